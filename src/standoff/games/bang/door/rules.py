"""The card game as the kernel sees it."""

from collections.abc import Coroutine, Sequence
from typing import Any

from standoff.games.bang.data.box import Box, Set
from standoff.games.bang.data.deeds import ANY_TIME
from standoff.games.bang.data.matters import DYING
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.advice import warning
from standoff.games.bang.door.catalog import catalog, playable
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.door.redeal import redeal
from standoff.games.bang.door.saved import load
from standoff.games.bang.door.seen import BangSeen, seen
from standoff.games.bang.door.setup import box_for, check_options, check_players, chosen, deal
from standoff.games.bang.door.view import BangView, open_view, view
from standoff.games.bang.mechanics import deeds
from standoff.games.bang.mechanics.settle import settled
from standoff.games.bang.mechanics.talking import does_mind, talked
from standoff.games.bang.turn import steps
from standoff.games.bang.turn.play import why_not
from standoff.games.bang.turn.uses import why_not_open, why_not_use
from standoff.games.cards import why_not_named
from standoff.games.roles import CASTS
from standoff.games.series import check_series, succession
from standoff.kernel.choice import TALK, Aside, Choice
from standoff.kernel.game import MAIN, NO_ASIDES, Ask, Rules
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.view import Catalog, Playable
from standoff.kernel.words import Say


class BangRules(Rules[Bang]):
    """The card game with the sets it was given, in their canonical order, the base game first."""

    def __init__(self, sets: Sequence[Set]) -> None:
        self.sets = tuple(sets)
        self._boxes: dict[tuple[tuple[str, ...], tuple[str, ...]], Box] = {}

    def playable(self) -> Playable:
        return playable(self.sets)

    def catalog(self) -> Catalog:
        return catalog(self.sets)

    def edition(self, setup: Setup) -> str:
        return "+".join(f"{part.id}-{part.edition}" for part in chosen(setup, self.sets))

    def box(self, setup: Setup) -> Box:
        """The box of a setup; matches with the same sets share it."""
        key = (setup.sets, setup.variants)
        check_players(setup, self.sets)
        check_options(setup, self.sets)
        if key not in self._boxes:
            self._boxes[key] = box_for(setup, self.sets)
        return self._boxes[key]

    def deal(self, setup: Setup) -> Bang:
        box = self.box(setup)
        check_series(setup, box.cast)
        return deal(self, setup, box)

    def load(self, setup: Setup, data: dict[str, Any]) -> Bang:
        return load(self, self.box(setup), data)

    def succession(self, state: Bang, keep: list[int], rotate: bool) -> Series:
        names = [state.kind_name(player.character) for player in state.players]
        roles = [player.role for player in state.players]
        first = roles.index(CASTS[state.seats()].first)
        return succession(names, state.counting(), state.ring, first, keep, rotate)

    def advance(self, state: Bang) -> Coroutine[Any, Any, None]:
        return steps.advance(state)

    def view(self, state: Bang, seat: int) -> BangView:
        return view(state, seat)

    def look(self, state: Bang, seat: int) -> BangLook:
        return BangLook(state, seat)

    def seen(self, setup: Setup, table: BangView, events: Sequence[Text]) -> BangSeen:
        return seen(self, self.box(setup), table, events)

    def open_view(self, state: Bang) -> BangView:
        return open_view(state)

    def redeal(self, state: Bang, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def why_not(self, state: Bang, ask: Ask, card: str, target: int) -> Say | None:
        seat = ask.seat
        reasons = why_not_open(state, seat, card, target) if ask.matter == MAIN else []
        if reasons:
            return None if None in reasons else reasons[0]
        return why_not_named(
            state,
            ask,
            card,
            lambda held: why_not(state, seat, held, target),
            lambda lying: why_not_use(state, seat, lying, target),
        )

    def warning(self, state: Bang, ask: Ask, choice: Choice) -> Say | None:
        return warning(state, ask, choice)

    def asides(self, state: Bang, ask: Ask) -> list[Aside]:
        """Deeds of any time (B-127); of the dying, only when they are asked (B-66)."""
        seats = state.everyone().any_time
        if not seats:
            return NO_ASIDES
        asides: list[Aside] = []
        for seat in seats:
            player = state.players[seat]
            if player.has_life and player.life <= 0 and (seat != ask.seat or ask.matter != DYING):
                continue
            for choice in deeds.by_sources(state, seat, ANY_TIME):
                asides.append(Aside(seat, choice))
        return asides

    def minds_talk(self, state: Bang, seat: int) -> bool:
        return does_mind(state, seat)

    async def interrupt(self, state: Bang, aside: Aside) -> None:
        if aside.choice.verb == TALK:
            await talked(state, aside.seat)
            return
        offer = deeds.find(state, aside.seat, aside.choice, ANY_TIME)
        await settled(state, deeds.do(state, offer, aside.choice))
