# Lost Cities: before a match.
lost-cities-preset-short = Une manche
lost-cities-preset-short-about = Une seule donne, comptée à la fin.
lost-cities-preset-classic = Classique
lost-cities-preset-classic-about = Cinq couleurs et trois manches, comme dans la boîte.
lost-cities-preset-long = Longue
lost-cities-preset-long-about = Six couleurs, avec la nuit, et trois manches.
lost-cities-brief-1 = Pose en montant.
lost-cities-brief-1-about = Une expédition par couleur ; chaque carte doit dépasser la précédente.
lost-cities-brief-2 = Ouvrir coûte 20.
lost-cities-brief-2-about = N’ouvre que ce que tu peux finir, sinon le total reste négatif.
lost-cities-brief-3 = Les paris multiplient.
lost-cities-brief-3-about = Pose-en un d’abord et le résultat compte double, en bien ou en mal.
