"""Green-bordered cards (DC-4 to DC-12)."""

from standoff import SPECTATOR
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_green_card_is_played_in_front_of_its_player(table: SetUp) -> None:
    """DC-4: and is in play."""
    t = table(sheriff(hand="knife"), outlaw(), outlaw(), renegade())
    t.play("knife")
    assert (t.hand(0), t.in_play(0)) == ([], ["knife-8H"])


def test_it_waits_until_the_next_turn(table: SetUp) -> None:
    """DC-6: and everyone can see that it does."""
    t = table(sheriff(hand="knife"), outlaw(), outlaw(), renegade())
    t.play("knife")
    assert not t.can("use-up")
    for viewer in (0, 2, SPECTATOR):
        assert t.match.view(viewer).players[0].waiting == ("knife-8H",)
    reason = t.match.explain("knife-8H", 1)
    assert reason is not None
    assert reason.id == "why-waits"
    t.end_turn()
    assert t.match.view(2).players[0].waiting == ()


def test_then_it_is_discarded_to_use_it(table: SetUp) -> None:
    """DC-5, DC-6: in the next turn of its owner."""
    t = table(sheriff(hand="knife"), outlaw(), outlaw(), renegade(), deck="6H 6H 7H 7H 8H 8H 9H 9H")
    t.play("knife")
    for _ in range(4):
        t.end_turn()
    t.asked(0, "ask-main")
    t.choose("use-up", "knife", seat=1)
    assert t.in_play(0) == []
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.happened("used-at", seat=0, target=1) == 1


def test_off_turn_it_may_be_used_from_the_next_players_turn_on(table: SetUp) -> None:
    """DC-6, DC-94, example 1: the turn in which it was played is over."""
    t = table(sheriff(hand="sombrero"), outlaw(hand="bang"), outlaw(), renegade())
    t.play("sombrero")
    t.end_turn()
    t.play("bang", at=0)
    t.choose("use-up", "sombrero")
    assert t.life(0) == 5


def test_the_others_only_in_ones_own_turn(table: SetUp) -> None:
    """DC-7: a Knife is no answer, nor a Canteen off turn."""
    t = table(sheriff(hand="bang"), outlaw(in_play="knife canteen"), outlaw(), renegade())
    t.play("bang", at=1)  # nothing to answer with: nobody is asked
    assert t.life(1) == 3


def test_of_several_each_counts_for_itself(table: SetUp) -> None:
    """DC-7: the other one stays in play."""
    t = table(
        sheriff("slab_the_killer", in_play="iron_plate-AD sombrero"),
        outlaw(hand="bang"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=0)
    t.choose("use-up", "iron_plate")
    assert t.in_play(0) == ["sombrero-7C"]


def test_one_of_a_name(table: SetUp) -> None:
    """DC-8: no second Iron Plate while one is in play."""
    t = table(
        sheriff(hand="iron_plate-QS", in_play="iron_plate-AD"), outlaw(), outlaw(), renegade()
    )
    assert not t.can("play", "iron_plate")
    reason = t.match.explain("iron_plate-QS")
    assert reason is not None
    assert reason.id == "why-same-name"


def test_they_can_be_taken_and_discarded(table: SetUp) -> None:
    """DC-9: by Panic! and Cat Balou, Can Can and Brawl."""
    t = table(
        sheriff(hand="panic-8D cat_balou-9D brawl beer", in_play="can_can"),
        outlaw(in_play="knife bible"),
        outlaw(in_play="canteen sombrero"),
        renegade(),
    )
    t.play("panic", at=1, pick="knife-8H")
    t.play("cat_balou", at=1, pick="bible-10H")
    t.choose("use-up", "can_can", seat=2, pick="canteen-7H")
    t.play("brawl")
    t.choose("discard", "beer")
    assert t.hand(0) == ["knife-8H"]
    assert (t.in_play(1), t.in_play(2)) == ([], [])


def test_taken_into_hand_it_waits_again(table: SetUp) -> None:
    """DC-10."""
    t = table(sheriff(hand="panic-8D"), outlaw(in_play="knife"), outlaw(), renegade())
    t.play("panic", at=1, pick="knife-8H")
    t.play("knife")
    assert t.in_play(0) == ["knife-8H"]
    assert not t.can("use-up")


def test_one_taken_and_played_again_in_its_own_turn_waits(table: SetUp) -> None:
    """DC-10: the owner takes an old one back."""
    t = table(sheriff(hand="panic-8D", in_play="knife"), outlaw(), outlaw(), renegade())
    assert t.can("use-up", "knife")
    t.play("panic", at=0, pick="knife-8H")
    t.play("knife")
    assert not t.can("use-up", "knife")


def test_any_number_may_be_used_and_none_is_a_bang_card(table: SetUp) -> None:
    """DC-11: Slab's and the limit's BANG! card is another thing."""
    t = table(
        sheriff("slab_the_killer", hand="bang", in_play="knife derringer buffalo_rifle"),
        outlaw(hand="missed-2S missed-3S missed-4S"),
        outlaw(),
        renegade(),
        deck="6H",
    )
    for card in ("knife", "derringer", "buffalo_rifle"):
        t.choose("use-up", card, seat=1)
        assert t.asked(1, "ask-shot").prompt.args["number"] == 1
        t.choose("play", t.hand(1)[0])
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_it_lies_on_the_pile_before_its_effect(table: SetUp) -> None:
    """DC-12."""
    t = table(sheriff(in_play="knife"), outlaw(hand="beer"), outlaw(), renegade())
    t.choose("use-up", "knife", seat=1)
    t.asked(1, "ask-shot")
    assert (t.pile(), t.in_play(0)) == (["knife-8H"], [])
    t.choose("take-it")


def test_answers_are_combined(table: SetUp) -> None:
    """DC-93: a green card, a brown one and a Barrel against one BANG! card of Slab's."""
    t = table(
        sheriff("slab_the_killer", hand="bang"),
        outlaw(hand="dodge-7D", in_play="barrel-QS sombrero"),
        outlaw(),
        renegade(),
        deck="2C 3D",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")  # clubs
    t.choose("use-up", "sombrero")
    t.choose("play", "dodge")
    assert t.life(1) == 4


def test_another_of_a_name_once_the_first_is_gone(table: SetUp) -> None:
    """DC-8: used, it no longer lies there; and another player's does not count."""
    t = table(
        sheriff(hand="iron_plate-QS", in_play="iron_plate-AD"),
        outlaw(),
        outlaw(),
        renegade(hand="bang-2D"),
        turn=3,
    )
    t.play("bang", at=0)
    t.choose("use-up", "iron_plate")
    t.end_turn()
    t.play("iron_plate")
    assert t.in_play(0) == ["iron_plate-QS"]
    t = table(sheriff(hand="iron_plate-QS"), outlaw(in_play="iron_plate-AD"), outlaw(), renegade())
    t.play("iron_plate")
    assert t.in_play(0) == ["iron_plate-QS"]
