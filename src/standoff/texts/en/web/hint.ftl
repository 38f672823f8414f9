# Hints: what a good bot would do.

web-hint = Hint
web-hint-would = A seasoned player would:
web-help-hint = what a seasoned player would do
web-hints-label = Hints
web-hints-no = only alone with bots
web-hints-yes = for everyone
web-hints-had = { $name } had { $number ->
        [one] 1 hint
       *[other] { $number } hints
    }.
