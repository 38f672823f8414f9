"""Phase 1, what has to be played, and the end of a turn with several sets in play."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN

NOON, FISTFUL, SHOW = "high_noon", "fistful_of_cards", "wild_west_show"
ARMS, GOLD, CITY = "armed_and_dangerous", "gold_rush", "dodge_city"
TWO = (outlaw(), renegade())


# Law of the West


def test_the_shown_card_is_traded_away(table: SetUp) -> None:
    """FC-37, WW-62: lost on the way, it ends the duty."""
    t = table(
        sheriff("flint_westwood", hand="stagecoach"),
        outlaw(hand="beer-6H"),
        *TWO,
        sets=[FISTFUL, SHOW],
        event="law_of_the_west",
        shown="stagecoach-9S",
    )
    assert not t.can("end")
    t.choose("trade", "stagecoach", seat=1)
    assert t.can("end")


def test_dutch_will_discards_the_shown_card(table: SetUp) -> None:
    """FC-36, FC-37, GR-114: it is one of the two just drawn, and the duty goes with it."""
    t = table(
        sheriff("dutch_will"),
        outlaw(),
        *TWO,
        sets=[FISTFUL, GOLD],
        step="draw",
        event="law_of_the_west",
        deck="missed-2S stagecoach",
    )
    t.choose("discard", "stagecoach")
    assert (t.can("end"), t.hand(0), t.nuggets(0)) == (True, ["missed-2S"], 1)


@pytest.mark.parametrize("hand", ["bang-2D", "missed-2S"])
def test_a_shown_aim(valley: SetUp, hand: str) -> None:
    """FC-37, FC-38, VS-30: it has to be played if there is a BANG! card that it goes along with."""
    t = valley(
        sheriff(hand=f"aim {hand}"), outlaw(), *TWO, sets=[FISTFUL],
        event="law_of_the_west", shown="aim-6C",
    )  # fmt: skip
    assert t.can("end") == (hand == "missed-2S")
    if hand == "bang-2D":
        t.play("aim", at=1, pick="bang-2D")
        assert (t.can("end"), t.life(1)) == (True, 2)


@pytest.mark.parametrize("character", ["evelyn_shebang", "bill_noface"])
def test_the_pickaxe_brings_the_second_card(valley: SetUp, character: str) -> None:
    """FC-36, GR-104, VS-53, DC-54: wherever it comes from; who draws one card has two with it."""
    t = valley(
        sheriff(character, in_play="pickaxe"),
        outlaw(),
        *TWO,
        sets=[CITY, FISTFUL, GOLD],
        step="draw",
        event="law_of_the_west",
        deck="missed-2S stagecoach 3C 4C 5C",
    )
    if character == "evelyn_shebang":
        t.choose("draw-fewer", number=1)
        t.choose("target", seat=1)
    assert (t.hand(0), t.can("end")) == (["missed-2S", "stagecoach-9S"], False)


# Where cards come from


def test_a_pickaxe_in_the_mine(table: SetUp) -> None:
    """FC-2, GR-104: two off the discard pile, then one from the deck."""
    t = table(
        sheriff(in_play="pickaxe"),
        outlaw(),
        *TWO,
        sets=[FISTFUL, GOLD],
        step="draw",
        event="abandoned_mine",
        pile="scope beer-6H mustang",
        deck="2C",
    )
    assert [card[-2:] for card in t.hand(0)] == ["AS", "6H", "2C"]


def test_youl_grinner_drinks_instead(table: SetUp) -> None:
    """WW-70, FC-25: he is given cards before he skips the phase."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner", life=3),
        *TWO,
        sets=[FISTFUL, SHOW],
        turn=1,
        step="start",
        event="hard_liquor",
    )
    t.choose("skip")
    assert (t.hand(1), t.life(1)) == (["beer-6H"], 4)


# What is played


def test_a_beer_is_sold_before_three(valley: SetUp) -> None:
    """GR-54, VS-56, GR-120, WW-38: a nugget, a card for her, a point for him, one card played."""
    t = valley(
        sheriff(hand="beer-6H"),
        outlaw("madam_yto"),
        outlaw("lemonade_jim", life=2, hand="scope"),
        renegade(),
        sets=[GOLD, SHOW],
        show="miss_susanna",
        deck="2C",
    )
    t.choose("sell", "beer")
    t.choose("discard", "scope")
    assert (t.nuggets(0), t.hand(1), t.life(2)) == (1, ["bang-2C"], 3)
    t.end_turn()
    assert t.life(0) == 4


def test_a_card_taken_back_is_played_again(table: SetUp) -> None:
    """WW-38, AD-94, AD-83: each time counts for Miss Susanna."""
    t = table(
        sheriff("red_ringo", hand="flintlock bang-2D", in_play="thunderer", load=2),
        outlaw(hand="missed-2S"),
        *TWO,
        sets=[ARMS, SHOW],
        show="miss_susanna",
    )
    t.play("flintlock", at=1)
    t.choose("play", "missed")
    t.choose("pay-load", pick=None)
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load", pick=None)
    t.play("flintlock", at=1)
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.end_turn()
    assert (t.life(0), t.hand(0), t.turn()) == (6, ["bang-2D"], 1)


# The end of a turn


def test_what_is_too_much_for_a_mine(table: SetUp) -> None:
    """FC-105, WW-63, AD-145: the looter has it, not the deck; its owner loads a token for it."""
    t = table(
        sheriff(life=1, hand="beer-6H scope", in_play="bandolier", load=0),
        outlaw("gary_looter"),
        *TWO,
        sets=[ARMS, FISTFUL, SHOW],
        event="abandoned_mine",
    )
    t.end_turn()
    t.choose("discard", "scope")
    t.choose("load", pick="bandolier")
    assert (t.hand(1)[0], t.loads(0)) == ("scope-AS", {"bandolier": 4})


def test_two_looters_and_a_loader(table: SetUp) -> None:
    """WW-63, DC-71, AD-145: card by card by turns, and a token for each."""
    t = table(
        sheriff(life=1, hand="beer-6H scope barrel-QS mustang"),
        outlaw(),
        outlaw("gary_looter"),
        renegade("vera_custer", copies="gary_looter"),
        sets=[ARMS, CITY, SHOW],
    )
    t.end_turn()
    for card in ("beer", "scope", "barrel"):
        t.choose("discard", card)
        t.choose("load")
    assert (t.load(0), t.hand(2), t.hand(3)) == (3, ["beer-6H", "barrel-QS"], ["scope-AS"])


def test_a_ghost_and_the_strongbox(valley: SetUp) -> None:
    """VS-10, GTR-61: the hand goes in phase 3, the card of the Strongbox comes after it."""
    t = valley(
        sheriff(),
        outlaw(ghost=True, hand="beer-6H", in_play="ghost-9S strongbox"),
        *TWO,
        sets=[TRAIN],
        turn=1,
        deck="2C",
    )
    t.end_turn()
    while t.turn() == 1:
        t.choose("discard", "beer")
    assert (t.hand(1), t.turn()) == (["bang-2C"], 2)


def test_don_bell_is_a_ghost(valley: SetUp) -> None:
    """VS-10, VS-13, GR-110: his hand goes, he "draws!", and the extra turn costs his hand again."""
    t = valley(
        sheriff(),
        outlaw("don_bell", ghost=True, hand="beer-6H", in_play="ghost-9S"),
        *TWO,
        sets=[GOLD],
        turn=1,
        deck="5H 2C 3C 4C 5C",
    )
    t.end_turn()
    t.choose("discard", "beer")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C"]
    t.end_turn()
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    assert (t.hand(1), t.turn()) == ([], 2)


@pytest.mark.parametrize("shots", [0, 2])
def test_gold_rush_for_one_with_a_last_point(table: SetUp, shots: int) -> None:
    """GR-86, WW-35, WW-82: Miss Susanna comes before the healing; what is bought counts."""
    t = table(
        sheriff(),
        outlaw(life=1, nuggets=5 + shots),
        *TWO,
        sets=[GOLD, SHOW],
        turn=1,
        row="gold_rush_card shot rhum",
        stack="shot",
        show="miss_susanna",
    )
    for _ in range(shots):
        t.choose("buy", "shot", seat=0)
    t.choose("buy", "gold_rush_card")
    if shots:
        assert (t.life(1), t.turn()) == (4, 1)
    else:
        assert (t.is_out(1), t.turn()) == (True, 2)


def test_the_strongbox_miss_susanna_and_vendetta(table: SetUp) -> None:
    """EV-20, GTR-61, WW-35, FC-85: in this order; the card that came first is not flipped."""
    t = table(
        sheriff(),
        outlaw(in_play="strongbox"),
        *TWO,
        sets=[FISTFUL, SHOW, TRAIN],
        turn=1,
        event="vendetta",
        show="miss_susanna",
        deck="5S 6H 2C 3C",
    )
    t.end_turn()
    assert (t.turn(), t.life(1), [card[-2:] for card in t.hand(1)]) == (1, 3, ["5S", "2C", "3C"])


def test_miss_susanna_takes_don_bell(table: SetUp) -> None:
    """EV-20, WW-35, GR-110: out before he could "draw!" for another turn."""
    t = table(
        sheriff(),
        outlaw("don_bell", life=1),
        *TWO,
        sets=[GOLD, SHOW],
        turn=1,
        show="miss_susanna",
        deck="5H 2C 3C",
    )
    t.end_turn()
    assert (t.is_out(1), t.turn(), t.happened("flipped")) == (True, 2, 0)


def test_miss_susanna_is_talked_out_of_it(valley: SetUp) -> None:
    """WW-35, VS-34: it is no cost, so another may prevent it."""
    t = valley(
        sheriff(), outlaw(hand="scope"), outlaw(hand="saved"), renegade(), sets=[SHOW],
        turn=1, show="miss_susanna", deck="2C 3C 4C 5C",
    )  # fmt: skip
    t.end_turn()
    t.choose("play", "saved")
    t.choose("from-hand")
    assert (t.life(1), t.hand(1), t.hand(2)[0]) == (4, [], "scope-AS")


def test_miss_susanna_and_the_ghost_car(table: SetUp) -> None:
    """GTR-76, GTR-79, WW-35: phase 3 is over by then, so the hand stays for once."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="scope", in_play="ghost_car"),
        *TWO,
        sets=[SHOW, TRAIN],
        turn=1,
        show="miss_susanna",
    )
    t.end_turn()
    t.choose("give-up")
    assert (t.is_out(1), t.life(1), t.hand(1), t.turn()) == (False, 0, ["scope-AS"], 2)


# What counts


@pytest.mark.parametrize("card", ["stagecoach", "money_bag"])
def test_what_turns_the_show_over(table: SetUp, card: str) -> None:
    """WW-3, WW-6, GTR-57: a Stagecoach does; what has its effect only draws."""
    t = table(
        sheriff(hand=card),
        outlaw(),
        *TWO,
        sets=[SHOW, TRAIN],
        pile="stagecoach",
        show="gag",
        shows="showdown",
        deck="2C 3C",
    )
    t.play(card)
    assert (len(t.hand(0)), t.show()) == (2, "showdown" if card == "stagecoach" else "gag")


@pytest.mark.parametrize(("lying", "cards"), [("wanted", 5), ("rattlesnake", 3)])
def test_tuco_franziskaner_is_a_ghost(valley: SetUp, lying: str, cards: int) -> None:
    """HN-10, VS-58, GR-67: two more than the three of a ghost; black equipment is not blue."""
    t = valley(
        sheriff(),
        outlaw("tuco_franziskaner", ghost=True, in_play=lying),
        *TWO,
        sets=[GOLD, NOON],
        event="ghost_town",
        turn=1,
        step="draw",
    )
    assert len(t.hand(1)) == cards


def test_equipment_that_is_drawn_is_not_bought(table: SetUp) -> None:
    """GR-118, WW-82: Josh McCloud has played two cards, whatever he drew."""
    t = table(
        sheriff("josh_mccloud", hand="beer-6H beer-7H", nuggets=2),
        outlaw(),
        *TWO,
        sets=[GOLD, SHOW],
        row="rhum pardner bottle",
        stack="boots",
        show="miss_susanna",
        deck="2C",
    )
    t.choose("use", kind="josh_mccloud")
    t.play("beer-6H")
    t.play("beer-7H")
    t.end_turn()
    assert (t.life(0), t.in_play(0)) == (4, ["boots"])


def test_an_answer_counts_for_miss_susanna(valley: SetUp) -> None:
    """WW-38, VS-32: a Missed! against a Backfire is a card played in one's own turn."""
    t = valley(
        sheriff(hand="bang-2D missed-2S beer-6H"),
        outlaw(hand="backfire"),
        *TWO,
        sets=[SHOW],
        show="miss_susanna",
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("play", "missed")
    t.play("beer")
    t.end_turn()
    assert (t.life(0), t.turn()) == (5, 1)


def test_a_shadow_keeps_what_it_bought_with_the_ghost_car(table: SetUp) -> None:
    """SG-76, GTR-115, GR-150: it does not leave, so only its hand goes."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="beer-6H scope", in_play="ghost_car", nuggets=4),
        *TWO,
        sets=[GOLD, TRAIN],
        variants=["shadow_gunslingers"],
        turn=1,
        row="boots shot rhum",
    )
    t.choose("buy", "boots")
    t.end_turn()
    t.choose("any-order")
    assert (t.is_out(1), t.hand(1), t.in_play(1)) == (False, [], ["ghost_car", "boots"])
    assert (t.nuggets(1), t.turn()) == (1, 2)


def test_the_leader_is_skipped_while_turns_go_the_other_way(table: SetUp) -> None:
    """HN-20, EV-10, WW-31: no event is revealed, and the direction stays until one is."""
    t = table(
        sheriff(),
        outlaw(),
        *TWO,
        sets=[NOON, SHOW],
        turn=1,
        event="gold_rush_event",
        events="thirst curse",
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats", seat=0)
    t.end_turn()
    assert (t.match.view(0).ring, t.turn()) == ((1, 0, 2, 3), 3)
    t.end_turn()
    t.end_turn()
    assert (t.turn(), t.happened("turn-skipped", seat=0), t.event()) == (1, 1, "gold_rush_event")
    for seat in (3, 2):
        t.end_turn()
        assert t.turn() == seat
    t.end_turn()
    assert (t.turn(), t.event()) == (0, "thirst")


# Refund


def test_a_refund_for_a_grin(table: SetUp) -> None:
    """GTR-60, WW-70: what is given away by one's own choice is not paid for."""
    t = table(
        sheriff(hand="beer-6H scope", in_play="refund"),
        outlaw("youl_grinner"),
        *TWO,
        sets=[SHOW, TRAIN],
        turn=1,
        step="start",
    )
    t.choose("give", "beer")
    assert (t.hand(0), t.hand(1)[0]) == (["scope-AS"], "beer-6H")


def test_a_refund_for_thanks(valley: SetUp) -> None:
    """GTR-60, VS-34: both cards are taken, and a card is drawn for each."""
    t = valley(
        sheriff(hand="indians-KD"),
        outlaw(hand="beer-6H scope", in_play="refund"),
        outlaw(hand="saved"),
        renegade(),
        sets=[TRAIN],
        deck="2C 3C",
    )
    t.play("indians")
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand")
    while t.decision.prompt.id != "ask-main":
        t.choose("take-it" if t.can("take-it") else "let-it")
    assert ([card[-2:] for card in t.hand(1)], t.life(1)) == (["2C", "3C"], 4)
    assert sorted(t.hand(2)) == ["beer-6H", "scope-AS"]


def test_a_refund_for_el_gringo(table: SetUp) -> None:
    """GTR-60, B-116: he takes a card of whoever hit him."""
    t = table(
        sheriff(hand="bang-2D beer-6H", in_play="refund"), outlaw("el_gringo"), *TWO,
        sets=[TRAIN], deck="2C",
    )  # fmt: skip
    t.play("bang", at=1)
    assert (t.hand(1), [card[-2:] for card in t.hand(0)]) == (["beer-6H"], ["2C"])


@pytest.mark.parametrize("number", [0, 1])
def test_evelyn_shebang_is_a_ghost(valley: SetUp, number: int) -> None:
    """HN-10, HN-19, VS-53: she gives up cards of three, and shoots for each at another player."""
    t = valley(
        sheriff(),
        outlaw("evelyn_shebang", ghost=True, in_play="winchester"),
        *TWO,
        sets=[NOON],
        event="ghost_town",
        turn=1,
        step="draw",
    )
    t.choose("draw-fewer", number=number)
    if number:
        t.choose("target", seat=2)
        t.choose("target", seat=0)
    else:
        t.choose("target", seat=2)
        t.choose("target", seat=3)
    shots = [1, 1, number == 0]
    assert [t.life(seat) for seat in (0, 2, 3)] == [5 - shots[0], 4 - shots[1], 4 - shots[2]]
    assert len(t.hand(1)) == number
