# Die neuen Entdecker: before a match.
entdecker-preset-classic = Clásica
entdecker-preset-classic-about = La disposición básica, como en la caja.
entdecker-preset-islets = Islas pequeñas
entdecker-preset-islets-about = Tres zonas que nunca se unen.
entdecker-preset-scouts = Exploradores jefe
entdecker-preset-scouts-about = Cada jugador elige en secreto dos exploradores que cuentan doble. Ideal para dos.
entdecker-brief-1 = Navega hacia lo desconocido.
entdecker-brief-1-about = Paga losetas, róbalas una a una y colócalas junto al barco.
entdecker-brief-2 = Ocupa islas.
entdecker-brief-2-about = Pon un explorador, un fuerte o una colonia en la última loseta. Al cerrarse la costa, la isla puntúa.
entdecker-brief-3 = Entra en la selva.
entdecker-brief-3-about = Los exploradores de islas terminadas van a las cabañas, donde las plantas dan puntos al final.
