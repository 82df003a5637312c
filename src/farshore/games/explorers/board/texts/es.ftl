# What the home page shows.
game-explorers = Explorers
about-explorers = Todos exploran a la vez la misma tierra desconocida. Reúne provisiones, planea tu camino y llega antes a los templos.
minutes-explorers = 25

# Explorers. "Mark" ("marca") is what a player puts on a square ("casilla").
explorers-terrain-prairie = Pradera
explorers-terrain-water = Agua
explorers-terrain-desert = Desierto
explorers-terrain-mountain = Montaña
explorers-village = Aldea
explorers-any-terrain = cualquier terreno
explorers-pair = { $one } + { $other }
explorers-either = { $one } o { $other }
explorers-object-temple = Templo
explorers-object-key = Llave
explorers-object-scroll = Pergamino
explorers-object-horse = Caballo
explorers-object-gem = Gema
explorers-object-apple = Manzana
explorers-object-carrot = Zanahoria
explorers-object-fish = Pez
explorers-provisions = Provisiones
explorers-gems = Gemas
explorers-villages = Aldeas
explorers-temples = Templos
explorers-achievements = Objetivos
explorers-total = Total

# what is asked
explorers-status-lay = Tu turno: coloca una loseta en el cuadrante { $quadrant }
explorers-status-lays = { $name } monta el mapa
explorers-status-village = Tu turno: elige la aldea inicial
explorers-status-villages = { $name } elige la aldea inicial
explorers-status-card = Se descubre la siguiente carta
explorers-status-chooses = { $name } elige un lado de la carta
explorers-status-option = Tu turno: elige un lado de la carta
explorers-status-again = { $terrains }, { $marks ->
    [one] una marca
   *[other] { $marks } marcas
}: pulsa otra vez para elegir
explorers-status-all-set-up = Todos ponen sus tres primeras marcas
explorers-status-all-mark = Todos marcan
explorers-status-wait = Esperando a los demás
explorers-status-terrain = Elige un terreno para tus primeras marcas
explorers-status-choose = Elige: { $ones } marcas en { $one } o { $twos } en { $two }
explorers-status-scroll = Pergamino: elige un terreno para 4 marcas
explorers-status-horse = Caballo: marca una casilla iluminada
explorers-status-horse-stuck = El caballo no tiene adónde ir: renuncia a él
explorers-status-bonus = { $marks ->
    [0] Bonus de templos: elige uno y su terreno
    [one] Bonus de templo: elige un terreno (1 marca)
   *[other] Bonus de templo: elige un terreno ({ $marks } marcas)
}
explorers-status-all-done = Todas las marcas puestas: confirma tu turno
explorers-status-stuck = { $terrains }: ninguna casilla libre. Confirma tu turno
explorers-status-mark = { $marks ->
    [one] Marca 1 casilla más: { $terrains }
   *[other] Marca { $marks } casillas más: { $terrains }
}

# buttons
explorers-done = Confirmar
explorers-done-without = Renunciar al bonus
explorers-done-early = { $marks ->
    [one] Fin del turno (queda 1)
   *[other] Fin del turno (quedan { $marks })
}
explorers-skip-horse = Renunciar al caballo
explorers-skip-bonus = Renunciar al resto
explorers-scroll-spend = Usar pergamino: 4 marcas
explorers-scroll-back = Volver a la carta
explorers-terrain-empty = Ninguna de tus marcas está junto a este terreno: no podrías marcar nada. Pulsa otra vez para elegirlo de todos modos.
explorers-zoom-in = Ampliar el mapa
explorers-zoom-out = Ver todo el mapa
explorers-village-at = Aldea { $quadrant } ({ $square })
explorers-turn-tile = Girar
explorers-lay-tile = Colocar loseta { $tile }
explorers-tile = Loseta { $tile }
explorers-open-board = { $points ->
    [one] { $name }: { $points } punto. Ver el mapa
   *[other] { $name }: { $points } puntos. Ver el mapa
}
explorers-watch = Qué mapa se muestra

# card and tracks
explorers-card = Carta
explorers-card-name = { $one } / { $two }
explorers-round = Ronda { $round }/{ $rounds }
explorers-turn = Carta { $turn }/{ $turns }
explorers-setup = Primeras marcas
explorers-option-name = { $marks ->
    [one] { $terrains }: 1 marca
   *[other] { $terrains }: { $marks } marcas
}
explorers-terrain-choice = { $terrain }: { $marks ->
    [one] 1 marca
   *[other] { $marks } marcas
}, { $open ->
    [0] ninguna casilla junto a tus marcas
    [one] 1 casilla junto a tus marcas
   *[other] { $open } casillas junto a tus marcas
}
explorers-note-near = El lado que mira hacia ti da 3 marcas; el opuesto, 2.
explorers-note-free = Última carta con tres jugadores: todos tienen 3 marcas en el lado que quieran.
explorers-note-choose = Eliges tú. Los demás tendrán 2 marcas en tu lado o 3 en el otro.
explorers-note-mine = Has elegido este lado.
explorers-note-took = { $name } ha elegido { $terrains }: ahí 2 marcas, o 3 en el otro lado.
explorers-guide-horse = Caballo: una marca extra en cualquier terreno, junto a cualquiera de tus marcas.
explorers-guide-bonus = Bonus de templo: elige un terreno para las marcas extra.
explorers-guide-bonus-marks = Bonus de templo: marcas extra en { $terrains }.
explorers-guide-scroll = Pergamino: cuatro marcas en { $terrains } en lugar de la carta.
explorers-bonus-of = Bonus del templo { $quadrant }
explorers-harvest = Puntos de la ronda { $round }
explorers-harvest-of = { $name }: provisiones { $provisions }, gemas { $gems }
explorers-left-label = Por marcar
explorers-left = { $marks ->
    [one] Queda 1 marca
   *[other] Quedan { $marks } marcas
}
explorers-unseen-label = Por salir, menos una
explorers-unseen = Cartas aún sin ver en esta ronda: { $list }
explorers-unseen-text = { $cards ->
    [0] Es la última carta de la ronda; una de las ocho se apartó.
    [one] 1 carta más en esta ronda; una de estas se apartó sin verla.
   *[other] { $cards } cartas más en esta ronda; una de estas se apartó sin verla.
}
explorers-found = Encontrado hasta ahora
explorers-nothing = nada
explorers-keys-have = Llaves: { $free } de { $found } por usar
explorers-scrolls-have = Pergaminos: { $free } de { $found } por usar
explorers-gems-have = Gemas: { $gems }; en esta ronda dan { $points }
explorers-provisions-have = Provisiones de la ronda { $round }: { $list }
explorers-temple-mine = Templo { $quadrant }: explorado, { $points } puntos
explorers-temple-open = Templo { $quadrant } en { $square }: ahora { $points } puntos{ $bonus ->
    [0] {""}
    [one] {" "}y 1 marca de bonus
   *[other] {" "}y { $bonus } marcas de bonus
}
explorers-temple-shut = Templo { $quadrant }: ya no da puntos
explorers-race-now = ahora { $points }
explorers-others = Mapas de los demás
explorers-map-of = { $who ->
    [you] Tu mapa
   *[other] Mapa de { $name }
}
explorers-score-now = Puntos
explorers-score-then = Si acabara ya
explorers-score-then-text = Con lo que lleva la ronda en curso
explorers-result = Resultado final
explorers-points = { $number ->
    [one] { $points } punto
   *[other] { $points } puntos
}
explorers-no-points = aún sin puntos

# squares
explorers-name-legal = se puede marcar
explorers-name-marked = marcada
explorers-name-fresh = marcada, sin confirmar
explorers-name-closed = cerrada
explorers-is-marked = La has marcado.
explorers-can-be-marked = Puedes marcarla ahora: { $points }.
explorers-plain-text = Aquí no hay nada. Márcala para avanzar.
explorers-village-text = Las aldeas no se marcan. Al final puntúan según cuántas de sus cuatro casillas adyacentes estén marcadas: 3, 5, 7 o 10 puntos.
explorers-village-expert-text = Las aldeas no se marcan. Al final solo puntúa tu aldea con menos casillas adyacentes marcadas: 12, 18, 26 o 40 puntos con 1, 2, 3 o 4.
explorers-temple-text = { $seats ->
    [1] Hace falta una llave. El valor del templo baja en cada ronda: 12, 10, 8, 6.
    [2] Hace falta una llave. Quien llega antes gana más: 12, luego 8.
    [3] Hace falta una llave. Quien llega antes gana más: 12, luego 8, luego 6.
   *[other] Hace falta una llave. Quien llega antes gana más: 12, luego 10, 8, 6.
}
explorers-temple-expert-text = Hace falta una llave. 8 puntos para todos, y hasta 3 marcas de bonus al final del turno: cuanto antes llegues, más.
explorers-temple-now = Ahora mismo: { $points } puntos{ $bonus ->
    [0] .
    [one] {" "}y 1 marca de bonus.
   *[other] {" "}y { $bonus } marcas de bonus.
}
explorers-key-text = Abre un templo cualquiera, desde ya.
explorers-scroll-text = Úsalo en un turno posterior en lugar de la carta: cuatro marcas en el terreno que elijas.
explorers-horse-text = Al instante, una marca extra en cualquier terreno, junto a cualquiera de tus marcas.
explorers-gem-text = Cada gema da 1 punto al final de cada ronda: conviene encontrarlas pronto.
explorers-gem-expert-text = Cada gema ocupa el siguiente número de la serie: −3, −2, −1 y luego de +1 a +5. Al final de una ronda, los negativos que queden te restan puntos; cuando no queda ninguno, suman tus positivos.
explorers-provision-text = Cada tipo, una vez por ronda: 1, 2 o 3 tipos distintos dan 2, 5 o 10 puntos. Un tipo ya encontrado queda cerrado hasta la ronda siguiente.
explorers-provision-expert-text = En la ronda 2 solo valen manzanas; en la 3, zanahorias; en la 4, peces. De 1 a 4 dan 1, 4, 9 o 16 puntos. En la ronda 1 todas las provisiones están cerradas.

# log
explorers-log-tile = Loseta { $tile } en { $quadrant }, girada { $degrees }°
explorers-log-achievement = Objetivo: { $title }
explorers-log-card = Carta: { $one } / { $two }
explorers-log-village = { $name } elige la aldea { $quadrant }: todos empiezan ahí
explorers-log-terrain = { $name } empieza: { $terrain }
explorers-log-option = { $name } elige { $terrains }
explorers-log-scroll = { $name } usa un pergamino: { $terrain }
explorers-log-bonus = { $name } usa un bonus de templo: { $terrain }
explorers-log-mark = { $name } marca { $square } ({ $what })
explorers-log-skip = { $name } renuncia al resto
explorers-log-done = { $name } termina
explorers-log-temple = { $name } explora el templo { $quadrant }: { $points } puntos
explorers-log-race = { $name } gana { $points } puntos: { $title }
explorers-log-round = Fin de la ronda { $round }: { $list }
explorers-since-marks = { $number ->
    [one] { $name } pone 1 marca: { $squares }
   *[other] { $name } pone { $number } marcas: { $squares }
}
explorers-since-found = { $marks }. Encuentra: { $things }
explorers-key-option = elegir un lado de la carta
explorers-key-done = confirmar el turno
explorers-key-skip = renunciar al caballo o al resto de un bonus
explorers-key-zoom = ampliar el mapa (pantallas pequeñas)

# sheet
explorers-sheet-round = Ronda { $round }
explorers-sheet-running = Ronda { $round }, en curso
explorers-sheet-ties = Si hay empate, va delante quien haya usado menos pergaminos.
explorers-sheet-solo = En solitario juegas por un rango, del 1 al 6.
explorers-village-of = Aldea { $quadrant }
explorers-temple-of = Templo { $quadrant }
explorers-rank = Escalón { $rank } de 6
explorers-rank-next = { $points } más para el siguiente
explorers-rank-1 = Sin rumbo tras la primera colina
explorers-rank-2 = No se sale del camino
explorers-rank-3 = Sabe leer el terreno
explorers-rank-4 = Dirige expediciones
explorers-rank-5 = Sale en todos los mapas
explorers-rank-6 = Ni un hueco en el mapa

# achievements
explorers-goal-a1 = Sin pergaminos
explorers-goal-a1-text = 6 puntos si no marcas ningún pergamino.
explorers-goal-a2 = Sin caballos
explorers-goal-a2-text = 8 puntos si no marcas ningún caballo.
explorers-goal-a3 = Sin gemas
explorers-goal-a3-text = 16 puntos si no marcas ninguna gema.
explorers-goal-b1 = Todas las praderas
explorers-goal-b1-text = 10 puntos por tener una marca en cada zona continua de pradera.
explorers-goal-b2 = Todas las aguas
explorers-goal-b2-text = 10 puntos por tener una marca en cada zona continua de agua.
explorers-goal-b3 = Todos los desiertos
explorers-goal-b3-text = 10 puntos por tener una marca en cada zona continua de desierto.
explorers-goal-b4 = Todas las montañas
explorers-goal-b4-text = 10 puntos por tener una marca en cada zona continua de montaña.
explorers-goal-c1 = Travesía
explorers-goal-c1-text = 12 puntos por una fila o columna completa de 16 marcas.
explorers-goal-d1 = Cofre de gemas
explorers-goal-d1-text = 2, 3, 4, 5, 6, 7, 8 gemas: 1, 2, 4, 6, 8, 10, 13 puntos.
explorers-goal-d2 = Establo
explorers-goal-d2-text = 2, 3, 4, 5, 6, 7, 8 caballos: 1, 2, 4, 6, 8, 10, 13 puntos.
explorers-goal-d3 = Biblioteca
explorers-goal-d3-text = 1, 2, 3, 4 pergaminos encontrados: 1, 4, 8, 12 puntos.
explorers-goal-d4 = Manzanar
explorers-goal-d4-text = 1, 2, 3, 4 manzanas: 1, 4, 8, 12 puntos.
explorers-goal-d5 = Huerto
explorers-goal-d5-text = 1, 2, 3, 4 zanahorias: 1, 4, 8, 12 puntos.
explorers-goal-d6 = Buena pesca
explorers-goal-d6-text = 1, 2, 3, 4 peces: 1, 4, 8, 12 puntos.
explorers-goal-d7 = Alforjas llenas
explorers-goal-d7-text = 1, 2, 3, 4 tríos de provisiones distintas: 2, 5, 9, 14 puntos.
explorers-goal-d8 = Aldeas rodeadas
explorers-goal-d8-text = 1, 2, 3, 4 aldeas con cuatro casillas adyacentes marcadas: 2, 5, 9, 14 puntos.
explorers-goal-d9 = Sendas al templo
explorers-goal-d9-text = 1, 2, 3, 4 templos con al menos dos casillas adyacentes marcadas: 2, 5, 9, 14 puntos.
explorers-goal-d10 = Cuatro esquinas
explorers-goal-d10-text = 1, 2, 3, 4 esquinas del mapa marcadas: 4, 9, 15, 22 puntos.
explorers-goal-e1 = Carrera: 5 caballos
explorers-goal-e1-text = Una carrera por 10, 8, 6, 4 puntos: cinco caballos marcados.
explorers-goal-e2 = Carrera: 5 gemas
explorers-goal-e2-text = Una carrera por 10, 8, 6, 4 puntos: cinco gemas marcadas.
explorers-goal-e3 = Carrera: 3 llaves
explorers-goal-e3-text = Una carrera por 10, 8, 6, 4 puntos: tres llaves encontradas.
explorers-goal-e4 = Carrera: 3 pergaminos
explorers-goal-e4-text = Una carrera por 10, 8, 6, 4 puntos: tres pergaminos encontrados.
explorers-goal-e5 = Carrera: 6 provisiones
explorers-goal-e5-text = Una carrera por 10, 8, 6, 4 puntos: seis provisiones en total.
explorers-goal-e6 = Carrera: 2 templos
explorers-goal-e6-text = Una carrera por 10, 8, 6, 4 puntos: dos templos explorados.
explorers-goal-e7 = Carrera: cada aldea
explorers-goal-e7-text = Una carrera por 10, 8, 6, 4 puntos: una marca junto a cada aldea.
explorers-goal-e8 = Carrera: 3 aldeas, 3 templos
explorers-goal-e8-text = Una carrera por 10, 8, 6, 4 puntos: tres aldeas con una marca al lado y tres templos explorados.
explorers-goal-e9 = Carrera: cada borde
explorers-goal-e9-text = Una carrera por 10, 8, 6, 4 puntos: una marca en cada borde del mapa.
explorers-goal-e10 = Carrera: cada loseta
explorers-goal-e10-text = Una carrera por 10, 8, 6, 4 puntos: al menos tres marcas en cada una de las cuatro losetas.
explorers-goal-f1 = Fila más larga
explorers-goal-f1-text = 1 punto por cada marca de tu fila continua más larga.
explorers-goal-f2 = Columna más larga
explorers-goal-f2-text = 1 punto por cada marca de tu columna continua más larga.
explorers-goal-f3 = Diagonal más larga
explorers-goal-f3-text = 1 punto por cada marca de tu diagonal continua más larga.
explorers-goal-g1 = Mayor cuadrado
explorers-goal-g1-text = 1 punto por cada marca de tu mayor cuadrado completo: 4, 9, 16…

# why not
explorers-why-lay-tile = El mapa aún se está montando: coloca ahora una loseta en { $quadrant }.
explorers-why-tile-laid = La loseta { $tile } ya está en el mapa.
explorers-why-choose-village = Elige primero una de las aldeas más cercanas al centro.
explorers-why-not-nearest = La aldea { $quadrant } no es de las más cercanas al centro.
explorers-why-terrain-first = Elige primero un terreno.
explorers-why-option-first = Elige primero un lado de la carta.
explorers-why-option-chosen = Ya has elegido un lado. Mientras «Deshacer» esté disponible, puedes cambiarlo.
explorers-why-card-ignored = Has usado un pergamino en lugar de la carta.
explorers-why-not-now = Ahora no se puede.
explorers-why-no-scroll-in-setup = No se puede usar un pergamino en las primeras marcas.
explorers-why-no-scroll = No tienes ningún pergamino que usar.
explorers-why-scroll-new = Un pergamino no se puede usar en el turno en que lo encuentras.
explorers-why-scroll-once = Ya has usado un pergamino en este turno.
explorers-why-scroll-too-late = Un pergamino se usa antes de tu primera marca del turno.
explorers-why-horse-first = Primero usa el caballo: marca una casilla junto a una marca tuya, o renuncia a él.
explorers-why-bonus-first = Primero elige el terreno de tu bonus de templo, o confirma sin él.
explorers-why-finish-bonus = Termina primero tu bonus de templo, o renuncia al resto.
explorers-why-no-marks-left = No te quedan marcas en este turno.
explorers-why-village = Es una aldea, y las aldeas no se marcan.
explorers-why-marked = Esta casilla ya está marcada.
explorers-why-terrain = Esta casilla es { $ground ->
    [prairie] pradera
    [water] agua
    [desert] desierto
   *[mountain] montaña
}; ahora solo puedes marcar { $allowed ->
    [prairie] pradera
    [water] agua
    [desert] desierto
    [mountain] montaña
   *[other] los dos terrenos de tu lado de la carta
}.
explorers-why-not-beside = Esta casilla no está junto a ninguna marca tuya.
explorers-why-no-key = Este templo pide una llave, y no te queda ninguna.
explorers-why-provision-found = Ya tienes { $provision ->
    [apple] la manzana
    [carrot] la zanahoria
   *[fish] el pez
} de esta ronda: esta casilla está cerrada hasta la siguiente.
explorers-why-provision-kind = En la ronda { $round } no hay { $provision ->
    [apple] manzanas
    [carrot] zanahorias
   *[fish] peces
}: esta casilla está cerrada.
explorers-why-provision-full = Ya tienes las { $most } provisiones de esta ronda: esta casilla está cerrada.
explorers-why-nothing-to-skip = No hay nada a lo que renunciar.
explorers-why-must-mark = En esta mesa es obligatorio marcar, y aún puedes poner una marca.
explorers-why-must-take-bonus = En esta mesa es obligatorio marcar, y aún tienes un bonus.
explorers-why-no-bonus = No tienes ningún bonus de templo.
explorers-why-no-bonus-there = No tienes ningún bonus del templo { $quadrant }.
explorers-why-bonus-which = Tienes varios bonus de templo: elige uno.
explorers-why-bonus-only = Solo tienes un bonus: elige su terreno y ya está.

# set-up page
explorers-option-temples = Templos
explorers-option-temples-about = Básico: 12 puntos para quien llega primero, luego menos. Experto: 8 puntos para todos, y marcas de bonus para quien llegue pronto.
explorers-option-temples-basic = Básico
explorers-option-temples-expert = Experto
explorers-option-provisions = Provisiones
explorers-option-provisions-about = Básico: puntúan los tipos distintos. Experto: un tipo por ronda, y ninguno en la primera.
explorers-option-provisions-basic = Básico
explorers-option-provisions-expert = Experto
explorers-option-gems = Gemas
explorers-option-gems-about = Básico: cada gema puntúa en cada ronda. Experto: tener pocas resta puntos.
explorers-option-gems-basic = Básico
explorers-option-gems-expert = Experto
explorers-option-villages = Aldeas
explorers-option-villages-about = Básico: puntúan todas las aldeas. Experto: solo la más débil, pero vale más.
explorers-option-villages-basic = Básico
explorers-option-villages-expert = Experto
explorers-option-strict = Marcas obligatorias
explorers-option-strict-about = Hay que poner todas las marcas posibles.
explorers-option-strict-off = No
explorers-option-strict-on = Sí
explorers-option-first-print = Primera edición francesa
explorers-option-first-print-about = Tres provisiones dan 9 puntos en vez de 10.
explorers-option-first-print-off = No
explorers-option-first-print-on = Sí
explorers-option-achievements = Objetivos
explorers-option-achievements-about = Objetivos para todos: cuántos se sortean, o cuáles son.
explorers-option-map-form = Losetas y grados para A, B, C y D, por ejemplo 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Hasta tres.
explorers-option-map = Mapa
explorers-option-map-about = El mismo para todos: al azar, montado por el jugador inicial o dado con un código para compartir.
explorers-option-map-chance = Al azar
explorers-option-map-compose = Lo monta el jugador inicial

# said on the board and in the rules
explorers-rules-marks = Las marcas se ponen de una en una, en casillas del terreno indicado que compartan un lado con una marca tuya. Las marcas de un turno no tienen por qué tocarse. Salvo la aldea inicial, las aldeas nunca se marcan.
explorers-again = Jugar otra vez este mapa

## Rules and tutorial: a page loads what follows when it is read.
explorers-rules-idea = Todos exploran a la vez la misma tierra desconocida, cada cual en su propio mapa, en cuatro rondas de siete cartas. Extiende tus marcas de aldea en aldea, recoge lo que haya por el camino y llega a los templos antes que los demás.
explorers-rules-map-title = El mapa
explorers-rules-map = Cuatro de las ocho losetas forman un mapa de 16 × 16 casillas, igual para todos. Cada loseta tiene una aldea, un templo, una llave, un pergamino, dos caballos, dos gemas y cuatro provisiones. Los cuadrantes se llaman A, B, C y D.
explorers-rules-map-caption = La loseta 3 y los cuatro terrenos
explorers-rules-start = Todos empiezan en la aldea más cercana al centro, que cuenta como marcada. Si hay varias igual de cerca, elige el jugador inicial. Después, cada cual elige un terreno y pone en él tres marcas. Estas primeras marcas ya recogen lo que alcanzan; solo los pergaminos esperan a la primera carta.
explorers-rules-turn-title = Un turno
explorers-rules-turn = Se descubre una carta. Tiene dos lados, cada uno con un terreno. El jugador activo elige un lado y tiene tres marcas en él. Dos de las ocho cartas son comodines con pares de terrenos: con ellas, las marcas se pueden repartir entre los dos terrenos del lado elegido.
explorers-rules-cards-caption = Dos cartas normales y un comodín
explorers-rules-others = Los demás eligen: tres marcas en el otro lado, o dos en el que eligió el jugador activo. Todos marcan a la vez, y nadie ve las marcas de los demás hasta que todos han terminado.
explorers-rules-rounds = Tras cada carta, el jugador de la izquierda pasa a ser el activo. Cada ronda nueva la empieza el jugador a la izquierda de quien empezó la anterior. Una ronda tiene siete cartas: una de las ocho se aparta sin verla, y para la ronda siguiente se vuelven a barajar las ocho. Con tres jugadores, la última carta de todas no tiene jugador activo: todos tienen tres marcas en el lado que quieran.
explorers-rules-marks-title = Marcas
explorers-rules-state-legal = se puede marcar
explorers-rules-state-fresh = nueva
explorers-rules-state-marked = marcada
explorers-rules-state-closed = cerrada
explorers-rules-stop = Puedes terminar antes. Hasta que confirmes, «Deshacer» retira cualquier marca; después, mientras alguien siga marcando, retira tu confirmación.
explorers-rules-objects-title = Qué puedes encontrar
explorers-rules-object-key = Abre un templo cualquiera, desde ese momento.
explorers-rules-object-temple = Para marcarlo hay que gastar una llave. Obtienes el número más alto que siga libre. Quienes llegan en el mismo turno obtienen lo mismo; después se tacha un número por cada uno de ellos.
explorers-rules-object-scroll = En un turno posterior, antes de tu primera marca, puedes usarlo: en lugar de la carta tienes cuatro marcas en el terreno que elijas. Solo un pergamino por turno. El jugador activo elige de todos modos un lado para los demás.
explorers-rules-object-horse = Pon al instante una marca extra, antes de la siguiente: en cualquier terreno, junto a cualquiera de tus marcas. Te llevas lo que haya, incluso otro caballo. También puedes renunciar a él.
explorers-rules-object-gem = Desde ahora puntúa al final de cada ronda.
explorers-rules-object-provision = Manzana, zanahoria y pez: cada tipo, una vez por ronda. Cuando tienes un tipo, sus casillas quedan cerradas para ti hasta la ronda siguiente.
explorers-rules-score-title = Puntuación
explorers-rules-score = Las provisiones y las gemas puntúan al final de cada ronda; lo demás, al final de la partida.
explorers-rules-score-provisions = Provisiones distintas encontradas en la ronda:
explorers-rules-score-gems = 1 punto por cada gema encontrada hasta ahora, en cada ronda.
explorers-rules-score-villages = Cada una de las cuatro aldeas, según sus casillas adyacentes marcadas:
explorers-rules-score-temples = Cada templo, por orden de llegada:
explorers-rules-kinds = Tipos distintos
explorers-rules-of-kind = Del tipo de la ronda
explorers-rules-neighbours = Casillas adyacentes
explorers-rules-place = Llegada
explorers-rules-round = Ronda
explorers-rules-points = Puntos
explorers-rules-line = Número
explorers-rules-rank = Rango
explorers-rules-players = { $number } jugadores
explorers-rules-win = Gana quien tenga más puntos. Si hay empate, quien haya usado menos pergaminos; si persiste, la victoria se comparte. Las llaves y los pergaminos que sobran no valen nada.
explorers-rules-expert-title = Modo experto
explorers-rules-expert = Los templos, las provisiones, las gemas y las aldeas tienen cada uno su modo experto. Combínalos a tu gusto, iguales para todos.
explorers-rules-expert-temples = Cada templo vale 8 puntos. Además, al final del turno, quienes lo han explorado reciben marcas de bonus en un terreno a su elección:
explorers-rules-expert-provisions = En la ronda 1 no hay. En la 2 solo valen manzanas; en la 3, zanahorias; en la 4, peces; como mucho, cuatro. Todas las demás están cerradas.
explorers-rules-expert-gems = Cada gema ocupa el siguiente número de una serie. Al final de cada ronda, los negativos sin ocupar te restan puntos; cuando no queda ninguno, suman tus positivos. La serie es de creación propia.
explorers-rules-expert-villages = Solo puntúa tu aldea con menos casillas adyacentes marcadas:
explorers-rules-goals-title = Objetivos
explorers-rules-goals = Puede haber hasta tres en juego, para todos. Las carreras se comprueban al final de cada turno y dan 10, 8, 6, 4 por orden de llegada (lo mismo a todos los que llegan en el mismo turno). Los demás objetivos se puntúan al final, para todos los que los cumplan.
explorers-rules-solo-title = En solitario
explorers-rules-solo = La carta se juega tal como sale: tres marcas en el lado que mira hacia ti o dos en el opuesto. Al empezar las rondas 2, 3 y 4, cada templo que no hayas explorado y cada carrera que no hayas ganado pierden su número más alto. Así, un templo vale:
explorers-rules-solo-ranks = Tus puntos deciden tu rango. Cada objetivo en juego sube todos los umbrales en 10.
explorers-rules-options-title = Opciones
explorers-rules-options = El mapa puede salir al azar, montarlo el jugador inicial o darse con un código para compartir. Marcas obligatorias: hay que poner todas las marcas posibles. Primera edición francesa: tres provisiones dan 9. Las losetas, la serie de las gemas y las tablas de algunos objetivos son de creación propia.
explorers-rules-keys-title = Teclas
explorers-rules-keys = Con las flechas te mueves por el mapa, Enter marca, «?» explica. 1 y 2 eligen un lado de la carta, D confirma, K renuncia a un caballo, U deshace, Z amplía el mapa en pantallas pequeñas.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Todos exploran la misma tierra, cada cual en su propio mapa. Todos empiezan en la aldea de la bandera; las tres marcas de al lado son tuyas.
learn-explorers-card = En cada turno, una carta ofrece dos terrenos y un jugador elige primero. Esta vez eres tú: elige la pradera.
learn-explorers-marks = Tienes tres marcas, solo en pradera y junto a marcas tuyas. Marca primero la zanahoria: las provisiones distintas puntúan al final de la ronda.
learn-explorers-together = Todos marcan a la vez. Pulsa «Confirmar» y se descubrirá la siguiente carta.
learn-explorers-other = Esta vez ha elegido primero Pip: el desierto. Los demás tienen dos marcas ahí o tres en el otro terreno. Elige el agua.
learn-explorers-horse = Ábrete camino hasta el caballo: da al instante una marca extra en cualquier terreno. Úsala en la gema, que puntúa en cada ronda.
learn-explorers-temple = Unos turnos después tienes una llave, y una llave abre un templo: 12 puntos para quien llegue primero, 8 para el segundo. Elige el agua y marca el templo.
learn-explorers-village = Al final, cada aldea da 3 puntos por una casilla adyacente marcada y hasta 10 por las cuatro. Llega a esta con tus otras dos marcas.
learn-explorers-round = Esa era la séptima carta, la última de esta ronda. Pulsa «Confirmar» y puntuarán las provisiones y las gemas.
learn-explorers-next = Ganas 5 por dos tipos de provisiones y 1 por la gema. Las provisiones empiezan de cero en cada una de las cuatro rondas; al final gana quien tenga más puntos.
learn-explorers-scroll = ¿La carta no te conviene? Un pergamino la sustituye: cuatro marcas en el terreno que elijas. Usa el tuyo en agua y recoge la zanahoria y otro pergamino.
learn-explorers-remember-1 = Marca solo en el terreno elegido, y solo junto a tus marcas.
learn-explorers-remember-2 = Recoge provisiones distintas en cada ronda, y gemas cuanto antes.
learn-explorers-remember-3 = En cuanto tengas una llave, corre a un templo.
