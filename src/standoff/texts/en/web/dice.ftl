# The table of the Dice Game.

## The dice

web-dice-you-keep = You keep
web-dice-you-roll = You roll again
web-dice-keeps = { $name } keeps
web-dice-rolls = { $name } has rolled
web-dice-rolled = Rolled
web-dice-yours = Your dice
web-dice-of = The dice of { $name }
web-dice-all-of = Dice, turn of { $name }
web-dice-none-loose = none yet
web-dice-die = { $name }, { $state ->
        [kept] kept
        [loose] to be rolled again
        [locked] stays, cannot be rolled again
        [used] used up
       *[lies] on the table
    }, die { $number } of { $of }
web-dice-note-arrow = taken
web-dice-note-dynamite = stays
web-dice-note-beer = for anyone
web-dice-note-gatling = { $number } of { $of }
web-dice-note-many = one of { $number }
web-dice-note-used = used

## The question

web-dice-all-kept = Press a die to roll it again; all are kept now.
web-dice-risk = { $dice ->
        [one] Rolling 1 die
       *[other] Rolling { $dice } dice
    }: { $arrow } for an arrow
web-dice-risk-attack = , { $attack } for the Indians' attack
web-dice-risk-explosion = , { $explosion } for three Dynamites
web-dice-hardly = under { $percent }
web-dice-roll = { $number ->
        [0] Roll again
        [one] Roll 1 die again
       *[other] Roll { $number } dice again
    }
web-dice-roll-then = Roll { $roll }; { $left ->
        [0] the last one
        [one] 1 more after it
       *[other] { $left } more after it
    }
web-dice-stop = Stop and resolve
web-dice-stop-then = { $shots ->
        [0] No shots
        [one] 1 shot
       *[other] { $shots } shots
    }, { $beers ->
        [0] no Beer
        [one] 1 Beer
       *[other] { $beers } Beers
    }{ $gatling ->
        [yes] , the Gatling fires
       *[no] {""}
    }
web-dice-all = Let all go
web-dice-keep-all = Keep all
web-dice-all-then = { $number ->
        [one] 1 die
       *[other] { $number } dice
    }{ $locked ->
        [0] {""}
        [one] ; 1 stays
       *[other] ; { $locked } stay
    }
web-dice-target-facts = { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }, { $arrows ->
        [0] no arrows
        [one] 1 arrow
       *[other] { $arrows } arrows
    }

## Arrows

web-dice-pile = Arrow pile
web-dice-pile-left = { $number } of { $of } left
web-dice-pile-near = { $number ->
        [0] none left
        [one] 1 of { $of } left: it sets off the attack
       *[other] { $number } of { $of } left: the last one sets off the attack
    }
web-dice-arrows-of = { $number ->
        [one] 1 arrow
       *[other] { $number } arrows
    },
web-dice-aimed-at = { $number ->
        [one] 1 hit aimed here
       *[other] { $number } hits aimed here
    },

## The order of resolution

web-dice-ladder = Order in which the dice are resolved
web-dice-step-arrows = Arrows
web-dice-step-dynamite = Dynamite
web-dice-step-shots = Shots
web-dice-step-beer = Beer
web-dice-step-gatling = Gatling
web-dice-rung-arrows-idle = taken after each roll
web-dice-rung-dynamite-idle = at { $of }: 1 life point
web-dice-rung-shots-idle = aimed, then all at once
web-dice-rung-beer-idle = 1 life point for anyone
web-dice-rung-gatling-idle = with { $of }: everyone else
web-dice-rung-arrows = { $number ->
        [0] none
       *[other] { $number } taken
    }; { $yours ->
        [yes] you hold { $held }
       *[no] { $held } held
    }
web-dice-rung-dynamite = { $number } of { $of }: { $number ->
        [0] all quiet
        [1] it stays
        [2] one more explodes
       *[other] 1 life point lost
    }
web-dice-rung-shots = { $number ->
        [0] none
       *[other] { $used } of { $number } aimed
    }
web-dice-rung-beer = { $number ->
        [0] none
       *[other] { $used } of { $number } poured
    }
web-dice-rung-gatling = { $number } of { $of } to fire

## Help

web-dice-help-play = Press the dice you want to roll again: they leave the brass tray. Then roll, or stop and resolve all five in the order below the prompt. Until you press a button nothing is sent.
web-dice-help-signs = The number in a sight is how many places away a player sits whom your dice may reach; in a broken ring, one they do not. Gold edges mark what you can choose.
web-dice-help-tab = through players, dice, prompt and your place
web-dice-help-arrows = from die to die
web-dice-help-enter = keep a die or let it go; choose a player
web-dice-help-escape = take back a choice that is not complete
web-dice-help-dice = to the dice

## The rules in short

web-dice-rules-turn-1 = Roll all five dice. For each arrow that comes up you take one at once.
web-dice-rules-turn-2 = Up to two more times, roll again as many dice as you like, also those you kept before. Dynamite stays where it is.
web-dice-rules-turn-3 = Then resolve the dice in this order: "1" and "2", Beer, Gatling. Every die has to be used.
web-dice-rules-turn-4 = Three Dynamites end your rolls at once and cost 1 life point; the other dice still count.
web-dice-rules-order = The faces, in their order
web-dice-rules-arrows = Arrows and Indians
web-dice-rules-arrows-1 = There are nine arrows. Whoever takes the last one of the pile sets off the attack, at once.
web-dice-rules-arrows-2 = Everyone loses 1 life point for each arrow in front of them, all at the same time. Then all arrows go back to the pile.
web-dice-rules-arrows-3 = Arrows that were still to be taken come from the new pile.
web-dice-rules-shots = Shots
web-dice-rules-shots-1 = A "1" hits a neighbour, left or right; a "2" someone exactly two places away. Those out of the game are not counted.
web-dice-rules-shots-2 = First all of them are aimed, then all hit at the same time. A player may get more hits than they have life points.
web-dice-rules-shots-3 = With two or three players left every "2" is a "1".
web-dice-rules-win-1 = Only the Sheriff's role is open, and the Sheriff has 2 more life points. With three players all roles are open.
web-dice-rules-win-2 = 4 players: Sheriff, Renegade, 2 Outlaws. With 5 a Deputy joins, with 6 a third Outlaw, with 7 a second Deputy, with 8 a second Renegade.
web-dice-rules-win-3 = The game ends when the Sheriff is out, or when all Outlaws and Renegades are. If everyone falls at once, the Outlaws win.
web-dice-rules-out-1 = Whoever has no life points left is out at once, shows their role and puts back their arrows. They still win with their side.
web-dice-rules-out-2 = Nobody ever has more life points than at the start.

## After the match

web-end-rolls = Rolls
web-end-beers = Beers
web-end-arrows = Arrows
web-verdict-hunter = The hunt is over
web-verdict-last = The last one standing
web-fact-attacks = The Indians attacked { $number } times.
web-fact-arrows = { $seat } took { $number } arrows.
web-fact-exploded = { $number ->
        [one] Three Dynamites went off in front of { $seat }.
       *[other] Three Dynamites went off { $number } times in front of { $seat }.
    }
web-fact-gatlings = { $number ->
        [one] { $seat } fired the Gatling.
       *[other] { $seat } fired the Gatling { $number } times.
    }
web-fact-generous = { $seat } poured { $number } Beers for others.
web-fact-wasted = { $seat } wasted { $number } Beers.
