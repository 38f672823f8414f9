"""The bot that plays to win: it reads the others' roles off what they do, and plays its own."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.gunslinger import answers, events, numbers, plays
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, best, reason
from standoff.kernel.decision import Decision, Option
from standoff.kernel.rng import Rng

Judge = Callable[[Situation, Decision, Option], Judgement]

JUDGES: Final[dict[str, Judge]] = {
    "ask-main play": plays.judge,
    "ask-main use": plays.use,
    "ask-main use-up": plays.use_up,
    "ask-main end": plays.enough,
    "ask-shot play": answers.dodge,
    "ask-shot use-up": answers.dodge,
    "ask-shot check": answers.check,
    "ask-shot take-it": answers.take_it,
    "ask-bang discard": answers.fire_back,
    "ask-bang take-it": answers.take_it,
    "ask-duel discard": answers.duel,
    "ask-duel take-it": answers.take_it,
    "ask-dying play": answers.cling,
    "ask-dying use": answers.cling,
    "ask-dying give-up": answers.give_up,
    "ask-first-card draw": answers.draw,
    "ask-first-card draw-hand": answers.draw_hand,
    "ask-first-card draw-pile": answers.choose_card,
    "ask-keep keep": answers.choose_card,
    "ask-store take": answers.choose_card,
    "ask-excess discard": answers.part_with,
    "ask-cost discard": answers.part_with,
    "ask-flip flip": answers.flip,
    "ask-whole-draw draw-all": answers.draw_all,
    "ask-whole-draw draw-play": answers.take_card,
    "ask-strip strip": answers.strip,
    "ask-estate inherit": answers.inherit,
    "ask-copy copy": answers.copy,
    "ask-shot-at play": answers.dodge,
    "ask-shot-at check": answers.check,
    "ask-shot-at take-it": answers.take_it,
    "ask-roulette play": events.stay_out,
    "ask-roulette check": answers.check,
    "ask-roulette take-two": answers.take_it,
    "ask-ricochet play": events.shield,
    "ask-ricochet check": answers.check,
    "ask-ricochet lose-card": events.let_go,
    "ask-second-bullet discard": events.second_bullet,
    "ask-second-bullet call-off": events.let_go,
    "ask-excess-deck discard": answers.part_with,
    "ask-lose-card discard": events.clear_away,
    "ask-give-life give-life": events.give_life,
    "ask-give-life keep-life": events.let_go,
    "ask-skip-phase-1 skip": events.rest,
    "ask-skip-phase-1 phase-1": answers.draw,
    "ask-colour red": events.guess,
    "ask-colour black": events.guess,
    "ask-colour stop": events.let_go,
    "ask-exchange discard": events.exchange,
    "ask-exchange enough": events.let_go,
}
"""Who judges an option, by the question and its verb."""


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
    judge = JUDGES.get(f"{decision.prompt.id} {option.verb}")
    if judge is None:
        judge = answers.use_ability if option.verb == "use" else answers.unknown
    return judge(now, decision, option)
