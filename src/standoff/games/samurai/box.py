"""What lies in the box: cards are ids into its immutable table."""

from collections.abc import Sequence

from standoff.games.cards import Printed
from standoff.games.samurai.sources import Character, Kind, Source


class Box(Printed):
    """The kinds, characters and cards. A card's name is that of its kind.

    A kind and a character are both known by their place in `sources`.
    """

    def __init__(self, kinds: Sequence[Kind], characters: Sequence[Character]) -> None:
        self.kinds = list(kinds)
        self.characters = list(characters)
        self.sources: list[Source] = [*kinds, *characters]
        self.first_character = len(self.kinds)
        self.index = {source.id: place for place, source in enumerate(self.sources)}
        self.cast = {character.id: self.index[character.id] for character in characters}
        self.kind: list[int] = []
        for place, kind in enumerate(kinds):
            self.kind += [place] * kind.copies
        super().__init__([self.kinds[place].id for place in self.kind])
        self.parry = next(place for place, kind in enumerate(kinds) if kind.is_parry)

    def character(self, place: int) -> Character:
        """The character at that place of `sources`."""
        return self.characters[place - self.first_character]

    def of(self, card: int) -> Kind:
        """The kind of a card."""
        return self.kinds[self.kind[card]]

    def is_weapon(self, card: int) -> bool:
        return self.of(card).damage > 0
