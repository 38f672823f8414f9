"""The pictures of the README and the docs, taken from the product itself.

python tools/pictures.py
"""

import re
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import standoff
from standoff.bots import RandomBot
from standoff.terminal.play import YOU, drawing
from standoff.texts import Texts

DOCS = Path(__file__).parent.parent / "docs"


def terminal() -> None:
    """A decision of a match in the terminal."""
    texts = Texts("en")
    names = ["Ana", "Luis", "Sofia", "Bruno", "Marta"]
    match = standoff.new("bang", players=5, seed="picture-9")
    bot = RandomBot("picture")
    while match.asked != YOU or len(match.choices) < 9 or len(match.events) < 120:
        match.choose(bot.pick(len(match.choices)))
    console = Console(record=True, width=100, file=open("/dev/null", "w"))  # noqa: SIM115
    for event in match.events_for(YOU)[-6:]:
        console.print(f"[dim]{escape(texts.say(event, names))}[/]")
    console.print(drawing(match.view(YOU), names, texts))
    console.print(f"[bold]{escape(texts.say(match.decision.prompt, names))}[/]")
    for number, option in enumerate(match.decision.options, 1):
        console.print(f"[cyan]{number:>4}[/]  {escape(texts.say(option.text, names))}")
    svg = console.export_svg(title="standoff play")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code", "ui-monospace").replace(", arial", ", sans-serif")
    (DOCS / "terminal.svg").write_text(svg)


if __name__ == "__main__":
    terminal()
