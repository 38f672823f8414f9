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
