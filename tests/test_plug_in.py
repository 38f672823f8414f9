"""A set from elsewhere, in plain Python, on either engine: one card, one character."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import Condition, Effect
from standoff.games.bang.data.facts import LIFE_LOST, Fact, Play, after
from standoff.games.bang.data.hooks import At, hears
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import Character, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.vocabulary.declare import brown
from standoff.games.bang.vocabulary.targets import Another, One
from standoff.kernel.text import Text
from standoff.kernel.words import Say
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


class Wounded(Condition):
    """Only a player who has lost life."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        player = sight.game.players[seat]
        return player.life < player.max_life

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-no-target")


class Bleed(Effect):
    """The target loses a life point, and the player draws a card."""

    async def run(self, game: Bang, play: Play) -> None:
        await lose_life(game, play.targets[0], 1, play)
        moves.draw(game, play.by)


async def tough(game: Bang, at: At, fact: Fact) -> None:
    heal(game, at.seat, 1)


MORE = Set(
    "more",
    (brown("leech", "2S 2S", target=One(Another(), Wounded()), effect=Bleed()),),
    (Character("old_tough", 3, hears(after(LIFE_LOST, tough))),),
)


def test_a_set_from_outside_plays_with_the_base_game(table: SetUp) -> None:
    t = table(
        sheriff(hand="leech-2S leech-2S"),
        outlaw("old_tough", life=2),
        outlaw(),
        renegade(),
        deck="6H 7H",
        rules=BangRules([*RULES.sets, MORE]),
        sets=["more"],
    )
    assert [option.key for option in t.decision.options] == ["play:leech-2S@1", "end"]
    assert t.match.explain("leech-2S", 2) == Text("why-no-target")
    t.play("leech", at=1)
    assert t.life(1) == 2
    assert t.hand(0) == ["leech-2S", "beer-6H"]


SOURCE = """
from standoff.games.bang.data.box import Set
from standoff.games.bang.vocabulary.declare import brown
from standoff.games.bang.vocabulary.effects import Shot
from standoff.games.bang.vocabulary.targets import Another, One

HAMLET = Set("hamlet", (brown("skull", "AS", target=One(Another()), effect=Shot()),), ())
"""

USE = """
import json, standoff
from standoff.games import GAMES
from standoff.texts import Texts, source

match = standoff.new("bang", players=4, seed=1, sets=["hamlet"])
print(json.dumps({
    "sets": GAMES["bang"].playable().sets,
    "cards": sum(player.hand_size for player in match.view(0).players) + match.view(0).deck_size,
    "en": Texts("en").kind("skull"),
    "it": Texts("it").kind("skull"),
    "browser": "card-skull = Calavera" in source("es", "bang"),
}))
"""


def install(folder: Path, name: str, source: str, entry_points: str) -> dict[str, str]:
    """An environment in which a package is installed beside ours."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entry_points)
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python there."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, input="q\n")


@pytest.fixture
def hamlet(tmp_path: Path) -> dict[str, str]:
    """An environment with a package that brings a set."""
    points = "[standoff.bang.sets]\nhamlet = hamlet:HAMLET\n[standoff.texts]\nbang = hamlet\n"
    environment = install(tmp_path, "hamlet", SOURCE, points)
    text = "card-skull = {}\n    .text = Alas.\n    .gist = Alas\n"
    (tmp_path / "hamlet" / "en.ftl").write_text(text.format("Skull"))
    (tmp_path / "hamlet" / "es.ftl").write_text(text.format("Calavera"))
    return environment


def test_an_installed_package_brings_a_set_and_its_texts(hamlet: dict[str, str]) -> None:
    said = run(hamlet, "-c", USE)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["sets"][-1] == "hamlet"
    assert found["cards"] == 81
    assert (found["en"], found["it"]) == ("Skull", "Skull")
    assert found["browser"]


def test_an_id_that_is_taken_is_refused(hamlet: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "hamlet" / "__init__.py").write_text(SOURCE.replace('"skull"', '"beer"'))
    said = run(hamlet, "-c", "import standoff")
    assert "hamlet:HAMLET brings beer, which is there already." in said.stderr


HOTHEAD = """
from standoff.bots import Bot

class Hothead(Bot):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, decision):
        return decision.options[0].key

WORDS = "no bot at all"
"""

FIRST = """
import hothead
from standoff.bots import BOTS, best
from standoff.server.lobby import offers

print({game: list(bots) for game, bots in BOTS.items()})
print(best("bang"), type(BOTS["dice"]["hothead"]("7")) is hothead.Hothead)
print(offers(thinking=False)[0].bots)
"""

SIMULATE = ("-m", "standoff", "simulate", "--games", "4", "--bot", "hothead", "--game")


def with_bots(folder: Path, *points: str) -> dict[str, str]:
    """An environment with a package that brings bots."""
    return install(folder, "hothead", HOTHEAD, "\n".join(["[standoff.bots]", *points, ""]))


def test_an_installed_package_brings_a_bot(tmp_path: Path) -> None:
    """It is there wherever bots are named, and its package may well be imported first."""
    there = with_bots(tmp_path, "bang.hothead = hothead:Hothead", "dice.hothead = hothead:Hothead")
    said = run(there, "-c", FIRST)
    assert said.stdout.splitlines() == [
        "{'bang': ['gunslinger', 'marshal', 'greenhorn', 'hothead', 'random'], "
        "'dice': ['gambler', 'cardsharp', 'greenhorn', 'hothead', 'random'], "
        "'samurai': ['swordmaster', 'shogun', 'greenhorn', 'random']}",
        "gunslinger True",
        "('gunslinger', 'greenhorn', 'hothead', 'random')",
    ], said.stderr
    for game, code in (("bang", 0), ("dice", 0), ("samurai", 2)):
        said = run(there, *SIMULATE, game, "--workers", "2")
        assert said.returncode == code, said.stderr
    assert "There is no bot 'hothead'" in said.stderr
    said = run(there, "-m", "standoff", "play", "--bot", "hothead")
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        (
            "bang.gunslinger = hothead:Hothead",
            "hothead:Hothead brings bang.gunslinger, which is there already.",
        ),
        (
            "chess.hothead = hothead:Hothead",
            "hothead:Hothead is called 'chess.hothead' (entry point standoff.bots): it should be "
            "a game (bang, dice, samurai), a dot, and the name of the bot.",
        ),
        (
            "bang.hothead = hothead:WORDS",
            "hothead:WORDS makes no bot (entry point standoff.bots).",
        ),
    ],
)
def test_what_is_no_bot_is_refused(tmp_path: Path, point: str, sentence: str) -> None:
    said = run(with_bots(tmp_path, point), *SIMULATE, "bang")
    assert said.stderr.strip() == sentence
    assert said.returncode == 1
