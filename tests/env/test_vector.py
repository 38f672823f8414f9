"""Many tables at once: the same matches, whoever steps them."""

import numpy as np
import pytest
from numpy.typing import NDArray

from standoff.env.evaluate import evaluate, uniform
from standoff.env.processes import Processes
from standoff.env.seat import SeatEnv
from standoff.env.space import Space
from standoff.env.vector import Buffers, Vector
from standoff.kernel.errors import SetupError, StandoffError


def first_legal(masks: NDArray[np.uint8]) -> NDArray[np.int64]:
    return np.asarray(masks.argmax(axis=1), np.int64)


def test_each_row_is_a_table_of_its_own() -> None:
    space = Space("dice", players=4)
    vector = Vector(space, 3, seed=5, reveal=True)
    alone = [space.deal(f"5-{number}") for number in range(3)]
    ended = 0
    for _ in range(120):
        buffers = vector.buffers
        for place, table in enumerate(alone):
            row = np.empty(space.observer.size, np.uint8)
            table.observe(table.seat, row.data)
            assert buffers.seats[place] == table.seat
            assert (buffers.observations[place] == row).all()
            assert np.flatnonzero(buffers.masks[place]).tolist() == table.legal
            roles = [space.rules.catalog().roles[role] for role in buffers.roles[place]]
            assert roles == table.match.game.roles()
        actions = first_legal(buffers.masks)
        vector.step(actions)
        for place, action in enumerate(actions.tolist()):
            table = alone[place]
            table.act(action)
            assert buffers.ended[place] == table.over
            assert buffers.rewards[place].tolist() == table.rewards()
            if table.over:
                ended += 1
                number = int(table.match.setup.seed.partition("-")[2]) + 3
                alone[place] = space.deal(f"5-{number}")
    assert ended > 0


@pytest.mark.once
def test_processes_play_the_same_matches() -> None:
    space = Space("dice", players=5)
    bots = (None, "gambler", "random")
    vector = Vector(space, 4, bots=bots, seed=1)
    with Processes(space, 4, workers=2, bots=bots, seed=1) as processes:
        for step in range(40):
            if step == 20:
                vector.reset(seed=2)
                processes.reset(seed=2)
            for name in ("observations", "masks", "seats", "rewards", "ended"):
                parts = [getattr(part, name) for part in processes.buffers]
                assert (np.concatenate(parts) == getattr(vector.buffers, name)).all(), name
            actions = first_legal(vector.buffers.masks)
            vector.step(actions)
            processes.step(actions)
        with pytest.raises(StandoffError, match=r"A worker cannot go on: .*has no action"):
            processes.step(np.full(4, space.actions.size - 1))


def test_tables_are_shared_out_evenly_or_not_at_all() -> None:
    with pytest.raises(StandoffError, match="5 tables cannot be shared out among 2 workers"):
        Processes(Space("dice", players=4), 5, workers=2)


def test_a_match_that_takes_too_long_is_cut_short() -> None:
    vector = Vector(Space("bang", players=5), 2, limit=7)
    for _ in range(7):
        assert not vector.buffers.ended.any()
        vector.step(first_legal(vector.buffers.masks))
    assert vector.buffers.ended.all()
    assert vector.buffers.truncated.all()
    assert not vector.buffers.rewards.any()


def test_arrays_can_lie_in_memory_of_the_caller() -> None:
    space = Space("dice", players=3)
    memory = bytearray(Buffers(space, 2).size)
    vector = Vector(space, 2, buffers=Buffers(space, 2, memory))
    assert bytes(vector.buffers.observations[1].data) in bytes(memory)


def test_only_the_seat_that_learns_is_asked() -> None:
    vector = Vector(
        Space("bang", players=5), 2, bots=(None, "random", "random", "random", "random")
    )
    for _ in range(30):
        assert (vector.buffers.seats == 0).all()
        vector.step(first_legal(vector.buffers.masks))


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="no bot 'sheriff' for bang"):
        SeatEnv("bang", bots=["sheriff"])


def test_a_seed_repeats_a_match_and_the_next_ones_differ() -> None:
    one, other = SeatEnv("bang", bots=["gunslinger"]), SeatEnv("bang", bots=["gunslinger"])
    first, again = one.reset(seed=4)[0], other.reset(seed=4)[0]
    assert (first["observation"] == again["observation"]).all()
    for _ in range(8):
        action = first["action_mask"].argmax()
        first, again = one.step(action)[0], other.step(action)[0]
        assert (first["observation"] == again["observation"]).all()
    assert not (one.reset()[0]["observation"] == first["observation"]).all()


def test_an_evaluation_counts_the_same_matches_however_many_tables_play_them() -> None:
    """Long ones too, and none besides; a policy that does not look plays the same at each."""
    space = Space("dice", players=4)
    few, many = (
        evaluate(space, first, ["random"], 30, seed=3, tables=tables) for tables in (2, 16)
    )
    assert few == many
    assert sum(games for games, _ in few.values()) == 30
    assert set(few) == {"sheriff", "outlaw", "renegade"}


def test_the_uniform_policy_takes_what_is_allowed() -> None:
    counted = evaluate(Space("dice", players=4), uniform(1), ["gambler"], 4, tables=4)
    assert sum(games for games, _ in counted.values()) == 4


def first(buffers: Buffers) -> NDArray[np.int64]:
    return first_legal(buffers.masks)


def test_an_action_that_is_not_allowed_loses_the_match() -> None:
    alone = SeatEnv("dice", players=4)
    seen, _ = alone.reset(seed=1)
    _, reward, over, truncated, _ = alone.step(seen["action_mask"].argmin())
    assert (reward, over, truncated) == (-1.0, True, False)
