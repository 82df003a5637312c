# Die neuen Entdecker: before a match.
entdecker-preset-classic = Classica
entdecker-preset-classic-about = La disposizione base, come nella scatola.
entdecker-preset-islets = Isole piccole
entdecker-preset-islets-about = Tre zone che non si uniscono mai.
entdecker-preset-scouts = Capi esploratori
entdecker-preset-scouts-about = Ognuno sceglie in segreto due esploratori che contano doppio. Ideale in due.
entdecker-brief-1 = Salpa verso l’ignoto.
entdecker-brief-1-about = Paga le tessere, pescale una alla volta e piazzale accanto alla nave.
entdecker-brief-2 = Occupa le isole.
entdecker-brief-2-about = Piazza un esploratore, un forte o un insediamento sull’ultima tessera. Quando la costa si chiude, l’isola dà punti.
entdecker-brief-3 = Entra nella giungla.
entdecker-brief-3-about = Gli esploratori delle isole finite vanno alle capanne, dove le piante danno punti alla fine.
