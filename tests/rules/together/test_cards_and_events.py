"""The cards of Dodge City under the events, and Belle Star beside them."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_shots_that_are_no_bang_cards_under_the_sermon(table: SetUp) -> None:
    """HN-33, HN-34: Punch, Springfield and green cards; a BANG! card may be the other card."""
    t = table(
        sheriff(hand="punch springfield bang-2C bang-3C", in_play="buffalo_rifle"),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
    )
    assert not t.can("play", "bang-2C")
    t.play("punch", at=1)
    t.play("springfield", at=1)
    t.choose("discard", "bang-2C")
    t.choose("use-up", "buffalo_rifle", seat=1)
    assert t.life(1) == 1


def test_shots_that_are_no_bang_cards_under_shootout(table: SetUp) -> None:
    """HN-36, DC-11: they use up neither of the two."""
    t = table(
        sheriff(hand="punch bang-2C bang-3C bang-4C", in_play="knife"),
        outlaw(),
        outlaw(),
        renegade(),
        event="shootout",
    )
    t.play("punch", at=1)
    t.choose("use-up", "knife", seat=3)
    t.play("bang-2C", at=1)
    t.play("bang-3C", at=3)
    assert not t.can("play", "bang-4C")
    assert (t.life(1), t.life(3)) == (2, 2)


def test_green_cards_are_not_blue(table: SetUp) -> None:
    """HN-42: The Daltons leave them alone."""
    t = table(
        sheriff(in_play="bible binocular"),
        outlaw(in_play="knife canteen"),
        outlaw(in_play="hideout scope sombrero"),
        renegade(),
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    assert t.in_play(0) == ["bible-10H"]
    assert len(t.asked(2, "ask-lose-card").options) == 2
    t.choose("discard", "hideout")
    assert (len(t.in_play(1)), t.in_play(2)) == (2, ["scope-AS", "sombrero-7C"])


def test_lasso_silences_green_cards(table: SetUp) -> None:
    """FC-30, FC-33: they stay, may be taken and laid down, and no name lies there twice."""
    t = table(
        sheriff(hand="bang-2C panic-JH sombrero iron_plate-QS", in_play="knife iron_plate-AD"),
        outlaw(in_play="bible"),
        outlaw(),
        renegade(),
        event="lasso",
    )
    assert not t.can("use-up")
    t.play("bang-2C", at=1)
    assert (t.life(1), t.in_play(1)) == (3, ["bible-10H"])
    t.play("panic", at=1, pick="bible")
    t.play("sombrero")
    assert not t.can("play", "iron_plate-QS")
    assert t.in_play(0) == ["knife-8H", "iron_plate-AD", "sombrero-7C"]


def test_lasso_silences_binocular_and_hideout(table: SetUp) -> None:
    """FC-30, FC-31."""
    t = table(
        sheriff(in_play="binocular"),
        outlaw(in_play="hideout"),
        outlaw(),
        renegade(),
        event="lasso",
    )
    seen = t.match.view(0).players
    assert (seen[1].distance, seen[2].distance) == (1, 2)


def test_belle_star_under_lasso(table: SetUp) -> None:
    """FC-30, DC-53: nor do her own cards work; Jourdonnais' ability does."""
    t = table(
        sheriff("belle_star", in_play="knife winchester", hand="bang-2C"),
        outlaw("jourdonnais", in_play="barrel-QS sombrero"),
        outlaw(),
        renegade(),
        event="lasso",
        deck="6H",
    )
    assert not t.can("use-up")
    assert not t.can("play", "bang-2C", seat=2)
    t.play("bang-2C", at=1)
    assert {option.verb for option in t.decision.options} == {"check", "take-it"}
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4


def test_belle_star_under_hangover(table: SetUp) -> None:
    """HN-22, DC-51: the cards of the others work."""
    t = table(
        sheriff("belle_star", hand="bang-2C"),
        outlaw(in_play="barrel-QS sombrero"),
        outlaw(),
        renegade(in_play="mustang-8H"),
        event="hangover",
    )
    assert not t.can("play", "bang-2C", seat=3)
    t.play("bang-2C", at=1)
    assert t.can("check", kind="barrel")
    t.choose("use-up", "sombrero")
    assert t.life(1) == 4


def test_belle_star_and_ricochet(table: SetUp) -> None:
    """FC-58, DC-51: in her turn neither a Barrel nor a green card helps its owner."""
    t = table(
        sheriff("belle_star", hand="bang-2C bang-3C"),
        outlaw(in_play="barrel-QS sombrero"),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-2C", pick="barrel")
    assert t.in_play(1) == ["sombrero-7C"]


def test_belle_star_and_russian_roulette(table: SetUp) -> None:
    """FC-66, DC-51: it comes in her turn, so only her own cards in play help."""
    t = table(
        sheriff("belle_star", in_play="bible"),
        outlaw(in_play="sombrero barrel-QS"),
        outlaw(),
        renegade(),
        events="russian_roulette high_noon",
        number=5,
        step="start",
    )
    t.choose("use-up", "bible")
    assert (t.life(0), t.life(1)) == (5, 2)


def test_belle_star_when_hangover_enters_and_leaves(table: SetUp) -> None:
    """HN-22, EV-17: from the moment each event is revealed."""
    t = table(
        sheriff("belle_star"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(),
        events="hangover blessing high_noon",
        number=5,
        step="start",
    )
    assert t.match.view(0).players[1].distance == 2
    while t.event() == "hangover":
        if t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.decision.options[0].card)
        else:
            t.end_turn()
    t.asked(0, "ask-main")
    assert t.match.view(0).players[1].distance == 1


def test_ricochet_at_green_cards(table: SetUp) -> None:
    """FC-56: and the owner may use up the very card."""
    t = table(
        sheriff(hand="bang-2C bang-3C"),
        outlaw(in_play="knife bible"),
        outlaw(),
        renegade(),
        event="ricochet",
        deck="4C",
    )
    t.choose("use", "bang-2C", pick="knife")
    t.choose("lose-card")
    t.choose("use", "bang-3C", pick="bible")
    t.choose("use-up", "bible")
    assert (t.in_play(1), t.hand(1)) == ([], ["bang-4C"])
    assert t.happened("cancelled", seat=1) == 1


def test_a_dodge_against_ricochet(table: SetUp) -> None:
    """FC-55, worked example FC-E2."""
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(in_play="mustang-8H", hand="dodge-7D"),
        outlaw(),
        renegade(),
        event="ricochet",
        deck="4C",
    )
    t.choose("use", "bang-2C", pick="mustang")
    t.choose("play", "dodge")
    assert (t.in_play(1), t.hand(1)) == (["mustang-8H"], ["bang-4C"])


def test_dodge_and_bible_in_russian_roulette(table: SetUp) -> None:
    """FC-66, worked example FC-E1."""
    t = table(
        sheriff(hand="dodge-7D"),
        outlaw(in_play="bible"),
        outlaw(),
        renegade(),
        events="russian_roulette high_noon",
        number=5,
        step="start",
        deck="2C 3C",
    )
    t.choose("play", "dodge")
    t.choose("use-up", "bible")
    assert (t.life(0), t.life(1), t.life(2)) == (5, 4, 2)
    assert t.hand(1) == ["bang-3C"]


def test_punch_and_springfield_are_no_bullets(table: SetUp) -> None:
    """FC-55, FC-75, DC-22: only BANG! cards are discarded for Ricochet and Sniper."""
    for event in ("ricochet", "sniper"):
        t = table(
            sheriff(hand="punch springfield"),
            outlaw(in_play="mustang-8H"),
            outlaw(),
            renegade(),
            event=event,
        )
        assert not t.can("use")


def test_the_judge_and_green_cards(table: SetUp) -> None:
    """FC-80, FC-81: none is laid down; those that lie there are used."""
    t = table(
        sheriff(hand="sombrero hideout bang-2C", in_play="can_can"),
        outlaw(in_play="iron_plate-AD scope"),
        outlaw(),
        renegade(),
        event="the_judge",
    )
    assert not t.can("play", "sombrero")
    assert not t.can("play", "hideout")
    t.choose("use-up", "can_can", seat=1, pick="scope")
    t.play("bang-2C", at=1)
    t.choose("use-up", "iron_plate")
    assert (t.in_play(1), t.life(1)) == ([], 4)


def test_ambush_with_binocular_and_hideout(table: SetUp) -> None:
    """FC-10, FC-11: only cards in play change the distance, which is never below 1."""
    t = table(
        sheriff(in_play="binocular"),
        outlaw(),
        outlaw("paul_regret", in_play="hideout mustang-8H"),
        renegade(),
        deputy(),
        event="ambush",
    )
    assert [t.match.view(0).players[seat].distance for seat in (1, 2, 3, 4)] == [1, 3, 1, 1]
    assert t.match.view(1).players[2].distance == 4


def test_green_cards_in_a_vendetta_turn(table: SetUp) -> None:
    """FC-86, DC-6: the extra turn is another turn, so what was laid down can be used in it."""
    t = table(
        sheriff(hand="knife"),
        outlaw(),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="6H 2C 3C",
    )
    t.play("knife")
    assert not t.can("use-up")
    t.end_turn()
    t.asked(0, "ask-main")
    t.choose("use-up", "knife", seat=1)
    assert t.life(1) == 3


def test_a_green_card_must_be_laid_down(table: SetUp) -> None:
    """FC-37, FC-38: under Law of the West; a Springfield without another card need not be."""
    t = table(
        sheriff(hand="sombrero"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="sombrero-7C",
    )
    assert not t.can("end")
    t.play("sombrero")
    assert t.can("end")
    t = table(
        sheriff(hand="springfield"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="springfield-KS",
    )
    assert t.can("end")


def test_the_shown_card_may_be_the_other_card(table: SetUp) -> None:
    """FC-37, DC-13: discarded on the way, it need not be played."""
    t = table(
        sheriff(hand="springfield scope"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="scope-AS",
    )
    assert not t.can("end")
    t.play("springfield", at=1)
    t.choose("discard", "scope")
    assert t.can("end")


def test_the_order_of_two_discards_under_abandoned_mine(table: SetUp) -> None:
    """FC-2, DC-15: it matters to the next player."""
    t = table(
        sheriff(hand="springfield beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        event="abandoned_mine",
    )
    t.play("springfield", at=2)
    t.choose("discard", "beer")
    t.asked(0, "ask-top-card")
    t.choose("top", "springfield")
    assert t.pile() == ["springfield-KS", "beer-6H"]


def test_a_fistful_of_cards_and_green_cards(table: SetUp) -> None:
    """FC-91, FC-92: a Bible cancels one; the card it gives is not counted."""
    t = table(
        sheriff(hand="scope", in_play="bible"),
        outlaw(),
        outlaw(),
        renegade(),
        event="a_fistful_of_cards",
        step="start",
        deck="2C",
    )
    t.choose("use-up", "bible")
    assert (t.life(0), t.happened("shot-at")) == (5, 1)


def test_why_a_silenced_card_cannot_be_used(table: SetUp) -> None:
    """FC-30: not because it has to wait."""
    t = table(
        sheriff(in_play="knife"),
        outlaw(),
        outlaw(),
        renegade(),
        event="lasso",
    )
    why = t.match.explain("knife-8H", 1)
    assert why is not None
    assert (why.id, why.args["kind"]) == ("why-forbidden", "lasso")
