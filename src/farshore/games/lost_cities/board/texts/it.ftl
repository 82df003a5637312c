# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Due rivali, cinque spedizioni. Comincia solo quello che puoi finire: ogni spedizione costa prima di rendere.

# Lost Cities. A suit is a letter in the data; here it gets its name.
lost-cities-suit = { $suit ->
    [Y] deserto
    [B] oceano
    [W] neve
    [G] giungla
    [R] vulcano
    [P] notte
   *[other] { $suit }
}
# of that suit, with its article
lost-cities-of-suit = { $suit ->
    [Y] del deserto
    [B] dell’oceano
    [W] della neve
    [G] della giungla
    [R] del vulcano
    [P] della notte
   *[other] { $suit }
}
lost-cities-card = { lost-cities-suit } { $number }
lost-cities-wager = scommessa { lost-cities-of-suit }
lost-cities-wager-short = scommessa
lost-cities-to = a
lost-cities-you = Tu

# the board
lost-cities-lane = { $who ->
    [you] La tua spedizione { lost-cities-of-suit }
   *[other] { $name }, spedizione { lost-cities-of-suit }
}
lost-cities-lane-state = { $list }, vale { $points }
lost-cities-not-begun = non iniziata
lost-cities-lay-here = Cala qui: { $change }
lost-cities-lanes-of = Spedizioni: { $name }
lost-cities-piles = Pile degli scarti e mazzo
lost-cities-pile = Pila degli scarti { lost-cities-of-suit }
lost-cities-pile-state = { $cards ->
    [one] in cima { $card }, l’unica carta
   *[other] in cima { $card }, { $cards } carte in tutto
}
lost-cities-pile-empty = vuota
lost-cities-discard = scarta
lost-cities-discard-here = Scarta qui
lost-cities-discard-gives = { $name } potrebbe calarla per { $points } punti
lost-cities-key-card = scegliere una carta dalla mano
lost-cities-key-draw = pescare dal mazzo
lost-cities-take-this = Prendi la carta in cima
lost-cities-barred = Ora è bloccata
lost-cities-deck = Il mazzo
lost-cities-deck-state = { $cards ->
    [one] Mazzo: resta una carta
   *[other] Mazzo: restano { $cards } carte
}
lost-cities-draw-this = Pesca
lost-cities-cards-left = { $cards ->
    [one] carta rimasta
   *[other] carte rimaste
}
lost-cities-turns-left = { $cards ->
    [one] ultima
   *[other] tuoi turni: { $turns }
}
lost-cities-round = Round
lost-cities-round-short = Round { $round }/{ $rounds }
lost-cities-this-round = (round { $points })
lost-cities-hand = La tua mano
lost-cities-can-lay = { $card }, si può calare: { $change }
lost-cities-cannot-lay = { $card }, non si può calare
lost-cities-choose-first = Prima scegli una carta dalla tua mano.
lost-cities-other-lane = La carta { $card } va nella spedizione { lost-cities-of-suit }.
lost-cities-other-pile = La carta { $card } si può scartare solo sulla pila { lost-cities-of-suit }.

# who does what
lost-cities-status-lay = Tocca a te: cala o scarta una carta.
lost-cities-status-target = Mettila nella tua spedizione o scartala.
lost-cities-status-draw = Ora pesca: dal mazzo o da una pila illuminata.
lost-cities-status-deck = Ora pesca una carta dal mazzo.
lost-cities-status-last = Ora pesca. L’ultima carta del mazzo chiude il round.
lost-cities-status-wait = Un momento…
lost-cities-status-waits = Tocca a { $name }.
lost-cities-status-draws = { $name } deve pescare.
lost-cities-log-starts = { $who ->
    [you] Cominci tu
   *[other] Comincia { $name }
}
lost-cities-log-deal = Si danno le carte
lost-cities-log-lay = { $who ->
    [you] Cali { $card }
   *[other] { $name } cala { $card }
}
lost-cities-log-discard = { $who ->
    [you] Scarti { $card }
   *[other] { $name } scarta { $card }
}
lost-cities-log-take = { $who ->
    [you] Prendi dalla pila { lost-cities-of-suit }
   *[other] { $name } prende dalla pila { lost-cities-of-suit }
}
lost-cities-log-took = { $who ->
    [you] Prendi { $card }
   *[other] { $name } prende { $card }
}
lost-cities-log-now = { $line } (ora { $points })
lost-cities-log-round = Il round { $round } è finito: { $list }
lost-cities-log-draw = { $who ->
    [you] Peschi dal mazzo
   *[other] { $name } pesca dal mazzo
}
lost-cities-log-drew = { $who ->
    [you] Peschi { $card } dal mazzo
   *[other] { $name } pesca { $card } dal mazzo
}

# explanations
lost-cities-about-wager = Una scommessa moltiplica ciò che la spedizione { lost-cities-of-suit } rende o costa: una raddoppia, due triplicano, tre quadruplicano. Le scommesse vanno prima del primo numero. Ce ne sono tre per colore.
lost-cities-about-number = Aggiunge { $number } alla spedizione { lost-cities-of-suit }. Ogni carta deve essere più alta della precedente.
lost-cities-about-change = Se la cali ora, la spedizione cambia così: { $change }.
lost-cities-about-empty = Non è iniziata, quindi non costa nulla. Una volta iniziata parte da −20, e le sue carte si sommano.
lost-cities-about-bonus = { $cards ->
    [one] Una carta delle otto che danno 20 punti in più.
    [8] Otto carte: 20 punti in più.
    [9] Nove carte: 20 punti in più.
    [10] Dieci carte: 20 punti in più.
    [11] Undici carte: 20 punti in più.
    [12] Dodici carte: 20 punti in più.
   *[other] { $cards } carte delle otto che danno 20 punti in più.
}
lost-cities-about-pile = Gli scarti di questo colore, di entrambi i giocatori. Si può prendere solo la carta in cima.
lost-cities-about-top = { $cards ->
    [one] In cima: { $card }. È l’unica carta.
   *[other] In cima: { $card }. { $cards } carte in tutto.
}
lost-cities-about-below = Sotto: { $list }.
lost-cities-about-deck = { $cards ->
    [one] Resta una carta. Chi la pesca chiude subito il round.
   *[other] Restano { $cards } carte. Il round finisce non appena si pesca l’ultima: mancano { $cards } turni, più uno per ogni carta presa invece da una pila.
}
lost-cities-about-hand = { $cards ->
    [one] Una carta in mano
   *[other] { $cards } carte in mano
}
lost-cities-known = Carte note in mano a { $name }:

# score sheet
lost-cities-round-is = Round { $round }
lost-cities-round-now = Round { $round }, finora
lost-cities-round-of = Round { $round } di { $rounds }, finora
lost-cities-round-done = Round { $round } di { $rounds }
lost-cities-rounds = Round
lost-cities-total = Totale
lost-cities-table-points = Tutte le spedizioni
lost-cities-formula = (somma dei numeri − 20) × (1 + scommesse), più 20 da otto carte in su.
lost-cities-unseen = Carte non viste ({ $number })
lost-cities-unseen-text = Sono nel mazzo o in una mano che non vedi. Barrate: già viste.
lost-cities-round-you = Il round { $round } è tuo
lost-cities-round-other = Il round { $round } va a { $name }
lost-cities-round-tied = Round { $round } in parità
lost-cities-next-round = Al prossimo round
lost-cities-end-you = Hai vinto
lost-cities-end-other = Ha vinto { $name }
lost-cities-end-draw = Pareggio

# refusals
lost-cities-why-play-first = Prima cala o scarta una carta, poi pesca.
lost-cities-why-draw-next = Hai già giocato una carta. Ora pescane una.
lost-cities-why-not-in-hand = Non hai in mano la carta { $card }.
lost-cities-why-too-low = La carta { $card } non è più alta di { $top }. Si può solo scartare.
lost-cities-why-wager-too-late = Le scommesse vanno prima del primo numero, e qui c’è già { $top }. Si può solo scartare.
lost-cities-why-no-such-suit = Il colore { lost-cities-suit } non c’è in questa partita.
lost-cities-why-pile-empty = La pila { lost-cities-of-suit } è vuota.
lost-cities-why-pile-closed = Hai appena scartato sulla pila { lost-cities-of-suit }: potrai prendere da lì in un altro turno.
lost-cities-why-piles-shut = Per { $turns } turni di fila si è preso dalle pile. Ora pesca dal mazzo.

# options of a table
lost-cities-option-colours = Colori
lost-cities-option-colours-about = Cinque colori, o sei per una partita più lunga.
lost-cities-option-colours-5 = Cinque
lost-cities-option-colours-6 = Sei, con la notte
lost-cities-option-rounds = Round
lost-cities-option-rounds-about = Quanti round si sommano. Di solito tre.
lost-cities-option-next-starter = Round seguenti
lost-cities-option-next-starter-about = Chi comincia i round dopo il primo.
lost-cities-option-next-starter-leader = Comincia chi ha più punti
lost-cities-option-next-starter-alternate = Si alterna
lost-cities-option-next-starter-fixed = Sempre lo stesso posto
lost-cities-option-first-starter = Primo round
lost-cities-option-first-starter-about = Chi comincia il primo round.
lost-cities-option-first-starter-chance = A sorte
lost-cities-option-first-starter-0 = Il primo posto
lost-cities-option-first-starter-1 = Il secondo posto
lost-cities-option-stall-guard = Antistallo
lost-cities-option-stall-guard-about = Dopo 24 turni di fila in cui si è preso dalle pile, le pile si bloccano finché qualcuno non pesca dal mazzo.
lost-cities-option-stall-guard-on = Sì
lost-cities-option-stall-guard-off = No
lost-cities-option-extra-round = Spareggio
lost-cities-option-extra-round-about = Se una parità dopo l’ultimo round si risolve con un altro round.
lost-cities-option-extra-round-on = Sì, un altro round
lost-cities-option-extra-round-off = No, è pareggio
lost-cities-option-piles = Scarti coperti
lost-cities-option-piles-about = Se si possono guardare le carte sotto la cima di una pila degli scarti.
lost-cities-option-piles-top = Solo la carta in cima
lost-cities-option-piles-full = Tutta la pila

# rules
lost-cities-rules-goal = L’idea
lost-cities-rules-goal-text = Tu e il tuo rivale organizzate spedizioni. Ognuna costa 20 punti appena comincia e rende quanto dicono le sue carte. Cominciane poche e portale lontano: vince chi ha più punti dopo i round stabiliti.
lost-cities-rules-cards = Le carte
lost-cities-rules-cards-text = Ogni colore ha i numeri da 2 a 10, una volta ciascuno, e tre scommesse. Con cinque colori sono 60 carte. Ognuno ne riceve otto; le altre formano il mazzo.
lost-cities-rules-night = La partita lunga aggiunge un sesto colore, la notte: 72 carte, in mano sempre otto.
lost-cities-rules-turn = Il tuo turno
lost-cities-rules-turn-text = Prima gioca una carta, poi pescane una. A fine turno hai sempre otto carte in mano.
lost-cities-rules-lay = 1. Cala la carta in una tua spedizione…
lost-cities-rules-lay-text = Una spedizione per colore, dalla tua parte. Può cominciare con qualsiasi carta. Ogni carta successiva deve essere più alta dell’ultima; i salti vanno bene. Nulla si inserisce in mezzo, nulla si riprende.
lost-cities-rules-lay-example = Dopo il 4 va bene il 7. Il 5 e il 6 per questa spedizione sono ormai persi.
lost-cities-rules-wagers = Prima le scommesse: quante ne vuoi prima del primo numero, nessuna dopo.
lost-cities-rules-wagers-example = Due scommesse, poi i numeri: questa spedizione vale il triplo.
lost-cities-rules-discard = …oppure scartala
lost-cities-rules-discard-text = Qualsiasi carta può andare scoperta sulla pila del suo colore. Il tuo rivale può prenderla.
lost-cities-rules-draw = 2. Pesca una carta
lost-cities-rules-draw-text = Dal mazzo, oppure la carta in cima a una pila; ma non dalla pila su cui hai appena scartato. Una carta presa da una pila è nota al tuo rivale: la vede accanto al tuo nome finché non la giochi.
lost-cities-rules-end = Fine di un round
lost-cities-rules-end-text = Il round finisce non appena si pesca l’ultima carta del mazzo. Le carte in mano non contano. Il mazzo mostra quante carte restano.
lost-cities-rules-score = Punti
lost-cities-rules-score-text = Ogni spedizione si conta da sola. Se non ha carte, non vale e non costa nulla. Altrimenti:
lost-cities-rules-score-sum = Somma i numeri e togli 20.
lost-cities-rules-score-times = Moltiplica per due con una scommessa, per tre con due, per quattro con tre, anche sotto zero.
lost-cities-rules-score-bonus = Otto o più carte, scommesse comprese, danno altri 20 punti, non moltiplicati.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Con due scommesse e otto carte: (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Una scommessa da sola: (0 − 20) × 2 = −40.
lost-cities-rules-match = La partita
lost-cities-rules-match-text = Di solito si giocano tre round e se ne sommano i punti. Chi comincia il primo lo decide la sorte, poi comincia chi ha più punti; in parità, chi non ha cominciato l’ultimo. Se alla fine i punti sono pari, è pareggio.
lost-cities-rules-options = Cosa si può concordare
lost-cities-rules-options-text = Cinque o sei colori; da uno a venti round; chi comincia; un round in più per lo spareggio; se si possono guardare gli scarti coperti.
lost-cities-rules-stall = Perché nessun round duri in eterno: dopo 24 turni di fila in cui si è presa una carta da una pila, le pile si bloccano finché qualcuno non pesca dal mazzo.
lost-cities-rules-here = A questo tavolo
lost-cities-rules-here-text = Scegli una carta e le sue destinazioni si illuminano, con i punti prima e dopo. Un angolo con una croce vuol dire: non si può calare, solo scartare. Puoi annullare finché non peschi dal mazzo o non gioca l’altro. Un bot risponde subito. Con clic destro o pressione lunga ogni cosa sul tavolo si spiega.

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = Queste sono le tue carte: numeri da 2 a 10 in cinque colori, e scommesse. Ti servono a guidare spedizioni, una per colore, che devono rendere più di quanto costano.
learn-lost-cities-begin = A ogni turno giochi una carta e ne peschi una. Comincia una spedizione: scegli il 4 del vulcano, poi tocca il suo posto illuminato.
learn-lost-cities-cost = Una spedizione costa 20 punti: la tua vale 4 − 20 = −16 e rende solo quando la somma dei suoi numeri supera 20. Ora pesca dal mazzo.
learn-lost-cities-rising = Hai pescato il 7 del vulcano. I numeri devono salire e i salti vanno bene, quindi per il 2 è tardi: cala il 7, poi pesca.
learn-lost-cities-wager = Una scommessa raddoppia ciò che una spedizione rende o costa, due lo triplicano, e vanno prima del primo numero. Cala la scommessa dell’oceano, poi pesca.
learn-lost-cities-discard = Una carta che non serve si può scartare, ma il tuo rivale può prenderla. Scegli il 2 della neve, tocca la pila della neve, poi pesca.
learn-lost-cities-take = Pip ha scartato l’8 dell’oceano. Cala il 6 dell’oceano sulla tua scommessa, poi prendi quell’8 invece di pescare dal mazzo.
learn-lost-cities-bonus = In un altro round la tua spedizione del vulcano ha sette carte. Otto o più danno 20 punti in più, quindi cala il 10.
learn-lost-cities-last = Nel mazzo resta una sola carta. Chi pesca l’ultima chiude subito il round: pescala.
learn-lost-cities-score = La somma dei numeri meno 20, il tutto raddoppiato dalla scommessa, più 20 per otto carte: ogni spedizione si conta così. Dopo tre round vince il totale più alto.
learn-lost-cities-remember-1 = Una spedizione costa 20: comincia solo quelle che puoi portare oltre i 20.
learn-lost-cities-remember-2 = Prima le scommesse, poi i numeri, sempre più alti.
learn-lost-cities-remember-3 = L’ultima carta del mazzo chiude il round, qualunque cosa tu abbia ancora in mano.
