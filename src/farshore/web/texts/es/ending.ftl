# El final de una partida.
ending-title = Así terminó
ending-counting = El recuento
ending-skip = { $by ->
    [touch] Toca la pantalla para saltarlo
   *[other] Haz clic o pulsa una tecla para saltarlo
}
ending-win = { $margin ->
    [none] Has ganado
    [0] Has ganado en el desempate
    [one] Has ganado por un punto
   *[other] Has ganado por { $margin } puntos
}
ending-wins = { $margin ->
    [none] { $name } gana
    [0] { $name } gana en el desempate
    [one] { $name } gana por un punto
   *[other] { $name } gana por { $margin } puntos
}
ending-draw = Empate
ending-shared = Victoria compartida: { $names }
ending-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ending-you = Tú
ending-parts = De dónde salen los puntos
ending-total = Total
ending-turned = El giro decisivo: { $part }, { $seats ->
    [2] { $points } a { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-led = { $who ->
    [you] Nunca has ido por detrás.
   *[other] { $name } nunca ha ido por detrás.
} La mayor diferencia: { $part }, { $seats ->
    [2] { $points } a { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-tied = Empate a puntos: decide la regla de desempate.
ending-board = Ver el tablero
ending-result = Resultado
ending-another = Reta a { $name }
ending-climb = En solitario, por un rango
ending-rank = { $points ->
    [one] punto
   *[other] puntos
}, escalón { $rank } de { $ranks }
ending-next = { $points ->
    [one] Falta un punto
   *[other] Faltan { $points } puntos
} para «{ $name }»
ending-summit = La cima: más arriba no hay nada.
ending-range-first = hasta { $to }
ending-range = de { $from } a { $to }
ending-range-last = { $from } o más
