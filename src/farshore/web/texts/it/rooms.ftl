# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continua
against = { $game } contro { $names }
and-more = { $number ->
    [one] e un’altra
   *[other] e altre { $number }
}
lesson-first = Prima volta?
lesson-new = Non conosci { $game }?
lesson-text = Pip ti mostra { $game } in circa tre minuti, una mossa alla volta.
players-from-to = { $most ->
    [1] { $players } giocatore
   *[other] { $players } giocatori
}
minutes = { $minutes } min
weight = { $weight ->
    [1] Leggero
    [2] Medio
   *[3] Corposo
}
more-of = Altro su { $game }
challenge = { $name } ti aspetta
challenge-text = { $name } vorrebbe giocare a { $game } con te.
challenge-go = Gioca contro { $name }
a-bot = Un bot
bot-1-nature = gentile
bot-2-nature = costante
bot-3-nature = riflessivo
bot-4-nature = acuto
bot-5-nature = spietato
friend = Un amico
somebody-here = Qualcuno qui
by-link = con il link
bot-level = bot, livello { $level }
at-this-device = su questo dispositivo
add-seat = Aggiungi un posto
up-to = fino a { $number }
remove-seat = Togli questo posto
how-to-play = Tipo di partita
invite-soon = Appena il tavolo è aperto ricevi un link da mandare.
all-set = Tutto pronto
all-set-text = La partita comincia subito.
seats-of = { $number ->
    [one] un posto
   *[other] { $number } posti
}
invites-you = { $name } ti invita a giocare a
in-short = Il gioco in 30 secondi
no-account = Nessun account, niente da installare.
sit-down = Siediti
learn-first = Prima impara
pace-is-turn = { $unit ->
    [day] { $number ->
        [one] un giorno a turno
       *[other] { $number } giorni a turno
    }
    [minute] { $number } min a turno{ $bank ->
        [0] {""}
       *[other] , { $bank } min di riserva
    }
   *[second] { $number } s a turno{ $bank ->
        [0] {""}
       *[other] , { $bank } min di riserva
    }
}
share = Condividi
reach-here = Funziona solo su questo computer
reach-here-text = Gli amici su altri dispositivi non possono ancora aprire questo link.
open-network = Apri alla mia rete
open-network-who = Chiunque sia nella stessa rete o nello stesso Wi-Fi di questo computer potrà aprire Farshore, creare tavoli e unirsi a quelli pubblici. I tavoli privati richiedono comunque il loro link. Va bene a casa, non in un bar. Finisce quando chiudi l’accesso o fermi Farshore.
reach-network = Funziona nella tua rete
reach-network-text = Telefoni e computer nello stesso Wi-Fi possono aprirlo. Se uno non ci riesce, forse un firewall di questo computer lo blocca.
close-network = Richiudi
no-network = Al momento questo computer non è collegato a nessuna rete.
put-bot-at = Aggiungi un bot al posto { $seat }
strong-preparing = I bot più forti sono ancora in preparazione. Faranno la prima mossa un po’ più tardi.
welcome = Dove si va?
welcome-text = Giochi da tavolo di esplorazione, contro i bot o con gli amici. Niente account, niente da installare.
play-now = Gioca
choose-bots = Scegli bot e regole
choose-bots-short = Opzioni
play-solo = Solitario
learn-about = Un primo assaggio sul tabellone vero, in 2 o 3 minuti
with-friends = Con amici
language-and-display = Lingua e aspetto
language = Lingua
theme = Tema
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
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
sound-lay = Carta o tessera giocata
sound-draw = Carta o tessera pescata
sound-score = Punti (round, isola, tempio)
sound-refused = Mossa non consentita
sound-over = Fine della partita
notices = Notifiche
notices-turn = Avvisami quando tocca a me e sono in un’altra scheda
notices-refused = Il tuo browser blocca le notifiche di questo sito. Puoi permetterle nelle impostazioni del sito.
your-name = Il tuo nome
rename = Cambia
preparing = In preparazione
preparing-seconds = Pronto tra circa { $seconds } s
preparing-title = Prepariamo i giochi
preparing-done = Tutti i giochi sono pronti
preparing-done-text = Scegline uno e gioca. D’ora in poi il server si avvia in pochi secondi.
preparing-text = Al primo avvio il server prepara i giochi per un minuto o due. A quelli pronti puoi già giocare.
preparing-ready = Pronti: { $done } su { $all }
they-wait =
    { $number ->
        [one] Una partita ti aspetta
       *[other] { $number } partite ti aspettano
    }
my-matches = Le mie partite
open-tables = Tavoli aperti
no-matches = Ancora nessuna partita. Premi «Gioca» in un gioco e comparirà qui.
no-tables = Nessun tavolo aperto. Creane uno e invita gli amici con un link.
state-running = In corso
state-open = In attesa di giocatori
state-over = Finita
state-unreadable = Illeggibile
time-left =
    { $unit ->
        [day]
            { $number ->
                [one] resta un giorno
               *[other] restano { $number } giorni
            }
        [hour]
            { $number ->
                [one] resta un’ora
               *[other] restano { $number } ore
            }
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
who-plays = Giocatori
you-sit-here = Tu
seat-for = Posto { $number }
person = Giocatore { $number }
name = Nome
list-it = Tavolo pubblico: può unirsi chiunque
pace-none = Senza limiti
pace-none-about = Prenditi tutto il tempo che vuoi.
pace-quick = Rapido
pace-quick-about = 15 secondi a turno, più 3 minuti di riserva.
pace-calm = Rilassato
pace-calm-about = 45 secondi a turno, più 10 minuti di riserva.
pace-days = Giorni
pace-days-about = Tre giorni a turno. Se il tempo scade, subentra un bot.
own-value = Personalizza…
own-value-empty = { $option }: scrivi un tuo valore o scegline un altro.
open-table = Crea il tavolo
begin-match = Inizia la partita
waiting-for-players = In attesa di giocatori
curtain-turn = { $name }, tocca a te
curtain-wait = Posto di { $name }
curtain-text = Gli altri non guardino! Premi il pulsante per vedere il tuo gioco.
curtain-show = Mostra il mio gioco
remove-bot = Togli il bot
invite = Invita amici
invite-text = Chi apre questo link può unirsi. La partita comincia quando tutti i posti sono occupati.
qr = Codice QR del link
leave = Lascia il tavolo
state-starting = In avvio
start-abandoned = La partita non è potuta iniziare: il browser di un giocatore non ha risposto entro 20 secondi. Il posto è di nuovo libero, e chi lo occupava può tornare a sedersi.
