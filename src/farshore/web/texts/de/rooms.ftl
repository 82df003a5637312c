# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Weiterspielen
against = { $game } gegen { $names }
and-more = und { $number } weitere
lesson-first = Zum ersten Mal hier?
lesson-new = { $game } ist neu für dich?
lesson-text = Pip zeigt dir { $game } in etwa drei Minuten, Zug für Zug.
lesson-go = Mit Pip lernen
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
invite-soon = Sobald der Tisch offen ist, bekommst du einen Link und einen Code zum Weitergeben.
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
