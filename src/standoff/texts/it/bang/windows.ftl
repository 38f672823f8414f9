# Ciò che il nucleo può chiedere e raccontare, qualunque sia l'espansione che lo usa.

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

option-let-it = Lasciare che accada
option-no-more = Così com'è
option-ride = Aggiungere { $kind }
option-target-at = { $target }

event-left = { $seat } lascia di nuovo il gioco.
event-turn-skipped = { $seat } salta questo turno.

why-unhurt = Quel giocatore non ha perso punti vita.
why-too-few-tokens = Per questo ci vuole { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    }: non ce ne sono abbastanza.
