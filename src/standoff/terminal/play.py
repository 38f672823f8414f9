"""A match against bots in a terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

import standoff
from standoff.bots import Bot, View
from standoff.kernel.decision import Option
from standoff.kernel.match import Match
from standoff.kernel.view import TableView
from standoff.terminal.menu import Menu, deeper, first
from standoff.terminal.screen import Screen
from standoff.terminal.tables import kind_of

YOU: Final = 0

DEFAULT: Final = "bang"
"""The game that is played where none is named."""

NEWS: Final = 14
"""Lines of the log before the table; `log` shows more."""
MORE: Final = 50


class Quit(Exception):
    """The player leaves the match."""


class Evening:
    """You at seat 0, a bot at every other."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], screen: Screen, *, explain: bool = False
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.explain = explain
        self._lines: list[Text] = []
        self._events = 0
        self._told = 0
        self._saved: Path | None = None

    def run(self) -> None:
        """Play to the end, or until the player leaves; the end of the input is leaving too."""
        try:
            self._introduce()
            while not self.match.over:
                if self.match.asked == YOU:
                    self._ask()
                else:
                    self._bot_answers(self.bots[self.match.asked])
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()

    def _bot_answers(self, bot: Bot) -> None:
        seat = self.match.asked
        self.match.answer(bot.choose(View(self.match, seat), self.match.decision))
        if self.explain and bot.why is not None:
            why = self.screen.texts.say(bot.why, self.screen.names)
            self._lines.append(Text(f"  {self.screen.names[seat]}: {why}", "italic magenta"))
        self.listen()

    def listen(self) -> None:
        """Write down what has happened."""
        for event in self.match.events_for(YOU, self._events):
            self._lines.append(self.screen.event(event, YOU))
        self._events = len(self.match.events)

    # Your questions

    def _ask(self) -> None:
        """Put the open question until it is answered, or one before it taken back."""
        hand = self._table().players[YOU].hand
        path = [first(self.match.decision.options, hand)]
        self.show(path[0])
        while True:
            line = self.screen.read()
            if line == "" and len(path) == 1:
                line = path[0].only_way()
            if line in ("", "0"):
                self._back(path)
            elif all(word.isdecimal() for word in line.split()):
                option = self._follow(path, [int(word) for word in line.split()])
                if option is not None:
                    self.match.answer(option.key)
                    self.listen()
                    return
            elif line == "u" and self.match.can_take_back(YOU):
                self.match.take_back(YOU)
                return
            else:
                self._command(line, path[0])

    def _back(self, path: list[Menu]) -> None:
        """One step back: nothing was sent yet."""
        if len(path) > 1:
            path.pop()
        if len(path) > 1:
            self._show_step(path[-1])
        else:
            self.show(path[0])

    def _follow(self, path: list[Menu], numbers: Sequence[int]) -> Option | None:
        """Go down the menus by these numbers, as far as they lead; the option, if to the end."""
        if path[-1].together:
            option = path[-1].together.get(frozenset(numbers))
            if option is None:
                self.screen.app("not-a-number", "yellow")
            return option
        for number in numbers:
            menu = path[-1]
            options = menu.ways.get(number, ())
            if not options:
                self._refuse(menu, number)
                return None
            below = None if menu.says_all(number) else deeper(options, menu.field)
            if below is None:
                return options[0]
            path.append(below)
        self._show_step(path[-1])
        return None

    def _refuse(self, menu: Menu, number: int) -> None:
        """Say why that number cannot be chosen."""
        reason = None
        if 1 <= number <= menu.hand:
            reason = self.match.explain(self._table().players[YOU].hand[number - 1])
        elif menu.field == "seat" and 1 <= number <= self.match.setup.players:
            card = next(iter(menu.ways.values()))[0].card
            reason = None if card is None else self.match.explain(card, number - 1)
        if reason is None:
            self.screen.app("not-a-number", "yellow")
        else:
            self.screen.say(reason, "yellow")

    # Commands

    def _command(self, line: str, menu: Menu) -> None:
        name, _, rest = line.partition(" ")
        if line.endswith("?") and line[:-1].isdecimal():
            name, rest = "i", line[:-1]
        number = int(rest) if rest.isdecimal() else 0
        if name == "q":
            raise Quit
        if name == "?":
            self.screen.keys("help-keys")
        elif name == "i" and number in menu.ways:
            self._tell(menu, number)
        elif name == "c" and 1 <= number <= self.match.setup.players:
            self.screen.player(self._table().players[number - 1])
        elif name == "u":
            self.screen.app("no-take-back", "yellow")
        elif name == "log":
            self.screen.log(self._lines, number or MORE)
        elif name == "save" and rest:
            self._save(Path(rest))
        else:
            self.screen.app("not-a-command", "yellow")

    def _tell(self, menu: Menu, number: int) -> None:
        """The full text of what a number of the menu is about."""
        if number <= menu.hand:
            self.screen.card(kind_of(self._table().players[YOU].hand[number - 1]))
            return
        option = menu.ways[number][0]
        if option.card is not None:
            self.screen.card(kind_of(option.card))
        elif option.kind is not None:
            self.screen.card(option.kind)
        else:
            self.screen.say(option.text)

    def _save(self, path: Path) -> bool:
        """Write the record; a file of someone else is left alone."""
        if path.exists() and path != self._saved:
            self.screen.app("file-exists", "yellow", file=str(path))
            return False
        try:
            path.write_bytes(standoff.encode(self.match.record()))
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.app("unwritable", "yellow", file=str(path), reason=reason)
            return False
        self._saved = path
        self.screen.app("saved", "green", file=str(path))
        return True

    # What you see

    def _table(self) -> TableView:
        view: TableView = self.match.view(YOU)
        return view

    def _introduce(self) -> None:
        you = self._table().players[YOU]
        self.screen.player(you)
        self.screen.app("help-hint", "dim")
        self.listen()

    def show(self, menu: Menu) -> None:
        """The news, the table, your hand and the question."""
        screen, view = self.screen, self._table()
        screen.print()
        screen.log(self._lines[self._told :], NEWS)
        self._told = len(self._lines)
        screen.print(screen.table(view))
        screen.print()
        if view.players[YOU].hand:
            screen.print(screen.hand(view.players[YOU].hand, menu))
            screen.print()
        screen.say(self.match.decision.prompt, "bold yellow")
        screen.print(screen.menu(menu))
        if menu.together:
            screen.app("several", "dim")
        if self.match.can_take_back(YOU):
            screen.app("can-take-back", "dim")

    def _show_step(self, menu: Menu) -> None:
        """The question after a card was chosen."""
        card = next(iter(menu.ways.values()))[0].card
        asks = self.screen.texts.app("ask-target" if menu.field == "seat" else "ask-which")
        about = "" if card is None else f"{self.screen.texts.card(card)}: "
        self.screen.print(self.screen.words(f"{about}{asks}", "bold yellow"))
        self.screen.print(self.screen.menu(menu))

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        screen = self.screen
        screen.print()
        screen.log(self._lines[self._told :], NEWS)
        screen.print(screen.table(self.match.open_view()))
        screen.print()
        screen.say(result.ending, "bold yellow")
        winners = ", ".join(screen.names[seat] for seat in result.winners)
        screen.app("winners", "bold", names=winners)
        screen.app("you-won" if YOU in result.winners else "you-lost", "bold green")
        self._seed()
        screen.app("offer-save")
        while (line := screen.read()).startswith("save "):
            if self._save(Path(line.removeprefix("save ").strip())):
                return

    def _leave(self) -> None:
        self.screen.print()
        if self.match.over:
            return
        self._seed()
        if self._saved is None:
            self.screen.copyable("go-on-saving")
        else:
            self.screen.copyable("go-on", file=str(self._saved))

    def _seed(self) -> None:
        setup = self.match.setup
        words = ["standoff play", f"--players {setup.players}", f"--seed {setup.seed}"]
        if setup.game != DEFAULT:
            words.insert(1, f"--game {setup.game}")
        words += [f"--set {part}" for part in setup.sets]
        words += [f"--variant {variant}" for variant in setup.variants]
        self.screen.copyable("seed", seed=setup.seed)
        self.screen.copyable("same-deal", command=" ".join(words))
