"""Setting up a match (B-1 to B-10)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from standoff.games import roles
from standoff.games.bang.data.box import VARIANTS, Box, Set
from standoff.games.bang.data.hooks import set_up, starting_hand
from standoff.games.bang.data.sources import EVENTS
from standoff.games.bang.data.state import Bang, Player, Turn
from standoff.games.bang.mechanics import moves
from standoff.games.bang.turn import event_deck
from standoff.games.series import deal_characters, deal_roles
from standoff.kernel.errors import SetupError
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


def box_for(setup: Setup, sets: Sequence[Set]) -> Box:
    """The box of the sets that were chosen; the first set is always in it."""
    known = [part.id for part in sets if not part.variant]
    for wanted in setup.sets:
        if wanted not in known:
            raise SetupError(
                f"There is no set {wanted!r}. There are: {', '.join(known)}.",
                Text("setup-no-part", {"part": wanted}),
            )
    variants = all_variants(sets)
    for variant in setup.variants:
        if variant not in variants:
            names = ", ".join(variants)
            raise SetupError(
                f"There is no variant {variant!r}. There are: {names}.",
                Text("setup-no-part", {"part": variant}),
            )
    parts = chosen(setup, sets)
    for part in parts:
        for other in part.excludes:
            if other in setup.variants:
                raise SetupError(
                    f"{part.id!r} and {other!r} cannot be played together.",
                    Text("setup-apart", {"part": part.id, "other": other}),
                )
    return Box(parts, setup.variants)


def chosen(setup: Setup, sets: Sequence[Set]) -> list[Set]:
    """The sets that are played, in their canonical order; the first always is."""
    return [part for place, part in enumerate(sets) if place == 0 or _is_chosen(part, setup)]


def check_options(setup: Setup, sets: Sequence[Set]) -> None:
    """Whether there are such options, and whether they can have these numbers."""
    for option in setup.options:
        if option != EVENTS:
            raise SetupError(
                f"There is no option {option!r}. There are: {EVENTS}.", Text("setup-no-option")
            )
    event_deck.check_events(setup, sets)


def all_variants(sets: Sequence[Set]) -> tuple[str, ...]:
    """The variants there are: those of the core, and the sets that are variants."""
    return (*VARIANTS, *(part.id for part in sets if part.variant))


def _is_chosen(part: Set, setup: Setup) -> bool:
    return part.id in (setup.variants if part.variant else setup.sets)


def check_players(setup: Setup, sets: Sequence[Set]) -> None:
    """Whether the chosen sets are for so many players (B-1, B-2, DC-3)."""
    allowed = [number for part in chosen(setup, sets) for number in part.players]
    if setup.players in allowed:
        for part in chosen(setup, sets):
            if setup.players < part.at_least:
                raise SetupError(
                    f"{part.id!r} is for {part.at_least} players or more.",
                    Text("setup-least", {"part": part.id, "number": part.at_least}),
                )
        return
    low, high = min(allowed), max(allowed)
    sentence = f"The game is for {low} to {high} players, not {setup.players}."
    text = Text("setup-players", {"low": low, "high": high})
    needed = [part.id for part in sets if setup.players in part.players]
    if needed:
        sentence += f" For {setup.players} players add the set {' or '.join(needed)}."
        text = Text("setup-needs", {"number": setup.players, "parts": " ".join(needed)})
    raise SetupError(sentence, text)


def deal(rules: "Rules[Any]", setup: Setup, box: Box) -> Bang:
    """Roles, characters, life points and hands; then the Sheriff begins, or who else is first."""
    rng = Rng.from_seed(setup.seed)
    cast = roles.CASTS[setup.players]
    dealt = deal_roles(setup, cast.dealt, cast.first, rng)
    characters = deal_characters(setup, box.cast, rng)
    players = []
    for seat, role in enumerate(dealt):
        extra = 1 if role == roles.SHERIFF else 0
        life = box.character(characters[seat]).life + extra  # B-5
        known = EVERYONE if role in cast.open else 1 << seat
        player = Player(role, known, characters[seat], life)
        player.load = box.character(characters[seat]).load
        players.append(player)

    game = Bang(rules, box, rng, players)
    game.deck = [card for card in range(box.size) if not box.home[card]]
    rng.shuffle(game.deck)
    first = dealt.index(cast.first)
    game.turn = Turn(first)
    game.leader = first
    for seat, player in enumerate(players):
        game.emit(Event("role", seat=seat, role=player.role))
        game.emit(Event("character", seat=seat, kind=player.character))
    for seat in game.clockwise(first):
        moves.draw(game, seat, first_hand(game, seat))
    for part in game.parts:
        part.set_up(game)
    for at in game.at_table(set_up):
        set_up.of(at)(game, at)
    event_deck.make(game, setup.options.get(EVENTS, 0))
    return game


def first_hand(game: Bang, seat: int) -> int:
    """As many cards as life points, unless an ability says otherwise (B-6)."""
    for at in game.answering(seat, starting_hand):
        return starting_hand.of(at)
    return game.players[seat].life
