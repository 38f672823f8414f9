"""What must hold at every question of every game, whatever happens."""

from standoff.games import roles
from standoff.games.bang.data.state import END, START, Bang
from standoff.games.invariants import check_cards, must
from standoff.kernel.choice import NONE


def check(game: Bang) -> None:
    """Raise Broken if the position cannot be."""
    check_cards(game)
    box = game.box
    must(
        sorted(player.role for player in game.players)
        == sorted(roles.CASTS[len(game.players)].dealt),
        "the roles are not those dealt",
    )
    dealt = [player.role for player in game.players]
    must(bool(game.ending) or not roles.ending(dealt, game.in_game()), "the game should have ended")
    events = game.event_deck + game.event_past + game.event_aside
    must(sorted(events) == sorted(box.events + box.finals), "not every event is in one place")
    must(game.table() == game.find_table(), "the table is not up to date")
    must(game.leader in game.ring, "nobody is the leader")
    seats = [NONE, *game.ring]
    must(len(game.tokens) == len(box.tokens), "not every token is there")
    named = [*game.tokens, game.first_out, *game.grants]
    must(all(seat in seats for seat in named), "there is no such seat")
    must(game.turn.seat in game.ring and START <= game.turn.step <= END, "the turn is nobody's")
    for seat, player in enumerate(game.players):
        places = [player.character, *player.abilities]
        must(
            all(box.first_character <= place < len(box.sources) for place in places),
            "no such character",
        )
        must(player.abilities[0] == player.character, "an ability is not that of the character")
        _check_player(game, seat)
        must(game.sources(seat) == game.find_sources(seat), "the sources are not up to date")
        must(game.clockwise(seat) == game.find_circle(seat), "the circle is not up to date")
    for card in game.turn.waiting:
        must(box.of(card).waits, "a card waits that need not")


def check_quiescent(game: Bang) -> None:
    """What must hold besides whenever nothing is being resolved."""
    check(game)
    must(not game.scopes and not game.shelf, "an effect is pending between two steps")
    must(not any(player.chosen for player in game.players), "cards are held between two steps")
    for seat, player in enumerate(game.players):
        alive = player.life > 0 or (player.ghost and seat == game.turn.seat)
        must(not player.in_game or alive, "someone is dying between two steps")
    dealt = [player.role for player in game.players]
    ended = roles.ending(dealt, game.in_game())
    if game.ending == roles.HUNTER_WINS:  # who did it is not in the state
        ended = game.ending
    must(ended == game.ending, "the game has not ended when it should, or has when it should not")


def _check_player(game: Bang, seat: int) -> None:
    player = game.players[seat]
    box = game.box
    must(player.life <= player.max_life, f"seat {seat} has more life than at the start")
    if not player.in_game:
        left = player.hand + player.in_play + player.chosen
        must(
            not left and player.life == 0 and not player.ghost,
            f"seat {seat} is out of the game but has cards or life",
        )
    kinds = [box.kind[card] for card in player.in_play]
    must(len(set(kinds)) == len(kinds), f"seat {seat} has two cards of a name in play")
    weapons = [kind for kind in kinds if box.kinds[kind].reach]
    must(len(weapons) <= 1, f"seat {seat} has two weapons in play")
