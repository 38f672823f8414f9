"""What questions and answers are: every question of every game says it, and its options too."""

from collections.abc import Iterator

import pytest

import standoff
from standoff.games.bang.data.matters import DYING, GUARD
from standoff.games.bang.data.matters import MATTERS as BANG
from standoff.games.dice.matters import MATTERS as DICE
from standoff.games.samurai.matters import MATTERS as SAMURAI
from standoff.kernel.choice import ASIDE, COSTS, NOTHING, PLAIN, SPENDS, TOGETHER
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tools.golden import GAMES

MATTERS = {"bang": BANG, "dice": DICE, "samurai": SAMURAI}


def at_questions(name: str, number: int = 0) -> Iterator[Match]:
    """A random match at the table of a golden game, at each of its questions."""
    game, players, table = GAMES[name]
    match = standoff.new(game, players=players, seed=f"matters {name} {number}", **table)
    rng = Rng.from_seed(f"{name} {number}")
    while not match.over:
        yield match
        match.choose(rng.below(match.width))


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_about_one_of_the_matters_of_its_game(name: str) -> None:
    for match in at_questions(name):
        decision = match.decision
        assert decision.matter in MATTERS[GAMES[name][0]], decision.prompt
        gives_in = [option for option in decision.options if option.tone == COSTS]
        at_stake = decision.stake > 0 or decision.matter in (GUARD, DYING)
        assert len(gives_in) == at_stake, decision


@pytest.mark.parametrize("name", GAMES)
def test_what_spends_a_card_spends_one_of_the_own(name: str) -> None:
    for match in at_questions(name):
        spent = {option.card for option in match.decision.options if option.tone == SPENDS}
        if spent:
            me = match.view(match.asked).players[match.asked]
            assert spent <= {*me.hand, *me.in_play}, match.decision


@pytest.mark.parametrize("game", MATTERS)
def test_every_matter_comes_up(game: str) -> None:
    """Some only now and then, so several matches are played at each table."""
    names = [name for name in GAMES if GAMES[name][0] == game]
    seen = {
        match.decision.matter
        for number in range(5)
        for name in names
        for match in at_questions(name, number)
    }
    assert seen == set(MATTERS[game])


def test_the_others_are_told_what_it_is_about() -> None:
    match = standoff.new("bang", players=4, seed=1)
    other = (match.asked + 1) % 4
    assert match.decision_for(other).matter == match.decision.matter == "main"
    assert match.decision_for(other).options == ()


def test_an_aside_is_told_from_an_answer() -> None:
    t = Table(
        sheriff("sid_ketchum", life=3, hand="missed beer bang"), outlaw(), outlaw(), renegade()
    )
    tones = {option.key: option.tone for option in t.decision.options}
    assert tones["use=sid_ketchum"] == ASIDE
    assert tones["end"] == "ends"
    assert {tone for key, tone in tones.items() if key.startswith("play")} == {SPENDS}


def test_dice_are_chosen_together() -> None:
    options = standoff.new("dice", players=4, seed=1).decision.options
    assert {option.tone for option in options} == {"ends", TOGETHER}


def test_a_verb_that_nobody_has_told_of_is_plain() -> None:
    assert standoff.new("bang", players=4, seed=1).game.tone(NOTHING) == PLAIN
