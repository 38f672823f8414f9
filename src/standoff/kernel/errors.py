"""What goes wrong at the doors of the engine; nothing has changed when one of these is raised."""

from standoff.kernel.text import Text


class StandoffError(ValueError):
    """A sentence a person can act on."""


class SetupError(StandoffError):
    """A match that cannot be set up as asked; what people can meet at a table has a text as well.

    In its arguments `part` and `other` are sets or variants, and `parts` several of them in a row.
    """

    def __init__(self, sentence: str, text: Text | None = None) -> None:
        super().__init__(sentence)
        self.text = text


class IllegalAnswer(StandoffError):
    """An answer the open question does not have; `code` says in one word what was wrong."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class BadRecord(StandoffError):
    """A record or a saved game that cannot be read or does not fit this engine."""


class NoTakeBack(StandoffError):
    """A take-back after something came to light."""
