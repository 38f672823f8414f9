# La mesa del juego de dados.

## Los dados

web-dice-you-keep = Te quedas con
web-dice-you-roll = Vuelves a lanzar
web-dice-keeps = { $name } se queda con
web-dice-rolls = { $name } ha lanzado
web-dice-rolled = Lanzados
web-dice-yours = Tus dados
web-dice-of = Los dados de { $name }
web-dice-all-of = Dados, turno de { $name }
web-dice-none-loose = aún ninguno
web-dice-die = { $name }, { $state ->
        [kept] te lo quedas
        [loose] se vuelve a lanzar
        [locked] no se puede volver a lanzar
        [used] ya usado
       *[lies] sobre la mesa
    }, dado { $number } de { $of }
web-dice-note-arrow = tomada
web-dice-note-dynamite = se queda
web-dice-note-beer = para cualquiera
web-dice-note-gatling = { $number } de { $of }
web-dice-note-many = uno de { $number }
web-dice-note-used = usado

## La pregunta

web-dice-all-kept = Pulsa un dado para volver a lanzarlo; ahora te los quedas todos.
web-dice-risk = { $dice ->
        [one] Al lanzar 1 dado
       *[other] Al lanzar { $dice } dados
    }: { $arrow } de sacar una Flecha
web-dice-risk-attack = , { $attack } de que ataquen los indios
web-dice-risk-explosion = , { $explosion } de tres Dinamitas
web-dice-hardly = menos del { $percent }
web-dice-roll = { $number ->
        [0] Volver a lanzar
        [one] Volver a lanzar 1 dado
       *[other] Volver a lanzar { $number } dados
    }
web-dice-roll-then = Tirada { $roll }; { $left ->
        [0] es la última
        [one] queda 1 más
       *[other] quedan { $left } más
    }
web-dice-stop = Parar y resolver
web-dice-stop-then = { $shots ->
        [0] Ningún disparo
        [one] 1 disparo
       *[other] { $shots } disparos
    }, { $beers ->
        [0] ninguna Cerveza
        [one] 1 Cerveza
       *[other] { $beers } Cervezas
    }{ $gatling ->
        [yes] , dispara la Gatling
       *[no] {""}
    }
web-dice-all = Soltarlos todos
web-dice-keep-all = Quedártelos todos
web-dice-all-then = { $number ->
        [one] 1 dado
       *[other] { $number } dados
    }{ $locked ->
        [0] {""}
        [one] ; 1 se queda
       *[other] ; { $locked } se quedan
    }
web-dice-target-facts = { $life ->
        [one] 1 punto de vida
       *[other] { $life } puntos de vida
    }, { $arrows ->
        [0] sin Flechas
        [one] 1 Flecha
       *[other] { $arrows } Flechas
    }

## Flechas

web-dice-pile = Montón de Flechas
web-dice-pile-left = { $number ->
        [one] queda 1 de { $of }
       *[other] quedan { $number } de { $of }
    }
web-dice-pile-near = { $number ->
        [0] no queda ninguna
        [one] queda 1 de { $of }: provoca el ataque
       *[other] quedan { $number } de { $of }: la última provoca el ataque
    }
web-dice-arrows-of = { $number ->
        [one] 1 Flecha
       *[other] { $number } Flechas
    },
web-dice-aimed-at = { $number ->
        [one] 1 impacto en camino
       *[other] { $number } impactos en camino
    },

## El orden

web-dice-ladder = Orden en que se resuelven los dados
web-dice-step-arrows = Flechas
web-dice-step-dynamite = Dinamita
web-dice-step-shots = Disparos
web-dice-step-beer = Cerveza
web-dice-step-gatling = Gatling
web-dice-rung-arrows-idle = se toman tras cada tirada
web-dice-rung-dynamite-idle = con { $of }: 1 punto de vida
web-dice-rung-shots-idle = se apuntan y caen a la vez
web-dice-rung-beer-idle = 1 punto de vida para cualquiera
web-dice-rung-gatling-idle = con { $of }: todos los demás
web-dice-rung-arrows = { $number ->
        [0] ninguna
        [one] 1 tomada
       *[other] { $number } tomadas
    }; { $yours ->
        [yes] tienes { $held }
       *[no] tiene { $held }
    }
web-dice-rung-dynamite = { $number } de { $of }: { $number ->
        [0] todo en calma
        [1] se queda
        [2] con otra explota
       *[other] 1 punto de vida menos
    }
web-dice-rung-shots = { $number ->
        [0] ninguno
       *[other] { $used } de { $number } apuntados
    }
web-dice-rung-beer = { $number ->
        [0] ninguna
       *[other] { $used } de { $number } servidas
    }
web-dice-rung-gatling = { $number } de { $of } para disparar

## Ayuda

web-dice-help-play = Pulsa los dados que quieras volver a lanzar: salen de la bandeja de latón. Luego lánzalos, o para y resuelve los cinco en el orden que ves bajo la pregunta. Hasta que pulses un botón no se envía nada.
web-dice-help-signs = El número en una mira dice a cuántos puestos está un jugador al que pueden llegar tus dados; en un anillo roto, uno al que no llegan. Los bordes dorados marcan lo que puedes elegir.
web-dice-help-tab = por jugadores, dados, pregunta y tu sitio
web-dice-help-arrows = de dado en dado
web-dice-help-enter = quedarte con un dado o soltarlo; elegir un jugador
web-dice-help-escape = deshacer una elección incompleta
web-dice-help-dice = ir a los dados

## Las reglas en breve

web-dice-rules-turn-1 = Lanza los cinco dados. Por cada Flecha que salga tomas una al momento.
web-dice-rules-turn-2 = Hasta dos veces más puedes volver a lanzar cuantos dados quieras, también los que te habías quedado. La Dinamita no se toca.
web-dice-rules-turn-3 = Después resuelve los dados en este orden: «1» y «2», Cerveza, Gatling. Hay que usarlos todos.
web-dice-rules-turn-4 = Tres Dinamitas acaban con tus tiradas y cuestan 1 punto de vida; los demás dados siguen contando.
web-dice-rules-order = Las caras, por orden
web-dice-rules-arrows = Flechas e indios
web-dice-rules-arrows-1 = Hay nueve Flechas. Quien toma la última del montón provoca el ataque al instante.
web-dice-rules-arrows-2 = Cada jugador pierde 1 punto de vida por cada Flecha que tenga delante, todos a la vez. Después todas las Flechas vuelven al montón.
web-dice-rules-arrows-3 = Las Flechas que faltaran por tomar salen del montón nuevo.
web-dice-rules-shots = Disparos
web-dice-rules-shots-1 = Un «1» alcanza a un vecino, a izquierda o derecha; un «2», a alguien exactamente a dos puestos. Quien está fuera de la partida no cuenta.
web-dice-rules-shots-2 = Primero se apuntan todos y luego caen a la vez. Un jugador puede recibir más impactos que puntos de vida tiene.
web-dice-rules-shots-3 = Con dos o tres jugadores, todo «2» vale como un «1».
web-dice-rules-win-1 = Solo el Rol del Sheriff es público, y el Sheriff tiene 2 puntos de vida más. Con tres jugadores todos los Roles son públicos.
web-dice-rules-win-2 = 4 jugadores: Sheriff, Renegado y 2 Forajidos. Con 5 se une un Alguacil; con 6, un tercer Forajido; con 7, un segundo Alguacil; con 8, un segundo Renegado.
web-dice-rules-win-3 = La partida acaba cuando cae el Sheriff o cuando caen todos los Forajidos y Renegados. Si caen todos a la vez, ganan los Forajidos.
web-dice-rules-out-1 = Quien se queda sin puntos de vida está fuera al momento: muestra su Rol y devuelve sus Flechas. Aun así gana con su bando.
web-dice-rules-out-2 = Nadie tiene nunca más puntos de vida que al empezar.

## Después de la partida

web-end-rolls = Tiradas
web-end-beers = Cervezas
web-end-arrows = Flechas
web-verdict-hunter = Se acabó la caza
web-verdict-last = El último en pie
web-fact-attacks = Los indios atacaron { $number } veces.
web-fact-arrows = { $seat } tomó { $number } Flechas.
web-fact-exploded = { $number ->
        [one] Tres Dinamitas explotaron delante de { $seat }.
       *[other] Tres Dinamitas explotaron { $number } veces delante de { $seat }.
    }
web-fact-gatlings = { $number ->
        [one] { $seat } disparó la Gatling.
       *[other] { $seat } disparó la Gatling { $number } veces.
    }
web-fact-generous = { $seat } sirvió { $number } Cervezas a los demás.
web-fact-wasted = { $seat } desperdició { $number } Cervezas.
