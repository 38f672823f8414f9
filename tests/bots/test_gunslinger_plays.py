"""What the gunslinger plays in its own turn."""

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask


def keys(table: Table, answer: Ask, number: int = 20) -> list[str]:
    """The answers of the active player up to the end of phase 2."""
    given: list[str] = []
    while len(given) < number and table.decision.seat == table.turn():
        if table.decision.prompt.id != "ask-main":
            break
        given.append(answer(table))
        if given[-1] == "end":
            break
    return given


# Whom it shoots


def test_an_outlaw_shoots_the_sheriff_in_reach(answer: Ask) -> None:
    t = Table(outlaw(hand="bang-7D"), sheriff(), deputy(), outlaw(), renegade())
    assert answer(t) == "play:bang-7D@1"


def test_a_deputy_never_shoots_the_sheriff(answer: Ask) -> None:
    hand = "bang-7D bang-8D bang-9D duel-QD"
    t = Table(deputy(hand=hand, life=1), sheriff(life=1), outlaw(), outlaw(), renegade())
    assert all(not key.endswith("@1") for key in keys(t, answer))


def test_a_sheriff_shoots_who_shot_and_spares_who_shot_back(answer: Ask) -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(hand="bang-8D bang-9D", in_play="volcanic"),
        outlaw(),
        renegade(),
        deputy(hand="bang-10D", in_play="winchester"),
        turn=1,
        deck="missed " * 8,
    )
    t.play("bang-8D", at=0)
    t.choose("take-it")
    t.play("bang-9D", at=0)
    t.choose("take-it")
    for _ in range(3):
        t.end_turn()
    t.play("bang-10D", at=1)
    t.choose("end")
    assert answer(t) == "play:bang-7D@1"


def test_an_outlaw_spares_the_outlaw_who_is_left(answer: Ask) -> None:
    """The Sheriff is out of reach, and the neighbours are known by who is out."""
    t = Table(
        outlaw(hand="bang-7D bang-8D bang-9D", life=1),
        outlaw(),
        sheriff("paul_regret", in_play="mustang"),
        outlaw(),
        deputy(out=True),
        renegade(out=True),
    )
    assert keys(t, answer) == ["end"]


def test_it_finishes_the_game_when_it_can(answer: Ask) -> None:
    t = Table(
        outlaw(hand="bang-7D", life=1), sheriff(life=1), outlaw(), deputy(out=True), renegade()
    )
    assert answer(t) == "play:bang-7D@1"
    assert t.match.over


def test_a_renegade_wants_the_sheriff_last(answer: Ask) -> None:
    hand = "bang-7D bang-8D gatling-10H"
    t = Table(renegade(hand=hand, life=1), sheriff(life=1), outlaw(), outlaw(out=True))
    assert all(key in ("end", "play:bang-7D@2", "play:bang-8D@2") for key in keys(t, answer))


def test_a_renegade_shoots_the_sheriff_when_they_are_alone(answer: Ask) -> None:
    t = Table(renegade(hand="bang-7D"), sheriff(life=1), outlaw(out=True), outlaw(out=True))
    assert answer(t) == "play:bang-7D@1"
    assert t.match.over


def test_the_gatling_stays_in_hand_where_it_would_eliminate_the_sheriff(answer: Ask) -> None:
    t = Table(deputy(hand="gatling-10H"), sheriff(life=1), outlaw(), outlaw(), renegade())
    assert answer(t) == "end"


# Cards in play


def test_it_takes_the_longer_weapon(answer: Ask) -> None:
    t = Table(
        outlaw(hand="winchester bang-7D", in_play="schofield"),
        outlaw(),
        renegade(),
        sheriff(),
        deputy(),
        outlaw(),
    )
    assert keys(t, answer, 2) == ["play:winchester-8S", "play:bang-7D@3"]


@pytest.mark.parametrize("better", ["volcanic", "rev_carabine", "remington"])
def test_it_keeps_the_better_weapon(answer: Ask, better: str) -> None:
    t = Table(
        outlaw(hand="schofield", in_play=better, life=2), sheriff(), deputy(), outlaw(), renegade()
    )
    assert answer(t) == "end"


def test_with_bang_cards_and_the_sheriff_beside_it_volcanic_is_best(answer: Ask) -> None:
    t = Table(
        outlaw(hand="volcanic-10S bang-7D bang-8D bang-9D", in_play="remington"),
        sheriff(),
        deputy(),
        outlaw(),
        renegade(),
    )
    assert answer(t) == "play:volcanic-10S"


@pytest.mark.parametrize("cards", ["barrel-QS barrel-KS", "mustang-8H mustang-9H", "scope"])
def test_what_helps_in_play_is_put_there_once(answer: Ask, cards: str) -> None:
    t = Table(outlaw(hand=cards), sheriff(), outlaw(), renegade())
    played, ended = keys(t, answer)
    assert played.startswith("play:")
    assert ended == "end"


def test_jail_is_for_a_dangerous_enemy(answer: Ask) -> None:
    t = Table(
        sheriff(hand="jail"),
        outlaw(hand="bang-7D bang-8D missed"),
        deputy(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang-7D", at=0)
    t.choose("take-it")
    t.end_turn()
    while t.turn() != 0:
        t.choose("end")
    assert "play:jail-JS@1" in keys(t, answer)


def test_it_rids_the_sheriff_of_a_dynamite(answer: Ask) -> None:
    t = Table(
        deputy(hand="cat_balou-9D"),
        sheriff(in_play="dynamite", life=3),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert answer(t) == "play:cat_balou-9D@1/dynamite-2H"


def test_it_takes_an_enemys_barrel_before_it_shoots(answer: Ask) -> None:
    t = Table(outlaw(hand="bang-7D cat_balou-9D"), sheriff(in_play="barrel"), outlaw(), renegade())
    assert keys(t, answer, 2) == ["play:cat_balou-9D@1/barrel-QS", "play:bang-7D@1"]


# Life points and cards


def test_beer_is_not_wasted_at_full_life(answer: Ask) -> None:
    t = Table(outlaw(hand="beer"), sheriff("paul_regret"), outlaw(), renegade())
    assert keys(t, answer) == ["end"]


def test_beer_is_drunk_when_wounded(answer: Ask) -> None:
    t = Table(outlaw(hand="beer-6H", life=1), sheriff(), outlaw(), renegade())
    assert answer(t) == "play:beer-6H"


def test_beer_is_no_use_to_the_last_two(answer: Ask) -> None:
    t = Table(
        renegade(hand="beer", life=1), sheriff("paul_regret"), outlaw(out=True), outlaw(out=True)
    )
    assert answer(t) == "end"


def test_more_cards_come_first(answer: Ask) -> None:
    t = Table(outlaw(hand="bang-7D stagecoach barrel"), sheriff(), outlaw(), renegade())
    assert answer(t) == "play:stagecoach-9S"


def test_a_duel_is_not_for_those_without_bang_cards(answer: Ask) -> None:
    t = Table(
        outlaw(hand="duel", life=1), sheriff(hand="missed beer bang-7D"), outlaw(), renegade()
    )
    assert answer(t) == "end"


def test_sid_ketchum_pays_for_a_life_point_with_what_he_needs_least(answer: Ask) -> None:
    t = Table(
        outlaw(
            "sid_ketchum",
            hand="missed-2S barrel-QS mustang-8H beer-6H",
            in_play="mustang barrel",
            life=1,
        ),
        sheriff(),
        outlaw(),
        renegade(),
    )
    given = [answer(t) for _ in range(4)]
    assert sorted(given) == [
        "discard:barrel-QS",
        "discard:mustang-8H",
        "play:beer-6H",
        "use=sid_ketchum",
    ]
    assert t.life(0) == 3
    assert t.hand(0) == ["missed-2S"]
