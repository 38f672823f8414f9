"""A match in the terminal: what is typed, and what is seen."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import standoff
from standoff.bots import Bot, RandomBot, View
from standoff.games.bang.data.state import Bang
from standoff.kernel.decision import Decision
from standoff.kernel.text import Text
from standoff.scenario.bang import Seat, Table, outlaw, renegade, sheriff
from standoff.terminal.play import Evening
from tests.terminal.typed import Typed

pytestmark = pytest.mark.once


def at_table(*lines: str, you: Seat) -> tuple[Typed, standoff.Match]:
    """You against three bots that do not move before you have; the lines are typed."""
    match = Table(
        you,
        outlaw("rose_doolan", hand="bang-8D", in_play="mustang"),
        outlaw("black_jack"),
        renegade("willy_the_kid", hand="missed-10C"),
    ).match
    screen = Typed(lines)
    Evening(match, [RandomBot(f"bot-{seat}") for seat in range(4)], screen).run()
    return screen, match


def test_the_screen_shows_the_table_the_hand_and_the_question() -> None:
    screen, _ = at_table(you=sheriff("bart_cassidy", hand="bang-7D missed-2S", life=3))
    assert re.search(r"▶1 +Ana +Sheriff +Bart Cassidy +●●●○○ +2", screen.printed)
    assert re.search(r" 2 +Bruno +\? +Rose Doolan +●●●● +1 +2 ✗ +Mustang", screen.printed)
    assert re.search(r" 4 +Dino +\? +Willy the Kid +●●●● +1 +1 ✓", screen.printed)
    assert re.search(r"▸ 1 +BANG! 7♦ +Shoot a player within reach +→ 4", screen.printed)
    assert re.search(r"^  2 +Missed! 2♠", screen.printed, re.MULTILINE)
    assert "▸ 3  End turn" in screen.printed
    assert max(map(len, screen.printed.partition("Seed:")[0].splitlines())) <= 80


def test_the_screen_shows_who_comes_back_and_for_whom() -> None:
    match = Table(
        sheriff("bart_cassidy"),
        outlaw("rose_doolan", out=True),
        renegade("black_jack", shadow=True, side="outlaw"),
        outlaw("suzy_lafayette", hand="beer"),
        variants=["shadow_gunslingers"],
        turn=2,
    ).match
    screen = Typed(())
    screen.print(screen.table(match.view(0)))
    assert re.search(r" 2 +Bruno +Outlaw +Rose Doolan +will return", screen.printed)
    assert re.search(r"▶3 +Carla +Renegade → Outlaw +Black Jack +a shadow +0 +1", screen.printed)


def test_the_screen_shows_both_events_and_how_people_sit() -> None:
    match = Table(
        sheriff("bart_cassidy"),
        outlaw("rose_doolan"),
        outlaw("jesse_jones"),
        renegade("black_jack"),
        sets=["high_noon", "wild_west_show"],
        event="thirst",
        show="miss_susanna",
        arrange=sits_elsewhere,
    ).match
    screen = Typed(())
    screen.print(screen.table(match.view(0)))
    assert "Event: Thirst" in screen.printed
    assert "Show: Miss Susanna (0/3)" in screen.printed
    rows = re.findall(r"^.?(\d) +(?:Ana|Bruno|Carla|Dino)", screen.printed, re.MULTILINE)
    assert rows == ["1", "4", "2", "3"]
    assert re.search(r"4 +Dino +\? +Black Jack +●●●● skips", screen.printed)


def test_nothing_is_cut_off_where_there_is_much_to_show() -> None:
    match = Table(
        sheriff("bart_cassidy", in_play="observation_car scope", nuggets=3),
        outlaw("rose_doolan"),
        outlaw("jesse_jones"),
        renegade("black_jack"),
        sets=["high_noon", "wild_west_show", "gold_rush", "great_train_robbery"],
        event="thirst",
        events="shootout",
        show="miss_susanna",
        pile="bang-7D",
    ).match
    screen = Typed((), width=70)
    screen.print(screen.table(match.view(0)))
    assert "Show: Miss Susanna (0/3)" in screen.printed
    assert "Observation" in screen.printed
    assert "…" not in screen.printed


def sits_elsewhere(game: Bang) -> None:
    """The last one has lost the seat on the right of the first, and the next turn."""
    game.swap_seats(0, 3)
    game.players[3].skips = True


def test_a_card_then_a_player() -> None:
    screen, match = at_table("1", "4", you=sheriff("bart_cassidy", hand="bang-7D"))
    assert "BANG! 7♦: on which player?" in screen.printed
    assert match.record().answers[0].key == "play:bang-7D@3"


def test_a_line_that_names_its_player_asks_no_more() -> None:
    match = Table(
        sheriff("jesse_jones"),
        outlaw("rose_doolan", hand="beer-6H"),
        outlaw("black_jack"),
        renegade("willy_the_kid"),
        step="draw",
    ).match
    screen = Typed(["2"])
    Evening(match, [RandomBot(f"bot-{seat}") for seat in range(4)], screen).run()
    assert "▸ 2  Take a random card from Bruno's hand" in screen.printed
    assert "on which player?" not in screen.printed
    assert match.record().answers[0].key == "draw-hand@1"


def test_card_player_and_what_lies_there_in_one_line() -> None:
    _, match = at_table("1 2 2", you=sheriff("bart_cassidy", hand="cat_balou-KH"))
    assert match.record().answers[0].key == "play:cat_balou-KH@1/mustang-8H"


@pytest.mark.parametrize("back", ["", "0"])
def test_going_back_sends_nothing(back: str) -> None:
    screen, match = at_table("1", "2", back, back, you=sheriff("bart_cassidy", hand="cat_balou-KH"))
    assert match.record().answers == ()
    assert screen.printed.count("Cat Balou K♥: on which player?") == 2
    assert screen.printed.count("Cat Balou K♥: which?") == 1


def test_why_not() -> None:
    hand = "bang-7D missed-2S"
    screen, match = at_table("2", "1 2", "1", "9", you=sheriff("bart_cassidy", hand=hand))
    assert "This card is only for reacting" in screen.flat
    assert "Out of reach: you see that player at distance 2" in screen.flat
    assert "You cannot play this card on yourself." in screen.flat
    assert "That number cannot be chosen now." in screen.flat
    assert match.record().answers == ()


def test_texts_of_cards_and_characters() -> None:
    screen, _ = at_table("1?", "i 2", "c 2", "i 9", "c 9", you=sheriff("bart_cassidy", hand="duel"))
    assert "Duel. Challenge another player at any distance." in screen.flat
    assert "End turn" in screen.flat
    assert "Rose Doolan. " in screen.flat
    assert "Mustang. Others count 1 more" in screen.flat
    assert screen.flat.count("That is no command. Type ? for help.") == 2


def test_an_ability_is_told_by_its_number_and_taken_back() -> None:
    sid = sheriff("sid_ketchum", hand="bang-2D jail-4H beer-6H", life=2)
    screen, match = at_table("i 5", "u", "5", "1", "u", you=sid)
    assert "Sid Ketchum. " in screen.flat
    assert "Nothing can be taken back: others have answered or seen something." in screen.flat
    assert "Type u to take back." in screen.flat
    assert match.record().answers == ()
    assert match.decision.prompt.id == "ask-main"


def test_help_and_the_log() -> None:
    screen, _ = at_table("?", "log", "log 1", "nonsense", you=sheriff("bart_cassidy", hand="duel"))
    assert re.search(r"save FILE +keep the game in a file", screen.printed)
    assert "That is no command." in screen.printed


def test_leaving_says_how_to_go_on() -> None:
    screen, match = at_table("q", "1", you=sheriff("bart_cassidy", hand="duel"))
    assert match.record().answers == ()
    assert "Seed: scenario" in screen.printed
    assert "The same deal again: standoff play --players 4 --seed scenario" in screen.printed
    assert "standoff play --resume FILE" in screen.flat


def test_saving(tmp_path: Path) -> None:
    kept, other = tmp_path / "a game.json", tmp_path / "other"
    other.write_text("mine")
    match = standoff.new("bang", players=4, seed=5)
    lines = [
        f"save {kept}",
        f"save {other}",
        f"save {kept}",
        f"save {tmp_path}/no/where",
        "save",
        "q",
    ]
    screen = Typed(lines, width=300)
    Evening(match, [RandomBot(f"{seat}") for seat in range(4)], screen).run()
    assert screen.printed.count(f"Saved in {kept}.") == 2
    assert f"There is already a file {other}: choose another name." in screen.printed
    assert "cannot be written: No such file or directory." in screen.printed
    assert f"Go on with: standoff play --resume {kept}" in screen.printed
    assert other.read_text() == "mine"
    assert standoff.replay(kept.read_bytes()).record() == match.record()


class Talker(Bot):
    """Says why."""

    def choose(self, view: View, decision: Decision) -> str:
        self.why = Text("why-yourself")
        return decision.options[-1].key


@pytest.mark.parametrize("explain", [True, False])
def test_bots_say_why_if_asked(explain: bool) -> None:
    match = standoff.new("bang", players=4, seed=5)
    screen = Typed(["q"])
    Evening(match, [Talker() for _ in range(4)], screen, explain=explain).run()
    assert ("You cannot play this card on yourself." in screen.printed) == explain


def whims(seed: str) -> Iterator[str]:
    """Anything at all, typed at random."""
    chance = random.Random(seed)
    lines = ["", "0", "u", "?", "log 3", "1?", "i 2", "c 2", "x", "1 2 1"]
    while True:
        yield chance.choice(lines) if chance.random() < 0.2 else str(chance.randint(1, 9))


@pytest.mark.parametrize(
    ("language", "players", "width"), [("en", 4, 80), ("es", 7, 80), ("it", 5, 120)]
)
def test_whole_matches_whatever_is_typed(language: str, players: int, width: int) -> None:
    for seed in range(3):
        match = standoff.new("bang", players=players, seed=seed)
        screen = Typed(whims(f"{seed}"), language, width)
        game = Evening(match, [RandomBot(f"{seed}-{seat}") for seat in range(players)], screen)
        game.run()
        assert match.over
        before = screen.printed.partition(screen.texts.app("seed", seed=str(seed)))[0]
        assert max(map(len, before.splitlines())) <= width
        assert match.result is not None
        assert screen.texts.say(match.result.ending, screen.names) in screen.flat
