# Armed & Dangerous: its cards and characters. Names and texts are those of rules/armed_and_dangerous.toml.

## Cards

card-ace_up_the_sleeve = Ace up the Sleeve
    .text = Pay 2 tokens: draw 1 card from the deck.
    .gist = 2 tokens: draw 1 card

card-bandolier = Bandolier
    .text = Pay 1 token: in this turn of yours you may play 1 BANG! card more than allowed. Only once per turn.
    .gist = 1 token: 1 more BANG!, once per turn

card-bomb = Bomb
    .text = Play it in front of any player. If your turn starts with the Bomb in front of you, "draw!": on Hearts or Diamonds pass the Bomb to another player of your choice; on Clubs or Spades remove 2 tokens from it. When it has no tokens left it explodes: discard it and lose 2 life points.
    .gist = "Draw!": red, pass it; else −2 tokens

card-bell_tower = Bell Tower
    .text = Pay 1 token: for the next card you play, every player counts as seen at distance 1.
    .gist = 1 token: next card, all at distance 1

card-crate = Crate
    .text = Pay 2 tokens: counts as a Missed!.
    .gist = 2 tokens: counts as a Missed!

card-tumbleweed = Tumbleweed
    .text = Pay 1 token: make any player, yourself included, repeat the "draw!" just made; the previous result is ignored. May be used out of turn.
    .gist = 1 token: a "draw!" is repeated

card-whip = Whip
    .text = Pay 3 tokens: discard any one card in play, at any distance.
    .gist = 3 tokens: discard any card in play

card-beer_keg = Beer Keg
    .text = Pay 3 tokens: regain 1 life point. Not usable out of turn.
    .gist = 3 tokens: regain 1 life point

card-lockpick = Lockpick
    .text = Pay 3 tokens: choose another player at any distance and take 1 random card from their hand.
    .gist = 3 tokens: take a card from a hand

card-big_fifty = Big Fifty
    .text = Weapon, range 6. When you play a BANG! card, pay 1 token: for that shot the target's character ability and cards in play have no effect.
    .gist = 1 token: target's ability and cards off

card-buntline_special = Buntline Special
    .text = Weapon, range 2. When you play a BANG! card, pay 1 token: if that BANG! is cancelled, the target chooses 1 card from hand and discards it.
    .gist = 1 token: cancelled, target loses a card

card-double_barrel = Double Barrel
    .text = Weapon, range 1. When you play a BANG! card of Diamonds, pay 1 token: that BANG! cannot be cancelled.
    .gist = 1 token: a BANG! of diamonds surely hits

card-thunderer = Thunderer
    .text = Weapon, range 3. When you play a BANG! card, pay 1 token: take that BANG! card back into your hand before the target reacts.
    .gist = 1 token: the BANG! comes back to hand

card-a_little_nip = A Little Nip
    .text = Regain 1 life point. Upgrade (3 tokens each): 1 more life point. Not usable out of turn.
    .gist = Regain 1 life point; +1 per 3 tokens

card-arrow = Arrow
    .text = One other player, at any distance, chooses: lose 1 life point, or discard a BANG! card from hand. Upgrade (1 token each): one more, different target.
    .gist = 1 player: BANG! or 1 life; 1 token: more

card-caravan = Caravan
    .text = Draw 2 cards from the deck. Upgrade (2 tokens each): draw 1 more card.
    .gist = Draw 2 cards; +1 per 2 tokens

card-duck = Duck!
    .text = Counts as a Missed!. Upgrade (2 tokens): take this card back into your hand.
    .gist = Missed!; 2 tokens: take it back

card-flintlock = Flintlock
    .text = A BANG! against a player within reach; not a BANG! card. Upgrade (2 tokens, paid when the shot is cancelled): take this card back into your hand.
    .gist = Shoot; cancelled, 2 tokens: take it back

card-quick_shot = Quick Shot
    .text = A BANG! against a player within reach; not a BANG! card. Upgrade (1 token each): one more, different player within reach.
    .gist = Shoot; 1 token each: another player too

card-reload = Reloading
    .text = Take 3 tokens from the supply and share them out as you like among your Dangerous cards and your character.
    .gist = Place 3 tokens as you like

card-rust = Rust
    .text = Every other player removes 1 token from each of his Dangerous cards and from his character. They go on your character up to its maximum of 4; the rest go back to the supply.
    .gist = 1 token from every slot of the others

card-squaw = Squaw
    .text = Discard any one card in play, at any distance. Upgrade (2 tokens): add that card to your hand instead.
    .gist = Discard a card in play; 2 tokens: yours

## Characters

character-al_preacher = Al Preacher
    .text = When someone else has played a blue- or orange-bordered card he may pay 2 tokens and draw 1 card from the deck (1 card at most per card played). Works out of turn.
    .gist = 2 tokens: a card for others' blue/orange

character-bass_greeves = Bass Greeves
    .text = Once during his turn he may discard 1 card from hand: he adds 2 tokens to his character or to one of his Dangerous cards (both in the same place).
    .gist = Discard a card: 2 tokens in one place

character-bloody_mary = Bloody Mary
    .text = Each time a BANG! card of hers is cancelled, she draws 1 card from the deck.
    .gist = Her BANG! is cancelled: she draws a card

character-frankie_canton = Frankie Canton
    .text = Once during his turn he may take 1 token from any Dangerous card in play or from another player's character and move it to his own character.
    .gist = Once: moves a token to his character

character-julie_cutter = Julie Cutter
    .text = Each time another player makes her lose at least 1 life point she "draws!": on Hearts or Diamonds that player is the target of a BANG!, at any distance.
    .gist = Hurt, she "draws!": red, she shoots back

character-mexicali_kid = Mexicali Kid
    .text = Once during his turn he may pay 2 tokens to shoot 1 extra BANG! (no card needed) at a player within reach.
    .gist = Once, 2 tokens: shoots without a card

character-ms_abigail = Ms. Abigail
    .text = She may ignore the effect of a brown-bordered card of value J, Q, K or A played by another player if she is its only target.
    .gist = May ignore J, Q, K, A aimed at her alone

character-red_ringo = Red Ringo
    .text = He starts with 4 tokens on his character. Once during his turn he may move up to 2 tokens from his character to his Dangerous cards.
    .gist = 4 tokens; may move 2 to his cards

## Questions

ask-recharge = You may add 1 token: where?
    .waiting = { $seat } may add a token.
ask-reload = { $kind }: where does the token go? { $number } to place.
    .waiting = { $kind }: { $seat } places tokens.
ask-second-load = { $kind }: do you move a second token?
    .waiting = { $kind }: { $seat } moves tokens.
ask-upgrade = { $kind }: pay { $number ->
        [one] 1 token
       *[other] { $number } tokens
    } for more of it?
    .waiting = { $seat } decides how to play { $kind }
ask-more-targets = { $kind }: pay 1 token for another target?
    .waiting = { $seat } chooses targets for { $kind }
ask-loads = { $kind }: which token pays? { $number } to pay.
    .waiting = { $kind }: { $seat } chooses tokens to pay with.
ask-take-back = { $kind }: pay { $number ->
        [one] 1 token
       *[other] { $number } tokens
    } to take it back into your hand?
    .waiting = { $kind }: { $seat } decides whether to take it back.
ask-preach = { $by } has played { $kind }: pay { $number ->
        [one] 1 token
       *[other] { $number } tokens
    } to draw 1 card?
    .waiting = { $by } has played { $kind }: { $seat } may pay tokens to draw a card.
ask-pass-on = { $kind }: to whom do you pass it?
    .waiting = { $kind }: { $seat } decides to whom it goes.
ask-discard-for = { $kind } of { $by }: which card from hand do you discard?
    .waiting = { $kind } of { $by }: { $seat } chooses a card to discard.
    .then-discard = Goes to the discard pile

## Answers

option-load-at = On the character of { $target }
    .short = Character
    .then = 1 token more
option-load-at-card = On { $pick }
    .short = { $pick }
    .then = 1 token more
option-no-load = No token
option-pay-load-at = From the character of { $target }
    .short = Character
    .then = 1 token less
option-pay-load-at-card = From { $pick }
    .short = { $pick }
    .then = 1 token less
option-keep-loads = No: keep your tokens
    .short = No
option-pass-on-at = To { $target }

## What happens

event-loaded = { $number ->
        [one] 1 token comes
       *[other] { $number } tokens come
    } onto { $seat }'s { $card }.
    .you = { $number ->
            [one] 1 token comes
           *[other] { $number } tokens come
        } onto your { $card }.
event-loaded-self = { $number ->
        [one] 1 token comes
       *[other] { $number } tokens come
    } onto { $seat }'s character.
    .you = { $number ->
            [one] 1 token comes
           *[other] { $number } tokens come
        } onto your character.
event-took-back = { $seat } takes { $card } back into their hand.
    .you = You take { $card } back into your hand.

## Why not

why-supply-short = This card comes into play with { $number } tokens, and the supply holds fewer.
    .short = The supply is { $limit } short
