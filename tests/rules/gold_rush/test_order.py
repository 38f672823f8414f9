"""The order of events, and victory (GR-130 to GR-140)."""

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_nuggets_then_saves_then_the_rest(table: SetUp) -> None:
    """GR-130, GR-131: the loss, the nugget, the save; triggers when the card is finished."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("bart_cassidy", in_play="rucksack", nuggets=2, life=1),
        outlaw(in_play="lucky_charm"),
        renegade(),
    )
    t.play("gatling")
    t.choose("use", kind="rucksack")
    t.in_order(
        Event("lost-life-to", seat=1),
        Event("nuggets", seat=0, number=1),
        Event("healed", seat=1),
        Event("lost-life-to", seat=2),
        Event("lost-life-to", seat=3),
        Event("ability", seat=1),
        Event("works", seat=2),
        Event("nuggets", seat=2, number=1),
    )


def test_eliminations_rewards_triggers_penalty(table: SetUp) -> None:
    """GR-131: one Gatling takes an Outlaw, a Deputy with a Wanted, and hits a third player."""
    t = table(
        sheriff(hand="gatling", in_play="horseshoe"),
        outlaw(life=1, nuggets=2, in_play="boots"),
        deputy(life=1, in_play="wanted"),
        outlaw(in_play="lucky_charm"),
        renegade(),
    )
    t.play("gatling")
    t.in_order(
        Event("eliminated", seat=1),
        Event("eliminated", seat=2),
        Event("reward", seat=0, target=1),
        Event("bounty", seat=0, target=2),
        Event("nuggets", seat=3, number=1),
        Event("penalty", seat=0),
    )
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 5)
    assert sorted(t.under()) == ["boots", "horseshoe", "wanted"]


def test_victims_one_after_another(table: SetUp) -> None:
    """GR-132: clockwise from the left of who played the card; they go out together."""
    t = table(
        deputy(),
        sheriff(),
        outlaw(hand="gatling"),
        renegade(life=1),
        outlaw(life=1),
        turn=2,
    )
    t.play("gatling")
    t.in_order(
        Event("lost-life-to", seat=3),
        Event("lost-life-to", seat=4),
        Event("lost-life-to", seat=0),
        Event("lost-life-to", seat=1),
        Event("eliminated", seat=3),
        Event("eliminated", seat=4),
    )
    assert t.nuggets(2) == 4


def test_both_triggers_of_one_player(table: SetUp) -> None:
    """GR-131: cards and nuggets come to the same in any order."""
    t = table(
        sheriff(hand="bang-7D"), outlaw("bart_cassidy", in_play="boots lucky_charm"), *OTHERS[1:]
    )
    t.play("bang", at=1)
    assert (len(t.hand(1)), t.nuggets(1)) == (2, 1)


def test_victory_is_as_ever(table: SetUp) -> None:
    """GR-140: nuggets and equipment win nothing; a game ends as the base game does."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=20, in_play="boots calumet"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert t.match.result is None
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(life=1, nuggets=20, in_play="boots calumet"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-law"
