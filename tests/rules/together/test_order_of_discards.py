"""When the order of cards that are discarded together is asked (B-71, DC-15, DV-20)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def shoot(table: SetUp, third: str = "", **position: object) -> bool:
    """Whether the player who goes out chooses the order of what is discarded."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, hand="jail-4H", in_play="scope-AS volcanic-10S"),
        outlaw(third, out=bool(position.pop("out", False))),
        renegade(),
        **position,
    )
    t.play("bang", at=1)
    for verb in ("take-it", "give-up"):
        if not t.match.over and t.can(verb):
            t.choose(verb)
    asked = t.decision.prompt.id == "ask-top"
    if asked:
        t.choose("any-order")
    return asked


def test_pedro_ramirez_reads_the_pile(table: SetUp) -> None:
    """B-71: also while Hangover silences him; nobody else does."""
    assert shoot(table, "pedro_ramirez")
    assert shoot(table, "pedro_ramirez", event="hangover", events="the_doctor high_noon")
    assert not shoot(table, "jesse_jones")


@pytest.mark.parametrize("event", ["ghost_town", "dead_man"])
def test_he_reads_it_when_he_is_back(table: SetUp, event: str) -> None:
    """B-71, HN-10, FC-20: he is out, but may come back; otherwise not."""
    back = {"out": True, "first_out": 2}
    assert shoot(table, "pedro_ramirez", event=event, events="the_doctor high_noon", **back)
    assert shoot(table, "pedro_ramirez", event="the_doctor", events=f"{event} high_noon", **back)
    assert not shoot(table, "pedro_ramirez", event="the_doctor", events="thirst high_noon", **back)


def test_the_abandoned_mine_is_read_by_all(table: SetUp) -> None:
    """B-71, FC-2: in force, or as the next event that everyone sees."""
    assert shoot(table, event="abandoned_mine", events="the_doctor high_noon")
    assert shoot(table, event="the_doctor", events="abandoned_mine high_noon")
    assert not shoot(table, event="the_doctor", events="thirst abandoned_mine high_noon")


def test_the_other_card_of_a_springfield(table: SetUp) -> None:
    """DC-15: which of the two lies on top, though Pedro Ramirez is silenced now."""
    t = table(
        sheriff(hand="springfield-KS jail-4H"),
        outlaw(),
        outlaw("pedro_ramirez"),
        renegade(),
        event="hangover",
    )
    t.play("springfield", at=1)
    t.choose("discard", "jail-4H")
    t.asked(0, "ask-top-card")
    t.choose("top", "springfield")
    assert t.pile()[:2] == ["springfield-KS", "jail-4H"]


def test_the_dynamite_of_the_variant_never_lies_there(table: SetUp) -> None:
    """DV-20, DV-25: it is not among the cards to be put on top."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, hand="jail-4H", in_play="scope-AS dynamite-2H"),
        outlaw("pedro_ramirez"),
        renegade(),
        variants=["dynamite_variant"],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    cards = {option.card for option in t.asked(1, "ask-top").options}
    assert cards == {"jail-4H", "scope-AS", None}
    t.choose("top", "scope")
    assert t.pile()[:2] == ["scope-AS", "jail-4H"]
    assert "dynamite-2H" not in t.pile()
