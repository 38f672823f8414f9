"""docs/what-is-played.md, made from the code, the rules and the tests.

    python -m tools.played

What stands between the markers of the page is written anew.
"""

import re
import tomllib
from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

from standoff.games import GAMES
from standoff.kernel.view import CatalogCard, CatalogSet
from standoff.texts import Texts
from tools.hooks import MARKED, table
from tools.rules import ROOT, rules, tests

PAGE: Final = ROOT / "docs" / "what-is-played.md"
UNTESTED: Final = tomllib.loads((ROOT / "rules" / "untested.toml").read_text("utf-8"))
CITED: Final = tests(ROOT / "tests")
CITED_BY: Final[dict[str, set[str]]] = {}
for rule, names in CITED.items():
    for name in names:
        CITED_BY.setdefault(name, set()).add(rule)

TITLE: Final = re.compile(r"^web-(?:set|variant)-(\w+) = (.+)$", re.MULTILINE)
TITLES: Final[dict[str, str]] = {
    "dice_game": "The Dice Game",
    **{
        id: title
        for path in sorted((ROOT / "src" / "standoff" / "texts" / "en" / "web").glob("*.ftl"))
        for id, title in TITLE.findall(path.read_text("utf-8"))
    },
}


class Module(NamedTuple):
    """A module of a game: what is in its box, and its rules by their numbers."""

    game: str
    printed: CatalogSet
    rules: dict[str, str]

    @property
    def id(self) -> str:
        return self.printed.id

    @property
    def title(self) -> str:
        return TITLES[self.id]

    @property
    def letters(self) -> set[str]:
        return {number.rsplit("-", 1)[0] for number in self.rules}

    @property
    def untested(self) -> dict[str, str]:
        reasons = UNTESTED.get(self.id, {})
        return {number: reasons.get(number, "") for number in self.rules if number not in CITED}

    def named(self) -> set[str]:
        """The English names of what is in it, and its own."""
        texts = Texts("en", self.game)
        cards = [texts.kind(card.id) for card in self.printed.cards]
        people = [texts.kind(character.id) for character in self.printed.characters]
        return {self.title.removeprefix("The "), *cards, *people}


def modules() -> list[Module]:
    return [
        Module(game, part, rules(ROOT / "rules" / f"{part.id}.md"))
        for game, played in GAMES.items()
        for part in played.catalog().sets
        if (ROOT / "rules" / f"{part.id}.md").exists()
    ]


MODULES: Final = modules()


TILES = ("event", "rail")  # no playing cards


def copies(card: CatalogCard) -> int:
    return len(card.signs) or card.copies or 1


def in_the_box(module: Module) -> str:
    """How many cards of each kind there are."""
    events = sum(card.border == "event" for card in module.printed.cards)
    tiles = sum(card.border == "rail" for card in module.printed.cards)
    cards = sum(copies(card) for card in module.printed.cards if card.border not in TILES)
    again = sum(len(each.signs) for each in module.printed.reprints)
    kinds = len(module.printed.cards) - events - tiles
    parts = [f"{events} events"] if events else []
    parts += [f"{tiles} tiles"] if tiles else []
    if cards + again:
        parts.append(f"{cards + again} cards of {kinds + len(module.printed.reprints)} kinds")
    return ", ".join(parts)


def overview(game: str) -> str:
    return table(
        ("module", "in the box", "characters", "rules", "tested"),
        *(
            (
                module.title,
                in_the_box(module),
                str(len(module.printed.characters) or ""),
                str(len(module.rules)),
                str(len(module.rules) - len(module.untested)),
            )
            for module in MODULES
            if module.game == game
        ),
    )


def contents() -> str:
    """Everything by its name, a module after the other."""
    found: list[str] = []
    for module in MODULES:
        texts = Texts("en", module.game)
        cards = [_numbered(texts.kind(card.id), copies(card)) for card in module.printed.cards]
        again = [
            _numbered(texts.kind(each.id), len(each.signs)) for each in module.printed.reprints
        ]
        people = [texts.kind(each.id) for each in module.printed.characters]
        lines = [
            f"{what}: {', '.join(names)}."
            for what, names in (
                ("Cards", cards),
                ("More of earlier cards", again),
                ("Characters", people),
            )
            if names
        ]
        if lines:
            found.append(f"**{module.title}**\n\n" + "\n\n".join(lines) + "\n")
    return "\n".join(found)


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name} ({number})"


def untested() -> str:
    return table(
        ("rule", "why no test can show it"),
        *((number, why) for module in MODULES for number, why in module.untested.items()),
    )


def pairs() -> str:
    """Of every two modules of the card game: the rules that name both, and the tests for both."""
    of_bang = [module for module in MODULES if module.game == "bang" and module.id != "base"]
    own = {module.id: _own_names(module, of_bang) for module in of_bang}
    rows = []
    for one, other in combinations(of_bang, 2):
        both = [*_naming(one, own[other.id]), *_naming(other, own[one.id])]
        rows.append((one.title, other.title, _listed(both), str(len(_shown(one, other, both)))))
    return table(("", "", "rules that name both", "tests"), *rows)


def _own_names(module: Module, others: list[Module]) -> re.Pattern[str]:
    """What names that module and no other."""
    elsewhere = {name for other in others if other is not module for name in other.named()}
    names = sorted(module.named() - elsewhere, key=len, reverse=True)
    words = [re.escape(name) for name in names if len(name) > 4]
    letters = [rf"{each}-\d" for each in sorted(module.letters)]
    return re.compile(rf"(?<![\w-])(?:{'|'.join([*words, *letters])})")


def _naming(module: Module, names: re.Pattern[str]) -> list[str]:
    """The rules of a module that name something of another."""
    return [number for number, sentence in module.rules.items() if names.search(sentence)]


def _shown(one: Module, other: Module, both: Iterable[str]) -> set[str]:
    """The tests that cite a rule which names both, or rules of both."""
    return {name for number in both for name in CITED.get(number, ())} | {
        name
        for name, cited in CITED_BY.items()
        if cited & one.rules.keys() and cited & other.rules.keys()
    }


def _listed(numbers: list[str]) -> str:
    """GR-154, 155; VS-71."""
    by_letters: dict[str, list[str]] = {}
    for number in numbers:
        letters, _, digits = number.rpartition("-")
        by_letters.setdefault(letters, []).append(digits)
    return "; ".join(f"{letters}-{', '.join(d)}" for letters, d in by_letters.items())


def page() -> str:
    """The page as it should be."""
    made = {
        "bang": overview("bang"),
        "dice": overview("dice"),
        "samurai": overview("samurai"),
        "contents": contents(),
        "untested": untested(),
        "pairs": pairs(),
    }
    return MARKED.sub(lambda found: found[1] + made[found[2]], PAGE.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
