"""Records and saved games: what is read back is the same, and what does not fit is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

import standoff
from standoff import BadRecord, SetupError
from standoff.kernel.record import Record, decode
from standoff.kernel.rng import Rng
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


def test_a_record_names_the_rules() -> None:
    """The sets that are played, and the edition of each."""
    match = standoff.new("bang", players=4, sets=["high_noon"], seed=1)
    assert match.record().rules == ("base-2+high_noon-1",)
    assert standoff.load(match.save()).record().rules == match.record().rules
    assert standoff.new("dice", players=4, seed=1).record().rules == ("dice_game-1",)
    assert standoff.new("samurai", players=4, seed=1).record().rules == ("samurai_sword-1",)
    old = json.loads(standoff.encode(match.record())) | {"format": 1}
    del old["rules"]
    assert decode(json.dumps(old), Record).rules == (), "not known"


def test_a_record_by_other_rules_says_so_if_it_does_not_fit() -> None:
    match = random_match(1)
    record = standoff.encode(match.record())
    by_others = changed(record, rules=["base-0", "base-2"])
    assert standoff.replay(by_others).result == match.result, "it fits all the same"
    sentence = r"It was played by other rules: base-0, then base-2; these are base-2\. Answer 1 "
    with pytest.raises(BadRecord, match=sentence):
        standoff.replay(changed(by_others, answers=[[0, "dance"]]))
    lie = json.loads(record)["result"] | {"winners": [4]}
    with pytest.raises(BadRecord, match=r"other rules.* does not end as it says"):
        standoff.replay(changed(by_others, result=lie))


def test_a_saved_match_that_goes_on_by_other_rules_names_both() -> None:
    match = random_match(9, decisions=50)
    again = standoff.load(changed(match.save(), rules=["base-0"]))
    assert again.record().rules == ("base-0", "base-2")
    assert again.copy().record() == again.record()
    assert standoff.load(again.save()).record() == again.record()


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


def test_a_saved_game_of_the_release_before_goes_on() -> None:
    """Before there were parts, standings and editions: the state has another shape now."""
    kept = (Path(__file__).parent / "saved-before.json").read_bytes()
    match = standoff.load(kept)
    assert (match.asked, match.decision.prompt.id) == (2, "ask-main")
    assert len(match.record().answers) == len(json.loads(kept)["answers"]) == 60
    assert match.view(2).event is not None
    match.play_out([Rng.from_seed(str(seat)) for seat in range(5)])
    assert match.over
