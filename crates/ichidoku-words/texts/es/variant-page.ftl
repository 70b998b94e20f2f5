# Lo que dice la página de otros tamaños y reglas.

variant-about = Killer, termómetros, flechas, jigsaw, 6×6, 16×16 y muchos más. Pega un sudoku o crea uno nuevo.
variant-sized = { $rows }×{ $columns }
variant-text = Tu propio sudoku
variant-help = Un enlace de SudokuPad, f-puzzles o Interactive Sudoku Solver, un killer, un jigsaw o una cuadrícula sencilla de cualquier tamaño.
variant-open = Abrir
variant-nothing = Primero pega un sudoku.
variant-drawn = Este sudoku también tiene dibujos: { $drawn }. No se puede saber con certeza qué reglas representan; puedes colocarlas tú mismo en el estudio.
variant-drawn-play = Jugar sin ello
drawn-only = Solo dibujado
drawn-about = Este sudoku tiene dibujos, y no se puede saber con certeza qué reglas representan. Elige lo que sepas; lo que quede solo dibujado no se comprueba.
drawn-verdict = Dibujos sin decidir
drawn-several = Sin los dibujos, este sudoku tiene más de una solución. Elige en «Solo dibujado» qué representan.
drawn-unread = { $drawing }, no se entiende: { $names }
drawn-line = Línea
drawn-sign = Signo
drawn-cage = Jaula
variant-kind = Reglas
variant-size = Tamaño
variant-make = Crear un sudoku
variant-rules = Reglas de este sudoku
variant-by = De { $author }
variant-own-words = En palabras de su autor
variant-several = Este sudoku tiene más de una solución.
variant-mistakes-marked = Quita primero las cifras equivocadas: están marcadas.
variant-no-way = Con las cifras escritas hasta ahora no hay solución.
variant-empty-link = No se puede leer ningún sudoku de este enlace. Si es corto, ábrelo en su sitio y copia allí el enlace largo o el sudoku.
variant-unreadable = No se puede leer como sudoku: { $fault }
variant-in-fog = Continúa en la niebla: { $cells }
label-fog = { $label }, en la niebla
variant-wrong = { $count ->
    [one] { $count } cifra está mal.
    [many] { $count } de cifras están mal.
   *[other] { $count } cifras están mal.
}

## Clases de sudokus

kind-killer = Killer
kind-thermo = Termómetros
kind-arrow = Flechas
kind-jigsaw = Jigsaw
kind-kropki = Puntos Kropki
kind-xv = XV
kind-whisper = Líneas de susurros
kind-sandwich = Sándwich
kind-little-killer = Little killer (diagonales)
kind-x = Diagonales (X)
kind-windoku = Windoku
kind-disjoint-sets = Grupos disjuntos
kind-anti-knight = Anticaballo
kind-anti-king = Antirrey
kind-non-consecutive = No consecutivos
kind-plain = Sin reglas adicionales

## El estudio

studio = Estudio
studio-about = Crea tu propio sudoku: coloca reglas y cifras, y ve al momento si tiene una sola solución.
studio-begin = Empezar con una cuadrícula vacía
studio-open = Abrir en el estudio
studio-drafts = Tus borradores
studio-help = Selecciona celdas y luego escribe cifras o pulsa una regla. O pulsa primero una regla y trázala por sus celdas. Una línea sigue el orden de sus celdas.
studio-value = Suma, número o cifras de la regla
studio-more = { $count }+ soluciones
studio-unique = Solución única
copy-sudokupad = Copiar enlace de SudokuPad
copy-f-puzzles = Copiar enlace de f-puzzles
no-link = Los enlaces a f-puzzles y SudokuPad no admiten esta regla: { $rule }
studio-contradiction = Sin solución por: { $rules }
studio-spare = Se podría quitar una cualquiera de estas: { $rules }
studio-removed = Quitado: { $rule }
studio-remove = Quitar: { $rule }
studio-change = Cambiar: { $rule }
studio-changing = { $rule }: escribe otro número o selecciona otras celdas y pulsa la regla o Intro.
studio-changing-cells = { $rule }: selecciona otras celdas y pulsa la regla.
studio-cells = { $count ->
    [one] Primero selecciona una celda.
    [many] Primero selecciona al menos { $count } de celdas.
   *[other] Primero selecciona al menos { $count } celdas.
}
studio-exactly = { $count ->
    [one] Selecciona exactamente una celda.
    [many] Selecciona exactamente { $count } de celdas.
   *[other] Selecciona exactamente { $count } celdas.
}
studio-number = Primero escribe un número entero para esta regla.
studio-no-sum = { $count ->
    [one] Una celda no puede sumar { $sum }.
    [many] { $count } de celdas no pueden sumar { $sum }.
   *[other] { $count } celdas no pueden sumar { $sum }.
}
studio-beside = Selecciona celdas contiguas.
studio-square = Primero selecciona cuatro celdas que formen un cuadrado.
studio-line = Primero selecciona una celda del borde, o dos de la misma fila o columna.
studio-diagonal = Primero selecciona una celda del borde, o dos de la misma diagonal.
studio-copy = Selecciona primero las celdas de una forma y luego otras tantas de su copia, en el mismo orden.
studio-sign = Una X indica que la suma es 10 y una V que es 5. Para otra suma, usa esta regla: { $rule }
studio-draw = { $rule }: traza la regla por sus celdas. Púlsala otra vez para parar.
studio-beside-grid = { $rule }: pulsa en el margen donde va la pista, escribe el número y pulsa Intro. Pulsa la regla otra vez para parar.
studio-origin = Título, autoría, reglas
origin-title = Título
origin-author = Autoría
rules-cages = Jaulas y conjuntos
rules-cells = Celdas
rules-lines = Líneas
rules-between = Entre celdas
rules-outside = Fuera de la cuadrícula
rules-whole = Toda la cuadrícula
rule-cage = Jaula de killer
rule-all-different = Sin repeticiones
rule-thermo = Termómetro
rule-arrow = Flecha
rule-whisper = Línea de susurros
rule-renban = Renban (serie)
rule-palindrome = Palíndromo
rule-between = Línea entre extremos
rule-box-sum = Línea de sumas por bloque
rule-zipper = Línea cremallera
rule-lockout = Línea de exclusión
rule-entropic = Línea entrópica
rule-modular = Línea modular
rule-white-dot = Punto blanco
rule-black-dot = Punto negro
rule-x = X (suma 10)
rule-v = V (suma 5)
rule-greater = Mayor que
rule-quad = Cuádruple
rule-x-sum = Suma X
rule-skyscraper = Rascacielos
rule-falling = Diagonal descendente
rule-rising = Diagonal ascendente
rule-fog = Niebla
rule-dutch = Susurros neerlandeses
rule-odd = Cifra impar
rule-even = Cifra par
rule-sum = Suma
rule-pill = Flecha con píldora
rule-circles = Círculos contadores
rule-box = Bloque irregular
rule-greatest = Mayor que sus vecinas
rule-least = Menor que sus vecinas
rule-double-arrow = Flecha doble
rule-hidden-skyscraper = Rascacielos oculto
rule-anti-taxicab = Antitaxi
rule-all-dots = Están todos los puntos
rule-all-xv = Están todas las X y V
rule-entropy = Baja, media y alta en 2×2
rule-no-boxes = Sin bloques
rule-room = Habitación numerada
rule-clones = Clones
rule-slow-thermo = Termómetro lento
rule-sum-line = Línea de sumas
rule-equal-sum = Sumas iguales
rule-rellik = Jaula rellik
rule-equality = Jaula de igualdad
rule-lunchbox = Fiambrera (lunchbox)
rule-at-least = Contiene al menos
rule-exactly = Contiene exactamente
rule-look-and-say = Jaula de «mira y di»
rule-same-digits = Conjuntos con las mismas cifras
rule-count = Cuenta cifras distintas
rule-index-column = Índice de columna
rule-index-row = Índice de fila
rule-index-line = Línea de índice
rule-rank = Rango completo
rule-remainders = Todos los restos entre 3 en 2×2
rule-flatmates = Compañeros de piso holandeses
rule-boxes-alike = Bloques con las mismas cifras
rule-chaos = Bloques por descubrir
