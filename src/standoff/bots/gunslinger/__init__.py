"""The bot that plays to win: it reads the others' roles off what they do, and plays its own."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.gunslinger import answers, choices, numbers, orders, plays
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, best, reason
from standoff.games.bang.data import matters
from standoff.kernel.choice import ASIDE, COSTS, ENDS
from standoff.kernel.decision import Decision, Option
from standoff.kernel.game import MAIN
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Decision, Option], Judgement]

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


class Gunslinger(Bot):
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
        self._rng = Rng.from_seed(seed)
        self.beliefs = Beliefs()
        self._turn = 0
        self._answers = 0  # in this turn

    def choose(self, view: View, decision: Decision) -> str:
        options = decision.options
        table = view.table
        self.beliefs.note(view.events(self.beliefs.read), table)
        if table.turn_number != self._turn:
            self._turn, self._answers = table.turn_number, 0
        self._answers += 1
        if self._answers > numbers.PATIENCE:
            self.why = reason("unknown")
            return options[self._rng.below(len(options))].key
        role = table.players[view.seat].role
        now = Situation(table, view.seat, self.beliefs.odds(view.seat, role))
        judged = [_judge(now, decision, option) for option in options]
        place = best(judged, self._rng)
        self.why = judged[place].why
        return options[place].key


def _judge(now: Situation, decision: Decision, option: Option) -> Judgement:
    judge = JUDGES.get(decision.matter, plays.unknown)
    if decision.matter != matters.DYING or option.tone != ASIDE:
        judge = TONES.get(option.tone, judge)
    return judge(now, decision, option)
