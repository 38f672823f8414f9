"""The Valley of Shadows with Dodge City (VS-71)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def town(valley: SetUp) -> SetUp:
    return partial(valley, sets=["dodge_city"])


@pytest.mark.parametrize("card", ["tomahawk-AD", "bandidos-QD"])
def test_apache_kid(town: SetUp, card: str) -> None:
    """VS-71: immune to Diamonds."""
    kind = card.split("-")[0]
    t = town(sheriff(hand=card), outlaw("apache_kid"), *TWO)
    t.play(kind, at=1) if kind == "tomahawk" else t.play(kind)
    assert t.life(1) == 3


@pytest.mark.parametrize(("card", "life"), [("jail-4H", 2), ("bandidos-QD", 3)])
def test_apache_kid_and_what_lemat_fires(town: SetUp, card: str, life: int) -> None:
    """VS-71, VS-16: the suit of the card counts, whatever it is."""
    t = town(sheriff(hand=card, in_play="lemat"), outlaw("apache_kid"), *TWO)
    t.choose("play", card.split("-")[0], seat=1, kind="bang")
    assert t.life(1) == life


@pytest.mark.parametrize(("card", "life"), [("bang-7D", 3), ("bang-8C", 2)])
def test_apache_kid_and_der_spots_gatling(town: SetUp, card: str, life: int) -> None:
    """VS-71, VS-52: it has the suit of the card used."""
    t = town(sheriff("der_spot_burst_ringer", hand=card), outlaw("apache_kid"), *TWO)
    t.choose("burst", card)
    assert (t.life(1), t.life(2)) == (life, 3)


def test_elena_fuente(town: SetUp) -> None:
    """VS-71, VS-2: any card is her Missed! card; only Backfire as such shoots back."""
    t = town(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw("elena_fuente", hand="aim backfire"),
        *TWO,
    )
    t.play("bang", at=1)
    t.choose("play", "aim")
    t.choose("play", "backfire")
    assert (t.life(1), t.life(0)) == (3, 4)


def test_henry_block_and_pat_brennan(town: SetUp) -> None:
    """DC-100, VS-54."""
    t = town(sheriff("pat_brennan"), outlaw("henry_block", in_play="mustang-8H"), *TWO, step="draw")
    t.choose("draw-play", seat=1)
    assert (t.life(0), t.hand(0)) == (4, ["mustang-8H"])


def test_tequila_joe_and_last_call(town: SetUp) -> None:
    """VS-71: one life point."""
    t = town(sheriff("tequila_joe", hand="last_call", life=1), outlaw(), *TWO)
    t.play("last_call")
    assert t.life(0) == 2


def test_escape_from_a_springfield_but_not_from_a_knife(town: SetUp) -> None:
    """VS-71: brown ones with an extra discard, not green ones."""
    t = town(sheriff(hand="springfield beer-6H", in_play="knife"), outlaw(hand="escape"), *TWO)
    t.choose("use-up", "knife", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    t.choose("play", "escape")
    assert t.life(1) == 3


def test_in_belle_stars_turn(town: SetUp) -> None:
    """VS-71: the Ghost keeps its player in the game, and a Bounty pays nothing."""
    t = town(
        sheriff("belle_star", hand="bang-7D"),
        outlaw(in_play="bounty"),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(0), t.is_out(2)) == (3, [], False)


def test_those_who_mind_eliminations_do_not_mind_a_ghost_that_leaves(town: SetUp) -> None:
    """VS-71: Greg Digger and Herb Hunter."""
    t = town(
        sheriff("herb_hunter", hand="cat_balou-KH"),
        outlaw("greg_digger", life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("cat_balou", at=2)
    assert (t.is_out(2), t.hand(0), t.life(1)) == (True, [], 1)


@pytest.mark.parametrize("card", ["rag_time-9H", "brawl-JS", "punch-10S"])
def test_escape_from_brown_cards(town: SetUp, card: str) -> None:
    """VS-71, VS-28: the others are affected."""
    kind = card.split("-")[0]
    t = town(
        sheriff(hand=f"{card} beer-6H"),
        outlaw(hand="escape beer-7H"),
        outlaw(hand="beer-8H"),
        renegade(),
    )
    t.play(kind, at=None if kind == "brawl" else 1)
    if kind != "punch":
        t.choose("discard", "beer-6H")
    t.choose("play", "escape")
    assert (t.life(1), t.hand(1)) == (4, ["beer-7H"])
    assert t.hand(2) == ([] if kind == "brawl" else ["beer-8H"])


@pytest.mark.parametrize("card", ["can_can", "conestoga", "howitzer"])
def test_no_escape_from_green_cards(town: SetUp, card: str) -> None:
    """VS-71, VS-29."""
    t = town(sheriff(in_play=card), outlaw(hand="escape"), *TWO)
    t.choose("use-up", card)
    if card == "howitzer":
        t.asked(1, "ask-shot")
        t.choose("take-it")
    assert (t.life(1), t.hand(1)) == ((3, ["escape-3H"]) if card == "howitzer" else (4, []))


@pytest.mark.parametrize("card", ["rag_time-9H", "can_can", "conestoga"])
def test_henry_block_minds_every_thief(town: SetUp, card: str) -> None:
    """VS-54, VS-55: brown or green; first the shot, then the card goes."""
    kind = card.split("-")[0]
    green = kind != "rag_time"
    t = town(
        sheriff(hand="" if green else f"{card} beer-6H", in_play=card if green else ""),
        outlaw("henry_block", in_play="mustang-8H"),
        *TWO,
    )
    if green:
        t.choose("use-up", kind, seat=1, pick="mustang")
    else:
        t.play(kind, at=1, pick="mustang")
        t.choose("discard", "beer")
    assert (t.life(0), t.in_play(1)) == (4, [])
    assert t.hand(0) == ([] if kind == "can_can" else ["mustang-8H"])


def test_henry_block_and_a_brawl(town: SetUp) -> None:
    """VS-55: one shot for his card; the others lose theirs as well."""
    t = town(
        sheriff(hand="brawl-JS beer-6H"),
        outlaw(hand="beer-7H"),
        outlaw("henry_block", hand="beer-8H"),
        renegade(hand="beer-9H"),
    )
    t.play("brawl")
    t.choose("discard", "beer-6H")
    assert (t.life(0), t.hand(1), t.hand(2), t.hand(3)) == (4, [], [], [])


def test_bounty_in_belle_stars_turn_pays_nothing_for_the_last_hit_either(town: SetUp) -> None:
    """VS-71, VS-5: only the reward for an Outlaw is drawn."""
    t = town(
        sheriff("belle_star", hand="bang-7D"),
        outlaw(in_play="bounty", life=1),
        *TWO,
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), len(t.hand(0))) == (True, 3)


def test_mick_defender_and_cards_that_dodge(town: SetUp) -> None:
    """VS-2, VS-57: neither a Dodge nor a Bible is a Missed! card."""
    t = town(sheriff(hand="duel-QD"), outlaw("mick_defender", hand="dodge", in_play="bible"), *TWO)
    t.play("duel", at=1)
    assert not t.can("parry")
    t.choose("let-it")
    t.choose("take-it")
    assert t.life(1) == 3


def test_molly_stark_draws_for_three_names_only(town: SetUp) -> None:
    """DC-63: for a Backfire, which is a Missed! card (VS-2), but not for an Escape."""
    t = town(sheriff(hand="bang-7D duel-QD"), outlaw("molly_stark", hand="backfire escape"), *TWO)
    t.play("duel", at=1)
    t.choose("play", "escape")
    assert t.hand(1) == ["backfire-QC"]
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (len(t.hand(1)), t.life(0)) == (1, 4)


def test_ghosts_and_what_they_can_do(town: SetUp) -> None:
    """VS-10, VS-12: Chuck Wengam has no life point to pay; Sean Mallory keeps no card."""
    t = town(sheriff(), outlaw("chuck_wengam", ghost=True, in_play="ghost-9S"), *TWO, turn=1)
    assert not t.can("use")
    t = town(
        sheriff(),
        outlaw("sean_mallory", ghost=True, in_play="ghost-9S", hand="beer-6H"),
        *TWO,
        turn=1,
    )
    t.choose("end")
    t.choose("discard", "beer")
    assert t.hand(1) == []


@pytest.mark.parametrize("lying", ["sombrero", "bible"])
def test_green_cards_are_not_blue(town: SetUp, lying: str) -> None:
    """VS-58: Tuco Franziskaner draws 4."""
    t = town(sheriff("tuco_franziskaner", in_play=lying), outlaw(), *TWO, step="draw")
    assert len(t.hand(0)) == 4


def test_vera_custer_as_evelyn_shebang(town: SetUp) -> None:
    """VS-53, DC-71: she chooses before phase 1, and may give up cards at once."""
    t = town(sheriff("vera_custer"), outlaw("evelyn_shebang"), *TWO, step="start")
    t.choose("copy", kind="evelyn_shebang")
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=3)
    assert (t.life(3), len(t.hand(0))) == (3, 1)


# Three players


def test_who_is_back_by_a_ghost_is_no_prey(town: SetUp) -> None:
    """DC-85, DC-86, VS-13: it leaves and is not eliminated, so its hunter has not won."""
    t = town(deputy(hand="cat_balou-KH"), outlaw(), renegade(ghost=True, in_play="ghost-9S"))
    t.play("cat_balou", at=2, pick="ghost")
    assert (t.is_out(2), t.match.over) == (True, False)


def test_a_ghost_of_three_hunts(town: SetUp) -> None:
    """DC-85, VS-14: it counts as in the game, so it wins by eliminating its own target."""
    t = town(
        deputy(life=1), outlaw(ghost=True, in_play="ghost-9S", hand="bang-7D"), renegade(), turn=1
    )
    t.play("bang", at=0)
    assert t.game.winners == [1]


def test_two_players_and_a_ghost_of_three(town: SetUp) -> None:
    """DC-86, VS-14: nobody is the last one while the ghost is there."""
    t = town(
        deputy(hand="bang-7D cat_balou-KH"),
        outlaw(life=1),
        renegade(ghost=True, in_play="ghost-9S"),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert not t.match.over
    t.play("cat_balou", at=2, pick="ghost")
    assert t.game.winners == [0]
