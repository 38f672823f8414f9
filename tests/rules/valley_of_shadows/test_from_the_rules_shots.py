"""Weapons, handicaps and cards that shoot (VS-2 to VS-5, VS-16 to VS-37)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by


def checks(t: Table) -> list[str]:
    """What was "drawn!" for, in order."""
    return [t.game.kind_name(e.args["kind"]) for e in t.match.events if e.id == "flipped"]


# Lemat


def test_lemat_any_card_is_a_bang_card(table: SetUp) -> None:
    """VS-16, VS-E10: a Beer shoots, and that was the BANG! card of the turn."""
    t = table(
        sheriff(hand="beer-6H bang-2D jail-JS", in_play="lemat"), outlaw(), outlaw(), renegade()
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert (t.life(1), t.life(0), t.pile()[0]) == (3, 5, "beer-6H")
    assert not t.can("play", "bang")
    assert not t.can("play", "jail", kind="bang")
    assert t.can("play", "jail", seat=1, kind=None)


def test_lemat_after_a_bang_card(table: SetUp) -> None:
    """VS-16: the other way round."""
    t = table(sheriff(hand="beer-6H bang-2D", in_play="lemat"), outlaw(), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("play", "beer", kind="bang")
    assert t.can("play", "beer", kind=None)


def test_lemat_reaches_one(table: SetUp) -> None:
    """VS-16: its range is 1."""
    t = table(sheriff(hand="beer-6H", in_play="lemat"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "beer", kind="bang", seat=2)


def test_lemat_any_number_for_willy(table: SetUp) -> None:
    """VS-16, B-136: without a limit there is none."""
    t = table(
        sheriff("willy_the_kid", hand="beer-6H bang-2D jail-JS", in_play="lemat"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "jail", kind="bang", seat=1)
    t.play("bang", at=1)
    assert t.life(1) == 1


def test_lemat_a_stagecoach_draws_nothing(table: SetUp) -> None:
    """VS-16: the text of the card does nothing."""
    t = table(sheriff(hand="stagecoach", in_play="lemat"), outlaw(), outlaw(), renegade())
    t.choose("play", "stagecoach", kind="bang", seat=3)
    assert (t.hand(0), t.life(3)) == ([], 3)


def test_lemat_in_a_duel_of_ones_own_turn(table: SetUp) -> None:
    """VS-16: any card answers, once the challenged one has answered."""
    t = table(
        sheriff(hand="duel-QD beer-6H", in_play="lemat"),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
    )
    t.choose("play", "duel", kind=None, seat=1)
    t.choose("discard", "bang")
    t.asked(0, "ask-duel")
    t.choose("discard", "beer")
    assert (t.life(0), t.life(1)) == (5, 3)


def test_lemat_does_nothing_out_of_turn(table: SetUp) -> None:
    """VS-16: neither against Indians! nor when challenged."""
    t = table(
        sheriff(hand="indians-KD duel-QD"),
        outlaw(hand="beer-6H", in_play="lemat"),
        outlaw(),
        renegade(),
    )
    t.play("indians")
    assert not t.can("discard", "beer")
    pass_by(t, "ask-bang")
    t.play("duel", at=1)
    assert not t.can("discard", "beer")
    pass_by(t, "ask-duel")
    assert t.life(1) == 2


def test_lemat_slab_the_killer(table: SetUp) -> None:
    """VS-60: through Lemat, too, two Missed! are needed."""
    t = table(
        sheriff("slab_the_killer", hand="beer-6H", in_play="lemat"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.choose("play", "beer", kind="bang", seat=1)
    t.choose("play", "missed")
    assert t.life(1) == 3


def test_lemat_suit_counts_for_apache_kid(table: SetUp) -> None:
    """VS-16, VS-71: a Diamond does nothing to him, a Heart does."""
    for card, life in (("cat_balou-9D", 3), ("beer-6H", 2)):
        t = table(
            sheriff(hand=card, in_play="lemat"),
            outlaw("apache_kid"),
            outlaw(),
            renegade(),
            sets=["dodge_city", "valley_of_shadows"],
        )
        t.choose("play", card, kind="bang", seat=1)
        assert t.life(1) == life


def test_lemat_under_lasso_and_sermon(table: SetUp) -> None:
    """FC-106, HN-76: nothing is converted."""
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(),
        outlaw(),
        renegade(),
        event="lasso",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    assert not t.can("play", "beer", kind="bang")
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert not t.can("play", "beer", kind="bang")


# Rattlesnake


@pytest.mark.parametrize(("card", "life"), [("missed-5S", 3), ("bang-2C", 4), ("beer-6H", 4)])
def test_rattlesnake_bites_on_spades(table: SetUp, card: str, life: int) -> None:
    """VS-17: and stays, bitten or not."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck=f"{card} 3C 4C",
    )
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1), t.pile()[0]) == (life, ["rattlesnake-7H"], card)


def test_rattlesnake_anywhere(table: SetUp) -> None:
    """VS-17: in front of oneself, of the Sheriff, of anyone at any distance."""
    t = table(
        sheriff(), outlaw(hand="rattlesnake"), outlaw(), outlaw(), renegade(), deputy(), turn=1
    )
    assert {option.seat for option in t.decision.options if option.card} == {0, 1, 2, 3, 4, 5}
    t.play("rattlesnake", at=0)
    assert t.in_play(0) == ["rattlesnake-7H"]


def test_rattlesnake_does_not_bite_at_once(table: SetUp) -> None:
    """VS-17: at the start of a turn."""
    t = table(
        sheriff(hand="rattlesnake"), outlaw(), outlaw(), renegade(), deck="missed-5S missed-6S"
    )
    t.play("rattlesnake", at=0)
    assert t.life(0) == 5


def test_dynamite_jail_rattlesnake(table: SetUp) -> None:
    """VS-17, VS-E7: in that order."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake jail-JS dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="bang-2C beer-6H missed-5S 3C 4C",
    )
    assert (t.life(1), t.in_play(1), t.in_play(2)) == (3, ["rattlesnake-7H"], ["dynamite-2H"])
    assert checks(t) == ["dynamite", "jail", "rattlesnake"]
    assert t.pile()[:4] == ["missed-5S", "jail-JS", "beer-6H", "bang-2C"]


def test_rattlesnake_sleeps_in_jail(table: SetUp) -> None:
    """VS-17: who loses the turn to Jail does not check it."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="bang-2C missed-5S 3C 4C",
    )
    t.asked(2, "ask-main")
    assert t.life(1) == 4


def test_nobody_is_to_blame_for_a_bite(table: SetUp) -> None:
    """VS-17: the one who played it gets no reward."""
    t = table(
        sheriff(hand="rattlesnake"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deck="missed-5S 3C 4C",
    )
    t.play("rattlesnake", at=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(0)) == (True, [])
    assert not t.happened("reward")


def test_a_lethal_bite_and_a_beer(table: SetUp) -> None:
    """VS-17, B-66: saved, the turn goes on."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H", in_play="rattlesnake", life=1),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 3C 4C",
    )
    t.choose("play", "beer")
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (1, 2)


def test_rattlesnake_and_lucky_duke(table: SetUp) -> None:
    """VS-60: he flips two and chooses."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S bang-2C 3C 4C",
    )
    t.choose("flip", "bang-2C")
    assert t.life(1) == 4


@pytest.mark.parametrize(
    ("event", "card", "life"), [("curse", "2C", 3), ("blessing", "missed-5S", 4)]
)
def test_rattlesnake_under_curse_and_blessing(
    table: SetUp, event: str, card: str, life: int
) -> None:
    """HN-76: it always bites, or never."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck=f"{card} 3C 4C",
        event=event,
        sets=["high_noon", "valley_of_shadows"],
    )
    assert t.life(1) == life


def test_rattlesnake_under_lasso(table: SetUp) -> None:
    """FC-106: it does nothing, not even a "draw!"."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S missed-6S 3C 4C",
        event="lasso",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    assert (t.life(1), t.hand(1)) == (4, ["missed-5S", "missed-6S"])


def test_rattlesnake_before_the_bomb(table: SetUp) -> None:
    """VS-73: Dynamite, Jail, Rattlesnake, Bomb."""
    t = table(
        sheriff(),
        outlaw(in_play="bomb rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S bang-3D beer-6H beer-7H 3C 4C",
        sets=["valley_of_shadows", "armed_and_dangerous"],
    )
    assert checks(t) == ["rattlesnake", "bomb"]
    assert t.life(1) == 3
    t.choose("pass-on", seat=2)


def test_bart_cassidy_draws_for_a_bite(table: SetUp) -> None:
    """VS-17, B-111: whatever the cause."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", in_play="rattlesnake"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 3C 4C 5C",
    )
    assert t.hand(1) == ["bang-3C", "bang-4C", "bang-5C"]


# Shotgun and Bounty


def test_shotgun_costs_a_card_of_choice(table: SetUp) -> None:
    """VS-18: the victim's own choice."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(hand="beer-6H missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    t.asked(1, "ask-discard")
    t.choose("discard", "missed")
    assert (t.life(1), t.hand(1), t.pile()[0]) == (3, ["beer-6H"], "missed-2S")


def test_shotgun_and_a_shot_that_misses(table: SetUp) -> None:
    """VS-18: no hit, no card."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(hand="beer-6H missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.asked(0, "ask-main")
    assert t.hand(1) == ["beer-6H"]


def test_shotgun_and_an_empty_hand(table: SetUp) -> None:
    """VS-18."""
    t = table(sheriff(hand="bang-2D", in_play="shotgun"), outlaw(), outlaw(), renegade())
    t.play("bang", at=1)
    assert t.life(1) == 3


@pytest.mark.parametrize("card", ["gatling", "tomahawk", "fanning", "indians-KD"])
def test_shotgun_and_bounty_want_a_bang_card(table: SetUp, card: str) -> None:
    """VS-2, VS-18, VS-19: not what merely fires a BANG!, still less what fires none."""
    t = table(
        sheriff(hand=card, in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="bounty"),
        outlaw(),
        renegade(),
    )
    if card in ("gatling", "indians-KD"):
        t.play(card)
    else:
        t.play(card, at=1)
    pass_by(t, "ask-shot", "ask-bang")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0)) == (3, ["beer-6H"], [])


def test_shotgun_a_duel_is_no_hit(table: SetUp) -> None:
    """VS-4, VS-18, VS-19: BANG! cards discarded in a Duel hit nobody."""
    t = table(
        sheriff(hand="duel-QD bang-2D", in_play="shotgun"),
        outlaw(hand="beer-6H", in_play="bounty"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    pass_by(t, "ask-duel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0)) == (3, ["beer-6H"], ["bang-2D"])


def test_one_card_with_aim(table: SetUp) -> None:
    """VS-18, VS-19: one for the hit, not for each point."""
    t = table(
        sheriff(hand="bang-2D aim", in_play="shotgun"),
        outlaw(hand="beer-6H missed-2S jail-JS", in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.play("aim", at=1, pick="bang-2D")
    pass_by(t, "ask-shot", "ask-hard-shot")
    t.choose("discard", "jail")
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, ["beer-6H", "missed-2S"], ["bang-3C"])


def test_bounty_pays_the_shooter_and_stays(table: SetUp) -> None:
    """VS-19: once for each hit."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D bang-3D"),
        outlaw(in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=1)
    assert (t.hand(0), t.in_play(1)) == (["bang-3C", "bang-4C"], ["bounty-9C"])


def test_bounty_and_a_miss(table: SetUp) -> None:
    """VS-19: nothing without a hit."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(hand="missed-2S", in_play="bounty"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert t.hand(0) == []


def test_bounty_may_lie_before_anyone(table: SetUp) -> None:
    """VS-19: also before oneself and the Sheriff."""
    t = table(sheriff(), outlaw(hand="bounty"), outlaw(), outlaw(), renegade(), deputy(), turn=1)
    assert {option.seat for option in t.decision.options if option.card} == {0, 1, 2, 3, 4, 5}
    t.play("bounty", at=1)
    assert t.in_play(1) == ["bounty-9C"]


def test_bounty_on_one_who_goes_out(table: SetUp) -> None:
    """VS-5, VS-19: it pays together with the reward."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(life=1, in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    assert len(t.hand(0)) == 4


def test_bounty_comes_before_the_penalty(table: SetUp) -> None:
    """VS-5: so the Sheriff discards that card too."""
    t = table(
        sheriff(hand="bang-2D"),
        deputy(life=1, in_play="bounty"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    assert (t.hand(0), "bang-3C" in t.pile()) == ([], True)


def test_bounty_through_lemat(table: SetUp) -> None:
    """VS-2, VS-19: what counts as a BANG! card qualifies."""
    t = table(
        sheriff(hand="beer-6H", in_play="lemat"),
        outlaw(in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert t.hand(0) == ["bang-3C"]


def test_bounty_through_calamity_janet(table: SetUp) -> None:
    """VS-2: her Missed! is a BANG! card."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S"),
        outlaw(in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.choose("play", "missed", kind="bang", seat=1)
    assert t.hand(0) == ["bang-3C"]


def test_el_gringo_then_shotgun_then_bounty(table: SetUp) -> None:
    """VS-5: his card comes before he discards one, the Bounty last of all."""
    t = table(
        sheriff(hand="bang-2D jail-JS", in_play="shotgun"),
        outlaw("el_gringo", in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.play("bang", at=1)
    if t.decision.prompt.id == "ask-discard":
        t.choose("discard", "jail")
    assert (t.hand(1), t.hand(0), t.pile()[0]) == ([], ["bang-3C"], "jail-JS")


def test_bart_cassidy_then_shotgun(table: SetUp) -> None:
    """VS-5: the card he draws may be the one that he discards."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("bart_cassidy", hand="beer-6H", in_play="bounty"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    t.asked(1, "ask-discard")
    assert t.hand(0) == []
    t.choose("discard", "bang-3C")
    assert (t.hand(1), t.hand(0)) == (["beer-6H"], ["bang-4C"])


def test_bounty_in_belle_stars_turn_and_under_lasso(table: SetUp) -> None:
    """VS-71, FC-106: without effect it pays nothing."""
    t = table(
        sheriff(),
        outlaw("belle_star", hand="bang-2D"),
        outlaw(in_play="bounty"),
        renegade(),
        turn=1,
        sets=["dodge_city", "valley_of_shadows"],
    )
    t.play("bang", at=2)
    assert (t.life(2), t.hand(1)) == (3, [])
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(in_play="bounty", hand="beer-6H"),
        outlaw(),
        renegade(),
        event="lasso",
        sets=["fistful_of_cards", "valley_of_shadows"],
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert (t.life(1), t.hand(0), t.hand(1)) == (3, [], ["beer-6H"])


def test_suzy_lafayette_and_the_shotgun(table: SetUp) -> None:
    """VS-18, B-129: she draws when her last card is gone."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="3C 4C",
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    if t.decision.prompt.id == "ask-discard":
        t.choose("discard", "beer")
    assert t.hand(1) == ["bang-3C"]


# Aim


def test_aim_costs_two(table: SetUp) -> None:
    """VS-30: both cards are spent."""
    t = table(sheriff(hand="bang-2D aim"), outlaw(), outlaw(), renegade())
    t.play("aim", at=1, pick="bang-2D")
    assert (t.life(1), t.hand(0)) == (2, [])
    assert {"aim-6C", "bang-2D"} <= set(t.pile())


def test_one_missed_is_enough(table: SetUp) -> None:
    """VS-30, VS-E5."""
    t = table(sheriff(hand="bang-2D aim"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "missed")
    t.asked(0, "ask-main")
    assert t.life(1) == 4


def test_aim_against_a_barrel(table: SetUp) -> None:
    """VS-30: it cancels as usual."""
    t = table(
        sheriff(hand="bang-2D aim"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("check", kind="barrel")
    assert t.life(1) == 4


def test_aim_needs_a_bang_card(table: SetUp) -> None:
    """VS-30: alone it cannot be played, nor with a Gatling, a Fanning (VS-36) or a Tomahawk."""
    t = table(sheriff(hand="aim gatling fanning tomahawk"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "aim")


def test_aim_counts_with_the_limit(table: SetUp) -> None:
    """VS-30: after a BANG! card there is none left to aim."""
    t = table(sheriff(hand="aim bang-2D bang-3D"), outlaw(), outlaw(), renegade())
    t.play("bang-2D", at=1)
    assert not t.can("play", "aim")


def test_aim_uses_the_limit(table: SetUp) -> None:
    """VS-30."""
    t = table(sheriff(hand="aim bang-2D bang-3D"), outlaw(), outlaw(), renegade())
    t.play("aim", at=1, pick="bang-2D")
    assert not t.can("play", "bang")


def test_aim_points_count_one_by_one(table: SetUp) -> None:
    """VS-30: two cards for Bart Cassidy and for El Gringo."""
    t = table(
        sheriff(hand="aim bang-2D"), outlaw("bart_cassidy"), outlaw(), renegade(), deck="3C 4C 5C"
    )
    t.play("aim", at=1, pick="bang-2D")
    assert t.hand(1) == ["bang-3C", "bang-4C"]
    t = table(
        sheriff(hand="aim bang-2D jail-JS jail-4H beer-6H"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-2D")
    assert (len(t.hand(1)), len(t.hand(0))) == (2, 1)


def test_aim_of_slab_the_killer(table: SetUp) -> None:
    """VS-30, VS-60: two Missed! as ever; with one both points are lost."""
    t = table(
        sheriff("slab_the_killer", hand="aim bang-2D"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "missed")
    assert t.life(1) == 2
    t = table(
        sheriff("slab_the_killer", hand="aim bang-2D"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    assert t.life(1) == 4


def test_aim_one_beer_is_too_little(table: SetUp) -> None:
    """VS-30, B-64: one life point less two takes two Beers."""
    t = table(
        sheriff(hand="aim bang-2D"), outlaw(hand="beer-6H beer-7H", life=1), outlaw(), renegade()
    )
    t.play("aim", at=1, pick="bang-2D")
    pass_by(t, "ask-shot", "ask-hard-shot")
    t.choose("play", "beer-6H")
    t.asked(1, "ask-dying")
    t.choose("play", "beer-7H")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_aim_and_lemat(table: SetUp) -> None:
    """VS-30: any card that counts as a BANG! card."""
    t = table(sheriff(hand="aim beer-6H", in_play="lemat"), outlaw(), outlaw(), renegade())
    t.play("aim", at=1, pick="beer-6H")
    assert t.life(1) == 2


def test_aim_earns_two_nuggets(table: SetUp) -> None:
    """GR-155."""
    t = table(
        sheriff(hand="aim bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["gold_rush", "valley_of_shadows"],
    )
    t.play("aim", at=1, pick="bang-2D")
    assert t.nuggets(0) == 2


def test_aim_under_the_sermon(table: SetUp) -> None:
    """HN-76."""
    t = table(
        sheriff(hand="aim bang-2D"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "valley_of_shadows"],
    )
    assert not t.can("play", "aim")


# Fanning


def test_fanning_two_shots(table: SetUp) -> None:
    """VS-35: the second at someone next to the first; it was the BANG! card of the turn."""
    t = table(sheriff(hand="fanning bang-2D"), outlaw(), outlaw(), renegade())
    t.play("fanning", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 4]
    assert not t.can("play", "bang")


def test_fanning_after_a_bang_card(table: SetUp) -> None:
    """VS-35, VS-36: only if a BANG! card still could."""
    t = table(sheriff(hand="fanning bang-2D"), outlaw(), outlaw(), renegade())
    t.play("bang", at=1)
    assert not t.can("play", "fanning")


@pytest.mark.parametrize(("character", "weapon"), [("willy_the_kid", ""), ("", "volcanic-10S")])
def test_fanning_without_a_limit(table: SetUp, character: str, weapon: str) -> None:
    """VS-36, VS-60."""
    t = table(
        sheriff(character, hand="fanning bang-2D bang-3D", in_play=weapon),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.play("fanning", at=1)
    t.play("bang-3D", at=1)
    assert (t.life(1), t.life(2)) == (1, 3)


def test_fanning_is_cancelled_and_goes_on(table: SetUp) -> None:
    """VS-35, VS-E4: the first one plays a Missed!, the second is shot at all the same."""
    t = table(sheriff(hand="fanning"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("fanning", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.life(2)) == (4, 3)


def test_fanning_beyond_reach(table: SetUp) -> None:
    """VS-36: the first within reach of the weapon, the second next to the first."""
    t = table(sheriff(hand="fanning"), outlaw(), outlaw(), outlaw(), renegade(), deputy())
    assert not t.can("play", "fanning", seat=2)
    t.play("fanning", at=1)
    assert (t.life(1), t.life(2)) == (3, 3)


def test_fanning_distance_as_the_first_one_sees_it(table: SetUp) -> None:
    """VS-36: a Scope of his brings more players near, a Mustang keeps one away."""
    t = table(
        sheriff(hand="fanning"), outlaw(in_play="scope"), outlaw(), outlaw(), renegade(), deputy()
    )
    t.play("fanning", at=1)
    assert {option.seat for option in t.asked(0, "ask-another-target").options} == {2, 3, 5}
    t.choose("target", seat=3)
    assert [t.life(seat) for seat in range(6)] == [5, 3, 4, 3, 4, 4]
    t = table(sheriff(hand="fanning"), outlaw(), outlaw(in_play="mustang-8H"), deputy(), renegade())
    t.play("fanning", at=1)
    assert [t.life(seat) for seat in range(5)] == [5, 3, 4, 4, 4]


def test_fanning_with_two_players(table: SetUp) -> None:
    """VS-35: not oneself, so there is one shot."""
    t = table(sheriff(hand="fanning"), outlaw(out=True), outlaw(out=True), renegade())
    t.play("fanning", at=3)
    assert (t.life(3), t.life(0)) == (3, 5)


def test_fanning_both_out_at_once(table: SetUp) -> None:
    """VS-36: eliminations and rewards follow when both are settled."""
    t = table(
        sheriff(hand="fanning"),
        outlaw(life=1),
        outlaw(life=1),
        renegade(),
        deck="3C 4C 5C 6C 7C 8C",
    )
    t.play("fanning", at=1)
    assert (t.is_out(1), t.is_out(2), len(t.hand(0))) == (True, True, 6)
    t.in_order(
        Event("lost-life-to", seat=1),
        Event("lost-life-to", seat=2),
        Event("eliminated", seat=1),
        Event("reward"),
    )


def test_fanning_is_no_bang_card(table: SetUp) -> None:
    """VS-36: one Missed! is enough against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="fanning"), outlaw(hand="missed-2S"), outlaw(), renegade()
    )
    t.play("fanning", at=1)
    t.choose("play", "missed")
    assert t.life(1) == 4


@pytest.mark.parametrize("event", ["sermon", "shootout"])
def test_fanning_under_sermon_and_shootout(table: SetUp, event: str) -> None:
    """HN-76, HN-36: allowed under the one, half of two under the other."""
    t = table(
        sheriff(hand="fanning bang-2D bang-3D"),
        outlaw(),
        outlaw(),
        renegade(),
        event=event,
        sets=["high_noon", "valley_of_shadows"],
    )
    t.play("fanning", at=1)
    assert t.life(1) == 3
    assert t.can("play", "bang") == (event == "shootout")
    if event == "shootout":
        t.play("bang-2D", at=1)
        assert not t.can("play", "bang")


# Tomahawk


def test_tomahawk_goes_as_far_as_two(table: SetUp) -> None:
    """VS-37: whatever the weapon; one or two, not three."""
    t = table(
        sheriff(hand="tomahawk", in_play="winchester"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
    )
    assert {option.seat for option in t.decision.options if option.card} == {1, 2, 4, 5}
    t.play("tomahawk", at=2)
    assert t.life(2) == 3


def test_tomahawk_has_no_limit(table: SetUp) -> None:
    """VS-37: nor does it use up any."""
    t = table(sheriff(hand="bang-2D bang-3D tomahawk"), outlaw(), outlaw(), renegade(), bangs=1)
    t.play("tomahawk", at=2)
    assert not t.can("play", "bang")
    t = table(sheriff(hand="bang-2D tomahawk"), outlaw(), outlaw(), renegade())
    t.play("tomahawk", at=1)
    t.play("bang", at=1)
    assert t.life(1) == 2


def test_tomahawk_can_be_cancelled(table: SetUp) -> None:
    """VS-37, VS-2: it is a BANG! and no BANG! card: one Missed!, also against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="tomahawk"), outlaw(), outlaw(hand="missed-2S"), renegade()
    )
    t.play("tomahawk", at=2)
    t.choose("play", "missed")
    assert t.life(2) == 4


def test_apache_kid_and_the_calumet(table: SetUp) -> None:
    """VS-71, VS-72: Tomahawk and Bandidos are Diamonds."""
    t = table(
        sheriff(hand="tomahawk bandidos"),
        outlaw("apache_kid"),
        outlaw(in_play="calumet"),
        renegade(),
        sets=["dodge_city", "gold_rush", "valley_of_shadows"],
    )
    t.play("tomahawk", at=1)
    t.play("bandidos")
    pass_by(t, "ask-bandidos")
    assert [t.life(seat) for seat in range(4)] == [4, 3, 4, 3]


def test_tomahawk_under_the_sermon(table: SetUp) -> None:
    """HN-76: allowed."""
    t = table(
        sheriff(hand="tomahawk"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "valley_of_shadows"],
    )
    t.play("tomahawk", at=2)
    assert t.life(2) == 3
