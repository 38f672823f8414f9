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

## Fuori dal gioco

web-you-are-out = Sei fuori, { $name }.
web-you-are-out-short = Sei fuori
web-look = Scopri tutte le mani e i ruoli
web-look-no-more = Copri le mani
web-look-why = le vedi solo tu; prima indovina qui sotto
web-to-the-end = Fino alla fine
web-to-the-end-why = subito il risultato
web-watch-on = Continua a guardare
web-watch-on-why = al tuo ritmo, a carte coperte
web-new-game = Altra partita uguale
web-new-game-why = questa finisce senza di te
web-front-page = Pagina iniziale
web-front-page-why = il replay ti aspetta lì
web-guess-title = Prima di guardare: chi è chi?
web-guess-of = Il ruolo di { $name }
web-guess-named = { $number } su { $of } indicati
web-guess-lock = Conferma
web-guess-score = { $right } su { $of } finora
web-guess-result = Hai indovinato { $right } su { $of }
web-guess-right = giusto
web-guess-wrong = avevi detto { $role }
web-reveal-label = Chi è fuori
web-reveal-no = vede ciò che vedono tutti
web-reveal-yes = può vedere tutte le carte

## Segni, rancori, parole

web-suspect = Che cosa sospetti di { $name } (lo vedi solo tu)
web-suspect-is = Sospetti che { $name } sia { $role }
web-no-idea = Nessuna idea
web-shot-at = Ha sparato a
web-shot-at-times = { $name } ×{ $times }
web-grudge-shots = spari
web-grudge-at-you = spari a te
web-grudge-width = più spesso: più volte
web-grudge-hide = nasconde
web-help-suspect = segna che cosa sospetti di qualcuno
web-help-grudges = chi ha sparato a chi
web-notices = Avviso quando è il tuo turno
web-vibration = Vibra quando è il tuo turno
web-mute = Niente fumetti a questo tavolo
web-emotes = Gesti
web-phrases = Frasi
web-phrase-nothing-personal = Niente di personale.
web-phrase-with-the-law = Sto con la legge.
web-phrase-not-me = Io no!
web-phrase-well-shot = Bel colpo.
web-phrase-wait = Aspetta…
web-phrase-good-game = Bella partita.
web-phrase-hat = Si toglie il cappello
web-phrase-thumb = Ben fatto
web-phrase-beer = Salute
web-phrase-fist = Me la pagherai
web-phrase-skull = Sono spacciato
web-phrase-heart = Questo ha fatto male
