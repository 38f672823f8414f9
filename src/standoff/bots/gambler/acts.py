"""Acts: what someone chose to do to someone else, as told by the events."""

from standoff.bots.beliefs import Act
from standoff.bots.gambler import characters, numbers
from standoff.games.dice.look import DiceLook
from standoff.kernel.event import Event
from standoff.kernel.ring import clockwise


def acts(events: list[Event], look: DiceLook) -> list[Act]:
    """The acts among what happened; the look is at what came of it."""
    found: list[Act] = []
    there = [look.in_game(seat) for seat in range(look.seats)]
    for event in events:
        if event.id == "eliminated":
            there[event.seat] = True
    for event in events:
        if event.id == "eliminated":
            there[event.seat] = False
        elif event.id == "aimed":
            instead = _others_in_reach(look, there, event)
            if instead:
                found.append(Act(event.by, event.target, float(event.number), instead))
        elif event.id == "beer" and event.seat != event.target:
            found.append(Act(event.seat, event.target, numbers.BEER_TELLS))
        elif event.id == "discarded-arrow" and event.by != event.target:
            found.append(Act(event.by, event.target, numbers.ARROW_TELLS))
    return found


def _others_in_reach(look: DiceLook, there: list[bool], shot: Event) -> list[int]:
    """Who else could have been shot at with that face."""
    circle = [seat for seat in clockwise(look.ring(), shot.by) if there[seat]]
    places = characters.reach(look.character(shot.by), shot.kind, len(circle))
    return [circle[place] for place in places if circle[place] != shot.target]
