"""What a card in hand counts as (B-113), what nobody may do, and who may hold what."""

from standoff.games.bang.data.facts import Action, Play
from standoff.games.bang.data.hooks import (
    At,
    converts,
    converts_in_turn,
    forbids,
    loses_name,
    shields,
)
from standoff.games.bang.data.names import ANY_CARD
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.data.state import Bang
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE


def counts_as(game: Bang, seat: int, card: int) -> int:
    """The names a card has in that player's hand: its own, and those it converts to (B-113)."""
    names = printed = game.box.of(card).name
    if not game.answers(seat).renames:  # nearly always
        return printed
    for at in game.answering(seat, converts):
        for name, other in converts.of(at):
            if name in (printed, ANY_CARD):
                names |= other
    if game.turn.seat == seat:
        for at in game.answering(seat, converts_in_turn):
            for name, other in converts_in_turn.of(at):
                if name in (printed, ANY_CARD):
                    names |= other
    for at in game.answering(seat, loses_name):
        names &= ~(printed & loses_name.of(at))
    return names


def held_as(game: Bang, seat: int, name: int) -> list[int]:
    """The cards of a hand that count as that name."""
    hand = game.players[seat].hand
    if not game.answers(seat).renames:  # nearly always
        return [card for card in hand if game.box.of(card).name & name]
    return [card for card in hand if counts_as(game, seat, card) & name]


def used_as(game: Bang, card: int, name: int) -> int:
    """The kind a card is used as, if it is not of that name itself."""
    return NONE if game.box.of(card).name == name else game.box.named[name]


def forbidder(
    game: Bang, seat: int, kind: Kind, verb: str = "play", card: int = NONE, target: int = NONE
) -> At | None:
    """What forbids the player to use a card as that kind, if anything does (EV-18)."""
    if not game.box.forbidding:  # nearly always
        return None
    answering = game.answering(seat, forbids)
    if answering:
        action = Action(verb, seat, kind, card, target)
        for at in answering:
            if forbids.of(at)(game, at, action):
                return at
    return None


def shield(
    game: Bang, seat: int, kind: Kind, target: int, mutes: int = 0, card: int = NONE
) -> At | None:
    """What keeps the player from aiming that kind at the target, unless it is muted."""
    if target in (NONE, seat):
        return None
    answering = game.answering(target, shields)
    if not answering:  # nearly always
        return None
    action = Action("play", seat, kind, card, target)
    for at in answering:
        if not mutes & game.box.stratum(at) and shields.of(at)(game, at, action):
            return at
    return None


def may_hold(game: Bang, seat: int, window: int, play: Play | None = None) -> bool:
    """Whether a player may hold a card for that window, as far as everyone knows (LAW 2).

    It answers the play, where one aims at the player. Those whose every copy lies in the open,
    elsewhere, are held by nobody.
    """
    hand = game.players[seat].hand
    if not hand:
        return False
    for card in game.box.held_for(window):
        if game.known[card] == EVERYONE and card not in hand:
            continue
        at = game.box.card_at(card, seat)
        for deed in game.box.of(card).deeds:
            if deed.window & window and deed.answers(game, at, play):
                return True
    return False
