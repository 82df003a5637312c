# What the home page shows.
game-entdecker = Die neuen Entdecker
about-entdecker = Cap sur l’inconnu, tuile après tuile. Prends pied sur les îles pendant qu’elles grandissent, et sois là quand leurs côtes se ferment.

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
entdecker-event-natives = Indigènes amicaux
entdecker-event-storm = Tempête
entdecker-side-n = nord
entdecker-side-e = est
entdecker-side-s = sud
entdecker-side-w = ouest
entdecker-bank = la banque

# what is asked
entdecker-status-chiefs = Note deux éclaireurs en chef
entdecker-status-wheel = Le gouvernail : choisis ton revenu, les autres ont 1 de plus
entdecker-status-start = À toi : choisis d’où part le navire
entdecker-status-start-chosen = { $place } : { $cost ->
    [0] gratuit
   *[other] { $cost } or
}. Confirme, ou change
entdecker-status-pass = Tu ne peux payer aucun départ : passe
entdecker-status-route = Plusieurs routes au même prix : choisis qui est payé
entdecker-status-announce = Annonce combien de tuiles tu veux piocher
entdecker-status-explore = { $source ->
    [open] Achète une tuile
   *[hidden] Pioche une tuile
}, reste { $left }{ $more ->
    [unit] . Ou place un pion, ou arrête
    [stop] . Ou arrête
   *[none] {""}
}
entdecker-status-explored = Place un pion sur la nouvelle tuile, ou arrête l’expédition
entdecker-status-explored-take = Plus d’éclaireur : reprends-en un, ou arrête l’expédition
entdecker-status-place = { $kind } : { $ways ->
    [one] une seule pose possible, vas-y
   *[other] { $cells ->
        [one] tourne la tuile, puis pose-la
       *[other] { $turns ->
            [0] choisis une case, puis pose la tuile
           *[other] choisis une case, tourne la tuile, puis pose-la
        }
    }
}
entdecker-status-natives = Indigènes amicaux : choisis une hutte pour un éclaireur, ou refuse
entdecker-status-natives-take = Indigènes amicaux : prends un éclaireur pour une hutte, ou refuse
entdecker-status-taken-for-a-hut = Choisis une hutte pour l’éclaireur
entdecker-status-taken-for-a-tile = Place l’éclaireur sur la nouvelle tuile
entdecker-status-order = Choisis l’île à décompter d’abord
entdecker-status-jungle = { $due ->
    [one] Choisis une hutte pour ton éclaireur
   *[other] Choisis une hutte pour le premier de tes { $due } éclaireurs
}
entdecker-status-which-land = Choisis une des deux terres
entdecker-status-which-scout = Choisis un de tes éclaireurs
entdecker-status-take = Cet éclaireur quitte sa place et sert tout de suite
entdecker-status-waits = { $phase ->
    [chiefs] { $name } note ses éclaireurs en chef
    [wheel] { $name } choisit le revenu
    [start] { $name } choisit son départ
    [route] { $name } choisit une route
    [announce] { $name } annonce ses tuiles
    [explore] { $name } explore
    [place] { $name } pose une tuile
    [natives] { $name } rencontre des indigènes amicaux
    [order] { $name } choisit l’ordre des îles
    [jungle] { $name } envoie un éclaireur vers une hutte
   *[other] À { $name } de jouer
}
entdecker-status-chance = { $phase ->
    [die] { $name } lance le dé pour le revenu
    [tile] { $name } pioche une tuile
    [token] On tire un jeton plante
   *[other] On prépare les piles
}

# buttons
entdecker-start-here = { $cost ->
    [0] Partir d’ici, gratuit
   *[other] Partir d’ici : { $cost } or
}
entdecker-announce = Annoncer { $tiles } pour { $gold } or
entdecker-turn = Tourner
entdecker-place-here = Poser en { $cell }
entdecker-put = Placer un pion : { $unit }, { $gold } or
entdecker-stop = Arrêter
entdecker-pass = Passer
entdecker-refuse = Refuser
entdecker-take = Prendre cet éclaireur
entdecker-take-from = Prendre l’éclaireur du sentier { $number }, case { $space }
entdecker-back = Retour
entdecker-write-chiefs = Noter
entdecker-fewer = Moins de tuiles
entdecker-more = Plus de tuiles
entdecker-source = Origine des tuiles
entdecker-source-hidden = Cachées
entdecker-source-open = Visibles
entdecker-tiles = { $tiles ->
    [one] tuile
   *[other] tuiles
}
entdecker-left-over = reste { $gold } or
entdecker-fitting = { $fitting ->
    [one] { $fitting } tuile cachée sur { $total } convient
   *[other] { $fitting } tuiles cachées sur { $total } conviennent
} ({ $share } %)
entdecker-fitting-short = { $share } % des cachées conviennent
entdecker-fitting-text = Combien de tuiles cachées pourraient être posées en premier
entdecker-fitting-kinds = vont à côté du navire
entdecker-draw-this = Piocher ici
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
entdecker-gold-name = Or
entdecker-gold-text = L’or paie le départ, les tuiles et les pions. À chaque tour, le dé en rapporte à tout le monde.
entdecker-north-right = Le nord est à droite
entdecker-hint = { $mine ->
    [yes] { $phase ->
        [start] Choisis une case éclairée : sa route s’affiche. Le nombre indique le prix du départ.
        [explore] Pioche dans une pile éclairée. Dessous figure la chance que sa première tuile convienne. Placer un pion finit l’expédition.
        [explored] On ne peut plus piocher ; les tuiles annoncées en trop sont perdues.
        [finished] C’était la dernière tuile annoncée.
        [place] Appuie sur une case éclairée, puis encore pour tourner la tuile.
        [jungle] L’éclaireur va sur la case libre la plus proche de la hutte. Sur la pastille, tu tires un jeton ; sur un œil, tu le regardes.
        [natives] L’éclaireur va sur la case libre la plus proche de la hutte. Sur la pastille, tu tires un jeton ; sur un œil, tu le regardes.
       *[other] Ce qui est possible est éclairé.
    }
   *[no] Appuie sur une île pour voir qui y domine.
}
entdecker-spaces-left = { $spaces ->
    [one] Encore { $spaces } case à explorer
   *[other] Encore { $spaces } cases à explorer
}
entdecker-tiles-left = { $source ->
    [open] { $left ->
        [one] Encore { $left } tuile visible
       *[other] Encore { $left } tuiles visibles
    }
   *[hidden] { $left ->
        [one] Encore { $left } tuile cachée
       *[other] Encore { $left } tuiles cachées
    }
}
entdecker-hand-ways = { $ways ->
    [one] { $ways } pose possible
   *[other] { $ways } poses possibles
}
entdecker-discarded = { $kind } : ne va nulle part, défaussée.
entdecker-income = Revenu
entdecker-income-text = Qui lance le dé reçoit ce nombre, tous les autres 1 de plus.
entdecker-scored = Île { $cell } : { $value }
entdecker-reserve = En réserve : { $unit }, { $number }
entdecker-chiefs = Éclaireurs en chef : { $list }
entdecker-chiefs-about = Tes éclaireurs sont numérotés. Choisis-en deux qui compteront double au décompte des huttes. D’ici là, personne d’autre ne saura lesquels.
entdecker-legend-unseen = cachées
entdecker-legend-open = visibles
entdecker-legend-events = { $events } avec événement
entdecker-result = Score final
entdecker-result-parts = Îles { $islands }, huttes { $huts }
entdecker-sheet-none = Aucune île décomptée pour l’instant.
entdecker-sheet-later = Les huttes comptent à la fin.
entdecker-sheet-ties = À égalité de points, l’or départage.
entdecker-sheet-scouts = { $scouts ->
    [one] { $scouts } éclaireur, case { $space }
   *[other] compte pour { $scouts }, le plus proche case { $space }
}

# things in words
entdecker-edge-name = Bord { $name }
entdecker-gold = { $gold } or
entdecker-free = gratuit
entdecker-or-else = (ou autrement)
entdecker-pays = { $gold } or à { $name }
entdecker-unexplored = inexplorée
entdecker-fit-there = { $fitting ->
    [one] { $fitting } tuile cachée sur { $total } y convient
   *[other] { $fitting } tuiles cachées sur { $total } y conviennent
}
entdecker-recap = Ce que les autres ont fait
entdecker-recap-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
entdecker-waterfall-of = Cascade +{ $points }
entdecker-land-to = terre : { $sides }
entdecker-unit-of = { $unit } ({ $name })
entdecker-ship = le navire
entdecker-name-start = { $cost ->
    [0] partir d’ici, gratuit
   *[other] partir d’ici pour { $cost } or
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
entdecker-island-rank = { $rank }. { $name } : { $points }
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
    [plain] , dos uni, { $fits } sur { $of } de ce dos peuvent convenir
   *[other] , point d’interrogation au dos, { $fits } sur { $of } de ce dos peuvent convenir
}
entdecker-kind-counts = cachées : { $unseen }, visibles : { $open }
entdecker-about-sea = Mer de tous les côtés.
entdecker-about-coast = Terre d’un côté.
entdecker-about-corner = Terre de deux côtés voisins.
entdecker-about-strait = Deux terres face à face, qui ne se touchent pas.
entdecker-about-bay = Terre de trois côtés : un cul-de-sac pour les navires.
entdecker-about-land = Terre de tous les côtés. Sert seulement à combler.
entdecker-about-waterfall = Une cascade : son île vaut { $points } de plus.
entdecker-about-edge = { $cost ->
    [0] D’ici partent des expéditions, gratuitement.
   *[other] D’ici partent des expéditions, pour { $cost } or à la banque.
}
entdecker-about-unexplored = Pas encore explorée.
entdecker-about-fitting = Depuis le navire, conviendraient : { $list }
entdecker-about-start = { $cost ->
    [0] Partir d’ici est gratuit.
   *[other] Partir d’ici coûte { $cost } : { $ways }
}
entdecker-about-dear = Partir d’ici coûte { $cost }, c’est trop cher : { $ways }
entdecker-about-hut = À la fin, qui a le plus d’éclaireurs sur son sentier gagne le jeton ; à égalité, le plus proche de la hutte.
entdecker-about-stack = Une pile cachée. Chacune de ses tuiles coûte 1 or.

# log
entdecker-log-die = { $face ->
    [wheel] Le dé montre le gouvernail
   *[other] Le dé montre { $face } : tous les autres reçoivent 1 de plus
}
entdecker-log-wheel = { $name } choisit { $number }
entdecker-log-chiefs = { $name } note deux éclaireurs en chef
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
entdecker-log-draw = { $name } pioche dans la pile { $stack }
entdecker-log-buy = { $name } achète une tuile : { $kind }
entdecker-log-tile = Tuile : { $kind }
entdecker-log-tile-event = Tuile : { $kind }, { $event }
entdecker-log-place = { $name } la pose en { $cell }
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
entdecker-log-stop = { $name } finit l’expédition
entdecker-log-pass = { $name } passe
entdecker-log-gold = { $name } découvre une mine : +{ $gold } or
entdecker-log-pirates = { $name } perd { $gold } or face aux pirates
entdecker-log-scored = L’île { $cell } est complète et vaut { $value } : { $list }
entdecker-log-filled = { $number ->
    [one] { $cells } est enfermée et se remplit toute seule
   *[other] { $cells } sont enfermées et se remplissent toutes seules
}
entdecker-log-hut-won = Hutte { $hut } : { $name } +{ $points }

# refusals
entdecker-why-chiefs-first = Note d’abord deux éclaireurs en chef.
entdecker-why-wheel-first = Le dé montre le gouvernail : choisis d’abord le revenu.
entdecker-why-start-first = Choisis d’abord d’où part le navire.
entdecker-why-way-first = Choisis d’abord qui est payé.
entdecker-why-announce-first = Annonce d’abord combien de tuiles tu pioches, et lesquelles.
entdecker-why-place-first = Il faut d’abord poser la tuile.
entdecker-why-natives-first = Des indigènes amicaux attendent : envoie un éclaireur vers une hutte, ou refuse.
entdecker-why-taken-first = Tu as pris un éclaireur : mets-le d’abord à sa nouvelle place.
entdecker-why-island-first = Choisis d’abord l’île à décompter.
entdecker-why-jungle-first = Un éclaireur de l’île doit d’abord aller vers une hutte.
entdecker-why-exploring = Ce n’est pas le moment pour cela.
entdecker-why-no-such-scout = Il n’y a pas d’éclaireur { $number } : les éclaireurs en chef se choisissent de 1 à { $most }.
entdecker-why-must-start = Tu peux payer un départ ({ $place }), donc tu ne peux pas passer.
entdecker-why-start-explored = { $place } : aucune case inexplorée à côté.
entdecker-why-not-explored = { $place } : pas encore explorée.
entdecker-why-no-sea-out = { $place } : aucun côté mer ne donne sur une case inexplorée.
entdecker-why-no-way = { $place } : aucune route de mer ne mène au bord.
entdecker-why-start-gold = { $place } : le départ coûte { $cost } et une tuile { $price } de plus ; tu as { $gold } or.
entdecker-why-no-such-way = Ce n’est pas une des routes les moins chères.
entdecker-why-nothing-hidden = Il n’y a plus de tuile cachée.
entdecker-why-tiles-gold = { $tiles } tuiles coûtent { $cost } ; tu as { $gold } or.
entdecker-why-no-tiles-left = Toutes les tuiles annoncées sont piochées.
entdecker-why-dead-end = Le navire est dans un cul-de-sac.
entdecker-why-announced-open = Tu as annoncé des tuiles visibles : choisis une sorte.
entdecker-why-announced-hidden = Tu as annoncé des tuiles cachées : choisis une pile.
entdecker-why-stack-empty = La pile { $stack } est vide.
entdecker-why-no-fit = Cette sorte ne va nulle part à côté du navire : { $kind }.
entdecker-why-kind-gone = Il n’en reste plus de cette sorte : { $kind }.
entdecker-why-nothing-found = Tu n’as découvert aucune tuile dans cette expédition.
entdecker-why-no-land = Pas de terre sur la tuile que tu viens de découvrir.
entdecker-why-which-land = Le détroit a deux terres : choisis-en une.
entdecker-why-only-land = Cette tuile n’a qu’une terre.
entdecker-why-no-such-land = Pas de terre côté { $side }.
entdecker-why-unit-gold = { $unit } : coûte { $cost } ; tu as { $gold } or.
entdecker-why-no-unit = Il n’y en a plus dans ta réserve : { $unit }.
entdecker-why-no-scout = Tu n’as plus d’éclaireur : reprends-en d’abord un sur une tuile ou un sentier.
entdecker-why-which-scout = Les éclaireurs sont numérotés : choisis-en un.
entdecker-why-not-numbered = Ici, les éclaireurs ne sont pas numérotés.
entdecker-why-scout-not-here = L’éclaireur { $number } ne peut pas servir maintenant.
entdecker-why-scouts-left = On ne reprend un éclaireur que s’il n’en reste aucun en réserve.
entdecker-why-no-scout-there = { $place } : aucun de tes éclaireurs n’y est.
entdecker-why-no-room = Aucun autre sentier n’a de case libre.
entdecker-why-draw-first = Pioche une tuile avant d’arrêter.
entdecker-why-guarded = Rien n’a été posé depuis deux tours de table : on pioche jusqu’à ce qu’une tuile convienne.
entdecker-why-not-beside = Le navire ne peut pas atteindre { $cell }.
entdecker-why-same-turn = Tournée davantage, cette sorte reste la même : { $kind }.
entdecker-why-sides = Les côtés de la tuile ne vont pas avec ceux autour de { $cell }.
entdecker-why-path-full = Le sentier de la hutte { $hut } est plein.
entdecker-why-same-path = L’éclaireur vient du sentier de la hutte { $hut } : il doit en prendre un autre.
entdecker-why-no-such-island = Aucune île { $number } n’attend d’être décomptée.

# options
entdecker-option-layout = Disposition
entdecker-option-layout-about = Quelles tuiles de mer et cascades sont en place au départ : elles décident où les îles peuvent se rejoindre.
entdecker-option-layout-base = Base : trois régions, cascades de 10, 5 et 5
entdecker-option-layout-v1 = Deux moitiés, ouest et est : deux gros enjeux
entdecker-option-layout-v2 = Nord et sud séparés : quatre enjeux
entdecker-option-layout-v3 = Trois zones toujours séparées : petites îles
entdecker-option-layout-form = Cases des tuiles de mer, et des cascades avec leurs points, par exemple f2,g3,c3+10,j3+5
entdecker-option-chief-scouts = Éclaireurs en chef
entdecker-option-chief-scouts-about = Les éclaireurs sont numérotés ; chacun en note deux en secret, qui comptent double au décompte des huttes. Idéal à deux.
entdecker-option-chief-scouts-off = Non
entdecker-option-chief-scouts-on = Oui
entdecker-option-toll-per-owner = Un seul péage par joueur
entdecker-option-toll-per-owner-about = Oui : qui passe par plusieurs bases d’un même joueur paie 2 une seule fois. Non, comme dans la règle : 2 par base et par colonie.
entdecker-option-toll-per-owner-off = Non
entdecker-option-toll-per-owner-on = Oui
entdecker-option-first = Qui commence
entdecker-option-first-about = La place qui joue en premier ; au-delà de la dernière, on continue autour de la table.

# rules
entdecker-rules-idea = Un archipel inconnu s’étend devant toi. Avec un navire pour tous, vous le découvrez tuile après tuile, vous placez éclaireurs, bases et colonies sur les îles qui prennent forme, et chaque île est décomptée dès que sa côte est fermée. Les éclaireurs des îles achevées s’enfoncent dans la jungle, vers les huttes de sept chefs, où attendent des plantes précieuses. Après la dernière tuile, qui a le plus de points gagne.
entdecker-rules-board-title = Le plateau et les tuiles
entdecker-rules-board = Le plateau a 12 cases sur 8. Tout autour se trouvent les cases de bord, d’où partent les expéditions : celles du sud sont gratuites, celles de l’ouest et de l’est coûtent 1 or, celles du nord 2. Une tuile a de la terre ou de la mer sur chacun de ses quatre côtés. Il y en a six sortes ; toutes peuvent être tournées.
entdecker-rules-board-caption = Les six sortes. Tous les côtés mer d’une tuile communiquent, le long des points blancs. Le détroit a deux terres qui ne se touchent pas ; sur toutes les autres tuiles, la terre est d’un seul tenant. Les cascades sont en place dès le départ et valent des points en plus.
entdecker-rules-stacks = 114 tuiles forment les six piles cachées. Les piles visibles, une par sorte, sont face découverte : elles sont chères, mais tu sais ce que tu prends.
entdecker-rules-stacks-caption = Dos des tuiles cachées. Un point d’interrogation annonce qu’il se passe quelque chose quand la tuile est posée.
entdecker-rules-turn-title = Un tour
entdecker-rules-turn = À ton tour, tu suis ces étapes :
entdecker-rules-turn-income = Revenu : seulement avec moins de 4 or.
entdecker-rules-turn-start = Choisis d’où part le navire, et paie.
entdecker-rules-turn-announce = Annonce combien de tuiles tu veux piocher au plus, cachées ou visibles, et paie-les toutes.
entdecker-rules-turn-explore = Explore, une tuile à la fois.
entdecker-rules-turn-unit = Si tu veux, place un pion sur la dernière tuile.
entdecker-rules-turn-fill = Les trous de la carte sont comblés.
entdecker-rules-turn-score = Les îles désormais complètes sont décomptées.
entdecker-rules-income-title = Revenu
entdecker-rules-income = Si tu commences ton tour avec moins de 4 or, tu lances le dé. Un nombre de 2 à 6 : tu reçois autant, et tous les autres 1 de plus. Le gouvernail : tu choisis toi-même le nombre. Avec 4 or ou plus, on ne lance pas le dé.
entdecker-rules-start-title = D’où part le navire
entdecker-rules-start = Pars d’une case de bord, ou d’une tuile d’où une route de points blancs mène par des tuiles connues jusqu’à une case de bord. Un côté mer du départ doit donner sur une case inexplorée. Peu importe où était le navire avant.
entdecker-rules-start-caption = Un départ de la troisième tuile de la rangée du haut. La route finit au bord sud, gratuit, mais elle passe par une base d’un autre joueur : 2 or de péage.
entdecker-rules-start-cost = Tu paies à la banque les pièces de la case de bord où finit ta route, et 2 or à son propriétaire pour chaque base et colonie des autres sur la tuile de départ et le long de la route. Les éclaireurs ne coûtent rien, tes propres pions non plus. La page trouve la route la moins chère ; si plusieurs coûtent autant mais paient des joueurs différents, tu choisis. Tu dois partir si tu peux payer un départ et une tuile.
entdecker-rules-announce-title = L’annonce
entdecker-rules-announce = Avant la première tuile, tu dis combien tu en piocheras au plus, et d’où : les cachées coûtent 1 or chacune, les visibles 4. Tu paies tout de suite. Tu peux t’arrêter avant, mais rien n’est remboursé.
entdecker-rules-explore-title = L’exploration
entdecker-rules-explore = Pioche une tuile : la première d’une pile cachée, ou une sorte de ton choix parmi les visibles. Pose-la à côté du navire, mer contre mer là où il entre. Tous les autres côtés doivent aller avec ce qu’ils touchent ; le bord du plateau compte comme de la mer. Puis le navire avance sur la tuile, et tu peux piocher encore.
entdecker-rules-explore-misfit = Une tuile qu’on peut poser doit être posée, même là où tu n’en veux pas. Une tuile qui ne va nulle part est défaussée ; elle compte comme piochée, et tu peux continuer.
entdecker-rules-explore-end = L’expédition finit quand toutes les tuiles annoncées sont piochées, quand aucun côté mer de la tuile du navire ne mène à une case inexplorée, quand tu places un pion, quand une tempête arrive ou quand tu t’arrêtes.
entdecker-rules-unit-title = Les pions
entdecker-rules-unit = Une fois par tour, tu peux placer un pion sur la dernière tuile découverte, si elle montre de la terre. Cela finit l’expédition. Sur un détroit, tu choisis une des deux terres.
entdecker-rules-unit-scout = Le plus faible, mais on en a beaucoup. Après le décompte, il part vers les huttes.
entdecker-rules-unit-fort = Deux par joueur. Une base bat n’importe quel nombre d’éclaireurs. Les autres paient un péage pour y passer.
entdecker-rules-unit-settlement = Une par joueur. Elle bat n’importe quel nombre de bases et d’éclaireurs, et demande aussi un péage.
entdecker-rules-unit-back = Si tu n’as plus d’éclaireur, tu peux en reprendre un des tiens sur une tuile ou un sentier et l’utiliser tout de suite. Les bases et les colonies restent jusqu’au décompte de leur île.
entdecker-rules-event-title = Événements
entdecker-rules-event = Ils arrivent une fois la tuile posée et le navire déplacé. Une tuile défaussée ne fait rien.
entdecker-rules-event-gold = Tu reçois 3 or.
entdecker-rules-event-pirates = Tu perds la moitié de ton or, arrondie vers le bas.
entdecker-rules-event-natives = Tu peux mettre un éclaireur de ta réserve directement sur un sentier de la jungle, gratuitement.
entdecker-rules-event-storm = L’expédition finit aussitôt, sans pion. Les îles sont décomptées comme d’habitude.
entdecker-rules-fill-title = Combler les trous
entdecker-rules-fill = Après l’expédition, chaque case inexplorée dont les quatre côtés sont connus reçoit la seule tuile qui convient, comme toute zone qu’aucun navire ne peut plus atteindre. On n’y place pas de pion. Cela se fait tout seul.
entdecker-rules-score-title = Décompte d’une île
entdecker-rules-score = Une île est complète quand aucun de ses côtés terre ne donne sur une case inexplorée. Elle vaut le nombre de ses tuiles plus les points de ses cascades.
entdecker-rules-score-rank = On classe tous ceux qui y ont un pion : d’abord qui a une colonie ; à égalité, le plus de bases, puis le plus d’éclaireurs. En cas de nouvelle égalité, on partage le rang. Le premier rang reçoit toute la valeur, chaque rang suivant la moitié du précédent, arrondie vers le haut.
entdecker-rules-island = Île
entdecker-rules-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
entdecker-rules-score-after = Si plusieurs îles sont complètes, le joueur actif choisit l’ordre. Bases et colonies reviennent à leurs propriétaires ; les éclaireurs vont dans la jungle.
entdecker-rules-jungle-title = Sentiers de la jungle et huttes
entdecker-rules-jungle = En commençant par le joueur actif, ceux qui ont des éclaireurs de l’île les placent l’un après l’autre sur un sentier de leur choix, toujours sur la case libre la plus proche de la hutte. Sur la pastille, tu tires un jeton plante, tu le regardes et tu le mets dans la hutte. Sur un œil, tu regardes le jeton qui s’y trouve.
entdecker-rules-jungle-caption = Une hutte dont tu connais le jeton, avec trois éclaireurs sur son sentier ; et une vide : la pastille est à côté de la hutte, les yeux sur la deuxième et la quatrième case. Il y a trois jetons de 5, trois de 10 et trois de 15.
entdecker-rules-end-title = La fin
entdecker-rules-end = Quand toutes les cases sont couvertes, on finit le tour. Puis on révèle les jetons : chaque hutte donne ses 5, 10 ou 15 points à qui a le plus d’éclaireurs sur son sentier, et rien aux autres. À égalité, c’est le plus proche de la hutte qui les reçoit.
entdecker-rules-end-tie = Qui a le plus de points gagne ; à égalité, qui a le plus d’or.
entdecker-rules-supply-title = Quand les piles s’épuisent
entdecker-rules-supply = Si toutes les piles cachées sont vides, les tuiles défaussées en forment deux nouvelles. S’il manque une tuile visible, on la cherche dans la défausse, puis dans les piles cachées.
entdecker-rules-options-title = Options
entdecker-rules-options = La disposition décide où la mer coupe la carte et où sont les cascades ; tu peux aussi écrire la tienne. Avec les éclaireurs en chef, chacun désigne en secret deux éclaireurs numérotés qui comptent double au décompte des huttes. Le péage peut se payer une fois par propriétaire au lieu d’une fois par pion.
entdecker-rules-tips-title = Bon à savoir
entdecker-rules-tip-1 = Prends pied sur les îles à cascade.
entdecker-rules-tip-2 = Garde un peu d’or pour un pion : une tuile sans pion est un cadeau.
entdecker-rules-tip-3 = Plusieurs petits voyages valent souvent mieux qu’un long.
entdecker-rules-tip-4 = S’il te faut quatre tuiles cachées pour trouver la bonne, achète-la parmi les visibles.
entdecker-rules-tip-5 = Une colonie placée sur la tuile qui ferme une île revient aussitôt.
entdecker-since-tiles = { $number ->
    [one] { $name } pose une tuile : { $cells }
   *[other] { $name } pose { $number } tuiles : { $cells }
}
entdecker-key-turn = tourner la tuile
entdecker-key-draw = piocher une tuile, ou aller aux piles
entdecker-key-number = choisir un nombre de tuiles, une pile ou une hutte
entdecker-key-unit = placer un éclaireur, une base ou une colonie
entdecker-key-stop = finir l’expédition
entdecker-key-islands = lister les îles
entdecker-rules-keys-title = Jouer ici
entdecker-rules-keys = Ce qui est possible est éclairé. Appuie sur une case éclairée pour en partir ; appuie encore sur une case pour tourner la tuile, puis confirme. Appuie sur une île pour voir sa taille, ses côtes ouvertes et qui y domine. Touches : les flèches se déplacent sur la carte, Entrée choisit, T tourne la tuile, D pioche, 1 à 7 choisissent une pile ou une hutte, F, B et C placent un éclaireur, une base ou une colonie, X arrête, I liste les îles. Tout peut aussi s’écrire comme commande.
entdecker-again = Rejouer cette disposition

# The tutorial. A step has at most two sentences and 200 characters; Pip is the gentle bot.
learn-entdecker-sea = Personne ne connaît cette mer : les expéditions la découvrent tuile après tuile. Quand sa côte est fermée, une île rapporte des points à ceux qui y ont des pions.
learn-entdecker-start = Une expédition part du bord, ou d’une mer déjà explorée. Ce côté est gratuit, les autres coûtent 1 ou 2 or : appuie sur la case entourée, puis sur « Partir d’ici ».
learn-entdecker-announce = Annonce combien de tuiles tu veux piocher au plus, et paie-les : les cachées coûtent 1 or chacune. Annonces-en deux.
learn-entdecker-place = Pioche une tuile dans la pile entourée et pose-la à côté du navire. Le navire avance dessus.
learn-entdecker-fit = Pioche la deuxième. Mer contre mer, terre contre terre : pose la côte de sorte qu’elle rejoigne la cascade.
learn-entdecker-scout = Tu peux occuper la terre que tu viens de découvrir. Un éclaireur coûte 1 or et finit l’expédition : places-en un.
learn-entdecker-income = Quelques tours plus tard, tu avais moins de 4 or : le dé a été lancé pour toi. Il montre 5 : tu reçois 5 or, les autres 1 de plus.
learn-entdecker-close = Une côte de l’île est encore ouverte. Pars de la case de mer entourée, annonce deux tuiles, pioche, et pose la côte là où elle ferme l’île.
learn-entdecker-majority = Pip a aussi un éclaireur ici : vous auriez tous les deux toute la valeur. Places-en un deuxième : qui en a le plus la reçoit, le suivant seulement la moitié.
learn-entdecker-huts = 10 points : cinq tuiles, et 5 pour la cascade. Les éclaireurs partent maintenant vers les huttes de la jungle : envoie les deux tiens vers celle qui est entourée.
learn-entdecker-end = À la fin, chaque hutte donne ses points à qui y a le plus d’éclaireurs. Quand toute la carte est explorée, qui a le plus de points gagne.
learn-entdecker-remember-1 = Annonce et paie d’abord, pioche ensuite ; une tuile qui ne va nulle part est perdue.
learn-entdecker-remember-2 = Une colonie bat les bases, une base bat les éclaireurs ; entre éclaireurs, le nombre décide.
learn-entdecker-remember-3 = Qui domine une île reçoit toute sa valeur, le suivant la moitié ; les éclaireurs partent vers les huttes.
