# Armed & Dangerous: its cards and characters. Names and texts are those of rules/armed_and_dangerous.toml.

## Cards

card-ace_up_the_sleeve = As en la manga
    .text = Paga 2 fichas: roba 1 carta del mazo.
    .gist = 2 fichas: roba 1 carta

card-bandolier = Bandolera
    .text = Paga 1 ficha, una vez en tu turno: puedes jugar 1 carta ¡BANG! adicional en este turno.
    .gist = 1 ficha: 1 ¡BANG! más, 1 vez por turno

card-bomb = Bomba
    .text = Juégala en la zona de cualquier jugador. Si tu turno empieza con la Bomba en tu zona, «desenfunda»: con corazones o diamantes pásala a otro jugador a tu elección; con tréboles o picas retírale 2 fichas. Si se queda sin fichas, estalla: descártala y pierdes 2 puntos de vida.
    .gist = «Desenfunda»: roja, pásala; si no, −2

card-bell_tower = Campanario
    .text = Paga 1 ficha: para la próxima carta que juegues, todos los jugadores están a distancia 1 de ti.
    .gist = 1 ficha: próxima carta, todos a dist. 1

card-crate = Caja
    .text = Paga 2 fichas: cuenta como un ¡Fallaste!.
    .gist = 2 fichas: cuenta como un ¡Fallaste!

card-tumbleweed = Planta rodadora
    .text = Paga 1 ficha: cualquier jugador (tú también) repite el «desenfundar» que acaba de hacer; se ignora el resultado anterior. Puede usarse fuera de turno.
    .gist = 1 ficha: se repite un «desenfundar»

card-whip = Látigo
    .text = Paga 3 fichas: descarta 1 carta en juego cualquiera, a cualquier distancia.
    .gist = 3 fichas: descarta 1 carta en juego

card-beer_keg = Barrilete de cerveza
    .text = Paga 3 fichas: recuperas 1 punto de vida. No se puede usar fuera de turno.
    .gist = 3 fichas: recuperas 1 punto de vida

card-lockpick = Ganzúa
    .text = Paga 3 fichas: elige a otro jugador, a cualquier distancia, y roba al azar 1 carta de su mano.
    .gist = 3 fichas: roba 1 carta de una mano

card-big_fifty = Big Fifty
    .text = Arma de alcance 6. Al jugar una carta ¡BANG!, paga 1 ficha: para ese disparo se anulan la Capacidad y las cartas en juego del objetivo.
    .gist = 1 ficha: anula Capacidad y cartas

card-buntline_special = Buntline Special
    .text = Arma de alcance 2. Al jugar una carta ¡BANG!, paga 1 ficha: si ese ¡BANG! se cancela, el objetivo debe descartar 1 carta de su mano a su elección.
    .gist = 1 ficha: si se cancela, descarta 1 carta

card-double_barrel = Escopeta de dos cañones
    .text = Arma de alcance 1. Al jugar una carta ¡BANG! de diamantes, paga 1 ficha: ese ¡BANG! no se puede cancelar.
    .gist = 1 ficha: ¡BANG! de diamantes, acierta

card-thunderer = Thunderer
    .text = Arma de alcance 3. Al jugar una carta ¡BANG!, paga 1 ficha: recupera esa carta ¡BANG! en tu mano antes de que el objetivo reaccione.
    .gist = 1 ficha: el ¡BANG! vuelve a tu mano

card-a_little_nip = De un trago
    .text = Recuperas 1 punto de vida. Mejora (3 fichas cada una): 1 punto de vida más. No se puede usar fuera de turno.
    .gist = Recuperas 1 punto de vida; 3 fichas: +1

card-arrow = Flecha
    .text = Otro jugador, a cualquier distancia, elige: pierde 1 punto de vida o descarta de su mano 1 carta ¡BANG!. Mejora (1 ficha cada una): un objetivo más, diferente.
    .gist = 1 jugador: ¡BANG! o 1 punto de vida

card-caravan = Caravana
    .text = Roba 2 cartas del mazo. Mejora (2 fichas cada una): roba 1 carta más.
    .gist = Roba 2 cartas; +1 por 2 fichas

card-duck = ¡Agáchate!
    .text = Cuenta como un ¡Fallaste!. Mejora (2 fichas): recupera esta carta en tu mano.
    .gist = ¡Fallaste!; 2 fichas: recupérala

card-flintlock = Arma de chispa
    .text = Un ¡BANG! contra un jugador a tu alcance; no es una carta ¡BANG!. Mejora (2 fichas, al cancelarse el disparo): recupera esta carta en tu mano.
    .gist = Dispara; si se cancela, 2 fichas: vuelve

card-quick_shot = Disparo rápido
    .text = Un ¡BANG! contra un jugador a tu alcance; no es una carta ¡BANG!. Mejora (1 ficha cada una): un jugador más, diferente y a tu alcance.
    .gist = Dispara; 1 ficha: a otro jugador más

card-reload = Recarga
    .text = Toma 3 fichas de la reserva y repártelas como quieras entre tus cartas Peligrosas y tu Personaje.
    .gist = Coloca 3 fichas como quieras

card-rust = Óxido
    .text = Los demás jugadores retiran 1 ficha de su Personaje y otra de cada carta Peligrosa suya. Van a tu Personaje hasta un máximo de 4; las demás vuelven a la reserva.
    .gist = 1 ficha de cada sitio de los demás

card-squaw = Squaw
    .text = Descarta 1 carta en juego cualquiera, a cualquier distancia. Mejora (2 fichas): añádela a tu mano en vez de descartarla.
    .gist = Descarta 1 en juego; 2 fichas: tuya

## Characters

character-al_preacher = El Predicador
    .text = Después de que otro jugador juegue una carta de borde azul o naranja, puede pagar 2 fichas para robar 1 carta del mazo (máximo 1 por carta jugada). Funciona fuera de turno.
    .gist = 2 fichas: 1 carta por azul o naranja

character-bass_greeves = Bass Greeves
    .text = Una vez en su turno puede descartar 1 carta de la mano: añade 2 fichas a su Personaje o a una de sus cartas Peligrosas (ambas en el mismo sitio).
    .gist = Descarta 1 carta: 2 fichas en un sitio

character-bloody_mary = Bloody Mary
    .text = Cada vez que le cancelen una carta ¡BANG!, roba 1 carta del mazo.
    .gist = Le cancelan un ¡BANG!: roba 1 carta

character-frankie_canton = Frankie Canton
    .text = Una vez en su turno puede tomar 1 ficha de cualquier carta Peligrosa en juego o del Personaje de otro jugador y ponerla en su Personaje.
    .gist = Una vez: mueve 1 ficha a su Personaje

character-julie_cutter = Julie Cutter
    .text = Cada vez que otro jugador le quite al menos 1 punto de vida, «desenfunda»: con corazones o diamantes, ese jugador es el objetivo de un ¡BANG!, a cualquier distancia.
    .gist = Herida, «desenfunda»: roja, dispara

character-mexicali_kid = Mexicali Kid
    .text = Una vez en su turno puede pagar 2 fichas para disparar 1 ¡BANG! adicional (sin carta) a un jugador a su alcance.
    .gist = Una vez, 2 fichas: dispara sin carta

character-ms_abigail = Srta. Abigail
    .text = Puede ignorar el efecto de una carta de borde marrón de valor J, Q, K o A de otro jugador si ella es su único objetivo.
    .gist = Puede ignorar J, Q, K y A contra ella

character-red_ringo = Red Ringo
    .text = Empieza con 4 fichas en su Personaje. Una vez en su turno puede trasladar hasta 2 fichas de su Personaje a sus cartas Peligrosas.
    .gist = 4 fichas; puede mover 2 a sus cartas

## Questions

ask-recharge = Puedes añadir 1 ficha: ¿dónde?
    .waiting = { $seat } puede añadir una ficha.
ask-reload = { $kind }: ¿dónde va la ficha? { $number ->
        [one] Queda 1
       *[other] Quedan { $number }
    }.
    .waiting = { $kind }: { $seat } coloca fichas.
ask-second-load = { $kind }: ¿mueves una segunda ficha?
    .waiting = { $kind }: { $seat } mueve fichas.
ask-upgrade = { $kind }: ¿pagas { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    } por una mejora?
    .waiting = { $seat } decide cómo jugar { $kind }
ask-more-targets = { $kind }: ¿pagas 1 ficha por otro objetivo?
    .waiting = { $seat } elige objetivos para { $kind }
ask-loads = { $kind }: ¿con qué ficha pagas? { $number ->
        [one] Queda 1
       *[other] Quedan { $number }
    } por pagar.
    .waiting = { $kind }: { $seat } elige con qué fichas paga.
ask-take-back = { $kind }: ¿pagas { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    } para devolverla a tu mano?
    .waiting = { $kind }: { $seat } decide si la devuelve a su mano.
ask-preach = { $by } ha jugado { $kind }: ¿pagas { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    } para robar 1 carta?
    .waiting = { $by } ha jugado { $kind }: { $seat } puede pagar fichas para robar una carta.
ask-pass-on = { $kind }: ¿a quién se la pasas?
    .waiting = { $kind }: { $seat } decide a quién pasa.
ask-discard-for = { $kind } de { $by }: ¿qué carta de tu mano descartas?
    .waiting = { $kind } de { $by }: { $seat } elige una carta que descartar.
    .then-discard = Va a la pila de descartes

## Answers

option-load-at = En el Personaje de { $target }
    .short = Personaje
    .then = 1 ficha más
option-load-at-card = En { $pick }
    .short = { $pick }
    .then = 1 ficha más
option-no-load = Ninguna ficha
option-pay-load-at = Del Personaje de { $target }
    .short = Personaje
    .then = 1 ficha menos
option-pay-load-at-card = De { $pick }
    .short = { $pick }
    .then = 1 ficha menos
option-keep-loads = No: guardar las fichas
    .short = No
option-pass-on-at = A { $target }

## What happens

event-loaded = { $number ->
        [one] Se pone 1 ficha
       *[other] Se ponen { $number } fichas
    } en { $card } de { $seat }.
    .you = { $number ->
            [one] Se pone 1 ficha
           *[other] Se ponen { $number } fichas
        } en tu { $card }.
event-loaded-self = { $number ->
        [one] Se pone 1 ficha
       *[other] Se ponen { $number } fichas
    } en el Personaje de { $seat }.
    .you = { $number ->
            [one] Se pone 1 ficha
           *[other] Se ponen { $number } fichas
        } en tu Personaje.
event-took-back = { $seat } devuelve { $card } a su mano.
    .you = Devuelves { $card } a tu mano.

## Why not

why-supply-short = Esta carta entra en juego con { $number } fichas, y en la reserva hay menos.
    .short = A la reserva le { $limit ->
            [one] falta 1
           *[other] faltan { $limit }
        }
