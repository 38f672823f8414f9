"""Observations: only what a seat may know, all of it in its place, in the caller's own memory."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import standoff
from standoff.env import aec, seat
from standoff.env.bang import FEATURES
from standoff.env.observer import HISTORY, Observer, Past
from standoff.env.space import Space
from standoff.env.table import Table
from standoff.games import GAMES
from standoff.games.bang.data.state import Bang
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng
from standoff.lab.conformance import mixes
from tests.env.test_actions import SAMPLE, space_of

OFTEN = 5
"""One question in so many is looked at with other hidden cards."""


class Leak(AssertionError):
    """A seat can tell what is hidden from it."""


def seen(table: Table, viewer: int) -> NDArray[np.uint8]:
    row = np.empty(table.observer.size, np.uint8)
    table.observe(viewer, row.data)
    return row


def section(space: Space, row: NDArray[np.uint8], name: str) -> NDArray[Any]:
    start, shape = space.sections[name]
    return row[start : start + int(np.prod(shape))].reshape(shape)


def look_elsewhere(table: Table, viewer: int, seed: str) -> None:
    """With everything dealt anew that the viewer cannot know, it must see the same."""
    fork: Match = table.match.fork(viewer, seed)
    chosen = table.chosen if viewer == table.seat else []
    there = table.observer.look(fork.game, fork.ask, chosen, Past(table.seats), viewer)
    here = seen(table, viewer)
    differ = np.flatnonzero(np.frombuffer(there, np.uint8) != here)
    if len(differ):
        names = [name for name, start, _ in table.observer.sections if start <= differ[0]]
        raise Leak(f"seat {viewer} of {table.match} can tell by {names[-1]!r}")


def walk(setup: Any) -> None:
    """A random game, looked at through the eyes of the one who is asked, and of someone else."""
    table = space_of(setup).deal(setup.seed, checkpoints=True)
    chance = Rng.from_seed(f"{setup.seed}-walk")
    while not table.over:
        if table.steps % OFTEN == 0:
            for viewer in {table.seat, chance.below(table.seats)}:
                look_elsewhere(table, viewer, str(table.steps))
        table.act(chance.one_of(table.legal))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_is_hidden_from_them_in_any_mix(game: str) -> None:
    for setup in mixes(game, "observed"):
        walk(setup)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_is_hidden_from_them(game: str) -> None:
    """LAW 6, for the row of numbers."""
    for setup in mixes(game, "observed")[::SAMPLE]:
        walk(setup)


@pytest.mark.skipif(standoff.COMPILED, reason="compiled code cannot be sabotaged")
@pytest.mark.parametrize("secret", ["role", "hand", "deck"])
def test_an_observation_that_shows_too_much_is_noticed(
    monkeypatch: pytest.MonkeyPatch, secret: str
) -> None:
    honest = Observer.look

    def careless(
        self: Observer, game: Bang, ask: Any, chosen: list[int], past: Past, viewer: int
    ) -> bytes:
        row = bytearray(honest(self, game, ask, chosen, past, viewer))
        left = game.players[(viewer + 1) % len(game.players)]
        cards = {"role": [left.role], "hand": left.hand, "deck": game.deck[-1:]}[secret]
        row[-1] = sum(cards) % 256
        return bytes(row)

    monkeypatch.setattr(Observer, "look", careless)
    with pytest.raises(Leak):
        walk(mixes("bang", "sabotage")[0])


def test_an_observation_shows_what_the_view_shows() -> None:
    """By the features of the players and the cards, in positions of a random game."""
    space = Space("bang", players=4, sets=["dodge_city", "gold_rush"])
    table = space.deal("view")
    chance = Rng.from_seed("view")
    catalog = {source.id: place for place, source in enumerate(_bang(table).box.kinds)}
    while not table.over and table.steps < 100:
        viewer = table.seat
        view = table.match.view(viewer)
        row = seen(table, viewer)
        players = section(space, row, "players")
        for place in range(table.seats):
            player = view.players[(viewer + place) % table.seats]
            shown = dict(zip(FEATURES, players[place].tolist(), strict=True))
            assert shown["in game"] == player.in_game
            assert (shown["life"], shown["most life"]) == (max(player.life, 0), player.max_life)
            assert shown["hand"] == player.hand_size
            assert shown["distance"] == (player.distance or 0)
            assert shown["turn"] == (view.turn == player.seat)
            roles = section(space, row, "roles")[place]
            names = space.rules.catalog().roles
            assert [names[at] for at in np.flatnonzero(roles)] == (
                [player.role] if player.role else []
            )
            for name, cards in (("in_play", player.in_play), ("hands", player.hand)):
                counts = np.zeros(len(catalog), int)
                for card in cards:
                    counts[catalog[card.rsplit("-", 1)[0] if "-" in card else card]] += 1
                assert (section(space, row, name)[place] == counts).all()
        left = view.parts["gold_rush"]["nuggets"]
        assert section(space, row, "gold_rush").tolist() == left[viewer:] + left[:viewer]
        table.act(chance.one_of(table.legal))


def test_the_last_events_are_told_from_the_viewers_seat() -> None:
    space = Space("dice", players=4)
    table = space.deal("told")
    rows = {viewer: section(space, seen(table, viewer), "history") for viewer in range(4)}
    events = table.match.events[::-1][:HISTORY]
    for viewer, history in rows.items():
        told = [event.seat for event in events]
        places = [0 if at < 0 else (at - viewer) % 4 + 1 for at in told]
        assert history[: len(events), 2].tolist() == places


def test_only_who_acts_sees_what_is_chosen_so_far() -> None:
    space = Space("bang", players=5)
    table = space.deal("chosen")
    while not table.chosen:
        table.act(table.legal[0])
    for viewer in range(5):
        chosen = np.flatnonzero(section(space, seen(table, viewer), "chosen")).tolist()
        assert chosen == (table.chosen if viewer == table.seat else [])
        mask = np.empty(space.actions.size, np.uint8)
        table.mask(viewer, mask.data)
        assert np.flatnonzero(mask).tolist() == (table.legal if viewer == table.seat else [])


def test_the_roles_are_shown_only_to_those_who_ask_for_them() -> None:
    for reveal in (False, True):
        env = aec.raw_env("bang", reveal=reveal)
        env.reset(seed=1)
        alone = seat.SeatEnv("bang", reveal=reveal)
        _, info = alone.reset(seed=1)
        assert ("roles" in info) is ("roles" in env.infos["player_0"]) is reveal
        if reveal:
            assert "sheriff" in env.infos["player_0"]["roles"]
            assert (env.state()[2] == env.observe("player_2")["observation"]).all()
        else:
            with pytest.raises(PermissionError):
                env.state()


def test_the_record_beside_the_numbers_is_the_view() -> None:
    alone = seat.SeatEnv("samurai", players=4)
    alone.reset(seed=1)
    view, decision = alone.record()
    assert (view.viewer, decision.seat) == (0, 0)
    env = aec.raw_env("dice", players=3)
    env.reset(seed=1)
    assert env.record("player_2")[0].viewer == 2


def _bang(table: Table) -> Bang:
    game = table.match.game
    assert isinstance(game, Bang)
    return game
