"""A match against bots in a terminal: the table, what happened, and numbered options."""

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from standoff.bots import Bot, View
from standoff.games.bang.view import TableView
from standoff.kernel.match import Match
from standoff.texts import Texts

YOU = 0


def play_in_terminal(
    match: Match, names: Sequence[str], bots: Sequence[Bot], texts: Texts, console: Console
) -> None:
    """Play seat 0; the end of the input leaves the match."""
    told = 0
    while not match.over:
        decision = match.decision
        if decision.seat != YOU:
            match.answer(bots[decision.seat].choose(View(match, decision.seat), decision))
            continue
        told = tell(match, told, names, texts, console)
        console.print(drawing(match.view(YOU), names, texts))
        console.print(f"[bold]{escape(texts.say(decision.prompt, names))}[/]")
        for number, option in enumerate(decision.options, 1):
            console.print(f"[cyan]{number:>4}[/]  {escape(texts.say(option.text, names))}")
        try:
            match.answer(decision.options[choose(len(decision.options), texts, console)].key)
        except EOFError:
            return
    tell(match, told, names, texts, console)
    console.print(f"{texts.app('seed')}: {match.setup.seed}")


def tell(match: Match, told: int, names: Sequence[str], texts: Texts, console: Console) -> int:
    """Print what has happened since; gives the number of events told."""
    for event in match.events_for(YOU, told):
        console.print(f"[dim]{escape(texts.say(event, names))}[/]")
    return len(match.events)


def drawing(view: TableView, names: Sequence[str], texts: Texts) -> Table:
    """The table as you see it."""
    table = Table(title=_piles(view, texts))
    for heading in ("players", "character", "role", "life", "cards", "in-play", "distance"):
        table.add_column(texts.app(heading))
    for player in view.players:
        if player.in_game:
            life = "●" * player.life + "○" * (player.max_life - player.life)
        else:
            life = texts.app("out-of-game")
        table.add_row(
            f"{'▶ ' if player.seat == view.turn else ''}{escape(names[player.seat])}",
            texts.kind(player.character),
            "?" if player.role is None else texts.role(player.role),
            life,
            str(player.hand_size),
            ", ".join(texts.card(card) for card in player.in_play),
            "" if player.distance is None or player.seat == YOU else str(player.distance),
        )
    return table


def choose(options: int, texts: Texts, console: Console) -> int:
    """Ask until the answer is a number of the list; gives its place."""
    while True:
        answer = console.input(f"{texts.app('choose', number=options)} ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= options:
            return int(answer) - 1
        console.print(texts.app("not-a-number"))


def _piles(view: TableView, texts: Texts) -> str:
    top = "" if view.pile_top is None else f" ({texts.card(view.pile_top)})"
    return f"{texts.app('deck')}: {view.deck_size}   {texts.app('discards')}: {view.pile_size}{top}"
