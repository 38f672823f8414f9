"""The state as it is read back from a file: its shape is checked, and so is the position."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, field

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.sources import EVENTS
from standoff.games.bang.data.state import GHOST, LIVING, OUT, Bang, Grant, Player, Turn
from standoff.games.bang.door.invariants import check_quiescent
from standoff.games.saved import CardsData, HolderData, reading
from standoff.kernel.choice import NONE

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class PlayerData(HolderData, forbid_unknown_fields=True, kw_only=True):
    standing: int
    chosen: list[int]
    abilities: list[int] = field(default_factory=list)  # the own one, where nothing is said
    skips: bool = False
    load: int = 0
    lot: int = 0


class TurnData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    number: int
    step: int
    bangs: int
    extra: bool = False
    last: bool = False
    lost: bool = False
    duty: int = NONE
    uses: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    notes: dict[str, int] = field(default_factory=dict)


class GrantData(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: int
    by: int
    last: bool
    heals: int = 0


class BangData(CardsData, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Bang.data`, checked when it is read back."""

    players: list[PlayerData]
    turn: TurnData
    leader: int = 0
    first_out: int = NONE
    grants: list[GrantData] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    load: list[int] = field(default_factory=list)
    parts: dict[str, dict[str, Any]] = field(default_factory=dict)


def load(rules: "Rules[Any]", box: Box, data: dict[str, Any]) -> Bang:
    """The state that `Bang.data` wrote, or BadRecord."""
    with reading():
        saved = msgspec.convert(renewed(data), BangData)
        game = Bang(rules, box, saved.rng(), [_player(player) for player in saved.players])
        saved.restore(game)
        game.turn = _turn(saved.turn)
        game.leader = saved.leader
        game.first_out = saved.first_out
        game.grants = [Grant(each.seat, each.by, each.last, each.heals) for each in saved.grants]
        game.tokens = saved.tokens
        game.load = saved.load
        if sorted(saved.parts) != sorted(part.id for part in game.parts):
            raise ValueError("the parts of the table are not those of these sets")
        for part in game.parts:
            part.restore(saved.parts[part.id])
        game.table_changed()
        check_quiescent(game)
    return game


def _player(data: PlayerData) -> Player:
    player = Player(data.role, data.role_known, data.character, data.life)
    player.abilities = data.abilities or [data.character]
    data.restore_cards(player)
    player.standing = data.standing
    player.skips = data.skips
    player.load = data.load
    player.lot = data.lot
    player.chosen = data.chosen
    return player


def _turn(data: TurnData) -> Turn:
    turn = Turn(data.seat, data.number, data.step, data.bangs, data.extra, data.last)
    turn.lost = data.lost
    turn.duty = data.duty
    turn.uses = data.uses
    turn.waiting = data.waiting
    turn.notes = {int(place): note for place, note in data.notes.items()}
    return turn


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """A state in the shape it had before there were parts and standings, in this one."""
    players, turn = data.get("players"), data.get("turn")
    if "parts" in data or not isinstance(players, list) or not isinstance(turn, dict):
        return data
    events = ("event_deck", "event_past", "event_aside", "event_spent")
    kept = {name: value for name, value in data.items() if name not in events}
    deck = {name.removeprefix("event_"): data.get(name) for name in events}
    kept["parts"] = {EVENTS: deck} if deck["deck"] or deck["past"] or deck["aside"] else {}
    kept["players"] = [_stands(player) for player in players]
    kept["turn"] = {"duty" if name == "shown" else name: each for name, each in turn.items()}
    kept["grants"] = [{"seat": s, "by": NONE, "last": False} for s in data.get("grants", [])]
    return kept


def _stands(player: Any) -> Any:
    if not isinstance(player, dict):
        return player
    kept = {name: value for name, value in player.items() if name not in ("in_game", "ghost")}
    standing = GHOST if player.get("ghost") else LIVING
    return {**kept, "standing": standing if player.get("in_game") else OUT}
