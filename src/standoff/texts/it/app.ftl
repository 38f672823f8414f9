# The words of the application itself, whatever game is played.

## The table

app-seat = Giocatore { $number }
app-player = Giocatore
app-role = Ruolo
app-character = Personaggio
app-life = Vita
app-hand = Mano
app-distance = Dist.
app-in-play = In gioco
app-nuggets = Pepite
app-supply = Riserva
app-out = fuori
app-turn = Turno { $number }
app-deck = Mazzo
app-discards = Pila degli scarti
app-middle = Scoperte
app-on-sale = In vendita
app-line = Linea
app-behind = Ancora dietro
app-deck-top = In cima al mazzo
app-event = Evento
app-next-event = Prossimo evento
app-show = Show
app-skips = salta
app-ghost = fantasma
app-shadow = ombra
app-returns = tornerà
app-hand-of = { $name } ha
app-arrows = Frecce
app-arrows-left = Riserva di frecce
app-dice = Dadi
app-rolls = { $number } di { $limit } lanci
app-aimed = { $name }: { $number ->
        [one] 1 colpo
       *[other] { $number } colpi
    } in arrivo
app-honour = Onore
app-resilience = Resistenza
app-difficulty = Diff.
app-wounds = Ferite
app-harmless = Inoffensivo

## The game in a terminal

app-help-hint = Scrivi il numero di ciò che scegli e poi quello che ti viene chiesto. Scrivi ? per l'aiuto.
app-help-keys =
    3          scegli la carta 3 della tua mano, o la riga 3 di una lista; poi viene chiesto il resto
    3 2        la carta 3 sul giocatore 2, in una volta
    1 3        dove si possono scegliere più cose insieme: la 1 e la 3
    Invio, 0   torna indietro, non è stato ancora inviato nulla; Invio dà anche l'unica risposta possibile
    i 3, 3?    il testo completo della carta 3
    c 2        il personaggio del giocatore 2 e le sue carte in gioco
    u          annulla, finché nulla è venuto alla luce
    log, log N  altre righe di ciò che è successo
    save FILE  salva la partita in un file
    q          esci
app-log-cut = … { $number ->
        [one] 1 altra riga
       *[other] altre { $number } righe
    }: scrivi log.
app-several = Si possono scegliere più numeri insieme: 1 3.
app-ask-target = su quale giocatore?
app-ask-which = quale?
app-not-a-number = Quel numero non si può scegliere adesso.
app-not-a-command = Quel comando non esiste. Scrivi ? per l'aiuto.
app-can-take-back = Scrivi u per annullare.
app-no-take-back = Non si può annullare nulla: altri hanno risposto o visto qualcosa.
app-file-exists = Esiste già un file { $file }: scegli un altro nome.
app-unwritable = Impossibile scrivere { $file }: { $reason }.
app-saved = Salvata in { $file }.
app-winners = Vincitori: { $names }.
app-you-won = Hai vinto!
app-you-lost = Hai perso.
# Not "seme", which is a suit.
app-seed = Seed: { $seed }
app-same-deal = Di nuovo la stessa distribuzione: { $command }
app-offer-save = Per salvare la partita scrivi: save FILE. Invio per uscire.
app-go-on = Continua con: standoff play --resume { $file }
app-go-on-saving = Per continuare un'altra volta, scrivi "save FILE" prima di uscire e poi: standoff play --resume FILE

## standoff replay

app-replay-keys = Invio: avanti. b: indietro. g N: vai alla decisione N. s N: ciò che vede il giocatore N. s all: tutto scoperto. q: esci.
app-replay-at = Decisione { $number } di { $total } · vista: { $view } · Invio, b, g N, s N, s all, q
app-all-open = tutto scoperto

## standoff simulate

app-set = Espansione
app-bot = Bot
app-seats = Posti
app-wins = Vittorie
app-share = Quota
app-interval = Intervallo al 95 %
app-simulated = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $turns } turni a partita, { $rate } partite al secondo.
app-playing = In corso
app-rate = { $number } al secondo

## standoff lab

app-lab-title = Che cosa { $games ->
        [one] dice 1 partita
       *[other] dicono { $games } partite
    }
app-lab-game = Gioco
app-lab-games = Partite
app-lab-players = Giocatori
app-lab-variants = Varianti
app-lab-version = Standoff
app-lab-again = Di nuovo lo stesso, fino all'ultimo numero:
app-lab-intervals = Accanto a ogni numero sta il suo intervallo del 95 %. Dove se ne confrontano molti, circa uno su venti spicca per puro caso.
app-lab-by-bots = Queste partite le hanno giocate i bot: ciò che giocano male qui sembra debole.
app-lab-roles = Vittorie per ruolo
app-lab-characters = Personaggi
app-lab-groups = Espansioni e bot
app-lab-places = I posti e il primo turno
app-lab-length = Durata e finali
app-lab-cards = Carte
app-lab-roles-how = Un ruolo è contato una volta a partita, perché chi lo ha vince insieme.
app-lab-characters-how = L'effetto è di quanti punti percentuali un personaggio vince più spesso della media dello stesso ruolo con altrettanti giocatori. A colori: l'intervallo è fuori da quella media.
app-lab-places-how = I posti si contano nell'ordine dei turni da chi comincia, che è allo 0. Gli effetti sono punti percentuali rispetto alla media dello stesso ruolo; chi ha sempre lo stesso ruolo, come lo Sceriffo allo 0, non si può distinguere da esso.
app-lab-place = Posto { $number }
app-lab-place-number = Posto
app-lab-effect = Effetto
app-lab-first-turn = Il primo turno con { $players } giocatori: il posto 1 rispetto all'ultimo, ciascuno misurato sul suo ruolo, { $value } punti ({ $low } – { $high }).
app-lab-with-players = { $players } giocatori
app-lab-turns = Una partita dura { $value } turni ({ $low } – { $high }). Quante partite sono durate quanto:
app-lab-survivors = Alla fine sono ancora in gioco { $value } giocatori ({ $low } – { $high }).
app-lab-first-out = Il primo giocatore è eliminato nel turno { $value } ({ $low } – { $high }), nelle partite che eliminano qualcuno.
app-lab-ending = Finale
app-lab-cards-how = A partita, in media. Danni e cure sono punti vita, contati per la carta, il dado o l'abilità per cui sono andati o venuti. Sprecata è la parte che ha lasciato una mano senza essere usata: troppe da tenere, pagate o perse con il loro proprietario.
app-lab-damage-plot = Punti vita persi in una partita, secondo la causa
app-lab-healing-plot = Punti vita recuperati in una partita, secondo la causa
app-lab-card = Carta o abilità
app-lab-drawn = Pescata, tirata
app-lab-played = Giocata
app-lab-used = Usata in gioco
app-lab-wasted = Sprecata
app-lab-damage = Danni
app-lab-healing = Cure
app-lab-no-card = (nessuna carta)
app-lab-ends-shown = Il grafico ne mostra { $number }: i migliori e i peggiori. Tutti sono nella tabella.
app-lab-written = { $file } è scritto. Le partite sono accanto, in Parquet.
app-lab-progress = { $done } di { $games } partite; mancano circa { $minutes } minuti.
app-lab-kept = { $number ->
        [one] 1 partita è conservata
       *[other] { $number } partite sono conservate
    } in { $folder }. Lo stesso comando riprende da lì.
app-lab-goes-on = { $number ->
        [one] 1 partita è già
       *[other] { $number } partite sono già
    } in { $folder }: si giocano solo le altre.
app-lab-other-games = { $folder } contiene partite di un altro piano, o di regole o bot che nel frattempo sono cambiati. Indica un'altra cartella con --out, o eliminala.
app-lab-said-twice = { $players } giocatori: è detto due volte.
app-lab-no-side = '{ $side }' non è niente da confrontare. Scrivi base, oppure set=NOME, variant=NOME, bot=NOME; più d'uno con virgole in mezzo.
app-lab-same-sides = Le due parti sono uguali: { $side }.
app-lab-mixed-sides = Confronta due bot nello stesso gioco, o due giochi con gli stessi bot, non tutte e due le cose insieme.
app-lab-measure = Misura
app-lab-difference = Differenza
app-lab-verdict = Verdetto
app-lab-wins-of = Vittorie: { $name }
app-lab-turns-a-game = Turni a partita
app-lab-bot-wins = Parte dei posti che vincono
app-lab-differs = sono diversi
app-lab-alike = simili, entro { $margin }
app-lab-open = aperto: circa { $games } coppie
app-lab-sure = Sicuro dopo { $pairs } coppie di partite.
app-lab-unsure = Non sicuro dopo { $pairs } coppie di partite, che erano il limite.
app-lab-looks = Gli intervalli valgono in 95 confronti così su 100, per tutte le misure insieme, per quante volte si guardi.

## standoff cards

app-cards = Carte
app-faces = Facce
app-characters = Personaggi
app-signs = Copie
app-border = Bordo
app-cost = Costo
app-text = Testo
app-border-brown = marrone
app-border-blue = blu
app-border-green = verde
app-border-orange = arancione
app-border-black = nero
app-border-event = evento
app-border-rail = ferrovia
app-border-red = rosso
app-border-yellow = giallo
app-no-cards = Nessuna carta e nessun personaggio ha "{ $word }" nel nome o nel testo.
app-rules-only = Questa espansione non ha né carte né personaggi: cambia le regole.

## The command line

app-version = standoff { $version } ({ $engine ->
        [compiled] compilato
       *[interpreted] interpretato
    })
app-no-bot = Non c'è nessun bot "{ $name }". Ci sono: { $names }.
app-no-game = Non c'è nessun gioco "{ $name }". Ci sono: { $names }.
app-no-language = Non c'è nessuna lingua "{ $name }". Ci sono: { $names }.
app-no-set = Non c'è nessuna espansione "{ $name }". Ci sono: { $names }.
app-no-seat = Non c'è nessun giocatore "{ $name }". Ci sono: { $names }.
app-unreadable = Impossibile leggere { $file }: { $reason }.
app-no-record = Impossibile rivedere { $file }: { $reason }
app-unknown-format = I risultati si scrivono in file che finiscono in { $endings }, non in { $file }.
app-no-extra = Per questo serve { $package }, che qui non è installato. Si installa con: pip install "standoff[{ $extra }]"
app-no-cluster = Nessun cluster Ray risponde a { $address } ({ $reason }).
app-other-rules = Una macchina del cluster ha uno Standoff diverso da questo, { $version }, o altre espansioni. Installa lo stesso su tutte.
app-serving = Standoff è aperto su { $address } (le partite sono conservate in { $database }; Ctrl+C lo chiude).
app-no-browser = Qui non si può aprire un browser: apri tu l'indirizzo.

app-help = Il sistema di gioco BANG! in software: giocare, simulare, rivedere. Progetto di appassionati, non ufficiale.
app-help-version = Di' quale versione e quale motore è in uso.
app-help-play = Gioca una partita contro i bot.
app-help-simulate = Fai giocare ai bot molte partite e guarda chi vince e quanto.
app-help-replay = Ripercorri una partita salvata, come l'ha vista ogni giocatore o con tutto scoperto.
app-help-list = Elenca le carte e i personaggi con i loro testi.
app-help-terminal = Gioca nel terminale.
app-help-players = Quanti giocatori siedono al tavolo.
app-help-game = Quale gioco: { $names }.
app-help-bot = Quale bot gioca: { $names }; se non se ne nomina nessuno, il migliore. Più d'uno, separati da virgole, si siedono a turno.
app-help-seed = Il seed di tutto il caso; lo stesso seed dà la stessa distribuzione.
app-help-name = Il tuo nome al tavolo.
app-help-variant = Una variante delle regole: { $names }. Si può dare più volte.
app-help-sets = Un'espansione da aggiungere al gioco base: { $names }. Si può dare più volte.
app-help-explain = Mostra perché i bot fanno quello che fanno, se sanno dirlo.
app-help-resume = Continua una partita salvata.
app-help-games = Quante partite si giocano.
app-help-workers = Quanti processi giocano; il risultato è lo stesso con qualsiasi numero.
app-help-ray = Gioca sul cluster Ray a questo indirizzo; local ne avvia uno qui, con i processi di --workers. Il risultato è lo stesso.
app-help-out = Scrivi ogni partita in un file che finisce in .parquet, .csv o .json.
app-help-file = Una partita salvata.
app-help-print = Scrivi tutta la partita come righe ed esci.
app-help-view = Cosa si mostra: il numero di un giocatore, o all per tutto scoperto.
app-help-word = Solo ciò che ha questa parola nel nome o nel testo.
app-help-set = Solo le carte e i personaggi di questa espansione.
app-help-lang = La lingua: en, es o it.
app-help-serve = Avvia il server, dove si gioca con amici e bot.
app-help-serve-host = L'indirizzo su cui ascolta; 0.0.0.0 sono tutti.
app-help-serve-port = La porta su cui ascolta.
app-help-serve-database = Dove si conservano le partite: un file, o un URL postgresql://.
app-help-serve-url = Dove si trova il server, per esempio https://standoff.example.
app-help-serve-workers = Quanti processi servono; più di uno richiede PostgreSQL.
app-help-serve-inside = L'indirizzo di questa macchina a cui la raggiungono i processi di altre.
app-help-serve-pause = Nessuna domanda riceve risposta prima di questi secondi.
app-help-serve-thinkers = Processi per i bot che provano le loro opzioni e per le probabilità nei replay; 0: non ce ne sono.
app-help-serve-grace = Dopo questi secondi un bot gioca per chi è assente.
app-help-serve-linger = Per questi secondi si conserva un tavolo che tutti hanno lasciato.
app-help-serve-limit = Quanto è permesso, dove non è il solito: NOME=NUMERO, quante volte serve.
app-help-serve-log = Quanto si registra: debug, info, warning o error.
app-help-serve-open = Apri la pagina nel browser.
app-help-admin = Per chi lo gestisce: cura un server in funzione e la sua base di dati.
app-help-admin-database = La base di dati del server: lì sta la sua chiave.
app-help-admin-server = Dove risponde il server in funzione.
app-help-admin-tables = Elenca i tavoli aperti; prima quelli che non si possono leggere o sono bloccati, e perché.
app-help-admin-table = Guarda dentro un tavolo.
app-help-admin-reload = Rileggi un tavolo dalla base di dati; uno bloccato che si può leggere si sblocca.
app-help-admin-close = Chiudi un tavolo, qualunque cosa vi si giochi.
app-help-admin-thaw = Riprova con tutti i tavoli bloccati o messi da parte.
app-help-admin-drain = Non iniziare partite e non aprire tavoli; --off lo conclude.
app-help-admin-ban = Non far entrare un indirizzo per alcune ore; le sue connessioni si chiudono.
app-help-admin-unban = Fai entrare di nuovo un indirizzo.
app-help-admin-new-key = Firma i cookie con una chiave nuova; quelli di chiavi precedenti si leggono ancora.
app-help-admin-people = Chi ha giocato una partita: posto, ospite e nome.
app-help-admin-forget = Cancella chi era una persona, dal suo ospite: nomi, righe di chat, sue partite.
app-help-admin-prune = Cancella i tavoli chiusi e le loro partite di oltre questi giorni fa.
app-help-admin-check = Controlla un backup riprendendo tutto quello che c'è in una sua copia.
app-help-take-seat = Fai sedere un bot a un tavolo di un server.
app-help-bot-url = L'indirizzo del server.
app-help-bot-table = Il codice del tavolo: l'ultima parte del suo link.
app-help-bot-name = Il nome del bot al tavolo.
app-help-bot-kind = Quale bot gioca: { $names }.
app-help-lab = Per chi progetta: che cosa molte partite dicono di carte, personaggi ed espansioni.
app-help-lab-report = Gioca molte partite e ne scrive una pagina, da aprire in qualsiasi browser.
app-help-lab-players = Quanti giocatori siedono al tavolo. Si può dare più volte: si giocano altrettante partite con ogni numero.
app-help-lab-out = La cartella per la pagina e le partite. Ciò che c'è già non si gioca di nuovo.
app-help-lab-compare = Confronta due giochi o due bot, dagli stessi semi, finché è sicuro.
app-help-lab-side = base, oppure set=NOME, variant=NOME, bot=NOME; più d'uno con virgole in mezzo.
app-help-lab-limit = Quante coppie di partite si giocano al massimo.
app-help-lab-margin = Parti che differiscono di meno di tanti punti percentuali contano come simili; così le durate che differiscono di tanti per cento.
app-help-lab-keep = Una cartella che conserva le partite, perché non si giochino di nuovo.
