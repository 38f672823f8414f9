"""Actions: no two answers share one, all can be reached, and numbers keep their meaning."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import standoff
from standoff.env.actions import FIELDS, PICK, SEAT, SIGN, THING
from standoff.env.names import EVENTS, VERBS
from standoff.env.space import Space
from standoff.env.table import Table
from standoff.games import GAMES
from standoff.kernel.decision import key
from standoff.kernel.errors import IllegalAnswer
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.lab.conformance import mixes

TEXTS = Path(standoff.__file__).parent / "texts" / "en"
SAMPLE = 8
"""One mix of sets in so many is played in make test; all of them by pytest -m soak."""
ENDS = re.compile(r"(-as)?(-at)?(-hand|-card)?$")


def space_of(setup: Setup, *, forced: bool = False) -> Space:
    return Space(
        setup.game,
        players=setup.players,
        sets=setup.sets,
        variants=setup.variants,
        forced=forced,
    )


def answers(table: Table) -> dict[tuple[int, ...], str]:
    """Every way to answer the open question, action by action, and the answer it comes to."""
    ask = table.match.ask
    own = [aside.choice for aside in ask.asides if aside.seat == ask.seat]
    choices = [*ask.choices, *own]
    found: dict[tuple[int, ...], str] = {}
    pending: list[tuple[tuple[int, ...], list[int], int]] = [((), list(range(len(choices))), 0)]
    while pending:
        taken, left, field = pending.pop()
        if len(left) == 1:
            found[taken] = key(table.match.game, choices[left[0]])
            continue
        assert field < len(FIELDS), f"one action for {[choices[place] for place in left]}"
        groups: dict[int, list[int]] = {}
        given = table.actions.of(field, [choices[at] for at in left], table.seat, table.seats)
        for place, action in zip(left, given, strict=True):
            assert table.actions.field(action) == field
            groups.setdefault(action, []).append(place)
        for action, places in groups.items():
            further = (*taken, action) if len(groups) > 1 else taken
            pending.append((further, places, field + 1))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_its_own_actions_in_every_mix(game: str) -> None:
    for setup in mixes(game, "actions"):
        go_each_way(setup)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_its_own_actions(game: str) -> None:
    for setup in mixes(game, "actions")[::SAMPLE]:
        go_each_way(setup)


def go_each_way(setup: Setup) -> None:
    """A random game: there are as many ways to answer as options, and the table goes each of them
    as it is told to."""
    table = space_of(setup).deal(setup.seed)
    chance = Rng.from_seed(setup.seed)
    given: list[str] = []
    while not table.over:
        ways = answers(table)
        options = [option.key for option in table.match.decision.options]
        assert sorted(ways.values()) == sorted(options)
        taken = list(ways)[chance.below(len(ways))]
        for number, action in enumerate(taken):
            assert action in table.legal
            assert table.chosen == list(taken[:number])
            table.act(action)
        given.append(ways[taken])
    record = iter(answer.key for answer in table.match.record().answers)
    assert all(key in record for key in given), "in this order, but for those with no choice"


def test_an_action_that_is_not_there_is_refused_and_changes_nothing() -> None:
    table = Space("bang", players=5).deal(1)
    before = table.legal
    with pytest.raises(IllegalAnswer, match="has no action"):
        table.act(next(action for action in range(table.actions.size) if action not in before))
    assert (table.legal, table.steps) == (before, 0)


def test_the_numbers_of_actions_do_not_depend_on_the_number_of_players_or_the_order_of_sets() -> (
    None
):
    one = Space("bang", players=4, sets=["high_noon", "dodge_city"]).actions
    other = Space("bang", players=8, sets=["dodge_city", "high_noon"]).actions
    assert one.names == other.names
    assert len(set(one.names)) == one.size == one.starts[-1]


def test_an_action_says_what_it_means() -> None:
    actions = Space("bang", players=4).actions
    named = [actions.names[start] for start in actions.starts[:-1]]
    assert named[THING] == "thing:bang"
    assert named[SIGN] == "sign:2C"
    assert named[SEAT] == "seat:0"
    assert actions.names[actions.starts[PICK + 1] - 2] == "pick:hand"


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_every_event_that_has_words_has_a_number(game: str) -> None:
    words = "".join(path.read_text() for path in (TEXTS / game).glob("*.ftl"))
    verbs, events = VERBS[game].split(), EVENTS[game].split()
    assert len(set(verbs)) == len(verbs)
    assert len(set(events)) == len(events) < 255
    told = {
        id.removesuffix("-hidden") for id in re.findall(r"^event-([\w-]+) =", words, re.MULTILINE)
    }
    assert told - {f"{event}-hidden" for event in events} == set(events)
    said = set()
    for id in re.findall(r"^option-([\w-]+) =", words, re.MULTILINE):
        assert any(id[: len(id) - cut] in verbs for cut in cuts(id)), id
        said |= {verb for verb in verbs if re.fullmatch(f"{verb}{ENDS.pattern}", id)}
    assert said == set(verbs)


def cuts(id: str) -> list[int]:
    """How much of an option's id may be no part of its verb."""
    ends = [a + b + c for a in ("", "-as") for b in ("", "-at") for c in ("", "-hand", "-card")]
    return [len(end) for end in ends if id.endswith(end)]


def test_a_copy_goes_on_alone() -> None:
    """Also in the middle of an answer."""
    table = Space("bang", players=5).deal(3, checkpoints=True)
    chance = Rng.from_seed("copy")
    while not table.chosen:
        table.act(chance.one_of(table.legal))
    twin = table.copy()
    assert (twin.chosen, twin.legal, twin.steps) == (table.chosen, table.legal, table.steps)
    before = table.legal
    twin.act(twin.legal[0])
    assert (table.legal, table.steps) == (before, twin.steps - 1)


def test_whoever_has_no_choice_is_asked_only_if_that_is_wished() -> None:
    setup = Setup("bang", 4, "forced")
    spared, forced = space_of(setup), space_of(setup, forced=True)
    asked = {}
    for space in (spared, forced):
        table = space.deal(setup.seed)
        single = 0
        while not table.over:
            single += len(table.legal) == 1
            table.act(table.legal[0])
        asked[space.forced] = single
    assert asked[False] == 0 < asked[True]


def test_whoever_can_interrupt_is_asked_first_and_may_wait() -> None:
    """Sid Ketchum, while others are asked: what the match offers besides can all be taken."""
    space = Space("bang", players=7, interrupts=True)
    chance = Rng.from_seed("interrupts")
    done = {"waited": 0, "interrupted": 0}
    for number in range(8):
        table = space.deal(f"interrupts-{number}", checkpoints=True)
        while not table.over and table.steps < 150:
            if not table.interrupting:
                table.act(chance.one_of(table.legal))
                continue
            match, seat = table.match, table.seat
            besides = {aside.seat: aside.options for aside in match.decision.asides}
            answers = len(match.record().answers)
            twin = table.copy()
            assert (twin.seat, twin.legal) == (seat, table.legal)
            action = chance.one_of(table.legal)
            table.act(action)
            while table.chosen:
                table.act(chance.one_of(table.legal))
            if space.actions.names[action] == "thing:wait":
                done["waited"] += 1
                continue
            given = match.record().answers[answers]
            assert given.seat == seat
            assert given.key in [option.key for option in besides[seat]]
            done["interrupted"] += 1
    assert min(done.values()) > 0


def test_the_winners_are_rewarded_together() -> None:
    table = Space("bang", players=7).deal("together")
    chance = Rng.from_seed("together")
    assert table.rewards() == [0] * 7
    while not table.over:
        table.act(chance.one_of(table.legal))
    result = table.match.result
    assert result is not None
    won = [1 if seat in result.winners else -1 for seat in range(7)]
    assert table.rewards() == won
    assert standoff.replay(table.match.record()).result == result
    assert replace(table.match.setup, seed="") == replace(Space("bang", players=7).setup, seed="")
