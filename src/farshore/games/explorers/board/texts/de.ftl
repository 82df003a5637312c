# What the home page shows.
game-explorers = Explorers
about-explorers = Alle erkunden gleichzeitig dasselbe unbekannte Land. Sammle Proviant, plane deinen Weg und sei zuerst bei den Tempeln.
minutes-explorers = 25

# Explorers. Was man auf ein Feld setzt, heißt Kreuz.
explorers-terrain-prairie = Grasland
explorers-terrain-water = Gewässer
explorers-terrain-desert = Wüste
explorers-terrain-mountain = Gebirge
explorers-village = Dorf
explorers-any-terrain = jedes Gelände
explorers-pair = { $one } + { $other }
explorers-either = { $one } oder { $other }
explorers-object-temple = Tempel
explorers-object-key = Schlüssel
explorers-object-scroll = Landkarte
explorers-object-horse = Pferd
explorers-object-gem = Edelstein
explorers-object-apple = Apfel
explorers-object-carrot = Karotte
explorers-object-fish = Fisch
explorers-provisions = Proviant
explorers-gems = Edelsteine
explorers-villages = Dörfer
explorers-temples = Tempel
explorers-achievements = Aufträge
explorers-total = Summe

# what is asked
explorers-status-lay = Du bist dran: Leg ein Plättchen in Viertel { $quadrant }
explorers-status-lays = { $name } legt den Plan
explorers-status-village = Du bist dran: Wähle das Startdorf für alle
explorers-status-villages = { $name } wählt das Startdorf für alle
explorers-status-card = Die nächste Karte wird aufgedeckt
explorers-status-chooses = { $name } wählt eine Seite der Karte
explorers-status-option = Du bist dran: Wähle eine Seite der Karte
explorers-status-again = { $terrains }, { $marks ->
    [one] ein Kreuz
   *[other] { $marks } Kreuze
}: zum Wählen noch einmal drücken
explorers-status-all-set-up = Alle setzen ihre ersten drei Kreuze
explorers-status-all-mark = Alle kreuzen an
explorers-status-wait = Warten auf die anderen
explorers-status-terrain = Wähle ein Gelände für die ersten Kreuze
explorers-status-choose = Wähle: { $ones }-mal { $one } oder { $twos }-mal { $two }
explorers-status-scroll = Landkarte: Wähle ein Gelände für 4 Kreuze
explorers-status-horse = Pferd: Kreuz ein leuchtendes Feld an
explorers-status-horse-stuck = Kein Feld für das Pferd: Verzichte darauf
explorers-status-bonus = { $marks ->
    [0] Tempelboni: Wähle einen und sein Gelände
    [one] Tempelbonus: Wähle ein Gelände (1 Kreuz)
   *[other] Tempelbonus: Wähle ein Gelände ({ $marks } Kreuze)
}
explorers-status-all-done = Alle Kreuze gesetzt: Bestätige den Zug
explorers-status-stuck = { $terrains }: kein Feld frei. Bestätige den Zug
explorers-status-mark = { $marks ->
    [one] Noch 1 Kreuz: { $terrains }
   *[other] Noch { $marks } Kreuze: { $terrains }
}

# buttons
explorers-done = Bestätigen
explorers-done-without = Auf den Bonus verzichten
explorers-done-early = { $marks ->
    [one] Beenden (1 übrig)
   *[other] Beenden ({ $marks } übrig)
}
explorers-skip-horse = Auf das Pferd verzichten
explorers-skip-bonus = Auf den Rest verzichten
explorers-scroll-spend = Landkarte nutzen: 4 Kreuze
explorers-scroll-back = Zurück zur Karte
explorers-terrain-empty = Keins deiner Kreuze grenzt an dieses Gelände: Du könntest nichts ankreuzen. Drück noch einmal, um es trotzdem zu wählen.
explorers-zoom-in = Plan vergrößern
explorers-zoom-out = Ganzen Plan zeigen
explorers-village-at = Dorf { $quadrant } ({ $square })
explorers-turn-tile = Drehen
explorers-lay-tile = Plättchen { $tile } legen
explorers-tile = Plättchen { $tile }
explorers-open-board = { $points ->
    [one] { $name }: { $points } Punkt. Plan zeigen
   *[other] { $name }: { $points } Punkte. Plan zeigen
}
explorers-watch = Plan auswählen

# card and tracks
explorers-card = Karte
explorers-card-name = { $one } / { $two }
explorers-round = Runde { $round }/{ $rounds }
explorers-turn = Karte { $turn }/{ $turns }
explorers-setup = Erste Kreuze
explorers-option-name = { $marks ->
    [one] { $terrains }: 1 Kreuz
   *[other] { $terrains }: { $marks } Kreuze
}
explorers-terrain-choice = { $terrain }: { $marks ->
    [one] 1 Kreuz
   *[other] { $marks } Kreuze
}, { $open ->
    [0] kein Feld neben deinen Kreuzen
    [one] 1 Feld neben deinen Kreuzen
   *[other] { $open } Felder neben deinen Kreuzen
}
explorers-note-near = Die dir zugewandte Seite gibt 3 Kreuze, die abgewandte 2.
explorers-note-free = Letzte Karte zu dritt: Alle bekommen 3 Kreuze auf der Seite ihrer Wahl.
explorers-note-choose = Du wählst. Die anderen bekommen 2 Kreuze auf deiner Seite oder 3 auf der anderen.
explorers-note-mine = Du hast diese Seite gewählt.
explorers-note-took = { $name } hat { $terrains } gewählt: dort 2 Kreuze oder 3 auf der anderen Seite.
explorers-guide-horse = Pferd: ein Kreuz extra auf beliebigem Gelände, neben einem deiner Kreuze.
explorers-guide-bonus = Tempelbonus: Wähle ein Gelände für die Bonuskreuze.
explorers-guide-bonus-marks = Tempelbonus: Bonuskreuze auf { $terrains }.
explorers-guide-scroll = Landkarte: vier Kreuze auf { $terrains } statt der Karte.
explorers-bonus-of = Bonus von Tempel { $quadrant }
explorers-harvest = Punkte aus Runde { $round }
explorers-harvest-of = { $name }: Proviant { $provisions }, Edelsteine { $gems }
explorers-left-label = Kreuze übrig
explorers-left = { $marks ->
    [one] 1 Kreuz übrig
   *[other] { $marks } Kreuze übrig
}
explorers-unseen-label = Kommt noch, bis auf eine
explorers-unseen = In dieser Runde noch nicht gesehen: { $list }
explorers-unseen-text = { $cards ->
    [0] Das ist die letzte Karte der Runde; eine der acht liegt beiseite.
    [one] Noch 1 Karte in dieser Runde; eine von diesen liegt ungesehen beiseite.
   *[other] Noch { $cards } Karten in dieser Runde; eine von diesen liegt ungesehen beiseite.
}
explorers-found = Bisher gefunden
explorers-nothing = nichts
explorers-keys-have = Schlüssel: { $free } von { $found } übrig
explorers-scrolls-have = Landkarten: { $free } von { $found } übrig
explorers-gems-have = Edelsteine: { $gems }, in dieser Runde { $points } wert
explorers-provisions-have = Proviant in Runde { $round }: { $list }
explorers-temple-mine = Tempel { $quadrant }: erkundet für { $points } Punkte
explorers-temple-open = Tempel { $quadrant } auf { $square }: jetzt { $points } Punkte{ $bonus ->
    [0] {""}
    [one] {" "}und 1 Bonuskreuz
   *[other] {" "}und { $bonus } Bonuskreuze
}
explorers-temple-shut = Tempel { $quadrant }: keine Punkte mehr
explorers-race-now = jetzt { $points }
explorers-others = Pläne der anderen
explorers-map-of = { $who ->
    [you] Dein Plan
   *[other] Plan von { $name }
}
explorers-score-now = Punkte
explorers-score-then = Wäre jetzt Schluss
explorers-score-then-text = Mit dem Stand der laufenden Runde
explorers-result = Endstand
explorers-points = { $number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
explorers-no-points = noch keine Punkte

# squares
explorers-name-legal = ankreuzbar
explorers-name-marked = angekreuzt
explorers-name-fresh = angekreuzt, noch nicht bestätigt
explorers-name-closed = gesperrt
explorers-is-marked = Du hast es angekreuzt.
explorers-can-be-marked = Du kannst es jetzt ankreuzen: { $points }.
explorers-plain-text = Hier ist nichts. Ein Kreuz bringt dich weiter.
explorers-village-text = Dörfer werden nicht angekreuzt. Am Ende zählt, wie viele ihrer vier Nachbarfelder angekreuzt sind: 3, 5, 7 oder 10 Punkte.
explorers-village-expert-text = Dörfer werden nicht angekreuzt. Am Ende zählt nur dein Dorf mit den wenigsten angekreuzten Nachbarfeldern: 12, 18, 26 oder 40 Punkte für 1 bis 4.
explorers-temple-text = { $seats ->
    [1] Braucht einen Schlüssel. Sein Wert sinkt jede Runde: 12, 10, 8, 6.
    [2] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, dann 8.
    [3] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, dann 8, dann 6.
   *[other] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, dann 10, 8, 6.
}
explorers-temple-expert-text = Braucht einen Schlüssel. 8 Punkte für alle, dazu am Ende des Zuges bis zu 3 Bonuskreuze: je früher du ankommst, desto mehr.
explorers-temple-now = Jetzt: { $points } Punkte{ $bonus ->
    [0] .
    [one] {" "}und 1 Bonuskreuz.
   *[other] {" "}und { $bonus } Bonuskreuze.
}
explorers-key-text = Öffnet ab sofort einen beliebigen Tempel.
explorers-scroll-text = Nutze sie in einem späteren Zug statt der Karte: vier Kreuze auf einem Gelände deiner Wahl.
explorers-horse-text = Sofort ein Kreuz extra, auf beliebigem Gelände neben einem deiner Kreuze.
explorers-gem-text = Jeder Edelstein bringt am Ende jeder Runde 1 Punkt; früh gefundene bringen also am meisten.
explorers-gem-expert-text = Jeder Edelstein nimmt die nächste Zahl der Reihe: −3, −2, −1, dann +1 bis +5. Am Ende jeder Runde kosten dich übrige Minuszahlen Punkte; sind sie weg, zählen deine Pluszahlen.
explorers-provision-text = Jede Sorte einmal je Runde: 1, 2 oder 3 verschiedene bringen 2, 5 oder 10 Punkte. Eine gefundene Sorte ist bis zur nächsten Runde gesperrt.
explorers-provision-expert-text = In Runde 2 gibt es nur Äpfel, in Runde 3 Karotten, in Runde 4 Fische; 1 bis 4 davon bringen 1, 4, 9 oder 16 Punkte. In Runde 1 ist alles gesperrt.

# log
explorers-log-tile = Plättchen { $tile } liegt in { $quadrant }, um { $degrees }° gedreht
explorers-log-achievement = Auftrag: { $title }
explorers-log-card = Karte: { $one } / { $two }
explorers-log-village = { $name } wählt Dorf { $quadrant }: Dort beginnen alle
explorers-log-terrain = { $name } beginnt auf { $terrain }
explorers-log-option = { $name } wählt { $terrains }
explorers-log-scroll = { $name } nutzt eine Landkarte: { $terrain }
explorers-log-bonus = { $name } nimmt einen Tempelbonus: { $terrain }
explorers-log-mark = { $name } kreuzt { $square } an ({ $what })
explorers-log-skip = { $name } verzichtet auf den Rest
explorers-since-marks = { $number ->
    [one] { $name } setzt 1 Kreuz: { $squares }
   *[other] { $name } setzt { $number } Kreuze: { $squares }
}
explorers-since-found = { $marks }. Gefunden: { $things }
explorers-key-option = eine Seite der Karte wählen
explorers-key-done = den Zug bestätigen
explorers-key-skip = auf das Pferd oder den Rest eines Bonus verzichten
explorers-key-zoom = den Plan vergrößern (kleine Bildschirme)
explorers-log-done = { $name } ist fertig
explorers-log-temple = { $name } erkundet Tempel { $quadrant }: { $points } Punkte
explorers-log-race = { $name } bekommt { $points } Punkte: { $title }
explorers-log-round = Runde { $round } ist zu Ende: { $list }

# sheet
explorers-sheet-round = Runde { $round }
explorers-sheet-running = Runde { $round }, läuft noch
explorers-sheet-ties = Bei Gleichstand liegt vorn, wer weniger Landkarten genutzt hat.
explorers-sheet-solo = Solo spielst du um einen Rang von 1 bis 6.
explorers-village-of = Dorf { $quadrant }
explorers-temple-of = Tempel { $quadrant }
explorers-rank = Stufe { $rank } von 6
explorers-rank-next = Noch { $points } bis zur nächsten
explorers-rank-1 = Hinter dem ersten Hügel verirrt
explorers-rank-2 = Bleibt auf den Wegen
explorers-rank-3 = Liest das Land
explorers-rank-4 = Führt Expeditionen
explorers-rank-5 = Steht auf jeder Karte
explorers-rank-6 = Kein weißer Fleck mehr

# achievements
explorers-goal-a1 = Ohne Landkarten
explorers-goal-a1-text = 6 Punkte, wenn du nie eine Landkarte ankreuzt.
explorers-goal-a2 = Ohne Pferde
explorers-goal-a2-text = 8 Punkte, wenn du nie ein Pferd ankreuzt.
explorers-goal-a3 = Ohne Edelsteine
explorers-goal-a3-text = 16 Punkte, wenn du nie einen Edelstein ankreuzt.
explorers-goal-b1 = Alles Grasland
explorers-goal-b1-text = 10 Punkte für ein Kreuz in jedem zusammenhängenden Grasland.
explorers-goal-b2 = Alle Gewässer
explorers-goal-b2-text = 10 Punkte für ein Kreuz in jedem zusammenhängenden Gewässer.
explorers-goal-b3 = Alle Wüsten
explorers-goal-b3-text = 10 Punkte für ein Kreuz in jeder zusammenhängenden Wüste.
explorers-goal-b4 = Alle Gebirge
explorers-goal-b4-text = 10 Punkte für ein Kreuz in jedem zusammenhängenden Gebirge.
explorers-goal-c1 = Durchquerung
explorers-goal-c1-text = 12 Punkte für eine volle Zeile oder Spalte von 16 Kreuzen.
explorers-goal-d1 = Schatzkammer
explorers-goal-d1-text = 2, 3, 4, 5, 6, 7, 8 Edelsteine: 1, 2, 4, 6, 8, 10, 13 Punkte.
explorers-goal-d2 = Pferdestall
explorers-goal-d2-text = 2, 3, 4, 5, 6, 7, 8 Pferde: 1, 2, 4, 6, 8, 10, 13 Punkte.
explorers-goal-d3 = Bibliothek
explorers-goal-d3-text = 1, 2, 3, 4 gefundene Landkarten: 1, 4, 8, 12 Punkte.
explorers-goal-d4 = Obstgarten
explorers-goal-d4-text = 1, 2, 3, 4 Äpfel: 1, 4, 8, 12 Punkte.
explorers-goal-d5 = Gemüsebeet
explorers-goal-d5-text = 1, 2, 3, 4 Karotten: 1, 4, 8, 12 Punkte.
explorers-goal-d6 = Guter Fang
explorers-goal-d6-text = 1, 2, 3, 4 Fische: 1, 4, 8, 12 Punkte.
explorers-goal-d7 = Volle Satteltaschen
explorers-goal-d7-text = 1, 2, 3, 4 Sets aus drei verschiedenen Sorten Proviant: 2, 5, 9, 14 Punkte.
explorers-goal-d8 = Umringte Dörfer
explorers-goal-d8-text = 1, 2, 3, 4 Dörfer mit vier angekreuzten Nachbarfeldern: 2, 5, 9, 14 Punkte.
explorers-goal-d9 = Tempelpfade
explorers-goal-d9-text = 1, 2, 3, 4 Tempel mit mindestens zwei angekreuzten Nachbarfeldern: 2, 5, 9, 14 Punkte.
explorers-goal-d10 = Vier Ecken
explorers-goal-d10-text = 1, 2, 3, 4 angekreuzte Ecken des Plans: 4, 9, 15, 22 Punkte.
explorers-goal-e1 = Wettlauf: 5 Pferde
explorers-goal-e1-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: fünf Pferde angekreuzt.
explorers-goal-e2 = Wettlauf: 5 Edelsteine
explorers-goal-e2-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: fünf Edelsteine angekreuzt.
explorers-goal-e3 = Wettlauf: 3 Schlüssel
explorers-goal-e3-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: drei Schlüssel gefunden.
explorers-goal-e4 = Wettlauf: 3 Landkarten
explorers-goal-e4-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: drei Landkarten gefunden.
explorers-goal-e5 = Wettlauf: 6-mal Proviant
explorers-goal-e5-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: insgesamt sechsmal Proviant.
explorers-goal-e6 = Wettlauf: 2 Tempel
explorers-goal-e6-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: zwei Tempel erkundet.
explorers-goal-e7 = Wettlauf: jedes Dorf
explorers-goal-e7-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz neben jedem Dorf.
explorers-goal-e8 = Wettlauf: 3 Dörfer, 3 Tempel
explorers-goal-e8-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz neben drei Dörfern und drei Tempel erkundet.
explorers-goal-e9 = Wettlauf: jeder Rand
explorers-goal-e9-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz an jedem Rand des Plans.
explorers-goal-e10 = Wettlauf: jedes Plättchen
explorers-goal-e10-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: mindestens drei Kreuze auf jedem der vier Plättchen.
explorers-goal-f1 = Längste Zeile
explorers-goal-f1-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Zeile.
explorers-goal-f2 = Längste Spalte
explorers-goal-f2-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Spalte.
explorers-goal-f3 = Längste Diagonale
explorers-goal-f3-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Diagonale.
explorers-goal-g1 = Größtes Quadrat
explorers-goal-g1-text = 1 Punkt für jedes Kreuz deines größten vollen Quadrats: 4, 9, 16 …

# why not
explorers-why-lay-tile = Der Plan entsteht noch: Leg als Nächstes ein Plättchen nach { $quadrant }.
explorers-why-tile-laid = Plättchen { $tile } liegt schon auf dem Plan.
explorers-why-choose-village = Wähle zuerst eines der Dörfer, die der Mitte am nächsten sind.
explorers-why-not-nearest = Dorf { $quadrant } liegt der Mitte nicht am nächsten.
explorers-why-terrain-first = Wähle zuerst ein Gelände.
explorers-why-option-first = Wähle zuerst eine Seite der Karte.
explorers-why-option-chosen = Du hast schon eine Seite gewählt. Solange „Zurücknehmen“ möglich ist, kannst du das ändern.
explorers-why-card-ignored = Du hast statt der Karte eine Landkarte genutzt.
explorers-why-not-now = Das geht jetzt nicht.
explorers-why-no-scroll-in-setup = Für die ersten Kreuze kann keine Landkarte genutzt werden.
explorers-why-no-scroll = Du hast keine Landkarte übrig.
explorers-why-scroll-new = Eine Landkarte kannst du nicht in dem Zug nutzen, in dem du sie findest.
explorers-why-scroll-once = Du hast in diesem Zug schon eine Landkarte genutzt.
explorers-why-scroll-too-late = Eine Landkarte musst du vor deinem ersten Kreuz im Zug nutzen.
explorers-why-horse-first = Nutze zuerst das Pferd: Kreuz ein Feld neben einem deiner Kreuze an, oder verzichte darauf.
explorers-why-bonus-first = Wähle zuerst das Gelände deines Tempelbonus, oder bestätige ohne ihn.
explorers-why-finish-bonus = Beende zuerst deinen Tempelbonus, oder verzichte auf den Rest.
explorers-why-no-marks-left = Du hast in diesem Zug keine Kreuze mehr.
explorers-why-village = Das ist ein Dorf; Dörfer werden nicht angekreuzt.
explorers-why-marked = Dieses Feld ist schon angekreuzt.
explorers-why-terrain = Dieses Feld ist { $ground ->
    [prairie] Grasland
    [water] Gewässer
    [desert] Wüste
   *[mountain] Gebirge
}; gerade kannst du nur { $allowed ->
    [prairie] Grasland
    [water] Gewässer
    [desert] Wüste
    [mountain] Gebirge
   *[other] das Geländeduo deiner Kartenseite
} ankreuzen.
explorers-why-not-beside = Dieses Feld grenzt an keins deiner Kreuze.
explorers-why-no-key = Dieser Tempel braucht einen Schlüssel, und du hast keinen übrig.
explorers-why-provision-found = { $provision ->
    [apple] Den Apfel
    [carrot] Die Karotte
   *[fish] Den Fisch
} dieser Runde hast du schon; dieses Feld ist bis zur nächsten gesperrt.
explorers-why-provision-kind = In Runde { $round } gibt es keine { $provision ->
    [apple] Äpfel
    [carrot] Karotten
   *[fish] Fische
}; dieses Feld ist gesperrt.
explorers-why-provision-full = Du hast schon alle { $most } Proviantfelder dieser Runde; dieses Feld ist gesperrt.
explorers-why-nothing-to-skip = Es gibt nichts, worauf du verzichten könntest.
explorers-why-must-mark = An diesem Tisch sind Kreuze Pflicht, und du kannst noch eins setzen.
explorers-why-must-take-bonus = An diesem Tisch sind Kreuze Pflicht, und du hast noch einen Bonus.
explorers-why-no-bonus = Du hast keinen offenen Tempelbonus.
explorers-why-no-bonus-there = Du hast keinen Bonus von Tempel { $quadrant }.
explorers-why-bonus-which = Du hast mehrere Tempelboni: Wähle einen.
explorers-why-bonus-only = Du hast nur einen Bonus: Wähle einfach das Gelände.

# set-up page
explorers-option-temples = Tempel
explorers-option-temples-about = Grundseite: 12 Punkte für die Ersten, danach weniger. Expertenseite: 8 Punkte für alle, dazu Bonuskreuze für alle, die früh kommen.
explorers-option-temples-basic = Grundseite
explorers-option-temples-expert = Expertenseite
explorers-option-provisions = Proviant
explorers-option-provisions-about = Grundseite: Verschiedene Sorten zählen. Expertenseite: eine Sorte pro Runde, in der ersten keine.
explorers-option-provisions-basic = Grundseite
explorers-option-provisions-expert = Expertenseite
explorers-option-gems = Edelsteine
explorers-option-gems-about = Grundseite: Jeder Edelstein zählt jede Runde. Expertenseite: Zu wenige kosten Punkte.
explorers-option-gems-basic = Grundseite
explorers-option-gems-expert = Expertenseite
explorers-option-villages = Dörfer
explorers-option-villages-about = Grundseite: Alle Dörfer zählen. Expertenseite: nur das schwächste, dafür mit mehr Punkten.
explorers-option-villages-basic = Grundseite
explorers-option-villages-expert = Expertenseite
explorers-option-strict = Pflichtkreuze
explorers-option-strict-about = Jedes mögliche Kreuz muss gesetzt werden.
explorers-option-strict-off = Aus
explorers-option-strict-on = An
explorers-option-first-print = Erste französische Auflage
explorers-option-first-print-about = Drei verschiedene Sorten Proviant bringen 9 statt 10.
explorers-option-first-print-off = Aus
explorers-option-first-print-on = An
explorers-option-achievements = Aufträge
explorers-option-achievements-about = Extraziele für alle: wie viele gezogen werden, oder welche.
explorers-option-map-form = Plättchen und Drehungen für A, B, C und D, zum Beispiel 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Bis zu drei.
explorers-option-map = Plan
explorers-option-map-about = Für alle derselbe: zufällig, vom Startspieler gelegt oder als Code zum Teilen eingegeben.
explorers-option-map-chance = Zufällig
explorers-option-map-compose = Der Startspieler legt ihn

# said on the board and in the rules
explorers-rules-marks = Setz die Kreuze eins nach dem anderen auf Felder des richtigen Geländes, die mit einer Seite an eins deiner Kreuze grenzen. Die Kreuze eines Zuges müssen sich nicht berühren. Außer dem Startdorf werden Dörfer nie angekreuzt.
explorers-again = Diesen Plan noch einmal

## Rules and tutorial: a page loads what follows when it is read.
explorers-rules-idea = Alle erkunden gleichzeitig dasselbe unbekannte Land, jeder auf seinem eigenen Plan, in vier Runden mit je sieben Karten. Breite deine Kreuze von Dorf zu Dorf aus, sammle ein, was am Weg liegt, und sei vor den anderen bei den Tempeln.
explorers-rules-map-title = Der Plan
explorers-rules-map = Vier der acht Plättchen ergeben einen Plan von 16 × 16 Feldern, für alle denselben. Jedes Plättchen hat ein Dorf, einen Tempel, einen Schlüssel, eine Landkarte, zwei Pferde, zwei Edelsteine und vier Felder mit Proviant. Die Viertel heißen A, B, C und D.
explorers-rules-map-caption = Plättchen 3 und die vier Geländetypen
explorers-rules-start = Alle beginnen in dem Dorf, das der Mitte am nächsten liegt; es gilt als angekreuzt. Liegen mehrere gleich nah, wählt der Startspieler. Dann wählt jeder ein Gelände und setzt drei Kreuze darauf. Schon diese ersten Kreuze sammeln ein, was sie erreichen; nur Landkarten müssen bis zur ersten Karte warten.
explorers-rules-turn-title = Ein Zug
explorers-rules-turn = Eine Karte wird aufgedeckt. Sie hat zwei Seiten mit je einem Gelände. Der aktive Spieler wählt eine Seite und bekommt drei Kreuze darauf. Zwei der acht Karten sind Joker mit Geländeduos: Dort dürfen die Kreuze auf beide Geländetypen der gewählten Seite verteilt werden.
explorers-rules-cards-caption = Zwei gewöhnliche Karten und ein Joker
explorers-rules-others = Alle anderen wählen: drei Kreuze auf der anderen Seite, oder zwei auf der Seite, die der aktive Spieler gewählt hat. Alle kreuzen gleichzeitig an, und niemand sieht die Kreuze der anderen, bevor alle fertig sind.
explorers-rules-rounds = Nach jeder Karte wird der linke Nachbar aktiv. Jede neue Runde beginnt der linke Nachbar dessen, der die letzte begonnen hat. Eine Runde hat sieben Karten: Eine der acht wird ungesehen beiseitegelegt, und für die nächste Runde werden alle acht neu gemischt. Zu dritt hat die allerletzte Karte keinen aktiven Spieler: Alle bekommen drei Kreuze auf der Seite ihrer Wahl.
explorers-rules-marks-title = Kreuze
explorers-rules-state-legal = ankreuzbar
explorers-rules-state-fresh = neu
explorers-rules-state-marked = angekreuzt
explorers-rules-state-closed = gesperrt
explorers-rules-stop = Du darfst früher aufhören. Bis zur Bestätigung entfernt „Zurücknehmen“ jedes Kreuz; danach, solange nicht alle fertig sind, auch die Bestätigung.
explorers-rules-objects-title = Was du findest
explorers-rules-object-key = Öffnet ab sofort einen Tempel, egal welchen.
explorers-rules-object-temple = Du kannst ihn nur mit einem Schlüssel ankreuzen. Du bekommst die höchste Zahl, die dort noch frei ist. Wer im selben Zug ankommt, bekommt dieselbe; danach wird für jeden, der ankam, eine Zahl gestrichen.
explorers-rules-object-scroll = In einem späteren Zug kannst du sie vor deinem ersten Kreuz nutzen: Statt der Karte bekommst du vier Kreuze auf einem Gelände deiner Wahl. Nur eine Landkarte pro Zug. Der aktive Spieler wählt trotzdem eine Seite für die anderen.
explorers-rules-object-horse = Setz sofort ein Kreuz extra, noch vor deinem nächsten: auf beliebigem Gelände, neben einem deiner Kreuze. Du bekommst, was dort ist, auch noch ein Pferd. Du darfst auch darauf verzichten.
explorers-rules-object-gem = Zählt von nun an am Ende jeder Runde.
explorers-rules-object-provision = Apfel, Karotte und Fisch: jede Sorte einmal pro Runde. Hast du eine Sorte, sind ihre Felder bis zur nächsten Runde für dich gesperrt.
explorers-rules-score-title = Wertung
explorers-rules-score = Proviant und Edelsteine zählen am Ende jeder Runde, alles andere am Ende der Partie.
explorers-rules-score-provisions = Verschiedene Sorten Proviant in der Runde:
explorers-rules-score-gems = 1 Punkt für jeden bisher gefundenen Edelstein, in jeder Runde.
explorers-rules-score-villages = Jedes der vier Dörfer, nach angekreuzten Nachbarfeldern:
explorers-rules-score-temples = Jeder Tempel, in der Reihenfolge der Ankunft:
explorers-rules-kinds = Verschiedene Sorten
explorers-rules-of-kind = Von der Sorte der Runde
explorers-rules-neighbours = Nachbarfelder
explorers-rules-place = Ankunft
explorers-rules-round = Runde
explorers-rules-points = Punkte
explorers-rules-line = Zahl
explorers-rules-rank = Rang
explorers-rules-players = { $number } Spieler
explorers-rules-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Landkarten genutzt hat; ist auch das gleich, wird der Sieg geteilt. Übrige Schlüssel und Landkarten sind nichts wert.
explorers-rules-expert-title = Expertenseiten
explorers-rules-expert = Tempel, Proviant, Edelsteine und Dörfer haben je eine Expertenseite. Mischt sie, wie ihr wollt; sie gelten für alle.
explorers-rules-expert-temples = Jeder Tempel ist 8 Punkte wert. Wer ihn erkundet, bekommt am Ende des Zuges außerdem Bonuskreuze auf einem Gelände seiner Wahl:
explorers-rules-expert-provisions = In Runde 1 gibt es keinen Proviant. In Runde 2 gibt es nur Äpfel, in Runde 3 Karotten, in Runde 4 Fische, höchstens vier. Alles andere ist gesperrt.
explorers-rules-expert-gems = Jeder Edelstein nimmt die nächste Zahl einer Reihe. Am Ende jeder Runde zählen die Minuszahlen, die noch übrig sind, gegen dich; sind alle genommen, zählen deine Pluszahlen. Die Reihe ist unser eigener Entwurf.
explorers-rules-expert-villages = Nur dein Dorf mit den wenigsten angekreuzten Nachbarfeldern zählt:
explorers-rules-goals-title = Aufträge
explorers-rules-goals = Bis zu drei können im Spiel sein, für alle. Wettläufe werden am Ende jedes Zuges geprüft und bringen in der Reihenfolge der Ankunft 10, 8, 6, 4 (gleich viel für alle, die im selben Zug ankommen). Alle anderen zählen am Ende für jeden, der sie erfüllt.
explorers-rules-solo-title = Solo
explorers-rules-solo = Die Karte wird gespielt, wie sie kommt: drei Kreuze auf der dir zugewandten Seite oder zwei auf der abgewandten. Zu Beginn der Runden 2, 3 und 4 verliert jeder Tempel, den du nicht erkundet hast, seine höchste Zahl, ebenso jeder Wettlauf, den du nicht gewonnen hast. Ein Tempel ist also wert:
explorers-rules-solo-ranks = Deine Punkte bestimmen deinen Rang. Mit jedem Auftrag im Spiel steigen alle Grenzen um 10.
explorers-rules-options-title = Varianten
explorers-rules-options = Der Plan kann zufällig sein, vom Startspieler gelegt oder als Code zum Teilen eingegeben werden. Pflichtkreuze: Jedes mögliche Kreuz muss gesetzt werden. Erste französische Auflage: Drei Sorten Proviant bringen 9. Die Plättchen, die Reihe der Edelsteine und die Tabellen mancher Aufträge sind unser eigener Entwurf.
explorers-rules-keys-title = Tasten
explorers-rules-keys = Mit den Pfeiltasten bewegst du dich über den Plan, Enter kreuzt an, ? erklärt. 1 und 2 wählen eine Seite der Karte, D bestätigt, K verzichtet auf ein Pferd, U nimmt zurück, Z vergrößert den Plan auf kleinen Bildschirmen.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Alle erkunden denselben Plan, jeder auf einem eigenen Blatt. Alle beginnen im Dorf mit der Fahne; die drei Kreuze daneben sind deine.
learn-explorers-card = In jedem Zug bietet eine Karte zwei Geländetypen, und jemand wählt zuerst. Diesmal bist du es: Nimm das Grasland.
learn-explorers-marks = Du hast drei Kreuze, nur auf Grasland und jedes neben einem deiner Kreuze. Nimm zuerst die Karotte: Verschiedener Proviant zählt am Ende der Runde.
learn-explorers-together = Alle machen ihre Kreuze gleichzeitig. Bestätige, dann wird die nächste Karte aufgedeckt.
learn-explorers-other = Diesmal hat Pip zuerst gewählt: die Wüste. Die anderen bekommen dort zwei Kreuze oder drei auf dem anderen Gelände. Nimm das Gewässer.
learn-explorers-horse = Bahn dir den Weg zum Pferd: Es gibt sofort ein Kreuz extra, auf beliebigem Gelände. Nimm dafür den Edelstein, der in jeder Runde zählt.
learn-explorers-temple = Ein paar Züge später hast du einen Schlüssel, und der öffnet einen Tempel: 12 Punkte, wenn du zuerst da bist, sonst 8. Nimm das Gewässer, dann kreuz den Tempel an.
learn-explorers-village = Am Ende bringt jedes Dorf 3 Punkte für ein angekreuztes Nachbarfeld und bis zu 10 für alle vier. Erreiche dieses mit deinen zwei anderen Kreuzen.
learn-explorers-round = Das war die siebte Karte, die letzte dieser Runde. Bestätige, dann werden Proviant und Edelsteine gezählt.
learn-explorers-next = Du bekommst 5 für zwei Sorten Proviant und 1 für den Edelstein. Proviant beginnt in jeder der vier Runden neu; wer am Ende die meisten Punkte hat, gewinnt.
learn-explorers-scroll = Die Karte passt dir nicht? Eine Landkarte ersetzt sie: vier Kreuze auf einem Gelände deiner Wahl. Nutze deine fürs Gewässer und hol dir die Karotte und eine neue Landkarte.
learn-explorers-remember-1 = Kreuz nur das gewählte Gelände an, und nur neben deinen Kreuzen.
learn-explorers-remember-2 = Sammle in jeder Runde verschiedenen Proviant und Edelsteine möglichst früh.
learn-explorers-remember-3 = Hast du einen Schlüssel, sei schnell beim Tempel.
