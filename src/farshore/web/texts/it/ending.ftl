# La fine di una partita.
ending-title = Com’è finita
ending-counting = Il conteggio
ending-skip = { $by ->
    [touch] Tocca lo schermo per saltare
   *[other] Fai clic o premi un tasto per saltare
}
ending-win = { $margin ->
    [none] Hai vinto
    [0] Hai vinto allo spareggio
    [one] Hai vinto di un punto
   *[other] Hai vinto di { $margin } punti
}
ending-wins = { $margin ->
    [none] { $name } ha vinto
    [0] { $name } ha vinto allo spareggio
    [one] { $name } ha vinto di un punto
   *[other] { $name } ha vinto di { $margin } punti
}
ending-draw = Pareggio
ending-shared = Vittoria condivisa: { $names }
ending-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ending-you = Tu
ending-parts = Da dove vengono i punti
ending-total = Totale
ending-turned = La svolta: { $part }, { $seats ->
    [2] { $points } a { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-led = { $who ->
    [you] Nessuno ti è mai stato davanti.
   *[other] Nessuno è mai stato davanti a { $name }.
} La differenza più grande: { $part }, { $seats ->
    [2] { $points } a { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-tied = Parità di punti: decide lo spareggio.
ending-board = Vedi il tabellone
ending-result = Risultato
ending-another = Sfida { $name }
ending-climb = In solitario, per un grado
ending-rank = { $points ->
    [one] punto
   *[other] punti
}, gradino { $rank } su { $ranks }
ending-next = { $points ->
    [one] Manca un punto
   *[other] Mancano { $points } punti
} a «{ $name }»
ending-summit = La vetta: più in alto non si va.
ending-range-first = fino a { $to }
ending-range = da { $from } a { $to }
ending-range-last = da { $from } in su
