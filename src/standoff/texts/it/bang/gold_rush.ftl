# Gold Rush: its cards and characters, and what nuggets are for. The names are those of rules/gold_rush.toml.

## Cards

card-shot = Bicchierino
    .text = Un giocatore a tua scelta, anche tu, recupera 1 punto vita.
    .gist = Un giocatore recupera 1 punto vita

card-bottle = Bottiglia
    .text = Usala con l'effetto di un Panico!, di una Birra o di un BANG!. Non è nessuna di queste carte: il colpo non conta per il tuo limite di una carta BANG! per turno.
    .gist = Come Panico!, Birra o BANG!

card-pardner = Complice
    .text = Usalo con l'effetto di un Emporio, di un Duello o di una Cat Balou. Non è nessuna di queste carte.
    .gist = Come Emporio, Duello o Cat Balou

card-rhum = Rum
    .text = "Estrai!" 4 carte e recupera 1 punto vita per ogni seme diverso tra queste. Scarta le carte.
    .gist = Estrai 4: 1 punto vita per seme

card-union_pacific = Union Pacific
    .text = Pesca 4 carte dal mazzo.
    .gist = Pesca 4 carte

card-gold_rush_card = Corsa all'Oro
    .text = Termina il tuo turno; poi recuperi tutti i tuoi punti vita e giochi un altro turno.
    .gist = Finisci, recupera tutto, gioca ancora

card-boots = Stivali
    .text = Per ogni punto vita che perdi, tranne l'ultimo, pesca 1 carta dal mazzo.
    .gist = Pesca 1 per ogni punto vita perso

card-calumet = Calumet
    .text = Le carte di quadri degli altri giocatori non hanno effetto su di te, tranne durante un Duello.
    .gist = I quadri altrui non hanno effetto

card-gold_pan = Setaccio
    .text = Nel tuo turno, al massimo due volte, puoi pagare 1 pepita e pescare 1 carta dal mazzo.
    .gist = 1 pepita: pesca 1 carta, due volte

card-gun_belt = Cinturone
    .text = Nella fase 3 puoi tenere 8 carte, quali che siano i tuoi punti vita.
    .gist = Puoi tenere fino a 8 carte

card-horseshoe = Ferro di Cavallo
    .text = Ogni volta che "estrai!" riveli 1 carta in più e scegli quella che conta. Tutte le carte estratte si scartano.
    .gist = "Estrai!" 1 carta in più e scegli

card-lucky_charm = Talismano
    .text = Per ogni punto vita che perdi, tranne l'ultimo, prendi 1 pepita dalla riserva.
    .gist = 1 pepita per ogni punto vita perso

card-pickaxe = Piccone
    .text = Nella fase 1 peschi 1 carta in più.
    .gist = Pesca 1 carta in più nella fase 1

card-rucksack = Zaino
    .text = Paga 2 pepite per recuperare 1 punto vita: nel tuo turno, o in qualsiasi momento se stai perdendo l'ultimo.
    .gist = 2 pepite: recupera 1 punto vita

card-wanted = Ricercato
    .text = Mettila davanti a un giocatore qualsiasi, anche te. Chi lo elimina ottiene 2 carte e 1 pepita, oltre a ogni altra ricompensa.
    .gist = Taglia: 2 carte e 1 pepita

## Characters

character-don_bell = Don Bell
    .text = Alla fine del suo turno "estrae!": con cuori o quadri gioca un turno extra. Alla fine di un turno extra non "estrae!".
    .gist = Rosso a fine turno: un altro turno

character-dutch_will = Dutch Will
    .text = Nella fase 1, dopo aver pescato, scarta 1 delle carte appena pescate e prende 1 pepita.
    .gist = Scarta 1 pescata, prende 1 pepita

character-jacky_murieta = Jacky Murieta
    .text = Nel suo turno può pagare 2 pepite, tutte le volte che può, per sparare un BANG! in più, senza carta, a un giocatore a portata di tiro.
    .gist = 2 pepite: un BANG! in più

character-josh_mccloud = Josh McCloud
    .text = Nel suo turno può pagare 2 pepite e prendere la prima carta del mazzo Equipaggiamento. Una carta nera che ha già si scarta.
    .gist = 2 pepite: 1 carta Equipaggiamento

character-pretty_luzena = Pretty Luzena
    .text = In ogni turno, una delle carte Equipaggiamento che compra può costarle 1 pepita in meno.
    .gist = Una volta a turno, 1 pepita in meno

character-madam_yto = Madam Yto
    .text = Ogni volta che qualcuno gioca una carta Birra, anche lei, pesca 1 carta dal mazzo.
    .gist = Pesca 1 per ogni Birra giocata

character-raddie_snake = Raddie Snake
    .text = Nel suo turno, al massimo due volte, può pagare 1 pepita e pescare 1 carta dal mazzo.
    .gist = 1 pepita: pesca 1 carta, due volte

character-simeon_picos = Simeon Picos
    .text = Per ogni punto vita che perde, prende 1 pepita dalla riserva.
    .gist = 1 pepita per ogni punto vita perso

## Buying

ask-apply = { $kind }: che uso ne fai?
    .waiting = { $seat } decide come usare { $kind }
ask-drawn = { $kind }: quale delle carte che hai pescato scarti?
    .waiting = { $kind }: { $seat } scarta una delle carte appena pescate.
    .then-discard = E prendi 1 pepita

option-buy = Comprare { $card }
    .short = { $card }
option-buy-at = Comprare { $card } per { $target }
option-buy-as = Comprare { $card } come { $kind }
option-buy-as-at = Comprare { $card } come { $kind } su { $target }
option-buy-as-at-card = Comprare { $card } come { $kind } su { $target }: { $pick }
option-buy-as-at-hand = Comprare { $card } come { $kind } su { $target }: 1 carta a caso dalla mano
option-apply = Usare { $card }
    .short = { $card }
option-apply-at = { $card } per { $target }
option-apply-as = { $card } come { $kind }
option-apply-as-at = { $card } come { $kind } su { $target }
option-apply-as-at-card = { $card } come { $kind } su { $target }: { $pick }
option-apply-as-at-hand = { $card } come { $kind } su { $target }: 1 carta a caso dalla mano
option-force-at-card = Pagare perché { $target } scarti { $pick }
    .several = Far scartare Equipaggiamento a qualcuno
option-sell = Giocare { $card } per 1 pepita
    .then = Prendi 1 pepita invece di recuperare 1 punto vita

event-on-sale = { $card } è in vendita.
event-equipment-shuffled = Si rimescola l'Equipaggiamento.
event-bought = { $seat } compra { $card } per { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }.
    .you = Compri { $card } per { $number ->
            [one] 1 pepita
           *[other] { $number } pepite
        }.
event-applied-as = { $seat } usa { $card } come { $kind }
    .you = Usi { $card } come { $kind }
event-applied-at = { $seat } usa { $card } su { $target }.
    .you = Usi { $card } su { $target }.
    .to-you = { $seat } usa { $card } su di te.
event-applied-as-at = { $seat } usa { $card } come { $kind } su { $target }.
    .you = Usi { $card } come { $kind } su { $target }.
    .to-you = { $seat } usa { $card } come { $kind } su di te.
event-forced = { $by } paga { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }: { $seat } scarta { $card }.
    .you = { $by } paga { $number ->
            [one] 1 pepita
           *[other] { $number } pepite
        }: scarti { $card }.
    .by-you = Paghi { $number ->
            [one] 1 pepita
           *[other] { $number } pepite
        }: { $seat } scarta { $card }.
event-drew-equipment = { $seat } prende { $card } dal mazzo Equipaggiamento.
    .you = Prendi { $card } dal mazzo Equipaggiamento.
event-no-use = { $card } non serve a nulla e si scarta.

## Nuggets

event-nuggets = { $seat } prende { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }.
    .you = Prendi { $number ->
            [one] 1 pepita
           *[other] { $number } pepite
        }.
event-paid = { $seat } paga { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    } ({ $kind }).
    .you = Paghi { $number ->
            [one] 1 pepita
           *[other] { $number } pepite
        } ({ $kind }).
event-bounty = { $kind }: { $seat } ottiene { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } e 1 pepita per l'eliminazione di { $target }.
    .you = { $kind }: ottieni { $number ->
            [one] 1 carta
           *[other] { $number } carte
        } e 1 pepita per l'eliminazione di { $target }.
    .to-you = { $kind }: { $seat } ottiene { $number ->
            [one] 1 carta
           *[other] { $number } carte
        } e 1 pepita per la tua eliminazione.

why-nuggets = Ti { $number ->
        [one] manca 1 pepita
       *[other] mancano { $number } pepite
    }.
    .short = { $number ->
        [one] Manca { $number }
       *[other] Mancano { $number }
    }
why-must-play = Prima devi giocare { $card }
