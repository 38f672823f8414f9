"""Samurai Sword, as it is observed."""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import Actions
from standoff.env.names import EVENTS, VERBS
from standoff.env.observer import Observer, put, tally
from standoff.games.samurai import roles
from standoff.games.samurai.attack import weapon_limit
from standoff.games.samurai.box import Box
from standoff.games.samurai.matters import MATTERS
from standoff.games.samurai.state import DISCARD, Samurai
from standoff.kernel.event import EVERYONE
from standoff.kernel.game import State

FEATURES: Final = (
    "resilience",
    "most resilience",
    "honour",
    "hand",
    "difficulty",
    "harmless",
    "open role",
    "turn",
)
TABLE: Final = ("turn", "weapons left", "deck", "pile", "wounds")
TOPS: Final = 4
"""Cards of the deck, from the top, of which a known one is shown."""


def samurai_actions(box: Box) -> Actions:
    """Cards of a kind are all alike, so there are no signs."""
    kinds = [source.id for source in box.sources]
    return Actions(kinds, VERBS["samurai"].split(), box.kind, [0] * box.size, [])


class SamuraiObserver(Observer):
    """Players by numbers, and cards by kind: in play, and in hand where the viewer knows them."""

    def __init__(self, actions: Actions, game: Samurai) -> None:
        seats = game.seats()
        super().__init__(actions, seats, MATTERS, EVENTS["samurai"].split())
        box = game.box
        kinds = len(box.kinds)
        self._seat = self.add("players", seats, len(FEATURES))
        self._role = self.add("roles", seats, len(roles.NAMES))
        self._character = self.add("characters", seats, len(box.characters))
        self._in_play = self.add("in_play", seats, kinds)
        self._hand = self.add("hands", seats, kinds)
        self._pile = self.add("pile", kinds)
        self._top = self.add("pile_top", kinds)
        self._deck = self.add("deck_top", TOPS, kinds)
        self._middle = self.add("middle", kinds)
        self._attacker = self.add("attacker", seats)
        self._attacked = self.add("attacked", seats)
        self._weapon = self.add("weapon", kinds)
        self._step = self.add("step", DISCARD + 1)
        self._turn = self.add("table", len(TABLE))

    def table(self, game: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(game, Samurai)
        box = game.box
        kinds = len(box.kinds)
        kind_of = box.kind
        for other in range(self.seats):
            player = game.players[other]
            place = self.place(other, seat)
            at = self._seat + place * len(FEATURES)
            put(out, at, player.life)
            put(out, at + 1, player.max_life)
            put(out, at + 2, player.honour)
            put(out, at + 3, len(player.hand))
            if other != seat:
                put(out, at + 4, game.difficulty(seat, other))
            out[at + 5] = game.is_harmless(other)
            out[at + 6] = player.role_known == EVERYONE
            out[at + 7] = other == game.turn.seat
            if player.role_known >> seat & 1:
                out[self._role + place * len(roles.NAMES) + player.role] = 1
            who = player.character - box.first_character
            out[self._character + place * len(box.characters) + who] = 1
            for card in player.in_play:
                tally(out, self._in_play + place * kinds + kind_of[card])
            for card in player.hand:
                if game.known[card] >> seat & 1:
                    tally(out, self._hand + place * kinds + kind_of[card])
        for card in game.pile:
            tally(out, self._pile + kind_of[card])
        if game.pile:
            out[self._top + kind_of[game.pile[-1]]] = 1
        for card in game.shelf:
            tally(out, self._middle + kind_of[card])
        size = len(game.deck)
        for place in range(min(TOPS, size)):
            card = game.deck[size - 1 - place]
            if game.known[card] >> seat & 1:
                out[self._deck + place * kinds + kind_of[card]] = 1
        attack = game.attack
        wounds = 0
        if attack is not None:
            out[self._attacker + self.place(attack.by, seat)] = 1
            out[self._attacked + self.place(attack.target, seat)] = 1
            out[self._weapon + kind_of[attack.card]] = 1
            wounds = attack.wounds
        turn = game.turn
        out[self._step + turn.step] = 1
        put(out, self._turn, turn.number)
        put(out, self._turn + 1, weapon_limit(game, turn.seat) - turn.weapons)
        put(out, self._turn + 2, size)
        put(out, self._turn + 3, len(game.pile))
        put(out, self._turn + 4, wounds)
