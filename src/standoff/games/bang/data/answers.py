"""Who answers hooks for one player, found once for as long as it stays so: for speed alone."""

from mypy_extensions import mypyc_attr

from standoff.games.bang.data import hooks
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.hooks import At


@mypyc_attr(acyclic=True)
class Answers:
    """By the number of each hook, who answers it; and what follows from that. Never changed."""

    __slots__ = ("by_hook", "minded", "noted", "overheard", "reach", "windows")

    def __init__(self, box: Box, by_hook: list[list[At]], active: list[int]) -> None:
        self.by_hook = by_hook
        self.reach = 1  # of the weapon in play, or of the Colt .45 (B-9, B-29)
        self.windows = 0  # in which there is something to do
        self.noted = 0  # facts that are heard at once
        self.minded = 0  # facts that are heard when an effect settles
        self.overheard = 0  # whichever of them need not be about the player
        for card in active:
            reach = box.kinds[box.kind[card]].reach
            if reach:
                self.reach = reach
                break
        for at in by_hook[hooks.does.number]:
            self.windows |= box.windows_by[at.place]
        for at in by_hook[hooks.hears.number]:
            self.noted |= box.noted_by[at.place]
            self.minded |= box.minded_by[at.place]
            self.overheard |= box.overheard_by[at.place]


def enlist(found: list[list[At]], at: At) -> None:
    """Add a source to those who answer the hooks of its own."""
    for number in at.source.hooks:
        if found[number]:
            found[number].append(at)
        else:
            found[number] = [at]
