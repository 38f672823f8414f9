"""The table as the gunslinger judges it: who is an enemy, what a hit is worth, how likely it is."""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from standoff.bots.beliefs import Odds
from standoff.bots.gunslinger import cards, numbers
from standoff.bots.judgement import Judgement
from standoff.bots.stakes import stakes
from standoff.games import roles
from standoff.games.bang.data.hooks import (
    comes_up,
    missed_check,
    missed_needed,
    seen,
    sees,
    silences,
    staves_off,
    suit,
)
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import HEARTS
from standoff.games.bang.data.sources import ABILITIES, CARDS, Source
from standoff.games.bang.door.view import BangPlayerView, BangView
from standoff.games.bang.sets.gold_rush.nuggets import NUGGETS
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.wild_west_show.show import SHOW


class Situation:
    """One moment, seen from one seat, with what is believed of the others."""

    def __init__(self, table: BangView, seat: int, odds: Odds) -> None:
        self.table = table
        self.players = table.players
        self.odds = [_sided(player, odds[player.seat]) for player in table.players]
        self.me: BangPlayerView = table.players[seat]
        self.events = cards.in_force(table)
        self.silent = 0  # of everyone's sources, by the events in force
        for event in self.events:
            self.silent |= _strata(event)
        self.renaming = tuple(event for event in self.events if cards.renames(event))
        self.everyone_alone = cards.each_alone(self.events)  # there are no sides any more
        self.brings_back = any(comes_up.on(event) is not None for event in self.events)
        self.who = self.abilities(self.me)
        self.cast = roles.CASTS[len(table.players)]
        self.silenced = 0  # of the others' sources, by what I can do
        if table.turn == seat:
            for source in self.who:
                self.silenced |= _strata(source)
        role = self.me.side or self.me.role
        self.role = roles.NAMES.index(role) if role else roles.OUTLAW
        self.purses: list[int] = []  # of everyone, where there are nuggets
        self.prices: dict[str, int] = {}  # for me, of what is on sale
        if NUGGETS in table.parts:
            self.purses = table.parts[NUGGETS]["nuggets"]
            self.prices = table.parts[NUGGETS]["prices"]
        self.train: Mapping[str, Any] = table.parts.get(TRAIN, {})
        self.hand_worths: dict[str, float] = {}  # of my cards, once they are judged
        self.bargains: dict[str, tuple[Judgement, int]] = {}  # what is on offer, with its price
        self.commands: dict[int, float] = {}  # the best that each could be told to do
        self.others = [p for p in table.players if p.in_game and p.seat != seat]
        wants = stakes(numbers.WANTS, self.role, counting(table), self.odds)
        if self.everyone_alone:
            wants = (numbers.RIVAL, numbers.RIVAL, numbers.RIVAL, numbers.RIVAL)
        self.enmity = [
            sum(chance * want for chance, want in zip(each, wants, strict=True))
            for each in self.odds
        ]
        """For each seat, what a life point it loses is worth to me; less than 0: a friend."""
        self.enmity[seat] = -1.0

    def cards_wanted(self) -> int:
        """How many cards I have to play yet in this turn, lest it costs a life point."""
        shown = self.table.parts.get(SHOW, {})
        if self.table.turn != self.me.seat or "enough" not in shown:
            return 0
        return max(0, int(shown["enough"]) - int(shown["played"]))

    def names(self, player: BangPlayerView) -> cards.Abilities:
        """What says by which names the cards of a player go: abilities and events."""
        return (*self.abilities(player), *self.renaming)

    def distance(self, seat: int, other: int) -> int:
        """How far a player sees another, both in the game."""
        ring = [each for each in self.table.ring if self.players[each].in_game]
        steps = abs(ring.index(seat) - ring.index(other))
        far = min(steps, len(ring) - steps)
        viewer, viewed = self.players[seat], self.players[other]
        far += sum(sees.on(each) or 0 for each in self._lasting(viewer))
        far += sum(seen.on(each) or 0 for each in self._lasting(viewed))
        return max(far, 1)

    def _lasting(self, player: BangPlayerView) -> list[Source]:
        return [*self.abilities(player), *(cards.of(card).source for card in self.active(player))]

    def nuggets(self, seat: int) -> int:
        """How many nuggets a player has, where there are any."""
        return self.purses[seat] if self.purses else 0

    def abilities(self, player: BangPlayerView) -> cards.Abilities:
        """What a player can do, unless the event in force takes it away."""
        return () if self.silent & ABILITIES else cards.abilities(player)

    def active(self, player: BangPlayerView) -> tuple[str, ...]:
        """The cards in front of a player that have an effect now."""
        silenced = self.silent | (0 if player is self.me else self.silenced)
        return () if silenced & CARDS else player.in_play

    def ready(self, player: BangPlayerView) -> list[str]:
        """The cards in front of a player that can be used against a shot now."""
        lying = [card for card in self.active(player) if card not in player.waiting]
        return [
            card
            for card in lying
            if cards.of(card).cancels and player.loads.get(card, 0) >= cards.of(card).tokens
        ]

    def barrels(self, player: BangPlayerView) -> int:
        """How many "draw!"s a player has against a shot."""
        lying = (cards.of(card).source for card in self.active(player))
        sources = [*self.abilities(player), *lying]
        return sum(missed_check.on(source) is not None for source in sources)

    def hearts(self) -> float:
        """How likely a "draw!" shows hearts."""
        for event in self.events:
            every = suit.on(event)
            if every is not None:
                return 1.0 if every == HEARTS else 0.0
        return numbers.HEARTS

    # What losing and regaining life is worth

    def hit_worth(self, seat: int, damage: int = 1) -> float:
        """What it is worth to me that the seat loses life points, if it has any to lose."""
        player = self.players[seat]
        if lifeless(player):
            return 0.0
        life = max(player.life, 1)
        lost = range(life, max(life - damage, 0), -1)
        nearly = numbers.NEARLY_OUT * (numbers.NOT_FOR_GOOD if self.brings_back else 1.0)
        worth = self.enmity[seat] * sum(1 + nearly / left for left in lost)
        who = self.abilities(player)
        if any("life_lost" in cards.traits(each) for each in who):
            worth *= numbers.COMES_BACK
        if life > damage:
            return worth
        stays = any(staves_off.on(each) is not None for each in who)
        return worth + self._last_point(seat) * (numbers.GOES_OUT if stays else 1.0)

    def _last_point(self, seat: int) -> float:
        """What follows if the seat goes out by my hand."""
        chances = self.odds[seat]
        rewarded = sum(chances[role] for role in self.cast.rewarded)
        worth = numbers.REWARD * numbers.CARD * rewarded
        if self.role == roles.SHERIFF:
            penalty = self.me.hand_size + len(self.me.in_play)
            worth -= penalty * numbers.CARD * chances[roles.DEPUTY]
        alone = len(counting(self.table)) - (not self.me.shadow) == 1
        if self.everyone_alone:
            worth += numbers.WIN if alone and not self.me.shadow else 0.0
        elif self.cast.hunts:
            prey = chances[self.cast.hunts[self.role]] == 1
            worth += numbers.WIN if prey or alone else 0.0
        elif chances[roles.SHERIFF] == 1:
            wins = self.role == roles.OUTLAW or (self.role == roles.RENEGADE and alone)
            worth += numbers.WIN if wins else -numbers.WIN
        return worth

    def life_worth(self) -> float:
        """What my next life point is worth to me: the fewer are left, the more."""
        if lifeless(self.me):
            return 0.0
        return numbers.OWN_LIFE * (1 + numbers.LAST_ONES / max(self.me.life, 1) ** 2)

    def danger(self, answer: int) -> float:
        """What it costs me to face a shot or the like, to which cards of that name are answers."""
        return self.life_worth() * (numbers.ANSWERED if self.count(answer) else 1.0)

    # Chances

    def hit_chance(self, seat: int, shoots: bool, name: int = 0, card: str | None = None) -> float:
        """How likely the seat has no answer to a shot, or else to a demand for a BANG! card.

        `card` is the one it is done with, `name` what it is played as.
        """
        player = self.players[seat]
        if card is not None and cards.ignores(player, card):
            return 0.0
        if not shoots:
            return 1 - self._holds(player, BANG, 1)
        needed = (
            max((missed_needed.on(each) or 1 for each in self.who), default=1)
            if name == BANG
            else 1
        )
        needed -= len(self.ready(player))
        if needed <= 0:
            return 0.0
        checks, hearts = self.barrels(player), self.hearts()
        hit = 0.0
        for met in range(min(checks, needed - 1) + 1):
            luck = comb(checks, met) * hearts**met * (1 - hearts) ** (checks - met)
            hit += luck * (1 - self._holds(player, MISSED, needed - met))
        return hit

    def holds_missed(self, seat: int, number: int) -> float:
        """How likely the seat has that many answers to a shot, its "draw!"s left out."""
        return self._holds(self.players[seat], MISSED, number)

    def _holds(self, player: BangPlayerView, name: int, number: int) -> float:
        """How likely a player holds that many cards of a name."""
        who = self.names(player)
        known = sum(bool(cards.counts_as(card, who) & name) for card in player.hand)
        unseen = player.hand_size - len(player.hand)
        return 1 - at_most(number - known - 1, unseen, cards.share(name, who, self.table.sets))

    def holds_kind(self, player: BangPlayerView, nature: cards.Nature) -> float:
        """How likely a player holds a card of that very kind."""
        if any(cards.of(card) is nature for card in player.hand):
            return 1.0
        unseen = player.hand_size - len(player.hand)
        return 1 - at_most(0, unseen, cards.share_of(nature, self.table.sets))

    def outlasts(self, seat: int) -> float:
        """How likely I win a fight of BANG! cards in which the seat begins."""
        return 1 - self._holds(self.players[seat], BANG, self.count(BANG) + 1)

    def count(self, name: int) -> int:
        """How many cards of that name I hold."""
        who = self.names(self.me)
        return sum(bool(cards.counts_as(card, who) & name) for card in self.me.hand)


def lifeless(player: BangPlayerView) -> bool:
    """Whether a player is in the game without life points: nothing hurts or heals them."""
    return player.ghost or player.shadow


def counting(table: BangView) -> list[BangPlayerView]:
    """Those who are in the game as far as victory goes."""
    return [player for player in table.players if player.in_game and not player.shadow]


def _sided(player: BangPlayerView, chances: Sequence[float]) -> Sequence[float]:
    """The chance of each role with which a player wins: that of the side they took, if they did."""
    if player.side is None:
        return chances
    return [float(role == player.side) for role in roles.NAMES]


def _strata(source: Source) -> int:
    """The strata that a source silences."""
    silence = silences.on(source)
    return 0 if silence is None else silence.strata


def at_most(number: int, cards: int, share: float) -> float:
    """The chance that of so many cards at most that number are of a name with that share.

    >>> at_most(0, 3, 0.5), at_most(1, 3, 0.5), at_most(5, 3, 0.5)
    (0.125, 0.5, 1.0)
    """
    return sum(
        comb(cards, each) * share**each * (1 - share) ** (cards - each)
        for each in range(min(number, cards) + 1)
    )
