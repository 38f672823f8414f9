# What the Dice Game says at the table. English explains the arguments.

## Roles

role-sheriff = Sceriffo
    .text = Elimina tutti i Fuorilegge e tutti i Rinnegati.
role-deputy = Vice
    .text = Aiuta lo Sceriffo: vinci quando vince lui, anche se sei fuori dal gioco.
    .text-3 = Togli tu l'ultimo punto vita al Rinnegato. Se viene eliminato in altro modo, sii l'ultimo giocatore rimasto.
role-outlaw = Fuorilegge
    .text = Fai eliminare lo Sceriffo: tutti i Fuorilegge vincono insieme, anche quelli fuori dal gioco.
    .text-3 = Togli tu l'ultimo punto vita al Vice. Se viene eliminato in altro modo, sii l'ultimo giocatore rimasto.
role-renegade = Rinnegato
    .text = Quando lo Sceriffo è fuori dal gioco, sii l'ultimo giocatore rimasto.
    .text-3 = Togli tu l'ultimo punto vita al Fuorilegge. Se viene eliminato in altro modo, sii l'ultimo giocatore rimasto.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-heal = { $kind }: quale giocatore recupera 1 punto vita?
    .waiting = { $kind }: { $seat } sceglie chi recupera 1 punto vita.
ask-roll = Lancio { $number } di { $limit }: accetta i dadi o scegli quali rilanciare.
    .waiting = { $seat } decide se rilanciare (lancio { $number } di { $limit }).
ask-shot = { $kind }: a quale giocatore spari?
    .waiting = { $kind }: { $seat } sceglie un bersaglio.
ask-beer = { $kind }: a quale giocatore la dai?
    .waiting = { $kind }: { $seat } sceglie a chi darla.
ask-hit = { $by } ti colpisce ({ $kind }) e { $number ->
        [one] resta 1 colpo
       *[other] restano { $number } colpi
    }: prendi invece 1 freccia?
    .waiting = { $by } colpisce { $seat } ({ $kind }), che invece può prendere 1 freccia.
ask-return = Hai perso punti vita: quante frecce rimetti nella riserva? Al massimo { $number }.
    .waiting = { $seat } può rimettere nella riserva { $number ->
        [one] 1 freccia
       *[other] fino a { $number } frecce
    }.
ask-discard-arrow = Gatling: puoi scartare { $number ->
        [one] ancora 1 freccia
       *[other] { $number } frecce
    }. Di chi?
    .waiting = Gatling: { $seat } può scartare { $number ->
        [one] ancora 1 freccia
       *[other] { $number } frecce
    } di un giocatore qualsiasi.

## Answers

option-heal-at = { $target } recupera 1 punto vita
    .short = { $target }
option-stop = Accetta i dadi
    .then = Non lanci più
option-reroll = Rilancia { $kinds }
    .short = Rilancia
option-shoot-at = Spara a { $target }
    .short = { $target }
option-double-at = Usa 1 Birra per colpire due volte { $target }
    .short = { $target }, doppio
    .then = 2 colpi a segno; la Birra è usata
option-pour-at = Dai la Birra a { $target }
    .short = { $target }
option-take-arrow = Prendi invece 1 freccia
    .short = Prendi 1 freccia
    .then = Non perdi punti vita
option-take-it = Subisci il colpo: perdi 1 punto vita
    .short = Subisci il colpo
    .then = { $left ->
        [one] Perdi 1 punto vita: te ne resta 1
       *[other] Perdi 1 punto vita: te ne restano { $left }
    }
option-return = { $number ->
        [0] Tieni le tue frecce
        [one] Rimetti 1 freccia nella riserva
       *[other] Rimetti { $number } frecce nella riserva
    }
option-discard-arrow-at = Scarta 1 freccia di { $target }
    .short = { $target }
option-enough = Non scartare altre frecce

## What happens

event-role = { $seat } riceve il ruolo di { $role }.
    .you = Ricevi il ruolo di { $role }.
event-role-hidden = { $seat } riceve un ruolo segreto.
    .you = Ricevi un ruolo segreto.
event-character = { $kind } è il personaggio di { $seat }.
    .you = { $kind } è il tuo personaggio.
event-new-rules = Le regole sono state corrette: la partita continua con quelle nuove.
event-step-again = Le regole sono state corrette: l'ultimo passo si gioca di nuovo.
event-turn = Turno { $number }: tocca a { $seat }.
    .heading = Turno di { $seat }
    .you = Turno { $number }: tocca a te.
    .you-heading = Il tuo turno
event-ability = { $seat } usa l'abilità di { $kind }.
    .you = Usi l'abilità di { $kind }.
event-rolled = { $seat } lancia: { $kinds } (lancio { $number }).
    .you = Lanci: { $kinds } (lancio { $number }).
event-stopped = { $seat } accetta i dadi.
    .you = Accetti i dadi.
event-took-arrows = { $seat } prende { $number ->
        [one] 1 freccia
       *[other] { $number } frecce
    }: nella riserva { $limit ->
        [one] ne resta 1
       *[other] ne restano { $limit }
    }.
    .you = Prendi { $number ->
            [one] 1 freccia
           *[other] { $number } frecce
        }: nella riserva { $limit ->
            [one] ne resta 1
           *[other] ne restano { $limit }
        }.
event-indians = Gli indiani attaccano!
event-arrows-back = Tutte le frecce tornano nella riserva: { $number }.
event-exploded = Tre Dinamiti esplodono davanti a { $seat }!
    .you = Tre Dinamiti esplodono davanti a te!
event-aimed = { $by } mira a { $target } ({ $kind }): { $number ->
        [one] 1 colpo
       *[other] { $number } colpi
    }.
    .to-you = { $by } mira a te ({ $kind }): { $number ->
            [one] 1 colpo
           *[other] { $number } colpi
        }.
    .by-you = Miri a { $target } ({ $kind }): { $number ->
            [one] 1 colpo
           *[other] { $number } colpi
        }.
event-lost-life = { $seat } perde { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    }.
    .you = Perdi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        }.
event-lost-life-to = { $seat } perde { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    } per mano di { $by }.
    .you = Perdi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        } per mano di { $by }.
    .by-you = { $seat } perde { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        } per mano tua.
event-spared = { $seat } prende { $number ->
        [one] 1 freccia
       *[other] { $number } frecce
    } invece di un colpo: nella riserva { $limit ->
        [one] ne resta 1
       *[other] ne restano { $limit }
    }.
    .you = Prendi { $number ->
            [one] 1 freccia
           *[other] { $number } frecce
        } invece di un colpo: nella riserva { $limit ->
            [one] ne resta 1
           *[other] ne restano { $limit }
        }.
event-returned-arrows = { $seat } rimette { $number ->
        [one] 1 freccia
       *[other] { $number } frecce
    } nella riserva.
    .you = Rimetti { $number ->
            [one] 1 freccia
           *[other] { $number } frecce
        } nella riserva.
event-discarded-arrow = { $by } scarta 1 freccia di { $target }.
    .to-you = { $by } scarta 1 delle tue frecce.
    .by-you = Scarti 1 freccia di { $target }.
event-beer = { $seat } dà una Birra a { $target }.
    .you = Dai una Birra a { $target }.
    .to-you = { $seat } ti dà una Birra.
    .yourself = Bevi una Birra.
event-healed = { $seat } recupera { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    }.
    .you = Recuperi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        }.
event-wasted = { $seat } spreca una Birra.
    .you = Sprechi una Birra.
event-gatling = { $seat } spara con la Gatling!
    .you = Spari con la Gatling!
event-eliminated = { $seat } è fuori dal gioco e rivela il suo ruolo: { $role }.
    .you = Sei fuori dal gioco e riveli il tuo ruolo: { $role }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }

## Why not

why-locked = Non puoi rilanciare { $kind }.
    .short = Non si rilancia
why-yourself = Non puoi spararti.
why-not-in-game = Quel giocatore è fuori dal gioco.
why-places = Questo dado non colpisce quel giocatore: è a { $distance ->
        [one] 1 posto
       *[other] { $distance } posti
    } da te.
    .short = A { $distance ->
        [one] 1 posto
       *[other] { $distance } posti
    }
why-no-use = Questo ora non serve.
why-not-asked = Ora non tocca a te decidere.

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } è dalla tua parte. Vuoi farlo comunque?
warn-healthy = { $target } ha già tutti i suoi punti vita. Vuoi farlo comunque?
warn-last-life = Può costarti l'ultimo punto vita e puoi ancora prendere 1 freccia. Vuoi farlo comunque?

## How it ends

ending-law = Vince la legge: tutti i Fuorilegge e i Rinnegati sono fuori dal gioco.
ending-outlaws = Vincono i Fuorilegge: non c'è più lo Sceriffo.
ending-renegade = Vince il Rinnegato, ultimo giocatore rimasto.
ending-hunter = La caccia è finita: vince chi elimina il proprio bersaglio.
ending-last = Vince l'ultimo giocatore rimasto.
