"""What a player is asked before a foolish move: warnings, which forbid nothing."""

from standoff.kernel.text import Text
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

LAST_LIFE = Text("warn-last-life")
NO_EFFECT = Text("warn-no-effect")


def ally(seat: int) -> Text:
    return Text("warn-ally", {"target": seat})


def warned(t: Table) -> dict[str, Text]:
    """The warnings for the seat that is asked."""
    return t.match.warnings(t.decision.seat)


def test_a_deputy_harms_the_sheriff(table: SetUp) -> None:
    t = table(
        sheriff(in_play="barrel"),
        deputy(hand="bang-7D duel-QD panic-JH cat_balou-KH gatling jail-JS"),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert warned(t) == {
        "play:bang-7D@0": ally(0),
        "play:duel-QD@0": ally(0),
        "play:panic-JH@0/barrel-QS": ally(0),
        "play:cat_balou-KH@0/barrel-QS": ally(0),
        "play:gatling-10H": ally(0),
    }
    t.play("bang", at=0)
    t.choose("take-it")
    assert t.life(0) == 4


def test_to_rid_an_ally_of_a_burden_is_no_harm(table: SetUp) -> None:
    t = table(
        sheriff(in_play="dynamite barrel"),
        deputy(hand="cat_balou-KH"),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    assert warned(t) == {"play:cat_balou-KH@0/barrel-QS": ally(0)}


def test_an_ability_that_takes_from_an_ally(table: SetUp) -> None:
    t = table(
        sheriff(hand="beer-6H"),
        deputy("jesse_jones"),
        outlaw(hand="beer-7H"),
        outlaw(),
        renegade(),
        turn=1,
        step="draw",
    )
    assert warned(t) == {"draw-hand@0": ally(0)}
    t.choose("draw")


def test_only_roles_that_are_known_count(table: SetUp) -> None:
    """The Sheriff may shoot a Deputy unawares, and Outlaws shoot each other."""
    seats = [sheriff(hand="bang-7D"), deputy(), outlaw(hand="bang-8D"), outlaw(), renegade()]
    t = table(*seats)
    assert warned(t) == {}
    t = table(*seats, turn=2)
    assert warned(t) == {}


def test_a_renegade_has_no_allies(table: SetUp) -> None:
    t = table(sheriff(), renegade(hand="bang-7D gatling"), outlaw(), outlaw(), turn=1)
    assert warned(t) == {}


def test_others_are_not_warned(table: SetUp) -> None:
    t = table(sheriff(hand="beer-6H"), outlaw(), outlaw(), renegade())
    assert t.match.warnings(0) == {"play:beer-6H": NO_EFFECT}
    assert t.match.warnings(1) == {}


def test_the_last_life_point_is_given_up(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, hand="missed-2S"), outlaw(), renegade())
    t.play("bang", at=1)
    assert warned(t) == {"take-it": LAST_LIFE}
    t.choose("play", "missed")


def test_no_warning_while_there_is_life_or_nothing_can_be_done(table: SetUp) -> None:
    t = table(
        sheriff("slab_the_killer", hand="bang-7D duel-QD"),
        outlaw(life=1, hand="missed-2S"),
        outlaw(),
        renegade(life=2, hand="bang-8D"),
    )
    t.play("duel", at=3)
    assert warned(t) == {}
    t.choose("take-it")
    t.play("bang", at=1)
    assert warned(t) == {}  # two Missed! are needed, and there is one
    t.choose("take-it")
    assert warned(t) == {}  # nothing that saves
    t.choose("give-up")


def test_the_dying_give_up_with_a_beer(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, hand="beer-6H"), outlaw(), renegade())
    t.play("bang", at=1)
    assert warned(t) == {}
    t.choose("take-it")
    assert warned(t) == {"give-up": LAST_LIFE}
    t.choose("give-up")


def test_the_dying_give_up_with_an_ability(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("sid_ketchum", life=1, hand="bang-8D bang-9D"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert warned(t) == {"give-up": LAST_LIFE}
    t.choose("give-up")


def test_a_beer_that_saves_nobody(table: SetUp) -> None:
    """B-68: with two players left it is in vain, and to give up is as good."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(life=1, hand="beer-6H"),
    )
    t.play("bang", at=3)
    t.choose("take-it")
    assert warned(t) == {"play:beer-6H": NO_EFFECT}
    t.choose("give-up")


def test_cards_that_do_nothing_now(table: SetUp) -> None:
    """B-40, B-65: nobody regains anything at full life; all else does something."""
    t = table(
        sheriff(hand="beer-6H saloon stagecoach general_store indians barrel jail bang-7D"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert warned(t) == {"play:beer-6H": NO_EFFECT, "play:saloon-5H": NO_EFFECT}


def test_cards_that_heal_someone(table: SetUp) -> None:
    t = table(sheriff(hand="beer-6H saloon"), outlaw(life=2), outlaw(), renegade())
    assert warned(t) == {"play:beer-6H": NO_EFFECT}


def test_what_costs_two_life_points_is_warned_of_with_two_left(table: SetUp) -> None:
    """FC-65: one who can still react; to lose a card in play is no such thing."""
    sets = ["fistful_of_cards"]
    seats = [sheriff(life=2, hand="missed-2S"), outlaw(), outlaw(), renegade()]
    events = "russian_roulette a_fistful_of_cards"
    t = table(*seats, sets=sets, events=events, number=5, step="start")
    assert warned(t) == {"take-two": LAST_LIFE}
    t.choose("play", "missed")
    seats = [
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="missed-2S", in_play="scope"),
        outlaw(),
        renegade(),
    ]
    t = table(*seats, sets=sets, event="ricochet")
    t.choose("use", "bang-7D", pick="scope")
    assert warned(t) == {}
    t.choose("play", "missed")
