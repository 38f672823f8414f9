# Lo que el núcleo puede preguntar y contar, sea cual sea el módulo que lo use.

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

option-let-it = Dejar que ocurra
option-no-more = Tal como está
option-ride = Añadir { $kind }
option-target-at = { $target }

event-left = { $seat } vuelve a salir de la partida.
event-turn-skipped = { $seat } se salta este turno.

why-unhurt = Ese jugador no ha perdido puntos de vida.
why-too-few-tokens = Para eso hace falta { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    }: no hay bastantes.
