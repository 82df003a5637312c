game-skerries = Skerries
about-skerries = Zwei Kapitäne im Nebel. Segle ins Ungewisse, oder sieh erst nach und verliere einen Zug.

# Was auf der Karte ist.
skerries-kind = { $kind ->
    [sea] offenes Meer
    [isle] Insel
    [wreck] Wrack
    [reef] Riff
    [harbour] Hafen
   *[fog] Nebel
}
skerries-you = Du
skerries-chart = Die Seekarte
skerries-points = Punkte
skerries-turns = { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
skerries-commission = Auftrag: { $name }, je +{ $bonus }
skerries-commission-secret = Geheimer Auftrag
skerries-commission-title = Auftrag
skerries-unseen = Plättchen, die du nicht gesehen hast
skerries-charted-by = { $who ->
    [you] von dir kartiert
   *[other] von { $name } kartiert
}
skerries-seen = du hast gesehen: { $name }
skerries-looked-by = { $name } hat nachgesehen
skerries-ship = { $who ->
    [you] dein Schiff
   *[other] das Schiff von { $name }
}
skerries-sail-here = Hierher segeln
skerries-look-here = Hier nachsehen
skerries-mode-sail = Segeln
skerries-mode-look = Nachsehen

# Was gefragt ist, und was geschah.
skerries-status-act = Du bist dran: segle auf ein Feld neben dir, oder sieh im Nebel nach.
skerries-status-wait = Einen Moment…
skerries-status-waits = Warten auf { $name }.
skerries-log-sail = { $who ->
    [you] Du segelst nach { $square }
   *[other] { $name } segelt nach { $square }
}
skerries-log-look = { $who ->
    [you] Du siehst auf { $square } nach
   *[other] { $name } sieht auf { $square } nach
}
skerries-log-tile = { $who ->
    [you] Du findest: { $name }
   *[other] Gefunden: { $name }
}
skerries-log-commission = { $who ->
    [you] Dein Auftrag: { $name }
   *[other] Der andere Auftrag: { $name }
}

# Erklärungen.
skerries-about-fog = Dieses Feld hat noch niemand kartiert. Wer hinsegelt, deckt das Plättchen für alle auf; wer nachsieht, sieht es allein.
skerries-about-harbour = Ein Hafen, in dem ein Schiff beginnt. Er ist nichts wert.
skerries-about-kind = Für dich { $points } wert. Mit dem passenden Auftrag zählt am Ende jedes { $bonus } mehr. { $left } davon hast du noch nicht gesehen.
skerries-about-commission = Ein Auftrag nennt eine Art von Plättchen. Am Ende wird er gezeigt, und jedes Plättchen dieser Art, das dieser Kapitän kartiert hat, zählt mehr.

# Die Wertung.
skerries-total = Summe
skerries-squares = { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}
skerries-sheet-note = Aufträge zählen am Ende. Bei gleichen Punkten gewinnen mehr kartierte Felder.

# Warum nicht.
skerries-why-already-there = Dort ist dein Schiff schon.
skerries-why-not-beside = { $square } liegt nicht neben deinem Schiff auf { $ship }.
skerries-why-other-ship = Auf { $square } ist das andere Schiff.
skerries-why-too-far = { $square } ist zu weit weg: von { $ship } siehst du zwei Schritte weit.
skerries-why-charted = { $square } ist schon kartiert.
skerries-why-looked-before = Auf { $square } hast du schon nachgesehen.

# Optionen.
skerries-option-turns = Züge
skerries-option-turns-about = Wie viele Züge jeder Kapitän hat. Üblich sind 14.

## Rules and tutorial: a page loads what follows when it is read.
skerries-rules-goal = Zwei Kapitäne kartieren 25 Felder Meer. Die meisten liegen im Nebel, und was darunter liegt, ist viel wert, nichts, oder weniger als nichts. Wer am Ende mehr Punkte hat, gewinnt.
skerries-rules-chart = Die Seekarte
skerries-rules-chart-text = Die Schiffe beginnen in den Häfen, in gegenüberliegenden Ecken. Auf jedem der anderen 23 Felder liegt ein Plättchen:
skerries-rules-sea = sieben davon, nichts wert
skerries-rules-isle = sechs, je 2 Punkte
skerries-rules-wreck = vier, je 5 Punkte
skerries-rules-reef = sechs, die je 3 Punkte kosten
skerries-rules-sail = Dein Zug: segeln…
skerries-rules-sail-text = Segle auf ein Feld neben deinem Schiff, aber nicht zum anderen Schiff. Liegt es im Nebel, wird sein Plättchen aufgedeckt, und du hast es kartiert, was es auch ist.
skerries-rules-look = …oder nachsehen
skerries-rules-look-text = Sieh auf einem Feld im Nebel nach, höchstens zwei Schritte weit. Nur du siehst sein Plättchen, das dort bleibt; der andere Kapitän sieht nur, wo du nachgesehen hast.
skerries-rules-end = Das Ende und die Aufträge
skerries-rules-end-text = Jeder Kapitän hat einen geheimen Auftrag für eine Art von Plättchen. Die Partie endet nach dem letzten Zug, oder wenn kein Nebel mehr da ist. Dann werden die Aufträge gezeigt, und jedes Plättchen dieser Art zählt mehr: offenes Meer und Inseln 2 Punkte, Wracks 3, Riffe 4. Bei gleichen Punkten gewinnen mehr kartierte Felder.

# Das Tutorial.
learn-skerries-chart = Dieses Meer kartieren du und Pip. Dein Schiff beginnt oben links, und fast alles liegt im Nebel.
learn-skerries-commission = Das ist dein geheimer Auftrag: am Ende ist jedes Wrack, das du kartiert hast, 3 Punkte mehr wert. Pip hat auch einen.
learn-skerries-sail = In jedem Zug segelst du oder siehst nach. Segle nach b1: das Plättchen wird aufgedeckt, und du hast es kartiert.
learn-skerries-look = Eine Insel, 2 Punkte. Nun sei vorsichtig: wähle „Nachsehen“ und drücke b2, dann siehst nur du, was dort liegt.
learn-skerries-reef = Ein Riff hätte 3 Punkte gekostet. Segle lieber nach c1.
learn-skerries-other = Ein Wrack, 5 Punkte. Pip hat auf c3 nachgesehen: du siehst wo, aber nicht, was dort ist.
learn-skerries-last = Kurz vor dem Ende einer anderen Partie. Du weißt von einem Wrack auf d2: segle mit deinem letzten Zug hin.
learn-skerries-score = Die Aufträge werden gezeigt, und deine zwei Wracks zählen je 3 mehr. Mehr Punkte gewinnen.
learn-skerries-remember-1 = Segeln kartiert, Nachsehen verrät: beides kostet einen Zug.
learn-skerries-remember-2 = Riffe kosten Punkte, außer dein Auftrag bezahlt sie.
learn-skerries-remember-3 = Wohin jemand nach dem Nachsehen segelt, kann seinen Auftrag verraten.
