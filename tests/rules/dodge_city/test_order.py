"""Orders and edge cases (DC-92, DC-104)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_after_an_elimination(table: SetUp) -> None:
    """DC-92: Vulture Sam, victory, rewards, then Greg Digger and Herb Hunter clockwise."""
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(life=1, hand="duel-QD"),
        outlaw("herb_hunter"),
        renegade("greg_digger", life=1),
        deputy("vulture_sam"),
        deck="2D 3D 4D 5D 6D",
    )
    t.play("bang-2C", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.hand(4) == ["duel-QD"]
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"]
    assert t.hand(2) == ["bang-5D", "bang-6D"]
    assert t.life(3) == 3
    told = [event.id for event in t.match.events]
    order = [told.index(id) for id in ("eliminated", "took", "reward", "healed")]
    assert order == sorted(order)
    abilities = [event.seat for event in t.match.events if event.id == "ability"]
    assert abilities == [2, 3]


def test_nothing_more_is_done_when_the_game_is_over(table: SetUp) -> None:
    """DC-92: the victory is checked before the rewards and abilities."""
    t = table(sheriff(life=1), outlaw(hand="bang-2C"), outlaw("herb_hunter"), renegade(), turn=1)
    t.play("bang-2C", at=0)
    assert t.match.over
    assert t.hand(2) == []


def test_the_rules_of_2023_apply(table: SetUp) -> None:
    """DC-104: Apache Kid ignores only brown diamonds, José Delgado's ability is for twice."""
    t = table(
        sheriff("jose_delgado", hand="scope barrel-QS mustang-8H", in_play="conestoga"),
        outlaw("apache_kid", in_play="hideout"),
        outlaw(),
        renegade(),
    )
    t.choose("use", "scope")
    t.choose("use", "barrel")
    assert not t.can("use")
    t.choose("use-up", "conestoga", seat=1, pick="hideout-KD")
    assert "hideout-KD" in t.hand(0)
