# How the match goes on: whose turn it is, what is happening, how fast, what happened to you.

web-what-happens = What is happening
web-turn-of = { $name }’s turn
web-turn-yours = Your turn
web-then = then { $name }
web-then-you = then you

web-pace = Pace of the others
web-pace-slow = Slow pace
web-pace-normal = Normal pace
web-pace-fast = Fast pace
web-pace-instant = No waiting
web-pace-short-slow = Slow
web-pace-short-normal = Normal
web-pace-short-fast = Fast
web-pace-short-instant = Instant
web-pause = Pause
web-pause-all = The match pauses when everyone wants it to
web-paused = Paused
web-paused-hint = Paused. Space goes on, → shows the next act.
web-go-on = Go on
web-next-act = Next

web-since = Since your last decision
web-since-hit = { $by } hits you: −{ $number }
web-since-harm = You lose { $number }
web-since-honour = Honour: −{ $number }
web-since-card = { $by }: your { $card } is gone
web-since-hidden = { $by } has a card of yours
web-since-threat = { $by }: { $card } lies before you
web-since-dodged = You dodge { $by }
web-since-gain = You regain { $number }
web-since-more = { $number } more

web-help-space = pause, and go on
web-help-next = show the next act at once
web-help-faster = slower, faster

## A bot sits in for you

web-bot-plays-for-you = A bot plays for you:
web-bot-plays-why = the clock ran out. What you had half chosen was not sent.
web-bot-in-your-seat = a bot in your seat
web-bot-for = bot for { $name }
web-so-far-for-you = So far for you
web-just-now = Now
web-take-seat-back = Take your seat back
web-take-seat-back-how = Enter · you go on at once
web-more-time = +30 s

## Out of the game

web-you-are-out = You are out, { $name }.
web-you-are-out-short = You are out
web-look = Open all hands and roles
web-look-no-more = Close the hands
web-look-why = only you see them; guess first below
web-to-the-end = Fast to the end
web-to-the-end-why = the outcome at once
web-watch-on = Watch on
web-watch-on-why = at your pace, cards closed
web-new-game = New game, same table
web-new-game-why = this one ends without you
web-front-page = Front page
web-front-page-why = the replay waits there
web-guess-title = Before you look: who is who?
web-guess-of = The role of { $name }
web-guess-named = { $number } of { $of } named
web-guess-lock = Lock my guess
web-guess-score = { $right } of { $of } right so far
web-guess-result = Your guess: { $right } of { $of }
web-guess-right = right
web-guess-wrong = you said { $role }
web-reveal-label = Who is out
web-reveal-no = sees what everyone sees
web-reveal-yes = may see all cards

## Marks, grudges, talk

web-suspect = What you suspect of { $name } (only you see it)
web-suspect-is = You suspect { $name } of being { $role }
web-no-idea = No idea
web-shot-at = Shot at
web-shot-at-times = { $name } ×{ $times }
web-grudge-shots = shots
web-grudge-at-you = shots at you
web-grudge-width = thicker: more often
web-grudge-hide = hides
web-help-suspect = mark what you suspect of a player
web-help-grudges = who shot at whom
web-notices = Notification when it is your turn
web-vibration = Vibrate when it is your turn
web-mute = No bubbles at this table
web-emotes = Gestures
web-phrases = Phrases
web-phrase-nothing-personal = Nothing personal.
web-phrase-with-the-law = I am with the law.
web-phrase-not-me = Not me!
web-phrase-well-shot = Well shot.
web-phrase-wait = Wait…
web-phrase-good-game = Good game.
web-phrase-hat = Tips the hat
web-phrase-thumb = Thumb up
web-phrase-beer = Cheers
web-phrase-fist = You will pay for this
web-phrase-skull = I am done for
web-phrase-heart = That hurt
