# Armed & Dangerous: its cards and characters. The names are those of rules/armed_and_dangerous.toml.

## Cards

card-ace_up_the_sleeve = Asso nella Manica
    .text = Paga 2 segnalini: pesca 1 carta dal mazzo.
    .gist = 2 segnalini: pesca 1 carta

card-bandolier = Bandoliera
    .text = Paga 1 segnalino: in questo tuo turno puoi giocare 1 carta BANG! in più del consentito. Solo una volta per turno.
    .gist = 1 segnalino: 1 BANG! in più per turno

card-bomb = Bomba
    .text = Giocala davanti a un giocatore qualsiasi. Se il tuo turno inizia con la Bomba davanti a te, "estrai!": con cuori o quadri passa la Bomba a un altro giocatore a tua scelta; con fiori o picche togli 2 segnalini. Quando non ha più segnalini esplode: scartala e perdi 2 punti vita.
    .gist = "Estrai!": rosso, passa; se no −2

card-bell_tower = Campanile
    .text = Paga 1 segnalino: per la prossima carta che giochi vedi tutti i giocatori a distanza 1.
    .gist = 1 segnalino: prossima carta a distanza 1

card-crate = Cassa
    .text = Paga 2 segnalini: vale come un Mancato!.
    .gist = 2 segnalini: vale come un Mancato!

card-tumbleweed = Cespuglio
    .text = Paga 1 segnalino: fai ripetere a un giocatore qualsiasi, anche a te, l'"estrai!" appena fatto; il risultato precedente non conta. Si può usare fuori turno.
    .gist = 1 segnalino: si ripete un "estrai!"

card-whip = Frusta
    .text = Paga 3 segnalini: scarta 1 carta in gioco qualsiasi, a qualsiasi distanza.
    .gist = 3 segnalini: scarta 1 carta in gioco

card-beer_keg = Fusto di Birra
    .text = Paga 3 segnalini: recuperi 1 punto vita. Non si può usare fuori turno.
    .gist = 3 segnalini: recuperi 1 punto vita

card-lockpick = Grimaldello
    .text = Paga 3 segnalini: scegli un altro giocatore a qualsiasi distanza e prendi 1 carta a caso dalla sua mano.
    .gist = 3 segnalini: prendi 1 carta da una mano

card-big_fifty = Big Fifty
    .text = Arma, portata 6. Quando giochi una carta BANG!, paga 1 segnalino: per quel colpo l'abilità e le carte in gioco del bersaglio non hanno effetto.
    .gist = 1 segnalino: annulla abilità e carte

card-buntline_special = Buntline Special
    .text = Arma, portata 2. Quando giochi una carta BANG!, paga 1 segnalino: se quel BANG! viene annullato, il bersaglio sceglie 1 carta dalla sua mano e la scarta.
    .gist = 1 segnalino: se annullato, scarta una

card-double_barrel = Doppia Canna
    .text = Arma, portata 1. Quando giochi una carta BANG! di quadri, paga 1 segnalino: quel BANG! non può essere annullato.
    .gist = 1 segnalino: un BANG! di quadri colpisce

card-thunderer = Thunderer
    .text = Arma, portata 3. Quando giochi una carta BANG!, paga 1 segnalino: riprendi quella carta BANG! in mano prima che il bersaglio reagisca.
    .gist = 1 segnalino: il BANG! torna in mano

card-a_little_nip = Cicchetto
    .text = Recuperi 1 punto vita. Potenziamento (3 segnalini ciascuno): 1 punto vita in più. Non si può usare fuori turno.
    .gist = Recuperi 1 punto vita; 3 segnalini: +1

card-arrow = Freccia
    .text = Un altro giocatore, a qualsiasi distanza, sceglie: perde 1 punto vita o scarta 1 carta BANG! dalla mano. Potenziamento (1 segnalino ciascuno): un bersaglio in più, diverso.
    .gist = 1 giocatore: BANG! o 1 punto vita

card-caravan = Carovana
    .text = Pesca 2 carte dal mazzo. Potenziamento (2 segnalini ciascuno): pesca 1 carta in più.
    .gist = Pesca 2 carte; +1 per 2 segnalini

card-duck = Giù la Testa!
    .text = Vale come un Mancato!. Potenziamento (2 segnalini): riprendi questa carta in mano.
    .gist = Mancato!; 2 segnalini: la riprendi

card-flintlock = Flintlock
    .text = Un BANG! contro un giocatore a portata di tiro; non è una carta BANG!. Potenziamento (2 segnalini, pagati quando il colpo è annullato): riprendi questa carta in mano.
    .gist = Spara; annullato, 2 segnalini: torna

card-quick_shot = Colpo Rapido
    .text = Un BANG! contro un giocatore a portata di tiro; non è una carta BANG!. Potenziamento (1 segnalino ciascuno): un giocatore in più, diverso e a portata di tiro.
    .gist = Spara; 1 segnalino: a un altro ancora

card-reload = Ricarica
    .text = Prendi 3 segnalini dalla riserva e distribuiscili come vuoi fra le tue carte Pericolose e il tuo personaggio.
    .gist = Distribuisci 3 segnalini

card-rust = Ruggine
    .text = Ogni altro giocatore toglie 1 segnalino da ciascuna delle sue carte Pericolose e dal suo personaggio. Vanno sul tuo personaggio fino al massimo di 4; gli altri tornano nella riserva.
    .gist = 1 segnalino da ogni posto degli altri

card-squaw = Squaw
    .text = Scarta 1 carta in gioco qualsiasi, a qualsiasi distanza. Potenziamento (2 segnalini): prendila invece in mano.
    .gist = Scarta 1 carta in gioco; 2 segn.: è tua

## Characters

character-al_preacher = Al Preacher
    .text = Quando qualcun altro ha giocato una carta a bordo blu o arancione, può pagare 2 segnalini e pescare 1 carta dal mazzo (al massimo 1 carta per carta giocata). Vale anche fuori turno.
    .gist = 2 segnalini: 1 carta per blu o arancione

character-bass_greeves = Bass Greeves
    .text = Una volta nel suo turno può scartare 1 carta dalla mano: aggiunge 2 segnalini al suo personaggio o a una delle sue carte Pericolose (entrambi nello stesso posto).
    .gist = Scarta 1 carta: 2 segnalini in un posto

character-bloody_mary = Bloody Mary
    .text = Ogni volta che una sua carta BANG! viene annullata, pesca 1 carta dal mazzo.
    .gist = Le annullano un BANG!: pesca 1 carta

character-frankie_canton = Frankie Canton
    .text = Una volta nel suo turno può prendere 1 segnalino da una carta Pericolosa in gioco o dal personaggio di un altro giocatore e spostarlo sul proprio personaggio.
    .gist = Una volta: sposta 1 segnalino su di sé

character-julie_cutter = Julie Cutter
    .text = Ogni volta che un altro giocatore le fa perdere almeno 1 punto vita, "estrae!": con cuori o quadri quel giocatore è il bersaglio di un BANG!, a qualsiasi distanza.
    .gist = Ferita, "estrae!": rosso, spara

character-mexicali_kid = Mexicali Kid
    .text = Una volta nel suo turno può pagare 2 segnalini per sparare 1 BANG! in più (senza carta) a un giocatore a portata di tiro.
    .gist = Una volta, 2 segnalini: spara

character-ms_abigail = Ms. Abigail
    .text = Può ignorare l'effetto di una carta a bordo marrone di valore J, Q, K o A giocata da un altro giocatore se ne è l'unico bersaglio.
    .gist = Può ignorare J, Q, K e A contro di lei

character-red_ringo = Red Ringo
    .text = Inizia con 4 segnalini sul suo personaggio. Una volta nel suo turno può spostare fino a 2 segnalini dal suo personaggio alle sue carte Pericolose.
    .gist = 4 segnalini; può spostarne 2

## Questions

ask-recharge = Puoi aggiungere 1 segnalino: dove?
    .waiting = { $seat } può aggiungere un segnalino.
ask-reload = { $kind }: dove va il segnalino? Ne { $number ->
        [one] resta 1
       *[other] restano { $number }
    }.
    .waiting = { $kind }: { $seat } distribuisce segnalini.
ask-second-load = { $kind }: sposti un secondo segnalino?
    .waiting = { $kind }: { $seat } sposta segnalini.
ask-upgrade = { $kind }: paghi { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } per un potenziamento?
    .waiting = { $seat } decide come giocare { $kind }
ask-more-targets = { $kind }: paghi 1 segnalino per un altro bersaglio?
    .waiting = { $seat } sceglie i bersagli di { $kind }
ask-loads = { $kind }: con quale segnalino paghi? Ne { $number ->
        [one] resta 1
       *[other] restano { $number }
    } da pagare.
    .waiting = { $kind }: { $seat } sceglie con quali segnalini pagare.
ask-take-back = { $kind }: paghi { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } per riprenderla in mano?
    .waiting = { $kind }: { $seat } decide se riprenderla.
ask-preach = { $by } ha giocato { $kind }: paghi { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    } per pescare 1 carta?
    .waiting = { $by } ha giocato { $kind }: { $seat } può pagare segnalini per pescare una carta.
ask-pass-on = { $kind }: a chi la passi?
    .waiting = { $kind }: { $seat } decide a chi passarla.
ask-discard-for = { $kind } di { $by }: quale carta della mano scarti?
    .waiting = { $kind } di { $by }: { $seat } sceglie una carta da scartare.
    .then-discard = Va nella pila degli scarti

## Answers

option-load-at = Sul personaggio di { $target }
    .short = Personaggio
    .then = 1 segnalino in più
option-load-at-card = Su { $pick }
    .short = { $pick }
    .then = 1 segnalino in più
option-no-load = Nessun segnalino
option-pay-load-at = Dal personaggio di { $target }
    .short = Personaggio
    .then = 1 segnalino in meno
option-pay-load-at-card = Da { $pick }
    .short = { $pick }
    .then = 1 segnalino in meno
option-keep-loads = No: tenere i segnalini
    .short = No
option-pass-on-at = A { $target }

## What happens

event-loaded = { $number ->
        [one] 1 segnalino va
       *[other] { $number } segnalini vanno
    } sulla carta { $card } di { $seat }.
    .you = { $number ->
            [one] 1 segnalino va
           *[other] { $number } segnalini vanno
        } sulla tua carta { $card }.
event-loaded-self = { $number ->
        [one] 1 segnalino va
       *[other] { $number } segnalini vanno
    } sul personaggio di { $seat }.
    .you = { $number ->
            [one] 1 segnalino va
           *[other] { $number } segnalini vanno
        } sul tuo personaggio.
event-took-back = { $seat } riprende { $card } in mano.
    .you = Riprendi { $card } in mano.

## Why not

why-supply-short = Questa carta entra in gioco con { $number } segnalini, e nella riserva ce ne sono meno.
    .short = Alla riserva ne { $limit ->
            [one] manca 1
           *[other] mancano { $limit }
        }
