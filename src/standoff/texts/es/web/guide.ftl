# La guía de la primera partida: notas breves, cada una cuando viene al caso, sobre lo que pasa entonces. Los argumentos se
# llaman como en los sucesos y preguntas de los juegos; $goal es lo que quiere el Rol de quien lee, $gist lo que hace $card en
# pocas palabras, $open si todos conocen el Rol, $won si quien lee ha ganado. Un salto de línea es un párrafo nuevo.

web-learn-title = Tu primera partida
web-learn-opening = Preparando la mesa…
web-learn-again = Probar otra vez
web-learn-offer = ¿Es tu primera vez?
web-learn-offer-what = Una primera partida de diez minutos, con una guía que para el juego mientras habla.
web-learn-begin = Enséñame
web-learn-no = Sin guía, gracias

web-guide = Guía de tu primera partida
web-guide-got-it = Entendido
web-guide-close = Cerrar la guía
web-guide-holds = La guía lo retiene

## En todas las mesas

web-guide-welcome = Juegas contra tres bots y no hay reloj. Mientras haya aquí una nota como esta, nadie se mueve: tómate tu tiempo. Aquello de lo que habla lleva un marco de rayas.
    .title = Esta es la mesa
web-guide-role = { $goal }
    { $open ->
        [yes] Todos saben quién es el Sheriff. Quiénes son los demás lo sabrás por lo que hacen.
       *[no] Solo lo sabes tú. Los demás lo adivinarán viendo a quién disparas, y tú el suyo de la misma manera.
    }
    .title = Tu Rol: { $role }
web-guide-eliminated = { $seat } ha perdido su último punto de vida y su Rol era { $role }. Quien elimina a un Forajido roba tres cartas. El círculo se cierra: todos están más cerca.
    .title = { $seat } queda fuera
web-guide-out = Tu Rol era { $role }. Fuera o no, los Alguaciles ganan con el Sheriff y los Forajidos todos juntos. Adivina quién es quién, mira cómo sigue o ve deprisa al final.
    .title = Estás fuera
web-guide-end = { $won ->
        [yes] Has ganado.
       *[no] Esta vez han ganado otros.
    } Todos los Roles están a la vista. Las páginas siguientes muestran cómo ha sido, y puedes volver a ver la partida.
    .title = Fin de la partida

## El juego de cartas

web-guide-shot = { $by } te dispara con { $kind }. Tienes { $card }: si la juegas, el disparo falla. O guárdala y pierde 1 punto de vida.
    .title = { $by } te dispara
web-guide-shot-open = { $by } te dispara con { $kind }. Un ¡Fallaste! lo cancelaría, pero no tienes: pierdes 1 punto de vida. Guarda uno en la mano la próxima vez.
    .title = { $by } te dispara
web-guide-demand = { $by } juega { $kind }. Aquí un ¡Fallaste! no sirve: descarta { $card } o pierde 1 punto de vida.
    .title = { $by } te pide un ¡BANG!
web-guide-demand-open = { $by } juega { $kind }: descarta un ¡BANG! o pierde 1 punto de vida. No tienes ninguno, y un ¡Fallaste! aquí no sirve.
    .title = { $by } te pide un ¡BANG!
web-guide-dying = Era tu último punto de vida. Una Cerveza de tu mano se puede jugar ahora mismo, fuera de turno: te salva. Sin ella, quedas fuera.
    .title = Tu último punto de vida
web-guide-excess = Conservas tantas cartas como puntos de vida tienes: { $life }. Así que descarta { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }. Lo que tiras lo ven todos.
    .title = Demasiadas cartas
web-guide-turn = Has robado dos cartas. Ahora juega cuantas quieras, pero un solo ¡BANG!. Las cartas que asoman se pueden jugar: pulsa una y la tira de papel dice qué hará. Nada ocurre antes de que lo confirmes allí.
    .title = Tu turno
web-guide-target = { $card } necesita un objetivo. Púlsala y luego elige a uno de los que brillan, { $target } por ejemplo. Debajo de los demás lees por qué no.
    .title = A quién apuntar
web-guide-weapon = { $card } es un Arma: alcanza { $number }, tu Colt solo { $reach }. Ponla en juego y se cerrarán más anillos. Solo se tiene un Arma a la vez.
    .title = Un Arma más larga
web-guide-far = El número del anillo es la distancia, puesto a puesto: { $target } está a { $distance } y tu Arma alcanza { $reach }. Un anillo roto queda demasiado lejos; a uno entero puedes darle.
    .title = Hasta dónde disparas
web-guide-end-turn = Ya no te queda nada que jugar. Termina el turno en la tira de papel: conservas hasta { $keep } cartas. Lo que cancela un disparo vale más en tu mano.
    .title = Termina tu turno
web-guide-hurt = Te quedan { $life } de { $most } puntos de vida. En tu turno una Cerveza te devuelve uno, nunca más de { $most }. Y solo conservas tantas cartas como puntos de vida.
    .title = Te han dado
web-guide-suspect = { $by } ha disparado a { $target }, el Sheriff. Quien hace eso difícilmente está con la ley. Pulsa el «?» de su placa para anotar lo que sospechas; solo lo ves tú.
    .title = ¿Quién es { $by }?
web-guide-card-jail = { $seat } está en la Cárcel. Antes de su turno se muestra una carta: con corazones juega, con otra cosa pierde el turno. En ambos casos la Cárcel se va.
    .title = { $seat }, a la Cárcel
    .you = Estás en la Cárcel. Antes de tu turno se muestra una carta: con corazones juegas, con otra cosa pierdes el turno. En ambos casos la Cárcel se va.
    .you-title = Estás en la Cárcel
web-guide-card-dynamite = La Dinamita da vueltas. Quien la tiene muestra una carta antes de su turno: con picas del 2 al 9 explota y cuesta 3 puntos de vida; si no, pasa a la izquierda.
    .title = Arde una mecha
web-guide-card-barrel = { $seat } tiene un Barril: cuando le disparan puede mostrar una carta y, con corazones, el disparo falla. No gasta ningún ¡Fallaste!.
    .title = Tras un Barril
    .you = Tienes un Barril: cuando te disparan puedes mostrar una carta y, con corazones, el disparo falla. No gastas ningún ¡Fallaste!.
web-guide-card-mustang = Con el Mustang { $seat } queda 1 más lejos de todos. Mira el anillo de su placa.
    .title = A caballo
    .you = Con el Mustang quedas 1 más lejos de todos: menos jugadores pueden darte.
web-guide-card-scope = Con la Mira Telescópica { $seat } ve a todos 1 más cerca, y alcanza a quien está más lejos.
    .title = Mejor vista
    .you = Con la Mira Telescópica ves a todos 1 más cerca. Mira los anillos de sus placas.
web-guide-in-play = { $card } se queda delante de { $seat }: { $gist }. Las cartas de borde azul valen mientras están ahí. Señala una para leerla.
    .title = Una carta que se queda
web-guide-check = { $kind }: decide la suerte. { $seat } ha mostrado { $card } y solo cuenta el signo de la esquina. Eso es «desenfundar».
    .title = ¡Desenfunda!
    .you = { $kind }: decide la suerte. Has mostrado { $card } y solo cuenta el signo de la esquina. Eso es «desenfundar».
web-guide-dodged = { $seat } ha cancelado el disparo de { $by }: una carta menos en su mano. Quien tiene muchas cartas es difícil de alcanzar; cuéntalas en las placas.
    .title = Fallado

## El juego de dados

web-dice-guide-eliminated = { $seat } ha perdido su último punto de vida y su Rol era { $role }. El círculo se cierra: todos están más cerca.
    .title = { $seat } queda fuera
web-dice-guide-out = Tu Rol era { $role }. Fuera o no, los Alguaciles ganan con el Sheriff y los Forajidos todos juntos. Mira cómo sigue o ve deprisa al final.
    .title = Estás fuera
web-dice-guide-roll = Cinco dados y hasta { $limit } tiradas. Pulsa los dados que no te gusten: se inclinan y se vuelven a lanzar; los demás se quedan. O acepta lo que hay. Abajo dice qué hará cada dado.
    .title = Tus dados
web-dice-guide-locked = La Dinamita no se vuelve a lanzar: se queda. Con tres se acaban las tiradas y { $seat } pierde 1 punto de vida. Ahora hay { $number }.
    .title = Una mecha en los dados
    .you = La Dinamita no se vuelve a lanzar: se queda. Con tres se acaban tus tiradas y pierdes 1 punto de vida. Ahora hay { $number }.
web-dice-guide-gatlings = Tienes { $number } de { $need } Gatling. Con { $need }, todos los demás pierden 1 punto de vida y devuelves todas tus Flechas. Con menos no pasa nada.
    .title = La Gatling
web-dice-guide-aim = { $kind }: el número es a cuántos puestos da, a izquierda o derecha, ni más ni menos. Pulsa a uno de los que brillan, { $target } por ejemplo. Nada puede cancelarlo.
    .title = A quién disparar
web-dice-guide-beer = Una Cerveza da 1 punto de vida a quien tú quieras. Tienes { $life } de { $most }. No sirve de nada a quien no ha perdido ninguno.
    .title = ¿Para quién es la Cerveza?
web-dice-guide-order = { $seat } ya no lanza más. Ahora cuentan los dados uno tras otro, en el orden de esta fila: disparos, Cervezas y por último la Gatling. Las Flechas y la Dinamita ya contaron al salir.
    .title = En qué orden
    .you = Ya no lanzas más. Ahora cuentan tus dados uno tras otro, en el orden de esta fila: disparos, Cervezas y por último la Gatling. Las Flechas y la Dinamita ya contaron al salir.
web-dice-guide-indians = Alguien ha tomado la última Flecha: cada uno pierde tantos puntos de vida como Flechas tiene. Después todas vuelven al montón.
    .title = Atacan los indios
web-dice-guide-exploded = Tres Dinamitas delante de { $seat }: pierde 1 punto de vida y ya no lanza. Los demás dados aún cuentan.
    .title = Tres Dinamitas
    .you = Tres Dinamitas: pierdes 1 punto de vida y ya no lanzas. Tus demás dados aún cuentan.
web-dice-guide-gatling = { $seat } dispara la Gatling: todos los demás pierden 1 punto de vida y { $seat } se libra de todas sus Flechas.
    .title = Dispara la Gatling
    .you = Disparas la Gatling: todos los demás pierden 1 punto de vida y te libras de todas tus Flechas.
web-dice-guide-arrows = A { $seat } le han salido Flechas y toma { $number } en el acto, antes de volver a lanzar. Quedan { $limit }. Quien toma la última trae a los indios contra todos.
    .title = Flechas
    .you = Te han salido Flechas y tomas { $number } en el acto, antes de volver a lanzar. Quedan { $limit }. Quien toma la última trae a los indios contra todos.
web-dice-guide-near = Quedan pocas Flechas en el montón: { $number }. Si vuelves a lanzar pueden venir los indios: cuestan 1 punto de vida por cada Flecha que tengas.
    .title = El montón se acaba
web-dice-guide-hurt = { $by } te ha dado. Aquí no hay carta que lo evite: solo las Cervezas devuelven puntos de vida, las tuyas o las de un amigo. Recuerda quién ha sido.
    .title = Te han dado
web-dice-guide-few = Quedan { $number } jugadores. Desde ahora un Punto de mira “2” también cuenta como “1”: nadie está fuera de alcance.
    .title = Todos están cerca

## Samurai Sword

web-samurai-guide-role = { $goal }
    { $open ->
        [yes] Todos saben quién es el Shogun. Quién está contigo lo sabrás por lo que hacen.
       *[no] Solo lo sabes tú. Los demás lo adivinarán viendo a quién atacas.
    }
    .title = Tu Rol: { $role }
web-samurai-guide-honour = El sello es tu Honor: { $number }. Es lo que se cuenta al final, y lo pierdes cuando te derrotan. Los corazones son tu Resistencia: con { $life } heridas quedas derrotado. Nadie abandona nunca la mesa.
    .title = Honor y Resistencia
web-samurai-guide-turn = Has robado dos cartas. Juega cuantas quieras, pero solo { $number ->
        [one] un Arma
       *[other] { $number } Armas
    }. Las cartas que asoman se pueden jugar: pulsa una y la tira dice qué hará. Al final conservas siete.
    .title = Tu turno
web-samurai-guide-weapon = { $card } es un Arma: ataca hasta Dificultad { $reach } y causa { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }. Púlsala y luego a uno de los que brillan. Tras el ataque se descarta.
    .title = Tu acero
web-samurai-guide-difficulty = El número del círculo es la Dificultad: los puestos que hay, y más con Armadura. { $target } está a { $distance }: solo ataca un Arma que llegue hasta ahí. Los Inofensivos no se cuentan.
    .title = Qué Dificultad tiene
web-samurai-guide-attacked = { $by } ataca con { $card }: { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }. Tienes { $pick }: si la juegas no te pasa nada. O guárdala y aguanta.
    .title = { $by } te ataca
web-samurai-guide-attacked-open = { $by } ataca con { $card }: { $number ->
        [one] 1 herida
       *[other] { $number } heridas
    }. Una Parada lo detendría, pero no tienes.
    .title = { $by } te ataca
web-samurai-guide-demand = { $by } exige algo a todos. Puedes dar { $pick } o sufrir 1 herida. A los Inofensivos se los deja en paz.
    .title = Nadie se libra
web-samurai-guide-demand-open = { $by } exige algo a todos y no tienes nada que dar: sufres 1 herida. A los Inofensivos se los deja en paz.
    .title = Nadie se libra
web-samurai-guide-excess = Conservas siete cartas como mucho: descarta { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    }. Conviene guardar Armas y una Parada.
    .title = Demasiadas cartas
web-samurai-guide-wounded = { $by } te ha herido: te queda Resistencia { $life }. Solo vuelve entera cuando se ha acabado del todo, o con una carta. Con 0 quedas derrotado y { $by } se llevaría 1 punto de Honor tuyo.
    .title = Te han herido
web-samurai-guide-defeated = { $by } ha derrotado a { $seat } y se lleva 1 punto de Honor. { $seat } sigue en la mesa, Inofensivo hasta su próximo turno: nadie puede atacarle, y entonces recupera toda su Resistencia.
    .title = { $seat } cae
web-samurai-guide-defeated-you = { $by } te ha derrotado y se lleva 1 punto de tu Honor. Ahora eres Inofensivo: nadie puede atacarte, y al empezar tu turno recuperas toda tu Resistencia.
    .title = Te han derrotado
web-samurai-guide-harmless = { $seat } es Inofensivo: sin Resistencia, o sin cartas en la mano, no se le puede atacar y no cuenta para la Dificultad.
    .title = { $seat } es Inofensivo
    .you = Eres Inofensivo: sin Resistencia, o sin cartas en la mano, no se te puede atacar y no cuentas para la Dificultad.
    .you-title = Eres Inofensivo
web-samurai-guide-recovered = { $seat } recupera { $number } de Resistencia. Quien empieza su turno sin ninguna la recupera entera.
    .title = En pie otra vez
    .you = Recuperas { $number } de Resistencia. Quien empieza su turno sin ninguna la recupera entera.
web-samurai-guide-bushido = { $card } está delante de { $seat }. Cada turno pide una carta de Arma, o Honor, y sigue hacia la izquierda.
    .title = El camino del guerrero
web-samurai-guide-property = { $card } se queda delante de { $seat }: { $gist }. Las Propiedades valen mientras están ahí, y la misma puede estar más de una vez.
    .title = Una Propiedad
web-samurai-guide-parried = { $seat } ha parado el ataque de { $by }. Quien tiene muchas cartas quizá tenga otra: cuéntalas en las placas.
    .title = Parado
web-samurai-guide-last-honour = A { $seat } solo le queda 1 punto de Honor. Cuando a alguien se le acaba, termina la partida y se cuentan los puntos.
    .title = Puede acabar pronto
    .you = Solo te queda 1 punto de Honor. Cuando a alguien se le acaba, termina la partida y se cuentan los puntos.
web-samurai-guide-deck-ended = El mazo se ha acabado: todos pierden { $number } de Honor y se barajan los descartes. Así ninguna partida dura para siempre.
    .title = El mazo está vacío
web-samurai-guide-end = { $won ->
        [yes] Ha ganado tu bando.
       *[no] Esta vez han ganado otros.
    } Se cuenta el Honor, en parte doble o triple según el Rol; cada Daimio en la mano suma 1. La página siguiente muestra la cuenta.
    .title = Fin de la partida
