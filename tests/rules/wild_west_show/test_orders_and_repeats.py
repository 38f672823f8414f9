"""Dorothy Rage, Showdown and Lee Van Kliff beside the Valley of Shadows."""

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

VALLEY = ["valley_of_shadows", "wild_west_show"]
QUIET = "escape saved"
"""Cards of the Valley that would have others asked; they lie on the pile."""


def test_an_order_does_not_tell_what_the_other_holds(table: SetUp) -> None:
    """WW-19, B-11: it is complete before anyone knows whether that player has the card."""
    offered = []
    for hand in ("aim bang-2D", "beer-6H bang-3D", "beer-6H jail-JS"):
        t = table(
            sheriff(),
            outlaw(hand=hand),
            outlaw(),
            renegade(),
            show="dorothy_rage",
            pile=QUIET,
            sets=VALLEY,
        )
        t.choose("command", seat=1)
        t.choose("name", kind="aim")
        t.leave(0, "ask-order")
        offered.append([option.key for option in t.decision.options])
    assert offered[0] == offered[1] == offered[2]


def test_showdown_black_flower(table: SetUp) -> None:
    """WW-41, EV-18 over VS-50: BANG! cards can only be played as Missed!, in every respect."""
    t = table(
        sheriff("black_flower", hand="bang-2C missed-10C"),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
        pile=QUIET,
        sets=VALLEY,
    )
    assert t.can("clubs", "missed-10C", seat=1)
    assert not t.can("clubs", "bang-2C")


def test_lee_van_kliff_after_an_ordered_card(table: SetUp) -> None:
    """WW-68: "just played": nothing else was played in between."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H bang-2D", life=2),
        outlaw(hand="beer-7H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.play("beer")
    assert t.can("repeat")
    t.choose("command", seat=1)
    t.choose("name", kind="beer")
    t.choose("obey", "beer")
    assert not t.can("repeat")


def test_lee_van_kliff_fanning_at_others(table: SetUp) -> None:
    """WW-68: he may choose other targets; here 5 is within his reach as well."""
    t = table(
        sheriff("lee_van_kliff", hand="fanning bang-3D"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("fanning", at=1)
    assert t.can("repeat", seat=1)
    assert t.can("repeat", seat=5)


def test_lee_van_kliff_fanning_when_the_second_is_out(table: SetUp) -> None:
    """WW-67, VS-35: the effect again: a BANG! at someone next to the first, if there is one."""
    t = table(
        sheriff("lee_van_kliff", hand="fanning bang-3D"),
        outlaw(),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deputy(),
        deck="scope mustang-8H barrel-QS",
        pile=QUIET,
        sets=VALLEY,
    )
    t.play("fanning", at=1)
    assert t.is_out(2)
    t.choose("repeat", "bang-3D", seat=1)
    while t.decision.prompt.id == "ask-another-target":
        t.choose("target", seat=3)
    assert (t.life(1), t.life(3)) == (2, 3)


def told_to_aim(table: SetUp, hand: str) -> Table:
    """A seat with that hand obeys an order to play Aim at one who has no cards."""
    t = table(
        sheriff(hand="beer-7H beer-8H beer-9H"),
        outlaw(hand=hand),
        outlaw(),
        renegade(hand="mustang-9H"),
        show="dorothy_rage",
        pile=QUIET,
        sets=VALLEY,
    )
    t.choose("command", seat=1)
    t.choose("name", kind="aim")
    t.choose("order", seat=2)
    t.choose("obey", "aim")
    return t


def test_an_ordered_aim_goes_with_a_bang_of_whoever_obeys(table: SetUp) -> None:
    """WW-21, WW-22, VS-30: which one is up to them."""
    t = told_to_aim(table, "aim bang-2D bang-3D")
    t.asked(1, "ask-along")
    t.choose("along", "bang-3D")
    assert (t.life(2), t.hand(1)) == (2, ["bang-2D"])


def test_an_ordered_aim_lies_open_while_its_card_is_chosen(table: SetUp) -> None:
    """WW-22, WW-23: no flow holds on to a hidden card, so whoever searches can play on."""
    t = told_to_aim(table, "aim bang-2D")
    t.asked(1, "ask-along")
    assert [t.game.card_name(card) for card in t.game.shelf] == ["aim-6C"]
    found = set()
    for seed in range(20):  # the sheriff does not know what goes along
        fork = t.match.fork(0, seed)
        found.add(fork.decision.options[0].verb)
        fork.choose(0)
        assert fork.decision.prompt.id != "ask-along"
    assert found == {"along", "have-none"}
    t.choose("along", "bang-2D")
    assert (t.life(2), t.hand(1)) == (2, [])


def test_an_ordered_aim_without_a_bang_is_only_shown(table: SetUp) -> None:
    """WW-23: it cannot be carried out."""
    t = told_to_aim(table, "aim beer-6H")
    assert (t.life(2), t.happened("showed")) == (4, 1)
    assert t.hand(1) == ["aim-6C", "beer-6H"]
