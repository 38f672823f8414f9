# La guida alla prima partita: brevi note, ciascuna quando serve. Un a capo è un nuovo paragrafo.

web-learn-title = La tua prima partita
web-learn-opening = Preparo il tavolo…
web-learn-again = Riprova

web-guide = Guida alla tua prima partita
web-guide-got-it = Capito
web-guide-back = Indietro
web-guide-close = Chiudi la guida
web-guide-fold = Ripiega la nota
web-guide-unfold = Apri la nota
web-guide-quiet = Torno quando succede qualcosa di nuovo

web-guide-welcome-title = Ecco il tavolo
web-guide-welcome = Questa è una partita vera con tre bot. Nessuno ti mette fretta: non c'è orologio.
    Ti spiego quello che hai davanti. Ciò di cui parlo ha una cornice tratteggiata.
web-guide-role-title = Il tuo ruolo: { $role }
web-guide-role = { $goal }
    Solo il ruolo dello Sceriffo è noto a tutti. Gli altri scopriranno il tuo guardando a chi spari, e tu il loro allo stesso modo.
web-guide-character-title = Sei { $character }
web-guide-character = { $ability }
    Ognuno ha un personaggio con la sua abilità. Punta un volto per leggerla; su uno schermo tattile tienilo premuto.
web-guide-life-title = La tua vita
web-guide-life = Le pallottole sono i tuoi punti vita: ne hai { $life }. Senza, sei fuori dal gioco.
    Sono anche il tuo limite di carte in mano: alla fine del turno tieni tante carte quanti sono i tuoi punti vita.
web-guide-seats-title = Gli altri
web-guide-seats = Siedono intorno al tavolo e i turni vanno in senso orario. Ogni targa mostra la vita, quante carte ci sono in mano e, quando si conosce, il ruolo.
web-guide-distance-title = Distanza e portata
web-guide-distance = Il numero nell'anello dice a che distanza vedi quel giocatore: un passo per posto, dal lato più corto.
    La tua portata è { $reach }. Chi ha il mirino intero è a portata di tiro della tua arma; un anello spezzato è troppo lontano.
web-guide-others-turn-title = Tocca a { $turn }
web-guide-others-turn = Guarda che cosa fa: dice molto sulla parte da cui può stare. La cronaca conserva tutto. Se devi decidere qualcosa, te lo chiede la striscia di carta.
web-guide-turn-title = Il tuo turno
web-guide-turn = Un turno ha tre fasi. 1: pescare due carte; è già fatto. 2: giocare quante carte vuoi. 3: scartare le carte oltre il limite.
    Una sola carta BANG! per turno, a meno che una carta o un'abilità non dica altro.
web-guide-hand-title = Gioca una carta
web-guide-hand = Le carte che sporgono si possono giocare adesso. Scegline una: la striscia di carta dice che cosa farà, e lì confermi. Prima non parte nulla; con Esc torni indietro.
    Se tocchi una delle altre, ti dice perché no.
web-guide-target-title = Scegli un bersaglio
web-guide-target = Alcune carte hanno bisogno di un bersaglio. Scegli la carta, poi uno dei giocatori che brillano. Sotto gli altri leggi perché non possono esserlo.
web-guide-end-turn-title = Termina il turno
web-guide-end-turn = Non hai più nulla da giocare, o preferisci tenerlo? Termina il turno sulla striscia di carta. Un Mancato! non vale mai tanto come nella tua mano.
web-guide-in-play-title = Carte in gioco
web-guide-in-play = Le carte a bordo blu restano sul tavolo davanti a un giocatore: armi con la loro portata ed equipaggiamento. Puntane una per leggerla. Nessuno ne ha due con lo stesso nome, né due armi.
web-guide-shot-title = { $by } ti attacca!
web-guide-shot = La striscia elenca tutto ciò che ti salva e quanto costa. Un colpo si annulla con un Mancato!; alcune carte chiedono invece una carta BANG!.
    Puoi anche non reagire e perdere un punto vita. A volte è più saggio che spendere la carta migliore.
web-guide-hurt-title = Hai perso vita
web-guide-hurt = Una Birra nel tuo turno ti ridà un punto vita, fino al numero con cui hai cominciato. Quando restano solo due giocatori non fa più nulla.
web-guide-check-title = "Estrarre!"
web-guide-check = Certe carte lasciano decidere alla sorte: si scopre la prima carta del mazzo e contano solo il seme e il valore nell'angolo. Questo è "estrarre!"; la cronaca dice com'è andata.
web-guide-excess-title = Troppe carte
web-guide-excess = Hai più carte che punti vita. Scarta finché torna il conto. Quello che scarti lo vedono tutti.
web-guide-dying-title = Il tuo ultimo punto vita
web-guide-dying = Stai per uscire dal gioco. Quello che ancora ti salva è sulla striscia: una Birra, se ce l'hai, si può giocare subito.
web-guide-eliminated-title = Qualcuno è fuori
web-guide-eliminated = Chi è eliminato mostra il suo ruolo. Chi elimina un Fuorilegge pesca tre carte; uno Sceriffo che elimina un Vice scarta tutto.
    Il cerchio si stringe: le distanze si accorciano.
web-guide-out-yourself-title = Sei fuori
web-guide-out-yourself = Puoi ancora vincere: i Vice vincono con lo Sceriffo, e i Fuorilegge vincono insieme, eliminati o no. Resta a vedere come finisce.
web-guide-end-title = Partita finita
web-guide-end = Tutti i ruoli sono rivelati. Lo Sceriffo e i Vice vincono quando tutti i Fuorilegge e il Rinnegato sono fuori; i Fuorilegge quando è fuori lo Sceriffo; il Rinnegato come ultimo giocatore rimasto.
    Adesso sai come funziona. Ben giocato!
