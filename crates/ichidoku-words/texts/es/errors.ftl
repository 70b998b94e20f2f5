# Lo que sale mal. Después de «error:», en minúsculas, sin punto final.

label-error = error
cannot-write = no se puede escribir en { $place }: { $reason }
standard-output = la salida estándar
man-page = la página de manual
is-a-directory = { $path }: es una carpeta
neither = { $text } no es ni un archivo ni un sudoku
neither-file = como archivo: { $reason }
neither-puzzle = como sudoku: { $reason }
empty-text = está vacío
nothing-given = ningún sudoku: indica archivos, sudokus o `-` para escribirlos; véase --help
stopped-at-bad = detenido en el primer registro defectuoso, como pide --strict
bug = esto es un fallo de ichidoku; comunícalo, por favor, con los sudokus que lo causaron
bug-generate = esto es un fallo de ichidoku; comunícalo, por favor, con la semilla y las opciones
hint-takes-one = hint acepta un solo sudoku; para varios, véase steps
like-takes-one = --like acepta un solo sudoku
like-improper = el sudoku de --like no tiene solución o tiene varias; se esperaba exactamente una
lab-takes-one = lab run acepta un solo sudoku, no { $count }; para varios, véase lab compare
not-a-command = «{ $path }» no es un comando; véase --help
without-app = este programa se compiló sin la aplicación web (ICHIDOKU_SKIP_WEB estaba definida)
index-beyond = { $options }: el último índice debe ser menor que { $most }
gpu-missing = --gpu necesita el programa { $program }, que no está ni junto a este ni en el PATH; compílalo desde la carpeta gpu de las fuentes
gpu-not-started = { $program } no arranca: { $reason }
gpu-ended = { $program } se interrumpió: { $status }
gpu-one-file = --gpu resuelve un solo archivo, o la entrada estándar
needs-terminal = --animate necesita un terminal en el que dibujar y del que leer teclas
no-drawing = no se puede dibujar en este terminal: { $reason }
cannot-listen = no se puede escuchar en { $address }: { $reason }
port-in-use = no se puede escuchar en { $address }: { $reason }; --port 0 toma cualquier puerto libre
server-down = el servidor falló: { $reason }
bench-empty = una entrada no contiene ningún sudoku
bench-wrong = { $engine } da una respuesta equivocada: { $what }, sudoku { $number } de { $source }
bench-count = el número de soluciones
bench-solution = una solución
bench-stated = una solución distinta de la que indica el archivo

## Valores de las opciones

unknown-name = { $kind }: nombre desconocido
did-you-mean = ¿querías decir «{ $name }»?
lists-names = `{ $command }` muestra todos los nombres
lists-facts = `ichidoku techniques` muestra las técnicas, `ichidoku rate --help` los demás nombres
possible-values = [valores posibles: { $values }]
name-technique = técnica
name-technique-or-family = técnica o familia
name-algorithm = algoritmo
name-fact = nombre
name-format = formato
name-grade = nivel
name-level = nivel de HoDoKu
name-paper = tamaño de papel
name-place = lugar
name-scale = escala
name-symmetry = simetría
name-variant = variante
name-language = idioma
expected-number = se esperaba un número entero de al menos { $least } y menor que 2^64, como 1000, 10k o 1e6
expected-between = se esperaba un número entero de { $least } a { $most }
or-none = { $expected }, o `none`
expected-seconds = se esperaba un número de segundos, como 30 o 0.5
expected-clues = se esperaba un número hasta 81, o dos como `24-28`
expected-er = se esperaba una nota ER hasta 20.9, o dos como `7.1-7.3`
expected-rate-format = se esperaba un texto con `%g`, `%r`, `%p`, `%d`, `%n`, `%e`, `%t`, `%l` o `%%`
expected-one-er = se esperaba una nota hasta 20.9, como 7.1
expected-and-or = se esperaba `&&`, `||` o el final
expected-bracket = se esperaba `)`
expected-fact = se esperaba un nombre, un número, `!` o `(`
expected-grade = se esperaba un nivel, de `trivial` a `beyond`
expected-amount = se esperaba un número; solo `grade` se compara con niveles
expected-comparison = se esperaba una comparación, como en `grade >= hard`
filter-problem = columna { $column }: { $problem }
only-on-scale = { $option } es de la escala { $wanted }, no de { $scale }
expected-characters = se esperaban 81 caracteres, no { $count }
expected-address = se esperaba una dirección IP, como 127.0.0.1 o ::1
expected-header = se esperaba el nombre de una cabecera, como x-api-key

## Sudokus que no se pueden crear

clue-range = de { $from } a { $to } cifras iniciales
order-clues = { $clues }: un sudoku con una sola solución tiene al menos 17, y 81 no dejan nada que resolver; se esperaba de 17 a 80
order-clues-reversed = { $clues }: el primer número no debe ser mayor que el segundo
order-minimal = un sudoku mínimo con { $count } cifras iniciales: no se conoce ninguno con más de 40
order-symmetry = { $clues }: ningún patrón con la simetría { $symmetry } tiene tantas
order-pattern-full = un patrón de las 81 celdas no deja nada que resolver
order-pattern-small = un patrón de { $count } celdas: un sudoku con una sola solución tiene al menos 17 cifras iniciales
order-pattern-clues = un patrón de { $count } celdas no puede tener { $clues }
order-pattern-symmetry = el patrón no tiene la simetría { $symmetry }
order-pattern-lines = el patrón deja { $one } y { $other } sin cifras iniciales: se podrían intercambiar en cualquier solución
order-pattern-of-solution = las cifras de esta solución en este patrón tienen también otras soluciones
order-given-outside = hay cifras prefijadas fuera del patrón
order-given-not-in-solution = las cifras prefijadas no forman parte de la solución pedida
order-given = las cifras prefijadas: { $reason }
order-given-unsolvable = las cifras prefijadas: el sudoku no tiene solución
order-given-clues = { $count } cifras están prefijadas o se siguen de la simetría; eso no deja lugar para { $clues }
order-needed-and-forbidden = { $technique }: no se puede exigir y excluir a la vez
order-too-hard = un sudoku de nivel { $grade } no necesita { $technique }: con ella sería al menos { $needed }
order-too-hard-for-level = un sudoku del nivel { $level } de HoDoKu no necesita { $technique }: técnicas más fáciles lo resuelven
order-grade-above-level = un sudoku del nivel { $level } de HoDoKu nunca es de nivel { $grade }: técnicas más fáciles lo resuelven
order-below-scale = un ER de { $er }: la escala empieza en { $least }
order-all-forbidden = todas las técnicas están excluidas: no queda ninguna para resolver el sudoku
order-no-attempts = ningún intento: se esperaba al menos 1
order-exhausted = { $count ->
    [one] ningún sudoku así en { $count } intento
    [many] ningún sudoku así en { $count } de intentos
   *[other] ningún sudoku así en { $count } intentos
}
order-interrupted = { $count ->
    [one] detenido tras { $count } intento
    [many] detenido tras { $count } de intentos
   *[other] detenido tras { $count } intentos
}

## Lo que dice el propio lector de argumentos, en lugar de sus palabras inglesas

clap-usage = Uso:
clap-options = Opciones:
clap-arguments = Argumentos:
clap-commands = Comandos:
clap-option-mark = [OPCIONES]
clap-command-mark = <COMANDO>
clap-command-choice = [COMANDO]
clap-default = [por defecto:
clap-values = [valores posibles:
clap-values-long = Valores posibles:
clap-help-more = Mostrar la ayuda (más completa con '
clap-help-summary = Mostrar la ayuda (más breve con '
clap-help = Mostrar la ayuda
clap-version = Mostrar la versión
clap-help-command = Mostrar esta ayuda o la de un comando
clap-error = error:
clap-tip = consejo:
clap-more = Para saber más, prueba '
clap-unexpected = argumento inesperado '
clap-invalid = valor no válido '
clap-for = ' para '
clap-unrecognized = comando desconocido '
clap-required = faltan estos argumentos:
clap-conflict = el argumento '
clap-conflict-with = ' no se puede usar con '
clap-conflict-these = ' no se puede usar con:
clap-value-required = falta un valor para '
clap-none-supplied = '
clap-once = ' solo se puede usar una vez
clap-similar = hay un argumento parecido: '
clap-similar-command = hay un comando parecido: '
clap-similar-value = hay un valor parecido: '
clap-as-value = para pasar '
clap-as-value-use = ' como valor, escribe '
clap-needs-command = ' necesita un comando detrás
clap-found = '
clap-similar-commands = hay comandos parecidos:
clap-similar-arguments = hay argumentos parecidos:
clap-similar-values = hay valores parecidos:
