title = Farshore: Brettspiele für Entdecker
welcome = Wohin geht die Reise?
welcome-text = Brettspiele für Entdecker, gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren.
games = Spiele
play-now = Sofort spielen
choose-bots = Bots und Regeln wählen
choose-bots-short = Optionen
play-solo = Solo
learn = Lernen (3 Min.)
learn-about = Ein erster Blick auf dem echten Brett, in zwei bis drei Minuten
learn-title = { $game } lernen
with-friends = Mit Freunden
rules = Regeln
rules-of = { $game }: die Regeln
rules-contents = Inhalt
home = Startseite
settings = Einstellungen
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-light = Tag
theme-dark = Nacht
pace = Animationen
pace-is = { $pace ->
    [0] Keine
    [120] Schnell
    [500] Langsam
   *[250] Normal
}
sounds = Töne
sound-all = Töne an
sound-turn = Ich bin dran
sound-lay = Eine Karte oder ein Plättchen wird gelegt
sound-draw = Etwas wird gezogen
sound-score = Etwas ist gewonnen: eine Runde, eine Insel, ein Tempel
sound-refused = Etwas geht nicht
sound-over = Die Partie ist beendet
notices = Hinweise
notices-turn = Sag mir Bescheid, wenn ich dran bin und gerade woanders hinsehe
notices-refused = Dein Browser erlaubt das für diese Seite nicht. Du kannst es in seinen Einstellungen für diese Seite ändern.
notice-where = { $game }: { $names }
your-name = Dein Name
rename = Ändern
close = Schließen
no-server = Der Server antwortet nicht
no-server-text = Vielleicht ist nur kurz das Netz weg. Wir versuchen es weiter.
try-again = Noch einmal versuchen
page-stale = Diese Seite ist veraltet
page-stale-text = Ein Teil davon ließ sich nicht laden. Vielleicht gibt es auf dem Server eine neuere Fassung.
load-again = Neu laden
offline-title = Kein Netz
offline-text = Farshore ist gerade nicht erreichbar. Sobald es wieder geht, machst du dort weiter, wo du warst.
offline-again = Noch einmal versuchen
no-game = Dieses Spiel gibt es nicht
preparing = Wird vorbereitet
preparing-title = Die Spiele werden bereit gemacht
preparing-done = Alle Spiele sind bereit
preparing-text = Beim ersten Start wird jedes Spiel einmal vorbereitet. Das dauert ein paar Minuten; was fertig ist, kannst du schon spielen.
preparing-ready = { $done } von { $all } fertig
still-preparing = Dieses Spiel wird noch vorbereitet. Versuche es gleich noch einmal.
learn-preparing = Dieses Spiel wird noch vorbereitet. Es öffnet sich hier, sobald es bereit ist.
they-wait = { $number ->
    [one] Eine Partie wartet auf dich
   *[other] { $number } Partien warten auf dich
}
my-matches = Meine Partien
open-tables = Offene Tische
no-matches = Noch nichts. Drücke bei einem Spiel auf „Sofort spielen“: Hier stehen dann deine Partien.
no-tables = Gerade wartet niemand an einem Tisch. Eröffne einen, und Freunde kommen mit einem Link dazu.
you-are = Du heißt { $name }.
free-seat = frei
state-my-turn = Du bist dran
state-running = Läuft
state-open = Wartet
state-over = Beendet
time-left = { $unit ->
    [day] noch { $number } Tage
    [hour] noch { $number } Stunden
   *[minute] { $number ->
        [0] noch weniger als eine Minute
        [one] noch eine Minute
       *[other] noch { $number } Minuten
    }
}
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
person-here = Jemand hier, an diesem Gerät
person = Spieler { $number }
name = Name
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
begin-match = Partie beginnen
waiting-for-players = Warten auf Mitspieler
join-table = { $game }: setz dich
you = du
sit-here = Hier sitzen
hand-over = Weiter an { $name }
curtain-turn = { $name }, du bist am Zug
curtain-wait = { $name }, dein Platz
curtain-text = Alle anderen schauen bitte weg. Was nur du sehen darfst, erscheint erst auf Knopfdruck.
curtain-show = Mein Spiel zeigen
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
undo = Rückgängig
more-below = Weiter unten gibt es mehr
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
go-back = Zurückgehen
ask-undo = Um Rücknahme bitten
resign = Aufgeben
resign-text = Diese Partie aufgeben? Sie zählt als verloren.
play-on = Weiterspielen
you-watch = Du siehst zu.
fair = Fairer Zufall
fair-text = Vor der ersten Ziehung wurde dieser Fingerabdruck des Zufalls festgelegt. Nach der Partie kann jeder prüfen, dass nichts verändert wurde.
download-export = Alles, zum Nachprüfen
download-transcript = Die Partie als Text
match-over = Die Partie ist beendet.
match-won = { $who ->
    [you] Du gewinnst: { $points }
    [several] Unentschieden: { $points }
   *[other] { $name } gewinnt: { $points }
}
days-left = { $days } Tage
next-match = Nächste Partie
print = Drucken
paper-running = Die Partie läuft noch
rematch = Noch einmal
join-rematch = Zur Revanche
look-back = Nachspielen
with-a-friend = Freunde einladen
replay = Rückblick
replay-of = { $game }: Rückblick
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-first = An den Anfang
replay-before = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-speed-times = { $speed } ×
replay-eyes = Gesehen von
replay-all = Alles offen
replay-watcher = Zuschauer
replay-jump = Springe zu …
to-table = Zum Tisch
share = Teilen
save-picture = Als Bild sichern
picture-saved = Das Bild ist fertig.
draws-check = Ziehungen prüfen
draws-checking = Wird geprüft …
draws-good = { $draws ->
    [one] Eine Ziehung wurde geprüft. Sie folgt aus dem Startwert, der vorher festgelegt war.
   *[other] Alle { $draws } Ziehungen wurden geprüft. Sie folgen aus dem Startwert, der vorher festgelegt war.
}
draws-broken = Der Startwert ist nicht der, der vorher festgelegt war.
draws-wrong = Diese Ziehungen folgen nicht aus dem Startwert: { $list }.
draws-cannot = Dieser Browser prüft Ziehungen nur über https. Lade die Datei herunter und rufe auf: farshore verify DATEI
why-past = Diese Partie ist zu Ende. Du blickst nur zurück.
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
why-answered = Es hat schon Folgen, ein Ziehen oder einen Zug: Du kannst nur um Rücknahme bitten.
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
key-lit = zum nächsten oder vorigen leuchtenden Feld
key-page-down = Bild ab
key-page-up = Bild auf
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
