# The Great Train Robbery: its cards, wagons, stations and characters, and the Train. The names are those of rules/great_train_robbery.toml.

## Cards

card-cactus = Cactus
    .text = Vale come un Mancato!. Poi "estrai!": con cuori o quadri recuperi 1 punto vita.
    .gist = Mancato!; rosso: recuperi 1

card-dragoon = Dragoon
    .text = Arma, portata 2. Finché è in gioco puoi giocare 1 carta BANG! in più per turno.
    .gist = Portata 2, 1 BANG! in più per turno

card-evaded = Per un pelo!
    .text = Vale come un Mancato!. Poi prendi in mano la carta il cui BANG! hai appena annullato.
    .gist = Mancato!, e prendi la carta

card-full_steam = A tutto vapore
    .text = Il Treno va dritto al capolinea. Decidi per tutti: l'effetto della locomotiva si ignora o si applica due volte di seguito.
    .gist = Al capolinea: nulla o due volte

card-knife_revolver = Knife Revolver
    .text = Un BANG! contro un giocatore a portata di tiro; usa il tuo BANG! del turno. Quando la giochi, "estrai!": con J, Q, K o A torna nella tua mano.
    .gist = Un BANG!; può tornare in mano

card-map = Mappa
    .text = Nel tuo turno, prima della fase 1, guarda le 2 carte in cima al mazzo; se vuoi, scarta una delle due.
    .gist = Guarda 2 carte, scartane una

card-money_bag = Sacco di soldi
    .text = Nel tuo turno: se la prima carta della pila degli scarti ha il bordo marrone, ne applichi l'effetto.
    .gist = Come l'ultimo scarto marrone

card-most_wanted = Most Wanted
    .text = Pesca 1 carta. Poi ogni giocatore, tu compreso, "estrae!": chi ottiene picche perde 1 punto vita.
    .gist = Pesca 1; tutti: picche perdono 1

card-next_stop = Prossima fermata
    .text = Pesca 1 carta e fai avanzare il Treno di 1 stazione.
    .gist = Pesca 1 carta; il Treno avanza

card-refund = Rimborso
    .text = Ogni volta che un altro giocatore prende un'altra tua carta o te la fa scartare (dalla mano o in gioco), pesca 1 carta.
    .gist = Pesca 1 per carta che ti tolgono

card-strongbox = Cassaforte
    .text = Peschi 1 carta quando il tuo turno finisce, anche se lo hai saltato per la Prigione.
    .gist = Pesca 1 alla fine del turno

card-switch = Scambio
    .text = Scambia una carta che hai in gioco con una che un altro giocatore ha in gioco.
    .gist = Scambia una carta in gioco

card-train_robbery = Rapina al treno
    .text = Un altro giocatore, a qualsiasi distanza; usa il tuo BANG! del turno. Per ogni sua carta in gioco sceglie se scartarla o affrontare un BANG!.
    .gist = Per carta: scartala o BANG!

card-water_tower = Serbatoio
    .text = Prendi senza pagare un vagone a tua scelta che si trovi a una stazione. Non conta per il limite di 1 vagone per turno.
    .gist = Prendi gratis un vagone in stazione

## Wagons

card-baggage_car = Baggage Car
    .text = Scartalo: usalo come Mancato!, Panico!, Cat Balou o un BANG! in più.
    .gist = Mancato!, Panico!, Cat Balou o BANG!

card-caboose = Caboose
    .text = Come Mancato! puoi scartare un'altra tua carta a bordo blu, anche un vagone, in mano o in gioco.
    .gist = Un'altra carta blu come Mancato!

card-cattle_truck = Cattle Truck
    .text = Scartalo: guarda le 3 carte in cima alla pila degli scarti e prendine una in mano.
    .gist = Prendi 1 dei 3 ultimi scarti

card-circus_wagon = Circus Wagon
    .text = Scartalo: ogni altro giocatore sceglie una delle sue carte in gioco e la scarta.
    .gist = Gli altri scartano 1 in gioco

card-coal_hopper = Coal Hopper
    .text = Scartalo: pesca 1 carta e scarta 1 vagone in gioco davanti a un giocatore qualsiasi.
    .gist = Pesca 1; scarta un vagone in gioco

card-dining_car = Dining Car
    .text = All'inizio del tuo turno "estrai!": con cuori recuperi 1 punto vita.
    .gist = Ogni turno: cuori, recuperi 1

card-express_car = Express Car
    .text = Scartalo: il tuo turno finisce subito, scarti tutta la mano, poi giochi un altro turno.
    .gist = Finisci il turno e giocane un altro

card-ghost_car = Ghost Car
    .text = Va davanti a un giocatore qualsiasi tranne lo Sceriffo. Chi ce l'ha, se eliminato, resta (o torna) in gioco senza punti vita e non può né guadagnarne né perderne.
    .gist = Chi ce l'ha resta, senza punti vita

card-lounge_car = Lounge Car
    .text = Scartalo: pesca 2 vagoni dal mazzo dei vagoni; uno va davanti a te, l'altro davanti a un altro giocatore, come decidi tu.
    .gist = 2 vagoni: uno tuo, uno di un altro

card-lumber_flatcar = Lumber Flatcar
    .text = Va davanti a un giocatore qualsiasi, che vede tutti gli altri a distanza aumentata di 1.
    .gist = Chi ce l'ha vede gli altri a +1

card-mail_car = Mail Car
    .text = Scartalo: pesca 3 carte, tienine 2 e dai la terza a un altro giocatore.
    .gist = Pesca 3, danne 1

card-observation_car = Observation Car
    .text = Vedi gli altri a distanza ridotta di 1; loro ti vedono a distanza aumentata di 1.
    .gist = Vedi a −1; ti vedono a +1

card-passenger_car = Passenger Car
    .text = Scartalo: prendi 1 carta a un altro giocatore a qualsiasi distanza, a caso dalla mano o una in gioco a tua scelta.
    .gist = Prendi 1 carta a chiunque

card-prisoner_car = Prisoner Car
    .text = Le carte Duello e Indiani! degli altri giocatori non hanno effetto su di te.
    .gist = Duello e Indiani! non ti toccano

card-private_car = Private Car
    .text = Senza carte in mano non puoi essere bersaglio di una carta BANG!.
    .gist = Mano vuota: nessuna carta BANG!

card-sleeper_car = Sleeper Car
    .text = Una volta per turno puoi scartare un'altra tua carta a bordo blu, anche un vagone, in mano o in gioco, come un BANG! in più.
    .gist = 1 volta: carta blu come BANG!

## The Locomotive

card-ironhorse = Ironhorse
    .text = Al capolinea ogni giocatore, quello di turno compreso, è bersaglio di un BANG! che nessun giocatore ha causato.
    .gist = Al capolinea un BANG! per tutti

card-leland = Leland
    .text = Al capolinea si risolve un Emporio, a cominciare dal giocatore di turno.
    .gist = Al capolinea un Emporio

## Stations

card-boom_town = Boom Town
    .text = Scarta 1 carta BANG!.
    .gist = Una carta BANG!

card-catico = Catico
    .text = Scarta 1 Cat Balou o 1 Panico!.
    .gist = Una Cat Balou o un Panico!

card-creepy_creek = Creepy Creek
    .text = Scarta 1 carta di picche.
    .gist = Una carta di picche

card-crowns_hole = Crown's Hole
    .text = Scarta 1 carta Birra.
    .gist = Una Birra

card-deathwood = Deathwood
    .text = Scarta 1 carta a bordo blu.
    .gist = Una carta a bordo blu

card-dodgeville = Dodgeville
    .text = Scarta 1 carta Mancato!.
    .gist = Un Mancato!

card-fort_wroth = Fort Wroth
    .text = Scarta 1 carta di valore 10, J, Q, K o A.
    .gist = Una carta dal 10 all'Asso

card-frisco = Frisco
    .text = Scarta 1 carta di fiori.
    .gist = Una carta di fiori

card-miners_oath = Miner's Oath
    .text = Scarta 1 carta di quadri.
    .gist = Una carta di quadri

card-san_tafe = San Tafe
    .text = Scarta 1 carta di cuori.
    .gist = Una carta di cuori

card-tombrock = Tombrock
    .text = Perdi 1 punto vita (mai l'ultimo).
    .gist = 1 punto vita, mai l'ultimo

card-virginia_town = Virginia Town
    .text = Scarta 2 carte qualsiasi.
    .gist = 2 carte qualsiasi

card-yooma = Yooma
    .text = Scarta 1 carta di valore da 2 a 9.
    .gist = Una carta dal 2 al 9

## Characters

character-benny_brawler = Benny Brawler
    .text = Durante il suo turno può acquistare quanti vagoni vuole, pagandoli tutti.
    .gist = Acquista quanti vagoni vuole

character-evan_babbit = Evan Babbit
    .text = Può deviare una carta BANG! rivolta a lui su un altro giocatore a distanza 1 da lui, mai su chi l'ha giocata, scartando dalla mano una carta dello stesso seme.
    .gist = Devia un BANG! su un vicino

character-jimmy_texas = Jimmy Texas
    .text = Pesca 1 carta quando il suo turno finisce, anche se lo ha saltato per la Prigione.
    .gist = Pesca 1 alla fine del turno

character-manuelita = Manuelita
    .text = Pesca 2 carte ogni volta che il Treno arriva al capolinea.
    .gist = Pesca 2 al capolinea

character-sancho = Sancho
    .text = Una volta nel suo turno può acquistare 1 vagone senza pagare; conta per il limite di 1 per turno.
    .gist = 1 vagone per turno senza pagare

character-sgt_blaze = Sgt. Blaze
    .text = Quando una sua carta o un suo effetto ha più giocatori come bersaglio, può escluderne 1.
    .gist = Esclude 1 di più bersagli

character-shade_oconnor = Shade O'Connor
    .text = Nei turni altrui, a ogni avanzata del Treno può scartare 1 carta dalla mano e pescarne un'altra.
    .gist = Treno in turno altrui: cambia 1

character-zippy_roy = Zippy Roy
    .text = Una volta nel suo turno può far avanzare il Treno di 1 stazione.
    .gist = 1 volta per turno muove il Treno

## Acquiring wagons

ask-toll = { $kind }: con quale carta paghi?
    .waiting = { $kind }: { $seat } sceglie con che cosa pagare.
    .then-discard = Paghi con questa
ask-acquire = Il Treno è avanzato: quale vagone acquisti?
    .waiting = { $seat } sceglie quale vagone acquistare.
ask-last-wagon = Capolinea, prima che agisca { $kind }: acquisti un vagone?
    .waiting = Capolinea: { $seat } può acquistare un vagone prima che agisca { $kind }

option-acquire = Acquistare { $card }
    .short = { $card }
option-acquire-at = Acquistare { $card } per { $target }
option-acquire-free = Acquistare { $card } senza pagare
    .short = { $card }
    .then = Senza pagare
option-acquire-free-at = Acquistare { $card } per { $target } senza pagare
option-go-ahead = Far avanzare il Treno di 1 stazione e acquistare un vagone
    .short = Prima far avanzare il Treno
    .then = Poi devi acquistarne uno
option-no-wagon = Nessun vagone
option-play-card = Giocare { $card }: prendere { $pick }

why-wagon-limit = Hai già acquistato il tuo vagone di questo turno.
why-no-station = Questo vagone non è a nessuna stazione.
why-toll = Non puoi pagare quello che chiede { $kind }

event-new-line = Nuova linea: il Treno è alla prima stazione, con { $kind } in vista.
event-station = Poi sulla linea: { $kind }.
event-wagon-joins = { $card } si aggancia al Treno.
event-train-advances = Il Treno avanza fino a { $kind }.
event-end-of-line = Il Treno è al capolinea ({ $kind }).
event-acquired = { $seat } acquista { $card }.
    .you = Acquisti { $card }.
event-acquired-for = { $seat } acquista { $card } per { $target }.
    .you = Acquisti { $card } per { $target }.
    .to-you = { $seat } acquista { $card } per te.

## What is asked besides

ask-full-steam = { $kind }: la locomotiva agisce due volte o non agisce?
    .waiting = { $kind }: { $seat } decide che cosa fa la locomotiva.
ask-ransom = { $by } ti rapina con { $kind }: carta per carta, scartala o affronta un BANG!.
    .waiting = { $by } rapina { $seat } con { $kind }: { $seat } decide carta per carta.
ask-swap = { $kind }: quale delle tue carte dai per { $pick }?
    .waiting = { $kind }: { $seat } sceglie quale carta dare.
ask-map = { $kind }: quale delle prossime carte del mazzo scarti?
    .waiting = { $kind }: { $seat } guarda le prossime carte del mazzo.
ask-truck = { $kind }: quale degli ultimi scarti prendi?
    .waiting = { $kind }: { $seat } prende una carta dalla pila degli scarti.
ask-lounge = { $kind }: quale vagone dai, e a chi? L'altro è tuo.
    .waiting = { $kind }: { $seat } decide chi riceve quale vagone.
ask-mail = { $kind }: quale delle carte pescate dai, e a chi?
    .waiting = { $kind }: { $seat } dà via una delle carte.
ask-spare = { $kind }: chi escludi?
    .waiting = { $kind }: { $seat } può escludere un giocatore.
ask-exchange-one = { $kind }: quale carta cambi con una nuova?
    .waiting = { $kind }: { $seat } può cambiare una carta.
    .then-discard = Peschi un'altra carta

option-ignored = Non fa niente
option-twice = Agisce due volte
option-yield = Scartare { $card }
option-face = Tenere { $card } e affrontare un BANG!
option-swap = Dare { $card }
option-reject = Scartare { $card }
    .short = { $card }
option-leave-them = Lasciare le carte dove sono
option-share-at = { $card } per { $target }
option-spare-at = Escludere { $target }
option-uncouple-as = { $kind }: scartare { $card } come Mancato!
    .short = { $card }
option-berth-as = { $kind }: scartare { $card } come BANG!
    .short = { $card }
option-berth-as-at = { $kind }: scartare { $card } per un BANG! contro { $target }
option-turn-on-at = Scartare { $card }: il BANG! va a { $target }

why-last-turn = A questo turno non può seguire un turno extra.

event-rejected = { $seat } scarta { $card } dal mazzo.
    .you = Scarti { $card } dal mazzo.
