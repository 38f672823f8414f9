# Lo que los conjuntos añaden a la mesa: Pepitas, fichas, mazos propios, sombras.

## Pepitas

web-nuggets = { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }
web-nuggets-unit = { $number ->
        [one] Pepita
       *[other] Pepitas
    }
web-nuggets-on-it = { $number ->
        [one] 1 Pepita encima
       *[other] { $number } Pepitas encima
    }
web-costs-nuggets = cuesta { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }
web-costs-you = Te cuesta { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }
web-price-to-discard = { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    } para que la descarte
web-buy = Comprar { $card }
web-you-keep = Te { $number ->
        [one] queda 1
       *[other] quedan { $number }
    }
web-all-you-have = Todo lo que tienes
web-short-of = { $number ->
        [one] Te falta 1
       *[other] Te faltan { $number }
    }
web-nuggets-to-spend = { $number ->
        [0] No tienes Pepitas que gastar.
        [one] Tienes 1 Pepita para gastar.
       *[other] Tienes { $number } Pepitas para gastar.
    }

## Fichas de Carga

web-loads = { $number ->
        [0] sin fichas
        [one] 1 ficha
       *[other] { $number } fichas
    }
web-loads-name = Fichas
web-loads-on-you = { $number ->
        [one] 1 ficha en ti
       *[other] { $number } fichas en ti
    }
web-loads-on-character = { $number ->
        [one] 1 ficha en el Personaje
       *[other] { $number } fichas en el Personaje
    }
web-comes-with-loads = entra con { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    }
web-loads-last = Su última ficha: se descarta
web-loads-last-fuse = Su última ficha: estalla
web-of-all = de { $number }
web-left-of-all = { $left ->
        [one] Queda 1
       *[other] Quedan { $left }
    } de { $number }
web-fuse = { $card }: { $number ->
        [one] queda 1 ficha
       *[other] quedan { $number } fichas
    }

## Mazos propios y lo demás que haya

web-stack-equipment = Equipo
web-cards-open = { $number } a la vista, { $left } en el mazo
web-skips = Pierde el próximo turno

## Sombras y fantasmas

web-shadow = Sombra
web-ghost = Fantasma
web-shadow-deputy = Alguacil Sombra
web-shadow-outlaw = Forajido Sombra
web-shadow-renegade = Renegado Sombra
web-shadow-nobody = Renegado Sombra
web-back-on-turn = Vuelve en su turno
web-you-are-back = Vuelves en tu turno
web-you-are-away = Estás fuera de la partida hasta tu próximo turno: entonces volverás como sombra.

## Eventos en vigor

web-events-name = Eventos
web-no-event-yet = Ninguno en vigor todavía
web-for-you-now = Para ti ahora:
web-until-turn-of = Hasta el próximo turno de { $name }
web-until-your-turn = Hasta tu próximo turno
web-until-the-end = Hasta el final de la partida
web-until-next-show = Hasta una Diligencia o una Wells Fargo
web-until-first-show = Una Diligencia o una Wells Fargo descubre la primera
web-next-event-is = Después: { $event }
web-events-left = { $number } por venir
web-now-silences = { $number ->
        [one] { $names } no tiene efecto.
       *[other] { $names } no tienen efecto.
    }
web-now-forbids = no puedes jugar { $cards }.
web-now-draws = robas { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } en la fase 1.
web-now-draws-otherwise = en la fase 1 robas como dice aquí, no dos cartas.
web-now-bangs = puedes jugar { $number } cartas ¡BANG! en tu turno.
web-now-suit = todas tus cartas cuentan como { $suit }.
web-now-suit-C = tréboles
web-now-suit-D = diamantes
web-now-suit-H = corazones
web-now-suit-S = picas
web-now-bang-cards = entre tus cartas: { $bangs } para un ¡BANG!, { $misses } para un ¡Fallaste!.
web-now-open-hand = todos ven { $number ->
        [one] tu carta
       *[other] tus { $number } cartas
    }.
web-now-talking = cada línea que escribes te cuesta 1 punto de vida.
web-now-victory = ganas como dice aquí, ya no como { $role }.
web-now-you-back = vuelves cuando llegue tu turno.
web-now-back = { $number ->
        [one] { $names } vuelve en su turno.
       *[other] { $names } vuelven en sus turnos.
    }
web-now-played = { $number } de { $enough } cartas jugadas este turno.
web-off-by = Sin efecto: { $event }
web-no-effect-now = no tiene efecto ahora
web-hand-open = Mano descubierta
web-new-role = Rol nuevo
web-send-anyway = Enviar igualmente
web-gag-sure = Esta línea te costará 1 punto de vida. Pulsa otra vez para enviarla.

## Lo que significan los signos

web-help-nuggets = Pepitas: se ganan por cada punto de vida que quitas a otro jugador y se gastan en Equipo. La moneda sobre una carta de borde negro es lo que te cuesta que la descarten.
web-help-loads = Fichas de Carga: pagan las cartas de borde naranja y efectos mayores. En una carta son cartuchos; en un Personaje, una moneda redonda.
web-help-shadow = Una sombra: un jugador eliminado que ha vuelto para este turno, sin puntos de vida.
web-help-away = Fuera de la partida hasta su próximo turno.
web-help-ghost = Un fantasma: un jugador eliminado que ha vuelto a la partida, sin puntos de vida que perder o recuperar.
web-help-open-hands = Esta mano está descubierta: todos ven sus cartas.
