"""Stepping through a record."""

import pytest

import standoff
from standoff.bots import RandomBot
from standoff.kernel.record import Record
from standoff.lab.simulate import play
from standoff.terminal.replay import Replay, print_log, step_through
from tests.terminal.typed import Typed

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def record() -> Record:
    match = standoff.new("bang", players=4, seed="film")
    play(match, [RandomBot(f"film-{seat}") for seat in range(4)])
    return match.record()


def test_forward_and_back_show_the_same(record: Record) -> None:
    replay = Replay(record)
    there = []
    for at in range(30):
        replay.go(at)
        there.append((replay.view(), replay.news(), replay.answer()))
    for at in reversed(range(30)):
        replay.go(at)
        assert (replay.view(), replay.news(), replay.answer()) == there[at]


def test_a_seat_sees_no_more_than_it_saw(record: Record) -> None:
    replay = Replay(record, seat=1)
    replay.go(12)
    assert replay.view() == replay.match.view(1)
    assert replay.log() == replay.match.events_for(1)
    replay.seat = None
    assert all(player.role for player in replay.view().players)
    assert all(len(p.hand) == p.hand_size for p in replay.view().players)
    assert not any(event.id.endswith("-hidden") for event in replay.log())


def test_an_answer_is_shown_to_who_gave_it(record: Record) -> None:
    replay = Replay(record)
    answer = replay.answer()
    assert answer is not None
    seat, option = answer
    assert (seat, option.key) == (record.answers[0].seat, record.answers[0].key)
    replay.seat = seat
    assert replay.answer() == answer
    replay.seat = (seat + 1) % 4
    assert replay.answer() is None


def test_every_key(record: Record) -> None:
    last = len(record.answers)
    keys = ["", "", "b", f"g {last}", "", "s 2", "s all", "g 3", "s 9", "g x", "nonsense", "q", ""]
    screen = Typed(keys, width=100)
    step_through(Replay(record), screen)
    pages = [
        (int(line.split()[1].replace(",", "")), line.split("view: ")[1].split(" ·")[0])
        for line in screen.printed.splitlines()
        if line.startswith("Decision ")
    ]
    everything = "everything open"
    assert pages == [
        (0, everything),
        (1, everything),
        (2, everything),
        (1, everything),
        (last, everything),
        (last, everything),
        (last, "Bruno"),
        (last, everything),
        (3, everything),
    ]
    assert screen.flat.count("Enter: next. b: back.") == 3
    assert record.result is not None
    assert screen.texts.say(record.result.ending, screen.names) in screen.printed


def test_the_end_of_the_input_leaves(record: Record) -> None:
    step_through(Replay(record, seat=0), Typed([]))


def test_the_whole_match_as_lines(record: Record) -> None:
    screen = Typed(width=200)
    print_log(Replay(record), screen)
    lines = screen.printed.splitlines()
    assert len(lines) == len(standoff.replay(record).events) + 1
    assert lines[-1] == "Seed: film"


def test_a_record_that_stops_in_the_middle(record: Record) -> None:
    replay = Replay(Record(record.format, record.setup, record.answers[:5]))
    replay.go(99)
    assert (replay.at, replay.answer(), replay.match.over) == (5, None, False)
