"""The table as the swordmaster judges it: what a wound is worth, and how likely it is."""

from collections.abc import Hashable
from typing import Any

from standoff.bots.beliefs import Odds
from standoff.bots.judgement import suspicion
from standoff.bots.swordmaster import cards, numbers
from standoff.bots.swordmaster.memory import Memory, share
from standoff.bots.swordmaster.once import once
from standoff.bots.swordmaster.prospects import Prospects
from standoff.games.samurai import roles
from standoff.games.samurai.roles import CASTS, SHOGUN
from standoff.games.samurai.sources import Kind
from standoff.games.samurai.view import SamuraiPlayerView, SamuraiView


class Situation:
    """One moment, seen from one seat, with what is believed of the others."""

    def __init__(
        self, table: SamuraiView, seat: int, prospects: Prospects, odds: Odds, memory: Memory
    ) -> None:
        self.answers: dict[Hashable, Any] = {}
        self.table = table
        self.players = table.players
        self.me: SamuraiPlayerView = table.players[seat]
        self.who = cards.sources(self.me)
        self.others = [player for player in table.players if player.seat != seat]
        self.odds = odds
        self._prospects = prospects
        self._unseen = memory.unseen(table)
        self._fresh = memory.fresh
        honour = prospects.honour
        self._unit = max(honour[seat] - min(honour), numbers.LEAST_UNIT)
        self.honour = [each / self._unit for each in honour]
        """For each seat, what 1 Honour more there is worth to me; less than 0: an enemy."""
        most = max(abs(each) for each in self.honour) or 1.0
        self.enmity = [-each / most for each in self.honour]
        """For each seat, from -1 to 1."""

    @once
    def suspicion(self, seat: int) -> dict[str, int | str]:
        """Whom a reason is about, and what they are taken for."""
        return suspicion(self.odds, seat, roles.NAMES)

    # Wounds, defeat and Honour

    def wound_worth(self, victim: int, wounds: int, by: int) -> float:
        """What it is worth to me that a player suffers wounds by another's hand."""
        player = self.players[victim]
        if wounds >= player.life:
            return self.defeat_worth(victim, by)
        nearer = numbers.WOUND * wounds / player.max_life
        return nearer * (numbers.FINISHER * self.honour[by] + self.honour_lost(victim))

    def defeat_worth(self, victim: int, by: int) -> float:
        """An Honour point changes hands, and the victim will come back unhurt."""
        player = self.players[victim]
        standing = [each.seat for each in self.players if each.life > 0 and each.seat != victim]
        if standing == [by] and not CASTS[len(self.players)].outnumbered:
            return self._ends(self._prospects.by_sword(by))
        if player.honour == 1:
            return self._ends(self._prospects.at_end({victim: -1, by: 1}, by, victim))
        suffered = numbers.WOUND * (player.max_life - player.life) / player.max_life
        expected = numbers.FINISHER * suffered  # of the Honour that was to be someone's anyway
        return (1 - expected) * self.honour[by] - (1 - suffered) * self.honour[victim]

    @once
    def honour_lost(self, seat: int) -> float:
        """What it is worth to me that a player loses 1 Honour to the box."""
        if self.players[seat].honour == 1:
            return self._ends(self._prospects.at_end({seat: -1}))
        return -self.honour[seat]

    def kept_worth(self) -> float:
        """What a point at the end is worth to me now: the more, the nearer the end."""
        return self._prospects.point / self._unit / min(each.honour for each in self.players)

    def is_outnumbered(self, seat: int) -> bool:
        """Whether that is the Shogun of three players, who loses no Honour to Bushido."""
        return CASTS[len(self.players)].outnumbered and self.odds[seat][SHOGUN] == 1

    def deck_worth(self, drawn: int) -> float:
        """What it is worth that so many cards leave the deck: its end costs everyone Honour."""
        if drawn < self.table.deck_size or min(each.honour for each in self.players) > 1:
            return 0.0
        return self._ends(self._prospects.at_end(dict.fromkeys(range(len(self.players)), -1)))

    def _ends(self, chance: float) -> float:
        return (chance - self._prospects.chance) / self._unit

    # Attacks

    def wounds(self, weapon: Kind, target: int) -> int:
        """Those of my Weapon, if it is not parried."""
        total = weapon.damage + sum(source.wounds for source in self.who)
        return max(total - sum(each.softens for each in cards.sources(self.players[target])), 1)

    @once
    def hit_chance(self, seat: int) -> float:
        """How likely a player does not parry."""
        player = self.players[seat]
        parries = cards.parries(player)
        if any(parries(card) for card in player.hand):
            return 1 - numbers.WILL_PARRY
        unseen = player.hand_size - len(player.hand)
        unseen = min(unseen, self._fresh.get(seat, unseen))
        none = (1 - min(share(self._unseen, parries) * numbers.KEPT, 1.0)) ** unseen
        return 1 - numbers.WILL_PARRY * (1 - none)

    @once
    def no_weapon_chance(self, seat: int) -> float:
        """How likely a player has no Weapon to discard."""
        player = self.players[seat]
        if any(cards.KINDS[card].damage for card in player.hand):
            return 0.0
        unseen = player.hand_size - len(player.hand)
        return (1 - share(self._unseen, lambda card: cards.KINDS[card].damage > 0)) ** unseen

    @once
    def danger(self, seat: int, farther: int) -> float:
        """Wounds that a player has to fear in a round, at a Difficulty so much higher."""
        feared = 0.0
        for other in self.players:
            if other.seat != seat:
                steps = cards.difficulty(self.table, other.seat, seat) + farther
                feared += cards.reaching(steps)
        return numbers.ATTACK * cards.WOUNDS * feared

    def peace(self) -> float:
        """What it is worth to me to be Harmless until my next turn."""
        loss = numbers.WOUND * self.danger(self.me.seat, 0) / self.me.max_life
        return loss * self.honour[self.me.seat]
