game-skerries = Skerries
about-skerries = Dos capitanes en la niebla. Navegar hacia lo desconocido, o mirar antes y perder un turno.

# Lo que hay en la carta.
skerries-kind = { $kind ->
    [sea] mar abierto
    [isle] isla
    [wreck] pecio
    [reef] arrecife
    [harbour] puerto
   *[fog] niebla
}
skerries-you = Tú
skerries-chart = La carta
skerries-points = puntos
skerries-turns = { $turns ->
    [one] queda un turno
   *[other] quedan { $turns } turnos
}
skerries-commission = Encargo: { $name }, +{ $bonus } cada uno
skerries-commission-secret = Encargo secreto
skerries-commission-title = Encargo
skerries-unseen = Losetas que no has visto
skerries-charted-by = { $who ->
    [you] cartografiado por ti
   *[other] cartografiado por { $name }
}
skerries-seen = has visto: { $name }
skerries-looked-by = { $name } ha mirado
skerries-ship = { $who ->
    [you] tu barco
   *[other] el barco de { $name }
}
skerries-sail-here = Navegar aquí
skerries-look-here = Mirar aquí
skerries-mode-sail = Navegar
skerries-mode-look = Mirar

# Qué se pide y qué ha pasado.
skerries-status-act = Te toca: navega a una casilla vecina, o mira en la niebla.
skerries-status-wait = Un momento…
skerries-status-waits = Esperando a { $name }.
skerries-log-sail = { $who ->
    [you] Navegas a { $square }
   *[other] { $name } navega a { $square }
}
skerries-log-look = { $who ->
    [you] Miras { $square }
   *[other] { $name } mira { $square }
}
skerries-log-tile = { $who ->
    [you] Encuentras: { $name }
   *[other] Encontrado: { $name }
}
skerries-log-commission = { $who ->
    [you] Tu encargo: { $name }
   *[other] El otro encargo: { $name }
}

# Explicaciones.
skerries-about-fog = Nadie ha cartografiado esta casilla. Navegar allí descubre su loseta a todos; mirarla te la enseña solo a ti.
skerries-about-harbour = Un puerto, del que sale un barco. No vale nada.
skerries-about-kind = Para ti vale { $points }. Con el encargo adecuado cada loseta cuenta { $bonus } más al final. No has visto { $left }.
skerries-about-commission = Un encargo nombra un tipo de loseta. Al final se enseña, y cada loseta de ese tipo que este capitán ha cartografiado cuenta más.

# La puntuación.
skerries-total = Total
skerries-squares = { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
}
skerries-sheet-note = Los encargos cuentan al final. A igualdad de puntos gana quien ha cartografiado más casillas.

# Por qué no.
skerries-why-already-there = Tu barco ya está allí.
skerries-why-not-beside = { $square } no está junto a tu barco en { $ship }.
skerries-why-other-ship = El otro barco está en { $square }.
skerries-why-too-far = { $square } está demasiado lejos: desde { $ship } ves a dos pasos.
skerries-why-charted = { $square } ya está cartografiada.
skerries-why-looked-before = Ya has mirado { $square }.

# Opciones.
skerries-option-turns = Turnos
skerries-option-turns-about = Cuántos turnos tiene cada capitán. Lo habitual son 14.

## Rules and tutorial: a page loads what follows when it is read.
skerries-rules-goal = Dos capitanes cartografían 25 casillas de mar. Casi todas están en la niebla, y lo que esconde vale mucho, nada, o menos que nada. Gana quien tiene más puntos al final.
skerries-rules-chart = La carta
skerries-rules-chart-text = Los barcos salen de los puertos, en esquinas opuestas. En cada una de las otras 23 casillas hay una loseta:
skerries-rules-sea = siete, sin valor
skerries-rules-isle = seis, 2 puntos cada una
skerries-rules-wreck = cuatro, 5 puntos cada uno
skerries-rules-reef = seis, que cuestan 3 puntos cada uno
skerries-rules-sail = Tu turno: navegar…
skerries-rules-sail-text = Navega a una casilla junto a tu barco, pero no al otro barco. Si está en la niebla, su loseta se descubre y la has cartografiado, sea lo que sea.
skerries-rules-look = …o mirar
skerries-rules-look-text = Mira una casilla en la niebla, a dos pasos como mucho. Solo tú ves su loseta, que se queda allí; el otro capitán solo ve dónde has mirado.
skerries-rules-end = El final y los encargos
skerries-rules-end-text = Cada capitán tiene un encargo secreto para un tipo de loseta. La partida acaba tras el último turno, o cuando no queda niebla. Entonces se enseñan los encargos, y cada loseta de ese tipo cuenta más: mar abierto e islas 2 puntos, pecios 3, arrecifes 4. A igualdad de puntos gana quien ha cartografiado más casillas.

# El tutorial.
learn-skerries-chart = Este es el mar que tú y Pip cartografiáis. Tu barco empieza arriba a la izquierda, y casi todo está en la niebla.
learn-skerries-commission = Este es tu encargo secreto: al final cada pecio que has cartografiado vale 3 puntos más. Pip también tiene uno.
learn-skerries-sail = En cada turno navegas o miras. Navega a b1: su loseta se descubre, y la has cartografiado.
learn-skerries-look = Una isla, 2 puntos. Ahora con cuidado: elige «Mirar», luego b2, y solo tú verás lo que hay.
learn-skerries-reef = Un arrecife habría costado 3 puntos. Navega mejor a c1.
learn-skerries-other = Un pecio, 5 puntos. Pip ha mirado c3: ves dónde, pero no qué hay.
learn-skerries-last = Cerca del final de otra partida. Sabes de un pecio en d2: navega allí con tu último turno.
learn-skerries-score = Se enseñan los encargos, y tus dos pecios cuentan 3 más cada uno. Gana quien tiene más puntos.
learn-skerries-remember-1 = Navegar cartografía, mirar informa: cada cosa cuesta un turno.
learn-skerries-remember-2 = Los arrecifes cuestan puntos, salvo que tu encargo los pague.
learn-skerries-remember-3 = Adónde va el otro capitán tras mirar puede delatar su encargo.
