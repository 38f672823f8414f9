# A Fistful of Cards: its events. The names are those of rules/fistful_of_cards.toml.

card-abandoned_mine = Miniera Abbandonata
    .text = Nella fase 1 ogni giocatore pesca dalla pila degli scarti (dal mazzo quando è vuota). Nella fase 3 scarta coperto in cima al mazzo.
    .gist = Pesca dagli scarti nella fase 1

card-ambush = Agguato
    .text = Tutti i giocatori si vedono a distanza 1; solo le carte in gioco la modificano.
    .gist = Tutti sono a distanza 1

card-blood_brothers = Fratelli di Sangue
    .text = All'inizio del proprio turno ogni giocatore può perdere 1 punto vita (mai l'ultimo) perché un altro giocatore a sua scelta recuperi 1 punto vita.
    .gist = Puoi cedere 1 punto vita

card-dead_man = Dead Man
    .text = Il giocatore eliminato per primo in questa partita ritorna quando arriva il suo turno, con 2 carte e 2 punti vita.
    .gist = Il primo eliminato ritorna

card-hard_liquor = Liquore Forte
    .text = Un giocatore può rinunciare alla propria fase 1 e recuperare invece 1 punto vita.
    .gist = Salta la fase 1 per 1 punto vita

card-lasso = Lazo
    .text = Nessuna carta in gioco davanti a un giocatore ha effetto.
    .gist = Le carte in gioco non hanno effetto

card-law_of_the_west = Legge del West
    .text = La seconda carta che un giocatore pesca nella fase 1 è mostrata a tutti; se possibile, deve giocarla nella fase 2.
    .gist = Devi giocare la seconda carta pescata

card-peyote = Peyote
    .text = Invece di pescare nella fase 1, il giocatore dice rosso o nero e rivela la prima carta del mazzo. Se indovina la tiene e, se vuole, ripete; se sbaglia la scarta e passa alla fase 2.
    .gist = Indovina rosso o nero per pescare

card-ranch = Ranch
    .text = Alla fine della fase 1 ogni giocatore può, una sola volta, scartare quante carte vuole dalla mano e pescarne altrettante dal mazzo.
    .gist = Cambia carte dopo la fase 1

card-ricochet = Rimbalzo
    .text = Nel proprio turno i giocatori possono scartare carte BANG!, ognuna contro una carta in gioco di un altro giocatore: quella carta è scartata, a meno che il suo proprietario giochi un Mancato!.
    .gist = I BANG! colpiscono carte in gioco

card-russian_roulette = Roulette Russa
    .text = Quando entra in gioco, a partire dallo Sceriffo e in senso orario, i giocatori scartano un Mancato! uno dopo l'altro, per quanti giri servono. Il primo che non lo fa perde 2 punti vita; poi la roulette finisce.
    .gist = Dai un Mancato! o perdi 2 punti vita

card-sniper = Cecchino
    .text = Nel proprio turno i giocatori possono scartare carte BANG! a coppie: ogni coppia è un BANG! contro un giocatore a portata di tiro, e per annullarlo servono 2 Mancato!.
    .gist = 2 BANG!: servono 2 Mancato!

card-the_judge = Il Giudice
    .text = Nessuno può giocare carte davanti a sé o davanti a un altro giocatore.
    .gist = Nessuna carta davanti a un giocatore

card-vendetta = Vendetta
    .text = Alla fine del turno il suo giocatore "estrae!": con cuori gioca subito un altro turno, alla fine del quale non "estrae!" più.
    .gist = Cuori alla fine: un altro turno

card-a_fistful_of_cards = Per un Pugno di Carte
    .text = Ogni turno inizia con tanti BANG! contro il suo giocatore quante carte questi ha in mano. Resta in vigore fino alla fine della partita.
    .gist = Un colpo per ogni carta che hai in mano
