"""What games with cards share: where the cards lie, who knows them, and how they move.

Every change of place, and of who knows it, is made here or in the `moves` of a game.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from standoff.games.seated import Seated
from standoff.kernel.choice import HAND, NONE
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import MAIN, Ask, State, Written
from standoff.kernel.rng import Rng
from standoff.kernel.words import Say

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class Printed:
    """The cards in a box, by their ids. Cards of one `face` are told apart by nobody."""

    def __init__(self, names: Sequence[str], homes: Sequence[str] = ()) -> None:
        self.name = list(names)  # in keys and texts
        self.home = list(homes) or [""] * len(names)  # the deck that each belongs to
        self.homes = list(dict.fromkeys(["", *self.home]))
        self.face = [self.name.index(name) for name in self.name]  # the first card that is like it
        self.twin = [self.name.count(name) > 1 for name in self.name]
        self.size = len(self.name)
        self.options: Written = {}


class Holder(Seated):
    """A player with cards in hand and in play."""

    __slots__ = ("hand", "in_play")

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        super().__init__(role, role_known, character, life)
        self.hand: list[int] = []
        self.in_play: list[int] = []

    def data(self) -> dict[str, Any]:
        return {**super().data(), "hand": self.hand[:], "in_play": self.in_play[:]}

    def held(self) -> list[list[int]]:
        """Where the cards lie that only the player sees."""
        return [self.hand]


P = TypeVar("P", bound=Holder)


class Cards(State, Generic[P]):
    """The state of a game with cards.

    `known` is, for each card, the mask of seats that know which card lies in its place; it errs
    towards forgetting. The last card of `deck` and of `pile` is the top one.
    """

    def __init__(self, rules: "Rules[Any]", printed: Printed, rng: Rng, players: list[P]) -> None:
        super().__init__(rules, rng)
        self.printed = printed
        self.options = printed.options
        self.players = players
        self.ring = list(range(len(players)))
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.shelf: list[int] = []  # open in the middle while an effect lasts
        self.known = [0] * printed.size
        self.open_hands = False  # everyone sees all hands

    def seats(self) -> int:
        return len(self.players)

    def copy_cards(self, twin: "Cards[P]") -> None:
        """Make a fresh state like this one, as far as it is known here."""
        twin.ring = self.ring[:]
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.shelf = self.shelf[:]
        twin.known = self.known[:]
        twin.open_hands = self.open_hands
        twin.winners = self.winners[:]
        twin.ending = self.ending

    def data(self) -> dict[str, Any]:
        return {
            "ring": self.ring[:],
            "deck": self.deck[:],
            "pile": self.pile[:],
            "shelf": self.shelf[:],
            "known": self.known[:],
            **self.rng.data(),
            "winners": self.winners[:],
            "ending": self.ending,
        }

    def card_name(self, card: int) -> str:
        return self.printed.name[card]

    def audience(self, event: Event) -> int:
        if event.card != NONE:
            return self.known[event.card]
        if event.role != NONE:
            return self.players[event.seat].role_known
        return EVERYONE

    def play_changed(self, seat: int) -> None:
        """To be called when a card comes into play in front of a player, or leaves it."""

    def left_play(self, card: int) -> None:
        """A card has left its place in front of a player."""

    def hidden_zones(self) -> list[list[int]]:
        """Where cards lie face down, the deck first."""
        zones = [self.deck]
        for player in self.players:
            zones += player.held()
        return zones

    def open_zones(self) -> list[list[int]]:
        """Where cards lie for everyone to see."""
        return [self.pile, self.shelf, *(player.in_play for player in self.players)]

    # Who knows what

    def see(self, card: int, mask: int = EVERYONE) -> None:
        """Those seats know now which card this is."""
        known = self.known
        known[card] = known[card] | mask

    def faces(self, cards: list[int]) -> list[int]:
        """One card of each face, the best known copy of it, in the order of the cards."""
        twin = self.printed.twin
        for card in cards:
            if twin[card]:
                return self._best_known(cards)
        return cards

    def _best_known(self, cards: list[int]) -> list[int]:
        face, twin = self.printed.face, self.printed.twin
        best: list[int] = []
        for card in cards:
            if not twin[card]:
                best.append(card)
                continue
            place = 0
            while place < len(best) and face[best[place]] != face[card]:
                place += 1
            if place == len(best):
                best.append(card)
            elif self.known[card] > self.known[best[place]]:
                best[place] = card
        return best

    def forget_twins(self, seat: int, card: int) -> None:
        """Nobody else can say which of two equal cards has left a hand, nor whether one is left."""
        if self.open_hands:
            return
        face = self.printed.face
        for zone in self.players[seat].held():
            for other in zone:
                if face[other] == face[card]:
                    self.known[other] &= 1 << seat

    # Deck and pile

    def reshuffle(self) -> None:
        """The discard pile goes under the deck, shuffled."""
        fresh = self.pile
        self.pile = []
        self.rng.shuffle(fresh)
        for card in fresh:
            self.known[card] = 0
        self.deck = fresh + self.deck
        self.emit(Event("reshuffled", number=len(fresh)))

    def draw_top(self, seat: int) -> int:
        """The top card of the deck goes into a hand, unseen by others."""
        card = self.deck.pop()
        self.known[card] |= EVERYONE if self.open_hands else 1 << seat
        self.players[seat].hand.append(card)
        self.emit(Event("drew", seat=seat, card=card))
        return card

    def draw_from_pile(self, seat: int) -> int:
        """Take the top card of the discard pile, which everyone sees."""
        card = self.pile.pop()
        self.give(seat, card)
        self.emit(Event("drew-pile", seat=seat, card=card))
        return card

    def to_pile(self, card: int) -> None:
        """Put a card that has left its place on top of the discard pile."""
        self.see(card)
        self.pile.append(card)

    # Hands and what is in play

    def give(self, seat: int, card: int) -> None:
        """Put a card that has left its place into a hand, with all that is known of it."""
        self.see(card, EVERYONE if self.open_hands else 1 << seat)
        self.players[seat].hand.append(card)

    def spend(self, seat: int, card: int, used_as: int = NONE, target: int = NONE) -> None:
        """A card leaves the hand to be played, perhaps as another kind, perhaps at someone."""
        self.players[seat].hand.remove(card)
        if self.printed.twin[card]:
            self.forget_twins(seat, card)
        self.see(card)
        if target == NONE:
            event = "played" if used_as == NONE else "played-as"
        else:
            event = "played-at" if used_as == NONE else "played-as-at"
        self.emit(Event(event, seat=seat, card=card, kind=used_as, target=target))

    def discard(self, seat: int, card: int) -> None:
        """A player's card, from hand or from play, goes to the discard pile."""
        self.remove(seat, card)
        self.see(card)
        self.emit(Event("discarded", seat=seat, card=card))
        self.to_pile(card)

    def remove(self, seat: int, card: int) -> None:
        """Take a card away from a player, wherever it lies."""
        player = self.players[seat]
        if lift(player.in_play, card):
            self.left_play(card)
            self.play_changed(seat)
            return
        for zone in player.held():
            if lift(zone, card):
                break
        if self.printed.twin[card]:
            self.forget_twins(seat, card)

    def place(self, seat: int, card: int) -> None:
        """Put a card that has left its place in play in front of a player."""
        self.see(card)
        self.players[seat].in_play.append(card)
        self.play_changed(seat)
        self.emit(Event("placed", seat=seat, card=card))

    def pass_on(self, seat: int, card: int, other: int) -> None:
        """A card in play goes in front of another player."""
        self.remove(seat, card)
        self.players[other].in_play.append(card)
        self.play_changed(other)
        self.emit(Event("passed-on", seat=seat, target=other, card=card))

    def pick(self, owner: int, which: int) -> int:
        """Lift a card of a player: the one in play that is named, or one at random from hand.

        NONE if it is not there any more.
        """
        player = self.players[owner]
        if which == HAND:
            if not player.hand:
                return NONE
            card = self.rng.one_of(player.hand)
            player.hand.remove(card)
            if self.printed.twin[card]:
                self.forget_twins(owner, card)
            return card
        if lift(player.in_play, which):
            self.left_play(which)
            self.play_changed(owner)
            return which
        return NONE

    def hand_over(self, owner: int, which: int, card: int, taker: int) -> None:
        """A card that was picked so from its owner goes into the taker's hand.

        Whoever else knew cards of a hand can no longer be sure of them once one has gone unseen.
        """
        hand = self.players[owner].hand
        if which == HAND and hand and not self.open_hands:
            eyes = 1 << owner | 1 << taker
            for other in hand:
                self.known[other] &= eyes
            self.known[card] &= eyes
        self.give(taker, card)
        self.emit(Event("took", seat=taker, owner=owner, card=card))

    # What a seat may know

    def known_in_hand(self, viewer: int, seat: int) -> tuple[str, ...]:
        """The cards of a hand that the viewer knows; the order of another's hand is theirs."""
        hand = self.players[seat].hand
        known = [self.printed.name[card] for card in hand if self.known[card] >> viewer & 1]
        if seat != viewer:
            known.sort()
        return tuple(known)

    def deck_top(self, viewer: int) -> tuple[str | None, ...]:
        """From the top down to the deepest card the viewer knows; None where it does not."""
        tops: list[str | None] = []
        deepest = 0
        for place, card in enumerate(reversed(self.deck), 1):
            seen = bool(self.known[card] >> viewer & 1)
            tops.append(self.printed.name[card] if seen else None)
            if seen:
                deepest = place
        return tuple(tops[:deepest])


def lift(cards: list[int], card: int) -> bool:
    """Take a card from among others; whether it was there."""
    for place, each in enumerate(cards):
        if each == card:
            cards.pop(place)
            return True
    return False


def why_not_named(
    game: Cards[P],
    ask: Ask,
    card: str,
    why_not: Callable[[int], Say | None],
    why_not_use: Callable[[int], Say | None] | None = None,
) -> Say | None:
    """Why the asked seat may not use the card of that name now, out of its hand or in play."""
    player = game.players[ask.seat]
    held = [each for each in player.hand if game.printed.name[each] == card]
    lying = [each for each in player.in_play if game.printed.name[each] == card]
    if held and ask.matter == MAIN:
        return why_not(held[0])
    if why_not_use is not None and not held:
        if lying and ask.matter == MAIN:
            return why_not_use(lying[0])
        held = lying
    if not held:
        return Say("why-not-in-hand")
    answers = any(choice.card in held for choice in ask.choices)
    return None if answers else Say("why-no-answer")


def permute_cards(
    game: Cards[P],
    seat: int,
    rng: Rng,
    arrange: Callable[[list[int], int], None] | None = None,
) -> None:
    """Cards that the seat does not know change places; who knows a place goes on knowing it.

    Cards of different decks are not mixed. `arrange` puts the shuffled cards of the first one
    right, where not every card can be everywhere: it gets them, and how many of them, the first
    ones, go into the deck.
    """
    known = game.known
    home_of = game.printed.home
    zones = game.hidden_zones()
    for home in game.printed.homes:
        cards: list[int] = []
        in_deck = 0
        for zone in zones:
            for card in zone:
                if not known[card] >> seat & 1 and home_of[card] == home:
                    cards.append(card)
            if zone is game.deck:  # the first one
                in_deck = len(cards)
        masks = [known[card] for card in cards]
        rng.shuffle(cards)
        if arrange is not None and home == home_of[0]:
            arrange(cards, in_deck)
        nth = 0
        for zone in zones:
            for place, card in enumerate(zone):
                if not known[card] >> seat & 1 and home_of[card] == home:
                    zone[place] = cards[nth]
                    nth += 1
        for card, mask in zip(cards, masks, strict=True):
            known[card] = mask
