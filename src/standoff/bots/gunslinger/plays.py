"""In one's own turn: what to play, at whom, and when to stop."""

from typing import Final

from standoff.bots.gunslinger import cards, numbers, orders, train, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Bargain, Situation
from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.games.bang.vocabulary.costs import FromHand, LifePoint
from standoff.kernel.choice import GAINS, HAND, NONE, SPENDS, TRADES, USES, Choice

# More cards may change every plan; then one's own strength, theirs, and the shots.
DRAW: Final = 5
EQUIP: Final = 4
STRIP: Final = 3
SHOOT: Final = 2
MEND: Final = 1


def judge(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """How good it is to play a card, or to use an ability or a card in play."""
    if tone in (TRADES, GAINS):
        acquired = train.acquire(now, choice, tone)
        if acquired is not None:
            return acquired
    if tone == TRADES:
        return trade(now, asked, choice)
    if tone == USES:
        if choice.seat != NONE and choice.kind == NONE and choice.card == NONE:
            return against(now, choice)
        if _is_named(now, choice):
            return use(now, asked, choice, tone)
        return use_up(now, choice)
    if choice.card == NONE:
        return unknown(now, asked, choice, tone)
    deed = cards.called(now.who, choice.verb)
    if deed is not None and deed.fires:
        return fire(now, choice, deed)
    judged = play(now, choice)
    judged.value += _to_be_seen(now, asked)
    return judged


def play(now: Situation, choice: Choice) -> Judgement:
    """How good it is to play that card so, rather than to keep it."""
    card = now.box.face[choice.card]
    nature = now.of(card) if choice.kind == NONE else now.box.of_kind[choice.kind]
    if nature.copies and now.look.pile_top() != NONE:
        nature = now.of(now.look.pile_top())
    costs = worth.costs(now)
    cost = costs.get(card, 0.0)
    if nature.cost is not None and nature.cost.along:
        cost += worth.cheapest(now, 1, card)  # another card
    if nature.fires and choice.pick != NONE:
        return fire(now, choice, nature)
    if nature.waits or nature.tokens:
        # As with equipment: in hand it would only wait.
        return Judgement(2 * worth.gain(now, nature) - cost, "equip", EQUIP, card=card)
    judged = _judge(now, choice, nature)
    judged.value -= cost
    return judged


def _to_be_seen(now: Situation, asked: Question) -> float:
    """What it is worth to play any card at all, if so many have to be played in a turn."""
    if not now.events:
        return 0.0
    found = now.to_be_seen
    if found is None:
        found = now.to_be_seen = _find_to_be_seen(now, asked)
    return found


def _find_to_be_seen(now: Situation, asked: Question) -> float:
    wanted = now.cards_wanted()
    if not wanted:  # nearly always
        return 0.0
    face = now.box.face
    playable = {face[each.card] for each in asked.choices if each.card != NONE}
    enough = len([card for card in now.hand if card in playable]) >= wanted
    return now.life_worth() / wanted if enough else 0.0


def fire(now: Situation, choice: Choice, deed: cards.Deed) -> Judgement:
    """How good it is to use cards of the hand as a BANG! card, at one or at all others."""
    costs = worth.costs(now)
    card = choice.card if choice.pick == NONE else choice.pick
    spent = costs.get(now.box.face[choice.card], 0.0)
    if choice.pick != NONE:
        spent += costs.get(now.box.face[choice.pick], 0.0)
    if choice.seat == NONE:
        value = 0.0
        for seat in now.others:
            value += now.hit_chance(seat, True, 0, card) * now.hit_worth(seat, deed.damage)
        kind = now.look.character(now.me)
        return Judgement(value - spent, "attack-all", SHOOT, kind=kind)
    hit = now.hit_worth(choice.seat, deed.damage) + _prize(now, choice.seat)
    value = now.hit_chance(choice.seat, True, BANG, card) * hit
    return about(value - spent, "attack", choice.seat, SHOOT)


def _is_named(now: Situation, choice: Choice) -> bool:
    """Whether the source of what is used is named, and not what a card in play is used as."""
    if choice.kind == NONE or choice.card == NONE or not now.is_lying(now.box.face[choice.card]):
        return choice.kind != NONE
    nature = now.box.of_kind[choice.kind]
    return any(now.box.natures[card] is nature for card in now.look.in_play(now.me))


def use_up(now: Situation, choice: Choice) -> Judgement:
    """How good it is to use a card in play now, rather than later, perhaps as another."""
    nature = now.of(choice.card)
    used_as = nature if choice.kind == NONE else now.box.of_kind[choice.kind]
    judged = _judge(now, choice, used_as)
    if nature.tokens:
        later = nature.tokens * numbers.TOKEN  # they could pay for something else
    else:
        later = numbers.READY * worth.in_play(now, nature, now.me)
    judged.value -= later
    return judged


def use(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """How good it is to use an ability, for what it costs."""
    use = now.box.sources[choice.kind].in_phase_2
    if use is None and choice.seat != NONE:
        return shoot_or_strip(now, choice)
    if use is None:
        return heal_for_cards(now, choice)
    price = cards.tokens(use.cost) * numbers.TOKEN
    if isinstance(use.cost, FromHand):
        price = worth.cheapest(now, use.cost.number)
    elif isinstance(use.cost, LifePoint):
        price = now.life_worth()
    elif isinstance(use.cost, Nuggets):
        price = use.cost.number * numbers.NUGGET
    elif choice.card != NONE:
        card = now.box.face[choice.card]
        costs = worth.costs(now)
        price = costs[card] if card in costs else worth.own(now, card)
    deed = cards.ability(use)
    value = numbers.CARD * deed.draws * (1 + numbers.FEW_CARDS / (len(now.hand) + 1))
    if deed.shoots and choice.seat != NONE:
        value += now.hit_chance(choice.seat, True) * now.hit_worth(choice.seat)
    if deed.heals:
        value += deed.heals * now.life_worth()
    if deed.loads:
        value += numbers.TOKENS_MOVED * worth.charged(now, _slot(now, choice))
        price += numbers.TOKENS_MOVED * numbers.TOKEN if deed.moves else 0.0
    if deed.unloads:
        value += unload(now, choice)
    known = deed.draws or deed.shoots or deed.heals or deed.loads or deed.unloads
    stage = DRAW if deed.draws else SHOOT
    worth_it = value - price if known else numbers.UNKNOWN_PLAY
    return Judgement(worth_it, "ability", stage, kind=choice.kind)


def against(now: Situation, choice: Choice) -> Judgement:
    """What an event lets everyone do to another: to tell them what to play, to take their seat."""
    seat = choice.seat
    deed = cards.called(now.events, choice.verb)
    value = numbers.UNKNOWN_PLAY * now.enmity[seat]
    if deed is not None and deed.commands:
        value = orders.best(now, seat)
    elif deed is not None and deed.displaces:
        value = 0.0 if now.look.skips(seat) else numbers.LOST_TURN * now.enmity[seat]
    return about(value, "attack", seat, STRIP)


def unload(now: Situation, choice: Choice) -> float:
    """A token off a card or a character, for my own: an enemy's, or one that sets off a bomb."""
    owner, slot = choice.seat, _slot(now, choice)
    mine = owner == now.me
    if slot != NONE and now.of(slot).explodes:
        if mine:
            return numbers.TOKEN - worth.token(now, owner, slot)
        near = 1.0 if now.tokens(owner, slot) == 1 else numbers.GOES_OFF
        return numbers.TOKEN + near * numbers.BOMB * now.hit_worth(owner)
    enmity = -1.0 if mine else now.enmity[owner]
    return numbers.TOKEN + enmity * worth.token(now, owner, slot)


def _slot(now: Situation, choice: Choice) -> int:
    """Where a token lies, or will: a card, or the character (NONE)."""
    return NONE if choice.pick == NONE else now.box.face[choice.pick]


# Trade


def trade(now: Situation, asked: Question, choice: Choice) -> Judgement:
    """To buy a card that lies open, to sell one, or to pay for one of another to go.

    What is worth less than something else that could then not be paid any more is no bargain.
    """
    if choice.card != NONE and now.box.face[choice.card] in now.hand:
        card = now.box.face[choice.card]
        return _sell(now, card) if choice.seat == NONE else _exchange(now, card, choice.seat)
    if not now.bargains:
        prices = now.prices()
        for place, each in enumerate(asked.choices):
            on_sale = each.card != NONE and now.box.face[each.card] in prices
            if asked.tones[place] == TRADES and (on_sale or each.pick != NONE):
                now.bargains[each] = _bargain(now, each, prices)
    bargain = now.bargains[choice]
    judged = bargain.judged
    left = now.nuggets(now.me) - bargain.price
    dearer: float | None = None
    for offer in now.bargains.values():
        if offer.price > left:
            value = offer.judged.value
            dearer = value if dearer is None else max(dearer, value)
    best = 0.0 if dearer is None else dearer
    if judged.value >= best:
        return judged
    return judged.at(judged.value - best)


def _bargain(now: Situation, choice: Choice, prices: dict[int, int]) -> Bargain:
    """How good it is to pay for something, and how many nuggets it costs."""
    if choice.card == NONE:
        judged = rob(now, False, choice.seat, choice.pick)
        price = now.of(choice.pick).price + 1
    else:
        judged = apply(now, choice)
        price = prices[now.box.face[choice.card]]
    judged.value -= price * numbers.NUGGET
    return Bargain(judged, price)


def _sell(now: Situation, card: int) -> Judgement:
    """What a card brings, rather than to keep it or to use it now."""
    nature = now.of(card)
    used = _heal(now, nature, now.me, True).value if nature.heals else 0.0
    kept = worth.costs(now).get(card, 0.0)
    return Judgement(_a_nugget_more(now) - max(used, kept), "sell", DRAW, card=card)


def _exchange(now: Situation, card: int, seat: int) -> Judgement:
    """A card of mine for cards of another hand."""
    gets = min(2, now.look.hand_size(seat))
    value = numbers.CARD * gets * (1 + now.enmity[seat]) - worth.costs(now).get(card, 0.0)
    return Judgement(value, "ability", DRAW, kind=now.look.character(now.me))


def _a_nugget_more(now: Situation) -> float:
    """What one more nugget is good for: the best that it would just pay for, or to be kept."""
    if now.nugget_more is None:
        now.nugget_more = _find_a_nugget_more(now)
    return now.nugget_more


def _find_a_nugget_more(now: Situation) -> float:
    within = now.nuggets(now.me) + 1
    goods = [card for card, price in now.prices().items() if price == within]
    more = [apply(now, Choice("", card)).value - within * numbers.NUGGET for card in goods]
    return numbers.NUGGET + (max(more) if more else 0.0)


def apply(now: Situation, choice: Choice) -> Judgement:
    """What a card does that is used as soon as it is had: as what it is, or as another."""
    card = now.box.face[choice.card]
    nature = now.of(card) if choice.kind == NONE else now.box.of_kind[choice.kind]
    if nature.equips:
        return Judgement(worth.gain(now, nature), "buy", EQUIP, card=card)
    if nature.turns:
        lost = now.look.max_life(now.me) - now.life
        value = numbers.ANOTHER_TURN + lost * now.life_worth() / 2
        return Judgement(value, "buy", MEND, card=card)
    return _judge(now, choice, nature)


def shoot_or_strip(now: Situation, choice: Choice) -> Judgement:
    """By an event: BANG! cards against someone, or against a card in front of someone."""
    seat = choice.seat
    spent = worth.costs(now).get(now.box.face[choice.card], 0.0)
    if choice.pick != NONE:
        lost = worth.in_play(now, now.of(choice.pick), seat)
        value = lost * now.enmity[seat] * (1 - now.holds_missed(seat, 1)) - spent
        if lost < 0:
            pick = now.box.face[choice.pick]
            return Judgement(value, "relieve", STRIP, target=seat, pick=pick)
        return about(value, "strip", seat, STRIP)
    value = (1 - now.holds_missed(seat, 2)) * now.hit_worth(seat) - spent - numbers.HOLD_BANG
    return about(value, "attack", seat, SHOOT)


def heal_for_cards(now: Situation, choice: Choice) -> Judgement:
    """An ability used at any time: it heals for two cards, as far as the box knows."""
    value = now.life_worth() - worth.cheapest(now, 2) if len(now.hand) > 1 else -1.0
    return Judgement(value, "ability", kind=choice.kind)


def unknown(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """What nobody has told of: by what is at stake, what the option is, and whom it names."""
    value = asked.stake * now.life_worth()
    if tone == SPENDS and choice.card != NONE:
        value -= worth.own(now, now.box.face[choice.card])
    elif tone == GAINS:
        value += numbers.CARD
    if choice.seat != NONE:
        value += now.enmity[choice.seat]
    return Judgement(value, "unknown")


def _judge(now: Situation, choice: Choice, nature: Nature) -> Judgement:
    card = NONE if choice.card == NONE else now.box.face[choice.card]
    seat, pick = choice.seat, choice.pick
    if nature.couples and pick != NONE:
        value = train.put(now, pick, now.me if seat == NONE else seat)
        return Judgement(value, "acquire", EQUIP, card=pick)
    if nature.swaps and seat != NONE and pick != NONE:
        return _swap(now, seat, pick)
    if nature.robs and seat != NONE:
        return _robbery(now, seat)
    if nature.suspects:
        value = 0.0
        for other in now.others:
            value += now.hit_worth(other)
        value = numbers.SPADES * (value - now.life_worth()) + numbers.CARD * nature.draws
        return Judgement(value, "attack-all", SHOOT, kind=now.box.kind(nature.id))
    if nature.goes_again:
        kept = 0.0
        for cost in worth.costs(now).values():
            kept += cost
        return Judgement(numbers.ANOTHER_TURN - kept, "try", MEND, card=card)
    if nature.picks and seat != NONE and pick != NONE:
        if card != NONE and now.ignores(seat, card):
            return about(-1.0, "strip", seat)
        return rob(now, nature.takes, seat, pick)
    if nature.takes and seat != NONE:
        return rob(now, True, seat, HAND)
    if nature.nears:
        return Judgement(_nearer(now), "equip", STRIP, card=card)
    if nature.harms:
        judged = _attack_all(now, nature, card) if seat == NONE else attack(now, choice, nature)
        judged.value += numbers.CARD * nature.draws
        return judged
    if nature.strips and seat == NONE:
        return _strip_all(now, nature)
    if nature.taxes:
        return Judgement(_toll(now, card), "attack-all", SHOOT, kind=now.box.kind(nature.id))
    if nature.marks:
        seat = now.me if seat == NONE else seat
        return about(numbers.BOUNTY * now.enmity[seat], "attack", seat, STRIP)
    if nature.keeps and seat != NONE:
        return Judgement(-numbers.BACK * now.enmity[seat], "bring-back", EQUIP, target=seat)
    if nature.heals:
        plain = card in now.hand  # and not something else that is like it
        return _heal(now, nature, now.me if seat == NONE else seat, plain)
    if nature.draws:
        return Judgement(numbers.CARD * (nature.draws + 1), "draw", DRAW, card=card)
    if nature.shares:
        theirs = 0.0
        for other in now.others:
            theirs += now.enmity[other]
        return Judgement(numbers.CARD * (1 - numbers.SHARED * theirs), "draw", DRAW, card=card)
    if nature.burdens:
        return Judgement(_fuse(now), "fuse", SHOOT, card=card)
    if nature.equips:
        # In hand it would wait for this very moment: what it costs is its own worth.
        return Judgement(2 * worth.gain(now, nature), "equip", EQUIP, card=card)
    return Judgement(numbers.HOLD_OTHER + numbers.UNKNOWN_PLAY, "try", MEND, card=card)


def _swap(now: Situation, seat: int, pick: int) -> Judgement:
    """A card in play of another, for the one of mine that I need least."""
    given, least = NONE, 0.0
    for card in now.lying(now.me):
        mine = worth.own(now, card)
        if given == NONE or mine < least:
            given, least = card, mine
    gained = worth.gain(now, now.of(pick)) - least
    lost = worth.in_play(now, now.of(pick), seat) - worth.in_play(now, now.of(given), seat)
    return about(gained + lost * now.enmity[seat], "strip", seat, STRIP)


def _robbery(now: Situation, seat: int) -> Judgement:
    """For each card in play its owner loses it, or faces a shot, as they like best."""
    worths = 0.0
    for card in now.look.in_play(seat):
        worths += max(worth.in_play(now, now.of(card), seat), 0.0)
    return about(numbers.ROBBED * now.enmity[seat] * worths, "strip", seat, STRIP)


def attack(now: Situation, choice: Choice, nature: Nature) -> Judgement:
    seat = choice.seat
    card = NONE if choice.card == NONE else now.box.face[choice.card]
    if nature.explodes:
        value = numbers.GOES_OFF * numbers.BOMB * worth.blast(now, seat)
        return Judgement(value, "fuse", STRIP, card=card)
    if nature.burdens and not nature.spares_sheriff:  # it costs no turns, but life points
        return about(numbers.BITES * worth.blast(now, seat), "attack", seat, STRIP)
    if nature.burdens:
        value = now.enmity[seat] * (1 - now.hearts()) * numbers.LOST_TURN
        return about(value, "lock-up", seat, STRIP)
    if nature.fights:
        wins = now.outlasts(seat)
        value = wins * now.hit_worth(seat) - (1 - wins) * now.life_worth()
    else:
        chance = now.hit_chance(seat, nature.shoots, nature.name, card)
        prize = _prize(now, seat) if nature.name == BANG else 0.0
        value = chance * (now.hit_worth(seat) + prize)
        if nature.sprays:
            shots = [shot(now, other) for other in _beside(now, seat)]
            if shots:
                value += max(shots)
    return about(value, "finish" if now.look.life(seat) == 1 else "attack", seat, SHOOT)


def _prize(now: Situation, seat: int) -> float:
    """What is paid for a hit with a BANG! card, by what lies in front of the target."""
    prizes = 0
    for card in now.active(seat):
        nature = now.box.natures[card]
        if nature.marks and "hit" in nature.power.traits:
            prizes += 1
    return numbers.CARD * prizes


def shot(now: Situation, seat: int) -> float:
    """What a shot at a seat is worth, that of no BANG! card."""
    return now.hit_chance(seat, True) * now.hit_worth(seat)


def _beside(now: Situation, seat: int) -> list[int]:
    """Those next to a seat, but for me."""
    ring = now.circle()
    place = ring.index(seat)
    beside = {ring[place - 1], ring[(place + 1) % len(ring)]}
    return sorted(beside - {now.me, seat})


def best_shots(now: Situation, number: int) -> float:
    """What so many shots at different players within my reach are worth."""
    distances, reach = now.distances(), now.look.reach(now.me)
    shots = [shot(now, seat) for seat in now.others if NONE < distances[seat] <= reach]
    total = 0.0
    for value in sorted(shots, reverse=True)[:number]:
        total += value
    return total


def _toll(now: Situation, card: int) -> float:
    """Two cards or a life point of everyone, and of my own, as everyone likes best."""
    own = now.life_worth()
    if len([held for held in worth.costs(now) if held != card]):
        own = min(worth.cheapest(now, 2, card), own)
    total = 0.0
    for seat in now.others:
        total += numbers.TOLL * now.enmity[seat]
    return total - own


def _nearer(now: Situation) -> float:
    """What is gained if everyone is near for a card: a better target for a shot."""
    if not now.count(BANG) or now.look.bangs_left() == 0 or not now.others:
        return 0.0
    distances, reach = now.distances(), now.look.reach(now.me)
    shots = [shot(now, seat) for seat in now.others]
    near = 0.0
    for place, seat in enumerate(now.others):
        if distances[seat] <= reach:
            near = max(near, shots[place])
    return max(shots) - near


def _attack_all(now: Situation, nature: Nature, card: int) -> Judgement:
    value = 0.0
    for seat in now.others:
        value += now.hit_chance(seat, nature.shoots, nature.name, card) * now.hit_worth(seat)
    return Judgement(value, "attack-all", SHOOT, kind=now.box.kind(nature.id))


def _strip_all(now: Situation, nature: Nature) -> Judgement:
    """A card out of every hand, some of them perhaps for me."""
    value, robbed = 0.0, 0
    for seat in now.others:
        if now.look.hand_size(seat):
            value += worth.from_hand(now, seat) * now.enmity[seat]
            robbed += 1
    if nature.pots:
        value += numbers.CARD * min(robbed, 2)
    return Judgement(value, "attack-all", STRIP, kind=now.box.kind(nature.id))


def rob(now: Situation, takes: bool, seat: int, pick: int) -> Judgement:
    """Take or discard a card of someone: an enemy's good one, or a Jail from a friend."""
    if pick == HAND:
        lost, gained = worth.from_hand(now, seat), numbers.CARD
    else:
        lost = worth.in_play(now, now.of(pick), seat)
        gained = worth.in_hand(now, now.box.face[pick])
    friend = seat == now.me or now.enmity[seat] < 0
    value = -lost if seat == now.me else lost * now.enmity[seat]
    if takes and not (friend and lost > 0):  # else it only changes hands among friends
        value += gained
    if seat != now.me:
        for each in now.abilities(seat):
            if each.strikes_back:
                value -= now.danger(MISSED)  # of a shot, as far as the box knows
                break
    if lost < 0:
        return Judgement(value, "relieve", STRIP, target=seat, pick=now.box.face[pick])
    return about(value, "strip", seat, STRIP)


def _heal(now: Situation, nature: Nature, seat: int, plain: bool) -> Judgement:
    look = now.look
    if nature.saves and plain and len(now.others) < 2:
        return Judgement(-1.0, "heal", number=now.life)  # B-68
    if nature.at_all:
        value = now.life_worth() if now.life < look.max_life(now.me) else 0.0
        theirs = 0.0
        for other in now.others:
            if look.life(other) < look.max_life(other):
                theirs += now.hit_worth(other)
        return Judgement(value - theirs, "heal", MEND, number=now.life)
    points = min(nature.heals, look.max_life(seat) - look.life(seat))
    if seat == now.me:
        return Judgement(points * now.life_worth(), "heal", MEND, number=now.life)
    return about(-points * now.hit_worth(seat), "heal-friend", seat, MEND)


def _fuse(now: Situation) -> float:
    """A Dynamite goes round, and last comes back to me: whom will it hit?

    That of one who is there for this turn alone goes nowhere.
    """
    if now.lifeless(now.me):
        return -numbers.HOLD_USELESS
    ring = now.look.ring()
    start = ring.index(now.me)
    left, value = 1.0, 0.0
    for seat in ring[start + 1 :] + ring[: start + 1]:
        if now.look.in_game(seat):
            value += left * numbers.EXPLOSION * numbers.BLAST * worth.blast(now, seat)
            left *= 1 - numbers.EXPLOSION
    return value
