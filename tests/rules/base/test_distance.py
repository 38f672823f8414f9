"""Distance and reach (B-25 to B-31)."""

import pytest

from standoff import Text
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def sees(table: Table, viewer: int) -> list[int | None]:
    """The distance at which a player sees each seat."""
    return [player.distance for player in table.match.view(viewer).players]


def test_distance_is_the_shorter_way_round(table: SetUp) -> None:
    """B-25: in steps from seat to seat."""
    t = table(sheriff(), outlaw(), outlaw(), outlaw(), deputy(), deputy(), renegade())
    assert sees(t, 0) == [0, 1, 2, 3, 3, 2, 1]
    assert sees(t, 5) == [2, 3, 3, 2, 1, 0, 1]


def test_only_players_in_the_game_are_counted(table: SetUp) -> None:
    """B-25: those who are out are no steps."""
    t = table(sheriff(), outlaw(out=True), outlaw(), deputy(out=True), outlaw(), renegade())
    assert sees(t, 0) == [0, None, 1, None, 2, 1]


def test_a_card_in_play_is_as_far_as_its_player(table: SetUp) -> None:
    """B-25: Panic! finds the Barrel next door, not the one two seats away."""
    t = table(
        sheriff(hand="panic-8D"),
        outlaw(in_play="barrel-QS"),
        outlaw(in_play="barrel-KS"),
        renegade(),
    )
    assert t.can("play", "panic", pick="barrel-QS")
    assert not t.can("play", "panic", pick="barrel-KS")
    assert t.match.explain("panic-8D", 2) == Text("why-too-far", {"distance": 2, "limit": 1})


def test_modifiers_are_summed_before_the_least_distance(table: SetUp) -> None:
    """B-26: 1 - 2 + 2 is 1, and 1 - 2 counts as 1."""
    t = table(
        sheriff("rose_doolan", in_play="scope"),
        outlaw("paul_regret", in_play="mustang-8H"),
        outlaw(),
        deputy(in_play="mustang-9H"),
        renegade(),
    )
    assert sees(t, 0) == [0, 1, 1, 1, 1]
    assert sees(t, 2) == [2, 3, 0, 2, 2]


def test_a_mustang_and_a_scope_work_one_way(table: SetUp) -> None:
    """B-27: how others see its owner, how its owner sees others."""
    t = table(
        sheriff(in_play="mustang"),
        outlaw(),
        outlaw(in_play="scope"),
        outlaw(),
        deputy(),
        renegade(),
    )
    assert sees(t, 0) == [0, 1, 2, 3, 2, 1]
    assert sees(t, 1) == [2, 0, 1, 2, 3, 2]
    assert sees(t, 2) == [2, 1, 0, 1, 1, 2]


def test_an_elimination_brings_others_closer(table: SetUp) -> None:
    """B-28: the player behind the one who is out becomes a neighbour."""
    t = table(sheriff(hand="bang panic-8D"), outlaw(life=1), outlaw(hand="beer"), renegade())
    assert sees(t, 0) == [0, 1, 2, 1]
    assert not t.can("play", "panic", seat=2)
    t.play("bang", at=1)
    assert sees(t, 0) == [0, None, 1, 1]
    assert t.can("play", "panic", seat=2)


def test_distances_change_when_a_modifier_leaves_play(table: SetUp) -> None:
    """B-28: without the Mustang the neighbour is at 1 again."""
    t = table(
        sheriff(hand="cat_balou-9D bang-2D"), outlaw(in_play="mustang-8H"), outlaw(), renegade()
    )
    assert not t.can("play", "bang", seat=1)
    t.play("cat_balou", at=1, pick="mustang-8H")
    assert sees(t, 0) == [0, 1, 2, 1]
    assert t.can("play", "bang", seat=1)


@pytest.mark.parametrize(
    ("weapon", "reach", "targets"),
    [
        ("", 1, {1, 6}),
        ("volcanic", 1, {1, 6}),
        ("schofield", 2, {1, 2, 5, 6}),
        ("remington", 3, {1, 2, 5, 6}),
        ("rev_carabine", 4, {1, 2, 4, 5, 6}),
        ("winchester", 5, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_the_weapon_in_play_gives_the_range(
    table: SetUp, weapon: str, reach: int, targets: set[int]
) -> None:
    """B-29: players are seen at 1, 2, 5, 4, 2 and 1 here; the Colt .45 reaches 1."""
    t = table(
        sheriff(hand="bang", in_play=weapon),
        outlaw(),
        outlaw(),
        outlaw("paul_regret", in_play="mustang"),
        deputy(in_play="mustang"),
        deputy(),
        renegade(),
    )
    assert sees(t, 0) == [0, 1, 2, 5, 4, 2, 1]
    assert t.match.view(0).players[0].reach == reach
    assert {option.seat for option in t.decision.options if option.verb == "play"} == targets


def test_a_remington_reaches_three_but_a_schofield_does_not(table: SetUp) -> None:
    """B-29: the reason names the distance and the range."""
    others = (outlaw(), outlaw(), outlaw(), deputy(), renegade())
    t = table(sheriff(hand="bang-2D", in_play="remington"), *others)
    assert t.match.explain("bang-2D", 3) is None
    t = table(sheriff(hand="bang-2D", in_play="schofield"), *others)
    reason = Text("why-out-of-reach", {"distance": 3, "reach": 2})
    assert t.match.explain("bang-2D", 3) == reason


def test_without_the_weapon_the_colt_counts_again(table: SetUp) -> None:
    """B-29: a Schofield discarded leaves range 1."""
    t = table(
        sheriff(hand="cat_balou-9D bang-2D", in_play="schofield-JC"), outlaw(), outlaw(), renegade()
    )
    assert t.can("play", "bang", seat=2)
    t.play("cat_balou", at=0, pick="schofield-JC")
    assert not t.can("play", "bang", seat=2)
    assert t.can("play", "bang", seat=1)


def test_weapons_change_no_distance(table: SetUp) -> None:
    """B-30: Panic! looks at the distance, which a Scope changes and a Winchester does not."""
    t = table(
        sheriff(hand="panic-8D scope", in_play="winchester"),
        outlaw(),
        outlaw(hand="beer"),
        renegade(),
    )
    assert sees(t, 0) == [0, 1, 2, 1]
    assert t.match.explain("panic-8D", 2) == Text("why-too-far", {"distance": 2, "limit": 1})
    t.play("scope")
    assert t.match.explain("panic-8D", 2) is None


def test_some_cards_ignore_distance(table: SetUp) -> None:
    """B-31: Cat Balou, Jail and Duel reach a player seen at 4."""
    t = table(
        sheriff(hand="cat_balou-9D jail-JS duel-QD bang-2D"),
        outlaw(),
        outlaw(),
        outlaw(in_play="mustang"),
        deputy(),
        renegade(),
    )
    assert sees(t, 0)[3] == 4
    assert not t.can("play", "bang", seat=3)
    assert all(t.can("play", card, seat=3) for card in ("cat_balou", "jail", "duel"))


@pytest.mark.parametrize(("card", "lives"), [("gatling", [2, 2, 2, 2]), ("saloon", [3, 4, 4, 4])])
def test_cards_for_all_ignore_distance(table: SetUp, card: str, lives: list[int]) -> None:
    """B-31, B-50: the far one behind a Mustang is affected like the neighbours."""
    t = table(
        sheriff(hand=card, life=2),
        outlaw(life=3),
        outlaw(life=3, in_play="mustang"),
        renegade(life=3),
    )
    t.play(card)
    assert [t.life(seat) for seat in range(4)] == lives
