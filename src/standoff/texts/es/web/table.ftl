# En la mesa: lo que dice la página alrededor de las palabras del juego.

web-table = La mesa
web-table-menu = Mesa
web-table-open = Esperando jugadores
web-table-modules = { $number } módulos
web-table-facts = { $players } jugadores · ronda { $round }
web-table-facts-watched = { $players } jugadores · ronda { $round } · { $watching } mirando
web-table-gone = No existe esa mesa
web-table-gone-why = El enlace no es correcto, o todos se han ido y la mesa se ha recogido.
web-table-frozen = Algo ha fallado en esta mesa. La partida está guardada, pero no puede seguir.
web-to-lobby = Volver al salón
web-coming-in = Entrando…
web-see-table = Ver la mesa
web-see-result = Ver el resultado
web-connection-lost = Se ha perdido la conexión. Reintentando… Tu puesto te espera.
web-you-watch = Estás mirando.
web-players-around = Jugadores en orden de turno, desde tu izquierda
web-your-cards-in-play = Tus cartas en juego
web-your-place = Tu sitio
web-place-of = { $name }
web-your-move = Tu jugada
web-your-hand = Tu mano, { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-hand-of = Mano de { $name }
web-hand-empty = Sin cartas en la mano
web-in-hand = En la mano
web-in-play-of = En juego delante de { $name }
web-deck = Mazo, { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }
web-deck-name = Mazo
web-pile-name = Descartes
web-face-up = Bocarriba
web-under-way = Se está jugando
web-bot = bot
web-thinks = Decide
web-has-turn = Turno
web-only-you = solo tú lo ves
web-aim-sheriff = Acaba con todos los Forajidos y Renegados.
web-aim-deputy = Ayuda a ganar al Sheriff.
web-aim-deputy-3 = Acaba tú con el Renegado.
web-aim-outlaw = Acaba con el Sheriff.
web-aim-outlaw-3 = Acaba tú con el Alguacil.
web-aim-renegade = Sobrevive a todos: el Sheriff cae el último.
web-aim-renegade-3 = Acaba tú con el Forajido.
web-reach = Alcance
web-set-aside = { $number ->
        [one] 1 apartada
       *[other] { $number } apartadas
    }
web-out = fuera
web-cards-in-hand = { $number ->
        [one] carta en la mano
       *[other] cartas en la mano
    },
web-distance-reached = distancia { $distance }, a tu alcance
web-distance-beyond = distancia { $distance }, fuera de tu alcance
web-distance-short = Distancia { $distance }
web-target-brief = { $life } de vida
web-target-facts = { $life ->
        [one] 1 punto de vida
       *[other] { $life } puntos de vida
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-seconds-left = { $seconds ->
        [one] Queda 1 segundo
       *[other] Quedan { $seconds } segundos
    }

web-ready-next-turn = Lista a partir del próximo turno.
web-event-in-force = Evento en vigor
web-event-to-come = Próximo evento
web-event-now = En vigor
web-event-next = Por venir
web-must-play = Tienes que jugar { $card } este turno, si puedes.

## Elegir

web-find-answer = Busca una carta por su nombre
web-choose-head = elige qué haces.
web-choose-verb = elige qué haces con ella.
web-choose-kind = elige cómo la usas.
web-choose-seat = elige un jugador.
web-choose-pick = elige una carta.
web-choose-number = elige cuántas.
web-choose-nothing = elegido. Otra vez para hacerlo.
web-you-reach = Alcanzas hasta distancia { $reach }.
web-goes-as-far = Llega hasta distancia { $limit }.
web-bangs-left = { $number ->
        [0] No te quedan cartas ¡BANG! este turno.
        [one] Te queda 1 carta ¡BANG! este turno.
       *[other] Te quedan { $number } cartas ¡BANG! este turno.
    }
web-from-hand = Una carta de la mano
web-at-random = Al azar, sin verla
web-as-kind = Como { $kind }
web-change-card = Cambiar de carta
web-change-choice = Cambiar la elección
web-nothing-sent = aún no se ha enviado nada
web-take-back = Deshacer
web-take-back-why = aún no se ha revelado nada
web-anyway = Sí, hazlo
web-better-not = Mejor no
web-not-now = { $card }: ahora no

## Alrededor

web-rules-and-cards = Reglas y cartas
web-help = Ayuda y teclas
web-help-play = Elige una carta y después para quién es. Una segunda pulsación en una carta sin objetivo la juega. También puedes arrastrar las cartas. Hasta que tu elección está completa no se envía nada.
web-help-signs = El número dentro de una mira es la distancia a un jugador que alcanzas; en un anillo roto, a uno que no. El borde dorado marca lo que puedes elegir.
web-help-tab = recorre pregunta, mano, cartas en juego y jugadores
web-help-arrows = de carta en carta por tu mano
web-help-enter = elegir, y otra vez para jugar
web-help-numbers = los botones de la pregunta
web-help-escape = deshacer una elección incompleta
web-help-zoom = leer la carta entera
web-help-log = la crónica
web-help-chat = escribir a la mesa
web-help-help = esta ayuda
web-leave = Dejar la mesa (tu puesto te espera)
web-menu = Menú
web-log = Crónica
web-shelf-took = se llevó { $card }
web-log-setup = Preparación: se sientan { $number }.
web-log-draws = roba { $number }
web-log-you = tú
web-log-you-rolled = Tú
web-log-shows = Mostrar
web-log-shows-all = Todo
web-log-shows-mine = Sobre mí
web-log-shows-of = Sobre { $name }
web-log-shows-chat = Chat
web-chat = Chat
web-log-and-chat = Crónica y chat
web-chat-watching = (mira)
web-chat-hint = Di algo a la mesa
web-send = Enviar
