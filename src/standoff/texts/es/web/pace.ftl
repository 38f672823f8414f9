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
