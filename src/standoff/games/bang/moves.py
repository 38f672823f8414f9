"""How cards move: every change of place, and of who knows it, is made here."""

from standoff.games.bang.sources import Lands
from standoff.games.bang.state import Bang
from standoff.kernel.choice import HAND, NONE
from standoff.kernel.event import Event


def stock(game: Bang, number: int) -> int:
    """How many cards the deck can give, up to `number`; the discard pile is shuffled if it must be.

    The new cards go under what is left of the deck (B-80, B-121). No card that lands elsewhere is
    among them.
    """
    if len(game.deck) < number and game.pile:
        reshuffle(game)
    if game.box.landing:
        return divert(game, number)
    return min(len(game.deck), number)


def reshuffle(game: Bang) -> None:
    """The discard pile goes under the deck, shuffled."""
    fresh = game.pile
    game.pile = []
    game.rng.shuffle(fresh)
    for card in fresh:
        game.known[card] = 0
    game.deck = fresh + game.deck
    game.emit(Event("reshuffled", number=len(fresh)))


def lands(game: Bang) -> Lands:
    """Where the cards go that do not go where others go; only if `box.landing` is not empty."""
    for rule in game.box.rules:
        if rule.lands is not None:
            return rule.lands
    raise LookupError("No rule of these sets says where cards land.")


def divert(game: Bang, number: int) -> int:
    """Let cards on top of the deck land elsewhere; gives how many others the deck can give.

    One that cannot land is shuffled back. If there are too few others even in the pile, it goes to
    the bottom and is not given (DV-24, DV-26).
    """
    landing = game.box.landing
    rule = lands(game)
    if not rule.open(game):
        return min(len(game.deck), number)
    while True:
        if len(game.deck) < number and game.pile:
            reshuffle(game)
        top = [card for card in game.deck[-number:] if landing[card]]
        if not top:
            return min(len(game.deck), number)
        card = top[-1]
        game.deck.remove(card)
        game.see(card)
        game.emit(Event("turned-up", card=card))
        rule.off_deck(game, card)
        others = [each for each in game.deck if not landing[each]]
        if len(others) < number and len(others) < len(game.deck):
            if game.pile:
                reshuffle(game)
            else:
                game.deck = [each for each in game.deck if landing[each]] + others
                return len(others)


def shuffle_in(game: Bang, card: int) -> None:
    """A card that has left its place is shuffled into the deck; nobody knows its order then.

    An empty deck is made anew from it and the discard pile (DV-23).
    """
    game.emit(Event("shuffled-in", card=card))
    if not game.deck and game.pile:
        reshuffle(game)
    game.deck.append(card)
    game.rng.shuffle(game.deck)
    for each in game.deck:
        game.known[each] = 0


def draw_from_pile(game: Bang, seat: int) -> int:
    """Take the top card of the discard pile, which everyone sees."""
    card = game.pile.pop()
    give(game, seat, card)
    game.emit(Event("drew-pile", seat=seat, card=card))
    return card


def draw(game: Bang, seat: int, number: int = 1) -> int:
    """Draw cards from the deck into a hand, unseen by others; gives the last one, or NONE."""
    card = NONE
    for _ in range(number):
        if stock(game, 1) == 0:  # B-81
            break
        card = game.deck.pop()
        game.see(card, 1 << seat)
        game.players[seat].hand.append(card)
        game.emit(Event("drew", seat=seat, card=card))
    return card


def reveal(game: Bang) -> int:
    """Turn the top card of the deck over into the middle; NONE if there is no card at all."""
    if stock(game, 1) == 0:
        return NONE
    card = game.deck.pop()
    game.see(card)
    game.shelf.append(card)
    return card


def to_pile(game: Bang, card: int) -> None:
    """Put a card that has left its place on top of the discard pile."""
    game.see(card)
    if game.box.landing and game.box.landing[card]:
        lands(game).discarded(game, card)
    else:
        game.pile.append(card)


def onto_deck(game: Bang, seat: int, card: int) -> None:
    """A card of the hand goes face down on top of the deck.

    Others who knew cards of that hand can no longer be sure which one it is.
    """
    hand = game.players[seat].hand
    if len(hand) > 1:
        for held in hand:
            game.known[held] &= 1 << seat
    hand.remove(card)
    game.deck.append(card)
    game.emit(Event("put-back", seat=seat, card=card))


def spend(game: Bang, seat: int, card: int, used_as: int = NONE, target: int = NONE) -> None:
    """A card leaves the hand to be played, perhaps as another kind, perhaps at someone."""
    game.players[seat].hand.remove(card)
    if game.box.twin[card]:
        forget_twins(game, seat, card)
    game.see(card)
    event = "played" if used_as == NONE else "played-as"
    if target != NONE:
        event += "-at"
    game.emit(Event(event, seat=seat, card=card, kind=used_as, target=target))


def use_up(game: Bang, seat: int, card: int, target: int = NONE) -> None:
    """A card in play is discarded to use it, perhaps on someone (DC-5, DC-12)."""
    remove(game, seat, card)
    to_pile(game, card)
    event = "used" if target == NONE else "used-at"
    game.emit(Event(event, seat=seat, card=card, target=target))


def discard(game: Bang, seat: int, card: int) -> None:
    """A player's card, from hand or from play, goes to the discard pile."""
    remove(game, seat, card)
    game.see(card)
    game.emit(Event("discarded", seat=seat, card=card))
    to_pile(game, card)


def remove(game: Bang, seat: int, card: int) -> None:
    """Take a card out of a player's hand, choice or play area."""
    player = game.players[seat]
    if card in player.in_play:
        player.in_play.remove(card)
        game.sources_changed(seat)
        return
    if card in player.chosen:
        player.chosen.remove(card)
    else:
        player.hand.remove(card)
    if game.box.twin[card]:
        forget_twins(game, seat, card)


def forget_twins(game: Bang, seat: int, card: int) -> None:
    """Nobody else can say which of two equal cards has left a hand, nor whether one is left."""
    face = game.box.face
    player = game.players[seat]
    for other in player.hand + player.chosen:
        if face[other] == face[card]:
            game.known[other] &= 1 << seat


def place(game: Bang, seat: int, card: int) -> None:
    """Put a card that has left its place in play in front of a player."""
    game.see(card)
    game.players[seat].in_play.append(card)
    if game.box.of(card).waits:
        game.turn.waiting.append(card)
    game.sources_changed(seat)
    game.emit(Event("placed", seat=seat, card=card))


def pass_on(game: Bang, seat: int, card: int, other: int) -> None:
    """A card in play goes in front of another player."""
    remove(game, seat, card)
    game.players[other].in_play.append(card)
    game.sources_changed(other)
    game.emit(Event("passed-on", seat=seat, target=other, card=card))


def give(game: Bang, seat: int, card: int) -> None:
    """Put a card that has left its place into a hand, with all that is known of it."""
    game.see(card, 1 << seat)
    game.players[seat].hand.append(card)


def pick(game: Bang, owner: int, which: int) -> int:
    """Lift a card of a player: the one in play that is named, or one at random from hand (B-94).

    NONE if it is not there any more.
    """
    player = game.players[owner]
    if which == HAND:
        if not player.hand:
            return NONE
        card = player.hand.pop(game.rng.below(len(player.hand)))
        if game.box.twin[card]:
            forget_twins(game, owner, card)
        return card
    if which in player.in_play:
        player.in_play.remove(which)
        game.sources_changed(owner)
        return which
    return NONE


def take(game: Bang, owner: int, which: int, taker: int) -> int:
    """A player's card goes into the taker's hand (B-47); gives it, or NONE.

    Whoever else knew cards of a hand can no longer be sure of them once one has gone unseen.
    """
    card = pick(game, owner, which)
    if card == NONE:
        return NONE
    if game.box.landing and game.box.landing[card]:
        lands(game).taken(game, card)
        return NONE
    hand = game.players[owner].hand
    if which == HAND and hand:
        eyes = 1 << owner | 1 << taker
        for other in hand:
            game.known[other] &= eyes
        game.known[card] &= eyes
    give(game, taker, card)
    game.emit(Event("took", seat=taker, owner=owner, card=card))
    return card
