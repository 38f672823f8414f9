"""Every way to assign shots to targets."""

from typing import Final

Hits = list[int]
"""How many hits for whom, by how many places to the left they sit; never changed."""

_AIMS: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int, int, int], list[Hits]]] = {}


def aims(
    near: tuple[int, ...], far: tuple[int, ...], ones: int, twos: int, players: int
) -> list[Hits]:
    """All ways to assign so many shots of each face to the targets of each.

    >>> aims((1, 3), (2,), 1, 1, 4)
    [[0, 1, 1, 0], [0, 0, 1, 1]]
    >>> aims((1, 2), (), 2, 0, 3)
    [[0, 2, 0], [0, 1, 1], [0, 0, 2]]
    """
    key = near, far, ones, twos, players
    known = _AIMS.get(key)
    if known is not None:
        return known
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
    _AIMS[key] = found
    return found


def one_more(hits: Hits, target: int) -> Hits:
    """The same with another hit for that target."""
    more = hits[:]
    more[target] += 1
    return more
