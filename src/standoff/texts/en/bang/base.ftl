# The base game: its cards and characters. Names and texts are those of rules/base.toml.

## Cards

card-bang = BANG!
    .text = Shoot one other player your weapon can reach. Unless the shot is cancelled, that player loses 1 life point. You may play only 1 BANG! card per turn.
    .gist = Shoot a player within reach

card-missed = Missed!
    .text = Play when you are the target of a shot (any BANG! icon): cancel that shot for yourself.
    .gist = Cancel a shot at you

card-beer = Beer
    .text = Regain 1 life point. You may also play it, even out of turn, when you lose your last life point. It has no effect while only 2 players are left.
    .gist = Regain 1 life point

card-saloon = Saloon
    .text = Every player in the game, you included, regains 1 life point. It is not a Beer.
    .gist = Everyone regains 1 life point

card-stagecoach = Stagecoach
    .text = Draw 2 cards from the deck.
    .gist = Draw 2 cards

card-wells_fargo = Wells Fargo
    .text = Draw 3 cards from the deck.
    .gist = Draw 3 cards

card-general_store = General Store
    .text = Reveal from the deck as many cards as there are players in the game. Starting with you and going clockwise, each player takes one of them into hand.
    .gist = Everyone takes a revealed card

card-panic = Panic!
    .text = Take 1 card from a player at distance 1: a random card from hand or a card in play of your choice. It goes into your hand. Weapons do not extend this distance.
    .gist = Take a card at distance 1

card-cat_balou = Cat Balou
    .text = A player of your choice, at any distance, discards 1 card: a random card from hand or a card in play of your choice.
    .gist = Force a player to discard a card

card-gatling = Gatling
    .text = Shoot every other player, at any distance. It is not a BANG! card and does not count towards the limit of 1 BANG! card per turn.
    .gist = Shoot all other players

card-indians = Indians!
    .text = Every other player must choose: discard a BANG! card from hand, or lose 1 life point. Missed! and Barrel are of no use.
    .gist = Others pay a BANG! or 1 life point

card-duel = Duel
    .text = Challenge another player at any distance. Starting with the challenged player, the two of you alternately may discard a BANG! card from hand; the first who does not loses 1 life point. Missed! and Barrel are of no use.
    .gist = Challenge a player with BANG! cards

card-mustang = Mustang
    .text = Others count 1 more when they measure their distance to you.
    .gist = Others see you 1 farther

card-scope = Scope
    .text = You see everyone else 1 nearer, but never nearer than 1.
    .gist = You see others 1 nearer

card-barrel = Barrel
    .text = When you are the target of a shot you may "draw!" once: on hearts, it counts as 1 Missed!.
    .gist = "draw!": hearts cancel a shot

card-jail = Jail
    .text = Play in front of another player, at any distance, never the Sheriff. Before that player's turn starts, they "draw!": on hearts they play normally, otherwise they lose the turn. Either way discard the Jail.
    .gist = May cost a player the turn

card-dynamite = Dynamite
    .text = Play in front of yourself. At the start of your next turn, "draw!": on spades 2 to 9 it explodes, you lose 3 life points and discard it; otherwise pass it to the player on your left, who does the same on their turn. Nobody is to blame for its damage.
    .gist = May explode: 3 life points lost

card-volcanic = Volcanic
    .text = Weapon, range 1. While it is in play you have no limit of BANG! cards on your turn.
    .gist = Range 1, no limit of BANG! cards

card-schofield = Schofield
    .text = Weapon, range 2.
    .gist = Weapon, range 2

card-remington = Remington
    .text = Weapon, range 3.
    .gist = Weapon, range 3

card-rev_carabine = Rev. Carabine
    .text = Weapon, range 4.
    .gist = Weapon, range 4

card-winchester = Winchester
    .text = Weapon, range 5.
    .gist = Weapon, range 5

## Characters

character-bart_cassidy = Bart Cassidy
    .text = For each life point he loses, he draws 1 card from the deck.
    .gist = Draws a card per life point lost

character-black_jack = Black Jack
    .text = In phase 1 his second card is shown to all; if it is red (hearts or diamonds), he draws 1 more, unseen.
    .gist = If the second card is red, draws 1 more

character-calamity_janet = Calamity Janet
    .text = She may use BANG! cards as Missed! cards and Missed! cards as BANG! cards. A Missed! played as a BANG! counts towards the limit of 1 BANG! card per turn.
    .gist = BANG! as Missed! and the reverse

character-el_gringo = El Gringo
    .text = For each life point he loses to a card played by another player, he takes 1 random card from that player's hand, if any.
    .gist = Takes a card from whoever hits him

character-jesse_jones = Jesse Jones
    .text = In phase 1 he may take his first card at random from another player's hand instead of the deck. The second comes from the deck.
    .gist = May draw from another player's hand

character-jourdonnais = Jourdonnais
    .text = He plays as if he always had a Barrel: when he is the target of a shot he may "draw!" once; on hearts it counts as 1 Missed!. A real Barrel gives him a second "draw!".
    .gist = Always has a Barrel

character-kit_carlson = Kit Carlson
    .text = In phase 1 he sees the deck's top 3 cards, keeps 2 of them and returns the third face down on top.
    .gist = Keeps 2 of the deck's top 3 cards

character-lucky_duke = Lucky Duke
    .text = For every "draw!" of his he flips 2 cards instead of 1 and picks the one that counts. Both are discarded.
    .gist = Flips 2 cards for every "draw!"

character-paul_regret = Paul Regret
    .text = Others count 1 more when they measure their distance to him; a Mustang in play adds another 1.
    .gist = Others see him 1 farther

character-pedro_ramirez = Pedro Ramirez
    .text = In phase 1 his first card may be the discard pile's top card instead of the deck's. The second comes from the deck.
    .gist = May draw from the discard pile

character-rose_doolan = Rose Doolan
    .text = She sees everyone else 1 nearer, but never nearer than 1; a Scope in play takes off another 1.
    .gist = Sees others 1 nearer

character-sid_ketchum = Sid Ketchum
    .text = Whenever he likes he may discard 2 cards from hand and regain 1 life point, as often as he can pay, up to his starting amount.
    .gist = Discards 2 cards, regains 1 life point

character-slab_the_killer = Slab the Killer
    .text = Cancelling one of his BANG! cards takes 2 Missed!. A successful Barrel counts as only 1.
    .gist = His BANG! takes 2 Missed! to cancel

character-suzy_lafayette = Suzy Lafayette
    .text = Whenever her hand is empty, she draws 1 card from the deck.
    .gist = Draws a card when her hand is empty

character-vulture_sam = Vulture Sam
    .text = When another player is eliminated, he takes into hand all the cards that player had in hand and in play.
    .gist = Takes the cards of the eliminated

character-willy_the_kid = Willy the Kid
    .text = He has no limit of BANG! cards on his turn.
    .gist = No limit of BANG! cards
