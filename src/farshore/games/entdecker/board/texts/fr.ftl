# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Cap sur l’inconnu, tuile après tuile. Prends pied sur les îles pendant qu’elles grandissent, et domine-les quand elles sont complètes.
minutes-entdecker = 45

# Die neuen Entdecker.
entdecker-kind-sea = Mer
entdecker-kind-coast = Côte
entdecker-kind-corner = Angle
entdecker-kind-strait = Détroit
entdecker-kind-bay = Baie
entdecker-kind-land = Terre
entdecker-waterfall = Cascade
entdecker-unit-scout = Éclaireur
entdecker-unit-fort = Base
entdecker-unit-settlement = Colonie
entdecker-event-gold = Mine d’or
entdecker-event-pirates = Pirates
entdecker-event-natives = Insulaires accueillants
entdecker-event-storm = Tempête
entdecker-side-n = nord
entdecker-side-e = est
entdecker-side-s = sud
entdecker-side-w = ouest
entdecker-bank = la banque

# what is asked
entdecker-status-chiefs = Tes deux éclaireurs en chef ?
entdecker-status-wheel = La roue : combien d’or ?
entdecker-status-start = D’où part le navire ?
entdecker-status-pass = Tu ne peux payer aucun départ
entdecker-status-route = Qui paies-tu ?
entdecker-status-announce = Combien de tuiles ?
entdecker-status-explore = { $source ->
    [open] Choisis la tuile suivante
   *[hidden] Pioche la tuile suivante
}
entdecker-status-explored = Placer un pion ?
entdecker-status-explored-last = { $why ->
    [dead-end] Impasse : encore un pion ?
   *[all] Dernière tuile : un pion ?
}
entdecker-status-dead-end = Impasse : le navire ne peut plus avancer
entdecker-dead-end = Impasse :
entdecker-dead-end-ends = l’expédition finit ici{ $tiles ->
    [0] .
    [one] , 1 tuile payée est perdue.
   *[other] , { $tiles } tuiles payées sont perdues.
}
entdecker-dead-end-over = ton expédition est terminée, { $tiles ->
    [one] 1 tuile payée est perdue.
   *[other] { $tiles } tuiles payées sont perdues.
}
entdecker-status-explored-take = Plus d’éclaireur : en déplacer un ?
entdecker-status-place = Pose la tuile : { $kind }
entdecker-status-natives = Insulaires : un éclaireur ?
entdecker-status-natives-take = Insulaires : quel éclaireur ?
entdecker-status-taken-for-a-hut = Quelle hutte pour l’éclaireur ?
entdecker-status-taken-for-a-tile = Place l’éclaireur sur la nouvelle tuile
entdecker-status-order = Quelle île décompter d’abord ?
entdecker-status-jungle = { $due ->
    [one] Vers quelle hutte ?
   *[other] Vers quelle hutte ? Encore { $due }
}
entdecker-status-which-land = Sur quelle terre ?
entdecker-status-which-scout = Lequel de tes éclaireurs ?
entdecker-status-take = Prendre cet éclaireur ?
entdecker-status-waits = { $phase ->
    [chiefs] { $name } choisit ses éclaireurs en chef
    [wheel] { $name } choisit le revenu
    [start] { $name } prend la mer
    [route] { $name } choisit une route
    [announce] { $name } annonce ses tuiles
    [explore] { $name } explore
    [place] { $name } pose une tuile
    [natives] { $name } rencontre des insulaires
    [order] { $name } choisit une île
    [jungle] { $name } choisit une hutte
   *[other] À { $name } de jouer
}
entdecker-status-chance = { $phase ->
    [die] { $name } lance le dé pour le revenu
    [tile] { $name } pioche une tuile
    [token] On tire un jeton plante
   *[other] On prépare les piles
}

# buttons
entdecker-turn = Tourner
entdecker-place-here = Poser ici
entdecker-stop = Arrêter
entdecker-pass = Passer
entdecker-refuse = Refuser
entdecker-take = Prendre cet éclaireur
entdecker-take-from = Prendre l’éclaireur du sentier { $number }, case { $space }
entdecker-back = Retour
entdecker-sail-on = Continuer
entdecker-write-chiefs = Confirmer
entdecker-fewer = Moins de tuiles
entdecker-more = Plus de tuiles
entdecker-source = Origine des tuiles
entdecker-source-hidden = Cachées
entdecker-source-open = Visibles
entdecker-tiles = { $tiles ->
    [one] tuile
   *[other] tuiles
}
entdecker-left-over = { $gold ->
    [one] Il reste { $gold } pièce
   *[other] Il reste { $gold } pièces
}{ $units ->
    [0] {""}
   *[other]  : { $list }
}
entdecker-fitting = { $fitting ->
    [one] { $fitting }/{ $total } possible ({ $share } %)
   *[other] { $fitting }/{ $total } possibles ({ $share } %)
}
entdecker-fitting-text = Combien de tuiles cachées pourraient être posées en premier
entdecker-fitting-kinds = se posent à côté du navire
entdecker-land-in = Terre côté { $side }
entdecker-land-at = { $where ->
    [right] Terre à droite
    [left] Terre à gauche
    [above] Terre en haut
   *[below] Terre en bas
}
entdecker-scout-number = Éclaireur { $number }
entdecker-scout-chief = Éclaireur { $number }, éclaireur en chef : compte double
entdecker-wheel-number = Tu reçois { $number }, les autres { $others }

# panels
entdecker-map = L’archipel
entdecker-step = Ce qui se passe
entdecker-step-start = Départ
entdecker-step-announce = Tuiles
entdecker-step-explore = Explorer
entdecker-step-islands = Îles
entdecker-players = Joueurs
entdecker-huts = Huttes
entdecker-tokens-unseen = Jetons inconnus :
entdecker-islands = Îles
entdecker-island = Île
entdecker-supply = Tuiles
entdecker-hidden-stacks = Piles cachées
entdecker-open-stacks = Sortes de tuiles, cachées et visibles
entdecker-total = Total
entdecker-part-island = Île de { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
entdecker-part-island-sum = Île : { $tiles } + { $bonus }
entdecker-gold-name = Or
entdecker-gold-text = L’or paie le départ, les tuiles et les pions. Si tu commences ton tour avec moins de 4 pièces d’or, tu lances le dé : tu reçois ce nombre, tous les autres 1 de plus.
entdecker-north-right = Le nord est à droite
entdecker-discarded = { $kind } : ne se pose nulle part, tuile défaussée.
entdecker-income = Revenu
entdecker-income-text = Le joueur qui lance le dé reçoit ce nombre, tous les autres 1 de plus.
entdecker-help-wheel = Tu reçois ce nombre, tous les autres 1 de plus.
entdecker-reserve = En réserve : { $unit }, { $number }
entdecker-chiefs = Éclaireurs en chef : { $list }
entdecker-chiefs-about = Tes éclaireurs sont numérotés. Choisis-en deux qui compteront double au décompte des huttes. D’ici là, personne d’autre ne saura lesquels.
entdecker-result = Score final
entdecker-result-parts = Îles { $islands }, huttes { $huts }
entdecker-sheet-none = Aucune île décomptée pour l’instant.
entdecker-sheet-later = Les huttes comptent à la fin.
entdecker-sheet-ties = À égalité de points, l’or départage.
entdecker-sheet-scouts = { $scouts ->
    [one] { $scouts } éclaireur, case { $space }
   *[other] compte pour { $scouts }, le plus proche case { $space }
}
entdecker-nearest = le plus près

# the dock, the drawer, flags
entdecker-points = points
entdecker-you = Toi
entdecker-under-way = +{ $points } sur îles en cours
entdecker-gold-word = or
entdecker-scouts = { $number ->
    [one] éclaireur
   *[other] éclaireurs
}
entdecker-forts = { $number ->
    [one] base
   *[other] bases
}
entdecker-settlements = { $number ->
    [one] colonie
   *[other] colonies
}
entdecker-flag-open = { $open ->
    [one] { $open } ouverte
   *[other] { $open } ouvertes
}
entdecker-flag-nobody = personne
entdecker-complete = Île complète : { $value }
entdecker-complete-sum = Île complète : { $tiles } + { $bonus } = { $value }
entdecker-drawer = Huttes, tuiles et îles
entdecker-drawer-open = Aperçu
entdecker-tab-huts = Huttes
entdecker-tab-tiles = Tuiles
entdecker-tab-islands = Îles
entdecker-tab-sheet = Scores
entdecker-tab-players = Réserves
entdecker-source-hidden-text = 1 pièce, au hasard
entdecker-source-open-text = 4 pièces, au choix
entdecker-source-hidden-price = { $gold ->
    [one] { $gold } pièce chacune
   *[other] { $gold } pièces chacune
}
entdecker-source-open-price = { $gold ->
    [one] { $gold } pièce, au choix
   *[other] { $gold } pièces, au choix
}
entdecker-back-event-text = « ? » au dos : la pose déclenche un événement. Encore cachés : { $list }
entdecker-help-waiting = Appuie sur une île pour voir qui y domine.
entdecker-help-announce = Tu les paies toutes maintenant et peux arrêter plus tôt.
entdecker-help-draw = { $left ->
    [one] Encore { $left } tuile.
   *[other] Encore { $left } tuiles.
}{ $unit ->
    [yes] {" "}Un pion met fin à l’expédition.
   *[no] {""}
}
entdecker-help-explored = { $left ->
    [0] C’était la dernière tuile annoncée.
   *[other] On ne peut plus piocher ; le reste est perdu.
}
entdecker-help-unit = Un pion met fin à l’expédition et revendique l’île.
entdecker-help-place = { $ways ->
    [one] Une seule pose est possible.
   *[other] { $cells ->
        [one] { $ways } poses possibles : tourne-la à ton gré.
       *[other] { $ways } poses possibles, sur { $cells } cases.
    }
}
entdecker-help-hut = L’éclaireur va sur la case libre la plus proche de la hutte.
entdecker-help-which-scout = Les éclaireurs en chef comptent double aux huttes.
entdecker-help-lit = Ce qui est possible est éclairé.
entdecker-status-finished = L’expédition est terminée
entdecker-set-out = { $cost ->
    [0] Partir
    [one] Partir pour { $cost } pièce
   *[other] Partir pour { $cost } pièces
}
entdecker-sail = { $gold ->
    [one] Payer { $gold } pièce et partir
   *[other] Payer { $gold } pièces et partir
}
entdecker-draw = Piocher
entdecker-buy = Prendre : { $kind }
entdecker-unit = Pion
entdecker-units = Pions
entdecker-no-unit = Finir ici
entdecker-end-trip = Finir l’expédition
entdecker-land = { $unit ->
    [fort] Base
    [settlement] Colonie
   *[scout] Éclaireur
}{ $gold ->
    [0] {" "}ici
    [one] {" "}pour { $gold } pièce
   *[other] {" "}pour { $gold } pièces
}
entdecker-send = { $number ->
    [0] Envoyer
   *[other] Vers la hutte { $number }
}
entdecker-bill-none = Choisis un lieu éclairé. Sans prix, il est gratuit.
entdecker-harbour = Port
entdecker-toll = péage en route
entdecker-keeps = { $gold ->
    [one] il te reste { $gold } pièce d’or
   *[other] il te reste { $gold } pièces d’or
}
entdecker-pile-plain = Dos uni
entdecker-pile-event = Dos « ? »
entdecker-pile-text = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
} · { $fits ->
    [one] { $fits }/{ $of } possible
   *[other] { $fits }/{ $of } possibles
}
entdecker-left = reste { $number }
entdecker-here = Ici :
entdecker-elsewhere = Meilleure autre case :
entdecker-open-sea = pas de nouvelle côte
entdecker-prospect = { $open ->
    [0] { $joins ->
        [0] une île complète, valeur { $value }
        [one] ferme l’île, valeur { $value }
       *[other] réunit et ferme { $joins } îles, valeur { $value }
    }
   *[other] { $joins ->
        [0] une nouvelle île, valeur { $value }
        [one] l’île passe à { $value }
       *[other] réunit { $joins } îles, valeur { $value }
    }
}
entdecker-rank-open = { $open ->
    [0] aussitôt, rang { $rank }
   *[other] rang { $rank }
}
entdecker-needs = { $gold ->
    [one] il faut { $gold } pièce d’or
   *[other] il faut { $gold } pièces d’or
}
entdecker-no-gain = ne change rien
entdecker-none-left = réserve vide
entdecker-not-now = pas maintenant
entdecker-none-left-take = appuie sur un des tiens
entdecker-worth = Valeur { $value }
entdecker-hut-worth = Valeur { $points }
entdecker-hut-hidden = Jeton inconnu
entdecker-hut-free = Vide : le premier éclaireur tire son jeton
entdecker-hut-leads = { $who ->
    [you] tu mènes
   *[other] { $name } mène
}
entdecker-hut-won = { $who ->
    [you] pour toi
   *[other] pour { $name }
}
entdecker-hut-draw-text = tu tires son jeton et le regardes.
entdecker-hut-look-text = tu regardes son jeton.
entdecker-hut-wait-text = ton éclaireur y compte.
entdecker-hut-choose = Choisis une des huttes éclairées.
entdecker-key-leaf = le premier éclaireur tire le jeton et le regarde
entdecker-key-eye = un éclaireur ici regarde le jeton
entdecker-key-unknown = un jeton que tu n’as pas vu

# the log where the map has no letters
entdecker-log-start-there = { $name } prend la mer
entdecker-log-place-there = { $name } pose la tuile
entdecker-log-unit-there = { $unit ->
    [fort] { $name } place une base
    [settlement] { $name } place une colonie
   *[scout] { $name } place un éclaireur
}
entdecker-log-take-there = { $name } reprend un éclaireur
entdecker-log-scored-there = Une île est complète et vaut { $value } : { $list }
entdecker-log-filled-there = { $number ->
    [one] Une case est enfermée et se remplit automatiquement
   *[other] { $number } cases sont enfermées et se remplissent automatiquement
}
entdecker-since-tiles-there = { $number ->
    [one] { $name } pose une tuile
   *[other] { $name } pose { $number } tuiles
}

# things in words
entdecker-edge-name = Bord { $side } { $number }
entdecker-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
entdecker-free = gratuit
entdecker-or-else = (ou une autre route)
entdecker-pays = { $gold ->
    [one] { $gold } pièce d’or à { $name }
   *[other] { $gold } pièces d’or à { $name }
}
entdecker-unexplored = inexplorée
entdecker-fit-there = { $fitting ->
    [one] { $fitting } tuile cachée sur { $total } y convient
   *[other] { $fitting } tuiles cachées sur { $total } y conviennent
}
entdecker-waterfall-of = Cascade +{ $points }
entdecker-land-to = terre : { $sides }
entdecker-unit-of = { $unit } ({ $name })
entdecker-ship = le navire
entdecker-name-start = { $cost ->
    [0] partir d’ici, gratuit
    [one] partir d’ici pour { $cost } pièce d’or
   *[other] partir d’ici pour { $cost } pièces d’or
}
# For a tile of sea the sides are the word for sea.
entdecker-name-place = { $here ->
    [sea] la tuile serait ici
    [yes] la tuile serait ici, terre : { $sides }
   *[no] { $ways ->
        [one] la tuile a { $ways } pose possible
       *[other] la tuile a { $ways } poses possibles
    }
}
entdecker-name-take = tu peux prendre ton éclaireur
entdecker-island-of = Île { $cell }
entdecker-island-first = { $cell } : vaut { $value }
entdecker-island-size = { $bonus ->
    [0] { $tiles ->
        [one] { $tiles } tuile, vaut { $value }
       *[other] { $tiles } tuiles, vaut { $value }
    }
   *[other] { $tiles ->
        [one] { $tiles } tuile + { $bonus }, vaut { $value }
       *[other] { $tiles } tuiles + { $bonus }, vaut { $value }
    }
}
entdecker-island-open = { $open ->
    [0] complète
    [one] { $open } côte ouverte
   *[other] { $open } côtes ouvertes
}
entdecker-island-scored = déjà décomptée
entdecker-island-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} { $name } : { $points }
entdecker-island-nobody = Personne n’a de pion ici.
entdecker-islands-none = Aucune île avec pion ou cascade n’est ouverte.
entdecker-hut = Hutte { $number }
entdecker-hut-token = Son jeton vaut { $points }
entdecker-hut-unknown = Elle contient un jeton que tu n’as pas vu
entdecker-hut-empty = Elle est encore vide
entdecker-hut-known = Vu par : { $list }
entdecker-hut-leader = Irait à { $name }
entdecker-hut-path = Sur le sentier : { $list }
entdecker-hut-here = Un éclaireur peut aller ici
entdecker-stack = Pile { $number }
entdecker-stack-state = { $tiles ->
    [0] vide
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}{ $back ->
    [none] {""}
    [plain-only] , dos uni
    [event-only] , point d’interrogation au dos
    [plain] , dos uni, { $fits ->
        [one] { $fits } sur { $of } de ce dos convient
       *[other] { $fits } sur { $of } de ce dos conviennent
    }
   *[other] , point d’interrogation au dos, { $fits ->
        [one] { $fits } sur { $of } de ce dos convient
       *[other] { $fits } sur { $of } de ce dos conviennent
    }
}
entdecker-kind-counts = cachées : { $unseen }, visibles : { $open }
entdecker-about-sea = Mer de tous les côtés.
entdecker-about-coast = Terre d’un côté.
entdecker-about-corner = Terre de deux côtés voisins.
entdecker-about-strait = Terre de deux côtés opposés, sans liaison.
entdecker-about-bay = Terre de trois côtés : un cul-de-sac pour les navires.
entdecker-about-land = Terre de tous les côtés. Sert seulement à combler les trous.
entdecker-about-waterfall = Une cascade : son île vaut { $points } de plus.
entdecker-about-edge = { $cost ->
    [0] Les expéditions peuvent partir d’ici gratuitement.
    [one] Les expéditions peuvent partir d’ici pour { $cost } pièce d’or (à la banque).
   *[other] Les expéditions peuvent partir d’ici pour { $cost } pièces d’or (à la banque).
}
entdecker-about-unexplored = Pas encore explorée.
entdecker-about-fitting = À côté du navire conviendraient : { $list }
entdecker-about-start = { $cost ->
    [0] Partir d’ici est gratuit.
   *[other] Partir d’ici coûte { $cost } : { $ways }
}
entdecker-about-dear = Partir d’ici coûte { $cost }, plus que tu ne peux payer : { $ways }
entdecker-about-hut = À la fin, le joueur qui a le plus d’éclaireurs sur son sentier gagne le jeton ; à égalité, c’est le plus proche de la hutte.
entdecker-about-stack = Une pile cachée. Chacune de ses tuiles coûte 1 pièce d’or.

# log
entdecker-log-die = { $face ->
    [wheel] Le dé montre la roue
   *[other] Le dé montre { $face } : tous les autres reçoivent 1 de plus
}
entdecker-log-wheel = { $name } choisit { $number }
entdecker-log-chiefs = { $name } choisit deux éclaireurs en chef
entdecker-log-start = { $name } part : { $place }
entdecker-log-via = { $name } paie { $list }
entdecker-log-announce = { $source ->
    [open] { $tiles ->
        [one] { $name } annonce { $tiles } tuile visible
       *[other] { $name } annonce { $tiles } tuiles visibles
    }
   *[hidden] { $tiles ->
        [one] { $name } annonce { $tiles } tuile cachée
       *[other] { $name } annonce { $tiles } tuiles cachées
    }
}
entdecker-log-draw = { $name } pioche une tuile cachée
entdecker-log-buy = { $name } achète une tuile : { $kind }
entdecker-log-tile = Tuile : { $kind }
entdecker-log-tile-event = Tuile : { $kind }, { $event }
entdecker-log-place = { $name } pose la tuile en { $cell }
entdecker-log-unit = { $unit ->
    [fort] { $name } place une base en { $where }
    [settlement] { $name } place une colonie en { $where }
   *[scout] { $name } place un éclaireur en { $where }
}
entdecker-log-take = { $name } reprend un éclaireur en { $from }
entdecker-log-take-path = { $name } reprend un éclaireur du sentier { $from }
entdecker-log-hut = { $name } envoie un éclaireur vers la hutte { $hut }
entdecker-log-token = Tu vois un jeton de { $points }
entdecker-log-island = { $name } décompte d’abord l’île { $number }
entdecker-log-stop = { $name } met fin à l’expédition
entdecker-log-dead-end = Impasse : l’expédition de { $name } est terminée, { $tiles ->
    [one] 1 tuile payée est perdue
   *[other] { $tiles } tuiles payées sont perdues
}
entdecker-log-pass = { $name } passe
entdecker-log-gold = { $name } découvre une mine d’or : +{ $gold } { $gold ->
    [one] pièce d’or
   *[other] pièces d’or
}
entdecker-log-pirates = Les pirates prennent { $gold } { $gold ->
    [one] pièce d’or
   *[other] pièces d’or
} à { $name }
entdecker-log-scored = L’île { $cell } est complète et vaut { $value } : { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } est enfermée et se remplit automatiquement
   *[other] { $cells } sont enfermées et se remplissent automatiquement
}
entdecker-log-hut-won = Hutte { $hut } : { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Choisis d’abord deux éclaireurs en chef.
entdecker-why-wheel-first = Le dé montre la roue : choisis d’abord ton revenu.
entdecker-why-start-first = Choisis d’abord d’où part le navire.
entdecker-why-way-first = Choisis d’abord qui est payé.
entdecker-why-announce-first = Annonce d’abord combien de tuiles tu pioches, cachées ou visibles.
entdecker-why-place-first = Pose d’abord la tuile.
entdecker-why-natives-first = Des insulaires accueillants t’attendent : envoie un éclaireur vers une hutte, ou refuse.
entdecker-why-taken-first = Tu as pris un éclaireur : place-le d’abord.
entdecker-why-island-first = Choisis d’abord l’île à décompter.
entdecker-why-jungle-first = Envoie d’abord un éclaireur de l’île vers une hutte.
entdecker-why-exploring = Ce n’est pas le moment pour cela.
entdecker-why-no-such-scout = Il n’y a pas d’éclaireur { $number } : choisis de 1 à { $most }.
entdecker-why-must-start = { $place ->
    [here] Tu peux payer un départ, donc tu ne peux pas passer.
   *[other] Tu peux payer un départ ({ $place }), donc tu ne peux pas passer.
}
entdecker-why-start-explored = { $place ->
    [here] Il n’y a aucune case inexplorée à côté.
   *[other] { $place } : aucune case inexplorée à côté.
}
entdecker-why-not-explored = { $place ->
    [here] Cette case n’est pas encore explorée.
   *[other] { $place } : pas encore explorée.
}
entdecker-why-no-sea-out = { $place ->
    [here] Ici, aucun côté mer ne donne sur une case inexplorée.
   *[other] { $place } : aucun côté mer ne donne sur une case inexplorée.
}
entdecker-why-no-way = { $place ->
    [here] D’ici, aucune route de mer ne mène au bord.
   *[other] { $place } : aucune route de mer ne mène au bord.
}
entdecker-why-start-gold = { $place ->
    [here] Partir d’ici coûte { $cost }, plus { $price } pour une tuile ; ton or : { $gold }.
   *[other] { $place } : le départ coûte { $cost }, plus { $price } pour une tuile ; ton or : { $gold }.
}
entdecker-why-no-such-way = Ce n’est pas une des routes les moins chères.
entdecker-why-nothing-hidden = Il n’y a plus de tuile cachée.
entdecker-why-tiles-gold = { $tiles ->
    [one] { $tiles } tuile coûte { $cost } ; ton or : { $gold }.
   *[other] { $tiles } tuiles coûtent { $cost } ; ton or : { $gold }.
}
entdecker-why-no-tiles-left = Tu as pioché toutes les tuiles annoncées.
entdecker-why-dead-end = Le navire est dans un cul-de-sac.
entdecker-why-announced-open = Tu as annoncé des tuiles visibles : choisis une sorte.
entdecker-why-announced-hidden = Tu as annoncé des tuiles cachées : choisis une pile.
entdecker-why-stack-empty = La pile { $stack } est vide.
entdecker-why-no-fit = { $kind } : ne se pose nulle part à côté du navire.
entdecker-why-kind-gone = { $kind } : il n’en reste plus.
entdecker-why-nothing-found = Tu n’as découvert aucune tuile pendant cette expédition.
entdecker-why-no-land = Pas de terre sur la tuile que tu viens de découvrir.
entdecker-why-which-land = Le détroit a deux terres : choisis-en une.
entdecker-why-only-land = Cette tuile n’a qu’une terre.
entdecker-why-no-such-land = Pas de terre côté { $side }.
entdecker-why-unit-gold = { $unit } : coûte { $cost } ; ton or : { $gold }.
entdecker-why-no-unit = Plus dans ta réserve : { $unit }.
entdecker-why-no-scout = Tu n’as plus d’éclaireur : reprends-en d’abord un sur une tuile ou un sentier.
entdecker-why-which-scout = Les éclaireurs sont numérotés : choisis-en un.
entdecker-why-not-numbered = Ici, les éclaireurs ne sont pas numérotés.
entdecker-why-scout-not-here = L’éclaireur { $number } ne peut pas servir maintenant.
entdecker-why-scouts-left = On ne reprend un éclaireur que s’il n’en reste aucun en réserve.
entdecker-why-no-scout-there = { $place ->
    [here] Aucun de tes éclaireurs n’est là.
   *[other] { $place } : aucun de tes éclaireurs n’y est.
}
entdecker-why-no-room = Aucun autre sentier n’a de case libre.
entdecker-why-draw-first = Pioche une tuile avant d’arrêter.
entdecker-why-guarded = Aucune tuile posée depuis deux tours de table : pioche jusqu’à ce qu’une tuile convienne.
entdecker-why-not-beside = { $cell ->
    [here] Le navire ne peut pas atteindre cette case.
   *[other] Le navire ne peut pas atteindre { $cell }.
}
entdecker-why-same-turn = { $kind } : la tourner davantage ne change rien.
entdecker-why-sides = { $cell ->
    [here] Les côtés de la tuile ne vont pas avec ceux autour de cette case.
   *[other] Les côtés de la tuile ne vont pas avec ceux autour de { $cell }.
}
entdecker-why-path-full = Le sentier de la hutte { $hut } est plein.
entdecker-why-same-path = Cet éclaireur vient de la hutte { $hut } : choisis-en une autre.
entdecker-why-no-such-island = L’île { $number } n’attend pas d’être décomptée.

# said on the board and in the rules
entdecker-rules-unit-scout = Le plus faible, mais tu en as beaucoup. Après le décompte, ils partent vers les huttes.
entdecker-rules-unit-fort = Deux par joueur. Une base bat n’importe quel nombre d’éclaireurs. Les autres paient un péage pour en partir, ou si leur route vers le bord y passe.
entdecker-rules-unit-settlement = Une par joueur. Elle bat n’importe quel nombre de bases et d’éclaireurs, et rapporte aussi un péage.
entdecker-rules-event-gold = Tu reçois 3 pièces d’or.
entdecker-rules-event-pirates = Tu perds la moitié de ton or, arrondie à l’inférieur (avec 7, tu perds 3).
entdecker-rules-event-natives = Tu peux placer gratuitement un éclaireur de ta réserve sur un sentier de la jungle. S’il ne t’en reste plus, tu peux y déplacer un des tiens, depuis une tuile ou un autre sentier.
entdecker-rules-event-storm = L’expédition se termine aussitôt, et tu ne peux pas placer de pion. Les îles sont décomptées comme d’habitude.
entdecker-since-tiles = { $number ->
    [one] { $name } pose une tuile : { $cells }
   *[other] { $name } pose { $number } tuiles : { $cells }
}
entdecker-key-turn = tourner la tuile
entdecker-key-draw = piocher une tuile
entdecker-key-number = choisir un nombre de tuiles, une pile ou une hutte
entdecker-key-unit = placer un éclaireur, une base ou une colonie
entdecker-key-stop = mettre fin à l’expédition
entdecker-key-islands = lister les îles
entdecker-again = Rejouer cette disposition
entdecker-rules-unit-title = Les pions
entdecker-rules-unit-back = Si tu n’as plus d’éclaireur, tu peux reprendre un des tiens sur une tuile ou un sentier et l’utiliser tout de suite. Les bases et les colonies restent jusqu’au décompte de leur île ; puis elles te reviennent.
entdecker-rules-event-title = Événements

## Rules and tutorial: a page loads what follows when it is read.
entdecker-rules-idea = Un archipel inconnu s’étend devant vous. Avec un navire pour tous, vous le découvrez tuile après tuile, vous placez éclaireurs, bases et colonies sur les îles qui prennent forme, et chaque île est décomptée dès que sa côte est fermée. Les éclaireurs des îles achevées s’enfoncent dans la jungle, vers sept huttes où attendent des plantes précieuses. Quand toute la carte est explorée, le joueur qui a le plus de points gagne.
entdecker-rules-setup-title = Mise en place
entdecker-rules-setup = Deux à quatre joueurs se partagent un navire. Chacun commence avec { $gold } pièces d’or et ces pions :
entdecker-rules-players = Joueurs
entdecker-rules-setup-tokens = Dans la jungle, sept huttes sont encore vides. Neuf jetons plante sont dans un sac : sept au plus iront dans les huttes, et deux au moins ne seront jamais vus. Les premières tuiles de mer et les cascades sont déjà sur le plateau.
entdecker-rules-board-title = Le plateau et les tuiles
entdecker-rules-board = Le plateau a 12 cases sur 8. Les expéditions partent des cases de bord, tout autour : au sud c’est gratuit, à l’ouest et à l’est cela coûte 1 pièce d’or, au nord 2. Chaque côté d’une tuile est de la terre ou de la mer. Il y en a six sortes, et tu peux les tourner.
entdecker-rules-board-caption = Les six sortes. Tous les côtés mer d’une tuile communiquent, le long des points blancs. Le détroit a deux terres qui ne se touchent pas ; sur toutes les autres tuiles, la terre est d’un seul tenant. Les cascades sont en place dès le départ et valent des points en plus.
entdecker-rules-stacks = 114 tuiles forment les six piles cachées. Les piles visibles, une par sorte, sont face découverte : chères, mais tu sais ce que tu prends. On ne peut jamais acheter de tuile de terre ni de cascade : les tuiles de terre servent seulement à combler les trous, et les cascades sont en place dès le départ.
entdecker-rules-stacks-caption = Dos des tuiles cachées. Un point d’interrogation annonce qu’il se passe quelque chose quand la tuile est posée.
entdecker-rules-turn-title = Un tour
entdecker-rules-turn = À ton tour, tu suis ces étapes :
entdecker-rules-turn-income = Revenu : seulement avec moins de 4 pièces d’or.
entdecker-rules-turn-start = Choisis d’où part le navire, et paie.
entdecker-rules-turn-announce = Annonce combien de tuiles tu veux piocher au plus, cachées ou visibles, et paie-les toutes.
entdecker-rules-turn-explore = Explore, une tuile à la fois.
entdecker-rules-turn-unit = Si tu veux, place un pion sur la dernière tuile.
entdecker-rules-turn-fill = Les trous de la carte sont comblés.
entdecker-rules-turn-score = Les îles désormais complètes sont décomptées.
entdecker-rules-income-title = Revenu
entdecker-rules-income = Si tu commences ton tour avec moins de 4 pièces d’or, tu lances le dé. Un nombre de 2 à 6 : tu reçois autant, et tous les autres 1 de plus. La roue : tu choisis toi-même le nombre. Avec 4 pièces d’or ou plus, on ne lance pas le dé.
entdecker-rules-start-title = D’où part le navire
entdecker-rules-start = Pars d’une case de bord, ou d’une tuile d’où une route de points blancs mène par des tuiles explorées jusqu’à une case de bord. Un côté mer du départ doit donner sur une case inexplorée. Peu importe où était le navire avant.
entdecker-rules-start-caption = Un départ de la troisième tuile de la rangée du haut. La route finit au bord sud, gratuit, mais elle passe par une base d’un autre joueur : 2 pièces d’or de péage.
entdecker-rules-start-cost = Paie à la banque les pièces de la case de bord où finit ta route et, pour chaque base ou colonie d’un autre joueur sur la tuile de départ ou le long de la route, 2 pièces d’or à son propriétaire. Les éclaireurs et tes propres pions ne coûtent rien, et après le départ il n’y a plus de péage. La route la moins chère est trouvée automatiquement ; si plusieurs coûtent autant mais profitent à des joueurs différents, tu choisis. Si tu peux payer un départ et une tuile, tu dois partir ; sinon, tu passes.
entdecker-rules-announce-title = L’annonce
entdecker-rules-announce = Avant la première tuile, dis combien tu en piocheras au plus, et d’où : les cachées coûtent 1 pièce d’or chacune, les visibles 4. On ne peut pas mélanger. Tu paies tout de suite. Tu peux t’arrêter avant, mais rien n’est remboursé.
entdecker-rules-explore-title = L’exploration
entdecker-rules-explore = Pioche une tuile : la première d’une pile cachée ou, parmi les visibles, une sorte de ton choix qui convient. Pose-la à côté du navire, mer contre mer là où il entre. Tous les autres côtés doivent correspondre à ce qu’ils touchent ; le bord du plateau compte comme de la mer. Puis le navire avance sur la tuile, et tu peux piocher encore.
entdecker-rules-explore-misfit = Une tuile qui convient doit être posée, même là où tu n’en veux pas. Une tuile qui ne convient nulle part est défaussée ; elle compte comme piochée, et tu peux continuer.
entdecker-rules-explore-end = L’expédition se termine quand toutes les tuiles annoncées sont piochées, quand le navire est dans un cul-de-sac (aucun côté mer ne donne sur une case inexplorée), quand tu places un pion, quand une tempête arrive ou quand tu t’arrêtes.
entdecker-rules-unit = Une fois par tour, tu peux placer un pion sur la dernière tuile découverte, si elle montre de la terre. Cela met fin à l’expédition. Sur un détroit, tu choisis une des deux terres.
entdecker-rules-event = Un événement arrive une fois la tuile posée et le navire déplacé. Une tuile défaussée n’a aucun effet.
entdecker-rules-fill-title = Combler les trous
entdecker-rules-fill = Après l’expédition, chaque case inexplorée dont les quatre côtés sont connus reçoit la seule tuile qui convient, comme toute zone qu’aucun navire ne peut plus atteindre. On n’y place pas de pion. Tout cela est automatique.
entdecker-rules-score-title = Décompte d’une île
entdecker-rules-score = Une île est complète quand aucun de ses côtés terre ne donne sur une case inexplorée. Elle vaut le nombre de ses tuiles plus les points de ses cascades.
entdecker-rules-score-rank = On classe les joueurs qui ont des pions sur l’île : une colonie passe en premier ; à égalité, le plus de bases, puis le plus d’éclaireurs. Ceux qui sont encore à égalité partagent le rang. Le premier rang reçoit toute la valeur, chaque rang suivant la moitié du précédent, arrondie au supérieur.
entdecker-rules-island = Île
entdecker-rules-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
entdecker-rules-score-after = Si plusieurs îles sont complètes, le joueur actif choisit l’ordre. Bases et colonies reviennent à leurs propriétaires ; les éclaireurs vont dans la jungle.
entdecker-rules-jungle-title = Sentiers de la jungle et huttes
entdecker-rules-jungle = En commençant par le joueur actif, ceux qui ont des éclaireurs de l’île en placent un à tour de rôle, jusqu’au dernier, sur un sentier de leur choix, toujours sur la case libre la plus proche de la hutte. Sur la feuille, tu tires un jeton plante, tu le regardes et tu le mets dans la hutte ; si elle en a déjà un, tu regardes celui-là. Sur un œil, tu regardes le jeton qui s’y trouve.
entdecker-rules-jungle-caption = Une hutte dont tu connais le jeton, avec trois éclaireurs sur son sentier ; et une vide : la feuille est à côté de la hutte, les yeux sur la deuxième et la quatrième case. Il y a trois jetons de 5, trois de 10 et trois de 15.
entdecker-rules-end-title = La fin
entdecker-rules-end = Quand toutes les cases sont couvertes, on termine le tour. Puis on révèle les jetons : chaque hutte donne ses 5, 10 ou 15 points au joueur qui a le plus d’éclaireurs sur son sentier, et rien aux autres. À égalité, c’est le plus proche de la hutte qui les reçoit.
entdecker-rules-end-tie = Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a le plus d’or ; si l’égalité demeure, la victoire est partagée.
entdecker-rules-supply-title = Quand les piles s’épuisent
entdecker-rules-supply = Si toutes les piles cachées sont vides, les tuiles défaussées en forment deux nouvelles. S’il manque une tuile visible, on la cherche dans la défausse, puis dans les piles cachées.
entdecker-rules-guards-title = Pour qu’aucune partie ne reste bloquée
entdecker-rules-guards = Si tous ont passé l’un après l’autre, le joueur suivant lance le dé de revenu, quel que soit son or. Si aucune tuile n’a été posée pendant deux tours de table, on pioche des tuiles cachées jusqu’à ce que l’une convienne.
entdecker-rules-options-title = Options
entdecker-rules-options = La disposition décide où la mer coupe la carte et où sont les cascades ; tu peux aussi écrire la tienne. Avec les éclaireurs en chef, chacun choisit en secret deux éclaireurs numérotés qui comptent double au décompte des huttes. Le péage peut se payer une fois par propriétaire au lieu d’une fois par pion.
entdecker-rules-tips-title = Bon à savoir
entdecker-rules-tip-1 = Prends pied sur les îles à cascade.
entdecker-rules-tip-2 = Garde un peu d’or pour un pion : une terre laissée libre est un cadeau pour les autres.
entdecker-rules-tip-3 = Plusieurs petites expéditions valent souvent mieux qu’une longue.
entdecker-rules-tip-4 = S’il te faut quatre tuiles cachées pour trouver la bonne, achète-la parmi les visibles.
entdecker-rules-tip-5 = Une colonie placée sur la tuile qui complète une île te revient aussitôt.
entdecker-rules-keys-title = Jouer en ligne
entdecker-rules-keys = Ce qui est possible est éclairé. Appuie sur une case éclairée pour en partir ; quand tu poses une tuile, appuie encore sur sa case pour la tourner, puis confirme. Appuie sur une île pour voir sa taille, ses côtes ouvertes et qui y domine. Touches : les flèches te déplacent sur la carte, Entrée choisit, T tourne la tuile, D pioche, 1 à 7 choisissent un nombre de tuiles, une pile ou une hutte, F, B et C placent un éclaireur, une base ou une colonie, X arrête, I liste les îles. Tout peut aussi s’écrire comme commande.

# The tutorial. A step has at most three short sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Personne ne connaît cette mer : les expéditions la découvrent tuile après tuile. Quand sa côte est fermée, une île rapporte des points à ceux qui y ont des pions.
learn-entdecker-start = Une expédition part du bord, ou d’une mer déjà explorée. Ce côté est gratuit, les autres coûtent 1 ou 2 pièces d’or. Pars de la case entourée.
learn-entdecker-announce = Annonce combien de tuiles tu veux piocher au plus, et paie-les d’avance : les cachées coûtent 1 pièce d’or chacune. Annonces-en deux.
learn-entdecker-place = Pioche une tuile et pose-la à côté du navire. Le navire avance alors dessus.
learn-entdecker-fit = Pioche la deuxième. Mer contre mer, terre contre terre : pose la côte de sorte qu’elle rejoigne la cascade.
learn-entdecker-scout = Tu peux occuper la terre que tu viens de découvrir. Un éclaireur coûte 1 pièce d’or et met fin à l’expédition : places-en un.
learn-entdecker-income = Quelques tours plus tard, tu avais moins de 4 pièces d’or : tu as lancé le dé. Il montre 5 : tu reçois 5 pièces d’or, tous les autres toujours une de plus, soit 6.
learn-entdecker-close = Une côte de l’île est encore ouverte. Pars de la tuile entourée, annonce deux tuiles, pioche, et pose la côte là où elle ferme l’île.
learn-entdecker-majority = Pip a aussi un éclaireur ici : vous auriez tous les deux toute la valeur. Places-en un deuxième : celui qui en a le plus la reçoit, le suivant seulement la moitié.
learn-entdecker-huts = 10 points : cinq tuiles, et 5 pour la cascade. Les éclaireurs partent maintenant vers les huttes de la jungle : envoie les deux tiens vers celle qui est entourée.
learn-entdecker-end = À la fin, chaque hutte donne ses points au joueur qui y a le plus d’éclaireurs. Quand toute la carte est explorée, celui qui a le plus de points gagne.
learn-entdecker-remember-1 = Annonce et paie d’abord, pioche ensuite ; une tuile qui ne convient pas est perdue.
learn-entdecker-remember-2 = Une colonie bat les bases, une base bat les éclaireurs ; entre éclaireurs, le nombre décide.
learn-entdecker-remember-3 = Le joueur qui domine une île reçoit toute sa valeur, le suivant la moitié ; les éclaireurs partent vers les huttes.
