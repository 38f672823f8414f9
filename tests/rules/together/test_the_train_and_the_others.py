"""The Great Train Robbery beside the other sets (GTR-104 to GTR-118)."""

from functools import partial

import pytest

from standoff.games.bang.data.state import Bang
from standoff.games.bang.turn.succession import grant
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


# Armed & Dangerous


@pytest.fixture
def armed(table: SetUp) -> SetUp:
    return partial(table, sets=[PART, "armed_and_dangerous"])


def test_tumbleweed_works_on_every_draw(armed: SetUp) -> None:
    """GTR-110: that of the Cactus, for example."""
    t = armed(
        sheriff(hand="bang-7D"),
        outlaw(hand="cactus", in_play="tumbleweed", life=2),
        *OTHERS[1:],
        deck="2C 6H",
    )
    t.play("bang", at=1)
    t.choose("play", "cactus")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert t.life(1) == 3


def test_a_bang_back_through_thunderer_is_not_taken(armed: SetUp) -> None:
    """GTR-110."""
    t = armed(sheriff(hand="bang-7D", in_play="thunderer"), outlaw(hand="evaded"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.choose("play", "evaded")
    assert (t.hand(0), t.hand(1)) == (["bang-7D"], [])


@pytest.mark.parametrize("back", [True, False])
def test_a_flintlock_is_first_its_players(armed: SetUp, back: bool) -> None:
    """GTR-110: Evaded! gets it only if he does not take it back."""
    t = armed(sheriff("red_ringo", hand="flintlock", load=2), outlaw(hand="evaded"), *OTHERS[1:])
    t.play("flintlock", at=1)
    t.choose("play", "evaded")
    t.choose("pay-load" if back else "keep-loads")
    held = ["flintlock-AS"]
    assert (t.hand(0), t.hand(1)) == ((held, []) if back else ([], held))


def test_buntline_special_and_the_refund(armed: SetUp) -> None:
    """GTR-60: who is made to discard a card draws one."""
    t = armed(
        sheriff(hand="bang-7D", in_play="buntline_special"),
        outlaw(hand="missed-2S beer-6H", in_play="refund"),
        *OTHERS[1:],
        deck="8D",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    assert t.hand(1) == ["bang-8D"]


def test_a_card_is_switched_with_its_tokens(armed: SetUp) -> None:
    """GTR-62, AD-27: both cards stay in play."""
    t = armed(
        sheriff(hand="switch", in_play="scope"),
        outlaw(in_play="crate", loads={"crate": 2}),
        *OTHERS[1:],
    )
    t.play("switch", at=1, pick="crate")
    assert t.loads(0) == {"crate": 2}


# The Valley of Shadows


@pytest.fixture
def valley(table: SetUp) -> SetUp:
    return partial(table, sets=[PART, "valley_of_shadows"])


@pytest.mark.parametrize("card", ["train_robbery-4D", "switch", "most_wanted"])
def test_escape_works_against_its_cards(valley: SetUp, card: str) -> None:
    """GTR-111."""
    t = valley(
        sheriff(hand=card, in_play="barrel-QS"),
        outlaw(hand="escape", in_play="scope"),
        *OTHERS[1:],
        pile="saved",
        deck="6H 7D 2S 8D 9D",
    )
    if card == "most_wanted":
        t.play("most_wanted")
        t.choose("let-it")
    else:
        pick = "scope" if card == "switch" else None
        t.play(card, at=1, pick=pick)
    t.choose("play", "escape")
    assert (t.in_play(1), t.life(1)) == (["scope-AS"], 4)


def test_a_money_bag_as_aim_takes_another_card_along(valley: SetUp) -> None:
    """GTR-56, VS-30: with a Lemat any card is a BANG! card, but not the Money Bag itself."""
    t = valley(
        sheriff(hand="money_bag beer-6H", in_play="lemat"),
        *OTHERS,
        pile="aim escape saved",
    )
    picked = {option.pick for option in t.decision.options if option.card == "money_bag-QC"}
    assert "beer-6H" in picked
    assert "money_bag-QC" not in picked
    t.choose("play", "money_bag", seat=1, pick="beer-6H", kind=None)
    assert (t.life(1), t.hand(0)) == (2, [])


def test_henry_block_shoots_at_who_uses_wagons_on_him(valley: SetUp) -> None:
    """GTR-111: Passenger Car, Coal Hopper, and the Panic! or Cat Balou of the Baggage Car."""
    t = valley(
        sheriff(in_play="passenger_car coal_hopper baggage_car"),
        outlaw("henry_block", hand="beer-6H", in_play="dining_car scope"),
        *OTHERS[1:],
        pile="escape saved",
        deck="gatling jail-JS",
    )
    t.choose("use-up", "passenger_car", seat=1, pick="hand")
    t.choose("take-it")
    t.choose("use-up", "baggage_car", kind="cat_balou", seat=1, pick="scope")
    t.choose("take-it")
    t.choose("use-up", "coal_hopper", seat=1, pick="dining_car")
    t.choose("take-it")
    assert (t.life(0), t.in_play(1)) == (2, [])


def test_henry_block_does_not_mind_the_circus_wagon(valley: SetUp) -> None:
    """GTR-111: what he discards is his own choice."""
    t = valley(
        sheriff(in_play="circus_wagon"),
        outlaw("henry_block", in_play="scope"),
        *OTHERS[1:],
        pile="escape saved",
    )
    t.choose("use-up", "circus_wagon")
    assert (t.life(0), t.in_play(1)) == (5, [])


@pytest.mark.parametrize("left", ["ghost-9S", "ghost_car"])
def test_ghost_and_ghost_car_side_by_side(valley: SetUp, left: str) -> None:
    """GTR-111, VS-74: out when there is neither."""
    first = "ghost_car" if left == "ghost-9S" else "ghost-9S"
    t = valley(
        sheriff(hand="cat_balou-KH cat_balou-9D"),
        outlaw(in_play="ghost-9S ghost_car", ghost=True),
        *OTHERS[1:],
        pile="escape saved",
    )
    t.play("cat_balou-KH", at=1, pick=first)
    assert not t.is_out(1)
    t.play("cat_balou-9D", at=1, pick=left)
    assert t.is_out(1)


def test_wagons_count_as_blue_for_tuco(valley: SetUp) -> None:
    """VS-74, GTR-31: he draws only two cards."""
    t = valley(
        outlaw("tuco_franziskaner", in_play="dining_car"),
        sheriff(),
        *OTHERS[1:],
        step="draw",
        leader=1,
        pile="escape saved",
        deck="2C 3C 4C",
    )
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize(("card", "drawn"), [("poker", 1), ("tornado", 3), ("bandidos", 0)])
def test_refund_and_what_everyone_discards(valley: SetUp, card: str, drawn: int) -> None:
    """GTR-111, GTR-60: Poker and Tornado of another, not Bandidos."""
    t = valley(
        sheriff(hand=card, life=3),
        outlaw(hand="beer-6H beer-7H", in_play="refund", life=2),
        *OTHERS[1:],
        pile="escape saved",
    )
    t.play(card)
    while t.decision.prompt.id != "ask-main":
        seat = t.decision.seat
        if t.can("discard", "beer-6H"):
            t.choose("discard", "beer-6H")
        elif t.can("no-more"):
            t.choose("no-more")
        else:
            t.answer(t.decision.options[0].key)
        assert seat is not None
    kept = 0 if card == "bandidos" else 1
    assert len(t.hand(1)) == kept + drawn


def test_shotgun_and_the_refund(valley: SetUp) -> None:
    """GTR-60: what a hit makes its victim discard."""
    t = valley(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="refund"),
        *OTHERS[1:],
        pile="escape saved",
        deck="8D",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.hand(1) == ["bang-8D"]


def test_evan_babbit_turns_what_cannot_be_avoided(valley: SetUp) -> None:
    """GTR-91, VS-51: turning is no avoiding; the new target cannot avoid it."""
    t = valley(
        sheriff("colorado_bill", hand="bang-7D"),
        outlaw("evan_babbit", hand="bang-8D"),
        outlaw(hand="missed-3S"),
        renegade(),
        deck="2S",
        pile="escape saved",
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang", seat=2)
    assert t.life(2) == 3


# Gold Rush


def test_equipment_is_left_alone(table: SetUp) -> None:
    """GR-157, GTR-109: Switch, Refund and Coal Hopper do not touch it."""
    t = table(
        sheriff(hand="switch", in_play="boots", nuggets=4),
        outlaw(in_play="horseshoe refund", hand="beer-6H"),
        *OTHERS[1:],
        sets=[PART, "gold_rush"],
    )
    assert not t.can("play", "switch")
    t.choose("force", seat=1, pick="horseshoe")
    assert t.hand(1) == ["beer-6H"]


def test_a_bottle_is_no_panic_for_the_sheriff_on_the_ghost_car(table: SetUp) -> None:
    """GTR-34."""
    t = table(
        sheriff(nuggets=2),
        outlaw(in_play="ghost_car", hand="beer-6H"),
        *OTHERS[1:],
        row="bottle caboose",
        sets=[PART, "gold_rush"],
    )
    assert not t.can("buy", "bottle", kind="panic", pick="ghost_car")
    assert t.can("buy", "bottle", kind="panic", pick="hand")


def test_sgt_blaze_and_a_pardner(table: SetUp) -> None:
    """GTR-95: as a General Store."""
    t = table(
        sheriff("sgt_blaze", nuggets=2),
        *OTHERS,
        row="pardner caboose",
        deck="6H 7H 8H",
        sets=[PART, "gold_rush"],
    )
    t.choose("buy", "pardner", kind="general_store")
    t.choose("spare", seat=1)
    t.choose("take", "beer-6H")
    t.choose("take", "beer-7H")
    assert t.hand(1) == []


# Shadow Gunslingers


@pytest.fixture
def shadows(table: SetUp) -> SetUp:
    return partial(table, sets=[PART], variants=["shadow_gunslingers"])


def test_a_shadows_wagon_goes_with_its_other_cards(shadows: SetUp) -> None:
    """GTR-115, SG-76: at the end of its turn."""
    t = shadows(
        outlaw(hand="bang-7D", shadow=True),
        sheriff(),
        *OTHERS[1:],
        row=ROW,
        at=2,
        leader=1,
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    t.end_turn()
    assert (t.is_out(0), t.in_play(0)) == (True, [])


def test_a_shadow_with_the_ghost_car_stays(shadows: SetUp) -> None:
    """GTR-115, SG-76: it is in play by that card's rules then, and discards its hand."""
    t = shadows(
        outlaw(hand="bang-7D scope", shadow=True),
        sheriff(),
        *OTHERS[1:],
        row="ghost_car",
        at=2,
        leader=1,
    )
    t.play("scope")
    t.choose("acquire", "ghost_car", seat=0)
    t.choose("discard", "bang")
    t.end_turn()
    view = t.match.view(1).players[0]
    assert (t.is_out(0), t.hand(0), t.in_play(0)) == (False, [], ["scope-AS", "ghost_car"])
    assert (view.ghost, view.shadow) == (True, False)


def test_a_ghost_car_for_one_who_is_out_between_two_turns(shadows: SetUp) -> None:
    """GTR-77, SG-76: not a shadow any more."""
    t = shadows(sheriff(hand="bang-7D"), outlaw(out=True), *OTHERS[1:], row="ghost_car", at=2)
    t.choose("acquire", "ghost_car", seat=1)
    t.choose("discard", "bang")
    assert t.match.view(0).players[1].ghost
    t.end_turn()
    assert (t.turn(), t.match.view(0).players[1].shadow) == (1, False)


# High Noon, A Fistful of Cards


def test_a_ghost_of_ghost_town_with_the_ghost_car_stays(table: SetUp) -> None:
    """HN-15, GTR-78: it is kept, and discards its hand."""
    t = table(
        outlaw(hand="bang-7D", ghost=True),
        sheriff(),
        *OTHERS[1:],
        row="ghost_car",
        at=2,
        leader=1,
        event="ghost_town",
        sets=[PART, "high_noon"],
    )
    t.choose("acquire", "ghost_car", seat=0)
    t.choose("discard", "bang")
    t.end_turn()
    assert (t.is_out(0), t.in_play(0)) == (False, ["ghost_car"])


def test_a_knife_revolver_under_the_sermon(table: SetUp) -> None:
    """HN-33, GTR-54: it is no BANG! card."""
    t = table(
        sheriff(hand="knife_revolver bang-7D"),
        *OTHERS,
        event="sermon",
        sets=[PART, "high_noon"],
    )
    assert t.can("play", "knife_revolver", seat=1)
    assert not t.can("play", "bang")


@pytest.mark.parametrize("wagon", ["baggage_car", "caboose"])
def test_wagons_against_a_ricochet(table: SetUp, wagon: str) -> None:
    """FC-55, GTR-68, GTR-69: as a Missed! like other icons in play."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play=f"scope {wagon}"),
        *OTHERS[1:],
        event="ricochet",
        sets=[PART, "fistful_of_cards"],
    )
    t.choose("use", "bang", seat=1, pick="scope")
    if wagon == "baggage_car":
        t.choose("use-up", "baggage_car")
        assert t.in_play(1) == ["scope-AS"]
    else:
        t.choose("uncouple", "scope")


def test_ricochet_and_the_refund(table: SetUp) -> None:
    """GTR-60: a card in play that another shoots off."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="scope refund"),
        *OTHERS[1:],
        event="ricochet",
        deck="8D",
        sets=[PART, "fistful_of_cards"],
    )
    t.choose("use", "bang", seat=1, pick="scope")
    assert t.hand(1) == ["bang-8D"]


def test_a_card_that_has_to_be_played_comes_before_the_express_car(table: SetUp) -> None:
    """FC-37, GTR-74: Law of the West."""
    t = table(
        sheriff(hand="stagecoach-9S", in_play="express_car"),
        *OTHERS,
        shown="stagecoach-9S",
        event="law_of_the_west",
        sets=[PART, "fistful_of_cards"],
    )
    assert not t.can("use-up", "express_car")
    assert t.why_not("express_car") == "why-must-play"


def test_two_extra_turns_and_the_express_car(table: SetUp) -> None:
    """GTR-74, GTR-117: used in the first one, the second is not played any more."""

    def earned(game: Bang) -> None:
        grant(game, 0, 0)

    t = table(
        sheriff(in_play="express_car"),
        *OTHERS,
        deputy(),
        extra=True,
        arrange=earned,
        sets=[PART, "fistful_of_cards"],
    )
    t.choose("use-up", "express_car")
    assert t.game.turn.last
    t.end_turn()
    assert t.turn() == 1


# Wild West Show


@pytest.fixture
def show(table: SetUp) -> SetUp:
    return partial(table, sets=[PART, "wild_west_show"])


def test_lee_van_kliff_repeats_a_water_tower(show: SetUp) -> None:
    """GTR-114: it takes a second wagon."""
    t = show(sheriff("lee_van_kliff", hand="water_tower bang-7D"), *OTHERS, row=ROW, at=3)
    t.play("water_tower", pick="caboose")
    t.choose("repeat", "bang", pick="mail_car")
    assert t.in_play(0) == ["caboose", "mail_car"]


def test_lee_van_kliff_repeats_a_money_bag_as_what_it_was(show: SetUp) -> None:
    """GTR-114, WW-68: with the same copied card."""
    t = show(
        sheriff("lee_van_kliff", hand="money_bag bang-7D"),
        *OTHERS,
        pile="stagecoach-9S",
        deck="6H 8D 7H 9D",
    )
    t.play("money_bag")
    t.choose("repeat", "bang-7D")
    assert t.hand(0) == ["beer-6H", "bang-8D", "beer-7H", "bang-9D"]


def test_lee_van_kliff_repeats_a_full_steam(show: SetUp) -> None:
    """GTR-114: as it was announced."""
    t = show(sheriff("lee_van_kliff", hand="full_steam bang-7D"), *OTHERS)
    t.play("full_steam")
    t.choose("ignored")
    t.choose("no-wagon")
    t.choose("repeat", "bang")
    assert (t.happened("end-of-line"), t.life(1)) == (2, 4)


def test_lady_rose_moves_wagons_with_their_owner(show: SetUp) -> None:
    """WW-83."""
    t = show(sheriff(in_play="dining_car"), *OTHERS, show="lady_rose_of_texas")
    t.choose("swap-seats", seat=3)
    assert t.in_play(0) == ["dining_car"]


def test_acquiring_a_wagon_does_not_count_for_miss_susanna(show: SetUp) -> None:
    """WW-83, GTR-30: it is not playing a card."""
    t = show(
        sheriff(hand="bang-7D stagecoach-9S beer-6H", life=3),
        *OTHERS,
        row=ROW,
        at=2,
        show="miss_susanna",
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    t.play("stagecoach")
    t.play("beer-6H")
    t.end_turn()
    assert t.happened("lost-life", seat=0) == 1


def test_teren_kill_with_the_ghost_car(show: SetUp) -> None:
    """GTR-76, WW-69: no "draw!"; the Ghost Car acts."""
    t = show(
        sheriff(hand="bang-7D"), outlaw("teren_kill", life=1, in_play="ghost_car"), *OTHERS[1:]
    )
    t.play("bang", at=1)
    assert (t.life(1), t.is_out(1), t.happened("flipped")) == (0, False, 0)


def test_showdown_pays_no_station(show: SetUp) -> None:
    """GTR-21, WW-41: printed names."""
    t = show(sheriff(hand="beer-6H"), *OTHERS, row=ROW, at=2, line="boom_town", show="showdown")
    assert not t.can("acquire")


def test_the_train_moves_on_when_the_sheriff_is_out(show: SetUp) -> None:
    """GTR-14: under the last card of the show the next player still in play takes over."""
    t = show(
        sheriff(out=True),
        *OTHERS,
        turn=1,
        leader=1,
        step="start",
        show="wild_west_show_final",
    )
    assert t.match.view(1).parts[PART]["at"] == 1
