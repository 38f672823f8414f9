"""What questions are about: every question of every game says it, and what giving in costs."""

import pytest

import standoff
from standoff.games.bang.data.matters import MATTERS as BANG
from standoff.games.dice.matters import MATTERS as DICE
from standoff.games.samurai.matters import MATTERS as SAMURAI
from standoff.kernel.decision import Decision
from standoff.kernel.rng import Rng
from tools.golden import GAMES

MATTERS = {"bang": BANG, "dice": DICE, "samurai": SAMURAI}
AT_STAKE = {"escape", "supply", "contest", "hit"}
"""The matters in which giving in costs points; of `honour`, all but one player."""


def questions(name: str) -> list[Decision]:
    """Those of a random match at the table of a golden game."""
    game, players, table = GAMES[name]
    match = standoff.new(game, players=players, seed=f"matters {name}", **table)
    rng = Rng.from_seed(name)
    asked = []
    while not match.over:
        asked.append(match.decision)
        match.choose(rng.below(match.width))
    return asked


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_about_one_of_the_matters_of_its_game(name: str) -> None:
    for decision in questions(name):
        assert decision.matter in MATTERS[GAMES[name][0]], decision.prompt
        if decision.matter != "honour":
            assert (decision.stake > 0) == (decision.matter in AT_STAKE), decision.prompt


@pytest.mark.parametrize("game", MATTERS)
def test_every_matter_comes_up(game: str) -> None:
    names = [name for name in GAMES if GAMES[name][0] == game]
    seen = {decision.matter for name in names for decision in questions(name)}
    assert seen == set(MATTERS[game])


def test_the_others_are_told_what_it_is_about() -> None:
    match = standoff.new("bang", players=4, seed=1)
    other = (match.asked + 1) % 4
    assert match.decision_for(other).matter == match.decision.matter == "main"
    assert match.decision_for(other).options == ()
