"""Forcing a discard (GR-40 to GR-44)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_another_discards_a_black_card_for_its_cost_and_one_more(table: SetUp) -> None:
    """GR-40: under the deck; any number of times."""
    t = table(
        sheriff(nuggets=8),
        outlaw(in_play="boots"),
        outlaw(in_play="calumet mustang-8H"),
        renegade(),
    )
    t.choose("force", seat=1, pick="boots")
    assert (t.nuggets(0), t.in_play(1), t.under()) == (4, [], ["boots"])
    t.choose("force", seat=2, pick="calumet")
    assert (t.nuggets(0), t.in_play(2), t.under()) == (0, ["mustang-8H"], ["calumet", "boots"])


def test_the_key_names_card_and_owner(table: SetUp) -> None:
    """GR-40: so that a client finds the card on the table."""
    t = table(sheriff(nuggets=4), outlaw(in_play="boots"), *OTHERS[1:])
    assert [o.key for o in t.decision.options if o.verb == "force"] == ["force@1/boots"]


def test_too_few_nuggets_to_force(table: SetUp) -> None:
    """GR-40: one more than it costs to buy."""
    t = table(sheriff(nuggets=3), outlaw(in_play="boots"), *OTHERS[1:])
    assert not t.can("force")
    assert t.why_not("boots", 1) == "why-nuggets"


def test_never_ones_own(table: SetUp) -> None:
    """GR-41."""
    t = table(sheriff(nuggets=9, in_play="boots wanted"), *OTHERS)
    assert not t.can("force")


def test_only_black_cards(table: SetUp) -> None:
    """GR-40: a Barrel is not bought out of play."""
    t = table(sheriff(nuggets=9), outlaw(in_play="barrel"), *OTHERS[1:])
    assert not t.can("force")


def test_a_wanted_whoever_bought_it(table: SetUp) -> None:
    """GR-42: even one's own gift."""
    t = table(sheriff(nuggets=5), *OTHERS, row="wanted")
    t.choose("buy", "wanted", seat=2)
    t.choose("force", seat=2, pick="wanted")
    assert (t.nuggets(0), t.in_play(2)) == (0, [])


def test_pretty_luzena_pays_the_whole_price(table: SetUp) -> None:
    """GR-43."""
    t = table(sheriff("pretty_luzena", nuggets=3), outlaw(in_play="boots"), *OTHERS[1:])
    assert not t.can("force")


def test_her_discount_waits_for_a_purchase(table: SetUp) -> None:
    """GR-43, GR-119."""
    t = table(
        sheriff("pretty_luzena", nuggets=4, life=3),
        outlaw(in_play="boots"),
        *OTHERS[1:],
        row="shot",
    )
    t.choose("force", seat=1, pick="boots")
    t.choose("buy", "shot", seat=0)
    assert (t.nuggets(0), t.life(0)) == (0, 4)


def test_nobody_answers_it(table: SetUp) -> None:
    """GR-44: it is no card that is played, so no limit and no event counts it."""
    t = table(
        sheriff(nuggets=3),
        outlaw(in_play="horseshoe", hand="missed-2S"),
        *OTHERS[1:],
        sets=["gold_rush", "fistful_of_cards"],
        event="the_judge",
    )
    t.choose("force", seat=1, pick="horseshoe")
    t.asked(0, "ask-main")
    assert t.happened("lost-card") == t.happened("played") == 0
