"""Positions of Samurai Sword in a few lines.

>>> table = SamuraiTable(
...     shogun("musashi", hand="katana bo"),
...     ninja(1, hand="parry"),
...     samurai(),
...     ninja(3, life=3),
... )
>>> table.play("katana", at=3)
>>> table.decision.prompt.args["number"]
4
>>> table.choose("take-it")
>>> table.life(3), table.honour(3), table.honour(0), table.pile()
(0, 2, 6, ['katana'])
>>> table.can("play", "bo")
False
"""

from functools import partial
from typing import Final

from standoff.games.samurai import roles
from standoff.games.samurai.box import Box
from standoff.games.samurai.cards import KINDS
from standoff.games.samurai.characters import CHARACTERS
from standoff.games.samurai.invariants import check_quiescent
from standoff.games.samurai.rules import SamuraiRules
from standoff.games.samurai.setup import seat_player
from standoff.games.samurai.sources import Character
from standoff.games.samurai.state import Player, Samurai, Turn
from standoff.games.samurai.view import STEPS
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.scenario.cards import CardTable, Stock, lay_out, lay_out_chance

STRANGERS: Final = tuple(Character(f"stranger_{number}", 4) for number in range(7))
"""Characters without an ability, for the players a scenario says nothing about."""

RULES: Final = SamuraiRules(Box(KINDS, [*CHARACTERS, *STRANGERS]))

DULL: Final = "focus"
"""What whoever is not given a hand holds: without any card they would be Harmless."""


class Seat:
    """A player to be set up."""

    def __init__(
        self,
        role: int,
        character: str = "",
        *,
        hand: str = DULL,
        in_play: str = "",
        life: int | None = None,
        honour: int | None = None,
    ) -> None:
        self.role = role
        self.character = character
        self.hand = hand
        self.in_play = in_play
        self.life = life
        self.honour = honour


shogun = partial(Seat, roles.SHOGUN)
samurai = partial(Seat, roles.SAMURAI)
ronin = partial(Seat, roles.RONIN)


def ninja(
    stars: int,
    character: str = "",
    *,
    hand: str = DULL,
    in_play: str = "",
    life: int | None = None,
    honour: int | None = None,
) -> Seat:
    """The Ninja with so many stars."""
    role = roles.NINJAS[stars - 1]
    return Seat(role, character, hand=hand, in_play=in_play, life=life, honour=honour)


class SamuraiTable(CardTable):
    """A position: players clockwise from seat 0, who is in the Play phase unless said otherwise.

    Cards are named by their kind. `deck` and `pile` are listed from the top. Cards not named
    anywhere go to `rest`: under the deck, under the pile, or into the hand of a seat. Cards are
    taken `at_random` from hands in this order; the next shuffle leaves those that are `shuffled` on
    top, the first one topmost.
    """

    def __init__(
        self,
        *seats: Seat,
        deck: str = "",
        pile: str = "",
        rest: str | int = "deck",
        turn: int = 0,
        step: str = "play",
        weapons: int = 0,
        at_random: str = "",
        shuffled: str = "",
        seed: str = "scenario",
    ) -> None:
        setup = Setup("samurai", len(seats), seed)
        players = _players(seats)
        game = Samurai(RULES, RULES.box, Rng.from_seed(seed), players)
        game.turn = Turn(turn, 1, STEPS.index(step), weapons)
        dealt = [seat.role for seat in seats]
        game.aside = [role for role in roles.NINJAS if role not in dealt]
        stock = Stock(RULES.box)
        for seat, player in zip(seats, players, strict=True):
            player.hand = stock.take(seat.hand)
            player.in_play = stock.take(seat.in_play)
        lay_out(game, stock, deck, pile, rest)
        lay_out_chance(game, at_random, shuffled)
        check_quiescent(game)
        super().__init__(Match.of(RULES, setup, game))

    @property
    def game(self) -> Samurai:
        game = self.match.game
        assert isinstance(game, Samurai)
        return game

    def honour(self, seat: int) -> int:
        return self.game.players[seat].honour

    def difficulty(self, by: int, target: int) -> int:
        return self.game.difficulty(by, target)

    def is_harmless(self, seat: int) -> bool:
        return self.game.is_harmless(seat)

    def targets(self, card: str) -> list[int]:
        """The seats at which the asked seat can play a card."""
        options = [option for option in self.decision.options if option.card == card]
        return sorted({option.seat for option in options if option.seat is not None})


def _players(seats: tuple[Seat, ...]) -> list[Player]:
    strangers = iter(STRANGERS)
    players = []
    for number, seat in enumerate(seats):
        place = RULES.box.index[seat.character or next(strangers).id]
        player = seat_player(RULES.box, len(seats), number, seat.role, place)
        if seat.life is not None:
            player.life = seat.life
        if seat.honour is not None:
            player.honour = seat.honour
        players.append(player)
    return players
