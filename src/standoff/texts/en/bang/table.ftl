# What the card game says at the table, whatever sets are played.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards with their sign ("BANG! 7♦"); $kind is a kind of card or a character; $role is a
# role; the rest are numbers. Names of cards may end in "!", so no full stop follows $kind.
#
# In the browser a button says what is done (`.short`, or the whole text) and what follows (`.then`, or
# `.then-` and the verb of the answer at the question). $keep are the cards that who is asked may keep,
# $left the life points that are left after losing one, $need the number of the question.

## Roles

role-sheriff = Sheriff
    .text = Eliminate every Outlaw and the Renegade.
role-deputy = Deputy
    .text = Help the Sheriff: you win when the Sheriff wins, even if you are out of the game.
    .text-3 = Eliminate the Renegade yourself. Should someone else do it, be the last player standing.
role-outlaw = Outlaw
    .text = See the Sheriff eliminated: all Outlaws win together, even those out of the game.
    .text-3 = Eliminate the Deputy yourself. Should someone else do it, be the last player standing.
role-renegade = Renegade
    .text = Be the only player left in the game when the Sheriff is out.
    .text-3 = Eliminate the Outlaw yourself. Should someone else do it, be the last player standing.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = It is your turn: play a card or end your turn.
    .waiting = { $seat } is playing their turn.
ask-first-card = Phase 1: where do you take your first card from?
    .waiting = { $seat } decides where to take the first card from.
ask-keep = Choose { $number ->
        [one] 1 more card
       *[other] { $number } cards
    } for your hand; what you leave goes back on top of the deck.
    .waiting = { $seat } chooses from the top cards of the deck.
ask-excess = You are over your hand limit: discard { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
    .waiting = { $seat } is over the hand limit and has { $number ->
        [one] 1 card
       *[other] { $number } cards
    } to discard.
    .then-discard = Goes to the discard pile
ask-shot = { $by } shoots at you with { $kind }: cancel the shot with { $number } Missed! or lose 1 life point.
    .waiting = { $by } shoots at { $seat } with { $kind }: { $seat } decides how to react.
    .then-play = { $need ->
        [one] The shot misses you
       *[other] Counts 1 of { $need }
    }
ask-bang = { $by } plays { $kind }: discard a BANG! card from your hand or lose 1 life point.
    .waiting = { $by } plays { $kind }: { $seat } decides how to react.
    .then-discard = You lose no life point
ask-duel = { $kind } with { $by }: discard a BANG! card from your hand or lose 1 life point.
    .waiting = { $kind } with { $by }: { $seat } decides how to react.
    .then-discard = Then { $by } has to answer
ask-dying = You have no life points left ({ $kind }): regain { $number ->
        [one] 1 life point
       *[other] { $number } life points
    } to stay in the game.
    .waiting = { $seat } has no life points left ({ $kind }) and must regain { $number } to stay in the game.
ask-flip = { $kind }: which flipped card counts?
    .waiting = { $kind }: { $seat } chooses the flipped card that counts.
    .then-flip = Its sign is the one that counts
ask-store = { $kind }: which revealed card do you take?
    .waiting = { $kind }: { $seat } chooses a revealed card.
    .next = Then { $names }.
ask-cost = { $kind }: choose { $number ->
        [one] 1 more card
       *[other] { $number } cards
    } to discard.
    .waiting = { $kind }: { $seat } chooses { $number ->
        [one] 1 more card
       *[other] { $number } cards
    } to discard.
    .then-discard = Set aside to pay
ask-top = You discard all your cards: which one lies on top, or on top of the rest?
    .waiting = { $seat } chooses the order of their discards.
ask-top-card = Which of the two lies on top of the discard pile?
    .waiting = { $seat } chooses the order of their discards.
ask-strip = { $kind }: which card does { $target } lose?
    .waiting = { $kind }: { $seat } chooses a card that { $target } loses.
ask-estate = { $target } is out of the game: which of the cards do you take?
    .waiting = { $seat } takes a card that { $target } leaves.
ask-whole-draw = Phase 1: do you draw from the deck?
    .waiting = { $seat } decides how to draw in phase 1.

## Answers

option-play = Play { $card }
    .short = { $card }
option-play-as = Play { $card } as { $kind }
option-play-at = Play { $card } on { $target }
option-play-as-at = Play { $card } as { $kind } on { $target }
option-play-at-card = Play { $card } on { $target }: { $pick }
option-play-at-hand = Play { $card } on { $target }: a random card from hand
option-end = End turn
    .then = Keep at most { $keep ->
        [one] 1 card
       *[other] { $keep } cards
    }
option-discard = Discard { $card }
    .short = { $card }
option-discard-as = Discard { $card } as { $kind }
option-check = Use { $kind }: "draw!"
option-use = Use the ability of { $kind }
option-take-it = Don't react: lose 1 life point
    .short = Don't react
    .then = You lose 1 life point: { $left } left
option-give-up = Give up: be eliminated
    .short = Give up
    .then = You are out of the game
option-draw = Draw a card from the deck
    .then = The top card, unseen
option-draw-hand-at = Take a random card from { $target }'s hand
    .then = You do not choose which
option-draw-pile = Take { $card } from the discard pile
option-keep = Keep { $card }
    .short = { $card }
option-flip = Choose { $card }
    .short = { $card }
option-take = Take { $card }
    .short = { $card }
option-top = Put { $card } on top
option-any-order = The rest in any order
    .then = The order does not matter to you
option-use-as = Use the ability of { $kind }: discard { $card }
option-use-at = Use the ability of { $kind } on { $target }
option-use-up = Use { $card }
    .short = { $card }
option-use-up-at = Use { $card } on { $target }
option-use-up-at-card = Use { $card } on { $target }: { $pick }
option-use-up-at-hand = Use { $card } on { $target }: a random card from hand
option-strip-at-card = { $target } discards { $pick }
option-strip-at-hand = { $target } discards a random card from hand
option-inherit-at-card = Take { $pick }
option-inherit-at-hand = Take a random card from { $target }'s hand
option-draw-all = Draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    } from the deck

## What happens

event-role = { $seat } gets the role of { $role }.
    .you = You get the role of { $role }.
event-role-hidden = { $seat } gets a secret role.
    .you = You get a secret role.
event-character = { $kind } is the character of { $seat }.
    .you = { $kind } is your character.
event-new-rules = The rules have been mended: the match goes on by the new ones.
event-step-again = The rules have been mended: the last step is played again.
event-turn = { $seat }'s turn begins.
    .heading = { $seat }'s turn
    .you = Your turn begins.
    .you-heading = Your turn
event-ability = { $seat } uses the ability of { $kind }.
    .you = You use the ability of { $kind }.
event-works = { $seat } makes use of { $kind }.
    .you = You make use of { $kind }.
event-escaped = { $kind }: { $seat } escapes.
    .you = { $kind }: you escape.
event-turn-lost = { $seat } loses the turn.
    .you = You lose the turn.
event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
event-drew-hidden = { $seat } draws a card.
    .many = { $seat } draws { $number } cards.
    .you = You draw a card.
    .you-many = You draw { $number } cards.
event-drew-pile = { $seat } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
event-looked = { $seat } looks at { $card } on the deck.
    .you = You look at { $card } on the deck.
event-looked-hidden = { $seat } looks at a card on the deck.
    .many = { $seat } looks at { $number } cards on the deck.
    .you = You look at a card on the deck.
    .you-many = You look at { $number } cards on the deck.
event-showed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
event-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-played-as = { $seat } plays { $card } (as { $kind }).
    .you = You play { $card } (as { $kind }).
event-played-at = { $seat } plays { $card } on { $target }.
    .you = You play { $card } on { $target }.
    .to-you = { $seat } plays { $card } on you.
event-played-as-at = { $seat } plays { $card } as { $kind } on { $target }.
    .you = You play { $card } as { $kind } on { $target }.
    .to-you = { $seat } plays { $card } as { $kind } on you.
event-placed = { $card } is in play in front of { $seat }.
    .you = { $card } is in play in front of you.
event-passed-on = { $seat } passes { $card } to { $target }.
    .you = You pass { $card } to { $target }.
    .to-you = { $seat } passes { $card } to you.
event-exploded = { $kind } explodes in front of { $seat }.
    .you = { $kind } explodes in front of you.
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-lost-card = { $by } makes { $seat } discard { $card } ({ $kind }).
    .you = { $by } makes you discard { $card } ({ $kind }).
    .by-you = You make { $seat } discard { $card } ({ $kind }).
event-took = { $seat } takes { $card } from { $owner }.
    .you = You take { $card } from { $owner }.
    .to-you = { $seat } takes { $card } from you.
event-took-hidden = { $seat } takes a card from { $owner }.
    .you = You take a card from { $owner }.
    .to-you = { $seat } takes a card from you.
event-revealed = { $card } is revealed.
event-chose = { $seat } chooses { $card }.
    .you = You choose { $card }.
event-shot = { $by } shoots at { $target } ({ $kind }).
    .to-you = { $by } shoots at you ({ $kind }).
    .by-you = You shoot at { $target } ({ $kind }).
event-cancelled = { $seat } cancels { $by }'s shot.
    .you = You cancel { $by }'s shot.
    .by-you = { $seat } cancels your shot.
event-flipped = { $kind }: { $seat } flips { $card }.
    .you = { $kind }: you flip { $card }.
event-check-met = { $kind }: { $card } meets the condition.
event-check-failed = { $kind }: { $card } does not meet the condition.
event-lost-life = { $seat } loses { $number ->
        [one] 1 life point
       *[other] { $number } life points
    } ({ $kind }).
    .you = You lose { $number ->
            [one] 1 life point
           *[other] { $number } life points
        } ({ $kind }).
event-lost-life-to = { $seat } loses { $number ->
        [one] 1 life point
       *[other] { $number } life points
    } to { $by } ({ $kind }).
    .you = You lose { $number ->
            [one] 1 life point
           *[other] { $number } life points
        } to { $by } ({ $kind }).
    .by-you = { $seat } loses { $number ->
            [one] 1 life point
           *[other] { $number } life points
        } to you ({ $kind }).
event-healed = { $seat } regains { $number ->
        [one] 1 life point
       *[other] { $number } life points
    }.
    .you = You regain { $number ->
            [one] 1 life point
           *[other] { $number } life points
        }.
event-eliminated = { $seat } is eliminated and reveals their role: { $role }.
    .you = You are eliminated and reveal your role: { $role }.
event-reward = { $seat } gets a reward of { $number ->
        [one] 1 card
       *[other] { $number } cards
    } for eliminating { $target }.
    .you = You get a reward of { $number ->
            [one] 1 card
           *[other] { $number } cards
        } for eliminating { $target }.
    .to-you = { $seat } gets a reward of { $number ->
            [one] 1 card
           *[other] { $number } cards
        } for eliminating you.
event-penalty = Penalty: { $seat } has eliminated a Deputy and discards all cards.
    .you = Penalty: you have eliminated a Deputy and discard all your cards.
event-reshuffled = The discard pile is reshuffled into the deck: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }
event-used = { $seat } uses { $card }.
    .you = You use { $card }.
event-used-at = { $seat } uses { $card } on { $target }.
    .you = You use { $card } on { $target }.
    .to-you = { $seat } uses { $card } on you.
event-spared = { $seat } is not affected by { $kind }.
    .you = You are not affected by { $kind }.

## Why not

why-yourself = You cannot play this card on yourself.
why-out-of-reach = Out of reach: you see that player at distance { $distance }, and the range of your weapon is { $reach }.
    .short = Distance { $distance }, your reach is { $reach }
why-too-far = Too far: you see that player at distance { $distance }, and this card goes as far as { $limit }.
    .short = Distance { $distance }, it goes as far as { $limit }
why-sheriff = You cannot play this card on the Sheriff.
    .short = Not on the Sheriff
why-same-name = { $kind } is already in play there: no second card of the same name is allowed.
    .short = Has one already
why-no-cards = There is no card there to take or discard.
    .short = No cards there
why-only-answers = This card is only for reacting: you cannot play it now.
why-bang-limit = You have already played { $limit ->
        [one] 1 BANG! card
       *[other] { $limit } BANG! cards
    } this turn: that is the limit.
why-not-in-game = That player is out of the game.
why-in-game = That player is in the game.
why-no-target = This card has no possible target now.
why-not-in-hand = You do not have this card in hand.
why-no-answer = This card is of no use now.
why-not-asked = It is not your decision now.
why-no-other-card = This card is played together with another card from hand: you have none.
    .short = No other card in hand
why-too-few-cards = You need { $number } cards in hand for this.
why-no-such-card = You have no such card in hand.
why-last-life-point = You cannot give up your last life point.
why-used-up = You have already used this ability { $limit ->
        [one] once
       *[other] { $limit } times
    } this turn: that is the limit.
why-not-used = This card works by lying in play: it is not used.
why-waits = You can use this card from the next turn on.
    .short = From the next turn on

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } is on your side. Do it anyway?
warn-last-life = This is your last life point and you can still react. Give up anyway?
warn-no-effect = This would have no effect now. Play it anyway?

## How it ends

ending-law = The law wins: all Outlaws and the Renegade are out of the game.
ending-outlaws = The Outlaws win: the Sheriff is out of the game.
ending-renegade = The Renegade wins as the last player standing.
ending-hunter = The hunt is over: whoever eliminates their own target wins.
ending-last = The last player standing wins.
