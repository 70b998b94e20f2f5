# Ce qui est dit des étapes dans les grilles d'autres tailles et règles. Les « terms » sont des noms de cases, de chiffres et d'ensembles de chiffres.

## Les unités, parties d'autres phrases, avec leur article.

variant-row = la ligne { $place-count }
variant-column = la colonne { $place-count }
variant-box = le bloc { $place-count }
variant-rising-diagonal = la diagonale montante
variant-falling-diagonal = la diagonale descendante
variant-window = la fenêtre { $place-count }
variant-disjoint-set = le groupe disjoint { $place-count }
variant-cage = la cage en { $cell-terms }
variant-set = le groupe formé par { $cell-terms }

## Où regarder, et comment cela finit

variant-look-houses = Regardez { BOTH($house-clauses) }.
variant-look-cells = Regardez { $cell-terms }.
variant-no-candidate = { $cell-terms } n'a plus de candidat : cette grille n'a donc pas de solution.
variant-no-place = Dans { $house-clauses }, il n'y a plus de case pour le { $digit-terms } : cette grille n'a donc pas de solution.
variant-broken-rule = La règle { $rule-terms } ne peut plus être respectée : cette grille n'a donc pas de solution.

## Les étapes

variant-last-candidate = Il ne reste qu'un candidat en { $cell-terms } : le { $digit-terms }.
variant-places = Dans { $house-clauses }, { $digit-terms ->
    [1] le { $digit-terms } ne peut aller
   *[other] les chiffres { $digit-terms } ne peuvent aller
} qu'en { OR($cell-terms) }.
variant-hidden-so = Il y a autant de chiffres que de cases, donc ces cases ne peuvent rien contenir d'autre.
variant-naked = Dans { $house-clauses }, { $cell-terms } ne contiennent que { $digit-terms }.
variant-naked-so = Ces cases épuisent ces chiffres, donc une case qui voit toutes les places de l'un d'eux ne peut pas le contenir.
variant-confined-so = Toutes ces cases sont aussi dans { $house-clauses }, donc aucune autre case ne peut y contenir le { $digit-terms }.
variant-seen-so = L'une de ces cases contient le { $digit-terms }, et toutes voient { $out-terms }.
variant-fish = Dans { BOTH($base-clauses) }, il n'y a de place pour le { $digit-terms } que dans { BOTH($cover-clauses) }.
variant-fish-so = Il faut un { $digit-terms } dans chacune des premières zones citées, ce qui épuise les { $digit-terms } des suivantes.
variant-combinations = Avec les candidats restants, la combinaison est forcément { OR($set-terms) }.
variant-combinations-many = Avec les candidats restants, il y a { $combination-count } combinaisons possibles.
variant-combinations-so = Aucun autre candidat n'a sa place dans une combinaison.
variant-required = Toute combinaison contient le { $digit-terms }, qui ne peut aller qu'en { OR($cell-terms) }, donc { $out-terms } { $out-terms ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir le { $digit-terms }.
variant-whole = Dans { BOTH($house-clauses) }, la somme de tous les chiffres est { $total-count }.
variant-known = { $sum-terms ->
    [1] La somme connue est
   *[other] Les sommes connues sont
} { $sum-terms }.
variant-inside = Compte tenu des chiffres déjà placés, il reste { $cell-terms }, { $cell-terms ->
    [1] qui vaut { $rest-count }
   *[other] dont la somme est { $rest-count }
}.
variant-outside = Avec les chiffres déjà placés, cela déborde sur { $cell-terms }, { $cell-terms ->
    [1] qui vaut { $rest-count }
   *[other] dont la somme est { $rest-count }
}.
variant-difference = Il reste { $more-terms } d'un côté et { $less-terms } de l'autre. { $rest-count ->
    [0] Les deux sommes sont égales
   *[other] La somme du premier côté dépasse celle du second de { $rest-count }
}.
variant-ways = Dans l'ordre { COMMAS($cell-terms) }, on ne peut avoir que { OR($way-terms) }.
variant-kept = Avec les candidats restants, cette règle à elle seule ne permet que ceci : { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = Parmi les candidats restants, cette règle à elle seule en exclut certains.

## Ce que disent les règles

variant-rule-cage = { $cell-terms ->
    [1] La cage en { $cell-terms } contient le { $sum-count }.
   *[other] La cage en { $cell-terms } contient des chiffres différents, dont la somme est { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] Le chiffre en { $cell-terms } est { $sum-count }.
   *[other] La somme des chiffres en { $cell-terms } est { $sum-count }.
}
variant-rule-thermo = Les chiffres augmentent le long du thermomètre { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Les chiffres ne diminuent jamais le long du thermomètre lent { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] Le signe entre { $cell-terms } indique que le chiffre de la première est le plus grand.
   *[other] Les signes entre { $cell-terms } indiquent que le chiffre de chacune dépasse celui de la voisine suivante.
}
variant-rule-white-dot = { $cell-terms ->
    [2] Le point blanc entre { $cell-terms } indique que leurs chiffres sont consécutifs.
   *[other] Les points blancs entre { $cell-terms } indiquent que les chiffres voisins sont consécutifs.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Le point noir entre { $cell-terms } indique que l'un de leurs chiffres est le double de l'autre.
   *[other] Les points noirs entre { $cell-terms } indiquent que, de deux chiffres voisins, l'un est le double de l'autre.
}
variant-rule-letter = { $cell-terms ->
    [2] La lettre entre { $cell-terms } indique que leur somme est { $sum-count }.
   *[other] Les lettres entre { $cell-terms } indiquent que la somme de deux cases voisines est { $sum-count }.
}
variant-rule-whisper = Les chiffres voisins sur la ligne tracée { COMMAS($cell-terms) } diffèrent d'au moins { $difference-count }.
variant-rule-palindrome = La ligne tracée { COMMAS($cell-terms) } se lit de la même façon dans les deux sens.
variant-rule-not-consecutive = { $cell-terms } sont côte à côte, donc leurs chiffres ne peuvent pas être consécutifs.
variant-rule-no-dot = Il n'y a pas de point entre { $cell-terms }, donc leurs chiffres ne sont pas consécutifs et aucun n'est le double de l'autre.
variant-rule-no-letter = Il n'y a ni X ni V entre { $cell-terms }, donc leur somme n'est ni 10 ni 5.
variant-rule-arrow = { $cell-terms ->
    [1] Le chiffre sur la flèche { $cell-terms } est égal à celui en { $bulb-terms }.
   *[other] La somme des chiffres sur la flèche { $cell-terms } est égale au chiffre en { $bulb-terms }.
}
variant-rule-double-arrow = { $cell-terms ->
    [1] Le chiffre en { $cell-terms } est égal à la somme des cercles { $bulb-terms }.
   *[other] La somme des chiffres en { $cell-terms } est égale à celle des cercles { $bulb-terms }.
}
variant-rule-renban = Les chiffres de la ligne tracée { COMMAS($cell-terms) } forment une suite sans trou, dans n'importe quel ordre.
variant-rule-between = Les chiffres de la ligne tracée { COMMAS($cell-terms) } sont compris entre ceux de ses extrémités.
variant-rule-sandwich = Dans { $house-clauses }, la somme des chiffres entre le { $low-terms } et le { $high-terms } est { $sum-count }.
variant-rule-x-sum = Depuis { $cell-terms }, le premier chiffre indique combien de chiffres, à commencer par lui, ont pour somme { $clue-count }.
variant-rule-skyscraper = Depuis { $cell-terms }, { $clue-count ->
    [1] un seul chiffre dépasse tous ceux qui le précèdent
   *[other] { $clue-count } chiffres dépassent tous ceux qui les précèdent
}.
variant-rule-quad = Le carré formé par { $cell-terms } contient { $digit-terms }.
variant-rule-other = La règle { $rule-terms } s'applique.

## Ce qui suit : parties d'autres phrases.

variant-cannot = { $cell-terms } ne { $cell-terms ->
    [1] peut
   *[other] peuvent
} pas contenir { OR($digit-terms) }
variant-is = { $cell-terms } vaut { $digit-terms }
