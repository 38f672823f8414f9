"""What tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """A PostgreSQL that runs, as whoever used it before has left it."""
    postgres = Postgres()
    yield postgres
    postgres.remove()
