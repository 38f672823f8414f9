"""Many games: the same for any number of workers, and their files."""

import csv
import json
import sys
from pathlib import Path

import polars
import pytest

from standoff.games.bang.sets.dodge_city import DODGE_CITY
from standoff.lab.crew import processes
from standoff.lab.results import PolarsMissing, UnknownFormat, written
from standoff.lab.simulate import Plan, Row, play_game, simulate
from standoff.lab.tally import Tally, interval

pytestmark = pytest.mark.once

PLAN = Plan("bang", 5, ("random",), seed=3)


def test_the_same_games_for_any_number_of_workers() -> None:
    alone = list(simulate(PLAN, 40))
    with processes(2) as crew:
        assert alone == list(simulate(PLAN, 40, crew))
    assert alone[7] == play_game(PLAN, 7)


def test_what_goes_wrong_in_a_worker_is_an_error_here() -> None:
    with processes(2) as crew, pytest.raises(KeyError, match="nobody"):
        list(simulate(PLAN._replace(bots=("nobody",)), 4, crew))


def test_a_row_for_each_seat() -> None:
    rows = play_game(PLAN, 2)
    assert [row.seat for row in rows] == [0, 1, 2, 3, 4]
    assert {(row.game, row.seed, row.players) for row in rows} == {(2, "3-2", 5)}
    assert sorted(row.role for row in rows) == [
        "deputy",
        "outlaw",
        "outlaw",
        "renegade",
        "sheriff",
    ]
    assert any(row.won for row in rows)
    assert any(row.in_game for row in rows)


def test_bots_are_seated_in_turn() -> None:
    rows = play_game(Plan("bang", 5, ("random", "gunslinger"), seed=3), 0)
    assert [row.bot for row in rows] == ["random", "gunslinger", "random", "gunslinger", "random"]


def test_the_tally_counts_seats_and_wins() -> None:
    tally = Tally()
    games = list(simulate(PLAN, 20))
    for rows in games:
        tally.add(rows)
    seats = [row for rows in games for row in rows]
    outlaws = [row for row in seats if row.role == "outlaw"]
    assert tally.games == 20
    assert tally.counted("role")["outlaw"] == (40, sum(row.won for row in outlaws))
    assert sum(number for number, _ in tally.counted("character").values()) == 100
    assert tally.counted("bot") == {"random": (100, sum(row.won for row in seats))}


def test_wins_are_counted_by_the_set_of_the_character() -> None:
    tally = Tally()
    games = list(simulate(PLAN._replace(players=8, sets=("dodge_city",)), 5))
    for rows in games:
        tally.add(rows)
    seats = [row for rows in games for row in rows]
    new = [row for row in seats if row.character in {who.id for who in DODGE_CITY.characters}]
    assert {row.set for row in new} == {"dodge_city"}
    assert tally.counted("set")["dodge_city"] == (len(new), sum(row.won for row in new))
    assert sum(number for number, _ in tally.counted("set").values()) == 40


def test_the_interval_holds_the_share() -> None:
    for won, of in ((0, 10), (10, 10), (3, 10), (300, 1000)):
        low, high = interval(won, of)
        assert 0 <= low <= won / of <= high + 1e-12 <= 1 + 1e-12
    assert interval(0, 0) == (0.0, 1.0)


def write(path: Path) -> list[Row]:
    games = list(simulate(PLAN, 4))
    with written(path) as writer:
        for rows in games:
            writer.add(rows)
    return [row for rows in games for row in rows]


def test_csv(tmp_path: Path) -> None:
    rows = write(tmp_path / "a.csv")
    with (tmp_path / "a.csv").open() as file:
        read = list(csv.DictReader(file))
    assert [list(row) for row in read] == [list(Row._fields)] * len(rows)
    assert [row["won"] for row in read] == [str(row.won).lower() for row in rows]


def test_json(tmp_path: Path) -> None:
    rows = write(tmp_path / "a.JSON")
    assert [Row(**row) for row in json.loads((tmp_path / "a.JSON").read_text())] == rows


def test_parquet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("standoff.lab.results.Parquet.CHUNK", 7)
    rows = write(tmp_path / "a.parquet")
    assert [Row(*row) for row in polars.read_parquet(tmp_path / "a.parquet").rows()] == rows


@pytest.mark.parametrize("ending", ["parquet", "csv", "json"])
def test_a_broken_run_leaves_nothing(tmp_path: Path, ending: str) -> None:
    kept = tmp_path / f"a.{ending}"
    kept.write_text("before")

    def broken() -> None:
        with written(kept) as writer:
            writer.add(play_game(PLAN, 0))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken()
    assert [path.name for path in tmp_path.iterdir()] == [kept.name]
    assert kept.read_text() == "before"


def test_what_cannot_be_written_is_said_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UnknownFormat, match=r"\.parquet, \.csv, \.json"), written(Path("a.xlsx")):
        pass
    (tmp_path / "dir.csv").mkdir()
    with pytest.raises(IsADirectoryError), written(tmp_path / "dir.csv"):
        pass
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(PolarsMissing, match=r"standoff\[lab\]"), written(tmp_path / "a.parquet"):
        pass
    assert [path.name for path in tmp_path.iterdir()] == ["dir.csv"]
