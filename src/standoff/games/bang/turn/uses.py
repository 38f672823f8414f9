"""Phase 2 besides playing cards: deeds of abilities, of cards in play, of the table (DC-4)."""

from standoff.games.bang.data.deeds import MAIN, Offered
from standoff.games.bang.data.hooks import does, silences
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import CARDS
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import deeds
from standoff.games.bang.mechanics.aims import why_no_aim
from standoff.games.bang.mechanics.settle import settled
from standoff.kernel.choice import Choice
from standoff.kernel.words import Say


def uses(game: Bang, seat: int, sight: Sight) -> list[Choice]:
    """Every way to use an ability or a card in play now, with all it announces."""
    found: list[Choice] = []
    for offer in deeds.offered(game, seat, MAIN):
        deeds.add_ways(found, sight, offer)
    return found


def why_not_use(game: Bang, seat: int, card: int, target: int) -> Say | None:
    """Why a card in play cannot be used on the target (on anyone, if NONE); None if it can."""
    kind = game.box.of(card)
    uses = [(nth, deed) for nth, deed in enumerate(does.on(kind) or ()) if deed.window & MAIN]
    if not uses:
        return Say("why-only-answers" if kind.cancels else "why-not-used")
    for place in game.table():
        silence = silences.on(game.box.sources[place])
        if silence is not None and silence.strata & CARDS:
            return Say("why-forbidden", kind=place)
    if card in game.turn.waiting or card not in game.active(seat):
        return Say("why-waits")
    at = game.box.card_at(card, seat)
    reasons = [_why_not(game, Offered(at, deed, nth), target) for nth, deed in uses]
    return None if None in reasons else reasons[0]


def _why_not(game: Bang, offer: Offered, target: int) -> Say | None:
    sight = Sight(game, offer.at.seat)
    return deeds.why_not_do(game, offer) or why_no_aim(sight, offer.at.source, offer.deed, target)


def why_not_open(game: Bang, seat: int, name: str, target: int) -> list[Say | None]:
    """Of each way to do something with a card of that name that lies open: why not, or None."""
    sight = Sight(game, seat)
    return [
        offer.deed.target.why_not_name(sight, card, target)
        for offer in deeds.offered(game, seat, MAIN)
        for card in game.faces(offer.deed.target.goods(sight, target))
        if game.box.name[card] == name
    ]


async def use(game: Bang, seat: int, choice: Choice) -> None:
    """Use an ability or a card in play as announced, with everything it causes."""
    await settled(game, deeds.do(game, deeds.find(game, seat, choice, MAIN), choice))
