"""One table: who sits there, the match, and whose answer is awaited until when.

A table is an actor: one task takes what is asked of it from a bounded inbox, one thing after the
other, and does by itself what has become due. Whatever changes is stored before anyone sees it.
Whenever it is not sure what is stored, it reads that first: when it is opened again, when a write
has failed, and after an unexpected error. An error that comes again freezes the table as it is
stored; the others play on.
"""

import asyncio
import logging
import math
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from secrets import token_hex
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import standoff
from standoff.bots import BOTS, THINKING, Bot, best
from standoff.bots.bot import View
from standoff.bots.playing import SEASONED
from standoff.kernel.choice import TALK
from standoff.kernel.record import FORMAT
from standoff.kernel.text import Text
from standoff.server import pace
from standoff.server.mailbox import Mailbox
from standoff.server.metrics import Metrics
from standoff.server.pace import SHARE, Screen
from standoff.server.position import RENEWED, TakenUp, is_due, progress, taken_up
from standoff.server.protocol import (
    Advice,
    Answer,
    Because,
    By,
    Chair,
    Chat,
    ClientMessage,
    Company,
    Hello,
    Here,
    Hint,
    Hold,
    Line,
    Listed,
    Look,
    Mine,
    MoreTime,
    Pause,
    Phase,
    Refusal,
    Remove,
    Say,
    ServerMessage,
    SetPace,
    Settings,
    Shown,
    Sit,
    Stand,
    Start,
    TakeBack,
    Update,
    Why,
)
from standoff.server.security import Guest, Limits
from standoff.server.storage import Away, Conflict, Lost, Storage
from standoff.server.stream import Entry, Stream, deal
from standoff.server.thinking import Thinkers

MOST_WAITING: Final = 64
LINES_KEPT: Final = 100
MOST_TAKE_BACKS: Final = 3
"""In a row, before something happens: the clock begins anew with each."""
RETRY: Final = 1.0
HELLO_WITHIN: Final = 10.0
"""Seconds in which whoever comes has to say hello."""

log = logging.getLogger(__name__)


class Timing(Struct, frozen=True):
    """How long things take, in seconds."""

    pause: float = 0.4
    """No question is answered sooner, by anyone: so the time it takes tells nothing."""
    grace: float = 20.0
    """Someone whose connection is lost may come back before a bot plays for them."""
    linger: float = 1800.0
    """A table that everyone has left is kept; so long a match waits for whoever plays it alone."""
    act: float = 1.4
    """What a bot does is shown so long, at the normal pace of a table of several people."""
    think: float = 1.5
    """A bot that tries its options out answers after so long, whatever it is asked and finds."""


Seeds = Callable[[], str]


def unguessable() -> str:
    """The seed of a match, from the operating system."""
    return token_hex(32)


class Place(Struct, frozen=True):
    """A seat as it is stored: whose it is, or nobody's and thus a bot's."""

    guest: str | None = None
    name: str | None = None


class Kept(Struct, frozen=True):
    """All of a table that is stored, but the entries of its match."""

    settings: Settings
    host: str
    places: tuple[Place, ...]
    phase: Phase = "open"
    match: str | None = None
    removed: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    writers: tuple[str, ...] = ()
    """Who wrote the last of these lines; of older ones that is not known."""
    said: int = 0
    """How many lines there have been."""
    hints: tuple[int, ...] = ()
    """How many each seat has had in this match."""


def laid(settings: Settings, host: Guest, bots: Sequence[str]) -> Kept:
    """A new table, where the host sits among some of these bots; refused if it cannot be dealt."""
    try:
        standoff.replay(standoff.Record(FORMAT, settings.setup("any"), ()))
    except standoff.StandoffError as error:
        raise _not_dealt(error) from None
    if settings.bots and len(settings.bots) != settings.players:
        raise Refusal("no-bot", f"There should be {settings.players} bots, one for each seat.")
    for seat in range(settings.players):
        level = settings.level(seat)
        if level not in bots:
            raise Refusal("no-bot", f"There is no bot {level!r}. There are: {', '.join(bots)}.")
    first = Place(host.id, host.name)
    return Kept(settings, host.id, (first, *[Place()] * (settings.players - 1)))


def forgotten(kept: Kept, guest: str) -> dict[str, Any]:
    """What is otherwise at a table where nothing is known of a person any more."""
    names = {place.name for place in kept.places if place.guest == guest}
    unknown = len(kept.lines) - len(kept.writers)
    wrote = [line.name in names for line in kept.lines[:unknown]]
    wrote += [writer == guest for writer in kept.writers]
    return {
        "host": "" if kept.host == guest else kept.host,
        "places": tuple(Place() if place.guest == guest else place for place in kept.places),
        "removed": tuple(each for each in kept.removed if each != guest),
        "lines": tuple(
            replace(line, name="", text="") if gone else line
            for line, gone in zip(kept.lines, wrote, strict=True)
        ),
        "writers": tuple("" if each == guest else each for each in kept.writers),
    }


class Watcher:
    """An open connection to a table, and how far it has been told."""

    __slots__ = (
        "company",
        "guest",
        "line",
        "match",
        "open",
        "pulse",
        "screen",
        "seat",
        "version",
        "wake",
    )

    def __init__(self, guest: Guest | None, hello: Hello) -> None:
        self.guest = guest
        self.screen = Screen(_now()) if hello.paces else None
        self.open = False  # wants to see every hand, once out of the game
        self.wake: Callable[[], None] = _nobody
        """Is called when there may be news."""
        self.match = hello.match
        self.version: int | None = hello.version
        self.seat: int | None = None
        self.pulse = -1
        self.company: Company | None = None
        self.line = 0


def _nobody() -> None:
    pass


class Table:
    """A table that is open in this process."""

    def __init__(
        self,
        code: str,
        kept: Kept,
        storage: Storage,
        timing: Timing,
        seeds: Seeds,
        limits: Limits,
        metrics: Metrics,
        thinkers: Thinkers,
        wait: float | None = None,
    ) -> None:
        """One that is stored is read when somebody comes, or after its time; None: it is new."""

        self.code = code
        self.kept = kept
        self.stream: Stream | None = None
        self.frozen = False
        self.why_frozen = ""
        self.moved = False
        """Whether another process goes on with it, or will."""
        self.check_start: Callable[[], None] = lambda: None
        """Raises Refusal if no match may begin now."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_end: Callable[[str], None] = lambda _: None
        """Is told of a match that has ended."""
        self._storage = storage
        self._timing = timing
        self._seeds = seeds
        self._limits = limits
        self._metrics = metrics
        self._thinkers = thinkers
        self._inbox: Mailbox[tuple[Act, asyncio.Future[None]]] = Mailbox(MOST_WAITING)
        self._watchers: set[Watcher] = set()
        self._gone: dict[str, float] = {}  # since when a guest of the table is away
        self._left = _now()  # since when nobody watches
        self._awaited = -math.inf  # until when someone who has come may say hello
        self._idle: set[int] = set()  # seats whose player let the clock run out
        self._pulse = 0  # counts what watchers have to be told of the match
        self._asked_at = _now()
        self._clock_from = _now()  # since when the person who is asked sees the question
        self._extra = 0.0  # seconds for this question besides those that everyone has
        self._read = False  # whether some of them are for reading a card
        self._had_more: dict[int, int] = {}  # in which turn a seat asked for more time
        self._pausing: set[int] = set()
        self._bots: list[Bot] = []
        self._ready: str | None = None  # what a bot will answer when it is time
        self._thought: asyncio.Future[str] | None = None  # what one finds that searches
        self._advice: dict[int, tuple[int, str, Text | None]] = {}  # by seat, at which version
        self._backs = 0
        self._sure = wait is None  # whether this is how it is stored
        idle = timing.grace if kept.phase == "playing" else timing.linger
        self._retry = _now() + idle + (wait or 0.0)  # when it is read even if nobody comes
        self._stumbled: tuple[str | None, int] | None = None  # where an error came up

    async def read(self) -> None:
        """Be as it is stored: take up the match where it was left."""
        data = await self._storage.table(self.code)
        self.kept = msgspec.json.decode(data, type=Kept)
        match, stream = self.kept.match, self.stream
        if match is None:
            self.stream = None
        elif stream is not None and stream.id == match:
            for entry in await self._storage.entries(match, stream.version):
                stream.take(entry)
            self._question()
        elif self.kept.phase == "over":
            await self._look_back(match)
        else:
            await self._take_up(match)
        self._sure = True
        self._tell()

    async def _take_up(self, match: str) -> None:
        self._bots = []
        stream, renewed = await self._taken_up(match)
        if renewed is not None:
            at = stream.version - 1
            await self._storage.renew(self.code, match, at, RENEWED, renewed)
        self.stream = stream
        self._question()

    async def _look_back(self, match: str) -> None:
        """Show how the last match ended; if it would end otherwise now, wait for the next one."""
        played = await self._storage.played(match)
        try:
            stream, _ = await self._taken_up(match)
        except standoff.StandoffError:
            stream = None
        if stream is None or played is None or stream.match.result != played.record.result:
            await self._save(phase="open", match=None)
        else:
            self.stream = stream

    async def _taken_up(self, match: str) -> TakenUp:
        dealt, entries = await self._storage.match(match)
        return taken_up(dealt, await self._storage.position(self.code), entries)

    async def keep(self) -> None:
        """Keep where the match stands, so that other rules can go on with it."""
        if self.stream is not None and self.phase == "playing" and not self._ending():
            await self._keep(self.stream)

    # What others see of it

    @property
    def phase(self) -> Phase:
        return "frozen" if self.frozen else self.kept.phase

    def seat_of(self, guest: Guest | None) -> int | None:
        """The seat that belongs to the guest."""
        if guest is None:
            return None
        return next((s for s, p in enumerate(self.kept.places) if p.guest == guest.id), None)

    def listed(self) -> Listed:
        """The table as the lobby shows it."""
        return Listed(self.code, self.kept.settings, self.phase, self._names(), len(self._watchers))

    def mine(self, guest: Guest) -> Mine | None:
        """The table as it is shown to someone who has a seat there."""
        seat = self.seat_of(guest)
        if seat is None:
            return None
        waiting = self.stream is not None and self.phase == "playing" and not self._ending()
        asked = waiting and self._stream().match.asked == seat
        return Mine(self.code, self.kept.settings, self.phase, self._names(), seat, asked)

    def _names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.kept.places if place.name is not None)

    def watch(self, watcher: Watcher) -> None:
        """Someone has come; from now on they are woken when there is news."""
        if self.seat_of(watcher.guest) is None and self._strangers() >= self._limits.watchers:
            raise Refusal("full", "Too many people watch this table.")
        self._watchers.add(watcher)
        seat = self.seat_of(watcher.guest)
        if seat is not None and seat not in self._pausing:
            self._resume()
        if watcher.guest is not None:
            self._gone.pop(watcher.guest.id, None)
        self._presence_changed()

    def leave(self, watcher: Watcher) -> None:
        """A connection is lost."""
        self._watchers.discard(watcher)
        guest = watcher.guest
        if guest is not None and not self._present(guest.id):
            self._gone[guest.id] = _now()
        if not self._watchers:
            self._left = _now()
        self._presence_changed()

    def news(self, watcher: Watcher) -> list[ServerMessage]:
        """What the watcher has not been told; however long it took, it is never a long list."""
        news: list[ServerMessage] = []
        company = self._company(watcher.guest)
        if company != watcher.company:
            watcher.company = company
            news.append(company)
        seat = self.seat_of(watcher.guest)
        told = (watcher.pulse, watcher.seat) == (self._pulse, seat)
        if self.stream is not None and not told and not self.frozen and not self._ending():
            update = self._update(watcher, self.stream, seat)
            watcher.match, watcher.version = update.match, update.version
            watcher.pulse, watcher.seat = self._pulse, seat
            news.append(update)
        if watcher.line < self.kept.said:
            first = max(watcher.line, self.kept.said - len(self.kept.lines))
            news.append(Chat(first, self.kept.lines[first - self.kept.said :]))
            watcher.line = self.kept.said
        return news

    def hear(self, watcher: Watcher, word: Shown | Hold) -> None:
        """A screen tells how far it is; what is due may be due now."""
        screen = watcher.screen
        if screen is None:
            return
        screen.heard = _now()
        if isinstance(word, Shown):
            self._seen(watcher, screen.shown, word.version)
            screen.shown = word.version
        self._wake_up()

    def _seen(self, watcher: Watcher, before: int, now: int) -> None:
        """The clock of whoever is asked begins when they see the question."""
        if self.stream is None or self.stream.match.over:
            return
        fresh = before < self.stream.version <= now
        if fresh and self.stream.match.asked == self.seat_of(watcher.guest):
            self._clock_from = min(_now(), self._asked_at + pace.LAG)

    def _ending(self) -> bool:
        """Whether the match is over, but not yet stored as a whole."""
        over = self.stream is not None and self.stream.match.over
        return over and self.kept.phase == "playing"

    def _update(self, watcher: Watcher, stream: Stream, seat: int | None) -> Update:
        known = watcher.match == stream.id and watcher.seat in (None, seat)
        seconds = None
        if self.phase == "playing" and not stream.match.over and self._plays(stream.match.asked):
            due, _ = self._answer_due()
            seconds = None if due == math.inf else round(max(due - _now(), 0.0), 1)
        viewer = standoff.SPECTATOR if seat is None else seat
        open = watcher.open and seat is not None and stream.is_out(seat)
        return stream.update(viewer, watcher.version if known else None, seconds, open=open)

    def _company(self, guest: Guest | None) -> Company:
        kept = self.kept
        chairs = tuple(
            Chair(s, p.name, p.guest is not None and self._plays(s))
            for s, p in enumerate(kept.places)
        )
        return Company(
            code=self.code,
            settings=kept.settings,
            phase=self.phase,
            chairs=chairs,
            host=next((s for s, p in enumerate(kept.places) if p.guest == kept.host), None),
            you=self.seat_of(guest),
            hosting=guest is not None and guest.id == kept.host,
            watching=self._strangers(),
            match=kept.match,
            commitment=None if self.stream is None else self.stream.deal.commitment,
            alone=self._is_alone(),
            pausing=tuple(sorted(self._pausing)),
            hints=kept.hints,
        )

    def _strangers(self) -> int:
        """How many are here without a seat."""
        seated = {place.guest for place in self.kept.places}
        return sum(w.guest is None or w.guest.id not in seated for w in self._watchers)

    @property
    def left_at(self) -> float | None:
        """Since when a table is left to its bots: one person sat there at most, and is gone."""
        people = sum(place.guest is not None for place in self.kept.places)
        return self._left if people <= 1 and not self._watchers and not self.frozen else None

    def expect(self) -> None:
        """Someone has come, and will say hello."""
        self._awaited = _now() + HELLO_WITHIN

    @property
    def is_empty(self) -> bool:
        """Whether nobody is here or about to be."""
        return not self._watchers and _now() > self._awaited

    # What is asked of it

    async def hand_over(self) -> None:
        """Have it put down, so that another process can go on with it."""
        if self._sure:
            await self.do(self._hand_over)
        else:  # there is nothing here that is not stored
            self.lose()

    async def _hand_over(self) -> None:
        await self.keep()
        self.lose()

    def lose(self) -> None:
        """It is another's now: everyone has to come again."""
        self.moved = True
        self._tell()
        self._wake_up()

    async def reload(self) -> None:
        """Have it read again from its storage as a whole, also if it is frozen."""
        await self.do(self._reload)

    async def _reload(self) -> None:
        self.frozen, self.why_frozen, self._sure = False, "", False
        self.stream, self._stumbled = None, None
        await self.read()

    async def forget(self, guest: str) -> None:
        """Have a person's name and lines removed; a bot plays on in their seat."""
        await self.do(partial(self._forget, guest))

    async def _forget(self, guest: str) -> None:
        await self._save(**forgotten(self.kept, guest))

    async def close(self) -> None:
        """Have it closed, whatever is played."""
        await self.do(partial(self._save, phase="closed"))

    async def request(self, guest: Guest | None, message: ClientMessage) -> None:
        """Carry out what a guest asks, or raise Refusal; it is stored when this returns."""
        if guest is None:
            raise Refusal("no-name", "Pick a name first.")
        if guest.id in self.kept.removed:
            raise Refusal("removed", "The host has sent you away from this table.")
        if isinstance(message, Answer):
            await asyncio.sleep(self._pause(guest))
        await self.do(partial(self._carry_out, guest, message))

    def because(self, guest: Guest | None, why: Why) -> Because:
        """What can be said about a card of the guest's hand; nothing changes."""
        if guest is None:
            raise Refusal("no-name", "Pick a name first.")
        if self.phase in ("frozen", "closed"):
            raise Refusal(self.phase, f"This table is {self.phase}.")
        return self._stream().because(self._seat(guest), why)

    async def advice(self, guest: Guest | None, hint: Hint) -> Advice:
        """What a good bot would do in the guest's place; that it was asked for is stored."""
        await self.request(guest, hint)
        assert guest is not None
        _, key, why = self._advice[self._seat(guest)]
        return Advice(hint.id, key, why)

    async def do(self, act: "Act") -> None:
        """Have something done after everything that was asked before."""
        if self.moved:
            raise _not_saved()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self._inbox.put_nowait((act, done))
        except asyncio.QueueFull:
            raise Refusal("busy", "Too much is asked of this table at once.") from None
        await done

    async def _carry_out(self, guest: Guest, message: ClientMessage) -> None:
        if self.phase in ("frozen", "closed"):
            raise Refusal(self.phase, f"This table is {self.phase}.")
        match message:
            case Sit(seat=seat):
                await self._sit(guest, seat)
            case Stand():
                await self._vacate(self._seat(guest))
            case Remove(seat=seat):
                await self._remove(guest, seat)
            case Start(keep=keep, rotate=rotate):
                await self._start(guest, keep, rotate)
            case Answer(serial=serial, key=key):
                await self._answer(self._seat(guest), serial, key)
            case TakeBack():
                await self._take_back(self._seat(guest))
            case Here():
                self._welcome_back(self._seat(guest))
            case SetPace(pace=pace):
                self._host_only(guest)
                await self._save(settings=replace(self.kept.settings, pace=pace))
            case Pause(on=on):
                self._wish_pause(self._seat(guest), on)
            case MoreTime(reading=reading):
                self._give_time(self._seat(guest), reading)
            case Look(open=open):
                self._look(guest, open)
            case Hint():
                await self._hint(self._seat(guest))
            case Say(text=text, phrase=phrase):
                await self._say(guest, text, phrase)
            case Hello():
                raise Refusal("hello", "You have said hello already.")

    async def _sit(self, guest: Guest, seat: int | None) -> None:
        self._between_matches()
        places = self.kept.places
        free = [s for s, p in enumerate(places) if p.guest is None and seat in (None, s)]
        if self.seat_of(guest) is not None:
            raise Refusal("seated", "You have a seat.")
        if not free:
            raise Refusal("taken", "That seat is taken." if seat is not None else "All are taken.")
        if any(p.name is not None and p.name.casefold() == guest.name.casefold() for p in places):
            raise Refusal("name-taken", "Someone of that name sits here: pick another.")
        await self._place(free[0], Place(guest.id, guest.name))

    async def _vacate(self, seat: int, **changes: Any) -> None:
        self._between_matches()
        await self._place(seat, Place(), **changes)

    async def _remove(self, guest: Guest, seat: int) -> None:
        self._host_only(guest)
        places = self.kept.places
        sent = places[seat].guest if seat < len(places) else None
        if sent is None or sent == guest.id:
            raise Refusal("nobody", "Nobody sits there whom you could send away.")
        await self._vacate(seat, removed=(*self.kept.removed, sent))

    async def _start(self, guest: Guest, keep: tuple[int, ...], rotate: bool) -> None:
        self._host_only(guest)
        self._between_matches()
        self.check_start()
        setup = self.kept.settings.setup(self._seeds())
        if self.stream is not None:
            try:
                next_match = standoff.rematch(
                    self.stream.match, keep=keep, rotate=rotate, seed=setup.seed
                )
            except standoff.StandoffError as error:
                raise _not_dealt(error) from None
            setup = next_match.setup
        dealt = deal(setup)
        kept = replace(self.kept, phase="playing", match=dealt.id, hints=())
        data = msgspec.json.encode(kept)
        await self._storage.add_match(self.code, data, dealt, self._guests())
        self.kept = kept
        self.stream = Stream(dealt)
        self._idle.clear()
        self._pausing.clear()
        self._had_more.clear()
        self._advice.clear()
        self._bots = []
        for watcher in self._watchers:
            watcher.open = False
            if watcher.screen is not None:
                watcher.screen.shown = -1
        self._question()

    async def _answer(self, seat: int, serial: int, key: str) -> None:
        self._stream().check(seat, serial, key)
        self._welcome_back(seat)
        await self._enter(Entry(seat, key, "person"))

    async def _hint(self, seat: int) -> None:
        """Have a good bot think in someone's place, who hears of it; once a question."""
        stream = self._stream()
        if not (self._is_alone() or self.kept.settings.hints):
            raise Refusal("no-hints", "No hints are given at this table.")
        if stream.match.over or stream.match.asked != seat:
            raise Refusal("not-asked", "You are not asked anything.")
        if seat in self._advice and self._advice[seat][0] == stream.version:
            return
        had = self.kept.hints or (0,) * len(self.kept.places)
        await self._save(hints=(*had[:seat], had[seat] + 1, *had[seat + 1 :]))
        bot = SEASONED[self.kept.settings.game](f"hint {stream.version}")
        with self._metrics.thinking.time():
            view = View(stream.match, seat)
            key = bot.choose(view, view.decision)
        self._advice[seat] = stream.version, key, bot.why

    async def _take_back(self, seat: int) -> None:
        stream = self._stream()
        if stream.match.over or not stream.match.can_take_back(seat):
            raise Refusal("no-take-back", "Others have answered, or something came to light.")
        if self._backs >= MOST_TAKE_BACKS:
            raise Refusal("no-take-back", "You have taken back often enough: go on.")
        await self._enter(Entry(seat, None, "person"))

    def _wish_pause(self, seat: int, on: bool) -> None:
        if not on:
            self._resume()
        self._pausing = self._pausing | {seat} if on else self._pausing - {seat}
        self._presence_changed()

    def _give_time(self, seat: int, reading: bool) -> None:
        stream = self._stream()
        if stream.match.over or stream.match.asked != seat:
            raise Refusal("not-asked", "You are not asked.")
        turn: int = stream.match.view(seat).turn_number
        if self._read if reading else self._had_more.get(seat) == turn:
            raise Refusal("no-more-time", "You have had more time already.")
        if reading:
            self._read = True
        else:
            self._had_more[seat] = turn
        self._extra += pace.TO_READ if reading else pace.MORE
        self._presence_changed()

    def _look(self, guest: Guest, open: bool) -> None:
        """Show a player who is out all there is, where nobody is harmed by it."""
        out = self._stream().is_out(self._seat(guest))
        if open and not (out and (self._is_alone() or self.kept.settings.reveal)):
            raise Refusal("not-open", "You may not see that now.")
        for watcher in self._watchers:
            if watcher.guest is not None and watcher.guest.id == guest.id:
                watcher.open = open
                watcher.version = None  # what happened is told anew, with what it hid
        self._presence_changed()

    async def _say(self, guest: Guest, text: str, phrase: bool) -> None:
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise Refusal("empty", "There is nothing in that line.")
        seat = self.seat_of(guest)
        playing = self.kept.phase == "playing" and not self._ending()
        line = Line(guest.name, words, seat, watching=seat is None, phrase=phrase)
        said: dict[str, Any] = {
            "lines": (*self.kept.lines, line)[-LINES_KEPT:],
            "writers": (*self.kept.writers, guest.id)[-LINES_KEPT:],
            "said": self.kept.said + 1,
        }
        if playing and seat is not None and self._stream().match.minds_talk(seat):
            await self._enter(Entry(seat, TALK, "person"), **said)
        else:
            await self._save(**said)

    def _guests(self) -> dict[int, Guest]:
        """Who sits where, but for the bots."""
        return {
            seat: Guest(place.guest, place.name)
            for seat, place in enumerate(self.kept.places)
            if place.guest is not None and place.name is not None
        }

    def _seat(self, guest: Guest) -> int:
        seat = self.seat_of(guest)
        if seat is None:
            raise Refusal("no-seat", "You have no seat at this table.")
        return seat

    def _stream(self) -> Stream:
        if self.stream is None:
            raise Refusal("not-started", "The match has not begun.")
        return self.stream

    def _between_matches(self) -> None:
        if self.kept.phase == "playing":
            raise Refusal("playing", "Not while a match is played.")

    def _host_only(self, guest: Guest) -> None:
        if guest.id != self.kept.host:
            raise Refusal("not-host", "Only the host can do that.")

    # How it changes

    async def _place(self, seat: int, place: Place, **changes: Any) -> None:
        places = self.kept.places
        await self._save(places=(*places[:seat], place, *places[seat + 1 :]), **changes)

    async def _save(self, **changes: Any) -> None:
        kept = replace(self.kept, **changes)
        data = msgspec.json.encode(kept)
        await self._storage.save_table(self.code, data, closed=kept.phase == "closed")
        self.kept = kept
        self._tell()

    async def _enter(self, entry: Entry, **changes: Any) -> None:
        """Store what a seat does and what changes with it; then do it, and show it."""
        stream = self._stream()
        kept = replace(self.kept, **changes)
        data = msgspec.json.encode(kept) if changes else None
        with self._metrics.stored.time():
            await self._storage.add_entry(self.code, stream.id, stream.version, entry, data)
        self.kept = kept
        events = len(stream.match.events)
        stream.take(entry)
        self._metrics.entries.labels(entry.by).inc()
        if entry.key is None:
            self._backs += 1
        elif len(stream.match.events) > events:
            self._backs = 0
        if stream.match.over:
            await self._end(stream)
            return
        self._question()
        if is_due(stream):
            await self._keep(stream)

    async def _keep(self, stream: Stream) -> None:
        try:
            film, reached = progress(stream)
            await self._storage.keep(self.code, stream.id, reached)
        except (Away, Conflict) as error:
            self._doubt("position not saved", error)
        else:
            stream.film = film

    async def _end(self, stream: Stream) -> None:
        """The last answer is stored, whatever becomes of the rest, which is tried again."""
        try:
            await self._finish(stream)
        except (Away, Conflict) as error:
            self._doubt("end not saved", error)

    async def _finish(self, stream: Stream) -> None:
        """Store the whole match; the end is shown when it can be looked up."""
        _, reached = progress(stream)
        kept = replace(self.kept, phase="over")
        data = msgspec.json.encode(kept)
        await self._storage.end_match(self.code, data, stream.played(), reached)
        self.kept = kept
        self.on_end(stream.id)
        self._pulse += 1
        self._tell()

    def _question(self) -> None:
        """A question is open: its clock begins, and if a bot will answer, it thinks now."""
        self._asked_at = self._clock_from = _now()
        self._extra, self._read = 0.0, False
        self._ready = None
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        stream = self._stream()
        if not stream.match.over and not self._plays(stream.match.asked):
            self._ready = self._choose(stream, stream.match.asked)
            self._thought = self._search(stream, stream.match.asked)
        self._pulse += 1
        self._tell()

    def _choose(self, stream: Stream, seat: int) -> str:
        """What the seat's bot answers; one that thinks longer may find something better."""
        if not self._bots:
            settings, seed = self.kept.settings, stream.deal.setup.seed
            levels = [settings.level(each) for each in range(settings.players)]
            names = [best(settings.game) if each in THINKING else each for each in levels]
            bots = BOTS[settings.game]
            self._bots = [bots[name](f"{seed}-{each}") for each, name in enumerate(names)]
            if any(self._thinks(each) for each in range(settings.players)):
                self._thinkers.wake()
        with self._metrics.thinking.time():
            return self._bots[seat].choose(View(stream.match, seat), stream.match.decision)

    def _thinks(self, seat: int) -> bool:
        """Whether the bot of that seat tries its options out."""
        return self.kept.settings.level(seat) in THINKING

    def _search(self, stream: Stream, seat: int) -> asyncio.Future[str] | None:
        if not self._thinks(seat) or stream.match.width == 1:
            return None
        seed = f"{stream.deal.setup.seed}-{seat}-{stream.version}"
        return self._thinkers.search(stream.match, seat, seed, self._asked_at + self._timing.think)

    def _found(self) -> str | None:
        """What a bot has found that thinks longer, if it was in time."""
        thought, self._thought = self._thought, None
        if thought is None:
            return None
        in_time = thought.done() and not thought.cancelled() and thought.exception() is None
        self._metrics.thoughts.labels("in-time" if in_time else "late").inc()
        return thought.result() if in_time else None

    def _welcome_back(self, seat: int) -> None:
        if seat not in self._idle:
            return
        self._idle.discard(seat)
        if seat not in self._pausing:
            self._resume()
        if self.stream is not None and not self.stream.match.over:
            if self.stream.match.asked == seat:
                self._asked_at = self._clock_from = _now()
            self._presence_changed()

    def _presence_changed(self) -> None:
        self._pulse += 1  # deadlines may be others now
        self._tell()
        self._wake_up()

    def _wake_up(self) -> None:
        """The actor looks anew at what is due."""
        if not self._inbox.full():
            self._inbox.put_nowait((nothing, asyncio.get_running_loop().create_future()))

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher.wake()
        self.on_change()

    def _doubt(self, what: str, error: Exception) -> None:
        """What is stored has to be read again."""
        log.warning(what, extra={"table": self.code, "reason": str(error)})
        self._sure = False
        self._retry = _now() + RETRY

    def _stumble(self) -> None:
        """Something unexpected: read again, and freeze if that does not help."""
        here = (self.kept.match, 0 if self.stream is None else self.stream.version)
        if not self._sure or self._stumbled == here:
            self._freeze()
            return
        log.exception("table read again", extra={"table": self.code})
        self._stumbled = here
        self._sure = False
        self.stream = None
        self._retry = 0.0

    def _freeze(self) -> None:
        log.exception("table frozen", extra={"table": self.code})
        self.frozen = True
        self.why_frozen = repr(sys.exception())
        self._pulse += 1
        self._tell()

    # What is due, and when

    def _present(self, guest: str) -> bool:
        return any(w.guest is not None and w.guest.id == guest for w in self._watchers)

    def _plays(self, seat: int) -> bool:
        """Whether the seat's own player is expected to answer."""
        guest = self.kept.places[seat].guest
        if guest is None or seat in self._idle:
            return False
        return self._present(guest) or _now() < self._away_since(guest) + self._grace()

    def _is_alone(self) -> bool:
        """Whether one person plays, with bots: all goes as that person's screen says."""
        return sum(place.guest is not None for place in self.kept.places) == 1

    def _grace(self) -> float:
        """Someone who plays alone keeps nobody waiting."""
        return self._timing.linger if self._is_alone() else self._timing.grace

    def _is_paused(self) -> bool:
        """Whether all who play have agreed to a pause."""
        playing = {seat for seat in range(len(self.kept.places)) if self._plays(seat)}
        return bool(playing) and playing <= self._pausing

    def _resume(self) -> None:
        """No pause any more: who is asked has the whole time again."""
        if self._pausing and self._is_paused():
            self._pausing.clear()
            self._asked_at = self._clock_from = _now()

    def _away_since(self, guest: str) -> float:
        """Someone who has not come yet since the start is awaited from then on."""
        return self._gone.setdefault(guest, _now())

    def _pause(self, guest: Guest) -> float:
        """How long an answer of that guest has to wait, so that its time tells nothing."""
        asked = None
        if self.stream is not None and not self.stream.match.over:
            asked = self.stream.match.asked
        if asked is None or self.seat_of(guest) != asked or (self._is_alone() and self._screens()):
            return 0.0
        return max(self._asked_at + self._timing.pause - _now(), 0.0)

    def _answer_due(self) -> tuple[float, By]:
        """When the open question is answered for the seat that is asked, and why."""
        stream = self._stream()
        seat = stream.match.asked
        guest = self.kept.places[seat].guest
        soon = self._asked_at + self._timing.pause
        if self._is_paused():
            return math.inf, "bot"
        if guest is None or seat in self._idle:
            thought = self._asked_at + (self._timing.think if self._thinks(seat) else 0.0)
            return max(self._bots_due(stream, soon), thought), "bot"
        given_up = max(soon, self._away_since(guest) + self._grace())
        if self._is_alone():
            return (math.inf if self._present(guest) else given_up), "bot"
        time = pace.time_to_answer(self.kept.settings.clock, stream.match.width)
        last = max(soon, self._clock_from + time + self._extra)
        return (last, "clock") if self._present(guest) else (min(last, given_up), "bot")

    def _bots_due(self, stream: Stream, soon: float) -> float:
        """When a bot answers, for itself or for one who is away."""
        screens = self._screens()
        if not self._is_alone():
            act = max(self._timing.pause, self._timing.act * SHARE[self.kept.settings.pace])
            return pace.together(self._asked_at, stream.version, act, screens)
        seat, guest = next((s, p.guest) for s, p in enumerate(self.kept.places) if p.guest)
        if screens:
            return pace.alone(self._asked_at, stream.version, self._timing.act, screens)
        if self._present(guest) or stream.is_out(seat):
            return soon
        return max(soon, self._away_since(guest) + self._grace())

    def _screens(self) -> list[Screen]:
        """Those of the people who play."""
        watching = (w for w in self._watchers if self.seat_of(w.guest) is not None)
        return [watcher.screen for watcher in watching if watcher.screen is not None]

    def _heir(self) -> str | None:
        """Who becomes host when the host stays away."""
        if self._present(self.kept.host):
            return None
        guests = [place.guest for place in self.kept.places if place.guest is not None]
        return next((guest for guest in guests if self._present(guest)), None)

    def _due(self) -> float | None:
        """When the table does something by itself."""
        times = []
        if self.frozen:
            return None
        if not self._sure:
            return self._retry
        if self.kept.phase == "playing":
            times.append(0.0 if self._ending() else self._answer_due()[0])
        elif not self._watchers:
            times.append(self._left + self._timing.linger)
        if self._heir() is not None:
            times.append(self._away_since(self.kept.host) + self._timing.grace)
        if self._watchers:
            times.extend(self._given_up())
        due = min(times, default=math.inf)
        return None if due == math.inf else due

    def _given_up(self) -> list[float]:
        """When those who have left are held to be away, so that the others are told."""
        seated = {place.guest for place in self.kept.places}
        graces = (since + self._grace() for g, since in self._gone.items() if g in seated)
        return [time for time in graces if time > _now()]

    async def _act(self) -> None:
        """Do what is due."""
        now = _now()
        heir = self._heir()
        self._tell()
        if heir is not None and now >= self._away_since(self.kept.host) + self._timing.grace:
            await self._save(host=heir)
        elif self.kept.phase == "playing":
            await self._answer_for_another(now)
        elif not self._watchers and now >= self._left + self._timing.linger:
            await self._save(phase="closed")

    async def _answer_for_another(self, now: float) -> None:
        stream = self._stream()
        if self._ending():  # it could not be stored then
            await self._finish(stream)
            return
        due, by = self._answer_due()
        if now < due:
            return
        seat = stream.match.asked
        if by == "clock":
            self._idle.add(seat)
        key = self._found() or self._ready or self._choose(stream, seat)
        await self._enter(Entry(seat, key, by))

    async def run(self) -> None:
        """Live, until the table is closed or another process has it, or the task is cancelled."""
        while self.kept.phase != "closed":
            act, done = await self._next()
            if self.moved:
                _settle(done, _not_saved())
                break
            try:
                if not self._sure and not self.frozen:
                    await self.read()
                await act()
            except Refusal as refusal:
                _settle(done, refusal)
            except (Away, Conflict) as error:
                self._doubt("not saved", error)
                _settle(done, _not_saved())
            except Lost:
                log.warning("table lost", extra={"table": self.code})
                self.lose()
                _settle(done, _not_saved())
            except Exception:
                self._stumble()
                _settle(done, self._broken())
            else:
                _settle(done)
        while not self._inbox.empty():
            _settle(self._inbox.get_nowait()[1], _not_saved())

    def _broken(self) -> Refusal:
        if self.frozen:
            return Refusal("frozen", "This table is frozen.")
        return Refusal("broken", "Something is wrong with the server: try again.")

    async def _next(self) -> "tuple[Act, asyncio.Future[None]]":
        try:
            async with asyncio.timeout_at(self._due()):
                return await self._inbox.get()
        except TimeoutError:
            return self._act, asyncio.get_running_loop().create_future()


Act = Callable[[], Awaitable[None]]


async def nothing() -> None:
    pass


def _settle(done: asyncio.Future[None], refusal: Refusal | None = None) -> None:
    if done.done():
        return
    if refusal is None:
        done.set_result(None)
    else:
        done.set_exception(refusal)
        done.exception()  # whoever asked may have gone


def _not_saved() -> Refusal:
    return Refusal("not-saved", "It could not be saved: try again.")


def _not_dealt(error: standoff.StandoffError) -> Refusal:
    text = error.text if isinstance(error, standoff.SetupError) else None
    return Refusal("setup", str(error), text)


def _now() -> float:
    return asyncio.get_running_loop().time()
