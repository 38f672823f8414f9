"""Actions: every answer to every question in numbers, the same in every match with these sets.

An answer is picked field by field. A field in which all answers that are left agree is passed over,
so most decisions take one action or two: which card, then at whom.
"""

from typing import Final

from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.errors import StandoffError

# The fields, in the order in which they are asked.
THING: Final = 0  # the kind of its card; else its kind; else its verb
VERB: Final = 1
SIGN: Final = 2  # of its card
AS: Final = 3  # what its card is used as
SEAT: Final = 4  # clockwise from the one who acts, who is 0
PICK: Final = 5  # the kind of a card in front of that player, or some card of the hand
PICK_SIGN: Final = 6
NUMBER: Final = 7

FIELDS: Final = ("thing", "verb", "sign", "as", "seat", "pick", "pick-sign", "number")
SEATS: Final = 8
NUMBERS: Final = 32
WAIT: Final = "wait"
"""The verb of not interrupting, which no game has."""


class Actions:
    """The numbers of the actions for one box.

    A block of numbers for each field; the last number of a block, but for that of things, is for
    answers that have no such field, and the last but one of the picks is the hand.
    """

    def __init__(
        self,
        kinds: list[str],
        verbs: list[str],
        kind_of: list[int],
        sign_of: list[int],
        signs: list[str],
    ) -> None:
        self.kinds = kinds  # by the numbers of kinds in the game: cards, characters, rules
        self.verbs = [*verbs, WAIT, "other"]
        self.kind_of = kind_of  # by card
        self.sign_of = sign_of  # by card; as many as there are signs: none
        self.signs = signs
        self._verb = {verb: place for place, verb in enumerate(self.verbs)}
        values = [
            kinds + self.verbs,
            self.verbs,
            [*signs, "none"],
            [*kinds, "none"],
            [*map(str, range(SEATS)), "none"],
            [*kinds, "hand", "none"],
            [*signs, "none"],
            [*map(str, range(NUMBERS)), "none"],
        ]
        self.starts = [0]
        for block in values:
            self.starts.append(self.starts[-1] + len(block))
        self.size = self.starts[-1]
        self.names = [
            f"{field}:{value}"
            for field, block in zip(FIELDS, values, strict=True)
            for value in block
        ]

    def field(self, action: int) -> int:
        """The field that an action is about."""
        field = THING
        while self.starts[field + 1] <= action:
            field += 1
        return field

    def of(self, field: int, choices: list[Choice], by: int, seats: int) -> list[int]:
        """The actions in that field by which a player, of so many, picks each of these answers."""
        start = self.starts[field]
        kinds = len(self.kinds)
        kind_of = self.kind_of
        found: list[int] = []
        if field == THING:
            for choice in choices:
                if choice.card != NONE:
                    found.append(kind_of[choice.card])
                elif choice.kind != NONE:
                    found.append(choice.kind)
                else:
                    found.append(kinds + self.verb(choice.verb))
        elif field == VERB:
            for choice in choices:
                found.append(start + self.verb(choice.verb))
        elif field == SIGN:
            for choice in choices:
                found.append(start + self._sign(choice.card))
        elif field == AS:
            for choice in choices:
                found.append(start + (choice.kind if choice.kind != NONE else kinds))
        elif field == SEAT:
            for choice in choices:
                found.append(start + (SEATS if choice.seat == NONE else (choice.seat - by) % seats))
        elif field == PICK:
            for choice in choices:
                if choice.pick >= 0:
                    found.append(start + kind_of[choice.pick])
                else:
                    found.append(start + kinds + (0 if choice.pick == HAND else 1))
        elif field == PICK_SIGN:
            for choice in choices:
                found.append(start + self._sign(choice.pick))
        else:
            for choice in choices:
                if choice.number >= NUMBERS:
                    raise StandoffError(f"There is no action for the number of {choice!r}.")
                found.append(start + (choice.number if choice.number != NONE else NUMBERS))
        return found

    def verb(self, verb: str) -> int:
        """The place of a verb; those of sets that name no tone for them share the last one."""
        return self._verb.get(verb, len(self.verbs) - 1)

    def _sign(self, card: int) -> int:
        return self.sign_of[card] if card >= 0 else len(self.signs)
