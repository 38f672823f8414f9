"""What must hold at every question of every game, whatever happens."""

from standoff.games import roles
from standoff.games.bang.data.hooks import open_hands
from standoff.games.bang.data.parts import Stack
from standoff.games.bang.data.state import END, KEPT, LIVING, START, Bang
from standoff.games.bang.mechanics.settle import has_ended
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
    must(bool(game.ending) or has_ended(game, {}) is None, "the game should have ended")
    playing = [game.deck, game.pile, *(player.hand for player in game.players)]
    at_home = all(not box.home[card] for zone in playing for card in zone)
    for part in game.parts:
        part.check(game)
        if isinstance(part, Stack):
            there = part.deck + part.row + part.pile
            at_home = at_home and all(box.home[card] == part.id for card in there)
    must(at_home, "a card is in a deck that is not its own")
    must(game.table() == game.find_table(), "the table is not up to date")
    must(game.silence == game.find_silence(), "what the table silences is not up to date")
    for seat in (NONE, *game.ring):
        is_current = game.of_table(seat).is_like(game.find_of_table(seat))
        must(is_current, "the sources of the table are not up to date")
    together, found = game.everyone(), game.find_everyone()
    must(together.any_time == found.any_time, "the asides are not up to date")
    must(together.empty_handed == found.empty_handed, "who minds it is not up to date")
    must(together.overheard == found.overheard, "what is overheard is not up to date")
    must(game.open_hands == bool(game.at_table(open_hands)), "hands are open that should not be")
    must(game.leader in game.ring, "nobody is the leader")
    seats = [NONE, *game.ring]
    must(len(game.tokens) == len(box.tokens), "not every token is there")
    named = [*game.tokens, game.first_out, *(grant.seat for grant in game.grants)]
    must(all(seat in seats for seat in named), "there is no such seat")
    must(game.turn.seat in game.ring and START <= game.turn.step <= END, "the turn is nobody's")
    for seat, player in enumerate(game.players):
        places = [player.character, *player.abilities]
        must(
            all(box.is_character(place) for place in places),
            "no such character",
        )
        must(player.abilities[0] == player.character, "an ability is not that of the character")
        _check_player(game, seat)
        is_current = game.answers(seat).is_like(game.find_answers(seat))
        must(is_current, "the sources are not up to date")
        must(game.clockwise(seat) == game.find_circle(seat), "the circle is not up to date")
    for card in game.turn.waiting:
        must(box.of(card).waits, "a card waits that need not")
    must(len(game.load) == (box.size if box.loads else 0), "not every card has its tokens")
    lying = [card for player in game.players for card in player.in_play]
    loaded = [card for card, tokens in enumerate(game.load) if tokens]
    must(all(card in lying for card in loaded), "there are tokens on a card that is not in play")


def check_quiescent(game: Bang) -> None:
    """What must hold besides whenever nothing is being resolved."""
    check(game)
    must(not game.scopes and not game.shelf, "an effect is pending between two steps")
    must(not any(player.chosen for player in game.players), "cards are held between two steps")
    for player in game.players:
        must(player.life > 0 or not player.has_life, "someone is dying between two steps")
        must(player.standing != KEPT or game.is_kept(player), "nothing keeps someone in the game")
    verdict = has_ended(game, {})
    ended = "" if verdict is None else verdict.how
    if game.ending == roles.HUNTER_WINS:  # who did it is not in the state
        ended = game.ending
    must(ended == game.ending, "the game has not ended when it should, or has when it should not")
    must(not game.promised, "a card is promised between two steps")
    must(not game.muted, "someone is muted between two steps")


def _check_player(game: Bang, seat: int) -> None:
    player = game.players[seat]
    box = game.box
    must(player.life <= player.max_life, f"seat {seat} has more life than at the start")
    must(LIVING <= player.standing <= KEPT and player.load >= 0, f"seat {seat} cannot be so")
    must(player.has_life or player.life == 0, f"seat {seat} has life points that it cannot have")
    if not player.in_game:
        left = player.hand + player.in_play + player.chosen
        must(not left, f"seat {seat} is out of the game but has cards")
    stays = all(box.of(card).border.stays for card in player.in_play)
    must(stays, f"seat {seat} has a card in play that does not stay there")
    kinds = [box.kind[card] for card in player.in_play]
    must(len(set(kinds)) == len(kinds), f"seat {seat} has two cards of a name in play")
    weapons = [kind for kind in kinds if box.kinds[kind].reach]
    must(len(weapons) <= 1, f"seat {seat} has two weapons in play")
