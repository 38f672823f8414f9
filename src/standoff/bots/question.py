"""An open question as a bot judges it: in the numbers of the engine, or made from a decision."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import ASIDE, HAND, NONE, Choice
from standoff.kernel.decision import Decision, Option, numbers
from standoff.kernel.game import Ask
from standoff.kernel.look import Look
from standoff.kernel.words import CARDS, KINDS, Say


@mypyc_attr(acyclic=True)
class Question:
    """What is asked, and every answer with its tone, in the order of the options."""

    __slots__ = ("choices", "matter", "say", "stake", "tones")

    def __init__(
        self, matter: str, stake: int, say: Say, choices: list[Choice], tones: list[str]
    ) -> None:
        self.matter = matter
        self.stake = stake
        self.say = say
        self.choices = choices
        self.tones = tones


def asked(look: Look, ask: Ask) -> Question:
    """The question that is put to the seat that looks."""
    choices = ask.choices
    tones = [look.tone(choice) for choice in choices]
    for aside in ask.asides:
        if aside.seat == look.seat:
            choices = [*choices, aside.choice]
            tones.append(ASIDE)
    return Question(ask.matter, ask.stake, ask.say, choices, tones)


def read(decision: Decision, card: Callable[[str], int], kind: Callable[[str], int]) -> Question:
    """The question of a decision, given the numbers of what it names."""
    prompt = decision.prompt
    named = numbers(prompt, {**dict.fromkeys(CARDS, card), **dict.fromkeys(KINDS, kind)})
    choices = [_choice(option, card, kind) for option in decision.options]
    tones = [option.tone for option in decision.options]
    return Question(decision.matter, decision.stake, Say(prompt.id, **named), choices, tones)


def _choice(option: Option, card: Callable[[str], int], kind: Callable[[str], int]) -> Choice:
    pick = NONE if option.pick is None else HAND if option.pick == "hand" else card(option.pick)
    return Choice(
        option.verb,
        NONE if option.card is None else card(option.card),
        NONE if option.seat is None else option.seat,
        NONE if option.kind is None else kind(option.kind),
        pick,
        NONE if option.number is None else option.number,
    )
