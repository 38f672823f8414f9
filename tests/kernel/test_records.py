"""Records and saved games: what is read back is the same, and what does not fit is refused."""

import json
from typing import Any

import pytest

import standoff
from standoff import BadRecord, SetupError
from tests.kernel.test_match import random_match


def test_a_record_replays_to_the_same_end() -> None:
    match = random_match(9)
    again = standoff.replay(standoff.encode(match.record()))
    assert again.result == match.result
    assert again.events_for(2) == match.events_for(2)


def test_a_saved_match_goes_on_where_it_was() -> None:
    match = random_match(9, decisions=50)
    again = standoff.load(match.save())
    assert again.decision == match.decision
    assert again.events_for(1) == match.events_for(1)
    assert again.record() == match.record()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not a record of a match"),
        (b"\xff\xfe", "not a record of a match"),
        (b'{"format": 1}', "not a record of a match"),
        (b"[1, 2, 3]", "not a record of a match"),
        (b'{"format": 1, "setup": {"game": "\xe9"}}', "not a record of a match"),
    ],
)
def test_what_is_not_a_record_is_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        standoff.replay(data)


def changed(data: bytes, **fields: Any) -> bytes:
    return json.dumps(json.loads(data) | fields).encode()


def test_a_record_of_another_format_is_refused() -> None:
    record = standoff.encode(random_match(1, decisions=3).record())
    with pytest.raises(BadRecord, match="has format 99"):
        standoff.replay(changed(record, format=99))


def test_a_record_of_the_first_format_is_read() -> None:
    """The number of events stood beside the sets then."""
    sets = ["high_noon", "fistful_of_cards"]
    match = standoff.new("bang", players=4, sets=sets, events=20, seed=1)
    for kept, read in (
        (standoff.encode(match.record()), standoff.replay),
        (match.save(), standoff.load),
    ):
        old = json.loads(kept)
        old["setup"]["events"] = old["setup"].pop("options")["events"]
        again = read(json.dumps(old | {"format": 1}))
        assert again.game.data() == match.game.data()
        assert again.record() == match.record()


def test_options_there_are_not_are_refused() -> None:
    with pytest.raises(SetupError, match=r"no option 'cards'\. There are: events"):
        standoff.new("bang", players=4, cards=3)
    for game in ("dice", "samurai"):
        with pytest.raises(SetupError, match="no options"):
            standoff.new(game, players=4, events=20)


def test_a_record_with_an_impossible_answer_says_which() -> None:
    record = standoff.encode(random_match(1, decisions=3).record())
    answers = [*json.loads(record)["answers"], [0, "dance"]]
    with pytest.raises(BadRecord, match="Answer 4 does not fit"):
        standoff.replay(changed(record, answers=answers))


def test_a_record_that_lies_about_its_end_is_refused() -> None:
    record = standoff.encode(random_match(1).record())
    result = json.loads(record)["result"] | {"winners": [4]}
    with pytest.raises(BadRecord, match="does not end as it says"):
        standoff.replay(changed(record, result=result))
