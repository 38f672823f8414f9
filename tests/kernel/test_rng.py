"""The generator: seeded, copyable, fair."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from standoff.kernel.rng import Rng


@given(st.text(), st.integers(0, 40))
def test_a_copy_goes_on_with_the_same_numbers(seed: str, used: int) -> None:
    rng = Rng.from_seed(seed)
    for _ in range(used):
        rng.below(6)
    twin, loaded = rng.copy(), Rng(rng.key, rng.counter)
    numbers = [rng.below(1000) for _ in range(40)]
    assert [twin.below(1000) for _ in range(40)] == numbers
    assert [loaded.below(1000) for _ in range(40)] == numbers


def test_other_seeds_give_other_numbers() -> None:
    drawn = set()
    for seed in range(500):
        rng = Rng.from_seed(str(seed))
        drawn.add(tuple(rng.below(80) for _ in range(8)))
    assert len(drawn) == 500


def test_every_number_below_the_bound_is_as_likely() -> None:
    rng = Rng.from_seed("fair")
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # over four deviations


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = Rng.from_seed("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 150 for count in orders.values())


def test_a_shuffle_loses_nothing() -> None:
    items = list(range(80))
    Rng.from_seed("deck").shuffle(items)
    assert items != list(range(80))
    assert sorted(items) == list(range(80))
