# The replay of a finished match.

web-replay-title = Replay
web-replay-loading = Fetching the match…
web-replay-nowhere = No such match
web-replay-nowhere-line = A match can be watched again once it is over. Check the link, or look among your games.
web-replay-turn = Round { $round }: the turn of { $name }
web-replay-moment = This moment of the match
web-replay-answer-hidden = What was answered is not known from here.
web-replay-winners = Winners: { $names }
web-replay-controls = Leaf through the match
web-replay-position = Position in the match
web-replay-where = { $at } of { $of } · round { $round } · { $name }
web-replay-where-deal = { $at } of { $of } · the deal
web-replay-first = To the beginning (Home)
web-replay-turn-back = To the turn before (Page up)
web-replay-back = One step back (←)
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-on = One step on (→)
web-replay-turn-on = To the next turn (Page down)
web-replay-last = To the end (End)
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-view = View
web-replay-view-open = Everything open
web-replay-view-watch = As a spectator
web-replay-view-seat = As { $name }
web-replay-log = What happened
web-replay-share = Share this moment
web-replay-share-line = A moment of a match at my table
web-replay-not-copied = Copy the address of this page: the browser does not allow it here.

# How likely each side was to win, over the match.
web-course-title = Turning points
web-course-working = The chances are being worked out: { $done } %
web-course-soon = The chances will be worked out soon
web-course-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
web-course-none = No single deed stands out from chance.
web-course-jump = Turning point { $number }: { $deed }
web-course-percent = { $number } %
web-course-error = 95 times in 100 the chance is no further off, if bots play on
web-course-card = Card
web-course-card-hint = The match on a card, as a picture
web-course-facts = { $players } players · { $rounds } rounds
web-course-method = From each of { $positions } positions seasoned bots played on { $same ->
        [yes] { $least } times
       *[no] { $least } to { $most } times
    }, with hands and roles as they were. The light band is the error at 95 %. They are chances among bots, not among people.
web-side-sheriff = The law
web-side-deputy = Deputy
web-side-outlaw = Outlaws
web-side-renegade = Renegade
web-side-shogun = Shogun
web-side-samurai = Samurai
web-side-ninja = Ninjas
web-side-ronin = Ronin
web-gain-sheriff = +{ $points } for the law
web-gain-deputy = +{ $points } for the Deputy
web-gain-outlaw = +{ $points } for the Outlaws
web-gain-renegade = +{ $points } for the Renegade
web-gain-shogun = +{ $points } for the Shogun's side
web-gain-samurai = +{ $points } for the Samurai
web-gain-ninja = +{ $points } for the Ninjas
web-gain-ronin = +{ $points } for the Ronin

# Why a bot did something.
web-why = Why?
web-why-of = Why? { $deed }
web-why-other = Next best:
web-why-only = It could do nothing else.
web-why-random = It does anything the rules allow.
web-why-unsaid = It has nothing to say about it.
