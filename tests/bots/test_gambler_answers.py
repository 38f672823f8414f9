"""Positions in which the gambler has an obviously right answer."""

from standoff.bots import Gambler, View
from standoff.kernel.decision import Decision, Option
from standoff.kernel.text import Text
from standoff.scenario.dice import DiceTable, deputy, outlaw, renegade, sheriff


def answer(table: DiceTable) -> str:
    """What a gambler who sits down now answers; it is also told the table."""
    decision = table.decision
    key = Gambler("test").choose(View(table.match, decision.seat), decision)
    table.answer(key)
    return key


def rolled(table: DiceTable) -> list[str]:
    """The faces that a gambler rolls again; none if it stops."""
    before = table.dice()
    key = answer(table)
    if key == "stop":
        return []
    dice = int(key.removeprefix("reroll#"))
    return sorted(before[die] for die in range(len(before)) if dice >> die & 1)


def shots(table: DiceTable) -> list[int]:
    """The seats that a gambler aims at, one after the other."""
    seats = []
    while not table.match.over and table.decision.prompt.id == "ask-shot":
        seats.append(int(answer(table).rpartition("@")[2]))
    return seats


# Rolling


def test_with_two_gatlings_an_outlaw_keeps_them() -> None:
    t = DiceTable(
        outlaw(arrows=3),
        sheriff(life=3),
        renegade(),
        outlaw(),
        deputy(),
        roll="gatling gatling arrow beer arrow",
    )
    assert rolled(t) == ["arrow", "arrow", "beer"]


def test_willy_with_two_gatlings_has_what_he_needs() -> None:
    t = DiceTable(
        outlaw("willy_the_kid", arrows=2),
        sheriff(life=1),
        renegade(),
        outlaw(),
        deputy(),
        roll="gatling gatling beer dynamite dynamite",
    )
    assert rolled(t) == []


def test_it_stops_with_a_kill_that_wins() -> None:
    t = DiceTable(
        outlaw(),
        sheriff(life=2),
        renegade(),
        outlaw(),
        deputy(),
        roll="bullseye_1 bullseye_1 arrow beer arrow",
    )
    assert "bullseye_1" not in rolled(t)


def test_with_one_life_point_and_one_arrow_in_the_pile_it_does_not_roll() -> None:
    t = DiceTable(
        sheriff(life=1),
        outlaw(arrows=2),
        renegade(arrows=3),
        outlaw(arrows=2),
        deputy(arrows=1),
        roll="beer beer bullseye_1 bullseye_1 gatling",
    )
    assert rolled(t) == []
    assert t.pile() == 1


def test_an_outlaw_rolls_for_the_attack_that_ends_the_sheriff() -> None:
    t = DiceTable(
        outlaw(life=8),
        sheriff(life=3, arrows=4),
        renegade(arrows=2),
        outlaw(arrows=1),
        deputy(arrows=1),
        roll="beer beer beer beer beer",
    )
    assert rolled(t) == ["beer"] * 5


def test_two_dynamites_are_reason_to_be_careful_with_the_last_life_point() -> None:
    t = DiceTable(
        renegade(life=1),
        sheriff(),
        outlaw(),
        outlaw(),
        deputy(),
        roll="dynamite dynamite beer beer beer",
    )
    assert rolled(t) == []


def test_black_jack_rolls_his_dynamites_again() -> None:
    t = DiceTable(
        outlaw("black_jack"),
        sheriff(life=3),
        renegade(),
        outlaw(),
        deputy(),
        roll="dynamite dynamite bullseye_1 bullseye_1 bullseye_1",
    )
    assert rolled(t) == []
    t = DiceTable(
        outlaw("black_jack"),
        sheriff(life=6),
        renegade(),
        outlaw(),
        deputy(),
        roll="dynamite dynamite bullseye_1 bullseye_1 bullseye_1",
    )
    assert rolled(t) == ["dynamite", "dynamite"]


def test_suzy_in_need_wants_no_shots() -> None:
    t = DiceTable(
        sheriff("suzy_lafayette", life=2),
        outlaw(),
        renegade(),
        outlaw(),
        deputy(),
        roll="gatling dynamite beer beer gatling",
        rolls=2,
    )
    assert not {"beer", "bullseye_1"} & set(rolled(t))


# Shooting


def test_outlaws_shoot_the_sheriff() -> None:
    t = DiceTable(
        outlaw(),
        sheriff(),
        renegade(),
        outlaw(),
        deputy(),
        roll="bullseye_1 bullseye_1 beer beer beer",
    )
    t.stop()
    assert shots(t) == [1, 1]


def test_deputies_do_not_shoot_the_sheriff() -> None:
    t = DiceTable(
        deputy(),
        sheriff(life=3),
        renegade(),
        outlaw(),
        outlaw(),
        roll="bullseye_1 bullseye_1 bullseye_1 beer beer",
    )
    t.stop()
    assert shots(t) == [4, 4, 4]


def test_the_renegade_leaves_the_sheriff_alone_while_others_are_there() -> None:
    t = DiceTable(
        renegade(),
        sheriff(life=1),
        outlaw(),
        deputy(),
        outlaw(),
        roll="bullseye_1 bullseye_1 bullseye_1 beer beer",
    )
    t.stop()
    assert shots(t) == [4, 4, 4]


def test_the_renegade_wins_with_one_gatling_against_the_last_two() -> None:
    """Both go out together, so the Renegade is the last one."""
    t = DiceTable(
        renegade(),
        sheriff(life=1),
        outlaw(life=1),
        outlaw(out=True),
        roll="gatling gatling gatling arrow beer",
    )
    assert "gatling" not in rolled(t)


def test_two_who_have_one_life_point_each_get_one_shot_each() -> None:
    t = DiceTable(
        sheriff(),
        outlaw(life=1),
        deputy(out=True),
        renegade(out=True),
        outlaw(life=1),
        roll="bullseye_1 bullseye_1 beer beer beer",
    )
    t.stop()
    assert sorted(shots(t)) == [1, 4]
    assert t.match.over


def test_each_hunts_their_own_target() -> None:
    t = DiceTable(
        deputy(),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_2 beer beer beer",
    )
    t.stop()
    assert shots(t) == [2, 2]


def test_calamity_uses_a_one_as_a_two() -> None:
    t = DiceTable(
        outlaw("calamity_janet"),
        deputy(),
        sheriff(life=2),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_2 beer beer beer",
    )
    t.stop()
    assert shots(t) == [2, 2]
    assert t.match.over


def test_slab_doubles_the_shot_that_wins() -> None:
    t = DiceTable(
        outlaw("slab_the_killer", life=2),
        sheriff(life=2),
        outlaw(),
        renegade(),
        roll="bullseye_1 beer dynamite dynamite arrow",
        rolls=2,
    )
    t.stop()
    assert answer(t) == "double@1"


def test_slab_keeps_his_beer_when_the_shot_is_enough() -> None:
    t = DiceTable(
        outlaw("slab_the_killer", life=2),
        sheriff(life=1),
        outlaw(),
        renegade(),
        roll="bullseye_1 beer dynamite dynamite arrow",
        rolls=2,
    )
    t.stop()
    assert answer(t) == "shoot@1"


# Everything else


def test_who_is_about_to_go_out_drinks() -> None:
    t = DiceTable(
        deputy(life=1),
        sheriff(life=9),
        outlaw(life=2),
        outlaw(),
        renegade(),
        roll="beer dynamite dynamite gatling gatling",
    )
    t.stop()
    assert answer(t) == "pour@0"


def test_a_deputy_helps_the_sheriff_in_need() -> None:
    t = DiceTable(
        deputy(life=7),
        outlaw(life=2),
        sheriff(life=1),
        outlaw(),
        renegade(),
        roll="beer dynamite dynamite gatling gatling",
    )
    t.stop()
    assert answer(t) == "pour@2"


def test_a_beer_is_wasted_rather_than_given_to_an_enemy() -> None:
    t = DiceTable(
        outlaw(),
        sheriff(life=4),
        outlaw(),
        renegade(),
        roll="beer dynamite dynamite gatling gatling",
    )
    t.stop()
    assert t.decision.prompt.id == "ask-beer"
    assert answer(t) != "pour@1"


def test_sid_heals_himself() -> None:
    t = DiceTable(outlaw("sid_ketchum", life=2), sheriff(life=4), outlaw(), renegade())
    assert answer(t) == "heal@0"


def test_bart_takes_an_arrow_rather_than_going_out() -> None:
    t = DiceTable(
        outlaw(),
        sheriff("bart_cassidy", life=1),
        outlaw(),
        renegade(),
        roll="bullseye_1 beer beer dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    assert answer(t) == "take-arrow"


def test_pedro_returns_his_arrows() -> None:
    t = DiceTable(
        outlaw(),
        sheriff("pedro_ramirez", arrows=3),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 beer dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert answer(t) == "return#2"


def test_kit_helps_himself_and_not_his_enemies() -> None:
    t = DiceTable(
        outlaw("kit_carlson", arrows=1),
        sheriff(arrows=4),
        outlaw(),
        renegade(),
        roll="gatling gatling beer dynamite dynamite",
    )
    t.stop()
    assert [answer(t), answer(t)] == ["discard-arrow@0", "enough"]


def test_what_it_has_never_heard_of_it_answers_too() -> None:
    t = DiceTable(outlaw(), sheriff(), outlaw(), renegade())
    options = (
        Option("wink@1", "wink", Text("option-wink"), seat=1),
        Option("wink@2", "wink", Text("option-wink"), seat=2),
        Option("wait", "wait", Text("option-wait")),
    )
    strange = Decision(1, 0, "strange", Text("ask-strange"), options)
    assert Gambler("x").choose(View(t.match, 0), strange) == "wink@1"
