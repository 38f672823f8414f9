"""What the checks of every game are made of."""


class Broken(AssertionError):
    """A position that cannot be: the sentence says what is wrong with it."""


def must(holds: bool, sentence: str) -> None:
    """Raise Broken unless that holds."""
    if not holds:
        raise Broken(sentence[0].upper() + sentence[1:] + ".")
