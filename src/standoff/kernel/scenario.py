"""A scenario: a position, and the choices made in it by name. For tests and for card authors."""

from typing import Any, Final

import msgspec

from standoff.kernel.decision import Decision, Option
from standoff.kernel.match import Match
from standoff.kernel.record import Saved, decode

STRAIGHT: Final = "straight"
COPIED: Final = "copied"  # the match is copied before every decision, and the copy plays on
SAVED: Final = "saved"  # the match is saved and loaded before every decision
REDEALT: Final = "redealt"  # what the asked seat cannot know is dealt anew: it must not notice
MODES: Final = (STRAIGHT, COPIED, SAVED, REDEALT)


class Unexpected(AssertionError):
    """The scenario does not go as written; the sentence lists what could have been chosen."""


class Scenario:
    """Plays a match by naming choices, in one of the four modes."""

    resting: frozenset[str] = frozenset()
    """The prompts that may be open when a scenario ends: nothing is left unanswered there."""

    def __init__(self, match: Match, mode: str = STRAIGHT) -> None:
        self.match = match
        self.mode = mode
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
        self.match.answer(found[0].key)
        self._prepare()

    def aside(self, seat: int, verb: str, **fields: Any) -> None:
        """Another seat acts while the question is open."""
        offers = [aside for aside in self.decision.asides if aside.seat == seat]
        found = self._matching(offers[0].options if offers else (), verb, None, fields)
        if len(found) != 1:
            raise Unexpected(f"Seat {seat} has no aside {verb!r}; {self._open()}")
        self.match.answer(found[0].key, seat)
        self._prepare()

    def happened(self, id: str, **args: int) -> int:
        """How often an event of that kind, with those arguments, has happened."""
        return sum(
            event.id == id and all(getattr(event, name) == value for name, value in args.items())
            for event in self.match.events
        )

    def finish(self) -> None:
        """Fail if a question is left unanswered."""
        if not self.match.over and self.decision.prompt.id not in self.resting:
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
        decision = self.decision
        keys = ", ".join(option.key for option in decision.options)
        return f"seat {decision.seat} is asked {decision.prompt.id}: {keys}"

    def _prepare(self) -> None:
        match = self.match
        if self.mode == COPIED:
            self.match = match.copy()
            _same(match, self.match)
        elif self.mode == SAVED:
            self.match = Match.load(match.rules, decode(match.save(), Saved))
            _same(match, self.match)
        elif self.mode == REDEALT and not match.over:
            seat = match.asked
            fork = match.fork(seat, seed="again")
            if seen(match, seat) != seen(fork, seat):
                raise Unexpected(f"Seat {seat} can tell what it may not know; {self._open()}")


def seen(match: Match, seat: int, since: int = 0) -> bytes:
    """Everything that reaches a seat, byte for byte: view, events, the open question, warnings."""
    question = None if match.over else (match.decision_for(seat), match.warnings(seat))
    return msgspec.json.encode((match.view(seat), match.events_for(seat, since), question))


def _same(one: Match, other: Match) -> None:
    if one.game.data() != other.game.data() or seen(one, 0) != seen(other, 0):
        raise Unexpected("The copy is not the match.")


def _names(wanted: str | None, card: str | None) -> bool:
    return wanted is None or card == wanted or (card or "").rsplit("-", 1)[0] == wanted


def _fits(value: Any, wanted: Any) -> bool:
    return value == wanted or (isinstance(value, str) and _names(wanted, value))
