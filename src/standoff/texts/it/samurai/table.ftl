# What Samurai Sword says at the table.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards; $kind is a kind of card or a character; $role is a role; the rest are numbers.
#
# In the browser a button says what is done (`.short`, or the whole text) and what follows (`.then`, or
# `.then-` and the verb of the answer at the question).

## Roles and teams

role-shogun = Shogun
    .text = Con i Samurai, ottieni più punti di tutti alla fine della partita. Il tuo Onore vale una volta.
    .text-3 = Sei solo contro due Ninja: ottieni più punti di loro. Il tuo Onore vale doppio, peschi 1 carta in più, puoi giocare 1 Arma in più a ogni turno e Bushido non ti costa Onore.
role-samurai = Samurai
    .text = Aiuta lo Shogun: i vostri punti si sommano.
    .text-4 = Aiuta lo Shogun: i vostri punti si sommano e il tuo Onore vale doppio.
    .text-6 = Aiuta lo Shogun: i vostri punti si sommano e il tuo Onore vale doppio.
role-ninja_1 = Ninja ★
    .text = Con gli altri Ninja, ottieni più punti di tutti alla fine della partita. Vincete ogni pareggio.
    .text-4 = Con l'altro Ninja, ottieni più punti di tutti alla fine della partita. Hai 1 stella: l'Onore dell'altro vale doppio. Vincete ogni pareggio.
role-ninja_2 = Ninja ★★
    .text = Con gli altri Ninja, ottieni più punti di tutti alla fine della partita. Vincete ogni pareggio.
    .text-4 = Con l'altro Ninja, ottieni più punti di tutti alla fine della partita. Hai 2 stelle: l'Onore di chi ne ha di più vale doppio. Vincete ogni pareggio.
role-ninja_3 = Ninja ★★★
    .text = Con gli altri Ninja, ottieni più punti di tutti alla fine della partita. Vincete ogni pareggio.
    .text-4 = Con l'altro Ninja, ottieni più punti di tutti alla fine della partita. Hai 3 stelle: il tuo Onore vale doppio. Vincete ogni pareggio.
role-ronin = Ronin
    .text = Da solo, ottieni più punti di ogni squadra. Il tuo Onore vale triplo; un Daimyo nella tua mano non vale nulla.
    .text-5 = Da solo, ottieni più punti di ogni squadra. Il tuo Onore vale doppio; un Daimyo nella tua mano non vale nulla.

team-shogun = Shogun e Samurai
team-ninja = Ninja
team-ronin = Ronin

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = È il tuo turno: gioca una carta o termina il turno.
    .waiting = { $seat } sta giocando il suo turno.
ask-first-card = Fase di Pesca: da dove prendi la tua prima carta?
    .waiting = { $seat } decide da dove prendere la sua prima carta.
ask-excess = Superi il limite di carte in mano: scarta { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
    .waiting = { $seat } supera il limite di carte in mano e deve scartare { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
    .then-discard = Va nella pila degli scarti
ask-parry = { $by } ti attacca con { $card }: gioca una Parata o subisci { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }.
    .waiting = { $by } attacca { $seat } con { $card }: { $seat } decide come reagire.
    .then-take-it = { $number ->
        [one] Subisci 1 ferita
       *[other] Subisci { $number } ferite
    }
    .then-play = L'attacco non ha effetto
ask-battle-cry = { $by } gioca Grido di battaglia: gioca una Parata o subisci 1 ferita.
    .waiting = { $by } gioca Grido di battaglia: { $seat } decide come reagire.
    .then-play = Non subisci ferite
ask-jujutsu = { $by } gioca Ju Jitsu: scarta un'Arma dalla mano o subisci 1 ferita.
    .waiting = { $by } gioca Ju Jitsu: { $seat } decide come reagire.
    .then-discard = Non subisci ferite
ask-bushido = Bushido scopre { $card }, un'Arma: scarta un'Arma dalla mano oppure liberati di Bushido al suo prezzo.
    .waiting = Bushido scopre { $card }, un'Arma: { $seat } decide a che cosa rinunciare.
    .then-discard = Poi Bushido passa a sinistra

## Answers

option-play = Giocare { $card }
    .short = { $card }
option-play-as = Giocare { $card } come { $kind }
option-play-at = Giocare { $card } su { $target }
option-play-at-card = Giocare { $card } su { $target }: { $pick }
option-play-at-hand = Giocare { $card } su { $target }: 1 carta a caso dalla mano
option-use = Usare l'abilità di { $kind }
option-end = Terminare il turno
    .then = Tieni al massimo 7 carte
option-take-it = Non reagire
    .then = Subisci la ferita
option-discard = Scartare { $card }
    .short = { $card }
option-lose-honour = Perdere 1 punto Onore e scartare Bushido
    .short = Perdere 1 punto Onore
    .then = Bushido viene scartato
option-draw = Pescare 1 carta dal mazzo
    .then = La prima carta, coperta
option-draw-pile = Prendere { $card } dalla pila degli scarti

## What happens

event-role = { $seat } riceve il ruolo di { $role }.
    .you = Ricevi il ruolo di { $role }.
event-role-hidden = { $seat } riceve un ruolo segreto.
    .you = Ricevi un ruolo segreto.
event-character = { $kind } è il personaggio di { $seat }.
    .you = { $kind } è il tuo personaggio.
event-new-rules = Le regole sono state corrette: la partita continua con quelle nuove.
event-step-again = Le regole sono state corrette: l'ultimo passo si gioca di nuovo.
event-turn = Inizia il turno di { $seat }.
    .heading = Turno di { $seat }
    .you = Inizia il tuo turno.
    .you-heading = Il tuo turno
event-ability = { $seat } usa l'abilità di { $kind }.
    .you = Usi l'abilità di { $kind }.
event-drew = { $seat } pesca { $card }.
    .you = Peschi { $card }.
event-drew-hidden = { $seat } pesca 1 carta.
    .many = { $seat } pesca { $number } carte.
    .you = Peschi 1 carta.
    .you-many = Peschi { $number } carte.
event-drew-pile = { $seat } prende { $card } dalla pila degli scarti.
    .you = Prendi { $card } dalla pila degli scarti.
event-played = { $seat } gioca { $card }.
    .you = Giochi { $card }.
event-played-as = { $seat } gioca { $card } (come { $kind }).
    .you = Giochi { $card } (come { $kind }).
event-played-at = { $seat } gioca { $card } su { $target }.
    .you = Giochi { $card } su { $target }.
    .to-you = { $seat } gioca { $card } su di te.
    .yourself = Giochi { $card } su di te.
event-placed = { $card } resta in gioco davanti a { $seat }.
    .you = { $card } resta in gioco davanti a te.
event-passed-on = { $seat } passa { $card } a { $target }.
    .you = Passi { $card } a { $target }.
    .to-you = { $seat } ti passa { $card }.
event-discarded = { $seat } scarta { $card }.
    .you = Scarti { $card }.
event-lost-card = { $by } fa scartare { $card } a { $seat }.
    .you = { $by } ti fa scartare { $card }.
    .by-you = Fai scartare { $card } a { $seat }.
event-took = { $seat } prende { $card } da { $owner }.
    .you = Prendi { $card } da { $owner }.
    .to-you = { $seat } prende { $card } da te.
event-took-hidden = { $seat } prende 1 carta da { $owner }.
    .you = Prendi 1 carta da { $owner }.
    .to-you = { $seat } prende 1 carta da te.
event-attack = { $by } attacca { $target } con { $card }: { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }.
    .to-you = { $by } ti attacca con { $card }: { $number ->
            [one] 1 ferita
           *[other] { $number } ferite
        }.
    .by-you = Attacchi { $target } con { $card }: { $number ->
            [one] 1 ferita
           *[other] { $number } ferite
        }.
event-parried = { $seat } para l'attacco di { $by } con { $card }.
    .you = Pari l'attacco di { $by } con { $card }.
    .by-you = { $seat } para il tuo attacco con { $card }.
event-wounded-by = { $seat } subisce { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    } da { $by }.
    .you = Subisci { $number ->
            [one] 1 ferita
           *[other] { $number } ferite
        } da { $by }.
    .by-you = { $seat } subisce { $number ->
            [one] 1 ferita
           *[other] { $number } ferite
        } da te.
event-defeated = { $by } sconfigge { $seat }.
    .you = { $by } ti sconfigge.
    .by-you = Sconfiggi { $seat }.
event-gave-honour = { $seat } cede 1 punto Onore a { $target }.
    .you = Cedi 1 punto Onore a { $target }.
    .to-you = { $seat } ti cede 1 punto Onore.
event-lost-honour = { $seat } perde { $number ->
        [one] 1 punto Onore
       *[other] { $number } punti Onore
    }.
    .you = Perdi { $number ->
            [one] 1 punto Onore
           *[other] { $number } punti Onore
        }.
event-recovered = { $seat } recupera { $number ->
        [one] 1 punto Resistenza
       *[other] { $number } punti Resistenza
    }.
    .you = Recuperi { $number ->
            [one] 1 punto Resistenza
           *[other] { $number } punti Resistenza
        }.
event-gave-up-life = { $seat } rinuncia a 1 punto Resistenza.
    .you = Rinunci a 1 punto Resistenza.
event-turned-up = Si scopre { $card }.
event-deck-ended = Il mazzo è finito: tutti perdono { $number ->
        [one] 1 punto Onore
       *[other] { $number } punti Onore
    }.
event-reshuffled = Si rimescola la pila degli scarti nel mazzo: { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
event-showed-role = { $seat } rivela il suo ruolo: { $role }.
    .you = Riveli il tuo ruolo: { $role }.
event-scored = { $seat } totalizza { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }.
    .you = Totalizzi { $number ->
            [one] 1 punto
           *[other] { $number } punti
        }.
event-deadly-strike = Un colpo mortale dentro la squadra le costa { $number } punti.
event-ending-honour-shogun = { ending-honour-shogun }
event-ending-honour-ninja = { ending-honour-ninja }
event-ending-honour-ronin = { ending-honour-ronin }
event-ending-sword-shogun = { ending-sword-shogun }
event-ending-sword-ninja = { ending-sword-ninja }
event-ending-sword-ronin = { ending-sword-ronin }

## Why not

why-yourself = Non puoi giocare questa carta su di te.
why-harmless = Quel giocatore è Inoffensivo: non lo si può attaccare.
    .short = Inoffensivo
why-too-difficult = Troppo difficile: attaccare quel giocatore ha Difficoltà { $distance } e quest'Arma arriva fino a { $reach }.
    .short = Difficoltà { $distance }, arriva a { $reach }
why-in-play = C'è già in gioco un'altra carta { $kind }: può essercene una sola.
    .short = Ce n'è già una in gioco
why-no-cards = Lì non c'è nessuna carta da prendere o scartare.
    .short = Non ha carte
why-only-answers = Questa carta serve solo per reagire: ora non puoi giocarla.
why-weapon-limit = Hai già giocato { $limit ->
        [one] 1 Arma
       *[other] { $limit } Armi
    } in questo turno: è il limite.
why-last-point = Non puoi rinunciare al tuo ultimo punto Resistenza.
why-no-target = Questa carta ora non ha nessun bersaglio possibile.
why-not-in-hand = Non hai questa carta in mano.
why-no-answer = Questa carta ora non serve.
why-not-asked = Ora non tocca a te decidere.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } è dalla tua parte. Vuoi farlo comunque?
warn-last-point = Questo ti sconfigge e puoi ancora reagire. Vuoi subire comunque?
warn-last-honour = È il tuo ultimo punto Onore: la partita finisce. Vuoi perderlo comunque?
warn-no-effect = Ora non avrebbe alcun effetto. Vuoi giocarla comunque?
warn-own-card = { $pick } è una tua carta. Vuoi scartarla comunque?
warn-yourself = Sta meglio davanti a un altro giocatore. Vuoi giocarla su di te comunque?

## How it ends

ending-honour-shogun = Vittoria d'Onore: lo Shogun e i Samurai hanno più punti di tutti.
ending-honour-ninja = Vittoria d'Onore: i Ninja hanno più punti di tutti.
ending-honour-ronin = Vittoria d'Onore: il Ronin ha più punti di tutti.
ending-sword-shogun = Vittoria del Maestro di Spada: resta in piedi un solo giocatore e vince la squadra dello Shogun.
ending-sword-ninja = Vittoria del Maestro di Spada: resta in piedi un solo giocatore e vincono i Ninja.
ending-sword-ronin = Vittoria del Maestro di Spada: resta in piedi solo il Ronin.
