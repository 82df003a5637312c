# What came of a check of draws. Loaded when it is asked for.
draws-good =
    { $draws ->
        [one] Verificato un sorteggio. Corrisponde al valore iniziale fissato prima della partita.
       *[other] Verificati tutti e { $draws } i sorteggi. Corrispondono al valore iniziale fissato prima della partita.
    }
draws-wrong = Questi sorteggi non corrispondono al valore iniziale: { $list }.
draws-unknown = Verificati { $draws } sorteggi: corrispondono al valore iniziale fissato prima della partita. { $unknown ->
    [one] Un altro viene da regole precedenti e non si può verificare.
   *[other] Altri { $unknown } vengono da regole precedenti e non si possono verificare.
}
fair-good = { $people ->
    [one] Tutti i { $draws } sorteggi sono stati verificati. Derivano dal numero del server e da quello di un dispositivo, fissati in anticipo.
   *[other] Tutti i { $draws } sorteggi sono stati verificati. Derivano dal numero del server e da quelli di { $people } dispositivi, fissati in anticipo.
}
fair-left-out = Il numero di questo browser non è stato usato.
fair-earlier = Il numero di questo browser apparteneva a un avvio abbandonato, non a questa partita. Se invece l’hai giocata, non è stato usato.
fair-forged = La registrazione di questa partita si contraddice, o contraddice ciò che era stato mostrato prima ({ $list }).
