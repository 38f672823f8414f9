"""The gunslinger in the Valley of Shadows: whom it saves, what it avoids and drinks."""

from standoff.bots import Gunslinger
from standoff.games.bang import RULES
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.lab.simulate import play
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

VALLEY = ["valley_of_shadows"]


def test_a_duel_is_escaped(answer: Ask) -> None:
    t = Table(
        outlaw(hand="duel-QD"), sheriff(hand="escape", life=1), outlaw(), renegade(), sets=VALLEY
    )
    t.play("duel", at=1)
    assert answer(t) == "play:escape-3H"


def test_the_sheriff_is_saved_by_the_deputy(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff(life=1),
        outlaw(),
        renegade(),
        deputy(hand="saved"),
        sets=VALLEY,
        pile="escape",
    )
    t.play("bang", at=1)
    assert answer(t) == "play:saved-5H"


def test_the_sheriff_is_not_saved_by_an_outlaw(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff(life=1),
        outlaw(hand="saved"),
        renegade(),
        sets=VALLEY,
        pile="escape",
    )
    t.play("bang", at=1)
    assert answer(t) == "let-it"


def test_lemonade_for_the_worst_card(answer: Ask) -> None:
    t = Table(
        sheriff(hand="beer-6H", life=2),
        outlaw("lemonade_jim", hand="jail-JS missed-2S", life=1),
        outlaw(),
        renegade(),
        sets=VALLEY,
        pile="escape saved",
    )
    t.play("beer")
    assert answer(t).startswith("discard:")


def test_whole_games() -> None:
    match = Match.new(RULES, Setup("bang", 5, "valley", ("valley_of_shadows",)), auto=True)
    play(match, [Gunslinger(str(seat)) for seat in range(5)])
    assert match.over
