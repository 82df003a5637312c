# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continuer
against = { $game } contre { $names }
and-more = et { $number } de plus
lesson-first = Première visite ?
lesson-new = { $game }, c’est nouveau pour toi ?
lesson-text = Pip te montre { $game } en trois minutes environ, coup par coup.
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
invite-soon = Dès que la table est ouverte, tu reçois un lien à envoyer.
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
welcome = Où va-t-on ?
welcome-text = Des jeux de société d’exploration, contre des bots ou entre amis. Sans compte, rien à installer.
play-now = Jouer
choose-bots = Choisir les bots et les règles
choose-bots-short = Options
play-solo = Solo
learn-about = Un premier aperçu sur le vrai plateau, en 2 ou 3 minutes
with-friends = Entre amis
language-and-display = Langue et affichage
language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
pace = Animations
pace-is = { $pace ->
    [0] Aucune
    [120] Rapides
    [500] Lentes
   *[250] Normales
}
sounds = Sons
sound-all = Sons activés
sound-turn = À moi de jouer
sound-lay = Carte ou tuile posée
sound-draw = Carte ou tuile piochée
sound-score = Points marqués (manche, île, temple)
sound-refused = Coup impossible
sound-over = Fin de la partie
notices = Notifications
notices-turn = Me prévenir si c’est mon tour et que je suis sur un autre onglet
notices-refused = Ton navigateur bloque les notifications de ce site. Tu peux les autoriser dans les réglages du site.
your-name = Ton nom
rename = Changer
preparing = En préparation
preparing-seconds = Prêt dans environ { $seconds } s
preparing-title = Préparation des jeux
preparing-done = Tous les jeux sont prêts
preparing-done-text = Choisis-en un et joue. Désormais, le serveur démarre en quelques secondes.
preparing-text = Au premier démarrage, le serveur prépare les jeux pendant une minute ou deux. Ceux qui sont prêts sont déjà jouables.
preparing-ready = Prêts : { $done } sur { $all }
they-wait =
    { $number ->
        [one] Une partie t’attend
       *[other] { $number } parties t’attendent
    }
my-matches = Mes parties
open-tables = Tables ouvertes
no-matches = Aucune partie pour l’instant. Appuie sur « Jouer » à côté d’un jeu et ta partie s’affichera ici.
no-tables = Aucune table ouverte. Crées-en une et invite tes amis avec un lien.
state-running = En cours
state-open = En attente de joueurs
state-over = Terminée
state-unreadable = Illisible
time-left =
    { $unit ->
        [day]
            { $number ->
                [one] il reste un jour
               *[other] il reste { $number } jours
            }
        [hour]
            { $number ->
                [one] il reste une heure
               *[other] il reste { $number } heures
            }
       *[minute]
            { $number ->
                [0] il reste moins d’une minute
                [one] il reste une minute
               *[other] il reste { $number } minutes
            }
    }
ago = { $unit ->
    [minute] { $number ->
        [one] il y a une minute
       *[other] il y a { $number } minutes
    }
    [hour] { $number ->
        [one] il y a une heure
       *[other] il y a { $number } heures
    }
    [day] { $number ->
        [one] hier
       *[other] il y a { $number } jours
    }
   *[now] à l’instant
}
new-table = { $game } : nouvelle table
who-plays = Joueurs
you-sit-here = Toi
seat-for = Place { $number }
person = Joueur { $number }
name = Nom
list-it = Table publique : tout le monde peut la rejoindre
pace-none = Sans limite
pace-none-about = Prends tout ton temps.
pace-quick = Rapide
pace-quick-about = 15 secondes par tour, plus 3 minutes de réserve.
pace-calm = Tranquille
pace-calm-about = 45 secondes par tour, plus 10 minutes de réserve.
pace-days = Jours
pace-days-about = Trois jours par tour. Si le temps d’un joueur est écoulé, un bot prend le relais.
own-value = Personnaliser…
own-value-empty = { $option } : écris ta propre valeur ou choisis-en une autre.
open-table = Créer la table
begin-match = Lancer la partie
waiting-for-players = En attente de joueurs
curtain-turn = { $name }, à toi de jouer
curtain-wait = Place de { $name }
curtain-text = Les autres, ne regardez pas ! Appuie sur le bouton pour voir ton jeu.
curtain-show = Voir mon jeu
remove-bot = Retirer le bot
invite = Inviter des amis
invite-text = Toute personne qui ouvre ce lien peut jouer. La partie commence quand toutes les places sont prises.
qr = Code QR du lien
leave = Quitter la table
state-starting = Démarrage
start-abandoned = La partie n’a pas pu commencer : le navigateur d’un joueur n’a pas répondu en 20 secondes. Sa place est de nouveau libre, et il peut la reprendre.
