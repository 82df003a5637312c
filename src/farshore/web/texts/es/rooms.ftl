# Home, set-up, waiting room, invitation, curtain: what a running match does not say.
continue = Continuar
against = { $game } contra { $names }
and-more = y { $number } más
lesson-first = ¿Primera vez?
lesson-new = ¿No conoces { $game }?
lesson-text = Pip te enseña { $game } en unos tres minutos, jugada a jugada.
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
invite-soon = En cuanto abras la mesa tendrás un enlace para enviar.
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
welcome = ¿Adónde vamos?
welcome-text = Juegos de mesa de exploración, contra bots o con amigos. Sin cuenta y sin instalar nada.
play-now = Jugar
choose-bots = Elegir bots y reglas
choose-bots-short = Opciones
play-solo = Solitario
learn-about = Un primer vistazo en el tablero real, en 2 o 3 minutos
with-friends = Con amigos
language-and-display = Idioma y apariencia
language = Idioma
theme = Aspecto
theme-auto = Como el sistema
theme-light = Claro
theme-dark = Oscuro
pace = Animación
pace-is = { $pace ->
    [0] Ninguna
    [120] Rápida
    [500] Lenta
   *[250] Normal
}
sounds = Sonidos
sound-all = Con sonido
sound-turn = Es mi turno
sound-lay = Carta o loseta colocada
sound-draw = Carta o loseta robada
sound-score = Puntos (ronda, isla, templo)
sound-refused = Jugada no permitida
sound-over = Fin de la partida
notices = Notificaciones
notices-turn = Avisarme cuando sea mi turno y esté en otra pestaña
notices-refused = Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en los ajustes del sitio.
your-name = Tu nombre
rename = Cambiar
preparing = En preparación
preparing-seconds = Listo en unos { $seconds } s
preparing-title = Preparando los juegos
preparing-done = Todos los juegos están listos
preparing-done-text = Elige uno y juega. A partir de ahora el servidor arranca en unos segundos.
preparing-text = La primera vez que arranca, el servidor prepara los juegos durante uno o dos minutos. Ya puedes jugar a los que estén listos.
preparing-ready = Listos: { $done } de { $all }
they-wait = { $number ->
    [one] Te espera una partida
   *[other] Te esperan { $number } partidas
}
my-matches = Mis partidas
open-tables = Mesas abiertas
no-matches = Aún no hay partidas. Pulsa «Jugar» en un juego y aparecerán aquí.
no-tables = Ahora no hay mesas abiertas. Crea una e invita a tus amigos con un enlace.
state-running = En curso
state-open = Esperando jugadores
state-over = Terminada
state-unreadable = No se puede mostrar
time-left = { $unit ->
    [day] { $number ->
        [one] queda un día
       *[other] quedan { $number } días
    }
    [hour] { $number ->
        [one] queda una hora
       *[other] quedan { $number } horas
    }
   *[minute] { $number ->
        [0] queda menos de un minuto
        [one] queda un minuto
       *[other] quedan { $number } minutos
    }
}
ago = { $unit ->
    [minute] { $number ->
        [one] hace un minuto
       *[other] hace { $number } minutos
    }
    [hour] { $number ->
        [one] hace una hora
       *[other] hace { $number } horas
    }
    [day] { $number ->
        [one] ayer
       *[other] hace { $number } días
    }
   *[now] ahora mismo
}
new-table = { $game }: mesa nueva
who-plays = Jugadores
you-sit-here = Tú
seat-for = Asiento { $number }
person = Jugador { $number }
name = Nombre
list-it = Mesa pública: puede unirse cualquiera
pace-none = Sin límite
pace-none-about = Tómate todo el tiempo que quieras.
pace-quick = Rápido
pace-quick-about = 15 segundos por turno más 3 minutos de reserva.
pace-calm = Tranquilo
pace-calm-about = 45 segundos por turno más 10 minutos de reserva.
pace-days = Días
pace-days-about = Tres días por turno. Si a alguien se le acaba el tiempo, sigue un bot.
own-value = Personalizar…
own-value-empty = { $option }: escribe tu propio valor o elige otro.
open-table = Crear mesa
begin-match = Empezar la partida
waiting-for-players = Esperando jugadores
curtain-turn = { $name }, es tu turno
curtain-wait = Asiento de { $name }
curtain-text = Los demás, que no miren. Lo que solo tú puedes ver aparece al pulsar el botón.
curtain-show = Mostrar mi juego
remove-bot = Quitar el bot
invite = Invitar a amigos
invite-text = Quien abra este enlace puede unirse. La partida empieza cuando no quedan asientos libres.
qr = Código QR de este enlace
leave = Dejar la mesa
state-starting = Empezando
start-abandoned = La partida no pudo empezar: el navegador de un jugador no respondió en 20 segundos. Su asiento vuelve a estar libre, y puede sentarse de nuevo.
