# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-attack = Ataco a { $target }: { $role }, seguro al { $number } %.
bot-defeat = Puedo derrotar a { $target }: { $role }, seguro al { $number } %.
bot-attack-all = { $card } daña más a mis enemigos que a mis amigos
bot-burden = Quizá le cueste Honor a { $target }: { $role }, seguro al { $number } %.
bot-strip = Una carta menos para { $target }: { $role }, seguro al { $number } %.
bot-relieve = Mejor que { $pick } no siga ante { $target }
bot-draw = Más cartas, más opciones: { $card }
bot-equip = En juego vale más que en la mano: { $card }
bot-recover = Recupero mi Resistencia, y la carta puede ser para { $target }
bot-ability = Es el momento de usar la Capacidad de { $kind }
bot-enough = Lo que me queda vale más en la mano.
bot-parry = Mejor { $card } que una herida
bot-give-weapon = Prefiero perder { $card } antes que Resistencia.
bot-take-it = Puedo soportarlo con { $number ->
        [one] 1 punto de Resistencia
       *[other] { $number } puntos de Resistencia
    }, y guardo mis cartas.
bot-no-answer = No tengo con qué responder.
bot-pay = { $card } vale menos que mi Honor.
bot-lose-honour = Me cuesta Honor, pero es la mejor salida.
bot-let-go = { $card } no me cuesta nada.
bot-deck = El mazo de robo vale tanto como lo demás.
bot-useful = { $card } me viene bien.
bot-part-with = { $card } es la carta que menos necesito.
bot-hunch = Me pareció casi tan bueno como lo demás.
bot-tried = Lo he probado de cabeza: gano el { $chance } % de { $number } partidas (con un error del { $error } %); con la siguiente opción, el { $other } %.
bot-tried-better = Primero pensé en otra cosa, pero con esto gano el { $chance } % de { $number } partidas (con un error del { $error } %); con aquello, el { $other } %.
