# What Samurai Sword says at the table.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards; $kind is a kind of card or a character; $role is a role; the rest are numbers.
#
# In the browser a button says what is done (`.short`, or the whole text) and what follows (`.then`, or
# `.then-` and the verb of the answer at the question).

## Roles and teams

role-shogun = Shogun
    .text = With the Samurai, have the most points when the game ends. Your Honour counts once.
    .text-3 = You stand alone against two Ninjas: have more points than they have. Your Honour counts twice, you draw 1 card more and may play 1 Weapon more each turn, and Bushido costs you no Honour.
role-samurai = Samurai
    .text = Help the Shogun: your points count together.
    .text-4 = Help the Shogun: your points count together, and your Honour counts twice.
    .text-6 = Help the Shogun: your points count together, and your Honour counts twice.
role-ninja_1 = Ninja ★
    .text = With the other Ninjas, have the most points when the game ends. You win every tie.
    .text-4 = With the other Ninja, have the most points when the game ends. You have 1 star, so the Honour of the other one counts twice. You win every tie.
role-ninja_2 = Ninja ★★
    .text = With the other Ninjas, have the most points when the game ends. You win every tie.
    .text-4 = With the other Ninja, have the most points when the game ends. You have 2 stars: the Honour of the one with more stars counts twice. You win every tie.
role-ninja_3 = Ninja ★★★
    .text = With the other Ninjas, have the most points when the game ends. You win every tie.
    .text-4 = With the other Ninja, have the most points when the game ends. You have 3 stars, so your Honour counts twice. You win every tie.
role-ronin = Ronin
    .text = Have more points than either team, alone. Your Honour counts 3 times; a Daimyo in your hand is worth nothing.
    .text-5 = Have more points than either team, alone. Your Honour counts twice; a Daimyo in your hand is worth nothing.

team-shogun = Shogun and Samurai
team-ninja = Ninjas
team-ronin = Ronin

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = It is your turn: play a card or end your turn.
    .waiting = { $seat } is playing their turn.
ask-first-card = Draw phase: where do you take your first card from?
    .waiting = { $seat } decides where to take the first card from.
ask-excess = You are over your hand limit: discard { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
    .waiting = { $seat } is over the hand limit and has { $number ->
        [one] 1 card
       *[other] { $number } cards
    } to discard.
    .then-discard = Goes to the discard pile
ask-parry = { $by } attacks you with { $card }: parry, or suffer { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }.
    .waiting = { $by } attacks { $seat } with { $card }: { $seat } decides how to react.
    .then-take-it = { $number ->
        [one] You suffer 1 wound
       *[other] You suffer { $number } wounds
    }
    .then-play = The attack has no effect
ask-battle-cry = { $by } plays Battle Cry: play a Parry or suffer 1 wound.
    .waiting = { $by } plays Battle Cry: { $seat } decides how to react.
    .then-play = You suffer no wound
ask-jujutsu = { $by } plays Jujutsu: discard a Weapon from your hand or suffer 1 wound.
    .waiting = { $by } plays Jujutsu: { $seat } decides how to react.
    .then-discard = You suffer no wound
ask-bushido = Bushido turns up { $card }, a Weapon: discard a Weapon from your hand, or let Bushido go at its price.
    .waiting = Bushido turns up { $card }, a Weapon: { $seat } decides what to give up.
    .then-discard = Then Bushido passes to the left

## Answers

option-play = Play { $card }
    .short = { $card }
option-play-as = Play { $card } as { $kind }
option-play-at = Play { $card } on { $target }
option-play-at-card = Play { $card } on { $target }: { $pick }
option-play-at-hand = Play { $card } on { $target }: a random card from hand
option-use = Use the ability of { $kind }
option-end = End turn
    .then = Keep at most 7 cards
option-take-it = Don't react
    .then = You are wounded
option-discard = Discard { $card }
    .short = { $card }
option-lose-honour = Lose 1 Honour and discard Bushido
    .short = Lose 1 Honour
    .then = Bushido is discarded
option-draw = Draw a card from the deck
    .then = The top card, unseen
option-draw-pile = Take { $card } from the discard pile

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
event-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
event-drew-hidden = { $seat } draws a card.
    .many = { $seat } draws { $number } cards.
    .you = You draw a card.
    .you-many = You draw { $number } cards.
event-drew-pile = { $seat } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
event-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-played-as = { $seat } plays { $card } (as { $kind }).
    .you = You play { $card } (as { $kind }).
event-played-at = { $seat } plays { $card } on { $target }.
    .you = You play { $card } on { $target }.
    .to-you = { $seat } plays { $card } on you.
    .yourself = You play { $card } on yourself.
event-placed = { $card } is in play in front of { $seat }.
    .you = { $card } is in play in front of you.
event-passed-on = { $seat } passes { $card } to { $target }.
    .you = You pass { $card } to { $target }.
    .to-you = { $seat } passes { $card } to you.
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-lost-card = { $by } makes { $seat } discard { $card }.
    .you = { $by } makes you discard { $card }.
    .by-you = You make { $seat } discard { $card }.
event-took = { $seat } takes { $card } from { $owner }.
    .you = You take { $card } from { $owner }.
    .to-you = { $seat } takes { $card } from you.
event-took-hidden = { $seat } takes a card from { $owner }.
    .you = You take a card from { $owner }.
    .to-you = { $seat } takes a card from you.
event-attack = { $by } attacks { $target } with { $card }: { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }.
    .to-you = { $by } attacks you with { $card }: { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        }.
    .by-you = You attack { $target } with { $card }: { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        }.
event-parried = { $seat } parries { $by } with { $card }.
    .you = You parry { $by } with { $card }.
    .by-you = { $seat } parries your attack with { $card }.
event-wounded-by = { $seat } suffers { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    } by { $by }.
    .you = You suffer { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        } by { $by }.
    .by-you = { $seat } suffers { $number ->
            [one] 1 wound
           *[other] { $number } wounds
        } by you.
event-defeated = { $seat } is defeated by { $by }.
    .you = You are defeated by { $by }.
    .by-you = { $seat } is defeated by you.
event-gave-honour = { $seat } gives 1 Honour to { $target }.
    .you = You give 1 Honour to { $target }.
    .to-you = { $seat } gives 1 Honour to you.
event-lost-honour = { $seat } loses { $number } Honour.
    .you = You lose { $number } Honour.
event-recovered = { $seat } regains { $number } Resilience.
    .you = You regain { $number } Resilience.
event-gave-up-life = { $seat } gives up 1 Resilience.
    .you = You give up 1 Resilience.
event-turned-up = { $card } is turned up.
event-deck-ended = The deck is used up: everyone loses { $number } Honour.
event-reshuffled = The discard pile is reshuffled into the deck: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
event-showed-role = { $seat } reveals their role: { $role }.
    .you = You reveal your role: { $role }.
event-scored = { $seat } counts { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
    .you = You count { $number ->
            [one] 1 point
           *[other] { $number } points
        }.
event-deadly-strike = A deadly strike within the team costs it { $number } points.
event-ending-honour-shogun = { ending-honour-shogun }
event-ending-honour-ninja = { ending-honour-ninja }
event-ending-honour-ronin = { ending-honour-ronin }
event-ending-sword-shogun = { ending-sword-shogun }
event-ending-sword-ninja = { ending-sword-ninja }
event-ending-sword-ronin = { ending-sword-ronin }

## Why not

why-yourself = You cannot play this card on yourself.
why-harmless = That player is Harmless and cannot be attacked.
    .short = Harmless
why-too-difficult = Too difficult: attacking that player has Difficulty { $distance }, and this Weapon goes up to { $reach }.
    .short = Difficulty { $distance }, it goes up to { $reach }
why-in-play = Another { $kind } is in play: there can be only one.
    .short = Another one is in play
why-no-cards = There is no card there to take or discard.
    .short = No cards there
why-only-answers = This card is only for reacting: you cannot play it now.
why-weapon-limit = You have already played { $limit ->
        [one] 1 Weapon
       *[other] { $limit } Weapons
    } this turn: that is the limit.
why-last-point = You cannot give up your last point of Resilience.
why-no-target = This card has no possible target now.
why-not-in-hand = You do not have this card in hand.
why-no-answer = This card is of no use now.
why-not-asked = It is not your decision now.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } is on your side. Do it anyway?
warn-last-point = This defeats you, and you can still react. Take it anyway?
warn-last-honour = This is your last Honour: the game ends. Lose it anyway?
warn-no-effect = This would have no effect now. Play it anyway?
warn-own-card = { $pick } is your own. Discard it anyway?
warn-yourself = This is better in front of someone else. Play it on yourself anyway?

## How it ends

ending-honour-shogun = Victory of Honour: the Shogun and the Samurai have the most points.
ending-honour-ninja = Victory of Honour: the Ninjas have the most points.
ending-honour-ronin = Victory of Honour: the Ronin has the most points.
ending-sword-shogun = Victory of the Swordmaster: only one player is still standing, and the team of the Shogun wins.
ending-sword-ninja = Victory of the Swordmaster: only one player is still standing, and the Ninjas win.
ending-sword-ronin = Victory of the Swordmaster: only the Ronin is still standing.
