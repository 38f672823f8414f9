"""A scenario: a position, and the choices made in it by name. For tests and for card authors.

Every scenario is played in four ways at once: straight; copied before every decision, where the
copy plays on; saved and loaded before every decision; and before every decision, what the asked
seat cannot know is dealt anew, which it must not notice.
"""

from typing import Any

import msgspec

from standoff.kernel.decision import Decision, Option
from standoff.kernel.event import Event
from standoff.kernel.match import Match
from standoff.kernel.record import Saved, decode


class Unexpected(AssertionError):
    """The scenario does not go as written; the sentence lists what could have been chosen."""


class Scenario:
    """Plays a match by naming choices, in all four ways.

    `match` is the one played straight: it is looked at, and answered through the scenario alone.
    """

    resting: frozenset[str] = frozenset()
    """The prompts that may be open when a scenario ends: nothing is left unanswered there."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._copied = match
        self._saved = match
        self._left = ""
        self._prepare()

    # What is asked

    @property
    def decision(self) -> Decision:
        if self.match.over:
            raise Unexpected("The match is over: nothing is asked.")
        return self.match.decision

    def asked(self, seat: int, prompt: str) -> Decision:
        """The open question, which must be this one."""
        decision = self.decision
        if (decision.seat, decision.prompt.id) != (seat, prompt):
            raise Unexpected(f"Expected {prompt} of seat {seat}; {self._open()}")
        return decision

    def can(self, verb: str, card: str | None = None, **fields: Any) -> bool:
        """Whether the asked seat has such an option."""
        return bool(self._matching(self.decision.options, verb, card, fields))

    def choose(self, verb: str, card: str | None = None, **fields: Any) -> None:
        """Answer with the one option of that verb, card (`panic` or `panic-JH`) and fields."""
        found = self._matching(self.decision.options, verb, card, fields)
        if len({option.key for option in found}) != 1:
            wanted = " ".join([verb, card or "", *(f"{k}={v}" for k, v in fields.items())])
            number = "no" if not found else "more than one"
            raise Unexpected(f"There is {number} option {wanted!r}; {self._open()}")
        self.answer(found[0].key)

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer by the key of an option; another seat takes an aside."""
        for match in (self.match, self._copied, self._saved):
            match.answer(key, seat)
        self._prepare()

    def take_back(self, seat: int) -> None:
        """That seat returns to where nothing had come to light."""
        for match in (self.match, self._copied, self._saved):
            match.take_back(seat)
        self._prepare()

    def aside(self, seat: int, verb: str, **fields: Any) -> None:
        """Another seat acts while the question is open."""
        offers = [aside for aside in self.decision.asides if aside.seat == seat]
        found = self._matching(offers[0].options if offers else (), verb, None, fields)
        if len(found) != 1:
            raise Unexpected(f"Seat {seat} has no aside {verb!r}; {self._open()}")
        self.answer(found[0].key, seat)

    # What has come of it

    def happened(self, id: str, **args: int) -> int:
        """How often an event of that kind, with those arguments, has happened."""
        wanted = Event(id, **args)
        return sum(_is(event, wanted) for event in self.match.events)

    def in_order(self, *wanted: Event) -> None:
        """Fail unless these events happened one after the other, whatever else did between."""
        left = list(wanted)
        for event in self.match.events:
            if left and _is(event, left[0]):
                left.pop(0)
        if left:
            happened = ", ".join(map(_words, self.match.events))
            raise Unexpected(f"{_words(left[0])} did not happen in that order: {happened}")

    def leave(self, seat: int, prompt: str) -> None:
        """The scenario ends in the middle of an effect, and leaves this question open."""
        self._left = self.asked(seat, prompt).prompt.id

    def finish(self) -> None:
        """Fail if a question is left unanswered that the scenario has not left on purpose."""
        if not self.match.over and self.decision.prompt.id not in (*self.resting, self._left):
            raise Unexpected(f"A question is left unanswered: {self._open()}")

    # How

    def _matching(
        self, options: tuple[Option, ...], verb: str, card: str | None, fields: dict[str, Any]
    ) -> list[Option]:
        return [
            option
            for option in options
            if option.verb == verb
            and _names(card, option.card)
            and all(_fits(getattr(option, name), value) for name, value in fields.items())
        ]

    def _open(self) -> str:
        if self.match.over:
            return "the match is over"
        decision = self.match.decision
        keys = ", ".join(option.key for option in decision.options)
        return f"seat {decision.seat} is asked {decision.prompt.id}: {keys}"

    def _prepare(self) -> None:
        match = self.match
        self._copied = self._copied.copy()
        self._saved = Match.load(match.rules, decode(self._saved.save(), Saved))
        seat = 0 if match.over else match.asked
        sight = seen(match, seat)
        for twin, what in ((self._copied, "copy"), (self._saved, "saved game")):
            if match.game.data() != twin.game.data() or sight != seen(twin, seat):
                raise Unexpected(f"The {what} is not the match; {self._open()}")
        if not match.over and sight != seen(match.fork(seat, seed="again"), seat):
            raise Unexpected(f"Seat {seat} can tell what it may not know; {self._open()}")


def seen(match: Match, seat: int, since: int = 0) -> bytes:
    """Everything that reaches a seat, byte for byte: view, events, the open question, warnings."""
    question = None if match.over else (match.decision_for(seat), match.warnings(seat))
    return msgspec.json.encode((match.view(seat), match.events_for(seat, since), question))


def _is(event: Event, wanted: Event) -> bool:
    return event.id == wanted.id and wanted.args.items() <= event.args.items()


def _words(event: Event) -> str:
    return " ".join([event.id, *(f"{name}={value}" for name, value in event.args.items())])


def _names(wanted: str | None, card: str | None) -> bool:
    return wanted is None or card == wanted or (card or "").rsplit("-", 1)[0] == wanted


def _fits(value: Any, wanted: Any) -> bool:
    """Whether a field of an option is as wanted; None: it is not there."""
    named = isinstance(value, str) and isinstance(wanted, str)
    return value == wanted or (named and _names(wanted, value))
