# Lost Cities: before a match.
lost-cities-preset-short = Ein Durchgang
lost-cities-preset-short-about = Einmal austeilen, am Ende wird gezählt.
lost-cities-preset-classic = Klassisch
lost-cities-preset-classic-about = Fünf Farben und drei Durchgänge, wie in der Schachtel.
lost-cities-preset-long = Lang
lost-cities-preset-long-about = Sechs Farben, mit der Nacht, und drei Durchgänge.
lost-cities-brief-1 = Leg aufsteigend an.
lost-cities-brief-1-about = Eine Expedition je Farbe; jede Karte muss höher sein als die letzte.
lost-cities-brief-2 = Der Start kostet 20.
lost-cities-brief-2-about = Beginne nur, was du zu Ende bringst, sonst bleibt es unter null.
lost-cities-brief-3 = Wettkarten vervielfachen.
lost-cities-brief-3-about = Leg zuerst eine an, und das Ergebnis zählt doppelt, im Guten wie im Schlechten.
