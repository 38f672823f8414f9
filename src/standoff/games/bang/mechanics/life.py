"""Losing and regaining life, and staying in the game (B-64 to B-68)."""

from functools import partial

from standoff.games.bang.data import deeds as windows
from standoff.games.bang.data.deeds import LOSS, Deed
from standoff.games.bang.data.facts import Fact, Losing, Play
from standoff.games.bang.data.hooks import does, hand_empty, staves_off
from standoff.games.bang.data.matters import DYING, SAVE
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.data.state import KEPT, Bang
from standoff.games.bang.mechanics import deeds
from standoff.games.bang.mechanics.hearing import happened, spent
from standoff.games.bang.mechanics.names import forbidder, may_hold
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.game import Listing
from standoff.kernel.words import Say


def heal(game: Bang, seat: int, points: int) -> None:
    """Regain life points, never above the starting amount (B-65)."""
    player = game.players[seat]
    if not player.has_life:
        return
    gained = min(points, player.max_life - player.life)
    if gained > 0:
        player.life += gained
        game.emit(Event("healed", seat=seat, number=gained))


async def lose_life(
    game: Bang, seat: int, points: int, play: Play, *, preventable: bool = True
) -> int:
    """Lose life points together; at 0 or less, try to stay in the game at once.

    Gives how many points went: others may save some. What is paid cannot be prevented.
    """
    player = game.players[seat]
    if not player.has_life:
        return 0
    if preventable and game.box.windows & LOSS:
        losing = Losing(seat, play, points=points)
        await be_saved(game, losing)
        points = max(losing.points, 0)
        if points:
            await suffer(game, seat, points, play)
        if player.life > 0:
            await thank(game, losing)
        return points
    await suffer(game, seat, points, play)
    return points


async def suffer(game: Bang, seat: int, points: int, play: Play) -> None:
    """The points that nobody has prevented are lost."""
    player = game.players[seat]
    player.life -= points
    if play.by in (NONE, seat):
        game.emit(Event("lost-life", seat=seat, number=points, kind=play.kind))
    else:
        game.emit(Event("lost-life-to", seat=seat, number=points, kind=play.kind, by=play.by))
    happened(game, Fact(seat, points, play, left=player.life))
    if player.life <= 0:
        await cling_to_life(game, seat, play)


async def be_saved(game: Bang, losing: Losing) -> None:
    """The others may keep a player from losing life points, if they are not dying themselves."""
    for other in game.others(losing.seat):
        helper = game.players[other]
        if helper.has_life and helper.life <= 0:
            continue
        if not may_hold(game, other, LOSS) and not deeds.offered(game, other, LOSS):
            continue
        say = Say("ask-save", target=losing.seat, kind=losing.play.kind, number=losing.points)
        choice = await game.ask(other, say, Listing(_rescues, game, other), matter=SAVE)
        if choice.verb != "let-it":
            await deeds.answer(game, other, choice, LOSS, about=losing)
            if losing.points <= 0:
                break


async def thank(game: Bang, losing: Losing) -> None:
    """What those have of it who have saved a player that is still in the game."""
    for effect, play in losing.thanks:
        if game.acts(play.by, losing.seat):
            await effect.run(game, play)


def _rescues(game: Bang, seat: int) -> list[Choice]:
    return [*deeds.choices(game, seat, LOSS), deeds.LET_IT]


async def cling_to_life(game: Bang, seat: int, play: Play) -> None:
    """A dying player may play Beers and use abilities that help, even in vain (B-66, B-67)."""
    player = game.players[seat]
    if _is_hope(game, seat):
        while player.life <= 0 and can_act_dying(game, seat):
            say = Say("ask-dying", kind=play.kind)
            hopes = partial(_last_hopes, game, seat, say)
            choice = await game.ask(seat, say, hopes, matter=DYING)
            if choice.verb == "give-up":
                break
            if choice.verb == "play":
                await drink(game, seat, choice.card)
            elif choice.verb != "nothing":
                await deeds.answer(game, seat, choice, windows.DYING)
            if player.life <= 0 and not player.hand:
                await notice_empty_hand(game, seat)  # B-131
    if player.life <= 0 and game.box.keeping and be_kept(game, seat):
        return
    if player.life <= 0:
        for at in game.answering(seat, staves_off):
            if await staves_off.of(at)(game, at):
                return


def be_kept(game: Bang, seat: int) -> bool:
    """Whether a card in front of a dying player keeps them in the game (GTR-76)."""
    for card in game.players[seat].in_play:
        if game.box.of(card).clings:
            game.returns(seat, 0, KEPT)
            game.emit(Event("kept", seat=seat, kind=game.box.kind[card]))
            return True
    return False


async def drink(game: Bang, seat: int, card: int) -> None:
    """Play a card that saves, off turn or on it."""
    deed = _saving_deed(game.box.of(card))
    assert deed is not None
    play = Play(seat, game.box.kind[card], card, [seat])
    await deeds.pay_for(game, deed, play)
    spent(game, seat, card)
    await deed.effect.run(game, play)


async def notice_empty_hand(game: Bang, seat: int) -> None:
    """The moment of an empty hand, for whoever minds it."""
    for at in game.answering(seat, hand_empty):
        await hand_empty.of(at)(game, at)


def saves(game: Bang, seat: int, kind: Kind) -> bool:
    """Whether such a card of the hand may be played when dying."""
    return _saving_deed(kind) is not None and forbidder(game, seat, kind) is None


def _saving_deed(kind: Kind) -> Deed | None:
    return next((deed for deed in kind.deeds if deed.window & windows.DYING), None)


def can_act_dying(game: Bang, seat: int) -> bool:
    """Whether a dying player has anything to act with, as far as everyone knows."""
    hand = game.players[seat].hand
    return bool(hand) or bool(deeds.offered(game, seat, windows.DYING | windows.ANY_TIME))


def _is_hope(game: Bang, seat: int) -> bool:
    """Whether anything at all can save a dying player, as far as everyone knows."""
    if not game.box.has_table:
        return True
    helpful = windows.ANY_TIME | windows.DYING
    for at in game.answering(seat, does):
        if any(deed.window & helpful for deed in does.of(at)):
            return True
    return any(saves(game, seat, kind) for kind in game.box.kinds)


def _last_hopes(game: Bang, seat: int, say: Say) -> list[Choice]:
    player = game.players[seat]
    say.number = 1 - player.life
    if player.life > 0 or not can_act_dying(game, seat):  # after an aside
        return []
    hopes = [Choice("play", card) for card in game.faces(player.hand) if _saves(game, seat, card)]
    return [*hopes, *deeds.by_sources(game, seat, windows.DYING), Choice("give-up")]


def _saves(game: Bang, seat: int, card: int) -> bool:
    """Whether that card of the hand may be played when dying, and can be paid for."""
    kind = game.box.of(card)
    deed = _saving_deed(kind)
    if deed is None or not saves(game, seat, kind):
        return False
    return deed.cost is None or deed.cost.why_not(game, game.box.card_at(card, seat)) is None
