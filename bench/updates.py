"""How long updates are on the wire, and what it costs to make them short.

    python bench/updates.py [--games bang] [--matches 3] [--bot gunslinger]

Whole matches with every set and as many players as can be. After every answer each seat is told, as
the browser is: by what has changed, compressed. Besides, what it would be without.
"""

import argparse
import statistics
import time
from collections.abc import Iterator

from websockets.frames import Frame, Opcode

from standoff.bots import BOTS, best
from standoff.bots.bot import View
from standoff.games import GAMES
from standoff.kernel.record import Setup
from standoff.server.deflate import Deflates
from standoff.server.protocol import write
from standoff.server.session import Told
from standoff.server.stream import Entry, Stream, deal

WANTED = 1000
"""Bytes that no update should have."""


def played(game: str, bot: str, seed: str) -> Iterator[Stream]:
    """A match at its beginning and after every answer."""
    playable = GAMES[game].playable()
    setup = Setup(game, max(playable.players), seed, sets=playable.sets)
    stream = Stream(deal(setup))
    seats = [BOTS[game][bot](f"{seed}-{seat}") for seat in range(setup.players)]
    yield stream
    while not stream.match.over:
        seat = stream.match.asked
        key = seats[seat].choose(View(stream.match, seat), stream.match.decision)
        stream.take(Entry(seat, key, "bot"))
        yield stream


class Lengths:
    """One way to tell updates: how long they were, and how long it took."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bytes: list[int] = []
        self.seconds = 0.0

    def __str__(self) -> str:
        lengths = sorted(self.bytes)
        number = len(lengths)
        longer = sum(length > WANTED for length in lengths)
        return (
            f"{self.name:24} mean {statistics.mean(lengths):5.0f}  median {lengths[number // 2]:5}"
            f"  p99 {lengths[number * 99 // 100]:5}  max {lengths[-1]:5}"
            f"  over {WANTED}: {longer:4} ({100 * longer / number:.2f} %)"
            f"  {1e6 * self.seconds / number:3.0f} ms for 1,000"
        )


def measure(game: str, bot: str, matches: int) -> list[Lengths]:
    """Every update of some matches, told in four ways."""
    whole, shorter = Lengths("whole"), Lengths("by what has changed")
    both = Lengths("whole, compressed"), Lengths("by changes, compressed")
    _, deflate = Deflates().process_request_params([], [])
    for number in range(matches):
        told: list[Told] = []
        for stream in played(game, bot, f"updates {number}"):
            told = told or [Told() for _ in range(stream.deal.setup.players)]
            for seat, before in enumerate(told):
                update = stream.update(seat, stream.version - 1 if stream.version else None, 59.9)
                for way, small in zip((whole, shorter), both, strict=True):
                    began = time.process_time()
                    text = write(before.shorter(update) if way is shorter else update).encode()
                    made = time.process_time()
                    short = deflate.encode(Frame(Opcode.TEXT, text)).data
                    ended = time.process_time()
                    if stream.version:  # the first of a match is always whole
                        way.bytes.append(len(text))
                        small.bytes.append(len(short))
                        way.seconds += made - began
                        small.seconds += ended - began
    return [whole, shorter, *both]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["bang", "dice", "samurai"])
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--bot", help="the best of each game, if none is named")
    args = parser.parse_args()
    for game in args.games:
        ways = measure(game, args.bot or best(game), args.matches)
        print(f"{game}: {args.matches} matches, {len(ways[0].bytes)} updates")
        for way in ways:
            print(" ", way)


if __name__ == "__main__":
    main()
