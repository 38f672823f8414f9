"""The table is a ring of seats; a seat is a player for ever."""


def clockwise(ring: list[int], start: int, counts: list[bool]) -> list[int]:
    """The seats that count, clockwise from `start` (itself first, if it counts).

    >>> clockwise([0, 1, 2, 3], 2, [True, False, True, True])
    [2, 3, 0]
    """
    place = ring.index(start)
    return [seat for seat in ring[place:] + ring[:place] if counts[seat]]


def steps(ring: list[int], viewer: int, counts: list[bool]) -> list[int]:
    """For every seat, the fewest steps from `viewer` past seats that count; 0 if it does not count.

    >>> steps([0, 1, 2, 3, 4], 0, [True, True, False, True, True])
    [0, 1, 0, 2, 1]
    """
    others = clockwise(ring, viewer, counts)
    if not counts[viewer]:
        others.insert(0, viewer)
    size = len(others)
    result = [0] * len(ring)
    for place in range(1, size):
        result[others[place]] = min(place, size - place)
    return result
