# What the home page shows.
game-explorers = Explorers
about-explorers = Alle erkunden gleichzeitig dasselbe unbekannte Land. Sei zuerst am Tempel, fülle deine Vorräte, kreuze klug an.

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
explorers-status-lay = Du bist dran: Lege ein Plättchen in Viertel { $quadrant }
explorers-status-lays = { $name } legt den Plan
explorers-status-village = Du bist dran: Wähle das Dorf, in dem alle beginnen
explorers-status-villages = { $name } wählt das Dorf, in dem alle beginnen
explorers-status-card = Die nächste Karte wird aufgedeckt
explorers-status-chooses = { $name } wählt eine Seite der Karte
explorers-status-option = Du bist dran: Wähle eine Seite der Karte
explorers-status-all-set-up = Alle setzen ihre ersten drei Kreuze
explorers-status-all-mark = Alle kreuzen an
explorers-status-wait = Warten auf die anderen
explorers-status-terrain = Wähle ein Gelände für die ersten Kreuze
explorers-status-choose = Wähle: { $ones }-mal { $one } oder { $twos }-mal { $two }
explorers-status-scroll = Landkarte nutzen: wähle ein Gelände für 4 Kreuze
explorers-status-horse = Nutze das Pferd: Kreuze ein leuchtendes Feld an
explorers-status-horse-stuck = Das Pferd findet kein Feld: Lass es ziehen
explorers-status-bonus = { $marks ->
    [0] Tempelboni: Wähle einen und sein Gelände
    [one] Tempelbonus: Wähle ein Gelände (1 Kreuz)
   *[other] Tempelbonus: Wähle ein Gelände ({ $marks } Kreuze)
}
explorers-status-all-done = Alle Kreuze gesetzt: Bestätige den Zug
explorers-status-stuck = { $terrains }: kein Feld offen. Bestätige
explorers-status-mark = { $marks ->
    [one] Noch 1 Kreuz: { $terrains }
   *[other] Noch { $marks } Kreuze: { $terrains }
}

# buttons
explorers-done = Bestätigen
explorers-done-without = Ohne Bonus
explorers-done-early = { $marks ->
    [one] Aufhören (1 übrig)
   *[other] Aufhören ({ $marks } übrig)
}
explorers-skip-horse = Pferd ziehen lassen
explorers-skip-bonus = Rest verfallen lassen
explorers-scroll-spend = Landkarte nutzen: 4 Kreuze
explorers-scroll-back = Zurück zur Karte
explorers-terrain-empty = Keins deiner Kreuze grenzt an dieses Gelände: Du könntest nichts ankreuzen. Drück noch einmal, um es trotzdem zu nehmen.
explorers-zoom-in = Plan vergrößern
explorers-zoom-out = Ganzen Plan zeigen
explorers-village-at = Dorf { $quadrant } ({ $square })
explorers-turn-tile = Drehen
explorers-lay-tile = Plättchen { $tile } legen
explorers-tile = Plättchen { $tile }
explorers-open-board = { $name }: { $points } Punkte. Plan zeigen
explorers-watch = Wessen Plan gezeigt wird

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
    [0] kein Feld davon grenzt an deine Kreuze
    [one] 1 Feld grenzt an deine Kreuze
   *[other] { $open } Felder grenzen an deine Kreuze
}
explorers-note-near = Die nahe Seite gibt 3 Kreuze, die ferne 2.
explorers-note-free = Letzte Karte zu dritt: Alle haben 3 Kreuze auf einer der beiden Seiten.
explorers-note-choose = Du entscheidest. Die anderen haben 2 Kreuze auf deiner Seite oder 3 auf der anderen.
explorers-note-mine = Du hast dich für diese Seite entschieden.
explorers-note-took = { $name } nahm { $terrains }: dort 2 Kreuze oder 3 auf der anderen Seite.
explorers-guide-horse = Pferd: ein weiteres Kreuz auf beliebigem Gelände, neben irgendeinem deiner Kreuze.
explorers-guide-bonus = Tempelbonus: Wähle ein Gelände für die weiteren Kreuze.
explorers-guide-bonus-marks = Tempelbonus: weitere Kreuze auf { $terrains }.
explorers-guide-scroll = Landkarte: vier Kreuze auf { $terrains } anstelle der Karte.
explorers-bonus-of = Bonus von Tempel { $quadrant }
explorers-harvest = Runde { $round } brachte
explorers-harvest-of = { $name }: Proviant { $provisions }, Edelsteine { $gems }
explorers-left-label = Kreuze übrig
explorers-left = { $marks ->
    [one] 1 Kreuz übrig
   *[other] { $marks } Kreuze übrig
}
explorers-unseen-label = Ungesehen
explorers-unseen = Karten, die in dieser Runde noch nicht zu sehen waren: { $list }
explorers-unseen-text = { $cards ->
    [0] Die letzte Karte der Runde liegt offen; eine der acht bleibt ungesehen.
    [one] In dieser Runde kommt noch 1 Karte; eine von diesen liegt ungesehen beiseite.
   *[other] In dieser Runde kommen noch { $cards } Karten; eine von diesen liegt ungesehen beiseite.
}
explorers-found = Was gefunden wurde
explorers-nothing = nichts
explorers-keys-have = Schlüssel: { $free } verfügbar, { $found } gefunden
explorers-scrolls-have = Landkarten: { $free } verfügbar, { $found } gefunden
explorers-gems-have = Edelsteine: { $gems } gefunden; in dieser Runde bringen sie { $points }
explorers-provisions-have = Proviant der Runde { $round }: { $list }
explorers-temple-mine = Tempel { $quadrant }: erforscht für { $points } Punkte
explorers-temple-open = Tempel { $quadrant } auf { $square }: jetzt { $points } Punkte{ $bonus ->
    [0] {""}
    [one] {" "}und 1 Bonuskreuz
   *[other] {" "}und { $bonus } Bonuskreuze
}
explorers-temple-shut = Tempel { $quadrant }: nichts mehr zu holen
explorers-race-now = jetzt { $points }
explorers-others = Pläne der anderen
explorers-map-of = Plan von { $name }
explorers-score-now = Punkte
explorers-score-then = Wäre jetzt Schluss
explorers-score-then-text = Mit dem, was die laufende Runde brächte
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
explorers-is-marked = Es ist angekreuzt.
explorers-can-be-marked = Es kann jetzt angekreuzt werden; Punkte: { $points }.
explorers-plain-text = Hier liegt nichts. Ein Kreuz bringt dich weiter.
explorers-village-text = Ein Dorf wird nicht angekreuzt. Am Ende zählt, wie viele seiner vier Nachbarfelder es sind: 3, 5, 7 oder 10 Punkte.
explorers-village-expert-text = Ein Dorf wird nicht angekreuzt. Am Ende zählt nur dein Dorf mit den wenigsten angekreuzten Nachbarfeldern: 12, 18, 26 oder 40 Punkte für 1 bis 4.
explorers-temple-text = { $seats ->
    [1] Braucht einen Schlüssel. Seine Zahl sinkt von Runde zu Runde: 12, 10, 8, 6.
    [2] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, 8.
    [3] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, 8, 6.
   *[other] Braucht einen Schlüssel. Wer zuerst kommt, bekommt am meisten: 12, 10, 8, 6.
}
explorers-temple-expert-text = Braucht einen Schlüssel. 8 Punkte für alle, und bis zu 3 Bonuskreuze am Ende des Zuges für die Frühen.
explorers-temple-now = Jetzt: { $points } Punkte{ $bonus ->
    [0] .
    [one] {" "}und 1 Bonuskreuz.
   *[other] {" "}und { $bonus } Bonuskreuze.
}
explorers-key-text = Öffnet einen Tempel, egal welchen, von diesem Augenblick an.
explorers-scroll-text = Ersetzt in einem späteren Zug die Karte: vier Kreuze auf einem Gelände deiner Wahl.
explorers-horse-text = Sofort ein weiteres Kreuz auf beliebigem Gelände, neben irgendeinem deiner Kreuze.
explorers-gem-text = Jeder Edelstein bringt am Ende jeder Runde 1 Punkt; frühe zählen also immer wieder.
explorers-gem-expert-text = Jeder Edelstein nimmt die nächste Zahl der Reihe: −3, −2, −1, dann +1 bis +5. Am Ende jeder Runde kosten offene negative; sind alle weg, zählen die gefundenen positiven.
explorers-provision-text = Jede Sorte einmal je Runde: 1, 2 oder 3 verschiedene bringen 2, 5 oder 10 Punkte. Eine gefundene Sorte ist bis zur nächsten Runde gesperrt.
explorers-provision-expert-text = Runde 2 nimmt nur Äpfel, Runde 3 Karotten, Runde 4 Fische; 1 bis 4 davon bringen 1, 4, 9 oder 16 Punkte. In Runde 1 sind alle gesperrt.

# log
explorers-log-tile = Plättchen { $tile } liegt in { $quadrant }, um { $degrees }° gedreht
explorers-log-achievement = Auftrag: { $title }
explorers-log-card = Karte: { $one } / { $two }
explorers-log-village = { $name }: Alle beginnen in Dorf { $quadrant }
explorers-log-terrain = { $name } beginnt auf { $terrain }
explorers-log-option = { $name } nimmt { $terrains }
explorers-log-scroll = { $name } nutzt eine Landkarte: { $terrain }
explorers-log-bonus = { $name } nimmt einen Tempelbonus: { $terrain }
explorers-log-mark = { $name } kreuzt { $square } an ({ $what })
explorers-log-skip = { $name } lässt den Rest verfallen
explorers-since-marks = { $number ->
    [one] { $name } setzt 1 Kreuz: { $squares }
   *[other] { $name } setzt { $number } Kreuze: { $squares }
}
explorers-since-found = { $marks }. Gefunden: { $things }
explorers-key-option = eine Seite der Karte wählen
explorers-key-done = den Zug bestätigen
explorers-key-skip = das Pferd oder den Rest eines Bonus ziehen lassen
explorers-key-zoom = den Plan vergrößern, auf kleinen Bildschirmen
explorers-log-done = { $name } ist fertig
explorers-log-temple = { $name } erforscht Tempel { $quadrant }: { $points } Punkte
explorers-log-race = { $name } gewinnt { $points } Punkte: { $title }
explorers-log-round = Runde { $round } ist zu Ende: { $list }

# sheet
explorers-sheet-round = Runde { $round }
explorers-sheet-running = Runde { $round }, noch im Gang
explorers-sheet-ties = Bei gleichen Punkten liegt vorn, wer weniger Landkarten genutzt hat.
explorers-sheet-solo = Allein geht es um einen Rang von 1 bis 6.
explorers-village-of = Dorf { $quadrant }
explorers-temple-of = Tempel { $quadrant }
explorers-rank = Rang { $rank } von 6
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
explorers-goal-d7-text = 1, 2, 3, 4 Sätze aus drei verschiedenen Vorräten: 2, 5, 9, 14 Punkte.
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
explorers-goal-e5 = Wettlauf: 6 Vorräte
explorers-goal-e5-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: sechs Vorräte insgesamt.
explorers-goal-e6 = Wettlauf: 2 Tempel
explorers-goal-e6-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: zwei Tempel erforscht.
explorers-goal-e7 = Wettlauf: jedes Dorf
explorers-goal-e7-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz neben jedem Dorf.
explorers-goal-e8 = Wettlauf: 3 Dörfer, 3 Tempel
explorers-goal-e8-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz neben drei Dörfern und drei Tempel erforscht.
explorers-goal-e9 = Wettlauf: jeder Rand
explorers-goal-e9-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: ein Kreuz an jedem Rand des Plans.
explorers-goal-e10 = Wettlauf: jedes Plättchen
explorers-goal-e10-text = Ein Wettlauf um 10, 8, 6, 4 Punkte: drei Kreuze auf jedem der vier Plättchen.
explorers-goal-f1 = Längste Zeile
explorers-goal-f1-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Zeile.
explorers-goal-f2 = Längste Spalte
explorers-goal-f2-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Spalte.
explorers-goal-f3 = Längste Diagonale
explorers-goal-f3-text = 1 Punkt für jedes Kreuz deiner längsten lückenlosen Diagonale.
explorers-goal-g1 = Größtes Quadrat
explorers-goal-g1-text = 1 Punkt für jedes Kreuz deines größten vollen Quadrats: 4, 9, 16 …

# why not
explorers-why-lay-tile = Der Plan wird gelegt: Als Nächstes kommt ein Plättchen nach { $quadrant }.
explorers-why-tile-laid = Plättchen { $tile } liegt schon auf dem Plan.
explorers-why-choose-village = Wähle zuerst eines der Dörfer, die der Mitte am nächsten sind.
explorers-why-not-nearest = Das Dorf von { $quadrant } gehört nicht zu den nächsten an der Mitte.
explorers-why-terrain-first = Wähle zuerst ein Gelände.
explorers-why-option-first = Wähle zuerst eine Seite der Karte.
explorers-why-option-chosen = Du hast schon eine Seite gewählt. Solange „Rückgängig“ gedrückt werden kann, hebt es das auf.
explorers-why-card-ignored = Du hast anstelle der Karte eine Landkarte genutzt.
explorers-why-not-now = Das gehört zu einem anderen Teil der Partie.
explorers-why-no-scroll-in-setup = Für die ersten Kreuze kann keine Landkarte genutzt werden.
explorers-why-no-scroll = Du hast keine Landkarte zu nutzen.
explorers-why-scroll-new = Eine in diesem Zug gefundene Landkarte kann erst in einem späteren genutzt werden.
explorers-why-scroll-once = Du hast in diesem Zug schon eine Landkarte genutzt.
explorers-why-scroll-too-late = Eine Landkarte muss vor dem ersten Kreuz eines Zuges genutzt werden.
explorers-why-horse-first = Nutze zuerst das Pferd: Kreuze ein Feld neben deinen Kreuzen an, oder lass es ziehen.
explorers-why-bonus-first = Wähle zuerst das Gelände deines Tempelbonus, oder bestätige ohne ihn.
explorers-why-finish-bonus = Ein Tempelbonus ist im Gang: Beende ihn oder lass den Rest verfallen.
explorers-why-no-marks-left = Du hast in diesem Zug keine Kreuze mehr.
explorers-why-village = { $square } ist ein Dorf; Dörfer werden nicht angekreuzt.
explorers-why-marked = { $square } ist schon angekreuzt.
explorers-why-terrain = { $square } ist { $ground ->
    [prairie] Grasland
    [water] Gewässer
    [desert] Wüste
   *[mountain] Gebirge
}; jetzt gilt { $allowed ->
    [prairie] Grasland
    [water] Gewässer
    [desert] Wüste
    [mountain] Gebirge
   *[other] nur das Geländepaar deiner Kartenseite
}.
explorers-why-not-beside = { $square } grenzt an keines deiner Kreuze.
explorers-why-no-key = Der Tempel auf { $square } braucht einen Schlüssel, und du hast keinen übrig.
explorers-why-provision-found = { $provision ->
    [apple] Den Apfel
    [carrot] Die Karotte
   *[fish] Den Fisch
} dieser Runde hast du schon; { $square } ist bis zur nächsten gesperrt.
explorers-why-provision-kind = In Runde { $round } gibt es keine { $provision ->
    [apple] Äpfel
    [carrot] Karotten
   *[fish] Fische
}; { $square } ist gesperrt.
explorers-why-provision-full = Alle { $most } Vorräte dieser Runde sind gefunden; { $square } ist gesperrt.
explorers-why-nothing-to-skip = Es gibt kein Pferd und keinen Bonus, die verfallen könnten.
explorers-why-must-mark = An diesem Tisch sind Kreuze Pflicht, und ein Feld ist offen.
explorers-why-must-take-bonus = An diesem Tisch sind Kreuze Pflicht, und ein Bonus wartet.
explorers-why-no-bonus = Kein Tempelbonus wartet.
explorers-why-no-bonus-there = Kein Bonus von Tempel { $quadrant } wartet.
explorers-why-bonus-which = Boni mehrerer Tempel warten: Wähle einen davon.
explorers-why-bonus-only = Nur ein Bonus wartet: Wähle einfach sein Gelände.

# set-up page
explorers-option-temples = Tempel
explorers-option-temples-about = Grundseite: 12, 10, 8, 6 Punkte nach Ankunft. Expertenseite: je 8 Punkte, und Bonuskreuze für die Ersten.
explorers-option-temples-basic = Grundseite
explorers-option-temples-expert = Expertenseite
explorers-option-provisions = Proviant
explorers-option-provisions-about = Grundseite: verschiedene Sorten zählen. Expertenseite: eine Sorte je Runde, in der ersten keine.
explorers-option-provisions-basic = Grundseite
explorers-option-provisions-expert = Expertenseite
explorers-option-gems = Edelsteine
explorers-option-gems-about = Grundseite: jeder Edelstein zählt jede Runde. Expertenseite: zu wenige kosten Punkte.
explorers-option-gems-basic = Grundseite
explorers-option-gems-expert = Expertenseite
explorers-option-villages = Dörfer
explorers-option-villages-about = Grundseite: alle Dörfer zählen. Expertenseite: nur das schwächste, aber mehr.
explorers-option-villages-basic = Grundseite
explorers-option-villages-expert = Expertenseite
explorers-option-strict = Kreuze sind Pflicht
explorers-option-strict-about = Wer ein Kreuz setzen kann, muss.
explorers-option-strict-off = Aus
explorers-option-strict-on = An
explorers-option-first-print = Erste französische Auflage
explorers-option-first-print-about = Drei verschiedene Vorräte bringen 9 statt 10.
explorers-option-first-print-off = Aus
explorers-option-first-print-on = An
explorers-option-achievements = Aufträge
explorers-option-achievements-about = Weitere Ziele für alle: wie viele gezogen werden, oder welche.
explorers-option-map-form = Kartenteile und Drehungen für A, B, C und D, zum Beispiel 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Bis zu drei.
explorers-option-map = Plan
explorers-option-map-about = Für alle derselbe: zufällig gelegt, vom ersten Spieler gelegt oder zum Teilen aufgeschrieben.
explorers-option-map-chance = Zufällig
explorers-option-map-compose = Der erste Spieler legt ihn

# rules
explorers-rules-idea = Alle erkunden dasselbe unbekannte Land, jeder auf seinem eigenen Plan, alle zugleich. Vier Runden mit je sieben Karten. Breite deine Kreuze von Dorf zu Dorf aus, sammle, was am Weg liegt, und sei vor den anderen bei den Tempeln.
explorers-rules-map-title = Der Plan
explorers-rules-map = Vier von acht Plättchen ergeben einen Plan von 16 × 16 Feldern, für alle denselben. Jedes Plättchen hat ein Dorf, einen Tempel, einen Schlüssel, eine Landkarte, zwei Pferde, zwei Edelsteine und vier Vorräte. Die Viertel heißen A, B, C und D.
explorers-rules-map-caption = Plättchen 3 und die vier Geländearten
explorers-rules-start = Das Dorf, das der Mitte am nächsten liegt, ist der Start; es gilt für alle als angekreuzt. Liegen mehrere gleich nah, wählt der erste Spieler. Dann wählt jeder ein Gelände und setzt drei Kreuze darauf.
explorers-rules-turn-title = Ein Zug
explorers-rules-turn = Eine Karte wird aufgedeckt. Sie zeigt zwei Seiten mit je einem Gelände. Der aktive Spieler wählt eine Seite und hat darauf drei Kreuze. Zwei der acht Karten zeigen Paare: Dort dürfen die Kreuze auf beide Gelände der gewählten Seite verteilt werden.
explorers-rules-cards-caption = Zwei Karten und eine mit Paaren
explorers-rules-others = Alle anderen wählen: drei Kreuze auf der Seite, die nicht genommen wurde, oder zwei auf der genommenen. Alle kreuzen zugleich an, und niemand sieht die Kreuze der anderen, bevor alle fertig sind.
explorers-rules-rounds = Für die nächste Karte ist der linke Nachbar aktiv. Eine Runde hat sieben Karten; eine der acht bleibt ungesehen. Zu dritt hat die allerletzte Karte keinen aktiven Spieler: Alle haben drei Kreuze auf einer der beiden Seiten.
explorers-rules-marks-title = Kreuze
explorers-rules-marks = Ein Kreuz kommt auf ein Feld des richtigen Geländes, das an einer Seite an ein eigenes Kreuz grenzt, eins nach dem anderen. Die Kreuze eines Zuges müssen einander nicht berühren. Andere Dörfer werden nie angekreuzt.
explorers-rules-state-legal = ankreuzbar
explorers-rules-state-fresh = neu
explorers-rules-state-marked = angekreuzt
explorers-rules-state-closed = gesperrt
explorers-rules-stop = Du darfst früher aufhören. Bis du bestätigst, nimmst du jedes Kreuz zurück; danach, bis alle fertig sind, auch die Bestätigung.
explorers-rules-objects-title = Was auf dem Land liegt
explorers-rules-object-key = Öffnet einen Tempel, welchen du willst, von diesem Augenblick an.
explorers-rules-object-temple = Kann nur mit einem Schlüssel angekreuzt werden. Du bekommst die höchste Zahl, die dort noch offen ist. Wer im selben Zug kommt, bekommt dieselbe; danach entfallen so viele Zahlen, wie es Erforscher gab.
explorers-rules-object-scroll = Nutze sie in einem späteren Zug vor deinem ersten Kreuz: Anstelle der Karte hast du vier Kreuze auf einem Gelände deiner Wahl. Der aktive Spieler wählt trotzdem eine Seite für die anderen.
explorers-rules-object-horse = Sofort ein weiteres Kreuz auf beliebigem Gelände neben irgendeinem deiner Kreuze, mit allem, was dort liegt. Dann geht es weiter.
explorers-rules-object-gem = Zählt von nun an am Ende jeder Runde.
explorers-rules-object-provision = Apfel, Karotte und Fisch: jede Sorte einmal je Runde. Eine Sorte, die du hast, ist dir bis zur nächsten Runde gesperrt.
explorers-rules-score-title = Wertung
explorers-rules-score = Proviant und Edelsteine zählen am Ende jeder Runde, alles andere am Ende der Partie.
explorers-rules-score-provisions = Verschiedene Vorräte der Runde:
explorers-rules-score-gems = 1 Punkt für jeden bisher gefundenen Edelstein, jede Runde wieder.
explorers-rules-score-villages = Jedes der vier Dörfer, nach angekreuzten Nachbarfeldern:
explorers-rules-score-temples = Jeder Tempel, nach der Ankunft:
explorers-rules-kinds = Verschiedene Sorten
explorers-rules-of-kind = Von der Sorte der Runde
explorers-rules-neighbours = Nachbarfelder
explorers-rules-place = Ankunft
explorers-rules-points = Punkte
explorers-rules-line = Zahl
explorers-rules-rank = Rang
explorers-rules-players = { $number } Spieler
explorers-rules-win = Die meisten Punkte gewinnen. Bei Gleichstand, wer weniger Landkarten genutzt hat; ist auch das gleich, wird der Sieg geteilt. Übrige Schlüssel und Landkarten sind nichts wert.
explorers-rules-expert-title = Expertenseiten
explorers-rules-expert = Tempel, Proviant, Edelsteine und Dörfer haben je eine Expertenseite; jede Mischung ist möglich, für alle dieselbe.
explorers-rules-expert-temples = Jeder Tempel ist 8 Punkte wert. Am Ende des Zuges bekommen die Erforscher außerdem Bonuskreuze auf einem Gelände ihrer Wahl:
explorers-rules-expert-provisions = Runde 1 hat keinen. Runde 2 nimmt nur Äpfel, Runde 3 Karotten, Runde 4 Fische, höchstens vier. Alle anderen sind gesperrt.
explorers-rules-expert-gems = Jeder Edelstein nimmt die nächste Zahl einer Reihe. Am Ende jeder Runde zählen die noch offenen negativen; sind alle genommen, die Summe deiner positiven. Die Reihe ist unser eigener Entwurf.
explorers-rules-expert-villages = Nur dein Dorf mit den wenigsten angekreuzten Nachbarfeldern zählt:
explorers-rules-goals-title = Aufträge
explorers-rules-goals = Bis zu drei können im Spiel sein, für alle. Wettläufe werden am Ende jedes Zuges geprüft und bringen nach Ankunft 10, 8, 6, 4, denen gleich viel, die im selben Zug kommen; alle anderen zählen am Ende für jeden, der sie erfüllt.
explorers-rules-solo-title = Allein
explorers-rules-solo = Die Karte liegt, wie sie kommt: drei Kreuze auf der nahen Seite oder zwei auf der fernen. Ab Runde 2 verliert jeder noch nicht erforschte Tempel zu Beginn der Runde seine höchste Zahl, ebenso jeder Wettlauf. Mit jedem Auftrag im Spiel steigen alle Grenzen um 10.
explorers-rules-options-title = Varianten
explorers-rules-options = Der Plan kann zufällig sein, vom ersten Spieler gelegt oder als Text zum Teilen gegeben werden. Pflichtkreuze: Wer ankreuzen kann, muss. Erste französische Auflage: drei Vorräte bringen 9. Die Plättchen, die Reihe der Edelsteine und die Tabellen mancher Aufträge sind unser eigener Entwurf.
explorers-rules-keys-title = Tasten
explorers-rules-keys = Pfeile bewegen sich über den Plan, Enter kreuzt an, ? erklärt. 1 und 2 wählen eine Seite der Karte, D bestätigt, K lässt ein Pferd ziehen, U nimmt zurück, Z vergrößert den Plan auf kleinen Bildschirmen.
explorers-again = Diese Karte noch einmal

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
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
