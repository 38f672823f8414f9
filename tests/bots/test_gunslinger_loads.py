"""The gunslinger with Load tokens: what it uses, pays for and recharges, and what it leaves."""

import pytest

from standoff.scenario.bang import Seat, Table, deputy, outlaw, renegade, sheriff
from tests.bots.conftest import Ask

SETS = ["armed_and_dangerous"]


def table(*seats: Seat, **more: object) -> Table:
    return Table(*seats, sets=SETS, **more)  # type: ignore[arg-type]


# Cards that are used for tokens


def test_it_heals_for_tokens(answer: Ask) -> None:
    t = table(sheriff(in_play="beer_keg", life=3), outlaw(), outlaw(), renegade())
    assert answer(t) == "use-card:beer_keg-4H"


def test_it_takes_cards_from_the_hands_of_enemies(answer: Ask) -> None:
    t = table(
        outlaw(in_play="lockpick"), outlaw(hand="beer"), renegade(hand="beer"), sheriff(hand="beer")
    )
    assert answer(t) == "use-card:lockpick-2C@3"


def test_it_takes_no_card_from_a_friend(answer: Ask) -> None:
    t = table(deputy(in_play="lockpick"), sheriff(hand="beer"), outlaw(), outlaw(), renegade())
    assert answer(t) == "end"


def test_what_it_has_cards_in_play_discarded_for_is_an_enemys(answer: Ask) -> None:
    t = table(outlaw(in_play="whip mustang"), outlaw(), renegade(), sheriff(in_play="barrel"))
    assert answer(t) == "use-card:whip-5C@3/barrel-QS"


def test_it_comes_near_to_shoot_whom_it_cannot_reach(answer: Ask) -> None:
    t = table(outlaw(in_play="bell_tower", hand="bang-7D"), outlaw(), sheriff(), renegade())
    assert answer(t) == "use-card:bell_tower-7C"
    assert answer(t) == "play:bang-7D@2"


@pytest.mark.parametrize(("hand", "seat"), [("missed", 2), ("bang-7D", 1)])
def test_it_does_not_come_near_for_nothing(answer: Ask, hand: str, seat: int) -> None:
    others = [outlaw(), outlaw(), renegade()]
    others[seat - 1] = sheriff()
    t = table(outlaw(in_play="bell_tower", hand=hand), *others)
    assert answer(t) != "use-card:bell_tower-7C"


def test_tokens_answer_a_shot_before_a_card_does(answer: Ask) -> None:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="crate", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert answer(t) == "use-card:crate-3H"


# Weapons


@pytest.mark.parametrize(("tokens", "key"), [(2, "ride=thunderer"), (1, "no-more")])
def test_a_weapon_that_is_needed_keeps_its_last_token(answer: Ask, tokens: int, key: str) -> None:
    t = table(
        outlaw(in_play="thunderer", loads={"thunderer": tokens}, hand="bang-7D"),
        outlaw(),
        sheriff(),
        renegade(),
    )
    t.play("bang", at=2)
    assert answer(t) == key


# Upgrades


@pytest.mark.parametrize(("life", "key"), [(1, "pay-load@0"), (4, "keep-loads")])
def test_it_pays_for_the_life_points_that_it_needs(answer: Ask, life: int, key: str) -> None:
    t = table(sheriff(hand="a_little_nip", load=3, life=life), outlaw(), outlaw(), renegade())
    t.play("a_little_nip")
    assert answer(t) == key


def test_a_further_target_is_an_enemy(answer: Ask) -> None:
    t = table(outlaw(hand="quick_shot", load=2), sheriff(), outlaw(), renegade(in_play="barrel"))
    t.play("quick_shot", at=3)
    assert answer(t) == "target@1"
    assert t.load(0) == 1


def test_it_pays_with_the_tokens_that_do_least(answer: Ask) -> None:
    t = table(
        sheriff(hand="caravan missed beer", in_play="crate", load=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("caravan")
    assert answer(t) == "pay-load@0"
    assert answer(t) == "pay-load@0"
    assert answer(t) == "keep-loads"
    assert (t.load(0), t.loads(0)) == (0, {"crate": 3})


def test_it_does_not_set_off_a_bomb_in_front_of_itself(answer: Ask) -> None:
    t = table(sheriff(hand="caravan", in_play="bomb"), outlaw(), outlaw(), renegade())
    t.play("caravan")
    assert answer(t) == "keep-loads"


def test_unless_it_does_nothing_to_it(answer: Ask) -> None:
    t = Table(
        sheriff(hand="caravan", in_play="bomb calumet"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["gold_rush", *SETS],
    )
    t.play("caravan")
    assert answer(t) == "pay-load@0/bomb-7D"


# Recharging


def test_a_token_goes_where_it_does_most(answer: Ask) -> None:
    t = table(
        sheriff(hand="mustang", in_play="crate ace_up_the_sleeve"), outlaw(), outlaw(), renegade()
    )
    t.play("mustang")
    assert answer(t) == "load@0/crate-3H"


@pytest.mark.parametrize(("tokens", "key"), [(2, "load@0/bomb-7D"), (3, "load@0")])
def test_a_token_delays_a_bomb(answer: Ask, tokens: int, key: str) -> None:
    """It loses two at a time: a third gives it a turn more, a fourth none."""
    t = table(
        sheriff(hand="mustang", in_play="bomb", loads={"bomb": tokens}),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("mustang")
    assert answer(t) == key


def test_it_takes_tokens_off_the_bomb_of_an_enemy(answer: Ask) -> None:
    t = table(
        outlaw("frankie_canton"),
        outlaw(in_play="crate"),
        sheriff(in_play="bomb", loads={"bomb": 1}),
        renegade(),
    )
    assert answer(t) == "use=frankie_canton@2/bomb-7D"


# The Bomb, and what can be repeated


def test_a_bomb_is_for_an_enemy(answer: Ask) -> None:
    t = table(outlaw(hand="bomb"), outlaw(), sheriff(), renegade())
    assert answer(t) == "play:bomb-7D@2"


def test_and_so_it_is_passed_on(answer: Ask) -> None:
    t = table(
        outlaw(in_play="bomb"), outlaw(), sheriff(), renegade(), turn=0, step="start", deck="9H"
    )
    assert answer(t) == "pass-on@2"


@pytest.mark.parametrize(
    ("flipped", "owner", "key"),
    [("9C", 0, "use-card:tumbleweed-4C"), ("9H", 0, "let-it"), ("9H", 1, "use-card:tumbleweed-4C")],
)
def test_bad_luck_is_repeated_and_the_luck_of_enemies(
    answer: Ask, flipped: str, owner: int, key: str
) -> None:
    """Seat 1 is in jail, and either has the Tumbleweed or the Sheriff whom it is after has."""
    lying = ["", ""]
    lying[1 - owner] = "tumbleweed"
    t = table(
        sheriff(in_play=lying[0]),
        outlaw(in_play=f"jail {lying[1]}"),
        outlaw(out=True),
        renegade(),
        turn=1,
        step="start",
        deck=f"{flipped} 2C 3C 4C",
    )
    assert answer(t) == key
