"""What lies in the box for a match: cards are ids into its immutable table."""

from collections.abc import Callable
from typing import Any, Final

from standoff.games.bang.data import hooks
from standoff.games.bang.data.deeds import MAIN
from standoff.games.bang.data.hooks import HOOKS, AnyHook, At
from standoff.games.bang.data.lands import Lands
from standoff.games.bang.data.parts import Part, parts_of
from standoff.games.bang.data.signs import RANKS, SUITS, Sign
from standoff.games.bang.data.sources import (
    ABILITIES,
    CARDS,
    BadDeclaration,
    Character,
    EventCard,
    Kind,
    Source,
)
from standoff.games.bang.data.tones import TONES
from standoff.games.cards import Printed
from standoff.kernel.choice import NONE, Choice

MOST_PLAYERS: Final = 8


class Set:
    """A set: the cards and characters it adds, perhaps a rule, tokens and a part of the table.

    `players` are the numbers of players it is for; fewer than `at_least` cannot play with it.
    `reprints` are further copies of cards of other sets: their signs, by kind. A set that is a
    variant is chosen among the variants; it may exclude others of them. `tones` says what the
    answers are whose verbs it brings. Its edition is counted up when the same answers lead to
    another game; that of the base game, which is always played, when the core has changed.
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
        parts: tuple[Callable[["Box"], Part], ...] = (),
        variant: bool = False,
        excludes: tuple[str, ...] = (),
        tones: dict[str, str] | None = None,
        edition: int = 1,
        at_least: int = 0,
    ) -> None:
        ids = [source.id for source in (*kinds, *characters)]
        for each in ids:
            if ids.count(each) > 1:
                raise BadDeclaration(f"The set {id} has {each!r} twice.")
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
        self.parts = parts
        self.variant = variant
        self.excludes = excludes
        self.tones = tones or {}
        self.edition = edition
        self.at_least = at_least


FIRST_GAME: Final = "first_game"
VARIANTS: Final = (FIRST_GAME,)

NO_SIGN: Final = Sign(NONE, NONE)


def signs_in(sets: list[Set], kind: Kind) -> list[Sign]:
    """The signs of all copies of a kind, those that other sets reprint last."""
    signs = kind.signs or [NO_SIGN] * kind.copies
    for part in sets:
        signs = signs + part.reprints.get(kind.id, [])
    return signs


class Box(Printed):
    """The kinds, characters and cards of the chosen sets, in the canonical order of sets.

    Kinds, characters and rules of sets are known by their place in `sources`; a card's name is its
    kind and its sign.
    """

    def __init__(self, sets: list[Set], variants: tuple[str, ...]) -> None:
        kinds: list[Kind] = []
        for part in sets:
            kinds.extend(k for k in part.kinds if not (k.book and FIRST_GAME in variants))
        characters = [character for part in sets for character in part.characters]
        rules = [part.rule for part in sets if part.rule is not None]
        self.sets = [part.id for part in sets]
        self.kinds = kinds
        self.characters = characters
        self.sources: list[Source] = [*kinds, *characters, *rules]
        self.first_character = len(kinds)
        self.first_rule = len(kinds) + len(characters)
        self.rules = list(range(self.first_rule, len(self.sources)))
        self.index: dict[str, int] = {}
        for place, source in enumerate(self.sources):
            self.index.setdefault(source.id, place)
        self.cast = {character.id: self.index[character.id] for character in characters}
        self.tokens = [token for part in sets for token in part.tokens]
        self.tones = TONES.copy()
        for part in sets:
            self.tones.update(part.tones)

        self.kind: list[int] = []
        self.rank: list[int] = []
        self.suit: list[int] = []
        names: list[str] = []
        for place, kind in enumerate(kinds):
            for sign in signs_in(sets, kind):
                self.kind.append(place)
                self.rank.append(sign.rank)
                self.suit.append(sign.suit)
                printed = f"-{RANKS[sign.rank]}{SUITS[sign.suit]}" if sign.rank >= 0 else ""
                names.append(kind.id + printed)
        super().__init__(names, [kinds[place].home for place in self.kind])
        self._of = [kinds[place] for place in self.kind]
        self.events = self._find_events()
        self.has_table = bool(self.rules or self.events)

        # For speed: whether anyone in the box answers a hook, opens a window or hears a fact.
        self.asked = [False] * len(HOOKS)
        self.windows = self.noted = self.minded = 0
        for source in self.sources:
            for number in source.hooks:
                self.asked[number] = True
            self.windows |= source.windows
            self.noted |= source.noted
            self.minded |= source.minded
        self.heard = self.noted | self.minded
        for kind in kinds:
            self.windows |= kind.opens
        self.opens = [kinds[place].opens for place in self.kind]  # by card
        self._held: dict[int, list[int]] = {}
        self.reads_pile = [hooks.reads_pile.on(source) is not None for source in self.sources]
        self.silences = [hooks.silences.on(source) for source in self.sources]
        self.silencing = self.asks(hooks.silences)
        self.usable = any(
            deed.window & MAIN for source in self.sources for deed in hooks.does.on(source) or ()
        )
        self.has_turns = any(self.asks(hook) for hook in TURNS)
        self.forbidding = self.asks(hooks.forbids)
        self.riding = self.asks(hooks.rides)
        riders = [hooks.rides.on(source) for source in self.sources]
        self.muting = any(rider.mutes for rider in riders if rider is not None)
        self.over_limit = self.asks(hooks.over_limit)
        self.loads = any(kind.load for kind in kinds)
        self.unheld = any(not kind.border.held for kind in kinds)
        self.landing = self._find_landing()
        self.keeping = any(kind.keeps for kind in kinds)
        self.shielding = self.asks(hooks.shields)
        self.sparing = self.asks(hooks.leaves_out)
        self.alone = [[place] for place in range(len(kinds))]  # the uses of a card that is no other
        self.named: dict[int, int] = {}  # the first kind of each name
        for place, kind in enumerate(kinds):
            if kind.name:
                self.named.setdefault(kind.name, place)
        self.plain_plays = [
            [Choice("play", card, seat) for seat in range(NONE, MOST_PLAYERS)]
            for card in range(self.size)
        ]  # the plainest ways to play each card, at nobody and at every seat: made once
        self._own = [
            [At(source, place, seat, NONE) for seat in range(NONE, MOST_PLAYERS)]
            for place, source in enumerate(self.sources)
        ]
        self._in_play = [
            [At(kinds[place], place, seat, card) for seat in range(NONE, MOST_PLAYERS)]
            for card, place in enumerate(self.kind)
        ]
        makers = [make for part in sets for make in part.parts]
        self.parts = parts_of(self, makers)  # as they lie in the box: each match has its own copy

    def _find_events(self) -> dict[str, tuple[list[int], list[int]]]:
        """The events of each deck, and those of them that can be its last."""
        found: dict[str, tuple[list[int], list[int]]] = {}
        for place, kind in enumerate(self.kinds):
            if isinstance(kind, EventCard):
                events, finals = found.setdefault(kind.deck, ([], []))
                (finals if kind.final else events).append(place)
        return found

    def _find_landing(self) -> list[Lands | None]:
        """Where each card goes that does not go where others go; an empty list if there is none."""
        by_kind: dict[str, Lands] = {}
        for place in self.rules:
            landing = hooks.lands.on(self.sources[place])
            if landing is None:
                continue
            for id in landing.kinds:
                if id in by_kind:
                    raise BadDeclaration(f"Two rules say where {id} lands.")
                by_kind[id] = landing
        return [by_kind.get(self.kinds[kind].id) for kind in self.kind] if by_kind else []

    def asks(self, hook: AnyHook[Any]) -> bool:
        """Whether anyone in the box answers that hook; nearly always nobody does."""
        return self.asked[hook.number]

    def held_for(self, window: int) -> list[int]:
        """The cards that can be played out of a hand in that window."""
        found = self._held.get(window)
        if found is None:
            found = [card for card, windows in enumerate(self.opens) if windows & window]
            self._held[window] = found
        return found

    def at(self, place: int, seat: int) -> At:
        """The ability, event or rule of that place, at work for a seat (or NONE)."""
        return self._own[place][seat + 1]

    def card_at(self, card: int, seat: int) -> At:
        """A card at work in front of a player."""
        return self._in_play[card][seat + 1]

    def character(self, place: int) -> Character:
        """The character at that place of `sources`."""
        return self.characters[place - self.first_character]

    def is_character(self, place: int) -> bool:
        return self.first_character <= place < self.first_rule

    def stratum(self, at: At) -> int:
        """The stratum of a source at work: what can be silenced; 0 of the table's."""
        if at.card != NONE:
            return CARDS
        return ABILITIES if self.is_character(at.place) else 0

    def called(self, place: int) -> int:
        """The name that the rules know a kind by, such as BANG; an ability has none."""
        return self.kinds[place].name if place < self.first_character else 0

    def of(self, card: int) -> Kind:
        """The kind of a card."""
        return self._of[card]


TURNS: Final[tuple[AnyHook[Any], ...]] = (
    hooks.turn_starts,
    hooks.turn_ends,
    hooks.extra_turn,
    hooks.comes_up,
    hooks.counterclockwise,
)
"""Whatever makes one turn begin otherwise than when the last one has ended."""
