"""What must hold at every question of every game, whatever happens."""

from standoff.games.invariants import check_cards, must
from standoff.games.samurai import roles
from standoff.games.samurai.ending import BY_HONOUR, BY_SWORD
from standoff.games.samurai.state import DISCARD, RECOVERY, Samurai
from standoff.kernel.choice import NONE


def check(game: Samurai) -> None:
    """Raise Broken if the position cannot be."""
    check_cards(game)
    cast = game.cast
    dealt = [player.role for player in game.players]
    there = sorted([*cast.besides, *roles.NINJAS])
    must(sorted(dealt + game.aside) == there, "the roles are not those dealt")
    must(len(game.aside) == len(roles.NINJAS) - cast.ninjas, "someone else's role is set aside")
    turn = game.turn
    must(turn.seat in game.ring and RECOVERY <= turn.step <= DISCARD, "the turn is nobody's")
    for seat, player in enumerate(game.players):
        must(player.character in game.box.cast.values(), "no such character")
        most = game.box.character(player.character).resilience
        must(player.max_life == most, f"seat {seat} has a maximum that is not the character's")
        must(0 <= player.life <= most, f"seat {seat} has a Resilience that cannot be")
        must(player.honour >= 0, f"seat {seat} has less than no Honour")
        stay = all(game.box.of(card).stays for card in player.in_play)
        must(stay, f"seat {seat} has a card in play that does not stay there")
    at_first = cast.shoguns_honour + (len(game.players) - 1) * cast.honour
    must(sum(player.honour for player in game.players) <= at_first, "Honour has come from nowhere")
    teams = [NONE, *(roles.TEAM[role] for role in dealt)]
    must(game.disgraced in teams, "there is no such team")
    must(bool(game.ending) == is_over(game), "the game has not ended when it should, or has")
    endings = ["", *BY_HONOUR, *BY_SWORD]
    must(game.ending in endings, "there is no such ending")


def is_over(game: Samurai) -> bool:
    """Whether someone has no Honour, or only one has Resilience."""
    standing = sum(player.life > 0 for player in game.players)
    alone = standing == 1 and not game.cast.outnumbered
    return alone or any(player.honour == 0 for player in game.players)


def check_quiescent(game: Samurai) -> None:
    """What must hold besides whenever nothing is being resolved."""
    check(game)
    must(not game.shelf and game.attack is None, "an effect is pending between two steps")
