"""A look tells what the view tells. Here looks are sabotaged, to see that it would be noticed."""

from collections.abc import Callable
from typing import Any

import pytest

import standoff
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.door.seen import BangSeen
from standoff.games.dice.look import DiceLook
from standoff.games.samurai.look import SamuraiLook
from standoff.kernel.event import Event
from standoff.kernel.record import Setup
from standoff.lab.conformance import Failed, walk
from standoff.lab.looks import FACTS, differences

interpreted_only = pytest.mark.skipif(
    standoff.COMPILED, reason="compiled code cannot be sabotaged, and hides its fields"
)


def all_cards(look: Any, seat: int) -> list[int]:
    """A look into a hand that is not one's own."""
    hand: list[int] = look._game.players[seat].hand
    return hand


def real_role(look: Any, seat: int) -> int:
    role: int = look._game.players[seat].role
    return role


def whole_events(look: Any, since: int) -> list[Event]:
    """With the cards that others drew."""
    events: list[Event] = look._state.events[since:]
    return events


@interpreted_only
@pytest.mark.parametrize(
    ("game", "look", "fact", "leak"),
    [
        ("bang", BangLook, "hand", all_cards),
        ("bang", BangLook, "role", real_role),
        ("bang", BangLook, "news", whole_events),
        ("dice", DiceLook, "role", real_role),
        ("samurai", SamuraiLook, "hand", all_cards),
        ("samurai", SamuraiLook, "role", real_role),
        ("samurai", SamuraiLook, "news", whole_events),
    ],
)
def test_a_look_that_leaks_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    look: type,
    fact: str,
    leak: Callable[[Any, int], object],
) -> None:
    monkeypatch.setattr(look, fact, leak)
    with pytest.raises(Failed, match=f"looks at something else than it sees.*{fact}"):
        walk(Setup(game, 5, "leak"), thorough=False)


@interpreted_only
def test_nothing_can_be_asked_that_no_view_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standoff.new("bang", players=5, seed=1)
    assert differences(match, 0) == []
    monkeypatch.setattr(BangLook, "top_of_deck", all_cards, raising=False)
    assert differences(match, 0) == ["top_of_deck is held to nothing"]


@interpreted_only
def test_records_that_are_read_wrongly_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    match = standoff.new("bang", players=5, seed=1)
    monkeypatch.setattr(BangSeen, "life", real_role, raising=False)
    found = differences(match, 0)
    assert found
    assert all(each.startswith("by records life") for each in found)


@pytest.mark.parametrize("game", FACTS)
def test_a_look_is_at_the_match_as_it_is(game: str) -> None:
    """It goes along with the match, and stays where it is when a copy plays on."""
    match = standoff.new(game, players=5, seed=1)
    look, twin = match.look(0), match.copy()
    before = len(look.news(0))
    while len(twin.events) == before:
        twin.choose(0)
    assert len(look.news(0)) == before
    while len(match.events) == before:
        match.choose(0)
    assert len(look.news(0)) > before
