# A Fistful of Cards: its events. Names and texts are those of rules/fistful_of_cards.toml.

card-abandoned_mine = Mina abandonada
    .text = En su fase 1 cada jugador roba de la pila de descartes (del mazo si se agota). En su fase 3 descarta bocabajo sobre el mazo.
    .gist = Roba de los descartes en la fase 1

card-ambush = Emboscada
    .text = Todos los jugadores se ven a distancia 1; solo la modifican las cartas en juego.
    .gist = Todos están a distancia 1

card-blood_brothers = Hermanos de sangre
    .text = Al comienzo de su turno, un jugador puede ceder 1 punto de vida (nunca el último): lo pierde él y lo recupera otro jugador a su elección.
    .gist = Puedes ceder 1 punto de vida

card-dead_man = Hombre muerto
    .text = El primer jugador que fue eliminado vuelve a la partida cuando le llega el turno, con 2 cartas y 2 puntos de vida.
    .gist = El primer eliminado vuelve

card-hard_liquor = Licor fuerte
    .text = Un jugador puede renunciar a su fase 1 y recuperar a cambio 1 punto de vida.
    .gist = Cambia tu fase 1 por 1 punto de vida

card-lasso = Lazo
    .text = Ninguna carta en juego en la zona de un jugador tiene efecto.
    .gist = Las cartas en juego no tienen efecto

card-law_of_the_west = La ley del Oeste
    .text = La segunda carta que un jugador roba en su fase 1 se muestra a todos; si es posible, debe jugarla en su fase 2.
    .gist = Debes jugar la segunda carta robada

card-peyote = Peyote
    .text = En vez de robar en su fase 1, el jugador dice rojo o negro y revela la primera carta del mazo. Si acierta, se la queda y puede repetir; si falla, la descarta y pasa a la fase 2.
    .gist = Adivina rojo o negro para robar

card-ranch = Rancho
    .text = Al terminar su fase 1, un jugador puede descartar, una sola vez, las cartas de su mano que quiera y robar otras tantas del mazo.
    .gist = Cambia cartas de la mano tras la fase 1

card-ricochet = Bala perdida
    .text = En su turno, un jugador puede descartar cartas ¡BANG! contra cartas en juego de otros jugadores: cada carta elegida se descarta a menos que su dueño juegue un ¡Fallaste! por ella.
    .gist = Los ¡BANG! dan a cartas en juego

card-russian_roulette = Ruleta rusa
    .text = Al entrar en juego, empezando por el Sheriff y en sentido horario, los jugadores descartan un ¡Fallaste! uno tras otro, dando las vueltas que haga falta. El primero que no lo haga pierde 2 puntos de vida y la ruleta termina.
    .gist = Da un ¡Fallaste! o pierde 2 de vida

card-sniper = Francotirador
    .text = En su turno, un jugador puede descartar cartas ¡BANG! por parejas: cada pareja equivale a un ¡BANG! contra un jugador a su alcance que solo se cancela con 2 ¡Fallaste!.
    .gist = 2 ¡BANG!: solo 2 ¡Fallaste! cancelan

card-the_judge = El juez
    .text = Nadie puede jugar cartas en su zona ni en la de otro jugador.
    .gist = Nadie juega cartas en ninguna zona

card-vendetta = Vendetta
    .text = Al terminar su turno, cada jugador «desenfunda»: con corazones juega otro turno enseguida, al final del cual ya no «desenfunda».
    .gist = Corazones al final: otro turno

card-a_fistful_of_cards = Por un puñado de cartas
    .text = Cada turno empieza con tantos ¡BANG! contra su jugador como cartas tenga este en la mano. Dura hasta el final de la partida.
    .gist = Un disparo por cada carta en tu mano
