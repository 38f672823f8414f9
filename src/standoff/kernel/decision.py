"""The forms in which questions and sentences leave the engine."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from standoff.kernel.choice import ASIDE, HAND, NONE, PLAIN, Aside, Choice
from standoff.kernel.event import Event
from standoff.kernel.game import State
from standoff.kernel.text import Text
from standoff.kernel.words import CARDS, KINDS, NAMED, SEVERAL, Say


class Option(Struct, frozen=True, omit_defaults=True):
    """One possible answer. Its key means the same in every state of every match.

    The tone says what it is, whatever its verb: it spends a card, uses an ability, gains a card,
    costs what is at stake, ends something, ...
    """

    key: str
    verb: str
    text: Text
    card: str | None = None
    kind: str | None = None
    seat: int | None = None
    pick: str | None = None
    number: int | None = None
    tone: str = PLAIN


class AsideOffer(Struct, frozen=True):
    """What a seat may do while another is asked."""

    seat: int
    serial: int
    options: tuple[Option, ...]


class Decision(Struct, frozen=True):
    """A question as the asked seat gets it: pick exactly one option.

    The matter says what kind of question it is, whatever its words are; the stake, how many
    points it costs to give in. The serial counts the questions put to that seat; an answer to an
    older one is refused.
    """

    serial: int
    seat: int
    matter: str
    prompt: Text
    options: tuple[Option, ...]
    asides: tuple[AsideOffer, ...] = ()
    stake: int = 0

    def option(self, key: str) -> Option:
        """The option of that key, be it an answer or an aside."""
        aside = (option for offer in self.asides for option in offer.options)
        return next(option for option in (*self.options, *aside) if option.key == key)


def text(state: State, say: Say, prefix: str = "") -> Text:
    """What the rules said in numbers, with the names of cards and kinds put in."""
    return Text(prefix + say.id, _named(state, say))


def event_text(state: State, event: Event, seat: int) -> Text:
    """An event as the seat may know it; without its secret the sentence is another."""
    if event.hidden_from(seat):
        return Text(f"event-{event.id}-hidden", _named(state, event.as_seen_by(seat)))
    return Text(f"event-{event.id}", _named(state, event))


def numbers(text: Text, read: Mapping[str, Callable[[str], int]]) -> dict[str, int]:
    """The way back: the arguments of a text in numbers, those with names where they can be read."""
    found: dict[str, int] = {}
    for name, value in text.args.items():
        if isinstance(value, int):
            found[name] = value
        elif name in read:
            found[name] = read[name](value)
    return found


def key(state: State, choice: Choice) -> str:
    """The stable name of a choice, such as `play:panic-JH@2/hand`."""
    parts = [choice.verb]
    if choice.card != NONE:
        parts.append(f":{state.card_name(choice.card)}")
    if choice.kind != NONE:
        parts.append(f"={state.kind_name(choice.kind)}")
    if choice.seat != NONE:
        parts.append(f"@{choice.seat}")
    if choice.pick != NONE:
        parts.append("/hand" if choice.pick == HAND else f"/{state.card_name(choice.pick)}")
    if choice.number != NONE:
        parts.append(f"#{choice.number}")
    return "".join(parts)


def option(state: State, reply: Choice | Aside) -> Option:
    """A choice in the form that leaves the engine."""
    choice = reply.choice if isinstance(reply, Aside) else reply
    tone = ASIDE if isinstance(reply, Aside) else state.tone(choice)
    card = None if choice.card == NONE else state.card_name(choice.card)
    kind = None if choice.kind == NONE else state.kind_name(choice.kind)
    seat = None if choice.seat == NONE else choice.seat
    pick = None if choice.pick < 0 else state.card_name(choice.pick)
    number = None if choice.number == NONE else choice.number
    shown = state.shows(choice)
    kinds = None if shown == NONE else " ".join(state.kind_names(shown))
    fields = {
        "card": card,
        "kind": kind,
        "target": seat,
        "pick": pick,
        "number": number,
        "kinds": kinds,
    }
    id = f"option-{choice.verb}"
    if kind is not None and card is not None:
        id += "-as"
    if seat is not None:
        id += "-at"
    if choice.pick != NONE:
        id += "-hand" if choice.pick == HAND else "-card"
    words = Text(id, {name: value for name, value in fields.items() if value is not None})
    if choice.pick == HAND:
        pick = "hand"
    return Option(key(state, choice), choice.verb, words, card, kind, seat, pick, number, tone)


def _named(state: State, say: Say) -> dict[str, int | str]:
    named: dict[str, int | str] = {}
    for name, value in say.args.items():
        if name not in NAMED:
            named[name] = value
        elif name in CARDS:
            named[name] = state.card_name(value)
        elif name in KINDS:
            named[name] = state.kind_name(value)
        elif name in SEVERAL:
            named[name] = " ".join(state.kind_names(value))
        else:
            named[name] = state.role_name(value)
    return named
