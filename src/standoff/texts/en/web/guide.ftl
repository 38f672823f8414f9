# The guide of a first game: short notes, each when it first applies. A line break is a new paragraph.

web-learn-title = Your first game
web-learn-opening = Setting the table…
web-learn-again = Try again

web-guide = Guide to your first game
web-guide-got-it = Got it
web-guide-back = Back
web-guide-close = Close the guide
web-guide-fold = Fold the note
web-guide-unfold = Unfold the note
web-guide-quiet = More when something new happens

web-guide-welcome-title = Welcome to the table
web-guide-welcome = This is a real game with three bots. Nobody hurries you: there is no clock.
    I explain what is in front of you. What I talk about has a dashed frame.
web-guide-role-title = Your role: { $role }
web-guide-role = { $goal }
    Only the Sheriff's role is known to all. The others find out yours by watching whom you shoot at, and you find out theirs the same way.
web-guide-character-title = You are { $character }
web-guide-character = { $ability }
    Everybody has a character with an ability of their own. Point at a face to read it; on a touch screen, press it for a moment.
web-guide-life-title = Your life
web-guide-life = The bullets are your life points: you have { $life }. Without any, you are out of the game.
    They are also your hand limit: at the end of your turn you keep as many cards as you have life points.
web-guide-seats-title = The others
web-guide-seats = They sit around the table, and turns go clockwise. Each plate shows life, the number of cards in hand, and the role once it is known.
web-guide-distance-title = Distance and reach
web-guide-distance = The number in the ring is how far you see that player: one step for each seat, the shorter way round.
    Your reach is { $reach }. Whoever has a full sight is within reach of your weapon; a broken ring is too far.
web-guide-others-turn-title = { $turn } is playing
web-guide-others-turn = Watch what they do: it tells you what side they may be on. The log keeps all of it. If you have to decide something, the paper strip asks you.
web-guide-turn-title = Your turn
web-guide-turn = A turn has three phases. 1: draw two cards; that is done already. 2: play as many cards as you like. 3: discard what is over your hand limit.
    Only one BANG! card a turn, unless a card or an ability says otherwise.
web-guide-hand-title = Play a card
web-guide-hand = The cards that stand up can be played now. Choose one: the paper strip says what it will do, and you confirm it there. Nothing is sent before that; Escape takes it back.
    A click on one of the others tells you why not.
web-guide-target-title = Choose a target
web-guide-target = Some cards need somebody to aim at. Choose the card, then one of the players that glow. Under the others you read why they are out of the question.
web-guide-end-turn-title = End your turn
web-guide-end-turn = Nothing left to play, or worth keeping for later? Then end your turn on the paper strip. A Missed! is worth more in your hand than anywhere else.
web-guide-in-play-title = Cards in play
web-guide-in-play = Cards with a blue border stay on the table in front of a player: weapons with their reach, and gear. Point at one to read it. Nobody has two of the same name, or two weapons.
web-guide-shot-title = { $by } attacks you!
web-guide-shot = The strip lists everything that saves you, and what it costs. A shot is cancelled with a Missed!; some cards ask for a BANG! card instead.
    You may also do nothing and lose a life point. Sometimes that is wiser than spending your best card.
web-guide-hurt-title = You lost life
web-guide-hurt = A Beer in your turn gives you back one life point, up to the number you began with. With only two players left, it does nothing any more.
web-guide-check-title = "Draw!"
web-guide-check = Some cards let fate decide: the top card of the deck is turned over, and only its suit and rank in the corner count. That is a "draw!"; the log says how it went.
web-guide-excess-title = Too many cards
web-guide-excess = You hold more cards than you have life points. Discard until it fits. What you throw away, everybody sees.
web-guide-dying-title = Your last life point
web-guide-dying = You are about to be eliminated. What still saves you is on the strip: a Beer, if you hold one, can be played right now.
web-guide-eliminated-title = Somebody is out
web-guide-eliminated = Whoever is eliminated shows their role. Whoever eliminates an Outlaw draws three cards; a Sheriff who eliminates a Deputy discards everything.
    The circle closes: distances get shorter.
web-guide-out-yourself-title = You are out
web-guide-out-yourself = You can still win: Deputies win with the Sheriff, and Outlaws win together, eliminated or not. Stay and see how it ends.
web-guide-end-title = The game is over
web-guide-end = All roles are revealed. The Sheriff and the Deputies win when every Outlaw and the Renegade are out; the Outlaws when the Sheriff is out; the Renegade as the last player standing.
    Now you know how it goes. Well played!
