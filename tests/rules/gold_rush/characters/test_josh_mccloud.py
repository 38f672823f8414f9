"""Josh McCloud (GR-117, GR-118)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_the_top_card_of_the_equipment(table: SetUp) -> None:
    """GR-117, GR-118: any number of times; the row is not touched, it is no purchase."""
    t = table(
        sheriff("josh_mccloud", nuggets=5),
        *OTHERS,
        row="shot rhum boots",
        stack="horseshoe pickaxe",
    )
    t.choose("use", kind="josh_mccloud")
    t.choose("use", kind="josh_mccloud")
    assert (t.in_play(0), t.nuggets(0)) == (["horseshoe", "pickaxe"], 1)
    assert (t.row(), t.happened("bought")) == (["shot", "rhum", "boots"], 0)


def test_only_in_his_turn(table: SetUp) -> None:
    """GR-117."""
    t = table(sheriff(), outlaw("josh_mccloud", nuggets=5), *OTHERS[1:], stack="horseshoe")
    assert not t.decision.asides


def test_face_up_cards_are_shuffled_first(table: SetUp) -> None:
    """GR-117, GR-65."""
    t = table(
        sheriff("josh_mccloud", nuggets=2), *OTHERS, rest_of_stack="pile", shuffled="horseshoe"
    )
    t.choose("use", kind="josh_mccloud")
    assert (t.in_play(0), t.happened("equipment-shuffled")) == (["horseshoe"], 1)


def test_a_wanted_that_he_has_already_is_lost(table: SetUp) -> None:
    """GR-118: he may not give it to somebody else."""
    t = table(sheriff("josh_mccloud", nuggets=2, in_play="wanted"), *OTHERS, stack="wanted")
    t.choose("use", kind="josh_mccloud")
    t.asked(0, "ask-main")
    assert (t.in_play(0), t.under(), t.nuggets(0)) == (["wanted"], ["wanted"], 0)


def test_another_wanted_he_places(table: SetUp) -> None:
    """GR-118: on anyone who has none."""
    t = table(
        sheriff("josh_mccloud", nuggets=2),
        outlaw(in_play="wanted"),
        *OTHERS[1:],
        stack="wanted",
    )
    t.choose("use", kind="josh_mccloud")
    assert {option.seat for option in t.asked(0, "ask-apply").options} == {0, 2, 3}
    assert t.match.view(1).middle == ("wanted",)
    t.choose("apply", "wanted", seat=2)
    assert t.in_play(2) == ["wanted"]


def test_a_brown_card_acts_at_once(table: SetUp) -> None:
    """GR-118: Rhum without a question, a Bottle in the mode he chooses."""
    t = table(
        sheriff("josh_mccloud", nuggets=4, life=2), *OTHERS, stack="rhum bottle", deck="2C 3C 4C 5C"
    )
    t.choose("use", kind="josh_mccloud")
    assert (t.life(0), t.under()) == (3, ["rhum"])
    t.choose("use", kind="josh_mccloud")
    t.choose("apply", "bottle", kind="bang", seat=1)
    assert (t.life(1), t.under()) == (3, ["bottle", "rhum"])


def test_a_general_store_leaves_the_pardner_out(table: SetUp) -> None:
    """GR-118, GR-79: the card itself is not among the goods."""
    t = table(sheriff("josh_mccloud", nuggets=2), *OTHERS, stack="pardner", deck="2C 3C 4C 5C")
    t.choose("use", kind="josh_mccloud")
    t.choose("apply", "pardner", kind="general_store")
    assert len(t.asked(0, "ask-store").options) == 4
    for card in ("bang-2C", "bang-3C", "bang-4C"):
        t.choose("take", card)
    assert t.under() == ["pardner"]


def test_what_has_no_target_is_discarded(table: SetUp) -> None:
    """GR-118: a Pardner in a first game, where nobody has a card."""
    t = table(sheriff("josh_mccloud", nuggets=2), *OTHERS, stack="pardner", variants=["first_game"])
    t.choose("use", kind="josh_mccloud")
    assert (t.happened("no-use"), t.under()) == (1, ["pardner"])


def test_a_wanted_may_be_his_own(table: SetUp) -> None:
    """GR-118: where he is the only one without; then nothing is asked."""
    t = table(
        sheriff("josh_mccloud", nuggets=2),
        outlaw(in_play="wanted"),
        outlaw(out=True),
        renegade(out=True),
        stack="wanted",
    )
    t.choose("use", kind="josh_mccloud")
    assert t.in_play(0) == ["wanted"]


def test_gold_rush_ends_his_turn(table: SetUp) -> None:
    """GR-118, GR-85."""
    t = table(sheriff("josh_mccloud", nuggets=2, life=2), *OTHERS, stack="gold_rush_card")
    t.choose("use", kind="josh_mccloud")
    assert (t.life(0), t.match.view(0).extra_turn, t.under()) == (5, True, ["gold_rush_card"])
