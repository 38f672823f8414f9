"""How the gunslinger comes to its choice: everything is judged, and the best is taken."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Odds
from standoff.bots.bot import Seasoned, View
from standoff.bots.gunslinger import answers, cards, choices, numbers, orders, plays
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, best, reason
from standoff.bots.question import Question, asked, read
from standoff.games.bang.data import matters
from standoff.games.bang.door.look import BangLook
from standoff.kernel.choice import ASIDE, COSTS, ENDS, Choice
from standoff.kernel.decision import Decision
from standoff.kernel.game import MAIN
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Question, Choice, str], Judgement]

JUDGES: Final[dict[str, Judge]] = {
    MAIN: plays.judge,
    matters.ESCAPE: answers.escape,
    matters.GUARD: answers.escape,
    matters.SUPPLY: answers.supply,
    matters.CONTEST: answers.contest,
    matters.DYING: answers.cling,
    matters.DRAW: choices.draw,
    matters.REST: choices.rest,
    matters.HAVE: choices.have,
    matters.PART: choices.part_with,
    matters.PAY: choices.pay,
    matters.EXCHANGE: choices.exchange,
    matters.ORDER: choices.leave_on_top,
    matters.FLIP: choices.flip,
    matters.REPEAT: choices.repeat,
    matters.STRIP: choices.strip,
    matters.COPY: choices.copy,
    matters.GIVE: choices.give_life,
    matters.AVOID: choices.avoid,
    matters.SAVE: choices.save,
    matters.ANNOUNCE: choices.aim,
    matters.RIDE: choices.ride,
    matters.ORDERS: orders.judge,
    matters.PASS: choices.hand_on,
    matters.CHARGE: choices.charge,
    matters.SPEND: choices.spend,
    matters.GUESS: choices.guess,
    matters.BUY: plays.judge,
    matters.SPARE: choices.spare,
    matters.SHARE: choices.share,
    matters.RANSOM: choices.ransom,
}
"""Who judges the answers to a question, by its matter."""

TONES: Final[dict[str, Judge]] = {COSTS: answers.give_in, ENDS: choices.enough, ASIDE: plays.use}
"""Who judges what is the same whatever is asked."""

UNKNOWN: Final = Judgement(0.0, "unknown")


@mypyc_attr(allow_interpreted_subclasses=True)
class Gunslinger(Seasoned):
    """Judges every option and takes the best; chance decides between equals.

    >>> import standoff
    >>> match = standoff.new("bang", players=5, seed=8)
    >>> bot = Gunslinger("8")
    >>> bot.choose(View(match, match.asked), match.decision)
    'play:stagecoach-9S'
    >>> bot.why.id
    'bot-draw'
    """

    def __init__(self, seed: str) -> None:
        self.why = None
        self.beliefs = Beliefs()
        self.wants = numbers.WANTS
        self.judged = []
        self._rng = Rng.from_seed(seed)
        self._turn = 0
        self._answers = 0  # in this turn
        self._odds: Odds = []  # at the last choice
        self._chosen = UNKNOWN

    def copy(self) -> "Gunslinger":
        twin = self.another("")
        twin.why = self.why
        twin._rng = self._rng.copy()
        twin._turn = self._turn
        twin._answers = self._answers
        return twin

    def another(self, seed: str) -> "Gunslinger":
        twin = Gunslinger(seed)
        twin.beliefs = self.beliefs.copy()
        twin.wants = self.wants
        return twin

    def choose(self, view: View, decision: Decision) -> str:
        look = view.look
        assert isinstance(look, BangLook)
        box = cards.known(look.box)
        place = self._answer(look, read(decision, box.card, box.kind))
        self.why = reason(self._chosen, self._odds, box.cards, box.kinds)
        return decision.options[place].key

    def place(self, view: View) -> int:
        look = view.look
        assert isinstance(look, BangLook)
        return self._answer(look, asked(look, view.ask))

    def _answer(self, look: BangLook, question: Question) -> int:
        self.beliefs.note(look)
        if look.turn_number() != self._turn:
            self._turn, self._answers = look.turn_number(), 0
        self._answers += 1
        if self._answers > numbers.PATIENCE:
            self._chosen = UNKNOWN
            self.judged = []
            return self._rng.below(len(question.choices))
        odds = self.beliefs.odds(look.seat, look.role(look.seat))
        now = Situation(look, odds, self.wants)
        self.judged = judge(now, question)
        place = best(self.judged, self._rng)
        self._odds = now.odds
        self._chosen = self.judged[place]
        return place


def judge(now: Situation, question: Question) -> list[Judgement]:
    """How good every answer is."""
    by_matter = JUDGES.get(question.matter, plays.unknown)
    judged: list[Judgement] = []
    for place, choice in enumerate(question.choices):
        tone = question.tones[place]
        judge = by_matter
        if tone and (question.matter != matters.DYING or tone != ASIDE):
            judge = TONES.get(tone, by_matter)
        judged.append(judge(now, question, choice, tone))
    return judged
