"""Whole games of gunslingers."""

import pytest

import standoff
from standoff.bots import BOTS, Gunslinger, View
from standoff.games import roles
from standoff.kernel.decision import Decision, Option
from standoff.kernel.match import Match
from standoff.kernel.text import Text
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from standoff.texts import LANGUAGES, Texts

NAMES = tuple("ABCDEFG")
LONGEST = 5000  # decisions: more than ten times as many as the longest of many games


def played(players: int, seed: str, said: dict[str, Text] | None = None) -> Match:
    """A game of gunslingers, and all that they said."""
    match = standoff.new("bang", players=players, seed=seed, checkpoints=False)
    bots = [BOTS["bang"]["gunslinger"](f"{seed}-{seat}") for seat in range(players)]
    for _ in range(LONGEST):
        if match.over:
            return match
        bot = bots[match.asked]
        match.answer(bot.choose(View(match, match.asked), match.decision))
        assert bot.why is not None
        if said is not None:
            words = [value for value in bot.why.args.values() if isinstance(value, str)]
            said[f"{bot.why.id} {words}"] = bot.why
    raise AssertionError(f"no end: {match.setup}")


def test_every_game_ends_and_every_reason_can_be_read() -> None:
    said: dict[str, Text] = {}
    for number in range(100):
        assert played(4 + number % 4, f"end-{number}", said).over
    assert len({why.id for why in said.values()}) > 15
    for language in LANGUAGES:
        texts = Texts(language)
        for why in said.values():
            assert texts.say(why, NAMES)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other, third = (played(5, seed).record() for seed in ("a", "a", "b"))
    assert one == other != third


def test_it_can_sit_down_in_the_middle_of_a_match() -> None:
    match = played(5, "late")
    answers = match.record().answers
    again = standoff.new("bang", players=5, seed="late")
    again.replay(answers[: len(answers) // 2])
    decision = again.decision
    key = Gunslinger("new").choose(View(again, decision.seat), decision)
    assert key in {option.key for option in decision.options}


@pytest.mark.parametrize("role", roles.NAMES)
def test_it_beats_random_players_in_every_role(role: str) -> None:
    """The tables in docs/bots.md say by how much; here, that nobody has broken it."""
    won = {"gunslinger": 0, "random": 0}
    for name in won:
        for number in range(30):
            seed = f"{role}-{number}"
            match = standoff.new("bang", players=5, seed=seed, auto=True, checkpoints=False)
            seat = match.game.roles().index(role)
            bots = [BOTS["bang"]["random"](f"{seed}-{each}") for each in range(5)]
            bots[seat] = BOTS["bang"][name](seed)
            while not match.over:
                match.answer(bots[match.asked].choose(View(match, match.asked), match.decision))
            assert match.result is not None
            won[name] += seat in match.result.winners
    assert won["gunslinger"] > won["random"]


def test_what_it_has_never_heard_of_it_answers_too() -> None:
    t = Table(outlaw(), sheriff(), outlaw(), renegade())
    options = (
        Option("wink@1", "wink", Text("option-wink"), seat=1),
        Option("wink@2", "wink", Text("option-wink"), seat=2),
        Option("wait", "wait", Text("option-wait")),
    )
    strange = Decision(1, 0, Text("ask-strange"), options)
    assert Gunslinger("x").choose(View(t.match, 0), strange) == "wink@1"
    main = Decision(1, 0, Text("ask-main"), (Option("sing:new-2H", "sing", Text("x"), "new-2H"),))
    assert Gunslinger("x").choose(View(t.match, 0), main) == "sing:new-2H"


def test_it_does_not_go_round_in_circles_for_ever() -> None:
    """An option that changes nothing is not chosen time and again."""
    t = Table(outlaw(), sheriff(), outlaw(), renegade())
    options = (
        Option("wink@1", "wink", Text("option-wink"), seat=1),
        Option("end", "end", Text("option-end")),
    )
    bot = Gunslinger("x")
    view = View(t.match, 0)
    decision = Decision(1, 0, Text("ask-main"), options)
    assert "end" in {bot.choose(view, decision) for _ in range(200)}
