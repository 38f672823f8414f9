# The Valley of Shadows: its cards and characters. Names and texts are those of rules/valley_of_shadows.toml.

## Cards

card-ghost = Fantasma
    .text = Juégala en la zona de un jugador eliminado: regresa a la partida sin puntos de vida (ni los gana ni los pierde) y sale de nuevo si se retira esta carta.
    .gist = Vuelve un eliminado sin puntos de vida

card-lemat = Revólver LeMat
    .text = Arma de alcance 1. En tu turno, cualquier carta de tu mano te sirve de carta ¡BANG!.
    .gist = En tu turno cualquier carta es ¡BANG!

card-rattlesnake = Serpiente de cascabel
    .text = Juégala en la zona de cualquier jugador. Al comienzo de cada turno suyo, ese jugador «desenfunda»: con picas pierde 1 punto de vida.
    .gist = «Desenfunda»: picas, −1 punto de vida

card-shotgun = Escopeta
    .text = Arma de alcance 1. Cada vez que una carta ¡BANG! tuya impacta a un jugador, este elige 1 carta de su mano y la descarta.
    .gist = Si impactas, el objetivo descarta 1

card-bounty = Recompensa
    .text = Juégala en la zona de cualquier jugador. Quien lo impacte con una carta ¡BANG! roba 1 carta del mazo.
    .gist = Quien impacta a su dueño roba una carta

card-bandidos = Bandidos
    .text = Cada jugador, tú incluido, elige: pierde 1 punto de vida o descarta 2 cartas de su mano (una sola si no tiene más).
    .gist = Todos: 2 cartas o 1 punto de vida

card-escape = Fuga
    .text = También fuera de turno. Evitas lo que te haría una carta de borde marrón, que no sea una carta ¡BANG!, de la que seas objetivo.
    .gist = Evitas una carta marrón, no un ¡BANG!

card-aim = Apuntar
    .text = Juégala a la vez que una carta ¡BANG!: si hay impacto, el objetivo pierde 2 puntos de vida en vez de 1.
    .gist = Con un ¡BANG!: el impacto quita 2

card-poker = Póker
    .text = Cada uno de los demás jugadores elige en secreto 1 carta de su mano y todas se descartan a la vez. Si no hay ningún As, puedes quedarte hasta 2 de ellas.
    .gist = Todos descartan 1; sin As, toma hasta 2

card-backfire = Contraataque
    .text = Úsala como carta ¡Fallaste!; además, quien te ha disparado pasa a ser el objetivo de un ¡BANG!.
    .gist = ¡Fallaste!, y devuelves el disparo
    .then-play = El disparo falla y tú disparas

card-saved = ¡Salvado!
    .text = También fuera de turno. Otro jugador pierde 1 punto de vida menos; si sigue en la partida, toma 2 cartas: al azar de su mano o bien del mazo.
    .gist = Otro pierde 1 menos; toma 2 cartas

card-fanning = Abanicar
    .text = Un ¡BANG! contra un jugador a tu alcance y otro contra un jugador a tu elección (tú no) a distancia 1 del primero, si lo hay. Cuenta como tu única carta ¡BANG! del turno.
    .gist = Dispara a uno a tu alcance y a un vecino

card-tomahawk = Tomahawk
    .text = Un ¡BANG! contra un jugador a distancia 2 o menos.
    .gist = Dispara a distancia 2 o menos

card-tornado = Tornado
    .text = Todos los jugadores, tú incluido, descartan 1 carta de su mano, si tienen, y luego roban 2 del mazo.
    .gist = Todos descartan 1 y roban 2

card-last_call = Última ronda
    .text = Recupera 1 punto de vida, aunque solo queden 2 jugadores. No puede jugarse fuera de turno.
    .gist = Recupera 1 punto de vida, en tu turno

## Characters

character-black_flower = Flor Negra
    .text = Una vez en su turno puede jugar una carta de tréboles como carta ¡BANG! adicional, fuera del límite.
    .gist = 1 vez: un trébol como ¡BANG! adicional

character-colorado_bill = Colorado Bill
    .text = «Desenfunda» por cada carta ¡BANG! que juega: con picas, el objetivo no puede evitar ese disparo.
    .gist = Con picas su ¡BANG! es inevitable

character-der_spot_burst_ringer = «Dobletiro»
    .text = Una vez en su turno puede jugar una carta ¡BANG! con el efecto de una Ametralladora Gatling; no cuenta para el límite.
    .gist = 1 vez por turno: ¡BANG! como Gatling

character-evelyn_shebang = Evelyn «la Sucesos»
    .text = En su fase 1 puede renunciar a robar cartas: por cada carta no robada dispara un ¡BANG! contra un jugador distinto a su alcance.
    .gist = Dispara por cada carta que no roba

character-henry_block = Henry Block
    .text = Quien robe o haga descartar una carta suya, de la mano o en juego, es antes el objetivo de un ¡BANG!.
    .gist = Dispara a quien le quita cartas

character-lemonade_jim = Lemonade Jim
    .text = Siempre que otro jugador juegue una carta Cerveza, puede descartar una carta de la mano y recuperar 1 punto de vida él también.
    .gist = Cerveza ajena: 1 carta, 1 punto de vida

character-mick_defender = Mick «el Protector»
    .text = Si es objetivo de una carta de borde marrón que no sea una carta ¡BANG!, puede usar una carta ¡Fallaste! para evitar sus efectos sobre él.
    .gist = ¡Fallaste! contra cartas marrones

character-tuco_franziskaner = Tuco Franziskaner
    .text = En su fase 1 roba 2 cartas adicionales si no hay ninguna carta de borde azul en su zona.
    .gist = Sin cartas azules roba 2 más

## What is asked

ask-discard = { $kind }: ¿qué carta de tu mano descartas?
    .waiting = { $kind }: { $seat } elige qué carta descarta.
    .then-discard = Va a la pila de descartes
ask-bandidos = { $kind }: descarta { $number ->
        [one] tu última carta
       *[other] { $number } cartas de tu mano
    } o perderás 1 punto de vida.
    .waiting = { $kind }: { $seat } decide a qué renuncia.
    .then-discard = No pierdes ningún punto de vida
ask-poker = { $kind }: ¿qué carta pones bocabajo?
    .waiting = { $kind }: { $seat } elige una carta en secreto.
    .then-discard = Se muestra cuando todos han elegido
ask-pot = { $kind }: no hay ningún As. ¿Qué carta tomas?
    .waiting = { $kind }: { $seat } puede tomar algunas de las cartas.
    .then-take = Va a tu mano
    .then-no-more = Dejas el resto
ask-thanks = { $kind }: ¿tomas 2 cartas de la mano de { $target } o del mazo de robo?
    .waiting = { $kind }: { $seat } decide de dónde salen las 2 cartas.
ask-fewer = { $kind }: ¿cuántas cartas robas? Cada carta a la que renuncias es un disparo.
    .waiting = { $kind }: { $seat } decide cuántas cartas roba.
ask-shebang = { $kind }: ¿a quién disparas?
    .waiting = { $kind }: { $seat } elige a quién dispara.
ask-lemonade = { $by } juega una Cerveza: ¿descartas una carta para recuperar 1 punto de vida?
    .waiting = { $kind }: { $seat } decide si también bebe.
    .then-discard = Recuperas 1 punto de vida

option-from-hand-at = De la mano de { $target }
    .then = 2 cartas al azar
option-from-deck = Del mazo de robo
    .then = 2 cartas
option-draw-fewer = { $number ->
        [0] No robar nada
        [one] Robar 1 carta
       *[other] Robar { $number } cartas
    } y disparar
    .several = Robar menos y disparar
option-no-lemonade = No, gracias
option-clubs-at = Jugar { $card } como ¡BANG! adicional contra { $target }
    .several = Como ¡BANG! adicional
    .then = Fuera del límite de cartas ¡BANG!
option-clubs-aimed-at = Jugar { $card } como ¡BANG! adicional con Apuntar contra { $target }
    .several = Como ¡BANG! adicional con Apuntar
    .then = Un impacto cuesta 2 puntos de vida
option-burst = Jugar { $card } como Ametralladora Gatling
    .then = Un disparo contra todos los demás
option-parry = Evitarla con { $card }
    .short = { $card }

event-bounty-paid = { $kind }: { $seat } roba una carta por impactar a { $target }.
    .you = { $kind }: robas una carta por impactar a { $target }.
    .to-you = { $kind }: { $seat } roba una carta por el impacto que recibes.
