# Comment s'écrivent les choses et les listes. Un texte demande une forme comme une fonction : { OF($houses) } est houses-of.

house = { $house ->
    [row] la ligne { NUMBER($house) }
    [column] la colonne { NUMBER($house) }
   *[box] le bloc { NUMBER($house) }
}
houses = { $houses ->
    [row] la ligne { NUMBER($houses) }
    [column] la colonne { NUMBER($houses) }
    [box] le bloc { NUMBER($houses) }
    [rows] les lignes { NUMBER($houses) }
    [columns] les colonnes { NUMBER($houses) }
    [boxes] les blocs { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# Avec « de » : de la ligne 3, du bloc 2, des colonnes 4 et 5.
house-of = { $house ->
    [row] de la ligne { NUMBER($house) }
    [column] de la colonne { NUMBER($house) }
   *[box] du bloc { NUMBER($house) }
}
houses-of = { $houses ->
    [row] de la ligne { NUMBER($houses) }
    [column] de la colonne { NUMBER($houses) }
    [box] du bloc { NUMBER($houses) }
    [rows] des lignes { NUMBER($houses) }
    [columns] des colonnes { NUMBER($houses) }
    [boxes] des blocs { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = le { DIGIT($candidate) } de { CELL($candidate) }

list-more = {", "}
list-and = {" et "}
list-or = {" ou "}
list-nor = {" ni "}
list-clauses = {", et "}

# lignes, colonnes, blocs ; des zones de plusieurs sortes
houses-kind = { $houses ->
    [row] lignes
    [column] colonnes
    [box] blocs
    [rows] lignes
    [columns] colonnes
    [boxes] blocs
   *[mixed] zones
}
# Dans chacune de ces deux lignes, dans chacun de ces deux blocs.
houses-each = { $houses ->
    [box] chacun
    [boxes] chacun
   *[other] chacune
}
houses-word = { COUNT($houses) ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { COUNT($digits) }
}
count-word = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $count }
}
# L'ensemble nu de ces chiffres.
digits-subset = { $digits ->
    [2] une paire nue
    [3] un triplet nu
    [4] un quadruplet nu
   *[other] un ensemble nu
}
# Ce qu'une case ne peut pas contenir : pas 5 ; ni 5 ni 6 ; aucun des chiffres 4, 5 et 6.
digits-without = { $digits ->
    [1] pas contenir { $digits }
    [2] contenir ni { NOR($digits) }
   *[other] contenir aucun des chiffres { $digits }
}
count-colour = { $count ->
    [1] bleu
    [2] vert
    [3] orange
   *[4] violet
}
count-the-colour = { $count ->
    [1] le bleu
    [2] le vert
    [3] l’orange
   *[4] le violet
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
