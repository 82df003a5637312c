# Explorers: before a match.
explorers-preset-first = Primera partida
explorers-preset-first-about = Modo básico y sin objetivos.
explorers-preset-goals = Con objetivos
explorers-preset-goals-about = Modo básico y dos objetivos para todos.
explorers-preset-expert = Experto
explorers-preset-expert-about = Modo experto y tres objetivos.
explorers-brief-1 = Una carta, un mapa cada uno.
explorers-brief-1-about = Una carta muestra dos terrenos. Todos marcan casillas a la vez, cada cual en su mapa.
explorers-brief-2 = Recoge por el camino.
explorers-brief-2-about = Las provisiones y las gemas puntúan al final de cada ronda.
explorers-brief-3 = Llega antes a los templos.
explorers-brief-3-about = Una llave abre uno. Cuanto antes llegues, más vale.
