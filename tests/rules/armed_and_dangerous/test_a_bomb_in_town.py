"""The Bomb: passed, recharged, emptied by others and by its owner (AD-64 to AD-69)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_passed_with_its_tokens(table: SetUp) -> None:
    """AD-65, AD-69: on red, to anyone else; who gets it "draws!" in his own next turn."""
    t = table(
        sheriff(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="5H 2C 3C missed-2S",
    )
    t.choose("pass-on", seat=1)
    assert (t.loads(1), t.hand(0)) == ({"bomb": 1}, ["bang-2C", "bang-3C"])
    t.end_turn()
    assert (t.in_play(1), t.life(1)) == ([], 2)


@pytest.mark.parametrize(("tokens", "left", "life"), [(4, 2, 4), (3, 1, 4), (2, 0, 2), (1, 0, 2)])
def test_it_burns_down(table: SetUp, tokens: int, left: int, life: int) -> None:
    """AD-65, AD-66: two tokens, or the last one; without any it costs two life points."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": tokens}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C",
    )
    assert (t.loads(1).get("bomb", 0), t.life(1)) == (left, life)
    assert ("bomb-7D" in t.pile()) == (left == 0)


def test_frankie_canton_sets_it_off(table: SetUp) -> None:
    """AD-104, AD-67, AD-69: the token is his, the damage is nobody's: no reward for an Outlaw."""
    t = table(
        sheriff("frankie_canton"),
        outlaw(in_play="bomb", loads={"bomb": 1}, life=2),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="bomb")
    assert (t.is_out(1), t.load(0), t.hand(0)) == (True, 1, [])


def test_frankie_canton_and_a_deputy(table: SetUp) -> None:
    """AD-69, B-75: the Sheriff did not eliminate him."""
    t = table(
        sheriff("frankie_canton", hand="jail-JS"),
        deputy(in_play="bomb", loads={"bomb": 1}, life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="bomb")
    assert (t.is_out(1), t.hand(0)) == (True, ["jail-JS"])


def test_frankie_canton_and_his_own_bomb(table: SetUp) -> None:
    """AD-104: his own Dangerous cards are among those in play."""
    t = table(
        sheriff("frankie_canton", in_play="bomb", loads={"bomb": 1}, load=4),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="frankie_canton", seat=0, pick="bomb")
    assert (t.life(0), t.load(0), t.in_play(0)) == (3, 4, [])
    assert not t.can("use")


def test_rust_sets_it_off(table: SetUp) -> None:
    """AD-97, B-69: as each player is handled; who dies of it leaves when Rust is finished."""
    t = table(
        sheriff(hand="rust"),
        outlaw(in_play="bomb", loads={"bomb": 1}, life=2, load=1),
        outlaw(in_play="crate", load=1),
        renegade(load=1),
        deck="2C 3C 4C",
    )
    t.play("rust")
    assert (t.is_out(1), t.load(0), t.hand(0)) == (True, 4, [])
    assert (t.loads(2), t.load(2), t.load(3)) == ({"crate": 2}, 0, 0)
    t.in_order(Event("eliminated", seat=1))


def test_rust_while_the_victim_may_still_be_saved(table: SetUp) -> None:
    """AD-97, B-62, B-66: he plays his Beers before the next player loses tokens."""
    t = table(
        sheriff(hand="rust"),
        outlaw(in_play="bomb", loads={"bomb": 1}, life=2, hand="beer-6H"),
        outlaw(load=2),
        renegade(),
    )
    t.play("rust")
    t.asked(1, "ask-dying")
    assert t.load(2) == 2
    t.choose("play", "beer")
    assert (t.life(1), t.load(2), t.load(0)) == (1, 1, 2)


def test_its_owner_spends_the_last_token(table: SetUp) -> None:
    """AD-52, AD-67: on a Caravan, whose cards are still drawn."""
    t = table(
        sheriff(hand="caravan", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("caravan")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.life(0), len(t.hand(0)), t.in_play(0)) == (3, 3, [])


def test_its_owner_dies_of_an_upgrade(table: SetUp) -> None:
    """AD-52, AD-69: eliminated by nobody; with the Sheriff the game ends."""
    t = table(
        sheriff(hand="caravan", in_play="bomb", loads={"bomb": 2}, life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("caravan")
    while not t.match.over:
        t.choose("pay-load") if t.can("pay-load") else t.choose("give-up")
    assert t.game.winners == [1, 2]


def test_it_is_recharged_like_any_other(table: SetUp) -> None:
    """AD-69, AD-11: four tokens at most."""
    t = table(
        sheriff(hand="barrel-QS scope", in_play="bomb", load=4), outlaw(), outlaw(), renegade()
    )
    t.play("barrel")
    t.choose("load", pick="bomb")
    assert t.loads(0) == {"bomb": 4}
    t.play("scope")  # nothing has room for a token
    t.asked(0, "ask-main")


def test_taken_it_does_not_explode(table: SetUp) -> None:
    """AD-67, AD-27: Panic! takes it without its tokens; played again it has three."""
    t = table(
        sheriff(hand="panic-JH", in_play=""),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick="bomb")
    assert (t.life(1), t.hand(0)) == (4, ["bomb-7D"])
    t.play("bomb", at=0)
    assert t.loads(0) == {"bomb": 3}


def test_on_the_sheriff_himself(table: SetUp) -> None:
    """AD-64, AD-31: anyone may be chosen; it gives no token to whoever plays it."""
    t = table(sheriff(), outlaw(hand="bomb"), outlaw(), renegade(), turn=1)
    assert {option.seat for option in t.decision.options if option.card} == {0, 1, 2, 3}
    t.play("bomb", at=0)
    t.asked(1, "ask-main")
    assert (t.loads(0), t.load(1)) == ({"bomb": 3}, 0)


def test_a_lost_turn_does_not_light_it(table: SetUp) -> None:
    """AD-68, AD-E5: Jail before the Bomb."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C 2C 3C",
    )
    assert (t.loads(1), t.turn(), t.hand(2)) == ({"bomb": 3}, 2, ["bang-2C", "bang-3C"])


def test_dynamite_jail_and_bomb(table: SetUp) -> None:
    """AD-68, AD-E5: in this order: passed, escaped, burnt down by two."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C 5H missed-2S 2C 3C",
    )
    assert (t.in_play(2), t.loads(1), t.hand(1)) == (
        ["dynamite-2H"],
        {"bomb": 1},
        ["bang-2C", "bang-3C"],
    )


def test_lasso_puts_it_out(table: SetUp) -> None:
    """AD-144, FC-104: no "draw!"; it stays with its tokens."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="lasso",
        sets=["fistful_of_cards", "armed_and_dangerous"],
        deck="9C 2C 3C",
    )
    assert (t.loads(1), t.life(1), t.hand(1)) == ({"bomb": 1}, 4, ["bang-9C", "bang-2C"])


@pytest.mark.parametrize(("event", "life"), [("curse", 2), ("blessing", 4)])
def test_blessing_and_curse(table: SetUp, event: str, life: int) -> None:
    """AD-143: Blessing passes it on, Curse lets it burn, whatever is flipped."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event=event,
        sets=["high_noon", "armed_and_dangerous"],
        deck="5H 2C 3C" if event == "curse" else "9C 2C 3C",
    )
    if event == "blessing":
        t.choose("pass-on", seat=2)
        assert t.loads(2) == {"bomb": 2}
    assert t.life(1) == life


def test_bart_cassidy_and_the_bomb(table: SetUp) -> None:
    """AD-66, B-111: two points, two cards; El Gringo has nobody to take from."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C 2C 3C 4C 5C",
    )
    assert (t.life(1), len(t.hand(1))) == (2, 4)


def test_julie_cutter_and_the_bomb(table: SetUp) -> None:
    """AD-106: no "draw!" for damage of nobody, though Frankie lit it."""
    t = table(
        sheriff("frankie_canton"),
        outlaw("julie_cutter", in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="bomb")
    assert (t.life(1), t.life(0), t.pile()) == (2, 5, ["bomb-7D"])


def test_gold_and_the_bomb(table: SetUp) -> None:
    """GR-15, AD-140: nobody earns a nugget; Boots and Lucky Charm know every loss."""
    t = table(
        sheriff("frankie_canton"),
        outlaw(in_play="bomb boots lucky_charm", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        sets=["gold_rush", "armed_and_dangerous"],
        deck="2C 3C",
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="bomb")
    assert (t.nuggets(0), t.nuggets(1), len(t.hand(1))) == (0, 2, 2)


def test_a_calumet_and_the_bomb(table: SetUp) -> None:
    """GR-156, AD-140: "drawn!" for and gone off, at no cost."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb calumet", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        sets=["gold_rush", "armed_and_dangerous"],
        deck="9C 2C 3C",
    )
    assert (t.life(1), t.in_play(1)) == (4, ["calumet"])


def test_a_horseshoe_and_the_bomb(table: SetUp) -> None:
    """AD-140, GR-103: two cards; one of them is red."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb horseshoe", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        sets=["gold_rush", "armed_and_dangerous"],
        deck="9C 5H 2C 3C",
    )
    t.choose("flip", "saloon")
    t.choose("pass-on", seat=3)
    assert t.loads(3) == {"bomb": 1}


def test_apache_kid_is_hurt_by_it(table: SetUp) -> None:
    """AD-142: his immunity is for brown cards."""
    t = table(
        sheriff(),
        outlaw("apache_kid", in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        sets=["dodge_city", "armed_and_dangerous"],
        deck="9C 2C 3C",
    )
    assert t.life(1) == 1


def test_a_tumbleweed_for_the_bomb(table: SetUp) -> None:
    """AD-72, AD-73: repeated, and repeated once more; the ignored cards are discarded."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(in_play="tumbleweed"),
        renegade(),
        turn=1,
        step="start",
        deck="5H 5D 9C 2C 3C",
    )
    t.choose("use-card", "tumbleweed")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.life(1), t.loads(2)) == (2, {"tumbleweed": 1})
    assert sorted(t.pile()) == ["bang-5D", "bang-9C", "bomb-7D", "saloon-5H"]


def test_the_bomb_pays_the_token_of_a_tumbleweed_never(table: SetUp) -> None:
    """AD-23: tokens elsewhere cannot pay for using a Dangerous card."""
    t = table(
        sheriff(in_play="ace_up_the_sleeve bomb", loads={"ace_up_the_sleeve": 1}, load=4),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("use-card", "ace_up_the_sleeve")


def test_the_daltons_and_the_bomb(table: SetUp) -> None:
    """HN-72, AD-67, AD-143: it may be the one that goes, without an explosion."""
    t = table(
        sheriff(in_play="bomb barrel-QS", loads={"bomb": 1}),
        outlaw(in_play="crate"),
        outlaw(),
        renegade(),
        events="the_daltons high_noon",
        number=5,
        step="start",
        sets=["high_noon", "armed_and_dangerous"],
        deck="2C 3C",
    )
    t.choose("discard", "bomb")
    assert (t.in_play(0), t.in_play(1), t.life(0)) == (["barrel-QS"], [], 5)


def test_vulture_sam_inherits_it_without_tokens(table: SetUp) -> None:
    """AD-27, AD-14: in hand; the tokens go back to the supply."""
    t = table(
        sheriff(hand="bang-2D"),
        renegade(in_play="bomb crate", load=2, life=1),
        outlaw("vulture_sam"),
        outlaw(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert sorted(t.hand(2)) == ["bomb-7D", "crate-3H"]
    assert (t.load(1), t.match.view(0).parts["armed_and_dangerous"]["supply"]) == (0, 32)
