# La replica di una partita finita.

web-replay-title = Replay
web-replay-loading = Cerco la partita…
web-replay-nowhere = Questa partita non c'è
web-replay-nowhere-line = Una partita si può rivedere quando è finita. Controlla il link o cercala tra le tue partite.
web-replay-turn = Giro { $round }: turno di { $name }
web-replay-moment = Questo momento della partita
web-replay-answer-hidden = Da qui non si sa che cosa ha risposto.
web-replay-winners = Vincitori: { $names }
web-replay-controls = Sfogliare la partita
web-replay-position = Posizione nella partita
web-replay-where = { $at } di { $of } · giro { $round } · { $name }
web-replay-where-deal = { $at } di { $of } · la distribuzione
web-replay-first = All'inizio (Home)
web-replay-turn-back = Al turno precedente (Pag su)
web-replay-back = Un passo indietro (←)
web-replay-play = Riproduci (spazio)
web-replay-pause = Pausa (spazio)
web-replay-on = Un passo avanti (→)
web-replay-turn-on = Al turno successivo (Pag giù)
web-replay-last = Alla fine (Fine)
web-replay-speed = Velocità
web-replay-times = { $times }×
web-replay-view = Vista
web-replay-view-open = Tutto scoperto
web-replay-view-watch = Da spettatore
web-replay-view-seat = Come { $name }
web-replay-log = Che cosa è successo
web-replay-share = Condividi questo momento
web-replay-share-line = Un momento di una partita al mio tavolo
web-replay-not-copied = Copia l'indirizzo di questa pagina: qui il browser non lo permette.

# La probabilità di vincere di ogni fazione nel corso della partita.
web-course-title = Momenti decisivi
web-course-working = Calcolo delle probabilità: { $done } %
web-course-soon = Le probabilità saranno calcolate fra poco
web-course-left = { $minutes ->
    [one] manca circa un minuto
   *[other] mancano circa { $minutes } minuti
}
web-course-none = Nessuna mossa spicca più del caso.
web-course-jump = Momento decisivo { $number }: { $deed }
web-course-percent = { $number } %
web-course-error = 95 volte su 100 la probabilità non si scosta di più, se continuano a giocare i bot
web-course-card = Cartolina
web-course-card-hint = La partita su una cartolina, come immagine
web-course-facts = { $players } giocatori · { $rounds } giri
web-course-method = Da ognuna di { $positions } posizioni dei bot esperti hanno continuato a giocare { $same ->
        [yes] { $least } volte
       *[no] da { $least } a { $most } volte
    }, con mani e ruoli com'erano. La fascia chiara è l'errore al 95 %. Sono probabilità tra bot, non tra persone.
web-side-sheriff = La legge
web-side-deputy = Vice
web-side-outlaw = Fuorilegge
web-side-renegade = Rinnegato
web-side-shogun = Shogun
web-side-samurai = Samurai
web-side-ninja = Ninja
web-side-ronin = Ronin
web-gain-sheriff = +{ $points } per la legge
web-gain-deputy = +{ $points } per il Vice
web-gain-outlaw = +{ $points } per i Fuorilegge
web-gain-renegade = +{ $points } per il Rinnegato
web-gain-shogun = +{ $points } per la fazione dello Shogun
web-gain-samurai = +{ $points } per il Samurai
web-gain-ninja = +{ $points } per i Ninja
web-gain-ronin = +{ $points } per il Ronin

# Perché un bot ha fatto qualcosa.
web-why = Perché?
web-why-of = Perché? { $deed }
web-why-other = La seconda scelta:
web-why-only = Non poteva fare altro.
web-why-random = Fa qualunque cosa permettano le regole.
web-why-unsaid = Non ha niente da dire in proposito.
