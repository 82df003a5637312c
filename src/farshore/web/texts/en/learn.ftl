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
