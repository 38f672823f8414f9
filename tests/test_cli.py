"""The command line, as a person types it."""

import csv
import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import standoff
from standoff.bots import RandomBot, best
from standoff.cli import app
from standoff.extras import help_language, locale_language
from standoff.games import GAMES
from standoff.games.bang import RULES
from standoff.lab.simulate import play
from standoff.texts import LANGUAGES, Texts

pytestmark = pytest.mark.once

runner = CliRunner(env={"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})


def run(*args: str | Path, typed: str = "", code: int = 0) -> str:
    """Run a command; gives what it printed, the frames of error messages taken off."""
    done = runner.invoke(app, [str(arg) for arg in args], input=typed)
    assert done.exit_code == code, (done.output, done.exception)
    return done.output if code == 0 else " ".join(done.output.replace("│", " ").split())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished match."""
    match = standoff.new("bang", players=4, seed="film")
    play(match, [RandomBot(f"film-{seat}") for seat in range(4)])
    path = tmp_path / "film.json"
    path.write_bytes(standoff.encode(match.record()))
    return path


# standoff


@pytest.mark.parametrize(("compiled", "word"), [(True, "compiled"), (False, "interpreted")])
def test_the_version_and_the_engine(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, word: str
) -> None:
    monkeypatch.setattr(standoff, "COMPILED", compiled, raising=False)
    assert run("--version") == f"standoff {standoff.__version__} ({word})\n"


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "cards"])
def test_every_command_has_help(command: str) -> None:
    assert "--lang" in run(command, "--help")
    assert command in run("--help")


@pytest.mark.parametrize(
    ("name", "language"), [("es_ES.UTF-8", "es"), ("it_IT", "it"), ("fr_FR", "en"), ("C", "en")]
)
def test_the_language_is_that_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", name)
    assert locale_language() == language
    assert help_language(["play", "--help"]) == language


@pytest.mark.parametrize("args", [["play", "--lang", "it", "--help"], ["play", "--lang=it"]])
def test_the_help_is_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES")
    assert help_language(args) == "it"


# standoff play


def test_a_whole_match_in_the_terminal() -> None:
    """Numbers from 9 down to 1, over and over; what cannot be chosen is asked again."""
    args = ["play", "--terminal", "--players", "4", "--seed", "2", "--name", "Ana", "--lang", "es"]
    printed = run(
        *args, "--bot", "random", typed="nonsense\n" + "9\n8\n7\n6\n5\n4\n3\n2\n1\n" * 300
    )
    assert "Esa orden no existe." in printed
    assert "Ese número no se puede elegir ahora." in printed
    assert "Empieza el turno de Ana." in printed
    assert re.search(r"^Ganadores: .*\.$", printed, re.MULTILINE)
    assert "Semilla: 2\n" in printed
    assert "Para guardar la partida, escribe: save ARCHIVO. Intro para salir." in printed


def test_the_end_of_the_input_leaves_the_match() -> None:
    assert "Seed: 2" in run("play", "--seed", "2", "--lang", "en", typed="1\n")


def test_saving_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    args = ["--players", "4", "--variant", "first_game", "--seed", "5", "--lang", "en"]
    left = run("play", *args, "--bot", "random", typed=f"save {path}\nq\n")
    assert "--seed 5 --variant first_game" in left
    kept = standoff.replay(path.read_bytes())
    assert kept.setup.variants == ("first_game",)
    printed = run("play", "--resume", path, "--lang", "en", typed="q\n")
    table = re.search(r"─+ Turn.*?\n\n", printed, re.DOTALL)
    assert table is not None
    assert table.group() in left


# standoff simulate

RANDOM = ("--bot", "random")


def test_simulate_plays_the_best_bots_unless_told_otherwise(tmp_path: Path) -> None:
    """Who wins among random players says nothing about a game."""
    for game in GAMES:
        run("simulate", "--game", game, "--games", "1", "--out", tmp_path / f"{game}.csv")
        with (tmp_path / f"{game}.csv").open() as file:
            assert {row["bot"] for row in csv.DictReader(file)} == {best(game)}


def test_simulate_prints_who_won_how_often() -> None:
    printed = run("simulate", *RANDOM, "--games", "30", "--seed", "1", "--lang", "en")
    rows = re.findall(r"^ (\w+) +(\d+) +(\d+) +", printed, re.MULTILINE)
    table = {role: (dealt, won) for role, dealt, won in rows}
    assert {role: dealt for role, (dealt, won) in table.items() if role in ROLES} == ROLES
    law, outlaws, renegade = (int(table[role][1]) for role in ("Sheriff", "Outlaw", "Renegade"))
    assert law == int(table["Deputy"][1])
    assert law + outlaws // 2 + renegade == 30
    for character in RULES.sets[0].characters:
        assert Texts("en").kind(character.id) in printed


ROLES = {"Sheriff": "30", "Deputy": "30", "Outlaw": "60", "Renegade": "30"}


def test_simulate_tells_the_sets_of_the_characters_if_there_are_several() -> None:
    eight = ("--players", "8", "--set", "dodge_city", *RANDOM)
    printed = run("simulate", "--games", "40", *eight, "--lang=en")
    assert re.search(r"^ Molly Stark +dodge_city +\d+ ", printed, re.MULTILINE)
    assert re.search(r"^ Willy the Kid +base +\d+ ", printed, re.MULTILINE)
    by_set = dict(re.findall(r"^ (base|dodge_city) +(\d+) ", printed, re.MULTILINE))
    assert sum(map(int, by_set.values())) == 320
    assert " Set " not in run("simulate", "--games", "3", "--lang", "en")


def test_the_same_seed_gives_the_same_games() -> None:
    runs = [run("simulate", *RANDOM, "--games", "20", "--seed", seed) for seed in "112"]
    tables = [printed.rsplit("\n", 2)[0] for printed in runs]
    assert tables[0] == tables[1] != tables[2]


def test_the_same_result_and_file_for_any_number_of_workers(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "two.parquet"]
    printed = [
        run("simulate", *RANDOM, "--games", "30", "--workers", workers, "--out", file)
        for workers, file in zip("12", files, strict=True)
    ]
    assert printed[0].rsplit("\n", 2)[0] == printed[1].rsplit("\n", 2)[0]
    assert files[0].read_bytes() == files[1].read_bytes()


def test_several_bots() -> None:
    printed = run("simulate", "--games", "2", "--bot", "random", "--bot", "gunslinger")
    assert re.search(r"^ gunslinger +4 ", printed, re.MULTILINE)
    assert re.search(r"^ random +6 ", printed, re.MULTILINE)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--players", "9"], "The game is for 4 to 7 players."),
        (["--players", "9", "--lang", "es"], "El juego es de 4 a 7 jugadores."),
        (["--players", "3", "--lang", "it"], "Per 3 giocatori aggiungi Dodge City."),
        (["--games", "0"], "greater than or equal to 1"),
        (["--workers", "0"], "greater than or equal to 1"),
        (["--bot", "deep_blue"], "There is no bot 'deep_blue'. There are: gunslinger, marshal,"),
        (["--game", "chess"], "There is no game 'chess'. There are: bang"),
        (["--variant", "chess"], "chess"),
        (["--lang", "fr"], "There is no language 'fr'. There are: en, es, it."),
        (["--seed", "x"], "should be a valid integer"),
        (["--out", "a.xlsx"], "end in .parquet, .csv, .json, not to a.xlsx."),
        (["--out", "/nowhere/a.csv"], "/nowhere/a.csv cannot be written: No such file"),
    ],
)
def test_bad_arguments_get_a_sentence_and_code_2(wrong: list[str], sentence: str) -> None:
    assert sentence in run("simulate", *wrong, code=2)


def test_without_polars_there_is_no_parquet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    sentence = run("simulate", "--out", tmp_path / "a.parquet", code=2)
    assert 'pip install "standoff[lab]"' in sentence
    assert list(tmp_path.iterdir()) == []


# standoff replay


def test_replay_prints_the_match_if_nobody_types(record: Path) -> None:
    printed = run("replay", record, "--lang", "en")
    assert printed == run("replay", record, "--print", "--lang", "en")
    assert "gets the role of Renegade" in printed
    assert printed.endswith("Seed: film\n")
    assert "gets a secret role" in run("replay", record, "--seat", "2", "--lang", "en")


def test_replay_steps_on_a_terminal(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("standoff.cli._typed_by_a_person", lambda: True)
    printed = run("replay", record, "--lang", "en", typed="\n\nb\ns 1\nq\n")
    assert re.findall(r"^Decision (\d+) of", printed, re.MULTILINE) == ["0", "1", "2", "1", "1"]


def test_replay_of_what_is_no_record(record: Path, tmp_path: Path) -> None:
    for content, sentence in (
        (b"", "This is not a record of a match"),
        (b"\xff\xfe\x00", "This is not a record of a match"),
        (b'{"hello": "\xff"}', "This is not a record of a match"),
        (record.read_bytes().replace(b'"film"', b'"\xff"'), "can't decode byte 0xff"),
        (b'{"hello": 1}', "This is not a record of a match"),
        (record.read_bytes()[:-20], "This is not a record of a match"),
        (record.read_bytes().replace(b'"format":2', b'"format":9'), "has format 9"),
        (record.read_bytes().replace(b'"bang"', b'"chess"'), "There is no game 'chess'."),
        (record.read_bytes().replace(b'"players":4', b'"players":40'), "4 to 7 players, not 40."),
        (record.read_bytes().replace(b'"film"', b'"other"'), "does not fit"),
    ):
        broken = tmp_path / "broken.json"
        broken.write_bytes(content)
        assert sentence in run("replay", broken, "--lang", "en", code=2), content
        assert sentence in run("play", "--resume", broken, "--lang", "en", code=2), content
    assert "cannot be read: No such file" in run("replay", tmp_path / "none", code=2)
    assert "cannot be read: Is a directory" in run("replay", tmp_path, code=2)
    assert "There is no player '5'." in run("replay", record, "--seat", "5", code=2)


# standoff cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_complete(language: str) -> None:
    texts = Texts(language)
    printed = run("cards", "--lang", language)
    for part in RULES.sets:
        for source in (*part.kinds, *part.characters):
            assert texts.kind(source.id) in printed
            assert texts.text(source.id)[:12] in printed
    copies = re.findall(r"(\d+): \w+[♣♦♥♠]", printed)
    signs = sum(len(kind.signs) for part in RULES.sets for kind in part.kinds)
    assert sum(map(int, copies)) == signs  # reprints are copies of what is listed


def test_the_catalogue_by_word_and_set() -> None:
    printed = run("cards", "barrel", "--set", "base", "--lang", "en")
    assert "Barrel" in printed
    assert "2: Q♠ K♠" in printed
    assert "Stagecoach" not in printed
    assert "There is no set 'moon'. There are: base, " in run("cards", "--set", "moon", code=2)
    assert 'has "xyzzy" in its name or text.' in run("cards", "xyzzy", code=2)
    assert "neither cards nor characters" in run("cards", "--set", "shadow_gunslingers")


# Every game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_in_the_terminal(game: str, language: str) -> None:
    """Numbers from 9 down to 1, over and over, until there is a winner."""
    args = ["play", "--terminal", "--game", game, "--players", "4", "--seed", "5"]
    numbers = "9\n8\n7\n6\n5\n4\n3\n2\n1\n"
    printed = run(*args, "--bot", "random", "--lang", language, typed=numbers * 400)
    texts = Texts(language, game)
    assert texts.app("winners", names="x").partition("x")[0] in printed
    assert f"--game {game}" in printed or game == "bang"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated(game: str) -> None:
    playable = GAMES[game].playable()
    most = str(playable.players[-1])
    needed = [f"--set={part}" for part in playable.needs.get(playable.players[-1], ())[:1]]
    printed = run("simulate", "--game", game, "--games", "3", "--players", most, *needed)
    roles = [Texts("en", game).role(id) for id in GAMES[game].catalog().roles]
    assert all(re.search(rf"^ {role} +\d", printed, re.MULTILINE) for role in roles)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_replayed(game: str, tmp_path: Path) -> None:
    match = standoff.new(game, players=4, seed="film")
    play(match, [RandomBot(f"film-{seat}") for seat in range(4)])
    path = tmp_path / "film.json"
    path.write_bytes(standoff.encode(match.record()))
    printed = run("replay", path, "--print")
    assert match.result is not None
    names = [f"Player {seat}" for seat in range(1, 5)]
    assert Texts("en", game).say(match.result.ending, names) in " ".join(printed.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_lists_what_lies_in_its_box(game: str, language: str) -> None:
    printed = run("cards", "--game", game, "--lang", language)
    texts = Texts(language, game)
    for part in GAMES[game].catalog().sets:
        ids = [*part.faces, *(card.id for card in part.cards), *(c.id for c in part.characters)]
        for id in ids:
            assert texts.kind(id).split()[0] in printed, id


def test_a_bot_of_another_game_is_refused() -> None:
    refused = run("simulate", "--game", "dice", "--bot", "gunslinger", code=2)
    assert "There is no bot 'gunslinger'. There are: " in refused
