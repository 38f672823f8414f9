"""Positions of the card game in a few lines.

>>> table = Table(
...     sheriff(hand="bang-7D"),
...     outlaw("bart_cassidy", hand="missed-2S", in_play="barrel"),
...     outlaw(),
...     renegade(),
...     deck="4H",
... )
>>> table.play("bang", at=1)
>>> table.choose("check", kind="barrel")
>>> table.life(1), table.pile()[:2]
(4, ['jail-4H', 'bang-7D'])
>>> table.finish()
"""

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Final

from standoff.games import roles
from standoff.games.bang import RULES
from standoff.games.bang.data.box import Box, Set
from standoff.games.bang.data.hooks import hand_empty
from standoff.games.bang.data.parts import EventDeck, Stack
from standoff.games.bang.data.sources import Character
from standoff.games.bang.data.state import GHOST, KEPT, OUT, SHADOW, Bang, Player, Turn
from standoff.games.bang.door.invariants import check_quiescent
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.door.view import STEPS
from standoff.games.bang.sets.gold_rush.nuggets import NUGGETS, STACK, Purses
from standoff.games.bang.sets.great_train_robbery.train import Train
from standoff.games.bang.sets.shadow_gunslingers.shadows import Shadows
from standoff.games.bang.sets.wild_west_show.show import SHOW
from standoff.games.invariants import must
from standoff.kernel.choice import NONE, TALK
from standoff.kernel.event import EVERYONE
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.scenario.cards import CardTable, Stock, lay_out, lay_out_chance

STRANGERS: Final = Set(
    "strangers", (), tuple(Character(f"stranger_{number}", 4) for number in range(8))
)
"""Characters without an ability, for the players a scenario says nothing about."""


class Seat:
    """A player to be set up.

    Cards that are `waiting` are in play, but since this turn; a player `copies` characters whose
    abilities they have besides their own, and a `ghost` or a `shadow` is in the game for this turn,
    without life. Of a Renegade who was eliminated, `side` is the role they play for.
    Players may have `nuggets`. On the character lie `load` tokens, on cards in play as many as they
    come with, or as `loads` says by kind.
    """

    def __init__(
        self,
        role: int,
        character: str = "",
        *,
        hand: str = "",
        in_play: str = "",
        waiting: str = "",
        life: int | None = None,
        max_life: int | None = None,
        copies: str = "",
        load: int | None = None,
        loads: dict[str, int] | None = None,
        nuggets: int = 0,
        ghost: bool = False,
        shadow: bool = False,
        out: bool = False,
        side: str = "",
    ) -> None:
        self.role = role
        self.character = character
        self.hand = hand
        self.in_play = in_play
        self.waiting = waiting
        self.life = life
        self.max_life = max_life
        self.copies = copies
        self.load = load
        self.loads = loads or {}
        self.nuggets = nuggets
        self.ghost = ghost
        self.shadow = shadow
        self.out = out
        self.side = side


sheriff = partial(Seat, roles.SHERIFF)
deputy = partial(Seat, roles.DEPUTY)
outlaw = partial(Seat, roles.OUTLAW)
renegade = partial(Seat, roles.RENEGADE)


@cache
def with_strangers(rules: BangRules) -> BangRules:
    """The rules of a position, in which players may be nobody in particular."""
    return BangRules([*rules.sets, STRANGERS])


class Table(CardTable):
    """A position: players clockwise from seat 0, who is in phase 2 unless said otherwise.

    Cards are named by kind and sign (`bang-7D`), by kind (any copy) or by sign (`4H`, any kind).
    `deck` and `pile` are listed from the top. Cards not named anywhere go to `rest`: under the
    deck, under the pile, or into the hand of a seat. `event` is in force, and `events` are to come,
    the next one first; likewise `show` and `shows` of the deck of the show. Every token lies at the
    seat `stick`. Abilities have been `used` this turn. Of cards that are no playing cards a `row`
    lies open, and the `stack` has these on top; the rest of them is under it, or face up in its
    pile (`rest_of_stack`). Shadows may be `gone` for good. The Train stands `at` a station of the
    `line`, with that side of the `locomotive` up.

    Chance: cards are taken `at_random` from hands in this order, and the next shuffle leaves those
    that are `shuffled` on top, the first one topmost. What has no name here can be set by
    `arrange`, which gets the state before anyone looks at it.
    """

    def __init__(
        self,
        *seats: Seat,
        deck: str = "",
        pile: str = "",
        rest: str | int = "deck",
        turn: int = 0,
        step: str = "play",
        bangs: int = 0,
        used: str = "",
        number: int = 1,
        extra: bool = False,
        shown: str = "",
        event: str = "",
        event_spent: bool = False,
        events: str = "",
        show: str = "",
        shows: str = "",
        first_out: int = NONE,
        leader: int = NONE,
        stick: int = 0,
        gone: bool = False,
        row: str = "",
        stack: str = "",
        rest_of_stack: str = "deck",
        line: str = "",
        at: int = 1,
        locomotive: str = "ironhorse",
        at_random: str = "",
        shuffled: str = "",
        arrange: Callable[[Bang], None] = lambda game: None,
        sets: Iterable[str] = (),
        variants: Iterable[str] = (),
        rules: BangRules = RULES,
        seed: str = "scenario",
    ) -> None:
        rules = with_strangers(rules)
        setup = Setup("bang", len(seats), seed, (*sets, STRANGERS.id), tuple(variants))
        box = rules.box(setup)
        players = _players(seats, box)
        game = Bang(rules, box, Rng.from_seed(seed), players)
        game.turn = Turn(turn, number, STEPS.index(step), bangs, extra)
        game.turn.uses = [box.index[id] for id in used.split()]
        game.leader = leader
        if leader == NONE:
            game.leader = [seat.role for seat in seats].index(roles.CASTS[len(seats)].first)
        game.first_out = first_out
        game.tokens = [stick] * len(box.tokens)
        if event or events:
            of_events = game.event_deck
            assert of_events is not None, "these sets have no events"
            of_events.past = [box.index[id] for id in event.split()]
            of_events.deck = [box.index[id] for id in events.split()][::-1]
            of_events.spent = event_spent
        for part in game.parts:
            if isinstance(part, EventDeck) and part.id == SHOW:
                part.past = [box.index[id] for id in show.split()]
                part.deck = [box.index[id] for id in shows.split()][::-1]
            if isinstance(part, EventDeck):
                named = part.past + part.deck
                part.aside = [e for e in part.events + part.finals if e not in named]
            elif isinstance(part, Shadows):
                part.gone = gone
                part.sides = {
                    place: roles.NAMES.index(seat.side)
                    for place, seat in enumerate(seats)
                    if seat.side
                }

        stock = Stock(box)
        for place, (seat, player) in enumerate(zip(seats, players, strict=True)):
            player.hand = stock.take(seat.hand)
            waiting = stock.take(seat.waiting)
            game.turn.waiting += waiting
            player.in_play = stock.take(seat.in_play) + waiting
            if seat.ghost and any(box.of(card).keeps for card in player.in_play):
                player.standing = KEPT
            game.copies(place, [box.index[id] for id in seat.copies.split()])
            for card in player.in_play if box.loads else ():
                game.load[card] = seat.loads.get(box.of(card).id, box.of(card).load)
        lay_out_stacks(game, stock, row, stack, rest_of_stack)
        for part in game.parts:
            if isinstance(part, Purses):
                part.nuggets[: len(seats)] = [seat.nuggets for seat in seats]
            elif isinstance(part, Train):
                named = [box.index[id] for id in line.split()]
                part.line = [*named, *(tile for tile in part.tiles if tile not in named)]
                part.line = part.line[: len(seats)]
                part.at, part.side = at, box.index[locomotive]
                part.fill(game)
        game.events.clear()
        stock.left = [card for card in stock.left if not box.home[card]]
        lay_out(game, stock, deck, pile, rest)
        lay_out_chance(game, at_random, shuffled)
        for card in players[turn].hand:
            if shown and box.name[card] == shown:
                game.see(card, EVERYONE)
                game.turn.duty = card
        game.table_changed()
        if game.open_hands:
            for card in [card for player in players for card in player.hand]:
                game.see(card, EVERYONE)
        arrange(game)
        check_settled(game)
        super().__init__(Match.of(rules, setup, game))

    # The position

    @property
    def game(self) -> Bang:
        game = self.match.game
        assert isinstance(game, Bang)
        return game

    def player(self, seat: int) -> Player:
        return self.game.players[seat]

    def event(self) -> str:
        """The event in force."""
        deck = self.game.event_deck
        assert deck is not None
        return self.game.kind_name(deck.past[-1])

    def show(self) -> str:
        """The card of the show in force."""
        part = self.game.part(SHOW)
        assert isinstance(part, EventDeck)
        return self.game.kind_name(part.past[-1])

    def talk(self, seat: int) -> None:
        """A player talks to the table."""
        self.answer(TALK, seat)

    def load(self, seat: int) -> int:
        """The tokens on a character."""
        return self.player(seat).load

    def loads(self, seat: int) -> dict[str, int]:
        """The tokens on each card in play that carries some, by its kind."""
        game = self.game
        lying = [card for card in self.player(seat).in_play if game.load[card]]
        return {game.box.of(card).id: game.load[card] for card in lying}

    def nuggets(self, seat: int) -> int:
        part = self.game.part(NUGGETS)
        assert isinstance(part, Purses)
        return part.nuggets[seat]

    def row(self, home: str = STACK) -> list[str]:
        """The cards of a stack that lie open."""
        return self._names(self.game.stack(home).row)

    def under(self, home: str = STACK) -> list[str]:
        """The discarded cards of a stack, the last one first."""
        return self._names(self.game.stack(home).pile[::-1])

    def is_out(self, seat: int) -> bool:
        return not self.player(seat).in_game

    def turn(self) -> int:
        return self.game.turn.seat


def lay_out_stacks(game: Bang, stock: Stock, row: str, stack: str, rest: str) -> None:
    """The cards that are no playing cards, each kind of them at home."""
    home = game.box.home
    opened, tops = stock.take(row), stock.take(stack)[::-1]
    for card in opened:
        game.see(card, EVERYONE)
    for part in game.parts:
        if isinstance(part, Stack):
            left = [card for card in part.deck if card in stock.left]
            part.row = [card for card in opened if home[card] == part.id]
            part.deck = [card for card in tops if home[card] == part.id]
            if rest == "pile" and not isinstance(part, Train):
                part.pile = left
                for card in left:
                    game.see(card, EVERYONE)
            else:
                part.deck = left + part.deck


def _players(seats: tuple[Seat, ...], box: Box) -> list[Player]:
    strangers = iter(character.id for character in STRANGERS.characters)
    players = []
    for number, seat in enumerate(seats):
        place = box.index[seat.character or next(strangers)]
        sheriff = seat.role == roles.SHERIFF
        most = box.character(place).life + (1 if sheriff else 0)
        most = most if seat.max_life is None else seat.max_life
        fallen = seat.out or seat.ghost or seat.shadow or bool(seat.side)
        open_role = fallen or seat.role in roles.CASTS[len(seats)].open
        player = Player(seat.role, EVERYONE if open_role else 1 << number, place, most)
        player.life = most if seat.life is None else seat.life
        player.load = box.character(place).load if seat.load is None else seat.load
        if seat.out:
            player.standing = OUT
            player.load = 0
        elif seat.ghost:
            player.standing = GHOST
        elif seat.shadow:
            player.standing = SHADOW
        if not player.has_life:
            player.life = 0
        players.append(player)
    return players


def check_settled(game: Bang) -> None:
    """Raise Broken if the rules would not leave the position so between two effects."""
    check_quiescent(game)
    for seat, player in enumerate(game.players):
        draws = bool(game.answering(seat, hand_empty)) and bool(game.deck or game.pile)
        must(bool(player.hand) or not draws, f"seat {seat} would not be left without a card")
