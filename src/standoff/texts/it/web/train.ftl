# Il Treno di The Great Train Robbery.

web-part-great_train_robbery = Il Treno
web-stack-great_train_robbery = Il Treno
web-wagons-name = Vagoni
web-stations = Stazioni
web-line-end = Capolinea
web-line-end-ironhorse = BANG! a tutti
web-line-end-leland = Emporio
web-toll-blue = Blu
web-toll-any = { $number } carte
web-toll-life = −{ $number } vita
web-toll-free = Gratis
web-wagon-waits = Non ancora a una stazione
web-wagon-free = Non devi pagare
web-wagon-short = Non puoi pagarlo
web-wagon-pays = Potresti pagare con { $cards }
web-wagons-payable = Puoi pagarne { $number } su { $all }
web-pays-any = più d'una
web-train-leader = Avanza nei turni di { $name }
web-train-ahead = Puoi farlo avanzare di 1 stazione prima di acquistare un vagone
web-help-train = Il Treno: un vagone costa ciò che chiede la stazione sopra di esso. Cartello di carta con bordo d'ottone: puoi pagare ora; bordo spezzato: non puoi. L'etichetta su una tua carta dice a quale stazione paga.
