"""The games as OpenSpiel sees them, by its own tests."""

from pathlib import Path

import pytest

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel has no wheel for this Python: its game is not tested"
)

from absl import flags  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from standoff.env import spiel  # noqa: E402

pytestmark = pytest.mark.once

WAYS = (
    "python_standoff(players=4)",
    "python_standoff(game=dice,players=4)",
    "python_standoff(game=samurai,players=3,forced=True)",
    "python_standoff(players=3,sets=dodge_city+gold_rush)",
)


@pytest.mark.parametrize("way", WAYS)
def test_random_games_hold(way: str) -> None:
    """Copies, saved states, legal actions, observations and returns."""
    pyspiel.random_sim_test(pyspiel.load_game(way), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_played_again(tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    written = generate_playthrough.playthrough("python_standoff(game=dice,players=3)", None, seed=1)
    kept = tmp_path / "dice.txt"
    kept.write_text(written)
    original, again = generate_playthrough.replay(kept)
    assert original == again
    assert written.endswith(("-1]\n", "1]\n"))


def test_information_states_tell_apart_what_a_player_has_seen() -> None:
    """Two matches by other seeds are one to nobody; and what only others know changes nothing."""
    game = pyspiel.load_game("python_standoff")
    states = []
    for last in (1, 2):
        state = game.new_initial_state()
        for digit in (0, 0, 0, last):
            state.apply_action(digit)
        states.append(state)
    one, other = states
    asked = one.current_player()
    assert one.information_state_string(asked) != other.information_state_string(asked)
    twin = one.clone()
    assert isinstance(twin, spiel.StandoffState)
    course = twin.course
    assert course.table is not None
    course.table = course.space.at(course.table.match.fork(asked, "elsewhere"))
    assert twin.information_state_string(asked) == one.information_state_string(asked)
    assert twin.observation_tensor(asked) == one.observation_tensor(asked)


def test_agents_of_openspiel_can_learn_in_it() -> None:
    """They get observations, legal actions and rewards by its own environment."""
    game = pyspiel.load_game("python_standoff(game=dice,players=3)")
    chance = rl_environment.ChanceEventSampler(seed=1)
    env = rl_environment.Environment(game, chance_event_sampler=chance)
    step = env.reset()
    while not step.last():
        asked = step.observations["current_player"]
        assert any(step.observations["info_state"][asked])
        step = env.step([step.observations["legal_actions"][asked][0]])
    assert set(step.rewards) == {1.0, -1.0}
