"""What the terminal shows: the table, hands, the log. Nothing here knows a card by its name."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from standoff.kernel.decision import Option
from standoff.kernel.ring import clockwise
from standoff.kernel.view import PlayerView, TableView
from standoff.terminal.menu import Menu
from standoff.terminal.tables import DRAWINGS, kind_of
from standoff.texts import SEATS, Sentence, Texts

RED_SUITS = r"\S+[♥♦]"


WRAPPED: Final = {"character": 11, "distance": 0, "in-play": 11}
"""Columns that may be broken into lines, and how wide they are at least: long words stay whole."""


class Screen:
    """Draws for one reader: in their language, with these names, on this console."""

    def __init__(self, texts: Texts, names: Sequence[str], console: Console) -> None:
        self.texts = texts
        self.names = names
        self.console = console

    # Printing

    def print(self, what: RenderableType = "") -> None:
        self.console.print(what)

    def say(self, sentence: Sentence, style: str = "") -> None:
        self.print(self.words(self.texts.say(sentence, self.names), style))

    def app(self, id: str, style: str = "", **args: int | str) -> None:
        """Print a text of the application."""
        self.print(self.words(self.texts.app(id, **args), style))

    def copyable(self, id: str, **args: str) -> None:
        """Print a text with something to copy from it: it is not broken into lines."""
        self.console.print(Text(self.texts.app(id, **args)), soft_wrap=True)

    def keys(self, id: str) -> None:
        """Print a text of the application whose lines are a key, two spaces or more, and a help."""
        grid = Table(box=None, show_header=False, pad_edge=False)
        grid.add_column(style="cyan", no_wrap=True)
        for line in self.texts.app(id).splitlines():
            key, _, does = line.partition("  ")
            grid.add_row(Text(key), Text(does.strip()))
        self.print(grid)

    def read(self, style: str = "bold cyan") -> str:
        """A line that was typed; the end of the input is an EOFError."""
        return self.console.input(Text("> ", style)).strip()

    def words(self, sentence: str, style: str = "") -> Text:
        """A sentence with its red suits in red."""
        words = Text(sentence, style)
        words.highlight_regex(RED_SUITS, "red")
        return words

    # The table

    def table(self, view: TableView, asked: int | None = None) -> RenderableType:
        """The table as the viewer sees it, themselves first, then clockwise."""
        drawing = DRAWINGS[type(view)](view, self.texts, self.names)
        cells = drawing.cells()
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.texts.app("player"))
        for heading in ("role", "character", *cells):
            least = WRAPPED.get(heading)
            grid.add_column(self.texts.app(heading), no_wrap=least is None, min_width=least)
        for seat in clockwise(list(view.ring), view.viewer or 0):
            player = view.players[seat]
            row = [
                f"{_mark(seat, view.turn, asked)}{seat + 1}",
                self.names[seat],
                drawing.role(player),
                drawing.character(player),
                *(cell(player) for cell in cells.values()),
            ]
            grid.add_row(*(Text(cell) for cell in row), style=_row_style(player, view.turn))
        turn = self.texts.app("turn", number=view.turn_number)
        headline, more = self._split([turn, *drawing.headline()])
        above = [self.words(more)] if more else []
        below = [self.words(line) for line in drawing.below()]
        return Group(Rule(self.words(headline), style="dim"), *above, grid, *below)

    def _split(self, parts: Sequence[str]) -> tuple[str, str]:
        """The parts that fit into the line above the table, and the rest for one of its own."""
        fit = len(parts)
        while fit > 1 and cell_len(" · ".join(parts[:fit])) > self.console.width - len("─  ─"):
            fit -= 1
        return " · ".join(parts[:fit]), " · ".join(parts[fit:])

    def kind(self, card: str) -> str:
        """The name of a card without its sign."""
        return self.texts.kind(kind_of(card))

    # The hand and the menu

    def hand(self, cards: Sequence[str], menu: Menu | None = None) -> Table:
        """The cards with what they do; where they can be chosen, with numbers and targets."""
        grid = Table(box=None, show_header=False, pad_edge=False)
        grid.add_column(justify="right")
        numbered = menu is not None and menu.hand > 0
        for number, card in enumerate(cards, 1):
            ways = menu.ways[number] if menu is not None and numbered else ()
            seats = sorted({option.seat + 1 for option in ways if option.seat is not None})
            grid.add_row(
                Text(f"{'▸' if ways else ' '} {number}" if numbered else " ", "cyan"),
                self.words(self.texts.card(card), "bold" if ways else ""),
                self.texts.gist(kind_of(card)),
                Text(f"→ {' '.join(map(str, seats))}" if seats else "", "cyan"),
                style="" if ways or not numbered else "dim",
            )
        return grid

    def menu(self, menu: Menu) -> Table:
        """The numbers that are not cards of the hand, and what each means."""
        grid = Table(box=None, show_header=False, pad_edge=False)
        grid.add_column(justify="right")
        for number, ways in menu.ways.items():
            if number > menu.hand:
                grid.add_row(Text(f"▸ {number}", "cyan"), self.words(self.way(menu.field, ways)))
        return grid

    def way(self, field: str, ways: Sequence[Option]) -> str:
        """What a number of a menu means."""
        option = ways[0]
        if field == "seat" and option.seat is not None:
            return self.names[option.seat]
        if field == "kind" and option.card is not None:
            return self.texts.kind(option.kind) if option.kind else self.kind(option.card)
        return self.texts.say(option.text, self.names)

    # What things are

    def card(self, kind: str) -> None:
        """The full text of a kind of card or a character."""
        self.print(Text.assemble((self.texts.kind(kind), "bold"), f". {self.texts.text(kind)}"))

    def player(self, player: PlayerView) -> None:
        """A player's character, role as far as it is known, and cards in play, in full."""
        self.print(Text(self.names[player.seat], "bold cyan"))
        self.card(player.character)
        if player.role is not None:
            role = (self.texts.role(player.role), "bold")
            self.print(Text.assemble(role, f". {self.texts.goal(player.role, len(self.names))}"))
        for card in player.in_play:
            self.card(kind_of(card))

    # The log

    def log(self, lines: Sequence[Text], most: int) -> None:
        """The last lines, equal ones in a row as one; the first ones left out are counted."""
        told = [(line, len(list(same))) for line, same in groupby(lines)]
        if len(told) > most:
            self.app("log-cut", "dim italic", number=len(told) - most)
        for line, times in told[-most:]:
            self.print(line if times == 1 else line + Text(f" ×{times}", "dim"))

    def event(self, event: Sentence, about: int | None = None) -> Text:
        """A line of the log; what is about that seat stands out."""
        concerned = about is None or about in [event.args.get(name) for name in SEATS]
        return self.words(self.texts.say(event, self.names), "" if concerned else "dim")


def _mark(seat: int, turn: int, asked: int | None) -> str:
    return "▶" if seat == turn else "?" if seat == asked else " "


def _row_style(player: PlayerView, turn: int) -> str:
    if not player.in_game:
        return "dim"
    return "bold" if player.seat == turn else ""
