"""A match as a stream of versions: the number of its stored entries. Each seat reads its own.

What a seat is told of a version depends on nothing but the entries up to it, so nothing has to be
kept for those who come back, and a restart changes no version and no serial.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain
from secrets import token_hex

from msgspec import UNSET, Struct

import standoff
from standoff.kernel.match import Match
from standoff.kernel.record import FORMAT, Record, Setup
from standoff.kernel.text import Text
from standoff.server.film import Film
from standoff.server.protocol import Because, By, Ended, Played, Refusal, Update, View, Why


class Entry(Struct, frozen=True):
    """What a seat did: it answered with a key, or took back; or other rules went on from here."""

    seat: int
    key: str | None
    by: By


def give(match: Match, entry: Entry) -> None:
    """Let a match take an entry, or raise why it does not fit."""
    if entry.key is None:
        match.take_back(entry.seat)
    else:
        match.answer(entry.key, entry.seat)


class Deal(Struct, frozen=True):
    """All of a match that is fixed before its first question."""

    id: str
    setup: Setup
    salt: str

    @property
    def commitment(self) -> str:
        return commit(self.setup.seed, self.salt)


def commit(seed: str, salt: str) -> str:
    """The hash that binds the server to a seed before the match.

    >>> commit("7", "s")[:16]
    '22a8457cb34d3aae'
    """
    return blake2b(f"{salt}:{seed}".encode(), digest_size=32).hexdigest()


def deal(setup: Setup) -> Deal:
    """A new match with a salt of its own."""
    return Deal(token_hex(8), setup, token_hex(16))


def verify(played: Played) -> None:
    """Check a finished match: its seed is the one committed to, and it ends as it says."""
    if commit(played.record.setup.seed, played.salt) != played.commitment:
        raise standoff.BadRecord("The seed is not the one that was committed to.")
    standoff.replay(played.record)


def _nameable(view: View, seat: int) -> set[str]:
    """The cards that a seat can ask about: its own, those in play, those of open rows."""
    rows = [stack.row for stack in getattr(view, "stacks", {}).values()]
    lying = [player.in_play for player in view.players]
    return {*view.players[seat].hand, *chain(*lying, *rows)}


def _sight(view: View, seat: int) -> tuple[tuple[int | None, ...], int | None]:
    """How far the seat sees everyone, and how far it shoots."""
    return tuple(player.distance for player in view.players), view.players[seat].reach


class Stream:
    """A match in progress."""

    def __init__(
        self,
        dealt: Deal,
        match: Match | None = None,
        film: Film | None = None,
        events: Sequence[int | None] = (),
    ) -> None:
        if match is None:
            match = standoff.replay(Record(FORMAT, dealt.setup, ()))
        self.deal = dealt
        self.match = match
        self.film = film or Film(match.save(), match.settled)
        self.events = [*events] or [len(match.events)]
        """How many there were at each version; None if what happened then is told otherwise now."""

    @property
    def id(self) -> str:
        return self.deal.id

    @property
    def version(self) -> int:
        return len(self.events) - 1

    def take(self, entry: Entry) -> None:
        """The next version: the entry fits, for it was checked before it was stored."""
        give(self.match, entry)
        self.events.append(len(self.match.events))

    def check(self, seat: int, serial: int, key: str) -> None:
        """Refuse an answer that the open question does not have."""
        try:
            self.match.check(key, seat, serial)
        except standoff.IllegalAnswer as error:
            raise Refusal(error.code, str(error)) from None

    def is_out(self, seat: int) -> bool:
        """Whether the seat is out of the game, and not only until its next turn."""
        player = self.match.view(seat).players[seat]
        return not (player.in_game or getattr(player, "returns", False))

    def update(
        self, seat: int, since: int | None, seconds: float | None, *, open: bool = False
    ) -> Update:
        """What the seat is told now, if it knows the stream up to version `since`; `open`: all."""
        match = self.match
        told = self.events[since] if since is not None and since <= self.version else None
        result = match.result
        setup = self.deal.setup
        return Update(
            match=self.id,
            since=None if told is None else since,
            version=self.version,
            events=tuple(
                match.open_events(told or 0) if open else match.events_for(seat, told or 0)
            ),
            view=match.open_view() if open else match.view(seat),
            decision=None if match.over else match.decision_for(seat),
            seconds=seconds,
            take_back=match.can_take_back(seat) and not match.over,
            ended=None if result is None else Ended(result, setup.seed, self.deal.salt),
            warnings=match.warnings(seat) or UNSET,
            open=open or UNSET,
        )

    def because(self, seat: int, why: Why) -> Because:
        """Why the seat cannot use a card of its own, or one that lies open; and what it would see
        after playing it."""
        match = self.match
        if match.over:
            raise Refusal("over", "The match is over.")
        view: View = match.view(seat)
        if why.card not in _nameable(view, seat):
            raise Refusal("unknown", "You have no such card.")
        nothing = (None,) * len(view.players)
        if match.asked != seat:
            return Because(why.id, Text("why-not-asked"), nothing, None, None)
        card = match.explain(why.card)
        seats = [match.explain(why.card, target) for target in range(len(view.players))]
        particular = tuple(None if reason == card else reason for reason in seats)
        after = self._after(why.card)
        if after is None or _sight(after, seat) == _sight(view, seat):
            return Because(why.id, card, particular, None, None)
        distances, reach = _sight(after, seat)
        return Because(why.id, card, particular, distances, reach)

    def _after(self, card: str) -> View | None:
        """What the asked seat would see once it has played that card, where that is certain."""
        for option in self.match.decision.options:
            if option.card == card and (option.seat, option.kind, option.pick) == (None,) * 3:
                after: View | None = self.match.preview(option.key, token_hex(16))
                return after
        return None

    def played(self) -> Played:
        """The finished match, to keep."""
        return Played(self.id, self.deal.commitment, self.deal.salt, self.match.record())
