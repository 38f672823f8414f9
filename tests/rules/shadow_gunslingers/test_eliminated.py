"""Being eliminated, and being out until the next turn (SG-10 to SG-14)."""

from standoff.games.roles import OUTLAW
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_an_elimination_like_any_other(table: SetUp) -> None:
    """SG-10: cards are discarded, the role is revealed, the reward is paid."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="wells_fargo", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="2S 2C 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("take-it")
    t.choose("give-up")
    assert t.happened("eliminated", seat=1, role=OUTLAW) == 1
    assert (t.hand(1), t.in_play(1)) == ([], [])
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]
    seen = t.match.view(3).players[1]
    assert (seen.role, seen.in_game, seen.returns) == ("outlaw", False, True)


def test_the_penalty_is_paid_and_victory_checked(table: SetUp) -> None:
    """SG-10: the Sheriff who eliminates a Deputy; the last enemy ends the game."""
    t = table(
        sheriff(hand="bang-7D bang-8D beer", in_play="volcanic"),
        deputy(life=1),
        outlaw(out=True),
        outlaw(),
        renegade(out=True),
    )
    t.play("bang-7D", at=1)
    assert (t.hand(0), t.in_play(0)) == ([], [])

    t = table(sheriff(hand="bang-7D"), outlaw(life=1), outlaw(out=True), renegade(out=True))
    t.play("bang", at=1)
    assert t.match.over


def test_whoever_minds_an_elimination_does(table: SetUp) -> None:
    """SG-12, SG-78: Vulture Sam takes the cards; Greg Digger and Herb Hunter have theirs."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D"),
        outlaw(life=1, in_play="scope"),
        outlaw("greg_digger", life=1),
        renegade("herb_hunter"),
        deputy(),
        sets=["dodge_city"],
    )
    t.play("bang", at=1)
    assert "scope-AS" in t.hand(0)
    assert (t.life(2), len(t.hand(3))) == (3, 2)


def test_the_place_in_the_turn_order_is_kept(table: SetUp) -> None:
    """SG-13: out only until the moment it would be their turn, however often it comes."""
    t = table(sheriff(), outlaw(), outlaw(out=True), renegade())
    for seat in (1, 2, 3, 0, 1, 2):
        t.end_turn()
        t.asked(seat, "ask-main")


def test_one_who_goes_out_before_their_turn_plays_it_as_a_shadow(table: SetUp) -> None:
    """SG-13, SG-E5: the eliminator draws three cards, and the Outlaw is back at once."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1), outlaw(), renegade())
    t.play("bang", at=1)
    assert len(t.hand(0)) == 3
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("shadow", seat=1, role=OUTLAW) == 1


def test_one_who_goes_out_in_their_own_turn_is_back_a_round_later(table: SetUp) -> None:
    """SG-13: the turn in which they were eliminated is over."""
    t = table(sheriff(), outlaw(life=1, hand="duel-QD"), outlaw(hand="bang-7D"), renegade(), turn=1)
    t.play("duel", at=2)
    t.choose("discard", "bang")
    t.asked(2, "ask-main")
    for seat in (3, 0, 1):
        t.end_turn()
        t.asked(seat, "ask-main")


def test_off_turn_they_are_out_for_every_purpose(table: SetUp) -> None:
    """SG-14: no distance, no target, no card of the General Store, no ability."""
    t = table(
        sheriff(hand="general_store-9C indians-KD"),
        outlaw("paul_regret", out=True),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    seen = t.match.view(0).players
    assert (seen[1].distance, seen[2].distance, seen[3].distance) == (None, 1, 1)
    t.play("general_store")
    for seat, card in ((0, "2C"), (2, "3C")):
        t.asked(seat, "ask-store")
        t.choose("take", f"bang-{card}")
    assert t.hand(3) == ["bang-4C"]
    t.play("indians")
    t.choose("take-it")
    t.choose("take-it")
    assert (t.life(2), t.life(3)) == (3, 3)


def test_they_keep_their_character(table: SetUp) -> None:
    """SG-14: the ability is that of the card they keep, in their turns only."""
    t = table(sheriff(), outlaw("rose_doolan", out=True), outlaw(), renegade(), deputy())
    assert t.match.view(0).players[1].character == "rose_doolan"
    t.end_turn()
    assert t.match.view(1).players[3].distance == 1
