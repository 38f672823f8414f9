"""What the kernel asks of a game: a state of plain data, rules that move it, and questions."""

from abc import abstractmethod
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import NONE, NOTHING, PLAIN, Aside, Choice
from standoff.kernel.errors import StandoffError
from standoff.kernel.event import Event
from standoff.kernel.record import Series, Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.view import Catalog, Playable
from standoff.kernel.words import Say

MAIN: Final = "main"
"""The matter that games with turns of many plays have in common: what to do next in one's own."""

MOST_EVENTS: Final = 10_000
"""Between two questions: a flow that tells more goes round in circles."""


Written = dict[tuple[str, int, int, int, int, int, int, bool], Any]
"""Options by what they are made of."""

NO_ASIDES: Final[list[Aside]] = []  # shared by nearly all questions, never changed


class GameOver(Exception):
    """Unwinds whatever effect was under way. The winners stand in the state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of one match. A game adds its own fields, all of them plain data (LAW 3).

    Between two steps nothing is suspended, held or pending, so the state can be copied and saved;
    `events` is the sink of what happens, kept by the driver, and `interrupted` is false then.
    """

    def __init__(self, rules: "Rules[Any]", rng: Rng) -> None:
        self.rules = rules
        self.rng = rng
        self.events: list[Event] = []
        self.most_events = MOST_EVENTS  # moved on by the driver: a flow that tells more is stuck
        self.winners: list[int] = []
        self.ending = ""  # the text id of how it ended; empty while the game goes on
        self.interrupted = False  # an aside is being run
        self.options: Written = {}  # in the form that leaves the engine; matches of a box share it
        self.answered: list[Choice | Aside] = []  # since the checkpoint; NOTHING where it was moot
        # For a copy on its way: what it answers again, the next one last, and where it will stand.
        self.again: list[Choice | Aside] = []
        self.like: Ask | None = None

    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the table, in the game or not."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy without the events."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """All of it as JSON data, which `Rules.load` reads back."""

    @abstractmethod
    def card_name(self, card: int) -> str:
        """The name of a card in keys and texts, the same in every match."""

    @abstractmethod
    def kind_name(self, kind: int) -> str:
        """The name of a kind of card, or of a character."""

    def kind_names(self, kinds: int) -> list[str]:
        """The names of several kinds that the game has packed into one number."""
        raise IndexError("This game packs no kinds into a number.")

    def shows(self, choice: Choice) -> int:
        """The kinds that an answer is about besides its fields, packed into one number, or NONE."""
        return NONE

    def tone(self, choice: Choice) -> str:
        """What an answer is, to one who does not know its verb."""
        return PLAIN

    @abstractmethod
    def role_name(self, role: int) -> str: ...

    @abstractmethod
    def roles(self) -> list[str]:
        """Everyone's real role by seat, whoever knows it."""

    @abstractmethod
    def audience(self, event: Event) -> int:
        """The mask of seats that may know the secret of an event, as things are."""

    def emit(self, event: Event) -> None:
        """Tell what has happened; a card or a role reaches those who know it."""
        event.knows = self.audience(event)
        if len(self.events) >= self.most_events:
            raise StandoffError(f"No question and no end: the rules are stuck at {event.id!r}.")
        self.events.append(event)

    def credit(self, seat: int, ability: int) -> None:
        """Tell that what follows is the work of that ability, whoever has it."""
        self.emit(Event("ability", seat=seat, kind=ability))

    async def ask(
        self,
        seat: int,
        say: Say,
        choices: Callable[[], list[Choice]],
        *,
        matter: str,
        stake: int = 0,
        undisturbed: bool = False,
    ) -> Choice:
        """Put a question and give its answer.

        The matter is what kind of question it is, one of the few that a game has; the stake is
        how many points (of life, or whatever the game counts) it costs to give in.
        An aside taken meanwhile is run, and the question put again with fresh choices; an
        undisturbed question has none. A question that has no choices any more is moot: its
        answer is NOTHING. A copy that is being made has its answer, and need not put the question.
        """
        while self.again:
            known = self.again.pop()
            if isinstance(known, Choice):
                return known
            await self._interrupt(known)
        alone = undisturbed or self.interrupted
        question = Ask(self, seat, say, choices, matter, stake, alone)
        while question.choices:
            answer = await question
            self.answered.append(answer)
            if isinstance(answer, Choice):
                return answer
            await self._interrupt(answer)
            question.relist()
        self.answered.append(NOTHING)
        return NOTHING

    async def _interrupt(self, aside: Aside) -> None:
        before = self.interrupted
        self.interrupted = True  # there are no asides within an aside
        await self.rules.interrupt(self, aside)
        self.interrupted = before


@mypyc_attr(acyclic=True, free_list_len=1)
class Listing:
    """The choices of a seat: what a partial would do, for a question that is put all the time."""

    __slots__ = ("_choices", "_seat", "_state")

    def __init__(
        self, choices: Callable[[Any, int], list[Choice]], state: State, seat: int
    ) -> None:
        self._choices = choices
        self._state = state
        self._seat = seat

    def __call__(self) -> list[Choice]:
        return self._choices(self._state, self._seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat; awaiting it gives the Choice made, or the Aside taken meanwhile.

    Whether it exists follows from public knowledge alone (LAW 2), and so do its words, its matter
    and its stake; only its choices look at the hand. No flow may remember a hidden card while it
    waits: `fork` moves them.
    """

    __slots__ = (
        "_list",
        "_state",
        "_undisturbed",
        "asides",
        "choices",
        "matter",
        "say",
        "seat",
        "stake",
    )

    def __init__(
        self,
        state: State,
        seat: int,
        say: Say,
        choices: Callable[[], list[Choice]],
        matter: str,
        stake: int,
        undisturbed: bool,
    ) -> None:
        self._state = state
        self._list = choices
        self._undisturbed = undisturbed
        self.seat = seat
        self.say = say
        self.matter = matter
        self.stake = stake
        like = state.like
        if like is None:
            self.choices = choices()
            self.asides = NO_ASIDES if undisturbed else state.rules.asides(state, self)
        else:
            self.choices = like.choices
            self.asides = like.asides
            say.number = like.say.number  # listing may count
            state.like = None

    def relist(self) -> None:
        """List the choices anew, for the position as it is now."""
        state = self._state
        self.choices = self._list()
        self.asides = NO_ASIDES if self._undisturbed else state.rules.asides(state, self)

    def __await__(self) -> Generator["Ask", Choice | Aside, Choice | Aside]:
        answer = yield self
        return answer


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """A game: how it is dealt, and the flow that plays it. It holds no state of a match."""

    @abstractmethod
    def playable(self) -> Playable:
        """What a match can be dealt with."""

    @abstractmethod
    def catalog(self) -> Catalog:
        """All that lies in the box, as data."""

    @abstractmethod
    def edition(self, setup: Setup) -> str:
        """The rules of such a match by name; another as soon as the same answers lead elsewhere."""

    @abstractmethod
    def deal(self, setup: Setup) -> S:
        """The state before the first step, or SetupError."""

    @abstractmethod
    def load(self, setup: Setup, data: dict[str, Any]) -> S:
        """The state that `State.data` wrote, or BadRecord."""

    @abstractmethod
    def advance(self, state: S) -> Coroutine[Any, Any, None]:
        """Play one step of the turn, asking whoever has something to decide in it (LAW 4)."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """All that seat may know, as a record ready for JSON. SPECTATOR is a seat here."""

    @abstractmethod
    def look(self, state: S, seat: int) -> Any:
        """The same fact by fact: a kernel.look.Look of the game."""

    @abstractmethod
    def seen(self, setup: Setup, table: Any, events: Sequence[Text]) -> Any:
        """Such a look made from records: a view of a match dealt like this, and its events."""

    @abstractmethod
    def open_view(self, state: S) -> Any:
        """The table with every hand and every role open: for those who play no part in it."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        """Permute what the seat cannot know, in place, so that it can notice nothing (LAW 6)."""

    @abstractmethod
    def why_not(self, state: S, ask: Ask, card: str, target: int) -> Say | None:
        """Why the asked seat may not use that card (at that target, or NONE) now."""

    def warning(self, state: S, ask: Ask, choice: Choice) -> Say | None:
        """What makes that answer of the asked seat look foolish, as far as the seat can know."""
        return None

    @abstractmethod
    def succession(self, state: S, keep: list[int], rotate: bool) -> Series:
        """What the next match of a series takes over from this one, or SetupError."""

    def asides(self, state: S, ask: Ask) -> list[Aside]:
        """What seats may do besides answering; who has something is public knowledge."""
        return NO_ASIDES

    def minds_talk(self, state: S, seat: int) -> bool:
        """Whether the rules mind now that the seat talks to the table; then it is told to them.

        It is no aside: nobody is offered it, and it may come at any question.
        """
        return False

    async def interrupt(self, state: S, aside: Aside) -> None:
        """Run an aside, or that a seat has talked."""
        raise NotImplementedError
