# The Great Train Robbery: its cards, wagons, stations and characters, and the Train. Names and texts are those of rules/great_train_robbery.toml.

## Cards

card-cactus = Cactus
    .text = Counts as a Missed!. Then "draw!": on Hearts or Diamonds you regain 1 life point.
    .gist = Missed!; red "draw!": regain 1

card-dragoon = Dragoon
    .text = Weapon, range 2. While it is in play you may play 1 BANG! card more per turn.
    .gist = Range 2, 1 BANG! more a turn

card-evaded = Evaded!
    .text = Counts as a Missed!. Then take into your hand the card whose BANG! you have just cancelled.
    .gist = Missed!, and take the card

card-full_steam = Full Steam
    .text = The Train goes straight to the End of the Line. You decide for everybody: the Locomotive's effect is ignored, or it is applied twice in a row.
    .gist = To the End of the Line: none or twice

card-knife_revolver = Knife Revolver
    .text = A BANG! against a player within your weapon's range; it uses up your BANG! of the turn. When you play it, "draw!": on J, Q, K or A this card returns to your hand.
    .gist = A BANG!; may return to hand

card-map = Map
    .text = In your turn, before phase 1, look at the 2 topmost cards of the deck; if you like, discard one of the two.
    .gist = See the next 2 cards, drop one

card-money_bag = Money Bag
    .text = In your turn: if the top card of the discard pile has a brown border, you get that card's effect.
    .gist = As the top brown discard

card-most_wanted = Most Wanted
    .text = Draw 1 card. Then every player, you included, does a "draw!": whoever gets Spades loses 1 life point.
    .gist = Draw 1; all "draw!": spades lose 1

card-next_stop = Next Stop
    .text = Draw 1 card and move the Train forward 1 Station.
    .gist = Draw 1 card; the Train advances

card-refund = Refund
    .text = Each time another player takes one of your other cards or makes you discard one (from your hand or in play), draw 1 card.
    .gist = Draw 1 per card others take

card-strongbox = Strongbox
    .text = You draw 1 card when your turn ends, even if you lost the turn to Jail.
    .gist = Draw 1 when your turn ends

card-switch = Switch
    .text = Exchange a card you have in play for one that another player has in play.
    .gist = Swap a card in play with another's

card-train_robbery = Train Robbery
    .text = Another player, at any distance; it uses up your BANG! of the turn. Card by card, that player decides for everything they have in play: discard it, or face a BANG!.
    .gist = Per card in play: lose it or a BANG!

card-water_tower = Water Tower
    .text = Take a Wagon of your choice that is paired with a Station, without paying. It does not count towards the limit of 1 Wagon per turn.
    .gist = Take a Wagon at a Station for free

## Wagons

card-baggage_car = Baggage Car
    .text = Discard it: use it as a Missed!, a Panic!, a Cat Balou or an extra BANG!.
    .gist = Missed!, Panic!, Cat Balou or BANG!

card-caboose = Caboose
    .text = As a Missed! you may discard another blue-bordered card of yours, a Wagon included, from hand or from play.
    .gist = Another blue card as a Missed!

card-cattle_truck = Cattle Truck
    .text = Discard it: see the 3 topmost cards of the discard pile and take one of them into your hand.
    .gist = Take 1 of the top 3 discards

card-circus_wagon = Circus Wagon
    .text = Discard it: each other player chooses one of their cards in play and discards it.
    .gist = All others discard a card in play

card-coal_hopper = Coal Hopper
    .text = Discard it: draw 1 card and discard 1 Wagon in play in front of any player.
    .gist = Draw 1; discard any Wagon in play

card-dining_car = Dining Car
    .text = At the start of your turn "draw!": on Hearts you regain 1 life point.
    .gist = Each turn "draw!": hearts heal 1

card-express_car = Express Car
    .text = Discard it: your turn ends at once, you discard your whole hand, then you play another turn.
    .gist = End the turn, drop hand, play again

card-ghost_car = Ghost Car
    .text = Goes in front of any player except the Sheriff. Its owner, if eliminated, stays in (or comes back into) the game without life points and can neither gain nor lose any.
    .gist = Its owner stays in without life

card-lounge_car = Lounge Car
    .text = Discard it: draw 2 Wagons from the Wagon deck; one goes in front of you, the other in front of another player, as you decide.
    .gist = 2 new Wagons: yours and another's

card-lumber_flatcar = Lumber Flatcar
    .text = Goes in front of any player; that player sees all the others 1 farther away.
    .gist = Its owner sees others 1 farther

card-mail_car = Mail Car
    .text = Discard it: draw 3 cards, keep 2 of them and give the third to another player.
    .gist = Draw 3, give 1 away

card-observation_car = Observation Car
    .text = You see the others 1 nearer; they see you 1 farther away.
    .gist = See others at −1; be seen at +1

card-passenger_car = Passenger Car
    .text = Discard it: take 1 card from another player at any distance, at random from the hand or one you choose in play.
    .gist = Take a card from anyone

card-prisoner_car = Prisoner Car
    .text = Other players' Duel and Indians! cards do not affect you.
    .gist = No Duel or Indians! affects you

card-private_car = Private Car
    .text = With no cards in hand you cannot be the target of a BANG! card.
    .gist = Empty hand: no BANG! card at you

card-sleeper_car = Sleeper Car
    .text = Once per turn another blue-bordered card of yours, a Wagon included, may be discarded from hand or from play as an extra BANG!.
    .gist = Once a turn: a blue card as a BANG!

## The Locomotive

card-ironhorse = Ironhorse
    .text = At the End of the Line every player, the active one included, is the target of a BANG! that no player has caused.
    .gist = At the end a BANG! at everyone

card-leland = Leland
    .text = At the End of the Line a General Store is resolved, starting with the active player.
    .gist = At the end a General Store

## Stations

card-boom_town = Boom Town
    .text = Discard 1 BANG! card.
    .gist = A BANG! card

card-catico = Catico
    .text = Discard 1 Cat Balou or 1 Panic!.
    .gist = A Cat Balou or a Panic!

card-creepy_creek = Creepy Creek
    .text = Discard 1 card of Spades.
    .gist = A card of Spades

card-crowns_hole = Crown's Hole
    .text = Discard 1 Beer.
    .gist = A Beer

card-deathwood = Deathwood
    .text = Discard 1 blue-bordered card.
    .gist = A blue-bordered card

card-dodgeville = Dodgeville
    .text = Discard 1 Missed!.
    .gist = A Missed!

card-fort_wroth = Fort Wroth
    .text = Discard 1 card ranked 10, J, Q, K or A.
    .gist = A card from 10 to Ace

card-frisco = Frisco
    .text = Discard 1 card of Clubs.
    .gist = A card of Clubs

card-miners_oath = Miner's Oath
    .text = Discard 1 card of Diamonds.
    .gist = A card of Diamonds

card-san_tafe = San Tafe
    .text = Discard 1 card of Hearts.
    .gist = A card of Hearts

card-tombrock = Tombrock
    .text = Lose 1 life point (never your last one).
    .gist = 1 life point, never the last

card-virginia_town = Virginia Town
    .text = Discard any 2 cards.
    .gist = Any 2 cards

card-yooma = Yooma
    .text = Discard 1 card ranked 2 to 9.
    .gist = A card from 2 to 9

## Characters

character-benny_brawler = Benny Brawler
    .text = During his turn he may acquire any number of Wagons, paying for each.
    .gist = Acquires any number of Wagons

character-evan_babbit = Evan Babbit
    .text = A BANG! card aimed at him can be turned onto another player at distance 1 from him, never the one who played it, by discarding from hand a card of its suit.
    .gist = Turns a BANG! onto a neighbour

character-jimmy_texas = Jimmy Texas
    .text = He draws 1 card when his turn ends, even if he lost the turn to Jail.
    .gist = Draws 1 when his turn ends

character-manuelita = Manuelita
    .text = She draws 2 cards whenever the Train comes to the End of the Line.
    .gist = Draws 2 at the End of the Line

character-sancho = Sancho
    .text = Once during his turn he may acquire 1 Wagon without paying; it counts towards the limit of 1 per turn.
    .gist = 1 Wagon a turn without paying

character-sgt_blaze = Sgt. Blaze
    .text = When a card or effect of his has several players as targets, he may leave 1 of them out.
    .gist = Leaves 1 of several targets out

character-shade_oconnor = Shade O'Connor
    .text = In other players' turns, each advance of the Train lets him discard 1 card from hand and draw another.
    .gist = Train moves off turn: swaps a card

character-zippy_roy = Zippy Roy
    .text = Once during his turn he may move the Train forward 1 Station.
    .gist = Once a turn moves the Train

## Acquiring wagons

ask-toll = { $kind }: which card do you pay with?
    .waiting = { $kind }: { $seat } chooses what to pay with.
    .then-discard = You pay with it
ask-acquire = The Train has moved on: which wagon do you acquire?
    .waiting = { $seat } chooses a wagon to acquire.
ask-last-wagon = End of the Line, before { $kind } acts: do you acquire a wagon?
    .waiting = End of the Line: { $seat } may acquire a wagon before { $kind } acts.

option-acquire = Acquire { $card }
    .short = { $card }
option-acquire-at = Acquire { $card } for { $target }
option-acquire-free = Acquire { $card } without paying
    .short = { $card }
    .then = Without paying
option-acquire-free-at = Acquire { $card } for { $target } without paying
option-go-ahead = Move the Train 1 station, then acquire a wagon
    .short = Move the Train first
    .then = You have to acquire one then
option-no-wagon = No wagon
option-play-card = Play { $card }: take { $pick }

why-wagon-limit = You have acquired your wagon of this turn.
why-no-station = This wagon is at no station.
why-toll = You cannot pay what { $kind } asks for.

event-new-line = A new line: the Train stands at its first station, { $kind } up.
event-station = Next on the line: { $kind }.
event-wagon-joins = { $card } joins the Train.
event-train-advances = The Train advances to { $kind }.
event-end-of-line = The Train is at the End of the Line ({ $kind }).
event-acquired = { $seat } acquires { $card }.
    .you = You acquire { $card }.
event-acquired-for = { $seat } acquires { $card } for { $target }.
    .you = You acquire { $card } for { $target }.
    .to-you = { $seat } acquires { $card } for you.

## What is asked besides

ask-full-steam = { $kind }: does the Locomotive act twice, or not at all?
    .waiting = { $kind }: { $seat } decides what the Locomotive does.
ask-ransom = { $by } robs you with { $kind }: card by card, discard it or face a BANG!.
    .waiting = { $by } robs { $seat } with { $kind }: { $seat } decides card by card.
ask-swap = { $kind }: which of your cards do you give for { $pick }?
    .waiting = { $kind }: { $seat } chooses which card to give.
ask-map = { $kind }: which of the next cards of the deck do you discard?
    .waiting = { $kind }: { $seat } looks at the next cards of the deck.
ask-truck = { $kind }: which of the top discards do you take?
    .waiting = { $kind }: { $seat } takes a card from the discard pile.
ask-lounge = { $kind }: which wagon do you give, and to whom? The other one is yours.
    .waiting = { $kind }: { $seat } decides who gets which wagon.
ask-mail = { $kind }: which of the cards you drew do you give, and to whom?
    .waiting = { $kind }: { $seat } gives one of the cards away.
ask-spare = { $kind }: whom do you leave out?
    .waiting = { $kind }: { $seat } may leave one player out.
ask-exchange-one = { $kind }: which card do you exchange for a new one?
    .waiting = { $kind }: { $seat } may exchange a card.
    .then-discard = You draw another card

option-ignored = It does nothing
option-twice = It acts twice
option-yield = Discard { $card }
option-face = Keep { $card } and face a BANG!
option-swap = Give { $card }
option-reject = Discard { $card }
    .short = { $card }
option-leave-them = Leave the cards where they are
option-share-at = { $card } for { $target }
option-spare-at = Leave { $target } out
option-uncouple-as = { $kind }: discard { $card } as a Missed!
    .short = { $card }
option-berth-as = { $kind }: discard { $card } as a BANG!
    .short = { $card }
option-berth-as-at = { $kind }: discard { $card } for a BANG! at { $target }
option-turn-on-at = Discard { $card }: the BANG! goes to { $target }

why-last-turn = No further turn can follow this one.

event-rejected = { $seat } discards { $card } from the deck.
    .you = You discard { $card } from the deck.
