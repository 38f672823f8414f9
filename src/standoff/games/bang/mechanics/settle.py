"""Effects and their consequences: every effect runs in a scope that ends here (B-62 to B-79).

The core opens and settles a scope round every play, deed, cost and flow of a source: whatever a set
writes runs inside one.
"""

from collections.abc import Awaitable
from functools import partial
from typing import Final, TypeVar

from standoff.games import roles
from standoff.games.bang.data.facts import ABILITY, EARLY, ELIMINATED, LATE, LIFE_LOST, Fact, Play
from standoff.games.bang.data.hooks import (
    AnyHook,
    Flow,
    aftermath,
    claims,
    comes_back,
    comes_up,
    hand_empty,
    hears,
    plays_for,
    reads_pile,
    reward,
    victory,
)
from standoff.games.bang.data.matters import HAVE, ORDER
from standoff.games.bang.data.sources import ESTATE
from standoff.games.bang.data.state import KEPT, Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.hearing import NO_FACTS, Told, happened, heard, in_earshot
from standoff.games.bang.mechanics.life import notice_empty_hand
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import GameOver
from standoff.kernel.words import Say

REWARD: Final = 3  # cards for eliminating an Outlaw, or whoever (B-74, DC-87)

A = TypeVar("A")


def begin(game: Bang) -> None:
    """Open the scope of an effect."""
    game.scopes.append(NO_FACTS)


async def settle(game: Bang) -> None:
    """Close the innermost scope with all that follows; between two effects, fill empty hands."""
    await conclude(game)
    if game.scopes:
        return
    if game.promised:
        moves.keep_promises(game, game.ring)
    if hands_to_fill(game):
        await fill_empty_hands(game)


async def conclude(game: Bang) -> None:
    """Close the innermost scope and handle what happened in it, in the order of B-76."""
    facts = game.scopes[-1]
    if facts:
        await close(game, facts)
    else:
        game.scopes.pop()
    if game.box.keeping and next_to_go(game) != NONE:
        await let_go(game)


def ends_quietly(game: Bang) -> bool:
    """Close the innermost scope if nothing at all follows, as nearly always: is it closed?"""
    facts = game.scopes[-1]
    if game.promised or hands_to_fill(game) or (facts and have_consequences(game, facts)):
        return False
    if game.box.keeping and next_to_go(game) != NONE:
        return False
    game.scopes.pop()
    return True


def have_consequences(game: Bang, facts: list[Fact]) -> bool:
    """Whether someone may be out, or anyone does something about these facts."""
    return any(fact.what == LIFE_LOST for fact in facts) or any(
        heard(game, seat, facts) for fact in facts for seat in in_earshot(game, fact)
    )


async def settled(game: Bang, flow: Awaitable[A]) -> A:
    """Run a flow in a scope of its own, with everything it causes; gives what it gave."""
    begin(game)
    done = await flow
    if not ends_quietly(game):
        await settle(game)
    return done


async def moment(game: Bang, seat: int, hook: AnyHook[Flow]) -> None:
    """All who answer it for a player do so, one after the other, while the player is there."""
    for at in game.answering(seat, hook):
        if game.players[seat].in_game:
            await settled(game, hook.of(at)(game, at))


async def close(game: Bang, facts: list[Fact]) -> None:
    """What has happened is drawn to its conclusions."""
    killers: dict[int, int] = {}  # who is out, and who is responsible
    plays: dict[int, Play] = {}  # and through what
    for fact in facts:
        player = game.players[fact.seat]
        if fact.what == LIFE_LOST and player.in_game and player.has_life and player.life <= 0:
            by = fact.play.by
            killers[fact.seat] = NONE if by == fact.seat else by  # B-73
            plays[fact.seat] = fact.play
    if killers:
        dying = [seat for seat in game.clockwise(game.turn.seat) if seat in killers]
        rewards = [at for seat in dying for at in game.answering(seat, reward)]
        await put_out(game, dying)
        end_if_won(game, killers)
        for seat, play in plays.items():
            happened(game, Fact(seat, 0, play, ELIMINATED))
        pay_rewards(game, killers)
        for at in rewards:
            if killers[at.seat] != NONE and game.players[killers[at.seat]].in_game:
                await settled(game, reward.of(at)(game, at, plays[at.seat]))
    game.scopes.pop()
    await trigger(game, facts)
    if killers:
        await punish(game, killers)
        await look_back(game)


async def look_back(game: Bang) -> None:
    """Players have gone out: now that nothing more follows from it, the table minds it."""
    for at in game.at_table(aftermath):
        await settled(game, aftermath.of(at)(game, at))


async def put_out(game: Bang, dying: list[int]) -> None:
    """Roles are turned up, cards go to heirs or to the pile, and the players are out (B-69)."""
    if game.promised:
        moves.keep_promises(game, dying)
    for seat in dying:
        show_role(game, seat)
    for seat in dying:
        for card in game.players[seat].chosen[:]:
            moves.take_back(game, seat, card)  # laid aside for what has ended with its player
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
        be_out(game, seat)
    if game.box.landing:
        for card in game.shelf[:]:
            lands = game.box.landing[card]
            if lands is not None:
                game.shelf.remove(card)
                lands.taken(game, card)


def be_out(game: Bang, seat: int) -> None:
    """The player is out of the game, perhaps as the first one."""
    if game.first_out == NONE:
        game.first_out = seat
    game.leaves(seat)


async def eliminate(game: Bang, seat: int) -> None:
    """A player without life points is eliminated by nobody (HN-15)."""
    begin(game)
    await put_out(game, [seat])
    end_if_won(game, {})
    nobody = Play(NONE, game.players[seat].character, NONE, [seat], how=ABILITY)
    happened(game, Fact(seat, 0, nobody, ELIMINATED))
    await settle(game)
    await look_back(game)


async def leave(game: Bang, seat: int) -> None:
    """A player who was there for a while goes, which is no elimination: nobody minds it."""
    await discard_all(game, seat)
    be_out(game, seat)
    game.emit(Event("left", seat=seat))


async def let_go(game: Bang) -> None:
    """Whoever was in the game by a card that is gone leaves it (VS-13, GTR-80)."""
    while next_to_go(game) != NONE:
        seat = next_to_go(game)
        if game.players[seat].role_known != EVERYONE:
            show_role(game, seat)
        await leave(game, seat)
        end_if_won(game, {})
        await look_back(game)


def next_to_go(game: Bang) -> int:
    """The next one who is in the game by a card that is gone; NONE if nobody is."""
    if all(player.standing != KEPT for player in game.players):  # nearly always
        return NONE
    for seat in game.clockwise(game.turn.seat):
        player = game.players[seat]
        if player.standing == KEPT and not game.is_kept(player):
            return seat
    return NONE


def will_return(game: Bang, seat: int) -> bool:
    """Whether a player who is out, or goes out now, is so only until their next turn."""
    return any(comes_back.of(at)(game, at, seat) for at in game.at_table(comes_back))


def show_role(game: Bang, seat: int) -> None:
    player = game.players[seat]
    player.role_known = EVERYONE
    game.emit(Event("eliminated", seat=seat, role=player.role))


def deal_roles_anew(game: Bang, seats: list[int], looks: list[int]) -> None:
    """The roles of these players are shuffled and dealt again among them; only some look at theirs.

    Roles that always lie open do so again. Nobody knows more of the others than that theirs are
    among these roles, and among those that were hidden together with them before.
    """
    players = game.players
    dealt = [players[seat].role for seat in seats]
    hidden = {players[seat].lot for seat in seats if players[seat].role_known != EVERYONE}
    lot = 1 + max(player.lot for player in players)
    for player in players:
        if player.lot in hidden and player.role_known != EVERYONE:
            player.lot = lot
    game.rng.shuffle(dealt)
    for seat, role in zip(seats, dealt, strict=True):
        player = players[seat]
        player.lot = lot
        player.role = role
        player.role_known = 1 << seat if seat in looks else 0
        if role in roles.CASTS[game.seats()].open:
            player.role_known = EVERYONE
        game.emit(Event("role", seat=seat, role=role))
    for part in game.parts:
        part.roles_dealt(game, seats)


def claimants(game: Bang, dying: list[int], dead: int) -> list[int]:
    """Who takes the cards of the dead: those whose abilities say so, clockwise (B-134, B-135)."""
    return [seat for seat in who_claims(game, dead, ESTATE) if seat not in dying]


def who_claims(game: Bang, seat: int, what: int) -> list[int]:
    """The others who claim such cards of a player, clockwise."""
    return [
        other
        for other in game.others(seat)
        if any(claims.of(at) & what for at in game.answering(other, claims))
    ]


def keep_from_heirs(game: Bang, seat: int) -> None:
    """What does not go where other cards go lies in the middle until its owner is out (DV-21)."""
    for card in game.players[seat].in_play[:]:
        if game.box.landing[card] is not None:
            game.remove(seat, card)
            game.shelf.append(card)


def bequeath(game: Bang, seat: int, heir: int) -> None:
    """All cards of a player go to another, but for those that nobody can touch."""
    player = game.players[seat]
    for card in player.hand + player.in_play:
        border = game.box.of(card).border
        if not border.touchable:
            game.discard(seat, card)
            continue
        game.remove(seat, card)
        if border.held:
            game.give(heir, card)
        game.emit(Event("took", seat=heir, owner=seat, card=card))
        if not border.held:
            moves.place(game, heir, card)


async def divide(game: Bang, seat: int, heirs: list[int]) -> None:
    """Several take the cards of a player by turns, one from hand or one in play (DC-76)."""
    player = game.players[seat]
    for card in player.in_play[:]:
        if not game.box.of(card).border.touchable:
            game.discard(seat, card)
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


async def discard_all(game: Bang, seat: int, *, hand_only: bool = False) -> int:
    """Discard all cards, in an order their owner chooses where anyone could want one (B-71).

    Gives how many they were.
    """
    player = game.players[seat]
    if pile_is_read(game):
        tops = partial(_tops, game, seat, hand_only)
        while len(for_the_pile(game, _to_go(game, seat, hand_only))) > 1:
            choice = await game.ask(seat, Say("ask-top"), tops, matter=ORDER)
            if choice.verb != "top":
                break
            game.remove(seat, choice.card)
            player.chosen.append(choice.card)  # the first one chosen will lie on top
    cards = _to_go(game, seat, hand_only) + player.chosen[::-1]
    for card in cards:
        game.discard(seat, card)
    return len(cards)


def _to_go(game: Bang, seat: int, hand_only: bool) -> list[int]:
    player = game.players[seat]
    return player.hand[:] if hand_only else player.hand + player.in_play


def _tops(game: Bang, seat: int, hand_only: bool) -> list[Choice]:
    cards = game.faces(for_the_pile(game, _to_go(game, seat, hand_only)))
    return [*(Choice("top", card) for card in cards), Choice("any-order")]


def for_the_pile(game: Bang, cards: list[int]) -> list[int]:
    """Those cards that lie on the discard pile when they are discarded, and not elsewhere."""
    box = game.box
    if not box.landing and len(box.homes) == 1:  # nearly always
        return cards
    return [
        card for card in cards if not box.home[card] and not (box.landing and box.landing[card])
    ]


def pile_is_read(game: Bang) -> bool:
    """Whether anyone can come to take cards off the discard pile, so that their order matters.

    By an ability that is silenced now, too, or by one who may be back; or by an event to come that
    everyone sees (B-71, DC-15).
    """
    if not game.box.asks(reads_pile):
        return False
    reads = game.box.reads_pile
    table = game.table()[:]
    for part in game.parts:
        table += part.coming()
    for place in table:
        if reads[place]:
            return True
    for seat, player in enumerate(game.players):
        for place in player.abilities:
            if reads[place] and may_act(game, seat, table):
                return True
        for card in player.in_play:
            if reads[game.box.kind[card]] and may_act(game, seat, table):
                return True
    return False


def may_act(game: Bang, seat: int, table: list[int]) -> bool:
    """Whether a player is there to do anything, or may be back, by what the table tells."""
    player = game.players[seat]
    if (player.in_game and (player.life > 0 or not player.has_life)) or will_return(game, seat):
        return True
    if game.box.keeping:
        return True
    sources = [game.box.sources[place] for place in table]
    return any(comes_up.on(source) and not comes_back.on(source) for source in sources)


def end_if_won(game: Bang, killers: dict[int, int]) -> None:
    """Check victory once for all who went out together (B-137)."""
    verdict = has_ended(game, killers)
    if verdict is not None:
        roles.conclude(game, game.players, verdict)
        game.scopes.clear()
        game.promised.clear()
        game.unmute()
        raise GameOver


def has_ended(game: Bang, killers: dict[int, int]) -> roles.Verdict | None:
    """Whether and how the game has ended: as the table says, or else by the roles."""
    for at in game.at_table(victory):
        verdict = victory.of(at)(game, at, killers)
        if verdict is not None:
            return verdict if verdict.how else None
    played = [role_of(game, seat) for seat in range(game.seats())]
    return roles.verdict(played, game.counting(), killers)


def role_of(game: Bang, seat: int) -> int:
    """The role with which a player wins: the own one, unless the table says otherwise."""
    for at in game.at_table(plays_for):
        role = plays_for.of(at)(game, at, seat)
        if role != NONE:
            return role
    return game.players[seat].role


def pay_rewards(game: Bang, killers: dict[int, int]) -> None:
    """Cards for whoever is responsible for eliminating Outlaws, if still in the game (B-74)."""
    rewarded = roles.CASTS[game.seats()].rewarded
    for dead, by in killers.items():
        if by != NONE and game.players[dead].role in rewarded and game.players[by].in_game:
            game.emit(Event("reward", seat=by, target=dead, number=REWARD))
            moves.draw(game, by, REWARD)


async def trigger(game: Bang, facts: list[Fact]) -> None:
    """Sources that answer what happened, clockwise from the active player (B-76 to B-79)."""
    minded = game.box.minded
    early, soon, late = NO_FACTS, NO_FACTS, NO_FACTS
    for fact in facts:
        bit = minded & 1 << fact.what
        if bit & EARLY:
            early = [*early, fact]
        elif bit & LATE:
            late = [*late, fact]
        elif bit:
            soon = [*soon, fact]
    if early:
        for seat in game.clockwise(game.turn.seat):
            told = heard(game, seat, early)
            if told:
                await tell(game, seat, told)
    for seat in game.clockwise(game.turn.seat):
        if not game.scopes and not game.players[seat].hand:
            await fill_empty_hand(game, seat)
        if soon:
            told = heard(game, seat, soon)
            if told:
                await tell(game, seat, told)
    if late:
        for seat in game.clockwise(game.turn.seat):
            told = heard(game, seat, late)
            if told:
                await tell(game, seat, told)


async def tell(game: Bang, seat: int, told: list[Told]) -> None:
    """What a player's sources make of those facts, each in a scope of its own, by and by."""
    left = told[:]
    while left:
        each = left[0]
        own = [one for one in left if game.box.stratum(one.at)]  # and not of the table
        if _order_matters(own):
            say = Say("ask-first")
            choice = await game.ask(seat, say, partial(_firsts, own), matter=ORDER)
            each = next(one for one in own if one.at.place == choice.kind)
        left.remove(each)
        if each.at in game.answering(seat, hears) and each.ear.hears(game, each.fact, seat):
            assert each.ear.flow is not None
            await settled(game, each.ear.flow(game, each.at, each.fact))


def _order_matters(own: list[Told]) -> bool:
    """Whether several sources of one player do more than to bring in something (GR-131)."""
    several = any(each.at.place != own[0].at.place for each in own)
    return several and not all(each.ear.gains for each in own)


def _firsts(own: list[Told]) -> list[Choice]:
    places = list(dict.fromkeys(each.at.place for each in own))
    return [Choice("first", kind=place) for place in places]


async def punish(game: Bang, killers: dict[int, int]) -> None:
    """A Sheriff who is responsible for eliminating a Deputy discards everything (B-75)."""
    for dead, by in killers.items():
        if by == NONE or game.players[dead].role != roles.DEPUTY:
            continue
        if game.players[by].role == roles.SHERIFF:
            game.emit(Event("penalty", seat=by))
            await discard_all(game, by)


def hands_to_fill(game: Bang) -> bool:
    """Whether a hand is empty that someone minds: asked all the time."""
    return any(not game.players[seat].hand for seat in game.everyone().empty_handed)


async def fill_empty_hands(game: Bang) -> None:
    """With no card being resolved, an empty hand is noticed, by whoever minds it (B-129)."""
    for seat in game.clockwise(game.turn.seat):
        await fill_empty_hand(game, seat)


async def fill_empty_hand(game: Bang, seat: int) -> None:
    if not game.players[seat].hand and game.answering(seat, hand_empty):
        begin(game)
        await notice_empty_hand(game, seat)
        await conclude(game)
