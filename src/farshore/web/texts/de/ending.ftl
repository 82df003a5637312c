# Das Ende einer Partie.
ending-title = So ging es aus
ending-counting = Die Wertung
ending-skip = { $by ->
    [touch] Tippen, um zu überspringen
   *[other] Klicken oder eine Taste drücken, um zu überspringen
}
ending-win = { $margin ->
    [none] Du gewinnst
    [0] Du gewinnst bei Gleichstand
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung
}
ending-wins = { $margin ->
    [none] { $name } gewinnt
    [0] { $name } gewinnt bei Gleichstand
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $margin } Punkten Vorsprung
}
ending-draw = Unentschieden
ending-shared = { $names } teilen sich den Sieg
ending-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ending-you = Du
ending-parts = So kamen die Punkte zusammen
ending-total = Summe
ending-turned = Die Wende: { $part }, { $seats ->
    [2] { $points } zu { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-led = { $who ->
    [you] Du lagst nie zurück.
   *[other] { $name } lag nie zurück.
} Größter Unterschied: { $part }, { $seats ->
    [2] { $points } zu { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-tied = Gleich viele Punkte: Die Regel für den Gleichstand entscheidet.
ending-board = Spielplan ansehen
ending-result = Ergebnis
ending-another = Gegen { $name } spielen
ending-climb = Solo um einen Rang
ending-rank = { $points ->
    [one] Punkt
   *[other] Punkte
}, Stufe { $rank } von { $ranks }
ending-next = { $points ->
    [one] Noch ein Punkt
   *[other] Noch { $points } Punkte
} bis „{ $name }“
ending-summit = Der Gipfel: Höher geht es nicht.
ending-range-first = bis { $to }
ending-range = { $from } bis { $to }
ending-range-last = { $from } und mehr
