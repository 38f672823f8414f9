"""Dorothy Rage (WW-18 to WW-23)."""

import pytest

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
    t.asked(0, "ask-order")
    t.choose("order", seat=2)
    assert t.happened("ordered-at", by=0, seat=1, target=2) == 1
    t.asked(1, "ask-obey")
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
    t.choose("obey", "mustang")
    assert t.in_play(1) == ["mustang-8H"]


def test_a_jail_lies_in_front_of_whom_it_was_ordered_for(table: SetUp) -> None:
    """WW-22: and not in front of who has to play it."""
    t = table(sheriff(), outlaw(hand="jail-JS"), outlaw(), renegade(), show="dorothy_rage")
    orders(t, 1, "jail")
    t.choose("order", seat=3)
    t.choose("obey", "jail")
    assert (t.in_play(1), t.in_play(3)) == ([], ["jail-JS"])


@pytest.mark.parametrize("bangs", [0, 1])
def test_the_limit_is_that_of_nobody(table: SetUp, bangs: int) -> None:
    """WW-22: who gives the order may still shoot; who has shot already may still give it."""
    t = table(
        sheriff(hand="bang-3D"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        bangs=bangs,
    )
    orders(t, 1, "bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.life(2) == 3
    assert t.can("play", "bang-3D", seat=1) == (bangs == 0)


def test_who_plays_it_is_rewarded_and_draws(table: SetUp) -> None:
    """WW-22: the reward is that of who shoots; a Stagecoach is drawn by who plays it."""
    t = table(
        sheriff(), outlaw(hand="bang-2D"), outlaw(life=1), renegade(), deputy(), show="dorothy_rage"
    )
    orders(t, 1, "bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.happened("reward", seat=1, target=2) == 1
    assert (len(t.hand(1)), t.hand(0)) == (3, [])


def test_a_stagecoach_on_orders_turns_the_show(table: SetUp) -> None:
    """WW-3, WW-22: the one who plays it draws, and turns it over."""
    t = table(
        sheriff(),
        outlaw(hand="stagecoach"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        shows="gag",
        deck="2D 3D",
    )
    orders(t, 1, "stagecoach")
    t.choose("obey", "stagecoach")
    assert (t.hand(1), t.show()) == (["bang-2D", "bang-3D"], "gag")


def test_only_a_card_for_the_own_turn_is_named_and_only_a_real_one_counts(table: SetUp) -> None:
    """WW-23: no Missed!; Calamity Janet's is no BANG! card."""
    t = table(
        sheriff(),
        outlaw("calamity_janet", hand="missed-2S"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    assert not t.can("name", kind="missed")
    t.choose("name", kind="bang")
    t.choose("order", seat=0)
    t.choose("have-none")
    assert t.match.view(2).players[1].hand == ("missed-2S",)


@pytest.mark.parametrize(
    ("kind", "card", "target"),
    [("bang", "bang-2D", 3), ("mustang", "mustang-8H", None), ("jail", "jail-JS", 0)],
)
def test_an_order_that_cannot_be_carried_out(
    table: SetUp, kind: str, card: str, target: int | None
) -> None:
    """WW-23: out of reach, a name already in play, the Sheriff in Jail: the card is shown alone."""
    t = table(
        sheriff(),
        outlaw(hand=f"{card} beer", in_play="mustang-9H"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    orders(t, 1, kind)
    if target is not None:
        t.choose("order", seat=target)
    t.choose("obey", card)
    assert t.hand(1) == [card, "beer-6H"]
    assert t.match.view(SPECTATOR).players[1].hand == (card,)
    assert (t.life(3), t.in_play(0), t.in_play(1)) == (4, [], ["mustang-9H"])
    assert not t.can("command")


def test_who_holds_nothing_is_not_ordered(table: SetUp) -> None:
    """WW-18, WW-20: there would be nothing to play and nothing to show."""
    t = table(sheriff(), outlaw(), outlaw(hand="beer"), renegade(), show="dorothy_rage")
    assert not t.can("command", seat=1)
    assert not t.can("command", seat=0)
    assert t.can("command", seat=2)


def test_a_card_that_cannot_be_paid_for_is_only_shown(table: SetUp) -> None:
    """WW-23: a Springfield without another card."""
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


def test_what_else_it_costs_is_chosen_by_who_plays_it(table: SetUp) -> None:
    """WW-22: the card that goes with a Springfield."""
    t = table(
        sheriff(),
        outlaw(hand="springfield beer scope"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        show="dorothy_rage",
    )
    orders(t, 1, "springfield")
    t.choose("order", seat=2)
    t.choose("obey", "springfield")
    assert t.decision.seat == 1
    t.choose("discard", "scope")
    assert (t.life(2), t.hand(1)) == (3, ["beer-6H"])
