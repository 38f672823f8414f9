# La pagina dopo una partita: chi ha vinto, chi era chi e che cosa c'è da raccontare.

web-end-kicker = { $table } · { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
web-end-minutes = { $minutes ->
        [0] meno di un minuto
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
web-verdict-law = Vince la legge
web-verdict-outlaws = Vincono i Fuorilegge
web-verdict-renegade = Vince il Rinnegato
web-verdict-other = Partita finita
web-end-last-by = { $by } ha eliminato { $target } ({ $kind }).
web-end-last = { $target } è fuori dal gioco ({ $kind }).
web-end-winners = Vincitori
web-end-fallen = fuori dal gioco
web-end-you-won = { $name }, hai vinto
web-end-you-lost = { $name }, hai perso
web-end-rematch = Rivincita
web-end-waiting = Quando { $name } comincia la rivincita, giochi anche tu.
web-end-waiting-nobody = Chi ospita il tavolo può cominciare la rivincita; giochi anche tu.
web-end-watching = Quando comincia la rivincita, la vedrai qui.
web-end-closed = Questo tavolo è chiuso: qui non c'è più rivincita.
web-end-options = Opzioni della rivincita
web-end-keep = Tenere il personaggio
web-end-keep-hint = Chi è ancora in gioco può tenere il suo; gli altri ne ricevono uno nuovo a caso.
web-end-keep-one = { $name } tiene { $character }
web-end-rotate = Passare il ruolo di { $role }
web-end-rotate-hint = Tocca a { $name }, in senso orario; gli altri ruoli sono distribuiti a caso.
web-end-replay = Rivedi la partita
web-end-lobby = Torna al saloon

web-end-who = Chi era chi
web-end-player = Giocatore
web-end-role = Ruolo
web-end-fate = Fine
web-end-shots = Colpi
web-end-hits = A segno
web-end-lost = Vita
    persa
web-end-regained = Vita
    recuperata
web-end-played = Carte
    giocate
web-end-standing = Ancora in piedi
web-end-out-by = Giro { $round }, da { $name }
web-end-out = Giro { $round }
web-end-best = (il massimo)

web-end-life = Vita, giro per giro
web-end-start = inizio
web-end-round-short = g{ $round }
web-end-round = Giro { $round }

web-end-tell = Da raccontare
web-fact-passed = { $kind } ha cambiato mano { $number } volte senza esplodere.
web-fact-passed-exploded = { $kind } ha cambiato mano { $number } volte prima di esplodere.
web-fact-exchange = { $by } e { $target } hanno speso { $number } carte in uno scontro ({ $kind }).
web-fact-checks = { $kind }: { $seat } ha soddisfatto la condizione { $number } volte su { $of }.
web-fact-in-vain = { $kind }: { $seat } ci ha provato { $number } volte, sempre invano.
web-fact-taken = { $seat } ha preso { $number } carte a { $owner }.
web-fact-busy-turn = { $seat } ha giocato { $number } carte in un solo turno.
web-fact-regained = { $seat } ha recuperato { $number } punti vita.
web-fact-cancelled = { $seat } ha annullato { $number } colpi.
web-fact-eliminated = { $seat } ha eliminato { $number } giocatori.
web-fact-unhurt = { $seat } non ha perso nemmeno un punto vita.
web-fact-last-point = { $seat } ha finito con 1 punto vita.
web-fact-penalty = { $seat } ha eliminato uno dei suoi e l'ha pagato con tutte le carte.

web-seed-fits = Distribuzione verificata: il seed corrisponde al sigillo dell'inizio.
web-seed-fits-remembered = Distribuzione verificata: il seed corrisponde al sigillo che questo browser conserva dall'inizio.
web-seed-differs = Il seed non corrisponde al sigillo dell'inizio: non fidarti di questa distribuzione.
web-seed-unknown = Il seed di questa distribuzione; qui non c'è un sigillo con cui confrontarlo.
web-seed-check = Come è stato verificato
web-seed-explained = Prima della prima domanda il server ha pubblicato un sigillo: BLAKE2b-256 del sale, due punti e il seed. Il tuo browser lo ha appena ricalcolato.
web-seed-seed = Seed
web-seed-salt = Sale
web-seed-told = Sigillo dell'inizio
web-seed-computed = Calcolato qui
web-seed-record = L'intera partita in JSON
