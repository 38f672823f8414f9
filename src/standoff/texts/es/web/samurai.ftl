# Samurai Sword: lo que las páginas dicen con sus propias palabras (`web-samurai-` y el id que comparten todos los juegos), y lo que solo tiene este.

web-samurai-life-of = Resistencia { $life } de { $max }
web-samurai-range-of = Dificultad hasta { $reach }
web-samurai-distance-short = Dificultad { $distance }
web-samurai-distance-reached = Dificultad { $distance }, a tu alcance
web-samurai-distance-beyond = Dificultad { $distance }, fuera de tu alcance
web-samurai-goes-as-far = Llega hasta Dificultad { $limit }.
web-samurai-you-reach = Llega hasta Dificultad { $reach }.
web-samurai-aim-shogun = Con los Samuráis, reúne más puntos que nadie.
web-samurai-aim-shogun-3 = En solitario, reúne más puntos que los Ninjas.
web-samurai-aim-samurai = Ayuda al Shogun: vuestros puntos se suman.
web-samurai-aim-ninja_1 = Con los Ninjas, reúne más puntos que nadie.
web-samurai-aim-ninja_2 = Con los Ninjas, reúne más puntos que nadie.
web-samurai-aim-ninja_3 = Con los Ninjas, reúne más puntos que nadie.
web-samurai-aim-ronin = En solitario, reúne más puntos que cada equipo.
web-samurai-target-brief = Resistencia { $life }
web-samurai-target-facts = Honor { $honour }, Resistencia { $life }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-samurai-your-cards-in-play = Tus Propiedades
web-samurai-help-signs = El sello rojo es el Honor, los corazones son la Resistencia y el número en un círculo, la Dificultad para atacar a ese jugador. En un Arma, el círculo es la Dificultad máxima a la que llega y la gota, sus heridas.
web-set-samurai_sword = Samurai Sword
web-samurai-border-red = Arma
web-samurai-border-blue = Propiedad
web-samurai-border-yellow = Acción
web-samurai-shelf-border-red = Armas
web-samurai-shelf-border-blue = Propiedades
web-samurai-shelf-border-yellow = Acciones
web-samurai-rules-border-red = Ataca a un jugador; una por turno
web-samurai-rules-border-blue = Se queda en juego delante de un jugador
web-samurai-rules-border-yellow = Hace su efecto y se descarta
web-samurai-rules-roles-line = Secretos hasta el final, salvo el del Shogun
web-samurai-rules-reach = Dificultad hasta { $reach }
web-samurai-rules-damage = { $damage ->
        [one] 1 herida
       *[other] { $damage } heridas
    }
web-samurai-rules-life = { $life ->
        [one] 1 punto de Resistencia
       *[other] { $life } puntos de Resistencia
    }

## En la mesa

web-samurai-honour-of = Honor { $number }
web-samurai-harmless = Inofensivo
web-samurai-difficulty = Dificultad { $distance }
web-samurai-wounds = { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }
web-samurai-weapons-left = { $number ->
        [0] No puedes jugar más Armas este turno.
        [one] Puedes jugar 1 Arma más este turno.
       *[other] Puedes jugar { $number } Armas más este turno.
    }
web-samurai-attack-hurts = Si no paras, te quedas con { $number } de Resistencia.
web-samurai-attack-defeats = Si no paras, { $by } te derrota: cedes 1 punto de Honor y te { $number ->
        [one] queda 1
       *[other] quedan { $number }
    }.
web-samurai-attack-ends = Si no paras, { $by } te derrota y se lleva tu último Honor: la partida acaba.

## Al acabar

web-samurai-verdict-honour-shogun = Gana el Shogun
web-samurai-verdict-honour-ninja = Ganan los Ninjas
web-samurai-verdict-honour-ronin = Gana el Ronin
web-samurai-verdict-sword-shogun = Gana el Shogun
web-samurai-verdict-sword-ninja = Ganan los Ninjas
web-samurai-verdict-sword-ronin = Gana el Ronin
web-samurai-end-scores = La puntuación
web-samurai-end-sword = Victoria del Maestro de la Espada: solo a un jugador le quedaba Resistencia, así que el Honor no cuenta.
web-samurai-score-honour = Honor
web-samurai-score-daimyo = Daimio
web-samurai-score-points = Puntos
web-samurai-score-penalty = Golpe mortal entre aliados
web-samurai-score-total = Total
web-samurai-end-honour = El Honor, ronda a ronda
web-samurai-end-attacks = Ataques
web-samurai-end-dealt = Heridas
    infligidas
web-samurai-end-suffered = Heridas
    sufridas
web-samurai-end-parried = Paradas
web-samurai-end-defeats = Derrotas
    infligidas
web-fact-defeats = { $seat } ha derrotado a otros { $number } veces.
web-fact-defeated = { $seat } ha sufrido { $number } derrotas.
web-fact-parried = { $seat } ha parado { $number } ataques.
web-fact-strongest = { $by } ha atacado a { $target } con { $number } heridas ({ $kind }).
web-fact-won-honour = { $seat } ha ganado { $number } de Honor a costa de otros.
web-fact-unwounded = { $seat } no ha sufrido ni una herida.
web-fact-wandered = { $kind } ha pasado de mano en mano { $number } veces.

## Las reglas en breve

web-samurai-rules-turn-1 = Recuperación: si no te queda Resistencia, la recuperas toda. Después, Bushido, si lo tienes delante.
web-samurai-rules-turn-2 = Roba 2 cartas del mazo de robo.
web-samurai-rules-turn-3 = Juega tantas cartas como quieras, o ninguna, pero solo 1 Arma por turno.
web-samurai-rules-turn-4 = Descarta hasta quedarte con 7 cartas como mucho.
web-samurai-rules-attack = Los ataques
web-samurai-rules-attack-1 = El número de arriba de un Arma ha de ser al menos la Dificultad de atacar a ese jugador. El de abajo son las heridas: la Resistencia que pierde si no para.
web-samurai-rules-attack-2 = Una Parada detiene un Arma dirigida contra ti o responde al Grito de batalla. Es la única carta que se juega fuera de turno.
web-samurai-rules-attack-3 = Quien pierde su último punto de Resistencia queda Derrotado y cede 1 punto de Honor a su atacante. Conserva su mano y sus Propiedades.
web-samurai-rules-difficulty = La Dificultad
web-samurai-rules-difficulty-1 = Cuenta los pasos hasta el otro jugador por el lado más corto: tus vecinos están a 1. Los Inofensivos no cuentan. Las Armaduras y algunos Personajes la aumentan.
web-samurai-rules-harmless = Inofensivo
web-samurai-rules-harmless-1 = Sin Resistencia o sin cartas en la mano eres Inofensivo: no te afectan las Armas, el Grito de batalla ni el Jiu-jitsu, y no cuentas para la Dificultad. Todo lo demás sigue igual; nadie queda nunca fuera de la partida.
web-samurai-rules-deck = El mazo de robo se acaba
web-samurai-rules-deck-1 = Cuando se toma su última carta, los descartes se barajan como nuevo mazo de robo y cada jugador pierde 1 punto de Honor.
web-samurai-rules-end = El final
web-samurai-rules-end-1 = La partida acaba en cuanto alguien se queda sin Honor. Cada jugador cuenta su Honor por el número de su Rol, más 1 punto por cada Daimio en la mano, salvo el Ronin. Gana el equipo con más puntos; en los empates, los Ninjas y después el Shogun.
web-samurai-rules-end-2 = Si el último golpe fue entre aliados, su equipo pierde 3 puntos.
web-samurai-rules-end-3 = Si solo a un jugador le queda Resistencia, gana al instante con su equipo, sea cual sea el Honor; no con 3 jugadores.

# Names of bots.
web-samurai-bot-names = Aya, Botan, Chiaki, Daichi, Emi, Fumio, Ginko, Haru, Isamu, Jun, Kaede, Kenta, Masa, Michi, Nao, Noboru, Rei, Ryota, Sachi, Shinji, Sumire, Tadashi, Tama, Umeko, Wakana, Yasu, Yori, Yuki
