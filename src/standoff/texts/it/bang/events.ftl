# What is said of events, whatever set they are from. Arguments are named as in table.ftl; $event is an event that comes to light.

## Questions

ask-lose-card = { $kind }: quale delle tue carte in gioco scarti?
    .waiting = { $kind }: { $seat } sceglie quale carta in gioco scartare.
    .then-discard = Va nella pila degli scarti
ask-give-life = { $kind }: cedi 1 dei tuoi punti vita a un altro giocatore?
    .waiting = { $kind }: { $seat } decide se cedere un punto vita.
ask-skip-phase-1 = { $kind }: peschi le tue carte o recuperi invece 1 punto vita?
    .waiting = { $kind }: { $seat } decide se pescare.
ask-colour = { $kind }: la prima carta del mazzo è rossa o nera?
    .waiting = { $kind }: { $seat } dice un colore.
ask-exchange = { $kind }: quali carte cambi con carte nuove?
    .waiting = { $kind }: { $seat } sceglie le carte da cambiare.
    .then-discard = La metti da parte per cambiarla
ask-roulette = { $kind }: dai un Mancato! o perderai 2 punti vita.
    .waiting = { $kind }: { $seat } decide come reagire.
    .then-play = Poi tocca reagire al giocatore successivo
ask-ricochet = { $kind }: { $by } spara alla tua carta { $pick }. Dai un Mancato! o sarà scartata.
    .waiting = { $kind }: { $by } spara alla carta { $pick } di { $seat }: { $seat } decide come reagire.
    .then-play = La carta resta in gioco
ask-second-bullet = { $kind }: quale seconda carta BANG! scarti contro { $target }?
    .waiting = { $kind }: { $seat } prende di mira { $target }.
    .then-discard = Si scartano entrambe, poi parte il colpo
ask-shot-at = { $kind }: un colpo contro di te. Annullalo con { $number } Mancato! o perderai 1 punto vita.
    .waiting = { $kind }: un colpo contro { $seat }, che decide come reagire.
    .then-play = { $need ->
        [one] Il colpo ti manca
       *[other] Conta 1 di { $need }
    }
ask-excess-deck = Superi il limite di carte in mano: metti { $number ->
        [one] 1 carta coperta
       *[other] { $number } carte coperte
    } in cima al mazzo.
    .waiting = { $seat } supera il limite di carte in mano e deve mettere { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } in cima al mazzo.
    .then-discard = Va coperta in cima al mazzo

## Answers

option-give-life-at = Cedere 1 punto vita a { $target }
    .then = Te ne { $left ->
            [one] resta 1
           *[other] restano { $left }
        }
option-keep-life = Tenere i tuoi punti vita
option-skip = Recuperare 1 punto vita e non pescare
    .short = Recuperare 1 punto vita
    .then = Salti la fase 1
option-phase-1 = Pescare come sempre
option-red = Rosso
    .then = Cuori o quadri
option-black = Nero
    .then = Fiori o picche
option-stop = Fermarsi qui
    .then = Inizia la fase 2
option-enough = Nessun'altra carta
option-take-two = Non reagire: perdere 2 punti vita
    .short = Non reagire
    .then = Perdi 2 punti vita
option-lose-card = Non reagire: perdere la carta
    .short = Non reagire
    .then = La carta è scartata
option-use-as-at = { $kind }: { $card } e un'altra carta BANG! contro { $target }
option-use-as-at-card = { $kind }: { $card } contro { $pick } di { $target }

## What happens

event-event = Un nuovo evento: { $kind }
    .heading = { $kind }
event-next-event = Il prossimo evento sarà: { $event }
event-ghost = { $seat } torna come fantasma per un turno: { $kind }
    .you = Torni come fantasma per un turno: { $kind }
event-returned = { $seat } è di nuovo in gioco: { $kind }
    .you = Sei di nuovo in gioco: { $kind }
event-extra-turn = { $seat } gioca un altro turno.
    .you = Giochi un altro turno.
event-shot-at = Un colpo contro { $target } ({ $kind }).
    .to-you = Un colpo contro di te ({ $kind }).
event-cancelled-shot = { $seat } annulla il colpo.
    .you = Annulli il colpo.
event-put-back = { $seat } mette la carta { $card } coperta in cima al mazzo.
    .you = Metti la carta { $card } coperta in cima al mazzo.
event-put-back-hidden = { $seat } mette 1 carta coperta in cima al mazzo.
    .many = { $seat } mette { $number } carte coperte in cima al mazzo.
    .you = Metti 1 carta coperta in cima al mazzo.
    .you-many = Metti { $number } carte coperte in cima al mazzo.
event-turned-up = Compare { $card }.
event-shuffled-in = Si rimescola { $card } nel mazzo.
event-ricochet = { $by } spara alla carta { $card } di { $target } ({ $kind }).
    .to-you = { $by } spara alla tua carta { $card } ({ $kind }).
    .by-you = Spari alla carta { $card } di { $target } ({ $kind }).
event-called-red = { $seat } dice rosso.
    .you = Dici rosso.
event-called-black = { $seat } dice nero.
    .you = Dici nero.
event-called-right = { $seat } indovina e tiene { $card }.
    .you = Indovini e tieni { $card }.
event-called-wrong = { $seat } sbaglia: si scarta { $card }.
    .you = Sbagli: si scarta { $card }.

## Why not

why-forbidden = Non finché dura questo evento: { $kind }
    .short = { $kind }
