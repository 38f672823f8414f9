"""The characters (VS-50 to VS-58)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


def test_black_flower(table: SetUp) -> None:
    """VS-50, VS-E12: once in her turn any Clubs card, besides the limit."""
    t = table(
        sheriff("black_flower", hand="bang-7D bang-2C missed-QC general_store-9C"), outlaw(), *TWO
    )
    t.play("bang-7D", at=1)
    assert not t.can("clubs", seat=2)
    t.choose("clubs", "general_store", seat=1)
    assert (t.life(1), t.pile()[0]) == (2, "general_store-9C")
    assert not t.can("clubs")
    assert t.why_not("bang-2C", 1) == "why-bang-limit"


def test_black_flower_with_a_bang_card_of_clubs(table: SetUp) -> None:
    """VS-50, VS-2: it may be used too, counts as a BANG! card and leaves the limit alone."""
    t = table(
        sheriff("black_flower", hand="bang-2C bang-7D"), outlaw(in_play="bounty"), *TWO, deck="4H"
    )
    t.choose("clubs", "bang-2C", seat=1)
    assert (t.hand(0), t.match.view(0).bangs_left) == (["bang-7D", "jail-4H"], 1)
    t.play("bang-7D", at=1)
    assert t.life(1) == 2


def test_black_flower_takes_aim(table: SetUp) -> None:
    """VS-30, VS-50: any card counting as a BANG! card."""
    t = table(sheriff("black_flower", hand="aim missed-QC"), outlaw(), *TWO, bangs=1)
    t.choose("clubs-aimed", "missed", seat=1)
    assert (t.life(1), t.pile()[:2]) == (2, ["missed-QC", "aim-6C"])


@pytest.mark.parametrize(("top", "life"), [("5S", 3), ("5H", 4)])
def test_colorado_bill(table: SetUp, top: str, life: int) -> None:
    """VS-51: on Spades nothing avoids it; else it is a shot like any other."""
    t = table(
        sheriff("colorado_bill", hand="bang-7D"),
        outlaw("jourdonnais", hand="missed-2S", in_play="barrel-QS"),
        *TWO,
        deck=top,
    )
    t.play("bang", at=1)
    if life == 4:
        t.choose("play", "missed")
    assert t.life(1) == life


def test_saved_from_colorado_bill(table: SetUp) -> None:
    """VS-51: the loss can still be prevented."""
    t = table(
        sheriff("colorado_bill", hand="bang-7D"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        deck="5S",
    )
    t.play("bang", at=1)
    t.choose("play", "saved")
    assert t.life(1) == 4


def test_colorado_bill_does_not_draw_for_what_he_discards(table: SetUp) -> None:
    """VS-51: in a Duel, or against Indians!; nor for a Tomahawk."""
    t = table(
        sheriff("colorado_bill", hand="duel-QD bang-7D tomahawk"), outlaw(hand="bang-8D"), *TWO
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    t.play("tomahawk", at=1)
    assert (t.happened("flipped"), t.life(1)) == (0, 2)
    t = table(
        outlaw(hand="indians-KD"), sheriff("colorado_bill", hand="bang-7D"), outlaw(), renegade()
    )
    t.play("indians")
    t.choose("discard", "bang")
    assert (t.happened("flipped"), t.life(1)) == (0, 5)


def test_colorado_bill_draws_once_for_an_aimed_shot(table: SetUp) -> None:
    """VS-51, VS-30: after the target is named, before any response; both points are lost."""
    t = table(
        sheriff("colorado_bill", hand="bang-7D aim"), outlaw(hand="missed-2S"), *TWO, deck="5S 6S"
    )
    t.play("aim", at=1, pick="bang-7D")
    assert (t.happened("flipped"), t.life(1), t.hand(1)) == (1, 2, ["missed-2S"])


def test_der_spot_burst_ringer(table: SetUp) -> None:
    """VS-52, VS-E12: once a turn a BANG! card as a Gatling, besides the limit."""
    t = table(
        sheriff("der_spot_burst_ringer", hand="bang-7D bang-8D bang-9D", in_play="shotgun"),
        outlaw(in_play="bounty"),
        outlaw(hand="escape"),
        renegade(hand="beer-6H"),
    )
    t.choose("burst", "bang-7D")
    t.asked(2, "ask-targeted")
    t.choose("play", "escape")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 3]
    assert (len(t.hand(0)), t.hand(3), t.can("burst")) == (2, ["beer-6H"], False)
    t.play("bang-8D", at=1)
    assert t.life(1) == 2


def test_evelyn_shebang_gives_up_one_card(table: SetUp) -> None:
    """VS-53, VS-E1: the shot comes first, then the draw; she cannot decide again."""
    t = table(sheriff("evelyn_shebang"), outlaw(), *TWO, step="draw", deck="2C 3C")
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    assert (t.life(1), t.hand(0)) == (3, ["bang-2C"])
    t.in_order(Event("shot", by=0, target=1), Event("drew", seat=0))
    assert t.match.view(0).bangs_left == 1
    t.asked(0, "ask-main")


def test_evelyn_shebang_gives_up_all(table: SetUp) -> None:
    """VS-53: each shot at another player."""
    t = table(sheriff("evelyn_shebang"), outlaw(in_play="bounty"), *TWO, step="draw")
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=1)
    assert (t.life(1), t.life(3), t.hand(0)) == (3, 3, [])


def test_evelyn_shebang_needs_someone_within_reach(table: SetUp) -> None:
    """VS-53: not more cards than players there; all are drawn if she likes."""
    far = outlaw(in_play="mustang-8H")
    t = table(sheriff("evelyn_shebang"), far, outlaw(), renegade(), step="draw")
    assert not t.can("draw-fewer", number=0)
    t.choose("draw-all")
    assert len(t.hand(0)) == 2
    t = table(sheriff("evelyn_shebang"), far, outlaw(), renegade(in_play="mustang-9H"), step="draw")
    assert len(t.hand(0)) == 2


def test_evelyn_shebang_is_shot_in_return(table: SetUp) -> None:
    """VS-53, VS-32: one after the other, so one who is out shoots no more and draws nothing."""
    t = table(
        sheriff(),
        outlaw("evelyn_shebang", life=1),
        outlaw(hand="backfire"),
        renegade(),
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C 6C",
    )
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=2)
    t.choose("play", "backfire")
    assert (t.is_out(1), t.life(0), t.turn(), len(t.hand(2))) == (True, 5, 2, 5)


def test_henry_block_ends_the_turn_of_a_thief(table: SetUp) -> None:
    """VS-55, B-69: at once, in phase 1 too; the card stays with Henry."""
    t = table(
        sheriff(),
        outlaw("jesse_jones", life=1),
        outlaw("henry_block", hand="beer-6H"),
        renegade(),
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C 6C",
    )
    t.choose("draw-hand", seat=2)
    assert (t.is_out(1), t.turn(), len(t.hand(2)), "beer-6H" in t.hand(2)) == (True, 2, 6, True)


@pytest.mark.parametrize("cancelled", [True, False])
def test_henry_block(table: SetUp, cancelled: bool) -> None:
    """VS-54, VS-55, VS-E2: first the BANG!, then the card goes."""
    t = table(
        sheriff(hand="cat_balou-KH missed-2S"), outlaw("henry_block", in_play="barrel-QS"), *TWO
    )
    t.play("cat_balou", at=1, pick="barrel")
    t.asked(0, "ask-shot")
    assert t.in_play(1) == ["barrel-QS"]
    t.choose("play", "missed") if cancelled else t.choose("take-it")
    assert (t.life(0), t.in_play(1)) == (5 if cancelled else 4, [])


def test_henry_block_against_jesse_jones(table: SetUp) -> None:
    """VS-54, B-153: against what is chosen."""
    t = table(sheriff("jesse_jones"), outlaw("henry_block", hand="beer-6H"), *TWO, step="draw")
    t.choose("draw-hand", seat=1)
    assert (t.life(0), t.hand(1), len(t.hand(0))) == (4, [], 2)


def test_henry_block_and_el_gringo(table: SetUp) -> None:
    """VS-54, VS-E13, B-153: not against what comes by itself."""
    t = table(sheriff("henry_block", hand="bang-7D beer-6H"), outlaw("el_gringo"), *TWO)
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1)) == (2, ["beer-6H"])


def test_henry_block_keeps_the_card_of_one_who_dies(table: SetUp) -> None:
    """VS-55: his shot is settled at once."""
    t = table(
        sheriff(),
        outlaw("henry_block", hand="beer-6H"),
        outlaw(hand="panic-QH", life=1),
        renegade(),
        turn=2,
        deck="2C 3C 4C",
    )
    t.play("panic", at=1)
    assert (t.is_out(2), "beer-6H" in t.hand(1), len(t.hand(1))) == (True, True, 4)


def test_henry_block_discards_by_choice(table: SetUp) -> None:
    """VS-55: Bandidos, Tornado, Poker and the Shotgun are no reason to shoot."""
    t = table(
        sheriff(hand="poker tornado bang-7D beer-7H", in_play="shotgun"),
        outlaw("henry_block", hand="beer-6H"),
        *TWO,
    )
    t.play("poker")
    t.choose("no-more")
    t.play("tornado")
    t.choose("discard", "beer-7H")
    t.play("bang-7D", at=1)
    t.choose("take-it")
    t.choose("discard", t.hand(1)[0])
    assert (t.life(0), t.life(1)) == (5, 3)
    t = table(sheriff(hand="bandidos"), outlaw("henry_block", hand="beer-6H beer-7H"), *TWO)
    t.play("bandidos")
    t.choose("discard", "beer-6H")
    assert (t.life(0), t.life(1), t.hand(1)) == (4, 4, [])


@pytest.mark.parametrize("heir", ["", "vulture_sam"])
def test_henry_block_who_goes_out(table: SetUp, heir: str) -> None:
    """VS-55: what becomes of his cards then is no reason to shoot."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("henry_block", hand="beer-6H", in_play="scope", life=1),
        outlaw(heir),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert (t.is_out(1), t.life(0), t.life(2)) == (True, 5, 4)
    assert len(t.hand(2)) == (2 if heir else 0)


def test_henry_block_and_who_saves_him(table: SetUp) -> None:
    """VS-54, VS-55, VS-33: a shot for each of the two cards that are taken."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("henry_block", hand="beer-6H beer-7H"),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand")
    t.choose("take-it")
    assert (t.life(1), t.life(2), len(t.hand(2))) == (4, 2, 2)


def test_lemonade_jim(table: SetUp) -> None:
    """VS-56: a card for a life point, if he wants, for the Beer of another."""
    t = table(
        sheriff(hand="beer-6H beer-7H", life=3),
        outlaw("lemonade_jim", hand="missed-2S missed-3S", life=2),
        *TWO,
    )
    t.play("beer-6H")
    t.asked(1, "ask-lemonade")
    t.choose("discard", "missed-2S")
    t.play("beer-7H")
    t.choose("no-lemonade")
    assert (t.life(1), t.hand(1), t.life(0)) == (3, ["missed-3S"], 5)


def test_lemonade_jim_has_nothing_of_a_saloon_nor_of_his_own_beer(table: SetUp) -> None:
    """VS-56: nor while he is unhurt, nor of a Beer that is a BANG! card (VS-16)."""
    t = table(sheriff(hand="saloon"), outlaw("lemonade_jim", hand="missed-2S", life=2), *TWO)
    t.play("saloon")
    assert t.life(1) == 3
    t = table(sheriff("lemonade_jim", hand="beer-6H missed-2S", life=2), outlaw(), *TWO)
    t.play("beer")
    assert (t.life(0), t.hand(0)) == (3, ["missed-2S"])
    t = table(sheriff(hand="beer-6H"), outlaw("lemonade_jim", hand="missed-2S"), *TWO)
    t.play("beer")
    assert t.hand(1) == ["missed-2S"]
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(),
        outlaw("lemonade_jim", hand="missed-2S", life=2),
        renegade(),
    )
    t.choose("play", "beer", seat=1, kind="bang")
    assert (t.life(1), t.hand(2)) == (3, ["missed-2S"])


def test_lemonade_jim_drinks_with_the_dying(table: SetUp) -> None:
    """VS-56: also if it was played to avoid elimination; with two players left too."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="beer-6H", life=1),
        outlaw("lemonade_jim", hand="missed-2S", life=2),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    t.choose("discard", "missed")
    assert (t.life(1), t.life(2)) == (1, 3)
    t = table(
        sheriff(hand="beer-6H", life=3),
        outlaw(out=True),
        outlaw(out=True),
        renegade("lemonade_jim", hand="missed-2S", life=2),
    )
    t.play("beer")
    t.choose("discard", "missed")
    assert (t.life(0), t.life(3)) == (3, 3)


def test_mick_defender(table: SetUp) -> None:
    """VS-57, VS-E3: a Missed! card against Indians!; the others answer as usual."""
    t = table(sheriff(hand="indians-KD"), outlaw("mick_defender", hand="missed-2S"), *TWO)
    t.play("indians")
    t.choose("parry", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


@pytest.mark.parametrize(("card", "life"), [("gatling-10H", 4), ("duel-QD", 5)])
def test_mick_defender_with_backfire(table: SetUp, card: str, life: int) -> None:
    """VS-57: a counter-shot only if he was shot at."""
    t = table(sheriff(hand=card), outlaw("mick_defender", hand="backfire"), *TWO)
    kind = card.split("-")[0]
    t.play(kind, at=1) if kind == "duel" else t.play(kind)
    t.choose("parry", "backfire")
    assert (t.life(0), t.life(1)) == (life, 4)


def test_mick_defender_and_a_bang_card(table: SetUp) -> None:
    """VS-57: he has the answers that anyone has."""
    t = table(sheriff(hand="bang-7D"), outlaw("mick_defender", hand="missed-2S"), *TWO)
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert t.life(1) == 4


@pytest.mark.parametrize(
    ("lying", "cards"), [("", 4), ("rattlesnake", 2), ("bounty", 2), ("jail-JS", 2)]
)
def test_tuco_franziskaner(table: SetUp, lying: str, cards: int) -> None:
    """VS-58: blue cards that others put in front of him count."""
    t = table(sheriff("tuco_franziskaner", in_play=lying), outlaw(), *TWO, step="draw")
    assert len(t.hand(0)) == cards
