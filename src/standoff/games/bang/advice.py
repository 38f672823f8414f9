"""Answers that look foolish, so that a player can be asked whether they mean it.

Nothing here forbids anything, and nothing names a card: what an answer does is read off the targets
and effects of its kind. Only what the player may know is looked at.
"""

from standoff.games.bang.effects import Effect, Heal
from standoff.games.bang.facts import Play
from standoff.games.bang.matters import DYING
from standoff.games.bang.settle import begin
from standoff.games.bang.sources import Kind
from standoff.games.bang.state import Bang
from standoff.games.bang.targets import Target
from standoff.games.roles import is_known_ally
from standoff.kernel.choice import COSTS, NONE, Choice
from standoff.kernel.game import Ask, GameOver
from standoff.kernel.words import Say


def warning(game: Bang, ask: Ask, choice: Choice) -> Say | None:
    """Why that answer looks foolish; None if it does not."""
    if game.tone(choice) == COSTS:
        return Say("warn-last-life") if gives_up_needlessly(game, ask, choice) else None
    for seat in harmed(game, ask.seat, choice):
        if is_known_ally(game.players, ask.seat, seat):
            return Say("warn-ally", target=seat)
    return Say("warn-no-effect") if is_in_vain(game, ask.seat, choice) else None


def gives_up_needlessly(game: Bang, ask: Ask, choice: Choice) -> bool:
    """Whether it costs the last life point while the player can still do something about it."""
    if game.players[ask.seat].life > ask.stake or game.players[ask.seat].ghost:
        return False
    if ask.matter == DYING and any(aside.seat == ask.seat for aside in ask.asides):
        return True
    ways = [other for other in ask.choices if other is not choice]
    useful = [other for other in ways if not is_in_vain(game, ask.seat, other)]
    return len(useful) >= max(ask.say.number, 1)


def harmed(game: Bang, seat: int, choice: Choice) -> list[int]:
    """Whom that answer is meant to harm.

    What acts on others and not on oneself does them no good, unless it heals, or rids them of a
    card that nobody wants to have.
    """
    kind = _played(game, choice)
    if kind is None or kind.effect is None:
        harmless = choice.verb == "give-life" or _is_burden(game, choice.pick)
        named = [] if choice.seat == NONE or harmless else [choice.seat]  # by an ability
        return [other for other in named if other != seat]
    effect, target = _what(kind, choice)
    if isinstance(effect, Heal) or _is_burden(game, choice.pick):
        return []
    acted_on = target.affected(game, seat, choice.seat)
    return [] if seat in acted_on else acted_on


def is_in_vain(game: Bang, seat: int, choice: Choice) -> bool:
    """Whether the card that is played would do nothing: its effect is tried on a copy.

    Whatever an effect does, it tells or asks; so one that ends in silence has done nothing.
    """
    kind = _played(game, choice)
    if kind is None or kind.effect is None or (kind.stays and choice.verb == "play"):
        return False
    effect, target = _what(kind, choice)
    twin = game.copy()
    begin(twin)
    targets = target.affected(game, seat, choice.seat)
    play = Play(seat, game.box.index[kind.id], choice.card, targets, choice.pick)
    return _ends_in_silence(twin, effect, play)


def _ends_in_silence(game: Bang, effect: Effect, play: Play) -> bool:
    flow = effect.run(game, play)
    try:
        flow.send(None)
    except StopIteration:
        return all(event.id == "spared" for event in game.events)
    except GameOver:
        return False
    flow.close()
    return False


def _played(game: Bang, choice: Choice) -> Kind | None:
    """The kind of card that is played or used by that answer, if one is."""
    if choice.verb == "use-up":
        kind = game.box.of(choice.card)
        return None if kind.use is None else kind
    if choice.verb != "play":
        return None
    return game.box.of(choice.card) if choice.kind == NONE else game.box.kinds[choice.kind]


def _what(kind: Kind, choice: Choice) -> tuple[Effect, Target]:
    """What the card does by that answer, and to whom: by being played, or by being used."""
    assert kind.effect is not None
    if choice.verb == "use-up" and kind.use is not None:
        return kind.use.effect, kind.use.target
    return kind.effect, kind.target


def _is_burden(game: Bang, card: int) -> bool:
    """Whether a card in play makes its owner "draw!" before every turn: nobody wants to have it."""
    return card >= 0 and game.box.of(card).check is not None
