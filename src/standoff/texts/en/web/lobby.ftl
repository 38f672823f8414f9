# The front page, the waiting room, my games, and what all pages share.

## What all pages share

web-title-table = Table
web-title-rules = Cards and rules
web-title-learn = Learn at the table
web-title-replays = My games
web-title-replay = Replay
web-title-nowhere = No such page
web-home = Standoff, front page
web-close = Close
web-sound = Sound
web-language-next = Language: { $now }. Change it
web-languages = Language
web-theme-light = Switch to Noon, the light colours
web-theme-dark = Switch to Dusk, the dark colours
web-life-of = { $life } of { $max } life points
web-role-hidden = Role unknown
web-range-of = Range { $reach }
web-suit-C = of clubs
web-suit-D = of diamonds
web-suit-H = of hearts
web-suit-S = of spades

## Names nobody has chosen. Each list has the same length in every language: a table keeps its name.

web-table-names = Coyote table, Back porch, Dry creek, Night express, Red mesa, Last chance, Rattlesnake gulch, Silver spur, Crooked cactus, Lonesome pine, Dead man's bluff, Whiskey bend, Buzzard rock, Old corral, Broken wheel, Lantern hill, Copper canyon, Tumbleweed inn, Empty saddle, Lucky horseshoe, Black mule, Quiet well, Three aces, Prairie dog, Wolf hollow, Salt flats, Wanted corner, Cold campfire, Painted wagon, Blue coyote, Echo pass, Desperado's rest
web-bot-names = Amos, Hattie, Silas, Mabel, Rufus, Clementine, Ezra, Dolores, Wade, Josefa, Hank, Opal, Cyrus, Pearl, Jeb, Ramona, Otis, Adelita, Virgil, Minnie, Gus, Lupe, Emmett, Cora, Tobias, Flora, Boone, Odessa, Chester, Prudence
web-guest-names = Lola, Nando, Tess, Bruno, Vale, Rocco, Alma, Nico, Inés, Leo, Mara, Remy, Noa, Dario, June, Elio, Sol, Abel, Rita, Kim

## What is played

web-game-bang = Card game
web-game-bang-line = Cards in hand, a gun on the table, secret roles.
web-game-dice = Dice Game
web-game-dice-line = Five dice, three rolls: keep, roll again, and watch the arrows.
web-game-samurai = Samurai Sword
web-game-samurai-line = Katana and honour: nobody leaves the table before the end.
web-set-base = Base game
web-set-dodge_city = Dodge City
web-set-gold_rush = Gold Rush
web-set-valley_of_shadows = The Valley of Shadows
web-set-high_noon = High Noon
web-set-fistful_of_cards = A Fistful of Cards
web-set-wild_west_show = Wild West Show
web-set-armed_and_dangerous = Armed & Dangerous
web-set-great_train_robbery = The Great Train Robbery
web-variant-first_game = First game: no book cards
web-variant-dynamite_variant = Dynamite variant
web-variant-shadow_gunslingers = Shadow Gunslingers
web-bot-gunslinger = Seasoned
web-bot-gambler = Seasoned
web-bot-swordmaster = Seasoned
web-bot-marshal = Marshals
web-bot-cardsharp = Cardsharps
web-bot-shogun = Shoguns
web-bot-greenhorn = Greenhorns
web-bot-random = Anything goes
web-bot-best = The best there are
web-level-gunslinger = Seasoned
web-level-gambler = Seasoned
web-level-swordmaster = Seasoned
web-level-marshal = Marshal
web-level-cardsharp = Cardsharp
web-level-shogun = Shogun
web-level-greenhorn = Greenhorn
web-level-random = Anything goes
web-clock = { $seconds ->
        [86400] No clock
        [120] 2 minutes a decision
       *[other] { $seconds } s a decision
    }
web-players = { $players } players
web-bots-are = Bots: { $bot }
web-bots-mixed = Bots of several levels
web-by-link = Only with the link
web-in-lobby = Listed for everyone

## The front page

web-kicker = Unofficial table for the BANG! family
web-tagline = Everyone has a gun, a grudge and a secret. Sit down with friends or with bots: no account, no install.
web-play-now = Play now
web-play-what = You and { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }, as { $name }.
web-play-else = { $change } or { $setup } for friends.
web-change-name = Change name
web-set-up = set up a table
web-game = Game
web-your-name = Your name
web-save-name = Save
web-keep-name = Cancel
web-name-saved = From now on you are { $name }.
web-open-tables = Open tables
web-new-table = New table
web-looking = Looking for tables…
web-no-tables = No table is open right now. Open one: your friends join with its link, and bots fill the other seats.
web-lobby-lost = The connection is lost. Trying again…
web-return = Return
web-join = Join
web-watch = Watch
web-return-to = Return to { $table }
web-join-at = Join { $table }
web-watch-at = Watch { $table }
web-your-turn = It waits for your answer.
web-seat-kept = Your seat is kept. A bot plays until you are back.
web-seat-open = Your seat is kept. The match has not begun.
web-seat-over = The match is over; the company may play another.
web-people-of = { $people } of { $players }
web-people-list = People at the table: { $names }
web-nobody-yet = Nobody sits here yet
web-being-played = Being played
web-between = Between two matches
web-code-ask = Got a link or a code from a friend?
web-code-empty = Paste the link or type the code first.
web-code-unreadable = That is neither a link to a table nor a code. A code looks like k7mq2x9d.
web-code-nowhere = There is no table { $code }. Tables close some time after everyone has left: ask for a new link.
web-go-learn = First game? Learn at the table
web-go-rules = All cards and rules
web-go-replays = My games
web-more = More
web-credits = A fan project, not connected with the publisher. Icons: game-icons.net, CC BY 3.0. Fonts: SIL Open Font License.

## New table

web-modules = Modules
web-start-from = Start from
web-mix-first = First game
web-mix-first-line = The base game without its trickier cards, for a first time at the table.
web-mix-classic = Classic evening
web-mix-classic-line = Dodge City's cards and characters, and an event of High Noon every round.
web-mix-party = Big party
web-mix-party-line = A full table where wounds pay in gold and nobody sits out: whoever falls comes back.
web-mix-everything = Everything
web-mix-everything-line = Every module there is on one table, for those who know them all.
web-mix-own = A mix of your own
web-bill = In the box
web-box-cards = Playing cards
web-box-characters = Characters
web-box-events = Events
web-box-great_train_robbery = Wagons
web-box-players = Players
web-box-range = { $low } to { $high }
web-not-with = Not with { $other }.
web-note-leaves = { $part } is for { $number } players or more: it was taken out.
web-note-added = { $number } players need { $part }: it was added.
web-note-apart = { $part } cannot be played with { $other }, which was taken out.
web-note-more = { $part } is for { $number } players or more: there are { $number } now.
web-note-without = { $players } players need { $part }: there are { $number } now.
web-usual = My usual table
web-usual-take = Take it
web-usual-open = Open it
web-usual-name = What do you call this table?
web-usual-rename = Rename { $name }
web-usual-forget = Forget { $name }
web-usual-forgotten = { $name } is forgotten.
web-number-of-players = Players
web-fewer = Fewer players
web-further = More players
web-bots = Bots
web-bots-line = A bot plays every seat that nobody takes, and yours while you are away.
web-bots-each = A level for each seat
web-bots-seat = Seat { $seat }
web-bot-gunslinger-line = They guess roles from what everyone does, and play to win.
web-bot-gambler-line = They work out what every roll is worth, and play to win.
web-bot-swordmaster-line = They weigh every blow by what it does for their team.
web-bot-marshal-line = They try their best options out in games they imagine. Every answer takes a moment.
web-bot-cardsharp-line = They try their best options out in games they imagine. Every answer takes a moment.
web-bot-shogun-line = They try their best options out in games they imagine. Every answer takes a moment.
web-bot-greenhorn-line = Beginners: they mean well, but see late who is who.
web-bot-random-line = They do anything the rules allow: easy company to try things out.
web-clock-label = Clock
web-who-joins = Who can join
web-public-no = Anyone with the link
web-public-yes = Anyone: listed on the front page
web-dealt = { $players } players: you and { $others } others; bots fill the seats nobody takes.
web-events = Events
web-events-usual = as usual ({ $number })
web-events-number = { $number } events
web-open-it = Open the table
web-least-players = For { $number } players or more.
web-set-base-line = Four to seven players, a Sheriff and his enemies. Always in.
web-set-dodge_city-line = Green-bordered cards, used a turn later
web-set-high_noon-line = An event in force every round
web-set-fistful_of_cards-line = An event every round, and a harsher one
web-set-wild_west_show-line = A second show of events, turned over by Stagecoaches
web-set-gold_rush-line = Nuggets for every wound, equipment to buy with them
web-set-valley_of_shadows-line = Ghosts, reckless shots and answers to them
web-set-armed_and_dangerous-line = Orange-bordered cards with tokens to spend
web-set-great_train_robbery-line = A Train with wagons to acquire on its way
web-variant-first_game-line = Only the simple cards
web-variant-dynamite_variant-line = The Dynamite is a stick that changes hands
web-variant-shadow_gunslingers-line = Whoever is eliminated comes back for their own turns

## The waiting room

web-chairs = Seats
web-invitation = Invitation
web-invite-line = Send this link to your friends. Whoever opens it can sit down.
web-invite-only-here = Only this machine can open the link: the server listens to nobody else.
web-invite-listen = For friends on the same network, start the server with
web-invite-code = Code
web-link-of = Link to this table
web-copy = Copy the link
web-copied = Copied
web-copy-by-hand = Select the link and copy it yourself: the browser does not allow it here.
web-share = Share
web-share-line = Sit down at my table: { $table }
web-qr = QR code with the link to this table
web-qr-large = Show the QR code as large as the screen
web-qr-line = Point a phone's camera at it. A tap closes this.
web-agreed = Agreed
web-bot-until = { $bot }: a bot, until somebody sits down
web-you = you
web-host = host
web-away = away
web-sit-here = Sit here
web-sit-at = Sit in seat { $seat }
web-sit-down = Sit down
web-stand-up = Give up my seat
web-send-away = Send away
web-send-away-who = Send { $name } away
web-send-away-sure = Send { $name } away? They cannot come back to this table.
web-send-away-no = Let stay
web-start = Start
web-start-who = { $people ->
        [one] You
       *[other] { $people } people
    } and { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
web-wait-host = Waiting for { $host } to start.
web-wait-any = Waiting for the host to start.
web-watching = { $number ->
        [one] 1 person watches
       *[other] { $number } people watch
    }
web-all-taken = Every seat is taken. You can stay and watch.
web-who-are-you = What shall we call you?
web-name-and-sit = Sit down
web-sat-down = { $name } sits down.
web-stood-up = { $name } has left.

## My games

web-past-none = You have not finished a match here yet.
web-past-none-line = Matches you play to the end are kept here: you can watch them again, with every card open.
web-past-offline = Your games cannot be read right now.
web-past-won = You won
web-past-lost = You lost
web-past-winners = { $number ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
web-past-with = With { $names }
web-past-replay = Watch again
web-past-replay-of = Watch the match of { $day } again
web-past-loading = Looking for your games…

## No such page

web-nowhere-title = Nothing here but dust
web-nowhere-line = There is no such page. The link may be old, or a letter is missing.
web-go-home = To the front page

## Why something was refused

web-problem-no-name = A name needs at least one letter.
web-problem-long-name = A name has at most 20 letters.
web-problem-name-taken = Somebody of that name sits here: pick another.
web-problem-no-table = There is no such table.
web-problem-no-match = There is no finished match of that id.
web-problem-other-rules = This match was played by other rules than those of today, and what was seen then was not kept.
web-problem-full = There is no room right now. Try again later.
web-problem-too-fast = That was too much at once. Wait a moment.
web-problem-busy = Too much is asked of this table at once. Wait a moment.
web-problem-offline = The server does not answer. Check your connection and try again.
web-problem-http = The server could not do that. Try again.
web-problem-broken = Something is wrong with the server. Try again later.
web-problem-origin = This request comes from another site.
web-problem-no-bot = There is no such bot.
web-problem-removed = The host has sent you away from this table.
web-problem-seated = You have a seat already.
web-problem-taken = That seat is taken.
web-problem-nobody = Nobody sits there.
web-problem-no-seat = You have no seat at this table.
web-problem-not-host = Only the host can do that.
web-problem-playing = Not while a match is played.
web-problem-not-saved = It could not be saved. Try again.
web-problem-frozen = This table does nothing any more.
web-problem-closed = This table is closed.

## What the engine refuses to deal

web-setup-no-game = There is no such game here.
web-setup-no-part = { $part } is not offered here. Choose from what the form shows.
web-setup-apart = { $part } and { $other } cannot be played together: take one of them out.
web-setup-no-option = There is no such option. Choose from what the form shows.
web-setup-least = { $part } is for { $number } players or more.
web-setup-players = The game is for { $low } to { $high } players.
web-setup-needs = For { $number } players add { $parts }.
web-setup-events-alone = How many events there are can be chosen only when two sets of events are mixed.
web-setup-events = A mixed deck has { $low } to { $high } events besides the final card.
web-setup-plain = This game has no further sets, variants or options.
web-setup-keep = Only those who were in the game to the end can keep their character.
