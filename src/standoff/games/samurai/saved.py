"""The state as it is read back from a file: its shape is checked, and so is the position."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from standoff.games.samurai.box import Box
from standoff.games.samurai.invariants import check_quiescent
from standoff.games.samurai.state import Player, Samurai, Turn
from standoff.games.saved import CardsData, HolderData, reading

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(HolderData, forbid_unknown_fields=True, kw_only=True):
    honour: int


class TurnData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    number: int
    step: int
    weapons: int


class SamuraiData(CardsData, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Samurai.data`, checked when it is read back."""

    players: list[PlayerData]
    turn: TurnData
    aside: list[int]
    disgraced: int


def load(rules: "Rules[Any]", box: Box, data: dict[str, Any]) -> Samurai:
    """The state that `Samurai.data` wrote, or BadRecord."""
    with reading():
        saved = msgspec.convert(data, SamuraiData)
        game = Samurai(rules, box, saved.rng(), [_player(player) for player in saved.players])
        saved.restore(game)
        turn = saved.turn
        game.turn = Turn(turn.seat, turn.number, turn.step, turn.weapons)
        game.aside = saved.aside
        game.disgraced = saved.disgraced
        check_quiescent(game)
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life, data.honour)
    data.restore_cards(player)
    return player
