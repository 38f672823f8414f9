# La guía de la primera partida: notas breves, cada una cuando viene al caso. Un salto de línea es un párrafo nuevo.

web-learn-title = Tu primera partida
web-learn-opening = Preparando la mesa…
web-learn-again = Probar otra vez

web-guide = Guía de tu primera partida
web-guide-got-it = Entendido
web-guide-back = Atrás
web-guide-close = Cerrar la guía
web-guide-fold = Plegar la nota
web-guide-unfold = Desplegar la nota
web-guide-quiet = Sigo cuando pase algo nuevo

web-guide-welcome-title = Esta es la mesa
web-guide-welcome = Esta es una partida de verdad con tres bots. Nadie te mete prisa: no hay reloj.
    Te explico lo que tienes delante. Aquello de lo que hablo lleva un marco de rayas.
web-guide-role-title = Tu Rol: { $role }
web-guide-role = { $goal }
    Solo el Rol del Sheriff lo conocen todos. Los demás descubrirán el tuyo viendo a quién disparas, y tú el suyo de la misma manera.
web-guide-character-title = Eres { $character }
web-guide-character = { $ability }
    Cada jugador tiene un Personaje con su propia Capacidad. Señala una cara para leerla; en pantalla táctil, mantenla pulsada.
web-guide-life-title = Tu vida
web-guide-life = Las Balas son tus puntos de vida: tienes { $life }. Sin ninguno, quedas fuera de la partida.
    También son el límite de tu mano: al final de tu turno conservas tantas cartas como puntos de vida tengas.
web-guide-seats-title = Los demás
web-guide-seats = Están sentados alrededor de la mesa y los turnos van en sentido horario. Cada placa muestra la vida, cuántas cartas hay en la mano y, cuando se conoce, el Rol.
web-guide-distance-title = Distancia y alcance
web-guide-distance = El número del anillo dice a qué distancia ves a ese jugador: un paso por puesto, por el lado más corto.
    Tu alcance es { $reach }. Quien tiene la mira entera está al alcance de tu Arma; un anillo roto queda demasiado lejos.
web-guide-others-turn-title = Juega { $turn }
web-guide-others-turn = Fíjate en lo que hace: dice mucho del bando en que puede estar. La crónica lo guarda todo. Si tienes que decidir algo, te lo pregunta la tira de papel.
web-guide-turn-title = Tu turno
web-guide-turn = Un turno tiene tres fases. 1: robar dos cartas; eso ya está hecho. 2: jugar todas las cartas que quieras. 3: descartar lo que pase del límite de la mano.
    Solo una carta ¡BANG! por turno, salvo que una carta o una Capacidad diga otra cosa.
web-guide-hand-title = Juega una carta
web-guide-hand = Las cartas que asoman se pueden jugar ahora. Elige una: la tira de papel dice qué hará, y allí lo confirmas. Antes no se envía nada; con Escape te echas atrás.
    Si pulsas una de las otras, te dice por qué no.
web-guide-target-title = Elige un objetivo
web-guide-target = Algunas cartas necesitan un objetivo. Elige la carta y luego a uno de los jugadores que brillan. Debajo de los demás lees por qué no pueden serlo.
web-guide-end-turn-title = Termina tu turno
web-guide-end-turn = ¿No te queda nada que jugar, o prefieres guardarlo? Termina el turno en la tira de papel. Un ¡Fallaste! no vale en ningún sitio tanto como en tu mano.
web-guide-in-play-title = Cartas en juego
web-guide-in-play = Las cartas de borde azul se quedan en la mesa delante de un jugador: Armas con su alcance y equipo. Señala una para leerla. Nadie tiene dos con el mismo nombre, ni dos Armas.
web-guide-shot-title = ¡{ $by } va a por ti!
web-guide-shot = La tira enumera todo lo que te salva y lo que cuesta. Un disparo se cancela con un ¡Fallaste!; algunas cartas piden en su lugar una carta ¡BANG!.
    También puedes no reaccionar y perder 1 punto de vida. A veces es más sensato que gastar tu mejor carta.
web-guide-hurt-title = Has perdido vida
web-guide-hurt = Una Cerveza en tu turno te devuelve 1 punto de vida, hasta la cantidad con que empezaste. Cuando solo quedan dos jugadores, ya no hace nada.
web-guide-check-title = ¡Desenfunda!
web-guide-check = Hay cartas que dejan decidir a la suerte: se muestra la primera carta del mazo de robo y solo cuentan el palo y el valor de su esquina. Eso es «desenfundar»; la crónica dice cómo ha salido.
web-guide-excess-title = Demasiadas cartas
web-guide-excess = Tienes más cartas que puntos de vida. Descarta hasta que cuadre. Lo que tiras lo ven todos.
web-guide-dying-title = Tu último punto de vida
web-guide-dying = Estás a punto de quedar fuera de la partida. Lo que aún te salva está en la tira: una Cerveza, si la tienes, se puede jugar ahora mismo.
web-guide-eliminated-title = Alguien ha caído
web-guide-eliminated = Quien queda eliminado muestra su Rol. Quien elimina a un Forajido roba tres cartas; un Sheriff que elimina a un Alguacil lo descarta todo.
    El círculo se cierra: las distancias se acortan.
web-guide-out-yourself-title = Estás fuera
web-guide-out-yourself = Aún puedes ganar: los Alguaciles ganan con el Sheriff, y los Forajidos ganan juntos, eliminados o no. Quédate a ver cómo acaba.
web-guide-end-title = Fin de la partida
web-guide-end = Se revelan todos los Roles. El Sheriff y los Alguaciles ganan cuando caen todos los Forajidos y el Renegado; los Forajidos, cuando cae el Sheriff; el Renegado, como último jugador en pie.
    Ya sabes cómo va. ¡Bien jugado!
