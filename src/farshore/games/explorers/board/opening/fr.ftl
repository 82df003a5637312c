# Explorers: before a match.
explorers-preset-first = Première partie
explorers-preset-first-about = Côtés de base, sans objectifs.
explorers-preset-goals = Avec objectifs
explorers-preset-goals-about = Côtés de base et deux objectifs pour tous.
explorers-preset-expert = Expert
explorers-preset-expert-about = Côtés experts et trois objectifs.
explorers-brief-1 = Une carte, chacun son plateau.
explorers-brief-1-about = Une carte montre deux terrains. Tous cochent des cases en même temps, chacun sur son plateau.
explorers-brief-2 = Ramasse en chemin.
explorers-brief-2-about = Aliments et gemmes comptent à la fin de chaque manche.
explorers-brief-3 = Arrive en premier aux temples.
explorers-brief-3-about = Une clé en ouvre un. Plus tu arrives tôt, plus il rapporte.
