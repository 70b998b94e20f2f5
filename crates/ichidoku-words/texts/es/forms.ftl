# Cómo se escriben las cosas y las listas. Un texto pide una forma como una función: { OF($houses) } es houses-of.

house = { $house ->
    [row] la fila { NUMBER($house) }
    [column] la columna { NUMBER($house) }
   *[box] el bloque { NUMBER($house) }
}
houses = { $houses ->
    [row] la fila { NUMBER($houses) }
    [column] la columna { NUMBER($houses) }
    [box] el bloque { NUMBER($houses) }
    [rows] las filas { NUMBER($houses) }
    [columns] las columnas { NUMBER($houses) }
    [boxes] los bloques { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# Con «de»: de la fila 3, del bloque 2, de las columnas 4 y 5.
house-of = { $house ->
    [row] de la fila { NUMBER($house) }
    [column] de la columna { NUMBER($house) }
   *[box] del bloque { NUMBER($house) }
}
houses-of = { $houses ->
    [row] de la fila { NUMBER($houses) }
    [column] de la columna { NUMBER($houses) }
    [box] del bloque { NUMBER($houses) }
    [rows] de las filas { NUMBER($houses) }
    [columns] de las columnas { NUMBER($houses) }
    [boxes] de los bloques { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = el { DIGIT($candidate) } de { CELL($candidate) }

list-more = {", "}
list-and = {" y "}
list-or = {" o "}
list-or-eight = {" u "}
list-nor = {" ni "}
list-clauses = {", y "}

# filas, columnas, bloques; unidades de varias clases
houses-kind = { $houses ->
    [row] filas
    [column] columnas
    [box] bloques
    [rows] filas
    [columns] columnas
    [boxes] bloques
   *[mixed] unidades
}
# Cada una de estas dos filas, cada uno de estos dos bloques.
houses-each = { $houses ->
    [box] cada uno
    [boxes] cada uno
   *[other] cada una
}
houses-these = { $houses ->
    [box] estos
    [boxes] estos
   *[other] estas
}
houses-word = { COUNT($houses) ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
   *[other] { COUNT($digits) }
}
count-word = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
   *[other] { $count }
}
# El conjunto desnudo de estas cifras.
digits-subset = { $digits ->
    [2] un par desnudo
    [3] un triple desnudo
    [4] un cuádruple desnudo
   *[other] un conjunto desnudo
}
# Lo que una celda no puede ser: 5; ni 5 ni 6; ninguna de las cifras 4, 5 y 6.
digits-without = { $digits ->
    [1] { $digits }
    [2] ni { NOR($digits) }
   *[other] ninguna de las cifras { $digits }
}
count-colour = { $count ->
    [1] azul
    [2] verde
    [3] naranja
   *[4] violeta
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
