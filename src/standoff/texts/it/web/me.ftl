# Una pagina tutta propria: ciò che si è giocato su questo dispositivo.

web-title-me = La mia pagina
web-go-me = La mia pagina
web-me-private = Conservata su questo dispositivo, senza account. Nessun altro vede questa pagina.
web-me-since = Su questo dispositivo da { $month }, senza account. Nessun altro vede questa pagina.
web-me-form = Delle ultime { $of }: { $won } vinte
web-me-row = { $number } di fila
web-me-matches = { $number ->
        [one] partita
       *[other] partite
    }
web-me-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
web-me-won = vinte
web-me-others = gli altri { $percent } %
web-me-longest = serie migliore
web-me-now = ora { $number }
web-me-guessed = ruoli indovinati
web-me-guess-when = quando sei fuori
web-me-of = { $won } su { $of }
web-me-by-game = Per gioco
web-me-by-role = Per ruolo
web-me-notch = La tacca è quanto hanno vinto gli altri ai tuoi tavoli.
web-me-by-character = Per personaggio
web-me-cards = Le tue carte
web-me-times = { $times ->
        [one] giocata una volta
       *[other] giocata { $times } volte
    }
web-me-last = Ultime partite
web-me-rounds = { $rounds ->
        [one] 1 giro.
       *[other] { $rounds } giri.
    }
web-me-none = Qui non c'è ancora scritto niente.
web-me-none-line = Gioca una partita fino alla fine: entra nel tuo libro, solo su questo dispositivo.
web-me-keeping = Dove è conservata
web-me-keeping-line = In questo browser e da nessun'altra parte. Salvala in un file per portarla su un altro dispositivo; ciò che c'era lì viene sostituito.
web-me-save = Salva in un file
web-me-bring = Leggi da un file
web-me-taken = Il tuo libro è stato letto dal file.
web-me-not-taken = Quel file non è un libro di Standoff. Non è cambiato niente.
web-me-erase = Cancella
web-me-erase-sure = Cancellare tutto? Nessuno può recuperarlo.
web-me-erase-yes = Cancella tutto
web-me-erase-no = Conservalo
web-me-erased = Il tuo libro è vuoto.
web-me-book = Il tuo libro su questo dispositivo: { $matches ->
        [one] 1 partita,
       *[other] { $matches } partite,
    } { $won ->
        [one] 1 vinta.
       *[other] { $won } vinte.
    }
