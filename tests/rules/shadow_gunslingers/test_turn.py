"""The turn of a shadow (SG-20 to SG-29)."""

import pytest

from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("seat", "role"), [(1, OUTLAW), (2, DEPUTY), (3, RENEGADE)])
def test_they_come_back_as_what_they_were(table: SetUp, seat: int, role: int) -> None:
    """SG-20: Shadow Outlaw, Shadow Deputy or Shadow Renegade."""
    t = table(sheriff(), outlaw(out=True), deputy(out=True), renegade(out=True), outlaw())
    for _ in range(seat):
        t.end_turn()
    t.asked(seat, "ask-main")
    assert t.happened("shadow", seat=seat, role=role) == 1
    assert t.match.view(0).players[seat].shadow


def test_no_life_points_two_cards_and_a_normal_turn(table: SetUp) -> None:
    """SG-21, SG-E5: 0 life points, 2 cards, all abilities."""
    t = table(
        sheriff(), outlaw("slab_the_killer", out=True), outlaw(), renegade(), deck="bang-2D scope"
    )
    t.end_turn()
    seen = t.match.view(0).players[1]
    assert (seen.life, seen.hand_size, seen.in_game, seen.returns) == (0, 2, True, False)
    t.play("scope")
    t.play("bang", at=0)
    assert t.life(0) == 4


def test_two_missed_against_a_shadow_slab(table: SetUp) -> None:
    """SG-21: as if he were alive."""
    t = table(
        sheriff(hand="missed-2S missed-3S"),
        outlaw("slab_the_killer", out=True),
        outlaw(),
        renegade(),
        deck="bang-2D",
    )
    t.end_turn()
    t.play("bang", at=0)
    t.choose("play", "missed-2S")
    t.asked(0, "ask-shot")
    t.choose("play", "missed-3S")
    assert t.life(0) == 5


@pytest.mark.parametrize(("character", "cards"), [("pixie_pete", 3), ("bill_noface", 5), ("", 2)])
def test_abilities_that_change_phase_1(table: SetUp, character: str, cards: int) -> None:
    """SG-22: Bill Noface counts every life point he is missing."""
    t = table(sheriff(), outlaw(character, out=True), outlaw(), renegade(), sets=["dodge_city"])
    t.end_turn()
    assert len(t.hand(1)) == cards


def test_in_their_turn_they_are_in_play(table: SetUp) -> None:
    """SG-23: they count for distances, and have a card of their General Store."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="general_store-9C mustang-8H 2C 3C 4C 5C",
    )
    assert t.match.view(0).players[2].distance == 1
    t.end_turn()
    assert t.match.view(0).players[2].distance == 2
    t.play("mustang")
    assert t.match.view(0).players[1].distance == 2
    t.play("general_store")
    for seat, card in ((1, "2C"), (2, "3C"), (3, "4C")):
        t.asked(seat, "ask-store")
        t.choose("take", f"bang-{card}")
    assert (t.hand(1), t.hand(0)) == (["bang-2C"], ["bang-5C"])


def test_the_turn_has_its_limits(table: SetUp) -> None:
    """SG-23: one BANG! card, the range of the weapon, no second card of a name."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="bang-2D bang-3D",
    )
    t.end_turn()
    assert t.why_not("bang-2D", 3) == "why-out-of-reach"
    t.play("bang-2D", at=2)
    assert t.why_not("bang-3D", 2) == "why-bang-limit"


def test_two_living_and_a_shadow_are_three_players(table: SetUp) -> None:
    """SG-24: a dying player's Beer has its effect then."""
    t = table(
        sheriff(life=1, hand="beer"),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
        deck="bang-2D",
    )
    t.end_turn()
    t.play("bang", at=0)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(0) == 1


def test_without_a_shadow_two_are_two(table: SetUp) -> None:
    """SG-24: the same Beer in the turn of the living."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        outlaw(life=1, hand="beer"),
        renegade(out=True),
        deputy(out=True),
    )
    t.play("bang", at=2)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.match.over


def test_a_lost_duel_costs_nothing(table: SetUp) -> None:
    """SG-25: and nothing that triggers on losing life points does."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("bart_cassidy", out=True),
        outlaw(),
        renegade(),
        deck="duel-QD bang-2D",
    )
    t.end_turn()
    t.play("duel", at=0)
    t.choose("discard", "bang")
    t.asked(1, "ask-duel")
    assert t.can("discard", "bang")  # one may go on, too
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (0, ["bang-2D"])
    assert t.happened("lost-life", seat=1) + t.happened("lost-life-to", seat=1) == 0


def test_they_cannot_pay_with_life(table: SetUp) -> None:
    """SG-25: Chuck Wengam draws no cards for a life point."""
    t = table(
        sheriff(), outlaw("chuck_wengam", out=True), outlaw(), renegade(), sets=["dodge_city"]
    )
    t.end_turn()
    assert not t.can("use", kind="chuck_wengam")


def test_nothing_heals_them(table: SetUp) -> None:
    """SG-25, SG-26: a Beer is played without effect, a Saloon helps the living."""
    t = table(
        sheriff(life=2),
        outlaw(out=True),
        outlaw(life=2),
        renegade(),
        deck="beer-6H saloon",
    )
    t.end_turn()
    beer = next(option for option in t.decision.options if option.card == "beer-6H")
    assert t.match.warnings(1)[beer.key].id == "warn-no-effect"
    t.play("beer")
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [3, 0, 3, 4]
    assert t.happened("healed", seat=1) == 0


def test_sid_ketchum_has_no_use_for_his_cards(table: SetUp) -> None:
    """SG-25, SG-26: he can regain nothing."""
    t = table(sheriff(), outlaw("sid_ketchum", out=True), outlaw(), renegade())
    t.end_turn()
    assert t.decision.asides == ()


def test_a_tequila_helps_the_living(table: SetUp) -> None:
    """SG-26: and does nothing for a shadow."""
    t = table(
        sheriff(life=2),
        deputy(out=True),
        outlaw(),
        outlaw(),
        renegade(),
        deck="tequila beer",
        sets=["dodge_city"],
    )
    t.end_turn()
    t.play("tequila", at=0)
    t.choose("discard", "beer")
    assert t.life(0) == 3


def test_they_eliminate_others_with_all_that_follows(table: SetUp) -> None:
    """SG-28: three cards for an Outlaw, even to a Shadow Outlaw."""
    t = table(
        sheriff(),
        outlaw("herb_hunter", out=True),
        outlaw(life=1),
        renegade(),
        deputy(),
        sets=["dodge_city"],
        deck="bang-2D beer-6H 3C 4C 5C 6C 7C",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert t.happened("reward", seat=1, target=2) == 1
    assert len(t.hand(1)) == 1 + 3 + 2


def test_nothing_lies_in_front_of_them_at_the_start(table: SetUp) -> None:
    """SG-29: no "draw!" for Dynamite or Jail, which went with the elimination."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, in_play="dynamite jail-JS"),
        outlaw(),
        renegade(),
        pile="2D",
    )
    t.play("bang", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("flipped") == 0


def test_events_at_the_start_of_a_turn_except_for_life(table: SetUp) -> None:
    """SG-29, SG-71: High Noon costs them nothing; Thirst leaves them one card."""
    t = table(
        sheriff(), outlaw(out=True), outlaw(), renegade(), sets=["high_noon"], event="high_noon"
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.happened("lost-life")) == (0, 0)

    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), sets=["high_noon"], event="thirst")
    t.end_turn()
    assert len(t.hand(1)) == 1
