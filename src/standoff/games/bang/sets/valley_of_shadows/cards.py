"""The cards of the Valley of Shadows (VS-10 to VS-39)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.borders import BROWN
from standoff.games.bang.data.deeds import LOSS, TARGETED, Deed, Effect
from standoff.games.bang.data.facts import (
    ANSWERED,
    BY_ME,
    CARD_LOST,
    HIT,
    PLAYED,
    Fact,
    Play,
    after,
)
from standoff.games.bang.data.hooks import At, check, converts_in_turn, hears, reward
from standoff.games.bang.data.matters import HAVE, PART, SUPPLY
from standoff.games.bang.data.names import ANY_CARD, BANG, MISSED
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import RANKS, SPADES, Wanted
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.mechanics.losing import take_card
from standoff.games.bang.mechanics.names import counts_as
from standoff.games.bang.mechanics.shots import shoot
from standoff.games.bang.turn.play import aims, perform
from standoff.games.bang.vocabulary.declare import blue, brown, weapon
from standoff.games.bang.vocabulary.effects import Body, Heal, Save, Shot, Stop
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    AnotherTarget,
    Everyone,
    LacksSameName,
    One,
    OneOut,
    Reachable,
    Within,
)
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ID: Final = "valley_of_shadows"
ON_SPADES: Final = Wanted(SPADES)
ACE: Final = RANKS.index("A")
TWO: Final = 2


def is_bang_card(game: Bang, play: Play) -> bool:
    """Whether it is a BANG! card that is played, or one that counts as such (VS-2)."""
    return play.how == PLAYED and game.box.called(play.kind) == BANG


def is_brown_card(game: Bang, at: At, play: Play) -> bool:
    """Whether it is a brown-bordered card other than a BANG! card, as what it acts (VS-28)."""
    if play.how != PLAYED or is_bang_card(game, play):
        return False
    return game.box.kinds[play.kind].border is BROWN


async def rattlesnake(game: Bang, at: At) -> bool:
    """It bites on Spades and stays; nobody is to blame (VS-17)."""
    if await draw_check(game, at.seat, at.place, ON_SPADES):
        await lose_life(game, at.seat, 1, Play(NONE, at.place, at.card, [at.seat]))
    return False


# After a hit


async def shotgun(game: Bang, at: At, fact: Fact) -> None:
    """Whoever is hit discards a card of their choice (VS-18)."""
    if is_bang_card(game, fact.play) and game.players[fact.seat].in_game:
        await discard_one(game, fact.seat, at.place, fact.play)


async def discard_one(game: Bang, seat: int, kind: int, play: Play | None = None) -> None:
    """A player discards a card from hand, of their own choice where there is one.

    It is lost to the `play` of another, unless they could have done something else.
    """
    hand = game.players[seat].hand
    if not hand:
        return
    card = hand[0]
    if len(hand) > 1:
        say = Say("ask-discard", kind=kind)
        cards = partial(_discards, game, seat)
        choice = await game.ask(seat, say, cards, matter=PART, undisturbed=True)
        card = choice.card
    game.discard(seat, card)
    if play is not None and play.by != seat:
        happened(game, Fact(seat, 0, play, CARD_LOST, card))


def _discards(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


async def bounty(game: Bang, at: At, fact: Fact) -> None:
    await pay_bounty(game, at, fact.play)


async def pay_bounty(game: Bang, at: At, play: Play) -> None:
    """A card for whoever has hit its owner with a BANG! card, the last time too (VS-5, VS-19)."""
    if is_bang_card(game, play) and game.players[play.by].in_game:
        game.emit(Event("bounty-paid", seat=play.by, target=at.seat, kind=at.place))
        moves.draw(game, play.by)


# Everyone in turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll(Effect):
    """Two cards of the hand, or a life point, one player after the other (VS-25)."""

    async def run(self, game: Bang, play: Play) -> None:
        for target in play.targets:
            seat = await aimed(game, play, target, own=True)
            if seat != NONE and not await buy_off(game, seat, play):
                await lose_life(game, seat, 1, play)


async def buy_off(game: Bang, seat: int, play: Play) -> bool:
    """Whether the player discards two cards, or the only one; who has no life points must."""
    player = game.players[seat]
    say = Say("ask-bandidos", kind=play.kind, number=min(len(player.hand), TWO))
    if not player.hand:
        return False
    bribes = partial(_bribes, game, seat, say)
    choice = await game.ask(seat, say, bribes, matter=SUPPLY, stake=int(player.has_life))
    if choice.verb != "discard":
        return False
    game.discard(seat, choice.card)
    await discard_one(game, seat, play.kind)
    return True


def _bribes(game: Bang, seat: int, say: Say) -> list[Choice]:
    player = game.players[seat]
    say.number = min(len(player.hand), TWO)
    if not player.hand:  # after an aside
        return [Choice("take-it")]
    keep = [Choice("take-it")] if player.has_life else []
    return [*_discards(game, seat), *keep]


async def tornado(game: Bang, play: Play) -> None:
    """A card is discarded, if there is one, and two are drawn (VS-38)."""
    for target in play.targets:
        seat = await aimed(game, play, target, own=True)
        if seat != NONE:
            await discard_one(game, seat, play.kind, play)
            moves.draw(game, seat, TWO)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pot(Effect):
    """All others discard a card together; without an Ace two of them may be taken (VS-31)."""

    async def run(self, game: Bang, play: Play) -> None:
        for target in play.targets:
            seat = await aimed(game, play, target)
            if seat != NONE and game.players[seat].hand:
                await lay_face_down(game, seat, play.kind)
        for seat in game.clockwise(play.by):
            for card in game.players[seat].chosen[:]:
                game.remove(seat, card)
                game.see(card)
                game.shelf.append(card)
                game.emit(Event("showed", seat=seat, card=card))
                happened(game, Fact(seat, 0, play, CARD_LOST, card))
            if game.open_hands:
                moves.open_hand(game, seat)
        if all(game.box.rank[card] != ACE for card in game.shelf):
            await rake_in(game, play)
        moves.discard_rest(game)


async def lay_face_down(game: Bang, seat: int, kind: int) -> None:
    """A card is chosen that nobody sees before all have chosen, not even where hands lie open."""
    hand = game.players[seat].hand
    card = hand[0]
    if len(hand) > 1:
        say = Say("ask-poker", kind=kind)
        cards = partial(_discards, game, seat)
        choice = await game.ask(seat, say, cards, matter=PART, undisturbed=True)
        card = choice.card
    moves.lay_aside(game, seat, card)
    if game.open_hands:
        moves.close_hand(game, seat)


async def rake_in(game: Bang, play: Play) -> None:
    """Up to two of the cards that lie open go to the winner."""
    for nth in range(TWO):
        if not game.shelf:
            return
        say = Say("ask-pot", kind=play.kind, number=TWO - nth)
        choice = await game.ask(play.by, say, partial(_pot, game), matter=HAVE, undisturbed=True)
        if choice.verb != "take":
            return
        game.shelf.remove(choice.card)
        game.give(play.by, choice.card)
        game.emit(Event("chose", seat=play.by, card=choice.card))


def _pot(game: Bang) -> list[Choice]:
    return [*(Choice("take", card) for card in game.faces(game.shelf)), Choice("no-more")]


# Aim: played along with a BANG! card


@mypyc_attr(allow_interpreted_subclasses=True)
class WithBang(One):
    """A player at whom a BANG! card can be played, and the card of the hand that it is."""

    def picks_own(self, game: Bang, seat: int) -> bool:
        return True

    def candidates(self, sight: Sight) -> list[int]:
        return [aim.seat for aim in aims(sight, _bang(sight.game))]

    def picks(self, sight: Sight, named: int) -> list[int]:
        game, seat = sight.game, sight.viewer
        hand = game.faces(game.players[seat].hand)
        bangs = [card for card in hand if counts_as(game, seat, card) & BANG]
        return [card for card in bangs if game.box.of(card).id != "aim"]

    def why_not(self, sight: Sight, source: Source, named: int) -> Say | None:
        bang = _bang(sight.game)
        if bang.play is None or named in self.candidates(sight):
            return None
        return bang.play.target.why_not(sight, bang, named)


def _bang(game: Bang) -> Kind:
    return game.box.kinds[game.box.named[BANG]]


async def aim(game: Bang, play: Play) -> None:
    """The BANG! card is played, and costs two life points if it hits (VS-30)."""
    await fire(game, play.by, play.pick, play.targets[0], damage=TWO)


async def fire(
    game: Bang, seat: int, card: int, target: int, *, damage: int = 1, counts: bool = True
) -> None:
    """A card of the hand is played as a BANG! card."""
    shot = Play(seat, game.box.named[BANG], card, [target])
    shot.aim = target
    shot.damage = damage
    shot.counts = counts
    await perform(game, shot)


# Answers


async def backfire(game: Bang, at: At, fact: Fact) -> None:
    """Whoever shot is shot at when their card is finished for everyone (VS-32)."""
    by = fact.play.by
    place = game.box.kind[fact.card]
    if game.kind_name(place) != "backfire" or by in (NONE, at.seat):
        return
    play = Play(at.seat, place, fact.card, [by])
    target = await aimed(game, play, by)
    if target != NONE:
        await shoot(game, play, target)


async def be_thanked(game: Bang, play: Play) -> None:
    """Two cards, all from the hand of whoever was saved or all from the deck (VS-33, VS-34)."""
    assert play.about is not None
    seat, saved = play.by, play.about.seat
    say = Say("ask-thanks", kind=play.kind, target=saved)
    sources = partial(_thanks, game, saved)
    verb = "from-deck"
    if game.players[saved].hand:
        choice = await game.ask(seat, say, sources, matter=HAVE)
        verb = choice.verb
    if verb != "from-hand":
        moves.draw(game, seat, TWO)
        return
    for _ in range(TWO):
        if game.players[saved].hand:
            await take_card(game, play, saved, HAND, seat)


def _thanks(game: Bang, saved: int) -> list[Choice]:
    hand = [Choice("from-hand", seat=saved)] if game.players[saved].hand else []
    return [*hand, Choice("from-deck")]


CARDS: Final = (
    blue("ghost", "9S 10S", target=OneOut(), keeps=True),
    weapon("lemat", "4D", 1, converts_in_turn(((ANY_CARD, BANG),))),
    blue("rattlesnake", "7H", check(rattlesnake), target=One(LacksSameName())),
    weapon("shotgun", "KS", 1, hears(after(HIT, shotgun, BY_ME))),
    blue(
        "bounty",
        "9C",
        hears(after(HIT, bounty)),
        reward(pay_bounty),
        target=One(LacksSameName()),
    ),
    brown("bandidos", "QD", target=Everyone(), effect=Toll()),
    brown("escape", "3H", deeds=(Deed(Stop(), window=TARGETED, against=is_brown_card),)),
    brown("aim", "6C", target=WithBang(), flow=aim),
    brown("poker", "JH", target=AllOthers(), effect=Pot()),
    brown("backfire", "QC", name=MISSED),
    brown("saved", "5H", deeds=(Deed(Save(then=Body(be_thanked)), window=LOSS),)),
    brown(
        "fanning",
        "2S",
        target=One(Another(), Reachable()),
        steps=(AnotherTarget(One(Another(), Within(1)), seen_from_first=True, if_any=True),),
        limited=True,
        effect=Shot(),
    ),
    brown("tomahawk", "AD", target=One(Another(), Within(2)), effect=Shot()),
    brown("tornado", "AC", target=Everyone(), flow=tornado),
    brown("last_call", "8D", effect=Heal(1)),
)

BACKFIRES: Final = Source(ID, hears(after(ANSWERED, backfire)))
