"""A tally as tables to read."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from standoff.lab.compare import BOT, TURNS, Verdict
from standoff.lab.numbers import Numbers
from standoff.lab.tally import Tally, interval
from standoff.texts import Texts


def report(tally: Tally, texts: Texts, roles: Sequence[str], seconds: float) -> RenderableType:
    """Wins by role and by character and, if there were several, by set and by bot.

    Roles come in the given order. Sets and bots are named as they are chosen on the command line.
    """
    by_role = tally.counted("role")
    named = ((texts.role(id), "", by_role[id]) for id in roles if id in by_role)
    parts: list[RenderableType] = [_table(texts, "role", named)]
    by_set = tally.counted("set")
    several = len(by_set) > 1
    by_character = sorted(tally.counted("character").items(), key=_by_share)
    named = ((texts.kind(id), tally.sets[id], count) for id, count in by_character)
    parts.append(_table(texts, "character", named, with_sets=several))
    if several:
        parts.append(_table(texts, "set", ((id, "", count) for id, count in by_set.items())))
    by_bot = tally.counted("bot")
    if len(by_bot) > 1:
        parts.append(_table(texts, "bot", ((id, "", count) for id, count in by_bot.items())))
    turns = f"{tally.turns / tally.games:.1f}"
    rate = f"{tally.games / seconds:.0f}"
    parts.append(texts.app("simulated", games=tally.games, turns=turns, rate=rate))
    return Group(*parts)


def verdicts(found: Sequence[Verdict], sides: tuple[str, str], texts: Texts) -> Table:
    """What a comparison has found out, a line for each measure."""
    numbers = Numbers(texts.language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.app("lab-measure"))
    for side in sides:
        table.add_column(side, justify="right", overflow="fold")
    for heading in ("lab-difference", "interval"):
        table.add_column(texts.app(heading), justify="right", no_wrap=True)
    table.add_column(texts.app("lab-verdict"))
    for each in found:
        is_length = each.name == TURNS
        plain, more = (
            (numbers.plain, numbers.plain) if is_length else (numbers.share, numbers.points)
        )
        if is_length:
            name = texts.app("lab-turns-a-game")
        elif each.name == BOT:
            name = texts.app("lab-bot-wins")
        else:
            name = texts.app("lab-wins-of", name=texts.role(each.name))
        if each.differs:
            verdict = texts.app("lab-differs")
        elif each.alike:
            verdict = texts.app("lab-alike", margin=more(each.margin).lstrip("+"))
        else:
            verdict = texts.app("lab-open", games=each.needs)
        low, high = more(each.difference.low), more(each.difference.high)
        first, second = plain(each.first), plain(each.second)
        difference = more(each.difference.value)
        table.add_row(name, first, second, difference, f"{low} – {high}", verdict)
    return table


def _by_share(counted: tuple[str, tuple[int, int]]) -> float:
    """The best first."""
    _, (seats, won) = counted
    return -won / seats


def _table(
    texts: Texts,
    what: str,
    counts: Iterable[tuple[str, str, tuple[int, int]]],
    with_sets: bool = False,
) -> Table:
    """A line for each name, perhaps with its set."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (what, "set") if with_sets else (what,):
        table.add_column(texts.app(heading))
    for heading in ("seats", "wins", "share", "interval"):
        table.add_column(texts.app(heading), justify="right")
    for name, part, (seats, won) in counts:
        names = (name, part) if with_sets else (name,)
        low, high = interval(won, seats)
        share = f"{won / seats:.1%}"
        table.add_row(*names, str(seats), str(won), share, f"{low:.1%} – {high:.1%}")
    return table
