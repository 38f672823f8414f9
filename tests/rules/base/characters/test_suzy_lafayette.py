"""Suzy Lafayette (B-129 to B-133)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_after_her_last_card_she_draws_one(table: SetUp) -> None:
    """B-129: on her turn, whatever card it was."""
    t = table(
        sheriff("suzy_lafayette", hand="barrel-QS"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="scope-AS beer-6H",
    )
    t.play("barrel")
    assert t.hand(0) == ["scope-AS"]
    t.play("scope")
    assert t.hand(0) == ["beer-6H"]


def test_she_draws_when_her_bang_is_finished(table: SetUp) -> None:
    """B-129: not while the target may still answer it."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="bang-2C jail-4H",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    assert t.hand(0) == []
    t.choose("check", kind="barrel")
    assert (t.life(1), t.hand(0)) == (3, ["jail-4H"])


def test_she_draws_off_turn(table: SetUp) -> None:
    """B-129: after her last Missed!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="jail-4H",
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1)) == (4, ["jail-4H"])


def test_she_draws_when_her_last_card_is_discarded_or_stolen(table: SetUp) -> None:
    """B-129: for any cause."""
    t = table(
        sheriff(hand="cat_balou-9D panic-QH"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="jail-4H jail-10S",
    )
    t.play("cat_balou", at=1)
    assert t.hand(1) == ["jail-4H"]
    t.play("panic", at=1)
    assert (t.hand(0), t.hand(1)) == (["jail-4H"], ["jail-10S"])


def test_a_card_that_gives_her_cards_leaves_nothing_to_draw(table: SetUp) -> None:
    """B-129: Panic! and Stagecoach."""
    t = table(
        sheriff("suzy_lafayette", hand="panic-QH"),
        outlaw(hand="stagecoach"),
        outlaw(),
        renegade(),
        deck="jail-4H jail-10S beer-6H",
    )
    t.play("panic", at=1)
    assert t.hand(0) == ["stagecoach-9S"]
    t.play("stagecoach")
    assert t.hand(0) == ["jail-4H", "jail-10S"]


def test_a_general_store_gives_her_a_card(table: SetUp) -> None:
    """B-129: so her hand is not empty when it is finished."""
    t = table(
        sheriff("suzy_lafayette", hand="general_store-9C"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C bang-5C beer-6H",
    )
    t.play("general_store")
    t.choose("take", "bang-2C")
    t.choose("take", "bang-3C")
    t.choose("take", "bang-4C")
    assert (t.hand(0), t.deck()[0]) == (["bang-2C"], "beer-6H")


def test_in_a_duel_she_draws_only_when_it_is_finished(table: SetUp) -> None:
    """B-130: the card could not be used in it."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw("suzy_lafayette", hand="bang-3D"),
        outlaw(),
        renegade(),
        deck="bang-2C",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.asked(0, "ask-duel")
    assert t.hand(1) == []
    t.choose("discard", "bang-2D")
    assert (t.life(1), t.hand(1)) == (3, ["bang-2C"])


def test_after_indians_she_draws_when_all_have_answered(table: SetUp) -> None:
    """B-130."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw("suzy_lafayette", hand="bang-2D"),
        outlaw(hand="bang-3D"),
        renegade(),
        deck="jail-4H",
    )
    t.play("indians")
    t.choose("discard", "bang-2D")
    t.asked(2, "ask-bang")
    assert t.hand(1) == []
    t.choose("take-it")
    assert t.hand(1) == ["jail-4H"]


def test_after_a_gatling_she_draws_when_all_have_been_shot_at(table: SetUp) -> None:
    """B-130: the Barrel of the next player flips first."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("suzy_lafayette", hand="missed-2S"),
        outlaw(in_play="barrel-QS"),
        renegade(),
        deck="beer-6H jail-4H",
    )
    t.play("gatling")
    t.choose("play", "missed")
    t.choose("check", kind="barrel")
    assert (t.life(2), t.hand(1)) == (4, ["jail-4H"])


def test_still_dying_after_her_last_beer_she_draws_and_may_use_the_card(table: SetUp) -> None:
    """B-131: a Dynamite leaves her at -1; the Beer drawn after the first one saves her."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", hand="beer-6H", in_play="dynamite-2H", life=2),
        outlaw(),
        renegade(),
        deck="missed-2S beer-7H jail-4H bang-2C bang-3C",
        turn=1,
        step="start",
    )
    t.choose("play", "beer-6H")
    t.asked(1, "ask-dying")
    assert (t.life(1), t.hand(1)) == (0, ["beer-7H"])
    t.choose("play", "beer-7H")
    assert (t.life(1), t.hand(1)) == (1, ["jail-4H", "bang-2C", "bang-3C"])


def test_saved_by_her_last_beer_she_draws_only_when_the_card_is_finished(table: SetUp) -> None:
    """B-130, B-131: no longer dying, she waits until everybody has been shot at."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("suzy_lafayette", hand="beer-6H", life=1),
        outlaw(in_play="barrel-QS"),
        renegade(),
        deck="beer-7H jail-4H",
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("play", "beer-6H")
    t.asked(2, "ask-shot")
    assert (t.life(1), t.hand(1)) == (1, [])
    t.choose("check", kind="barrel")
    assert (t.life(2), t.hand(1)) == (4, ["jail-4H"])


def test_her_ability_does_not_save_her_from_a_hit(table: SetUp) -> None:
    """B-130, B-131, B-66: in a Duel her last BANG! is gone; without a Beer she draws nothing."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        renegade("suzy_lafayette", hand="bang-3D", life=1),
        outlaw(),
        outlaw(),
        deck="beer-6H",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-2D")
    assert t.is_out(1)
    assert t.deck()[0] == "beer-6H"


def test_a_reward_comes_before_her_ability(table: SetUp) -> None:
    """B-133, B-76: three cards and nothing more."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C bang-5C",
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


def test_as_a_punished_sheriff_she_draws_before_and_after(table: SetUp) -> None:
    """B-76, B-129: her ability, then the penalty, and her hand is empty again."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D", in_play="barrel-QS"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        deck="bang-2C bang-3C bang-4C",
    )
    t.play("bang", at=1)
    assert t.pile() == ["barrel-QS", "bang-2C", "bang-2D"]
    assert (t.hand(0), t.in_play(0)) == (["bang-3C"], [])
