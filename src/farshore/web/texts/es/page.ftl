# What every screen says. Names of games are data: an operator may change them.
title = Farshore: juegos de mesa de exploración
welcome = ¿Adónde vamos?
welcome-text = Juegos de mesa de exploración, contra bots o con amigos. Sin cuenta y sin instalar nada.
games = Juegos
play-now = Jugar ya
choose-bots = Elegir bots y reglas
choose-bots-short = Opciones
play-solo = Solitario
learn = Aprender (3 min)
learn-about = Un primer vistazo en el tablero real, en dos o tres minutos
learn-title = Aprende { $game }
with-friends = Con amigos
rules = Reglas
rules-of = { $game }: las reglas
rules-contents = Contenido
home = Inicio
settings = Ajustes
language = Idioma
theme = Aspecto
theme-auto = Como el sistema
theme-light = Día
theme-dark = Noche
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
sound-lay = Se coloca una carta o una loseta
sound-draw = Se roba o se descubre algo
sound-score = Se gana algo: una ronda, una isla, un templo
sound-refused = Algo no se puede hacer
sound-over = La partida ha terminado
notices = Avisos
notices-turn = Avisarme cuando sea mi turno y esté mirando otra cosa
notices-refused = Tu navegador no lo permite en esta página. Puedes cambiarlo en los ajustes del navegador para esta página.
notice-where = { $game }: { $names }
your-name = Tu nombre
rename = Cambiar
close = Cerrar
no-server = El servidor no responde
no-server-text = Puede que la red haya fallado un momento. Seguimos intentándolo.
try-again = Reintentar
page-stale = Esta página no está actualizada
page-stale-text = No se ha podido cargar una parte. Puede que el servidor tenga una versión más reciente.
load-again = Volver a cargar
offline-title = Sin conexión
offline-text = No se puede acceder a Farshore. En cuanto se pueda, seguirás donde estabas.
offline-again = Reintentar
no-game = Ese juego no existe
preparing = En preparación
preparing-title = Preparando los juegos
preparing-done = Todos los juegos están listos
preparing-text = En el primer arranque se prepara cada juego, una sola vez. Tarda unos minutos; ya puedes jugar a los que estén listos.
preparing-ready = Listos: { $done } de { $all }
still-preparing = Este juego aún se está preparando. Prueba dentro de un momento.
learn-preparing = Este juego aún se está preparando. Se abrirá aquí en cuanto esté listo.
they-wait = { $number ->
    [one] Te espera una partida
   *[other] Te esperan { $number } partidas
}
my-matches = Mis partidas
open-tables = Mesas abiertas
no-matches = Todavía nada. Pulsa «Jugar ya» en un juego: tus partidas aparecerán aquí.
no-tables = Nadie espera en una mesa. Abre una y tus amigos podrán unirse con un enlace.
you-are = Te llamas { $name }.
free-seat = libre
state-my-turn = Tu turno
state-running = En curso
state-open = En espera
state-over = Terminada
time-left = { $unit ->
    [day] quedan { $number } días
    [hour] quedan { $number } horas
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
who-plays = Quién juega
seats = Asientos
you-sit-here = Tú
seat-for = Asiento { $number }
a-friend = Alguien con el enlace
person-here = Alguien aquí, en este dispositivo
person = Jugador { $number }
name = Nombre
bot-of-level = { $name } (nivel { $level })
bot-1 = Pip
bot-1-about = Juega a ojo y se equivoca mucho. Para las primeras partidas.
bot-2 = Marlow
bot-2-about = Toma lo que ahora le conviene y no mira muy lejos.
bot-3 = Tove
bot-3-about = Prueba sus opciones antes de actuar. Un rival digno.
bot-4 = Isaura
bot-4-about = Sopesa muchos mundos posibles antes de actuar. Difícil.
bot-5 = Corvin
bot-5-about = Piensa un segundo y no perdona nada.
list-it = Mostrar la mesa en la lista, para que se una quien quiera
clock = Reloj
pace-none = Sin reloj
pace-none-about = Tómate todo el tiempo que quieras.
pace-quick = Rápido
pace-quick-about = 15 segundos por turno y 3 minutos de reserva.
pace-calm = Tranquilo
pace-calm-about = 45 segundos por turno y 10 minutos de reserva.
pace-days = Días
pace-days-about = Tres días por turno. Si se te acaba el tiempo, un bot sigue por ti.
options = Reglas de esta mesa
own-value = Otro valor…
open-table = Abrir la mesa
begin-match = Empezar la partida
waiting-for-players = Esperando jugadores
join-table = { $game }: toma asiento
you = tú
sit-here = Sentarme
hand-over = Pasar a { $name }
curtain-turn = { $name }, es tu turno
curtain-wait = { $name }, tu asiento
curtain-text = Los demás, mirad a otro lado. Lo que solo tú puedes ver aparece al pulsar el botón.
curtain-show = Mostrar mi tablero
put-bot = Añadir un bot…
remove-bot = Quitar el bot
invite = Invitar a amigos
invite-text = Quien abra este enlace puede unirse. La partida empieza cuando no quedan asientos libres.
link = Enlace
copy = Copiar
copied = Copiado
qr = El enlace como código QR
leave = Dejar la mesa
connecting = Un momento…
table-private = Esta mesa es privada
table-private-text = Pide el enlace a alguien que juegue en ella.
table-unknown = Esa mesa no existe
table-unknown-text = Puede que el enlace esté incompleto.
table-crowded = Demasiadas ventanas
table-crowded-text = Tienes muchísimas ventanas abiertas aquí. Cierra algunas y vuelve a cargar la página.
line-good = En línea
line-slow = Conexión lenta
line-broken = Reconectando; lo hecho se conserva
reconnecting = Reconectando… Lo que has hecho se conserva.
your-turn = tu turno
panels = Jugadores, puntuación e historial
actions = Acciones
undo = Deshacer
more-below = Hay más abajo
tab-players = Jugadores
tab-sheet = Puntuación
tab-log = Historial
points = Puntos
level = nivel { $level }
bot-stands-in = un bot en su lugar
has-resigned = ha abandonado
rank = { $rank }.º
undo-asked = { $name } pide deshacer todo desde su última acción.
agree = Aceptar
decline = Rechazar
undo-waits = Se pregunta a los demás si puedes volver atrás.
take-back = Retomar el juego
go-back = Volver atrás
ask-undo = Pedir volver atrás
resign = Abandonar
resign-text = ¿Abandonar esta partida? Cuenta como derrota.
play-on = Seguir jugando
you-watch = Estás mirando.
fair = Azar limpio
fair-text = Antes del primer sorteo se fijó esta huella del azar. Tras la partida, cualquiera puede comprobar que no se cambió nada.
download-export = Todo, para comprobarlo
download-transcript = La partida en texto
match-over = La partida ha terminado.
match-won = { $who ->
    [you] Ganas tú: { $points }
    [several] Empate: { $points }
   *[other] Gana { $name }: { $points }
}
days-left = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
next-match = Siguiente partida
print = Imprimir
paper-running = La partida sigue en curso
rematch = Otra partida
join-rematch = Ir a la revancha
look-back = Ver la repetición
with-a-friend = Invitar a amigos
replay = Repetición
replay-of = { $game }: repetición
replay-step = Paso
replay-at = { $step } de { $steps }
replay-first = Al principio
replay-before = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-times = { $speed } ×
replay-eyes = Punto de vista
replay-all = Todo a la vista
replay-watcher = Espectador
replay-jump = Ir a…
to-table = Ir a la mesa
share = Compartir
save-picture = Guardar como imagen
picture-saved = La imagen está lista.
draws-check = Comprobar los sorteos
draws-checking = Comprobando…
draws-good = { $draws ->
    [one] Se ha comprobado un sorteo. Se deriva de la semilla fijada de antemano.
   *[other] Se han comprobado los { $draws } sorteos. Todos se derivan de la semilla fijada de antemano.
}
draws-broken = La semilla no es la que se fijó de antemano.
draws-wrong = Estos sorteos no se derivan de la semilla: { $list }.
draws-cannot = Este navegador solo comprueba los sorteos por https. Descarga el archivo y ejecuta: farshore verify ARCHIVO
why-past = Esta partida ha terminado. Solo estás viendo la repetición.
log-seated = { $name } se sienta
log-stood = { $name } se va
log-begun = Empieza la partida
log-ended = { $reason ->
    [resigned] La partida acaba por abandono
    [cut] La partida queda interrumpida
   *[finished] La partida ha terminado
}
log-undone = { $name } lo deshace
log-undo-asked = { $name } pide volver atrás
log-undo-answered = { $name } responde: { $text ->
    [yes] sí
   *[no] no
}
log-rewound = La partida vuelve atrás
log-taken-over = Un bot juega por { $name }
log-handed-back = { $name } vuelve a jugar
log-resigned = { $name } abandona
log-rematched = Habrá otra partida
why-not-your-turn = No es tu turno.
why-not-yours = Ese asiento no es tuyo.
why-over = La partida ha terminado.
why-answered = Ya ha tenido consecuencias, un robo o una jugada: solo puedes pedir volver atrás.
why-nothing-to-undo = No hay nada que deshacer.
why-stood-in = Un bot juega por ti: pulsa antes «Retomar el juego».
why-has-resigned = Has abandonado.
why-undo-free = Puedes deshacerlo sin preguntar.
why-seen = Desde entonces se ha visto algo oculto: ya no se puede deshacer.
why-undo-pending = Aún hay otra petición pendiente.
why-not-begun = La partida no ha empezado.
why-unreadable = { $message }
why-busy = Demasiado a la vez: prueba de nuevo.
keys = Teclas
key-move = moverse por el tablero
key-lit = ir a la casilla iluminada siguiente o anterior
key-page-down = Av Pág
key-page-up = Re Pág
key-choose = elegir lo que tiene el foco
key-back = volver, cerrar
key-undo = deshacer
key-since = lo ocurrido desde tu último turno, paso a paso
key-command = escribir una orden; se muestra todo lo que puedes hacer
key-sheet = puntuación
key-log = historial
key-rules = reglas
key-explain = explicar lo que tiene el foco o mostrar estas teclas
keys-pointer = Un clic derecho o una pulsación larga explica lo que hay debajo.
since = Desde tu último turno
since-walk = Verlo paso a paso
since-step = { $at } de { $all }: { $text }
command = Orden
can-do = Posible: { $list }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
cannot-act = Ahora no se puede hacer nada.
