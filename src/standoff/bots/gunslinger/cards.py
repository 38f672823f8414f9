"""What a card can do, read off the properties of its kind. The box is public."""

from collections.abc import Iterator
from math import pow
from typing import Final

from standoff.bots.gunslinger import numbers
from standoff.bots.gunslinger.line import Stop
from standoff.games.bang import RULES
from standoff.games.bang.data import deeds, facts, hooks
from standoff.games.bang.data.box import Box, Set, signs_in
from standoff.games.bang.data.deeds import Cost, Effect, Target
from standoff.games.bang.data.names import ANY_CARD, MISSED
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.sets.armed_and_dangerous.cards import Near
from standoff.games.bang.sets.armed_and_dangerous.paying import AnyLoads
from standoff.games.bang.sets.armed_and_dangerous.tokens import LoadedSlot, OwnCard, OwnSlot
from standoff.games.bang.sets.base.cards import beer_heals
from standoff.games.bang.sets.gold_rush.equipment import AnotherTurn, HealBySuits
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.games.bang.sets.great_train_robbery.cards import (
    LikeTop,
    Robbery,
    Suspects,
    Swap,
    TakeWagon,
)
from standoff.games.bang.sets.great_train_robbery.stations import Locomotive
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.great_train_robbery.wagons import LastTurn
from standoff.games.bang.sets.valley_of_shadows.cards import Pot, Toll, WithBang
from standoff.games.bang.sets.valley_of_shadows.characters import BangCards, Clubs
from standoff.games.bang.sets.wild_west_show.events import Commands, OnTheRight
from standoff.games.bang.vocabulary.costs import Load
from standoff.games.bang.vocabulary.effects import (
    Demand,
    Discard,
    DiscardEach,
    Draw,
    Heal,
    InTurn,
    Save,
    Shot,
    Take,
)
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    AnotherTarget,
    CardOf,
    Everyone,
    InPlayOf,
    NotSheriff,
    One,
    Reachable,
    Within,
)
from standoff.kernel.choice import NONE

_KINDS: Final = {kind.id: kind for part in RULES.sets for kind in part.kinds}
_CHARACTERS: Final = {who.id: who for part in RULES.sets for who in part.characters}
NO_SOURCE: Final = Source("")
_NO_TARGET: Final = Target()


class Power:
    """What a source does for whom it works, as far as it is reckoned with: read off it once."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.deeds = hooks.does.on(source) or ()
        self.traits = _traits(source)
        self.worth = 0.0  # to whoever has it for a round, by the hooks it answers
        for trait in sorted(self.traits):
            self.worth += numbers.ABILITY.get(trait, 0.0)
        self.in_phase_2 = _in_phase_2(source)
        self.sees = hooks.sees.on(source) or 0
        self.seen = hooks.seen.on(source) or 0
        self.bang_limit = bool(hooks.bang_limit.on(source))
        self.beer_heals = beer_heals.on(source) or 0
        self.checks = hooks.missed_check.on(source) is not None  # a "draw!" against a shot
        self.missed_needed = hooks.missed_needed.on(source) or 1
        self.comes_back = "life_lost" in self.traits
        self.strikes_back = bool(hooks.loses_card.on(source))
        self.staves_off = hooks.staves_off.on(source) is not None
        self.gives_up = hooks.gives_up.on(source) is not None
        self.reads_pile = bool(hooks.reads_pile.on(source))
        self.ignores = hooks.ignores.on(source)
        silence = hooks.silences.on(source)
        self.silences = 0 if silence is None else silence.strata
        rider = hooks.rides.on(source)
        self.rides_surely = rider is not None and rider.apply is not None

        # By which names cards go.
        self.converts = hooks.converts.on(source) or ()
        self.loses_name = hooks.loses_name.on(source) or 0
        self.renames = bool(self.converts or self.loses_name)

        # An event.
        self.suit = hooks.suit.on(source)  # that every card has
        self.each_alone = hooks.victory.on(source) is not None
        self.brings_back = hooks.comes_up.on(source) is not None


Abilities = list[Power]
"""Those a player has: the own one, and any that are copied."""


class Deed:
    """What an effect does to its target: of a card when it is played or used, or of an ability."""

    def __init__(self, effect: Effect | None, target: Target) -> None:
        parts = effect.parts if isinstance(effect, InTurn) else (effect,)
        self.at_one = isinstance(target, One)
        self.at_others = isinstance(target, AllOthers)
        self.at_all = isinstance(target, Everyone)
        self.picks = isinstance(target, CardOf | InPlayOf)
        self.spares_sheriff = any(isinstance(each, NotSheriff) for each in target.conditions)

        self.shoots = any(isinstance(part, Shot) for part in parts)
        self.demands = any(isinstance(part, Demand) for part in parts)
        self.takes = any(isinstance(part, Take) for part in parts)
        self.strips = any(isinstance(part, Discard | DiscardEach) for part in parts)
        self.draws = sum(part.number for part in parts if isinstance(part, Draw))
        self.heals = sum(part.points for part in parts if isinstance(part, Heal))
        # Of so many cards, about one less are the suits.
        self.heals += sum(part.cards - 1 for part in parts if isinstance(part, HealBySuits))
        self.nears = any(isinstance(part, Near) for part in parts)
        self.turns = any(isinstance(part, AnotherTurn) for part in parts)
        self.pots = any(isinstance(part, Pot) for part in parts)
        self.strips = self.strips or self.pots
        self.taxes = any(isinstance(part, Toll) for part in parts)
        self.fires = isinstance(target, WithBang | Clubs | BangCards)  # a card as a BANG! card
        aims = isinstance(target, Clubs) and target.with_aim
        self.damage = 2 if aims or isinstance(target, WithBang) else 1
        self.robs = any(isinstance(part, Robbery) for part in parts)
        self.swaps = any(isinstance(part, Swap) for part in parts)
        self.suspects = any(isinstance(part, Suspects) for part in parts)
        self.couples = any(isinstance(part, TakeWagon) for part in parts)
        self.goes_again = any(isinstance(part, LastTurn) for part in parts)
        self.copies = isinstance(target, LikeTop)  # the card on top of the discard pile
        self.loads = isinstance(target, OwnSlot)
        self.moves = isinstance(target, OwnCard)  # off the character
        self.unloads = isinstance(target, LoadedSlot)
        self.commands = any(isinstance(part, Commands) for part in parts)
        self.displaces = isinstance(target, OnTheRight)


class Nature(Deed):
    """What cards of a kind do. Of a kind that the box does not have nothing is known."""

    def __init__(self, id: str) -> None:
        kind = _KINDS.get(id)
        effect, target = _deed(kind)
        super().__init__(effect, target)
        self.id = id
        self.source = NO_SOURCE if kind is None else kind
        self.power = power(self.source)
        self.name = 0 if kind is None else kind.name
        self.border = None if kind is None else kind.border
        played = () if kind is None else kind.deeds
        self.saves = any(deed.window & deeds.DYING for deed in played)
        self.stays = kind is not None and kind.stays
        self.reach = 0 if kind is None else kind.reach
        play = None if kind is None else kind.play
        self.cost: Cost | None = None if play is None else play.cost
        self.cancels = kind is not None and kind.cancels
        self.names = self.name | MISSED if self.cancels and not self.stays else self.name
        self.heals = self.heals or int(self.saves)
        if kind is not None and isinstance(kind.then, Draw):
            self.draws += kind.then.number

        # A card in play that makes its owner "draw!" before every turn is nobody's wish to have.
        self.burdens = self.stays and hooks.check.on(self.source) is not None
        self.waits = kind is not None and kind.waits
        self.once = any(deed.itself for deed in hooks.does.on(self.source) or ())
        self.marks = self.stays and hooks.reward.on(self.source) is not None
        self.keeps = kind is not None and kind.keeps
        self.price = 0 if kind is None else kind.cost
        self.equips = not (self.burdens or self.waits or self.marks or self.keeps) and self.stays
        self.equips = self.equips and not self.once
        self.thanked = any(isinstance(deed.effect, Save) and deed.effect.then for deed in played)
        # A second target beside the first one, whether or not it is wanted.
        steps = () if play is None else play.steps
        self.sprays = any(isinstance(step, AnotherTarget) and step.if_any for step in steps)

        # Whom it can be aimed at when it is played.
        aimed = () if play is None else play.target.conditions
        self.at_another = any(isinstance(each, Another) for each in aimed)
        self.at_no_sheriff = any(isinstance(each, NotSheriff) for each in aimed)
        self.at_reachable = any(isinstance(each, Reachable) for each in aimed)
        self.within = min((each.limit for each in aimed if isinstance(each, Within)), default=NONE)

        self.is_wagon = kind is not None and kind.home == TRAIN

        # Tokens: those it comes with, and those of one use, whenever that is.
        self.load = 0 if kind is None else kind.load
        self.tokens = max((tokens(cost) for cost in _costs(self.source)), default=0)
        self.explodes = kind is not None and kind.emptied is not None
        self.nuggets_to_mend = _nuggets_to_mend(self.source)

        # What a flow does is told by no property; whom it is aimed at is. Nobody aims a card at
        # others to do them good unless it heals, and what is no shot is answered by BANG! cards.
        others = self.at_one or self.at_others
        known = self.shoots or self.demands or self.takes or self.strips or self.heals or self.stays
        known = known or self.taxes or self.fires or self.robs or self.swaps or self.suspects
        known = known or self.couples or self.copies
        self.fights = others and not known
        self.harms = self.shoots or self.demands or self.fights or (self.burdens and self.at_one)
        self.shares = self.at_all and not known


def _deed(kind: Kind | None) -> tuple[Effect | None, Target]:
    """What a card is for: what it does when it is played, or when it is used later."""
    if kind is None:
        return None, _NO_TARGET
    if isinstance(kind, Locomotive):
        return kind.effect, Everyone()
    deed = _in_phase_2(kind) or kind.play
    return (None, _NO_TARGET) if deed is None else (deed.effect, deed.target)


def _costs(source: Source) -> Iterator[Cost | None]:
    """What it costs to use a source: of its own, along with a card, or to go over the limit."""
    yield from (deed.cost for deed in hooks.does.on(source) or ())
    rider = hooks.rides.on(source)
    if rider is not None:
        yield rider.cost
    yield hooks.over_limit.on(source)


def tokens(cost: Cost | None) -> int:
    """How many tokens something costs."""
    return cost.number if isinstance(cost, Load | AnyLoads) else 0


def _nuggets_to_mend(source: Source) -> int:
    """For how many nuggets a source gives its owner a life point; 0 if it does not."""
    for deed in hooks.does.on(source) or ():
        if isinstance(deed.cost, Nuggets) and isinstance(deed.effect, Heal):
            return deed.cost.number
    return 0


def _in_phase_2(source: Source) -> deeds.Deed | None:
    """What a card in play, or an ability, lets its owner do in phase 2."""
    offered = hooks.does.on(source) or ()
    return next((deed for deed in offered if deed.window & deeds.MAIN), None)


def called(who: Abilities, verb: str) -> Deed | None:
    """What one of those sources lets its owner do by that name."""
    for each in who:
        for deed in each.deeds:
            if deed.verb == verb:
                return ability(deed)
    return None


_NATURES: Final[dict[str, Nature]] = {}
_POWERS: Final[dict[Source, Power]] = {}
_DEEDS: Final[dict[deeds.Deed, Deed]] = {}


def nature(kind: str) -> Nature:
    """What cards of that kind do.

    >>> nature("rev_carabine").reach, nature("duel").fights, nature("nonsense").harms
    (4, True, False)
    """
    found = _NATURES.get(kind)
    if found is None:
        found = _NATURES[kind] = Nature(kind)
    return found


def power(source: Source) -> Power:
    """What a source does."""
    found = _POWERS.get(source)
    if found is None:
        found = _POWERS[source] = Power(source)
    return found


def ability(deed: deeds.Deed) -> Deed:
    """What an ability does when it is used."""
    found = _DEEDS.get(deed)
    if found is None:
        found = _DEEDS[deed] = Deed(deed.effect, deed.target)
    return found


_WINDOWS: Final = {
    "first_card": deeds.FIRST_CARD,
    "whole_draw": deeds.WHOLE_DRAW,
    "any_time": deeds.ANY_TIME,
    "phase_2": deeds.MAIN,
}
_FACTS: Final = {
    "life_lost": facts.LIFE_LOST,
    "hit": facts.HIT,
    "card_spent": facts.CARD_SPENT,
    "eliminated": facts.ELIMINATED,
}


def _traits(source: Source) -> frozenset[str]:
    """What an ability is about: the hooks it answers, when it can be used, and what it hears of."""
    found = {hooks.HOOKS[number].id for number in source.hooks}
    for deed in hooks.does.on(source) or ():
        found |= {name for name, window in _WINDOWS.items() if deed.window & window}
    for ear in hooks.hears.on(source) or ():
        found |= {name for name, what in _FACTS.items() if ear.what == what}
    return frozenset(found)


def character(id: str) -> Power:
    """The ability of a character."""
    return power(_CHARACTERS.get(id, NO_SOURCE))


def source(id: str) -> Power:
    """The ability of a character, or a kind of card that lies in front of players."""
    kind = _KINDS.get(id)
    return power(kind) if kind is not None and kind.stays else character(id)


def each_alone(events: Abilities) -> bool:
    """Whether roles have no say in who wins: as far as the box knows, the last one does."""
    return any(event.each_alone for event in events)


class Naming:
    """By which names cards go in a hand, if these abilities and events change them.

    What cancels a shot counts as a Missed!.
    """

    def __init__(self, who: Abilities, box: "Knowledge") -> None:
        self._who = who
        self._box = box
        self._names: dict[Nature, int] = {}
        self._shares: dict[int, float] = {}

    def of(self, nature: Nature) -> int:
        """The names of a card."""
        if not self._who:
            return nature.names
        found = self._names.get(nature)
        if found is None:
            found = self._names[nature] = self._renamed(nature)
        return found

    def _renamed(self, nature: Nature) -> int:
        printed, names = nature.name, nature.names
        for each in self._who:
            for own, other in each.converts:
                if own in (printed, ANY_CARD):
                    names |= other
        for each in self._who:
            names &= ~(printed & each.loses_name)
        return names

    def share(self, name: int) -> float:
        """How many of the cards in the box have that name."""
        found = self._shares.get(name)
        if found is None:
            found = self._shares[name] = self._box.share(name, self)
        return found


class Knowledge:
    """What lies in the box of a match, by the numbers of the box.

    What the box does not have gets a number when it is first named: nothing is known of it.
    """

    def __init__(self, box: Box) -> None:
        self.cards = box.name[:]
        self.kinds = [source.id for source in box.sources]
        self.face = box.face[:]  # the first card of that name
        self.suit = box.suit[:]
        self.rank = box.rank[:]
        self.natures = [nature(self.kinds[place]) for place in box.kind]
        self.of_kind = [nature(id) for id in self.kinds]
        self.sources = [source(id) for id in self.kinds]
        self.characters = [character(id) for id in self.kinds]
        self.sets = tuple(box.sets[1:])
        self._kind_of = {id: place for place, id in reversed(list(enumerate(self.kinds)))}
        self._card_of = {id: self.face[card] for card, id in enumerate(self.cards)}
        self._boxed = _boxed(self.sets)
        played = [kind for kind in self._boxed if kind.play is not None and not kind.home]
        self.playable = [nature(kind.id) for kind in played]  # out of a hand in one's own turn
        self.spares = any(power(each).ignores is not None for each in box.sources)
        self._holds: dict[int, dict[Nature, float]] = {}
        self.stops: dict[str, Stop] = {}  # the stations of a Train, once one lies on a table
        self._plain = Naming([], self)
        self._namings: dict[tuple[Power, ...], Naming] = {}

    def card(self, name: str) -> int:
        """The number of a card by its name."""
        found = self._card_of.get(name)
        if found is None:
            found = self._card_of[name] = len(self.cards)
            self.cards.append(name)
            self.face.append(found)
            self.suit.append(NONE)
            self.rank.append(NONE)
            self.natures.append(nature(name.partition("-")[0]))
        return found

    def kind(self, name: str) -> int:
        """The number of a kind or a character by its name."""
        found = self._kind_of.get(name)
        if found is None:
            found = self._kind_of[name] = len(self.kinds)
            self.kinds.append(name)
            self.of_kind.append(nature(name))
            self.sources.append(source(name))
            self.characters.append(character(name))
        return found

    def naming(self, who: Abilities) -> Naming:
        """By which names cards go for who has these abilities."""
        renaming: Abilities = []
        for each in who:
            if each.renames:
                renaming.append(each)
        if not renaming:
            return self._plain
        key = tuple(renaming)
        found = self._namings.get(key)
        if found is None:
            found = self._namings[key] = Naming(renaming, self)
        return found

    def share(self, name: int, naming: Naming) -> float:
        """How many of the cards in the box have that name."""
        number = named = 0
        for kind, copies in self._boxed.items():
            number += copies
            if naming.of(nature(kind.id)) & name:
                named += copies
        return named / number

    def holds_kind(self, cards: int) -> dict[Nature, float]:
        """How likely one of so many cards is of a kind, for each that is not kept elsewhere."""
        found = self._holds.get(cards)
        if found is None:
            kinds = {nature(kind.id): n for kind, n in self._boxed.items() if not kind.home}
            number = sum(kinds.values())
            found = self._holds[cards] = {
                kind: 1 - pow(1 - copies / number, float(cards)) for kind, copies in kinds.items()
            }
        return found


_KNOWN: Final[dict[Box, Knowledge]] = {}
_MOST_BOXES: Final = 100


def known(box: Box) -> Knowledge:
    """What lies in that box; matches with the same sets share it."""
    found = _KNOWN.get(box)
    if found is None:
        if len(_KNOWN) == _MOST_BOXES:
            _KNOWN.clear()
        found = _KNOWN[box] = Knowledge(box)
    return found


def _boxed(sets: tuple[str, ...]) -> dict[Kind, int]:
    """How many cards of each kind are in the box of the base game and those sets."""
    parts: list[Set] = [
        part for place, part in enumerate(RULES.sets) if place == 0 or part.id in sets
    ]
    found: dict[Kind, int] = {}
    for part in parts:
        for kind in part.kinds:
            copies = len(signs_in(parts, kind))
            if copies:
                found[kind] = found.get(kind, 0) + copies
    return found
