"""The report of the laboratory: what is counted, the page, and games that are kept."""

import re
from pathlib import Path

import polars
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.cli_progress import Advance
from standoff.games import GAMES
from standoff.kernel.event import Event
from standoff.lab.cards import COLUMNS, Deeds, deeds
from standoff.lab.findings import Estimate, Findings, Mean
from standoff.lab.page import Page
from standoff.lab.shelf import OtherGames, Shelf
from standoff.lab.simulate import Plan, play, watch_game, witness
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from standoff.texts import LANGUAGES, Texts
from tests.test_cli import run

pytestmark = pytest.mark.once

PLAN = Plan("bang", 5, ("random",), seed=3)


def findings(plan: Plan = PLAN, games: int = 60) -> Findings:
    found = Findings()
    for game in witness(plan, range(games)):
        found.add(game)
    return found


def told(table: Table, since: int) -> dict[str, dict[str, int]]:
    """What each card did since that event, without what is 0."""
    game = table.match.game
    return {
        each.card: {name: getattr(each, name) for name in COLUMNS if getattr(each, name)}
        for each in deeds(game, 0, game.events[since:])
    }


def test_damage_healing_and_answers_are_counted_for_the_card_that_did_it() -> None:
    t = Table(
        sheriff(hand="bang-7D beer", life=3),
        outlaw(hand="missed"),
        outlaw(),
        renegade(hand="bang-2C"),
    )
    since = len(t.match.game.events)
    t.play("bang", at=1)
    t.play("missed")
    t.play("beer")
    assert told(t, since) == {
        "bang": {"played": 1},
        "missed": {"played": 1},
        "beer": {"played": 1, "healing": 1},
    }


def test_a_card_is_wasted_that_was_never_in_play() -> None:
    match = standoff.new("bang", players=4, seed=1)
    events = [
        Event("drew", seat=0, card=0),
        Event("drew", seat=0, card=1),
        Event("played", seat=0, card=0),
        Event("placed", seat=0, card=0),
        Event("discarded", seat=0, card=0),
        Event("discarded", seat=0, card=1),
    ]
    name = match.game.card_name(0).partition("-")[0]
    assert deeds(match.game, 7, events) == [Deeds(7, 4, name, 2, 1, 0, 1, 0, 0)]


@pytest.mark.parametrize(
    ("game", "card"), [("bang", "bang"), ("dice", "bullseye_1"), ("samurai", "battle_cry")]
)
def test_all_that_was_lost_and_regained_in_a_game_is_counted(game: str, card: str) -> None:
    plan = Plan(game, 5, ("random",), seed=1)
    found = findings(plan, 10)
    lost = 0
    for number in range(10):
        match = standoff.new(game, players=5, seed=f"1-{number}", auto=True, checkpoints=False)
        play(match, [RandomBot(f"1-{number}-{seat}") for seat in range(5)])
        lost += sum(
            event.number
            for event in match.game.events
            if event.id in ("lost-life", "lost-life-to", "wounded-by")
        )
    assert sum(found.a_game(each, "damage").value for each in found.cards()) * 10 == (
        pytest.approx(lost)
    )
    assert found.a_game(card, "damage").value > 0


def test_a_role_is_counted_once_a_game() -> None:
    found = findings()
    games, won, share = found.roles(5)["outlaw"]
    assert games == 60
    assert share.low < won / 60 == share.value < share.high
    wins = {role: won for role, (_, won, _) in found.roles(5).items()}
    assert wins["sheriff"] + wins["outlaw"] + wins["renegade"] == 60
    assert wins["deputy"] == wins["sheriff"]


def test_effects_are_measured_against_the_same_role() -> None:
    """Over all characters they cancel out; the one who begins is always the Sheriff."""
    found = findings()
    for by in ("character", "place"):
        more = [found.effect(by, name).value * found.seats(by, name)[0] for name in found.names(by)]
        assert sum(more) == pytest.approx(0)
    assert found.effect("place", "0") == Estimate(0.0, 0.0, 0.0)
    assert found.first_turn(5).value == pytest.approx(
        found.effect("place", "1").value - found.effect("place", "4").value
    )


def test_the_interval_of_a_mean() -> None:
    mean = Mean()
    for number in (1, 2, 3, 4, 5):
        mean.add(number)
    assert mean.over(5) == pytest.approx((3, 3 - 1.386, 3 + 1.386), abs=1e-3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_needs_nothing_else(game: str, language: str) -> None:
    plan = Plan(game, 5, ("random",), seed=1)
    page = Page(findings(plan, 8), [plan], 8, Texts(language, game)).html()
    assert f'<html lang="{language}">' in page
    assert not re.search(r"(src|href)=\"(?!#)|https?:|@import|url\(", page)
    assert page.count("<section") == page.count("</section>") == 5
    assert page.count("<svg") >= 4
    assert Texts(language, game).app("lab-first-out", value="", low="", high="")[:9] in page or (
        game == "samurai"
    )


def test_the_command_repeats_the_page_and_goes_on(tmp_path: Path) -> None:
    """Interrupted or not, alone or with several workers: the same page."""
    args = ["lab", "report", "--players", "4", "--players", "5", "--bot", "random", "--lang", "en"]
    at_once, in_parts = tmp_path / "a", tmp_path / "b"
    assert "report.html is written" in run(*args, "--games", "12", "--out", at_once)
    run(*args, "--games", "5", "--out", in_parts)
    said = run(*args, "--games", "12", "--out", in_parts, "--workers", "2")
    assert "10 games are in" in said
    pages = [(folder / "report.html").read_text() for folder in (at_once, in_parts)]
    assert pages[0] == pages[1]
    assert "--players 4 --players 5 --bot random --games 12 --seed 0" in pages[0]
    seats = polars.read_parquet(in_parts / "seats")
    assert seats.height == 12 * 4 + 12 * 5
    cards = polars.read_parquet(in_parts / "cards")
    assert set(cards["game"]) == set(range(12))


def test_an_interrupted_run_keeps_what_was_played(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, [PLAN])
    played = shelf.games(5, range(1000))
    first = [next(played) for _ in range(3)]
    played.close()
    again = Shelf(tmp_path, [PLAN])
    assert again.kept(5) == 3
    assert list(again.games(5, range(2))) == first[:2]
    assert list(again.games(5, range(1, 4))) == [*first[1:], watch_game(PLAN, 3)]


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, [PLAN])
    list(shelf.games(5, range(2)))
    with pytest.raises(OtherGames):
        Shelf(tmp_path, [PLAN._replace(seed=4)])
    path = next((tmp_path / "seats").iterdir())
    frame = polars.read_parquet(path)
    frame.with_columns(turns=polars.col("turns") + 1).write_parquet(path)
    with pytest.raises(OtherGames):
        Shelf(tmp_path, [PLAN])
    path.write_bytes(b"no Parquet")
    with pytest.raises(OtherGames):
        Shelf(tmp_path, [PLAN])


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--players", "5", "--players", "5"), "5 players: that is said twice."),
        (("--players", "12"), "players"),
        (("--bot", "nobody"), "There is no bot 'nobody'."),
        (("--set", "nothing"), "nothing"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    said = run("lab", "report", *args, "--lang", "en", "--out", tmp_path / "r", code=2)
    assert sentence in said
    assert not (tmp_path / "r").exists()


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    args = ("lab", "report", "--bot", "random", "--games", "1", "--lang", "en", "--out", tmp_path)
    run(*args)
    assert "holds games of another plan" in run(*args, "--seed", "9", code=2)


def test_who_interrupts_is_told_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = ("lab", "report", "--bot", "random", "--games", "9", "--lang", "en", "--out", tmp_path)
    counted: list[bool] = []

    def interrupted(advance: Advance, fresh: bool = True) -> None:
        counted.append(fresh)
        if len(counted) == 4:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Advance, "one_more", interrupted)
        assert "4 games are kept in" in run(*args, code=130)
    assert not (tmp_path / "report.html").exists()
    assert "4 games are in" in run(*args)


def test_where_there_is_no_terminal_lines_say_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was there already does not count for the estimate."""
    now = iter([0.0, 0.0, 1.0, 2.0, 60.0])
    monkeypatch.setattr("standoff.cli_progress.time.monotonic", lambda: next(now))
    with Advance(10, Texts("en")) as advance:
        advance.one_more(fresh=False)
        advance.one_more(fresh=False)
        advance.one_more()
    assert capsys.readouterr().err == "3 of 10 games; about 7.0 minutes left.\n"
