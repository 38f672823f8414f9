"""The show beside the Valley of Shadows (WW-84)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["valley_of_shadows", "wild_west_show"])


def test_henry_block_shoots_for_each_card_that_is_traded_away(table: SetUp) -> None:
    """WW-84: at Flint Westwood, twice."""
    t = table(
        sheriff("flint_westwood", hand="scope"),
        outlaw("henry_block", hand="beer-6H beer-7H beer-8H"),
        *OTHERS[1:],
    )
    t.choose("trade", "scope", seat=1)
    while t.decision.prompt.id != "ask-main":
        t.choose("let-it" if t.decision.prompt.id == "ask-save" else "take-it")
    assert (t.life(0), len(t.hand(0)), len(t.hand(1))) == (3, 2, 2)


def test_a_trade_that_flint_westwood_does_not_survive(table: SetUp) -> None:
    """WW-84, WW-62: the card he was to give is discarded with the rest of his."""
    t = table(
        sheriff(),
        outlaw("flint_westwood", hand="scope beer-9H", life=1),
        outlaw("henry_block", hand="bang-7D bang-8D"),
        renegade(),
        turn=1,
    )
    t.choose("trade", "scope", seat=2)
    while t.decision.prompt.id != "ask-main":
        t.choose(
            {"ask-save": "let-it", "ask-dying": "give-up"}.get(t.decision.prompt.id, "take-it")
        )
    assert t.is_out(1)
    assert t.hand(2)[:2] == ["bang-7D", "bang-8D"]
    assert {"scope-AS", "beer-9H"} <= set(t.pile())


def test_a_trade_that_flint_westwood_leaves_to_an_heir(table: SetUp) -> None:
    """WW-62, B-134: what he was to give is his until he has given it."""
    t = table(
        sheriff("vulture_sam"),
        outlaw("flint_westwood", hand="scope", life=1),
        outlaw("henry_block", hand="bang-7D bang-8D"),
        renegade(),
        turn=1,
    )
    t.choose("trade", "scope", seat=2)
    while t.decision.prompt.id != "ask-main":
        t.choose(
            {"ask-save": "let-it", "ask-dying": "give-up"}.get(t.decision.prompt.id, "take-it")
        )
    assert t.is_out(1)
    assert t.hand(0) == ["scope-AS"]


def test_a_trade_that_the_other_does_not_survive(table: SetUp) -> None:
    """WW-62, VS-32: Henry Block's shot is answered with a Backfire; nobody is left to pay."""
    t = table(
        sheriff("flint_westwood", hand="scope backfire"),
        outlaw("henry_block", hand="bang-7D bang-8D", life=1),
        outlaw(),
        renegade(),
    )
    t.choose("trade", "scope", seat=1)
    while t.decision.prompt.id != "ask-main":
        options = [option.verb for option in t.decision.options]
        wanted = next(v for v in ("play", "answer", "let-it", "take-it", "give-up") if v in options)
        t.choose(wanted)
    assert t.is_out(1)
    assert "scope-AS" in t.hand(0)


def test_but_not_for_what_he_gives_or_discards(table: SetUp) -> None:
    """WW-84: neither at Youl Grinner nor at Gary Looter."""
    t = table(
        outlaw("henry_block", hand="beer-6H beer-7H scope", life=1),
        sheriff("youl_grinner"),
        outlaw("gary_looter"),
        renegade(),
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert t.hand(2) == ["beer-6H", "beer-7H"]
    t.choose("give", t.hand(2)[0])
    assert "scope-AS" in t.hand(1)
    assert (t.life(1), t.life(2)) == (5, 5)


def test_one_kept_by_a_ghost_pays_nothing(table: SetUp) -> None:
    """WW-84: neither for talking nor for too few cards; and the Bone Orchard does not act."""
    for show in ("gag", "miss_susanna", "bone_orchard"):
        t = table(sheriff(), outlaw(ghost=True, in_play="ghost"), *OTHERS[1:], turn=1, show=show)
        assert not t.match.minds_talk(1)
        t.end_turn()
        seen = t.match.view(0).players[1]
        assert (seen.ghost, seen.life) == (True, 0)
        assert t.happened("lost-life", seat=1) + t.happened("returned") == 0


def test_one_kept_by_a_ghost_counts_for_the_final_card(table: SetUp) -> None:
    """WW-84, WW-46: two are in the game; and the last one wins, ghost or not."""
    t = table(
        sheriff(life=1),
        outlaw(ghost=True, in_play="ghost", hand="bang-2D"),
        outlaw(out=True),
        renegade(out=True),
        turn=1,
        show="wild_west_show_final",
    )
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    assert t.match.result.winners == (1,)


def test_one_kept_by_a_ghost_has_another_role_too(table: SetUp) -> None:
    """WW-28, WW-84: Helena Zontero deals anew to everyone in the game."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(ghost=True, in_play="ghost"),
        *OTHERS[1:],
        shows="helena_zontero",
        deck="2D 3D 6H",
    )
    t.play("stagecoach")
    assert t.happened("role") == 3
    assert t.player(1).role_known == 1 << 1


def test_john_pain_takes_what_a_rattlesnake_turns_up(table: SetUp) -> None:
    """WW-84, WW-66: the card of every "draw!"."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        outlaw("john_pain"),
        renegade(),
        deck="2H",
    )
    t.end_turn()
    assert len(t.hand(2)) == 1


def test_aim_goes_with_whatever_is_a_bang_card(table: SetUp) -> None:
    """WW-84, WW-38: under Showdown; and Aim and its card are two for Miss Susanna."""
    t = table(sheriff(hand="aim scope"), *OTHERS, show="showdown")
    found = [each for each in t.decision.options if each.card and each.card.startswith("aim")]
    assert any("scope" in each.key for each in found)
    assert not t.can("play", "aim", kind=None, seat=2)
    t.answer(next(each.key for each in found if "scope" in each.key and each.seat == 1))
    assert t.life(1) == 2


def test_der_spot_bursts_with_any_other_card(table: SetUp) -> None:
    """WW-84, WW-41: what stands for a BANG! card under Showdown, and no BANG! card."""
    t = table(sheriff("der_spot_burst_ringer", hand="scope bang-7D"), *OTHERS, show="showdown")
    assert not t.can("burst", "bang-7D")
    t.choose("burst", "scope")
    while t.decision.prompt.id != "ask-main":
        t.choose("let-it" if t.decision.prompt.id == "ask-save" else "take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_big_spencer_cannot_backfire(table: SetUp) -> None:
    """WW-61: it counts as a Missed! card."""
    t = table(sheriff(hand="bang-2D"), outlaw("big_spencer", hand="backfire"), *OTHERS[1:])
    t.play("bang-2D", at=1)
    while t.decision.prompt.id != "ask-main":
        assert not t.can("play", "backfire")
        t.answer(t.decision.options[-1].key)
    assert (t.life(1), t.hand(1)) == (8, ["backfire-QC"])


def test_both_targets_of_a_fanning_belong_to_the_order(table: SetUp) -> None:
    """WW-19: they are named before anyone knows whether the card is there."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", in_play="schofield"),
        outlaw(),
        renegade(),
        deputy(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="fanning")
    t.choose("order", seat=3)
    t.asked(0, "ask-another-target")
    t.choose("target", seat=2)
    t.choose("have-none")
    assert t.match.view(0).players[1].hand == ("beer-6H",)


def test_poker_is_secret_where_hands_lie_open(table: SetUp) -> None:
    """VS-31, WW-40: who has chosen holds the hand closed until all have."""
    t = table(
        sheriff(hand="poker-JH"),
        outlaw(hand="bang-2C beer-6H"),
        outlaw(hand="bang-3C missed-4S"),
        renegade(hand="stagecoach-9S panic-QH"),
        show="sacagaway",
    )
    t.play("poker")
    t.choose("let-it")
    t.asked(1, "ask-poker")
    assert t.match.view(2).players[1].hand == ("bang-2C", "beer-6H")
    t.choose("discard", "bang-2C")
    t.choose("let-it")
    t.asked(2, "ask-poker")
    assert t.match.view(2).players[1].hand == ()
    assert t.match.view(1).players[1].hand == ("beer-6H",)
    assert t.match.view(1).players[2].hand == ("bang-3C", "missed-4S")
    t.choose("discard", "missed-4S")
    t.choose("let-it")
    t.choose("discard", "panic-QH")
    t.choose("no-more")
    for viewer in range(4):
        assert [t.match.view(viewer).players[seat].hand for seat in (1, 2, 3)] == [
            ("beer-6H",),
            ("bang-3C",),
            ("stagecoach-9S",),
        ]
