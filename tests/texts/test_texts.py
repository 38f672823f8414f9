"""Every word is there, in every language, and every sentence of a game can be said."""

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.serializer import serialize_pattern

import standoff
from standoff import texts
from standoff.games import GAMES
from standoff.kernel import words
from standoff.server.position import NEW_RULES, STEP_AGAIN
from standoff.texts import LANGUAGES, Texts, bundle

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "standoff"
LONGEST_GIST = 40
EVERY_SET = GAMES["bang"].playable().sets[1:]
NAMES = ("Ana", "Bruno", "Carla", "Dino", "Elsa", "Fito", "Gina", "Hugo")

Said = tuple[standoff.Text, int]  # and the seat that is asked, or -1

# Words that GLOSSARY.md has another term for.
OTHER_WORDS = {
    "en": r"health|hit points?|lives|draw pile|killed|dead|died",
    "es": r"vidas|salud|muert[oe]|matar|ayudante|bandido|rango|mazo de descartes",
    "it": r"vite|salute|mort[oe]|bandito|aiutante|mazzo degli scarti",
}


def messages(language: str) -> Iterator[tuple[str, Message]]:
    """The path of each file inside its language, with each message in it."""
    folder = SOURCE / "texts" / language
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                yield str(file.relative_to(folder)), entry


def patterns(message: Message) -> dict[str, str]:
    """The source of each text of a message: its value as "", and its attributes."""
    found = {a.id.name: serialize_pattern(a.value) for a in message.attributes}
    if message.value is not None:
        found[""] = serialize_pattern(message.value)
    return found


def shape(language: str) -> dict[str, dict[str, set[str]]]:
    """For every message its texts, and for each the variables it uses."""
    return {
        f"{file}: {message.id.name}": {
            name: set(re.findall(r"\$(\w+)", source)) for name, source in patterns(message).items()
        }
        for file, message in messages(language)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_lies_in_a_box_has_name_text_and_gist(game: str, language: str) -> None:
    for part in GAMES[game].catalog().sets:
        ids = [f"card-{card.id}" for card in part.cards]
        ids += [f"character-{character.id}" for character in part.characters]
        ids += [f"face-{face}" for face in part.faces]
        for id in ids:
            message = bundle(language, game).get_message(id)
            assert message.value, id
            assert set(message.attributes) - {"then-play"} == {"text", "gist"}, id
            gist = Texts(language, game).gist(id.partition("-")[2])
            assert len(gist) <= LONGEST_GIST, gist


PARTS = [(game, part.id) for game, rules in GAMES.items() for part in rules.catalog().sets]


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_names_and_texts_are_those_of_the_rules(game: str, part: str) -> None:
    rules = tomllib.loads((ROOT / "rules" / f"{part}.toml").read_text("utf-8"))
    for what in ("card", "wagon", "locomotive", "station", "die_face", "character", "role"):
        for entry in rules.get(what, ()):
            if "extends" in entry or "names" not in entry:
                continue
            for language in LANGUAGES:
                own = Texts(language, game)
                name = own.role if what == "role" else own.kind
                stars = " " + "★" * entry["stars"] if "stars" in entry else ""
                assert name(entry["id"]) == entry["names"][language] + stars
            if "text" in entry:
                assert Texts("en", game).text(entry["id"]) == entry["text"]
                assert Texts("es", game).text(entry["id"]) == entry["text_es"]


def calls(tree: ast.AST, name: str) -> Iterator[Any]:
    """The strings a call of that name can have as its first argument."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if name == (called or getattr(node.func, "id", "")):
                first = node.args[0]
                either = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                yield from (e.value for e in either if isinstance(e, ast.Constant))


@pytest.mark.parametrize("game", GAMES)
def test_every_id_in_the_source_has_a_text(game: str) -> None:
    """Ids put together at run time are left to the random games."""
    ids: set[str] = set()
    verbs: set[str] = set()
    for file in sorted((SOURCE / "games" / game).rglob("*.py")):
        source = file.read_text("utf-8")
        tree = ast.parse(source)
        ids.update(calls(tree, "Say"))
        ids.update(f"event-{id}" for id in calls(tree, "Event"))
        verbs.update(calls(tree, "Choice"))
    for kind in ("ask-", "why-", "warn-", "event-"):
        assert any(id.startswith(kind) for id in ids)  # all kinds were found
    for language in LANGUAGES:
        own = (message for file, message in messages(language) if file.startswith(f"{game}/"))
        there = {message.id.name for message in own}
        assert ids <= there, language
        for verb in verbs:
            options = re.compile(rf"option-{verb}(-as)?(-at)?(-card|-hand)?")
            assert any(options.fullmatch(id) for id in there), f"{language}: {verb}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "file"),
    [("bang", "roles.py"), ("dice", "roles.py"), ("samurai", "samurai/ending.py")],
)
def test_every_ending_has_a_text(game: str, file: str, language: str) -> None:
    source = (SOURCE / "games" / file).read_text("utf-8")
    for ending in re.findall(r'"(ending-[a-z-]+)"', source):
        own = Texts(language, game)
        assert own.say(standoff.Text(ending), ()) == own.say(standoff.Text(f"event-{ending}"), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    ids = [(Path(file).parent, message.id.name) for file, message in messages(language)]
    assert len(ids) == len(set(ids))
    assert shape(language) == shape("en")


NOT_DEALT: list[dict[str, Any]] = [
    {"game": "chess", "players": 4},
    {"game": "bang", "players": 9},
    {"game": "bang", "players": 8},
    {"game": "bang", "players": 5, "sets": ["moon"]},
    {"game": "bang", "players": 5, "variants": ["sleepy"]},
    {"game": "bang", "players": 5, "variants": ["first_game", "dynamite_variant"]},
    {"game": "bang", "players": 3, "sets": ["dodge_city"], "variants": ["shadow_gunslingers"]},
    {"game": "bang", "players": 5, "noise": 3},
    {"game": "bang", "players": 5, "sets": ["high_noon"], "events": 13},
    {"game": "bang", "players": 5, "sets": ["high_noon", "fistful_of_cards"], "events": 99},
    {"game": "dice", "players": 2},
    {"game": "dice", "players": 4, "sets": ["moon"]},
    {"game": "samurai", "players": 9},
    {"game": "samurai", "players": 4, "variants": ["sleepy"]},
]


@pytest.mark.parametrize("wanted", NOT_DEALT, ids=str)
def test_why_no_match_is_dealt_can_be_said_in_every_language(wanted: dict[str, Any]) -> None:
    with pytest.raises(standoff.SetupError) as error:
        standoff.new(**wanted)
    text = error.value.text
    assert text is not None
    assert shape("en")[f"web/lobby.ftl: web-{text.id}"] == {"": set(text.args)}


def test_questions_say_what_the_others_read() -> None:
    for id, parts in shape("en").items():
        if ": ask-" in id:
            assert "seat" in parts["waiting"], id
            assert "seat" not in parts[""], id


# What an event is called for whoever reads it, by what they are in it.
READERS = {"seat": "you", "target": "to-you", "owner": "to-you", "by": "by-you"}


def test_events_speak_to_whoever_they_are_about() -> None:
    """Every language has the same texts, so that one of them will do."""
    for id, parts in shape("en").items():
        if ": event-" not in id:
            continue
        plain = {name for name in parts if not name.startswith((*READERS.values(), "yourself"))}
        for name in plain:
            for argument in parts[name] & set(READERS):
                speaking = f"{READERS[argument]}{'-' if name else ''}{name}"
                assert speaking in parts, f"{id} has no .{speaking}"
                assert argument not in parts[speaking], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_term_for_one_concept(language: str) -> None:
    for _, message in messages(language):
        for name, source in patterns(message).items():
            if not name and message.id.name.startswith(("card-", "face-", "character-")):
                continue  # names are as printed
            assert not re.search(rf"\b({OTHER_WORDS[language]})\b", source), source


def test_arguments_are_named_as_in_the_kernel() -> None:
    for name in ("SEATS", "CARDS", "KINDS", "SEVERAL", "ROLES"):
        assert getattr(texts, name) == getattr(words, name)


def said_in(match: standoff.Match, chance: random.Random) -> Iterator[Said]:
    """Play at random, and give all that is said."""
    while not match.over:
        decision = match.decision
        seat = decision.seat
        yield decision.prompt, seat
        offers = [(seat, option) for option in decision.options]
        offers += [(aside.seat, option) for aside in decision.asides for option in aside.options]
        for _, option in offers:
            yield option.text, -1
        for warning in match.warnings(seat).values():
            yield warning, -1
        things = match.view(seat).players[seat].hand or match.rules.catalog().sets[0].faces
        for target in (None, *range(match.setup.players)) if things else ():
            reason = match.explain(chance.choice(things), target)
            if reason is not None:
                yield reason, -1
        answering, option = chance.choice(offers)
        match.answer(option.key, answering)
    for reader in (*range(match.setup.players), standoff.SPECTATOR):
        for event in match.events_for(reader):
            yield event, -1
    assert match.result is not None
    yield match.result.ending, -1


TABLES: dict[str, list[dict[str, Any]]] = {
    "bang": [
        *({"players": 4 + number % 4} for number in range(20)),
        *({"players": 4 + number % 4, "sets": ["high_noon"]} for number in range(20)),
        *({"players": 4 + number % 4, "sets": ["fistful_of_cards"]} for number in range(20)),
        *(
            {
                "players": 4 + number % 4,
                "sets": ["high_noon", "fistful_of_cards"],
                "variants": ["dynamite_variant"],
            }
            for number in range(20)
        ),
        *({"players": 3 + number % 6, "sets": EVERY_SET} for number in range(40)),
    ],
    "dice": [{"players": 3 + number % 6} for number in range(30)],
    "samurai": [{"players": 3 + number % 5} for number in range(50)],
}


@pytest.mark.parametrize("game", TABLES)
def test_all_that_is_said_in_random_games_can_be_rendered(game: str) -> None:
    chance = random.Random(1)
    said: dict[str, Said] = {}
    for seed, table in enumerate(TABLES[game]):
        match = standoff.new(game, seed=seed, checkpoints=False, **table)
        said.update((str(each), each) for each in said_in(match, chance))
    for language in LANGUAGES:
        own = Texts(language, game)
        for text, seat in said.values():
            rendered = own.say(text, NAMES)
            if seat >= 0:
                rendered += own.waiting(text, seat, NAMES)
            assert rendered
            assert not re.search(r"[{}]|\?\?\?", rendered), rendered


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_server_tells_when_the_rules_have_changed(game: str, language: str) -> None:
    for notice in (NEW_RULES, STEP_AGAIN):
        assert Texts(language, game).say(standoff.Text(f"event-{notice}"), NAMES)


def test_the_application_speaks() -> None:
    for language in LANGUAGES:
        own = Texts(language)
        for id, parts in shape(language).items():
            if id.startswith("app.ftl"):
                assert own.app(id.removeprefix("app.ftl: app-"), **dict.fromkeys(parts[""], 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_browser_gets_its_own_words_and_those_of_the_game(game: str, language: str) -> None:
    web = {message.id.name for file, message in messages(language) if file.startswith("web/")}
    assert all(id.startswith("web-") for id in web)
    sent = [
        e for e in FluentParser().parse(texts.source(language, game)).body if isinstance(e, Message)
    ]
    ids = [message.id.name for message in sent]
    assert len(ids) == len(set(ids))
    own = {message.id.name for file, message in messages(language) if file == f"{game}/table.ftl"}
    assert web | own | {"why-not-asked"} <= set(ids)


def test_what_is_missing_is_an_error() -> None:
    own = Texts("it")
    with pytest.raises(KeyError, match="event-nonsense"):
        own.say(standoff.Text("event-nonsense"), NAMES)
    with pytest.raises(KeyError, match="card-nonsense"):
        own.card("nonsense-7D")
    with pytest.raises(ValueError, match="event-turn"):
        own.say(standoff.Text("event-turn"), NAMES)
    with pytest.raises(ValueError, match="There are: en, es, it"):
        Texts("xx")
    with pytest.raises(ValueError, match="chess"):
        Texts("en", "chess")


def test_spanish_names_are_those_of_2023() -> None:
    """B-159: the names of older editions are not used."""
    texts = Texts("es")
    assert texts.kind("vulture_sam") == "Sam «el Buitre»"
    assert texts.kind("rose_doolan") == "Rose Doolan"
    assert texts.kind("pedro_ramirez") == "Pedro Ramirez"
    assert texts.kind("slab_the_killer") == "Slab «el Asesino»"
    assert texts.kind("willy_the_kid") == "Willy «el Niño»"
