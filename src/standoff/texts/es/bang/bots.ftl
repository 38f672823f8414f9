# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = Ataco a { $target }: { $role }, seguro al { $number } %.
bot-finish = A { $target } solo le queda 1 punto de vida: { $role }, seguro al { $number } %.
bot-attack-all = { $kind } daña más a mis enemigos que a mis amigos
bot-lock-up = Mejor que { $target } pierda un turno: { $role }, seguro al { $number } %.
bot-strip = Una carta menos para { $target }: { $role }, seguro al { $number } %.
bot-relieve = Libro a { $target } de { $pick }
bot-draw = Más cartas, más opciones: { $card }
bot-equip = En juego vale más que en la mano: { $card }
bot-buy = { $card } vale sus Pepitas.
bot-acquire = { $card } vale lo que cuesta.
bot-sell = Una Pepita me servirá más que { $card }
bot-fuse = Es más probable que explote ante un enemigo: { $card }
bot-heal = Cada punto de vida cuenta: tengo { $number }.
bot-heal-friend = { $target } ha perdido puntos de vida: { $role }, seguro al { $number } %.
bot-bring-back = Me conviene que { $target } vuelva a la partida.
bot-try = No veo mejor uso para { $card }
bot-enough = Lo que me queda vale más en la mano.
bot-check = «Desenfundar» no cuesta nada: { $kind }
bot-dodge = Un punto de vida vale más que { $card }
bot-fire-back = Respondo con { $card } antes que perder un punto de vida.
bot-take-it = Puedo soportarlo con { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    }, y guardo mis cartas.
bot-no-answer = No tengo respuesta que sirva.
bot-cling = { $card } me mantiene en la partida.
bot-ability = Es el momento de usar la Capacidad de { $kind }
bot-give-up = Nada de lo que tengo puede salvarme.
bot-deck = El mazo de robo vale tanto como lo demás.
bot-useful = De estas, la que más me sirve es { $card }
bot-part-with = { $card } es la carta que menos necesito.
bot-leave = Quien robe después, que encuentre { $card }.
bot-flip = { $card } es la mejor para mí.
bot-charge = Ahí una ficha servirá más que en otro sitio.
bot-spend = Eso vale las fichas.
bot-unknown = Da lo mismo una opción que otra.
bot-hunch = Me pareció casi tan bueno como lo demás.
bot-tried = Lo he probado de cabeza: gano el { $chance } % de { $number } partidas (con un error del { $error } %); con la siguiente opción, el { $other } %.
bot-tried-better = Primero pensé en otra cosa, pero con esto gano el { $chance } % de { $number } partidas (con un error del { $error } %); con aquello, el { $other } %.
