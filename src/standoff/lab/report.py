"""A tally as tables to read."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from standoff.games import roles
from standoff.lab.tally import Tally, interval
from standoff.texts import Texts


def report(tally: Tally, texts: Texts, seconds: float) -> RenderableType:
    """Wins by role, by character and, if there were several, by bot."""
    by_role = tally.counted("role")
    parts: list[RenderableType] = [
        _table(texts, "role", {texts.role(r): by_role[r] for r in roles.NAMES if r in by_role})
    ]
    by_character = tally.counted("character")
    named = {texts.kind(character): count for character, count in by_character.items()}
    parts.append(_table(texts, "character", dict(sorted(named.items(), key=_by_share))))
    by_bot = tally.counted("bot")
    if len(by_bot) > 1:
        parts.append(_table(texts, "bot", by_bot))
    turns = f"{tally.turns / tally.games:.1f}"
    rate = f"{tally.games / seconds:.0f}"
    parts.append(texts.app("simulated", games=tally.games, turns=turns, rate=rate))
    return Group(*parts)


def _by_share(named: tuple[str, tuple[int, int]]) -> float:
    """The best first."""
    _, (seats, won) = named
    return -won / seats


def _table(texts: Texts, what: str, counts: dict[str, tuple[int, int]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.app(what))
    for heading in ("seats", "wins", "share", "interval"):
        table.add_column(texts.app(heading), justify="right")
    for name, (seats, won) in counts.items():
        low, high = interval(won, seats)
        share = f"{won / seats:.1%}"
        table.add_row(name, str(seats), str(won), share, f"{low:.1%} – {high:.1%}")
    return table
