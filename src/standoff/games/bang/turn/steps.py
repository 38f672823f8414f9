"""The turn, step by step; `advance` plays one step (B-13 to B-24)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import EXCESS, Fact, Play
from standoff.games.bang.data.hooks import At, before_phase_1, check, excess_to_deck
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.sight import Sight, sight_to_play
from standoff.games.bang.data.sources import ABILITIES
from standoff.games.bang.data.sources import EXCESS as ALL_EXCESS
from standoff.games.bang.data.state import (
    END,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    SHADOW,
    START,
    Bang,
    Turn,
)
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.settle import (
    begin,
    conclude,
    fill_empty_hands,
    hands_to_fill,
    settled,
    who_claims,
)
from standoff.games.bang.turn.draw import phase_1
from standoff.games.bang.turn.play import announce_card, most_cards, perform, plays
from standoff.games.bang.turn.succession import begin_turn, end_turn
from standoff.games.bang.turn.uses import use, uses
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.game import MAIN, Listing
from standoff.kernel.words import Say

ASK_MAIN: Final = Say("ask-main")
END_TURN: Final = Choice("end")


async def advance(game: Bang) -> None:
    """Play one step. What no one can be asked about is done along with the step before it."""
    turn = game.turn
    if turn.step == START:
        game.emit(Event("turn", seat=turn.seat))
        if game.box.has_table or game.box.has_turns:
            await begin_turn(game, turn.seat)
        waiting = game.answering(turn.seat, check)
        turn.lost = bool(waiting) and await checks(game, turn.seat, waiting)
        turn.step = END if turn.lost else PHASE_1
    elif turn.step == PHASE_1:
        await prepare(game, turn.seat)
        if game.players[turn.seat].in_game:
            await phase_1(game, turn.seat)
        turn.step = PHASE_2
    elif turn.step == PHASE_2:
        await phase_2(game, turn.seat)
    elif turn.step == PHASE_3:
        if excess(game, turn.seat) > 0:
            await phase_3(game, turn.seat)
        turn.step = END
    else:
        await end_turn(game)
        game.silence_changed()
        return
    if hands_to_fill(game):
        await fill_empty_hands(game)  # whatever the step has changed (B-129)
    if not game.players[turn.seat].in_game:  # B-24
        turn.step = END
    if turn.step == END and not game.box.has_turns and not game.grants:
        following = game.others(turn.seat)[0]
        if not game.players[following].skips:
            game.turn = Turn(following, turn.number + 1)
            game.silence_changed()


async def checks(game: Bang, seat: int, waiting: list[At]) -> bool:
    """The "draw!"s at the start of the turn, in the order of the kinds (B-15): is it lost?"""
    for at in sorted(waiting, key=_place):
        if at.card != NONE and at.card not in game.players[seat].in_play:
            continue
        lost = await settled(game, check.of(at)(game, at))
        if lost:
            game.emit(Event("turn-lost", seat=seat))
            game.copies_nothing(seat)  # DC-74
        if lost or not game.players[seat].in_game:
            return True
    return False


def _place(at: At) -> int:
    return at.place


async def prepare(game: Bang, seat: int) -> None:
    """What is done before the cards of phase 1 are drawn; what is gained so does not act here.

    Abilities that were copied last until then, even if nothing can be copied now (HN-24).
    """
    if game.box.silencing and game.silenced(seat) & ABILITIES:
        game.copies_nothing(seat)
    for at in sorted(game.answering(seat, before_phase_1), key=_cards_first):
        there = at.card == NONE or at.card in game.players[seat].in_play
        if there and game.players[seat].in_game:
            await settled(game, before_phase_1.of(at)(game, at))


def _cards_first(at: At) -> tuple[bool, int]:
    """What lies in front of a player acts before what characters do, by kind (GTR-55, GTR-98)."""
    return at.card == NONE, at.place if at.card != NONE else 0


async def phase_2(game: Bang, seat: int) -> None:
    """Play one card, or end the phase (B-17, B-20)."""
    if game.turn.duty != NONE and game.turn.duty not in game.players[seat].hand:
        game.turn.duty = NONE  # FC-37
    choice = await game.ask(seat, ASK_MAIN, Listing(_main, game, seat), matter=MAIN)
    if choice.verb == "play":
        if _is_duty(game, choice):
            game.turn.duty = NONE
        await perform(game, announce_card(game, seat, choice))
    elif choice.verb == "end":
        game.turn.step = PHASE_3
    elif choice.verb != "nothing":
        await use(game, seat, choice)


def _main(game: Bang, seat: int) -> list[Choice]:
    if not game.players[seat].in_game:  # after talking
        return []
    sight = sight_to_play(game, seat)
    choices = plays(game, seat, sight)
    if game.box.usable:
        choices += uses(game, seat, Sight(game, seat) if sight.near else sight)
    must = game.turn.duty != NONE and any(_is_duty(game, choice) for choice in choices)
    if not must:  # FC-37
        choices.append(END_TURN)
    return choices


def _is_duty(game: Bang, choice: Choice) -> bool:
    """Whether that plays the card that must be played, or one that is like it."""
    duty = game.turn.duty
    if duty == NONE or choice.verb != "play":
        return False
    return game.box.face[choice.card] == game.box.face[duty]


async def phase_3(game: Bang, seat: int) -> None:
    """Discard down to the life points, a card at a time (B-21)."""
    to_deck = bool(game.answering(seat, excess_to_deck))
    say = Say("ask-excess-deck" if to_deck else "ask-excess")
    heirs = who_claims(game, seat, ALL_EXCESS)
    turn = 0
    while excess(game, seat) > 0:
        choice = await game.ask(seat, say, partial(_excess, game, seat, say), matter=PART)
        if choice.verb != "discard":
            continue
        if heirs:
            moves.hand_on(game, seat, choice.card, heirs[turn % len(heirs)])
            turn += 1
        elif to_deck:
            moves.onto_deck(game, seat, choice.card)
        else:
            game.discard(seat, choice.card)
        if game.box.heard >> EXCESS & 1:
            begin(game)  # an empty hand is noticed only when the phase is over (HN-15)
            await settled(game, tell_excess(game, seat, choice.card))
            await conclude(game)


async def tell_excess(game: Bang, seat: int, card: int) -> None:
    play = Play(NONE, game.box.kind[card], card, [seat])
    happened(game, Fact(seat, 0, play, EXCESS, card))


def _excess(game: Bang, seat: int, say: Say) -> list[Choice]:
    say.number = excess(game, seat)
    if say.number <= 0:  # after an aside
        return []
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


def excess(game: Bang, seat: int) -> int:
    """How many cards the player holds above the limit of the hand; a shadow keeps none anyway."""
    if game.players[seat].standing == SHADOW:
        return 0
    return len(game.players[seat].hand) - most_cards(game, seat)
