"""The driver: runs a game's flow from question to question, and can copy, save and fork it."""

from collections.abc import Coroutine, Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from standoff.kernel.choice import NONE, TALK, Aside, Choice
from standoff.kernel.decision import (
    AsideOffer,
    Decision,
    Option,
    event_text,
    key,
    option,
    text,
)
from standoff.kernel.errors import BadRecord, IllegalAnswer, NoTakeBack, StandoffError
from standoff.kernel.event import SPECTATOR, Event
from standoff.kernel.game import MOST_EVENTS, Ask, GameOver, Rules, State
from standoff.kernel.record import (
    BIGGEST,
    FORMAT,
    Answer,
    Record,
    Result,
    Saved,
    Setup,
    checked,
    encode,
    seed_of,
)
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

LONGEST: Final = 100_000
"""Decisions after which a match that is played out counts as stuck."""

OFTEN: Final = 16
"""Answers after which a checkpoint is due: a copy gives as many again, and what comes between."""

MOST_OPTIONS: Final = 10_000
"""Options of a box that are kept in the form that leaves the engine."""


@mypyc_attr(acyclic=True)
class Answered:
    """An entry of the log: a seat answered, or took an aside."""

    __slots__ = ("reply", "seat")

    def __init__(self, seat: int, reply: Choice | Aside) -> None:
        self.seat = seat
        self.reply = reply


@mypyc_attr(acyclic=True)
class Redealt:
    """An entry of a fork's log: what the seat cannot know was dealt anew."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: str) -> None:
        self.seat = seat
        self.seed = seed


Entry = Answered | Redealt


class Boundary:
    """Between two steps: where everything stood then. Nothing was under way."""

    __slots__ = ("answered", "drawn", "entries", "events", "serials", "step")

    def __init__(
        self, step: int, entries: int, events: int, answered: int, drawn: int, serials: list[int]
    ) -> None:
        self.step = step
        self.entries = entries
        self.events = events
        self.answered = answered  # since the checkpoint before it
        self.drawn = drawn  # how far the generator had come
        self.serials = serials


class Checkpoint(Boundary):
    """A boundary with the state there, which never changes."""

    __slots__ = ("game",)

    def __init__(
        self, game: State, step: int, entries: int, events: int, serials: list[int]
    ) -> None:
        super().__init__(step, entries, events, 0, game.rng.counter, serials)
        self.game = game


class Course:
    """How far a match has come, for its flow: which must not hold the match, which holds it."""

    __slots__ = (
        "checkpoint",
        "game",
        "last",
        "log",
        "redealt",
        "renews",
        "rules",
        "serials",
        "step",
        "wanted",
    )

    def __init__(
        self,
        rules: Rules[Any],
        checkpoint: Checkpoint,
        log: list[Entry],
        events: list[Event],
        renews: bool,
    ) -> None:
        self.rules = rules
        self.checkpoint = checkpoint
        self.last: Boundary = checkpoint  # the last one passed
        self.wanted: Boundary | None = None  # where a copy on its way makes its checkpoint
        self.game = checkpoint.game.copy()
        self.game.events = events[: checkpoint.events]
        self.step = checkpoint.step
        self.log = log
        self.serials = checkpoint.serials[:]
        self.renews = renews
        self.redealt = False  # since the checkpoint: it cannot be passed again by answers alone

    def renew(self, entries: int, events: int, serials: list[int]) -> None:
        """Make a checkpoint here."""
        point = Checkpoint(self.game.copy(), self.step, entries, events, serials)
        self.checkpoint = point
        self.last = point
        self.game.answered = []
        self.redealt = False

    def passed(self) -> None:
        """A step is done. Checkpoints are costly: most boundaries are only noted."""
        self.step += 1
        game, entries = self.game, len(self.log)
        wanted = self.wanted
        if wanted is not None:
            if self.step == wanted.step:
                self.wanted = None
                self.renew(wanted.entries, wanted.events, wanted.serials)
        elif self.redealt or entries - self.checkpoint.entries >= OFTEN:
            self.renew(entries, len(game.events), self.serials[:])
        else:
            self.last = Boundary(
                self.step,
                entries,
                len(game.events),
                len(game.answered),
                game.rng.counter,
                self.serials[:],
            )


async def steps(course: Course) -> None:
    """Step after step, with a boundary between; it ends by GameOver."""
    rules, game = course.rules, course.game
    while True:
        await rules.advance(game)
        if course.renews:
            course.passed()


class Match:
    """One match in progress: it waits at a decision, or it is over.

    >>> import standoff
    >>> match = standoff.new("bang", players=4, seed=1)
    >>> match
    <Match bang, 4 players, turn 1: seat 1 is asked 'ask-main'>
    >>> match.answer(match.decision.options[-1].key)

    With `auto` the driver answers questions that have one option, and records those answers too.
    Without `checkpoints` play is faster, and a copy has to replay the match from its deal.

    What is given to its methods comes from outside. They look at it themselves, so that they take
    `object` where compiled code would raise a TypeError of its own: whatever it is, what does not
    fit is refused with a sentence, and nothing has changed.
    """

    __slots__ = (
        "_ask",
        "_course",
        "_decision",
        "_editions",
        "_flow",
        "_forked",
        "_kept",
        "auto",
        "game",
        "rules",
        "setup",
    )

    def __init__(
        self,
        rules: Rules[Any],
        setup: Setup,
        course: Course,
        *,
        kept: tuple[Answer, ...] = (),
        editions: tuple[str, ...] = (),
        auto: bool = False,
        forked: bool = False,
    ) -> None:
        self.setup = setup
        self.auto = auto
        self.rules = rules
        self._kept = kept  # answers from before the log begins, as a saved game has them
        self._editions = editions  # of the rules it has been played by
        self._forked = forked
        self._ask: Ask | None = None
        self._decision: Decision | None = None
        self._course = course
        self.game = course.game
        self._flow: Coroutine[Any, Any, None] = steps(course)
        self._run(None)

    @staticmethod
    def new(
        rules: Rules[Any], setup: Setup, *, auto: bool = False, checkpoints: bool = True
    ) -> "Match":
        """Deal a match and run it to its first question."""
        setup = checked(setup)
        return Match.of(rules, setup, rules.deal(setup), auto=auto, checkpoints=checkpoints)

    @staticmethod
    def of(
        rules: Rules[Any],
        setup: Setup,
        game: State,
        *,
        auto: bool = False,
        checkpoints: bool = True,
    ) -> "Match":
        """A match that begins at a position between two steps, which becomes its checkpoint."""
        checkpoint = Checkpoint(game, 0, 0, len(game.events), [0] * game.seats())
        course = Course(rules, checkpoint, [], game.events, checkpoints)
        match = Match(rules, setup, course, editions=(rules.edition(setup),), auto=auto)
        match._answer_alone()
        return match

    def __repr__(self) -> str:
        turn = self.rules.view(self.game, SPECTATOR).turn_number
        if self._ask is not None:
            now = f"seat {self._ask.seat} is asked {self._ask.say.id!r}"
        else:
            now = f"over by {self.game.ending!r}, winners {self.game.winners}"
        return f"<Match {self.setup.game}, {self.setup.players} players, turn {turn}: {now}>"

    # Looking

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        """Winners, real roles and how it ended; None while the match goes on."""
        if not self.over:
            return None
        roles = tuple(self.game.roles())
        return Result(tuple(self.game.winners), roles, Text(self.game.ending))

    @property
    def decision(self) -> Decision:
        """The open question with all its options and asides."""
        if self._decision is None:
            ask = self._open()
            others = [seat for seat in _seats(ask.asides) if seat != ask.seat]
            self._decision = Decision(
                self._course.serials[ask.seat],
                ask.seat,
                ask.matter,
                text(self.game, ask.say),
                self._options(ask.seat),
                tuple(AsideOffer(s, self._course.serials[s], self._options(s)) for s in others),
                ask.stake,
            )
        return self._decision

    def decision_for(self, seat: SupportsIndex) -> Decision:
        """The open question as that seat may know it: options only where they are its own."""
        viewer = self._viewer(seat)
        whole = self.decision
        options = whole.options if viewer == whole.seat else ()
        asides = tuple(aside for aside in whole.asides if aside.seat == viewer)
        return replace(whole, options=options, asides=asides)

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self._open().seat

    @property
    def ask(self) -> Ask:
        """The open question as the engine has it, in numbers."""
        return self._open()

    @property
    def width(self) -> int:
        """How many options the asked seat has."""
        ask = self._open()
        if not ask.asides:
            return len(ask.choices)
        return len(self._replies(ask.seat))

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order, as the engine knows it."""
        return self.game.events

    def events_for(self, seat: SupportsIndex, since: SupportsIndex = 0) -> list[Text]:
        """What happened from event number `since` on, as the seat may know it."""
        viewer = self._viewer(seat)
        return [event_text(self.game, event, viewer) for event in self._events(since)]

    def view(self, seat: SupportsIndex) -> Any:
        """All that seat, or the SPECTATOR, may know of the table, as a record ready for JSON.

        >>> import standoff
        >>> standoff.new("bang", players=4, seed=1).view(4)
        Traceback (most recent call last):
        ...
        standoff.kernel.errors.StandoffError: There is no seat 4: they are 0 to 3, and 8 to watch.
        """
        return self.rules.view(self.game, self._viewer(seat))

    def look(self, seat: SupportsIndex) -> Any:
        """The same fact by fact, as a kernel.look.Look: nothing is made to be looked at."""
        return self.rules.look(self.game, self._viewer(seat))

    def question(self, seat: SupportsIndex) -> Ask:
        """The open question in the numbers of the engine, for the seat that it is put to."""
        ask = self._open()
        if ask.seat != self._seat(seat):
            raise StandoffError(f"Seat {seat!r} is not asked anything now.")
        return ask

    def open_view(self) -> Any:
        """The table with everything open: for a match that is over, or that one watches alone."""
        return self.rules.open_view(self.game)

    def open_events(self, since: SupportsIndex = 0) -> list[Text]:
        """What happened from event number `since` on, with every secret."""
        return [text(self.game, event, "event-") for event in self._events(since)]

    def explain(self, card: object, target: SupportsIndex | None = None) -> Text | None:
        """Why the asked seat may not use that card (at that target) now; None if it may."""
        ask = self._open()
        if not isinstance(card, str):
            raise StandoffError(f"A card is called by its name, a str: {card!r} is none.")
        at = NONE if target is None else self._seat(target)
        reason = self.rules.why_not(self.game, ask, card, at)
        return None if reason is None else text(self.game, reason)

    def warnings(self, seat: SupportsIndex) -> dict[str, Text]:
        """The options of that seat that look foolish, by their keys, and why."""
        ask = self._ask
        found: dict[str, Text] = {}
        viewer = self._viewer(seat)
        if ask is None or viewer != ask.seat:
            return found
        for choice in ask.choices:
            warning = self.rules.warning(self.game, ask, choice)
            if warning is not None:
                found[self._key(choice)] = text(self.game, warning)
        return found

    # Answering

    def answer(
        self, key: object, seat: SupportsIndex | None = None, serial: SupportsIndex | None = None
    ) -> None:
        """Answer the open question by an option's key; as another seat, take an aside.

        With a serial, the answer is refused unless it is for the question now open.
        """
        answered = self._find(key, seat, serial)
        self._answer(answered.seat, answered.reply)

    def minds_talk(self, seat: SupportsIndex) -> bool:
        """Whether it has to be told to the match if that seat talks to the table: `answer` TALK."""
        number = _index(seat)
        there = 0 <= number < self.game.seats() and not self.over
        return there and self.rules.minds_talk(self.game, number)

    def check(
        self, key: object, seat: SupportsIndex | None = None, serial: SupportsIndex | None = None
    ) -> None:
        """Raise the IllegalAnswer that `answer` would raise; nothing changes.

        >>> import standoff
        >>> match = standoff.new("bang", players=4, seed=1)
        >>> match.check(match.decision.options[0].key)
        >>> match.check("dance")
        Traceback (most recent call last):
        ...
        standoff.kernel.errors.IllegalAnswer: Seat 1 has no option 'dance' now.
        """
        self._find(key, seat, serial)

    def preview(self, key: object, seed: object, seat: SupportsIndex | None = None) -> Any:
        """What the seat would see after that answer, where that is certain; None where it is not.

        It is tried in a fork by that seed, in which all that the seat cannot know lies elsewhere:
        whatever comes of it, it tells nothing. Where chance, a role or a card that does not lie
        open has a say, it is not certain.

        >>> import standoff
        >>> match = standoff.new("bang", players=4, seed=1)
        >>> match.view(1).players[1].reach
        1
        >>> match.preview("play:remington-KC", seed=7).players[1].reach
        3
        """
        answered = self._find(key, seat, None)
        by = answered.seat
        choice = _choice(answered.reply)
        view = self.rules.view(self.game, by)
        known = {lying for player in view.players for lying in player.in_play}
        if choice.card != NONE:
            known.add(self.game.card_name(choice.card))
        twin = self.fork(by, seed)
        told, drawn = len(twin.events), twin.game.rng.counter
        twin.answer(key, by)
        for event in twin.events[told:]:
            args = event_text(twin.game, event, by).args
            secret = "role" in args or ("card" in args and args["card"] not in known)
            if secret or event.hidden_from(SPECTATOR):
                return None
        return twin.view(by) if twin.game.rng.counter == drawn else None

    def choose(self, number: SupportsIndex) -> None:
        """Answer by the number of the option, from 0: the fast door beside `answer`."""
        ask = self._open()
        place = _index(number)
        if not 0 <= place < self.width:
            sentence = f"Seat {ask.seat} has no option {number!r}: they are 0 to {self.width - 1}."
            raise IllegalAnswer("unknown", sentence)
        self.take(place)

    def take(self, place: int) -> None:
        """What `choose` does, for those who know that there is such an option."""
        ask = self._open()
        if place < len(ask.choices):
            self._answer(ask.seat, ask.choices[place])
        else:
            self._answer(ask.seat, self._replies(ask.seat)[place])

    def play_out(self, chances: Sequence[Rng]) -> int:
        """Play to the end at random, each seat by its own generator; gives the decisions made.

        >>> import standoff
        >>> match = standoff.new("bang", players=4, seed=1)
        >>> match.play_out([Rng.from_seed(str(seat)) for seat in range(4)]) > 20
        True
        >>> match  # doctest: +ELLIPSIS
        <Match bang, 4 players, turn ...: over by 'ending-...', winners [...]>
        """
        for decisions in range(LONGEST):
            ask = self._ask
            if ask is None:
                return decisions
            self.take(chances[ask.seat].below(self.width))
        raise StandoffError(f"No end after {LONGEST} decisions: {self.setup}")

    def can_take_back(self, seat: SupportsIndex) -> bool:
        """Whether only that seat has acted since the last step, and nothing came to light."""
        viewer = self._viewer(seat)
        last = self._course.last
        entries = self._course.log[last.entries :]
        return (
            len(entries) > 0
            and all(isinstance(entry, Answered) and entry.seat == viewer for entry in entries)
            and len(self.game.events) == last.events
            and self.game.rng.counter == last.drawn
        )

    def take_back(self, seat: SupportsIndex) -> None:
        """Return to the end of the last step, if nothing has come to light since."""
        if not self.can_take_back(seat):
            raise NoTakeBack("Nothing can be taken back: others have answered or seen something.")
        before, point = self._course, self._settle()
        point = Checkpoint(point.game, point.step, point.entries, point.events, before.serials)
        log = before.log[: point.entries]
        self._course = Course(self.rules, point, log, self.game.events, before.renews)
        self.game = self._course.game
        self._flow = steps(self._course)
        self._run(None)

    # Copying and keeping

    def copy(self) -> "Match":
        """An independent match at the same question: the checkpoint, and the answers since."""
        course = self._course
        point, last = course.checkpoint, course.last
        if course.redealt:
            return self._rebuilt()
        twin_course = Course(self.rules, point, course.log[:], self.game.events, course.renews)
        if last is not point:
            twin_course.wanted = last
        game = twin_course.game
        game.again = self.game.answered[::-1]
        game.like = self._ask
        twin = self._with(twin_course)
        twin_course.serials[:] = course.serials
        if last is not point:  # what was made on the way serves both
            course.checkpoint = twin_course.checkpoint
            course.last = course.checkpoint
            self.game.answered = self.game.answered[last.answered :]
        game.answered = self.game.answered[:]
        return twin

    def _rebuilt(self) -> "Match":
        """A copy of a fork in the midst of a step: entry after entry, since it was dealt anew."""
        course = self._course
        point, log = course.checkpoint, course.log
        twin_course = Course(
            self.rules, point, log[: point.entries], self.game.events, course.renews
        )
        twin = self._with(twin_course)
        for entry in log[point.entries :]:
            twin_course.log.append(entry)
            if isinstance(entry, Redealt):
                twin._redeal(entry)
            else:
                twin._run(entry.reply)
        return twin

    def _with(self, course: Course) -> "Match":
        """The same match, on another course."""
        return Match(
            self.rules,
            self.setup,
            course,
            kept=self._kept,
            editions=self._editions,
            auto=self.auto,
            forked=self._forked,
        )

    def _settle(self) -> Checkpoint:
        """The checkpoint at the last boundary: made by a copy that passes it, if there is none."""
        if self._course.last is not self._course.checkpoint:
            self.copy()
        return self._course.checkpoint

    def fork(self, seat: SupportsIndex, seed: object) -> "Match":
        """A copy in which all that seat cannot know is dealt anew, and chance re-keyed.

        The seat finds the same view, events and question: a search in forks cannot cheat.
        """
        redealt = Redealt(self._viewer(seat), seed_of(seed))
        twin = self.copy()
        twin._forked = True
        twin._course.log.append(redealt)
        twin._redeal(redealt)
        return twin

    def record(self) -> Record:
        """The match so far, to keep and to replay."""
        return Record(FORMAT, self.setup, self._answers(), self.result, self._editions)

    @property
    def settled(self) -> int:
        """How many of the answers lie before the last boundary: nothing of them is under way."""
        return len(self._kept) + self._course.last.entries

    def save(self) -> bytes:
        """The match as JSON; `standoff.load` goes on with it at the same question."""
        answers = self._answers()
        point = self._settle()
        events = [(e.id, e.args, e.knows) for e in self.game.events[: point.events]]
        state = point.game.data()
        return encode(
            Saved(
                format=FORMAT,
                setup=self.setup,
                state=state,
                serials=point.serials,
                answers=answers,
                since=self.settled,
                events=events,
                auto=self.auto,
                rules=self._editions,
            )
        )

    @staticmethod
    def load(rules: Rules[Any], saved: Saved) -> "Match":
        """Go on with a saved match; the answers since its checkpoint are checked again."""
        if not _is_small(saved.state):
            raise BadRecord("This saved game cannot be: a number in it is too big.")
        state = rules.load(saved.setup, saved.state)
        if state.seats() != saved.setup.players or state.winners or state.ending:
            raise BadRecord("This saved game cannot be: its players or its end do not fit.")
        if len(saved.serials) != state.seats() or not 0 <= saved.since <= len(saved.answers):
            raise BadRecord("This saved game cannot be: its serials or answers do not fit.")
        try:
            events = [_event(*event) for event in saved.events]
            for event in events:
                for seat in (event.by, event.seat, event.target, event.owner):
                    if not NONE <= seat < state.seats():
                        raise IndexError(event)
                text(state, event)
        except (IndexError, TypeError):
            raise BadRecord("This saved game cannot be: its events do not fit.") from None
        checkpoint = Checkpoint(state, 0, 0, len(events), saved.serials)
        kept = saved.answers[: saved.since]
        editions = saved.rules
        if editions and editions[-1] != rules.edition(saved.setup):
            editions += (rules.edition(saved.setup),)
        course = Course(rules, checkpoint, [], events, True)
        match = Match(rules, saved.setup, course, kept=kept, editions=editions)
        match.replay(saved.answers[saved.since :])
        match.auto = saved.auto
        return match

    def replay(self, answers: Sequence[Answer]) -> None:
        """Give recorded answers, checking each."""
        for number, answer in enumerate(answers, 1):
            try:
                self.answer(answer.key, answer.seat)
            except IllegalAnswer as error:
                raise BadRecord(f"Answer {number} does not fit: {error}") from None

    # How it runs

    def _open(self) -> Ask:
        if self._ask is None:
            raise StandoffError("The match is over: no question is open.")
        return self._ask

    def _viewer(self, seat: SupportsIndex) -> int:
        """The number of a seat, or of the SPECTATOR."""
        number = _index(seat)
        return number if number == SPECTATOR else self._seat(seat)

    def _seat(self, seat: SupportsIndex) -> int:
        """The number of a seat."""
        number = _index(seat)
        seats = self.game.seats()
        if not 0 <= number < seats:
            sentence = f"they are 0 to {seats - 1}, and {SPECTATOR} to watch."
            raise StandoffError(f"There is no seat {seat!r}: {sentence}")
        return number

    def _events(self, since: SupportsIndex) -> list[Event]:
        first = _index(since)
        if first < 0:
            raise StandoffError(f"Events are numbered from 0: {since!r} is none of them.")
        return self.game.events[first:]

    def _find(
        self, key: object, seat: SupportsIndex | None, serial: SupportsIndex | None
    ) -> Answered:
        """What is answered so, or IllegalAnswer."""
        ask = self._ask
        if ask is None:
            raise IllegalAnswer("over", "The match is over.")
        by = ask.seat if seat is None else _index(seat)
        if key == TALK and self.minds_talk(by):
            return Answered(by, Aside(by, Choice(TALK)))
        if by != ask.seat and by not in _seats(ask.asides):
            raise IllegalAnswer("not-asked", f"Seat {seat!r} is not asked anything now.")
        if serial is not None and _index(serial) != self._course.serials[by]:
            raise IllegalAnswer("stale", f"Question {serial!r} of seat {by} is not open.")
        replies = self._replies(by)
        if self._decision is not None and by == ask.seat:
            for place, option in enumerate(self._decision.options):
                if option.key == key:
                    return Answered(by, replies[place])
        else:
            for reply in replies:
                if self._option(reply).key == key:
                    return Answered(by, reply)
        raise IllegalAnswer("unknown", f"Seat {by} has no option {key!r} now.")

    def _replies(self, seat: int) -> list[Choice | Aside]:
        """What the seat may answer now, in the order of its options."""
        ask = self._open()
        replies: list[Choice | Aside] = []
        if seat == ask.seat:
            replies.extend(ask.choices)
        replies.extend(aside for aside in ask.asides if aside.seat == seat)
        return replies

    def _key(self, reply: Choice | Aside) -> str:
        return key(self.game, _choice(reply))

    def _option(self, reply: Choice | Aside) -> Option:
        """An answer in the form that leaves the engine. It is written once for all matches."""
        game, choice = self.game, _choice(reply)
        what = (
            choice.verb,
            choice.card,
            choice.seat,
            choice.kind,
            choice.pick,
            choice.number,
            game.shows(choice),
            isinstance(reply, Aside),
        )
        written: Option | None = game.options.get(what)
        if written is None:
            if len(game.options) >= MOST_OPTIONS:
                game.options.clear()
            written = option(game, reply)
            game.options[what] = written
        return written

    def _options(self, seat: int) -> tuple[Option, ...]:
        return tuple([self._option(reply) for reply in self._replies(seat)])

    def _answers(self) -> tuple[Answer, ...]:
        if self._forked:
            raise StandoffError("A fork has no past of its own: it cannot be recorded or saved.")
        given = [entry for entry in self._course.log if isinstance(entry, Answered)]
        return self._kept + tuple(Answer(entry.seat, self._key(entry.reply)) for entry in given)

    def _answer(self, seat: int, reply: Choice | Aside) -> None:
        self._course.log.append(Answered(seat, reply))
        self._run(reply)
        if self.auto:
            self._answer_alone()

    def _answer_alone(self) -> None:
        """Answer for everyone while there is only one option."""
        while self.auto and self._ask is not None:
            ask = self._ask
            if len(ask.choices) > 1 or ask.asides:
                return
            self._course.log.append(Answered(ask.seat, ask.choices[0]))
            self._run(ask.choices[0])

    def _run(self, reply: Choice | Aside | None) -> None:
        """Hand the flow a reply, and run up to the next question or the end."""
        self.game.most_events = len(self.game.events) + MOST_EVENTS
        try:
            ask = self._flow.send(reply)
        except GameOver:
            self._ask = None
            self._decision = None
        else:
            self._put(ask)

    def _put(self, ask: Ask) -> None:
        """A question is open: count it for everyone who may answer."""
        self._ask = ask
        self._decision = None
        serials = self._course.serials
        serials[ask.seat] += 1
        if ask.asides:
            for seat in _seats(ask.asides):
                if seat != ask.seat:
                    serials[seat] += 1

    def _redeal(self, redealt: Redealt) -> None:
        rng = Rng.from_seed(redealt.seed)
        self._course.redealt = True
        self.rules.redeal(self.game, redealt.seat, rng)
        self.game.rng = rng
        seat = redealt.seat
        self.game.events = [
            event if event.knows >> seat & 1 else event.as_seen_by(seat)
            for event in self.game.events
        ]
        if self._ask is not None:
            self._ask.relist()
            self._decision = None


def _index(number: SupportsIndex) -> int:
    """A whole number as it was given; NONE if it is something else."""
    try:
        return index(number)
    except TypeError:
        return NONE


def _is_small(data: object) -> bool:
    """Whether all whole numbers in JSON data are such as occur in games."""
    inside = [data]
    while inside:
        each = inside.pop()
        if isinstance(each, int):
            if abs(each) >= BIGGEST:
                return False
        elif isinstance(each, list):
            inside += each
        elif isinstance(each, dict):
            inside += each.values()
    return True


def _event(id: str, args: dict[str, int], knows: int) -> Event:
    event = Event(id, **args)
    event.knows = knows
    return event


def _choice(reply: Choice | Aside) -> Choice:
    return reply.choice if isinstance(reply, Aside) else reply


def _seats(asides: list[Aside]) -> list[int]:
    """The seats that have an aside, each once, in order."""
    return list(dict.fromkeys(aside.seat for aside in asides))
