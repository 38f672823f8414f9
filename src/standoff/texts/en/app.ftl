# The words of the application itself, whatever game is played.

## standoff simulate

app-wins-by-role = Wins by role
app-games = Games
app-role = Role
app-wins = Wins
app-share = Share
app-interval = Interval
app-players = Players
app-rounds = Rounds
app-per-second = Games per second

## The game in a terminal

app-your-turn = Your turn
app-seat = Player { $number }
app-you = You
app-log = Log
app-hand = Hand
app-in-play = In play
app-life = Life points
app-cards = Cards
app-distance = Distance
app-out-of-game = Out of the game
app-deck = Deck
app-discards = Discard pile
app-choose = Which? (1 to { $number })
app-not-a-number = Please type one of the numbers of the list.
app-result = Result
app-seed = Seed
