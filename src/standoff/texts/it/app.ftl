# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Vittorie per ruolo
app-games = Partite
app-role = Ruolo
app-wins = Vittorie
app-share = Quota
app-interval = Intervallo
app-players = Giocatori
app-rounds = Giri
app-per-second = Partite al secondo

## The game in a terminal

app-your-turn = Il tuo turno
app-seat = Giocatore { $number }
app-you = Tu
app-log = Registro
app-hand = Mano
app-in-play = In gioco
app-life = Punti vita
app-cards = Carte
app-distance = Distanza
app-out-of-game = Fuori dal gioco
app-deck = Mazzo
app-discards = Pila degli scarti
app-choose = Quale? (da 1 a { $number })
app-not-a-number = Scrivi uno dei numeri della lista.
app-result = Risultato
# Not "seme", which is a suit.
app-seed = Seed
