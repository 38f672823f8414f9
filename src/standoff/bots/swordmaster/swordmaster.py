"""How the swordmaster comes to its choice: everything is judged, and the best is taken."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.bots.bot import Seasoned, View
from standoff.bots.judgement import Judgement, best, reason
from standoff.bots.question import Question, asked, read
from standoff.bots.swordmaster import answers, plays
from standoff.bots.swordmaster.beliefs import Beliefs
from standoff.bots.swordmaster.memory import Memory
from standoff.bots.swordmaster.prospects import Prospects
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai import roles
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.matters import DRAW, ESCAPE, HONOUR, PART, SUPPLY
from standoff.kernel.choice import COSTS, Choice
from standoff.kernel.decision import Decision
from standoff.kernel.game import MAIN
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Question, Choice, str], Judgement]

JUDGES: Final[dict[str, Judge]] = {
    MAIN: plays.judge,
    ESCAPE: answers.parry,
    SUPPLY: answers.give_weapon,
    HONOUR: answers.pay_bushido,
    DRAW: answers.draw,
    PART: answers.part_with,
}
"""Who judges the answers to a question, by its matter; giving in is judged by what is at stake."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Swordmaster(Seasoned):
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
        self.why = None
        self.beliefs = Beliefs()
        self.judged = []
        self._memory = Memory()
        self._rng = Rng.from_seed(seed)

    def copy(self) -> "Swordmaster":
        twin = self.another("")
        twin.why = self.why
        twin._rng = self._rng.copy()
        return twin

    def another(self, seed: str) -> "Swordmaster":
        twin = Swordmaster(seed)
        twin.beliefs = self.beliefs.copy()
        twin._memory = self._memory.copy()
        return twin

    def choose(self, view: View, decision: Decision) -> str:
        look = view.look
        assert isinstance(look, SamuraiLook)
        box = look.box
        now = self._look(look)
        judged = judge(now, read(decision, box.name.index, box.index.__getitem__))
        self.judged = judged
        place = best(judged, self._rng)
        kinds = [source.id for source in box.sources]
        self.why = reason(judged[place], now.odds, box.name, kinds, roles.NAMES)
        return decision.options[place].key

    def place(self, view: View) -> int:
        look = view.look
        assert isinstance(look, SamuraiLook)
        self.judged = judge(self._look(look), asked(look, view.ask))
        return best(self.judged, self._rng)

    def _look(self, look: SamuraiLook) -> Situation:
        """What has happened since the last time, and what it means."""
        self._memory.note(look)
        self.beliefs.note(look)
        role = look.role(look.seat)
        prospects = Prospects(look, self.beliefs.deals(look.seat, role))
        return Situation(look, prospects, self.beliefs.odds(look.seat, role), self._memory)


def judge(now: Situation, question: Question) -> list[Judgement]:
    """How good every answer is."""
    by_matter = JUDGES[question.matter]
    judged: list[Judgement] = []
    for place, choice in enumerate(question.choices):
        tone = question.tones[place]
        judge = answers.give_in if tone == COSTS else by_matter
        judged.append(judge(now, question, choice, tone))
    return judged
