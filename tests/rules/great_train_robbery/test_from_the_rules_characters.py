"""The characters of the Train (GTR-90 to GTR-97), both halves of what they do."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import buy, ride_on, station

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"


# Evan Babbit


def test_evan_turns_a_bang(table: SetUp) -> None:
    """GTR-91: with a card of its suit, on a neighbour who is not the shooter; the shot is his."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("evan_babbit", hand="bang-3D bang-2C"),
        outlaw(life=1),
        renegade(),
        deck="4C 5C 6C",
    )
    t.play("bang", at=1)
    assert {(o.card, o.seat) for o in t.decision.options if o.verb == "turn-on"} == {("bang-3D", 2)}
    t.choose("turn-on", "bang-3D", seat=2)
    ride_on(t)
    assert (t.is_out(2), len(t.hand(0)), t.hand(1)) == (True, 3, ["bang-2C"])


@pytest.mark.parametrize("card", ["gatling", "knife_revolver", "train_robbery-4D"])
def test_evan_turns_only_bang_cards(table: SetUp, card: str) -> None:
    """GTR-91, GTR-54: nothing else that shoots."""
    t = table(
        sheriff(hand=card),
        outlaw("evan_babbit", hand="bang-5D beer-6H", in_play="scope"),
        *TWO,
        deck="2C",
    )
    t.play(card) if card == "gatling" else t.play(card, at=1)
    if t.decision.prompt.id == "ask-ransom":
        t.choose("face", "scope")
    assert not t.can("turn-on")
    ride_on(t)
    assert t.life(1) == 3


def test_evan_with_two_players_left(table: SetUp) -> None:
    """GTR-91: nobody to turn it on."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert not t.can("turn-on")
    ride_on(t)


def test_a_turned_bang_keeps_what_it_is(table: SetUp) -> None:
    """GTR-91: Slab's still needs two Missed!; the range of the shooter does not matter."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        deputy("evan_babbit", hand="bang-3D"),
        outlaw(hand="missed-2S missed-3S"),
        *TWO,
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    assert (t.life(1), t.life(2)) == (4, 4)


def test_a_turned_bang_finds_the_private_car(table: SetUp) -> None:
    """GTR-88, GTR-91: it does not protect from that."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(in_play="private_car"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    assert t.life(2) == 3


def test_evan_and_janets_missed(table: SetUp) -> None:
    """GTR-91: a card played as a BANG! counts with its own suit."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S"),
        outlaw("evan_babbit", hand="missed-3S bang-2D"),
        *TWO,
    )
    t.play("missed", at=1)
    assert {o.card for o in t.decision.options if o.verb == "turn-on"} == {"missed-3S"}
    t.choose("turn-on", "missed-3S", seat=2)
    assert t.life(2) == 3


def test_el_gringo_gets_a_turned_bang(table: SetUp) -> None:
    """GTR-91: he takes his card from the shooter, not from Evan."""
    t = table(
        sheriff(hand="bang-2D beer-6H"),
        outlaw("evan_babbit", hand="bang-3D bang-2C"),
        outlaw("el_gringo"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    assert (t.hand(2), t.hand(1)) == (["beer-6H"], ["bang-2C"])


# Sancho, Zippy Roy, Benny Brawler, Manuelita


def test_sancho_takes_his_wagon(table: SetUp) -> None:
    """GTR-94: without paying, after a free advance too, and it is the one of the turn."""
    t = table(
        sheriff("sancho", hand="bang-2D"),
        outlaw(),
        *TWO,
        line=LINE,
        at=1,
        row="caboose mail_car dining_car",
    )
    assert not t.can("acquire-free")
    t.choose("go-ahead")
    t.choose("acquire-free", "caboose")
    assert (t.in_play(0), t.hand(0)) == (["caboose"], ["bang-2D"])
    assert not t.can("acquire")
    assert not t.can("acquire-free")


def test_sancho_may_pay(table: SetUp) -> None:
    """GTR-94: then he gets no other for nothing."""
    t = table(
        sheriff("sancho", hand="bang-2D"),
        outlaw(),
        *TWO,
        line=LINE,
        at=3,
        row="caboose mail_car dining_car",
    )
    buy(t, "mail_car", "bang")
    assert not t.can("acquire-free")


def test_zippy_roy_once(table: SetUp) -> None:
    """GTR-97: one station, no wagon; he may still acquire one, and advance freely."""
    t = table(
        sheriff("zippy_roy", hand="bang-2D"),
        outlaw(),
        *TWO,
        line="boom_town frisco miners_oath yooma",
        at=1,
        row="caboose mail_car dining_car",
    )
    t.choose("use", kind="zippy_roy")
    assert (station(t), t.in_play(0)) == (2, [])
    assert not t.can("use", kind="zippy_roy")
    t.choose("go-ahead")
    buy(t, "mail_car", "bang")
    assert station(t) == 3


def test_manuelita_in_anyones_turn(table: SetUp) -> None:
    """GTR-93: before the Ironhorse, so her cards help her."""
    t = table(
        sheriff("zippy_roy"),
        outlaw("manuelita"),
        *TWO,
        line=LINE,
        at=4,
        deck="missed-2S beer-6H",
    )
    t.choose("use", kind="zippy_roy")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1)) == (4, ["beer-6H"])


# Sgt. Blaze


@pytest.mark.parametrize("card", ["gatling", "indians-KD"])
def test_blaze_leaves_one_out(table: SetUp, card: str) -> None:
    """GTR-95: of those who would be hit."""
    t = table(sheriff("sgt_blaze", hand=card), outlaw(), *TWO)
    t.play(card)
    t.choose("spare", seat=2)
    assert [t.life(seat) for seat in range(4)] == [6, 3, 4, 3]


def test_blaze_keeps_store(table: SetUp) -> None:
    """GTR-95: one card fewer is revealed."""
    t = table(sheriff("sgt_blaze", hand="general_store-9C"), outlaw(), *TWO, deck="2C 3C 4C 5C")
    t.play("general_store-9C")
    t.choose("spare", seat=1)
    assert len(t.decision.options) == 3
    ride_on(t)
    assert ([len(t.hand(seat)) for seat in range(4)], t.deck()[0]) == ([1, 0, 1, 1], "bang-5C")


def test_blaze_leaves_himself_out(table: SetUp) -> None:
    """GTR-95: Most Wanted, and his own "draw!" is not made."""
    t = table(
        sheriff("sgt_blaze", hand="most_wanted"),
        outlaw(),
        *TWO,
        deck="bang-2D missed-2S missed-3S missed-4S bang-3D",
    )
    t.play("most_wanted")
    t.choose("spare", seat=0)
    assert ([t.life(seat) for seat in range(4)], t.deck()[0]) == ([6, 3, 3, 3], "bang-3D")


def test_blaze_and_the_locomotive(table: SetUp) -> None:
    """GTR-95: in his turn, anew for each run."""
    t = table(sheriff("sgt_blaze", hand="full_steam"), outlaw(), *TWO, line=LINE, at=1)
    t.play("full_steam")
    t.choose("twice")
    ride_on(t)
    t.choose("spare", seat=0)
    t.choose("spare", seat=1)
    ride_on(t)
    assert [t.life(seat) for seat in range(4)] == [5, 3, 2, 2]


def test_blaze_off_turn(table: SetUp) -> None:
    """GTR-95: the Locomotive in another's turn is not his."""
    t = table(
        sheriff(), outlaw("zippy_roy"), outlaw("sgt_blaze"), renegade(), line=LINE, at=4, turn=1
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert [t.life(seat) for seat in range(4)] == [4, 4, 4, 3]


def test_blaze_and_the_circus(table: SetUp) -> None:
    """GTR-95: a wagon is an effect of his."""
    t = table(
        sheriff("sgt_blaze", in_play="circus_wagon"),
        outlaw(in_play="scope"),
        outlaw(in_play="mustang-8H"),
        renegade(),
    )
    t.choose("use-up", "circus_wagon")
    t.choose("spare", seat=1)
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert (t.in_play(1), t.in_play(2)) == (["scope-AS"], [])


def test_benny_brawler_at_the_end_of_the_line(table: SetUp) -> None:
    """GTR-38, GTR-90: one wagon there, and more when the next ones are at a station."""
    t = table(
        sheriff("benny_brawler", hand="next_stop-2D next_stop-KC bang-2C bang-3C"),
        outlaw(),
        *TWO,
        line="boom_town frisco yooma miners_oath",
        at=4,
        row="caboose mail_car dining_car",
        locomotive="leland",
        deck="2H 3H 4H 5H 6H 7H",
    )
    t.play("next_stop-2D")
    buy(t, "mail_car", "bang-2C")
    t.asked(0, "ask-store")
    ride_on(t)
    t.play("next_stop-KC")
    assert (t.in_play(0), station(t)) == (["mail_car"], 2)
