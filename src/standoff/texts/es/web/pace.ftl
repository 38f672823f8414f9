# Cómo sigue la partida: de quién es el turno, qué ocurre, a qué ritmo, qué te ha pasado.

web-what-happens = Lo que ocurre
web-turn-of = Turno de { $name }
web-turn-yours = Tu turno
web-then = luego { $name }
web-then-you = luego tú

web-pace = Ritmo de los demás
web-pace-slow = Ritmo lento
web-pace-normal = Ritmo normal
web-pace-fast = Ritmo rápido
web-pace-instant = Sin esperas
web-pace-short-slow = Lento
web-pace-short-normal = Normal
web-pace-short-fast = Rápido
web-pace-short-instant = Ya
web-pause = Pausa
web-pause-all = La partida se detiene cuando todos lo quieren
web-paused = En pausa
web-paused-hint = En pausa. Espacio para seguir, → para ver la siguiente acción.
web-go-on = Seguir
web-next-act = Siguiente

web-since = Desde tu última decisión
web-since-hit = { $by } te hiere: −{ $number }
web-since-harm = Pierdes { $number }
web-since-honour = Honor: −{ $number }
web-since-card = { $by }: te quedas sin { $card }
web-since-hidden = { $by } tiene una carta tuya
web-since-threat = { $by }: { $card } ante ti
web-since-dodged = Esquivas a { $by }
web-since-gain = Recuperas { $number }
web-since-more = { $number } más

web-help-space = pausar y seguir
web-help-next = ver ya la siguiente acción
web-help-faster = más lento, más rápido

## Un bot ocupa tu sitio

web-bot-plays-for-you = Un bot juega por ti:
web-bot-plays-why = se acabó el tiempo. Lo que tenías a medio elegir no se envió.
web-bot-in-your-seat = un bot en tu sitio
web-bot-for = bot por { $name }
web-so-far-for-you = Hasta ahora, por ti
web-just-now = Ahora
web-take-seat-back = Recupera tu sitio
web-take-seat-back-how = Intro · sigues tú enseguida
web-more-time = +30 s

## Fuera de la partida

web-you-are-out = Quedas fuera, { $name }.
web-you-are-out-short = Estás fuera
web-look = Ver todas las manos y roles
web-look-no-more = Tapar las manos
web-look-why = solo tú las ves; antes, adivina abajo
web-to-the-end = Ir al final
web-to-the-end-why = el desenlace, ya
web-watch-on = Seguir mirando
web-watch-on-why = a tu ritmo, con las cartas tapadas
web-new-game = Otra partida igual
web-new-game-why = esta termina sin ti
web-front-page = Portada
web-front-page-why = allí espera la repetición
web-guess-title = Antes de mirar: ¿quién es quién?
web-guess-of = El rol de { $name }
web-guess-named = { $number } de { $of } nombrados
web-guess-lock = Fijar mi apuesta
web-guess-score = { $right } de { $of } aciertos hasta ahora
web-guess-result = Tu apuesta: { $right } de { $of }
web-guess-right = acierto
web-guess-wrong = dijiste { $role }
web-reveal-label = Quien queda fuera
web-reveal-no = ve lo que ven todos
web-reveal-yes = puede ver todas las cartas

## Marcas, rencores, palabras

web-suspect = Lo que sospechas de { $name } (solo lo ves tú)
web-suspect-is = Sospechas que { $name } es { $role }
web-no-idea = Ni idea
web-shot-at = Ha disparado a
web-shot-at-times = { $name } ×{ $times }
web-grudge-shots = disparos
web-grudge-at-you = disparos a ti
web-grudge-width = más grueso: más veces
web-grudge-hide = oculta
web-help-suspect = marcar lo que sospechas de alguien
web-help-grudges = quién ha disparado a quién
web-notices = Aviso cuando sea tu turno
web-vibration = Vibrar cuando sea tu turno
web-mute = Sin bocadillos en esta mesa
web-emotes = Gestos
web-phrases = Frases
web-phrase-nothing-personal = Nada personal.
web-phrase-with-the-law = Estoy con la ley.
web-phrase-not-me = ¡Yo no!
web-phrase-well-shot = Buen disparo.
web-phrase-wait = Espera…
web-phrase-good-game = Buena partida.
web-phrase-hat = Se quita el sombrero
web-phrase-thumb = Bien hecho
web-phrase-beer = Salud
web-phrase-fist = Me las pagarás
web-phrase-skull = Estoy perdido
web-phrase-heart = Eso ha dolido
