# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Segle ins Unbekannte, Plättchen für Plättchen. Besetze Inseln, während sie wachsen, und sei dort am stärksten, wenn sie fertig sind.
minutes-entdecker = 45

# Die neuen Entdecker, mit den Wörtern der deutschen Anleitung.
entdecker-kind-sea = Meer
entdecker-kind-coast = Küste
entdecker-kind-corner = Ecke
entdecker-kind-strait = Meerenge
entdecker-kind-bay = Bucht
entdecker-kind-land = Land
entdecker-waterfall = Wasserfall
entdecker-unit-scout = Kundschafter
entdecker-unit-fort = Stützpunkt
entdecker-unit-settlement = Siedlung
entdecker-event-gold = Goldmine
entdecker-event-pirates = Piraten
entdecker-event-natives = Freundliche Inselbewohner
entdecker-event-storm = Sturm
entdecker-side-n = Norden
entdecker-side-e = Osten
entdecker-side-s = Süden
entdecker-side-w = Westen
entdecker-bank = die Bank

# what is asked
entdecker-status-chiefs = Zwei Oberkundschafter?
entdecker-status-wheel = Das Steuerrad: wie viel Gold?
entdecker-status-start = Wo läuft das Schiff aus?
entdecker-status-pass = Du kannst keinen Start bezahlen
entdecker-status-route = Wen bezahlst du?
entdecker-status-announce = Wie viele Plättchen?
entdecker-status-explore = { $source ->
    [open] Wähle das nächste Plättchen
   *[hidden] Zieh das nächste Plättchen
}
entdecker-status-explored = Eine Figur setzen?
entdecker-status-explored-last = { $why ->
    [dead-end] Sackgasse: noch eine Figur?
   *[all] Letztes Plättchen: eine Figur?
}
entdecker-status-dead-end = Sackgasse: Das Schiff kommt nicht weiter
entdecker-dead-end = Sackgasse:
entdecker-dead-end-ends = Hier endet die Reise{ $tiles ->
    [0] .
    [one] , 1 bezahltes Plättchen verfällt.
   *[other] , { $tiles } bezahlte Plättchen verfallen.
}
entdecker-dead-end-over = Deine Reise ist zu Ende, { $tiles ->
    [one] 1 bezahltes Plättchen verfällt.
   *[other] { $tiles } bezahlte Plättchen verfallen.
}
entdecker-status-explored-take = Kein Kundschafter: einen umsetzen?
entdecker-status-place = Leg das Plättchen: { $kind }
entdecker-status-natives = Einen Kundschafter schicken?
entdecker-status-natives-take = Welchen Kundschafter?
entdecker-status-taken-for-a-hut = Welche Hütte für den Kundschafter?
entdecker-status-taken-for-a-tile = Setz den Kundschafter auf das neue Plättchen
entdecker-status-order = Welche Insel wird zuerst gewertet?
entdecker-status-jungle = { $due ->
    [one] Zu welcher Hütte?
   *[other] Zu welcher Hütte? Noch { $due }
}
entdecker-status-which-land = Auf welches Landstück?
entdecker-status-which-scout = Welcher deiner Kundschafter?
entdecker-status-take = Diesen Kundschafter nehmen?
entdecker-status-waits = { $phase ->
    [chiefs] { $name } wählt Oberkundschafter
    [wheel] { $name } wählt das Einkommen
    [start] { $name } läuft aus
    [route] { $name } wählt eine Route
    [announce] { $name } sagt Plättchen an
    [explore] { $name } ist auf Reise
    [place] { $name } legt ein Plättchen
    [natives] { $name } trifft Inselbewohner
    [order] { $name } wählt eine Insel
    [jungle] { $name } wählt eine Hütte
   *[other] Warten auf { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } würfelt für das Einkommen
    [tile] { $name } zieht ein Plättchen
    [token] Ein Pflanzenchip wird gezogen
   *[other] Die Stapel werden vorbereitet
}

# buttons
entdecker-turn = Drehen
entdecker-place-here = Hier anlegen
entdecker-stop = Aufhören
entdecker-pass = Passen
entdecker-refuse = Verzichten
entdecker-take = Diesen Kundschafter nehmen
entdecker-take-from = Kundschafter von Pfad { $number }, Feld { $space } nehmen
entdecker-back = Zurück
entdecker-sail-on = Weiterfahren
entdecker-write-chiefs = Bestätigen
entdecker-fewer = Weniger Plättchen
entdecker-more = Mehr Plättchen
entdecker-source = Woher die Plättchen kommen
entdecker-source-hidden = Verdeckt
entdecker-source-open = Offen
entdecker-tiles = Plättchen
entdecker-left-over = Rest: { $gold } Gold
entdecker-fitting = { $fitting ->
    [one] { $fitting }/{ $total } passt hier ({ $share } %)
   *[other] { $fitting }/{ $total } passen hier ({ $share } %)
}
entdecker-fitting-text = Wie viele der verdeckten Plättchen als erstes angelegt werden könnten
entdecker-fitting-kinds = passen neben das Schiff
entdecker-land-in = Land im { $side }
entdecker-land-at = { $where ->
    [right] Land rechts
    [left] Land links
    [above] Land oben
   *[below] Land unten
}
entdecker-scout-number = Kundschafter { $number }
entdecker-scout-chief = Kundschafter { $number }, ein Oberkundschafter: zählt doppelt
entdecker-wheel-number = Du bekommst { $number }, die anderen { $others }

# panels
entdecker-map = Die Inselwelt
entdecker-step = Was jetzt geschieht
entdecker-step-start = Start
entdecker-step-announce = Plättchen
entdecker-step-explore = Entdecken
entdecker-step-islands = Inseln
entdecker-players = Spieler
entdecker-huts = Häuptlingshütten
entdecker-tokens-unseen = Unbekannte Chips:
entdecker-islands = Inseln
entdecker-island = Insel
entdecker-supply = Plättchen
entdecker-hidden-stacks = Verdeckte Stapel
entdecker-open-stacks = Arten von Plättchen, verdeckt und offen
entdecker-total = Summe
entdecker-part-island = Insel aus { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}
entdecker-part-island-sum = Insel: { $tiles } + { $bonus }
entdecker-gold-name = Gold
entdecker-gold-text = Mit Gold bezahlst du Start, Plättchen und Figuren. Wer seinen Zug mit weniger als 4 Gold beginnt, würfelt und bekommt so viel Gold, alle anderen eins mehr.
entdecker-north-right = Norden ist rechts
entdecker-discarded = { $kind }: passt nirgends und wird abgeworfen.
entdecker-income = Einkommen
entdecker-income-text = Wer würfelt, bekommt die Zahl, alle anderen eins mehr.
entdecker-help-wheel = Du bekommst die Zahl, alle anderen eins mehr.
entdecker-reserve = Im Vorrat: { $unit }, { $number }
entdecker-chiefs = Oberkundschafter: { $list }
entdecker-chiefs-about = Zwei deiner nummerierten Kundschafter zählen bei den Hütten doppelt. Bis dahin weiß niemand, welche.
entdecker-result = Endstand
entdecker-result-parts = Inseln { $islands }, Hütten { $huts }
entdecker-sheet-none = Noch wurde keine Insel gewertet.
entdecker-sheet-later = Die Häuptlingshütten werden am Ende gewertet.
entdecker-sheet-ties = Bei gleichen Punkten entscheidet das Gold.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 Kundschafter, auf Feld { $space }
   *[other] zählt { $scouts }, der nächste auf Feld { $space }
}
entdecker-nearest = am nächsten

# the dock, the drawer, flags
entdecker-points = Punkte
entdecker-you = Du
entdecker-under-way = +{ $points } auf offenen Inseln
entdecker-gold-word = Gold
entdecker-scouts = Kundschafter
entdecker-forts = { $number ->
    [one] Stützpunkt
   *[other] Stützpunkte
}
entdecker-settlements = { $number ->
    [one] Siedlung
   *[other] Siedlungen
}
entdecker-flag-open = { $open } offen
entdecker-flag-nobody = noch niemand
entdecker-complete = Insel fertig: { $value }
entdecker-complete-sum = Insel fertig: { $tiles } + { $bonus } = { $value }
entdecker-drawer = Hütten, Plättchen und Inseln
entdecker-drawer-open = Übersicht
entdecker-tab-huts = Hütten
entdecker-tab-tiles = Plättchen
entdecker-tab-islands = Inseln
entdecker-tab-sheet = Wertung
entdecker-tab-players = Vorräte
entdecker-source-hidden-text = 1 Gold, verdeckt
entdecker-source-open-text = 4 Gold, nach Wahl
entdecker-source-hidden-price = je { $gold } Gold
entdecker-source-open-price = { $gold } Gold, nach Wahl
entdecker-back-event-text = „?“ auf der Rückseite: Beim Anlegen geschieht etwas. Noch verdeckt: { $list }
entdecker-help-waiting = Drück auf eine Insel, um zu sehen, wer dort führt.
entdecker-help-announce = Du bezahlst alle sofort und darfst früher aufhören.
entdecker-help-draw = Noch { $left } Plättchen.{ $unit ->
    [yes] {" "}Eine Figur beendet die Reise.
   *[no] {""}
}
entdecker-help-explored = { $left ->
    [0] Das war das letzte angesagte Plättchen.
   *[other] Es kann keines mehr gezogen werden; der Rest verfällt.
}
entdecker-help-unit = Eine Figur beendet die Reise und beansprucht die Insel.
entdecker-help-place = { $ways ->
    [one] Es gibt nur eine Möglichkeit.
   *[other] { $cells ->
        [one] Es gibt { $ways } Möglichkeiten: Dreh es, wie du magst.
       *[other] Es gibt { $ways } Möglichkeiten auf { $cells } Feldern.
    }
}
entdecker-help-hut = Der Kundschafter geht auf das freie Feld, das der Hütte am nächsten ist.
entdecker-help-which-scout = Oberkundschafter zählen bei den Hütten doppelt.
entdecker-help-lit = Was möglich ist, leuchtet.
entdecker-status-finished = Die Reise ist zu Ende
entdecker-set-out = { $cost ->
    [0] Auslaufen
   *[other] Auslaufen für { $cost } Gold
}
entdecker-sail = { $gold } Gold zahlen, los
entdecker-draw = Ziehen
entdecker-buy = Nehmen: { $kind }
entdecker-unit = Figur
entdecker-units = Figuren
entdecker-no-unit = Hier enden
entdecker-end-trip = Reise beenden
entdecker-land = { $unit ->
    [fort] Stützpunkt
    [settlement] Siedlung
   *[scout] Kundschafter
}{ $gold ->
    [0] {" "}hier
   *[other] {" "}für { $gold } Gold
}
entdecker-send = { $number ->
    [0] Schicken
   *[other] Zu Hütte { $number }
}
entdecker-bill-none = Wähle einen leuchtenden Ort. Ohne Preis ist er kostenlos.
entdecker-harbour = Hafen
entdecker-toll = Zoll unterwegs
entdecker-keeps = dir bleiben { $gold } Gold
entdecker-pile-plain = Ohne „?“
entdecker-pile-event = „?“: Ereignis
entdecker-pile-text = { $stacks ->
    [one] 1 Stapel
   *[other] { $stacks } Stapel
} · { $fits ->
    [one] { $fits }/{ $of } passt
   *[other] { $fits }/{ $of } passen
}
entdecker-left = noch { $number }
entdecker-here = Hier:
entdecker-elsewhere = Bestes anderes Feld:
entdecker-open-sea = keine neue Küste
entdecker-prospect = { $open ->
    [0] { $joins ->
        [0] eine fertige Insel, Wert { $value }
        [one] schließt die Insel, Wert { $value }
       *[other] verbindet und schließt { $joins } Inseln, Wert { $value }
    }
   *[other] { $joins ->
        [0] eine neue Insel, Wert { $value }
        [one] die Insel wächst auf { $value }
       *[other] verbindet { $joins } Inseln, Wert { $value }
    }
}
entdecker-rank-open = { $open ->
    [0] sofort, Rang { $rank }
   *[other] Rang { $rank }
}
entdecker-needs = kostet { $gold } Gold
entdecker-no-gain = ändert nichts
entdecker-none-left = keine mehr
entdecker-not-now = jetzt nicht
entdecker-none-left-take = drück auf einen von deinen
entdecker-worth = Wert { $value }
entdecker-hut-worth = Wert { $points }
entdecker-hut-hidden = Unbekannter Chip
entdecker-hut-free = Leer: Der erste Kundschafter zieht den Chip
entdecker-hut-leads = { $who ->
    [you] bisher führst du
   *[other] bisher führt { $name }
}
entdecker-hut-won = { $who ->
    [you] geht an dich
   *[other] geht an { $name }
}
entdecker-hut-draw-text = du ziehst ihren Chip und siehst ihn dir an.
entdecker-hut-look-text = du siehst dir ihren Chip an.
entdecker-hut-wait-text = dein Kundschafter zählt dort mit.
entdecker-hut-choose = Wähle eine der leuchtenden Hütten.
entdecker-key-leaf = der erste Kundschafter zieht den Chip und sieht ihn an
entdecker-key-eye = ein Kundschafter hier sieht den Chip an
entdecker-key-unknown = ein Chip, den du nicht gesehen hast

# the log where the map has no letters
entdecker-log-start-there = { $name } läuft aus
entdecker-log-place-there = { $name } legt das Plättchen
entdecker-log-unit-there = { $unit ->
    [fort] { $name } setzt einen Stützpunkt
    [settlement] { $name } setzt eine Siedlung
   *[scout] { $name } setzt einen Kundschafter
}
entdecker-log-take-there = { $name } nimmt einen Kundschafter zurück
entdecker-log-scored-there = Eine Insel ist fertig und { $value } wert: { $list }
entdecker-log-filled-there = { $number ->
    [one] Ein Feld ist eingeschlossen und wird automatisch aufgefüllt
   *[other] { $number } Felder sind eingeschlossen und werden automatisch aufgefüllt
}
entdecker-since-tiles-there = { $number ->
    [one] { $name } legt ein Plättchen
   *[other] { $name } legt { $number } Plättchen
}

# things in words
entdecker-edge-name = Randfeld { $number } im { $side }
entdecker-gold = { $gold } Gold
entdecker-free = gratis
entdecker-or-else = (oder eine andere Route)
entdecker-pays = { $gold } Gold an { $name }
entdecker-unexplored = unerforscht
entdecker-fit-there = { $fitting ->
    [one] 1 von { $total } verdeckten Plättchen passt dort
   *[other] { $fitting } von { $total } verdeckten Plättchen passen dort
}
entdecker-waterfall-of = Wasserfall +{ $points }
entdecker-land-to = Land im { $sides }
entdecker-unit-of = { $unit } von { $name }
entdecker-ship = das Schiff
entdecker-name-start = { $cost ->
    [0] hier starten, kostenlos
   *[other] hier starten für { $cost } Gold
}
entdecker-name-place = { $here ->
    [sea] hier läge das Plättchen
    [yes] hier läge das Plättchen mit Land im { $sides }
   *[no] { $ways ->
        [one] für das Plättchen gibt es 1 Möglichkeit
       *[other] für das Plättchen gibt es { $ways } Möglichkeiten
    }
}
entdecker-name-take = dein Kundschafter kann genommen werden
entdecker-island-of = Insel { $cell }
entdecker-island-first = { $cell }: Wert { $value }
entdecker-island-size = { $bonus ->
    [0] { $tiles } Plättchen, Wert { $value }
   *[other] { $tiles } Plättchen + { $bonus }, Wert { $value }
}
entdecker-island-open = { $open ->
    [0] fertig
    [one] 1 offene Küste
   *[other] { $open } offene Küsten
}
entdecker-island-scored = ist gewertet
entdecker-island-rank = { $rank }. { $name }: { $points }
entdecker-island-nobody = Hier hat niemand eine Figur.
entdecker-islands-none = Keine Insel mit Figur oder Wasserfall ist offen.
entdecker-hut = Hütte { $number }
entdecker-hut-token = Ihr Pflanzenchip bringt { $points }
entdecker-hut-unknown = Darin liegt ein Pflanzenchip, den du nicht kennst
entdecker-hut-empty = Sie ist noch leer
entdecker-hut-known = Gesehen von: { $list }
entdecker-hut-leader = { $name } bekäme ihn
entdecker-hut-path = Auf dem Pfad: { $list }
entdecker-hut-here = Hierher kann ein Kundschafter
entdecker-stack = Stapel { $number }
entdecker-stack-state = { $tiles ->
    [0] leer
   *[other] { $tiles } Plättchen
}{ $back ->
    [none] {""}
    [plain-only] , Rückseite ohne Fragezeichen
    [event-only] , Fragezeichen obenauf
    [plain] , Rückseite ohne Fragezeichen, { $fits ->
        [one] 1 von { $of } solchen passt
       *[other] { $fits } von { $of } solchen passen
    }
   *[other] , Fragezeichen obenauf, { $fits ->
        [one] 1 von { $of } solchen passt
       *[other] { $fits } von { $of } solchen passen
    }
}
entdecker-kind-counts = { $unseen } verdeckt, { $open } offen
entdecker-about-sea = Meer an allen Seiten.
entdecker-about-coast = Land an einer Seite.
entdecker-about-corner = Land an zwei Seiten über Eck.
entdecker-about-strait = Land an zwei gegenüberliegenden Seiten, das nicht zusammenhängt.
entdecker-about-bay = Land an drei Seiten: für Schiffe eine Sackgasse.
entdecker-about-land = Land an allen Seiten. Füllt nur Lücken.
entdecker-about-waterfall = Ein Wasserfall: Seine Insel ist { $points } mehr wert.
entdecker-about-edge = { $cost ->
    [0] Von hier starten Reisen kostenlos.
   *[other] Von hier starten Reisen für { $cost } Gold an die Bank.
}
entdecker-about-unexplored = Noch unerforscht.
entdecker-about-fitting = Neben das Schiff würden passen: { $list }
entdecker-about-start = { $cost ->
    [0] Der Start hier ist kostenlos.
   *[other] Der Start hier kostet { $cost }: { $ways }
}
entdecker-about-dear = Der Start hier kostet { $cost } und ist zu teuer: { $ways }
entdecker-about-hut = Wer am Ende die meisten Kundschafter auf ihrem Pfad hat, bekommt den Pflanzenchip; bei Gleichstand, wer der Hütte am nächsten steht.
entdecker-about-stack = Ein verdeckter Stapel. Jedes Plättchen daraus kostet 1 Gold.

# log
entdecker-log-die = { $face ->
    [wheel] Der Würfel zeigt das Steuerrad
   *[other] Der Würfel zeigt { $face }: Alle anderen bekommen eins mehr
}
entdecker-log-wheel = { $name } wählt { $number }
entdecker-log-chiefs = { $name } wählt zwei Oberkundschafter
entdecker-log-start = { $name } startet von { $place }
entdecker-log-via = { $name } zahlt { $list }
entdecker-log-announce = { $source ->
    [open] { $tiles ->
        [one] { $name } sagt 1 offenes Plättchen an
       *[other] { $name } sagt { $tiles } offene Plättchen an
    }
   *[hidden] { $tiles ->
        [one] { $name } sagt 1 verdecktes Plättchen an
       *[other] { $name } sagt { $tiles } verdeckte Plättchen an
    }
}
entdecker-log-draw = { $name } zieht ein verdecktes Plättchen
entdecker-log-buy = { $name } kauft ein Plättchen: { $kind }
entdecker-log-tile = Plättchen: { $kind }
entdecker-log-tile-event = Plättchen: { $kind }, { $event }
entdecker-log-place = { $name } legt das Plättchen auf { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } setzt einen Stützpunkt auf { $where }
    [settlement] { $name } setzt eine Siedlung auf { $where }
   *[scout] { $name } setzt einen Kundschafter auf { $where }
}
entdecker-log-take = { $name } nimmt einen Kundschafter von { $from }
entdecker-log-take-path = { $name } nimmt einen Kundschafter von Pfad { $from }
entdecker-log-hut = { $name } schickt einen Kundschafter zu Hütte { $hut }
entdecker-log-token = Du siehst einen Pflanzenchip: { $points }
entdecker-log-island = { $name } wertet zuerst Insel { $number }
entdecker-log-stop = { $name } beendet die Reise
entdecker-log-dead-end = Sackgasse: Die Reise von { $name } ist zu Ende, { $tiles ->
    [one] 1 bezahltes Plättchen verfällt
   *[other] { $tiles } bezahlte Plättchen verfallen
}
entdecker-log-pass = { $name } passt
entdecker-log-gold = { $name } findet eine Goldmine: +{ $gold } Gold
entdecker-log-pirates = Piraten rauben { $name } { $gold } Gold
entdecker-log-scored = Insel { $cell } ist fertig und { $value } wert: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } ist eingeschlossen und wird automatisch aufgefüllt
   *[other] { $cells } sind eingeschlossen und werden automatisch aufgefüllt
}
entdecker-log-hut-won = Hütte { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Wähle zuerst zwei Oberkundschafter.
entdecker-why-wheel-first = Das Steuerrad wurde gewürfelt: Wähle zuerst das Einkommen.
entdecker-why-start-first = Wähle zuerst, wo das Schiff startet.
entdecker-why-way-first = Wähle zuerst, wer bezahlt wird.
entdecker-why-announce-first = Sag zuerst an, wie viele Plättchen du ziehst, verdeckt oder offen.
entdecker-why-place-first = Leg zuerst das Plättchen an.
entdecker-why-natives-first = Freundliche Inselbewohner warten: Schick einen Kundschafter zu einer Hütte oder verzichte.
entdecker-why-taken-first = Du hast einen Kundschafter genommen: Setz ihn zuerst ein.
entdecker-why-island-first = Wähle zuerst, welche Insel gewertet wird.
entdecker-why-jungle-first = Schick zuerst einen Kundschafter der Insel zu einer Hütte.
entdecker-why-exploring = Das geht jetzt nicht.
entdecker-why-no-such-scout = Einen Kundschafter { $number } gibt es nicht: Zur Wahl stehen 1 bis { $most }.
entdecker-why-must-start = { $place ->
    [here] Du kannst einen Start bezahlen und darfst nicht passen.
   *[other] Du kannst einen Start bezahlen ({ $place }) und darfst nicht passen.
}
entdecker-why-start-explored = { $place ->
    [here] Hier grenzt kein unerforschtes Feld an.
   *[other] Kein unerforschtes Feld grenzt an { $place }.
}
entdecker-why-not-explored = { $place ->
    [here] Dieses Feld ist noch nicht erforscht.
   *[other] { $place } ist noch nicht erforscht.
}
entdecker-why-no-sea-out = { $place ->
    [here] Keine Meerseite dieses Felds grenzt an ein unerforschtes.
   *[other] Keine Meerseite von { $place } grenzt an ein unerforschtes Feld.
}
entdecker-why-no-way = { $place ->
    [here] Von hier führt keine Route zum Rand.
   *[other] Von { $place } führt keine Route zum Rand.
}
entdecker-why-start-gold = { $place ->
    [here] Der Start hier kostet { $cost }, ein Plättchen noch { $price }; du hast { $gold } Gold.
   *[other] Ein Start auf { $place } kostet { $cost }, ein Plättchen noch { $price }; du hast { $gold } Gold.
}
entdecker-why-no-such-way = Das ist keine der billigsten Routen.
entdecker-why-nothing-hidden = Es gibt kein verdecktes Plättchen mehr.
entdecker-why-tiles-gold = { $tiles ->
    [one] 1 Plättchen kostet { $cost }; du hast { $gold } Gold.
   *[other] { $tiles } Plättchen kosten { $cost }; du hast { $gold } Gold.
}
entdecker-why-no-tiles-left = Alle angesagten Plättchen sind gezogen.
entdecker-why-dead-end = Das Schiff ist in einer Sackgasse.
entdecker-why-announced-open = Du hast offene Plättchen angesagt: Wähle eine Art.
entdecker-why-announced-hidden = Du hast verdeckte Plättchen angesagt: Wähle einen Stapel.
entdecker-why-stack-empty = Stapel { $stack } ist leer.
entdecker-why-no-fit = { $kind }: passt nirgends neben das Schiff.
entdecker-why-kind-gone = { $kind }: keines mehr da.
entdecker-why-nothing-found = Du hast auf dieser Reise kein Plättchen entdeckt.
entdecker-why-no-land = Auf dem eben entdeckten Plättchen ist kein Land.
entdecker-why-which-land = Die Meerenge hat zwei Landstücke: Wähle eines.
entdecker-why-only-land = Dieses Plättchen hat nur ein Landstück.
entdecker-why-no-such-land = Im { $side } ist kein Land.
entdecker-why-unit-gold = { $unit } kostet { $cost }; du hast { $gold } Gold.
entdecker-why-no-unit = Nicht mehr im Vorrat: { $unit }.
entdecker-why-no-scout = Du hast keinen Kundschafter mehr: Nimm zuerst einen von einem Plättchen oder Pfad.
entdecker-why-which-scout = Kundschafter sind nummeriert: Wähle einen.
entdecker-why-not-numbered = Kundschafter sind hier nicht nummeriert.
entdecker-why-scout-not-here = Kundschafter { $number } kann jetzt nicht eingesetzt werden.
entdecker-why-scouts-left = Du darfst einen Kundschafter nur zurücknehmen, wenn keiner mehr im Vorrat ist.
entdecker-why-no-scout-there = { $place ->
    [here] Dort steht keiner deiner Kundschafter.
   *[other] Auf { $place } steht keiner deiner Kundschafter.
}
entdecker-why-no-room = Kein anderer Pfad hat ein freies Feld.
entdecker-why-draw-first = Zieh ein Plättchen, bevor du aufhörst.
entdecker-why-guarded = Seit zwei Runden wurde nichts gelegt: Zieh, bis ein Plättchen passt.
entdecker-why-not-beside = { $cell ->
    [here] Das Schiff erreicht dieses Feld nicht.
   *[other] Das Schiff erreicht { $cell } nicht.
}
entdecker-why-same-turn = { $kind }: Weiterdrehen ändert nichts.
entdecker-why-sides = { $cell ->
    [here] Die Seiten des Plättchens passen nicht zu denen um dieses Feld.
   *[other] Die Seiten des Plättchens passen nicht zu denen um { $cell }.
}
entdecker-why-path-full = Der Pfad zu Hütte { $hut } ist voll.
entdecker-why-same-path = Dieser Kundschafter kommt von Hütte { $hut }: Wähle eine andere.
entdecker-why-no-such-island = Insel { $number } wartet nicht auf ihre Wertung.

# said on the board and in the rules
entdecker-rules-unit-scout = Am schwächsten, aber du hast viele. Nach der Wertung ziehen sie weiter zu den Hütten.
entdecker-rules-unit-fort = Jeder hat zwei. Ein Stützpunkt schlägt beliebig viele Kundschafter. Wer dort startet oder wessen Route zum Rand vorbeiführt, zahlt Zoll.
entdecker-rules-unit-settlement = Jeder hat eine. Sie schlägt beliebig viele Stützpunkte und Kundschafter und bringt ebenfalls Zoll.
entdecker-rules-event-gold = Nimm 3 Gold.
entdecker-rules-event-pirates = Du verlierst die Hälfte deines Goldes, abgerundet (von 7 verlierst du 3).
entdecker-rules-event-natives = Du darfst einen Kundschafter aus dem Vorrat kostenlos auf einen Urwaldpfad setzen. Hast du keinen mehr, darfst du einen von dir dorthin versetzen, von einem Plättchen oder einem anderen Pfad.
entdecker-rules-event-storm = Die Reise endet sofort, und du kannst keine Figur setzen. Inseln werden wie üblich gewertet.
entdecker-since-tiles = { $number ->
    [one] { $name } legt ein Plättchen: { $cells }
   *[other] { $name } legt { $number } Plättchen: { $cells }
}
entdecker-key-turn = das Plättchen drehen
entdecker-key-draw = ein Plättchen ziehen
entdecker-key-number = eine Anzahl Plättchen, einen Stapel oder eine Hütte wählen
entdecker-key-unit = Kundschafter, Stützpunkt oder Siedlung setzen
entdecker-key-stop = die Reise beenden
entdecker-key-islands = die Inseln auflisten
entdecker-again = Diesen Aufbau noch einmal
entdecker-rules-unit-title = Figuren
entdecker-rules-unit-back = Hast du keinen Kundschafter mehr, darfst du einen von dir von einem Plättchen oder Pfad nehmen und sofort einsetzen. Stützpunkte und Siedlungen bleiben, bis ihre Insel gewertet ist; dann bekommst du sie zurück.
entdecker-rules-event-title = Ereignisse

## Rules and tutorial: a page loads what follows when it is read.
entdecker-rules-idea = Vor euch liegt eine unbekannte Inselwelt. Mit einem gemeinsamen Schiff deckt ihr sie Plättchen für Plättchen auf, setzt Kundschafter, Stützpunkte und Siedlungen auf die Inseln, die entstehen, und wertet jede Insel, sobald ihre Küste geschlossen ist. Die Kundschafter fertiger Inseln ziehen weiter in den Urwald, zu sieben Häuptlingshütten, wo kostbare Pflanzen warten. Ist der ganze Plan erforscht, gewinnt, wer die meisten Punkte hat.
entdecker-rules-setup-title = Vorbereitung
entdecker-rules-setup = Zwei bis vier Spieler teilen sich ein Schiff. Jeder beginnt mit { $gold } Gold und diesen Figuren:
entdecker-rules-players = Spieler
entdecker-rules-setup-tokens = Im Urwald stehen sieben Hütten, noch leer. Neun Pflanzenchips liegen im Beutel: Höchstens sieben kommen in die Hütten, mindestens zwei bekommt niemand zu sehen. Die ersten Meerplättchen und Wasserfälle liegen schon auf dem Plan.
entdecker-rules-board-title = Spielplan und Plättchen
entdecker-rules-board = Der Plan hat 12 mal 8 Felder. Reisen starten auf den Randfeldern ringsum: Im Süden ist das kostenlos, im Westen und Osten kostet es 1 Gold, im Norden 2. Jede Seite eines Plättchens zeigt Land oder Meer. Es gibt sechs Arten, und du darfst sie drehen.
entdecker-rules-board-caption = Die sechs Arten. Alle Meerseiten eines Plättchens sind verbunden, entlang der weißen Punkte. Die Meerenge hat zwei Landstücke, die sich nicht berühren; sonst hängt alles Land eines Plättchens zusammen. Wasserfälle liegen von Anfang an aus und bringen zusätzliche Punkte.
entdecker-rules-stacks = 114 Plättchen liegen in sechs verdeckten Stapeln. Die offenen Stapel, einer je Art, liegen mit der Vorderseite nach oben: teuer, aber du weißt, was du bekommst. Landplättchen und Wasserfälle kannst du nie kaufen: Landplättchen füllen nur Lücken, Wasserfälle liegen von Anfang an aus.
entdecker-rules-stacks-caption = Rückseiten verdeckter Plättchen. Ein Fragezeichen heißt, dass beim Anlegen etwas geschieht.
entdecker-rules-turn-title = Ein Zug
entdecker-rules-turn = In deinem Zug gehst du diese Schritte durch:
entdecker-rules-turn-income = Einkommen: nur mit weniger als 4 Gold.
entdecker-rules-turn-start = Startfeld für das Schiff wählen und bezahlen.
entdecker-rules-turn-announce = Ansagen, wie viele Plättchen du höchstens ziehst, verdeckt oder offen, und alle bezahlen.
entdecker-rules-turn-explore = Entdecken, ein Plättchen nach dem anderen.
entdecker-rules-turn-unit = Wenn du willst, eine Figur auf das neueste Plättchen setzen.
entdecker-rules-turn-fill = Lücken im Plan werden gefüllt.
entdecker-rules-turn-score = Inseln, die nun fertig sind, werden gewertet.
entdecker-rules-income-title = Einkommen
entdecker-rules-income = Wenn du deinen Zug mit weniger als 4 Gold beginnst, würfelst du. Eine Zahl von 2 bis 6: Du bekommst so viel, alle anderen eins mehr. Das Steuerrad: Du bestimmst die Zahl selbst. Mit 4 Gold oder mehr wird nicht gewürfelt.
entdecker-rules-start-title = Wo das Schiff startet
entdecker-rules-start = Starte auf einem Randfeld oder auf einem Plättchen, von dem eine Route weißer Punkte über erforschte Plättchen zu einem Randfeld führt. Eine Meerseite des Starts muss an ein unerforschtes Feld grenzen. Wo das Schiff vorher war, spielt keine Rolle.
entdecker-rules-start-caption = Start auf dem dritten Plättchen der oberen Reihe. Die Route endet am kostenlosen Südrand, führt aber an einem fremden Stützpunkt vorbei: 2 Gold Zoll.
entdecker-rules-start-cost = An die Bank zahlst du die Münzen des Randfelds, an dem deine Route endet, und für jeden fremden Stützpunkt und jede fremde Siedlung auf dem Startplättchen oder entlang der Route 2 Gold an den Besitzer. Kundschafter und eigene Figuren kosten nichts, und nach dem Start gibt es keinen Zoll mehr. Die billigste Route wird automatisch gefunden; kosten mehrere gleich viel, kommt das Gold aber verschiedenen Spielern zugute, wählst du. Kannst du irgendeinen Start und ein Plättchen bezahlen, musst du fahren; sonst passt du.
entdecker-rules-announce-title = Ansagen
entdecker-rules-announce = Vor dem ersten Plättchen sagst du, wie viele du höchstens ziehst und woher: Verdeckte kosten je 1 Gold, offene je 4. Mischen geht nicht. Du zahlst sofort. Du darfst früher aufhören, bekommst aber nichts zurück.
entdecker-rules-explore-title = Entdecken
entdecker-rules-explore = Zieh ein Plättchen: das oberste eines verdeckten Stapels oder von den offenen eine Art deiner Wahl, die passt. Leg es neben das Schiff, Meer an Meer, wo das Schiff hineinfährt. Alle anderen Seiten müssen zu dem passen, was sie berühren; der Planrand gilt als Meer. Dann fährt das Schiff auf das Plättchen, und du darfst weiterziehen.
entdecker-rules-explore-misfit = Ein Plättchen, das passt, musst du anlegen, auch wo du es nicht willst. Passt es nirgends, wird es abgeworfen; es gilt als gezogen, und du darfst weiterziehen.
entdecker-rules-explore-end = Die Reise endet, wenn alle angesagten Plättchen gezogen sind, wenn das Schiff in einer Sackgasse steht (keine Meerseite führt zu einem unerforschten Feld), wenn du eine Figur setzt, wenn ein Sturm kommt oder wenn du aufhörst.
entdecker-rules-unit = Einmal im Zug darfst du eine Figur auf das zuletzt entdeckte Plättchen setzen, wenn es Land zeigt. Damit endet die Reise. Auf einer Meerenge wählst du eines der beiden Landstücke.
entdecker-rules-event = Ein Ereignis geschieht, wenn das Plättchen gelegt und das Schiff gefahren ist. Ein abgeworfenes Plättchen bewirkt nichts.
entdecker-rules-fill-title = Auffüllen
entdecker-rules-fill = Nach der Reise wird jedes unerforschte Feld, dessen vier Seiten bekannt sind, mit dem einen passenden Plättchen gefüllt, ebenso jedes Gebiet, das kein Schiff mehr erreicht. Auf diese Plättchen kommen keine Figuren. Das geht automatisch.
entdecker-rules-score-title = Eine Insel werten
entdecker-rules-score = Eine Insel ist fertig, wenn keine ihrer Landseiten an ein unerforschtes Feld grenzt. Ihr Wert ist die Zahl ihrer Plättchen plus die Punkte ihrer Wasserfälle.
entdecker-rules-score-rank = Alle mit Figuren auf der Insel bekommen einen Rang: Zuerst zählt die Siedlung; bei Gleichstand die meisten Stützpunkte, dann die meisten Kundschafter. Wer dann noch gleichauf liegt, teilt sich den Rang. Der erste Rang bekommt den vollen Wert, jeder weitere die Hälfte des vorigen, aufgerundet.
entdecker-rules-island = Insel
entdecker-rules-place = { $place }.
entdecker-rules-score-after = Sind mehrere Inseln fertig, wählt der aktive Spieler die Reihenfolge. Stützpunkte und Siedlungen kehren zu ihren Besitzern zurück; Kundschafter ziehen in den Urwald.
entdecker-rules-jungle-title = Urwaldpfade und Häuptlingshütten
entdecker-rules-jungle = Beginnend mit dem aktiven Spieler setzen alle mit Kundschaftern von der Insel reihum je einen auf einen Pfad ihrer Wahl, immer auf das freie Feld, das der Hütte am nächsten ist. Auf dem Blatt ziehst du einen Pflanzenchip, siehst ihn an und legst ihn in die Hütte; hat sie schon einen, siehst du nur den an. Auf einem Auge siehst du den Pflanzenchip dort an.
entdecker-rules-jungle-caption = Eine Hütte, deren Pflanzenchip du kennst, mit drei Kundschaftern auf ihrem Pfad; und eine leere: Das Blatt ist neben der Hütte, Augen sind auf dem zweiten und vierten Feld. Es gibt je drei Pflanzenchips mit 5, 10 und 15 Punkten.
entdecker-rules-end-title = Das Ende
entdecker-rules-end = Sind alle Felder bedeckt, wird der Zug zu Ende gespielt. Dann werden die Pflanzenchips aufgedeckt: Wer auf dem Pfad einer Hütte die meisten Kundschafter hat, bekommt ihre 5, 10 oder 15 Punkte, die anderen nichts. Bei Gleichstand entscheidet, wer der Hütte am nächsten steht.
entdecker-rules-end-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Gold hat; ist auch das gleich, wird der Sieg geteilt.
entdecker-rules-supply-title = Wenn Stapel ausgehen
entdecker-rules-supply = Sind alle verdeckten Stapel verbraucht, werden die abgeworfenen Plättchen zu zwei neuen. Fehlt ein offenes Plättchen, wird es unter den abgeworfenen und dann in den verdeckten Stapeln gesucht.
entdecker-rules-guards-title = Damit keine Partie stecken bleibt
entdecker-rules-guards = Haben alle nacheinander gepasst, würfelt der Nächste für das Einkommen, egal wie viel Gold er hat. Wurde zwei ganze Runden lang nichts gelegt, werden verdeckte Plättchen gezogen, bis eines passt.
entdecker-rules-options-title = Varianten
entdecker-rules-options = Der Aufbau bestimmt, wo das Meer den Plan teilt und wo Wasserfälle sind; du kannst auch einen eigenen schreiben. Mit Oberkundschaftern wählt jeder geheim zwei nummerierte Kundschafter, die bei der Wertung der Hütten doppelt zählen. Zoll kann einmal je Besitzer statt für jede Figur gezahlt werden.
entdecker-rules-tips-title = Gut zu wissen
entdecker-rules-tip-1 = Sei auf den Inseln mit Wasserfällen dabei.
entdecker-rules-tip-2 = Behalte etwas Gold für eine Figur: Unbesetztes Land ist ein Geschenk an die anderen.
entdecker-rules-tip-3 = Mehrere kurze Reisen sind oft besser als eine lange.
entdecker-rules-tip-4 = Bräuchtest du vier verdeckte Plättchen, um das richtige zu finden, kauf es offen.
entdecker-rules-tip-5 = Eine Siedlung auf dem Plättchen, das eine Insel fertig macht, kommt sofort zu dir zurück.
entdecker-rules-keys-title = Online spielen
entdecker-rules-keys = Was möglich ist, leuchtet. Drück auf ein leuchtendes Feld, um dort zu starten; drück beim Anlegen noch einmal auf das Feld, um das Plättchen zu drehen, und bestätige. Drück auf eine Insel, um zu sehen, wie groß sie ist, wie viele Küsten offen sind und wer dort führt. Tasten: Mit den Pfeiltasten bewegst du dich über den Plan, Enter wählt, T dreht das Plättchen, D zieht, 1 bis 7 wählen eine Anzahl Plättchen, einen Stapel oder eine Hütte, F, B und C setzen Kundschafter, Stützpunkt oder Siedlung, X hört auf, I listet die Inseln auf. Alles lässt sich auch als Befehl eingeben.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Dieses Meer kennt niemand: Jede Reise deckt es Plättchen für Plättchen auf. Ist die Küste einer Insel geschlossen, bekommen alle Punkte, die Figuren auf ihr haben.
learn-entdecker-start = Eine Reise beginnt am Rand oder auf erforschtem Meer. Diese Seite ist kostenlos, die anderen kosten 1 oder 2 Gold. Lauf vom umrandeten Feld aus.
learn-entdecker-announce = Sag an, wie viele Plättchen du höchstens ziehen willst, und bezahle sie: Verdeckte kosten je 1 Gold. Sag zwei an.
learn-entdecker-place = Zieh ein Plättchen und leg es neben dein Schiff. Das Schiff fährt dann darauf.
learn-entdecker-fit = Zieh das zweite. Meer muss an Meer und Land an Land: Leg die Küste so an, dass sie zum Wasserfall gehört.
learn-entdecker-scout = Das Land, das du gerade entdeckt hast, kannst du besetzen. Ein Kundschafter kostet 1 Gold und beendet die Reise: Setz einen ein.
learn-entdecker-income = Ein paar Züge später hattest du weniger als 4 Gold, also hast du gewürfelt. Es kam eine 5: Du bekommst 5 Gold, alle anderen immer eins mehr, also 6.
learn-entdecker-close = Eine Küste der Insel ist noch offen. Starte auf dem umrandeten Plättchen, sag zwei Plättchen an, zieh und leg die Küste so, dass sie die Insel schließt.
learn-entdecker-majority = Auch Pip hat hier einen Kundschafter, ihr bekämt also beide den vollen Wert. Setz einen zweiten ein: Wer die meisten hat, bekommt ihn, der Nächste nur die Hälfte.
learn-entdecker-huts = 10 Punkte: fünf Plättchen und 5 für den Wasserfall. Die Kundschafter ziehen nun weiter zu den Hütten im Urwald: Schick deine beiden zur umrandeten.
learn-entdecker-end = Am Ende bekommt die Punkte einer Hütte, wer dort die meisten Kundschafter hat. Ist der ganze Plan erforscht, gewinnt, wer die meisten Punkte hat.
learn-entdecker-remember-1 = Erst ansagen und bezahlen, dann ziehen; was nicht passt, ist verloren.
learn-entdecker-remember-2 = Siedlung schlägt Stützpunkte, Stützpunkt schlägt Kundschafter, mehr Kundschafter schlagen weniger.
learn-entdecker-remember-3 = Wer auf einer Insel vorn liegt, bekommt ihren vollen Wert, der Nächste die Hälfte; die Kundschafter ziehen weiter zu den Hütten.
