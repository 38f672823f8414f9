"""Cat Balou (B-92 to B-94)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_card_in_play_is_discarded_at_any_distance(table: SetUp) -> None:
    """B-31, B-48, B-92: the player of the card chooses which."""
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(),
        outlaw(),
        outlaw(hand="beer-6H", in_play="barrel-QS mustang-8H"),
        deputy(),
        renegade(),
    )
    picks = {o.pick for o in t.decision.options if o.seat == 3}
    assert picks == {"hand", "barrel-QS", "mustang-8H"}
    t.play("cat_balou", at=3, pick="mustang")
    assert t.pile() == ["mustang-8H", "cat_balou-KH"]
    assert (t.in_play(3), t.hand(3), t.hand(0)) == (["barrel-QS"], ["beer-6H"], [])


def test_a_card_from_hand_is_discarded_at_random(table: SetUp) -> None:
    """B-48, B-94: the victim is not asked, each card can be hit, and it is seen by all."""
    lost = set()
    for seed in "abcdefghijkl":
        t = table(
            sheriff(hand="cat_balou"),
            outlaw(hand="6H 2S remington"),
            outlaw(),
            renegade(),
            seed=seed,
        )
        t.play("cat_balou", at=1, pick="hand")
        t.asked(0, "ask-main")
        card = t.pile()[0]
        assert card not in t.hand(1)
        assert len(t.hand(1)) == 2
        args: dict[str, int | str] = {"by": 0, "seat": 1, "card": card, "kind": "cat_balou"}
        assert t.match.events_for(3)[-1] == Text("event-lost-card", args)
        lost.add(card)
    assert lost == {"beer-6H", "missed-2S", "remington-KC"}


def test_the_target_needs_a_card(table: SetUp) -> None:
    """B-9, B-12, B-41: the Cat Balou being played is not a card of its player any more."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(), outlaw(), renegade())
    assert [o.key for o in t.decision.options] == ["end"]
    assert t.match.explain("cat_balou-KH", 2) == Text("why-no-cards")
    assert t.match.explain("cat_balou-KH", 0) == Text("why-no-cards")


def test_one_can_get_rid_of_ones_own_dynamite(table: SetUp) -> None:
    """B-43, B-106: of oneself only a card in play can be chosen."""
    t = table(
        sheriff(hand="cat_balou-KH beer-6H", in_play="dynamite"), outlaw(), outlaw(), renegade()
    )
    assert [o.pick for o in t.decision.options if o.seat == 0] == ["dynamite-2H"]
    t.play("cat_balou", at=0)
    assert (t.in_play(0), t.hand(0)) == ([], ["beer-6H"])
    assert t.pile() == ["dynamite-2H", "cat_balou-KH"]


def test_a_discarded_mustang_stops_working_at_once(table: SetUp) -> None:
    """B-28, B-93: distances are recomputed."""
    t = table(sheriff(hand="cat_balou bang-7D"), outlaw(in_play="mustang"), outlaw(), renegade())
    assert not t.can("play", "bang", seat=1)
    t.play("cat_balou", at=1)
    assert t.can("play", "bang", seat=1)
