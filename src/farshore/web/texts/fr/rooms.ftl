# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continuer
against = { $game } contre { $names }
and-more = et { $number } de plus
lesson-first = Première visite ?
lesson-new = { $game }, c’est nouveau pour toi ?
lesson-text = Pip te montre { $game } en trois minutes environ, coup par coup.
lesson-go = Apprendre avec Pip
players-from-to = { $most ->
    [1] { $players } joueur
   *[other] { $players } joueurs
}
minutes = { $minutes } min
weight = { $weight ->
    [1] Léger
    [2] Moyen
   *[3] Riche
}
more-of = Plus sur { $game }
challenge = { $name } est libre
challenge-text = { $name } aimerait jouer à { $game } contre toi.
challenge-go = Jouer contre { $name }
a-bot = Un bot
bot-1-nature = doux
bot-2-nature = posé
bot-3-nature = réfléchi
bot-4-nature = vif
bot-5-nature = impitoyable
friend = Un ami
somebody-here = Quelqu’un ici
by-link = par lien
bot-level = bot, niveau { $level }
at-this-device = sur cet appareil
add-seat = Ajouter une place
up-to = jusqu’à { $number }
remove-seat = Retirer cette place
how-to-play = Type de partie
invite-soon = Dès que la table est ouverte, tu reçois un lien et un code à partager.
all-set = Tout est prêt
all-set-text = La partie commence aussitôt.
seats-of = { $number ->
    [one] une place
   *[other] { $number } places
}
invites-you = { $name } t’invite à jouer à
in-short = Le jeu en 30 secondes
no-account = Sans compte, rien à installer.
sit-down = Prendre place
learn-first = Apprendre d’abord
pace-is-turn = { $unit ->
    [day] { $number ->
        [one] un jour par tour
       *[other] { $number } jours par tour
    }
    [minute] { $number } min par tour{ $bank ->
        [0] {""}
       *[other] , { $bank } min de réserve
    }
   *[second] { $number } s par tour{ $bank ->
        [0] {""}
       *[other] , { $bank } min de réserve
    }
}
share = Partager
reach-here = Ne marche que sur cet ordinateur
reach-here-text = Tes amis ne peuvent pas encore ouvrir ce lien sur d’autres appareils.
open-network = Ouvrir à mon réseau
open-network-who = Toutes les personnes sur le même Wi-Fi ou réseau que cet ordinateur pourront alors ouvrir Farshore, créer des tables et rejoindre les tables publiques. Les tables privées demandent toujours leur lien. À faire chez soi, pas dans un café. L’accès prend fin quand tu le refermes ou quand tu arrêtes Farshore.
reach-network = Marche sur ton réseau
reach-network-text = Les téléphones et ordinateurs du même Wi-Fi peuvent l’ouvrir. Si l’un n’y arrive pas, un pare-feu de cet ordinateur le bloque peut-être.
close-network = Refermer
no-network = Cet ordinateur n’est connecté à aucun réseau pour l’instant.
put-bot-at = Ajouter un bot à la place { $seat }
strong-preparing = Les bots plus forts sont encore en préparation. Ils joueront leur premier coup un peu plus tard.
