"""Every word a person reads, in every language: what the engine says as ids becomes sentences."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "es", "it")
FALLBACK: Final = "en"
PLUGGED_IN: Final = "standoff.texts"

# What an argument is, by its name. The same as in kernel.words, which this package may not import.
SEATS: Final = frozenset({"by", "seat", "target", "owner"})
CARDS: Final = frozenset({"card", "pick"})
KINDS: Final = frozenset({"kind", "event"})
SEVERAL: Final = frozenset({"kinds"})
ROLES: Final = frozenset({"role"})
MODULES: Final = frozenset({"part", "other", "parts"})  # of what a set-up lacks or cannot have

NAMED: Final = ("card", "face", "character")
"""What has a name, a text and a gist: the beginnings of the ids."""

SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


class Sentence(Protocol):
    """A text id and its arguments, as they leave the engine (kernel.text)."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, int | str]: ...


class Texts:
    """The texts of a game in one language; what that language lacks is said in English.

    >>> import standoff
    >>> texts = Texts("es")
    >>> texts.card("bang-7D"), texts.kind("el_gringo"), texts.role("outlaw")
    ('¡BANG! 7♦', 'El Gringo', 'Forajido')
    >>> prompt = standoff.Text("ask-shot", {"by": 0, "kind": "gatling", "number": 1})
    >>> print(texts.say(prompt, ["Ana", "Luis"]))  # doctest: +ELLIPSIS
    Ana te dispara con Ametralladora Gatling: cancela el disparo con 1 ¡Fallaste! o ...
    >>> texts.app("seat", number=2)
    'Jugador 2'
    >>> Texts("fr")
    Traceback (most recent call last):
    ...
    ValueError: There is no language 'fr'. There are: en, es, it.

    An id that no language has raises KeyError; a sentence that lacks an argument, ValueError.
    """

    def __init__(self, language: str, game: str = "bang") -> None:
        if language not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            raise ValueError(f"There is no language {language!r}. There are: {languages}.")
        self.language = language
        self._bundles = [bundle(name, game) for name in dict.fromkeys((language, FALLBACK))]

    def say(self, text: Sentence, names: Sequence[str]) -> str:
        """A prompt, option, event or reason; `names` are the players by seat."""
        return self._render(text.id, None, self._named(text.args, names))

    def waiting(self, prompt: Sentence, seat: int, names: Sequence[str]) -> str:
        """What the others read while that seat is asked."""
        return self._render(prompt.id, "waiting", self._named({**prompt.args, "seat": seat}, names))

    def card(self, name: str) -> str:
        """A card by its name in keys and views, with its sign if it has one."""
        kind, _, sign = name.partition("-")
        return f"{self.kind(kind)} {sign[:-1]}{SUITS[sign[-1]]}" if sign else self.kind(kind)

    def kind(self, id: str) -> str:
        """The name of a kind of card, of a face of a die or of a character."""
        return self._render(self._find(id, *NAMED))

    def role(self, id: str) -> str:
        return self._render(self._find(id, "role"))

    def token(self, id: str) -> str:
        return self._render(self._find(id, "token"))

    def team(self, id: str) -> str:
        return self._render(self._find(id, "team"))

    def text(self, id: str) -> str:
        """The full text of a kind of card, a face, a character or a role."""
        return self._render(self._find(id, *NAMED, "role"), "text")

    def goal(self, role: str, players: int) -> str:
        """What a role wants, with that many players.

        >>> Texts("en").goal("outlaw", 3).partition(".")[0]
        'Eliminate the Deputy yourself'
        """
        full = self._find(role, "role")
        special = f"text-{players}"
        found = any(special in each.get_message(full).attributes for each in self._bundles)
        return self._render(full, special if found else "text")

    def gist(self, id: str) -> str:
        """What a card, a face or a character does, in at most 40 characters."""
        return self._render(self._find(id, *NAMED), "gist")

    def app(self, id: str, **args: int | str) -> str:
        """A text of the application, by its id without `app-`.

        An int is written as an amount, with the signs of the language: give a seed as a str.
        """
        return self._render(self._find(id, "app"), None, args)

    def refusal(self, text: Sentence) -> str:
        """Why a match cannot be set up (SetupError.text), sets and variants by their names."""
        pages = _pages(self.language)

        def said(id: str, args: dict[str, int | str]) -> str:
            pattern = pages.get_message(id).value
            assert pattern is not None
            return str(pages.format_pattern(pattern, args)[0])

        def name(id: str) -> str:
            for full in (f"web-set-{id}", f"web-variant-{id}"):
                if pages.has_message(full):
                    return said(full, {})
            return id

        args = {
            key: ", ".join(name(id) for id in str(value).split()) if key in MODULES else value
            for key, value in text.args.items()
        }
        return said(f"web-{text.id}", args)

    def _named(self, args: Mapping[str, int | str], names: Sequence[str]) -> dict[str, int | str]:
        named: dict[str, int | str] = {}
        for name, value in args.items():
            if name in SEATS:
                named[name] = names[int(value)]
            elif name in CARDS:
                named[name] = self.card(str(value))
            elif name in KINDS:
                named[name] = self.kind(str(value))
            elif name in SEVERAL:
                named[name] = ", ".join(self.kind(kind) for kind in str(value).split())
            elif name in ROLES:
                named[name] = self.role(str(value))
            else:
                named[name] = value
        return named

    def _find(self, id: str, *prefixes: str) -> str:
        """The message id under the first of the prefixes that has it."""
        for prefix in prefixes:
            full = f"{prefix}-{id}"
            if any(each.has_message(full) for each in self._bundles):
                return full
        raise KeyError(f"There is no text {' or '.join(f'{prefix}-{id}' for prefix in prefixes)}.")

    def _render(
        self, id: str, attribute: str | None = None, args: Mapping[str, int | str] | None = None
    ) -> str:
        for each in self._bundles:
            if not each.has_message(id):
                continue
            message = each.get_message(id)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            rendered, errors = each.format_pattern(pattern, dict(args or {}))
            if errors:
                raise ValueError(f"The text {id} cannot be rendered: {errors[0]}.") from errors[0]
            return str(rendered)
        raise KeyError(f"There is no text {id}{f'.{attribute}' if attribute else ''}.")


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """The texts of one language alone: those of the application, and all files of the game."""
    folder = files(__name__) / language
    if not (folder / game).is_dir():
        raise ValueError(f"There are no texts for the game {game!r}.")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((folder / "app.ftl").read_text("utf-8")))
    for file in (folder / game).iterdir():
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text("utf-8")))
    for source in plugged_in(language, game):
        made.add_resource(FluentResource(source))
    return made


@cache
def _pages(language: str) -> FluentBundle:
    """What the browser says of tables."""
    made = FluentBundle([language], use_isolating=False)
    lobby = files(__name__) / language / "web" / "lobby.ftl"
    made.add_resource(FluentResource(lobby.read_text("utf-8")))
    return made


@cache
def source(language: str, game: str) -> str:
    """The texts of the browser and of the game, still in Fluent: a browser renders them itself.

    What bots say of their moves is left out: they say it to those who study them.
    """
    folders = (files(__name__) / language / name for name in ("web", game))
    named = (file for each in folders for file in sorted(each.iterdir(), key=lambda f: f.name))
    parts = (file for file in named if file.name.endswith(".ftl") and file.name != "bots.ftl")
    own = [file.read_text("utf-8") for file in parts]
    return "\n".join([*own, *plugged_in(language, game)])


def plugged_in(language: str, game: str) -> list[str]:
    """What other packages have to say about a game (entry point `standoff.texts`, named after it).

    They have a file for each language, such as es.ftl; where one is missing, en.ftl is taken.
    """
    found = []
    for point in entry_points(group=PLUGGED_IN, name=game):
        folder = files(point.value)
        own, common = folder / f"{language}.ftl", folder / f"{FALLBACK}.ftl"
        found.append((own if own.is_file() else common).read_text("utf-8"))
    return found
