"""The worked examples of the rules (rules/base.md, section 16)."""

from itertools import takewhile

import pytest

import standoff
from standoff import SPECTATOR, Text
from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

A, B, C, D, E, F = range(6)


def six(**changed: Seat) -> list[Seat]:
    """Ana to F, clockwise; Ana is the Sheriff."""
    usual = {
        "a": sheriff(),
        "b": outlaw(),
        "c": outlaw(),
        "d": outlaw(),
        "e": deputy(),
        "f": renegade(),
    }
    return list((usual | changed).values())


def sees(table: Table, viewer: int) -> list[int | None]:
    return [player.distance for player in table.match.view(viewer).players]


def test_jesse_jones_can_take_four_hits(table: SetUp) -> None:
    """Example 1 (B-5, B-61): at the fourth he is out."""
    t = table(
        sheriff(hand="2D 3D 4D 5D", in_play="volcanic"), outlaw("jesse_jones"), outlaw(), renegade()
    )
    lives = []
    for card in ("bang-2D", "bang-3D", "bang-4D"):
        t.play(card, at=1)
        lives.append(t.life(1))
    assert (lives, t.is_out(1)) == ([3, 2, 1], False)
    t.play("bang-5D", at=1)
    assert t.is_out(1)


@pytest.mark.parametrize("life", [4, 3])
def test_jesse_jones_keeps_as_many_cards_as_he_has_life(table: SetUp, life: int) -> None:
    """Example 1 (B-21): four, and three after losing a life point."""
    hand = "2D 3D 4D 5D 6D"
    t = table(sheriff(), outlaw("jesse_jones", life=life, hand=hand), outlaw(), renegade(), turn=1)
    t.end_turn()
    for card in ["bang-2D", "bang-3D"][: 5 - life]:
        t.choose("discard", card)
    t.asked(2, "ask-main")
    assert len(t.hand(1)) == life


def test_no_second_barrel(table: SetUp) -> None:
    """Example 2 (B-37)."""
    t = table(sheriff(hand="barrel-KS", in_play="barrel-QS"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "barrel")
    assert t.match.explain("barrel-KS") == Text("why-same-name", {"kind": "barrel"})


@pytest.mark.parametrize(
    ("weapon", "reaches"),
    [
        ("", False),
        ("volcanic", False),
        ("schofield", True),
        ("remington", True),
        ("rev_carabine", True),
        ("winchester", True),
    ],
)
def test_what_ana_needs_to_shoot_carlos(table: SetUp, weapon: str, reaches: bool) -> None:
    """Example 3 (B-25, B-29): a weapon of range 2 or more; with a Scope any will do."""
    t = table(*six(a=sheriff(hand="bang scope", in_play=weapon)))
    assert sees(t, A) == [0, 1, 2, 3, 2, 1]
    assert t.can("play", "bang", seat=C) == reaches
    t.play("scope")
    assert sees(t, A)[C] == 1
    assert t.can("play", "bang", seat=C)


def test_a_scope_and_a_mustang_cancel_out(table: SetUp) -> None:
    """Example 3 (B-26): Carlos is at 2 again."""
    t = table(*six(a=sheriff(hand="bang-2D", in_play="scope"), c=outlaw(in_play="mustang")))
    assert sees(t, A)[C] == 2
    reason = Text("why-out-of-reach", {"distance": 2, "reach": 1})
    assert t.match.explain("bang-2D", C) == reason


@pytest.mark.parametrize(
    ("weapon", "reaches"), [("remington", False), ("rev_carabine", True), ("winchester", True)]
)
def test_daniel_behind_a_mustang(table: SetUp, weapon: str, reaches: bool) -> None:
    """Example 4 (B-26, B-29): seen at 4, he takes a weapon of range 4."""
    t = table(*six(a=sheriff(hand="bang", in_play=weapon), d=outlaw(in_play="mustang")))
    assert sees(t, A) == [0, 1, 2, 4, 2, 1]
    assert t.can("play", "bang", seat=D) == reaches


def test_ana_has_a_mustang(table: SetUp) -> None:
    """Example 5 (B-27): others see her farther, she sees them as usual."""
    t = table(*six(a=sheriff(in_play="mustang")))
    assert [sees(t, viewer)[A] for viewer in (B, C, D, E, F)] == [2, 3, 4, 3, 2]
    assert sees(t, A) == [0, 1, 2, 3, 2, 1]


def test_ana_has_a_scope(table: SetUp) -> None:
    """Example 6 (B-27): she sees others nearer, they see her as usual."""
    t = table(*six(a=sheriff(in_play="scope")))
    assert sees(t, A) == [0, 1, 1, 2, 1, 1]
    assert [sees(t, viewer)[A] for viewer in (B, C, D, E, F)] == [1, 2, 3, 2, 1]


def test_two_beers_against_a_dynamite(table: SetUp) -> None:
    """Example 7 (B-64, B-66): 2 - 3 + 2 is 1."""
    t = table(
        sheriff(),
        outlaw(life=2, hand="beer-6H beer-7H", in_play="dynamite"),
        outlaw(),
        renegade(),
        deck="2S",
        turn=1,
        step="start",
    )
    assert t.asked(1, "ask-dying").prompt.args["number"] == 2
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    assert t.life(1) == 1
    t.asked(1, "ask-main")


def test_one_beer_against_a_dynamite(table: SetUp) -> None:
    """Example 7 (B-64, B-67): 2 - 3 + 1 is 0, and the player is out."""
    t = table(
        sheriff(),
        outlaw(life=2, hand="beer-6H", in_play="dynamite"),
        outlaw(),
        renegade(),
        deck="2S",
        turn=1,
        step="start",
    )
    t.choose("play", "beer-6H")
    assert t.is_out(1)
    assert t.pile() == ["beer-6H", "dynamite-2H", "missed-2S"]
    t.asked(2, "ask-main")


def test_a_barrel_flips_the_four_of_hearts(table: SetUp) -> None:
    """Example 8 (B-51, B-56): the shot is cancelled."""
    t = table(
        sheriff(hand="bang"),
        outlaw(in_play="barrel", hand="missed"),
        outlaw(),
        renegade(),
        deck="4H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (t.life(1), len(t.hand(1)), t.pile()[0]) == (4, 1, "jail-4H")


@pytest.mark.parametrize("flip", ["bang-4D", "bang-4C", "missed-4S"])
def test_a_barrel_flips_another_suit(table: SetUp, flip: str) -> None:
    """Example 8 (B-51, B-56): a Missed! may still be played."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel", hand="missed-8S"),
        outlaw(),
        renegade(),
        deck=flip,
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("play", "missed")
    assert (t.life(1), t.pile()) == (4, ["missed-8S", flip, "bang-2D"])


@pytest.mark.parametrize(
    ("flip", "explodes"),
    [
        *((f"{rank}S", True) for rank in range(2, 10)),
        *((f"{rank}S", False) for rank in ("10", "J", "Q", "K", "A")),
        *((f"5{suit}", False) for suit in "HDC"),
    ],
)
def test_two_to_nine_of_spades(table: SetUp, flip: str, explodes: bool) -> None:
    """Example 9 (B-52): both ends and everything between, of spades only."""
    t = table(sheriff(in_play="dynamite"), outlaw(), outlaw(), renegade(), deck=flip, step="start")
    assert t.life(0) == (2 if explodes else 5)
    assert t.in_play(1) == ([] if explodes else ["dynamite-2H"])


def test_the_renegade_alone_against_the_law(table: SetUp) -> None:
    """Example 10 (B-143): the game continues with the Deputy's turn."""
    t = table(
        *six(
            a=sheriff(hand="bang"),
            b=outlaw(life=1),
            c=outlaw(out=True),
            d=outlaw(out=True),
        )
    )
    t.play("bang", at=B)
    assert not t.match.over
    assert [t.is_out(seat) for seat in range(6)] == [False, True, True, True, False, False]
    t.end_turn()
    t.asked(E, "ask-main")


def test_the_sheriff_falls_with_a_deputy_and_the_renegade_left(table: SetUp) -> None:
    """Example 11 (B-139): the Outlaws win, all of them out."""
    t = table(
        *six(
            a=sheriff(life=1),
            b=outlaw(out=True),
            c=outlaw(out=True),
            d=outlaw(out=True),
            f=renegade(hand="bang"),
        ),
        turn=F,
    )
    t.play("bang", at=A)
    assert t.match.result is not None
    assert t.match.result.winners == (B, C, D)


def test_a_volcanic_shoots_at_one_or_several(table: SetUp) -> None:
    """Example 12 (B-35, B-29): all of them at distance 1."""
    t = table(*six(a=sheriff(hand="2D 3D 4D 5D", in_play="volcanic")))
    t.play("bang-2D", at=B)
    t.play("bang-3D", at=B)
    t.play("bang-4D", at=F)
    assert [t.life(seat) for seat in range(6)] == [5, 2, 4, 4, 4, 3]
    targets = [option.seat for option in t.decision.options if option.verb == "play"]
    assert targets == [B, F]


def test_the_sheriffs_life_points_and_cards() -> None:
    """Example 13 (B-5, B-6, B-156): 3 bullets make 4 and 4, 4 bullets make 5 and 5."""
    found = set()
    for seed in range(60):
        match = standoff.new("bang", players=4, seed=seed)
        table = match.view(SPECTATOR)
        first = table.players[table.turn]
        deal = takewhile(lambda event: event.id != "turn", match.events)
        cards = sum(e.id == "drew" and e.args["seat"] == first.seat for e in deal)
        bullets = 3 if first.character in ("el_gringo", "paul_regret") else 4
        found.add((bullets, first.max_life, cards))
    assert found == {(3, 4, 4), (4, 5, 5)}
