# La página tras una partida: quién ha ganado, quién era quién y qué hay que contar.

web-end-kicker = { $table } · { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }
web-end-minutes = { $minutes ->
        [0] menos de un minuto
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
web-verdict-law = Gana la ley
web-verdict-outlaws = Ganan los Forajidos
web-verdict-renegade = Gana el Renegado
web-verdict-other = Fin de la partida
web-end-last-by = { $by } eliminó a { $target } ({ $kind }).
web-end-last = { $target } quedó fuera de la partida ({ $kind }).
web-end-winners = Ganadores
web-end-fallen = fuera de la partida
web-end-you-won = { $name }, has ganado
web-end-you-lost = { $name }, has perdido
web-end-rematch = Revancha
web-end-waiting = Cuando { $name } empiece la revancha, juegas tú también.
web-end-waiting-nobody = El anfitrión puede empezar la revancha; juegas tú también.
web-end-watching = Cuando empiece la revancha, la verás aquí.
web-end-closed = Esta mesa está cerrada: aquí ya no hay revancha.
web-end-options = Opciones de la revancha
web-end-keep = Conservar el Personaje
web-end-keep-hint = Quienes siguen en la partida pueden conservar el suyo; los demás reciben otro al azar.
web-end-keep-one = { $name } conserva a { $character }
web-end-rotate = Pasar el Rol de { $role }
web-end-rotate-hint = Le toca a { $name }, en sentido horario; los demás Roles se reparten al azar.
web-end-replay = Ver la repetición
web-end-lobby = Volver al salón

web-end-who = Quién era quién
web-end-player = Jugador
web-end-role = Rol
web-end-fate = Final
web-end-shots = Disparos
web-end-hits = Impactos
web-end-lost = Vida
    perdida
web-end-regained = Vida
    recuperada
web-end-played = Cartas
    jugadas
web-end-standing = Sigue en pie
web-end-out-by = Ronda { $round }, por { $name }
web-end-out = Ronda { $round }
web-end-best = (el máximo)

web-end-life = Vida, ronda a ronda
web-end-start = inicio
web-end-round-short = r{ $round }
web-end-round = Ronda { $round }

web-end-tell = Para contarlo
web-fact-passed = { $kind } cambió de manos { $number } veces y no explotó.
web-fact-passed-exploded = { $kind } cambió de manos { $number } veces antes de explotar.
web-fact-exchange = { $by } y { $target } gastaron { $number } cartas en un enfrentamiento ({ $kind }).
web-fact-checks = { $kind }: { $seat } cumplió la condición { $number } de { $of } veces.
web-fact-in-vain = { $kind }: { $seat } lo intentó { $number } veces, siempre en vano.
web-fact-taken = { $seat } le quitó { $number } cartas a { $owner }.
web-fact-busy-turn = { $seat } jugó { $number } cartas en un solo turno.
web-fact-regained = { $seat } recuperó { $number } puntos de vida.
web-fact-cancelled = { $seat } canceló { $number } disparos.
web-fact-eliminated = { $seat } eliminó a { $number } jugadores.
web-fact-unhurt = { $seat } no perdió ni un solo punto de vida.
web-fact-last-point = { $seat } llegó al final con 1 punto de vida.
web-fact-penalty = { $seat } eliminó a uno de los suyos y lo pagó con todas sus cartas.

web-seed-fits = Reparto comprobado: la semilla coincide con el sello del inicio.
web-seed-fits-remembered = Reparto comprobado: la semilla coincide con el sello que este navegador guarda desde el inicio.
web-seed-differs = La semilla no coincide con el sello del inicio: no te fíes de este reparto.
web-seed-unknown = La semilla de este reparto; aquí no hay ningún sello con el que compararla.
web-seed-check = Cómo se ha comprobado
web-seed-explained = Antes de la primera pregunta, el servidor publicó un sello: BLAKE2b-256 de la sal, dos puntos y la semilla. Tu navegador acaba de volver a calcularlo.
web-seed-seed = Semilla
web-seed-salt = Sal
web-seed-told = Sello del inicio
web-seed-computed = Calculado aquí
web-seed-record = La partida entera en JSON
