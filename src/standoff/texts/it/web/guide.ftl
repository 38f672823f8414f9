# La guida della prima partita: note brevi, ciascuna quando serve, su ciò che succede in quel momento. Gli argomenti si
# chiamano come negli eventi e nelle domande dei giochi; $goal è ciò che vuole il ruolo di chi legge, $gist ciò che fa $card in
# poche parole, $open se tutti conoscono il ruolo, $won se chi legge ha vinto. Un a capo è un nuovo paragrafo.

web-learn-title = La tua prima partita
web-learn-opening = Si apparecchia il tavolo…
web-learn-again = Riprova
web-learn-offer = È la prima volta?
web-learn-offer-what = Una prima partita di dieci minuti, con una guida che ferma il gioco mentre parla.
web-learn-begin = Fammi vedere
web-learn-no = Niente guida, grazie

web-guide = Guida alla tua prima partita
web-guide-got-it = Capito
web-guide-close = Chiudi la guida
web-guide-holds = Fermo per la guida

## A ogni tavolo

web-guide-welcome = Giochi contro tre bot e non c'è orologio. Finché qui c'è una nota come questa, nessuno si muove: fai con calma. Ciò di cui parla ha una cornice tratteggiata.
    .title = Questo è il tavolo
web-guide-role = { $goal }
    { $open ->
        [yes] Tutti sanno chi è lo Sceriffo. Chi sono gli altri lo capisci da quello che fanno.
       *[no] Lo sai solo tu. Gli altri lo capiranno da chi prendi di mira, e tu farai lo stesso con loro.
    }
    .title = Il tuo ruolo: { $role }
web-guide-eliminated = { $seat } ha perso l'ultimo punto vita e il suo ruolo era { $role }. Chi elimina un Fuorilegge pesca tre carte. Il cerchio si stringe: ora tutti sono più vicini.
    .title = { $seat } è fuori
web-guide-out = Il tuo ruolo era { $role }. Fuori o no, i Vice vincono con lo Sceriffo e i Fuorilegge tutti insieme. Indovina chi è chi, guarda come continua o vai in fretta alla fine.
    .title = Sei fuori
web-guide-end = { $won ->
        [yes] Hai vinto.
       *[no] Questa volta è andata agli altri.
    } Ora tutti i ruoli sono scoperti. Le pagine seguenti mostrano com'è andata, e puoi rivedere la partita.
    .title = Partita finita

## Il gioco di carte

web-guide-shot = { $by } ti spara con { $kind }. Hai { $card }: giocala e il colpo va a vuoto. Oppure tienila e perdi 1 punto vita.
    .title = { $by } ti spara
web-guide-shot-open = { $by } ti spara con { $kind }. Un Mancato! lo annullerebbe, ma non ne hai: perdi 1 punto vita. La prossima volta tienine uno in mano.
    .title = { $by } ti spara
web-guide-demand = { $by } gioca { $kind }. Qui un Mancato! non serve: scarta { $card } o perdi 1 punto vita.
    .title = { $by } vuole un BANG! da te
web-guide-demand-open = { $by } gioca { $kind }: scarta un BANG! o perdi 1 punto vita. Non ne hai, e qui un Mancato! non serve.
    .title = { $by } vuole un BANG! da te
web-guide-dying = Era il tuo ultimo punto vita. Una Birra che hai in mano si può giocare subito, fuori turno: ti salva. Senza, sei fuori.
    .title = Il tuo ultimo punto vita
web-guide-excess = Tieni tante carte quanti sono i tuoi punti vita: { $life }. Quindi scarta { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }. Quello che scarti lo vedono tutti.
    .title = Troppe carte
web-guide-turn = Hai pescato due carte. Ora giocane quante vuoi, ma un solo BANG!. Le carte che sporgono si possono giocare: toccane una e la striscia di carta dice che cosa farà. Nulla succede prima che tu lo confermi lì.
    .title = Il tuo turno
web-guide-target = { $card } vuole un bersaglio. Toccala, poi scegli uno dei giocatori che brillano, per esempio { $target }. Sotto gli altri leggi perché no.
    .title = A chi mirare
web-guide-weapon = { $card } è un'arma: arriva a { $number }, la tua Colt solo a { $reach }. Mettila in gioco e si chiudono altri anelli. Si ha un'arma sola alla volta.
    .title = Un'arma più lunga
web-guide-far = Il numero nell'anello è la distanza, posto per posto: { $target } è a { $distance }, la tua arma arriva a { $reach }. Un anello spezzato è troppo lontano; uno intero lo puoi colpire.
    .title = Fin dove spari
web-guide-end-turn = Non hai più nulla da giocare. Termina il turno sulla striscia di carta: tieni fino a { $keep } carte. Ciò che annulla un colpo vale di più nella tua mano.
    .title = Termina il turno
web-guide-hurt = Ti restano { $life } punti vita su { $most }. Nel tuo turno una Birra te ne ridà uno, mai oltre { $most }. E tieni solo tante carte quanti sono i punti vita.
    .title = Sei colpito
web-guide-suspect = { $by } ha sparato a { $target }, lo Sceriffo. Chi lo fa difficilmente sta con la legge. Tocca il "?" sulla targa per annotare il tuo sospetto; lo vedi solo tu.
    .title = Chi è { $by }?
web-guide-card-jail = { $seat } è in Prigione. Prima del suo turno si scopre una carta: con cuori gioca, con un altro seme perde il turno. In ogni caso poi la Prigione se ne va.
    .title = { $seat } in Prigione
    .you = Sei in Prigione. Prima del tuo turno si scopre una carta: con cuori giochi, con un altro seme perdi il turno. In ogni caso poi la Prigione se ne va.
    .you-title = Sei in Prigione
web-guide-card-dynamite = La Dinamite gira. Chi ce l'ha scopre una carta prima del turno: con picche da 2 a 9 esplode e costa 3 punti vita, altrimenti passa a sinistra.
    .title = Una miccia accesa
web-guide-card-barrel = { $seat } ha un Barile: quando gli sparano può scoprire una carta e, con cuori, il colpo va a vuoto. Nessun Mancato! è speso.
    .title = Dietro un Barile
    .you = Hai un Barile: quando ti sparano puoi scoprire una carta e, con cuori, il colpo va a vuoto. Nessun Mancato! è speso.
web-guide-card-mustang = Con il Mustang { $seat } è 1 più lontano da tutti. Guarda l'anello sulla targa.
    .title = A cavallo
    .you = Con il Mustang sei 1 più lontano da tutti: meno giocatori possono colpirti.
web-guide-card-scope = Con il Mirino { $seat } vede tutti 1 più vicini, e colpisce chi siede più lontano.
    .title = Occhio più fino
    .you = Con il Mirino vedi tutti 1 più vicini. Guarda gli anelli sulle targhe.
web-guide-in-play = { $card } resta davanti a { $seat }: { $gist }. Le carte a bordo blu valgono finché restano lì. Puntane una per leggerla.
    .title = Una carta che resta
web-guide-check = { $kind }: decide la sorte. { $seat } ha scoperto { $card } e conta solo il segno nell'angolo. Questo è "estrarre!".
    .title = "Estrarre!"
    .you = { $kind }: decide la sorte. Hai scoperto { $card } e conta solo il segno nell'angolo. Questo è "estrarre!".
web-guide-dodged = { $seat } ha annullato il colpo di { $by }: una carta in meno nella sua mano. Chi ha molte carte è difficile da colpire; contale sulle targhe.
    .title = A vuoto

## Il gioco di dadi

web-dice-guide-eliminated = { $seat } ha perso l'ultimo punto vita e il suo ruolo era { $role }. Il cerchio si stringe: ora tutti sono più vicini.
    .title = { $seat } è fuori
web-dice-guide-out = Il tuo ruolo era { $role }. Fuori o no, i Vice vincono con lo Sceriffo e i Fuorilegge tutti insieme. Guarda come continua o vai in fretta alla fine.
    .title = Sei fuori
web-dice-guide-roll = Cinque dadi e fino a { $limit } lanci. Tocca i dadi che non ti piacciono: si inclinano e si rilanciano; gli altri restano. Oppure accetta ciò che c'è. Sotto è scritto che cosa farà ogni dado.
    .title = I tuoi dadi
web-dice-guide-locked = La Dinamite non si rilancia: resta. Con tre finiscono i lanci e { $seat } perde 1 punto vita. Ora { $number ->
        [one] ce n'è 1
       *[other] ce ne sono { $number }
    }.
    .title = Una miccia tra i dadi
    .you = La Dinamite non si rilancia: resta. Con tre finiscono i tuoi lanci e perdi 1 punto vita. Ora { $number ->
            [one] ce n'è 1
           *[other] ce ne sono { $number }
        }.
web-dice-guide-gatlings = Hai { $number } Gatling su { $need }. Con { $need } tutti gli altri perdono 1 punto vita e restituisci tutte le tue frecce. Con meno non succede nulla.
    .title = La Gatling
web-dice-guide-aim = { $kind }: il numero dice a quanti posti colpisce, a sinistra o a destra, né più né meno. Tocca uno dei giocatori che brillano, per esempio { $target }. Nulla può annullarlo.
    .title = A chi sparare
web-dice-guide-beer = Una Birra dà 1 punto vita a chi vuoi tu. Ne hai { $life } su { $most }. A chi non ne ha persi non serve.
    .title = A chi la Birra?
web-dice-guide-order = { $seat } non lancia più. Ora i dadi contano uno dopo l'altro, nell'ordine di questa fila: colpi, Birre e infine la Gatling. Frecce e Dinamite hanno contato subito.
    .title = In che ordine
    .you = Non lanci più. Ora i tuoi dadi contano uno dopo l'altro, nell'ordine di questa fila: colpi, Birre e infine la Gatling. Frecce e Dinamite hanno contato subito.
web-dice-guide-indians = È stata presa l'ultima freccia: ognuno perde tanti punti vita quante frecce ha. Poi tornano tutte nella riserva.
    .title = Gli indiani attaccano
web-dice-guide-exploded = Tre Dinamiti davanti a { $seat }: perde 1 punto vita e non lancia più. Gli altri dadi contano ancora.
    .title = Tre Dinamiti
    .you = Tre Dinamiti: perdi 1 punto vita e non lanci più. Gli altri tuoi dadi contano ancora.
web-dice-guide-gatling = { $seat } spara con la Gatling: tutti gli altri perdono 1 punto vita e { $seat } si libera di tutte le frecce.
    .title = Spara la Gatling
    .you = Spari con la Gatling: tutti gli altri perdono 1 punto vita e ti liberi di tutte le tue frecce.
web-dice-guide-arrows = A { $seat } sono uscite frecce e ne prende { $number } subito, prima di rilanciare. Ne restano { $limit }. Chi prende l'ultima chiama gli indiani contro tutti.
    .title = Frecce
    .you = Ti sono uscite frecce e ne prendi { $number } subito, prima di rilanciare. Ne restano { $limit }. Chi prende l'ultima chiama gli indiani contro tutti.
web-dice-guide-near = Poche frecce restano nella riserva: { $number }. Se rilanci possono arrivare gli indiani: costano 1 punto vita per ogni freccia che hai.
    .title = La riserva si svuota
web-dice-guide-hurt = { $by } ti ha colpito. Qui nessuna carta lo evita: solo le Birre ridanno punti vita, tue o di un amico. Ricordati chi è stato.
    .title = Sei colpito
web-dice-guide-few = Restano { $number } giocatori. D'ora in poi un Mirino "2" vale anche come "1": nessuno è fuori portata.
    .title = Tutti sono vicini

## Samurai Sword

web-samurai-guide-role = { $goal }
    { $open ->
        [yes] Tutti sanno chi è lo Shogun. Chi sta con te lo capisci da quello che fa.
       *[no] Lo sai solo tu. Gli altri lo capiranno da chi attacchi.
    }
    .title = Il tuo ruolo: { $role }
web-samurai-guide-honour = Il sigillo è il tuo Onore: { $number }. È ciò che si conta alla fine, e ne perdi quando sei sconfitto. I cuori sono la tua Resistenza: con { $life } ferite sei sconfitto. Nessuno lascia mai il tavolo.
    .title = Onore e Resistenza
web-samurai-guide-turn = Hai pescato due carte. Giocane quante vuoi, ma solo { $number ->
        [one] un'Arma
       *[other] { $number } Armi
    }. Le carte che sporgono si possono giocare: toccane una e la striscia dice che cosa farà. Alla fine ne tieni sette.
    .title = Il tuo turno
web-samurai-guide-weapon = { $card } è un'Arma: attacca fino a Difficoltà { $reach } e infligge { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }. Toccala, poi uno di quelli che brillano. Dopo l'attacco si scarta.
    .title = La tua lama
web-samurai-guide-difficulty = Il numero nel cerchio è la Difficoltà: i posti di distanza, e di più con l'Armatura. { $target } è a { $distance }: attacca solo un'Arma che arriva fin lì. Gli Inoffensivi non contano.
    .title = Quanto è difficile
web-samurai-guide-attacked = { $by } attacca con { $card }: { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }. Hai { $pick }: giocala e non ti succede nulla. Oppure tienila, e resisti.
    .title = { $by } ti attacca
web-samurai-guide-attacked-open = { $by } attacca con { $card }: { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }. Una Parata lo fermerebbe, ma non ne hai.
    .title = { $by } ti attacca
web-samurai-guide-demand = { $by } chiede qualcosa a tutti. Puoi dare { $pick } o subire 1 ferita. Gli Inoffensivi sono lasciati in pace.
    .title = Nessuno si salva
web-samurai-guide-demand-open = { $by } chiede qualcosa a tutti e non hai nulla da dare: subisci 1 ferita. Gli Inoffensivi sono lasciati in pace.
    .title = Nessuno si salva
web-samurai-guide-excess = Tieni al massimo sette carte: scarta { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }. Conviene tenere Armi e una Parata.
    .title = Troppe carte
web-samurai-guide-wounded = { $by } ti ha ferito: Resistenza { $life }. Torna tutta solo quando è finita del tutto, o con una carta. A 0 sei sconfitto e { $by } ti prenderebbe 1 punto Onore.
    .title = Sei ferito
web-samurai-guide-defeated = { $by } ha sconfitto { $seat } e prende 1 punto Onore. { $seat } resta al tavolo, Inoffensivo fino al prossimo turno: nessuno può attaccarlo, e allora recupera tutta la Resistenza.
    .title = { $seat } è sconfitto
web-samurai-guide-defeated-you = { $by } ti ha sconfitto e ti prende 1 punto Onore. Ora sei Inoffensivo: nessuno può attaccarti, e all'inizio del tuo turno recuperi tutta la Resistenza.
    .title = Sei sconfitto
web-samurai-guide-harmless = { $seat } è Inoffensivo: senza Resistenza, o senza carte in mano, non lo si può attaccare e non conta per la Difficoltà.
    .title = { $seat } è Inoffensivo
    .you = Sei Inoffensivo: senza Resistenza, o senza carte in mano, non ti si può attaccare e non conti per la Difficoltà.
    .you-title = Sei Inoffensivo
web-samurai-guide-recovered = { $seat } recupera { $number } di Resistenza. Chi comincia il turno senza la recupera tutta.
    .title = Di nuovo in piedi
    .you = Recuperi { $number } di Resistenza. Chi comincia il turno senza la recupera tutta.
web-samurai-guide-bushido = { $card } è davanti a { $seat }. A ogni turno chiede una carta Arma, oppure Onore, e passa a sinistra.
    .title = La via del guerriero
web-samurai-guide-property = { $card } resta davanti a { $seat }: { $gist }. Le Proprietà valgono finché restano lì, e la stessa può esserci più volte.
    .title = Una Proprietà
web-samurai-guide-parried = { $seat } ha parato l'attacco di { $by }. Chi ha molte carte ne ha forse un'altra: contale sulle targhe.
    .title = Parato
web-samurai-guide-last-honour = A { $seat } resta solo 1 punto Onore. Quando qualcuno lo finisce, la partita è finita e si contano i punti.
    .title = Può finire presto
    .you = Ti resta solo 1 punto Onore. Quando qualcuno lo finisce, la partita è finita e si contano i punti.
web-samurai-guide-deck-ended = Il mazzo è finito: tutti perdono { $number } di Onore e gli scarti si rimescolano. Così nessuna partita dura per sempre.
    .title = Il mazzo è vuoto
web-samurai-guide-end = { $won ->
        [yes] Ha vinto la tua parte.
       *[no] Questa volta è andata agli altri.
    } Si conta l'Onore, in parte doppio o triplo secondo il ruolo; ogni Daimyo in mano aggiunge 1. La pagina seguente mostra la somma.
    .title = Partita finita
