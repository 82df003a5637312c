# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Salpa verso l’ignoto, tessera dopo tessera. Occupa le isole mentre crescono e fatti trovare in testa quando sono complete.
minutes-entdecker = 45

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
entdecker-event-natives = Isolani amichevoli
entdecker-event-storm = Tempesta
entdecker-side-n = nord
entdecker-side-e = est
entdecker-side-s = sud
entdecker-side-w = ovest
# without its article: entdecker-pays knows this word
entdecker-bank = banca

# what is asked
entdecker-status-chiefs = I tuoi due capi esploratori?
entdecker-status-wheel = Il timone: quanto oro?
entdecker-status-start = Da dove salpa la nave?
entdecker-status-pass = Non puoi pagare nessuna partenza
entdecker-status-route = Chi paghi?
entdecker-status-announce = Quante tessere?
entdecker-status-explore = { $source ->
    [open] Scegli la prossima tessera
   *[hidden] Pesca la prossima tessera
}
entdecker-status-explored = Piazzi una pedina?
entdecker-status-explored-last = { $why ->
    [dead-end] Vicolo cieco: una pedina?
   *[all] Ultima tessera: una pedina?
}
entdecker-status-dead-end = Vicolo cieco: la nave non può proseguire
entdecker-dead-end = Vicolo cieco:
entdecker-dead-end-ends = la spedizione finisce qui{ $tiles ->
    [0] .
    [one] , 1 tessera pagata è persa.
   *[other] , { $tiles } tessere pagate sono perse.
}
entdecker-dead-end-over = la tua spedizione è finita, { $tiles ->
    [one] 1 tessera pagata è persa.
   *[other] { $tiles } tessere pagate sono perse.
}
entdecker-status-explored-take = Nessun esploratore: ne sposti uno?
entdecker-status-place = Piazza la tessera: { $kind }
entdecker-status-natives = Isolani: mandi un esploratore?
entdecker-status-natives-take = Isolani: quale esploratore?
entdecker-status-taken-for-a-hut = Quale capanna per l’esploratore?
entdecker-status-taken-for-a-tile = Piazza l’esploratore sulla nuova tessera
entdecker-status-order = Quale isola si conteggia per prima?
entdecker-status-jungle = { $due ->
    [one] A quale capanna?
   *[other] A quale capanna? Ancora { $due }
}
entdecker-status-which-land = Su quale terra?
entdecker-status-which-scout = Quale dei tuoi esploratori?
entdecker-status-take = Prendi questo esploratore?
entdecker-status-waits = { $phase ->
    [chiefs] { $name } sceglie i capi esploratori
    [wheel] { $name } sceglie le entrate
    [start] { $name } salpa
    [route] { $name } sceglie una rotta
    [announce] { $name } dichiara le tessere
    [explore] { $name } esplora
    [place] { $name } piazza una tessera
    [natives] { $name } incontra gli isolani
    [order] { $name } sceglie un’isola
    [jungle] { $name } sceglie una capanna
   *[other] In attesa di { $name }
}
entdecker-status-chance = { $phase ->
    [die] { $name } tira il dado delle entrate
    [tile] { $name } pesca una tessera
    [token] Si pesca un gettone pianta
   *[other] Si preparano le pile
}

# buttons
entdecker-turn = Ruota
entdecker-place-here = Piazza qui
entdecker-stop = Fermati
entdecker-pass = Passa
entdecker-refuse = Rinuncia
entdecker-take = Prendi esploratore
entdecker-take-from = Prendi l’esploratore sul sentiero { $number }, casella { $space }
entdecker-back = Indietro
entdecker-sail-on = Prosegui
entdecker-write-chiefs = Conferma
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
    [one] Resta { $gold } moneta
   *[other] Restano { $gold } monete
}{ $units ->
    [0] {""}
   *[other] : { $list }
}
entdecker-fitting = { $fitting ->
    [one] { $fitting }/{ $total } adatta ({ $share }%)
   *[other] { $fitting }/{ $total } adatte ({ $share }%)
}
entdecker-fitting-text = Quante delle tessere coperte si potrebbero piazzare come prima tessera
entdecker-fitting-kinds = vanno accanto alla nave
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
entdecker-part-island = Isola di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
entdecker-part-island-sum = Isola: { $tiles } + { $bonus }
entdecker-gold-name = Oro
entdecker-gold-text = Con l’oro paghi partenza, tessere e pedine. Se cominci il turno con meno di 4 monete d’oro tiri il dado: ricevi quel numero, tutti gli altri 1 in più.
entdecker-north-right = Il nord è a destra
entdecker-discarded = { $kind }: non si può piazzare, si scarta.
entdecker-income = Entrate
entdecker-income-text = Chi tira riceve il numero, tutti gli altri 1 in più.
entdecker-help-wheel = Ricevi il numero, tutti gli altri 1 in più.
entdecker-reserve = In riserva: { $unit }, { $number }
entdecker-chiefs = Capi esploratori: { $list }
entdecker-chiefs-about = I tuoi esploratori sono numerati. Scegline due che varranno doppio nel conteggio delle capanne. Fino ad allora nessun altro saprà quali.
entdecker-result = Punteggio finale
entdecker-result-parts = Isole { $islands }, capanne { $huts }
entdecker-sheet-none = Nessuna isola è stata ancora conteggiata.
entdecker-sheet-later = Le capanne si contano alla fine.
entdecker-sheet-ties = A parità di punti decide l’oro.
entdecker-sheet-scouts = { $scouts ->
    [one] 1 esploratore, sulla casella { $space }
   *[other] conta per { $scouts }, il più vicino è sulla casella { $space }
}
entdecker-nearest = più vicino

# the dock, the drawer, flags
entdecker-points = punti
entdecker-you = Tu
entdecker-under-way = +{ $points } su isole aperte
entdecker-gold-word = oro
entdecker-scouts = { $number ->
    [one] esploratore
   *[other] esploratori
}
entdecker-forts = { $number ->
    [one] forte
   *[other] forti
}
entdecker-settlements = { $number ->
    [one] insediamento
   *[other] insediamenti
}
entdecker-flag-open = { $open ->
    [one] { $open } aperta
   *[other] { $open } aperte
}
entdecker-flag-nobody = ancora nessuno
entdecker-complete = Isola completa: { $value }
entdecker-complete-sum = Isola completa: { $tiles } + { $bonus } = { $value }
entdecker-drawer = Capanne, tessere e isole
entdecker-drawer-open = Dettagli
entdecker-tab-huts = Capanne
entdecker-tab-tiles = Tessere
entdecker-tab-islands = Isole
entdecker-tab-sheet = Punteggio
entdecker-tab-players = Riserve
entdecker-source-hidden-text = 1 moneta, a caso
entdecker-source-open-text = 4 monete, a scelta
entdecker-source-hidden-price = { $gold ->
    [one] { $gold } moneta l’una
   *[other] { $gold } monete l’una
}
entdecker-source-open-price = { $gold ->
    [one] { $gold } moneta, a scelta
   *[other] { $gold } monete, a scelta
}
entdecker-back-event-text = «?» sul dorso: quando si piazza succede qualcosa. Ancora coperti: { $list }
entdecker-help-waiting = Tocca un’isola per vedere chi è in testa.
entdecker-help-announce = Le paghi tutte subito e puoi fermarti prima.
entdecker-help-draw = { $left ->
    [one] Resta 1 tessera.
   *[other] Restano { $left } tessere.
}{ $unit ->
    [yes] {" "}Una pedina termina la spedizione.
   *[no] {""}
}
entdecker-help-explored = { $left ->
    [0] Era l’ultima tessera dichiarata.
   *[other] Non si può più pescare; il resto è perso.
}
entdecker-help-unit = Una pedina termina la spedizione e rivendica l’isola.
entdecker-help-place = { $ways ->
    [one] Si può piazzare in un solo modo.
   *[other] { $cells ->
        [one] Piazzabile in { $ways } modi: ruotala come vuoi.
       *[other] Piazzabile in { $ways } modi, su { $cells } caselle.
    }
}
entdecker-help-hut = L’esploratore va sulla casella libera più vicina alla capanna.
entdecker-help-which-scout = I capi esploratori valgono doppio alle capanne.
entdecker-help-lit = Ciò che puoi fare è illuminato.
entdecker-status-finished = La spedizione è finita
entdecker-set-out = { $cost ->
    [0] Salpa
    [one] Salpa per { $cost } moneta
   *[other] Salpa per { $cost } monete
}
entdecker-sail = { $gold ->
    [one] Paga { $gold } moneta e vai
   *[other] Paga { $gold } monete e vai
}
entdecker-draw = Pesca
entdecker-buy = Prendi: { $kind }
entdecker-unit = Pedina
entdecker-units = Pedine
entdecker-no-unit = Finisci qui
entdecker-end-trip = Termina la spedizione
entdecker-land = { $unit ->
    [fort] Forte
    [settlement] Insediamento
   *[scout] Esploratore
}{ $gold ->
    [0] {" "}qui
    [one] {" "}per { $gold } moneta
   *[other] {" "}per { $gold } monete
}
entdecker-send = { $number ->
    [0] Manda
   *[other] Alla capanna { $number }
}
entdecker-bill-none = Scegli un luogo illuminato. Senza prezzo è gratis.
entdecker-harbour = Porto
entdecker-toll = pedaggio lungo la rotta
entdecker-keeps = { $gold ->
    [one] ti resta { $gold } moneta d’oro
   *[other] ti restano { $gold } monete d’oro
}
entdecker-pile-plain = Senza «?»
entdecker-pile-event = «?»: evento
entdecker-pile-text = { $stacks ->
    [one] 1 pila
   *[other] { $stacks } pile
} · { $fits ->
    [one] { $fits }/{ $of } adatta
   *[other] { $fits }/{ $of } adatte
}
entdecker-left = ancora { $number }
entdecker-here = Qui:
entdecker-elsewhere = Migliore altra casella:
entdecker-open-sea = nessuna nuova costa
entdecker-prospect = { $open ->
    [0] { $joins ->
        [0] un’isola completa, vale { $value }
        [one] chiude l’isola, vale { $value }
       *[other] unisce e chiude { $joins } isole, vale { $value }
    }
   *[other] { $joins ->
        [0] una nuova isola, vale { $value }
        [one] l’isola sale a { $value }
       *[other] unisce { $joins } isole, vale { $value }
    }
}
entdecker-rank-open = { $open ->
    [0] subito, { $rank }º posto
   *[other] { $rank }º posto
}
entdecker-needs = { $gold ->
    [one] serve { $gold } moneta d’oro
   *[other] servono { $gold } monete d’oro
}
entdecker-no-gain = non cambia nulla
entdecker-none-left = finiti
entdecker-not-now = non ora
entdecker-none-left-take = premi uno dei tuoi
entdecker-worth = Vale { $value }
entdecker-hut-worth = Vale { $points }
entdecker-hut-hidden = Gettone sconosciuto
entdecker-hut-free = Vuota: il primo esploratore pesca il gettone
entdecker-hut-leads = { $who ->
    [you] sei in testa
   *[other] { $name } è in testa
}
entdecker-hut-won = { $who ->
    [you] va a te
   *[other] va a { $name }
}
entdecker-hut-draw-text = peschi il suo gettone e lo vedi.
entdecker-hut-look-text = guardi il suo gettone.
entdecker-hut-wait-text = il tuo esploratore conta lì.
entdecker-hut-choose = Scegli una capanna illuminata.
entdecker-key-leaf = il primo esploratore pesca il gettone e lo vede
entdecker-key-eye = un esploratore qui guarda il gettone
entdecker-key-unknown = un gettone che non hai visto

# the log where the map has no letters
entdecker-log-start-there = { $name } salpa
entdecker-log-place-there = { $name } piazza la tessera
entdecker-log-unit-there = { $unit ->
    [fort] { $name } piazza un forte
    [settlement] { $name } piazza un insediamento
   *[scout] { $name } piazza un esploratore
}
entdecker-log-take-there = { $name } prende un esploratore
entdecker-log-scored-there = Un’isola è completa e vale { $value }: { $list }
entdecker-log-filled-there = { $number ->
    [one] Una casella è chiusa e si riempie automaticamente
   *[other] { $number } caselle sono chiuse e si riempiono automaticamente
}
entdecker-since-tiles-there = { $number ->
    [one] { $name } piazza una tessera
   *[other] { $name } piazza { $number } tessere
}

# things in words
entdecker-edge-name = Bordo { $side } { $number }
entdecker-gold = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
entdecker-free = gratis
entdecker-or-else = (o un’altra rotta)
entdecker-pays = { $name ->
    [banca] { $gold ->
        [one] { $gold } moneta d’oro alla banca
       *[other] { $gold } monete d’oro alla banca
    }
   *[other] { $gold ->
        [one] { $gold } moneta d’oro a { $name }
       *[other] { $gold } monete d’oro a { $name }
    }
}
entdecker-unexplored = inesplorata
entdecker-fit-there = { $fitting ->
    [one] Qui si può piazzare { $fitting } coperta su { $total }
   *[other] Qui si possono piazzare { $fitting } coperte su { $total }
}
entdecker-waterfall-of = Cascata +{ $points }
entdecker-land-to = terra a { $sides }
entdecker-unit-of = { $unit } di { $name }
entdecker-ship = la nave
entdecker-name-start = { $cost ->
    [0] parti da qui, gratis
    [one] parti da qui per { $cost } moneta d’oro
   *[other] parti da qui per { $cost } monete d’oro
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
entdecker-island-scored = già conteggiata
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
    [plain] , dorso semplice, { $fits ->
        [one] piazzabile { $fits } su { $of } di queste
       *[other] piazzabili { $fits } su { $of } di queste
    }
   *[other] , punto interrogativo in cima, { $fits ->
        [one] piazzabile { $fits } su { $of } di queste
       *[other] piazzabili { $fits } su { $of } di queste
    }
}
entdecker-kind-counts = coperte: { $unseen }, scoperte: { $open }
entdecker-about-sea = Mare su ogni lato.
entdecker-about-coast = Terra su un lato.
entdecker-about-corner = Terra su due lati contigui.
entdecker-about-strait = Terra su due lati opposti, non collegati.
entdecker-about-bay = Terra su tre lati: un vicolo cieco per le navi.
entdecker-about-land = Terra su ogni lato. Serve solo a riempire i vuoti.
entdecker-about-waterfall = Una cascata: la sua isola vale { $points } in più.
entdecker-about-edge = { $cost ->
    [0] Le spedizioni possono partire da qui gratis.
    [one] Le spedizioni possono partire da qui per { $cost } moneta d’oro (alla banca).
   *[other] Le spedizioni possono partire da qui per { $cost } monete d’oro (alla banca).
}
entdecker-about-unexplored = Non ancora esplorata.
entdecker-about-fitting = Accanto alla nave si potrebbero piazzare: { $list }
entdecker-about-start = { $cost ->
    [0] Partire da qui è gratis.
   *[other] Partire da qui costa { $cost }: { $ways }
}
entdecker-about-dear = Partire da qui costa { $cost }, più di quanto puoi pagare: { $ways }
entdecker-about-hut = Alla fine il gettone va a chi ha più esploratori sul suo sentiero; a parità, a chi è più vicino alla capanna.
entdecker-about-stack = Una pila coperta. Ogni sua tessera costa 1 moneta d’oro.

# log
entdecker-log-die = { $face ->
    [wheel] Il dado mostra il timone
   *[other] Il dado mostra { $face }: tutti gli altri ricevono 1 in più
}
entdecker-log-wheel = { $name } sceglie { $number }
entdecker-log-chiefs = { $name } sceglie due capi esploratori
entdecker-log-start = { $name } salpa: { $place }
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
entdecker-log-draw = { $name } pesca una tessera coperta
entdecker-log-buy = { $name } compra una tessera: { $kind }
entdecker-log-tile = Tessera: { $kind }
entdecker-log-tile-event = Tessera: { $kind }, { $event }
entdecker-log-place = { $name } piazza la tessera in { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } piazza un forte in { $where }
    [settlement] { $name } piazza un insediamento in { $where }
   *[scout] { $name } piazza un esploratore in { $where }
}
entdecker-log-take = { $name } prende un esploratore da { $from }
entdecker-log-take-path = { $name } prende un esploratore dal sentiero { $from }
entdecker-log-hut = { $name } manda un esploratore alla capanna { $hut }
entdecker-log-token = Vedi un gettone che vale { $points }
entdecker-log-island = { $name } conteggia per prima l’isola { $number }
entdecker-log-stop = { $name } termina la spedizione
entdecker-log-dead-end = Vicolo cieco: la spedizione di { $name } è finita, { $tiles ->
    [one] 1 tessera pagata è persa
   *[other] { $tiles } tessere pagate sono perse
}
entdecker-log-pass = { $name } passa
entdecker-log-gold = { $name } scopre una miniera d’oro: +{ $gold } { $gold ->
    [one] moneta d’oro
   *[other] monete d’oro
}
entdecker-log-pirates = I pirati rubano { $gold } { $gold ->
    [one] moneta d’oro
   *[other] monete d’oro
} a { $name }
entdecker-log-scored = L’isola { $cell } è completa e vale { $value }: { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } è chiusa e si riempie automaticamente
   *[other] { $cells } sono chiuse e si riempiono automaticamente
}
entdecker-log-hut-won = Capanna { $hut }: { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Prima scegli due capi esploratori.
entdecker-why-wheel-first = È uscito il timone: prima scegli le entrate.
entdecker-why-start-first = Prima scegli da dove parte la nave.
entdecker-why-way-first = Prima scegli chi pagare.
entdecker-why-announce-first = Prima dichiara quante tessere peschi, coperte o scoperte.
entdecker-why-place-first = Prima piazza la tessera.
entdecker-why-natives-first = Gli isolani amichevoli aspettano: manda un esploratore a una capanna, o rinuncia.
entdecker-why-taken-first = Hai preso un esploratore: prima piazzalo.
entdecker-why-island-first = Prima scegli quale isola conteggiare.
entdecker-why-jungle-first = Prima manda un esploratore dell’isola a una capanna.
entdecker-why-exploring = Ora non si può.
entdecker-why-no-such-scout = Non c’è un esploratore { $number }: scegli da 1 a { $most }.
entdecker-why-must-start = { $place ->
    [here] Puoi pagare una partenza, quindi non puoi passare.
   *[other] Puoi pagare una partenza ({ $place }), quindi non puoi passare.
}
entdecker-why-start-explored = { $place ->
    [here] Nessuna casella inesplorata confina con questa.
   *[other] Nessuna casella inesplorata confina con { $place }.
}
entdecker-why-not-explored = { $place ->
    [here] Questa casella non è stata ancora esplorata.
   *[other] { $place } non è stata ancora esplorata.
}
entdecker-why-no-sea-out = { $place ->
    [here] Nessun lato di mare di questa casella confina con una inesplorata.
   *[other] Nessun lato di mare di { $place } confina con una casella inesplorata.
}
entdecker-why-no-way = { $place ->
    [here] Nessuna rotta porta da qui al bordo.
   *[other] Nessuna rotta porta da { $place } al bordo.
}
entdecker-why-start-gold = { $place ->
    [here] Partire da qui costa { $cost }, più { $price } per una tessera; il tuo oro: { $gold }.
   *[other] Partire da { $place } costa { $cost }, più { $price } per una tessera; il tuo oro: { $gold }.
}
entdecker-why-no-such-way = Non è tra le rotte più economiche.
entdecker-why-nothing-hidden = Non ci sono più tessere coperte.
entdecker-why-tiles-gold = { $tiles ->
    [one] 1 tessera costa { $cost }; il tuo oro: { $gold }.
   *[other] { $tiles } tessere costano { $cost }; il tuo oro: { $gold }.
}
entdecker-why-no-tiles-left = Hai pescato tutte le tessere dichiarate.
entdecker-why-dead-end = La nave è in un vicolo cieco.
entdecker-why-announced-open = Hai dichiarato tessere scoperte: scegli un tipo.
entdecker-why-announced-hidden = Hai dichiarato tessere coperte: scegli una pila.
entdecker-why-stack-empty = La pila { $stack } è vuota.
entdecker-why-no-fit = { $kind }: non si può piazzare accanto alla nave.
entdecker-why-kind-gone = { $kind }: non ce ne sono più.
entdecker-why-nothing-found = In questa spedizione non hai piazzato nessuna tessera.
entdecker-why-no-land = Sulla tessera appena piazzata non c’è terra.
entdecker-why-which-land = Lo stretto ha due terre: scegline una.
entdecker-why-only-land = Questa tessera ha una sola terra.
entdecker-why-no-such-land = Non c’è terra a { $side }.
entdecker-why-unit-gold = { $unit }: costa { $cost }; il tuo oro: { $gold }.
entdecker-why-no-unit = Non più in riserva: { $unit }.
entdecker-why-no-scout = Non hai più esploratori: prima prendine uno da una tessera o da un sentiero.
entdecker-why-which-scout = Gli esploratori sono numerati: scegline uno.
entdecker-why-not-numbered = Qui gli esploratori non sono numerati.
entdecker-why-scout-not-here = Ora non puoi usare l’esploratore { $number }.
entdecker-why-scouts-left = Puoi prendere un esploratore solo se non ne hai più in riserva.
entdecker-why-no-scout-there = { $place ->
    [here] Lì non ci sono tuoi esploratori.
   *[other] In { $place } non ci sono tuoi esploratori.
}
entdecker-why-no-room = Nessun altro sentiero ha una casella libera.
entdecker-why-draw-first = Pesca una tessera prima di fermarti.
entdecker-why-guarded = Da due giri non si piazza nulla: pesca finché non puoi piazzare una tessera.
entdecker-why-not-beside = { $cell ->
    [here] La nave non può raggiungere questa casella.
   *[other] La nave non può raggiungere { $cell }.
}
entdecker-why-same-turn = { $kind }: ruotarla ancora non cambia nulla.
entdecker-why-sides = { $cell ->
    [here] I lati della tessera non combaciano con quelli intorno a questa casella.
   *[other] I lati della tessera non combaciano con quelli intorno a { $cell }.
}
entdecker-why-path-full = Il sentiero della capanna { $hut } è pieno.
entdecker-why-same-path = Questo esploratore viene dalla capanna { $hut }: scegline un’altra.
entdecker-why-no-such-island = Non c’è un’isola { $number } da conteggiare.

# said on the board and in the rules
entdecker-rules-unit-scout = Il più debole, ma ne hai tanti. Dopo il conteggio vanno alle capanne.
entdecker-rules-unit-fort = Due a testa. Un forte batte qualsiasi numero di esploratori. Gli altri pagano pedaggio per partire da lì o se la loro rotta verso il bordo ci passa.
entdecker-rules-unit-settlement = Uno a testa. Batte qualsiasi numero di forti ed esploratori, e anche qui si paga pedaggio.
entdecker-rules-event-gold = Prendi 3 monete d’oro.
entdecker-rules-event-pirates = Perdi metà del tuo oro, arrotondata per difetto (con 7 perdi 3).
entdecker-rules-event-natives = Puoi mettere gratis un esploratore della riserva su un sentiero della giungla. Se non ne hai più, puoi spostarci uno dei tuoi, da una tessera o da un altro sentiero.
entdecker-rules-event-storm = La spedizione finisce subito, e non puoi piazzare una pedina. Le isole danno punti come al solito.
entdecker-since-tiles = { $number ->
    [one] { $name } piazza una tessera: { $cells }
   *[other] { $name } piazza { $number } tessere: { $cells }
}
entdecker-key-turn = ruotare la tessera
entdecker-key-draw = pescare una tessera
entdecker-key-number = scegliere quante tessere, una pila o una capanna
entdecker-key-unit = piazzare un esploratore, un forte o un insediamento
entdecker-key-stop = terminare la spedizione
entdecker-key-islands = elencare le isole
entdecker-again = Rigioca questa disposizione
entdecker-rules-unit-title = Pedine
entdecker-rules-unit-back = Se non hai più esploratori, puoi riprenderne uno tuo da una tessera o da un sentiero e usarlo subito. Forti e insediamenti restano fino al conteggio della loro isola; poi tornano a te.
entdecker-rules-event-title = Eventi

## Rules and tutorial: a page loads what follows when it is read.
entdecker-rules-idea = Davanti a te c’è un arcipelago sconosciuto. Una sola nave, comune a tutti, lo scopre tessera dopo tessera. Sulle isole che prendono forma si piazzano esploratori, forti e insediamenti, e ogni isola dà punti quando la sua costa si chiude. Gli esploratori delle isole finite si inoltrano nella giungla, verso sette capanne dove aspettano piante preziose. Quando tutto l’arcipelago è esplorato, vince chi ha più punti.
entdecker-rules-setup-title = Preparazione
entdecker-rules-setup = Da due a quattro giocatori condividono una nave. Ognuno comincia con { $gold } monete d’oro e queste pedine:
entdecker-rules-players = Giocatori
entdecker-rules-setup-tokens = Nella giungla ci sono sette capanne, ancora vuote. Nel sacchetto ci sono nove gettoni pianta: al massimo sette finiscono nelle capanne, almeno due non si vedono mai. Le prime tessere di mare e le cascate sono già sul tabellone.
entdecker-rules-board-title = Il tabellone e le tessere
entdecker-rules-board = Il tabellone ha 12 per 8 caselle. Le spedizioni partono dalle caselle di bordo, tutt’intorno: a sud è gratis, a ovest e a est costa 1 moneta d’oro, a nord 2. Ogni lato di una tessera è terra o mare. Ce ne sono sei tipi, e puoi ruotarle.
entdecker-rules-board-caption = I sei tipi. Tutti i lati di mare di una tessera sono collegati, lungo i puntini bianchi. Lo stretto ha due terre che non si toccano; su ogni altra tessera la terra è tutta unita. Le cascate sono sul tabellone dall’inizio e valgono punti in più.
entdecker-rules-stacks = 114 tessere formano sei pile coperte. Le pile scoperte, una per tipo, sono a faccia in su: care, ma sai cosa prendi. Tessere di terra e cascate non si comprano mai: le tessere di terra servono solo a riempire i vuoti, le cascate sono sul tabellone dall’inizio.
entdecker-rules-stacks-caption = Il dorso delle tessere coperte. Un punto interrogativo indica che, piazzando la tessera, succede qualcosa.
entdecker-rules-turn-title = Un turno
entdecker-rules-turn = Nel tuo turno segui questi passi:
entdecker-rules-turn-income = Entrate: solo con meno di 4 monete d’oro.
entdecker-rules-turn-start = Scegli da dove parte la nave e paga.
entdecker-rules-turn-announce = Dichiara quante tessere vuoi pescare al massimo, coperte o scoperte, e pagale tutte.
entdecker-rules-turn-explore = Esplora, una tessera alla volta.
entdecker-rules-turn-unit = Se vuoi, piazza una pedina sull’ultima tessera.
entdecker-rules-turn-fill = I vuoti sul tabellone si riempiono.
entdecker-rules-turn-score = Si contano i punti delle isole ora complete.
entdecker-rules-income-title = Entrate
entdecker-rules-income = Se cominci il turno con meno di 4 monete d’oro, tiri il dado. Un numero da 2 a 6: ricevi quella cifra, e tutti gli altri 1 in più. Il timone: scegli tu il numero. Con 4 monete d’oro o più non si tira.
entdecker-rules-start-title = Da dove parte la nave
entdecker-rules-start = Parti da una casella di bordo, o da una tessera da cui una rotta di puntini bianchi porta, su tessere già esplorate, a una casella di bordo. Un lato di mare della partenza deve confinare con una casella inesplorata. Dov’era prima la nave non importa.
entdecker-rules-start-caption = Partenza dalla terza tessera della fila in alto. La rotta finisce al bordo sud, gratis, ma passa davanti al forte di un altro: 2 monete d’oro di pedaggio.
entdecker-rules-start-cost = Paghi alla banca le monete della casella di bordo in cui finisce la rotta e, per ogni forte e insediamento altrui sulla tessera di partenza e lungo la rotta, 2 monete d’oro al proprietario. Esploratori e pedine tue non costano nulla, e dopo la partenza non si paga più pedaggio. La rotta più economica viene trovata automaticamente; se più rotte costano uguale ma pagano giocatori diversi, scegli tu. Se puoi pagare una partenza e una tessera, devi salpare; altrimenti passi.
entdecker-rules-announce-title = Dichiarare
entdecker-rules-announce = Prima della prima tessera dici quante ne pescherai al massimo, e da dove: le coperte costano 1 moneta d’oro l’una, le scoperte 4. Non si possono mischiare. Paghi subito. Puoi fermarti prima, ma non riavrai nulla.
entdecker-rules-explore-title = Esplorare
entdecker-rules-explore = Pesca una tessera: quella in cima a una pila coperta qualsiasi o, tra le scoperte, un tipo a tua scelta che si possa piazzare. Piazzala accanto alla nave, mare contro mare dove entra la nave. Tutti gli altri lati devono combaciare con ciò che toccano; il bordo del tabellone conta come mare. Poi la nave ci si sposta sopra, e puoi pescare ancora.
entdecker-rules-explore-misfit = Una tessera che si può piazzare va piazzata, anche dove non vorresti. Una che non si può piazzare si scarta; conta come pescata, e puoi continuare.
entdecker-rules-explore-end = La spedizione finisce quando hai pescato tutte le tessere dichiarate, quando la nave è in un vicolo cieco (nessun lato di mare dà su una casella inesplorata), quando piazzi una pedina, quando arriva una tempesta o quando ti fermi.
entdecker-rules-unit = Una volta per turno puoi piazzare una pedina sull’ultima tessera che hai scoperto, se mostra terra. La spedizione finisce lì. Su uno stretto scegli una delle due terre.
entdecker-rules-event = Un evento accade dopo che la tessera è piazzata e la nave si è mossa. Una tessera scartata non ha effetto.
entdecker-rules-fill-title = Riempimento
entdecker-rules-fill = Dopo la spedizione ogni casella inesplorata di cui si conoscono i quattro lati riceve l’unica tessera adatta, e così ogni zona che nessuna nave può più raggiungere. Su queste tessere non vanno pedine. È tutto automatico.
entdecker-rules-score-title = I punti di un’isola
entdecker-rules-score = Un’isola è completa quando nessuno dei suoi lati di terra confina con una casella inesplorata. Vale il numero delle sue tessere più i punti delle sue cascate.
entdecker-rules-score-rank = I giocatori con pedine sull’isola vengono classificati: prima chi ha un insediamento; in parità, chi ha più forti, poi più esploratori. Chi è ancora pari condivide il posto. Il primo posto riceve il valore intero, ogni posto successivo la metà del precedente, arrotondata per eccesso.
entdecker-rules-island = Isola
entdecker-rules-place = { $place }º
entdecker-rules-score-after = Se sono complete più isole, il giocatore attivo sceglie l’ordine. Forti e insediamenti tornano ai proprietari; gli esploratori vanno nella giungla.
entdecker-rules-jungle-title = Sentieri della giungla e capanne
entdecker-rules-jungle = A partire dal giocatore attivo, chi ha esploratori dell’isola ne mette uno alla volta, a turno, su un sentiero a scelta, sempre sulla casella libera più vicina alla capanna. Sulla foglia peschi un gettone pianta, lo guardi e lo metti nella capanna; se ne ha già uno, guardi quello. Su un occhio guardi il gettone che c’è.
entdecker-rules-jungle-caption = Una capanna di cui conosci il gettone, con tre esploratori sul sentiero; e una vuota: la foglia è accanto alla capanna, gli occhi sono sulla seconda e sulla quarta casella. Ci sono tre gettoni da 5, tre da 10 e tre da 15.
entdecker-rules-end-title = La fine
entdecker-rules-end = Quando tutte le caselle sono coperte, il turno si gioca fino in fondo. Poi si rivelano i gettoni: ogni capanna dà i suoi 5, 10 o 15 punti a chi ha più esploratori sul sentiero, e nulla agli altri. In parità li prende chi è più vicino alla capanna.
entdecker-rules-end-tie = Vince chi ha più punti. In parità, chi ha più oro; se è pari anche questo, la vittoria è condivisa.
entdecker-rules-supply-title = Quando le pile finiscono
entdecker-rules-supply = Se si esauriscono tutte le pile coperte, gli scarti formano due pile nuove. Se manca una tessera scoperta, la si cerca tra gli scarti e poi nelle pile coperte.
entdecker-rules-guards-title = Perché nessuna partita si blocchi
entdecker-rules-guards = Se tutti hanno passato uno dopo l’altro, il giocatore seguente tira il dado delle entrate, qualunque sia il suo oro. Se per due giri interi non si piazza nulla, si pescano tessere coperte finché non se ne può piazzare una.
entdecker-rules-options-title = Opzioni
entdecker-rules-options = La disposizione decide dove il mare divide il tabellone e dove sono le cascate; puoi anche scriverne una tua. Con i capi esploratori ognuno sceglie in segreto due esploratori numerati che contano doppio nel conteggio delle capanne. Il pedaggio si può pagare una volta per proprietario invece che per ogni pedina.
entdecker-rules-tips-title = Buono a sapersi
entdecker-rules-tip-1 = Fatti trovare sulle isole con le cascate.
entdecker-rules-tip-2 = Tieni un po’ d’oro per una pedina: la terra lasciata libera è un regalo agli altri.
entdecker-rules-tip-3 = Più spedizioni brevi sono spesso meglio di una lunga.
entdecker-rules-tip-4 = Se per trovare quella giusta servissero quattro tessere coperte, comprala tra le scoperte.
entdecker-rules-tip-5 = Un insediamento sulla tessera che completa un’isola torna subito da te.
entdecker-rules-keys-title = Giocare online
entdecker-rules-keys = Ciò che puoi fare è illuminato. Tocca una casella illuminata per partire da lì; quando piazzi una tessera, tocca di nuovo la sua casella per ruotarla, poi conferma. Tocca un’isola per vedere quanto è grande, quanta costa è aperta e chi è in testa. Tasti: con le frecce ti muovi sul tabellone, Invio sceglie, T ruota la tessera, D pesca, i numeri da 1 a 7 scelgono quante tessere, una pila o una capanna, F, B e C piazzano un esploratore, un forte o un insediamento, X termina la spedizione, I elenca le isole. Tutto si può anche scrivere come comando.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Nessuno conosce questo mare: le spedizioni lo scoprono tessera dopo tessera. Quando la costa di un’isola si chiude, riceve punti chi ha pedine lì.
learn-entdecker-start = Una spedizione parte dal bordo o da mare già esplorato. Questo lato è gratis, gli altri costano 1 o 2 monete d’oro. Salpa dalla casella cerchiata.
learn-entdecker-announce = Dichiara quante tessere vuoi pescare al massimo, e pagale subito: le coperte costano 1 moneta d’oro l’una. Dichiarane due.
learn-entdecker-place = Pesca una tessera e piazzala accanto alla nave. La nave ci si sposta sopra.
learn-entdecker-fit = Pesca la seconda. Il mare deve toccare mare, e la terra terra: piazza la costa in modo che si unisca alla cascata.
learn-entdecker-scout = Puoi occupare la terra che hai appena scoperto. Un esploratore costa 1 moneta d’oro e termina la spedizione: piazzane uno.
learn-entdecker-income = Qualche turno dopo avevi meno di 4 monete d’oro, quindi hai tirato il dado. È uscito 5: ricevi 5 monete d’oro, tutti gli altri sempre una in più, cioè 6.
learn-entdecker-close = Una costa dell’isola è ancora aperta. Parti dalla tessera cerchiata, dichiara due tessere, pesca e piazza la costa dove chiude l’isola.
learn-entdecker-majority = Anche Pip ha qui un esploratore, quindi avreste entrambi il valore intero. Piazzane un secondo: chi ne ha di più riceve tutto, chi segue solo la metà.
learn-entdecker-huts = 10 punti: cinque tessere, e 5 per la cascata. Ora gli esploratori vanno alle capanne della giungla: manda entrambi i tuoi a quella cerchiata.
learn-entdecker-end = Alla fine ogni capanna dà i suoi punti a chi ha più esploratori sul suo sentiero. Quando tutto l’arcipelago è esplorato, vince chi ha più punti.
learn-entdecker-remember-1 = Prima dichiara e paga, poi pesca; una tessera che non si può piazzare è persa.
learn-entdecker-remember-2 = Un insediamento batte i forti, un forte gli esploratori; tra esploratori vince chi ne ha di più.
learn-entdecker-remember-3 = Chi è in testa su un’isola riceve il valore intero, chi segue la metà; gli esploratori vanno poi alle capanne.
