# Al tavolo: quello che dice la pagina attorno alle parole del gioco.

web-table = Il tavolo
web-table-menu = Tavolo
web-table-open = In attesa di giocatori
web-table-modules = { $number } moduli
web-table-facts = { $players } giocatori · giro { $round }
web-table-facts-watched = { $players } giocatori · giro { $round } · { $watching } a guardare
web-table-gone = Questo tavolo non esiste
web-table-gone-why = Il link è sbagliato, oppure se ne sono andati tutti e il tavolo è stato tolto.
web-table-frozen = Qualcosa è andato storto a questo tavolo. La partita è conservata, ma non può continuare.
web-to-lobby = Torna al saloon
web-coming-in = Sto entrando…
web-see-table = Guarda il tavolo
web-see-result = Guarda il risultato
web-connection-lost = Connessione persa. Nuovo tentativo… Il tuo posto ti aspetta.
web-you-watch = Stai guardando.
web-players-around = Giocatori in ordine di turno, dalla tua sinistra
web-your-cards-in-play = Le tue carte in gioco
web-your-place = Il tuo posto
web-place-of = { $name }
web-your-move = La tua mossa
web-your-hand = La tua mano, { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
web-hand-of = Mano di { $name }
web-hand-empty = Nessuna carta in mano
web-in-hand = In mano
web-in-play-of = In gioco davanti a { $name }
web-deck = Mazzo, { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
web-deck-name = Mazzo
web-pile-name = Scarti
web-face-up = Scoperte
web-under-way = In corso
web-bot = bot
web-thinks = Decide
web-has-turn = Turno
web-only-you = lo vedi solo tu
web-aim-sheriff = Elimina tutti i Fuorilegge e i Rinnegati.
web-aim-deputy = Aiuta lo Sceriffo a vincere.
web-aim-deputy-3 = Elimina tu il Rinnegato.
web-aim-outlaw = Elimina lo Sceriffo.
web-aim-outlaw-3 = Elimina tu il Vice.
web-aim-renegade = Sopravvivi a tutti: lo Sceriffo cade per ultimo.
web-aim-renegade-3 = Elimina tu il Fuorilegge.
web-reach = Portata
web-set-aside = { $number } da parte
web-out = fuori
web-cards-in-hand = { $number ->
        [one] carta in mano
       *[other] carte in mano
    },
web-distance-reached = distanza { $distance }, a portata di tiro
web-distance-beyond = distanza { $distance }, fuori portata
web-distance-short = Distanza { $distance }
web-target-brief = { $life } vita
web-target-facts = { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
web-seconds-left = { $seconds ->
        [one] Manca 1 secondo
       *[other] Mancano { $seconds } secondi
    }

web-ready-next-turn = Pronta dal prossimo turno.
web-event-in-force = Evento in vigore
web-event-to-come = Prossimo evento
web-event-now = In vigore
web-event-next = In arrivo
web-must-play = Devi giocare { $card } in questo turno, se puoi.

## Scegliere

web-find-answer = Cerca una carta per nome
web-choose-head = scegli che cosa fare.
web-choose-verb = scegli che cosa farne.
web-choose-kind = scegli come usarla.
web-choose-seat = scegli un giocatore.
web-choose-pick = scegli una carta.
web-choose-number = scegli quante.
web-choose-nothing = scelto. Ancora una volta per farlo.
web-you-reach = Arrivi fino a distanza { $reach }.
web-goes-as-far = Arriva fino a distanza { $limit }.
web-bangs-left = { $number ->
        [0] Nessuna carta BANG! rimasta in questo turno.
        [one] Ancora 1 carta BANG! in questo turno.
       *[other] Ancora { $number } carte BANG! in questo turno.
    }
web-from-hand = Una carta dalla mano
web-at-random = A caso, senza vederla
web-as-kind = Come { $kind }
web-change-card = Cambia carta
web-change-choice = Cambia scelta
web-nothing-sent = non è stato ancora inviato nulla
web-take-back = Annulla
web-take-back-why = nulla è ancora venuto alla luce
web-anyway = Sì, fallo
web-better-not = Meglio di no
web-not-now = { $card }: non ora

## Attorno

web-rules-and-cards = Regole e carte
web-help = Aiuto e tasti
web-help-play = Scegli una carta, poi per chi è. Una seconda pressione su una carta senza bersaglio la gioca. Puoi anche trascinare le carte. Finché la scelta non è completa non si invia nulla.
web-help-signs = Il numero in un mirino è la distanza da un giocatore a portata; in un anello spezzato, da uno che non lo è. Il bordo dorato segna quello che puoi scegliere.
web-help-tab = tra domanda, mano, carte in gioco e giocatori
web-help-arrows = di carta in carta nella tua mano
web-help-enter = scegliere, e ancora per giocare
web-help-numbers = i pulsanti della domanda
web-help-escape = annullare una scelta incompleta
web-help-zoom = leggere la carta per intero
web-help-log = la cronaca
web-help-chat = scrivere al tavolo
web-help-help = questo aiuto
web-leave = Lascia il tavolo (il tuo posto ti aspetta)
web-menu = Menu
web-log = Cronaca
web-shelf-took = ha preso { $card }
web-log-setup = Preparazione: si siedono in { $number }.
web-log-draws = pesca { $number }
web-log-you = tu
web-log-you-rolled = Tu
web-log-shows = Mostra
web-log-shows-all = Tutto
web-log-shows-mine = Su di me
web-log-shows-of = Su { $name }
web-log-shows-chat = Chat
web-chat = Chat
web-log-and-chat = Cronaca e chat
web-chat-watching = (guarda)
web-chat-hint = Di' qualcosa al tavolo
web-send = Invia
