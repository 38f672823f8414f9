"""Shots and demands: what a player can do against an effect aimed at them (B-55 to B-61)."""

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import ANSWER_BANG, ANSWER_MISSED
from standoff.games.bang.data.facts import ANSWERED, CANCELLED, HIT, Fact, Play
from standoff.games.bang.data.hooks import At, forbids, missed_check, missed_needed
from standoff.games.bang.data.matters import ESCAPE, SUPPLY
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import deeds
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.hearing import happened, spent
from standoff.games.bang.mechanics.life import lose_life, notice_empty_hand
from standoff.games.bang.mechanics.names import counts_as, forbidder, used_as
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def shoot(game: Bang, play: Play, target: int, needed: int = 1) -> bool:
    """A shot: the target loses life points unless it is cancelled (B-44, B-58). Was it?"""
    if play.by == NONE:
        game.emit(Event("shot-at", target=target, kind=play.kind))
    else:
        game.emit(Event("shot", by=play.by, target=target, kind=play.kind))
    if game.box.called(play.kind) == BANG:
        for at in game.answering(play.by, missed_needed):
            needed = max(needed, missed_needed.of(at))
    if play.mutes:
        game.mute(target, play.mutes)
    supply = Supply(game, target, MISSED, "take-it", play)
    say = words_of(play, needed)
    if not play.certain and await supply.give(needed, say, ESCAPE, play.damage):
        cancelled(game, target, play)
        return True
    if await lose_life(game, target, play.damage, play):
        happened(game, Fact(target, play.damage, play, HIT))
    return False


def cancelled(game: Bang, seat: int, play: Play) -> None:
    """The player has cancelled a shot, by someone or by nobody."""
    play.missed |= 1 << seat
    if play.by == NONE:
        game.emit(Event("cancelled-shot", seat=seat))
    else:
        game.emit(Event("cancelled", seat=seat, by=play.by))
    happened(game, Fact(seat, 0, play, CANCELLED))


def words_of(play: Play, needed: int) -> Say:
    """What a player is asked who is shot at."""
    if play.by == NONE:
        return Say("ask-shot-at", kind=play.kind, number=needed)
    if play.damage > 1:
        return Say("ask-hard-shot", by=play.by, kind=play.kind, number=needed, limit=play.damage)
    return Say("ask-shot", by=play.by, kind=play.kind, number=needed)


async def escape(
    game: Bang, play: Play, seat: int, say: Say, refusal: str, matter: str = ESCAPE, stake: int = 0
) -> bool:
    """Whether the player gives a Missed! against what is no shot, as other words say it."""
    return await Supply(game, seat, MISSED, refusal, play).give(1, say, matter, stake)


async def demand_bang(game: Bang, seat: int, say: Say, matter: str = SUPPLY) -> bool:
    """Whether the player discards a BANG! card from hand, or else will lose a life point (B-96).

    Who has no life points cannot choose to lose one, except in a contest that anyone may lose.
    """
    supply = Supply(game, seat, BANG, "take-it")
    supply.must = matter == SUPPLY and not game.players[seat].has_life
    return await supply.give(1, say, matter, 1)


@mypyc_attr(acyclic=True)
class Supply:
    """Cards of a name, or what counts as one, that a player is to supply: played or discarded.

    Each Barrel, or ability like it, can be tried once (B-57).
    """

    def __init__(
        self, game: Bang, seat: int, name: int, refusal: str, against: Play | None = None
    ) -> None:
        self.against = against  # the play that is to be cancelled
        self.game = game
        self.seat = seat
        self.name = name
        self.refusal = refusal
        self.window = ANSWER_MISSED if name == MISSED else ANSWER_BANG
        self.must = False  # not to supply it is no choice, for one who can
        self.tried: list[int] = []

    async def give(self, needed: int, say: Say, matter: str, stake: int) -> bool:
        """Whether as many as needed are supplied, one at a time."""
        game, seat = self.game, self.seat
        player = game.players[seat]
        missed = self.name == MISSED
        while needed:
            if not self.may_supply():
                return False
            if missed:
                say.number = needed
            choice = await game.ask(seat, say, self.choices, matter=matter, stake=stake)
            if choice.verb == "check":
                if not await self.check(choice.kind):
                    continue
            elif choice.verb == "play":
                await self.play(choice)
            elif choice.verb == "discard":
                game.discard(seat, choice.card)
                spent(game, seat, choice.card, choice.kind, played=False)
            elif choice.verb in (self.refusal, "nothing"):
                return False
            else:
                await deeds.do(game, deeds.find(game, seat, choice, self.window), choice)
            needed -= 1
            if needed and not player.hand:
                await notice_empty_hand(game, seat)  # B-131
        return True

    def may_supply(self) -> bool:
        """Whether there is anything to ask, as far as everyone knows (LAW 2)."""
        game, seat = self.game, self.seat
        if game.players[seat].hand and not self.is_forbidden():
            return True
        return bool(deeds.offered(game, seat, self.window) or self.checks())

    def is_forbidden(self) -> bool:
        """Whether no card may be used so now, whatever it is."""
        game = self.game
        if not game.box.forbidding or not game.answering(self.seat, forbids):  # nearly always
            return False
        return not any(
            self.serves(card) for card in range(game.box.size) if not game.box.home[card]
        )

    def serves(self, card: int) -> bool:
        """Whether a card could be used so, out of that hand."""
        game = self.game
        kind = game.box.of(card)
        if not (self.name == MISSED and kind.cancels and not kind.stays):
            if not counts_as(game, self.seat, card) & self.name:
                return False
            kind = game.box.kinds[game.box.named[self.name]]
        verb = "play" if self.name == MISSED else "discard"
        return forbidder(game, self.seat, kind, verb, card) is None

    def choices(self) -> list[Choice]:
        game, seat = self.game, self.seat
        found: list[Choice] = []
        verb = "play" if self.name == MISSED else "discard"
        for card in game.faces(game.players[seat].hand):
            if not self.serves(card):
                continue
            kind = game.box.of(card)
            if self.name == MISSED and kind.cancels and not kind.stays:
                found.append(Choice(verb, card))
            else:
                found.append(Choice(verb, card, kind=used_as(game, card, self.name)))
        found += deeds.by_sources(game, seat, self.window)
        for at in self.checks():
            found.append(Choice("check", kind=at.place))
        if not (self.must and found):
            found.append(Choice(self.refusal))
        return found

    def checks(self) -> list[At]:
        """The Barrels, and abilities like it, not yet tried against this shot (B-57)."""
        if self.name != MISSED:
            return []
        answering = self.game.answering(self.seat, missed_check)
        if not answering:
            return answering
        return [at for at in answering if at.place not in self.tried]

    async def check(self, place: int) -> bool:
        """Whether the "draw!" for that source counts as a Missed!."""
        self.tried.append(place)
        for at in self.game.answering(self.seat, missed_check):
            if at.place == place:
                return await draw_check(self.game, self.seat, place, missed_check.of(at))
        return False

    async def play(self, choice: Choice) -> None:
        """A card is played; what it says besides the Missed! symbol is done at once (DC-28)."""
        game, seat, card = self.game, self.seat, choice.card
        game.spend(seat, card, choice.kind)
        game.to_pile(card)
        spent(game, seat, card, choice.kind)
        if self.against is not None and choice.kind == NONE:
            happened(game, Fact(seat, 0, self.against, ANSWERED, card))
        then = game.box.of(card).then
        if choice.kind == NONE and then is not None:
            await then.run(game, Play(seat, game.box.kind[card], card, [seat]))
