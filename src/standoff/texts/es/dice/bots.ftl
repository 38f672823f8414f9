# Why a bot plays as it does, in one sentence. Arguments are named as in table.ftl.

bot-stop = Estos dados valen más que lo que daría de media otra tirada.
bot-few-arrows = { $number ->
        [one] Solo queda 1 Flecha en el montón
       *[other] Solo quedan { $number } Flechas en el montón
    }: mejor no volver a lanzar.
bot-reroll = De media saldrá algo mejor que { $kinds }.
bot-one-more = Un resultado más y dispara la Gatling.
bot-attack = Disparo a { $target }: { $role }, seguro al { $number } %.
bot-finish = Es demasiado para { $target }: { $role }, seguro al { $number } %.
bot-heal = Cada punto de vida cuenta: tengo { $number }.
bot-heal-friend = { $target } ha perdido puntos de vida: { $role }, seguro al { $number } %.
bot-waste = Prefiero desperdiciarla a ayudar a un enemigo.
bot-arrow = Una Flecha me cuesta menos que un punto de vida.
bot-take-it = Lo soporto mejor que otra Flecha: mis puntos de vida son { $number }.
bot-return = Cuantas menos Flechas tengo, menos temo a los indios.
bot-own-arrow = Una Flecha menos delante de mí.
bot-relieve = Una Flecha menos para { $target }: { $role }, seguro al { $number } %.
bot-leave-arrows = Estas Flechas están donde deben.
bot-unknown = Da lo mismo una opción que otra.
bot-hunch = Me pareció casi tan bueno como lo demás.
bot-tried = Lo he probado de cabeza: gano el { $chance } % de { $number } partidas (con un error del { $error } %); con la siguiente opción, el { $other } %.
bot-tried-better = Primero pensé en otra cosa, pero con esto gano el { $chance } % de { $number } partidas (con un error del { $error } %); con aquello, el { $other } %.
