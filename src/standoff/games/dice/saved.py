"""The state as it is read back from a file: its shape is checked, and so is the position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from standoff.games.dice.character import Character
from standoff.games.dice.invariants import check_quiescent
from standoff.games.dice.state import Dice, Player, Turn
from standoff.games.invariants import Broken
from standoff.kernel.errors import BadRecord
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(Struct, forbid_unknown_fields=True, kw_only=True):
    role: int
    role_known: int
    character: int
    life: int
    max_life: int
    arrows: int
    in_game: bool


class TurnData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    number: int
    step: int
    dice: list[int]
    rolls: int
    rolled: int
    used: int
    targets: list[int]
    doubled: int
    own_beer: int


class DiceData(Struct, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Dice.data`, checked when it is read back."""

    players: list[PlayerData]
    ring: list[int]
    turn: TurnData
    arrows: int
    coming: list[int]
    key: str
    counter: Annotated[int, Meta(ge=0)]
    winners: list[int]
    ending: str


def load(rules: "Rules[Any]", characters: Sequence[Character], data: dict[str, Any]) -> Dice:
    """The state that `Dice.data` wrote, or BadRecord."""
    try:
        saved = msgspec.convert(data, DiceData)
        rng = Rng(bytes.fromhex(saved.key), saved.counter)
        game = Dice(rules, characters, rng, [_player(player) for player in saved.players])
        game.ring = saved.ring
        game.turn = _turn(saved.turn)
        game.arrows = saved.arrows
        game.coming = saved.coming
        game.winners = saved.winners
        game.ending = saved.ending
        check_quiescent(game)
    except (ValueError, IndexError, KeyError, Broken) as error:
        raise BadRecord(f"This saved game cannot be: {error}") from None
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    player.max_life = data.max_life
    player.arrows = data.arrows
    player.in_game = data.in_game
    return player


def _turn(data: TurnData) -> Turn:
    turn = Turn(data.seat, data.number, data.step)
    turn.dice = data.dice
    turn.rolls = data.rolls
    turn.rolled = data.rolled
    turn.used = data.used
    turn.targets = data.targets
    turn.doubled = data.doubled
    turn.own_beer = data.own_beer
    return turn
