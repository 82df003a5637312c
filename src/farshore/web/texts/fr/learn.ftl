# Tutorials. A step says at most two sentences and 200 characters; Pip is the gentle bot.
learn-you = Toi
learn-coach = Guide
learn-at = Étape { $at } sur { $all }
learn-skip = Passer
learn-back = Retour
learn-onward = Continuer
learn-follow = Pas encore : appuie sur ce qui est entouré.
learn-read = Rien à faire ici : lis, puis « Continuer ».
learn-end = Tu connais l’essentiel
learn-remember = Trois choses à retenir :
learn-play = Jouer ma première partie
