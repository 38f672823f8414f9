"""What the gunslinger answers when others act, and at the small questions of its turn."""

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask


def test_it_plays_a_missed_at_low_life(answer: Ask) -> None:
    t = Table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    assert answer(t) == "play:missed-2S"


def test_it_tries_the_barrel_first(answer: Ask) -> None:
    t = Table(
        sheriff(hand="bang-7D"), outlaw("jourdonnais", hand="missed-2S"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert answer(t) == "check=jourdonnais"


def test_one_missed_is_not_wasted_on_slab_the_killer(answer: Ask) -> None:
    """He needs two."""
    t = Table(
        sheriff("slab_the_killer", hand="bang-7D"), outlaw(hand="missed-2S"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert answer(t) == "take-it"


def test_two_missed_are(answer: Ask) -> None:
    t = Table(
        sheriff("slab_the_killer", hand="bang-7D"),
        outlaw(hand="missed-2S missed-3S", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert {answer(t), answer(t)} == {"play:missed-2S", "play:missed-3S"}


def test_it_saves_itself_with_a_beer(answer: Ask) -> None:
    t = Table(sheriff(hand="bang-7D"), outlaw(hand="beer-6H", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    assert answer(t) == "take-it"
    assert answer(t) == "play:beer-6H"
    assert t.life(1) == 1


def test_it_saves_itself_with_an_ability(answer: Ask) -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw("sid_ketchum", hand="panic duel", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    for _ in range(4):
        if not t.match.over and t.decision.seat == 1:
            answer(t)
    assert t.life(1) == 1


def test_what_cannot_save_it_is_not_tried(answer: Ask) -> None:
    t = Table(
        outlaw(hand="beer", in_play="dynamite", life=2), sheriff(), outlaw(), renegade(),
        deck="5S", step="start",
    )  # fmt: skip
    assert t.decision.prompt.id == "ask-dying"
    assert answer(t) == "give-up"


def test_it_answers_the_indians(answer: Ask) -> None:
    t = Table(sheriff(hand="indians"), outlaw(hand="bang-7D", life=2), outlaw(), renegade())
    t.play("indians")
    assert answer(t) == "discard:bang-7D"


def test_in_phase_3_it_keeps_missed_and_beer(answer: Ask) -> None:
    t = Table(
        outlaw(hand="missed-2S beer-6H bang-7D duel-QD mustang-8H", in_play="mustang", life=2),
        sheriff("paul_regret"),
        outlaw(),
        renegade(),
        step="discard",
    )
    for _ in range(3):
        answer(t)
    assert t.hand(0) == ["missed-2S", "beer-6H"]


@pytest.mark.parametrize(
    ("deck", "kept"),
    [
        ("beer-6H dynamite missed-2S", {"beer-6H", "missed-2S"}),
        ("wells_fargo mustang-8H bang-7D", {"wells_fargo-3H", "mustang-8H"}),
    ],
)
def test_kit_carlson_keeps_what_is_worth_most(answer: Ask, deck: str, kept: set[str]) -> None:
    t = Table(
        outlaw("kit_carlson"), sheriff("paul_regret"), outlaw(), renegade(), deck=deck, step="draw"
    )
    answer(t)
    answer(t)
    assert set(t.hand(0)) == kept


def test_jesse_jones_draws_from_an_enemy(answer: Ask) -> None:
    t = Table(
        deputy("jesse_jones"),
        sheriff(hand="bang bang bang"),
        outlaw(hand="bang"),
        outlaw(out=True),
        renegade(out=True),
        step="draw",
    )
    assert answer(t) == "draw-hand@2"


@pytest.mark.parametrize(("top", "key"), [("beer-6H", "draw-pile:beer-6H"), ("dynamite", "draw")])
def test_pedro_ramirez_takes_what_is_worth_it(answer: Ask, top: str, key: str) -> None:
    t = Table(outlaw("pedro_ramirez"), sheriff(), outlaw(), renegade(), pile=top, step="draw")
    assert answer(t) == key


@pytest.mark.parametrize(
    ("in_play", "deck", "key"),
    [
        ("jail", "5S 6H", "flip:beer-6H"),
        ("dynamite", "5S KS", "flip:barrel-KS"),
    ],
)
def test_lucky_duke_picks_the_better_flip(answer: Ask, in_play: str, deck: str, key: str) -> None:
    t = Table(
        outlaw("lucky_duke", in_play=in_play),
        sheriff(),
        outlaw(),
        renegade(),
        deck=deck,
        step="start",
    )
    assert t.decision.prompt.id == "ask-flip"
    assert answer(t) == key


def test_in_a_store_it_takes_what_is_worth_most(answer: Ask) -> None:
    t = Table(
        outlaw(hand="general_store", life=2),
        sheriff(),
        outlaw(),
        renegade(),
        deck="dynamite beer-6H bang-7D duel",
    )
    t.play("general_store")
    assert answer(t) == "take:beer-6H"
