"""Numbers as a language writes them."""


class Numbers:
    """
    >>> Numbers("es").points(-0.0234)
    '\N{MINUS SIGN}2,3'
    """

    def __init__(self, language: str) -> None:
        self._comma = "." if language == "en" else ","

    def share(self, value: float) -> str:
        return self._signed(f"{value:.1%}")

    def points(self, value: float) -> str:
        """Percentage points more or less."""
        return self._signed(f"{100 * value:+.1f}")

    def plain(self, value: float) -> str:
        return self._signed(f"{value:.2f}")

    def whole(self, value: float) -> str:
        return f"{value:.0f}"

    def _signed(self, said: str) -> str:
        if not said.strip("+-0.%"):
            said = said.lstrip("+-")
        return said.replace(".", self._comma).replace("-", "\N{MINUS SIGN}")
