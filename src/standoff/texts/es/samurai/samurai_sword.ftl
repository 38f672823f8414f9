# Samurai Sword: its cards and characters. Names and texts are those of rules/samurai_sword.toml.

## Cards

card-bo = Bō
    .text = Ataque: Dificultad hasta 2, 1 herida.
    .gist = Dificultad 2, 1 herida

card-bokken = Bokken
    .text = Ataque: Dificultad hasta 1, 1 herida.
    .gist = Dificultad 1, 1 herida

card-daikyu = Daikyū
    .text = Ataque: Dificultad hasta 5, 2 heridas.
    .gist = Dificultad 5, 2 heridas

card-kanabo = Kanabō
    .text = Ataque: Dificultad hasta 3, 2 heridas.
    .gist = Dificultad 3, 2 heridas

card-katana = Katana
    .text = Ataque: Dificultad hasta 2, 3 heridas.
    .gist = Dificultad 2, 3 heridas

card-kiseru = Kiseru
    .text = Ataque: Dificultad hasta 1, 2 heridas.
    .gist = Dificultad 1, 2 heridas

card-kusarigama = Kusarigama
    .text = Ataque: Dificultad hasta 2, 2 heridas.
    .gist = Dificultad 2, 2 heridas

card-nagayari = Nagayari
    .text = Ataque: Dificultad hasta 4, 2 heridas.
    .gist = Dificultad 4, 2 heridas

card-naginata = Naginata
    .text = Ataque: Dificultad hasta 4, 1 herida.
    .gist = Dificultad 4, 1 herida

card-nodachi = Nodachi
    .text = Ataque: Dificultad hasta 3, 3 heridas.
    .gist = Dificultad 3, 3 heridas

card-shuriken = Shuriken
    .text = Ataque: Dificultad hasta 3, 1 herida.
    .gist = Dificultad 3, 1 herida

card-tanegashima = Tanegashima
    .text = Ataque: Dificultad hasta 5, 1 herida.
    .gist = Dificultad 5, 1 herida

card-wakizashi = Wakizashi
    .text = Ataque: Dificultad hasta 1, 3 heridas.
    .gist = Dificultad 1, 3 heridas

card-armor = Armadura
    .text = La Dificultad de los demás para atacarte aumenta en 1.
    .gist = Atacarte: 1 más de Dificultad

card-bushido = Bushido
    .text = Ponla frente a cualquier jugador. Al final de su fase de Recuperación, quien la tenga revela y descarta la primera carta del mazo. Con un Arma, elige: descartar un Arma de su mano y pasar Bushido a su izquierda, o perder 1 punto de Honor y descartar Bushido. Con cualquier otra carta, Bushido pasa a su izquierda.
    .gist = Descarta un Arma o pierde Honor

card-fast_draw = Desenvainado rápido
    .text = Tus Armas infligen 1 herida más.
    .gist = Tus Armas infligen 1 herida más

card-focus = Concentración
    .text = Puedes jugar 1 Arma más cada turno.
    .gist = 1 Arma más cada turno

card-battle_cry = Grito de batalla
    .text = Cada uno de los demás jugadores juega una Parada o sufre 1 herida. No afecta a los Inofensivos.
    .gist = Los demás: Parada o 1 herida

card-breathing = Respiración
    .text = Recuperas toda tu Resistencia; después otro jugador a tu elección roba 1 carta.
    .gist = Te recuperas; otro jugador roba 1 carta

card-daimyo = Daimio
    .text = Roba 2 cartas. Si la conservas en la mano al acabar la partida, vale 1 punto de Honor (0 para el Ronin), que nunca se multiplica.
    .gist = Roba 2 cartas; guardada vale 1 punto

card-diversion = Distracción
    .text = Elige a otro jugador y roba al azar 1 carta de su mano.
    .gist = Roba 1 carta al azar de una mano

card-geisha = Geisha
    .text = Haz descartar una Propiedad en juego que elijas o una carta de la mano de otro jugador, tomada al azar.
    .gist = Se descarta 1 Propiedad o 1 carta

card-jujutsu = Jiu-jitsu
    .text = Cada uno de los demás jugadores descarta 1 Arma de su mano o sufre 1 herida. No afecta a los Inofensivos.
    .gist = Los demás: 1 Arma o 1 herida

card-parry = Parada
    .text = Fuera de turno: detiene un ataque con Arma dirigido contra ti o responde al Grito de batalla.
    .gist = Detén un ataque contra ti

card-tea_ceremony = Ceremonia del té
    .text = Roba 3 cartas; los demás jugadores roban 1 cada uno.
    .gist = Roba 3 cartas; los demás, 1

## Characters

character-benkei = Benkei
    .text = La Dificultad de los demás para atacarte aumenta en 1.
    .gist = Atacarle: 1 más de Dificultad

character-chiyome = Chiyome
    .text = Solo las Armas pueden herirte: no te afectan Grito de batalla ni Jiu-jitsu.
    .gist = Solo la hieren las Armas

character-ginchiyo = Ginchiyo
    .text = Sufres 1 herida menos de cada ataque con Arma (mínimo 1).
    .gist = Sufre 1 herida menos (mínimo 1)

character-goemon = Goemon
    .text = Puedes jugar 1 Arma más cada turno.
    .gist = 1 Arma más cada turno

character-hanzo = Hanzō
    .text = Puedes jugar un Arma de tu mano como Parada, salvo si no tienes en ella ninguna otra carta.
    .gist = Armas como Parada, salvo la única carta

character-hideyoshi = Hideyoshi
    .text = Robas 1 carta más en tu fase de Robo.
    .gist = Roba 1 carta más

character-ieyasu = Ieyasu
    .text = En tu fase de Robo puedes tomar como primera carta la de encima de la pila de descartes.
    .gist = Primera carta: la de los descartes

character-kojiro = Kojirō
    .text = Tus Armas pueden atacar con cualquier Dificultad.
    .gist = Ataca con cualquier Dificultad

character-musashi = Musashi
    .text = Tus Armas infligen 1 herida más.
    .gist = Sus Armas infligen 1 herida más

character-nobunaga = Nobunaga
    .text = En tu fase de Juego, tantas veces como quieras, puedes gastar 1 punto de Resistencia (nunca el último) y robar 1 carta.
    .gist = 1 punto de Resistencia por 1 carta

character-tomoe = Tomoe
    .text = Cada vez que tu Arma hiera a un jugador, roba 1 carta.
    .gist = Si su Arma hiere, roba 1 carta

character-ushiwaka = Ushiwaka
    .text = Por cada herida que sufras de un Arma, roba 1 carta.
    .gist = Roba 1 carta por herida de Arma
