# Einführungen. Ein Schritt sagt höchstens zwei Sätze und 200 Zeichen; Pip ist der sanfte Bot.
learn-you = Du
learn-coach = Anleitung
learn-at = Schritt { $at } von { $all }
learn-skip = Überspringen
learn-back = Zurück
learn-onward = Weiter
learn-follow = Noch nicht: Drück auf das Umrandete.
learn-read = Hier ist nichts zu tun: Lies und drück auf „Weiter“.
learn-end = Du bist bereit
learn-remember = Drei Dinge, die du dir merken solltest:
learn-play = Deine erste Partie
