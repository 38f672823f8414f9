# The base game: its cards and characters. Names and texts are those of rules/base.toml.

## Cards

card-bang = ¡BANG!
    .text = Dispara a otro jugador al alcance de tu Arma. Si no cancela el disparo, pierde 1 punto de vida. Límite: 1 carta ¡BANG! por turno.
    .gist = Dispara a un jugador a tu alcance

card-missed = ¡Fallaste!
    .text = Juégala cuando seas el objetivo de un disparo (cualquier icono de ¡BANG!): cancela ese disparo contra ti.
    .gist = Cancela un disparo contra ti

card-beer = Cerveza
    .text = Recupera 1 punto de vida. También puedes jugarla, incluso fuera de tu turno, al perder el último. Con solo 2 jugadores en la partida no surte efecto.
    .gist = Recupera 1 punto de vida

card-saloon = Saloon
    .text = Todos los jugadores, tú incluido, recuperan 1 punto de vida. No es una Cerveza.
    .gist = Todos recuperan 1 punto de vida

card-stagecoach = Diligencia
    .text = Roba 2 cartas del mazo.
    .gist = Roba 2 cartas

card-wells_fargo = Wells Fargo
    .text = Roba 3 cartas del mazo.
    .gist = Roba 3 cartas

card-general_store = Almacén
    .text = Se revelan tantas cartas del mazo como jugadores haya en la partida. Tú eliges primero y los demás te siguen en sentido horario: cada uno se lleva 1 a la mano.
    .gist = Todos toman 1 carta revelada

card-panic = ¡Pánico!
    .text = Roba 1 carta de un jugador a distancia 1: una al azar de su mano o una en juego que elijas. Va a tu mano. Las Armas no modifican esta distancia.
    .gist = Roba 1 carta a distancia 1

card-cat_balou = La Ingenua Explosiva
    .text = Un jugador cualquiera, a cualquier distancia, descarta 1 carta: una al azar de su mano o una en juego que elijas.
    .gist = Obliga a descartar 1 carta

card-gatling = Ametralladora Gatling
    .text = Dispara a todos los demás jugadores, a cualquier distancia. No es una carta ¡BANG! ni cuenta para el límite de 1 por turno.
    .gist = Dispara a todos los demás jugadores

card-indians = ¡Indios!
    .text = Los demás jugadores eligen: descartar una carta ¡BANG! de la mano o perder 1 punto de vida. ¡Fallaste! y Barril no sirven.
    .gist = Los demás: un ¡BANG! o 1 punto de vida

card-duel = Duelo
    .text = Desafía a otro jugador a cualquier distancia. Empezando por el desafiado, podéis descartar por turnos una carta ¡BANG! de la mano; el primero que no lo haga pierde 1 punto de vida. ¡Fallaste! y Barril no sirven.
    .gist = Desafía a un jugador con cartas ¡BANG!

card-mustang = Mustang
    .text = Los demás te ven a 1 más de distancia.
    .gist = Te ven a 1 más de distancia

card-scope = Mira Telescópica
    .text = Ves a los demás a 1 menos de distancia (mínimo 1).
    .gist = Ves a los demás a 1 menos de distancia

card-barrel = Barril
    .text = Cuando seas el objetivo de un disparo puedes «desenfundar» una vez: si sale corazones, cuenta como 1 ¡Fallaste!.
    .gist = «Desenfunda»: corazones, 1 ¡Fallaste!

card-jail = Cárcel
    .text = Juégala en la zona de otro jugador, a cualquier distancia, nunca en la del Sheriff. Antes de su turno debe «desenfundar»: con corazones juega con normalidad; si no, pierde el turno. En ambos casos se descarta la Cárcel.
    .gist = Puede hacer perder el turno

card-dynamite = Dinamita
    .text = Juégala en tu zona. Al comienzo de tu siguiente turno, «desenfunda»: con picas del 2 al 9 explota, pierdes 3 puntos de vida y la descartas; si no, pásala al jugador de tu izquierda, que hará lo mismo en su turno. Nadie es responsable de ese daño.
    .gist = Puede explotar: quita 3 puntos de vida

card-volcanic = Volcanic
    .text = Arma de alcance 1. Mientras esté en juego, no tienes límite de cartas ¡BANG! en tu turno.
    .gist = Alcance 1, sin límite de cartas ¡BANG!

card-schofield = Schofield
    .text = Arma de alcance 2.
    .gist = Arma de alcance 2

card-remington = Remington
    .text = Arma de alcance 3.
    .gist = Arma de alcance 3

card-rev_carabine = Carabina Revólver
    .text = Arma de alcance 4.
    .gist = Arma de alcance 4

card-winchester = Winchester
    .text = Arma de alcance 5.
    .gist = Arma de alcance 5

## Characters

character-bart_cassidy = Bart Cassidy
    .text = Por cada punto de vida que pierde, roba 1 carta del mazo.
    .gist = Roba 1 carta por punto de vida perdido

character-black_jack = Black Jack
    .text = En la fase 1 enseña la segunda carta que toma; si es roja (corazones o diamantes), roba 1 más sin enseñarla.
    .gist = Si la segunda carta es roja, roba 1 más

character-calamity_janet = Calamity Janet
    .text = Sus cartas ¡BANG! le sirven de ¡Fallaste! y al revés. Un ¡Fallaste! jugado como ¡BANG! cuenta como carta ¡BANG! para el límite del turno.
    .gist = ¡BANG! vale de ¡Fallaste! y al revés

character-el_gringo = El Gringo
    .text = Si una carta de otro jugador le quita puntos de vida, toma por cada uno 1 carta al azar de la mano de ese jugador, mientras le queden cartas.
    .gist = Toma 1 carta de quien le da un impacto

character-jesse_jones = Jesse Jones
    .text = En la fase 1 puede tomar su primera carta, sacada al azar, de la mano de cualquier otro jugador en vez del mazo; la segunda siempre es del mazo.
    .gist = Puede tomar 1 carta de otra mano

character-jourdonnais = Jourdonnais
    .text = Juega como si siempre tuviera un Barril: cuando es el objetivo de un disparo puede «desenfundar» una vez; con corazones cuenta como 1 ¡Fallaste!. Un Barril en juego le da un segundo intento.
    .gist = Siempre tiene un Barril

character-kit_carlson = Kit Carlson
    .text = En la fase 1 ve las 3 cartas de encima del mazo, se lleva 2 y deja la tercera de nuevo encima, bocabajo.
    .gist = Ve 3 cartas del mazo y se queda con 2

character-lucky_duke = Lucky Duke
    .text = Para «desenfundar» revela 2 cartas en vez de 1 y elige la que cuenta. Se descartan las dos.
    .gist = Al «desenfundar», elige entre 2 cartas

character-paul_regret = Paul Regret
    .text = Los demás lo ven a 1 más de distancia; un Mustang en juego añade otro 1.
    .gist = Lo ven a 1 más de distancia

character-pedro_ramirez = Pedro Ramirez
    .text = En la fase 1, su primera carta puede ser la que esté encima de la pila de descartes. La segunda sale siempre del mazo.
    .gist = Puede tomar 1 carta de los descartes

character-rose_doolan = Rose Doolan
    .text = Ve a los demás a 1 menos de distancia (mínimo 1); una Mira Telescópica en juego resta otro 1.
    .gist = Ve a los demás a 1 menos de distancia

character-sid_ketchum = Sid Ketchum
    .text = Cuando quiera, y tantas veces como pueda pagarlo, puede descartar 2 cartas de la mano y recuperar 1 punto de vida, sin superar su cantidad inicial.
    .gist = Descarta 2: recupera 1 punto de vida

character-slab_the_killer = Slab «el Asesino»
    .text = Para cancelar una de sus cartas ¡BANG! hacen falta 2 ¡Fallaste!. Un Barril con éxito solo cuenta como 1.
    .gist = Sus ¡BANG! exigen 2 ¡Fallaste!

character-suzy_lafayette = Suzy Lafayette
    .text = Si su mano se queda vacía, roba 1 carta del mazo.
    .gist = Con la mano vacía, roba 1 carta

character-vulture_sam = Sam «el Buitre»
    .text = Cuando eliminan a otro jugador, se lleva a la mano todas sus cartas, tanto las de la mano como las que tenía en juego.
    .gist = Se lleva las cartas de los eliminados

character-willy_the_kid = Willy «el Niño»
    .text = En su turno no tiene límite de cartas ¡BANG!.
    .gist = Sin límite de cartas ¡BANG!
