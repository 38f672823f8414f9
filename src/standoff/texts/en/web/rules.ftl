# The page with all cards and the rules in short.

## Finding a card

web-rules-find = Find a card or a character
web-rules-kinds = Show
web-rules-all = Everything
web-border-brown = Brown-bordered
web-border-blue = Blue-bordered
web-border-green = Green-bordered
web-border-orange = Orange-bordered
web-border-black = Black-bordered
web-border-event = Event
web-border-rail = Railway
web-rules-border-brown = Played, then discarded
web-rules-border-blue = Stays in play in front of a player
web-rules-border-green = Stays in play; used once, from the next turn on
web-rules-border-orange = Stays in play with 3 tokens; using it costs tokens
web-rules-border-black = Bought and kept in front of a player; no card touches it
web-rules-border-event = In force for everyone
web-rules-border-rail = Lies beside the Train
web-rules-faces = Faces of the dice
web-rules-faces-line = Each of the five dice has these six
web-rules-characters = Characters
web-rules-characters-line = One each, face up, with an ability of its own
web-rules-roles = Roles
web-rules-roles-line = Secret, except the Sheriff's
web-rules-found = { $number ->
        [0] Nothing has that in its name or text.
        [one] 1 found
       *[other] { $number } found
    }
web-rules-clear = Show everything
web-rules-loading = Fetching the cards…
web-rules-copies = { $number ->
        [one] 1 copy in the deck
       *[other] { $number } copies in the deck
    }
web-rules-face-kind = Face of a die
web-rules-character-kind = Character
web-rules-role-kind = Role
web-rules-life = { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }
web-rules-reach = Range { $reach }
web-rules-book = Book icon: left out of a first game
web-rules-before = Previous
web-rules-after = Next

## The rules in short

web-rules-short = The rules in short

web-rules-turn = Your turn
web-rules-turn-0 = If a card in front of you asks for a "draw!" at the start of the turn, that comes first: Dynamite, then Jail.
web-rules-turn-1 = Draw 2 cards from the deck.
web-rules-turn-2 = Play as many cards as you like, or none. Three limits: 1 BANG! card a turn, 1 weapon in front of you, and no two cards of the same name in front of anyone.
web-rules-turn-3 = Discard until you hold no more cards than you have life points. The rest of the time your hand may be as big as it gets.

web-rules-distance = Distance and reach
web-rules-distance-1 = Count the seats between you and the other player the shorter way round: your neighbours are at distance 1. Whoever is out of the game is not counted.
web-rules-distance-2 = Some cards and characters make you look farther away, or let you see others nearer. Add everything up; less than 1 counts as 1. It works one way only: you may reach someone who does not reach you.
web-rules-distance-3 = A BANG! reaches as far as your weapon: the number in its sight, or 1 with the Colt .45 that everyone always has. Weapons change no distances, and other cards do not care about them.
web-rules-distance-picture = Six players in a circle. Seen from you, your neighbours are at distance 1, the next ones at 2, the player opposite at 3.
web-rules-distance-you = you

web-rules-shots = Shots
web-rules-shots-1 = Whoever is shot at loses 1 life point, unless they cancel the shot with a Missed! or a lucky Barrel, in any order they like. Nobody has to.
web-rules-shots-2 = A Gatling shoots at everyone else, one after the other, and does not count as your BANG! card of the turn.
web-rules-shots-3 = Indians! and Duel are no shots: only BANG! cards answer them, and neither Missed! nor Barrel helps.

web-rules-draw = "Draw!"
web-rules-draw-1 = Turn over the top card of the deck and look only at its sign, the suit and rank in the corner. Then it goes to the discard pile.
web-rules-draw-2 = Barrel: hearts cancel the shot. Jail: hearts set you free, otherwise your turn is lost. Dynamite: 2 to 9 of spades cost 3 life points, otherwise it moves on to the next player.

web-rules-win = Roles and who wins
web-rules-win-1 = Only the Sheriff's role is open, and the Sheriff has 1 more life point. Every other role stays secret until its player is out of the game.
web-rules-win-2 = 4 players: Sheriff, Renegade, 2 Outlaws. With 5 a Deputy joins, with 6 a third Outlaw, with 7 a second Deputy.
web-rules-win-3 = The game ends when the Sheriff is out, or when all Outlaws and the Renegade are. Those who were eliminated win with their side; the Renegade wins only alone at the end.

web-rules-out = Out of life
web-rules-out-1 = When you lose your last life point you may save yourself with Beer, even out of turn, as long as more than 2 players are in the game. A Saloon does not help then.
web-rules-out-2 = Otherwise you are out of the game: you show your role and discard all your cards.
web-rules-out-3 = Eliminating an Outlaw earns 3 cards, whoever does it. A Sheriff who eliminates a Deputy discards everything, in hand and in play.
web-rules-out-4 = You never have more life points than you started with.

## What sets change, in short

web-rules-cost = Costs { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
web-rules-load = Comes into play with { $number ->
        [one] 1 token
       *[other] { $number } tokens
    }

web-rules-gold_rush-1 = Whoever makes another player lose a life point takes a nugget for it. On your turn you may also play a Beer for 1 nugget instead of a life point.
web-rules-gold_rush-2 = On your turn you may buy any of the three equipment cards that lie open; the next one takes its place at once. Brown-bordered equipment acts at once, black-bordered equipment stays in front of you.
web-rules-gold_rush-3 = For 1 nugget more than a black-bordered card costs you make another player discard it. No other card can touch equipment.
web-rules-valley_of_shadows-1 = Some cards are played out of turn: against a brown-bordered card that is aimed at you, or to spare another player a life point.
web-rules-valley_of_shadows-2 = A player who was eliminated can be brought back as a ghost, who plays and counts like anyone but has no life points to lose or regain.
web-rules-wild_west_show-1 = Each Stagecoach and Wells Fargo turns over the next card of the show, after its cards are drawn. That card is in force for everyone until the next one; any other event stays in force beside it.
web-rules-wild_west_show-2 = Under Dorothy Rage you may name any card and target: who holds the card plays it if the order can be carried out and shows it otherwise; who does not shows the whole hand. Under Gag each line of chat costs a life point.
web-rules-wild_west_show-3 = The Wild West Show comes last and stays: everyone plays for themselves, and the last one in the game wins. Roles keep all their other effects.
web-rules-armed_and_dangerous-1 = Orange-bordered cards come into play with 3 load tokens and are used by paying tokens from them. A card without tokens is discarded; no card and no character holds more than 4.
web-rules-armed_and_dangerous-2 = Whenever you play a blue-bordered card, and for every card you have to discard at your hand limit, you may add 1 token to a card of yours or to your character.
web-rules-armed_and_dangerous-3 = Some brown-bordered cards do more for tokens; those may come from any of your cards and from your character.
web-rules-great_train_robbery-1 = A Train stands at a row of stations and moves on in every turn of the Sheriff. Once in your turn you may acquire one of its wagons for what the station it is at asks for, with cards from hand or from play; right before that you may move the Train 1 station for free.
web-rules-great_train_robbery-2 = Wagons lie in front of you like blue-bordered cards and are never in a hand. Some work as long as they lie there, others are discarded to use them; then they go back under the wagons.
web-rules-great_train_robbery-3 = Past the last station is the End of the Line: whoever's turn it is may acquire a wagon, then the Locomotive acts. Ironhorse shoots at everyone, Leland opens a General Store. After that it is flipped, and a new line begins.
web-rules-shadow_gunslingers-1 = Whoever is eliminated comes back for each of their own turns as a shadow, on the side of their role: without life points, with 2 new cards, and with nothing at the end of the turn.
web-rules-shadow_gunslingers-2 = Between those turns they are out of the game. A shadow can neither lose nor regain life points, and does not count for victory.
web-rules-shadow_gunslingers-3 = An eliminated Renegade joins the side of which more roles lie open, anew in every turn. With only the Sheriff and a Renegade left the shadows are gone for good.
