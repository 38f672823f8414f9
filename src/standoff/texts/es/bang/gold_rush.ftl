# Gold Rush: its cards and characters, and what nuggets are for. Names and texts are those of rules/gold_rush.toml.

## Cards

card-shot = Chupito
    .text = El jugador que elijas, tú incluido, recupera 1 punto de vida.
    .gist = Un jugador recupera 1 punto de vida

card-bottle = Botella
    .text = Úsala con el efecto de un ¡Pánico!, una Cerveza o un ¡BANG!. No cuenta como ninguna de esas cartas ni para tu límite de 1 ¡BANG! por turno.
    .gist = Como ¡Pánico!, Cerveza o ¡BANG!

card-pardner = Cómplice
    .text = Úsala con el efecto de un Almacén, un Duelo o La Ingenua Explosiva. No cuenta como ninguna de esas cartas.
    .gist = Como Almacén, Duelo o La Ingenua

card-rhum = Ron
    .text = «Desenfunda» 4 cartas y recupera 1 punto de vida por cada palo que aparezca. Después descártalas.
    .gist = Revela 4: 1 punto de vida por palo

card-union_pacific = Union Pacific
    .text = Roba 4 cartas del mazo.
    .gist = Roba 4 cartas

card-gold_rush_card = Fiebre del Oro
    .text = Termina tu turno; después recuperas toda tu vida y juegas un turno más.
    .gist = Acaba, recupera todo y juega otra vez

card-boots = Botas
    .text = Por cada punto de vida que pierdas, salvo el último, roba 1 carta del mazo.
    .gist = Roba 1 por cada punto de vida perdido

card-calumet = Calumet
    .text = Las cartas de diamantes de los demás no te afectan, salvo durante un Duelo.
    .gist = Diamantes ajenos no te afectan

card-gold_pan = Cedazo
    .text = En tu turno, hasta dos veces, puedes pagar 1 Pepita y robar 1 carta del mazo.
    .gist = 1 Pepita: roba 1 carta, dos veces

card-gun_belt = Cartuchera
    .text = En la fase 3 puedes quedarte con 8 cartas, tengas los puntos de vida que tengas.
    .gist = Puedes guardar hasta 8 cartas

card-horseshoe = Herradura
    .text = Al «desenfundar» revelas 1 carta más y eliges la que cuenta. Se descartan todas.
    .gist = «Desenfunda» 1 más y elige

card-lucky_charm = Talismán
    .text = Por cada punto de vida que pierdas, salvo el último, toma 1 Pepita de la reserva.
    .gist = 1 Pepita por punto de vida perdido

card-pickaxe = Pico
    .text = En la fase 1 robas 1 carta más.
    .gist = Roba 1 carta más en la fase 1

card-rucksack = Mochila
    .text = Paga 2 Pepitas para recuperar 1 punto de vida: en tu turno, o en cualquier momento si estás perdiendo el último.
    .gist = 2 Pepitas: recupera 1 punto de vida

card-wanted = Se Busca
    .text = Colócala en la zona de cualquier jugador, tú incluido. Quien lo elimine gana 2 cartas y 1 Pepita, además de cualquier otra recompensa.
    .gist = Recompensa: 2 cartas y 1 Pepita

## Characters

character-don_bell = Don Bell
    .text = Al acabar su turno «desenfunda»: corazones o diamantes le dan un turno adicional. Al final de un turno adicional no «desenfunda».
    .gist = Rojo al acabar: otro turno

character-dutch_will = Dutch Will
    .text = En la fase 1, tras robar, descarta 1 de las cartas recién robadas y toma 1 Pepita.
    .gist = Descarta 1 robada y toma 1 Pepita

character-jacky_murieta = Jacky Murieta
    .text = En su turno puede pagar 2 Pepitas, tantas veces como pueda, para disparar un ¡BANG! adicional, sin carta, a un jugador a su alcance.
    .gist = 2 Pepitas: un ¡BANG! adicional

character-josh_mccloud = Josh McCloud
    .text = En su turno puede pagar 2 Pepitas y tomar la primera carta del mazo de Equipo. Si es una carta negra que ya tiene, la descarta.
    .gist = 2 Pepitas: roba 1 carta de Equipo

character-pretty_luzena = Luzena «la Bella»
    .text = En cada turno, 1 de las cartas de Equipo que compra puede costarle 1 Pepita menos.
    .gist = 1 vez por turno, 1 Pepita menos

character-madam_yto = Madam Yto
    .text = Por cada carta Cerveza que juegue cualquiera, ella incluida, roba 1 carta del mazo.
    .gist = Roba 1 por cada Cerveza jugada

character-raddie_snake = Raddie «el Serpiente»
    .text = En su turno, hasta dos veces, puede pagar 1 Pepita y robar 1 carta del mazo.
    .gist = 1 Pepita: roba 1 carta, dos veces

character-simeon_picos = Simeón Picos
    .text = Por cada punto de vida que pierde, toma 1 Pepita de la reserva.
    .gist = 1 Pepita por punto de vida perdido

## Buying

ask-apply = { $kind }: ¿qué uso le das?
    .waiting = { $seat } decide cómo usar { $kind }
ask-drawn = { $kind }: ¿cuál de las cartas que has robado descartas?
    .waiting = { $kind }: { $seat } descarta una de las cartas recién robadas.
    .then-discard = Y tomas 1 Pepita

option-buy = Comprar { $card }
    .short = { $card }
option-buy-at = Comprar { $card } para { $target }
option-buy-as = Comprar { $card } como { $kind }
option-buy-as-at = Comprar { $card } como { $kind } sobre { $target }
option-buy-as-at-card = Comprar { $card } como { $kind } sobre { $target }: { $pick }
option-buy-as-at-hand = Comprar { $card } como { $kind } sobre { $target }: 1 carta al azar de la mano
option-apply = Usar { $card }
    .short = { $card }
option-apply-at = { $card } para { $target }
option-apply-as = { $card } como { $kind }
option-apply-as-at = { $card } como { $kind } sobre { $target }
option-apply-as-at-card = { $card } como { $kind } sobre { $target }: { $pick }
option-apply-as-at-hand = { $card } como { $kind } sobre { $target }: 1 carta al azar de la mano
option-force-at-card = Pagar para que { $target } descarte { $pick }
    .several = Hacer descartar Equipo a alguien
option-sell = Jugar { $card } por 1 Pepita
    .then = Tomas 1 Pepita en vez de recuperar 1 punto de vida

event-on-sale = { $card } está a la venta.
event-equipment-shuffled = Se vuelve a barajar el Equipo.
event-bought = { $seat } compra { $card } por { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }.
    .you = Compras { $card } por { $number ->
            [one] 1 Pepita
           *[other] { $number } Pepitas
        }.
event-applied-as = { $seat } usa { $card } como { $kind }
    .you = Usas { $card } como { $kind }
event-applied-at = { $seat } usa { $card } sobre { $target }.
    .you = Usas { $card } sobre { $target }.
    .to-you = { $seat } usa { $card } sobre ti.
event-applied-as-at = { $seat } usa { $card } como { $kind } sobre { $target }.
    .you = Usas { $card } como { $kind } sobre { $target }.
    .to-you = { $seat } usa { $card } como { $kind } sobre ti.
event-forced = { $by } paga { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }: { $seat } descarta { $card }.
    .you = { $by } paga { $number ->
            [one] 1 Pepita
           *[other] { $number } Pepitas
        }: descartas { $card }.
    .by-you = Pagas { $number ->
            [one] 1 Pepita
           *[other] { $number } Pepitas
        }: { $seat } descarta { $card }.
event-drew-equipment = { $seat } toma { $card } del mazo de Equipo.
    .you = Tomas { $card } del mazo de Equipo.
event-no-use = { $card } no sirve de nada y se descarta.

## Nuggets

event-nuggets = { $seat } toma { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }.
    .you = Tomas { $number ->
            [one] 1 Pepita
           *[other] { $number } Pepitas
        }.
event-paid = { $seat } paga { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    } ({ $kind }).
    .you = Pagas { $number ->
            [one] 1 Pepita
           *[other] { $number } Pepitas
        } ({ $kind }).
event-bounty = { $kind }: { $seat } obtiene { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } y 1 Pepita por eliminar a { $target }.
    .you = { $kind }: obtienes { $number ->
            [one] 1 carta
           *[other] { $number } cartas
        } y 1 Pepita por eliminar a { $target }.
    .to-you = { $kind }: { $seat } obtiene { $number ->
            [one] 1 carta
           *[other] { $number } cartas
        } y 1 Pepita por eliminarte.

why-nuggets = Te { $number ->
        [one] falta 1 Pepita
       *[other] faltan { $number } Pepitas
    }.
    .short = { $number ->
        [one] Falta { $number }
       *[other] Faltan { $number }
    }
why-must-play = Antes tienes que jugar { $card }
