"""The table as the gunslinger judges it: who is an enemy, what a hit is worth, how likely it is."""

from math import comb, pow
from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Odds
from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.cards import Abilities, Naming, Nature
from standoff.bots.gunslinger.line import Line
from standoff.bots.judgement import Judgement
from standoff.bots.stakes import Wants, stakes
from standoff.games import roles
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import HEARTS
from standoff.games.bang.data.sources import ABILITIES, CARDS, Immunity
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.sets.gold_rush.nuggets import NUGGETS
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.wild_west_show.show import SHOW
from standoff.kernel.choice import NONE, Choice

_NOBODY: Final[Abilities] = []
_NO_CARDS: Final[list[int]] = []
_RIVALS: Final = (numbers.RIVAL, numbers.RIVAL, numbers.RIVAL, numbers.RIVAL)


@mypyc_attr(acyclic=True)
class Bargain:
    """What is on offer: how good it is to pay for it, and how many nuggets it costs."""

    __slots__ = ("judged", "price")

    def __init__(self, judged: Judgement, price: int) -> None:
        self.judged = judged
        self.price = price


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
                self.silent |= event.silences
            self.renaming = [event for event in self.events if event.renames]
            self.everyone_alone = cards.each_alone(self.events)
            self.brings_back = any(event.brings_back for event in self.events)
        self._abilities: list[Abilities | None] = [None] * look.seats
        self._namings: list[Naming | None] = [None] * look.seats
        self._immunities: list[list[Immunity] | None] = []
        self.who = self.abilities(seat)
        self.my_names = self.names(seat)
        self.cast = roles.CASTS[look.seats]
        self.silenced = 0  # of the others' sources, by what I can do
        if look.turn() == seat:
            for source in self.who:
                self.silenced |= source.silences
        side = look.side(seat)
        role = look.role(seat) if side == NONE else side
        self.role = roles.OUTLAW if role == NONE else role
        face = self.box.face
        self.hand = [face[card] for card in look.hand(seat)]
        self.life = look.life(seat)
        self.hand_worths: dict[int, float] = {}  # of my cards, once they are judged
        self.card_costs: dict[int, float] = {}  # the same, less what I could not keep
        self.bargains: dict[Choice, Bargain] = {}  # what is on offer
        self.commands: dict[int, float] = {}  # the best that each could be told to do
        self.fares: dict[int, float | None] = {}  # what each station costs me; None: too much
        self.nugget_more: float | None = None  # what one more nugget is good for
        self.to_be_seen: float | None = None  # what it is worth to play any card at all
        self.held_worths: dict[Nature, float] = {}  # the first of each kind in hand
        # What was asked before, by seats and what else it depends on.
        self.lying_worths: list[dict[Nature, float] | None] = [None] * look.seats
        self._hit_worths: dict[int, float] = {}
        self._hit_chances: dict[int, float] = {}
        self._far: dict[int, int] = {}
        self._circle = _NO_CARDS
        self._life_worth: float | None = None
        self._line: Line | None = None
        self._purses: Any = None
        self._prices: dict[int, int] | None = None
        self._wanted = NONE
        self._distances = _NO_CARDS
        self.others = [each for each in range(look.seats) if each != seat and look.in_game(each)]
        self.counting = counting(look)
        life = lives(look) if self.role == roles.RENEGADE else _NO_CARDS  # else it is not asked
        wants = stakes(goals, self.role, self.counting, life, self.odds)
        if self.everyone_alone:
            wants = _RIVALS
        sheriff, deputy, outlaw, renegade = wants
        self.enmity = [
            0.0 + each[0] * sheriff + each[1] * deputy + each[2] * outlaw + each[3] * renegade
            for each in self.odds
        ]
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

    def line(self) -> Line:
        """The Train as it lies on the table; without stations if there is none."""
        found = self._line
        if found is None:
            found = self._line = Line(self.look.outline(TRAIN), self.box)
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

    def names(self, seat: int) -> Naming:
        """By which names the cards of a player go: by abilities and events."""
        found = self._namings[seat]
        if found is None:
            own = self.abilities(seat)
            found = self.box.naming(own + self.renaming if self.renaming else own)
            self._namings[seat] = found
        return found

    def distances(self) -> list[int]:
        """How far I see everyone."""
        if not self._distances:
            self._distances = self.look.distances()
        return self._distances

    def distance(self, seat: int, other: int) -> int:
        """How far a player sees another, both in the game."""
        key = seat * self.look.seats + other
        found = self._far.get(key)
        if found is None:
            found = self._far[key] = self._distance(seat, other)
        return found

    def _distance(self, seat: int, other: int) -> int:
        ring = self.circle()
        steps = abs(ring.index(seat) - ring.index(other))
        far = min(steps, len(ring) - steps)
        for each in self._lasting(seat):
            far += each.sees
        for each in self._lasting(other):
            far += each.seen
        return max(far, 1)

    def circle(self) -> list[int]:
        """Those in the game, clockwise."""
        if not self._circle:
            self._circle = [each for each in self.look.ring() if self.look.in_game(each)]
        return self._circle

    def _lasting(self, seat: int) -> Abilities:
        return [*self.abilities(seat), *(self.of(card).power for card in self.active(seat))]

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
            if source.checks:
                number += 1
        for card in self.active(seat):
            if self.box.natures[card].power.checks:
                number += 1
        return number

    def hearts(self) -> float:
        """How likely a "draw!" shows hearts."""
        for event in self.events:
            if event.suit is not None:
                return 1.0 if event.suit == HEARTS else 0.0
        return numbers.HEARTS

    def ignores(self, seat: int, card: int) -> bool:
        """Whether a card of another does nothing to a player, whatever is silent now."""
        if not self.box.spares:
            return False
        for immunity in self._spared(seat):
            if immunity.suit >= 0 and immunity.suit == self.box.suit[card]:
                return immunity.border is None or immunity.border is self.of(card).border
        return False

    def _spared(self, seat: int) -> list[Immunity]:
        """What cards do nothing to a player."""
        if not self._immunities:
            self._immunities = [None] * self.look.seats
        found = self._immunities[seat]
        if found is None:
            found = self._immunities[seat] = []
            for place in self.look.abilities(seat):
                immunity = self.box.characters[place].ignores
                if immunity is not None:
                    found.append(immunity)
            for lying in self.look.in_play(seat):
                immunity = self.box.natures[lying].power.ignores
                if immunity is not None:
                    found.append(immunity)
        return found

    def lifeless(self, seat: int) -> bool:
        """Whether a player is in the game without life points: nothing hurts or heals them."""
        return self.look.is_ghost(seat) or self.look.is_shadow(seat)

    # What losing and regaining life is worth

    def hit_worth(self, seat: int, damage: int = 1) -> float:
        """What it is worth to me that the seat loses life points, if it has any to lose."""
        key = seat << 3 | damage
        found = self._hit_worths.get(key)
        if found is None:
            found = self._hit_worths[key] = self._hit_worth(seat, damage)
        return found

    def _hit_worth(self, seat: int, damage: int) -> float:
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
            if each.comes_back:
                worth *= numbers.COMES_BACK
                break
        if life > damage:
            return worth
        stays = any(each.staves_off for each in who)
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
        found = self._life_worth
        if found is None:
            left = max(self.life, 1)
            found = numbers.OWN_LIFE * (1 + numbers.LAST_ONES / (left * left))
            self._life_worth = found = 0.0 if self.lifeless(self.me) else found
        return found

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
        key = seat << 2 | (2 if shoots else 0) | (1 if name == BANG else 0)
        found = self._hit_chances.get(key)
        if found is None:
            found = self._hit_chances[key] = self._hit_chance(seat, shoots, name == BANG)
        return found

    def _hit_chance(self, seat: int, shoots: bool, is_bang: bool) -> float:
        if not shoots:
            return 1 - self._holds(seat, BANG, 1)
        needed = 1
        if is_bang and self.who:
            needed = self.who[0].missed_needed
            for each in self.who:
                needed = max(needed, each.missed_needed)
        needed -= self.ready(seat)
        if needed <= 0:
            return 0.0
        checks = self.barrels(seat)
        if not checks:
            return 1 - self._holds(seat, MISSED, needed)
        hearts = self.hearts()
        hit = 0.0
        for met in range(min(checks, needed - 1) + 1):
            luck = _ways(checks, met) * pow(hearts, float(met))
            luck *= pow(1 - hearts, float(checks - met))
            hit += luck * (1 - self._holds(seat, MISSED, needed - met))
        return hit

    def holds_missed(self, seat: int, number: int) -> float:
        """How likely the seat has that many answers to a shot, its "draw!"s left out."""
        return self._holds(seat, MISSED, number)

    def _holds(self, seat: int, name: int, number: int) -> float:
        """How likely a player holds that many cards of a name."""
        naming = self.names(seat)
        hand = self.look.hand(seat)
        known = 0
        for card in hand:
            if naming.of(self.box.natures[card]) & name:
                known += 1
        unseen = self.look.hand_size(seat) - len(hand)
        return 1 - at_most(number - known - 1, unseen, naming.share(name))

    def outlasts(self, seat: int) -> float:
        """How likely I win a fight of BANG! cards in which the seat begins."""
        return 1 - self._holds(seat, BANG, self.count(BANG) + 1)

    def count(self, name: int) -> int:
        """How many cards of that name I hold."""
        number = 0
        for card in self.hand:
            if self.my_names.of(self.box.natures[card]) & name:
                number += 1
        return number


def in_force(look: BangLook, box: cards.Knowledge) -> Abilities:
    """The events in force."""
    events = look.events()
    return [box.of_kind[place].power for place in events] if events else _NOBODY


def counting(look: BangLook) -> list[int]:
    """Those who are in the game as far as victory goes."""
    return [seat for seat in range(look.seats) if look.in_game(seat) and not look.is_shadow(seat)]


def lives(look: BangLook) -> list[int]:
    """The life points of everyone."""
    return [look.life(seat) for seat in range(look.seats)]


_WAYS: Final = [[float(comb(all, some)) for some in range(all + 1)] for all in range(16)]


def _ways(all: int, some: int) -> float:
    """How many ways there are to choose some of all."""
    return _WAYS[all][some] if all < len(_WAYS) else float(comb(all, some))


def at_most(number: int, cards: int, share: float) -> float:
    """The chance that of so many cards at most that number are of a name with that share.

    >>> at_most(0, 3, 0.5), at_most(1, 3, 0.5), at_most(5, 3, 0.5)
    (0.125, 0.5, 1.0)
    """
    if number <= 0:
        return 0.0 if number < 0 else pow(1 - share, float(cards))
    total = 0.0
    for each in range(min(number, cards) + 1):
        some = _ways(cards, each) * pow(share, float(each))
        total += some * pow(1 - share, float(cards - each))
    return total
