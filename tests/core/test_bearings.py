"""What events in force mean for one player now, by invented events."""

from typing import Any

import pytest
from msgspec.structs import asdict

from standoff.games.bang import RULES
from standoff.games.bang.data import hooks
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.facts import TALKED, Action, Fact, at_once
from standoff.games.bang.data.hooks import At, TableAnswer
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import SPADES
from standoff.games.bang.data.sources import ABILITIES, CARDS, Silence
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.bearing import Bearing
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.vocabulary.declare import event
from standoff.games.roles import GOES_ON
from standoff.kernel.event import SPECTATOR
from standoff.scenario.bang import Seat, outlaw, renegade, sheriff
from tests.conftest import SetUp


def in_force(*answers: TableAnswer) -> dict[str, Any]:
    weather = Set("weather", (event("storm", *answers),), ())
    return {"rules": BangRules([*RULES.sets, weather]), "sets": [weather.id], "event": "storm"}


def no_bangs(game: Bang, at: At, action: Action) -> bool:
    return action.as_kind.name == BANG


def minds(game: Bang, at: At, fact: Fact) -> None: ...


async def calls(game: Bang, at: At) -> None: ...


async def wakes(game: Bang, at: At, seat: int) -> bool:
    return True


def told(bearing: Bearing) -> list[str]:
    return [f"{name} {value}" for name, value in asdict(bearing).items() if value]


def ana(**more: Any) -> Seat:
    return sheriff("willy_the_kid", hand="bang-7D missed-2S beer-6H", in_play="barrel", **more)


@pytest.mark.parametrize(
    ("answer", "bearing"),
    [
        (hooks.silences(Silence(ABILITIES)), Bearing(silences=("willy_the_kid",))),
        (hooks.silences(Silence(CARDS)), Bearing(silences=("barrel-QS",))),
        (hooks.forbids(no_bangs), Bearing(forbids=("bang-7D",))),
        (hooks.draws_plus(lambda game, at: -1), Bearing(draws=1)),
        (hooks.draws_last(1), Bearing(draws=3)),
        (hooks.draws_exactly(lambda game, at: 5), Bearing(draws=5)),
        (hooks.draws(calls), Bearing(draws_otherwise=True)),
        (hooks.suit(SPADES), Bearing(suit="S")),
        (hooks.converts(((MISSED, BANG),)), Bearing(bang_cards=2, missed_cards=1)),
        (hooks.loses_name(BANG), Bearing(bang_cards=0, missed_cards=1)),
        (hooks.open_hands(True), Bearing(open_hand=True)),
        (hooks.hears(at_once(TALKED, minds)), Bearing(talking=True)),
        (hooks.victory(lambda game, at, killers: GOES_ON), Bearing(victory=True)),
    ],
    ids=[
        "ability",
        "cards",
        "forbids",
        "plus",
        "last",
        "exactly",
        "otherwise",
        "suit",
        "converts",
        "loses",
        "open",
        "talking",
        "victory",
    ],
)
def test_what_an_event_means_for_a_player(
    table: SetUp, answer: TableAnswer, bearing: Bearing
) -> None:
    t = table(ana(), outlaw(), outlaw(), renegade(), **in_force(answer))
    assert t.match.view(0).bearings == {"storm": bearing}
    assert t.match.view(SPECTATOR).bearings == {}


def test_how_many_shots(table: SetUp) -> None:
    """Only where there is a limit: Willy the Kid has none."""
    others = (outlaw(in_play="barrel"), outlaw(), renegade())
    t = table(ana(), *others, **in_force(hooks.bang_limit(1)))
    assert [t.match.view(seat).bearings for seat in (0, 1)] == [{}, {"storm": Bearing(bangs=2)}]


@pytest.mark.parametrize(
    ("player", "answer"),
    [
        (sheriff(hand="beer-6H"), hooks.draws_exactly(lambda game, at: 0)),
        (sheriff("kit_carlson", hand="beer-6H"), hooks.draws_plus(lambda game, at: -1)),
        (sheriff(hand="beer-6H"), hooks.forbids(no_bangs)),
        (sheriff(), hooks.open_hands(True)),
        (sheriff(in_play="ghost"), hooks.side_by_side(True)),
    ],
    ids=["no say", "another way to draw", "nothing of theirs", "no hand", "nothing to tell"],
)
def test_what_does_not_concern_a_player(table: SetUp, player: Seat, answer: TableAnswer) -> None:
    force = in_force(answer)
    force["sets"] = [*force["sets"], "valley_of_shadows"]
    t = table(player, outlaw(), outlaw(), renegade(), **force)
    assert t.match.view(0).bearings == {}


def test_who_comes_back(table: SetUp) -> None:
    """Whoever is out reads it of themselves; while nobody is, there is nothing to tell."""
    t = table(ana(), outlaw(out=True), outlaw(), renegade(), **in_force(hooks.comes_up(wakes)))
    for seat in (0, 1, 2):
        assert t.match.view(seat).bearings == {"storm": Bearing(back=(1,))}
    t = table(ana(), outlaw(), outlaw(), renegade(), **in_force(hooks.comes_up(wakes)))
    assert t.match.view(0).bearings == {}


def test_who_is_out_is_not_concerned(table: SetUp) -> None:
    t = table(ana(), outlaw(out=True), outlaw(), renegade(), **in_force(hooks.suit(SPADES)))
    assert t.match.view(1).bearings == {}
