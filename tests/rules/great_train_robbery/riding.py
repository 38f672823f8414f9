"""What scenarios with the Train do again and again."""

from standoff.scenario.bang import Table

TRAIN = "great_train_robbery"
INDIFFERENT = {
    "ask-last-wagon": "no-wagon",
    "ask-shot": "take-it",
    "ask-shot-at": "take-it",
    "ask-dying": "give-up",
    "ask-top": "any-order",
    "ask-store": "",
}


def station(t: Table) -> int:
    """The station of the Locomotive, counted from 1."""
    return int(t.match.view(0).parts[TRAIN]["at"]) + 1


def side(t: Table) -> str:
    """The side of the Locomotive that is up."""
    return str(t.match.view(0).parts[TRAIN]["locomotive"])


def buy(t: Table, wagon: str, *cards: str) -> None:
    """Acquire a wagon and pay with these cards."""
    t.choose("acquire", wagon)
    for card in cards:
        t.choose("discard", card)


def ride_on(t: Table) -> None:
    """Nobody wants a wagon, or answers; of a General Store the first card is taken."""
    while not t.match.over and t.decision.prompt.id in INDIFFERENT:
        verb = INDIFFERENT[t.decision.prompt.id]
        t.choose(verb) if verb else t.answer(t.decision.options[0].key)
