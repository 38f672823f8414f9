# The words of the application itself, whatever game is played.

## The table

app-seat = Player { $number }
app-player = Player
app-role = Role
app-character = Character
app-life = Life
app-hand = Hand
app-distance = Dist.
app-in-play = In play
app-nuggets = Nuggets
app-supply = Supply
app-out = out
app-turn = Turn { $number }
app-deck = Deck
app-discards = Discard pile
app-middle = Face up
app-on-sale = For sale
app-line = Line
app-behind = Still behind
app-deck-top = On top of the deck
app-event = Event
app-next-event = Next event
app-show = Show
app-skips = skips
app-ghost = a ghost
app-shadow = a shadow
app-returns = will return
app-hand-of = { $name } holds
app-arrows = Arrows
app-arrows-left = Arrow pile
app-dice = Dice
app-rolls = { $number } of { $limit } rolls
app-aimed = { $name }: { $number ->
        [one] 1 hit
       *[other] { $number } hits
    } to come
app-honour = Honour
app-resilience = Resilience
app-difficulty = Diff.
app-wounds = Wounds
app-harmless = Harmless

## The game in a terminal

app-help-hint = Type the number of what you choose, then what is asked next. Type ? for help.
app-help-keys =
    3          choose card 3 of your hand, or line 3 of a list; you are then asked for the rest
    3 2        card 3 on player 2, at once
    1 3        where several things can be chosen together: 1 and 3
    Enter, 0   go back, nothing was sent yet; Enter also gives the only answer there is
    i 3, 3?    the full text of card 3
    c 2        the character of player 2, and the cards in front of them
    u          take back, while nothing has come to light
    log, log N  more of the log
    save FILE  keep the game in a file
    q          leave
app-log-cut = … { $number ->
        [one] 1 line
       *[other] { $number } lines
    } more: type log.
app-several = Several numbers can be chosen at once: 1 3.
app-ask-target = on which player?
app-ask-which = which?
app-not-a-number = That number cannot be chosen now.
app-not-a-command = That is no command. Type ? for help.
app-can-take-back = Type u to take back.
app-no-take-back = Nothing can be taken back: others have answered or seen something.
app-file-exists = There is already a file { $file }: choose another name.
app-unwritable = { $file } cannot be written: { $reason }.
app-saved = Saved in { $file }.
app-winners = Winners: { $names }.
app-you-won = You win!
app-you-lost = You lose.
app-seed = Seed: { $seed }
app-same-deal = The same deal again: { $command }
app-offer-save = To keep the game, type: save FILE. Enter leaves.
app-go-on = Go on with: standoff play --resume { $file }
app-go-on-saving = To go on another time, type "save FILE" before you leave, then: standoff play --resume FILE

## standoff replay

app-replay-keys = Enter: next. b: back. g N: go to decision N. s N: the view of player N. s all: everything open. q: leave.
app-replay-at = Decision { $number } of { $total } · view: { $view } · Enter, b, g N, s N, s all, q
app-all-open = everything open

## standoff simulate

app-set = Set
app-bot = Bot
app-seats = Seats
app-wins = Wins
app-share = Share
app-interval = 95 % interval
app-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $turns } turns a game, { $rate } games a second.
app-playing = Playing
app-rate = { $number } a second

## standoff lab

app-lab-title = What { $games ->
        [one] 1 game tells
       *[other] { $games } games tell
    }
app-lab-game = Game
app-lab-games = Games
app-lab-players = Players
app-lab-variants = Variants
app-lab-version = Standoff
app-lab-again = The same again, to the last number:
app-lab-intervals = Beside every number stands its 95 % interval. Where many are compared, about one in twenty stands out by chance alone.
app-lab-by-bots = These games were played by bots: what they play badly looks weak here.
app-lab-roles = Wins by role
app-lab-characters = Characters
app-lab-groups = Sets and bots
app-lab-places = Seats and the first turn
app-lab-length = Length and endings
app-lab-cards = Cards
app-lab-roles-how = A role is counted once a game, for those who have it win together.
app-lab-characters-how = The effect is by how many percentage points more often a character wins than the average of the same role with as many players. Coloured: the interval lies clear of that average.
app-lab-places-how = Places are counted in the order of turns from whoever begins, who is at 0. Effects are percentage points against the average of the same role; whoever always has the same role, as the Sheriff does at 0, cannot be told apart from it.
app-lab-place = Place { $number }
app-lab-place-number = Place
app-lab-effect = Effect
app-lab-first-turn = The first turn with { $players } players: place 1 against the last place, each measured by its role, { $value } points ({ $low } – { $high }).
app-lab-with-players = { $players } players
app-lab-turns = A game takes { $value } turns ({ $low } – { $high }). How many games took how many:
app-lab-survivors = At the end { $value } players are still in the game ({ $low } – { $high }).
app-lab-first-out = The first player is eliminated in turn { $value } ({ $low } – { $high }), in games that eliminate anyone.
app-lab-ending = Ending
app-lab-cards-how = For a game, on average. Damage and healing are life points, counted for the card, die or ability by which they went or came. Wasted is the share that left a hand unused: too many to keep, paid with, or lost with their owner.
app-lab-damage-plot = Life points lost in a game, by what
app-lab-healing-plot = Life points regained in a game, by what
app-lab-card = Card or ability
app-lab-drawn = Drawn, rolled
app-lab-played = Played
app-lab-used = Used in play
app-lab-wasted = Wasted
app-lab-damage = Damage
app-lab-healing = Healing
app-lab-no-card = (no card)
app-lab-ends-shown = The plot shows { $number } of them: the best and the worst. All are in the table.
app-lab-written = { $file } is written. The games are beside it, as Parquet.
app-lab-progress = { $done } of { $games } games; about { $minutes } minutes left.
app-lab-kept = { $number ->
        [one] 1 game is
       *[other] { $number } games are
    } kept in { $folder }. The same command goes on from there.
app-lab-goes-on = { $number ->
        [one] 1 game is
       *[other] { $number } games are
    } in { $folder } already: only the others are played.
app-lab-other-games = { $folder } holds games of another plan, or of rules or bots that have changed since. Name another folder with --out, or remove it.
app-lab-said-twice = { $players } players: that is said twice.
app-lab-no-side = '{ $side }' is nothing to compare. Write base, or set=NAME, variant=NAME, bot=NAME; several with commas between them.
app-lab-same-sides = Both sides are the same: { $side }.
app-lab-mixed-sides = Compare two bots in the same game, or two games with the same bots, not both at once.
app-lab-measure = Measure
app-lab-difference = Difference
app-lab-verdict = Verdict
app-lab-wins-of = Wins: { $name }
app-lab-turns-a-game = Turns a game
app-lab-bot-wins = Share of seats that win
app-lab-differs = they differ
app-lab-alike = alike, within { $margin }
app-lab-open = open: { $games } pairs or so
app-lab-sure = Sure after { $pairs } pairs of games.
app-lab-unsure = Not sure after { $pairs } pairs of games, which was the limit.
app-lab-looks = Intervals hold in 95 of 100 such comparisons for all measures together, however often one looks.

## standoff cards

app-cards = Cards
app-faces = Faces
app-characters = Characters
app-signs = Copies
app-border = Border
app-cost = Cost
app-text = Text
app-border-brown = brown
app-border-blue = blue
app-border-green = green
app-border-orange = orange
app-border-black = black
app-border-event = event
app-border-rail = railway
app-border-red = red
app-border-yellow = yellow
app-no-cards = No card and no character has "{ $word }" in its name or text.
app-rules-only = This set has neither cards nor characters: it changes the rules.

## The command line

app-version = standoff { $version } ({ $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    })
app-no-bot = There is no bot '{ $name }'. There are: { $names }.
app-no-game = There is no game '{ $name }'. There are: { $names }.
app-no-language = There is no language '{ $name }'. There are: { $names }.
app-no-set = There is no set '{ $name }'. There are: { $names }.
app-no-seat = There is no player '{ $name }'. There are: { $names }.
app-unreadable = { $file } cannot be read: { $reason }.
app-no-record = { $file } cannot be replayed: { $reason }
app-unknown-format = Results are written to files that end in { $endings }, not to { $file }.
app-no-extra = That needs { $package }, which is not installed here. Install it with: pip install "standoff[{ $extra }]"
app-no-cluster = No Ray cluster answers at { $address } ({ $reason }).
app-other-rules = A machine of the cluster has another Standoff than this one, { $version }, or other sets. Install the same on all of them.
app-serving = Standoff is open at { $address } (games are kept in { $database }; Ctrl+C ends it).
app-no-browser = No browser could be opened here: open the address yourself.

app-help = The BANG! game system in software: play, simulate, replay. An unofficial fan project.
app-help-version = Say which version and which engine is running.
app-help-play = Play a game against bots.
app-help-simulate = Let bots play many games and see who wins how often.
app-help-replay = Step through a saved game, as any player saw it or with everything open.
app-help-list = List the cards and characters with their texts.
app-help-terminal = Play in the terminal.
app-help-players = How many players sit at the table.
app-help-game = Which game: { $names }.
app-help-bot = Which bot plays: { $names }; if none is named, the best. Several, with commas between them, are seated in turn.
app-help-seed = The seed of all chance; the same seed gives the same deal.
app-help-name = Your name at the table.
app-help-variant = A variant of the rules: { $names }. Can be given several times.
app-help-sets = A set to add to the base game: { $names }. Can be given several times.
app-help-explain = Show why the bots do what they do, if they can say.
app-help-resume = Go on with a saved game.
app-help-games = How many games are played.
app-help-workers = How many processes play; the result is the same for any number.
app-help-ray = Play on the Ray cluster at this address; local starts one here, of --workers processes. The result is the same.
app-help-out = Write every game to a file that ends in .parquet, .csv or .json.
app-help-file = A saved game.
app-help-print = Print the whole game as lines and leave.
app-help-view = Whose view is shown: the number of a player, or all.
app-help-word = Only what has this word in its name or text.
app-help-set = Only the cards and characters of this set.
app-help-lang = The language: en, es or it.
app-help-serve = Run the server, where people play with friends and bots.
app-help-serve-host = The address to listen at; 0.0.0.0 is every one.
app-help-serve-port = The port to listen at.
app-help-serve-database = Where games are kept: a file, or a postgresql:// URL.
app-help-serve-url = Where people find the server, such as https://standoff.example.
app-help-serve-workers = How many processes serve; more than one needs PostgreSQL.
app-help-serve-inside = The address of this machine at which processes on other machines reach it.
app-help-serve-pause = No question is answered sooner than after so many seconds.
app-help-serve-thinkers = Processes for bots that try their options out, and for the chances in replays; 0: there are none.
app-help-serve-grace = After so many seconds a bot plays for someone who is away.
app-help-serve-linger = For so many seconds a table that everyone has left is kept.
app-help-serve-limit = How much is allowed, where it is other than usual: NAME=NUMBER, as often as needed.
app-help-serve-log = How much is logged: debug, info, warning or error.
app-help-serve-open = Open the page in the browser.
app-help-admin = For operators: look after a running server and its database.
app-help-admin-database = The database of the server: its key is there.
app-help-admin-server = Where the running server answers.
app-help-admin-tables = List the open tables; those first that cannot be read or are frozen, and why.
app-help-admin-table = Look into a table.
app-help-admin-reload = Read a table again from the database; a frozen one that can be read thaws.
app-help-admin-close = Close a table, whatever is played there.
app-help-admin-thaw = Try again with all tables that are frozen or set aside.
app-help-admin-drain = Begin no match and open no table any more; --off ends that.
app-help-admin-ban = Let an address in no more for some hours; its connections are closed.
app-help-admin-unban = Let an address in again.
app-help-admin-new-key = Sign cookies with a new key; those of older keys are still read.
app-help-admin-people = Who played a match: seat, guest and name.
app-help-admin-forget = Delete who a person was, by their guest: names, lines of chat, matches of theirs.
app-help-admin-prune = Delete closed tables and their matches that are older than so many days.
app-help-admin-check = Check a backup by taking up all that is in a copy of it.
app-help-take-seat = Let a bot take a seat at a table of a server.
app-help-bot-url = The address of the server.
app-help-bot-table = The code of the table: the last part of its link.
app-help-bot-name = The name of the bot at the table.
app-help-bot-kind = Which bot plays: { $names }.
app-help-lab = For designers: what many games tell of cards, characters and sets.
app-help-lab-report = Play many games and write one page about them, to open in any browser.
app-help-lab-players = How many players sit at the table. Can be given several times: so many games are played with each number.
app-help-lab-out = The folder for the page and the games. What is there already is not played again.
app-help-lab-compare = Compare two set-ups or two bots, from the same seeds, until it is sure.
app-help-lab-side = base, or set=NAME, variant=NAME, bot=NAME; several with commas between them.
app-help-lab-limit = How many pairs of games are played at most.
app-help-lab-margin = Shares that differ by less than so many percentage points count as alike; so do lengths that differ by so many per cent.
app-help-lab-keep = A folder that keeps the games, so that they are not played again.
