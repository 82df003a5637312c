# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continue
against = { $game } against { $names }
and-more = and { $number } more
lesson-first = First time here?
lesson-new = New to { $game }?
lesson-text = Pip shows you { $game } in about three minutes, one move at a time.
lesson-go = Learn with Pip
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
invite-soon = You get a link and a code to share as soon as the table is open.
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
