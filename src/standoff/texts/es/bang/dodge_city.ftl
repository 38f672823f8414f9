# Dodge City: its cards and characters. Names and texts are those of rules/dodge_city.toml.

## Cards

card-binocular = Prismáticos
    .text = Ves a los demás a 1 menos de distancia (mínimo 1). Se suma a la Mira Telescópica.
    .gist = Ves a los demás a 1 menos de distancia

card-hideout = Escondite
    .text = Los demás te ven a 1 más de distancia. Se suma al Mustang.
    .gist = Te ven a 1 más de distancia

card-punch = Puñetazo
    .text = Dispara a otro jugador a distancia 1. No es una carta ¡BANG!.
    .gist = Dispara a un jugador a distancia 1

card-dodge = Esquivar
    .text = Juégala cuando seas el objetivo de un disparo: cuenta como 1 ¡Fallaste! y robas 1 carta del mazo. No es una carta ¡Fallaste!.
    .gist = Cancela un disparo y roba 1 carta

card-springfield = Springfield
    .text = Descarta esta carta y otra de tu mano: dispara a otro jugador a cualquier distancia. No es una carta ¡BANG!.
    .gist = Con otra carta: dispara a cualquiera

card-rag_time = Ragtime
    .text = Descarta esta carta y otra de tu mano: roba 1 carta de un jugador a cualquier distancia, al azar de su mano o una en juego que elijas.
    .gist = Con otra carta: roba 1 a un jugador

card-brawl = Reyerta
    .text = Descarta esta carta y otra de tu mano: cada uno de los demás jugadores descarta 1 carta, en juego o al azar de la mano; tú eliges en cada caso.
    .gist = Con otra carta: cada rival descarta 1

card-tequila = Tequila
    .text = Descarta esta carta y otra de tu mano: el jugador que elijas, tú incluido, recupera 1 punto de vida. No es una Cerveza.
    .gist = Con otra carta: 1 punto a quien elijas

card-whisky = Whisky
    .text = Descarta esta carta y otra de tu mano: recuperas 2 puntos de vida. No es una Cerveza.
    .gist = Con otra carta: recupera 2 puntos

card-sombrero = Sombrero mexicano
    .text = Descártalo de tu zona cuando seas el objetivo de un disparo: cuenta como 1 ¡Fallaste!.
    .gist = Desde tu zona: cancela un disparo

card-ten_gallon_hat = Sombrero vaquero
    .text = Descártalo de tu zona cuando seas el objetivo de un disparo: cuenta como 1 ¡Fallaste!.
    .gist = Desde tu zona: cancela un disparo

card-iron_plate = Placa de hierro
    .text = Descártala de tu zona cuando seas el objetivo de un disparo: cuenta como 1 ¡Fallaste!.
    .gist = Desde tu zona: cancela un disparo

card-bible = Biblia
    .text = Descártala de tu zona cuando seas el objetivo de un disparo: cuenta como 1 ¡Fallaste! y robas 1 carta del mazo.
    .gist = Desde tu zona: cancela y roba 1 carta

card-knife = Cuchillo
    .text = En tu turno, descártalo de tu zona: dispara a otro jugador a distancia 1.
    .gist = Desde tu zona: dispara a distancia 1

card-derringer = Derringer
    .text = En tu turno, descártala de tu zona: dispara a otro jugador a distancia 1 y roba 1 carta del mazo.
    .gist = Desde tu zona: dispara a 1, roba 1

card-pepperbox = Pepperbox
    .text = En tu turno, descártala de tu zona: dispara a otro jugador al alcance de tu Arma. No es una carta ¡BANG!.
    .gist = Desde tu zona: dispara a tu alcance

card-buffalo_rifle = Rifle de búfalo
    .text = En tu turno, descártalo de tu zona: dispara a otro jugador a cualquier distancia.
    .gist = Desde tu zona: dispara a cualquiera

card-howitzer = Obús
    .text = En tu turno, descártalo de tu zona: dispara a todos los demás jugadores, a cualquier distancia.
    .gist = Desde tu zona: dispara a los demás

card-can_can = Cancán
    .text = En tu turno, descártalo de tu zona: un jugador cualquiera, a cualquier distancia, descarta 1 carta, en juego a tu elección o al azar de su mano.
    .gist = Desde tu zona: un jugador descarta 1

card-conestoga = Conestoga
    .text = En tu turno, descártala de tu zona: roba 1 carta de un jugador a cualquier distancia, al azar de su mano o una en juego que elijas.
    .gist = Desde tu zona: roba 1 a un jugador

card-canteen = Cantimplora
    .text = En tu turno, descártala de tu zona: recuperas 1 punto de vida. No es una Cerveza.
    .gist = Desde tu zona: recupera 1 punto de vida

card-pony_express = Pony Express
    .text = En tu turno, descártalo de tu zona: roba 3 cartas del mazo.
    .gist = Desde tu zona: roba 3 cartas

## Characters

character-apache_kid = Apache Kid
    .text = Las cartas marrones de diamantes de otros jugadores no le afectan, salvo durante un Duelo.
    .gist = Inmune a los diamantes marrones

character-belle_star = Belle Star
    .text = En su turno no funciona ninguna carta en juego de los demás, ni azul ni verde.
    .gist = En su turno, cartas en juego sin efecto

character-bill_noface = Bill Sinrostro
    .text = En la fase 1 roba 1 carta y otra por cada punto de vida que tenga de menos.
    .gist = Roba 1, y 1 por punto de vida perdido

character-chuck_wengam = Chuck Wengam
    .text = Durante su turno puede perder 1 punto de vida, pero no el último, para robar 2 cartas del mazo, tantas veces como quiera.
    .gist = 1 punto de vida por 2 cartas

character-doc_holyday = Doc Holyday
    .text = En su turno, una sola vez, puede descartar 2 cartas de la mano para disparar a otro jugador al alcance de su Arma. No cuenta como carta ¡BANG!. Solo afecta a Apache Kid si alguna de las descartadas no es de diamantes.
    .gist = Descarta 2 para disparar, 1 vez

character-elena_fuente = Elena Fuente
    .text = Cualquier carta de su mano le sirve como carta ¡Fallaste!.
    .gist = Cualquier carta le vale de ¡Fallaste!

character-greg_digger = Greg Digger
    .text = Cuando eliminan a otro jugador, recupera 2 puntos de vida, sin superar su cantidad inicial.
    .gist = Recupera 2 cuando eliminan a alguien

character-herb_hunter = Herb Hunter
    .text = Cuando eliminan a otro jugador, roba 2 cartas del mazo, además de cualquier recompensa.
    .gist = Roba 2 cuando eliminan a alguien

character-jose_delgado = José Delgado
    .text = En su turno, dos veces como máximo, puede descartar una carta azul de la mano y robar 2 del mazo.
    .gist = Descarta 1 azul, roba 2; dos veces

character-molly_stark = Molly Stark
    .text = Cuando no es su turno, por cada ¡Fallaste!, Cerveza o ¡BANG! de su mano que juega o descarta por decisión propia, roba 1 carta del mazo; en un Duelo, al terminar este.
    .gist = Fuera de turno, roba 1 al reaccionar

character-pat_brennan = Pat Brennan
    .text = En la fase 1, en lugar de robar del mazo, puede tomar 1 carta en juego de cualquier jugador y añadirla a su mano.
    .gist = Puede tomar 1 carta en juego

character-pixie_pete = Pixie Pete
    .text = En la fase 1 roba 3 cartas.
    .gist = Roba 3 cartas en la fase 1

character-sean_mallory = Sean Mallory
    .text = Su límite de la mano en la fase 3 es de 10 cartas, tenga los puntos de vida que tenga.
    .gist = Puede guardar hasta 10 cartas

character-tequila_joe = Tequila Joe
    .text = Con una Cerveza recupera 2 puntos de vida, no 1.
    .gist = Una Cerveza le da 2 puntos de vida

character-vera_custer = Vera Custer
    .text = Al empezar la fase 1, antes de robar, elige otro Personaje en juego y copia su Capacidad hasta su próximo turno.
    .gist = Copia a otro Personaje cada turno

## Vera Custer and Pat Brennan

ask-copy = ¿Qué Capacidad copias hasta tu próximo turno?
    .waiting = { $seat } elige qué Capacidad copiar.
option-copy = Copiar a { $kind }
    .short = { $kind }
event-copied = { $seat } copia la Capacidad de { $kind }.
    .you = Copias la Capacidad de { $kind }.
option-draw-play-at-card = Tomar { $pick } de la zona de { $target }
