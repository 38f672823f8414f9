# Consigli: che cosa farebbe un buon bot.

web-hint = Consiglio
web-hint-would = Un giocatore esperto farebbe:
web-help-hint = che cosa farebbe un giocatore esperto
web-hints-label = Consigli
web-hints-no = solo da soli con i bot
web-hints-yes = per tutti
web-hints-had = { $name } ha avuto { $number ->
        [one] 1 consiglio
       *[other] { $number } consigli
    }.
