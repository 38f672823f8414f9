"""The state as it is read back from a file: its shape is checked, and so is the position."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from standoff.games.dice.character import Character
from standoff.games.dice.invariants import check_quiescent
from standoff.games.dice.state import Dice, Player, Turn
from standoff.games.saved import SeatedData, StateData, reading

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(SeatedData, forbid_unknown_fields=True, kw_only=True):
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


class DiceData(StateData, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Dice.data`, checked when it is read back."""

    players: list[PlayerData]
    turn: TurnData
    arrows: int


def load(rules: "Rules[Any]", characters: Sequence[Character], data: dict[str, Any]) -> Dice:
    """The state that `Dice.data` wrote, or BadRecord."""
    with reading():
        saved = msgspec.convert(data, DiceData)
        players = [_player(player) for player in saved.players]
        game = Dice(rules, characters, saved.rng(), players)
        game.ring = saved.ring
        game.turn = _turn(saved.turn)
        game.arrows = saved.arrows
        game.winners = saved.winners
        game.ending = saved.ending
        check_quiescent(game)
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    data.restore(player)
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
