"""Answers that look foolish, so that a player can be asked whether they mean it.

Nothing here forbids anything, and nothing names a card: what an answer does is read off the targets
and effects of its kind. Only what the player may know is looked at.
"""

from typing import Final

from standoff.games.bang.data.deeds import MAIN, Deed, Effect
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import check, does, reward, sees, victory
from standoff.games.bang.data.matters import DYING, SHARE, SPARE
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.deeds import OF_A_CARD, likeness
from standoff.games.bang.mechanics.settle import begin, role_of
from standoff.games.bang.vocabulary.effects import Heal, Place
from standoff.games.roles import same_side
from standoff.games.seated import knows_both
from standoff.kernel.choice import COSTS, NONE, Choice
from standoff.kernel.game import Ask, GameOver
from standoff.kernel.words import Say

KIND: Final = (SHARE, SPARE)  # what is named there is not meant to be harmed


def warning(game: Bang, ask: Ask, choice: Choice) -> Say | None:
    """Why that answer looks foolish; None if it does not."""
    if game.tone(choice) == COSTS:
        return Say("warn-last-life") if gives_up_needlessly(game, ask, choice) else None
    named = [] if ask.matter in KIND else harmed(game, ask.seat, choice)
    for seat in named:
        if is_known_ally(game, ask.seat, seat):
            return Say("warn-ally", target=seat)
    return Say("warn-no-effect") if is_in_vain(game, ask.seat, choice) else None


def is_known_ally(game: Bang, seat: int, other: int) -> bool:
    """Whether the player knows that the other one wins with them, as things are."""
    if game.at_table(victory):  # whatever it is, roles have no say in it
        return False
    sided = same_side(role_of(game, seat), role_of(game, other))
    return sided and knows_both(game.players, seat, other)


def gives_up_needlessly(game: Bang, ask: Ask, choice: Choice) -> bool:
    """Whether it costs the last life point while the player can still do something about it."""
    if game.players[ask.seat].life > ask.stake or not game.players[ask.seat].has_life:
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
    deed = _chosen(game, choice)
    if deed is None:
        harmless = choice.verb == "give-life" or _is_burden(game, choice.pick)
        harmless = harmless or _is_boon(game, choice.card)
        named = [] if choice.seat == NONE or harmless else [choice.seat]  # by an ability
        return [other for other in named if other != seat]
    if isinstance(deed.effect, Heal) or _is_burden(game, choice.pick):
        return []
    if isinstance(deed.effect, Place) and _is_boon(game, choice.card):
        return []
    acted_on = deed.target.affected(game, seat, choice.seat)
    return [] if seat in acted_on else acted_on


def is_in_vain(game: Bang, seat: int, choice: Choice) -> bool:
    """Whether the card that is played would do nothing: its effect is tried on a copy.

    Whatever an effect does, it tells or asks; so one that ends in silence has done nothing.
    """
    deed = _chosen(game, choice)
    if deed is None or isinstance(deed.effect, Place):
        return False
    twin = game.copy()
    begin(twin)
    targets = deed.target.affected(game, seat, choice.seat)
    used_as = choice.kind if choice.verb == "play" else NONE
    place = game.box.kind[choice.card] if used_as == NONE else used_as
    play = Play(seat, place, choice.card, targets, choice.pick)
    return _ends_in_silence(twin, deed.effect, play)


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


def _chosen(game: Bang, choice: Choice) -> Deed | None:
    """What is done by that answer with a card: by playing or using it, or by getting it."""
    if choice.verb in OF_A_CARD:
        uses = does.on(game.box.of(choice.card)) or ()
        return next((d for d in uses if d.window & MAIN and likeness(game, d) == choice.kind), None)
    if choice.card == NONE:
        return None
    if choice.verb != "play":
        like = "" if choice.kind == NONE else game.kind_name(choice.kind)
        return game.box.of(choice.card).modes.get(like)
    kind = game.box.of(choice.card) if choice.kind == NONE else game.box.kinds[choice.kind]
    return kind.play


def _is_burden(game: Bang, card: int) -> bool:
    """Whether nobody wants to have a card in play.

    It makes its owner "draw!" before every turn, or rewards whoever eliminates them, or takes the
    others farther away.
    """
    if card < 0:
        return False
    kind = game.box.of(card)
    if check.on(kind) is not None or reward.on(kind) is not None:
        return True
    return (sees.on(kind) or 0) > 0


def _is_boon(game: Bang, card: int) -> bool:
    """Whether a card is put in front of someone to do them good."""
    if card < 0 or _is_burden(game, card):
        return False
    kind = game.box.of(card)
    return kind.keeps or not kind.border.held
