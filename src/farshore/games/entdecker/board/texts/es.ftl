# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Navega hacia lo desconocido, loseta a loseta. Ocupa las islas mientras crecen y domínalas cuando se completen.
minutes-entdecker = 45

# Die neuen Entdecker.
entdecker-kind-sea = Mar
entdecker-kind-coast = Costa
entdecker-kind-corner = Esquina
entdecker-kind-strait = Estrecho
entdecker-kind-bay = Bahía
entdecker-kind-land = Tierra
entdecker-waterfall = Cascada
entdecker-unit-scout = Explorador
entdecker-unit-fort = Fuerte
entdecker-unit-settlement = Colonia
entdecker-event-gold = Mina de oro
entdecker-event-pirates = Piratas
entdecker-event-natives = Isleños amistosos
entdecker-event-storm = Tormenta
entdecker-side-n = norte
entdecker-side-e = este
entdecker-side-s = sur
entdecker-side-w = oeste
entdecker-bank = la banca

# what is asked
entdecker-status-chiefs = ¿Tus dos exploradores jefe?
entdecker-status-wheel = El timón: ¿cuánto oro?
entdecker-status-start = ¿De dónde zarpa el barco?
entdecker-status-pass = No puedes pagar ninguna salida
entdecker-status-route = ¿A quién pagas?
entdecker-status-announce = ¿Cuántas losetas?
entdecker-status-explore = { $source ->
    [open] Elige la próxima loseta
   *[hidden] Roba la próxima loseta
}
entdecker-status-explored = ¿Colocas una pieza?
entdecker-status-explored-last = { $why ->
    [dead-end] Sin salida: ¿una pieza?
   *[all] Última loseta: ¿una pieza?
}
entdecker-status-dead-end = Sin salida: el barco no puede seguir
entdecker-dead-end = Sin salida:
entdecker-dead-end-ends = la expedición acaba aquí{ $tiles ->
    [0] .
    [one] , se pierde 1 loseta pagada.
   *[other] , se pierden { $tiles } losetas pagadas.
}
entdecker-dead-end-over = tu expedición ha terminado, { $tiles ->
    [one] se pierde 1 loseta pagada.
   *[other] se pierden { $tiles } losetas pagadas.
}
entdecker-status-explored-take = Sin exploradores: ¿mueves uno aquí?
entdecker-status-place = Coloca la loseta: { $kind }
entdecker-status-natives = Isleños: ¿envías un explorador?
entdecker-status-natives-take = Isleños: ¿qué explorador?
entdecker-status-taken-for-a-hut = ¿Qué cabaña para el explorador?
entdecker-status-taken-for-a-tile = Coloca el explorador en la loseta nueva
entdecker-status-order = ¿Qué isla se puntúa primero?
entdecker-status-jungle = { $due ->
    [one] ¿A qué cabaña?
   *[other] ¿A qué cabaña? Faltan { $due }
}
entdecker-status-which-land = ¿En qué tierra?
entdecker-status-which-scout = ¿Cuál de tus exploradores?
entdecker-status-take = ¿Tomas este explorador?
entdecker-status-waits = { $phase ->
    [chiefs] { $name } elige sus exploradores jefe
    [wheel] { $name } elige los ingresos
    [start] { $name } zarpa
    [route] { $name } elige una ruta
    [announce] { $name } anuncia losetas
    [explore] { $name } explora
    [place] { $name } coloca una loseta
    [natives] { $name } encuentra isleños
    [order] { $name } elige una isla
    [jungle] { $name } elige una cabaña
   *[other] Esperando a { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } tira el dado de ingresos
    [tile] { $name } roba una loseta
    [token] Se roba una ficha de planta
   *[other] Se preparan las pilas
}

# buttons
entdecker-turn = Girar
entdecker-place-here = Colocar aquí
entdecker-stop = Terminar
entdecker-pass = Pasar
entdecker-refuse = Renunciar
entdecker-take = Tomar este explorador
entdecker-take-from = Tomar el explorador del sendero { $number }, casilla { $space }
entdecker-back = Volver
entdecker-sail-on = Seguir
entdecker-write-chiefs = Confirmar
entdecker-fewer = Menos losetas
entdecker-more = Más losetas
entdecker-source = De dónde robar
entdecker-source-hidden = Ocultas
entdecker-source-open = Visibles
entdecker-tiles = { $tiles ->
    [one] loseta
   *[other] losetas
}
entdecker-left-over = { $gold ->
    [one] Te queda { $gold } de oro
   *[other] Te quedan { $gold } de oro
}{ $units ->
    [0] {""}
   *[other] : { $list }
}
entdecker-fitting = { $fitting ->
    [one] Encaja { $fitting }/{ $total } ({ $share } %)
   *[other] Encajan { $fitting }/{ $total } ({ $share } %)
}
entdecker-fitting-text = Cuántas de las losetas ocultas podrían colocarse como primera
entdecker-fitting-kinds = encajan junto al barco
entdecker-land-in = Tierra al { $side }
entdecker-land-at = { $where ->
    [right] Tierra a la derecha
    [left] Tierra a la izquierda
    [above] Tierra de arriba
   *[below] Tierra de abajo
}
entdecker-scout-number = Explorador { $number }
entdecker-scout-chief = Explorador { $number }, explorador jefe: cuenta doble
entdecker-wheel-number = Tú recibes { $number }; los demás, { $others }

# panels
entdecker-map = El archipiélago
entdecker-step = Qué pasa ahora
entdecker-step-start = Salida
entdecker-step-announce = Losetas
entdecker-step-explore = Explorar
entdecker-step-islands = Islas
entdecker-players = Jugadores
entdecker-huts = Cabañas
entdecker-tokens-unseen = Fichas sin ver:
entdecker-islands = Islas
entdecker-island = Isla
entdecker-supply = Losetas
entdecker-hidden-stacks = Pilas ocultas
entdecker-open-stacks = Tipos de loseta, ocultas y visibles
entdecker-total = Total
entdecker-part-island = Isla de { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}
entdecker-part-island-sum = Isla: { $tiles } + { $bonus }
entdecker-gold-name = Oro
entdecker-gold-text = Con oro pagas la salida, las losetas y las piezas. Si empiezas tu turno con menos de 4 de oro, tiras el dado: recibes ese número y los demás, uno más.
entdecker-north-right = El norte está a la derecha
entdecker-discarded = { $kind }: no encaja en ningún sitio y se descarta.
entdecker-income = Ingresos
entdecker-income-text = Quien tira recibe el número; todos los demás, uno más.
entdecker-help-wheel = Recibes el número; todos los demás, uno más.
entdecker-reserve = En reserva: { $unit }, { $number }
entdecker-chiefs = Exploradores jefe: { $list }
entdecker-chiefs-about = Tus exploradores llevan números. Elige dos que contarán doble al puntuar las cabañas. Hasta entonces nadie más sabrá cuáles son.
entdecker-result = Resultado final
entdecker-result-parts = Islas { $islands }, cabañas { $huts }
entdecker-sheet-none = Aún no se ha puntuado ninguna isla.
entdecker-sheet-later = Las cabañas se puntúan al final.
entdecker-sheet-ties = Si hay empate a puntos, decide el oro.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 explorador, en la casilla { $space }
   *[other] cuenta como { $scouts }; el más cercano, en la casilla { $space }
}
entdecker-nearest = más cerca

# the dock, the drawer, flags
entdecker-points = puntos
entdecker-you = Tú
entdecker-under-way = +{ $points } en islas abiertas
entdecker-gold-word = oro
entdecker-scouts = { $number ->
    [one] explorador
   *[other] exploradores
}
entdecker-forts = { $number ->
    [one] fuerte
   *[other] fuertes
}
entdecker-settlements = { $number ->
    [one] colonia
   *[other] colonias
}
entdecker-flag-open = { $open ->
    [one] { $open } abierta
   *[other] { $open } abiertas
}
entdecker-flag-nobody = aún nadie
entdecker-complete = Isla completa: { $value }
entdecker-complete-sum = Isla completa: { $tiles } + { $bonus } = { $value }
entdecker-drawer = Cabañas, losetas e islas
entdecker-drawer-open = Detalles
entdecker-tab-huts = Cabañas
entdecker-tab-tiles = Losetas
entdecker-tab-islands = Islas
entdecker-tab-sheet = Puntuación
entdecker-tab-players = Reservas
entdecker-source-hidden-text = 1 de oro, sin ver
entdecker-source-open-text = 4 de oro, a elegir
entdecker-source-hidden-price = { $gold } de oro cada una
entdecker-source-open-price = { $gold } de oro, a elegir
entdecker-back-event-text = «?» al dorso: al colocarla pasa algo. Aún ocultos: { $list }
entdecker-help-waiting = Pulsa una isla para ver quién va ganando en ella.
entdecker-help-announce = Las pagas todas ahora y puedes parar antes.
entdecker-help-draw = { $left ->
    [one] Queda 1 loseta.
   *[other] Quedan { $left } losetas.
}{ $unit ->
    [yes] {" "}Una pieza termina la expedición.
   *[no] {""}
}
entdecker-help-explored = { $left ->
    [0] Era la última loseta anunciada.
   *[other] No se puede robar más; el resto se pierde.
}
entdecker-help-unit = Una pieza termina la expedición y reclama la isla.
entdecker-help-place = { $ways ->
    [one] Solo encaja de una forma.
   *[other] { $cells ->
        [one] Encaja de { $ways } formas: gírala como quieras.
       *[other] Encaja de { $ways } formas, en { $cells } casillas.
    }
}
entdecker-help-hut = El explorador va a la casilla libre más cercana a la cabaña.
entdecker-help-which-scout = Los exploradores jefe cuentan doble en las cabañas.
entdecker-help-lit = Lo que se puede hacer está iluminado.
entdecker-status-finished = La expedición ha terminado
entdecker-set-out = { $cost ->
    [0] Zarpar
   *[other] Zarpar por { $cost } de oro
}
entdecker-sail = Pagar { $gold } de oro y zarpar
entdecker-draw = Robar
entdecker-buy = Tomar: { $kind }
entdecker-unit = Pieza
entdecker-units = Piezas
entdecker-no-unit = Acabar aquí
entdecker-end-trip = Terminar la expedición
entdecker-land = { $unit ->
    [fort] Fuerte
    [settlement] Colonia
   *[scout] Explorador
}{ $gold ->
    [0] {" "}aquí
   *[other] {" "}por { $gold } de oro
}
entdecker-send = { $number ->
    [0] Enviar
   *[other] A la cabaña { $number }
}
entdecker-bill-none = Elige un lugar iluminado. Sin precio es gratis.
entdecker-harbour = Puerto
entdecker-toll = peaje en la ruta
entdecker-keeps = { $gold ->
    [one] te queda { $gold } de oro
   *[other] te quedan { $gold } de oro
}
entdecker-pile-plain = Dorso liso
entdecker-pile-event = «?»: evento
entdecker-pile-text = { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pilas
} · { $fits ->
    [one] encaja { $fits }/{ $of }
   *[other] encajan { $fits }/{ $of }
}
entdecker-left = { $number ->
    [one] queda { $number }
   *[other] quedan { $number }
}
entdecker-here = Aquí:
entdecker-elsewhere = Mejor de las otras:
entdecker-open-sea = ninguna costa nueva
entdecker-prospect = { $open ->
    [0] { $joins ->
        [0] una isla completa, vale { $value }
        [one] cierra la isla, vale { $value }
       *[other] une y cierra { $joins } islas, vale { $value }
    }
   *[other] { $joins ->
        [0] una isla nueva, vale { $value }
        [one] la isla crece a { $value }
       *[other] une { $joins } islas, vale { $value }
    }
}
entdecker-rank-open = { $open ->
    [0] ya, { $rank }.º puesto
   *[other] { $rank }.º puesto
}
entdecker-needs = cuesta { $gold } de oro
entdecker-no-gain = no cambia nada
entdecker-none-left = no quedan
entdecker-not-now = ahora no
entdecker-none-left-take = pulsa uno de los tuyos
entdecker-worth = Vale { $value }
entdecker-hut-worth = Vale { $points }
entdecker-hut-hidden = Ficha que no conoces
entdecker-hut-free = Vacía: el primer explorador roba su ficha
entdecker-hut-leads = { $who ->
    [you] vas ganando
   *[other] { $name } va ganando
}
entdecker-hut-won = { $who ->
    [you] para ti
   *[other] para { $name }
}
entdecker-hut-draw-text = robas su ficha y la ves.
entdecker-hut-look-text = miras su ficha.
entdecker-hut-wait-text = tu explorador cuenta ahí.
entdecker-hut-choose = Elige una de las cabañas iluminadas.
entdecker-key-leaf = el primer explorador roba la ficha y la ve
entdecker-key-eye = un explorador aquí mira la ficha
entdecker-key-unknown = una ficha que no has visto

# the log where the map has no letters
entdecker-log-start-there = { $name } zarpa
entdecker-log-place-there = { $name } coloca la loseta
entdecker-log-unit-there = { $unit ->
    [fort] { $name } coloca un fuerte
    [settlement] { $name } coloca una colonia
   *[scout] { $name } coloca un explorador
}
entdecker-log-take-there = { $name } toma un explorador
entdecker-log-scored-there = Una isla está completa y vale { $value }: { $list }
entdecker-log-filled-there = { $number ->
    [one] Una casilla queda cerrada y se rellena automáticamente
   *[other] { $number } casillas quedan cerradas y se rellenan automáticamente
}
entdecker-since-tiles-there = { $number ->
    [one] { $name } coloca una loseta
   *[other] { $name } coloca { $number } losetas
}

# things in words
entdecker-edge-name = Borde { $side } { $number }
entdecker-gold = { $gold } de oro
entdecker-free = gratis
entdecker-or-else = (o por otra ruta)
entdecker-pays = { $gold } de oro a { $name }
entdecker-unexplored = sin explorar
entdecker-fit-there = { $fitting ->
    [one] Ahí encaja { $fitting } de { $total } losetas ocultas
   *[other] Ahí encajan { $fitting } de { $total } losetas ocultas
}
entdecker-waterfall-of = Cascada +{ $points }
entdecker-land-to = tierra al { $sides }
entdecker-unit-of = { $unit } de { $name }
entdecker-ship = el barco
entdecker-name-start = { $cost ->
    [0] zarpar desde aquí, gratis
   *[other] zarpar desde aquí por { $cost } de oro
}
# a tile without land gives entdecker-kind-sea as its sides
entdecker-name-place = { $here ->
    [sea] la loseta quedaría aquí
    [yes] la loseta quedaría aquí con tierra al { $sides }
   *[no] { $ways ->
        [one] la loseta encaja de 1 forma
       *[other] la loseta encaja de { $ways } formas
    }
}
entdecker-name-take = puedes tomar tu explorador
entdecker-island-of = Isla { $cell }
entdecker-island-first = { $cell }: vale { $value }
entdecker-island-size = { $bonus ->
    [0] { $tiles ->
        [one] 1 loseta, vale { $value }
       *[other] { $tiles } losetas, vale { $value }
    }
   *[other] { $tiles ->
        [one] 1 loseta + { $bonus }, vale { $value }
       *[other] { $tiles } losetas + { $bonus }, vale { $value }
    }
}
entdecker-island-open = { $open ->
    [0] completa
    [one] 1 costa abierta
   *[other] { $open } costas abiertas
}
entdecker-island-scored = ya puntuada
entdecker-island-rank = { $rank }.º { $name }: { $points }
entdecker-island-nobody = Nadie tiene piezas aquí.
entdecker-islands-none = No hay islas abiertas con piezas o cascadas.
entdecker-hut = Cabaña { $number }
entdecker-hut-token = Su ficha vale { $points }
entdecker-hut-unknown = Guarda una ficha que no has visto
entdecker-hut-empty = Aún está vacía
entdecker-hut-known = Vista por: { $list }
entdecker-hut-leader = Ahora sería para { $name }
entdecker-hut-path = En el sendero: { $list }
entdecker-hut-here = Aquí puede ir un explorador
entdecker-stack = Pila { $number }
entdecker-stack-state = { $tiles ->
    [0] vacía
    [one] 1 loseta
   *[other] { $tiles } losetas
}{ $back ->
    [none] {""}
    [plain-only] , dorso liso
    [event-only] , interrogación arriba
    [plain] , dorso liso, { $fits ->
        [one] encaja { $fits } de { $of } como esta
       *[other] encajan { $fits } de { $of } como esta
    }
   *[other] , interrogación arriba, { $fits ->
        [one] encaja { $fits } de { $of } como esta
       *[other] encajan { $fits } de { $of } como esta
    }
}
entdecker-kind-counts = ocultas: { $unseen }, visibles: { $open }
entdecker-about-sea = Mar por todos los lados.
entdecker-about-coast = Tierra en un lado.
entdecker-about-corner = Tierra en dos lados contiguos.
entdecker-about-strait = Tierra en dos lados opuestos, sin unir.
entdecker-about-bay = Tierra en tres lados: para los barcos, un callejón sin salida.
entdecker-about-land = Tierra por todos los lados. Solo sirve para rellenar huecos.
entdecker-about-waterfall = Una cascada: su isla vale { $points } más.
entdecker-about-edge = { $cost ->
    [0] Desde aquí se zarpa gratis.
   *[other] Desde aquí se zarpa por { $cost } de oro (a la banca).
}
entdecker-about-unexplored = Aún sin explorar.
entdecker-about-fitting = Junto al barco encajarían: { $list }
entdecker-about-start = { $cost ->
    [0] Zarpar desde aquí es gratis.
   *[other] Zarpar desde aquí cuesta { $cost }: { $ways }
}
entdecker-about-dear = Zarpar desde aquí cuesta { $cost } y no te alcanza: { $ways }
entdecker-about-hut = Al final se lleva la ficha quien tenga más exploradores en su sendero; si hay empate, quien esté más cerca de la cabaña.
entdecker-about-stack = Una pila oculta. Cada loseta cuesta 1 de oro.

# log
entdecker-log-die = { $face ->
    [wheel] El dado muestra el timón
   *[other] El dado muestra { $face }: los demás reciben uno más
}
entdecker-log-wheel = { $name } elige { $number }
entdecker-log-chiefs = { $name } elige dos exploradores jefe
entdecker-log-start = { $name } zarpa: { $place }
entdecker-log-via = { $name } paga { $list }
entdecker-log-announce = { $source ->
    [open] { $tiles ->
        [one] { $name } anuncia 1 loseta visible
       *[other] { $name } anuncia { $tiles } losetas visibles
    }
   *[hidden] { $tiles ->
        [one] { $name } anuncia 1 loseta oculta
       *[other] { $name } anuncia { $tiles } losetas ocultas
    }
}
entdecker-log-draw = { $name } roba una loseta oculta
entdecker-log-buy = { $name } compra una loseta: { $kind }
entdecker-log-tile = Loseta: { $kind }
entdecker-log-tile-event = Loseta: { $kind }, { $event }
entdecker-log-place = { $name } coloca la loseta en { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } coloca un fuerte en { $where }
    [settlement] { $name } coloca una colonia en { $where }
   *[scout] { $name } coloca un explorador en { $where }
}
entdecker-log-take = { $name } toma un explorador de { $from }
entdecker-log-take-path = { $name } toma un explorador del sendero { $from }
entdecker-log-hut = { $name } envía un explorador a la cabaña { $hut }
entdecker-log-token = Ves una ficha que vale { $points }
entdecker-log-island = { $name } puntúa primero la isla { $number }
entdecker-log-stop = { $name } termina la expedición
entdecker-log-dead-end = Sin salida: la expedición de { $name } ha terminado, { $tiles ->
    [one] se pierde 1 loseta pagada
   *[other] se pierden { $tiles } losetas pagadas
}
entdecker-log-pass = { $name } pasa
entdecker-log-gold = { $name } descubre una mina de oro: +{ $gold } de oro
entdecker-log-pirates = Los piratas roban { $gold } de oro a { $name }
entdecker-log-scored = La isla { $cell } está completa y vale { $value }: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } queda cerrada y se rellena automáticamente
   *[other] { $cells } quedan cerradas y se rellenan automáticamente
}
entdecker-log-hut-won = Cabaña { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Primero elige dos exploradores jefe.
entdecker-why-wheel-first = Ha salido el timón: elige primero los ingresos.
entdecker-why-start-first = Primero elige de dónde zarpa el barco.
entdecker-why-way-first = Primero elige a quién pagas.
entdecker-why-announce-first = Primero anuncia cuántas losetas robas, ocultas o visibles.
entdecker-why-place-first = Primero coloca la loseta.
entdecker-why-natives-first = Los isleños amistosos esperan: envía un explorador a una cabaña, o renuncia.
entdecker-why-taken-first = Has tomado un explorador: colócalo primero.
entdecker-why-island-first = Primero elige qué isla se puntúa.
entdecker-why-jungle-first = Primero envía un explorador de la isla a una cabaña.
entdecker-why-exploring = Ahora no se puede.
entdecker-why-no-such-scout = No existe el explorador { $number }: elige del 1 al { $most }.
entdecker-why-must-start = { $place ->
    [here] Puedes pagar una salida, así que no puedes pasar.
   *[other] Puedes pagar una salida ({ $place }), así que no puedes pasar.
}
entdecker-why-start-explored = { $place ->
    [here] No hay casillas sin explorar junto a esta.
   *[other] No hay casillas sin explorar junto a { $place }.
}
entdecker-why-not-explored = { $place ->
    [here] Esta casilla aún no se ha explorado.
   *[other] { $place } aún no se ha explorado.
}
entdecker-why-no-sea-out = { $place ->
    [here] Ningún lado de mar de esta casilla da a una sin explorar.
   *[other] Ningún lado de mar de { $place } da a una casilla sin explorar.
}
entdecker-why-no-way = { $place ->
    [here] Ninguna ruta por mar lleva de aquí al borde.
   *[other] Ninguna ruta por mar lleva de { $place } al borde.
}
entdecker-why-start-gold = { $place ->
    [here] Zarpar de aquí cuesta { $cost } y una loseta, { $price } más; tienes { $gold } de oro.
   *[other] Zarpar de { $place } cuesta { $cost } y una loseta, { $price } más; tienes { $gold } de oro.
}
entdecker-why-no-such-way = Esa no es de las rutas más baratas.
entdecker-why-nothing-hidden = No quedan losetas ocultas.
entdecker-why-tiles-gold = { $tiles ->
    [one] 1 loseta cuesta { $cost }; tienes { $gold } de oro.
   *[other] { $tiles } losetas cuestan { $cost }; tienes { $gold } de oro.
}
entdecker-why-no-tiles-left = Ya has robado todas las losetas anunciadas.
entdecker-why-dead-end = El barco está en un callejón sin salida.
entdecker-why-announced-open = Has anunciado losetas visibles: elige un tipo.
entdecker-why-announced-hidden = Has anunciado losetas ocultas: elige una pila.
entdecker-why-stack-empty = La pila { $stack } está vacía.
entdecker-why-no-fit = { $kind }: no encaja junto al barco.
entdecker-why-kind-gone = { $kind }: no quedan más.
entdecker-why-nothing-found = No has descubierto ninguna loseta en esta expedición.
entdecker-why-no-land = No hay tierra en la loseta recién descubierta.
entdecker-why-which-land = El estrecho tiene dos tierras: elige una.
entdecker-why-only-land = Esta loseta solo tiene una tierra.
entdecker-why-no-such-land = No hay tierra al { $side }.
entdecker-why-unit-gold = { $unit }: cuesta { $cost }; tienes { $gold } de oro.
entdecker-why-no-unit = Ya no queda en tu reserva: { $unit }.
entdecker-why-no-scout = No te quedan exploradores: toma antes uno de una loseta o de un sendero.
entdecker-why-which-scout = Los exploradores están numerados: elige uno.
entdecker-why-not-numbered = Aquí los exploradores no están numerados.
entdecker-why-scout-not-here = El explorador { $number } no se puede usar ahora.
entdecker-why-scouts-left = Solo puedes tomar un explorador cuando no te queda ninguno en la reserva.
entdecker-why-no-scout-there = { $place ->
    [here] No tienes ningún explorador ahí.
   *[other] No tienes ningún explorador en { $place }.
}
entdecker-why-no-room = Ningún otro sendero tiene casillas libres.
entdecker-why-draw-first = Roba una loseta antes de terminar.
entdecker-why-guarded = No se ha colocado nada en dos rondas: roba hasta que una loseta encaje.
entdecker-why-not-beside = { $cell ->
    [here] El barco no llega a esta casilla.
   *[other] El barco no llega a { $cell }.
}
entdecker-why-same-turn = { $kind }: girarla más no cambia nada.
entdecker-why-sides = { $cell ->
    [here] Los lados de la loseta no coinciden con lo que rodea esta casilla.
   *[other] Los lados de la loseta no coinciden con lo que rodea { $cell }.
}
entdecker-why-path-full = El sendero a la cabaña { $hut } está lleno.
entdecker-why-same-path = Este explorador viene de la cabaña { $hut }: elige otra.
entdecker-why-no-such-island = No hay ninguna isla { $number } por puntuar.

# said on the board and in the rules
entdecker-rules-unit-scout = Los más débiles, pero tienes muchos. Tras la puntuación van a las cabañas.
entdecker-rules-unit-fort = Dos por jugador. Un fuerte vence a cualquier número de exploradores. Los demás pagan peaje por salir de ahí o si su ruta hasta el borde pasa por él.
entdecker-rules-unit-settlement = Una por jugador. Vence a cualquier número de fuertes y exploradores, y también cobra peaje.
entdecker-rules-event-gold = Ganas 3 de oro.
entdecker-rules-event-pirates = Pierdes la mitad de tu oro, redondeando hacia abajo (con 7 pierdes 3).
entdecker-rules-event-natives = Puedes poner gratis un explorador de tu reserva en un sendero de la selva. Si no te queda ninguno, puedes mover allí uno tuyo, desde una loseta u otro sendero.
entdecker-rules-event-storm = La expedición acaba al instante y no puedes colocar pieza. Las islas se puntúan como siempre.
entdecker-since-tiles = { $number ->
    [one] { $name } coloca una loseta: { $cells }
   *[other] { $name } coloca { $number } losetas: { $cells }
}
entdecker-key-turn = girar la loseta
entdecker-key-draw = robar una loseta
entdecker-key-number = elegir cuántas losetas, una pila o una cabaña
entdecker-key-unit = colocar un explorador, un fuerte o una colonia
entdecker-key-stop = terminar la expedición
entdecker-key-islands = ver la lista de islas
entdecker-again = Jugar otra vez esta disposición
entdecker-rules-unit-title = Piezas
entdecker-rules-unit-back = Si no te quedan exploradores, puedes tomar uno tuyo de una loseta o de un sendero y usarlo al instante. Los fuertes y las colonias se quedan hasta que se puntúa su isla; después vuelven a ti.
entdecker-rules-event-title = Eventos

## Rules and tutorial: a page loads what follows when it is read.
entdecker-rules-idea = Te espera un archipiélago desconocido. Un solo barco, compartido por todos, lo va descubriendo loseta a loseta. Se colocan exploradores, fuertes y colonias en las islas que van tomando forma, y cada isla se puntúa en cuanto se cierra su costa. Los exploradores de las islas terminadas se adentran en la selva, hasta siete cabañas donde esperan plantas valiosas. Cuando todo el mapa está explorado, gana quien tenga más puntos.
entdecker-rules-setup-title = Preparación
entdecker-rules-setup = De dos a cuatro jugadores comparten un barco. Cada uno empieza con { $gold } de oro y estas piezas:
entdecker-rules-players = Jugadores
entdecker-rules-setup-tokens = En la selva hay siete cabañas, aún vacías. En una bolsa hay nueve fichas de planta: como mucho siete llegan a las cabañas y al menos dos no se ven nunca. Las primeras losetas de mar y las cascadas ya están en el tablero.
entdecker-rules-board-title = El tablero y las losetas
entdecker-rules-board = El tablero tiene 12 por 8 casillas. Las expediciones zarpan de las casillas de borde: en el sur es gratis, en el oeste y el este cuesta 1 de oro, y en el norte, 2. Cada lado de una loseta es tierra o mar. Hay seis tipos, y se pueden girar.
entdecker-rules-board-caption = Los seis tipos. Todos los lados de mar de una loseta están unidos por los puntos blancos. El estrecho tiene dos tierras que no se tocan; en las demás losetas, toda la tierra es una sola. Las cascadas están en el tablero desde el principio y dan puntos extra.
entdecker-rules-stacks = 114 losetas están boca abajo en seis pilas ocultas. Las pilas visibles, una por tipo, están boca arriba: son caras, pero sabes lo que te llevas. Las losetas de tierra y las cascadas no se pueden comprar nunca: las de tierra solo rellenan huecos y las cascadas están en el tablero desde el principio.
entdecker-rules-stacks-caption = Dorsos de losetas ocultas. Una interrogación significa que ocurre algo al colocar la loseta.
entdecker-rules-turn-title = Un turno
entdecker-rules-turn = En tu turno sigues estos pasos:
entdecker-rules-turn-income = Ingresos: solo con menos de 4 de oro.
entdecker-rules-turn-start = Elige de dónde zarpa el barco y págalo.
entdecker-rules-turn-announce = Anuncia cuántas losetas quieres robar como máximo, ocultas o visibles, y págalas todas.
entdecker-rules-turn-explore = Explora, loseta a loseta.
entdecker-rules-turn-unit = Si quieres, coloca una pieza en la última loseta.
entdecker-rules-turn-fill = Se rellenan los huecos del mapa.
entdecker-rules-turn-score = Se puntúan las islas que hayan quedado completas.
entdecker-rules-income-title = Ingresos
entdecker-rules-income = Si empiezas tu turno con menos de 4 de oro, tiras el dado. Un número del 2 al 6: recibes esa cantidad, y todos los demás, uno más. El timón: eliges tú el número. Con 4 de oro o más no se tira.
entdecker-rules-start-title = De dónde zarpa el barco
entdecker-rules-start = Zarpa de cualquier casilla de borde, o de una loseta desde la que una ruta de puntos blancos lleve, por losetas exploradas, hasta una casilla de borde. Un lado de mar de la salida debe dar a una casilla sin explorar. No importa dónde estuviera antes el barco.
entdecker-rules-start-caption = Salida en la tercera loseta de la fila superior. La ruta acaba en el borde sur, que es gratis, pero pasa ante un fuerte de otro jugador: 2 de oro de peaje.
entdecker-rules-start-cost = Paga a la banca las monedas de la casilla de borde en la que acaba tu ruta y, por cada fuerte y colonia ajenos en la loseta de salida y a lo largo de la ruta, 2 de oro a su dueño. Los exploradores y tus propias piezas no cuestan nada, y después de zarpar no hay más peaje. La ruta más barata se busca automáticamente; si varias cuestan lo mismo pero cobran jugadores distintos, eliges tú. Si puedes pagar alguna salida y una loseta, debes zarpar; si no, pasas.
entdecker-rules-announce-title = Anunciar
entdecker-rules-announce = Antes de la primera loseta dices cuántas robarás como máximo y de dónde: las ocultas cuestan 1 de oro cada una; las visibles, 4. No se pueden mezclar. Se paga en el acto. Puedes terminar antes, pero no se te devuelve nada.
entdecker-rules-explore-title = Explorar
entdecker-rules-explore = Roba una loseta: la de arriba de cualquier pila oculta, o una visible de cualquier tipo que encaje. Colócala junto al barco, mar con mar por donde entra. Todos los demás lados deben coincidir con lo que tocan; el borde del tablero cuenta como mar. Después el barco avanza a ella y puedes volver a robar.
entdecker-rules-explore-misfit = Si una loseta se puede colocar, hay que colocarla, aunque no te guste dónde. Si no encaja en ningún sitio, se descarta; cuenta como robada, y puedes seguir.
entdecker-rules-explore-end = La expedición acaba cuando has robado todas las losetas anunciadas, cuando el barco está en un callejón sin salida (ningún lado de mar da a una casilla sin explorar), cuando colocas una pieza, cuando llega una tormenta o cuando decides terminar.
entdecker-rules-unit = Una vez por turno puedes colocar una pieza en la última loseta que has descubierto, si tiene tierra. Con eso acaba la expedición. En un estrecho eliges una de las dos tierras.
entdecker-rules-event = Un evento ocurre cuando la loseta está colocada y el barco ha avanzado. Una loseta descartada no tiene efecto.
entdecker-rules-fill-title = Relleno
entdecker-rules-fill = Tras la expedición, cada casilla sin explorar con sus cuatro lados conocidos recibe la única loseta que encaja, y lo mismo ocurre con toda zona a la que ya no puede llegar ningún barco. En estas losetas no se colocan piezas. Todo esto es automático.
entdecker-rules-score-title = Puntuar una isla
entdecker-rules-score = Una isla está completa cuando ninguno de sus lados de tierra da a una casilla sin explorar. Vale tantos puntos como losetas tenga, más los de sus cascadas.
entdecker-rules-score-rank = Los jugadores con piezas en la isla se ordenan: primero, quien tenga una colonia; si hay empate, quien tenga más fuertes y, después, más exploradores. Si el empate persiste, se comparte el puesto. El primer puesto recibe el valor completo, y cada puesto siguiente, la mitad que el anterior, redondeando hacia arriba.
entdecker-rules-island = Isla
entdecker-rules-place = { $place }.º
entdecker-rules-score-after = Si hay varias islas completas, el jugador activo elige el orden. Los fuertes y las colonias vuelven a sus dueños; los exploradores van a la selva.
entdecker-rules-jungle-title = Senderos de la selva y cabañas
entdecker-rules-jungle = Empezando por el jugador activo, quienes tenían exploradores en la isla los ponen por turnos, uno a uno, en el sendero que elijan, siempre en la casilla libre más cercana a la cabaña. En la casilla de la hoja robas una ficha de planta, la miras y la metes en la cabaña; si ya tiene una, miras esa. En una con ojo miras la ficha que hay allí.
entdecker-rules-jungle-caption = Una cabaña cuya ficha conoces, con tres exploradores en su sendero, y otra vacía: la hoja está junto a la cabaña, y los ojos, en la segunda y la cuarta casilla. Hay tres fichas de cada valor: 5, 10 y 15.
entdecker-rules-end-title = El final
entdecker-rules-end = Cuando todas las casillas están cubiertas, se juega el turno hasta el final. Después se revelan las fichas: cada cabaña da sus 5, 10 o 15 puntos a quien tenga más exploradores en su sendero, y nada a los demás. Si hay empate, se los lleva quien esté más cerca de la cabaña.
entdecker-rules-end-tie = Gana quien tenga más puntos. Si hay empate, quien tenga más oro; si persiste, la victoria se comparte.
entdecker-rules-supply-title = Cuando se agotan las pilas
entdecker-rules-supply = Si se agotan todas las pilas ocultas, los descartes forman dos nuevas. Si falta una loseta visible, se busca entre los descartes y después en las pilas ocultas.
entdecker-rules-guards-title = Para que ninguna partida se atasque
entdecker-rules-guards = Si todos han pasado uno tras otro, el siguiente jugador tira el dado de ingresos, tenga el oro que tenga. Si en dos rondas enteras no se coloca ninguna loseta, se roban losetas ocultas hasta que una encaje.
entdecker-rules-options-title = Opciones
entdecker-rules-options = La disposición decide por dónde corta el mar el mapa y dónde hay cascadas; también puedes escribir una propia. Con exploradores jefe, cada jugador elige en secreto dos exploradores numerados que cuentan doble al puntuar las cabañas. El peaje puede pagarse una vez a cada dueño en lugar de por cada pieza.
entdecker-rules-tips-title = Conviene saber
entdecker-rules-tip-1 = Procura estar en las islas con cascadas.
entdecker-rules-tip-2 = Guarda algo de oro para una pieza: la tierra sin ocupar es un regalo para los demás.
entdecker-rules-tip-3 = Varias expediciones cortas suelen ser mejores que una larga.
entdecker-rules-tip-4 = Si te harían falta cuatro losetas ocultas para dar con la buena, cómprala de las visibles.
entdecker-rules-tip-5 = Una colonia colocada en la loseta que completa una isla vuelve a ti al instante.
entdecker-rules-keys-title = Jugar en línea
entdecker-rules-keys = Lo que se puede hacer está iluminado. Pulsa una casilla iluminada para zarpar de ella; al colocar una loseta, pulsa otra vez su casilla para girarla, y después confirma. Pulsa una isla para ver su tamaño, su costa abierta y quién va ganando. Teclas: con las flechas te mueves por el mapa, Enter elige, T gira la loseta, D roba, los números del 1 al 7 eligen cuántas losetas, una pila o una cabaña, F, B y C colocan un explorador, un fuerte o una colonia, X termina la expedición, I muestra la lista de islas. Todo puede escribirse también como comando.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Nadie conoce este mar: las expediciones lo descubren loseta a loseta. Cuando se cierra la costa de una isla, puntúan quienes tienen piezas en ella.
learn-entdecker-start = Una expedición zarpa del borde o de mar ya explorado. Este lado es gratis, los demás cuestan 1 o 2 de oro. Zarpa de la casilla recuadrada.
learn-entdecker-announce = Anuncia cuántas losetas quieres robar como máximo y págalas por adelantado: las ocultas cuestan 1 de oro cada una. Anuncia dos.
learn-entdecker-place = Roba una loseta y colócala junto al barco. El barco avanza a ella.
learn-entdecker-fit = Roba la segunda. El mar debe tocar mar, y la tierra, tierra: coloca la costa de modo que se una a la cascada.
learn-entdecker-scout = Puedes ocupar la tierra que acabas de descubrir. Un explorador cuesta 1 de oro y termina la expedición: coloca uno.
learn-entdecker-income = Unos turnos después tenías menos de 4 de oro, así que has tirado el dado. Ha salido un 5: recibes 5 de oro, y todos los demás siempre uno más: 6.
learn-entdecker-close = A la isla le queda una costa abierta. Zarpa de la loseta recuadrada, anuncia dos losetas, roba y coloca la costa donde cierre la isla.
learn-entdecker-majority = Pip también tiene aquí un explorador, así que cada uno recibiría el valor completo. Coloca otro: quien tenga más se lo lleva, y el siguiente, solo la mitad.
learn-entdecker-huts = 10 puntos: cinco losetas y 5 por la cascada. Ahora los exploradores van a las cabañas de la selva: envía los dos tuyos a la recuadrada.
learn-entdecker-end = Al final, cada cabaña da sus puntos a quien tenga más exploradores allí. Cuando todo el mapa está explorado, gana quien tenga más puntos.
learn-entdecker-remember-1 = Primero anuncia y paga, después roba; una loseta que no encaja se pierde.
learn-entdecker-remember-2 = Una colonia vence a los fuertes; un fuerte, a los exploradores; más exploradores, a menos.
learn-entdecker-remember-3 = Quien gana una isla recibe su valor completo; el siguiente, la mitad. Los exploradores van luego a las cabañas.
