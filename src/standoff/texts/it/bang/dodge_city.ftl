# Dodge City: its cards and characters. The names are those of rules/dodge_city.toml.

## Cards

card-binocular = Binocolo
    .text = Vedi tutti gli altri a distanza ridotta di 1, ma mai meno di 1. Si somma a un Mirino.
    .gist = Vedi gli altri a distanza −1

card-hideout = Riparo
    .text = Gli altri contano 1 in più quando misurano la loro distanza da te. Si somma a un Mustang.
    .gist = Gli altri ti vedono a distanza +1

card-punch = Pugno
    .text = Spara a un altro giocatore a distanza 1. Non è una carta BANG!.
    .gist = Spara a un giocatore a distanza 1

card-dodge = Schivata
    .text = Giocala quando sei il bersaglio di un colpo: vale come 1 Mancato! e peschi 1 carta dal mazzo. Non è una carta Mancato!.
    .gist = Annulla un colpo e pesca 1 carta

card-springfield = Springfield
    .text = Scarta questa e un'altra carta dalla mano: spara a un altro giocatore a qualsiasi distanza. Non è una carta BANG!.
    .gist = Con un'altra carta: spara a chiunque

card-rag_time = Rag Time
    .text = Scarta questa e un'altra carta dalla mano: prendi 1 carta a un giocatore a qualsiasi distanza, una a caso dalla sua mano o una in gioco a tua scelta.
    .gist = Con un'altra carta: prendi 1 carta

card-brawl = Rissa
    .text = Scarta questa e un'altra carta dalla mano: ogni altro giocatore scarta 1 carta, una a caso dalla mano o una in gioco; scegli tu per ciascuno.
    .gist = Con un'altra carta: gli altri scartano 1

card-tequila = Tequila
    .text = Scarta questa e un'altra carta dalla mano: un giocatore a tua scelta, anche tu, recupera 1 punto vita. Non è una Birra.
    .gist = Con un'altra carta: cura un giocatore

card-whisky = Whisky
    .text = Scarta questa e un'altra carta dalla mano: recuperi 2 punti vita. Non è una Birra.
    .gist = Con un'altra carta: 2 punti vita

card-sombrero = Sombrero
    .text = Se è in gioco, scartalo quando sei il bersaglio di un colpo: vale come 1 Mancato!.
    .gist = In gioco: annulla un colpo contro di te

card-ten_gallon_hat = Cappello
    .text = Se è in gioco, scartalo quando sei il bersaglio di un colpo: vale come 1 Mancato!.
    .gist = In gioco: annulla un colpo contro di te

card-iron_plate = Placca di Ferro
    .text = Se è in gioco, scartala quando sei il bersaglio di un colpo: vale come 1 Mancato!.
    .gist = In gioco: annulla un colpo contro di te

card-bible = Bibbia
    .text = Se è in gioco, scartala quando sei il bersaglio di un colpo: vale come 1 Mancato! e peschi 1 carta dal mazzo.
    .gist = In gioco: annulla un colpo, pesca 1

card-knife = Pugnale
    .text = Nel tuo turno, se è in gioco, scartalo: spara a un altro giocatore a distanza 1.
    .gist = In gioco: spara a distanza 1

card-derringer = Derringer
    .text = Nel tuo turno, se è in gioco, scartala: spara a un altro giocatore a distanza 1 e pesca 1 carta dal mazzo.
    .gist = In gioco: spara a distanza 1, pesca 1

card-pepperbox = Pepperbox
    .text = Nel tuo turno, se è in gioco, scartala: spara a un altro giocatore a portata di tiro della tua arma. Non è una carta BANG!.
    .gist = In gioco: spara a portata di tiro

card-buffalo_rifle = Fucile da Caccia
    .text = Nel tuo turno, se è in gioco, scartalo: spara a un altro giocatore a qualsiasi distanza.
    .gist = In gioco: spara a chiunque

card-howitzer = Howitzer
    .text = Nel tuo turno, se è in gioco, scartalo: spara a tutti gli altri giocatori, a qualsiasi distanza.
    .gist = In gioco: spara a tutti gli altri

card-can_can = Can Can
    .text = Nel tuo turno, se è in gioco, scartalo: un giocatore qualsiasi, a qualsiasi distanza, scarta 1 carta, una a caso dalla sua mano o una in gioco a tua scelta.
    .gist = In gioco: fai scartare 1 carta

card-conestoga = Conestoga
    .text = Nel tuo turno, se è in gioco, scartala: prendi 1 carta a un giocatore a qualsiasi distanza, una a caso dalla sua mano o una in gioco a tua scelta.
    .gist = In gioco: prendi 1 carta a chiunque

card-canteen = Borraccia
    .text = Nel tuo turno, se è in gioco, scartala: recuperi 1 punto vita. Non è una Birra.
    .gist = In gioco: recupera 1 punto vita

card-pony_express = Pony Express
    .text = Nel tuo turno, se è in gioco, scartalo: pesca 3 carte dal mazzo.
    .gist = In gioco: pesca 3 carte

## Characters

character-apache_kid = Apache Kid
    .text = Le carte di quadri a bordo marrone degli altri giocatori non hanno effetto su di lui, tranne durante un Duello.
    .gist = Ignora i quadri marroni degli altri

character-belle_star = Belle Star
    .text = Nel suo turno le carte in gioco davanti agli altri, blu o verdi, non hanno effetto.
    .gist = Nel suo turno le altrui non valgono

character-bill_noface = Bill Noface
    .text = Nella fase 1 pesca 1 carta, più 1 per ogni punto vita che gli manca.
    .gist = Pesca 1, più 1 per punto vita perso

character-chuck_wengam = Chuck Wengam
    .text = Nel suo turno può perdere 1 punto vita, ma non l'ultimo, per pescare 2 carte dal mazzo, tutte le volte che vuole.
    .gist = 1 punto vita per 2 carte

character-doc_holyday = Doc Holyday
    .text = Una volta nel suo turno può scartare 2 carte dalla mano per sparare a un altro giocatore a portata di tiro della sua arma. Non conta come carta BANG!. Apache Kid è colpito solo se almeno una delle carte scartate non è di quadri.
    .gist = Scarta 2 carte per sparare, una volta

character-elena_fuente = Elena Fuente
    .text = Qualsiasi carta della sua mano può valere come carta Mancato!.
    .gist = Ogni carta le vale come Mancato!

character-greg_digger = Greg Digger
    .text = Ogni volta che un altro giocatore viene eliminato, recupera 2 punti vita, senza superare i suoi punti vita iniziali.
    .gist = Recupera 2 quando uno è eliminato

character-herb_hunter = Herb Hunter
    .text = Ogni volta che un altro giocatore viene eliminato, pesca 2 carte dal mazzo, oltre all'eventuale ricompensa.
    .gist = Pesca 2 quando uno è eliminato

character-jose_delgado = José Delgado
    .text = Nel suo turno, al massimo due volte, può scartare una carta a bordo blu dalla mano e pescare 2 carte dal mazzo.
    .gist = Scarta 1 carta blu, pesca 2; due volte

character-molly_stark = Molly Stark
    .text = Ogni volta che fuori turno gioca o sceglie di scartare dalla mano una carta Mancato!, Birra o BANG!, pesca 1 carta dal mazzo; in un Duello pesca quando il Duello è finito.
    .gist = Fuori turno pesca 1 per ogni reazione

character-pat_brennan = Pat Brennan
    .text = Nella fase 1, invece di pescare dal mazzo, può prendere in mano 1 carta in gioco davanti a un giocatore qualsiasi.
    .gist = Può prendere 1 carta in gioco

character-pixie_pete = Pixie Pete
    .text = Nella fase 1 pesca 3 carte.
    .gist = Pesca 3 carte nella fase 1

character-sean_mallory = Sean Mallory
    .text = Il suo limite di carte in mano nella fase 3 è 10, quali che siano i suoi punti vita.
    .gist = Può tenere fino a 10 carte

character-tequila_joe = Tequila Joe
    .text = Una Birra gli fa recuperare 2 punti vita invece di 1.
    .gist = Una Birra gli dà 2 punti vita

character-vera_custer = Vera Custer
    .text = All'inizio della fase 1, prima di pescare, sceglie un altro personaggio in gioco e ne ha l'abilità fino al suo prossimo turno.
    .gist = Ogni turno copia un altro personaggio

## Vera Custer and Pat Brennan

ask-copy = Quale abilità copi fino al tuo prossimo turno?
    .waiting = { $seat } sceglie quale abilità copiare.
option-copy = Copiare { $kind }
    .short = { $kind }
event-copied = { $seat } copia l'abilità di { $kind }.
    .you = Copi l'abilità di { $kind }.
option-draw-play-at-card = Prendere { $pick } davanti a { $target }
