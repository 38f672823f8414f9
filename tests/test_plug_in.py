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


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which a package with a set is installed beside ours."""
    package = tmp_path / "hamlet"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE)
    text = "card-skull = {}\n    .text = Alas.\n    .gist = Alas\n"
    (package / "en.ftl").write_text(text.format("Skull"))
    (package / "es.ftl").write_text(text.format("Calavera"))
    info = tmp_path / "hamlet-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hamlet\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[standoff.bang.sets]\nhamlet = hamlet:HAMLET\n[standoff.texts]\nbang = hamlet\n"
    )
    return {**os.environ, "PYTHONPATH": str(tmp_path)}


def test_an_installed_package_brings_a_set_and_its_texts(installed: dict[str, str]) -> None:
    run = [sys.executable, "-c", USE]
    said = subprocess.run(run, env=installed, capture_output=True, text=True, check=True)
    found = json.loads(said.stdout)
    assert found["sets"][-1] == "hamlet"
    assert found["cards"] == 81
    assert (found["en"], found["it"]) == ("Skull", "Skull")
    assert found["browser"]


def test_an_id_that_is_taken_is_refused(installed: dict[str, str]) -> None:
    source = Path(installed["PYTHONPATH"]) / "hamlet" / "__init__.py"
    source.write_text(SOURCE.replace('"skull"', '"beer"'))
    run = [sys.executable, "-c", "import standoff"]
    said = subprocess.run(run, env=installed, capture_output=True, text=True)
    assert "hamlet:HAMLET brings beer, which is there already." in said.stderr
