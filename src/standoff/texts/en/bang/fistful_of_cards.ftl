# A Fistful of Cards: its events. Names and texts are those of rules/fistful_of_cards.toml.

card-abandoned_mine = Abandoned Mine
    .text = In phase 1 each player draws from the discard pile (from the deck once the pile is empty). In phase 3 the player discards face down onto the deck.
    .gist = Draw from the discard pile in phase 1

card-ambush = Ambush
    .text = All players see each other at distance 1; only cards in play change that.
    .gist = Everyone is at distance 1

card-blood_brothers = Blood Brothers
    .text = At the start of their turn each player may lose 1 life point (never the last one) so that another player of their choice regains 1 life point.
    .gist = You may give a life point to someone

card-dead_man = Dead Man
    .text = The player who was eliminated first in this game returns when their turn comes up, with 2 cards and 2 life points.
    .gist = The first one out comes back

card-hard_liquor = Hard Liquor
    .text = A player may give up their phase 1 and regain 1 life point instead.
    .gist = Skip phase 1 for 1 life point

card-lasso = Lasso
    .text = Nothing in play in front of a player has any effect.
    .gist = Cards in play have no effect

card-law_of_the_west = Law of the West
    .text = The second card a player draws in phase 1 is shown to all; it must be played in phase 2 if possible.
    .gist = You must play your second card drawn

card-peyote = Peyote
    .text = Instead of the draw of phase 1, the player calls red or black and reveals the top card of the deck. Right: keep it and, if wanted, call again. Wrong: discard it and go on to phase 2.
    .gist = Guess red or black to draw

card-ranch = Ranch
    .text = At the end of phase 1 each player may, once, discard any number of hand cards and draw as many from the deck.
    .gist = Exchange hand cards after phase 1

card-ricochet = Ricochet
    .text = In their turn players may discard BANG! cards, each aimed at one card in play of another player: that card is discarded unless its owner plays a Missed!.
    .gist = BANG! cards hit cards in play

card-russian_roulette = Russian Roulette
    .text = When it enters play, starting with the Sheriff and going clockwise, the players discard a Missed! one after the other, round and round. The first who does not loses 2 life points; then it is over.
    .gist = Give a Missed! or lose 2 life points

card-sniper = Sniper
    .text = In their turn players may discard BANG! cards in pairs: each pair is one BANG! at a player within reach, and cancelling it takes 2 Missed!.
    .gist = 2 BANG! cards: only 2 Missed! cancel

card-the_judge = The Judge
    .text = Nobody can play cards in front of themselves or of another player.
    .gist = No card can be played in front of anyone

card-vendetta = Vendetta
    .text = When a turn ends, its player "draws!": on Hearts they take another turn at once, at the end of which there is no further "draw!".
    .gist = Hearts at the end: another turn

card-a_fistful_of_cards = A Fistful of Cards
    .text = Each turn starts with as many BANG! at its player as that player holds cards. Stays in force until the game ends.
    .gist = A shot at you for each card you hold
