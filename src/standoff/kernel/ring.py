"""The table is a ring of seats; a seat is a player for ever."""


def clockwise(ring: list[int], start: int) -> list[int]:
    """All seats, clockwise, `start` first.

    >>> clockwise([0, 1, 2, 3], 2)
    [2, 3, 0, 1]
    """
    place = ring.index(start)
    return ring[place:] + ring[:place]


def steps(place: int, seats: int) -> int:
    """The fewest steps to the seat `place` places to the left, either way round.

    >>> [steps(place, 5) for place in range(5)]
    [0, 1, 2, 2, 1]
    """
    return min(place, seats - place)
