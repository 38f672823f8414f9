"""What the terminal shows: the table, hands, the log. Nothing here knows a card by its name."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from standoff.games.bang.view import BangPlayerView, BangView
from standoff.kernel.decision import Option
from standoff.terminal.menu import Menu
from standoff.texts import SEATS, Sentence, Texts

RED_SUITS = r"\S+[♥♦]"


WAITING: Final = "…"
"""After a card in play that can be used from the next turn on."""


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

    def table(self, view: BangView, asked: int | None = None) -> RenderableType:
        """The table as the viewer sees it, themselves first, then clockwise."""
        seats = view.players
        start = view.viewer or 0
        reach = None if view.viewer is None else seats[view.viewer].reach
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        grid.add_column("", no_wrap=True)
        grid.add_column(self.texts.app("player"))
        for heading in ("role", "character", "life", "hand"):
            grid.add_column(self.texts.app(heading), no_wrap=True)
        if reach is not None:
            grid.add_column(self.texts.app("distance"))
        grid.add_column(self.texts.app("in-play"))
        for player in (*seats[start:], *seats[:start]):
            row = [
                f"{_mark(player.seat, view.turn, asked)}{player.seat + 1}",
                self.names[player.seat],
                "?" if player.role is None else self.texts.role(player.role),
                " + ".join(self.texts.kind(who) for who in (player.character, *player.copies)),
                self._life(player),
                str(player.hand_size) if player.in_game else "",
                ", ".join(
                    f"{self.kind(card)}{WAITING if card in player.waiting else ''}"
                    for card in player.in_play
                ),
            ]
            if reach is not None:
                row.insert(-1, _distance(player, start, reach))
            grid.add_row(*(Text(cell) for cell in row), style=_row_style(player, view.turn))
        return Group(Rule(self._piles(view), style="dim"), grid, *self._open_cards(view))

    def kind(self, card: str) -> str:
        """The name of a card without its sign."""
        return self.texts.kind(kind_of(card))

    def _life(self, player: BangPlayerView) -> str:
        if not player.in_game:
            return self.texts.app("out")
        if player.ghost:
            return self.texts.app("ghost")
        return "●" * player.life + "○" * (player.max_life - player.life)

    def _piles(self, view: BangView) -> Text:
        parts = [
            self.texts.app("turn", number=view.turn_number),
            f"{self.texts.app('deck')} {view.deck_size}",
            f"{self.texts.app('discards')} {view.pile_size}",
        ]
        if view.pile_top is not None:
            parts[-1] += f": {self.texts.card(view.pile_top)}"
        if view.event is not None:
            parts.append(f"{self.texts.app('event')}: {self.texts.kind(view.event)}")
        if view.next_event is not None:
            parts.append(f"{self.texts.app('next-event')}: {self.texts.kind(view.next_event)}")
        for token, seat in view.tokens.items():
            parts.append(f"{self.texts.token(token)}: {self.names[seat]}")
        return self.words(" · ".join(parts))

    def _open_cards(self, view: BangView) -> Iterable[Text]:
        """What else the viewer knows: cards that lie open, others' hands, the top of the deck."""
        known = [(self.names[p.seat], p.hand) for p in view.players if p.seat != view.viewer]
        top = tuple(card for card in view.deck_top if card is not None)
        for owner, cards in (
            (self.texts.app("middle"), view.middle),
            (self.texts.app("deck-top"), top),
            *((self.texts.app("hand-of", name=name), hand) for name, hand in known),
        ):
            if cards:
                yield self.words(f"{owner}: {', '.join(map(self.texts.card, cards))}")

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

    def player(self, player: BangPlayerView) -> None:
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


def kind_of(card: str) -> str:
    """The kind of a card, which its name begins with.

    >>> kind_of("wells_fargo-3H")
    'wells_fargo'
    """
    return card.rpartition("-")[0]


def _mark(seat: int, turn: int, asked: int | None) -> str:
    return "▶" if seat == turn else "?" if seat == asked else " "


def _distance(player: BangPlayerView, viewer: int, reach: int) -> str:
    if player.distance is None or player.seat == viewer:
        return ""
    return f"{player.distance} {'✓' if player.distance <= reach else '✗'}"


def _row_style(player: BangPlayerView, turn: int) -> str:
    if not player.in_game:
        return "dim"
    return "bold" if player.seat == turn else ""
