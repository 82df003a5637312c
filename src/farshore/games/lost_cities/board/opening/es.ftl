# Lost Cities: before a match.
lost-cities-preset-short = Una ronda
lost-cities-preset-short-about = Se reparte una vez y se puntúa al final.
lost-cities-preset-classic = Clásica
lost-cities-preset-classic-about = Cinco colores y tres rondas, como en la caja.
lost-cities-preset-long = Larga
lost-cities-preset-long-about = Seis colores, con la noche, y tres rondas.
lost-cities-brief-1 = Juega en orden ascendente.
lost-cities-brief-1-about = Una expedición por color; cada carta debe superar a la anterior.
lost-cities-brief-2 = Empezar cuesta 20.
lost-cities-brief-2-about = Empieza solo lo que puedas acabar, o quedará bajo cero.
lost-cities-brief-3 = Las inversiones multiplican.
lost-cities-brief-3-about = Juega una primero y el resultado cuenta doble, para bien o para mal.
