"""Escape, Backfire, Saved! (VS-2, VS-28, VS-29, VS-32 to VS-34)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

# Escape


@pytest.mark.parametrize("card", ["gatling-10H", "indians-KD", "duel-QD", "tomahawk-AD"])
def test_escape_from_a_brown_card(table: SetUp, card: str) -> None:
    """VS-28, VS-29: one with several targets too; the others are affected."""
    kind = card.split("-")[0]
    at = 1 if kind in ("duel", "tomahawk") else None
    t = table(sheriff(hand=card), outlaw(hand="escape"), outlaw(), renegade())
    t.play(kind, at=at)
    t.asked(1, "ask-targeted")
    t.choose("play", "escape")
    assert t.life(1) == 4
    assert t.life(2) == (4 if at else 3)
    assert (t.life(0), t.pile()[0]) == (5, "escape-3H")


@pytest.mark.parametrize(("pick", "card"), [("hand", "beer-6H"), ("barrel", "barrel-QS")])
def test_escape_from_panic_and_cat_balou(table: SetUp, pick: str, card: str) -> None:
    """VS-29: when it is known what is aimed at, before it is taken."""
    t = table(
        sheriff(hand="panic-QH"),
        outlaw(hand="escape beer-6H", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("panic", at=1, pick=pick)
    t.choose("play", "escape")
    assert card in t.hand(1) + t.in_play(1)
    assert t.hand(0) == []


def test_no_escape_from_a_bang_card(table: SetUp) -> None:
    """VS-28, VS-29: in whatever form; nor is it a Missed!."""
    t = table(sheriff(hand="beer-6H", in_play="lemat"), outlaw(hand="escape"), outlaw(), renegade())
    t.choose("play", "beer", seat=1, kind="bang")
    t.asked(1, "ask-shot")
    assert not t.can("play", "escape")
    t.choose("take-it")
    assert t.life(1) == 3


def test_no_escape_once_a_duel_is_answered(table: SetUp) -> None:
    """VS-29: only at the challenge."""
    t = table(sheriff(hand="duel-QD bang-7D"), outlaw(hand="escape bang-8D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("let-it")
    t.choose("discard", "bang-8D")
    t.choose("discard", "bang-7D")
    assert not t.can("play", "escape")
    t.choose("take-it")
    assert t.life(1) == 3


@pytest.mark.parametrize("card", ["bandidos", "tornado"])
def test_escape_from_ones_own_card(table: SetUp, card: str) -> None:
    """VS-29: from one's own Bandidos or Tornado."""
    t = table(sheriff(hand=f"{card} escape beer-6H"), outlaw(), outlaw(), renegade())
    t.play(card)
    t.asked(0, "ask-targeted")
    t.choose("play", "escape")
    assert (t.hand(0), t.life(0)) == (["beer-6H"], 5)


def test_escape_from_a_general_store(table: SetUp) -> None:
    """VS-29: the card left over is discarded."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw(hand="escape"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("general_store")
    t.choose("take", "bang-2C")
    t.choose("play", "escape")
    t.choose("take", "bang-3C")
    t.choose("take", "bang-4C")
    assert (t.hand(1), t.pile()[0]) == ([], "bang-5C")


def test_no_escape_from_an_aimed_bang_card(table: SetUp) -> None:
    """VS-28, VS-30: Aim is a brown card, but it is the BANG! card that acts."""
    t = table(sheriff(hand="aim bang-7D"), outlaw(hand="escape"), outlaw(), renegade())
    t.play("aim", at=1, pick="bang-7D")
    t.asked(1, "ask-hard-shot")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (2, ["escape-3H"])


def test_no_escape_from_abilities(table: SetUp) -> None:
    """VS-29: Jesse Jones takes a card, Evelyn Shebang shoots."""
    t = table(sheriff("jesse_jones"), outlaw(hand="escape"), outlaw(), renegade(), step="draw")
    t.choose("draw-hand", seat=1)
    assert "escape-3H" in t.hand(0)
    t = table(sheriff("evelyn_shebang"), outlaw(hand="escape"), outlaw(), renegade(), step="draw")
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert t.life(1) == 3


def test_no_escape_from_blue_cards(table: SetUp) -> None:
    """VS-29."""
    t = table(sheriff(hand="jail-JS rattlesnake"), outlaw(hand="escape"), outlaw(), renegade())
    t.play("jail", at=1)
    t.play("rattlesnake", at=1)
    assert len(t.in_play(1)) == 2


# Backfire


def test_backfire(table: SetUp) -> None:
    """VS-32: a Missed! card, and whoever shot is shot at."""
    t = table(sheriff(hand="bang-7D missed-2S"), outlaw(hand="backfire"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("take-it")
    assert (t.life(0), t.life(1)) == (4, 4)


@pytest.mark.parametrize(("answer", "life"), [("play", 5), ("take-it", 4)])
def test_backfires_shot_is_no_bang_card(table: SetUp, answer: str, life: int) -> None:
    """VS-32: one Missed! cancels it, whoever fires it; neither Shotgun nor Bounty minds a hit."""
    t = table(
        sheriff(hand="bang-7D missed-2S", in_play="bounty"),
        outlaw("slab_the_killer", hand="backfire", in_play="shotgun"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose(answer)
    assert (t.life(0), len(t.hand(0)), t.hand(1)) == (life, 5 - life, [])


def test_backfire_comes_when_the_card_is_finished(table: SetUp) -> None:
    """VS-32: for all its targets; at any distance."""
    t = table(sheriff(hand="gatling"), outlaw(), outlaw(hand="backfire"), renegade())
    t.play("gatling")
    t.choose("play", "backfire")
    assert [t.life(seat) for seat in range(4)] == [4, 3, 4, 3]
    t.in_order(Event("shot", by=0, target=3), Event("shot", by=2, target=0))


def test_backfire_against_slab_the_killer(table: SetUp) -> None:
    """VS-32, VS-60: one of the two; he is shot at although his shot was not cancelled."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D"), outlaw(hand="backfire"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (t.life(0), t.life(1)) == (4, 3)


def test_backfire_comes_after_rewards(table: SetUp) -> None:
    """VS-32, B-74: what is drawn for an Outlaw may be the Missed! against it."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(hand="backfire"),
        renegade(),
        deck="missed-2S 3C 4C",
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(0), t.is_out(1)) == (5, True)


def test_backfire_comes_before_abilities(table: SetUp) -> None:
    """VS-32, B-76: here Bart Cassidy would draw after it."""
    t = table(
        sheriff(hand="gatling", life=1),
        outlaw("bart_cassidy"),
        outlaw(hand="backfire"),
        renegade(),
    )
    t.play("gatling")
    t.choose("play", "backfire")
    assert (t.match.over, t.hand(1)) == (True, [])


def test_calamity_janet_and_backfire(table: SetUp) -> None:
    """VS-32, VS-60: a plain BANG! card in her hand; a Missed! card with its counter-shot."""
    t = table(sheriff("calamity_janet", hand="backfire"), outlaw(), outlaw(), renegade())
    t.play("backfire", at=1)
    assert (t.life(1), t.life(0)) == (3, 5)


def test_el_gringo_and_backfire(table: SetUp) -> None:
    """VS-60: he takes a card from whoever played it."""
    t = table(
        sheriff("el_gringo", hand="bang-7D"), outlaw(hand="backfire beer-6H"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (t.life(0), t.hand(0)) == (3, ["beer-6H"])


def test_cards_that_merely_shoot_or_dodge_are_no_such_cards(table: SetUp) -> None:
    """VS-2: no Tomahawk against Indians!, and no Barrel for Mick Defender."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw("mick_defender", hand="tomahawk", in_play="barrel-QS"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    t.asked(1, "ask-targeted")
    assert not t.can("check")
    assert not t.can("parry")
    t.choose("let-it")
    assert not t.can("discard", "tomahawk")
    t.choose("take-it")
    assert t.life(1) == 3


# Saved!


def test_saved(table: SetUp) -> None:
    """VS-33, VS-34: two cards from the hand of who was saved, at random."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="beer-6H beer-7H beer-8H", life=1),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(2, "ask-save")
    t.choose("play", "saved")
    t.choose("from-hand")
    assert (t.life(1), len(t.hand(1)), len(t.hand(2))) == (1, 1, 2)


def test_saved_and_a_hand_of_one_card(table: SetUp) -> None:
    """VS-34: both from one source, so only as many as there are; at any distance."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D"),
        outlaw(hand="beer-6H"),
        renegade(),
        deputy(),
        outlaw(hand="saved"),
        turn=1,
    )
    t.play("bang", at=2)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand")
    assert (t.life(2), t.hand(2), t.hand(5)) == (4, [], ["beer-6H"])


@pytest.mark.parametrize(
    ("lying", "top", "left"), [("dynamite", "5S", 2), ("rattlesnake", "5S", 4)]
)
def test_saved_from_what_nobody_did(table: SetUp, lying: str, top: str, left: int) -> None:
    """VS-34: any loss, and one point of a larger one."""
    t = table(
        sheriff(),
        outlaw(in_play=lying),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        deck="5S",
    )
    t.choose("play", "saved")
    assert (t.life(1), len(t.hand(2))) == (left, 2)


def test_saved_from_ones_own_duel(table: SetUp) -> None:
    """VS-33, VS-E11: damage that one has caused oneself can be prevented; from the deck."""
    t = table(sheriff(hand="duel-QD saved"), outlaw(), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("play", "saved")
    assert (t.life(1), len(t.hand(0))) == (4, 2)


def test_saved_prevents_one_point_of_two(table: SetUp) -> None:
    """VS-34: before Beers; nothing is taken from who does not survive."""
    t = table(sheriff(hand="bang-7D aim"), outlaw(life=1), outlaw(hand="saved"), renegade())
    t.play("aim", at=1, pick="bang-7D")
    t.choose("play", "saved")
    assert (t.is_out(1), t.hand(2)) == (True, [])


def test_saved_and_a_beer(table: SetUp) -> None:
    """VS-34: who stays in the game by a Beer has survived."""
    t = table(
        sheriff(hand="bang-7D aim"),
        outlaw(life=1, hand="beer-6H"),
        outlaw(hand="saved"),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-7D")
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("play", "beer")
    assert (t.life(1), len(t.hand(2))) == (1, 2)


def test_saved_before_the_card_goes_on(table: SetUp) -> None:
    """VS-34: the two cards are there before the next target answers."""
    t = table(
        sheriff(hand="gatling"), outlaw(), outlaw(hand="saved"), renegade(), deck="missed-2S 3C"
    )
    t.play("gatling")
    t.choose("play", "saved")
    t.choose("play", "missed")
    assert (t.life(1), t.life(2), t.life(3)) == (4, 4, 3)


def test_saved_is_never_for_oneself(table: SetUp) -> None:
    """VS-34."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="saved"), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("play", "saved")
    t.choose("take-it")
    assert t.life(1) == 3
