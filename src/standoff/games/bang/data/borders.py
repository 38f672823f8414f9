"""Borders: what the colour round a card says of it. A set may bring further ones."""

from typing import Final


class Border:
    """A kind of border.

    stays      the card lies in front of a player when it is played
    waits      it can be used from the next turn on
    blue       it counts as blue wherever a rule says so of a card in play
    touchable  others may take or discard it
    held       it can be in a hand; else whoever takes it has it in play
    dealt      it is on cards, and not on something that only lies on the table
    """

    __slots__ = ("blue", "dealt", "held", "id", "stays", "touchable", "waits")

    def __init__(
        self,
        id: str,
        *,
        stays: bool = False,
        waits: bool = False,
        blue: bool = False,
        touchable: bool = True,
        held: bool = True,
        dealt: bool = True,
    ) -> None:
        self.id = id
        self.stays = stays
        self.waits = waits
        self.blue = blue
        self.touchable = touchable
        self.held = held
        self.dealt = dealt


BROWN: Final = Border("brown")
BLUE: Final = Border("blue", stays=True, blue=True)
GREEN: Final = Border("green", stays=True, waits=True)
EVENT: Final = Border("event", dealt=False)
