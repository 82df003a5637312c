# Tutorials. A step says at most three short sentences and 200 characters; Pip is the gentle bot.
learn-you = Toi
learn-coach = Guide
learn-at = Étape { $at } sur { $all }
learn-skip = Passer
learn-back = Retour
learn-onward = Continuer
learn-done = Terminer
learn-follow = Pas encore : appuie sur l’endroit entouré.
learn-read = Rien à faire ici. Lis, puis appuie sur « Continuer ».
learn-end = À toi de jouer
learn-remember = Trois choses à retenir :
learn-play = Jouer ma première partie
learn-to-table = Retour à la table
