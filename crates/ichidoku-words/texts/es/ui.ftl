# Lo que dice la aplicación. $count elige una forma por el número; todos los demás argumentos se escriben tal cual.

## El idioma, su dirección (ltr o rtl), cómo escribe los números

language-name = Español
direction = ltr
group-mark = .
decimal-mark = ,
zero = 0
list-mark = { ", " }
list-and = { " y " }

## Celdas y lo que se lee en voz alta

cell = fila { $row }, columna { $column }
row = fila { $number }
column = columna { $number }
box = bloque { $number }
label-given = { $cell }, { $digit }, inicial
label-digit = { $cell }, { $digit }
label-solver = { $cell }, { $digit }, del solucionador
label-empty = { $cell }, vacía
label-notes = { $cell }, vacía, notas { $notes }
label-clash = { $label }, conflicto
label-wrong = { $label }, error
label-colours = { $label }, color { $colours }
label-tints = { $label }, { $tints }
said-tints = { $cell }: { $tints }
tint = candidato { $digit }, color { $colour }
said-digit = { $cell }: { $digit }
said-clash = { $cell }: { $digit }, choca con otro { $digit } en { $houses }
said-wrong = { $cell }: { $digit }, error
said-solved = { $cell }: { $digit }. ¡Sudoku resuelto!
said-cleared = { $cell } borrada
said-notes = { $cell }: notas { $notes }
said-no-notes = { $cell }: sin notas
said-colours = { $cell }: color { $colours }
said-no-colours = { $cell }: sin color
said-many = { $count ->
    [1] 1 celda cambiada
   *[other] { $count } celdas cambiadas
}
choose-cell = Primero elige una celda
said-nothing = Sin cambios
said-undone = Deshecho
said-redone = Rehecho
said-nothing-to-undo = Nada que deshacer
said-nothing-to-redo = Nada que rehacer
said-faultless = Sin errores hasta ahora
said-no-conflict = Sin conflictos. Los errores solo pueden encontrarse en un sudoku con una única solución.
said-mistaken = Algo no está bien. Deshaz desde el primer error o pide una pista.
said-note-missing = Falta una nota que necesitas. Deshaz desde el primer error o pide una pista.
full-wrong = El tablero está lleno, pero algo no está bien. Compruébalo o pide una pista.
said-back = Deshecho desde tu primer error
said-given = { $cell } tiene una cifra inicial
said-paused = En pausa
said-resumed = Reanudado
said-tool = { $tool }
said-selected = { $count ->
    [1] 1 celda seleccionada
   *[other] { $count } celdas seleccionadas
}
said-new-game = Partida nueva iniciada
read-house = { $house }: { $digits }. Faltan: { $missing }
read-blank = vacía
read-none = ninguno
read-complete = nada
read-remaining = Por colocar: { $counts }
read-of-each = { $count } del { $digit }
read-candidates = { $cell }: candidatos { $notes }

## Herramientas

tool-digit = Cifra
tool-corner = Esquina
tool-centre = Centro
tool-notes = Notas
tool-colour = Color

## El marco

brand = ichidoku
skip-to-board = Ir al tablero
navigation = Pantallas
panel-home = Inicio
panel-play = Jugar
panel-new = Nuevo
panel-enter = Escribir
panel-solve = Resol{"­"}ver
panel-lab = Taller
lab-loading = Cargando el taller…
panel-settings = Ajustes
board = Cuadrícula de sudoku
resume = En pausa. Seguir

## La primera página

home-title = Sudoku con un porqué para cada cifra
home-tagline = Juega, aprende y explora. Gratis, sin conexión, sin cuenta.
home-continue = Continuar
home-today = Hoy, { $date }
home-daily = El sudoku de hoy
daily-title = { $grade }, { $date }
home-more = Más opciones
home-own = Tu propio sudoku y más
home-paste = Pegar
home-enter = Escribir o abrir
home-learn = Aprender
variant-tab = Variantes
variant-title = Otros tamaños y reglas
statistics = Estadísticas
statistics-keep = Guardar en este dispositivo estadísticas de los sudokus resueltos

## Jugar

tools = Herramientas
keypad = Cifras
erase = Borrar
put-back = Volver a ponerlo
key-digit = { $digit }, quedan { $left }
key-done = { $digit }, todos colocados
key-colour = Color { $colour }
colour-what = Qué colorear
colour-cells = Celdas
colour-candidates = Candidatos
actions = Acciones
undo = Deshacer
redo = Rehacer
take-back = Deshacer
hint = Pista
hints-used-up = No quedan pistas para esta partida. Puedes cambiar el límite en Ajustes.
more = Más
close = Cerrar
auto-candidates = Notas auto
note-all = Rellenar todas las notas
check = Buscar errores
undo-mistakes = Deshacer desde el primer error
fix = Fijar como iniciales
unfix = Editar las iniciales
reset = Reiniciar
clues = { $count ->
    [1] 1 cifra inicial
   *[other] { $count } cifras iniciales
}
entering = Escribir un sudoku
time = Tiempo de juego
pause = Pausa
unsaved = No se pudo guardar tu partida: la memoria de este navegador está llena. Borra partidas antiguas en Ajustes o descarga allí una copia de seguridad.
verdict-solved = Resuelto
verdict-clash = Conflicto
verdict-several = Varias soluciones
verdict-none = Sin solución
snack-removed = Partida borrada
snack-reset = Tablero reiniciado
snack-notes = Notas rellenadas
snack-all-noted = Todas las celdas vacías ya tienen notas
snack-cleared = El tablero está vacío. Tu última partida está guardada.
snack-pasted = Sudoku cargado. Tu última partida está guardada.
snack-copied = Estás editando una copia. Tu partida está guardada.
snack-fixed = Estas cifras son ahora las iniciales
snack-unfixed = Ahora se pueden editar las cifras iniciales

## Un sudoku resuelto

win-title = ¡Resuelto!
win-hints = { $count ->
    [0] sin pistas
    [1] 1 pista
   *[other] { $count } pistas
}
win-mistakes = { $count ->
    [0] sin errores
    [1] 1 error
   *[other] { $count } errores
}
win-took = { $hints }, { $mistakes }
win-graded = { $grade }: { $took }
win-best = Nuevo récord en { $grade }, por { $by }. Tu promedio: { $mean }
win-mean = { $grade }: récord sin pistas { $best }, promedio { $mean }
win-result = Sudoku resuelto en { $time }. { $summary }
win-next = Siguiente sudoku
win-back = Repasar
win-path = Ver el camino de solución
win-share = Compartir el resultado
technique-page = Sobre esta técnica
practise-this = Practicar esto
apply = Aplicar
tell-more = Saber más
every-link = Mostrar cada enlace

## Resolver

solve-now = Resolver
solve-clash = Aún no se puede resolver: el { $digit } aparece más de una vez ({ $house }).
solve-steps = Paso a paso
solve-count = Contar soluciones
solve-browse = Ver soluciones
solve-true = Candidatos verdaderos
searching = Buscando…
cancel = Cancelar
cancelled = Cancelado
unfetched = No se pudo descargar el solucionador. Comprueba tu conexión y vuelve a intentarlo.
part-unfetched = No se pudo descargar esta parte de la aplicación. Comprueba tu conexión y vuelve a cargar la página.
solved-one = Resuelto. Es la única solución.
solved-none = { $count ->
    [1] Sin solución. La cifra resaltada no puede estar bien.
   *[other] Sin solución. Las { $count } cifras resaltadas se contradicen; quitar una cualquiera resuelve este conflicto.
}
solved-many = { $count } soluciones. Se diferencian en las { $cells } celdas resaltadas.
solved-many-more = Al menos { $count } soluciones. Se diferencian en las { $cells } celdas resaltadas.
no-solution = Este sudoku no tiene solución.
no-steps = No queda nada por resolver.
steps-done = Resuelto.
step-of = Paso { $at } de { $count }
step-open = Jugar desde aquí
solution-of = Solución { $at } de { $count }
solution-of-more = Solución { $at } de más de { $count }
previous = Anterior
next = Siguiente
counted = { $count ->
    [one] { $count } solución
    [many] { $count } de soluciones
   *[other] { $count } soluciones
}
counted-more = Al menos { $count } soluciones
true-candidates = { $count ->
    [1] 1 candidato aparece en una solución.
   *[other] { $count } candidatos aparecen en al menos una solución.
}
rate = Evaluar la dificultad
rating = { $grade } ({ $score })
rating-none = Solo se pueden evaluar los sudokus con exactamente una solución.
rating-er = Según Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
rating-er-so-far = Según Sudoku Explainer: paso { $count }, ER { $er } por ahora
times = { $count }×

## Escribir y compartir

enter-help = Escribe en el tablero, pega un sudoku en cualquier parte de esta página, o suelta o abre un archivo. Vale cualquier formato habitual.
enter-text = Texto del sudoku
enter-read = Leer
enter-blank = Vaciar el tablero
enter-file = Abrir un archivo
enter-nothing = No se encontró ningún sudoku. Pega 81 cifras, con 0 o un punto para las celdas vacías, o nueve filas.
enter-bad-link = Este enlace no contiene un sudoku. Comprueba que lo copiaste entero.
enter-no-file = No se pudo leer el archivo. Asegúrate de que es un archivo de texto, JSON o gzip, y vuelve a intentarlo.
enter-no-backup = Este archivo no es una copia completa de ichidoku, o viene de una versión más reciente. No se cambió nada.
enter-paste-here = Pega aquí: el navegador no entrega el portapapeles por sí solo.
enter-unreadable = Esto no se puede leer: { $fault }.
enter-one-of-several = Solo se pudo leer un sudoku. Se omitió la línea { $line }: { $fault }.
enter-one = { $count ->
    [1] Un sudoku con 1 cifra inicial.
   *[other] Un sudoku con { $count } cifras iniciales.
}
puzzle-number = Sudoku { $number }
enter-batch = Tabla de muchos sudokus
setter = Sobre este sudoku
setter-minimal = Una sola solución, y todas las cifras iniciales hacen falta.
setter-not-minimal = { $count ->
    [1] Una sola solución. 1 cifra inicial no hace falta.
   *[other] Una sola solución. Se podría quitar una cualquiera de entre { $count } cifras iniciales.
}
setter-redundant = Mostrar las cifras que sobran
setter-symmetry = Mostrar las celdas que faltan para una simetría
setter-any = Sin simetría
panel-batch = Muchos sudokus
restored = { $count ->
    [1] Se ha restaurado 1 partida, además de tus estadísticas, lecciones y ajustes. El idioma no cambia.
   *[other] Se han restaurado { $count } partidas, además de tus estadísticas, lecciones y ajustes. El idioma no cambia.
}
share = Compartir
share-or-print = Compartir o imprimir
share-link = Enlace a este sudoku
copy-link = Copiar enlace
progress-link = Enlace que guarda tus cifras, notas y colores
copy = Copiar
copied = Copiado
copied-as = Copiado como { $form }
form-line = 81 caracteres
form-rows = nueve líneas
form-boxed = nueve filas con los bloques
form-candidates = una cuadrícula de candidatos
drop-here = Suelta el archivo para leer sus sudokus
print = Imprimir

## Ajustes

settings = Ajustes
language = Idioma
language-auto = El del navegador
language-why = Cambia todo al momento. Tu partida sigue como está.
own-digits = Cifras locales
own-digits-why = Escribe las cifras como es costumbre en el idioma. Los nombres de celdas como r4c7 no cambian.
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast = Alto contraste
theme-contrast-dark = Alto contraste, oscuro
theme-why = El alto contraste usa negro, blanco y pocos colores fuertes.
mistakes = Mostrar errores
mistakes-off = Nunca
mistakes-rules = Solo conflictos
mistakes-solution = Todas las cifras equivocadas
notes = Notas
notes-both = Notas de esquina y de centro
notes-simple = Un solo tipo de notas
peers = Resaltar fila, columna y bloque
peers-why = Tiñe todas las celdas que ve la seleccionada.
same = Resaltar cifras iguales
same-why = Tiñe en todas partes la cifra de la celda seleccionada, también en las notas.
labels = Números de filas y columnas
labels-why = Se ven siempre en el borde del tablero, no solo cuando una pista nombra celdas.
wrap = Las flechas dan la vuelta al tablero
wrap-why = Desde la última columna una flecha lleva a la primera, y al revés.
timer = Mostrar el cronómetro
timer-why = El tiempo cuenta desde la primera cifra, se muestre o no.
note-size = Tamaño de las notas
note-size-why = Las notas grandes se leen mejor; las pequeñas dejan más sitio.
note-size-small = Pequeño
note-size-standard = Normal
note-size-large = Grande
note-size-largest = Muy grande
counts = Mostrar cuántas quedan
keypad-layout = Teclado
keypad-layout-why = Tres por tres ocupa más sitio en un teléfono, así que el tablero se hace un poco más pequeño.
keypad-fitting = Automático
keypad-square = 3 × 3
keypad-rows = Dos filas
safe-colours = Colores para daltónicos
safe-colours-why = Colores que también se distinguen por su claridad, cada uno con su número en la celda.
patterns = Tramas para los colores
patterns-why = Cada color tiene además una trama fina, para reconocerlo sin ver el color.
advance = Avanzar tras una cifra
advance-why = La siguiente celda vacía se selecciona en cuanto colocas una cifra.
hint-limit = Pistas por partida
hint-limit-why = Cuántas pistas puedes pedir en una partida. Más detalle sobre la misma pista no cuenta.
hint-limit-none = Sin límite
names-technique = Indicar la técnica más difícil
names-technique-why = Cada sudoku nuevo muestra la técnica más difícil que necesitas para resolverlo.
needs-technique = { $grade }: { $technique }
counts-why = Un punto en la tecla por cada cifra suya que falta por colocar.
left-handed = Controles a la izquierda
left-handed-why = Pone las teclas a la izquierda del tablero, donde hay sitio al lado.
digit-first = Primero la cifra
digit-first-why = Elige una cifra en el teclado y toca luego las celdas donde va.
keeping = Cómo se llevan las notas
keeping-why = Las notas limpias pierden una cifra cuando la colocas cerca. Las rellenas empiezan completas. Las verdaderas muestran siempre los candidatos que dejan las cifras.
keeping-hand = A mano
keeping-clean = Mantener limpias
keeping-fill = Rellenar y mantener
keeping-true = Siempre verdaderas
notes-why = Las notas de esquina y de centro se escriben y se borran por separado.
mistakes-why = Los conflictos son cifras iguales que se ven entre sí. Las cifras equivocadas solo se conocen si hay una única solución.
search-settings = Buscar en los ajustes
settings-look = Aspecto
settings-entry = Escritura de cifras y notas
settings-help = Ayuda y privacidad
statistics-why = Están en la copia de seguridad, y en ningún otro sitio.
said-held = { $digit } elegido
said-not-held = Ninguna cifra elegida
games = Partidas guardadas
remove-game = Borrar { $game }
backup = Descargar una copia de seguridad
backup-help = Para restaurar una copia, abre el archivo en Escribir o suéltalo en esta página.
keys = Atajos de teclado
keys-help = Mientras juegas, desde cualquier parte de la página:
keys-list =
    1–9: escribir una cifra con la herramienta actual |
    Mayús o Alt + cifra: nota de esquina |
    Ctrl + cifra: nota de centro |
    Ctrl + Mayús + cifra: color |
    0, Supr: borrar |
    Flechas, WASD: moverse |
    Mayús o Ctrl + flecha: ampliar la selección |
    Inicio, Fin: principio o final de la fila |
    Ctrl + Inicio, Fin: primera o última celda |
    Z X C V: cifra, esquina, centro, color |
    Espacio: siguiente herramienta |
    Intro: seleccionar celdas con el mismo contenido |
    Ctrl + A: seleccionar todo |
    Ctrl + I: invertir la selección |
    Esc: quitar la selección |
    Ctrl + Z: deshacer |
    Ctrl + Y: rehacer |
    H: pista |
    J: aplicar la pista |
    {"."} y , : paso siguiente y anterior |
    P: pausar o seguir |
    R, K, B: leer la fila, la columna o el bloque |
    N: cifras que quedan |
    M: candidatos de la celda |
    Ctrl + C: copiar la posición |
    Menú, Mayús + F10: menú de la celda |
    ?: esta lista

## Sudokus nuevos

random = Sudoku al azar
grade = Nivel
grade-trivial = Muy fácil
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
grade-very-hard = Muy difícil
grade-extreme = Extremo
grade-beyond = Sobrehumano
alike = Como este sudoku
alike-why = Tantas cifras iniciales como el sudoku del tablero, con la misma simetría.
alike-easier = Más fácil
alike-same = Igual de difícil
alike-harder = Más difícil
wishes = Opciones
symmetry = Simetría de las cifras iniciales
symmetry-none = Ninguna
symmetry-half-turn = Media vuelta
symmetry-quarter-turn = Cuarto de vuelta
symmetry-diagonal = Diagonal principal
symmetry-antidiagonal = Diagonal secundaria
symmetry-both-diagonals = Ambas diagonales
symmetry-left-right = Espejo izquierda-derecha
symmetry-top-bottom = Espejo arriba-abajo
symmetry-both-mirrors = Ambos espejos
symmetry-full = Completa
practise = Practicar una técnica
any-technique = Cualquier técnica
only-known = Solo lo que conozco
only-known-why = Los sudokus nuevos solo necesitan únicos y las técnicas que marques.
not-known = No has marcado ninguna técnica que necesite un sudoku de nivel { $grade }. Marca una en Nuevo o elige un nivel más fácil.
making = Creando un sudoku…
making-on = { $attempts ->
    [one] Creando un sudoku: { $attempts } intento hasta ahora…
    [many] Creando un sudoku: { $attempts } de intentos hasta ahora…
   *[other] Creando un sudoku: { $attempts } intentos hasta ahora…
}
made = Creado con la semilla { $seed }.
not-made = { $attempts ->
    [one] Ningún sudoku con estas opciones tras { $attempts } intento. Vuelve a intentarlo o elige opciones menos estrictas.
    [many] Ningún sudoku con estas opciones tras { $attempts } de intentos. Vuelve a intentarlo o elige opciones menos estrictas.
   *[other] Ningún sudoku con estas opciones tras { $attempts } intentos. Vuelve a intentarlo o elige opciones menos estrictas.
}

## Ejercicios de las páginas de técnicas

exercise = Ejercicio
exercise-check = Comprobar mi respuesta
exercise-show = Mostrar la respuesta
