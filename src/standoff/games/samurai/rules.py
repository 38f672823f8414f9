"""Samurai Sword as the kernel sees it."""

from collections.abc import Coroutine, Sequence
from typing import Any, Final

from standoff.games.cards import why_not_named
from standoff.games.samurai import roles, turn
from standoff.games.samurai.advice import warning
from standoff.games.samurai.box import Box
from standoff.games.samurai.catalog import catalog, playable
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.play import why_not
from standoff.games.samurai.redeal import redeal
from standoff.games.samurai.saved import load
from standoff.games.samurai.seen import seen
from standoff.games.samurai.setup import SET, check, deal
from standoff.games.samurai.state import Samurai
from standoff.games.samurai.view import SamuraiView, open_view, view
from standoff.games.series import check_series, succession
from standoff.kernel.choice import Choice
from standoff.kernel.game import Ask, Rules
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.view import Catalog, Playable
from standoff.kernel.words import Say

EDITION: Final = f"{SET}-1"
"""Counted up when the same answers lead to another game."""


class SamuraiRules(Rules[Samurai]):
    """Samurai Sword with the cards and characters of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def playable(self) -> Playable:
        return playable()

    def catalog(self) -> Catalog:
        return catalog(self.box)

    def edition(self, setup: Setup) -> str:
        return EDITION

    def deal(self, setup: Setup) -> Samurai:
        check(setup)
        check_series(setup, self.box.cast)
        return deal(self, setup, self.box)

    def load(self, setup: Setup, data: dict[str, Any]) -> Samurai:
        check(setup)
        return load(self, self.box, data)

    def succession(self, state: Samurai, keep: list[int], rotate: bool) -> Series:
        names = [state.kind_name(player.character) for player in state.players]
        first = [player.role for player in state.players].index(roles.SHOGUN)
        return succession(names, [True] * len(names), state.ring, first, keep, rotate)

    def advance(self, state: Samurai) -> Coroutine[Any, Any, None]:
        return turn.advance(state)

    def view(self, state: Samurai, seat: int) -> SamuraiView:
        return view(state, seat)

    def look(self, state: Samurai, seat: int) -> SamuraiLook:
        return SamuraiLook(state, seat)

    def seen(self, setup: Setup, table: SamuraiView, events: Sequence[Text]) -> SamuraiLook:
        return seen(self, self.box, table, events)

    def open_view(self, state: Samurai) -> SamuraiView:
        return open_view(state)

    def redeal(self, state: Samurai, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def why_not(self, state: Samurai, ask: Ask, card: str, target: int) -> Say | None:
        seat = ask.seat
        return why_not_named(state, ask, card, lambda held: why_not(state, seat, held, target))

    def warning(self, state: Samurai, ask: Ask, choice: Choice) -> Say | None:
        return warning(state, ask, choice)
