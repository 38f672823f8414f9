"""Proof by play: random games in which everything is checked at every decision.

What is checked holds for any game on the kernel; the invariants of a game are given besides.
"""

from collections.abc import Callable
from itertools import combinations, zip_longest
from typing import Any, Final

from msgspec.structs import replace

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

OFTEN: Final = 20
"""Decisions after which all of a match is saved; else what is long past is left behind."""


INVARIANTS: Final[dict[str, Callable[[Any], None]]] = {
    "bang": check_bang,
    "dice": check_dice,
    "samurai": check_samurai,
}
"""What must hold in each game besides."""

SURPRISES: Final = {
    "dynamite_variant": ("event-turned-up",),  # the Dynamite, by the rules of its variant
    "great_train_robbery": ("event-station",),  # drawn from all there are
    "shadow_gunslingers": ("event-shadows-gone",),  # who is left may have a role dealt face down
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
        self.copied = self.match
        self.saved = self.match
        self.forgotten = 0
        self.invariants = invariants
        self.chance = Rng.from_seed(f"{setup.seed}-walk")
        self.decisions = 0
        self.surprises = surprises
        self.thorough = thorough
        self.marks = [0] * COSTLY
        self.sights: dict[int, bytes] = {}
        self.watcher = SPECTATOR

    def run(self) -> Match:
        """Play to the end; Failed says what did not hold."""
        try:
            self._copy()
            self._save_all()
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
        self.watcher = self._anyone()
        match = self.match
        self.invariants(match.game)
        self._options()
        self._looks()
        self._words()
        if self._is_due(0):
            self._copy()
        if self._is_due(1):
            self._save()
        seat, key = self._pick()
        fork = match.fork(seat, self._seed())
        if self._is_due(2):
            self._secrets(seat, fork)
            for other in {match.asked, self.watcher} - {seat}:
                moved = match.fork(other, self._seed())
                self._secrets(other, moved)
                moved.choose(self.chance.below(moved.width))
                self.invariants(moved.game)  # no flow holds on to what was moved
        since = len(match.events)
        self.marks = [*self.marks[1:], since]
        self.sights.clear()
        for each in (match, fork, self.copied, self.saved):
            each.answer(key, seat)
        self._blind(fork, seat, since)

    def _copy(self) -> None:
        """A copy that has played on is like the match, and so is a copy of it."""
        self.copied = self.copied.copy()
        self._same(self.copied, "a copy")

    def _save(self) -> None:
        """So is what was saved and played on, and is saved again.

        It leaves behind what is older than what is compared, so that it does not take longer the
        longer a game is; now and then all of the match is saved.
        """
        if self.decisions % OFTEN == 0:
            self._save_all()
            return
        saved = decode(self.saved.save(), Saved)
        older = min(len(saved.events), self.marks[0] - self.forgotten)
        self.forgotten += older
        recent, answers = saved.events[older:], saved.answers[saved.since :]
        saved = replace(saved, events=recent, answers=answers, since=0)
        self.saved = Match.load(self.match.rules, saved)
        self._same(self.saved, "a saved game", self.forgotten)

    def _save_all(self) -> None:
        self.saved = Match.load(self.match.rules, decode(self.match.save(), Saved))
        self.forgotten = 0
        self._same(self.saved, "a saved game")

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
        seat = self.watcher if self.decisions % 2 else self.match.asked
        if seat != SPECTATOR:
            wrong = looks.differences(self.match, seat, self.marks[0])
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
        self._told(decision.seat)
        things = [option.card for option in decision.options if option.card is not None]
        if things:
            target = self.chance.below(match.game.seats())
            reason = match.explain(things[self.chance.below(len(things))], target)
            if reason is not None:
                self._readable(reason)

    def _told(self, seat: int) -> None:
        """What the last answer has led to can be read, by spectators and by that seat."""
        for viewer in (SPECTATOR, seat):
            for event in self.match.events_for(viewer, self.marks[-1]):
                self._readable(event)

    def _readable(self, text: Text, asked: int | None = None) -> None:
        """Each id with its arguments, and each name, is tried once in a process."""
        heard = _HEARD.setdefault(self.match.setup.game, set())
        words: list[tuple[Any, ...]] = [(text.id, *text.args)]
        words += [arg for arg in text.args.items() if arg[0] in NAMED]
        if heard.issuperset(words):
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
        heard.update(words)

    def _secrets(self, seat: int, fork: Match) -> None:
        """LAW 6: what a seat cannot know may be permuted, and nothing that reaches it changes."""
        self.invariants(fork.game)
        equal = self._sight(seat) == self._seen(fork, seat)
        self._must(equal, f"seat {seat} can tell what is hidden from it")
        equal = _errors(self.match, seat) == _errors(fork, seat)
        self._must(equal, f"an error tells seat {seat} what is hidden from it")

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
        same = match.events_for(seat, since) == fork.events_for(seat, since)
        if same and not self._mixed(fork, seat):
            equal = self._sight(seat) == self._seen(fork, seat)
            self._must(equal, f"seat {seat} can tell what follows")

    def _parted(self, ours: list[Text], theirs: list[Text]) -> bool:
        """Whether something came to light in which two matches may differ from then on."""
        for one, other in zip_longest(ours, theirs):
            if one != other:
                alike = one and other and one.id == other.id and _open(one) == _open(other)
                return alike or any(each and each.id in self.surprises for each in (one, other))
        return False

    def _mixed(self, fork: Match, seat: int) -> bool:
        """Whether chance has taken the other one of two equal cards out of the seat's hand.

        The seat sees the same card go, and the same cards left, but in another order.
        """
        ours, theirs = _hand(self.match, seat), _hand(fork, seat)
        return ours != theirs and sorted(ours) == sorted(theirs)

    def _end(self) -> None:
        """The record gives the same match, to the letter; so does what was copied and saved."""
        match = self.match
        self.invariants(match.game)
        self._told(self.watcher)
        self._copy()
        self._save()
        self._save_all()
        record = match.record()
        again = standoff.replay(encode(record))
        self._must(again.record() == record, "the record of a replay is another one")
        self._must(again.game.data() == match.game.data(), "a replay ends elsewhere")
        twins = {"the replay": again, "the copy": self.copied, "the saved game": self.saved}
        for seat in [*range(match.game.seats()), SPECTATOR]:
            sight = seen(match, seat)
            for what, twin in twins.items():
                self._must(sight == seen(twin, seat), f"seat {seat} sees another match in {what}")

    def _same(self, twin: Match, what: str, forgotten: int = 0) -> None:
        match, seat = self.match, self.watcher
        self._must(match.game.data() == twin.game.data(), f"{what} differs")
        equal = self._sight(seat) == self._seen(twin, seat, forgotten)
        self._must(equal, f"{what} differs in what seat {seat} sees")

    def _sight(self, seat: int) -> bytes:
        """What reaches a seat of the match now."""
        if seat not in self.sights:
            self.sights[seat] = self._seen(self.match, seat)
        return self.sights[seat]

    def _seen(self, match: Match, seat: int, forgotten: int = 0) -> bytes:
        """What reaches a seat; of the events, those since all was compared the last time."""
        return seen(match, seat, self.marks[0] - forgotten)

    def _must(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise self._failed(sentence)

    def _failed(self, sentence: str) -> Failed:
        return Failed(f"{sentence} (decision {self.decisions} of {self.match.setup})")


def _open(event: Text) -> dict[str, int | str]:
    """What an event says besides what was hidden before."""
    return {name: value for name, value in event.args.items() if name not in SECRETS}


def _hand(match: Match, seat: int) -> tuple[str, ...]:
    """The cards a seat holds, in their order, where there are any."""
    hand: tuple[str, ...] = getattr(match.view(seat).players[seat], "hand", ())
    return hand


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
