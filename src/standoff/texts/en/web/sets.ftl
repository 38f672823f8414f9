# What sets add to the table: nuggets, tokens, decks of their own, shadows.

## Nuggets

web-nuggets = { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
web-nuggets-unit = { $number ->
        [one] nugget
       *[other] nuggets
    }
web-nuggets-on-it = { $number ->
        [one] 1 nugget on it
       *[other] { $number } nuggets on it
    }
web-costs-nuggets = costs { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
web-costs-you = Costs you { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
web-price-to-discard = { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    } to have it discarded
web-buy = Buy { $card }
web-you-keep = You keep { $number }
web-all-you-have = All you have
web-short-of = { $number } short
web-nuggets-to-spend = You have { $number ->
        [0] no nuggets
        [one] 1 nugget
       *[other] { $number } nuggets
    } to spend.

## Tokens

web-loads = { $number ->
        [0] no tokens
        [one] 1 token
       *[other] { $number } tokens
    }
web-loads-name = Tokens
web-loads-on-you = { $number ->
        [one] 1 token on you
       *[other] { $number } tokens on you
    }
web-loads-on-character = { $number ->
        [one] 1 token on the character
       *[other] { $number } tokens on the character
    }
web-comes-with-loads = comes with { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }
web-loads-last = Its last token: it is discarded
web-loads-last-fuse = Its last token: it goes off
web-of-all = of { $number }
web-left-of-all = { $left } of { $number } left
web-fuse = { $card }: { $number ->
        [one] 1 token left
       *[other] { $number } tokens left
    }

## Decks of their own, and whatever else lies there

web-stack-equipment = Equipment
web-cards-open = { $number } open, { $left } in the deck
web-skips = Skips the next turn

## Shadows and ghosts

web-shadow = Shadow
web-ghost = Ghost
web-shadow-deputy = Shadow Deputy
web-shadow-outlaw = Shadow Outlaw
web-shadow-renegade = Shadow Renegade
web-shadow-nobody = Shadow Renegade
web-back-on-turn = Back next turn
web-you-are-back = Back next turn
web-you-are-away = You are out of the game until your next turn: then you come back as a shadow.

## Events in force

web-events-name = Events
web-no-event-yet = None in force yet
web-for-you-now = For you now:
web-until-turn-of = Until the next turn of { $name }
web-until-your-turn = Until your next turn
web-until-the-end = To the end of the game
web-until-next-show = Until a Stagecoach or a Wells Fargo
web-until-first-show = A Stagecoach or a Wells Fargo turns over the first
web-next-event-is = Next: { $event }
web-events-left = { $number } to come
web-now-silences = { $number ->
        [one] { $names } has no effect.
       *[other] { $names } have no effect.
    }
web-now-forbids = you cannot play { $cards }.
web-now-draws = you draw { $number ->
        [one] 1 card
       *[other] { $number } cards
    } in phase 1.
web-now-draws-otherwise = in phase 1 you draw as it says here, not two cards.
web-now-bangs = you may play { $number } BANG! cards in your turn.
web-now-suit = all your cards count as { $suit }.
web-now-suit-C = Clubs
web-now-suit-D = Diamonds
web-now-suit-H = Hearts
web-now-suit-S = Spades
web-now-bang-cards = { $bangs } of your cards can be a BANG!, { $misses } a Missed!.
web-now-open-hand = they all see your { $number ->
        [one] card
       *[other] { $number } cards
    }.
web-now-talking = each line you write costs you 1 life point.
web-now-victory = you win as it says here, no longer as { $role }.
web-now-you-back = you are back when your turn comes.
web-now-back = { $number ->
        [one] { $names } is back on their turn.
       *[other] { $names } are back on their turns.
    }
web-now-played = { $number } of { $enough } cards played this turn.
web-off-by = Off: { $event }
web-no-effect-now = has no effect now
web-hand-open = Hand open
web-new-role = New role
web-send-anyway = Send anyway
web-gag-sure = This line will cost you 1 life point. Press again to send it.

## What the signs mean

web-help-nuggets = Nuggets: earned for every life point you take from another player, spent on equipment. The coin on a black-bordered card is what it costs you to have it discarded.
web-help-loads = Load tokens: they pay for orange-bordered cards and for more effect. On a card they are shells, on a character a round coin.
web-help-shadow = A shadow: an eliminated player who is back for this turn, without life points.
web-help-away = Out of the game until their next turn.
web-help-ghost = A ghost: an eliminated player who is back in the game, without life points to lose or regain.
web-help-open-hands = This hand lies open: everyone sees its cards.
