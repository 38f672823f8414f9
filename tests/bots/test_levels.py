"""The levels: one who is new to the game, and one who tries things out."""

from collections import Counter
from collections.abc import Sequence

import pytest

import standoff
from standoff.bots import BOTS, Bot, Greenhorn, Searcher, View, at_once, best
from standoff.bots.bot import Seasoned
from standoff.bots.imagining import Imagination
from standoff.bots.judgement import Judgement
from standoff.bots.playing import SEASONED, play_on, seasoned
from standoff.bots.searching import MOST, ROUND, Trial, contenders
from standoff.kernel.match import Match
from standoff.lab.simulate import Plan, play_game
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from standoff.texts import LANGUAGES, Texts

pytestmark = pytest.mark.once

SEARCHING = {"bang": "marshal", "dice": "cardsharp", "samurai": "shogun"}


def in_the_middle(game: str, decisions: int) -> tuple[Match, Seasoned]:
    """A match, and a bot that has seen all of it."""
    match = standoff.new(game, players=5, seed="levels", auto=True)
    bots = seasoned(match, "levels")
    play_on(match, bots, decisions)
    bot = bots[match.asked]
    assert isinstance(bot, Seasoned)
    bot.beliefs.note(match.look(match.asked))
    return match, bot


def about_to_win() -> Table:
    """Seat 1 wins with its card, and will hardly have another turn."""
    return Table(
        sheriff(life=1),
        outlaw(hand="bang-7D", life=1),
        renegade(hand="bang-8D bang-9D", life=4),
        outlaw(life=1),
        turn=1,
    )


@pytest.mark.parametrize("game", BOTS)
def test_all_levels_can_be_chosen_and_those_who_think_only_where_nobody_waits(game: str) -> None:
    assert [*BOTS[game]] == [best(game), SEARCHING[game], "greenhorn", "random"]
    assert at_once(game) == (best(game), "greenhorn", "random")


@pytest.mark.parametrize("game", BOTS)
def test_a_greenhorn_plays_whole_games_and_says_why(game: str) -> None:
    texts = [Texts(language, game) for language in LANGUAGES]
    match = standoff.new(game, players=5, seed="green")
    bots = [BOTS[game]["greenhorn"](str(seat)) for seat in range(5)]
    said = Counter[str]()
    while not match.over:
        bot = bots[match.asked]
        match.answer(bot.choose(View(match, match.asked), match.decision))
        assert bot.why is not None
        said[bot.why.id] += 1
        assert all(each.say(bot.why, "ABCDE") for each in texts)
    hunch = bots[0].copy().hunch
    assert hunch is not None
    assert said[hunch.id] > 0
    assert len(said) > 3


@pytest.mark.parametrize("game", BOTS)
def test_a_greenhorn_plays_the_same_by_place_and_again(game: str) -> None:
    plan = Plan(game, players=5, bots=("greenhorn",), seed=1)
    assert play_game(plan, 0) == play_game(plan, 0)
    match = standoff.new(game, players=5, seed="copy", auto=True)
    bots: list[Bot] = [Greenhorn(SEASONED[game], str(seat)) for seat in range(5)]
    play_on(match, bots, 20)
    twin, twins = match.copy(), [bot.copy() for bot in bots]
    play_on(match, bots)
    play_on(twin, twins)
    assert twin.record() == match.record()


def test_a_greenhorn_sees_roles_late() -> None:
    """After the same acts it is less sure who is who, but leans the same way."""
    match, _ = in_the_middle("bang", 40)
    seat = match.asked
    sure = []
    for attention in (1.0, 0.3, 0.0):
        bot = SEASONED["bang"]("")
        bot.beliefs.attention = attention
        bot.beliefs.note(match.look(seat))
        odds = bot.beliefs.everyones()
        sure.append(sum(max(chances) for chances in odds))
    assert sure[0] > sure[1] > sure[2]


def wins(game: str, names: Sequence[str], games: int) -> Counter[str]:
    """Wins by bot, the bots seated in turn, each as often in each seat."""
    won = Counter[str]()
    for number in range(games):
        turned = [names[(seat + number) % len(names)] for seat in range(5)]
        for row in play_game(Plan(game, 5, tuple(turned), seed=3), number):
            won[row.bot] += row.won
    return won


@pytest.mark.parametrize("game", BOTS)
def test_a_greenhorn_beats_random_players(game: str) -> None:
    """That a seasoned bot beats it takes more games to see: docs/bots.md."""
    won = wins(game, ["greenhorn", "random"], 20)
    assert won["greenhorn"] > 1.5 * won["random"]


@pytest.mark.parametrize("game", BOTS)
def test_a_search_is_the_same_again_and_tells_what_it_tried(game: str) -> None:
    match, _ = in_the_middle(game, 25)
    while match.width < 3:
        match.choose(0)
    view = View(match, match.asked)
    one, other = (Searcher(SEASONED[game], "s", playouts=12) for _ in range(2))
    key = one.choose(view, match.decision)
    assert key == match.decision.options[other.place(view)].key
    assert one.chances == other.chances
    assert 2 <= len(one.chances) <= MOST
    assert sum(each.playouts for each in one.chances) <= 12
    assert match.decision.options[one.chances[0].place].key == key
    assert one.why is not None
    for language in LANGUAGES:
        assert Texts(language, game).say(one.why, "ABCDE")
    assert one.copy().chances == one.chances


def test_a_search_with_a_time_ends_in_time() -> None:
    match, _ = in_the_middle("bang", 12)
    bot = Searcher(SEASONED["bang"], "s", seconds=0.05)
    bot.place(View(match, match.asked))
    assert all(each.playouts for each in bot.chances)


def test_a_search_takes_the_win() -> None:
    t = about_to_win()
    bot = Searcher(SEASONED["bang"], "win", playouts=60)
    assert bot.choose(View(t.match, 1), t.decision) == "play:bang-7D@0"
    assert bot.chances[0].chance > 0.9


def test_a_lead_is_counted_over_the_games_that_both_were_in() -> None:
    usual, better, noise = Trial(0), Trial(1), Trial(2)
    usual.hopes = [0.0, 1.0] * 20
    better.hopes = [0.5, 1.0] * 10
    noise.hopes = [1.0, 0.0] * 20
    lead, error = better.lead(usual)
    assert lead == pytest.approx(0.25)
    assert lead > 2 * error
    lead, error = noise.lead(usual)
    assert lead == 0
    assert error > 0.1
    assert usual.lead(usual)[1] > 0  # a few games alike prove nothing


def test_what_is_surely_worse_is_not_tried_any_more() -> None:
    match, _ = in_the_middle("bang", 12)
    while match.width < 4:
        match.choose(0)
    bot = Searcher(SEASONED["bang"], "s", playouts=400)
    bot.place(View(match, match.asked))
    tried = [each.playouts for each in bot.chances]
    assert max(tried) % ROUND == 0 or sum(tried) > 400 - MOST
    assert min(tried) >= ROUND


def test_of_options_judged_alike_one_is_tried() -> None:
    judged = [Judgement(value, "try") for value in (0.5, 0.5, 1.0, 0.2, 0.1, -1.0)]
    assert contenders(judged, usual=2) == [2, 0, 3, 4]


@pytest.mark.parametrize("game", BOTS)
def test_imagined_roles_lie_as_they_are_believed_to(game: str) -> None:
    match, bot = in_the_middle(game, 25)
    seat, beliefs = match.asked, bot.beliefs
    imagination = Imagination(View(match, seat), beliefs)
    odds = beliefs.odds(seat, match.look(seat).role(seat))
    forks = [imagination.match(str(number)) for number in range(300)]
    assert match.view(seat) == forks[0].view(seat)
    for each in range(5):
        for role, chance in enumerate(odds[each]):
            name = beliefs.names[role]
            dealt = sum(_kind(fork.game.roles()[each]) == _kind(name) for fork in forks)
            if _kind(name) != "ninja":
                assert dealt / 300 == pytest.approx(chance, abs=0.1)


def _kind(role: str) -> str:
    return role.partition("_")[0]
