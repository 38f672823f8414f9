"""Bushido (SS-19, SS-58 to SS-65)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def others() -> tuple[object, ...]:
    return ninja(1), samurai(), ninja(2)


def test_in_front_of_any_player(samurai_table: SetUpSamurai) -> None:
    """SS-55, SS-58: Harmless or not, oneself included."""
    t = samurai_table(
        shogun(hand="bushido bo"), ninja(1, life=0), samurai(in_play="armor"), ninja(2, hand="")
    )
    assert t.targets("bushido") == [0, 1, 2, 3]
    t.play("bushido", at=2)
    assert t.in_play(2) == ["armor", "bushido"]


def test_only_one_in_play(samurai_table: SetUpSamurai) -> None:
    """SS-59: whoever has it."""
    t = samurai_table(shogun(hand="bushido geisha"), ninja(1), samurai(in_play="bushido"), ninja(2))
    assert not t.can("play", "bushido")
    reason = t.match.explain("bushido", 1)
    assert reason is not None
    assert (reason.id, reason.args) == ("why-in-play", {"kind": "bushido"})
    t.play("geisha", at=2, pick="bushido")
    assert t.can("play", "bushido", seat=1)


def test_it_does_nothing_until_the_next_recovery(samurai_table: SetUpSamurai) -> None:
    """SS-60, SS-63: in front of oneself, not before the next turn; then it passes to the left."""
    t = samurai_table(
        shogun(hand="bushido"),
        *others(),
        deck="focus focus armor armor armor armor parry parry",
    )
    t.play("bushido", at=0)
    for seat in (0, 1, 2, 3):
        t.asked(seat, "ask-main")
        assert t.in_play(0) == ["bushido"]
        t.end_turn()
    t.asked(0, "ask-main")
    assert (t.in_play(0), t.in_play(1)) == ([], ["bushido"])


def test_also_when_nothing_was_recovered(samurai_table: SetUpSamurai) -> None:
    """SS-19: with all Resilience there, it is resolved all the same."""
    t = samurai_table(shogun(in_play="bushido"), *others(), step="recovery", deck="parry bo bokken")
    t.asked(0, "ask-main")
    assert not t.happened("recovered")
    assert (t.in_play(0), t.in_play(1)) == ([], ["bushido"])


def test_no_weapon_it_passes_on(samurai_table: SetUpSamurai) -> None:
    """SS-19, SS-61, SS-63, SS-64: after the Recovery, before the Draw."""
    t = samurai_table(
        shogun(life=0, in_play="armor bushido"), *others(), step="recovery", deck="parry bo bokken"
    )
    t.asked(0, "ask-main")
    ids = [event.id for event in t.match.events]
    assert ids == ["turn", "recovered", "turned-up", "passed-on", "drew", "drew"]
    assert (t.in_play(0), t.in_play(1)) == (["armor"], ["bushido"])
    assert (t.pile(), t.hand(0)) == (["parry"], ["focus", "bo", "bokken"])


def test_a_weapon_for_a_weapon(samurai_table: SetUpSamurai) -> None:
    """SS-62 (a), SS-71: it passes to the left; the discarded Weapon is on top of the pile."""
    t = samurai_table(
        shogun(hand="bo katana parry", in_play="bushido"), *others(), step="recovery", deck="bokken"
    )
    decision = t.asked(0, "ask-bushido")
    assert decision.prompt.args == {"card": "bokken"}
    keys = [option.key for option in decision.options]
    assert keys == ["discard:bo", "discard:katana", "lose-honour"]
    t.choose("discard", "katana")
    t.asked(0, "ask-main")
    assert (t.honour(0), t.in_play(0), t.in_play(1)) == (5, [], ["bushido"])
    assert t.pile() == ["katana", "bokken"]


def test_or_honour(samurai_table: SetUpSamurai) -> None:
    """SS-62 (b), SS-64, SS-71: 1 Honour to the box, and Bushido is discarded."""
    t = samurai_table(
        shogun(hand="bo", in_play="bushido"), *others(), step="recovery", deck="bokken"
    )
    t.choose("lose-honour")
    t.asked(0, "ask-main")
    assert [t.honour(seat) for seat in range(4)] == [4, 3, 3, 3]
    assert t.pile() == ["bushido", "bokken"]
    assert len(t.hand(0)) == 3


def test_without_a_weapon_only_honour(samurai_table: SetUpSamurai) -> None:
    """SS-62, SS-97: asked all the same, unless everyone sees that the hand is empty."""
    t = samurai_table(
        shogun(hand="parry", in_play="bushido"), *others(), step="recovery", deck="bokken"
    )
    assert [option.key for option in t.asked(0, "ask-bushido").options] == ["lose-honour"]
    t.choose("lose-honour")
    t = samurai_table(shogun(hand="", in_play="bushido"), *others(), step="recovery", deck="bokken")
    t.asked(0, "ask-main")
    assert t.honour(0) == 4


def test_the_last_honour_ends_the_game(samurai_table: SetUpSamurai) -> None:
    """SS-64, SS-76: it is no deadly strike."""
    t = samurai_table(
        shogun(hand="parry", honour=1, in_play="bushido"), *others(), step="recovery", deck="bo"
    )
    t.choose("lose-honour")
    assert t.match.over
    assert not t.happened("deadly-strike")
    assert not t.happened("drew")


def test_turning_the_last_card(samurai_table: SetUpSamurai) -> None:
    """SS-65, SS-42: the deck ends first; the turned card is shuffled but still counts."""
    t = samurai_table(
        shogun(hand="parry", in_play="bushido"), *others(), step="recovery", deck="bo", rest="pile"
    )
    decision = t.asked(0, "ask-bushido")
    assert decision.prompt.args == {"card": "bo"}
    assert [t.honour(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert t.pile() == []
    t.choose("lose-honour")
    assert (t.honour(0), t.pile()) == (3, ["bushido"])


def test_turning_the_last_card_can_end_the_game(samurai_table: SetUpSamurai) -> None:
    """SS-43, SS-65."""
    t = samurai_table(
        shogun(in_play="bushido"),
        ninja(1, honour=1),
        samurai(),
        ninja(2),
        step="recovery",
        deck="bo",
        rest="pile",
    )
    assert t.match.over


def test_without_any_card_it_stays(samurai_table: SetUpSamurai) -> None:
    """SS-44: there is nothing to turn over."""
    t = samurai_table(shogun(in_play="bushido"), *others(), step="recovery", rest=2)
    t.asked(0, "ask-main")
    assert t.in_play(0) == ["bushido"]
