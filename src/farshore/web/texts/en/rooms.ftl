# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continue
against = { $game } against { $names }
and-more = and { $number } more
lesson-first = New here?
lesson-new = New to { $game }?
lesson-text = Pip shows you { $game } in about three minutes, one move at a time.
players-from-to = { $most ->
    [1] { $players } player
   *[other] { $players } players
}
minutes = { $minutes } min
weight = { $weight ->
    [1] Light
    [2] Medium
   *[3] Rich
}
more-of = More about { $game }
challenge = { $name } is free
challenge-text = { $name } would like a match of { $game } against you.
challenge-go = Play { $name }
a-bot = A bot
bot-1-nature = gentle
bot-2-nature = steady
bot-3-nature = thoughtful
bot-4-nature = sharp
bot-5-nature = merciless
friend = A friend
somebody-here = Somebody here
by-link = by link
bot-level = bot, level { $level }
at-this-device = on this device
add-seat = Add a seat
up-to = up to { $number }
remove-seat = Remove this seat
how-to-play = Kind of match
invite-soon = You get a link to send as soon as the table is open.
all-set = All set
all-set-text = The match starts right away.
seats-of = { $number ->
    [one] one seat
   *[other] { $number } seats
}
invites-you = { $name } invites you to a game of
in-short = The game in 30 seconds
no-account = No account, nothing to install.
sit-down = Sit down
learn-first = Learn first
pace-is-turn = { $unit ->
    [day] { $number ->
        [one] one day a turn
       *[other] { $number } days a turn
    }
    [minute] { $number } min a turn{ $bank ->
        [0] {""}
       *[other] , { $bank } min in reserve
    }
   *[second] { $number } s a turn{ $bank ->
        [0] {""}
       *[other] , { $bank } min in reserve
    }
}
share = Share
reach-here = Works on this computer only
reach-here-text = Friends on other devices can’t open this link yet.
open-network = Open to my network
open-network-who = Anyone on the same Wi-Fi or network as this computer can then open Farshore, create tables and join public ones. Private tables still need their link. Fine at home, not in a café. It ends when you close it or stop Farshore.
reach-network = Works on your network
reach-network-text = Phones and computers on the same Wi-Fi can open it. If one can’t, a firewall on this computer may be in the way.
close-network = Close it again
no-network = This computer isn’t connected to a network right now.
put-bot-at = Add a bot at seat { $seat }
strong-preparing = Stronger bots are still being set up. They will make their first move a little later.
welcome = Where to?
welcome-text = Board games of exploration, against bots or with friends. No account, nothing to install.
play-now = Play
choose-bots = Choose bots and rules
choose-bots-short = Options
play-solo = Solo
learn-about = A quick tour on the real board: 2 to 3 minutes
with-friends = With friends
language-and-display = Language and display
language = Language
theme = Theme
theme-auto = Same as system
theme-light = Light
theme-dark = Dark
pace = Animations
pace-is = { $pace ->
    [0] None
    [120] Quick
    [500] Slow
   *[250] Normal
}
sounds = Sounds
sound-all = Sounds on
sound-turn = My turn
sound-lay = Card or tile played
sound-draw = Card or tile drawn
sound-score = Scoring (round, island, temple)
sound-refused = Move not allowed
sound-over = End of the match
notices = Notifications
notices-turn = Notify me when it’s my turn and I’m in another tab
notices-refused = Your browser is blocking notifications from this site. You can allow them in the site settings.
your-name = Your name
rename = Change
preparing = Getting ready
preparing-seconds = Ready in about { $seconds } s
preparing-title = Getting the games ready
preparing-done = All games are ready
preparing-done-text = Choose one and play. From now on the server starts within seconds.
preparing-text = The first time the server starts, it takes a minute or two to set up the games. You can already play the ones that are ready.
preparing-ready = { $done } of { $all } ready
they-wait = { $number ->
    [one] A match is waiting for you
   *[other] { $number } matches are waiting for you
}
my-matches = My matches
open-tables = Open tables
no-matches = No matches yet. Press “Play” on any game and they will show up here.
no-tables = No open tables right now. Create one and invite friends with a link.
state-running = In progress
state-open = Waiting for players
state-over = Finished
state-unreadable = Cannot be shown
time-left = { $unit ->
    [day] { $number ->
        [one] one day left
       *[other] { $number } days left
    }
    [hour] { $number ->
        [one] one hour left
       *[other] { $number } hours left
    }
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
new-table = { $game }: new table
who-plays = Players
you-sit-here = You
seat-for = Seat { $number }
person = Player { $number }
name = Name
list-it = Public table: anyone can join
pace-none = No time limit
pace-none-about = Take all the time you like.
pace-quick = Quick
pace-quick-about = 15 seconds per turn plus a 3-minute reserve.
pace-calm = Relaxed
pace-calm-about = 45 seconds per turn plus a 10-minute reserve.
pace-days = Days
pace-days-about = Three days per turn. If someone runs out of time, a bot takes over.
own-value = Custom…
own-value-empty = { $option }: write your own value, or choose another.
open-table = Create table
begin-match = Start match
waiting-for-players = Waiting for players
curtain-turn = { $name }, it’s your turn
curtain-wait = { $name }’s seat
curtain-text = Everyone else, please look away. Press the button to see your cards and pieces.
curtain-show = Show my board
remove-bot = Remove the bot
invite = Invite friends
invite-text = Anyone who opens this link can join. The match starts when every seat is taken.
qr = QR code for this link
leave = Leave the table
state-starting = Beginning
start-abandoned = The match couldn’t start: a player’s browser didn’t respond within 20 seconds. That seat is free again, and the player can come back to it.
