# Tutorials. A step says at most two sentences and 200 characters; Pip is the gentle bot.
learn-you = Tu
learn-coach = Guida
learn-at = Passo { $at } di { $all }
learn-skip = Salta
learn-back = Indietro
learn-onward = Avanti
learn-follow = Non ancora: tocca ciò che è cerchiato.
learn-read = Qui non c’è nulla da fare: leggi, poi «Avanti».
learn-end = Tutto pronto
learn-remember = Tre cose da ricordare:
learn-play = Gioca la prima partita
