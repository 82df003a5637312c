# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continuar
against = { $game } contra { $names }
and-more = y { $number } más
lesson-first = ¿Es tu primera vez?
lesson-new = ¿No conoces { $game }?
lesson-text = Pip te enseña { $game } en unos tres minutos, jugada a jugada.
lesson-go = Aprender con Pip
players-from-to = { $most ->
    [1] { $players } jugador
   *[other] { $players } jugadores
}
minutes = { $minutes } min
weight = { $weight ->
    [1] Ligero
    [2] Medio
   *[3] Complejo
}
more-of = Más sobre { $game }
challenge = { $name } te espera
challenge-text = A { $name } le gustaría jugar contigo a { $game }.
challenge-go = Jugar contra { $name }
a-bot = Un bot
bot-1-nature = amable
bot-2-nature = constante
bot-3-nature = reflexivo
bot-4-nature = agudo
bot-5-nature = implacable
friend = Un amigo
somebody-here = Alguien aquí
by-link = por enlace
bot-level = bot, nivel { $level }
at-this-device = en este dispositivo
add-seat = Añadir un asiento
up-to = hasta { $number }
remove-seat = Quitar este asiento
how-to-play = Tipo de partida
invite-soon = En cuanto abras la mesa tendrás un enlace y un código para compartir.
all-set = Todo listo
all-set-text = La partida empieza enseguida.
seats-of = { $number ->
    [one] un asiento
   *[other] { $number } asientos
}
invites-you = { $name } te invita a jugar a
in-short = El juego en 30 segundos
no-account = Sin cuenta y sin instalar nada.
sit-down = Sentarme
learn-first = Aprender primero
pace-is-turn = { $unit ->
    [day] { $number ->
        [one] un día por turno
       *[other] { $number } días por turno
    }
    [minute] { $number } min por turno{ $bank ->
        [0] {""}
       *[other] , { $bank } min de reserva
    }
   *[second] { $number } s por turno{ $bank ->
        [0] {""}
       *[other] , { $bank } min de reserva
    }
}
share = Compartir
reach-here = Solo funciona en este ordenador
reach-here-text = Tus amigos aún no pueden abrir este enlace en otros dispositivos.
open-network = Abrir a mi red
open-network-who = Cualquiera que esté en la misma red o wifi que este ordenador podrá abrir Farshore, crear mesas y unirse a las públicas. Las mesas privadas siguen necesitando su enlace. Bien en casa, no en una cafetería. Termina cuando cierres el acceso o detengas Farshore.
reach-network = Funciona en tu red
reach-network-text = Los móviles y ordenadores de la misma wifi pueden abrirlo. Si alguno no puede, quizá lo impida un cortafuegos de este ordenador.
close-network = Volver a cerrar
no-network = Ahora este ordenador no está conectado a ninguna red.
put-bot-at = Añadir un bot en el asiento { $seat }
strong-preparing = Los bots más fuertes aún se están preparando. Harán su primera jugada un poco más tarde.
