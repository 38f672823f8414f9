"""The Valley of Shadows beside the other sets (VS-70 to VS-73 and what they refer to)."""

import pytest

from standoff.games.bang.mechanics.settle import role_of
from standoff.games.roles import OUTLAW
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())
OPEN = "escape saved"  # on the pile: nobody is asked for them


@pytest.fixture
def table(table: SetUp) -> SetUp:
    def set_up(*seats: object, sets: str = "", **position: object) -> object:
        named = " ".join(getattr(seat, "hand", "") for seat in seats)
        pile = " ".join(id for id in OPEN.split() if id not in named)
        chosen = ["valley_of_shadows", *sets.split()]
        return table(*seats, sets=chosen, pile=pile, **position)

    return set_up  # type: ignore[return-value]


# High Noon


@pytest.mark.parametrize(("event", "life"), [("curse", 3), ("blessing", 4)])
def test_rattlesnake_under_curse_and_blessing(table: SetUp, event: str, life: int) -> None:
    """HN-76, VS-70."""
    t = table(
        sheriff(),
        outlaw(in_play="rattlesnake"),
        *TWO,
        turn=1,
        step="start",
        event=event,
        deck="5D",
        sets="high_noon",
    )
    assert t.life(1) == life


@pytest.mark.parametrize(("event", "life"), [("curse", 3), ("blessing", 4)])
def test_colorado_bill_under_curse_and_blessing(table: SetUp, event: str, life: int) -> None:
    """HN-76."""
    t = table(
        sheriff("colorado_bill", hand="bang-7D"),
        outlaw(hand="missed-2S"),
        *TWO,
        event=event,
        sets="high_noon",
    )
    t.play("bang", at=1)
    if life == 4:
        t.choose("play", "missed")
    assert t.life(1) == life


def test_black_flower_has_no_clubs_under_curse(table: SetUp) -> None:
    """HN-76."""
    t = table(
        sheriff("black_flower", hand="missed-QC"), outlaw(), *TWO, event="curse", sets="high_noon"
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
def test_what_the_sermon_forbids(table: SetUp, who: str, hand: str, verb: str) -> None:
    """HN-76: Lemat, Black Flower, Der Spot and Aim."""
    t = table(
        sheriff(who, hand=hand, in_play="lemat"), outlaw(), *TWO, event="sermon", sets="high_noon"
    )
    assert not t.can(verb, seat=1)
    assert not t.can("burst")


def test_what_the_sermon_allows(table: SetUp) -> None:
    """HN-76: Fanning (over VS-36) and Tomahawk."""
    t = table(sheriff(hand="fanning tomahawk"), outlaw(), *TWO, event="sermon", sets="high_noon")
    t.play("fanning", at=1)
    t.play("tomahawk", at=1)
    assert t.life(1) == 2


def test_evelyn_shebang_under_the_sermon_and_with_train_arrival(table: SetUp) -> None:
    """HN-76: her shots are allowed; the extra card can be given up too."""
    t = table(
        sheriff("evelyn_shebang"), outlaw(), *TWO, step="draw", event="sermon", sets="high_noon"
    )
    t.choose("draw-fewer", number=1)
    t.choose("target", seat=1)
    assert t.life(1) == 3
    t = table(
        sheriff("evelyn_shebang", in_play="winchester"),
        outlaw(),
        *TWO,
        step="draw",
        event="train_arrival",
        sets="high_noon",
    )
    assert [number for number in range(4) if t.can("draw-fewer", number=number)] == [0, 1, 2]
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=1)
    t.choose("target", seat=2)
    assert (t.life(3), t.hand(0)) == (3, [])


def test_evelyn_shebang_under_thirst(table: SetUp) -> None:
    """HN-76: 0 or 1."""
    t = table(
        sheriff("evelyn_shebang"), outlaw(), *TWO, step="draw", event="thirst", sets="high_noon"
    )
    assert [number for number in range(3) if t.can("draw-fewer", number=number)] == [0]
    t.choose("draw-all")
    assert len(t.hand(0)) == 1


def test_last_call_under_the_reverend(table: SetUp) -> None:
    """HN-76."""
    t = table(
        sheriff(hand="last_call", life=2), outlaw(), *TWO, event="the_reverend", sets="high_noon"
    )
    t.play("last_call")
    assert t.life(0) == 3


def test_a_ghost_and_the_events(table: SetUp) -> None:
    """HN-76: nothing is lost to High Noon; under Ghost Town it is none of its ghosts."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        turn=1,
        step="start",
        event="high_noon",
        sets="high_noon",
    )
    assert not t.is_out(1)
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        turn=1,
        step="draw",
        event="ghost_town",
        sets="high_noon",
    )
    assert len(t.hand(1)) == 2
    t.choose("end")
    for card in t.hand(1):
        t.choose("discard", card)
    assert (t.turn(), t.is_out(1)) == (2, False)


# A Fistful of Cards


def test_backfire_against_ricochet(table: SetUp) -> None:
    """FC-106: against the player who discarded the BANG! card."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="backfire", in_play="mustang-8H"),
        *TWO,
        event="ricochet",
        sets="fistful_of_cards",
    )
    t.choose("use", kind="ricochet", seat=1)
    t.choose("play", "backfire")
    assert (t.life(0), t.in_play(1)) == (4, ["mustang-8H"])


def test_henry_block_and_ricochet(table: SetUp) -> None:
    """FC-106: he shoots before the card is discarded."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("henry_block", in_play="mustang-8H"),
        *TWO,
        event="ricochet",
        sets="fistful_of_cards",
    )
    t.choose("use", kind="ricochet", seat=1)
    assert (t.life(0), t.in_play(1)) == (4, [])


@pytest.mark.parametrize("event", ["lasso", "the_judge"])
def test_under_lasso_and_the_judge(table: SetUp, event: str) -> None:
    """FC-106: the Ghost keeps its player; Lemat does nothing; no Ghost under The Judge."""
    t = table(
        sheriff(hand="ghost-10S beer-6H", in_play="lemat"),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(out=True),
        renegade(),
        event=event,
        sets="fistful_of_cards",
    )
    assert not t.is_out(1)
    assert t.can("play", "beer", kind="bang") == (event == "the_judge")
    assert t.can("play", "ghost", seat=2) == (event == "lasso")


# Dodge City


@pytest.mark.parametrize("card", ["tomahawk-AD", "bandidos-QD"])
def test_apache_kid(table: SetUp, card: str) -> None:
    """VS-71: immune to Diamonds."""
    kind = card.split("-")[0]
    t = table(sheriff(hand=card), outlaw("apache_kid"), *TWO, sets="dodge_city")
    t.play(kind, at=1) if kind == "tomahawk" else t.play(kind)
    assert t.life(1) == 3


def test_henry_block_and_pat_brennan(table: SetUp) -> None:
    """DC-100, VS-54."""
    t = table(
        sheriff("pat_brennan"),
        outlaw("henry_block", in_play="mustang-8H"),
        *TWO,
        step="draw",
        sets="dodge_city",
    )
    t.choose("draw-play", seat=1)
    assert (t.life(0), t.hand(0)) == (4, ["mustang-8H"])


def test_tequila_joe_and_last_call(table: SetUp) -> None:
    """VS-71: one life point."""
    t = table(sheriff("tequila_joe", hand="last_call", life=1), outlaw(), *TWO, sets="dodge_city")
    t.play("last_call")
    assert t.life(0) == 2


def test_escape_from_a_springfield_but_not_from_a_knife(table: SetUp) -> None:
    """VS-71: brown ones with an extra discard, not green ones."""
    t = table(
        sheriff(hand="springfield beer-6H", in_play="knife"),
        outlaw(hand="escape"),
        *TWO,
        sets="dodge_city",
    )
    t.choose("use-up", "knife", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    t.choose("play", "escape")
    assert t.life(1) == 3


# Gold Rush


def test_nuggets_for_an_aimed_shot(table: SetUp) -> None:
    """GR-155, VS-72: two for two life points; none for a shot at a ghost."""
    t = table(
        sheriff(hand="bang-7D aim tomahawk"),
        outlaw(),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
        sets="gold_rush",
    )
    t.play("aim", at=1, pick="bang-7D")
    t.play("tomahawk", at=2)
    assert t.nuggets(0) == 2


def test_lemonade_jim_and_a_beer_for_a_nugget(table: SetUp) -> None:
    """GR-155, VS-72."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("lemonade_jim", hand="missed-2S", life=2),
        *TWO,
        sets="gold_rush",
    )
    t.choose("sell", "beer")
    t.choose("discard", "missed")
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_escape_from_a_bottle(table: SetUp) -> None:
    """GR-155, VS-72: a brown-bordered card, also as a BANG!, and never a BANG! card."""
    t = table(sheriff(nuggets=2), outlaw(hand="escape"), *TWO, row="bottle", sets="gold_rush")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "escape")
    assert t.life(1) == 4


# Armed & Dangerous, Shadow Gunslingers


def test_the_bomb_is_checked_last(table: SetUp) -> None:
    """VS-73, AD-146: Rattlesnake, then the Bomb; Dangerous cards count as blue for Tuco."""
    t = table(
        sheriff("tuco_franziskaner", in_play="bomb rattlesnake"),
        outlaw(),
        *TWO,
        step="start",
        deck="5S 6C 2C 3C",
        sets="armed_and_dangerous",
    )
    assert (t.life(0), t.loads(0), len(t.hand(0))) == (5, {"bomb": 1}, 2)


def test_a_blue_card_of_the_valley_recharges(table: SetUp) -> None:
    """AD-146: whoever plays it."""
    t = table(sheriff(hand="bounty"), outlaw(), *TWO, sets="armed_and_dangerous")
    t.play("bounty", at=1)
    t.choose("load")
    assert t.load(0) == 1


def test_a_shadow_is_given_no_ghost(table: SetUp) -> None:
    """SG-74: not in its own turn; with a Ghost one is not a shadow."""
    t = table(
        outlaw(shadow=True, hand="ghost-9S"),
        sheriff(),
        outlaw(out=True),
        renegade(),
        variants=["shadow_gunslingers"],
    )
    assert t.why_not("ghost-9S", 0) == "why-in-game"
    t.play("ghost", at=2)
    assert (t.match.view(0).players[2].ghost, t.match.view(0).players[2].shadow) == (True, False)


# Where several sets meet


def test_escape_cancels_nothing(table: SetUp) -> None:
    """VS-28, AD-94: a Flintlock that was avoided is not taken back."""
    t = table(
        sheriff(hand="flintlock", load=4), outlaw(hand="escape"), *TWO, sets="armed_and_dangerous"
    )
    t.play("flintlock", at=1)
    t.choose("play", "escape")
    assert (t.hand(0), t.load(0), t.life(1)) == ([], 4, 4)


def test_everything_of_the_victim_comes_first(table: SetUp) -> None:
    """VS-5, AD-105: Julie Cutter "draws!" before the Shotgun and the Bounty."""
    t = table(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw("julie_cutter", hand="missed-2S", in_play="bounty"),
        *TWO,
        deck="5H 2C",
        sets="armed_and_dangerous",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(0), t.hand(0), t.pile()[0]) == (4, ["bang-2C"], "missed-2S")


@pytest.mark.parametrize(("number", "cards"), [(1, 2), (0, 0)])
def test_evelyn_shebang_with_a_pickaxe(table: SetUp, number: int, cards: int) -> None:
    """VS-53, GR-104: its card comes unless she draws none, and is never given up."""
    t = table(
        sheriff("evelyn_shebang", in_play="pickaxe"), outlaw(), *TWO, step="draw", sets="gold_rush"
    )
    t.choose("draw-fewer", number=number)
    t.choose("target", seat=1)
    assert len(t.hand(0)) == cards


def test_a_snipers_shot_is_no_bang_card(table: SetUp) -> None:
    """VS-18, VS-19, VS-51, FC-76: its cards are discarded; Backfire answers it (FC-106)."""
    t = table(
        sheriff("colorado_bill", hand="bang-7D bang-8D", in_play="shotgun"),
        outlaw(hand="backfire", in_play="bounty"),
        *TWO,
        event="sniper",
        sets="fistful_of_cards",
    )
    t.choose("use", "bang-7D", kind="sniper", seat=1)
    t.choose("discard", "bang-8D")
    t.choose("play", "backfire")
    assert (t.life(0), t.life(1), t.hand(0), t.happened("flipped")) == (4, 3, [], 0)


def test_backfire_where_nobody_shot(table: SetUp) -> None:
    """FC-106: no counter-shot in Russian Roulette; Saved! prevents one of its two points."""
    t = table(
        sheriff(hand="backfire"),
        outlaw(),
        outlaw(hand="saved"),
        renegade(),
        step="start",
        number=2,
        event="vendetta",
        events="russian_roulette",
        sets="fistful_of_cards",
    )
    t.choose("play", "backfire")
    t.choose("play", "saved")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_nobody_is_saved_from_paying(table: SetUp) -> None:
    """FC-106, VS-34: not the life point of Blood Brothers."""
    t = table(
        sheriff(),
        outlaw(life=2),
        outlaw(hand="saved"),
        renegade(),
        step="start",
        event="blood_brothers",
        sets="fistful_of_cards",
    )
    t.choose("give-life", seat=1)
    assert (t.life(0), t.life(1)) == (4, 3)


def test_in_belle_stars_turn(table: SetUp) -> None:
    """VS-71: the Ghost keeps its player in the game, and a Bounty pays nothing."""
    t = table(
        sheriff("belle_star", hand="bang-7D"),
        outlaw(in_play="bounty"),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
        sets="dodge_city",
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(0), t.is_out(2)) == (3, [], False)


def test_those_who_mind_eliminations_do_not_mind_a_ghost_that_leaves(table: SetUp) -> None:
    """VS-71: Greg Digger and Herb Hunter."""
    t = table(
        sheriff("herb_hunter", hand="cat_balou-KH"),
        outlaw("greg_digger", life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
        sets="dodge_city",
    )
    t.play("cat_balou", at=2)
    assert (t.is_out(2), t.hand(0), t.life(1)) == (True, [], 1)


@pytest.mark.parametrize("card", ["tomahawk", "bandidos"])
def test_the_calumet(table: SetUp, card: str) -> None:
    """VS-72: it protects from Bandidos and Tomahawk."""
    t = table(sheriff(hand=card), outlaw(in_play="calumet"), *TWO, sets="gold_rush")
    t.play(card, at=1) if card == "tomahawk" else t.play(card)
    assert t.life(1) == 4


def test_the_daltons_take_a_ghost(table: SetUp) -> None:
    """HN-76, VS-13: chosen by its owner, as the only blue card; then the player leaves."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
        step="start",
        number=2,
        event="thirst",
        events="the_daltons",
        sets="high_noon",
    )
    assert (t.is_out(1), t.happened("left", seat=1)) == (True, 1)


def test_a_fallen_renegade_with_a_ghost_is_none(table: SetUp) -> None:
    """SG-74, SG-72: back as an Outlaw or a Deputy, by the roles that lie open."""
    t = table(
        sheriff(hand="ghost-9S bang-7D"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(out=True),
        variants=["shadow_gunslingers"],
    )
    t.play("ghost", at=3)
    assert role_of(t.game, 3) == OUTLAW
    t.play("bang", at=1)
    assert not t.match.over
