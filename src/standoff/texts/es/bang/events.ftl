# What is said of events, whatever set they are from. Arguments are named as in table.ftl; $event is an event that comes to light.

## Questions

ask-lose-card = { $kind }: ¿cuál de tus cartas en juego descartas?
    .waiting = { $kind }: { $seat } elige qué carta en juego descarta.
    .then-discard = Va a la pila de descartes
ask-give-life = { $kind }: ¿cedes 1 de tus puntos de vida a otro jugador?
    .waiting = { $kind }: { $seat } decide si cede un punto de vida.
ask-skip-phase-1 = { $kind }: ¿robas tus cartas o recuperas 1 punto de vida a cambio?
    .waiting = { $kind }: { $seat } decide si roba.
ask-colour = { $kind }: ¿la primera carta del mazo de robo es roja o negra?
    .waiting = { $kind }: { $seat } dice un color.
ask-exchange = { $kind }: ¿qué cartas cambias por otras nuevas?
    .waiting = { $kind }: { $seat } elige qué cartas cambia.
    .then-discard = La apartas para cambiarla
ask-roulette = { $kind }: entrega un ¡Fallaste! o perderás 2 puntos de vida.
    .waiting = { $kind }: { $seat } decide cómo reaccionar.
    .then-play = Le toca reaccionar al siguiente jugador
ask-ricochet = { $kind }: { $by } dispara a tu { $pick }. Entrega un ¡Fallaste! o se descarta.
    .waiting = { $kind }: { $by } dispara a { $pick } de { $seat }: { $seat } decide cómo reaccionar.
    .then-play = La carta sigue en juego
ask-second-bullet = { $kind }: ¿qué segunda carta ¡BANG! descartas contra { $target }?
    .waiting = { $kind }: { $seat } apunta a { $target }.
    .then-discard = Se descartan las dos y sale el disparo
ask-shot-at = { $kind }: un disparo contra ti. Cancélalo con { $number } ¡Fallaste! o perderás 1 punto de vida.
    .waiting = { $kind }: un disparo contra { $seat }, que decide cómo reaccionar.
    .then-play = { $need ->
        [one] El disparo no te da
       *[other] Cuenta 1 de { $need }
    }
ask-excess-deck = Superas el límite de la mano: pon { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } bocabajo sobre el mazo de robo.
    .waiting = { $seat } supera el límite de la mano y debe poner { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } sobre el mazo de robo.
    .then-discard = Va bocabajo sobre el mazo de robo

## Answers

option-give-life-at = Ceder 1 punto de vida a { $target }
    .then = Te { $left ->
            [one] queda 1
           *[other] quedan { $left }
        }
option-keep-life = Conservar tus puntos de vida
option-skip = Recuperar 1 punto de vida y no robar
    .short = Recuperar 1 punto de vida
    .then = Te saltas la fase 1
option-phase-1 = Robar como siempre
option-red = Rojo
    .then = Corazones o diamantes
option-black = Negro
    .then = Tréboles o picas
option-stop = Parar aquí
    .then = Empieza la fase 2
option-enough = Ninguna carta más
option-take-two = No reaccionar: perder 2 puntos de vida
    .short = No reaccionar
    .then = Pierdes 2 puntos de vida
option-lose-card = No reaccionar: perder la carta
    .short = No reaccionar
    .then = La carta se descarta
option-use-as-at = { $kind }: { $card } y otra carta ¡BANG! contra { $target }
option-use-as-at-card = { $kind }: { $card } contra { $pick } de { $target }

## What happens

event-event = Un nuevo evento: { $kind }
    .heading = { $kind }
event-next-event = El próximo evento será: { $event }
event-ghost = { $seat } vuelve como fantasma durante un turno: { $kind }
    .you = Vuelves como fantasma durante un turno: { $kind }
event-returned = { $seat } vuelve a la partida: { $kind }
    .you = Vuelves a la partida: { $kind }
event-extra-turn = { $seat } juega otro turno.
    .you = Juegas otro turno.
event-shot-at = Un disparo contra { $target } ({ $kind }).
    .to-you = Un disparo contra ti ({ $kind }).
event-cancelled-shot = { $seat } cancela el disparo.
    .you = Cancelas el disparo.
event-put-back = { $seat } pone { $card } bocabajo sobre el mazo de robo.
    .you = Pones { $card } bocabajo sobre el mazo de robo.
event-put-back-hidden = { $seat } pone 1 carta bocabajo sobre el mazo de robo.
    .many = { $seat } pone { $number } cartas bocabajo sobre el mazo de robo.
    .you = Pones 1 carta bocabajo sobre el mazo de robo.
    .you-many = Pones { $number } cartas bocabajo sobre el mazo de robo.
event-turned-up = Aparece { $card }.
event-shuffled-in = Se baraja { $card } en el mazo de robo.
event-ricochet = { $by } dispara a { $card } de { $target } ({ $kind }).
    .to-you = { $by } dispara a tu { $card } ({ $kind }).
    .by-you = Disparas a { $card } de { $target } ({ $kind }).
event-called-red = { $seat } dice rojo.
    .you = Dices rojo.
event-called-black = { $seat } dice negro.
    .you = Dices negro.
event-called-right = { $seat } acierta y se queda con { $card }.
    .you = Aciertas y te quedas con { $card }.
event-called-wrong = { $seat } falla: { $card } se descarta.
    .you = Fallas: { $card } se descarta.

## Why not

why-forbidden = No mientras dure este evento: { $kind }
    .short = { $kind }
