"""Several things at one moment: losses, savings, rewards and penalties (GR-130 to GR-132)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_nugget_is_taken_before_the_victim_saves_himself(table: SetUp) -> None:
    """GR-16, GR-130: it lies there while he still thinks about his Beer, and stays."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="beer-6H", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert t.nuggets(0) == 1
    t.choose("play", "beer")
    assert (t.life(1), t.nuggets(0)) == (1, 1)


def test_boots_and_bart_cassidy_at_the_last_life_point(table: SetUp) -> None:
    """GR-91, B-111: saved by a Beer, he draws by his ability; the Boots never heard of it."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("bart_cassidy", hand="beer-6H", in_play="boots", life=1),
        outlaw(),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1)) == (1, ["bang-2C"])


def test_boots_and_bart_cassidy_at_any_other(table: SetUp) -> None:
    """GR-90, B-111: each of them draws."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("bart_cassidy", in_play="boots lucky_charm", life=2),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert (t.hand(1), t.nuggets(1)) == (["bang-2C", "bang-3C"], 1)


@pytest.mark.parametrize(("life", "drawn"), [(4, 3), (3, 2), (2, 1)])
def test_a_dynamite_in_boots(table: SetUp, life: int, drawn: int) -> None:
    """GR-90, GR-91: a card and a nugget for each point but the last, and none beyond it."""
    beers = "beer-6H beer-7H beer-8H"
    t = table(
        sheriff(),
        outlaw(hand=beers, in_play="dynamite boots lucky_charm jail-JS", life=life),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C 5C 6C",
    )
    while t.decision.prompt.id == "ask-dying":
        t.choose("play", t.hand(1)[0])
    assert (t.life(1), t.nuggets(1)) == (1, drawn)
    assert t.hand(1)[-drawn:] == ["bang-2C", "bang-3C", "bang-4C"][:drawn]
    assert len(t.hand(1)) == 3 - (4 - life) + drawn


def test_cards_of_the_boots_come_too_late(table: SetUp) -> None:
    """GR-93: a Beer on top of the deck does not help against the Dynamite that lets draw it."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite boots", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S beer-6H beer-7H 2C 3C",
    )
    assert (t.is_out(1), t.under()) == (True, ["boots"])
    t.asked(2, "ask-main")
    assert t.hand(2) == ["beer-6H", "beer-7H"]


def test_nuggets_of_the_same_loss_do_not_pay_the_rucksack(table: SetUp) -> None:
    """GR-106, GR-93, GR-131: neither those of the Charm nor those of Simeon Picos."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("simeon_picos", in_play="rucksack lucky_charm", life=1, nuggets=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(1), sorted(t.under())) == (True, 0, ["lucky_charm", "rucksack"])


def test_a_rucksack_for_two_points(table: SetUp) -> None:
    """GR-106, B-66: as often as needed and payable; only then does the Charm pay."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite rucksack lucky_charm", life=2, nuggets=4),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C",
    )
    t.choose("use", kind="rucksack")
    t.choose("use", kind="rucksack")
    assert (t.life(1), t.nuggets(1)) == (1, 1)
    t.asked(1, "ask-main")


def test_a_rucksack_that_is_not_enough(table: SetUp) -> None:
    """GR-106, B-67: two nuggets for one of the two points; he is eliminated."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite rucksack lucky_charm", life=2, nuggets=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C",
    )
    t.choose("use", kind="rucksack")
    assert t.is_out(1)
    assert t.nuggets(1) == 0


def test_rucksack_and_beer_together(table: SetUp) -> None:
    """GR-106, GR-130: in any order."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", in_play="dynamite rucksack", life=2, nuggets=2),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C",
    )
    t.choose("use", kind="rucksack")
    t.choose("play", "beer")
    assert (t.life(1), t.nuggets(1), t.is_out(1)) == (1, 0, False)


def test_the_rucksack_is_no_answer_to_an_ordinary_hit(table: SetUp) -> None:
    """GR-106: off turn only against the last point."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(in_play="rucksack", life=2, nuggets=4), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert (t.life(1), t.nuggets(1)) == (1, 4)


def test_the_rucksack_with_two_players_left(table: SetUp) -> None:
    """GR-106, B-68: it is no Beer, which does nothing then."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(hand="beer-6H", in_play="rucksack", life=1, nuggets=2),
    )
    t.play("bang", at=3)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(3) == 0
    t.choose("use", kind="rucksack")
    assert (t.life(3), t.match.over) == (1, False)


def test_simeon_picos_and_the_charm(table: SetUp) -> None:
    """GR-123, GR-92: both pay, and the shooter still takes his own."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("simeon_picos", in_play="lucky_charm", life=2),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.nuggets(0), t.nuggets(1)) == (1, 2)


def test_simeon_picos_and_the_charm_at_the_last_point(table: SetUp) -> None:
    """GR-123, GR-91: saved, he takes the one of his ability alone."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("simeon_picos", hand="beer-6H", in_play="lucky_charm", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.nuggets(0), t.nuggets(1)) == (1, 1)


def test_a_wanted_outlaw(table: SetUp) -> None:
    """GR-98, GR-E6, GR-16: five cards, two nuggets, and the Wanted goes under the deck."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="wanted", life=1, nuggets=4),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.play("bang", at=1)
    assert (len(t.hand(0)), t.nuggets(0), t.nuggets(1)) == (5, 2, 0)
    assert t.under() == ["wanted"]


def test_the_sheriff_and_a_wanted_deputy(table: SetUp) -> None:
    """GR-99, GR-E7, GR-62, GR-23: two cards, then hand, cards in play and equipment are gone."""
    t = table(
        sheriff(hand="bang-2D jail-JS", in_play="barrel-QS boots", nuggets=3),
        deputy(in_play="wanted", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 5)
    assert sorted(t.pile()) == ["bang-2C", "bang-2D", "bang-3C", "barrel-QS", "jail-JS"]
    assert sorted(t.under()) == ["boots", "wanted"]
    assert t.deck()[0] == "bang-4C"


def test_the_boots_of_a_sheriff_who_is_to_be_punished(table: SetUp) -> None:
    """GR-131: a Wanted Outlaw and a Deputy go; rewards, triggers, then the penalty."""
    t = table(
        sheriff(hand="gatling"),
        deputy(life=1),
        outlaw(in_play="wanted", life=1),
        outlaw("bart_cassidy", in_play="boots"),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.play("gatling")
    assert (t.hand(0), t.nuggets(0)) == ([], 5)
    assert t.hand(3) == ["bang-7C", "bang-8C"]


def test_wanted_and_a_duel_of_ones_own(table: SetUp) -> None:
    """GR-100, GR-14: eliminated by his own Duel; nobody earns a thing."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="duel-QD", in_play="wanted", life=1),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert (t.is_out(1), t.hand(0), t.nuggets(0)) == (True, [], 0)


def test_wanted_and_the_dynamite(table: SetUp) -> None:
    """GR-100, GR-15: nobody eliminated him."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite wanted", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S",
    )
    assert t.is_out(1)
    assert [t.nuggets(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert t.under() == ["wanted"]


def test_the_last_shot_of_the_game_pays_no_wanted(table: SetUp) -> None:
    """GR-131, B-76: the nugget of the hit is there, the game is over before any reward."""
    t = table(
        sheriff(life=1, in_play="wanted"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C",
    )
    t.play("bang", at=0)
    assert t.match.over
    assert (t.nuggets(1), t.hand(1), t.deck()[0]) == (1, [], "bang-2C")


def test_a_gatling_pays_hit_by_hit(table: SetUp) -> None:
    """GR-11, GR-132, GR-17: clockwise; one cancels it, one dies, one is merely hurt."""
    t = table(
        sheriff(),
        outlaw(hand="gatling"),
        outlaw(hand="missed-2S"),
        renegade(life=1, in_play="wanted"),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("gatling")
    t.choose("play", "missed")
    assert (t.nuggets(1), t.hand(1)) == (3, ["bang-2C", "bang-3C"])
    t.in_order(
        Event("lost-life-to", seat=3),
        Event("nuggets", seat=1),
        Event("lost-life-to", seat=0),
        Event("nuggets", seat=1),
        Event("eliminated", seat=3),
        Event("nuggets", seat=1),
    )


def test_vulture_sam_gets_no_equipment(table: SetUp) -> None:
    """GR-63, GR-22: the other cards he takes; nuggets and equipment go home."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="missed-2S", in_play="boots barrel-QS", life=1, nuggets=5),
        outlaw("vulture_sam"),
        renegade(),
        deck="2C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert sorted(t.hand(2)) == ["barrel-QS", "missed-2S"]
    assert (t.in_play(2), t.nuggets(2), t.under()) == ([], 0, ["boots"])


def test_el_gringo_and_what_is_bought(table: SetUp) -> None:
    """B-166, GR-72: he takes a card for a Bottle and for a Pardner, as he does for any card."""
    t = table(
        sheriff(hand="jail-JS jail-4H", nuggets=4),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        row="bottle pardner boots",
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert len(t.hand(1)) == 1
    t.choose("buy", "pardner", kind="duel", seat=1)
    t.choose("take-it")
    assert (len(t.hand(1)), t.life(1), t.nuggets(0)) == (2, 1, 2)


def test_el_gringo_and_jacky_murieta(table: SetUp) -> None:
    """B-166: a shot without a card gives him nothing; the nugget is earned."""
    t = table(
        sheriff("jacky_murieta", hand="jail-JS", nuggets=4),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="jacky_murieta", seat=1)
    assert (t.hand(0), t.hand(1), t.nuggets(0)) == (["jail-JS"], [], 3)


def test_madam_yto_saves_herself_first(table: SetUp) -> None:
    """GR-120, GR-121: a Beer against the last point; the card comes when it has saved her."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("madam_yto", hand="beer-6H", life=1),
        outlaw(),
        renegade(),
        deck="beer-7H 2C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1)) == (1, ["beer-7H"])


def test_madam_yto_and_beers_that_are_not_played(table: SetUp) -> None:
    """GR-121: Sid Ketchum discards two."""
    t = table(
        sheriff("sid_ketchum", hand="beer-6H beer-7H", life=3),
        outlaw("madam_yto"),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="sid_ketchum")
    while t.decision.prompt.id != "ask-main":
        t.choose("discard", t.hand(0)[0])
    assert (t.life(0), t.hand(1)) == (4, [])


def test_suzy_lafayette_sells_her_last_card(table: SetUp) -> None:
    """GR-54, B-129: a nugget, then a card for the empty hand."""
    t = table(sheriff("suzy_lafayette", hand="beer-6H"), outlaw(), outlaw(), renegade(), deck="2C")
    t.choose("sell", "beer")
    assert (t.nuggets(0), t.hand(0)) == (1, ["bang-2C"])
