"""A folder of played games: Parquet in parts, so that long work can be interrupted and go on."""

import json
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars

import standoff
from standoff.games import GAMES
from standoff.kernel.record import Setup
from standoff.lab.cards import Deeds
from standoff.lab.crew import ALONE, Crew
from standoff.lab.simulate import Plan, Played, Row, watch_game, witness

PLAN: Final = "plan.json"
SEATS, CARDS = "seats", "cards"
FULL: Final = 1000  # games of a part
SOON: Final = 20.0  # seconds after which a part is written, full or not


class OtherGames(Exception):
    """The folder holds games of another plan, or of other rules."""


class Part(NamedTuple):
    """Some of the games for one number of players: a file of seats and one of cards."""

    players: int
    first: int
    after: int

    @property
    def name(self) -> str:
        return f"{self.players}-{self.first:08}-{self.after:08}.parquet"


class Shelf:
    """The games of one plan, for one or several numbers of players.

    A plan that is there already must be the same; and its last games, played again, too.
    """

    def __init__(self, folder: Path, plans: list[Plan]) -> None:
        self.folder = folder
        self._plans = {plan.players: plan for plan in plans}
        for name in (SEATS, CARDS):
            (folder / name).mkdir(parents=True, exist_ok=True)
        said = json.dumps(_said(plans[0]), indent=2) + "\n"
        path = folder / PLAN
        if path.exists() and path.read_text("utf-8") != said:
            raise OtherGames(str(folder))
        path.write_text(said, "utf-8")
        for players in self._plans:
            self._check(players)

    def kept(self, players: int) -> int:
        """How many games there are, from the first on without a gap."""
        parts = self._parts(players)
        return parts[-1].after if parts else 0

    def total(self) -> int:
        return sum(self.kept(players) for players in self._plans)

    def games(
        self, players: int, games: range, crew: Crew = ALONE
    ) -> Generator[Played, None, None]:
        """Those that are kept, then those still to be played: they are kept as they come."""
        for part in self._parts(players):
            if part.after > games.start and part.first < games.stop:
                start = max(games.start - part.first, 0)
                yield from islice(self._read(part), start, games.stop - part.first)
        first = self.kept(players)
        fresh: list[Played] = []
        written = time.monotonic()
        with closing(witness(self._plans[players], range(first, games.stop), crew)) as played:
            try:
                for game in played:
                    fresh.append(game)
                    if len(fresh) == FULL or time.monotonic() - written > SOON:
                        first = self._write(players, first, fresh)
                        fresh, written = [], time.monotonic()
                    yield game
            finally:
                self._write(players, first, fresh)

    def _write(self, players: int, first: int, games: list[Played]) -> int:
        """A part is there when its seats are: they come last."""
        if not games:
            return first
        part = Part(players, first, first + len(games))
        cards = [deeds for game in games for deeds in game.cards]
        seats = [row for game in games for row in game.seats]
        self._put(CARDS, part, polars.DataFrame(cards, _schema(Deeds), orient="row"))
        self._put(SEATS, part, polars.DataFrame(seats, _schema(Row), orient="row"))
        return part.after

    def _put(self, what: str, part: Part, frame: polars.DataFrame) -> None:
        path = self.folder / what / part.name
        hidden = path.with_name(f".{part.name}")
        frame.write_parquet(hidden)
        hidden.replace(path)

    def _parts(self, players: int) -> list[Part]:
        found: list[Part] = []
        for path in sorted((self.folder / SEATS).glob(f"{players}-*.parquet")):
            part = Part(*map(int, path.stem.split("-")))
            if part.first == (found[-1].after if found else 0):
                found.append(part)
        return found

    def _read(self, part: Part) -> Iterator[Played]:
        seats = polars.read_parquet(self.folder / SEATS / part.name).rows()
        cards = polars.read_parquet(self.folder / CARDS / part.name).rows()
        told: dict[int, list[Deeds]] = {}
        for row in cards:
            told.setdefault(row[0], []).append(Deeds(*row))
        for number, rows in groupby(seats, itemgetter(0)):
            yield Played([Row(*row) for row in rows], told.get(number, []))

    def _check(self, players: int) -> None:
        """The last game kept is played again: what has changed since is found out by that."""
        parts = self._parts(players)
        if parts:
            try:
                last = list(self._read(parts[-1]))[-1]
            except polars.exceptions.PolarsError:
                raise OtherGames(str(self.folder)) from None
            if watch_game(self._plans[players], parts[-1].after - 1) != last:
                raise OtherGames(str(self.folder))


def _schema(record: type) -> dict[str, Any]:
    return dict(record.__annotations__)


def _said(plan: Plan) -> dict[str, Any]:
    """What games have in common that lie together; they may have more or fewer players."""
    setup = Setup(plan.game, plan.players, "", plan.sets, plan.variants)
    said = plan._asdict() | {
        "standoff": standoff.__version__,
        "edition": GAMES[plan.game].edition(setup),
        SEATS: Row._fields,
        CARDS: Deeds._fields,
    }
    del said["players"]
    return {name: list(each) if isinstance(each, tuple) else each for name, each in said.items()}
