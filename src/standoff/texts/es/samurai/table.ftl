# What Samurai Sword says at the table.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards; $kind is a kind of card or a character; $role is a role; the rest are numbers.
#
# In the browser a button says what is done (`.short`, or the whole text) and what follows (`.then`, or
# `.then-` and the verb of the answer at the question).

## Roles and teams

role-shogun = Shogun
    .text = Junto a los Samuráis, reúne más puntos que nadie al acabar la partida. Tu Honor cuenta una vez.
    .text-3 = Estás a solas contra dos Ninjas: reúne más puntos que ellos. Tu Honor cuenta doble, robas 1 carta más, puedes jugar 1 Arma más cada turno y Bushido no te cuesta Honor.
role-samurai = Samurái
    .text = Ayuda al Shogun: vuestros puntos se suman.
    .text-4 = Ayuda al Shogun: vuestros puntos se suman y tu Honor cuenta doble.
    .text-6 = Ayuda al Shogun: vuestros puntos se suman y tu Honor cuenta doble.
role-ninja_1 = Ninja ★
    .text = Junto a los demás Ninjas, reúne más puntos que nadie al acabar la partida. Ganáis todos los empates.
    .text-4 = Junto al otro Ninja, reúne más puntos que nadie al acabar la partida. Tienes 1 estrella: el Honor del otro cuenta doble. Ganáis todos los empates.
role-ninja_2 = Ninja ★★
    .text = Junto a los demás Ninjas, reúne más puntos que nadie al acabar la partida. Ganáis todos los empates.
    .text-4 = Junto al otro Ninja, reúne más puntos que nadie al acabar la partida. Tienes 2 estrellas: el Honor de quien tenga más cuenta doble. Ganáis todos los empates.
role-ninja_3 = Ninja ★★★
    .text = Junto a los demás Ninjas, reúne más puntos que nadie al acabar la partida. Ganáis todos los empates.
    .text-4 = Junto al otro Ninja, reúne más puntos que nadie al acabar la partida. Tienes 3 estrellas: tu Honor cuenta doble. Ganáis todos los empates.
role-ronin = Ronin
    .text = Reúne tú solo más puntos que cualquier equipo. Tu Honor cuenta triple; un Daimio en tu mano no vale nada.
    .text-5 = Reúne tú solo más puntos que cualquier equipo. Tu Honor cuenta doble; un Daimio en tu mano no vale nada.

team-shogun = Shogun y Samuráis
team-ninja = Ninjas
team-ronin = Ronin

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = Es tu turno: juega una carta o termina el turno.
    .waiting = { $seat } está jugando su turno.
ask-first-card = Fase de Robo: ¿de dónde tomas tu primera carta?
    .waiting = { $seat } decide de dónde tomar su primera carta.
ask-excess = Superas el límite de la mano: descarta { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
    .waiting = { $seat } supera el límite de la mano y debe descartar { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
    .then-discard = Va a la pila de descartes
ask-parry = { $by } te ataca con { $card }: juega una Parada o sufrirás { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }.
    .waiting = { $by } ataca a { $seat } con { $card }: { $seat } decide cómo reaccionar.
    .then-take-it = { $number ->
        [one] Sufres 1 herida
       *[other] Sufres { $number } heridas
    }
    .then-play = El ataque no tiene efecto
ask-battle-cry = { $by } juega Grito de batalla: juega una Parada o sufrirás 1 herida.
    .waiting = { $by } juega Grito de batalla: { $seat } decide cómo reaccionar.
    .then-play = No sufres ninguna herida
ask-jujutsu = { $by } juega Jiu-jitsu: descarta un Arma de la mano o sufrirás 1 herida.
    .waiting = { $by } juega Jiu-jitsu: { $seat } decide cómo reaccionar.
    .then-discard = No sufres ninguna herida
ask-bushido = Bushido revela { $card }, un Arma: descarta un Arma de la mano o deshazte de Bushido pagando su precio.
    .waiting = Bushido revela { $card }, un Arma: { $seat } decide a qué renuncia.
    .then-discard = Y Bushido pasa a la izquierda

## Answers

option-play = Jugar { $card }
    .short = { $card }
option-play-as = Jugar { $card } como { $kind }
option-play-at = Jugar { $card } sobre { $target }
option-play-at-card = Jugar { $card } sobre { $target }: { $pick }
option-play-at-hand = Jugar { $card } sobre { $target }: 1 carta al azar de la mano
option-use = Usar la Capacidad de { $kind }
option-end = Terminar turno
    .then = Conservas como mucho 7 cartas
option-take-it = No reaccionar
    .then = Sufres la herida
option-discard = Descartar { $card }
    .short = { $card }
option-lose-honour = Perder 1 punto de Honor y descartar Bushido
    .short = Perder 1 punto de Honor
    .then = Bushido se descarta
option-draw = Robar 1 carta del mazo de robo
    .then = La primera carta, sin verla
option-draw-pile = Tomar { $card } de la pila de descartes

## What happens

event-role = { $seat } recibe el Rol de { $role }.
    .you = Recibes el Rol de { $role }.
event-role-hidden = { $seat } recibe un Rol secreto.
    .you = Recibes un Rol secreto.
event-character = { $kind } es el Personaje de { $seat }.
    .you = { $kind } es tu Personaje.
event-new-rules = Se han corregido las reglas: la partida sigue con las nuevas.
event-step-again = Se han corregido las reglas: el último paso se juega otra vez.
event-turn = Empieza el turno de { $seat }.
    .heading = Turno de { $seat }
    .you = Empieza tu turno.
    .you-heading = Tu turno
event-ability = { $seat } usa la Capacidad de { $kind }.
    .you = Usas la Capacidad de { $kind }.
event-drew = { $seat } roba { $card }.
    .you = Robas { $card }.
event-drew-hidden = { $seat } roba 1 carta.
    .many = { $seat } roba { $number } cartas.
    .you = Robas 1 carta.
    .you-many = Robas { $number } cartas.
event-drew-pile = { $seat } toma { $card } de la pila de descartes.
    .you = Tomas { $card } de la pila de descartes.
event-played = { $seat } juega { $card }.
    .you = Juegas { $card }.
event-played-as = { $seat } juega { $card } (como { $kind }).
    .you = Juegas { $card } (como { $kind }).
event-played-at = { $seat } juega { $card } sobre { $target }.
    .you = Juegas { $card } sobre { $target }.
    .to-you = { $seat } juega { $card } sobre ti.
    .yourself = Juegas { $card } sobre ti.
event-placed = { $card } queda en juego delante de { $seat }.
    .you = { $card } queda en juego delante de ti.
event-passed-on = { $seat } pasa { $card } a { $target }.
    .you = Pasas { $card } a { $target }.
    .to-you = { $seat } te pasa { $card }.
event-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
event-lost-card = { $by } obliga a { $seat } a descartar { $card }.
    .you = { $by } te obliga a descartar { $card }.
    .by-you = Obligas a { $seat } a descartar { $card }.
event-took = { $seat } roba { $card } de la mano de { $owner }.
    .you = Robas { $card } de la mano de { $owner }.
    .to-you = { $seat } roba { $card } de tu mano.
event-took-hidden = { $seat } roba 1 carta de la mano de { $owner }.
    .you = Robas 1 carta de la mano de { $owner }.
    .to-you = { $seat } roba 1 carta de tu mano.
event-attack = { $by } ataca a { $target } con { $card }: { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }.
    .to-you = { $by } te ataca con { $card }: { $number ->
            [one] 1 herida
           *[other] { $number } heridas
        }.
    .by-you = Atacas a { $target } con { $card }: { $number ->
            [one] 1 herida
           *[other] { $number } heridas
        }.
event-parried = { $seat } para el ataque de { $by } con { $card }.
    .you = Paras el ataque de { $by } con { $card }.
    .by-you = { $seat } para tu ataque con { $card }.
event-wounded-by = { $seat } sufre { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    } por obra de { $by }.
    .you = Sufres { $number ->
            [one] 1 herida
           *[other] { $number } heridas
        } por obra de { $by }.
    .by-you = { $seat } sufre { $number ->
            [one] 1 herida
           *[other] { $number } heridas
        } por obra tuya.
event-defeated = { $by } derrota a { $seat }.
    .you = { $by } te derrota.
    .by-you = Derrotas a { $seat }.
event-gave-honour = { $seat } entrega 1 punto de Honor a { $target }.
    .you = Entregas 1 punto de Honor a { $target }.
    .to-you = { $seat } te entrega 1 punto de Honor.
event-lost-honour = { $seat } pierde { $number ->
        [one] 1 punto de Honor
       *[other] { $number } puntos de Honor
    }.
    .you = Pierdes { $number ->
            [one] 1 punto de Honor
           *[other] { $number } puntos de Honor
        }.
event-recovered = { $seat } recupera { $number ->
        [one] 1 punto de Resistencia
       *[other] { $number } puntos de Resistencia
    }.
    .you = Recuperas { $number ->
            [one] 1 punto de Resistencia
           *[other] { $number } puntos de Resistencia
        }.
event-gave-up-life = { $seat } gasta 1 punto de Resistencia.
    .you = Gastas 1 punto de Resistencia.
event-turned-up = Se revela { $card }.
event-deck-ended = El mazo de robo se ha acabado: todos pierden { $number ->
        [one] 1 punto de Honor
       *[other] { $number } puntos de Honor
    }.
event-reshuffled = Se vuelve a barajar la pila de descartes en el mazo de robo: { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
event-showed-role = { $seat } revela su Rol: { $role }.
    .you = Revelas tu Rol: { $role }.
event-scored = { $seat } suma { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }.
    .you = Sumas { $number ->
            [one] 1 punto
           *[other] { $number } puntos
        }.
event-deadly-strike = Un golpe mortal dentro del equipo le cuesta { $number } puntos.
event-ending-honour-shogun = { ending-honour-shogun }
event-ending-honour-ninja = { ending-honour-ninja }
event-ending-honour-ronin = { ending-honour-ronin }
event-ending-sword-shogun = { ending-sword-shogun }
event-ending-sword-ninja = { ending-sword-ninja }
event-ending-sword-ronin = { ending-sword-ronin }

## Why not

why-yourself = No puedes jugar esta carta sobre ti.
why-harmless = Ese jugador es Inofensivo: no se le puede atacar.
    .short = Inofensivo
why-too-difficult = Demasiado difícil: atacar a ese jugador tiene Dificultad { $distance } y esta Arma llega hasta { $reach }.
    .short = Dificultad { $distance }, llega hasta { $reach }
why-in-play = Ya hay en juego otra carta { $kind }: solo puede haber una.
    .short = Ya hay otra en juego
why-no-cards = Ahí no hay ninguna carta que tomar o descartar.
    .short = No tiene cartas
why-only-answers = Esta carta solo sirve para reaccionar: ahora no puedes jugarla.
why-weapon-limit = Ya has jugado { $limit ->
        [one] 1 Arma
       *[other] { $limit } Armas
    } este turno: es el límite.
why-last-point = No puedes gastar tu último punto de Resistencia.
why-no-target = Esta carta no tiene ahora ningún objetivo posible.
why-not-in-hand = No tienes esa carta en la mano.
why-no-answer = Esta carta no sirve ahora.
why-not-asked = Ahora no te toca decidir.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } está de tu lado. ¿Hacerlo de todos modos?
warn-last-point = Esto te derrota y aún puedes reaccionar. ¿Aceptarlo de todos modos?
warn-last-honour = Es tu último punto de Honor: la partida acaba. ¿Perderlo de todos modos?
warn-no-effect = Ahora no tendría ningún efecto. ¿Jugarla de todos modos?
warn-own-card = { $pick } es tuya. ¿Descartarla de todos modos?
warn-yourself = Delante de otro jugador estaría mejor. ¿Jugarla sobre ti de todos modos?

## How it ends

ending-honour-shogun = Victoria de Honor: el Shogun y los Samuráis tienen más puntos que nadie.
ending-honour-ninja = Victoria de Honor: los Ninjas tienen más puntos que nadie.
ending-honour-ronin = Victoria de Honor: el Ronin tiene más puntos que nadie.
ending-sword-shogun = Victoria del Maestro de la Espada: solo queda un jugador con Resistencia y gana el equipo del Shogun.
ending-sword-ninja = Victoria del Maestro de la Espada: solo queda un jugador con Resistencia y ganan los Ninjas.
ending-sword-ronin = Victoria del Maestro de la Espada: solo el Ronin conserva su Resistencia.
