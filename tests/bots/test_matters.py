"""The best bots judge every question that there is, by its matter and by what its options are."""

from typing import Any

import pytest

import standoff
from standoff.bots import BOTS, Gunslinger, View, best, gambler, gunslinger, swordmaster
from standoff.games.bang.data.matters import ESCAPE, HAVE, ORDER, SUPPLY
from standoff.games.bang.data.matters import MATTERS as BANG
from standoff.games.dice.matters import MATTERS as DICE
from standoff.games.samurai.matters import MATTERS as SAMURAI
from standoff.kernel.choice import COSTS, GAINS, SPENDS, USES
from standoff.kernel.decision import Decision, Option
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tools.golden import GAMES

FISTFUL = ["dodge_city", "fistful_of_cards"]


@pytest.mark.parametrize(
    ("judges", "matters"),
    [(gunslinger.JUDGES, BANG), (gambler.JUDGES, DICE), (swordmaster.JUDGES, SAMURAI)],
)
def test_every_matter_has_a_judge(judges: dict[str, Any], matters: tuple[str, ...]) -> None:
    assert set(judges) == set(matters)


@pytest.mark.parametrize("name", GAMES)
def test_no_question_is_unknown_to_the_best_bot(name: str) -> None:
    """Whoever plays the match: at random it comes to questions that good players avoid."""
    game, players, table = GAMES[name]
    match = standoff.new(game, players=players, seed=f"judged {name}", **table)
    bots = [BOTS[game][best(game)](f"{name}-{seat}") for seat in range(players)]
    rng = Rng.from_seed(name)
    while not match.over:
        bot = bots[match.asked]
        key = bot.choose(View(match, match.asked), match.decision)
        assert bot.why is not None
        assert bot.why.id != "bot-unknown", (match.decision.prompt, key)
        if rng.below(2):
            match.answer(key)
        else:
            match.choose(rng.below(match.width))


# What is at stake


def chosen(t: Table) -> set[str]:
    """What gunslingers of many seeds would answer: chance must have no part in it."""
    seat = t.decision.seat
    return {Gunslinger(str(seed)).choose(View(t.match, seat), t.decision) for seed in range(10)}


def test_a_ready_card_saves_the_last_life_point_from_a_fistful_of_cards() -> None:
    t = Table(
        sheriff(),
        outlaw(life=1, hand="bang-7D", in_play="sombrero"),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
    )
    assert chosen(t) == {"use-up:sombrero-7C"}


def test_a_ready_card_saves_the_last_life_point_from_russian_roulette() -> None:
    t = Table(
        sheriff(life=1, in_play="sombrero"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        events="russian_roulette a_fistful_of_cards",
        number=5,
        step="start",
    )
    assert chosen(t) == {"use-up:sombrero-7C"}


@pytest.mark.parametrize(
    ("aimed_at", "key"), [("volcanic", "use-up:sombrero-7C"), ("scope", "lose-card")]
)
def test_a_ready_card_is_for_one_that_is_worth_more(aimed_at: str, key: str) -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="bang-8D bang-9D", in_play="volcanic scope sombrero"),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick=aimed_at)
    assert chosen(t) == {key}


def test_nothing_is_done_to_keep_a_burden() -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(hand="missed-2S", in_play="dynamite barrel"),
        outlaw(),
        renegade(),
        sets=FISTFUL,
        event="ricochet",
    )
    t.choose("use", "bang-7D", pick="dynamite")
    assert chosen(t) == {"lose-card"}


# What lies on top of the discard pile


def test_an_enemy_finds_the_worst_card() -> None:
    """A dying Outlaw decides what the Sheriff will draw."""
    t = Table(
        sheriff("pedro_ramirez", hand="bang-7D"),
        outlaw(life=1, hand="missed-2S jail-JS panic"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.decision.matter == ORDER
    assert chosen(t) == {"top:jail-JS"}


def test_a_friend_finds_the_best_card() -> None:
    t = Table(
        sheriff("pedro_ramirez"),
        deputy(life=1, hand="missed-2S jail-JS panic"),
        outlaw(hand="bang-7D"),
        outlaw(),
        renegade(),
        turn=2,
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert chosen(t) == {"top:missed-2S"}


def test_what_one_will_draw_oneself_is_the_best_card() -> None:
    t = Table(
        sheriff("pedro_ramirez", hand="bang-7D beer-6H jail-JS"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert t.decision.matter == ORDER
    assert chosen(t) == {"top:beer-6H"}


# Questions to come


def new(matter: str, *options: Option, stake: int = 0, **args: int | str) -> Decision:
    """A question in words that no bot knows."""
    return Decision(1, 1, matter, Text("ask-new", args), options, stake=stake)


def option(verb: str, tone: str, card: str | None = None, **fields: Any) -> Option:
    return Option(f"{verb}:{card}", verb, Text("option-new"), card, tone=tone, **fields)


def test_a_new_question_about_an_old_matter_is_no_riddle() -> None:
    t = Table(
        sheriff(),
        outlaw(life=2, hand="bang-7D missed-2S beer-6H", in_play="sombrero mustang"),
        outlaw(),
        renegade(),
        sets=FISTFUL,
    )
    view = View(t.match, 1)

    def answered(decision: Decision) -> str:
        bot = Gunslinger("new")
        key = bot.choose(view, decision)
        assert bot.why is not None
        assert bot.why.id != "bot-unknown"
        return key

    bear = option("bear", COSTS)
    hide = option("hide", USES, "sombrero-7C")
    assert answered(new(ESCAPE, hide, bear, stake=1, number=1)) == hide.key
    assert answered(new(ESCAPE, option("toss", SPENDS, "missed-2S"), bear, stake=3)) != bear.key
    bribe = option("bribe", SPENDS, "bang-7D")
    assert answered(new(SUPPLY, bribe, bear, stake=1)) == bribe.key
    goods = option("grab", GAINS, "jail-JS"), option("grab", GAINS, "barrel-QS")
    assert answered(new(HAVE, *goods)) == goods[1].key


def test_it_says_which_of_its_own_sources_acts_first() -> None:
    """A matter of order in which no card is to lie on top of another."""
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw("julie_cutter", in_play="boots"),
        outlaw(),
        renegade(),
        sets=["gold_rush", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    decision = t.asked(1, "ask-first")
    bot = Gunslinger("first")
    assert bot.choose(View(t.match, 1), decision) in [option.key for option in decision.options]
    assert bot.why is not None
    assert bot.why.id == "bot-ability"
