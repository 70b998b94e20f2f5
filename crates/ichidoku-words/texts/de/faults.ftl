# Was an einem Rätsel nicht zu lesen ist oder an einer Anfrage nicht stimmt; Kommandozeile und Server sagen es. Ohne
# Punkt am Ende. `$where` ist leer oder sagt, dass der Fehler in der angegebenen Lösung liegt.

fault-in-row = Zeile { $row }: { $fault }
fault-in-cell = Zeile { $row }, Spalte { $column }: { $fault }
fault-in-rule = Regel { $number }: { $fault }
fault-in-solution = { " in der angegebenen Lösung" }

## Rätsel als Text

fault-not-a-cell = { $found }{ $where } ist weder eine Ziffer noch eine leere Zelle
fault-cells = { $found ->
    [one] 1 Zelle{ $where }, erwartet wurden { $expected }
   *[other] { $found } Zellen{ $where }, erwartet wurden { $expected }
}
fault-rows = { $found ->
    [one] 1 Zeile{ $where }, erwartet wurden { $expected }
   *[other] { $found } Zeilen{ $where }, erwartet wurden { $expected }
}
fault-columns = { $found ->
    [one] 1 Spalte, erwartet wurden { $expected }
   *[other] { $found } Spalten, erwartet wurden { $expected }
}
fault-puzzles = { $found } Rätsel{ $where }, erwartet wurde eines
fault-nothing = nichts{ $where }, erwartet wurde ein Rätsel
fault-regions = die Regionen eines Jigsaw-Sudokus{ $where }, erwartet wurde ein Rätsel
fault-candidate-row = eine Zeile mit Kandidaten{ $where }, erwartet wurde ein Rätsel
fault-jigsaw = ein Jigsaw-Sudoku, erwartet wurde ein klassisches Rätsel
fault-too-long = mehr als { $limit } Bytes, erwartet wurde ein Rätsel
fault-state-alone = ein Abschnitt [State], erwartet wurde ein Abschnitt [Puzzle]

## Rätsel in JSON

fault-not-json = kein gültiges JSON ({ $reason })
fault-unclosed = das Ende des Textes, erwartet wurde das Ende einer Liste
fault-no-board = ein Objekt ohne Gitter, erwartet wurde ein Rätsel
fault-rules = die Regeln "{ $found }", erwartet wurden die Regeln "classic"
fault-not-a-puzzle = { $found }{ $where }, erwartet wurde ein Rätsel
fault-not-a-row = { $found }{ $where }, erwartet wurde eine Zeile mit 9 Zellen
fault-not-digits = { $found }, erwartet wurden Ziffern wie "257"

## Begonnene Spiele

fault-given-missing = die Zelle ist leer, obwohl { $given } vorgegeben ist
fault-given-replaced = { $found } ist nicht die Vorgabe { $given }
fault-entry-replaced = { $found } ist nicht der Eintrag { $entry }
fault-not-a-game = { $found }, erwartet wurde ein Spiel
fault-game-without-data = ein Spiel ohne Daten, erwartet wurde ein Rätsel
fault-data-version = Version "{ $found }" der Daten, erwartet wurde eine Version von 1 bis 4
fault-not-a-digit = { $found } ist weder eine Ziffer noch 0
fault-not-a-flag = { $found } ist weder 0 noch 1
fault-not-notes = { $found } ist keine Angabe von Notizen

## Links und Codes anderer Seiten

fault-no-puzzle-in-link = ein Link ohne Rätsel, erwartet wurde ein Link, der sein Rätsel enthält
fault-short-link = ein Kurzlink, dessen Rätsel auf dem Server von { $site } liegt, erwartet wurde ein Link, der sein Rätsel enthält
fault-page-without-puzzle = eine Webseite ohne Sudoku, erwartet wurde ein Rätsel
fault-picture = ein Bild, erwartet wurde ein Rätsel als Text
fault-latex-without-puzzle = LaTeX ohne Sudoku, erwartet wurde ein Rätsel
fault-damaged-code = ein beschädigter Code, erwartet wurde ein Rätsel
fault-not-of-code = { $found } gehört nicht in diesen Code
fault-other-rules = ein Rätsel mit anderen Regeln ({ $names }), erwartet wurde ein klassisches Rätsel

## Rätsel anderer Größen und Regeln

fault-variant-text = erwartet wurde ein Link, ein Gitter aus Ziffern, JSON oder Regeln wie .Cage~9~R1C1~R1C2
fault-variant-json = dieses JSON enthält kein lesbares Rätsel
fault-variant-link = dieser Link enthält kein lesbares Rätsel
fault-variant-cells = erwartet wurde ein quadratisches Gitter von 4×4 bis 49×49; die Zahl der Zellen ist hier { $found }
fault-variant-grid = erwartet wurde ein Gitter mit höchstens 49×49 Zellen und genügend Ziffern
fault-variant-symbol = „{ $found }“ gehört in kein Gitter mit { $side }×{ $side } Zellen
fault-variant-value = „{ $found }“ ist keine Zahl von { $lowest } bis { $highest }
fault-variant-rule = „{ $rule }“ ist keine bekannte Regel
fault-variant-cell = „{ $rule }“ braucht Zellen des Gitters, und „{ $found }“ ist keine
fault-variant-argument = „{ $rule }“ braucht hier etwas wie { $example }, nicht „{ $found }“
fault-variant-unreadable = „{ $rule }“ hat Zellen oder einen Wert, die nicht lesbar sind
fault-variant-drawn = was damit gemeint ist, lässt sich nicht prüfen: { $names }
fault-variant-no-place = Links zu f-puzzles und SudokuPad kennen diese Regel nicht: { $rule }
