"""Deck and discard pile (B-80 to B-82)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_an_empty_deck_is_made_of_the_whole_pile(table: SetUp) -> None:
    """B-80: in the middle of a draw, which then goes on."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deck="2D", pile="3D 4D 5D", rest=2)
    t.end_turn()
    assert t.hand(1)[0] == "bang-2D"
    assert sorted([t.hand(1)[1], *t.deck()]) == ["bang-3D", "bang-4D", "bang-5D"]
    assert (len(t.hand(1)), t.pile()) == (2, [])


def test_the_pile_is_not_shuffled_before_a_card_is_needed(table: SetUp) -> None:
    """B-80: the last card of the deck is drawn and the pile stays."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deck="2D 3D", pile="4D 5D", rest=2)
    t.end_turn()
    assert t.hand(1) == ["bang-2D", "bang-3D"]
    assert (t.deck(), t.pile()) == ([], ["bang-4D", "bang-5D"])


def test_the_new_deck_is_shuffled(table: SetUp) -> None:
    """B-80: chance decides the order, and nobody knows it."""
    orders = set()
    for seed in "abcdef":
        t = table(
            sheriff(hand="wells_fargo"),
            outlaw(),
            outlaw(),
            renegade(),
            pile="2D 3D 4D 5D 6D 7D",
            rest=2,
            seed=seed,
        )
        t.play("wells_fargo")
        assert t.match.view(0).deck_top == ()
        orders.add((*t.hand(0), *t.deck()))
    assert len(orders) > 1


def test_the_card_being_resolved_is_shuffled_in(table: SetUp) -> None:
    """B-80, B-81: a lone Stagecoach draws itself, and then there is nothing more."""
    t = table(sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), rest=2)
    t.play("stagecoach")
    assert t.hand(0) == ["stagecoach-9S"]
    assert (t.deck(), t.pile()) == ([], [])


def test_a_flip_shuffles_the_pile_too(table: SetUp) -> None:
    """B-80: the BANG! is flipped for the Barrel of its own target."""
    t = table(sheriff(hand="bang-QH"), outlaw(in_play="barrel"), outlaw(), renegade(), rest=2)
    t.play("bang-QH", at=1)
    t.choose("check", kind="barrel")
    assert (t.life(1), t.pile()) == (4, ["bang-QH"])


def test_a_draw_without_any_card_does_not_happen(table: SetUp) -> None:
    """B-81: phase 1 passes and the turn goes on."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), rest=2)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == []
    assert t.happened("drew") == 0


def test_a_jail_without_a_flip_costs_the_turn(table: SetUp) -> None:
    """B-81: the "draw!" fails; the Jail is discarded as usual, and drawn by the next player."""
    t = table(
        sheriff(), outlaw(in_play="jail-JS"), renegade(), outlaw(), rest=0, turn=1, step="start"
    )
    t.asked(2, "ask-main")
    assert t.in_play(1) == []
    assert t.hand(2) == ["jail-JS"]


def test_a_dynamite_without_a_flip_moves_on(table: SetUp) -> None:
    """B-81: it does not explode."""
    t = table(
        sheriff(), outlaw(in_play="dynamite"), outlaw(), renegade(), rest=0, turn=1, step="start"
    )
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1), t.in_play(2)) == (4, [], ["dynamite-2H"])


def test_cards_are_discarded_in_the_order_they_are_used(table: SetUp) -> None:
    """B-82: the BANG!, the Barrel's flip, the Missed!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="missed-2S", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="3D",
        pile="5H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("play", "missed-2S")
    assert t.pile() == ["missed-2S", "bang-3D", "bang-2D", "saloon-5H"]


def test_a_flip_is_discarded_before_the_card_that_asked_for_it(table: SetUp) -> None:
    """B-82: first the flips, then the Dynamite; first the flip, then the Jail."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite jail-JS"),
        outlaw(),
        renegade(),
        deck="missed-2S bang-2D",
        turn=1,
        step="start",
    )
    assert t.pile() == ["jail-JS", "bang-2D", "dynamite-2H", "missed-2S"]
    assert t.life(1) == 1


def test_a_replaced_weapon_is_discarded_when_the_new_one_is_played(table: SetUp) -> None:
    """B-82: before anything is done with the new one."""
    t = table(
        sheriff(hand="winchester bang-2D", in_play="volcanic-10S"), outlaw(), outlaw(), renegade()
    )
    t.play("winchester")
    assert t.pile() == ["volcanic-10S"]
    t.play("bang", at=2)
    assert t.pile() == ["bang-2D", "volcanic-10S"]
