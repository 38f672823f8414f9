"""The card game as the kernel sees it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from standoff.games.bang import turn
from standoff.games.bang.box import Set
from standoff.games.bang.invariants import Broken, check_quiescent
from standoff.games.bang.play import why_not
from standoff.games.bang.redeal import redeal
from standoff.games.bang.settle import begin, settle
from standoff.games.bang.setup import box_for, check_series, deal, succession
from standoff.games.bang.state import Bang, Player, Turn
from standoff.games.bang.view import TableView, view
from standoff.kernel.choice import Aside, Choice
from standoff.kernel.errors import BadRecord
from standoff.kernel.game import Ask, Rules
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng
from standoff.kernel.words import Say


class PlayerData(Struct, forbid_unknown_fields=True):
    role: int
    role_known: int
    character: int
    life: int
    max_life: int
    in_game: bool
    hand: list[int]
    in_play: list[int]
    chosen: list[int]


class TurnData(Struct, forbid_unknown_fields=True):
    seat: int
    number: int
    step: int
    bangs: int


class BangData(Struct, forbid_unknown_fields=True):
    """The shape of `Bang.data`, checked when it is read back."""

    players: list[PlayerData]
    ring: list[int]
    turn: TurnData
    deck: list[int]
    pile: list[int]
    shelf: list[int]
    known: list[int]
    key: str
    counter: int
    winners: list[int]
    ending: str


class BangRules(Rules[Bang]):
    """The card game with the sets it was given, in their canonical order, the base game first."""

    def __init__(self, sets: Sequence[Set]) -> None:
        self.sets = tuple(sets)

    def deal(self, setup: Setup) -> Bang:
        box = box_for(setup, self.sets)
        check_series(setup, box)
        return deal(self, setup, box)

    def load(self, setup: Setup, data: dict[str, Any]) -> Bang:
        box = box_for(setup, self.sets)
        try:
            saved = msgspec.convert(data, BangData)
            key = bytes.fromhex(saved.key)
            game = Bang(self, box, Rng(key, saved.counter), [_player(p) for p in saved.players])
            game.ring = saved.ring
            game.turn = Turn(saved.turn.seat, saved.turn.number, saved.turn.step, saved.turn.bangs)
            game.deck = saved.deck
            game.pile = saved.pile
            game.shelf = saved.shelf
            game.known = saved.known
            game.winners = saved.winners
            game.ending = saved.ending
            check_quiescent(game)
        except (ValueError, IndexError, KeyError, Broken) as error:
            raise BadRecord(f"This saved game cannot be: {error}") from None
        return game

    def succession(self, state: Bang, keep: list[int], rotate: bool) -> Series:
        return succession(state, keep, rotate)

    async def advance(self, state: Bang) -> None:
        await turn.advance(state)

    def view(self, state: Bang, seat: int) -> TableView:
        return view(state, seat)

    def redeal(self, state: Bang, seat: int, rng: Rng) -> None:
        redeal(state, seat, rng)

    def why_not(self, state: Bang, ask: Ask, card: str, target: int) -> Say | None:
        held = [c for c in state.players[ask.seat].hand if state.box.name[c] == card]
        if not held:
            return Say("why-not-in-hand")
        if ask.say.id == "ask-main":
            return why_not(state, ask.seat, held[0], target)
        if any(choice.card in held for choice in ask.choices):
            return None
        return Say("why-no-answer")

    def asides(self, state: Bang, ask: Ask) -> list[Aside]:
        """Abilities usable at any time (B-127); by the dying, only when they are asked (B-66)."""
        asides = []
        for seat in state.clockwise(state.turn.seat):
            if state.players[seat].life <= 0 and (seat, "ask-dying") != (ask.seat, ask.say.id):
                continue
            place = state.players[seat].character
            ability = state.box.sources[place].any_time
            if ability is not None and ability.open(state, seat):
                asides.append(Aside(seat, Choice("use", kind=place)))
        return asides

    async def interrupt(self, state: Bang, aside: Aside) -> None:
        ability = state.box.sources[aside.choice.kind].any_time
        assert ability is not None
        begin(state)
        await ability.use(state, aside.seat)
        await settle(state)


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    player.max_life = data.max_life
    player.in_game = data.in_game
    player.hand = data.hand
    player.in_play = data.in_play
    player.chosen = data.chosen
    return player
