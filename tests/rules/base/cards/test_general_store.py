"""General Store (B-89, B-90)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_everyone_takes_one_card_clockwise(table: SetUp) -> None:
    """B-31, B-89: the player of the card chooses first, and everybody must take one."""
    t = table(
        sheriff(),
        outlaw(hand="general_store"),
        outlaw(),
        renegade(),
        turn=1,
        deck="6H 2S 7D remington",
    )
    t.play("general_store")
    keys = {o.key for o in t.asked(1, "ask-store").options}
    assert keys == {"take:beer-6H", "take:missed-2S", "take:bang-7D", "take:remington-KC"}
    t.choose("take", "bang-7D")
    t.asked(2, "ask-store")
    assert not t.can("take", "bang-7D")
    t.choose("take", "beer-6H")
    t.asked(3, "ask-store")
    t.choose("take", "missed-2S")
    assert [t.hand(seat) for seat in (1, 2, 3, 0)] == [
        ["bang-7D"],
        ["beer-6H"],
        ["missed-2S"],
        ["remington-KC"],
    ]


def test_all_choices_are_public(table: SetUp) -> None:
    """B-89: everyone sees the cards and who took which."""
    t = table(
        sheriff(hand="general_store"), outlaw(), outlaw(), renegade(), deck="6H 2S 7D remington"
    )
    t.play("general_store")
    assert set(t.match.view(3).middle) == {"beer-6H", "missed-2S", "bang-7D", "remington-KC"}
    t.choose("take", "beer-6H")
    assert t.match.events_for(3)[-1] == Text("event-chose", {"seat": 0, "card": "beer-6H"})
    assert t.match.view(3).players[0].hand == ("beer-6H",)
    t.choose("take", "missed-2S")
    t.choose("take", "bang-7D")


def test_one_card_for_each_player_in_the_game(table: SetUp) -> None:
    """B-70, B-89: the eliminated do not count."""
    t = table(
        sheriff(hand="general_store"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="6H 2S 7D remington",
    )
    t.play("general_store")
    t.choose("take", "missed-2S")
    t.asked(2, "ask-store")
    t.choose("take", "bang-7D")
    assert [t.hand(seat) for seat in range(4)] == [["missed-2S"], [], ["bang-7D"], ["beer-6H"]]
    assert t.deck()[0] == "remington-KC"


def test_with_too_few_cards_the_first_ones_choose(table: SetUp) -> None:
    """B-80, B-90: the General Store itself is shuffled in and can be taken."""
    t = table(sheriff(hand="general_store-9C"), outlaw(), outlaw(), renegade(), deck="6H", rest=3)
    before = len(t.hand(3))
    t.play("general_store")
    assert {o.card for o in t.asked(0, "ask-store").options} == {"beer-6H", "general_store-9C"}
    t.choose("take", "general_store")
    assert [t.hand(seat) for seat in range(3)] == [["general_store-9C"], ["beer-6H"], []]
    assert (len(t.hand(3)), t.deck(), t.pile()) == (before, [], [])
