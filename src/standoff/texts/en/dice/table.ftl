# What the Dice Game says at the table.
#
# The name of an argument tells what it is: $by, $seat and $target are players; $kind is a face of a
# die or a character; $kinds are the faces of several dice; $role is a role; the rest are numbers.
#
# In the browser a button says what is done (`.short`, or the whole text) and what follows (`.then`).
# $left are the life points that are left after losing one.

## Roles

role-sheriff = Sheriff
    .text = Eliminate every Outlaw and every Renegade.
role-deputy = Deputy
    .text = Help the Sheriff: you win when the Sheriff wins, even if you are out of the game.
    .text-3 = Take the Renegade's last life point yourself. If the Renegade goes out in another way, be the last player standing.
role-outlaw = Outlaw
    .text = See the Sheriff eliminated: all Outlaws win together, even those out of the game.
    .text-3 = Take the Deputy's last life point yourself. If the Deputy goes out in another way, be the last player standing.
role-renegade = Renegade
    .text = Be the only player left in the game when the Sheriff is out.
    .text-3 = Take the Outlaw's last life point yourself. If the Outlaw goes out in another way, be the last player standing.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-heal = { $kind }: which player regains 1 life point?
    .waiting = { $kind }: { $seat } chooses who regains 1 life point.
ask-roll = Roll { $number } of { $limit }: accept the dice, or choose which to re-roll.
    .waiting = { $seat } decides whether to re-roll (roll { $number } of { $limit }).
ask-shot = { $kind }: which player do you shoot?
    .waiting = { $kind }: { $seat } chooses a target.
ask-beer = { $kind }: which player do you give it to?
    .waiting = { $kind }: { $seat } chooses who gets it.
ask-hit = { $by } hits you ({ $kind }), { $number ->
        [one] 1 hit
       *[other] { $number } hits
    } to go: take an arrow instead?
    .waiting = { $by } hits { $seat } ({ $kind }), who may take an arrow instead.
ask-return = You have lost life points: how many arrows do you return? At most { $number }.
    .waiting = { $seat } may return { $number ->
        [one] 1 arrow
       *[other] up to { $number } arrows
    }.
ask-discard-arrow = Gatling: you may discard { $number ->
        [one] 1 more arrow
       *[other] { $number } arrows
    }. Whose?
    .waiting = Gatling: { $seat } may discard { $number ->
        [one] 1 more arrow
       *[other] { $number } arrows
    } of any player.

## Answers

option-heal-at = { $target } regains 1 life point
    .short = { $target }
option-stop = Accept the dice
    .then = You roll no more
option-reroll = Re-roll { $kinds }
    .short = Re-roll
option-shoot-at = Shoot { $target }
    .short = { $target }
option-double-at = Use up a Beer to hit { $target } twice
    .short = { $target }, doubled
    .then = 2 hits; the Beer is used up
option-pour-at = Give the Beer to { $target }
    .short = { $target }
option-take-arrow = Take an arrow instead
    .short = Take an arrow
    .then = You lose no life point
option-take-it = Take the hit: lose 1 life point
    .short = Take the hit
    .then = You lose 1 life point: { $left } left
option-return = { $number ->
        [0] Keep your arrows
        [one] Return 1 arrow
       *[other] Return { $number } arrows
    }
option-discard-arrow-at = Discard an arrow of { $target }
    .short = { $target }
option-enough = Discard no more arrows

## What happens

event-role = { $seat } gets the role of { $role }.
    .you = You get the role of { $role }.
event-role-hidden = { $seat } gets a secret role.
    .you = You get a secret role.
event-character = { $kind } is the character of { $seat }.
    .you = { $kind } is your character.
event-new-rules = The rules have been mended: the match goes on by the new ones.
event-step-again = The rules have been mended: the last step is played again.
event-turn = Turn { $number }: it is { $seat }'s turn.
    .heading = { $seat }'s turn
    .you = Turn { $number }: it is your turn.
    .you-heading = Your turn
event-ability = { $seat } uses the ability of { $kind }.
    .you = You use the ability of { $kind }.
event-rolled = { $seat } rolls { $kinds } (roll { $number }).
    .you = You roll { $kinds } (roll { $number }).
event-stopped = { $seat } accepts the dice.
    .you = You accept the dice.
event-took-arrows = { $seat } takes { $number ->
        [one] 1 arrow
       *[other] { $number } arrows
    }: { $limit } left in the pile.
    .you = You take { $number ->
            [one] 1 arrow
           *[other] { $number } arrows
        }: { $limit } left in the pile.
event-indians = The Indians attack!
event-arrows-back = All arrows go back to the pile: { $number }.
event-exploded = Three Dynamites explode in front of { $seat }!
    .you = Three Dynamites explode in front of you!
event-aimed = { $by } aims at { $target } ({ $kind }): { $number ->
        [one] 1 hit
       *[other] { $number } hits
    }.
    .to-you = { $by } aims at you ({ $kind }): { $number ->
            [one] 1 hit
           *[other] { $number } hits
        }.
    .by-you = You aim at { $target } ({ $kind }): { $number ->
            [one] 1 hit
           *[other] { $number } hits
        }.
event-lost-life = { $seat } loses { $number ->
        [one] 1 life point
       *[other] { $number } life points
    }.
    .you = You lose { $number ->
            [one] 1 life point
           *[other] { $number } life points
        }.
event-lost-life-to = { $seat } loses { $number ->
        [one] 1 life point
       *[other] { $number } life points
    } to { $by }.
    .you = You lose { $number ->
            [one] 1 life point
           *[other] { $number } life points
        } to { $by }.
    .by-you = { $seat } loses { $number ->
            [one] 1 life point
           *[other] { $number } life points
        } to you.
event-spared = { $seat } takes { $number ->
        [one] 1 arrow
       *[other] { $number } arrows
    } instead of a hit: { $limit } left in the pile.
    .you = You take { $number ->
            [one] 1 arrow
           *[other] { $number } arrows
        } instead of a hit: { $limit } left in the pile.
event-returned-arrows = { $seat } returns { $number ->
        [one] 1 arrow
       *[other] { $number } arrows
    } to the pile.
    .you = You return { $number ->
            [one] 1 arrow
           *[other] { $number } arrows
        } to the pile.
event-discarded-arrow = { $by } discards an arrow of { $target }.
    .to-you = { $by } discards one of your arrows.
    .by-you = You discard an arrow of { $target }.
event-beer = { $seat } gives a Beer to { $target }.
    .you = You give a Beer to { $target }.
    .to-you = { $seat } gives a Beer to you.
    .yourself = You drink a Beer yourself.
event-healed = { $seat } regains { $number ->
        [one] 1 life point
       *[other] { $number } life points
    }.
    .you = You regain { $number ->
            [one] 1 life point
           *[other] { $number } life points
        }.
event-wasted = { $seat } wastes a Beer.
    .you = You waste a Beer.
event-gatling = { $seat } fires the Gatling!
    .you = You fire the Gatling!
event-eliminated = { $seat } is eliminated and reveals their role: { $role }.
    .you = You are eliminated and reveal your role: { $role }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }

## Why not

why-locked = You may not re-roll { $kind }.
    .short = Not re-rolled
why-yourself = You cannot shoot yourself.
why-not-in-game = That player is out of the game.
why-places = This die does not hit that player: { $distance ->
        [one] 1 place
       *[other] { $distance } places
    } away.
    .short = { $distance ->
        [one] 1 place
       *[other] { $distance } places
    } away
why-no-use = This is of no use now.
why-not-asked = It is not your decision now.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } is on your side. Do it anyway?
warn-healthy = { $target } has all their life points already. Do it anyway?
warn-last-life = This may cost your last life point and you can still take an arrow. Do it anyway?

## How it ends

ending-law = The law wins: all Outlaws and Renegades are out of the game.
ending-outlaws = The Outlaws win: there is no Sheriff any more.
ending-renegade = The Renegade wins as the last player standing.
ending-hunter = The hunt is over: whoever eliminates their own target wins.
ending-last = The last player standing wins.
