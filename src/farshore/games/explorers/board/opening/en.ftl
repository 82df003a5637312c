# Explorers: before a match.
explorers-preset-first = First game
explorers-preset-first-about = Basic sides and no achievements.
explorers-preset-goals = Achievements
explorers-preset-goals-about = Basic sides and two achievements for everyone.
explorers-preset-expert = Expert
explorers-preset-expert-about = Expert sides and three achievements.
explorers-brief-1 = One card for all, a map for each.
explorers-brief-1-about = A card shows two terrains. Everyone marks squares on their own map, all at once.
explorers-brief-2 = Collect on the way.
explorers-brief-2-about = Provisions and gems score at the end of every round.
explorers-brief-3 = Be first at the temples.
explorers-brief-3-about = A key opens one. The earlier you arrive, the more it is worth.
