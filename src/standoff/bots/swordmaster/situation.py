"""The table as the swordmaster judges it: what a wound is worth, and how likely it is."""

from typing import Final

from standoff.bots.beliefs import Odds
from standoff.bots.swordmaster import cards, numbers
from standoff.bots.swordmaster.cards import KINDS
from standoff.bots.swordmaster.memory import Memory
from standoff.bots.swordmaster.prospects import Prospects
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.roles import CASTS, SHOGUN
from standoff.games.samurai.sources import Kind

_FARTHEST: Final = 8


class Situation:
    """One moment, seen from one seat, with what is believed of the others.

    What is asked again and again is worked out once.
    """

    def __init__(self, look: SamuraiLook, prospects: Prospects, odds: Odds, memory: Memory) -> None:
        seat = look.seat
        self.look = look
        self.me = seat
        self.life = look.life(seat)
        self.max_life = look.max_life(seat)
        self.hand = [look.kind(card) for card in look.hand(seat)]
        self.who = look.sources(seat)
        self.others = [each for each in range(look.seats) if each != seat]
        self.cast = CASTS[look.seats]
        self.odds = odds
        self._prospects = prospects
        self._unseen = memory.unseen(look)
        self._fresh = memory.fresh
        honour = prospects.honour
        self._unit = max(honour[seat] - min(honour), numbers.LEAST_UNIT)
        self.honour = [each / self._unit for each in honour]
        """For each seat, what 1 Honour more there is worth to me; less than 0: an enemy."""
        most = max([abs(each) for each in self.honour]) or 1.0
        self.enmity = [-each / most for each in self.honour]
        """For each seat, from -1 to 1."""
        self.hand_worths: dict[Kind, float] = {}  # of my cards, once they are judged
        self.card_costs: dict[Kind, float] = {}  # the same, less what I could not keep
        self.burdens: dict[int, float] = {}  # what a Bushido in front of each does
        self._lost: dict[int, float] = {}
        self._hit: dict[int, float] = {}
        self._unarmed: dict[int, float] = {}
        self._dangers: dict[int, float] = {}

    # Wounds, defeat and Honour

    def wound_worth(self, victim: int, wounds: int, by: int) -> float:
        """What it is worth to me that a player suffers wounds by another's hand."""
        if wounds >= self.look.life(victim):
            return self.defeat_worth(victim, by)
        nearer = numbers.WOUND * wounds / self.look.max_life(victim)
        return nearer * (numbers.FINISHER * self.honour[by] + self.honour_lost(victim))

    def defeat_worth(self, victim: int, by: int) -> float:
        """An Honour point changes hands, and the victim will come back unhurt."""
        look = self.look
        if not self.cast.outnumbered and self._is_last(victim, by):
            return self._ends(self._prospects.by_sword(by))
        if look.honour(victim) == 1:
            return self._ends(self._prospects.at_end({victim: -1, by: 1}, by, victim))
        life = look.max_life(victim)
        suffered = numbers.WOUND * (life - look.life(victim)) / life
        expected = numbers.FINISHER * suffered  # of the Honour that was to be someone's anyway
        return (1 - expected) * self.honour[by] - (1 - suffered) * self.honour[victim]

    def _is_last(self, victim: int, by: int) -> bool:
        """Whether only that player stands once the victim is defeated."""
        for seat in range(self.look.seats):
            stands = self.look.life(seat) > 0 and seat != victim
            if stands != (seat == by):
                return False
        return True

    def honour_lost(self, seat: int) -> float:
        """What it is worth to me that a player loses 1 Honour to the box."""
        if self.look.honour(seat) != 1:
            return -self.honour[seat]
        found = self._lost.get(seat)
        if found is None:
            found = self._lost[seat] = self._ends(self._prospects.at_end({seat: -1}))
        return found

    def kept_worth(self) -> float:
        """What a point at the end is worth to me now: the more, the nearer the end."""
        return self._prospects.point / self._unit / self._least_honour()

    def _least_honour(self) -> int:
        return min([self.look.honour(seat) for seat in range(self.look.seats)])

    def is_outnumbered(self, seat: int) -> bool:
        """Whether that is the Shogun of three players, who loses no Honour to Bushido."""
        return self.cast.outnumbered and self.odds[seat][SHOGUN] == 1

    def deck_worth(self, drawn: int) -> float:
        """What it is worth that so many cards leave the deck: its end costs everyone Honour."""
        if drawn < self.look.deck_size() or self._least_honour() > 1:
            return 0.0
        return self._ends(self._prospects.at_end(dict.fromkeys(range(self.look.seats), -1)))

    def _ends(self, chance: float) -> float:
        return (chance - self._prospects.chance) / self._unit

    # Attacks

    def wounds(self, weapon: Kind, target: int) -> int:
        """Those of my Weapon, if it is not parried."""
        total = weapon.damage
        for source in self.who:
            total += source.wounds
        for source in self.look.sources(target):
            total -= source.softens
        return max(total, 1)

    def hit_chance(self, seat: int) -> float:
        """How likely a player does not parry."""
        found = self._hit.get(seat)
        if found is None:
            found = self._hit[seat] = self._hit_chance(seat)
        return found

    def _hit_chance(self, seat: int) -> float:
        look = self.look
        weapons = cards.parries_with_weapons(look, seat)
        hand = look.hand(seat)
        for card in hand:
            kind = look.kind(card)
            if kind.is_parry or (weapons and kind.damage > 0):
                return 1 - numbers.WILL_PARRY
        unseen = look.hand_size(seat) - len(hand)
        unseen = min(unseen, self._fresh.get(seat, unseen))
        share = self._share(True, weapons) * numbers.KEPT
        none = (1 - min(share, 1.0)) ** unseen
        return 1 - numbers.WILL_PARRY * (1 - none)

    def no_weapon_chance(self, seat: int) -> float:
        """How likely a player has no Weapon to discard."""
        found = self._unarmed.get(seat)
        if found is None:
            found = self._unarmed[seat] = self._no_weapon_chance(seat)
        return found

    def _no_weapon_chance(self, seat: int) -> float:
        look = self.look
        hand = look.hand(seat)
        for card in hand:
            if look.kind(card).damage:
                return 0.0
        none: float = (1 - self._share(False, True)) ** (look.hand_size(seat) - len(hand))
        return none

    def _share(self, parries: bool, weapons: bool) -> float:
        """How likely an unseen card is a Parry, a Weapon, or either."""
        number = total = 0
        for place, copies in enumerate(self._unseen):
            total += copies
            kind = KINDS[place]
            if (parries and kind.is_parry) or (weapons and kind.damage > 0):
                number += copies
        return max(number, 0) / max(total, 1)

    def danger(self, seat: int, farther: int) -> float:
        """Wounds that a player has to fear in a round, at a Difficulty so much higher."""
        key = seat * _FARTHEST + farther
        found = self._dangers.get(key)
        if found is None:
            feared = 0.0
            for other in range(self.look.seats):
                if other != seat:
                    feared += cards.reaching(self.look.difficulty(other, seat) + farther)
            found = self._dangers[key] = numbers.ATTACK * cards.WOUNDS * feared
        return found

    def peace(self) -> float:
        """What it is worth to me to be Harmless until my next turn."""
        loss = numbers.WOUND * self.danger(self.me, 0) / self.max_life
        return loss * self.honour[self.me]
