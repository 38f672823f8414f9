"""The characters of the Valley of Shadows (VS-50 to VS-58)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import TARGETED, Condition, Deed, Target
from standoff.games.bang.data.facts import (
    ABILITY,
    ANSWERED,
    CARD_PLAYED,
    CARD_SPENT,
    OTHERS,
    Fact,
    Losing,
    Play,
    after,
)
from standoff.games.bang.data.hooks import (
    At,
    announced,
    does,
    draws_plus,
    gives_up,
    hears,
    loses_card,
)
from standoff.games.bang.data.matters import ANNOUNCE, DRAW, REST
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import CLUBS
from standoff.games.bang.data.sources import Character, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.aims import aims_at
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.deeds import deed_of
from standoff.games.bang.mechanics.hearing import happened, spent
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.mechanics.names import counts_as, forbidder, shield, used_as
from standoff.games.bang.mechanics.settle import settled
from standoff.games.bang.mechanics.shots import shoot
from standoff.games.bang.sets.base.cards import BEER
from standoff.games.bang.sets.valley_of_shadows.cards import (
    ON_SPADES,
    TWO,
    fire,
    is_bang_card,
    is_brown_card,
)
from standoff.games.bang.turn.play import perform
from standoff.games.bang.vocabulary.costs import Named
from standoff.games.bang.vocabulary.effects import Body, Shot
from standoff.games.bang.vocabulary.targets import Another, One, Reachable
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

WITHIN_REACH: Final = One(Another(), Reachable())


def may_fire(game: Bang, seat: int) -> bool:
    """Whether nothing forbids the player to use BANG! cards now."""
    return forbidder(game, seat, game.box.kinds[game.box.named[BANG]]) is None


async def shoot_at(game: Bang, at: At, seat: int) -> None:
    """A shot by nothing but an ability."""
    play = Play(at.seat, at.place, NONE, [seat], how=ABILITY)
    target = await aimed(game, play, seat)
    if target != NONE:
        await shoot(game, play, target)


# Black Flower


@mypyc_attr(allow_interpreted_subclasses=True)
class BangCardsReach(Condition):
    """Nothing keeps the player from being the target of BANG! cards (VS-2, GTR-88)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return not sight.game.box.shielding or self.against(sight, seat) is None

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        at = self.against(sight, seat)
        assert at is not None
        return Say("why-forbidden", kind=at.place)

    def against(self, sight: Sight, seat: int) -> At | None:
        game = sight.game
        return shield(game, sight.viewer, game.box.kinds[game.box.named[BANG]], seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Clubs(One):
    """A card of Clubs for a BANG! at someone within reach, once in a turn; perhaps with Aim."""

    def __init__(self, *, with_aim: bool = False) -> None:
        super().__init__(Another(), Reachable(), BangCardsReach())
        self.with_aim = with_aim

    def cards(self, game: Bang, seat: int) -> list[int]:
        if game.box.index["black_flower"] in game.turn.notes or not may_fire(game, seat):
            return []
        hand = game.players[seat].hand
        clubs = [
            card
            for card in game.faces(hand)
            if game.suit(card) == CLUBS and not is_no_bang(game, seat, card)
        ]
        if self.with_aim:
            aims = held(game, seat, "aim")
            return [card for card in clubs if aims and card not in aims]
        return clubs


def is_no_bang(game: Bang, seat: int, card: int) -> bool:
    """Whether it is a BANG! card that does not count as one now (WW-41)."""
    return game.box.of(card).name == BANG and not counts_as(game, seat, card) & BANG


def held(game: Bang, seat: int, id: str) -> list[int]:
    """The cards of that kind in a hand."""
    return [card for card in game.players[seat].hand if game.box.of(card).id == id]


async def black_flower(game: Bang, play: Play) -> None:
    """An extra BANG! card, which does not count towards the limit (VS-50)."""
    game.turn.notes[play.kind] = 1
    await fire(game, play.by, play.named, play.targets[0], counts=False)


async def black_flower_aims(game: Bang, play: Play) -> None:
    """The same, with Aim played along (VS-30)."""
    game.turn.notes[play.kind] = 1
    card = held(game, play.by, "aim")[0]
    along = Play(play.by, game.box.kind[card], card, play.targets, play.named)
    along.aim = play.aim
    await perform(game, along, AIMED_CLUBS)


async def fire_aimed(game: Bang, play: Play) -> None:
    await fire(game, play.by, play.pick, play.targets[0], damage=TWO, counts=False)


AIMED_CLUBS: Final = Deed(Body(fire_aimed))


async def colorado_bill(game: Bang, at: At, play: Play) -> None:
    """On Spades his BANG! card cannot be avoided (VS-51)."""
    if is_bang_card(game, play):
        game.credit(at.seat, at.place)
        if await draw_check(game, at.seat, at.place, ON_SPADES):
            play.certain = True


# Der Spot-Burst Ringer


@mypyc_attr(allow_interpreted_subclasses=True)
class BangCards(Target):
    """A BANG! card of the hand."""

    def cards(self, game: Bang, seat: int) -> list[int]:
        if not may_fire(game, seat):
            return []
        hand = game.faces(game.players[seat].hand)
        return [card for card in hand if counts_as(game, seat, card) & BANG]


async def der_spot(game: Bang, play: Play) -> None:
    """A BANG! card as a Gatling, which does not count towards the limit (VS-52)."""
    place = game.box.index["gatling"]
    await perform(game, Play(play.by, place, play.named, game.others(play.by)))


# Evelyn Shebang


async def evelyn_shebang(game: Bang, at: At, number: int) -> int:
    """For each card not drawn a shot at another player within reach (VS-53)."""
    seat = at.seat
    if not within_reach(game, at, []):
        return 0
    say = Say("ask-fewer", kind=at.place, number=number)
    fewer = partial(_fewer, game, at, number)
    choice = await game.ask(seat, say, fewer, matter=DRAW)
    shots = number - choice.number
    shot: list[int] = []
    for _ in range(shots):
        seats = within_reach(game, at, shot)
        if not seats or not game.players[seat].in_game:
            break
        target = seats[0]
        if len(seats) > 1:
            say = Say("ask-shebang", kind=at.place)
            targets = [Choice("target", seat=each) for each in seats]
            choice = await game.ask(seat, say, partial(list, targets), matter=ANNOUNCE)
            target = choice.seat
        shot.append(target)
        await settled(game, shoot_at(game, at, target))
    return shots


def within_reach(game: Bang, at: At, shot: list[int]) -> list[int]:
    """Those at whom she can shoot, and has not yet."""
    found = aims_at(Sight(game, at.seat), at.source, WITHIN_REACH)
    return [aim.seat for aim in found if aim.seat not in shot]


def _fewer(game: Bang, at: At, number: int) -> list[Choice]:
    most = min(number, len(within_reach(game, at, [])))
    fewer = [Choice("draw-fewer", number=number - given) for given in range(1, most + 1)]
    return [Choice("draw-all", number=number), *fewer]


async def henry_block(game: Bang, at: At, losing: Losing) -> None:
    """A shot at whoever takes or discards his card; not for what no one has aimed (VS-54)."""
    play = losing.play
    if play.how != ABILITY or play.aim != NONE:
        game.credit(at.seat, at.place)
        await shoot_at(game, at, play.by)


# Lemonade Jim


async def lemonade_jim(game: Bang, at: At, fact: Fact) -> None:
    """A card of his for a life point, whenever another plays a Beer card (VS-56)."""
    seat = at.seat
    player = game.players[seat]
    if game.box.called(fact.play.kind) != BEER or not player.hand or not _is_wounded(game, seat):
        return
    say = Say("ask-lemonade", by=fact.seat, kind=at.place)
    choice = await game.ask(seat, say, partial(_lemonade, game, seat), matter=REST)
    if choice.verb == "discard":
        game.credit(seat, at.place)
        game.discard(seat, choice.card)
        heal(game, seat, 1)


def _is_wounded(game: Bang, seat: int) -> bool:
    player = game.players[seat]
    return player.has_life and player.life < player.max_life


def _lemonade(game: Bang, seat: int) -> list[Choice]:
    hand = game.faces(game.players[seat].hand) if _is_wounded(game, seat) else []
    return [*(Choice("discard", card) for card in hand), Choice("no-lemonade")]


# Mick Defender


async def mick_defender(game: Bang, play: Play) -> None:
    """A Missed! card against a brown card; with a card that answers, if it was a shot (VS-57)."""
    avoided = play.answers
    assert avoided is not None
    avoided.stopped = True
    used = used_as(game, play.named, MISSED)
    spent(game, play.by, play.named, used)
    deed = deed_of(game, avoided)
    if used == NONE and deed is not None and isinstance(deed.effect, Shot):
        happened(game, Fact(play.by, 0, avoided, ANSWERED, play.named))


def tuco_franziskaner(game: Bang, at: At) -> int:
    """Two cards more without a blue card in play, whoever has put it there (VS-58)."""
    lying = game.players[at.seat].in_play
    return 0 if any(game.box.of(card).border.blue for card in lying) else TWO


CHARACTERS: Final = (
    Character(
        "black_flower",
        4,
        does(
            Deed(Body(black_flower), target=Clubs(), verb="clubs"),
            Deed(Body(black_flower_aims), target=Clubs(with_aim=True), verb="clubs-aimed"),
        ),
    ),
    Character("colorado_bill", 4, announced(colorado_bill)),
    Character(
        "der_spot_burst_ringer",
        4,
        does(Deed(Body(der_spot), target=BangCards(), per_turn=1, verb="burst")),
    ),
    Character("evelyn_shebang", 4, gives_up(evelyn_shebang)),
    Character("henry_block", 4, loses_card(henry_block)),
    Character(
        "lemonade_jim",
        4,
        hears(
            after(CARD_PLAYED, lemonade_jim, OTHERS),
            after(CARD_SPENT, lemonade_jim, OTHERS),
        ),
    ),
    Character(
        "mick_defender",
        4,
        does(
            Deed(
                Body(mick_defender),
                cost=Named(name=MISSED),
                window=TARGETED,
                verb="parry",
                against=is_brown_card,
            )
        ),
    ),
    Character("tuco_franziskaner", 5, draws_plus(tuco_franziskaner)),
)
