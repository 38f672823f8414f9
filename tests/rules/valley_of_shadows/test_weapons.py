"""Lemat, Shotgun, Bounty, Aim, Rattlesnake (VS-4, VS-5, VS-16 to VS-19, VS-30)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO: tuple[object, ...] = (outlaw(), renegade())


def test_lemat_makes_any_card_a_bang_card(table: SetUp) -> None:
    """VS-16, VS-E10: it is the one BANG! card of the turn."""
    t = table(sheriff(hand="beer-6H bang-7D scope", in_play="lemat"), outlaw(), *TWO)
    t.choose("play", "beer", seat=1, kind="bang")
    assert (t.life(1), t.pile()[0]) == (3, "beer-6H")
    assert (t.why_not("bang-7D", 1), t.can("play", "scope", seat=1)) == ("why-bang-limit", False)
    assert t.can("play", "scope")


def test_what_lemat_fires_is_a_bang_card(table: SetUp) -> None:
    """VS-2, VS-16, VS-19, VS-51: Colorado Bill "draws!" for it, and a Bounty pays."""
    t = table(
        sheriff("colorado_bill", hand="beer-6H", in_play="lemat"),
        outlaw(hand="missed-2S", in_play="bounty"),
        *TWO,
        deck="5S 2C",
    )
    t.choose("play", "beer", seat=1, kind="bang")
    assert (t.life(1), t.hand(0), t.hand(1)) == (3, ["bang-2C"], ["missed-2S"])


def test_lemat_in_a_duel_of_ones_own_turn(table: SetUp) -> None:
    """VS-16: any card is a BANG! card in it; for the one challenged it is not."""
    t = table(
        sheriff(hand="duel-QD beer-6H", in_play="lemat"), outlaw(hand="bang-7D beer-7H"), *TWO
    )
    t.answer("play:duel-QD@1")
    t.choose("discard", "bang")
    t.choose("discard", "beer")
    assert not t.can("discard", "beer")
    t.choose("take-it")
    assert (t.life(0), t.life(1)) == (5, 3)


def test_lemat_does_nothing_off_turn(table: SetUp) -> None:
    """VS-16: against Indians!, or challenged."""
    t = table(sheriff(hand="indians-KD"), outlaw(hand="beer-6H", in_play="lemat"), *TWO)
    t.play("indians")
    assert not t.can("discard", "beer")
    t.choose("take-it")
    assert t.life(1) == 3


def test_slab_the_killer_with_lemat_and_aim(table: SetUp) -> None:
    """VS-60, VS-30: two Missed!, also with Aim or through Lemat."""
    t = table(
        sheriff("slab_the_killer", hand="beer-6H aim", in_play="lemat"),
        outlaw(hand="missed-2S missed-3S"),
        *TWO,
    )
    t.play("aim", at=1, pick="beer-6H")
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    assert (t.life(1), t.hand(1)) == (4, [])


def test_aim_costs_two_points(table: SetUp) -> None:
    """VS-30: both cards are played; each point counts for Bart Cassidy."""
    t = table(sheriff(hand="bang-7D aim"), outlaw("bart_cassidy"), *TWO)
    t.play("aim", at=1, pick="bang-7D")
    assert (t.life(1), len(t.hand(1)), t.pile()[:2]) == (2, 2, ["bang-7D", "aim-6C"])
    assert t.match.view(0).bangs_left == 0


def test_one_missed_cancels_an_aimed_shot(table: SetUp) -> None:
    """VS-30, VS-E5."""
    t = table(sheriff(hand="bang-7D aim"), outlaw(hand="missed-2S"), *TWO)
    t.play("aim", at=1, pick="bang-7D")
    t.asked(1, "ask-hard-shot")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_aim_needs_a_bang_card_that_can_be_played(table: SetUp) -> None:
    """VS-30, VS-2: not a card that merely shoots, nor once the limit is reached."""
    t = table(sheriff(hand="aim tomahawk"), outlaw(), *TWO)
    assert not t.can("play", "aim")
    t = table(sheriff(hand="aim bang-7D"), outlaw(), *TWO, bangs=1)
    assert not t.can("play", "aim")


def test_calamity_janet_aims_a_missed(table: SetUp) -> None:
    """VS-30, VS-60: any card counting as a BANG! card."""
    t = table(sheriff("calamity_janet", hand="aim missed-2S"), outlaw(), *TWO)
    t.play("aim", at=1, pick="missed-2S")
    assert t.life(1) == 2


def test_el_gringo_takes_two_for_an_aimed_shot(table: SetUp) -> None:
    """VS-30: a card for each point."""
    t = table(sheriff(hand="bang-7D aim beer-6H beer-7H"), outlaw("el_gringo"), *TWO)
    t.play("aim", at=1, pick="bang-7D")
    assert (t.life(1), len(t.hand(1)), t.hand(0)) == (1, 2, [])


def test_shotgun(table: SetUp) -> None:
    """VS-18: one card of the victim's choice for each hit, also with Aim."""
    t = table(sheriff(hand="bang-7D aim", in_play="shotgun"), outlaw(hand="beer-6H beer-7H"), *TWO)
    t.play("aim", at=1, pick="bang-7D")
    t.choose("take-it")
    t.asked(1, "ask-discard")
    t.choose("discard", "beer-7H")
    assert (t.hand(1), t.life(1)) == (["beer-6H"], 2)


def test_shotgun_and_shots_that_are_no_bang_cards(table: SetUp) -> None:
    """VS-18, VS-36: nothing is discarded; nor with an empty hand."""
    t = table(
        sheriff("willy_the_kid", hand="tomahawk bang-7D bang-8D", in_play="shotgun"),
        outlaw(hand="beer-6H"),
        *TWO,
    )
    t.play("tomahawk", at=1)
    t.choose("take-it")
    assert t.hand(1) == ["beer-6H"]
    t.play("bang-7D", at=1)
    t.choose("take-it")
    assert t.hand(1) == []
    t.play("bang-8D", at=1)
    assert t.life(1) == 1


@pytest.mark.parametrize(("card", "drawn"), [("bang-7D", 1), ("tomahawk-AD", 0)])
def test_bounty(table: SetUp, card: str, drawn: int) -> None:
    """VS-19, VS-2: for a hit with a BANG! card; it stays in play."""
    t = table(sheriff(hand=card), outlaw(in_play="bounty"), *TWO)
    t.play(card.split("-")[0], at=1)
    assert (t.life(1), len(t.hand(0)), t.in_play(1)) == (3, drawn, ["bounty-9C"])


def test_bounty_pays_once_for_an_aimed_shot(table: SetUp) -> None:
    """VS-19: one card per hit."""
    t = table(sheriff(hand="bang-7D aim"), outlaw(in_play="bounty"), *TWO, deck="2C 3C")
    t.play("aim", at=1, pick="bang-7D")
    assert (t.life(1), t.hand(0)) == (2, ["bang-2C"])


def test_bounty_is_put_in_front_of_anyone(table: SetUp) -> None:
    """VS-19: the Sheriff too, at any distance."""
    t = table(sheriff(), outlaw(), outlaw(hand="bounty"), renegade(), outlaw(), deputy(), turn=2)
    assert [seat for seat in range(6) if t.can("play", "bounty", seat=seat)] == list(range(6))
    t.play("bounty", at=0)
    assert t.in_play(0) == ["bounty-9C"]


def test_after_a_hit_the_victim_comes_first(table: SetUp) -> None:
    """VS-5: Bart Cassidy draws, then he discards for the Shotgun, then the Bounty pays."""
    t = table(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw("bart_cassidy", in_play="bounty"),
        *TWO,
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.pile()[0], t.hand(0)) == ("bang-2C", ["bang-3C"])


def test_el_gringo_takes_before_the_bounty_pays(table: SetUp) -> None:
    """VS-5: then he discards for the Shotgun, and only then the shooter draws."""
    t = table(
        sheriff(hand="bang-7D beer-6H", in_play="shotgun"),
        outlaw("el_gringo", in_play="bounty"),
        *TWO,
        deck="2C",
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.hand(1), t.pile()[0]) == (["bang-2C"], [], "beer-6H")


def test_bounty_pays_for_the_last_hit_before_the_penalty(table: SetUp) -> None:
    """VS-5, VS-19: with the rewards; a Sheriff then loses the card with the rest."""
    t = table(
        sheriff(hand="bang-7D beer-6H", in_play="shotgun"),
        deputy(in_play="bounty", life=1),
        *TWO,
        outlaw(),
        deck="2C",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.hand(0)) == (True, [])
    assert {"beer-6H", "bang-2C"} <= set(t.pile())


def test_no_hit_no_bounty(table: SetUp) -> None:
    """VS-4: a loss that Saved! prevents wholly was no hit."""
    t = table(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw(in_play="bounty", hand="beer-6H beer-7H beer-8H"),
        outlaw(hand="saved"),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-deck")
    assert (t.life(1), t.hand(0), len(t.hand(1)), len(t.hand(2))) == (4, [], 3, 2)


@pytest.mark.parametrize(("top", "life"), [("5S", 3), ("5H", 4)])
def test_rattlesnake(table: SetUp, top: str, life: int) -> None:
    """VS-17: on Spades it bites, and stays."""
    t = table(
        sheriff(), outlaw(in_play="rattlesnake"), *TWO, turn=1, step="start", deck=f"{top} 2C 3C"
    )
    assert (t.life(1), t.in_play(1)) == (life, ["rattlesnake-7H"])


def test_rattlesnake_is_put_in_front_of_anyone(table: SetUp) -> None:
    """VS-17: oneself and the Sheriff too, at any distance."""
    t = table(sheriff(), outlaw(hand="rattlesnake"), *TWO, outlaw(), deputy(), turn=1)
    assert [each for each in range(6) if t.can("play", "rattlesnake", seat=each)] == [*range(6)]
    t.play("rattlesnake", at=0)
    assert t.in_play(0) == ["rattlesnake-7H"]


def test_the_order_of_checks(table: SetUp) -> None:
    """VS-17, VS-E7: Dynamite, Jail, Rattlesnake; who loses the turn does not check the last."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake jail-JS dynamite"),
        *TWO,
        turn=1,
        step="start",
        deck="5H 6H 7S 2C 3C",
    )
    index = t.game.box.index
    kinds = [index[id] for id in ("dynamite", "jail", "rattlesnake")]
    t.in_order(*(Event("flipped", seat=1, kind=kind) for kind in kinds))
    assert t.life(1) == 3


def test_rattlesnake_in_jail(table: SetUp) -> None:
    """VS-17: the turn is lost, and nothing bites."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake jail-JS"),
        *TWO,
        turn=1,
        step="start",
        deck="6D 7S",
    )
    assert (t.life(1), t.in_play(1), t.turn()) == (4, ["rattlesnake-7H"], 2)


def test_nobody_is_to_blame_for_a_bite(table: SetUp) -> None:
    """VS-17: no reward for an Outlaw; Lucky Duke flips two cards (VS-60)."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake", life=1),
        *TWO,
        turn=1,
        step="start",
        deck="5S",
    )
    assert (t.is_out(1), t.hand(0)) == (True, [])
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="rattlesnake"),
        *TWO,
        turn=1,
        step="start",
        deck="5S 5H 2C 3C",
    )
    t.choose("flip", "saloon")
    assert t.life(1) == 4
