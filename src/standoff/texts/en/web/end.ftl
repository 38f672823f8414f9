# The page after a match: who won, who was who, what there is to tell.

web-end-kicker = { $table } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
web-end-minutes = { $minutes ->
        [0] under a minute
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-verdict-law = The law wins
web-verdict-outlaws = The Outlaws win
web-verdict-renegade = The Renegade wins
web-verdict-other = The game is over
web-end-last-by = { $by } eliminated { $target } ({ $kind }).
web-end-last = { $target } was eliminated ({ $kind }).
web-end-winners = Winners
web-end-fallen = eliminated
web-end-you-won = { $name }, you won
web-end-you-lost = { $name }, you lost
web-end-rematch = Rematch
web-end-waiting = When { $name } starts a rematch, you are in.
web-end-waiting-nobody = The host can start a rematch; you are in.
web-end-watching = When the host starts a rematch, you will see it here.
web-end-closed = This table is closed: there is no rematch here.
web-end-options = Options of the rematch
web-end-keep = Keep the character
web-end-keep-hint = Those still in the game may keep theirs; the others get a new one at random.
web-end-keep-one = { $name } keeps { $character }
web-end-rotate = Pass on the role of { $role }
web-end-rotate-hint = { $name } is next, clockwise; the other roles are dealt at random.
web-end-replay = See the replay
web-end-lobby = Back to the lobby

web-end-who = Who was who
web-end-player = Player
web-end-role = Role
web-end-fate = End
web-end-shots = Shots
web-end-hits = Hits
web-end-lost = Life
    lost
web-end-regained = Life
    regained
web-end-played = Cards
    played
web-end-standing = Still standing
web-end-out-by = Round { $round }, by { $name }
web-end-out = Round { $round }
web-end-best = (the most)

web-end-life = Life, round by round
web-end-start = start
web-end-round-short = r{ $round }
web-end-round = Round { $round }

web-end-tell = Worth telling
web-fact-passed = { $kind } changed hands { $number } times and never went off.
web-fact-passed-exploded = { $kind } changed hands { $number } times before it went off.
web-fact-exchange = { $by } and { $target } spent { $number } cards on each other ({ $kind }).
web-fact-checks = { $kind }: { $seat } met the condition { $number } of { $of } times.
web-fact-in-vain = { $kind }: { $seat } tried { $number } times, always in vain.
web-fact-taken = { $seat } took { $number } cards from { $owner }.
web-fact-busy-turn = { $seat } played { $number } cards in a single turn.
web-fact-regained = { $seat } regained { $number } life points.
web-fact-cancelled = { $seat } cancelled { $number } shots.
web-fact-eliminated = { $seat } eliminated { $number } players.
web-fact-unhurt = { $seat } did not lose a single life point.
web-fact-last-point = { $seat } came through with 1 life point left.
web-fact-penalty = { $seat } eliminated a friend and paid for it with all cards.

web-seed-fits = Deal verified: the seed fits the seal from before the first question.
web-seed-fits-remembered = Deal verified: the seed fits the seal that this browser has kept since before the first question.
web-seed-differs = The seed does not fit the seal from before the first question: this deal cannot be trusted.
web-seed-unknown = The seed of this deal; there is no seal here to compare it with.
web-seed-check = How it was checked
web-seed-explained = Before the first question the server published a seal, BLAKE2b-256 of the salt, a colon and the seed. Your browser has just computed it again.
web-seed-seed = Seed
web-seed-salt = Salt
web-seed-told = Seal from the start
web-seed-computed = Computed here
web-seed-record = The whole match as JSON
