"""What to choose where nobody threatens: cards to have and to lose, and what is optional."""

from collections.abc import Mapping

from standoff.bots.gunslinger import cards, numbers, train, worth
from standoff.bots.gunslinger.plays import apply, attack, best_shots, rob, shot
from standoff.bots.gunslinger.situation import Situation, lifeless
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.games.bang.data.hooks import gives_up, reads_pile
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.sets.base import BASE
from standoff.kernel.choice import GAINS, SPENDS
from standoff.kernel.decision import Decision, Option
from standoff.kernel.text import Text


def enough(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To do no more is what everything else is measured by."""
    return Judgement(0.0, reason("enough"))


# Cards to have


def draw(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Cards from the deck, or one from elsewhere: it is also one less there."""
    if option.card is not None:
        return have(now, decision, option)
    if option.kind is not None and option.seat is None:  # one way rather than another
        value = numbers.CARD + worth.ability(cards.source(option.kind))
        return Judgement(value, reason("ability", kind=option.kind))
    if option.seat is None:
        return _from_deck(now, decision, option)
    if option.pick is not None:
        return rob(now, True, option.seat, option.pick)
    lost = worth.from_hand(now.players[option.seat]) * now.enmity[option.seat]
    return Judgement(numbers.CARD + lost, reason("strip", **suspicion(now.odds, option.seat)))


def _from_deck(now: Situation, decision: Decision, option: Option) -> Judgement:
    """So many cards; of those that are given up each is a shot, as far as the box knows."""
    if _gives_up(decision) and option.number is not None:
        drawn = option.number
        given = int(decision.prompt.args["number"]) - drawn
        why = reason("ability", kind=decision.prompt.args["kind"]) if given else reason("deck")
        return Judgement(numbers.CARD * drawn + best_shots(now, given), why)
    return Judgement(numbers.CARD * (option.number or 1), reason("deck"))


def _gives_up(decision: Decision) -> bool:
    """Whether it is about cards of phase 1 that an ability gives up."""
    return gives_up.on(cards.character(str(decision.prompt.args.get("kind")))) is not None


def have(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card to have, or one that is unseen."""
    card = option.card or option.pick
    if card is None and option.seat is not None:
        return draw(now, decision, option)
    if card is None or card == "hand":
        return Judgement(numbers.CARD, reason("deck"))
    return Judgement(_gain(now, card), reason("useful", card=card))


def rest(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A life point rather than two cards, the first judged as the draw; or for one of the hand."""
    if option.tone == GAINS:
        return draw(now, decision, option)
    price = numbers.CARD if option.card is None else worth.own(now, option.card)
    value = now.life_worth() - price
    return Judgement(value, reason("heal", number=now.me.life))


def guess(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To go on costs nothing."""
    return Judgement(numbers.CARD, reason("deck"))


# Cards to lose


def part_with(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card to lose."""
    return Judgement(-worth.own(now, option.card), reason("part-with", card=option.card))


def pay(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What it is paid for was judged before: the card that is needed least."""
    value = numbers.WIN - worth.own(now, option.card)
    return Judgement(value, reason("part-with", card=option.card))


def exchange(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card that is worth less than the next one of the deck."""
    assert option.card is not None
    mine = option.card in now.me.hand
    kept = worth.own(now, option.card) if mine else worth.in_hand(now, option.card)
    return Judgement(numbers.CARD - kept, reason("part-with", card=option.card))


def leave_on_top(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What an enemy will find on the discard pile: worse than the rest; a friend, better.

    Which of one's own sources acts first is all the same.
    """
    if option.card is None:
        return Judgement(0.0, reason("ability", kind=option.kind))
    found = [worth.in_hand(now, other.card) for other in decision.options if other.card is not None]
    more = worth.in_hand(now, option.card) - sum(found) / len(found)
    return Judgement(-more * _heir_of_pile(now), reason("leave", card=option.card))


def _heir_of_pile(now: Situation) -> float:
    """How much of an enemy it is who will first draw from the discard pile."""
    ring = now.table.ring
    start = ring.index(now.table.turn) + 1
    for seat in (*ring[start:], *ring[:start]):
        player = now.players[seat]
        reads = (*now.events, *now.abilities(player))
        if (player.in_game or player.returns) and any(reads_pile.on(source) for source in reads):
            return -1.0 if player is now.me else now.enmity[seat]
    return 0.0


# Others, and what is optional


def strip(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Which card someone is to lose: the best of an enemy, the least of a friend."""
    assert option.seat is not None
    assert option.pick is not None
    return rob(now, False, option.seat, option.pick)


def give_life(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A life point for a friend who needs it more."""
    assert option.seat is not None
    value = -now.hit_worth(option.seat) - now.life_worth()
    return Judgement(value, reason("heal-friend", **suspicion(now.odds, option.seat)))


def avoid(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What a play would do to me, and more if it then does it to another."""
    nature = cards.nature(str(decision.prompt.args["kind"]))
    value = _harm(now, nature) - worth.own(now, option.card)
    if option.seat is not None:
        value += now.enmity[option.seat]
    return Judgement(value, _means(option))


def _harm(now: Situation, nature: cards.Nature) -> float:
    """What I can expect to lose by a play that is aimed at me."""
    if nature.takes or nature.strips:
        return worth.from_hand(now.me)
    if nature.taxes:
        return min(sum(sorted(worth.hand(now).values())[:2]), now.life_worth())
    if nature.shares or nature.heals or (nature.draws and not nature.harms):
        return 0.0
    return now.danger(MISSED if nature.shoots else BANG)


def save(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card for a life point of a friend, and perhaps thanks for it."""
    target = int(decision.prompt.args["target"])
    value = -now.hit_worth(target) - worth.own(now, option.card)
    if option.card is not None and cards.of(option.card).thanked:
        value += 2 * numbers.CARD
    return Judgement(value, reason("heal-friend", **suspicion(now.odds, target)))


def aim(now: Situation, decision: Decision, option: Option) -> Judgement:
    """One more to be hit, or whoever is to act: an enemy; or how a card is used."""
    if option.card is not None:
        return apply(now, option)
    if option.seat is None:
        return Judgement(numbers.UNKNOWN_PLAY, _means(option))
    if _gives_up(decision):
        return Judgement(
            shot(now, option.seat), reason("attack", **suspicion(now.odds, option.seat))
        )
    nature = cards.nature(str(decision.prompt.args.get("kind")))
    if nature.harms and not nature.burdens:
        judged = attack(now, option, nature)
        return judged._replace(value=judged.value - numbers.TOKEN)
    return Judgement(now.enmity[option.seat], reason("attack", **suspicion(now.odds, option.seat)))


def hand_on(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What nobody wants to have, to whom it hurts most."""
    assert option.seat is not None
    value = worth.blast(now, option.seat)
    return Judgement(value, reason("attack", **suspicion(now.odds, option.seat)))


def spare(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Whom a card does no good is spared by a friend; who would have good of it, by an enemy."""
    assert option.seat is not None
    seat = option.seat
    nature = cards.nature(str(decision.prompt.args["kind"]))
    why = reason("enough")
    if nature.heals or nature.shares:
        return Judgement(now.enmity[seat] * numbers.CARD, why)
    if nature.harms or nature.suspects:
        return Judgement(-worth.blast(now, seat), why)
    return Judgement(-now.enmity[seat] * numbers.CARD, why)


def share(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card that I do without for a friend; what I would not have for an enemy."""
    assert option.card is not None
    assert option.seat is not None
    why = reason("part-with", card=option.card)
    if option.card in now.me.hand:
        theirs = -now.enmity[option.seat] * numbers.CARD
        return Judgement(numbers.WIN + theirs - worth.own(now, option.card), why)
    kept = train.put(now, option.card, now.me.seat)
    return Judgement(numbers.WIN + train.put(now, option.card, option.seat) - kept, why)


def ransom(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card in play, or to be shot at for it."""
    why = reason("part-with", card=option.card)
    if option.tone == SPENDS:
        return Judgement(numbers.WIN - worth.own(now, option.card), why)
    return Judgement(numbers.WIN - now.danger(MISSED), why)


# Tokens


def ride(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What makes a card better than it is, unless a weapon goes with its last token."""
    assert option.kind is not None
    lying = cards.nature(option.kind)
    left = sum(number for card, number in now.me.loads.items() if cards.of(card) is lying)
    value = numbers.UNKNOWN_PLAY
    if left == lying.tokens == 1:
        value -= worth.reaching(now, lying, now.me)
    return Judgement(value, _means(option))


def charge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A token for where it does most."""
    return Judgement(worth.charged(now, option.pick), reason("charge"))


def spend(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A token's share of what is bought, against what it is worth where it lies."""
    bought = _bought(now, cards.nature(str(decision.prompt.args["kind"])))
    number = int(decision.prompt.args.get("number", 1))
    value = bought / max(number, 1) - worth.token(now, now.me, option.pick)
    return Judgement(value, reason("spend"))


def _bought(now: Situation, nature: cards.Nature) -> float:
    """What tokens add to a card: more of what it does, or the card itself once more."""
    if nature.heals:
        needed = now.me.max_life - now.me.life > nature.heals
        return now.life_worth() if needed and not lifeless(now.me) else 0.0
    if nature.cancels:
        return numbers.HOLD_MISSED
    if nature.harms:
        return numbers.SURE_HIT
    return numbers.CARD


def _means(option: Option) -> Text:
    """What an answer is given with, a card or an ability."""
    if option.card is not None:
        return reason("dodge", card=option.card)
    return reason("enough") if option.kind is None else reason("ability", kind=option.kind)


def flip(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The flipped card that counts: hearts help wherever one must "draw!", low spades harm."""
    assert option.card is not None
    return Judgement(_luck(option.card), reason("flip", card=option.card))


def repeat(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To flip anew helps whoever had bad luck, and harms who had good."""
    args = decision.prompt.args
    worth_to_me = worth.blast(now, int(args["target"]))
    value = _change(cards.nature(str(args["kind"])), args) * worth_to_me
    return Judgement(value - numbers.TOKEN, _means(option))


def _change(nature: cards.Nature, args: Mapping[str, object]) -> float:
    """What whoever must "draw!" can expect to lose if it is repeated, in life points.

    What can be put only in front of oneself goes off if the "draw!" is met; all else is good then.
    """
    met = int(str(args["number"]))
    if "card" not in args:
        return met - numbers.SUITS_FLIPPED  # so many suits, a life point each
    if nature.burdens and not nature.at_one:
        return (numbers.EXPLOSION - met) * numbers.BLAST
    if nature.explodes:
        return (met - numbers.RED) * numbers.GOES_OFF * numbers.BOMB
    return met - numbers.HEARTS


def _luck(card: str) -> float:
    """How well a flipped card suits whoever must "draw!"."""
    rank, suit = card.rpartition("-")[2][:-1], card[-1]
    low = rank.isdecimal() and int(rank) < 10
    return {"H": 2.0, "S": -2.0 if low else -1.0}.get(suit, 0.0)


def copy(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The ability that is worth most."""
    if option.kind is None:  # as many others that nobody knows yet, for all that one has
        had = [worth.ability(cards.character(each)) for each in now.me.copies]
        everyone = [worth.ability(each) for each in BASE.characters]
        value = len(had) * sum(everyone) / len(everyone) - sum(had)
        return Judgement(value, reason("ability", kind=now.me.character))
    value = worth.ability(cards.character(option.kind))
    return Judgement(value, reason("ability", kind=option.kind))


def _gain(now: Situation, card: str) -> float:
    same = sum(cards.of(held).id == cards.of(card).id for held in now.me.hand)
    return worth.in_hand(now, card, same)
