"""Results as files: Parquet, CSV or JSON by the file's ending, one row for each seat of a game."""

import csv
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, Protocol, cast

from standoff.lab.simulate import Row


class UnknownFormat(ValueError):
    """The file's ending is none of those in FORMATS."""


class PolarsMissing(ImportError):
    """Parquet is asked for, and polars is not installed."""


class Writer(Protocol):
    """Takes the rows of game after game."""

    def __init__(self, file: TextIOWrapper) -> None: ...

    def add(self, rows: Sequence[Row]) -> None: ...

    def finish(self) -> None: ...

    def leave(self) -> None:
        """Clean up, finished or not."""


class Csv:
    def __init__(self, file: TextIOWrapper) -> None:
        self._csv = csv.writer(file, lineterminator="\n")
        self._csv.writerow(Row._fields)

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._csv.writerow(str(x).lower() if isinstance(x, bool) else x for x in row)

    def finish(self) -> None:
        pass

    def leave(self) -> None:
        pass


class Json:
    def __init__(self, file: TextIOWrapper) -> None:
        self._file = file
        self._before = "[\n"

    def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._file.write(self._before + json.dumps(row._asdict()))
            self._before = ",\n"

    def finish(self) -> None:
        self._file.write("\n]\n")

    def leave(self) -> None:
        pass


class Parquet:
    CHUNK: Final = 50_000  # rows of a part, so that long runs stay small in memory

    def __init__(self, file: TextIOWrapper) -> None:
        if find_spec("polars") is None:
            raise PolarsMissing('Parquet needs polars: pip install "standoff[lab]"')
        self._file = file
        self._rows: list[Row] = []
        self._parts = 0
        self._folder = TemporaryDirectory(prefix="standoff-")

    def add(self, rows: Sequence[Row]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= self.CHUNK:
            self._pack()

    def finish(self) -> None:
        import polars  # an extra, and slow to import

        self._pack()
        parts = polars.scan_parquet(Path(self._folder.name) / "*.parquet")
        parts.sink_parquet(cast(IO[bytes], self._file.buffer))

    def leave(self) -> None:
        self._folder.cleanup()

    def _pack(self) -> None:
        import polars

        schema = {name: Row.__annotations__[name] for name in Row._fields}
        path = Path(self._folder.name) / f"{self._parts:06}.parquet"
        polars.DataFrame(self._rows, schema=schema, orient="row").write_parquet(path)
        self._rows = []
        self._parts += 1


FORMATS: Final[dict[str, type[Writer]]] = {".parquet": Parquet, ".csv": Csv, ".json": Json}


@contextmanager
def written(path: Path) -> Iterator[Writer]:
    """A writer whose file appears when all is written; a run that breaks leaves nothing.

    What stands in the way is said before anything is played: UnknownFormat, PolarsMissing, OSError.
    """
    if path.suffix.lower() not in FORMATS:
        raise UnknownFormat(f"A file of results ends in {', '.join(FORMATS)}, not as {path.name}.")
    if path.is_dir():
        raise IsADirectoryError(21, "Is a directory", str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="") as file:
            writer = FORMATS[path.suffix.lower()](file)
            try:
                yield writer
                writer.finish()
            finally:
                writer.leave()
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
