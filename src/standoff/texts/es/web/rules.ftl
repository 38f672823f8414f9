# La página con todas las cartas y las reglas en breve.

## Encontrar una carta

web-rules-find = Busca una carta o un Personaje
web-rules-kinds = Mostrar
web-rules-all = Todo
web-border-brown = De borde marrón
web-border-blue = De borde azul
web-border-green = De borde verde
web-border-orange = De borde naranja
web-border-black = De borde negro
web-border-event = Evento
web-border-rail = Ferrocarril
web-rules-border-brown = Se juega y se descarta
web-rules-border-blue = Se queda en juego delante de un jugador
web-rules-border-green = Se queda en juego; se usa una vez, desde el próximo turno
web-rules-border-orange = Se queda en juego con 3 fichas; usarla las gasta
web-rules-border-black = Se compra y se queda delante de un jugador; ninguna carta la toca
web-rules-border-event = Rige para todos
web-rules-border-rail = Está junto al Tren
web-rules-faces = Caras de los dados
web-rules-faces-line = Cada uno de los cinco dados tiene estas seis
web-rules-characters = Personajes
web-rules-characters-line = Uno por jugador, bocarriba, con su propia Capacidad
web-rules-roles = Roles
web-rules-roles-line = Secretos, menos el del Sheriff
web-rules-found = { $number ->
        [0] Nada lleva eso en su nombre ni en su texto.
        [one] 1 resultado
       *[other] { $number } resultados
    }
web-rules-clear = Mostrar todo
web-rules-loading = Trayendo las cartas…
web-rules-copies = { $number ->
        [one] 1 copia en el mazo
       *[other] { $number } copias en el mazo
    }
web-rules-face-kind = Cara de un dado
web-rules-character-kind = Personaje
web-rules-role-kind = Rol
web-rules-life = { $life ->
        [one] 1 punto de vida
       *[other] { $life } puntos de vida
    }
web-rules-reach = Alcance { $reach }
web-rules-book = Icono de libro: fuera de la primera partida
web-rules-before = Anterior
web-rules-after = Siguiente

## Las reglas en breve

web-rules-short = Las reglas en breve

web-rules-turn = Tu turno
web-rules-turn-0 = Si una carta que tienes delante pide «desenfundar» al empezar el turno, eso va primero: la Dinamita y luego la Cárcel.
web-rules-turn-1 = Roba 2 cartas del mazo de robo.
web-rules-turn-2 = Juega las cartas que quieras, o ninguna. Hay tres límites: 1 carta ¡BANG! por turno, 1 Arma delante de ti y nunca dos cartas con el mismo nombre delante de nadie.
web-rules-turn-3 = Descarta hasta no tener en la mano más cartas que puntos de vida. El resto del tiempo tu mano puede crecer cuanto quiera.

web-rules-distance = Distancia y alcance
web-rules-distance-1 = Cuenta los puestos que hay hasta el otro jugador por el lado más corto: tus vecinos están a distancia 1. Quien está fuera de la partida no cuenta.
web-rules-distance-2 = Algunas cartas y Personajes hacen que te vean más lejos, o que tú veas más cerca a los demás. Se suma todo; menos de 1 cuenta como 1. Vale en un solo sentido: puedes alcanzar a quien no te alcanza.
web-rules-distance-3 = Un ¡BANG! llega hasta donde llega tu Arma: el número de su mira, o 1 con el Colt .45 que todos tienen siempre. Las Armas no cambian las distancias, y a las demás cartas les dan igual.
web-rules-distance-picture = Seis jugadores en círculo. Desde tu puesto, tus vecinos están a distancia 1, los siguientes a 2 y el de enfrente a 3.
web-rules-distance-you = tú

web-rules-shots = Disparos
web-rules-shots-1 = Quien recibe un disparo pierde 1 punto de vida, salvo que lo cancele con un ¡Fallaste! o con suerte en el Barril, en el orden que prefiera. No es obligatorio.
web-rules-shots-2 = La Ametralladora Gatling dispara a todos los demás, uno tras otro, y no cuenta como tu carta ¡BANG! del turno.
web-rules-shots-3 = ¡Indios! y Duelo no son disparos: solo se responden con cartas ¡BANG!, y ni ¡Fallaste! ni el Barril sirven.

web-rules-draw = «Desenfundar»
web-rules-draw-1 = Descubre la primera carta del mazo de robo y mira solo el palo y el valor de la esquina. Después va a la pila de descartes.
web-rules-draw-2 = Barril: los corazones cancelan el disparo. Cárcel: con corazones sales; si no, pierdes el turno. Dinamita: del 2 al 9 de picas cuesta 3 puntos de vida; si no, pasa al siguiente jugador.

web-rules-win = Roles y quién gana
web-rules-win-1 = Solo el Rol del Sheriff está a la vista, y el Sheriff tiene 1 punto de vida más. Los demás Roles son secretos hasta que su jugador queda fuera de la partida.
web-rules-win-2 = 4 jugadores: Sheriff, Renegado y 2 Forajidos. Con 5 se añade un Alguacil; con 6, otro Forajido; con 7, otro Alguacil.
web-rules-win-3 = La partida termina cuando el Sheriff queda fuera, o cuando lo están todos los Forajidos y el Renegado. Los eliminados ganan con su bando; el Renegado solo gana si al final está solo.

web-rules-out = Sin puntos de vida
web-rules-out-1 = Al perder tu último punto de vida puedes salvarte con una Cerveza, incluso fuera de turno, mientras haya más de 2 jugadores en la partida. El Saloon no sirve en ese momento.
web-rules-out-2 = Si no, quedas fuera de la partida: muestras tu Rol y descartas todas tus cartas.
web-rules-out-3 = Eliminar a un Forajido da 3 cartas, lo haga quien lo haga. El Sheriff que elimina a un Alguacil descarta todo, en la mano y en juego.
web-rules-out-4 = Nunca tienes más puntos de vida que al principio.

## Lo que cambian los conjuntos, en breve

web-rules-cost = Cuesta { $number ->
        [one] 1 Pepita
       *[other] { $number } Pepitas
    }
web-rules-load = Entra en juego con { $number ->
        [one] 1 ficha
       *[other] { $number } fichas
    }

web-rules-gold_rush-1 = Quien hace perder puntos de vida a otro jugador toma una Pepita por cada uno. En tu turno también puedes jugar una Cerveza por 1 Pepita en lugar de un punto de vida.
web-rules-gold_rush-2 = En tu turno puedes comprar cualquiera de las tres cartas de Equipo a la vista; la siguiente ocupa su sitio al momento. El Equipo de borde marrón actúa al momento; el de borde negro queda delante de ti.
web-rules-gold_rush-3 = Por 1 Pepita más de lo que cuesta una carta de borde negro haces que otro jugador la descarte. Ninguna otra carta puede tocar el Equipo.
web-rules-valley_of_shadows-1 = Algunas cartas se juegan fuera de turno: contra una carta de borde marrón dirigida a ti, o para ahorrar un punto de vida a otro jugador.
web-rules-valley_of_shadows-2 = Un jugador eliminado puede volver como fantasma: juega y cuenta como los demás, pero no tiene puntos de vida que perder o recuperar.
web-rules-wild_west_show-1 = Cada Diligencia y cada Wells Fargo descubre la siguiente carta del espectáculo, después de robar sus cartas. Esa carta vale para todos hasta la siguiente; cualquier otro evento sigue en vigor a su lado.
web-rules-wild_west_show-2 = Con Dorothy Rage puedes nombrar cualquier carta y objetivo: quien la tiene la juega si la orden se puede cumplir y, si no, la enseña; quien no la tiene enseña toda la mano. Con la Mordaza cada línea de chat cuesta un punto de vida.
web-rules-wild_west_show-3 = El Show del Salvaje Oeste llega al final y se queda: cada uno juega para sí mismo y gana el último jugador en pie. Los Roles conservan todos sus demás efectos.
web-rules-armed_and_dangerous-1 = Las cartas de borde naranja entran en juego con 3 fichas de Carga y se usan pagando fichas de ellas. La que se queda sin fichas se descarta; ninguna carta ni Personaje tiene más de 4.
web-rules-armed_and_dangerous-2 = Cada vez que juegas una carta de borde azul, y por cada carta que debes descartar por el límite de la mano, puedes añadir 1 ficha a una carta tuya o a tu Personaje.
web-rules-armed_and_dangerous-3 = Algunas cartas de borde marrón hacen más a cambio de fichas, que pueden venir de cualquiera de tus cartas y de tu Personaje.
web-rules-great_train_robbery-1 = Un Tren recorre una fila de Estaciones y avanza en cada turno del Sheriff. Una vez en tu turno puedes adquirir uno de sus Vagones pagando lo que pide la Estación en la que está, con cartas de la mano o en juego; justo antes puedes hacer avanzar el Tren 1 Estación gratis.
web-rules-great_train_robbery-2 = Los Vagones se quedan delante de ti como cartas de borde azul y nunca están en la mano. Unos actúan mientras estén ahí, otros se descartan para usarlos; entonces vuelven al fondo del mazo de Vagones.
web-rules-great_train_robbery-3 = Tras la última Estación está el Final del trayecto: quien esté en turno puede adquirir un Vagón y después actúa la Locomotora. Caballo de hierro dispara a todos, Leland abre un Almacén. Luego se le da la vuelta y empieza un nuevo trayecto.
web-rules-shadow_gunslingers-1 = Quien es eliminado vuelve en cada uno de sus turnos como sombra, en el bando de su Rol: sin puntos de vida y con 2 cartas nuevas; al final del turno lo descarta todo.
web-rules-shadow_gunslingers-2 = Entre esos turnos está fuera de la partida. Una sombra no puede perder ni recuperar puntos de vida y no cuenta para la victoria.
web-rules-shadow_gunslingers-3 = Un Renegado eliminado se une al bando con más Roles a la vista, de nuevo en cada turno. Cuando solo quedan el Sheriff y un Renegado, las sombras se van para siempre.
