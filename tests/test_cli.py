"""The command line, as a person types it."""

import re

import pytest
from typer.testing import CliRunner

import standoff
from standoff.cli import app, locale_language

runner = CliRunner(env={"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"})


def test_simulate_prints_who_won_how_often() -> None:
    done = runner.invoke(app, ["simulate", "--games", "30", "--seed", "1", "--lang", "en"])
    assert done.exit_code == 0, done.output
    table = {row[0]: row[1:3] for row in re.findall(r"│ (\w+) +│ +(\d+) │ +(\d+) │", done.output)}
    assert {role: dealt for role, (dealt, won) in table.items()} == {
        "Sheriff": "30",
        "Deputy": "30",
        "Outlaw": "60",
        "Renegade": "30",
    }
    law, outlaws, renegade = (int(table[role][1]) for role in ("Sheriff", "Outlaw", "Renegade"))
    assert law == int(table["Deputy"][1])
    assert law + outlaws // 2 + renegade == 30


def test_the_same_seed_gives_the_same_games() -> None:
    runs = [runner.invoke(app, ["simulate", "--games", "20", "--seed", seed]) for seed in "112"]
    tables = [run.output.rsplit("\n", 2)[0] for run in runs]
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--players", "3"], "The game is for 4 to 7 players, not 3."),
        (["--games", "0"], "greater than or equal to 1"),
        (["--bot", "deep_blue"], "There is no bot 'deep_blue'. There are: random."),
        (["--lang", "fr"], "There is no language 'fr'. There are: en, es, it."),
        (["--seed", "x"], "should be a valid integer"),
    ],
)
def test_bad_arguments_get_a_sentence_and_code_2(wrong: list[str], sentence: str) -> None:
    done = runner.invoke(app, ["simulate", *wrong])
    assert done.exit_code == 2
    assert sentence in " ".join(done.output.replace("│", " ").split())


def test_the_version() -> None:
    done = runner.invoke(app, ["--version"])
    assert (done.exit_code, done.output) == (0, f"standoff {standoff.__version__}\n")


def test_a_whole_match_in_the_terminal() -> None:
    """Always the first option; nonsense is asked again."""
    args = ["play", "--players", "4", "--seed", "2", "--name", "Ana", "--lang", "es"]
    done = runner.invoke(app, args, input="nonsense\n0\n" + "1\n" * 400)
    assert done.exit_code == 0, done.output
    assert done.output.count("Escribe uno de los números de la lista.") == 2
    assert "Empieza el turno de Ana." in done.output
    assert re.search(r"^Gana", done.output, re.MULTILINE)
    assert done.output.endswith("Semilla: 2\n")


def test_the_end_of_the_input_leaves_the_match() -> None:
    done = runner.invoke(app, ["play", "--seed", "2"], input="1\n")
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("name", "language"), [("es_ES.UTF-8", "es"), ("it_IT", "it"), ("fr_FR", "en"), ("C", "en")]
)
def test_the_language_is_that_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", name)
    assert locale_language() == language
