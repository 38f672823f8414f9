"""Invented sets that change who plays, where and for what: shadows, seats, orders, victory."""

import pytest

from standoff.bots import Gunslinger
from standoff.games import GAMES, bang
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import Rider
from standoff.games.bang.data.facts import (
    CARD_PLAYED,
    ELIMINATED,
    OTHERS,
    Fact,
    Play,
    after,
)
from standoff.games.bang.data.hooks import (
    At,
    aftermath,
    comes_back,
    comes_up,
    hears,
    missed_check,
    rides,
    victory,
)
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.sources import ABILITIES, CARDS, Character, Source
from standoff.games.bang.data.state import SHADOW, Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.settle import leave
from standoff.games.bang.turn.play import order
from standoff.games.bang.turn.succession import grant
from standoff.games.bang.vocabulary.declare import brown, event, weapon
from standoff.games.bang.vocabulary.effects import Shot
from standoff.games.bang.vocabulary.targets import Another, AnotherTarget, One
from standoff.games.roles import GOES_ON, LAST_WINS, Verdict
from standoff.kernel.errors import SetupError
from standoff.kernel.event import Event
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.lab.conformance import INVARIANTS
from standoff.lab.simulate import play
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.core.test_vocabulary import Wordless

# Back for every turn, without counting for victory


async def falls(game: Bang, at: At, seat: int) -> bool:
    game.returns(seat, 0, SHADOW)
    game.emit(Event("ghost", seat=seat, kind=at.place))
    return True


def always(game: Bang, at: At, seat: int) -> bool:
    return True


async def vanish(game: Bang, at: At) -> None:
    """Once only two are left who count, the others are."""
    if sum(game.counting()) == 2:
        for seat in game.clockwise(game.turn.seat):
            if game.players[seat].standing == SHADOW:
                await leave(game, seat)


async def mourns(game: Bang, at: At, fact: Fact) -> None:
    moves.draw(game, at.seat)


SHADOWS = Set(
    "shadows",
    (),
    (Character("mourner", 4, hears(after(ELIMINATED, mourns, OTHERS))),),
    rule=Source("shadows", comes_up(falls), comes_back(always), aftermath(vanish)),
    at_least=4,
)

# Places, turns and orders


async def stampede(game: Bang, play: Play) -> None:
    game.swap_seats(play.by, play.targets[0])


async def snooze(game: Bang, play: Play) -> None:
    game.players[play.targets[0]].skips = True


async def encore(game: Bang, play: Play) -> None:
    grant(game, play.by, play.kind, last=True)
    grant(game, play.targets[0], play.kind)


async def decree(game: Bang, play: Play) -> None:
    await order(game, play.by, play.targets[0], game.box.named[BANG])


async def edict(game: Bang, play: Play) -> None:
    await order(game, play.by, play.targets[0], game.box.index["fork"])


PLACES = Set(
    "places",
    (
        brown("stampede", "2H 3H", target=One(Another()), flow=stampede),
        brown("snooze", "4H 5H", target=One(Another()), flow=snooze),
        brown("encore", "6H", target=One(Another()), flow=encore),
        brown("decree", "7H 8H", target=One(Another()), flow=decree),
        brown("edict", "9H", target=One(Another()), flow=edict),
        brown(
            "fork",
            "AS",
            target=One(Another()),
            steps=(AnotherTarget(One(Another())),),
            effect=Shot(),
        ),
    ),
    (),
)

# Everyone for themselves


def free_for_all(game: Bang, at: At, killers: dict[int, int]) -> Verdict | None:
    left = [seat for seat, there in enumerate(game.counting()) if there]
    return Verdict(LAST_WINS, left) if len(left) == 1 else GOES_ON


MELEE = Set("melee", (event("free_for_all", victory(free_for_all)),), ())

# Heard by others, and riders that leave no way out


async def toasts(game: Bang, at: At, fact: Fact) -> None:
    """A card whenever another player plays a card that stays nowhere."""
    if not game.box.of(fact.card).stays:
        moves.draw(game, at.seat)


def is_bang(game: Bang, at: At, play: Play) -> bool:
    return game.box.called(play.kind) == BANG


def surely(game: Bang, at: At, play: Play) -> None:
    play.certain = True


WAYS = Set(
    "ways",
    (
        weapon("long_tom", "9H", 5, rides(Rider(is_bang, surely))),
        weapon("muffler", "10H", 1, rides(Rider(is_bang, mutes=ABILITIES | CARDS))),
    ),
    (Character("toaster", 4, hears(after(CARD_PLAYED, toasts, OTHERS))),),
)

SETS = (SHADOWS, PLACES, MELEE, WAYS)
RULES = BangRules([*bang.RULES.sets, *SETS])


def test_a_shadow_plays_its_turn_and_goes_without_anyone_minding(table: SetUp) -> None:
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw("mourner", hand="beer"),
        renegade(),
        rules=RULES,
        sets=["shadows"],
        deck="2D 3D",
    )
    assert t.match.view(0).players[1].returns
    t.end_turn()
    t.asked(1, "ask-main")
    seen = t.match.view(0).players[1]
    assert (seen.shadow, seen.ghost, seen.in_game, seen.life) == (True, False, True, 0)
    assert not seen.returns
    assert t.can("play", "bang-2D", seat=0)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.pile() == ["bang-3D", "bang-2D"]
    assert t.is_out(1)
    assert t.happened("left", seat=1) == 1
    assert t.happened("eliminated", seat=1) == 0


def test_a_shadow_does_not_keep_the_law_from_winning(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(life=1),
        rules=RULES,
        sets=["shadows"],
        arrange=lambda game: game.returns(1, 0, SHADOW),
    )
    t.play("bang", at=3)
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-law"


def test_a_shadow_earns_an_extra_turn_but_keeps_nothing_for_it(table: SetUp) -> None:
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["shadows", "fistful_of_cards"],
        event="vendetta",
        deck="2C 2D 3D 6H 4D 5D",
        arrange=lambda game: setattr(game.players[1], "load", 2),
    )
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(1), t.happened("left")) == (["bang-4D", "bang-5D"], 0)
    assert t.match.view(0).players[1].load == 0
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("left", seat=1) == 1


def test_a_shadow_that_has_to_go_loses_the_rest_of_its_turn(table: SetUp) -> None:
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw("el_gringo", life=1),
        renegade(),
        rules=RULES,
        sets=["shadows"],
        deck="gatling 2D",
    )
    t.end_turn()
    t.play("gatling")
    t.asked(2, "ask-main")  # whose turn comes at once, as a shadow
    assert t.happened("left", seat=1) == 1
    assert t.happened("reward", seat=1) == 1


@pytest.mark.parametrize("hand", ["bang-2D", "beer"])
def test_who_has_no_life_points_cannot_choose_to_lose_one(table: SetUp, hand: str) -> None:
    """A BANG! card that is demanded is discarded by whoever can; a Duel may be lost."""
    t = table(sheriff(hand="indians-KD"), outlaw(ghost=True, hand=hand), outlaw(), renegade())
    t.play("indians")
    assert t.can("take-it") == (hand == "beer")
    t.choose(*(("take-it",) if hand == "beer" else ("discard", "bang")))
    assert t.life(1) == 0


def test_a_duel_may_be_lost_by_who_has_nothing_to_lose(table: SetUp) -> None:
    t = table(sheriff(hand="duel-QD"), outlaw(ghost=True, hand="bang-2D"), outlaw(), renegade())
    t.play("duel", at=1)
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (0, ["bang-2D"])


def test_fewer_players_than_a_set_is_for() -> None:
    with pytest.raises(SetupError, match="'shadows' is for 4 players or more"):
        RULES.deal(Setup("bang", 3, "few", ("dodge_city", "shadows")))


def test_an_event_in_force_is_asked_before_the_rule_of_a_set(table: SetUp) -> None:
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["shadows", "high_noon"],
        event="ghost_town",
    )
    t.end_turn()
    seen = t.match.view(0).players[1]
    assert (seen.shadow, seen.ghost) == (False, True)


def test_seats_are_swapped_but_players_keep_their_numbers(table: SetUp) -> None:
    t = table(
        sheriff(hand="stampede-2H"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        rules=RULES,
        sets=["places"],
    )
    assert [p.distance for p in t.match.view(0).players] == [0, 1, 2, 2, 1]
    t.play("stampede", at=2)
    assert t.match.view(0).ring == (2, 1, 0, 3, 4)
    assert [p.distance for p in t.match.view(0).players] == [0, 1, 2, 1, 2]
    t.end_turn()
    t.asked(3, "ask-main")


def test_a_turn_is_skipped_once(table: SetUp) -> None:
    t = table(
        sheriff(hand="snooze-4H"), outlaw(), outlaw(), renegade(), rules=RULES, sets=["places"]
    )
    t.play("snooze", at=1)
    assert t.match.view(2).players[1].skips
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("turn-skipped", seat=1) == 1
    for seat in (3, 0, 1):
        t.end_turn()
        t.asked(seat, "ask-main")


def test_after_a_last_extra_turn_no_other_is_played(table: SetUp) -> None:
    t = table(
        sheriff(hand="encore-6H"), outlaw(), outlaw(), renegade(), rules=RULES, sets=["places"]
    )
    t.play("encore", at=2)
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.match.view(0).extra_turn
    t.end_turn()
    t.asked(1, "ask-main")


def test_another_announces_what_one_plays(table: SetUp) -> None:
    t = table(
        sheriff(hand="decree-7H"),
        outlaw(hand="bang-2D bang-3D"),
        outlaw(),
        renegade(hand="beer"),
        rules=RULES,
        sets=["places"],
    )
    t.play("decree", at=1)
    assert {option.seat for option in t.asked(0, "ask-order").options} == {0, 1, 2, 3}
    t.choose("order", seat=2)
    t.asked(1, "ask-obey")
    t.choose("obey", "bang-3D")
    assert (t.life(2), t.hand(1)) == (3, ["bang-2D"])
    assert t.happened("lost-life-to", seat=2, by=1) == 1


def test_who_has_no_such_card_is_asked_all_the_same(table: SetUp) -> None:
    t = table(
        sheriff(hand="decree-7H"),
        outlaw(hand="beer"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["places"],
    )
    t.play("decree", at=1)
    t.choose("order", seat=2)
    t.choose("have-none")
    assert t.happened("has-none", seat=1) == 1


def test_an_order_that_cannot_be_carried_out_only_shows_the_card(table: SetUp) -> None:
    t = table(
        sheriff(hand="decree-7H"),
        outlaw(hand="bang-2D beer"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["places"],
    )
    t.play("decree", at=1)
    t.choose("order", seat=3)  # at distance 2
    t.choose("obey", "bang-2D")
    assert (t.life(3), t.hand(1)) == (4, ["bang-2D", "beer-6H"])
    assert t.match.view(2).players[1].hand == ("bang-2D",)


@pytest.mark.parametrize("hand", ["fork", "beer"])
def test_an_order_is_complete_before_the_hand_is_looked_at(table: SetUp, hand: str) -> None:
    t = table(
        sheriff(hand="edict"), outlaw(hand=hand), outlaw(), renegade(), rules=RULES, sets=["places"]
    )
    t.play("edict", at=1)
    t.choose("order", seat=2)
    t.asked(0, "ask-another-target")
    t.choose("target", seat=3)
    t.asked(1, "ask-obey")
    assert t.happened("ordered-at", by=0, seat=1, target=2) == 1
    t.choose(*(("obey", "fork") if hand == "fork" else ("have-none",)))
    assert [t.life(seat) for seat in (2, 3)] == ([3, 3] if hand == "fork" else [4, 4])


def test_what_rides_along_is_added_by_who_plays_the_card(table: SetUp) -> None:
    t = table(
        sheriff(hand="decree-7H"),
        outlaw(hand="bang-2D", in_play="long_tom"),
        outlaw(hand="missed-2S"),
        renegade(),
        rules=RULES,
        sets=["places", "ways"],
    )
    t.play("decree", at=1)
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    t.asked(1, "ask-rider")
    t.choose("ride", kind="long_tom")
    assert t.life(2) == 3


def test_victory_is_another(table: SetUp) -> None:
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D bang-3D", in_play="volcanic"),
        outlaw(out=True),
        renegade(out=True),
        turn=1,
        event="free_for_all",
        rules=RULES,
        sets=["melee"],
    )
    t.play("bang-2D", at=0)
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-last", (1,))


def test_the_game_goes_on_without_the_sheriff(table: SetUp) -> None:
    t = table(
        sheriff(life=1),
        outlaw(hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        event="free_for_all",
        rules=RULES,
        sets=["melee"],
    )
    t.play("bang-2D", at=0)
    t.asked(1, "ask-main")
    assert t.is_out(0)


def test_what_others_play_is_heard(table: SetUp) -> None:
    t = table(
        sheriff(hand="stagecoach scope"),
        outlaw("toaster"),
        outlaw(),
        renegade(),
        deck="2D 3D 4D",
        rules=RULES,
        sets=["ways"],
    )
    t.play("stagecoach")
    t.play("scope")
    assert t.hand(1) == ["bang-4D"]


@pytest.mark.parametrize("ridden", [True, False])
def test_a_shot_that_cannot_be_cancelled(table: SetUp, ridden: bool) -> None:
    t = table(
        sheriff(hand="bang-2D", in_play="long_tom"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["ways"],
    )
    t.play("bang", at=1)
    if ridden:
        t.choose("ride", kind="long_tom")
    else:
        t.choose("no-more")
        t.choose("play", "missed")
    assert t.life(1) == (3 if ridden else 4)


def test_a_shot_against_which_nothing_has_an_effect(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-2D", in_play="muffler"),
        outlaw("jourdonnais", in_play="barrel"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["ways"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="muffler")
    assert t.life(1) == 3
    assert t.game.muted == []


def test_it_has_no_effect_until_all_that_follows_is_settled(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-2D", in_play="muffler"),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["ways"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="muffler")
    assert (t.life(1), t.hand(1)) == (3, [])


def test_what_is_muted_spares_nobody(table: SetUp) -> None:
    t = table(
        sheriff(hand="bang-2D", in_play="muffler"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["ways", "dodge_city"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="muffler")
    assert t.life(1) == 2


def test_what_is_muted_keeps_nobody_far(table: SetUp) -> None:
    """The rider is announced with the target then."""
    t = table(
        sheriff(hand="bang-2D", in_play="muffler"),
        outlaw(in_play="mustang-8H"),
        outlaw(),
        renegade(),
        rules=RULES,
        sets=["ways"],
    )
    assert (t.why_not("bang-2D", 1), t.why_not("bang-2D", 2)) == (None, "why-out-of-reach")
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_several_are_muted_at_once(table: SetUp) -> None:
    t = table(sheriff(), outlaw("jourdonnais"), outlaw(in_play="barrel"), renegade())
    game = t.game.copy()
    game.mute(1, ABILITIES)
    game.mute(2, CARDS)
    assert [len(game.answering(seat, missed_check)) for seat in (1, 2)] == [0, 0]
    game.unmute()
    assert [len(game.answering(seat, missed_check)) for seat in (1, 2)] == [1, 1]


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("part", [part.id for part in SETS])
def test_random_games_hold(monkeypatch: pytest.MonkeyPatch, part: str, players: int) -> None:
    """Copies, saves, forks, records and what each seat may know, at every decision."""
    monkeypatch.setitem(GAMES, "bang", RULES)
    Wordless(Setup("bang", players, f"{part}-{players}", (part,)), INVARIANTS["bang"]).run()


def test_bots_play_what_nobody_has_told_them_of() -> None:
    sets = tuple(part.id for part in SETS)
    match = Match.new(RULES, Setup("bang", 5, "invented", sets), auto=True)
    play(match, [Gunslinger(str(seat)) for seat in range(5)])
    assert match.over
