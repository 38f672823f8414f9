# The Valley of Shadows: its cards and characters. Names and texts are those of rules/valley_of_shadows.toml.

## Cards

card-ghost = Ghost
    .text = Play it in front of an eliminated player, who returns to the game without life points, can neither gain nor lose any, and leaves again once this card is removed.
    .gist = Brings an eliminated player back

card-lemat = Lemat
    .text = Weapon, range 1. In your turn any card of your hand can serve as a BANG! card.
    .gist = In your turn any card is a BANG!

card-rattlesnake = Rattlesnake
    .text = Play it in front of any player. At the start of each of their turns that player "draws!": on Spades they lose 1 life point.
    .gist = "Draw!" each turn: spades, lose 1 life

card-shotgun = Shotgun
    .text = Weapon, range 1. Each time a BANG! card of yours hits a player, that player chooses 1 card from hand and discards it.
    .gist = Whoever you hit discards a card

card-bounty = Bounty
    .text = Play it in front of any player. Whoever hits that player with a BANG! card draws 1 card from the deck.
    .gist = Who hits its owner draws a card

card-bandidos = Bandidos
    .text = Every player, you included, chooses: lose 1 life point, or discard 2 cards from hand (a single one if no more are held).
    .gist = All: discard 2 cards or lose 1 life

card-escape = Escape
    .text = Also out of turn. You avoid what a brown-bordered card, other than a BANG! card, would do to you as one of its targets.
    .gist = Avoid a brown card, but not a BANG!

card-aim = Aim
    .text = Play it along with a BANG! card: if the shot hits, its target loses 2 life points instead of 1.
    .gist = With a BANG!: a hit costs 2 life points

card-poker = Poker
    .text = Every other player secretly chooses 1 card from hand; all are discarded together. Unless an Ace is among them, you may keep up to 2 of those cards.
    .gist = All discard 1; no Ace: take up to 2

card-backfire = Backfire
    .text = Use it as a Missed! card; whoever fired the shot becomes the target of a BANG! in return.
    .gist = Missed!, and you shoot back
    .then-play = The shot misses you, and you shoot back

card-saved = Saved!
    .text = Also out of turn. Another player loses 1 life point less; if they stay in the game, take 2 cards, either at random from their hand or from the deck.
    .gist = Another loses 1 less; take 2 cards

card-fanning = Fanning
    .text = A BANG! at a player within your reach, and a second one at a player of your choice (not you) whom that player sees at distance 1, if there is any. It counts as your one BANG! card of the turn.
    .gist = Shoot one in reach, and a neighbour

card-tomahawk = Tomahawk
    .text = A BANG! at a player at distance 2 or less.
    .gist = Shoot at distance 2 or less

card-tornado = Tornado
    .text = Everyone, you included, discards 1 card from hand, if they have any, and then draws 2 from the deck.
    .gist = All discard 1 card, then draw 2

card-last_call = Last Call
    .text = Regain 1 life point. Works with only 2 players left too, but never out of turn.
    .gist = Regain 1 life point, in your turn

## Characters

character-black_flower = Black Flower
    .text = Once in her turn she may play a card of Clubs as an additional BANG! card, outside the limit.
    .gist = Once a turn: Clubs as an extra BANG!

character-colorado_bill = Colorado Bill
    .text = He "draws!" for every BANG! card he plays: on Spades the target cannot avoid that shot.
    .gist = On Spades his BANG! cannot be avoided

character-der_spot_burst_ringer = Der Spot-Burst Ringer
    .text = Once in his turn he may play a BANG! card with the effect of a Gatling; it does not count towards the limit.
    .gist = Once a turn: a BANG! as a Gatling

character-evelyn_shebang = Evelyn Shebang
    .text = In phase 1 she may give up drawing cards: for each card not drawn she shoots a BANG! at a different player within her reach.
    .gist = Shoots for each card not drawn

character-henry_block = Henry Block
    .text = Whoever takes or discards a card of his, from hand or from play, is first the target of a BANG!.
    .gist = Shoots whoever takes his cards

character-lemonade_jim = Lemonade Jim
    .text = Whenever someone else plays a Beer card he may discard 1 card from hand and regain 1 life point as well.
    .gist = Others' Beer: a card for 1 life

character-mick_defender = Mick Defender
    .text = When he is a target of a brown-bordered card other than a BANG! card, he may use a Missed! card to avoid its effects on him.
    .gist = Missed! against brown cards, no BANG!

character-tuco_franziskaner = Tuco Franziskaner
    .text = In phase 1 he draws 2 extra cards if no blue-bordered card lies in front of him.
    .gist = Without blue cards draws 2 more

## What is asked

ask-discard = { $kind }: which card from your hand do you discard?
    .waiting = { $kind }: { $seat } chooses a card to discard.
    .then-discard = Goes to the discard pile
ask-bandidos = { $kind }: discard { $number ->
        [one] your last card
       *[other] { $number } cards from hand
    } or lose 1 life point.
    .waiting = { $kind }: { $seat } decides what to give up.
    .then-discard = You lose no life point
ask-poker = { $kind }: which card do you lay face down?
    .waiting = { $kind }: { $seat } chooses a card in secret.
    .then-discard = Shown once all have chosen
ask-pot = { $kind }: no Ace. Which card do you take?
    .waiting = { $kind }: { $seat } may take some of the cards.
    .then-take = Goes into your hand
    .then-no-more = You leave the rest
ask-thanks = { $kind }: do you take 2 cards from { $target }'s hand or from the deck?
    .waiting = { $kind }: { $seat } decides where the 2 cards come from.
ask-fewer = { $kind }: how many cards do you draw? Each card you give up is a shot.
    .waiting = { $kind }: { $seat } decides how many cards to draw.
ask-shebang = { $kind }: at whom do you shoot?
    .waiting = { $kind }: { $seat } chooses whom to shoot at.
ask-lemonade = { $by } plays a Beer: do you discard a card to regain 1 life point?
    .waiting = { $kind }: { $seat } decides whether to drink along.
    .then-discard = You regain 1 life point

option-from-hand-at = From { $target }'s hand
    .then = 2 cards at random
option-from-deck = From the deck
    .then = 2 cards
option-draw-fewer = Draw { $number ->
        [0] nothing
        [one] 1 card
       *[other] { $number } cards
    } and shoot
    .several = Draw fewer and shoot
option-no-lemonade = No, thank you
option-clubs-at = Play { $card } as an extra BANG! on { $target }
    .several = As an extra BANG!
    .then = Outside the limit of BANG! cards
option-clubs-aimed-at = Play { $card } as an extra BANG! with Aim on { $target }
    .several = As an extra BANG! with Aim
    .then = A hit costs 2 life points
option-burst = Play { $card } as a Gatling
    .then = A shot at everyone else
option-parry = Avoid it with { $card }
    .short = { $card }

event-bounty-paid = { $kind }: { $seat } draws a card for the hit on { $target }.
    .you = { $kind }: you draw a card for the hit on { $target }.
    .to-you = { $kind }: { $seat } draws a card for the hit on you.
