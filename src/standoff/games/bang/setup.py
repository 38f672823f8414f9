"""Setting up a match (B-1 to B-10), and the next one of a series (B-145 to B-147)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from standoff.games import roles
from standoff.games.bang import event_deck, moves
from standoff.games.bang.box import VARIANTS, Box, Set
from standoff.games.bang.state import Bang, Player, Turn
from standoff.kernel.errors import SetupError
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


def box_for(setup: Setup, sets: Sequence[Set]) -> Box:
    """The box of the sets that were chosen; the first set is always in it."""
    known = [part.id for part in sets if not part.variant]
    for wanted in setup.sets:
        if wanted not in known:
            raise SetupError(f"There is no set {wanted!r}. There are: {', '.join(known)}.")
    variants = all_variants(sets)
    for variant in setup.variants:
        if variant not in variants:
            names = ", ".join(variants)
            raise SetupError(f"There is no variant {variant!r}. There are: {names}.")
    chosen = [part for place, part in enumerate(sets) if place == 0 or _is_chosen(part, setup)]
    for part in chosen:
        for other in part.excludes:
            if other in setup.variants:
                raise SetupError(f"{part.id!r} and {other!r} cannot be played together.")
    return Box(chosen, setup.variants)


def all_variants(sets: Sequence[Set]) -> tuple[str, ...]:
    """The variants there are: those of the core, and the sets that are variants."""
    return (*VARIANTS, *(part.id for part in sets if part.variant))


def _is_chosen(part: Set, setup: Setup) -> bool:
    return part.id in (setup.variants if part.variant else setup.sets)


def check_players(setup: Setup, sets: Sequence[Set]) -> None:
    """Whether the chosen sets are for so many players (B-1, B-2, DC-3)."""
    chosen = [part for place, part in enumerate(sets) if place == 0 or part.id in setup.sets]
    allowed = [number for part in chosen for number in part.players]
    if setup.players in allowed:
        return
    low, high = min(allowed), max(allowed)
    sentence = f"The game is for {low} to {high} players, not {setup.players}."
    needed = [part.id for part in sets if setup.players in part.players]
    if needed:
        sentence += f" For {setup.players} players add the set {' or '.join(needed)}."
    raise SetupError(sentence)


def deal(rules: "Rules[Any]", setup: Setup, box: Box) -> Bang:
    """Roles, characters, life points and hands; then the Sheriff begins, or who else is first."""
    rng = Rng.from_seed(setup.seed)
    cast = roles.CASTS[setup.players]
    dealt = deal_roles(setup, rng)
    characters = deal_characters(setup, box, rng)
    players = []
    for seat, role in enumerate(dealt):
        extra = 1 if role == roles.SHERIFF else 0
        life = box.character(characters[seat]).life + extra  # B-5
        known = EVERYONE if role in cast.open else 1 << seat
        players.append(Player(role, known, characters[seat], life))

    game = Bang(rules, box, rng, players)
    game.deck = list(range(box.size))
    rng.shuffle(game.deck)
    first = dealt.index(cast.first)
    game.turn = Turn(first)
    game.leader = first
    for seat, player in enumerate(players):
        game.emit(Event("role", seat=seat, role=player.role))
        game.emit(Event("character", seat=seat, kind=player.character))
    for seat in game.clockwise(first):
        moves.draw(game, seat, players[seat].life)  # B-6
    for rule in box.rules:
        if rule.set_up is not None:
            rule.set_up(game)
    event_deck.make(game, setup.events)
    return game


def deal_roles(setup: Setup, rng: Rng) -> list[int]:
    cast = roles.CASTS[setup.players]
    dealt = list(cast.dealt)
    leader = setup.series.leader if setup.series else None
    if leader is None:
        rng.shuffle(dealt)
        return dealt
    dealt.remove(cast.first)
    rng.shuffle(dealt)
    dealt.insert(leader, cast.first)
    return dealt


def deal_characters(setup: Setup, box: Box, rng: Rng) -> list[int]:
    """One each at random, but for those who keep theirs; the others get a new one (B-146)."""
    series = setup.series or Series(())
    before = [box.index[name] for name in series.characters]
    kept = {seat: before[seat] for seat in series.keep}
    stack = [
        place
        for place in range(box.first_character, len(box.sources))
        if place not in kept.values()
    ]
    rng.shuffle(stack)
    characters: list[int] = []
    for seat in range(setup.players):
        if seat in kept:
            characters.append(kept[seat])
            continue
        fresh = next(place for place in stack if not before or place != before[seat])
        stack.remove(fresh)
        characters.append(fresh)
    return characters


def check_series(setup: Setup, box: Box) -> None:
    """Whether what is taken over from the last match makes sense."""
    series = setup.series
    if series is None:
        return
    seats = range(setup.players)
    names = {character.id for character in box.characters}
    if series.leader is not None and series.leader not in seats:
        raise SetupError(f"There is no seat {series.leader} to have the first turn.")
    if series.characters and len(series.characters) != setup.players:
        raise SetupError("A series needs the character of every seat in the last match.")
    for seat in series.keep:
        if seat not in seats or not series.characters:
            raise SetupError(f"Seat {seat} has no character to keep.")
    for name in series.characters:
        if name not in names:
            raise SetupError(f"There is no character {name!r} in these sets.")
    if len(set(series.characters)) != len(series.characters):
        raise SetupError("A character can be in a match only once.")


def succession(game: Bang, keep: list[int], rotate: bool) -> Series:
    """Survivors may keep their characters; the first role may pass to the left (B-145, B-147)."""
    for seat in keep:
        if seat not in range(game.seats()) or not game.players[seat].in_game:
            raise SetupError(f"Seat {seat} is out of the game and cannot keep a character.")
    leader = None
    if rotate:
        place = next(p for p, seat in enumerate(game.ring) if _was_first(game, seat))
        leader = game.ring[(place + 1) % len(game.ring)]
    names = tuple(game.kind_name(player.character) for player in game.players)
    return Series(names, tuple(keep), leader)


def _was_first(game: Bang, seat: int) -> bool:
    return game.players[seat].role == roles.CASTS[game.seats()].first
