# Samurai Sword: its cards and characters. Names and texts are those of rules/samurai_sword.toml.

## Cards

card-bo = Bō
    .text = Attacco: Difficoltà fino a 2, 1 ferita.
    .gist = Difficoltà 2, 1 ferita

card-bokken = Bokken
    .text = Attacco: Difficoltà fino a 1, 1 ferita.
    .gist = Difficoltà 1, 1 ferita

card-daikyu = Daikyū
    .text = Attacco: Difficoltà fino a 5, 2 ferite.
    .gist = Difficoltà 5, 2 ferite

card-kanabo = Kanabō
    .text = Attacco: Difficoltà fino a 3, 2 ferite.
    .gist = Difficoltà 3, 2 ferite

card-katana = Katana
    .text = Attacco: Difficoltà fino a 2, 3 ferite.
    .gist = Difficoltà 2, 3 ferite

card-kiseru = Kiseru
    .text = Attacco: Difficoltà fino a 1, 2 ferite.
    .gist = Difficoltà 1, 2 ferite

card-kusarigama = Kusarigama
    .text = Attacco: Difficoltà fino a 2, 2 ferite.
    .gist = Difficoltà 2, 2 ferite

card-nagayari = Nagayari
    .text = Attacco: Difficoltà fino a 4, 2 ferite.
    .gist = Difficoltà 4, 2 ferite

card-naginata = Naginata
    .text = Attacco: Difficoltà fino a 4, 1 ferita.
    .gist = Difficoltà 4, 1 ferita

card-nodachi = Nodachi
    .text = Attacco: Difficoltà fino a 3, 3 ferite.
    .gist = Difficoltà 3, 3 ferite

card-shuriken = Shuriken
    .text = Attacco: Difficoltà fino a 3, 1 ferita.
    .gist = Difficoltà 3, 1 ferita

card-tanegashima = Tanegashima
    .text = Attacco: Difficoltà fino a 5, 1 ferita.
    .gist = Difficoltà 5, 1 ferita

card-wakizashi = Wakizashi
    .text = Attacco: Difficoltà fino a 1, 3 ferite.
    .gist = Difficoltà 1, 3 ferite

card-armor = Armatura
    .text = La Difficoltà per attaccarti aumenta di 1 per gli altri giocatori.
    .gist = Attaccarti: 1 Difficoltà in più

card-bushido = Bushido
    .text = Mettila davanti a un giocatore qualsiasi. Alla fine della sua fase di Recupero, chi ce l'ha davanti scopre e scarta la prima carta del mazzo. Se è un'Arma, scarta un'Arma dalla mano e passa Bushido a sinistra, oppure perde 1 punto Onore e scarta Bushido. Se non lo è, passa Bushido a sinistra.
    .gist = Scarta un'Arma o perdi Onore

card-fast_draw = Estrazione veloce
    .text = Le tue Armi infliggono 1 ferita in più.
    .gist = Le tue Armi: 1 ferita in più

card-focus = Concentrazione
    .text = Puoi giocare 1 Arma in più a ogni turno.
    .gist = 1 Arma in più a ogni turno

card-battle_cry = Grido di battaglia
    .text = Ciascuno degli altri giocatori gioca una Parata o subisce 1 ferita. Non ha effetto sugli Inoffensivi.
    .gist = Gli altri: Parata o 1 ferita

card-breathing = Respirazione
    .text = Recuperi tutta la tua Resistenza; poi un altro giocatore a tua scelta pesca 1 carta.
    .gist = Ti riprendi; un altro pesca 1 carta

card-daimyo = Daimyo
    .text = Pesca 2 carte. Se ce l'hai in mano alla fine della partita vale 1 punto Onore (0 per il Ronin), mai moltiplicato.
    .gist = Pesca 2 carte; se la tieni vale 1 punto

card-diversion = Distrazione
    .text = Scegli un altro giocatore e prendi 1 carta a caso dalla sua mano.
    .gist = Prendi 1 carta a caso da una mano

card-geisha = Geisha
    .text = Fai scartare 1 Proprietà in gioco a tua scelta, oppure 1 carta a caso dalla mano di un altro giocatore.
    .gist = Si scarta 1 Proprietà o 1 carta

card-jujutsu = Ju Jitsu
    .text = Ciascuno degli altri giocatori scarta 1 Arma dalla mano o subisce 1 ferita. Non ha effetto sugli Inoffensivi.
    .gist = Gli altri: 1 Arma o 1 ferita

card-parry = Parata
    .text = Fuori turno: ferma l'attacco di un'Arma contro di te o risponde al Grido di battaglia.
    .gist = Ferma un attacco contro di te

card-tea_ceremony = Cerimonia del tè
    .text = Pesca 3 carte; tutti gli altri ne pescano 1.
    .gist = Pesca 3 carte; gli altri 1

## Characters

character-benkei = Benkei
    .text = La Difficoltà per attaccarti aumenta di 1 per gli altri giocatori.
    .gist = Attaccarlo: 1 Difficoltà in più

character-chiyome = Chiyome
    .text = Solo le Armi possono ferirti: Grido di battaglia e Ju Jitsu non hanno effetto su di te.
    .gist = Solo le Armi la feriscono

character-ginchiyo = Ginchiyo
    .text = Subisci 1 ferita in meno da ogni attacco con un'Arma (almeno 1).
    .gist = Subisce 1 ferita in meno (almeno 1)

character-goemon = Goemon
    .text = Puoi giocare 1 Arma in più a ogni turno.
    .gist = 1 Arma in più a ogni turno

character-hanzo = Hanzō
    .text = Puoi giocare un'Arma della tua mano come Parata, a meno che non sia la tua unica carta in mano.
    .gist = Armi come Parata, non l'unica carta

character-hideyoshi = Hideyoshi
    .text = Nella tua fase di Pesca peschi 1 carta in più.
    .gist = Pesca 1 carta in più

character-ieyasu = Ieyasu
    .text = Nella tua fase di Pesca puoi prendere come prima carta quella in cima alla pila degli scarti.
    .gist = Prima carta: in cima agli scarti

character-kojiro = Kojirō
    .text = Le tue Armi possono attaccare a qualsiasi Difficoltà.
    .gist = Attacca a qualsiasi Difficoltà

character-musashi = Musashi
    .text = Le tue Armi infliggono 1 ferita in più.
    .gist = Le sue Armi: 1 ferita in più

character-nobunaga = Nobunaga
    .text = Nella tua fase di Gioco, quante volte vuoi, puoi rinunciare a 1 punto Resistenza (mai all'ultimo) e pescare 1 carta.
    .gist = 1 punto Resistenza per 1 carta

character-tomoe = Tomoe
    .text = Ogni volta che una tua Arma ferisce un giocatore, peschi 1 carta.
    .gist = Se la sua Arma ferisce, pesca 1 carta

character-ushiwaka = Ushiwaka
    .text = Per ogni ferita che subisci da un'Arma, peschi 1 carta.
    .gist = Pesca 1 carta per ferita di Arma
