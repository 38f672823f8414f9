"""What to choose where nobody threatens: cards to have and to lose, and what is optional."""

from standoff.bots.gunslinger import numbers, train, worth
from standoff.bots.gunslinger.answers import needed
from standoff.bots.gunslinger.cards import Nature, power
from standoff.bots.gunslinger.plays import apply, attack, best_shots, rob, shot
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import HEARTS, RANKS, SPADES
from standoff.games.bang.sets.base import BASE
from standoff.kernel.choice import GAINS, HAND, NONE, SPENDS, Choice
from standoff.kernel.words import Say


def enough(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """To do no more is what everything else is measured by."""
    return Judgement(0.0, "enough")


# Cards to have


def draw(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Cards from the deck, or one from elsewhere: it is also one less there."""
    if choice.card != NONE:
        return have(now, asked, choice, tone)
    if choice.kind != NONE and choice.seat == NONE:  # one way rather than another
        value = numbers.CARD + now.box.sources[choice.kind].worth
        return Judgement(value, "ability", kind=choice.kind)
    if choice.seat == NONE:
        return _from_deck(now, asked, choice)
    if choice.pick != NONE:
        return rob(now, True, choice.seat, choice.pick)
    lost = worth.from_hand(now, choice.seat) * now.enmity[choice.seat]
    return about(numbers.CARD + lost, "strip", choice.seat)


def _from_deck(now: Situation, asked: Question, choice: Choice) -> Judgement:
    """So many cards; of those that are given up each is a shot, as far as the box knows."""
    if choice.number != NONE and _gives_up(now, asked):
        drawn = choice.number
        given = asked.say.number - drawn
        value = numbers.CARD * drawn + best_shots(now, given)
        if given:
            return Judgement(value, "ability", kind=asked.say.kind)
        return Judgement(value, "deck")
    number = 1 if choice.number in (NONE, 0) else choice.number
    return Judgement(numbers.CARD * number, "deck")


def _gives_up(now: Situation, asked: Question) -> bool:
    """Whether it is about cards of phase 1 that an ability gives up."""
    kind = asked.say.kind
    return kind != NONE and now.box.characters[kind].gives_up


def have(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card to have, or one that is unseen."""
    card = choice.pick if choice.card == NONE else choice.card
    if card == NONE and choice.seat != NONE:
        return draw(now, asked, choice, tone)
    if card in (NONE, HAND):
        return Judgement(numbers.CARD, "deck")
    card = now.box.face[card]
    return Judgement(_gain(now, card), "useful", card=card)


def rest(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A life point rather than two cards, the first judged as the draw; or for one of the hand."""
    if tone == GAINS:
        return draw(now, asked, choice, tone)
    price = numbers.CARD if choice.card == NONE else _own(now, choice)
    return Judgement(now.life_worth() - price, "heal", number=now.life)


def guess(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """To go on costs nothing."""
    return Judgement(numbers.CARD, "deck")


# Cards to lose


def part_with(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card to lose."""
    return Judgement(-_own(now, choice), "part-with", card=_face(now, choice))


def pay(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What it is paid for was judged before: the card that is needed least."""
    return Judgement(numbers.WIN - _own(now, choice), "part-with", card=_face(now, choice))


def exchange(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card that is worth less than the next one of the deck."""
    card = now.box.face[choice.card]
    kept = worth.own(now, card) if card in now.hand else worth.in_hand(now, card)
    return Judgement(numbers.CARD - kept, "part-with", card=card)


def leave_on_top(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What an enemy will find on the discard pile: worse than the rest; a friend, better.

    Which of one's own sources acts first is all the same.
    """
    if choice.card == NONE:
        return Judgement(0.0, "ability", kind=choice.kind)
    card = now.box.face[choice.card]
    found = 0
    total = 0.0
    for other in asked.choices:
        if other.card != NONE:
            total += worth.in_hand(now, now.box.face[other.card])
            found += 1
    more = worth.in_hand(now, card) - total / found
    return Judgement(-more * _heir_of_pile(now), "leave", card=card)


def _heir_of_pile(now: Situation) -> float:
    """How much of an enemy it is who will first draw from the discard pile."""
    ring = now.look.ring()
    start = ring.index(now.look.turn()) + 1
    for seat in ring[start:] + ring[:start]:
        reads = any(source.reads_pile for source in now.events + now.abilities(seat))
        if reads and (now.look.in_game(seat) or now.look.returns(seat)):
            return -1.0 if seat == now.me else now.enmity[seat]
    return 0.0


# Others, and what is optional


def strip(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Which card someone is to lose: the best of an enemy, the least of a friend."""
    return rob(now, False, choice.seat, choice.pick)


def give_life(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A life point for a friend who needs it more."""
    value = -now.hit_worth(choice.seat) - now.life_worth()
    return about(value, "heal-friend", choice.seat)


def avoid(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What a play would do to me, and more if it then does it to another."""
    value = _harm(now, now.box.of_kind[asked.say.kind]) - _own(now, choice)
    if choice.seat != NONE:
        value += now.enmity[choice.seat]
    return _by(now, value, choice)


def _harm(now: Situation, nature: Nature) -> float:
    """What I can expect to lose by a play that is aimed at me."""
    if nature.takes or nature.strips:
        return worth.from_hand(now, now.me)
    if nature.taxes:
        total = 0.0
        for value in sorted(worth.hand(now).values())[:2]:
            total += value
        return min(total, now.life_worth())
    if nature.shares or nature.heals or (nature.draws and not nature.harms):
        return 0.0
    return now.danger(MISSED if nature.shoots else BANG)


def save(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card for a life point of a friend, and perhaps thanks for it."""
    target = asked.say.target
    value = -now.hit_worth(target) - _own(now, choice)
    if choice.card != NONE and now.of(choice.card).thanked:
        value += 2 * numbers.CARD
    return about(value, "heal-friend", target)


def aim(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """One more to be hit, or whoever is to act: an enemy; or how a card is used."""
    if choice.card != NONE:
        return apply(now, choice)
    if choice.seat == NONE:
        return _by(now, numbers.UNKNOWN_PLAY, choice)
    if _gives_up(now, asked):
        return about(shot(now, choice.seat), "attack", choice.seat)
    if asked.say.kind != NONE:
        nature = now.box.of_kind[asked.say.kind]
        if nature.harms and not nature.burdens:
            judged = attack(now, choice, nature)
            judged.value -= numbers.TOKEN
            return judged
    return about(now.enmity[choice.seat], "attack", choice.seat)


def hand_on(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What nobody wants to have, to whom it hurts most."""
    return about(worth.blast(now, choice.seat), "attack", choice.seat)


def spare(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Whom a card does no good is spared by a friend; who would have good of it, by an enemy."""
    seat = choice.seat
    nature = now.box.of_kind[asked.say.kind]
    if nature.heals or nature.shares:
        return Judgement(now.enmity[seat] * numbers.CARD, "enough")
    if nature.harms or nature.suspects:
        return Judgement(-worth.blast(now, seat), "enough")
    return Judgement(-now.enmity[seat] * numbers.CARD, "enough")


def share(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card that I do without for a friend; what I would not have for an enemy."""
    card, seat = now.box.face[choice.card], choice.seat
    if card in now.hand:
        theirs = -now.enmity[seat] * numbers.CARD
        value = numbers.WIN + theirs - worth.own(now, card)
    else:
        kept = train.put(now, card, now.me)
        value = numbers.WIN + train.put(now, card, seat) - kept
    return Judgement(value, "part-with", card=card)


def ransom(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card in play, or to be shot at for it."""
    lost = _own(now, choice) if tone == SPENDS else now.danger(MISSED)
    return Judgement(numbers.WIN - lost, "part-with", card=_face(now, choice))


# Tokens


def ride(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What makes a card better than it is, unless a weapon goes with its last token."""
    lying = now.box.of_kind[choice.kind]
    loads = now.look.loads()
    left = 0
    for card in now.look.in_play(now.me) if loads else ():
        if now.box.natures[card] is lying:
            left += loads[card]
    value = numbers.UNKNOWN_PLAY
    if left == lying.tokens == 1:
        value -= worth.reaching(now, lying, now.me)
    return _by(now, value, choice)


def charge(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A token for where it does most."""
    return Judgement(worth.charged(now, _pick(now, choice)), "charge")


def spend(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A token's share of what is bought, against what it is worth where it lies."""
    bought = _bought(now, now.box.of_kind[asked.say.kind])
    value = bought / max(needed(asked), 1) - worth.token(now, now.me, _pick(now, choice))
    return Judgement(value, "spend")


def _bought(now: Situation, nature: Nature) -> float:
    """What tokens add to a card: more of what it does, or the card itself once more."""
    if nature.heals:
        needed = now.look.max_life(now.me) - now.life > nature.heals
        return now.life_worth() if needed and not now.lifeless(now.me) else 0.0
    if nature.cancels:
        return numbers.HOLD_MISSED
    if nature.harms:
        return numbers.SURE_HIT
    return numbers.CARD


def _by(now: Situation, value: float, choice: Choice) -> Judgement:
    """For what an answer is given with, a card or an ability."""
    if choice.card != NONE:
        return Judgement(value, "dodge", card=now.box.face[choice.card])
    if choice.kind == NONE:
        return Judgement(value, "enough")
    return Judgement(value, "ability", kind=choice.kind)


def flip(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """The flipped card that counts: hearts help wherever one must "draw!", low spades harm."""
    card = now.box.face[choice.card]
    return Judgement(_luck(now.box.suit[card], now.box.rank[card]), "flip", card=card)


def repeat(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """To flip anew helps whoever had bad luck, and harms who had good."""
    say = asked.say
    value = _change(now.box.of_kind[say.kind], say) * worth.blast(now, say.target)
    return _by(now, value - numbers.TOKEN, choice)


def _change(nature: Nature, say: Say) -> float:
    """What whoever must "draw!" can expect to lose if it is repeated, in life points.

    What can be put only in front of oneself goes off if the "draw!" is met; all else is good then.
    """
    met = say.number
    if say.card == NONE:
        return met - numbers.SUITS_FLIPPED  # so many suits, a life point each
    if nature.burdens and not nature.at_one:
        return (numbers.EXPLOSION - met) * numbers.BLAST
    if nature.explodes:
        return (met - numbers.RED) * numbers.GOES_OFF * numbers.BOMB
    return met - numbers.HEARTS


def _luck(suit: int, rank: int) -> float:
    """How well a flipped card suits whoever must "draw!"."""
    if suit == HEARTS:
        return 2.0
    if suit != SPADES:
        return 0.0
    low = rank != NONE and RANKS[rank].isdecimal() and int(RANKS[rank]) < 10
    return -2.0 if low else -1.0


def copy(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """The ability that is worth most."""
    if choice.kind == NONE:  # as many others that nobody knows yet, for all that one has
        had = 0.0
        copied = now.look.abilities(now.me)[1:]
        for place in copied:
            had += now.box.characters[place].worth
        everyone = 0.0
        for each in BASE.characters:
            everyone += power(each).worth
        value = len(copied) * everyone / len(BASE.characters) - had
        return Judgement(value, "ability", kind=now.look.character(now.me))
    value = now.box.characters[choice.kind].worth
    return Judgement(value, "ability", kind=choice.kind)


def _gain(now: Situation, card: int) -> float:
    same = 0
    for held in now.hand:
        if now.of(held) is now.of(card):
            same += 1
    return worth.in_hand(now, card, same)


def _own(now: Situation, choice: Choice) -> float:
    """What the card of an answer is worth to keep."""
    return 0.0 if choice.card == NONE else worth.own(now, now.box.face[choice.card])


def _face(now: Situation, choice: Choice) -> int:
    """The card of an answer, as the first one of its name."""
    return NONE if choice.card == NONE else now.box.face[choice.card]


def _pick(now: Situation, choice: Choice) -> int:
    """Where a token lies: a card, or the character (NONE)."""
    return NONE if choice.pick == NONE else now.box.face[choice.pick]
