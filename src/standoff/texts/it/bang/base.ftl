# The base game: its cards and characters. The names are those of rules/base.toml.

## Cards

card-bang = BANG!
    .text = Spara a un altro giocatore a portata di tiro della tua arma. Se il colpo non viene annullato, quel giocatore perde 1 punto vita. Puoi giocare solo 1 carta BANG! per turno.
    .gist = Spara a un giocatore a portata di tiro

card-missed = Mancato!
    .text = Giocala quando sei il bersaglio di un colpo (qualsiasi simbolo BANG!): annulla quel colpo contro di te.
    .gist = Annulla un colpo contro di te

card-beer = Birra
    .text = Recupera 1 punto vita. Puoi giocarla anche fuori turno quando perdi il tuo ultimo punto vita. Non ha effetto se restano in gioco solo 2 giocatori.
    .gist = Recupera 1 punto vita

card-saloon = Saloon
    .text = Ogni giocatore in gioco, anche tu, recupera 1 punto vita. Non è una Birra.
    .gist = Tutti recuperano 1 punto vita

card-stagecoach = Diligenza
    .text = Pesca 2 carte dal mazzo.
    .gist = Pesca 2 carte

card-wells_fargo = Wells Fargo
    .text = Pesca 3 carte dal mazzo.
    .gist = Pesca 3 carte

card-general_store = Emporio
    .text = Rivela dal mazzo tante carte quanti sono i giocatori in gioco. A cominciare da te e in senso orario, ognuno ne prende 1 in mano.
    .gist = Tutti prendono 1 carta rivelata

card-panic = Panico!
    .text = Prendi 1 carta a un giocatore a distanza 1: una a caso dalla sua mano o una in gioco a tua scelta. La carta va nella tua mano. Le armi non modificano questa distanza.
    .gist = Prendi 1 carta a distanza 1

card-cat_balou = Cat Balou
    .text = Un giocatore qualsiasi, a qualsiasi distanza, scarta 1 carta: una a caso dalla sua mano o una in gioco a tua scelta.
    .gist = Fai scartare 1 carta a un giocatore

card-gatling = Gatling
    .text = Spara a tutti gli altri giocatori, a qualsiasi distanza. Non è una carta BANG! e non conta per il limite di 1 carta BANG! per turno.
    .gist = Spara a tutti gli altri giocatori

card-indians = Indiani!
    .text = Ogni altro giocatore sceglie: scartare una carta BANG! dalla mano o perdere 1 punto vita. Mancato! e Barile non servono.
    .gist = Gli altri: un BANG! o 1 punto vita

card-duel = Duello
    .text = Sfida un altro giocatore a qualsiasi distanza. A cominciare da chi è stato sfidato, potete scartare a turno una carta BANG! dalla mano; il primo che non lo fa perde 1 punto vita. Mancato! e Barile non servono.
    .gist = Sfida un giocatore con le carte BANG!

card-mustang = Mustang
    .text = Gli altri contano 1 in più quando misurano la loro distanza da te.
    .gist = Gli altri ti vedono a distanza +1

card-scope = Mirino
    .text = Vedi tutti gli altri a distanza ridotta di 1, ma mai meno di 1.
    .gist = Vedi gli altri a distanza −1

card-barrel = Barile
    .text = Quando sei il bersaglio di un colpo puoi "estrarre!" una volta: con cuori vale come 1 Mancato!.
    .gist = "Estrai!": con cuori, 1 Mancato!

card-jail = Prigione
    .text = Giocala davanti a un altro giocatore, a qualsiasi distanza, mai davanti allo Sceriffo. Prima del suo turno quel giocatore deve "estrarre!": con cuori gioca normalmente, altrimenti salta il turno. In entrambi i casi la Prigione si scarta.
    .gist = Può far saltare il turno

card-dynamite = Dinamite
    .text = Giocala davanti a te. All'inizio del tuo prossimo turno devi "estrarre!": con picche dal 2 al 9 esplode, perdi 3 punti vita e la scarti; altrimenti la passi al giocatore alla tua sinistra, che farà lo stesso nel suo turno. Nessuno è responsabile del danno.
    .gist = Può esplodere: toglie 3 punti vita

card-volcanic = Volcanic
    .text = Arma, portata 1. Finché è in gioco non hai limiti di carte BANG! nel tuo turno.
    .gist = Portata 1, nessun limite di carte BANG!

card-schofield = Schofield
    .text = Arma, portata 2.
    .gist = Arma, portata 2

card-remington = Remington
    .text = Arma, portata 3.
    .gist = Arma, portata 3

card-rev_carabine = Rev. Carabine
    .text = Arma, portata 4.
    .gist = Arma, portata 4

card-winchester = Winchester
    .text = Arma, portata 5.
    .gist = Arma, portata 5

## Characters

character-bart_cassidy = Bart Cassidy
    .text = Per ogni punto vita che perde, pesca 1 carta dal mazzo.
    .gist = Pesca 1 carta per punto vita perso

character-black_jack = Black Jack
    .text = Nella fase 1 la sua seconda carta viene rivelata a tutti; se è rossa (cuori o quadri), ne pesca 1 in più senza mostrarla.
    .gist = Se la seconda carta è rossa, ne pesca 1

character-calamity_janet = Calamity Janet
    .text = Può usare le carte BANG! come Mancato! e le carte Mancato! come BANG!. Un Mancato! giocato come BANG! conta per il limite di 1 carta BANG! per turno.
    .gist = BANG! vale Mancato! e viceversa

character-el_gringo = El Gringo
    .text = Per ogni punto vita che perde a causa di una carta giocata da un altro giocatore, prende 1 carta a caso dalla mano di quel giocatore, se ne ha.
    .gist = Prende carte a chi gli toglie punti vita

character-jesse_jones = Jesse Jones
    .text = Nella fase 1 può prendere la sua prima carta a caso dalla mano di un altro giocatore invece che dal mazzo. La seconda viene dal mazzo.
    .gist = Può prendere 1 carta da un'altra mano

character-jourdonnais = Jourdonnais
    .text = Gioca come se avesse sempre un Barile: quando è il bersaglio di un colpo può "estrarre!" una volta; con cuori vale come 1 Mancato!. Un vero Barile gli dà un secondo tentativo.
    .gist = Ha sempre un Barile

character-kit_carlson = Kit Carlson
    .text = Nella fase 1 guarda le prime 3 carte del mazzo, ne tiene 2 e rimette la terza in cima, coperta.
    .gist = Vede 3 carte del mazzo e ne tiene 2

character-lucky_duke = Lucky Duke
    .text = Ogni volta che deve "estrarre!" scopre 2 carte invece di 1 e sceglie quella che conta. Si scartano entrambe.
    .gist = Per "estrarre!" sceglie tra 2 carte

character-paul_regret = Paul Regret
    .text = Gli altri contano 1 in più quando misurano la loro distanza da lui; un Mustang in gioco aggiunge un altro 1.
    .gist = Gli altri lo vedono a distanza +1

character-pedro_ramirez = Pedro Ramirez
    .text = Nella fase 1 la sua prima carta può essere quella in cima alla pila degli scarti invece che al mazzo. La seconda viene dal mazzo.
    .gist = Può prendere 1 carta dagli scarti

character-rose_doolan = Rose Doolan
    .text = Vede tutti gli altri a distanza ridotta di 1, ma mai meno di 1; un Mirino in gioco toglie un altro 1.
    .gist = Vede gli altri a distanza −1

character-sid_ketchum = Sid Ketchum
    .text = Quando vuole può scartare 2 carte dalla mano e recuperare 1 punto vita, tutte le volte che può pagare, senza superare i suoi punti vita iniziali.
    .gist = Scarta 2 carte, recupera 1 punto vita

character-slab_the_killer = Slab the Killer
    .text = Per annullare una sua carta BANG! servono 2 Mancato!. Un Barile con successo vale solo come 1.
    .gist = I suoi BANG! richiedono 2 Mancato!

character-suzy_lafayette = Suzy Lafayette
    .text = Quando la sua mano è vuota, pesca 1 carta dal mazzo.
    .gist = Se ha la mano vuota, pesca 1 carta

character-vulture_sam = Vulture Sam
    .text = Quando un altro giocatore viene eliminato, prende in mano tutte le sue carte, sia della mano sia in gioco.
    .gist = Prende le carte di chi viene eliminato

character-willy_the_kid = Willy the Kid
    .text = Nel suo turno non ha limiti di carte BANG!.
    .gist = Nessun limite di carte BANG!
