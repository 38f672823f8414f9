# Il tavolo del gioco di dadi.

## I dadi

web-dice-you-keep = Tieni
web-dice-you-roll = Rilanci
web-dice-keeps = { $name } tiene
web-dice-rolls = { $name } ha lanciato
web-dice-rolled = Lanciati
web-dice-yours = I tuoi dadi
web-dice-of = I dadi di { $name }
web-dice-all-of = Dadi, turno di { $name }
web-dice-none-loose = ancora nessuno
web-dice-die = { $name }, { $state ->
        [kept] lo tieni
        [loose] da rilanciare
        [locked] resta, non si rilancia
        [used] già usato
       *[lies] sul tavolo
    }, dado { $number } di { $of }
web-dice-note-arrow = presa
web-dice-note-dynamite = resta
web-dice-note-beer = per chiunque
web-dice-note-gatling = { $number } di { $of }
web-dice-note-many = uno di { $number }
web-dice-note-used = usato

## La domanda

web-dice-all-kept = Premi un dado per rilanciarlo; per ora li tieni tutti.
web-dice-risk = { $dice ->
        [one] Lanciando 1 dado
       *[other] Lanciando { $dice } dadi
    }: { $arrow } per una freccia
web-dice-risk-attack = , { $attack } per l'attacco degli indiani
web-dice-risk-explosion = , { $explosion } per tre Dinamiti
web-dice-hardly = meno dell'{ $percent }
web-dice-roll = { $number ->
        [0] Rilancia
        [one] Rilancia 1 dado
       *[other] Rilancia { $number } dadi
    }
web-dice-roll-then = Lancio { $roll }; { $left ->
        [0] è l'ultimo
        [one] poi ancora 1
       *[other] poi altri { $left }
    }
web-dice-stop = Fermati e risolvi
web-dice-stop-then = { $shots ->
        [0] Nessun colpo
        [one] 1 colpo
       *[other] { $shots } colpi
    }, { $beers ->
        [0] nessuna Birra
        [one] 1 Birra
       *[other] { $beers } Birre
    }{ $gatling ->
        [yes] , spara la Gatling
       *[no] {""}
    }
web-dice-all = Lasciali tutti
web-dice-keep-all = Tienili tutti
web-dice-all-then = { $number ->
        [one] 1 dado
       *[other] { $number } dadi
    }{ $locked ->
        [0] {""}
        [one] ; 1 resta
       *[other] ; { $locked } restano
    }
web-dice-target-facts = { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }, { $arrows ->
        [0] nessuna freccia
        [one] 1 freccia
       *[other] { $arrows } frecce
    }

## Frecce

web-dice-pile = Riserva di frecce
web-dice-pile-left = { $number ->
        [one] ne resta 1 di { $of }
       *[other] ne restano { $number } di { $of }
    }
web-dice-pile-near = { $number ->
        [0] non ne restano
        [one] ne resta 1 di { $of }: scatena l'attacco
       *[other] ne restano { $number } di { $of }: l'ultima scatena l'attacco
    }
web-dice-arrows-of = { $number ->
        [one] 1 freccia
       *[other] { $number } frecce
    },
web-dice-aimed-at = { $number ->
        [one] 1 colpo in arrivo
       *[other] { $number } colpi in arrivo
    },

## L'ordine

web-dice-ladder = Ordine in cui si risolvono i dadi
web-dice-step-arrows = Frecce
web-dice-step-dynamite = Dinamite
web-dice-step-shots = Colpi
web-dice-step-beer = Birra
web-dice-step-gatling = Gatling
web-dice-rung-arrows-idle = si prendono dopo ogni lancio
web-dice-rung-dynamite-idle = con { $of }: 1 punto vita
web-dice-rung-shots-idle = si mira, poi tutti insieme
web-dice-rung-beer-idle = 1 punto vita per chiunque
web-dice-rung-gatling-idle = con { $of }: tutti gli altri
web-dice-rung-arrows = { $number ->
        [0] nessuna
        [one] 1 presa
       *[other] { $number } prese
    }; { $yours ->
        [yes] ne hai { $held }
       *[no] ne ha { $held }
    }
web-dice-rung-dynamite = { $number } di { $of }: { $number ->
        [0] tutto tranquillo
        [1] resta lì
        [2] un'altra ed esplode
       *[other] 1 punto vita in meno
    }
web-dice-rung-shots = { $number ->
        [0] nessuno
       *[other] { $used } di { $number } mirati
    }
web-dice-rung-beer = { $number ->
        [0] nessuna
       *[other] { $used } di { $number } versate
    }
web-dice-rung-gatling = { $number } di { $of } per sparare

## Aiuto

web-dice-help-play = Premi i dadi che vuoi rilanciare: escono dal vassoio d'ottone. Poi lanciali, oppure fermati e risolvi tutti e cinque nell'ordine sotto la domanda. Finché non premi un pulsante non si invia niente.
web-dice-help-signs = Il numero nel mirino dice a quanti posti siede un giocatore che i tuoi dadi possono raggiungere; nell'anello spezzato, uno che non raggiungono. I bordi dorati indicano che cosa puoi scegliere.
web-dice-help-tab = tra giocatori, dadi, domanda e il tuo posto
web-dice-help-arrows = da un dado all'altro
web-dice-help-enter = tenere un dado o lasciarlo; scegliere un giocatore
web-dice-help-escape = annullare una scelta incompleta
web-dice-help-dice = ai dadi

## Le regole in breve

web-dice-rules-turn-1 = Lancia tutti e cinque i dadi. Per ogni freccia che esce ne prendi subito una.
web-dice-rules-turn-2 = Fino ad altre due volte puoi rilanciare quanti dadi vuoi, anche quelli che avevi tenuto. La Dinamite resta dov'è.
web-dice-rules-turn-3 = Poi risolvi i dadi in quest'ordine: "1" e "2", Birra, Gatling. Vanno usati tutti.
web-dice-rules-turn-4 = Tre Dinamiti chiudono subito i tuoi lanci e costano 1 punto vita; gli altri dadi valgono ancora.
web-dice-rules-order = Le facce, in ordine
web-dice-rules-arrows = Frecce e indiani
web-dice-rules-arrows-1 = Ci sono nove frecce. Chi prende l'ultima della riserva scatena subito l'attacco.
web-dice-rules-arrows-2 = Ognuno perde 1 punto vita per ogni freccia che ha davanti, tutti insieme. Poi tutte le frecce tornano nella riserva.
web-dice-rules-arrows-3 = Le frecce ancora da prendere vengono dalla nuova riserva.
web-dice-rules-shots = Colpi
web-dice-rules-shots-1 = Un "1" colpisce un vicino, a sinistra o a destra; un "2" chi siede esattamente a due posti. Chi è fuori dal gioco non conta.
web-dice-rules-shots-2 = Prima si mirano tutti, poi colpiscono insieme. Un giocatore può ricevere più colpi dei punti vita che ha.
web-dice-rules-shots-3 = Con due o tre giocatori rimasti ogni "2" vale come "1".
web-dice-rules-win-1 = Solo il ruolo dello Sceriffo è scoperto, e lo Sceriffo ha 2 punti vita in più. In tre giocatori tutti i ruoli sono scoperti.
web-dice-rules-win-2 = 4 giocatori: Sceriffo, Rinnegato, 2 Fuorilegge. In 5 si aggiunge un Vice, in 6 un terzo Fuorilegge, in 7 un secondo Vice, in 8 un secondo Rinnegato.
web-dice-rules-win-3 = La partita finisce quando lo Sceriffo è fuori, o quando lo sono tutti i Fuorilegge e i Rinnegati. Se cadono tutti insieme, vincono i Fuorilegge.
web-dice-rules-out-1 = Chi resta senza punti vita è subito fuori: mostra il ruolo e rimette le sue frecce nella riserva. Vince comunque con la sua parte.
web-dice-rules-out-2 = Nessuno ha mai più punti vita che all'inizio.

## Dopo la partita

web-end-rolls = Lanci
web-end-beers = Birre
web-end-arrows = Frecce
web-verdict-hunter = La caccia è finita
web-verdict-last = L'ultimo in piedi
web-fact-attacks = Gli indiani hanno attaccato { $number } volte.
web-fact-arrows = { $seat } ha preso { $number } frecce.
web-fact-exploded = { $number ->
        [one] Tre Dinamiti sono esplose davanti a { $seat }.
       *[other] Tre Dinamiti sono esplose { $number } volte davanti a { $seat }.
    }
web-fact-gatlings = { $number ->
        [one] { $seat } ha sparato con la Gatling.
       *[other] { $seat } ha sparato con la Gatling { $number } volte.
    }
web-fact-generous = { $seat } ha versato { $number } Birre agli altri.
web-fact-wasted = { $seat } ha sprecato { $number } Birre.
