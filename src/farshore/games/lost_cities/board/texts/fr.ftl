# What the home page shows.
game-lost-cities = Lost Cities
about-lost-cities = Deux rivaux, cinq expéditions. N’ouvre que celles que tu peux mener loin : chacune coûte des points avant d’en rapporter.
minutes-lost-cities = 20

# Lost Cities. A suit is a letter in the data; here it gets its name.
lost-cities-suit = { $suit ->
    [Y] désert
    [B] océan
    [W] neige
    [G] jungle
    [R] volcan
    [P] nuit
   *[other] { $suit }
}
# The suit after a noun. Names of cards are masculine: le 7 du désert, le pari de l’océan.
lost-cities-of-suit = { $suit ->
    [Y] du désert
    [B] de l’océan
    [W] de la neige
    [G] de la jungle
    [R] du volcan
    [P] de la nuit
   *[other] { $suit }
}
lost-cities-card = { $number } { lost-cities-of-suit }
lost-cities-wager = pari { lost-cities-of-suit }
lost-cities-wager-short = pari
lost-cities-to = devient
lost-cities-you = Toi

# the board
lost-cities-lane = { $who ->
    [you] Ton expédition { lost-cities-of-suit }
   *[other] Expédition { lost-cities-of-suit } ({ $name })
}
lost-cities-lane-state = { $list }, vaut { $points }
lost-cities-not-begun = pas ouverte
lost-cities-lay-here = Poser ici : { $change }
lost-cities-lanes-of = Expéditions : { $name }
lost-cities-piles = Défausses et pioche
lost-cities-pile = Défausse { lost-cities-of-suit }
lost-cities-pile-state = { $cards ->
    [one] { $card } sur le dessus, seule carte
   *[other] { $card } sur le dessus, { $cards } cartes
}
lost-cities-pile-empty = vide
lost-cities-discard = défausse
lost-cities-discard-here = Défausser ici
lost-cities-discard-gives = { $points ->
    [one] { $name } pourrait la poser : { $points } point
   *[other] { $name } pourrait la poser : { $points } points
}
lost-cities-key-card = choisir une carte de ta main
lost-cities-key-draw = piocher
lost-cities-take-this = Prendre la carte du dessus
lost-cities-barred = Bloquée ce tour-ci
lost-cities-deck = La pioche
lost-cities-deck-state = { $cards ->
    [one] La pioche : encore { $cards } carte
   *[other] La pioche : encore { $cards } cartes
}
lost-cities-draw-this = Piocher
lost-cities-cards-left = { $cards ->
    [one] restante
   *[other] restantes
}
lost-cities-turns-left = { $cards ->
    [one] dernière carte
   *[other] tes tours : { $turns }
}
# the same where there is little room: a word and a number
lost-cities-turns-short = { $cards ->
    [one] dernière
   *[other] tours : { $turns }
}
lost-cities-round = Manche
lost-cities-round-short = Manche { $round }/{ $rounds }
lost-cities-this-round = manche { $points }
lost-cities-hand = Ta main
lost-cities-can-lay = { $card }, jouable : { $change }
lost-cities-cannot-lay = { $card }, ne peut pas se poser
lost-cities-choose-first = Choisis d’abord une carte de ta main.
lost-cities-other-lane = Ton { $card } va sur l’expédition { lost-cities-of-suit }.
lost-cities-other-pile = Ton { $card } ne peut aller que sur la défausse { lost-cities-of-suit }.

# who does what
lost-cities-status-lay = À toi : pose ou défausse une carte.
lost-cities-status-target = Pose-la sur ton expédition, ou défausse-la.
lost-cities-status-discard = Cette carte ne va sur aucune de tes expéditions : défausse-la ou choisis-en une autre.
lost-cities-status-draw = Pioche, ou prends dans une défausse éclairée.
lost-cities-status-deck = Pioche maintenant une carte.
lost-cities-status-last = Prends une carte. La dernière de la pioche met fin à la manche.
lost-cities-status-wait = Un instant…
lost-cities-status-waits = À { $name } de jouer.
lost-cities-status-draws = À { $name } de prendre une carte.
lost-cities-log-starts = { $who ->
    [you] Tu commences
   *[other] { $name } commence
}
lost-cities-log-deal = Les cartes sont distribuées
lost-cities-log-lay = { $who ->
    [you] Tu poses le { $card }
   *[other] { $name } pose le { $card }
}
lost-cities-log-discard = { $who ->
    [you] Tu défausses le { $card }
   *[other] { $name } défausse le { $card }
}
lost-cities-log-take = { $who ->
    [you] Tu prends dans la défausse { lost-cities-of-suit }
   *[other] { $name } prend dans la défausse { lost-cities-of-suit }
}
lost-cities-log-took = { $who ->
    [you] Tu prends le { $card }
   *[other] { $name } prend le { $card }
}
lost-cities-log-now = { $line } (expédition : { $points })
lost-cities-log-round = La manche { $round } est terminée : { $list }
lost-cities-log-draw = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
}
lost-cities-log-drew = { $who ->
    [you] Tu pioches le { $card }
   *[other] { $name } pioche le { $card }
}

# explanations
lost-cities-about-wager = Un pari multiplie ce que l’expédition { lost-cities-of-suit } rapporte ou coûte : un pari double, deux triplent, trois quadruplent. Les paris se posent avant le premier nombre. Il y en a trois par couleur.
lost-cities-about-number = Ajoute { $number } à l’expédition { lost-cities-of-suit }. Chaque carte doit être plus haute que la précédente.
lost-cities-about-change = Si tu la poses maintenant : { $change }.
lost-cities-about-empty = Pas ouverte, donc elle ne coûte rien. Une fois ouverte, elle part de −20 et ses cartes s’y ajoutent.
lost-cities-about-bonus = { $cards ->
    [8] 8 cartes : bonus de 20 points.
    [9] 9 cartes : bonus de 20 points.
    [10] 10 cartes : bonus de 20 points.
    [11] 11 cartes : bonus de 20 points.
    [12] 12 cartes : bonus de 20 points.
    [one] { $cards } carte sur les 8 du bonus de 20 points.
   *[other] { $cards } cartes sur les 8 du bonus de 20 points.
}
lost-cities-about-pile = Cartes de cette couleur défaussées par les deux joueurs. On ne peut prendre que celle du dessus.
lost-cities-about-top = { $cards ->
    [one] Sur le dessus : { $card }. C’est la seule carte.
   *[other] Sur le dessus : { $card }. { $cards } cartes en tout.
}
lost-cities-about-below = Dessous : { $list }.
lost-cities-about-deck = { $cards ->
    [0] La pioche est vide.
    [one] Encore une carte. Dès qu’on la pioche, la manche est terminée.
   *[other] Encore { $cards } cartes. La manche s’arrête dès que la dernière est piochée : encore { $cards } tours, plus un par carte prise dans une défausse.
}
lost-cities-about-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
lost-cities-known = Cartes connues de { $name } :

# score sheet
lost-cities-round-is = Manche { $round }
lost-cities-round-now = Manche { $round } en cours
lost-cities-round-of = Manche { $round } sur { $rounds } en cours
lost-cities-round-done = Manche { $round } sur { $rounds }
lost-cities-rounds = Manches
lost-cities-total = Total
lost-cities-table-points = Toutes les expéditions
lost-cities-formula = (somme des nombres − 20) × (1 + paris), plus 20 à partir de huit cartes.
lost-cities-unseen = Cartes non vues ({ $number })
lost-cities-unseen-text = Elles sont dans la pioche ou dans une main que tu ne vois pas. Barrées : déjà vues.
lost-cities-round-you = Tu gagnes la manche { $round }
lost-cities-round-other = { $name } gagne la manche { $round }
lost-cities-round-tied = Manche { $round } : égalité
lost-cities-next-round = Manche suivante
lost-cities-end-you = Tu gagnes !
lost-cities-end-other = { $name } gagne
lost-cities-end-draw = Égalité

# refusals
lost-cities-why-play-first = Pose ou défausse d’abord une carte, puis prends-en une.
lost-cities-why-draw-next = Tu as déjà joué une carte. Prends-en une maintenant.
lost-cities-why-not-in-hand = Tu n’as pas le { $card } en main.
lost-cities-why-too-low = Ton { $card } n’est pas plus haut que le { $top }. Tu peux seulement le défausser.
lost-cities-why-wager-too-late = Les paris se posent avant le premier nombre, et le { $top } est déjà là. Ce pari ne peut qu’être défaussé.
lost-cities-why-no-such-suit = La couleur { lost-cities-suit } n’est pas dans cette partie.
lost-cities-why-pile-empty = La défausse { lost-cities-of-suit } est vide.
lost-cities-why-pile-closed = Tu viens de poser une carte sur la défausse { lost-cities-of-suit } : tu ne peux rien y prendre ce tour-ci.
lost-cities-why-piles-shut = Personne n’a pioché depuis { $turns } tours. Pioche maintenant.

# options of a table
lost-cities-option-colours = Couleurs
lost-cities-option-colours-about = Cinq couleurs, ou six pour une partie plus longue.
lost-cities-option-colours-5 = Cinq
lost-cities-option-colours-6 = Six, avec la nuit
lost-cities-option-rounds = Manches
lost-cities-option-rounds-about = Nombre de manches. D’habitude trois.
lost-cities-option-next-starter = Manches suivantes
lost-cities-option-next-starter-about = Qui commence les manches après la première.
lost-cities-option-next-starter-leader = Le joueur qui mène
lost-cities-option-next-starter-alternate = À tour de rôle
lost-cities-option-next-starter-fixed = Toujours la même place
lost-cities-option-first-starter = Première manche
lost-cities-option-first-starter-about = Qui commence la première manche.
lost-cities-option-first-starter-chance = Au hasard
lost-cities-option-first-starter-0 = La première place
lost-cities-option-first-starter-1 = La deuxième place
lost-cities-option-stall-guard = Anti-blocage
lost-cities-option-stall-guard-about = Après 24 tours de suite sans piocher, les défausses sont bloquées jusqu’à ce que quelqu’un pioche.
lost-cities-option-stall-guard-on = Oui
lost-cities-option-stall-guard-off = Non
lost-cities-option-extra-round = Manche décisive
lost-cities-option-extra-round-about = Jouer une manche de plus en cas d’égalité après la dernière.
lost-cities-option-extra-round-on = Oui, une manche de plus
lost-cities-option-extra-round-off = Non, l’égalité reste
lost-cities-option-piles = Cartes recouvertes
lost-cities-option-piles-about = Les joueurs peuvent-ils consulter les défausses ?
lost-cities-option-piles-top = Seulement le dessus
lost-cities-option-piles-full = Toute la défausse

## Rules and tutorial: a page loads what follows when it is read.
lost-cities-rules-goal-text = Face à un rival, tu lances des expéditions. Chacune coûte 20 points dès qu’elle est ouverte et rapporte la valeur de ses cartes. Ouvres-en peu et mène-les loin : le joueur qui a le plus de points à la fin de la partie gagne.
lost-cities-rules-cards = Les cartes
lost-cities-rules-cards-text = Chaque couleur a les nombres de 2 à 10, une fois chacun, et trois paris. Cinq couleurs font 60 cartes. Chacun en reçoit huit ; les autres forment la pioche.
lost-cities-rules-night = La partie longue ajoute une sixième couleur, la nuit : 72 cartes, toujours huit en main.
lost-cities-rules-turn = Ton tour
lost-cities-rules-turn-text = Joue d’abord une carte, puis prends-en une. À la fin de ton tour, tu as toujours huit cartes.
lost-cities-rules-lay = 1. Pose-la sur ton expédition…
lost-cities-rules-lay-text = Tu peux avoir une expédition par couleur, de ton côté. Elle peut s’ouvrir avec n’importe quelle carte. Chaque carte suivante doit être plus haute que la dernière ; tu peux sauter des nombres. On n’intercale rien, on ne reprend rien.
lost-cities-rules-lay-example = Après le 4, le 7 convient. Le 5 et le 6 sont désormais perdus pour cette expédition.
lost-cities-rules-wagers = Les paris d’abord : autant que tu veux avant le premier nombre, plus aucun après.
lost-cities-rules-wagers-example = Deux paris, puis des nombres : cette expédition compte triple.
lost-cities-rules-discard = …ou défausse-la
lost-cities-rules-discard-text = Toute carte peut aller, face visible, sur la défausse de sa couleur. Ton rival peut la prendre.
lost-cities-rules-draw = 2. Prends une carte
lost-cities-rules-draw-text = Dans la pioche, ou sur le dessus d’une défausse, sauf celle où tu viens de défausser. Ton rival connaît une carte prise dans une défausse : elle reste affichée près de ton nom jusqu’à ce que tu la joues.
lost-cities-rules-end = Fin d’une manche
lost-cities-rules-end-text = La manche s’arrête dès que la dernière carte de la pioche est prise. Les cartes en main ne comptent pas. La pioche indique combien il en reste.
lost-cities-rules-score = Les points
lost-cities-rules-score-text = Chaque expédition se compte à part. Sans carte, elle vaut 0. Sinon :
lost-cities-rules-score-sum = Additionne les nombres et retire 20.
lost-cities-rules-score-times = Multiplie par 2 pour un pari, par 3 pour deux, par 4 pour trois (même si le résultat est négatif).
lost-cities-rules-score-bonus = Huit cartes ou plus, paris compris, rapportent un bonus de 20 points, qui n’est pas multiplié.
lost-cities-rules-example = 2 + 3 + 5 + 7 + 8 + 10 = 35. Avec deux paris et huit cartes : (35 − 20) × 3 + 20 = 65.
lost-cities-rules-alone = Un seul pari, sans rien d’autre : (0 − 20) × 2 = −40.
lost-cities-rules-match = La partie
lost-cities-rules-match-text = Une partie compte d’habitude trois manches, dont on additionne les points. Le hasard désigne le joueur qui commence la première ; ensuite, c’est celui qui a le plus de points ou, à égalité, celui qui n’a pas commencé la précédente. À égalité finale, personne ne gagne.
lost-cities-rules-options = Options de la table
lost-cities-rules-options-text = Cinq ou six couleurs ; une à vingt manches ; qui commence ; une manche décisive ; le droit de consulter les défausses.
lost-cities-rules-stall = Pour qu’aucune manche ne s’éternise : après 24 tours de suite où l’on a pris dans une défausse, les défausses sont bloquées jusqu’à ce que quelqu’un pioche.
lost-cities-rules-here = Jouer en ligne
lost-cities-rules-here-text = Choisis une carte : ses emplacements s’éclairent, avec les points avant et après. Une petite flèche vers le bas signifie que la carte ne peut qu’être défaussée. Tu peux annuler tant que tu n’as pas pioché et que ton rival n’a pas joué (un bot joue aussitôt). Un clic droit ou un appui long explique tout ce qui est sur la table.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-lost-cities-hand = Voici tes cartes : des nombres de 2 à 10 en cinq couleurs, et des paris. Avec elles, tu mènes des expéditions, une par couleur, qui doivent rapporter plus qu’elles ne coûtent.
learn-lost-cities-begin = À chaque tour, tu joues une carte, puis tu en prends une. Ouvre une expédition : choisis le 4 du volcan, puis appuie sur son emplacement éclairé.
learn-lost-cities-cost = Une expédition coûte 20 points : la tienne vaut 4 − 20 = −16. Elle ne rapporte que si la somme de ses nombres dépasse 20. Maintenant, pioche.
learn-lost-cities-rising = Tu as pioché le 7 du volcan. Les nombres doivent monter, et on peut en sauter ; le 2 arrive donc trop tard : pose le 7, puis pioche.
learn-lost-cities-wager = Un pari double ce que l’expédition rapporte ou coûte, deux le triplent, et ils se posent avant son premier nombre. Pose le pari de l’océan, puis pioche.
learn-lost-cities-discard = Une carte inutile peut être défaussée, mais ton rival peut la prendre. Choisis le 2 de la neige, appuie sur la défausse de la neige, puis pioche.
learn-lost-cities-take = Pip a défaussé le 8 de l’océan. Pose le 6 de l’océan sur ton pari, puis prends ce 8 au lieu de piocher.
learn-lost-cities-bonus = Voici la manche 2 sur 3, et ton expédition du volcan a sept cartes. À partir de huit, elle rapporte un bonus de 20 points : pose donc le 10.
learn-lost-cities-last = Il ne reste qu’une carte dans la pioche. La prendre met aussitôt fin à la manche : pioche-la.
learn-lost-cities-score = Additionne les nombres, retire 20, double pour le pari et ajoute 20 pour huit cartes : voilà ce que vaut une expédition. Après trois manches, le plus haut total gagne.
learn-lost-cities-remember-1 = Une expédition coûte 20 : n’ouvre que celles qui peuvent rapporter plus.
learn-lost-cities-remember-2 = Les paris d’abord, puis les nombres, toujours en montant.
learn-lost-cities-remember-3 = La dernière carte de la pioche met fin à la manche, quoi qu’il te reste en main.
