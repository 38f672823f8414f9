"""What can be bought when, at which price, and what becomes of it (GR-30 to GR-65)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_deck_that_lies_face_up_is_shuffled_for_the_refill(table: SetUp) -> None:
    """GR-65, GR-33: the brown card that is being resolved is not among the shuffled ones."""
    t = table(
        sheriff(nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="union_pacific boots wanted",
        rest_of_stack="pile",
        shuffled="pickaxe",
        deck="2C 3C 4C 5C",
    )
    t.choose("buy", "union_pacific")
    assert sorted(t.row()) == ["boots", "pickaxe", "wanted"]
    assert t.under() == ["union_pacific"]
    assert len(t.hand(0)) == 4


def test_as_long_as_the_next_card_is_face_down_nothing_is_shuffled(table: SetUp) -> None:
    """GR-65: what lies face up below stays there."""
    t = table(
        sheriff(nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="union_pacific boots wanted",
        stack="shot",
        rest_of_stack="pile",
        deck="2C 3C 4C 5C",
    )
    before = len(t.under())
    t.choose("buy", "union_pacific")
    assert "shot" in t.row()
    assert (len(t.under()), t.under()[0]) == (before + 1, "union_pacific")


def test_josh_mccloud_draws_from_a_deck_that_lies_face_up(table: SetUp) -> None:
    """GR-117, GR-65: shuffled first; the row is not touched."""
    t = table(
        sheriff("josh_mccloud", nuggets=2),
        outlaw(),
        outlaw(),
        renegade(),
        row="union_pacific boots wanted",
        rest_of_stack="pile",
        shuffled="pickaxe",
    )
    t.choose("use", kind="josh_mccloud")
    assert (t.in_play(0), t.nuggets(0), t.under()) == (["pickaxe"], 0, [])
    assert t.row() == ["union_pacific", "boots", "wanted"]


def test_a_revealed_card_may_be_bought_in_the_same_turn(table: SetUp) -> None:
    """GR-32, GR-36: any number of purchases, as long as one can pay."""
    t = table(
        sheriff(nuggets=7),
        outlaw(),
        outlaw(),
        renegade(),
        row="shot boots wanted",
        stack="gun_belt pickaxe",
    )
    t.choose("buy", "shot", seat=0)
    t.choose("buy", "gun_belt")
    assert "pickaxe" in t.row()
    t.choose("buy", "pickaxe")
    assert (t.nuggets(0), t.in_play(0)) == (0, ["gun_belt", "pickaxe"])
    assert not t.can("buy")


def test_a_purchase_without_an_effect(table: SetUp) -> None:
    """GR-38: a Shot for a player who is unhurt; the price is paid."""
    t = table(sheriff(nuggets=1), outlaw(), outlaw(), renegade(), row="shot boots wanted")
    t.choose("buy", "shot", seat=2)
    assert (t.life(2), t.nuggets(0), t.under()) == (4, 0, ["shot"])


def test_what_needs_a_target_needs_a_legal_one(table: SetUp) -> None:
    """GR-38, GR-61, GR-73: nobody has a card but equipment; nobody within reach but two."""
    t = table(
        sheriff(nuggets=9),
        outlaw(in_play="boots"),
        outlaw(hand="bang-2D"),
        renegade(in_play="mustang-8H"),
        row="bottle pardner pickaxe",
    )
    assert not t.can("buy", "bottle", kind="panic")
    assert {o.seat for o in t.decision.options if o.kind == "cat_balou"} == {2, 3}
    assert {o.seat for o in t.decision.options if o.kind == "bang"} == {1}


def test_wanted_one_for_each_player(table: SetUp) -> None:
    """GR-97, GR-37: whoever has one gets no second; having one does not keep from buying."""
    t = table(
        sheriff(nuggets=4, in_play="wanted"),
        outlaw(in_play="wanted"),
        outlaw(),
        renegade(),
        row="wanted boots pickaxe",
    )
    assert {o.seat for o in t.decision.options if o.card == "wanted"} == {2, 3}
    t.choose("buy", "wanted", seat=2)
    assert t.in_play(2) == ["wanted"]


def test_no_wanted_when_every_player_has_one(table: SetUp) -> None:
    """GR-97: three players are left, and two of them are wanted; then all three."""
    t = table(
        sheriff(nuggets=4, in_play="wanted"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(in_play="wanted"),
        row="wanted boots pickaxe",
    )
    assert not t.can("buy", "wanted")


def test_forcing_costs_one_more(table: SetUp) -> None:
    """GR-40, GR-E3, GR-64: cost + 1; the card goes under the deck, and the row stays."""
    t = table(
        sheriff(nuggets=7),
        outlaw(in_play="horseshoe"),
        outlaw(in_play="lucky_charm", nuggets=1),
        renegade(),
        row="boots pickaxe rucksack",
    )
    t.choose("force", seat=1, pick="horseshoe")
    t.choose("force", seat=2, pick="lucky_charm")
    assert (t.nuggets(0), t.under()) == (0, ["lucky_charm", "horseshoe"])
    assert (t.in_play(1), t.in_play(2)) == ([], [])


@pytest.mark.parametrize(("nuggets", "can"), [(2, False), (3, True)])
def test_forcing_away_a_wanted(table: SetUp, nuggets: int, can: bool) -> None:
    """GR-40, GR-41, GR-42: any in front of another player, never one's own."""
    t = table(
        sheriff(nuggets=nuggets, in_play="wanted"),
        outlaw(in_play="wanted"),
        outlaw(),
        renegade(),
        row="boots pickaxe rucksack",
    )
    assert t.can("force", seat=1) == can
    assert not t.can("force", seat=0)


def test_pretty_luzena_pays_one_less_once(table: SetUp) -> None:
    """GR-119, GR-E8: further cards at full price."""
    t = table(
        sheriff("pretty_luzena", nuggets=4),
        outlaw(),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
        stack="gun_belt union_pacific",
    )
    t.choose("buy", "boots")
    assert t.nuggets(0) == 2
    t.choose("buy", "gun_belt")
    assert t.nuggets(0) == 0
    assert not t.can("buy", "shot")


def test_pretty_luzena_drinks_for_nothing(table: SetUp) -> None:
    """GR-119: a card of cost 1, once; and again in her next turn."""
    t = table(
        sheriff("pretty_luzena", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        row="shot boots pickaxe",
        stack="shot shot",
        deck="2C 3C 4C 5C 6C 7C 8C 9C 2D 3D",
    )
    t.choose("buy", "shot", seat=0)
    assert t.life(0) == 3
    assert not t.can("buy")
    for _ in range(4):
        t.end_turn()
    assert t.can("buy", "shot", seat=0)


def test_pretty_luzena_forces_at_full_price(table: SetUp) -> None:
    """GR-43: three nuggets for a Gun Belt, not two."""
    t = table(
        sheriff("pretty_luzena", nuggets=2),
        outlaw(in_play="gun_belt"),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
    )
    assert not t.can("force")


def test_josh_mccloud_draws_a_second_wanted(table: SetUp) -> None:
    """GR-118: with one in front of him it is lost, though others have none."""
    t = table(
        sheriff("josh_mccloud", nuggets=2, in_play="wanted"),
        outlaw(),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
        stack="wanted",
    )
    t.choose("use", kind="josh_mccloud")
    t.asked(0, "ask-main")
    assert (t.nuggets(0), t.in_play(0), t.under()) == (0, ["wanted"], ["wanted"])


def test_josh_mccloud_draws_a_wanted(table: SetUp) -> None:
    """GR-118: without one he places it on anybody who has none."""
    t = table(
        sheriff("josh_mccloud", nuggets=2),
        outlaw(in_play="wanted"),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
        stack="wanted",
    )
    t.choose("use", kind="josh_mccloud")
    assert {option.seat for option in t.decision.options} == {0, 2, 3}
    t.choose("apply", "wanted", seat=3)
    assert t.in_play(3) == ["wanted"]


def test_josh_mccloud_draws_gold_rush(table: SetUp) -> None:
    """GR-118, GR-85: applied at once: his turn ends, and he plays another one."""
    t = table(
        sheriff("josh_mccloud", nuggets=2, life=1),
        outlaw(),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
        stack="gold_rush_card",
        deck="2C 3C",
    )
    t.choose("use", kind="josh_mccloud")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (5, ["bang-2C", "bang-3C"])


def test_beer_sold_by_tequila_joe(table: SetUp) -> None:
    """GR-53, DC-98: one nugget."""
    t = table(
        sheriff("tequila_joe", hand="beer-6H", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["dodge_city", "gold_rush"],
    )
    t.choose("sell", "beer")
    assert (t.nuggets(0), t.life(0)) == (1, 1)


def test_only_beer_is_sold(table: SetUp) -> None:
    """GR-52, GR-51, GR-55: no Saloon; with two players left, and unhurt."""
    t = table(
        sheriff(hand="beer-6H beer-7H saloon"), outlaw(out=True), outlaw(out=True), renegade()
    )
    assert not t.can("sell", "saloon")
    t.choose("sell", "beer-6H")
    t.choose("sell", "beer-7H")
    assert (t.nuggets(0), t.life(0)) == (2, 5)


def test_nobody_sells_while_dying(table: SetUp) -> None:
    """GR-30, GR-77: neither a Beer nor a purchase off turn."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H", life=1, nuggets=2),
        outlaw(),
        renegade(),
        row="bottle shot boots",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert {option.verb for option in t.asked(1, "ask-dying").options} == {"play", "give-up"}
    t.choose("give-up")


def test_the_gold_pan_and_raddie_snake(table: SetUp) -> None:
    """GR-122, GR-101: each has its own two, in the turn it is bought too."""
    t = table(
        sheriff("raddie_snake", nuggets=9),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_pan shot boots",
        deck="2C 3C 4C 5C 6C",
    )
    t.choose("buy", "gold_pan")
    for kind in ("raddie_snake", "gold_pan", "gold_pan", "raddie_snake"):
        t.choose("use", kind=kind)
    assert not t.can("use")
    assert (len(t.hand(0)), t.nuggets(0)) == (4, 2)


def test_nuggets_on_the_gold_pan_are_spent(table: SetUp) -> None:
    """GR-20: they lie there until the end of the turn and buy nothing."""
    t = table(
        sheriff(nuggets=2, in_play="gold_pan"),
        outlaw(),
        outlaw(),
        renegade(),
        row="shot boots wanted",
    )
    t.choose("use", kind="gold_pan")
    t.choose("use", kind="gold_pan")
    assert not t.can("buy")
    assert list(t.match.view(1).parts["gold_rush"]["paid"].values()) == [2]
    t.end_turn()
    assert t.match.view(1).parts["gold_rush"]["paid"] == {}
    assert t.nuggets(0) == 0


def test_gold_rush_ends_the_turn_first(table: SetUp) -> None:
    """GR-85, GR-86, GR-87: excess by the old life, then full life, then a whole new turn."""
    t = table(
        sheriff(hand="bang-2D jail-JS jail-4H", life=2, nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert (t.life(0), len(t.hand(0))) == (5, 4)
    assert t.can("play", "bang-2C")
    t = table(
        sheriff(hand="bang-2D jail-JS jail-4H", life=2, nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="2C 3C 4C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-excess")
    assert t.life(0) == 2
    t.choose("discard", "bang")
    assert (t.life(0), len(t.hand(0))) == (5, 4)


def test_gold_rush_with_a_dynamite_in_front(table: SetUp) -> None:
    """GR-87: the new turn begins with its checks, after the healing."""
    t = table(
        sheriff(in_play="dynamite", life=2, nuggets=6),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="missed-5S 2C 3C 4C",
    )
    t.choose("buy", "gold_rush_card")
    assert (t.life(0), t.is_out(0), t.hand(0)) == (2, False, ["bang-2C", "bang-3C"])


def test_don_bell_buys_gold_rush(table: SetUp) -> None:
    """GR-113, GR-111: two extra turns, and no further "draw!"."""
    t = table(
        sheriff("don_bell", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="5H 2C 3C 4C 5C 6D 7D 8D",
    )
    t.choose("buy", "gold_rush_card")
    assert t.hand(0) == ["bang-2C", "bang-3C"]
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-6D", "bang-7D"]


def test_don_bell_draws_in_vain(table: SetUp) -> None:
    """GR-110, GR-113: black; the turn of Gold Rush is his anyway, and ends without a "draw!"."""
    t = table(
        sheriff("don_bell", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="9C 2C 3C 4C 5C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-4C", "bang-5C"]


def test_don_bell_buys_gold_rush_in_his_extra_turn(table: SetUp) -> None:
    """GR-111, GR-88: one more turn; there is no "draw!" at the end of either."""
    t = table(
        sheriff("don_bell", nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        deck="5H 2C 3C 4C 5C 6D 7D",
    )
    t.end_turn()
    assert t.hand(0) == ["bang-2C", "bang-3C"]
    t.choose("buy", "gold_rush_card")
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-6D", "bang-7D"]


def test_don_bell_in_jail(table: SetUp) -> None:
    """GR-112: a lost turn has no end to "draw!" at."""
    t = table(
        sheriff(),
        outlaw("don_bell", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C 5H 2C 3C",
    )
    t.asked(2, "ask-main")
    assert t.hand(2) == ["saloon-5H", "bang-2C"]


@pytest.mark.parametrize(
    ("character", "in_play", "flipped"),
    [("", "", 4), ("lucky_duke", "", 5), ("", "horseshoe", 5), ("lucky_duke", "horseshoe", 6)],
)
def test_rhum_and_luck(table: SetUp, character: str, in_play: str, flipped: int) -> None:
    """GR-80, GR-81: one more each; all of them count, and nothing is chosen."""
    t = table(
        sheriff(character, in_play=in_play, life=1, nuggets=3),
        outlaw(),
        outlaw(),
        renegade(),
        row="rhum shot boots",
        deck="2C 3C 4C 5C missed-2S missed-3S 6C",
    )
    t.choose("buy", "rhum")
    assert len(t.pile()) == flipped
    assert t.life(0) == (2 if flipped == 4 else 3)


def test_rhum_runs_the_deck_out(table: SetUp) -> None:
    """GR-83: the pile is shuffled without the cards already flipped."""
    t = table(
        sheriff(life=1, nuggets=3),
        outlaw(hand=""),
        outlaw(),
        renegade(),
        row="rhum shot boots",
        deck="2C 5H",
        pile="missed-2S 3C 2D",
        rest=1,
        shuffled="2D missed-2S",
    )
    t.choose("buy", "rhum")
    assert t.life(0) == 5
    assert sorted(t.pile()) == ["bang-2C", "bang-2D", "missed-2S", "saloon-5H"]
    assert t.deck() == ["bang-3C"]


def test_rhum_with_hardly_any_cards_left(table: SetUp) -> None:
    """GR-83, B-81: what cannot be flipped is not; the flipped cards are not flipped again."""
    t = table(
        sheriff(life=1, nuggets=3),
        outlaw(),
        outlaw(),
        renegade(),
        row="rhum shot boots",
        deck="2C 5H",
        rest=1,
    )
    t.choose("buy", "rhum")
    assert (t.life(0), len(t.pile()), t.deck()) == (3, 2, [])


def test_the_horseshoe_and_a_barrel(table: SetUp) -> None:
    """GR-103: two are flipped, one counts, and that one goes last."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS horseshoe"),
        outlaw(),
        renegade(),
        deck="5H 2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "saloon")
    assert (t.life(1), t.pile()[:2]) == (4, ["saloon-5H", "bang-2C"])


def test_three_cards_for_lucky_duke_with_a_horseshoe(table: SetUp) -> None:
    """GR-103: B-122 and one more."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="jail-JS horseshoe"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 5H",
    )
    assert len(t.decision.options) == 3
    t.choose("flip", "saloon")
    t.asked(1, "ask-main")


def test_kit_carlson_with_a_pickaxe(table: SetUp) -> None:
    """GR-104: two of three, then one more from the top of the deck, which is the third."""
    t = table(
        sheriff("kit_carlson", in_play="pickaxe"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C 5C",
    )
    while t.decision.prompt.id != "ask-main":
        t.choose(t.decision.options[0].verb, t.decision.options[0].card)
    assert len(t.hand(0)) == 3
    assert t.deck()[0] == "bang-5C"


def test_dutch_will_with_a_pickaxe(table: SetUp) -> None:
    """GR-115, GR-114: three cards, one of these is discarded, one nugget."""
    t = table(
        sheriff("dutch_will", in_play="pickaxe", hand="jail-JS"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C 5C",
    )
    assert {option.card for option in t.decision.options} == {"bang-2C", "bang-3C", "bang-4C"}
    t.choose("discard", "bang-3C")
    assert (t.hand(0), t.nuggets(0)) == (["jail-JS", "bang-2C", "bang-4C"], 1)


def test_no_pickaxe_in_jail(table: SetUp) -> None:
    """GR-104: no phase 1, no card."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS pickaxe"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9C 2C 3C",
    )
    assert (t.hand(1), t.hand(2)) == ([], ["bang-2C", "bang-3C"])


def test_calumet_and_a_shot_of_diamonds(table: SetUp) -> None:
    """GR-94, GR-96, GR-17: it may be played, does nothing, earns nothing, and was the one."""
    t = table(
        sheriff(hand="bang-2D bang-2C"),
        outlaw(in_play="calumet", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.asked(0, "ask-main")
    assert (t.life(1), t.nuggets(0), t.pile()) == (4, 0, ["bang-2D"])
    assert not t.can("play", "bang-2C")


def test_calumet_and_other_diamonds(table: SetUp) -> None:
    """GR-94, GR-96: neither hand nor cards in play; of Indians! its owner alone is exempt."""
    t = table(
        sheriff(hand="panic-8D cat_balou-9D indians-KD"),
        outlaw(in_play="calumet mustang-8H scope", hand="bang-2C"),
        outlaw(),
        renegade(),
        deputy(),
    )
    t.play("cat_balou", at=1, pick="mustang")
    t.play("indians")
    assert t.in_play(1) == ["calumet", "mustang-8H", "scope-AS"]
    assert ([t.life(seat) for seat in range(1, 5)], t.nuggets(0)) == ([4, 3, 3, 3], 3)


def test_calumet_in_a_duel(table: SetUp) -> None:
    """GR-95: a Duel of diamonds challenges him, and a BANG! of diamonds answers him."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw(in_play="calumet", hand="bang-2C"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_ones_own_diamonds(table: SetUp) -> None:
    """GR-94, B-43: a Panic! of diamonds takes back a card of one's own."""
    t = table(sheriff(hand="panic-8D", in_play="calumet dynamite"), outlaw(), outlaw(), renegade())
    t.play("panic", at=0, pick="dynamite")
    assert t.hand(0) == ["dynamite-2H"]


def test_calumet_does_not_stop_what_has_no_suit(table: SetUp) -> None:
    """GR-76, GR-96: a Bottle, a Pardner, Jacky Murieta's shot."""
    t = table(
        sheriff("jacky_murieta", nuggets=6, in_play="scope"),
        outlaw(in_play="calumet mustang-8H"),
        outlaw(),
        renegade(),
        row="bottle pardner boots",
    )
    t.choose("buy", "pardner", kind="cat_balou", seat=1, pick="mustang")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("use", kind="jacky_murieta", seat=1)
    assert (t.in_play(1), t.life(1), t.nuggets(0)) == (["calumet"], 2, 2)


def test_a_bottle_of_slab_the_killer(table: SetUp) -> None:
    """GR-75: one Missed! is enough, and the BANG! card of the turn is left."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D", nuggets=2),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
        row="bottle shot boots",
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "missed-2S")
    assert (t.life(1), t.nuggets(0)) == (4, 0)
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.nuggets(0) == 1


def test_a_pardner_as_general_store(table: SetUp) -> None:
    """GR-79: the buyer picks first, then clockwise."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(nuggets=2),
        renegade(),
        row="pardner shot boots",
        turn=2,
        deck="2C 3C 4C 5C",
    )
    t.choose("buy", "pardner", kind="general_store")
    for seat in (2, 3, 0):
        t.asked(seat, t.decision.prompt.id)
        t.choose(t.decision.options[0].verb, t.decision.options[0].card)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


def test_the_gun_belt_keeps_eight(table: SetUp) -> None:
    """GR-102: whatever the life points."""
    hand = "2C 3C 4C 5C 6C 7C 8C 9C 2D"
    t = table(sheriff(hand=hand, in_play="gun_belt", life=1), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.asked(0, "ask-excess")
    t.choose("discard", "bang-2D")
    assert (len(t.hand(0)), t.turn()) == (8, 1)
