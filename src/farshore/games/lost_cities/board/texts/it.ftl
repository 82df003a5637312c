# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Due rivali, cinque spedizioni. Comincia solo quello che puoi finire: ogni spedizione costa punti prima di darne.
minutes-lost-cities = 20

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
lost-cities-card = { $number } { lost-cities-of-suit }
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
lost-cities-lay-here = Gioca qui: { $change }
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
lost-cities-discard-gives = { $points ->
    [one] { $name } potrebbe giocarla: { $points } punto
   *[other] { $name } potrebbe giocarla: { $points } punti
}
lost-cities-key-card = scegliere una carta dalla mano
lost-cities-key-draw = pescare dal mazzo
lost-cities-take-this = Prendi la carta in cima
lost-cities-barred = In questo turno è bloccata
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
    [one] ultima carta
   *[other] tuoi turni: { $turns }
}
# the same where there is little room: a word and a number
lost-cities-turns-short = { $cards ->
    [one] ultima
   *[other] turni: { $turns }
}
lost-cities-round = Round
lost-cities-round-short = Round { $round }/{ $rounds }
lost-cities-this-round = round { $points }
lost-cities-hand = La tua mano
lost-cities-can-lay = { $card }, giocabile: { $change }
lost-cities-cannot-lay = { $card }, non giocabile
lost-cities-choose-first = Prima scegli una carta dalla tua mano.
lost-cities-other-lane = { $card }: va nella spedizione { lost-cities-of-suit }.
lost-cities-other-pile = { $card }: si può scartare solo sulla pila { lost-cities-of-suit }.

# who does what
lost-cities-status-lay = Tocca a te: gioca o scarta una carta.
lost-cities-status-target = Giocala nella tua spedizione o scartala.
lost-cities-status-discard = Questa carta ora non va in nessuna tua spedizione: scartala o scegline un’altra.
lost-cities-status-draw = Ora pesca dal mazzo o da una pila illuminata.
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
    [you] Giochi: { $card }
   *[other] { $name } gioca: { $card }
}
lost-cities-log-discard = { $who ->
    [you] Scarti: { $card }
   *[other] { $name } scarta: { $card }
}
lost-cities-log-take = { $who ->
    [you] Prendi dalla pila { lost-cities-of-suit }
   *[other] { $name } prende dalla pila { lost-cities-of-suit }
}
lost-cities-log-took = { $who ->
    [you] Prendi: { $card }
   *[other] { $name } prende: { $card }
}
lost-cities-log-now = { $line } (ora { $points })
lost-cities-log-round = Il round { $round } è finito: { $list }
lost-cities-log-draw = { $who ->
    [you] Peschi dal mazzo
   *[other] { $name } pesca dal mazzo
}
lost-cities-log-drew = { $who ->
    [you] Peschi dal mazzo: { $card }
   *[other] { $name } pesca dal mazzo: { $card }
}

# explanations
lost-cities-about-wager = Una scommessa moltiplica ciò che la spedizione { lost-cities-of-suit } rende o costa: una raddoppia, due triplicano, tre quadruplicano. Le scommesse vanno prima del primo numero. Ce ne sono tre per colore.
lost-cities-about-number = Aggiunge { $number } alla spedizione { lost-cities-of-suit }. Ogni carta deve essere più alta della precedente.
lost-cities-about-change = Se la giochi ora: { $change }.
lost-cities-about-empty = Non è iniziata, quindi non costa nulla. Una volta iniziata parte da −20, e le sue carte si sommano.
lost-cities-about-bonus = { $cards ->
    [8] 8 carte: bonus di 20 punti.
    [9] 9 carte: bonus di 20 punti.
    [10] 10 carte: bonus di 20 punti.
    [11] 11 carte: bonus di 20 punti.
    [12] 12 carte: bonus di 20 punti.
   *[other] { $cards } delle 8 carte che servono per il bonus di 20 punti.
}
lost-cities-about-pile = Gli scarti di questo colore, di entrambi i giocatori. Si può prendere solo la carta in cima.
lost-cities-about-top = { $cards ->
    [one] In cima: { $card }. È l’unica carta.
   *[other] In cima: { $card }. { $cards } carte in tutto.
}
lost-cities-about-below = Sotto: { $list }.
lost-cities-about-deck = { $cards ->
    [one] Resta una carta. Chi la pesca chiude subito il round.
   *[other] Restano { $cards } carte. Il round finisce non appena si pesca l’ultima: ancora { $cards } turni, più uno per ogni carta presa da una pila.
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
lost-cities-round-you = Vinci il round { $round }
lost-cities-round-other = { $name } vince il round { $round }
lost-cities-round-tied = Round { $round } in parità
lost-cities-next-round = Prossimo round
lost-cities-end-you = Hai vinto!
lost-cities-end-other = Ha vinto { $name }
lost-cities-end-draw = Pareggio

# refusals
lost-cities-why-play-first = Prima gioca o scarta una carta, poi pesca.
lost-cities-why-draw-next = Hai già giocato una carta. Ora pescane una.
lost-cities-why-not-in-hand = Non hai in mano: { $card }.
lost-cities-why-too-low = { $card }: non è più alta di { $top }. Puoi solo scartarla.
lost-cities-why-wager-too-late = Le scommesse vanno prima del primo numero, e c’è già { $top }. Puoi solo scartarla.
lost-cities-why-no-such-suit = Il colore { lost-cities-suit } non c’è in questa partita.
lost-cities-why-pile-empty = La pila { lost-cities-of-suit } è vuota.
lost-cities-why-pile-closed = Hai appena scartato sulla pila { lost-cities-of-suit }: in questo turno non puoi prendere da lì.
lost-cities-why-piles-shut = Da { $turns } turni nessuno pesca dal mazzo. Ora pesca dal mazzo.

# options of a table
lost-cities-option-colours = Colori
lost-cities-option-colours-about = Cinque colori, o sei per una partita più lunga.
lost-cities-option-colours-5 = Cinque
lost-cities-option-colours-6 = Sei, con la notte
lost-cities-option-rounds = Round
lost-cities-option-rounds-about = Numero di round. Di solito tre.
lost-cities-option-next-starter = Round seguenti
lost-cities-option-next-starter-about = Chi comincia i round dopo il primo.
lost-cities-option-next-starter-leader = Comincia chi ha più punti
lost-cities-option-next-starter-alternate = A turno
lost-cities-option-next-starter-fixed = Sempre lo stesso posto
lost-cities-option-first-starter = Primo round
lost-cities-option-first-starter-about = Chi comincia il primo round.
lost-cities-option-first-starter-chance = A sorte
lost-cities-option-first-starter-0 = Il primo posto
lost-cities-option-first-starter-1 = Il secondo posto
lost-cities-option-stall-guard = Antistallo
lost-cities-option-stall-guard-about = Dopo 24 turni di fila senza pescare dal mazzo, le pile si bloccano finché qualcuno non pesca dal mazzo.
lost-cities-option-stall-guard-on = Sì
lost-cities-option-stall-guard-off = No
lost-cities-option-extra-round = Spareggio
lost-cities-option-extra-round-about = Un altro round se dopo l’ultimo c’è parità.
lost-cities-option-extra-round-on = Sì, un altro round
lost-cities-option-extra-round-off = No, è pareggio
lost-cities-option-piles = Scarti sotto la cima
lost-cities-option-piles-about = Se si possono consultare le pile degli scarti.
lost-cities-option-piles-top = Solo la carta in cima
lost-cities-option-piles-full = Tutta la pila

## Rules and tutorial: a page loads what follows when it is read.
lost-cities-rules-goal-text = Tu e il tuo rivale organizzate spedizioni. Ognuna costa 20 punti appena la cominci e rende il valore delle sue carte. Cominciane poche e portale lontano: vince chi ha più punti a fine partita.
lost-cities-rules-cards = Le carte
lost-cities-rules-cards-text = Ogni colore ha i numeri da 2 a 10, una volta ciascuno, e tre scommesse. Con cinque colori sono 60 carte. Ognuno ne riceve otto; le altre formano il mazzo.
lost-cities-rules-night = La partita lunga aggiunge un sesto colore, la notte: 72 carte, in mano sempre otto.
lost-cities-rules-turn = Il tuo turno
lost-cities-rules-turn-text = Prima gioca una carta, poi pescane una. A fine turno hai sempre otto carte in mano.
lost-cities-rules-lay = 1. Giocala in una tua spedizione…
lost-cities-rules-lay-text = Puoi avere una spedizione per colore, dalla tua parte. Può cominciare con qualsiasi carta. Ogni carta successiva deve essere più alta dell’ultima; puoi saltare dei numeri. Le carte non si inseriscono in mezzo e non si riprendono.
lost-cities-rules-lay-example = Dopo il 4 va bene il 7. Il 5 e il 6 per questa spedizione sono ormai persi.
lost-cities-rules-wagers = Prima le scommesse: quante ne vuoi prima del primo numero, nessuna dopo.
lost-cities-rules-wagers-example = Due scommesse, poi i numeri: questa spedizione vale il triplo.
lost-cities-rules-discard = …oppure scartala
lost-cities-rules-discard-text = Qualsiasi carta può andare scoperta sulla pila del suo colore. Il tuo rivale può prenderla.
lost-cities-rules-draw = 2. Pesca una carta
lost-cities-rules-draw-text = Dal mazzo, oppure la carta in cima a una pila, tranne quella su cui hai appena scartato. Il tuo rivale sa quale carta prendi da una pila: resta visibile accanto al tuo nome finché non la giochi.
lost-cities-rules-end = Fine di un round
lost-cities-rules-end-text = Il round finisce non appena si pesca l’ultima carta del mazzo. Le carte in mano non contano. Il mazzo mostra quante carte restano.
lost-cities-rules-score = Punti
lost-cities-rules-score-text = Ogni spedizione si conta a parte. Senza carte vale 0. Altrimenti:
lost-cities-rules-score-sum = Somma i numeri e togli 20.
lost-cities-rules-score-times = Moltiplica per 2 con una scommessa, per 3 con due, per 4 con tre (anche se il risultato è negativo).
lost-cities-rules-score-bonus = Otto o più carte, scommesse comprese, danno un bonus di 20 punti, che non si moltiplica.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Con due scommesse e otto carte: (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Una scommessa da sola: (0 − 20) × 2 = −40.
lost-cities-rules-match = La partita
lost-cities-rules-match-text = Di solito una partita ha tre round, di cui si sommano i punti. Chi comincia il primo lo decide la sorte; poi comincia chi ha più punti o, in parità, chi non ha cominciato l’ultimo. Se alla fine i punti sono pari, è pareggio.
lost-cities-rules-options = Opzioni del tavolo
lost-cities-rules-options-text = Cinque o sei colori; da uno a venti round; chi comincia; un round di spareggio; se si possono consultare le pile degli scarti.
lost-cities-rules-stall = Perché nessun round duri in eterno: dopo 24 turni di fila in cui si è presa una carta da una pila, le pile si bloccano finché qualcuno non pesca dal mazzo.
lost-cities-rules-here = Giocare online
lost-cities-rules-here-text = Scegli una carta e le sue destinazioni si illuminano, con i punti prima e dopo. Una piccola freccia in giù vuol dire che la carta si può solo scartare. Puoi annullare finché non peschi dal mazzo o non gioca il tuo rivale (i bot giocano subito). Clic destro o pressione lunga spiegano ogni cosa sul tavolo.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = Queste sono le tue carte: numeri da 2 a 10 in cinque colori, e scommesse. Ti servono a guidare spedizioni, una per colore, che devono rendere più di quanto costano.
learn-lost-cities-begin = A ogni turno giochi una carta e ne peschi una. Comincia una spedizione: scegli il 4 del vulcano, poi tocca il suo posto illuminato.
learn-lost-cities-cost = Una spedizione costa 20 punti: la tua vale 4 − 20 = −16. Rende solo quando la somma dei suoi numeri supera 20. Ora pesca dal mazzo.
learn-lost-cities-rising = Hai pescato il 7 del vulcano. I numeri devono salire e puoi saltarne, quindi per il 2 è tardi: gioca il 7, poi pesca.
learn-lost-cities-wager = Una scommessa raddoppia ciò che una spedizione rende o costa, due lo triplicano, e vanno prima del primo numero. Gioca la scommessa dell’oceano, poi pesca.
learn-lost-cities-discard = Una carta che non serve si può scartare, ma il tuo rivale può prenderla. Scegli il 2 della neve, tocca la pila della neve, poi pesca.
learn-lost-cities-take = Pip ha scartato l’8 dell’oceano. Gioca il 6 dell’oceano dopo la tua scommessa, poi prendi quell’8 invece di pescare dal mazzo.
learn-lost-cities-bonus = Ora è il round 2 di 3 e la tua spedizione del vulcano ha sette carte. Otto o più danno un bonus di 20 punti, quindi gioca il 10.
learn-lost-cities-last = Nel mazzo resta una sola carta. Pescarla chiude subito il round: pescala.
learn-lost-cities-score = Somma i numeri, togli 20, raddoppia per la scommessa e aggiungi 20 per otto carte: ecco quanto vale una spedizione. Dopo tre round vince il totale più alto.
learn-lost-cities-remember-1 = Una spedizione costa 20: comincia solo quelle che possono rendere di più.
learn-lost-cities-remember-2 = Prima le scommesse, poi i numeri, sempre più alti.
learn-lost-cities-remember-3 = L’ultima carta del mazzo chiude il round, qualunque cosa tu abbia ancora in mano.
