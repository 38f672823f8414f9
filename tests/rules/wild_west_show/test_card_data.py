"""The code against the facts of rules/wild_west_show.toml: cards and characters."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang.data.hooks import does, starting_hand, turn_starts, victory
from standoff.games.bang.data.sources import EventCard
from standoff.games.bang.sets.wild_west_show import WILD_WEST_SHOW
from standoff.games.bang.sets.wild_west_show.show import SHOW, TURN_IT_OVER

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "wild_west_show.toml").read_text(encoding="utf-8")
)
CHARACTERS = {character.id: character for character in WILD_WEST_SHOW.characters}


def test_the_show_is_that_of_the_box() -> None:
    """WW-2, WW-7: ten cards without sign, and no playing cards."""
    assert [kind.id for kind in WILD_WEST_SHOW.kinds] == [card["id"] for card in FACTS["card"]]
    assert len(WILD_WEST_SHOW.kinds) == FACTS["module"]["counts"]["cards"]
    for kind, card in zip(WILD_WEST_SHOW.kinds, FACTS["card"], strict=True):
        assert isinstance(kind, EventCard)
        assert (kind.border.id, kind.signs, kind.stays, kind.deck) == ("event", [], False, SHOW)
        assert kind.final == card["final"] == (card["id"] == FACTS["deck"]["final"])
        assert (turn_starts.on(kind) is not None) == (card["id"] == "darling_valentine")
        assert (victory.on(kind) is not None) == (card["timing"] == "victory")
    assert sum(not card["final"] for card in FACTS["card"]) == FACTS["deck"]["shuffled"]
    assert list(TURN_IT_OVER) == FACTS["deck"]["revealed_by"]


@pytest.mark.parametrize("character", FACTS["character"], ids=lambda each: str(each["id"]))
def test_a_character_is_as_printed(character: dict[str, Any]) -> None:
    """WW-1, WW-60 to WW-70: life points, cards at the start, how often."""
    who = CHARACTERS[character["id"]]
    assert who.life == character["life"]
    assert starting_hand.on(who) == character.get("starting_hand")
    limits = [deed.per_turn for deed in does.on(who) or ()]
    assert (limits == [1]) == character.get("once_per_turn", False)
