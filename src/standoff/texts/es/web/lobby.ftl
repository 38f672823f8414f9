# La portada, la sala de espera, mis partidas y lo que comparten todas las páginas.

## Lo que comparten todas las páginas

web-title-table = Mesa
web-title-rules = Cartas y reglas
web-title-learn = Aprende en la mesa
web-title-replays = Mis partidas
web-title-replay = Repetición
web-title-nowhere = No existe esa página
web-home = Standoff, portada
web-close = Cerrar
web-sound = Sonido
web-language-next = Idioma: { $now }. Cámbialo
web-languages = Idioma
web-theme-light = Cambiar a Mediodía, los colores claros
web-theme-dark = Cambiar a Ocaso, los colores oscuros
web-life-of = { $life } de { $max } puntos de vida
web-role-hidden = Rol desconocido
web-range-of = Alcance { $reach }
web-suit-C = de tréboles
web-suit-D = de diamantes
web-suit-H = de corazones
web-suit-S = de picas

## Nombres que nadie ha elegido

web-table-names = Mesa Coyote, El porche de atrás, Arroyo seco, Expreso nocturno, Mesa Roja, Última oportunidad, Barranco del Crótalo, Espuela de plata, Cactus torcido, Pino solitario, Farol de medianoche, Recodo del whisky, Peña del Buitre, El viejo corral, Rueda rota, Colina del Farol, Cañón de cobre, Posada del Matojo, Silla vacía, Herradura de la suerte, La mula negra, Pozo callado, Trío de ases, Perrito de las praderas, Hondonada del Lobo, El salar, Esquina de los buscados, Hoguera fría, Carreta pintada, Coyote azul, Paso del Eco, El descanso del jinete
web-bot-names = Amos, Hattie, Silas, Mabel, Rufus, Clementine, Ezra, Dolores, Wade, Josefa, Hank, Opal, Cyrus, Pearl, Jeb, Ramona, Otis, Adelita, Virgil, Minnie, Gus, Lupe, Emmett, Cora, Tobias, Flora, Boone, Odessa, Chester, Prudence
web-guest-names = Lola, Nando, Tess, Bruno, Vale, Rocco, Alma, Nico, Inés, Leo, Mara, Remy, Noa, Dario, June, Elio, Sol, Abel, Rita, Kim

## A qué se juega

web-game-bang = Juego de cartas
web-game-bang-line = Cartas en la mano, un arma en la mesa y Roles secretos.
web-game-dice = Juego de dados
web-game-dice-line = Cinco dados, tres tiradas: guarda, vuelve a lanzar y vigila las Flechas.
web-game-samurai = Samurai Sword
web-game-samurai-line = Katana y honor: nadie deja la mesa antes del final.
web-set-base = Juego básico
web-set-dodge_city = Dodge City
web-set-gold_rush = Fiebre del oro
web-set-valley_of_shadows = El Valle de las Sombras
web-set-high_noon = Solo ante el peligro
web-set-fistful_of_cards = Por un puñado de cartas
web-set-wild_west_show = Wild West Show
web-set-armed_and_dangerous = Armados y peligrosos
web-set-great_train_robbery = El gran asalto al tren
web-variant-first_game = Primera partida: sin cartas con libro
web-variant-dynamite_variant = Variante Dinamita
web-variant-shadow_gunslingers = Pistoleros Sombra
web-bot-gunslinger = Curtidos
web-bot-gambler = Curtidos
web-bot-swordmaster = Curtidos
web-bot-marshal = Marshals
web-bot-cardsharp = Tahúres
web-bot-shogun = Shogunes
web-bot-greenhorn = Novatos
web-bot-random = Imprevisibles
web-bot-best = Los mejores que hay
web-level-gunslinger = Curtido
web-level-gambler = Curtido
web-level-swordmaster = Curtido
web-level-marshal = Marshal
web-level-cardsharp = Tahúr
web-level-shogun = Shogun
web-level-greenhorn = Novato
web-level-random = Imprevisible
web-clock = { $seconds ->
        [86400] Sin reloj
        [120] 2 minutos por decisión
       *[other] { $seconds } s por decisión
    }
web-players = { $players } jugadores
web-bots-are = Bots: { $bot }
web-bots-mixed = Bots de varios niveles
web-by-link = Solo con el enlace
web-in-lobby = A la vista de todos

## La portada

web-kicker = Mesa no oficial para la familia BANG!
web-tagline = Todos tienen un arma, una cuenta pendiente y un secreto. Siéntate con amigos o con bots: sin cuenta y sin instalar nada.
web-play-now = Jugar ya
web-play-what = Tú y { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }, como { $name }.
web-play-else = Puedes { $change } o { $setup } para amigos.
web-change-name = cambiar el nombre
web-set-up = preparar una mesa
web-game = Juego
web-your-name = Tu nombre
web-save-name = Guardar
web-keep-name = Cancelar
web-name-saved = A partir de ahora eres { $name }.
web-open-tables = Mesas abiertas
web-new-table = Nueva mesa
web-looking = Buscando mesas…
web-no-tables = Ahora no hay ninguna mesa abierta. Abre una: tus amigos entran con su enlace y los bots ocupan los demás puestos.
web-lobby-lost = Se ha perdido la conexión. Reintentando…
web-return = Volver
web-join = Unirse
web-watch = Mirar
web-return-to = Volver a { $table }
web-join-at = Unirse a { $table }
web-watch-at = Mirar { $table }
web-your-turn = Espera tu respuesta.
web-seat-kept = Tu puesto te espera. Un bot juega hasta que vuelvas.
web-seat-open = Tu puesto te espera. La partida no ha empezado.
web-seat-over = La partida ha terminado; quizá se juegue otra.
web-people-of = { $people } de { $players }
web-people-list = En la mesa: { $names }
web-nobody-yet = Aquí no se ha sentado nadie
web-being-played = Se está jugando
web-between = Entre dos partidas
web-code-ask = ¿Te han pasado un enlace o un código?
web-code-empty = Primero pega el enlace o escribe el código.
web-code-unreadable = Eso no es ni el enlace de una mesa ni un código. Un código es algo como k7mq2x9d.
web-code-nowhere = No hay ninguna mesa { $code }. Las mesas se cierran un rato después de que se vaya todo el mundo: pide otro enlace.
web-go-learn = ¿Primera partida? Aprende en la mesa
web-go-rules = Todas las cartas y reglas
web-go-replays = Mis partidas
web-more = Más
web-credits = Proyecto de aficionados, sin relación con la editorial. Iconos: game-icons.net, CC BY 3.0. Tipos de letra: SIL Open Font License.

## Nueva mesa

web-modules = Módulos
web-start-from = Empezar con
web-mix-first = Primera partida
web-mix-first-line = El juego básico sin sus cartas más complicadas, para sentarse por primera vez.
web-mix-classic = Velada clásica
web-mix-classic-line = Las cartas y los Personajes de Dodge City, y un evento de Solo ante el peligro cada ronda.
web-mix-party = Gran fiesta
web-mix-party-line = Una mesa llena donde las heridas se pagan en oro y nadie se queda fuera: quien cae vuelve.
web-mix-everything = Todo
web-mix-everything-line = Todos los módulos en una sola mesa, para quien ya los conoce.
web-mix-own = Tu propia mezcla
web-bill = En la caja
web-box-cards = Cartas de juego
web-box-characters = Personajes
web-box-events = Eventos
web-box-great_train_robbery = Vagones
web-box-players = Jugadores
web-box-range = de { $low } a { $high }
web-not-with = No con { $other }.
web-note-leaves = { $part } es para { $number } jugadores o más: se ha quitado.
web-note-added = { $number } jugadores necesitan { $part }: se ha añadido.
web-note-apart = { $part } no se puede jugar con { $other }, que se ha quitado.
web-note-more = { $part } es para { $number } jugadores o más: ahora sois { $number }.
web-note-without = { $players } jugadores necesitan { $part }: ahora sois { $number }.
web-usual = Mi mesa de siempre
web-usual-take = Elegirla
web-usual-open = Abrirla
web-usual-name = ¿Cómo llamas a esta mesa?
web-usual-rename = Cambiar el nombre de { $name }
web-usual-forget = Olvidar { $name }
web-usual-forgotten = { $name }: olvidada.
web-number-of-players = Jugadores
web-fewer = Menos jugadores
web-further = Más jugadores
web-bots = Bots
web-bots-line = Un bot juega cada puesto que nadie tome, y el tuyo mientras no estés.
web-bots-each = Un nivel para cada puesto
web-bots-seat = Puesto { $seat }
web-bot-gunslinger-line = Adivinan los Roles por lo que hace cada uno, y juegan a ganar.
web-bot-gambler-line = Calculan lo que vale cada tirada, y juegan a ganar.
web-bot-swordmaster-line = Sopesan cada golpe por lo que hace por su equipo.
web-bot-marshal-line = Prueban sus mejores opciones en partidas imaginadas. Cada respuesta tarda un momento.
web-bot-cardsharp-line = Prueban sus mejores opciones en partidas imaginadas. Cada respuesta tarda un momento.
web-bot-shogun-line = Prueban sus mejores opciones en partidas imaginadas. Cada respuesta tarda un momento.
web-bot-greenhorn-line = Principiantes: juegan de buena fe, pero tardan en ver quién es quién.
web-bot-random-line = Hacen cualquier cosa que permitan las reglas: compañía fácil para probar.
web-clock-label = Reloj
web-who-joins = Quién puede entrar
web-public-no = Quien tenga el enlace
web-public-yes = Cualquiera: sale en la portada
web-dealt = { $players } jugadores: tú y { $others } más; los bots ocupan los puestos que nadie tome.
web-events = Eventos
web-events-usual = los de siempre ({ $number })
web-events-number = { $number } eventos
web-open-it = Abrir la mesa
web-least-players = Para { $number } jugadores o más.
web-set-base-line = De cuatro a siete jugadores, un Sheriff y sus enemigos. Siempre está.
web-set-dodge_city-line = Cartas de borde verde, que se usan un turno después
web-set-high_noon-line = Un evento en vigor cada ronda
web-set-fistful_of_cards-line = Un evento cada ronda, y más duro
web-set-wild_west_show-line = Otro mazo de eventos, que descubren las Diligencias
web-set-gold_rush-line = Pepitas por cada herida y Equipo que comprar con ellas
web-set-valley_of_shadows-line = Fantasmas, disparos temerarios y respuestas
web-set-armed_and_dangerous-line = Cartas de borde naranja con fichas que gastar
web-set-great_train_robbery-line = Un Tren con Vagones que adquirir por el camino
web-variant-first_game-line = Solo las cartas sencillas
web-variant-dynamite_variant-line = La Dinamita es un cartucho que cambia de manos
web-variant-shadow_gunslingers-line = Quien es eliminado vuelve en sus propios turnos

## La sala de espera

web-chairs = Puestos
web-invitation = Invitación
web-invite-line = Manda este enlace a tus amigos. Quien lo abra puede sentarse.
web-invite-only-here = Solo esta máquina puede abrir el enlace: el servidor no escucha a nadie más.
web-invite-listen = Para amigos de la misma red, arranca el servidor con
web-invite-code = Código
web-link-of = Enlace de esta mesa
web-copy = Copiar el enlace
web-copied = Copiado
web-copy-by-hand = Selecciona el enlace y cópialo tú: aquí el navegador no lo permite.
web-share = Compartir
web-share-line = Siéntate a mi mesa: { $table }
web-qr = Código QR con el enlace de esta mesa
web-qr-large = Mostrar el código QR a pantalla completa
web-qr-line = Apunta con la cámara de un móvil. Un toque lo cierra.
web-agreed = Lo acordado
web-bot-until = { $bot }: un bot, hasta que alguien se siente
web-you = tú
web-host = anfitrión
web-away = ausente
web-sit-here = Sentarme aquí
web-sit-at = Sentarme en el puesto { $seat }
web-sit-down = Sentarme
web-stand-up = Dejar mi puesto
web-send-away = Echar
web-send-away-who = Echar a { $name }
web-send-away-sure = ¿Echar a { $name }? No podrá volver a esta mesa.
web-send-away-no = Que se quede
web-start = Empezar
web-start-who = { $people ->
        [one] Tú
       *[other] { $people } personas
    } y { $bots ->
        [0] ningún bot
        [one] 1 bot
       *[other] { $bots } bots
    }
web-wait-host = Esperando a que { $host } empiece.
web-wait-any = Esperando a que empiece el anfitrión.
web-watching = { $number ->
        [one] 1 persona mira
       *[other] { $number } personas miran
    }
web-all-taken = Todos los puestos están ocupados. Puedes quedarte a mirar.
web-who-are-you = ¿Cómo te llamamos?
web-name-and-sit = Sentarme
web-sat-down = { $name } se sienta.
web-stood-up = { $name } se ha ido.

## Mis partidas

web-past-none = Todavía no has terminado ninguna partida aquí.
web-past-none-line = Las partidas que juegues hasta el final se guardan aquí: puedes volver a verlas con todas las cartas a la vista.
web-past-offline = Ahora no se pueden leer tus partidas.
web-past-won = Ganaste
web-past-lost = Perdiste
web-past-winners = { $number ->
        [one] Ganó: { $names }
       *[other] Ganaron: { $names }
    }
web-past-with = Con { $names }
web-past-replay = Volver a verla
web-past-replay-of = Volver a ver la partida del { $day }
web-past-loading = Buscando tus partidas…

## No existe esa página

web-nowhere-title = Aquí solo hay polvo
web-nowhere-line = No existe esa página. Quizá el enlace sea viejo o le falte una letra.
web-go-home = A la portada

## Por qué no se ha hecho algo

web-problem-no-name = Un nombre necesita al menos una letra.
web-problem-long-name = Un nombre tiene como mucho 20 letras.
web-problem-name-taken = Ya hay alguien con ese nombre en la mesa: elige otro.
web-problem-no-table = No existe esa mesa.
web-problem-no-match = No hay ninguna partida terminada con ese identificador.
web-problem-other-rules = Esta partida se jugó con reglas distintas de las de hoy, y no se guardó lo que se vio entonces.
web-problem-full = Ahora no hay sitio. Prueba más tarde.
web-problem-too-fast = Eso ha sido demasiado de golpe. Espera un momento.
web-problem-busy = Se le pide demasiado a esta mesa. Espera un momento.
web-problem-offline = El servidor no contesta. Comprueba tu conexión y vuelve a probar.
web-problem-http = El servidor no ha podido hacerlo. Vuelve a probar.
web-problem-broken = Algo falla en el servidor. Prueba más tarde.
web-problem-origin = Esta petición viene de otro sitio web.
web-problem-no-bot = No existe ese bot.
web-problem-removed = El anfitrión te ha echado de esta mesa.
web-problem-seated = Ya tienes un puesto.
web-problem-taken = Ese puesto está ocupado.
web-problem-nobody = Ahí no hay nadie.
web-problem-no-seat = No tienes puesto en esta mesa.
web-problem-not-host = Eso solo puede hacerlo el anfitrión.
web-problem-playing = No mientras se juega una partida.
web-problem-not-saved = No se ha podido guardar. Vuelve a probar.
web-problem-frozen = Esta mesa ya no hace nada.
web-problem-closed = Esta mesa está cerrada.

## Lo que el motor no puede repartir

web-setup-no-game = Aquí no existe ese juego.
web-setup-no-part = { $part } no se ofrece aquí. Elige entre lo que muestra el formulario.
web-setup-apart = { $part } y { $other } no se pueden jugar a la vez: quita uno de los dos.
web-setup-no-option = No existe esa opción. Elige entre lo que muestra el formulario.
web-setup-least = { $part } es para { $number } jugadores o más.
web-setup-players = El juego es de { $low } a { $high } jugadores.
web-setup-needs = Para { $number } jugadores, añade { $parts }.
web-setup-events-alone = Cuántos eventos hay solo se elige cuando se mezclan dos expansiones de eventos.
web-setup-events = Un mazo mezclado tiene de { $low } a { $high } eventos además de la carta final.
web-setup-plain = Este juego no tiene más expansiones, variantes ni opciones.
web-setup-keep = Solo quienes seguían en la partida al final pueden conservar su Personaje.
