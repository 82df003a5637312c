# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Weiterspielen
against = { $game } gegen { $names }
and-more = und { $number } weitere
lesson-first = Neu hier?
lesson-new = { $game } ist neu für dich?
lesson-text = Pip zeigt dir { $game } in etwa drei Minuten, Zug für Zug.
players-from-to = { $most ->
    [1] { $players } Person
   *[other] { $players } Personen
}
minutes = { $minutes } Min.
weight = { $weight ->
    [1] Leicht
    [2] Mittel
   *[3] Komplex
}
more-of = Mehr zu { $game }
challenge = { $name } hat Zeit
challenge-text = { $name } möchte mit dir { $game } spielen.
challenge-go = Gegen { $name } spielen
a-bot = Ein Bot
bot-1-nature = sanft
bot-2-nature = beständig
bot-3-nature = umsichtig
bot-4-nature = gewieft
bot-5-nature = gnadenlos
friend = Gast
somebody-here = Jemand hier
by-link = per Link
bot-level = Bot, Stufe { $level }
at-this-device = an diesem Gerät
add-seat = Noch ein Platz
up-to = bis zu { $number }
remove-seat = Diesen Platz entfernen
how-to-play = Art der Partie
invite-soon = Sobald der Tisch offen ist, bekommst du einen Link zum Verschicken.
all-set = Alles bereit
all-set-text = Die Partie beginnt sofort.
seats-of = { $number ->
    [one] ein Platz
   *[other] { $number } Plätze
}
invites-you = { $name } lädt dich ein zu
in-short = Das Spiel in 30 Sekunden
no-account = Kein Konto, nichts zu installieren.
sit-down = Platz nehmen
learn-first = Erst lernen
pace-is-turn = { $unit ->
    [day] { $number ->
        [one] ein Tag pro Zug
       *[other] { $number } Tage pro Zug
    }
    [minute] { $number } Min. pro Zug{ $bank ->
        [0] {""}
       *[other] , { $bank } Min. Reserve
    }
   *[second] { $number } s pro Zug{ $bank ->
        [0] {""}
       *[other] , { $bank } Min. Reserve
    }
}
share = Teilen
reach-here = Geht nur an diesem Computer
reach-here-text = Freunde an anderen Geräten können diesen Link noch nicht öffnen.
open-network = Für mein Netz öffnen
open-network-who = Alle im selben WLAN oder Netz wie dieser Computer können Farshore dann öffnen, eigene Tische eröffnen und an öffentlichen mitspielen. Private Tische brauchen weiterhin ihren Link. Gut zu Hause, nicht im Café. Das gilt, bis du es wieder schließt oder Farshore beendest.
reach-network = Geht in deinem Netz
reach-network-text = Handys und Computer im selben WLAN können ihn öffnen. Klappt das bei einem nicht, ist vielleicht eine Firewall dieses Computers im Weg.
close-network = Wieder schließen
no-network = Dieser Computer ist gerade mit keinem Netz verbunden.
put-bot-at = Einen Bot an Platz { $seat } setzen
strong-preparing = Die stärkeren Bots werden noch vorbereitet. Ihren ersten Zug machen sie etwas später.
welcome = Wohin geht die Reise?
welcome-text = Brettspiele für Entdecker, gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren.
play-now = Spielen
choose-bots = Bots und Regeln wählen
choose-bots-short = Bots und Regeln
play-solo = Solo
learn-about = Ein erster Eindruck am echten Spielplan, in zwei bis drei Minuten
with-friends = Mit Freunden
language-and-display = Sprache und Anzeige
language = Sprache
theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
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
sound-lay = Karte oder Plättchen wird gelegt
sound-draw = Karte oder Plättchen wird gezogen
sound-score = Wertung: Durchgang, Runde, Insel, Tempel
sound-refused = Zug nicht möglich
sound-over = Ende der Partie
notices = Benachrichtigungen
notices-turn = Benachrichtige mich, wenn ich in einem anderen Tab bin und an die Reihe komme
notices-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in den Einstellungen der Seite erlauben.
your-name = Dein Name
rename = Ändern
preparing = Wird vorbereitet
preparing-seconds = Bereit in etwa { $seconds } s
preparing-title = Die Spiele werden vorbereitet
preparing-done = Alle Spiele sind bereit
preparing-done-text = Such dir eins aus. Ab jetzt startet der Server in wenigen Sekunden.
preparing-text = Beim ersten Start richtet der Server die Spiele ein. Das dauert ein, zwei Minuten. Was fertig ist, kannst du schon spielen.
preparing-ready = { $done } von { $all } fertig
they-wait = { $number ->
    [one] Eine Partie wartet auf dich
   *[other] { $number } Partien warten auf dich
}
my-matches = Meine Partien
open-tables = Offene Tische
no-matches = Noch keine Partien. Drück bei einem Spiel auf „Spielen“, dann stehen sie hier.
no-tables = Gerade ist kein Tisch offen. Eröffne einen und lade Freunde mit einem Link ein.
state-running = Läuft
state-open = Wartet auf Mitspieler
state-over = Beendet
state-unreadable = Nicht lesbar
time-left = { $unit ->
    [day] { $number ->
        [one] noch ein Tag
       *[other] noch { $number } Tage
    }
    [hour] { $number ->
        [one] noch eine Stunde
       *[other] noch { $number } Stunden
    }
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
new-table = { $game }: neuer Tisch
who-plays = Mitspieler
you-sit-here = Du
seat-for = Platz { $number }
person = Spieler { $number }
name = Name
list-it = Öffentlicher Tisch: Alle können mitspielen
pace-none = Ohne Zeitlimit
pace-none-about = Lass dir alle Zeit der Welt.
pace-quick = Zügig
pace-quick-about = 15 Sekunden pro Zug und 3 Minuten Reserve.
pace-calm = Gemütlich
pace-calm-about = 45 Sekunden pro Zug und 10 Minuten Reserve.
pace-days = Tage
pace-days-about = Drei Tage pro Zug. Läuft jemandem die Zeit ab, spielt ein Bot weiter.
own-value = Eigener Wert …
own-value-empty = { $option }: Schreib einen eigenen Wert oder wähle einen anderen.
open-table = Tisch eröffnen
begin-match = Partie starten
waiting-for-players = Warten auf Mitspieler
curtain-turn = { $name }, du bist dran
curtain-wait = Platz von { $name }
curtain-text = Alle anderen schauen bitte weg. Was nur du sehen darfst, erscheint auf Knopfdruck.
curtain-show = Mein Spiel zeigen
remove-bot = Bot entfernen
invite = Freunde einladen
invite-text = Wer diesen Link öffnet, kann mitspielen. Die Partie beginnt, wenn alle Plätze besetzt sind.
qr = QR-Code für diesen Link
leave = Tisch verlassen
state-starting = Beginnt
start-abandoned = Die Partie konnte nicht beginnen: Ein Browser hat nicht innerhalb von 20 Sekunden geantwortet. Der Platz ist wieder frei, und wer dort saß, kann sich wieder hinsetzen.
