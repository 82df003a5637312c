# Tutorials. A step says at most three short sentences and 200 characters; Pip is the gentle bot.
learn-you = You
learn-coach = Coach
learn-at = Step { $at } of { $all }
learn-skip = Skip
learn-back = Back
learn-onward = Next
learn-done = Finish
learn-follow = Not yet: press the highlighted spot.
learn-read = Nothing to do here. Read on, then press “Next”.
learn-end = You’re ready to play
learn-remember = Three things to remember:
learn-play = Play your first match
learn-to-table = Back to the table
