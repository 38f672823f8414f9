"""Cards for everyone and cards that answer (VS-25 to VS-34, VS-38, VS-39)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by

# Bandidos


def test_bandidos_begins_with_who_played_it(table: SetUp) -> None:
    """VS-25: then clockwise; two cards or a life point, as each likes."""
    t = table(
        sheriff(),
        outlaw(hand="bandidos beer-6H beer-7H jail-JS"),
        outlaw(hand="bang-2D bang-3D bang-4D"),
        renegade(hand="missed-2S"),
        turn=1,
    )
    t.play("bandidos")
    t.asked(1, "ask-bandidos")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    t.asked(2, "ask-bandidos")
    t.choose("take-it")
    t.asked(3, "ask-bandidos")
    t.choose("discard", "missed")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 4]
    assert (t.hand(1), len(t.hand(2)), t.hand(3)) == (["jail-JS"], 3, [])


def test_bandidos_one_card_will_do(table: SetUp) -> None:
    """VS-25: one if that is all; with none the life point is lost."""
    t = table(sheriff(hand="bandidos"), outlaw(hand="jail-JS"), outlaw(), renegade())
    t.play("bandidos")
    t.choose("discard", "jail")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]


def test_bandidos_half_a_payment(table: SetUp) -> None:
    """VS-25: with two cards both go, not one."""
    t = table(sheriff(hand="bandidos"), outlaw(hand="jail-JS beer-6H"), outlaw(), renegade())
    t.play("bandidos")
    t.choose("discard", "jail")
    if t.decision.prompt.id == "ask-bandidos":
        assert not t.can("take-it")
        t.choose("discard", "beer")
    assert (t.life(1), t.hand(1)) == (4, [])


def test_bandidos_who_is_to_blame(table: SetUp) -> None:
    """VS-25: the others' losses are caused by who played it."""
    t = table(
        sheriff(hand="bandidos", life=3),
        outlaw(life=1),
        outlaw("el_gringo"),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("bandidos")
    assert t.is_out(1)
    assert (len(t.hand(0)), len(t.hand(2))) == (2, 1)


def test_bandidos_ones_own_loss(table: SetUp) -> None:
    """VS-25: one's own is nobody's else; it may be the last, and the others still choose."""
    t = table(
        sheriff(),
        outlaw(hand="bandidos", life=1),
        outlaw(hand="jail-JS"),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("bandidos")
    t.asked(2, "ask-bandidos")
    t.choose("take-it")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.life(2), t.life(0)) == (True, 3, 4)
    assert not t.happened("reward")


def test_bandidos_does_not_let_one_take_back_the_turn(table: SetUp) -> None:
    """VS-25, B-63: the Sheriff who dies of it still lets everyone go through it."""
    t = table(sheriff(hand="bandidos", life=1), outlaw(life=1), outlaw(out=True), renegade(life=1))
    t.play("bandidos")
    assert t.match.over
    assert t.match.view(0).ending == "ending-outlaws"


def test_bandidos_and_suzy_lafayette(table: SetUp) -> None:
    """VS-60: she draws when it is finished, if her hand is empty then."""
    t = table(
        sheriff(hand="bandidos"),
        outlaw("suzy_lafayette", hand="jail-JS"),
        outlaw(hand="beer-6H"),
        renegade(),
        deck="2C 3C",
    )
    t.play("bandidos")
    t.choose("discard", "jail")
    t.asked(2, "ask-bandidos")
    assert t.hand(1) == []
    t.choose("take-it")
    assert t.hand(1) == ["bang-2C"]


def test_bandidos_and_bart_cassidy(table: SetUp) -> None:
    """VS-25, B-77: he draws when all have chosen."""
    t = table(
        sheriff(hand="bandidos"),
        outlaw("bart_cassidy"),
        outlaw(hand="beer-6H"),
        renegade(),
        deck="2C 3C",
    )
    t.play("bandidos")
    t.asked(2, "ask-bandidos")
    assert t.hand(1) == []
    t.choose("take-it")
    assert t.hand(1) == ["bang-2C"]


# Escape


@pytest.mark.parametrize("card", ["gatling", "indians-KD"])
def test_escape_from_what_hits_many(table: SetUp, card: str) -> None:
    """VS-28: the others are not affected by it."""
    t = table(sheriff(hand=card), outlaw(hand="escape"), outlaw(), renegade())
    t.play(card)
    t.asked(1, "ask-targeted")
    t.choose("play", "escape")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_escape_not_from_a_bang_card(table: SetUp) -> None:
    """VS-28: nor is it a Missed! (VS-29)."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="escape"), outlaw(), renegade())
    t.play("bang", at=1)
    if not t.match.over and t.decision.seat == 1:
        assert not t.can("play", "escape")
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(1)) == (3, ["escape-3H"])


def test_escape_not_from_what_counts_as_a_bang_card(table: SetUp) -> None:
    """VS-29: a BANG! card in any form: Lemat's and Calamity Janet's."""
    t = table(sheriff(hand="beer-6H", in_play="lemat"), outlaw(hand="escape"), outlaw(), renegade())
    t.choose("play", "beer", kind="bang", seat=1)
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(1)) == (3, ["escape-3H"])
    t = table(
        sheriff("calamity_janet", hand="missed-2S"), outlaw(hand="escape"), outlaw(), renegade()
    )
    t.choose("play", "missed", kind="bang", seat=1)
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(1)) == (3, ["escape-3H"])


@pytest.mark.parametrize("card", ["tomahawk", "fanning"])
def test_escape_from_shots_that_are_no_bang_cards(table: SetUp, card: str) -> None:
    """VS-28, VS-36."""
    t = table(sheriff(hand=card), outlaw(hand="escape"), outlaw(), renegade())
    t.play(card, at=1)
    t.choose("play", "escape")
    assert (t.life(1), t.life(2)) == (4, 3 if card == "fanning" else 4)


def test_escape_of_the_second_one_of_a_fanning(table: SetUp) -> None:
    """VS-28, VS-35: both are its targets."""
    t = table(sheriff(hand="fanning"), outlaw(), outlaw(hand="escape"), renegade())
    t.play("fanning", at=1)
    t.choose("play", "escape")
    assert (t.life(1), t.life(2)) == (3, 4)


def test_escape_from_a_duel_at_the_challenge(table: SetUp) -> None:
    """VS-29: and not once one has answered."""
    t = table(sheriff(hand="duel-QD bang-3D"), outlaw(hand="escape bang-2D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("let-it")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    t.asked(1, "ask-duel")
    assert not t.can("play", "escape")
    t.choose("take-it")
    assert t.life(1) == 3
    t = table(sheriff(hand="duel-QD bang-3D"), outlaw(hand="escape bang-2D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("play", "escape")
    t.asked(0, "ask-main")
    assert (t.life(1), t.life(0), t.hand(0)) == (4, 5, ["bang-3D"])


def test_the_challenger_does_not_escape(table: SetUp) -> None:
    """VS-28: the one who plays the Duel is no target of it."""
    t = table(sheriff(hand="duel-QD escape"), outlaw(hand="bang-2D"), outlaw(), renegade())
    t.play("duel", at=1)
    pass_by(t)
    t.choose("discard", "bang-2D")
    pass_by(t, "ask-duel")
    assert (t.life(0), t.hand(0)) == (4, ["escape-3H"])


def test_escape_from_panic_after_the_card_is_chosen(table: SetUp) -> None:
    """VS-29: the card in play was named, and stays."""
    t = table(
        sheriff(hand="panic-JH"), outlaw(hand="escape", in_play="barrel-QS"), outlaw(), renegade()
    )
    t.play("panic", at=1, pick="barrel-QS")
    t.choose("play", "escape")
    assert (t.in_play(1), t.hand(0)) == (["barrel-QS"], [])


def test_escape_as_the_only_card_against_a_cat_balou(table: SetUp) -> None:
    """VS-29: the hand was chosen; before anything is discarded it is used."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(hand="escape beer-6H"), outlaw(), renegade())
    t.play("cat_balou", at=1, pick="hand")
    t.choose("play", "escape")
    assert t.hand(1) == ["beer-6H"]


def test_escape_from_ones_own_bandidos(table: SetUp) -> None:
    """VS-29: also in one's own turn, from one's own card."""
    t = table(sheriff(hand="bandidos escape"), outlaw(), outlaw(), renegade())
    t.play("bandidos")
    t.asked(0, "ask-targeted")
    t.choose("play", "escape")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_escape_from_a_tornado(table: SetUp) -> None:
    """VS-29: neither discards nor draws."""
    t = table(
        sheriff(hand="tornado"),
        outlaw(hand="escape beer-6H"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.play("tornado")
    t.asked(1, "ask-targeted")
    t.choose("play", "escape")
    assert (t.hand(1), len(t.hand(0)), len(t.hand(2))) == (["beer-6H"], 2, 2)


def test_stepping_out_of_a_general_store(table: SetUp) -> None:
    """VS-29: the card left over is discarded."""
    t = table(
        sheriff(hand="general_store-9C"),
        outlaw(hand="escape"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("general_store-9C")
    pass_by(t)
    t.choose("take", "bang-2C")
    t.choose("play", "escape")
    t.choose("take", "bang-3C")
    pass_by(t)
    if t.decision.prompt.id == "ask-store":
        t.choose("take", "bang-4C")
    assert (t.hand(1), t.pile()[0]) == ([], "bang-5C")


def test_escape_from_poker(table: SetUp) -> None:
    """VS-28: left out of it."""
    t = table(
        sheriff(hand="poker"), outlaw(hand="escape beer-6H"), outlaw(hand="jail-JS"), renegade()
    )
    t.play("poker")
    t.asked(1, "ask-targeted")
    t.choose("play", "escape")
    pass_by(t)
    assert t.hand(1) == ["beer-6H"]
    if t.decision.prompt.id == "ask-poker":
        t.choose("discard", "jail")
    t.choose("take", "jail")
    assert t.hand(0) == ["jail-JS"]


@pytest.mark.parametrize("card", ["jail-JS", "rattlesnake", "bounty"])
def test_no_escape_from_blue_cards(table: SetUp, card: str) -> None:
    """VS-29."""
    t = table(sheriff(hand=card), outlaw(hand="escape"), outlaw(), renegade())
    t.play(card, at=1)
    t.asked(0, "ask-main")
    assert len(t.in_play(1)) == 1


def test_no_escape_from_green_cards(table: SetUp) -> None:
    """VS-71: a Knife; from a Springfield there is."""
    both = ["dodge_city", "valley_of_shadows"]
    t = table(
        sheriff(in_play="knife", hand="springfield jail-JS"),
        outlaw(hand="escape"),
        outlaw(),
        renegade(),
        sets=both,
    )
    t.choose("use-up", "knife", seat=1)
    assert not t.can("play", "escape")
    pass_by(t, "ask-shot")
    assert t.life(1) == 3
    t.play("springfield", at=1)
    if t.decision.prompt.id == "ask-cost":
        t.choose("discard", "jail")
    t.choose("play", "escape")
    assert t.life(1) == 3


def test_no_escape_from_abilities(table: SetUp) -> None:
    """VS-29: Jesse Jones takes what he likes."""
    t = table(
        sheriff("jesse_jones"),
        outlaw(hand="escape"),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C",
    )
    t.choose("draw-hand", seat=1)
    assert "escape-3H" in t.hand(0)


def test_escape_cannot_be_played_for_nothing(table: SetUp) -> None:
    """VS-28: in one's own turn there is nothing to avoid; nor for another player."""
    t = table(sheriff(hand="escape indians-KD"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "escape")
    t.play("indians")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_escape_from_bottle_and_pardner(table: SetUp) -> None:
    """VS-72, GR-155: brown equipment, as a BANG! too."""
    t = table(
        sheriff(nuggets=5),
        outlaw(hand="escape"),
        outlaw(),
        renegade(),
        row="bottle",
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.asked(1, "ask-targeted")
    t.choose("play", "escape")
    assert t.life(1) == 4


# Poker


def test_poker_in_secret_and_revealed_together(table: SetUp) -> None:
    """VS-31: what has been chosen is not seen before all have chosen."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="bang-2D beer-6H"),
        outlaw(hand="bang-3D beer-7H"),
        renegade(hand="bang-4D beer-8H"),
    )
    t.play("poker")
    t.asked(1, "ask-poker")
    t.choose("discard", "bang")
    t.asked(2, "ask-poker")
    seen = t.match.view(2)
    assert "bang-2D" not in (*seen.middle, *seen.players[1].hand, seen.pile_top)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    t.asked(0, "ask-pot")
    t.choose("take", "bang-2D")
    t.choose("take", "bang-4D")
    assert (t.hand(0), t.pile()[0]) == (["bang-2D", "bang-4D"], "bang-3D")


def test_poker_an_ace_spoils_it(table: SetUp) -> None:
    """VS-31: nothing is taken, all of it is discarded."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="bang-AD beer-6H"),
        outlaw(hand="bang-3D beer-7H"),
        renegade(),
    )
    t.play("poker")
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    t.asked(0, "ask-main")
    assert (t.hand(0), {"bang-AD", "bang-3D"} <= set(t.pile())) == ([], True)


def test_poker_up_to_two(table: SetUp) -> None:
    """VS-31: one may take one, or none."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="bang-2D beer-6H"),
        outlaw(hand="bang-3D beer-7H"),
        renegade(hand="bang-4D beer-8H"),
    )
    t.play("poker")
    for _ in range(3):
        t.choose("discard", "bang")
    t.choose("no-more")
    assert t.hand(0) == []
    assert {"bang-2D", "bang-3D", "bang-4D"} <= set(t.pile())


def test_poker_not_more_than_two(table: SetUp) -> None:
    """VS-31."""
    t = table(
        sheriff(hand="poker"),
        outlaw(hand="bang-2D beer-6H"),
        outlaw(hand="bang-3D beer-7H"),
        renegade(hand="bang-4D beer-8H"),
    )
    t.play("poker")
    for _ in range(3):
        t.choose("discard", "bang")
    t.choose("take", "bang-2D")
    t.choose("take", "bang-3D")
    t.asked(0, "ask-main")


def test_poker_who_plays_it_gives_nothing(table: SetUp) -> None:
    """VS-31: all others; players without cards are left out."""
    t = table(sheriff(hand="poker beer-9H"), outlaw(), outlaw(), renegade())
    t.play("poker")
    t.asked(0, "ask-main")
    assert t.hand(0) == ["beer-9H"]


def test_poker_and_suzy_lafayette(table: SetUp) -> None:
    """VS-31, VS-60: she draws after it, not in between."""
    t = table(
        sheriff(hand="poker"),
        outlaw("suzy_lafayette", hand="bang-2D"),
        outlaw(hand="bang-3D beer-7H"),
        renegade(),
        deck="4C 5C",
    )
    t.play("poker")
    while t.decision.prompt.id == "ask-poker":
        t.choose("discard", "bang")
    assert t.hand(1) == []
    t.choose("take", "bang-2D")
    t.choose("no-more")
    assert t.hand(1) == ["bang-4C"]


# Backfire


def test_backfire_shoots_back(table: SetUp) -> None:
    """VS-32: distance does not matter."""
    t = table(
        sheriff(hand="bang-2D", in_play="winchester mustang-8H"),
        outlaw(),
        outlaw(hand="backfire"),
        renegade(),
    )
    t.play("bang", at=2)
    t.choose("play", "backfire")
    assert (t.life(2), t.life(0)) == (4, 4)


def test_the_counter_shot_can_be_cancelled(table: SetUp) -> None:
    """VS-32: by a Missed!, by a Barrel."""
    t = table(
        sheriff(hand="bang-2D missed-2S", in_play="barrel-QS"),
        outlaw(hand="backfire"),
        outlaw(),
        renegade(),
        deck="2C beer-6H",
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("check", kind="barrel")
    t.choose("play", "missed")
    assert t.life(0) == 5


def test_the_counter_shot_is_no_bang_card(table: SetUp) -> None:
    """VS-32: no Bounty, no Shotgun, one Missed! against Slab the Killer's."""
    t = table(
        sheriff(hand="bang-2D beer-6H", in_play="bounty"),
        outlaw(hand="backfire", in_play="shotgun"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    pass_by(t, "ask-shot")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0), t.hand(1)) == (4, ["beer-6H"], [])


def test_the_counter_shot_of_slab(table: SetUp) -> None:
    """VS-32, B-128: his ability is about BANG! cards."""
    t = table(
        sheriff(hand="bang-2D missed-2S"),
        outlaw("slab_the_killer", hand="backfire"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("play", "missed")
    assert t.life(0) == 5


def test_backfire_after_the_whole_gatling(table: SetUp) -> None:
    """VS-32: when the card is finished for all its targets."""
    t = table(
        sheriff(hand="gatling"), outlaw(hand="backfire"), outlaw(hand="missed-2S"), renegade()
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.asked(2, "ask-shot")
    assert t.life(0) == 5
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 4, 3]
    t.in_order(Event("lost-life-to", seat=3, by=0), Event("lost-life-to", seat=0, by=1))


def test_backfire_as_one_of_two(table: SetUp) -> None:
    """VS-32, VS-60: against Slab the Killer it counts 1; the counter-shot comes in any case."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"), outlaw(hand="backfire"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (t.life(1), t.life(0)) == (3, 4)
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="backfire missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("play", "missed")
    assert (t.life(1), t.life(0)) == (4, 4)


def test_who_shoots_back_is_to_blame(table: SetUp) -> None:
    """VS-32: fired by the one who played it: the reward is theirs."""
    t = table(
        sheriff(hand="backfire"),
        outlaw(hand="bang-2D", life=1),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=0)
    t.choose("play", "backfire")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(0)) == (True, ["bang-2C", "bang-3C", "bang-4C"])


def test_the_sheriff_shoots_back_at_a_deputy(table: SetUp) -> None:
    """VS-32, B-75: that is the Sheriff's penalty."""
    t = table(
        sheriff(hand="backfire beer-6H", in_play="scope"),
        deputy(hand="bang-2D", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=0)
    t.choose("play", "backfire")
    while t.decision.prompt.id.startswith("ask-top"):
        t.choose("any-order")
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, [], [])


def test_el_gringo_and_the_counter_shot(table: SetUp) -> None:
    """VS-60: he takes a card from who played the Backfire."""
    t = table(
        sheriff(hand="backfire beer-6H"),
        outlaw("el_gringo", hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("bang", at=0)
    t.choose("play", "backfire")
    assert (t.hand(1), t.hand(0)) == (["beer-6H"], [])


def test_calamity_janet_and_backfire(table: SetUp) -> None:
    """VS-32, VS-2: a plain BANG! card for her; it counts against the limit."""
    t = table(
        sheriff("calamity_janet", hand="backfire bang-2D"),
        outlaw(in_play="bounty"),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.choose("play", "backfire", kind="bang", seat=1)
    assert (t.life(1), t.hand(0)) == (3, ["bang-2D", "bang-2C"])
    assert not t.can("play", "bang")


def test_backfire_is_not_for_ones_own_turn(table: SetUp) -> None:
    """VS-32: playable whenever a Missed! card is."""
    t = table(sheriff(hand="backfire"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "backfire")


def test_backfire_in_russian_roulette(table: SetUp) -> None:
    """FC-106: a Missed!; nobody shot, so nobody is shot at."""
    t = table(
        sheriff(hand="backfire"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        number=5,
        events="russian_roulette",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("play", "backfire")
    t.asked(0, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 2, 4, 4]


def test_backfire_against_a_ricochet(table: SetUp) -> None:
    """FC-106: the card stays, and who shot is shot at."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="backfire", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        event="ricochet",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("use", "bang", seat=1, pick="barrel-QS")
    t.choose("play", "backfire")
    assert (t.life(0), t.in_play(1)) == (4, ["barrel-QS"])


def test_backfire_against_a_fistful_of_cards(table: SetUp) -> None:
    """FC-106: nobody shot."""
    t = table(
        sheriff(),
        outlaw(hand="backfire"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="a_fistful_of_cards",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("play", "backfire")
    t.asked(1, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]


# Saved!


def test_saved_cards_from_the_deck(table: SetUp) -> None:
    """VS-33."""
    t = table(sheriff(hand="bang-2D"), outlaw(), outlaw(hand="saved"), renegade(), deck="3C 4C")
    t.play("bang", at=1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), t.hand(2)) == (4, ["bang-3C", "bang-4C"])


def test_saved_cards_from_the_hand(table: SetUp) -> None:
    """VS-33, VS-34: at random, both from there."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H jail-JS jail-4H"),
        outlaw(hand="saved"),
        renegade(),
        at_random="jail-JS beer-6H",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand", seat=1)
    assert (t.life(1), t.hand(1), sorted(t.hand(2))) == (4, ["jail-4H"], ["beer-6H", "jail-JS"])


def test_saved_as_many_as_there_are(table: SetUp) -> None:
    """VS-34: one card in the hand, one card taken."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="beer-6H"), outlaw(hand="saved"), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand", seat=1)
    assert (t.hand(1), t.hand(2)) == ([], ["beer-6H"])


def test_saved_comes_before_beers(table: SetUp) -> None:
    """VS-34: at the moment the point would be lost."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H", life=1),
        outlaw(hand="saved"),
        renegade(),
        deck="3C 4C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(2, "ask-save")
    t.choose("play", "saved")
    t.choose("from-deck")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-6H"])


def test_saved_one_of_two(table: SetUp) -> None:
    """VS-34: exactly one point of a larger loss; nothing is taken if that was not enough."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw(life=1),
        outlaw(hand="saved"),
        renegade(),
        deck="3C 4C 5C 6C",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "saved")
    assert (t.is_out(1), t.hand(2)) == (True, [])


def test_saved_from_a_dynamite(table: SetUp) -> None:
    """VS-34: against any loss; two of the three points remain."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite"),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 3C 4C 5C 6C",
    )
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(2))) == (2, 2)


def test_saved_from_ones_own_duel(table: SetUp) -> None:
    """VS-33, VS-E11: Ana's Duel would cost Bruno a point, and she saves him."""
    t = table(sheriff(hand="duel-QD saved"), outlaw(), outlaw(), renegade(), deck="3C 4C")
    t.play("duel", at=1)
    t.asked(0, "ask-save")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), t.hand(0)) == (4, ["bang-3C", "bang-4C"])


def test_saved_is_not_for_oneself(table: SetUp) -> None:
    """VS-34: never; nor can it be played for nothing."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="saved", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play", "saved")
    pass_by(t)
    t.choose("give-up")
    assert t.is_out(1)
    t = table(sheriff(hand="saved"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "saved")


def test_what_is_saved_is_no_hit(table: SetUp) -> None:
    """VS-4: no Shotgun, no Bounty; nothing for Bart Cassidy."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("bart_cassidy", in_play="bounty"),
        outlaw(hand="saved"),
        renegade(),
        deck="3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0), len(t.hand(2))) == (4, [], [], 2)


def test_half_saved_is_still_a_hit(table: SetUp) -> None:
    """VS-4: it cost a point in the end."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw("bart_cassidy", in_play="bounty"),
        outlaw(hand="saved"),
        renegade(),
        deck="3C 4C 5C 6C 7C",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(1), len(t.hand(1)), len(t.hand(0)), len(t.hand(2))) == (3, 1, 1, 2)


def test_saved_before_the_card_goes_on(table: SetUp) -> None:
    """VS-34: in the middle of a Gatling; the cards are there before the next one is shot at."""
    t = table(
        sheriff(hand="gatling"), outlaw(), outlaw(hand="saved"), renegade(), deck="missed-2S 4C"
    )
    t.play("gatling")
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    t.asked(2, "ask-shot")
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 3]


def test_saved_does_not_cancel_a_payment(table: SetUp) -> None:
    """VS-34, FC-106: Blood Brothers is a cost."""
    t = table(
        sheriff(life=3),
        outlaw(life=2),
        outlaw(hand="saved"),
        renegade(),
        step="start",
        event="blood_brothers",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("give-life", seat=1)
    t.asked(0, "ask-main")
    assert (t.life(0), t.life(1)) == (2, 3)


def test_saved_from_chuck_wengams_own_payment(table: SetUp) -> None:
    """VS-34: paid as a cost."""
    t = table(
        sheriff("chuck_wengam"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.choose("use", kind="chuck_wengam")
    t.asked(0, "ask-main")
    assert t.life(0) == 4


def test_saved_in_russian_roulette(table: SetUp) -> None:
    """FC-106: one of the two points."""
    t = table(
        sheriff(),
        outlaw(hand="saved"),
        outlaw(),
        renegade(),
        step="start",
        number=5,
        events="russian_roulette",
        deck="3C 4C 5C 6C",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert t.life(0) == 4


def test_saved_earns_no_nugget(table: SetUp) -> None:
    """GR-155: the loss did not happen."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.play("bang", at=1)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert t.nuggets(0) == 0


def test_saved_the_sheriff_in_the_last_moment(table: SetUp) -> None:
    """VS-33: a Deputy keeps the game going."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        deputy(hand="saved"),
        turn=1,
        deck="3C 4C",
    )
    t.play("bang", at=0)
    t.choose("play", "saved")
    if t.decision.prompt.id == "ask-thanks":
        t.choose("from-deck")
    assert (t.life(0), len(t.hand(4))) == (1, 2)


# Tornado and Last Call


def test_tornado_for_everyone(table: SetUp) -> None:
    """VS-38, VS-E8: clockwise from who played it; without cards one just draws."""
    t = table(
        sheriff(),
        outlaw(hand="tornado beer-6H beer-7H"),
        outlaw(hand="jail-JS jail-4H"),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.play("tornado")
    t.asked(1, "ask-discard")
    t.choose("discard", "beer-6H")
    t.asked(2, "ask-discard")
    t.choose("discard", "jail-JS")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["beer-7H", "bang-2C", "bang-3C"]
    assert t.hand(2) == ["jail-4H", "bang-4C", "bang-5C"]
    assert (t.hand(3), len(t.hand(0))) == (["bang-6C", "bang-7C"], 2)


def test_tornado_is_what_one_holds_then(table: SetUp) -> None:
    """VS-38: the Tornado itself is gone; its player without cards discards none."""
    t = table(
        sheriff(hand="tornado"), outlaw(), outlaw(), renegade(), deck="2C 3C 4C 5C 6C 7C 8C 9C"
    )
    t.play("tornado")
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 2, 2, 2]


def test_tornado_and_suzy_lafayette(table: SetUp) -> None:
    """VS-60: her hand is not empty when it is over."""
    t = table(
        sheriff(hand="tornado"),
        outlaw("suzy_lafayette", hand="jail-JS"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.play("tornado")
    if t.decision.prompt.id == "ask-discard":
        t.choose("discard", "jail")
    assert len(t.hand(1)) == 2


def test_last_call(table: SetUp) -> None:
    """VS-39, VS-E9: one life point, also with two players left, never above the maximum."""
    t = table(sheriff(hand="last_call", life=2), outlaw(out=True), outlaw(out=True), renegade())
    t.play("last_call")
    assert t.life(0) == 3
    t = table(sheriff(hand="last_call"), outlaw(), outlaw(), renegade())
    t.play("last_call")
    assert t.life(0) == 5


def test_last_call_saves_nobody(table: SetUp) -> None:
    """VS-39, VS-E9: in answer to a lethal shot it is not allowed."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="last_call", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    if not t.is_out(1):
        assert not t.can("play", "last_call")
        t.choose("give-up")
    assert t.is_out(1)


def test_last_call_is_no_beer(table: SetUp) -> None:
    """VS-39, VS-71, HN-76: 1 for Tequila Joe, also under The Reverend, and no lemonade."""
    t = table(
        sheriff("tequila_joe", hand="last_call", life=2),
        outlaw("lemonade_jim", hand="beer-6H", life=1),
        outlaw(),
        renegade(),
        event="the_reverend",
        sets=["dodge_city", "high_noon", "valley_of_shadows"],
    )
    t.play("last_call")
    t.asked(0, "ask-main")
    assert (t.life(0), t.life(1)) == (3, 1)


def test_last_call_cannot_be_sold(table: SetUp) -> None:
    """VS-39: only Beer cards are worth a nugget."""
    t = table(
        sheriff(hand="last_call beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["gold_rush", "valley_of_shadows"],
    )
    assert t.can("sell", "beer")
    assert not t.can("sell", "last_call")
