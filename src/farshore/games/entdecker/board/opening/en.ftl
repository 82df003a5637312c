# Die neuen Entdecker: before a match.
entdecker-preset-classic = Classic
entdecker-preset-classic-about = The base layout, as in the box.
entdecker-preset-islets = Small islands
entdecker-preset-islets-about = Three areas that never join.
entdecker-preset-scouts = Chief scouts
entdecker-preset-scouts-about = Everyone secretly chooses two scouts that count double. Great with two players.
entdecker-brief-1 = Sail into the unknown.
entdecker-brief-1-about = Pay for tiles, draw them one by one and place them next to the ship.
entdecker-brief-2 = Claim islands.
entdecker-brief-2-about = Place a scout, fort or settlement on the newest tile. When the coast closes, the island scores.
entdecker-brief-3 = Go into the jungle.
entdecker-brief-3-about = Scouts from finished islands move on to the huts, where plants score points at the end.
