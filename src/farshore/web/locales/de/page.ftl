title = Farshore: Brettspiele für Entdecker
game-lost-cities = Lost Cities
game-explorers = Explorers
game-entdecker = Die neuen Entdecker
about-lost-cities = Zwei Rivalen, fünf Expeditionen. Beginne nur, was du zu Ende bringst: Jede Expedition kostet, bevor sie einbringt.
about-explorers = Alle erkunden gleichzeitig dasselbe unbekannte Land. Sei zuerst am Tempel, fülle deine Vorräte, kreuze klug an.
about-entdecker = Segle ins Unbekannte, Plättchen für Plättchen. Besetze Inseln, während sie wachsen, und sei da, wenn sich ihre Küsten schließen.
welcome = Wohin geht die Reise?
welcome-text = Brettspiele für Entdecker, gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren.
games = Spiele
play-now = Sofort spielen
play-solo = Solo
with-friends = Mit Freunden
rules = Regeln
rules-of = { $game }: die Regeln
home = Startseite
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-light = Tag
theme-dark = Nacht
pace = Bewegung
pace-is = { $pace ->
    [0] Keine
    [120] Schnell
    [500] Langsam
   *[250] Normal
}
your-name = Dein Name
rename = Ändern
close = Schließen
no-server = Der Server antwortet nicht. Neuer Versuch …
no-game = Dieses Spiel gibt es nicht.
preparing = Wird zum ersten Mal vorbereitet. Das dauert etwa eine Minute.
still-preparing = Dieses Spiel wird noch vorbereitet. Versuche es gleich noch einmal.
my-matches = Meine Partien
open-tables = Offene Tische
no-matches = Noch nichts. Hier stehen bald deine Partien.
no-tables = Gerade wartet niemand. Eröffne einen Tisch mit Freunden.
you-are = Du heißt { $name }.
free-seat = frei
state-my-turn = Du bist dran
state-running = Läuft
state-open = Wartet
state-over = Beendet
ago = { $unit ->
    [minute] { $number ->
        [one] vor einer Minute
       *[other] vor { $number } Minuten
    }
    [hour] { $number ->
        [one] vor einer Stunde
       *[other] vor { $number } Stunden
    }
    [day] { $number ->
        [one] gestern
       *[other] vor { $number } Tagen
    }
   *[now] gerade eben
}
new-table = { $game }: ein neuer Tisch
who-plays = Wer spielt
seats = Plätze
you-sit-here = Du
seat-for = Platz { $number }
a-friend = Jemand mit dem Link
bot-of-level = { $name } (Stufe { $level })
bot-1 = Pip
bot-1-about = Spielt nach Gefühl und verschätzt sich oft. Für erste Partien.
bot-2 = Marlow
bot-2-about = Nimmt, was jetzt gut ist, und blickt nicht weit.
bot-3 = Tove
bot-3-about = Spielt im Kopf durch, was kommen kann. Ein faires Gegenüber.
bot-4 = Isaura
bot-4-about = Wägt viele mögliche Welten ab. Schwer.
bot-5 = Corvin
bot-5-about = Denkt eine Sekunde nach und verzeiht nichts.
list-it = Tisch in der Liste zeigen, damit Fremde mitspielen können
clock = Uhr
pace-none = Keine Uhr
pace-none-about = Lass dir alle Zeit der Welt.
pace-quick = Zügig
pace-quick-about = 15 Sekunden je Zug und 3 Minuten Reserve.
pace-calm = Gemütlich
pace-calm-about = 45 Sekunden je Zug und 10 Minuten Reserve.
pace-days = Tage
pace-days-about = Drei Tage je Zug. Wessen Zeit abläuft, für den spielt ein Bot weiter.
options = Regeln dieses Tisches
own-value = Etwas anderes …
open-table = Tisch eröffnen
waiting-for-players = Warten auf Mitspieler
join-table = { $game }: setz dich
you = du
sit-here = Hier sitzen
put-bot = Bot dazusetzen …
remove-bot = Bot wegnehmen
invite = Freunde einladen
invite-text = Wer diesen Link öffnet, kann mitspielen. Die Partie beginnt, wenn alle Plätze besetzt sind.
link = Link
copy = Kopieren
copied = Kopiert
qr = Der Link als Code fürs Telefon
leave = Tisch verlassen
connecting = Einen Moment …
table-private = Dieser Tisch ist privat
table-private-text = Frag jemanden, der hier spielt, nach dem Link.
table-unknown = Diesen Tisch gibt es nicht
table-unknown-text = Vielleicht ist der Link unvollständig.
table-crowded = Zu viele Fenster
table-crowded-text = Du hast hier sehr viele Fenster offen. Schließe einige und lade die Seite neu.
line-good = Verbunden
line-slow = Langsame Verbindung
line-broken = Verbindung wird erneuert; was du getan hast, bleibt
reconnecting = Verbindung wird erneuert … was du getan hast, bleibt.
your-turn = du bist dran
panels = Spieler, Wertung und Verlauf
actions = Aktionen
undo = Zurück
tab-players = Spieler
tab-sheet = Wertung
tab-log = Verlauf
points = Punkte
level = Stufe { $level }
bot-stands-in = ein Bot vertritt
has-resigned = hat aufgegeben
rank = { $rank }.
undo-asked = { $name } möchte vor die eigene letzte Aktion zurück.
agree = Einverstanden
decline = Nein
undo-waits = Die anderen werden gefragt, ob du zurück darfst.
take-back = Selbst weiterspielen
ask-undo = Um Rücknahme bitten
resign = Aufgeben
resign-text = Diese Partie aufgeben? Sie zählt als verloren.
play-on = Weiterspielen
you-watch = Du siehst zu.
fair = Fairer Zufall
fair-text = Vor der ersten Karte wurde dieser Fingerabdruck des Zufalls festgelegt. Nach der Partie kann jeder prüfen, dass nichts verändert wurde.
download-export = Alles, zum Nachprüfen
download-transcript = Die Partie als Text
match-over = Die Partie ist beendet.
days-left = { $days } Tage
rematch = Noch einmal
join-rematch = Zur Revanche
log-seated = { $name } setzt sich
log-stood = { $name } geht
log-begun = Die Partie beginnt
log-ended = { $reason ->
    [resigned] Die Partie wurde aufgegeben
    [cut] Die Partie wurde abgebrochen
   *[finished] Die Partie ist beendet
}
log-undone = { $name } nimmt das zurück
log-undo-asked = { $name } bittet um Rücknahme
log-undo-answered = { $name } antwortet: { $text ->
    [yes] ja
   *[no] nein
}
log-rewound = Die Partie geht zurück
log-taken-over = Ein Bot spielt für { $name }
log-handed-back = { $name } spielt wieder selbst
log-resigned = { $name } gibt auf
log-rematched = Es gibt eine weitere Partie
why-not-your-turn = Du bist nicht dran.
why-not-yours = Das ist nicht dein Platz.
why-over = Die Partie ist beendet.
why-answered = Andere haben schon darauf reagiert: Bitte sie um Rücknahme.
why-nothing-to-undo = Es gibt nichts zurückzunehmen.
why-stood-in = Ein Bot spielt für dich: Drücke zuerst „Selbst weiterspielen“.
why-has-resigned = Du hast aufgegeben.
why-undo-free = Du kannst es ohne Nachfrage zurücknehmen.
why-seen = Seitdem wurde etwas Verdecktes angesehen: Es bleibt dabei.
why-undo-pending = Eine andere Bitte ist noch offen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-unreadable = { $message }
why-busy = Zu viel auf einmal: Versuche es noch einmal.
keys = Tasten
key-move = über das Brett bewegen
key-choose = wählen, was den Fokus hat
key-back = zurück, wegräumen
key-undo = zurücknehmen
key-since = was seit deinem letzten Zug geschah, Schritt für Schritt
key-command = einen Befehl schreiben; alles Mögliche wird aufgezählt
key-sheet = Wertung
key-log = Verlauf
key-rules = Regeln
key-explain = erklären, was den Fokus hat, oder diese Tasten zeigen
keys-pointer = Ein Rechtsklick oder langes Drücken erklärt, was darunter liegt.
since = Seit deinem letzten Zug
since-walk = Schritt für Schritt zeigen
since-step = { $at } von { $all }: { $text }
command = Befehl
can-do = Möglich: { $list }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
}
cannot-act = Gerade ist nichts zu tun.
