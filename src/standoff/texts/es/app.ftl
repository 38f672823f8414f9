# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Victorias por Rol
app-games = Partidas
app-role = Rol
app-wins = Victorias
app-share = Proporción
app-interval = Intervalo
app-players = Jugadores
app-rounds = Rondas
app-per-second = Partidas por segundo

## The game in a terminal

app-your-turn = Tu turno
app-seat = Jugador { $number }
app-you = Tú
app-log = Registro
app-hand = Mano
app-in-play = En juego
app-life = Puntos de vida
app-cards = Cartas
app-distance = Distancia
app-out-of-game = Fuera de la partida
app-deck = Mazo de robo
app-discards = Pila de descartes
app-choose = ¿Cuál? (del 1 al { $number })
app-not-a-number = Escribe uno de los números de la lista.
app-result = Resultado
app-seed = Semilla
