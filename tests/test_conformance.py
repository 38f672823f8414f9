"""Random games of every size, and every mix of sets, with everything checked at every decision."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest
from msgspec.structs import replace

import standoff
from standoff import IllegalAnswer, Match, Text
from standoff.games import GAMES
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.lab import conformance
from standoff.lab.conformance import Failed, mixes, walk
from standoff.texts import Texts

ALL_EVENTS: Final = 26

EVERY: Final = [setup for game in GAMES for setup in mixes(game, "mix")]
PLAIN: Final = [setup for setup in EVERY if not (setup.sets or setup.variants)]
MIXED: Final = [setup for setup in EVERY if setup not in PLAIN]
SETS: Final = GAMES["bang"].playable().sets[1:]


def named(setup: Setup) -> str:
    return "-".join([setup.game, *setup.sets, *setup.variants, str(setup.players)])


# The compiled engine plays all of them. On plain Python, which checks less than compiled classes
# do, a sample is enough: that both play the same is shown by the golden games.


@pytest.mark.parametrize("setup", PLAIN, ids=named)
def test_random_games_hold(setup: Setup) -> None:
    walk(setup)


@pytest.mark.once
@pytest.mark.parametrize("setup", MIXED, ids=named)
def test_random_games_of_every_mix_hold(setup: Setup) -> None:
    walk(setup, thorough=False)


@pytest.mark.parametrize("players", GAMES["bang"].playable().players)
def test_random_games_with_every_event_hold(players: int) -> None:
    setup = Setup("bang", players, f"events-{players}", SETS, options={"events": ALL_EVENTS})
    walk(setup, thorough=False)


@pytest.mark.once
@pytest.mark.parametrize("setup", PLAIN, ids=named)
def test_more_random_games_hold(setup: Setup) -> None:
    for number in range(3):
        walk(replace(setup, seed=f"more-{number}"), thorough=False)


def test_a_question_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In whatever language: here, Spanish does not know how to say that one is shot at."""

    def say(texts: Texts, text: Text, names: tuple[str, ...]) -> str:
        if (texts.language, text.id) == ("es", "ask-shot"):
            raise KeyError(text.id)
        return "..."

    monkeypatch.setattr(Texts, "say", say)
    monkeypatch.setattr(conformance, "_HEARD", {})
    with pytest.raises(Failed, match="ask-shot has no words in es"):
        walk(Setup("bang", 4, "wordless"))


def is_endless(match: Match, keys: Sequence[str]) -> bool:
    """Whether these answers can be given over and over, and nothing ever happens."""
    twin = match.copy()
    try:
        for key in [*keys] * 40:
            twin.answer(key)
    except IllegalAnswer:
        return False
    return len(twin.events) == len(match.events)


def hesitant(match: Match, chance: Rng) -> Iterator[tuple[str, ...]]:
    """Play at random, but for ending turns; gives what could be answered without end."""
    told = -1
    keys: list[str] = []
    places: dict[Any, int] = {}
    while not match.over:
        if len(match.events) > told:
            told, keys, places = len(match.events), [], {}
        decision = match.decision
        here = decision.seat, decision.prompt.id, tuple(o.key for o in decision.options)
        if here in places and is_endless(match, keys[places[here] :]):
            yield tuple(keys[places[here] :])
        places[here] = len(keys)
        going_on = [o for o in decision.options if o.verb != "end"] or decision.options
        keys.append(going_on[chance.below(len(going_on))].key)
        match.answer(keys[-1])


TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    *((game, {}) for game in GAMES),
    ("bang", {"sets": SETS, "variants": ["shadow_gunslingers"]}),
    *(("bang", {"sets": [part]}) for part in SETS),
]


@pytest.mark.once
@pytest.mark.parametrize(("game", "more"), TABLES)
def test_nothing_is_announced_and_called_off_without_end(game: str, more: dict[str, Any]) -> None:
    """Nobody can hold up a table with it, whose clock begins anew with each question."""
    for seed in range(150):
        match = standoff.new(game, players=5, seed=seed, **more)
        assert [*hesitant(match, Rng.from_seed(f"{seed}"))] == []
