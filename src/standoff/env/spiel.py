"""The games for OpenSpiel: `pyspiel.load_game("python_standoff(game=dice,players=4)")`.

All chance is drawn at the root, in a few steps: they are the digits of the seed by which the match
is dealt and goes on. Nobody sees them.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from standoff.env.space import Space
from standoff.env.table import Table
from standoff.env.vector import LIMIT

DIGITS: Final = 4
OUTCOMES: Final = 256
DEFAULTS: Final = {"game": "bang", "players": 5, "sets": "", "variants": "", "forced": False}
"""Names of sets and variants are joined by `+`."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_standoff",
    long_name="Standoff: the BANG! game system",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class StandoffGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with these sets and so many players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.space = Space(
            chosen["game"],
            players=chosen["players"],
            sets=chosen["sets"].split("+") if chosen["sets"] else (),
            variants=chosen["variants"].split("+") if chosen["variants"] else (),
            forced=chosen["forced"],
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LIMIT,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "StandoffState":
        return StandoffState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "StandoffObserver":
        if params:
            raise ValueError(f"The observer takes no parameters, not {params}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return StandoffObserver(self.space, recall)


class Course:
    """The course of a match: its seed is drawn digit by digit, then it is played."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.digits: list[int] = []
        self.table: Table | None = None
        self.acted: list[tuple[int, int]] = []  # who took which action

    def go_on(self, action: int) -> None:
        if self.table is not None:
            self.acted.append((self.table.seat, action))
            self.table.act(action)
            return
        self.digits.append(action)
        if len(self.digits) == DIGITS:
            self.table = self.space.deal("-".join(map(str, self.digits)), checkpoints=True)

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        twin = Course(self.space)
        twin.digits = self.digits[:]
        twin.table = None if self.table is None else self.table.copy()
        twin.acted = self.acted[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        taken = [*self.digits, *(action for _, action in self.acted)]
        return _again, (self.space, taken)


def _again(space: Space, taken: list[int]) -> Course:
    """The course that was written down."""
    course = Course(space)
    for action in taken:
        course.go_on(action)
    return course


class StandoffState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel sees it."""

    def __init__(self, game: StandoffGame) -> None:
        super().__init__(game)
        self.course = Course(game.space)

    def current_player(self) -> int:
        table = self.course.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def is_terminal(self) -> bool:
        table = self.course.table
        return table is not None and (table.over or table.steps >= LIMIT)

    def returns(self) -> list[float]:
        table = self.course.table
        players = self.course.space.setup.players
        return [0.0] * players if table is None else [float(each) for each in table.rewards()]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.course.table
        return table.legal if table is not None and player == table.seat else []

    def _apply_action(self, action: int) -> None:
        self.course.go_on(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return self.course.space.actions.names[action]

    def __str__(self) -> str:
        table = self.course.table
        return "dealing" if table is None else repr(table.match)


class StandoffObserver:
    """What a player may know: as numbers now, as a string also all that has happened."""

    def __init__(self, space: Space, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(space.observer.size, np.float32)
        self.dict = {
            name: self.tensor[start : start + int(np.prod(shape))].reshape(shape)
            for name, (start, shape) in space.sections.items()
        }
        self._row = np.zeros(space.observer.size, np.uint8)

    def set_from(self, state: StandoffState, player: int) -> None:
        self._row.fill(0)
        if state.course.table is not None:
            state.course.table.observe(player, self._row.data)
        self.tensor[:] = self._row

    def string_from(self, state: StandoffState, player: int) -> str:
        table = state.course.table
        if table is None:
            return "dealing"
        match = table.match
        lines: Sequence[str] = []
        if self.perfect_recall:
            acted = [action for seat, action in state.course.acted if seat == player]
            told = match.events_for(player)
            lines = [*(f"{each.id} {each.args}" for each in told), str(acted)]
        asked = "over" if table.over else str(match.decision_for(player))
        return "\n".join([*lines, str(match.view(player)), asked])


pyspiel.register_game(GAME_TYPE, StandoffGame)
