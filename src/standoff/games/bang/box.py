"""What lies in the box for a match: cards are ids into its immutable table."""

from typing import Final

from standoff.games.bang.signs import RANKS, SUITS, Sign
from standoff.games.bang.sources import ANY_CARD, Character, EventCard, Kind, Source
from standoff.games.cards import Printed
from standoff.kernel.choice import NONE, Choice

MOST_PLAYERS: Final = 8


class Set:
    """A set: the cards and characters it adds, perhaps a rule and tokens for the table.

    `players` are the numbers of players it is for. `reprints` are further copies of cards of other
    sets: their signs, by kind. A set that is a variant is chosen among the variants; it may exclude
    others of them. Its edition is counted up when the same answers lead to another game; that of
    the base game, which is always played, when the core has changed.
    """

    def __init__(
        self,
        id: str,
        kinds: tuple[Kind, ...],
        characters: tuple[Character, ...],
        players: tuple[int, ...] = (),
        *,
        reprints: dict[str, str] | None = None,
        rule: Source | None = None,
        tokens: tuple[str, ...] = (),
        variant: bool = False,
        excludes: tuple[str, ...] = (),
        edition: int = 1,
    ) -> None:
        self.id = id
        self.kinds = kinds
        self.characters = characters
        self.players = players
        self.reprints = {
            kind: [Sign.read(sign) for sign in signs.split()]
            for kind, signs in (reprints or {}).items()
        }
        self.rule = rule
        self.tokens = tokens
        self.variant = variant
        self.excludes = excludes
        self.edition = edition


FIRST_GAME: Final = "first_game"
VARIANTS: Final = (FIRST_GAME,)


def signs_in(sets: list[Set], kind: Kind) -> list[Sign]:
    """The signs of all copies of a kind, those that other sets reprint last."""
    signs = kind.signs[:]
    for part in sets:
        signs += part.reprints.get(kind.id, [])
    return signs


class Box(Printed):
    """The kinds, characters and cards of the chosen sets, in the canonical order of sets.

    A kind and a character are both known by their place in `sources`; a card's name is its kind
    and its sign.
    """

    def __init__(self, sets: list[Set], variants: tuple[str, ...]) -> None:
        kinds: list[Kind] = []
        for part in sets:
            kinds.extend(k for k in part.kinds if not (k.book and FIRST_GAME in variants))
        characters = [character for part in sets for character in part.characters]
        self.sets = [part.id for part in sets]
        self.kinds = kinds
        self.characters = characters
        self.sources: list[Source] = [*kinds, *characters]
        self.first_character = len(kinds)
        self.any_time = [source.any_time is not None for source in self.sources]
        # Which hooks anyone in the box answers at all.
        self.heeds_spending = any(source.card_spent is not None for source in self.sources)
        self.sparing = any(source.ignores is not None for source in self.sources)
        self.silencing = any(source.silences_in_turn for source in self.sources)
        self.usable = any(source.use is not None for source in self.sources)
        self.waiting = any(kind.waits for kind in kinds)
        self.keeping = any(source.hand_limit for source in self.sources)
        self.preparing = any(source.before_phase_1 is not None for source in self.sources)
        self.drawing = any(
            source.draws_exactly is not None or source.draws_plus or source.whole_draw is not None
            for source in self.sources
        )
        converted = {name for source in self.sources for name, _ in source.converts}
        self.wild = ANY_CARD in converted
        self.convertible = [self.wild or kind.name in converted for kind in kinds]
        self.index = {source.id: place for place, source in enumerate(self.sources)}
        self.cast = {character.id: self.index[character.id] for character in characters}
        self.alone = [[place] for place in range(len(kinds))]  # the uses of a card that is no other
        self.named = {kind.name: place for place, kind in enumerate(kinds) if kind.name}

        self.kind: list[int] = []
        self.rank: list[int] = []
        self.suit: list[int] = []
        names: list[str] = []
        for place, kind in enumerate(kinds):
            for sign in signs_in(sets, kind):
                self.kind.append(place)
                self.rank.append(sign.rank)
                self.suit.append(sign.suit)
                names.append(f"{kind.id}-{RANKS[sign.rank]}{SUITS[sign.suit]}")
        super().__init__(names)
        # What lies on the table: rules of sets, tokens, and event cards, the last ones apart.
        self.rules = [part.rule for part in sets if part.rule is not None]
        self.tokens = [token for part in sets for token in part.tokens]
        self.events: list[int] = []
        self.finals: list[int] = []
        for place, kind in enumerate(kinds):
            if isinstance(kind, EventCard):
                (self.finals if kind.final else self.events).append(place)
        self.has_table = bool(self.rules or self.finals)
        # Hooks that nobody in the box answers need not be asked.
        self.has_forbids = self._any("forbids")
        self.has_own_turn = self._any("own_turn")
        self.has_phase_1 = self._any("skips_phase_1", "phase_1_ends", "draws_last")
        self.has_turns = self._any("comes_up", "extra_turn", "counterclockwise")
        self.landing = self._find_landing()
        self.plain_plays = [
            [Choice("play", card, seat) for seat in range(NONE, MOST_PLAYERS)]
            for card in range(self.size)
        ]  # the plainest ways to play each card, at nobody and at every seat: made once

    def _any(self, *hooks: str) -> bool:
        """Whether any source in the box, or a rule, answers one of these hooks."""
        sources = [*self.sources, *self.rules]
        return any(getattr(source, hook) for source in sources for hook in hooks)

    def _find_landing(self) -> list[bool]:
        """The cards that do not go where others go; an empty list if there are none."""
        ids = [id for rule in self.rules if rule.lands is not None for id in rule.lands.kinds]
        return [self.kinds[kind].id in ids for kind in self.kind] if ids else []

    def character(self, place: int) -> Character:
        """The character at that place of `sources`."""
        return self.characters[place - self.first_character]

    def called(self, place: int) -> int:
        """The name that the rules know a kind by, such as BANG; an ability has none."""
        return self.kinds[place].name if place < self.first_character else 0

    def of(self, card: int) -> Kind:
        """The kind of a card."""
        return self.kinds[self.kind[card]]
