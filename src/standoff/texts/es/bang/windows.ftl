# What the core can ask and tell, whatever set opens the window.

ask-hard-shot = { $by } te dispara con { $kind }: cancela el disparo con { $number } ¡Fallaste! o perderás { $limit } puntos de vida.
    .waiting = { $by } dispara a { $seat } con { $kind }: { $seat } decide cómo reaccionar.
ask-targeted = { $by } usa { $kind } contra ti: ¿dejas que ocurra?
    .waiting = { $by } usa { $kind } contra { $seat }, que decide cómo reaccionar.
ask-save = { $target } está a punto de perder { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    } ({ $kind }): ¿intervienes?
    .waiting = { $target } está a punto de perder puntos de vida ({ $kind }): { $seat } puede intervenir.
ask-another-target = { $kind }: además de { $target }, ¿quién más?
    .waiting = { $seat } elige otro objetivo para { $kind }
ask-rider = { $kind }: ¿añades algo?
    .waiting = { $seat } decide cómo jugar { $kind }
ask-repeat = { $kind }: { $target } desenfunda { $card }, que { $number ->
        [0] no cumple
       *[other] cumple
    } la condición. ¿Haces que se repita?
    .waiting = { $kind }: { $target } desenfunda { $card }. { $seat } puede hacer que se repita.
ask-repeat-suits = { $kind }: { $target } desenfunda cartas de { $number ->
        [one] un solo palo
       *[other] { $number } palos
    }. ¿Haces que se repita?
    .waiting = { $kind }: { $target } ha desenfundado cartas. { $seat } puede hacer que se repita.
ask-order = { $kind }: ¿sobre quién la juega { $target }?
    .waiting = { $kind }: { $seat } decide sobre quién la juega { $target }.
ask-obey = { $by } te hace jugar { $kind }: ¿con qué carta?
    .waiting = { $by } hace que { $seat } juegue { $kind }
ask-along = { $kind }: ¿con qué carta la acompañas?
    .waiting = { $seat } decide qué carta acompaña a { $kind }
ask-first = Actúan ahora varias de tus Capacidades y cartas: ¿cuál primero?
    .waiting = { $seat } decide qué Capacidad o carta actúa primero

option-first = { $kind }
option-along = { $card }
option-let-it = Dejar que ocurra
option-no-more = Tal como está
option-ride = Añadir { $kind }
option-use-card = Usar { $card }
    .short = { $card }
option-use-card-at = Usar { $card } sobre { $target }
option-use-card-at-card = Usar { $card } sobre { $target }: { $pick }
option-use-card-at-hand = Usar { $card } sobre { $target }: 1 carta al azar de la mano
option-use-up-as-at = Usar { $card } como { $kind } sobre { $target }
option-use-up-as-at-card = Usar { $card } como { $kind } sobre { $target }: { $pick }
option-use-up-as-at-hand = Usar { $card } como { $kind } sobre { $target }: 1 carta al azar de la mano
option-use-at-card = Usar la Capacidad de { $kind } sobre { $target }: { $pick }
option-target-at = { $target }
option-order = Que la juegue
option-order-card = Que la juegue: { $pick }
option-order-at = Sobre { $target }
option-order-at-card = Sobre { $target }: { $pick }
option-order-at-hand = Sobre { $target }: 1 carta al azar de la mano
option-obey = Jugar { $card }
option-have-none = No tienes ninguna

event-left = { $seat } sale de la partida.
    .you = Sales de la partida.
event-kept = { $kind } mantiene a { $seat } en la partida, sin puntos de vida.
    .you = { $kind } te mantiene en la partida, sin puntos de vida.
event-left-over = Sobra { $card }, que se descarta.
event-turn-skipped = { $seat } pierde este turno.
    .you = Pierdes este turno.
event-ordered = { $by } ordena a { $seat } que juegue { $kind }
    .you = { $by } te ordena que juegues { $kind }
    .by-you = Ordenas a { $seat } que juegue { $kind }
event-ordered-at = { $by } ordena a { $seat } que juegue { $kind } sobre { $target }
    .you = { $by } te ordena que juegues { $kind } sobre { $target }
    .to-you = { $by } ordena a { $seat } que juegue { $kind } sobre ti
    .by-you = Ordenas a { $seat } que juegue { $kind } sobre { $target }
event-has-none = { $seat } no tiene { $kind }
    .you = No tienes { $kind }
event-unloaded = { $number ->
        [one] Se quita 1 ficha
       *[other] Se quitan { $number } fichas
    } de { $card } de { $seat }.
    .you = { $number ->
            [one] Se quita 1 ficha
           *[other] Se quitan { $number } fichas
        } de tu { $card }.
event-unloaded-self = { $number ->
        [one] Se quita 1 ficha
       *[other] Se quitan { $number } fichas
    } del Personaje de { $seat }.
    .you = { $number ->
            [one] Se quita 1 ficha
           *[other] Se quitan { $number } fichas
        } de tu Personaje.

why-unhurt = Ese jugador no ha perdido puntos de vida.
why-too-few-tokens = Para eso { $number ->
        [one] hace falta 1 ficha
       *[other] hacen falta { $number } fichas
    }: no hay bastantes.
    .short = { $limit ->
        [one] Falta 1 ficha
       *[other] Faltan { $limit } fichas
    }
