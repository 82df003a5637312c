# What the home page shows.
game-explorers = Explorers
about-explorers = Tutti esplorano insieme la stessa terra ignota. Raccogli razioni, scegli bene la strada e arriva ai templi prima degli altri.
minutes-explorers = 25

# Explorers. "Mark" is what a player puts on a square: here an X, as in the Italian rulebook. A scroll is "mappa" there; the land is "paesaggio", a player’s sheet "plancia".
explorers-terrain-prairie = Pianura
explorers-terrain-water = Acqua
explorers-terrain-desert = Deserto
explorers-terrain-mountain = Montagna
explorers-village = Villaggio
explorers-any-terrain = qualsiasi terreno
explorers-pair = { $one } + { $other }
explorers-either = { $one } o { $other }
explorers-object-temple = Tempio
explorers-object-key = Chiave
explorers-object-scroll = Mappa
explorers-object-horse = Cavallo
explorers-object-gem = Gemma
explorers-object-apple = Mela
explorers-object-carrot = Carota
explorers-object-fish = Pesce
explorers-provisions = Razioni
explorers-gems = Gemme
explorers-villages = Villaggi
explorers-temples = Templi
explorers-achievements = Missioni
explorers-total = Totale

# what is asked
explorers-status-lay = Tocca a te: piazza una tessera nel quadrante { $quadrant }
explorers-status-lays = { $name } compone il paesaggio
explorers-status-village = Tocca a te: scegli il villaggio di partenza
explorers-status-villages = { $name } sceglie il villaggio di partenza
explorers-status-card = Si gira la prossima carta
explorers-status-chooses = { $name } sceglie un lato della carta
explorers-status-option = Tocca a te: scegli un lato della carta
explorers-status-again = { $terrains }, { $marks ->
    [one] una X
   *[other] { $marks } X
}: premi ancora per scegliere
explorers-status-all-set-up = Tutti segnano le prime tre X
explorers-status-all-mark = Tutti segnano le X
explorers-status-wait = In attesa degli altri
explorers-status-terrain = Scegli un terreno per le tue prime X
explorers-status-choose = Scegli: { $ones } X su { $one } o { $twos } X su { $two }
explorers-status-scroll = Mappa: scegli un terreno per 4 X
explorers-status-horse = Cavallo: segna una casella illuminata
explorers-status-horse-stuck = Nessuna casella per il cavallo: rinuncia
explorers-status-bonus = { $marks ->
    [0] Bonus dei templi: scegline uno e il suo terreno
    [one] Bonus del tempio: scegli un terreno (1 X)
   *[other] Bonus del tempio: scegli un terreno ({ $marks } X)
}
explorers-status-all-done = Tutte le X segnate: conferma il turno
explorers-status-stuck = { $terrains }: nessuna casella possibile. Conferma il turno
explorers-status-mark = { $marks ->
    [one] Segna ancora 1 casella: { $terrains }
   *[other] Segna ancora { $marks } caselle: { $terrains }
}

# buttons
explorers-done = Conferma
explorers-done-without = Rinuncia al bonus
explorers-done-early = { $marks ->
    [one] Fine turno (resta 1 X)
   *[other] Fine turno (restano { $marks } X)
}
explorers-skip-horse = Rinuncia al cavallo
explorers-skip-bonus = Rinuncia al resto
explorers-scroll-spend = Usa una mappa: 4 X
explorers-scroll-back = Torna alla carta
explorers-terrain-empty = Nessuna tua X è accanto a questo terreno: non potresti segnare nulla. Premi ancora per sceglierlo lo stesso.
explorers-zoom-in = Ingrandisci la plancia
explorers-zoom-out = Mostra tutta la plancia
explorers-village-at = Villaggio { $quadrant } ({ $square })
explorers-turn-tile = Ruota
explorers-lay-tile = Piazza tessera { $tile }
explorers-tile = Tessera { $tile }
explorers-open-board = { $points ->
    [one] { $name }: { $points } punto. Mostra la plancia
   *[other] { $name }: { $points } punti. Mostra la plancia
}
explorers-watch = Di chi mostrare la plancia

# card and tracks
explorers-card = Carta
explorers-card-name = { $one } / { $two }
explorers-round = Round { $round }/{ $rounds }
explorers-turn = Carta { $turn }/{ $turns }
explorers-setup = Prime X
explorers-option-name = { $terrains }: { $marks } X
explorers-terrain-choice = { $terrain }: { $marks } X, { $open ->
    [0] nessuna casella accanto alle tue X
    [one] 1 casella accanto alle tue X
   *[other] { $open } caselle accanto alle tue X
}
explorers-note-near = Il lato verso di te dà 3 X, quello opposto 2.
explorers-note-free = Ultima carta in tre giocatori: tutti hanno 3 X sul lato che vogliono.
explorers-note-choose = Scegli tu. Gli altri avranno 2 X sul tuo lato o 3 sull’altro.
explorers-note-mine = Hai scelto questo lato.
explorers-note-took = { $name } ha scelto { $terrains }: lì 2 X, oppure 3 sull’altro lato.
explorers-guide-horse = Cavallo: una X in più su qualsiasi terreno, accanto a una delle tue X.
explorers-guide-bonus = Bonus del tempio: scegli un terreno per le X in più.
explorers-guide-bonus-marks = Bonus del tempio: X in più su { $terrains }.
explorers-guide-scroll = Mappa: quattro X su { $terrains } al posto della carta.
explorers-bonus-of = Bonus del tempio { $quadrant }
explorers-harvest = Punti del round { $round }
explorers-harvest-of = { $name }: razioni { $provisions }, gemme { $gems }
explorers-left-label = X rimaste
explorers-left = { $marks ->
    [one] 1 X rimasta
   *[other] { $marks } X rimaste
}
explorers-unseen-label = Ancora da uscire, tranne una
explorers-unseen = Carte non ancora viste in questo round: { $list }
explorers-unseen-text = { $cards ->
    [0] È l’ultima carta del round; una delle otto è stata messa da parte.
    [one] Ancora 1 carta in questo round; una di queste è stata messa da parte coperta.
   *[other] Ancora { $cards } carte in questo round; una di queste è stata messa da parte coperta.
}
explorers-found = Trovati finora
explorers-nothing = niente
explorers-keys-have = Chiavi: { $free } da usare su { $found }
explorers-scrolls-have = Mappe: { $free } da usare su { $found }
explorers-gems-have = Gemme: { $gems }, in questo round { $points }
explorers-provisions-have = Razioni del round { $round }: { $list }
explorers-temple-mine = Tempio { $quadrant }: esplorato, { $points } punti
explorers-temple-open = Tempio { $quadrant } in { $square }: ora { $points } punti{ $bonus ->
    [0] {""}
   *[other] {" "}e { $bonus } X bonus
}
explorers-temple-shut = Tempio { $quadrant }: niente più punti
explorers-race-now = ora { $points }
explorers-others = Plance degli altri
explorers-map-of = { $who ->
    [you] La tua plancia
   *[other] Plancia di { $name }
}
explorers-score-now = Punti
explorers-score-then = Se finisse ora
explorers-score-then-text = Compreso il round in corso
explorers-result = Punteggio finale
explorers-points = { $number ->
    [one] { $points } punto
   *[other] { $points } punti
}
explorers-no-points = per ora 0 punti

# squares
explorers-name-legal = si può segnare
explorers-name-marked = segnata
explorers-name-fresh = segnata, da confermare
explorers-name-closed = chiusa
explorers-is-marked = L’hai già segnata.
explorers-can-be-marked = Ora puoi segnarla: { $points }.
explorers-plain-text = Qui non c’è niente. Segnala per andare avanti.
explorers-village-text = I villaggi non si segnano. Alla fine conta quante delle quattro caselle adiacenti sono segnate: 3, 5, 7 o 10 punti.
explorers-village-expert-text = I villaggi non si segnano. Alla fine conta solo il tuo villaggio con meno caselle adiacenti segnate: 12, 18, 26 o 40 punti con 1, 2, 3 o 4.
explorers-temple-text = { $seats ->
    [1] Serve una chiave. Il valore del tempio scende a ogni round: 12, 10, 8, 6.
    [2] Serve una chiave. Chi arriva prima prende di più: 12, poi 8.
    [3] Serve una chiave. Chi arriva prima prende di più: 12, poi 8, poi 6.
   *[other] Serve una chiave. Chi arriva prima prende di più: 12, poi 10, 8, 6.
}
explorers-temple-expert-text = Serve una chiave. 8 punti per tutti, più fino a 3 X bonus a fine turno: prima arrivi, più ne hai.
explorers-temple-now = Adesso: { $points } punti{ $bonus ->
    [0] .
   *[other] {" "}e { $bonus } X bonus.
}
explorers-key-text = Apre un tempio qualsiasi, da subito.
explorers-scroll-text = Usala in un turno successivo al posto della carta: quattro X su un terreno a tua scelta.
explorers-horse-text = Subito una X in più su qualsiasi terreno, accanto a una delle tue X.
explorers-gem-text = Ogni gemma dà 1 punto alla fine di ogni round: conviene trovarle presto.
explorers-gem-expert-text = Ogni gemma prende il numero successivo della serie: −3, −2, −1, poi da +1 a +5. A fine round i negativi rimasti ti costano punti; quando non ce ne sono più, contano i tuoi positivi.
explorers-provision-text = Ogni tipo una volta per round: 1, 2 o 3 tipi diversi danno 2, 5 o 10 punti. Un tipo già trovato è chiuso fino al round successivo.
explorers-provision-expert-text = Nel round 2 valgono solo le mele, nel 3 le carote, nel 4 i pesci; da 1 a 4 danno 1, 4, 9 o 16 punti. Nel round 1 tutte le razioni sono chiuse.

# log
explorers-log-tile = Tessera { $tile } in { $quadrant }, ruotata di { $degrees }°
explorers-log-achievement = Missione: { $title }
explorers-log-card = Carta: { $one } / { $two }
explorers-log-village = { $name } sceglie il villaggio { $quadrant }: tutti partono da lì
explorers-log-terrain = { $name } comincia su { $terrain }
explorers-log-option = { $name } sceglie { $terrains }
explorers-log-scroll = { $name } usa una mappa: { $terrain }
explorers-log-bonus = { $name } prende un bonus del tempio: { $terrain }
explorers-log-mark = { $name } segna { $square } ({ $what })
explorers-log-skip = { $name } rinuncia al resto
explorers-log-done = { $name } ha finito
explorers-log-temple = { $name } esplora il tempio { $quadrant }: { $points } punti
explorers-log-race = { $name } ottiene { $points } punti: { $title }
explorers-log-round = Il round { $round } è finito: { $list }
explorers-since-marks = { $name } segna { $number } X: { $squares }
explorers-since-found = { $marks }. Trova: { $things }
explorers-key-option = scegliere un lato della carta
explorers-key-done = confermare il turno
explorers-key-skip = rinunciare al cavallo o al resto di un bonus
explorers-key-zoom = ingrandire la plancia (schermi piccoli)

# sheet
explorers-sheet-round = Round { $round }
explorers-sheet-running = Round { $round }, in corso
explorers-sheet-ties = In parità è davanti chi ha usato meno mappe.
explorers-sheet-solo = In solitario giochi per un grado, da 1 a 6.
explorers-village-of = Villaggio { $quadrant }
explorers-temple-of = Tempio { $quadrant }
explorers-rank = Gradino { $rank } su 6
explorers-rank-next = Ancora { $points } al prossimo
explorers-rank-1 = Si perde dietro la prima collina
explorers-rank-2 = Non lascia i sentieri
explorers-rank-3 = Sa leggere il terreno
explorers-rank-4 = Guida spedizioni
explorers-rank-5 = In tutti gli atlanti
explorers-rank-6 = Più nessuna terra ignota

# achievements
explorers-goal-a1 = Niente mappe
explorers-goal-a1-text = 6 punti se non segni mai una mappa.
explorers-goal-a2 = Niente cavalli
explorers-goal-a2-text = 8 punti se non segni mai un cavallo.
explorers-goal-a3 = Niente gemme
explorers-goal-a3-text = 16 punti se non segni mai una gemma.
explorers-goal-b1 = Tutte le pianure
explorers-goal-b1-text = 10 punti se hai una X in ogni area contigua di pianura.
explorers-goal-b2 = Tutte le acque
explorers-goal-b2-text = 10 punti se hai una X in ogni area contigua d’acqua.
explorers-goal-b3 = Tutti i deserti
explorers-goal-b3-text = 10 punti se hai una X in ogni area contigua di deserto.
explorers-goal-b4 = Tutte le montagne
explorers-goal-b4-text = 10 punti se hai una X in ogni area contigua di montagna.
explorers-goal-c1 = Traversata
explorers-goal-c1-text = 12 punti per una riga o colonna completa di 16 X.
explorers-goal-d1 = Scrigno di gemme
explorers-goal-d1-text = 2, 3, 4, 5, 6, 7, 8 gemme: 1, 2, 4, 6, 8, 10, 13 punti.
explorers-goal-d2 = Scuderia
explorers-goal-d2-text = 2, 3, 4, 5, 6, 7, 8 cavalli: 1, 2, 4, 6, 8, 10, 13 punti.
explorers-goal-d3 = Atlante
explorers-goal-d3-text = 1, 2, 3, 4 mappe trovate: 1, 4, 8, 12 punti.
explorers-goal-d4 = Frutteto
explorers-goal-d4-text = 1, 2, 3, 4 mele: 1, 4, 8, 12 punti.
explorers-goal-d5 = Orto
explorers-goal-d5-text = 1, 2, 3, 4 carote: 1, 4, 8, 12 punti.
explorers-goal-d6 = Buona pesca
explorers-goal-d6-text = 1, 2, 3, 4 pesci: 1, 4, 8, 12 punti.
explorers-goal-d7 = Bisacce piene
explorers-goal-d7-text = 1, 2, 3, 4 serie di tre razioni diverse: 2, 5, 9, 14 punti.
explorers-goal-d8 = Villaggi circondati
explorers-goal-d8-text = 1, 2, 3, 4 villaggi con quattro caselle adiacenti segnate: 2, 5, 9, 14 punti.
explorers-goal-d9 = Vie dei templi
explorers-goal-d9-text = 1, 2, 3, 4 templi con almeno due caselle adiacenti segnate: 2, 5, 9, 14 punti.
explorers-goal-d10 = Quattro angoli
explorers-goal-d10-text = 1, 2, 3, 4 angoli del paesaggio segnati: 4, 9, 15, 22 punti.
explorers-goal-e1 = Gara: 5 cavalli
explorers-goal-e1-text = Una gara per 10, 8, 6, 4 punti: cinque cavalli segnati.
explorers-goal-e2 = Gara: 5 gemme
explorers-goal-e2-text = Una gara per 10, 8, 6, 4 punti: cinque gemme segnate.
explorers-goal-e3 = Gara: 3 chiavi
explorers-goal-e3-text = Una gara per 10, 8, 6, 4 punti: tre chiavi trovate.
explorers-goal-e4 = Gara: 3 mappe
explorers-goal-e4-text = Una gara per 10, 8, 6, 4 punti: tre mappe trovate.
explorers-goal-e5 = Gara: 6 razioni
explorers-goal-e5-text = Una gara per 10, 8, 6, 4 punti: sei razioni in tutto.
explorers-goal-e6 = Gara: 2 templi
explorers-goal-e6-text = Una gara per 10, 8, 6, 4 punti: due templi esplorati.
explorers-goal-e7 = Gara: ogni villaggio
explorers-goal-e7-text = Una gara per 10, 8, 6, 4 punti: una X accanto a ogni villaggio.
explorers-goal-e8 = Gara: 3 villaggi, 3 templi
explorers-goal-e8-text = Una gara per 10, 8, 6, 4 punti: tre villaggi con una X accanto e tre templi esplorati.
explorers-goal-e9 = Gara: ogni bordo
explorers-goal-e9-text = Una gara per 10, 8, 6, 4 punti: una X su ogni bordo del paesaggio.
explorers-goal-e10 = Gara: ogni tessera
explorers-goal-e10-text = Una gara per 10, 8, 6, 4 punti: almeno tre X su ognuna delle quattro tessere.
explorers-goal-f1 = Riga più lunga
explorers-goal-f1-text = 1 punto per ogni X della tua riga ininterrotta più lunga.
explorers-goal-f2 = Colonna più lunga
explorers-goal-f2-text = 1 punto per ogni X della tua colonna ininterrotta più lunga.
explorers-goal-f3 = Diagonale più lunga
explorers-goal-f3-text = 1 punto per ogni X della tua diagonale ininterrotta più lunga.
explorers-goal-g1 = Quadrato più grande
explorers-goal-g1-text = 1 punto per ogni X del tuo quadrato pieno più grande: 4, 9, 16…

# why not
explorers-why-lay-tile = Il paesaggio non è ancora completo: ora piazza una tessera in { $quadrant }.
explorers-why-tile-laid = La tessera { $tile } è già nel paesaggio.
explorers-why-choose-village = Prima scegli uno dei villaggi più vicini al centro.
explorers-why-not-nearest = Il villaggio { $quadrant } non è tra i più vicini al centro.
explorers-why-terrain-first = Prima scegli un terreno.
explorers-why-option-first = Prima scegli un lato della carta.
explorers-why-option-chosen = Hai già scelto un lato. Finché «Annulla» è disponibile, puoi cambiarlo.
explorers-why-card-ignored = Hai usato una mappa al posto della carta.
explorers-why-not-now = Ora non si può.
explorers-why-no-scroll-in-setup = Per le prime X non si può usare una mappa.
explorers-why-no-scroll = Non hai mappe da usare.
explorers-why-scroll-new = Una mappa non si può usare nel turno in cui la trovi.
explorers-why-scroll-once = In questo turno hai già usato una mappa.
explorers-why-scroll-too-late = Una mappa va usata prima della tua prima X del turno.
explorers-why-horse-first = Prima usa il cavallo: segna una casella accanto a una tua X, o rinuncia.
explorers-why-bonus-first = Prima scegli il terreno del bonus del tempio, o conferma senza.
explorers-why-finish-bonus = Prima finisci il bonus del tempio, o rinuncia al resto.
explorers-why-no-marks-left = Non hai più X in questo turno.
explorers-why-village = È un villaggio, e i villaggi non si segnano.
explorers-why-marked = Questa casella è già segnata.
explorers-why-terrain = Questa casella è { $ground ->
    [prairie] pianura
    [water] acqua
    [desert] deserto
   *[mountain] montagna
}; ora puoi segnare solo { $allowed ->
    [prairie] pianura
    [water] acqua
    [desert] deserto
    [mountain] montagna
   *[other] i due terreni del tuo lato della carta
}.
explorers-why-not-beside = Questa casella non è accanto a nessuna delle tue X.
explorers-why-no-key = Per questo tempio serve una chiave, e non ne hai più.
explorers-why-provision-found = Hai già { $provision ->
    [apple] la mela
    [carrot] la carota
   *[fish] il pesce
} di questo round, quindi la casella è chiusa fino al prossimo.
explorers-why-provision-kind = Nel round { $round } non ci sono { $provision ->
    [apple] mele
    [carrot] carote
   *[fish] pesci
}: questa casella è chiusa.
explorers-why-provision-full = Hai trovato tutte le { $most } razioni di questo round, quindi la casella è chiusa.
explorers-why-nothing-to-skip = Non c’è nulla a cui rinunciare.
explorers-why-must-mark = A questo tavolo le X sono obbligatorie, e puoi ancora segnarne una.
explorers-why-must-take-bonus = A questo tavolo le X sono obbligatorie, e hai ancora un bonus.
explorers-why-no-bonus = Non hai bonus del tempio.
explorers-why-no-bonus-there = Non hai bonus dal tempio { $quadrant }.
explorers-why-bonus-which = Hai più bonus dei templi: scegline uno.
explorers-why-bonus-only = Hai un solo bonus: scegli solo il terreno.

# set-up page
explorers-option-temples = Templi
explorers-option-temples-about = Base: 12 punti a chi arriva per primo, poi meno. Esperto: 8 punti per tutti, più X bonus per chi arriva presto.
explorers-option-temples-basic = Base
explorers-option-temples-expert = Esperto
explorers-option-provisions = Razioni
explorers-option-provisions-about = Base: contano i tipi diversi. Esperto: un tipo per round, nessuno nel primo.
explorers-option-provisions-basic = Base
explorers-option-provisions-expert = Esperto
explorers-option-gems = Gemme
explorers-option-gems-about = Base: ogni gemma dà punti a ogni round. Esperto: poche gemme costano punti.
explorers-option-gems-basic = Base
explorers-option-gems-expert = Esperto
explorers-option-villages = Villaggi
explorers-option-villages-about = Base: contano tutti i villaggi. Esperto: solo il più debole, ma vale di più.
explorers-option-villages-basic = Base
explorers-option-villages-expert = Esperto
explorers-option-strict = X obbligatorie
explorers-option-strict-about = Ogni X possibile va segnata.
explorers-option-strict-off = No
explorers-option-strict-on = Sì
explorers-option-first-print = Prima edizione francese
explorers-option-first-print-about = Tre razioni danno 9 punti invece di 10.
explorers-option-first-print-off = No
explorers-option-first-print-on = Sì
explorers-option-achievements = Missioni
explorers-option-achievements-about = Missioni per tutti: quante se ne pescano, o quali.
explorers-option-map-form = Tessere e gradi per A, B, C e D, per esempio 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Fino a tre.
explorers-option-map = Paesaggio
explorers-option-map-about = Uguale per tutti: casuale, composto dal giocatore iniziale, o dato da un codice da condividere.
explorers-option-map-chance = Casuale
explorers-option-map-compose = Lo compone il giocatore iniziale

# said on the board and in the rules
explorers-rules-marks = Le X si segnano una alla volta, su caselle del terreno giusto con un lato in comune con una tua X. Le X di un turno non devono per forza toccarsi. A parte quello di partenza, i villaggi non si segnano mai.
explorers-again = Rigioca questo paesaggio

## Rules and tutorial: a page loads what follows when it is read.
explorers-rules-idea = Tutti esplorano insieme la stessa terra ignota, ognuno sulla propria plancia, in quattro round di sette carte. Spingi le tue X di villaggio in villaggio, raccogli ciò che trovi per strada e raggiungi i templi prima degli altri.
explorers-rules-map-title = Il paesaggio
explorers-rules-map = Quattro delle otto tessere formano un paesaggio di 16 × 16 caselle, uguale per tutti. Ogni tessera ha un villaggio, un tempio, una chiave, una mappa, due cavalli, due gemme e quattro razioni. I quadranti si chiamano A, B, C e D.
explorers-rules-map-caption = La tessera 3 e i quattro terreni
explorers-rules-start = Tutti partono dal villaggio più vicino al centro, che conta come segnato. Se più villaggi sono alla stessa distanza, sceglie il giocatore iniziale. Poi ognuno sceglie un terreno e ci segna tre X. Già queste prime X raccolgono ciò che raggiungono; solo le mappe devono aspettare la prima carta.
explorers-rules-turn-title = Un turno
explorers-rules-turn = Si gira una carta. Ha due lati, ognuno con un terreno. Il giocatore attivo sceglie un lato e ha tre X su quello. Due delle otto carte sono carte jolly con coppie di terreni: lì le X si possono dividere tra i due terreni del lato scelto.
explorers-rules-cards-caption = Due carte normali e una carta jolly
explorers-rules-others = Gli altri scelgono: tre X sull’altro lato, o due su quello scelto dal giocatore attivo. Tutti segnano insieme, e nessuno vede le X degli altri finché non hanno finito tutti.
explorers-rules-rounds = Dopo ogni carta diventa attivo il giocatore a sinistra. Ogni nuovo round comincia dal giocatore a sinistra di chi ha cominciato il precedente. Un round ha sette carte: una delle otto si mette da parte senza guardarla, e per il round dopo si rimescolano tutte e otto. In tre giocatori l’ultimissima carta non ha un giocatore attivo: tutti hanno tre X sul lato che vogliono.
explorers-rules-marks-title = Le X
explorers-rules-state-legal = si può segnare
explorers-rules-state-fresh = nuova
explorers-rules-state-marked = segnata
explorers-rules-state-closed = chiusa
explorers-rules-stop = Puoi fermarti prima. Finché non confermi, «Annulla» toglie qualsiasi X; dopo, finché non hanno finito tutti, toglie la tua conferma.
explorers-rules-objects-title = Cosa puoi trovare
explorers-rules-object-key = Apre un tempio qualsiasi, da quel momento in poi.
explorers-rules-object-temple = Per segnarlo devi usare una chiave. Prendi il numero più alto ancora disponibile. Chi arriva nello stesso turno prende lo stesso numero; poi si cancella un numero per ogni giocatore arrivato.
explorers-rules-object-scroll = In un turno successivo, prima della tua prima X, puoi usarla: al posto della carta hai quattro X su un terreno a tua scelta. Una sola mappa per turno. Il giocatore attivo sceglie comunque un lato per gli altri.
explorers-rules-object-horse = Segna subito una X in più, prima della successiva: su qualsiasi terreno, accanto a una delle tue X. Prendi quello che c’è, anche un altro cavallo. Puoi anche rinunciare.
explorers-rules-object-gem = D’ora in poi dà punti alla fine di ogni round.
explorers-rules-object-provision = Mela, carota e pesce: ognuno una volta per round. Quando hai un tipo, le sue caselle sono chiuse per te fino al round successivo.
explorers-rules-score-title = Punteggio
explorers-rules-score = Razioni e gemme danno punti alla fine di ogni round, il resto a fine partita.
explorers-rules-score-provisions = Razioni diverse trovate nel round:
explorers-rules-score-gems = 1 punto per ogni gemma trovata finora, a ogni round.
explorers-rules-score-villages = Ognuno dei quattro villaggi, in base alle caselle adiacenti segnate:
explorers-rules-score-temples = Ogni tempio, in ordine d’arrivo:
explorers-rules-kinds = Tipi diversi
explorers-rules-of-kind = Del tipo del round
explorers-rules-neighbours = Caselle adiacenti
explorers-rules-place = Arrivo
explorers-rules-round = Round
explorers-rules-points = Punti
explorers-rules-line = Numero
explorers-rules-rank = Grado
explorers-rules-players = { $number } giocatori
explorers-rules-win = Vince chi ha più punti. In parità, chi ha usato meno mappe; se è pari anche questo, la vittoria è condivisa. Chiavi e mappe avanzate non valgono nulla.
explorers-rules-expert-title = Lati per esperti
explorers-rules-expert = Templi, razioni, gemme e villaggi hanno ognuno un lato per esperti. Si combinano a piacere, ma uguali per tutti.
explorers-rules-expert-temples = Ogni tempio vale 8 punti. A fine turno chi lo ha esplorato riceve anche X bonus, su un terreno a scelta:
explorers-rules-expert-provisions = Nel round 1 nessuna. Nel round 2 solo mele, nel 3 carote, nel 4 pesci, al massimo quattro. Tutte le altre sono chiuse.
explorers-rules-expert-gems = Ogni gemma prende il numero successivo di una serie. Alla fine di ogni round i negativi non ancora presi ti costano punti; presi tutti quelli, contano i tuoi positivi. La serie l’abbiamo inventata noi.
explorers-rules-expert-villages = Conta solo il tuo villaggio con meno caselle adiacenti segnate:
explorers-rules-goals-title = Missioni
explorers-rules-goals = Possono essercene fino a tre, valide per tutti. Le gare si controllano a fine turno e danno 10, 8, 6, 4 in ordine d’arrivo (lo stesso a tutti quelli che arrivano nello stesso turno). Tutte le altre danno punti a fine partita, a chiunque le compia.
explorers-rules-solo-title = In solitario
explorers-rules-solo = La carta si gioca come esce: tre X sul lato verso di te o due su quello opposto. All’inizio dei round 2, 3 e 4 ogni tempio che non hai esplorato, e ogni gara che non hai vinto, perde il suo numero più alto. Un tempio vale quindi:
explorers-rules-solo-ranks = I tuoi punti decidono il tuo grado. Ogni missione in gioco alza tutte le soglie di 10.
explorers-rules-options-title = Opzioni
explorers-rules-options = Il paesaggio può essere casuale, composto dal giocatore iniziale o dato da un codice da condividere. X obbligatorie: ogni X possibile va segnata. Prima edizione francese: tre razioni danno 9. Le tessere, la serie delle gemme e le tabelle di alcune missioni sono di nostra invenzione.
explorers-rules-keys-title = Tasti
explorers-rules-keys = Con le frecce ti muovi sulla plancia, Invio segna, «?» spiega. 1 e 2 scelgono un lato della carta, D conferma, K rinuncia a un cavallo, U annulla, Z ingrandisce la plancia su schermi piccoli.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Tutti esplorano la stessa terra, ognuno sulla propria plancia. Tutti partono dal villaggio con la bandiera; le tre X lì accanto sono tue.
learn-explorers-card = A ogni turno una carta offre due terreni, e un giocatore sceglie per primo. Stavolta sei tu: prendi la pianura.
learn-explorers-marks = Hai tre X, da segnare solo su pianura e accanto a quelle che hai già. Prendi prima la carota: razioni diverse danno punti a fine round.
learn-explorers-together = Tutti segnano le X nello stesso momento. Conferma, e si gira la prossima carta.
learn-explorers-other = Stavolta ha scelto per primo Pip: il deserto. Gli altri hanno due X lì, oppure tre sull’altro terreno. Prendi l’acqua.
learn-explorers-horse = Fatti strada fino al cavallo: dà subito una X in più, su qualsiasi terreno. Usala per la gemma, che dà punti a ogni round.
learn-explorers-temple = Qualche turno dopo hai una chiave, e una chiave apre un tempio: 12 punti a chi arriva per primo, 8 al secondo. Prendi l’acqua e segna il tempio.
learn-explorers-village = Alla fine ogni villaggio dà 3 punti con una casella adiacente segnata e fino a 10 con tutte e quattro. Raggiungi questo con le altre due X.
learn-explorers-round = Era la settima carta, l’ultima di questo round. Conferma, e si contano razioni e gemme.
learn-explorers-next = Ricevi 5 punti per due tipi di razioni e 1 per la gemma. Le razioni ripartono da zero in ognuno dei quattro round; alla fine vince chi ha più punti.
learn-explorers-scroll = La carta non ti serve? Una mappa la sostituisce: quattro X su un terreno a tua scelta. Usa la tua per l’acqua e prendi la carota e un’altra mappa.
learn-explorers-remember-1 = Segna solo il terreno scelto, e solo accanto alle tue X.
learn-explorers-remember-2 = Raccogli razioni diverse in ogni round, e le gemme presto.
learn-explorers-remember-3 = Quando hai una chiave, corri a un tempio.
