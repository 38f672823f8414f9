# What the core can ask and tell, whatever set opens the window.

ask-hard-shot = { $by } shoots at you with { $kind }: cancel the shot with { $number } Missed! or lose { $limit } life points.
    .waiting = { $by } shoots at { $seat } with { $kind }: { $seat } decides how to react.
ask-targeted = { $by } aims { $kind } at you: do you let it happen?
    .waiting = { $by } aims { $kind } at { $seat }, who decides how to react.
ask-save = { $target } is about to lose { $number ->
        [one] 1 life point
       *[other] { $number } life points
    } ({ $kind }): do you step in?
    .waiting = { $target } is about to lose life points ({ $kind }): { $seat } may step in.
ask-another-target = { $kind }: besides { $target }, who else?
    .waiting = { $seat } chooses another target for { $kind }
ask-rider = { $kind }: do you add something to it?
    .waiting = { $seat } decides how to play { $kind }
ask-repeat = { $kind }: { $target } flips { $card }, which { $number ->
        [0] does not meet
       *[other] meets
    } the condition. Do you have it repeated?
    .waiting = { $kind }: { $target } flips { $card }. { $seat } may have it repeated.
ask-repeat-suits = { $kind }: { $target } flips cards of { $number ->
        [one] a single suit
       *[other] { $number } suits
    }. Do you have it repeated?
    .waiting = { $kind }: { $target } has flipped cards. { $seat } may have it repeated.
ask-order = { $kind }: on whom does { $target } play it?
    .waiting = { $seat } decides on whom { $target } plays { $kind }
ask-obey = { $by } has you play { $kind }: which card?
    .waiting = { $by } has { $seat } play { $kind }
ask-along = { $kind }: which card do you play along with it?
    .waiting = { $seat } decides which card goes along with { $kind }
ask-first = Several of your abilities and cards act now: which one first?
    .waiting = { $seat } decides which ability or card acts first

option-first = { $kind }
option-along = { $card }
option-let-it = Let it happen
option-no-more = As it is
option-ride = Add { $kind }
option-use-card = Use { $card }
    .short = { $card }
option-use-card-at = Use { $card } on { $target }
option-use-card-at-card = Use { $card } on { $target }: { $pick }
option-use-card-at-hand = Use { $card } on { $target }: a random card from hand
option-use-up-as-at = Use { $card } as { $kind } on { $target }
option-use-up-as-at-card = Use { $card } as { $kind } on { $target }: { $pick }
option-use-up-as-at-hand = Use { $card } as { $kind } on { $target }: a random card from hand
option-use-at-card = Use the ability of { $kind } on { $target }: { $pick }
option-target-at = { $target }
option-order = Play it
option-order-card = Play it: { $pick }
option-order-at = On { $target }
option-order-at-card = On { $target }: { $pick }
option-order-at-hand = On { $target }: a random card from hand
option-obey = Play { $card }
option-have-none = You hold none

event-left = { $seat } leaves the game.
    .you = You leave the game.
event-kept = { $kind } keeps { $seat } in the game, without life points.
    .you = { $kind } keeps you in the game, without life points.
event-left-over = { $card } is left over and discarded.
event-turn-skipped = { $seat } skips this turn.
    .you = You skip this turn.
event-ordered = { $by } orders { $seat } to play { $kind }
    .you = { $by } orders you to play { $kind }
    .by-you = You order { $seat } to play { $kind }
event-ordered-at = { $by } orders { $seat } to play { $kind } on { $target }
    .you = { $by } orders you to play { $kind } on { $target }
    .to-you = { $by } orders { $seat } to play { $kind } on you
    .by-you = You order { $seat } to play { $kind } on { $target }
event-has-none = { $seat } holds no { $kind }
    .you = You hold no { $kind }
event-unloaded = { $number ->
        [one] 1 token goes
       *[other] { $number } tokens go
    } off { $seat }'s { $card }.
    .you = { $number ->
            [one] 1 token goes
           *[other] { $number } tokens go
        } off your { $card }.
event-unloaded-self = { $number ->
        [one] 1 token goes
       *[other] { $number } tokens go
    } off { $seat }'s character.
    .you = { $number ->
            [one] 1 token goes
           *[other] { $number } tokens go
        } off your character.

why-unhurt = That player has lost no life points.
why-too-few-tokens = This takes { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }: there are too few.
    .short = { $limit ->
        [one] 1 token short
       *[other] { $limit } tokens short
    }
