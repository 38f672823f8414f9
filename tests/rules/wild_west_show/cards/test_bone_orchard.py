"""Bone Orchard (WW-10 to WW-13)."""

from standoff.games import roles
from standoff.games.bang.data.state import Bang, Player
from standoff.kernel.event import EVERYONE, SPECTATOR
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_back_for_good_with_one_life_point_and_another_role(table: SetUp) -> None:
    """WW-10, WW-11, WW-12: the roles of those who are out are dealt anew, face down."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="2D 3D",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    back, out = t.player(1), t.player(2)
    assert (back.life, back.max_life, t.hand(1)) == (1, 4, ["bang-2D", "bang-3D"])
    assert sorted([back.role, out.role]) == [roles.DEPUTY, roles.OUTLAW]
    assert (back.role_known, out.role_known) == (1 << 1, 0)
    assert t.match.view(1).players[1].role == roles.NAMES[back.role]
    assert t.match.view(2).players[2].role is None
    assert t.match.view(SPECTATOR).players[1].role is None
    assert not t.match.view(0).players[1].open_role


def imagine(t: Table, seat: int, seed: int) -> list[Player]:
    """The players, as they could be for all that the seat knows."""
    game = t.match.fork(seat, seed).game
    assert isinstance(game, Bang)
    return game.players


def test_what_everyone_can_reckon_stays_so(table: SetUp) -> None:
    """WW-11: the roles dealt anew are those that lay open, whoever imagines the rest."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
    )
    t.end_turn()
    seen = set()
    for seed in range(12):
        imagined = imagine(t, 0, seed)
        assert sorted(imagined[seat].role for seat in (1, 2)) == [roles.DEPUTY, roles.OUTLAW]
        seen.add(imagined[1].role)
    assert seen == {roles.DEPUTY, roles.OUTLAW}
    knows = {imagine(t, 1, seed)[2].role for seed in range(6)}
    assert knows == {t.player(2).role}


def test_one_who_is_out_alone_has_the_same_role(table: SetUp) -> None:
    """WW-11: it stays revealed."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), show="bone_orchard")
    t.end_turn()
    assert (t.player(1).role, t.player(1).role_known) == (roles.OUTLAW, EVERYONE)


def test_three_players_keep_their_roles_open(table: SetUp) -> None:
    """WW-11: in a game of three."""
    t = table(
        deputy(),
        outlaw(out=True),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="bone_orchard",
    )
    t.end_turn()
    assert t.player(1).role_known == EVERYONE


def test_it_happens_whenever_such_a_turn_comes_up_and_lasts(table: SetUp) -> None:
    """WW-13, WW-10, WW-E3: a player who is back stays when the card is replaced."""
    t = table(
        sheriff(hand="bang-2D", in_play="schofield"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        deputy(),
        show="bone_orchard",
        shows="gag",
        deck="stagecoach 3D 4D 5D 6D 7D 8D 9D",
    )
    t.end_turn()
    t.play("stagecoach")
    assert t.show() == "gag"
    t.end_turn()
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-4D")
    t.asked(3, "ask-main")
    assert not t.is_out(1)
    assert t.is_out(2)


def test_the_new_roles_count_at_the_end(table: SetUp) -> None:
    """WW-11, WW-13: an Outlaw who is still out wins with the Outlaws, whoever it was before."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="2D 3D",
    )
    t.end_turn()
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    outlaws = tuple(s for s in range(5) if t.match.result.roles[s] == "outlaw")
    assert t.match.result.winners == outlaws


def test_the_last_one_looks_at_a_role_that_was_dealt_face_down(table: SetUp) -> None:
    """WW-11: out alone by then, the player has that role, and nobody else is shown it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="2C 3C 4C 5C",
    )
    t.end_turn()
    t.end_turn()
    t.choose("discard", t.hand(1)[0])
    t.asked(2, "ask-main")
    assert [t.life(seat) for seat in (1, 2)] == [1, 1]
    assert sorted([t.player(1).role, t.player(2).role]) == [roles.DEPUTY, roles.OUTLAW]
    assert (t.player(1).role_known, t.player(2).role_known) == (1 << 1, 1 << 2)
    assert t.match.view(2).players[2].role == roles.NAMES[t.player(2).role]
    assert t.match.view(0).players[2].role is None


def test_who_is_out_again_comes_back_again(table: SetUp) -> None:
    """WW-13: every time, while the card is in force."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        show="bone_orchard",
        turn=0,
    )
    t.play("gatling")
    assert t.is_out(1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.player(1).role_known) == (1, EVERYONE)
    t.end_turn()
    t.choose("discard", t.hand(1)[0])
    for seat in (2, 3):
        t.asked(seat, "ask-main")
        t.end_turn()
    t.asked(0, "ask-main")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_victory_is_checked_with_those_in_the_game(table: SetUp) -> None:
    """WW-13: whoever would still have come back, the law has won."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        show="bone_orchard",
    )
    t.play("bang-2D", at=1)
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-law"


def test_one_who_is_back_plays_the_turn_in_full(table: SetUp) -> None:
    """WW-12: with the ability of the same character, up to its maximum of life points."""
    t = table(
        sheriff(in_play="mustang-8H"),
        outlaw("rose_doolan", out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        show="bone_orchard",
        deck="bang-7D beer-6H",
    )
    t.end_turn()
    t.play("beer")
    t.play("bang-7D", at=0)
    assert (t.life(1), t.life(0)) == (2, 4)
