"""Dorothy Rage (WW-18 to WW-23)."""

from standoff.kernel.event import SPECTATOR
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def orders(t: Table, seat: int, kind: str) -> None:
    t.choose("command", seat=seat)
    t.asked(0, "ask-name")
    t.choose("name", kind=kind)


def test_another_shoots_at_whom_one_says(table: SetUp) -> None:
    """WW-18, WW-19, WW-21, WW-E5: the order is complete, then the card is played; once a turn."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        deputy(),
        show="dorothy_rage",
    )
    orders(t, 1, "bang")
    assert {option.seat for option in t.asked(0, "ask-order").options} == {0, 2}  # as seat 1 sees
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.life(2) == 3
    assert t.happened("lost-life-to", seat=2, by=1) == 1
    assert not t.can("command")


def test_who_has_none_shows_the_whole_hand(table: SetUp) -> None:
    """WW-20, WW-E5: and nothing else happens."""
    t = table(sheriff(), outlaw(hand="beer missed-2S"), outlaw(), renegade(), show="dorothy_rage")
    orders(t, 1, "bang")
    t.choose("order", seat=0)
    t.choose("have-none")
    assert sorted(t.match.view(SPECTATOR).players[1].hand) == ["beer-6H", "missed-2S"]
    assert t.life(0) == 5


def test_it_is_the_card_of_who_plays_it(table: SetUp) -> None:
    """WW-22: it counts against nobody's limit; what stays goes in front of that player."""
    t = table(
        sheriff(hand="bang-3D"),
        outlaw(hand="mustang-8H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        bangs=1,
    )
    orders(t, 1, "mustang")
    t.choose("order")
    t.choose("obey", "mustang")
    assert t.in_play(1) == ["mustang-8H"]


def test_the_limit_is_that_of_nobody(table: SetUp) -> None:
    """WW-22: who gives the order may still shoot, and so may who has already shot."""
    t = table(
        sheriff(hand="bang-3D"), outlaw(hand="bang-2D"), outlaw(), renegade(), show="dorothy_rage"
    )
    orders(t, 1, "bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.can("play", "bang-3D", seat=1)


def test_only_what_could_be_played_is_named(table: SetUp) -> None:
    """WW-23: no Missed!; nothing that has no legal aim; only a real card counts."""
    t = table(
        sheriff(),
        outlaw("calamity_janet", hand="missed-2S", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    assert not t.can("name", kind="missed")
    assert not t.can("name", kind="mustang")
    t.choose("name", kind="bang")
    t.choose("order", seat=0)
    t.choose("have-none")
    assert t.match.view(2).players[1].hand == ("missed-2S",)


def test_a_card_that_cannot_be_paid_for_is_only_shown(table: SetUp) -> None:
    """WW-23, WW-22: a Springfield without another card; costs are chosen by who pays."""
    t = table(
        sheriff(),
        outlaw(hand="springfield"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="dorothy_rage",
    )
    orders(t, 1, "springfield")
    t.choose("order", seat=2)
    t.choose("obey", "springfield")
    assert (t.life(2), t.hand(1)) == (4, ["springfield-KS"])
    assert t.match.view(3).players[1].hand == ("springfield-KS",)
