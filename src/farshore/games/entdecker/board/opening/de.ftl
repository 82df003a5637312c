# Die neuen Entdecker: before a match.
entdecker-preset-classic = Klassisch
entdecker-preset-classic-about = Der Grundaufbau, wie in der Schachtel.
entdecker-preset-islets = Kleine Inseln
entdecker-preset-islets-about = Drei Gebiete, die nie zusammenwachsen.
entdecker-preset-scouts = Oberkundschafter
entdecker-preset-scouts-about = Jeder wählt geheim zwei Kundschafter, die doppelt zählen. Gut zu zweit.
entdecker-brief-1 = Segle ins Unbekannte.
entdecker-brief-1-about = Bezahl Plättchen, zieh sie nacheinander und leg sie neben das Schiff.
entdecker-brief-2 = Besetze Inseln.
entdecker-brief-2-about = Setz einen Kundschafter, einen Stützpunkt oder eine Siedlung auf das neueste Plättchen. Schließt sich die Küste, wird gewertet.
entdecker-brief-3 = Zieh in den Urwald.
entdecker-brief-3-about = Kundschafter fertiger Inseln gehen zu den Hütten, wo Pflanzen am Ende Punkte bringen.
