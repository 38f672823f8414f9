"""The code against the facts of rules/high_noon.toml."""

import tomllib
from pathlib import Path
from typing import Any

from standoff.games.bang.data.hooks import turn_starts
from standoff.games.bang.data.sources import EventCard
from standoff.games.bang.sets.high_noon import HIGH_NOON
from standoff.games.bang.turn.event_deck import MIXED

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "high_noon.toml").read_text(encoding="utf-8")
)


def test_the_events_are_those_of_the_box() -> None:
    """EV-1, EV-14: 13 cards without sign, and no playing cards."""
    assert [kind.id for kind in HIGH_NOON.kinds] == [card["id"] for card in FACTS["card"]]
    assert len(HIGH_NOON.kinds) == FACTS["module"]["counts"]["cards"] == 13
    for kind, card in zip(HIGH_NOON.kinds, FACTS["card"], strict=True):
        assert isinstance(kind, EventCard)
        assert (kind.border.id, kind.signs, kind.stays) == ("event", [], False)
        assert kind.final == card["final"]
        assert (kind.enters is not None) == (card["timing"] == "enters_play")
        assert (turn_starts.on(kind) is not None) == (card["timing"] == "start_of_turn")


def test_the_numbers_of_the_deck() -> None:
    """EV-3, EV-4."""
    deck = FACTS["deck"]
    assert sum(not card["final"] for card in FACTS["card"]) == deck["shuffled"]
    assert [kind.id for kind in HIGH_NOON.kinds if isinstance(kind, EventCard) and kind.final] == [
        deck["final"]
    ]
    assert deck["combined"]["drawn_default"] == MIXED
