"""Zones, borders and the three limits (B-32 to B-43)."""

from standoff import SPECTATOR, Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_brown_card_is_discarded_before_its_effect(table: SetUp) -> None:
    """B-32: it lies in the pile while it resolves."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="missed"), outlaw(), renegade())
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    assert (t.pile(), t.life(1)) == (["bang-2D"], 4)
    t.choose("take-it")
    assert (t.pile(), t.life(1)) == (["bang-2D"], 3)


def test_a_blue_card_lies_open_in_front_of_its_player(table: SetUp) -> None:
    """B-33: it is in play, not discarded, and works at once."""
    t = table(sheriff(hand="scope bang-2D"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "bang", seat=2)
    t.play("scope")
    assert t.match.view(SPECTATOR).players[0].in_play == ("scope-AS",)
    assert t.pile() == []
    assert t.can("play", "bang", seat=2)


def test_a_jail_lies_in_front_of_its_target(table: SetUp) -> None:
    """B-33: not in front of the player who played it."""
    t = table(sheriff(hand="jail-JS"), outlaw(), outlaw(), renegade())
    t.play("jail", at=2)
    assert [t.in_play(seat) for seat in range(4)] == [[], [], ["jail-JS"], []]


def test_a_blue_card_stays_for_turns_until_it_leaves_play(table: SetUp) -> None:
    """B-33: a Barrel works again and again, and no more once it is gone."""
    t = table(
        sheriff(hand="gatling bang-2D cat_balou-9D"),
        outlaw(in_play="barrel-QS", hand="beer"),
        outlaw(),
        renegade(),
        deck="saloon",
    )
    t.play("gatling")
    t.choose("check", kind="barrel")
    assert (t.life(1), t.in_play(1)) == (4, ["barrel-QS"])
    t.play("cat_balou", at=1, pick="barrel-QS")
    t.play("bang", at=1)
    assert not t.can("check")
    t.choose("take-it")
    assert t.life(1) == 3


def test_one_bang_card_per_turn(table: SetUp) -> None:
    """B-34: the second is refused; in the next turn there is one again."""
    t = table(sheriff(hand="bang-2D bang-3D"), outlaw(), outlaw(hand="bang-4D"), renegade())
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang")
    assert t.match.explain("bang-3D") == Text("why-bang-limit", {"limit": 1})
    t.end_turn()
    t.end_turn()
    assert t.can("play", "bang-4D")


def test_other_cards_with_the_bang_icon_have_no_limit(table: SetUp) -> None:
    """B-34: Gatling and Duel neither count nor are counted."""
    t = table(sheriff(hand="gatling duel-QD bang-2D"), outlaw(), outlaw(), renegade())
    t.play("gatling")
    t.play("duel", at=2)
    t.play("bang", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 2, 2, 3]
    t = table(sheriff(hand="gatling duel-QD"), outlaw(), outlaw(), renegade(), bangs=1)
    assert t.can("play", "gatling")
    assert t.can("play", "duel")


def test_a_cancelled_bang_counts(table: SetUp) -> None:
    """B-35: the limit is of cards played, whatever became of them."""
    t = table(sheriff(hand="bang-2D bang-3D"), outlaw(hand="missed"), outlaw(), renegade())
    t.play("bang-2D", at=1)
    t.choose("play", "missed")
    assert t.life(1) == 4
    assert not t.can("play", "bang-3D")


def test_a_volcanic_lifts_the_limit_while_it_is_in_play(table: SetUp) -> None:
    """B-35: from when it is put down until it is lost."""
    t = table(
        sheriff(hand="bang-2D bang-3D bang-4D volcanic schofield-JC"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang-3D")
    t.play("volcanic")
    t.play("bang-3D", at=1)
    assert t.can("play", "bang-4D")
    t.play("schofield")
    assert not t.can("play", "bang-4D")
    assert t.match.explain("bang-4D", 1) == Text("why-bang-limit", {"limit": 1})


def test_a_volcanic_lost_before_the_first_bang_leaves_one(table: SetUp) -> None:
    """B-35: only a BANG! already played this turn forbids another."""
    t = table(
        sheriff(hand="bang-2D bang-3D cat_balou-9D", in_play="volcanic-10S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("cat_balou", at=0, pick="volcanic-10S")
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang-3D")


def test_bangs_discarded_for_a_duel_or_indians_do_not_count(table: SetUp) -> None:
    """B-36, B-157: neither one's own nor those of others."""
    t = table(
        sheriff(hand="indians-KD duel-QD bang-2D bang-3D"),
        outlaw(hand="bang-4D bang-5D"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    t.choose("discard", "bang-4D")
    t.play("duel", at=1)
    t.choose("discard", "bang-5D")
    t.choose("discard", "bang-2D")
    assert t.match.view(0).bangs_left == 1
    t.play("bang-3D", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 2, 3, 3]


def test_no_two_cards_of_a_name_in_front_of_a_player(table: SetUp) -> None:
    """B-37: a second Mustang is refused until the first is gone."""
    t = table(
        sheriff(hand="mustang-9H cat_balou-9D", in_play="mustang-8H"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "mustang")
    assert t.match.explain("mustang-9H") == Text("why-same-name", {"kind": "mustang"})
    t.play("cat_balou", at=0, pick="mustang-8H")
    t.play("mustang")
    assert t.in_play(0) == ["mustang-9H"]


def test_no_second_jail_on_a_jailed_player(table: SetUp) -> None:
    """B-37: others without one can still be jailed."""
    t = table(sheriff(hand="jail-JS"), outlaw(in_play="jail-4H"), outlaw(), renegade())
    assert t.match.explain("jail-JS", 1) == Text("why-same-name", {"kind": "jail"})
    targets = [option.seat for option in t.decision.options if option.verb == "play"]
    assert targets == [2, 3]


def test_a_weapon_takes_the_place_of_the_other(table: SetUp) -> None:
    """B-38: the old one is discarded; other cards stay."""
    t = table(
        sheriff(hand="remington", in_play="schofield-JC scope"), outlaw(), outlaw(), renegade()
    )
    t.play("remington")
    assert t.in_play(0) == ["scope-AS", "remington-KC"]
    assert t.pile() == ["schofield-JC"]


def test_a_weapon_can_replace_one_of_the_same_name(table: SetUp) -> None:
    """B-38: limit 2 does not forbid it."""
    t = table(sheriff(hand="volcanic-10C", in_play="volcanic-10S"), outlaw(), outlaw(), renegade())
    t.play("volcanic")
    assert (t.in_play(0), t.pile()) == (["volcanic-10C"], ["volcanic-10S"])


def test_any_number_of_different_cards_may_be_in_play(table: SetUp) -> None:
    """B-39: one of everything."""
    cards = "barrel-QS mustang-8H scope-AS dynamite-2H winchester-8S"
    t = table(sheriff(), outlaw(hand=cards, in_play="jail-JS"), outlaw(), renegade(), turn=1)
    for card in cards.split():
        t.play(card)
    assert t.in_play(1) == ["jail-JS", *cards.split()]


def test_a_card_may_be_played_for_nothing(table: SetUp) -> None:
    """B-40: Beer and Saloon at full life."""
    t = table(sheriff(hand="beer saloon"), outlaw(), outlaw(), renegade())
    t.play("beer")
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]
    assert t.pile() == ["saloon-5H", "beer-6H"]


def test_a_beer_for_nothing_with_two_players_left(table: SetUp) -> None:
    """B-40: it is played and discarded, and heals nobody."""
    t = table(sheriff(hand="beer", life=2), outlaw(out=True), outlaw(out=True), renegade())
    t.play("beer")
    assert (t.life(0), t.pile()) == (2, ["beer-6H"])


def test_panic_and_cat_balou_need_someone_with_a_card(table: SetUp) -> None:
    """B-41: the card being played is not in hand any more when this is looked at."""
    t = table(sheriff(hand="panic-8D"), outlaw(), outlaw(hand="beer"), renegade())
    assert t.match.explain("panic-8D", 0) == Text("why-no-cards", {})
    assert t.match.explain("panic-8D", 1) == Text("why-no-cards", {})
    assert t.match.explain("panic-8D") == Text("why-no-target", {})
    t = table(sheriff(hand="cat_balou-9D"), outlaw(), outlaw(hand="beer"), renegade())
    targets = [option.seat for option in t.decision.options if option.verb == "play"]
    assert targets == [2]


def test_a_target_must_be_in_the_game(table: SetUp) -> None:
    """B-41: nobody aims at a player who is out."""
    t = table(sheriff(hand="duel-QD"), outlaw(out=True), outlaw(), renegade())
    assert t.match.explain("duel-QD", 1) == Text("why-not-in-game", {})
    assert not t.can("play", "duel", seat=1)


def test_a_card_must_be_in_hand(table: SetUp) -> None:
    """B-17, B-41: a card elsewhere cannot be played."""
    t = table(sheriff(), outlaw(hand="bang-2D"), outlaw(), renegade())
    assert t.match.explain("bang-2D", 1) == Text("why-not-in-hand", {})


def test_bang_duel_and_jail_are_for_another_player(table: SetUp) -> None:
    """B-42: nobody aims them at themselves."""
    t = table(sheriff(), outlaw(hand="bang-2D duel-QD jail-JS"), outlaw(), renegade(), turn=1)
    for card in ("bang-2D", "duel-QD", "jail-JS"):
        assert t.match.explain(card, 1) == Text("why-yourself", {})
        assert not t.can("play", card, seat=1)
        assert t.can("play", card, seat=2)


def test_panic_and_cat_balou_at_oneself_find_cards_in_play_only(table: SetUp) -> None:
    """B-43, B-162: to get rid of a Dynamite, or to take a Scope back."""
    t = table(
        sheriff(hand="cat_balou-9D panic-8D beer", in_play="dynamite scope"),
        outlaw(),
        deputy(),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "cat_balou", pick="hand")
    assert not t.can("play", "panic", pick="hand")
    t.play("cat_balou", at=0, pick="dynamite-2H")
    t.play("panic", at=0, pick="scope-AS")
    assert t.in_play(0) == []
    assert t.hand(0) == ["beer-6H", "scope-AS"]
    assert t.pile() == ["panic-8D", "dynamite-2H", "cat_balou-9D"]
