"""The state as it is read back from a file: its shape is checked, and so is the position."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from standoff.games.bang.box import Box
from standoff.games.bang.invariants import check_quiescent
from standoff.games.bang.state import Bang, Player, Turn
from standoff.games.invariants import Broken
from standoff.kernel.choice import NONE
from standoff.kernel.errors import BadRecord
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(Struct, forbid_unknown_fields=True, kw_only=True):
    role: int
    role_known: int
    character: int
    abilities: list[int] = []  # the own one, where nothing is said
    life: int
    max_life: int
    in_game: bool
    hand: list[int]
    in_play: list[int]
    chosen: list[int]
    ghost: bool = False


class TurnData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    number: int
    step: int
    bangs: int
    uses: list[int] = []
    waiting: list[int] = []
    extra: bool = False
    shown: int = NONE


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
    counter: Annotated[int, Meta(ge=0)]
    winners: list[int]
    ending: str
    leader: int = 0
    event_deck: list[int] = []
    event_past: list[int] = []
    event_aside: list[int] = []
    event_spent: bool = False
    first_out: int = NONE
    grants: list[int] = []
    tokens: list[int] = []


def load(rules: "Rules[Any]", box: Box, data: dict[str, Any]) -> Bang:
    """The state that `Bang.data` wrote, or BadRecord."""
    try:
        saved = msgspec.convert(data, BangData)
        rng = Rng(bytes.fromhex(saved.key), saved.counter)
        game = Bang(rules, box, rng, [_player(player) for player in saved.players])
        turn = saved.turn
        game.turn = Turn(turn.seat, turn.number, turn.step, turn.bangs, turn.extra, turn.shown)
        game.turn.uses = turn.uses
        game.turn.waiting = turn.waiting
        game.ring = saved.ring
        game.deck = saved.deck
        game.pile = saved.pile
        game.shelf = saved.shelf
        game.known = saved.known
        game.leader = saved.leader
        game.event_deck = saved.event_deck
        game.event_past = saved.event_past
        game.event_aside = saved.event_aside
        game.event_spent = saved.event_spent
        game.first_out = saved.first_out
        game.grants = saved.grants
        game.tokens = saved.tokens
        game.winners = saved.winners
        game.ending = saved.ending
        check_quiescent(game)
    except (ValueError, IndexError, KeyError, Broken) as error:
        raise BadRecord(f"This saved game cannot be: {error}") from None
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    player.abilities = data.abilities or [data.character]
    player.max_life = data.max_life
    player.in_game = data.in_game
    player.ghost = data.ghost
    player.hand = data.hand
    player.in_play = data.in_play
    player.chosen = data.chosen
    return player
