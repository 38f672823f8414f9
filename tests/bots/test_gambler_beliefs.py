"""What the gambler thinks of the others."""

from standoff.bots import View
from standoff.bots.gambler.beliefs import Beliefs
from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from standoff.scenario.dice import DiceTable, deputy, outlaw, renegade, sheriff


def believed(table: DiceTable, seat: int) -> list[list[float]]:
    """The odds as that seat sees them, who knows its own role."""
    view = View(table.match, seat)
    beliefs = Beliefs()
    beliefs.note(view.look)
    return beliefs.odds(seat, view.look.role(seat))


def five(roll: str) -> DiceTable:
    return DiceTable(outlaw(), sheriff(life=5), deputy(), outlaw(), renegade(), roll=roll)


def test_at_first_only_the_deal_is_known() -> None:
    odds = believed(five("beer beer beer beer beer"), 2)
    assert [odds[seat][OUTLAW] for seat in range(5)] == [2 / 3, 0, 0, 2 / 3, 2 / 3]
    assert odds[1][SHERIFF] == odds[2][DEPUTY] == 1


def test_whoever_shoots_the_sheriff_is_an_outlaw() -> None:
    t = five("bullseye_1 bullseye_1 bullseye_1 arrow arrow")
    t.stop()
    for _ in range(3):
        t.shoot(1)
    odds = believed(t, 2)
    assert odds[0][OUTLAW] > 0.9


def test_whoever_spares_the_sheriff_is_hardly_one() -> None:
    t = five("bullseye_1 bullseye_1 bullseye_1 arrow arrow")
    before = believed(t, 2)[0][OUTLAW]
    t.stop()
    for _ in range(3):
        t.shoot(4)
    assert believed(t, 2)[0][OUTLAW] < before


def test_a_shot_without_another_target_tells_nothing() -> None:
    """With four players only one sits two places away."""
    t = DiceTable(
        outlaw(), outlaw(), sheriff(), renegade(), roll="bullseye_2 bullseye_2 arrow arrow arrow"
    )
    before = believed(t, 3)
    t.stop()
    assert t.life(2) == 8
    assert believed(t, 3) == before


def test_whoever_gives_the_sheriff_a_beer_is_hardly_an_outlaw() -> None:
    t = five("beer beer arrow arrow gatling")
    before = believed(t, 2)[0]
    t.stop()
    t.choose("pour", seat=1)
    t.choose("pour", seat=1)
    after = believed(t, 2)[0]
    assert after[OUTLAW] < before[OUTLAW]
    assert after[RENEGADE] > before[RENEGADE]


def test_every_deal_agrees_with_what_is_known() -> None:
    t = five("beer beer beer beer beer")
    view = View(t.match, 2)
    beliefs = Beliefs()
    beliefs.note(view.look)
    deals = beliefs.deals(2, DEPUTY)
    assert len(deals) == 3
    assert abs(sum(deal.chance for deal in deals) - 1) < 1e-9
    assert all(deal.roles[1] == SHERIFF and deal.roles[2] == DEPUTY for deal in deals)
