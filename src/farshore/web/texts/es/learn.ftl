# Tutorials. A step says at most three short sentences and 200 characters; Pip is the gentle bot.
learn-you = Tú
learn-coach = Guía
learn-at = Paso { $at } de { $all }
learn-skip = Saltar
learn-back = Atrás
learn-onward = Seguir
learn-done = Terminar
learn-follow = Aún no: pulsa el lugar recuadrado.
learn-read = Aquí no hay nada que hacer. Lee y pulsa «Seguir».
learn-end = Ya puedes jugar
learn-remember = Tres cosas que recordar:
learn-play = Jugar tu primera partida
learn-to-table = Volver a la mesa
