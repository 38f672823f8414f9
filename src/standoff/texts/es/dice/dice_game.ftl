# The box of the Dice Game: faces and characters. Names and texts are those of rules/dice_game.toml.

## Faces

face-arrow = Flecha india
    .text = Justo después de la tirada, toma 1 Flecha por cada una recién obtenida. Quien toma la última Flecha del montón provoca el ataque de los indios.
    .gist = Toma 1 Flecha al momento

face-dynamite = Dinamita
    .text = No se puede volver a lanzar. Con 3 o más dejas de lanzar y pierdes 1 punto de vida; los demás dados se resuelven igualmente.
    .gist = No se vuelve a lanzar; con 3, explota

face-bullseye_1 = Punto de mira “1”
    .text = Un jugador sentado a tu lado, a izquierda o derecha, pierde 1 punto de vida.
    .gist = Dispara a 1 puesto

face-bullseye_2 = Punto de mira “2”
    .text = Un jugador sentado exactamente a dos puestos, a izquierda o derecha, pierde 1 punto de vida. Con 2 o 3 jugadores en la partida cuenta como un «1».
    .gist = Dispara a 2 puestos

face-beer = Cerveza
    .text = Un jugador cualquiera, tú incluido, obtiene 1 punto de vida (sin superar los iniciales).
    .gist = Un jugador recupera 1 punto de vida

face-gatling = Gatling
    .text = Con 3 o más pierden 1 punto de vida todos los demás jugadores y descartas todas tus Flechas.
    .gist = Con 3, dispara a todos los demás

## Characters

character-bart_cassidy = Bart Cassidy
    .text = Si vas a perder un punto de vida por un «1», un «2» o la Gatling (no por los indios ni la Dinamita), puedes tomar 1 Flecha en su lugar; nunca la última del montón.
    .gist = Puede tomar 1 Flecha en vez del impacto

character-black_jack = Black Jack
    .text = Puedes volver a lanzar la Dinamita, salvo que tengas 3 o más.
    .gist = Puede volver a lanzar la Dinamita

character-calamity_janet = Calamity Janet
    .text = Puedes usar un «1» como «2» y viceversa.
    .gist = Usa «1» como «2» y viceversa

character-el_gringo = El Gringo
    .text = Quien te quite uno o más puntos de vida toma 1 Flecha (no por los indios ni la Dinamita).
    .gist = Quien lo hiere toma 1 Flecha

character-jesse_jones = Jesse Jones
    .text = Si tienes 4 puntos de vida o menos, cada Cerveza que uses contigo mismo te da 2.
    .gist = Con 4 o menos, sus Cervezas le dan 2

character-jourdonnais = Jourdonnais
    .text = Nunca pierdes más de 1 punto de vida en un ataque de los indios.
    .gist = Los indios le quitan 1 como máximo

character-kit_carlson = Kit Carlson
    .text = Por cada Gatling puedes descartar 1 Flecha de cualquier jugador.
    .gist = Por Gatling puede descartar 1 Flecha

character-lucky_duke = Lucky Duke
    .text = Puedes repetir la tirada una vez más (4 tiradas en total).
    .gist = Lanza hasta 4 veces

character-paul_regret = Paul Regret
    .text = Nunca pierdes puntos de vida por la Gatling.
    .gist = La Gatling no le quita nada

character-pedro_ramirez = Pedro Ramírez
    .text = Cada vez que pierdas un punto de vida puedes descartar 1 de tus Flechas.
    .gist = Por punto perdido, descarta 1 Flecha

character-rose_doolan = Rose Doolan
    .text = Puedes usar un «1» o un «2» con un jugador que esté un puesto más allá.
    .gist = Dispara hasta 1 puesto más allá

character-sid_ketchum = Sid Ketchum
    .text = Al comienzo de tu turno, un jugador a tu elección, tú incluido, obtiene 1 punto de vida.
    .gist = Da 1 punto de vida antes de lanzar

character-slab_the_killer = Slab “el Asesino”
    .text = Una vez por turno puedes gastar una Cerveza para doblar un «1» o un «2».
    .gist = Gasta 1 Cerveza y dobla un disparo

character-suzy_lafayette = Suzy Lafayette
    .text = Si en tus dados finales no hay ningún «1» ni «2», obtienes 2 puntos de vida al final de tu turno.
    .gist = Sin «1» ni «2», recupera 2 puntos

character-vulture_sam = “Buitre” Sam
    .text = Obtienes 2 puntos de vida por cada otro jugador eliminado.
    .gist = Recupera 2 puntos por cada eliminado

character-willy_the_kid = Willy “el Niño”
    .text = Solo necesitas 2 Gatling para usar la ametralladora Gatling (una vez por turno).
    .gist = Usa la Gatling con solo 2
