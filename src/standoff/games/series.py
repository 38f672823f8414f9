"""Roles and characters as they are dealt, and what the next match in the same company takes over.

Survivors may keep their characters, the others get new ones, and the role that begins may pass to
the next seat (B-145 to B-147). Characters are places in the box of a game.
"""

from collections.abc import Sequence

from standoff.kernel.errors import SetupError
from standoff.kernel.record import Series, Setup
from standoff.kernel.ring import clockwise
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text


def deal_roles(setup: Setup, roles: Sequence[int], first: int, rng: Rng) -> list[int]:
    """The roles by seat; a series may say who has the first one."""
    dealt = list(roles)
    leader = setup.series.leader if setup.series else None
    if leader is None:
        rng.shuffle(dealt)
        return dealt
    dealt.remove(first)
    rng.shuffle(dealt)
    dealt.insert(leader, first)
    return dealt


def deal_characters(setup: Setup, characters: dict[str, int], rng: Rng) -> list[int]:
    """One each at random, but for those who keep theirs; the others get a new one (B-146)."""
    series = setup.series or Series(())
    before = [characters[name] for name in series.characters]
    kept = {seat: before[seat] for seat in series.keep}
    stack = [place for place in characters.values() if place not in kept.values()]
    rng.shuffle(stack)
    dealt: list[int] = []
    for seat in range(setup.players):
        if seat in kept:
            dealt.append(kept[seat])
            continue
        fresh = next(place for place in stack if not before or place != before[seat])
        stack.remove(fresh)
        dealt.append(fresh)
    return dealt


def check_series(setup: Setup, characters: dict[str, int]) -> None:
    """Whether what is taken over from the last match makes sense."""
    series = setup.series
    if series is None:
        return
    seats = range(setup.players)
    if series.leader is not None and series.leader not in seats:
        raise SetupError(f"There is no seat {series.leader} to have the first turn.")
    if series.characters and len(series.characters) != setup.players:
        raise SetupError("A series needs the character of every seat in the last match.")
    for seat in series.keep:
        if seat not in seats or not series.characters:
            raise SetupError(f"Seat {seat} has no character to keep.")
    for name in series.characters:
        if name not in characters:
            raise SetupError(f"There is no character {name!r} in these sets.")
    if len(set(series.characters)) != len(series.characters):
        raise SetupError("A character can be in a match only once.")


def succession(
    characters: Sequence[str],
    in_game: Sequence[bool],
    ring: list[int],
    first: int,
    keep: list[int],
    rotate: bool,
) -> Series:
    """What the next match takes over, given who is still in the game and who was first."""
    for seat in keep:
        if seat not in range(len(in_game)) or not in_game[seat]:
            raise SetupError(
                f"Seat {seat} is out of the game and cannot keep a character.", Text("setup-keep")
            )
    leader = clockwise(ring, first)[1] if rotate else None
    return Series(tuple(characters), tuple(keep), leader)
