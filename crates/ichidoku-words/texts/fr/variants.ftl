# Ce qui est dit des étapes dans les grilles d'autres tailles et règles. Les « terms » sont des noms de cases, de chiffres et d'ensembles de chiffres.

## Les unités, parties d'autres phrases, avec leur article.

variant-row = la ligne { $place-count }
variant-column = la colonne { $place-count }
variant-box = le bloc { $place-count }
variant-region = le bloc qui contient { $cell-terms }
variant-rising-diagonal = la diagonale montante
variant-falling-diagonal = la diagonale descendante
variant-window = la fenêtre { $place-count }
variant-disjoint-set = le groupe disjoint { $place-count }
variant-cage = la cage en { $cell-terms }
variant-set = le groupe formé par { $cell-terms }

## Où regarder, et comment cela finit

variant-look-houses = Regardez { BOTH($house-clauses) }.
variant-look-cells = Regardez { $cell-terms }.
variant-no-candidate = { $cell-terms } n’a plus de candidat : cette grille n’a donc pas de solution.
variant-no-place = Dans { $house-clauses }, il n’y a plus de case pour le { $digit-terms } : cette grille n’a donc pas de solution.
variant-broken-rule = La règle { $rule-terms } ne peut plus être respectée : cette grille n’a donc pas de solution.
variant-wrong-entry = { $cell-terms } ne peut pas contenir { $digit-terms }. Effacez ce chiffre avant de continuer.
variant-dead-end = Avec les chiffres saisis jusqu’ici, il n’y a pas de solution.
variant-misstated = La solution fournie avec cette grille enfreint cette règle ; elle s’entend peut-être autrement.

## Les étapes

variant-last-candidate = Il ne reste qu’un candidat en { $cell-terms } : le { $digit-terms }.
variant-places = Dans { $house-clauses }, { $digit-terms ->
    [1] le { $digit-terms } ne peut aller
   *[other] les chiffres { $digit-terms } ne peuvent aller
} qu’en { OR($cell-terms) }.
variant-hidden-so = Il y a autant de chiffres que de cases, donc ces cases ne peuvent rien contenir d’autre.
variant-naked = Dans { $house-clauses }, { $cell-terms } ne contiennent que { $digit-terms }.
variant-naked-so = Ces cases épuisent ces chiffres, donc une case qui voit toutes les places de l’un d’eux ne peut pas le contenir.
variant-confined-so = Toutes ces cases sont aussi dans { $house-clauses }, donc aucune autre case ne peut y contenir le { $digit-terms }.
variant-seen-so = L’une de ces cases contient le { $digit-terms }, donc aucune case qui les voit toutes ne peut le contenir.
variant-seen-houses = L’une de ces cases contient le { $digit-terms }, donc aucune autre case ne peut le contenir dans { OR($house-clauses) }.
variant-fish = Dans { BOTH($base-clauses) }, il n’y a de place pour le { $digit-terms } que dans { BOTH($cover-clauses) }.
variant-fish-so = Il faut un { $digit-terms } dans chacune des premières zones citées, ce qui épuise les { $digit-terms } des suivantes.
variant-combinations = Avec les candidats restants, la combinaison est forcément { OR($set-terms) }.
variant-combinations-always = { $sum-count } en { $cell-count ->
    [one] 1 case
    [many] { $cell-count } de cases
   *[other] { $cell-count } cases
}, c’est forcément { OR($set-terms) }.
variant-combinations-many = Avec les candidats restants, il y a { $combination-count } combinaisons possibles.
variant-combinations-so = Aucun autre candidat n’a sa place dans une combinaison.
variant-required = Toute combinaison contient le { $digit-terms }, qui ne peut aller qu’en { OR($cell-terms) }.
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
variant-difference = Il reste { $more-terms } d’un côté et { $less-terms } de l’autre. { $rest-count ->
    [0] Les deux sommes sont égales
   *[other] La somme du premier côté dépasse celle du second de { $rest-count }
}.
variant-ways = Dans l’ordre { COMMAS($cell-terms) }, on ne peut avoir que { OR($way-terms) }.
variant-no-partner = { $partner-terms } n’a aucun candidat qui aille avec un { OR($digit-terms) } en { $cell-terms }.
variant-no-partners = Dans l’une comme dans l’autre, { OR($digit-terms) } ne va avec aucun candidat de l’autre case.
variant-bounds = Dans l’ordre { COMMAS($cell-terms) }, ils valent au moins { OR($least-terms) } et au plus { OR($most-terms) }.
variant-kept = Avec les candidats restants, cette règle à elle seule ne permet que ceci : { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = Parmi les candidats restants, cette règle à elle seule en exclut certains.
variant-then-no-candidate = Alors { $cell-terms } n’a plus de candidat : c’est une contradiction.
variant-then-no-place = Alors, dans { $house-clauses }, il n’y a plus de case pour le { $digit-terms } : c’est une contradiction.
variant-then-broken = Avec les candidats qui restent alors, c’est impossible : une contradiction.

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
variant-rule-greatest = Le chiffre en { $bulb-terms } est plus grand que ceux en { $cell-terms }.
variant-rule-least = Le chiffre en { $bulb-terms } est plus petit que ceux en { $cell-terms }.
variant-rule-white-dot = { $cell-terms ->
    [2] Le point blanc entre { $cell-terms } indique que leurs chiffres sont consécutifs.
   *[other] Les points blancs entre { $cell-terms } indiquent que les chiffres voisins sont consécutifs.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Le point noir entre { $cell-terms } indique que l’un de leurs chiffres est le double de l’autre.
   *[other] Les points noirs entre { $cell-terms } indiquent que, de deux chiffres voisins, l’un est le double de l’autre.
}
variant-rule-difference-dot = Le point entre { $cell-terms } indique que leurs chiffres diffèrent de { $number-count }.
variant-rule-ratio-dot = Le point entre { $cell-terms } indique que l’un de leurs chiffres vaut { $number-count } fois l’autre.
variant-rule-letter = { $cell-terms ->
    [2] La lettre entre { $cell-terms } indique que leur somme est { $sum-count }.
   *[other] Les lettres entre { $cell-terms } indiquent que la somme de deux cases voisines est { $sum-count }.
}
variant-rule-whisper = Les chiffres voisins sur la ligne tracée { COMMAS($cell-terms) } diffèrent d’au moins { $difference-count }.
variant-rule-same = { $cell-terms } contiennent le même chiffre.
variant-rule-palindrome = La ligne tracée { COMMAS($cell-terms) } se lit de la même façon dans les deux sens.
variant-rule-not-consecutive = { $cell-terms } sont côte à côte, donc leurs chiffres ne peuvent pas être consécutifs.
variant-rule-no-dot = Il n’y a pas de point entre { $cell-terms }, donc leurs chiffres ne sont pas consécutifs et aucun n’est le double de l’autre.
variant-rule-no-letter = Il n’y a ni X ni V entre { $cell-terms }, donc leur somme n’est ni 10 ni 5.
variant-rule-arrow = { $cell-terms ->
    [1] Le chiffre sur la flèche { $cell-terms } est égal à celui en { $bulb-terms }.
   *[other] La somme des chiffres sur la flèche { $cell-terms } est égale au chiffre en { $bulb-terms }.
}
variant-rule-double-arrow = { $cell-terms ->
    [1] Le chiffre en { $cell-terms } est égal à la somme des cercles { $bulb-terms }.
   *[other] La somme des chiffres en { $cell-terms } est égale à celle des cercles { $bulb-terms }.
}
variant-rule-renban = Les chiffres de la ligne tracée { COMMAS($cell-terms) } forment une suite sans trou, dans n’importe quel ordre.
variant-rule-between = Les chiffres de la ligne tracée { COMMAS($cell-terms) } sont compris entre ceux de ses extrémités.
variant-rule-sandwich = Dans { $house-clauses }, la somme des chiffres entre le { $low-terms } et le { $high-terms } est { $sum-count }.
variant-rule-x-sum = Dans { $house-clauses }, depuis { $cell-terms }, le premier chiffre indique combien de chiffres, à commencer par lui, ont pour somme { $clue-count }.
variant-rule-skyscraper = Dans { $house-clauses }, depuis { $cell-terms }, { $clue-count ->
    [1] un seul chiffre dépasse tous ceux qui le précèdent
   *[other] { $clue-count } chiffres dépassent tous ceux qui les précèdent
}.
variant-rule-quad = Le carré formé par { $cell-terms } contient { $digit-terms }.
variant-rule-numbered-room = Dans { $house-clauses }, depuis { $cell-terms }, le premier chiffre indique à quelle place se trouve le { $digit-terms }.
variant-rule-hidden-skyscraper = Dans { $house-clauses }, depuis { $cell-terms }, le premier chiffre précédé d’un plus grand est le { $digit-terms }.
variant-rule-rank = Si l’on lit toutes les lignes et colonnes depuis leurs deux extrémités et qu’on les range de la plus petite à la plus grande, { $house-clauses } lue depuis { $cell-terms } est à la place { $rank-count }.
variant-rule-ties-allowed = Une ligne ou une colonne qui a un rang peut se lire comme une autre.
variant-rule-ties-none = Deux lignes ou colonnes ne se lisent jamais de la même façon, quelle que soit l’extrémité.
variant-rule-ties-ranked = Une ligne ou une colonne qui a un rang ne se lit comme aucune autre.

## Données, blocs et cases qui diffèrent

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms } contient { OR($digit-terms) }.
   *[other] { $cell-terms } contiennent chacune { OR($digit-terms) }.
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms } contient un chiffre impair.
   *[other] { $cell-terms } contiennent chacune un chiffre impair.
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms } contient un chiffre pair.
   *[other] { $cell-terms } contiennent chacune un chiffre pair.
}
variant-rule-different = Aucun chiffre ne se répète en { $cell-terms }.
variant-rule-jigsaw = Les blocs sont irréguliers, et aucun chiffre ne se répète dans un même bloc.
variant-rule-no-boxes = Il n’y a pas de blocs réguliers.
variant-rule-box-size = Chaque bloc compte { $size-count } cases.
variant-rule-windows = Aucun chiffre ne se répète dans une même fenêtre, l’un des blocs supplémentaires à l’intérieur de la grille.
variant-rule-disjoint-sets = Aucun chiffre n’est à la même place dans deux blocs.
variant-rule-diagonal = Aucun chiffre ne se répète sur { $house-clauses }.
variant-rule-boxes-to-find = Les blocs sont à trouver : chacun se compose de { $size-count } cases d’un seul tenant où aucun chiffre ne se répète.
variant-rule-boxes-alike = Parmi les lignes, les colonnes et les blocs, les plus grands contiennent tous les mêmes chiffres.

## Ce qui vaut pour toute la grille

variant-rule-anti-knight = Deux cases séparées par un saut de cavalier ne contiennent jamais le même chiffre.
variant-rule-anti-king = Deux cases qui se touchent par un coin, à un pas de roi l’une de l’autre, ne contiennent jamais le même chiffre.
variant-rule-anti-taxicab = Deux cases qui contiennent le même chiffre ne sont jamais distantes d’exactement ce nombre de pas, comptés le long des lignes et des colonnes.
variant-rule-anti-consecutive = Deux cases côte à côte ne contiennent jamais de chiffres consécutifs.
variant-rule-strict-dots = Là où il n’y a pas de point entre deux cases côte à côte, leurs chiffres ne sont pas consécutifs et aucun n’est le double de l’autre.
variant-rule-strict-letters = Là où il n’y a ni X ni V entre deux cases côte à côte, leur somme n’est ni 10 ni 5.
variant-rule-fog = Le brouillard couvre la grille. Un chiffre juste le dissipe sur sa case et sur celles qui l’entourent ; les cases données sont dégagées dès le début.
variant-rule-fog-clear = Dégagées dès le début : { COMMAS($cell-terms) }.
variant-rule-entropy = Chaque carré de 2×2 cases contient un chiffre bas (de 1 à 3), un moyen (de 4 à 6) et un haut (de 7 à 9).
variant-rule-remainders = Dans chaque carré de 2×2 cases, les chiffres donnent les trois restes possibles de la division par 3.
variant-rule-flatmates = Chaque { $digit-terms } a un { $low-terms } juste au-dessus ou un { $high-terms } juste au-dessous.
variant-rule-doppelganger = Chaque ligne, chaque colonne et chaque bloc contient un 0, et il y manque un seul autre chiffre.
variant-rule-doppelganger-lacking = Le même chiffre ne manque jamais à deux lignes, à deux colonnes ou à deux blocs.
variant-rule-doppelganger-zero = À la ligne, à la colonne et au bloc d’un 0, il manque trois chiffres différents.
variant-rule-connected = { $prefix-terms ->
    [0] Les cases
   *[other] Les cases supplémentaires { $prefix-terms }
} qui contiennent { OR($digit-terms) } sont d’un seul tenant, reliées par leurs côtés.
variant-rule-connected-size = Il y a exactement { $size-count } de ces cases.

## Les lignes tracées

variant-rule-modular = Sur la ligne tracée { COMMAS($cell-terms) }, { $modulus-count } chiffres qui se suivent ont toujours des restes différents dans la division par { $modulus-count }.
variant-rule-entropic = Sur la ligne tracée { COMMAS($cell-terms) }, trois chiffres qui se suivent sont toujours un bas (de 1 à 3), un moyen (de 4 à 6) et un haut (de 7 à 9), dans n’importe quel ordre.
variant-rule-lockout = Les extrémités de la ligne tracée { COMMAS($cell-terms) } diffèrent d’au moins { $difference-count }, et chacun de ses autres chiffres est plus petit que les deux ou plus grand que les deux.
variant-rule-zipper = { $middle-terms ->
    [1] Sur la ligne tracée { COMMAS($cell-terms) }, la somme de deux cases à égale distance du milieu est toujours le chiffre en { $middle-terms }.
   *[other] Sur la ligne tracée { COMMAS($cell-terms) }, la somme de deux cases à égale distance du milieu est toujours la même.
}
variant-rule-box-sum-line = Chaque tronçon de la ligne tracée { COMMAS($cell-terms) } à l’intérieur d’un bloc a la même somme.
variant-rule-sum-line = La ligne tracée { COMMAS($cell-terms) } peut être coupée en morceaux qui ont chacun pour somme { $sum-count }.
variant-rule-sum-loop = La boucle { COMMAS($cell-terms) } peut être coupée en morceaux qui ont chacun pour somme { $sum-count }.
variant-rule-pill-arrow = La somme des chiffres sur la flèche { $cell-terms } est le nombre que forment { $bulb-terms } dans l’ordre de lecture.

## Sommes et cages

variant-rule-formula = Les chiffres vérifient { $formula-terms }.
variant-rule-equal-sums = Ces sommes sont égales : { $sum-terms }.
variant-rule-little-killer = La somme des chiffres sur la diagonale { COMMAS($cell-terms) } est { $sum-count }.
variant-rule-open-cage = Aucun chiffre ne se répète dans la cage en { $cell-terms }.
variant-rule-rellik = La cage en { $cell-terms } contient des chiffres différents, dont aucun, seul ou ajouté à d’autres, ne donne { $sum-count }.
variant-rule-equality = La cage en { $cell-terms } contient des chiffres différents : autant de pairs que d’impairs, et autant de bas (jusqu’à { $low-terms }) que de hauts (à partir de { $high-terms }).
variant-rule-lunchbox = Les chiffres en { COMMAS($cell-terms) } sont tous différents, et la somme de ceux qui se trouvent entre le plus petit et le plus grand est { $sum-count }.

## Nombres et places

variant-rule-occurs = En { $cell-terms }, { $occurs-clauses }.
variant-rule-counting = Chaque chiffre des cercles { $cell-terms } y apparaît exactement autant de fois qu’il l’indique.
variant-rule-distinct = Le chiffre en { $control-terms } indique combien de chiffres différents il y a en { $cell-terms }.
variant-rule-same-digits = Ces groupes de cases contiennent les mêmes chiffres, chacun autant de fois : { $group-terms }.
variant-rule-indexes-row = Un chiffre N en { OR($cell-terms) } indique que la N-ième case de sa ligne contient le numéro de sa colonne.
variant-rule-indexes-column = Un chiffre N en { OR($cell-terms) } indique que la N-ième case de sa colonne contient le numéro de sa ligne.
variant-rule-indexes-digit = Le chiffre en { $control-terms } indique à quelle place, parmi { COMMAS($cell-terms) }, se trouve le chiffre de { $digit-terms }.
variant-rule-box-run = Vers le haut, le bas, la gauche et la droite de { $cell-terms }, son bloc s’étend sur autant de cases que l’indique son chiffre, { $start-count ->
    [0] cette case non comprise
   *[other] cette case comptée une fois
}.
variant-rule-box-arms = Le long de { COMMAS($arm-terms) }, le bloc de la première case s’étend sur autant de cases que l’indique le chiffre en { $control-terms }, { $start-count ->
    [0] la première non comprise
   *[other] la première comptée une fois
}.
variant-rule-box-around = Le chiffre en { $control-terms } indique combien des cases qui l’entourent sont dans son bloc, { $start-count ->
    [0] sa propre case non comprise
   *[other] sa propre case comprise
}.
variant-rule-box-among = Le chiffre en { $control-terms } indique combien des cases { COMMAS($cell-terms) } sont dans le bloc de la première d’entre elles, { $start-count ->
    [0] celle-ci non comprise
   *[other] celle-ci comprise
}.

## Règles propres à une grille, et règles faites d'autres règles

variant-rule-own = { $name-terms ->
    [0] Une règle propre à cette grille s’applique à { $cell-terms }.
   *[other] La règle « { $name-terms } », propre à cette grille, s’applique à { $cell-terms }.
}
variant-rule-any = Au moins une de ces { $alternative-count } possibilités est vraie.
variant-rule-alternative = Possibilité { $place-count } : { $rule-clauses }
variant-rule-copies = Ce qui suit s’applique de la même façon à { $place-count } endroits ; seul le premier est nommé.
variant-rule-extra-cells = { $cell-terms ->
    [1] Il y a une case supplémentaire hors de la grille : { $cell-terms }.
   *[other] Il y a des cases supplémentaires hors de la grille : { $cell-terms }.
}

## Toutes les autres

variant-rule-other = La règle { $rule-terms } s’applique.

## Ce qui suit : parties d'autres phrases.

variant-cannot = { $cell-terms } ne { $cell-terms ->
    [1] peut
   *[other] peuvent
} pas contenir { OR($digit-terms) }
variant-is = { $cell-terms } vaut { $digit-terms }
variant-occurs = le { $digit-terms } { $times-count ->
    [0] n’apparaît pas
    [1] apparaît exactement une fois
    [2] apparaît exactement deux fois
   *[other] apparaît exactement { $times-count } fois
}
variant-occurs-at-least = le { $digit-terms } apparaît au moins { $times-count ->
    [1] une fois
    [2] deux fois
   *[other] { $times-count } fois
}
