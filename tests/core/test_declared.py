"""What can be declared works, whoever declares it; what cannot is refused with a sentence.

Each test invents a small set.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data import parts
from standoff.games.bang.data.borders import BLUE, BROWN
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import ANY_TIME, DYING, Deed
from standoff.games.bang.data.facts import ABILITY, HIT, LIFE_LOST, Fact, Play, at_once
from standoff.games.bang.data.hooks import (
    Answer,
    At,
    before_phase_1,
    check,
    does,
    draws,
    drew,
    hand_empty,
    hand_limit,
    hears,
    lands,
    phase_1_ends,
    silences,
    skips_phase_1,
    turn_starts,
)
from standoff.games.bang.data.lands import Lands
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import (
    ABILITIES,
    BadDeclaration,
    Character,
    Kind,
    Silence,
    Source,
)
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.vocabulary import costs, effects, targets
from standoff.games.bang.vocabulary.costs import (
    ExtraCard,
    FromHand,
    Itself,
    LifePoint,
    Named,
    Together,
)
from standoff.games.bang.vocabulary.declare import blue, brown, event, placed
from standoff.games.bang.vocabulary.effects import Discard, Draw, Heal, Shot
from standoff.games.bang.vocabulary.targets import AllOthers, CardOf, Everyone
from standoff.kernel.choice import NONE
from standoff.kernel.record import Setup
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]

THINK: Final = Deed(Draw(1), window=ANY_TIME, per_turn=1)


def with_sets(*sets: Set) -> dict[str, Any]:
    """How a scenario is told to be played with those sets too."""
    return {"rules": BangRules([*RULES.sets, *sets]), "sets": [part.id for part in sets]}


def a_rule(*answers: Answer) -> dict[str, Any]:
    return with_sets(Set("invented", (), (), rule=Source("a_rule", *answers)))


def a_character(*answers: Answer) -> dict[str, Any]:
    return with_sets(Set("invented", (), (Character("somebody", 4, *answers),)))


def a_card(card: Kind) -> dict[str, Any]:
    return with_sets(Set("invented", (card,), ()))


def an_event(*answers: Answer) -> dict[str, Any]:
    return with_sets(Set("invented", (event("news", *answers),), ())) | {"event": "news"}


async def hurts(game: Bang, at: At) -> None:
    """A life point, lost to nobody."""
    await lose_life(game, at.seat, 1, Play(NONE, at.place, NONE, [at.seat], how=ABILITY))


async def hurts_and_goes_on(game: Bang, at: At) -> bool:
    await hurts(game, at)
    return False


async def hurts_on_drawing(game: Bang, at: At, nth: int, card: int) -> None:
    await hurts(game, at)


def learns(game: Bang, at: At, fact: Fact) -> None:
    """A card for each life point."""
    moves.draw(game, at.seat, fact.points)


# Rules of sets


def test_a_rule_acts_before_phase_1(table: SetUp) -> None:
    t = table(sheriff(), *OTHERS, step="draw", **a_rule(before_phase_1(hurts)))
    assert t.life(0) == 4
    t.end_turn()
    assert (t.turn(), t.life(1)) == (1, 3)


def test_a_rule_sets_the_limit_of_the_hand(table: SetUp) -> None:
    hand = "beer-6H beer-7H beer-8H"
    t = table(sheriff(hand=hand, life=1), *OTHERS, **a_rule(hand_limit(3)))
    assert t.match.view(1).players[0].hand_limit == 3
    t.end_turn()
    assert (t.turn(), len(t.hand(0))) == (1, 3)


# Deeds


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_in_play_acts_at_any_time(table: SetUp, seat: int) -> None:
    sits = [sheriff, outlaw]
    seats = [who(in_play="notebook" if n == seat else "") for n, who in enumerate(sits)]
    t = table(*seats, *TWO_MORE, deck="6H", **a_card(blue("notebook", "AS", does(THINK))))
    if seat == 0:
        t.choose("use", kind="notebook")
    else:
        t.aside(seat, "use", kind="notebook")
    assert (t.hand(seat), t.in_play(seat)) == (["beer-6H"], ["notebook-AS"])
    assert not t.can("use")
    assert not t.decision.asides


def test_two_sources_with_asides_offer_each_once(table: SetUp) -> None:
    t = table(
        sheriff(in_play="notebook"),
        outlaw("sid_ketchum", hand="beer-6H beer-7H", in_play="diary", life=2),
        *TWO_MORE,
        **with_sets(
            Set(
                "invented",
                (blue("notebook", "AS", does(THINK)), blue("diary", "AS", does(THINK))),
                (),
            )
        ),
    )
    assert [option.key for option in t.decision.options] == ["end", "use=notebook"]
    (aside,) = t.decision.asides
    assert [option.key for option in aside.options] == ["use=sid_ketchum", "use=diary"]


def test_what_the_table_offers_once_a_turn_it_offers_to_each_player(table: SetUp) -> None:
    t = table(sheriff(), *OTHERS, **a_rule(does(THINK)))
    t.choose("use", kind="a_rule")
    t.aside(1, "use", kind="a_rule")
    assert not t.can("use")
    assert [aside.seat for aside in t.decision.asides] == [2, 3]


def test_an_event_has_a_deed_in_phase_2(table: SetUp) -> None:
    offer = does(Deed(Draw(1), cost=LifePoint(), per_turn=1))
    t = table(sheriff(), *OTHERS, deck="6H", **an_event(offer))
    t.choose("use", kind="news")
    assert (t.life(0), t.hand(0)) == (4, ["beer-6H"])
    assert not t.can("use")


def test_a_card_in_play_with_a_cost_and_a_limit_is_kept(table: SetUp) -> None:
    """It is paid for as announced, once a turn, and discards nothing of its own accord."""
    stall = blue("stall", "AS", does(Deed(Draw(2), cost=FromHand(1), per_turn=1)))
    t = table(sheriff(hand="bang-7D", in_play="stall"), *OTHERS, **a_card(stall))
    assert t.why_not("stall-AS") is None
    t.choose("use", kind="stall")
    t.asked(0, "ask-cost")
    t.choose("discard", "bang")
    assert (len(t.hand(0)), t.in_play(0), t.pile()) == (2, ["stall-AS"], ["bang-7D"])
    assert not t.can("use")
    assert t.why_not("stall-AS") == "why-used-up"


def test_a_card_explains_its_deed_of_phase_2_wherever_it_stands(table: SetUp) -> None:
    desk = blue("desk", "AS", does(THINK, Deed(Draw(1), cost=FromHand(2))))
    t = table(sheriff(hand="bang", in_play="desk"), *OTHERS, **a_card(desk))
    assert t.why_not("desk-AS") == "why-too-few-cards"


def test_an_ability_of_someone_who_is_not_there_is_offered_as_an_aside(table: SetUp) -> None:
    async def learn(game: Bang, play: Play) -> None:
        game.copies(play.by, [game.box.index["sid_ketchum"]])

    t = table(
        sheriff(hand="lesson bang-7D missed-2S", life=2),
        *OTHERS,
        **a_card(brown("lesson", "AS", flow=learn)),
    )
    assert not t.can("use")
    t.play("lesson")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "bang")
    t.choose("discard", "missed")
    assert t.life(0) == 3


@pytest.mark.parametrize("window", [DYING, ANY_TIME])
def test_the_dying_use_a_card_in_play_with_an_empty_hand(table: SetUp, window: int) -> None:
    flask = blue("flask", "AS", does(Deed(Heal(1), cost=Itself(), window=window)))
    t = table(sheriff(hand="bang"), outlaw(in_play="flask", life=1), *TWO_MORE, **a_card(flask))
    t.play("bang", at=1)
    t.asked(1, "ask-dying")
    t.choose("use-up", "flask")
    assert (t.life(1), t.in_play(1)) == (1, [])


# Characters


def test_a_character_checks_before_the_turn(table: SetUp) -> None:
    async def sleeps(game: Bang, at: At) -> bool:
        await hurts(game, at)
        return True

    seats = (sheriff("somebody"), *OTHERS)
    t = table(*seats, step="start", **a_character(check(sleeps)))
    assert (t.life(0), t.turn()) == (4, 1)


@pytest.mark.parametrize("what", [HIT, LIFE_LOST])
def test_a_character_hears_at_once(table: SetUp, what: int) -> None:
    """In the middle of the effect: what is drawn so can still cancel the next shot of it."""
    t = table(
        sheriff(hand="volley"),
        outlaw("somebody"),
        *TWO_MORE,
        deck="2S",
        **with_sets(
            Set(
                "invented",
                (brown("volley", "AS", target=Twice(), effect=Shot()),),
                (Character("somebody", 4, hears(at_once(what, learns))),),
            )
        ),
    )
    t.play("volley")
    t.asked(1, "ask-shot")
    t.choose("play", "missed-2S")
    assert t.life(1) == 3


def test_a_character_acts_at_the_start_of_the_turn(table: SetUp) -> None:
    seats = (sheriff("somebody"), *OTHERS)
    t = table(*seats, step="start", **a_character(turn_starts(hurts)))
    assert t.life(0) == 4


# Life lost wherever a flow runs


MOMENTS: Final = {
    "turn_starts": ("start", turn_starts(hurts)),
    "check": ("start", check(hurts_and_goes_on)),
    "before_phase_1": ("draw", before_phase_1(hurts)),
    "skips_phase_1": ("draw", skips_phase_1(hurts_and_goes_on)),
    "draws": ("draw", draws(hurts)),
    "drew": ("draw", drew(hurts_on_drawing)),
    "phase_1_ends": ("draw", phase_1_ends(hurts)),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_who_loses_the_last_life_point_in_a_moment_is_out(table: SetUp, moment: str) -> None:
    """Nothing more is drawn then, and the next turn begins."""
    step, answer = MOMENTS[moment]
    t = table(
        outlaw("somebody", life=1),
        sheriff(),
        *TWO_MORE,
        step=step,
        **a_character(answer),
    )
    if t.decision.seat == 0:
        t.choose("give-up")
    assert t.is_out(0)
    t.asked(1, "ask-main")


def test_an_empty_hand_is_noticed_in_a_scope_of_its_own(table: SetUp) -> None:
    """Between two effects, and among what follows from one."""

    async def fades(game: Bang, at: At) -> None:
        await hurts(game, at)
        moves.draw(game, at.seat)

    seats = (sheriff(hand="panic-JH bang-7D"), outlaw("somebody", hand="bang-2C"))
    t = table(*seats, *TWO_MORE, **a_character(hand_empty(fades)))
    t.play("panic", at=1)
    assert (t.life(1), len(t.hand(1))) == (3, 1)
    t.play("bang-7D", at=1)
    t.choose("take-it")
    assert (t.life(1), len(t.hand(1))) == (2, 1)


# Costs

BAD_DEAL: Final = brown("bad_deal", "AS", effect=Draw(2), cost=LifePoint())
SWAP: Final = brown("swap", "AS", effect=Draw(1), cost=FromHand(1))
BITTER: Final = brown("bitter", "AS 2S", effect=Heal(1), cost=FromHand(1), saves=True)


def test_a_card_is_paid_for_with_life(table: SetUp) -> None:
    t = table(sheriff(hand="bad_deal", life=2), *OTHERS, **a_card(BAD_DEAL))
    t.play("bad_deal")
    assert (t.life(0), len(t.hand(0)), t.pile()) == (1, 2, ["bad_deal-AS"])


def test_the_last_life_point_pays_for_nothing(table: SetUp) -> None:
    t = table(sheriff(hand="bad_deal", life=1), *OTHERS, **a_card(BAD_DEAL))
    assert not t.can("play", "bad_deal")
    assert t.why_not("bad_deal-AS") == "why-last-life-point"


def test_a_card_is_paid_for_out_of_the_hand(table: SetUp) -> None:
    t = table(sheriff(hand="swap bang-7D"), *OTHERS, deck="6H", **a_card(SWAP))
    t.play("swap")
    t.choose("discard", "bang")
    assert (t.hand(0), t.pile()) == (["beer-6H"], ["swap-AS", "bang-7D"])


def test_a_card_does_not_pay_for_itself(table: SetUp) -> None:
    t = table(sheriff(hand="swap"), *OTHERS, **a_card(SWAP))
    assert not t.can("play", "swap")
    assert t.why_not("swap-AS") == "why-too-few-cards"


def test_a_card_that_saves_is_paid_for_by_the_dying_too(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="bitter-AS jail-4H", life=1),
        *TWO_MORE,
        **a_card(BITTER),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "bitter")
    t.choose("discard", "jail")
    assert (t.life(1), t.pile()[:2]) == (1, ["bitter-AS", "jail-4H"])


def test_the_dying_are_not_offered_what_they_cannot_pay_for(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="bitter-AS", life=1),
        *TWO_MORE,
        **a_card(BITTER),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play", "bitter")
    t.choose("give-up")
    assert t.is_out(1)


# Boxes


def under_the_deck(game: Bang, card: int) -> None:
    game.deck.insert(0, card)


def never(game: Bang) -> bool:
    return False


def on_the_deck(game: Bang, card: int) -> None:
    game.deck.append(card)


def goes_elsewhere(kind: str, where: Callable[[Bang, int], None]) -> Lands:
    return Lands((kind,), open=never, off_deck=where, discarded=where, taken=where)


def test_two_rules_say_where_cards_land(table: SetUp) -> None:
    under = goes_elsewhere("beer", under_the_deck)
    over = goes_elsewhere("saloon", on_the_deck)
    t = table(
        sheriff(hand="beer-6H saloon", life=1),
        *OTHERS,
        **with_sets(
            Set("one", (), (), rule=Source("one", lands(under))),
            Set("other", (), (), rule=Source("other", lands(over))),
        ),
    )
    t.play("beer")
    t.play("saloon")
    assert (t.deck()[0], t.deck()[-1], t.pile()) == ("saloon-5H", "beer-6H", [])


def test_two_rules_do_not_say_it_of_one_card() -> None:
    under = Source("one", lands(goes_elsewhere("beer", under_the_deck)))
    over = Source("other", lands(goes_elsewhere("beer", on_the_deck)))
    sets = [Set("one", (), (), rule=under), Set("other", (), (), rule=over)]
    with pytest.raises(BadDeclaration, match="Two rules say where beer lands"):
        BangRules([*RULES.sets, *sets]).deal(Setup("bang", 4, "x", ("one", "other")))


def test_a_card_without_signs(table: SetUp) -> None:
    """As many copies as it says, all alike; no "draw!" succeeds with one."""
    rope = Kind("rope", BLUE, "", hand_limit(9), deeds=(placed(),), copies=3)
    t = table(
        sheriff(hand="rope rope bang-7D", life=1),
        outlaw(in_play="barrel"),
        *TWO_MORE,
        deck="rope",
        **a_card(rope),
    )
    assert sum(name == "rope" for name in t.game.box.name) == 3
    assert [option.key for option in t.decision.options if option.card == "rope"] == ["play:rope"]
    t.play("rope")
    assert (t.in_play(0), t.match.view(0).players[0].hand_limit) == (["rope"], 9)
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (t.life(1), t.pile()) == (3, ["rope", "bang-7D"])


def test_events_without_a_final_one(table: SetUp) -> None:
    """They come one after the other; the last one stays in force."""
    week = Set("week", (event("monday", hand_limit(8)), event("tuesday", hand_limit(9))), ())
    rules = BangRules([*RULES.sets, week])
    deck = rules.deal(Setup("bang", 4, "x", ("week",))).event_deck
    assert deck is not None
    assert len(deck.deck) == 2
    t = table(
        sheriff(),
        *OTHERS,
        events="monday tuesday",
        number=5,
        step="start",
        **with_sets(week),
    )
    for expected in ("monday", "tuesday", "tuesday"):
        assert t.event() == expected
        for _ in range(4):
            t.choose("end")
            while t.decision.prompt.id == "ask-excess":
                t.match.answer(t.decision.options[0].key)


def test_the_size_of_a_deck_with_one_final_event_can_be_chosen() -> None:
    many = Set("many", tuple(event(f"day_{number}") for number in range(9)), ())
    rules = BangRules([*RULES.sets, many])
    setup = Setup("bang", 4, "x", ("high_noon", "many"), options={"events": 14})
    deck = rules.deal(setup).event_deck
    assert deck is not None
    assert (len(deck.deck), len(deck.aside)) == (15, 7)


# Subclasses in plain Python, on either engine


class Twice(AllOthers):
    """The left neighbour, two times."""

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return super().affected(game, by, named)[:1] * 2


class Lying(CardOf):
    """Only cards in play."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        return [pick for pick in super().picks(sight, named) if pick >= 0]


class Rich(Everyone):
    """All who hold more than one card."""

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        seats = super().affected(game, by, named)
        return [seat for seat in seats if len(game.players[seat].hand) > 1]


class Loud(Shot):
    """A shot that costs its player a life point."""

    async def run(self, game: Bang, play: Play) -> None:
        await super().run(game, play)
        await lose_life(game, play.by, 1, play)


def test_subclasses_of_the_vocabulary(table: SetUp) -> None:
    t = table(
        sheriff(hand="hook cannon feast"),
        outlaw(hand="beer-6H", in_play="mustang-8H"),
        outlaw(hand="jail-JS jail-4H", life=1),
        renegade(),
        **with_sets(
            Set(
                "invented",
                (
                    brown("hook", "AS", target=Lying(), effect=Discard()),
                    brown("cannon", "AS", target=Twice(), effect=Loud()),
                    brown("feast", "AS", target=Rich(), effect=Heal(1)),
                ),
                (),
            )
        ),
    )
    t.play("feast")
    assert t.life(2) == 2
    assert [o.pick for o in t.decision.options if o.card == "hook-AS"] == ["mustang-8H"]
    t.play("hook", at=1, pick="mustang")
    t.play("cannon")
    t.choose("take-it")
    t.choose("take-it")
    assert (t.life(1), t.life(0)) == (2, 4)


MODULES: Final = (costs, effects, targets, parts)
VOCABULARY: Final = [
    each
    for module in MODULES
    for each in vars(module).values()
    if isinstance(each, type) and each.__module__ == module.__name__
]


@pytest.mark.parametrize("base", VOCABULARY, ids=lambda base: str(base.__name__))
def test_all_of_the_vocabulary_can_be_made_more_of(base: type) -> None:
    assert issubclass(type("Mine", (base,), {}), base)


# Refused


def test_signs_and_copies_cannot_disagree() -> None:
    with pytest.raises(BadDeclaration, match="rope has neither signs nor a number of copies"):
        Kind("rope", BLUE, "")
    with pytest.raises(BadDeclaration, match="rope has signs: they say how many copies"):
        Kind("rope", BLUE, "AS", copies=3)


def test_a_set_has_no_card_twice() -> None:
    with pytest.raises(BadDeclaration, match="The set double has 'rope' twice"):
        Set("double", (blue("rope", "AS"), blue("rope", "2S")), ())


def test_a_hook_is_answered_once() -> None:
    with pytest.raises(BadDeclaration, match="rope answers 'hand_limit' twice"):
        blue("rope", "AS", hand_limit(1), hand_limit(2))


def test_nobody_silences_what_is_not_below() -> None:
    with pytest.raises(BadDeclaration, match="hush cannot silence what is not below it"):
        Character("hush", 4, silences(Silence(ABILITIES)))


def test_what_does_nothing_costs_nothing() -> None:
    with pytest.raises(BadDeclaration, match="idle has no effect to be paid for or counted"):
        brown("idle", "AS", cost=LifePoint())


def test_a_deed_costs_no_card_that_is_not_there() -> None:
    with pytest.raises(BadDeclaration, match="ghost is no card in play that could be discarded"):
        Character("ghost", 4, does(Deed(Draw(1), cost=Together(LifePoint(), Itself()))))
    with pytest.raises(BadDeclaration, match="stall: there is no card played"):
        blue("stall", "AS", does(Deed(Draw(1), cost=ExtraCard())))
    for cost in (Itself(), Named(border=BROWN)):
        with pytest.raises(BadDeclaration, match="swap: a card of the hand cannot cost that"):
            brown("swap", "AS", effect=Draw(1), cost=cost)


def test_only_one_of_several_costs_is_chosen_from_hand() -> None:
    with pytest.raises(BadDeclaration, match="Only one of several costs can be chosen from hand"):
        Together(FromHand(1), LifePoint(), FromHand(1))


def test_only_cards_that_are_played_count_towards_the_limit() -> None:
    with pytest.raises(BadDeclaration, match="only cards that are played count towards a limit"):
        Character("trigger", 4, does(Deed(Shot(), limited=True)))


def test_a_card_of_the_hand_acts_where_it_can() -> None:
    with pytest.raises(BadDeclaration, match="a card of the hand cannot act in that window"):
        brown("idea", "AS", deeds=(THINK,))
    with pytest.raises(BadDeclaration, match="idea has two deeds in one window"):
        brown("idea", "AS", effect=Draw(1), deeds=(Deed(Heal(1)),))
