# The Dynamite variant: its token.

token-dynamite_stick = Stick of Dynamite
    .text = Marks the player in front of whom a Dynamite card must be placed when it turns up. You take it each time, during your turn, you hit another player with a BANG! card.

event-took-stick = { $seat } takes the Stick of Dynamite.
    .you = You take the Stick of Dynamite.
