# What the card game says at the table, whatever sets are played.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards with their sign ("¡BANG! 7♦"); $kind is a kind of card or a character; $role is a
# role; the rest are numbers. Names of cards may end in "!", so no full stop follows $kind.

## Roles

role-sheriff = Sheriff
    .text = Acaba con los Forajidos y con el Renegado.
role-deputy = Alguacil
    .text = Ayuda al Sheriff: ganas cuando él gana, aunque te hayan eliminado.
    .text-3 = Elimina personalmente al Renegado. Si lo elimina otro, sé el último jugador en pie.
role-outlaw = Forajido
    .text = Haz que eliminen al Sheriff: todos los Forajidos ganan juntos, incluso los eliminados.
    .text-3 = Elimina personalmente al Alguacil. Si lo elimina otro, sé el último jugador en pie.
role-renegade = Renegado
    .text = Sé el único jugador en la partida cuando caiga el Sheriff.
    .text-3 = Elimina personalmente al Forajido. Si lo elimina otro, sé el último jugador en pie.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = Es tu turno: juega una carta o termina el turno.
    .waiting = { $seat } está jugando su turno.
ask-first-card = Fase 1: ¿de dónde tomas tu primera carta?
    .waiting = { $seat } decide de dónde tomar su primera carta.
ask-keep = Elige { $number ->
        [one] 1 carta más
       *[other] { $number } cartas
    } para tu mano; lo que dejes vuelve encima del mazo de robo.
    .waiting = { $seat } elige entre las primeras cartas del mazo de robo.
ask-excess = Superas el límite de la mano: descarta { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
    .waiting = { $seat } supera el límite de la mano y debe descartar { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
    .then-discard = Va a la pila de descartes
ask-shot = { $by } te dispara con { $kind }: cancela el disparo con { $number } ¡Fallaste! o perderás 1 punto de vida.
    .waiting = { $by } dispara a { $seat } con { $kind }: { $seat } decide cómo reaccionar.
    .then-play = { $need ->
        [one] El disparo no te da
       *[other] Cuenta 1 de { $need }
    }
ask-bang = { $by } juega { $kind }: descarta una carta ¡BANG! de la mano o perderás 1 punto de vida.
    .waiting = { $by } juega { $kind }: { $seat } decide cómo reaccionar.
    .then-discard = No pierdes ningún punto de vida
ask-duel = { $kind } con { $by }: descarta una carta ¡BANG! de la mano o perderás 1 punto de vida.
    .waiting = { $kind } con { $by }: { $seat } decide cómo reaccionar.
    .then-discard = Y le toca responder a { $by }
ask-dying = No te quedan puntos de vida ({ $kind }): recupera { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    } para seguir en la partida.
    .waiting = A { $seat } no le quedan puntos de vida ({ $kind }) y debe recuperar { $number } para seguir en la partida.
ask-flip = { $kind }: ¿qué carta desenfundada cuenta?
    .waiting = { $kind }: { $seat } elige la carta desenfundada que cuenta.
    .then-flip = Su palo y su valor son los que cuentan
ask-store = { $kind }: ¿qué carta revelada tomas?
    .waiting = { $kind }: { $seat } elige una carta revelada.
    .next = Después { $names }.
ask-cost = { $kind }: elige { $number ->
        [one] 1 carta más
       *[other] { $number } cartas
    } que descartar.
    .waiting = { $kind }: { $seat } elige { $number ->
        [one] 1 carta más
       *[other] { $number } cartas
    } que descartar.
    .then-discard = La apartas para pagar
ask-top = Descartas todas tus cartas: ¿cuál queda encima, o encima del resto?
    .waiting = { $seat } elige el orden de sus descartes.
ask-top-card = ¿Cuál de las dos queda encima de la pila de descartes?
    .waiting = { $seat } elige el orden de sus descartes.
ask-strip = { $kind }: ¿qué carta pierde { $target }?
    .waiting = { $kind }: { $seat } elige una carta que pierde { $target }.
ask-estate = { $target } está fuera de la partida: ¿qué carta tomas?
    .waiting = { $seat } toma una carta que deja { $target }.
ask-whole-draw = Fase 1: ¿robas del mazo de robo?
    .waiting = { $seat } decide cómo robar en la fase 1.

## Answers

option-play = Jugar { $card }
    .short = { $card }
option-play-as = Jugar { $card } como { $kind }
option-play-at = Jugar { $card } sobre { $target }
option-play-as-at = Jugar { $card } como { $kind } sobre { $target }
option-play-at-card = Jugar { $card } sobre { $target }: { $pick }
option-play-at-hand = Jugar { $card } sobre { $target }: 1 carta al azar de la mano
option-end = Terminar turno
    .then = Conservas como mucho { $keep ->
        [one] 1 carta
       *[other] { $keep } cartas
    }
option-discard = Descartar { $card }
    .short = { $card }
option-discard-as = Descartar { $card } como { $kind }
option-check = Usar { $kind }: «desenfundar»
option-use = Usar la Capacidad de { $kind }
option-take-it = No reaccionar: perder 1 punto de vida
    .short = No reaccionar
    .then = Pierdes 1 punto de vida: te { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }
option-give-up = Rendirse: quedar fuera de la partida
    .short = Rendirse
    .then = Quedas fuera de la partida
option-draw = Robar 1 carta del mazo de robo
    .then = La primera carta, sin verla
option-draw-hand-at = Tomar 1 carta al azar de la mano de { $target }
    .then = No eliges cuál
option-draw-pile = Tomar { $card } de la pila de descartes
option-keep = Quedarse con { $card }
    .short = { $card }
option-flip = Elegir { $card }
    .short = { $card }
option-take = Tomar { $card }
    .short = { $card }
option-top = Dejar { $card } encima
option-any-order = El resto en cualquier orden
    .then = El orden te da igual
option-use-as = Usar la Capacidad de { $kind }: descartar { $card }
option-use-at = Usar la Capacidad de { $kind } sobre { $target }
option-use-up = Usar { $card }
    .short = { $card }
option-use-up-at = Usar { $card } sobre { $target }
option-use-up-at-card = Usar { $card } sobre { $target }: { $pick }
option-use-up-at-hand = Usar { $card } sobre { $target }: 1 carta al azar de la mano
option-strip-at-card = { $target } descarta { $pick }
option-strip-at-hand = { $target } descarta 1 carta al azar de la mano
option-inherit-at-card = Tomar { $pick }
option-inherit-at-hand = Tomar 1 carta al azar de la mano de { $target }
option-draw-all = Robar { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } del mazo de robo

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
event-works = { $seat } aprovecha { $kind }.
    .you = Aprovechas { $kind }.
event-escaped = { $kind }: { $seat } se fuga.
    .you = { $kind }: te fugas.
event-turn-lost = { $seat } pierde el turno.
    .you = Pierdes el turno.
event-drew = { $seat } roba { $card }.
    .you = Robas { $card }.
event-drew-hidden = { $seat } roba 1 carta.
    .many = { $seat } roba { $number } cartas.
    .you = Robas 1 carta.
    .you-many = Robas { $number } cartas.
event-drew-pile = { $seat } toma { $card } de la pila de descartes.
    .you = Tomas { $card } de la pila de descartes.
event-looked = { $seat } mira { $card } en el mazo de robo.
    .you = Miras { $card } en el mazo de robo.
event-looked-hidden = { $seat } mira 1 carta del mazo de robo.
    .many = { $seat } mira { $number } cartas del mazo de robo.
    .you = Miras 1 carta del mazo de robo.
    .you-many = Miras { $number } cartas del mazo de robo.
event-showed = { $seat } muestra { $card }.
    .you = Muestras { $card }.
event-played = { $seat } juega { $card }.
    .you = Juegas { $card }.
event-played-as = { $seat } juega { $card } (como { $kind }).
    .you = Juegas { $card } (como { $kind }).
event-played-at = { $seat } juega { $card } sobre { $target }.
    .you = Juegas { $card } sobre { $target }.
    .to-you = { $seat } juega { $card } sobre ti.
event-played-as-at = { $seat } juega { $card } como { $kind } sobre { $target }.
    .you = Juegas { $card } como { $kind } sobre { $target }.
    .to-you = { $seat } juega { $card } como { $kind } sobre ti.
event-placed = { $card } queda en juego delante de { $seat }.
    .you = { $card } queda en juego delante de ti.
event-passed-on = { $seat } pasa { $card } a { $target }.
    .you = Pasas { $card } a { $target }.
    .to-you = { $seat } te pasa { $card }.
event-exploded = { $kind }: explota delante de { $seat }.
    .you = { $kind }: explota delante de ti.
event-discarded = { $seat } descarta { $card }.
    .you = Descartas { $card }.
event-lost-card = { $by } obliga a { $seat } a descartar { $card } ({ $kind }).
    .you = { $by } te obliga a descartar { $card } ({ $kind }).
    .by-you = Obligas a { $seat } a descartar { $card } ({ $kind }).
event-took = { $seat } toma { $card } de { $owner }.
    .you = Tomas { $card } de { $owner }.
    .to-you = { $seat } te quita { $card }.
event-took-hidden = { $seat } toma 1 carta de { $owner }.
    .you = Tomas 1 carta de { $owner }.
    .to-you = { $seat } te quita 1 carta.
event-revealed = Se revela { $card }.
event-chose = { $seat } elige { $card }.
    .you = Eliges { $card }.
event-shot = { $by } dispara a { $target } ({ $kind }).
    .to-you = { $by } te dispara ({ $kind }).
    .by-you = Disparas a { $target } ({ $kind }).
event-cancelled = { $seat } cancela el disparo de { $by }.
    .you = Cancelas el disparo de { $by }.
    .by-you = { $seat } cancela tu disparo.
event-flipped = { $kind }: { $seat } desenfunda { $card }.
    .you = { $kind }: desenfundas { $card }.
event-check-met = { $kind }: { $card } cumple la condición.
event-check-failed = { $kind }: { $card } no cumple la condición.
event-lost-life = { $seat } pierde { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    } ({ $kind }).
    .you = Pierdes { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        } ({ $kind }).
event-lost-life-to = { $seat } pierde { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    } por obra de { $by } ({ $kind }).
    .you = Pierdes { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        } por obra de { $by } ({ $kind }).
    .by-you = { $seat } pierde { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        } por obra tuya ({ $kind }).
event-healed = { $seat } recupera { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    }.
    .you = Recuperas { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        }.
event-eliminated = { $seat } queda fuera de la partida y revela su Rol: { $role }.
    .you = Quedas fuera de la partida y revelas tu Rol: { $role }.
event-reward = { $seat } obtiene una recompensa de { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } por eliminar a { $target }.
    .you = Obtienes una recompensa de { $number ->
            [one] 1 carta
           *[other] { $number } cartas
        } por eliminar a { $target }.
    .to-you = { $seat } obtiene una recompensa de { $number ->
            [one] 1 carta
           *[other] { $number } cartas
        } por eliminarte.
event-penalty = Castigo: { $seat } ha eliminado a un Alguacil y descarta todas sus cartas.
    .you = Castigo: has eliminado a un Alguacil y descartas todas tus cartas.
event-reshuffled = Se vuelve a barajar la pila de descartes en el mazo de robo: { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }
event-used = { $seat } usa { $card }.
    .you = Usas { $card }.
event-used-at = { $seat } usa { $card } sobre { $target }.
    .you = Usas { $card } sobre { $target }.
    .to-you = { $seat } usa { $card } sobre ti.
event-spared = { $kind } no afecta a { $seat }.
    .you = { $kind } no te afecta.

## Why not

why-yourself = No puedes jugar esta carta sobre ti.
why-out-of-reach = Fuera de tu alcance: ves a ese jugador a una distancia de { $distance } y el alcance de tu Arma es { $reach }.
    .short = Distancia { $distance }, tu alcance es { $reach }
why-too-far = Demasiado lejos: ves a ese jugador a una distancia de { $distance } y esta carta llega hasta { $limit }.
    .short = Distancia { $distance }, llega hasta { $limit }
why-sheriff = No puedes jugar esta carta sobre el Sheriff.
    .short = Sobre el Sheriff, no
why-same-name = { $kind } ya está en juego ahí: no puede haber otra carta con el mismo nombre.
    .short = Ya tiene una
why-no-cards = Ahí no hay ninguna carta que tomar o descartar.
    .short = No tiene cartas
why-only-answers = Esta carta solo sirve para reaccionar: ahora no puedes jugarla.
why-bang-limit = Ya has jugado { $limit ->
        [one] 1 carta ¡BANG!
       *[other] { $limit } cartas ¡BANG!
    } este turno: es el límite.
why-not-in-game = Ese jugador está fuera de la partida.
why-in-game = Ese jugador está en la partida.
why-no-target = Esta carta no tiene ahora ningún objetivo posible.
why-not-in-hand = No tienes esa carta en la mano.
why-no-answer = Esta carta no sirve ahora.
why-not-asked = Ahora no te toca decidir.
why-no-other-card = Esta carta se juega con otra de la mano: no tienes ninguna más.
    .short = Sin otra carta en la mano
why-too-few-cards = Para eso necesitas { $number } cartas en la mano.
why-no-such-card = No tienes ninguna carta así en la mano.
why-last-life-point = No puedes perder así tu último punto de vida.
why-used-up = Ya has usado esta Capacidad { $limit ->
        [one] 1 vez
       *[other] { $limit } veces
    } en este turno: ese es el límite.
why-not-used = Esta carta surte efecto mientras está en juego: no se usa.
why-waits = Podrás usar esta carta a partir del próximo turno.
    .short = Desde el próximo turno

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } está de tu lado. ¿Hacerlo de todos modos?
warn-last-life = Es tu último punto de vida y aún puedes reaccionar. ¿Rendirte de todos modos?
warn-no-effect = Ahora no tendría ningún efecto. ¿Jugarla de todos modos?

## How it ends

ending-law = Gana el bando de la ley: los Forajidos y el Renegado están fuera de la partida.
ending-outlaws = Ganan los Forajidos: el Sheriff está fuera de la partida.
ending-renegade = Gana el Renegado, último jugador en pie.
ending-hunter = La caza ha terminado: gana quien elimina a su propio objetivo.
ending-last = Gana el último jugador en pie.
