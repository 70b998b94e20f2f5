# Lo que dicen los libros de sus sudokus, y las imágenes de variantes debajo de ellas.

book-solutions = Soluciones
book-author = Por { $author }
book-own-words = En palabras del autor:

## La dificultad, desde el grado más fácil.

grade-trivial = Muy fácil
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
grade-very-hard = Muy difícil
grade-unfair = Despiadado
grade-extreme = Extremo
grade-beyond = Sobrehumano

## Reglas de las variantes junto a una imagen, una frase por tipo

rules-size = Cada fila, columna y caja contiene una vez las cifras del { $low } al { $high }.
rules-size-plain = Cada fila y columna contiene una vez las cifras del { $low } al { $high }.
rules-cage = Las cifras de una jaula son distintas y suman el número de su esquina.
rules-open-cage = Ninguna cifra se repite en una jaula.
rules-sum = Las cifras de un grupo de celdas rodeado suman el número de su esquina; pueden repetirse.
rules-thermo = Las cifras aumentan a lo largo de cada termómetro, desde su bulbo.
rules-slow-thermo = Las cifras nunca disminuyen a lo largo de un termómetro lento, desde su bulbo hueco.
rules-greater = La punta de un signo entre dos celdas señala la cifra menor.
rules-white-dot = Un punto blanco une cifras consecutivas.
rules-black-dot = De dos cifras unidas por un punto negro, una es el doble de la otra.
rules-x = Dos cifras unidas por una X suman 10.
rules-v = Dos cifras unidas por una V suman 5.
rules-whisper = Las cifras vecinas de una línea verde difieren en al menos { $difference }.
rules-dutch = Las cifras vecinas de una línea naranja difieren en al menos { $difference }.
rules-renban = Las cifras de una línea morada son consecutivas, en cualquier orden.
rules-modular = En una línea turquesa, { $modulus } cifras seguidas dan restos distintos al dividirlas entre { $modulus }.
rules-entropic = En una línea melocotón, tres cifras seguidas son una baja (de 1 a 3), una media (de 4 a 6) y una alta (de 7 a 9), en cualquier orden.
rules-palindrome = Una línea gris estrecha se lee igual desde los dos extremos.
rules-twins = Las celdas sombreadas con la misma letra contienen la misma cifra.
rules-between = Las cifras de una línea entre dos círculos están entre las de los círculos.
rules-lockout = Las cifras de los rombos en los extremos de una línea difieren en al menos { $difference }, y cada cifra entre ellas es menor que ambas o mayor que ambas.
rules-zipper = En una línea lila, dos cifras a igual distancia del centro suman siempre lo mismo; si hay una cifra en el centro, es esa suma.
rules-box-sum = Cada tramo de una línea azul dentro de una caja suma lo mismo.
rules-sum-line = Una línea rosa se puede cortar en trozos que suman cada uno el número que lleva.
rules-arrow = Las cifras de una flecha suman la cifra de su círculo.
rules-double-arrow = Las cifras de una línea fina entre dos círculos suman lo mismo que las de los círculos.
rules-pill-arrow = Las cifras de una flecha suman el número de su píldora, en orden de lectura.
rules-little-killer = Un número con una flecha fuera de la cuadrícula es la suma de esa diagonal, en la que las cifras pueden repetirse.
rules-rellik = Una jaula con un número tachado contiene cifras distintas, y ninguna de ellas, sola o sumada a otras, da ese número.
rules-equality = Una jaula con = contiene cifras distintas: tantas pares como impares, y tantas bajas (hasta { $low }) como altas (desde { $high }).
rules-lunchbox = Las cifras de un grupo rodeado con un número entre corchetes son distintas, y las que están entre la menor y la mayor suman ese número.
rules-x-sum = Un número fuera de la cuadrícula es la suma de las primeras cifras vistas desde allí; la primera de todas indica cuántas.
rules-sandwich = Un número fuera de la cuadrícula es la suma de las cifras entre el { $low } y el { $high } en su fila o columna.
rules-skyscraper = Un número fuera de la cuadrícula indica cuántas cifras vistas desde allí son mayores que todas las anteriores.
rules-hidden-skyscraper = Un número fuera de la cuadrícula es la primera cifra vista desde allí que viene después de una mayor.
rules-numbered-room = La primera cifra vista desde un número fuera de la cuadrícula indica en qué posición está ese número.
rules-rank = Se leen todas las filas y columnas desde sus dos extremos y se ordenan de menor a mayor; un número fuera de la cuadrícula es el puesto de la que se lee desde allí.
rules-quad = Las cuatro celdas alrededor de un círculo contienen las cifras que hay en él.
rules-different = Ninguna cifra se repite en las celdas sombreadas.
rules-odd = Una celda con un círculo sombreado contiene una cifra impar.
rules-even = Una celda con un cuadrado sombreado contiene una cifra par.
rules-choices = Una celda con cifras pequeñas contiene una de ellas.
rules-at-least = Un grupo de celdas rodeado contiene las cifras de su esquina, cada una al menos tantas veces como está escrita.
rules-exactly = Un grupo de celdas rodeado contiene cada cifra de su esquina exactamente tantas veces como está escrita.
rules-look-and-say = La pista en la esquina de una jaula dice por pares cuántas veces aparece una cifra en ella: 12 significa exactamente un 2.
rules-circles = Una cifra en un círculo aparece exactamente en tantos círculos como indica.
rules-index-row = Una cifra N en una celda resaltada indica que la celda N de su fila contiene el número de su columna.
rules-index-column = Una cifra N en una celda resaltada indica que la celda N de su columna contiene el número de su fila.
rules-fog = Las celdas rayadas están en la niebla: en una pantalla se ocultan hasta que una cifra correcta despeja su celda y las que la rodean.
