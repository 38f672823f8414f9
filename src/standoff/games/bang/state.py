"""The state of the card game: plain data, and the plainest questions about it."""

from typing import TYPE_CHECKING, Any, Final

from standoff.games import roles
from standoff.games.bang.box import Box
from standoff.games.bang.facts import Fact
from standoff.games.bang.sources import ABILITIES, CARDS, Source
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import State
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


class Player:
    """One player: a seat for ever."""

    __slots__ = (
        "abilities",
        "character",
        "chosen",
        "hand",
        "in_game",
        "in_play",
        "life",
        "max_life",
        "role",
        "role_known",
    )

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        self.role = role
        self.role_known = role_known  # mask of the seats that know it, the owner not excepted
        self.character = character
        self.abilities = [character]  # whose abilities the player has, the own one first
        self.life = life
        self.max_life = life
        self.in_game = True
        self.hand: list[int] = []
        self.in_play: list[int] = []
        self.chosen: list[int] = []  # picked from hand and face down, until all are picked

    def copy(self) -> "Player":
        twin = Player(self.role, self.role_known, self.character, self.life)
        twin.abilities = self.abilities[:]
        twin.max_life = self.max_life
        twin.in_game = self.in_game
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        twin.chosen = self.chosen[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "role": self.role,
            "role_known": self.role_known,
            "character": self.character,
            "abilities": self.abilities[:],
            "life": self.life,
            "max_life": self.max_life,
            "in_game": self.in_game,
            "hand": self.hand[:],
            "in_play": self.in_play[:],
            "chosen": self.chosen[:],
        }


class Turn:
    """Whose turn it is, and how far it has come."""

    __slots__ = ("bangs", "number", "seat", "step", "uses", "waiting")

    def __init__(self, seat: int, number: int = 1, step: int = START, bangs: int = 0) -> None:
        self.seat = seat
        self.number = number
        self.step = step
        self.bangs = bangs  # BANG! cards played in it
        self.uses: list[int] = []  # abilities used in it, as often as they were
        self.waiting: list[int] = []  # cards put in play that can be used from the next turn on

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.number, self.step, self.bangs)
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
        }


class Bang(State):
    """One game of cards.

    `known` is, for each card, the mask of seats that know which card lies in its place; it errs
    towards forgetting. The last card of `deck` and of `pile` is the top one. `scopes` holds the
    facts of effects under way, innermost last; between two steps there is none.
    """

    def __init__(self, rules: "Rules[Any]", box: Box, rng: Rng, players: list[Player]) -> None:
        super().__init__(rules, rng)
        self.box = box
        self.players = players
        self.ring = list(range(len(players)))
        self.turn = Turn(0)
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.shelf: list[int] = []  # open in the middle while an effect lasts
        self.known = [0] * box.size
        self.scopes: list[list[Fact]] = []
        # For speed alone, found anew when missing: who answers hooks, and the seats in the game
        # from each seat. Nobody changes these lists.
        self._sources: list[list[Source] | None] = [None] * len(players)
        self._arounds: list[list[int]] = []
        self.has_any_time = any(box.any_time[player.character] for player in players)
        self._circles: list[list[int]] = []

    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "Bang":
        players = [player.copy() for player in self.players]
        twin = Bang(self.rules, self.box, self.rng.copy(), players)
        twin.ring = self.ring[:]
        twin.turn = self.turn.copy()
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.shelf = self.shelf[:]
        twin.known = self.known[:]
        twin.winners = self.winners[:]
        twin.ending = self.ending
        twin._sources = self._sources[:]
        twin._circles = self._circles
        twin._arounds = self._arounds
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "players": [player.data() for player in self.players],
            "ring": self.ring[:],
            "turn": self.turn.data(),
            "deck": self.deck[:],
            "pile": self.pile[:],
            "shelf": self.shelf[:],
            "known": self.known[:],
            "key": self.rng.key.hex(),
            "counter": self.rng.counter,
            "winners": self.winners[:],
            "ending": self.ending,
        }

    def card_name(self, card: int) -> str:
        return self.box.name[card]

    def kind_name(self, kind: int) -> str:
        return self.box.sources[kind].id

    def audience(self, event: Event) -> int:
        if event.card != NONE:
            return self.known[event.card]
        if event.role != NONE:
            return self.players[event.seat].role_known
        return EVERYONE

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
        """Whatever answers hooks for that player: abilities, then the cards in play."""
        sources = self._sources[seat]
        if sources is None:
            sources = self._sources[seat] = self.find_sources(seat)
        return sources

    def find_sources(self, seat: int) -> list[Source]:
        sources = self.box.sources
        return [sources[place] for place in self.places(seat)]

    def places(self, seat: int) -> list[int]:
        """The places in the box of all that answers hooks for that player now."""
        player = self.players[seat]
        if not player.in_game:
            return []
        if self.box.silencing:
            places = self.abilities(seat)[:]
            if self.silenced(seat, CARDS):
                return places
        else:
            places = player.abilities[:]
        kind = self.box.kind
        for card in player.in_play:
            places.append(kind[card])
        return places

    def abilities(self, seat: int) -> list[int]:
        """The abilities that player can use now."""
        player = self.players[seat]
        return player.abilities if player.in_game and not self.silenced(seat, ABILITIES) else []

    def silenced(self, seat: int, stratum: int) -> bool:
        """Whether a source of a higher stratum silences that player's sources of this one."""
        if not self.box.silencing:
            return False
        if stratum < ABILITIES:
            for owner, player in enumerate(self.players):
                for place in player.abilities if player.in_game else ():
                    silences = self.box.sources[place].silences
                    if (
                        silences is not None
                        and silences(self, owner, seat, stratum)
                        and not self.silenced(owner, ABILITIES)
                    ):
                        return True
        return False

    def sources_changed(self, seat: int) -> None:
        """To be called when a card comes into play or leaves it, or its player the game."""
        self._sources[seat] = None

    def silence_changed(self) -> None:
        """To be called when who silences whom may be another: turns, abilities, players."""
        if self.box.silencing:
            self._sources = [None] * len(self.players)

    def copies(self, seat: int, abilities: list[int]) -> None:
        """The player has those abilities besides the own one from now on."""
        player = self.players[seat]
        player.abilities = [player.character, *abilities]
        self.sources_changed(seat)
        self.silence_changed()

    def has_waited(self, seat: int, card: int) -> bool:
        """Whether a card in play can be used now, as far as that depends on it alone."""
        return card not in self.turn.waiting and not self.silenced(seat, CARDS)

    def leaves(self, seat: int) -> None:
        """The player is out of the game."""
        player = self.players[seat]
        player.in_game = False
        player.life = 0
        self._circles = []
        self._arounds = []
        self.sources_changed(seat)
        self.silence_changed()

    def acts(self, by: int, target: int) -> bool:
        """Whether an effect of `by` can still act on the target: neither has left the game."""
        return self.players[target].in_game and (by == NONE or self.players[by].in_game)

    # Cards

    def see(self, card: int, mask: int = EVERYONE) -> None:
        """Those seats know now which card this is."""
        self.known[card] |= mask

    def faces(self, cards: list[int]) -> list[int]:
        """One card of each face, the best known copy of it, in the order of the cards."""
        box = self.box
        for card in cards:
            if box.twin[card]:
                break
        else:
            return cards  # nearly always
        best: dict[int, int] = {}
        for card in cards:
            face = box.face[card]
            other = best.get(face, NONE)
            if other == NONE or self.known[card] > self.known[other]:
                best[face] = card
        return list(best.values())
