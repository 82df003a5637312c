# Die neuen Entdecker: before a match.
entdecker-preset-classic = Classique
entdecker-preset-classic-about = La disposition de base, comme dans la boîte.
entdecker-preset-islets = Petites îles
entdecker-preset-islets-about = Trois zones toujours séparées.
entdecker-preset-scouts = Éclaireurs en chef
entdecker-preset-scouts-about = Chacun choisit en secret deux éclaireurs qui comptent double. Idéal à deux.
entdecker-brief-1 = Cap sur l’inconnu.
entdecker-brief-1-about = Paie des tuiles, pioche-les une à une et pose-les à côté du navire.
entdecker-brief-2 = Occupe les îles.
entdecker-brief-2-about = Place un éclaireur, une base ou une colonie sur la tuile la plus récente. Quand la côte se ferme, l’île est décomptée.
entdecker-brief-3 = Entre dans la jungle.
entdecker-brief-3-about = Les éclaireurs des îles achevées vont aux huttes, où les plantes rapportent des points à la fin.
