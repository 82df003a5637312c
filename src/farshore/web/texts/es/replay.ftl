# What came of a check of draws. Loaded when it is asked for.
draws-good = { $draws ->
    [one] Comprobado un sorteo. Coincide con la semilla fijada antes de la partida.
   *[other] Comprobados los { $draws } sorteos. Coinciden con la semilla fijada antes de la partida.
}
draws-wrong = Estos sorteos no coinciden con la semilla: { $list }.
draws-unknown = Comprobados { $draws } sorteos: coinciden con la semilla fijada antes de la partida. { $unknown ->
    [one] Otro es de reglas anteriores y no se puede comprobar.
   *[other] Otros { $unknown } son de reglas anteriores y no se pueden comprobar.
}
fair-good = { $people ->
    [one] Se comprobaron los { $draws } sorteos. Se deducen del número del servidor y del de un dispositivo, fijados de antemano.
   *[other] Se comprobaron los { $draws } sorteos. Se deducen del número del servidor y de los de { $people } dispositivos, fijados de antemano.
}
fair-left-out = Se omitió el número de este navegador.
fair-earlier = El número de este navegador era de un comienzo abandonado, no de esta partida. Si aun así la jugaste, se omitió.
fair-forged = El registro de esta partida se contradice, o contradice lo que se mostró antes ({ $list }).
