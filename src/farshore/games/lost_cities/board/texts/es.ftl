# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Dos rivales, cinco expediciones. Empieza solo lo que puedas acabar: cada expedición cuesta puntos antes de darlos.
minutes-lost-cities = 20

# Lost Cities. A suit is a letter in the data; here it gets its name.
lost-cities-suit = { $suit ->
    [Y] desierto
    [B] océano
    [W] nieve
    [G] selva
    [R] volcán
    [P] noche
   *[other] { $suit }
}
# where an expedition goes: "expedición al desierto"
lost-cities-suit-to = { $suit ->
    [Y] al desierto
    [B] al océano
    [W] a la nieve
    [G] a la selva
    [R] al volcán
    [P] a la noche
   *[other] a { $suit }
}
# whose pile it is: "pila del desierto"
lost-cities-suit-of = { $suit ->
    [Y] del desierto
    [B] del océano
    [W] de la nieve
    [G] de la selva
    [R] del volcán
    [P] de la noche
   *[other] de { $suit }
}
lost-cities-card = { $number } de { lost-cities-suit }
lost-cities-wager = inversión de { lost-cities-suit }
lost-cities-wager-short = inversión
lost-cities-to = a
lost-cities-you = Tú

# the board
lost-cities-lane = { $who ->
    [you] Tu expedición { lost-cities-suit-to }
   *[other] La expedición de { $name } { lost-cities-suit-to }
}
lost-cities-lane-state = { $list }, vale { $points }
lost-cities-not-begun = sin empezar
lost-cities-lay-here = Colocar aquí: { $change }
lost-cities-lanes-of = Expediciones: { $name }
lost-cities-piles = Pilas de descartes y mazo
lost-cities-pile = Pila de descartes { lost-cities-suit-of }
lost-cities-pile-state = { $cards ->
    [one] { $card } arriba, única carta
   *[other] { $card } arriba, { $cards } cartas en total
}
lost-cities-pile-empty = vacía
lost-cities-discard = descarte
lost-cities-discard-here = Descartar aquí
lost-cities-discard-gives = { $points ->
    [one] { $name } podría colocarla: { $points } punto
   *[other] { $name } podría colocarla: { $points } puntos
}
lost-cities-key-card = elegir una carta de tu mano
lost-cities-key-draw = robar del mazo
lost-cities-take-this = Tomar la de arriba
lost-cities-barred = Bloqueada este turno
lost-cities-deck = El mazo
lost-cities-deck-state = { $cards ->
    [one] Mazo: queda una carta
   *[other] Mazo: quedan { $cards } cartas
}
lost-cities-draw-this = Robar
lost-cities-cards-left = { $cards ->
    [one] carta
   *[other] cartas
}
lost-cities-turns-left = { $cards ->
    [one] última carta
   *[other] tus turnos: { $turns }
}
# the same where there is little room: a word and a number
lost-cities-turns-short = { $cards ->
    [one] última
   *[other] turnos: { $turns }
}
lost-cities-round = Ronda
lost-cities-round-short = Ronda { $round }/{ $rounds }
lost-cities-this-round = ronda { $points }
lost-cities-hand = Tu mano
lost-cities-can-lay = { $card }, se puede colocar: { $change }
lost-cities-cannot-lay = { $card }, no se puede colocar
lost-cities-choose-first = Elige primero una carta de tu mano.
lost-cities-other-lane = Tu { $card } va en la expedición { lost-cities-suit-to }.
lost-cities-other-pile = Tu { $card } solo se puede descartar en la pila { lost-cities-suit-of }.

# who does what
lost-cities-status-lay = Tu turno: coloca o descarta una carta.
lost-cities-status-target = Colócala en tu expedición o descártala.
lost-cities-status-discard = Esta carta no cabe ahora en ninguna de tus expediciones: descártala o elige otra.
lost-cities-status-draw = Ahora roba del mazo o de una pila iluminada.
lost-cities-status-deck = Ahora roba una carta del mazo.
lost-cities-status-last = Ahora roba. La última carta del mazo acaba la ronda.
lost-cities-status-wait = Un momento…
lost-cities-status-waits = Esperando a { $name }.
lost-cities-status-draws = Esperando a que robe { $name }.
lost-cities-log-starts = { $who ->
    [you] Empiezas tú
   *[other] Empieza { $name }
}
lost-cities-log-deal = Se reparten las cartas
lost-cities-log-lay = { $who ->
    [you] Colocas: { $card }
   *[other] { $name } coloca: { $card }
}
lost-cities-log-discard = { $who ->
    [you] Descartas: { $card }
   *[other] { $name } descarta: { $card }
}
lost-cities-log-take = { $who ->
    [you] Tomas de la pila { lost-cities-suit-of }
   *[other] { $name } toma de la pila { lost-cities-suit-of }
}
lost-cities-log-took = { $who ->
    [you] Tomas: { $card }
   *[other] { $name } toma: { $card }
}
lost-cities-log-now = { $line } (ahora { $points })
lost-cities-log-round = Fin de la ronda { $round }: { $list }
lost-cities-log-draw = { $who ->
    [you] Robas del mazo
   *[other] { $name } roba del mazo
}
lost-cities-log-drew = { $who ->
    [you] Robas del mazo: { $card }
   *[other] { $name } roba del mazo: { $card }
}

# explanations
lost-cities-about-wager = Una inversión multiplica lo que da o cuesta la expedición { lost-cities-suit-to }: una lo dobla, dos lo triplican, tres lo cuadruplican. Las inversiones van antes del primer número. Hay tres de cada color.
lost-cities-about-number = Suma { $number } a la expedición { lost-cities-suit-to }. Cada carta debe ser mayor que la anterior.
lost-cities-about-change = Si la colocas ahora: { $change }.
lost-cities-about-empty = Sin empezar no cuesta nada. Al empezarla parte de −20, y sus cartas suman desde ahí.
lost-cities-about-bonus = { $cards ->
    [8] 8 cartas: bonus de 20 puntos.
    [9] 9 cartas: bonus de 20 puntos.
    [10] 10 cartas: bonus de 20 puntos.
    [11] 11 cartas: bonus de 20 puntos.
    [12] 12 cartas: bonus de 20 puntos.
   *[other] { $cards } de las 8 cartas necesarias para el bonus de 20 puntos.
}
lost-cities-about-pile = Los descartes de este color, tuyos y de tu rival. Solo se puede tomar la carta de arriba.
lost-cities-about-top = { $cards ->
    [one] Arriba: { $card }. Es la única carta.
   *[other] Arriba: { $card }. { $cards } cartas en total.
}
lost-cities-about-below = Debajo: { $list }.
lost-cities-about-deck = { $cards ->
    [one] Queda una carta. Robarla termina la ronda al instante.
   *[other] Quedan { $cards } cartas. La ronda acaba en cuanto se roba la última: { $cards } turnos más, y otro por cada carta que se tome de una pila.
}
lost-cities-about-hand = { $cards ->
    [one] Una carta en la mano
   *[other] { $cards } cartas en la mano
}
lost-cities-known = Cartas conocidas de { $name }:

# score sheet
lost-cities-round-is = Ronda { $round }
lost-cities-round-now = Ronda { $round } hasta ahora
lost-cities-round-of = Ronda { $round } de { $rounds } hasta ahora
lost-cities-round-done = Ronda { $round } de { $rounds }
lost-cities-rounds = Rondas
lost-cities-total = Total
lost-cities-table-points = Todas las expediciones
lost-cities-formula = (suma de los números − 20) × (1 + inversiones), más 20 a partir de ocho cartas.
lost-cities-unseen = Cartas sin ver ({ $number })
lost-cities-unseen-text = Están en el mazo o en una mano que no puedes ver. Tachadas: ya vistas.
lost-cities-round-you = Ganas la ronda { $round }
lost-cities-round-other = { $name } gana la ronda { $round }
lost-cities-round-tied = Empate en la ronda { $round }
lost-cities-next-round = Siguiente ronda
lost-cities-end-you = ¡Has ganado!
lost-cities-end-other = Ha ganado { $name }
lost-cities-end-draw = Empate

# refusals
lost-cities-why-play-first = Primero coloca o descarta una carta; después, roba.
lost-cities-why-draw-next = Ya has jugado una carta. Ahora roba otra.
lost-cities-why-not-in-hand = No tienes esa carta: { $card }.
lost-cities-why-too-low = Tu { $card } no supera el { $top }. Solo puedes descartarlo.
lost-cities-why-wager-too-late = Las inversiones van antes del primer número, y ya está el { $top }. Solo puedes descartarla.
lost-cities-why-no-such-suit = En esta partida no se juega con este color: { lost-cities-suit }.
lost-cities-why-pile-empty = La pila { lost-cities-suit-of } está vacía.
lost-cities-why-pile-closed = Acabas de descartar en la pila { lost-cities-suit-of }: en este turno no puedes tomar de ella.
lost-cities-why-piles-shut = Nadie ha robado del mazo en { $turns } turnos. Ahora roba del mazo.

# options of a table
lost-cities-option-colours = Colores
lost-cities-option-colours-about = Cinco colores, o seis para una partida más larga.
lost-cities-option-colours-5 = Cinco
lost-cities-option-colours-6 = Seis, con la noche
lost-cities-option-rounds = Rondas
lost-cities-option-rounds-about = Número de rondas. Lo normal son tres.
lost-cities-option-next-starter = Rondas siguientes
lost-cities-option-next-starter-about = Quién empieza las rondas que siguen a la primera.
lost-cities-option-next-starter-leader = Quien tenga más puntos
lost-cities-option-next-starter-alternate = Alternando
lost-cities-option-next-starter-fixed = Siempre el mismo asiento
lost-cities-option-first-starter = Primera ronda
lost-cities-option-first-starter-about = Quién empieza la primera ronda.
lost-cities-option-first-starter-chance = Al azar
lost-cities-option-first-starter-0 = El primer asiento
lost-cities-option-first-starter-1 = El segundo asiento
lost-cities-option-stall-guard = Antibloqueo
lost-cities-option-stall-guard-about = Tras 24 turnos seguidos sin robar del mazo, las pilas se cierran hasta que alguien robe del mazo.
lost-cities-option-stall-guard-on = Sí
lost-cities-option-stall-guard-off = No
lost-cities-option-extra-round = Ronda de desempate
lost-cities-option-extra-round-about = Jugar una ronda más si hay empate tras la última.
lost-cities-option-extra-round-on = Sí, una ronda más
lost-cities-option-extra-round-off = No, queda en empate
lost-cities-option-piles = Descartes cubiertos
lost-cities-option-piles-about = Si se pueden consultar las pilas de descartes.
lost-cities-option-piles-top = Solo la carta de arriba
lost-cities-option-piles-full = Toda la pila

## Rules and tutorial: a page loads what follows when it is read.
lost-cities-rules-goal-text = Dos rivales envían expediciones. Cada una cuesta 20 puntos en cuanto la empiezas y da el valor de sus cartas. Empieza pocas y llévalas lejos: gana quien tenga más puntos al final de la partida.
lost-cities-rules-cards = Las cartas
lost-cities-rules-cards-text = Cada color tiene los números del 2 al 10, uno de cada, y tres inversiones. Cinco colores suman 60 cartas. Se reparten ocho a cada jugador; las demás forman el mazo.
lost-cities-rules-night = La partida larga añade un sexto color, la noche: 72 cartas, y ocho en la mano como siempre.
lost-cities-rules-turn = Tu turno
lost-cities-rules-turn-text = Primero juega una carta y después roba otra. Al final del turno siempre tienes ocho.
lost-cities-rules-lay = 1. Colócala en tu expedición…
lost-cities-rules-lay-text = Puedes tener una expedición por color, en tu lado. Puede empezar con cualquier carta. Cada carta siguiente debe ser mayor que la última; se pueden saltar números. Las cartas no se intercalan ni se retiran.
lost-cities-rules-lay-example = Después del 4 vale el 7. El 5 y el 6 ya están perdidos para esta expedición.
lost-cities-rules-wagers = Las inversiones van al principio: cuantas quieras antes del primer número, ninguna después.
lost-cities-rules-wagers-example = Dos inversiones y luego números: esta expedición cuenta el triple.
lost-cities-rules-discard = …o descártala
lost-cities-rules-discard-text = Cualquier carta puede ir boca arriba a la pila de su color. Tu rival podrá tomarla.
lost-cities-rules-draw = 2. Roba una carta
lost-cities-rules-draw-text = Del mazo, o la carta de arriba de cualquier pila, salvo la pila en la que acabas de descartar. Tu rival sabe qué carta has tomado de una pila: se ve junto a tu nombre hasta que la juegas.
lost-cities-rules-end = Fin de la ronda
lost-cities-rules-end-text = La ronda acaba al instante cuando se roba la última carta del mazo. Las cartas de la mano no cuentan. El mazo muestra cuántas quedan.
lost-cities-rules-score = Puntos
lost-cities-rules-score-text = Cada expedición se cuenta por separado. Sin cartas vale 0. Si las tiene:
lost-cities-rules-score-sum = Suma los números y resta 20.
lost-cities-rules-score-times = Multiplica por 2 con una inversión, por 3 con dos, por 4 con tres (aunque el resultado sea negativo).
lost-cities-rules-score-bonus = Ocho cartas o más, contando las inversiones, dan un bonus de 20 puntos, que no se multiplica.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Con dos inversiones y ocho cartas: (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Una inversión sola: (0 − 20) × 2 = −40.
lost-cities-rules-match = La partida
lost-cities-rules-match-text = Lo normal son tres rondas, cuyos puntos se suman. El azar decide quién empieza la primera; después empieza quien tenga más puntos o, si hay empate, quien no empezó la última. Si los totales son iguales, la partida queda en empate.
lost-cities-rules-options = Opciones de la mesa
lost-cities-rules-options-text = Cinco o seis colores; de una a veinte rondas; quién empieza; una ronda de desempate; si se pueden consultar las pilas de descartes.
lost-cities-rules-stall = Para que ninguna ronda se eternice: tras 24 turnos seguidos en los que se ha tomado una carta de una pila, las pilas se cierran hasta que alguien robe del mazo.
lost-cities-rules-here = Jugar en línea
lost-cities-rules-here-text = Elige una carta y se iluminan sus sitios, con los puntos de antes y de después. Una flechita hacia abajo indica que la carta solo se puede descartar. Puedes deshacer hasta que robes del mazo o juegue tu rival (los bots juegan al momento). Un clic derecho o una pulsación larga explica todo lo que hay en la mesa.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = Estas son tus cartas: inversiones y números del 2 al 10, en cinco colores. Con ellas diriges expediciones, una por color, que deberían dar más de lo que cuestan.
learn-lost-cities-begin = En cada turno juegas una carta y robas otra. Empieza una expedición: elige el 4 de volcán y pulsa su sitio iluminado.
learn-lost-cities-cost = Cada expedición cuesta 20 puntos: la tuya vale 4 − 20 = −16. Solo sale a cuenta si sus números suman más de 20. Ahora roba del mazo.
learn-lost-cities-rising = Has robado el 7 de volcán. Los números deben ir subiendo, con saltos si quieres, así que el 2 de volcán llega tarde: coloca el 7 y roba.
learn-lost-cities-wager = Una inversión dobla lo que da o cuesta una expedición, dos lo triplican, y van antes de su primer número. Coloca la inversión de océano y roba.
learn-lost-cities-discard = Si una carta no te sirve, puedes descartarla, pero tu rival podrá tomarla. Elige el 2 de nieve, pulsa la pila de la nieve y roba.
learn-lost-cities-take = Pip ha descartado el 8 de océano. Coloca el 6 de océano tras tu inversión y toma ese 8 en vez de robar del mazo.
learn-lost-cities-bonus = Ahora es la ronda 2 de 3 y tu expedición al volcán tiene siete cartas. Con ocho o más ganas un bonus de 20 puntos, así que coloca el 10.
learn-lost-cities-last = Solo queda una carta en el mazo. Robarla termina la ronda al instante: róbala.
learn-lost-cities-score = Suma los números, resta 20, dobla por la inversión y suma 20 por ocho cartas: así puntúa una expedición. Tras tres rondas, gana quien tenga el total más alto.
learn-lost-cities-remember-1 = Una expedición cuesta 20 puntos: empieza solo las que puedan dar más.
learn-lost-cities-remember-2 = Primero las inversiones, luego los números, y siempre hacia arriba.
learn-lost-cities-remember-3 = La última carta del mazo acaba la ronda, tengas lo que tengas en la mano.
