"""The card game, as it is observed."""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import Actions
from standoff.env.cards import CardsObserver
from standoff.env.names import EVENTS, VERBS
from standoff.env.observer import put, tally
from standoff.games import roles
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.hooks import counterclockwise
from standoff.games.bang.data.matters import MATTERS
from standoff.games.bang.data.parts import EventDeck, Stack
from standoff.games.bang.data.sight import reach, sight_to_play
from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.games.bang.data.state import END, KEPT, Bang, Player
from standoff.games.bang.turn.play import bangs_left, most_bangs, most_cards
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE
from standoff.kernel.game import State

FEATURES: Final = (
    "in game",
    "life",
    "most life",
    "hand",
    "hand limit",
    "chosen",
    "reach",
    "distance",
    "open role",
    "turn",
    "leader",
    "place",
    "load",
    "skips",
    "lot",
)
TABLE: Final = (
    "turn",
    "extra",
    "counterclockwise",
    "bangs",
    "bangs left",
    "deck",
    "pile",
    "open hands",
)
MANY: Final = 99
"""Of what may be played any number of times."""


def bang_actions(box: Box) -> Actions:
    """The actions of a box: its kinds, and rank and suit as signs."""
    verbs = VERBS["bang"].split()
    verbs += sorted(verb for verb in box.tones if verb not in verbs)
    signs = [rank + suit for rank in RANKS for suit in SUITS]
    sign_of = [
        len(signs) if rank == NONE else rank * len(SUITS) + suit
        for rank, suit in zip(box.rank, box.suit, strict=True)
    ]
    kinds = [source.id for source in box.sources]
    return Actions(kinds, verbs, box.kind, sign_of, signs)


class BangObserver(CardsObserver):
    """Players by numbers, their abilities, and what sets lay beside the deck."""

    def __init__(self, actions: Actions, game: Bang) -> None:
        seats = game.seats()
        box = game.box
        kinds = len(box.kinds)
        super().__init__(actions, seats, MATTERS, EVENTS["bang"].split(), kinds)
        self._first_character = box.first_character
        self._seat = self.add("players", seats, len(FEATURES))
        self._role = self.add("roles", seats, len(roles.NAMES))
        self._standing = self.add("standing", seats, KEPT + 1)
        self._ability = self.add("abilities", seats, len(box.characters))
        self._waiting = self.add("waiting", seats, kinds)
        self._loads = self.add("loads", seats, kinds) if box.loads else NONE
        self._own = self.add("own_signs", len(actions.signs) + 1)
        self._cards = self.add("own_cards", box.size)
        self._duty = self.add("must_play", kinds)
        self._step = self.add("step", END + 1)
        self._turn = self.add("table", len(TABLE))
        self._tokens = self.add("tokens", len(box.tokens), seats) if box.tokens else NONE
        self._force = self.add("in_force", kinds) if box.events else NONE
        self._coming = self.add("coming", kinds) if box.events else NONE
        self._gone = self.add("past_events", kinds) if box.events else NONE
        self._left: list[int] = []
        self._rows: list[int] = []
        self._parts: list[int] = []
        for part in game.parts:
            self._left.append(self.add(f"{part.id}_left"))
            self._rows.append(self.add(f"{part.id}_row", kinds) if isinstance(part, Stack) else 0)
            self._parts.append(self.add(part.id, len(part.figures(game, 0))))

    def table(self, game: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(game, Bang)
        viewer = game.players[seat]
        sight = sight_to_play(game, seat) if viewer.in_game else None
        ring = game.ring.index(seat)
        for other in range(self.seats):
            player = game.players[other]
            place = self.place(other, seat)
            at = self._seat + place * len(FEATURES)
            if player.in_game:
                out[at] = 1
                put(out, at + 6, reach(game, other))
                if sight is not None:
                    put(out, at + 7, sight.distance(other))
            put(out, at + 1, player.life)
            put(out, at + 2, player.max_life)
            put(out, at + 3, len(player.hand))
            put(out, at + 4, most_cards(game, other))
            put(out, at + 5, len(player.chosen))
            out[at + 8] = player.role_known == EVERYONE
            put(out, at + 11, (game.ring.index(other) - ring) % self.seats)
            put(out, at + 12, player.load)
            out[at + 13] = player.skips
            put(out, at + 14, player.lot)
            self._player(game, player, seat, place, out)
        out[self._seat + self.place(game.turn.seat, seat) * len(FEATURES) + 9] = 1
        out[self._seat + self.place(game.leader, seat) * len(FEATURES) + 10] = 1
        for card in viewer.hand:
            if game.known[card] >> seat & 1:
                tally(out, self._own + self.actions.sign_of[card])
                tally(out, self._cards + game.box.face[card])
        self.cards(game, seat, out)
        self._turn_now(game, seat, out)
        for place, holder in enumerate(game.tokens):
            if holder != NONE:
                out[self._tokens + place * self.seats + self.place(holder, seat)] = 1
        if game.parts:
            self._beside(game, seat, out)

    def _player(
        self, game: Bang, player: Player, viewer: int, place: int, out: BytesWriter
    ) -> None:
        """What there are many kinds of."""
        box = game.box
        kinds = len(box.kinds)
        if player.role_known >> viewer & 1:
            out[self._role + place * len(roles.NAMES) + player.role] = 1
        out[self._standing + place * (KEPT + 1) + player.standing] = 1
        for ability in player.abilities:
            at = ability - self._first_character
            out[self._ability + place * len(box.characters) + at] = 1
        if game.load or game.turn.waiting:
            for card in player.in_play:
                at = place * kinds + box.kind[card]
                if game.load:
                    put(out, self._loads + at, game.load[card])
                if card in game.turn.waiting:
                    out[self._waiting + at] = 1

    def _turn_now(self, game: Bang, viewer: int, out: BytesWriter) -> None:
        turn = game.turn
        out[self._step + turn.step] = 1
        if turn.duty != NONE and turn.duty in game.players[turn.seat].hand:  # FC-37
            out[self._duty + game.box.kind[turn.duty]] = game.known[turn.duty] >> viewer & 1
        at = self._turn
        put(out, at, turn.number)
        out[at + 1] = turn.extra
        out[at + 2] = game.box.has_table and bool(game.at_table(counterclockwise))
        put(out, at + 3, turn.bangs)
        unlimited = most_bangs(game, turn.seat) >= ANY
        put(out, at + 4, MANY if unlimited else bangs_left(game, turn.seat))
        put(out, at + 5, len(game.deck))
        put(out, at + 6, len(game.pile))
        out[at + 7] = game.open_hands

    def _beside(self, game: Bang, viewer: int, out: BytesWriter) -> None:
        """What lies beside deck, pile and players."""
        kind_of = game.box.kind
        for number, part in enumerate(game.parts):
            if isinstance(part, EventDeck):
                put(out, self._left[number], len(part.deck))
                for place in part.sources():
                    out[self._force + place] = 1
                for place in part.coming():
                    out[self._coming + place] = 1
                for place in part.past[:-1]:
                    out[self._gone + place] = 1
            elif isinstance(part, Stack):
                put(out, self._left[number], len(part.deck))
                for card in part.row:
                    tally(out, self._rows[number] + kind_of[card])
            at = self._parts[number]
            for figure in part.figures(game, viewer):
                put(out, at, figure)
                at += 1
