"""General reminders (DC-17 to DC-24)."""

import pytest

from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

SHOTS = {
    "punch": ("punch", ""),
    "springfield": ("springfield saloon", ""),
    "knife": ("", "knife"),
    "derringer": ("", "derringer"),
    "pepperbox": ("", "pepperbox"),
    "buffalo_rifle": ("", "buffalo_rifle"),
    "howitzer": ("", "howitzer"),
}


def shoot(t: Table, card: str) -> None:
    """The shot at seat 1."""
    seat = None if card == "howitzer" else {"seat": 1}
    verb = "play" if card in ("punch", "springfield") else "use-up"
    t.choose(verb, card, **(seat or {}))
    if card == "springfield":
        t.choose("discard", "saloon")


@pytest.mark.parametrize("card", SHOTS)
def test_any_missed_icon_cancels_any_shot(table: SetUp, card: str) -> None:
    """DC-17, DC-19: one is enough, even of Slab the Killer's."""
    hand, in_play = SHOTS[card]
    for answer in ("missed-2S", "dodge-KH", "sombrero"):
        green = answer == "sombrero"
        t = table(
            sheriff("slab_the_killer", hand=hand, in_play=in_play),
            outlaw(hand="" if green else answer, in_play=answer if green else ""),
            outlaw(),
            renegade(),
        )
        shoot(t, card)
        assert t.asked(1, "ask-shot").prompt.args["number"] == 1
        t.choose("use-up" if green else "play", answer)
        assert t.life(1) == 4


@pytest.mark.parametrize("card", SHOTS)
def test_barrel_and_jourdonnais_work_against_them(table: SetUp, card: str) -> None:
    """DC-18."""
    hand, in_play = SHOTS[card]
    t = table(
        sheriff(hand=hand, in_play=in_play),
        outlaw("jourdonnais", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="bang-2D missed-2S 4H" if card == "derringer" else "missed-2S 4H",
    )
    shoot(t, card)
    t.choose("check", kind="jourdonnais")
    t.choose("check", kind="barrel")
    assert t.life(1) == 4


def test_only_a_beer_saves_the_dying(table: SetUp) -> None:
    """DC-20: not Saloon, Tequila, Whisky or Canteen."""
    t = table(
        sheriff(hand="bang"),
        outlaw(hand="saloon tequila whisky beer-6S", in_play="canteen", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert [option.key for option in t.decision.options] == ["play:beer-6S", "give-up"]
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_shots_are_no_bang_cards(table: SetUp) -> None:
    """DC-22: neither for Indians! nor in a Duel."""
    t = table(
        sheriff(hand="indians-KD duel-QD"),
        outlaw(hand="punch springfield knife"),
        outlaw(),
        renegade(),
    )
    t.play("indians", at=None)
    assert [option.key for option in t.decision.options] == ["take-it"]
    t.choose("take-it")
    t.play("duel", at=1)
    assert [option.key for option in t.decision.options] == ["take-it"]
    t.choose("take-it")


def test_a_dynamite_passes_to_the_next_who_has_none(table: SetUp) -> None:
    """DC-23, B-150."""
    t = table(
        sheriff(in_play="dynamite-2H"),
        outlaw(in_play="dynamite-10C"),
        outlaw(),
        renegade(),
        deck="AS",
        step="start",
    )
    assert (t.in_play(0), t.in_play(1)) == ([], ["dynamite-10C"])
    assert t.in_play(2) == ["dynamite-2H"]


def test_it_stays_if_everyone_else_has_one(table: SetUp) -> None:
    """DC-23: with two players left."""
    t = table(
        sheriff(in_play="dynamite-2H"),
        outlaw(in_play="dynamite-10C"),
        outlaw(out=True),
        renegade(out=True),
        deck="AS",
        step="start",
    )
    assert (t.in_play(0), t.in_play(1)) == (["dynamite-2H"], ["dynamite-10C"])


def test_no_second_dynamite_in_front_of_oneself(table: SetUp) -> None:
    """DC-24."""
    t = table(sheriff(hand="dynamite-10C", in_play="dynamite-2H"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "dynamite")


def test_anothers_dynamite_forbids_nothing(table: SetUp) -> None:
    """DC-24: only one's own does."""
    t = table(sheriff(hand="dynamite-10C"), outlaw(in_play="dynamite-2H"), outlaw(), renegade())
    t.play("dynamite")
    assert (t.in_play(0), t.in_play(1)) == (["dynamite-10C"], ["dynamite-2H"])
