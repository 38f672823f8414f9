"""The state of the card game: plain data, and the plainest questions about it."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from standoff.games import roles
from standoff.games.bang.data import hooks
from standoff.games.bang.data.answers import Answers, Everyone
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.facts import Fact
from standoff.games.bang.data.hooks import AnyHook, At
from standoff.games.bang.data.parts import EventDeck, Part, Stack
from standoff.games.bang.data.sources import ABILITIES, CARDS, EVENTS
from standoff.games.cards import Cards, Holder
from standoff.kernel.choice import NONE, PLAIN, Choice
from standoff.kernel.event import Event
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

# How a player stands to the game.
LIVING: Final = 0
GHOST: Final = 1  # in the game without life points, for victory too
SHADOW: Final = 2  # the same for one turn, and not for victory
OUT: Final = 3
KEPT: Final = 4  # a ghost for as long as a card in front of the player keeps it


class Player(Holder):
    """One player of the card game."""

    __slots__ = ("abilities", "chosen", "load", "lot", "skips", "standing")

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        super().__init__(role, role_known, character, life)
        self.abilities = [character]  # whose abilities the player has, the own one first
        self.standing = LIVING
        self.skips = False  # the next turn
        self.load = 0  # tokens on the character
        self.lot = 0  # with whom the role was dealt: as all know, it is one of theirs
        self.chosen: list[int] = []  # picked from hand and face down, until all are picked

    @property
    def in_game(self) -> bool:
        return self.standing != OUT

    @property
    def has_life(self) -> bool:
        """Whether there are life points to lose and to regain."""
        return self.standing == LIVING

    @property
    def counts(self) -> bool:
        """Whether the player is in the game as far as victory goes."""
        return self.standing in (LIVING, GHOST, KEPT)

    def copy(self) -> "Player":
        twin = Player(self.role, self.role_known, self.character, self.life)
        twin.abilities = self.abilities[:]
        twin.max_life = self.max_life
        twin.standing = self.standing
        twin.skips = self.skips
        twin.load = self.load
        twin.lot = self.lot
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.chosen = self.chosen[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "abilities": self.abilities[:],
            "standing": self.standing,
            "skips": self.skips,
            "load": self.load,
            "lot": self.lot,
            "chosen": self.chosen[:],
        }

    def held(self) -> list[list[int]]:
        return [self.hand, self.chosen]


@mypyc_attr(acyclic=True)
class Turn:
    """Whose turn it is, and how far it has come."""

    __slots__ = (
        "bangs",
        "duty",
        "extra",
        "last",
        "lost",
        "notes",
        "number",
        "seat",
        "step",
        "uses",
        "waiting",
    )

    def __init__(
        self,
        seat: int,
        number: int = 1,
        step: int = START,
        bangs: int = 0,
        extra: bool = False,
        last: bool = False,
    ) -> None:
        self.seat = seat
        self.number = number
        self.step = step
        self.bangs = bangs  # BANG! cards played in it
        self.extra = extra  # granted, besides the regular ones
        self.last = last  # no extra turn can follow it
        self.lost = False  # before phase 1
        self.duty = NONE  # the card that must be played in it, if it can be
        self.uses: list[int] = []  # deeds with a limit, by their sources, as often as done
        self.waiting: list[int] = []  # cards put in play that can be used from the next turn on
        self.notes: dict[int, int] = {}  # what sources keep in mind until it ends

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.number, self.step, self.bangs, self.extra, self.last)
        twin.lost = self.lost
        twin.duty = self.duty
        twin.uses = self.uses[:]
        twin.waiting = self.waiting[:]
        twin.notes = self.notes.copy()
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "number": self.number,
            "step": self.step,
            "bangs": self.bangs,
            "extra": self.extra,
            "last": self.last,
            "lost": self.lost,
            "duty": self.duty,
            "uses": self.uses[:],
            "waiting": self.waiting[:],
            "notes": {str(place): note for place, note in self.notes.items()},
        }


class Grant:
    """An extra turn that was earned: whose, by what, and whether it is the last one."""

    __slots__ = ("by", "heals", "last", "seat")

    def __init__(self, seat: int, by: int, last: bool = False, heals: int = 0) -> None:
        self.seat = seat
        self.by = by  # the place of its source in the box
        self.last = last
        self.heals = heals  # life points that are regained before it

    def data(self) -> dict[str, Any]:
        return {"seat": self.seat, "by": self.by, "last": self.last, "heals": self.heals}


class Bang(Cards[Player]):
    """The card game.

    `scopes` holds the facts of effects under way, innermost last; between two steps there is none.
    """

    def __init__(
        self,
        rules: "Rules[Any]",
        box: Box,
        rng: Rng,
        players: list[Player],
        parts: list[Part] | None = None,
    ) -> None:
        super().__init__(rules, box, rng, players)
        self.box = box
        self.turn = Turn(0)
        self.scopes: list[list[Fact]] = []
        self.muted: list[int] = []  # strata by seat that have no effect while an effect lasts
        self.promised: list[tuple[int, int]] = []  # cards in the middle, and who will have them
        self.leader = 0  # who reveals the events
        self.first_out = NONE  # the seat that was eliminated first
        self.grants: list[Grant] = []
        self.tokens = [NONE] * len(box.tokens)  # the seat each one lies at
        self.load = [0] * box.size if box.loads else []  # tokens on each card
        self.parts = [part.copy() for part in box.parts] if parts is None else parts
        self._part = {part.id: part for part in self.parts}
        # For speed alone, found anew when missing: who answers hooks, and the seats in the game
        # from each seat. Nobody changes these lists.
        self._answers: list[Answers | None] = [None] * len(players)
        self._of_table: list[Answers | None] = [None] * (len(players) + 1)  # NONE is the last
        self._table: list[int] | None = None
        self.silence = 0  # the strata that the table silences, found along with it
        self._silencers = True  # whether abilities may silence anyone, as far as was looked
        self._everyone: Everyone | None = None
        self._circles: list[list[int] | None] = [None] * len(players)
        self._arounds: list[list[int] | None] = [None] * len(players)

    def copy(self) -> "Bang":
        players = [player.copy() for player in self.players]
        parts = [part.copy() for part in self.parts]
        twin = Bang(self.rules, self.box, self.rng.copy(), players, parts)
        self.copy_cards(twin)
        twin.turn = self.turn.copy()
        twin.leader = self.leader
        twin.first_out = self.first_out
        twin.grants = self.grants[:]
        twin.tokens = self.tokens[:]
        twin.load = self.load[:]
        twin._answers = self._answers[:]
        twin._of_table = self._of_table[:]
        twin._table = self._table
        twin.silence = self.silence
        twin._silencers = self._silencers
        twin._everyone = self._everyone
        twin._circles = self._circles[:]
        twin._arounds = self._arounds[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "players": [player.data() for player in self.players],
            "turn": self.turn.data(),
            "leader": self.leader,
            "first_out": self.first_out,
            "grants": [grant.data() for grant in self.grants],
            "tokens": self.tokens[:],
            "load": self.load[:],
            "parts": {part.id: part.data() for part in self.parts},
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

    def counting(self) -> list[bool]:
        """Who is in the game as far as victory goes: a shadow only if a card keeps it (SG-76)."""
        return [
            player.counts or (player.standing == SHADOW and self.is_kept(player))
            for player in self.players
        ]

    def is_kept(self, player: Player) -> bool:
        """Whether a card in front of the player keeps them in the game, silenced or not."""
        return any(self.box.of(card).keeps for card in player.in_play)

    def clockwise(self, start: int) -> list[int]:
        """The seats in the game, clockwise, `start` first."""
        found = self._circles[start]
        if found is None:
            found = self._circles[start] = self.find_circle(start)
        return found

    def find_circle(self, start: int) -> list[int]:
        return [seat for seat in clockwise(self.ring, start) if self.players[seat].in_game]

    def others(self, seat: int) -> list[int]:
        """The other seats in the game, clockwise from the left of `seat`."""
        seats = self.clockwise(seat)
        return seats[1:] if self.players[seat].in_game else seats

    def around(self, seat: int) -> list[int]:
        """The seats in the game, clockwise from the left of `seat`, itself last."""
        found = self._arounds[seat]
        if found is None:
            found = self._arounds[seat] = [*self.others(seat), seat]
        return found

    def credit(self, seat: int, ability: int) -> None:
        """Tell whose work what follows is: that of an ability, or of a card that lies there."""
        id = "ability" if self.box.is_character(ability) else "works"
        self.emit(Event(id, seat=seat, kind=ability))

    def swap_seats(self, one: int, other: int) -> None:
        """Two players change places at the table; a seat stays a player's for ever."""
        here, there = self.ring.index(one), self.ring.index(other)
        self.ring[here], self.ring[there] = other, one
        self._seating_changed()

    def _seating_changed(self) -> None:
        self._everyone = None
        self._circles = [None] * len(self.players)
        self._arounds = [None] * len(self.players)

    def leaves(self, seat: int) -> None:
        """The player is out of the game."""
        player = self.players[seat]
        player.standing = OUT
        player.life = 0
        player.load = 0
        player.abilities = [player.character]
        for part in self.parts:
            part.leaves(self, seat)
        self._standing_changed(seat)
        if seat == self.leader:  # EV-11
            self.leader = next(iter(self.others(seat)), seat)

    def returns(self, seat: int, life: int, standing: int = LIVING) -> None:
        """The player is back in the game, and looks at a role dealt face down meanwhile."""
        player = self.players[seat]
        if not player.role_known >> seat & 1:
            player.role_known |= 1 << seat
            self.emit(Event("role", seat=seat, role=player.role))
        player.standing = standing
        player.life = life
        self._standing_changed(seat)

    def _standing_changed(self, seat: int) -> None:
        self._seating_changed()
        self.play_changed(seat)
        self.silence_changed()

    def acts(self, by: int, target: int) -> bool:
        """Whether an effect of `by` can still act on the target: neither has left the game."""
        return self.players[target].in_game and (by == NONE or self.players[by].in_game)

    # Who answers hooks

    def answering(self, seat: int, hook: AnyHook[Any]) -> list[At]:
        """The sources that answer a hook for that player: abilities, cards in play, the table's.

        Nobody answers for a player who is out.
        """
        answers = self._answers[seat]
        return self.answers(seat).to(hook) if answers is None else answers.to(hook)

    def answers(self, seat: int) -> Answers:
        """Everything that a player's sources answer."""
        found = self._answers[seat]
        if found is None:
            found = self._answers[seat] = self.find_answers(seat)
        return found

    def find_answers(self, seat: int) -> Answers:
        """The sources at work for a player."""
        box = self.box
        player = self.players[seat]
        if player.standing == OUT:
            return Answers([], None)
        strata = self.silenced(seat) if box.silencing or self.muted else 0
        own: list[At] = []
        if not strata & ABILITIES:
            for place in player.abilities:
                own.append(box.at(place, seat))
        if not strata & CARDS:
            for card in player.in_play:
                own.append(box.card_at(card, seat))
        return Answers(own, self.of_table(seat))

    def of_table(self, seat: int) -> Answers:
        """What the sources of the whole table answer for a seat, or for nobody (NONE)."""
        found = self._of_table[seat]
        if found is None:
            found = self._of_table[seat] = self.find_of_table(seat)
        return found

    def find_of_table(self, seat: int) -> Answers:
        return Answers([self.box.at(place, seat) for place in self.table()], None)

    def at_table(self, hook: AnyHook[Any]) -> list[At]:
        """The sources of the whole table that answer a hook, asked for nobody in particular."""
        return self.of_table(NONE).to(hook)

    def table(self) -> list[int]:
        """The places of whatever works for everyone: events in force, then rules of sets."""
        table = self._table
        if table is None:
            table = self._table = self.find_table()
            self.silence = self.find_silence()
        return table

    def find_table(self) -> list[int]:
        events = [place for part in self.parts for place in part.sources()]
        return events + self.box.rules

    def find_silence(self) -> int:
        """The strata that the table silences, of everyone."""
        strata = 0
        for place in self.table():
            silence = self.box.silences[place]
            if silence is not None:
                strata |= silence.strata
        return strata

    def table_changed(self) -> None:
        """To be called when another event is in force."""
        self._table = None
        self._of_table = [None] * (len(self.players) + 1)
        self._all_changed()
        if self.box.asks(hooks.open_hands):
            self.open_hands = bool(self.at_table(hooks.open_hands))

    def _all_changed(self) -> None:
        self._answers = [None] * len(self.players)
        self._everyone = None

    def play_changed(self, seat: int) -> None:
        """To be called also when a player leaves the game, or has other abilities."""
        self._answers[seat] = None
        self._everyone = None

    def silence_changed(self) -> None:
        """To be called when who silences whom may be another: turns, abilities, players."""
        if not self.box.silencing:
            return
        silences = self.box.silences
        before = self._silencers
        self._silencers = any(
            silences[place] is not None for player in self.players for place in player.abilities
        )
        if before or self._silencers:
            self._all_changed()

    def everyone(self) -> Everyone:
        """What follows from the answers of all players together."""
        found = self._everyone
        if found is None:
            found = self._everyone = self.find_everyone()
        return found

    def find_everyone(self) -> Everyone:
        return Everyone(self.ring, [self.answers(seat) for seat in range(len(self.ring))])

    def silenced(self, seat: int) -> int:
        """The strata of a player's sources that have no effect."""
        silences = self.box.silences
        if self._table is None:
            self.table()
        strata = self.silence | self.muted[seat] if self.muted else self.silence
        if strata & ABILITIES or not self._silencers:
            return strata
        for other, player in enumerate(self.players):
            if other == seat or not player.in_game:
                continue
            for place in player.abilities:
                silence = silences[place]
                if silence is not None and (other == self.turn.seat or not silence.in_turn):
                    strata |= silence.strata
        return strata

    def mute(self, seat: int, strata: int) -> None:
        """Those strata of a player have no effect until `unmute`, when the play has settled."""
        if not self.muted:
            self.muted = [0] * len(self.players)
        self.muted[seat] = strata
        self.play_changed(seat)

    def unmute(self) -> None:
        """Everything has its effect again."""
        muted, self.muted = self.muted, []
        for seat, strata in enumerate(muted):
            if strata:
                self.play_changed(seat)

    def active(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect."""
        if (self.box.silencing or self.muted) and self.silenced(seat) & CARDS:
            return []
        return self.players[seat].in_play

    def copies(self, seat: int, abilities: list[int]) -> None:
        """The player has those abilities besides the own one from now on."""
        player = self.players[seat]
        player.abilities = [player.character, *abilities]
        self.play_changed(seat)
        self.silence_changed()

    def copies_nothing(self, seat: int) -> None:
        """The player has only the own ability from now on, unless that one keeps others."""
        player = self.players[seat]
        if len(player.abilities) > 1 and not self.box.character(player.character).keeps:
            self.copies(seat, [])

    # Parts

    def part(self, id: str) -> Part:
        """The part of that id."""
        return self._part[id]

    @property
    def event_deck(self) -> EventDeck | None:
        """The deck of events that the leader reveals, if there is one."""
        part = self._part.get(EVENTS)
        return part if isinstance(part, EventDeck) else None

    def stack(self, home: str) -> Stack:
        """The deck of cards that are not playing cards."""
        part = self.part(home)
        assert isinstance(part, Stack)
        return part

    # Cards

    def suit(self, card: int) -> int:
        """The suit a card has as things are, whatever is printed on it; NONE if it has none."""
        printed = self.box.suit[card]
        if printed != NONE and self.box.has_table:
            for at in self.at_table(hooks.suit):
                return hooks.suit.of(at)
        return printed

    def to_pile(self, card: int) -> None:
        """Discard a card that has left its place: it may land elsewhere, or go back home."""
        self.see(card)
        if self.box.landing:
            lands = self.box.landing[card]
            if lands is not None:
                lands.discarded(self, card)
                return
        home = self.box.home[card]
        if home:
            self.stack(home).receive(self, card)
        else:
            self.pile.append(card)

    def left_play(self, card: int) -> None:
        if self.load:
            self.load[card] = 0

    def hidden_zones(self) -> list[list[int]]:
        zones = super().hidden_zones()
        for part in self.parts:
            zones += part.hidden()
        return zones

    def open_zones(self) -> list[list[int]]:
        zones = super().open_zones()
        for part in self.parts:
            zones += part.open()
        return zones
