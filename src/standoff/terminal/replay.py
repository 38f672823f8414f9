"""A record, step by step: any seat's view, or everything open."""

from collections.abc import Sequence
from typing import Final

import standoff
from standoff.kernel.decision import Option
from standoff.kernel.match import Match
from standoff.kernel.record import Record
from standoff.kernel.view import TableView
from standoff.terminal.screen import Screen
from standoff.texts import Sentence

NEWS: Final = 14
"""Lines of the log before the table."""


class Replay:
    """A match at any of its decisions; `seat` is whose view is shown, None for everything open.

    >>> match = standoff.new("bang", players=4, seed=1)
    >>> while not match.over:
    ...     match.answer(match.decision.options[0].key)
    >>> replay = Replay(match.record())
    >>> replay.go(10)
    >>> replay.at, replay.match.over
    (10, False)
    >>> replay.go(10_000)
    >>> replay.match.result == match.result
    True
    """

    def __init__(self, record: Record, seat: int | None = None) -> None:
        self.record = record
        self.seat = seat
        self.go(0)

    def go(self, decision: int) -> None:
        """Go to where so many answers have been given, or to the nearest there is."""
        answers = self.record.answers
        self.at = max(0, min(decision, len(answers)))
        self.match: Match = standoff.replay(Record(self.record.format, self.record.setup, ()))
        self.match.replay(answers[: max(0, self.at - 1)])
        self._before = len(self.match.events) if self.at else 0
        self.match.replay(answers[max(0, self.at - 1) : self.at])

    def news(self) -> Sequence[Sentence]:
        """What the last answer has caused."""
        return self._events(self._before)

    def log(self) -> Sequence[Sentence]:
        """Everything that has happened."""
        return self._events(0)

    def view(self) -> TableView:
        match, seat = self.match, self.seat
        view: TableView = match.open_view() if seat is None else match.view(seat)
        return view

    def answer(self) -> tuple[int, Option] | None:
        """Who answers what now, if the viewer may know it."""
        if self.at == len(self.record.answers):
            return None
        seat, key = self.record.answers[self.at].seat, self.record.answers[self.at].key
        if self.seat not in (None, seat):
            return None
        return seat, self.match.decision.option(key)

    def _events(self, since: int) -> Sequence[Sentence]:
        if self.seat is None:
            return self.match.open_events(since)
        return self.match.events_for(self.seat, since)


def print_log(replay: Replay, screen: Screen) -> None:
    """The whole match as lines."""
    replay.go(len(replay.record.answers))
    for event in replay.log():
        screen.print(screen.event(event))
    screen.copyable("seed", seed=replay.record.setup.seed)


def step_through(replay: Replay, screen: Screen) -> None:
    """Show decision after decision as the reader wants; the end of the input is leaving too."""
    try:
        _show(replay, screen)
        while (line := screen.read()) != "q":
            if _turn_page(replay, line):
                _show(replay, screen)
            else:
                screen.app("replay-keys", "yellow")
    except (EOFError, KeyboardInterrupt):
        screen.print()


def _turn_page(replay: Replay, line: str) -> bool:
    """Do what was typed, if it is a command."""
    name, _, rest = line.partition(" ")
    number = int(rest) if rest.isdecimal() else -1
    if line == "":
        replay.go(replay.at + 1)
    elif line == "b":
        replay.go(replay.at - 1)
    elif name == "g" and number >= 0:
        replay.go(number)
    elif name == "s" and 1 <= number <= replay.record.setup.players:
        replay.seat = number - 1
    elif line == "s all":
        replay.seat = None
    else:
        return False
    return True


def _show(replay: Replay, screen: Screen) -> None:
    match, view = replay.match, replay.view()
    screen.print()
    screen.log([screen.event(event) for event in replay.news()], NEWS)
    screen.print(screen.table(view, None if match.over else match.asked))
    if replay.seat is not None:
        screen.print()
        screen.print(screen.hand(view.players[replay.seat].hand))
    screen.print()
    if match.result is not None:
        screen.say(match.result.ending, "bold yellow")
    else:
        waiting = screen.texts.waiting(match.decision.prompt, match.asked, screen.names)
        screen.print(screen.words(waiting, "bold yellow"))
    answer = replay.answer()
    if answer is not None:
        seat, option = answer
        said = screen.texts.say(option.text, screen.names)
        screen.print(screen.words(f"→ {screen.names[seat]}: {said}"))
    whose = screen.texts.app("all-open") if replay.seat is None else screen.names[replay.seat]
    total = len(replay.record.answers)
    screen.app("replay-at", "dim", number=replay.at, total=total, view=whose)
