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
variant-no-candidate = { $cell-terms } n'a plus de candidat : cette grille n'a donc pas de solution.
variant-no-place = Dans { $house-clauses }, il n'y a plus de case pour le { $digit-terms } : cette grille n'a donc pas de solution.
variant-broken-rule = La règle { $rule-terms } ne peut plus être respectée : cette grille n'a donc pas de solution.

## Les étapes

variant-last-candidate = Il ne reste qu'un candidat en { $cell-terms } : le { $digit-terms }.
variant-places = Dans { $house-clauses }, il n'y a de place pour { $digit-terms } qu'en { OR($cell-terms) }.
variant-hidden-so = Autant de chiffres occupent autant de cases, donc ces cases ne peuvent rien contenir d'autre.
variant-naked = Dans { $house-clauses }, { $cell-terms } ne contiennent que { $digit-terms }.
variant-naked-so = Ces cases épuisent ces chiffres, donc une case qui voit toutes les places de l'un d'eux ne peut pas le contenir.
variant-confined-so = Toutes ces cases sont aussi dans { $house-clauses }, donc aucune autre case n'y peut contenir le { $digit-terms }.
variant-seen-so = L'une de ces cases contient le { $digit-terms }, et toutes voient { $out-terms }.
variant-fish = Dans { BOTH($base-clauses) }, il n'y a de place pour le { $digit-terms } que dans { BOTH($cover-clauses) }.
variant-fish-so = Il faut un { $digit-terms } dans chacune des premières, ce qui épuise les { $digit-terms } des secondes.
variant-combinations = Avec les candidats restants, seules ces sommes sont possibles : { OR($set-terms) }.
variant-combinations-many = Avec les candidats restants, il y a { $combination-count } combinaisons.
variant-combinations-so = Aucun autre candidat n'a sa place dans une combinaison.
variant-required = Toute combinaison contient le { $digit-terms }, qui ne peut aller qu'en { OR($cell-terms) }, donc pas en { $out-terms }.
variant-whole = Dans { BOTH($house-clauses) }, la somme de tous les chiffres est { $total-count }.
variant-known = Les sommes connues sont { $sum-terms }.
variant-inside = Avec les chiffres placés, il reste { $cell-terms }, de somme { $rest-count }.
variant-outside = Avec les chiffres placés, elles débordent en { $cell-terms }, de somme { $rest-count }.
variant-difference = Il reste { $more-terms } d'un côté et { $less-terms } de l'autre. La somme du premier côté dépasse l'autre de { $rest-count }.
variant-ways = Dans l'ordre { COMMAS($cell-terms) }, seul est possible : { OR($way-terms) }.
variant-kept = Avec les candidats restants, cela seul ne permet que { COMMAS($content-clauses) }.
variant-content = { OR($digit-terms) } en { $cell-terms }
variant-tried = Avec les candidats restants, cela seul en exclut certains.

## Ce que disent les règles

variant-rule-cage = La cage en { $cell-terms } contient des chiffres différents, de somme { $sum-count }.
variant-rule-sum = La somme des chiffres en { $cell-terms } est { $sum-count }.
variant-rule-thermo = Les chiffres augmentent le long du thermomètre { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Les chiffres ne diminuent jamais le long du thermomètre lent { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] Le signe entre { $cell-terms } dit que la première est plus grande.
   *[other] Les signes entre { $cell-terms } disent que chacune dépasse la suivante voisine.
}
variant-rule-white-dot = { $cell-terms ->
    [2] Le point blanc entre { $cell-terms } dit que leurs chiffres se suivent.
   *[other] Les points blancs entre { $cell-terms } disent que les voisines se suivent.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Le point noir entre { $cell-terms } dit que l'une est le double de l'autre.
   *[other] Les points noirs entre { $cell-terms } disent que de deux voisines, l'une est le double de l'autre.
}
variant-rule-letter = { $cell-terms ->
    [2] La lettre entre { $cell-terms } dit que leur somme est { $sum-count }.
   *[other] Les lettres entre { $cell-terms } disent que la somme des voisines est { $sum-count }.
}
variant-rule-whisper = Les voisines sur la ligne { COMMAS($cell-terms) } diffèrent d'au moins { $difference-count }.
variant-rule-palindrome = La ligne { COMMAS($cell-terms) } se lit de la même façon dans les deux sens.
variant-rule-not-consecutive = { $cell-terms } se touchent, donc elles ne peuvent pas se suivre.
variant-rule-no-dot = Il n'y a pas de point entre { $cell-terms }, donc elles ne se suivent pas et aucune n'est le double de l'autre.
variant-rule-no-letter = Il n'y a ni X ni V entre { $cell-terms }, donc leur somme n'est ni 10 ni 5.
variant-rule-arrow = La somme des chiffres de la flèche { $cell-terms } est { $bulb-terms }.
variant-rule-double-arrow = La somme des chiffres en { $cell-terms } égale celle des cercles { $bulb-terms }.
variant-rule-renban = Les chiffres de la ligne { COMMAS($cell-terms) } se suivent sans trou, dans un ordre quelconque.
variant-rule-between = Les chiffres de la ligne { COMMAS($cell-terms) } sont compris entre ceux de ses extrémités.
variant-rule-sandwich = Dans { $house-clauses }, la somme des chiffres entre le { $low-terms } et le { $high-terms } est { $sum-count }.
variant-rule-x-sum = Depuis { $cell-terms }, le premier chiffre dit combien de chiffres, lui compris, ont la somme { $clue-count }.
variant-rule-skyscraper = Depuis { $cell-terms }, { $clue-count } chiffres dépassent tous ceux qui les précèdent.
variant-rule-quad = Le carré formé par { $cell-terms } contient { $digit-terms }.
variant-rule-other = La règle { $rule-terms } s'applique.

## Ce qui suit : parties d'autres phrases.

variant-cannot = { $cell-terms } ne { $cell-terms ->
    [1] peut
   *[other] peuvent
} pas contenir { OR($digit-terms) }
variant-is = { $cell-terms } vaut { $digit-terms }
