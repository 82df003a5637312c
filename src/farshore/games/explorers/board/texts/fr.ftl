# What the home page shows.
game-explorers = Explorers
about-explorers = Tout le monde explore en même temps la même terre inconnue. Fais provision d’aliments, choisis bien ton chemin et arrive en premier aux temples.
minutes-explorers = 25

# Explorers. "Mark" is what a player puts on a square: une croix; to mark: cocher.
explorers-terrain-prairie = Herbe
explorers-terrain-water = Eau
explorers-terrain-desert = Sable
explorers-terrain-mountain = Montagne
explorers-village = Village
explorers-any-terrain = tout terrain
explorers-pair = { $one } + { $other }
explorers-either = { $one } ou { $other }
explorers-object-temple = Temple
explorers-object-key = Clé
explorers-object-scroll = Parchemin
explorers-object-horse = Cheval
explorers-object-gem = Gemme
explorers-object-apple = Pomme
explorers-object-carrot = Carotte
explorers-object-fish = Poisson
explorers-provisions = Aliments
explorers-gems = Gemmes
explorers-villages = Villages
explorers-temples = Temples
explorers-achievements = Objectifs
explorers-total = Total

# what is asked
explorers-status-lay = À toi : pose une tuile dans le quadrant { $quadrant }
explorers-status-lays = { $name } compose le paysage
explorers-status-village = À toi : choisis le village de départ commun
explorers-status-villages = { $name } choisit le village de départ commun
explorers-status-card = On retourne la carte suivante
explorers-status-chooses = { $name } choisit un côté de la carte
explorers-status-option = À toi : choisis un côté de la carte
explorers-status-again = { $terrains }, { $marks ->
    [one] une croix
   *[other] { $marks } croix
} : appuie encore pour choisir
explorers-status-all-set-up = Chacun place ses trois premières croix
explorers-status-all-mark = Tout le monde coche
explorers-status-wait = En attente des autres
explorers-status-terrain = Choisis le terrain de tes premières croix
explorers-status-choose = Choisis : { $ones } croix sur { $one } ou { $twos } sur { $two }
explorers-status-scroll = Parchemin : choisis un terrain pour 4 croix
explorers-status-horse = Cheval : coche une case éclairée
explorers-status-horse-stuck = Aucune case pour le cheval : renonces-y
explorers-status-bonus = { $marks ->
    [0] Bonus de temple : choisis-en un et son terrain
   *[other] Bonus de temple : choisis un terrain ({ $marks } croix)
}
explorers-status-all-done = Toutes les croix placées : confirme ton tour
explorers-status-stuck = { $terrains } : aucune case libre. Confirme ton tour
explorers-status-mark = { $marks ->
    [one] Encore { $marks } case à cocher : { $terrains }
   *[other] Encore { $marks } cases à cocher : { $terrains }
}

# buttons
explorers-done = Confirmer
explorers-done-without = Renoncer au bonus
explorers-done-early = Finir le tour (reste { $marks } croix)
explorers-skip-horse = Renoncer au cheval
explorers-skip-bonus = Renoncer au reste
explorers-scroll-spend = Utiliser un parchemin : 4 croix
explorers-scroll-back = Revenir à la carte
explorers-terrain-empty = Aucune de tes croix n’est à côté de ce terrain : tu ne pourrais rien cocher. Appuie encore pour le choisir quand même.
explorers-zoom-in = Agrandir le plateau
explorers-zoom-out = Voir tout le plateau
explorers-village-at = Village { $quadrant } ({ $square })
explorers-turn-tile = Tourner
explorers-lay-tile = Poser la tuile { $tile }
explorers-tile = Tuile { $tile }
explorers-open-board = { $points ->
    [one] { $name } : { $points } point. Voir le plateau
   *[other] { $name } : { $points } points. Voir le plateau
}
explorers-watch = Plateau à afficher

# card and tracks
explorers-card = Carte
explorers-card-name = { $one } / { $two }
explorers-round = Manche { $round }/{ $rounds }
explorers-turn = Carte { $turn }/{ $turns }
explorers-setup = Premières croix
explorers-option-name = { $terrains } : { $marks } croix
explorers-terrain-choice = { $terrain } : { $marks } croix, { $open ->
    [0] aucune case à côté de tes croix
    [one] { $open } case à côté de tes croix
   *[other] { $open } cases à côté de tes croix
}
explorers-note-near = Côté face à toi : 3 croix ; côté opposé : 2.
explorers-note-free = Dernière carte à trois joueurs : chacun a 3 croix du côté de son choix.
explorers-note-choose = Tu choisis. Les autres auront 2 croix de ton côté ou 3 de l’autre.
explorers-note-mine = Tu as choisi ce côté.
explorers-note-took = { $name } a choisi { $terrains } : 2 croix là, ou 3 de l’autre côté.
explorers-guide-horse = Cheval : une croix de plus sur n’importe quel terrain, à côté d’une de tes croix.
explorers-guide-bonus = Bonus de temple : choisis un terrain pour les croix bonus.
explorers-guide-bonus-marks = Bonus de temple : des croix bonus sur { $terrains }.
explorers-guide-scroll = Parchemin : quatre croix sur { $terrains } à la place de la carte.
explorers-bonus-of = Bonus du temple { $quadrant }
explorers-harvest = Points de la manche { $round }
explorers-harvest-of = { $name } : aliments { $provisions }, gemmes { $gems }
explorers-left-label = Croix restantes
explorers-left = { $marks ->
    [one] { $marks } croix restante
   *[other] { $marks } croix restantes
}
explorers-unseen-label = Encore à venir, sauf une
explorers-unseen = Cartes pas encore vues dans cette manche : { $list }
explorers-unseen-text = { $cards ->
    [0] C’est la dernière carte de la manche ; une des huit a été écartée.
    [one] Encore { $cards } carte dans cette manche ; une de celles-ci a été écartée, face cachée.
   *[other] Encore { $cards } cartes dans cette manche ; une de celles-ci a été écartée, face cachée.
}
explorers-found = Trouvailles
explorers-nothing = rien
explorers-keys-have = Clés : { $free } sur { $found } à utiliser
explorers-scrolls-have = Parchemins : { $free } sur { $found } à utiliser
explorers-gems-have = Gemmes : { $gems }, soit { $points } cette manche
explorers-provisions-have = Aliments de la manche { $round } : { $list }
explorers-temple-mine = Temple { $quadrant } : exploré pour { $points } points
explorers-temple-open = Temple { $quadrant } en { $square } : { $points } points maintenant{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } croix bonus
}
explorers-temple-shut = Temple { $quadrant } : plus de points
explorers-race-now = vaut { $points }
explorers-others = Plateaux des autres
explorers-map-of = { $who ->
    [you] Ton plateau
   *[other] Plateau : { $name }
}
explorers-score-now = Points
explorers-score-then = Si on arrêtait là
explorers-score-then-text = Avec la manche en cours
explorers-result = Score final
explorers-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
explorers-no-points = pas encore de points

# squares
explorers-name-legal = cochable
explorers-name-marked = cochée
explorers-name-fresh = cochée, à confirmer
explorers-name-closed = fermée
explorers-is-marked = Tu as coché cette case.
explorers-can-be-marked = Tu peux la cocher maintenant : { $points }.
explorers-plain-text = Rien ici. Coche cette case pour avancer.
explorers-village-text = Un village ne se coche pas. À la fin, il rapporte selon le nombre de cases adjacentes cochées : 3, 5, 7 ou 10 points.
explorers-village-expert-text = Un village ne se coche pas. À la fin, seul compte ton village qui a le moins de cases adjacentes cochées : 12, 18, 26 ou 40 points pour 1 à 4.
explorers-temple-text = { $seats ->
    [1] Il faut une clé. Sa valeur baisse à chaque manche : 12, 10, 8, 6.
    [2] Il faut une clé. Le premier arrivé gagne le plus : 12, puis 8.
    [3] Il faut une clé. Le premier arrivé gagne le plus : 12, puis 8, puis 6.
   *[other] Il faut une clé. Le premier arrivé gagne le plus : 12, puis 10, 8, 6.
}
explorers-temple-expert-text = Il faut une clé. 8 points pour tous, et jusqu’à 3 croix bonus à la fin du tour : plus tu arrives tôt, plus tu en as.
explorers-temple-now = En ce moment : { $points } points{ $bonus ->
    [0] .
   *[other] {" "}et { $bonus } croix bonus.
}
explorers-key-text = Ouvre un temple au choix, dès maintenant.
explorers-scroll-text = Utilise-le lors d’un prochain tour à la place de la carte : quatre croix sur un terrain de ton choix.
explorers-horse-text = Tout de suite une croix de plus sur n’importe quel terrain, à côté d’une de tes croix.
explorers-gem-text = Chaque gemme rapporte 1 point à la fin de chaque manche : mieux vaut les trouver tôt.
explorers-gem-expert-text = Chaque gemme prend le nombre suivant de la ligne : −3, −2, −1, puis +1 à +5. À la fin d’une manche, les négatifs restants te coûtent des points ; quand il n’y en a plus, tes positifs comptent.
explorers-provision-text = Chaque sorte une fois par manche : 1, 2 ou 3 sortes différentes rapportent 2, 5 ou 10 points. Une sorte déjà trouvée est fermée jusqu’à la manche suivante.
explorers-provision-expert-text = Manche 2 : seulement des pommes ; manche 3 : des carottes ; manche 4 : des poissons ; 1 à 4 rapportent 1, 4, 9 ou 16 points. Tout est fermé à la manche 1.

# log
explorers-log-tile = Tuile { $tile } en { $quadrant }, tournée de { $degrees }°
explorers-log-achievement = Objectif : { $title }
explorers-log-card = Carte : { $one } / { $two }
explorers-log-village = { $name } choisit le village { $quadrant } : tout le monde part de là
explorers-log-terrain = { $name } commence sur { $terrain }
explorers-log-option = { $name } choisit { $terrains }
explorers-log-scroll = { $name } utilise un parchemin : { $terrain }
explorers-log-bonus = { $name } prend un bonus de temple : { $terrain }
explorers-log-mark = { $name } coche { $square } ({ $what })
explorers-log-skip = { $name } renonce au reste
explorers-log-done = { $name } a fini
explorers-log-temple = { $name } explore le temple { $quadrant } : { $points } points
explorers-log-race = { $name } marque { $points } points : { $title }
explorers-log-round = La manche { $round } est terminée : { $list }
explorers-since-marks = { $number ->
    [one] { $name } coche { $number } case : { $squares }
   *[other] { $name } coche { $number } cases : { $squares }
}
explorers-since-found = { $marks }. Trouvé : { $things }
explorers-key-option = choisir un côté de la carte
explorers-key-done = confirmer le tour
explorers-key-skip = renoncer au cheval, ou au reste d’un bonus
explorers-key-zoom = agrandir le plateau (petit écran)

# sheet
explorers-sheet-round = Manche { $round }
explorers-sheet-running = Manche { $round }, en cours
explorers-sheet-ties = À égalité, le joueur qui a utilisé le moins de parchemins passe devant.
explorers-sheet-solo = En solo, tu vises un rang, de 1 à 6.
explorers-village-of = Village { $quadrant }
explorers-temple-of = Temple { $quadrant }
explorers-rank = Palier { $rank } sur 6
explorers-rank-next = Encore { $points } jusqu’au suivant
explorers-rank-1 = S’égare à la première colline
explorers-rank-2 = Reste sur les sentiers
explorers-rank-3 = Sait lire le terrain
explorers-rank-4 = Mène des expéditions
explorers-rank-5 = Figure sur toutes les cartes
explorers-rank-6 = Plus une seule zone blanche

# achievements
explorers-goal-a1 = Sans parchemin
explorers-goal-a1-text = 6 points si tu ne coches aucun parchemin.
explorers-goal-a2 = Sans cheval
explorers-goal-a2-text = 8 points si tu ne coches aucun cheval.
explorers-goal-a3 = Sans gemme
explorers-goal-a3-text = 16 points si tu ne coches aucune gemme.
explorers-goal-b1 = Toute l’herbe
explorers-goal-b1-text = 10 points pour une croix dans chaque zone d’herbe d’un seul tenant.
explorers-goal-b2 = Toute l’eau
explorers-goal-b2-text = 10 points pour une croix dans chaque zone d’eau d’un seul tenant.
explorers-goal-b3 = Tout le sable
explorers-goal-b3-text = 10 points pour une croix dans chaque zone de sable d’un seul tenant.
explorers-goal-b4 = Toute la montagne
explorers-goal-b4-text = 10 points pour une croix dans chaque zone de montagne d’un seul tenant.
explorers-goal-c1 = Traversée
explorers-goal-c1-text = 12 points pour une ligne ou une colonne entière de 16 croix.
explorers-goal-d1 = Coffre à gemmes
explorers-goal-d1-text = 2, 3, 4, 5, 6, 7, 8 gemmes : 1, 2, 4, 6, 8, 10, 13 points.
explorers-goal-d2 = Écurie
explorers-goal-d2-text = 2, 3, 4, 5, 6, 7, 8 chevaux : 1, 2, 4, 6, 8, 10, 13 points.
explorers-goal-d3 = Bibliothèque
explorers-goal-d3-text = 1, 2, 3, 4 parchemins trouvés : 1, 4, 8, 12 points.
explorers-goal-d4 = Verger
explorers-goal-d4-text = 1, 2, 3, 4 pommes : 1, 4, 8, 12 points.
explorers-goal-d5 = Potager
explorers-goal-d5-text = 1, 2, 3, 4 carottes : 1, 4, 8, 12 points.
explorers-goal-d6 = Belle pêche
explorers-goal-d6-text = 1, 2, 3, 4 poissons : 1, 4, 8, 12 points.
explorers-goal-d7 = Sacoches pleines
explorers-goal-d7-text = 1, 2, 3, 4 lots de trois aliments différents : 2, 5, 9, 14 points.
explorers-goal-d8 = Villages entourés
explorers-goal-d8-text = 1, 2, 3, 4 villages avec quatre cases adjacentes cochées : 2, 5, 9, 14 points.
explorers-goal-d9 = Abords des temples
explorers-goal-d9-text = 1, 2, 3, 4 temples avec au moins deux cases adjacentes cochées : 2, 5, 9, 14 points.
explorers-goal-d10 = Quatre coins
explorers-goal-d10-text = 1, 2, 3, 4 coins du paysage cochés : 4, 9, 15, 22 points.
explorers-goal-e1 = Course : 5 chevaux
explorers-goal-e1-text = Une course à 10, 8, 6, 4 points : cinq chevaux cochés.
explorers-goal-e2 = Course : 5 gemmes
explorers-goal-e2-text = Une course à 10, 8, 6, 4 points : cinq gemmes cochées.
explorers-goal-e3 = Course : 3 clés
explorers-goal-e3-text = Une course à 10, 8, 6, 4 points : trois clés trouvées.
explorers-goal-e4 = Course : 3 parchemins
explorers-goal-e4-text = Une course à 10, 8, 6, 4 points : trois parchemins trouvés.
explorers-goal-e5 = Course : 6 aliments
explorers-goal-e5-text = Une course à 10, 8, 6, 4 points : six aliments en tout.
explorers-goal-e6 = Course : 2 temples
explorers-goal-e6-text = Une course à 10, 8, 6, 4 points : deux temples explorés.
explorers-goal-e7 = Course : chaque village
explorers-goal-e7-text = Une course à 10, 8, 6, 4 points : une croix à côté de chaque village.
explorers-goal-e8 = Course : 3 villages, 3 temples
explorers-goal-e8-text = Une course à 10, 8, 6, 4 points : une croix à côté de trois villages, et trois temples explorés.
explorers-goal-e9 = Course : chaque bord
explorers-goal-e9-text = Une course à 10, 8, 6, 4 points : une croix sur chaque bord du paysage.
explorers-goal-e10 = Course : chaque tuile
explorers-goal-e10-text = Une course à 10, 8, 6, 4 points : au moins trois croix sur chacune des quatre tuiles.
explorers-goal-f1 = Plus longue ligne
explorers-goal-f1-text = 1 point par croix de ta plus longue ligne continue.
explorers-goal-f2 = Plus longue colonne
explorers-goal-f2-text = 1 point par croix de ta plus longue colonne continue.
explorers-goal-f3 = Plus longue diagonale
explorers-goal-f3-text = 1 point par croix de ta plus longue diagonale continue.
explorers-goal-g1 = Plus grand carré
explorers-goal-g1-text = 1 point par croix de ton plus grand carré plein : 4, 9, 16…

# why not
explorers-why-lay-tile = Le paysage n’est pas encore composé : pose maintenant une tuile en { $quadrant }.
explorers-why-tile-laid = La tuile { $tile } est déjà dans le paysage.
explorers-why-choose-village = Choisis d’abord un des villages les plus proches du centre.
explorers-why-not-nearest = Le village { $quadrant } n’est pas parmi les plus proches du centre.
explorers-why-terrain-first = Choisis d’abord un terrain.
explorers-why-option-first = Choisis d’abord un côté de la carte.
explorers-why-option-chosen = Tu as déjà choisi un côté. Tant que « Annuler » est disponible, tu peux en changer.
explorers-why-card-ignored = Tu as utilisé un parchemin à la place de la carte.
explorers-why-not-now = Ce n’est pas le moment pour cela.
explorers-why-no-scroll-in-setup = Pas de parchemin pour les premières croix.
explorers-why-no-scroll = Tu n’as aucun parchemin à utiliser.
explorers-why-scroll-new = Un parchemin ne s’utilise pas pendant le tour où tu le trouves.
explorers-why-scroll-once = Tu as déjà utilisé un parchemin ce tour-ci.
explorers-why-scroll-too-late = Un parchemin s’utilise avant ta première croix du tour.
explorers-why-horse-first = Utilise d’abord le cheval : coche une case à côté d’une de tes croix, ou renonces-y.
explorers-why-bonus-first = Choisis d’abord le terrain de ton bonus de temple, ou confirme sans lui.
explorers-why-finish-bonus = Termine d’abord ton bonus de temple, ou renonce au reste.
explorers-why-no-marks-left = Tu n’as plus de croix pour ce tour.
explorers-why-village = C’est un village : il ne se coche pas.
explorers-why-marked = Cette case est déjà cochée.
explorers-why-terrain = Ici, c’est { $ground ->
    [prairie] de l’herbe
    [water] de l’eau
    [desert] du sable
   *[mountain] de la montagne
} ; pour l’instant, tu ne peux cocher que { $allowed ->
    [prairie] l’herbe
    [water] l’eau
    [desert] le sable
    [mountain] la montagne
   *[other] les deux terrains de ton côté de la carte
}.
explorers-why-not-beside = Cette case n’est à côté d’aucune de tes croix.
explorers-why-no-key = Il faut une clé pour ce temple, et tu n’en as plus.
explorers-why-provision-found = Tu as déjà { $provision ->
    [apple] la pomme
    [carrot] la carotte
   *[fish] le poisson
} de cette manche : cette case est fermée jusqu’à la suivante.
explorers-why-provision-kind = Pas de { $provision ->
    [apple] pommes
    [carrot] carottes
   *[fish] poissons
} à la manche { $round } : cette case est fermée.
explorers-why-provision-full = Tu as déjà trouvé les { $most } aliments de cette manche : cette case est fermée.
explorers-why-nothing-to-skip = Il n’y a rien à quoi renoncer.
explorers-why-must-mark = À cette table, les croix sont obligatoires, et tu peux encore en placer une.
explorers-why-must-take-bonus = À cette table, les croix sont obligatoires, et il te reste un bonus.
explorers-why-no-bonus = Tu n’as pas de bonus de temple.
explorers-why-no-bonus-there = Tu n’as pas de bonus du temple { $quadrant }.
explorers-why-bonus-which = Tu as plusieurs bonus de temple : choisis-en un.
explorers-why-bonus-only = Tu n’as qu’un bonus : choisis juste son terrain.

# set-up page
explorers-option-temples = Temples
explorers-option-temples-about = Base : 12 points pour les premiers arrivés, moins ensuite. Expert : 8 points pour tous, plus des croix bonus si tu arrives tôt.
explorers-option-temples-basic = Base
explorers-option-temples-expert = Expert
explorers-option-provisions = Aliments
explorers-option-provisions-about = Base : les sortes différentes rapportent. Expert : une sorte par manche, rien à la première.
explorers-option-provisions-basic = Base
explorers-option-provisions-expert = Expert
explorers-option-gems = Gemmes
explorers-option-gems-about = Base : chaque gemme rapporte à chaque manche. Expert : trop peu de gemmes coûte des points.
explorers-option-gems-basic = Base
explorers-option-gems-expert = Expert
explorers-option-villages = Villages
explorers-option-villages-about = Base : tous les villages comptent. Expert : seulement le plus faible, mais il vaut plus.
explorers-option-villages-basic = Base
explorers-option-villages-expert = Expert
explorers-option-strict = Croix obligatoires
explorers-option-strict-about = Toute croix possible doit être placée.
explorers-option-strict-off = Non
explorers-option-strict-on = Oui
explorers-option-first-print = Première édition française
explorers-option-first-print-about = Trois aliments rapportent 9 au lieu de 10.
explorers-option-first-print-off = Non
explorers-option-first-print-on = Oui
explorers-option-achievements = Objectifs
explorers-option-achievements-about = Des buts en plus pour tous : combien en tirer, ou lesquels.
explorers-option-map-form = Tuiles et degrés pour A, B, C et D, par exemple 3.180,1.0,4.90,8.270.
explorers-option-achievements-form = Jusqu’à trois.
explorers-option-map = Paysage
explorers-option-map-about = Le même pour tous : au hasard, composé par le premier joueur, ou donné par un code à partager.
explorers-option-map-chance = Au hasard
explorers-option-map-compose = Le premier joueur le compose

# said on the board and in the rules
explorers-rules-marks = Place tes croix une par une, chacune sur une case du bon terrain qui partage un côté avec une de tes croix. Les croix d’un même tour n’ont pas à se toucher. À part le village de départ, les villages ne se cochent jamais.
explorers-again = Rejouer ce paysage

## Rules and tutorial: a page loads what follows when it is read.
explorers-rules-idea = Tout le monde explore en même temps la même terre inconnue, chacun sur son plateau, en quatre manches de sept cartes. Étends tes croix de village en village, ramasse ce que tu trouves en chemin et atteins les temples avant les autres.
explorers-rules-map-title = Le paysage
explorers-rules-map = Quatre tuiles sur huit forment un paysage de 16 × 16 cases, le même pour tous. Chaque tuile a un village, un temple, une clé, un parchemin, deux chevaux, deux gemmes et quatre aliments. Les quadrants s’appellent A, B, C et D.
explorers-rules-map-caption = La tuile 3, et les quatre terrains
explorers-rules-start = Tout le monde part du village le plus proche du centre, qui compte comme coché. Si plusieurs sont à égale distance, le premier joueur choisit. Puis chacun choisit un terrain et y place trois croix. Ces premières croix ramassent déjà ce qu’elles atteignent ; seuls les parchemins doivent attendre la première carte.
explorers-rules-turn-title = Un tour
explorers-rules-turn = On retourne une carte. Elle a deux côtés, avec un terrain chacun. Le joueur actif choisit un côté et y a trois croix. Deux des huit cartes sont des cartes Joker avec des duos de terrains : on peut y répartir ses croix sur les deux terrains du côté choisi.
explorers-rules-cards-caption = Deux cartes ordinaires et une carte Joker
explorers-rules-others = Tous les autres choisissent : trois croix de l’autre côté, ou deux du côté choisi par le joueur actif. Tous cochent en même temps, et personne ne voit les croix des autres avant que tous aient fini.
explorers-rules-rounds = Après chaque carte, le joueur de gauche devient actif. Chaque nouvelle manche est commencée par le voisin de gauche du joueur qui a commencé la précédente. Une manche a sept cartes : une des huit est écartée sans être vue, et les huit sont remélangées pour la manche suivante. À trois, la toute dernière carte n’a pas de joueur actif : chacun a trois croix du côté de son choix.
explorers-rules-marks-title = Les croix
explorers-rules-state-legal = cochable
explorers-rules-state-fresh = nouvelle
explorers-rules-state-marked = cochée
explorers-rules-state-closed = fermée
explorers-rules-stop = Tu peux t’arrêter avant la fin. Tant que tu n’as pas confirmé, « Annuler » retire tes croix ; ensuite, tant que tout le monde n’a pas fini, il retire ta confirmation.
explorers-rules-objects-title = Ce qu’on trouve en chemin
explorers-rules-object-key = Ouvre un temple au choix, dès cet instant.
explorers-rules-object-temple = Il faut dépenser une clé pour le cocher. Tu reçois le plus grand nombre encore disponible. Ceux qui arrivent au même tour reçoivent autant ; puis on barre un nombre pour chacun d’eux.
explorers-rules-object-scroll = (« Carte » dans la boîte.) Lors d’un prochain tour, avant ta première croix, tu peux l’utiliser : à la place de la carte, tu as quatre croix sur un terrain de ton choix. Un seul parchemin par tour. Le joueur actif choisit quand même un côté pour les autres.
explorers-rules-object-horse = Place tout de suite une croix de plus, avant la suivante : sur n’importe quel terrain, à côté d’une de tes croix. Tu reçois ce qui s’y trouve, même un autre cheval. Tu peux aussi y renoncer.
explorers-rules-object-gem = Rapporte désormais à la fin de chaque manche.
explorers-rules-object-provision = Pomme, carotte et poisson : chacun une fois par manche. Quand tu as une sorte, ses cases te sont fermées jusqu’à la manche suivante.
explorers-rules-score-title = Les points
explorers-rules-score = Les aliments et les gemmes comptent à la fin de chaque manche, le reste à la fin de la partie.
explorers-rules-score-provisions = Aliments différents trouvés pendant la manche :
explorers-rules-score-gems = 1 point par gemme trouvée jusqu’ici, à chaque manche.
explorers-rules-score-villages = Chacun des quatre villages, selon ses cases adjacentes cochées :
explorers-rules-score-temples = Chaque temple, par ordre d’arrivée :
explorers-rules-kinds = Sortes différentes
explorers-rules-of-kind = De la bonne sorte
explorers-rules-neighbours = Cases adjacentes
explorers-rules-place = Arrivée
explorers-rules-round = Manche
explorers-rules-points = Points
explorers-rules-line = Nombre
explorers-rules-rank = Rang
explorers-rules-players = { $number } joueurs
explorers-rules-win = Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a utilisé le moins de parchemins ; si l’égalité demeure, la victoire est partagée. Les clés et parchemins restants ne valent rien.
explorers-rules-expert-title = Côtés experts
explorers-rules-expert = Temples, aliments, gemmes et villages ont chacun un côté expert. Mélangez-les à volonté, de la même façon pour tous.
explorers-rules-expert-temples = Chaque temple vaut 8 points. À la fin du tour, les joueurs qui l’ont exploré reçoivent aussi des croix bonus, sur un terrain de leur choix :
explorers-rules-expert-provisions = Aucun à la manche 1. Manche 2 : seulement des pommes ; manche 3 : des carottes ; manche 4 : des poissons, quatre au plus. Tout le reste est fermé.
explorers-rules-expert-gems = Chaque gemme prend le nombre suivant d’une ligne. À la fin de chaque manche, les négatifs pas encore pris te coûtent des points ; quand ils le sont tous, tes positifs comptent. Cette ligne est de notre création.
explorers-rules-expert-villages = Seul compte ton village qui a le moins de cases adjacentes cochées :
explorers-rules-goals-title = Objectifs
explorers-rules-goals = Jusqu’à trois peuvent être en jeu, pour tous. Les courses se vérifient à la fin de chaque tour et rapportent 10, 8, 6, 4 par ordre d’arrivée (autant à tous ceux qui arrivent au même tour). Les autres comptent à la fin, pour tous ceux qui les remplissent.
explorers-rules-solo-title = En solo
explorers-rules-solo = La carte se joue comme elle vient : trois croix du côté face à toi ou deux du côté opposé. Au début des manches 2, 3 et 4, chaque temple que tu n’as pas exploré et chaque course que tu n’as pas gagnée perdent leur plus grand nombre. Un temple vaut donc :
explorers-rules-solo-ranks = Tes points décident de ton rang. Chaque objectif en jeu relève tous les seuils de 10.
explorers-rules-options-title = Options
explorers-rules-options = Le paysage peut être tiré au hasard, composé par le premier joueur, ou donné par un code à partager. Croix obligatoires : toute croix possible doit être placée. Première édition française : trois aliments rapportent 9. Les tuiles, la ligne des gemmes et les barèmes de certains objectifs sont de notre création.
explorers-rules-keys-title = Touches
explorers-rules-keys = Les flèches te déplacent sur le plateau, Entrée coche, « ? » explique. 1 et 2 choisissent un côté de la carte, D confirme, K renonce à un cheval, U annule, Z agrandit le plateau sur petit écran.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-explorers-map = Tout le monde explore la même terre, chacun sur son plateau. Tous partent du village au drapeau ; les trois croix à côté sont à toi.
learn-explorers-card = À chaque tour, une carte propose deux terrains, et un joueur choisit en premier. Cette fois, c’est toi : prends l’herbe.
learn-explorers-marks = Tu as trois croix, seulement sur l’herbe et à côté de tes croix. Coche d’abord la carotte : les aliments différents rapportent à la fin de la manche.
learn-explorers-together = Tout le monde coche en même temps. Confirme, et on retourne la carte suivante.
learn-explorers-other = Cette fois, Pip a choisi en premier : le sable. Les autres ont deux croix là, ou trois sur l’autre terrain : prends l’eau.
learn-explorers-horse = Va jusqu’au cheval : il donne tout de suite une croix de plus, sur n’importe quel terrain. Utilise-la pour la gemme, qui rapporte à chaque manche.
learn-explorers-temple = Quelques tours plus tard, tu as une clé, et une clé ouvre un temple : 12 points pour le premier arrivé, 8 pour le suivant. Prends l’eau, puis coche le temple.
learn-explorers-village = À la fin, chaque village rapporte 3 points pour une case adjacente cochée, et jusqu’à 10 pour les quatre. Rejoins celui-ci avec tes deux autres croix.
learn-explorers-round = C’était la septième carte, la dernière de cette manche. Confirme, et on compte les aliments et les gemmes.
learn-explorers-next = Tu reçois 5 pour deux sortes d’aliments, et 1 pour la gemme. Les aliments repartent de zéro à chaque manche ; après quatre manches, le joueur qui a le plus de points gagne.
learn-explorers-scroll = La carte ne te convient pas ? Un parchemin la remplace : quatre croix sur le terrain de ton choix. Utilise le tien pour l’eau, et prends la carotte et un autre parchemin.
learn-explorers-remember-1 = Ne coche que le terrain choisi, et seulement à côté de tes croix.
learn-explorers-remember-2 = À chaque manche, ramasse des aliments différents ; les gemmes, le plus tôt possible.
learn-explorers-remember-3 = Dès que tu as une clé, file vers un temple.
