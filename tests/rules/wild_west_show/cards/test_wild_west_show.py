"""The final card (WW-45 to WW-47, WW-75)."""

from standoff.games.roles import DEPUTY
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

FINAL = "wild_west_show_final"


def test_the_game_goes_on_without_the_sheriff(table: SetUp) -> None:
    """WW-45, WW-46, WW-E6, WW-47: roles are hidden until their players are eliminated."""
    t = table(sheriff(life=1), outlaw(hand="bang-2D"), outlaw(), renegade(), turn=1, show=FINAL)
    t.play("bang-2D", at=0)
    t.asked(1, "ask-main")
    assert t.is_out(0)
    assert t.match.view(0).players[2].role is None


def test_the_last_one_wins(table: SetUp) -> None:
    """WW-46: alone, whatever the role."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(out=True),
        renegade(out=True),
        turn=1,
        show=FINAL,
    )
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-last", (1,))


def test_nobody_wins_if_the_last_ones_go_together(table: SetUp) -> None:
    """WW-46: both to the Gatling of one who is a shadow, and does not count (SG-73)."""
    t = table(
        sheriff(life=1),
        outlaw(shadow=True, hand="gatling"),
        outlaw(life=1),
        renegade(out=True),
        turn=1,
        variants=["shadow_gunslingers"],
        show=FINAL,
    )
    t.play("gatling")
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-nobody", ())


def test_roles_keep_their_other_effects(table: SetUp) -> None:
    """WW-45, B-154: no Jail for the Sheriff, 3 cards for an Outlaw, the Sheriff's penalty."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="volcanic"),
        outlaw(life=1),
        outlaw(hand="jail-JS"),
        deputy(life=1),
        renegade(),
        show=FINAL,
        arrange=lambda game: game.swap_seats(3, 4),
    )
    t.play("bang-2D", at=1)
    assert t.happened("reward", seat=0) == 1
    t.play("bang-3D", at=3)
    assert t.happened("penalty", seat=0) == 1
    assert (t.hand(0), t.player(3).role) == ([], DEPUTY)
    t.end_turn()
    assert not t.can("play", "jail", seat=0)
    assert t.can("play", "jail", seat=4)


def test_until_then_victory_is_unchanged(table: SetUp) -> None:
    """WW-75."""
    t = table(sheriff(life=1), outlaw(hand="bang-2D"), outlaw(), renegade(), turn=1, shows=FINAL)
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-outlaws"


def test_three_players_hunt_nobody_any_more(table: SetUp) -> None:
    """WW-46: the instant wins do not apply."""
    t = table(
        deputy(hand="bang-2D"),
        outlaw(),
        renegade(life=1),
        sets=["wild_west_show", "dodge_city"],
        show=FINAL,
    )
    t.play("bang-2D", at=2)
    assert not t.match.over


def test_nobody_is_an_ally(table: SetUp) -> None:
    """WW-45: a Deputy is not warned of shooting at the Sheriff."""
    seats = (sheriff(), deputy(hand="bang-2D"), outlaw(), outlaw(), renegade())
    assert table(*seats, turn=1).match.warnings(1)
    assert not table(*seats, turn=1, show=FINAL).match.warnings(1)
