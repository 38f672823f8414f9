# What is said of events, whatever set they are from. Arguments are named as in table.ftl; $event is an event that comes to light.

## Questions

ask-lose-card = { $kind }: which of your cards in play do you discard?
    .waiting = { $kind }: { $seat } chooses a card in play to discard.
    .then-discard = Goes to the discard pile
ask-give-life = { $kind }: give 1 of your life points to another player?
    .waiting = { $kind }: { $seat } decides whether to give a life point away.
ask-skip-phase-1 = { $kind }: draw your cards, or regain 1 life point instead?
    .waiting = { $kind }: { $seat } decides whether to draw.
ask-colour = { $kind }: is the top card of the deck red or black?
    .waiting = { $kind }: { $seat } calls a colour.
ask-exchange = { $kind }: which cards do you exchange for new ones?
    .waiting = { $kind }: { $seat } chooses cards to exchange.
    .then-discard = Set aside to exchange
ask-roulette = { $kind }: give a Missed! or lose 2 life points.
    .waiting = { $kind }: { $seat } decides how to react.
    .then-play = The next player has to react
ask-ricochet = { $kind }: { $by } shoots at your { $pick }. Give a Missed!, or it is discarded.
    .waiting = { $kind }: { $by } shoots at { $seat }'s { $pick }: { $seat } decides how to react.
    .then-play = The card stays in play
ask-second-bullet = { $kind }: which second BANG! card do you discard against { $target }?
    .waiting = { $kind }: { $seat } takes aim at { $target }.
    .then-discard = Both are discarded, then the shot is fired
ask-shot-at = { $kind }: a shot at you. Cancel it with { $number } Missed! or lose 1 life point.
    .waiting = { $kind }: a shot at { $seat }, who decides how to react.
    .then-play = { $need ->
        [one] The shot misses you
       *[other] Counts 1 of { $need }
    }
ask-excess-deck = You are over your hand limit: put { $number ->
        [one] 1 card
       *[other] { $number } cards
    } face down on the deck.
    .waiting = { $seat } is over the hand limit and has { $number ->
        [one] 1 card
       *[other] { $number } cards
    } to put on the deck.
    .then-discard = Goes face down on the deck

## Answers

option-give-life-at = Give 1 life point to { $target }
    .then = You have { $left } left
option-keep-life = Keep your life points
option-skip = Regain 1 life point and draw nothing
    .short = Regain 1 life point
    .then = You skip phase 1
option-phase-1 = Draw as usual
option-red = Red
    .then = Hearts or diamonds
option-black = Black
    .then = Clubs or spades
option-stop = Stop here
    .then = Phase 2 begins
option-enough = No more cards
option-take-two = Don't react: lose 2 life points
    .short = Don't react
    .then = You lose 2 life points
option-lose-card = Don't react: lose the card
    .short = Don't react
    .then = The card is discarded
option-use-as-at = { $kind }: { $card } and another BANG! card against { $target }
option-use-as-at-card = { $kind }: { $card } against { $target }'s { $pick }

## What happens

event-event = A new event: { $kind }
    .heading = { $kind }
event-next-event = The next event will be: { $event }
event-ghost = { $seat } is back as a ghost for one turn: { $kind }
    .you = You are back as a ghost for one turn: { $kind }
event-returned = { $seat } is back in the game: { $kind }
    .you = You are back in the game: { $kind }
event-extra-turn = { $seat } takes another turn.
    .you = You take another turn.
event-shot-at = A shot at { $target } ({ $kind }).
    .to-you = A shot at you ({ $kind }).
event-cancelled-shot = { $seat } cancels the shot.
    .you = You cancel the shot.
event-put-back = { $seat } puts { $card } face down on the deck.
    .you = You put { $card } face down on the deck.
event-put-back-hidden = { $seat } puts a card face down on the deck.
    .many = { $seat } puts { $number } cards face down on the deck.
    .you = You put a card face down on the deck.
    .you-many = You put { $number } cards face down on the deck.
event-turned-up = { $card } turns up.
event-shuffled-in = { $card } is shuffled into the deck.
event-ricochet = { $by } shoots at { $target }'s { $card } ({ $kind }).
    .to-you = { $by } shoots at your { $card } ({ $kind }).
    .by-you = You shoot at { $target }'s { $card } ({ $kind }).
event-called-red = { $seat } calls red.
    .you = You call red.
event-called-black = { $seat } calls black.
    .you = You call black.
event-called-right = { $seat } is right and keeps { $card }.
    .you = You are right and keep { $card }.
event-called-wrong = { $seat } is wrong: { $card } is discarded.
    .you = You are wrong: { $card } is discarded.

## Why not

why-forbidden = Not while this event is in force: { $kind }
    .short = { $kind }
