"""Panic! (B-91, B-93, B-94)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_card_in_play_goes_to_hand_and_may_be_played_again(table: SetUp) -> None:
    """B-47, B-91, B-93: of the taker's choice, even in the same turn."""
    t = table(
        sheriff(hand="panic-JH"),
        outlaw(in_play="barrel-QS schofield"),
        outlaw(),
        renegade(),
        pile="2S",
    )
    t.play("panic", at=1, pick="barrel")
    assert (t.hand(0), t.in_play(1)) == (["barrel-QS"], ["schofield-JC"])
    assert t.pile() == ["panic-JH", "missed-2S"]
    t.play("barrel")
    assert t.in_play(0) == ["barrel-QS"]


def test_a_card_from_hand_is_seen_by_its_two_players_alone(table: SetUp) -> None:
    """B-47, B-94: the others see that a card was taken, the taker does not see the rest."""
    t = table(sheriff(hand="panic"), outlaw(hand="beer-6H missed-2S"), outlaw(), renegade())
    t.play("panic", at=1, pick="hand")
    (taken,) = t.hand(0)
    assert {taken, *t.hand(1)} == {"beer-6H", "missed-2S"}
    whole = Text("event-took", {"seat": 0, "owner": 1, "card": taken})
    assert t.match.events_for(0)[-1] == t.match.events_for(1)[-1] == whole
    assert t.match.events_for(2)[-1] == Text("event-took-hidden", {"seat": 0, "owner": 1})
    assert t.match.view(0).players[1].hand == ()
    assert t.match.view(2).players[0].hand == ()


def test_the_card_from_hand_is_chosen_at_random(table: SetUp) -> None:
    """B-94: the hand is one option, and each of its cards can be hit."""
    taken = set()
    for seed in "abcdefghijkl":
        t = table(
            sheriff(hand="panic-JH"),
            outlaw(hand="6H 2S remington"),
            outlaw(),
            renegade(),
            seed=seed,
        )
        assert [o.key for o in t.decision.options] == ["play:panic-JH@1/hand", "end"]
        t.play("panic", at=1, pick="hand")
        taken.update(t.hand(0))
    assert taken == {"beer-6H", "missed-2S", "remington-KC"}


def test_others_no_longer_know_a_hand_that_lost_a_card_unseen(table: SetUp) -> None:
    """B-11, B-94: a card known from the General Store may be the one that was taken."""
    t = table(
        sheriff(hand="general_store panic"),
        outlaw(hand="2S"),
        outlaw(),
        renegade(),
        deck="6H 7H 8H 9H",
    )
    t.play("general_store")
    t.choose("take", "beer-6H")
    t.choose("take", "beer-7H")
    t.choose("take", "beer-8H")
    assert t.match.view(2).players[1].hand == ("beer-7H",)
    t.play("panic", at=1, pick="hand")
    assert t.match.events_for(2)[-1].id == "event-took-hidden"
    assert t.match.view(2).players[1].hand == ()
    assert t.match.view(2).players[0].hand == ("beer-6H",)


def test_a_card_taken_from_play_is_no_secret(table: SetUp) -> None:
    """B-11, B-93: everyone has seen it."""
    t = table(sheriff(hand="panic"), outlaw(in_play="barrel-QS"), outlaw(), renegade())
    t.play("panic", at=1)
    seen = Text("event-took", {"seat": 0, "owner": 1, "card": "barrel-QS"})
    assert t.match.events_for(2)[-1] == seen


def test_weapons_do_not_extend_its_distance(table: SetUp) -> None:
    """B-30, B-91: only players seen at distance 1."""
    t = table(
        sheriff(hand="panic-JH", in_play="winchester"),
        outlaw(hand="beer"),
        outlaw(hand="beer"),
        renegade(hand="beer"),
    )
    others = {o.seat for o in t.decision.options if o.verb == "play"} - {0}
    assert others == {1, 3}
    assert t.match.explain("panic-JH", 2) == Text("why-too-far", {"distance": 2, "limit": 1})


def test_distance_modifiers_count(table: SetUp) -> None:
    """B-26, B-30, B-91: a Mustang keeps a Panic! away, a Scope brings distance 2 near."""
    t = table(
        sheriff(hand="panic-JH scope"),
        outlaw(in_play="mustang-8H"),
        outlaw(hand="beer"),
        renegade(),
    )
    assert t.match.explain("panic-JH", 1) == Text("why-too-far", {"distance": 2, "limit": 1})
    assert not t.can("play", "panic")
    t.play("scope")
    assert t.can("play", "panic", seat=1, pick="mustang")
    assert t.can("play", "panic", seat=2, pick="hand")


def test_the_target_needs_a_card(table: SetUp) -> None:
    """B-9, B-12, B-41: the Colt .45, the role and the character are no cards."""
    t = table(sheriff(hand="panic-JH beer-6H"), outlaw(), outlaw(hand="beer"), renegade())
    assert not t.can("play", "panic")
    assert t.match.explain("panic-JH", 1) == Text("why-no-cards")
    assert t.match.explain("panic-JH") == Text("why-no-target")


def test_of_oneself_only_a_card_in_play_can_be_taken(table: SetUp) -> None:
    """B-43, B-93: not a card of one's own hand."""
    t = table(sheriff(hand="panic-JH beer-6H", in_play="barrel-QS"), outlaw(), outlaw(), renegade())
    picks = [o.pick for o in t.decision.options if o.card == "panic-JH"]
    assert picks == ["barrel-QS"]
    t.play("panic", at=0)
    assert (t.hand(0), t.in_play(0)) == (["beer-6H", "barrel-QS"], [])
    assert t.can("play", "barrel")


def test_who_loses_a_weapon_has_the_colt_again(table: SetUp) -> None:
    """B-9, B-29, B-93: a stolen card stops working at once, and works again when played."""
    t = table(sheriff(hand="panic"), outlaw(in_play="winchester"), outlaw(), renegade())
    assert t.match.view(0).players[1].reach == 5
    t.play("panic", at=1)
    assert [t.match.view(0).players[seat].reach for seat in (0, 1)] == [1, 1]
    t.play("winchester")
    assert t.match.view(0).players[0].reach == 5
