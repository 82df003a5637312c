game-skerries = Skerries
about-skerries = Two captains in the fog. Sail into the unknown, or look first and lose a turn.

# What is on the chart.
skerries-kind = { $kind ->
    [sea] open sea
    [isle] isle
    [wreck] wreck
    [reef] reef
    [harbour] harbour
   *[fog] fog
}
skerries-you = You
skerries-chart = The chart
skerries-points = points
skerries-turns = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
skerries-commission = Commission: { $name }, +{ $bonus } each
skerries-commission-secret = Secret commission
skerries-commission-title = Commission
skerries-unseen = Tiles that you have not seen
skerries-charted-by = { $who ->
    [you] charted by you
   *[other] charted by { $name }
}
skerries-seen = you saw: { $name }
skerries-looked-by = { $name } has looked
skerries-ship = { $who ->
    [you] your ship
   *[other] the ship of { $name }
}
skerries-sail-here = Sail here
skerries-look-here = Look here
skerries-mode-sail = Sail
skerries-mode-look = Look

# What is asked, and what happened.
skerries-status-act = Your turn: sail to a square beside you, or look at one in the fog.
skerries-status-wait = One moment…
skerries-status-waits = Waiting for { $name }.
skerries-log-sail = { $who ->
    [you] You sail to { $square }
   *[other] { $name } sails to { $square }
}
skerries-log-look = { $who ->
    [you] You look at { $square }
   *[other] { $name } looks at { $square }
}
skerries-log-tile = { $who ->
    [you] You find: { $name }
   *[other] Found: { $name }
}
skerries-log-commission = { $who ->
    [you] Your commission: { $name }
   *[other] The other commission: { $name }
}

# Explanations.
skerries-about-fog = Nobody has charted this square. Sailing there turns up its tile for all to see; looking shows it to you alone.
skerries-about-harbour = A harbour, where a ship starts. It is worth nothing.
skerries-about-kind = Worth { $points } to you. On a commission each one counts { $bonus } more at the end. You have not seen { $left } of them.
skerries-about-commission = A captain’s commission names one kind of tile. At the end it is shown, and each tile of that kind that this captain has charted counts more.

# The score sheet.
skerries-total = Total
skerries-squares = { $squares ->
    [one] one square
   *[other] { $squares } squares
}
skerries-sheet-note = Commissions count at the end. If points are equal, more charted squares win.

# Why not.
skerries-why-already-there = Your ship is there already.
skerries-why-not-beside = { $square } is not beside your ship at { $ship }.
skerries-why-other-ship = The other ship is at { $square }.
skerries-why-too-far = { $square } is too far away: you can see two steps from { $ship }.
skerries-why-charted = { $square } is charted already.
skerries-why-looked-before = You have looked at { $square } before.

# Options.
skerries-option-turns = Turns
skerries-option-turns-about = How many turns each captain has. 14 are usual.

## Rules and tutorial: a page loads what follows when it is read.
skerries-rules-goal = Two captains chart 25 squares of sea. Most lie in fog, and what is under it is worth much, nothing, or less than nothing. The captain with more points at the end wins.
skerries-rules-chart = The chart
skerries-rules-chart-text = The ships start in the harbours, in opposite corners. A tile lies on each of the other 23 squares:
skerries-rules-sea = seven of them, worth nothing
skerries-rules-isle = six, worth 2 points each
skerries-rules-wreck = four, worth 5 points each
skerries-rules-reef = six, which cost 3 points each
skerries-rules-sail = Your turn: sail…
skerries-rules-sail-text = Sail to a square beside your ship, but not to the other ship. If the square lies in fog, its tile is turned up, and you have charted it, whatever it is.
skerries-rules-look = …or look
skerries-rules-look-text = Look at a square in fog at most two steps away. You alone see its tile, which stays there; the other captain sees only where you looked.
skerries-rules-end = The end, and the commissions
skerries-rules-end-text = Each captain has a secret commission for one kind of tile. The match ends after the last turn, or when no fog is left. Then the commissions are shown, and each tile of that kind counts more: open sea and isles 2 points, wrecks 3, reefs 4. If points are equal, more charted squares win.

# The tutorial.
learn-skerries-chart = This is the sea that you and Pip chart. Your ship starts in the upper left corner, and almost everything lies in fog.
learn-skerries-commission = This is your secret commission: at the end each wreck that you have charted is worth 3 points more. Pip has one too.
learn-skerries-sail = In each turn you sail or look. Sail to b1: its tile is turned up, and you have charted it.
learn-skerries-look = An isle, 2 points. Now be careful: choose “Look”, then press b2, and only you will see what is there.
learn-skerries-reef = A reef would have cost 3 points. Sail to c1 instead.
learn-skerries-other = A wreck, 5 points. Pip has looked at c3: you see where, but not what was found.
learn-skerries-last = Near the end of another match. You know of a wreck at d2: sail there with your last turn.
learn-skerries-score = Commissions are shown, and your two wrecks count 3 more each. More points win.
learn-skerries-remember-1 = Sail to chart, look to know: each takes a turn.
learn-skerries-remember-2 = Reefs cost points, unless your commission pays for them.
learn-skerries-remember-3 = Where the other captain goes after looking may give a commission away.
