"""Busts: every character is put together from the parts in drawn/people.svg."""

from typing import Final, NotRequired, TypedDict

from glyphs import drawn
from shapes import rays

SIDE: Final = 120
SKIN: Final = "#f0d3a8"
BARE: Final = frozenset({"none", "band", "comb", "flower", "wreath"})
"""What leaves the top of the head to be seen."""
BEARDS: Final = frozenset(
    {"beard", "chin", "goatee", "handlebar", "longbeard", "pencil", "sideburns", "stache", "walrus"}
)
"""Parts of a face in the colour of the hair."""


class Person(TypedDict):
    """Who someone is: an entry of people.json."""

    hat: str
    hat_colour: str
    hair: str
    hair_colour: str
    head: str
    eyes: str
    mouth: str
    face: list[str]
    coat: str
    coat_colour: str
    accent: str
    ground: str
    skin: NotRequired[str]


class Parts:
    """The parts of a file in drawn/ that busts are put together from."""

    def __init__(self, file: str, prefix: str) -> None:
        self._parts = drawn(file)
        self._prefix = prefix
        self._used: set[str] = set()

    def use(self, part: str, fill: str, accent: str = "", *, optional: bool = False) -> str:
        """A part in its colours; nothing if it may lack and does."""
        if part not in self._parts:
            if optional:
                return ""
            raise SystemExit(f"no part is called {part!r}")
        self._used.add(part)
        colour = f' color="{accent}"' if accent else ""
        return f'<use href="#{self._prefix}-{part}" fill="{fill}"{colour}/>'

    def used(self) -> list[str]:
        """The drawings of all parts used."""
        return [
            self._parts[part].replace(f'id="{part}"', f'id="{self._prefix}-{part}"', 1)
            for part in sorted(self._used)
        ]


class Busts:
    """The sprite parts of all busts."""

    def __init__(self) -> None:
        self._parts = Parts("people", "p")

    def bust(self, person: Person, turn: int) -> str:
        """A person from the shoulders up; `turn` sets the rays behind."""
        part = self._parts.use
        skin = person.get("skin", SKIN)
        accent = person["accent"]
        hair = (person["hair_colour"], accent)
        coat = (person["coat_colour"], accent)
        style = f"hair-{person['hair']}"
        bare = person["hat"] in BARE
        beards = [each for each in person["face"] if each in BEARDS]
        others = [each for each in person["face"] if each not in BEARDS]
        return "".join(
            (
                self._ground(person["ground"], turn),
                part(f"{style}-back", *hair, optional=True),
                part("coat-body", *coat),
                part("neck", skin),
                part(f"coat-{person['coat']}", *coat),
                part(f"head-{person['head']}", skin),
                part("head-bare", skin) if bare else "",
                part(f"{style}-side", *hair, optional=True),
                part(f"eyes-{person['eyes']}", "none"),
                part(f"mouth-{person['mouth']}", "none", optional=person["mouth"] == "none"),
                *(part(f"face-{each}", *hair) for each in beards),
                *(part(f"face-{each}", "none", accent) for each in others),
                part(f"{style}-top", person["hair_colour"], skin) if bare else "",
                part(f"{style}-front", *hair, optional=True),
                part(f"hat-{person['hat']}", person["hat_colour"], accent),
            )
        )

    def symbols(self, people: dict[str, Person]) -> list[str]:
        """All busts, and the parts they use."""
        busts = {
            name: self.bust(person, turn) for turn, (name, person) in enumerate(people.items())
        }
        view = f'viewBox="0 0 {SIDE} {SIDE}" overflow="visible"'
        made = [f'<symbol id="face-{name}" {view}>{bust}</symbol>' for name, bust in busts.items()]
        sun = f'<path id="p-rays" d="{rays(0, 0, 20, 190, 0, 0.42)}" fill="#fff3d6" opacity=".38"/>'
        return [sun, *self._parts.used(), *made]

    def _ground(self, colour: str, turn: int) -> str:
        return (
            f'<rect x="-{SIDE // 2}" width="{SIDE * 2}" height="{SIDE}" fill="{colour}"/>'
            f'<use href="#p-rays" transform="translate(60 66) rotate({turn * 7 % 18})"/>'
        )
