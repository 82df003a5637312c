# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Zwei Rivalen, fünf Expeditionen. Beginne nur, was du zu Ende bringst: Jede Expedition kostet, bevor sie einbringt.

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
lost-cities-card = { lost-cities-suit } { $number }
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
lost-cities-discard-gives = { $name } könnte sie für { $points } Punkte anlegen
lost-cities-key-card = eine Karte aus der Hand wählen
lost-cities-key-draw = vom Nachziehstapel ziehen
lost-cities-take-this = Oberste Karte nehmen
lost-cities-barred = Gerade gesperrt
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
    [one] letzte
   *[other] deine Züge: { $turns }
}
lost-cities-round = Durchgang
lost-cities-round-short = Durchgang { $round }/{ $rounds }
lost-cities-this-round = (Durchgang { $points })
lost-cities-hand = Deine Hand
lost-cities-can-lay = { $card }, passt: { $change }
lost-cities-cannot-lay = { $card }, kann nicht angelegt werden
lost-cities-choose-first = Wähle zuerst eine Karte aus deiner Hand.
lost-cities-other-lane = { $card } gehört zur { lost-cities-compound }-Expedition.
lost-cities-other-pile = { $card } kann nur auf den { lost-cities-compound }-Ablagestapel.

# wer was tut
lost-cities-status-lay = Du bist dran: Karte anlegen oder abwerfen.
lost-cities-status-target = Lege sie an deine Expedition oder wirf sie ab.
lost-cities-status-draw = Zieh nach: Nachziehstapel oder heller Ablagestapel.
lost-cities-status-deck = Ziehe eine Karte vom Nachziehstapel.
lost-cities-status-last = Ziehe nach. Die letzte Karte beendet den Durchgang.
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
lost-cities-about-wager = Eine Wettkarte vervielfacht, was die { lost-cities-compound }-Expedition bringt oder kostet: eine verdoppelt, zwei verdreifachen, drei vervierfachen. Wettkarten liegen vor der ersten Zahl. Von jeder Farbe gibt es drei.
lost-cities-about-number = Bringt der { lost-cities-compound }-Expedition { $number } Punkte. Jede Karte muss höher sein als die vorige.
lost-cities-about-change = Jetzt angelegt, ändert sich die Expedition so: { $change }.
lost-cities-about-empty = Nicht begonnen, sie kostet also nichts. Wer sie beginnt, fängt bei −20 an; ihre Karten zählen dagegen.
lost-cities-about-bonus = { $cards ->
    [one] Eine Karte von acht, für die es 20 Punkte mehr gibt.
    [8] Acht Karten: 20 Punkte mehr.
    [9] Neun Karten: 20 Punkte mehr.
    [10] Zehn Karten: 20 Punkte mehr.
    [11] Elf Karten: 20 Punkte mehr.
    [12] Zwölf Karten: 20 Punkte mehr.
   *[other] { $cards } Karten von acht, für die es 20 Punkte mehr gibt.
}
lost-cities-about-pile = Abgeworfene Karten dieser Farbe, von beiden. Nur die oberste kann genommen werden.
lost-cities-about-top = { $cards ->
    [one] Oben: { $card }. Es ist die einzige Karte.
   *[other] Oben: { $card }. Insgesamt { $cards } Karten.
}
lost-cities-about-below = Darunter: { $list }.
lost-cities-about-deck = { $cards ->
    [one] Noch eine Karte. Wer sie zieht, beendet sofort den Durchgang.
   *[other] Noch { $cards } Karten. Der Durchgang endet sofort, wenn die letzte gezogen wird. Das sind { $cards } Züge, und einer mehr für jede Karte, die stattdessen von einem Ablagestapel genommen wird.
}
lost-cities-about-hand = { $cards ->
    [one] Eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
lost-cities-known = { $name } hat offen genommen:

# Wertung
lost-cities-round-is = Durchgang { $round }
lost-cities-round-now = Durchgang { $round }, bisher
lost-cities-round-of = Durchgang { $round } von { $rounds }, bisher
lost-cities-round-done = Durchgang { $round } von { $rounds }
lost-cities-rounds = Durchgänge
lost-cities-total = Gesamt
lost-cities-table-points = Alle Expeditionen
lost-cities-formula = (Summe der Zahlen − 20) × (1 + Wettkarten), ab acht Karten dazu 20.
lost-cities-unseen = Ungesehene Karten ({ $number })
lost-cities-unseen-text = Sie liegen im Nachziehstapel oder auf einer verdeckten Hand. Durchgestrichen: schon gesehen.
lost-cities-round-you = Durchgang { $round } geht an dich
lost-cities-round-other = Durchgang { $round } geht an { $name }
lost-cities-round-tied = Durchgang { $round } endet unentschieden
lost-cities-next-round = Weiter zum nächsten Durchgang
lost-cities-end-you = Du hast gewonnen
lost-cities-end-other = { $name } hat gewonnen
lost-cities-end-draw = Unentschieden

# Ablehnungen
lost-cities-why-play-first = Lege zuerst eine Karte an oder wirf eine ab, dann ziehe nach.
lost-cities-why-draw-next = Du hast schon eine Karte gespielt. Ziehe jetzt eine nach.
lost-cities-why-not-in-hand = { $card } ist nicht auf deiner Hand.
lost-cities-why-too-low = { $card } ist nicht höher als { $top }. Du kannst die Karte nur abwerfen.
lost-cities-why-wager-too-late = Wettkarten kommen vor der ersten Zahl, und dort liegt schon { $top }. Du kannst sie nur abwerfen.
lost-cities-why-no-such-suit = Die Farbe { lost-cities-suit } ist in dieser Partie nicht dabei.
lost-cities-why-pile-empty = Der { lost-cities-compound }-Ablagestapel ist leer.
lost-cities-why-pile-closed = Auf den { lost-cities-compound }-Ablagestapel hast du gerade abgeworfen: Nimm dort erst in einem späteren Zug.
lost-cities-why-piles-shut = { $turns } Züge in Folge wurde von Ablagestapeln genommen. Ziehe jetzt vom Nachziehstapel.

# Regeln eines Tisches
lost-cities-option-colours = Farben
lost-cities-option-colours-about = Fünf Farben, oder sechs für eine längere Partie.
lost-cities-option-colours-5 = Fünf
lost-cities-option-colours-6 = Sechs, mit der Nacht
lost-cities-option-rounds = Durchgänge
lost-cities-option-rounds-about = Wie viele Durchgänge zusammengezählt werden. Üblich sind drei.
lost-cities-option-next-starter = Spätere Durchgänge
lost-cities-option-next-starter-about = Wer die Durchgänge nach dem ersten beginnt.
lost-cities-option-next-starter-leader = Wer mehr Punkte hat
lost-cities-option-next-starter-alternate = Abwechselnd
lost-cities-option-next-starter-fixed = Immer derselbe Platz
lost-cities-option-first-starter = Erster Durchgang
lost-cities-option-first-starter-about = Wer den ersten Durchgang beginnt.
lost-cities-option-first-starter-chance = Der Zufall entscheidet
lost-cities-option-first-starter-0 = Der erste Platz
lost-cities-option-first-starter-1 = Der zweite Platz
lost-cities-option-stall-guard = Schutz vor endlosen Durchgängen
lost-cities-option-stall-guard-about = Nach 24 Zügen in Folge, in denen von Ablagestapeln genommen wurde, sind diese gesperrt, bis jemand vom Nachziehstapel zieht.
lost-cities-option-stall-guard-on = An
lost-cities-option-stall-guard-off = Aus
lost-cities-option-extra-round = Gleichstand ausspielen
lost-cities-option-extra-round-about = Ob ein Gleichstand nach dem letzten Durchgang in einem weiteren ausgespielt wird.
lost-cities-option-extra-round-on = Ja, ein Durchgang mehr
lost-cities-option-extra-round-off = Nein, unentschieden
lost-cities-option-piles = Verdeckte Ablagen
lost-cities-option-piles-about = Ob man die Karten unter der obersten eines Ablagestapels nachsehen kann.
lost-cities-option-piles-top = Nur die oberste Karte
lost-cities-option-piles-full = Den ganzen Stapel

# Spielregeln
lost-cities-rules-goal = Die Idee
lost-cities-rules-goal-text = Zu zweit schickt ihr Expeditionen aus. Jede kostet 20 Punkte, sobald sie beginnt, und bringt ein, was ihre Karten zeigen. Beginne wenige, bring sie weit: Wer nach den vereinbarten Durchgängen mehr Punkte hat, gewinnt.
lost-cities-rules-cards = Die Karten
lost-cities-rules-cards-text = Jede Farbe hat die Zahlen 2 bis 10 je einmal und drei Wettkarten. Fünf Farben sind 60 Karten. Beide bekommen acht, der Rest ist der Nachziehstapel.
lost-cities-rules-night = Die lange Partie hat eine sechste Farbe, die Nacht: 72 Karten, auf der Hand weiter acht.
lost-cities-rules-turn = Dein Zug
lost-cities-rules-turn-text = Spiele zuerst eine Karte, dann ziehe eine nach. Am Ende deines Zuges hast du immer acht Karten.
lost-cities-rules-lay = 1. Lege sie an deine Expedition …
lost-cities-rules-lay-text = In jeder Farbe eine Expedition, auf deiner Seite. Sie darf mit jeder Karte beginnen. Jede weitere muss höher sein als die letzte; Lücken sind erlaubt. Nichts wird dazwischengeschoben, nichts zurückgenommen.
lost-cities-rules-lay-example = Nach der 4 passt die 7. Die 5 und die 6 sind für diese Expedition nun verloren.
lost-cities-rules-wagers = Wettkarten kommen zuerst: vor der ersten Zahl so viele du willst, danach keine mehr.
lost-cities-rules-wagers-example = Zwei Wettkarten, dann Zahlen: Diese Expedition zählt dreifach.
lost-cities-rules-discard = … oder wirf sie ab
lost-cities-rules-discard-text = Jede Karte darf offen auf den Ablagestapel ihrer Farbe. Dein Gegenüber kann sie nehmen.
lost-cities-rules-draw = 2. Ziehe eine Karte nach
lost-cities-rules-draw-text = Vom Nachziehstapel oder die oberste Karte eines Ablagestapels; aber nicht von dem, auf den du gerade abgeworfen hast. Eine offen genommene Karte kennt dein Gegenüber und sieht sie bei deinem Namen, bis du sie spielst.
lost-cities-rules-end = Ende eines Durchgangs
lost-cities-rules-end-text = Der Durchgang endet sofort, wenn die letzte Karte des Nachziehstapels gezogen wird. Handkarten zählen nicht. Der Nachziehstapel zeigt, wie viele Karten übrig sind.
lost-cities-rules-score = Punkte
lost-cities-rules-score-text = Jede Expedition zählt für sich. Eine ohne Karten bringt nichts und kostet nichts. Sonst:
lost-cities-rules-score-sum = Zähle die Zahlen zusammen und zieh 20 ab.
lost-cities-rules-score-times = Nimm das mal zwei für eine Wettkarte, mal drei für zwei, mal vier für drei, auch unter null.
lost-cities-rules-score-bonus = Acht Karten oder mehr, Wettkarten mitgezählt, bringen 20 Punkte dazu, nicht vervielfacht.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Mit zwei Wettkarten und acht Karten: (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Eine Wettkarte allein: (0 − 20) × 2 = −40.
lost-cities-rules-match = Die Partie
lost-cities-rules-match-text = Üblich sind drei Durchgänge; ihre Punkte werden zusammengezählt. Den ersten beginnt, wen der Zufall bestimmt, dann, wer mehr Punkte hat; bei Gleichstand, wer den letzten nicht begonnen hat. Ein Gleichstand am Ende ist unentschieden.
lost-cities-rules-options = Was ein Tisch vereinbaren kann
lost-cities-rules-options-text = Fünf oder sechs Farben; ein bis zwanzig Durchgänge; wer beginnt; einen weiteren Durchgang bei Gleichstand; ob man verdeckte Ablagen nachsehen kann.
lost-cities-rules-stall = Damit kein Durchgang ewig dauert: Nach 24 Zügen in Folge, in denen von einem Ablagestapel genommen wurde, sind die Ablagestapel gesperrt, bis jemand vom Nachziehstapel zieht.
lost-cities-rules-here = An diesem Tisch
lost-cities-rules-here-text = Wähle eine Karte, und ihre Plätze leuchten auf, mit den Punkten vorher und nachher. Eine Ecke mit Kreuz heißt: kann nur abgeworfen werden. Zurücknehmen geht, bis du vom Nachziehstapel ziehst oder die andere Seite am Zug war. Ein Bot antwortet sofort. Ein Rechtsklick oder langes Drücken erklärt alles auf dem Tisch.

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
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
