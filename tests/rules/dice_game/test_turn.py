"""A turn as a sequence of choices (DG-8 to DG-24)."""

from collections import Counter

from standoff.games.dice import RULES
from standoff.games.dice.faces import FACES
from standoff.games.dice.turn import throw
from standoff.kernel.record import Setup
from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_every_face_is_as_likely() -> None:
    """DG-8."""
    game = RULES.deal(Setup("dice", 4, "fair"))
    thrown = Counter(FACES[throw(game)] for _ in range(6000))
    assert set(thrown) == set(FACES)
    assert all(900 < number < 1100 for number in thrown.values())


def test_every_die_is_used_in_the_order_of_steps(dice_table: SetUpDice) -> None:
    """DG-9, DG-10, DG-21: shots, then Beers, then the Gatling; none can be waived."""
    t = dice_table(
        sheriff(life=5),
        outlaw(),
        outlaw(),
        renegade(),
        roll="gatling gatling gatling beer bullseye_1",
    )
    t.stop()
    assert t.asked(0, "ask-shot").prompt.args["kind"] == "bullseye_1"
    assert not t.can("stop")
    assert t.match.view(0).resolving == 4
    t.shoot(1)
    t.asked(0, "ask-beer")
    assert (t.life(1), t.match.view(0).resolving) == (7, 3)
    t.choose("pour", seat=0)
    assert [t.life(seat) for seat in range(4)] == [6, 6, 7, 7]


def test_the_first_roll_is_with_all_dice(dice_table: SetUpDice) -> None:
    """DG-11, DG-12: nobody has anything to do before it."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), renegade(), coming="beer gatling beer gatling bullseye_2"
    )
    assert t.asked(0, "ask-roll").prompt.args == {"number": 1, "limit": 3}
    assert t.dice() == ["beer", "gatling", "beer", "gatling", "bullseye_2"]
    assert t.match.view(1).rolled == (0, 1, 2, 3, 4)


def test_a_later_roll_is_with_the_dice_chosen(dice_table: SetUpDice) -> None:
    """DG-12, DG-17, DG-18: any of them, those kept before and arrows too."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer beer gatling arrow bullseye_1",
        coming="gatling gatling bullseye_2",
    )
    t.choose("reroll", number=0b00010)
    assert t.dice() == ["beer", "gatling", "gatling", "arrow", "bullseye_1"]
    assert t.match.view(0).rolled == (1,)
    t.choose("reroll", number=0b01001)
    assert t.dice() == ["gatling", "gatling", "gatling", "bullseye_2", "bullseye_1"]
    t.shoot(1)
    assert t.turn() == 1


def test_equal_dice_have_places_of_their_own(dice_table: SetUpDice) -> None:
    """DG-18: every subset of the dice can be rolled; an option tells their faces."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), renegade(), roll="beer beer gatling arrow dynamite"
    )
    options = t.decision.options
    assert [option.key for option in options[:4]] == ["stop", "reroll#1", "reroll#2", "reroll#3"]
    assert len(options) == 1 + 15
    shown = {option.number: option.text.args.get("kinds") for option in options}
    assert (shown[0b1], shown[0b10], shown[0b1110]) == ("beer", "beer", "beer gatling arrow")


def test_dynamite_is_not_rolled_again(dice_table: SetUpDice) -> None:
    """DG-18."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), renegade(), roll="dynamite dynamite beer gatling gatling"
    )
    assert t.match.view(0).locked == (0, 1)
    assert not any((option.number or 0) & 0b11 for option in t.decision.options)
    reason = t.match.explain("dynamite")
    assert reason is not None
    assert reason.id == "why-locked"
    assert t.match.explain("beer") is None


def test_after_the_last_roll_the_dice_are_accepted(dice_table: SetUpDice) -> None:
    """DG-17, DG-19: three rolls, then nothing is asked."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), renegade(), roll="beer beer gatling gatling arrow", rolls=2
    )
    t.reroll("arrow")
    assert t.turn() == 1
    assert t.happened("stopped") == 0


def test_each_new_arrow_is_taken(dice_table: SetUpDice) -> None:
    """DG-13, DG-14: those that lie there from before give nothing again."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        coming="arrow arrow beer gatling gatling arrow",
    )
    assert t.arrows(0) == 2
    t.reroll("beer")
    assert t.arrows(0) == 3
    assert t.dice().count("arrow") == 3


def test_an_arrow_rolled_again_counts_again(dice_table: SetUpDice) -> None:
    """DG-13, DG-18."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), renegade(), coming="arrow beer beer gatling gatling arrow"
    )
    t.reroll("arrow")
    assert t.arrows(0) == 2


def test_three_dynamites_explode(dice_table: SetUpDice) -> None:
    """DG-15: a life point is lost, nothing is rolled any more, and the dice are resolved."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        coming="dynamite dynamite dynamite bullseye_1 beer",
    )
    t.asked(0, "ask-shot")
    assert t.happened("exploded", seat=0) == 1
    assert t.life(0) == 9
    t.shoot(3)
    t.choose("pour", seat=0)
    assert (t.life(0), t.life(3), t.turn()) == (10, 7, 1)


def test_dynamites_of_several_rolls_add_up(dice_table: SetUpDice) -> None:
    """DG-15: all five dice count."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        roll="dynamite dynamite gatling gatling arrow",
        coming="dynamite",
    )
    t.reroll("arrow")
    assert (t.life(0), t.turn()) == (9, 1)


def test_dynamite_takes_the_last_life_point(dice_table: SetUpDice) -> None:
    """DG-15, DG-23: the turn is over and the other dice are not resolved."""
    t = dice_table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade(),
        turn=1,
        coming="dynamite dynamite dynamite bullseye_1 arrow",
    )
    assert t.is_out(1)
    assert t.turn() == 2
    assert (t.life(0), t.life(2), t.pile()) == (10, 8, 9)


def test_arrows_come_before_dynamite(dice_table: SetUpDice) -> None:
    """DG-16: the Indians who are set off by the same roll attack first."""
    t = dice_table(
        sheriff(arrows=6),
        outlaw(),
        outlaw(arrows=2),
        renegade(),
        coming="dynamite dynamite dynamite arrow beer",
    )
    told = [event.id for event in t.match.events]
    assert told.index("indians") < told.index("exploded")
    assert t.life(0) == 10 - 7 - 1
    t.choose("pour", seat=0)


def test_with_nothing_but_dynamite_nothing_is_asked(dice_table: SetUpDice) -> None:
    """DG-20."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        coming="dynamite dynamite dynamite dynamite dynamite",
    )
    assert (t.life(0), t.turn()) == (9, 1)


def test_who_goes_out_takes_no_more_arrows(dice_table: SetUpDice) -> None:
    """DG-23: eliminated by the Indians in the middle of a roll."""
    t = dice_table(
        sheriff(),
        outlaw(life=2, arrows=1),
        outlaw(arrows=7),
        renegade(),
        deputy(),
        turn=1,
        coming="arrow arrow arrow bullseye_1 beer",
    )
    assert t.is_out(1)
    assert (t.turn(), t.pile(), t.life(2)) == (2, 9, 1)


def test_nothing_follows_the_end(dice_table: SetUpDice) -> None:
    """DG-24: neither Beer nor Gatling."""
    t = dice_table(
        sheriff(life=1),
        outlaw(life=4),
        outlaw(),
        renegade(),
        turn=1,
        roll="bullseye_1 beer gatling gatling gatling",
    )
    t.stop()
    t.shoot(0)
    assert t.match.over
    assert (t.life(1), t.life(2)) == (4, 8)


def test_how_far_the_turn_has_come_is_seen(dice_table: SetUpDice) -> None:
    """DG-21: dice that are spent, and hits that are assigned."""
    t = dice_table(
        sheriff(life=9),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 beer arrow arrow",
    )
    t.stop()
    t.shoot(1)
    seen = t.match.view(2)
    assert (seen.step, seen.used, seen.resolving, seen.aimed) == ("shots", (0,), 1, {1: 1})
    t.shoot(1)
    seen = t.match.view(2)
    assert (seen.step, seen.used, seen.resolving, seen.aimed) == ("beer", (0, 1), 2, {})
    t.choose("pour", seat=0)
    assert (t.life(0), t.life(1)) == (10, 6)
