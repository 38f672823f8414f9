"""The characters of Dodge City under the events."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

# Vera Custer


def test_vera_custer_does_not_choose_under_hangover(table: SetUp) -> None:
    """HN-24: and what she chose before has run out, since her turn has come."""
    t = table(
        sheriff(),
        outlaw("vera_custer"),
        outlaw("paul_regret"),
        renegade(),
        events="hangover blessing high_noon",
        number=3,
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C 6C 7C 8C 9C QH KH AH 2D 3D 4D",
    )
    t.choose("copy", kind="paul_regret")
    assert t.match.view(0).players[1].distance == 2
    for _ in range(3):
        t.end_turn()
    assert t.event() == "hangover"
    assert t.match.view(0).players[1].distance == 1  # one made earlier gives nothing
    t.end_turn()
    t.asked(1, "ask-main")  # no choice
    while t.turn() != 0:
        if t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.decision.options[0].card)
        else:
            t.end_turn()
    assert t.event() == "blessing"
    assert t.match.view(0).players[1].distance == 1
    assert t.match.view(0).players[1].copies == ()


def test_her_choice_works_again_if_it_has_not_run_out(table: SetUp) -> None:
    """HN-24, EV-11: the leader goes, and the next event comes before her turn."""
    t = table(
        deputy(life=1, hand="duel-QD"),
        renegade("paul_regret", hand="bang-2C"),
        outlaw("vera_custer"),
        event="thirst",
        events="hangover blessing high_noon",
        number=3,
        turn=2,
        step="draw",
        deck="3C 4C 5C 6C 7C",
    )
    t.choose("copy", kind="paul_regret")
    assert t.match.view(0).players[2].distance == 2
    t.end_turn()
    assert t.event() == "hangover"
    assert t.match.view(0).players[2].distance == 1
    t.play("duel", at=1)
    t.choose("discard", "bang-2C")
    t.choose("take-it")
    t.choose("give-up")
    t.asked(1, "ask-main")
    assert t.event() == "blessing"
    assert t.match.view(1).players[2].distance == 2


def test_in_jail_under_hangover_her_choice_runs_out_too(table: SetUp) -> None:
    """HN-24, DC-74."""
    t = table(
        sheriff(hand="jail-JS"),
        outlaw("vera_custer"),
        outlaw("paul_regret"),
        renegade(),
        events="hangover blessing high_noon",
        number=3,
        turn=1,
        step="draw",
        deck="2C 3C 4C 5C 6C 7C 8C 9C QC",
    )
    t.choose("copy", kind="paul_regret")
    for _ in range(3):
        t.end_turn()
    t.play("jail", at=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("turn-lost", seat=1) == 1
    assert t.match.view(1).players[1].copies == ()


def test_vera_custer_chooses_again_in_a_vendetta_turn(table: SetUp) -> None:
    """FC-102: and what she may use twice in a turn, she may use again."""
    t = table(
        sheriff("vera_custer", hand="scope barrel-QS mustang-8H remington-KC"),
        outlaw("jose_delgado"),
        outlaw("pixie_pete"),
        renegade(),
        event="vendetta",
        step="draw",
        deck="jail-JS 2C 3C 4C 5C 6C 6H 7C 8C 9C",
    )
    t.choose("copy", kind="jose_delgado")
    t.choose("use", "scope")
    t.choose("use", "barrel")
    assert not t.can("use")
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", next(card for card in t.hand(0) if card.startswith("bang")))
    t.asked(0, "ask-copy")
    t.choose("copy", kind="jose_delgado")
    assert t.can("use", "mustang")


def test_vera_custer_chooses_before_she_skips_phase_1(table: SetUp) -> None:
    """EV-20, FC-25: and keeps what she chose."""
    t = table(
        sheriff("vera_custer", life=2),
        outlaw("pixie_pete"),
        outlaw(),
        renegade(),
        event="hard_liquor",
        step="draw",
    )
    t.choose("copy", kind="pixie_pete")
    t.asked(0, "ask-skip-phase-1")
    t.choose("skip")
    assert (t.hand(0), t.life(0)) == ([], 3)
    assert t.match.view(1).players[0].copies == ("pixie_pete",)


# Phase 1


@pytest.mark.parametrize(
    ("event", "character", "life", "cards"),
    [
        ("thirst", "pixie_pete", 3, 2),
        ("train_arrival", "pixie_pete", 3, 4),
        ("thirst", "bill_noface", 4, 1),
        ("thirst", "bill_noface", 2, 2),
        ("train_arrival", "bill_noface", 4, 2),
        ("train_arrival", "bill_noface", 2, 4),
    ],
)
def test_thirst_and_train_arrival(
    table: SetUp, event: str, character: str, life: int, cards: int
) -> None:
    """HN-53, HN-70."""
    t = table(
        sheriff(),
        outlaw(character, life=life),
        outlaw(),
        renegade(),
        event=event,
        turn=1,
        step="draw",
    )
    assert len(t.hand(1)) == cards


@pytest.mark.parametrize(
    ("event", "otherwise", "cards"), [("thirst", 1, 1), ("train_arrival", 2, 2)]
)
def test_pat_brennan_and_the_number_of_cards(
    table: SetUp, event: str, otherwise: int, cards: int
) -> None:
    """HN-70: a card in play instead of drawing, and Train Arrival's extra card besides."""
    t = table(
        sheriff(in_play="knife"),
        outlaw("pat_brennan"),
        outlaw(),
        renegade(),
        event=event,
        turn=1,
        step="draw",
    )
    assert t.can("draw-all", number=otherwise)
    t.choose("draw-play", pick="knife")
    assert t.hand(1)[0] == "knife-8H"
    assert len(t.hand(1)) == cards


def test_the_second_of_pixie_petes_cards_must_be_played(table: SetUp) -> None:
    """FC-101: Law of the West."""
    t = table(
        sheriff(),
        outlaw("pixie_pete"),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        turn=1,
        step="draw",
        deck="2C scope-AS 3C",
    )
    assert t.happened("showed") == 1
    assert not t.can("end")
    t.play("scope")
    assert t.can("end")


def test_bill_noface_unhurt_has_no_second_card(table: SetUp) -> None:
    """FC-36, FC-101: hurt, he has."""
    for life, shown in ((4, 0), (3, 1)):
        t = table(
            sheriff(),
            outlaw("bill_noface", life=life),
            outlaw(),
            renegade(),
            event="law_of_the_west",
            turn=1,
            step="draw",
            deck="scope-AS missed-2S",
        )
        assert t.happened("showed") == shown
        assert t.can("end")


def test_pat_brennan_under_law_of_the_west(table: SetUp) -> None:
    """FC-101: who takes a card in play has no second card."""
    t = table(
        sheriff(in_play="scope"),
        outlaw("pat_brennan"),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        turn=1,
        step="draw",
    )
    t.choose("draw-play", pick="scope")
    assert t.happened("showed") == 0
    assert t.can("end")


def test_pat_brennan_under_abandoned_mine(table: SetUp) -> None:
    """FC-101: then nothing comes from the pile; otherwise both cards do."""
    for verb in ("draw-play", "draw-all"):
        t = table(
            sheriff(in_play="scope"),
            outlaw("pat_brennan"),
            outlaw(),
            renegade(),
            event="abandoned_mine",
            turn=1,
            step="draw",
            pile="bang-2C bang-3C",
        )
        t.choose(verb)
        assert t.hand(1) == (["scope-AS"] if verb == "draw-play" else ["bang-2C", "bang-3C"])
        assert len(t.pile()) == (2 if verb == "draw-play" else 0)


def test_pixie_pete_and_bill_noface_under_abandoned_mine(table: SetUp) -> None:
    """FC-2, FC-101: their number of cards, from the pile while there is one."""
    for character, life in (("pixie_pete", 3), ("bill_noface", 2)):
        t = table(
            sheriff(),
            outlaw(character, life=life),
            outlaw(),
            renegade(),
            event="abandoned_mine",
            turn=1,
            step="draw",
            pile="bang-2C bang-3C",
            deck="4C",
        )
        assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.parametrize("character", ["pat_brennan", "pixie_pete", "bill_noface"])
def test_under_peyote_everyone_guesses(table: SetUp, character: str) -> None:
    """FC-46, FC-101."""
    t = table(
        sheriff(in_play="scope"),
        outlaw(character, life=2),
        outlaw(),
        renegade(),
        event="peyote",
        turn=1,
        step="draw",
        deck="2C",
    )
    t.asked(1, "ask-colour")
    t.choose("red")
    assert t.hand(1) == []


# Suits, limits, life


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_no_card_is_a_diamond(table: SetUp, event: str) -> None:
    """HN-71: Apache Kid has no protection."""
    t = table(
        sheriff(hand="bang-7D indians-KD"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        event=event,
    )
    t.play("bang", at=1)
    t.play("indians")
    assert t.life(1) == 1


def test_doc_holyday_shoots_under_the_sermon(table: SetUp) -> None:
    """HN-33, HN-34, HN-71: and may pay for it with BANG! cards."""
    t = table(
        sheriff("doc_holyday", hand="bang-2C bang-3C bang-4C"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
    )
    assert not t.can("play")
    t.choose("use", seat=1)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-3C")
    assert t.life(1) == 3


def test_sean_mallory_under_hangover(table: SetUp) -> None:
    """HN-22, HN-71: as many cards as life points."""
    t = table(
        sheriff(),
        outlaw("sean_mallory", hand="bang-2C bang-3C bang-4C bang-5C"),
        outlaw(),
        renegade(),
        event="hangover",
        turn=1,
    )
    t.end_turn()
    assert t.asked(1, "ask-excess").prompt.args["number"] == 1
    t.choose("discard", "bang-2C")


@pytest.mark.parametrize("character", ["apache_kid", "elena_fuente", "herb_hunter", "molly_stark"])
def test_hangover_takes_every_ability(table: SetUp, character: str) -> None:
    """HN-22, HN-23."""
    t = table(
        sheriff(hand="bang-7D indians-KD"),
        outlaw(character, hand="bang-2C beer-6H"),
        outlaw(life=1),
        renegade(),
        event="hangover",
    )
    t.play("bang", at=1)
    assert not t.can("play")
    t.choose("take-it")
    t.play("indians")
    t.asked(1, "ask-bang")
    t.choose("discard", "bang-2C")
    assert t.is_out(2)
    assert t.hand(1) == ["beer-6H"]


def test_the_doctor_and_tequila_joe(table: SetUp) -> None:
    """HN-45: it is no Beer, so he regains 1."""
    t = table(
        sheriff(),
        outlaw("tequila_joe", life=1),
        outlaw(),
        renegade(),
        events="the_doctor high_noon",
        number=5,
        step="start",
    )
    assert t.life(1) == 2


def test_hard_liquor_and_tequila_joe(table: SetUp) -> None:
    """FC-26."""
    t = table(
        sheriff(),
        outlaw("tequila_joe", life=1),
        outlaw(out=True),
        renegade(out=True),
        event="hard_liquor",
        turn=1,
        step="draw",
    )
    t.choose("skip")
    assert t.life(1) == 2


def test_tequila_joe_under_the_reverend(table: SetUp) -> None:
    """HN-46, HN-47: no Beer; Whisky, Tequila and Canteen work."""
    t = table(
        sheriff(
            "tequila_joe", life=1, hand="beer-6H whisky tequila bang-2C bang-3C", in_play="canteen"
        ),
        outlaw(),
        outlaw(),
        renegade(),
        event="the_reverend",
    )
    assert not t.can("play", "beer")
    t.play("whisky")
    t.choose("discard", "beer")  # for another purpose
    t.play("tequila", at=0)
    t.choose("discard", "bang-2C")
    t.choose("use-up", "canteen")
    assert t.life(0) == 5


# Answers to events


def test_elena_fuente_answers_with_any_card(table: SetUp) -> None:
    """FC-100: in Ricochet, Russian Roulette and A Fistful of Cards."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("elena_fuente", hand="scope", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="mustang")
    t.choose("play", "scope")
    assert t.in_play(1) == ["mustang-8H"]
    t = table(
        sheriff("elena_fuente", hand="scope"),
        outlaw(),
        outlaw(),
        renegade(),
        events="russian_roulette high_noon",
        number=5,
        step="start",
    )
    t.choose("play", "scope")
    assert (t.life(0), t.life(1)) == (4, 2)
    t = table(
        sheriff("elena_fuente", hand="scope barrel-QS"),
        outlaw(),
        outlaw(),
        renegade(),
        event="a_fistful_of_cards",
        step="start",
    )
    t.choose("play", "scope")
    t.choose("play", "barrel")
    assert t.life(0) == 4


def test_molly_stark_draws_when_ricochet_is_settled(table: SetUp) -> None:
    """FC-100, DC-62."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("molly_stark", hand="missed-2S", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        event="ricochet",
        deck="2C",
    )
    t.choose("use", "bang-7D", pick="mustang")
    t.choose("play", "missed")
    assert (t.in_play(1), t.hand(1)) == (["mustang-8H"], ["bang-2C"])


def test_molly_stark_in_russian_roulette(table: SetUp) -> None:
    """FC-100, DC-65: when it is over, for each Missed!; those cards do not help her in it."""
    t = table(
        sheriff(hand="missed-2S missed-3S"),
        outlaw("molly_stark", hand="missed-4S missed-5S"),
        outlaw(hand="missed-6S"),
        renegade(hand="missed-7S"),
        events="russian_roulette high_noon",
        number=5,
        step="start",
        deck="2C 3C missed-8S",
    )
    for card in ("2S", "4S", "6S", "7S", "3S", "5S"):
        t.choose("play", f"missed-{card}")
    assert t.life(2) == 2
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_molly_stark_as_the_leader_draws_nothing(table: SetUp) -> None:
    """FC-100, DC-64: it is her own turn, in Russian Roulette and in A Fistful of Cards."""
    t = table(
        sheriff("molly_stark", hand="missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        events="russian_roulette high_noon",
        number=5,
        step="start",
    )
    t.choose("play", "missed-2S")
    assert len(t.hand(0)) == 2
    t = table(
        sheriff("molly_stark", hand="missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        event="a_fistful_of_cards",
        step="start",
    )
    t.choose("play", "missed-2S")
    assert len(t.hand(0)) == 2


def test_jose_delgado_under_abandoned_mine(table: SetUp) -> None:
    """FC-4, FC-100: his discards go to the pile, and his cards come from the deck."""
    t = table(
        sheriff("jose_delgado", hand="scope"),
        outlaw(),
        outlaw(),
        renegade(),
        event="abandoned_mine",
        pile="beer-6H",
        deck="2C 3C",
    )
    t.choose("use", "scope")
    assert t.hand(0) == ["bang-2C", "bang-3C"]
    assert t.pile() == ["scope-AS", "beer-6H"]


def test_jose_delgado_under_law_of_the_west(table: SetUp) -> None:
    """FC-37, FC-38: to discard the shown card is no way to play it: no duty if it has none."""
    t = table(
        sheriff("jose_delgado", hand="mustang-8H scope", in_play="mustang-9H"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="mustang-8H",
    )
    assert t.can("use", "mustang-8H")
    assert t.can("end")
    t = table(
        sheriff("jose_delgado", hand="mustang-8H scope"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="mustang-8H",
    )
    assert not t.can("end")
    t.choose("use", "mustang-8H")  # discarded on the way
    assert t.can("end")


def test_apache_kid_and_sniper(table: SetUp) -> None:
    """FC-102: he is hit only if one of the two cards is not a Diamond."""
    for cards, life in (("bang-7D bang-8D", 3), ("bang-7D bang-2C", 2), ("bang-2C bang-7D", 2)):
        t = table(
            sheriff(hand=cards),
            outlaw("apache_kid"),
            outlaw(),
            renegade(),
            event="sniper",
        )
        first, second = cards.split()
        t.choose("use", first, seat=1)
        t.choose("discard", second)
        assert t.life(1) == life
        assert t.hand(0) == []


def test_apache_kid_and_ricochet(table: SetUp) -> None:
    """FC-102: a Diamond works against his cards in play."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("apache_kid", in_play="mustang-8H"),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="mustang")
    assert t.in_play(1) == []


def test_blood_brothers_with_bart_cassidy_and_el_gringo(table: SetUp) -> None:
    """FC-16, EV-15: Bart Cassidy draws for what he gives; El Gringo takes nothing."""
    t = table(
        sheriff("bart_cassidy"),
        outlaw("el_gringo"),
        outlaw(life=2),
        renegade(),
        event="blood_brothers",
        step="start",
    )
    t.choose("give-life", seat=2)
    assert (t.life(0), t.life(2), len(t.hand(0))) == (4, 3, 3)
    t.end_turn()
    t.choose("give-life", seat=2)
    assert (t.life(1), len(t.hand(1)), len(t.hand(0))) == (2, 2, 3)


def test_bill_noface_draws_for_what_he_gave(table: SetUp) -> None:
    """FC-15, DC-54: it is before phase 1."""
    t = table(
        sheriff("bill_noface"),
        outlaw(life=2),
        outlaw(),
        renegade(),
        event="blood_brothers",
        step="start",
    )
    t.choose("give-life", seat=1)
    assert len(t.hand(0)) == 2


def test_chuck_wengam_under_high_noon(table: SetUp) -> None:
    """HN-56, DC-55: the last point is never given up."""
    t = table(
        sheriff("chuck_wengam", life=3),
        outlaw(),
        outlaw(),
        renegade(),
        event="high_noon",
        step="start",
    )
    assert t.life(0) == 2
    t.choose("use")
    assert (t.life(0), t.can("use")) == (1, False)
