"""A set from elsewhere, in plain Python, on either engine: one card, one character."""

from standoff.games.bang import RULES, moves
from standoff.games.bang.box import Set
from standoff.games.bang.declare import brown
from standoff.games.bang.distance import Sight
from standoff.games.bang.effects import Effect
from standoff.games.bang.facts import Fact, Play
from standoff.games.bang.life import heal, lose_life
from standoff.games.bang.rules import BangRules
from standoff.games.bang.sources import Character, Source
from standoff.games.bang.state import Bang
from standoff.games.bang.targets import Another, Condition, One
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


async def tough(game: Bang, seat: int, fact: Fact) -> None:
    heal(game, seat, 1)


MORE = Set(
    "more",
    (brown("leech", "2S 2S", target=One(Another(), Wounded()), effect=Bleed()),),
    (Character("old_tough", 3, life_lost=tough),),
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
