# Tutorials. A step says at most three short sentences and 200 characters; Pip is the gentle bot.
learn-you = Tu
learn-coach = Guida
learn-at = Passo { $at } di { $all }
learn-skip = Salta
learn-back = Indietro
learn-onward = Avanti
learn-done = Fine
learn-follow = Non ancora: tocca il punto cerchiato.
learn-read = Qui non c’è nulla da fare. Leggi, poi premi «Avanti».
learn-end = Ora puoi giocare
learn-remember = Tre cose da ricordare:
learn-play = Gioca la prima partita
learn-to-table = Torna al tavolo
