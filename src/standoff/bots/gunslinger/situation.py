"""The table as the gunslinger judges it: who is an enemy, what a hit is worth, how likely it is."""

from math import comb
from typing import Any, Final

from standoff.bots.beliefs import Odds
from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.cards import Abilities, Nature
from standoff.bots.judgement import Judgement
from standoff.bots.stakes import Wants, stakes
from standoff.games import roles
from standoff.games.bang.data.hooks import (
    comes_up,
    ignores,
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
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.sets.gold_rush.nuggets import NUGGETS
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.wild_west_show.show import SHOW
from standoff.kernel.choice import NONE, Choice

_NOBODY: Final[Abilities] = []
_NO_CARDS: Final[list[int]] = []
_RIVALS: Final = (numbers.RIVAL, numbers.RIVAL, numbers.RIVAL, numbers.RIVAL)


class Situation:
    """One moment, seen from one seat, with what is believed of the others.

    Cards are meant by the first one of their name: nobody tells them apart.
    """

    def __init__(self, look: BangLook, odds: Odds, goals: Wants = numbers.WANTS) -> None:
        seat = look.seat
        self.look = look
        self.box = cards.known(look.box)
        self.me = seat
        self.odds = self._sided(odds)
        self.events = in_force(look, self.box)
        self.silent = 0  # of everyone's sources, by the events in force
        self.renaming = _NOBODY
        self.everyone_alone = False  # there are no sides any more
        self.brings_back = False
        if self.events:
            for event in self.events:
                self.silent |= _strata(event)
            self.renaming = [event for event in self.events if cards.renames(event)]
            self.everyone_alone = cards.each_alone(self.events)
            self.brings_back = any(comes_up.on(event) is not None for event in self.events)
        self._abilities: list[Abilities | None] = [None] * look.seats
        self.who = self.abilities(seat)
        self.my_names = self.names(seat)
        self.cast = roles.CASTS[look.seats]
        self.silenced = 0  # of the others' sources, by what I can do
        if look.turn() == seat:
            for source in self.who:
                self.silenced |= _strata(source)
        side = look.side(seat)
        role = look.role(seat) if side == NONE else side
        self.role = roles.OUTLAW if role == NONE else role
        face = self.box.face
        self.hand = [face[card] for card in look.hand(seat)]
        self.life = look.life(seat)
        self.hand_worths: dict[int, float] = {}  # of my cards, once they are judged
        self.card_costs: dict[int, float] = {}  # the same, less what I could not keep
        self.bargains: dict[Choice, tuple[Judgement, int]] = {}  # what is on offer, with its price
        self.commands: dict[int, float] = {}  # the best that each could be told to do
        self._train: Any = None
        self._wagons: list[int] | None = None
        self._purses: Any = None
        self._prices: dict[int, int] | None = None
        self._wanted = NONE
        self._distances = _NO_CARDS
        self.others = [each for each in range(look.seats) if each != seat and look.in_game(each)]
        self.counting = counting(look)
        wants = stakes(goals, self.role, self.counting, lives(look), self.odds)
        if self.everyone_alone:
            wants = _RIVALS
        self.enmity = [_weighed(each, wants) for each in self.odds]
        """For each seat, what a life point it loses is worth to me; less than 0: a friend."""
        self.enmity[seat] = -1.0

    def _sided(self, odds: Odds) -> Odds:
        """The chance of each role with which a player wins: that of the side they took, if any."""
        sided = odds
        for seat in range(self.look.seats):
            side = self.look.side(seat)
            if side != NONE:
                sided = [*sided]
                sided[seat] = [float(role == side) for role in range(len(roles.NAMES))]
        return sided

    # What sets add to the table

    @property
    def train(self) -> dict[str, Any]:
        """The Train as it lies on the table; empty if there is none."""
        if self._train is None:
            self._train = self.look.part(TRAIN) or {}
        found: dict[str, Any] = self._train
        return found

    @property
    def purses(self) -> dict[str, Any]:
        """Nuggets and what they buy; empty if there are none."""
        if self._purses is None:
            self._purses = self.look.part(NUGGETS) or {}
        found: dict[str, Any] = self._purses
        return found

    def nuggets(self, seat: int) -> int:
        """How many nuggets a player has, where there are any."""
        return int(self.purses["nuggets"][seat]) if self.purses else 0

    def prices(self) -> dict[int, int]:
        """What I would pay for what is on sale."""
        found = self._prices
        if found is None:
            shown: dict[str, int] = self.purses.get("prices", {})
            found = self._prices = {self.box.card(card): price for card, price in shown.items()}
        return found

    def wagons(self) -> list[int]:
        """Those behind the Locomotive, from the front."""
        found = self._wagons
        if found is None:
            shown: list[dict[str, Any]] = self.train.get("wagons", [])
            found = self._wagons = [self.box.card(wagon["id"]) for wagon in shown]
        return found

    def cards_wanted(self) -> int:
        """How many cards I have to play yet in this turn, lest it costs a life point."""
        if not self.events or self.look.turn() != self.me:
            return 0
        if self._wanted == NONE:
            shown = self.look.part(SHOW) or {}
            self._wanted = max(0, int(shown.get("enough", 0)) - int(shown.get("played", 0)))
        return self._wanted

    # Players and their sources

    def of(self, card: int) -> Nature:
        """What a card can do."""
        return self.box.natures[card]

    def names(self, seat: int) -> Abilities:
        """What says by which names the cards of a player go: abilities and events."""
        own = self.abilities(seat)
        return own + self.renaming if self.renaming else own

    def distances(self) -> list[int]:
        """How far I see everyone."""
        if not self._distances:
            self._distances = self.look.distances()
        return self._distances

    def distance(self, seat: int, other: int) -> int:
        """How far a player sees another, both in the game."""
        ring = self.circle()
        steps = abs(ring.index(seat) - ring.index(other))
        far = min(steps, len(ring) - steps)
        for each in self._lasting(seat):
            far += sees.on(each) or 0
        for each in self._lasting(other):
            far += seen.on(each) or 0
        return max(far, 1)

    def circle(self) -> list[int]:
        """Those in the game, clockwise."""
        return [each for each in self.look.ring() if self.look.in_game(each)]

    def _lasting(self, seat: int) -> Abilities:
        return [*self.abilities(seat), *(self.of(card).source for card in self.active(seat))]

    def abilities(self, seat: int) -> Abilities:
        """What a player can do, unless the event in force takes it away."""
        found = self._abilities[seat]
        if found is None:
            found = _NOBODY
            if not self.silent & ABILITIES:
                characters = self.box.characters
                found = [characters[place] for place in self.look.abilities(seat)]
            self._abilities[seat] = found
        return found

    def active(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect now."""
        silenced = self.silent | (0 if seat == self.me else self.silenced)
        return _NO_CARDS if silenced & CARDS else self.look.in_play(seat)

    def lying(self, seat: int) -> list[int]:
        """The cards in front of a player, each as the first one of its name."""
        return [self.box.face[card] for card in self.look.in_play(seat)]

    def is_lying(self, card: int) -> bool:
        """Whether such a card lies in front of me."""
        return any(self.box.face[each] == card for each in self.look.in_play(self.me))

    def tokens(self, seat: int, card: int) -> int:
        """How many tokens lie on such a card in front of a player."""
        loads = self.look.loads()
        found = 0
        if loads:
            for each in self.look.in_play(seat):
                if self.box.face[each] == card and loads[each]:
                    found = loads[each]
        return found

    def ready(self, seat: int) -> int:
        """How many cards in front of a player can be used against a shot now."""
        ready = 0
        for card in self.active(seat):
            nature = self.box.natures[card]
            if not nature.cancels or card in self.look.waiting():
                continue
            if not nature.tokens or self.look.loads()[card] >= nature.tokens:
                ready += 1
        return ready

    def barrels(self, seat: int) -> int:
        """How many "draw!"s a player has against a shot."""
        number = 0
        for source in self.abilities(seat):
            if missed_check.on(source) is not None:
                number += 1
        for card in self.active(seat):
            if missed_check.on(self.box.natures[card].source) is not None:
                number += 1
        return number

    def hearts(self) -> float:
        """How likely a "draw!" shows hearts."""
        for event in self.events:
            every = suit.on(event)
            if every is not None:
                return 1.0 if every == HEARTS else 0.0
        return numbers.HEARTS

    def ignores(self, seat: int, card: int) -> bool:
        """Whether a card of another does nothing to a player, whatever is silent now."""
        for place in self.look.abilities(seat):
            spared = self._spares(self.box.characters[place], card)
            if spared is not None:
                return spared
        for lying in self.look.in_play(seat):
            spared = self._spares(self.box.natures[lying].source, card)
            if spared is not None:
                return spared
        return False

    def _spares(self, source: Source, card: int) -> bool | None:
        """Whether a source stops cards of that suit, of this border too; None if not."""
        immunity = ignores.on(source)
        if immunity is None or immunity.suit < 0 or immunity.suit != self.box.suit[card]:
            return None
        return immunity.border is None or immunity.border is self.of(card).border

    def lifeless(self, seat: int) -> bool:
        """Whether a player is in the game without life points: nothing hurts or heals them."""
        return self.look.is_ghost(seat) or self.look.is_shadow(seat)

    # What losing and regaining life is worth

    def hit_worth(self, seat: int, damage: int = 1) -> float:
        """What it is worth to me that the seat loses life points, if it has any to lose."""
        if self.lifeless(seat):
            return 0.0
        life = max(self.look.life(seat), 1)
        nearly = numbers.NEARLY_OUT * (numbers.NOT_FOR_GOOD if self.brings_back else 1.0)
        total = 0.0
        left = life
        while left > life - damage and left > 0:
            total += 1 + nearly / left
            left -= 1
        worth = self.enmity[seat] * total
        who = self.abilities(seat)
        for each in who:
            if "life_lost" in cards.traits(each):
                worth *= numbers.COMES_BACK
                break
        if life > damage:
            return worth
        stays = any(staves_off.on(each) is not None for each in who)
        return worth + self._last_point(seat) * (numbers.GOES_OUT if stays else 1.0)

    def _last_point(self, seat: int) -> float:
        """What follows if the seat goes out by my hand."""
        chances = self.odds[seat]
        rewarded = 0.0
        for role in self.cast.rewarded:
            rewarded += chances[role]
        worth = numbers.REWARD * numbers.CARD * rewarded
        if self.role == roles.SHERIFF:
            penalty = self.look.hand_size(self.me) + len(self.look.in_play(self.me))
            worth -= penalty * numbers.CARD * chances[roles.DEPUTY]
        shadow = self.look.is_shadow(self.me)
        alone = len(self.counting) - (0 if shadow else 1) == 1
        if self.everyone_alone:
            worth += numbers.WIN if alone and not shadow else 0.0
        elif self.cast.hunts:
            prey = chances[self.cast.hunts[self.role]] == 1
            worth += numbers.WIN if prey or alone else 0.0
        elif chances[roles.SHERIFF] == 1:
            wins = self.role == roles.OUTLAW or (self.role == roles.RENEGADE and alone)
            worth += numbers.WIN if wins else -numbers.WIN
        return worth

    def life_worth(self) -> float:
        """What my next life point is worth to me: the fewer are left, the more."""
        if self.lifeless(self.me):
            return 0.0
        return numbers.OWN_LIFE * (1 + numbers.LAST_ONES / max(self.life, 1) ** 2)

    def danger(self, answer: int) -> float:
        """What it costs me to face a shot or the like, to which cards of that name are answers."""
        return self.life_worth() * (numbers.ANSWERED if self.count(answer) else 1.0)

    # Chances

    def hit_chance(self, seat: int, shoots: bool, name: int = 0, card: int = NONE) -> float:
        """How likely the seat has no answer to a shot, or else to a demand for a BANG! card.

        `card` is the one it is done with, `name` what it is played as.
        """
        if card != NONE and self.ignores(seat, card):
            return 0.0
        if not shoots:
            return 1 - self._holds(seat, BANG, 1)
        needed = 1
        if name == BANG and self.who:
            needed = max([missed_needed.on(each) or 1 for each in self.who])
        needed -= self.ready(seat)
        if needed <= 0:
            return 0.0
        checks = self.barrels(seat)
        if not checks:
            return 1 - self._holds(seat, MISSED, needed)
        hearts = self.hearts()
        hit = 0.0
        for met in range(min(checks, needed - 1) + 1):
            luck = float(comb(checks, met)) * hearts**met * (1 - hearts) ** (checks - met)
            hit += luck * (1 - self._holds(seat, MISSED, needed - met))
        return hit

    def holds_missed(self, seat: int, number: int) -> float:
        """How likely the seat has that many answers to a shot, its "draw!"s left out."""
        return self._holds(seat, MISSED, number)

    def _holds(self, seat: int, name: int, number: int) -> float:
        """How likely a player holds that many cards of a name."""
        who = self.names(seat)
        hand = self.look.hand(seat)
        known = 0
        for card in hand:
            if cards.counts_as(self.box.natures[card], who) & name:
                known += 1
        unseen = self.look.hand_size(seat) - len(hand)
        return 1 - at_most(number - known - 1, unseen, self.box.share(name, who))

    def holds_kind(self, seat: int, nature: Nature) -> float:
        """How likely a player holds a card of that very kind."""
        hand = self.look.hand(seat)
        for card in hand:
            if self.box.natures[card] is nature:
                return 1.0
        unseen = self.look.hand_size(seat) - len(hand)
        return 1 - at_most(0, unseen, self.box.share_of(nature))

    def outlasts(self, seat: int) -> float:
        """How likely I win a fight of BANG! cards in which the seat begins."""
        return 1 - self._holds(seat, BANG, self.count(BANG) + 1)

    def count(self, name: int) -> int:
        """How many cards of that name I hold."""
        number = 0
        for card in self.hand:
            if cards.counts_as(self.box.natures[card], self.my_names) & name:
                number += 1
        return number


def in_force(look: BangLook, box: cards.Knowledge) -> Abilities:
    """The events in force."""
    events = look.events()
    return [box.of_kind[place].source for place in events] if events else _NOBODY


def counting(look: BangLook) -> list[int]:
    """Those who are in the game as far as victory goes."""
    return [seat for seat in range(look.seats) if look.in_game(seat) and not look.is_shadow(seat)]


def lives(look: BangLook) -> list[int]:
    """The life points of everyone."""
    return [look.life(seat) for seat in range(look.seats)]


def _weighed(chances: list[float], wants: tuple[float, float, float, float]) -> float:
    """What each role wants, by the chance of each."""
    total = 0.0
    for role, chance in enumerate(chances):
        total += chance * wants[role]
    return total


def _strata(source: Source) -> int:
    """The strata that a source silences."""
    silence = silences.on(source)
    return 0 if silence is None else silence.strata


def at_most(number: int, cards: int, share: float) -> float:
    """The chance that of so many cards at most that number are of a name with that share.

    >>> at_most(0, 3, 0.5), at_most(1, 3, 0.5), at_most(5, 3, 0.5)
    (0.125, 0.5, 1.0)
    """
    if number <= 0:
        return 0.0 if number < 0 else (1 - share) ** cards
    total = 0.0
    for each in range(min(number, cards) + 1):
        total += comb(cards, each) * share**each * (1 - share) ** (cards - each)
    return total
