# What the core can ask and tell, whatever set opens the window.

ask-hard-shot = { $by } ti spara con { $kind }: annulla il colpo con { $number } Mancato! o perderai { $limit } punti vita.
    .waiting = { $by } spara a { $seat } con { $kind }: { $seat } decide come reagire.
ask-targeted = { $by } usa { $kind } contro di te: lasci che accada?
    .waiting = { $by } usa { $kind } contro { $seat }, che decide come reagire.
ask-save = { $target } sta per perdere { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    } ({ $kind }): intervieni?
    .waiting = { $target } sta per perdere punti vita ({ $kind }): { $seat } può intervenire.
ask-another-target = { $kind }: oltre a { $target }, chi altro?
    .waiting = { $seat } sceglie un altro bersaglio per { $kind }
ask-rider = { $kind }: aggiungi qualcosa?
    .waiting = { $seat } decide come giocare { $kind }
ask-repeat = { $kind }: { $target } estrae { $card }, che { $number ->
        [0] non soddisfa
       *[other] soddisfa
    } la condizione. Vuoi farlo ripetere?
    .waiting = { $kind }: { $target } estrae { $card }. { $seat } può farlo ripetere.
ask-repeat-suits = { $kind }: { $target } estrae carte di { $number ->
        [one] un solo seme
       *[other] { $number } semi
    }. Vuoi farlo ripetere?
    .waiting = { $kind }: { $target } ha estratto delle carte. { $seat } può farlo ripetere.
ask-order = { $kind }: su chi la gioca { $target }?
    .waiting = { $seat } decide su chi { $target } gioca { $kind }
ask-obey = { $by } ti fa giocare { $kind }: con quale carta?
    .waiting = { $by } fa giocare { $kind } a { $seat }
ask-along = { $kind }: con quale carta la accompagni?
    .waiting = { $seat } decide quale carta accompagna { $kind }
ask-first = Ora agiscono più tue abilità e carte: quale per prima?
    .waiting = { $seat } decide quale abilità o carta agisce per prima

option-first = { $kind }
option-along = { $card }
option-let-it = Lasciare che accada
option-no-more = Così com'è
option-ride = Aggiungere { $kind }
option-use-card = Usare { $card }
    .short = { $card }
option-use-card-at = Usare { $card } su { $target }
option-use-card-at-card = Usare { $card } su { $target }: { $pick }
option-use-card-at-hand = Usare { $card } su { $target }: 1 carta a caso dalla mano
option-use-up-as-at = Usare { $card } come { $kind } su { $target }
option-use-up-as-at-card = Usare { $card } come { $kind } su { $target }: { $pick }
option-use-up-as-at-hand = Usare { $card } come { $kind } su { $target }: 1 carta a caso dalla mano
option-use-at-card = Usare l'abilità di { $kind } su { $target }: { $pick }
option-target-at = { $target }
option-order = Che la giochi
option-order-card = Che la giochi: { $pick }
option-order-at = Su { $target }
option-order-at-card = Su { $target }: { $pick }
option-order-at-hand = Su { $target }: 1 carta a caso dalla mano
option-obey = Giocare { $card }
option-have-none = Non ne hai

event-left = { $seat } lascia il gioco.
    .you = Lasci il gioco.
event-kept = { $kind } tiene { $seat } in gioco, senza punti vita.
    .you = { $kind } ti tiene in gioco, senza punti vita.
event-left-over = Avanza { $card }, che si scarta.
event-turn-skipped = { $seat } salta questo turno.
    .you = Salti questo turno.
event-ordered = { $by } ordina a { $seat } di giocare { $kind }
    .you = { $by } ti ordina di giocare { $kind }
    .by-you = Ordini a { $seat } di giocare { $kind }
event-ordered-at = { $by } ordina a { $seat } di giocare { $kind } su { $target }
    .you = { $by } ti ordina di giocare { $kind } su { $target }
    .to-you = { $by } ordina a { $seat } di giocare { $kind } su di te
    .by-you = Ordini a { $seat } di giocare { $kind } su { $target }
event-has-none = { $seat } non ha { $kind }
    .you = Non hai { $kind }
event-unloaded = { $number ->
        [one] Si toglie 1 segnalino
       *[other] Si tolgono { $number } segnalini
    } dalla carta { $card } di { $seat }.
    .you = { $number ->
            [one] Si toglie 1 segnalino
           *[other] Si tolgono { $number } segnalini
        } dalla tua carta { $card }.
event-unloaded-self = { $number ->
        [one] Si toglie 1 segnalino
       *[other] Si tolgono { $number } segnalini
    } dal personaggio di { $seat }.
    .you = { $number ->
            [one] Si toglie 1 segnalino
           *[other] Si tolgono { $number } segnalini
        } dal tuo personaggio.

why-unhurt = Quel giocatore non ha perso punti vita.
why-too-few-tokens = Per questo { $number ->
        [one] ci vuole 1 segnalino
       *[other] ci vogliono { $number } segnalini
    }: non ce ne sono abbastanza.
    .short = { $limit ->
        [one] Manca 1 segnalino
       *[other] Mancano { $limit } segnalini
    }
