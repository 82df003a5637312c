game-skerries = Skerries
about-skerries = Due capitani nella nebbia. Navigare verso l’ignoto, o guardare prima e perdere un turno.

# Che cosa c’è sulla carta.
skerries-kind = { $kind ->
    [sea] mare aperto
    [isle] isola
    [wreck] relitto
    [reef] scoglio
    [harbour] porto
   *[fog] nebbia
}
skerries-you = Tu
skerries-chart = La carta
skerries-points = punti
skerries-turns = { $turns ->
    [one] ancora un turno
   *[other] ancora { $turns } turni
}
skerries-commission = Incarico: { $name }, +{ $bonus } ciascuno
skerries-commission-secret = Incarico segreto
skerries-commission-title = Incarico
skerries-unseen = Tessere che non hai visto
skerries-charted-by = { $who ->
    [you] cartografato da te
   *[other] cartografato da { $name }
}
skerries-seen = hai visto: { $name }
skerries-looked-by = { $name } ha guardato
skerries-ship = { $who ->
    [you] la tua nave
   *[other] la nave di { $name }
}
skerries-sail-here = Naviga qui
skerries-look-here = Guarda qui
skerries-mode-sail = Naviga
skerries-mode-look = Guarda

# Che cosa si chiede, e che cosa è successo.
skerries-status-act = Tocca a te: naviga verso una casella vicina, o guarda nella nebbia.
skerries-status-wait = Un momento…
skerries-status-waits = Si aspetta { $name }.
skerries-log-sail = { $who ->
    [you] Navighi verso { $square }
   *[other] { $name } naviga verso { $square }
}
skerries-log-look = { $who ->
    [you] Guardi { $square }
   *[other] { $name } guarda { $square }
}
skerries-log-tile = { $who ->
    [you] Trovi: { $name }
   *[other] Trovato: { $name }
}
skerries-log-commission = { $who ->
    [you] Il tuo incarico: { $name }
   *[other] L’altro incarico: { $name }
}

# Spiegazioni.
skerries-about-fog = Nessuno ha cartografato questa casella. Navigarci scopre la tessera a tutti; guardarla la mostra solo a te.
skerries-about-harbour = Un porto, da cui parte una nave. Non vale niente.
skerries-about-kind = Per te vale { $points }. Con l’incarico giusto ogni tessera conta { $bonus } in più alla fine. Non ne hai viste { $left }.
skerries-about-commission = Un incarico nomina un tipo di tessera. Alla fine viene mostrato, e ogni tessera di quel tipo che questo capitano ha cartografato conta di più.

# Il punteggio.
skerries-total = Totale
skerries-squares = { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}
skerries-sheet-note = Gli incarichi contano alla fine. A parità di punti vince chi ha cartografato più caselle.

# Perché no.
skerries-why-already-there = La tua nave è già lì.
skerries-why-not-beside = { $square } non è accanto alla tua nave in { $ship }.
skerries-why-other-ship = L’altra nave è in { $square }.
skerries-why-too-far = { $square } è troppo lontana: da { $ship } vedi a due passi.
skerries-why-charted = { $square } è già cartografata.
skerries-why-looked-before = Hai già guardato { $square }.

# Opzioni.
skerries-option-turns = Turni
skerries-option-turns-about = Quanti turni ha ogni capitano. Di solito 14.

## Rules and tutorial: a page loads what follows when it is read.
skerries-rules-goal = Due capitani cartografano 25 caselle di mare. Quasi tutte sono nella nebbia, e ciò che nasconde vale molto, niente, o meno di niente. Chi ha più punti alla fine vince.
skerries-rules-chart = La carta
skerries-rules-chart-text = Le navi partono dai porti, in angoli opposti. Su ognuna delle altre 23 caselle c’è una tessera:
skerries-rules-sea = sette, senza valore
skerries-rules-isle = sei, 2 punti ciascuna
skerries-rules-wreck = quattro, 5 punti ciascuno
skerries-rules-reef = sei, che costano 3 punti ciascuno
skerries-rules-sail = Il tuo turno: navigare…
skerries-rules-sail-text = Naviga verso una casella accanto alla tua nave, ma non verso l’altra nave. Se è nella nebbia, la tessera viene scoperta e l’hai cartografata, qualunque sia.
skerries-rules-look = …o guardare
skerries-rules-look-text = Guarda una casella nella nebbia, al massimo a due passi. Solo tu vedi la tessera, che resta lì; l’altro capitano vede solo dove hai guardato.
skerries-rules-end = La fine e gli incarichi
skerries-rules-end-text = Ogni capitano ha un incarico segreto per un tipo di tessera. La partita finisce dopo l’ultimo turno, o quando non c’è più nebbia. Allora gli incarichi si mostrano, e ogni tessera di quel tipo conta di più: mare aperto e isole 2 punti, relitti 3, scogli 4. A parità di punti vince chi ha cartografato più caselle.

# Il tutorial.
learn-skerries-chart = Questo è il mare che tu e Pip cartografate. La tua nave parte in alto a sinistra, e quasi tutto è nella nebbia.
learn-skerries-commission = Questo è il tuo incarico segreto: alla fine ogni relitto che hai cartografato vale 3 punti in più. Anche Pip ne ha uno.
learn-skerries-sail = In ogni turno navighi o guardi. Naviga verso b1: la tessera viene scoperta, e l’hai cartografata.
learn-skerries-look = Un’isola, 2 punti. Ora prudenza: scegli «Guarda», poi b2, e solo tu vedrai che cosa c’è.
learn-skerries-reef = Uno scoglio sarebbe costato 3 punti. Naviga invece verso c1.
learn-skerries-other = Un relitto, 5 punti. Pip ha guardato c3: vedi dove, ma non che cosa ha trovato.
learn-skerries-last = Verso la fine di un’altra partita. Sai di un relitto in d2: vacci con il tuo ultimo turno.
learn-skerries-score = Gli incarichi si mostrano, e i tuoi due relitti contano 3 in più ciascuno. Vince chi ha più punti.
learn-skerries-remember-1 = Navigare cartografa, guardare informa: ognuno costa un turno.
learn-skerries-remember-2 = Gli scogli costano punti, a meno che il tuo incarico li paghi.
learn-skerries-remember-3 = Dove l’altro capitano va dopo aver guardato può tradire il suo incarico.
