# High Noon: its events. The names are those of rules/high_noon.toml.

card-blessing = Benedizione
    .text = Ogni carta vale come una carta di cuori. I valori non cambiano.
    .gist = Ogni carta vale come cuori

card-curse = Maledizione
    .text = Ogni carta vale come una carta di picche. I valori non cambiano.
    .gist = Ogni carta vale come picche

card-ghost_town = Città Fantasma
    .text = Quando arriva il turno di un giocatore eliminato, questi torna in gioco come fantasma fino alla fine del turno: pesca 3 carte invece di 2 e non può essere eliminato. Alla fine del turno il fantasma è di nuovo eliminato.
    .gist = Gli eliminati giocano come fantasmi

card-gold_rush_event = Corsa all'Oro
    .text = Questo giro si gioca in senso antiorario, a partire dallo Sceriffo. Gli effetti delle carte vanno sempre in senso orario.
    .gist = I turni vanno in senso antiorario

card-hangover = Sbornia
    .text = Tutti i personaggi perdono la propria abilità.
    .gist = Nessun personaggio ha abilità

card-sermon = Sermone
    .text = Nessun giocatore può usare carte BANG! durante il proprio turno.
    .gist = Niente carte BANG! nel tuo turno

card-shootout = Sparatoria
    .text = Ogni giocatore può giocare una seconda carta BANG! nel proprio turno.
    .gist = Una seconda carta BANG! per turno

card-the_daltons = I Dalton
    .text = Quando entra in gioco, chi ha davanti a sé carte a bordo blu ne scarta 1 a sua scelta.
    .gist = Ognuno scarta 1 carta blu in gioco

card-the_doctor = Il Dottore
    .text = Quando entra in gioco, il giocatore o i giocatori in gioco con meno punti vita recuperano 1 punto vita.
    .gist = I più deboli recuperano 1 punto vita

card-the_reverend = Il Reverendo
    .text = Nessuno può giocare carte Birra.
    .gist = Non si può giocare Birra

card-thirst = Sete
    .text = Nella fase 1 ogni giocatore pesca solo la prima carta, non la seconda.
    .gist = Pesca solo 1 carta nella fase 1

card-train_arrival = Il Treno
    .text = Alla fine della propria fase 1 ogni giocatore pesca 1 carta in più dal mazzo.
    .gist = Pesca 1 carta in più dopo la fase 1

card-high_noon = Mezzogiorno di Fuoco
    .text = Ogni turno inizia con la perdita di 1 punto vita per il suo giocatore. Resta in vigore fino alla fine della partita.
    .gist = Ogni turno inizia con 1 punto vita perso
