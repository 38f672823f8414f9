"""Whole games of gamblers."""

import pytest

import standoff
from standoff.bots import BOTS, Gambler, View
from standoff.games import roles
from standoff.kernel.match import Match
from standoff.kernel.text import Text
from standoff.lab.simulate import play
from standoff.texts import LANGUAGES, Texts

NAMES = tuple("ABCDEFGH")
LONGEST = 2000  # decisions: many times as many as the longest of many games

PARTS = [
    (players, roles.NAMES[role])
    for players in (3, 5)
    for role in dict.fromkeys(roles.CASTS[players].dealt)
]


def played(players: int, seed: str, said: dict[str, Text] | None = None) -> Match:
    """A game of gamblers, and all that they said."""
    match = standoff.new("dice", players=players, seed=seed, checkpoints=False)
    bots = [BOTS["dice"]["gambler"](f"{seed}-{seat}") for seat in range(players)]
    for _ in range(LONGEST):
        if match.over:
            return match
        bot = bots[match.asked]
        match.answer(bot.choose(View(match, match.asked), match.decision))
        assert bot.why is not None
        if said is not None:
            said[f"{bot.why.id} {[*bot.why.args]}"] = bot.why
    raise AssertionError(f"no end: {match.setup}")


def test_every_game_ends_and_every_reason_can_be_read() -> None:
    said: dict[str, Text] = {}
    for number in range(30):
        assert played(3 + number % 6, f"end-{number}", said).over
    assert len({why.id for why in said.values()}) > 10
    for language in LANGUAGES:
        texts = Texts(language, "dice")
        for why in said.values():
            assert texts.say(why, NAMES)


def test_the_same_seed_plays_the_same_game() -> None:
    one, other, third = (played(5, seed).record() for seed in ("a", "a", "b"))
    assert one == other != third


def test_it_can_sit_down_in_the_middle_of_a_match() -> None:
    answers = played(5, "late").record().answers
    again = standoff.new("dice", players=5, seed="late")
    again.replay(answers[: len(answers) // 2])
    decision = again.decision
    key = Gambler("new").choose(View(again, decision.seat), decision)
    assert key in {option.key for option in decision.options}


@pytest.mark.parametrize(("players", "role"), PARTS)
def test_it_beats_random_players_in_every_role(players: int, role: str) -> None:
    """The tables in docs/bots.md say by how much; here, that nobody has broken it."""
    won = {"gambler": 0, "random": 0}
    for name in won:
        for number in range(30):
            seed = f"{role}-{number}"
            match = standoff.new("dice", players=players, seed=seed, auto=True, checkpoints=False)
            seat = match.game.roles().index(role)
            bots = [BOTS["dice"]["random"](f"{seed}-{each}") for each in range(players)]
            bots[seat] = BOTS["dice"][name](seed)
            play(match, bots)
            assert match.result is not None
            won[name] += seat in match.result.winners
    assert won["gambler"] > won["random"]
