# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Salpa verso l’ignoto, tessera dopo tessera. Occupa le isole mentre crescono e fatti trovare lì quando le coste si chiudono.

# Die neuen Entdecker.
entdecker-kind-sea = Mare
entdecker-kind-coast = Costa
entdecker-kind-corner = Angolo
entdecker-kind-strait = Stretto
entdecker-kind-bay = Baia
entdecker-kind-land = Terra
entdecker-waterfall = Cascata
entdecker-unit-scout = Esploratore
entdecker-unit-fort = Forte
entdecker-unit-settlement = Insediamento
entdecker-event-gold = Miniera d’oro
entdecker-event-pirates = Pirati
entdecker-event-natives = Indigeni amichevoli
entdecker-event-storm = Tempesta
entdecker-side-n = nord
entdecker-side-e = est
entdecker-side-s = sud
entdecker-side-w = ovest
# without its article: entdecker-pays knows this word
entdecker-bank = banca

# what is asked
entdecker-status-chiefs = Annota due capi esploratori
entdecker-status-wheel = Il timone: scegli le tue entrate, gli altri ricevono 1 in più
entdecker-status-start = Tocca a te: scegli da dove parte la nave
entdecker-status-start-chosen = { $place }: { $cost ->
    [0] gratis
   *[other] { $cost } oro
}. Conferma o cambia
entdecker-status-pass = Non puoi pagare nessuna partenza: passa
entdecker-status-route = Più rotte costano uguale: scegli chi pagare
entdecker-status-announce = Dichiara quante tessere vuoi pescare
entdecker-status-explore = { $source ->
    [open] Compra una tessera
   *[hidden] Pesca una tessera
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}{ $more ->
    [unit] . Oppure piazza una pedina o fermati
    [stop] . Oppure fermati
   *[none] {""}
}
entdecker-status-explored = Piazza una pedina sulla nuova tessera o termina la spedizione
entdecker-status-explored-take = Niente più esploratori: riprendine uno o termina la spedizione
entdecker-status-place = { $kind }: { $ways ->
    [one] c’è un solo modo, piazzala
   *[other] { $cells ->
        [one] ruotala e piazzala
       *[other] { $turns ->
            [0] scegli una casella e piazzala
           *[other] scegli una casella, ruotala e piazzala
        }
    }
}
entdecker-status-natives = Indigeni amichevoli: scegli una capanna per un esploratore, o rinuncia
entdecker-status-natives-take = Indigeni amichevoli: prendi un esploratore per una capanna, o rinuncia
entdecker-status-taken-for-a-hut = Scegli una capanna per l’esploratore
entdecker-status-taken-for-a-tile = Piazza l’esploratore sulla nuova tessera
entdecker-status-order = Scegli l’isola da valutare per prima
entdecker-status-jungle = { $due ->
    [one] Scegli una capanna per il tuo esploratore
   *[other] Scegli una capanna per il primo dei tuoi { $due } esploratori
}
entdecker-status-which-land = Scegli una delle due terre
entdecker-status-which-scout = Scegli uno dei tuoi esploratori
entdecker-status-take = Questo esploratore lascia il suo posto e va usato subito
entdecker-status-waits = { $phase ->
    [chiefs] { $name } annota i capi esploratori
    [wheel] { $name } sceglie le entrate
    [start] { $name } sceglie da dove partire
    [route] { $name } sceglie una rotta
    [announce] { $name } dichiara le tessere
    [explore] { $name } esplora
    [place] { $name } piazza una tessera
    [natives] { $name } incontra indigeni amichevoli
    [order] { $name } sceglie l’ordine delle isole
    [jungle] { $name } manda un esploratore a una capanna
   *[other] In attesa di { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } tira il dado delle entrate
    [tile] { $name } pesca una tessera
    [token] Si pesca un gettone pianta
   *[other] Si preparano le pile
}

# buttons
entdecker-start-here = { $cost ->
    [0] Parti qui, gratis
   *[other] Parti qui: { $cost } oro
}
entdecker-announce = Dichiara { $tiles } per { $gold } oro
entdecker-turn = Ruota
entdecker-place-here = Piazza in { $cell }
entdecker-put = Piazza una pedina: { $unit }, { $gold } oro
entdecker-stop = Fermati
entdecker-pass = Passa
entdecker-refuse = Rinuncia
entdecker-take = Prendi esploratore
entdecker-take-from = Prendi l’esploratore sul sentiero { $number }, casella { $space }
entdecker-back = Indietro
entdecker-write-chiefs = Annota
entdecker-fewer = Meno tessere
entdecker-more = Più tessere
entdecker-source = Da dove pescare
entdecker-source-hidden = Coperte
entdecker-source-open = Scoperte
entdecker-tiles = { $tiles ->
    [one] tessera
   *[other] tessere
}
entdecker-left-over = { $gold ->
    [one] resta 1
   *[other] restano { $gold }
}
entdecker-fitting = Coperte piazzabili: { $fitting } su { $total } ({ $share }%)
entdecker-fitting-short = Coperte piazzabili: { $share }%
entdecker-fitting-text = Quante delle tessere coperte si potrebbero piazzare come prima
entdecker-fitting-kinds = piazzabili dalla nave
entdecker-draw-this = Pesca da qui
entdecker-land-in = Terra a { $side }
entdecker-land-at = { $where ->
    [right] Terra a destra
    [left] Terra a sinistra
    [above] Terra in alto
   *[below] Terra in basso
}
entdecker-scout-number = Esploratore { $number }
entdecker-scout-chief = Esploratore { $number }, capo esploratore: vale doppio
entdecker-wheel-number = A te { $number }, agli altri { $others }

# panels
entdecker-map = L’arcipelago
entdecker-step = Cosa succede ora
entdecker-step-start = Partenza
entdecker-step-announce = Tessere
entdecker-step-explore = Esplora
entdecker-step-islands = Isole
entdecker-players = Giocatori
entdecker-huts = Capanne
entdecker-tokens-unseen = Gettoni non visti:
entdecker-islands = Isole
entdecker-island = Isola
entdecker-supply = Tessere
entdecker-hidden-stacks = Pile coperte
entdecker-open-stacks = Tipi di tessere, coperte e scoperte
entdecker-total = Totale
entdecker-gold-name = Oro
entdecker-gold-text = Con l’oro paghi la partenza, le tessere e le pedine. A ogni turno il dado ne porta a tutti.
entdecker-north-right = Il nord è a destra
entdecker-hint = { $mine ->
    [yes] { $phase ->
        [start] Scegli una casella illuminata e ne vedrai la rotta. Il numero è quanto costa partire da lì.
        [explore] Pesca da una pila illuminata. Sotto c’è la probabilità che la tessera in cima si possa piazzare. Una pedina chiude la spedizione.
        [explored] Non si possono pescare altre tessere; quelle dichiarate in più sono perse.
        [finished] Era l’ultima tessera dichiarata.
        [place] Tocca una casella illuminata; toccala ancora per ruotare la tessera.
        [jungle] L’esploratore va sulla casella libera più vicina alla capanna. Sul punto peschi un gettone, su un occhio lo guardi.
        [natives] L’esploratore va sulla casella libera più vicina alla capanna. Sul punto peschi un gettone, su un occhio lo guardi.
       *[other] Ciò che puoi fare è illuminato.
    }
   *[no] Tocca un’isola per vedere chi è in testa.
}
entdecker-spaces-left = { $spaces ->
    [one] 1 casella da esplorare
   *[other] { $spaces } caselle da esplorare
}
entdecker-tiles-left = { $source ->
    [open] { $left ->
        [one] Resta 1 tessera scoperta
       *[other] Restano { $left } tessere scoperte
    }
   *[hidden] { $left ->
        [one] Resta 1 tessera coperta
       *[other] Restano { $left } tessere coperte
    }
}
entdecker-hand-ways = { $ways ->
    [one] piazzabile in 1 modo
   *[other] piazzabile in { $ways } modi
}
entdecker-discarded = { $kind }: non si può piazzare, si scarta.
entdecker-income = Entrate
entdecker-income-text = Chi tira riceve il numero, tutti gli altri 1 in più.
entdecker-scored = Isola { $cell }: { $value }
entdecker-reserve = In riserva: { $unit }, { $number }
entdecker-chiefs = Capi esploratori: { $list }
entdecker-chiefs-about = I tuoi esploratori sono numerati. Scegline due che varranno doppio quando si valutano le capanne. Fino ad allora nessun altro saprà quali.
entdecker-legend-unseen = coperte
entdecker-legend-open = scoperte
entdecker-legend-events = { $events ->
    [one] 1 con evento
   *[other] { $events } con evento
}
entdecker-result = Punteggio finale
entdecker-result-parts = Isole { $islands }, capanne { $huts }
entdecker-sheet-none = Nessuna isola è stata ancora valutata.
entdecker-sheet-later = Le capanne si valutano alla fine.
entdecker-sheet-ties = A parità di punti decide l’oro.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 esploratore, sulla casella { $space }
   *[other] conta { $scouts }, il più vicino è sulla casella { $space }
}

# things in words
entdecker-edge-name = Bordo { $name }
entdecker-gold = { $gold } oro
entdecker-free = gratis
entdecker-or-else = (o in altro modo)
entdecker-pays = { $name ->
    [banca] { $gold } oro alla banca
   *[other] { $gold } oro a { $name }
}
entdecker-unexplored = inesplorata
entdecker-fit-there = Coperte piazzabili qui: { $fitting } su { $total }
entdecker-recap = Cosa hanno fatto gli altri
entdecker-recap-tiles = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}
entdecker-waterfall-of = Cascata +{ $points }
entdecker-land-to = terra a { $sides }
entdecker-unit-of = { $unit } di { $name }
entdecker-ship = la nave
entdecker-name-start = { $cost ->
    [0] parti qui, gratis
   *[other] parti qui per { $cost } oro
}
entdecker-name-place = { $here ->
    [sea] qui andrebbe la tessera
    [yes] qui andrebbe la tessera, terra: { $sides }
   *[no] { $ways ->
        [one] tessera piazzabile in 1 modo
       *[other] tessera piazzabile in { $ways } modi
    }
}
entdecker-name-take = puoi prendere il tuo esploratore
entdecker-island-of = Isola { $cell }
entdecker-island-first = { $cell }: vale { $value }
entdecker-island-size = { $bonus ->
    [0] { $tiles ->
        [one] 1 tessera, vale { $value }
       *[other] { $tiles } tessere, vale { $value }
    }
   *[other] { $tiles ->
        [one] 1 tessera + { $bonus }, vale { $value }
       *[other] { $tiles } tessere + { $bonus }, vale { $value }
    }
}
entdecker-island-open = { $open ->
    [0] completa
    [one] 1 costa aperta
   *[other] { $open } coste aperte
}
entdecker-island-scored = già valutata
entdecker-island-rank = { $rank }º { $name }: { $points }
entdecker-island-nobody = Qui nessuno ha pedine.
entdecker-islands-none = Nessuna isola aperta con pedine o cascate.
entdecker-hut = Capanna { $number }
entdecker-hut-token = Il suo gettone vale { $points }
entdecker-hut-unknown = Contiene un gettone che non hai visto
entdecker-hut-empty = È ancora vuota
entdecker-hut-known = Visto da: { $list }
entdecker-hut-leader = Ora andrebbe a { $name }
entdecker-hut-path = Sul sentiero: { $list }
entdecker-hut-here = Puoi mandare qui un esploratore
entdecker-stack = Pila { $number }
entdecker-stack-state = { $tiles ->
    [0] vuota
    [one] 1 tessera
   *[other] { $tiles } tessere
}{ $back ->
    [none] {""}
    [plain-only] , dorso semplice
    [event-only] , punto interrogativo in cima
    [plain] , dorso semplice, piazzabili { $fits } su { $of } di queste
   *[other] , punto interrogativo in cima, piazzabili { $fits } su { $of } di queste
}
entdecker-kind-counts = { $unseen } coperte, { $open } scoperte
entdecker-about-sea = Mare su ogni lato.
entdecker-about-coast = Terra su un lato.
entdecker-about-corner = Terra su due lati contigui.
entdecker-about-strait = Due terre su lati opposti, che non si toccano.
entdecker-about-bay = Terra su tre lati: un vicolo cieco per le navi.
entdecker-about-land = Terra su ogni lato. Serve solo a riempire.
entdecker-about-waterfall = Una cascata: la sua isola vale { $points } in più.
entdecker-about-edge = { $cost ->
    [0] Da qui le spedizioni partono gratis.
   *[other] Da qui le spedizioni partono per { $cost } oro alla banca.
}
entdecker-about-unexplored = Non ancora esplorata.
entdecker-about-fitting = Dalla nave si potrebbero piazzare: { $list }
entdecker-about-start = { $cost ->
    [0] Partire da qui è gratis.
   *[other] Partire da qui costa { $cost }: { $ways }
}
entdecker-about-dear = Partire da qui costa { $cost }, troppo per te: { $ways }
entdecker-about-hut = Alla fine il gettone va a chi ha più esploratori sul suo sentiero; a parità, a chi è più vicino alla capanna.
entdecker-about-stack = Una pila coperta. Ogni sua tessera costa 1 oro.

# log
entdecker-log-die = { $face ->
    [wheel] Il dado mostra il timone
   *[other] Il dado mostra { $face }: tutti gli altri ricevono 1 in più
}
entdecker-log-wheel = { $name } sceglie { $number }
entdecker-log-chiefs = { $name } annota due capi esploratori
entdecker-log-start = { $name } parte: { $place }
entdecker-log-via = { $name } paga { $list }
entdecker-log-announce = { $source ->
    [open] { $tiles ->
        [one] { $name } dichiara 1 tessera scoperta
       *[other] { $name } dichiara { $tiles } tessere scoperte
    }
   *[hidden] { $tiles ->
        [one] { $name } dichiara 1 tessera coperta
       *[other] { $name } dichiara { $tiles } tessere coperte
    }
}
entdecker-log-draw = { $name } pesca dalla pila { $stack }
entdecker-log-buy = { $name } compra una tessera: { $kind }
entdecker-log-tile = Tessera: { $kind }
entdecker-log-tile-event = Tessera: { $kind }, { $event }
entdecker-log-place = { $name } la piazza in { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } piazza un forte in { $where }
    [settlement] { $name } piazza un insediamento in { $where }
   *[scout] { $name } piazza un esploratore in { $where }
}
entdecker-log-take = { $name } prende un esploratore da { $from }
entdecker-log-take-path = { $name } prende un esploratore dal sentiero { $from }
entdecker-log-hut = { $name } manda un esploratore alla capanna { $hut }
entdecker-log-token = Vedi un gettone che vale { $points }
entdecker-log-island = { $name } valuta per prima l’isola { $number }
entdecker-log-stop = { $name } termina la spedizione
entdecker-log-pass = { $name } passa
entdecker-log-gold = { $name } scopre una miniera: +{ $gold } oro
entdecker-log-pirates = { $name } perde { $gold } oro con i pirati
entdecker-log-scored = L’isola { $cell } è completa e vale { $value }: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } è chiusa e si riempie da sola
   *[other] { $cells } sono chiuse e si riempiono da sole
}
entdecker-log-hut-won = Capanna { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Prima annota due capi esploratori.
entdecker-why-wheel-first = È uscito il timone: prima scegli le entrate.
entdecker-why-start-first = Prima scegli da dove parte la nave.
entdecker-why-way-first = Prima scegli chi pagare.
entdecker-why-announce-first = Prima dichiara quante tessere peschi, e quali.
entdecker-why-place-first = Prima va piazzata la tessera.
entdecker-why-natives-first = Gli indigeni amichevoli aspettano: manda un esploratore a una capanna, o rinuncia.
entdecker-why-taken-first = Hai preso un esploratore: prima mettilo al suo nuovo posto.
entdecker-why-island-first = Prima scegli quale isola valutare.
entdecker-why-jungle-first = Prima un esploratore dell’isola deve andare a una capanna.
entdecker-why-exploring = In questa fase del turno non si può.
entdecker-why-no-such-scout = Non c’è un esploratore { $number }: i capi esploratori si scelgono da 1 a { $most }.
entdecker-why-must-start = Puoi pagare una partenza ({ $place }), quindi non puoi passare.
entdecker-why-start-explored = Nessuna casella inesplorata confina con { $place }.
entdecker-why-not-explored = { $place } non è stata esplorata.
entdecker-why-no-sea-out = Nessun lato di mare di { $place } confina con una casella inesplorata.
entdecker-why-no-way = Nessuna rotta porta da { $place } al bordo.
entdecker-why-start-gold = Partire da { $place } costa { $cost }, più { $price } per una tessera; tu hai { $gold } oro.
entdecker-why-no-such-way = Non è tra le rotte più economiche.
entdecker-why-nothing-hidden = Non ci sono più tessere coperte.
entdecker-why-tiles-gold = { $tiles ->
    [one] 1 tessera costa { $cost }; tu hai { $gold } oro.
   *[other] { $tiles } tessere costano { $cost }; tu hai { $gold } oro.
}
entdecker-why-no-tiles-left = Hai pescato tutte le tessere dichiarate.
entdecker-why-dead-end = La nave è in un vicolo cieco.
entdecker-why-announced-open = Hai dichiarato tessere scoperte: scegli un tipo.
entdecker-why-announced-hidden = Hai dichiarato tessere coperte: scegli una pila.
entdecker-why-stack-empty = La pila { $stack } è vuota.
entdecker-why-no-fit = Questo tipo non si può piazzare accanto alla nave: { $kind }.
entdecker-why-kind-gone = Questo tipo è esaurito: { $kind }.
entdecker-why-nothing-found = In questa spedizione non hai piazzato nessuna tessera.
entdecker-why-no-land = Sulla tessera appena piazzata non c’è terra.
entdecker-why-which-land = Lo stretto ha due terre: scegline una.
entdecker-why-only-land = Questa tessera ha una sola terra.
entdecker-why-no-such-land = Non c’è terra a { $side }.
entdecker-why-unit-gold = { $unit }: costa { $cost }; tu hai { $gold } oro.
entdecker-why-no-unit = Non ne hai più in riserva: { $unit }.
entdecker-why-no-scout = Non hai più esploratori: prima prendine uno da una tessera o da un sentiero.
entdecker-why-which-scout = Gli esploratori sono numerati: scegline uno.
entdecker-why-not-numbered = Qui gli esploratori non sono numerati.
entdecker-why-scout-not-here = Ora non puoi usare l’esploratore { $number }.
entdecker-why-scouts-left = Puoi prendere un esploratore solo se non ne hai più in riserva.
entdecker-why-no-scout-there = In { $place } non ci sono tuoi esploratori.
entdecker-why-no-room = Nessun altro sentiero ha una casella libera.
entdecker-why-draw-first = Pesca una tessera prima di fermarti.
entdecker-why-guarded = Da due giri non si piazza nulla: si pesca finché una tessera si può piazzare.
entdecker-why-not-beside = La nave non può raggiungere { $cell }.
entdecker-why-same-turn = Ruotato ancora, questo tipo resta uguale: { $kind }.
entdecker-why-sides = I lati della tessera non combaciano con quelli intorno a { $cell }.
entdecker-why-path-full = Il sentiero della capanna { $hut } è pieno.
entdecker-why-same-path = L’esploratore viene dal sentiero della capanna { $hut }: deve prenderne un altro.
entdecker-why-no-such-island = Non c’è un’isola { $number } da valutare.

# options
entdecker-option-layout = Disposizione
entdecker-option-layout-about = Quali tessere di mare e cascate sono sul tabellone all’inizio: decidono dove le isole possono unirsi.
entdecker-option-layout-base = Base: tre regioni, cascate da 10, 5 e 5
entdecker-option-layout-v1 = Due metà, ovest ed est: due grandi premi
entdecker-option-layout-v2 = Nord e sud divisi: quattro premi
entdecker-option-layout-v3 = Tre zone che non si uniscono mai: isole piccole
entdecker-option-layout-form = Caselle delle tessere di mare, e delle cascate con i loro punti, per esempio f2,g3,c3+10,j3+5
entdecker-option-chief-scouts = Capi esploratori
entdecker-option-chief-scouts-about = Gli esploratori sono numerati; ognuno ne annota in segreto due, che contano doppio quando si valutano le capanne. Ideale in due.
entdecker-option-chief-scouts-off = No
entdecker-option-chief-scouts-on = Sì
entdecker-option-toll-per-owner = Un pedaggio per proprietario
entdecker-option-toll-per-owner-about = Sì: chi passa davanti a più forti di uno stesso giocatore paga 2 una volta sola. No, come da regolamento: 2 per ogni forte e insediamento.
entdecker-option-toll-per-owner-off = No
entdecker-option-toll-per-owner-on = Sì
entdecker-option-first = Chi comincia
entdecker-option-first-about = Il posto che gioca per primo; se i posti sono meno, si continua a contare intorno al tavolo.

# rules
entdecker-rules-idea = Davanti a voi c’è un arcipelago sconosciuto. Con una sola nave per tutti lo scoprite tessera dopo tessera, piazzate esploratori, forti e insediamenti sulle isole che prendono forma e valutate ogni isola quando la sua costa si chiude. Gli esploratori delle isole finite si inoltrano nella giungla, verso le capanne di sette capi, dove aspettano piante preziose. Dopo l’ultima tessera vince chi ha più punti.
entdecker-rules-board-title = Il tabellone e le tessere
entdecker-rules-board = Il tabellone ha 12 per 8 caselle. Intorno ci sono le caselle di bordo, da cui partono le spedizioni: a sud sono gratis, a ovest e a est costano 1 oro, a nord 2. Una tessera ha terra o mare su ognuno dei quattro lati. Ce ne sono sei tipi; si possono tutte ruotare.
entdecker-rules-board-caption = I sei tipi. Tutti i lati di mare di una tessera sono collegati, lungo i puntini bianchi. Lo stretto ha due terre che non si toccano; su ogni altra tessera la terra è tutta unita. Le cascate sono sul tabellone dall’inizio e valgono punti in più.
entdecker-rules-stacks = 114 tessere formano sei pile coperte. Le pile scoperte, una per tipo, sono a faccia in su: costano care, ma sai cosa prendi.
entdecker-rules-stacks-caption = Il dorso delle tessere coperte. Un punto interrogativo indica che, piazzando la tessera, succede qualcosa.
entdecker-rules-turn-title = Un turno
entdecker-rules-turn = Chi è di turno segue questi passi:
entdecker-rules-turn-income = Entrate: solo con meno di 4 oro.
entdecker-rules-turn-start = Scegli da dove parte la nave e paga.
entdecker-rules-turn-announce = Dichiara quante tessere vuoi pescare al massimo, coperte o scoperte, e pagale tutte.
entdecker-rules-turn-explore = Esplora, una tessera alla volta.
entdecker-rules-turn-unit = Se vuoi, piazza una pedina sull’ultima tessera.
entdecker-rules-turn-fill = I vuoti sul tabellone si riempiono.
entdecker-rules-turn-score = Le isole ora complete si valutano.
entdecker-rules-income-title = Entrate
entdecker-rules-income = Se cominci il turno con meno di 4 oro, tiri il dado. Un numero da 2 a 6: ricevi quella cifra, e tutti gli altri 1 in più. Il timone: scegli tu il numero. Con 4 oro o più non si tira.
entdecker-rules-start-title = Da dove parte la nave
entdecker-rules-start = Parti da una casella di bordo, o da una tessera da cui una rotta di puntini bianchi porta, su tessere già esplorate, a una casella di bordo. Un lato di mare della partenza deve confinare con una casella inesplorata. Dov’era prima la nave non importa.
entdecker-rules-start-caption = Partenza dalla terza tessera della fila in alto. La rotta finisce al bordo sud, gratis, ma passa davanti al forte di un altro: 2 oro di pedaggio.
entdecker-rules-start-cost = Paghi alla banca le monete della casella di bordo in cui finisce la rotta, e 2 oro al proprietario per ogni forte e insediamento altrui sulla tessera di partenza e lungo la rotta. Gli esploratori non costano nulla, e nemmeno le tue pedine. La rotta più economica si trova da sé; se più rotte costano uguale ma pagano giocatori diversi, scegli tu. Se puoi pagare una partenza e una tessera, devi viaggiare.
entdecker-rules-announce-title = Dichiarare
entdecker-rules-announce = Prima della prima tessera dici quante ne pescherai al massimo, e da dove: le coperte costano 1 oro l’una, le scoperte 4. Paghi subito. Puoi fermarti prima, ma non riavrai nulla.
entdecker-rules-explore-title = Esplorare
entdecker-rules-explore = Pesca una tessera: quella in cima a una pila coperta qualsiasi, o un tipo a tua scelta tra le scoperte. Piazzala accanto alla nave, mare contro mare dove entra la nave. Tutti gli altri lati devono combaciare con ciò che toccano; il bordo del tabellone conta come mare. Poi la nave ci si sposta sopra, e puoi pescare ancora.
entdecker-rules-explore-misfit = Una tessera che si può piazzare va piazzata, anche dove non vorresti. Una che non si può piazzare si scarta; conta come pescata, e puoi continuare.
entdecker-rules-explore-end = La spedizione finisce quando hai pescato tutte le tessere dichiarate, quando nessun lato di mare della tessera della nave porta a una casella inesplorata, quando piazzi una pedina, quando arriva una tempesta o quando ti fermi.
entdecker-rules-unit-title = Pedine
entdecker-rules-unit = Una volta per turno puoi mettere una pedina sull’ultima tessera che hai piazzato, se mostra terra. La spedizione finisce lì. Su uno stretto scegli una delle due terre.
entdecker-rules-unit-scout = Il più debole, ma ne hai tanti. Dopo la valutazione vanno alle capanne.
entdecker-rules-unit-fort = Due a testa. Un forte batte qualsiasi numero di esploratori. Gli altri pagano pedaggio per passarci davanti.
entdecker-rules-unit-settlement = Uno a testa. Batte qualsiasi numero di forti ed esploratori, e anche qui si paga pedaggio.
entdecker-rules-unit-back = Se non hai più esploratori, puoi riprenderne uno tuo da una tessera o da un sentiero e usarlo subito. Forti e insediamenti restano finché la loro isola non viene valutata.
entdecker-rules-event-title = Eventi
entdecker-rules-event = Accadono dopo che la tessera è piazzata e la nave si è mossa. Una tessera scartata non ha effetto.
entdecker-rules-event-gold = Prendi 3 oro.
entdecker-rules-event-pirates = Perdi metà del tuo oro, arrotondata per difetto.
entdecker-rules-event-natives = Puoi mettere un esploratore della riserva direttamente su un sentiero della giungla, gratis.
entdecker-rules-event-storm = La spedizione finisce subito, senza pedina. Le isole si valutano come al solito.
entdecker-rules-fill-title = Riempimento
entdecker-rules-fill = Dopo la spedizione ogni casella inesplorata di cui si conoscono i quattro lati riceve l’unica tessera adatta, e così ogni zona che nessuna nave può più raggiungere. Su queste tessere non vanno pedine. Avviene tutto da sé.
entdecker-rules-score-title = Valutare un’isola
entdecker-rules-score = Un’isola è completa quando nessuno dei suoi lati di terra confina con una casella inesplorata. Vale il numero delle sue tessere più i punti delle sue cascate.
entdecker-rules-score-rank = Chi ha lì una pedina ottiene un posto in classifica: prima chi ha un insediamento; in parità, chi ha più forti, poi più esploratori. Chi è ancora pari condivide il posto. Il primo posto riceve il valore intero, ogni posto successivo la metà del precedente, arrotondata per eccesso.
entdecker-rules-island = Isola
entdecker-rules-place = { $place }º
entdecker-rules-score-after = Se sono complete più isole, il giocatore attivo sceglie l’ordine. Forti e insediamenti tornano ai proprietari; gli esploratori vanno nella giungla.
entdecker-rules-jungle-title = Sentieri della giungla e capanne
entdecker-rules-jungle = A partire dal giocatore attivo, chi ha esploratori dell’isola ne mette uno alla volta, a turno, su un sentiero a scelta, sempre sulla casella libera più vicina alla capanna. Sul punto peschi un gettone pianta, lo guardi e lo metti nella capanna. Su un occhio guardi il gettone che c’è.
entdecker-rules-jungle-caption = Una capanna di cui conosci il gettone, con tre esploratori sul sentiero; e una vuota: il punto è accanto alla capanna, gli occhi sono sulla seconda e sulla quarta casella. Ci sono tre gettoni da 5, tre da 10 e tre da 15.
entdecker-rules-end-title = La fine
entdecker-rules-end = Quando tutte le caselle sono coperte, il turno si gioca fino in fondo. Poi si rivelano i gettoni: ogni capanna dà i suoi 5, 10 o 15 punti a chi ha più esploratori sul sentiero, e nulla agli altri. In parità li prende chi è più vicino alla capanna.
entdecker-rules-end-tie = Vince chi ha più punti; in parità, chi ha più oro.
entdecker-rules-supply-title = Quando le pile finiscono
entdecker-rules-supply = Se si esauriscono tutte le pile coperte, gli scarti formano due pile nuove. Se manca una tessera scoperta, la si cerca tra gli scarti e poi nelle pile coperte.
entdecker-rules-options-title = Opzioni
entdecker-rules-options = La disposizione decide dove il mare divide il tabellone e dove sono le cascate; puoi anche scriverne una tua. Con i capi esploratori ognuno indica in segreto due esploratori numerati che contano doppio quando si valutano le capanne. Il pedaggio si può pagare una volta per proprietario invece che per ogni pedina.
entdecker-rules-tips-title = Buono a sapersi
entdecker-rules-tip-1 = Fatti trovare sulle isole con le cascate.
entdecker-rules-tip-2 = Tieni un po’ d’oro per una pedina: una tessera senza pedina è un regalo.
entdecker-rules-tip-3 = Più viaggi brevi sono spesso meglio di uno lungo.
entdecker-rules-tip-4 = Se per trovare quella giusta servissero quattro tessere coperte, comprala scoperta.
entdecker-rules-tip-5 = Un insediamento sulla tessera che chiude un’isola torna subito da te.
entdecker-since-tiles = { $number ->
    [one] { $name } piazza una tessera: { $cells }
   *[other] { $name } piazza { $number } tessere: { $cells }
}
entdecker-key-turn = ruotare la tessera
entdecker-key-draw = pescare una tessera, o andare alle pile
entdecker-key-number = scegliere quante tessere, una pila o una capanna
entdecker-key-unit = piazzare un esploratore, un forte o un insediamento
entdecker-key-stop = terminare la spedizione
entdecker-key-islands = elencare le isole
entdecker-rules-keys-title = Giocare qui
entdecker-rules-keys = Ciò che puoi fare è illuminato. Tocca una casella illuminata per partire da lì; tocca di nuovo una casella per ruotare la tessera, poi conferma. Tocca un’isola per vedere quanto è grande, quanta costa è aperta e chi è in testa. Tasti: le frecce si muovono sul tabellone, Invio sceglie, T ruota la tessera, D pesca, da 1 a 7 scelgono una pila o una capanna, F, B e C piazzano un esploratore, un forte o un insediamento, X ferma, I elenca le isole. Tutto si può anche scrivere come comando.
entdecker-again = Rigioca questa disposizione

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Nessuno conosce questo mare: le spedizioni lo scoprono tessera dopo tessera. Quando la costa di un’isola si chiude, riceve punti chi ha pedine lì.
learn-entdecker-start = Una spedizione parte dal bordo o da acque esplorate. Questo lato è gratis, gli altri costano 1 o 2 oro: tocca la casella cerchiata, poi conferma.
learn-entdecker-announce = Dichiara quante tessere vuoi pescare al massimo, e pagale: le coperte costano 1 oro l’una. Dichiarane due.
learn-entdecker-place = Pesca una tessera dalla pila cerchiata e piazzala accanto alla nave. La nave ci si sposta sopra.
learn-entdecker-fit = Pesca la seconda. Il mare deve toccare mare, e la terra terra: piazza la costa in modo che si unisca alla cascata.
learn-entdecker-scout = Puoi occupare la terra che hai appena scoperto. Un esploratore costa 1 oro e chiude la spedizione: piazzane uno.
learn-entdecker-income = Qualche turno dopo avevi meno di 4 oro, quindi si è tirato il dado per te. È uscito 5: ricevi 5 oro, gli altri 1 in più.
learn-entdecker-close = Una costa dell’isola è ancora aperta. Parti dall’acqua cerchiata, dichiara due tessere, pesca e piazza la costa dove chiude l’isola.
learn-entdecker-majority = Anche Pip ha qui un esploratore, quindi avreste entrambi il valore intero. Piazzane un secondo: chi ne ha di più riceve tutto, chi segue solo la metà.
learn-entdecker-huts = 10 punti: cinque tessere, e 5 per la cascata. Ora gli esploratori vanno alle capanne della giungla: manda entrambi i tuoi a quella cerchiata.
learn-entdecker-end = Alla fine ogni capanna dà i suoi punti a chi ha più esploratori sul suo sentiero. Quando tutto l’arcipelago è esplorato, vince chi ha più punti.
learn-entdecker-remember-1 = Prima dichiara e paga, poi pesca; una tessera che non si può piazzare è persa.
learn-entdecker-remember-2 = Un insediamento batte i forti, un forte gli esploratori; tra esploratori vince chi ne ha di più.
learn-entdecker-remember-3 = Chi è in testa su un’isola riceve il valore intero, chi segue la metà; gli esploratori vanno poi alle capanne.
