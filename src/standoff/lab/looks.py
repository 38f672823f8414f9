"""Every look is held to its view: it tells the same, fact by fact, and nothing else.

Both looks are: that at the state, and that made from records.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import json

from standoff.games import roles
from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.door.view import BangView
from standoff.games.dice.faces import FACES, places
from standoff.games.dice.look import DiceLook
from standoff.games.dice.view import DiceView
from standoff.games.samurai import roles as clans
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.view import SamuraiView
from standoff.kernel.choice import NONE
from standoff.kernel.decision import text
from standoff.kernel.event import Event
from standoff.kernel.look import Look
from standoff.kernel.match import Match
from standoff.kernel.text import Text

Fact = tuple[str, Any, Any]
"""What is asked of the look, its answer, and that of the view."""


def outlined(outline: Any, shown: Any) -> Any:
    """As much of what a view shows as an outline has."""
    if isinstance(outline, dict) and isinstance(shown, dict):
        return {key: outlined(each, shown.get(key)) for key, each in outline.items()}
    if isinstance(outline, list) and isinstance(shown, list) and len(outline) == len(shown):
        return [outlined(*each) for each in zip(outline, shown, strict=True)]
    return shown


def bang(look: BangLook, table: BangView) -> Iterator[Fact]:
    """The card game."""
    card, kind = look.box.name, [source.id for source in look.box.sources]
    seats = range(len(table.players))
    events = table.shows if table.event is None else (table.event, *table.shows)
    top = look.pile_top()
    distances = [None if each == NONE else each for each in look.distances()]
    yield "ring", look.ring(), list(table.ring)
    yield "turn", look.turn(), table.turn
    yield "turn_number", look.turn_number(), table.turn_number
    yield "bangs_left", look.bangs_left(), ANY if table.bangs_left is None else table.bangs_left
    yield "pile_top", None if top == NONE else card[top], table.pile_top
    yield "events", [kind[place] for place in look.events()], list(events)
    yield "distances", distances, [player.distance for player in table.players]
    for id in (*look.box.sets, "nothing"):
        yield "part", look.part(id), table.parts.get(id)
        yield "outline", look.outline(id), outlined(look.outline(id), table.parts.get(id))
    lying = [{card[each] for each in look.in_play(seat)} for seat in seats]
    waiting = {card[each] for each in look.waiting()}
    loads = look.loads()
    for seat, player in enumerate(table.players):
        limit = look.hand_limit(seat)
        loaded = {card[each]: loads[each] for each in look.in_play(seat) if loads and loads[each]}
        yield "character", kind[look.character(seat)], player.character
        yield "abilities", [kind[each] for each in look.abilities(seat)[1:]], list(player.copies)
        yield "role", _role(look.role(seat), roles.NAMES), player.role
        yield "open_role", look.open_role(seat), player.open_role
        yield "side", _role(look.side(seat), roles.NAMES), player.side
        yield "in_game", look.in_game(seat), player.in_game
        yield "life", look.life(seat), player.life
        yield "max_life", look.max_life(seat), player.max_life
        yield "is_ghost", look.is_ghost(seat), player.ghost
        yield "is_shadow", look.is_shadow(seat), player.shadow
        yield "skips", look.skips(seat), player.skips
        yield "returns", look.returns(seat), player.returns
        yield "reach", look.reach(seat), player.reach
        yield "hand_size", look.hand_size(seat), player.hand_size
        yield "hand", sorted(card[each] for each in look.hand(seat)), sorted(player.hand)
        yield "hand_limit", limit if limit > player.life else None, player.hand_limit
        yield "in_play", [card[each] for each in look.in_play(seat)], list(player.in_play)
        yield "waiting", waiting & lying[seat], set(player.waiting)
        yield "load", look.load(seat), player.load
        yield "loads", loaded, player.loads


def dice(look: DiceLook, table: DiceView) -> Iterator[Fact]:
    """The Dice Game."""
    resolving = look.resolving()
    yield "ring", look.ring(), list(table.ring)
    yield "turn", look.turn(), table.turn
    yield "arrows_left", look.arrows_left(), table.arrows_left
    yield "dice", [FACES[face] for face in look.dice()], list(table.dice)
    yield "used", places(look.used()), list(table.used)
    yield "resolving", None if resolving == NONE else resolving, table.resolving
    yield "aimed", look.aimed(), table.aimed
    yield "rolls", look.rolls(), table.rolls
    for seat, player in enumerate(table.players):
        yield "character", look.character(seat).id, player.character
        yield "role", _role(look.role(seat), roles.NAMES), player.role
        yield "open_role", look.open_role(seat), player.open_role
        yield "in_game", look.in_game(seat), player.in_game
        yield "life", look.life(seat), player.life
        yield "max_life", look.max_life(seat), player.max_life
        yield "arrows", look.arrows(seat), player.arrows


def samurai(look: SamuraiLook, table: SamuraiView) -> Iterator[Fact]:
    """Samurai Sword; what follows from open cards is asked of those who see them."""
    card = look.box.name
    yield "ring", look.ring(), list(table.ring)
    yield "deck_size", look.deck_size(), table.deck_size
    for seat, player in enumerate(table.players):
        known = [card[each] for each in look.hand(seat)]
        sources = [source.id for source in look.sources(seat)]
        far = None if seat == look.seat else look.difficulty(look.seat, seat)
        yield "character", look.character(seat).id, player.character
        yield "sources", sources, [player.character, *player.in_play]
        yield "role", _role(look.role(seat), clans.NAMES), player.role
        yield "open_role", look.open_role(seat), player.open_role
        yield "life", look.life(seat), player.life
        yield "max_life", look.max_life(seat), player.max_life
        yield "honour", look.honour(seat), player.honour
        yield "is_harmless", look.is_harmless(seat), player.harmless
        yield "difficulty", far, player.distance
        yield "hand_size", look.hand_size(seat), player.hand_size
        yield "hand", sorted(known), sorted(player.hand)
        yield "kind", [look.kind(each).id for each in look.hand(seat)], known
        yield "in_play", [card[each] for each in look.in_play(seat)], list(player.in_play)


FACTS: Final[dict[str, Callable[[Any, Any], Iterator[Fact]]]] = {
    "bang": bang,
    "dice": dice,
    "samurai": samurai,
}

BESIDES: Final = {"is_at", "news", "tone"}
"""What is asked of every look, and is no fact of the table."""


def differences(match: Match, seat: int, since: int = 0) -> list[str]:
    """In what the look of a seat differs from its view and its events, or is held to nothing.

    So it is with the look that one who sits elsewhere makes from these records.
    """
    table, events = match.view(seat), match.events_for(seat, since)
    look = match.look(seat)
    asked = {
        name for name in dir(look) if not name.startswith("_") and callable(getattr(look, name))
    }
    told = list(FACTS[match.setup.game](look, table))
    held = {name for name, _, _ in told}
    found = [f"{name} is held to nothing" for name in sorted(asked - BESIDES - held)]
    found += _apart(match, look, told, look.news(since), events)
    sent = json.decode(json.encode(table), type=type(table))
    seen = match.rules.seen(match.setup, sent, events)
    told = list(FACTS[match.setup.game](seen, sent))
    found += [f"by records {each}" for each in _apart(match, seen, told, seen.news(0), events)]
    return found


def _apart(
    match: Match, look: Look, told: list[Fact], news: list[Event], events: list[Text]
) -> list[str]:
    """In what a look and what it has heard differ from records."""
    found = [f"{name}: {ours!r}, not {theirs!r}" for name, ours, theirs in told if ours != theirs]
    if [text(match.game, event).args for event in news] != [event.args for event in events]:
        found.append("news")
    if not match.over and match.asked == look.seat:
        tones = [look.tone(choice) for choice in match.question(look.seat).choices]
        shown = [option.tone for option in match.decision.options]
        if tones != shown[: len(tones)]:
            found.append("tone")
    return found


def _role(role: int, names: tuple[str, ...]) -> str | None:
    return None if role == NONE else names[role]
