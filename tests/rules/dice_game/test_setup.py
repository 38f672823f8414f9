"""Setting up (DG-1 to DG-7), and series of matches."""

import pytest

import standoff
from standoff import SPECTATOR, SetupError
from standoff.games import roles
from standoff.games.dice.state import Dice
from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def deal(players: int, seed: int = 1) -> standoff.Match:
    return standoff.new("dice", players=players, seed=seed)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_only_the_sheriff_shows_the_role(players: int) -> None:
    """DG-1, DG-2: the others keep theirs secret."""
    match = deal(players)
    dealt = match.game.roles()
    for viewer in range(players):
        seen = [player.role for player in match.view(viewer).players]
        assert seen == [
            role if role == "sheriff" or seat == viewer else None for seat, role in enumerate(dealt)
        ]
    assert [player.role for player in match.view(SPECTATOR).players].count(None) == players - 1
    assert [player.role for player in match.open_view().players] == dealt


@pytest.mark.parametrize("players", [3, 4, 8])
def test_everyone_has_another_character_and_its_life_points(players: int) -> None:
    """DG-3, DG-4: the Sheriff 2 more; nobody has an arrow, and the pile has 9 (DG-5)."""
    match = deal(players)
    table = match.view(SPECTATOR)
    printed = {each.id: each.life for each in match.rules.catalog().sets[0].characters}
    assert len({player.character for player in table.players}) == players
    for player in table.players:
        extra = 2 if player.role == "sheriff" else 0
        assert player.max_life == printed[player.character] + extra
        taken = [e.number for e in match.events if (e.id, e.seat) == ("took-arrows", player.seat)]
        assert player.arrows == sum(taken)
    assert table.arrows_left + sum(player.arrows for player in table.players) == 9


@pytest.mark.parametrize("seed", range(5))
def test_the_sheriff_plays_first(seed: int) -> None:
    """DG-6."""
    match = deal(5, seed)
    first = next(event.seat for event in match.events if event.id == "turn")
    assert match.game.roles()[first] == "sheriff"


def test_turns_go_to_the_left_past_those_who_are_out(dice_table: SetUpDice) -> None:
    """DG-6, DG-22."""
    t = dice_table(
        sheriff(), outlaw(out=True), outlaw(), renegade(), roll="beer beer beer gatling gatling"
    )
    t.stop()
    assert t.turn() == 2
    t.stop()
    assert t.turn() == 3
    t.stop()
    assert t.turn() == 0


def test_arrows_are_nine_at_all_times(dice_table: SetUpDice) -> None:
    """DG-7: in the pile and in front of players."""
    t = dice_table(
        sheriff(arrows=3),
        outlaw(arrows=2),
        outlaw(),
        renegade(),
        roll="beer beer beer beer beer",
        coming="arrow arrow",
    )
    assert t.pile() == 4
    t.reroll("beer beer")
    assert (t.arrows(0), t.pile()) == (5, 2)


@pytest.mark.parametrize("players", [2, 9])
def test_the_number_of_players_is_checked(players: int) -> None:
    """DG-1."""
    with pytest.raises(SetupError, match="3 to 8"):
        deal(players)


def test_there_are_no_other_sets() -> None:
    with pytest.raises(SetupError, match="no other sets"):
        standoff.new("dice", players=4, sets=["dodge_city"])
    with pytest.raises(SetupError, match="no other sets"):
        standoff.new("dice", players=4, variants=["first_game"])
    assert not standoff.new("dice", players=4, sets=["dice_game"], seed=1).over


def test_a_series_keeps_characters_and_passes_the_badge_on() -> None:
    """Survivors may keep their characters, and the Sheriff's role may pass to the left."""
    match = deal(4, seed=3)
    while not match.over:
        match.answer(match.decision.options[0].key)
    game = match.game
    assert isinstance(game, Dice)
    kept = game.in_game().index(True)
    again = standoff.rematch(match, keep=[kept], rotate=True, seed=1)
    before, after = match.view(SPECTATOR).players, again.view(SPECTATOR).players
    assert after[kept].character == before[kept].character
    assert all(
        one.character != other.character
        for one, other in zip(before, after, strict=True)
        if one.seat != kept
    )
    was = [player.role for player in game.players].index(roles.SHERIFF)
    assert again.game.roles()[(was + 1) % 4] == "sheriff"
