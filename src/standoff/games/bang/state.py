"""The state of the card game: plain data, and the plainest questions about it."""

from typing import TYPE_CHECKING, Any, Final

from standoff.games import roles
from standoff.games.bang.box import Box
from standoff.games.bang.facts import Fact
from standoff.games.bang.sources import ABILITIES, CARDS, Lands, Source
from standoff.games.cards import Cards, Holder
from standoff.kernel.choice import NONE, PLAIN, Choice
from standoff.kernel.ring import clockwise
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules

# The steps of a turn; each begins and ends with nothing pending.
START: Final = 0
PHASE_1: Final = 1
PHASE_2: Final = 2
PHASE_3: Final = 3
END: Final = 4


class Player(Holder):
    """One player of the card game."""

    __slots__ = ("abilities", "chosen", "ghost", "in_game")

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        super().__init__(role, role_known, character, life)
        self.abilities = [character]  # whose abilities the player has, the own one first
        self.in_game = True
        self.ghost = False  # in the game without life points, until the turn ends
        self.chosen: list[int] = []  # picked from hand and face down, until all are picked

    def copy(self) -> "Player":
        twin = Player(self.role, self.role_known, self.character, self.life)
        twin.abilities = self.abilities[:]
        twin.max_life = self.max_life
        twin.in_game = self.in_game
        twin.ghost = self.ghost
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.chosen = self.chosen[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "abilities": self.abilities[:],
            "in_game": self.in_game,
            "ghost": self.ghost,
            "chosen": self.chosen[:],
        }

    def held(self) -> list[list[int]]:
        return [self.hand, self.chosen]


class Turn:
    """Whose turn it is, and how far it has come."""

    __slots__ = ("bangs", "extra", "number", "seat", "shown", "step", "uses", "waiting")

    def __init__(
        self,
        seat: int,
        number: int = 1,
        step: int = START,
        bangs: int = 0,
        extra: bool = False,
        shown: int = NONE,
    ) -> None:
        self.seat = seat
        self.number = number
        self.step = step
        self.bangs = bangs  # BANG! cards played in it
        self.extra = extra  # granted, besides the regular ones
        self.shown = shown  # the card that must be played in it, if it can be
        self.uses: list[int] = []  # abilities used in it, as often as they were
        self.waiting: list[int] = []  # cards put in play that can be used from the next turn on

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.number, self.step, self.bangs, self.extra, self.shown)
        twin.uses = self.uses[:]
        twin.waiting = self.waiting[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "number": self.number,
            "step": self.step,
            "bangs": self.bangs,
            "uses": self.uses[:],
            "waiting": self.waiting[:],
            "extra": self.extra,
            "shown": self.shown,
        }


class Bang(Cards[Player]):
    """The card game.

    `scopes` holds the facts of effects under way, innermost last; between two steps there is none.

    Of `event_deck` the last one is the next event, which everyone sees; of `event_past` it is the
    event in force. They hold kinds, not cards; `event_aside` are the events nobody will see.
    """

    def __init__(self, rules: "Rules[Any]", box: Box, rng: Rng, players: list[Player]) -> None:
        super().__init__(rules, box, rng, players)
        self.box = box
        self.turn = Turn(0)
        self.scopes: list[list[Fact]] = []
        self.leader = 0  # who reveals the events
        self.event_deck: list[int] = []
        self.event_past: list[int] = []
        self.event_aside: list[int] = []
        self.event_spent = False  # the event in force has done what it does only once
        self.first_out = NONE  # the seat that was eliminated first
        self.grants: list[int] = []  # seats that have earned an extra turn
        self.tokens = [NONE] * len(box.tokens)  # the seat each one lies at
        # For speed alone, found anew when missing: who answers hooks, and the seats in the game
        # from each seat. Nobody changes these lists.
        self._sources: list[list[Source] | None] = [None] * len(players)
        self._arounds: list[list[int]] = []
        self.has_any_time = any(box.any_time[player.character] for player in players)
        self._circles: list[list[int]] = []
        self._table: list[Source] | None = None

    def copy(self) -> "Bang":
        players = [player.copy() for player in self.players]
        twin = Bang(self.rules, self.box, self.rng.copy(), players)
        self.copy_cards(twin)
        twin.turn = self.turn.copy()
        twin.leader = self.leader
        twin.event_deck = self.event_deck[:]
        twin.event_past = self.event_past[:]
        twin.event_aside = self.event_aside[:]
        twin.event_spent = self.event_spent
        twin.first_out = self.first_out
        twin.grants = self.grants[:]
        twin.tokens = self.tokens[:]
        twin._sources = self._sources[:]
        twin._circles = self._circles
        twin._arounds = self._arounds
        twin._table = self._table
        return twin

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "players": [player.data() for player in self.players],
            "turn": self.turn.data(),
            "leader": self.leader,
            "event_deck": self.event_deck[:],
            "event_past": self.event_past[:],
            "event_aside": self.event_aside[:],
            "event_spent": self.event_spent,
            "first_out": self.first_out,
            "grants": self.grants[:],
            "tokens": self.tokens[:],
        }

    def kind_name(self, kind: int) -> str:
        return self.box.sources[kind].id

    def tone(self, choice: Choice) -> str:
        return self.box.tones.get(choice.verb, PLAIN)

    def role_name(self, role: int) -> str:
        return roles.NAMES[role]

    def roles(self) -> list[str]:
        return [roles.NAMES[player.role] for player in self.players]

    # Who

    def in_game(self) -> list[bool]:
        return [player.in_game for player in self.players]

    def clockwise(self, start: int) -> list[int]:
        """The seats in the game, clockwise, `start` first."""
        if not self._circles:
            self._circles = [self.find_circle(seat) for seat in range(len(self.ring))]
        return self._circles[start]

    def find_circle(self, start: int) -> list[int]:
        return [seat for seat in clockwise(self.ring, start) if self.players[seat].in_game]

    def others(self, seat: int) -> list[int]:
        """The other seats in the game, clockwise from the left of `seat`."""
        seats = self.clockwise(seat)
        return seats[1:] if self.players[seat].in_game else seats

    def around(self, seat: int) -> list[int]:
        """The seats in the game, clockwise from the left of `seat`, itself last."""
        if not self._arounds:
            self._arounds = [[*self.others(each), each] for each in range(len(self.ring))]
        return self._arounds[seat]

    def sources(self, seat: int) -> list[Source]:
        """Whatever answers hooks for that player: abilities, cards in play, then the table's."""
        sources = self._sources[seat]
        if sources is None:
            sources = self._sources[seat] = self.find_sources(seat)
        return sources

    def find_sources(self, seat: int) -> list[Source]:
        sources = self.box.sources
        found = [sources[place] for place in self.places(seat)]
        if self.box.has_table and self.players[seat].in_game:
            found.extend(self.table())
        return found

    def places(self, seat: int) -> list[int]:
        """The places in the box of all that answers hooks for that player now."""
        player = self.players[seat]
        if not player.in_game:
            return []
        if not (self.box.has_table or self.box.silencing):
            places = player.abilities[:]
            for card in player.in_play:
                places.append(self.box.kind[card])
            return places
        places = self.abilities(seat)[:]
        for card in self.active(seat):
            places.append(self.box.kind[card])
        return places

    def abilities(self, seat: int) -> list[int]:
        """The abilities that player can use now."""
        player = self.players[seat]
        if not player.in_game or self.silenced(seat) & ABILITIES:
            return []
        return player.abilities

    def table(self) -> list[Source]:
        """Whatever answers hooks for everyone: the rules of sets, and the event in force."""
        table = self._table
        if table is None:
            table = self._table = self.find_table()
        return table

    def find_table(self) -> list[Source]:
        table: list[Source] = [*self.box.rules]
        if self.event_past:
            table.append(self.box.kinds[self.event_past[-1]])
        return table

    def table_first(self, seat: int) -> list[Source]:
        """The same sources as those of the player, but those of the table first."""
        table = self.table()
        own = self.sources(seat)
        return table + own[: len(own) - len(table)] if table else own

    def table_changed(self) -> None:
        """To be called when another event is in force."""
        self._table = None
        self._sources = [None] * len(self.players)

    def silenced(self, seat: int) -> int:
        """The strata of a player's sources that have no effect."""
        strata = 0
        if self.box.has_table:
            for source in self.table():
                strata |= source.silences
        if self.box.silencing and seat != self.turn.seat and not strata & ABILITIES:
            active = self.players[self.turn.seat]
            for place in active.abilities if active.in_game else ():
                strata |= self.box.sources[place].silences_in_turn
        return strata

    def active(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect."""
        if (self.box.has_table or self.box.silencing) and self.silenced(seat) & CARDS:
            return []
        return self.players[seat].in_play

    def play_changed(self, seat: int) -> None:
        """To be called also when a player leaves the game, or has other abilities."""
        self._sources[seat] = None

    def silence_changed(self) -> None:
        """To be called when who silences whom may be another: turns, abilities, players."""
        if self.box.silencing:
            self._sources = [None] * len(self.players)

    def copies(self, seat: int, abilities: list[int]) -> None:
        """The player has those abilities besides the own one from now on."""
        player = self.players[seat]
        player.abilities = [player.character, *abilities]
        self.play_changed(seat)
        self.silence_changed()

    def copies_nothing(self, seat: int) -> None:
        """The player has only the own ability from now on."""
        if len(self.players[seat].abilities) > 1:
            self.copies(seat, [])

    def has_waited(self, seat: int, card: int) -> bool:
        """Whether a card in play can be used now, as far as that depends on it alone."""
        return card not in self.turn.waiting and not self.silenced(seat) & CARDS

    def leaves(self, seat: int) -> None:
        """The player is out of the game."""
        player = self.players[seat]
        player.in_game = False
        player.ghost = False
        player.life = 0
        player.abilities = [player.character]
        if self.first_out == NONE:
            self.first_out = seat
        self._circles = []
        self._arounds = []
        self.play_changed(seat)
        self.silence_changed()
        if seat == self.leader:  # EV-11
            self.leader = next(iter(self.others(seat)), seat)

    def returns(self, seat: int, life: int) -> None:
        """The player is back in the game; without life points, as a ghost."""
        player = self.players[seat]
        player.in_game = True
        player.ghost = life == 0
        player.life = life
        self._circles = []
        self._arounds = []
        self.play_changed(seat)
        self.silence_changed()

    def acts(self, by: int, target: int) -> bool:
        """Whether an effect of `by` can still act on the target: neither has left the game."""
        return self.players[target].in_game and (by == NONE or self.players[by].in_game)

    # Cards

    def suit(self, card: int) -> int:
        """The suit a card has as things are, whatever is printed on it."""
        if self.box.has_table:
            for source in self.table():
                if source.suit != NONE:
                    return source.suit
        return self.box.suit[card]

    def lands(self) -> Lands:
        """Where the cards go that do not go where others go; only if `box.landing` is not empty."""
        for rule in self.box.rules:
            if rule.lands is not None:
                return rule.lands
        raise LookupError("No rule of these sets says where cards land.")

    def to_pile(self, card: int) -> None:
        self.see(card)
        if self.box.landing and self.box.landing[card]:
            self.lands().discarded(self, card)
        else:
            self.pile.append(card)
