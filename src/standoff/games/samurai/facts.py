"""What is being done: a card that is played, and an attack that waits for its answer."""


class Play:
    """A card as it was announced: by whom, at whom, and at which card of theirs."""

    __slots__ = ("by", "card", "pick", "target")

    def __init__(self, by: int, card: int, target: int, pick: int) -> None:
        self.by = by
        self.card = card
        self.target = target
        self.pick = pick


class Attack:
    """A Weapon against a player.

    The wounds are a sum: its `terms` are what they come from, by places in the box, and how many.
    """

    __slots__ = ("by", "card", "target", "terms", "wounds")

    def __init__(self, by: int, target: int, card: int, terms: list[tuple[int, int]]) -> None:
        self.by = by
        self.target = target
        self.card = card
        self.terms = terms
        self.wounds = sum([number for _, number in terms])
