"""Who holds cards may hold Escape or Saved!, and is asked: what most of them answer."""

from standoff.scenario.bang import Table


def pass_by(t: Table, *more: str) -> None:
    """Nobody avoids anything or steps in, nor answers these further questions."""
    while not t.match.over and t.decision.prompt.id in ("ask-save", "ask-targeted", *more):
        t.choose("let-it" if t.can("let-it") else "take-it")
