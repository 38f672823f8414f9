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

## What the signs mean

web-help-nuggets = Nuggets: earned for every life point you take from another player, spent on equipment. The coin on a black-bordered card is what it costs you to have it discarded.
web-help-loads = Load tokens: they pay for orange-bordered cards and for more effect. On a card they are shells, on a character a round coin.
web-help-shadow = A shadow: an eliminated player who is back for this turn, without life points.
web-help-away = Out of the game until their next turn.
