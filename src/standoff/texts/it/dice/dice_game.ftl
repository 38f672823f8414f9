# The box of the Dice Game: faces and characters. The names are those of rules/dice_game.toml.

## Faces

face-arrow = Freccia indiana
    .text = Subito dopo il lancio, prendi 1 freccia per ogni nuovo risultato freccia. Chi prende l'ultima freccia della riserva scatena l'attacco degli indiani.
    .gist = Prendi subito 1 freccia

face-dynamite = Dinamite
    .text = Non si può rilanciare. Con 3 o più smetti di lanciare e perdi 1 punto vita; gli altri dadi si risolvono comunque.
    .gist = Non si rilancia; con 3 esplode

face-bullseye_1 = Mirino "1"
    .text = Un giocatore seduto accanto a te, a sinistra o a destra, perde 1 punto vita.
    .gist = Spara a 1 posto

face-bullseye_2 = Mirino "2"
    .text = Un giocatore seduto esattamente a due posti da te, a sinistra o a destra, perde 1 punto vita. Con 2 o 3 giocatori rimasti vale come "1".
    .gist = Spara a 2 posti

face-beer = Birra
    .text = Un giocatore qualsiasi, anche tu, recupera 1 punto vita (mai oltre quelli iniziali).
    .gist = Un giocatore recupera 1 punto vita

face-gatling = Gatling
    .text = Con 3 o più, tutti gli altri giocatori perdono 1 punto vita e tu scarti tutte le tue frecce.
    .gist = Con 3, colpisce tutti gli altri

## Characters

character-bart_cassidy = Bart Cassidy
    .text = Invece di perdere un punto vita per un "1", un "2" o la Gatling (non per gli indiani o la Dinamite) puoi prendere una freccia; mai l'ultima della riserva.
    .gist = Può prendere 1 freccia invece del colpo

character-black_jack = Black Jack
    .text = Puoi rilanciare la Dinamite, a meno che tu non ne abbia 3 o più.
    .gist = Può rilanciare la Dinamite

character-calamity_janet = Calamity Janet
    .text = Puoi usare un "1" come "2" e un "2" come "1".
    .gist = Usa "1" come "2" e viceversa

character-el_gringo = El Gringo
    .text = Un giocatore che ti fa perdere uno o più punti vita deve prendere 1 freccia (non per gli indiani o la Dinamite).
    .gist = Chi lo ferisce prende 1 freccia

character-jesse_jones = Jesse Jones
    .text = Se hai 4 punti vita o meno, ogni Birra che usi su di te te ne fa recuperare 2.
    .gist = Con 4 o meno, le sue Birre gli danno 2

character-jourdonnais = Jourdonnais
    .text = Non perdi mai più di 1 punto vita in un attacco degli indiani.
    .gist = Gli indiani gli tolgono al massimo 1

character-kit_carlson = Kit Carlson
    .text = Per ogni Gatling puoi scartare 1 freccia di un giocatore qualsiasi.
    .gist = Per ogni Gatling scarta 1 freccia

character-lucky_duke = Lucky Duke
    .text = Puoi rilanciare una volta in più (4 lanci in tutto).
    .gist = Lancia fino a 4 volte

character-paul_regret = Paul Regret
    .text = Non perdi mai punti vita per la Gatling.
    .gist = La Gatling non gli toglie niente

character-pedro_ramirez = Pedro Ramirez
    .text = Ogni volta che perdi un punto vita puoi scartare 1 delle tue frecce.
    .gist = Per punto perso, scarta 1 freccia

character-rose_doolan = Rose Doolan
    .text = Puoi usare un "1" o un "2" su un giocatore seduto un posto più in là.
    .gist = Spara fino a 1 posto più in là

character-sid_ketchum = Sid Ketchum
    .text = All'inizio del tuo turno un giocatore a tua scelta, anche tu, recupera 1 punto vita.
    .gist = Dà 1 punto vita prima di lanciare

character-slab_the_killer = Slab the Killer
    .text = Una volta per turno puoi usare una Birra per raddoppiare un "1" o un "2".
    .gist = Usa 1 Birra e raddoppia un colpo

character-suzy_lafayette = Suzy Lafayette
    .text = Se i tuoi dadi finali non mostrano né "1" né "2", recuperi 2 punti vita alla fine del turno.
    .gist = Senza "1" né "2" recupera 2 punti vita

character-vulture_sam = Vulture Sam
    .text = Ogni volta che un altro giocatore viene eliminato recuperi 2 punti vita.
    .gist = Recupera 2 punti vita per eliminato

character-willy_the_kid = Willy the Kid
    .text = Ti bastano 2 Gatling per usare la Gatling (una volta per turno).
    .gist = Gli bastano 2 Gatling
