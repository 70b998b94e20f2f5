# Wie Dinge und Listen geschrieben werden. Ein Text verlangt eine Form als Funktion: { IN($houses) } ist houses-in.

house = { $house ->
    [row] Zeile { NUMBER($house) }
    [column] Spalte { NUMBER($house) }
   *[box] Block { NUMBER($house) }
}
houses = { $houses ->
    [row] Zeile { NUMBER($houses) }
    [column] Spalte { NUMBER($houses) }
    [box] Block { NUMBER($houses) }
    [rows] die Zeilen { NUMBER($houses) }
    [columns] die Spalten { NUMBER($houses) }
    [boxes] die Blöcke { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
# Nach einem Vorwort mit dem dritten Fall: in den Zeilen 2 und 7.
houses-in = { $houses ->
    [row] Zeile { NUMBER($houses) }
    [column] Spalte { NUMBER($houses) }
    [box] Block { NUMBER($houses) }
    [rows] den Zeilen { NUMBER($houses) }
    [columns] den Spalten { NUMBER($houses) }
    [boxes] den Blöcken { NUMBER($houses) }
   *[mixed] { AND($houses) }
}
candidate = { DIGIT($candidate) } in { CELL($candidate) }

list-more = {", "}
list-and = {" und "}
list-or = {" oder "}
list-nor = {" noch "}
list-clauses = {" und "}
list-clauses-more = {", "}

# Zeile, Spalten, Häuser
houses-kind = { $houses ->
    [row] Zeilen
    [column] Spalten
    [box] Blöcke
    [rows] Zeilen
    [columns] Spalten
    [boxes] Blöcke
   *[mixed] Häuser
}
houses-of = { $houses ->
    [rows] Zeilen
    [columns] Spalten
    [boxes] Blöcken
    [row] Zeilen
    [column] Spalten
    [box] Blöcken
   *[mixed] Häusern
}
houses-word = { COUNT($houses) ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { COUNT($houses) }
}
cells-word = { $cells ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { COUNT($cells) }
}
digits-word = { $digits ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { COUNT($digits) }
}
count-word = { $count ->
    [1] einem
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] { $count }
}
digits-subset = { $digits ->
    [2] Paar
    [3] Tripel
    [4] Quartett
   *[other] Teilmenge
}
count-colour = { $count ->
    [1] Blau
    [2] Grün
    [3] Orange
   *[4] Violett
}
count-set = { $count ->
    [1] A
    [2] B
    [3] C
    [4] D
    [5] E
   *[6] F
}
