"""Every message between server and client. The client's types are made from these.

Over a socket each frame is one message as JSON; its `type` says which. A message from a client may
carry an `id`: the server answers with Done (to a Why, with Because; to a Hint, with Advice) or
Refused under the same id, to that client alone.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import astuple

from standoff.bots import best
from standoff.games.bang.door.view import BangView
from standoff.games.dice.view import DiceView
from standoff.games.samurai.view import SamuraiView
from standoff.kernel.decision import Decision
from standoff.kernel.record import Record, Result, Setup
from standoff.kernel.text import Text
from standoff.kernel.view import Span

LONGEST_FRAME: Final = 16 * 1024
LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 300
MOST_PLAYERS: Final = 8

View = BangView | DiceView | SamuraiView
"""What a seat may know of the table; its `game` says which it is."""

Phase = Literal["open", "playing", "over", "frozen", "closed"]
By = Literal["person", "bot", "clock", "rules"]
Pace = Literal["slow", "normal", "fast", "instant"]

Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z_]+$")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Serial = Annotated[int, Meta(ge=0, lt=2**31)]
Version = Annotated[int, Meta(ge=0, lt=2**31)]


# What is told over HTTP


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish to be called so."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Settings(Struct, frozen=True):
    """What is played at a table, and how. What a newer version has added is passed over."""

    game: Word = "bang"
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 5
    sets: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    variants: Annotated[tuple[Word, ...], Meta(max_length=20)] = ()
    options: Annotated[dict[Word, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=20)] = {}
    """Numbers that the game lets one choose, by their names; 0, or none: as usual."""
    bot: Word | None = None
    """Who plays the seats that nobody has taken, and those whose players are away; None: the best
    of those who answer at once."""
    clock: Annotated[int, Meta(ge=5, le=86_400)] = 60
    """Seconds to answer a question before the bot does, and more where there is much to choose
    from. Whoever plays alone with bots has all the time in the world."""
    pace: Pace = "normal"
    """How fast bots play where several people sit; whoever plays alone sets it on the screen."""
    reveal: bool = False
    """Whether those who are out of the game may see every hand and role, where others play on."""
    hints: bool = False
    """Whether people may ask what a good bot would do, where several of them play; whoever plays
    alone with bots may in any case."""
    public: bool = False
    """Whether the lobby lists the table; anyone with the link may come in any case."""
    bots: Annotated[tuple[Word, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """The same for every seat in particular, in their order; none: `bot` for all."""

    def level(self, seat: int) -> str:
        """The bot of a seat."""
        return self.bots[seat] if self.bots else self.bot or best(self.game)

    def setup(self, seed: str) -> Setup:
        """What a match is dealt with."""
        return Setup(
            game=self.game,
            players=self.players,
            seed=seed,
            sets=self.sets,
            variants=self.variants,
            options=self.options,
        )


class NewTable(Settings, frozen=True, forbid_unknown_fields=True):
    """What someone wants to play; here nothing is passed over."""

    def settings(self) -> Settings:
        return Settings(*astuple(self))


class Mine(Struct, frozen=True):
    """A table where you have a seat."""

    code: str
    settings: Settings
    phase: Phase
    names: tuple[str, ...]
    """The people who sit there."""
    seat: int
    waiting: bool
    """Whether your answer is awaited."""


class Me(Struct, frozen=True):
    """Who the cookie says you are; no name yet if there is no cookie."""

    name: str | None
    tables: tuple[Mine, ...]


class Offer(Struct, frozen=True):
    """What can be chosen for a new table of one game."""

    game: str
    players: tuple[int, ...]
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    needs: dict[int, tuple[str, ...]] = {}
    """For numbers of players that need one of these sets."""
    options: dict[str, Span] = {}
    """Numbers that can be chosen besides, by their names."""
    least: dict[str, int] = {}
    """The fewest players that can play with a set or variant, if not as few as without it."""
    excludes: dict[str, tuple[str, ...]] = {}
    """The variants that cannot be played with a set or variant."""


class Opened(Struct, frozen=True):
    """A new table: its code, and the link to send to friends."""

    code: str
    link: str


class Invitation(Struct, frozen=True):
    """The link to a table for those who are not at the host's machine."""

    link: str
    only_here: bool
    """Whether nobody else can open it, because the server listens to its own machine alone."""


class Played(Struct, frozen=True):
    """A finished match with all it takes to verify it."""

    match: str
    commitment: str
    salt: str
    record: Record


class Past(Struct, frozen=True):
    """A finished match that you played."""

    match: str
    game: str
    players: int
    names: tuple[str | None, ...]
    """By seat; None where a bot sat, or nobody knows any more."""
    you: int
    finished: str
    """When, as ISO 8601 in UTC."""
    winners: tuple[int, ...]
    ending: Text


class Frame(Struct, frozen=True):
    """A match after so many answers, and what the last of them has caused."""

    events: tuple[Text, ...]
    view: View
    asked: int | None
    prompt: Text | None
    """The open question; None: the match is over."""
    by: int | None
    """Who answers next, if the viewer may know what; it is another than `asked` in an aside."""
    answer: Text | None


class Replay(Struct, frozen=True):
    """A finished match, position by position: after the deal, then after each answer."""

    match: str
    setup: Setup
    names: tuple[str | None, ...]
    commitment: str
    salt: str
    result: Result
    viewer: int | None
    """Whose view it is; None: a spectator's, or everyone's."""
    open: bool
    """Whether every hand and role is shown."""
    frames: tuple[Frame, ...]


class Odds(Struct, frozen=True):
    """How often each side won, when a position was played on so many times."""

    at: int
    """The number of the position: after so many answers."""
    playouts: int
    won: tuple[int, ...]


class Swing(Struct, frozen=True):
    """A deed that changed much: from one position to the next in which nothing was under way."""

    since: int
    at: int
    side: int
    """Who gained most by it: its place among the sides."""


class Course(Struct, frozen=True):
    """The chances of each side over a finished match: seasoned bots played on from its positions,
    with hands and roles as they were."""

    method: int
    """Others than today's are worked out again."""
    sides: tuple[str, ...]
    """Each called like the first of its roles."""
    odds: tuple[Odds, ...]
    """In the order of the match; none if it was played by other rules than today's."""
    swings: tuple[Swing, ...]
    """The greatest, greatest first."""


class Chances(Struct, frozen=True):
    """The course of a match, as far as it is worked out."""

    done: float
    """1: as a whole, and kept."""
    course: Course | None
    """None if nothing is known yet, or if this server works none out."""


class Reason(Struct, frozen=True):
    """Why a bot did something in a finished match, from what its seat knew then."""

    seat: int
    level: str
    done: Text
    why: Text | None
    """In its own words; None if it has none, or no choice."""
    other: Text | None
    """What it would have done next; None if it could do nothing else."""
    instead: Text | None
    """And why that."""


class Problem(Struct, frozen=True):
    """Why a request was refused: one word for programs, a sentence for people.

    The text says the same in every language, where the sentence is the engine's.
    """

    code: str
    reason: str
    text: Text | None = None


# What a client says at a table


class _Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    id: Annotated[int, Meta(ge=0, lt=2**31)] = 0


class Hello(_Request, tag="hello", frozen=True):
    """The first message: the last match and version seen here, if there are any."""

    match: Annotated[str, Meta(max_length=40)] | None = None
    version: Version = 0
    paces: bool = False
    """Whether this screen tells what it has shown, so that bots wait for it."""
    changes: bool = False
    """Whether it can do with what has changed of a view (Changed), where it has the one before."""


class Sit(_Request, tag="sit", frozen=True):
    """Take the place of a bot, before the start: that seat's, or the first there is."""

    seat: Seat | None = None


class Stand(_Request, tag="stand", frozen=True):
    """Give the seat back to a bot, before the start."""


class Remove(_Request, tag="remove", frozen=True):
    """The host sends a player away, before the start."""

    seat: Seat


class Start(_Request, tag="start", frozen=True):
    """The host starts the match; after one, the next in the same company (B-145 to B-147)."""

    keep: Annotated[tuple[Seat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """Seats still in the game that keep their characters."""
    rotate: bool = False
    """Whether the open role passes clockwise instead of being dealt."""


class Answer(_Request, tag="answer", frozen=True):
    """The answer to the open question, by its serial and an option's key."""

    serial: Serial
    key: Annotated[str, Meta(max_length=200)]


class TakeBack(_Request, tag="take-back", frozen=True):
    """Return to the last point where nothing was under way, while nothing has come to light."""


class Here(_Request, tag="here", frozen=True):
    """Back at the table: the bot need not play for me any longer."""


class Shown(_Request, tag="shown", frozen=True):
    """The screen has shown the match up to that version: bots may go on. It is not answered."""

    version: Version


class Hold(_Request, tag="hold", frozen=True):
    """The screen is still busy with what happened, or was told to wait. It is not answered."""


class SetPace(_Request, tag="set-pace", frozen=True):
    """The host chooses how fast bots play at a table of several people."""

    pace: Pace


class Pause(_Request, tag="pause", frozen=True):
    """I would like a pause, or none any more: it lasts while all who play want it."""

    on: bool


class MoreTime(_Request, tag="more-time", frozen=True):
    """More time for the question that is put to me: once a turn, and once a question to read."""

    reading: bool = False


class Look(_Request, tag="look", frozen=True):
    """Out of the game: show me every hand and role, or what I may know as before."""

    open: bool


class Why(_Request, tag="why", frozen=True):
    """Why can I not use that card, mine or lying open? Answered with Because; changes nothing."""

    card: Annotated[str, Meta(min_length=1, max_length=60)]


class Hint(_Request, tag="hint", frozen=True):
    """What would a good bot answer in my place? Answered with Advice; it is counted."""


class Say(_Request, tag="say", frozen=True):
    """A line of chat; or a phrase by its name, which everyone reads in their own language."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    phrase: bool = False


ClientMessage = (
    Hello
    | Sit
    | Stand
    | Remove
    | Start
    | Answer
    | TakeBack
    | Here
    | Shown
    | Hold
    | SetPace
    | Pause
    | MoreTime
    | Look
    | Why
    | Hint
    | Say
)


# What the server says


class Done(Struct, tag_field="type", tag="done", frozen=True):
    """The request was carried out, and is kept whatever happens."""

    id: int


class Because(Struct, tag_field="type", tag="because", frozen=True):
    """What can be said about using a card of the hand now."""

    id: int
    card: Text | None
    """Why it cannot be used at all; None if some option uses it."""
    seats: tuple[Text | None, ...]
    """Why not at that seat in particular; None if it can, or if `card` says why."""
    distances: tuple[int | None, ...] | None
    """By seat, as you would see them after playing it, if that or your reach changes."""
    reach: int | None
    """Your reach after playing it, given together with the distances."""


class Advice(Struct, tag_field="type", tag="advice", frozen=True):
    """What a good bot would answer, knowing what you may know, and why in a sentence of its own."""

    id: int
    key: str
    why: Text | None


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """The request was not carried out; nothing has changed."""

    id: int
    code: str
    reason: str
    text: Text | None = None


class Chair(Struct, frozen=True):
    """A seat, and who sits there."""

    seat: int
    name: str | None
    """None where a bot sits."""
    present: bool
    """False while a bot plays for someone who is away."""


class Company(Struct, tag_field="type", tag="company", frozen=True):
    """Who is at the table and what they have agreed on; sent whole whenever it changes."""

    code: str
    settings: Settings
    phase: Phase
    chairs: tuple[Chair, ...]
    host: int | None
    """The seat of the host, if the host sits."""
    you: int | None
    """Your seat."""
    hosting: bool
    """Whether you are the host."""
    watching: int
    """How many are at the table without a seat."""
    match: str | None
    commitment: str | None
    """A hash of the seed and the salt of the match, told before the first question."""
    alone: bool = False
    """Whether one person plays, with bots: their screen sets the pace, and there is no clock."""
    pausing: tuple[int, ...] = ()
    """The seats that would like a pause."""
    hints: tuple[int, ...] = ()
    """How many hints each seat has had in this match; nothing: nobody had any."""


class Ended(Struct, frozen=True):
    """How a match ended, and what the commitment was made from."""

    result: Result
    seed: str
    salt: str


class _News(Struct, tag_field="type", frozen=True, kw_only=True):
    match: str
    since: int | None
    """The version the events begin after; None: they begin with the deal."""
    version: int
    events: tuple[Text, ...]
    seconds: float | None
    """Until the bot answers for the person who is asked; None: no clock runs."""
    take_back: bool
    """Whether you may take back."""
    ended: Ended | None = None
    warnings: dict[str, Text] | UnsetType = UNSET
    """Your options that look foolish: by their keys, a question to put first; else left out."""
    open: bool | UnsetType = UNSET
    """True where every hand and role is shown, to one who is out of the game; else left out."""


class Update(_News, tag="update", frozen=True, kw_only=True):
    """The match as your seat may know it, and what happened since the version you had."""

    decision: Decision | None
    """The open question, with options only where they are yours; None: the match is over."""
    view: View


Choices = tuple[tuple[str, ...], ...]
"""Options, each as its key, its tone if it has one, and the kinds of what it shows, if anything:
all else follows from the key."""


class AsideQuestion(Struct, frozen=True):
    """An AsideOffer in few words."""

    seat: int
    serial: int
    options: Choices


class Question(Struct, frozen=True, omit_defaults=True):
    """A Decision in few words."""

    serial: int
    seat: int
    matter: str
    prompt: Text
    options: Choices
    asides: tuple[AsideQuestion, ...] = ()
    stake: int = 0


class Changed(_News, tag="changed", frozen=True, kw_only=True):
    """An update to the last one on this socket, with what has changed of its view.

    A record has the changes of its fields, a list of records that of its places. Whatever else is
    new stands alone in a list; for a field that is gone there is an empty one.
    """

    decision: Question | None
    changes: dict[str, Any]


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of chat, and who wrote it."""

    name: str
    text: str
    seat: int | None = None
    """Where they sat when they wrote it: anyone may have the same name."""
    watching: bool = False
    """Whether they had no seat; of older lines neither is known."""
    phrase: bool = False
    """Whether the text is the name of a phrase."""


class Chat(Struct, tag_field="type", tag="chat", frozen=True):
    """Lines of chat that you have not seen; the first is number `first`."""

    first: int
    lines: tuple[Line, ...]


class Listed(Struct, frozen=True):
    """A public table in the lobby."""

    code: str
    settings: Settings
    phase: Phase
    names: tuple[str, ...]
    watching: int


class Lobby(Struct, tag_field="type", tag="lobby", frozen=True):
    """The public tables, sent whole whenever they change."""

    tables: tuple[Listed, ...]


ServerMessage = Done | Because | Advice | Refused | Company | Update | Changed | Chat | Lobby


class Refusal(Exception):
    """A request that is not carried out, in one word and in a sentence; nothing has changed."""

    def __init__(self, code: str, reason: str, text: Text | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.text = text


_requests: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_messages: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


def read_request(frame: str | bytes) -> ClientMessage:
    """A client's frame as a message."""
    try:
        return _requests.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("unreadable", f"This is no message: {error}.") from None


def read_message(frame: str | bytes) -> ServerMessage:
    """A server's frame as a message."""
    return _messages.decode(frame)


def write(message: ClientMessage | ServerMessage) -> str:
    """A message as a frame."""
    return msgspec.json.encode(message).decode()
