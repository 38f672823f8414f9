"""Saloon (B-87)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_every_player_in_the_game_regains_a_life_point(table: SetUp) -> None:
    """B-31, B-49, B-65, B-87: at any distance, not above the start, not the eliminated."""
    t = table(sheriff(life=3, hand="saloon"), outlaw(life=1), renegade(), outlaw(out=True))
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [4, 2, 4, 0]
    assert t.is_out(3)
    assert t.pile() == ["saloon-5H"]


def test_it_works_with_two_players_left(table: SetUp) -> None:
    """B-87: it is not a Beer."""
    t = table(sheriff(life=3, hand="saloon"), outlaw(out=True), outlaw(out=True), renegade(life=2))
    t.play("saloon")
    assert (t.life(0), t.life(3)) == (4, 3)


def test_it_can_be_played_when_everybody_is_at_full_life(table: SetUp) -> None:
    """B-40."""
    t = table(sheriff(hand="saloon"), outlaw(), outlaw(), renegade())
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]


def test_it_never_saves_the_dying(table: SetUp) -> None:
    """B-66, B-87: neither their own Saloon nor another's, not even on one's own turn."""
    t = table(sheriff(life=1, hand="duel saloon"), outlaw(hand="bang"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("take-it")
    assert [o.key for o in t.asked(0, "ask-dying").options] == ["give-up"]
    t.choose("give-up")
    assert t.match.over
