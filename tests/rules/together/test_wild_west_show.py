"""The show beside other sets, as the rules of either name it."""

import pytest

from standoff.games import roles
from standoff.kernel.event import EVERYONE
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

SHOW = "wild_west_show"


# High Noon and A Fistful of Cards


@pytest.mark.parametrize(("event", "stays"), [("blessing", True), ("curse", False)])
def test_blessing_and_curse_decide_every_draw(table: SetUp, event: str, stays: bool) -> None:
    """HN-75: Teren Kill always survives, or never; Helena Zontero always deals anew, or never."""
    t = table(
        sheriff(hand="bang-2D stagecoach"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        sets=[SHOW, "high_noon"],
        event=event,
        shows="helena_zontero",
    )
    t.play("stagecoach")
    assert t.happened("role") == (3 if stays else 0)
    t.play("bang-2D", at=1)
    assert t.is_out(1) != stays


def test_under_the_sermon_nothing_is_repeated(table: SetUp) -> None:
    """HN-75, WW-9: no BANG! card is discarded for Lee Van Kliff."""
    t = table(
        sheriff("lee_van_kliff", hand="stagecoach bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "high_noon"],
        event="sermon",
    )
    t.play("stagecoach")
    assert not t.can("repeat")


def test_a_ghost_is_back_already(table: SetUp) -> None:
    """HN-75, EV-20, WW-80: Ghost Town before Bone Orchard."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        sets=[SHOW, "high_noon"],
        event="ghost_town",
        show="bone_orchard",
    )
    t.end_turn()
    assert t.match.view(0).players[1].ghost
    assert t.life(1) == 0


def test_dead_man_before_bone_orchard(table: SetUp) -> None:
    """FC-105, EV-20: the first one out has 2 life points, the others 1."""
    t = table(
        sheriff(),
        outlaw(out=True),
        deputy(out=True),
        outlaw(),
        renegade(),
        first_out=1,
        sets=[SHOW, "fistful_of_cards"],
        event="dead_man",
        show="bone_orchard",
    )
    t.end_turn()
    assert t.life(1) == 2
    t.end_turn()
    t.choose("discard", t.hand(1)[0])
    t.choose("discard", t.hand(1)[0])
    assert (t.life(2), t.turn()) == (1, 2)


def test_gary_looter_and_the_abandoned_mine(table: SetUp) -> None:
    """FC-105: what is too many does not go onto the deck."""
    t = table(
        sheriff(hand="beer-6H scope", life=1),
        outlaw(),
        outlaw("gary_looter"),
        renegade(),
        sets=[SHOW, "fistful_of_cards"],
        event="abandoned_mine",
    )
    t.end_turn()
    t.choose("discard", "scope")
    assert t.hand(2) == ["scope-AS"]


def test_john_pain_and_vendetta(table: SetUp) -> None:
    """FC-105: he takes the card of that "draw!", and none of Peyote."""
    t = table(
        sheriff(),
        outlaw("john_pain"),
        outlaw(),
        renegade(),
        turn=3,
        sets=[SHOW, "fistful_of_cards"],
        event="vendetta",
        deck="2C",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-2C"]
    t = table(
        sheriff(),
        outlaw(),
        outlaw("john_pain"),
        renegade(),
        sets=[SHOW, "fistful_of_cards"],
        event="peyote",
        deck="2C",
    )
    t.end_turn()
    t.choose("red")
    assert (t.hand(2), t.pile()) == ([], ["bang-2C"])


def test_what_a_sniper_discards_is_not_played(table: SetUp) -> None:
    """FC-105: for Miss Susanna."""
    t = table(
        sheriff(hand="bang-2D bang-3D scope mustang-8H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "fistful_of_cards"],
        event="sniper",
        show="miss_susanna",
    )
    t.play("scope")
    t.play("mustang")
    t.choose("use", "bang-2D", seat=1)
    t.choose("discard", "bang-3D")
    t.end_turn()
    assert t.life(0) == 4


def test_big_spencer_and_the_roulette(table: SetUp) -> None:
    """FC-105: no Missed! cards there either."""
    t = table(
        sheriff("big_spencer", hand="missed-2S beer-6H", life=4),
        outlaw(),
        outlaw(),
        renegade(),
        number=5,
        step="start",
        sets=[SHOW, "fistful_of_cards"],
        events="russian_roulette",
    )
    assert t.life(0) == 2


def test_the_next_leader(table: SetUp) -> None:
    """EV-11, WW-80: under the final card the Sheriff's left neighbour reveals the events."""
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        sets=[SHOW, "high_noon"],
        event="thirst",
        show="wild_west_show_final",
    )
    t.play("bang-2D", at=0)
    assert t.match.view(0).leader == 1


# Dodge City


def test_vera_custer_copies_greygory_deck(table: SetUp) -> None:
    """WW-81: she draws two at once, and loses them with the copy."""
    t = table(
        sheriff(),
        outlaw("vera_custer", copies="greygory_deck bart_cassidy paul_regret"),
        outlaw("greygory_deck", copies="slab_the_killer willy_the_kid"),
        renegade("big_spencer"),
        sets=[SHOW, "dodge_city"],
        step="end",
    )
    t.choose("copy", kind="greygory_deck")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    copies = t.match.view(0).players[1].copies
    assert (copies[0], len(copies)) == ("greygory_deck", 3)
    game = t.game.copy()
    game.copies_nothing(1)
    assert len(game.players[1].abilities) == 1


def test_vera_custer_copies_big_spencer_and_youl_grinner(table: SetUp) -> None:
    """WW-81: the one only forbids Missed! cards; the other's cards come at once."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("vera_custer"),
        outlaw("youl_grinner"),
        renegade("big_spencer", hand="bang-2D"),
        sets=[SHOW, "dodge_city"],
        step="end",
        deck="3D 4D missed-3S 5D",
    )
    t.choose("copy", kind="youl_grinner")
    assert t.hand(1) == ["bang-2D", "beer-6H", "bang-3D", "bang-4D"]
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("vera_custer", copies="big_spencer", hand="missed-2S"),
        outlaw(),
        renegade(),
        sets=[SHOW, "dodge_city"],
    )
    t.play("bang-2D", at=1)
    assert not t.can("play", "missed")
    t.choose("take-it")
    assert (t.life(1), t.player(1).max_life) == (2, 3)


def test_two_who_take_what_is_flipped(table: SetUp) -> None:
    """WW-81: the nearer one clockwise to who draws, that player included."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade("vera_custer", copies="john_pain"),
        deputy("john_pain"),
        sets=[SHOW, "dodge_city"],
        deck="2S",
    )
    t.end_turn()
    assert (t.hand(3), t.hand(4)) == (["missed-2S"], [])


@pytest.mark.parametrize("card", ["mustang-8H", "bang-3D"])
def test_molly_stark_under_showdown(table: SetUp, card: str) -> None:
    """WW-81: by what the card is used as."""
    t = table(
        sheriff(hand="indians-KD" if card == "mustang-8H" else "beer-6H"),
        outlaw("molly_stark", hand=card),
        outlaw(),
        renegade(),
        sets=[SHOW, "dodge_city"],
        show="showdown",
        deck="2D",
    )
    if card == "mustang-8H":
        t.choose("play", "indians", kind=None)
        t.choose("discard", "mustang")
    else:
        t.choose("play", "beer", kind="bang", seat=1)
        t.choose("play", "bang-3D")
    assert t.hand(1) == ["bang-2D"]


# The Dynamite variant


def test_john_pain_never_gets_the_dynamite(table: SetUp) -> None:
    """DV-30: it is placed before the "draw!" counts."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw("john_pain"),
        renegade(),
        sets=[SHOW],
        variants=["dynamite_variant"],
        deck="dynamite 2S",
        stick=0,
    )
    t.end_turn()
    assert "missed-2S" in t.hand(2)
    assert all("dynamite-2H" not in t.hand(seat) for seat in range(4))


# Gold Rush


def test_what_is_bought_counts_for_miss_susanna(table: SetUp) -> None:
    """WW-82, GR-154: like a card that is played."""
    t = table(
        sheriff(hand="scope mustang-8H", nuggets=3),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "gold_rush"],
        row="boots shot bottle",
        show="miss_susanna",
    )
    t.play("scope")
    t.play("mustang")
    t.choose("buy", "boots")
    t.end_turn()
    assert t.life(0) == 5


def test_lee_van_kliff_repeats_what_he_bought(table: SetUp) -> None:
    """GR-154: a brown card, in the same mode, for a BANG! card alone."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D", nuggets=2, life=2),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "gold_rush"],
        row="bottle boots shot",
    )
    t.choose("buy", "bottle", kind="beer")
    assert t.life(0) == 3
    t.choose("repeat", "bang-2D")
    assert (t.life(0), t.nuggets(0)) == (4, 0)


def test_john_pain_takes_the_cards_of_a_rhum(table: SetUp) -> None:
    """GR-154: one by one while he has fewer than 6; they still count."""
    t = table(
        sheriff(nuggets=3, life=1),
        outlaw("john_pain", hand="beer-6H beer-7H beer-8H"),
        outlaw(),
        renegade(),
        sets=[SHOW, "gold_rush"],
        row="rhum boots shot",
        deck="2C 2D 2S 5H",
    )
    t.choose("buy", "rhum")
    assert t.life(0) == 5
    assert len(t.hand(1)) == 6


def test_beers_are_sold_under_showdown_and_teren_pays(table: SetUp) -> None:
    """WW-82: a hit that he survives earns its nugget."""
    t = table(
        sheriff(hand="beer-6H scope"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        sets=[SHOW, "gold_rush"],
        show="showdown",
        deck="2C",
    )
    t.choose("sell", "beer-6H")
    t.choose("play", "scope", kind="bang", seat=1)
    assert (t.nuggets(0), t.life(1)) == (2, 1)


# Armed & Dangerous


def test_a_caravan_does_not_turn_the_show(table: SetUp) -> None:
    """AD-145, WW-3."""
    t = table(
        sheriff(hand="caravan"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "armed_and_dangerous"],
        shows="gag",
    )
    t.play("caravan")
    assert t.match.view(0).shows == ()


def test_lee_van_kliff_repeats_with_the_upgrades_paid(table: SetUp) -> None:
    """AD-145: without paying again."""
    t = table(
        sheriff("lee_van_kliff", hand="caravan bang-2D", load=2),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[SHOW, "armed_and_dangerous"],
    )
    t.play("caravan")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    drawn, left = len(t.hand(0)) - 1, t.load(0)
    t.choose("repeat", "bang-2D")
    assert drawn == 3
    assert (len(t.hand(0)), t.load(0)) == (2 * drawn, left)


def test_gary_looter_takes_and_the_other_recharges(table: SetUp) -> None:
    """AD-145: both."""
    t = table(
        sheriff(hand="beer-6H scope", life=1),
        outlaw(),
        outlaw("gary_looter"),
        renegade(),
        sets=[SHOW, "armed_and_dangerous"],
    )
    t.end_turn()
    t.choose("discard", "scope")
    if t.decision.prompt.id == "ask-recharge":
        t.answer(t.decision.options[0].key)
    assert (t.hand(2), t.load(0)) == (["scope-AS"], 1)


def test_a_repeated_draw_is_one(table: SetUp) -> None:
    """WW-86: John Pain takes only what is flipped for the result that counts."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS tumbleweed"),
        outlaw("john_pain"),
        renegade(),
        sets=[SHOW, "armed_and_dangerous"],
        deck="2S 3S",
    )
    t.end_turn()
    t.answer(next(o.key for o in t.decision.options if o.verb != "let-it"))
    if t.decision.prompt.id == "ask-repeat":
        t.choose("let-it")
    assert "missed-2S" in t.pile()
    assert "missed-3S" in t.hand(2)


# Shadow Gunslingers


def test_bone_orchard_ends_a_shadow(table: SetUp) -> None:
    """SG-73: a newly dealt role; no shadow any more."""
    t = table(
        sheriff(),
        outlaw(out=True),
        renegade(out=True, side="outlaw"),
        outlaw(),
        deputy(),
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        show="bone_orchard",
    )
    t.end_turn()
    seen = t.match.view(0).players[1]
    assert (seen.shadow, seen.life, seen.role) == (False, 1, None)
    assert t.match.view(0).parts["shadow_gunslingers"]["sides"] == {}
    assert sorted(t.player(s).role for s in (1, 2)) == [roles.OUTLAW, roles.RENEGADE]


def test_a_shadow_turns_up_the_role_it_was_dealt(table: SetUp) -> None:
    """SG-73, WW-11: when its turn comes and the Bone Orchard is gone."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        deputy(),
        renegade(),
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        arrange=lambda game: setattr(game.players[1], "role_known", 0),
    )
    t.end_turn()
    assert t.player(1).role_known == EVERYONE


def test_shadows_win_nothing_under_the_final_card(table: SetUp) -> None:
    """SG-73: the last living player wins; a Sheriff who is out is a shadow like anyone else."""
    t = table(
        sheriff(out=True),
        outlaw(hand="bang-2D"),
        outlaw(out=True),
        renegade(life=1),
        turn=3,
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        show="wild_west_show_final",
    )
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.match.view(1).players[0].shadow
    t.end_turn()
    t.play("bang-2D", at=3)
    assert t.match.result is not None
    assert t.match.result.winners == (1,)


def test_miss_susanna_costs_a_shadow_nothing(table: SetUp) -> None:
    """SG-73."""
    t = table(
        sheriff(),
        outlaw(shadow=True),
        outlaw(),
        renegade(),
        turn=1,
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        show="miss_susanna",
    )
    t.end_turn()
    assert t.happened("lost-life", seat=1) == 0


def test_a_shadow_keeps_its_role_and_may_change_seats(table: SetUp) -> None:
    """WW-28, WW-30, SG-23: Helena Zontero deals it nothing; it may use Lady Rose."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="stagecoach"),
        outlaw(),
        renegade(),
        turn=1,
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        shows="helena_zontero",
        deck="2D 3D 6H",
    )
    t.play("stagecoach")
    assert t.happened("role") == 2
    assert t.player(1).role == roles.OUTLAW
    t = table(
        sheriff(),
        outlaw(shadow=True),
        outlaw(),
        renegade(),
        turn=1,
        sets=[SHOW],
        variants=["shadow_gunslingers"],
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats", seat=0)
