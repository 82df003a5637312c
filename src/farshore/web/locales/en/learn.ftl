# Tutorials. A step says at most two sentences and 200 characters; Pip is the gentle bot.
learn-you = You
learn-coach = Coach
learn-at = Step { $at } of { $all }
learn-skip = Skip
learn-back = Back
learn-onward = Go on
learn-follow = Not yet: press what is ringed.
learn-read = Nothing to do here: read, then “Go on”.
learn-end = You are ready
learn-remember = Three things to remember:
learn-play = Play your first match

learn-lost-cities-hand = These are your cards: numbers from 2 to 10 in five suits, and wagers. With them you lead expeditions, one in each suit, which should bring in more than they cost.
learn-lost-cities-begin = In each turn you play one card and draw one. Begin an expedition: choose the volcano 4, then press its lit place.
learn-lost-cities-cost = An expedition costs 20 points: yours is worth 4 − 20 = −16, and pays once its numbers add up to more than 20. Now draw from the deck.
learn-lost-cities-rising = You drew the volcano 7. Numbers must rise and may leave gaps, so the 2 comes too late: lay the 7, then draw.
learn-lost-cities-wager = A wager doubles what an expedition brings or costs, two of them triple it, and they must come before its first number. Lay the ocean wager, then draw.
learn-lost-cities-discard = A card of no use can be discarded, but your rival may take it. Choose the snow 2, press the snow pile, then draw.
learn-lost-cities-take = Pip has discarded the ocean 8. Lay the ocean 6 on your wager, then take that 8 instead of drawing.
learn-lost-cities-bonus = In another round your volcano expedition has seven cards. Eight or more earn 20 extra points, so lay the 10.
learn-lost-cities-last = Only one card is left in the deck. Whoever draws the last one ends the round at once: draw it.
learn-lost-cities-score = The sum of the numbers less 20, doubled by the wager, plus 20 for eight cards: that is how each expedition counts. After three rounds the higher total wins.
learn-lost-cities-remember-1 = An expedition costs 20: begin only what you can bring above that.
learn-lost-cities-remember-2 = Wagers first, then numbers, and only upwards.
learn-lost-cities-remember-3 = The last card of the deck ends the round, whatever you still hold.

learn-explorers-map = Everybody explores the same map, each on a sheet of their own. All start at the village with the flag; the three crosses beside it are yours.
learn-explorers-card = In each turn a card offers two terrains, and one player chooses first. This time it is you: take the prairie.
learn-explorers-marks = You have three marks, on prairie only and beside squares that you have. Take the carrot first: different provisions score when the round ends.
learn-explorers-together = All players mark at the same time. Confirm, and the next card is turned up.
learn-explorers-other = Now Pip chose first, the desert. The others may have two marks there, or three on the other terrain: take the water.
learn-explorers-horse = Make your way to the horse: it gives one extra mark at once, on any terrain. Spend it on the gem, which scores in every round.
learn-explorers-temple = Some turns later you have a key, and a key opens a temple: 12 points for the first to enter, 8 for the second. Choose the water, then mark the temple.
learn-explorers-village = In the end each village brings 3 points for one marked side and up to 10 for all four. Reach this one with your two other marks.
learn-explorers-round = That was the seventh card, the last of this round. Confirm, and provisions and gems are counted.
learn-explorers-next = You get 5 for two kinds of provisions, and 1 for the gem. Provisions begin anew in each of the four rounds; in the end the most points win.
learn-explorers-scroll = The card does not suit you? A scroll replaces it: four marks on one terrain of your choice. Spend yours on water, and fetch the carrot and another scroll.
learn-explorers-remember-1 = Mark only the chosen terrain, and only beside squares that you have.
learn-explorers-remember-2 = Collect different provisions in every round, and gems early.
learn-explorers-remember-3 = With a key, be the first at a temple.

learn-entdecker-sea = Nobody knows this sea: voyages uncover it tile by tile. An island brings points when its coast is closed, to those who have people on it.
learn-entdecker-start = A voyage begins at the edge, or on water that is explored. This side is free, the others cost 1 or 2 gold: press the ringed space, then confirm.
learn-entdecker-announce = Say how many tiles you want to draw at most, and pay for them: hidden ones cost 1 gold each. Announce two.
learn-entdecker-place = Draw a tile from the ringed stack and place it next to your ship. The ship sails onto it.
learn-entdecker-fit = Draw the second one. Sea must meet sea, and land must meet land: place the coast so that it joins the waterfall.
learn-entdecker-scout = You can claim the land that you have just found. A scout costs 1 gold and ends the voyage: put one down.
learn-entdecker-income = Some turns later you had less than 4 gold, so the die was rolled for you. It showed 5: you get 5 gold, the others one more.
learn-entdecker-close = One coast of the island is still open. Start on the ringed water, announce two tiles, draw, and place the coast where it closes the island.
learn-entdecker-majority = Pip has a scout here too, so both of you would get the full value. Put down a second one: who has the most gets it, the next only half.
learn-entdecker-huts = 10 points: five tiles, and 5 for the waterfall. The scouts now go on to the huts of the jungle: send both of yours to the ringed one.
learn-entdecker-end = In the end each hut gives its points to whoever has most scouts there. When the whole map is explored, the most points win.
learn-entdecker-remember-1 = Announce and pay first, then draw; a tile that does not fit is lost.
learn-entdecker-remember-2 = A settlement beats forts, a fort beats scouts, more scouts beat fewer.
learn-entdecker-remember-3 = Whoever leads on an island gets its full value, the next half; its scouts go on to the huts.
