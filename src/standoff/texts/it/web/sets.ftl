# Ciò che i set aggiungono al tavolo: pepite, carichi, mazzi propri, ombre.

## Pepite

web-nuggets = { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }
web-nuggets-unit = { $number ->
        [one] pepita
       *[other] pepite
    }
web-nuggets-on-it = { $number ->
        [one] 1 pepita sopra
       *[other] { $number } pepite sopra
    }
web-costs-nuggets = costa { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }
web-costs-you = Ti costa { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    }
web-price-to-discard = { $number ->
        [one] 1 pepita
       *[other] { $number } pepite
    } per farla scartare
web-buy = Comprare { $card }
web-you-keep = Te ne { $number ->
        [one] resta 1
       *[other] restano { $number }
    }
web-all-you-have = Tutto ciò che hai
web-short-of = { $number ->
        [one] Te ne manca 1
       *[other] Te ne mancano { $number }
    }
web-nuggets-to-spend = { $number ->
        [0] Non hai pepite da spendere.
        [one] Hai 1 pepita da spendere.
       *[other] Hai { $number } pepite da spendere.
    }

## Segnalini carico

web-loads = { $number ->
        [0] nessun segnalino
        [one] 1 segnalino
       *[other] { $number } segnalini
    }
web-loads-name = Segnalini
web-loads-on-you = { $number ->
        [one] 1 segnalino su di te
       *[other] { $number } segnalini su di te
    }
web-loads-on-character = { $number ->
        [one] 1 segnalino sul personaggio
       *[other] { $number } segnalini sul personaggio
    }
web-comes-with-loads = entra con { $number ->
        [one] 1 segnalino
       *[other] { $number } segnalini
    }
web-loads-last = L'ultimo segnalino: si scarta
web-loads-last-fuse = L'ultimo segnalino: esplode
web-of-all = di { $number }
web-left-of-all = Ne { $left ->
        [one] resta 1
       *[other] restano { $left }
    } di { $number }
web-fuse = { $card }: { $number ->
        [one] resta 1 segnalino
       *[other] restano { $number } segnalini
    }

## Mazzi propri e quant'altro ci sia

web-stack-equipment = Equipaggiamento
web-cards-open = { $number } scoperte, { $left } nel mazzo
web-skips = Salta il prossimo turno

## Ombre e fantasmi

web-shadow = Ombra
web-ghost = Fantasma
web-shadow-deputy = Vice Ombra
web-shadow-outlaw = Fuorilegge Ombra
web-shadow-renegade = Rinnegato Ombra
web-shadow-nobody = Rinnegato Ombra
web-back-on-turn = Torna nel suo turno
web-you-are-back = Torni nel tuo turno
web-you-are-away = Sei fuori dal gioco fino al tuo prossimo turno: allora torni come ombra.

## Eventi in vigore

web-events-name = Eventi
web-no-event-yet = Ancora nessuno in vigore
web-for-you-now = Per te adesso:
web-until-turn-of = Fino al prossimo turno di { $name }
web-until-your-turn = Fino al tuo prossimo turno
web-until-the-end = Fino alla fine della partita
web-until-next-show = Fino a una Diligenza o a una Wells Fargo
web-until-first-show = Una Diligenza o una Wells Fargo scopre la prima
web-next-event-is = Poi: { $event }
web-events-left = { $number } da venire
web-now-silences = { $number ->
        [one] { $names } non ha effetto.
       *[other] { $names } non hanno effetto.
    }
web-now-forbids = non puoi giocare { $cards }.
web-now-draws = peschi { $number ->
        [one] 1 carta
       *[other] { $number } carte
    } nella fase 1.
web-now-draws-otherwise = nella fase 1 peschi come dice qui, non due carte.
web-now-bangs = puoi giocare { $number } carte BANG! nel tuo turno.
web-now-suit = tutte le tue carte contano come { $suit }.
web-now-suit-C = fiori
web-now-suit-D = quadri
web-now-suit-H = cuori
web-now-suit-S = picche
web-now-bang-cards = tra le tue carte: { $bangs } per un BANG!, { $misses } per un Mancato!.
web-now-open-hand = tutti vedono { $number ->
        [one] la tua carta
       *[other] le tue { $number } carte
    }.
web-now-talking = ogni riga che scrivi ti costa 1 punto vita.
web-now-victory = vinci come è scritto qui, non più come { $role }.
web-now-you-back = torni quando arriva il tuo turno.
web-now-back = { $number ->
        [one] { $names } torna nel suo turno.
       *[other] { $names } tornano nei loro turni.
    }
web-now-played = { $number } di { $enough } carte giocate in questo turno.
web-off-by = Senza effetto: { $event }
web-no-effect-now = ora non ha effetto
web-hand-open = Mano scoperta
web-new-role = Nuovo ruolo
web-send-anyway = Invia comunque
web-gag-sure = Questa riga ti costerà 1 punto vita. Premi di nuovo per inviarla.

## Che cosa vogliono dire i segni

web-help-nuggets = Pepite: si guadagnano per ogni punto vita tolto a un altro giocatore e si spendono in Equipaggiamento. La moneta su una carta a bordo nero è quanto ti costa farla scartare.
web-help-loads = Segnalini carico: pagano le carte a bordo arancione ed effetti maggiori. Su una carta sono cartucce, su un personaggio una moneta rotonda.
web-help-shadow = Un'ombra: un giocatore eliminato che è tornato per questo turno, senza punti vita.
web-help-away = Fuori dal gioco fino al suo prossimo turno.
web-help-ghost = Un fantasma: un giocatore eliminato che è tornato in gioco, senza punti vita da perdere o recuperare.
web-help-open-hands = Questa mano è scoperta: tutti ne vedono le carte.
