# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continua
against = { $game } contro { $names }
and-more = { $number ->
    [one] e un’altra
   *[other] e altre { $number }
}
lesson-first = È la prima volta?
lesson-new = Non conosci { $game }?
lesson-text = Pip ti mostra { $game } in circa tre minuti, una mossa alla volta.
lesson-go = Impara con Pip
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
invite-soon = Appena il tavolo è aperto ricevi un link e un codice da condividere.
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
