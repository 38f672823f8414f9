"""The driver, through its public door."""

import gc

import pytest

import standoff
from standoff import IllegalAnswer, NoTakeBack, SetupError, StandoffError
from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.games.bang import RULES
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.vocabulary.declare import brown
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.match import Match
from standoff.kernel.words import Say
from standoff.lab.simulate import play
from standoff.scenario.bang import Table, outlaw, renegade, sheriff


def random_match(
    seed: int, decisions: int | None = None, auto: bool = False, game: str = "bang"
) -> Match:
    """A match after some random decisions, or at its end."""
    match = standoff.new(game, players=5, seed=seed, auto=auto)
    bot = RandomBot(str(seed))
    while not match.over and decisions != 0:
        match.choose(bot.pick(match.width))
        decisions = None if decisions is None else decisions - 1
    return match


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    one, other = random_match(4), random_match(4)
    assert one.record() == other.record()
    assert one.game.data() == other.game.data()


def test_without_a_seed_no_two_matches_are_alike() -> None:
    seeds = {standoff.new("bang", players=4).setup.seed for _ in range(5)}
    assert len(seeds) == 5
    assert min(map(len, seeds)) == 64


def test_an_unknown_key_is_refused_and_changes_nothing() -> None:
    match = standoff.new("bang", players=4, seed=1)
    before = match.save()
    with pytest.raises(IllegalAnswer, match="has no option 'dance' now") as error:
        match.answer("dance")
    assert error.value.code == "unknown"
    assert match.save() == before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = standoff.new("bang", players=4, seed=1)
    other = (match.asked + 1) % 4
    with pytest.raises(IllegalAnswer, match=f"Seat {other} is not asked") as error:
        match.answer("end", seat=other)
    assert error.value.code == "not-asked"


def test_a_stale_serial_is_refused() -> None:
    match = standoff.new("bang", players=4, seed=1)
    serial = match.decision.serial
    match.answer(match.decision.options[-1].key, serial=serial)
    while match.asked != 0:
        match.answer(match.decision.options[-1].key)
    with pytest.raises(IllegalAnswer) as error:
        match.answer(match.decision.options[0].key, serial=match.decision.serial - 1)
    assert error.value.code == "stale"


def test_serials_count_the_questions_of_each_seat() -> None:
    match = random_match(2, decisions=0)
    asked = [0] * 5
    bot = RandomBot("serials")
    while not match.over:
        asked[match.asked] += 1
        for aside in match.decision.asides:
            asked[aside.seat] += 1
            assert aside.serial == asked[aside.seat]
        assert match.decision.serial == asked[match.asked]
        match.choose(bot.pick(match.width))


def test_when_a_match_is_over_nothing_is_asked() -> None:
    match = random_match(3)
    assert match.over
    assert match.result is not None
    with pytest.raises(IllegalAnswer, match="over") as error:
        match.answer("end")
    assert error.value.code == "over"
    with pytest.raises(StandoffError, match="no question is open"):
        _ = match.decision


def test_the_driver_answers_alone_where_there_is_one_option_and_records_it() -> None:
    auto = random_match(6, auto=True)
    again = standoff.replay(auto.record())
    assert again.game.data() == auto.game.data()
    assert len(again.record().answers) == len(auto.record().answers)


def test_a_match_without_checkpoints_copies_all_the_same() -> None:
    match = standoff.new("bang", players=6, seed=8, checkpoints=False)
    bot = RandomBot("8")
    for _ in range(60):
        match.choose(bot.pick(match.width))
    twin = match.copy()
    assert twin.game.data() == match.game.data()
    assert twin.decision == match.decision
    play(twin, [RandomBot(str(seat)) for seat in range(6)])
    assert not match.over


def test_a_copy_is_independent() -> None:
    match = random_match(5, decisions=30)
    before = match.save()
    play(match.copy(), [RandomBot(str(seat)) for seat in range(5)])
    assert match.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_copy_plays_on_alike(game: str) -> None:
    """However many answers lie since the checkpoint, and whoever has made it."""
    match = random_match(5, decisions=7, game=game)
    bot = RandomBot("copies")
    while not match.over:
        twin = match.copy().copy()
        for _ in range(5):
            if not match.over:
                number = bot.pick(match.width)
                match.choose(number)
                twin.choose(number)
        assert twin.game.data() == match.game.data()
        assert twin.over or twin.decision == match.decision
        assert twin.settled == match.settled


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dropped_is_freed_at_once(game: str) -> None:
    """A match is in no cycle of references: copies by the thousand need no collector."""
    match = random_match(5, decisions=30, game=game)
    gc.collect()
    gc.disable()
    try:
        for seed in range(20):
            match.fork(match.asked, seed).choose(0)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_fork_has_no_record_and_cannot_be_saved() -> None:
    fork = random_match(5, decisions=30).fork(0, seed=1)
    for keep in (fork.record, fork.save):
        with pytest.raises(StandoffError, match="A fork has no past"):
            keep()


def test_a_fork_goes_its_own_way_and_can_be_copied() -> None:
    match = random_match(5, decisions=41)
    seat = match.asked
    forks = [match.fork(seat, seed) for seed in range(8)]
    assert len({str(fork.game.data()) for fork in forks}) == 8
    for fork in forks:
        twin = fork.copy()
        assert twin.game.data() == fork.game.data()
        for each in (fork, twin):
            play(each, [RandomBot(str(seat)) for seat in range(5)])
        assert twin.result == fork.result


def test_a_fork_keeps_no_secret_of_the_past() -> None:
    """What another seat once drew is no longer told by the events of a fork."""
    match = random_match(5, decisions=41)
    seat = match.asked
    fork = match.fork(seat, seed=1)
    for other in range(5):
        told = [event.id for event in fork.events_for(other) if "card" in event.args]
        assert len(told) <= len([e for e in match.events_for(seat) if "card" in e.args])


def test_taking_back_returns_to_the_checkpoint() -> None:
    """Sid has picked the first of his two cards: nothing has come to light."""
    t = Table(
        sheriff("sid_ketchum", hand="bang-2D bang-3D missed", life=3),
        outlaw(),
        outlaw(),
        renegade(),
    )
    before = t.match.view(0)
    t.choose("use")
    t.choose("discard", "bang-2D")
    assert t.match.can_take_back(0)
    assert not t.match.can_take_back(1)
    serial = t.match.decision.serial
    t.match.take_back(0)
    assert t.match.view(0) == before
    assert t.match.decision.prompt.id == "ask-main"
    assert t.match.decision.serial > serial  # what was sent before is stale
    assert t.match.copy().decision == t.match.decision


def test_nothing_is_taken_back_once_others_have_seen_it() -> None:
    t = Table(sheriff(hand="bang-2D"), outlaw(hand="missed"), outlaw(), renegade())
    assert not t.match.can_take_back(0)
    t.play("bang", at=1)
    with pytest.raises(NoTakeBack):
        t.match.take_back(0)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "poker"}, "There is no game 'poker'"),
        ({"players": 3}, "for 4 to 7 players, not 3"),
        ({"sets": ["moon"]}, "There is no set 'moon'"),
        ({"variants": ["moon"]}, "There is no variant 'moon'"),
    ],
)
def test_a_match_that_cannot_be_set_up(wrong: dict[str, object], sentence: str) -> None:
    wanted = {"game": "bang", "players": 4} | wrong
    with pytest.raises(SetupError, match=sentence):
        standoff.new(**wanted)  # type: ignore[arg-type]


async def for_ever(game: Bang, play: Play) -> None:
    """It asks first: without a question it would be tried out for a warning."""
    await game.ask(play.by, Say("ask-main"), lambda: [Choice("end")], matter="main")
    while True:
        game.emit(Event("ability", seat=play.by, kind=play.kind))


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    """A flow that never asks anything would hang whoever plays, a whole server even."""
    wheel = Set("wheel", (brown("wheel", "2S", flow=for_ever),), ())
    t = Table(
        sheriff(hand="wheel"),
        outlaw(),
        outlaw(),
        renegade(),
        rules=BangRules([*RULES.sets, wheel]),
        sets=["wheel"],
    )
    t.play("wheel")
    with pytest.raises(StandoffError, match="the rules are stuck at 'ability'"):
        t.choose("end")


def test_a_preview_shows_what_is_certain_and_changes_nothing() -> None:
    t = Table(sheriff(hand="winchester stagecoach gatling"), outlaw(life=1), outlaw(), renegade())
    before = t.match.save()
    assert t.match.preview("play:winchester-8S", seed=1).players[0].reach == 5
    assert t.match.preview("play:stagecoach-9S", seed=1) is None, "cards are drawn"
    assert t.match.preview("play:gatling-10H", seed=1) is None, "a role comes to light"
    assert t.match.save() == before


def test_a_preview_of_an_aside_is_what_its_seat_would_see() -> None:
    t = Table(sheriff("sid_ketchum", hand="beer bang", life=2), outlaw(), outlaw(), renegade())
    t.end_turn()
    aside = t.match.decision.asides[0]
    view = t.match.preview(aside.options[0].key, 1, aside.seat)
    assert view.viewer == aside.seat == 0
    with pytest.raises(IllegalAnswer, match="Seat 2 is not asked"):
        t.match.preview(aside.options[0].key, 1, 2)


def test_a_preview_of_no_option_is_refused() -> None:
    match = random_match(3, decisions=4)
    with pytest.raises(IllegalAnswer, match="has no option 'dance' now"):
        match.preview("dance", seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_can_be_pasted(game: str) -> None:
    match = random_match(5, 20, game=game)
    names = {"Choice": Choice, "Event": Event, "Say": Say}
    for one in (*match.events, *match.ask.choices, match.ask.say):
        assert repr(eval(repr(one), names)) == repr(one)
