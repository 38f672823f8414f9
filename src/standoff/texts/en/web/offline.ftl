# The page one sees when the server does not answer.

web-offline-title = Nobody answers
web-offline-line = The saloon is closed, or the wire is down. Your seat is kept: this page goes back to the table by itself as soon as the server answers.
web-offline-again = Look again
