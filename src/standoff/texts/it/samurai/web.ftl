# Quello che le pagine dicono di Samurai Sword: prima ciò che dicono di ogni gioco, con le parole di questo; poi ciò che ha solo questo.

web-life-of = Resistenza { $life } di { $max }
web-range-of = Difficoltà fino a { $reach }
web-distance-short = Difficoltà { $distance }
web-distance-reached = Difficoltà { $distance }, alla tua portata
web-distance-beyond = Difficoltà { $distance }, fuori dalla tua portata
web-goes-as-far = Arriva fino a Difficoltà { $limit }.
web-you-reach = Arriva fino a Difficoltà { $reach }.
web-target-facts = Onore { $honour }, Resistenza { $life }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
web-your-cards-in-play = Le tue Proprietà
web-help-signs = Il sigillo rosso è l'Onore, i cuori sono la Resistenza, il numero nel cerchio è la Difficoltà per attaccare quel giocatore. Su un'Arma il cerchio è la Difficoltà massima a cui arriva e la goccia sono le ferite.
web-set-samurai_sword = Samurai Sword
web-border-red = Arma
web-border-blue = Proprietà
web-border-yellow = Azione
web-rules-border-red = Attacca un giocatore; una per turno
web-rules-border-blue = Resta in gioco davanti a un giocatore
web-rules-border-yellow = Ha effetto, poi si scarta
web-rules-roles-line = Segreti fino alla fine, tranne quello dello Shogun
web-rules-reach = Difficoltà fino a { $reach }
web-rules-damage = { $damage ->
        [one] 1 ferita
       *[other] { $damage } ferite
    }
web-rules-life = { $life ->
        [one] 1 punto Resistenza
       *[other] { $life } punti Resistenza
    }

## Al tavolo

web-honour-of = Onore { $number }
web-harmless = Inoffensivo
web-difficulty = Difficoltà { $distance }
web-wounds = { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }
web-weapons-left = { $number ->
        [0] In questo turno non puoi giocare altre Armi.
        [one] In questo turno puoi giocare ancora 1 Arma.
       *[other] In questo turno puoi giocare ancora { $number } Armi.
    }
web-attack-hurts = Se non pari, ti restano { $number } punti Resistenza.
web-attack-defeats = Se non pari, { $by } ti sconfigge: cedi 1 Onore e te ne restano { $number }.
web-attack-ends = Se non pari, { $by } ti sconfigge e prende il tuo ultimo Onore: la partita finisce.

## Alla fine

web-verdict-honour-shogun = Vince lo Shogun
web-verdict-honour-ninja = Vincono i Ninja
web-verdict-honour-ronin = Vince il Ronin
web-verdict-sword-shogun = Vince lo Shogun
web-verdict-sword-ninja = Vincono i Ninja
web-verdict-sword-ronin = Vince il Ronin
web-end-scores = Il punteggio
web-end-sword = Vittoria del Maestro di Spada: a un solo giocatore restava Resistenza, quindi l'Onore non conta.
web-score-honour = Onore
web-score-daimyo = Daimyo
web-score-points = Punti
web-score-penalty = Colpo mortale tra alleati
web-score-total = Totale
web-end-honour = L'Onore, giro per giro
web-end-attacks = Attacchi
web-end-dealt = Ferite
    inflitte
web-end-suffered = Ferite
    subite
web-end-parried = Parate
web-end-defeats = Sconfitte
    inflitte
web-fact-defeats = { $seat } ha sconfitto altri { $number } volte.
web-fact-defeated = { $seat } ha subito { $number } sconfitte.
web-fact-parried = { $seat } ha parato { $number } attacchi.
web-fact-strongest = { $by } ha attaccato { $target } con { $number } ferite ({ $kind }).
web-fact-won-honour = { $seat } ha preso { $number } punti Onore agli altri.
web-fact-unwounded = { $seat } non ha subito neanche una ferita.
web-fact-wandered = { $kind } è passato di mano { $number } volte.

## Le regole in breve

web-samurai-turn = Il tuo turno
web-samurai-turn-1 = Recupero: se non hai più Resistenza, la recuperi tutta. Poi Bushido, se ce l'hai davanti.
web-samurai-turn-2 = Pesca 2 carte dal mazzo.
web-samurai-turn-3 = Gioca quante carte vuoi, anche nessuna, ma solo 1 Arma per turno.
web-samurai-turn-4 = Scarta finché non hai in mano al massimo 7 carte.
web-samurai-attack = Gli attacchi
web-samurai-attack-1 = Il numero in alto di un'Arma dev'essere almeno la Difficoltà per attaccare quel giocatore. Quello in basso sono le ferite: la Resistenza che perde, se non para.
web-samurai-attack-2 = Una Parata ferma un'Arma diretta contro di te o risponde al Grido di battaglia. È l'unica carta che si gioca fuori turno.
web-samurai-attack-3 = Chi perde l'ultimo punto Resistenza è Sconfitto e cede 1 Onore a chi l'ha attaccato. Tiene la mano e le Proprietà.
web-samurai-difficulty = La Difficoltà
web-samurai-difficulty-1 = Conta i passi fino all'altro giocatore dal lato più corto: i tuoi vicini sono a 1. Gli Inoffensivi non si contano. Le Armature e alcuni personaggi la aumentano.
web-samurai-harmless = Inoffensivo
web-samurai-harmless-1 = Senza Resistenza o senza carte in mano sei Inoffensivo: Armi, Grido di battaglia e Ju Jitsu non ti toccano, e non conti per la Difficoltà. Tutto il resto va avanti come sempre; nessuno esce mai dal gioco.
web-samurai-deck = Il mazzo finisce
web-samurai-deck-1 = Quando si prende l'ultima carta, gli scarti vengono mescolati in un nuovo mazzo e ogni giocatore perde 1 Onore.
web-samurai-end = La fine
web-samurai-end-1 = La partita finisce appena qualcuno resta senza Onore. Ogni giocatore conta il suo Onore per il numero del suo ruolo, più 1 punto per ogni Daimyo in mano, tranne il Ronin. Vince la squadra con più punti; in parità i Ninja, poi lo Shogun.
web-samurai-end-2 = Se l'ultimo colpo è caduto tra alleati, la loro squadra perde 3 punti.
web-samurai-end-3 = Se a un solo giocatore resta Resistenza, vince subito con la sua squadra, qualunque sia l'Onore; non in 3 giocatori.
