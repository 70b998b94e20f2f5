# Lo que dice la línea de comandos: su ayuda, sus notas y sus resultados. Un texto de la ayuda lleva el nombre de su comando y su
# argumento: `help-solve-format`, o `help-any-format` para todos los comandos sin uno propio. Los nombres, las opciones, los nombres
# de archivos y lo que va entre acentos graves quedan como están.

## Argumentos que tienen varios comandos

help-any-output = Escribir en este archivo en lugar de la salida estándar (`-`), comprimido si termina en `.gz`; nunca queda un archivo incompleto
help-any-strict = Detenerse en el primer registro que no se pueda leer
help-any-drawn-unchecked = Leer las variantes sin las líneas, flechas y signos que solo están dibujados, pues nada dice qué reglas significan
help-any-threads = Número de hilos; por defecto, todos los núcleos
help-any-column = De un archivo Parquet a otro: la columna de los sudokus; por defecto se reconoce por su nombre o sus valores
help-any-compression = De un archivo Parquet a otro: cómo se comprimen las columnas nuevas; por defecto, `snappy`
help-any-engine = Conjunto de instrucciones; por defecto, el más rápido disponible. Los resultados son los mismos
help-any-limit = Como mucho esta cantidad por sudoku, o `none` para todo
help-any-json = Escribir un objeto JSON por registro
help-any-only = Usar solo estas técnicas o familias, las más fáciles primero: `naked-pair,x-wing,chains`. Repetible
help-any-without = Prescindir de estas técnicas o familias: `uniqueness,forcing`. Repetible
help-any-no-nets = Prescindir de las redes forzadas, que prueban candidatos, las anidadas hasta dos niveles; igual que `--without nets`
help-any-order = Probar estas primero, en este orden. Repetible
help-any-grade = Dificultad en la escala propia de ichidoku (docs/grades.md)
help-any-hodoku = Dificultad en la escala de HoDoKu
help-any-er = Dificultad según Sudoku Explainer: una nota ER como `7.1`, o un intervalo como `7.1-7.3`. `--scale` elige la versión
help-any-needs = Exigir una técnica: en algún paso, ninguna más fácil avanza. Nombres: `ichidoku techniques`
help-any-forbid = Excluir una técnica o una familia de técnicas: el sudoku se puede resolver sin ella. Repetible
help-any-clues = Número de cifras iniciales: de 17 a 80, o el mínimo y el máximo, como `24-28`
help-any-minimal = Solo sudokus mínimos: quitar cualquier cifra inicial da varias soluciones
help-any-symmetry = Simetría del patrón de cifras iniciales
help-any-pattern = Celdas que tienen una cifra inicial: 81 caracteres, `.` o `0` para un hueco
help-any-given = Cifras iniciales que todo sudoku debe contener
help-any-solution = Solución que todo sudoku debe tener
help-any-attempts = Abandonar un sudoku tras esta cantidad de intentos; por defecto tras 50000, y una variante tras 2000
help-any-steps = Detener una ejecución tras esta cantidad de pasos, cada uno una asignación o una prueba
help-any-time = Detener una ejecución tras esta cantidad de segundos
help-any-inputs = Archivos de sudokus, `-` para la entrada estándar, o los propios sudokus; por defecto, la entrada estándar
help-any-inputs-long = Un argumento se lee como archivo si existe uno con ese nombre; si no, como sudoku. Escribe `--` delante de un sudoku o un nombre que empiece por `-`.

## ichidoku

help-program = Resolver, evaluar, explicar, crear y analizar sudokus, uno o millones.
help-program-long = Los sudokus vienen de archivos, de la entrada estándar o de los argumentos, en cualquier formato habitual, comprimidos (gzip, xz, bzip2, zstd, zip) o no: 81 caracteres por línea, nueve filas, cuadrículas con marco, cuadrículas de candidatos, CSV, JSON y más. El formato se detecta. También se leen variantes donde tienen sentido: killer, jigsaw, otros tamaños y enlaces con otras reglas.
help-program-color = Cuándo usar color, también en la ayuda y los errores
help-program-quiet = Escribir solo datos y errores: ni barra de progreso ni notas
help-program-language = Idioma de los mensajes y las frases, como `es`; por defecto el de `LC_ALL`, `LC_MESSAGES` o `LANG`, o el inglés
example-program-1 = Resolver todos los sudokus de un archivo
example-program-2 = Explicar el siguiente paso, con un dibujo

## ichidoku solve

help-solve = Resolver sudokus y escribir una solución por línea, en el orden de la entrada
help-solve-long = Trabajan todos los núcleos, y de cada solución se demuestra si es la única o no. Cada registro de la entrada da uno de la salida, en el mismo orden: la solución, o una línea que dice `no solution` o `unreadable`. Si un sudoku tiene varias soluciones, se escribe la primera encontrada, y una nota lo avisa. La elección es la misma en todas las máquinas. El estado de salida sigue siendo 0; `check` da más detalles y falla. Si la solución indicada es incorrecta, se avisa y cuenta como entrada defectuosa. Un archivo en formato csv, json, ndjson o parquet tiene un `status` por sudoku, y ninguna solución si hay varias. De una tabla en CSV o TSV a otra, por ejemplo con `-o solved.csv`, todas las columnas quedan como están y detrás van las de las respuestas; la última, `error`, dice por qué una fila no tiene ninguna.
help-solve-json = Escribir un objeto JSON por registro: su lugar, su estado, su solución
help-solve-format = Formato de las soluciones; por defecto el de la extensión de la salida, 81 caracteres por línea si no indica ninguno, o una cuadrícula dibujada para un solo sudoku en un terminal
help-solve-first = Detenerse en la primera solución sin comprobar que es la única; más rápido
help-solve-stats = Informar al final de cuántos sudokus hubo de cada clase y de lo que hizo la búsqueda; con --json, también de cada sudoku
help-solve-gpu = Resolver en una GPU de NVIDIA, con el programa `ichidoku-gpu`; cada línea debe tener 81 cifras y puntos
example-solve-1 = Resolver todos los sudokus de un archivo, una solución por línea
example-solve-2 = Escribir la solución como cuadrícula

## ichidoku count

help-count = Contar soluciones hasta un límite, un número por línea
help-count-long = Cada registro de la entrada da una línea de la salida: el número, o `unreadable`. Un número igual al límite significa al menos esa cantidad. De una tabla en CSV o TSV a otra, por ejemplo con `-o counted.csv`, todas las columnas quedan como están y detrás van las de las respuestas; la última, `error`, dice por qué una fila no tiene ninguna.
help-count-limit = No contar más allá de este número; `none` para no poner límite (la cuadrícula vacía tiene 6.670.903.752.021.072.936.960 soluciones)
help-count-time = Dejar de contar las soluciones de un sudoku tras esta cantidad de segundos; el número es entonces un mínimo, y una nota lo indica
help-count-estimate = Estimar el número, por grande que sea: escribirlo junto con los extremos de su intervalo del 95 %, separados por tabuladores
help-count-estimate-long = Un número que se cuenta deprisa es exacto y va solo. Si no, se promedian sondeos aleatorios del árbol de búsqueda (Knuth 1975): sin sesgo y con un error conocido.
help-count-samples = Número de sondeos para `--estimate`; con cuatro veces más, el error se reduce a la mitad
help-count-seed = Semilla aleatoria para `--estimate`; la misma semilla da la misma estimación
example-count-1 = Contar soluciones, pero no más de un millón
example-count-2 = Estimar el número, por grande que sea, con su error

## ichidoku enumerate

help-enumerate = Escribir todas las soluciones, una por línea, en orden ascendente
help-enumerate-long = Se escriben conforme se encuentran. Un sudoku sin solución no da ninguna línea. Las soluciones de un sudoku siguen a las del anterior.
help-enumerate-json = Escribir un objeto JSON por solución
example-enumerate-1 = Escribir las primeras 20 soluciones
example-enumerate-2 = Escribirlas con el sudoku al que pertenece cada una

## ichidoku true-candidates

help-true-candidates = Dibujar los candidatos que aparecen en al menos una solución
help-true-candidates-long = Una celda con un solo candidato tiene la misma cifra en todas las soluciones; un candidato que falta se puede eliminar. Cada candidato requiere su propia búsqueda. Los candidatos de la entrada no se tienen en cuenta; un sudoku dado solo por ellos se rechaza.
help-true-candidates-limit = Contar las soluciones con cada candidato hasta este número; se muestra con `--json`
help-true-candidates-json = Escribir un objeto JSON por registro, con los números
help-true-candidates-guesses = Abandonar un sudoku cuando la búsqueda de un candidato necesite más conjeturas que estas
example-true-candidates-1 = Dibujar las cifras que aparecen en alguna solución
example-true-candidates-2 = Contar las soluciones con cada candidato hasta 100

## ichidoku check

help-check = Informar de conflictos, contradicciones, soluciones múltiples y cifras iniciales que sobran
help-check-long = Cifras iniciales en conflicto: todos los conflictos. Sin solución: un conjunto mínimo de cifras iniciales que ya se contradicen (quitar una cualquiera lo resuelve). Varias soluciones: cuántas, dos de ellas, las celdas en que se diferencian y las celdas que las cifras iniciales dejan abiertas. Una solución: si el sudoku es mínimo, o qué cifras iniciales sobran. En una variante se examinan sus reglas igual que sus cifras iniciales. Si la entrada indica una solución: si es correcta; una incorrecta cuenta como entrada defectuosa. Los candidatos de la entrada no se tienen en cuenta; un sudoku dado solo por ellos se rechaza. De una tabla en CSV o TSV a otra, por ejemplo con `-o checked.csv`, todas las columnas quedan como están y detrás van las de las respuestas; la última, `error`, dice por qué una fila no tiene ninguna.
help-check-limit = Contar las soluciones de un sudoku solo hasta este número
example-check-1 = Informar de lo que está mal en cada sudoku
example-check-2 = Escribir el informe como JSON

## ichidoku convert

help-convert = Convertir sudokus a otro formato
help-convert-long = El formato de la entrada se detecta. Se conserva todo lo que la entrada dice de un sudoku, hasta donde el formato nuevo puede: json y ndjson lo guardan todo, csv una solución, etiquetas y otras columnas. Una nota informa de lo que se omite. Un csv tiene columnas para todo lo que hay en la entrada, pero desde una tubería solo para lo que está cerca del comienzo. Una variante se puede escribir como iss, que admite todas las reglas, como f-puzzles, f-puzzles-json o sudokupad, con las reglas que tiene f-puzzles, como line, como rows o como imagen.
help-convert-to = Formato que se escribe; por defecto, el de la extensión de la salida
help-convert-scale = Puntos de un PNG por unidad, de 1 a 4; 2 por defecto
help-convert-transparent = Dibujar solo las líneas, las cifras y los colores de un PNG, no el papel
example-convert-1 = Escribir una tabla
example-convert-2 = Mostrar los candidatos de cada celda

## ichidoku hint

help-hint = Dar una pista para el siguiente paso: dónde mirar, qué técnica, o el paso completo
help-hint-long = Los candidatos de una cuadrícula de candidatos se toman como los del jugador. En una cuadrícula así, una cifra sola en su celda puede estar colocada o ser una nota: cuenta como nota si varias celdas que ve aún la muestran y pocas la han perdido. Los errores van primero: conflictos, una cifra equivocada (la primera, si `--entries` da el orden), un candidato que falta, varias soluciones o ninguna. Cada paso está demostrado, pero la demostración de una red forzada prueba candidatos: una red anidada lo hace en dos niveles, T&E(2). `--no-nets` las deja fuera. Donde ninguna técnica ayuda, la respuesta lo dice.
help-hint-json = Escribir un objeto JSON, con las pruebas del paso
help-hint-grade = Nivel de detalle: dónde, técnica, explicación, o cada enlace de una cadena
help-hint-entries = Cifras escritas hasta ahora, en orden: `r5c5=5,r1c3=4`
help-hint-entries-long = Como mucho una cifra por celda, y ninguna que contradiga una inicial. Las cifras del sudoku que se nombran aquí cuentan como escritas, no como iniciales, si el sudoku tiene una sola solución sin ellas.
example-hint-1 = Decir dónde mirar, y nada más
example-hint-2 = Explicar el siguiente paso que no necesita una red forzada

## ichidoku steps

help-steps = Resolver sudokus con técnicas humanas y explicar cada paso
help-steps-long = Cada paso usa la técnica aplicable más fácil y está demostrado. La demostración de una red forzada prueba candidatos: una red anidada lo hace en dos niveles, T&E(2). `--no-nets` las deja fuera. El camino termina donde ninguna técnica es aplicable. Salvo que se sepa que el sudoku tiene una sola solución, ningún paso lo supone. Los pasos parten de los candidatos de una cuadrícula de candidatos.
help-steps-limit = Como mucho esta cantidad de pasos por sudoku
help-steps-json = Escribir un objeto JSON por sudoku: todos los pasos con sus pruebas
help-steps-all = Mostrar todos los pasos posibles ahora, la técnica más fácil primero, en lugar de un camino de solución
help-steps-next = Solo el siguiente paso, dibujado
help-steps-scale = Escribir en su lugar el camino de otra escala: `se121`, la de Sudoku Explainer 1.2.1, o `sukaku`, la de Sukaku Explainer 1.18.1
help-steps-scale-long = Cada línea da la nota del paso, el nombre de la técnica en Sudoku Explainer, la cifra colocada y los candidatos eliminados. Una cuadrícula de candidatos se resuelve desde sus candidatos, como con `rate`.
help-steps-draw = Dibujar la cuadrícula en cada paso, con los candidatos de los que trata; siempre con --next
help-steps-notation = Una línea por paso, como la escriben los expertos: Eureka para las cadenas, `2 c67 r25` para un pez
example-steps-1 = Resolver el sudoku y explicar cada paso
example-steps-2 = Dibujar un paso sin estas técnicas

## ichidoku rate

help-rate = Evaluar la dificultad de los sudokus para las personas: nivel y puntuación
help-rate-long = Cada registro de la entrada da una línea, en el orden de la entrada: el sudoku, el nivel y la puntuación, separados por tabuladores. Un sudoku sin solución, o con varias, no tiene evaluación; su línea lo dice. Los candidatos de la entrada solo cuentan en las escalas `se121` y `sukaku`, donde una cuadrícula de candidatos se evalúa por ellos (un sukaku). Un nivel inferior a Sobrehumano no necesita redes forzadas. Las demás escalas rechazan un sudoku dado solo por sus candidatos. De una tabla en CSV o TSV a otra, por ejemplo con `-o rated.csv`, todas las columnas quedan como están y detrás van las de las respuestas; la última, `error`, dice por qué una fila no tiene ninguna.
help-rate-scale = Escala: la propia de ichidoku, la misma para todas las copias simétricas (por defecto), la de HoDoKu, la de Sudoku Explainer 1.2.1 (`se121`) o la de Sukaku Explainer 1.18.1 (`sukaku`): ER, EP, ED y la técnica más difícil
help-rate-format = Forma de una línea en la escala `se121` o `sukaku`, como en `serate`: `%g` sudoku, `%r` ER, `%p` EP, `%d` ED, `%n` línea del archivo, `%e` segundos; `%t` técnica más difícil, `%l` salto de línea
help-rate-only-er = Escribir solo el sudoku y su ER
help-rate-at-least = Escribir solo los sudokus con al menos este ER, sin notas; los difíciles se dejan en el primer paso que llega a esa dificultad
help-rate-where = Evaluar solo los sudokus que cumplen una condición, como `er>=8.3 && tridagon`
help-rate-where-long = Las condiciones comparan números con `<`, `<=`, `=`, `!=`, `>=` y `>`, y se unen con `&&`, `||`, `!` y paréntesis. Los nombres son `er`, `ep`, `ed`, `grade` con sus valores de `trivial` a `beyond`, `score`, `hodoku` (la puntuación de HoDoKu), `clues` y cada técnica: el número de sus pasos en el camino de ichidoku. Un nombre sin comparación es cierto salvo que su número sea 0. Pon a la izquierda lo que se encuentra rápido: el resto se calcula solo si importa.
help-rate-histogram = Escribir cuántos sudokus tienen cada nota y cada técnica, en vez de una línea por sudoku
example-rate-1 = Escribir el nivel y la puntuación de cada sudoku
example-rate-2 = Escribir el ER de los sudokus que tienen 17 cifras iniciales o son como mínimo de nivel Difícil

## ichidoku techniques

help-techniques = Mostrar las técnicas de solución, o explicar una
help-techniques-json = Escribir un objeto JSON, con otros nombres y puntuaciones
example-techniques-1 = Mostrar todas las técnicas
example-techniques-2 = Explicar una de ellas

## ichidoku techniques-list

help-techniques-list = Mostrar las técnicas, familia por familia, con sus evaluaciones
help-techniques-list-long = La dificultad es la propia de ichidoku, desde 10; SE es la nota de Sudoku Explainer 1.2.1; el código de HoDoKu nombra la técnica en su biblioteca de pruebas. Un guion indica que el programa no tiene la técnica.
help-techniques-list-json = Escribir un objeto JSON, con otros nombres y puntuaciones
example-techniques-list-1 = Escribir una tabla
example-techniques-list-2 = Escribir también otros nombres y puntuaciones, como JSON

## ichidoku techniques-explain

help-techniques-explain = Explicar una técnica: qué es, por qué es verdad, un ejemplo y un patrón que falla por poco, dibujados, y dos ejercicios
help-techniques-explain-long = En los dibujos, los corchetes marcan el patrón, `-5` un candidato que se elimina, `=5` una cifra que se coloca, y `+5` lo que hace fallar por poco un patrón; en un terminal también van en color.
help-techniques-explain-topic = La técnica por cualquiera de sus nombres, en mayúsculas o minúsculas: hidden-pair, "Hidden Pair", y-wing; o una página de varias: naked-subsets
help-techniques-explain-answers = Escribir también las respuestas de los ejercicios
example-techniques-explain-1 = Explicar los pares ocultos, con un ejemplo y un patrón que falla por poco
example-techniques-explain-2 = Explicar todas las técnicas de una página y responder sus ejercicios

## ichidoku canonical

help-canonical = Escribir la forma canónica: la misma para las copias simétricas, y solo para ellas
help-canonical-long = Es la menor línea de 81 caracteres, con el hueco antes que todas las cifras, a la que se llega intercambiando filas, columnas, bandas y pilas, trasponiendo y renombrando las cifras (la forma row-minlex). Las cifras iniciales en conflicto no la tienen: su línea dice `clashing`. Los candidatos de la entrada no se tienen en cuenta; un sudoku dado solo por ellos se rechaza. En el `transform` de `--json`, el primer número de `rows` es el nuevo lugar de la fila 1, y así sucesivamente; igual en `columns`, y `digits` son los nuevos nombres de las cifras 1 a 9. Con `transposed`, al final las filas pasan a ser columnas. De una tabla en CSV o TSV a otra, por ejemplo con `-o forms.csv`, todas las columnas quedan como están y detrás van las de las respuestas; la última, `error`, dice por qué una fila no tiene ninguna.
help-canonical-json = Escribir un objeto JSON por registro, con una transformación que lleva hasta allí y el número de automorfismos
example-canonical-1 = Escribir la forma canónica de cada sudoku
example-canonical-2 = Escribir también la transformación que lleva a ella

## ichidoku same-class

help-same-class = Comprobar si cada sudoku o cuadrícula equivale al primero
help-same-class-long = Cada registro después del primero da una línea: `same` o `different`. Un registro cuyas cifras iniciales están en conflicto no equivale a ninguno. En el `transform` de `--json`, el primer número de `rows` es el nuevo lugar de la fila 1, y así sucesivamente; igual en `columns`, y `digits` son los nuevos nombres de las cifras 1 a 9. Con `transposed`, al final las filas pasan a ser columnas.
help-same-class-json = Escribir un objeto JSON por registro, con una transformación que lleva del primero a la copia
example-same-class-1 = Comparar cada sudoku con el primero
example-same-class-2 = Mostrar cómo salen las copias unas de otras

## ichidoku automorphisms

help-automorphisms = Contar las simetrías de sudokus y cuadrículas
help-automorphisms-long = Un automorfismo es una forma de mover las celdas que solo renombra las cifras. Cada registro de la entrada da un número; es 1 si no hay simetría. Las cifras iniciales en conflicto no tienen ninguno: su línea dice `clashing`.
help-automorphisms-json = Escribir un objeto JSON por registro, con todos los automorfismos
example-automorphisms-1 = Contar las simetrías de cada cuadrícula
example-automorphisms-2 = Mostrarlas

## ichidoku dedupe

help-dedupe = Conservar solo el primero de todos los sudokus o cuadrículas equivalentes
help-dedupe-long = Cada uno se escribe como una línea de 81 caracteres, en el orden de la entrada. Las cifras iniciales en conflicto se conservan. Las formas de todas las clases quedan en memoria: 41 bytes por clase, más su tabla.
help-dedupe-json = Escribir un objeto JSON por registro conservado, con su forma canónica
example-dedupe-1 = Conservar un sudoku de cada clase
example-dedupe-2 = Escribir cada uno con su forma canónica

## ichidoku minimal

help-minimal = Mostrar los sudokus mínimos contenidos en un sudoku, uno por línea
help-minimal-long = De un sudoku ya mínimo se muestra él mismo; uno que no tiene exactamente una solución no da ninguna línea. `check` informa de si un sudoku es mínimo y de qué cifras iniciales sobran. Con varios sudokus, `--json` dice a cuál pertenece cada resultado.
help-minimal-limit = Como mucho esta cantidad por sudoku; `none` para todos, que pueden ser muchísimos
example-minimal-1 = Mostrar cinco sudokus mínimos entre las cifras iniciales
example-minimal-2 = Mostrar cinco de cada sudoku, como JSON

## ichidoku unavoidable

help-unavoidable = Mostrar conjuntos inevitables mínimos: celdas que no pueden quedar todas sin cifra inicial
help-unavoidable-long = De un sudoku, los de su solución; uno que no tiene exactamente una solución no tiene ninguno. Un conjunto por línea, el más pequeño primero: el número de celdas, un tabulador, las celdas. Con varios sudokus, `--json` dice a cuál pertenece cada resultado.
help-unavoidable-size = Mayor conjunto que se muestra, como mucho 16 celdas; con 12 se tarda unos 10 ms por cuadrícula, y con cada celda más, varias veces más
example-unavoidable-1 = Mostrar los conjuntos más pequeños de cada cuadrícula
example-unavoidable-2 = Mostrar los de la solución, como JSON

## ichidoku backdoors

help-backdoors = Mostrar las puertas traseras más pequeñas: celdas que, una vez llenas, dejan que los únicos resuelvan el resto
help-backdoors-long = Los únicos son los desnudos, y los ocultos en filas, columnas y bloques. Una puerta trasera por línea: el número de celdas, un tabulador, las celdas. Un sudoku que los únicos resuelven tiene una, de ninguna celda. Con varios sudokus, `--json` dice a cuál pertenece cada resultado.
help-backdoors-size = Mayor conjunto que se busca, como mucho 5 celdas; con cada celda más se tarda varias decenas de veces más
example-backdoors-1 = Mostrar las puertas traseras más pequeñas de cada sudoku
example-backdoors-2 = Buscar dos celdas como mucho

## ichidoku bands

help-bands = Mostrar las 416 clases de equivalencia de bandas
help-bands-long = Una clase por línea, con los datos separados por tabuladores: su número, su menor banda, el número de bandas que contiene, el número de automorfismos de cada una, y el número de cuadrículas que empiezan por una cualquiera de ellas.
help-bands-json = Escribir un objeto JSON por clase
example-bands-1 = Escribir una tabla de las 416 clases
example-bands-2 = Escribir las tres primeras como JSON

## ichidoku count-grids

help-count-grids = Contar todas las cuadrículas completas, por la clase de su primera banda
help-count-grids-long = El número se calcula, no se consulta: para cada una de las 416 clases de bandas, el número de bandas que contiene por el número de cuadrículas que empiezan por una de ellas.
help-count-grids-json = Escribir un objeto JSON; el número es una cadena, porque tiene más cifras de las que conservan la mayoría de los programas que lo leen
example-count-grids-1 = Escribir el número de todas las cuadrículas
example-count-grids-2 = Escribirlo como JSON

## ichidoku generate

help-generate = Crear sudokus por nivel, cifras iniciales, simetría o técnica
help-generate-long = Cada uno tiene una sola solución. La misma semilla, el mismo índice y las mismas opciones dan el mismo sudoku en todas las máquinas. Cada uno se escribe en cuanto están hechos él y los anteriores. Ctrl-C termina un trabajo largo con los que están hechos, y muestra los `--seed` y `--from` para reanudarlo. Las opciones que ningún sudoku puede cumplir se rechazan en el acto; un sudoku que no se encuentra en `--attempts` intentos se omite, con un mensaje, y al final el estado de salida es 4.
help-generate-output = Escribir en este archivo en lugar de la salida estándar; aparece al final, y tras Ctrl-C con los sudokus que están hechos
help-generate-json = Escribir un objeto JSON por sudoku: sudoku, solución, cifras iniciales, semilla, índice, evaluación
help-generate-seed = Semilla aleatoria; por defecto se elige una nueva y se muestra. Conviene otra para cada nivel: con la misma, sudokus de dos niveles pueden diferir solo en una o dos cifras iniciales
help-generate-count = Número de sudokus que se crean
help-generate-from = Índice del primer sudoku
help-generate-size = Número de filas y de columnas; los tamaños posibles dependen de `--rules`
help-generate-like = Crear sudokus como este: de su nivel, con tantas pistas, una más o menos, con la misma simetría, y mínimos si lo es
help-generate-like-long = Lo que se pida con su propia opción es como esa opción dice: `--like puzzle.txt --grade hard` crea otros más difíciles. Con `--pattern`, el patrón decide dónde están las pistas; con `--hodoku`, `--er` o `--needs`, estas deciden la dificultad.
help-generate-rules = Reglas además de las de filas, columnas y bloques: killer, jigsaw, termómetros, etc.; por defecto, ninguna. No se combina con `--like`, `--hodoku`, `--er`, `--scale`, `--needs`, `--forbid`, `--clues`, `--minimal`, `--pattern`, `--given`, `--solution`, `--format` ni `--practice`
help-generate-digits = Dar cifras también en un killer
help-generate-scale = Escala de `--er`: `se121`, la de Sudoku Explainer 1.2.1 (por defecto), o `sukaku`, la de Sukaku Explainer 1.18.1
help-generate-format = Formato de los sudokus; por defecto el de la extensión de la salida, 81 caracteres por línea si no indica ninguno, o una cuadrícula dibujada para un solo sudoku en un terminal
help-generate-practice = Escribir la posición en la que hace falta la técnica de `--needs`, con candidatos; con `--json`, también su paso
example-generate-1 = Crear un sudoku difícil
example-generate-2 = Crear siempre los mismos veinte sudokus

## ichidoku book

help-book = Imprimir sudokus como PDF, con sus soluciones
help-book-long = Los sudokus van en el orden de la entrada, tantos por página como se pidan, cada uno con su número. Los mismos sudokus y opciones dan siempre el mismo PDF. Un sudoku sin solución, o con varias, también se imprime, pero no tiene ninguna al final; una nota dice cuál. El texto se puede seleccionar, y un lector de pantalla lee cada cuadrícula fila a fila, salvo en un folleto. Puede haber sudokus de otros tamaños y reglas entre los clásicos: sus reglas se imprimen en palabras debajo o al lado, con el título y el autor. Las celdas en la niebla van rayadas, y lo que oculta sigue siendo legible.
help-book-paper = Tamaño del papel; en un folleto, una página es la mitad
help-book-per-page = Sudokus por página: 1, 2, 4, 6 o 9
help-book-solutions = Dónde están las soluciones: en ninguna parte, al dorso de cada página, o en pequeño al final
help-book-title = Título sobre la primera página
help-book-number-from = Número del primer sudoku
help-book-grade = Imprimir el nivel y la puntuación de cada sudoku
help-book-candidates = Imprimir los candidatos de las celdas vacías, los de la entrada si los tiene
help-book-large = Imprimir cifras más grandes y líneas más gruesas
help-book-gutter = Dejar un margen más ancho en el lomo, para encuadernar
help-book-booklet = Imprimir dos páginas juntas, en el orden para imprimir a doble cara, doblar y grapar
help-book-bleed = Milímetros alrededor de cada página que se cortan
help-book-app = Imprimir junto a cada sudoku un código para escanear, que lo abre en la aplicación de esta dirección
help-book-font = Archivo de fuente para las letras no latinas del título y de otras palabras, como las chinas o las árabes
example-book-1 = Imprimir cuatro sudokus por página, con las soluciones al final
example-book-2 = Hacer un folleto con sesenta sudokus difíciles, con su puntuación

## ichidoku variations

help-variations = Escribir copias simétricas aleatorias de sudokus
help-variations-long = Filas, columnas y cifras se intercambian al azar, y cada una de las 1.218.998.108.160 formas es igual de probable. Una copia parece distinta y se resuelve del mismo modo. La misma semilla da las mismas copias. En el `transform` de `--json`, el primer número de `rows` es el nuevo lugar de la fila 1, y así sucesivamente; igual en `columns`, y `digits` son los nuevos nombres de las cifras 1 a 9. Con `transposed`, al final las filas pasan a ser columnas.
help-variations-json = Escribir un objeto JSON por copia, con la transformación que lleva a ella
help-variations-seed = Semilla aleatoria
help-variations-count = Número de copias de cada sudoku
example-variations-1 = Escribir cinco copias simétricas
example-variations-2 = Escribir una copia de cada uno, y cómo se obtuvo

## ichidoku neighbours

help-neighbours = Escribir los sudokus que salen de reemplazar cifras iniciales por otras tantas
help-neighbours-long = Cada resultado tiene una sola solución y se escribe una vez. Reemplazar una cifra inicial da a menudo cientos de sudokus, pero solo unos pocos si hay 17; reemplazar dos, a menudo más de 100.000. Con varios sudokus, `--json` dice a cuál pertenece cada resultado.
help-neighbours-json = Escribir un objeto JSON por resultado
help-neighbours-clues = Número de cifras iniciales que se reemplazan
example-neighbours-1 = Escribir diez sudokus que se diferencian en una cifra inicial
example-neighbours-2 = Evaluar mil de ellos

## ichidoku bench

help-bench = Medir la velocidad de solución en esta máquina y comprobar cada respuesta
help-bench-long = Para cada archivo, cada motor, un hilo y todos: la mediana de varias rondas sobre todos sus sudokus, en memoria, de las cifras iniciales a números y soluciones. Cada solución se compara con sus cifras iniciales, y cada número con el de los otros motores y con la solución que indica el archivo. No se miden la lectura ni la escritura.
help-bench-limit = Número de soluciones que se buscan en cada sudoku; 2 demuestra que solo hay una
help-bench-rounds = Número de rondas que se miden, cada una de al menos 50 milisegundos
help-bench-json = Escribir un objeto JSON por fila
example-bench-1 = Medir todos los motores con un archivo
example-bench-2 = Medir un hilo, como JSON

## ichidoku lab

help-lab = Ejecutar, seguir y comparar algoritmos de manual
example-lab-1 = Mostrar los algoritmos
example-lab-2 = Ejecutar uno y contar su trabajo

## ichidoku lab-list

help-lab-list = Mostrar los algoritmos, los más sencillos primero
example-lab-list-1 = Mostrar los algoritmos
example-lab-list-2 = Buscar uno

## ichidoku lab-run

help-lab-run = Ejecutar un algoritmo con un sudoku e informar de su trabajo
help-lab-run-long = Se detiene en la primera solución, tras un número de pasos adecuado al algoritmo (15.000 millones para la mayoría), o tras cinco minutos; con `--trace`, tras un millón de pasos. `--steps` y `--time` lo cambian. Una ejecución que no termina lo dice, con estado de salida 4.
help-lab-run-json = Escribir un objeto JSON
help-lab-run-order = Orden en que la vuelta atrás visita las celdas; o las celdas que visita primero, como `"r5c5 r1c9"`
help-lab-run-seed = Semilla aleatoria para los órdenes al azar y para los movimientos del recocido
help-lab-run-algorithm = El algoritmo; `ichidoku lab list` los nombra
help-lab-run-all = Buscar todas las soluciones
help-lab-run-digits = Orden en que la vuelta atrás prueba las cifras
help-lab-run-trace = Escribir cada paso en este archivo, un objeto JSON por línea
help-lab-run-animate = Ver la cuadrícula en el terminal
help-lab-run-animate-long = Espacio pausa y sigue, la flecha derecha da un paso, + y - cambian la velocidad, q termina.
help-lab-run-speed = Número de pasos que se muestran por segundo
example-lab-run-1 = Ejecutar los enlaces danzantes y contar su trabajo
example-lab-run-2 = Escribir cada paso en un archivo

## ichidoku lab-compare

help-lab-compare = Comparar algoritmos con los mismos sudokus en una tabla
help-lab-compare-long = Cada algoritmo trabaja con cada sudoku hasta su primera solución; la vuelta atrás fila a fila, también con la cuadrícula girada, con la barajada y con las celdas en orden aleatorio; el motor es la última fila, y la columna `relative` muestra cuántas veces su tiempo tardaron los demás. Cada ejecución dispone de un número de pasos adecuado a su algoritmo y de cinco minutos; la que no termina lo dice en su fila.
help-lab-compare-json = Escribir un objeto JSON por ejecución
help-lab-compare-seed = Semilla aleatoria para los órdenes barajados y al azar
help-lab-compare-format = Formato de la tabla; por defecto Markdown, o lo que indique el nombre de la salida
help-lab-compare-algorithms = Solo estos algoritmos, en este orden
example-lab-compare-1 = Comparar tres algoritmos en una tabla
example-lab-compare-2 = Escribir un objeto JSON por ejecución

## ichidoku lab-explain

help-lab-explain = Explicar un algoritmo: idea, fuente, pseudocódigo, coste, qué se cuenta
help-lab-explain-algorithm = El algoritmo
help-lab-explain-source = Escribir su archivo fuente, que empieza con la explicación
example-lab-explain-1 = Explicar cómo un solucionador SAT resuelve sudokus
example-lab-explain-2 = Escribir la fuente, que empieza con la explicación

## ichidoku serve

help-serve = Servir la aplicación web y la API REST (por defecto, solo en esta máquina)
help-serve-long = Escribe la dirección y sigue hasta Ctrl-C. La API se describe en /api/v1/openapi.json; /board, /solve, /grade y /validate son los de un servicio al que llaman muchos proyectos de estudiantes. No se envía nada a ningún otro host.
help-serve-host = La dirección en la que escuchar; 0.0.0.0 o :: dejan entrar a otras máquinas
help-serve-port = El puerto en el que escuchar; 0 para cualquiera que esté libre
help-serve-allow-host = Responder también a las peticiones para este nombre de host, que añade un proxy o un dominio; repetible. Sin esto, un servidor en una dirección local responde por localhost y las direcciones locales, y cualquier otro por todos los nombres
help-serve-open = Abrir la aplicación en el navegador
help-serve-log = Cómo se registran las peticiones en la salida de errores; con --quiet, solo lo que sale mal
help-serve-time-limit = Abandonar una petición tras esta cantidad de segundos
help-serve-workers = Número de peticiones cortas que se calculan a la vez, y de largas aparte; por defecto, una por procesador
help-serve-rate-limit = Dejar que cada cliente consulte la API tantas veces por minuto, y rechazar con 429 lo que llegue antes; los archivos de la aplicación no cuentan
help-serve-client-header = La cabecera que distingue a los clientes para --rate-limit y que pone tu proxy: una clave o la dirección propia del cliente; sin ella, la dirección de la que viene la petición
help-serve-metrics = Responder en /metrics con el número de peticiones y de cálculos (OpenMetrics, para Prometheus)
help-serve-openapi = Escribir la descripción de la interfaz REST (OpenAPI, JSON) en lugar de servir
example-serve-1 = Servir en cualquier puerto libre
example-serve-2 = Escribir la descripción de la API REST

## ichidoku export-web

help-export-web = Escribir la aplicación web en una carpeta para alojamiento estático
help-export-web-long = Sus direcciones son relativas, así que se puede servir bajo cualquier ruta. Todo se ejecuta en el navegador; no hay servidor que configurar.
help-export-web-folder = La carpeta; se crea si falta, y se reemplazan los archivos con los mismos nombres
example-export-web-1 = Escribir la aplicación en la carpeta «site»
example-export-web-2 = Escribirla en una carpeta de un sitio web, sin nota

## ichidoku completions

help-completions = Escribir un guion de autocompletado para el shell
help-completions-long = Cárgalo, o ponlo donde el shell busca esos guiones: `ichidoku completions zsh > _ichidoku`.
help-completions-shell = El shell
example-completions-1 = Escribir el autocompletado para bash, para cargarlo
example-completions-2 = Escribir el autocompletado para zsh, para ponerlo en una carpeta de $fpath

## ichidoku man

help-man = Escribir la página de manual del programa o de un comando
help-man-long = Por ejemplo `ichidoku man > ichidoku.1`, `ichidoku man solve > ichidoku-solve.1`.
help-man-command = El comando, como `solve` o `lab run`; sin él, el programa entero
example-man-1 = Escribir la página de manual del programa
example-man-2 = Escribir la página de manual de un comando

## Palabras de la ayuda

help-options-heading = Opciones
help-examples = Ejemplos
help-exit-status = Estado de salida
help-group-solve = Resolver
help-group-understand = Entender
help-group-make = Crear
help-group-research = Investigar
help-group-learn = Aprender
help-group-serve = Servir e instalar
exit-success = éxito
exit-unsolvable = al menos un sudoku no tiene solución
exit-clashing = en al menos un registro, las cifras iniciales están en conflicto
exit-usage = uso incorrecto, o salida que no se puede escribir
exit-unreadable = uso incorrecto, entrada ilegible (aunque sea un solo registro), o salida que no se puede escribir
exit-misstated = uso incorrecto, entrada ilegible (aunque sea un solo registro), solución indicada incorrecta, o salida que no se puede escribir
exit-several = al menos un sudoku tiene varias soluciones
exit-lab-or-generate = `lab run` no terminó, o `generate` no encontró ningún sudoku
exit-guesses = una búsqueda alcanzó `--guesses`
exit-not-found = al menos un sudoku no se encontró
exit-lab = `lab run` no terminó
exit-run = la ejecución no terminó
exit-precedence-three = Si se dan varios, 2 prevalece sobre 1, y 1 sobre 3.
exit-precedence-two = Si se dan ambos, 2 prevalece sobre 1.
exit-endings = Una tubería cerrada termina el programa en silencio con 0, Ctrl-C con 130.
color-auto = En un terminal, salvo que NO_COLOR o CLICOLOR=0 estén definidos; CLICOLOR_FORCE lo pide en todas partes
color-always = Siempre
color-never = Nunca
log-text = Una línea legible
log-json = Un objeto JSON por línea

## Formatos, como los muestran las opciones

format-line = 81 caracteres por línea
format-rows = nueve líneas de nueve caracteres
format-boxed = nueve filas en marcos
format-pretty = nueve filas en marcos dibujados
format-candidates = los candidatos de cada celda en marcos
format-729 = los candidatos de cada celda, 729 caracteres por línea
format-sdk = nueve filas con cabecera, para SudoCue y SadMan Sudoku
format-csv = una tabla con cabecera: sudoku, solución, etiquetas, otras columnas
format-json = una lista de objetos, con todo lo que hay de cada sudoku
format-ndjson = los mismos objetos, uno por línea
format-opensudoku = una carpeta de partidas para la aplicación OpenSudoku
format-ss = nueve filas en los marcos de Simple Sudoku
format-sdx = los candidatos de cada celda y las cifras del jugador, en nueve filas
format-markdown = una tabla en Markdown
format-python = una lista de nueve listas de números en Python
format-html = una tabla en HTML
format-latex = una imagen en LaTeX, con TikZ
format-hodoku = una línea de la biblioteca de HoDoKu por sudoku
format-sudokupad = un enlace corto a SudokuPad por línea
format-sudokupad-marks = un enlace a SudokuPad con notas por línea
format-f-puzzles = un enlace a f-puzzles por línea
format-f-puzzles-json = un objeto de f-puzzles por línea
format-sudokuwiki = un enlace al solucionador de SudokuWiki por línea
format-sudokuexchange = un enlace a SudokuExchange por línea
format-sudoku-coach = un enlace a sudoku.coach por línea
format-iss = un enlace a Interactive Sudoku Solver por línea
format-parquet = un archivo Parquet con las columnas de csv, todas como texto
format-scl = un enlace a SudokuPad en su propia forma larga por línea
format-svg = una imagen de una posición, con sus notas y colores
format-png = la misma imagen en puntos
format-pdf = la misma imagen como página
format-penpa = un enlace a penpa-edit por línea
format-solo = un identificador de partida de Solo, de Simon Tatham, por línea

## Notas

label-note = nota
which-puzzles = { $count ->
    [one] { $count } de { $puzzles } sudokus, en { $place }
    [many] { $count } de { $puzzles } sudokus, el primero en { $place }
   *[other] { $count } de { $puzzles } sudokus, el primero en { $place }
}
which-next = { $which }; después { $places }
no-puzzle = la entrada no contiene ningún sudoku
some-unreadable = { $count ->
    [one] { $count } de { $records } registros no se pudo leer
    [many] { $count } de { $records } registros no se pudieron leer
   *[other] { $count } de { $records } registros no se pudieron leer
}
some-unwritten = { $count ->
    [one] { $count } de { $records } registros no se pudo escribir
    [many] { $count } de { $records } registros no se pudieron escribir
   *[other] { $count } de { $records } registros no se pudieron escribir
}
expected-json = se esperaba un valor en JSON
of-candidates = un sudoku dado solo por sus candidatos; este comando solo tiene en cuenta las cifras iniciales
unlisted = los demás registros defectuosos se cuentan, pero no se muestran
drawn-unchecked = hay líneas o signos solo dibujados, que no se han comprobado: { $which }
clashing = cifras iniciales en conflicto: { $which }
no-solution = sin solución: { $which }
capped = tantas soluciones como el límite, quizá más: { $which }
counted-late = se acabó el tiempo, así que puede haber más soluciones: { $which }
capped-minimal = se alcanzó el límite, así que puede haber más sudokus mínimos: { $which }
out-of-budget = la búsqueda agotó su presupuesto: { $which }
misstated = solución indicada incorrecta: { $which }
several = más de una solución: { $which }
several-so = más de una solución: { $which }; { $consequence }
so-one-shown = se muestra una de ellas
so-not-rated = sin evaluación
so-no-backdoors = no se muestran puertas traseras
no-backdoor = { $count ->
    [1] ninguna puerta trasera de como máximo 1 celda: { $which }
   *[other] ninguna puerta trasera de como máximo { $count } celdas: { $which }
}
so-no-minimal = no se muestran sudokus mínimos
so-no-sets = no se muestran conjuntos
classic-only = { $option } solo sirve para sudokus clásicos de 9×9, y { $place } es una variante
command-classic-only = este comando solo sirve para sudokus clásicos de 9×9, y { $place } es una variante
parquet-needs-file = un archivo Parquet no se muestra en un terminal; indica un archivo con `--output`
text-in-parquet = { $name } tiene nombre de archivo Parquet, pero se escribiría texto en él; se esperaba otro nombre, o `ichidoku solve` o `ichidoku convert --to parquet`
lines-in-json = { $name } tiene nombre de archivo JSON, pero se escribirían simples líneas en él; se esperaba otro nombre, como { $other }, o `--json` si el comando lo admite
lines-in-format = { $name } tiene nombre de archivo con el formato { $format }, pero se escribirían simples líneas en él; se esperaba otro nombre, como { $other }
objects-in-format = { $name } tiene nombre de archivo con el formato { $format }, pero se escribirían objetos JSON en él; se esperaba otro nombre, como { $other }
named-otherwise = { $name } tiene nombre de archivo con el formato { $named }, pero se escribiría en él el formato { $format }; se esperaba otro nombre, como { $other }
misnamed = { $name } tiene nombre de archivo con el formato { $format }, pero se escribiría otra cosa en él; se esperaba otro nombre, como { $other }
no-table = { $name } tiene nombre de tabla, pero la entrada no lo es; se esperaba una tabla cuya primera línea nombre las columnas, u otro nombre, como { $other }
output-is-input = { $name } es también una entrada, y la salida no la contendría entera; se esperaba otro archivo para `--output`
other-columns = { $source } tiene otras columnas que la tabla anterior; se esperaban tablas con el mismo encabezado
no-target = falta el formato: la extensión de la salida no lo indica; se esperaba `--to FORMAT` o una extensión como `.csv` o `.parquet`
only-in-parquet = { $option } solo funciona de un archivo Parquet a otro: la entrada y el archivo de `--output` son ambos Parquet
as-texts = { $names } pasan a ser textos: no todos los tipos se conservan cuando se omiten filas o varios archivos se unen en uno
all-as-texts = todas las columnas pasan a ser textos: los tipos solo se conservan de archivos Parquet nombrados como entrada
no-text-column = { $source } no tiene ninguna columna de texto llamada { $name }; se esperaba { $names }
no-puzzle-column = { $source } no tiene ninguna columna que parezca contener sudokus; indícala con `--column`: { $names }
no-texts = { $source } no tiene ninguna columna de texto, y solo esas pueden contener sudokus; una columna sin ningún valor no lo es
picture-needs-file = una imagen no se muestra en un terminal; indica un archivo con `--output`
picture-of-one = una imagen muestra un sudoku; se esperaba una entrada con uno, o `ichidoku book` para muchos
picture-title = Sudoku
only-png = solo un PNG tiene escala o puede ser transparente; se esperaba `--to png`
parquet-file = el archivo Parquet
book-needs-file = un PDF no se muestra en un terminal; indica un archivo con `--output`
book-per-page = { $count } sudokus por página; se esperaba 1, 2, 4, 6 o 9
book-small-candidates = los candidatos serían más pequeños que 4 puntos; hacen falta menos sudokus por página o un papel más grande
book-long-address = la dirección de la aplicación es demasiado larga para un código
book-letter = la fuente de un libro no tiene { $letter }, solo letras latinas; se esperaba otro título, o una fuente que la tenga (`--font`)
book-letter-fonts = ni { $name } ni la fuente de un libro tienen { $letter }; se esperaba otro título, o una fuente que la tenga
book-no-font = { $name } no es una fuente que se pueda leer; se esperaba TrueType u OpenType
book-small-rules = el sudoku { $number } y sus reglas serían demasiado pequeños para leerse incluso en una página propia; hace falta un papel más grande
book-unlettered = se omiten palabras con letras que faltan en la fuente de un libro: { $which }; `--font` añade letras
book-uncoded = sin código que escanear, porque el enlace es demasiado largo: { $which }
so-no-solution-printed = impreso sin solución
so-no-neighbours = no se muestran vecinos
so-no-uniqueness = ningún paso se apoya en la unicidad
left-out = { $format } no puede contener { $part }, así que se omiten: { $which }
no-column = se omite { $label }, porque la tabla empezó sin una columna para ello: { $which }
stated-wrong = { $count ->
    [1] la solución indicada es incorrecta en 1 celda: { $cells }
   *[other] la solución indicada es incorrecta en { $count } celdas: { $cells }
}
nothing-to-compare = no hay nada que comparar con el primero
exported = { $count } archivos en { $folder }
compared = { $number } de { $count }: { $name }
resume = { $count ->
    [one] interrumpido tras { $done } de { $count } sudoku; para continuar: { $options }
    [many] interrumpido tras { $done } de { $count } de sudokus; para continuar: { $options }
   *[other] interrumpido tras { $done } de { $count } sudokus; para continuar: { $options }
}
no-browser = no se abrió ningún navegador: { $reason }
listening = escuchando en { $address }

## Resultados

solved-steps = { $count ->
    [1] 1 paso{ $ending }
   *[other] { $count } pasos{ $ending }
}
ending-solved = , resuelto
ending-stuck = , sin resolver
ending-stopped = , detenido ahí
ending-cell = , y a { $cell } no le queda ningún candidato
ending-house = , y en { $house } no hay lugar para el { $digit }
explained-steps = { $count ->
    [1] { $count } paso, ER { $er }, EP { $ep }, ED { $ed }
   *[other] { $count } pasos, ER { $er }, EP { $ep }, ED { $ed }
}
histogram-rating = nota
histogram-puzzles = sudokus
histogram-technique = técnica
histogram-steps = pasos
rated-several = varias soluciones
rated-unsolvable = sin solución
clue-count = { $count ->
    [1] 1 cifra inicial
   *[other] { $count } cifras iniciales
}
cell-count = { $count ->
    [1] 1 celda
   *[other] { $count } celdas
}
check-minimal = solución única, mínimo, { $clues }
check-proper = solución única, no mínimo, { $clues }
check-redundant = quitando cualquiera de estas, la solución sigue siendo única ({ $count }): { $cells }
check-several = { $count } soluciones, { $clues }
check-several-capped = { $count } soluciones o más, { $clues }
check-differ = estas dos se diferencian en { $count }: { $cells }
check-open = sin fijar por las cifras iniciales, { $count }: { $cells }
check-clashing = sin solución: cifras iniciales en conflicto, { $clues }
check-unsolvable = sin solución, { $clues }
check-clash = el { $digit } está en { $cells }, en { $house }
check-contradiction = { $count ->
    [1] esta cifra inicial se contradice: { $clues }
   *[other] estas { $count } cifras iniciales se contradicen, y dejan de hacerlo al quitar cualquiera de ellas: { $clues }
}
check-one = exactamente una solución, { $clues }
check-none-redundant = no sobra ninguna cifra inicial ni ninguna regla
check-undecided = averiguar si estas sobran llevaría demasiado tiempo ({ $count }): { $rules }
check-rules = esto se contradice, y deja de hacerlo al quitar cualquiera de sus partes ({ $count }): { $rules }
check-rule = esta regla por sí sola no deja ninguna solución: { $rules }
check-stated-right = la solución indicada es correcta
check-stated-wrong = la solución indicada es incorrecta en { $count }: { $cells }
check-stated-breaks = la solución indicada incumple { $rule }
check-stated-twice = la solución indicada repite una cifra en una fila, una columna o un bloque
no-estimate = desconocido: ningún sondeo llegó a una solución
techniques-head-technique = técnica
techniques-head-family = familia
techniques-head-difficulty = dificultad
missing-nearest = { $reason }; el más cercano tiene { $count } cifras iniciales: { $puzzle }
missing-puzzle = sudoku { $number }: { $reason }

## Progreso

progress-puzzles = { $count } sudokus
progress-of = { $count } de { $all } sudokus
progress-attempts = { $count } intentos
progress-solutions = { $count } soluciones
progress-left = quedan { $time }

## Estadísticas de `solve --stats`

stats-puzzles = sudokus
stats-solved = resueltos
stats-one = una solución
stats-several = varias
stats-none = sin solución
stats-unreadable = ilegibles
stats-guesses = conjeturas
stats-sweeps = barridos
stats-time = tiempo
stats-per-puzzle = { $count } ({ $average } por sudoku)
stats-depth = , { $depth } de profundidad como mucho
stats-speed = { $seconds } s, { $speed } sudokus/s, { $threads } hilos, motor { $engine }

## El taller

lab-any-key = { $news }; cualquier tecla termina
lab-running = en marcha
lab-paused = en pausa
lab-pace = { $state }, { $speed } pasos por segundo
lab-keys = espacio: pausa   derecha: un paso   + -: velocidad   q: fin
lab-counts = profundidad { $depth }, colocaciones { $placements }, retrocesos { $backtracks }
lab-try = { $cell }: ¿está libre el { $digit }?
lab-clash = { $cell }: { $digit } está en conflicto con { $other }
lab-guess = { $placement }, una conjetura
lab-no-digit = { $cell }: no queda ninguna cifra
lab-no-place = { $house }: no queda lugar para el { $digit }
lab-back = { $placement } se retira
lab-solved = resuelto

## Lo que un formato quizá no puede contener

part-solutions = soluciones
part-candidates = candidatos
part-entries = cifras escritas
part-corner-marks = notas de esquina
part-centre-marks = notas de centro
part-colours = colores
part-fog = casillas con niebla
part-names = nombres
part-authors = autores
part-rules-in-words = reglas en palabras
part-sources = fuentes
part-ratings = evaluaciones
part-difficulties = dificultades
part-other-columns = otras columnas
part-fields-outside-the-records = campos fuera de los registros

## Nombres de valores

value-address = DIRECCIÓN
value-candidates = CANDIDATOS
value-code = CÓDIGO
value-condition = CONDICIÓN
value-er = ER
value-file = ARCHIVO
value-file-or-puzzle = ARCHIVO|SUDOKU
value-form = FORMA
value-format = FORMATO
value-grade = NIVEL
value-index = ÍNDICE
value-level = NIVEL
value-name = NOMBRE
value-names = NOMBRES
value-order = ORDEN
value-paper = PAPEL
value-pattern = PATRÓN
value-place = LUGAR
value-port = PUERTO
value-puzzle = SUDOKU
value-scale = ESCALA
value-seconds = SEGUNDOS
value-solution = SOLUCIÓN
value-symmetry = SIMETRÍA
value-technique = TÉCNICA
value-title = TÍTULO
value-when = CUÁNDO
