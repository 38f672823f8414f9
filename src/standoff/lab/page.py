"""Findings as one page of HTML that needs nothing else: to open offline, to keep, to send."""

import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

import standoff
from standoff.games import GAMES
from standoff.kernel.text import Text
from standoff.lab.cards import COLUMNS
from standoff.lab.findings import NOTHING, Estimate, Findings, share
from standoff.lab.numbers import Numbers
from standoff.lab.plots import histogram, intervals
from standoff.lab.simulate import Plan
from standoff.texts import Texts

SHOWN: Final = 40  # lines of a plot, at most


class Shown(NamedTuple):
    """A number with its interval, in a cell of a table."""

    number: Estimate
    written: Callable[[float], str]
    around: float | None = None  # what it is coloured against


Cell = str | int | Shown


class Page:
    """The report: what was played, then a section for each question."""

    def __init__(self, findings: Findings, plans: Sequence[Plan], games: int, texts: Texts) -> None:
        self._findings = findings
        self._plans = plans
        self._games = games
        self._texts = texts
        self._numbers = Numbers(texts.language)

    def html(self) -> str:
        sections = [
            ("roles", self._roles()),
            ("characters", self._characters()),
            ("groups", self._groups()),
            ("places", self._places()),
            ("length", self._length()),
            ("cards", self._cards()),
        ]
        there = [(id, list(parts)) for id, parts in sections]
        there = [(id, parts) for id, parts in there if parts]
        links = "".join(f'<a href="#{id}">{self._word(f"lab-{id}")}</a>' for id, _ in there)
        body = "".join(
            f'<section id="{id}"><h2>{self._word(f"lab-{id}")}</h2>{"".join(parts)}</section>'
            for id, parts in there
        )
        title = self._word("lab-title", games=self._findings.total)
        return (
            f'<!doctype html><html lang="{self._texts.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{title}</title><style>{_asset('page.css')}</style></head><body>"
            f"<header><h1>{title}</h1>{self._set_up()}<nav>{links}</nav></header>"
            f"<main>{body}</main><script>{_asset('page.js')}</script></body></html>\n"
        )

    def _set_up(self) -> str:
        plan = self._plans[0]
        parts = {
            "lab-game": plan.game,
            "lab-players": ", ".join(str(each.players) for each in self._plans),
            "set": ", ".join(("base", *plan.sets) if plan.game == "bang" else plan.sets),
            "lab-variants": ", ".join(plan.variants),
            "bot": ", ".join(plan.bots),
            "lab-version": standoff.__version__,
        }
        said = " · ".join(f"{self._word(id)}: {escape(what)}" for id, what in parts.items() if what)
        again = escape(command(self._plans, self._games))
        return (
            f"<p>{said} · {self._word('seed', seed=str(plan.seed))}</p>"
            f"<p>{self._word('lab-again')} <code>{again}</code></p>"
            f'<p class="small">{self._word("lab-intervals")} {self._word("lab-by-bots")}</p>'
        )

    # The sections

    def _roles(self) -> Iterator[str]:
        order = GAMES[self._plans[0].game].catalog().roles
        found = {players: self._findings.roles(players) for players in sorted(self._findings.games)}
        lines = [
            (players, role, *counted[role])
            for players, counted in found.items()
            for role in order
            if role in counted
        ]
        several = len(found) > 1
        written = self._numbers.share
        yield self._paragraph("lab-roles-how")
        yield intervals(
            [
                (self._with_players(self._texts.role(role), players, several), number)
                for players, role, _, _, number in lines
            ],
            written,
        )
        yield self._table(
            ("lab-players", "role", "lab-games", "wins", "share"),
            [
                (players, self._texts.role(role), there, won, Shown(number, written))
                for players, role, there, won, number in lines
            ],
        )

    def _characters(self) -> Iterator[str]:
        yield self._paragraph("lab-characters-how")
        yield from self._compared("character", self._name, sets=True)

    def _groups(self) -> Iterator[str]:
        for by in ("set", "bot"):
            if len(self._findings.names(by)) > 1:
                yield from self._compared(by, str)

    def _compared(self, by: str, name: Callable[[str], str], sets: bool = False) -> Iterator[str]:
        """Shares of wins, and effects against the average of the role, the best first."""
        effects = {id: self._findings.effect(by, id) for id in self._findings.names(by)}
        best = sorted(effects, key=lambda id: -effects[id].value)
        points, percent = self._numbers.points, self._numbers.share
        shown = best if len(best) <= SHOWN else best[: SHOWN // 2] + best[-SHOWN // 2 :]
        yield intervals([(name(id), effects[id]) for id in shown], points, around=0.0)
        if shown is not best:
            yield self._paragraph("lab-ends-shown", number=SHOWN)
        lines: list[tuple[Cell, ...]] = []
        for id in best:
            seats, won, number = self._findings.seats(by, id)
            names = (name(id), self._findings.sets[id]) if sets else (name(id),)
            lines.append(
                (*names, seats, won, Shown(number, percent), Shown(effects[id], points, 0.0))
            )
        names = (by, "set") if sets else (by,)
        yield self._table((*names, "seats", "wins", "share", "lab-effect"), lines)

    def _places(self) -> Iterator[str]:
        yield self._paragraph("lab-places-how")
        points, percent = self._numbers.points, self._numbers.share
        numbers = sorted(self._findings.games)
        several = len(numbers) > 1
        plotted, lines = [], []
        for players in numbers:
            for place in range(players):
                effect = self._findings.effect("place", str(place), players)
                seats, won, number = self._findings.seats("place", str(place), players)
                if place:
                    name = self._word("lab-place", number=place)
                    plotted.append((self._with_players(name, players, several), effect))
                shown = (Shown(number, percent), Shown(effect, points, 0.0))
                lines.append((players, place, seats, won, *shown))
        yield intervals(plotted, points, around=0.0)
        for players in numbers:
            first = self._findings.first_turn(players)
            yield self._paragraph("lab-first-turn", players=players, **self._said(first, points))
        yield self._table(
            ("lab-players", "lab-place-number", "seats", "wins", "share", "lab-effect"), lines
        )

    def _length(self) -> Iterator[str]:
        found, plain = self._findings, self._numbers.plain
        games = found.total
        yield self._paragraph("lab-turns", **self._said(found.length.over(games), plain))
        for players in sorted(found.games):
            counts = [(turns, n) for (number, turns), n in found.turns.items() if number == players]
            if len(found.games) > 1:
                yield f"<p>{self._word('lab-with-players', players=players)}</p>"
            yield histogram(counts, self._numbers.whole)
        yield self._paragraph("lab-survivors", **self._said(found.survivors.over(games), plain))
        if found.with_losses:
            first = found.first_out.over(found.with_losses)
            yield self._paragraph("lab-first-out", **self._said(first, plain))
        yield self._table(
            ("lab-ending", "lab-games", "share"),
            [
                (self._texts.say(Text(ending), ()), number, Shown(each, self._numbers.share))
                for ending, number, each in _shares(found.endings)
            ],
        )

    def _cards(self) -> Iterator[str]:
        found, plain = self._findings, self._numbers.plain
        cards = found.cards()
        yield self._paragraph("lab-cards-how")
        for column in ("damage", "healing"):
            numbers = [(self._name(card), found.a_game(card, column)) for card in cards]
            most = sorted(
                (each for each in numbers if each[1].value), key=lambda each: -each[1].value
            )
            if most:
                yield f"<p><b>{self._word(f'lab-{column}-plot')}</b></p>"
                yield intervals(most[: SHOWN // 2], plain)
        shown = {
            column: [
                Shown(found.wasted(card), self._numbers.share)
                if column == "wasted"
                else Shown(found.a_game(card, column), plain)
                for card in cards
            ]
            for column in COLUMNS
        }
        there = [column for column in COLUMNS if any(each.number.value for each in shown[column])]
        lines: list[tuple[Cell, ...]] = [
            (self._name(card), *(shown[column][at] for column in there))
            for at, card in enumerate(cards)
        ]
        yield self._table(("lab-card", *(f"lab-{column}" for column in there)), lines)

    # Words and tables

    def _word(self, id: str, **args: int | str) -> str:
        return escape(self._texts.app(id, **args), quote=False)

    def _paragraph(self, id: str, **args: int | str) -> str:
        return f"<p>{self._word(id, **args)}</p>"

    def _name(self, id: str) -> str:
        """Of a card, a face or a character; a rule of a set has none."""
        if not id:
            return self._texts.app("lab-no-card")
        try:
            return self._texts.kind(id)
        except KeyError:
            return id

    def _with_players(self, name: str, players: int, several: bool) -> str:
        return f"{name} ({players})" if several else name

    def _said(self, number: Estimate, written: Callable[[float], str]) -> dict[str, str]:
        return {
            "value": written(number.value),
            "low": written(number.low),
            "high": written(number.high),
        }

    def _table(self, headings: Sequence[str], lines: Sequence[Sequence[Cell]]) -> str:
        numeric = [not isinstance(cell, str) for cell in lines[0]]
        head = "".join(
            f"<th{' class=n' if right else ''}><button>{self._word(id)}</button></th>"
            for id, right in zip(headings, numeric, strict=True)
        )
        body = "".join(f"<tr>{''.join(map(_cell, line))}</tr>" for line in lines)
        return (
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return f'<td data-by="{escape(cell)}">{escape(cell)}</td>'
    if isinstance(cell, int):
        return f'<td class="n" data-by="{cell}">{cell}</td>'
    number, written, around = cell
    if number == NOTHING:
        return '<td class="n" data-by="0">–</td>'
    side = ""
    if around is not None:
        side = " up" if number.is_above(around) else " down" if number.is_below(around) else ""
    return (
        f'<td class="n{side}" data-by="{number.value:.6f}">{written(number.value)} '
        f"<small>{written(number.low)} – {written(number.high)}</small></td>"
    )


def _shares(counts: Counter[str]) -> Iterator[tuple[str, int, Estimate]]:
    for name, number in counts.most_common():
        yield name, number, share(number, counts.total())


def _asset(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")


def command(plans: Sequence[Plan], games: int) -> str:
    """What to type for the same games.

    >>> command([Plan("bang", 5, ("random",), 7, sets=("dodge_city",))], 100)
    'standoff lab report --players 5 --set dodge_city --bot random --games 100 --seed 7'
    """
    plan = plans[0]
    words = ["standoff", "lab", "report"]
    if plan.game != "bang":
        words += ["--game", plan.game]
    for each in plans:
        words += ["--players", str(each.players)]
    for option, names in (("set", plan.sets), ("variant", plan.variants), ("bot", plan.bots)):
        for name in names:
            words += [f"--{option}", name]
    return shlex.join([*words, "--games", str(games), "--seed", str(plan.seed)])
