"""Setting up a match (SS-4 to SS-11)."""

import itertools

import pytest

import standoff
from standoff.games.samurai import roles
from standoff.games.samurai.state import Samurai

SIZES = (3, 4, 5, 6, 7)


def deal(players: int, seed: int = 1) -> Samurai:
    game = standoff.new("samurai", players=players, seed=seed).game
    assert isinstance(game, Samurai)
    return game


@pytest.mark.parametrize("players", SIZES)
def test_roles_characters_and_points(players: int) -> None:
    """SS-4, SS-7, SS-8: one role and one character each; Resilience is that of the character."""
    for seed in range(20):
        game = deal(players, seed)
        cast = roles.CASTS[players]
        dealt = [player.role for player in game.players]
        ninjas = [role for role in dealt if role in roles.NINJAS]
        assert sorted(role for role in dealt if role not in ninjas) == sorted(cast.besides)
        assert len(set(ninjas)) == len(ninjas) == cast.ninjas
        assert sorted([*ninjas, *game.aside]) == list(roles.NINJAS)
        assert len({player.character for player in game.players}) == players
        for player in game.players:
            printed = game.box.character(player.character).resilience
            assert (player.life, player.max_life) == (printed, printed)
            is_shogun = player.role == roles.SHOGUN
            assert player.honour == (cast.shoguns_honour if is_shogun else cast.honour)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_which_ninjas_play_is_left_to_chance(players: int) -> None:
    """SS-5: 1 of the 3 is removed at random."""
    assert {tuple(deal(players, seed).aside) for seed in range(40)} == {(2,), (3,), (4,)}


@pytest.mark.parametrize("players", SIZES)
def test_hands_clockwise_from_the_shogun(players: int) -> None:
    """SS-9, SS-10: the Shogun has 4 cards, plays first, and has drawn 2 when first asked."""
    for seed in range(10):
        game = deal(players, seed)
        first = [player.role for player in game.players].index(roles.SHOGUN)
        assert game.turn.seat == first
        hands = [len(game.players[(first + place) % players].hand) for place in range(players)]
        drawn = hands[0] - 4
        assert hands[1:] == list(roles.HANDS[1:players])
        assert drawn >= 2
        assert len(game.deck) == 90 - sum(hands)


@pytest.mark.parametrize("players", SIZES)
def test_what_everyone_knows_and_what_nobody_else_does(players: int) -> None:
    """SS-6, SS-11: only the Shogun shows the role; with three, all are known."""
    match = standoff.new("samurai", players=players, seed=5)
    for viewer in (*range(players), standoff.SPECTATOR):
        for each in match.view(viewer).players:
            real = match.game.roles()[each.seat]
            known = players == 3 or real == "shogun" or each.seat == viewer
            assert each.role == (real if known else None)
            assert each.open_role == (players == 3 or real == "shogun")
            assert each.hand_size > 0
            assert len(each.hand) == (each.hand_size if each.seat == viewer else 0)
            assert each.honour >= 3
            assert each.in_game


def test_turns_go_clockwise_and_nobody_ever_leaves() -> None:
    """SS-10: every player takes his turns to the end of the game."""
    match = standoff.new("samurai", players=5, seed=3)
    seats = []
    while not match.over:
        if match.decision.prompt.id == "ask-main":
            seats.append(match.asked)
        match.answer(match.decision.options[-1].key)
    turns = [event.seat for event in match.events if event.id == "turn"]
    assert set(seats) == set(range(5))
    assert all((one + 1) % 5 == other for one, other in itertools.pairwise(turns))


@pytest.mark.parametrize("players", [2, 8])
def test_for_so_many_players_there_is_no_game(players: int) -> None:
    with pytest.raises(standoff.SetupError, match="3 to 7 players"):
        standoff.new("samurai", players=players)


def test_there_is_nothing_to_add() -> None:
    with pytest.raises(standoff.SetupError, match="no other sets"):
        standoff.new("samurai", players=4, sets=["dodge_city"])
    with pytest.raises(standoff.SetupError, match="no other sets"):
        standoff.new("samurai", players=4, variants=["first_game"])
    assert not standoff.new("samurai", players=4, sets=["samurai_sword"], seed=1).over


def test_a_series_of_matches() -> None:
    """The Shogun's role may pass to the left, and everyone may keep the character."""
    match = standoff.new("samurai", players=4, seed=8)
    first = match.game.roles().index("shogun")
    names = [player.character for player in match.view(0).players]
    while not match.over:
        match.answer(match.decision.options[-1].key)
    again = standoff.rematch(match, keep=[0, 1, 2, 3], rotate=True, seed=9)
    assert again.game.roles().index("shogun") == (first + 1) % 4
    assert [player.character for player in again.view(0).players] == names


def test_a_fork_may_set_other_ninjas_aside() -> None:
    """SS-5: nobody has seen which one it is, but who is a Ninja knows the own stars."""
    match = standoff.new("samurai", players=4, seed=2)
    ninja = next(s for s, role in enumerate(match.game.roles()) if role.startswith("ninja"))
    forks = [match.fork(ninja, seed).game for seed in range(40)]
    asides = {tuple(fork.aside) for fork in forks if isinstance(fork, Samurai)}
    assert len(asides) == 2
    assert {fork.roles()[ninja] for fork in forks} == {match.game.roles()[ninja]}
