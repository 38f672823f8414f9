# La repetición de una partida terminada.

web-replay-title = Repetición
web-replay-loading = Buscando la partida…
web-replay-nowhere = No existe esa partida
web-replay-nowhere-line = Una partida se puede volver a ver cuando ha terminado. Revisa el enlace o búscala entre tus partidas.
web-replay-turn = Ronda { $round }: turno de { $name }
web-replay-moment = Este momento de la partida
web-replay-answer-hidden = Desde aquí no se sabe qué respondió.
web-replay-winners = Ganadores: { $names }
web-replay-controls = Recorrer la partida
web-replay-position = Posición en la partida
web-replay-where = { $at } de { $of } · ronda { $round } · { $name }
web-replay-where-deal = { $at } de { $of } · el reparto
web-replay-first = Al principio (Inicio)
web-replay-turn-back = Al turno anterior (Re Pág)
web-replay-back = Un paso atrás (←)
web-replay-play = Reproducir (espacio)
web-replay-pause = Pausa (espacio)
web-replay-on = Un paso adelante (→)
web-replay-turn-on = Al turno siguiente (Av Pág)
web-replay-last = Al final (Fin)
web-replay-speed = Velocidad
web-replay-times = { $times }×
web-replay-view = Vista
web-replay-view-open = Todo al descubierto
web-replay-view-watch = Como espectador
web-replay-view-seat = Como { $name }
web-replay-log = Lo que ha pasado
web-replay-share = Compartir este momento
web-replay-share-line = Un momento de una partida en mi mesa
web-replay-not-copied = Copia la dirección de esta página: aquí el navegador no lo permite.

# La probabilidad de ganar de cada bando a lo largo de la partida.
web-course-title = Momentos decisivos
web-course-working = Calculando las probabilidades: { $done } %
web-course-soon = Las probabilidades se calcularán en breve
web-course-left = { $minutes ->
    [one] falta un minuto, más o menos
   *[other] faltan unos { $minutes } minutos
}
web-course-none = Ninguna jugada destaca más que el azar.
web-course-jump = Momento decisivo { $number }: { $deed }
web-course-percent = { $number } %
web-course-error = 95 de cada 100 veces la probabilidad no se desvía más, si siguen jugando bots
web-course-card = Tarjeta
web-course-card-hint = La partida en una tarjeta, como imagen
web-course-facts = { $players } jugadores · { $rounds } rondas
web-course-method = Desde cada una de { $positions } posiciones, bots expertos siguieron jugando { $same ->
        [yes] { $least } veces
       *[no] entre { $least } y { $most } veces
    }, con las manos y los roles tal como eran. La banda clara es el error al 95 %. Son probabilidades entre bots, no entre personas.
web-side-sheriff = La ley
web-side-deputy = Alguacil
web-side-outlaw = Forajidos
web-side-renegade = Renegado
web-side-shogun = Shogun
web-side-samurai = Samurái
web-side-ninja = Ninjas
web-side-ronin = Ronin
web-gain-sheriff = +{ $points } para la ley
web-gain-deputy = +{ $points } para el Alguacil
web-gain-outlaw = +{ $points } para los Forajidos
web-gain-renegade = +{ $points } para el Renegado
web-gain-shogun = +{ $points } para el bando del Shogun
web-gain-samurai = +{ $points } para el Samurái
web-gain-ninja = +{ $points } para los Ninjas
web-gain-ronin = +{ $points } para el Ronin

# Por qué un bot hizo algo.
web-why = ¿Por qué?
web-why-of = ¿Por qué? { $deed }
web-why-other = Lo siguiente mejor:
web-why-only = No podía hacer otra cosa.
web-why-random = Hace cualquier cosa que permitan las reglas.
web-why-unsaid = No tiene nada que decir sobre ello.
