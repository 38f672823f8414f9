"""Random games of every size, and every mix of sets, with everything checked at every decision."""

from typing import Final

import pytest
from msgspec.structs import replace

from standoff import Text
from standoff.games import GAMES
from standoff.kernel.record import Setup
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
