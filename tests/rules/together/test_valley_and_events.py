"""The Valley of Shadows with High Noon and A Fistful of Cards (VS-70, HN-76, FC-106)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.mark.parametrize(("event", "life"), [("curse", 3), ("blessing", 4)])
def test_rattlesnake_under_curse_and_blessing(valley: SetUp, event: str, life: int) -> None:
    """HN-76, VS-70."""
    t = valley(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        *TWO,
        turn=1,
        step="start",
        event=event,
        deck="5D",
        sets=["high_noon"],
    )
    assert t.life(1) == life


@pytest.mark.parametrize(("event", "life"), [("curse", 3), ("blessing", 4)])
def test_colorado_bill_under_curse_and_blessing(valley: SetUp, event: str, life: int) -> None:
    """HN-76."""
    t = valley(
        sheriff("colorado_bill", hand="bang-7D"),
        outlaw(hand="missed-2S"),
        *TWO,
        event=event,
        sets=["high_noon"],
    )
    t.play("bang", at=1)
    if life == 4:
        t.choose("play", "missed")
    assert t.life(1) == life


def test_black_flower_has_no_clubs_under_curse(valley: SetUp) -> None:
    """HN-76."""
    t = valley(
        sheriff("black_flower", hand="missed-QC"), outlaw(), *TWO, event="curse", sets=["high_noon"]
    )
    assert not t.can("clubs")


@pytest.mark.parametrize(
    ("who", "hand", "verb"),
    [
        ("black_flower", "missed-QC", "clubs"),
        ("der_spot_burst_ringer", "bang-7D", "burst"),
        ("", "beer-6H", "play"),
        ("", "bang-7D aim", "play"),
    ],
)
def test_what_the_sermon_forbids(valley: SetUp, who: str, hand: str, verb: str) -> None:
    """HN-76: Lemat, Black Flower, Der Spot and Aim."""
    t = valley(
        sheriff(who, hand=hand, in_play="lemat"), outlaw(), *TWO, event="sermon", sets=["high_noon"]
    )
    assert not t.can(verb, seat=1)
    assert not t.can("burst")


def test_what_the_sermon_allows(valley: SetUp) -> None:
    """HN-76: Fanning (over VS-36) and Tomahawk."""
    t = valley(sheriff(hand="fanning tomahawk"), outlaw(), *TWO, event="sermon", sets=["high_noon"])
    t.play("fanning", at=1)
    t.play("tomahawk", at=1)
    assert t.life(1) == 2


def test_evelyn_shebang_under_the_sermon_and_with_train_arrival(valley: SetUp) -> None:
    """HN-76: her shots are allowed; the extra card can be given up too."""
    t = valley(
        sheriff("evelyn_shebang"), outlaw(), *TWO, step="draw", event="sermon", sets=["high_noon"]
    )
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    assert t.life(1) == 3
    t = valley(
        sheriff("evelyn_shebang", in_play="winchester"),
        outlaw(),
        *TWO,
        step="draw",
        event="train_arrival",
        sets=["high_noon"],
    )
    assert [number for number in range(4) if t.can("draw-fewer", number=number)] == [0, 1, 2]
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=1)
    t.choose("target", seat=2)
    assert (t.life(3), t.hand(0)) == (3, [])


def test_evelyn_shebang_under_thirst(valley: SetUp) -> None:
    """HN-76: 0 or 1."""
    t = valley(
        sheriff("evelyn_shebang"), outlaw(), *TWO, step="draw", event="thirst", sets=["high_noon"]
    )
    assert [number for number in range(3) if t.can("draw-fewer", number=number)] == [0]
    t.choose("draw-all")
    assert len(t.hand(0)) == 1


def test_last_call_under_the_reverend(valley: SetUp) -> None:
    """HN-76."""
    t = valley(
        sheriff(hand="last_call", life=2), outlaw(), *TWO, event="the_reverend", sets=["high_noon"]
    )
    t.play("last_call")
    assert t.life(0) == 3


def test_a_ghost_and_the_events(valley: SetUp) -> None:
    """HN-76: nothing is lost to High Noon; under Ghost Town it is none of its ghosts."""
    t = valley(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        turn=1,
        step="start",
        event="high_noon",
        sets=["high_noon"],
    )
    assert not t.is_out(1)
    t = valley(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        turn=1,
        step="draw",
        event="ghost_town",
        sets=["high_noon"],
    )
    assert len(t.hand(1)) == 2
    t.choose("end")
    for card in t.hand(1):
        t.choose("discard", card)
    assert (t.turn(), t.is_out(1)) == (2, False)


def test_backfire_against_ricochet(valley: SetUp) -> None:
    """FC-106: against the player who discarded the BANG! card."""
    t = valley(
        sheriff(hand="bang-7D"),
        outlaw(hand="backfire", in_play="mustang-8H"),
        *TWO,
        event="ricochet",
        sets=["fistful_of_cards"],
    )
    t.choose("use", kind="ricochet", seat=1)
    t.choose("play", "backfire")
    assert (t.life(0), t.in_play(1)) == (4, ["mustang-8H"])


def test_henry_block_and_ricochet(valley: SetUp) -> None:
    """FC-106: he shoots before the card is discarded."""
    t = valley(
        sheriff(hand="bang-7D"),
        outlaw("henry_block", in_play="mustang-8H"),
        *TWO,
        event="ricochet",
        sets=["fistful_of_cards"],
    )
    t.choose("use", kind="ricochet", seat=1)
    assert (t.life(0), t.in_play(1)) == (4, [])


@pytest.mark.parametrize("event", ["lasso", "the_judge"])
def test_under_lasso_and_the_judge(valley: SetUp, event: str) -> None:
    """FC-106: the Ghost keeps its player; under Lasso Lemat does nothing; The Judge bars Ghosts."""
    t = valley(
        sheriff(hand="ghost-10S beer-6H", in_play="lemat"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
        event=event,
        sets=["fistful_of_cards"],
    )
    assert not t.is_out(1)
    assert t.can("play", "beer", kind="bang") == (event == "the_judge")
    assert t.can("play", "ghost", seat=2) == (event == "lasso")


def test_a_snipers_shot_is_no_bang_card(valley: SetUp) -> None:
    """VS-18, VS-19, VS-51, FC-76: its cards are discarded; Backfire answers it (FC-106)."""
    t = valley(
        sheriff("colorado_bill", hand="bang-7D bang-8D", in_play="shotgun"),
        outlaw(hand="backfire", in_play="bounty"),
        *TWO,
        event="sniper",
        sets=["fistful_of_cards"],
    )
    t.choose("use", "bang-7D", kind="sniper", seat=1)
    t.choose("discard", "bang-8D")
    t.choose("play", "backfire")
    assert (t.life(0), t.life(1), t.hand(0), t.happened("flipped")) == (4, 3, [], 0)


def test_backfire_where_nobody_shot(valley: SetUp) -> None:
    """FC-106: no counter-shot in Russian Roulette; Saved! prevents one of its two points."""
    t = valley(
        sheriff(hand="backfire"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        step="start",
        number=2,
        event="vendetta",
        events="russian_roulette",
        sets=["fistful_of_cards"],
    )
    t.choose("play", "backfire")
    t.choose("play", "saved")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_nobody_is_saved_from_paying(valley: SetUp) -> None:
    """FC-106, VS-34: not the life point of Blood Brothers."""
    t = valley(
        sheriff(),
        outlaw(life=2),
        outlaw(hand="saved"),
        renegade(),
        step="start",
        event="blood_brothers",
        sets=["fistful_of_cards"],
    )
    t.choose("give-life", seat=1)
    assert (t.life(0), t.life(1)) == (4, 3)


def test_the_daltons_take_a_ghost(valley: SetUp) -> None:
    """HN-76, VS-13: chosen by its owner, as the only blue card; then the player leaves."""
    t = valley(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        step="start",
        number=2,
        event="thirst",
        events="the_daltons",
        sets=["high_noon"],
    )
    assert (t.is_out(1), t.happened("left", seat=1)) == (True, 1)


def test_the_doctor_ignores_ghosts(valley: SetUp) -> None:
    """HN-76: whoever has fewest life points of those who have any regains one."""
    t = valley(
        sheriff(life=3),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(life=2),
        renegade(),
        step="start",
        number=2,
        event="thirst",
        events="the_doctor",
        sets=["high_noon"],
    )
    assert [t.life(seat) for seat in range(4)] == [3, 0, 3, 4]


def test_what_the_lasso_takes_from_the_valley(valley: SetUp) -> None:
    """FC-106: Rattlesnake, Bounty and Shotgun do nothing; for Tuco they still lie there."""
    t = valley(
        sheriff("tuco_franziskaner", in_play="rattlesnake shotgun", hand="bang-7D"),
        outlaw(in_play="bounty", hand="beer-6H"),
        *TWO,
        step="start",
        event="lasso",
        deck="5S 6S 7S",
        sets=["fistful_of_cards"],
    )
    assert (t.life(0), t.happened("flipped"), len(t.hand(0))) == (6, 0, 3)
    t.play("bang-7D", at=1)
    t.choose("take-it")
    assert (t.life(1), t.hand(1), len(t.hand(0))) == (3, ["beer-6H"], 2)


def test_saved_from_a_fistful_of_cards(valley: SetUp) -> None:
    """FC-106: one point; Backfire is a Missed! there, and nobody is shot at in return."""
    t = valley(
        sheriff(),
        outlaw(hand="backfire beer-6H"),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        event="a_fistful_of_cards",
        sets=["fistful_of_cards"],
    )
    t.choose("play", "backfire")
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-deck")
    assert (t.life(1), [t.life(seat) for seat in (0, 2, 3)]) == (4, [5, 4, 4])


@pytest.mark.parametrize("who", ["", "mick_defender"])
def test_no_escape_from_an_event(valley: SetUp, who: str) -> None:
    """FC-106: neither Escape nor Mick Defender."""
    t = valley(
        sheriff(),
        outlaw(who, hand="escape"),
        *TWO,
        turn=1,
        step="start",
        event="a_fistful_of_cards",
        sets=["fistful_of_cards"],
    )
    assert not t.can("play", "escape")
    t.choose("take-it")
    assert t.life(1) == 3


def test_the_first_one_out_has_a_ghost(valley: SetUp) -> None:
    """FC-20, VS-10: Dead Man brings back who is out; one who is in the game is not out."""
    t = valley(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        first_out=1,
        event="dead_man",
        sets=["fistful_of_cards"],
    )
    t.end_turn()
    assert (t.turn(), t.life(1), t.in_play(1), len(t.hand(1))) == (1, 0, ["ghost-9S"], 2)


def test_a_ghost_of_ghost_town_is_given_no_ghost(valley: SetUp) -> None:
    """VS-15, HN-12: it is in the game then; it may bring back another one."""
    t = valley(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        event="ghost_town",
        deck="ghost-9S 2C 3C",
        sets=["high_noon"],
    )
    t.end_turn()
    assert (t.turn(), t.why_not("ghost-9S", 1)) == (1, "why-in-game")
    t.play("ghost", at=2)
    assert t.in_play(2) == ["ghost-9S"]


def test_bounty_after_the_noon(valley: SetUp) -> None:
    """VS-19, HN-56: nobody has shot, so nobody draws; Saved! may prevent it (VS-34)."""
    t = valley(
        sheriff(),
        outlaw(in_play="bounty"),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        event="high_noon",
        sets=["high_noon"],
    )
    t.choose("let-it")
    assert (t.life(1), t.hand(0)) == (3, [])


def test_the_valley_under_hangover(valley: SetUp) -> None:
    """HN-24: no ability; what cards do they still do."""
    t = valley(
        sheriff("black_flower", hand="missed-QC beer-6H", in_play="lemat"),
        outlaw(),
        *TWO,
        event="hangover",
        sets=["high_noon"],
    )
    assert not t.can("clubs")
    t.choose("play", "beer", kind="bang", seat=1)
    assert t.life(1) == 3


def test_law_of_the_west_and_aim(valley: SetUp) -> None:
    """FC-37, VS-30: a shown BANG! card that is played with Aim has been played."""
    t = valley(
        sheriff(hand="aim"),
        outlaw(),
        *TWO,
        step="draw",
        event="law_of_the_west",
        deck="2H bang-7D",
        sets=["fistful_of_cards"],
    )
    assert not t.can("end")
    t.play("aim", at=1, pick="bang-7D")
    assert (t.life(1), t.can("end")) == (2, True)


def test_law_of_the_west_asks_for_no_ability(valley: SetUp) -> None:
    """FC-37, VS-50: she may use hers on the shown card, which is then played; she need not."""
    t = valley(
        sheriff("black_flower"),
        outlaw(),
        *TWO,
        step="draw",
        event="law_of_the_west",
        deck="2H missed-10C",
        sets=["fistful_of_cards"],
    )
    assert t.can("end")
    t.choose("clubs", "missed-10C", seat=1)
    assert (t.life(1), t.can("end")) == (3, True)


def test_law_of_the_west_asks_for_what_counts_as_a_bang_card(valley: SetUp) -> None:
    """FC-39, VS-16: with a Lemat a shown Missed! has to be played as one."""
    t = valley(
        sheriff(in_play="lemat"),
        outlaw(),
        *TWO,
        step="draw",
        event="law_of_the_west",
        deck="2H missed-10C",
        sets=["fistful_of_cards"],
    )
    assert not t.can("end")
    t.play("missed-10C", at=1)
    assert (t.life(1), t.can("end")) == (3, True)


def test_fanning_in_an_ambush(valley: SetUp) -> None:
    """FC-1, VS-36: all are at distance 1, as the first target sees it too."""
    t = valley(
        sheriff(hand="fanning"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        event="ambush",
        sets=["fistful_of_cards"],
    )
    t.play("fanning", at=3)
    assert [seat for seat in range(6) if t.can("target", seat=seat)] == [1, 2, 4, 5]
    t.choose("target", seat=1)
    assert (t.life(3), t.life(1)) == (3, 3)
