# High Noon: its events. Names and texts are those of rules/high_noon.toml.

card-blessing = Bendición
    .text = Todas las cartas se consideran de corazones. Los valores no cambian.
    .gist = Toda carta cuenta como corazones

card-curse = Maldición
    .text = Todas las cartas se consideran de picas. Los valores no cambian.
    .gist = Toda carta cuenta como picas

card-ghost_town = Ciudad fantasma
    .text = Cuando llega el turno de un jugador eliminado, este vuelve a la partida como fantasma hasta el final de ese turno: roba 3 cartas en vez de 2 y no puede morir. Al acabar el turno queda eliminado de nuevo.
    .gist = Los eliminados juegan como fantasmas

card-gold_rush_event = Fiebre del oro
    .text = Esta ronda se juega en sentido antihorario, empezando por el Sheriff. Los efectos de las cartas siguen el sentido horario.
    .gist = Los turnos van en sentido antihorario

card-hangover = Resaca
    .text = Todos los Personajes pierden su Capacidad.
    .gist = Ningún Personaje tiene Capacidad

card-sermon = El sermón
    .text = Ningún jugador puede usar cartas ¡BANG! durante su propio turno.
    .gist = Sin cartas ¡BANG! en tu turno

card-shootout = Tiroteo
    .text = Cada jugador puede jugar una segunda carta ¡BANG! en su turno.
    .gist = Una segunda carta ¡BANG! por turno

card-the_daltons = Los Dalton
    .text = Al entrar en juego, quien tenga en su zona cartas de borde azul descarta 1 de ellas a su elección.
    .gist = Cada uno descarta 1 carta azul en juego

card-the_doctor = El doctor
    .text = Al entrar en juego, el jugador o jugadores en la partida con menos puntos de vida recuperan 1 punto de vida.
    .gist = Los más débiles recuperan 1 de vida

card-the_reverend = El reverendo
    .text = Nadie puede jugar cartas Cerveza.
    .gist = No se puede jugar Cerveza

card-thirst = Sed
    .text = En su fase 1 cada jugador roba solo la primera carta, no la segunda.
    .gist = Roba solo 1 carta en la fase 1

card-train_arrival = La llegada del tren
    .text = Al final de su fase 1, cada jugador roba del mazo 1 carta adicional.
    .gist = Roba 1 carta más tras la fase 1

card-high_noon = Solo ante el peligro
    .text = Cada turno empieza con la pérdida de 1 punto de vida para su jugador. Dura hasta el final de la partida.
    .gist = Cada turno empieza perdiendo 1 de vida
