"""What a seat may know of the table, as records ready for JSON."""

from typing import Any

from msgspec import Struct

from standoff.games import roles
from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.hooks import counterclockwise
from standoff.games.bang.data.parts import EventDeck, Stack
from standoff.games.bang.data.sight import reach, sight_to_play
from standoff.games.bang.data.sources import EVENTS
from standoff.games.bang.data.state import GHOST, KEPT, SHADOW, Bang
from standoff.games.bang.door.bearing import Bearing, bearings
from standoff.games.bang.mechanics.settle import role_of, will_return
from standoff.games.bang.turn.play import bangs_left, most_bangs, most_cards
from standoff.games.view import opened
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, SPECTATOR
from standoff.kernel.view import PlayerView, TableView


class BangPlayerView(PlayerView, frozen=True, omit_defaults=True, kw_only=True):
    """One player as another sees them."""

    hand_size: int
    hand: tuple[str, ...]
    in_play: tuple[str, ...]
    chosen: int
    """Cards picked to pay a cost, still face down."""
    reach: int
    distance: int | None
    """As the viewer sees it; None for spectators, and if either is out of the game."""
    waiting: tuple[str, ...] = ()
    """Cards in play that can be used from the next turn on."""
    copies: tuple[str, ...] = ()
    """The characters whose abilities the player has besides the own one."""
    hand_limit: int | None = None
    """Cards that may be kept at the end of a turn, if they are more than the life points."""
    ghost: bool = False
    """In the game without life points."""
    shadow: bool = False
    """In the game for this turn, without life points, and not for victory."""
    load: int = 0
    """Tokens on the character."""
    loads: dict[str, int] = {}  # noqa: RUF012
    """Tokens on each of the cards in play that has some."""
    skips: bool = False
    """The next turn is not played."""
    returns: bool = False
    """Out of the game until the next turn of theirs."""
    side: str | None = None
    """The role with which the player wins, if it is not the own one any more."""


class StackView(Struct, frozen=True, omit_defaults=True):
    """A deck of cards that are not playing cards."""

    deck_size: int
    row: tuple[str, ...] = ()
    """Those that lie open beside it."""
    pile_top: str | None = None


class BangView(TableView, frozen=True, omit_defaults=True, kw_only=True, tag="bang"):
    """The whole table as one seat, or a spectator, may know it."""

    players: tuple[BangPlayerView, ...]
    bangs_left: int | None
    """BANG! cards the active player may still play this turn; None: any number."""
    deck_size: int
    deck_top: tuple[str | None, ...]
    """From the top down to the deepest card the viewer knows; None where it does not."""
    pile_size: int
    pile_top: str | None
    middle: tuple[str, ...]
    """Cards lying open while an effect lasts."""
    sets: tuple[str, ...] = ()
    """The sets that are played besides the base game."""
    event: str | None = None
    """The event in force."""
    next_event: str | None = None
    """It lies face up on the deck of events."""
    events_left: int = 0
    """In their deck, the next one and the final one included."""
    past_events: tuple[str, ...] = ()
    """Those that are covered, the last one first."""
    leader: int | None = None
    """Who reveals the events."""
    counterclockwise: bool = False
    """Whether the turns go round the other way."""
    extra_turn: bool = False
    must_play: str | None = None
    """The card that the active player has to play in this turn if it can be played."""
    tokens: dict[str, int] = {}  # noqa: RUF012
    """The seat at which each token lies."""
    stacks: dict[str, StackView] = {}  # noqa: RUF012
    """The decks of cards that are not playing cards."""
    parts: dict[str, Any] = {}  # noqa: RUF012
    """What sets show of what they add to the table."""
    shows: tuple[str, ...] = ()
    """Events in force besides those of the first deck."""
    open_hands: bool = False
    """Everyone sees all hands."""
    bearings: dict[str, Bearing] = {}  # noqa: RUF012
    """What events in force mean for the viewer now, where that can be told."""


STEPS = ("start", "draw", "play", "discard", "end")


def view(game: Bang, seat: int) -> BangView:
    turn = game.turn
    left = most_bangs(game, turn.seat)
    deck = game.event_deck
    return BangView(
        viewer=None if seat == SPECTATOR else seat,
        players=_players(game, seat),
        ring=tuple(game.ring),
        turn=turn.seat,
        turn_number=turn.number,
        step=STEPS[turn.step],
        bangs_left=None if left >= ANY else bangs_left(game, turn.seat),
        deck_size=len(game.deck),
        deck_top=game.deck_top(seat),
        pile_size=len(game.pile),
        pile_top=game.box.name[game.pile[-1]] if game.pile else None,
        middle=tuple(game.box.name[card] for card in game.shelf),
        winners=tuple(game.winners),
        ending=game.ending or None,
        sets=tuple(game.box.sets[1:]),
        event=None if deck is None else _event(game, deck.past),
        next_event=None if deck is None else _event(game, deck.deck),
        events_left=0 if deck is None else len(deck.deck),
        past_events=() if deck is None else _past(game, deck),
        leader=None if deck is None else game.leader,
        counterclockwise=bool(game.at_table(counterclockwise)),
        extra_turn=turn.extra,
        must_play=_must_play(game, seat),
        tokens=dict(zip(game.box.tokens, game.tokens, strict=True)),
        stacks={part.id: _stack(game, part) for part in game.parts if isinstance(part, Stack)},
        parts=_parts(game, seat),
        shows=_shows(game),
        open_hands=game.open_hands,
        bearings=bearings(game, seat),
    )


def _event(game: Bang, events: list[int]) -> str | None:
    return game.kind_name(events[-1]) if events else None


def _past(game: Bang, deck: EventDeck) -> tuple[str, ...]:
    return tuple(game.kind_name(place) for place in deck.past[-2::-1])


def _shows(game: Bang) -> tuple[str, ...]:
    decks = [part for part in game.parts if isinstance(part, EventDeck) and part.id != EVENTS]
    return tuple(game.kind_name(place) for deck in decks for place in deck.sources())


def _stack(game: Bang, stack: Stack) -> StackView:
    name = game.box.name
    return StackView(
        len(stack.deck),
        tuple(name[card] for card in stack.row),
        name[stack.pile[-1]] if stack.pile else None,
    )


def _parts(game: Bang, seat: int) -> dict[str, Any]:
    shown = {part.id: part.view(game, seat) for part in game.parts}
    return {id: view for id, view in shown.items() if view is not None}


def _must_play(game: Bang, viewer: int) -> str | None:
    """The card that was shown, for those who know that it is still in that hand (FC-37)."""
    card = game.turn.duty
    if card == NONE or card not in game.players[game.turn.seat].hand:
        return None
    return game.box.name[card] if game.known[card] >> viewer & 1 else None


def open_view(game: Bang) -> BangView:
    return opened(game, view(game, SPECTATOR))


def _players(game: Bang, viewer: int) -> tuple[BangPlayerView, ...]:
    sight = None
    if viewer != SPECTATOR and game.players[viewer].in_game:
        sight = sight_to_play(game, viewer)
    name = game.box.name
    fresh = bool(game.turn.waiting)
    views = []
    for seat, player in enumerate(game.players):
        limit = most_cards(game, seat)
        there = sight is not None and player.in_game
        views.append(
            BangPlayerView(
                seat=seat,
                character=game.kind_name(player.character),
                role=roles.NAMES[player.role] if player.role_known >> viewer & 1 else None,
                in_game=player.in_game,
                life=player.life,
                max_life=player.max_life,
                hand_size=len(player.hand),
                hand=game.known_in_hand(viewer, seat),
                in_play=tuple(name[card] for card in player.in_play),
                chosen=len(player.chosen),
                reach=reach(game, seat),
                distance=sight.distance(seat) if sight is not None and there else None,
                open_role=player.role_known == EVERYONE,
                waiting=_waiting(game, seat) if fresh else (),
                copies=_copies(game, seat) if len(player.abilities) > 1 else (),
                hand_limit=limit if limit > player.life else None,
                ghost=player.standing in (GHOST, KEPT),
                shadow=player.standing == SHADOW,
                load=player.load,
                loads=_loads(game, seat) if game.load else {},
                skips=player.skips,
                returns=not player.in_game and will_return(game, seat),
                side=_side(game, seat),
            )
        )
    return tuple(views)


def _side(game: Bang, seat: int) -> str | None:
    """Everyone may know it: only those whose role lies open have another one."""
    role = role_of(game, seat)
    return None if role == game.players[seat].role else roles.NAMES[role]


def _waiting(game: Bang, seat: int) -> tuple[str, ...]:
    lying = game.players[seat].in_play
    return tuple(game.box.name[card] for card in lying if card in game.turn.waiting)


def _loads(game: Bang, seat: int) -> dict[str, int]:
    lying = game.players[seat].in_play
    return {game.box.name[card]: game.load[card] for card in lying if game.load[card]}


def _copies(game: Bang, seat: int) -> tuple[str, ...]:
    return tuple(game.kind_name(place) for place in game.players[seat].abilities[1:])
