"""The state as it is read back from a file: its shape is checked, and so is the position."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, field

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.state import Bang, Player, Turn
from standoff.games.bang.door.invariants import check_quiescent
from standoff.games.saved import CardsData, HolderData, reading
from standoff.kernel.choice import NONE

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(HolderData, forbid_unknown_fields=True, kw_only=True):
    abilities: list[int] = field(default_factory=list)  # the own one, where nothing is said
    in_game: bool
    chosen: list[int]
    ghost: bool = False


class TurnData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    number: int
    step: int
    bangs: int
    uses: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    extra: bool = False
    shown: int = NONE


class BangData(CardsData, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Bang.data`, checked when it is read back."""

    players: list[PlayerData]
    turn: TurnData
    leader: int = 0
    event_deck: list[int] = field(default_factory=list)
    event_past: list[int] = field(default_factory=list)
    event_aside: list[int] = field(default_factory=list)
    event_spent: bool = False
    first_out: int = NONE
    grants: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)


def load(rules: "Rules[Any]", box: Box, data: dict[str, Any]) -> Bang:
    """The state that `Bang.data` wrote, or BadRecord."""
    with reading():
        saved = msgspec.convert(data, BangData)
        game = Bang(rules, box, saved.rng(), [_player(player) for player in saved.players])
        saved.restore(game)
        turn = saved.turn
        game.turn = Turn(turn.seat, turn.number, turn.step, turn.bangs, turn.extra, turn.shown)
        game.turn.uses = turn.uses
        game.turn.waiting = turn.waiting
        game.leader = saved.leader
        game.event_deck = saved.event_deck
        game.event_past = saved.event_past
        game.event_aside = saved.event_aside
        game.event_spent = saved.event_spent
        game.first_out = saved.first_out
        game.grants = saved.grants
        game.tokens = saved.tokens
        check_quiescent(game)
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    player.abilities = data.abilities or [data.character]
    data.restore_cards(player)
    player.in_game = data.in_game
    player.ghost = data.ghost
    player.chosen = data.chosen
    return player
