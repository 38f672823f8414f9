# The Dynamite variant: its token.

token-dynamite_stick = Candelotto di Dinamite
    .text = Indica il giocatore davanti al quale va messa la carta Dinamite quando compare. Lo prendi ogni volta che, nel tuo turno, colpisci un altro giocatore con una carta BANG!.

event-took-stick = { $seat } prende il Candelotto di Dinamite.
    .you = Prendi il Candelotto di Dinamite.
