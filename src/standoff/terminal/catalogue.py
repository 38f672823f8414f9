"""All that lies in the box of a game, as a list to read."""

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text

from standoff.kernel.view import CatalogCard, CatalogSet
from standoff.terminal.screen import RED_SUITS
from standoff.texts import SUITS, Texts


def catalogue(sets: Iterable[CatalogSet], texts: Texts, word: str = "") -> list[Table]:
    """For each set its cards, the faces of its dice and its characters; those with the word."""
    tables = []
    for part in sets:
        sold = any(card.cost for card in part.cards)
        cards = _table(texts, "cards", "signs", "border", *(["cost"] if sold else []), "text")
        for card in part.cards:
            if _has(texts, card.id, word):
                cost = [str(card.cost or "")] if sold else []
                border = texts.app(f"border-{card.border}")
                name, text = _name(texts, card.id), texts.text(card.id)
                cards.add_row(name, _copies(card), border, *cost, text)
        faces = _table(texts, "faces", "text")
        for face in part.faces:
            if _has(texts, face, word):
                faces.add_row(_name(texts, face), texts.text(face))
        characters = _table(texts, "characters", "life", "text")
        for character in part.characters:
            if _has(texts, character.id, word):
                name, life = _name(texts, character.id), "●" * character.life
                characters.add_row(name, life, texts.text(character.id))
        tables += [table for table in (cards, faces, characters) if table.row_count]
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


def _copies(card: CatalogCard) -> Text:
    """The number of copies, and the signs they have, if any; events are there once."""
    if not card.signs:
        return Text(str(card.copies) if card.copies else "")
    counted = Counter(f"{sign[:-1]}{SUITS[sign[-1]]}" for sign in card.signs)
    signs = [sign if n == 1 else f"{sign}×{n}" for sign, n in counted.items()]
    words = Text(f"{card.copies}: {' '.join(signs)}")
    words.highlight_regex(RED_SUITS, "red")
    return words
