# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Zwei Rivalen, fünf Expeditionen. Beginne nur, was du zu Ende bringst: Jede Expedition kostet erst Punkte, bevor sie welche bringt.
minutes-lost-cities = 20

# Lost Cities. Eine Farbe ist in den Daten ein Buchstabe; hier bekommt sie ihren Namen.
lost-cities-suit = { $suit ->
    [Y] Wüste
    [B] Ozean
    [W] Schnee
    [G] Dschungel
    [R] Vulkan
    [P] Nacht
   *[other] { $suit }
}
lost-cities-compound = { $suit ->
    [Y] Wüsten
    [B] Ozean
    [W] Schnee
    [G] Dschungel
    [R] Vulkan
    [P] Nacht
   *[other] { $suit }
}
lost-cities-card = { lost-cities-compound }-{ $number }
lost-cities-wager = { lost-cities-compound }-Wettkarte
lost-cities-wager-short = Wettkarte
lost-cities-to = auf
lost-cities-you = Du

# das Brett
lost-cities-lane = { $who ->
    [you] Deine { lost-cities-compound }-Expedition
   *[other] { lost-cities-compound }-Expedition von { $name }
}
lost-cities-lane-state = { $list }, zählt { $points }
lost-cities-not-begun = nicht begonnen
lost-cities-lay-here = Hier anlegen: { $change }
lost-cities-lanes-of = Expeditionen: { $name }
lost-cities-piles = Ablagestapel und Nachziehstapel
lost-cities-pile = { lost-cities-compound }-Ablagestapel
lost-cities-pile-state = { $cards ->
    [one] oben { $card }, die einzige Karte
   *[other] oben { $card }, insgesamt { $cards } Karten
}
lost-cities-pile-empty = leer
lost-cities-discard = Abwurf
lost-cities-discard-here = Hier abwerfen
lost-cities-discard-gives = { $points ->
    [one] { $name } könnte sie anlegen: { $points } Punkt
   *[other] { $name } könnte sie anlegen: { $points } Punkte
}
lost-cities-key-card = eine Karte aus der Hand wählen
lost-cities-key-draw = vom Nachziehstapel ziehen
lost-cities-take-this = Oberste Karte nehmen
lost-cities-barred = In diesem Zug gesperrt
lost-cities-deck = Der Nachziehstapel
lost-cities-deck-state = { $cards ->
    [one] Nachziehstapel: noch eine Karte
   *[other] Nachziehstapel: noch { $cards } Karten
}
lost-cities-draw-this = Ziehen
lost-cities-cards-left = { $cards ->
    [one] Karte übrig
   *[other] Karten übrig
}
lost-cities-turns-left = { $cards ->
    [one] letzte Karte
   *[other] deine Züge: { $turns }
}
# the same where there is little room: a word and a number
lost-cities-turns-short = { $cards ->
    [one] letzte
   *[other] Züge: { $turns }
}
lost-cities-round = Durchgang
lost-cities-round-short = Durchgang { $round }/{ $rounds }
lost-cities-this-round = Durchgang { $points }
lost-cities-hand = Deine Hand
lost-cities-can-lay = { $card }, anlegbar: { $change }
lost-cities-cannot-lay = { $card }, kann nicht angelegt werden
lost-cities-choose-first = Wähle zuerst eine Karte aus deiner Hand.
lost-cities-other-lane = { $card } gehört zur { lost-cities-compound }-Expedition.
lost-cities-other-pile = { $card } kann nur auf den { lost-cities-compound }-Ablagestapel.

# wer was tut
lost-cities-status-lay = Du bist dran: Karte anlegen oder abwerfen.
lost-cities-status-target = Leg sie an deine Expedition oder wirf sie ab.
lost-cities-status-discard = Diese Karte passt jetzt an keine deiner Expeditionen: Wirf sie ab oder wähle eine andere.
lost-cities-status-draw = Zieh vom Nachziehstapel oder von einem leuchtenden Ablagestapel.
lost-cities-status-deck = Zieh jetzt vom Nachziehstapel.
lost-cities-status-last = Zieh jetzt. Die letzte Karte beendet den Durchgang.
lost-cities-status-wait = Einen Moment …
lost-cities-status-waits = { $name } ist dran.
lost-cities-status-draws = { $name } zieht nach.
lost-cities-log-starts = { $who ->
    [you] Du beginnst
   *[other] { $name } beginnt
}
lost-cities-log-deal = Die Karten werden ausgeteilt
lost-cities-log-lay = { $who ->
    [you] Du legst an: { $card }
   *[other] { $name } legt an: { $card }
}
lost-cities-log-discard = { $who ->
    [you] Du wirfst ab: { $card }
   *[other] { $name } wirft ab: { $card }
}
lost-cities-log-take = { $who ->
    [you] Du nimmst vom { lost-cities-compound }-Ablagestapel
   *[other] { $name } nimmt vom { lost-cities-compound }-Ablagestapel
}
lost-cities-log-took = { $who ->
    [you] Du nimmst { $card }
   *[other] { $name } nimmt { $card }
}
lost-cities-log-now = { $line } (jetzt { $points })
lost-cities-log-round = Durchgang { $round } ist zu Ende: { $list }
lost-cities-log-draw = { $who ->
    [you] Du ziehst vom Nachziehstapel
   *[other] { $name } zieht vom Nachziehstapel
}
lost-cities-log-drew = { $who ->
    [you] Du ziehst: { $card }
   *[other] { $name } zieht: { $card }
}

# Erklärungen
lost-cities-about-wager = Eine Wettkarte vervielfacht, was die { lost-cities-compound }-Expedition bringt oder kostet: eine verdoppelt, zwei verdreifachen, drei vervierfachen. Wettkarten kommen vor der ersten Zahl. In jeder Farbe gibt es drei.
lost-cities-about-number = Erhöht die Summe der { lost-cities-compound }-Expedition um { $number }. Jede Karte muss höher sein als die vorige.
lost-cities-about-change = Wenn du sie jetzt anlegst: { $change }.
lost-cities-about-empty = Nicht begonnen, sie kostet also nichts. Begonnen steht sie bei −20, und ihre Karten kommen dazu.
lost-cities-about-bonus = { $cards ->
    [8] 8 Karten: 20 Punkte Bonus.
    [9] 9 Karten: 20 Punkte Bonus.
    [10] 10 Karten: 20 Punkte Bonus.
    [11] 11 Karten: 20 Punkte Bonus.
    [12] 12 Karten: 20 Punkte Bonus.
   *[other] { $cards } von 8 Karten für den Bonus von 20 Punkten.
}
lost-cities-about-pile = Abgeworfene Karten dieser Farbe, von beiden. Nur die oberste kann genommen werden.
lost-cities-about-top = { $cards ->
    [one] Oben: { $card }. Es ist die einzige Karte.
   *[other] Oben: { $card }. Insgesamt { $cards } Karten.
}
lost-cities-about-below = Darunter: { $list }.
lost-cities-about-deck = { $cards ->
    [one] Noch eine Karte. Wer sie zieht, beendet sofort den Durchgang.
   *[other] Noch { $cards } Karten. Der Durchgang endet, sobald die letzte gezogen wird: noch { $cards } Züge, und einer mehr für jede Karte von einem Ablagestapel.
}
lost-cities-about-hand = { $cards ->
    [one] Eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
lost-cities-known = Bekannte Karten von { $name }:

# Wertung
lost-cities-round-is = Durchgang { $round }
lost-cities-round-now = Durchgang { $round }, bisher
lost-cities-round-of = Durchgang { $round } von { $rounds }, bisher
lost-cities-round-done = Durchgang { $round } von { $rounds }
lost-cities-rounds = Durchgänge
lost-cities-total = Gesamt
lost-cities-table-points = Alle Expeditionen
lost-cities-formula = (Summe der Zahlen − 20) × (1 + Wettkarten), ab acht Karten 20 dazu.
lost-cities-unseen = Ungesehene Karten ({ $number })
lost-cities-unseen-text = Sie sind im Nachziehstapel oder auf einer Hand, die du nicht siehst. Durchgestrichen: schon gesehen.
lost-cities-round-you = Durchgang { $round } geht an dich
lost-cities-round-other = Durchgang { $round } geht an { $name }
lost-cities-round-tied = Durchgang { $round } endet unentschieden
lost-cities-next-round = Nächster Durchgang
lost-cities-end-you = Du gewinnst!
lost-cities-end-other = { $name } gewinnt
lost-cities-end-draw = Unentschieden

# Ablehnungen
lost-cities-why-play-first = Leg zuerst eine Karte an oder wirf eine ab, dann zieh nach.
lost-cities-why-draw-next = Du hast schon eine Karte gespielt. Zieh jetzt eine nach.
lost-cities-why-not-in-hand = Du hast { $card } nicht auf der Hand.
lost-cities-why-too-low = { $card } ist nicht höher als { $top }. Du kannst die Karte nur abwerfen.
lost-cities-why-wager-too-late = Wettkarten kommen vor der ersten Zahl, und dort liegt schon { $top }. Du kannst sie nur abwerfen.
lost-cities-why-no-such-suit = Die Farbe { lost-cities-suit } ist in dieser Partie nicht dabei.
lost-cities-why-pile-empty = Der { lost-cities-compound }-Ablagestapel ist leer.
lost-cities-why-pile-closed = Auf den { lost-cities-compound }-Ablagestapel hast du gerade abgeworfen: In diesem Zug kannst du dort nicht nehmen.
lost-cities-why-piles-shut = Seit { $turns } Zügen hat niemand vom Nachziehstapel gezogen. Zieh jetzt von dort.

# Regeln eines Tisches
lost-cities-option-colours = Farben
lost-cities-option-colours-about = Fünf Farben, oder sechs für eine längere Partie.
lost-cities-option-colours-5 = Fünf
lost-cities-option-colours-6 = Sechs, mit der Nacht
lost-cities-option-rounds = Durchgänge
lost-cities-option-rounds-about = Zahl der Durchgänge. Üblich sind drei.
lost-cities-option-next-starter = Spätere Durchgänge
lost-cities-option-next-starter-about = Wer die Durchgänge nach dem ersten beginnt.
lost-cities-option-next-starter-leader = Wer mehr Punkte hat
lost-cities-option-next-starter-alternate = Abwechselnd
lost-cities-option-next-starter-fixed = Immer derselbe Platz
lost-cities-option-first-starter = Erster Durchgang
lost-cities-option-first-starter-about = Wer den ersten Durchgang beginnt.
lost-cities-option-first-starter-chance = Zufällig
lost-cities-option-first-starter-0 = Der erste Platz
lost-cities-option-first-starter-1 = Der zweite Platz
lost-cities-option-stall-guard = Schutz vor endlosen Durchgängen
lost-cities-option-stall-guard-about = Nach 24 Zügen in Folge ohne Karte vom Nachziehstapel sind die Ablagestapel gesperrt, bis jemand vom Nachziehstapel zieht.
lost-cities-option-stall-guard-on = An
lost-cities-option-stall-guard-off = Aus
lost-cities-option-extra-round = Entscheidung bei Gleichstand
lost-cities-option-extra-round-about = Bei Gleichstand nach dem letzten Durchgang noch einen spielen.
lost-cities-option-extra-round-on = Ja, ein Durchgang mehr
lost-cities-option-extra-round-off = Nein, unentschieden
lost-cities-option-piles = Überdeckte Ablagen
lost-cities-option-piles-about = Ob man die Ablagestapel durchsehen darf.
lost-cities-option-piles-top = Nur die oberste Karte
lost-cities-option-piles-full = Den ganzen Stapel

## Rules and tutorial: a page loads what follows when it is read.
lost-cities-rules-goal-text = Zu zweit schickt ihr Expeditionen aus. Jede kostet 20 Punkte, sobald du sie beginnst, und bringt den Wert ihrer Karten. Beginne wenige und führ sie weit: Wer am Ende der Partie mehr Punkte hat, gewinnt.
lost-cities-rules-cards = Die Karten
lost-cities-rules-cards-text = Jede Farbe hat die Zahlen 2 bis 10 je einmal und drei Wettkarten. Fünf Farben sind 60 Karten. Beide bekommen acht, der Rest ist der Nachziehstapel.
lost-cities-rules-night = Die lange Partie hat eine sechste Farbe, die Nacht: 72 Karten, auf der Hand weiter acht.
lost-cities-rules-turn = Dein Zug
lost-cities-rules-turn-text = Spiel zuerst eine Karte, dann zieh eine nach. Am Ende deines Zuges hast du immer acht Karten.
lost-cities-rules-lay = 1. Leg sie an deine Expedition …
lost-cities-rules-lay-text = In jeder Farbe kannst du eine Expedition haben, auf deiner Seite. Sie darf mit jeder Karte beginnen. Jede weitere muss höher sein als die letzte; Lücken sind erlaubt. Karten lassen sich nicht dazwischenschieben oder wieder aufnehmen.
lost-cities-rules-lay-example = Nach der 4 passt die 7. Die 5 und die 6 sind für diese Expedition nun verloren.
lost-cities-rules-wagers = Wettkarten kommen zuerst: vor der ersten Zahl so viele du willst, danach keine mehr.
lost-cities-rules-wagers-example = Zwei Wettkarten, dann Zahlen: Diese Expedition zählt dreifach.
lost-cities-rules-discard = … oder wirf sie ab
lost-cities-rules-discard-text = Jede Karte darf offen auf den Ablagestapel ihrer Farbe. Dein Gegenüber kann sie nehmen.
lost-cities-rules-draw = 2. Zieh eine Karte nach
lost-cities-rules-draw-text = Vom Nachziehstapel, oder die oberste Karte eines Ablagestapels, nur nicht von dem, auf den du gerade abgeworfen hast. Nimmst du eine Karte von einem Ablagestapel, kennt dein Gegenüber sie: Sie steht bei deinem Namen, bis du sie spielst.
lost-cities-rules-end = Ende eines Durchgangs
lost-cities-rules-end-text = Der Durchgang endet sofort, wenn die letzte Karte des Nachziehstapels gezogen wird. Handkarten zählen nicht. Der Nachziehstapel zeigt, wie viele Karten übrig sind.
lost-cities-rules-score = Punkte
lost-cities-rules-score-text = Jede Expedition zählt für sich. Eine ohne Karten zählt 0. Sonst:
lost-cities-rules-score-sum = Zähle die Zahlen zusammen und zieh 20 ab.
lost-cities-rules-score-times = Nimm das mal 2 für eine Wettkarte, mal 3 für zwei, mal 4 für drei (auch wenn es negativ ist).
lost-cities-rules-score-bonus = Acht oder mehr Karten, Wettkarten mitgezählt, bringen 20 Punkte Bonus. Er wird nicht vervielfacht.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Mit zwei Wettkarten und acht Karten: (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Eine Wettkarte allein: (0 − 20) × 2 = −40.
lost-cities-rules-match = Die Partie
lost-cities-rules-match-text = Eine Partie hat meist drei Durchgänge, die zusammengezählt werden. Wer den ersten beginnt, entscheidet der Zufall. Die weiteren beginnt, wer mehr Punkte hat, bei Gleichstand, wer den letzten nicht begonnen hat. Bei Gleichstand am Ende ist die Partie unentschieden.
lost-cities-rules-options = Varianten am Tisch
lost-cities-rules-options-text = Fünf oder sechs Farben; ein bis zwanzig Durchgänge; wer beginnt; ein weiterer Durchgang bei Gleichstand; ob man überdeckte Karten nachsehen kann.
lost-cities-rules-stall = Damit kein Durchgang ewig dauert: Nach 24 Zügen in Folge, in denen von einem Ablagestapel genommen wurde, sind die Ablagestapel gesperrt, bis jemand vom Nachziehstapel zieht.
lost-cities-rules-here = Online spielen
lost-cities-rules-here-text = Wähle eine Karte, und ihre Plätze leuchten auf, mit den Punkten vorher und nachher. Ein kleiner Pfeil nach unten heißt: Die Karte kann nur abgeworfen werden. Zurücknehmen kannst du, bis du vom Nachziehstapel ziehst oder dein Gegenüber am Zug war (Bots spielen sofort). Ein Rechtsklick oder langes Drücken erklärt alles auf dem Tisch.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = Das sind deine Karten: Zahlen von 2 bis 10 in fünf Farben, dazu Wettkarten. Damit führst du Expeditionen, eine je Farbe, die mehr einbringen sollen, als sie kosten.
learn-lost-cities-begin = In jedem Zug spielst du eine Karte und ziehst eine. Beginne eine Expedition: Wähle die Vulkan-4 und drück auf ihren leuchtenden Platz.
learn-lost-cities-cost = Jede Expedition kostet 20 Punkte: Deine steht bei 4 − 20 = −16 und lohnt sich erst, wenn ihre Zahlen zusammen über 20 kommen. Zieh jetzt vom Nachziehstapel.
learn-lost-cities-rising = Du hast die Vulkan-7 gezogen. Zahlen müssen steigen, Lücken sind erlaubt, für die 2 ist es also zu spät: Leg die 7 an und zieh.
learn-lost-cities-wager = Eine Wettkarte verdoppelt Gewinn oder Verlust, zwei verdreifachen sie; sie kommen vor der ersten Zahl. Leg die Ozean-Wettkarte an und zieh.
learn-lost-cities-discard = Was du nicht brauchst, kannst du abwerfen, aber Pip darf es nehmen. Wähle die Schnee-2, drück auf den Schnee-Ablagestapel und zieh.
learn-lost-cities-take = Pip hat die Ozean-8 abgeworfen. Leg die Ozean-6 an deine Wettkarte an und nimm die 8, statt vom Nachziehstapel zu ziehen.
learn-lost-cities-bonus = Jetzt läuft Durchgang 2 von 3, und deine Vulkan-Expedition hat sieben Karten. Ab acht gibt es 20 Punkte Bonus, also leg die 10 an.
learn-lost-cities-last = Im Nachziehstapel liegt nur noch eine Karte. Wer sie zieht, beendet den Durchgang sofort: Zieh sie.
learn-lost-cities-score = Zahlen zusammenzählen, 20 abziehen, für die Wettkarte verdoppeln, 20 für acht Karten dazu: So zählt eine Expedition. Nach drei Durchgängen gewinnt die höhere Summe.
learn-lost-cities-remember-1 = Jede Expedition kostet 20: Beginne nur, was mehr einbringen kann.
learn-lost-cities-remember-2 = Erst Wettkarten, dann Zahlen, immer aufwärts.
learn-lost-cities-remember-3 = Die letzte Karte des Nachziehstapels beendet den Durchgang, egal was du noch auf der Hand hast.
