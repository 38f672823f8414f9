"""Proof by play: random games in which everything is checked at every decision.

What is checked holds for any game on the kernel; the invariants of a game are given besides.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

import standoff
from standoff.games import GAMES, roles
from standoff.games.bang.door.invariants import check as check_bang
from standoff.games.dice.invariants import check as check_dice
from standoff.games.samurai.invariants import check as check_samurai
from standoff.kernel.errors import IllegalAnswer, SetupError
from standoff.kernel.event import SPECTATOR
from standoff.kernel.match import Match
from standoff.kernel.record import Saved, Setup, decode, encode
from standoff.kernel.rng import Rng
from standoff.kernel.scenario import seen
from standoff.kernel.text import Text
from standoff.kernel.words import CARDS, KINDS, ROLES, SECRETS
from standoff.lab import looks
from standoff.texts import LANGUAGES, Texts

LONGEST = 20_000
"""Decisions after which a match counts as stuck."""

NAMES: Final = ("Ana", "Bruno", "Carla", "Dino", "Elsa", "Fito", "Gina", "Hugo")
NAMED: Final = CARDS | KINDS | ROLES
_HEARD: Final[dict[str, set[tuple[Any, ...]]]] = {}

COSTLY: Final = 3
"""Checks that cost most of the time: copies, saved games, secrets."""

RECENT = 20
"""Events compared at a decision; all of them are when the match is over."""


INVARIANTS: Final[dict[str, Callable[[Any], None]]] = {
    "bang": check_bang,
    "dice": check_dice,
    "samurai": check_samurai,
}
"""What must hold in each game besides."""

SURPRISES: Final = {
    "dynamite_variant": ("event-turned-up",),  # the Dynamite, by the rules of its variant
    "great_train_robbery": ("event-station",),  # drawn from all there are
    "wild_west_show": (
        *("event-event", "event-borrowed"),  # drawn from face-down cards
        *(f"event-{how}" for how in roles.ENDINGS),  # with roles that were hidden again
    ),
    "dice": ("event-rolled",),  # what dice show comes to light with every roll
    "samurai": ("event-scored",),  # cards in hand count at the end
}
"""By game, set or variant: events that come, or not, by what lies hidden, and bring it to light."""

Mix = tuple[tuple[str, ...], tuple[str, ...]]


def mixes(game: str, seed: str) -> list[Setup]:
    """What can be dealt of a game: each set and variant alone, all sets, and these with all but one
    of the variants (not all go together), for every number of players; each pair for one number, so
    that they stay few however many sets there are.
    """
    playable = GAMES[game].playable()
    sets, variants = playable.sets[1:], playable.variants
    parts: list[Mix] = [*(((part,), ()) for part in sets), *(((), (part,)) for part in variants)]
    most = [(sets, tuple(v for v in variants if v != left_out)) for left_out in variants]
    whole: list[Mix] = [((), ()), *parts, (sets, ()), *most]
    pairs: list[Mix] = [(a[0] + b[0], a[1] + b[1]) for a, b in combinations(parts, 2)]
    dealt = [each for mix in whole for each in _sizes(game, mix, seed)]
    for number, mix in enumerate(pairs):
        sizes = _sizes(game, mix, seed)
        dealt += sizes[number % len(sizes) :][:1] if sizes else []
    return [each for place, each in enumerate(dealt) if each not in dealt[:place]]


def _sizes(game: str, mix: Mix, seed: str) -> list[Setup]:
    """That mix for every number of players, if it can be dealt."""
    found = []
    for players in GAMES[game].playable().players:
        setup = Setup(game, players, f"{seed}-{players}", mix[0], mix[1])
        try:
            GAMES[game].deal(setup)
        except SetupError:
            continue
        found.append(setup)
    return found


def walk(setup: Setup, *, thorough: bool = True) -> Match:
    """One random game of ours, checked at every decision.

    Where many games are walked, a third of the costly checks at each decision is enough: what is
    wrong is so in many positions.
    """
    surprises = [SURPRISES.get(part, ()) for part in (setup.game, *setup.sets, *setup.variants)]
    return Walk(setup, INVARIANTS[setup.game], sum(surprises, ()), thorough=thorough).run()


class Failed(AssertionError):
    """Something that must hold does not; the message says where, and how to see it again."""


class Walk:
    """One random game, checked at every decision.

    `surprises` are the ids of events that happen, or not, by what lies hidden in a deck, and bring
    it to light. A walk that is not `thorough` makes the costly checks by turns.
    """

    def __init__(
        self,
        setup: Setup,
        invariants: Callable[[Any], None],
        surprises: tuple[str, ...] = (),
        *,
        thorough: bool = True,
    ) -> None:
        self.match = Match.new(GAMES[setup.game], setup)
        self.invariants = invariants
        self.chance = Rng.from_seed(f"{setup.seed}-walk")
        self.decisions = 0
        self.surprises = surprises
        self.thorough = thorough
        self.told = 0

    def run(self) -> Match:
        """Play to the end; Failed says what did not hold."""
        try:
            while not self.match.over:
                self._step()
                self._must(self.decisions < LONGEST, "the game does not end")
            self._end()
        except Failed:
            raise
        except Exception as error:
            raise self._failed(repr(error)) from error
        return self.match

    def _step(self) -> None:
        self.decisions += 1
        match = self.match
        self.invariants(match.game)
        self._options()
        self._looks()
        self._words()
        twins: dict[str, Match] = {}
        if self._is_due(0):
            twins["a copy"] = match.copy()
        if self._is_due(1):
            twins["a saved game"] = Match.load(match.rules, decode(match.save(), Saved))
        for name, twin in twins.items():
            self._same(twin, f"{name} differs")
        for seat in {match.asked, self._anyone()} if self._is_due(2) else ():
            self._secrets(seat)
        seat, key = self._pick()
        fork = match.fork(seat, self._seed())
        since = len(match.events)
        for each in (match, fork, *twins.values()):
            each.answer(key, seat)
        for name, twin in twins.items():
            self._same(twin, f"{name} plays on differently")
        self._blind(fork, seat, since)

    def _is_due(self, check: int) -> bool:
        """Whether one of the costly checks is made here: all of them, or each in its turn."""
        return self.thorough or self.decisions % COSTLY == check

    def _pick(self) -> tuple[int, str]:
        """An answer at random; now and then another seat's aside."""
        decision = self.match.decision
        seat, options = decision.seat, decision.options
        if decision.asides and self.chance.below(4) == 0:
            aside = decision.asides[self.chance.below(len(decision.asides))]
            seat, options = aside.seat, aside.options
        return seat, options[self.chance.below(len(options))].key

    def _anyone(self) -> int:
        seat = self.chance.below(self.match.game.seats() + 1)
        return SPECTATOR if seat == self.match.game.seats() else seat

    def _seed(self) -> int:
        return self.chance.below(1 << 30)

    def _options(self) -> None:
        """Options: never empty, and unique."""
        decision = self.match.decision
        for options in (decision.options, *(aside.options for aside in decision.asides)):
            keys = [option.key for option in options]
            self._must(len(keys) > 0, "a question has no option")
            self._must(len(set(keys)) == len(keys), f"options are there twice: {keys}")

    def _looks(self) -> None:
        """What a seat can look at is what its view tells, and nothing else."""
        seat = self._anyone() if self.decisions % 2 else self.match.asked
        if seat != SPECTATOR:
            since = max(0, len(self.match.events) - RECENT)
            wrong = looks.differences(self.match, seat, since)
            self._must(not wrong, f"seat {seat} looks at something else than it sees: {wrong}")

    def _words(self) -> None:
        """All that is said can be read, in every language: what is asked, told, warned, refused."""
        match = self.match
        decision = match.decision
        self._readable(decision.prompt, decision.seat)
        for options in (decision.options, *(aside.options for aside in decision.asides)):
            for option in options:
                self._readable(option.text)
        for warning in match.warnings(decision.seat).values():
            self._readable(warning)
        for seat in (SPECTATOR, decision.seat):
            for event in match.events_for(seat, self.told):
                self._readable(event)
        self.told = len(match.events)
        things = [option.card for option in decision.options if option.card is not None]
        if things:
            target = self.chance.below(match.game.seats())
            reason = match.explain(things[self.chance.below(len(things))], target)
            if reason is not None:
                self._readable(reason)

    def _readable(self, text: Text, asked: int | None = None) -> None:
        """Each id with its arguments, and each name, is tried once in a process."""
        words = {(text.id, *text.args), *(arg for arg in text.args.items() if arg[0] in NAMED)}
        heard = _HEARD.setdefault(self.match.setup.game, set())
        if words <= heard:
            return
        for language in LANGUAGES:
            texts = Texts(language, self.match.setup.game)
            try:
                said = texts.say(text, NAMES)
                if asked is not None:
                    said += texts.waiting(text, asked, NAMES)
            except (KeyError, ValueError) as error:
                raise self._failed(f"{text.id} has no words in {language}: {error}") from None
            self._must("{" not in said and "???" not in said, f"{text.id} reads {said!r}")
        heard |= words

    def _secrets(self, seat: int) -> None:
        """LAW 6: what a seat cannot know may be permuted, and nothing that reaches it changes."""
        fork = self.match.fork(seat, self._seed())
        self.invariants(fork.game)
        equal = self._seen(self.match, seat) == self._seen(fork, seat)
        self._must(equal, f"seat {seat} can tell what is hidden from it")
        equal = _errors(self.match, seat) == _errors(fork, seat)
        self._must(equal, f"an error tells seat {seat} what is hidden from it")
        fork.choose(self.chance.below(fork.width))  # no flow holds on to what was moved
        self.invariants(fork.game)

    def _blind(self, fork: Match, seat: int, since: int) -> None:
        """LAWS 2 and 6 over time: the same answer, where others hold other cards.

        What happens in public goes the same way until a card or a role comes to light, and the
        same questions exist; as long as the same things happen before a seat's eyes, the same
        reaches it.
        """
        match = self.match
        self.invariants(fork.game)
        ours, theirs = (each.events_for(SPECTATOR, since) for each in (match, fork))
        if not self._parted(ours, theirs):
            self._must(ours == theirs, "what happens tells what is hidden")
            self._must(_question(match) == _question(fork), "a question tells what is hidden")
        if match.events_for(seat, since) == fork.events_for(seat, since):
            equal = self._seen(match, seat) == self._seen(fork, seat)
            self._must(equal, f"seat {seat} can tell what follows")

    def _parted(self, ours: list[Text], theirs: list[Text]) -> bool:
        """Whether something came to light in which two matches may differ from then on."""
        for one, other in zip(ours, theirs, strict=False):
            if one != other:
                alike = one.id == other.id and _open(one) == _open(other)
                return alike or one.id in self.surprises or other.id in self.surprises
        return False

    def _end(self) -> None:
        """The record gives the same match, to the letter."""
        self.invariants(self.match.game)
        record = self.match.record()
        again = standoff.replay(encode(record))
        self._must(again.record() == record, "the record of a replay is another one")
        self._must(again.game.data() == self.match.game.data(), "a replay ends elsewhere")
        for seat in [*range(self.match.game.seats()), SPECTATOR]:
            equal = self._seen(again, seat) == self._seen(self.match, seat)
            self._must(equal, f"seat {seat} sees another match in the replay")

    def _same(self, twin: Match, sentence: str) -> None:
        match = self.match
        self._must(match.game.data() == twin.game.data(), sentence)
        seat = self._anyone()
        self._must(self._seen(match, seat) == self._seen(twin, seat), sentence)

    def _seen(self, match: Match, seat: int) -> bytes:
        """What reaches a seat; of the events, the last ones, for the older were seen before."""
        return seen(match, seat, 0 if match.over else max(0, len(self.match.events) - RECENT))

    def _must(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise self._failed(sentence)

    def _failed(self, sentence: str) -> Failed:
        return Failed(f"{sentence} (decision {self.decisions} of {self.match.setup})")


def _open(event: Text) -> dict[str, int | str]:
    """What an event says besides what was hidden before."""
    return {name: value for name, value in event.args.items() if name not in SECRETS}


def _question(match: Match) -> Any:
    """That there is a question, for whom, and in what words."""
    return None if match.over else (match.asked, match.decision.prompt)


def _errors(match: Match, seat: int) -> list[tuple[str, str]]:
    """What a seat hears when it answers with nonsense, or too late."""
    errors = []
    for key, serial in (("nonsense", None), ("end", 0)):
        try:
            match.answer(key, seat, serial)
        except IllegalAnswer as error:
            errors.append((error.code, str(error)))
    return errors
