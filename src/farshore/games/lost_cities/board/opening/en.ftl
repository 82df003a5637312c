# Lost Cities: before a match.
lost-cities-preset-short = One round
lost-cities-preset-short-about = A single deal, scored at the end.
lost-cities-preset-classic = Classic
lost-cities-preset-classic-about = Five suits and three rounds, as in the box.
lost-cities-preset-long = Long
lost-cities-preset-long-about = Six suits, with night, and three rounds.
lost-cities-brief-1 = Play cards upwards.
lost-cities-brief-1-about = One expedition for each suit; every card must be higher than the last.
lost-cities-brief-2 = Starting costs 20.
lost-cities-brief-2-about = Only start what you can finish, or it stays below zero.
lost-cities-brief-3 = Wagers multiply.
lost-cities-brief-3-about = Play one first, and the result counts double, for better or worse.
