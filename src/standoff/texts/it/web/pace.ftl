# Come va avanti la partita: di chi è il turno, che cosa succede, a che ritmo, che cosa ti è capitato.

web-what-happens = Che cosa succede
web-turn-of = Turno di { $name }
web-turn-yours = Il tuo turno
web-then = poi { $name }
web-then-you = poi tu

web-pace = Ritmo degli altri
web-pace-slow = Ritmo lento
web-pace-normal = Ritmo normale
web-pace-fast = Ritmo veloce
web-pace-instant = Senza attese
web-pace-short-slow = Lento
web-pace-short-normal = Normale
web-pace-short-fast = Veloce
web-pace-short-instant = Subito
web-pause = Pausa
web-pause-all = La partita si ferma quando tutti lo vogliono
web-paused = In pausa
web-paused-hint = In pausa. Spazio per riprendere, → per l’azione successiva.
web-go-on = Riprendi
web-next-act = Avanti

web-since = Dalla tua ultima decisione
web-since-hit = { $by } ti colpisce: −{ $number }
web-since-harm = Perdi { $number }
web-since-honour = Onore: −{ $number }
web-since-card = { $by }: resti senza { $card }
web-since-hidden = { $by } ha una tua carta
web-since-threat = { $by }: { $card } davanti a te
web-since-dodged = Schivi { $by }
web-since-gain = Recuperi { $number }
web-since-more = altri { $number }

web-help-space = pausa e ripresa
web-help-next = mostra subito l’azione successiva
web-help-faster = più lento, più veloce

## Un bot siede al tuo posto

web-bot-plays-for-you = Un bot gioca per te:
web-bot-plays-why = il tempo è scaduto. Quello che avevi scelto a metà non è stato inviato.
web-bot-in-your-seat = un bot al tuo posto
web-bot-for = bot per { $name }
web-so-far-for-you = Finora per te
web-just-now = Adesso
web-take-seat-back = Riprendi il tuo posto
web-take-seat-back-how = Invio · continui subito tu
web-more-time = +30 s
