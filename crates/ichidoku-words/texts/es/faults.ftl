# Qué está mal en un sudoku que no se puede leer o en una petición: lo dicen la línea de comandos y el servidor. En minúsculas, sin
# punto final. `$where` está vacío o dice que está mal en la solución indicada.

fault-in-row = fila { $row }: { $fault }
fault-in-cell = fila { $row }, columna { $column }: { $fault }
fault-in-rule = regla { $number }: { $fault }
fault-in-solution = { " en la solución indicada" }

## Sudokus como texto

fault-not-a-cell = { $found }{ $where } no es ni una cifra ni un hueco
fault-cells = { $found ->
    [one] { $found } celda{ $where } donde se esperaban { $expected }
    [many] { $found } de celdas{ $where } donde se esperaban { $expected }
   *[other] { $found } celdas{ $where } donde se esperaban { $expected }
}
fault-rows = { $found ->
    [one] { $found } fila{ $where } donde se esperaban { $expected }
    [many] { $found } de filas{ $where } donde se esperaban { $expected }
   *[other] { $found } filas{ $where } donde se esperaban { $expected }
}
fault-columns = { $found ->
    [one] { $found } columna donde se esperaban { $expected }
    [many] { $found } de columnas donde se esperaban { $expected }
   *[other] { $found } columnas donde se esperaban { $expected }
}
fault-puzzles = { $found } sudokus{ $where } donde se esperaba uno
fault-nothing = nada{ $where } donde se esperaba un sudoku
fault-regions = las regiones de un jigsaw{ $where } donde se esperaba un sudoku
fault-candidate-row = una fila de candidatos{ $where } donde se esperaba un sudoku
fault-jigsaw = un jigsaw donde se esperaba un sudoku clásico
fault-too-long = más de { $limit } bytes donde se esperaba un sudoku
fault-state-alone = una sección [State] donde se esperaba una sección [Puzzle]

## Sudokus en JSON

fault-not-json = { $reason } donde se esperaba JSON válido
fault-unclosed = el final del texto donde se esperaba el final de una lista
fault-no-board = un objeto sin tablero donde se esperaba un sudoku
fault-rules = las reglas «{ $found }» donde se esperaban las reglas «classic»
fault-not-a-puzzle = { $found }{ $where } donde se esperaba un sudoku
fault-not-a-row = { $found }{ $where } donde se esperaba una fila de 9 celdas
fault-not-digits = { $found } no son cifras como «257»

## Partidas en curso

fault-given-missing = un hueco no es la cifra inicial { $given }
fault-given-replaced = { $found } no es la cifra inicial { $given }
fault-entry-replaced = { $found } no es la cifra escrita { $entry }
fault-not-a-game = { $found } donde se esperaba una partida
fault-game-without-data = una partida sin datos donde se esperaba un sudoku
fault-data-version = versión «{ $found }» de los datos donde se esperaba una versión de 1 a 4
fault-not-a-digit = { $found } no es ni una cifra ni 0
fault-not-a-flag = { $found } no es ni 0 ni 1
fault-not-notes = { $found } no son notas

## Enlaces y códigos de otros sitios

fault-no-puzzle-in-link = un enlace sin sudoku donde se esperaba un enlace que contenga su sudoku
fault-short-link = un enlace corto cuyo sudoku está en el servidor de { $site } donde se esperaba un enlace que contenga su sudoku
fault-page-without-puzzle = una página web sin sudoku donde se esperaba un sudoku
fault-picture = una imagen donde se esperaba un sudoku como texto
fault-latex-without-puzzle = LaTeX sin sudoku donde se esperaba un sudoku
fault-damaged-code = un código dañado donde se esperaba un sudoku
fault-not-of-code = { $found } donde se esperaba una parte de este código
fault-other-rules = un sudoku con otras reglas ({ $names }) donde se esperaba un sudoku clásico

## Sudokus de otros tamaños y reglas

fault-variant-text = se esperaba un enlace, una cuadrícula de cifras, JSON o reglas como .Cage~9~R1C1~R1C2
fault-variant-json = este JSON no contiene ningún sudoku que se pueda leer
fault-variant-link = este enlace no contiene ningún sudoku que se pueda leer
fault-variant-cells = se esperaba una cuadrícula cuadrada de 4×4 a 49×49; aquí el número de celdas es { $found }
fault-variant-grid = se esperaba una cuadrícula de 49×49 celdas como máximo y con suficientes cifras
fault-variant-symbol = «{ $found }» no es un símbolo de una cuadrícula de { $side }×{ $side }
fault-variant-value = «{ $found }» no es un número de { $lowest } a { $highest }
fault-variant-rule = «{ $rule }» no es una regla conocida
fault-variant-cell = «{ $rule }» necesita celdas de la cuadrícula, y «{ $found }» no lo es
fault-variant-argument = «{ $rule }» necesita aquí algo como { $example }, no «{ $found }»
fault-variant-unreadable = «{ $rule }» tiene celdas o un valor que no se pueden leer
fault-variant-drawn = no se puede comprobar qué significa lo dibujado: { $names }
fault-variant-no-place = Los enlaces a f-puzzles y SudokuPad no admiten esta regla: { $rule }
