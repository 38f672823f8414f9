# Samurai Sword: quello che le pagine dicono con le sue parole (`web-samurai-` e l'id che hanno tutti i giochi), e quello che ha solo lui.

web-samurai-life-of = Resistenza { $life } di { $max }
web-samurai-range-of = Difficoltà fino a { $reach }
web-samurai-distance-short = Difficoltà { $distance }
web-samurai-distance-reached = Difficoltà { $distance }, alla tua portata
web-samurai-distance-beyond = Difficoltà { $distance }, fuori dalla tua portata
web-samurai-goes-as-far = Arriva fino a Difficoltà { $limit }.
web-samurai-you-reach = Arriva fino a Difficoltà { $reach }.
web-samurai-aim-shogun = Con i Samurai, fai più punti di tutti.
web-samurai-aim-shogun-3 = Da solo, fai più punti dei Ninja.
web-samurai-aim-samurai = Aiuta lo Shogun: i vostri punti si sommano.
web-samurai-aim-ninja_1 = Con i Ninja, fai più punti di tutti.
web-samurai-aim-ninja_2 = Con i Ninja, fai più punti di tutti.
web-samurai-aim-ninja_3 = Con i Ninja, fai più punti di tutti.
web-samurai-aim-ronin = Da solo, fai più punti di ogni squadra.
web-samurai-target-brief = Resistenza { $life }
web-samurai-target-facts = Onore { $honour }, Resistenza { $life }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
web-samurai-your-cards-in-play = Le tue Proprietà
web-samurai-help-signs = Il sigillo rosso è l'Onore, i cuori sono la Resistenza, il numero nel cerchio è la Difficoltà per attaccare quel giocatore. Su un'Arma il cerchio è la Difficoltà massima a cui arriva e la goccia sono le ferite.
web-set-samurai_sword = Samurai Sword
web-samurai-border-red = Arma
web-samurai-border-blue = Proprietà
web-samurai-border-yellow = Azione
web-samurai-shelf-border-red = Armi
web-samurai-shelf-border-blue = Proprietà
web-samurai-shelf-border-yellow = Azioni
web-samurai-rules-border-red = Attacca un giocatore; una per turno
web-samurai-rules-border-blue = Resta in gioco davanti a un giocatore
web-samurai-rules-border-yellow = Ha effetto, poi si scarta
web-samurai-rules-roles-line = Segreti fino alla fine, tranne quello dello Shogun
web-samurai-rules-reach = Difficoltà fino a { $reach }
web-samurai-rules-damage = { $damage ->
        [one] 1 ferita
       *[other] { $damage } ferite
    }
web-samurai-rules-life = { $life ->
        [one] 1 punto Resistenza
       *[other] { $life } punti Resistenza
    }

## Al tavolo

web-samurai-honour-of = Onore { $number }
web-samurai-harmless = Inoffensivo
web-samurai-difficulty = Difficoltà { $distance }
web-samurai-wounds = { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }
web-samurai-weapons-left = { $number ->
        [0] In questo turno non puoi giocare altre Armi.
        [one] In questo turno puoi giocare ancora 1 Arma.
       *[other] In questo turno puoi giocare ancora { $number } Armi.
    }
web-samurai-attack-hurts = Se non pari, ti { $number ->
        [one] resta 1 punto
       *[other] restano { $number } punti
    } Resistenza.
web-samurai-attack-defeats = Se non pari, { $by } ti sconfigge: cedi 1 punto Onore e te ne { $number ->
        [one] resta 1
       *[other] restano { $number }
    }.
web-samurai-attack-ends = Se non pari, { $by } ti sconfigge e prende il tuo ultimo Onore: la partita finisce.

## Alla fine

web-samurai-verdict-honour-shogun = Vince lo Shogun
web-samurai-verdict-honour-ninja = Vincono i Ninja
web-samurai-verdict-honour-ronin = Vince il Ronin
web-samurai-verdict-sword-shogun = Vince lo Shogun
web-samurai-verdict-sword-ninja = Vincono i Ninja
web-samurai-verdict-sword-ronin = Vince il Ronin
web-samurai-end-scores = Il punteggio
web-samurai-end-sword = Vittoria del Maestro di Spada: a un solo giocatore restava Resistenza, quindi l'Onore non conta.
web-samurai-score-honour = Onore
web-samurai-score-daimyo = Daimyo
web-samurai-score-points = Punti
web-samurai-score-penalty = Colpo mortale tra alleati
web-samurai-score-total = Totale
web-samurai-end-honour = L'Onore, giro per giro
web-samurai-end-attacks = Attacchi
web-samurai-end-dealt = Ferite
    inflitte
web-samurai-end-suffered = Ferite
    subite
web-samurai-end-parried = Parate
web-samurai-end-defeats = Sconfitte
    inflitte
web-fact-defeats = { $seat } ha sconfitto altri { $number } volte.
web-fact-defeated = { $seat } ha subito { $number } sconfitte.
web-fact-parried = { $seat } ha parato { $number } attacchi.
web-fact-strongest = { $by } ha attaccato { $target } con { $number } ferite ({ $kind }).
web-fact-won-honour = { $seat } ha preso { $number } punti Onore agli altri.
web-fact-unwounded = { $seat } non ha subito neanche una ferita.
web-fact-wandered = { $kind } ha cambiato mano { $number } volte.

## Le regole in breve

web-samurai-rules-turn-1 = Recupero: se non hai più Resistenza, la recuperi tutta. Poi Bushido, se ce l'hai davanti.
web-samurai-rules-turn-2 = Pesca 2 carte dal mazzo.
web-samurai-rules-turn-3 = Gioca quante carte vuoi, anche nessuna, ma solo 1 Arma per turno.
web-samurai-rules-turn-4 = Scarta finché non hai in mano al massimo 7 carte.
web-samurai-rules-attack = Gli attacchi
web-samurai-rules-attack-1 = Il numero in alto di un'Arma dev'essere almeno la Difficoltà per attaccare quel giocatore. Quello in basso sono le ferite: la Resistenza che perde, se non para.
web-samurai-rules-attack-2 = Una Parata ferma un'Arma diretta contro di te o risponde al Grido di battaglia. È l'unica carta che si gioca fuori turno.
web-samurai-rules-attack-3 = Chi perde l'ultimo punto Resistenza è Sconfitto e cede 1 punto Onore a chi l'ha attaccato. Tiene la mano e le Proprietà.
web-samurai-rules-difficulty = La Difficoltà
web-samurai-rules-difficulty-1 = Conta i passi fino all'altro giocatore dal lato più corto: i tuoi vicini sono a 1. Gli Inoffensivi non si contano. Le Armature e alcuni personaggi la aumentano.
web-samurai-rules-harmless = Inoffensivo
web-samurai-rules-harmless-1 = Senza Resistenza o senza carte in mano sei Inoffensivo: Armi, Grido di battaglia e Ju Jitsu non ti toccano, e non conti per la Difficoltà. Tutto il resto va avanti come sempre; nessuno esce mai dal gioco.
web-samurai-rules-deck = Il mazzo finisce
web-samurai-rules-deck-1 = Quando si prende l'ultima carta, gli scarti vengono mescolati in un nuovo mazzo e ogni giocatore perde 1 punto Onore.
web-samurai-rules-end = La fine
web-samurai-rules-end-1 = La partita finisce appena qualcuno resta senza Onore. Ogni giocatore conta il suo Onore per il numero del suo ruolo, più 1 punto per ogni Daimyo in mano, tranne il Ronin. Vince la squadra con più punti; in parità i Ninja, poi lo Shogun.
web-samurai-rules-end-2 = Se l'ultimo colpo è caduto tra alleati, la loro squadra perde 3 punti.
web-samurai-rules-end-3 = Se a un solo giocatore resta Resistenza, vince subito con la sua squadra, qualunque sia l'Onore; non in 3 giocatori.

# Names of bots.
web-samurai-bot-names = Aya, Botan, Chiaki, Daichi, Emi, Fumio, Ginko, Haru, Isamu, Jun, Kaede, Kenta, Masa, Michi, Nao, Noboru, Rei, Ryota, Sachi, Shinji, Sumire, Tadashi, Tama, Umeko, Wakana, Yasu, Yori, Yuki
