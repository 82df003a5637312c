# What every screen says. Names of games are data: an operator may change them.
title = Farshore: juegos de mesa de exploración
games = Juegos
learn = Aprender (3 min)
learn-title = Aprende { $game }
rules = Reglas
rules-of = { $game }: las reglas
rules-contents = Contenido
home = Inicio
settings = Ajustes
notice-where = { $game }: { $names }
close = Cerrar
no-server = El servidor no responde
no-server-text = Puede que se haya cortado la conexión. Seguimos intentándolo.
try-again = Reintentar
page-stale = Esta página no está actualizada
page-stale-text = No se ha podido cargar una parte de la página. Puede que haya una versión más reciente.
load-again = Volver a cargar
offline-title = Sin conexión
offline-text = No se puede acceder a Farshore. En cuanto vuelvas a estar en línea, seguirás donde estabas.
offline-again = Reintentar
no-game = Juego no encontrado
learn-preparing = Este juego aún se está preparando. Se abrirá aquí en cuanto esté listo.
you-are = Juegas como { $name }.
free-seat = libre
state-my-turn = Tu turno
state-frozen = Congelada
seats = Asientos
bot-1 = Pip
bot-1-about = Juega por intuición y se equivoca mucho. Ideal para las primeras partidas.
bot-2 = Marlow
bot-2-about = Toma lo que le conviene en el momento y rara vez planifica.
bot-3 = Tove
bot-3-about = Piensa bien sus jugadas. Un rival sólido.
bot-4 = Isaura
bot-4-about = Imagina muchos futuros antes de cada jugada. Difícil.
bot-5 = Corvin
bot-5-about = Piensa un segundo y castiga cada error. Muy difícil.
clock = Límite de tiempo
options = Reglas de la mesa
you = tú
hand-over = Pasar el dispositivo a { $name }
link-to = { $stop ->
    [end] Enlace al resultado
   *[other] Enlace a este momento
}
link = Enlace
copy = Copiar
copied = Copiado
connecting = Conectando…
table-private = Esta mesa es privada
table-private-text = Pide el enlace a alguno de los jugadores.
table-unknown = Mesa no encontrada
table-unknown-text = Puede que el enlace esté incompleto.
table-unreadable = Esta partida no se puede mostrar
table-unreadable-text = Está guardada, pero este servidor no puede leerla. No se ha perdido nada: avisa a quien administra el servidor.
table-crowded = Demasiadas ventanas abiertas
table-crowded-text = Tienes esta mesa abierta en demasiadas ventanas. Cierra algunas y vuelve a cargar la página.
line-good = En línea
line-slow = Conexión lenta
line-broken = Reconectando… tus jugadas están guardadas
your-turn = tu turno
panels = Jugadores, puntuación e historial
caption = { $button ->
    [link] Compartir
    [back] Mesa
    [settings] Ajustes
    [rules] Reglas
    [replay] Resumen
   *[menu] Menú
}
actions = Acciones
undo = Deshacer
more-below = Desliza para ver más
tab-players = Jugadores
tab-sheet = Puntuación
tab-log = Historial
points = Puntos
level = nivel { $level }
bot-stands-in = un bot en su lugar
has-resigned = ha abandonado
rank = { $rank }.º
undo-asked = { $name } quiere deshacer su última jugada.
agree = Aceptar
decline = Rechazar
undo-waits = Esperando a que los demás acepten deshacer.
take-back = Retomar el juego
go-back = Deshacer una jugada
ask-undo = Pedir deshacer
resign = Abandonar
resign-text = ¿Abandonar esta partida? Cuenta como derrota.
play-on = Seguir jugando
you-watch = Estás viendo la partida.
fair = Azar verificable
fair-text = Esta huella de todos los sorteos se fijó antes de la partida. Después, cualquiera puede comprobar que no se cambió nada.
download-export = Todos los datos, para comprobarlos
download-transcript = La partida en texto
match-over = La partida ha terminado.
frozen = Congelada: las reglas han cambiado. Después del paso { $step }, la versión { $rules } ya no permite { $code ->
    [options] una opción de esta partida
    [outcome] el sorteo siguiente
   *[action] la jugada siguiente
}.
agree-to-end = Terminarla con este resultado
end-agreed = Aceptas terminarla. Los demás también tienen que aceptar.
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
replay-halt = Las reglas han cambiado desde entonces. La repetición se detiene tras el paso { $step } de { $steps }: la versión { $rules } { $code ->
    [options] ya no permite una opción de esta partida
    [outcome] ya no permite el sorteo siguiente
    [result] llega a otro resultado
   *[action] ya no permite la jugada siguiente
}. El resultado y el historial siguen como estaban.
replay-first = Al principio
replay-before = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-times = { $speed } ×
replay-perspective = Punto de vista
replay-all = Todo a la vista
replay-watcher = Espectador
replay-jump = Ir a…
to-table = Volver a la mesa
share = Compartir
save-picture = Guardar como imagen
picture-saved = Imagen guardada.
picture-failed = No se ha podido guardar la imagen.
draws-check = Comprobar los sorteos
draws-checking = Comprobando…
why-past = Esta partida ha terminado. Estás viendo la repetición.
log-seated = { $name } se sienta
log-stood = { $text } deja la mesa
log-begun = Empieza la partida
log-ended = { $reason ->
    [agreed] La partida termina de común acuerdo
    [resigned] La partida termina por abandono
    [cut] La partida se ha detenido
    [abandoned] La partida queda interrumpida
   *[finished] La partida ha terminado
}
log-undone = { $name } deshace una jugada
log-undo-asked = { $name } pide deshacer
log-undo-answered = { $name } responde: { $text ->
    [yes] sí
   *[no] no
}
log-rewound = Se han deshecho jugadas
log-taken-over = Un bot sustituye a { $name }
log-handed-back = { $name } retoma el juego
log-resigned = { $name } abandona
log-migrated = Reglas nuevas: la partida sigue con la versión { $text }
log-frozen = Reglas nuevas: la partida queda congelada
log-end-agreed = { $name } acepta terminar la partida
log-rematched = Hay una revancha preparada
why-not-your-turn = No es tu turno.
why-not-yours = Ese asiento no es tuyo.
why-over = La partida ha terminado.
why-frozen = La partida está congelada: sus reglas han cambiado.
why-answered = Después ya se ha robado o jugado algo: solo puedes pedir deshacer.
why-nothing-to-undo = No hay nada que deshacer.
why-stood-in = Un bot juega por ti: pulsa antes «Retomar el juego».
why-has-resigned = Has abandonado.
why-undo-free = Puedes deshacerlo sin preguntar.
why-seen = Desde entonces se ha visto algo oculto: ya no se puede deshacer.
why-undo-pending = Ya hay otra petición de deshacer pendiente.
why-too-many-undos = Ya se ha deshecho { $most } veces: no se puede más.
why-too-long = La partida ya es demasiado larga para eso. Sigue jugando.
why-not-begun = La partida aún no ha empezado.
why-unreadable = Ese comando no existe. Elige uno de la lista.
why-busy = Demasiadas peticiones a la vez. Inténtalo de nuevo.
why-begun = La partida ya ha empezado.
why-no-seat = Ese asiento no existe.
why-seat-taken = Ese asiento ya está ocupado.
why-full = Todos los asientos están ocupados.
why-no-level = No hay ningún bot de ese nivel.
why-seated-already = Ya tienes un asiento en esta mesa.
why-not-seated = Solo pueden hacerlo los jugadores de esta mesa.
why-not-over = La partida aún no ha terminado.
why-rematched = Ya hay una revancha. Únete a ella.
why-seat-free = Ahí no hay nadie.
why-not-stood-in = Ningún bot juega por ti.
why-nothing-asked = Ya no hay ninguna petición pendiente.
why-agreed = Ya has aceptado.
why-not-frozen = La partida no está congelada.
why-settled = Esta partida ya sigue las reglas actuales.
why-in-time = Aún queda tiempo.
why-attended = Todavía hay alguien en esta mesa.
why-server-only = { why-not-allowed }
why-no-such-number = { why-unreadable }
why-no-such-seat = { why-no-seat }
why-not-chance = { why-unknown }
why-impossible = { why-unknown }
why-chance-to-act = Un momento: se está haciendo un sorteo.
why-stale = Mientras tanto ha ocurrido algo. Vuelve a mirar.
why-not-owner = { why-unavailable }
why-revoked = Tu acceso aquí ya no es válido. Vuelve a cargar la página.
why-unavailable = El servidor no puede guardar nada ahora. Inténtalo de nuevo.
why-no-game = Este juego no está disponible aquí.
why-bad-event = { table-unreadable-text }
why-bad-match = { table-unreadable-text }
why-newer-rules = Esta partida sigue reglas más recientes que las de este servidor.
why-unknown = Ahora no se puede.
why-bad-request = El servidor no lo ha entendido. Vuelve a cargar la página.
why-stranger = { why-revoked }
why-not-allowed = No puedes hacer eso.
why-private = { table-private }. { table-private-text }
why-no-table = { table-unknown }. { table-unknown-text }
why-not-found = Aquí no hay nada (o ya no).
why-not-now = { why-unknown }
why-too-large = Es demasiado largo.
why-too-many = Demasiadas peticiones. Inténtalo de nuevo dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
why-preparing = Este juego aún se está preparando. Inténtalo dentro de un momento.
why-bad-option = { $option }: ese valor no es posible.
why-bad-name = El nombre es demasiado largo o tiene caracteres que no se pueden usar.
why-failed = Algo ha fallado en el servidor. Inténtalo de nuevo.
why-starting = La partida está a punto de empezar.
why-not-starting = La partida ya no está en la fase de inicio.
why-bad-commitment = El número secreto de tu navegador no corresponde a esta partida. Vuelve a cargar la página.
why-withheld = Has faltado { $most } veces cuando esta partida iba a empezar. Ya no puedes tomar asiento aquí.
why-spent-commitment = { why-bad-commitment }
why-not-committed = { why-bad-commitment }
why-wrong-secret = { why-bad-commitment }
why-revealed = { why-unknown }
why-no-network = Ahora este ordenador no está conectado a ninguna red.
keys = Teclas
key-move = moverse por el tablero
key-lit = ir a la casilla iluminada siguiente o anterior
key-page-down = Av Pág
key-page-up = Re Pág
key-choose = elegir
key-back = volver o cerrar
key-undo = deshacer
key-since = repasar lo ocurrido desde tu último turno
key-command = escribir un comando
key-sheet = puntuación
key-log = historial
key-rules = reglas
key-explain = explicar lo elegido o mostrar estas teclas
keys-pointer = Un clic derecho o una pulsación larga lo explica todo.
since = Desde tu último turno
since-walk = Verlo paso a paso
since-step = { $at } de { $all }: { $text }
command = Comando
can-do = Jugadas posibles: { $list }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
cannot-act = Ahora no hay nada que hacer.

# Cómo surge el azar de una partida
starting = La partida empieza
starting-text = Esperando al navegador de { $names }. Si no responde en 20 segundos, el asiento queda libre.
log-start-abandoned = { $text } no respondió. El asiento vuelve a estar libre
fair-mixed = Nadie puede elegir lo que sale, ni siquiera este servidor. El servidor y el navegador de cada jugador eligieron cada uno un número secreto antes de conocer los demás. Todo lo que sale se deduce de esos números juntos. Después de la partida se muestran, y cualquiera puede comprobarlos.
fair-bots = Aquí solo juegan bots, así que solo el número secreto del servidor decide lo que sale. Se fijó antes de empezar la partida y se muestra al final.
fair-server = Ningún navegador de los jugadores añadió un número secreto, así que solo el del servidor decide lo que sale. Se fijó antes de empezar la partida y se muestra al final.
fair-mine = Tu navegador ha añadido su número.
fair-without = Sin número propio: { $names }. El programa con el que juegan no envió ninguno.
fair-abandoned = { $count ->
    [one] Antes de este se abandonó un comienzo porque un navegador no respondió a tiempo.
   *[other] Antes de este se abandonaron { $count } comienzos porque un navegador no respondió a tiempo.
}
fair-redrawn = { $count ->
    [one] Se deshizo un sorteo de común acuerdo.
   *[other] Se deshicieron { $count } sorteos de común acuerdo.
}
fair-commitment = Huella del número del servidor, visible desde que se abrió la mesa:
attention = Peticiones y avisos
offline = Sin conexión. Seguimos intentándolo.
offline-waiting = Tu jugada está guardada y se enviará en cuanto vuelva la conexión.
stood-in = Un bot juega por ti.
went-away = { $name } está ausente
came-back = { $name } ha vuelto
watchers = { $number ->
    [one] Una persona está mirando
   *[other] { $number } personas están mirando
}
is-here = presente
is-away = ausente
