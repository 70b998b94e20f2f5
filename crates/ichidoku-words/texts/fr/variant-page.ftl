# Ce que dit la page des autres tailles et règles.

variant-about = Killer, thermomètres, flèches, jigsaw, 6×6, 16×16 et bien d’autres. Collez une grille ou créez-en une nouvelle.
variant-sized = { $rows }×{ $columns }
variant-text = Votre propre grille
variant-help = Un lien de SudokuPad, f-puzzles ou Interactive Sudoku Solver, un killer, un jigsaw ou une grille simple de n’importe quelle taille.
variant-open = Ouvrir
variant-nothing = Collez d’abord une grille.
variant-drawn = Cette grille a aussi des dessins : { $drawn }. On ne peut pas lire avec certitude quelles règles ils représentent ; vous pouvez les placer vous-même dans le studio.
variant-drawn-play = Jouer sans
drawn-only = Seulement dessiné
drawn-about = Cette grille a des dessins, et on ne peut pas lire avec certitude quelles règles ils représentent. Choisissez ce que vous savez ; ce qui reste seulement dessiné n’est pas vérifié.
drawn-verdict = Dessins à préciser
drawn-several = Sans les dessins, cette grille a plus d’une solution. Choisissez sous « Seulement dessiné » ce qu’ils représentent.
drawn-unread = { $drawing }, non compris : { $names }
drawn-line = Ligne
drawn-sign = Signe
drawn-cage = Cage dessinée
variant-kind = Règles
variant-size = Taille
variant-make = Créer une grille
variant-rules = Règles de cette grille
variant-by = Par { $author }
variant-own-words = Dans les mots de l’auteur
variant-several = Cette grille a plus d’une solution.
variant-mistakes-marked = Retirez d’abord les chiffres faux : ils sont marqués.
variant-no-way = Avec les chiffres saisis jusqu’ici, il n’y a pas de solution.
variant-empty-link = Aucune grille ne peut être lue dans ce lien. S’il est court, ouvrez-le sur son site et copiez-y le lien long ou la grille.
variant-unreadable = Impossible de lire une grille ici : { $fault }
variant-in-fog = Se poursuit dans le brouillard : { $cells }
label-fog = { $label }, dans le brouillard
variant-wrong = { $count ->
    [one] { $count } chiffre est faux.
    [many] { $count } de chiffres sont faux.
   *[other] { $count } chiffres sont faux.
}

## Sortes de grilles

kind-killer = Killer
kind-thermo = Thermomètres
kind-arrow = Flèches
kind-jigsaw = Jigsaw
kind-kropki = Points Kropki
kind-xv = XV
kind-whisper = Lignes de murmure
kind-sandwich = Sandwich
kind-little-killer = Little killer (diagonales)
kind-x = Diagonales (X)
kind-windoku = Windoku
kind-disjoint-sets = Groupes disjoints
kind-anti-knight = Anti-cavalier
kind-anti-king = Anti-roi
kind-non-consecutive = Non consécutif
kind-plain = Sans règle supplémentaire

## Le studio

studio = Studio
studio-about = Composez votre propre grille : placez règles et chiffres, et voyez aussitôt si elle a une seule solution.
studio-begin = Partir d’une grille vide
studio-open = Ouvrir dans le studio
studio-drafts = Vos brouillons
studio-help = Sélectionnez des cases, puis entrez des chiffres ou choisissez une règle. Ou choisissez d’abord une règle et tracez-la à travers ses cases. Une ligne suit l’ordre de ses cases.
studio-value = Somme, nombre ou chiffres de la règle
studio-more = { $count }+ solutions
studio-unique = Solution unique
copy-sudokupad = Copier le lien SudokuPad
copy-f-puzzles = Copier le lien f-puzzles
no-link = Les liens vers f-puzzles et SudokuPad ne peuvent pas contenir cette règle : { $rule }
studio-contradiction = Pas de solution à cause de : { $rules }
studio-spare = On pourrait enlever l’une ou l’autre de celles-ci : { $rules }
studio-removed = Supprimé : { $rule }
studio-remove = Supprimer : { $rule }
studio-change = Modifier : { $rule }
studio-changing = { $rule } : entrez un autre nombre ou sélectionnez d’autres cases, puis choisissez la règle ou appuyez sur Entrée.
studio-changing-cells = { $rule } : sélectionnez d’autres cases, puis choisissez la règle.
studio-cells = { $count ->
    [one] Sélectionnez d’abord une case.
    [many] Sélectionnez d’abord au moins { $count } de cases.
   *[other] Sélectionnez d’abord au moins { $count } cases.
}
studio-exactly = { $count ->
    [one] Sélectionnez exactement une case.
    [many] Sélectionnez exactement { $count } de cases.
   *[other] Sélectionnez exactement { $count } cases.
}
studio-number = Entrez d’abord un nombre entier pour cette règle.
studio-no-sum = { $count ->
    [one] Une case ne peut pas avoir la somme { $sum }.
    [many] { $count } de cases ne peuvent pas avoir la somme { $sum }.
   *[other] { $count } cases ne peuvent pas avoir la somme { $sum }.
}
studio-beside = Sélectionnez des cases côte à côte.
studio-square = Sélectionnez d’abord quatre cases qui forment un carré.
studio-line = Sélectionnez d’abord une case du bord, ou deux cases d’une même ligne ou colonne.
studio-diagonal = Sélectionnez d’abord une case du bord, ou deux cases d’une même diagonale.
studio-copy = Sélectionnez d’abord les cases d’une forme, puis autant de cases de sa copie, dans le même ordre.
studio-sign = Un X indique la somme 10 et un V la somme 5. Pour une autre somme, utilisez cette règle : { $rule }
studio-draw = { $rule } : tracez la règle à travers ses cases. Appuyez de nouveau pour arrêter.
studio-beside-grid = { $rule } : touchez la marge à l’endroit de l’indice, puis entrez le nombre et appuyez sur Entrée. Appuyez de nouveau sur la règle pour arrêter.
studio-origin = Titre, auteur, règles
origin-title = Titre
origin-author = Auteur
rules-cages = Cages et ensembles
rules-cells = Cases
rules-lines = Lignes tracées
rules-between = Entre les cases
rules-outside = Hors de la grille
rules-whole = Toute la grille
rule-cage = Cage de killer
rule-all-different = Sans répétition
rule-thermo = Thermomètre
rule-arrow = Flèche
rule-whisper = Ligne de murmure
rule-renban = Renban (suite)
rule-palindrome = Palindrome (ligne)
rule-between = Ligne d’encadrement
rule-box-sum = Ligne à sommes par bloc
rule-zipper = Ligne fermeture éclair
rule-lockout = Ligne d’exclusion
rule-entropic = Ligne entropique
rule-modular = Ligne modulaire
rule-white-dot = Point blanc
rule-black-dot = Point noir
rule-x = X (somme 10)
rule-v = V (somme 5)
rule-greater = Plus grand que
rule-quad = Quadruple (carré)
rule-x-sum = Somme X
rule-skyscraper = Gratte-ciel
rule-falling = Diagonale descendante
rule-rising = Diagonale montante
rule-fog = Brouillard
rule-dutch = Murmure néerlandais
rule-odd = Chiffre impair
rule-even = Chiffre pair
rule-sum = Somme
rule-pill = Flèche à pilule
rule-circles = Cercles compteurs
rule-box = Bloc irrégulier
rule-greatest = Plus grand que ses voisines
rule-least = Plus petit que ses voisines
rule-double-arrow = Double flèche
rule-hidden-skyscraper = Gratte-ciel caché
rule-anti-taxicab = Anti-taxi
rule-all-dots = Tous les points sont placés
rule-all-xv = Tous les X et V sont placés
rule-entropy = Bas, moyen et haut en 2×2
rule-no-boxes = Sans blocs
rule-room = Pièce numérotée
rule-clones = Clones (formes identiques)
rule-slow-thermo = Thermomètre lent
rule-sum-line = Ligne de sommes
rule-equal-sum = Sommes égales
rule-rellik = Cage rellik
rule-equality = Cage d’égalité
rule-lunchbox = Boîte à lunch (lunchbox)
rule-at-least = Contient au moins
rule-exactly = Contient exactement
rule-look-and-say = Cage « regarde et dis »
rule-same-digits = Ensembles aux mêmes chiffres
rule-count = Compte les chiffres différents
rule-index-column = Index de colonne
rule-index-row = Index de ligne
rule-index-line = Ligne d’index
rule-rank = Rang complet
rule-remainders = Tous les restes par 3 en 2×2
rule-flatmates = Colocataires néerlandais
rule-boxes-alike = Blocs aux mêmes chiffres
rule-chaos = Blocs à trouver
