"""The next game of a series (B-145 to B-147)."""

from collections import Counter
from functools import cache
from random import Random

import pytest

import standoff
from standoff import SPECTATOR, Match, Series, SetupError

SEEDS = range(12)


@cache
def finished(seed: int) -> Match:
    """A match of five played to its end by chance."""
    match = standoff.new("bang", players=5, seed=seed)
    chance = Random(seed)
    while not match.over:
        match.answer(chance.choice(match.decision.options).key)
    return match


def characters(match: Match) -> list[str]:
    return [player.character for player in match.view(SPECTATOR).players]


def survivors(match: Match) -> list[int]:
    return [player.seat for player in match.view(SPECTATOR).players if player.in_game]


def test_survivors_may_keep_their_characters() -> None:
    """B-145: but not their cards; the next game is dealt from the whole deck."""
    for seed in SEEDS:
        match = finished(seed)
        keep = survivors(match)
        again = standoff.rematch(match, keep=keep, seed=seed)
        assert all(characters(again)[seat] == characters(match)[seat] for seat in keep)
        table = again.view(SPECTATOR)
        assert table.deck_size + sum(player.hand_size for player in table.players) == 80
        assert all(p.life == p.max_life and p.in_play == () for p in table.players)


def test_keeping_is_optional() -> None:
    """B-145: one survivor may keep, another may not."""
    match = next(m for m in map(finished, SEEDS) if len(survivors(m)) > 1)
    one, other = survivors(match)[:2]
    after = [characters(standoff.rematch(match, keep=[one], seed=seed)) for seed in SEEDS]
    assert {names[one] for names in after} == {characters(match)[one]}
    assert len({names[other] for names in after}) > 1


def test_the_eliminated_cannot_keep_theirs() -> None:
    """B-145: only players still in the game at the end."""
    match = finished(1)
    out = next(seat for seat in range(5) if seat not in survivors(match))
    with pytest.raises(SetupError, match="cannot keep a character"):
        standoff.rematch(match, keep=[out], seed=1)


def test_a_series_goes_on_when_the_game_is_over() -> None:
    """B-145: not before."""
    with pytest.raises(SetupError, match="over"):
        standoff.rematch(standoff.new("bang", players=4, seed=1), seed=2)


def test_the_eliminated_get_a_new_character() -> None:
    """B-146: none that is kept, and never the one they just had."""
    for seed in SEEDS:
        match = finished(seed)
        keep = survivors(match)
        for again in (standoff.rematch(match, keep=keep, seed=s) for s in range(20)):
            names = characters(again)
            assert len(set(names)) == 5
            for seat in set(range(5)) - set(keep):
                assert names[seat] != characters(match)[seat]


def test_a_new_character_is_any_that_nobody_keeps() -> None:
    """B-146: of 16, 2 are kept and 1 was the player's own."""
    before = ("bart_cassidy", "black_jack", "calamity_janet", "el_gringo")
    series = Series(before, keep=(0, 1))
    got = {
        characters(standoff.new("bang", players=4, seed=seed, series=series))[2]
        for seed in range(200)
    }
    assert len(got) == 13
    assert not got & {"bart_cassidy", "black_jack", "calamity_janet"}
    assert "el_gringo" in got  # seat 3 did not keep it


def test_the_sheriff_can_pass_to_the_left() -> None:
    """B-147: the other roles are dealt at random."""
    others = set()
    for seed in SEEDS:
        match = finished(seed)
        again = standoff.rematch(match, rotate=True, seed=seed)
        left = (match.game.roles().index("sheriff") + 1) % 5
        roles = again.game.roles()
        assert roles.index("sheriff") == left
        assert again.view(SPECTATOR).turn == left
        assert Counter(roles) == {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}
        others.add(tuple(roles[left + 1 :] + roles[:left]))
    assert len(others) > 3


def test_otherwise_the_sheriff_is_dealt_at_random() -> None:
    """B-147: passing the role on is optional."""
    match = finished(1)
    seats = {standoff.rematch(match, seed=s).game.roles().index("sheriff") for s in range(40)}
    assert seats == {0, 1, 2, 3, 4}
