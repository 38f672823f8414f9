"""The cards of Armed & Dangerous (AD-60 to AD-99)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.deeds import (
    ANSWER_MISSED,
    CHECKED,
    MAIN,
    ONESELF,
    Deed,
    Effect,
    Rider,
    Target,
)
from standoff.games.bang.data.facts import PLAYED, Play
from standoff.games.bang.data.hooks import (
    Answer,
    At,
    Flow,
    check,
    does,
    over_limit,
    rides,
)
from standoff.games.bang.data.matters import PASS
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.sources import ABILITIES, Kind
from standoff.games.bang.data.sources import CARDS as IN_PLAY
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed, is_spared
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.mechanics.losing import lose_card, take_card
from standoff.games.bang.mechanics.shots import shoot
from standoff.games.bang.sets.armed_and_dangerous.paying import (
    Announced,
    FromSupply,
    MoreTargets,
    Upgrade,
    may_take_back,
)
from standoff.games.bang.sets.armed_and_dangerous.tokens import (
    add_token,
    charge,
    slots,
    tokens,
)
from standoff.games.bang.vocabulary.costs import Load, unload
from standoff.games.bang.vocabulary.declare import UNIQUE, brown
from standoff.games.bang.vocabulary.effects import (
    NOTHING,
    Body,
    Demand,
    Discard,
    Draw,
    Heal,
    Place,
    Shot,
    Take,
)
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    HasHand,
    InPlayOf,
    LacksSameName,
    One,
    Reachable,
)
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ORANGE: Final = Border("orange", stays=True, blue=True)
RED: Final = Wanted(HEARTS, or_suit=DIAMONDS)
FULL: Final = 3  # tokens that a Dangerous card comes into play with (AD-21)
BLAST: Final = 2  # life points

REPRINTS: Final = {"bang": "6H 2C 2D 3D", "cat_balou": "3H", "missed": "KS"}  # AD-99

UPGRADED: Final = Announced()


def orange(
    id: str,
    signs: str,
    *answers: Answer,
    target: Target = UNIQUE,
    reach: int = 0,
    emptied: Flow | None = None,
    cancels: bool = False,
) -> Kind:
    """A Dangerous card: played like a blue one, with tokens that its use costs (AD-20 to AD-28)."""
    play = Deed(Place(), target=target, cost=FromSupply(FULL), verb="play")
    return Kind(
        id,
        ORANGE,
        signs,
        *answers,
        deeds=(play,),
        reach=reach,
        load=FULL,
        emptied=emptied,
        cancels=cancels,
    )


def gun(id: str, signs: str, reach: int, rider: Rider) -> Kind:
    """A Dangerous weapon, and what a token adds to a BANG! card (AD-40, AD-41)."""
    return orange(id, signs, rides(rider), target=ONESELF, reach=reach)


def uses(effect: Effect, number: int, target: Target = ONESELF, window: int = MAIN) -> Answer:
    """What such a card does for tokens that lie on it (AD-23)."""
    return does(Deed(effect, target=target, cost=Load(number), window=window, verb="use-card"))


# The Bomb


async def bomb(game: Bang, at: At) -> bool:
    """Passed on with its tokens if the "draw!" is red, else it loses two of them (AD-65)."""
    seat, card = at.seat, at.card
    red = await draw_check(game, seat, at.place, RED)
    if not red:
        await unload(game, seat, card, min(game.load[card], 2))
        return False
    others = game.others(seat)
    taker = others[0]
    if len(others) > 1:
        say = Say("ask-pass-on", kind=at.place)
        choice = await game.ask(seat, say, partial(_takers, game, seat), matter=PASS)
        taker = choice.seat
    moves.pass_on(game, seat, card, taker)
    return False


def _takers(game: Bang, seat: int) -> list[Choice]:
    return [Choice("pass-on", seat=other) for other in game.others(seat)]


async def explodes(game: Bang, at: At) -> None:
    """Nobody is to blame (AD-66, AD-69)."""
    game.discard(at.seat, at.card)
    game.emit(Event("exploded", seat=at.seat, kind=at.place))
    play = Play(NONE, at.place, at.card, [at.seat])
    if not is_spared(game, play, at.seat):  # AD-140
        await lose_life(game, at.seat, BLAST, play)


# Weapons: what is added to a BANG! card when it is played. What comes of it later is seen to by the
# rule of the set, for the weapon may be gone by then (AD-26).


def with_bang(game: Bang, at: At, play: Play) -> bool:
    return play.how == PLAYED and game.box.called(play.kind) == BANG


def with_bang_of_diamonds(game: Bang, at: At, play: Play) -> bool:
    return with_bang(game, at, play) and game.suit(play.card) == DIAMONDS


def makes_certain(game: Bang, at: At, play: Play) -> None:
    play.certain = True


# Cards that are played and discarded


class Near(Effect):
    """Everyone is near for the next card that is played (AD-63)."""

    async def run(self, game: Bang, play: Play) -> None:
        game.turn.notes[play.kind] = 1


async def duck(game: Bang, play: Play) -> None:
    await may_take_back(game, play, 2)


class Flintlock(Shot):
    """A shot; if it is cancelled, the card may be taken back for tokens (AD-94).

    Not another card that has its effect (GTR-57).
    """

    async def run(self, game: Bang, play: Play) -> None:
        target = await aimed(game, play, play.targets[0])
        if target != NONE and await shoot(game, play, target) and play.mode == NONE:
            await may_take_back(game, play, 2)


async def reload(game: Bang, play: Play) -> None:
    for nth in range(3):
        say = Say("ask-reload", kind=play.kind, number=3 - nth)
        await add_token(game, play.by, say, must_take=True)


async def rust(game: Bang, play: Play) -> None:
    """A token off every slot of the others, for one's own character (AD-97)."""
    gained = 0
    for target in play.targets:
        seat = await aimed(game, play, target)
        if seat == NONE:
            continue
        for slot in slots(game, seat):
            if tokens(game, seat, slot):
                gained += 1
                await unload(game, seat, slot, 1)
    charge(game, play.by, NONE, gained)


class Squaw(Discard):
    """A card in play is discarded, or comes to hand (AD-98)."""

    async def run(self, game: Bang, play: Play) -> None:
        owner = await aimed(game, play, play.targets[0])
        if owner == NONE:
            return
        if play.upgrades:
            await take_card(game, play, owner, play.pick, play.by)
        else:
            await lose_card(game, play, owner, play.pick)


CARDS: Final = (
    orange("ace_up_the_sleeve", "AH", uses(Draw(1), 2)),
    orange("bandolier", "2H", over_limit(Load(1))),
    orange("bomb", "7D", check(bomb), target=One(LacksSameName()), emptied=explodes),
    orange("bell_tower", "7C", uses(Near(), 1)),
    orange("crate", "3H", uses(NOTHING, 2, window=ANSWER_MISSED), cancels=True),
    orange("tumbleweed", "4C", uses(NOTHING, 1, window=CHECKED)),
    orange("whip", "5C", uses(Discard(), 3, InPlayOf())),
    orange("beer_keg", "4H", uses(Heal(1), 3)),
    orange("lockpick", "2C", uses(Take(HAND), 3, One(Another(), HasHand()))),
    gun("big_fifty", "QS", 6, Rider(with_bang, cost=Load(1), mutes=ABILITIES | IN_PLAY)),
    gun("buntline_special", "JS", 2, Rider(with_bang, cost=Load(1))),
    gun("double_barrel", "6C", 1, Rider(with_bang_of_diamonds, makes_certain, Load(1))),
    gun("thunderer", "3C", 3, Rider(with_bang, cost=Load(1))),
    brown("a_little_nip", "5H", effect=Heal(1), cost=UPGRADED, steps=(Upgrade(3),)),
    brown(
        "arrow",
        "5D",
        target=One(Another()),
        effect=Demand(),
        cost=UPGRADED,
        steps=(MoreTargets(One(Another())),),
    ),
    brown("caravan", "2S", effect=Draw(2), cost=UPGRADED, steps=(Upgrade(2),)),
    brown("duck", "3D", cancels=True, then=Body(duck)),
    brown("flintlock", "AS", target=One(Another(), Reachable()), effect=Flintlock()),
    brown(
        "quick_shot",
        "3S",
        target=One(Another(), Reachable()),
        effect=Shot(),
        cost=UPGRADED,
        steps=(MoreTargets(One(Another(), Reachable())),),
    ),
    brown("reload", "4D", flow=reload),
    brown("rust", "9S", target=AllOthers(), flow=rust),
    brown("squaw", "3D", target=InPlayOf(), effect=Squaw(), cost=UPGRADED, steps=(Upgrade(2, 1),)),
)
