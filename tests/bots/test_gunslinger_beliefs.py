"""What the gunslinger thinks of the others."""

from standoff.bots import View
from standoff.bots.gunslinger.beliefs import Beliefs
from standoff.bots.gunslinger.numbers import WANTS
from standoff.bots.stakes import everyones
from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff


def believed(table: Table, seat: int) -> list[list[float]]:
    """The odds as that seat sees them, who knows its own role."""
    view = View(table.match, seat)
    beliefs = Beliefs()
    beliefs.note(view.look)
    return beliefs.odds(seat, view.look.role(seat))


def five() -> Table:
    hand = "bang-7D bang-8D bang-9D panic-JH"
    return Table(
        outlaw(hand=hand, in_play="volcanic"),
        sheriff(in_play="jail"),
        deputy(),
        outlaw(),
        renegade(),
    )


def test_at_first_only_the_deal_is_known() -> None:
    odds = believed(five(), 2)
    assert [odds[seat][OUTLAW] for seat in range(5)] == [2 / 3, 0, 0, 2 / 3, 2 / 3]
    assert odds[1][SHERIFF] == odds[2][DEPUTY] == 1
    assert all(abs(sum(each) - 1) < 1e-9 for each in odds)


def test_whoever_shoots_the_sheriff_is_an_outlaw() -> None:
    t = five()
    for card in ("bang-7D", "bang-8D"):
        t.play(card, at=1)
    for viewer in (1, 2, 3, 4):
        odds = believed(t, viewer)
        assert odds[0][OUTLAW] > 0.9
        assert odds[0][DEPUTY] < 0.05


def test_whoever_shoots_an_outlaw_is_of_the_law_or_plays_it() -> None:
    t = Table(
        outlaw(hand="bang-7D bang-8D", in_play="volcanic"),
        sheriff(),
        deputy(hand="bang-9D bang-10D", in_play="winchester"),
        outlaw(),
        renegade(),
    )
    t.play("bang-7D", at=1)
    t.play("bang-8D", at=1)
    t.end_turn()
    t.choose("end")
    before = believed(t, 1)[2]
    t.play("bang-9D", at=0)
    after = believed(t, 1)[2]
    assert after[OUTLAW] < before[OUTLAW]
    assert after[DEPUTY] + after[RENEGADE] > before[DEPUTY] + before[RENEGADE]


def test_to_take_a_jail_away_is_a_favour() -> None:
    t = five()
    before = believed(t, 2)[0][OUTLAW]
    t.play("panic-JH", at=1, pick="jail")
    assert believed(t, 2)[0][OUTLAW] < before


def test_the_roles_of_those_who_are_out_are_known() -> None:
    t = Table(sheriff(), outlaw(out=True), outlaw(), outlaw(out=True), deputy(), renegade(out=True))
    odds = believed(t, 4)
    assert odds[1][OUTLAW] == odds[3][OUTLAW] == odds[5][RENEGADE] == 1
    assert odds[2][OUTLAW] == 1


def test_what_nobody_has_shown_nobody_knows() -> None:
    """One's own role changes nothing in what the others can think."""
    t = five()
    t.play("bang-7D", at=1)
    views = [View(t.match, seat) for seat in (2, 3)]
    public = []
    for view in views:
        beliefs = Beliefs()
        beliefs.note(view.look)
        public.append(beliefs.everyones())
    assert public[0] == public[1]


def test_roles_dealt_anew_are_anyones_again() -> None:
    """What was done with the old ones tells nothing any more."""
    t = Table(
        outlaw(hand="bang-7D stagecoach"),
        sheriff(),
        deputy(),
        outlaw(out=True),
        renegade(),
        sets=["wild_west_show"],
        shows="helena_zontero",
        deck="2D 3D 4D",
    )
    beliefs = Beliefs()
    view = View(t.match, 1)
    t.play("bang-7D", at=1)
    beliefs.note(view.look)
    assert beliefs.odds(1, SHERIFF)[0][OUTLAW] > 1 / 3
    t.play("stagecoach")
    beliefs.note(view.look)
    odds = beliefs.odds(1, SHERIFF)
    assert [round(odds[seat][OUTLAW], 9) for seat in (0, 2, 4)] == [round(1 / 3, 9)] * 3
    assert odds[3][OUTLAW] == 1


def test_who_is_back_has_a_role_of_those_who_were_out() -> None:
    """Whatever the others have, it is one of the roles that lay open."""
    t = Table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        renegade(),
        outlaw(),
        deputy(),
        outlaw(),
        sets=["wild_west_show"],
        show="bone_orchard",
    )
    beliefs = Beliefs()
    view = View(t.match, 0)
    beliefs.note(view.look)
    t.end_turn()
    beliefs.note(view.look)
    odds = beliefs.odds(0, SHERIFF)
    assert [odds[1][role] for role in (DEPUTY, OUTLAW, RENEGADE)] == [0.5, 0.5, 0.0]
    assert [odds[3][role] for role in (DEPUTY, OUTLAW, RENEGADE)] == [0.25, 0.5, 0.25]


def test_a_shot_on_orders_is_held_against_who_gave_them() -> None:
    t = Table(
        outlaw(),
        deputy(hand="bang-7D"),
        sheriff(),
        outlaw(),
        renegade(),
        sets=["wild_west_show"],
        show="dorothy_rage",
    )
    before = believed(t, 3)
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-7D")
    after = believed(t, 3)
    assert after[0][OUTLAW] > before[0][OUTLAW]
    assert after[1][OUTLAW] < before[1][OUTLAW]


def test_of_three_everyone_hunts_another_and_nobody_is_the_sheriff() -> None:
    """Roles that are dealt anew are hidden for a moment: what was done then is weighed too."""
    nobody_knows = [[0.0, 1 / 3, 1 / 3, 1 / 3]] * 3
    wants = everyones(WANTS, [0, 1, 2], [4, 4, 4], nobody_knows)
    assert wants[DEPUTY][RENEGADE] == wants[RENEGADE][OUTLAW] == wants[OUTLAW][DEPUTY] == WANTS.prey
    assert wants[SHERIFF] == [0.0] * 4
