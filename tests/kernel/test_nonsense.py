"""Whatever is given to the engine: a sentence, or a match that can be played; never a crash."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

import pytest

import standoff
from standoff import BadRecord, IllegalAnswer, Match, SetupError, StandoffError
from standoff.games import GAMES
from standoff.games.bang.data.state import Bang
from standoff.kernel.event import EVERYONE
from tests.kernel.test_match import random_match

NASTY: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    1,
    8,
    255,
    -(2**31),
    2**31 - 1,
    2**63,
    -(2**64),
    2**68,
    10**400,
    0.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "7",
    "bang",
    "\ud800",
    "\udfff\x00",
    "long" * 5_000,
    "ab" * 65,
    [],
    {},
    [[]],
    [0, 0],
    {"seat": 3},
    [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
]
NAMES: Final = ("seat", "card", "kind", "kinds", "role", "event", "dice", "format", "\ud800")
SETUP: Final[dict[str, Any]] = {"game": "bang", "players": 5, "seed": 7}
DEEP: Final = b'{"format":1,"state":' + b"[" * 50_000


def inside(data: Any) -> list[tuple[Any, Any]]:
    """Every place in JSON data, as what it is in and where."""
    places = list(data.items() if isinstance(data, dict) else enumerate(data))
    found = [(data, place) for place, _ in places]
    for _, value in places:
        if isinstance(value, dict | list):
            found += inside(value)
    return found


def with_nonsense(data: bytes, chance: Random) -> bytes:
    """JSON in which something else stands at one place or a few."""
    changed = json.loads(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        holder, place = chance.choice(inside(changed))
        how = chance.random()
        if how < 0.1:
            del holder[place]
        elif how < 0.2 and isinstance(holder, dict):
            holder[chance.choice(NAMES)] = chance.randrange(99)
        elif how < 0.3:
            other, there = chance.choice(inside(changed))
            holder[place] = deepcopy(other[there])
        elif how < 0.8 and type(holder[place]) is int:
            holder[place] += chance.choice((-2, -1, 1, 2))
        else:
            holder[place] = deepcopy(chance.choice(NASTY))
        if not changed:
            break
    return json.dumps(changed).encode()


def with_bytes_flipped(data: bytes, chance: Random) -> bytes:
    """The same bytes but for a few, perhaps cut short."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 3, 20))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed[: chance.randrange(len(changed))] if chance.random() < 0.1 else changed)


def load(data: bytes | str) -> Match:
    return standoff.load(data)


def replay(data: bytes | str) -> Match:
    return standoff.replay(data)


def new(data: bytes | str) -> Match:
    given = {name: value for name, value in json.loads(data).items() if name not in NAMES}
    return standoff.new(**SETUP | given)


Door = Callable[[bytes | str], Match]


@cache
def kept() -> list[tuple[Door, bytes]]:
    """Saves, records and setups of all games, at the beginning, in the middle and at the end."""
    given: list[tuple[Door, bytes]] = []
    for game in GAMES:
        for decisions in (0, 37, 90, None):
            match = random_match(7, decisions, game=game)
            given += [(load, match.save()), (replay, standoff.encode(match.record()))]
        setup = {"game": game, "players": 5, "sets": [], "variants": [], "seed": "7", "events": 0}
        given.append((new, json.dumps(setup).encode()))
    given += [(load, data.save()) for data in _with_everything()]
    return given


def _with_everything() -> list[Match]:
    sets = GAMES["bang"].playable().sets
    matches = [standoff.new("bang", players=8, sets=sets, seed=seed) for seed in range(2)]
    for match in matches:
        chance = Random(1)
        for _ in range(50):
            match.choose(chance.randrange(match.width))
    return matches


def try_one(number: int) -> bool:
    """Change something that is kept and open it; whether it is played at all."""
    chance = Random(number)
    door, data = chance.choice(kept())
    spoil = with_bytes_flipped if door is not new and chance.random() < 0.3 else with_nonsense
    changed = spoil(data, chance)
    as_text = chance.random() < 0.2
    try:
        match = door(changed.decode(errors="surrogateescape") if as_text else changed)
        play_on(match, chance)
    except StandoffError:
        return False
    except Exception as error:
        error.add_note(f"number {number}, {door.__name__}: {changed[:300]!r}")
        raise
    return True


def play_on(match: Match, chance: Random) -> None:
    """Everything that can be done at a few decisions."""
    for _ in range(12):
        if match.over:
            break
        seat = match.asked
        assert match.decision_for(seat).options
        assert match.view(seat).viewer == seat
        match.explain("beer", seat)
        match.warnings(seat)
        match.fork(seat, "7")
        match.choose(chance.randrange(match.width))
    for seat in (0, standoff.SPECTATOR):
        match.events_for(seat)
    match.open_events()
    match.open_view()
    standoff.load(match.save())


@pytest.mark.parametrize("batch", range(5))
def test_what_is_kept_and_spoilt_is_refused_or_plays(batch: int) -> None:
    played = [try_one(number) for number in range(batch * 100, batch * 100 + 100)]
    assert 0 < sum(played) < len(played)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_ten_thousand_spoilt_things_are_refused_or_play(batch: int) -> None:
    for number in range(batch * 1000, batch * 1000 + 1000):
        try_one(number)


@pytest.mark.parametrize("door", [standoff.load, standoff.replay])
@pytest.mark.parametrize("given", [None, 7, 2.5, [], {}, object(), "\ud800", b"\xff", DEEP])
def test_what_nobody_has_kept_is_refused(door: Callable[[Any], Match], given: Any) -> None:
    with pytest.raises(BadRecord, match=r"This is not a (saved|record) of a match: .+\."):
        door(given)


def changed(data: bytes, **fields: Any) -> bytes:
    """A saved game with something else in its state."""
    saved = json.loads(data)
    saved["state"] |= fields
    return json.dumps(saved).encode()


@pytest.mark.parametrize(
    "fields",
    [{"counter": 2**31}, {"counter": 2**68}, {"counter": -1}, {"key": "ab" * 65}, {"key": "7"}],
    ids=str,
)
@pytest.mark.parametrize("game", GAMES)
def test_a_generator_that_cannot_be_is_refused(game: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="This saved game cannot be"):
        standoff.load(changed(random_match(7, 3, game=game).save(), **fields))


@pytest.mark.parametrize("fields", [{"winners": [99]}, {"ending": "ending-law"}], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_not_over(game: str, fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="This saved game cannot be"):
        standoff.load(changed(random_match(7, 3, game=game).save(), **fields))


@pytest.mark.parametrize("depth", [10, 400, 600, 900, 2_000])
def test_however_deep_it_goes_it_is_refused(depth: int) -> None:
    data = changed(random_match(7, 3).save(), deck="here")
    deep = b"[" * depth + b"]" * depth
    with pytest.raises(BadRecord):
        standoff.load(data.replace(b'"here"', deep))


@pytest.mark.parametrize("game", ["bang", "samurai"])
def test_a_saved_game_says_of_every_card_who_knows_it(game: str) -> None:
    match = random_match(7, 3, game=game)
    known = match.game.data()["known"]
    with pytest.raises(BadRecord, match="It is not said of every card who knows it"):
        standoff.load(changed(match.save(), known=known[:-1]))
    with pytest.raises(BadRecord, match="Who knows a card is nobody there is"):
        standoff.load(changed(match.save(), known=[-1, *known[1:]]))


@pytest.mark.parametrize("home", ["equipment", "great_train_robbery"])
@pytest.mark.parametrize("there", [True, False])
def test_every_card_is_at_home_in_its_own_deck(home: str, there: bool) -> None:
    """No playing card lies among equipment or wagons, and none of these in the deck."""
    match = standoff.new("bang", players=5, sets=["gold_rush", "great_train_robbery"], seed=7)
    state = match.game.data()
    decks = [state["deck"], state["parts"][home]["deck"]]
    giving, taking = decks if there else decks[::-1]
    taking.append(giving.pop(0))
    state["known"][taking[-1]] = 0
    with pytest.raises(BadRecord, match="A card is in a deck that is not its own"):
        standoff.load(changed(match.save(), **state))


def test_only_what_stays_lies_in_play() -> None:
    match = standoff.new("bang", players=5, sets=["gold_rush"], seed=7)
    assert isinstance(match.game, Bang)
    state = match.game.data()
    brown = match.game.box.name.index("bang-2C")
    for place in (state["deck"], *(player["hand"] for player in state["players"])):
        if brown in place:
            place.remove(brown)
    state["players"][0]["in_play"].append(brown)
    state["known"][brown] = EVERYONE
    with pytest.raises(BadRecord, match="Seat 0 has a card in play that does not stay there"):
        standoff.load(changed(match.save(), **state))


@pytest.mark.parametrize("revealed", [True, False])
def test_no_event_follows_the_final_one(revealed: bool) -> None:
    match = standoff.new("bang", players=5, sets=["high_noon"], seed=7)
    parts = match.game.data()["parts"]
    (events,) = parts.values()
    final = events["deck"].pop(0)
    events["past" if revealed else "deck"].append(final)
    with pytest.raises(BadRecord, match="An event follows the final one"):
        standoff.load(changed(match.save(), parts=parts))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"rolls": 3}, "There is no further roll"),
        ({"step": 0}, "A turn begins with a roll"),
        ({"rolls": 0, "dice": []}, "A turn begins with a roll"),
    ],
    ids=str,
)
def test_dice_are_rolled_as_often_as_they_may(fields: dict[str, Any], sentence: str) -> None:
    match = standoff.new("dice", players=5, seed=7)
    turn = match.game.data()["turn"] | fields
    with pytest.raises(BadRecord, match=sentence):
        standoff.load(changed(match.save(), turn=turn))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": None}, "There is no game None. There are: bang, dice, samurai."),
        ({"game": []}, r"There is no game \[\]"),
        ({"players": "5"}, r"set up like this: Expected `int`, got `str` - at `\$.players`"),
        ({"players": 5.0}, "set up like this: Expected `int`, got `float`"),
        ({"players": 2**80}, "for 4 to 7 players, not 1208925819614629174706176"),
        ({"seed": "\ud800"}, "set up like this: .* surrogates not allowed"),
        ({"seed": 2.5}, "A seed is a whole number or a str, not 2.5"),
        ({"seed": b"7"}, "A seed is a whole number or a str, not b'7'"),
        ({"sets": "dodge_city"}, r"Say sets=\[...\], with names in it, not sets='dodge_city'"),
        ({"sets": None}, r"Say sets=\[...\], with names in it, not sets=None"),
        ({"sets": [None]}, "set up like this: Expected `str`, got `null`"),
        ({"variants": ["\ud800"]}, "set up like this: .* surrogates not allowed"),
        ({"events": 2**80}, "only for a deck of two sets"),
        ({"series": 7}, "set up like this: Expected `object | null`, got `int`"),
        ({"series": standoff.Series((), (2**80,))}, "has no character to keep"),
        ({"series": standoff.Series((), (), 2**80)}, "There is no seat"),
    ],
    ids=str,
)
def test_a_setup_that_cannot_be_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        standoff.new(**SETUP | given)


@pytest.mark.parametrize("keep", [None, 7, [1.0], ["1"], [None], [[]]], ids=repr)
def test_a_rematch_that_cannot_be_is_refused(keep: Any) -> None:
    over = random_match(7)
    with pytest.raises(SetupError) as error:
        standoff.rematch(over, keep=keep)
    assert str(error.value) == f"Say keep=[...], with seats in it, not keep={keep!r}."


ASKED: Final = 1
"""The seat that is asked at the position below."""

NO_SEAT: Final[tuple[Any, ...]] = (
    -1,
    4,
    7,
    9,
    99,
    2**80,
    -(2**80),
    1.0,
    "1",
    b"1",
    None,
    [],
    float("nan"),
)


def position() -> Match:
    match = standoff.new("bang", players=4, seed=1)
    assert match.asked == ASKED
    return match


def refused(match: Match, sentence: str, act: Callable[..., object], *given: Any) -> StandoffError:
    """What was raised, with that sentence; the match is as it was."""
    before = (match.save(), match.decision)
    with pytest.raises(StandoffError) as error:
        act(*given)
    assert str(error.value) == sentence
    assert (match.save(), match.decision) == before
    return error.value


@pytest.mark.parametrize("seat", NO_SEAT, ids=repr)
@pytest.mark.parametrize(
    "look",
    [
        Match.view,
        Match.decision_for,
        Match.events_for,
        Match.warnings,
        Match.can_take_back,
        Match.take_back,
        lambda match, seat: match.fork(seat, 1),
    ],
    ids=["view", "decision", "events", "warnings", "can-take-back", "take-back", "fork"],
)
def test_there_is_no_such_seat(look: Callable[[Match, Any], object], seat: Any) -> None:
    match = position()
    sentence = f"There is no seat {seat!r}: they are 0 to 3, and 8 to watch."
    refused(match, sentence, look, match, seat)


def test_who_only_watches_may_look_but_not_be_aimed_at() -> None:
    match = position()
    for seat in (0, standoff.SPECTATOR):
        assert match.view(seat)
        assert match.events_for(seat)
        assert match.decision_for(seat).options == ()
        assert match.warnings(seat) == {}
        assert not match.can_take_back(seat)
        assert match.fork(seat, 1).view(seat) == match.view(seat)
    for seat in (99, standoff.SPECTATOR):
        sentence = f"There is no seat {seat}: they are 0 to 3, and 8 to watch."
        refused(match, sentence, match.explain, "bang-7D", seat)


@pytest.mark.parametrize(
    "key", [None, b"end", 7, 2.5, [], "dance", "\ud800", "e" * 9_999], ids=repr
)
def test_there_is_no_such_answer(key: Any) -> None:
    match = position()
    for act in (match.answer, match.check):
        error = refused(match, f"Seat 1 has no option {key!r} now.", act, key)
        assert isinstance(error, IllegalAnswer)
        assert error.code == "unknown"


@pytest.mark.parametrize("seat", [0, 99, -1, 1.0, "1", 2**80, float("nan"), 8], ids=repr)
def test_that_seat_is_not_asked(seat: Any) -> None:
    match = position()
    sentence = f"Seat {seat!r} is not asked anything now."
    error = refused(match, sentence, match.answer, "end", seat)
    assert isinstance(error, IllegalAnswer)
    assert error.code == "not-asked"


@pytest.mark.parametrize("serial", [0, 2, -1, 1.0, "1", b"1", 2**80], ids=repr)
def test_that_question_is_not_open(serial: Any) -> None:
    match = position()
    sentence = f"Question {serial!r} of seat 1 is not open."
    error = refused(match, sentence, match.answer, "end", ASKED, serial)
    assert isinstance(error, IllegalAnswer)
    assert error.code == "stale"


@pytest.mark.parametrize("number", [-1, 99, 2**80, 1.0, "0", None, []], ids=repr)
def test_there_is_no_such_option(number: Any) -> None:
    match = position()
    sentence = f"Seat 1 has no option {number!r}: they are 0 to {match.width - 1}."
    error = refused(match, sentence, match.choose, number)
    assert isinstance(error, IllegalAnswer)


@pytest.mark.parametrize("since", [-1, 1.0, "0", None, -(2**80)], ids=repr)
def test_there_is_no_such_event(since: Any) -> None:
    match = position()
    sentence = f"Events are numbered from 0: {since!r} is none of them."
    refused(match, sentence, match.events_for, 0, since)
    refused(match, sentence, match.open_events, since)
    assert match.events_for(0, 2**80) == []


@pytest.mark.parametrize("card", [None, b"bang", 7, []], ids=repr)
def test_there_is_no_such_card_to_explain(card: Any) -> None:
    match = position()
    sentence = f"A card is called by its name, a str: {card!r} is none."
    refused(match, sentence, match.explain, card)


@pytest.mark.parametrize("seed", [None, 2.5, b"7", []], ids=repr)
def test_that_is_no_seed(seed: Any) -> None:
    match = position()
    refused(match, f"A seed is a whole number or a str, not {seed!r}.", match.fork, 0, seed)


def test_what_counts_as_a_whole_number_is_one() -> None:
    """Numbers of other libraries are taken for what they are."""

    class Whole:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    match = position()
    assert match.view(Whole(2)) == match.view(2)
    match.check(match.decision.options[0].key, Whole(ASKED), Whole(match.decision.serial))
    match.choose(Whole(0))
