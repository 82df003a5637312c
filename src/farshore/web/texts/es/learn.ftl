# Tutorials. A step says at most two sentences and 200 characters; Pip is the gentle bot.
learn-you = Tú
learn-coach = Guía
learn-at = Paso { $at } de { $all }
learn-skip = Saltar
learn-back = Atrás
learn-onward = Seguir
learn-follow = Aún no: pulsa lo que está recuadrado.
learn-read = Aquí no hay nada que hacer: lee y pulsa «Seguir».
learn-end = Ya sabes jugar
learn-remember = Tres cosas que recordar:
learn-play = Jugar tu primera partida
