"""Samurai Sword, as it is observed."""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import Actions
from standoff.env.cards import CardsObserver
from standoff.env.names import EVENTS, VERBS
from standoff.env.observer import put
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


def samurai_actions(box: Box) -> Actions:
    """Cards of a kind are all alike, so there are no signs."""
    kinds = [source.id for source in box.sources]
    return Actions(kinds, VERBS["samurai"].split(), box.kind, [0] * box.size, [])


class SamuraiObserver(CardsObserver):
    """Players by numbers, and the attack that is being answered."""

    def __init__(self, actions: Actions, game: Samurai) -> None:
        seats = game.seats()
        box = game.box
        kinds = len(box.kinds)
        super().__init__(actions, seats, MATTERS, EVENTS["samurai"].split(), kinds)
        self._seat = self.add("players", seats, len(FEATURES))
        self._role = self.add("roles", seats, len(roles.NAMES))
        self._character = self.add("characters", seats, len(box.characters))
        self._attacker = self.add("attacker", seats)
        self._attacked = self.add("attacked", seats)
        self._weapon = self.add("weapon", kinds)
        self._step = self.add("step", DISCARD + 1)
        self._turn = self.add("table", len(TABLE))

    def table(self, game: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(game, Samurai)
        box = game.box
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
        self.cards(game, seat, out)
        attack = game.attack
        wounds = 0
        if attack is not None:
            out[self._attacker + self.place(attack.by, seat)] = 1
            out[self._attacked + self.place(attack.target, seat)] = 1
            out[self._weapon + box.kind[attack.card]] = 1
            wounds = attack.wounds
        turn = game.turn
        out[self._step + turn.step] = 1
        put(out, self._turn, turn.number)
        put(out, self._turn + 1, weapon_limit(game, turn.seat) - turn.weapons)
        put(out, self._turn + 2, len(game.deck))
        put(out, self._turn + 3, len(game.pile))
        put(out, self._turn + 4, wounds)
