# What every screen says. Names of games are data: an operator may change them.
title = Farshore: board games of exploration
games = Games
learn = Learn (3 min)
learn-title = Learn { $game }
rules = Rules
rules-of = { $game }: the rules
rules-contents = Contents
home = Home
settings = Settings
notice-where = { $game }: { $names }
close = Close
no-server = The server isn’t responding
no-server-text = Your connection may have dropped. We’ll keep trying.
try-again = Try again
page-stale = This page is out of date
page-stale-text = Part of this page couldn’t be loaded. A newer version may be available.
load-again = Reload
offline-title = You’re offline
offline-text = Farshore can’t be reached. As soon as you’re back online, you’ll pick up where you left off.
offline-again = Try again
no-game = Game not found
learn-preparing = This game is still being set up. It will open here as soon as it’s ready.
you-are = You’re playing as { $name }.
free-seat = empty
state-my-turn = Your turn
state-frozen = Frozen
seats = Seats
bot-1 = Pip
bot-1-about = Plays by gut feeling and makes plenty of mistakes. Good for your first matches.
bot-2 = Marlow
bot-2-about = Grabs whatever looks good right now and rarely plans ahead.
bot-3 = Tove
bot-3-about = Thinks its moves through. A solid opponent.
bot-4 = Isaura
bot-4-about = Plays out many possible futures before each move. Hard.
bot-5 = Corvin
bot-5-about = Thinks for a second and punishes every mistake. Very hard.
clock = Time limit
options = Table rules
you = you
hand-over = Pass the device to { $name }
link-to = { $stop ->
    [end] Link to the result
   *[other] Link to this moment
}
link = Link
copy = Copy
copied = Copied
connecting = Connecting…
table-private = This table is private
table-private-text = Ask one of the players for the link.
table-unknown = Table not found
table-unknown-text = The link may be incomplete.
table-unreadable = This match cannot be shown
table-unreadable-text = It is stored, but this server can’t read it. Nothing is lost: please tell the person who runs this server.
table-crowded = Too many windows open
table-crowded-text = You have this table open in too many windows. Close some and reload.
line-good = Connected
line-slow = Slow connection
line-broken = Reconnecting… your moves are saved
your-turn = your turn
panels = Players, score sheet and log
caption = { $button ->
    [link] Share
    [back] Table
    [settings] Settings
    [rules] Rules
    [replay] Recap
   *[menu] Players
}
actions = Actions
undo = Undo
more-below = Scroll for more
tab-players = Players
tab-sheet = Score sheet
tab-log = Log
points = Points
level = level { $level }
bot-stands-in = bot playing
has-resigned = has resigned
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
undo-asked = { $name } would like to undo their last move.
agree = Agree
decline = Decline
undo-waits = Waiting for the others to agree to your undo.
take-back = Take over from the bot
go-back = Undo a move
ask-undo = Ask to undo
resign = Resign
resign-text = Resign this match? It counts as a loss.
play-on = Keep playing
you-watch = You’re watching this match.
fair = Fair random draws
fair-text = This fingerprint of all random draws was fixed before the match began. Afterwards anyone can verify that nothing was changed.
download-export = Full data (for verification)
download-transcript = Match log (text)
match-over = The match is over.
frozen = Frozen: the rules have changed. After step { $step }, version { $rules } no longer allows { $code ->
    [options] an option of this match
    [outcome] the next draw
   *[action] the next move
}.
agree-to-end = End it with this score
end-agreed = You agree to end it. Everyone else has to agree too.
match-won = { $who ->
    [you] You win: { $points }
    [several] It’s a draw: { $points }
   *[other] { $name } wins: { $points }
}
days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
}
next-match = Next match
print = Print
paper-running = Match still in progress
rematch = Play again
join-rematch = Join the rematch
look-back = Watch replay
with-a-friend = Invite a friend
replay = Replay
replay-of = { $game }: replay
replay-step = Step
replay-at = { $step } of { $steps }
replay-halt = The rules have changed since. The replay stops after step { $step } of { $steps }: version { $rules } { $code ->
    [options] no longer allows an option of this match
    [outcome] no longer allows the next draw
    [result] comes to another result
   *[action] no longer allows the next move
}. Result and log stay as they were.
replay-first = Go to start
replay-before = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Go to end
replay-speed = Speed
replay-speed-times = { $speed } ×
replay-perspective = View as
replay-all = Everything face up
replay-watcher = Spectator
replay-jump = Jump to…
to-table = Back to the table
share = Share
save-picture = Save as image
picture-saved = Image saved.
picture-failed = The image couldn’t be saved.
draws-check = Check the draws
draws-checking = Checking…
why-past = This match is over. You’re watching a replay.
log-seated = { $name } sits down
log-stood = { $text } leaves
log-begun = The match begins
log-ended = { $reason ->
    [agreed] The players agreed to end the match
    [resigned] The match ends: a player resigned
    [cut] The match was stopped
    [abandoned] The match was abandoned
   *[finished] The match is over
}
log-undone = { $name } undoes a move
log-undo-asked = { $name } asks to undo
log-undo-answered = { $name } answers: { $text ->
    [yes] yes
   *[no] no
}
log-rewound = Moves have been undone
log-taken-over = A bot takes over for { $name }
log-handed-back = { $name } is back
log-resigned = { $name } resigns
log-migrated = New rules: the match continues under version { $text }
log-frozen = New rules: the match is frozen
log-end-agreed = { $name } agrees to end the match
log-rematched = A rematch has been set up
why-not-your-turn = It’s not your turn.
why-not-yours = That’s not your seat.
why-over = The match is over.
why-frozen = The match is frozen: its rules have changed.
why-answered = Too late to undo on your own: something was drawn or someone has moved. You can still ask the others.
why-nothing-to-undo = There’s nothing to undo.
why-stood-in = A bot is playing for you. Press “Take over from the bot” first.
why-has-resigned = You have resigned.
why-undo-free = You can undo this without asking.
why-seen = Something hidden has been seen since then, so this can’t be undone.
why-undo-pending = Somebody has already asked to undo. Wait for the answer.
why-too-many-undos = Moves have been undone { $most } times. That is the limit.
why-too-long = This match has become too long for that. Keep playing.
why-not-begun = The match hasn’t started yet.
why-unreadable = That command can’t be understood. Choose one from the list.
why-busy = Too many requests. Please try again.
why-begun = The match has already started.
why-no-seat = There is no such seat.
why-seat-taken = That seat is already taken.
why-full = Every seat is taken.
why-no-level = There is no bot of that level.
why-seated-already = You already have a seat at this table.
why-not-seated = Only players at this table can do that.
why-not-over = The match isn’t over yet.
why-rematched = There is already a rematch. Join it.
why-seat-free = Nobody sits there.
why-not-stood-in = No bot is playing for you.
why-nothing-asked = That request is no longer open.
why-agreed = You have already agreed.
why-not-frozen = The match isn’t frozen.
why-settled = This match already follows the current rules.
why-in-time = There is still time left.
why-attended = Someone is still at this table.
why-server-only = { why-not-allowed }
why-no-such-number = { why-unreadable }
why-no-such-seat = { why-no-seat }
why-not-chance = { why-unknown }
why-impossible = { why-unknown }
why-chance-to-act = One moment: something is being drawn.
why-stale = Something has happened in the meantime. Please look again.
why-not-owner = { why-unavailable }
why-revoked = You are no longer signed in here. Reload the page.
why-unavailable = The server can’t save anything right now. Please try again.
why-no-game = This game isn’t available here.
why-bad-event = { table-unreadable-text }
why-bad-match = { table-unreadable-text }
why-newer-rules = This match uses newer rules than this server has.
why-unknown = That isn’t possible right now.
why-bad-request = The server couldn’t understand that. Reload the page.
why-stranger = { why-revoked }
why-not-allowed = You’re not allowed to do that.
why-private = { table-private }. { table-private-text }
why-no-table = { table-unknown }. { table-unknown-text }
why-not-found = That can’t be found here any more.
why-not-now = { why-unknown }
why-too-large = That is too long.
why-too-many = Too many requests. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
why-preparing = This game is still being set up. Try again in a moment.
why-bad-option = { $option }: this value isn’t possible.
why-bad-name = That name is too long or has characters that can’t be used.
why-failed = Something went wrong on the server. Please try again.
why-starting = The match is just starting.
why-not-starting = The match isn’t starting any more.
why-bad-commitment = Your browser’s secret number doesn’t fit this match. Reload the page.
why-withheld = You were away { $most } times when this match was about to begin. You can’t take a seat here again.
why-spent-commitment = { why-bad-commitment }
why-not-committed = { why-bad-commitment }
why-wrong-secret = { why-bad-commitment }
why-revealed = { why-unknown }
why-no-network = This computer isn’t connected to a network right now.
keys = Keys
key-move = move around the board
key-lit = next or previous highlighted space
key-page-down = Page Down
key-page-up = Page Up
key-choose = select
key-back = go back or close
key-undo = undo
key-since = replay what happened since your last turn
key-command = type a command
key-sheet = score sheet
key-log = log
key-rules = rules
key-explain = explain the selected item, or show these keys
keys-pointer = Right-click or long-press anything to see what it does.
since = Since your last turn
since-walk = Show step by step
since-step = { $at } of { $all }: { $text }
command = Command
can-do = Available: { $list }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
cannot-act = Nothing to do right now.

# How the chance of a match comes about
starting = The match begins
starting-text = Waiting for the browser of { $names }. If it doesn’t respond within 20 seconds, the seat becomes free.
log-start-abandoned = { $text } didn’t respond. The seat is free again
fair-mixed = Nobody can choose what is drawn, not even this server. The server and each player’s browser picked a secret number before knowing the others. All draws follow from these numbers together. After the match they are shown, and anyone can check them.
fair-bots = Only bots play here, so the server’s secret number alone decides what is drawn. It was fixed before the match began and is shown at the end.
fair-server = No player’s browser added a secret number, so the server’s number alone decides what is drawn. It was fixed before the match began and is shown at the end.
fair-mine = Your browser has added its number.
fair-without = No number from: { $names }. The program they play with didn’t send one.
fair-abandoned = { $count ->
    [one] One earlier start was called off because a browser didn’t respond in time.
   *[other] { $count } earlier starts were called off because a browser didn’t respond in time.
}
fair-redrawn = { $count ->
    [one] One draw was undone by agreement.
   *[other] { $count } draws were undone by agreement.
}
fair-commitment = Fingerprint of the server’s number, shown since the table was opened:
attention = Requests and notices
offline = No connection. We’ll keep trying.
offline-waiting = Your moves are saved and will be sent once it’s back.
stood-in = A bot is playing for you.
went-away = { $name } is away
came-back = { $name } is back
watchers = { $number ->
    [one] One person is watching
   *[other] { $number } people are watching
}
is-here = here
is-away = away
