# Ce que les livres disent de leurs grilles, et ce qui est écrit sous les images des variantes.

book-solutions = Solutions
book-author = Par { $author }
book-own-words = Dans les mots de l’auteur :

## La difficulté, à partir du niveau le plus facile.

grade-trivial = Très facile
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
grade-very-hard = Très difficile
grade-unfair = Redoutable
grade-extreme = Extrême
grade-beyond = Hors échelle

## Les règles des variantes à côté d'une image, une phrase par sorte

rules-size = Chaque ligne, chaque colonne et chaque bloc contient une fois les chiffres de { $low } à { $high }.
rules-size-plain = Chaque ligne et chaque colonne contient une fois les chiffres de { $low } à { $high }.
rules-cage = Les chiffres d’une cage sont différents et leur somme est le nombre dans son coin.
rules-open-cage = Aucun chiffre ne se répète dans une cage.
rules-sum = La somme des chiffres d’un groupe de cases entouré est le nombre dans son coin ; ils peuvent se répéter.
rules-thermo = Les chiffres augmentent le long de chaque thermomètre, à partir de son réservoir.
rules-slow-thermo = Les chiffres ne diminuent jamais le long d’un thermomètre lent, à partir de son réservoir creux.
rules-greater = La pointe d’un signe entre deux cases désigne le plus petit chiffre.
rules-white-dot = Un point blanc relie des chiffres consécutifs.
rules-black-dot = De deux chiffres reliés par un point noir, l’un est le double de l’autre.
rules-x = La somme de deux chiffres reliés par un X est 10.
rules-v = La somme de deux chiffres reliés par un V est 5.
rules-whisper = Les chiffres voisins sur un tracé vert diffèrent d’au moins { $difference }.
rules-dutch = Les chiffres voisins sur un tracé orange diffèrent d’au moins { $difference }.
rules-renban = Les chiffres d’un tracé violet sont consécutifs, dans n’importe quel ordre.
rules-modular = Sur un tracé turquoise, { $modulus } chiffres qui se suivent ont des restes différents dans la division par { $modulus }.
rules-entropic = Sur un tracé pêche, trois chiffres qui se suivent sont un bas (de 1 à 3), un moyen (de 4 à 6) et un haut (de 7 à 9), dans n’importe quel ordre.
rules-palindrome = Un fin tracé gris se lit de la même façon dans les deux sens.
rules-twins = Les cases teintées qui portent la même lettre contiennent le même chiffre.
rules-between = Les chiffres d’un tracé entre deux cercles sont compris entre ceux des cercles.
rules-lockout = Les chiffres des losanges aux extrémités d’un tracé diffèrent d’au moins { $difference }, et chaque chiffre entre eux est plus petit que les deux ou plus grand que les deux.
rules-zipper = Sur un tracé lilas, la somme de deux chiffres à égale distance du milieu est toujours la même ; c’est le chiffre du milieu, s’il y en a un.
rules-box-sum = Chaque partie d’un tracé bleu dans un même bloc a la même somme.
rules-sum-line = Un tracé rose peut être coupé en morceaux dont chacun a pour somme le nombre qu’il porte.
rules-arrow = La somme des chiffres d’une flèche est le chiffre dans son cercle.
rules-double-arrow = La somme des chiffres d’un tracé mince entre deux cercles est celle des chiffres dans les cercles.
rules-pill-arrow = La somme des chiffres d’une flèche est le nombre dans sa pilule, lu dans l’ordre de lecture.
rules-little-killer = Un nombre avec une flèche hors de la grille est la somme de cette diagonale, où les chiffres peuvent se répéter.
rules-rellik = Une cage dont le nombre est barré contient des chiffres différents, dont aucun, seul ou ajouté à d’autres, ne donne ce nombre.
rules-equality = Une cage marquée = contient des chiffres différents : autant de pairs que d’impairs, et autant de bas (jusqu’à { $low }) que de hauts (à partir de { $high }).
rules-lunchbox = Les chiffres d’un groupe entouré qui porte un nombre entre crochets sont différents, et la somme de ceux qui se trouvent entre le plus petit et le plus grand est ce nombre.
rules-x-sum = Un nombre hors de la grille est la somme des premiers chiffres vus de là ; le tout premier indique combien.
rules-sandwich = Un nombre hors de la grille est la somme des chiffres entre le { $low } et le { $high } dans sa ligne ou sa colonne.
rules-skyscraper = Un nombre hors de la grille indique combien de chiffres vus de là dépassent tous ceux qui les précèdent.
rules-hidden-skyscraper = Un nombre hors de la grille est le premier chiffre vu de là qui est précédé d’un plus grand.
rules-numbered-room = Le premier chiffre vu depuis un nombre hors de la grille indique à quelle place se trouve ce nombre.
rules-rank = On lit toutes les lignes et colonnes depuis leurs deux extrémités et on les range de la plus petite à la plus grande ; un nombre hors de la grille est la place de celle qu’on lit de là.
rules-quad = Les quatre cases autour d’un cercle contiennent les chiffres qui y sont inscrits.
rules-different = Aucun chiffre ne se répète dans les cases teintées.
rules-odd = Une case avec un rond teinté contient un chiffre impair.
rules-even = Une case avec un carré teinté contient un chiffre pair.
rules-choices = Une case avec de petits chiffres contient l’un d’eux.
rules-at-least = Un groupe de cases entouré contient les chiffres de son coin, chacun au moins aussi souvent qu’il y est écrit.
rules-exactly = Un groupe de cases entouré contient chaque chiffre de son coin exactement aussi souvent qu’il y est écrit.
rules-look-and-say = L’indice dans le coin d’une cage dit par paires combien de fois un chiffre y apparaît : 12 veut dire exactement un 2.
rules-circles = Un chiffre dans un cercle apparaît dans exactement autant de cercles qu’il l’indique.
rules-index-row = Un chiffre N dans une case mise en valeur indique que la N-ième case de sa ligne contient le numéro de sa colonne.
rules-index-column = Un chiffre N dans une case mise en valeur indique que la N-ième case de sa colonne contient le numéro de sa ligne.
rules-fog = Les cases hachurées sont dans le brouillard : sur un écran, elles sont cachées jusqu’à ce qu’un chiffre juste dégage sa case et celles qui l’entourent.
