"""Effects and their consequences: every effect runs in a scope that ends here (B-62 to B-79)."""

from functools import partial
from typing import Final

from standoff.games import roles
from standoff.games.bang.data.facts import LIFE_LOST, Fact, Play
from standoff.games.bang.data.matters import HAVE, ORDER
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import hand_empty
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import GameOver
from standoff.kernel.words import Say

REWARD: Final = 3  # cards for eliminating an Outlaw, or whoever (B-74, DC-87)


def begin(game: Bang) -> None:
    """Open the scope of an effect."""
    game.scopes.append([])


async def settle(game: Bang) -> None:
    """Close the innermost scope and handle what happened in it, in the order of B-76."""
    facts = game.scopes[-1]
    if not facts and not hands_to_fill(game):  # nearly always
        game.scopes.pop()
        return
    killers: dict[int, int] = {}  # who is out, and who is responsible
    if facts:
        killers = await eliminate_dying(game, facts)
        if killers:
            end_if_won(game, killers)
            reward(game, killers)
    game.scopes.pop()
    if facts:
        await trigger(game, facts, killers)
        await punish(game, killers)
    if not game.scopes:
        await fill_empty_hands(game)


async def eliminate_dying(game: Bang, facts: list[Fact]) -> dict[int, int]:
    """Those whom the effect left without life go out of the game together (B-69, B-70)."""
    killers: dict[int, int] = {}
    for fact in facts:
        player = game.players[fact.seat]
        if fact.what == LIFE_LOST and player.in_game and player.life <= 0:
            by = fact.play.by
            killers[fact.seat] = NONE if by == fact.seat else by  # B-73
    if not killers:
        return killers
    await put_out(game, [seat for seat in game.clockwise(game.turn.seat) if seat in killers])
    return killers


async def put_out(game: Bang, dying: list[int]) -> None:
    """Roles are turned up, cards go to heirs or to the pile, and the players are out."""
    for seat in dying:
        show_role(game, seat)
    for seat in dying:
        heirs = claimants(game, dying, seat)
        if heirs and game.box.landing:
            keep_from_heirs(game, seat)
        if not heirs:
            await discard_all(game, seat)
        elif len(heirs) == 1:
            bequeath(game, seat, heirs[0])
        else:
            await divide(game, seat, heirs)
    for seat in dying:
        game.leaves(seat)
    if game.box.landing:
        for card in game.shelf[:]:
            if game.box.landing[card]:
                game.shelf.remove(card)
                game.lands().taken(game, card)


async def eliminate_again(game: Bang, seat: int) -> None:
    """A ghost goes at the end of its turn; nobody has eliminated it (HN-15)."""
    begin(game)
    await put_out(game, [seat])
    end_if_won(game, {})
    await settle(game)
    for other in game.others(seat):
        await heed_eliminations(game, other, [seat])


def show_role(game: Bang, seat: int) -> None:
    player = game.players[seat]
    player.role_known = EVERYONE
    game.emit(Event("eliminated", seat=seat, role=player.role))


def claimants(game: Bang, dying: list[int], dead: int) -> list[int]:
    """Who takes the cards of the dead: those whose abilities say so, clockwise (B-134, B-135)."""
    return [
        seat
        for seat in game.others(dead)
        if seat not in dying and any(source.claims_estate for source in game.sources(seat))
    ]


def keep_from_heirs(game: Bang, seat: int) -> None:
    """What does not go where other cards go lies in the middle until its owner is out (DV-21)."""
    for card in game.players[seat].in_play[:]:
        if game.box.landing[card]:
            game.remove(seat, card)
            game.shelf.append(card)


def bequeath(game: Bang, seat: int, heir: int) -> None:
    """All cards of a player go into another's hand."""
    player = game.players[seat]
    for card in player.hand + player.in_play:
        game.remove(seat, card)
        game.give(heir, card)
        game.emit(Event("took", seat=heir, owner=seat, card=card))


async def divide(game: Bang, seat: int, heirs: list[int]) -> None:
    """Several take the cards of a player by turns, one from hand or one in play (DC-76)."""
    player = game.players[seat]
    turn = 0
    while player.hand or player.in_play:
        heir = heirs[turn % len(heirs)]
        picks = _left_behind(game, seat)
        pick = picks[0].pick
        if len(picks) > 1:
            say = Say("ask-estate", target=seat)
            choice = await game.ask(heir, say, partial(_left_behind, game, seat), matter=HAVE)
            pick = choice.pick
        moves.take(game, seat, pick, heir)
        turn += 1


def _left_behind(game: Bang, seat: int) -> list[Choice]:
    player = game.players[seat]
    picks = [*([HAND] if player.hand else []), *player.in_play]
    return [Choice("inherit", seat=seat, pick=pick) for pick in picks]


async def discard_all(game: Bang, seat: int) -> None:
    """Discard all cards, in an order their owner chooses where anyone could want one (B-71)."""
    player = game.players[seat]
    if pile_is_read(game):
        while len(player.hand) + len(player.in_play) > 1:
            tops = partial(_tops, game, seat)
            choice = await game.ask(seat, Say("ask-top"), tops, matter=ORDER)
            if choice.verb != "top":
                break
            game.remove(seat, choice.card)
            player.chosen.append(choice.card)  # the first one chosen will lie on top
    for card in player.hand + player.in_play + player.chosen[::-1]:
        game.discard(seat, card)


def pile_is_read(game: Bang) -> bool:
    """Whether anyone can take cards off the discard pile, so that their order matters."""
    for seat, player in enumerate(game.players):
        alive = player.life > 0 or player.ghost
        if alive and any(source.reads_pile for source in game.sources(seat)):
            return True
    return False


def _tops(game: Bang, seat: int) -> list[Choice]:
    player = game.players[seat]
    cards = game.faces(player.hand + player.in_play)
    return [*(Choice("top", card) for card in cards), Choice("any-order")]


def end_if_won(game: Bang, killers: dict[int, int]) -> None:
    """Check victory once for all who went out together (B-137)."""
    if roles.has_ended(game, game.players, game.in_game(), killers):
        game.scopes.clear()
        raise GameOver


def reward(game: Bang, killers: dict[int, int]) -> None:
    """Cards for whoever is responsible for eliminating Outlaws, if still in the game (B-74)."""
    rewarded = roles.CASTS[game.seats()].rewarded
    for dead, by in killers.items():
        if by != NONE and game.players[dead].role in rewarded and game.players[by].in_game:
            game.emit(Event("reward", seat=by, target=dead, number=REWARD))
            moves.draw(game, by, REWARD)


async def trigger(game: Bang, facts: list[Fact], killers: dict[int, int]) -> None:
    """Abilities that answer what happened, clockwise from the active player (B-76 to B-79)."""
    for seat in game.clockwise(game.turn.seat):
        if not game.scopes and not game.players[seat].hand:
            await hand_empty(game, seat)
        for fact in facts:
            if fact.seat != seat:
                continue
            for source in game.sources(seat):
                flow = source.life_lost if fact.what == LIFE_LOST else source.card_spent
                if flow is not None:
                    begin(game)
                    await flow(game, seat, fact)
                    await settle(game)
        await heed_eliminations(game, seat, list(killers))


async def heed_eliminations(game: Bang, seat: int, dead: list[int]) -> None:
    """What a player's abilities make of those who are out."""
    for each in dead:
        for source in game.sources(seat):
            if source.eliminated is not None:
                begin(game)
                await source.eliminated(game, seat, each)
                await settle(game)


async def punish(game: Bang, killers: dict[int, int]) -> None:
    """A Sheriff who is responsible for eliminating a Deputy discards everything (B-75)."""
    for dead, by in killers.items():
        if by == NONE or game.players[dead].role != roles.DEPUTY:
            continue
        if game.players[by].role == roles.SHERIFF:
            game.emit(Event("penalty", seat=by))
            await discard_all(game, by)


def hands_to_fill(game: Bang) -> bool:
    return any(not player.hand and player.in_game for player in game.players)


async def fill_empty_hands(game: Bang) -> None:
    """With no card being resolved, an empty hand is noticed, by whoever minds it (B-129)."""
    for seat in game.clockwise(game.turn.seat):
        if not game.players[seat].hand:
            await hand_empty(game, seat)


async def resolve(game: Bang, play: Play) -> None:
    """Run the effect of a play in a scope of its own, with everything it causes."""
    effect = game.box.kinds[play.kind].effect
    assert effect is not None
    begin(game)
    await effect.run(game, play)
    await settle(game)
