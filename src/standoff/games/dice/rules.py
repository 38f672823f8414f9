"""The Dice Game as the kernel sees it."""

from collections.abc import Coroutine, Sequence
from typing import Any, Final

from standoff.games import roles
from standoff.games.dice import setup as setting_up
from standoff.games.dice import turn
from standoff.games.dice.advice import warning, why_not
from standoff.games.dice.character import Character
from standoff.games.dice.faces import FACES
from standoff.games.dice.look import DiceLook
from standoff.games.dice.saved import load
from standoff.games.dice.seen import seen
from standoff.games.dice.state import Dice
from standoff.games.dice.view import DiceView, open_view, view
from standoff.games.seated import permute_roles
from standoff.games.series import check_series, succession
from standoff.kernel.choice import Choice
from standoff.kernel.game import Ask, Rules
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.view import Catalog, CatalogCharacter, CatalogSet, Playable
from standoff.kernel.words import Say

EDITION: Final = f"{setting_up.SET}-1"
"""Counted up when the same answers lead to another game."""


class DiceRules(Rules[Dice]):
    """The Dice Game with the characters it was given."""

    def __init__(self, characters: Sequence[Character]) -> None:
        self.characters = tuple(characters)

    def playable(self) -> Playable:
        return Playable(setting_up.PLAYERS, (setting_up.SET,), ())

    def catalog(self) -> Catalog:
        printed = [CatalogCharacter(each.id, each.life) for each in self.characters]
        part = CatalogSet(setting_up.SET, (), tuple(printed), faces=FACES)
        return Catalog("dice", (part,), roles.NAMES)

    def edition(self, setup: Setup) -> str:
        return EDITION

    def deal(self, setup: Setup) -> Dice:
        setting_up.check(setup)
        check_series(setup, setting_up.cast(self.characters))
        return setting_up.deal(self, setup, self.characters)

    def load(self, setup: Setup, data: dict[str, Any]) -> Dice:
        setting_up.check(setup)
        return load(self, self.characters, data)

    def succession(self, state: Dice, keep: list[int], rotate: bool) -> Series:
        names = [state.kind_name(player.character) for player in state.players]
        dealt = [player.role for player in state.players]
        first = dealt.index(roles.CASTS[state.seats()].first)
        return succession(names, state.in_game(), state.ring, first, keep, rotate)

    def advance(self, state: Dice) -> Coroutine[Any, Any, None]:
        return turn.advance(state)

    def view(self, state: Dice, seat: int) -> DiceView:
        return view(state, seat)

    def look(self, state: Dice, seat: int) -> DiceLook:
        return DiceLook(state, seat)

    def seen(self, setup: Setup, table: DiceView, events: Sequence[Text]) -> DiceLook:
        return seen(self, self.characters, table, events)

    def open_view(self, state: Dice) -> DiceView:
        return open_view(state)

    def redeal(self, state: Dice, seat: int, rng: Rng) -> None:
        """Roles are all that is hidden."""
        permute_roles(state.players, seat, rng, state.goes_on)

    def why_not(self, state: Dice, ask: Ask, card: str, target: int) -> Say | None:
        return why_not(state, ask, card, target)

    def warning(self, state: Dice, ask: Ask, choice: Choice) -> Say | None:
        return warning(state, ask, choice)
