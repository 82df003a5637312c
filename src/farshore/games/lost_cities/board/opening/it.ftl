# Lost Cities: before a match.
lost-cities-preset-short = Un round
lost-cities-preset-short-about = Una sola mano, punti alla fine.
lost-cities-preset-classic = Classica
lost-cities-preset-classic-about = Cinque colori e tre round, come nella scatola.
lost-cities-preset-long = Lunga
lost-cities-preset-long-about = Sei colori, con la notte, e tre round.
lost-cities-brief-1 = Gioca in ordine crescente.
lost-cities-brief-1-about = Una spedizione per colore; ogni carta deve superare la precedente.
lost-cities-brief-2 = Cominciare costa 20.
lost-cities-brief-2-about = Comincia solo ciò che puoi finire, o resterai sotto zero.
lost-cities-brief-3 = Le scommesse moltiplicano.
lost-cities-brief-3-about = Giocane una per prima e il risultato vale doppio, nel bene e nel male.
