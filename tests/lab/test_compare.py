"""Two set-ups or two bots: pairs of games, and when it is sure."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from standoff.lab.compare import BOT, TURNS, Comparison, compare
from standoff.lab.simulate import Plan, Played, Row, play_game, witness
from tests.test_cli import run

pytestmark = pytest.mark.once

PLAN = Plan("bang", 4, ("random",), seed=3)


def game(sheriff: bool, turns: int = 20) -> list[Row]:
    """A game that the Sheriff or the Outlaw wins."""
    row = play_game(PLAN, 0)[0]._replace(turns=turns)
    return [row._replace(role="sheriff", won=sheriff), row._replace(role="outlaw", won=not sheriff)]


LOST, WON = game(False), game(True)


def test_what_differs_and_what_is_alike() -> None:
    comparison = Comparison(margin=0.1)
    for pair in range(2000):
        comparison.add(LOST if pair % 2 else WON, WON)
    found = {verdict.name: verdict for verdict in comparison.look()}
    assert found["sheriff"].difference.value == pytest.approx(0.5)
    assert found["sheriff"].differs
    assert not found["sheriff"].alike
    assert found["outlaw"].difference.value == pytest.approx(-0.5)
    assert found[TURNS].alike
    assert found[TURNS].margin == pytest.approx(2)


def test_few_games_never_look_like_certainty() -> None:
    comparison = Comparison(margin=0.03)
    for _ in range(20):
        comparison.add(WON, WON)
    for verdict in comparison.look():
        assert verdict.name == TURNS or not verdict.settled
        assert verdict.needs > 0


def test_a_later_look_asks_for_more() -> None:
    comparison = Comparison(margin=0.03)
    for pair in range(100):
        comparison.add(LOST if pair % 2 else WON, WON if pair % 3 else LOST)
    first, second = (comparison.look()[0].difference for _ in range(2))
    assert second.low < first.low < first.high < second.high


def test_looking_often_finds_nothing_where_there_is_nothing() -> None:
    """With the plain interval, one in seven such comparisons would find something by chance."""
    chance = random.Random(1)
    found = 0
    for _ in range(100):
        comparison = Comparison(margin=1e-9)
        for pairs in range(1, 801):
            comparison.add(chance.choice((LOST, WON)), chance.choice((LOST, WON)))
            if pairs in (50, 100, 200, 400, 800) and comparison.look()[0].differs:
                found += 1
                break
    assert found <= 5


def test_it_stops_when_it_is_sure_and_at_the_limit() -> None:
    asked: list[range] = []

    def play(plan: Plan, games: range) -> Iterator[Played]:
        asked.append(games)
        return (Played(WON if plan.seed else LOST, []) for _ in games)

    comparison = Comparison(margin=0.03)
    plans = (PLAN._replace(seed=0), PLAN._replace(seed=1))
    looks = list(compare(plans, comparison, 1000, play))
    assert looks[-1][0].differs
    assert comparison.pairs == sum(map(len, asked)) / 2 < 1000
    comparison = Comparison(margin=0.03)
    list(compare((PLAN, PLAN), comparison, 70, lambda plan, games: witness(plan, games)))
    assert (comparison.pairs, comparison.looks) == (70, 2)


def test_bots_change_seats() -> None:
    """Each holds every seat of a deal once."""
    comparison = Comparison(0.03, ("gunslinger", "random"))
    plans = [
        PLAN._replace(bots=bots) for bots in (("gunslinger", "random"), ("random", "gunslinger"))
    ]
    pair = [play_game(plan, 0) for plan in plans]
    comparison.add(*pair)
    held = [[row.seat for rows in pair for row in rows if row.bot == bot] for bot in plans[0].bots]
    assert sorted(held[0]) == sorted(held[1]) == [0, 1, 2, 3]
    (verdict,) = comparison.look()
    won = [sum(row.won for rows in pair for row in rows if row.bot == bot) for bot in plans[0].bots]
    assert verdict.name == BOT
    assert (verdict.first, verdict.second) == (won[0] / 4, won[1] / 4)


def test_the_command(tmp_path: Path) -> None:
    args = ("lab", "compare", "--bot", "random", "--players", "4", "--lang", "en")
    said = run(*args, "base", "set=dodge_city", "--pairs", "6", "--out", tmp_path)
    assert "Wins: Sheriff" in said
    assert "Not sure after 6 pairs of games, which was the limit." in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b"]
    assert run(*args, "base", "set=dodge_city", "--pairs", "6", "--out", tmp_path) == said
    assert run(*args, "base", "set=dodge_city", "--pairs", "6") == said


@pytest.mark.parametrize(
    ("sides", "sentence"),
    [
        (("base", "base"), "Both sides are the same: gunslinger."),
        (("base", "dodge_city"), "'dodge_city' is nothing to compare."),
        (("bot=random", "set=dodge_city"), "not both at once"),
        (("bot=random", "bot=nobody"), "There is no bot 'nobody'."),
        (("base", "set=nothing"), "nothing"),
        (("base", "variant=shadow_gunslingers", "--players", "20"), "players"),
    ],
)
def test_what_is_wrong_is_said(sides: tuple[str, ...], sentence: str) -> None:
    assert sentence in run("lab", "compare", *sides, "--lang", "en", code=2)
