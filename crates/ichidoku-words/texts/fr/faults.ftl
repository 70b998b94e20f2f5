# Ce qui ne va pas dans une grille illisible ou dans une requête : le disent la ligne de commande et le serveur. En minuscules,
# sans point final. `$where` est vide ou dit que c'est dans la solution indiquée.

fault-in-row = ligne { $row } : { $fault }
fault-in-cell = ligne { $row }, colonne { $column } : { $fault }
fault-in-rule = règle { $number } : { $fault }
fault-in-solution = { " dans la solution indiquée" }

## Grilles en texte

fault-not-a-cell = { $found }{ $where } n’est ni un chiffre ni une case vide
fault-cells = { $found ->
    [one] { $found } case{ $where } au lieu de { $expected }
    [many] { $found } de cases{ $where } au lieu de { $expected }
   *[other] { $found } cases{ $where } au lieu de { $expected }
}
fault-rows = { $found ->
    [one] { $found } ligne{ $where } au lieu de { $expected }
    [many] { $found } de lignes{ $where } au lieu de { $expected }
   *[other] { $found } lignes{ $where } au lieu de { $expected }
}
fault-columns = { $found ->
    [one] { $found } colonne au lieu de { $expected }
    [many] { $found } de colonnes au lieu de { $expected }
   *[other] { $found } colonnes au lieu de { $expected }
}
fault-puzzles = { $found } grilles{ $where } au lieu d’une seule
fault-nothing = rien{ $where } là où une grille était attendue
fault-regions = les régions d’un jigsaw{ $where } là où une grille était attendue
fault-candidate-row = une ligne de candidats{ $where } là où une grille était attendue
fault-jigsaw = un jigsaw là où une grille classique était attendue
fault-too-long = plus de { $limit } octets là où une grille était attendue
fault-state-alone = une section [State] là où une section [Puzzle] était attendue

## Grilles en JSON

fault-not-json = { $reason } là où du JSON correct était attendu
fault-unclosed = la fin du texte là où la fin d’une liste était attendue
fault-no-board = un objet sans grille là où une grille était attendue
fault-rules = les règles « { $found } » au lieu des règles « classic »
fault-not-a-puzzle = { $found }{ $where } là où une grille était attendue
fault-not-a-row = { $found }{ $where } là où une ligne de 9 cases était attendue
fault-not-digits = { $found } ne sont pas des chiffres comme "257"

## Parties en cours

fault-given-missing = une case vide n’est pas la donnée { $given }
fault-given-replaced = { $found } n’est pas la donnée { $given }
fault-entry-replaced = { $found } n’est pas le chiffre saisi { $entry }
fault-not-a-game = { $found } là où une partie était attendue
fault-game-without-data = une partie sans données là où une grille était attendue
fault-data-version = version « { $found } » des données au lieu d’une version de 1 à 4
fault-not-a-digit = { $found } n’est ni un chiffre ni 0
fault-not-a-flag = { $found } n’est ni 0 ni 1
fault-not-notes = { $found } ne sont pas des notes

## Liens et codes d'autres sites

fault-no-puzzle-in-link = un lien sans grille là où un lien contenant sa grille était attendu
fault-short-link = un lien court dont la grille est sur le serveur de { $site } là où un lien contenant sa grille était attendu
fault-page-without-puzzle = une page web sans sudoku là où une grille était attendue
fault-picture = une image là où une grille en texte était attendue
fault-latex-without-puzzle = du LaTeX sans sudoku là où une grille était attendue
fault-damaged-code = un code abîmé là où une grille était attendue
fault-not-of-code = { $found } là où une partie de ce code était attendue
fault-other-rules = une grille à d’autres règles ({ $names }) là où une grille classique était attendue

## Grilles d’autres tailles et règles

fault-variant-text = un lien, une grille de chiffres, du JSON ou des règles comme .Cage~9~R1C1~R1C2 étaient attendus
fault-variant-json = ce JSON ne contient aucune grille lisible
fault-variant-link = ce lien ne contient aucune grille lisible
fault-variant-cells = une grille carrée de 4×4 à 49×49 était attendue ; le nombre de cases est ici { $found }
fault-variant-grid = une grille d’au plus 49×49 cases avec assez de chiffres était attendue
fault-variant-symbol = « { $found } » n’est pas un symbole d’une grille { $side }×{ $side }
fault-variant-value = « { $found } » n’est pas un nombre de { $lowest } à { $highest }
fault-variant-rule = « { $rule } » n’est pas une règle connue
fault-variant-cell = « { $rule } » demande des cases de la grille, et « { $found } » n’en est pas une
fault-variant-argument = « { $rule } » demande ici quelque chose comme { $example }, pas « { $found } »
fault-variant-unreadable = « { $rule } » a des cases ou une valeur illisibles
fault-variant-drawn = on ne peut pas vérifier ce que les dessins signifient : { $names }
fault-variant-no-place = Les liens vers f-puzzles et SudokuPad ne peuvent pas contenir cette règle : { $rule }
