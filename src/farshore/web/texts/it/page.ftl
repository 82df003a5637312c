# What every screen says. Names of games are data: an operator may change them.
title = Farshore: giochi da tavolo di esplorazione
welcome = Dove si va?
welcome-text = Giochi da tavolo di esplorazione, contro i bot o con gli amici. Niente account, niente da installare.
games = Giochi
play-now = Gioca subito
choose-bots = Scegliere bot e regole
choose-bots-short = Opzioni
play-solo = Solitario
learn = Impara (3 min)
learn-about = Un primo assaggio sul tabellone vero, in due o tre minuti
learn-title = Impara { $game }
with-friends = Con amici
rules = Regole
rules-of = { $game }: le regole
rules-contents = Indice
home = Home
settings = Impostazioni
language = Lingua
theme = Tema
theme-auto = Come il sistema
theme-light = Giorno
theme-dark = Notte
pace = Animazioni
pace-is = { $pace ->
    [0] Nessuna
    [120] Veloci
    [500] Lente
   *[250] Normali
}
sounds = Suoni
sound-all = Suoni attivi
sound-turn = Tocca a me
sound-lay = Si gioca una carta o una tessera
sound-draw = Si pesca qualcosa
sound-score = Si conquista qualcosa: un round, un’isola, un tempio
sound-refused = Qualcosa non si può fare
sound-over = La partita è finita
notices = Notifiche
notices-turn = Avvisami quando tocca a me e sto guardando altro
notices-refused = Il tuo browser non le permette per questa pagina. Puoi cambiarlo nelle sue impostazioni per questa pagina.
notice-where = { $game }: { $names }
your-name = Il tuo nome
rename = Cambia
close = Chiudi
no-server = Il server non risponde
no-server-text = Forse la rete manca solo per un momento. Continuiamo a provare.
try-again = Riprova
page-stale = Questa pagina non è aggiornata
page-stale-text = Non è stato possibile caricarne una parte. Forse sul server c’è una versione più recente.
load-again = Ricarica
offline-title = Manca la rete
offline-text = Farshore non è raggiungibile. Appena lo sarà, riprenderai da dov’eri.
offline-again = Riprova
no-game = Questo gioco non esiste
preparing = In preparazione
preparing-title = Prepariamo i giochi
preparing-done = Tutti i giochi sono pronti
preparing-text = Al primo avvio ogni gioco viene preparato, una volta sola. Ci vuole qualche minuto; a quelli pronti si può già giocare.
preparing-ready = Pronti: { $done } su { $all }
still-preparing = Il gioco è ancora in preparazione. Riprova tra un attimo.
learn-preparing = Questo gioco è ancora in preparazione. Si aprirà qui appena è pronto.
they-wait =
    { $number ->
        [one] Una partita ti aspetta
       *[other] { $number } partite ti aspettano
    }
my-matches = Le mie partite
open-tables = Tavoli aperti
no-matches = Ancora niente. Premi «Gioca subito» in un gioco: le tue partite compariranno qui.
no-tables = Nessuno aspetta a un tavolo. Aprine uno: gli amici potranno unirsi con un link.
you-are = Giochi come { $name }.
free-seat = libero
state-my-turn = Tocca a te
state-running = In corso
state-open = In attesa
state-over = Finita
time-left =
    { $unit ->
        [day] restano { $number } giorni
        [hour] restano { $number } ore
       *[minute]
            { $number ->
                [0] resta meno di un minuto
                [one] resta un minuto
               *[other] restano { $number } minuti
            }
    }
ago = { $unit ->
    [minute] { $number ->
        [one] un minuto fa
       *[other] { $number } minuti fa
    }
    [hour] { $number ->
        [one] un’ora fa
       *[other] { $number } ore fa
    }
    [day] { $number ->
        [one] ieri
       *[other] { $number } giorni fa
    }
   *[now] proprio ora
}
new-table = { $game }: nuovo tavolo
who-plays = Chi gioca
seats = Posti
you-sit-here = Tu
seat-for = Posto { $number }
a-friend = Un amico, con il link
person-here = Qualcuno qui, su questo dispositivo
person = Giocatore { $number }
name = Nome
bot-of-level = { $name } (livello { $level })
bot-1 = Pip
bot-1-about = Gioca a sensazione e sbaglia spesso i calcoli. Per le prime partite.
bot-2 = Marlow
bot-2-about = Prende quel che conviene subito e non guarda lontano.
bot-3 = Tove
bot-3-about = Prova le sue mosse prima di agire. Una buona sfida.
bot-4 = Isaura
bot-4-about = Valuta molti mondi possibili prima di agire. Difficile.
bot-5 = Corvin
bot-5-about = Pensa per un secondo e non perdona nulla.
list-it = Mostra il tavolo nell’elenco, così può unirsi chiunque
clock = Tempo
pace-none = Senza limiti
pace-none-about = Prenditi tutto il tempo che vuoi.
pace-quick = Rapido
pace-quick-about = 15 secondi a turno e 3 minuti di riserva.
pace-calm = Calmo
pace-calm-about = 45 secondi a turno e 10 minuti di riserva.
pace-days = Giorni
pace-days-about = Tre giorni a turno. Se il tempo scade, continua un bot.
options = Regole del tavolo
own-value = Altro…
open-table = Apri il tavolo
begin-match = Inizia la partita
waiting-for-players = In attesa di giocatori
join-table = { $game }: prendi posto
you = tu
sit-here = Siediti qui
hand-over = Passa a { $name }
curtain-turn = { $name }, tocca a te
curtain-wait = { $name }, il tuo posto
curtain-text = Gli altri guardino altrove. Ciò che puoi vedere solo tu appare quando premi il pulsante.
curtain-show = Mostra il mio gioco
put-bot = Aggiungi bot…
remove-bot = Togli il bot
invite = Invita amici
invite-text = Chi apre questo link può unirsi. La partita comincia quando tutti i posti sono occupati.
link = Link
copy = Copia
copied = Copiato
qr = Il link come codice per il telefono
leave = Lascia il tavolo
connecting = Un momento…
table-private = Questo tavolo è privato
table-private-text = Chiedi il link a chi gioca qui.
table-unknown = Questo tavolo non esiste
table-unknown-text = Forse il link è incompleto.
table-crowded = Troppe finestre
table-crowded-text = Hai davvero tante finestre aperte su questo tavolo. Chiudine qualcuna e ricarica la pagina.
line-good = In linea
line-slow = Connessione lenta
line-broken = Riconnessione; le tue mosse sono salve
reconnecting = Riconnessione… le tue mosse sono salve.
your-turn = tocca a te
panels = Giocatori, punteggio e cronaca
actions = Azioni
undo = Annulla
more-below = Altro più in basso
tab-players = Giocatori
tab-sheet = Punteggio
tab-log = Cronaca
points = Punti
level = livello { $level }
bot-stands-in = gioca un bot
has-resigned = ha abbandonato
rank = { $rank }º
undo-asked = { $name } chiede di tornare a prima della sua ultima azione.
agree = Va bene
decline = No
undo-waits = Chiediamo agli altri se puoi tornare indietro.
take-back = Torna a giocare
go-back = Torna indietro
ask-undo = Chiedi di annullare
resign = Abbandona
resign-text = Vuoi abbandonare la partita? Conta come persa.
play-on = Continua
you-watch = Stai guardando.
fair = Sorteggi equi
fair-text = Prima del primo sorteggio è stata fissata questa impronta di tutti i sorteggi. A fine partita chiunque può verificare che nulla sia stato cambiato.
download-export = Tutti i dati, da verificare
download-transcript = La partita come testo
match-over = La partita è finita.
match-won = { $who ->
    [you] Vinci tu: { $points }
    [several] Pareggio: { $points }
   *[other] Vince { $name }: { $points }
}
days-left = { $days } giorni
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
replay-first = All’inizio
replay-before = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-times = { $speed } ×
replay-eyes = Visto da
replay-all = Tutto scoperto
replay-watcher = Uno spettatore
replay-jump = Vai a…
to-table = Al tavolo
share = Condividi
save-picture = Salva come immagine
picture-saved = L’immagine è pronta.
draws-check = Verifica i sorteggi
draws-checking = Verifica in corso…
draws-good =
    { $draws ->
        [one] Verificato un sorteggio. Deriva dal valore iniziale fissato in anticipo.
       *[other] Verificati tutti e { $draws } i sorteggi. Derivano dal valore iniziale fissato in anticipo.
    }
draws-broken = Il valore iniziale non è quello fissato in anticipo.
draws-wrong = Questi sorteggi non derivano dal valore iniziale: { $list }.
draws-cannot = Questo browser verifica i sorteggi solo via https. Scarica il file ed esegui: farshore verify FILE
why-past = Questa partita è finita. La stai solo rivedendo.
log-seated = { $name } si siede
log-stood = { $name } se ne va
log-begun = La partita comincia
log-ended = { $reason ->
    [resigned] La partita è stata abbandonata
    [cut] La partita è stata interrotta
   *[finished] La partita è finita
}
log-undone = { $name } annulla la mossa
log-undo-asked = { $name } chiede di annullare
log-undo-answered = { $name } risponde: { $text ->
    [yes] sì
   *[no] no
}
log-rewound = La partita torna indietro
log-taken-over = Un bot gioca per { $name }
log-handed-back = { $name } torna a giocare
log-resigned = { $name } abbandona
log-rematched = Ci sarà un’altra partita
why-not-your-turn = Non tocca a te.
why-not-yours = Questo posto non è tuo.
why-over = La partita è finita.
why-answered = Ha già avuto un seguito, una pescata o una mossa: puoi solo chiedere di tornare indietro.
why-nothing-to-undo = Non c’è nulla da annullare.
why-stood-in = Un bot gioca per te: prima premi «Torna a giocare».
why-has-resigned = Hai abbandonato.
why-undo-free = Puoi annullare senza chiedere.
why-seen = Intanto si è visto qualcosa di nascosto: non si torna indietro.
why-undo-pending = C’è già un’altra richiesta in sospeso.
why-not-begun = La partita non è ancora cominciata.
why-unreadable = { $message }
why-busy = Troppe richieste insieme: riprova.
keys = Tasti
key-move = muoversi sul tabellone
key-lit = vai alla casella illuminata successiva o precedente
key-page-down = Pag giù
key-page-up = Pag su
key-choose = attivare l’elemento selezionato
key-back = tornare indietro, chiudere
key-undo = annullare
key-since = cosa è successo dal tuo ultimo turno, passo per passo
key-command = scrivere un comando; compare tutto ciò che puoi fare
key-sheet = punteggio
key-log = cronaca
key-rules = regole
key-explain = spiegare l’elemento selezionato o mostrare questi tasti
keys-pointer = Clic destro o pressione lunga: la spiegazione di ciò che tocchi.
since = Dal tuo ultimo turno
since-walk = Mostra passo per passo
since-step = { $at } di { $all }: { $text }
command = Comando
can-do = Mosse possibili: { $list }{ $more ->
    [0] .
    [one] {" "}e un’altra.
   *[other] {" "}e altre { $more }.
}
cannot-act = Al momento non si può fare nulla.
