game-skerries = Skerries
about-skerries = Deux capitaines dans la brume. Naviguer vers l’inconnu, ou regarder d’abord et perdre un tour.

# Ce qui est sur la carte.
skerries-kind = { $kind ->
    [sea] pleine mer
    [isle] île
    [wreck] épave
    [reef] récif
    [harbour] port
   *[fog] brume
}
skerries-you = Vous
skerries-chart = La carte
skerries-points = points
skerries-turns = { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
}
skerries-commission = Mission : { $name }, +{ $bonus } chacune
skerries-commission-secret = Mission secrète
skerries-commission-title = Mission
skerries-unseen = Tuiles que vous n’avez pas vues
skerries-charted-by = { $who ->
    [you] cartographié par vous
   *[other] cartographié par { $name }
}
skerries-seen = vous avez vu : { $name }
skerries-looked-by = { $name } a regardé
skerries-ship = { $who ->
    [you] votre navire
   *[other] le navire de { $name }
}
skerries-sail-here = Naviguer ici
skerries-look-here = Regarder ici
skerries-mode-sail = Naviguer
skerries-mode-look = Regarder

# Ce qui est demandé, et ce qui s’est passé.
skerries-status-act = À vous : naviguez vers une case voisine, ou regardez dans la brume.
skerries-status-wait = Un instant…
skerries-status-waits = On attend { $name }.
skerries-log-sail = { $who ->
    [you] Vous naviguez vers { $square }
   *[other] { $name } navigue vers { $square }
}
skerries-log-look = { $who ->
    [you] Vous regardez { $square }
   *[other] { $name } regarde { $square }
}
skerries-log-tile = { $who ->
    [you] Vous trouvez : { $name }
   *[other] Trouvé : { $name }
}
skerries-log-commission = { $who ->
    [you] Votre mission : { $name }
   *[other] L’autre mission : { $name }
}

# Explications.
skerries-about-fog = Personne n’a cartographié cette case. Y naviguer révèle sa tuile à tous ; la regarder ne la montre qu’à vous.
skerries-about-harbour = Un port, d’où part un navire. Il ne vaut rien.
skerries-about-kind = Vaut { $points } pour vous. Avec la mission correspondante, chaque tuile compte { $bonus } de plus à la fin. Vous n’en avez pas vu { $left }.
skerries-about-commission = Une mission nomme une sorte de tuile. Elle est montrée à la fin, et chaque tuile de cette sorte que ce capitaine a cartographiée compte davantage.

# La feuille de score.
skerries-total = Total
skerries-squares = { $squares ->
    [one] une case
   *[other] { $squares } cases
}
skerries-sheet-note = Les missions comptent à la fin. À égalité de points, le plus de cases cartographiées l’emporte.

# Pourquoi pas.
skerries-why-already-there = Votre navire y est déjà.
skerries-why-not-beside = { $square } n’est pas à côté de votre navire en { $ship }.
skerries-why-other-ship = L’autre navire est en { $square }.
skerries-why-too-far = { $square } est trop loin : de { $ship } vous voyez à deux pas.
skerries-why-charted = { $square } est déjà cartographié.
skerries-why-looked-before = Vous avez déjà regardé { $square }.

# Options.
skerries-option-turns = Tours
skerries-option-turns-about = Combien de tours a chaque capitaine. D’habitude 14.

## Rules and tutorial: a page loads what follows when it is read.
skerries-rules-goal = Deux capitaines cartographient 25 cases de mer. La plupart sont dans la brume, et ce qu’elle cache vaut beaucoup, rien, ou moins que rien. Qui a le plus de points à la fin gagne.
skerries-rules-chart = La carte
skerries-rules-chart-text = Les navires partent des ports, dans deux coins opposés. Sur chacune des 23 autres cases se trouve une tuile :
skerries-rules-sea = sept, sans valeur
skerries-rules-isle = six, 2 points chacune
skerries-rules-wreck = quatre, 5 points chacune
skerries-rules-reef = six, qui coûtent 3 points chacun
skerries-rules-sail = Votre tour : naviguer…
skerries-rules-sail-text = Naviguez vers une case voisine de votre navire, mais pas vers l’autre navire. Si elle est dans la brume, sa tuile est révélée et vous l’avez cartographiée, quelle qu’elle soit.
skerries-rules-look = …ou regarder
skerries-rules-look-text = Regardez une case dans la brume, à deux pas au plus. Vous seul voyez sa tuile, qui y reste ; l’autre capitaine voit seulement où vous avez regardé.
skerries-rules-end = La fin et les missions
skerries-rules-end-text = Chaque capitaine a une mission secrète pour une sorte de tuile. La partie finit après le dernier tour, ou quand il n’y a plus de brume. Les missions sont alors montrées, et chaque tuile de cette sorte compte davantage : pleine mer et îles 2 points, épaves 3, récifs 4. À égalité, le plus de cases cartographiées l’emporte.

# Le tutoriel.
learn-skerries-chart = Voici la mer que vous et Pip cartographiez. Votre navire part du coin supérieur gauche, et presque tout est dans la brume.
learn-skerries-commission = Voici votre mission secrète : à la fin, chaque épave que vous avez cartographiée vaut 3 points de plus. Pip en a une aussi.
learn-skerries-sail = À chaque tour vous naviguez ou regardez. Naviguez vers b1 : sa tuile est révélée, et vous l’avez cartographiée.
learn-skerries-look = Une île, 2 points. Soyez prudent : choisissez « Regarder », puis b2, et vous seul verrez ce qui s’y trouve.
learn-skerries-reef = Un récif aurait coûté 3 points. Naviguez plutôt vers c1.
learn-skerries-other = Une épave, 5 points. Pip a regardé c3 : vous voyez où, mais pas ce qu’il y a.
learn-skerries-last = Vers la fin d’une autre partie. Vous connaissez une épave en d2 : allez-y à votre dernier tour.
learn-skerries-score = Les missions sont montrées, et vos deux épaves comptent 3 de plus chacune. Le plus de points gagne.
learn-skerries-remember-1 = Naviguer cartographie, regarder renseigne : chacun prend un tour.
learn-skerries-remember-2 = Les récifs coûtent des points, sauf si votre mission les paie.
learn-skerries-remember-3 = Où l’autre capitaine va après avoir regardé peut trahir sa mission.
