# Wild West Show: its cards and characters. Names and texts are those of rules/wild_west_show.toml.

## The show

card-bone_orchard = Bone Orchard
    .text = When an eliminated player's turn comes up, that player is back in the game for good with 1 life point and a role dealt at random from the roles of the eliminated players.
    .gist = The eliminated come back with 1 life

card-darling_valentine = Darling Valentine
    .text = Each turn begins with an exchange: the player discards the whole hand and draws as many new cards from the deck. Phase 1 then follows as usual.
    .gist = Each turn starts with a new hand

card-dorothy_rage = Dorothy Rage
    .text = Once in their turn each player may order another player to play one named card, choosing its target. If the other player does not hold that card, they show their whole hand instead.
    .gist = Order another player to play a card

card-gag = Gag
    .text = No talking: every player who talks loses 1 life point. Gestures and grunts are allowed.
    .gist = Whoever talks loses 1 life point

card-helena_zontero = Helena Zontero
    .text = When it enters play, "draw!": on Hearts or Diamonds the roles of the players in the game, except the Sheriff's, are shuffled and dealt again at random.
    .gist = Red "draw!": roles are dealt again

card-lady_rose_of_texas = Lady Rose of Texas
    .text = Once in their turn each player may change seats with the player to their right; that player loses their next turn.
    .gist = Change seats with your right neighbour

card-miss_susanna = Miss Susanna
    .text = A player who has played fewer than 3 cards by the end of their turn loses 1 life point.
    .gist = Play 3 cards or lose 1 life point

card-sacagaway = Sacagaway
    .text = Every hand lies face up for all to see; roles stay hidden.
    .gist = All hands lie face up

card-showdown = Showdown
    .text = Any card may be played as a BANG! card, except BANG! cards themselves, which can only be played as Missed! cards.
    .gist = Any card is a BANG!, BANG!s are Missed!

card-wild_west_show_final = Wild West Show
    .text = Every player's goal becomes to be the last one in the game. Roles keep all their other effects. Stays in force until the game ends.
    .gist = The last one in the game wins

## Characters

character-big_spencer = Big Spencer
    .text = Starts with 5 cards. Cannot play Missed! cards.
    .gist = Starts with 5 cards; no Missed! cards

character-flint_westwood = Flint Westwood
    .text = Once in his turn he may trade 1 card of his choice from hand for 2 random cards from another player's hand (1 if there are no more).
    .gist = Trades 1 card for 2 random ones

character-gary_looter = Gary Looter
    .text = Takes into hand every excess card the other players discard in their phase 3.
    .gist = Takes the others' excess cards

character-greygory_deck = Greygory Deck
    .text = He has the abilities of 2 random characters of the base game, drawn at set-up; when his turn starts he may replace both of them by 2 new ones.
    .gist = Has the abilities of 2 characters

character-john_pain = John Pain
    .text = Every card flipped for a "draw!", by him or by anyone else, goes into his hand as long as he holds fewer than 6 cards.
    .gist = Takes every card flipped for a "draw!"

character-lee_van_kliff = Lee Van Kliff
    .text = In his turn, right after playing a brown-bordered card, he may discard a BANG! card to apply the effect of the first one once more.
    .gist = BANG! card: repeats a brown card

character-teren_kill = Teren Kill
    .text = Whenever he is about to be eliminated he "draws!": on any suit but Spades he is left with 1 life point and draws 1 card.
    .gist = Dying, he "draws!": out on Spades only

character-youl_grinner = Youl Grinner
    .text = Before he draws in phase 1, every player holding more cards than he does gives him 1 card, which the giver chooses.
    .gist = Those with more cards give him 1

## Questions

ask-draw-how = Phase 1: which of your abilities do you use?
    .waiting = { $seat } decides how to draw in phase 1.
ask-both = { $kind }: do you keep both abilities or change both?
    .waiting = { $kind }: { $seat } decides whether to change abilities.
ask-name = { $kind }: which card must { $target } play?
    .waiting = { $kind }: { $seat } decides which card { $target } must play.
ask-give-card = { $kind }: which card do you give to { $by }?
    .waiting = { $kind }: { $seat } chooses a card for { $by }.
    .then-give = Goes into that player's hand

## Answers

option-command-at = Order { $target } to play a card
    .several = Order another player to play a card
option-name = { $kind }
option-swap-seats-at = Change seats with { $target }
    .then = { $target } loses the next turn
option-trade-at = Trade { $card } with { $target } for 2 random cards
    .several = Trade it for 2 random cards
option-give = Give { $card }
    .short = { $card }
option-keep-both = Keep both
option-change-both = Change both
    .then = 2 others, at random
option-repeat-as = Discard { $card } and repeat { $kind }
    .several = Discard it and repeat { $kind }
option-repeat-as-card = Discard { $card } and repeat { $kind }: { $pick }
    .several = Discard it and repeat { $kind }
option-repeat-as-at = Discard { $card } and repeat { $kind } on { $target }
    .several = Discard it and repeat { $kind }
option-repeat-as-at-card = Discard { $card } and repeat { $kind } on { $target }: { $pick }
    .several = Discard it and repeat { $kind }
option-repeat-as-at-hand = Discard { $card } and repeat { $kind } on { $target }: a random card from hand
    .several = Discard it and repeat { $kind }

## What happens

event-swapped-seats = { $seat } and { $target } change seats.
    .you = You and { $target } change seats.
    .to-you = { $seat } and you change seats.
event-borrowed = { $seat } has the ability of { $kind }.
    .you = You have the ability of { $kind }.
event-talked = { $seat } talks.
    .you = You talk.
event-survived = { $kind }: { $seat } stays in the game with 1 life point.
    .you = { $kind }: you stay in the game with 1 life point.
event-kept-flipped = { $seat } takes { $card } into hand.
    .you = You take { $card } into hand.
event-ending-nobody = { ending-nobody }

ending-nobody = Nobody wins: the last players left the game together.
