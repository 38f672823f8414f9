"""Bots that take their seats in the middle of a match."""

import pytest

import standoff
from standoff.bots import BOTS, Bot, View, best
from standoff.bots.bot import Seasoned
from standoff.bots.playing import SEASONED, play_on, playout, seasoned
from standoff.kernel.decision import Decision
from standoff.kernel.match import Match
from tools.levels import with_gains

pytestmark = pytest.mark.once

SOME = 40  # decisions


def in_the_middle(game: str, seed: str) -> tuple[Match, list[Bot]]:
    match = standoff.new(game, players=5, seed=seed, auto=True)
    bots = [BOTS[game][best(game)](f"{seed}-{seat}") for seat in range(5)]
    assert play_on(match, bots, SOME) == SOME
    assert not match.over
    return match, bots


@pytest.mark.parametrize("game", SEASONED)
def test_by_place_or_by_key_the_choice_is_the_same(game: str) -> None:
    match = standoff.new(game, players=5, seed="door", auto=True)
    fast, slow = (seasoned(match, "door") for _ in range(2))
    while not match.over:
        seat = match.asked
        place = fast[seat].place(View(match, seat))
        key = slow[seat].choose(View(match, seat), match.decision)
        assert match.decision.options[place].key == key
        match.choose(place)


@pytest.mark.parametrize("game", SEASONED)
def test_a_copy_plays_on_as_the_original(game: str) -> None:
    match, bots = in_the_middle(game, "copy")
    twin, twins = match.copy(), [bot.copy() for bot in bots]
    play_on(match, bots)
    assert not twin.over
    play_on(twin, twins)
    assert twin.record() == match.record()


@pytest.mark.parametrize("game", SEASONED)
def test_who_knows_what_another_knows_has_not_to_read_it_again(game: str) -> None:
    match, bots = in_the_middle(game, "like")
    like = bots[match.asked]
    assert isinstance(like, Seasoned)
    fork = match.fork(match.asked, seed=1)
    read = like.beliefs.read
    for other in seasoned(fork, "x", like):
        assert isinstance(other, Seasoned)
        assert other.beliefs.read == read > 0
    winners = playout(fork, "x", like)
    assert fork.over
    assert winners == playout(match.fork(match.asked, seed=1), "x", like)
    assert like.beliefs.read == read
    assert not match.over


@pytest.mark.parametrize("game", SEASONED)
def test_a_newcomer_reads_what_has_happened(game: str) -> None:
    match, _ = in_the_middle(game, "late")
    bots = seasoned(match, "late")
    play_on(match, bots)
    assert match.over


def test_a_bot_by_views_plays_and_is_copied_too() -> None:
    class Last(Bot):
        """Ends all it can, and counts."""

        def __init__(self) -> None:
            self.asked = 0

        def choose(self, view: View, decision: Decision) -> str:
            self.asked += 1
            return decision.options[-1].key

    match = standoff.new("bang", players=4, seed=1)
    bot = Last()
    play_on(match, [bot, *seasoned(match, "1")[1:]])
    assert match.over
    twin = bot.copy()
    assert isinstance(twin, Last)
    assert twin.asked == bot.asked > 0


def test_gains_are_counted_where_the_usual_choice_is_left() -> None:
    """Who chooses as the seasoned bot does gains nothing; who does not, by matter."""
    for name in ("swordmaster", "random"):
        match = standoff.new("samurai", players=3, seed="gains", auto=True)
        bots = [BOTS["samurai"]["swordmaster"](str(seat)) for seat in range(3)]
        gains, _ = with_gains(match, 1, bots, BOTS["samurai"][name]("1"), 2, "gains")
        assert match.over
        assert ("main" in gains) == (name == "random")
        assert all(abs(2 * gain) == round(abs(2 * gain)) for gain in gains.values())
