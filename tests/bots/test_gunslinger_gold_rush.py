"""The gunslinger with nuggets: it buys what helps it most, and knows none of the cards by name."""

from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff

SETS = ["gold_rush"]


def chosen(t: Table) -> set[str]:
    """What gunslingers of many seeds would answer: chance must have no part in it."""
    seat = t.decision.seat
    return {Gunslinger(str(seed)).choose(View(t.match, seat), t.decision) for seed in range(10)}


def test_it_buys_the_life_point_it_needs() -> None:
    t = Table(sheriff(life=1, nuggets=1), outlaw(), outlaw(), renegade(), row="shot", sets=SETS)
    assert chosen(t) == {"buy:shot@0"}


def test_a_deputy_heals_the_sheriff() -> None:
    t = Table(
        deputy(nuggets=1), sheriff(life=1), outlaw(), outlaw(), renegade(), row="shot", sets=SETS
    )
    assert chosen(t) == {"buy:shot@1"}


def test_a_bounty_is_for_an_enemy() -> None:
    t = Table(outlaw(nuggets=2), sheriff(), outlaw(), renegade(), row="wanted", sets=SETS)
    assert chosen(t) == {"buy:wanted@1"}


def test_it_buys_what_it_can_keep() -> None:
    t = Table(sheriff(nuggets=3), outlaw(), outlaw(), renegade(), row="boots", sets=SETS)
    assert chosen(t) == {"buy:boots"}


def test_it_keeps_a_beer_that_it_may_need() -> None:
    t = Table(sheriff(hand="beer-6H", life=5), outlaw(), outlaw(), renegade(), sets=SETS)
    assert chosen(t) == {"end"}


def test_it_sells_one_that_it_could_not_keep() -> None:
    t = Table(
        sheriff(hand="beer-6H", life=1),
        outlaw(),
        outlaw(out=True),
        renegade(out=True),
        sets=SETS,
    )
    assert chosen(t) == {"sell:beer-6H"}


def test_it_pays_to_stay_in_the_game() -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="rucksack", nuggets=2, life=1),
        outlaw(),
        renegade(),
        sets=SETS,
    )
    t.play("bang", at=1)
    assert chosen(t) == {"use=rucksack"}


def test_it_does_not_pay_in_vain() -> None:
    t = Table(
        sheriff(),
        outlaw(in_play="rucksack dynamite", nuggets=2, life=1),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9S",
        sets=SETS,
    )
    assert chosen(t) == {"give-up"}


def test_it_draws_for_nuggets() -> None:
    t = Table(sheriff(in_play="gold_pan", nuggets=2), outlaw(), outlaw(), renegade(), sets=SETS)
    assert chosen(t) == {"use=gold_pan"}


def test_it_knows_whom_diamonds_do_not_hurt() -> None:
    t = Table(outlaw(hand="bang-7D"), sheriff(in_play="calumet"), outlaw(), renegade(), sets=SETS)
    assert "play:bang-7D@1" not in chosen(t)


def test_it_buys_life_points_only_as_far_as_it_lacks_them() -> None:
    """Four cards flipped are worth about three: too many for one who lacks none."""
    for life, keys in ((1, {"buy:rhum"}), (5, {"end"})):
        t = Table(
            sheriff(life=life, nuggets=3), outlaw(), outlaw(), renegade(), row="rhum", sets=SETS
        )
        assert chosen(t) == keys


def test_it_buys_another_turn() -> None:
    t = Table(
        sheriff(life=2, nuggets=5), outlaw(), outlaw(), renegade(), row="gold_rush_card", sets=SETS
    )
    assert chosen(t) == {"buy:gold_rush_card"}


def test_it_does_not_spend_what_it_needs_for_something_better() -> None:
    """With enough for both it buys both; the turn that ends the present one comes last."""
    row = "gun_belt gold_rush_card"
    for nuggets, keys in ((5, {"buy:gold_rush_card"}), (7, {"buy:gun_belt"})):
        t = Table(
            sheriff(life=2, nuggets=nuggets), outlaw(), outlaw(), renegade(), row=row, sets=SETS
        )
        assert chosen(t) == keys


def test_it_pays_for_what_keeps_a_rich_enemy_in_the_game_to_go() -> None:
    for nuggets, keys in ((4, {"force@1/rucksack"}), (0, {"end"})):
        t = Table(
            outlaw(nuggets=4),
            sheriff(in_play="rucksack", life=1, nuggets=nuggets),
            outlaw(),
            renegade(),
            row="gold_rush_card",
            sets=SETS,
        )
        assert chosen(t) == keys


def test_it_leaves_a_friend_what_is_good_for_them() -> None:
    t = Table(
        deputy(nuggets=5),
        sheriff(in_play="rucksack boots", life=1, nuggets=4),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        row="horseshoe",
    )
    assert not any(key.startswith("force") for key in chosen(t))


def test_it_sells_a_beer_for_what_is_worth_more() -> None:
    """Another nugget would buy four cards, or else too little for a Beer."""
    for nuggets, row, keys in (
        (3, "union_pacific", {"sell:beer-6H"}),
        (2, "calumet", {"end"}),
    ):
        t = Table(
            sheriff(hand="beer-6H", life=5, nuggets=nuggets),
            outlaw(),
            outlaw(),
            renegade(),
            row=row,
            sets=SETS,
        )
        assert chosen(t) == keys


def test_a_wounded_one_drinks_it() -> None:
    t = Table(
        sheriff(hand="beer-6H", life=1), outlaw(), outlaw(), renegade(), row="boots", sets=SETS
    )
    assert chosen(t) == {"play:beer-6H"}


def test_it_knows_what_it_pays_itself() -> None:
    """Luzena has enough for what costs her one less."""
    t = Table(
        outlaw("pretty_luzena", nuggets=2), sheriff(), outlaw(), renegade(), row="boots", sets=SETS
    )
    assert chosen(t) == {"buy:boots"}
