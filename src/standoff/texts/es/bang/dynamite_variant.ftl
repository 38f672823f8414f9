# The Dynamite variant: its token.

token-dynamite_stick = Cartucho de Dinamita
    .text = Señala al jugador en cuya zona hay que colocar la carta Dinamita cuando aparece. Lo tomas cada vez que, durante tu turno, impactas a otro jugador con una carta ¡BANG!.

event-took-stick = { $seat } toma el Cartucho de Dinamita.
    .you = Tomas el Cartucho de Dinamita.
