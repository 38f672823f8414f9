"""Shots and demands: what a player can do against an effect aimed at them (B-55 to B-61)."""

from functools import partial

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import ESCAPE, SUPPLY
from standoff.games.bang.data.sources import BANG, MISSED
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import hand_empty, lose_life, spent
from standoff.games.bang.mechanics.names import counts_as, forbidder
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def shoot(game: Bang, play: Play, target: int, needed: int = 1) -> None:
    """A shot: the target loses 1 life point unless it is cancelled (B-44, B-58)."""
    if play.by == NONE:
        game.emit(Event("shot-at", target=target, kind=play.kind))
    else:
        game.emit(Event("shot", by=play.by, target=target, kind=play.kind))
    if game.box.called(play.kind) == BANG:
        for source in game.sources(play.by):
            needed = max(needed, source.missed_needed)
    if await escape_shot(game, target, needed, play):
        cancelled(game, target, play.by)
    else:
        await lose_life(game, target, 1, play)


def cancelled(game: Bang, seat: int, by: int) -> None:
    """Tell that the player has cancelled a shot, by someone or by nobody."""
    if by == NONE:
        game.emit(Event("cancelled-shot", seat=seat))
    else:
        game.emit(Event("cancelled", seat=seat, by=by))


async def escape_shot(
    game: Bang,
    seat: int,
    needed: int,
    play: Play,
    say: Say | None = None,
    refusal: str = "take-it",
    matter: str = ESCAPE,
    stake: int = 1,
) -> bool:
    """Whether the player supplies the Missed! that are needed, one at a time, as they please.

    What is asked, and what it means to give none, can be said in other words than of a shot.
    """
    player = game.players[seat]
    tried: list[int] = []
    if say is None:
        id = "ask-shot" if play.by != NONE else "ask-shot-at"
        say = Say(id, by=play.by, kind=play.kind, number=needed)
    while needed:
        if not player.hand and not _missed_checks(game, seat, tried) and not ready(game, seat):
            return False
        say.number = needed
        ways = partial(_dodges, game, seat, tried, refusal)
        choice = await game.ask(seat, say, ways, matter=matter, stake=stake)
        if choice.verb == "check":
            tried.append(choice.kind)
            wanted = game.box.sources[choice.kind].missed_check
            assert wanted is not None
            if await draw_check(game, seat, choice.kind, wanted):
                needed -= 1
        elif choice.verb == "play":
            game.spend(seat, choice.card, choice.kind)
            game.to_pile(choice.card)
            spent(game, seat, choice.card)
            needed -= 1
            if choice.kind == NONE:
                await follow_up(game, seat, choice.card)
            if needed and not player.hand:
                await hand_empty(game, seat)  # B-131
        elif choice.verb == "use-up":
            moves.use_up(game, seat, choice.card)
            needed -= 1
            await follow_up(game, seat, choice.card)
        else:
            return False
    return True


async def follow_up(game: Bang, seat: int, card: int) -> None:
    """What a card says besides the Missed! symbol is done at once (DC-28, DC-36)."""
    kind = game.box.of(card)
    if kind.then is not None:
        await kind.then.run(game, Play(seat, game.box.kind[card], card, [seat]))


def ready(game: Bang, seat: int) -> list[int]:
    """The cards in front of a player that can be used against a shot (DC-7)."""
    box = game.box
    if not box.waiting:
        return []
    return [
        card
        for card in game.players[seat].in_play
        if box.of(card).cancels and game.has_waited(seat, card)
    ]


def _dodges(game: Bang, seat: int, tried: list[int], refusal: str) -> list[Choice]:
    box = game.box
    choices: list[Choice] = []
    for card in game.faces(game.players[seat].hand):
        kind = box.of(card)
        if kind.cancels and not kind.stays:
            choices.append(Choice("play", card))
        elif counts_as(game, seat, card) & MISSED:
            choices.append(Choice("play", card, kind=_used_as(game, card, MISSED)))
    if box.waiting:
        choices.extend(Choice("use-up", card) for card in ready(game, seat))
    choices.extend(Choice("check", kind=source) for source in _missed_checks(game, seat, tried))
    return [*choices, Choice(refusal)]


def _missed_checks(game: Bang, seat: int, tried: list[int]) -> list[int]:
    """The Barrels, and abilities like it, not yet tried against this shot (B-57)."""
    sources = game.box.sources
    places = game.places(seat)
    return [p for p in places if sources[p].missed_check is not None and p not in tried]


async def demand_bang(game: Bang, seat: int, say: Say, matter: str = SUPPLY) -> bool:
    """Whether the player discards a BANG! card from hand, or else will lose a life point (B-96)."""
    player = game.players[seat]
    kind = game.box.kinds[game.box.named[BANG]]
    if not player.hand or forbidder(game, seat, kind):
        return False
    choice = await game.ask(seat, say, partial(_bangs, game, seat), matter=matter, stake=1)
    if choice.verb != "discard":
        return False
    game.discard(seat, choice.card)
    spent(game, seat, choice.card)
    return True


def _bangs(game: Bang, seat: int) -> list[Choice]:
    choices = [
        Choice("discard", card, kind=_used_as(game, card, BANG))
        for card in game.faces(game.players[seat].hand)
        if counts_as(game, seat, card) & BANG
    ]
    return [*choices, Choice("take-it")]


def _used_as(game: Bang, card: int, name: int) -> int:
    """The kind a card is used as, if it is not of that name itself."""
    return NONE if game.box.of(card).name == name else game.box.named[name]
