"""Attacks, and how others answer them (SS-29 to SS-35, SS-46 to SS-49)."""

from functools import partial
from typing import Final

from standoff.games.samurai.facts import Attack, Play
from standoff.games.samurai.life import wound
from standoff.games.samurai.matters import ESCAPE, SUPPLY
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

TAKE_IT: Final = Choice("take-it")


def weapon_limit(game: Samurai, seat: int) -> int:
    """How many Weapons the player may play in a turn (SS-33)."""
    limit = 2 if game.is_outnumbered(seat) else 1
    for source in game.sources(seat):
        limit += source.weapons
    return limit


def wounds(game: Samurai, by: int, target: int, card: int) -> list[tuple[int, int]]:
    """The wounds of an attack as a sum: what each part comes from, and how many (SS-32)."""
    index = game.box.index
    terms = [(game.box.kind[card], game.box.of(card).damage)]
    terms += [(index[each.id], each.wounds) for each in game.sources(by) if each.wounds]
    total = sum([number for _, number in terms])
    for source in game.sources(target):
        less = min(source.softens, total - 1)
        if less > 0:
            terms.append((index[source.id], -less))
            total -= less
    return terms


async def attack(game: Samurai, play: Play) -> None:
    """A Weapon wounds its target, unless it is parried."""
    by, target, card = play.by, play.target, play.card
    coming = Attack(by, target, card, wounds(game, by, target, card))
    game.attack = coming
    game.emit(Event("attack", by=by, target=target, card=card, number=coming.wounds))
    say = Say("ask-parry", by=by, card=card, number=coming.wounds)
    parried = await ask_parry(game, target, say, coming.wounds)
    game.attack = None
    if not parried:
        strike_home(game, coming)


def strike_home(game: Samurai, attack: Attack) -> None:
    """An attack succeeds: wounds, a defeat, then the target's ability and the attacker's."""
    suffered = wound(game, attack.target, attack.wounds, attack.by)
    for source in game.sources(attack.target):
        if source.wounded is not None:
            source.wounded(game, attack.target, suffered)
    for source in game.sources(attack.by):
        if source.struck is not None:
            source.struck(game, attack.by)


async def ask_parry(game: Samurai, seat: int, say: Say, wounds: int) -> bool:
    """Ask for a Parry, or for what counts as one, against wounds; gives whether it was played."""
    ways = partial(_parries, game, seat)
    choice = await game.ask(seat, say, ways, matter=ESCAPE, stake=wounds)
    if choice.verb != "play":
        return False
    game.spend(seat, choice.card, choice.kind)
    game.to_pile(choice.card)
    game.emit(Event("parried", seat=seat, by=say.by, card=choice.card))
    return True


def _parries(game: Samurai, seat: int) -> list[Choice]:
    box = game.box
    choices: list[Choice] = []
    for card in game.faces(game.players[seat].hand):
        if box.of(card).is_parry:
            choices.append(Choice("play", card))
        elif counts_as_parry(game, seat, card):
            choices.append(Choice("play", card, kind=box.parry))
    return [*choices, TAKE_IT]


def counts_as_parry(game: Samurai, seat: int, card: int) -> bool:
    """Whether an ability lets the player play a card as a Parry."""
    for source in game.sources(seat):
        if source.parries is not None and source.parries(game, seat, card):
            return True
    return False


async def ask_weapon(game: Samurai, seat: int, say: Say) -> bool:
    """Ask for a Weapon from hand, against a wound; gives whether it was discarded."""
    choice = await game.ask(seat, say, partial(_weapons, game, seat), matter=SUPPLY, stake=1)
    if choice.verb != "discard":
        return False
    game.discard(seat, choice.card)
    return True


def _weapons(game: Samurai, seat: int) -> list[Choice]:
    return [*discards_of_weapons(game, seat), TAKE_IT]


def discards_of_weapons(game: Samurai, seat: int) -> list[Choice]:
    hand = game.faces(game.players[seat].hand)
    return [Choice("discard", card) for card in hand if game.box.is_weapon(card)]
