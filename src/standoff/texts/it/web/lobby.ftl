# La prima pagina, la sala d'attesa, le mie partite e ciò che tutte le pagine condividono.

## Ciò che tutte le pagine condividono

web-title-table = Tavolo
web-title-rules = Carte e regole
web-title-learn = Impara al tavolo
web-title-replays = Le mie partite
web-title-replay = Replay
web-title-nowhere = Pagina inesistente
web-home = Standoff, prima pagina
web-close = Chiudi
web-sound = Suono
web-language-next = Lingua: { $now }. Cambiala
web-languages = Lingua
web-theme-light = Passa a Mezzogiorno, i colori chiari
web-theme-dark = Passa a Crepuscolo, i colori scuri
web-life-of = { $life } di { $max } punti vita
web-role-hidden = Ruolo sconosciuto
web-range-of = Portata { $reach }
web-suit-C = di fiori
web-suit-D = di quadri
web-suit-H = di cuori
web-suit-S = di picche

## Nomi che nessuno ha scelto

web-table-names = Tavolo del Coyote, La veranda sul retro, Torrente secco, Espresso notturno, Mesa Rossa, Ultima occasione, Gola del Crotalo, Sperone d'argento, Cactus storto, Pino solitario, Il bluff di mezzanotte, Ansa del whisky, Rupe dell'Avvoltoio, Il vecchio corral, Ruota rotta, Colle della Lanterna, Canyon di rame, Locanda del Rovo, Sella vuota, Ferro fortunato, Il mulo nero, Pozzo silenzioso, Tris d'assi, Cane della prateria, Conca del Lupo, La salina, Angolo dei ricercati, Fuoco spento, Carro dipinto, Coyote blu, Passo dell'Eco, Il riposo del cavaliere
web-bot-names = Amos, Hattie, Silas, Mabel, Rufus, Clementine, Ezra, Dolores, Wade, Josefa, Hank, Opal, Cyrus, Pearl, Jeb, Ramona, Otis, Adelita, Virgil, Minnie, Gus, Lupe, Emmett, Cora, Tobias, Flora, Boone, Odessa, Chester, Prudence
web-guest-names = Lola, Nando, Tess, Bruno, Vale, Rocco, Alma, Nico, Inés, Leo, Mara, Remy, Noa, Dario, June, Elio, Sol, Abel, Rita, Kim

## A che cosa si gioca

web-game-bang = Gioco di carte
web-game-bang-line = Carte in mano, una pistola sul tavolo e ruoli segreti.
web-game-dice = Gioco di dadi
web-game-dice-line = Cinque dadi, tre lanci: tieni, rilancia e occhio alle frecce.
web-game-samurai = Samurai Sword
web-game-samurai-line = Katana e onore: nessuno lascia il tavolo prima della fine.
web-set-base = Gioco base
web-set-dodge_city = Dodge City
web-set-gold_rush = Gold Rush
web-set-valley_of_shadows = La Valle delle Ombre
web-set-high_noon = High Noon
web-set-fistful_of_cards = A Fistful of Cards
web-set-wild_west_show = Wild West Show
web-set-armed_and_dangerous = Armed & Dangerous
web-set-great_train_robbery = The Great Train Robbery
web-variant-first_game = Prima partita: senza carte col libro
web-variant-dynamite_variant = Variante Dinamite
web-variant-shadow_gunslingers = Pistoleri Ombra
web-bot-gunslinger = Esperti
web-bot-gambler = Esperti
web-bot-swordmaster = Esperti
web-bot-marshal = Marshal
web-bot-cardsharp = Bari
web-bot-shogun = Shogun
web-bot-greenhorn = Novellini
web-bot-random = Imprevedibili
web-bot-best = I migliori che ci sono
web-level-gunslinger = Esperto
web-level-gambler = Esperto
web-level-swordmaster = Esperto
web-level-marshal = Marshal
web-level-cardsharp = Baro
web-level-shogun = Shogun
web-level-greenhorn = Novellino
web-level-random = Imprevedibile
web-clock = { $seconds ->
        [86400] Senza orologio
        [120] 2 minuti a decisione
       *[other] { $seconds } s a decisione
    }
web-players = { $players } giocatori
web-bots-are = Bot: { $bot }
web-bots-mixed = Bot di vari livelli
web-by-link = Solo con il link
web-in-lobby = Visibile a tutti

## La prima pagina

web-kicker = Tavolo non ufficiale per la famiglia BANG!
web-tagline = Ognuno ha una pistola, un conto in sospeso e un segreto. Siediti con gli amici o con i bot: niente account, niente da installare.
web-play-now = Gioca subito
web-play-what = Tu e { $bots ->
        [one] 1 bot
       *[other] { $bots } bot
    }, come { $name }.
web-play-else = Puoi { $change } o { $setup } per gli amici.
web-change-name = cambiare nome
web-set-up = preparare un tavolo
web-game = Gioco
web-your-name = Il tuo nome
web-save-name = Salva
web-keep-name = Annulla
web-name-saved = D'ora in poi ti chiami { $name }.
web-open-tables = Tavoli aperti
web-new-table = Nuovo tavolo
web-looking = Cerco i tavoli…
web-no-tables = Ora non c'è nessun tavolo aperto. Aprine uno: i tuoi amici entrano con il link e i bot occupano gli altri posti.
web-lobby-lost = La connessione è caduta. Riprovo…
web-return = Torna
web-join = Unisciti
web-watch = Guarda
web-return-to = Torna a { $table }
web-join-at = Unisciti a { $table }
web-watch-at = Guarda { $table }
web-your-turn = Aspetta la tua risposta.
web-seat-kept = Il tuo posto ti aspetta. Un bot gioca finché non torni.
web-seat-open = Il tuo posto ti aspetta. La partita non è iniziata.
web-seat-over = La partita è finita; forse se ne gioca un'altra.
web-people-of = { $people } di { $players }
web-people-list = Al tavolo: { $names }
web-nobody-yet = Qui non siede ancora nessuno
web-being-played = In corso
web-between = Fra due partite
web-code-ask = Un amico ti ha mandato un link o un codice?
web-code-empty = Prima incolla il link o scrivi il codice.
web-code-unreadable = Non è né il link di un tavolo né un codice. Un codice è fatto così: k7mq2x9d.
web-code-nowhere = Non c'è nessun tavolo { $code }. I tavoli chiudono un po' dopo che tutti se ne sono andati: chiedi un altro link.
web-go-learn = Prima partita? Impara al tavolo
web-go-rules = Tutte le carte e le regole
web-go-replays = Le mie partite
web-more = Altro
web-credits = Progetto di appassionati, senza legami con l'editore. Icone: game-icons.net, CC BY 3.0. Caratteri: SIL Open Font License.

## Nuovo tavolo

web-modules = Moduli
web-start-from = Comincia con
web-mix-first = Prima partita
web-mix-first-line = Il gioco base senza le carte più difficili, per sedersi la prima volta.
web-mix-classic = Serata classica
web-mix-classic-line = Le carte e i personaggi di Dodge City, e un evento di High Noon a ogni giro.
web-mix-party = Grande festa
web-mix-party-line = Un tavolo pieno dove le ferite si pagano in oro e nessuno resta a guardare: chi cade torna.
web-mix-everything = Tutto
web-mix-everything-line = Tutti i moduli su un solo tavolo, per chi li conosce già.
web-mix-own = Un misto tutto tuo
web-bill = Nella scatola
web-box-cards = Carte da gioco
web-box-characters = Personaggi
web-box-events = Eventi
web-box-great_train_robbery = Vagoni
web-box-players = Giocatori
web-box-range = da { $low } a { $high }
web-not-with = Non con { $other }.
web-note-leaves = { $part } è per { $number } o più giocatori: modulo tolto.
web-note-added = In { $number } serve { $part }: modulo aggiunto.
web-note-apart = { $other } non si può giocare con { $part }: modulo tolto.
web-note-more = { $part } è per { $number } o più giocatori: ora siete in { $number }.
web-note-without = In { $players } serve { $part }: ora siete in { $number }.
web-usual = Il mio solito tavolo
web-usual-take = Sceglilo
web-usual-open = Aprilo
web-usual-name = Come chiami questo tavolo?
web-usual-rename = Cambia nome a { $name }
web-usual-forget = Dimentica { $name }
web-usual-forgotten = { $name }: dimenticato.
web-number-of-players = Giocatori
web-fewer = Meno giocatori
web-further = Più giocatori
web-bots = Bot
web-bots-line = Un bot gioca ogni posto che nessuno prende, e il tuo finché non ci sei.
web-bots-each = Un livello per ogni posto
web-bots-seat = Posto { $seat }
web-bot-gunslinger-line = Indovinano i ruoli da ciò che fa ciascuno, e giocano per vincere.
web-bot-gambler-line = Calcolano quanto vale ogni tiro, e giocano per vincere.
web-bot-swordmaster-line = Soppesano ogni colpo per ciò che fa alla loro squadra.
web-bot-marshal-line = Provano le opzioni migliori in partite immaginate. Ogni risposta richiede un momento.
web-bot-cardsharp-line = Provano le opzioni migliori in partite immaginate. Ogni risposta richiede un momento.
web-bot-shogun-line = Provano le opzioni migliori in partite immaginate. Ogni risposta richiede un momento.
web-bot-greenhorn-line = Principianti: giocano in buona fede, ma capiscono tardi chi è chi.
web-bot-random-line = Fanno qualunque cosa permettano le regole: compagnia facile per provare.
web-clock-label = Orologio
web-who-joins = Chi può entrare
web-public-no = Chi ha il link
web-public-yes = Chiunque: è in prima pagina
web-dealt = { $players } giocatori: tu e altri { $others }; i bot occupano i posti che nessuno prende.
web-events = Eventi
web-events-usual = come sempre ({ $number })
web-events-number = { $number } eventi
web-open-it = Apri il tavolo
web-least-players = Per { $number } o più giocatori.
web-set-base-line = Da quattro a sette giocatori, uno Sceriffo e i suoi nemici. C'è sempre.
web-set-dodge_city-line = Carte a bordo verde, che si usano un turno dopo
web-set-high_noon-line = Un evento in vigore a ogni giro
web-set-fistful_of_cards-line = Un evento a ogni giro, e più duro
web-set-wild_west_show-line = Un altro mazzo di eventi, scoperto dalle Diligenze
web-set-gold_rush-line = Pepite per ogni ferita ed Equipaggiamento da comprare
web-set-valley_of_shadows-line = Fantasmi, colpi temerari e risposte
web-set-armed_and_dangerous-line = Carte a bordo arancione con segnalini da spendere
web-set-great_train_robbery-line = Un Treno con vagoni da acquistare lungo la linea
web-variant-first_game-line = Solo le carte semplici
web-variant-dynamite_variant-line = La Dinamite è un candelotto che cambia di mano
web-variant-shadow_gunslingers-line = Chi è eliminato torna nei propri turni

## La sala d'attesa

web-chairs = Posti
web-invitation = Invito
web-invite-line = Manda questo link ai tuoi amici. Chi lo apre può sedersi.
web-invite-only-here = Solo questa macchina può aprire il link: il server non ascolta nessun altro.
web-invite-listen = Per gli amici sulla stessa rete, avvia il server con
web-invite-code = Codice
web-link-of = Link di questo tavolo
web-copy = Copia il link
web-copied = Copiato
web-copy-by-hand = Seleziona il link e copialo tu: qui il browser non lo permette.
web-share = Condividi
web-share-line = Siediti al mio tavolo: { $table }
web-qr = Codice QR con il link di questo tavolo
web-qr-large = Mostra il codice QR a tutto schermo
web-qr-line = Inquadralo con un telefono. Un tocco lo chiude.
web-agreed = Si gioca così
web-bot-until = { $bot }: un bot, finché qualcuno non si siede
web-you = tu
web-host = chi ospita
web-away = assente
web-sit-here = Siediti qui
web-sit-at = Siediti al posto { $seat }
web-sit-down = Siediti
web-stand-up = Lascia il posto
web-send-away = Allontana
web-send-away-who = Allontana { $name }
web-send-away-sure = Allontanare { $name }? Non potrà tornare a questo tavolo.
web-send-away-no = Può restare
web-start = Inizia
web-start-who = { $people ->
        [one] Tu
       *[other] { $people } persone
    } e { $bots ->
        [0] nessun bot
        [one] 1 bot
       *[other] { $bots } bot
    }
web-wait-host = { $host } deve ancora dare inizio alla partita.
web-wait-any = Chi ospita deve ancora dare inizio alla partita.
web-watching = { $number ->
        [one] 1 persona guarda
       *[other] { $number } persone guardano
    }
web-all-taken = Tutti i posti sono occupati. Puoi restare a guardare.
web-who-are-you = Come ti chiamiamo?
web-name-and-sit = Siediti
web-sat-down = { $name } si siede.
web-stood-up = { $name } lascia il posto.

## Le mie partite

web-past-none = Qui non hai ancora finito nessuna partita.
web-past-none-line = Le partite che giochi fino alla fine restano qui: puoi rivederle con tutte le carte scoperte.
web-past-offline = Ora non si possono leggere le tue partite.
web-past-won = Hai vinto
web-past-lost = Hai perso
web-past-winners = { $number ->
        [one] Vincitore: { $names }
       *[other] Vincitori: { $names }
    }
web-past-with = Con { $names }
web-past-replay = Rivedila
web-past-replay-of = Rivedi la partita del { $day }
web-past-loading = Cerco le tue partite…

## Pagina inesistente

web-nowhere-title = Qui c'è solo polvere
web-nowhere-line = Questa pagina non esiste. Forse il link è vecchio o gli manca una lettera.
web-go-home = Alla prima pagina

## Perché qualcosa non è stato fatto

web-problem-no-name = Un nome ha bisogno di almeno una lettera.
web-problem-long-name = Un nome ha al massimo 20 lettere.
web-problem-name-taken = Al tavolo c'è già qualcuno con questo nome: scegline un altro.
web-problem-no-table = Questo tavolo non esiste.
web-problem-no-match = Nessuna partita finita ha questo identificativo.
web-problem-other-rules = Questa partita fu giocata con regole diverse da quelle di oggi, e ciò che si vide allora non è stato conservato.
web-problem-full = Ora non c'è posto. Riprova più tardi.
web-problem-too-fast = Troppe cose insieme. Aspetta un momento.
web-problem-busy = A questo tavolo si chiede troppo tutto insieme. Aspetta un momento.
web-problem-offline = Il server non risponde. Controlla la connessione e riprova.
web-problem-http = Il server non ci è riuscito. Riprova.
web-problem-broken = Qualcosa non va nel server. Riprova più tardi.
web-problem-origin = Questa richiesta viene da un altro sito.
web-problem-no-bot = Questo bot non esiste.
web-problem-removed = Chi ospita ti ha allontanato da questo tavolo.
web-problem-seated = Hai già un posto.
web-problem-taken = Quel posto è occupato.
web-problem-nobody = Lì non siede nessuno.
web-problem-no-seat = Non hai un posto a questo tavolo.
web-problem-not-host = Può farlo solo chi ospita.
web-problem-playing = Non mentre si gioca una partita.
web-problem-not-saved = Non è stato possibile salvare. Riprova.
web-problem-frozen = Questo tavolo non fa più nulla.
web-problem-closed = Questo tavolo è chiuso.

## Ciò che il motore non può distribuire

web-setup-no-game = Qui non c'è questo gioco.
web-setup-no-part = { $part } non è offerto qui. Scegli tra ciò che mostra il modulo.
web-setup-apart = { $part } e { $other } non si possono giocare insieme: togline uno.
web-setup-no-option = Questa opzione non esiste. Scegli tra ciò che mostra il modulo.
web-setup-least = { $part } è per { $number } o più giocatori.
web-setup-players = Il gioco è da { $low } a { $high } giocatori.
web-setup-needs = Per { $number } giocatori aggiungi { $parts }.
web-setup-events-alone = Quanti eventi ci sono si sceglie solo quando si mescolano due espansioni di eventi.
web-setup-events = Un mazzo misto ha da { $low } a { $high } eventi oltre alla carta finale.
web-setup-plain = Questo gioco non ha altre espansioni, varianti o opzioni.
web-setup-keep = Solo chi era in gioco alla fine può tenere il proprio personaggio.
