# A page of one's own: what was played on this device.

web-title-me = My page
web-go-me = My page
web-me-private = Kept on this device, without an account. Nobody else sees this page.
web-me-since = On this device since { $month }, without an account. Nobody else sees this page.
web-me-form = Of the last { $of }: { $won } won
web-me-row = { $number } in a row
web-me-matches = { $number ->
        [one] match
       *[other] matches
    }
web-me-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-me-won = won
web-me-others = the others { $percent } %
web-me-longest = best streak
web-me-now = now { $number }
web-me-guessed = roles guessed
web-me-guess-when = when you are out
web-me-of = { $won } of { $of }
web-me-by-game = By game
web-me-by-role = By role
web-me-notch = The notch is what the others at your tables have won.
web-me-by-character = By character
web-me-cards = Your cards
web-me-times = { $times ->
        [one] played once
       *[other] played { $times } times
    }
web-me-last = Last matches
web-me-rounds = { $rounds ->
        [one] 1 round.
       *[other] { $rounds } rounds.
    }
web-me-none = Nothing is written here yet.
web-me-none-line = Play a match to its end: it comes into your book, on this device alone.
web-me-keeping = Where this is kept
web-me-keeping-line = In this browser, and nowhere else. Save it to a file to take it to another device; what was there is replaced.
web-me-save = Save to a file
web-me-bring = Read from a file
web-me-taken = Your book was read from the file.
web-me-not-taken = That file is no book of Standoff. Nothing has changed.
web-me-erase = Erase
web-me-erase-sure = Erase all of this? Nobody can bring it back.
web-me-erase-yes = Erase it all
web-me-erase-no = Keep it
web-me-erased = Your book is empty.
web-me-book = Your book on this device: { $matches ->
        [one] 1 match,
       *[other] { $matches } matches,
    } { $won } won.
