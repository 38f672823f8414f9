"""The bot of Samurai Sword: it weighs every blow by what it does for its team's Honour."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.judgement import Judgement, best
from standoff.bots.swordmaster import answers, plays
from standoff.bots.swordmaster.beliefs import Beliefs
from standoff.bots.swordmaster.memory import Memory
from standoff.bots.swordmaster.prospects import Prospects
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.matters import DRAW, ESCAPE, HONOUR, PART, SUPPLY
from standoff.games.samurai.view import SamuraiView
from standoff.kernel.choice import COSTS
from standoff.kernel.decision import Decision, Option
from standoff.kernel.game import MAIN
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Decision, Option], Judgement]

JUDGES: Final[dict[str, Judge]] = {
    MAIN: plays.judge,
    ESCAPE: answers.parry,
    SUPPLY: answers.give_weapon,
    HONOUR: answers.pay_bushido,
    DRAW: answers.draw,
    PART: answers.part_with,
}
"""Who judges the answers to a question, by its matter; giving in is judged by what is at stake."""


class Swordmaster(Bot):
    """Judges every option and takes the best; chance decides between equals.

    >>> import standoff
    >>> match = standoff.new("samurai", players=5, seed=1)
    >>> bot = Swordmaster("1")
    >>> bot.choose(View(match, match.asked), match.decision)
    'play:tea_ceremony'
    >>> bot.why.id
    'bot-draw'
    """

    def __init__(self, seed: str) -> None:
        self._rng = Rng.from_seed(seed)
        self._memory = Memory()
        self.beliefs = Beliefs()

    def choose(self, view: View, decision: Decision) -> str:
        now = self._look(view)
        options = decision.options
        judge = JUDGES[decision.matter]
        judged = [
            (answers.give_in if each.tone == COSTS else judge)(now, decision, each)
            for each in options
        ]
        place = best(judged, self._rng)
        self.why = judged[place].why
        return options[place].key

    def _look(self, view: View) -> Situation:
        """What has happened since the last time, and what it means."""
        table: SamuraiView = view.table
        events = view.events(self.beliefs.read)
        self._memory.note(events)
        self.beliefs.note(events, table)
        seat, role = view.seat, table.players[view.seat].role
        assert role is not None
        prospects = Prospects(table, seat, self.beliefs.deals(seat, role))
        odds = self.beliefs.odds(seat, role)
        return Situation(table, seat, prospects, odds, self._memory)
