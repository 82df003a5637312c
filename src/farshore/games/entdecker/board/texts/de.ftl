# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Segle ins Unbekannte, Plättchen für Plättchen. Besetze Inseln, während sie wachsen, und sei da, wenn sich ihre Küsten schließen.

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
entdecker-event-natives = Freundliche Eingeborene
entdecker-event-storm = Sturm
entdecker-side-n = Norden
entdecker-side-e = Osten
entdecker-side-s = Süden
entdecker-side-w = Westen
entdecker-bank = die Bank

# what is asked
entdecker-status-chiefs = Notiere zwei Oberkundschafter
entdecker-status-wheel = Das Steuerrad: Wähle dein Einkommen, die anderen bekommen eins mehr
entdecker-status-start = Du bist dran: Wähle, wo das Schiff startet
entdecker-status-start-chosen = { $place }: { $cost ->
    [0] frei
   *[other] { $cost } Gold
}. Bestätige oder wähle neu
entdecker-status-pass = Du kannst keinen Start bezahlen: Passe
entdecker-status-route = Mehrere Routen kosten gleich viel: Wähle, wer bezahlt wird
entdecker-status-announce = Sag an, wie viele Plättchen du ziehen willst
entdecker-status-explore = { $source ->
    [open] Kauf ein Plättchen
   *[hidden] Zieh ein Plättchen
}, noch { $left }{ $more ->
    [unit] . Oder setz eine Figur, oder hör auf
    [stop] . Oder hör auf
   *[none] {""}
}
entdecker-status-explored = Setz eine Figur auf das neue Plättchen oder beende die Reise
entdecker-status-explored-take = Kein Kundschafter übrig: Nimm einen zurück oder beende die Reise
entdecker-status-place = { $kind }: { $ways ->
    [one] passt nur auf eine Weise, leg es an
   *[other] { $cells ->
        [one] dreh es und leg es an
       *[other] { $turns ->
            [0] wähle ein Feld und leg es an
           *[other] wähle ein Feld, dreh es und leg es an
        }
    }
}
entdecker-status-natives = Freundliche Eingeborene: Wähle eine Hütte oder verzichte
entdecker-status-natives-take = Freundliche Eingeborene: Nimm einen Kundschafter für eine Hütte oder verzichte
entdecker-status-taken-for-a-hut = Wähle eine Hütte für den Kundschafter
entdecker-status-taken-for-a-tile = Setz den Kundschafter auf das neue Plättchen
entdecker-status-order = Wähle, welche Insel zuerst gewertet wird
entdecker-status-jungle = { $due ->
    [one] Wähle eine Hütte für deinen Kundschafter
   *[other] Wähle eine Hütte für den ersten deiner { $due } Kundschafter
}
entdecker-status-which-land = Wähle eines der beiden Landstücke
entdecker-status-which-scout = Wähle einen deiner Kundschafter
entdecker-status-take = Dieser Kundschafter verlässt seinen Platz und wird sofort eingesetzt
entdecker-status-waits = { $phase ->
    [chiefs] { $name } notiert Oberkundschafter
    [wheel] { $name } wählt das Einkommen
    [start] { $name } wählt den Start
    [route] { $name } wählt eine Route
    [announce] { $name } sagt Plättchen an
    [explore] { $name } ist auf Entdeckungsreise
    [place] { $name } legt ein Plättchen
    [natives] { $name } trifft freundliche Eingeborene
    [order] { $name } wählt die Reihenfolge der Inseln
    [jungle] { $name } schickt einen Kundschafter zu einer Hütte
   *[other] Warten auf { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } würfelt um Einkommen
    [tile] { $name } zieht ein Plättchen
    [token] Ein Pflanzenchip wird gezogen
   *[other] Die Stapel werden vorbereitet
}

# buttons
entdecker-start-here = { $cost ->
    [0] Hier starten, frei
   *[other] Hier starten: { $cost } Gold
}
entdecker-announce = { $tiles } ansagen für { $gold } Gold
entdecker-turn = Drehen
entdecker-place-here = Auf { $cell } legen
entdecker-put = Figur setzen: { $unit }, { $gold } Gold
entdecker-stop = Aufhören
entdecker-pass = Passen
entdecker-refuse = Verzichten
entdecker-take = Diesen Kundschafter nehmen
entdecker-take-from = Kundschafter von Pfad { $number }, Feld { $space } nehmen
entdecker-back = Zurück
entdecker-write-chiefs = Notieren
entdecker-fewer = Weniger Plättchen
entdecker-more = Mehr Plättchen
entdecker-source = Woher die Plättchen kommen
entdecker-source-hidden = Verdeckt
entdecker-source-open = Offen
entdecker-tiles = Plättchen
entdecker-left-over = Rest: { $gold } Gold
entdecker-fitting = { $fitting } von { $total } verdeckten passen ({ $share } %)
entdecker-fitting-short = { $share } % der verdeckten passen
entdecker-fitting-text = Wie viele der verdeckten Plättchen als erstes angelegt werden könnten
entdecker-fitting-kinds = passen neben das Schiff
entdecker-draw-this = Hier ziehen
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
entdecker-gold-name = Gold
entdecker-gold-text = Mit Gold bezahlst du den Start, Plättchen und Figuren. In jedem Zug bringt der Würfel allen etwas ein.
entdecker-north-right = Norden ist rechts
entdecker-hint = { $mine ->
    [yes] { $phase ->
        [start] Wähle ein leuchtendes Feld: Seine Route wird gezeigt. Die Zahl ist, was der Start dort kostet.
        [explore] Zieh von einem leuchtenden Stapel. Darunter steht, wie wahrscheinlich das oberste passt. Eine Figur beendet die Reise.
        [explored] Es kann kein Plättchen mehr gezogen werden; was mehr angesagt war, verfällt.
        [finished] Das war das letzte angesagte Plättchen.
        [place] Drück ein leuchtendes Feld, und noch einmal, um das Plättchen zu drehen.
        [jungle] Der Kundschafter geht auf das freie Feld, das der Hütte am nächsten ist. Auf dem Punkt ziehst du einen Pflanzenchip, auf einem Auge siehst du ihn an.
        [natives] Der Kundschafter geht auf das freie Feld, das der Hütte am nächsten ist. Auf dem Punkt ziehst du einen Pflanzenchip, auf einem Auge siehst du ihn an.
       *[other] Was möglich ist, leuchtet.
    }
   *[no] Drück eine Insel, um zu sehen, wer dort führt.
}
entdecker-spaces-left = { $spaces ->
    [one] Noch 1 Feld unerforscht
   *[other] Noch { $spaces } Felder unerforscht
}
entdecker-tiles-left = { $source ->
    [open] { $left ->
        [one] Noch 1 offenes Plättchen
       *[other] Noch { $left } offene Plättchen
    }
   *[hidden] { $left ->
        [one] Noch 1 verdecktes Plättchen
       *[other] Noch { $left } verdeckte Plättchen
    }
}
entdecker-hand-ways = { $ways ->
    [one] passt auf 1 Weise
   *[other] passt auf { $ways } Weisen
}
entdecker-discarded = { $kind }: passt nirgends und wird abgeworfen.
entdecker-income = Einkommen
entdecker-income-text = Wer würfelt, bekommt die Zahl, alle anderen eins mehr.
entdecker-scored = Insel { $cell }: { $value }
entdecker-reserve = Im Vorrat: { $unit }, { $number }
entdecker-chiefs = Oberkundschafter: { $list }
entdecker-chiefs-about = Deine Kundschafter tragen Nummern. Wähle zwei, die doppelt zählen, wenn die Hütten gewertet werden. Bis dahin erfährt niemand, welche es sind.
entdecker-legend-unseen = verdeckt
entdecker-legend-open = offen
entdecker-legend-events = { $events ->
    [one] 1 mit Ereignis
   *[other] { $events } mit Ereignis
}
entdecker-result = Endstand
entdecker-result-parts = Inseln { $islands }, Hütten { $huts }
entdecker-sheet-none = Noch wurde keine Insel gewertet.
entdecker-sheet-later = Die Häuptlingshütten werden am Ende gewertet.
entdecker-sheet-ties = Bei gleichen Punkten entscheidet das Gold.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 Kundschafter, auf Feld { $space }
   *[other] zählt { $scouts }, der nächste auf Feld { $space }
}

# things in words
entdecker-edge-name = Randfeld { $name }
entdecker-gold = { $gold } Gold
entdecker-free = frei
entdecker-or-else = (oder anders)
entdecker-pays = { $gold } Gold an { $name }
entdecker-unexplored = unerforscht
entdecker-fit-there = { $fitting } von { $total } verdeckten Plättchen passen dort
entdecker-recap = Was die anderen getan haben
entdecker-recap-tiles = { $tiles } Plättchen
entdecker-waterfall-of = Wasserfall +{ $points }
entdecker-land-to = Land im { $sides }
entdecker-unit-of = { $unit } von { $name }
entdecker-ship = das Schiff
entdecker-name-start = { $cost ->
    [0] hier starten, frei
   *[other] hier starten für { $cost } Gold
}
entdecker-name-place = { $here ->
    [sea] hier läge das Plättchen
    [yes] hier läge das Plättchen mit Land im { $sides }
   *[no] { $ways ->
        [one] das Plättchen passt auf 1 Weise
       *[other] das Plättchen passt auf { $ways } Weisen
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
    [plain] , Rückseite ohne Fragezeichen, { $fits } von { $of } solchen passen
   *[other] , Fragezeichen obenauf, { $fits } von { $of } solchen passen
}
entdecker-kind-counts = { $unseen } verdeckt, { $open } offen
entdecker-about-sea = Meer an allen Seiten.
entdecker-about-coast = Land an einer Seite.
entdecker-about-corner = Land an zwei Seiten über Eck.
entdecker-about-strait = Zwei Landstücke gegenüber, die sich nicht berühren.
entdecker-about-bay = Land an drei Seiten: für Schiffe eine Sackgasse.
entdecker-about-land = Land an allen Seiten. Nur zum Auffüllen.
entdecker-about-waterfall = Ein Wasserfall: Seine Insel ist { $points } mehr wert.
entdecker-about-edge = { $cost ->
    [0] Hier beginnen Entdeckungsreisen, und zwar frei.
   *[other] Hier beginnen Entdeckungsreisen, für { $cost } Gold an die Bank.
}
entdecker-about-unexplored = Noch unerforscht.
entdecker-about-fitting = Vom Schiff aus würden passen: { $list }
entdecker-about-start = { $cost ->
    [0] Der Start hier ist frei.
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
entdecker-log-chiefs = { $name } notiert zwei Oberkundschafter
entdecker-log-start = { $name } startet: { $place }
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
entdecker-log-draw = { $name } zieht von Stapel { $stack }
entdecker-log-buy = { $name } kauft ein Plättchen: { $kind }
entdecker-log-tile = Plättchen: { $kind }
entdecker-log-tile-event = Plättchen: { $kind }, { $event }
entdecker-log-place = { $name } legt es auf { $cell }
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
entdecker-log-pass = { $name } passt
entdecker-log-gold = { $name } findet eine Mine: +{ $gold } Gold
entdecker-log-pirates = { $name } verliert { $gold } Gold an Piraten
entdecker-log-scored = Insel { $cell } ist fertig und { $value } wert: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } ist eingeschlossen und wird von selbst aufgefüllt
   *[other] { $cells } sind eingeschlossen und werden von selbst aufgefüllt
}
entdecker-log-hut-won = Hütte { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Notiere zuerst zwei Oberkundschafter.
entdecker-why-wheel-first = Das Steuerrad wurde gewürfelt: Wähle zuerst das Einkommen.
entdecker-why-start-first = Wähle zuerst, wo das Schiff startet.
entdecker-why-way-first = Wähle zuerst, wer bezahlt wird.
entdecker-why-announce-first = Sag zuerst an, wie viele Plättchen du ziehst und welche.
entdecker-why-place-first = Zuerst muss das Plättchen angelegt werden.
entdecker-why-natives-first = Freundliche Eingeborene warten: Schick einen Kundschafter zu einer Hütte oder verzichte.
entdecker-why-taken-first = Du hast einen Kundschafter genommen: Setz ihn zuerst auf seinen neuen Platz.
entdecker-why-island-first = Wähle zuerst, welche Insel gewertet wird.
entdecker-why-jungle-first = Zuerst muss ein Kundschafter der Insel zu einer Hütte.
entdecker-why-exploring = Das gehört zu einem anderen Teil des Zuges.
entdecker-why-no-such-scout = Einen Kundschafter { $number } gibt es nicht: Zur Wahl stehen 1 bis { $most }.
entdecker-why-must-start = Du kannst einen Start bezahlen ({ $place }) und darfst nicht passen.
entdecker-why-start-explored = Kein unerforschtes Feld grenzt an { $place }.
entdecker-why-not-explored = { $place } ist nicht erforscht.
entdecker-why-no-sea-out = Keine Meerseite von { $place } grenzt an ein unerforschtes Feld.
entdecker-why-no-way = Von { $place } führt keine Route zum Rand.
entdecker-why-start-gold = Ein Start auf { $place } kostet { $cost }, ein Plättchen noch { $price }; du hast { $gold } Gold.
entdecker-why-no-such-way = Das ist keine der billigsten Routen.
entdecker-why-nothing-hidden = Es gibt kein verdecktes Plättchen mehr.
entdecker-why-tiles-gold = { $tiles } Plättchen kosten { $cost }; du hast { $gold } Gold.
entdecker-why-no-tiles-left = Alle angesagten Plättchen sind gezogen.
entdecker-why-dead-end = Das Schiff ist in einer Sackgasse.
entdecker-why-announced-open = Du hast offene Plättchen angesagt: Wähle eine Art.
entdecker-why-announced-hidden = Du hast verdeckte Plättchen angesagt: Wähle einen Stapel.
entdecker-why-stack-empty = Stapel { $stack } ist leer.
entdecker-why-no-fit = Diese Art passt nirgends neben das Schiff: { $kind }.
entdecker-why-kind-gone = Von dieser Art ist keines mehr da: { $kind }.
entdecker-why-nothing-found = Du hast auf dieser Reise kein Plättchen entdeckt.
entdecker-why-no-land = Auf dem eben entdeckten Plättchen ist kein Land.
entdecker-why-which-land = Die Meerenge hat zwei Landstücke: Wähle eines.
entdecker-why-only-land = Dieses Plättchen hat nur ein Landstück.
entdecker-why-no-such-land = Im { $side } ist kein Land.
entdecker-why-unit-gold = { $unit }: kostet { $cost }; du hast { $gold } Gold.
entdecker-why-no-unit = Im Vorrat ist keine mehr: { $unit }.
entdecker-why-no-scout = Du hast keinen Kundschafter mehr: Nimm zuerst einen von einem Plättchen oder Pfad.
entdecker-why-which-scout = Kundschafter sind nummeriert: Wähle einen.
entdecker-why-not-numbered = Kundschafter sind hier nicht nummeriert.
entdecker-why-scout-not-here = Kundschafter { $number } kann jetzt nicht eingesetzt werden.
entdecker-why-scouts-left = Ein Kundschafter darf nur genommen werden, wenn keiner mehr im Vorrat ist.
entdecker-why-no-scout-there = Auf { $place } steht keiner deiner Kundschafter.
entdecker-why-no-room = Kein anderer Pfad hat ein freies Feld.
entdecker-why-draw-first = Zieh ein Plättchen, bevor du aufhörst.
entdecker-why-guarded = Zwei Runden lang wurde nichts gelegt: Es wird gezogen, bis eines passt.
entdecker-why-not-beside = Das Schiff erreicht { $cell } nicht.
entdecker-why-same-turn = Diese Art sieht weitergedreht gleich aus: { $kind }.
entdecker-why-sides = Die Seiten des Plättchens passen nicht zu denen um { $cell }.
entdecker-why-path-full = Der Pfad zu Hütte { $hut } ist voll.
entdecker-why-same-path = Der Kundschafter kommt vom Pfad zu Hütte { $hut }: Er muss einen anderen nehmen.
entdecker-why-no-such-island = Keine Insel { $number } wartet auf ihre Wertung.

# options
entdecker-option-layout = Aufbau
entdecker-option-layout-about = Welche Meer- und Wasserfallplättchen zu Beginn ausliegen: Sie bestimmen, wo Inseln zusammenwachsen können.
entdecker-option-layout-base = Grundaufbau: drei Gebiete, Wasserfälle mit 10, 5 und 5
entdecker-option-layout-v1 = Zwei Hälften, West und Ost: zwei große Ziele
entdecker-option-layout-v2 = Norden und Süden getrennt: vier Ziele
entdecker-option-layout-v3 = Drei Gebiete, die nie zusammenwachsen: kleine Inseln
entdecker-option-layout-form = Felder von Meerplättchen und von Wasserfällen mit ihren Punkten, zum Beispiel f2,g3,c3+10,j3+5
entdecker-option-chief-scouts = Oberkundschafter
entdecker-option-chief-scouts-about = Kundschafter sind nummeriert; jeder notiert geheim zwei, die bei der Wertung der Hütten doppelt zählen. Gut zu zweit.
entdecker-option-chief-scouts-off = Aus
entdecker-option-chief-scouts-on = An
entdecker-option-toll-per-owner = Zoll einmal je Besitzer
entdecker-option-toll-per-owner-about = An: Wer an mehreren Stützpunkten eines Spielers vorbeifährt, zahlt einmal 2. Aus, wie in der Anleitung: 2 für jeden Stützpunkt und jede Siedlung.
entdecker-option-toll-per-owner-off = Aus
entdecker-option-toll-per-owner-on = An
entdecker-option-first = Wer beginnt
entdecker-option-first-about = Der Platz mit dem ersten Zug, rund um den Tisch gezählt.

# rules
entdecker-rules-idea = Vor euch liegt eine unbekannte Inselwelt. Mit einem gemeinsamen Schiff deckt ihr sie Plättchen für Plättchen auf, setzt Kundschafter, Stützpunkte und Siedlungen auf die Inseln, die entstehen, und wertet jede Insel, sobald ihre Küste geschlossen ist. Die Kundschafter fertiger Inseln ziehen in den Urwald zu den Hütten von sieben Häuptlingen, wo kostbare Pflanzen warten. Nach dem letzten Plättchen gewinnen die meisten Punkte.
entdecker-rules-board-title = Spielplan und Plättchen
entdecker-rules-board = Der Plan hat 12 mal 8 Felder. Ringsum liegen Randfelder, an denen Entdeckungsreisen beginnen: Im Süden sind sie frei, im Westen und Osten kosten sie 1 Gold, im Norden 2. Ein Plättchen hat an jeder seiner vier Seiten Land oder Meer. Es gibt sechs Arten; jedes darf gedreht werden.
entdecker-rules-board-caption = Die sechs Arten. Alle Meerseiten eines Plättchens sind verbunden, entlang der weißen Punkte. Die Meerenge hat zwei Landstücke, die sich nicht berühren; sonst hängt alles Land eines Plättchens zusammen. Wasserfälle liegen von Anfang an aus und bringen zusätzliche Punkte.
entdecker-rules-stacks = 114 Plättchen liegen in sechs verdeckten Stapeln. Die offenen Stapel, einer je Art, liegen mit der Vorderseite nach oben: Sie sind teuer, aber man weiß, was man bekommt.
entdecker-rules-stacks-caption = Rückseiten verdeckter Plättchen. Ein Fragezeichen heißt, dass beim Anlegen etwas geschieht.
entdecker-rules-turn-title = Ein Zug
entdecker-rules-turn = Wer am Zug ist, geht diese Schritte durch:
entdecker-rules-turn-income = Einkommen: nur mit weniger als 4 Gold.
entdecker-rules-turn-start = Startfeld für das Schiff wählen und bezahlen.
entdecker-rules-turn-announce = Ansagen, wie viele Plättchen man höchstens ziehen will, verdeckt oder offen, und alle bezahlen.
entdecker-rules-turn-explore = Entdecken, ein Plättchen nach dem anderen.
entdecker-rules-turn-unit = Wer will, setzt eine Figur auf das neueste Plättchen.
entdecker-rules-turn-fill = Lücken im Plan werden gefüllt.
entdecker-rules-turn-score = Inseln, die nun fertig sind, werden gewertet.
entdecker-rules-income-title = Einkommen
entdecker-rules-income = Wer seinen Zug mit weniger als 4 Gold beginnt, würfelt. Eine Zahl von 2 bis 6: So viel bekommt man selbst, alle anderen eins mehr. Das Steuerrad: Man bestimmt die Zahl selbst. Mit 4 Gold oder mehr wird nicht gewürfelt.
entdecker-rules-start-title = Wo das Schiff startet
entdecker-rules-start = Gestartet wird auf einem Randfeld oder auf einem Plättchen, von dem eine Route weißer Punkte über bekannte Plättchen zu einem Randfeld führt. Eine Meerseite des Startfelds muss an ein unerforschtes Feld grenzen. Wo das Schiff zuvor war, spielt keine Rolle.
entdecker-rules-start-caption = Start auf dem dritten Plättchen der oberen Reihe. Die Route endet am freien Südrand, führt aber an einem fremden Stützpunkt vorbei: 2 Gold Zoll.
entdecker-rules-start-cost = Die Münzen des Randfelds, an dem die Route endet, gehen an die Bank; für jeden fremden Stützpunkt und jede fremde Siedlung auf dem Startplättchen und entlang der Route bekommt der Besitzer 2 Gold. Kundschafter kosten nichts, eigene Figuren auch nicht. Die billigste Route wird von selbst gefunden; kosten mehrere gleich viel, bezahlen aber andere Spieler, wählst du. Wer irgendeinen Start und ein Plättchen bezahlen kann, muss reisen.
entdecker-rules-announce-title = Ansagen
entdecker-rules-announce = Vor dem ersten Plättchen sagt man, wie viele man höchstens zieht und woher: verdeckte kosten je 1 Gold, offene je 4. Bezahlt wird sofort. Man darf früher aufhören, bekommt aber nichts zurück.
entdecker-rules-explore-title = Entdecken
entdecker-rules-explore = Zieh ein Plättchen: das oberste eines beliebigen verdeckten Stapels oder eine Art deiner Wahl von den offenen. Lege es neben das Schiff, Meer an Meer, wo das Schiff hineinfährt. Alle anderen Seiten müssen zu dem passen, was sie berühren; der Planrand gilt als Meer. Dann fährt das Schiff darauf, und du darfst weiterziehen.
entdecker-rules-explore-misfit = Ein Plättchen, das passt, muss angelegt werden, auch wo man es nicht will. Passt es nirgends, wird es abgeworfen; es gilt als gezogen, und es darf weitergehen.
entdecker-rules-explore-end = Die Reise endet, wenn alle angesagten Plättchen gezogen sind, wenn keine Meerseite beim Schiff mehr an ein unerforschtes Feld grenzt, wenn du eine Figur setzt, wenn ein Sturm kommt oder wenn du aufhörst.
entdecker-rules-unit-title = Figuren
entdecker-rules-unit = Einmal im Zug darfst du eine Figur auf das zuletzt entdeckte Plättchen setzen, wenn es Land zeigt. Damit endet die Reise. Auf einer Meerenge wählst du eines der beiden Landstücke.
entdecker-rules-unit-scout = Am schwächsten, aber zahlreich. Nach der Wertung ziehen sie zu den Hütten.
entdecker-rules-unit-fort = Jeder hat zwei. Ein Stützpunkt schlägt beliebig viele Kundschafter. Andere zahlen Zoll, um vorbeizufahren.
entdecker-rules-unit-settlement = Jeder hat eine. Sie schlägt beliebig viele Stützpunkte und Kundschafter und verlangt ebenfalls Zoll.
entdecker-rules-unit-back = Wer keinen Kundschafter mehr hat, darf einen eigenen von einem Plättchen oder Pfad nehmen und sofort einsetzen. Stützpunkte und Siedlungen bleiben, bis ihre Insel gewertet ist.
entdecker-rules-event-title = Ereignisse
entdecker-rules-event = Sie geschehen, nachdem das Plättchen gelegt und das Schiff gefahren ist. Ein abgeworfenes Plättchen bewirkt nichts.
entdecker-rules-event-gold = Nimm 3 Gold.
entdecker-rules-event-pirates = Du verlierst die Hälfte deines Goldes, abgerundet.
entdecker-rules-event-natives = Du darfst einen Kundschafter aus dem Vorrat kostenlos auf einen Urwaldpfad setzen.
entdecker-rules-event-storm = Die Reise endet sofort, ohne Figur. Inseln werden wie üblich gewertet.
entdecker-rules-fill-title = Auffüllen
entdecker-rules-fill = Nach der Reise bekommt jedes unerforschte Feld, dessen vier Seiten bekannt sind, das eine passende Plättchen, ebenso jedes Gebiet, das kein Schiff mehr erreicht. Auf diese Plättchen kommen keine Figuren. Das geschieht von selbst.
entdecker-rules-score-title = Eine Insel werten
entdecker-rules-score = Eine Insel ist fertig, wenn keine ihrer Landseiten an ein unerforschtes Feld grenzt. Ihr Wert ist die Zahl ihrer Plättchen plus die Punkte ihrer Wasserfälle.
entdecker-rules-score-rank = Alle mit einer Figur darauf bekommen einen Rang: Wer eine Siedlung hat, liegt vorn; bei Gleichstand mehr Stützpunkte, dann mehr Kundschafter. Wer dann noch gleich ist, teilt den Rang. Der erste Rang bekommt den vollen Wert, jeder weitere die Hälfte des vorigen, aufgerundet.
entdecker-rules-island = Insel
entdecker-rules-place = { $place }.
entdecker-rules-score-after = Sind mehrere Inseln fertig, wählt der aktive Spieler die Reihenfolge. Stützpunkte und Siedlungen kehren zu ihren Besitzern zurück; Kundschafter ziehen in den Urwald.
entdecker-rules-jungle-title = Urwaldpfade und Häuptlingshütten
entdecker-rules-jungle = Beginnend mit dem aktiven Spieler setzen alle mit Kundschaftern von der Insel reihum je einen auf einen Pfad ihrer Wahl, immer auf das freie Feld, das der Hütte am nächsten ist. Auf dem Punkt zieht man einen Pflanzenchip, sieht ihn an und legt ihn in die Hütte. Auf einem Auge sieht man den Chip dort an.
entdecker-rules-jungle-caption = Eine Häuptlingshütte, deren Chip du kennst, mit drei Kundschaftern auf ihrem Pfad; und eine leere: Der Punkt liegt neben der Hütte, Augen sind auf dem zweiten und vierten Feld. Je drei Pflanzenchips bringen 5, 10 und 15.
entdecker-rules-end-title = Das Ende
entdecker-rules-end = Sind alle Felder bedeckt, wird der Zug zu Ende gespielt. Dann werden die Pflanzenchips aufgedeckt: Jede Hütte gibt ihre 5, 10 oder 15 Punkte dem, der die meisten Kundschafter auf ihrem Pfad hat, und den anderen nichts. Bei Gleichstand bekommt sie, wer der Hütte am nächsten steht.
entdecker-rules-end-tie = Die meisten Punkte gewinnen; bei Gleichstand das meiste Gold.
entdecker-rules-supply-title = Wenn Stapel ausgehen
entdecker-rules-supply = Sind alle verdeckten Stapel verbraucht, werden die abgeworfenen Plättchen zu zwei neuen. Fehlt ein offenes Plättchen, wird es unter den abgeworfenen und dann in den verdeckten Stapeln gesucht.
entdecker-rules-options-title = Varianten
entdecker-rules-options = Der Aufbau bestimmt, wo das Meer den Plan teilt und wo Wasserfälle liegen; man kann auch einen eigenen schreiben. Mit Oberkundschaftern nennt jeder geheim zwei nummerierte Kundschafter, die bei der Wertung der Hütten doppelt zählen. Zoll kann einmal je Besitzer statt für jede Figur gezahlt werden.
entdecker-rules-tips-title = Gut zu wissen
entdecker-rules-tip-1 = Sei auf den Inseln mit Wasserfällen dabei.
entdecker-rules-tip-2 = Behalte etwas Gold für eine Figur: Ein Plättchen ohne Figur ist ein Geschenk.
entdecker-rules-tip-3 = Mehrere kurze Reisen sind oft besser als eine lange.
entdecker-rules-tip-4 = Bräuchte es vier verdeckte Plättchen für das richtige, kauf es offen.
entdecker-rules-tip-5 = Eine Siedlung auf dem Plättchen, das eine Insel schließt, kehrt sofort zurück.
entdecker-since-tiles = { $number ->
    [one] { $name } legt ein Plättchen: { $cells }
   *[other] { $name } legt { $number } Plättchen: { $cells }
}
entdecker-key-turn = das Plättchen drehen
entdecker-key-draw = ein Plättchen ziehen oder zu den Stapeln gehen
entdecker-key-number = eine Anzahl Plättchen, einen Stapel oder eine Hütte wählen
entdecker-key-unit = Kundschafter, Stützpunkt oder Siedlung setzen
entdecker-key-stop = die Expedition beenden
entdecker-key-islands = die Inseln aufzählen
entdecker-rules-keys-title = Hier spielen
entdecker-rules-keys = Was möglich ist, leuchtet. Drück ein leuchtendes Feld, um dort zu starten; drück ein Feld noch einmal, um das Plättchen zu drehen, und bestätige. Drück eine Insel, um ihre Größe, ihre offene Küste und den Führenden zu sehen. Tasten: Pfeile bewegen sich über den Plan, Enter wählt, T dreht das Plättchen, D zieht, 1 bis 7 wählen einen Stapel oder eine Hütte, F, B und C setzen Kundschafter, Stützpunkt oder Siedlung, X hört auf, I zählt die Inseln auf. Alles kann auch als Befehl geschrieben werden.
entdecker-again = Diesen Aufbau noch einmal

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
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
