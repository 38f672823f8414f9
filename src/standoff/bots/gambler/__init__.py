"""The bot of the Dice Game: it knows what every roll is worth, and reads roles off the shots."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.gambler import answers
from standoff.bots.gambler.beliefs import Beliefs
from standoff.bots.gambler.situation import Situation
from standoff.bots.judgement import Judgement, best
from standoff.games.dice.matters import AIM, HEAL, HIT, RELIEVE, RETURN, ROLL
from standoff.kernel.decision import Decision
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Decision], list[Judgement]]

JUDGES: Final[dict[str, Judge]] = {
    ROLL: answers.roll,
    AIM: answers.shoot,
    HEAL: answers.pour,
    HIT: answers.be_hit,
    RETURN: answers.give_back,
    RELIEVE: answers.discard,
}
"""Who judges the options of a question, by its matter."""


class Gambler(Bot):
    """Judges every option and takes the best; chance decides between equals.

    >>> import standoff
    >>> match = standoff.new("dice", players=5, seed=1)
    >>> bot = Gambler("1")
    >>> bot.choose(View(match, match.asked), match.decision)
    'reroll#14'
    >>> bot.why.id
    'bot-reroll'
    """

    def __init__(self, seed: str) -> None:
        self._rng = Rng.from_seed(seed)
        self.beliefs = Beliefs()

    def choose(self, view: View, decision: Decision) -> str:
        table = view.table
        self.beliefs.note(view.events(self.beliefs.read), table)
        now = Situation(table, view.seat, self.beliefs)
        judged = JUDGES.get(decision.matter, answers.unknown)(now, decision)
        place = best(judged, self._rng)
        self.why = judged[place].why
        return decision.options[place].key
