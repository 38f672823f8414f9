"""What a train needs of the core: cards that no hand holds, shields, players left out, ghosts."""

from functools import partial
from typing import Final

import pytest

from standoff.games import GAMES
from standoff.games.bang import RULES
from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.box import Box, Set
from standoff.games.bang.data.deeds import ANSWER_MISSED, TARGETED, Deed, Rider
from standoff.games.bang.data.facts import ANSWERED, Action, Fact, Play, after
from standoff.games.bang.data.hooks import (
    Answer,
    At,
    before_phase_1,
    does,
    hears,
    leaves_out,
    rides,
    shields,
)
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.parts import Part, Stack, at_home
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import CARDS, Character, Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.invariants import check
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics import moves
from standoff.games.bang.turn.succession import grant
from standoff.games.bang.vocabulary.costs import Itself, Named
from standoff.games.bang.vocabulary.declare import blue, brown, placed
from standoff.games.bang.vocabulary.effects import NOTHING, Discard, Shot, Take, TurnOn
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    CardOf,
    CardToTake,
    NotSheriff,
    One,
)
from standoff.kernel.choice import Choice
from standoff.kernel.record import Setup
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.core.test_vocabulary import Wordless

YARD: Final = "yard"
TROLLEY: Final = Border("trolley", stays=True, blue=True, held=False)
TILE: Final = Border("tile", dealt=False)


class Yard(Stack):
    """Trolleys come back under the deck, or into the row while it is short."""

    def copy(self) -> "Yard":
        twin = Yard(self.id, self.deck)
        twin.row = self.row[:]
        twin.pile = self.pile[:]
        return twin

    def receive(self, game: Bang, card: int) -> None:
        if self.row:
            self.deck.insert(0, card)
        else:
            self.row.append(card)


def a_yard(box: Box) -> Part:
    return Yard(YARD, at_home(box, YARD))


def trolley(id: str, *answers: Answer, clings: bool = False) -> Kind:
    target = One(NotSheriff()) if clings else One()
    return Kind(
        id,
        TROLLEY,
        "",
        *answers,
        copies=1,
        home=YARD,
        deeds=(placed(target),),
        clings=clings,
    )


def no_bang(game: Bang, at: At, action: Action) -> bool:
    return action.as_kind.name == BANG


def anything(game: Bang, at: At, play: Play) -> bool:
    return True


async def spares_the_first(game: Bang, at: At, play: Play) -> None:
    play.targets = play.targets[1:]


async def looks(game: Bang, at: At) -> None:
    game.credit(at.seat, at.place)


async def souvenir(game: Bang, at: At, fact: Fact) -> None:
    """A card for whoever has cancelled what was answered."""
    if fact.play.missed >> at.seat & 1:
        moves.draw(game, at.seat)


async def again(game: Bang, play: Play) -> None:
    grant(game, play.by, play.kind, last=True)
    game.turn.step = 3


class TurnedOn(One):
    """Another than who has played the card that is answered."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        assert sight.against is not None
        hand = sight.game.faces(sight.game.players[sight.viewer].hand)
        seats = [s for s in sight.seats if s not in (sight.viewer, sight.against.by)]
        return [Choice(verb, card, seat) for card in hand for seat in seats]


RAILS: Final = Set(
    "rails",
    (
        trolley(
            "trolley",
            does(
                Deed(NOTHING, cost=Itself(), window=ANSWER_MISSED),
                Deed(Take(), target=CardToTake(), cost=Itself(), like="panic"),
                Deed(Discard(), target=CardOf(), cost=Itself(), like="cat_balou"),
            ),
        ),
        trolley("hearse", clings=True),
        trolley("armour", shields(no_bang)),
        Kind("milestone", TILE, ""),
        blue("spyglass", "AC", before_phase_1(looks)),
        brown("salvo", "AD", target=AllOthers(), effect=Shot()),
        brown("encore", "KD", flow=again),
    ),
    (
        Character("lenient", 4, leaves_out(spares_the_first)),
        Character("collector", 4, hears(after(ANSWERED, souvenir))),
        Character(
            "mirror",
            4,
            does(
                Deed(
                    TurnOn(),
                    target=TurnedOn(),
                    cost=Named(),
                    window=TARGETED,
                    verb="turn",
                    against=anything,
                )
            ),
        ),
        Character("early_bird", 4, before_phase_1(looks)),
        Character("sapper", 4, rides(Rider(anything, mutes=CARDS))),
    ),
    parts=(a_yard,),
)
OTHERS: Final = (outlaw(), outlaw(), renegade())


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, rules=BangRules([*RULES.sets, RAILS]), sets=["rails"])


def test_what_is_in_no_hand_comes_into_play_in_front_of_its_taker(table: SetUp) -> None:
    t = table(sheriff(hand="panic-JH"), outlaw(in_play="trolley"), *OTHERS[1:])
    t.play("panic", at=1, pick="trolley")
    assert (t.in_play(0), t.in_play(1), t.hand(0)) == (["trolley"], [], [])


def test_an_heir_has_it_in_play(table: SetUp) -> None:
    t = table(
        sheriff("vulture_sam", hand="bang-7D"),
        outlaw(in_play="trolley scope", hand="beer", life=1),
        *OTHERS[1:],
        pile="missed",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.in_play(0) == ["trolley"]
    assert "scope-AS" in t.hand(0)


def test_what_may_not_lie_in_front_of_someone_is_not_taken(table: SetUp) -> None:
    t = table(
        sheriff(hand="panic-JH cat_balou-KH"), outlaw(in_play="hearse", hand="beer"), *OTHERS[1:]
    )
    assert not t.can("play", "panic", seat=1, pick="hearse")
    assert t.can("play", "panic", seat=1, pick="hand")
    assert t.can("play", "cat_balou", seat=1, pick="hearse")


def test_a_set_says_where_its_cards_go_back(table: SetUp) -> None:
    t = table(
        sheriff(hand="cat_balou-KH cat_balou-9D"), outlaw(in_play="trolley armour"), *OTHERS[1:]
    )
    t.play("cat_balou-KH", at=1, pick="trolley")
    assert t.row(YARD) == ["trolley"]
    t.play("cat_balou-9D", at=1, pick="armour")
    assert t.game.card_name(t.game.stack(YARD).deck[0]) == "armour"
    assert t.pile()[:2] == ["cat_balou-9D", "cat_balou-KH"]


def test_one_card_in_play_is_like_several(table: SetUp) -> None:
    t = table(sheriff(in_play="trolley"), outlaw(hand="beer"), *OTHERS[1:])
    assert t.can("use-up", "trolley", kind="cat_balou", seat=1, pick="hand")
    assert t.why_not("trolley", 1) is None
    assert t.why_not("trolley", 2) == "why-no-cards"
    t.choose("use-up", "trolley", kind="panic", seat=1, pick="hand")
    assert t.hand(0) == ["beer-6H"]


def test_it_answers_only_as_one_of_them(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="trolley"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("use-up", "trolley")
    assert t.life(1) == 4


def test_a_tile_is_no_card() -> None:
    box = BangRules([*RULES.sets, RAILS]).box(Setup("bang", 4, "", ("rails",)))
    assert box.index["milestone"] not in box.kind


def test_what_shields_its_owner_is_no_target(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D gatling"), outlaw(in_play="armour"), *OTHERS[1:])
    assert not t.can("play", "bang", seat=1)
    assert t.can("play", "bang", seat=3)
    assert t.why_not("bang-7D", 1) == "why-forbidden"
    assert t.why_not("bang-7D", 3) is None
    t.play("gatling")
    assert t.life(1) == 3


def test_what_shields_can_be_muted(table: SetUp) -> None:
    t = table(sheriff("sapper", hand="bang-7D"), outlaw(in_play="armour"), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_one_of_several_is_left_out(table: SetUp) -> None:
    t = table(sheriff("lenient", hand="salvo"), *OTHERS)
    t.play("salvo")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_nobody_is_left_out_of_one(table: SetUp) -> None:
    t = table(sheriff("lenient", hand="salvo"), outlaw(), outlaw(out=True), renegade(out=True))
    t.play("salvo")
    assert t.life(1) == 3


@pytest.mark.parametrize(("shooter", "cards"), [("", 1), ("slab_the_killer", 0)])
def test_what_was_cancelled_is_told_by_the_play(table: SetUp, shooter: str, cards: int) -> None:
    t = table(sheriff(shooter, hand="bang-7D"), outlaw("collector", hand="missed-2S"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert len(t.hand(1)) == cards


def test_an_answer_knows_what_it_answers(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D"), outlaw("mirror", hand="beer"), *OTHERS[1:])
    t.play("bang", at=1)
    assert not t.can("turn", "beer", seat=0)
    t.choose("turn", "beer", seat=2)
    assert (t.life(1), t.life(2), t.pile()[0]) == (4, 3, "beer-6H")


def test_a_card_clings_to_one_who_dies(table: SetUp) -> None:
    t = table(sheriff(hand="bang-7D cat_balou-KH"), outlaw(in_play="hearse", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    assert (t.life(1), t.is_out(1)) == (0, False)
    assert t.match.view(0).players[1].role is None
    t.play("cat_balou", at=1, pick="hearse")
    assert t.is_out(1)
    assert t.match.view(0).players[1].role == "outlaw"
    assert t.game.first_out == 1


def test_cards_act_before_characters(table: SetUp) -> None:
    t = table(sheriff("early_bird", in_play="spyglass"), *OTHERS, step="draw")
    told = [event.kind for event in t.match.events if event.id in ("works", "ability")]
    assert told == [t.game.box.index["spyglass"], t.game.box.index["early_bird"]]


def test_a_last_turn_takes_the_place_of_all_others(table: SetUp) -> None:
    def earned(game: Bang) -> None:
        grant(game, 2, 0)

    t = table(sheriff(hand="encore"), *OTHERS, arrange=earned)
    t.play("encore")
    assert (t.turn(), t.game.turn.last, t.game.grants) == (0, True, [])
    t.end_turn()
    assert t.turn() == 1


@pytest.mark.parametrize("seed", range(3))
def test_random_games_hold(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    rules = BangRules([*RULES.sets, RAILS])
    monkeypatch.setitem(GAMES, "bang", rules)
    Wordless(Setup("bang", 4 + seed, f"rails {seed}", ("rails",)), check).run()
