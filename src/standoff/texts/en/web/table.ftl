# At the table: what the page says around the words of the game.

web-table = The table
web-table-menu = Table
web-table-open = Waiting for players
web-table-modules = { $number } modules
web-table-facts = { $players } players · round { $round }
web-table-facts-watched = { $players } players · round { $round } · { $watching } watching
web-table-gone = There is no such table
web-table-gone-why = The link is wrong, or everyone has left and the table was put away.
web-table-frozen = Something went wrong at this table. The match is kept, but cannot go on.
web-to-lobby = Back to the lobby
web-coming-in = Coming in…
web-see-table = See the table
web-see-result = See the result
web-connection-lost = Connection lost. Trying again… Your seat is kept.
web-you-watch = You are watching.
web-players-around = Players in turn order, from your left
web-your-cards-in-play = Your cards in play
web-your-place = Your place
web-place-of = { $name }
web-your-move = Your move
web-your-hand = Your hand, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-hand-of = { $name } holds
web-hand-empty = No cards in hand
web-in-hand = In hand
web-in-play-of = In play in front of { $name }
web-deck = Deck, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
web-deck-name = Deck
web-pile-name = Discards
web-face-up = Face up
web-under-way = Being played now
web-bot = bot
web-thinks = Decides
web-has-turn = Turn
web-only-you = only you see it
web-aim-sheriff = Bring every Outlaw and Renegade down.
web-aim-deputy = Help the Sheriff win.
web-aim-deputy-3 = Bring the Renegade down yourself.
web-aim-outlaw = Bring the Sheriff down.
web-aim-outlaw-3 = Bring the Deputy down yourself.
web-aim-renegade = Outlive them all: the Sheriff falls last.
web-aim-renegade-3 = Bring the Outlaw down yourself.
web-reach = Reach
web-set-aside = { $number } set aside
web-out = out
web-cards-in-hand = { $number ->
        [one] card in hand
       *[other] cards in hand
    },
web-distance-reached = distance { $distance }, within your reach
web-distance-beyond = distance { $distance }, out of your reach
web-distance-short = Distance { $distance }
web-target-brief = { $life } life
web-target-facts = { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
web-seconds-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

web-ready-next-turn = Ready from the next turn on.
web-event-in-force = Event in force
web-event-to-come = Next event
web-event-now = In force
web-event-next = To come
web-must-play = You have to play { $card } this turn, if you can.

## Choosing

web-find-answer = Find a card by its name
web-choose-head = choose what to do.
web-choose-verb = choose what to do with it.
web-choose-kind = choose how to use it.
web-choose-seat = choose a player.
web-choose-pick = choose a card.
web-choose-number = choose how many.
web-choose-nothing = chosen. Once more to do it.
web-you-reach = You reach as far as distance { $reach }.
web-goes-as-far = It goes as far as distance { $limit }.
web-bangs-left = { $number ->
        [0] No BANG! card left this turn.
        [one] 1 BANG! card left this turn.
       *[other] { $number } BANG! cards left this turn.
    }
web-from-hand = A card from hand
web-at-random = Drawn at random, unseen
web-as-kind = As { $kind }
web-change-card = Change card
web-change-choice = Change choice
web-nothing-sent = nothing was sent yet
web-take-back = Take back
web-take-back-why = nothing has come to light yet
web-anyway = Yes, do it
web-better-not = Better not
web-not-now = { $card }: not now

## Around it

web-rules-and-cards = Rules and cards
web-help = Help and keys
web-help-play = Choose a card, then who it is for. A second press on a card without a target plays it. You can also drag cards. Until your choice is complete nothing is sent.
web-help-signs = The number in a sight is the distance to a player you reach; in a broken ring, to one you do not. Gold edges mark what you can choose.
web-help-tab = through prompt, hand, cards in play and players
web-help-arrows = from card to card in your hand
web-help-enter = choose, and choose again to play
web-help-numbers = the buttons of the prompt
web-help-escape = take back a choice that is not complete
web-help-zoom = read the card in full
web-help-log = the log
web-help-chat = write to the table
web-help-help = this help
web-leave = Leave the table (your seat is kept)
web-menu = Menu
web-log = Log
web-shelf-took = took { $card }
web-log-setup = Set-up: { $number } sit down.
web-log-draws = draws { $number }
web-log-you = you
web-log-you-rolled = You
web-log-shows = Show
web-log-shows-all = All
web-log-shows-mine = About me
web-log-shows-of = About { $name }
web-log-shows-chat = Chat
web-chat = Chat
web-log-and-chat = Log and chat
web-chat-watching = (watching)
web-chat-hint = Say something to the table
web-send = Send
