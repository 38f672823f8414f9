# The Valley of Shadows: its cards and characters. The names are those of rules/valley_of_shadows.toml.

## Cards

card-ghost = Fantasma
    .text = Giocala davanti a un giocatore eliminato: rientra in gioco senza punti vita, non può né guadagnarne né perderne, ed esce di nuovo quando questa carta viene tolta.
    .gist = Torna un eliminato, senza punti vita

card-lemat = Lemat
    .text = Arma, portata 1. Nel tuo turno qualsiasi carta della tua mano può valere come carta BANG!.
    .gist = Nel tuo turno ogni carta è un BANG!

card-rattlesnake = Serpente a Sonagli
    .text = Giocala davanti a un giocatore qualsiasi. All'inizio di ogni suo turno quel giocatore "estrae!": con picche perde 1 punto vita.
    .gist = "Estrai!": picche, −1 punto vita

card-shotgun = Shotgun
    .text = Arma, portata 1. Ogni volta che una tua carta BANG! colpisce un giocatore, questi sceglie 1 carta della sua mano e la scarta.
    .gist = Chi colpisci scarta una carta

card-bounty = Taglia
    .text = Giocala davanti a un giocatore qualsiasi. Chi lo colpisce con una carta BANG! pesca 1 carta dal mazzo.
    .gist = Chi colpisce il proprietario pesca

card-bandidos = Bandidos
    .text = Ogni giocatore, tu compreso, sceglie: perde 1 punto vita o scarta 2 carte dalla mano (una sola se non ne ha altre).
    .gist = Tutti: 2 carte o 1 punto vita

card-escape = Fuga
    .text = Anche fuori turno. Eviti ciò che ti farebbe una carta a bordo marrone, diversa da una carta BANG!, di cui sei bersaglio.
    .gist = Eviti una carta marrone, non un BANG!

card-aim = Mira
    .text = Giocala insieme a una carta BANG!: se il colpo va a segno, il bersaglio perde 2 punti vita invece di 1.
    .gist = Con un BANG!: il colpo toglie 2

card-poker = Poker
    .text = Ogni altro giocatore sceglie in segreto 1 carta della sua mano; tutte si scartano insieme. Se fra queste non c'è nessun Asso, puoi prenderne fino a 2.
    .gist = Tutti scartano 1; senza Assi, prendine 2

card-backfire = Ritorno di Fiamma
    .text = Usala come carta Mancato!; chi ti ha sparato diventa a sua volta bersaglio di un BANG!.
    .gist = Mancato!, e rispondi al fuoco
    .then-play = Il colpo ti manca e tu rispondi

card-saved = Salvo!
    .text = Anche fuori turno. Un altro giocatore perde 1 punto vita in meno; se resta in gioco, prendi 2 carte: a caso dalla sua mano oppure dal mazzo.
    .gist = Un altro perde 1 in meno; prendi 2 carte

card-fanning = Sventagliata
    .text = Un BANG! contro un giocatore a portata di tiro e un altro contro un giocatore a tua scelta (non tu) che il primo vede a distanza 1, se c'è. Conta come la tua unica carta BANG! del turno.
    .gist = Spara a uno a portata e a un suo vicino

card-tomahawk = Tomahawk
    .text = Un BANG! contro un giocatore a distanza 2 o meno.
    .gist = Spara a distanza 2 o meno

card-tornado = Tornado
    .text = Tutti i giocatori, tu compreso, scartano 1 carta dalla mano, se ne hanno, e poi ne pescano 2 dal mazzo.
    .gist = Tutti scartano 1 carta e ne pescano 2

card-last_call = Ultimo Giro
    .text = Recuperi 1 punto vita, anche con soli 2 giocatori rimasti. Non si può giocare fuori turno.
    .gist = Recuperi 1 punto vita, nel tuo turno

## Characters

character-black_flower = Black Flower
    .text = Una volta nel suo turno può giocare una carta di fiori come carta BANG! in più, fuori dal limite.
    .gist = 1 volta: fiori come BANG! in più

character-colorado_bill = Colorado Bill
    .text = "Estrae!" per ogni carta BANG! che gioca: con picche il bersaglio non può evitare quel colpo.
    .gist = Con picche il suo BANG! è inevitabile

character-der_spot_burst_ringer = Der Spot-Burst Ringer
    .text = Una volta nel suo turno può giocare una carta BANG! con l'effetto di una Gatling; non conta per il limite.
    .gist = 1 volta per turno: BANG! come Gatling

character-evelyn_shebang = Evelyn Shebang
    .text = Nella fase 1 può rinunciare a pescare carte: per ogni carta non pescata spara un BANG! contro un giocatore diverso a portata di tiro.
    .gist = Spara per ogni carta non pescata

character-henry_block = Henry Block
    .text = Chi prende o fa scartare una sua carta, dalla mano o in gioco, è prima bersaglio di un BANG!.
    .gist = Spara a chi gli toglie le carte

character-lemonade_jim = Lemonade Jim
    .text = Ogni volta che un altro giocatore gioca una carta Birra, può scartare 1 carta dalla mano e recuperare anche lui 1 punto vita.
    .gist = Birra altrui: 1 carta per 1 punto vita

character-mick_defender = Mick Defender
    .text = Quando è bersaglio di una carta a bordo marrone diversa da una carta BANG!, può usare una carta Mancato! per evitarne gli effetti su di sé.
    .gist = Mancato! contro carte marroni

character-tuco_franziskaner = Tuco Franziskaner
    .text = Nella fase 1 pesca 2 carte in più se non ha nessuna carta a bordo blu davanti a sé.
    .gist = Senza carte blu pesca 2 in più

## What is asked

ask-discard = { $kind }: quale carta della tua mano scarti?
    .waiting = { $kind }: { $seat } sceglie quale carta scartare.
    .then-discard = Va nella pila degli scarti
ask-bandidos = { $kind }: scarta { $number ->
        [one] la tua ultima carta
       *[other] { $number } carte dalla mano
    } o perderai 1 punto vita.
    .waiting = { $kind }: { $seat } decide a che cosa rinunciare.
    .then-discard = Non perdi punti vita
ask-poker = { $kind }: quale carta metti coperta?
    .waiting = { $kind }: { $seat } sceglie una carta in segreto.
    .then-discard = Si mostra quando tutti hanno scelto
ask-pot = { $kind }: nessun Asso. Quale carta prendi?
    .waiting = { $kind }: { $seat } può prendere alcune delle carte.
    .then-take = Va nella tua mano
    .then-no-more = Lasci il resto
ask-thanks = { $kind }: prendi 2 carte dalla mano di { $target } o dal mazzo?
    .waiting = { $kind }: { $seat } decide da dove vengono le 2 carte.
ask-fewer = { $kind }: quante carte peschi? Ogni carta a cui rinunci è un colpo.
    .waiting = { $kind }: { $seat } decide quante carte pescare.
ask-shebang = { $kind }: a chi spari?
    .waiting = { $kind }: { $seat } sceglie a chi sparare.
ask-lemonade = { $by } gioca una Birra: scarti una carta per recuperare 1 punto vita?
    .waiting = { $kind }: { $seat } decide se bere a sua volta.
    .then-discard = Recuperi 1 punto vita

option-from-hand-at = Dalla mano di { $target }
    .then = 2 carte a caso
option-from-deck = Dal mazzo
    .then = 2 carte
option-draw-fewer = { $number ->
        [0] Non pescare nulla
        [one] Pescare 1 carta
       *[other] Pescare { $number } carte
    } e sparare
    .several = Pescare meno e sparare
option-no-lemonade = No, grazie
option-clubs-at = Giocare { $card } come BANG! in più contro { $target }
    .several = Come BANG! in più
    .then = Fuori dal limite di carte BANG!
option-clubs-aimed-at = Giocare { $card } come BANG! in più con Mira contro { $target }
    .several = Come BANG! in più con Mira
    .then = Un colpo a segno costa 2 punti vita
option-burst = Giocare { $card } come Gatling
    .then = Un colpo contro tutti gli altri
option-parry = Evitarla con { $card }
    .short = { $card }

event-bounty-paid = { $kind }: { $seat } pesca una carta per il colpo a segno su { $target }.
    .you = { $kind }: peschi una carta per il colpo a segno su { $target }.
    .to-you = { $kind }: { $seat } pesca una carta per il colpo a segno su di te.
