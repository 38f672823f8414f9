"""The laws of the kernel (docs/architecture.md), each with a test that can fail.

Laws 2 and 6 are proven by the conformance run; here the engine is sabotaged, to see that it would
notice.
"""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import standoff
from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.games.bang.data.matters import SUPPLY
from standoff.games.bang.data.state import Bang, Grant, Player, Turn
from standoff.games.bang.door import redeal, saved, view
from standoff.games.bang.door.invariants import check, check_quiescent
from standoff.games.bang.mechanics import settle, shots
from standoff.games.bang.sets.base import cards
from standoff.games.bang.turn import steps
from standoff.kernel import match as kernel_match
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.game import State
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.lab.conformance import Failed, Walk
from tests.kernel.test_match import random_match

ROOT = Path(__file__).parents[2]

interpreted_only = pytest.mark.skipif(
    standoff.COMPILED, reason="compiled code cannot be sabotaged, and hides its fields"
)


def test_law_1_imports_point_one_way() -> None:
    """The contracts themselves stand in pyproject.toml."""
    run = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as l; l()"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert ", 0 broken" in done.stdout


TERMS = {
    # the game; what the rules of shots ask for; what is fired; what a "draw!" is to show; who is in
    # the game without life points; what is named with a card; to cancel a shot; saved games; a word
    # of Python
    "bang": {"bang", "missed", "shot", "wanted", "ghost", "aim", "escape", "saved", "map"},
    "dice": set(),
    "samurai": {"daimyo", "parry"},  # of its scores; what the rules of attacks ask for
}
"""Words of the rules themselves that are also printed on a card."""


def words(source: str) -> str:
    """All names and strings of some code but its docstrings, in small letters, between lines."""
    said: list[str] = []
    tree = ast.parse(source)
    docs = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in docs:
            said.append(str(node.value))
        said += [str(getattr(node, field, "")) for field in ("id", "attr", "arg", "name", "module")]
    return re.sub(r"[^a-z0-9]+", "_", f" {' '.join(said)} ".lower())


@pytest.mark.parametrize("game", GAMES)
def test_law_1_the_core_names_no_card_character_or_set(game: str) -> None:
    """Not even as part of a name: there is no `beer_heals` in the core."""
    parts = GAMES[game].catalog().sets
    named = {part.id for part in parts if game == "bang"} - {"base"}
    named |= {card.id for part in parts for card in part.cards}
    named |= {character.id for part in parts for character in part.characters}
    games = ROOT / "src" / "standoff" / "games"
    core = [*(games / game).rglob("*.py"), *games.glob("*.py"), *games.parent.glob("kernel/*.py")]
    for path in core:
        of_a_set = "sets" in path.parts or path.name in ("cards.py", "characters.py")
        if path == games / game / "__init__.py" or (of_a_set and path.parent != games):
            continue
        said = words(path.read_text("utf-8"))
        assert [id for id in named - TERMS[game] if f"_{id}_" in said] == [], path


def walk_until_it_fails(games: int = 12) -> str:
    """What the conformance run says of a sabotaged engine."""
    for number in range(games):
        try:
            Walk(Setup("bang", 4 + number % 4, f"sabotage-{number}"), check).run()
        except Failed as failed:
            return str(failed)
    return "nothing was noticed"


async def ask_only_holders(game: Bang, seat: int, say: Any, matter: str = SUPPLY) -> bool:
    """A breach of law 2: who holds no BANG! card is not asked."""
    if not any(game.box.name[card].startswith("bang") for card in game.players[seat].hand):
        return False
    return await shots.demand_bang(game, seat, say, matter)


@interpreted_only
def test_law_2_a_question_must_not_depend_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "demand_bang", ask_only_holders)
    assert "tells what is hidden" in walk_until_it_fails()


def changed(value: Any, more: Any = 1) -> Any:
    """Another value of the same type: a list has `more` in it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, more]
    if isinstance(value, dict):
        return {**value, 1: 1}
    raise TypeError(f"not plain data: {value!r}")


def slots(kind: type) -> list[str]:
    """The fields of a slotted class, those it has from others included."""
    return [name for each in kind.__mro__ for name in getattr(each, "__slots__", ())]


LISTED = {"grants": Grant(1, 2, True)}  # where a list does not hold numbers

TRANSIENT = {
    "rules",
    "box",
    "printed",
    "characters",
    "cast",
    "attack",
    "again",
    "answered",
    "events",
    "interrupted",
    "like",
    "most_events",
    "options",
    "scopes",
    "muted",
    "promised",
    "open_hands",  # as the event in force says
    "silence",  # the same
    "rng",
    "players",
    "parts",
    "turn",
    "_answers",
    "_arounds",
    "_circles",
    "_everyone",
    "_of_table",
    "_part",
    "_silencers",
    "_table",
}


@interpreted_only
@pytest.mark.parametrize("name_of_game", GAMES)
@pytest.mark.parametrize(
    "part",
    [lambda game: game, lambda game: game.players[1], lambda game: game.turn],
    ids=["game", "player", "turn"],
)
def test_law_3_every_field_is_plain_copied_and_saved(
    name_of_game: str, part: Callable[[Any], Any]
) -> None:
    """A field that `copy` or `data` forgets is the oldest bug there is."""
    game = random_match(3, decisions=20, game=name_of_game).game
    thing = part(game)
    names = vars(thing) if isinstance(thing, State) else slots(type(thing))
    for name in set(names) - TRANSIENT:
        twin = game.copy()
        assert twin.data() == game.data()
        setattr(part(twin), name, changed(getattr(thing, name), LISTED.get(name, 1)))
        assert twin.data() != game.data(), f"data() leaves out {name}"
        assert twin.copy().data() == twin.data(), f"copy() leaves out {name}"
        kept = getattr(part(game.copy()), name)
        assert not isinstance(kept, list) or kept is not getattr(thing, name), f"{name} is shared"


def forget_bangs(turn: Turn) -> Turn:
    """A copy that forgets how many BANG! cards have been played in this turn."""
    twin = honest_copy(turn)
    twin.bangs = 0
    return twin


honest_copy = Turn.copy


def forget_them(data: Any) -> Turn:
    """A saved game that forgets the same."""
    turn = honest_turn(data)
    turn.bangs = 0
    return turn


honest_turn = saved._turn


def forget_audience(id: str, args: dict[str, int], knows: int) -> Event:
    """A saved game in which nobody knows any more which cards came to light."""
    return honest_event(id, args, 0)


honest_event = kernel_match._event


@interpreted_only
@pytest.mark.parametrize(
    ("where", "name", "breach", "found"),
    [
        (Turn, "copy", forget_bangs, "differs"),
        (saved, "_turn", forget_them, "a saved game differs"),
        (kernel_match, "_event", forget_audience, "a saved game differs in what seat"),
        (Bang, "play_changed", lambda game, seat: None, "sources are not up to date"),
    ],
)
def test_law_3_what_is_forgotten_is_noticed(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, breach: Any, found: str
) -> None:
    """By the conformance run, at whichever decision it shows."""
    monkeypatch.setattr(where, name, breach)
    assert found in walk_until_it_fails()


def test_law_3_the_state_reads_back_from_its_data() -> None:
    match = random_match(3)
    game = match.game
    assert isinstance(game, Bang)
    for name in ("rng", "players", "turn"):
        assert getattr(game.copy(), name) is not getattr(game, name)
    assert {type(player) for player in game.players} == {Player}
    assert type(game.turn) is Turn
    assert match.rules.load(match.setup, game.data()).data() == game.data()


def test_law_4_nothing_is_pending_between_two_steps() -> None:
    """Every checkpoint of a match is quiescent, and the game plays on from it alone."""
    for seed in range(10):
        match = standoff.new("bang", players=5, seed=seed)
        bot = RandomBot(str(seed))
        while not match.over:
            game = match._settle().game
            assert isinstance(game, Bang)
            check_quiescent(game)
            match.choose(bot.pick(match.width))


def test_law_4_a_dangling_effect_is_noticed() -> None:
    game = random_match(3, decisions=20)._settle().game.copy()
    assert isinstance(game, Bang)
    check_quiescent(game)
    settle.begin(game)
    with pytest.raises(AssertionError, match="An effect is pending"):
        check_quiescent(game)


def test_law_5_chance_depends_on_the_seed_alone() -> None:
    """Neither the hash seed of the interpreter nor the process changes a match."""
    script = (
        "import sys; sys.path.insert(0, '.');"
        "from tests.kernel.test_match import random_match;"
        "import standoff; print(standoff.encode(random_match(11).record()))"
    )
    records = set()
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = [sys.executable, "-c", script]
        done = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        records.add(done.stdout)
    assert len(records) == 1
    assert "bang" in records.pop()


def show_all_hands(game: Bang, viewer: int) -> tuple[view.BangPlayerView, ...]:
    """A breach of law 6: the view shows the first card of every hand."""
    honest = honest_players(game, viewer)
    first = [tuple(game.card_name(card) for card in player.hand[:1]) for player in game.players]
    return tuple(
        view.BangPlayerView(**{f: getattr(p, f) for f in p.__struct_fields__} | {"hand": hand})
        for p, hand in zip(honest, first, strict=True)
    )


honest_players = view._players


def sort_targets(game: Bang, seat: int) -> list[Choice]:
    """A breach of law 6: the order of options follows from what others hold."""
    choices = honest_main(game, seat)
    if max(game.players[(seat + 1) % game.seats()].hand, default=0) % 2:
        choices.reverse()
    return choices


honest_main = steps._main


@interpreted_only
@pytest.mark.parametrize(
    ("module", "name", "breach"),
    [
        (view, "_players", show_all_hands),
        (steps, "_main", sort_targets),
    ],
)
def test_law_6_a_leak_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, breach: Any
) -> None:
    monkeypatch.setattr(module, name, breach)
    failed = walk_until_it_fails()
    assert "can tell" in failed or "looks at something else than it sees" in failed


def test_law_6_a_fork_deals_everything_hidden_anew() -> None:
    """Hands, deck and roles a seat cannot know do move, and what it knows does not."""
    match = random_match(12, decisions=8)
    game = match.game
    assert isinstance(game, Bang)
    seat = match.asked
    moved = [False] * game.box.size
    roles = set()
    for seed in range(60):
        fork = match.fork(seat, seed).game
        assert isinstance(fork, Bang)
        roles.add(tuple(player.role for player in fork.players))
        before = game.deck + [card for player in game.players for card in player.hand]
        after = fork.deck + [card for player in fork.players for card in player.hand]
        for was, now in zip(before, after, strict=True):
            moved[was] |= was != now
    hidden = [not game.known[card] >> seat & 1 for card in range(game.box.size)]
    assert moved == hidden
    assert len(roles) > 1


@interpreted_only
def test_a_redeal_that_forgets_the_masks_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fork itself is checked: every seat must know its own hand in it."""

    def careless(game: Bang, seat: int, rng: Rng, arrange: object) -> None:
        rng.shuffle(game.deck)
        first, second = game.players[0].hand, game.players[1].hand
        if first and second:
            first[0], second[0] = second[0], first[0]

    monkeypatch.setattr(redeal, "permute_cards", careless)
    assert "does not know its own hand" in walk_until_it_fails()
