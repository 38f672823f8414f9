"""Every way to assign shots to targets."""

from functools import cache

Hits = tuple[tuple[int, int], ...]
"""How many hits for whom: targets by how many places to the left they sit."""


@cache
def aims(near: tuple[int, ...], far: tuple[int, ...], ones: int, twos: int) -> tuple[Hits, ...]:
    """All ways to assign so many shots of each face to the targets of each.

    >>> aims((1, 3), (2,), 1, 1)
    (((1, 1), (2, 1)), ((2, 1), (3, 1)))
    >>> aims((1, 2), (), 2, 0)
    (((1, 2),), ((1, 1), (2, 1)), ((2, 2),))
    """
    if not ones and not twos:
        return ((),)
    targets = near if ones else far
    fewer = aims(near, far, ones - 1, twos) if ones else aims(near, far, 0, twos - 1)
    return tuple(dict.fromkeys(one_more(hits, target) for target in targets for hits in fewer))


def one_more(hits: Hits, target: int) -> Hits:
    """The same with another hit for that target."""
    counted = dict(hits)
    counted[target] = counted.get(target, 0) + 1
    return tuple(sorted(counted.items()))
