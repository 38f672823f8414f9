"""What a seat may know of the table, as records ready for JSON."""

from msgspec.structs import replace

from standoff.games import roles
from standoff.games.bang.data.sources import ANY
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.distance import Sight, reach
from standoff.games.bang.turn.play import bang_limit, hand_limit
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
    """In the game without life points, until the end of this turn."""


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


STEPS = ("start", "draw", "play", "discard", "end")


def view(game: Bang, seat: int) -> BangView:
    turn = game.turn
    left = bang_limit(game, turn.seat)
    return BangView(
        viewer=None if seat == SPECTATOR else seat,
        players=_players(game, seat),
        ring=tuple(game.ring),
        turn=turn.seat,
        turn_number=turn.number,
        step=STEPS[turn.step],
        bangs_left=None if left >= ANY else max(left - turn.bangs, 0),
        deck_size=len(game.deck),
        deck_top=game.deck_top(seat),
        pile_size=len(game.pile),
        pile_top=game.box.name[game.pile[-1]] if game.pile else None,
        middle=tuple(game.box.name[card] for card in game.shelf),
        winners=tuple(game.winners),
        ending=game.ending or None,
        sets=tuple(game.box.sets[1:]),
        event=_event(game, game.event_past),
        next_event=_event(game, game.event_deck),
        events_left=len(game.event_deck),
        past_events=tuple(game.kind_name(place) for place in game.event_past[-2::-1]),
        leader=game.leader if game.box.finals else None,
        counterclockwise=any(source.counterclockwise for source in game.table()),
        extra_turn=turn.extra,
        must_play=_must_play(game, seat),
        tokens=dict(zip(game.box.tokens, game.tokens, strict=True)),
    )


def _event(game: Bang, events: list[int]) -> str | None:
    return game.kind_name(events[-1]) if events else None


def _must_play(game: Bang, viewer: int) -> str | None:
    """The card that was shown, for those who know that it is still in that hand (FC-37)."""
    card = game.turn.shown
    if card == NONE or card not in game.players[game.turn.seat].hand:
        return None
    return game.box.name[card] if game.known[card] >> viewer & 1 else None


def open_view(game: Bang) -> BangView:
    """What spectators see, but with every hand, in the order of its owner, and every role."""
    table = view(game, SPECTATOR)
    name = game.box.name
    players = [
        replace(
            table.players[seat],
            role=roles.NAMES[player.role],
            hand=tuple(name[card] for card in player.hand),
        )
        for seat, player in enumerate(game.players)
    ]
    return replace(table, players=tuple(players))


def _players(game: Bang, viewer: int) -> tuple[BangPlayerView, ...]:
    sight = None
    if viewer != SPECTATOR and game.players[viewer].in_game:
        sight = Sight(game, viewer)
    name = game.box.name
    fresh = bool(game.turn.waiting)
    views = []
    for seat, player in enumerate(game.players):
        limit = hand_limit(game, seat) if game.box.keeping else 0
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
                ghost=player.ghost,
            )
        )
    return tuple(views)


def _waiting(game: Bang, seat: int) -> tuple[str, ...]:
    lying = game.players[seat].in_play
    return tuple(game.box.name[card] for card in lying if card in game.turn.waiting)


def _copies(game: Bang, seat: int) -> tuple[str, ...]:
    return tuple(game.kind_name(place) for place in game.players[seat].abilities[1:])
