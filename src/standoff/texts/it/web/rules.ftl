# La pagina con tutte le carte e le regole in breve.

## Trovare una carta

web-rules-find = Cerca una carta o un personaggio
web-rules-kinds = Mostra
web-rules-all = Tutto
web-border-brown = A bordo marrone
web-border-blue = A bordo blu
web-border-green = A bordo verde
web-border-orange = A bordo arancione
web-border-black = A bordo nero
web-border-event = Evento
web-border-rail = Ferrovia
web-rules-border-brown = Si gioca e si scarta
web-rules-border-blue = Resta in gioco davanti a un giocatore
web-rules-border-green = Resta in gioco; si usa una volta, dal prossimo turno
web-rules-border-orange = Resta in gioco con 3 segnalini; usarla li consuma
web-rules-border-black = Si compra e resta davanti a un giocatore; nessuna carta la tocca
web-rules-border-event = In vigore per tutti
web-rules-border-rail = Sta accanto al Treno
web-rules-faces = Facce dei dadi
web-rules-faces-line = Ognuno dei cinque dadi ha queste sei
web-rules-characters = Personaggi
web-rules-characters-line = Uno a testa, scoperto, con un'abilità tutta sua
web-rules-roles = Ruoli
web-rules-roles-line = Segreti, tranne quello dello Sceriffo
web-rules-found = { $number ->
        [0] Niente ha questo nel nome o nel testo.
        [one] 1 risultato
       *[other] { $number } risultati
    }
web-rules-clear = Mostra tutto
web-rules-loading = Prendo le carte…
web-rules-copies = { $number ->
        [one] 1 copia nel mazzo
       *[other] { $number } copie nel mazzo
    }
web-rules-face-kind = Faccia di un dado
web-rules-character-kind = Personaggio
web-rules-role-kind = Ruolo
web-rules-life = { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }
web-rules-reach = Portata { $reach }
web-rules-book = Simbolo del libro: fuori dalla prima partita
web-rules-before = Precedente
web-rules-after = Successiva

## Le regole in breve

web-rules-short = Le regole in breve

web-rules-turn = Il tuo turno
web-rules-turn-0 = Se una carta davanti a te chiede di "estrarre!" all'inizio del turno, si comincia da lì: prima la Dinamite, poi la Prigione.
web-rules-turn-1 = Pesca 2 carte dal mazzo.
web-rules-turn-2 = Gioca quante carte vuoi, o nessuna. Ci sono tre limiti: 1 carta BANG! per turno, 1 arma davanti a te e mai due carte con lo stesso nome davanti a nessuno.
web-rules-turn-3 = Scarta finché non hai in mano più carte che punti vita. Per il resto del tempo la tua mano può crescere quanto vuole.

web-rules-distance = Distanza e portata
web-rules-distance-1 = Conta i posti fino all'altro giocatore dalla parte più corta: i tuoi vicini sono a distanza 1. Chi è fuori dal gioco non conta.
web-rules-distance-2 = Per alcune carte e alcuni personaggi gli altri ti vedono più lontano, o tu vedi gli altri più vicini. Si somma tutto; meno di 1 vale 1. Funziona in un senso solo: puoi raggiungere chi non raggiunge te.
web-rules-distance-3 = Un BANG! arriva fin dove arriva la tua arma: il numero nel suo mirino, o 1 con la Colt .45 che tutti hanno sempre. Le armi non cambiano le distanze, e alle altre carte non interessano.
web-rules-distance-picture = Sei giocatori in cerchio. Visti da te, i tuoi vicini sono a distanza 1, i successivi a 2 e quello di fronte a 3.
web-rules-distance-you = tu

web-rules-shots = Colpi
web-rules-shots-1 = Chi è bersaglio di un colpo perde 1 punto vita, a meno che non lo annulli con un Mancato! o con un Barile fortunato, nell'ordine che preferisce. Nessuno è obbligato.
web-rules-shots-2 = La Gatling spara a tutti gli altri, uno dopo l'altro, e non conta come la tua carta BANG! del turno.
web-rules-shots-3 = Indiani! e Duello non sono colpi: si risponde solo con carte BANG!, e né Mancato! né il Barile servono.

web-rules-draw = "Estrarre!"
web-rules-draw-1 = Scopri la prima carta del mazzo e guarda solo il seme e il valore nell'angolo. Poi va nella pila degli scarti.
web-rules-draw-2 = Barile: con cuori il colpo è annullato. Prigione: con cuori evadi, altrimenti salti il turno. Dinamite: dal 2 al 9 di picche costa 3 punti vita, altrimenti passa al giocatore successivo.

web-rules-win = Ruoli e chi vince
web-rules-win-1 = Solo il ruolo dello Sceriffo è scoperto, e lo Sceriffo ha 1 punto vita in più. Gli altri ruoli restano segreti finché il loro giocatore non è fuori dal gioco.
web-rules-win-2 = 4 giocatori: Sceriffo, Rinnegato e 2 Fuorilegge. In 5 si aggiunge un Vice, in 6 un terzo Fuorilegge, in 7 un secondo Vice.
web-rules-win-3 = La partita finisce quando lo Sceriffo è fuori, o quando lo sono tutti i Fuorilegge e il Rinnegato. Chi è stato eliminato vince con la sua parte; il Rinnegato vince solo se alla fine resta da solo.

web-rules-out = Senza punti vita
web-rules-out-1 = Quando perdi l'ultimo punto vita puoi salvarti con una Birra, anche fuori turno, finché in gioco ci sono più di 2 giocatori. In quel momento il Saloon non serve.
web-rules-out-2 = Altrimenti sei fuori dal gioco: mostri il tuo ruolo e scarti tutte le tue carte.
web-rules-out-3 = Eliminare un Fuorilegge vale 3 carte, chiunque lo faccia. Lo Sceriffo che elimina un Vice scarta tutto, in mano e in gioco.
web-rules-out-4 = Non hai mai più punti vita che all'inizio.

## Ciò che cambiano i set, in breve

web-rules-cost = Costa { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }
web-rules-load = Entra in gioco con { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    }

web-rules-gold_rush-1 = Chi fa perdere punti vita a un altro giocatore prende una pepita per ciascuno. Nel tuo turno puoi anche giocare una Birra per 1 pepita invece che per un punto vita.
web-rules-gold_rush-2 = Nel tuo turno puoi comprare una qualsiasi delle tre carte Equipaggiamento scoperte; la successiva ne prende subito il posto. Quelle a bordo marrone agiscono subito, quelle a bordo nero restano davanti a te.
web-rules-gold_rush-3 = Per 1 pepita più del costo di una carta a bordo nero la fai scartare a un altro giocatore. Nessun'altra carta può toccare l'Equipaggiamento.
web-rules-valley_of_shadows-1 = Alcune carte si giocano fuori turno: contro una carta a bordo marrone rivolta a te, o per risparmiare un punto vita a un altro giocatore.
web-rules-valley_of_shadows-2 = Un giocatore eliminato può tornare come fantasma: gioca e conta come gli altri, ma non ha punti vita da perdere o da recuperare.
web-rules-wild_west_show-1 = Ogni Diligenza e ogni Wells Fargo scopre la carta successiva dello spettacolo, dopo che si sono pescate le sue carte. Quella carta vale per tutti fino alla successiva; ogni altro evento resta in vigore accanto a essa.
web-rules-wild_west_show-2 = Con Dorothy Rage puoi nominare qualsiasi carta e bersaglio: chi ha la carta la gioca se l'ordine si può eseguire, altrimenti la mostra; chi non l'ha mostra tutta la mano. Con Bavaglio ogni riga di chat costa un punto vita.
web-rules-wild_west_show-3 = Il Wild West Show arriva per ultimo e resta: ognuno gioca per sé e vince l'ultimo rimasto in gioco. I ruoli mantengono tutti gli altri effetti.
web-rules-armed_and_dangerous-1 = Le carte a bordo arancione entrano in gioco con 3 segnalini carico e si usano pagandone. Una carta senza segnalini si scarta; nessuna carta e nessun personaggio ne tiene più di 4.
web-rules-armed_and_dangerous-2 = Ogni volta che giochi una carta a bordo blu, e per ogni carta che devi scartare per il limite di carte in mano, puoi aggiungere 1 segnalino a una tua carta o al tuo personaggio.
web-rules-armed_and_dangerous-3 = Alcune carte a bordo marrone fanno di più in cambio di segnalini, presi da qualsiasi tua carta e dal tuo personaggio.
web-rules-great_train_robbery-1 = Un Treno percorre una fila di stazioni e avanza in ogni turno dello Sceriffo. Una volta nel tuo turno puoi acquistare uno dei suoi vagoni per ciò che chiede la stazione a cui si trova, con carte dalla mano o in gioco; subito prima puoi far avanzare il Treno di 1 stazione gratis.
web-rules-great_train_robbery-2 = I vagoni restano davanti a te come carte a bordo blu e non sono mai in mano. Alcuni agiscono finché sono lì, altri si scartano per usarli; allora tornano in fondo al mazzo dei vagoni.
web-rules-great_train_robbery-3 = Oltre l'ultima stazione c'è il capolinea: chi è di turno può acquistare un vagone, poi agisce la locomotiva. Ironhorse spara a tutti, Leland apre un Emporio. Poi si gira e comincia una nuova linea.
web-rules-shadow_gunslingers-1 = Chi è eliminato torna in ognuno dei propri turni come ombra, dalla parte del suo ruolo: senza punti vita e con 2 carte nuove; alla fine del turno scarta tutto.
web-rules-shadow_gunslingers-2 = Tra quei turni è fuori dal gioco. Un'ombra non può perdere né recuperare punti vita e non conta per la vittoria.
web-rules-shadow_gunslingers-3 = Un Rinnegato eliminato passa dalla parte di cui sono scoperti più ruoli, di nuovo a ogni turno. Quando restano solo lo Sceriffo e un Rinnegato, le ombre spariscono per sempre.
