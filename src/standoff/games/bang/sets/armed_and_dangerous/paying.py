"""Paying with tokens from any slots, mixed as one likes (AD-23, AD-50 to AD-52, AD-100)."""

from functools import partial

from standoff.games.bang.data.deeds import Cost, Step, Target
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.matters import ANNOUNCE, SPEND
from standoff.games.bang.data.sight import sight_to_play
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import aims_at
from standoff.games.bang.sets.armed_and_dangerous.tokens import slots, supply, tokens
from standoff.games.bang.vocabulary.costs import unload
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


class FromSupply(Cost):
    """The supply must hold the tokens that a card comes into play with (AD-22)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def why_not(self, game: Bang, at: At) -> Say | None:
        lacking = self.number - supply(game)
        return Say("why-supply-short", number=self.number, limit=lacking) if lacking > 0 else None

    async def pay(self, game: Bang, play: Play) -> list[int]:
        return []


class AnyLoads(Cost):
    """Tokens from any slots of the player (AD-100)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def why_not(self, game: Bang, at: At) -> Say | None:
        lacking = self.number - wealth(game, at.seat)
        return Say("why-too-few-tokens", number=self.number, limit=lacking) if lacking > 0 else None

    async def choose(self, game: Bang, play: Play) -> None:
        say = Say("ask-loads", kind=play.kind)
        play.loads = await choose_slots(game, play.by, self.number, say, undisturbed=True)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        await spend(game, play.by, play.loads)
        return []


class Announced(Cost):
    """The tokens that were announced along with the card, if any."""

    def why_not(self, game: Bang, at: At) -> Say | None:
        return None

    async def pay(self, game: Bang, play: Play) -> list[int]:
        await spend(game, play.by, play.loads)
        return []


class Upgrade(Step):
    """More of the effect may be bought, as often as the player can pay, or `most` times (AD-51)."""

    priced = True

    def __init__(self, price: int, most: int = 99) -> None:
        self.price = price
        self.most = most

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return True

    async def announce(self, game: Bang, play: Play) -> None:
        seat = play.by
        while play.upgrades < self.most and wealth(game, seat) - len(play.loads) >= self.price:
            say = Say("ask-upgrade", kind=play.kind)
            paid = await choose_slots(
                game, seat, self.price, say, play.loads, optional=True, undisturbed=True
            )
            if not paid:
                return
            play.loads = [*play.loads, *paid]
            play.upgrades += 1


class MoreTargets(Step):
    """For a token each, more targets, all different; they answer clockwise (AD-91, AD-95)."""

    priced = True

    def __init__(self, target: Target) -> None:
        self.target = target

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return True

    async def announce(self, game: Bang, play: Play) -> None:
        seat = play.by
        while wealth(game, seat) > len(play.loads) and self.seats(game, play):
            say = Say("ask-more-targets", kind=play.kind)
            ways = partial(self.choices, game, play)
            choice = await game.ask(seat, say, ways, matter=ANNOUNCE, undisturbed=True)
            if choice.verb != "target":
                break
            say = Say("ask-loads", kind=play.kind)
            paid = await choose_slots(
                game, seat, 1, say, play.loads, optional=True, willing=True, undisturbed=True
            )
            if not paid:
                break
            play.loads = [*play.loads, *paid]
            play.targets = [*play.targets, choice.seat]
        play.targets = [each for each in game.others(seat) if each in play.targets]

    def choices(self, game: Bang, play: Play) -> list[Choice]:
        more = [Choice("target", seat=seat) for seat in self.seats(game, play)]
        return [*more, Choice("keep-loads")]

    def seats(self, game: Bang, play: Play) -> list[int]:
        """Who can be named besides those who are."""
        sight = sight_to_play(game, play.by)
        source = game.box.sources[play.kind]
        found = [aim.seat for aim in aims_at(sight, source, self.target)]
        return [seat for seat in found if seat not in play.targets]


def wealth(game: Bang, seat: int) -> int:
    """All tokens of a player."""
    return sum(tokens(game, seat, slot) for slot in slots(game, seat))


def left(game: Bang, seat: int, slot: int, taken: list[int]) -> int:
    """The tokens of a slot that are not taken yet."""
    return tokens(game, seat, slot) - taken.count(slot)


async def choose_slots(
    game: Bang,
    seat: int,
    number: int,
    say: Say,
    taken: list[int] | None = None,
    *,
    optional: bool = False,
    willing: bool = False,
    undisturbed: bool = False,
) -> list[int]:
    """Pick the slots that pay, a token at a time, besides those taken already.

    Nothing is paid yet, and who need not pay may think better of it. What leaves no choice is not
    asked, once the player is willing to pay.
    """
    before = taken or []
    picked: list[int] = []
    while len(picked) < number:
        gone = before + picked
        open = [slot for slot in slots(game, seat) if left(game, seat, slot, gone)]
        rest = sum(left(game, seat, slot, gone) for slot in open)
        if rest < number - len(picked):
            return []
        sure = bool(picked) or willing or not optional
        if sure and (len(open) == 1 or rest == number - len(picked)):
            picked.append(open[0])
            continue
        say.number = number - len(picked)
        ways = partial(_payments, game, seat, gone, optional)
        choice = await game.ask(seat, say, ways, matter=SPEND, undisturbed=undisturbed)
        if choice.verb != "pay-load":
            return []
        picked.append(choice.pick)
    return picked


def _payments(game: Bang, seat: int, gone: list[int], optional: bool) -> list[Choice]:
    open = [slot for slot in slots(game, seat) if left(game, seat, slot, gone)]
    ways = [Choice("pay-load", seat=seat, pick=slot) for slot in open]
    return [*ways, Choice("keep-loads")] if optional else ways


async def spend(game: Bang, seat: int, paid: list[int]) -> None:
    """Tokens leave the slots that pay; what runs empty goes (AD-52)."""
    for slot in dict.fromkeys(paid):
        await unload(game, seat, slot, paid.count(slot))


async def may_pay(game: Bang, seat: int, number: int, say: Say) -> bool:
    """Whether the player pays so many tokens for something."""
    if wealth(game, seat) < number:
        return False
    paid = await choose_slots(game, seat, number, say, optional=True)
    await spend(game, seat, paid)
    return bool(paid)


async def may_take_back(game: Bang, play: Play, number: int) -> None:
    """For tokens, a card that was played comes back to hand, while it lies on the pile."""
    say = Say("ask-take-back", kind=play.kind)
    if play.card in game.pile and await may_pay(game, play.by, number, say):
        take_back(game, play.by, play.card)


def take_back(game: Bang, seat: int, card: int) -> None:
    if card in game.pile:
        game.pile.remove(card)
        game.give(seat, card)
        game.emit(Event("took-back", seat=seat, card=card))
