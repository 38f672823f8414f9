"""Phase 2 besides playing cards: abilities, and cards in play that are used (DC-4 to DC-12)."""

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.sources import CARDS, Use
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.distance import Sight
from standoff.games.bang.mechanics.settle import begin, settle
from standoff.games.bang.turn.play import aims_at, why_no_aim
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def uses(game: Bang, seat: int) -> list[Choice]:
    """Every way to use an ability or a card in play now, with all it announces."""
    choices: list[Choice] = []
    box = game.box
    if box.has_own_turn:
        for source in game.sources(seat):
            if source.own_turn is not None:
                choices.extend(source.own_turn.choices(game, seat))
    sight = Sight(game, seat)
    for place in game.abilities(seat):
        use = box.sources[place].use
        if use is None or why_no_use(game, seat, place, use) is not None:
            continue
        for aim in aims_at(sight, box.sources[place], use.target):
            for card in [NONE] if use.cost is None else use.cost.cards(game, seat):
                choices.append(Choice("use", card, aim.seat, place, aim.pick))
    for card in game.players[seat].in_play:
        kind = box.of(card)
        if kind.use is not None and game.has_waited(seat, card):
            for aim in aims_at(sight, kind, kind.use.target):
                if aim.pick != card:  # it will be gone
                    choices.append(Choice("use-up", card, aim.seat, NONE, aim.pick))
    return choices


def why_no_use(game: Bang, seat: int, place: int, use: Use) -> Say | None:
    """Why an ability cannot be used now, whoever it is aimed at."""
    if game.turn.uses.count(place) >= use.per_turn:
        return Say("why-used-up", limit=use.per_turn)
    return None if use.cost is None else use.cost.why_not(game, seat)


def why_not_use(game: Bang, seat: int, card: int, target: int) -> Say | None:
    """Why a card in play cannot be used on the target (on anyone, if NONE); None if it can."""
    kind = game.box.of(card)
    if kind.use is None:
        return Say("why-only-answers" if kind.cancels else "why-not-used")
    for source in game.table():
        if source.silences & CARDS:
            return Say("why-forbidden", kind=game.box.index[source.id])
    if not game.has_waited(seat, card):
        return Say("why-waits")
    return why_no_aim(Sight(game, seat), kind, kind.use.target, target)


async def use(game: Bang, seat: int, choice: Choice) -> None:
    """Use an ability or a card in play as announced, with everything it causes."""
    box = game.box
    card = choice.card
    of_card = choice.kind == NONE
    place = box.kind[card] if of_card else choice.kind
    own_turn = box.sources[place].own_turn
    if own_turn is not None:
        begin(game)
        await own_turn.use(game, seat, choice)
        await settle(game)
        return
    used = box.sources[place].use
    assert used is not None
    play = Play(seat, place, card if of_card else NONE, [], choice.pick)
    begin(game)
    if of_card:
        play.targets = used.target.affected(game, seat, choice.seat)
        moves.use_up(game, seat, card, choice.seat)
    else:
        if used.cost is not None:
            await used.cost.choose(game, seat, place, card)
        game.turn.uses.append(place)
        game.emit(Event("ability", seat=seat, kind=place))
        if used.cost is not None:
            play.paid = await used.cost.pay(game, seat, place, card)
        play.targets = used.target.affected(game, seat, choice.seat)
    await used.effect.run(game, play)
    await settle(game)
