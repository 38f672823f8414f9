# What the Dice Game says at the table. English explains the arguments.

## Roles

role-sheriff = Sheriff
    .text = Acaba con todos los Forajidos y con todos los Renegados.
role-deputy = Alguacil
    .text = Ayuda al Sheriff: ganas cuando él gana, aunque te hayan eliminado.
    .text-3 = Quítale tú el último punto de vida al Renegado. Si cae de otro modo, sé el último jugador en pie.
role-outlaw = Forajido
    .text = Haz que eliminen al Sheriff: todos los Forajidos ganan juntos, incluso los eliminados.
    .text-3 = Quítale tú el último punto de vida al Alguacil. Si cae de otro modo, sé el último jugador en pie.
role-renegade = Renegado
    .text = Sé el único jugador en la partida cuando caiga el Sheriff.
    .text-3 = Quítale tú el último punto de vida al Forajido. Si cae de otro modo, sé el último jugador en pie.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-heal = { $kind }: ¿qué jugador recupera 1 punto de vida?
    .waiting = { $kind }: { $seat } elige quién recupera 1 punto de vida.
ask-roll = Tirada { $number } de { $limit }: acepta los dados o elige cuáles volver a lanzar.
    .waiting = { $seat } decide si vuelve a lanzar (tirada { $number } de { $limit }).
ask-shot = { $kind }: ¿a qué jugador disparas?
    .waiting = { $kind }: { $seat } elige un objetivo.
ask-beer = { $kind }: ¿a qué jugador se la das?
    .waiting = { $kind }: { $seat } elige a quién se la da.
ask-hit = { $by } te alcanza ({ $kind }) y { $number ->
        [one] queda 1 impacto
       *[other] quedan { $number } impactos
    }: ¿tomas 1 Flecha en su lugar?
    .waiting = { $by } alcanza a { $seat } ({ $kind }), que puede tomar 1 Flecha en su lugar.
ask-return = Has perdido puntos de vida: ¿cuántas Flechas devuelves? Como máximo, { $number }.
    .waiting = { $seat } puede devolver { $number ->
        [one] 1 Flecha
       *[other] hasta { $number } Flechas
    }.
ask-discard-arrow = Gatling: puedes descartar { $number ->
        [one] 1 Flecha más
       *[other] { $number } Flechas
    }. ¿De quién?
    .waiting = Gatling: { $seat } puede descartar { $number ->
        [one] 1 Flecha más
       *[other] { $number } Flechas
    } de cualquier jugador.

## Answers

option-heal-at = { $target } recupera 1 punto de vida
    .short = { $target }
option-stop = Aceptar los dados
    .then = No lanzas más
option-reroll = Volver a lanzar { $kinds }
    .short = Volver a lanzar
option-shoot-at = Disparar a { $target }
    .short = { $target }
option-double-at = Gastar 1 Cerveza y alcanzar dos veces a { $target }
    .short = { $target }, doble
    .then = 2 impactos; gastas la Cerveza
option-pour-at = Dar la Cerveza a { $target }
    .short = { $target }
option-take-arrow = Tomar 1 Flecha en su lugar
    .short = Tomar 1 Flecha
    .then = No pierdes ningún punto de vida
option-take-it = Encajar el impacto: perder 1 punto de vida
    .short = Encajar el impacto
    .then = { $left ->
        [one] Pierdes 1 punto de vida: te queda 1
       *[other] Pierdes 1 punto de vida: te quedan { $left }
    }
option-return = { $number ->
        [0] Quedarte con tus Flechas
        [one] Devolver 1 Flecha
       *[other] Devolver { $number } Flechas
    }
option-discard-arrow-at = Descartar 1 Flecha de { $target }
    .short = { $target }
option-enough = No descartar más Flechas

## What happens

event-role = { $seat } recibe el Rol de { $role }.
    .you = Recibes el Rol de { $role }.
event-role-hidden = { $seat } recibe un Rol secreto.
    .you = Recibes un Rol secreto.
event-character = { $kind } es el Personaje de { $seat }.
    .you = { $kind } es tu Personaje.
event-new-rules = Se han corregido las reglas: la partida sigue con las nuevas.
event-step-again = Se han corregido las reglas: el último paso se juega otra vez.
event-turn = Turno { $number }: le toca a { $seat }.
    .heading = Turno de { $seat }
    .you = Turno { $number }: te toca a ti.
    .you-heading = Tu turno
event-ability = { $seat } usa la Capacidad de { $kind }.
    .you = Usas la Capacidad de { $kind }.
event-rolled = { $seat } lanza: { $kinds } (tirada { $number }).
    .you = Lanzas: { $kinds } (tirada { $number }).
event-stopped = { $seat } acepta los dados.
    .you = Aceptas los dados.
event-took-arrows = { $seat } toma { $number ->
        [one] 1 Flecha
       *[other] { $number } Flechas
    }: { $limit ->
        [one] queda 1
       *[other] quedan { $limit }
    } en el montón.
    .you = Tomas { $number ->
            [one] 1 Flecha
           *[other] { $number } Flechas
        }: { $limit ->
            [one] queda 1
           *[other] quedan { $limit }
        } en el montón.
event-indians = ¡Atacan los indios!
event-arrows-back = Todas las Flechas vuelven al montón: { $number }.
event-exploded = ¡Tres Dinamitas explotan delante de { $seat }!
    .you = ¡Tres Dinamitas explotan delante de ti!
event-aimed = { $by } apunta a { $target } ({ $kind }): { $number ->
        [one] 1 impacto
       *[other] { $number } impactos
    }.
    .to-you = { $by } te apunta ({ $kind }): { $number ->
            [one] 1 impacto
           *[other] { $number } impactos
        }.
    .by-you = Apuntas a { $target } ({ $kind }): { $number ->
            [one] 1 impacto
           *[other] { $number } impactos
        }.
event-lost-life = { $seat } pierde { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    }.
    .you = Pierdes { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        }.
event-lost-life-to = { $seat } pierde { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    } por obra de { $by }.
    .you = Pierdes { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        } por obra de { $by }.
    .by-you = { $seat } pierde { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        } por obra tuya.
event-spared = { $seat } toma { $number ->
        [one] 1 Flecha
       *[other] { $number } Flechas
    } en lugar de un impacto: { $limit ->
        [one] queda 1
       *[other] quedan { $limit }
    } en el montón.
    .you = Tomas { $number ->
            [one] 1 Flecha
           *[other] { $number } Flechas
        } en lugar de un impacto: { $limit ->
            [one] queda 1
           *[other] quedan { $limit }
        } en el montón.
event-returned-arrows = { $seat } devuelve { $number ->
        [one] 1 Flecha
       *[other] { $number } Flechas
    } al montón.
    .you = Devuelves { $number ->
            [one] 1 Flecha
           *[other] { $number } Flechas
        } al montón.
event-discarded-arrow = { $by } descarta 1 Flecha de { $target }.
    .to-you = { $by } descarta 1 de tus Flechas.
    .by-you = Descartas 1 Flecha de { $target }.
event-beer = { $seat } da una Cerveza a { $target }.
    .you = Das una Cerveza a { $target }.
    .to-you = { $seat } te da una Cerveza.
    .yourself = Te bebes una Cerveza.
event-healed = { $seat } recupera { $number ->
        [one] 1 punto de vida
       *[other] { $number } puntos de vida
    }.
    .you = Recuperas { $number ->
            [one] 1 punto de vida
           *[other] { $number } puntos de vida
        }.
event-wasted = { $seat } desperdicia una Cerveza.
    .you = Desperdicias una Cerveza.
event-gatling = ¡{ $seat } dispara la Gatling!
    .you = ¡Disparas la Gatling!
event-eliminated = { $seat } queda fuera de la partida y revela su Rol: { $role }.
    .you = Quedas fuera de la partida y revelas tu Rol: { $role }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }

## Why not

why-locked = No puedes volver a lanzar { $kind }.
    .short = No se vuelve a lanzar
why-yourself = No puedes dispararte.
why-not-in-game = Ese jugador está fuera de la partida.
why-places = Este dado no alcanza a ese jugador: está a { $distance ->
        [one] 1 puesto
       *[other] { $distance } puestos
    }.
    .short = A { $distance ->
        [one] 1 puesto
       *[other] { $distance } puestos
    }
why-no-use = Esto no sirve ahora.
why-not-asked = Ahora no te toca decidir.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } está de tu lado. ¿Hacerlo de todos modos?
warn-healthy = { $target } ya tiene todos sus puntos de vida. ¿Hacerlo de todos modos?
warn-last-life = Puede costarte el último punto de vida y aún puedes tomar 1 Flecha. ¿Hacerlo de todos modos?

## How it ends

ending-law = Gana el bando de la ley: los Forajidos y los Renegados están fuera de la partida.
ending-outlaws = Ganan los Forajidos: ya no queda Sheriff.
ending-renegade = Gana el Renegado, último jugador en pie.
ending-hunter = La caza ha terminado: gana quien elimina a su propio objetivo.
ending-last = Gana el último jugador en pie.
