# Como se escrevem as coisas e as listas. Um texto pede uma forma como uma função: { IN($houses) } é houses-in.

house = { $house ->
    [row] a linha { NUMBER($house) }
    [column] a coluna { NUMBER($house) }
   *[box] o bloco { NUMBER($house) }
}
houses = { $houses ->
    [row] a linha { NUMBER($houses) }
    [column] a coluna { NUMBER($houses) }
    [box] o bloco { NUMBER($houses) }
    [rows] as linhas { NUMBER($houses) }
    [columns] as colunas { NUMBER($houses) }
    [boxes] os blocos { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# Com «em»: na linha 3, no bloco 2, nas colunas 4 e 5, na linha 3 e no bloco 2.
house-in = { $house ->
    [row] na linha { NUMBER($house) }
    [column] na coluna { NUMBER($house) }
   *[box] no bloco { NUMBER($house) }
}
houses-in = { $houses ->
    [row] na linha { NUMBER($houses) }
    [column] na coluna { NUMBER($houses) }
    [box] no bloco { NUMBER($houses) }
    [rows] nas linhas { NUMBER($houses) }
    [columns] nas colunas { NUMBER($houses) }
    [boxes] nos blocos { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# No começo de uma frase.
house-at = { $house ->
    [row] Na linha { NUMBER($house) }
    [column] Na coluna { NUMBER($house) }
   *[box] No bloco { NUMBER($house) }
}
houses-at = { $houses ->
    [row] Na linha { NUMBER($houses) }
    [column] Na coluna { NUMBER($houses) }
    [box] No bloco { NUMBER($houses) }
    [rows] Nas linhas { NUMBER($houses) }
    [columns] Nas colunas { NUMBER($houses) }
    [boxes] Nos blocos { NUMBER($houses) }
   *[mixed] Nestas unidades ({ BARE($houses) })
}
house-bare = { $house ->
    [row] linha { NUMBER($house) }
    [column] coluna { NUMBER($house) }
   *[box] bloco { NUMBER($house) }
}
houses-bare = { AND($houses) }
# Com «de»: da linha 3, do bloco 2, das colunas 4 e 5.
house-of = { $house ->
    [row] da linha { NUMBER($house) }
    [column] da coluna { NUMBER($house) }
   *[box] do bloco { NUMBER($house) }
}
houses-of = { $houses ->
    [row] da linha { NUMBER($houses) }
    [column] da coluna { NUMBER($houses) }
    [box] do bloco { NUMBER($houses) }
    [rows] das linhas { NUMBER($houses) }
    [columns] das colunas { NUMBER($houses) }
    [boxes] dos blocos { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# Com «por»: pela linha 3, pelo bloco 2.
house-by = { $house ->
    [row] pela linha { NUMBER($house) }
    [column] pela coluna { NUMBER($house) }
   *[box] pelo bloco { NUMBER($house) }
}
houses-by = { $houses ->
    [row] pela linha { NUMBER($houses) }
    [column] pela coluna { NUMBER($houses) }
    [box] pelo bloco { NUMBER($houses) }
    [rows] pelas linhas { NUMBER($houses) }
    [columns] pelas colunas { NUMBER($houses) }
    [boxes] pelos blocos { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = o { DIGIT($candidate) } de { CELL($candidate) }

list-more = {", "}
list-and = {" e "}
list-or = {" ou "}
list-nor = {" nem "}
list-clauses = {", e "}

# linhas, colunas, blocos; unidades de vários tipos
houses-kind = { $houses ->
    [row] linhas
    [column] colunas
    [box] blocos
    [rows] linhas
    [columns] colunas
    [boxes] blocos
   *[mixed] unidades
}
# Em cada uma destas duas linhas, em cada um destes dois blocos.
houses-each = { $houses ->
    [box] cada um destes
    [boxes] cada um destes
   *[other] cada uma destas
}
houses-these = { $houses ->
    [box] estes
    [boxes] estes
   *[other] estas
}
houses-word = { $houses ->
    [box] { NUMBERWORD($houses) }
    [boxes] { NUMBERWORD($houses) }
   *[other] { NUMBERWORD-F($houses) }
}
houses-numberword = { COUNT($houses) ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[other] { COUNT($houses) }
}
houses-numberword-f = { COUNT($houses) ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[other] { COUNT($cells) }
}
cells-masculine = { $cells ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
   *[other] { COUNT($digits) }
}
count-word = { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
   *[other] { $count }
}
# O conjunto nu destes dígitos.
digits-subset = { $digits ->
    [2] um par nu
    [3] um trio nu
    [4] um quarteto nu
   *[other] um conjunto nu
}
# O que uma célula não pode ser: 5; nem 5 nem 6; nenhum dos dígitos 4, 5 e 6.
digits-without = { $digits ->
    [1] { $digits }
    [2] nem { NOR($digits) }
   *[other] nenhum dos dígitos { $digits }
}
count-colour = { $count ->
    [1] azul
    [2] verde
    [3] laranja
   *[4] roxo
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
