"""Belle Star (DC-51 to DC-53)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_in_her_turn_nothing_in_front_of_others_works(table: SetUp) -> None:
    """DC-51: Mustang, Hideout, Barrel, weapons, green cards."""
    t = table(
        sheriff("belle_star", hand="bang"),
        outlaw(in_play="mustang-8H hideout barrel-QS sombrero winchester"),
        outlaw(),
        renegade(),
    )
    seen = t.match.view(0).players[1]
    assert (seen.distance, seen.reach) == (1, 1)
    t.play("bang", at=1)  # nobody is asked
    assert t.life(1) == 3


def test_they_remain_in_play_and_can_be_taken(table: SetUp) -> None:
    """DC-51: and still count for the limit of one of a name."""
    t = table(
        sheriff("belle_star", hand="panic-8D jail-JS"),
        outlaw(in_play="mustang-8H barrel-QS"),
        outlaw(in_play="jail-4H"),
        renegade(),
    )
    assert not t.can("play", "jail", seat=2)
    t.play("panic", at=1, pick="mustang-8H")
    assert t.in_play(1) == ["barrel-QS"]


def test_only_in_her_turn(table: SetUp) -> None:
    """DC-51."""
    t = table(
        sheriff("belle_star"),
        outlaw(in_play="mustang-8H schofield-JC"),
        outlaw(hand="bang"),
        renegade(),
        turn=2,
    )
    assert t.match.view(2).players[1].distance == 2
    assert t.match.view(2).players[1].reach == 2
    assert not t.can("play", "bang", seat=1)


def test_when_her_turn_ends_they_work_again(table: SetUp) -> None:
    """DC-51."""
    t = table(sheriff("belle_star"), outlaw(in_play="mustang-8H"), outlaw(), renegade())
    assert t.match.view(0).players[1].distance == 1
    t.end_turn()
    assert t.match.view(0).players[1].distance == 2


def test_abilities_and_hands_work(table: SetUp) -> None:
    """DC-52: Jourdonnais draws once, not twice; Paul Regret is farther."""
    t = table(
        sheriff("belle_star", hand="bang", in_play="schofield-JC"),
        outlaw("jourdonnais", in_play="barrel-QS", hand="missed-2S"),
        outlaw(),
        renegade("paul_regret"),
        deck="2C",
    )
    assert t.match.view(0).players[3].distance == 2
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    assert not t.can("check")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_her_own_cards_work(table: SetUp) -> None:
    """DC-53: her weapon, and her own Jail and Dynamite."""
    t = table(
        sheriff(),
        outlaw("belle_star", in_play="jail-JS dynamite-2H schofield-JC"),
        outlaw(),
        renegade(),
        deck="AS 2C",
        turn=1,
        step="start",
    )
    assert t.happened("passed-on", seat=1, target=2) == 1
    assert t.happened("turn-lost", seat=1) == 1
    assert t.in_play(1) == ["schofield-JC"]
    t.asked(2, "ask-main")


def test_her_own_scope_counts(table: SetUp) -> None:
    """DC-53."""
    t = table(
        sheriff("belle_star", in_play="scope"), outlaw(), outlaw(in_play="mustang-8H"), renegade()
    )
    assert t.match.view(0).players[2].distance == 1
