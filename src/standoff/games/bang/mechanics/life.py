"""Losing and regaining life, and staying in the game (B-64 to B-68)."""

from functools import partial

from standoff.games.bang.data.facts import CARD_SPENT, Fact, Play
from standoff.games.bang.data.matters import DYING
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.names import forbidder
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def heal(game: Bang, seat: int, points: int) -> None:
    """Regain life points, never above the starting amount (B-65)."""
    player = game.players[seat]
    if player.ghost:
        return
    gained = min(points, player.max_life - player.life)
    if gained > 0:
        player.life += gained
        game.emit(Event("healed", seat=seat, number=gained))


async def lose_life(game: Bang, seat: int, points: int, play: Play) -> None:
    """Lose life points together; at 0 or less, try to stay in the game at once."""
    player = game.players[seat]
    if player.ghost:
        return
    player.life -= points
    if play.by in (NONE, seat):
        game.emit(Event("lost-life", seat=seat, number=points, kind=play.kind))
    else:
        game.emit(Event("lost-life-to", seat=seat, number=points, kind=play.kind, by=play.by))
    fact = Fact(seat, points, play)
    game.scopes[-1].append(fact)
    for source in game.table():
        if source.hit is not None:
            source.hit(game, fact)
    if player.life <= 0:
        await cling_to_life(game, seat, play)


async def cling_to_life(game: Bang, seat: int, play: Play) -> None:
    """A dying player may play Beers and use abilities that help, even in vain (B-66, B-67)."""
    player = game.players[seat]
    if not _is_hope(game, seat):
        return
    while player.life <= 0 and player.hand:
        say = Say("ask-dying", kind=play.kind)
        hopes = partial(_last_hopes, game, seat, say)
        choice = await game.ask(seat, say, hopes, matter=DYING)
        if choice.verb == "give-up":
            break
        if choice.verb == "play":
            await drink(game, seat, choice.card)
        if player.life <= 0 and not player.hand:
            await hand_empty(game, seat)  # B-131


async def drink(game: Bang, seat: int, card: int) -> None:
    """Play a card that saves, off turn or on it."""
    kind = game.box.kind[card]
    game.spend(seat, card)
    game.to_pile(card)
    spent(game, seat, card)
    effect = game.box.kinds[kind].effect
    assert effect is not None
    await effect.run(game, Play(seat, kind, card, [seat]))


def spent(game: Bang, seat: int, card: int) -> None:
    """A card was played or discarded from hand as an answer: a fact, for whoever minds it."""
    if game.box.heeds_spending:
        play = Play(seat, game.box.kind[card], card, [])
        game.scopes[-1].append(Fact(seat, 0, play, CARD_SPENT))


async def hand_empty(game: Bang, seat: int) -> None:
    """The moment of an empty hand, for whoever minds it."""
    for source in game.sources(seat):
        if source.hand_empty is not None:
            await source.hand_empty(game, seat)


def _saves(game: Bang, seat: int, kind: Kind) -> bool:
    return kind.saves and not forbidder(game, seat, kind)


def _is_hope(game: Bang, seat: int) -> bool:
    """Whether anything at all can save a dying player, as far as everyone knows."""
    if not game.table():
        return True
    if any(source.any_time is not None for source in game.sources(seat)):
        return True
    return any(_saves(game, seat, kind) for kind in game.box.kinds)


def _last_hopes(game: Bang, seat: int, say: Say) -> list[Choice]:
    player = game.players[seat]
    say.number = 1 - player.life
    if player.life > 0 or not player.hand:  # after an aside
        return []
    hand = game.faces(player.hand)
    hopes = [Choice("play", card) for card in hand if _saves(game, seat, game.box.of(card))]
    return [*hopes, Choice("give-up")]
