title = Farshore: Brettspiele für Entdecker
games = Spiele
learn = Lernen (3 Min.)
learn-title = { $game } lernen
rules = Regeln
rules-of = { $game }: die Regeln
rules-contents = Inhalt
home = Startseite
settings = Optionen
notice-where = { $game }: { $names }
close = Schließen
no-server = Der Server antwortet nicht
no-server-text = Vielleicht ist nur kurz die Verbindung weg. Wir versuchen es weiter.
try-again = Noch einmal versuchen
page-stale = Diese Seite ist veraltet
page-stale-text = Ein Teil der Seite ließ sich nicht laden. Vielleicht gibt es eine neuere Version.
load-again = Neu laden
offline-title = Keine Verbindung
offline-text = Farshore ist gerade nicht erreichbar. Sobald du wieder online bist, geht es dort weiter, wo du warst.
offline-again = Noch einmal versuchen
no-game = Dieses Spiel gibt es nicht
learn-preparing = Dieses Spiel wird noch vorbereitet. Es öffnet sich hier, sobald es bereit ist.
you-are = Du spielst als { $name }.
free-seat = frei
state-my-turn = Du bist dran
state-frozen = Eingefroren
seats = Plätze
bot-1 = Pip
bot-1-about = Spielt nach Gefühl und verschätzt sich oft. Ideal für die ersten Partien.
bot-2 = Marlow
bot-2-about = Nimmt, was gerade gut aussieht, und plant selten voraus.
bot-3 = Tove
bot-3-about = Denkt seine Züge durch. Ein solider Gegner.
bot-4 = Isaura
bot-4-about = Spielt vor jedem Zug viele mögliche Verläufe durch. Schwer.
bot-5 = Corvin
bot-5-about = Denkt eine Sekunde nach und bestraft jeden Fehler. Sehr schwer.
clock = Bedenkzeit
options = Tischregeln
you = du
hand-over = Gerät an { $name } weitergeben
link-to = { $stop ->
    [end] Link zum Ergebnis
   *[other] Link zu dieser Stelle
}
link = Link
copy = Kopieren
copied = Kopiert
connecting = Verbindung wird aufgebaut …
table-private = Dieser Tisch ist privat
table-private-text = Frag jemanden am Tisch nach dem Link.
table-unknown = Diesen Tisch gibt es nicht
table-unknown-text = Vielleicht ist der Link unvollständig.
table-unreadable = Diese Partie kann nicht gezeigt werden
table-unreadable-text = Sie ist gespeichert, aber dieser Server kann sie nicht lesen. Es ist nichts verloren: Sag bitte dem Betreiber des Servers Bescheid.
table-crowded = Zu viele Fenster offen
table-crowded-text = Du hast diesen Tisch in zu vielen Fenstern offen. Schließ einige und lade die Seite neu.
line-good = Verbunden
line-slow = Langsame Verbindung
line-broken = Verbinde neu … Deine Züge sind gespeichert
your-turn = du bist dran
panels = Spieler, Wertung und Verlauf
caption = { $button ->
    [link] Teilen
    [back] Tisch
    [settings] Optionen
    [rules] Regeln
    [replay] Zuletzt
   *[menu] Spieler
}
actions = Aktionen
undo = Zurücknehmen
more-below = Unten geht es weiter
tab-players = Spieler
tab-sheet = Wertung
tab-log = Verlauf
points = Punkte
level = Stufe { $level }
bot-stands-in = von einem Bot vertreten
has-resigned = hat aufgegeben
rank = { $rank }.
undo-asked = { $name } möchte die letzte Aktion zurücknehmen.
agree = Einverstanden
decline = Nein
undo-waits = Die anderen müssen deiner Rücknahme noch zustimmen.
take-back = Selbst weiterspielen
go-back = Zug zurücknehmen
ask-undo = Um Rücknahme bitten
resign = Aufgeben
resign-text = Diese Partie aufgeben? Sie zählt als verloren.
play-on = Weiterspielen
you-watch = Du siehst zu.
fair = Überprüfbarer Zufall
fair-text = Dieser Fingerabdruck aller Ziehungen stand vor der Partie fest. Nach der Partie können alle prüfen, dass nichts verändert wurde.
download-export = Alle Daten, zum Nachprüfen
download-transcript = Die Partie als Text
match-over = Die Partie ist beendet.
frozen = Eingefroren: Die Regeln haben sich geändert. Nach Schritt { $step } erlaubt Version { $rules } { $code ->
    [options] eine Option dieser Partie
    [outcome] die nächste Ziehung
   *[action] den nächsten Zug
} nicht mehr.
agree-to-end = Mit diesem Stand beenden
end-agreed = Du bist dafür, die Partie zu beenden. Alle anderen müssen auch zustimmen.
match-won = { $who ->
    [you] Du gewinnst: { $points }
    [several] Unentschieden: { $points }
   *[other] { $name } gewinnt: { $points }
}
days-left = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
next-match = Nächste Partie
print = Drucken
paper-running = Die Partie läuft noch
rematch = Noch einmal
join-rematch = Zur Revanche
look-back = Rückblick ansehen
with-a-friend = Freunde einladen
replay = Rückblick
replay-of = { $game }: Rückblick
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-halt = Die Regeln haben sich seitdem geändert. Nach Schritt { $step } von { $steps } geht es nicht weiter: { $code ->
    [options] Version { $rules } erlaubt eine Option dieser Partie nicht mehr
    [outcome] Version { $rules } erlaubt die nächste Ziehung nicht mehr
    [result] Version { $rules } kommt zu einem anderen Ergebnis
   *[action] Version { $rules } erlaubt den nächsten Zug nicht mehr
}. Ergebnis und Verlauf bleiben, wie sie waren.
replay-first = An den Anfang
replay-before = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-speed-times = { $speed } ×
replay-perspective = Ansicht
replay-all = Alles offen
replay-watcher = Zuschauer
replay-jump = Springen zu …
to-table = Zurück zum Tisch
share = Teilen
save-picture = Als Bild speichern
picture-saved = Bild gespeichert.
picture-failed = Das Bild ließ sich nicht speichern.
draws-check = Ziehungen prüfen
draws-checking = Wird geprüft …
why-past = Diese Partie ist beendet. Du siehst einen Rückblick.
log-seated = { $name } setzt sich
log-stood = { $text } verlässt den Tisch
log-begun = Die Partie beginnt
log-ended = { $reason ->
    [agreed] Die Partie wurde einvernehmlich beendet
    [resigned] Die Partie endet durch Aufgabe
    [cut] Die Partie wurde gestoppt
    [abandoned] Die Partie wurde abgebrochen
   *[finished] Die Partie ist beendet
}
log-undone = { $name } nimmt einen Zug zurück
log-undo-asked = { $name } bittet um Rücknahme
log-undo-answered = { $name } antwortet: { $text ->
    [yes] ja
   *[no] nein
}
log-rewound = Züge wurden zurückgenommen
log-taken-over = Ein Bot übernimmt für { $name }
log-handed-back = { $name } spielt wieder selbst
log-resigned = { $name } gibt auf
log-migrated = Neue Regeln: Die Partie geht mit Version { $text } weiter
log-frozen = Neue Regeln: Die Partie ist eingefroren
log-end-agreed = { $name } ist dafür, die Partie zu beenden
log-rematched = Eine Revanche ist eröffnet
why-not-your-turn = Du bist nicht dran.
why-not-yours = Das ist nicht dein Platz.
why-over = Die Partie ist beendet.
why-frozen = Die Partie ist eingefroren: Ihre Regeln haben sich geändert.
why-answered = Seitdem wurde gezogen oder gespielt: Du kannst nur noch um Rücknahme bitten.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-stood-in = Ein Bot spielt für dich: Drück zuerst auf „Selbst weiterspielen“.
why-has-resigned = Du hast aufgegeben.
why-undo-free = Du kannst es ohne Nachfrage zurücknehmen.
why-seen = Seitdem wurde etwas Verdecktes angesehen: Das lässt sich nicht mehr zurücknehmen.
why-undo-pending = Eine andere Bitte um Rücknahme ist noch offen.
why-too-many-undos = Es wurde schon { $most }-mal zurückgenommen. Öfter geht es nicht.
why-too-long = Dafür ist die Partie zu lang geworden. Spiel weiter.
why-not-begun = Die Partie hat noch nicht begonnen.
why-unreadable = Diesen Befehl gibt es nicht. Wähle einen aus der Liste.
why-busy = Zu viele Anfragen auf einmal. Versuch es noch einmal.
why-begun = Die Partie hat schon begonnen.
why-no-seat = Diesen Platz gibt es nicht.
why-seat-taken = Dieser Platz ist schon besetzt.
why-full = Alle Plätze sind besetzt.
why-no-level = Einen Bot dieser Stufe gibt es nicht.
why-seated-already = Du sitzt schon an diesem Tisch.
why-not-seated = Das können nur Spieler an diesem Tisch.
why-not-over = Die Partie ist noch nicht beendet.
why-rematched = Es gibt schon eine Revanche. Spiel dort mit.
why-seat-free = Dort sitzt niemand.
why-not-stood-in = Für dich spielt kein Bot.
why-nothing-asked = Die Bitte ist nicht mehr offen.
why-agreed = Du hast schon zugestimmt.
why-not-frozen = Die Partie ist nicht eingefroren.
why-settled = Diese Partie folgt schon den aktuellen Regeln.
why-in-time = Die Zeit ist noch nicht abgelaufen.
why-attended = An diesem Tisch sitzt noch jemand.
why-server-only = { why-not-allowed }
why-no-such-number = { why-unreadable }
why-no-such-seat = { why-no-seat }
why-not-chance = { why-unknown }
why-impossible = { why-unknown }
why-chance-to-act = Einen Moment: Es wird gerade gezogen.
why-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
why-not-owner = { why-unavailable }
why-revoked = Du bist hier nicht mehr angemeldet. Lade die Seite neu.
why-unavailable = Der Server kann gerade nichts speichern. Versuch es noch einmal.
why-no-game = Dieses Spiel gibt es hier nicht.
why-bad-event = { table-unreadable-text }
why-bad-match = { table-unreadable-text }
why-newer-rules = Diese Partie hat neuere Regeln als dieser Server.
why-unknown = Das geht gerade nicht.
why-bad-request = Der Server konnte das nicht verstehen. Lade die Seite neu.
why-stranger = { why-revoked }
why-not-allowed = Das darfst du nicht.
why-private = { table-private }. { table-private-text }
why-no-table = { table-unknown }. { table-unknown-text }
why-not-found = Das gibt es hier nicht (mehr).
why-not-now = { why-unknown }
why-too-large = Das ist zu lang.
why-too-many = Zu viele Anfragen. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal.
why-preparing = Dieses Spiel wird noch vorbereitet. Versuch es gleich noch einmal.
why-bad-option = { $option }: Dieser Wert ist nicht möglich.
why-bad-name = Dieser Name ist zu lang oder enthält unerlaubte Zeichen.
why-failed = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
why-starting = Die Partie beginnt gerade.
why-not-starting = Die Partie startet nicht mehr.
why-bad-commitment = Die geheime Zahl deines Browsers passt nicht zu dieser Partie. Lade die Seite neu.
why-withheld = Du warst { $most }-mal nicht da, als diese Partie beginnen sollte. Du kannst hier keinen Platz mehr nehmen.
why-spent-commitment = { why-bad-commitment }
why-not-committed = { why-bad-commitment }
why-wrong-secret = { why-bad-commitment }
why-revealed = { why-unknown }
why-no-network = Dieser Computer ist gerade mit keinem Netz verbunden.
keys = Tasten
key-move = sich über den Spielplan bewegen
key-lit = zum nächsten oder vorigen leuchtenden Feld
key-page-down = Bild ab
key-page-up = Bild auf
key-choose = auswählen
key-back = zurück oder schließen
key-undo = zurücknehmen
key-since = zeigen, was seit deinem letzten Zug geschah
key-command = einen Befehl eingeben
key-sheet = Wertung
key-log = Verlauf
key-rules = Regeln
key-explain = das Ausgewählte erklären oder diese Tasten zeigen
keys-pointer = Was etwas bedeutet, zeigt ein Rechtsklick oder langes Drücken darauf.
since = Seit deinem letzten Zug
since-walk = Schritt für Schritt zeigen
since-step = { $at } von { $all }: { $text }
command = Befehl
can-do = Möglich: { $list }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
cannot-act = Gerade ist nichts zu tun.

# Wie der Zufall einer Partie zustande kommt
starting = Die Partie beginnt
starting-text = Es fehlt noch der Browser von { $names }. Antwortet er nicht innerhalb von 20 Sekunden, wird der Platz frei.
log-start-abandoned = { $text } hat nicht geantwortet. Der Platz ist wieder frei
fair-mixed = Niemand kann sich aussuchen, was gezogen wird, auch dieser Server nicht. Der Server und der Browser jedes Spielers haben je eine geheime Zahl gewählt, bevor sie die der anderen kannten. Erst alle diese Zahlen zusammen ergeben, was gezogen wird. Nach der Partie werden sie gezeigt, und alle können sie nachprüfen.
fair-bots = Hier spielen nur Bots, deshalb bestimmt allein die geheime Zahl des Servers, was gezogen wird. Sie stand fest, bevor die Partie begann, und wird am Ende gezeigt.
fair-server = Kein Browser eines Spielers hat eine geheime Zahl beigetragen, deshalb bestimmt allein die des Servers, was gezogen wird. Sie stand fest, bevor die Partie begann, und wird am Ende gezeigt.
fair-mine = Dein Browser hat seine Zahl beigetragen.
fair-without = Ohne eigene Zahl: { $names }. Das Programm, mit dem sie spielen, hat keine geschickt.
fair-abandoned = { $count ->
    [one] Davor wurde ein Start abgebrochen, weil ein Browser nicht rechtzeitig geantwortet hat.
   *[other] Davor wurden { $count } Starts abgebrochen, weil ein Browser nicht rechtzeitig geantwortet hat.
}
fair-redrawn = { $count ->
    [one] Eine Ziehung wurde einvernehmlich zurückgenommen.
   *[other] { $count } Ziehungen wurden einvernehmlich zurückgenommen.
}
fair-commitment = Fingerabdruck der Zahl des Servers, zu sehen, seit der Tisch eröffnet wurde:
attention = Anfragen und Hinweise
offline = Keine Verbindung. Wir versuchen es weiter.
offline-waiting = Dein Zug ist gespeichert und wird gesendet, sobald sie wieder da ist.
stood-in = Ein Bot spielt für dich.
went-away = { $name } ist gerade weg
came-back = { $name } ist wieder da
watchers = { $number ->
    [one] Eine Person schaut zu
   *[other] { $number } Personen schauen zu
}
is-here = da
is-away = weg
