"""Gold Rush under the events, with Dodge City and the Stick (GR-151 to GR-153)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

DRAWN = ["bang-2C", "bang-3C"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards"]
    return partial(table, sets=sets)


# Dodge City


@pytest.mark.parametrize(("cards", "life"), [("bang-2D bang-3D", 4), ("bang-2D bang-2C", 3)])
def test_doc_holyday_and_a_calumet(table: SetUp, cards: str, life: int) -> None:
    """GR-96: stopped only if both cards are diamonds; then the use is spent."""
    t = table(
        sheriff("doc_holyday", hand=f"{cards} beer-6H beer-7H"),
        outlaw(in_play="calumet"),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="doc_holyday", seat=1)
    for card in cards.split():
        t.choose("discard", card)
    assert (t.life(1), t.nuggets(0)) == (life, 4 - life)
    assert not t.can("use")


def test_green_diamonds_and_a_calumet(table: SetUp) -> None:
    """GR-94, DC-97: of any border: a Conestoga takes nothing from its owner."""
    t = table(sheriff(in_play="conestoga"), outlaw(in_play="calumet scope"), outlaw(), renegade())
    t.choose("use-up", "conestoga", seat=1, pick="scope")
    assert (t.hand(0), t.in_play(1)) == ([], ["calumet", "scope-AS"])


def test_a_calumet_beside_a_howitzer(table: SetUp) -> None:
    """GR-94, GR-11: the Howitzer is of spades: three hits, three nuggets."""
    t = table(sheriff(in_play="howitzer"), outlaw(in_play="calumet"), outlaw(), renegade())
    t.choose("use-up", "howitzer")
    assert (t.life(1), t.nuggets(0)) == (3, 3)


def test_whisky_and_tequila_are_not_sold(table: SetUp) -> None:
    """GR-52, GR-121, DC-98: nor does Madam Yto draw for them."""
    t = table(
        sheriff(hand="whisky beer-6H", life=2, in_play="canteen"),
        outlaw("madam_yto"),
        outlaw(),
        renegade(),
    )
    assert not t.can("sell", "whisky")
    t.play("whisky")
    t.choose("discard", "beer")
    t.choose("use-up", "canteen")
    assert (t.life(0), t.hand(1), t.nuggets(0)) == (5, [], 0)


def test_belle_star_switches_equipment_off(table: SetUp) -> None:
    """GR-67, DC-97: Calumet, Boots, Rucksack and Wanted of the others, in her turn."""
    t = table(
        sheriff("belle_star", hand="bang-2D bang-3D", in_play="volcanic-10S"),
        outlaw(in_play="calumet boots lucky_charm", life=2),
        outlaw(),
        renegade(in_play="rucksack wanted", nuggets=4, life=1),
    )
    t.play("bang-2D", at=1)
    assert (t.life(1), t.hand(1), t.nuggets(1)) == (1, [], 0)
    t.play("bang-3D", at=3)
    assert (t.is_out(3), t.hand(0), t.nuggets(0)) == (True, [], 2)


def test_belle_star_has_her_own_equipment(table: SetUp) -> None:
    """GR-67, DC-53: in her turn too; and that of others off turn."""
    t = table(
        sheriff("belle_star", in_play="rucksack pickaxe", nuggets=2, life=3),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
    )
    assert len(t.hand(0)) == 3
    t.choose("use", kind="rucksack")
    assert t.life(0) == 4


def test_pat_brennan_and_equipment(table: SetUp) -> None:
    """GR-151, GR-61: he cannot take it; taking a card in play he has no Pickaxe card."""
    t = table(
        sheriff("pat_brennan", in_play="pickaxe"),
        outlaw(in_play="boots scope"),
        outlaw(),
        renegade(),
        step="start",
    )
    assert {o.pick for o in t.decision.options if o.pick} == {"scope-AS"}
    t.answer(next(o.key for o in t.decision.options if o.pick))
    assert t.hand(0) == ["scope-AS"]


def test_pat_brennan_has_nothing_to_take(table: SetUp) -> None:
    """GR-61: only equipment in play: he draws two cards and that of the Pickaxe."""
    t = table(
        sheriff("pat_brennan", in_play="pickaxe"),
        outlaw(in_play="boots"),
        outlaw(),
        renegade(),
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 3


def test_brawl_passes_equipment_by(table: SetUp) -> None:
    """GR-61, DC-32: who has nothing else is skipped."""
    t = table(
        sheriff(hand="brawl beer-6H"),
        outlaw(in_play="boots"),
        outlaw(in_play="calumet scope"),
        renegade(),
    )
    t.play("brawl")
    t.choose("discard", "beer")
    assert (t.in_play(1), t.in_play(2)) == (["boots"], ["calumet"])


def test_sean_mallory_with_a_gun_belt(table: SetUp) -> None:
    """GR-151, GR-102: the higher limit, which is his."""
    hand = "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D"
    t = table(
        sheriff("sean_mallory", hand=hand, in_play="gun_belt", life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.end_turn()
    assert (t.turn(), len(t.hand(0))) == (1, 10)


def test_chuck_wengam_in_boots(table: SetUp) -> None:
    """GR-90: life given up by choice; GR-15: nobody earns a nugget but by the Charm."""
    t = table(
        sheriff("chuck_wengam", in_play="boots lucky_charm", life=3),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="chuck_wengam")
    t.choose("use", kind="chuck_wengam")
    assert (t.life(0), len(t.hand(0)), t.nuggets(0)) == (1, 6, 2)
    assert not t.can("use")


def test_vera_custer_as_pretty_luzena(table: SetUp) -> None:
    """GR-151, DC-77: her own reduction, besides Luzena's."""
    t = table(
        sheriff("vera_custer", copies="pretty_luzena", nuggets=2),
        outlaw("pretty_luzena"),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
    )
    t.choose("buy", "boots")
    assert t.nuggets(0) == 0


def test_vera_custer_as_don_bell(table: SetUp) -> None:
    """GR-151, GR-110, FC-102: an extra turn, in which she chooses again."""
    t = table(
        sheriff("vera_custer", copies="don_bell"),
        outlaw("don_bell"),
        outlaw("pixie_pete"),
        renegade("bart_cassidy"),
        deck="5H 2C 3C 4C",
    )
    t.end_turn()
    assert t.decision.seat == 0
    t.answer(next(o.key for o in t.decision.options if "pixie_pete" in o.key or o.seat == 2))
    assert len(t.hand(0)) == 3


def test_molly_stark_and_el_gringo_beside_a_pardner(table: SetUp) -> None:
    """GR-79, DC-65: a bought Duel is a Duel: she draws for her BANG! at its end."""
    t = table(
        sheriff(hand="bang-2C", nuggets=2),
        outlaw("molly_stark", hand="bang-2D"),
        outlaw(),
        renegade(),
        row="pardner shot boots",
        deck="3C",
    )
    t.choose("buy", "pardner", kind="duel", seat=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    t.choose("take-it") if t.decision.seat == 1 else None
    assert (t.life(1), t.hand(1), t.nuggets(0)) == (3, ["bang-3C"], 1)


def test_three_players_hunt_for_gold(table: SetUp) -> None:
    """GR-151, DC-86, DC-87: the wrong one eliminates him: three cards, two more, two nuggets."""
    t = table(
        deputy(hand="bang-2D"),
        outlaw(life=1, in_play="wanted"),
        renegade(),
        row="shot boots bottle",
    )
    t.play("bang", at=1)
    assert (len(t.hand(0)), t.nuggets(0), t.match.over) == (5, 2, False)


def test_apache_kid_and_a_bottle(table: SetUp) -> None:
    """GR-76: without a suit it hits him."""
    t = table(
        sheriff(nuggets=2), outlaw("apache_kid"), outlaw(), renegade(), row="bottle shot boots"
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert (t.life(1), t.nuggets(0)) == (2, 1)


# Events


def test_the_reverend(table: SetUp) -> None:
    """GR-152, HN-73, GR-54: no Beer is sold; Bottle, Shot and Rucksack heal."""
    t = table(
        sheriff(hand="beer-6H", nuggets=5, life=1, in_play="rucksack"),
        outlaw(),
        outlaw(),
        renegade(),
        row="bottle shot boots",
        event="the_reverend",
    )
    assert not t.can("sell")
    assert not t.can("play")
    t.choose("buy", "bottle", kind="beer")
    t.choose("buy", "shot", seat=0)
    t.choose("use", kind="rucksack")
    assert (t.life(0), t.nuggets(0)) == (4, 0)


def test_a_rucksack_under_the_reverend(table: SetUp) -> None:
    """GR-106, HN-46: against the last point, where a Beer may not be played."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer-6H", in_play="rucksack", nuggets=2, life=1),
        outlaw(),
        renegade(),
        event="the_reverend",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play")
    t.choose("use", kind="rucksack")
    assert t.life(1) == 1


def test_the_sermon(table: SetUp) -> None:
    """GR-152, HN-33: a Bottle and Jacky Murieta shoot, a BANG! card does not."""
    t = table(
        sheriff("jacky_murieta", hand="bang-2D", nuggets=4),
        outlaw(),
        outlaw(),
        renegade(),
        row="bottle shot boots",
        event="sermon",
    )
    assert not t.can("play")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("use", kind="jacky_murieta", seat=1)
    assert (t.life(1), t.nuggets(0)) == (2, 2)


def test_the_sermon_and_a_bought_duel(table: SetUp) -> None:
    """HN-31, GR-79, GR-14: the buyer cannot answer, loses it, and nobody takes a nugget."""
    t = table(
        sheriff(hand="bang-2D", nuggets=2),
        outlaw(hand="bang-2C"),
        outlaw(),
        renegade(),
        row="pardner shot boots",
        event="sermon",
    )
    t.choose("buy", "pardner", kind="duel", seat=1)
    t.choose("discard", "bang")
    if t.decision.prompt.id != "ask-main":
        t.choose("take-it")
    assert (t.life(0), t.nuggets(0), t.nuggets(1)) == (4, 0, 0)


@pytest.mark.parametrize(("event", "cards"), [("thirst", 2), ("train_arrival", 4), ("peyote", 0)])
def test_the_pickaxe_and_events(table: SetUp, event: str, cards: int) -> None:
    """GR-152, GR-153: Thirst takes what it gives; not with Peyote."""
    t = table(
        sheriff(in_play="pickaxe"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event=event,
        deck="2C",
    )
    if event == "peyote":
        red = next(o.key for o in t.decision.options if "red" in o.key or "heart" in o.key)
        t.answer(red)
    assert len(t.hand(0)) == cards


def test_hard_liquor_and_the_pickaxe(table: SetUp) -> None:
    """GR-153, FC-25: who skips phase 1 draws nothing at all."""
    t = table(
        sheriff(in_play="pickaxe", life=2),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="hard_liquor",
    )
    t.choose("skip")
    assert (t.life(0), t.hand(0)) == (3, [])


@pytest.mark.parametrize(("event", "drawn"), [("thirst", 1), ("train_arrival", 3)])
def test_dutch_will_and_events(table: SetUp, event: str, drawn: int) -> None:
    """GR-115, HN-73: exactly one of those drawn goes, and one nugget comes."""
    t = table(
        sheriff("dutch_will", hand="jail-JS"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event=event,
        deck="2C 3C 4C 5C",
    )
    if drawn > 1:
        assert len(t.decision.options) == drawn
        t.choose("discard", "bang-2C")
    assert (len(t.hand(0)), t.nuggets(0)) == (drawn, 1)
    assert "jail-JS" in t.hand(0)


def test_dutch_will_and_peyote(table: SetUp) -> None:
    """FC-46, GR-115: the whole draw is another one: he plays like everybody."""
    t = table(
        sheriff("dutch_will"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="peyote",
        deck="2C 3C 4C",
    )
    black = next(o.key for o in t.decision.options if "black" in o.key)
    t.answer(black)
    t.choose("stop")
    assert (t.hand(0), t.nuggets(0)) == (["bang-2C"], 0)


def test_hangover(table: SetUp) -> None:
    """GR-152: characters are off, equipment is not."""
    t = table(
        sheriff("pretty_luzena", nuggets=3, in_play="gold_pan"),
        outlaw("simeon_picos", in_play="lucky_charm"),
        outlaw(),
        renegade(),
        row="boots shot pickaxe",
        event="hangover",
    )
    assert t.match.view(0).parts["gold_rush"]["prices"]["boots"] == 3
    t.choose("use", kind="gold_pan")
    assert not t.can("buy", "boots")


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_suits_that_are_others(table: SetUp, event: str) -> None:
    """HN-71, HN-73, GR-82, GR-96: no diamonds for a Calumet, one suit for a Rhum."""
    t = table(
        sheriff(hand="bang-2D", life=1, nuggets=3),
        outlaw(in_play="calumet"),
        outlaw(),
        renegade(),
        row="rhum shot boots",
        event=event,
        deck="2C 3D 5H missed-2S",
    )
    t.choose("buy", "rhum")
    assert t.life(0) == 2
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_the_daltons_leave_equipment_alone(table: SetUp) -> None:
    """HN-42, HN-72, GR-152."""
    t = table(
        sheriff(in_play="boots"),
        outlaw(in_play="calumet scope"),
        outlaw(),
        renegade(),
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    assert (t.in_play(0), t.in_play(1)) == (["boots"], ["calumet"])


def test_high_noon_in_boots(table: SetUp) -> None:
    """GR-90, GR-15, EV-15: a card and the Charm's nugget, and none for anybody else."""
    t = table(
        sheriff(),
        outlaw(in_play="boots lucky_charm"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="high_noon",
    )
    assert (t.life(1), len(t.hand(1)), t.nuggets(1)) == (3, 3, 1)


def test_high_noon_and_the_rucksack(table: SetUp) -> None:
    """GR-106, EV-16: also for a loss at the start of one's own turn."""
    t = table(
        sheriff(),
        outlaw(in_play="rucksack", nuggets=3, life=1),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="high_noon",
    )
    t.choose("use", kind="rucksack")
    assert (t.life(1), t.nuggets(1), len(t.hand(1))) == (1, 1, 2)


def test_gold_rush_into_high_noon(table: SetUp) -> None:
    """GR-85, GR-87, HN-56: full life, then the extra turn costs its point."""
    t = table(
        sheriff(life=1, nuggets=5),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        event="high_noon",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert t.life(0) == 4


def test_lasso_switches_equipment_off(table: SetUp) -> None:
    """GR-153, GR-67: Calumet, Boots, Pickaxe, Gold Pan, Rucksack, Gun Belt."""
    t = table(
        sheriff(hand="bang-2D", in_play="gold_pan rucksack gun_belt pickaxe", nuggets=9, life=2),
        outlaw(in_play="calumet boots lucky_charm"),
        outlaw(),
        renegade(),
        event="lasso",
        step="start",
        deck="2C 3C 4C",
    )
    assert len(t.hand(0)) == 3
    assert not t.can("use")
    t.play("bang-2D", at=1)
    assert (t.life(1), t.hand(1), t.nuggets(1)) == (3, [], 0)
    t.end_turn()
    assert t.turn() == 1


def test_lasso_and_the_last_point(table: SetUp) -> None:
    """GR-67, FC-30: neither the Rucksack saves nor the Wanted pays."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="rucksack wanted", nuggets=4, life=1),
        outlaw(),
        renegade(),
        event="lasso",
        deck="2C 3C 4C 5C",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), len(t.hand(0)), t.nuggets(0)) == (True, 3, 1)


def test_the_judge_lets_buy(table: SetUp) -> None:
    """GR-153, FC-81: Wanted included; and forcing."""
    t = table(
        sheriff(hand="scope", nuggets=9),
        outlaw(in_play="gun_belt"),
        outlaw(),
        renegade(),
        row="boots wanted pickaxe",
        event="the_judge",
    )
    assert not t.can("play")
    t.choose("buy", "boots")
    t.choose("buy", "wanted", seat=2)
    t.choose("force", seat=1, pick="gun_belt")
    assert (t.in_play(0), t.in_play(1), t.in_play(2)) == (["boots"], [], ["wanted"])


def test_ricochet_and_equipment(table: SetUp) -> None:
    """GR-153, FC-103: it cannot be aimed at."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="boots scope"),
        outlaw(in_play="wanted"),
        renegade(),
        event="ricochet",
    )
    assert {o.pick for o in t.decision.options if o.verb == "use"} == {"scope-AS"}


def test_sniper_and_a_calumet(table: SetUp) -> None:
    """FC-102, GR-96: as with Apache Kid, one card of another suit is enough; it earns a nugget."""
    for cards, life in (("bang-2D bang-3D", 4), ("bang-2D bang-2C", 3)):
        t = table(
            sheriff(hand=cards), outlaw(in_play="calumet"), outlaw(), renegade(), event="sniper"
        )
        first = next(o for o in t.decision.options if o.verb == "use" and o.seat == 1)
        t.answer(first.key)
        t.choose("discard")
        assert (t.life(1), t.nuggets(0), t.hand(0)) == (life, 4 - life, [])


def test_blood_brothers_in_boots(table: SetUp) -> None:
    """GR-90, FC-16: a payment is a loss; nobody earns from it."""
    t = table(
        sheriff(in_play="boots", life=3),
        outlaw(life=1),
        outlaw(),
        renegade(),
        step="start",
        event="blood_brothers",
    )
    t.choose("give-life", seat=1)
    assert (t.life(0), t.life(1), len(t.hand(0)), t.nuggets(0)) == (2, 2, 3, 0)


def test_russian_roulette_in_boots(table: SetUp) -> None:
    """GR-90, GR-91, FC-67: two points at once; at two life points only one of them counts."""
    for life, cards in ((5, 2), (2, 1)):
        t = table(
            sheriff(in_play="boots rucksack", life=life, nuggets=2),
            outlaw(),
            outlaw(),
            renegade(),
            events="russian_roulette high_noon",
            number=5,
            step="start",
        )
        if t.decision.prompt.id == "ask-dying":
            t.choose("use", kind="rucksack")
        assert len(t.hand(0)) == cards + 2


def test_three_extra_turns(table: SetUp) -> None:
    """FC-103, GR-113, GR-153: Vendetta, Don Bell and Gold Rush add up; none "draws!" again."""
    t = table(
        sheriff("don_bell", nuggets=5, in_play="gun_belt"),
        outlaw(),
        outlaw(),
        renegade(),
        row="gold_rush_card shot boots",
        event="vendetta",
        deck="5H 2D 2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.choose("buy", "gold_rush_card")
    for cards in (2, 4, 6):
        t.asked(0, "ask-main")
        assert len(t.hand(0)) == cards
        t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-8C", "bang-9C"]


def test_vendetta_first_then_don_bell(table: SetUp) -> None:
    """FC-103, GR-153: a diamond wins nothing for Vendetta; a heart then serves Don Bell."""
    t = table(
        sheriff("don_bell"),
        outlaw(),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="2D 5H 2C 3C 6C 7C",
    )
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.hand(0) == DRAWN
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-6C", "bang-7C"]


def test_don_bell_as_a_ghost(table: SetUp) -> None:
    """GR-152, HN-15: eliminated at the end of his turn: no "draw!", and no turn of Gold Rush."""
    t = table(
        sheriff(),
        outlaw("don_bell", ghost=True),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
        deck="5H 2C 3C",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(2) == ["saloon-5H", "bang-2C"]
    t = table(
        sheriff(),
        outlaw("don_bell", ghost=True, nuggets=5, in_play="boots"),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
        row="gold_rush_card shot pickaxe",
        deck="5H 2C 3C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(2), t.nuggets(1)) == (True, ["saloon-5H", "bang-2C"], 0)
    assert "boots" in t.under()


def test_dead_man_starts_poor(table: SetUp) -> None:
    """GR-22, FC-20: his nuggets went back when he was eliminated."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, nuggets=5),
        outlaw(),
        renegade(),
        event="dead_man",
    )
    t.play("bang", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.nuggets(1), len(t.hand(1))) == (2, 0, 4)


def test_the_event_gold_rush_is_another_thing(table: SetUp) -> None:
    """GR-152, HN-20, HN-21: turns go the other way round; a bought General Store does not."""
    t = table(
        sheriff(nuggets=2),
        outlaw(),
        outlaw(),
        renegade(),
        row="pardner shot boots",
        event="gold_rush_event",
        deck="2C 3C 4C 5C",
    )
    t.choose("buy", "pardner", kind="general_store")
    for seat in (0, 1, 2):
        t.asked(seat, t.decision.prompt.id)
        t.choose(t.decision.options[0].verb, t.decision.options[0].card)
    t.end_turn()
    t.asked(3, "ask-main")


# The Dynamite variant


def test_the_stick_and_what_is_no_bang_card(table: SetUp) -> None:
    """GR-75, DV-8: a Bottle does not move it, a BANG! card does."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", nuggets=2),
        outlaw(),
        renegade(),
        turn=1,
        row="bottle shot boots",
        sets=["gold_rush"],
        variants=["dynamite_variant"],
    )
    t.choose("buy", "bottle", kind="bang", seat=2)
    assert t.game.tokens == [0]
    t.play("bang", at=2)
    assert t.game.tokens == [1]


def test_a_dynamite_among_what_is_bought(table: SetUp) -> None:
    """DV-14 to DV-16: off the deck by a Union Pacific or a Rhum, it lies by the Stick."""
    for card, price in (("union_pacific", 4), ("rhum", 3)):
        t = table(
            sheriff(life=1, nuggets=price),
            outlaw(),
            outlaw(),
            renegade(),
            stick=2,
            row=f"{card} shot boots",
            sets=["gold_rush"],
            variants=["dynamite_variant"],
            deck="2C dynamite 2D 5H missed-2S 3C",
        )
        t.choose("buy", card)
        assert t.in_play(2) == ["dynamite-2H"]
        assert t.deck()[0] == "bang-3C"
        if card == "rhum":
            assert t.life(0) == 5
        else:
            assert len(t.hand(0)) == 4
