# Wild West Show: its cards and characters. Names and texts are those of rules/wild_west_show.toml.

## The show

card-bone_orchard = Camposanto
    .text = Cuando llega el turno de un jugador eliminado, este vuelve a la partida de forma permanente con 1 punto de vida y un Rol al azar de entre los de los jugadores eliminados.
    .gist = Eliminados: vuelven con 1 punto de vida

card-darling_valentine = Darling Valentine
    .text = Cada turno empieza con un cambio: el jugador descarta toda su mano y roba otras tantas cartas del mazo. Después juega su fase 1 con normalidad.
    .gist = Cada turno empieza con otra mano

card-dorothy_rage = Dorothy Rage
    .text = Una vez en su turno, cada jugador puede ordenar a otro que juegue una carta concreta y elegir el objetivo de esta. Si el otro no la tiene, debe mostrar toda su mano.
    .gist = Ordena a otro que juegue una carta

card-gag = Mordaza
    .text = Prohibido hablar: quien hable pierde 1 punto de vida. Se permiten los gestos y los gruñidos.
    .gist = Quien hable pierde 1 punto de vida

card-helena_zontero = Helena Zontero
    .text = Al entrar en juego, «desenfunda»: con corazones o diamantes, los Roles de los jugadores en la partida, salvo el del Sheriff, se barajan y se reparten de nuevo al azar.
    .gist = Si sale rojo, se reparten los Roles

card-lady_rose_of_texas = Lady Rose de Texas
    .text = Una vez en su turno, cada jugador puede cambiarse de sitio con quien esté a su derecha, que pierde su siguiente turno.
    .gist = Cámbiate con quien está a tu derecha

card-miss_susanna = Miss Susanna
    .text = Quien termine su turno habiendo jugado menos de 3 cartas pierde 1 punto de vida.
    .gist = Juega 3 cartas o pierde 1 punto de vida

card-sacagaway = Sacagaway
    .text = Las manos de todos los jugadores están a la vista; los Roles siguen ocultos.
    .gist = Todas las manos, a la vista

card-showdown = Ajuste de cuentas
    .text = Cualquier carta puede jugarse como carta ¡BANG!, salvo las propias cartas ¡BANG!, que solo pueden jugarse como cartas ¡Fallaste!.
    .gist = Todo es ¡BANG!; ¡BANG! es ¡Fallaste!

card-wild_west_show_final = El Show del Salvaje Oeste
    .text = El objetivo de cada jugador pasa a ser convertirse en el último jugador en pie. Los Roles conservan sus demás efectos. Ya no se sustituye: dura hasta que acabe la partida.
    .gist = Gana quien quede el último

## Characters

character-big_spencer = Big Spencer
    .text = Empieza con 5 cartas. No puede jugar cartas ¡Fallaste!.
    .gist = Empieza con 5 cartas; sin ¡Fallaste!

character-flint_westwood = Flint Westwood
    .text = Una vez en su turno puede cambiar 1 carta de su mano, la que elija, por 2 que toma al azar de la mano de otro jugador (1 si no hay más).
    .gist = Cambia 1 carta por 2 al azar

character-gary_looter = Gary Looter
    .text = Añade a su mano todas las cartas que los demás jugadores descartan por exceso en su fase 3.
    .gist = Se queda con lo que sobra a los demás

character-greygory_deck = Gregory Deck
    .text = Tiene las Capacidades de 2 Personajes del juego básico, robados al azar en la preparación; al comenzar su turno puede cambiar ambos por otros 2.
    .gist = Tiene 2 Capacidades ajenas

character-john_pain = John Pain
    .text = Toda carta que alguien revele al «desenfundar», él incluido, va a su mano mientras tenga en ella menos de 6 cartas.
    .gist = Toma toda carta al «desenfundar»

character-lee_van_kliff = Lee Van Kliff
    .text = En su turno, justo después de jugar una carta de borde marrón, puede descartar una carta ¡BANG! para aplicar otra vez el efecto de la primera.
    .gist = Con un ¡BANG! repite una carta marrón

character-teren_kill = Teren Kill
    .text = Siempre que vaya a ser eliminado, «desenfunda»: salvo con picas, conserva 1 punto de vida y roba 1 carta.
    .gist = Al caer «desenfunda»: fuera con picas

character-youl_grinner = Youl Grinner
    .text = Antes de que robe en su fase 1, todo jugador con más cartas en la mano que él le entrega 1, a elección de quien la da.
    .gist = Quien tenga más cartas le da 1

## Questions

ask-draw-how = Fase 1: ¿qué Capacidad usas?
    .waiting = { $seat } decide cómo robar en la fase 1.
ask-both = { $kind }: ¿conservas las dos Capacidades o cambias las dos?
    .waiting = { $kind }: { $seat } decide si cambia de Capacidades.
ask-name = { $kind }: ¿qué carta debe jugar { $target }?
    .waiting = { $kind }: { $seat } decide qué carta debe jugar { $target }.
ask-give-card = { $kind }: ¿qué carta le das a { $by }?
    .waiting = { $kind }: { $seat } elige una carta para { $by }.
    .then-give = Va a la mano de ese jugador

## Answers

option-command-at = Ordenar a { $target } que juegue una carta
    .several = Ordenar a otro jugador que juegue una carta
option-name = { $kind }
option-swap-seats-at = Cambiarte de sitio con { $target }
    .then = { $target } pierde su siguiente turno
option-trade-at = Cambiar { $card } por 2 cartas al azar de { $target }
    .several = Cambiarla por 2 cartas al azar
option-give = Dar { $card }
    .short = { $card }
option-keep-both = Conservar las dos
option-change-both = Cambiar las dos
    .then = Otras 2 al azar
option-repeat-as = Descartar { $card } y repetir { $kind }
    .several = Descartarla y repetir { $kind }
option-repeat-as-card = Descartar { $card } y repetir { $kind }: { $pick }
    .several = Descartarla y repetir { $kind }
option-repeat-as-at = Descartar { $card } y repetir { $kind } sobre { $target }
    .several = Descartarla y repetir { $kind }
option-repeat-as-at-card = Descartar { $card } y repetir { $kind } sobre { $target }: { $pick }
    .several = Descartarla y repetir { $kind }
option-repeat-as-at-hand = Descartar { $card } y repetir { $kind } sobre { $target }: 1 carta al azar de la mano
    .several = Descartarla y repetir { $kind }

## What happens

event-swapped-seats = { $seat } y { $target } se cambian de sitio.
    .you = Tú y { $target } os cambiáis de sitio.
    .to-you = { $seat } y tú os cambiáis de sitio.
event-borrowed = { $seat } tiene la Capacidad de { $kind }.
    .you = Tienes la Capacidad de { $kind }.
event-talked = { $seat } habla.
    .you = Hablas.
event-survived = { $kind }: { $seat } sigue en la partida con 1 punto de vida.
    .you = { $kind }: sigues en la partida con 1 punto de vida.
event-kept-flipped = { $seat } se lleva { $card } a la mano.
    .you = Te llevas { $card } a la mano.
event-ending-nobody = { ending-nobody }

ending-nobody = No gana nadie: los últimos jugadores cayeron a la vez.
