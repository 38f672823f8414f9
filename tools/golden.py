"""The golden games: seeded matches written out decision by decision, to be diffed.

    python tools/golden.py          play them anew
    python tools/golden.py --check  fail if one differs from its file

A change of the rules shows here as a change of the games it touches. The first line names the
rules: another game by rules of the same name is not written, their edition has to be counted up.
"""

import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

import standoff
from standoff.bots import RandomBot, View
from standoff.kernel.match import Match
from standoff.kernel.text import Text

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
SIZES = (4, 5, 6, 7)
Deal = tuple[str, int, dict[str, Any]]
TABLES: dict[str, dict[str, Any]] = {
    "base": {},
    "dodge_city": {"sets": ["dodge_city"]},
    "dynamite_variant": {"variants": ["dynamite_variant"]},
    "shadow_gunslingers": {"variants": ["shadow_gunslingers"]},
    "gold_rush": {"sets": ["gold_rush"]},
    "valley_of_shadows": {"sets": ["valley_of_shadows"]},
    "high_noon": {"sets": ["high_noon"]},
    "fistful_of_cards": {"sets": ["fistful_of_cards"]},
    "armed_and_dangerous": {"sets": ["armed_and_dangerous"]},
    "great_train_robbery": {"sets": ["great_train_robbery"]},
    "wild_west_show": {"sets": ["wild_west_show"]},
    "events": {"sets": ["high_noon", "fistful_of_cards"], "events": 20},
    "all": {
        "sets": ["dodge_city", "high_noon", "fistful_of_cards"],
        "variants": ["dynamite_variant"],
        "events": 26,
    },
    "everything": {
        "sets": [
            "dodge_city",
            "gold_rush",
            "valley_of_shadows",
            "high_noon",
            "fistful_of_cards",
            "wild_west_show",
            "armed_and_dangerous",
            "great_train_robbery",
        ],
        "variants": ["dynamite_variant", "shadow_gunslingers"],
        "events": 26,
    },
}
BANG: dict[str, Deal] = {
    f"bang-{table}-{players}": ("bang", players, TABLES[table])
    for table, sizes in (
        ("base", SIZES),
        ("dodge_city", (3, *SIZES, 8)),
        ("dynamite_variant", (5,)),
        ("shadow_gunslingers", (4, 6, 7)),
        ("gold_rush", (4, 5, 7)),
        ("valley_of_shadows", (4, 5, 7)),
        ("high_noon", (5, 7)),
        ("fistful_of_cards", (5, 7)),
        ("armed_and_dangerous", (4, 6)),
        ("great_train_robbery", (4, 6, 7)),
        ("wild_west_show", (4, 5, 7)),
        ("events", (6,)),
        ("all", (3, 5, 8)),
        ("everything", (5, 8)),
    )
    for players in sizes
}
DICE: dict[str, Deal] = {f"dice-{players}": ("dice", players, {}) for players in range(3, 9)}
SAMURAI: dict[str, Deal] = {
    f"samurai-{players}": ("samurai", players, {}) for players in range(3, 8)
}
GAMES = BANG | DICE | SAMURAI


def playthrough(name: str) -> Iterator[str]:
    """A match as lines: what happened, what was asked, what was answered, what each seat knew."""
    game, players, table = GAMES[name]
    match = standoff.new(game, players=players, seed=name, **table)
    yield f"rules {match.rules.edition(match.setup)}"
    bots = [RandomBot(f"{name}-{seat}") for seat in range(players)]
    told = 0
    while not match.over:
        yield from _news(match, told)
        told = len(match.events)
        decision = match.decision
        key = bots[decision.seat].choose(View(match, decision.seat), decision)
        yield f"? {decision.seat} {_line(decision.prompt)}"
        yield f"  {' '.join(option.key for option in decision.options)}"
        yield f"  views {_digest(match)}"
        yield f"! {key}"
        match.answer(key)
    yield from _news(match, told)
    yield f"= {msgspec.json.encode(match.result).decode()}"


def _news(match: Match, since: int) -> Iterator[str]:
    """Events as the engine knows them."""
    for event, text in zip(match.events[since:], match.open_events(since), strict=True):
        yield f"{event.id}{_line(text).removeprefix(text.id)} knows={event.knows:x}"


def _line(text: Text) -> str:
    return " ".join([text.id, *(f"{name}={value}" for name, value in text.args.items())])


def _digest(match: Match) -> str:
    """A short digest of all views: a leak or a lost field changes it."""
    views = [match.view(seat) for seat in [*range(match.setup.players), standoff.SPECTATOR]]
    return blake2b(msgspec.json.encode(views), digest_size=8).hexdigest()


def is_another_game(kept: Sequence[str], fresh: Sequence[str]) -> bool:
    """Whether questions, answers or the end differ although the rules have the same name."""
    return kept[:1] == fresh[:1] and _moves(kept) != _moves(fresh)


def _moves(lines: Sequence[str]) -> list[str]:
    """Without what was only told or seen: that may change with the same rules."""
    return [line for line in lines if line.startswith(("?", "!", "="))]


def main() -> int:
    check = "--check" in sys.argv
    changed = 0
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        fresh = [line + "\n" for line in playthrough(name)]
        kept = path.read_text().splitlines(keepends=True) if path.exists() else []
        if not check:
            if is_another_game(kept, fresh):
                print(f"{name} is another game by the same {fresh[0].strip()}: count them up.")
                changed += 1
                continue
            FOLDER.mkdir(exist_ok=True)
            path.write_text("".join(fresh))
            continue
        diff = list(islice(unified_diff(kept, fresh, "kept", "played", n=2), 30))
        sys.stdout.writelines(diff)
        changed += bool(diff)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
