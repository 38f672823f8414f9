# The Great Train Robbery: its cards, wagons, stations and characters, and the Train. Names and texts are those of rules/great_train_robbery.toml.

## Cards

card-cactus = Cactus
    .text = Cuenta como un ¡Fallaste!. Después «desenfunda»: con corazones o diamantes recuperas 1 punto de vida.
    .gist = ¡Fallaste!; rojo: recuperas 1

card-dragoon = Dragoon
    .text = Arma de alcance 2. Mientras la tengas en juego puedes jugar 1 carta ¡BANG! más por turno.
    .gist = Alcance 2, 1 ¡BANG! más por turno

card-evaded = ¡Por los pelos!
    .text = Cuenta como un ¡Fallaste!. Después añade a tu mano la carta cuyo ¡BANG! acabas de cancelar.
    .gist = ¡Fallaste! y tomas la carta

card-full_steam = A toda máquina
    .text = El Tren va directo al Final del trayecto. Decides para todos: el efecto de la Locomotora se ignora o se aplica dos veces seguidas.
    .gist = Al Final: efecto nulo o doble

card-knife_revolver = Cuchillo revólver
    .text = Un ¡BANG! contra un jugador a tu alcance; gasta tu ¡BANG! del turno. Al jugarla, «desenfunda»: con J, Q, K o A, esta carta vuelve a tu mano.
    .gist = Un ¡BANG!; puede volver a la mano

card-map = Mapa
    .text = En tu turno, antes de la fase 1, miras las 2 cartas de encima del mazo y, si quieres, descartas una.
    .gist = Mira 2 cartas y descarta una

card-money_bag = Saca de dinero
    .text = En tu turno: si la primera carta de la pila de descartes es de borde marrón, aplicas su efecto.
    .gist = Como la última carta marrón

card-most_wanted = Los más buscados
    .text = Roba 1 carta. Después todos los jugadores, tú incluido, «desenfundan»: quien saque picas pierde 1 punto de vida.
    .gist = Roba 1; todos: picas pierden 1

card-next_stop = Próxima parada
    .text = Roba 1 carta y haz avanzar el Tren 1 Estación.
    .gist = Roba 1 carta; el Tren avanza

card-refund = Reembolso
    .text = Cada vez que otro jugador te quite o te haga descartar otra de tus cartas (de la mano o en juego), roba 1 carta.
    .gist = Roba 1 por carta que te quiten

card-strongbox = Caja fuerte
    .text = Cuando acaba tu turno robas 1 carta, aunque lo hayas perdido por la Cárcel.
    .gist = Roba 1 al acabar tu turno

card-switch = Cambio de vías
    .text = Intercambia una carta que tengas en juego por otra que tenga en juego otro jugador.
    .gist = Cambia una carta en juego por otra

card-train_robbery = Asalto al tren
    .text = Otro jugador, a cualquier distancia; gasta tu ¡BANG! del turno. Por cada carta suya en juego decide si la descarta o se expone a un ¡BANG!.
    .gist = Por carta: descártala o ¡BANG!

card-water_tower = Aguada
    .text = Toma gratis un Vagón a tu elección que esté emparejado con una Estación. No cuenta para el límite de 1 Vagón por turno.
    .gist = Toma gratis un Vagón en una Estación

## Wagons

card-baggage_car = Vagón de equipaje
    .text = Descártalo: úsalo como ¡Fallaste!, ¡Pánico!, La Ingenua Explosiva o un ¡BANG! adicional.
    .gist = ¡Fallaste!, ¡Pánico!, Ingenua o ¡BANG!

card-caboose = Vagón de cola
    .text = Como ¡Fallaste! puedes descartar otra carta tuya de borde azul (también un Vagón), de la mano o en juego.
    .gist = Otra carta azul como ¡Fallaste!

card-cattle_truck = Vagón ganadero
    .text = Descártalo: mira las 3 cartas de encima de la pila de descartes y añade una a tu mano.
    .gist = Toma 1 de los 3 últimos descartes

card-circus_wagon = Vagón circense
    .text = Descártalo: cada uno de los demás jugadores descarta 1 de sus cartas en juego.
    .gist = Los demás descartan 1 en juego

card-coal_hopper = Vagón de carbón
    .text = Descártalo: roba 1 carta y descarta 1 Vagón en juego de un jugador cualquiera.
    .gist = Roba 1; descarta un Vagón en juego

card-dining_car = Vagón comedor
    .text = Al principio de tu turno «desenfunda»: con corazones recuperas 1 punto de vida.
    .gist = Cada turno: corazones, recuperas 1

card-express_car = Vagón expreso
    .text = Descártalo: tu turno termina de inmediato, descartas toda tu mano y luego juegas otro turno.
    .gist = Acaba el turno y juega otro

card-ghost_car = Vagón fantasma
    .text = Va a la zona de cualquier jugador menos el Sheriff. Impide que su dueño quede eliminado, o lo devuelve a la partida, pero sin puntos de vida: ni los gana ni los pierde.
    .gist = Su dueño sigue, sin puntos de vida

card-lounge_car = Vagón salón
    .text = Descártalo: roba 2 Vagones del mazo de Vagones; pon uno en tu zona y el otro en la de otro jugador.
    .gist = 2 Vagones: uno tuyo, uno de otro

card-lumber_flatcar = Vagón maderero
    .text = Va a la zona de cualquier jugador; para él, la distancia a los demás aumenta en 1.
    .gist = Su dueño ve a los demás a +1

card-mail_car = Vagón de correo
    .text = Descártalo: roba 3 cartas, quédate 2 y da la tercera a otro jugador.
    .gist = Roba 3 y da 1

card-observation_car = Vagón mirador
    .text = Ves a los demás a una distancia reducida en 1; los demás te ven a una distancia aumentada en 1.
    .gist = Ves a −1; te ven a +1

card-passenger_car = Vagón de pasajeros
    .text = Descártalo: elige a otro jugador, a cualquier distancia, y róbale 1 carta, al azar de la mano o una en juego que elijas.
    .gist = Roba 1 carta a cualquiera

card-prisoner_car = Vagón de prisioneros
    .text = No te afectan las cartas Duelo ni ¡Indios! que jueguen otros jugadores.
    .gist = Ni Duelo ni ¡Indios! te afectan

card-private_car = Vagón privado
    .text = Si no tienes cartas en la mano, no puedes ser el objetivo de una carta ¡BANG!.
    .gist = Sin mano: ninguna carta ¡BANG!

card-sleeper_car = Coche cama
    .text = Una vez por turno puedes descartar otra carta tuya de borde azul (también un Vagón), de la mano o en juego, como un ¡BANG! adicional.
    .gist = 1 vez: carta azul como ¡BANG!

## The Locomotive

card-ironhorse = Caballo de hierro
    .text = Al Final del trayecto, cada jugador, incluido el que está en turno, es el objetivo de un ¡BANG! que no causa ningún jugador.
    .gist = Al Final, un ¡BANG! a todos

card-leland = Leland
    .text = Al Final del trayecto se aplica un Almacén, empezando por el jugador en turno.
    .gist = Al Final, un Almacén

## Stations

card-boom_town = Boom Town
    .text = Descarta 1 carta ¡BANG!.
    .gist = Una carta ¡BANG!

card-catico = Catico
    .text = Descarta 1 ¡Pánico! o 1 La Ingenua Explosiva.
    .gist = Un ¡Pánico! o una Ingenua

card-creepy_creek = Creepy Creek
    .text = Descarta 1 carta de picas.
    .gist = Una carta de picas

card-crowns_hole = Crown's Hole
    .text = Descarta 1 carta Cerveza.
    .gist = Una Cerveza

card-deathwood = Deathwood
    .text = Descarta 1 carta de borde azul.
    .gist = Una carta de borde azul

card-dodgeville = Dodgeville
    .text = Descarta 1 carta ¡Fallaste!.
    .gist = Un ¡Fallaste!

card-fort_wroth = Fort Wroth
    .text = Descarta 1 carta del 10 al As (10, J, Q, K, A).
    .gist = Una carta del 10 al As

card-frisco = Frisco
    .text = Descarta 1 carta de tréboles.
    .gist = Una carta de tréboles

card-miners_oath = Miner's Oath
    .text = Descarta 1 carta de diamantes.
    .gist = Una carta de diamantes

card-san_tafe = San Tafe
    .text = Descarta 1 carta de corazones.
    .gist = Una carta de corazones

card-tombrock = Tombrock
    .text = Pierde 1 punto de vida (nunca el último).
    .gist = 1 punto de vida, no el último

card-virginia_town = Virginia Town
    .text = Descarta 2 cartas cualesquiera.
    .gist = 2 cartas cualesquiera

card-yooma = Yooma
    .text = Descarta 1 carta del 2 al 9.
    .gist = Una carta del 2 al 9

## Characters

character-benny_brawler = Benny Brawler
    .text = Durante su turno puede adquirir cualquier número de Vagones, pagando por cada uno.
    .gist = Adquiere los Vagones que quiera

character-evan_babbit = Evan Babbit
    .text = Si una carta ¡BANG! lo tiene como objetivo, puede descartar de su mano otra del mismo palo: el disparo pasa a otro jugador a distancia 1 de él, nunca a quien la jugó.
    .gist = Desvía un ¡BANG! a un vecino

character-jimmy_texas = Jimmy Texas
    .text = Cuando acaba su turno roba 1 carta, aunque lo haya perdido por la Cárcel.
    .gist = Roba 1 al acabar su turno

character-manuelita = Manuelita
    .text = Roba 2 cartas siempre que el Tren llegue al Final del trayecto.
    .gist = Roba 2 al Final del trayecto

character-sancho = Sancho
    .text = Una vez en su turno puede adquirir gratis 1 Vagón; cuenta para el límite de 1 por turno.
    .gist = 1 Vagón por turno sin pagar

character-sgt_blaze = Sgt. Blaze
    .text = Si una carta o efecto suyo afecta a varios jugadores, puede dejar fuera a 1 de ellos.
    .gist = Deja fuera a 1 de los objetivos

character-shade_oconnor = Shade O'Connor
    .text = En los turnos de los demás, con cada avance del Tren puede descartar 1 carta de la mano y robar otra.
    .gist = Tren en turno ajeno: cambia 1

character-zippy_roy = Zippy Roy
    .text = Una vez en su turno puede hacer avanzar el Tren 1 Estación.
    .gist = 1 vez por turno mueve el Tren

## Acquiring wagons

ask-toll = { $kind }: ¿con qué carta pagas?
    .waiting = { $kind }: { $seat } elige con qué paga.
    .then-discard = Pagas con ella
ask-acquire = El Tren ha avanzado: ¿qué Vagón adquieres?
    .waiting = { $seat } elige qué Vagón adquiere.
ask-last-wagon = Final del trayecto, antes de que actúe { $kind }: ¿adquieres un Vagón?
    .waiting = Final del trayecto: { $seat } puede adquirir un Vagón antes de que actúe { $kind }

option-acquire = Adquirir { $card }
    .short = { $card }
option-acquire-at = Adquirir { $card } para { $target }
option-acquire-free = Adquirir { $card } sin pagar
    .short = { $card }
    .then = Sin pagar
option-acquire-free-at = Adquirir { $card } para { $target } sin pagar
option-go-ahead = Avanzar el Tren 1 Estación y adquirir un Vagón
    .short = Antes, avanzar el Tren
    .then = Después tienes que adquirir uno
option-no-wagon = Ningún Vagón
option-play-card = Jugar { $card }: tomar { $pick }

why-wagon-limit = Ya has adquirido tu Vagón de este turno.
why-no-station = Este Vagón no está en ninguna Estación.
why-toll = No puedes pagar lo que pide { $kind }

event-new-line = Nuevo trayecto: el Tren está en la primera Estación, con { $kind } a la vista.
event-station = Siguiente en el trayecto: { $kind }.
event-wagon-joins = { $card } se une al Tren.
event-train-advances = El Tren avanza hasta { $kind }.
event-end-of-line = El Tren está en el Final del trayecto ({ $kind }).
event-acquired = { $seat } adquiere { $card }.
    .you = Adquieres { $card }.
event-acquired-for = { $seat } adquiere { $card } para { $target }.
    .you = Adquieres { $card } para { $target }.
    .to-you = { $seat } adquiere { $card } para ti.

## What is asked besides

ask-full-steam = { $kind }: ¿la Locomotora actúa dos veces o ninguna?
    .waiting = { $kind }: { $seat } decide qué hace la Locomotora.
ask-ransom = { $by } te asalta con { $kind }: carta por carta, descártala o exponte a un ¡BANG!.
    .waiting = { $by } asalta a { $seat } con { $kind }: { $seat } decide carta por carta.
ask-swap = { $kind }: ¿cuál de tus cartas das por { $pick }?
    .waiting = { $kind }: { $seat } elige qué carta da.
ask-map = { $kind }: ¿cuál de las próximas cartas del mazo de robo descartas?
    .waiting = { $kind }: { $seat } mira las próximas cartas del mazo de robo.
ask-truck = { $kind }: ¿cuál de los últimos descartes tomas?
    .waiting = { $kind }: { $seat } toma una carta de la pila de descartes.
ask-lounge = { $kind }: ¿qué Vagón das, y a quién? El otro es tuyo.
    .waiting = { $kind }: { $seat } decide quién recibe qué Vagón.
ask-mail = { $kind }: ¿cuál de las cartas robadas das, y a quién?
    .waiting = { $kind }: { $seat } da una de las cartas.
ask-spare = { $kind }: ¿a quién dejas fuera?
    .waiting = { $kind }: { $seat } puede dejar fuera a un jugador.
ask-exchange-one = { $kind }: ¿qué carta cambias por otra?
    .waiting = { $kind }: { $seat } puede cambiar una carta.
    .then-discard = Robas otra carta

option-ignored = No hace nada
option-twice = Actúa dos veces
option-yield = Descartar { $card }
option-face = Conservar { $card } y exponerte a un ¡BANG!
option-swap = Dar { $card }
option-reject = Descartar { $card }
    .short = { $card }
option-leave-them = Dejar las cartas donde están
option-share-at = { $card } para { $target }
option-spare-at = Dejar fuera a { $target }
option-uncouple-as = { $kind }: descartar { $card } como ¡Fallaste!
    .short = { $card }
option-berth-as = { $kind }: descartar { $card } como ¡BANG!
    .short = { $card }
option-berth-as-at = { $kind }: descartar { $card } para un ¡BANG! contra { $target }
option-turn-on-at = Descartar { $card }: el ¡BANG! va a { $target }

why-last-turn = A este turno no puede seguirle otro adicional.

event-rejected = { $seat } descarta { $card } del mazo de robo.
    .you = Descartas { $card } del mazo de robo.
