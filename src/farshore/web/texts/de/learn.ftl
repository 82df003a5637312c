# Einführungen. Ein Schritt sagt höchstens drei kurze Sätze und 200 Zeichen; Pip ist der sanfte Bot.
learn-you = Du
learn-coach = Anleitung
learn-at = Schritt { $at } von { $all }
learn-skip = Überspringen
learn-back = Zurück
learn-onward = Weiter
learn-done = Fertig
learn-follow = Noch nicht: Drück auf die umrandete Stelle.
learn-read = Hier ist nichts zu tun. Lies und drück auf „Weiter“.
learn-end = Du kannst loslegen
learn-remember = Drei Dinge zum Merken:
learn-play = Deine erste Partie
learn-to-table = Zurück zum Tisch
