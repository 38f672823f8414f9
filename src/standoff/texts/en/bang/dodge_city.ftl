# Dodge City: its cards and characters. Names and texts are those of rules/dodge_city.toml.

## Cards

card-binocular = Binocular
    .text = You see everyone else 1 nearer, but never nearer than 1. It adds to a Scope.
    .gist = You see others 1 nearer

card-hideout = Hideout
    .text = Others count 1 more when they measure their distance to you. It adds to a Mustang.
    .gist = Others see you 1 farther

card-punch = Punch
    .text = Shoot another player at distance 1. It is not a BANG! card.
    .gist = Shoot a player at distance 1

card-dodge = Dodge
    .text = Play when you are the target of a shot: it counts as 1 Missed!, and you draw 1 card from the deck. It is not a Missed! card.
    .gist = Cancel a shot at you, draw 1 card

card-springfield = Springfield
    .text = Discard this and another card from hand: shoot another player at any distance. It is not a BANG! card.
    .gist = With another card: shoot anyone

card-rag_time = Rag Time
    .text = Discard this and another card from hand: take 1 card from a player at any distance, a random card from hand or a card in play of your choice.
    .gist = With another card: take any card

card-brawl = Brawl
    .text = Discard this and another card from hand: each other player discards 1 card, a random card from hand or a card in play; you choose which for each player.
    .gist = With another card: others lose a card

card-tequila = Tequila
    .text = Discard this and another card from hand: a player of your choice, possibly you, regains 1 life point. It is not a Beer.
    .gist = With another card: heal any player

card-whisky = Whisky
    .text = Discard this and another card from hand: you regain 2 life points. It is not a Beer.
    .gist = With another card: regain 2 life points

card-sombrero = Sombrero
    .text = Discard it from play when you are the target of a shot: it counts as 1 Missed!.
    .gist = From play: cancel a shot at you

card-ten_gallon_hat = Ten Gallon Hat
    .text = Discard it from play when you are the target of a shot: it counts as 1 Missed!.
    .gist = From play: cancel a shot at you

card-iron_plate = Iron Plate
    .text = Discard it from play when you are the target of a shot: it counts as 1 Missed!.
    .gist = From play: cancel a shot at you

card-bible = Bible
    .text = Discard it from play when you are the target of a shot: it counts as 1 Missed!, and you draw 1 card from the deck.
    .gist = From play: cancel a shot, draw 1 card

card-knife = Knife
    .text = On your turn, discard it from play: shoot another player at distance 1.
    .gist = From play: shoot at distance 1

card-derringer = Derringer
    .text = On your turn, discard it from play: shoot another player at distance 1 and draw 1 card from the deck.
    .gist = From play: shoot at distance 1, draw 1

card-pepperbox = Pepperbox
    .text = On your turn, discard it from play: shoot another player your weapon can reach. It is not a BANG! card.
    .gist = From play: shoot a player within reach

card-buffalo_rifle = Buffalo Rifle
    .text = On your turn, discard it from play: shoot another player at any distance.
    .gist = From play: shoot any player

card-howitzer = Howitzer
    .text = On your turn, discard it from play: shoot every other player, at any distance.
    .gist = From play: shoot all other players

card-can_can = Can Can
    .text = On your turn, discard it from play: a player of your choice, at any distance, discards 1 card, a random card from hand or a card in play of your choice.
    .gist = From play: a player discards a card

card-conestoga = Conestoga
    .text = On your turn, discard it from play: take 1 card from a player at any distance, a random card from hand or a card in play of your choice.
    .gist = From play: take a card of any player

card-canteen = Canteen
    .text = On your turn, discard it from play: you regain 1 life point. It is not a Beer.
    .gist = From play: regain 1 life point

card-pony_express = Pony Express
    .text = On your turn, discard it from play: draw 3 cards from the deck.
    .gist = From play: draw 3 cards

## Characters

character-apache_kid = Apache Kid
    .text = Other players' brown-bordered diamonds do not affect him, except during a Duel.
    .gist = Others' brown diamonds do not affect him

character-belle_star = Belle Star
    .text = On her turn, no card in play in front of anyone else works, blue or green.
    .gist = On her turn others' cards do not work

character-bill_noface = Bill Noface
    .text = In phase 1 he draws 1 card, and another for every life point he is missing.
    .gist = Draws 1, and 1 per missing life point

character-chuck_wengam = Chuck Wengam
    .text = During his turn he may lose 1 life point, but not his last, to draw 2 cards from the deck, as often as he likes.
    .gist = 1 life point for 2 cards

character-doc_holyday = Doc Holyday
    .text = Once during his turn he may discard 2 cards from hand to shoot another player his weapon can reach. It does not count as a BANG! card. Apache Kid is hit only if at least one discarded card is not diamonds.
    .gist = Discards 2 cards to shoot, once a turn

character-elena_fuente = Elena Fuente
    .text = Any card in her hand can serve as a Missed! card.
    .gist = Any card serves her as Missed!

character-greg_digger = Greg Digger
    .text = Whenever someone else is eliminated, he regains 2 life points, up to his starting amount.
    .gist = Regains 2 when someone is eliminated

character-herb_hunter = Herb Hunter
    .text = Whenever someone else is eliminated, he draws 2 cards from the deck, in addition to any reward.
    .gist = Draws 2 when someone is eliminated

character-jose_delgado = José Delgado
    .text = On his turn, at most twice, he may discard a blue-bordered card from hand and draw 2 cards from the deck.
    .gist = Discards a blue card, draws 2; twice

character-molly_stark = Molly Stark
    .text = Each time she plays or chooses to discard a Missed!, Beer or BANG! card from hand out of turn, she draws 1 card from the deck; in a Duel she draws when the Duel is over.
    .gist = Draws a card for each answer off turn

character-pat_brennan = Pat Brennan
    .text = In phase 1, instead of drawing from the deck, he may take 1 card in play in front of any player into his hand.
    .gist = May draw a card in play instead

character-pixie_pete = Pixie Pete
    .text = He draws 3 cards in phase 1.
    .gist = Draws 3 cards in phase 1

character-sean_mallory = Sean Mallory
    .text = His hand limit in phase 3 is 10 cards, whatever his life points.
    .gist = Keeps up to 10 cards in hand

character-tequila_joe = Tequila Joe
    .text = A Beer gives him 2 life points rather than 1.
    .gist = A Beer gives him 2 life points

character-vera_custer = Vera Custer
    .text = At the beginning of phase 1, before drawing, she chooses another character in play and has that ability until her next turn.
    .gist = Copies another character each turn

## Vera Custer and Pat Brennan

ask-copy = Whose ability do you copy until your next turn?
    .waiting = { $seat } chooses whose ability to copy.
option-copy = Copy { $kind }
    .short = { $kind }
event-copied = { $seat } copies the ability of { $kind }.
    .you = You copy the ability of { $kind }.
option-draw-play-at-card = Take { $pick } from in front of { $target }
