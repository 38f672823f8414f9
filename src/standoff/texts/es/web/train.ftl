# El Tren de El gran asalto al tren.

web-part-great_train_robbery = El Tren
web-stack-great_train_robbery = El Tren
web-wagons-name = Vagones
web-stations = Estaciones
web-line-end = Final del trayecto
web-line-end-ironhorse = ¡BANG! a todos
web-line-end-leland = Almacén
web-toll-blue = Azul
web-toll-any = { $number } a elegir
web-toll-life = −{ $number } vida
web-toll-free = Gratis
web-wagon-waits = Aún no está en ninguna Estación
web-wagon-free = No tienes que pagar
web-wagon-short = No puedes pagarlo
web-wagon-pays = Podrías pagar con { $cards }
web-wagons-payable = Puedes pagar { $number } de { $all }
web-pays-any = varias
web-train-leader = Avanza en los turnos de { $name }
web-train-ahead = Puedes hacerlo avanzar 1 Estación antes de adquirir un Vagón
web-help-train = El Tren: un Vagón cuesta lo que pide la Estación que tiene encima. Letrero de papel con borde de latón: puedes pagar ahora; borde roto: no puedes. La etiqueta en una carta tuya dice en qué Estación paga.
