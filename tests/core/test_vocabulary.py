"""What no set of ours uses yet: second targets, riders, escaping, tokens, decks and parts."""

from typing import Any, Final

import pytest

from standoff.bots import Gunslinger
from standoff.games import GAMES
from standoff.games.bang import RULES
from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.box import Box, Set
from standoff.games.bang.data.deeds import CHECKED, LOSS, TARGETED, Deed, Rider, Target
from standoff.games.bang.data.facts import (
    ANSWERED,
    ANYONE,
    BY_ME,
    CARD_PLAYED,
    CARD_SPENT,
    HIT,
    LIFE_LOST,
    Fact,
    Play,
    after,
    at_once,
)
from standoff.games.bang.data.hooks import (
    At,
    aftermath,
    announced,
    does,
    draws_last,
    hears,
    missed_check,
    over_limit,
    plays_near,
    rides,
)
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.parts import Part, numbers
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.sources import Character, Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.invariants import check
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_suits
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.turn.play import perform
from standoff.games.bang.turn.succession import grant
from standoff.games.bang.vocabulary.costs import FromHand, LifePoint, Load, unload
from standoff.games.bang.vocabulary.declare import blue, brown, green, placed
from standoff.games.bang.vocabulary.effects import NOTHING, Body, Draw, Save, Shot, Stop, TurnOn
from standoff.games.bang.vocabulary.targets import Another, AnotherTarget, One, OneOut, Within
from standoff.games.invariants import must
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.words import Say
from standoff.lab.conformance import Walk
from standoff.lab.simulate import play
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def with_set(made: Set) -> dict[str, Any]:
    return {"rules": BangRules([*RULES.sets, made]), "sets": [made.id]}


# A second target

FORK: Final = Set(
    "forks",
    (
        brown(
            "fork",
            "AS",
            target=One(Another()),
            steps=(AnotherTarget(One(Another(), Within(1)), seen_from_first=True),),
            effect=Shot(),
        ),
    ),
    (),
)


def test_a_second_target_is_announced_before_anything_moves(table: SetUp) -> None:
    t = table(sheriff(hand="fork"), *OTHERS, deputy(), **with_set(FORK))
    t.play("fork", at=2)
    t.asked(0, "ask-another-target")
    assert t.match.can_take_back(0)
    assert t.match.view(1).middle == ("fork-AS",)
    t.choose("target", seat=3)
    assert [t.life(seat) for seat in range(1, 5)] == [4, 3, 3, 4]


def test_a_single_second_target_is_not_asked_for(table: SetUp) -> None:
    t = table(sheriff(hand="fork"), *OTHERS, deputy(), **with_set(FORK))
    t.play("fork", at=1)
    assert (t.life(1), t.life(2)) == (3, 3)


def test_without_a_second_target_there_is_no_first(table: SetUp) -> None:
    t = table(
        sheriff(hand="fork"), outlaw(), outlaw(out=True), renegade(out=True), **with_set(FORK)
    )
    assert not t.can("play", "fork")
    assert t.why_not("fork-AS", 1) == "why-no-target"


def test_a_second_target_only_if_there_is_one(table: SetUp) -> None:
    step = AnotherTarget(One(Another(), Within(1)), seen_from_first=True, if_any=True)
    tine = brown("tine", "AS", target=One(Another()), steps=(step,), effect=Shot())
    t = table(
        sheriff(hand="tine"),
        outlaw(),
        outlaw(out=True),
        renegade(out=True),
        **with_set(Set("tines", (tine,), ())),
    )
    t.play("tine", at=1)
    assert t.life(1) == 3


def test_a_card_in_play_has_a_second_target(table: SetUp) -> None:
    """A green card: it is discarded when both are named."""
    step = AnotherTarget(One(Another(), Within(1)), seen_from_first=True)
    hooked = green("hook", "AS", target=One(Another()), steps=(step,), effect=Shot())
    t = table(sheriff(in_play="hook"), *OTHERS, deputy(), **with_set(Set("hooks", (hooked,), ())))
    t.choose("use-up", "hook", seat=2)
    t.asked(0, "ask-another-target")
    assert (t.match.can_take_back(0), t.in_play(0)) == (True, ["hook-AS"])
    t.choose("target", seat=3)
    assert [t.life(seat) for seat in range(1, 5)] == [4, 3, 3, 4]
    assert (t.in_play(0), t.pile()) == ([], ["hook-AS"])


# Riders


def with_a_bang(game: Bang, at: At, play: Play) -> bool:
    return game.box.called(play.kind) == BANG


def makes_certain(game: Bang, at: At, play: Play) -> None:
    play.certain = True


def test_a_rider_is_paid_for_and_changes_the_play(table: SetUp) -> None:
    laser = blue("laser", "AS", rides(Rider(with_a_bang, makes_certain, FromHand(1))))
    t = table(
        sheriff(hand="bang-7D beer-6H", in_play="laser"),
        outlaw(hand="missed-2S"),
        *TWO_MORE,
        **with_set(Set("lasers", (laser,), ())),
    )
    t.play("bang", at=1)
    t.asked(0, "ask-rider")
    t.choose("ride", kind="laser")
    assert not t.can("discard", "bang")
    t.choose("discard", "beer")
    assert (t.life(1), t.hand(1), t.pile()) == (3, ["missed-2S"], ["bang-7D", "beer-6H"])


def test_the_card_that_is_played_pays_for_no_rider(table: SetUp) -> None:
    laser = blue("laser", "AS", rides(Rider(with_a_bang, makes_certain, FromHand(1))))
    t = table(
        sheriff(hand="bang-7D", in_play="laser"), *OTHERS, **with_set(Set("lasers", (laser,), ()))
    )
    t.play("bang", at=1)
    assert t.life(1) == 3


# The next card goes far, and one more of them


def is_armed(game: Bang, at: At) -> bool:
    return game.turn.notes.get(at.place) == 1


async def climbs(game: Bang, play: Play) -> None:
    game.turn.notes[play.kind] = 1


def test_what_is_near_for_a_card_is_not_for_a_deed(table: SetUp) -> None:
    ladder = blue("ladder", "AS", plays_near(is_armed), does(Deed(Body(climbs))))
    slinger = Character("slinger", 4, does(Deed(Shot(), target=One(Another(), Within(1)))))
    t = table(
        sheriff("slinger", hand="bang-7D", in_play="ladder"),
        *OTHERS,
        **with_set(Set("ladders", (ladder,), (slinger,))),
    )
    assert t.why_not("bang-7D", 2) == "why-out-of-reach"
    t.choose("use", kind="ladder")
    assert t.why_not("bang-7D", 2) is None
    assert t.match.view(0).players[2].distance == 1
    assert not t.can("use", seat=2)
    t.play("bang", at=2)
    assert t.life(2) == 3


def test_a_card_beyond_the_limit_is_paid_for_once(table: SetUp) -> None:
    belt = blue("belt", "AS", over_limit(Load(1)), load=2)
    t = table(
        sheriff(hand="bang-7D bang-8D bang-9D", in_play="belt"),
        *OTHERS,
        **with_set(Set("belts", (belt,), ())),
    )
    assert t.match.view(0).bangs_left == 2
    t.play("bang-7D", at=1)
    assert t.match.view(0).players[0].loads == {"belt-AS": 2}
    t.play("bang-8D", at=1)
    assert t.match.view(0).players[0].loads == {"belt-AS": 1}
    assert (t.life(1), t.why_not("bang-9D", 1)) == (2, "why-bang-limit")


# Being aimed at, and others who lose life points

AVOIDING: Final = Set(
    "avoiding",
    (
        brown("smoke", "AS", deeds=(Deed(Stop(), window=TARGETED),)),
        brown("splint", "AS", deeds=(Deed(Save(), window=LOSS),)),
    ),
    (Character("matador", 4, does(Deed(TurnOn(), target=One(Another()), window=TARGETED))),),
)


def test_what_is_stopped_does_not_act(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw(hand="smoke"), *TWO_MORE, **with_set(AVOIDING))
    t.play("bang", at=1)
    t.asked(1, "ask-targeted")
    t.choose("play", "smoke")
    assert (t.life(1), t.pile()) == (4, ["smoke-AS", "bang-7D"])


def test_what_is_turned_on_another_acts_there(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw("matador"), *TWO_MORE, **with_set(AVOIDING))
    t.play("bang", at=1)
    t.choose("use", kind="matador", seat=3)
    assert (t.life(1), t.life(3)) == (4, 3)


async def surely(game: Bang, at: At, play: Play) -> None:
    play.certain = True


def test_what_cannot_be_cancelled_can_be_turned(table: SetUp) -> None:
    """Then it cannot be cancelled there either."""
    marksman = Character("marksman", 4, announced(surely))
    avoiding = Set("avoiding", AVOIDING.kinds, (*AVOIDING.characters, marksman))
    t = table(
        sheriff("marksman", hand="bang-7D"),
        outlaw("matador"),
        outlaw(),
        renegade(hand="missed-2S"),
        **with_set(avoiding),
    )
    t.play("bang", at=1)
    t.choose("use", kind="matador", seat=3)
    t.choose("let-it")
    assert (t.life(1), t.life(3), t.hand(3)) == (4, 3, ["missed-2S"])


def no_fights(game: Bang, at: At, play: Play) -> bool:
    return game.kind_name(play.kind) == "duel"


def test_what_answers_some_plays_is_offered_against_those(table: SetUp) -> None:
    """Whoever is aimed at, by a Duel too, which spares nobody."""
    coward = Character("coward", 4, does(Deed(Stop(), window=TARGETED, against=no_fights)))
    t = table(
        sheriff(hand="bang-7D duel-QD"),
        outlaw("coward"),
        *TWO_MORE,
        **with_set(Set("cowards", (), (coward,))),
    )
    t.play("bang", at=1)
    assert t.life(1) == 3
    t.play("duel", at=1)
    t.asked(1, "ask-targeted")
    t.choose("use", kind="coward")
    assert (t.life(0), t.life(1)) == (5, 3)


def test_another_is_kept_from_losing_life(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1),
        outlaw(hand="splint"),
        renegade(),
        **with_set(AVOIDING),
    )
    t.play("bang", at=1)
    t.asked(2, "ask-save")
    t.choose("play", "splint")
    assert (t.life(1), t.pile()) == (1, ["splint-AS", "bang-7D"])


def is_a_store(game: Bang, at: At, play: Play) -> bool:
    return game.kind_name(play.kind) == "general_store"


def test_a_card_of_the_hand_answers_some_plays(table: SetUp) -> None:
    """Whoever may hold it is asked then, and only then; what is left over is discarded."""
    detour = brown("detour", "AS", deeds=(Deed(Stop(), window=TARGETED, against=is_a_store),))
    t = table(
        sheriff(hand="bang-7D general_store-9C"),
        outlaw(hand="beer-6H"),
        outlaw(hand="detour"),
        renegade(),
        deck="2C 3C 4C 5C",
        **with_set(Set("detours", (detour,), ())),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.play("general_store")
    t.choose("take", "bang-2C")
    t.asked(1, "ask-targeted")
    t.choose("let-it")
    t.choose("take", "bang-3C")
    t.choose("play", "detour")
    t.choose("take", "bang-4C")
    assert (t.hand(2), t.pile()[0]) == ([], "bang-5C")


async def is_paid(game: Bang, play: Play) -> None:
    moves.draw(game, play.by)


@pytest.mark.parametrize(("life", "cards"), [(3, 1), (2, 1), (1, 0)])
def test_who_has_saved_another_has_something_of_it(table: SetUp, life: int, cards: int) -> None:
    """When the loss is over, if whoever was saved is still there."""
    crutch = brown("crutch", "AS", deeds=(Deed(Save(then=Body(is_paid)), window=LOSS),))
    cannon = brown("cannon", "AS", target=One(Another()), flow=two_points)
    t = table(
        sheriff(hand="cannon"),
        outlaw(life=life),
        outlaw(hand="crutch"),
        renegade(),
        **with_set(Set("crutches", (crutch, cannon), ())),
    )
    t.play("cannon", at=1)
    t.choose("play", "crutch")
    assert (t.life(1), len(t.hand(2)), t.is_out(1)) == (life - 1, cards, life == 1)


async def two_points(game: Bang, play: Play) -> None:
    await lose_life(game, play.targets[0], 2, play)


def test_a_card_that_answers_a_play_is_told_of_it(table: SetUp) -> None:
    """Before whatever else follows from that play, with the play."""
    mirrors = Source("mirrors", hears(after(ANSWERED, mirrors_it)))
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="missed-2S"),
        *TWO_MORE,
        **with_set(Set("mirrors", (), (), rule=mirrors)),
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert (t.life(0), t.life(1)) == (4, 4)


async def mirrors_it(game: Bang, at: At, fact: Fact) -> None:
    await lose_life(game, fact.play.by, 1, Play(at.seat, at.place, NONE, [fact.play.by]))


# One who is out, and a card that keeps them in the game

WREATHS: Final = Set("wreaths", (blue("wreath", "AS", target=OneOut(), keeps=True),), ())


def test_one_who_is_out_is_back_as_long_as_a_card_is_there(table: SetUp) -> None:
    t = table(
        sheriff(hand="wreath cat_balou-KH"),
        outlaw(out=True),
        *TWO_MORE,
        **with_set(WREATHS),
    )
    assert (t.why_not("wreath-AS", 2), t.why_not("wreath-AS", 1)) == ("why-in-game", None)
    t.play("wreath", at=1)
    assert (t.is_out(1), t.life(1), t.player(1).has_life) == (False, 0, False)
    t.play("cat_balou", at=1, pick="wreath")
    assert (t.is_out(1), t.happened("left", seat=1), t.happened("eliminated")) == (True, 1, 0)


async def mourns(game: Bang, at: At) -> None:
    moves.draw(game, game.turn.seat)


def test_the_table_minds_it_when_they_are_gone_again(table: SetUp) -> None:
    mourning = Set("wreaths", WREATHS.kinds, (), rule=Source("mourning", aftermath(mourns)))
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="wreath"),
        *TWO_MORE,
        **with_set(mourning),
    )
    t.play("cat_balou", at=1)
    assert len(t.hand(0)) == 1


# A "draw!" that is made again


def test_a_draw_is_repeated_before_it_counts(table: SetUp) -> None:
    """Of whoever makes it, as often as someone will; all that was flipped is discarded."""
    wind = blue("wind", "AS", does(Deed(NOTHING, cost=Load(1), window=CHECKED)), load=2)
    t = table(
        outlaw(in_play="jail-JS"),
        sheriff(in_play="wind"),
        *TWO_MORE,
        step="start",
        deck="2S 3S 6H",
        **with_set(Set("winds", (wind,), ())),
    )
    for flipped in ("2S", "3S"):
        assert str(t.asked(1, "ask-repeat").prompt.args["card"]).endswith(flipped)
        t.choose("use", kind="wind")
    t.asked(0, "ask-main")
    assert [name.split("-")[1] for name in t.pile()] == ["JS", "6H", "3S", "AS", "2S"]


# What one did to others


async def gloats(game: Bang, at: At, fact: Fact) -> None:
    moves.draw(game, at.seat, fact.points)


def test_who_has_hit_hears_of_it(table: SetUp) -> None:
    bully = Character("bully", 4, hears(after(HIT, gloats, BY_ME)))
    t = table(sheriff("bully", hand="bang-7D"), *OTHERS, **with_set(Set("bullies", (), (bully,))))
    t.play("bang", at=1)
    assert len(t.hand(0)) == 1


# Tokens


async def goes_off(game: Bang, at: At) -> None:
    await lose_life(game, at.seat, 1, Play(NONE, at.place, at.card, [at.seat]))


LIGHT: Final = Deed(Draw(1), cost=Load(1), verb="use-card")
LAMP: Final = blue("lamp", "AS", does(LIGHT), load=2, emptied=goes_off)
LAMPS: Final = Set("lamps", (LAMP,), ())


def test_a_card_that_runs_empty_goes(table: SetUp) -> None:
    t = table(sheriff(hand="lamp"), *OTHERS, **with_set(LAMPS))
    t.play("lamp")
    assert t.match.view(1).players[0].loads == {"lamp-AS": 2}
    t.choose("use-card", "lamp")
    assert (t.life(0), t.in_play(0)) == (5, ["lamp-AS"])
    t.choose("use-card", "lamp")
    assert (t.life(0), t.in_play(0), len(t.hand(0))) == (4, [], 2)


def test_the_catalogue_says_what_tokens_do() -> None:
    (lamp,) = BangRules([*RULES.sets, LAMPS]).catalog().sets[-1].cards
    assert (lamp.load, lamp.fuse) == (2, True)


def test_tokens_fall_off_whenever_a_card_moves(table: SetUp) -> None:
    t = table(sheriff(hand="panic-JH"), outlaw(in_play="lamp"), *TWO_MORE, **with_set(LAMPS))
    t.play("panic", at=1, pick="lamp")
    t.play("lamp")
    assert t.match.view(1).players[0].loads == {"lamp-AS": 2}


def test_a_card_without_effect_runs_empty_without_one(table: SetUp) -> None:
    torch = Character("torch", 4, does(Deed(Body(snuffs))))
    made = Set("torches", (LAMP,), (torch,))
    t = table(
        sheriff("torch"),
        outlaw(in_play="lamp", loads={"lamp": 1}),
        *TWO_MORE,
        **with_set(made) | {"sets": ["torches", "fistful_of_cards"], "event": "lasso"},
    )
    t.choose("use", kind="torch")
    assert (t.life(1), t.in_play(1)) == (4, [])


async def snuffs(game: Bang, play: Play) -> None:
    await unload(game, 1, game.players[1].in_play[0], 1)


def test_who_is_out_has_no_tokens(table: SetUp) -> None:
    rich = Character("rich", 4, load=3)
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("rich", life=1),
        *TWO_MORE,
        **with_set(Set("riches", (LAMP,), (rich,))),
    )
    assert t.match.view(0).players[1].load == 3
    t.play("bang", at=1)
    assert t.match.view(0).players[1].load == 0


# A deck of its own, with cards nobody can touch

GOLD: Final = Border("gold", stays=True, touchable=False)


class OnSale(Target):
    """A card of the row."""

    def cards(self, game: Bang, seat: int) -> list[int]:
        return game.faces(game.stack("vault").row)


async def buy(game: Bang, play: Play) -> None:
    stack = game.stack("vault")
    stack.row.remove(play.named)
    moves.place(game, play.by, play.named)
    stack.turn_up(game)


def opens(game: Bang) -> None:
    game.stack("vault").turn_up(game)


VAULT: Final = Set(
    "vaults",
    (
        Kind("ingot", GOLD, "", copies=1, home="vault", deeds=(placed(),)),
        Kind("chain", GOLD, "", copies=2, home="vault", deeds=(placed(),)),
    ),
    (),
    rule=Source("vault", does(Deed(Body(buy), target=OnSale(), cost=LifePoint()))),
)


def test_a_second_deck(table: SetUp) -> None:
    t = table(sheriff(), *OTHERS, arrange=opens, **with_set(VAULT))
    first = t.match.view(0).stacks["vault"].row[0]
    t.choose("use", first, kind="vault")
    assert (t.life(0), t.in_play(0)) == (4, [first])
    assert (t.match.view(1).stacks["vault"].deck_size, len(t.game.stack("vault").row)) == (1, 1)


def test_a_card_of_another_deck_is_not_touched_and_goes_home(table: SetUp) -> None:
    t = table(
        sheriff(hand="cat_balou-KH bang-7D"),
        outlaw(in_play="ingot", life=1),
        outlaw("vulture_sam"),
        renegade(),
        **with_set(VAULT),
    )
    assert not t.can("play", "cat_balou")
    t.play("bang", at=1)
    assert t.match.view(0).stacks["vault"].pile_top == "ingot"
    assert "ingot" not in t.hand(2)


# A part of its own, with an order that nobody knows


class Train(Part):
    """Numbers in an order that is hidden but for the first; it stops for those who go out."""

    def __init__(self) -> None:
        super().__init__("train")
        self.cars = [1, 2, 3, 4]
        self.stops: list[int] = []

    def set_up(self, game: Bang) -> None:
        game.rng.shuffle(self.cars)

    def copy(self) -> "Train":
        twin = Train()
        twin.cars = self.cars[:]
        twin.stops = self.stops[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {"cars": self.cars[:], "stops": self.stops[:]}

    def restore(self, data: dict[str, Any]) -> None:
        self.cars = numbers(data["cars"])
        self.stops = numbers(data["stops"])

    def view(self, game: Bang, seat: int) -> Any:
        return self.cars[0]

    def redeal(self, game: Bang, seat: int, rng: Rng) -> None:
        rest = self.cars[1:]
        rng.shuffle(rest)
        self.cars[1:] = rest

    def leaves(self, game: Bang, seat: int) -> None:
        self.stops.append(seat)

    def check(self, game: Bang) -> None:
        must(sorted(self.cars) == [1, 2, 3, 4], "a car is missing")


def a_train(box: Box) -> Part:
    return Train()


async def shunts(game: Bang, play: Play) -> None:
    train = game.part("train")
    assert isinstance(train, Train)
    train.redeal(game, play.by, game.rng)
    moves.draw(game, play.by, train.cars[0])


RAILWAY: Final = Set("railway", (brown("whistle", "AS 2S 3S", flow=shunts),), (), parts=(a_train,))


def test_a_part_of_the_table(table: SetUp) -> None:
    t = table(sheriff(hand="whistle"), *OTHERS, **with_set(RAILWAY))
    assert t.match.view(0).parts == {"train": 1}
    t.play("whistle")
    assert (t.match.view(0).parts, len(t.hand(0))) == ({"train": 1}, 1)


def test_a_part_minds_that_a_player_goes_out(table: SetUp) -> None:
    """Whether they are eliminated or merely leave."""
    t = table(
        sheriff(hand="bang-7D cat_balou-KH"),
        outlaw(life=1),
        outlaw(ghost=True, in_play="wreath"),
        renegade(),
        **with_set(Set("funicular", WREATHS.kinds, (), parts=(a_train,))),
    )
    t.play("bang", at=1)
    t.play("cat_balou", at=2)
    assert (t.is_out(1), t.is_out(2)) == (True, True)
    assert t.game.part("train").data()["stops"] == [1, 2]


# A "draw!" for two suits


@pytest.mark.parametrize(("top", "life"), [("5H", 4), ("5D", 4), ("5C", 3)])
def test_a_draw_that_wants_one_of_two_suits(table: SetUp, top: str, life: int) -> None:
    dancer = Character("dancer", 4, missed_check(Wanted(HEARTS, or_suit=DIAMONDS)))
    t = table(
        sheriff(hand="bang-7C"),
        outlaw("dancer"),
        *TWO_MORE,
        deck=top,
        **with_set(Set("dancers", (), (dancer,))),
    )
    t.play("bang", at=1)
    t.choose("check", kind="dancer")
    assert t.life(1) == life


def test_the_pile_of_a_second_deck_is_shuffled_when_the_next_card_would_be_of_it(
    table: SetUp,
) -> None:
    t = table(sheriff(), *OTHERS, **with_set(VAULT))
    game = t.game.copy()
    stack = game.stack("vault")
    taken = [stack.take(game) for _ in range(3)]
    assert sorted(game.card_name(card) for card in taken) == ["chain", "chain", "ingot"]
    assert stack.take(game) == NONE
    stack.pile = taken[:2]
    assert stack.take(game) in taken[:2]
    assert (len(stack.deck), stack.pile, stack.row) == (1, [], [])


# Several cards flipped at once


async def gambles(game: Bang, play: Play) -> None:
    """A card for each suit that is flipped."""
    moves.draw(game, play.by, await draw_suits(game, play.by, play.kind, 3))


def test_several_cards_are_flipped_for_one_draw_and_sources_add_to_it(table: SetUp) -> None:
    t = table(
        sheriff("lucky_duke", hand="gamble"),
        *OTHERS,
        deck="2C 3C AD 5C",
        **with_set(Set("gambles", (brown("gamble", "AS", flow=gambles),), ())),
    )
    t.play("gamble")
    assert t.pile() == ["bang-5C", "bang-AD", "bang-3C", "bang-2C", "gamble-AS"]
    assert len(t.hand(0)) == 2


# How many life points were left


def weeps(game: Bang, at: At, fact: Fact) -> None:
    """As many cards as life points are left."""
    moves.draw(game, at.seat, fact.left)


def test_a_loss_tells_how_many_life_points_were_left(table: SetUp) -> None:
    weeper = Character("weeper", 4, hears(at_once(LIFE_LOST, weeps)))
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("weeper", life=3),
        *TWO_MORE,
        **with_set(Set("weepers", (), (weeper,))),
    )
    t.play("bang", at=1)
    assert (t.life(1), len(t.hand(1))) == (2, 2)


# What an answer was given as


async def mimics(game: Bang, at: At, fact: Fact) -> None:
    """A card for whatever was played as a Missed!."""
    if game.box.called(fact.play.kind) == MISSED:
        moves.draw(game, at.seat)


@pytest.mark.parametrize(("answer", "cards"), [("bang-2C", 1), ("missed-2S", 1), ("beer-6H", 0)])
def test_an_answer_tells_what_it_was_used_as(table: SetUp, answer: str, cards: int) -> None:
    t = table(
        sheriff("mimic", hand="bang-7D"),
        outlaw("calamity_janet", hand=answer, life=1),
        *TWO_MORE,
        **with_set(
            Set("mimics", (), (Character("mimic", 4, hears(after(CARD_SPENT, mimics, ANYONE))),))
        ),
    )
    t.play("bang", at=1)
    if answer == "beer-6H":
        t.choose("take-it")
    t.choose("play", answer)
    assert (t.life(1), len(t.hand(0))) == (1, cards)


def test_the_deck_of_a_card_and_what_excludes_what_can_be_shown() -> None:
    decks = {card.id: card.deck for part in RULES.catalog().sets for card in part.cards}
    assert [decks[id] for id in ("bang", "boots", "high_noon")] == ["", "equipment", "events"]
    assert RULES.playable().excludes == {"dynamite_variant": ("first_game",)}


def test_what_a_card_costs_stands_in_the_catalog() -> None:
    dear = Kind("dear", GOLD, "", copies=1, home="vault", cost=4)
    cards = BangRules([*RULES.sets, Set("dears", (dear,), ())]).catalog().sets[-1].cards
    assert [card.cost for card in cards] == [4]


# Open cards, each with ways of its own


class Menu(Target):
    """The cards of the row: an ingot at someone, a chain as a Beer; never with a hand."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game = sight.game
        found: list[Choice] = []
        for card in self.goods(sight, NONE):
            if self.why_not_name(sight, card, NONE) is not None:
                continue
            if game.card_name(card) == "ingot":
                found += [Choice(verb, card, seat) for seat in game.others(sight.viewer)]
            else:
                found.append(Choice(verb, card, kind=game.box.index["beer"]))
        return found

    def goods(self, sight: Sight, seat: int) -> list[int]:
        return sight.game.faces(sight.game.stack("vault").row)

    def why_not_name(self, sight: Sight, card: int, seat: int) -> Say | None:
        return Say("why-no-answer") if sight.game.players[sight.viewer].hand else None


async def orders(game: Bang, play: Play) -> None:
    game.stack("vault").row.remove(play.named)
    if play.mode != NONE:
        moves.place(game, play.by, play.named)
        heal(game, play.by, 1)
    else:
        moves.place(game, play.aim, play.named)


DINER: Final = Set(
    "diners",
    VAULT.kinds,
    (),
    rule=Source(
        "diner", does(Deed(Draw(1), per_turn=1), Deed(Body(orders), target=Menu(), verb="order"))
    ),
)


def lays_all(game: Bang) -> None:
    for _ in range(3):
        game.stack("vault").turn_up(game)


def test_open_cards_are_named_each_in_its_own_way(table: SetUp) -> None:
    t = table(sheriff(life=2), *OTHERS, arrange=lays_all, **with_set(DINER))
    keys = [option.key for option in t.decision.options if option.verb == "order"]
    assert sorted(keys) == ["order:chain=beer", "order:ingot@1", "order:ingot@2", "order:ingot@3"]
    assert t.why_not("ingot", 1) is None
    t.choose("order", "chain")
    assert (t.life(0), t.in_play(0)) == (3, ["chain"])
    t.choose("order", "ingot", seat=2)
    assert t.in_play(2) == ["ingot"]
    t.choose("use", kind="diner")


def test_why_an_open_card_cannot_be_named(table: SetUp) -> None:
    t = table(sheriff(hand="beer"), *OTHERS, arrange=lays_all, **with_set(DINER))
    assert not t.can("order", "chain")
    assert t.why_not("chain") == "why-no-answer"
    assert t.why_not("beer-6H") is None


# An extra turn that heals


async def siesta(game: Bang, play: Play) -> None:
    grant(game, play.by, play.kind, heals=2)


def test_life_points_are_regained_before_an_extra_turn(table: SetUp) -> None:
    nap = brown("siesta", "AS", flow=siesta)
    t = table(
        sheriff(hand="siesta", life=2), *OTHERS, deck="2D 3D", **with_set(Set("naps", (nap,), ()))
    )
    t.play("siesta")
    assert t.life(0) == 2
    t.end_turn()
    assert (t.turn(), t.life(0), t.match.view(0).extra_turn) == (0, 4, True)


# A card played to another effect than its own


async def pours(game: Bang, play: Play) -> None:
    beer = Play(play.by, game.box.kind[play.named], play.named, [play.by])
    await perform(game, beer, Deed(Draw(2)))


class InHand(Target):
    def cards(self, game: Bang, seat: int) -> list[int]:
        return game.faces(game.players[seat].hand)


def test_a_card_is_played_to_another_effect(table: SetUp) -> None:
    async def toasts(game: Bang, at: At, fact: Fact) -> None:
        moves.draw(game, at.seat)

    bar = Set(
        "bars",
        (),
        (Character("guest", 4, hears(after(CARD_PLAYED, toasts, ANYONE))),),
        rule=Source("bar", does(Deed(Body(pours), target=InHand(), verb="target"))),
    )
    t = table(sheriff(hand="beer-6H", life=2), outlaw("guest"), *TWO_MORE, **with_set(bar))
    t.choose("target", "beer")
    assert (t.life(0), len(t.hand(0)), t.pile(), len(t.hand(1))) == (2, 2, ["beer-6H"], 1)


# Cards that come last in phase 1


@pytest.mark.parametrize(("choice", "cards"), [("draw-all", 3), ("draw-play", 1)])
def test_what_ones_own_card_adds_comes_only_to_one_who_draws(
    table: SetUp, choice: str, cards: int
) -> None:
    spade = Set("spades", (blue("spade", "AS", draws_last(1)),), ())
    t = table(
        sheriff("pat_brennan", in_play="spade"),
        outlaw(in_play="mustang"),
        *TWO_MORE,
        step="draw",
        rules=BangRules([*RULES.sets, spade]),
        sets=["dodge_city", "spades"],
    )
    t.choose(choice, **({} if choice == "draw-all" else {"pick": "mustang"}))
    assert len(t.hand(0)) == cards


class Wordless(Walk):
    """What is invented here has no texts."""

    def _readable(self, text: Text, asked: int | None = None) -> None:
        pass


MADE: Final = (FORK, AVOIDING, LAMPS, VAULT, RAILWAY, WREATHS)
ALL: Final = BangRules([*RULES.sets, *MADE])
NAMED: Final = tuple(part.id for part in MADE)


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_all_of_it(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Copies, saves, forks, records and what each seat may know, at every decision."""
    monkeypatch.setitem(GAMES, "bang", ALL)
    Wordless(Setup("bang", 5, f"vocabulary-{seed}", NAMED), check).run()


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_with_all_of_it(seed: int) -> None:
    match = Match.new(ALL, Setup("bang", 5, f"bots-{seed}", NAMED), auto=True)
    play(match, [Gunslinger(str(seat)) for seat in range(5)])
    assert match.over
