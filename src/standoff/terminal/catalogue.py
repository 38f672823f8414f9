"""The cards and characters of the sets, as a list to read."""

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text

from standoff.games.bang.box import Set
from standoff.games.bang.signs import RANKS, SUITS
from standoff.games.bang.sources import Kind
from standoff.terminal.screen import RED_SUITS
from standoff.texts import SUITS as SYMBOLS
from standoff.texts import Texts


def catalogue(sets: Iterable[Set], texts: Texts, word: str = "") -> list[Table]:
    """A table of cards and one of characters for each set; only those that have the word."""
    tables = []
    for part in sets:
        cards = _table(texts, "cards", "signs", "border", "text")
        for kind in part.kinds:
            if _has(texts, kind.id, word):
                border = texts.app(f"border-{kind.border}")
                cards.add_row(_name(texts, kind.id), _signs(kind), border, texts.text(kind.id))
        characters = _table(texts, "characters", "life", "text")
        for character in part.characters:
            if _has(texts, character.id, word):
                name, life = _name(texts, character.id), "●" * character.life
                characters.add_row(name, life, texts.text(character.id))
        tables += [table for table in (cards, characters) if table.row_count]
    return tables


def _table(texts: Texts, *headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        table.add_column(texts.app(heading))
    return table


def _has(texts: Texts, id: str, word: str) -> bool:
    return word.casefold() in f"{id} {texts.kind(id)} {texts.text(id)}".casefold()


def _name(texts: Texts, id: str) -> Text:
    return Text(texts.kind(id), "bold")


def _signs(kind: Kind) -> Text:
    """The number of copies, and the signs they have; events have none."""
    if not kind.signs:
        return Text()
    counted = Counter(f"{RANKS[sign.rank]}{SYMBOLS[SUITS[sign.suit]]}" for sign in kind.signs)
    signs = [sign if n == 1 else f"{sign}×{n}" for sign, n in counted.items()]
    words = Text(f"{len(kind.signs)}: {' '.join(signs)}")
    words.highlight_regex(RED_SUITS, "red")
    return words
