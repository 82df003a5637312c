# Explorers: before a match.
explorers-preset-first = Erste Partie
explorers-preset-first-about = Grundseiten und keine Aufträge.
explorers-preset-goals = Mit Aufträgen
explorers-preset-goals-about = Grundseiten und zwei Aufträge für alle.
explorers-preset-expert = Experten
explorers-preset-expert-about = Expertenseiten und drei Aufträge.
explorers-brief-1 = Eine Karte, viele Pläne.
explorers-brief-1-about = Eine Karte zeigt zwei Geländetypen. Alle kreuzen zugleich auf ihrem eigenen Plan Felder an.
explorers-brief-2 = Sammle unterwegs.
explorers-brief-2-about = Proviant und Edelsteine zählen am Ende jeder Runde.
explorers-brief-3 = Sei zuerst am Tempel.
explorers-brief-3-about = Ein Schlüssel öffnet einen. Je früher du kommst, desto mehr bringt er.
