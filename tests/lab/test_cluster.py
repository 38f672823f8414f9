"""The same games on a cluster, also when a worker is lost; and what is said where there is none."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from standoff.lab import simulate
from standoff.lab.cluster import cluster
from standoff.lab.crew import Crew
from standoff.lab.simulate import OtherRules, Plan, Played, watch_game, witness
from tests.test_cli import run

pytestmark = pytest.mark.once

PLAN = Plan("bang", 5, ("random",), seed=3)
SIMULATE = ("simulate", "--games", "4", "--bot", "random", "--lang", "en")


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    if find_spec("ray") is None:
        pytest.skip("There is no wheel of Ray for this Python or machine")
    with cluster("local", 2) as crew:
        pickle = import_module("ray.cloudpickle")
        pickle.register_pickle_by_value(sys.modules[__name__])  # workers have no tests
        yield crew


def play_and_fall(marker: Path, games: range) -> list[Played]:
    """Play; but who is the first to have come to the end of a batch with game 100 is killed."""
    played = [watch_game(PLAN, number) for number in games]
    if 100 in games and not marker.exists():
        marker.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return played


def test_a_lost_worker_changes_nothing(crew: Crew, tmp_path: Path) -> None:
    """One of two is killed in the middle of its games: they are played again."""
    assert crew.workers == 2
    marker = tmp_path / "killed"
    alone = list(witness(PLAN, range(200)))
    assert list(crew.spread(partial(play_and_fall, marker), range(200))) == alone
    assert int(marker.read_text()) != os.getpid()
    assert list(witness(PLAN, range(200), crew)) == alone


def test_what_goes_wrong_in_a_worker_is_an_error_here(crew: Crew) -> None:
    with pytest.raises(KeyError, match="nobody"):
        list(witness(PLAN._replace(bots=("nobody",)), range(4), crew))


def test_machines_with_another_version_are_refused(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "rules_of", lambda plan: "0.0.1 base-1")
    with pytest.raises(OtherRules):
        list(witness(PLAN, range(4), crew))


def test_where_no_cluster_answers() -> None:
    with socket.socket() as bound:  # and nobody listens
        bound.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{bound.getsockname()[1]}"
        said = run(*SIMULATE, "--ray", address, code=2)
    assert f"No Ray cluster answers at {address}" in said
    assert "No Ray cluster answers at nowhere (HOST:PORT)." in run(
        *SIMULATE, "--ray", "nowhere", code=2
    )


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    said = run(*SIMULATE, "--ray", "local", code=1)
    assert (
        'That needs ray, which is not installed here. Install it with: pip install "standoff[ray]"'
        in said
    )
