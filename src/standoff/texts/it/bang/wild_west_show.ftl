# Wild West Show: its cards and characters. The names are those of rules/wild_west_show.toml.

## The show

card-bone_orchard = Camposanto
    .text = Quando arriva il turno di un giocatore eliminato, questi torna in gioco definitivamente con 1 punto vita e un ruolo a caso fra quelli dei giocatori eliminati.
    .gist = Gli eliminati tornano con 1 punto vita

card-darling_valentine = Darling Valentine
    .text = Ogni turno comincia con uno scambio: il giocatore scarta tutta la mano e pesca altrettante carte dal mazzo. Poi gioca la fase 1 come al solito.
    .gist = Ogni turno comincia con un'altra mano

card-dorothy_rage = Dorothy Rage
    .text = Una volta nel proprio turno ogni giocatore può ordinare a un altro di giocare una certa carta, scegliendone il bersaglio. Se l'altro non ce l'ha, mostra tutta la mano.
    .gist = Ordina a un altro di giocare una carta

card-gag = Bavaglio
    .text = Vietato parlare: chi parla perde 1 punto vita. Gesti e grugniti sono ammessi.
    .gist = Chi parla perde 1 punto vita

card-helena_zontero = Helena Zontero
    .text = Quando entra in gioco, "estrai!": con cuori o quadri i ruoli dei giocatori in gioco, tranne quello dello Sceriffo, si mescolano e si distribuiscono di nuovo a caso.
    .gist = Se esce rosso, ruoli ridistribuiti

card-lady_rose_of_texas = Lady Rosa del Texas
    .text = Una volta nel proprio turno ogni giocatore può scambiarsi di posto con chi sta alla sua destra, che salta il suo prossimo turno.
    .gist = Scambia il posto con chi è a destra

card-miss_susanna = Miss Susanna
    .text = Chi finisce il turno avendo giocato meno di 3 carte perde 1 punto vita.
    .gist = Gioca 3 carte o perdi 1 punto vita

card-sacagaway = Sacagaway
    .text = Le mani di tutti i giocatori sono scoperte; i ruoli restano segreti.
    .gist = Tutte le mani sono scoperte

card-showdown = Regolamento di Conti
    .text = Qualsiasi carta può essere giocata come una carta BANG!, tranne le carte BANG! stesse, che si possono giocare solo come carte Mancato!.
    .gist = Tutto è BANG!; i BANG! sono Mancato!

card-wild_west_show_final = Wild West Show
    .text = L'obiettivo di ogni giocatore diventa essere l'ultimo rimasto in gioco. I ruoli conservano gli altri effetti. Resta in vigore fino alla fine della partita.
    .gist = Vince l'ultimo rimasto in gioco

## Characters

character-big_spencer = Big Spencer
    .text = Comincia con 5 carte. Non può giocare carte Mancato!.
    .gist = Comincia con 5 carte; niente Mancato!

character-flint_westwood = Flint Westwood
    .text = Una volta nel suo turno può scambiare 1 carta della sua mano, a sua scelta, con 2 prese a caso dalla mano di un altro giocatore (1 se non ce ne sono di più).
    .gist = Scambia 1 carta con 2 a caso

character-gary_looter = Gary Looter
    .text = Prende in mano tutte le carte in eccesso che gli altri giocatori scartano nella loro fase 3.
    .gist = Prende le carte in eccesso altrui

character-greygory_deck = Greygory Deck
    .text = Ha le abilità di 2 personaggi del gioco base, pescati a caso all'inizio; quando comincia il suo turno può cambiarli entrambi con altri 2.
    .gist = Ha le abilità di 2 personaggi

character-john_pain = John Pain
    .text = Ogni carta scoperta per un "estrai!", da lui o da chiunque altro, va nella sua mano finché ha meno di 6 carte.
    .gist = Prende ogni carta degli "estrai!"

character-lee_van_kliff = Lee Van Kliff
    .text = Nel suo turno, subito dopo aver giocato una carta a bordo marrone, può scartare una carta BANG! per ripetere l'effetto della prima.
    .gist = Con un BANG! ripete una carta marrone

character-teren_kill = Teren Kill
    .text = Ogni volta che sta per essere eliminato "estrae!": con qualsiasi seme tranne picche resta con 1 punto vita e pesca 1 carta.
    .gist = Se cade "estrae!": fuori con picche

character-youl_grinner = Youl Grinner
    .text = Prima che peschi nella fase 1, ogni giocatore con più carte in mano di lui gliene dà 1 a propria scelta.
    .gist = Chi ha più carte gliene dà 1

## Questions

ask-draw-how = Fase 1: quale abilità usi?
    .waiting = { $seat } decide come pescare nella fase 1.
ask-both = { $kind }: tieni entrambe le abilità o le cambi entrambe?
    .waiting = { $kind }: { $seat } decide se cambiare abilità.
ask-name = { $kind }: quale carta deve giocare { $target }?
    .waiting = { $kind }: { $seat } decide quale carta deve giocare { $target }.
ask-give-card = { $kind }: quale carta dai a { $by }?
    .waiting = { $kind }: { $seat } sceglie una carta per { $by }.
    .then-give = Va in mano a quel giocatore

## Answers

option-command-at = Ordinare a { $target } di giocare una carta
    .several = Ordinare a un altro giocatore di giocare una carta
option-name = { $kind }
option-swap-seats-at = Scambiare il posto con { $target }
    .then = { $target } salta il prossimo turno
option-trade-at = Scambiare { $card } con 2 carte a caso di { $target }
    .several = Scambiarla con 2 carte a caso
option-give = Dare { $card }
    .short = { $card }
option-keep-both = Tenerle entrambe
option-change-both = Cambiarle entrambe
    .then = Altre 2 a caso
option-repeat-as = Scartare { $card } e ripetere { $kind }
    .several = Scartarla e ripetere { $kind }
option-repeat-as-card = Scartare { $card } e ripetere { $kind }: { $pick }
    .several = Scartarla e ripetere { $kind }
option-repeat-as-at = Scartare { $card } e ripetere { $kind } su { $target }
    .several = Scartarla e ripetere { $kind }
option-repeat-as-at-card = Scartare { $card } e ripetere { $kind } su { $target }: { $pick }
    .several = Scartarla e ripetere { $kind }
option-repeat-as-at-hand = Scartare { $card } e ripetere { $kind } su { $target }: 1 carta a caso dalla mano
    .several = Scartarla e ripetere { $kind }

## What happens

event-swapped-seats = { $seat } e { $target } si scambiano di posto.
    .you = Tu e { $target } vi scambiate di posto.
    .to-you = { $seat } e tu vi scambiate di posto.
event-borrowed = { $seat } ha l'abilità di { $kind }.
    .you = Hai l'abilità di { $kind }.
event-talked = { $seat } parla.
    .you = Parli.
event-survived = { $kind }: { $seat } resta in gioco con 1 punto vita.
    .you = { $kind }: resti in gioco con 1 punto vita.
event-kept-flipped = { $seat } prende in mano { $card }.
    .you = Prendi in mano { $card }.
event-ending-nobody = { ending-nobody }

ending-nobody = Non vince nessuno: gli ultimi giocatori sono usciti insieme.
