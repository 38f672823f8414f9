"""The 90 cards (SS-45 to SS-65)."""

from functools import partial
from typing import Final

from standoff.games.samurai import moves
from standoff.games.samurai.attack import ask_parry, ask_weapon, discards_of_weapons
from standoff.games.samurai.declare import action, lasting, weapon
from standoff.games.samurai.facts import Play
from standoff.games.samurai.life import lose_honour, recover, wound
from standoff.games.samurai.matters import HONOUR
from standoff.games.samurai.state import Samurai
from standoff.games.samurai.targets import (
    CardOf,
    HandOf,
    One,
    WhoeverIsWounded,
    another,
    is_spared,
    only_one,
)
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def battle_cry(game: Samurai, play: Play) -> None:
    for seat in game.others(play.by):
        if is_spared(game, seat):
            continue
        if not await ask_parry(game, seat, Say("ask-battle-cry", by=play.by), 1):
            wound(game, seat, 1, play.by)


async def jujutsu(game: Samurai, play: Play) -> None:
    for seat in game.others(play.by):
        if is_spared(game, seat):
            continue
        if not await ask_weapon(game, seat, Say("ask-jujutsu", by=play.by)):
            wound(game, seat, 1, play.by)


async def breathing(game: Samurai, play: Play) -> None:
    recover(game, play.by)
    moves.draw(game, play.target)


async def daimyo(game: Samurai, play: Play) -> None:
    moves.draw(game, play.by, 2)


async def diversion(game: Samurai, play: Play) -> None:
    game.hand_over(play.target, HAND, game.pick(play.target, HAND), play.by)


async def geisha(game: Samurai, play: Play) -> None:
    card = game.pick(play.target, play.pick)
    game.to_pile(card)
    game.emit(Event("lost-card", seat=play.target, by=play.by, card=card))


async def tea_ceremony(game: Samurai, play: Play) -> None:
    moves.draw(game, play.by, 3)
    for seat in game.others(play.by):
        moves.draw(game, seat)


async def bushido(game: Samurai, seat: int, card: int) -> None:
    """Its holder turns over a card: on a Weapon, it costs another Weapon or Honour (SS-61)."""
    turned = moves.turn_up(game)
    if turned == NONE:
        return
    if game.box.is_weapon(turned):
        ways = partial(_ways_out, game, seat, card)
        choice = ways()[-1]
        if game.players[seat].hand:  # without cards there is nothing to decide
            say = Say("ask-bushido", card=turned)
            stake = 0 if game.is_outnumbered(seat) else 1
            choice = await game.ask(seat, say, ways, matter=HONOUR, stake=stake)
        if choice.verb == "lose-honour":
            lose_honour(game, seat)
            game.discard(seat, card)
            return
        game.discard(seat, choice.card)
        if choice.card == card:
            return
    game.pass_on(seat, card, game.others(seat)[0])


def _ways_out(game: Samurai, seat: int, card: int) -> list[Choice]:
    """A Weapon from hand, or Honour; the Shogun of three loses none (SS-62, SS-92)."""
    last = Choice("discard", card) if game.is_outnumbered(seat) else Choice("lose-honour")
    return [*discards_of_weapons(game, seat), last]


KINDS: Final = (
    weapon("bo", 5, reach=2, damage=1),
    weapon("bokken", 6, reach=1, damage=1),
    weapon("daikyu", 1, reach=5, damage=2),
    weapon("kanabo", 1, reach=3, damage=2),
    weapon("katana", 1, reach=2, damage=3),
    weapon("kiseru", 5, reach=1, damage=2),
    weapon("kusarigama", 4, reach=2, damage=2),
    weapon("nagayari", 1, reach=4, damage=2),
    weapon("naginata", 2, reach=4, damage=1),
    weapon("nodachi", 1, reach=3, damage=3),
    weapon("shuriken", 3, reach=3, damage=1),
    weapon("tanegashima", 1, reach=5, damage=1),
    weapon("wakizashi", 1, reach=1, damage=3),
    lasting("armor", 4, seen=1),
    lasting("bushido", 2, target=One(only_one), harms=True, recovered=bushido),
    lasting("fast_draw", 3, wounds=1),
    lasting("focus", 6, weapons=1),
    action("battle_cry", 4, target=WhoeverIsWounded(), effect=battle_cry, harms=True),
    action("breathing", 3, target=One(another), effect=breathing),
    action("daimyo", 3, effect=daimyo, points=1),
    action("diversion", 5, target=HandOf(another), effect=diversion, harms=True),
    action("geisha", 6, target=CardOf(), effect=geisha, harms=True),
    action("jujutsu", 3, target=WhoeverIsWounded(), effect=jujutsu, harms=True),
    action("parry", 15, is_parry=True),
    action("tea_ceremony", 4, effect=tea_ceremony),
)
