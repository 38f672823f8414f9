"""The characters (GTR-90 to GTR-97)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


def at(t: Table) -> int:
    place: int = t.match.view(0).parts[PART]["at"]
    return place + 1


def test_benny_brawler(table: SetUp) -> None:
    """GTR-90: any number of wagons, paying each."""
    t = table(
        sheriff("benny_brawler", hand="bang-7D bang-8D bang-9D"),
        *OTHERS,
        row=ROW,
        stack="dining_car",
        at=3,
        line="boom_town yooma",
    )
    assert t.match.view(0).parts[PART]["left"] is None
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-7D")
    t.choose("acquire", "mail_car")
    t.choose("discard", "bang-8D")
    t.choose("acquire", "express_car")
    t.choose("discard", "bang-9D")
    assert t.in_play(0) == ROW.split()
    assert not t.can("acquire")


def test_evan_babbit(table: SetUp) -> None:
    """GTR-91: a card of the suit of the BANG!, and another at distance 1 from him is the target."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("evan_babbit", hand="bang-8D missed-2S"),
        outlaw(hand="missed-3S"),
        renegade(),
    )
    t.play("bang", at=1)
    t.asked(1, "ask-targeted")
    assert {(o.card, o.seat) for o in t.decision.options if o.verb == "turn-on"} == {("bang-8D", 2)}
    t.choose("turn-on", "bang", seat=2)
    t.asked(2, "ask-shot")
    t.choose("take-it")
    assert (t.life(1), t.life(2), t.hand(1)) == (4, 3, ["missed-2S"])


def test_evan_babbit_lets_it_happen(table: SetUp) -> None:
    """GTR-91: before any other defence, which he still has."""
    t = table(sheriff(hand="bang-7D"), outlaw("evan_babbit", hand="bang-8D missed-2S"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("let-it")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_evan_babbit_not_on_who_played_it(table: SetUp) -> None:
    """GTR-91: so not with two players left."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("evan_babbit", hand="bang-8D"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")


def test_the_bang_remains_the_shooters(table: SetUp) -> None:
    """GTR-91: it keeps its properties, and its player is to blame."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw("evan_babbit", hand="bang-8D"),
        outlaw(hand="missed-2S", life=1),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang", seat=2)
    t.choose("play", "missed")
    assert t.is_out(2)
    assert t.happened("reward", seat=0, target=2) == 1


def test_evan_babbit_and_a_gatling(table: SetUp) -> None:
    """GTR-91: only BANG! cards; a card played as one has its own suit."""
    t = table(
        sheriff("calamity_janet", hand="gatling missed-2S"),
        outlaw("evan_babbit", hand="beer-6H missed-3S"),
        *OTHERS[1:],
    )
    t.play("gatling")
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.play("missed", at=1)
    t.choose("turn-on", "missed-3S", seat=2)
    assert t.life(2) == 2


def test_changed_suits_count_for_evan_babbit(table: SetUp) -> None:
    """GTR-113."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("evan_babbit", hand="missed-2S"),
        *OTHERS[1:],
        event="blessing",
        sets=[PART, "high_noon"],
    )
    t.play("bang", at=1)
    t.choose("turn-on", "missed", seat=2)
    assert t.life(2) == 3


def test_jimmy_texas(table: SetUp) -> None:
    """GTR-92: a card at the end of his turn, besides that of the Strongbox."""
    t = table(
        outlaw("jimmy_texas", in_play="strongbox"), sheriff(), *OTHERS[1:], deck="6H 7D", leader=1
    )
    t.end_turn()
    assert t.hand(0) == ["beer-6H", "bang-7D"]


def test_jimmy_texas_in_jail(table: SetUp) -> None:
    """GTR-92."""
    t = table(
        outlaw("jimmy_texas", in_play="jail-JS"),
        sheriff(),
        *OTHERS[1:],
        step="start",
        deck="2C 6H",
        leader=1,
    )
    assert t.hand(0) == ["beer-6H"]


def test_manuelita(table: SetUp) -> None:
    """GTR-93: two cards at the End of the Line, in anyone's turn, before the effect."""
    t = table(sheriff(hand="next_stop-2D"), outlaw("manuelita"), *OTHERS[1:], at=4, deck="2C 6H 7D")
    t.play("next_stop")
    assert t.hand(1) == ["beer-6H", "bang-7D"]
    t.choose("no-wagon")
    while t.decision.prompt.id == "ask-shot-at":
        t.choose("take-it")


def test_manuelita_not_before_the_end(table: SetUp) -> None:
    """GTR-93."""
    t = table(sheriff(hand="next_stop-2D"), outlaw("manuelita"), *OTHERS[1:], at=3)
    t.play("next_stop")
    assert t.hand(1) == []


def test_sancho(table: SetUp) -> None:
    """GTR-94: a wagon at a station for nothing; it counts towards the limit."""
    t = table(sheriff("sancho", hand="bang-7D"), *OTHERS, row=ROW, at=2)
    assert not t.can("acquire-free", "mail_car")
    assert t.can("acquire", "caboose")
    t.choose("acquire-free", "caboose")
    assert (t.in_play(0), t.hand(0)) == (["caboose"], ["bang-7D"])
    assert not t.can("acquire")


def test_sancho_may_go_ahead(table: SetUp) -> None:
    """GTR-94, GTR-23."""
    t = table(sheriff("sancho"), *OTHERS, row=ROW, at=1)
    assert not t.can("acquire-free")
    t.choose("go-ahead")
    t.choose("acquire-free", "caboose")
    assert t.in_play(0) == ["caboose"]


def test_sgt_blaze(table: SetUp) -> None:
    """GTR-95, B-155: one of several is left out."""
    t = table(sheriff("sgt_blaze", hand="gatling"), *OTHERS)
    t.play("gatling")
    t.choose("spare", seat=2)
    assert [t.life(seat) for seat in range(4)] == [6, 3, 4, 3]


def test_sgt_blaze_may_leave_nobody_out(table: SetUp) -> None:
    """GTR-95."""
    t = table(sheriff("sgt_blaze", hand="indians-KD"), *OTHERS)
    t.play("indians")
    t.choose("no-more")
    assert [t.life(seat) for seat in range(4)] == [6, 3, 3, 3]


def test_sgt_blaze_and_the_general_store(table: SetUp) -> None:
    """GTR-95, B-155: a card fewer is revealed; he may leave himself out."""
    t = table(sheriff("sgt_blaze", hand="general_store-9C"), *OTHERS, deck="6H 7H 8H 9H")
    t.play("general_store")
    t.choose("spare", seat=0)
    t.choose("take", "beer-6H")
    t.choose("take", "beer-7H")
    assert [t.hand(seat) for seat in range(4)] == [[], ["beer-6H"], ["beer-7H"], ["beer-8H"]]


@pytest.mark.parametrize("card", ["saloon", "most_wanted"])
def test_sgt_blaze_leaves_himself_or_others_out(table: SetUp, card: str) -> None:
    """GTR-95."""
    t = table(
        sheriff("sgt_blaze", hand=card, life=3),
        outlaw(life=2),
        *OTHERS[1:],
        deck="6H 2S 3S 4S",
    )
    t.play(card)
    t.choose("spare", seat=1)
    assert t.life(1) == 2


def test_sgt_blaze_at_the_end_of_the_line(table: SetUp) -> None:
    """GTR-95: in his turn; with a doubled Locomotive he chooses anew each time."""
    t = table(sheriff("sgt_blaze", hand="full_steam"), *OTHERS)
    t.play("full_steam")
    t.choose("twice")
    t.choose("spare", seat=0)
    t.choose("spare", seat=3)
    assert [t.life(seat) for seat in range(4)] == [5, 2, 2, 3]


def test_sgt_blaze_not_in_the_turn_of_another(table: SetUp) -> None:
    """GTR-95."""
    t = table(sheriff(hand="full_steam"), outlaw("sgt_blaze"), *OTHERS[1:])
    t.play("full_steam")
    t.choose("twice")
    assert t.life(1) == 3


def test_sgt_blaze_and_wagons_and_green_cards(table: SetUp) -> None:
    """GTR-95: whatever he uses."""
    t = table(
        sheriff("sgt_blaze", in_play="circus_wagon howitzer"),
        outlaw(in_play="scope"),
        outlaw(in_play="mustang-8H"),
        renegade(),
        sets=[PART, "dodge_city"],
    )
    t.choose("use-up", "circus_wagon")
    t.choose("spare", seat=1)
    t.choose("use-up", "howitzer")
    t.choose("spare", seat=3)
    assert (t.in_play(1), t.in_play(2)) == (["scope-AS"], [])
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 4]


def test_sgt_blaze_against_a_single_player(table: SetUp) -> None:
    """GTR-95: several players are needed."""
    t = table(sheriff("sgt_blaze", hand="gatling"), outlaw(), outlaw(out=True), renegade(out=True))
    t.play("gatling")
    assert t.life(1) == 3


def test_shade_oconnor(table: SetUp) -> None:
    """GTR-96: a card of his for one of the deck, whenever the Train advances off his turn."""
    t = table(
        sheriff(hand="next_stop-2D"),
        outlaw("shade_oconnor", hand="jail-JS"),
        *OTHERS[1:],
        deck="2C 6H",
    )
    t.play("next_stop")
    t.choose("discard", "jail")
    assert t.hand(1) == ["beer-6H"]


def test_shade_oconnor_not_in_his_turn_nor_without_a_card(table: SetUp) -> None:
    """GTR-96, GTR-103."""
    t = table(sheriff("shade_oconnor", hand="next_stop-2D beer-6H"), *OTHERS)
    t.play("next_stop")
    t.asked(0, "ask-main")
    t = table(sheriff(hand="next_stop-2D"), outlaw("shade_oconnor"), *OTHERS[1:])
    t.play("next_stop")
    t.asked(0, "ask-main")


def test_shade_oconnor_before_the_locomotive_acts(table: SetUp) -> None:
    """GTR-96, GTR-38."""
    t = table(
        sheriff(hand="next_stop-2D"),
        outlaw("shade_oconnor", hand="jail-JS"),
        *OTHERS[1:],
        at=4,
        deck="2C 3S",
    )
    t.play("next_stop")
    t.choose("discard", "jail")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_abilities_go_clockwise_from_the_active_player(table: SetUp) -> None:
    """GTR-38, GTR-100."""
    t = table(
        outlaw("shade_oconnor", hand="beer-6H"),
        outlaw(hand="next_stop-2D"),
        sheriff(),
        renegade("manuelita"),
        turn=1,
        at=4,
        leader=2,
    )
    t.play("next_stop")
    t.in_order(Event("end-of-line"), Event("ability", seat=3))
    t.asked(0, "ask-exchange-one")
    t.choose("enough")
    t.choose("no-wagon")
    while t.decision.prompt.id == "ask-shot-at":
        t.choose("take-it")


def test_zippy_roy(table: SetUp) -> None:
    """GTR-97: once in his turn; it gives no wagon."""
    t = table(sheriff("zippy_roy"), *OTHERS, row=ROW)
    t.choose("use", kind="zippy_roy")
    assert (at(t), t.in_play(0)) == (2, [])
    assert not t.can("use", kind="zippy_roy")
