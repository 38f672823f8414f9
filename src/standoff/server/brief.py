"""A question in few words: what an option is, its key says.

A question with a hundred answers has ten kilobytes, nearly all of which follows from their keys:
`verb:card=kind@seat/pick#number`, where all but the verb may be missing.
"""

from standoff.kernel.decision import Decision, Option
from standoff.server.protocol import AsideQuestion, Choices, Question


def brief(decision: Decision) -> Question:
    """The question, with each option as its key, and what does not follow from it."""
    return Question(
        serial=decision.serial,
        seat=decision.seat,
        matter=decision.matter,
        prompt=decision.prompt,
        options=_choices(decision.options),
        asides=tuple(
            AsideQuestion(each.seat, each.serial, _choices(each.options))
            for each in decision.asides
        ),
        stake=decision.stake,
    )


def _choices(options: tuple[Option, ...]) -> Choices:
    return tuple(_choice(option) for option in options)


def _choice(option: Option) -> tuple[str, ...]:
    kinds = option.text.args.get("kinds")
    if kinds is not None:
        return option.key, option.tone, str(kinds)
    return (option.key, option.tone) if option.tone else (option.key,)
