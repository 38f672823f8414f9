"""The show beside the events of High Noon and A Fistful of Cards, at the same moment."""

from functools import partial

import pytest

from standoff.games import roles
from standoff.kernel.event import EVERYONE
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "high_noon", "fistful_of_cards", "wild_west_show"]
    return partial(table, sets=sets)


# High Noon


def test_a_ghost_that_is_the_last_one_wins(table: SetUp) -> None:
    """WW-46, HN-12: in its own turn it is in the game for all purposes."""
    t = table(
        sheriff(life=1),
        outlaw(ghost=True, hand="bang-2D"),
        outlaw(out=True),
        renegade(out=True),
        turn=1,
        event="ghost_town",
        show="wild_west_show_final",
    )
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-last", (1,))


def test_the_role_of_a_ghost_is_dealt_anew_and_turned_up_again(table: SetUp) -> None:
    """WW-28, HN-12, HN-15: it is hidden for the rest of the turn, and shown when the ghost goes."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="stagecoach"),
        outlaw(),
        renegade(),
        deputy(),
        turn=1,
        event="ghost_town",
        shows="helena_zontero",
        deck="2D 3D 6H",
    )
    t.play("stagecoach")
    assert t.happened("role") == 4
    assert t.player(1).role_known == 1 << 1
    t.end_turn()
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert t.is_out(1)
    assert t.player(1).role_known == EVERYONE


@pytest.mark.parametrize(("event", "life"), [("ghost_town", 0), ("dead_man", 2)])
def test_whoever_is_back_knows_a_role_dealt_meanwhile(table: SetUp, event: str, life: int) -> None:
    """WW-11, HN-14, FC-105: who was not shown it then looks at it now, and the others do not."""
    t = table(
        sheriff(),
        outlaw(out=True),
        *OTHERS[1:],
        event=event,
        first_out=1,
        arrange=lambda game: setattr(game.players[1], "role_known", 0),
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.player(1).role_known) == (life, 1 << 1)
    assert t.match.view(1).players[1].role == roles.NAMES[roles.OUTLAW]


def test_seats_are_changed_in_a_round_that_goes_the_other_way(table: SetUp) -> None:
    """HN-20, WW-31: to the right of the new seat; until the Leader's next turn."""
    t = table(sheriff(), *OTHERS, event="gold_rush_event", show="lady_rose_of_texas")
    t.choose("swap-seats", seat=3)
    assert t.match.view(0).ring == (3, 1, 2, 0)
    t.end_turn()
    t.asked(2, "ask-main")
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    assert t.happened("turn-skipped", seat=3) == 1
    t.asked(0, "ask-main")


def test_abilities_are_off_whether_they_help_or_hinder(table: SetUp) -> None:
    """HN-23, HN-24: Big Spencer plays a Missed!; Greygory Deck is not asked, nor has his two."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", hand="missed-2S"),
        outlaw("greygory_deck", copies="bart_cassidy willy_the_kid"),
        renegade(),
        event="hangover",
    )
    t.play("bang-2D", at=1)
    t.choose("play", "missed")
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(0).bangs_left == 1


def test_noon_at_the_start_and_the_lady_at_the_end(table: SetUp) -> None:
    """WW-9, EV-20: a life point for each of the two."""
    t = table(sheriff(), *OTHERS, event="high_noon", show="miss_susanna")
    t.end_turn()
    assert (t.life(0), t.life(1)) == (4, 3)
    t.end_turn()
    assert t.life(1) == 2


def test_a_beer_that_is_forbidden_as_a_beer_shoots(table: SetUp) -> None:
    """HN-47, WW-41: what is used as a BANG! card is no Beer that is played."""
    t = table(sheriff(hand="beer-6H", life=2), *OTHERS, event="the_reverend", show="showdown")
    assert not t.can("play", "beer", kind=None)
    t.choose("play", "beer", kind="bang", seat=1)
    assert t.life(1) == 3


def test_a_new_hand_and_then_a_single_card(table: SetUp) -> None:
    """WW-15, HN-50: Thirst concerns phase 1 alone."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H beer-7H"),
        *OTHERS[1:],
        event="thirst",
        show="darling_valentine",
        deck="2D 3D 4D 5D",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-2D", "bang-3D", "bang-4D"]


def test_an_order_under_the_sermon_only_shows_the_card(table: SetUp) -> None:
    """WW-9, WW-21, WW-23: as if it were their own turn, in which nobody shoots."""
    t = table(sheriff(), outlaw(hand="bang-2D"), *OTHERS[1:], event="sermon", show="dorothy_rage")
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert (t.life(2), t.hand(1)) == (4, ["bang-2D"])


# A Fistful of Cards


def test_what_was_exchanged_is_drawn_again_from_the_mine(table: SetUp) -> None:
    """WW-15, FC-5: the new hand comes from the deck, and phase 1 takes the top of the old one."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H scope barrel-QS"),
        *OTHERS[1:],
        event="abandoned_mine",
        show="darling_valentine",
        deck="2D 3D 4D",
    )
    t.end_turn()
    t.asked(1, "ask-top")
    t.choose("top", "scope")
    t.choose("top", "barrel")
    assert t.hand(1) == ["bang-2D", "bang-3D", "bang-4D", "scope-AS", "barrel-QS"]
    assert t.pile() == ["beer-6H"]


def test_shots_for_the_old_hand_before_the_new_one(table: SetUp) -> None:
    """WW-9, EV-20, FC-90: first the Fistful, then Darling Valentine exchanges what is left."""
    t = table(
        sheriff(),
        outlaw(hand="missed-2S beer-6H"),
        *OTHERS[1:],
        event="a_fistful_of_cards",
        show="darling_valentine",
        deck="2D 3D 4D",
    )
    t.end_turn()
    t.choose("play", "missed")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["bang-2D", "bang-3D", "bang-4D"])
    assert t.pile() == ["beer-6H", "missed-2S"]


def test_a_bang_card_that_has_to_be_played_cannot_be(table: SetUp) -> None:
    """FC-38, WW-41: under Showdown it is only an answer, so there is no duty."""
    t = table(sheriff(), *OTHERS, event="law_of_the_west", show="showdown", deck="beer-6H bang-2D")
    t.end_turn()
    assert t.match.view(1).must_play == "bang-2D"
    t.end_turn()
    t.asked(2, "ask-main")


def test_an_extra_turn_wants_three_cards_of_its_own(table: SetUp) -> None:
    """WW-35, FC-85: what was played in the regular turn is over."""
    t = table(
        sheriff(hand="scope mustang-8H barrel-QS"),
        *OTHERS,
        event="vendetta",
        show="miss_susanna",
        deck="6H 2D 3D",
    )
    for card in ("scope", "mustang", "barrel"):
        t.play(card)
    t.end_turn()
    assert (t.life(0), t.match.view(0).extra_turn) == (5, True)
    t.end_turn()
    assert t.life(0) == 4


def test_a_sniper_under_showdown(table: SetUp) -> None:
    """FC-75, WW-41: cards that stand for BANG! cards, and two BANG! cards that stop them."""
    t = table(
        sheriff(hand="scope beer-6H bang-4D"),
        outlaw(hand="bang-2D bang-3D"),
        *OTHERS[1:],
        event="sniper",
        show="showdown",
    )
    assert not t.can("use", "bang-4D", seat=1)
    t.choose("use", "scope", seat=1)
    assert not t.can("discard", "bang-4D")
    t.choose("discard", "beer-6H")
    t.choose("play", "bang-2D")
    t.choose("play", "bang-3D")
    assert t.life(1) == 4


def test_teren_kill_and_the_roulette(table: SetUp) -> None:
    """WW-69, FC-55: of the two points none is left, and he stays with 1."""
    t = table(
        sheriff("teren_kill", life=2),
        *OTHERS,
        number=5,
        step="start",
        events="russian_roulette",
        deck="2C 3D",
    )
    assert (t.life(0), t.hand(0)[0]) == (1, "bang-3D")


def test_who_gives_a_life_point_as_the_last_one_out_may_be_back(table: SetUp) -> None:
    """FC-15, WW-12: with 1 life point there is none to give; the others may give him one."""
    t = table(
        sheriff(),
        outlaw(out=True),
        *OTHERS[1:],
        event="blood_brothers",
        show="bone_orchard",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.life(1) == 1
