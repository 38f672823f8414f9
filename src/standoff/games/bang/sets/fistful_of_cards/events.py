"""The events of A Fistful of Cards (FC-2 to FC-93)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import ABILITY, Action, Play
from standoff.games.bang.data.hooks import (
    At,
    comes_up,
    does,
    draws,
    draws_from_pile,
    drew,
    excess_to_deck,
    extra_turn,
    forbids,
    phase_1_ends,
    reads_pile,
    side_by_side,
    silences,
    skips_phase_1,
    turn_starts,
)
from standoff.games.bang.data.matters import EXCHANGE, GIVE, GUESS, REST
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.sources import CARDS, Silence
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.settle import fill_empty_hands, hands_to_fill, settled
from standoff.games.bang.mechanics.shots import escape, shoot
from standoff.games.bang.sets.fistful_of_cards.bullets import RICOCHET, SNIPER
from standoff.games.bang.vocabulary.costs import discard_chosen
from standoff.games.bang.vocabulary.declare import event
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.words import Say

ON_HEARTS: Final = Wanted(HEARTS)
RED: Final = (HEARTS, DIAMONDS)


async def blood_brothers(game: Bang, at: At) -> None:
    """A life point of one's own, never the last, for another player (FC-15, FC-16)."""
    seat = at.seat
    if game.players[seat].life < 2 or not _wounded(game, seat):
        return
    say = Say("ask-give-life", kind=at.place)
    choice = await game.ask(seat, say, partial(_brothers, game, seat), matter=GIVE)
    if choice.verb != "give-life":
        return
    given = Play(NONE, at.place, NONE, [seat], how=ABILITY)
    await lose_life(game, seat, 1, given, preventable=False)
    heal(game, choice.seat, 1)


def _wounded(game: Bang, seat: int) -> list[int]:
    """The others who could regain a life point."""
    players = game.players
    others = [other for other in game.others(seat) if players[other].has_life]
    return [other for other in others if players[other].life < players[other].max_life]


def _brothers(game: Bang, seat: int) -> list[Choice]:
    wounded = _wounded(game, seat) if game.players[seat].life > 1 else []
    return [*(Choice("give-life", seat=other) for other in wounded), Choice("keep-life")]


async def dead_man(game: Bang, at: At, seat: int) -> bool:
    """The first who was eliminated is back for good, once (FC-20 to FC-22)."""
    deck = game.event_deck
    assert deck is not None
    if seat != game.first_out or deck.spent:
        return False
    deck.spent = True
    game.returns(seat, min(2, game.players[seat].max_life))
    game.emit(Event("returned", seat=seat, kind=at.place))
    moves.draw(game, seat, 2)
    return True


async def hard_liquor(game: Bang, at: At) -> bool:
    """A life point instead of phase 1 (FC-25, FC-26)."""
    seat = at.seat
    player = game.players[seat]
    if not player.has_life or player.life >= player.max_life:
        return False
    say = Say("ask-skip-phase-1", kind=at.place)
    choice = await game.ask(seat, say, partial(_phase_1, game, seat), matter=REST)
    if choice.verb != "skip":
        return False
    heal(game, seat, 1)
    return True


def _phase_1(game: Bang, seat: int) -> list[Choice]:
    player = game.players[seat]
    skip = [Choice("skip")] if player.life < player.max_life else []
    return [Choice("phase-1"), *skip]


async def law_of_the_west(game: Bang, at: At, nth: int, card: int) -> None:
    """The second card is shown, and must be played if it can be (FC-35, FC-36)."""
    if nth == 2:
        if game.known[card] != EVERYONE:
            game.see(card)
            game.emit(Event("showed", seat=at.seat, card=card))
        game.turn.duty = card


async def peyote(game: Bang, at: At) -> None:
    """Call the colour of the top card, and keep it if right; as often as it goes well (FC-45)."""
    seat = at.seat
    say = Say("ask-colour", kind=at.place)
    right = False
    while game.deck or game.pile:
        choice = await game.ask(seat, say, partial(_colours, right), matter=GUESS)
        if choice.verb == "stop":
            return
        game.emit(Event("called-red" if choice.verb == "red" else "called-black", seat=seat))
        card = moves.reveal(game)
        if card == NONE:
            return
        game.emit(Event("revealed", card=card))
        game.shelf.remove(card)
        right = (game.suit(card) in RED) == (choice.verb == "red")
        if not right:
            game.emit(Event("called-wrong", seat=seat, card=card))
            game.to_pile(card)
            return
        game.give(seat, card)
        game.emit(Event("called-right", seat=seat, card=card))
        if hands_to_fill(game):
            await fill_empty_hands(game)


def _colours(again: bool) -> list[Choice]:
    return [Choice("red"), Choice("black"), *([Choice("stop")] if again else [])]


async def ranch(game: Bang, at: At) -> None:
    """Any number of cards of the hand for as many from the deck (FC-50, FC-51)."""
    seat = at.seat
    player = game.players[seat]
    say = Say("ask-exchange", kind=at.place)
    while player.hand:
        choice = await game.ask(seat, say, partial(_exchange, game, seat), matter=EXCHANGE)
        if choice.verb != "discard":
            break
        moves.lay_aside(game, seat, choice.card)
    number = len(player.chosen)
    discard_chosen(game, seat)
    moves.draw(game, seat, number)


def _exchange(game: Bang, seat: int) -> list[Choice]:
    hand = game.faces(game.players[seat].hand)
    return [*(Choice("discard", card) for card in hand), Choice("enough")]


async def russian_roulette(game: Bang, at: At) -> None:
    """Round and round, until someone gives no Missed! and loses 2 life points (FC-65)."""
    play = Play(NONE, at.place, NONE, [], how=ABILITY)
    seats = game.clockwise(at.seat)
    place = 0
    while await _pulls(game, seats[place % len(seats)], play):
        place += 1
    await lose_life(game, seats[place % len(seats)], 2, play)


async def _pulls(game: Bang, seat: int, play: Play) -> bool:
    say = Say("ask-roulette", kind=play.kind)
    return await escape(game, play, seat, say, "take-two", stake=2)


def the_judge(game: Bang, at: At, action: Action) -> bool:
    """Nothing is played in front of anyone (FC-80)."""
    return action.as_kind.stays


async def vendetta(game: Bang, at: At) -> bool:
    return await draw_check(game, at.seat, at.place, ON_HEARTS)


async def a_fistful_of_cards(game: Bang, at: At) -> None:
    """As many shots as the player holds cards now, each settled by itself (FC-90 to FC-93)."""
    seat = at.seat
    play = Play(NONE, at.place, NONE, [seat], how=ABILITY)
    for _ in range(len(game.players[seat].hand)):
        if game.players[seat].in_game:
            await settled(game, shoot(game, play, seat))
            await fill_empty_hands(game)


EVENTS: Final = (
    event("abandoned_mine", draws_from_pile(True), excess_to_deck(True), reads_pile(True)),
    event("ambush", side_by_side(True)),
    event("blood_brothers", turn_starts(blood_brothers)),
    event("dead_man", comes_up(dead_man)),
    event("hard_liquor", skips_phase_1(hard_liquor)),
    event("lasso", silences(Silence(CARDS))),
    event("law_of_the_west", drew(law_of_the_west)),
    event("peyote", draws(peyote)),
    event("ranch", phase_1_ends(ranch)),
    event("ricochet", does(RICOCHET)),
    event("russian_roulette", enters=russian_roulette),
    event("sniper", does(SNIPER)),
    event("the_judge", forbids(the_judge)),
    event("vendetta", extra_turn(vendetta)),
    event("a_fistful_of_cards", turn_starts(a_fistful_of_cards), final=True),
)
