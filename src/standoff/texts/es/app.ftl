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

## standoff lab

app-lab-title = Lo que { $games ->
        [one] cuenta 1 partida
       *[other] cuentan { $games } partidas
    }
app-lab-game = Juego
app-lab-games = Partidas
app-lab-players = Jugadores
app-lab-variants = Variantes
app-lab-version = Standoff
app-lab-again = Lo mismo otra vez, hasta el último número:
app-lab-intervals = Junto a cada número está su intervalo del 95 %. Donde se comparan muchos, más o menos uno de cada veinte destaca por puro azar.
app-lab-by-bots = Estas partidas las jugaron bots: lo que ellos juegan mal parece débil aquí.
app-lab-roles = Victorias por rol
app-lab-characters = Personajes
app-lab-groups = Expansiones y bots
app-lab-places = Los puestos y el primer turno
app-lab-length = Duración y finales
app-lab-cards = Cartas
app-lab-roles-how = Un rol se cuenta una vez por partida, pues quienes lo tienen ganan juntos.
app-lab-characters-how = El efecto es cuántos puntos porcentuales más gana un personaje que la media del mismo rol con tantos jugadores. En color: el intervalo queda fuera de esa media.
app-lab-places-how = Los puestos se cuentan en el orden de los turnos desde quien empieza, que está en el 0. Los efectos son puntos porcentuales frente a la media del mismo rol; quien siempre tiene el mismo rol, como el Sheriff en el 0, no se puede distinguir de él.
app-lab-place = Puesto { $number }
app-lab-place-number = Puesto
app-lab-effect = Efecto
app-lab-first-turn = El primer turno con { $players } jugadores: el puesto 1 frente al último, cada uno medido por su rol, { $value } puntos ({ $low } – { $high }).
app-lab-with-players = { $players } jugadores
app-lab-turns = Una partida dura { $value } turnos ({ $low } – { $high }). Cuántas partidas duraron cuánto:
app-lab-survivors = Al final siguen en juego { $value } jugadores ({ $low } – { $high }).
app-lab-first-out = El primer jugador queda eliminado en el turno { $value } ({ $low } – { $high }), en las partidas que eliminan a alguien.
app-lab-ending = Final
app-lab-cards-how = Por partida, de media. Daño y curación son puntos de vida, contados para la carta, el dado o la habilidad por los que se fueron o vinieron. Desperdiciada es la parte que dejó una mano sin usarse: demasiadas para guardarlas, pagadas o perdidas con su dueño.
app-lab-damage-plot = Puntos de vida perdidos en una partida, según la causa
app-lab-healing-plot = Puntos de vida recuperados en una partida, según la causa
app-lab-card = Carta o habilidad
app-lab-drawn = Robada, tirada
app-lab-played = Jugada
app-lab-used = Usada en juego
app-lab-wasted = Desperdiciada
app-lab-damage = Daño
app-lab-healing = Curación
app-lab-no-card = (ninguna carta)
app-lab-ends-shown = El gráfico muestra { $number }: los mejores y los peores. Todos están en la tabla.
app-lab-written = { $file } está escrito. Las partidas están al lado, en Parquet.
app-lab-progress = { $done } de { $games } partidas; quedan unos { $minutes } minutos.
app-lab-kept = { $number ->
        [one] 1 partida queda guardada
       *[other] { $number } partidas quedan guardadas
    } en { $folder }. La misma orden sigue desde ahí.
app-lab-goes-on = { $number ->
        [one] 1 partida ya está
       *[other] { $number } partidas ya están
    } en { $folder }: solo se juegan las demás.
app-lab-other-games = { $folder } guarda partidas de otro plan, o de reglas o bots que han cambiado desde entonces. Indica otra carpeta con --out, o bórrala.
app-lab-said-twice = { $players } jugadores: está dicho dos veces.
app-lab-no-side = '{ $side }' no es nada que comparar. Escribe base, o set=NOMBRE, variant=NOMBRE, bot=NOMBRE; varios con comas entre ellos.
app-lab-same-sides = Los dos lados son iguales: { $side }.
app-lab-mixed-sides = Compara dos bots en el mismo juego, o dos juegos con los mismos bots, no ambas cosas a la vez.
app-lab-measure = Medida
app-lab-difference = Diferencia
app-lab-verdict = Veredicto
app-lab-wins-of = Victorias: { $name }
app-lab-turns-a-game = Turnos por partida
app-lab-bot-wins = Parte de los puestos que ganan
app-lab-differs = son distintos
app-lab-alike = parecidos, a menos de { $margin }
app-lab-open = abierto: unos { $games } pares
app-lab-sure = Seguro tras { $pairs } pares de partidas.
app-lab-unsure = No es seguro tras { $pairs } pares de partidas, que eran el límite.
app-lab-looks = Los intervalos aciertan en 95 de 100 comparaciones así, para todas las medidas juntas, por muchas veces que se mire.

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
app-rules-only = Esta expansión no tiene cartas ni Personajes: cambia las reglas.

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
app-no-cluster = Ningún clúster de Ray responde en { $address } ({ $reason }).
app-other-rules = Una máquina del clúster tiene otro Standoff que esta, { $version }, u otras expansiones. Instala lo mismo en todas.
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
app-help-bot = Qué bot juega: { $names }; si no se nombra ninguno, el mejor. Varios, separados por comas, se sientan por turnos.
app-help-seed = La semilla de todo el azar; con la misma semilla se reparte lo mismo.
app-help-name = Tu nombre en la mesa.
app-help-variant = Una variante de las reglas: { $names }. Se puede dar varias veces.
app-help-sets = Una expansión que se añade al juego básico: { $names }. Se puede dar varias veces.
app-help-explain = Muestra por qué los bots hacen lo que hacen, si saben decirlo.
app-help-resume = Continúa una partida guardada.
app-help-games = Cuántas partidas se juegan.
app-help-workers = Cuántos procesos juegan; el resultado es el mismo con cualquier número.
app-help-ray = Jugar en el clúster de Ray de esta dirección; local pone uno en marcha aquí, con los procesos de --workers. El resultado es el mismo.
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
app-help-serve-workers = Cuántos procesos sirven; más de uno necesita PostgreSQL.
app-help-serve-inside = La dirección de esta máquina en la que la alcanzan los procesos de otras.
app-help-serve-pause = Ninguna pregunta se responde antes de estos segundos.
app-help-serve-thinkers = Procesos para los bots que prueban sus opciones y para las probabilidades de las repeticiones; 0: no hay.
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
app-help-lab = Para quienes diseñan: lo que muchas partidas cuentan de cartas, personajes y expansiones.
app-help-lab-report = Juega muchas partidas y escribe una página sobre ellas, para abrir en cualquier navegador.
app-help-lab-players = Cuántos jugadores se sientan a la mesa. Puede darse varias veces: se juegan tantas partidas con cada número.
app-help-lab-out = La carpeta para la página y las partidas. Lo que ya está ahí no se vuelve a jugar.
app-help-lab-compare = Compara dos juegos o dos bots, desde las mismas semillas, hasta estar seguro.
app-help-lab-side = base, o set=NOMBRE, variant=NOMBRE, bot=NOMBRE; varios con comas entre ellos.
app-help-lab-limit = Cuántos pares de partidas se juegan como mucho.
app-help-lab-margin = Partes que difieren en menos de tantos puntos porcentuales cuentan como parecidas; también duraciones que difieren en tantos por ciento.
app-help-lab-keep = Una carpeta que guarda las partidas, para no volver a jugarlas.
