"""Three players: open roles, and a target for each (DC-82 to DC-91)."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

import standoff
from standoff import SPECTATOR, SetupError, Text
from standoff.games import roles
from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade
from tests.conftest import SetUp

new = partial(standoff.new, "bang", players=3, sets=["dodge_city"])

Role = Callable[..., Seat]


def ended(t: Table) -> tuple[str, tuple[int, ...]]:
    assert t.match.result is not None
    return t.match.result.ending.id, t.match.result.winners


def test_three_players_need_the_set() -> None:
    """DC-3, B-1."""
    with pytest.raises(SetupError, match="For 3 players add the set dodge_city"):
        standoff.new("bang", players=3)
    assert new(seed=1).game.seats() == 3


def test_roles_are_dealt_at_random_and_open_to_all() -> None:
    """DC-82: Deputy, Outlaw, Renegade; nobody has an extra life point."""
    deals = set()
    for seed in range(80):
        match = new(seed=seed)
        dealt = match.game.roles()
        assert Counter(dealt) == {"deputy": 1, "outlaw": 1, "renegade": 1}
        for viewer in (0, 1, 2, SPECTATOR):
            assert [player.role for player in match.view(viewer).players] == dealt
        for player in match.view(0).players:
            assert player.max_life in (3, 4)
        deals.add(tuple(dealt))
    assert len(deals) == 6


def test_the_deputy_plays_first() -> None:
    """DC-83."""
    for seed in range(20):
        match = new(seed=seed)
        assert match.game.roles()[match.view(SPECTATOR).turn] == "deputy"


@pytest.mark.parametrize(
    ("hunter", "prey", "other"),
    [(deputy, renegade, outlaw), (renegade, outlaw, deputy), (outlaw, deputy, renegade)],
)
def test_whoever_eliminates_their_target_wins_at_once(
    table: SetUp, hunter: Role, prey: Role, other: Role
) -> None:
    """DC-84, DC-85: Deputy hunts Renegade, Renegade Outlaw, Outlaw Deputy."""
    t = table(hunter(hand="bang"), other(), prey(life=1))
    t.play("bang", at=2)
    assert ended(t) == ("ending-hunter", (0,))
    assert Text("event-ending-hunter", {}) in t.match.events_for(SPECTATOR)


@pytest.mark.parametrize(
    ("killer", "dead", "other"),
    [(deputy, outlaw, renegade), (renegade, deputy, outlaw), (outlaw, renegade, deputy)],
)
def test_another_ones_target_decides_nothing(
    table: SetUp, killer: Role, dead: Role, other: Role
) -> None:
    """DC-86, example 7: the two who are left must each be the last one."""
    t = table(killer(hand="bang-2D bang-3D"), dead(life=1), other(life=1))
    t.play("bang-2D", at=1)
    assert not t.match.over
    t.end_turn()
    if t.decision.prompt.id == "ask-excess":
        t.choose("discard", "bang-3D")
    t.asked(2, "ask-main")


def test_the_last_one_in_the_game_wins(table: SetUp) -> None:
    """DC-86: whoever's target the dead one was."""
    t = table(deputy(hand="bang"), outlaw(life=1), renegade(out=True))
    t.play("bang", at=1)
    assert ended(t) == ("ending-last", (0,))


def test_nobodys_elimination_decides_nothing(table: SetUp) -> None:
    """DC-86: Dynamite; the Deputy has not won by the Renegade's end."""
    t = table(
        deputy(),
        outlaw(),
        renegade(life=1, in_play="dynamite"),
        deck="2S",
        turn=2,
        step="start",
    )
    assert t.is_out(2)
    assert t.turn() == 0
    t.asked(0, "ask-main")


def test_a_lost_duel_of_ones_own_is_nobodys_doing(table: SetUp) -> None:
    """DC-86: the Renegade challenges the Deputy and loses; the Deputy has not won."""
    t = table(renegade(hand="duel", life=1), deputy(hand="bang"), outlaw())
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert t.is_out(0)
    t.asked(1, "ask-main")


@pytest.mark.parametrize("dead", [outlaw, renegade])
def test_every_elimination_earns_three_cards(table: SetUp, dead: Role) -> None:
    """DC-87: whatever the roles, and at once."""
    killer, other = (deputy, renegade) if dead is outlaw else (outlaw, deputy)
    t = table(killer(hand="bang"), dead(life=1), other(), deck="2D 3D 4D")
    t.play("bang", at=1)
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"]


def test_jail_may_be_played_on_anyone(table: SetUp) -> None:
    """DC-88."""
    t = table(outlaw(hand="jail-JS jail-4H"), deputy(), renegade())
    t.play("jail-JS", at=1)
    t.play("jail-4H", at=2)
    assert t.in_play(1) == ["jail-JS"]


def test_beer_does_nothing_for_the_last_two(table: SetUp) -> None:
    """DC-89."""
    t = table(deputy(hand="beer", life=1), outlaw(), renegade(out=True))
    t.play("beer")
    assert t.life(0) == 1


def test_both_others_at_once(table: SetUp) -> None:
    """DC-90: the one who is left wins."""
    t = table(outlaw(hand="gatling"), renegade(life=1), deputy(life=1))
    t.play("gatling")
    assert ended(t) == ("ending-last", (0,))


def test_all_three_at_once() -> None:
    """DC-90, B-142."""
    dealt = [roles.DEPUTY, roles.OUTLAW, roles.RENEGADE]
    nobody = [False] * 3
    how = roles.ending(dealt, nobody, {0: 1, 1: -1, 2: 1})
    assert (how, roles.winners(how, dealt, nobody)) == ("ending-outlaws", [1])


def test_no_penalty(table: SetUp) -> None:
    """DC-91: the Renegade eliminates the Deputy and keeps the cards."""
    t = table(
        renegade(hand="bang-2D beer", in_play="barrel"),
        deputy(life=1),
        outlaw(),
        deck="3D 4D 5D",
    )
    t.play("bang-2D", at=1)
    assert t.hand(0) == ["beer-6H", "bang-3D", "bang-4D", "bang-5D"]
    assert t.in_play(0) == ["barrel-QS"]


def test_the_next_match_of_a_series(table: SetUp) -> None:
    """DC-83, B-147: the first turn passes to the left."""
    t = table(renegade(), deputy(hand="bang"), outlaw(life=1), turn=1)
    t.play("bang", at=2)
    t.end_turn()
    assert t.match.rules.succession(t.game, [], True).leader == 2
    rules = standoff.Series(leader=2, characters=())
    assert new(seed=3, series=rules).game.roles()[2] == "deputy"
