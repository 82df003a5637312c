# What every screen says. Names of games are data: an operator may change them.
title = Farshore : jeux de société d’exploration
welcome = Où va-t-on ?
welcome-text = Des jeux de société d’exploration, contre des bots ou entre amis. Sans compte, rien à installer.
games = Jeux
play-now = Jouer
choose-bots = Choisir les bots et les règles
choose-bots-short = Options
play-solo = Solo
learn = Tutoriel (3 min)
learn-about = Un premier aperçu sur le vrai plateau, en deux ou trois minutes
learn-title = { $game } : tutoriel
with-friends = Entre amis
rules = Règles
rules-of = { $game } : les règles
rules-contents = Sommaire
home = Accueil
settings = Réglages
language = Langue
theme = Thème
theme-auto = Système
theme-light = Jour
theme-dark = Nuit
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
sound-draw = Pioche ou tirage
sound-score = Gain : une manche, une île, un temple
sound-refused = Action impossible
sound-over = Fin de la partie
notices = Notifications
notices-turn = Me prévenir si c’est mon tour et que je regarde ailleurs
notices-refused = Ton navigateur ne l’autorise pas pour cette page. Tu peux changer cela dans ses réglages pour cette page.
notice-where = { $game } : { $names }
your-name = Ton nom
rename = Changer
close = Fermer
no-server = Le serveur ne répond pas
no-server-text = Le réseau est peut-être coupé un instant. On continue d’essayer.
try-again = Réessayer
page-stale = Cette page n’est plus à jour
page-stale-text = Un de ses éléments n’a pas pu être chargé. Le serveur a peut-être une version plus récente.
load-again = Recharger
offline-title = Pas de réseau
offline-text = Farshore est injoignable. Dès que la connexion revient, tu reprends là où tu en étais.
offline-again = Réessayer
no-game = Ce jeu n’existe pas
preparing = En préparation
preparing-title = Préparation des jeux
preparing-done = Tous les jeux sont prêts
preparing-text = Au premier démarrage, chaque jeu est préparé une fois. Cela prend quelques minutes ; ceux qui sont prêts sont déjà jouables.
preparing-ready = Prêts : { $done } sur { $all }
still-preparing = Ce jeu est encore en préparation. Réessaie dans un instant.
learn-preparing = Ce jeu est encore en préparation. Il s’ouvrira ici dès qu’il sera prêt.
they-wait =
    { $number ->
        [one] Une partie t’attend
       *[other] { $number } parties t’attendent
    }
my-matches = Mes parties
open-tables = Tables ouvertes
no-matches = Rien pour l’instant. Clique sur « Jouer » à côté d’un jeu : tes parties s’afficheront ici.
no-tables = Personne n’attend à une table. Ouvres-en une, et tes amis pourront te rejoindre par un lien.
you-are = Tu t’appelles { $name }.
free-seat = libre
state-my-turn = À toi
state-running = En cours
state-open = En attente
state-over = Finie
time-left =
    { $unit ->
        [day] reste { $number } jours
        [hour] reste { $number } heures
       *[minute]
            { $number ->
                [0] reste moins d’une minute
                [one] reste une minute
               *[other] reste { $number } minutes
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
who-plays = Qui joue
seats = Places
you-sit-here = Toi
seat-for = Place { $number }
a-friend = Un ami, par lien
person-here = Quelqu’un ici, sur cet appareil
person = Joueur { $number }
name = Nom
bot-of-level = { $name } (niveau { $level })
bot-1 = Pip
bot-1-about = Joue à l’instinct et se trompe souvent. Pour débuter.
bot-2 = Marlow
bot-2-about = Prend ce qui est bon tout de suite, sans voir loin.
bot-3 = Tove
bot-3-about = Essaie ses coups avant de jouer. Un bon adversaire.
bot-4 = Isaura
bot-4-about = Envisage bien des mondes avant d’agir. Difficile.
bot-5 = Corvin
bot-5-about = Réfléchit une seconde et ne pardonne rien.
list-it = Table publique : des inconnus peuvent la rejoindre
clock = Temps
pace-none = Sans limite
pace-none-about = Prends tout ton temps.
pace-quick = Rapide
pace-quick-about = 15 secondes par tour et 3 minutes en réserve.
pace-calm = Calme
pace-calm-about = 45 secondes par tour et 10 minutes en réserve.
pace-days = Jours
pace-days-about = Trois jours par tour. Une fois le temps écoulé, un bot prend le relais.
options = Règles de la table
own-value = Autre…
open-table = Ouvrir la table
begin-match = Commencer la partie
waiting-for-players = En attente de joueurs
join-table = { $game } : prends place
you = toi
sit-here = S’asseoir
hand-over = Passer à { $name }
curtain-turn = { $name }, à toi de jouer
curtain-wait = { $name }, ta place
curtain-text = Les autres, détournez les yeux. Ce que toi seul peux voir s’affiche quand tu appuies.
curtain-show = Voir mon jeu
put-bot = Ajouter un bot…
remove-bot = Retirer le bot
invite = Inviter des amis
invite-text = Toute personne qui ouvre ce lien peut jouer. La partie commence quand toutes les places sont prises.
link = Lien
copy = Copier
copied = Copié
qr = Le lien en code QR, pour téléphone
leave = Quitter la table
connecting = Un instant…
table-private = Cette table est privée
table-private-text = Demande le lien à quelqu’un qui y joue.
table-unknown = Cette table n’existe pas
table-unknown-text = Le lien est peut-être incomplet.
table-crowded = Trop de fenêtres
table-crowded-text = Tu as ouvert beaucoup de fenêtres ici. Fermes-en quelques-unes et recharge la page.
line-good = En ligne
line-slow = Connexion lente
line-broken = Reconnexion ; tes actions sont gardées
reconnecting = Reconnexion… tes actions sont gardées.
your-turn = à toi
panels = Joueurs, scores et journal
actions = Actions
undo = Annuler
more-below = La suite plus bas
tab-players = Joueurs
tab-sheet = Scores
tab-log = Journal
points = Points
level = niveau { $level }
bot-stands-in = un bot remplace
has-resigned = a abandonné
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
undo-asked = { $name } demande à revenir avant sa dernière action.
agree = D’accord
decline = Refuser
undo-waits = On demande aux autres si tu peux revenir en arrière.
take-back = Reprendre la main
go-back = Revenir en arrière
ask-undo = Demander à annuler
resign = Abandonner
resign-text = Abandonner cette partie ? Elle comptera comme perdue.
play-on = Continuer
you-watch = Tu regardes la partie.
fair = Tirages équitables
fair-text = Cette empreinte des tirages a été fixée avant le premier tirage. Après la partie, tout le monde peut vérifier que rien n’a été modifié.
download-export = Tout, pour vérifier
download-transcript = La partie en texte
match-over = La partie est finie.
match-won = { $who ->
    [you] Tu gagnes : { $points }
    [several] Égalité : { $points }
   *[other] { $name } gagne : { $points }
}
days-left = { $days } jours
next-match = Partie suivante
print = Imprimer
paper-running = La partie est encore en cours
rematch = Rejouer
join-rematch = Rejoindre la revanche
look-back = Revoir la partie
with-a-friend = Inviter un ami
replay = Relecture
replay-of = { $game } : relecture
replay-step = Étape
replay-at = { $step } sur { $steps }
replay-first = Au début
replay-before = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-speed = Vitesse
replay-speed-times = { $speed } ×
replay-eyes = Vu par
replay-all = Tout visible
replay-watcher = Un spectateur
replay-jump = Aller à…
to-table = Vers la table
share = Partager
save-picture = Enregistrer l’image
picture-saved = L’image est prête.
draws-check = Vérifier les tirages
draws-checking = Vérification…
draws-good =
    { $draws ->
        [one] { $draws } tirage vérifié. Il découle de la graine fixée à l’avance.
       *[other] Les { $draws } tirages sont vérifiés. Ils découlent de la graine fixée à l’avance.
    }
draws-broken = La graine n’est pas celle qui avait été fixée à l’avance.
draws-wrong = Ces tirages ne découlent pas de la graine : { $list }.
draws-cannot = Ce navigateur ne vérifie les tirages qu’en https. Télécharge le fichier et lance : farshore verify FICHIER
why-past = Cette partie est finie. Tu ne fais que la revoir.
log-seated = { $name } prend place
log-stood = { $name } s’en va
log-begun = La partie commence
log-ended = { $reason ->
    [resigned] Fin de la partie par abandon
    [cut] La partie a été interrompue
   *[finished] La partie est finie
}
log-undone = { $name } annule son action
log-undo-asked = { $name } demande à annuler
log-undo-answered = { $name } répond : { $text ->
    [yes] oui
   *[no] non
}
log-rewound = La partie revient en arrière
log-taken-over = Un bot joue pour { $name }
log-handed-back = { $name } reprend la main
log-resigned = { $name } abandonne
log-rematched = Il y aura une revanche
why-not-your-turn = Ce n’est pas ton tour.
why-not-yours = Cette place n’est pas la tienne.
why-over = La partie est finie.
why-answered = Il y a eu une suite, un tirage ou un coup : tu peux seulement demander à revenir en arrière.
why-nothing-to-undo = Il n’y a rien à annuler.
why-stood-in = Un bot joue pour toi : appuie d’abord sur « Reprendre la main ».
why-has-resigned = Tu as abandonné.
why-undo-free = Tu peux annuler sans demander.
why-seen = Quelque chose de caché a été vu depuis : on n’y revient plus.
why-undo-pending = Une autre demande est encore en attente.
why-not-begun = La partie n’a pas commencé.
why-unreadable = { $message }
why-busy = Trop de choses à la fois : réessaie.
keys = Touches
key-move = se déplacer sur le plateau
key-lit = aller à la case éclairée suivante ou précédente
key-page-down = Page suiv.
key-page-up = Page préc.
key-choose = choisir l’élément visé
key-back = revenir, fermer
key-undo = annuler
key-since = ce qui s’est passé depuis ton dernier tour, pas à pas
key-command = écrire une commande ; tout ce qui est possible est listé
key-sheet = scores
key-log = journal
key-rules = règles
key-explain = expliquer l’élément visé, ou afficher ces touches
keys-pointer = Un clic droit ou un appui long explique ce qui est dessous.
since = Depuis ton dernier tour
since-walk = Revoir pas à pas
since-step = { $at } sur { $all } : { $text }
command = Commande
can-do = Possible : { $list }{ $more ->
    [0] .
    [one] {" "}et { $more } autre.
   *[other] {" "}et { $more } autres.
}
cannot-act = Rien à faire pour l’instant.
