# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Vittorie per ruolo
app-role = Ruolo
app-wins = Vittorie
app-share = Quota
app-interval = Intervallo
app-players = Giocatori

## The game in a terminal

app-seat = Giocatore { $number }
app-character = Personaggio
app-in-play = In gioco
app-life = Punti vita
app-cards = Carte
app-distance = Distanza
app-out-of-game = Fuori dal gioco
app-deck = Mazzo
app-discards = Pila degli scarti
app-choose = Quale? (da 1 a { $number })
app-not-a-number = Scrivi uno dei numeri della lista.
# Not "seme", which is a suit.
app-seed = Seed

## The command line

app-help = Il gioco di carte BANG! in software: giocare, simulare. Progetto amatoriale, non ufficiale.
app-help-play = Gioca una partita contro i bot nel terminale.
app-help-simulate = Fai giocare ai bot molte partite e guarda chi vince e quanto.
app-help-players = Quanti giocatori siedono al tavolo.
app-help-bot = Quale bot gioca.
app-help-seed = Il seed di tutto il caso; lo stesso seed dà la stessa distribuzione.
app-help-name = Il tuo nome al tavolo.
app-help-games = Quante partite si giocano.
app-help-lang = La lingua: en, es o it.
app-simulated = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $turns } turni a partita, { $rate } partite al secondo.
