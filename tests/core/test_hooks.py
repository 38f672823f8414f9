"""Every hook is really asked of every kind of source, or refused when it is declared.

A hook without a probe here fails: whoever adds one says how to see that it is asked.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data import hooks
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import (
    ANSWER_BANG,
    ANSWER_MISSED,
    ANY_TIME,
    CHECKED,
    DYING,
    FIRST_CARD,
    FROM_HAND,
    LOSS,
    MAIN,
    TARGETED,
    WHOLE_DRAW,
    Deed,
    Rider,
)
from standoff.games.bang.data.facts import (
    ABILITY,
    ANSWERED,
    CANCELLED,
    CARD_BOUGHT,
    CARD_LOST,
    CARD_PLAYED,
    CARD_SPENT,
    ELIMINATED,
    EXCESS,
    HIT,
    LIFE_LOST,
    OTHERS,
    OWN,
    TALKED,
    Action,
    Fact,
    Play,
    after,
    at_once,
)
from standoff.games.bang.data.hooks import CARD, CHARACTER, EVENT, RULE, AnyHook, At, RuleAnswer
from standoff.games.bang.data.lands import Lands
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.sources import (
    CARDS,
    ESTATE,
    BadDeclaration,
    Character,
    Immunity,
    Silence,
    Source,
)
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.sets.base.cards import beer_heals
from standoff.games.bang.sets.gold_rush.nuggets import discount
from standoff.games.bang.sets.great_train_robbery.train import ID as TRAIN
from standoff.games.bang.sets.great_train_robbery.train import (
    more_wagons,
    rides_free,
    train_moved,
)
from standoff.games.bang.vocabulary.costs import LifePoint
from standoff.games.bang.vocabulary.declare import blue, brown, event
from standoff.games.bang.vocabulary.effects import Body, Draw
from standoff.games.roles import DEPUTY, Verdict
from standoff.kernel.choice import NONE, TALK
from standoff.kernel.event import Event
from standoff.kernel.record import Setup
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tools.hooks import FACTS, PAGE, WINDOWS, Constant, our_hooks, page

KINDS: Final = {"character": CHARACTER, "card": CARD, "event": EVENT, "rule": RULE}


def probing(kind: str, *answers: Any) -> Set:
    """A set with nothing but the probe, which gives those answers."""
    if kind == "character":
        return Set("probing", (), (Character("probe", 4, *answers),))
    if kind == "card":
        return Set("probing", (blue("probe", "AS", *answers),), ())
    if kind == "event":
        return Set("probing", (event("probe", *answers),), ())
    return Set("probing", (), (), rule=Source("probe", *answers))


class Probe:
    """An answer that can be noticed, and how it is provoked.

    Seat 0 has the probe. `keys` are answered in turn, as far as they are offered; then it `shows`.
    """

    def __init__(
        self,
        answer: RuleAnswer,
        shows: Callable[[Table], bool],
        keys: str = "",
        *,
        me: dict[str, Any] | None = None,
        left: dict[str, Any] | None = None,
        others: dict[str, Any] | None = None,
        sets: Iterable[str] = (),
        **position: Any,
    ) -> None:
        self.answer = answer
        self.shows = shows
        self.keys = keys
        self.me = me or {}
        self.left = left or {}
        self.others = others or {}
        self.sets = sets
        self.position = position

    def run(self, set_up: Callable[..., Table], kind: str, *answers: RuleAnswer) -> Table:
        """Bring it about with a probe of that kind that gives those answers."""
        me = self.me | ({"character": "probe"} if kind == "character" else {})
        if kind == "card":
            me["in_play"] = f"{me.get('in_play', '')} probe"
        t = set_up(
            outlaw(**me),
            outlaw(**self.left),
            sheriff(**self.others),
            renegade(**self.others),
            **self.position,
            event="probe" if kind == "event" else "",
            rules=BangRules([*RULES.sets, probing(kind, *answers)]),
            sets=[*self.sets, "probing"],
        )
        follow(t, self.keys)
        return t


def follow(t: Table, keys: str) -> None:
    """Answer with each of those, if it is offered."""
    for key in keys.split():
        if key == TALK and t.match.minds_talk(0):
            t.talk(0)
        for option in () if t.match.over else t.decision.options:
            if option.key == key:
                fields = {"seat": option.seat, "kind": option.kind, "pick": option.pick}
                t.choose(option.verb, option.card, **fields)
                break


# Answers that can be noticed


async def hurts(game: Bang, at: At, *more: Any) -> Any:
    """Seat 0 loses a life point: so it was asked, and a scope was open."""
    if at.seat in (0, NONE):
        await lose_life(game, 0, 1, Play(NONE, at.place, NONE, [0], how=ABILITY))
    return False


async def warns(game: Bang, at: At) -> None:
    await lose_life(game, 0, 1, Play(NONE, at.place, NONE, [0], how=ABILITY))


def always(game: Bang, at: At) -> bool:
    return at.seat == 0


async def fades(game: Bang, at: At) -> None:
    await hurts(game, at)
    moves.draw(game, at.seat)


async def takes_along(game: Bang, at: At, play: Play) -> None:
    await lose_life(game, play.by, 1, Play(NONE, at.place, NONE, [play.by], how=ABILITY))


async def clings(game: Bang, at: At) -> bool:
    heal(game, at.seat, 9)
    return True


async def learns(game: Bang, at: At, fact: Fact) -> None:
    notes(game, at, fact)


def notes(game: Bang, at: At, fact: Fact) -> None:
    if at.seat == 0:
        game.emit(Event("ability", seat=at.seat, kind=at.place))


def no_bang(game: Bang, at: At, action: Action) -> bool:
    return action.as_kind.name == BANG


def one(game: Bang, at: At) -> int:
    return 1


async def one_card(game: Bang, at: At, number: int) -> int:
    return 1


def five(game: Bang, at: At) -> int:
    return 5


def ends_with_the_left(game: Bang, at: At, killers: dict[int, int]) -> Verdict | None:
    return None if game.players[1].in_game else Verdict("sheriff-wins", [2])


def at_seat_0(game: Bang, at: At) -> bool:
    return at.seat == 0


def the_left_as_deputy(game: Bang, at: At, seat: int) -> int:
    return DEPUTY if seat == 1 else NONE


def waits(game: Bang, at: At, seat: int) -> bool:
    return True


def never(game: Bang) -> bool:
    return False


def under_the_deck(game: Bang, card: int) -> None:
    game.deck.insert(0, card)


UNDER: Final = Lands(
    ("beer",), open=never, off_deck=under_the_deck, discarded=under_the_deck, taken=under_the_deck
)


def applies(game: Bang, at: At, play: Play) -> bool:
    return at.seat == play.by


def doubles(game: Bang, at: At, play: Play) -> None:
    play.damage = 2


# What they show


def is_hurt(t: Table) -> bool:
    return t.life(0) < 4


def is_heard(t: Table) -> bool:
    return t.happened("ability", seat=0) == 1


def distance(t: Table, viewer: int, seat: int) -> int:
    return int(t.match.view(viewer).players[seat].distance)


SHOOTS: Final[dict[str, Any]] = {"keys": "play:bang-7D@1", "me": {"hand": "bang-7D"}}
IS_SHOT: Final[dict[str, Any]] = {"keys": "play:bang-7D@0", "left": {"hand": "bang-7D"}, "turn": 1}
KILLS: Final = SHOOTS | {"left": {"life": 1, "in_play": "scope"}}

PROBES: Final[dict[AnyHook[Any], Probe]] = {
    hooks.sees: Probe(hooks.sees(-1), lambda t: distance(t, 0, 2) == 1),
    hooks.seen: Probe(hooks.seen(1), lambda t: distance(t, 1, 0) == 2),
    hooks.side_by_side: Probe(hooks.side_by_side(True), lambda t: distance(t, 0, 2) == 1),
    hooks.plays_near: Probe(
        hooks.plays_near(at_seat_0),
        lambda t: t.can("play", "bang", seat=2) and distance(t, 0, 2) == 1,
        me={"hand": "bang-7D"},
        others={"in_play": "mustang"},
    ),
    hooks.bang_limit: Probe(
        hooks.bang_limit(1),
        lambda t: t.can("play", "bang-2C"),
        "play:bang-7D@1",
        me={"hand": "bang-7D bang-2C"},
    ),
    hooks.over_limit: Probe(
        hooks.over_limit(LifePoint()),
        lambda t: (t.life(0), t.life(1)) == (3, 2) and not t.can("play", "bang-3C"),
        "play:bang-7D@1 play:bang-2C@1",
        me={"hand": "bang-7D bang-2C bang-3C"},
    ),
    hooks.hand_limit: Probe(
        hooks.hand_limit(2),
        lambda t: t.turn() == 1,
        "end",
        me={"hand": "beer-6H beer-7H", "life": 1},
    ),
    hooks.flips: Probe(
        hooks.flips(1),
        lambda t: len(t.pile()) == 2,
        "flip:bang-2C",
        me={"in_play": "dynamite"},
        step="start",
        deck="2C 3C",
    ),
    hooks.missed_needed: Probe(
        hooks.missed_needed(2),
        lambda t: t.life(1) == 3,
        "play:bang-7D@1 play:missed-2S",
        me={"hand": "bang-7D"},
        left={"hand": "missed-2S"},
    ),
    hooks.converts: Probe(
        hooks.converts(((MISSED, BANG),)),
        lambda t: t.can("play", "missed"),
        me={"hand": "missed-2S"},
    ),
    hooks.converts_in_turn: Probe(
        hooks.converts_in_turn(((MISSED, BANG),)),
        lambda t: t.can("play", "missed"),
        me={"hand": "missed-2S"},
    ),
    hooks.open_hands: Probe(
        hooks.open_hands(True),
        lambda t: len(t.match.view(1).players[0].hand) == 2,
        "end",
        turn=3,
        deck="2C 3C",
    ),
    hooks.takes_flipped: Probe(
        hooks.takes_flipped(always),
        lambda t: "bang-2C" in t.hand(0),
        me={"in_play": "dynamite"},
        step="start",
        deck="2C",
    ),
    hooks.gained: Probe(
        hooks.gained(warns),
        is_hurt,
        "copy=probe copy=stranger_1",
        turn=1,
        step="draw",
        left={"character": "vera_custer"},
        sets=["dodge_city"],
    ),
    hooks.loses_name: Probe(
        hooks.loses_name(BANG), lambda t: not t.can("play", "bang"), me={"hand": "bang-7D"}
    ),
    hooks.suit: Probe(
        hooks.suit(HEARTS),
        lambda t: t.life(1) == 4,
        "play:bang-7D@1 check=barrel",
        me={"hand": "bang-7D"},
        left={"in_play": "barrel"},
        deck="2S",
    ),
    hooks.forbids: Probe(
        hooks.forbids(no_bang), lambda t: not t.can("play", "bang"), me={"hand": "bang-7D"}
    ),
    hooks.shields: Probe(
        hooks.shields(no_bang),
        lambda t: not t.can("play", "bang", seat=0),
        left={"hand": "bang-7D"},
        turn=1,
    ),
    hooks.silences: Probe(
        hooks.silences(Silence(CARDS)),
        lambda t: distance(t, 0, 1) == 1,
        left={"in_play": "mustang"},
    ),
    hooks.ignores: Probe(hooks.ignores(Immunity(DIAMONDS)), lambda t: t.life(0) == 4, **IS_SHOT),
    hooks.claims: Probe(hooks.claims(ESTATE), lambda t: "scope-AS" not in t.pile(), **KILLS),
    hooks.reads_pile: Probe(
        hooks.reads_pile(True),
        lambda t: t.pile()[0] == "scope-AS",
        "play:bang-7D@1 top:scope-AS",
        me={"hand": "bang-7D"},
        left={"life": 1, "in_play": "scope schofield-JC"},
    ),
    hooks.counterclockwise: Probe(hooks.counterclockwise(True), lambda t: t.turn() == 3, "end"),
    hooks.victory: Probe(hooks.victory(ends_with_the_left), lambda t: t.match.over, **KILLS),
    hooks.plays_for: Probe(
        hooks.plays_for(the_left_as_deputy), lambda t: t.match.view(0).players[1].side == "deputy"
    ),
    hooks.lands: Probe(
        hooks.lands(UNDER),
        lambda t: t.deck()[-1] == "beer-6H",
        "play:beer-6H",
        me={"hand": "beer-6H", "life": 1},
    ),
    hooks.does: Probe(
        hooks.does(Deed(Draw(1))),
        lambda t: t.can("use", kind="probe"),
    ),
    hooks.missed_check: Probe(
        hooks.missed_check(Wanted(HEARTS)),
        lambda t: t.life(0) == 4,
        **IS_SHOT | {"keys": "play:bang-7D@0 check=probe", "deck": "6H"},
    ),
    hooks.rides: Probe(
        hooks.rides(Rider(applies, doubles)),
        lambda t: t.life(1) == 2,
        **SHOOTS | {"keys": "play:bang-7D@1 ride=probe"},
    ),
    hooks.comes_up: Probe(hooks.comes_up(hurts), is_hurt, "end", left={"out": True}),
    hooks.comes_back: Probe(
        hooks.comes_back(waits),
        lambda t: bool(t.match.view(0).players[1].returns),
        left={"out": True},
    ),
    hooks.aftermath: Probe(hooks.aftermath(hurts), is_hurt, **KILLS),
    hooks.turn_starts: Probe(hooks.turn_starts(hurts), is_hurt, step="start"),
    hooks.check: Probe(hooks.check(hurts), is_hurt, step="start"),
    hooks.before_phase_1: Probe(hooks.before_phase_1(hurts), is_hurt, step="draw"),
    hooks.skips_phase_1: Probe(hooks.skips_phase_1(hurts), is_hurt, step="draw"),
    hooks.draws: Probe(hooks.draws(hurts), is_hurt, step="draw"),
    hooks.draws_exactly: Probe(
        hooks.draws_exactly(five), lambda t: len(t.hand(0)) == 5, step="draw"
    ),
    hooks.gives_up: Probe(hooks.gives_up(one_card), lambda t: len(t.hand(0)) == 1, step="draw"),
    hooks.draws_plus: Probe(hooks.draws_plus(one), lambda t: len(t.hand(0)) == 3, step="draw"),
    hooks.draws_last: Probe(hooks.draws_last(1), lambda t: len(t.hand(0)) == 3, step="draw"),
    hooks.draws_from_pile: Probe(
        hooks.draws_from_pile(True), lambda t: t.pile() == [], step="draw", pile="6H 7H"
    ),
    hooks.drew: Probe(hooks.drew(hurts), is_hurt, step="draw"),
    hooks.phase_1_ends: Probe(hooks.phase_1_ends(hurts), is_hurt, step="draw"),
    hooks.excess_to_deck: Probe(
        hooks.excess_to_deck(True),
        lambda t: t.pile() == [],
        "end discard:beer-6H",
        me={"hand": "beer-6H beer-7H", "life": 1},
    ),
    hooks.turn_ends: Probe(hooks.turn_ends(hurts), is_hurt, "end"),
    hooks.extra_turn: Probe(hooks.extra_turn(hurts), is_hurt, "end"),
    hooks.announced: Probe(
        hooks.announced(hurts), is_hurt, "play:stagecoach-9S", me={"hand": "stagecoach"}
    ),
    hooks.leaves_out: Probe(
        hooks.leaves_out(hurts), is_hurt, "play:gatling-10H", me={"hand": "gatling"}
    ),
    hooks.loses_card: Probe(
        hooks.loses_card(hurts),
        is_hurt,
        "play:cat_balou-KH@0/hand",
        me={"hand": "beer-6H"},
        left={"hand": "cat_balou-KH"},
        turn=1,
    ),
    hooks.staves_off: Probe(
        hooks.staves_off(clings), lambda t: not t.is_out(0), **IS_SHOT | {"me": {"life": 1}}
    ),
    hooks.hand_empty: Probe(
        hooks.hand_empty(fades),
        is_hurt,
        "play:mustang-8H",
        me={"hand": "mustang-8H"},
        left={"hand": "bang"},
        others={"hand": "bang"},
    ),
    hooks.reward: Probe(
        hooks.reward(takes_along), lambda t: t.life(1) == 3, **IS_SHOT | {"me": {"life": 1}}
    ),
    hooks.hears: Probe(
        hooks.hears(after(LIFE_LOST, learns)),
        is_heard,
        **IS_SHOT,
    ),
    discount: Probe(
        discount(1),
        lambda t: t.in_play(0)[-1:] == ["wanted"],
        "buy:wanted@0",
        me={"nuggets": 1},
        row="wanted",
        sets=["gold_rush"],
    ),
    more_wagons: Probe(
        more_wagons(1),
        lambda t: t.match.view(0).parts[TRAIN]["left"] == 2,
        sets=[TRAIN],
    ),
    rides_free: Probe(
        rides_free(True),
        lambda t: t.can("acquire-free", "caboose"),
        row="caboose",
        at=2,
        sets=[TRAIN],
    ),
    train_moved: Probe(
        train_moved(hurts), is_hurt, "play:next_stop-2D", me={"hand": "next_stop-2D"}, sets=[TRAIN]
    ),
    beer_heals: Probe(
        beer_heals(1), lambda t: t.life(0) == 3, "play:beer-6H", me={"hand": "beer-6H", "life": 1}
    ),
}


def hands_off(game: Bang, at: At) -> None:
    moves.draw(game, 0, 3)


DEALT: Final[dict[AnyHook[Any], RuleAnswer]] = {
    hooks.starting_hand: hooks.starting_hand(9),
    hooks.set_up: hooks.set_up(hands_off),
}
"""Those that are asked when a match is dealt: someone has more cards than life points."""

ALL: Final = {hook: probe.answer for hook, probe in PROBES.items()} | DEALT


def pairs(wanted: Iterable[AnyHook[Any]], refused: bool = False) -> list[Any]:
    """The hooks with the kinds of source that may answer them, or with the others."""
    return [
        pytest.param(hook, kind, id=f"{hook.id}-{kind}")
        for hook in wanted
        for kind, bit in KINDS.items()
        if bool(hook.whom & bit) != refused
    ]


def test_the_page_is_up_to_date() -> None:
    """`make hooks` writes it anew."""
    assert PAGE.read_text("utf-8") == page()


def test_every_hook_has_a_probe() -> None:
    assert {hook.id for hook in our_hooks()} == {hook.id for hook in ALL}


@pytest.mark.parametrize(("hook", "kind"), pairs(PROBES))
def test_it_is_asked(table: SetUp, hook: AnyHook[Any], kind: str) -> None:
    probe = PROBES[hook]
    assert probe.shows(probe.run(table, kind, probe.answer))


@pytest.mark.parametrize(("hook", "kind"), pairs(PROBES))
def test_it_shows_nothing_unless_it_is_asked(hook: AnyHook[Any], kind: str) -> None:
    probe = PROBES[hook]
    assert not probe.shows(probe.run(Table, kind))


@pytest.mark.parametrize(("hook", "kind"), pairs(DEALT))
def test_it_is_asked_when_a_match_is_dealt(hook: AnyHook[Any], kind: str) -> None:
    def hands(*answers: RuleAnswer) -> set[int]:
        rules = BangRules([*RULES.sets, probing(kind, *answers)])
        deals = [rules.deal(Setup("bang", 7, f"{seed}", ("probing",))) for seed in range(9)]
        return {len(player.hand) - player.life for game in deals for player in game.players}

    assert hands() == {0}
    assert len(hands(DEALT[hook])) > 1


@pytest.mark.parametrize(("hook", "kind"), pairs(ALL, refused=True))
def test_or_it_is_refused(hook: AnyHook[Any], kind: str) -> None:
    with pytest.raises(BadDeclaration, match=f"probe: '{hook.id}' is asked of .*, not of "):
        probing(kind, ALL[hook])


def test_types_refuse_it_too() -> None:
    """mypy minds an ignore that it does not need."""
    with pytest.raises(BadDeclaration):
        Character("a", 4, hooks.suit(HEARTS))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        Character("a", 4, hooks.set_up(hands_off))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        blue("a", "AS", hooks.suit(HEARTS))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        blue("a", "AS", hooks.silences(Silence(CARDS)))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        blue("a", "AS", hooks.starting_hand(9))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        event("a", hooks.starting_hand(9))  # type: ignore[arg-type]
    with pytest.raises(BadDeclaration):
        event("a", hooks.lands(UNDER))  # type: ignore[arg-type]


# Deeds: in each window, by every kind of source, and out of a hand where that can be


async def marks(game: Bang, play: Play) -> None:
    game.emit(Event("escaped", seat=play.by, kind=play.kind))


def is_done(t: Table) -> bool:
    return t.happened("escaped", seat=0) == 1


LATER: Final = " use=probe" * 3 + " play:probe-AS" + " let-it take-it" * 3

OPENED: Final[dict[int, dict[str, Any]]] = {
    MAIN: {},
    ANY_TIME: {},
    FIRST_CARD: {"step": "draw"},
    WHOLE_DRAW: {"step": "draw"},
    ANSWER_MISSED: IS_SHOT,
    ANSWER_BANG: {"keys": "play:indians-KD", "left": {"hand": "indians-KD"}, "turn": 1},
    DYING: IS_SHOT | {"me": {"life": 1}},
    TARGETED: IS_SHOT,
    LOSS: SHOOTS,
    CHECKED: {"step": "start", "me": {"in_play": "dynamite"}, "deck": "2C 3C"},
}


def test_every_window_is_opened() -> None:
    assert set(OPENED) == {window.number for window in WINDOWS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: str(window.name))
def test_a_deed_is_offered(table: SetUp, window: Constant, kind: str) -> None:
    position = OPENED[window.number]
    keys = position.get("keys", "") + LATER
    deed = Deed(Body(marks), window=window.number, per_turn=1)
    probe = Probe(hooks.does(deed), is_done, **position | {"keys": keys})
    assert not probe.shows(probe.run(Table, kind))
    assert probe.shows(probe.run(table, kind, probe.answer))


@pytest.mark.parametrize("window", [each for each in WINDOWS if each.number & FROM_HAND])
def test_a_deed_is_offered_out_of_a_hand(table: SetUp, window: Constant) -> None:
    position = OPENED[window.number]
    me = position.get("me", {})
    t = table(
        outlaw(**me | {"hand": f"{me.get('hand', '')} probe"}),
        outlaw(**position.get("left", {})),
        sheriff(),
        renegade(),
        turn=position.get("turn", 0),
        rules=BangRules([*RULES.sets, in_hand(Deed(Body(marks), window=window.number))]),
        sets=["probing"],
    )
    follow(t, position.get("keys", "") + " take-it" * (window.number == DYING) + LATER)
    assert is_done(t)
    assert "probe-AS" in t.pile()


def in_hand(deed: Deed) -> Set:
    return Set("probing", (brown("probe", "AS", deeds=(deed,)),), ())


# Facts: all of them are heard at once and when the effect settles, by every kind of source


PROVOKED: Final[dict[int, dict[str, Any]]] = {
    LIFE_LOST: IS_SHOT,
    HIT: IS_SHOT,
    CANCELLED: IS_SHOT | {"me": {"hand": "missed-2S"}, "keys": "play:bang-7D@0 play:missed-2S"},
    CARD_SPENT: IS_SHOT | {"me": {"hand": "missed-2S"}, "keys": "play:bang-7D@0 play:missed-2S"},
    ANSWERED: IS_SHOT | {"me": {"hand": "missed-2S"}, "keys": "play:bang-7D@0 play:missed-2S"},
    CARD_PLAYED: SHOOTS,
    CARD_LOST: {
        "keys": "play:cat_balou-KH@0/hand",
        "me": {"hand": "beer-6H"},
        "left": {"hand": "cat_balou-KH"},
        "turn": 1,
    },
    EXCESS: {"keys": "end discard:beer-6H", "me": {"hand": "beer-6H beer-7H", "life": 1}},
    ELIMINATED: SHOOTS | {"left": {"life": 1}},
    CARD_BOUGHT: {
        "keys": "buy:wanted@0",
        "me": {"nuggets": 2},
        "row": "wanted",
        "sets": ["gold_rush"],
    },
    TALKED: {"keys": "talk"},
}


def test_every_fact_is_provoked() -> None:
    assert set(PROVOKED) == {fact.number for fact in FACTS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: str(fact.name))
@pytest.mark.parametrize("when", ["at_once", "after"])
def test_a_fact_is_heard(table: SetUp, when: str, fact: Constant, kind: str) -> None:
    what, of = fact.number, OTHERS if fact.number == ELIMINATED else OWN
    ear = at_once(what, notes, of) if when == "at_once" else after(what, learns, of)
    probe = Probe(hooks.hears(ear), is_heard, **PROVOKED[what])
    assert not probe.shows(probe.run(Table, kind))
    assert probe.shows(probe.run(table, kind, probe.answer))
