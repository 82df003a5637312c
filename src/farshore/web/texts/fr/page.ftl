# What every screen says. Names of games are data: an operator may change them.
title = Farshore : jeux de société d’exploration
games = Jeux
learn = Tutoriel (3 min)
learn-title = { $game } : tutoriel
rules = Règles
rules-of = { $game } : les règles
rules-contents = Sommaire
home = Accueil
settings = Réglages
notice-where = { $game } : { $names }
close = Fermer
no-server = Le serveur ne répond pas
no-server-text = La connexion est peut-être coupée. On continue d’essayer.
try-again = Réessayer
page-stale = Cette page n’est plus à jour
page-stale-text = Une partie de la page n’a pas pu être chargée. Il y a peut-être une version plus récente.
load-again = Recharger
offline-title = Hors ligne
offline-text = Farshore est injoignable. Dès que la connexion revient, tu reprends là où tu en étais.
offline-again = Réessayer
no-game = Jeu introuvable
learn-preparing = Ce jeu est encore en préparation. Il s’ouvrira ici dès qu’il sera prêt.
you-are = Tu joues sous le nom de { $name }.
free-seat = libre
state-my-turn = À toi
state-frozen = Gelée
seats = Places
bot-1 = Pip
bot-1-about = Joue à l’instinct et se trompe souvent. Idéal pour débuter.
bot-2 = Marlow
bot-2-about = Prend ce qui paraît bon sur le moment et anticipe rarement.
bot-3 = Tove
bot-3-about = Réfléchit avant chaque coup. Un adversaire solide.
bot-4 = Isaura
bot-4-about = Imagine de nombreuses suites avant chaque coup. Difficile.
bot-5 = Corvin
bot-5-about = Réfléchit une seconde et ne laisse rien passer. Très difficile.
clock = Limite de temps
options = Règles de la table
you = toi
hand-over = Passer l’appareil à { $name }
link-to = { $stop ->
    [end] Lien vers le résultat
   *[other] Lien vers ce moment
}
link = Lien
copy = Copier
copied = Copié
connecting = Connexion…
table-private = Cette table est privée
table-private-text = Demande le lien à l’un des joueurs.
table-unknown = Table introuvable
table-unknown-text = Le lien est peut-être incomplet.
table-unreadable = Cette partie ne peut pas être affichée
table-unreadable-text = Elle est enregistrée, mais ce serveur ne peut pas la lire. Rien n’est perdu : préviens la personne qui gère le serveur.
table-crowded = Trop de fenêtres ouvertes
table-crowded-text = Cette table est ouverte dans trop de fenêtres. Fermes-en quelques-unes et recharge la page.
line-good = En ligne
line-slow = Connexion lente
line-broken = Reconnexion… tes coups sont enregistrés
your-turn = à toi
panels = Joueurs, scores et journal
caption = { $button ->
    [link] Partager
    [back] Table
    [settings] Réglages
    [rules] Règles
    [replay] Résumé
   *[menu] Joueurs
}
actions = Actions
undo = Annuler
more-below = La suite plus bas
tab-players = Joueurs
tab-sheet = Scores
tab-log = Journal
points = Points
level = niveau { $level }
bot-stands-in = un bot joue à sa place
has-resigned = a abandonné
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
undo-asked = { $name } voudrait annuler son dernier coup.
agree = D’accord
decline = Refuser
undo-waits = Les autres doivent encore accepter ton annulation.
take-back = Reprendre la main
go-back = Annuler un coup
ask-undo = Demander une annulation
resign = Abandonner
resign-text = Abandonner cette partie ? Elle comptera comme perdue.
play-on = Continuer à jouer
you-watch = Tu regardes la partie.
fair = Tirages vérifiables
fair-text = Cette empreinte de tous les tirages a été fixée avant la partie. Ensuite, tout le monde peut vérifier que rien n’a été modifié.
download-export = Toutes les données, pour vérifier
download-transcript = La partie en texte
match-over = La partie est terminée.
frozen = Gelée : les règles ont changé. Après l’étape { $step }, la version { $rules } ne permet plus { $code ->
    [options] une option de cette partie
    [outcome] le tirage suivant
   *[action] le coup suivant
}.
agree-to-end = Terminer avec ce score
end-agreed = Tu acceptes de terminer la partie. Les autres doivent accepter aussi.
match-won = { $who ->
    [you] Tu gagnes : { $points }
    [several] Égalité : { $points }
   *[other] { $name } gagne : { $points }
}
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
next-match = Partie suivante
print = Imprimer
paper-running = La partie est encore en cours
rematch = Rejouer
join-rematch = Rejoindre la revanche
look-back = Revoir la partie
with-a-friend = Inviter un ami
replay = Revoir la partie
replay-of = { $game } : revoir la partie
replay-step = Étape
replay-at = { $step } sur { $steps }
replay-halt = Les règles ont changé depuis. On s’arrête après l’étape { $step } sur { $steps } : la version { $rules } { $code ->
    [options] ne permet plus une option de cette partie
    [outcome] ne permet plus le tirage suivant
    [result] donne un autre résultat
   *[action] ne permet plus le coup suivant
}. Le résultat et le journal restent tels quels.
replay-first = Au début
replay-before = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-speed = Vitesse
replay-speed-times = { $speed } ×
replay-perspective = Point de vue
replay-all = Tout visible
replay-watcher = Spectateur
replay-jump = Aller à…
to-table = Retour à la table
share = Partager
save-picture = Enregistrer l’image
picture-saved = Image enregistrée.
picture-failed = L’image n’a pas pu être enregistrée.
draws-check = Vérifier les tirages
draws-checking = Vérification…
why-past = Cette partie est terminée. Tu es en train de la revoir.
log-seated = { $name } prend place
log-stood = { $text } quitte la table
log-begun = La partie commence
log-ended = { $reason ->
    [agreed] La partie s’arrête d’un commun accord
    [resigned] La partie s’arrête : un joueur abandonne
    [cut] La partie a été arrêtée
    [abandoned] La partie a été interrompue
   *[finished] La partie est terminée
}
log-undone = { $name } annule un coup
log-undo-asked = { $name } demande à annuler
log-undo-answered = { $name } répond : { $text ->
    [yes] oui
   *[no] non
}
log-rewound = Des coups ont été annulés
log-taken-over = Un bot prend le relais pour { $name }
log-handed-back = { $name } reprend la main
log-resigned = { $name } abandonne
log-migrated = Nouvelles règles : la partie continue avec la version { $text }
log-frozen = Nouvelles règles : la partie est gelée
log-end-agreed = { $name } accepte de terminer la partie
log-rematched = Une revanche est proposée
why-not-your-turn = Ce n’est pas ton tour.
why-not-yours = Cette place n’est pas la tienne.
why-over = La partie est terminée.
why-frozen = La partie est gelée : ses règles ont changé.
why-answered = Depuis, on a pioché ou quelqu’un a joué : tu peux seulement demander une annulation.
why-nothing-to-undo = Il n’y a rien à annuler.
why-stood-in = Un bot joue pour toi : appuie d’abord sur « Reprendre la main ».
why-has-resigned = Tu as abandonné.
why-undo-free = Tu peux annuler sans demander.
why-seen = Depuis, quelque chose de caché a été vu : on ne peut plus annuler.
why-undo-pending = Une autre demande d’annulation est en attente.
why-too-many-undos = On a déjà annulé { $most } fois : c’est le maximum.
why-too-long = La partie est devenue trop longue pour cela. Continue à jouer.
why-not-begun = La partie n’a pas encore commencé.
why-unreadable = Cette commande n’existe pas. Choisis-en une dans la liste.
why-busy = Trop de demandes à la fois. Réessaie.
why-begun = La partie a déjà commencé.
why-no-seat = Cette place n’existe pas.
why-seat-taken = Cette place est déjà prise.
why-full = Toutes les places sont prises.
why-no-level = Il n’y a pas de bot de ce niveau.
why-seated-already = Tu as déjà une place à cette table.
why-not-seated = Seuls les joueurs de cette table peuvent le faire.
why-not-over = La partie n’est pas encore terminée.
why-rematched = Il y a déjà une revanche. Rejoins-la.
why-seat-free = Personne n’est assis là.
why-not-stood-in = Aucun bot ne joue pour toi.
why-nothing-asked = Il n’y a plus de demande en attente.
why-agreed = Tu as déjà accepté.
why-not-frozen = La partie n’est pas gelée.
why-settled = Cette partie suit déjà les règles actuelles.
why-in-time = Il reste encore du temps.
why-attended = Il y a encore quelqu’un à cette table.
why-server-only = { why-not-allowed }
why-no-such-number = { why-unreadable }
why-no-such-seat = { why-no-seat }
why-not-chance = { why-unknown }
why-impossible = { why-unknown }
why-chance-to-act = Un instant : un tirage est en cours.
why-stale = Il s’est passé quelque chose entre-temps. Regarde à nouveau.
why-not-owner = { why-unavailable }
why-revoked = Ta session n’est plus valable ici. Recharge la page.
why-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessaie.
why-no-game = Ce jeu n’est pas disponible ici.
why-bad-event = { table-unreadable-text }
why-bad-match = { table-unreadable-text }
why-newer-rules = Cette partie suit des règles plus récentes que celles de ce serveur.
why-unknown = Ce n’est pas possible pour l’instant.
why-bad-request = Le serveur n’a pas compris. Recharge la page.
why-stranger = { why-revoked }
why-not-allowed = Tu n’as pas le droit de faire cela.
why-private = { table-private }. { table-private-text }
why-no-table = { table-unknown }. { table-unknown-text }
why-not-found = Il n’y a rien (ou plus rien) ici.
why-not-now = { why-unknown }
why-too-large = C’est trop long.
why-too-many = Trop de demandes. Réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
why-preparing = Ce jeu est encore en préparation. Réessaie dans un instant.
why-bad-option = { $option } : cette valeur n’est pas possible.
why-bad-name = Ce nom est trop long ou contient des caractères non autorisés.
why-failed = Le serveur a eu un problème. Réessaie.
why-starting = La partie est en train de commencer.
why-not-starting = La partie n’est plus en train de commencer.
why-bad-commitment = Le nombre secret de ton navigateur ne correspond pas à cette partie. Recharge la page.
why-withheld = { $most } fois, tu n’étais pas là au moment où cette partie allait commencer. Tu ne peux plus y prendre place.
why-spent-commitment = { why-bad-commitment }
why-not-committed = { why-bad-commitment }
why-wrong-secret = { why-bad-commitment }
why-revealed = { why-unknown }
why-no-network = Cet ordinateur n’est connecté à aucun réseau pour l’instant.
keys = Touches
key-move = se déplacer sur le plateau
key-lit = aller à la case éclairée suivante ou précédente
key-page-down = Page suiv.
key-page-up = Page préc.
key-choose = choisir
key-back = revenir ou fermer
key-undo = annuler
key-since = revoir ce qui s’est passé depuis ton dernier tour
key-command = écrire une commande
key-sheet = scores
key-log = journal
key-rules = règles
key-explain = expliquer l’élément choisi, ou afficher ces touches
keys-pointer = Un clic droit ou un appui long sur un élément l’explique.
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

# Comment naît le hasard d’une partie
starting = La partie commence
starting-text = En attente du navigateur de { $names }. S’il ne répond pas en 20 secondes, la place est libérée.
log-start-abandoned = { $text } n’a pas répondu. La place est de nouveau libre
fair-mixed = Personne ne peut choisir ce qui est tiré, pas même ce serveur. Le serveur et le navigateur de chaque joueur ont choisi chacun un nombre secret avant de connaître ceux des autres. Tous les tirages découlent de ces nombres réunis. Après la partie, ils sont révélés, et chacun peut les vérifier.
fair-bots = Seuls des bots jouent ici : le nombre secret du serveur décide donc seul des tirages. Il a été fixé avant le début de la partie et il est révélé à la fin.
fair-server = Aucun navigateur de joueur n’a ajouté de nombre secret : celui du serveur décide donc seul des tirages. Il a été fixé avant le début de la partie et il est révélé à la fin.
fair-mine = Ton navigateur a ajouté son nombre.
fair-without = Sans nombre secret : { $names }. Leur programme n’en a pas envoyé.
fair-abandoned = { $count ->
    [one] Un départ a été abandonné avant celui-ci, parce qu’un navigateur n’a pas répondu à temps.
   *[other] { $count } départs ont été abandonnés avant celui-ci, parce qu’un navigateur n’a pas répondu à temps.
}
fair-redrawn = { $count ->
    [one] Un tirage a été annulé d’un commun accord.
   *[other] { $count } tirages ont été annulés d’un commun accord.
}
fair-commitment = Empreinte du nombre du serveur, visible depuis l’ouverture de la table :
attention = Demandes et annonces
offline = Pas de connexion. On réessaie.
offline-waiting = Ton coup est enregistré et partira dès qu’elle reviendra.
stood-in = Un bot joue à ta place.
went-away = { $name } n’est plus là
came-back = { $name } est de retour
watchers = { $number ->
    [one] Une personne regarde
   *[other] { $number } personnes regardent
}
is-here = en ligne
is-away = hors ligne
