"""The pictures of the README and the docs, taken from the product itself.

python tools/pictures.py
"""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import standoff
from standoff.bots import Gunslinger, View
from standoff.terminal.menu import first
from standoff.terminal.play import YOU, Game
from standoff.terminal.screen import Screen
from standoff.texts import Texts

DOCS = Path(__file__).parent.parent / "docs"


def terminal() -> None:
    """A decision of a match in the terminal."""
    names = ["Ana", "Luis", "Sofia", "Bruno", "Marta"]
    match = standoff.new("bang", players=5, seed="picture-9")
    bots = [Gunslinger(f"picture-{seat}") for seat in range(5)]
    while match.asked != YOU or match.width < 12 or len(match.events) < 120:
        match.answer(bots[match.asked].choose(View(match, match.asked), match.decision))
    console = Console(record=True, width=90, file=StringIO(), highlight=False)
    game = Game(match, bots, Screen(Texts("en"), names, console))
    game.listen()
    game.show(first(match.decision.options, match.view(YOU).players[YOU].hand))
    console.print("[bold cyan]>[/]")
    svg = console.export_svg(title="standoff play")
    svg = re.sub(r"<!--.*?-->\s*", "", svg)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere
    svg = svg.replace("Fira Code", "ui-monospace").replace(", arial", ", sans-serif")
    (DOCS / "terminal.svg").write_text(svg)


if __name__ == "__main__":
    terminal()
