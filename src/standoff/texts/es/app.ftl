# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Victorias por Rol
app-role = Rol
app-wins = Victorias
app-share = Proporción
app-interval = Intervalo
app-players = Jugadores

## The game in a terminal

app-seat = Jugador { $number }
app-character = Personaje
app-in-play = En juego
app-life = Puntos de vida
app-cards = Cartas
app-distance = Distancia
app-out-of-game = Fuera de la partida
app-deck = Mazo de robo
app-discards = Pila de descartes
app-choose = ¿Cuál? (del 1 al { $number })
app-not-a-number = Escribe uno de los números de la lista.
app-seed = Semilla

## The command line

app-help = El juego de cartas BANG! en software: jugar, simular. Proyecto de aficionados, no oficial.
app-help-play = Juega una partida contra bots en la terminal.
app-help-simulate = Haz que los bots jueguen muchas partidas y mira quién gana y cuánto.
app-help-players = Cuántos jugadores se sientan a la mesa.
app-help-bot = Qué bot juega.
app-help-seed = La semilla de todo el azar; con la misma semilla se reparte lo mismo.
app-help-name = Tu nombre en la mesa.
app-help-games = Cuántas partidas se juegan.
app-help-lang = El idioma: en, es o it.
app-simulated = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $turns } turnos por partida, { $rate } partidas por segundo.
