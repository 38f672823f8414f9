# The guide of a first match: short notes, each when it first matters, about what is happening then. Names of arguments
# are those of the games' events and questions; $goal is what the reader's role wants, $gist what $card does in a few words,
# $open whether everyone knows the role, $won whether the reader has won. A line break is a new paragraph.

web-learn-title = Your first match
web-learn-opening = Setting the table…
web-learn-again = Try again
web-learn-offer = First time here?
web-learn-offer-what = A first match of ten minutes, with a guide who holds the game still while it talks.
web-learn-begin = Show me how
web-learn-no = No guide, thanks

web-guide = Guide to your first match
web-guide-got-it = Got it
web-guide-close = Close the guide
web-guide-holds = Held by the guide

## At every table

web-guide-welcome = You play against three bots, and there is no clock. Whenever a note like this lies here, nobody moves: take your time. What it speaks of has a dashed frame.
    .title = Welcome to the table
web-guide-role = { $goal }
    { $open ->
        [yes] Everyone knows who the Sheriff is. Who the others are, you learn from what they do.
       *[no] Only you know it. The others will guess it from whom you shoot, and so will you with them.
    }
    .title = You are { $role }
web-guide-eliminated = { $seat } has lost the last life point and was { $role }. Whoever brings an Outlaw down draws three cards. The circle closes: everyone sits nearer now.
    .title = { $seat } is out
web-guide-out = You were { $role }. Out or not, Deputies win with the Sheriff, and Outlaws all together. Guess who the others are, look on, or go fast to the end.
    .title = You are out
web-guide-end = { $won ->
        [yes] You have won.
       *[no] This one went to the others.
    } All roles lie open now. The next pages show how it came about, and you can watch the match again.
    .title = The match is over

## The card game

web-guide-shot = { $by } shoots at you with { $kind }. You hold { $card }: play it and the shot misses. Or keep it for later and lose 1 life point.
    .title = { $by } shoots at you
web-guide-shot-open = { $by } shoots at you with { $kind }. A Missed! would cancel it, but you hold none: you lose 1 life point. Keep one in hand next time.
    .title = { $by } shoots at you
web-guide-demand = { $by } plays { $kind }. A Missed! does not help here: discard { $card } instead, or lose 1 life point.
    .title = { $by } wants a BANG! of you
web-guide-demand-open = { $by } plays { $kind }: discard a BANG! or lose 1 life point. You hold none, and a Missed! does not help here.
    .title = { $by } wants a BANG! of you
web-guide-dying = That was your last life point. A Beer in your hand can be played right now, out of turn: it saves you. Without one, you are out.
    .title = Your last life point
web-guide-excess = You keep as many cards as you have life points: { $life }. So discard { $number ->
        [one] 1 card
       *[other] { $number } cards
    }. What you throw away, everyone sees.
    .title = Too many cards
web-guide-turn = You have drawn two cards. Now play as many as you like, but only one BANG!. The cards that stand up can be played: press one, and the paper strip says what it will do. Nothing happens before you confirm it there.
    .title = Your turn
web-guide-target = { $card } wants somebody to aim at. Press it, then one of the players who glow, { $target } for example. Under the others you read why not.
    .title = Whom to aim at
web-guide-weapon = { $card } is a weapon: it reaches { $number }, your Colt only { $reach }. Put it in play and more rings close. You have one weapon at a time.
    .title = A longer gun
web-guide-far = The number in the ring is the distance, seat by seat: { $target } is at { $distance }, your gun reaches { $reach }. A broken ring is too far; a whole one you can hit.
    .title = How far you can shoot
web-guide-end-turn = You have nothing to play any more. End the turn on the paper strip: you keep up to { $keep } cards. Whatever cancels a shot is worth most in your hand.
    .title = End your turn
web-guide-hurt = You have { $life } of { $most } life points left. In your turn a Beer gives one back, never more than { $most }. You may keep only as many cards as you have life points.
    .title = You are hit
web-guide-suspect = { $by } shot at { $target }, the Sheriff. Whoever does that is hardly on the side of the law. Press the “?” on the plate to note what you suspect; only you see it.
    .title = Who is { $by }?
web-guide-card-jail = { $seat } is in Jail. Before the turn a card is flipped: on hearts { $seat } plays, on anything else the turn is lost. Either way the Jail is gone then.
    .title = { $seat } sits in Jail
    .you = You are in Jail. Before your turn a card is flipped: on hearts you play, on anything else the turn is lost. Either way the Jail is gone then.
    .you-title = You sit in Jail
web-guide-card-dynamite = The Dynamite goes round. Whoever has it flips a card before the turn: on spades 2 to 9 it explodes and costs 3 life points, otherwise it moves on to the left.
    .title = A fuse is burning
web-guide-card-barrel = { $seat } has a Barrel: whoever is shot at may flip a card, and on hearts the shot misses. No Missed! is spent.
    .title = Behind a Barrel
    .you = You have a Barrel: when you are shot at, you may flip a card, and on hearts the shot misses. No Missed! is spent.
web-guide-card-mustang = With the Mustang { $seat } is 1 farther away from everyone. Look at the ring on the plate.
    .title = On horseback
    .you = With the Mustang you are 1 farther away from everyone: fewer of them can hit you.
web-guide-card-scope = With the Scope { $seat } sees everyone 1 nearer, and can hit players that sit farther away.
    .title = A sharper eye
    .you = With the Scope you see everyone 1 nearer. Look at the rings on their plates.
web-guide-in-play = { $card } stays in front of { $seat }: { $gist }. Cards with a blue border work as long as they lie there. Point at one to read it.
    .title = A card that stays
web-guide-check = { $kind }: fate decides. { $seat } has flipped { $card }, and only the sign in its corner counts. That is a “draw!”.
    .title = “Draw!”
    .you = { $kind }: fate decides. You have flipped { $card }, and only the sign in its corner counts. That is a “draw!”.
web-guide-dodged = { $seat } has cancelled { $by }'s shot: one card less in { $seat }'s hand. Whoever holds many cards is hard to hit; count them on the plates.
    .title = Missed!

## The Dice Game

web-dice-guide-eliminated = { $seat } has lost the last life point and was { $role }. The circle closes: everyone sits nearer now.
    .title = { $seat } is out
web-dice-guide-out = You were { $role }. Out or not, Deputies win with the Sheriff, and Outlaws all together. Look on, or go fast to the end.
    .title = You are out
web-dice-guide-roll = Five dice, up to { $limit } rolls. Press the dice you do not like: they tilt, and are rolled again; the others stay. Or accept what lies there. Below it says what each die will do.
    .title = Your dice
web-dice-guide-locked = Dynamite cannot be rolled again: it stays. With three, the turn's rolling is over and { $seat } loses 1 life point. Now { $number ->
        [one] there is 1
       *[other] there are { $number }
    }.
    .title = A fuse on the dice
    .you = Dynamite cannot be rolled again: it stays. With three, your rolling is over and you lose 1 life point. Now { $number ->
            [one] there is 1
           *[other] there are { $number }
        }.
web-dice-guide-gatlings = You have { $number } of { $need } Gatlings. With { $need }, everyone else loses 1 life point, and all your arrows go back. Fewer do nothing.
    .title = The Gatling
web-dice-guide-aim = { $kind }: the number is how many seats away it hits, left or right, and exactly so many. Press a player who glows, { $target } for example. Nothing can cancel it.
    .title = Whom to shoot
web-dice-guide-beer = A Beer gives 1 life point to any player you like. You have { $life } of { $most }. It is no present to somebody who has lost none.
    .title = Who gets the Beer?
web-dice-guide-order = { $seat } rolls no more. Now the dice count one after the other, in the order of this row: shots, then Beers, then the Gatling. Arrows and Dynamite have counted at once.
    .title = In what order
    .you = You roll no more. Now your dice count one after the other, in the order of this row: shots, then Beers, then the Gatling. Arrows and Dynamite have counted at once.
web-dice-guide-indians = The last arrow was taken: everyone loses as many life points as they have arrows. Then all of them go back to the pile.
    .title = The Indians attack
web-dice-guide-exploded = Three Dynamites before { $seat }: 1 life point is lost, and nothing can be rolled again. The other dice still count.
    .title = Three Dynamites
    .you = Three Dynamites: you lose 1 life point and cannot roll again. Your other dice still count.
web-dice-guide-gatling = { $seat } fires the Gatling: everyone else loses 1 life point, and { $seat } gets rid of all arrows.
    .title = The Gatling fires
    .you = You fire the Gatling: everyone else loses 1 life point, and you get rid of all your arrows.
web-dice-guide-arrows = { $seat } has rolled arrows, and takes { $number } at once, before anything is rolled again. { $limit } are left. Whoever takes the last one calls the Indians on everybody.
    .title = Arrows
    .you = You have rolled arrows, and take { $number } at once, before you can roll again. { $limit } are left. Whoever takes the last one calls the Indians on everybody.
web-dice-guide-near = Only { $number } arrows are left in the pile. Roll again now and the Indians may come: they cost 1 life point for every arrow in front of you.
    .title = The pile runs low
web-dice-guide-hurt = { $by } has hit you. There is no card against it here: only Beers give life points back, yours or a friend's. Remember who shot.
    .title = You are hit
web-dice-guide-few = { $number } players are left. From now on a Bull's Eye “2” counts as a “1”, too: nobody is out of reach.
    .title = Everyone is near

## Samurai Sword

web-samurai-guide-role = { $goal }
    { $open ->
        [yes] Everyone knows who the Shogun is. Who is with you, you learn from what they do.
       *[no] Only you know it. The others will guess it from whom you attack.
    }
    .title = You are { $role }
web-samurai-guide-honour = The seal is your Honour: { $number }. Honour is what is counted at the end, and you lose some when you are defeated. The hearts are your Resilience: { $life } wounds, and you are defeated. Nobody ever leaves the table.
    .title = Honour and Resilience
web-samurai-guide-turn = You have drawn two cards. Play as many as you like, but only { $number ->
        [one] one Weapon
       *[other] { $number } Weapons
    }. The cards that stand up can be played: press one, and the strip says what it will do. At the end you keep seven.
    .title = Your turn
web-samurai-guide-weapon = { $card } is a Weapon: it attacks up to Difficulty { $reach } and deals { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }. Press it, then one of those who glow. After the attack it is discarded.
    .title = Your blade
web-samurai-guide-difficulty = The number in the circle is the Difficulty: how many seats away, and more with Armor. { $target } is at { $distance }: only a Weapon that goes so far can attack. Harmless players are not counted.
    .title = How difficult it is
web-samurai-guide-attacked = { $by } attacks with { $card }: { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }. You hold { $pick }: play it and nothing happens to you. Or keep it, and bear it.
    .title = { $by } attacks you
web-samurai-guide-attacked-open = { $by } attacks with { $card }: { $number ->
        [one] 1 wound
       *[other] { $number } wounds
    }. A Parry would stop it, but you hold none.
    .title = { $by } attacks you
web-samurai-guide-demand = { $by } asks something of everyone. You can give { $pick }, or suffer 1 wound. Harmless players are left in peace.
    .title = Nobody is spared
web-samurai-guide-demand-open = { $by } asks something of everyone, and you have nothing for it: you suffer 1 wound. Harmless players are left in peace.
    .title = Nobody is spared
web-samurai-guide-excess = You keep seven cards at most: discard { $number ->
        [one] 1 card
       *[other] { $number } cards
    }. Weapons and a Parry are worth keeping.
    .title = Too many cards
web-samurai-guide-wounded = { $by } has wounded you: { $life } Resilience left. It comes back in full only when it was all gone, or by a card. At 0 you are defeated, and { $by } would take 1 Honour of yours.
    .title = You are wounded
web-samurai-guide-defeated = { $by } has defeated { $seat } and takes 1 Honour. { $seat } stays at the table, Harmless until the next turn: nobody can attack, and all Resilience comes back then.
    .title = { $seat } is defeated
web-samurai-guide-defeated-you = { $by } has defeated you and takes 1 Honour of yours. You are Harmless now: nobody can attack you, and at the start of your turn all your Resilience comes back.
    .title = You are defeated
web-samurai-guide-harmless = { $seat } is Harmless: without Resilience, or without a card in hand, one cannot be attacked and does not count for the Difficulty.
    .title = { $seat } is Harmless
    .you = You are Harmless: without Resilience, or without a card in hand, you cannot be attacked and do not count for the Difficulty.
    .you-title = You are Harmless
web-samurai-guide-recovered = { $seat } regains { $number } Resilience. Whoever begins a turn without any gets all of it back.
    .title = Up again
    .you = You regain { $number } Resilience. Whoever begins a turn without any gets all of it back.
web-samurai-guide-bushido = { $card } lies before { $seat }. Each turn it asks for a Weapon card, or for Honour, and wanders on to the left.
    .title = The way of the warrior
web-samurai-guide-property = { $card } stays in front of { $seat }: { $gist }. Properties work as long as they lie there, and the same one may lie there more than once.
    .title = A property
web-samurai-guide-parried = { $seat } has parried { $by }'s attack. Whoever holds many cards has perhaps another one: count them on the plates.
    .title = Parried
web-samurai-guide-last-honour = { $seat } has only 1 Honour left. When somebody's Honour is gone, the game is over and the points are counted.
    .title = It may end soon
    .you = You have only 1 Honour left. When somebody's Honour is gone, the game is over and the points are counted.
web-samurai-guide-deck-ended = The deck is used up: everyone loses { $number } Honour, and the discards are shuffled anew. So no game lasts for ever.
    .title = The deck is empty
web-samurai-guide-end = { $won ->
        [yes] Your side has won.
       *[no] This one went to the others.
    } Honour is counted, some of it twice or three times, by role; every Daimyo in hand adds 1. The next page shows the sum.
    .title = The match is over
