"""In one's own turn: what to play, at whom, and when to stop."""

from standoff.bots.gunslinger import cards, numbers, orders, train, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation, lifeless
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.games.bang.data.hooks import loses_card
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.games.bang.vocabulary.costs import FromHand, LifePoint
from standoff.kernel.choice import GAINS, SPENDS, TRADES, USES
from standoff.kernel.decision import Decision, Option

# More cards may change every plan; then one's own strength, theirs, and the shots.
DRAW, EQUIP, STRIP, SHOOT, MEND = 5, 4, 3, 2, 1


def judge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to play a card, or to use an ability or a card in play."""
    acquired = train.acquire(now, option) if option.tone in (TRADES, GAINS) else None
    if acquired is not None:
        return acquired
    if option.tone == TRADES:
        return trade(now, decision, option)
    if option.tone == USES and option.seat is not None and not (option.kind or option.card):
        return against(now, option)
    if option.tone == USES:
        return (use if _is_named(now, option) else use_up)(now, decision, option)
    if option.card is None:
        return unknown(now, decision, option)
    deed = cards.called(now.who, option.verb)
    if deed is not None and cards.ability(deed).fires:
        return fire(now, option, cards.ability(deed))
    judged = play(now, decision, option)
    return judged._replace(value=judged.value + _to_be_seen(now, decision))


def play(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to play that card so, rather than to keep it."""
    assert option.card is not None
    nature = cards.of(option.card) if option.kind is None else cards.nature(option.kind)
    if nature.copies and now.table.pile_top is not None:
        nature = cards.of(now.table.pile_top)
    costs = worth.costs(now)
    cost = costs.pop(option.card, 0.0)
    if nature.cost is not None and nature.cost.along:
        cost += min(costs.values(), default=0.0)  # another card
    if nature.fires and option.pick is not None:
        return fire(now, option, nature)
    if nature.waits or nature.tokens:
        # As with equipment: in hand it would only wait.
        value = 2 * worth.gain(now, nature)
        return Judgement(value - cost, reason("equip", card=option.card), EQUIP)
    judged = _judge(now, option, nature)
    return judged._replace(value=judged.value - cost)


def _to_be_seen(now: Situation, decision: Decision) -> float:
    """What it is worth to play any card at all, if so many have to be played in a turn."""
    wanted = now.cards_wanted()
    if not wanted:  # nearly always
        return 0.0
    playable = {each.card for each in decision.options if each.card in now.me.hand}
    enough = sum(now.me.hand.count(str(card)) for card in playable) >= wanted
    return now.life_worth() / wanted if enough else 0.0


def fire(now: Situation, option: Option, deed: cards.Deed) -> Judgement:
    """How good it is to use cards of the hand as a BANG! card, at one or at all others."""
    costs = worth.costs(now)
    spent = costs.get(str(option.card), 0.0) + costs.get(str(option.pick), 0.0)
    card = option.pick or option.card
    seats = [p.seat for p in now.others] if option.seat is None else [option.seat]
    name = 0 if option.seat is None else BANG
    value = 0.0
    for seat in seats:
        hit = now.hit_worth(seat, deed.damage) + (_prize(now, seat) if name else 0.0)
        value += now.hit_chance(seat, True, name, card) * hit
    if option.seat is None:
        why = reason("attack-all", kind=now.me.character)
    else:
        why = reason("attack", **suspicion(now.odds, option.seat))
    return Judgement(value - spent, why, SHOOT)


def _is_named(now: Situation, option: Option) -> bool:
    """Whether the source of what is used is named, and not what a card in play is used as."""
    if option.kind is None or option.card not in now.me.in_play:
        return option.kind is not None
    return any(cards.of(card).id == option.kind for card in now.me.in_play)


def use_up(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to use a card in play now, rather than later, perhaps as another."""
    assert option.card is not None
    nature = cards.of(option.card)
    judged = _judge(now, option, nature if option.kind is None else cards.nature(option.kind))
    if nature.tokens:
        later = nature.tokens * numbers.TOKEN  # they could pay for something else
    else:
        later = numbers.READY * worth.in_play(now, nature, now.me)
    return judged._replace(value=judged.value - later)


def use(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to use an ability, for what it costs."""
    assert option.kind is not None
    use = cards.in_phase_2(cards.source(option.kind))
    if use is None and option.seat is not None:
        return shoot_or_strip(now, option)
    if use is None:
        return heal_for_cards(now, option)
    costs = worth.costs(now)
    price = cards.tokens(use.cost) * numbers.TOKEN
    if isinstance(use.cost, FromHand):
        price = sum(sorted(costs.values())[: use.cost.number])
    elif isinstance(use.cost, LifePoint):
        price = now.life_worth()
    elif isinstance(use.cost, Nuggets):
        price = use.cost.number * numbers.NUGGET
    elif option.card is not None:
        price = costs.get(option.card, worth.own(now, option.card))
    deed = cards.ability(use)
    why = reason("ability", kind=option.kind)
    value = numbers.CARD * deed.draws * (1 + numbers.FEW_CARDS / (len(now.me.hand) + 1))
    if deed.shoots and option.seat is not None:
        value += now.hit_chance(option.seat, True) * now.hit_worth(option.seat)
    if deed.heals:
        value += deed.heals * now.life_worth()
    if deed.loads:
        value += numbers.TOKENS_MOVED * worth.charged(now, option.pick)
        price += numbers.TOKENS_MOVED * numbers.TOKEN if deed.moves else 0.0
    if deed.unloads:
        value += unload(now, option)
    known = deed.draws or deed.shoots or deed.heals or deed.loads or deed.unloads
    return Judgement(
        value - price if known else numbers.UNKNOWN_PLAY, why, DRAW if deed.draws else SHOOT
    )


def against(now: Situation, option: Option) -> Judgement:
    """What an event lets everyone do to another: to tell them what to play, to take their seat."""
    seat = option.seat
    assert seat is not None
    offered = cards.by_verb(now.events, option.verb)
    deed = None if offered is None else cards.ability(offered)
    value = numbers.UNKNOWN_PLAY * now.enmity[seat]
    if deed is not None and deed.commands:
        value = orders.best(now, seat)
    elif deed is not None and deed.displaces:
        value = 0.0 if now.players[seat].skips else numbers.LOST_TURN * now.enmity[seat]
    return Judgement(value, reason("attack", **suspicion(now.odds, seat)), STRIP)


def unload(now: Situation, option: Option) -> float:
    """A token off a card or a character, for my own: an enemy's, or one that sets off a bomb."""
    assert option.seat is not None
    owner, slot = now.players[option.seat], option.pick
    mine = owner is now.me
    if slot is not None and cards.of(slot).explodes:
        if mine:
            return numbers.TOKEN - worth.token(now, owner, slot)
        near = 1.0 if owner.loads[slot] == 1 else numbers.GOES_OFF
        return numbers.TOKEN + near * numbers.BOMB * now.hit_worth(owner.seat)
    enmity = -1.0 if mine else now.enmity[owner.seat]
    return numbers.TOKEN + enmity * worth.token(now, owner, slot)


# Trade


def trade(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To buy a card that lies open, to sell one, or to pay for one of another to go.

    What is worth less than something else that could then not be paid any more is no bargain.
    """
    if option.card is not None and option.card in now.me.hand:
        if option.seat is None:
            return _sell(now, option.card)
        return _exchange(now, option.card, option.seat)
    if not now.bargains:
        on_offer = (each for each in decision.options if each.tone == TRADES)
        now.bargains = {
            each.key: _bargain(now, each)
            for each in on_offer
            if each.card in now.prices or each.pick is not None
        }
    judged, price = now.bargains[option.key]
    left = now.nuggets(now.me.seat) - price
    best = max((other.value for other, cost in now.bargains.values() if cost > left), default=0.0)
    return judged._replace(value=judged.value - best) if judged.value < best else judged


def _bargain(now: Situation, option: Option) -> tuple[Judgement, int]:
    """How good it is to pay for something, and how many nuggets it costs."""
    if option.card is None:
        assert option.seat is not None
        assert option.pick is not None
        judged = rob(now, False, option.seat, option.pick)
        price = cards.of(option.pick).price + 1
    else:
        judged = apply(now, option)
        price = now.prices[option.card]
    return judged._replace(value=judged.value - price * numbers.NUGGET), price


def _sell(now: Situation, card: str) -> Judgement:
    """What a card brings, rather than to keep it or to use it now."""
    nature = cards.of(card)
    used = _heal(now, nature, now.me.seat, True).value if nature.heals else 0.0
    kept = worth.costs(now).get(card, 0.0)
    return Judgement(_a_nugget_more(now) - max(used, kept), reason("sell", card=card), DRAW)


def _exchange(now: Situation, card: str, seat: int) -> Judgement:
    """A card of mine for cards of another hand."""
    gets = min(2, now.players[seat].hand_size)
    value = numbers.CARD * gets * (1 + now.enmity[seat]) - worth.costs(now).get(card, 0.0)
    return Judgement(value, reason("ability", kind=now.me.character), DRAW)


def _a_nugget_more(now: Situation) -> float:
    """What one more nugget is good for: the best that it would just pay for, or to be kept."""
    within = now.nuggets(now.me.seat) + 1
    goods = [card for card, price in now.prices.items() if price == within]
    more = [apply(now, _on_sale(card)).value - within * numbers.NUGGET for card in goods]
    return numbers.NUGGET + max(more, default=0.0)


def _on_sale(card: str) -> Option:
    """To buy a card for oneself, if that is possible."""
    return Option(key="", verb="", text=reason("buy", card=card), card=card)


def apply(now: Situation, option: Option) -> Judgement:
    """What a card does that is used as soon as it is had: as what it is, or as another."""
    assert option.card is not None
    nature = cards.of(option.card) if option.kind is None else cards.nature(option.kind)
    why = reason("buy", card=option.card)
    if nature.equips:
        return Judgement(worth.gain(now, nature), why, EQUIP)
    if nature.turns:
        lost = now.me.max_life - now.me.life
        return Judgement(numbers.ANOTHER_TURN + lost * now.life_worth() / 2, why, MEND)
    return _judge(now, option, nature)


def shoot_or_strip(now: Situation, option: Option) -> Judgement:
    """By an event: BANG! cards against someone, or against a card in front of someone."""
    seat = option.seat
    assert seat is not None
    assert option.card is not None
    spent = worth.costs(now).get(option.card, 0.0)
    if option.pick is not None:
        lost = worth.in_play(now, cards.of(option.pick), now.players[seat])
        value = lost * now.enmity[seat] * (1 - now.holds_missed(seat, 1)) - spent
        if lost < 0:
            return Judgement(value, reason("relieve", target=seat, pick=option.pick), STRIP)
        return Judgement(value, reason("strip", **suspicion(now.odds, seat)), STRIP)
    value = (1 - now.holds_missed(seat, 2)) * now.hit_worth(seat) - spent - numbers.HOLD_BANG
    return Judgement(value, reason("attack", **suspicion(now.odds, seat)), SHOOT)


def heal_for_cards(now: Situation, option: Option) -> Judgement:
    """An ability used at any time: it heals for two cards, as far as the box knows."""
    spare = sorted(worth.costs(now).values())[:2]
    value = now.life_worth() - sum(spare) if len(now.me.hand) > 1 else -1.0
    return Judgement(value, reason("ability", kind=option.kind))


def unknown(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What nobody has told of: by what is at stake, what the option is, and whom it names."""
    value = decision.stake * now.life_worth()
    if option.tone == SPENDS:
        value -= worth.own(now, option.card)
    elif option.tone == GAINS:
        value += numbers.CARD
    if option.seat is not None:
        value += now.enmity[option.seat]
    return Judgement(value, reason("unknown"))


def _judge(now: Situation, option: Option, nature: Nature) -> Judgement:
    card, seat = option.card, option.seat
    if nature.couples and option.pick is not None:
        value = train.put(now, option.pick, now.me.seat if seat is None else seat)
        return Judgement(value, reason("acquire", card=option.pick), EQUIP)
    if nature.swaps and seat is not None and option.pick is not None:
        return _swap(now, seat, option.pick)
    if nature.robs and seat is not None:
        return _robbery(now, seat)
    if nature.suspects:
        value = sum(now.hit_worth(player.seat) for player in now.others) - now.life_worth()
        value = numbers.SPADES * value + numbers.CARD * nature.draws
        return Judgement(value, reason("attack-all", kind=nature.id), SHOOT)
    if nature.goes_again:
        value = numbers.ANOTHER_TURN - sum(worth.costs(now).values())
        return Judgement(value, reason("try", card=card), MEND)
    if nature.picks and seat is not None and option.pick is not None:
        if card is not None and cards.ignores(now.players[seat], card):
            return Judgement(-1.0, reason("strip", **suspicion(now.odds, seat)))
        return rob(now, nature.takes, seat, option.pick)
    if nature.takes and seat is not None:
        return rob(now, True, seat, "hand")
    if nature.nears:
        return Judgement(_nearer(now), reason("equip", card=card), STRIP)
    if nature.harms:
        judged = _attack_all(now, nature, card) if seat is None else attack(now, option, nature)
        return judged._replace(value=judged.value + numbers.CARD * nature.draws)
    if nature.strips and seat is None:
        robbed = [p for p in now.others if p.hand_size]
        value = sum(worth.from_hand(p) * now.enmity[p.seat] for p in robbed)
        if nature.pots:
            value += numbers.CARD * min(len(robbed), 2)
        return Judgement(value, reason("attack-all", kind=nature.id), STRIP)
    if nature.taxes:
        return Judgement(_toll(now, card), reason("attack-all", kind=nature.id), SHOOT)
    if nature.marks:
        seat = now.me.seat if seat is None else seat
        why = reason("attack", **suspicion(now.odds, seat))
        return Judgement(numbers.BOUNTY * now.enmity[seat], why, STRIP)
    if nature.keeps and seat is not None:
        why = reason("bring-back", target=seat)
        return Judgement(-numbers.BACK * now.enmity[seat], why, EQUIP)
    if nature.heals:
        plain = card in now.me.hand  # and not something else that is like it
        return _heal(now, nature, now.me.seat if seat is None else seat, plain)
    if nature.draws:
        return Judgement(numbers.CARD * (nature.draws + 1), reason("draw", card=card), DRAW)
    if nature.shares:
        theirs = sum(now.enmity[player.seat] for player in now.others)
        value = numbers.CARD * (1 - numbers.SHARED * theirs)
        return Judgement(value, reason("draw", card=card), DRAW)
    if nature.burdens:
        return Judgement(_fuse(now), reason("fuse", card=card), SHOOT)
    if nature.equips:
        # In hand it would wait for this very moment: what it costs is its own worth.
        return Judgement(2 * worth.gain(now, nature), reason("equip", card=card), EQUIP)
    return Judgement(numbers.HOLD_OTHER + numbers.UNKNOWN_PLAY, reason("try", card=card), MEND)


def _swap(now: Situation, seat: int, pick: str) -> Judgement:
    """A card in play of another, for the one of mine that I need least."""
    owner = now.players[seat]
    mine = {card: worth.own(now, card) for card in now.me.in_play}
    given = min(mine, key=lambda card: mine[card])
    gained = worth.gain(now, cards.of(pick)) - mine[given]
    lost = worth.in_play(now, cards.of(pick), owner) - worth.in_play(now, cards.of(given), owner)
    value = gained + lost * now.enmity[seat]
    return Judgement(value, reason("strip", **suspicion(now.odds, seat)), STRIP)


def _robbery(now: Situation, seat: int) -> Judgement:
    """For each card in play its owner loses it, or faces a shot, as they like best."""
    owner = now.players[seat]
    worths = [worth.in_play(now, cards.of(card), owner) for card in owner.in_play]
    value = numbers.ROBBED * now.enmity[seat] * sum(max(each, 0.0) for each in worths)
    return Judgement(value, reason("strip", **suspicion(now.odds, seat)), STRIP)


def attack(now: Situation, option: Option, nature: Nature) -> Judgement:
    seat = option.seat
    assert seat is not None
    if nature.explodes:
        return Judgement(
            numbers.GOES_OFF * numbers.BOMB * worth.blast(now, seat),
            reason("fuse", card=option.card),
            STRIP,
        )
    if nature.burdens and not nature.spares_sheriff:  # it costs no turns, but life points
        why = reason("attack", **suspicion(now.odds, seat))
        return Judgement(numbers.BITES * worth.blast(now, seat), why, STRIP)
    if nature.burdens:
        value = now.enmity[seat] * (1 - now.hearts()) * numbers.LOST_TURN
        return Judgement(value, reason("lock-up", **suspicion(now.odds, seat)), STRIP)
    if nature.fights:
        wins = now.outlasts(seat)
        value = wins * now.hit_worth(seat) - (1 - wins) * now.life_worth()
    else:
        chance = now.hit_chance(seat, nature.shoots, nature.name, option.card)
        prize = _prize(now, seat) if nature.name == BANG else 0.0
        value = chance * (now.hit_worth(seat) + prize)
        if nature.sprays:
            value += max((shot(now, other) for other in _beside(now, seat)), default=0.0)
    id = "finish" if now.players[seat].life == 1 else "attack"
    return Judgement(value, reason(id, **suspicion(now.odds, seat)), SHOOT)


def _prize(now: Situation, seat: int) -> float:
    """What is paid for a hit with a BANG! card, by what lies in front of the target."""
    lying = (cards.of(card) for card in now.active(now.players[seat]))
    return numbers.CARD * sum(each.marks and "hit" in cards.traits(each.source) for each in lying)


def shot(now: Situation, seat: int) -> float:
    """What a shot at a seat is worth, that of no BANG! card."""
    return now.hit_chance(seat, True) * now.hit_worth(seat)


def _beside(now: Situation, seat: int) -> list[int]:
    """Those next to a seat, but for me."""
    ring = [each for each in now.table.ring if now.players[each].in_game]
    place = ring.index(seat)
    beside = {ring[place - 1], ring[(place + 1) % len(ring)]}
    return sorted(beside - {now.me.seat, seat})


def best_shots(now: Situation, number: int) -> float:
    """What so many shots at different players within my reach are worth."""
    near = (p.seat for p in now.others if p.distance is not None and p.distance <= now.me.reach)
    return sum(sorted((shot(now, seat) for seat in near), reverse=True)[:number])


def _toll(now: Situation, card: str | None) -> float:
    """Two cards or a life point of everyone, and of my own, as everyone likes best."""
    mine = sorted(value for held, value in worth.costs(now).items() if held != card)[:2]
    own = min(sum(mine), now.life_worth()) if mine else now.life_worth()
    return sum(numbers.TOLL * now.enmity[player.seat] for player in now.others) - own


def _nearer(now: Situation) -> float:
    """What is gained if everyone is near for a card: a better target for a shot."""
    if not now.count(BANG) or now.table.bangs_left == 0:
        return 0.0
    shots = [
        (player.distance or 0, now.hit_chance(player.seat, True) * now.hit_worth(player.seat))
        for player in now.others
    ]
    near = max((value for distance, value in shots if distance <= now.me.reach), default=0.0)
    return max((value for _, value in shots), default=0.0) - max(near, 0.0)


def _attack_all(now: Situation, nature: Nature, card: str | None) -> Judgement:
    value = sum(
        now.hit_chance(p.seat, nature.shoots, nature.name, card) * now.hit_worth(p.seat)
        for p in now.others
    )
    return Judgement(value, reason("attack-all", kind=nature.id), SHOOT)


def rob(now: Situation, takes: bool, seat: int, pick: str) -> Judgement:
    """Take or discard a card of someone: an enemy's good one, or a Jail from a friend."""
    owner = now.players[seat]
    if pick == "hand":
        lost, gained = worth.from_hand(owner), numbers.CARD
    else:
        lost, gained = worth.in_play(now, cards.of(pick), owner), worth.in_hand(now, pick)
    friend = seat == now.me.seat or now.enmity[seat] < 0
    value = -lost if seat == now.me.seat else lost * now.enmity[seat]
    if takes and not (friend and lost > 0):  # else it only changes hands among friends
        value += gained
    if owner is not now.me and any(loses_card.on(each) for each in now.abilities(owner)):
        value -= now.danger(MISSED)  # of a shot, as far as the box knows
    if lost < 0:
        return Judgement(value, reason("relieve", target=seat, pick=pick), STRIP)
    return Judgement(value, reason("strip", **suspicion(now.odds, seat)), STRIP)


def _heal(now: Situation, nature: Nature, seat: int, plain: bool) -> Judgement:
    me, player = now.me, now.players[seat]
    why = reason("heal", number=me.life)
    if nature.saves and plain and len(now.others) < 2:
        return Judgement(-1.0, why)  # B-68
    if nature.at_all:
        value = now.life_worth() if me.life < me.max_life else 0.0
        value -= sum(now.hit_worth(p.seat) for p in now.others if p.life < p.max_life)
        return Judgement(value, why, MEND)
    points = min(nature.heals, player.max_life - player.life)
    if player is me:
        return Judgement(points * now.life_worth(), why, MEND)
    why = reason("heal-friend", **suspicion(now.odds, seat))
    return Judgement(-points * now.hit_worth(seat), why, MEND)


def _fuse(now: Situation) -> float:
    """A Dynamite goes round, and last comes back to me: whom will it hit?

    That of one who is there for this turn alone goes nowhere.
    """
    if lifeless(now.me):
        return -numbers.HOLD_USELESS
    ring = now.table.ring
    start = ring.index(now.me.seat)
    left, value = 1.0, 0.0
    for seat in (*ring[start + 1 :], *ring[: start + 1]):
        if now.players[seat].in_game:
            value += left * numbers.EXPLOSION * numbers.BLAST * worth.blast(now, seat)
            left *= 1 - numbers.EXPLOSION
    return value
