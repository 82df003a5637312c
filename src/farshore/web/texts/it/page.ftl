# What every screen says. Names of games are data: an operator may change them.
title = Farshore: giochi da tavolo di esplorazione
games = Giochi
learn = Impara (3 min)
learn-title = Impara { $game }
rules = Regole
rules-of = { $game }: le regole
rules-contents = Indice
home = Home
settings = Impostazioni
notice-where = { $game }: { $names }
close = Chiudi
no-server = Il server non risponde
no-server-text = Forse la connessione è caduta. Continuiamo a provare.
try-again = Riprova
page-stale = Questa pagina non è aggiornata
page-stale-text = Una parte della pagina non si è caricata. Forse c’è una versione più recente.
load-again = Ricarica
offline-title = Sei offline
offline-text = Farshore non è raggiungibile. Appena torni online, riprenderai da dov’eri.
offline-again = Riprova
no-game = Gioco non trovato
learn-preparing = Questo gioco è ancora in preparazione. Si aprirà qui appena sarà pronto.
you-are = Giochi come { $name }.
free-seat = libero
state-my-turn = Tocca a te
state-frozen = Congelata
seats = Posti
bot-1 = Pip
bot-1-about = Gioca d’istinto e sbaglia spesso. Ideale per le prime partite.
bot-2 = Marlow
bot-2-about = Prende quel che conviene subito e raramente pensa al dopo.
bot-3 = Tove
bot-3-about = Riflette sulle sue mosse. Un avversario solido.
bot-4 = Isaura
bot-4-about = Immagina molti sviluppi prima di ogni mossa. Difficile.
bot-5 = Corvin
bot-5-about = Pensa un secondo e punisce ogni errore. Molto difficile.
clock = Limite di tempo
options = Regole del tavolo
you = tu
hand-over = Passa il dispositivo a { $name }
link-to = { $stop ->
    [end] Link al risultato
   *[other] Link a questo momento
}
link = Link
copy = Copia
copied = Copiato
connecting = Connessione…
table-private = Questo tavolo è privato
table-private-text = Chiedi il link a uno dei giocatori.
table-unknown = Tavolo non trovato
table-unknown-text = Forse il link è incompleto.
table-unreadable = Questa partita non può essere mostrata
table-unreadable-text = È salvata, ma questo server non riesce a leggerla. Niente è andato perso: avvisa chi gestisce il server.
table-crowded = Troppe finestre aperte
table-crowded-text = Questo tavolo è aperto in troppe finestre. Chiudine qualcuna e ricarica la pagina.
line-good = Connesso
line-slow = Connessione lenta
line-broken = Riconnessione… le tue mosse sono salvate
your-turn = tocca a te
panels = Giocatori, punteggio e cronaca
caption = { $button ->
    [link] Condividi
    [back] Tavolo
    [settings] Opzioni
    [rules] Regole
    [replay] Novità
   *[menu] Menu
}
actions = Azioni
undo = Annulla
more-below = Scorri per vedere altro
tab-players = Giocatori
tab-sheet = Punteggio
tab-log = Cronaca
points = Punti
level = livello { $level }
bot-stands-in = gioca un bot
has-resigned = ha abbandonato
rank = { $rank }º
undo-asked = { $name } vorrebbe annullare la sua ultima mossa.
agree = Va bene
decline = No
undo-waits = In attesa che gli altri accettino di annullare.
take-back = Riprendi il gioco
go-back = Annulla una mossa
ask-undo = Chiedi di annullare
resign = Abbandona
resign-text = Vuoi abbandonare la partita? Conta come persa.
play-on = Continua a giocare
you-watch = Stai guardando la partita.
fair = Sorteggi verificabili
fair-text = Questa impronta di tutti i sorteggi è stata fissata prima della partita. Dopo, chiunque può verificare che nulla sia cambiato.
download-export = Tutti i dati, per la verifica
download-transcript = La partita come testo
match-over = La partita è finita.
frozen = Congelata: le regole sono cambiate. Dopo il passo { $step } la versione { $rules } non permette più { $code ->
    [options] un’opzione di questa partita
    [outcome] il sorteggio successivo
   *[action] la mossa successiva
}.
agree-to-end = Chiudi con questo punteggio
end-agreed = Accetti di chiudere la partita. Anche gli altri devono accettare.
match-won = { $who ->
    [you] Vinci tu: { $points }
    [several] Pareggio: { $points }
   *[other] Vince { $name }: { $points }
}
days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
next-match = Prossima partita
print = Stampa
paper-running = La partita è ancora in corso
rematch = Gioca ancora
join-rematch = Vai alla rivincita
look-back = Rivedi la partita
with-a-friend = Invita un amico
replay = Rivedi la partita
replay-of = Rivedi { $game }
replay-step = Passo
replay-at = { $step } di { $steps }
replay-halt = Da allora le regole sono cambiate. Ci si ferma dopo il passo { $step } di { $steps }: la versione { $rules } { $code ->
    [options] non permette più un’opzione di questa partita
    [outcome] non permette più il sorteggio successivo
    [result] arriva a un altro risultato
   *[action] non permette più la mossa successiva
}. Risultato e cronaca restano com’erano.
replay-first = All’inizio
replay-before = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-times = { $speed } ×
replay-perspective = Punto di vista
replay-all = Tutto scoperto
replay-watcher = Spettatore
replay-jump = Vai a…
to-table = Torna al tavolo
share = Condividi
save-picture = Salva come immagine
picture-saved = Immagine salvata.
picture-failed = Non è stato possibile salvare l’immagine.
draws-check = Verifica i sorteggi
draws-checking = Verifica in corso…
why-past = Questa partita è finita. La stai rivedendo.
log-seated = { $name } si siede
log-stood = { $text } lascia il tavolo
log-begun = La partita comincia
log-ended = { $reason ->
    [agreed] La partita finisce di comune accordo
    [resigned] La partita finisce per abbandono
    [cut] La partita è stata fermata
    [abandoned] La partita è stata interrotta
   *[finished] La partita è finita
}
log-undone = { $name } annulla una mossa
log-undo-asked = { $name } chiede di annullare
log-undo-answered = { $name } risponde: { $text ->
    [yes] sì
   *[no] no
}
log-rewound = Alcune mosse sono state annullate
log-taken-over = Un bot subentra a { $name }
log-handed-back = { $name } riprende il gioco
log-resigned = { $name } abbandona
log-migrated = Regole nuove: la partita continua con la versione { $text }
log-frozen = Regole nuove: la partita è congelata
log-end-agreed = { $name } accetta di chiudere la partita
log-rematched = È pronta una rivincita
why-not-your-turn = Non tocca a te.
why-not-yours = Questo posto non è tuo.
why-over = La partita è finita.
why-frozen = La partita è congelata: le sue regole sono cambiate.
why-answered = Dopo si è già pescato o giocato: puoi solo chiedere di annullare.
why-nothing-to-undo = Non c’è nulla da annullare.
why-stood-in = Un bot gioca per te: prima premi «Riprendi il gioco».
why-has-resigned = Hai abbandonato.
why-undo-free = Puoi annullare senza chiedere.
why-seen = Nel frattempo si è visto qualcosa di nascosto: non si può più annullare.
why-undo-pending = C’è già un’altra richiesta di annullare.
why-too-many-undos = Si è già annullato { $most } volte: di più non si può.
why-too-long = La partita è diventata troppo lunga per questo. Continua a giocare.
why-not-begun = La partita non è ancora cominciata.
why-unreadable = Questo comando non esiste. Scegline uno dall’elenco.
why-busy = Troppe richieste insieme: riprova.
why-begun = La partita è già cominciata.
why-no-seat = Questo posto non esiste.
why-seat-taken = Questo posto è già occupato.
why-full = Tutti i posti sono occupati.
why-no-level = Non c’è un bot di questo livello.
why-seated-already = Hai già un posto a questo tavolo.
why-not-seated = Possono farlo solo i giocatori di questo tavolo.
why-not-over = La partita non è ancora finita.
why-rematched = C’è già una rivincita. Partecipa a quella.
why-seat-free = Lì non c’è nessuno.
why-not-stood-in = Nessun bot gioca per te.
why-nothing-asked = Non c’è più nessuna richiesta aperta.
why-agreed = Hai già accettato.
why-not-frozen = La partita non è congelata.
why-settled = Questa partita segue già le regole attuali.
why-in-time = C’è ancora tempo.
why-attended = C’è ancora qualcuno a questo tavolo.
why-server-only = { why-not-allowed }
why-no-such-number = { why-unreadable }
why-no-such-seat = { why-no-seat }
why-not-chance = { why-unknown }
why-impossible = { why-unknown }
why-chance-to-act = Un momento: è in corso un sorteggio.
why-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
why-not-owner = { why-unavailable }
why-revoked = Il tuo accesso qui non è più valido. Ricarica la pagina.
why-unavailable = Per ora il server non riesce a salvare. Riprova.
why-no-game = Questo gioco non è disponibile qui.
why-bad-event = { table-unreadable-text }
why-bad-match = { table-unreadable-text }
why-newer-rules = Questa partita segue regole più recenti di quelle del server.
why-unknown = Al momento non si può.
why-bad-request = Il server non ha capito. Ricarica la pagina.
why-stranger = { why-revoked }
why-not-allowed = Non puoi farlo.
why-private = { table-private }. { table-private-text }
why-no-table = { table-unknown }. { table-unknown-text }
why-not-found = Qui non c’è (più) niente.
why-not-now = { why-unknown }
why-too-large = È troppo lungo.
why-too-many = Troppe richieste. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
why-preparing = Il gioco è ancora in preparazione. Riprova tra un attimo.
why-bad-option = { $option }: questo valore non è possibile.
why-bad-name = Il nome è troppo lungo o ha caratteri che non si possono usare.
why-failed = Qualcosa è andato storto sul server. Riprova.
why-starting = La partita sta per cominciare.
why-not-starting = La partita non è più in fase di avvio.
why-bad-commitment = Il numero segreto del tuo browser non corrisponde a questa partita. Ricarica la pagina.
why-withheld = Per { $most } volte non c’eri quando questa partita stava per cominciare. Qui non puoi più prendere posto.
why-spent-commitment = { why-bad-commitment }
why-not-committed = { why-bad-commitment }
why-wrong-secret = { why-bad-commitment }
why-revealed = { why-unknown }
why-no-network = Al momento questo computer non è collegato a nessuna rete.
keys = Tasti
key-move = muoversi sul tabellone
key-lit = andare alla casella illuminata successiva o precedente
key-page-down = Pag giù
key-page-up = Pag su
key-choose = scegliere
key-back = tornare indietro o chiudere
key-undo = annullare
key-since = rivedere cosa è successo dal tuo ultimo turno
key-command = scrivere un comando
key-sheet = punteggio
key-log = cronaca
key-rules = regole
key-explain = spiegare l’elemento selezionato o mostrare questi tasti
keys-pointer = Clic destro o pressione lunga spiegano ogni cosa.
since = Dal tuo ultimo turno
since-walk = Mostra passo per passo
since-step = { $at } di { $all }: { $text }
command = Comando
can-do = Mosse possibili: { $list }{ $more ->
    [0] .
    [one] {" "}e un’altra.
   *[other] {" "}e altre { $more }.
}
cannot-act = Al momento non c’è nulla da fare.

# Come nasce il caso di una partita
starting = La partita inizia
starting-text = In attesa del browser di { $names }. Se non risponde entro 20 secondi, il posto si libera.
log-start-abandoned = { $text } non ha risposto. Il posto è di nuovo libero
fair-mixed = Nessuno può scegliere l’esito dei sorteggi, nemmeno questo server. Il server e il browser di ogni giocatore hanno scelto ciascuno un numero segreto prima di conoscere gli altri. Tutti i sorteggi derivano dall’insieme di questi numeri. Dopo la partita i numeri vengono mostrati, e chiunque può verificarli.
fair-bots = Qui giocano solo bot, perciò i sorteggi dipendono solo dal numero segreto del server. È stato fissato prima dell’inizio e viene mostrato alla fine.
fair-server = Nessun browser dei giocatori ha aggiunto un numero segreto, perciò i sorteggi dipendono solo da quello del server. È stato fissato prima dell’inizio e viene mostrato alla fine.
fair-mine = Il tuo browser ha aggiunto il suo numero.
fair-without = Senza un numero proprio: { $names }. Il programma con cui giocano non ne ha inviato nessuno.
fair-abandoned = { $count ->
    [one] Prima di questo, un avvio è stato abbandonato perché un browser non ha risposto in tempo.
   *[other] Prima di questo, { $count } avvii sono stati abbandonati perché un browser non ha risposto in tempo.
}
fair-redrawn = { $count ->
    [one] Un sorteggio è stato annullato di comune accordo.
   *[other] { $count } sorteggi sono stati annullati di comune accordo.
}
fair-commitment = Impronta del numero del server, visibile da quando il tavolo è stato aperto:
attention = Richieste e avvisi
offline = Nessuna connessione. Riproviamo.
offline-waiting = La tua mossa è salvata e partirà appena torna la connessione.
stood-in = Un bot gioca per te.
went-away = { $name } è assente
came-back = { $name } è di nuovo qui
watchers = { $number ->
    [one] Una persona guarda
   *[other] { $number } persone guardano
}
is-here = presente
is-away = assente
