# Consejos: lo que haría un buen bot.

web-hint = Consejo
web-hint-would = Un jugador curtido haría:
web-help-hint = qué haría un jugador curtido
web-hints-label = Consejos
web-hints-no = solo a solas con bots
web-hints-yes = para todos
web-hints-had = { $name } tuvo { $number ->
        [one] 1 consejo
       *[other] { $number } consejos
    }.
