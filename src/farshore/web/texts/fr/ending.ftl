# La fin d’une partie.
ending-title = Le résultat
ending-counting = Le décompte
ending-skip = { $by ->
    [touch] Touche l’écran pour passer
   *[other] Clique ou appuie sur une touche pour passer
}
ending-win = { $margin ->
    [none] Tu gagnes
    [0] Tu gagnes au départage
    [one] Tu gagnes d’un point
   *[other] Tu gagnes de { $margin } points
}
ending-wins = { $margin ->
    [none] { $name } gagne
    [0] { $name } gagne au départage
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $margin } points
}
ending-draw = Égalité
ending-shared = { $names } se partagent la victoire
ending-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-you = Toi
ending-parts = D’où viennent les points
ending-total = Total
ending-turned = Le tournant : { $part }, { $seats ->
    [2] { $points } à { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-led = { $who ->
    [you] Tu n’as jamais été derrière.
   *[other] { $name } n’a jamais été derrière.
} Le plus grand écart : { $part }, { $seats ->
    [2] { $points } à { $other }
   *[other] { $winner } { $points }, { $rival } { $other }
}.
ending-tied = Même nombre de points : la règle de départage décide.
ending-board = Voir le plateau
ending-result = Résultat
ending-another = Défier { $name }
ending-climb = En solo, pour un rang
ending-rank = { $points ->
    [one] point
   *[other] points
}, palier { $rank } sur { $ranks }
ending-next = { $points ->
    [one] Encore un point
   *[other] Encore { $points } points
} pour « { $name } »
ending-summit = Le sommet : il n’y a rien au-dessus.
ending-range-first = jusqu’à { $to }
ending-range = { $from } à { $to }
ending-range-last = { $from } et plus
