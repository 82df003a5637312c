# What every screen says. Names of games are data: an operator may change them.
title = Farshore: board games of exploration
welcome = Where to?
welcome-text = Board games of exploration, against bots or with friends. No account, nothing to install.
games = Games
play-now = Play now
choose-bots = Choose bots and rules
choose-bots-short = Options
play-solo = Solo
learn = Learn (3 min)
learn-about = A first look on the real board, in two or three minutes
learn-title = Learn { $game }
with-friends = With friends
rules = Rules
rules-of = { $game }: the rules
rules-contents = Contents
home = Home
settings = Settings
language = Language
theme = Theme
theme-auto = As the system
theme-light = Day
theme-dark = Night
pace = Animations
pace-is = { $pace ->
    [0] None
    [120] Quick
    [500] Slow
   *[250] Normal
}
sounds = Sounds
sound-all = Sounds on
sound-turn = It is my turn
sound-lay = A card or tile is laid
sound-draw = Something is drawn
sound-score = Something is won: a round, an island, a temple
sound-refused = Something cannot be done
sound-over = The match is over
notices = Notices
notices-turn = Tell me when it is my turn and I am looking at something else
notices-refused = Your browser does not allow it for this page. You can change that in its settings for this page.
notice-where = { $game }: { $names }
your-name = Your name
rename = Change
close = Close
no-server = The server does not answer
no-server-text = Perhaps the network is gone for a moment. We keep trying.
try-again = Try again
page-stale = This page is out of date
page-stale-text = Something of it could not be loaded. The server may have a newer version.
load-again = Load again
offline-title = No network
offline-text = Farshore cannot be reached. As soon as it can be, you go on where you were.
offline-again = Try again
no-game = There is no such game
preparing = Being prepared
preparing-title = Getting the games ready
preparing-done = All games are ready
preparing-text = On the first start every game is prepared once. That takes a few minutes; those that are ready can be played.
preparing-ready = { $done } of { $all } ready
still-preparing = This game is still being prepared. Try again in a moment.
learn-preparing = This game is still being prepared. It opens here as soon as it is ready.
they-wait = { $number ->
    [one] A match waits for you
   *[other] { $number } matches wait for you
}
my-matches = My matches
open-tables = Open tables
no-matches = Nothing yet. Press “Play now” at a game: your matches will be listed here.
no-tables = Nobody waits at a table right now. Open one, and friends can join by a link.
you-are = You are { $name }.
free-seat = free
state-my-turn = Your turn
state-running = Running
state-open = Waiting
state-over = Over
time-left = { $unit ->
    [day] { $number } days left
    [hour] { $number } hours left
   *[minute] { $number ->
        [0] less than a minute left
        [one] one minute left
       *[other] { $number } minutes left
    }
}
ago = { $unit ->
    [minute] { $number ->
        [one] a minute ago
       *[other] { $number } minutes ago
    }
    [hour] { $number ->
        [one] an hour ago
       *[other] { $number } hours ago
    }
    [day] { $number ->
        [one] yesterday
       *[other] { $number } days ago
    }
   *[now] just now
}
new-table = { $game }: a new table
who-plays = Who plays
seats = Seats
you-sit-here = You
seat-for = Seat { $number }
a-friend = A friend, by link
person-here = A person here, on this device
person = Player { $number }
name = Name
bot-of-level = { $name } (level { $level })
bot-1 = Pip
bot-1-about = Plays by feel and misjudges a lot. For first matches.
bot-2 = Marlow
bot-2-about = Takes what is good right now and does not look far.
bot-3 = Tove
bot-3-about = Tries out its choices before it acts. A fair opponent.
bot-4 = Isaura
bot-4-about = Weighs many possible worlds before acting. Hard.
bot-5 = Corvin
bot-5-about = Thinks for a second and forgives nothing.
list-it = List this table, so that strangers can join
clock = Clock
pace-none = No clock
pace-none-about = Take all the time you like.
pace-quick = Quick
pace-quick-about = 15 seconds a turn and 3 minutes in reserve.
pace-calm = Calm
pace-calm-about = 45 seconds a turn and 10 minutes in reserve.
pace-days = Days
pace-days-about = Three days a turn. If somebody’s time runs out, a bot plays on for them.
options = Rules of this table
own-value = Another …
open-table = Open the table
begin-match = Begin the match
waiting-for-players = Waiting for players
join-table = { $game }: take a seat
you = you
sit-here = Sit here
hand-over = Hand over to { $name }
curtain-turn = { $name }, it is your turn
curtain-wait = { $name }, your seat
curtain-text = Everybody else, please look away. What only you may see appears when you press the button.
curtain-show = Show my board
put-bot = Add a bot…
remove-bot = Remove the bot
invite = Invite friends
invite-text = Whoever opens this link can join. The match begins when every seat is taken.
link = Link
copy = Copy
copied = Copied
qr = The link as a code for phones
leave = Leave the table
connecting = One moment…
table-private = This table is private
table-private-text = Ask whoever plays here for the link.
table-unknown = There is no such table
table-unknown-text = The link may be incomplete.
table-crowded = Too many windows
table-crowded-text = You have very many windows open here. Close some and load this page again.
line-good = Connected
line-slow = Slow connection
line-broken = Reconnecting; what you did is kept
reconnecting = Reconnecting… what you did is kept.
your-turn = your turn
panels = Players, score sheet and log
actions = Actions
undo = Undo
more-below = More below
tab-players = Players
tab-sheet = Score sheet
tab-log = Log
points = Points
level = level { $level }
bot-stands-in = a bot stands in
has-resigned = has resigned
rank = { $rank }.
undo-asked = { $name } asks to go back to before their last action.
agree = Agree
decline = Decline
undo-waits = The others are asked whether you may go back.
take-back = Play on yourself
go-back = Go back
ask-undo = Ask to go back
resign = Give up
resign-text = Give this match up? It counts as lost.
play-on = Play on
you-watch = You are watching.
fair = Fair draws
fair-text = Before the first draw this fingerprint of the draws was fixed. After the match anybody can check that nothing was changed.
download-export = All data, for checking
download-transcript = The match as text
match-over = The match is over.
match-won = { $who ->
    [you] You win: { $points }
    [several] A draw: { $points }
   *[other] { $name } wins: { $points }
}
days-left = { $days } days
next-match = Next match
print = Print
paper-running = The match is still running
rematch = Play again
join-rematch = Join the rematch
look-back = Look back
with-a-friend = Invite a friend
replay = Replay
replay-of = { $game }: replay
replay-step = Step
replay-at = { $step } of { $steps }
replay-first = To the beginning
replay-before = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-times = { $speed } ×
replay-eyes = Seen by
replay-all = All open
replay-watcher = A spectator
replay-jump = Jump to …
to-table = To the table
share = Share
save-picture = Save as a picture
picture-saved = The picture has been made.
draws-check = Check the draws
draws-checking = Checking…
draws-good = { $draws ->
    [one] One draw was checked. It follows from the seed that was fixed beforehand.
   *[other] All { $draws } draws were checked. They follow from the seed that was fixed beforehand.
}
draws-broken = The seed is not the one that was fixed beforehand.
draws-wrong = These draws do not follow from the seed: { $list }.
draws-cannot = This browser checks draws only over https. Download the file and run: farshore verify FILE
why-past = This match is over. You are only looking back.
log-seated = { $name } sits down
log-stood = { $name } leaves
log-begun = The match begins
log-ended = { $reason ->
    [resigned] The match was given up
    [cut] The match was cut short
   *[finished] The match is over
}
log-undone = { $name } takes that back
log-undo-asked = { $name } asks to go back
log-undo-answered = { $name } answers: { $text ->
    [yes] yes
   *[no] no
}
log-rewound = The match goes back
log-taken-over = A bot plays for { $name }
log-handed-back = { $name } plays again
log-resigned = { $name } gives up
log-rematched = There will be another match
why-not-your-turn = It is not your turn.
why-not-yours = That seat is not yours.
why-over = The match is over.
why-answered = Something has come of it already, a draw or a move: you can only ask to go back.
why-nothing-to-undo = There is nothing to take back.
why-stood-in = A bot plays for you: press “Play on yourself” first.
why-has-resigned = You have given up.
why-undo-free = You can take it back without asking.
why-seen = Something hidden has been seen since: it stays as it is.
why-undo-pending = Another request is still open.
why-not-begun = The match has not begun.
why-unreadable = { $message }
why-busy = Too much at once: try again.
keys = Keys
key-move = move over the board
key-lit = go to the next or previous place that is lit
key-page-down = Page Down
key-page-up = Page Up
key-choose = choose what has the focus
key-back = go back, put away
key-undo = undo
key-since = what happened since your last turn, step by step
key-command = write a command; everything you can do is listed
key-sheet = score sheet
key-log = log
key-rules = rules
key-explain = explain what has the focus, or show these keys
keys-pointer = A right click or a long press explains what is under it.
since = Since your last turn
since-walk = Show it step by step
since-step = { $at } of { $all }: { $text }
command = Command
can-do = Possible: { $list }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
cannot-act = Nothing can be done right now.
