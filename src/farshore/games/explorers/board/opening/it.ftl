# Explorers: before a match.
explorers-preset-first = Prima partita
explorers-preset-first-about = Lati base e nessuna missione.
explorers-preset-goals = Con missioni
explorers-preset-goals-about = Lati base e due missioni per tutti.
explorers-preset-expert = Esperto
explorers-preset-expert-about = Lati per esperti e tre missioni.
explorers-brief-1 = Una carta, una plancia a testa.
explorers-brief-1-about = Una carta mostra due terreni. Tutti segnano caselle insieme, ognuno sulla propria plancia.
explorers-brief-2 = Raccogli per strada.
explorers-brief-2-about = Razioni e gemme danno punti alla fine di ogni round.
explorers-brief-3 = Arriva prima ai templi.
explorers-brief-3-about = Una chiave ne apre uno. Prima arrivi, più vale.
