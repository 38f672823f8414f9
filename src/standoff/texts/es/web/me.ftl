# Una página propia: lo que se ha jugado en este dispositivo.

web-title-me = Mi página
web-go-me = Mi página
web-me-private = Se guarda en este dispositivo, sin cuenta. Nadie más ve esta página.
web-me-since = En este dispositivo desde { $month }, sin cuenta. Nadie más ve esta página.
web-me-form = De las últimas { $of }: { $won } ganadas
web-me-row = { $number } seguidas
web-me-matches = { $number ->
        [one] partida
       *[other] partidas
    }
web-me-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
web-me-won = ganadas
web-me-others = los demás { $percent } %
web-me-longest = mejor racha
web-me-now = ahora { $number }
web-me-guessed = roles adivinados
web-me-guess-when = cuando estás fuera
web-me-of = { $won } de { $of }
web-me-by-game = Por juego
web-me-by-role = Por rol
web-me-notch = La marca es lo que han ganado los demás en tus mesas.
web-me-by-character = Por personaje
web-me-cards = Tus cartas
web-me-times = { $times ->
        [one] jugada una vez
       *[other] jugada { $times } veces
    }
web-me-last = Últimas partidas
web-me-rounds = { $rounds ->
        [one] 1 ronda.
       *[other] { $rounds } rondas.
    }
web-me-none = Aquí todavía no hay nada escrito.
web-me-none-line = Juega una partida hasta el final: pasa a tu libro, solo en este dispositivo.
web-me-keeping = Dónde se guarda
web-me-keeping-line = En este navegador y en ningún otro sitio. Guárdalo en un archivo para llevarlo a otro dispositivo; lo que hubiera allí se reemplaza.
web-me-save = Guardar en un archivo
web-me-bring = Leer de un archivo
web-me-taken = Tu libro se ha leído del archivo.
web-me-not-taken = Ese archivo no es un libro de Standoff. Nada ha cambiado.
web-me-erase = Borrar
web-me-erase-sure = ¿Borrarlo todo? Nadie puede recuperarlo.
web-me-erase-yes = Borrarlo todo
web-me-erase-no = Conservarlo
web-me-erased = Tu libro está vacío.
web-me-book = Tu libro en este dispositivo: { $matches ->
        [one] 1 partida,
       *[other] { $matches } partidas,
    } { $won ->
        [one] 1 ganada.
       *[other] { $won } ganadas.
    }
