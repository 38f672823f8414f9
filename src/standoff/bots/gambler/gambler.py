"""How the gambler comes to its choice: everything is judged, and the best is taken."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.bots.bot import Seasoned, View
from standoff.bots.gambler import answers, numbers
from standoff.bots.gambler.beliefs import Beliefs
from standoff.bots.gambler.situation import Situation
from standoff.bots.judgement import Judgement, best, reason
from standoff.bots.question import Question, asked, read
from standoff.games.dice.faces import FACES
from standoff.games.dice.look import DiceLook
from standoff.games.dice.matters import AIM, HEAL, HIT, RELIEVE, RETURN, ROLL
from standoff.kernel.choice import NONE
from standoff.kernel.decision import Decision
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

Judge = Callable[[Situation, Question], list[Judgement]]

JUDGES: Final[dict[str, Judge]] = {
    ROLL: answers.roll,
    AIM: answers.shoot,
    HEAL: answers.pour,
    HIT: answers.be_hit,
    RETURN: answers.give_back,
    RELIEVE: answers.discard,
}
"""Who judges the options of a question, by its matter."""

REROLL: Final = "reroll"


@mypyc_attr(allow_interpreted_subclasses=True)
class Gambler(Seasoned):
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
        self.why = None
        self.beliefs = Beliefs()
        self.wants = numbers.WANTS
        self.judged = []
        self._rng = Rng.from_seed(seed)

    def copy(self) -> "Gambler":
        twin = self.another("")
        twin.why = self.why
        twin._rng = self._rng.copy()
        return twin

    def another(self, seed: str) -> "Gambler":
        twin = Gambler(seed)
        twin.beliefs = self.beliefs.copy()
        twin.wants = self.wants
        return twin

    def choose(self, view: View, decision: Decision) -> str:
        look = view.look
        assert isinstance(look, DiceLook)
        now = self._look(look)
        judged = judge(now, read(decision, _number, _number))
        self.judged = judged
        place = best(judged, self._rng)
        chosen = decision.options[place]
        self.why = reason(judged[place], now.odds)
        if judged[place].why == REROLL:
            self.why = Text(self.why.id, {"kinds": chosen.text.args["kinds"]})
        return chosen.key

    def place(self, view: View) -> int:
        look = view.look
        assert isinstance(look, DiceLook)
        self.judged = judge(self._look(look), asked(look, view.ask))
        return best(self.judged, self._rng)

    def _look(self, look: DiceLook) -> Situation:
        self.beliefs.note(look)
        return Situation(look, self.beliefs, self.wants)


def judge(now: Situation, question: Question) -> list[Judgement]:
    """How good every answer is."""
    return JUDGES.get(question.matter, answers.unknown)(now, question)


def _number(name: str) -> int:
    """The number of a face; the gambler asks for no other kind."""
    return FACES.index(name) if name in FACES else NONE
