"""The turn, step by step; `advance` plays one step (B-13 to B-24)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.sources import ABILITIES
from standoff.games.bang.data.state import END, PHASE_1, PHASE_2, PHASE_3, START, Bang, Turn
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.settle import begin, settle
from standoff.games.bang.turn.draw import phase_1
from standoff.games.bang.turn.play import hand_limit, play_card, plays
from standoff.games.bang.turn.succession import next_turn, turn_starts
from standoff.games.bang.turn.uses import use, uses
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.game import MAIN
from standoff.kernel.words import Say

ASK_MAIN: Final = Say("ask-main")
END_TURN: Final = Choice("end")


async def advance(game: Bang) -> None:
    """Play one step. What no one can be asked about is done along with the step before it."""
    turn = game.turn
    lost = False
    if turn.step == START:
        game.emit(Event("turn", seat=turn.seat))
        if game.box.has_table:
            await turn_starts(game, turn.seat)
        waiting = to_check(game, turn.seat)
        lost = bool(waiting) and await checks(game, turn.seat, waiting)
        turn.step = END if lost else PHASE_1
    elif turn.step == PHASE_1:
        if game.box.preparing:
            await before_phase_1(game, turn.seat)
        await phase_1(game, turn.seat)
        turn.step = PHASE_2
    elif turn.step == PHASE_2:
        await phase_2(game, turn.seat)
    else:
        if excess(game, turn.seat) > 0:
            await phase_3(game, turn.seat)
        turn.step = END
    if turn.step == END or not game.players[turn.seat].in_game:  # B-24
        if game.box.has_turns:
            await next_turn(game, lost)
        else:
            game.turn = Turn(game.others(turn.seat)[0], turn.number + 1)
        game.silence_changed()


def to_check(game: Bang, seat: int) -> list[int]:
    """The cards in front of the player that ask for a "draw!"."""
    box = game.box
    return [card for card in game.active(seat) if box.of(card).check is not None]


async def checks(game: Bang, seat: int, waiting: list[int]) -> bool:
    """The "draw!"s at the start of the turn, in the order of the kinds (B-15): is it lost?"""
    for card in sorted(waiting, key=game.box.kind.__getitem__):
        check = game.box.of(card).check
        assert check is not None
        if card not in game.players[seat].in_play:
            continue
        begin(game)
        lost = await check(game, seat, card)
        await settle(game)
        if lost:
            game.emit(Event("turn-lost", seat=seat))
            game.copies_nothing(seat)  # DC-74
        if lost or not game.players[seat].in_game:
            return True
    return False


async def before_phase_1(game: Bang, seat: int) -> None:
    """What is done before the cards of phase 1 are drawn; what is gained so does not act here.

    Abilities that were copied last until then, even if nothing can be copied now (HN-24).
    """
    if game.silenced(seat) & ABILITIES:
        game.copies_nothing(seat)
    for source in game.sources(seat):
        if source.before_phase_1 is not None:
            await source.before_phase_1(game, seat)


async def phase_2(game: Bang, seat: int) -> None:
    """Play one card, or end the phase (B-17, B-20)."""
    if game.turn.shown != NONE and game.turn.shown not in game.players[seat].hand:
        game.turn.shown = NONE  # FC-37
    choice = await game.ask(seat, ASK_MAIN, partial(_main, game, seat), matter=MAIN)
    if choice.verb == "play":
        if _is_shown(game, choice):
            game.turn.shown = NONE
        await play_card(game, seat, choice)
    elif choice.verb in ("use", "use-up"):
        await use(game, seat, choice)
    else:
        game.turn.step = PHASE_3


def _main(game: Bang, seat: int) -> list[Choice]:
    choices = plays(game, seat)
    if game.box.usable or game.box.has_own_turn:
        choices += uses(game, seat)
    must = game.turn.shown != NONE and any(_is_shown(game, choice) for choice in choices)
    if not must:  # FC-37
        choices.append(END_TURN)
    return choices


def _is_shown(game: Bang, choice: Choice) -> bool:
    """Whether that plays the card that must be played, or one that is like it."""
    shown = game.turn.shown
    if shown == NONE or choice.verb != "play":
        return False
    return game.box.face[choice.card] == game.box.face[shown]


async def phase_3(game: Bang, seat: int) -> None:
    """Discard down to the life points, a card at a time (B-21)."""
    to_deck = any(source.excess_to_deck for source in game.table())
    while excess(game, seat) > 0:
        say = Say("ask-excess-deck" if to_deck else "ask-excess")
        choice = await game.ask(seat, say, partial(_excess, game, seat, say), matter=PART)
        if choice.verb == "discard" and to_deck:
            moves.onto_deck(game, seat, choice.card)
        elif choice.verb == "discard":
            game.discard(seat, choice.card)


def _excess(game: Bang, seat: int, say: Say) -> list[Choice]:
    say.number = excess(game, seat)
    if say.number <= 0:  # after an aside
        return []
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


def excess(game: Bang, seat: int) -> int:
    """How many cards the player holds above the limit of the hand."""
    return len(game.players[seat].hand) - hand_limit(game, seat)
