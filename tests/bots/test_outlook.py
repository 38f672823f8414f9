"""What a position promises to each side: it says what anyone can see, and comes true."""

import pytest

import standoff
from standoff.bots import BOTS, View
from standoff.bots.playing import OUTLOOKS, SEASONED, foreseen, mean, play_on, seasoned
from standoff.kernel.match import Match
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff

pytestmark = pytest.mark.once


def law(life: int, outlaws: int) -> float:
    """The chance of the law, with a Sheriff and Outlaws of so much life each."""
    t = Table(
        sheriff(life=life, hand="missed-2S beer-6H"),
        outlaw(life=outlaws, hand="bang-7D"),
        deputy(life=4),
        outlaw(life=outlaws, hand="bang-8D"),
        renegade(life=4),
        turn=0,
    )
    bot = SEASONED["bang"]("")
    bot.place(View(t.match, t.match.asked))
    return OUTLOOKS["bang"].seats(t.match.game, bot.beliefs)[0]


def in_the_middle(game: str, players: int, number: int, decisions: int) -> Match:
    match = standoff.new(game, players=players, seed=f"outlook-{number}", auto=True)
    play_on(match, seasoned(match, str(number)), decisions)
    return match


def test_life_is_chance() -> None:
    assert law(5, 1) > law(5, 4) > law(2, 4) > law(1, 4)
    assert law(5, 1) > 0.6
    assert law(1, 4) < 0.3


@pytest.mark.parametrize("game", BOTS)
def test_there_is_a_weight_for_every_feature(game: str) -> None:
    assert 5 in OUTLOOKS[game].weights
    for players in OUTLOOKS[game].weights:
        match = standoff.new(game, players=players, seed=1)
        bot = SEASONED[game]("")
        bot.beliefs.note(match.look(0))
        assert OUTLOOKS[game].knows(match.game)
        features = OUTLOOKS[game].looked_at(match.game, bot.beliefs)
        weights = OUTLOOKS[game].weights[players]
        assert {len(each) for each in weights} == {len(features)}
        assert sum(OUTLOOKS[game].sides(match.game, bot.beliefs)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("game", "players"), [("bang", 5), ("dice", 5), ("samurai", 5), ("dice", 3), ("samurai", 3)]
)
def test_some_turns_on_all_of_a_side_are_as_likely_to_win(game: str, players: int) -> None:
    match = in_the_middle(game, players, 1, 10)
    bot = SEASONED[game]("")
    bot.place(View(match, match.asked))
    roles, knows = match.game.roles(), OUTLOOKS[game].knows(match.game)
    assert knows == (players == 5)
    hopes = foreseen(match, "a", bot, 5)
    assert len(hopes) == players
    assert match.over or knows  # where nothing was fitted, it is played to its end
    if not match.over:
        by_side = {
            {"deputy": "sheriff", "samurai": "shogun"}.get(role, role): hope
            for role, hope in zip((role.partition("_")[0] for role in roles), hopes, strict=True)
        }
        assert sum(by_side.values()) == pytest.approx(1)


@pytest.mark.parametrize(("game", "decisions"), [("bang", 60), ("dice", 25), ("samurai", 70)])
def test_what_is_promised_is_kept(game: str, decisions: int) -> None:
    """Far better than to give everyone the same."""
    bot, squares, flat = SEASONED[game](""), [], []
    for number in range(24):
        match = in_the_middle(game, 5, number, decisions)
        if match.over:
            continue
        known = bot.another(str(number))
        known.place(View(match, match.asked))
        told = OUTLOOKS[game].seats(match.game, known.beliefs)
        play_on(match, seasoned(match, str(number)))
        for seat, hope in enumerate(told):
            won = seat in match.game.winners
            squares.append((hope - won) ** 2)
            flat.append((0.4 - won) ** 2)
    assert mean(squares)[0] < 0.9 * mean(flat)[0]


def test_nothing_is_foretold_of_sets_it_was_not_fitted_to() -> None:
    match = standoff.new("bang", players=5, seed=1, sets=["high_noon"])
    assert not OUTLOOKS["bang"].knows(match.game)
