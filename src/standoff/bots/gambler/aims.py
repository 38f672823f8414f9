"""Every way to assign shots to targets."""

from typing import Final

Hits = list[int]
"""How many hits for whom, by how many places to the left they sit; never changed."""

Targets = tuple[tuple[int, ...], tuple[int, ...], int]
"""Those of each face, and how many players there are."""

_AIMS: Final[dict[Targets, dict[int, list[Hits]]]] = {}


def aims_at(near: tuple[int, ...], far: tuple[int, ...], players: int) -> dict[int, list[Hits]]:
    """The ways that were found so far for these targets, by `as_key`."""
    targets = near, far, players
    known = _AIMS.get(targets)
    if known is None:
        known = _AIMS[targets] = {}
    return known


def as_key(ones: int, twos: int) -> int:
    """So many shots of each face, as one number."""
    return ones << 4 | twos


def aims(
    near: tuple[int, ...], far: tuple[int, ...], ones: int, twos: int, players: int
) -> list[Hits]:
    """All ways to assign so many shots of each face to the targets of each.

    >>> aims((1, 3), (2,), 1, 1, 4)
    [[0, 1, 1, 0], [0, 0, 1, 1]]
    >>> aims((1, 2), (), 2, 0, 3)
    [[0, 2, 0], [0, 1, 1], [0, 0, 2]]
    """
    known = aims_at(near, far, players)
    ways = known.get(as_key(ones, twos))
    if ways is not None:
        return ways
    found: list[Hits] = []
    if not ones and not twos:
        found.append([0] * players)
    else:
        targets = near if ones else far
        fewer = aims(near, far, ones - 1 if ones else 0, twos if ones else twos - 1, players)
        for target in targets:
            for hits in fewer:
                more = one_more(hits, target)
                if more not in found:
                    found.append(more)
    known[as_key(ones, twos)] = found
    return found


def one_more(hits: Hits, target: int) -> Hits:
    """The same with another hit for that target."""
    more = hits[:]
    more[target] += 1
    return more
