"""Extra turns and phase 1 where several sets have a word in them (EV-9, EV-20, FC-103, GR-104)."""

from functools import partial

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]
DRAWN = ["bang-2C", "bang-3C"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=SETS)


# Extra turns


def test_no_event_is_revealed_in_an_extra_turn(table: SetUp) -> None:
    """EV-9, GR-87, GR-110: of Gold Rush, nor of Don Bell."""
    t = table(
        sheriff("don_bell", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        event="blessing",
        events="curse high_noon",
        number=9,
        deck="9C 2C 3C 4C 5C",
    )
    t.choose("buy", "gold_rush_card")
    for _ in range(2):
        t.asked(0, "ask-main")
        assert t.event() == "blessing"  # which made the "draw!" a heart
        t.end_turn()
    t.asked(1, "ask-main")


def test_extra_turns_when_it_goes_the_other_way_round(table: SetUp) -> None:
    """HN-20, GR-110: first his own, then the player on his right."""
    t = table(
        sheriff(),
        outlaw("don_bell"),
        outlaw(),
        renegade(),
        turn=1,
        event="gold_rush_event",
        deck="5H 2C 3C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    t.asked(0, "ask-main")


def test_a_shadow_with_three_extra_turns(table: SetUp) -> None:
    """SG-34, FC-103, GR-113: two new cards in each, and nothing is kept from one to the next."""
    t = table(
        sheriff(),
        outlaw("don_bell", shadow=True, nuggets=5, hand="scope"),
        outlaw(),
        renegade(),
        turn=1,
        row="gold_rush_card shot boots",
        event="vendetta",
        deck="5H 2D 2C 3C 4C 5C 6C 7C 8C 9C",
        variants=["shadow_gunslingers"],
    )
    t.choose("buy", "gold_rush_card")
    for drawn in (DRAWN, ["bang-4C", "bang-5C"], ["bang-6C", "bang-7C"]):
        t.asked(1, "ask-main")
        assert t.hand(1) == drawn
        t.end_turn()
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(2)) == (True, ["bang-8C", "bang-9C"])


def test_limits_are_new_in_an_extra_turn(table: SetUp) -> None:
    """GR-87: the BANG! card, the Gold Pan, the ability, the Bandolier, and what had to wait."""
    t = table(
        sheriff(
            "pretty_luzena",
            hand="bang-2D bang-3D knife bang-4D",
            in_play="gold_pan bandolier gun_belt",
            nuggets=9,
        ),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card boots wanted",
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.play("knife")
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=3)
    t.choose("use", kind="gold_pan")
    t.choose("use", kind="gold_pan")
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert t.can("play", "bang-4D", seat=1)
    assert t.can("use", kind="gold_pan")
    assert t.can("use-up", "knife", seat=1)
    assert t.match.view(0).parts["gold_rush"]["prices"]["boots"] == 2


def test_gold_rush_and_the_end_of_the_turn(table: SetUp) -> None:
    """GR-86, AD-32: excess cards load tokens, then come full life and the new turn."""
    t = table(
        sheriff(hand="2C 3C 4C", life=2, nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card boots wanted",
    )
    t.choose("buy", "gold_rush_card")
    t.choose("discard", "bang-2C")
    assert t.life(0) == 2
    t.choose("load", seat=0)
    t.asked(0, "ask-main")
    assert (t.life(0), t.load(0), len(t.hand(0))) == (5, 1, 4)


def test_a_jail_before_the_extra_turn(table: SetUp) -> None:
    """GR-87, GR-112: the turn of Gold Rush can be lost to a Jail like any other."""
    t = table(
        sheriff(),
        outlaw("don_bell", nuggets=5, in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        row="gold_rush_card boots wanted",
        deck="8C 9C 2C 3C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(2, "ask-main")
    assert (t.in_play(1), t.hand(2)) == ([], DRAWN)


def test_the_stick_in_an_extra_turn(table: SetUp) -> None:
    """DV-19, GR-87: a Dynamite that came off the deck is checked at the start of the next turn."""
    t = table(
        sheriff(nuggets=9, life=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="union_pacific gold_rush_card boots",
        deck="dynamite 2C 3C 4C 5C missed-5S 6C 7C",
        sets=["gold_rush"],
        variants=["dynamite_variant"],
    )
    t.choose("buy", "union_pacific")
    assert t.in_play(0) == ["dynamite-2H"]
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert (t.life(0), t.in_play(0)) == (2, [])


# Phase 1


@pytest.mark.parametrize(
    ("character", "life", "event", "cards"),
    [
        ("pixie_pete", None, "", 4),
        ("pixie_pete", None, "thirst", 3),
        ("bill_noface", 2, "", 5),
        ("black_jack", None, "", 4),
        ("black_jack", None, "curse", 3),
    ],
)
def test_a_pickaxe_for_those_who_draw_otherwise(
    table: SetUp, character: str, life: int | None, event: str, cards: int
) -> None:
    """GR-104: one more after the character's own draw."""
    t = table(
        sheriff(character, in_play="pickaxe", life=life),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event=event,
        deck="2C 2D 3C 4C 5C 6C",
    )
    assert len(t.hand(0)) == cards


def test_jesse_jones_with_a_pickaxe(table: SetUp) -> None:
    """GR-104, B-119: the first one from a hand, the second and the third from the deck."""
    t = table(
        sheriff("jesse_jones", in_play="pickaxe"),
        outlaw(hand="beer-6H"),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C",
    )
    t.answer(next(o.key for o in t.decision.options if o.seat == 1))
    assert t.hand(0) == ["beer-6H", *DRAWN]


def test_vera_custer_as_dutch_will(table: SetUp) -> None:
    """GR-151, GR-114, DC-71: she chooses before phase 1, and one of her two cards goes."""
    t = table(
        sheriff("vera_custer", hand="jail-JS"),
        outlaw("dutch_will"),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C",
    )
    t.answer(next(o.key for o in t.decision.options if o.seat == 1 or "dutch" in o.key))
    assert {option.card for option in t.decision.options} == set(DRAWN)
    t.choose("discard", "bang-2C")
    assert (t.hand(0), t.nuggets(0)) == (["jail-JS", "bang-3C"], 1)


def test_a_ranch_has_a_pickaxe(table: SetUp) -> None:
    """EV-20, GR-104, FC-50: the exchange comes at the end of phase 1, with all its cards."""
    t = table(
        sheriff(in_play="pickaxe"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="ranch",
        deck="2C 3C 4C 5C",
    )
    assert {o.card for o in t.decision.options if o.card} == {*DRAWN, "bang-4C"}
    t.choose(t.decision.options[-1].verb)


def test_dutch_will_on_a_ranch(table: SetUp) -> None:
    """EV-20, GR-114: his discard is part of the draw; the exchange comes after it."""
    t = table(
        sheriff("dutch_will"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="ranch",
        deck="2C 3C 4C 5C",
    )
    t.choose("discard", "bang-2C")
    assert {o.card for o in t.decision.options if o.card} == {"bang-3C"}
    t.choose(t.decision.options[-1].verb)
    assert (t.hand(0), t.nuggets(0)) == (["bang-3C"], 1)


def test_dutch_will_under_hard_liquor(table: SetUp) -> None:
    """GR-115, FC-25: who draws nothing takes nothing."""
    t = table(
        sheriff("dutch_will", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="hard_liquor",
    )
    t.choose("skip")
    assert (t.life(0), t.hand(0), t.nuggets(0)) == (3, [], 0)


def test_dutch_will_as_a_ghost(table: SetUp) -> None:
    """GR-115, HN-19: three cards, exactly one of them goes."""
    t = table(sheriff(), outlaw("dutch_will", out=True), outlaw(), renegade(), event="ghost_town")
    t.end_turn()
    assert len(t.decision.options) == 3
    t.choose("discard", t.hand(1)[0])
    assert (len(t.hand(1)), t.nuggets(1)) == (2, 1)


def test_dutch_will_draws_elsewhere(table: SetUp) -> None:
    """GR-115: outside phase 1 he keeps what he draws."""
    t = table(sheriff("dutch_will", hand="stagecoach-9S"), outlaw(), outlaw(), renegade())
    t.play("stagecoach")
    t.asked(0, "ask-main")
    assert (len(t.hand(0)), t.nuggets(0)) == (2, 0)


def test_suzy_lafayette_and_dutch_wills_likes(table: SetUp) -> None:
    """B-129, GR-101: the Gold Pan's card is drawn before her hand is empty, not after."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D", in_play="gold_pan", nuggets=1),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.choose("use", kind="gold_pan")
    assert t.hand(0) == ["bang-2D", "bang-2C"]
    t.play("bang-2D", at=1)
    assert t.hand(0) == ["bang-2C"]


def test_sean_mallory_and_the_tokens_of_phase_3(table: SetUp) -> None:
    """AD-32, DC-69, GR-102: only what the limit of that player makes one discard."""
    hand = "2C 3C 4C 5C 6C 7C 8C 9C 2D"
    t = table(sheriff(hand=hand, in_play="gun_belt", life=1), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.choose("discard", "bang-2D")
    t.choose("load", seat=0)
    t.asked(1, "ask-main")
    assert (t.load(0), len(t.hand(0))) == (1, 8)
