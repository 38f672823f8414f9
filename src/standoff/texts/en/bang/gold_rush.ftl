# Gold Rush: its cards and characters, and what nuggets are for. Names and texts are those of rules/gold_rush.toml.

## Cards

card-shot = Shot
    .text = One player of your choice, yourself included, regains 1 life point.
    .gist = Any player regains 1 life point

card-bottle = Bottle
    .text = Use it with the effect of a Panic!, a Beer or a BANG!. It is none of those cards: the shot does not count towards your one BANG! card per turn.
    .gist = As a Panic!, a Beer or a BANG!

card-pardner = Pardner
    .text = Use it with the effect of a General Store, a Duel or a Cat Balou. It is none of those cards.
    .gist = As a General Store, Duel or Cat Balou

card-rhum = Rhum
    .text = "Draw!" 4 cards and regain 1 life point per suit that appears among them. Discard the cards.
    .gist = Flip 4: 1 life point for each suit

card-union_pacific = Union Pacific
    .text = Draw 4 cards from the deck.
    .gist = Draw 4 cards

card-gold_rush_card = Gold Rush
    .text = End your turn; then go back to full life and take one more turn.
    .gist = End your turn, heal fully, play again

card-boots = Boots
    .text = For each life point you lose, except your last one, draw 1 card from the deck.
    .gist = Draw a card per life point lost

card-calumet = Calumet
    .text = Other players' diamond cards have no effect on you, except during a Duel.
    .gist = Others' diamonds do not affect you

card-gold_pan = Gold Pan
    .text = On your turn, twice at most, you may pay 1 nugget and draw 1 card from the deck.
    .gist = 1 nugget: draw a card, twice a turn

card-gun_belt = Gun Belt
    .text = In phase 3 you may keep 8 cards, whatever your life points.
    .gist = Keep up to 8 cards in hand

card-horseshoe = Horseshoe
    .text = Every "draw!" of yours flips 1 card more, and you pick the one that counts. All flipped cards are discarded.
    .gist = "Draw!" 1 card more and choose

card-lucky_charm = Lucky Charm
    .text = For each life point you lose, except your last one, take 1 nugget from the supply.
    .gist = A nugget per life point lost

card-pickaxe = Pickaxe
    .text = You draw 1 card more in phase 1.
    .gist = Draw 1 card more in phase 1

card-rucksack = Rucksack
    .text = Pay 2 nuggets to regain 1 life point: during your turn, or at any moment when you are losing your last life point.
    .gist = 2 nuggets: regain 1 life point

card-wanted = Wanted
    .text = Place it in front of any player, yourself included. Eliminating that player is worth 2 cards and 1 nugget, on top of any other reward.
    .gist = Bounty on a player: 2 cards, 1 nugget

## Characters

character-don_bell = Don Bell
    .text = When his turn ends he "draws!": hearts or diamonds earn him an extra turn. He does not "draw!" at the end of an extra turn.
    .gist = Red "draw!" at the end: another turn

character-dutch_will = Dutch Will
    .text = In phase 1, after drawing, he discards 1 of the cards just drawn and takes 1 nugget.
    .gist = Discards 1 he drew, takes a nugget

character-jacky_murieta = Jacky Murieta
    .text = On his turn he may pay 2 nuggets, as often as he can afford it, for an extra BANG! at a player within reach; no card is needed.
    .gist = 2 nuggets: an extra BANG!

character-josh_mccloud = Josh McCloud
    .text = On his turn he may pay 2 nuggets and take the top card of the equipment deck. A black card he already has is discarded.
    .gist = 2 nuggets: draws an equipment card

character-pretty_luzena = Pretty Luzena
    .text = Each turn, one equipment card she buys may cost her 1 nugget less.
    .gist = Once a turn, buys 1 nugget cheaper

character-madam_yto = Madam Yto
    .text = Whenever anyone plays a Beer card, herself included, she draws 1 card from the deck.
    .gist = Draws a card for each Beer played

character-raddie_snake = Raddie Snake
    .text = On his turn, twice at most, he may pay 1 nugget and draw 1 card from the deck.
    .gist = 1 nugget: draws a card, twice a turn

character-simeon_picos = Simeon Picos
    .text = For each life point he loses, he takes 1 nugget from the supply.
    .gist = A nugget per life point he loses

## Buying

ask-apply = { $kind }: how do you use it?
    .waiting = { $seat } decides how to use { $kind }
ask-drawn = { $kind }: which of the cards you drew do you discard?
    .waiting = { $kind }: { $seat } discards one of the cards just drawn.
    .then-discard = And you take 1 nugget

option-buy = Buy { $card }
    .short = { $card }
option-buy-at = Buy { $card } for { $target }
option-buy-as = Buy { $card } as { $kind }
option-buy-as-at = Buy { $card } as { $kind } on { $target }
option-buy-as-at-card = Buy { $card } as { $kind } on { $target }: { $pick }
option-buy-as-at-hand = Buy { $card } as { $kind } on { $target }: a random card from hand
option-apply = Use { $card }
    .short = { $card }
option-apply-at = { $card } for { $target }
option-apply-as = { $card } as { $kind }
option-apply-as-at = { $card } as { $kind } on { $target }
option-apply-as-at-card = { $card } as { $kind } on { $target }: { $pick }
option-apply-as-at-hand = { $card } as { $kind } on { $target }: a random card from hand
option-force-at-card = Pay for { $target } to discard { $pick }
    .several = Make someone discard equipment
option-sell = Play { $card } for 1 nugget
    .then = You take 1 nugget instead of a life point

event-on-sale = { $card } is for sale.
event-equipment-shuffled = The equipment is shuffled anew.
event-bought = { $seat } buys { $card } for { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }.
    .you = You buy { $card } for { $number ->
            [one] 1 nugget
           *[other] { $number } nuggets
        }.
event-applied-as = { $seat } uses { $card } as { $kind }
    .you = You use { $card } as { $kind }
event-applied-at = { $seat } uses { $card } on { $target }.
    .you = You use { $card } on { $target }.
    .to-you = { $seat } uses { $card } on you.
event-applied-as-at = { $seat } uses { $card } as { $kind } on { $target }.
    .you = You use { $card } as { $kind } on { $target }.
    .to-you = { $seat } uses { $card } as { $kind } on you.
event-forced = { $by } pays { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }: { $seat } discards { $card }.
    .you = { $by } pays { $number ->
            [one] 1 nugget
           *[other] { $number } nuggets
        }: you discard { $card }.
    .by-you = You pay { $number ->
            [one] 1 nugget
           *[other] { $number } nuggets
        }: { $seat } discards { $card }.
event-drew-equipment = { $seat } draws { $card } from the equipment.
    .you = You draw { $card } from the equipment.
event-no-use = { $card } is of no use and is discarded.

## Nuggets

event-nuggets = { $seat } takes { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }.
    .you = You take { $number ->
            [one] 1 nugget
           *[other] { $number } nuggets
        }.
event-paid = { $seat } pays { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    } ({ $kind }).
    .you = You pay { $number ->
            [one] 1 nugget
           *[other] { $number } nuggets
        } ({ $kind }).
event-bounty = { $kind }: { $seat } gets { $number ->
        [one] 1 card
       *[other] { $number } cards
    } and a nugget for eliminating { $target }.
    .you = { $kind }: you get { $number ->
            [one] 1 card
           *[other] { $number } cards
        } and a nugget for eliminating { $target }.
    .to-you = { $kind }: { $seat } gets { $number ->
            [one] 1 card
           *[other] { $number } cards
        } and a nugget for eliminating you.

why-nuggets = You are { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    } short.
    .short = { $number } short
why-must-play = First you have to play { $card }
