"""Acts: what someone chose to do to someone else, as told by the events."""

from collections.abc import Iterator, Sequence

from standoff.bots.beliefs import Act
from standoff.bots.gambler import characters, numbers
from standoff.games.dice.faces import FACES
from standoff.kernel.ring import clockwise
from standoff.kernel.text import Text
from standoff.kernel.view import TableView


def acts(events: Sequence[Text], table: TableView) -> Iterator[Act]:
    """The acts among what happened; the table is what came of it."""
    out = [int(event.args["seat"]) for event in events if event.id == "event-eliminated"]
    there = {player.seat for player in table.players if player.in_game}.union(out)
    for event in events:
        args = event.args
        if event.id == "event-eliminated":
            there.remove(int(args["seat"]))
        elif event.id == "event-aimed":
            by, target = int(args["by"]), int(args["target"])
            instead = tuple(_others_in_reach(table, there, by, target, str(args["kind"])))
            if instead:
                yield Act(by, target, float(args["number"]), instead)
        elif event.id == "event-beer" and args["seat"] != args["target"]:
            yield Act(int(args["seat"]), int(args["target"]), numbers.BEER_TELLS)
        elif event.id == "event-discarded-arrow" and args["by"] != args["target"]:
            yield Act(int(args["by"]), int(args["target"]), numbers.ARROW_TELLS)


def _others_in_reach(
    table: TableView, there: set[int], by: int, target: int, face: str
) -> Iterator[int]:
    """Who else could have been shot at with that face."""
    circle = [seat for seat in clockwise(list(table.ring), by) if seat in there]
    who = characters.of(table.players[by].character)
    for place in characters.reach(who, FACES.index(face), len(circle)):
        if circle[place] != target:
            yield circle[place]
