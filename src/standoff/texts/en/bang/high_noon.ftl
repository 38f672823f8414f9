# High Noon: its events. Names and texts are those of rules/high_noon.toml.

card-blessing = Blessing
    .text = Every card counts as a Heart. Ranks do not change.
    .gist = Every card counts as a Heart

card-curse = Curse
    .text = Every card counts as a Spade. Ranks do not change.
    .gist = Every card counts as a Spade

card-ghost_town = Ghost Town
    .text = When an eliminated player's turn comes up, that player is back in play as a ghost until the end of it: draws 3 cards instead of 2 and cannot die. At the end of the turn the ghost is eliminated again.
    .gist = The eliminated play a turn as ghosts

card-gold_rush_event = Gold Rush
    .text = This round is played counterclockwise, starting with the Sheriff. The effects of cards still go clockwise.
    .gist = Turns go counter-clockwise

card-hangover = Hangover
    .text = Every character loses its ability.
    .gist = Characters have no ability

card-sermon = The Sermon
    .text = A player cannot use BANG! cards during their own turn.
    .gist = No BANG! cards in your own turn

card-shootout = Shootout
    .text = Each player may play a second BANG! card in their turn.
    .gist = A second BANG! card per turn

card-the_daltons = The Daltons
    .text = When it enters play, each player with blue-bordered cards in play in front of them discards one of those, of their own choice.
    .gist = Everyone discards a blue card in play

card-the_doctor = The Doctor
    .text = When it enters play, the player or players in the game with the fewest life points regain 1 life point.
    .gist = The weakest regain 1 life point

card-the_reverend = The Reverend
    .text = Nobody can play Beer cards.
    .gist = No Beer can be played

card-thirst = Thirst
    .text = In phase 1 each player draws the first card only, not the second.
    .gist = Draw only 1 card in phase 1

card-train_arrival = Train Arrival
    .text = At the end of their phase 1 players draw 1 more card from the deck.
    .gist = Draw 1 more card after phase 1

card-high_noon = High Noon
    .text = Every turn starts with the loss of 1 life point for its player. Stays in force until the game ends.
    .gist = Each turn starts with 1 life point lost
