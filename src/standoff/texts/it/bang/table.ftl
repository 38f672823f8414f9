# What the card game says at the table, whatever sets are played.
#
# The name of an argument tells what it is: $by, $seat, $target and $owner are players; $card and
# $pick are cards with their sign ("BANG! 7♦"); $kind is a kind of card or a character; $role is a
# role; the rest are numbers. Names of cards may end in "!", so no full stop follows $kind.

## Roles

role-sheriff = Sceriffo
    .text = Elimina tutti i Fuorilegge e il Rinnegato.
role-deputy = Vice
    .text = Aiuta lo Sceriffo: vinci quando vince lui, anche se sei fuori dal gioco.
    .text-3 = Elimina di persona il Rinnegato. Se lo fa un altro, sii l'ultimo giocatore rimasto.
role-outlaw = Fuorilegge
    .text = Fai eliminare lo Sceriffo: tutti i Fuorilegge vincono insieme, anche quelli fuori dal gioco.
    .text-3 = Elimina di persona il Vice. Se lo fa un altro, sii l'ultimo giocatore rimasto.
role-renegade = Rinnegato
    .text = Quando lo Sceriffo è fuori dal gioco, sii l'ultimo giocatore rimasto.
    .text-3 = Elimina di persona il Fuorilegge. Se lo fa un altro, sii l'ultimo giocatore rimasto.

## Questions. `.waiting` is what the others read meanwhile; $seat is the player who is asked.

ask-main = È il tuo turno: gioca una carta o termina il turno.
    .waiting = { $seat } sta giocando il suo turno.
ask-first-card = Fase 1: da dove prendi la tua prima carta?
    .waiting = { $seat } decide da dove prendere la sua prima carta.
ask-keep = Scegli { $number ->
        [one] ancora 1 carta
       *[other] { $number } carte
    } per la tua mano; ciò che lasci torna in cima al mazzo.
    .waiting = { $seat } sceglie tra le prime carte del mazzo.
ask-excess = Superi il limite di carte in mano: scarta { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
    .waiting = { $seat } supera il limite di carte in mano e deve scartare { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
    .then-discard = Va nella pila degli scarti
ask-shot = { $by } ti spara con { $kind }: annulla il colpo con { $number } Mancato! o perderai 1 punto vita.
    .waiting = { $by } spara a { $seat } con { $kind }: { $seat } decide come reagire.
    .then-play = { $need ->
        [one] Il colpo ti manca
       *[other] Conta 1 di { $need }
    }
ask-bang = { $by } gioca { $kind }: scarta una carta BANG! dalla mano o perderai 1 punto vita.
    .waiting = { $by } gioca { $kind }: { $seat } decide come reagire.
    .then-discard = Non perdi punti vita
ask-duel = { $kind } con { $by }: scarta una carta BANG! dalla mano o perderai 1 punto vita.
    .waiting = { $kind } con { $by }: { $seat } decide come reagire.
    .then-discard = Poi tocca a { $by } rispondere
ask-dying = Non hai più punti vita ({ $kind }): recupera { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    } per restare in gioco.
    .waiting = { $seat } non ha più punti vita ({ $kind }): deve recuperarne { $number } per restare in gioco.
ask-flip = { $kind }: quale carta estratta conta?
    .waiting = { $kind }: { $seat } sceglie la carta estratta che conta.
    .then-flip = Contano il suo seme e il suo valore
ask-store = { $kind }: quale carta rivelata prendi?
    .waiting = { $kind }: { $seat } sceglie una carta rivelata.
    .next = Poi { $names }.
ask-cost = { $kind }: scegli { $number ->
        [one] ancora 1 carta
       *[other] { $number } carte
    } da scartare.
    .waiting = { $kind }: { $seat } sceglie { $number ->
        [one] ancora 1 carta
       *[other] { $number } carte
    } da scartare.
    .then-discard = La metti da parte per pagare
ask-top = Scarti tutte le tue carte: quale va in cima, o in cima alle altre?
    .waiting = { $seat } sceglie l'ordine dei propri scarti.
ask-top-card = Quale delle due resta in cima alla pila degli scarti?
    .waiting = { $seat } sceglie l'ordine dei propri scarti.
ask-strip = { $kind }: quale carta perde { $target }?
    .waiting = { $kind }: { $seat } sceglie una carta che perde { $target }.
ask-estate = { $target } è fuori dal gioco: quale carta prendi?
    .waiting = { $seat } prende una carta che lascia { $target }.
ask-whole-draw = Fase 1: peschi dal mazzo?
    .waiting = { $seat } decide come pescare nella fase 1.

## Answers

option-play = Giocare { $card }
    .short = { $card }
option-play-as = Giocare { $card } come { $kind }
option-play-at = Giocare { $card } su { $target }
option-play-as-at = Giocare { $card } come { $kind } su { $target }
option-play-at-card = Giocare { $card } su { $target }: { $pick }
option-play-at-hand = Giocare { $card } su { $target }: 1 carta a caso dalla mano
option-end = Terminare il turno
    .then = Tieni al massimo { $keep ->
        [one] 1 carta
       *[other] { $keep } carte
    }
option-discard = Scartare { $card }
    .short = { $card }
option-discard-as = Scartare { $card } come { $kind }
option-check = Usare { $kind }: "estrarre!"
option-use = Usare l'abilità di { $kind }
option-take-it = Non reagire: perdere 1 punto vita
    .short = Non reagire
    .then = Perdi 1 punto vita: te ne { $left ->
        [one] resta 1
       *[other] restano { $left }
    }
option-give-up = Arrendersi: uscire dal gioco
    .short = Arrendersi
    .then = Sei fuori dal gioco
option-draw = Pescare 1 carta dal mazzo
    .then = La prima carta, coperta
option-draw-hand-at = Prendere 1 carta a caso dalla mano di { $target }
    .then = Non scegli quale
option-draw-pile = Prendere { $card } dalla pila degli scarti
option-keep = Tenere { $card }
    .short = { $card }
option-flip = Scegliere { $card }
    .short = { $card }
option-take = Prendere { $card }
    .short = { $card }
option-top = Lasciare { $card } in cima
option-any-order = Il resto in qualsiasi ordine
    .then = L'ordine non ti importa
option-use-as = Usare l'abilità di { $kind }: scartare { $card }
option-use-at = Usare l'abilità di { $kind } su { $target }
option-use-up = Usare { $card }
    .short = { $card }
option-use-up-at = Usare { $card } su { $target }
option-use-up-at-card = Usare { $card } su { $target }: { $pick }
option-use-up-at-hand = Usare { $card } su { $target }: 1 carta a caso dalla mano
option-strip-at-card = { $target } scarta { $pick }
option-strip-at-hand = { $target } scarta 1 carta a caso dalla mano
option-inherit-at-card = Prendere { $pick }
option-inherit-at-hand = Prendere 1 carta a caso dalla mano di { $target }
option-draw-all = Pescare { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } dal mazzo

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
event-works = { $seat } sfrutta { $kind }.
    .you = Sfrutti { $kind }.
event-escaped = { $kind }: { $seat } evade.
    .you = { $kind }: evadi.
event-turn-lost = { $seat } salta il turno.
    .you = Salti il turno.
event-drew = { $seat } pesca { $card }.
    .you = Peschi { $card }.
event-drew-hidden = { $seat } pesca 1 carta.
    .many = { $seat } pesca { $number } carte.
    .you = Peschi 1 carta.
    .you-many = Peschi { $number } carte.
event-drew-pile = { $seat } prende { $card } dalla pila degli scarti.
    .you = Prendi { $card } dalla pila degli scarti.
event-looked = { $seat } guarda { $card } nel mazzo.
    .you = Guardi { $card } nel mazzo.
event-looked-hidden = { $seat } guarda 1 carta del mazzo.
    .many = { $seat } guarda { $number } carte del mazzo.
    .you = Guardi 1 carta del mazzo.
    .you-many = Guardi { $number } carte del mazzo.
event-showed = { $seat } rivela { $card }.
    .you = Riveli { $card }.
event-played = { $seat } gioca { $card }.
    .you = Giochi { $card }.
event-played-as = { $seat } gioca { $card } (come { $kind }).
    .you = Giochi { $card } (come { $kind }).
event-played-at = { $seat } gioca { $card } su { $target }.
    .you = Giochi { $card } su { $target }.
    .to-you = { $seat } gioca { $card } su di te.
event-played-as-at = { $seat } gioca { $card } come { $kind } su { $target }.
    .you = Giochi { $card } come { $kind } su { $target }.
    .to-you = { $seat } gioca { $card } come { $kind } su di te.
event-placed = { $card } resta in gioco davanti a { $seat }.
    .you = { $card } resta in gioco davanti a te.
event-passed-on = { $seat } passa { $card } a { $target }.
    .you = Passi { $card } a { $target }.
    .to-you = { $seat } ti passa { $card }.
event-exploded = { $kind }: esplode davanti a { $seat }.
    .you = { $kind }: esplode davanti a te.
event-discarded = { $seat } scarta { $card }.
    .you = Scarti { $card }.
event-lost-card = { $by } fa scartare { $card } a { $seat } ({ $kind }).
    .you = { $by } ti fa scartare { $card } ({ $kind }).
    .by-you = Fai scartare { $card } a { $seat } ({ $kind }).
event-took = { $seat } prende { $card } da { $owner }.
    .you = Prendi { $card } da { $owner }.
    .to-you = { $seat } ti prende { $card }.
event-took-hidden = { $seat } prende 1 carta da { $owner }.
    .you = Prendi 1 carta da { $owner }.
    .to-you = { $seat } ti prende 1 carta.
event-revealed = Si rivela { $card }.
event-chose = { $seat } sceglie { $card }.
    .you = Scegli { $card }.
event-shot = { $by } spara a { $target } ({ $kind }).
    .to-you = { $by } ti spara ({ $kind }).
    .by-you = Spari a { $target } ({ $kind }).
event-cancelled = { $seat } annulla il colpo di { $by }.
    .you = Annulli il colpo di { $by }.
    .by-you = { $seat } annulla il tuo colpo.
event-flipped = { $kind }: { $seat } estrae { $card }.
    .you = { $kind }: estrai { $card }.
event-check-met = { $kind }: { $card } soddisfa la condizione.
event-check-failed = { $kind }: { $card } non soddisfa la condizione.
event-lost-life = { $seat } perde { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    } ({ $kind }).
    .you = Perdi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        } ({ $kind }).
event-lost-life-to = { $seat } perde { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    } per mano di { $by } ({ $kind }).
    .you = Perdi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        } per mano di { $by } ({ $kind }).
    .by-you = { $seat } perde { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        } per mano tua ({ $kind }).
event-healed = { $seat } recupera { $number ->
        [one] 1 punto vita
       *[other] { $number } punti vita
    }.
    .you = Recuperi { $number ->
            [one] 1 punto vita
           *[other] { $number } punti vita
        }.
event-eliminated = { $seat } è fuori dal gioco e rivela il suo ruolo: { $role }.
    .you = Sei fuori dal gioco e riveli il tuo ruolo: { $role }.
event-reward = { $seat } ottiene una ricompensa di { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } per l'eliminazione di { $target }.
    .you = Ottieni una ricompensa di { $number ->
            [one] 1 carta
           *[other] { $number } carte
        } per l'eliminazione di { $target }.
    .to-you = { $seat } ottiene una ricompensa di { $number ->
            [one] 1 carta
           *[other] { $number } carte
        } per la tua eliminazione.
event-penalty = Penalità: { $seat } ha eliminato un Vice e scarta tutte le sue carte.
    .you = Penalità: hai eliminato un Vice e scarti tutte le tue carte.
event-reshuffled = Si rimescola la pila degli scarti nel mazzo: { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }.
event-ending-law = { ending-law }
event-ending-outlaws = { ending-outlaws }
event-ending-renegade = { ending-renegade }
event-ending-hunter = { ending-hunter }
event-ending-last = { ending-last }
event-used = { $seat } usa { $card }.
    .you = Usi { $card }.
event-used-at = { $seat } usa { $card } su { $target }.
    .you = Usi { $card } su { $target }.
    .to-you = { $seat } usa { $card } su di te.
event-spared = { $kind } non ha effetto su { $seat }.
    .you = { $kind } non ha effetto su di te.

## Why not

why-yourself = Non puoi giocare questa carta su di te.
why-out-of-reach = Fuori portata: vedi quel giocatore a distanza { $distance } e la portata della tua arma è { $reach }.
    .short = Distanza { $distance }, la tua portata è { $reach }
why-too-far = Troppo lontano: vedi quel giocatore a distanza { $distance } e questa carta arriva fino a { $limit }.
    .short = Distanza { $distance }, arriva a { $limit }
why-sheriff = Non puoi giocare questa carta sullo Sceriffo.
    .short = Non sullo Sceriffo
why-same-name = { $kind } è già in gioco lì: non può esserci un'altra carta con lo stesso nome.
    .short = Ne ha già una
why-no-cards = Lì non c'è nessuna carta da prendere o scartare.
    .short = Non ha carte
why-only-answers = Questa carta serve solo per reagire: ora non puoi giocarla.
why-bang-limit = Hai già giocato { $limit ->
        [one] 1 carta BANG!
       *[other] { $limit } carte BANG!
    } in questo turno: è il limite.
why-not-in-game = Quel giocatore è fuori dal gioco.
why-in-game = Quel giocatore è in gioco.
why-no-target = Questa carta ora non ha nessun bersaglio possibile.
why-not-in-hand = Non hai questa carta in mano.
why-no-answer = Questa carta ora non serve.
why-not-asked = Ora non tocca a te decidere.
why-no-other-card = Questa carta si gioca insieme a un'altra della mano: non ne hai altre.
    .short = Nessun'altra carta in mano
why-too-few-cards = Per questo ti servono { $number } carte in mano.
why-no-such-card = Non hai una carta del genere in mano.
why-last-life-point = Non puoi rinunciare al tuo ultimo punto vita.
why-used-up = Hai già usato questa abilità { $limit ->
        [one] 1 volta
       *[other] { $limit } volte
    } in questo turno: è il limite.
why-not-used = Questa carta ha effetto finché è in gioco: non si usa.
why-waits = Potrai usare questa carta dal prossimo turno.
    .short = Dal prossimo turno

## Foolish moves: what a player is asked before they make one

warn-ally = { $target } è dalla tua parte. Vuoi farlo comunque?
warn-last-life = È il tuo ultimo punto vita e puoi ancora reagire. Vuoi arrenderti comunque?
warn-no-effect = Ora non avrebbe alcun effetto. Vuoi giocarla comunque?

## How it ends

ending-law = Vince la legge: tutti i Fuorilegge e il Rinnegato sono fuori dal gioco.
ending-outlaws = Vincono i Fuorilegge: lo Sceriffo è fuori dal gioco.
ending-renegade = Vince il Rinnegato, ultimo giocatore rimasto.
ending-hunter = La caccia è finita: vince chi elimina il proprio bersaglio.
ending-last = Vince l'ultimo giocatore rimasto.
