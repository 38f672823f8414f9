"""Beer (B-85, B-86)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_beer_regains_one_life_point(table: SetUp) -> None:
    """B-46, B-85: any number may be played in a turn."""
    t = table(sheriff(life=2, hand="beer-6H beer-7H"), outlaw(life=1), outlaw(), renegade())
    t.play("beer-6H")
    assert t.life(0) == 3
    t.play("beer-7H")
    assert (t.life(0), t.life(1)) == (4, 1)
    assert t.pile() == ["beer-7H", "beer-6H"]


def test_it_names_nobody(table: SetUp) -> None:
    """B-46, B-85: it never helps another player."""
    t = table(sheriff(life=2, hand="beer-6H"), outlaw(life=1), outlaw(), renegade())
    assert [o.key for o in t.decision.options] == ["play:beer-6H", "end"]


def test_at_full_life_it_can_be_played_in_vain(table: SetUp) -> None:
    """B-40, B-65: the excess is lost."""
    t = table(sheriff(hand="beer-6H"), outlaw(), outlaw(), renegade())
    t.play("beer")
    assert t.life(0) == 5
    assert t.pile() == ["beer-6H"]


def test_it_saves_the_dying_out_of_turn(table: SetUp) -> None:
    """B-19, B-66: when the last life point is lost."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(life=1, hand="beer-6H missed-2S"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("take-it")
    decision = t.asked(1, "ask-dying")
    assert {o.key for o in decision.options} == {"play:beer-6H", "give-up"}
    t.choose("play", "beer")
    t.asked(0, "ask-main")
    assert (t.life(1), t.is_out(1), t.hand(1)) == (1, False, ["missed-2S"])


def test_saving_oneself_is_optional(table: SetUp) -> None:
    """B-67: one may give up with a Beer in hand."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, hand="beer-6H"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.pile() == ["beer-6H", "bang-7D"]


def test_it_cannot_answer_a_hit_that_is_not_lethal(table: SetUp) -> None:
    """B-86: neither before nor after the life point is lost."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=2, hand="beer-6H"), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("play", "beer")
    t.choose("take-it")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-6H"])


def test_nobody_can_save_another_player(table: SetUp) -> None:
    """B-85: only the dying player is asked."""
    t = table(
        sheriff(hand="bang-7D beer-6H"),
        outlaw(life=1, hand="missed-2S"),
        outlaw(hand="beer-7H"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    decision = t.asked(1, "ask-dying")
    assert [o.key for o in decision.options] == ["give-up"]
    assert decision.asides == ()
    t.choose("give-up")
    assert t.is_out(1)


def test_it_saves_the_active_player_who_plays_on(table: SetUp) -> None:
    """B-66: on turn too."""
    t = table(sheriff(life=1, hand="duel beer-6H"), outlaw(hand="bang"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("take-it")
    t.asked(0, "ask-dying")
    t.choose("play", "beer")
    t.asked(0, "ask-main")
    assert t.life(0) == 1


def test_with_two_players_left_it_gives_nothing(table: SetUp) -> None:
    """B-40, B-68, B-85: it can be played in vain."""
    t = table(sheriff(life=2, hand="beer-6H"), outlaw(out=True), outlaw(out=True), renegade())
    t.play("beer")
    assert t.life(0) == 2
    assert t.pile() == ["beer-6H"]


def test_with_two_players_left_it_saves_nobody(table: SetUp) -> None:
    """B-67, B-68: the Beer is played and discarded, the player is out."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(life=1, hand="beer-6H"),
    )
    t.play("bang", at=3)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.is_out(3)
    assert t.pile() == ["beer-6H", "bang-7D"]
    assert (t.game.ending, t.game.winners) == ("ending-law", [0])


def test_the_dying_still_count_as_players_left(table: SetUp) -> None:
    """B-63, B-68: three are in the game until the Gatling is finished."""
    t = table(
        sheriff(hand="gatling"), outlaw(life=1), outlaw(out=True), renegade(life=1, hand="beer-6H")
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(3), t.is_out(3), t.is_out(1)) == (1, False, True)
