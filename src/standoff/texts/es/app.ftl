# The words of the application itself, whatever game is played.

## The table

app-seat = Jugador { $number }
app-player = Jugador
app-role = Rol
app-character = Personaje
app-life = Vida
app-hand = Mano
app-distance = Dist.
app-in-play = En juego
app-nuggets = Pepitas
app-supply = Reserva
app-out = fuera
app-turn = Turno { $number }
app-deck = Mazo de robo
app-discards = Pila de descartes
app-middle = Bocarriba
app-on-sale = A la venta
app-line = Trayecto
app-behind = Aún detrás
app-deck-top = Encima del mazo de robo
app-event = Evento
app-next-event = Próximo evento
app-show = Show
app-skips = pierde turno
app-ghost = fantasma
app-shadow = sombra
app-returns = volverá
app-hand-of = { $name } tiene
app-arrows = Flechas
app-arrows-left = Montón de Flechas
app-dice = Dados
app-rolls = { $number } de { $limit } tiradas
app-aimed = { $name }: { $number ->
        [one] 1 impacto
       *[other] { $number } impactos
    } por resolver
app-honour = Honor
app-resilience = Resistencia
app-difficulty = Dif.
app-wounds = Heridas
app-harmless = Inofensivo

## The game in a terminal

app-help-hint = Escribe el número de lo que eliges y después lo que se te pregunte. Escribe ? para ver la ayuda.
app-help-keys =
    3          elige la carta 3 de tu mano, o la línea 3 de una lista; después se pregunta el resto
    3 2        la carta 3 sobre el jugador 2, de una vez
    1 3        donde se pueden elegir varias cosas a la vez: la 1 y la 3
    Intro, 0   volver atrás, aún no se ha enviado nada; Intro da también la única respuesta posible
    i 3, 3?    el texto completo de la carta 3
    c 2        el Personaje del jugador 2 y sus cartas en juego
    u          deshacer, mientras nada haya salido a la luz
    log, log N  más líneas de lo ocurrido
    save ARCHIVO  guardar la partida en un archivo
    q          salir
app-log-cut = … { $number ->
        [one] 1 línea
       *[other] { $number } líneas
    } más: escribe log.
app-several = Se pueden elegir varios números a la vez: 1 3.
app-ask-target = ¿sobre qué jugador?
app-ask-which = ¿cuál?
app-not-a-number = Ese número no se puede elegir ahora.
app-not-a-command = Esa orden no existe. Escribe ? para ver la ayuda.
app-can-take-back = Escribe u para deshacer.
app-no-take-back = No se puede deshacer nada: otros han respondido o han visto algo.
app-file-exists = Ya existe un archivo { $file }: elige otro nombre.
app-unwritable = No se puede escribir { $file }: { $reason }.
app-saved = Guardada en { $file }.
app-winners = Ganadores: { $names }.
app-you-won = ¡Ganas!
app-you-lost = Pierdes.
app-seed = Semilla: { $seed }
app-same-deal = El mismo reparto otra vez: { $command }
app-offer-save = Para guardar la partida, escribe: save ARCHIVO. Intro para salir.
app-go-on = Continúa con: standoff play --resume { $file }
app-go-on-saving = Para continuar otro día, escribe «save ARCHIVO» antes de salir y después: standoff play --resume ARCHIVO

## standoff replay

app-replay-keys = Intro: siguiente. b: atrás. g N: ir a la decisión N. s N: lo que ve el jugador N. s all: todo a la vista. q: salir.
app-replay-at = Decisión { $number } de { $total } · vista: { $view } · Intro, b, g N, s N, s all, q
app-all-open = todo a la vista

## standoff simulate

app-set = Expansión
app-bot = Bot
app-seats = Puestos
app-wins = Victorias
app-share = Proporción
app-interval = Intervalo del 95 %
app-simulated = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $turns } turnos por partida, { $rate } partidas por segundo.
app-playing = Jugando
app-rate = { $number } por segundo

## standoff cards

app-cards = Cartas
app-faces = Caras
app-characters = Personajes
app-signs = Copias
app-border = Borde
app-cost = Coste
app-text = Texto
app-border-brown = marrón
app-border-blue = azul
app-border-green = verde
app-border-orange = naranja
app-border-black = negro
app-border-event = evento
app-border-rail = ferrocarril
app-border-red = rojo
app-border-yellow = amarillo
app-no-cards = Ninguna carta ni Personaje tiene «{ $word }» en su nombre o texto.

## The command line

app-version = standoff { $version } ({ $engine ->
        [compiled] compilado
       *[interpreted] interpretado
    })
app-no-bot = No hay ningún bot «{ $name }». Hay: { $names }.
app-no-game = No hay ningún juego «{ $name }». Hay: { $names }.
app-no-language = No hay ningún idioma «{ $name }». Hay: { $names }.
app-no-set = No hay ninguna expansión «{ $name }». Hay: { $names }.
app-no-seat = No hay ningún jugador «{ $name }». Hay: { $names }.
app-unreadable = No se puede leer { $file }: { $reason }.
app-no-record = No se puede reproducir { $file }: { $reason }
app-unknown-format = Los resultados se escriben en archivos que terminan en { $endings }, no en { $file }.
app-no-extra = Para eso hace falta { $package }, que no está instalado. Se instala con: pip install "standoff[{ $extra }]"
app-serving = Standoff está abierto en { $address } (las partidas se guardan en { $database }; Ctrl+C lo cierra).
app-no-browser = Aquí no se puede abrir un navegador: abre tú la dirección.

app-help = El sistema de juego BANG! en software: jugar, simular, reproducir. Proyecto de aficionados, no oficial.
app-help-version = Di qué versión y qué motor se está usando.
app-help-play = Juega una partida contra bots.
app-help-simulate = Haz que los bots jueguen muchas partidas y mira quién gana y cuánto.
app-help-replay = Recorre una partida guardada, como la vio cada jugador o con todo a la vista.
app-help-list = Lista las cartas y los Personajes con sus textos.
app-help-terminal = Juega en la terminal.
app-help-players = Cuántos jugadores se sientan a la mesa.
app-help-game = Qué juego: { $names }.
app-help-bot = Qué bot juega: { $names }; si no se nombra ninguno, el mejor. Si se da varias veces, se sientan por turnos.
app-help-seed = La semilla de todo el azar; con la misma semilla se reparte lo mismo.
app-help-name = Tu nombre en la mesa.
app-help-variant = Una variante de las reglas: { $names }. Se puede dar varias veces.
app-help-sets = Una expansión que se añade al juego básico: { $names }. Se puede dar varias veces.
app-help-explain = Muestra por qué los bots hacen lo que hacen, si saben decirlo.
app-help-resume = Continúa una partida guardada.
app-help-games = Cuántas partidas se juegan.
app-help-workers = Cuántos procesos juegan; el resultado es el mismo con cualquier número.
app-help-out = Escribe cada partida en un archivo que termina en .parquet, .csv o .json.
app-help-file = Una partida guardada.
app-help-print = Escribe toda la partida como líneas y sal.
app-help-view = Qué se muestra: el número de un jugador, o all para todo a la vista.
app-help-word = Solo lo que tiene esta palabra en su nombre o texto.
app-help-set = Solo las cartas y los Personajes de esta expansión.
app-help-lang = El idioma: en, es o it.
app-help-serve = Pon en marcha el servidor, donde se juega con amigos y bots.
app-help-serve-host = La dirección en la que escucha; 0.0.0.0 son todas.
app-help-serve-port = El puerto en el que escucha.
app-help-serve-database = Dónde se guardan las partidas: un archivo, o una URL postgresql://.
app-help-serve-url = Dónde se encuentra el servidor, por ejemplo https://standoff.example.
app-help-serve-pause = Ninguna pregunta se responde antes de estos segundos.
app-help-serve-grace = Tras estos segundos un bot juega por quien está ausente.
app-help-serve-linger = Durante estos segundos se conserva una mesa que todos han dejado.
app-help-serve-limit = Cuánto se permite, donde no sea lo habitual: NOMBRE=NÚMERO, las veces que haga falta.
app-help-serve-log = Cuánto se registra: debug, info, warning o error.
app-help-serve-open = Abre la página en el navegador.
app-help-admin = Para quien lo administra: cuida de un servidor en marcha y de su base de datos.
app-help-admin-database = La base de datos del servidor: ahí está su clave.
app-help-admin-server = Dónde responde el servidor en marcha.
app-help-admin-tables = Lista las mesas abiertas; primero las que no se pueden leer o están congeladas, y por qué.
app-help-admin-table = Mira dentro de una mesa.
app-help-admin-reload = Vuelve a leer una mesa de la base de datos; una congelada que se pueda leer se descongela.
app-help-admin-close = Cierra una mesa, se juegue lo que se juegue.
app-help-admin-thaw = Inténtalo de nuevo con todas las mesas congeladas o apartadas.
app-help-admin-drain = No empieces partidas ni abras mesas; --off lo termina.
app-help-admin-ban = No dejes entrar una dirección durante unas horas; se cierran sus conexiones.
app-help-admin-unban = Deja entrar otra vez una dirección.
app-help-admin-new-key = Firma las cookies con una clave nueva; las de claves anteriores se siguen leyendo.
app-help-admin-people = Quién jugó una partida: asiento, invitado y nombre.
app-help-admin-forget = Borra quién era una persona, por su invitado: nombres, líneas de chat, sus partidas.
app-help-admin-prune = Borra las mesas cerradas y sus partidas de hace más de estos días.
app-help-admin-check = Comprueba una copia de seguridad retomando todo lo que hay en una copia suya.
app-help-take-seat = Haz que un bot se siente a una mesa de un servidor.
app-help-bot-url = La dirección del servidor.
app-help-bot-table = El código de la mesa: la última parte de su enlace.
app-help-bot-name = El nombre del bot en la mesa.
app-help-bot-kind = Qué bot juega: { $names }.
