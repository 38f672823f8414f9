"""How cards move in this game alone; what all games with cards do is in games/cards.py."""

from standoff.games.bang.data.state import Bang
from standoff.kernel.choice import HAND, NONE
from standoff.kernel.event import Event


def stock(game: Bang, number: int) -> int:
    """How many cards the deck can give, up to `number`; the discard pile is shuffled if it must be.

    The new cards go under what is left of the deck (B-80, B-121). No card that lands elsewhere is
    among them.
    """
    if len(game.deck) < number and game.pile:
        game.reshuffle()
    if game.box.landing:
        return divert(game, number)
    return min(len(game.deck), number)


def divert(game: Bang, number: int) -> int:
    """Let cards on top of the deck land elsewhere; gives how many others the deck can give.

    One that cannot land is shuffled back. If there are too few others even in the pile, it goes to
    the bottom and is not given (DV-24, DV-26).
    """
    while True:
        if len(game.deck) < number and game.pile:
            game.reshuffle()
        depth = first_to_land(game, number)
        if not depth:
            return min(len(game.deck), number)
        card = game.deck.pop(-depth)
        game.see(card)
        game.emit(Event("turned-up", card=card))
        lands = game.box.landing[card]
        assert lands is not None
        lands.off_deck(game, card)
        others = [each for each in game.deck if not lands_now(game, each)]
        if len(others) < number and len(others) < len(game.deck):
            if game.pile:
                game.reshuffle()
            else:
                game.deck = [each for each in game.deck if lands_now(game, each)] + others
                return len(others)


def first_to_land(game: Bang, number: int) -> int:
    """How deep the first of so many cards of the deck lies that is kept from hands; 0: none is."""
    for depth in range(1, min(number, len(game.deck)) + 1):
        if lands_now(game, game.deck[-depth]):
            return depth
    return 0


def lands_now(game: Bang, card: int) -> bool:
    """Whether a card that comes off the deck is kept from hands and from the middle."""
    lands = game.box.landing[card]
    return lands is not None and lands.open(game)


def shuffle_in(game: Bang, card: int) -> None:
    """A card that has left its place is shuffled into the deck; nobody knows its order then.

    An empty deck is made anew from it and the discard pile (DV-23).
    """
    game.emit(Event("shuffled-in", card=card))
    if not game.deck and game.pile:
        game.reshuffle()
    game.deck.append(card)
    game.rng.shuffle(game.deck)
    for each in game.deck:
        game.known[each] = 0


def draw(game: Bang, seat: int, number: int = 1) -> int:
    """Draw cards from the deck into a hand, unseen by others; gives the last one, or NONE."""
    card = NONE
    for _ in range(number):
        if stock(game, 1) == 0:  # B-81
            break
        card = game.draw_top(seat)
    return card


def reveal(game: Bang) -> int:
    """Turn the top card of the deck over into the middle; NONE if there is no card at all."""
    if stock(game, 1) == 0:
        return NONE
    card = game.deck.pop()
    game.see(card)
    game.shelf.append(card)
    return card


def discard_rest(game: Bang) -> None:
    """What nobody has taken from the middle is discarded."""
    for card in game.shelf[:]:
        game.shelf.remove(card)
        game.emit(Event("left-over", card=card))
        game.to_pile(card)


def onto_deck(game: Bang, seat: int, card: int) -> None:
    """A card of the hand goes face down on top of the deck.

    Others who knew cards of that hand can no longer be sure which one it is.
    """
    hand = game.players[seat].hand
    if len(hand) > 1 and not game.open_hands:
        for held in hand:
            game.known[held] &= 1 << seat
    hand.remove(card)
    game.deck.append(card)
    game.emit(Event("put-back", seat=seat, card=card))


def use_up(game: Bang, seat: int, card: int, target: int = NONE) -> None:
    """A card in play is discarded to use it, perhaps on someone (DC-5, DC-12)."""
    game.remove(seat, card)
    game.to_pile(card)
    event = "used" if target == NONE else "used-at"
    game.emit(Event(event, seat=seat, card=card, target=target))


def place(game: Bang, seat: int, card: int) -> None:
    """Put a card in play, with its tokens; some can be used from the next turn on."""
    kind = game.box.of(card)
    if kind.waits:
        game.turn.waiting.append(card)
    if kind.load:
        game.load[card] = kind.load
    game.place(seat, card)


def pass_on(game: Bang, seat: int, card: int, other: int) -> None:
    """A card in play goes in front of another player, with its tokens."""
    load = game.load[card] if game.load else 0
    game.pass_on(seat, card, other)
    if load:
        game.load[card] = load


def take(game: Bang, owner: int, which: int, taker: int) -> int:
    """A player's card goes into the taker's hand (B-47), unless it lands; gives it, or NONE.

    What is in no hand comes into play in front of the taker.
    """
    card = game.pick(owner, which)
    if card == NONE:
        return NONE
    lands = game.box.landing[card] if game.box.landing else None
    if lands is not None:
        lands.taken(game, card)
        return NONE
    if game.box.unheld and not game.box.of(card).border.held:
        game.emit(Event("took", seat=taker, owner=owner, card=card))
        place(game, taker, card)
    else:
        game.hand_over(owner, which, card, taker)
    return card


def hand_on(game: Bang, seat: int, card: int, taker: int) -> None:
    """A card of a hand goes into another's, for everyone to see."""
    game.remove(seat, card)
    game.give(taker, card)
    game.see(card)
    game.emit(Event("took", seat=taker, owner=seat, card=card))


def lay_aside(game: Bang, seat: int, card: int) -> None:
    """A card of a hand is picked, face down, and goes somewhere when the rest is done."""
    game.players[seat].hand.remove(card)
    game.players[seat].chosen.append(card)


def take_back(game: Bang, seat: int, card: int) -> None:
    """A card that was laid aside is in the hand again."""
    game.players[seat].chosen.remove(card)
    game.players[seat].hand.append(card)


def close_hand(game: Bang, seat: int) -> None:
    """Nobody else sees the cards of an open hand for a while, nor which of them is laid aside."""
    for held in game.players[seat].held():
        for card in held:
            game.known[card] = 1 << seat


def open_hand(game: Bang, seat: int) -> None:
    """Everyone sees the cards of a hand."""
    for card in game.players[seat].hand:
        game.see(card)


def hand_to(game: Bang, seat: int, card: int, taker: int) -> None:
    """A player gives a card to another, unseen by the others."""
    game.remove(seat, card)
    game.hand_over(seat, HAND, card, taker)


def keep_promises(game: Bang, seats: list[int]) -> None:
    """Cards in the middle go to those of these players who were to have them, if they are there."""
    for card, seat in game.promised[:]:
        if seat not in seats:
            continue
        game.promised.remove((card, seat))
        game.shelf.remove(card)
        if game.players[seat].in_game:
            game.give(seat, card)
            game.emit(Event("kept-flipped", seat=seat, card=card))
        else:
            game.to_pile(card)


def picks(game: Bang, owner: int, viewer: int) -> list[int]:
    """What another can pick of a player's cards: one from hand, unseen, or one in play.

    Of oneself, only a card in play (B-43); some cards nobody can touch.
    """
    player = game.players[owner]
    found = [HAND] if player.hand and owner != viewer else []
    for card in player.in_play:
        if game.box.of(card).border.touchable:
            found.append(card)
    return found
