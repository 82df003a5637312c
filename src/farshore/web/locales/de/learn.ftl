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

learn-lost-cities-hand = Das sind deine Karten: Zahlen von 2 bis 10 in fünf Farben und Wettkarten. Damit führst du Expeditionen, eine je Farbe, die mehr einbringen sollen, als sie kosten.
learn-lost-cities-begin = In jedem Zug spielst du eine Karte und ziehst eine. Beginne eine Expedition: Wähle die Vulkan 4 und drück auf ihren leuchtenden Platz.
learn-lost-cities-cost = Eine Expedition kostet 20 Punkte: Deine steht bei 4 − 20 = −16 und lohnt sich erst, wenn ihre Zahlen zusammen über 20 kommen. Zieh jetzt vom Stapel.
learn-lost-cities-rising = Du hast die Vulkan 7 gezogen. Zahlen müssen steigen, Lücken sind erlaubt, für die 2 ist es also zu spät: Leg die 7 an und zieh.
learn-lost-cities-wager = Eine Wettkarte verdoppelt Gewinn oder Verlust, zwei verdreifachen sie; sie liegen vor der ersten Zahl. Leg die Ozean-Wettkarte an und zieh.
learn-lost-cities-discard = Was du nicht brauchst, kannst du abwerfen, aber Pip darf es nehmen. Wähle Schnee 2, drück auf den Schnee-Ablagestapel und zieh.
learn-lost-cities-take = Pip hat Ozean 8 abgeworfen. Leg Ozean 6 an deine Wettkarte an und nimm die 8, statt vom Stapel zu ziehen.
learn-lost-cities-bonus = In einem anderen Durchgang: Deine Vulkan-Expedition hat sieben Karten. Ab acht gibt es 20 Punkte extra, also leg die 10 an.
learn-lost-cities-last = Im Nachziehstapel liegt nur noch eine Karte. Wer die letzte zieht, beendet die Runde sofort: Zieh sie.
learn-lost-cities-score = Summe der Zahlen weniger 20, durch die Wettkarte verdoppelt, und 20 für acht Karten: So zählt jede Expedition. Nach drei Runden gewinnt die höhere Summe.
learn-lost-cities-remember-1 = Eine Expedition kostet 20: Beginne nur, was du darüber bringst.
learn-lost-cities-remember-2 = Erst Wettkarten, dann Zahlen, und die nur aufwärts.
learn-lost-cities-remember-3 = Die letzte Karte des Stapels beendet die Runde, egal was du noch auf der Hand hast.

learn-explorers-map = Alle erforschen dieselbe Karte, jeder auf einem eigenen Blatt. Alle beginnen im Dorf mit der Fahne; die drei Kreuze daneben sind deine.
learn-explorers-card = In jedem Zug bietet eine Karte zwei Gelände, und jemand wählt zuerst. Diesmal bist du es: Nimm das Grasland.
learn-explorers-marks = Du hast drei Kreuze, nur auf Grasland und neben deinen Feldern. Nimm zuerst die Karotte: Verschiedener Proviant zählt am Ende der Runde.
learn-explorers-together = Alle machen ihre Kreuze gleichzeitig. Bestätige, dann wird die nächste Karte aufgedeckt.
learn-explorers-other = Jetzt hat Pip zuerst gewählt, die Wüste. Die anderen bekommen dort zwei Kreuze oder drei auf dem anderen Gelände: Nimm das Gewässer.
learn-explorers-horse = Bahne dir den Weg zum Pferd: Es gibt sofort ein Kreuz extra, auf beliebigem Gelände. Nimm dafür den Edelstein, der in jeder Runde zählt.
learn-explorers-temple = Ein paar Züge später hast du einen Schlüssel, und der öffnet einen Tempel: 12 Punkte, wenn du zuerst da bist, sonst 8. Nimm das Gewässer, dann kreuz den Tempel an.
learn-explorers-village = Am Ende bringt jedes Dorf 3 Punkte für eine angekreuzte Seite und bis zu 10 für alle vier. Erreiche dieses mit deinen zwei anderen Kreuzen.
learn-explorers-round = Das war die siebte Karte, die letzte dieser Runde. Bestätige, dann werden Proviant und Edelsteine gezählt.
learn-explorers-next = Du bekommst 5 für zwei Sorten Proviant und 1 für den Edelstein. Proviant beginnt in jeder der vier Runden neu; am Ende gewinnen die meisten Punkte.
learn-explorers-scroll = Die Karte passt dir nicht? Eine Landkarte ersetzt sie: vier Kreuze auf einem Gelände deiner Wahl. Nutze deine fürs Gewässer und hol dir die Karotte und eine neue Landkarte.
learn-explorers-remember-1 = Kreuze nur das gewählte Gelände an, und nur neben deinen Feldern.
learn-explorers-remember-2 = Sammle in jeder Runde verschiedenen Proviant, und Edelsteine früh.
learn-explorers-remember-3 = Sei mit einem Schlüssel zuerst am Tempel.

learn-entdecker-sea = Dieses Meer kennt niemand: Fahrten decken es Plättchen für Plättchen auf. Eine Insel bringt Punkte, wenn ihre Küste geschlossen ist, und zwar allen, die Leute auf ihr haben.
learn-entdecker-start = Eine Fahrt beginnt am Rand oder auf erforschtem Wasser. Diese Seite ist frei, die anderen kosten 1 oder 2 Gold: Drück auf das umrandete Feld und bestätige.
learn-entdecker-announce = Sag an, wie viele Plättchen du höchstens ziehen willst, und bezahle sie: Verdeckte kosten je 1 Gold. Sag zwei an.
learn-entdecker-place = Zieh ein Plättchen vom umrandeten Stapel und leg es an dein Schiff an. Das Schiff fährt darauf.
learn-entdecker-fit = Zieh das zweite. Meer muss an Meer und Land an Land: Leg die Küste so, dass sie an den Wasserfall anschließt.
learn-entdecker-scout = Das Land, das du gerade entdeckt hast, kannst du besetzen. Ein Kundschafter kostet 1 Gold und beendet die Fahrt: Setz einen ein.
learn-entdecker-income = Ein paar Züge später hattest du weniger als 4 Gold, darum wurde für dich gewürfelt. Es kam eine 5: Du bekommst 5 Gold, die anderen eins mehr.
learn-entdecker-close = Eine Küste der Insel ist noch offen. Beginne auf dem umrandeten Wasser, sag zwei Plättchen an, zieh und leg die Küste so, dass sie die Insel schließt.
learn-entdecker-majority = Auch Pip hat hier einen Kundschafter, ihr bekämt also beide den vollen Wert. Setz einen zweiten ein: Wer die meisten hat, bekommt ihn, der Nächste nur die Hälfte.
learn-entdecker-huts = 10 Punkte: fünf Plättchen und 5 für den Wasserfall. Die Kundschafter ziehen nun weiter zu den Hütten im Urwald: Schick deine beiden zur umrandeten.
learn-entdecker-end = Am Ende gibt jede Hütte ihre Punkte an den, der dort die meisten Kundschafter hat. Ist die ganze Karte erforscht, gewinnen die meisten Punkte.
learn-entdecker-remember-1 = Erst ansagen und bezahlen, dann ziehen; was nicht passt, ist verloren.
learn-entdecker-remember-2 = Siedlung schlägt Stützpunkte, Stützpunkt schlägt Kundschafter, mehr Kundschafter schlagen weniger.
learn-entdecker-remember-3 = Wer auf einer Insel vorn liegt, bekommt ihren vollen Wert, der Nächste die Hälfte; die Kundschafter ziehen weiter zu den Hütten.
