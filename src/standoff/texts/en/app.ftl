# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Wins by role
app-role = Role
app-wins = Wins
app-share = Share
app-interval = Interval
app-players = Players

## The game in a terminal

app-seat = Player { $number }
app-character = Character
app-in-play = In play
app-life = Life points
app-cards = Cards
app-distance = Distance
app-out-of-game = Out of the game
app-deck = Deck
app-discards = Discard pile
app-choose = Which? (1 to { $number })
app-not-a-number = Please type one of the numbers of the list.
app-seed = Seed

## The command line

app-help = The BANG! card game in software: play, simulate. An unofficial fan project.
app-help-play = Play a match against bots in the terminal.
app-help-simulate = Let bots play many games and see who wins how often.
app-help-players = How many players sit at the table.
app-help-bot = Which bot plays.
app-help-seed = The seed of all chance; the same seed gives the same deal.
app-help-name = Your name at the table.
app-help-games = How many games are played.
app-help-lang = The language: en, es or it.
app-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $turns } turns a game, { $rate } games a second.
