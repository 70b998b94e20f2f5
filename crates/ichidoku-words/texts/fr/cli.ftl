# Ce que dit la ligne de commande : son aide, ses remarques et ses résultats. Un texte de l'aide porte le nom de sa commande et de
# son argument : `help-solve-format`, ou `help-any-format` pour toutes les commandes sans texte à elles. Les noms, les options, les
# noms de fichiers et ce qui est entre accents graves restent tels quels.

## Arguments communs à plusieurs commandes

help-any-output = Écrire dans ce fichier au lieu de la sortie standard (`-`), compressé si son nom finit par `.gz` ; jamais un fichier incomplet ne reste
help-any-strict = S’arrêter au premier enregistrement illisible
help-any-drawn-unchecked = Lire les variantes sans les lignes, flèches et signes seulement dessinés, car rien ne dit quelles règles ils désignent
help-any-threads = Nombre de fils d’exécution ; tous les cœurs par défaut
help-any-column = D’un fichier Parquet à un autre : la colonne des grilles ; par défaut elle est reconnue à son nom ou à ses valeurs
help-any-compression = D’un fichier Parquet à un autre : la compression des nouvelles colonnes ; `snappy` par défaut
help-any-engine = Jeu d’instructions ; le plus rapide disponible par défaut. Les résultats sont les mêmes
help-any-limit = Au plus ce nombre par grille, ou `none` pour tout
help-any-json = Écrire un objet JSON par enregistrement
help-any-only = N’employer que ces techniques ou familles, les plus faciles d’abord : `naked-pair,x-wing,chains`. Répétable
help-any-without = Se passer de ces techniques ou familles : `uniqueness,forcing`. Répétable
help-any-no-nets = Se passer des réseaux forcés, qui essaient des candidats, les imbriqués sur deux niveaux ; comme `--without nets`
help-any-order = Essayer celles-ci d’abord, dans cet ordre. Répétable
help-any-grade = Leur difficulté, sur l’échelle d’ichidoku (docs/grades.md)
help-any-hodoku = Leur difficulté sur l’échelle de HoDoKu
help-any-er = Leur difficulté pour Sudoku Explainer : une note ER comme `7.1`, ou un intervalle comme `7.1-7.3`. `--scale` choisit la version
help-any-needs = Exiger une technique : à une étape, aucune plus facile ne fait avancer. Noms : `ichidoku techniques`
help-any-forbid = Exclure une technique ou une famille de techniques : la grille se résout sans elle. Répétable
help-any-clues = Nombre de données : de 17 à 80, ou le minimum et le maximum, comme `24-28`
help-any-minimal = Seulement des grilles minimales : sans l’une quelconque des données, il y a plusieurs solutions
help-any-symmetry = Symétrie du motif des données
help-any-pattern = Cases qui ont une donnée : 81 caractères, `.` ou `0` pour une case vide
help-any-given = Données que chaque grille doit contenir
help-any-solution = Solution que chaque grille doit avoir
help-any-attempts = Renoncer à une grille après ce nombre d’essais ; par défaut après 50000, à une variante après 2000
help-any-steps = Arrêter après ce nombre de pas, chacun une affectation ou un test
help-any-time = Arrêter après ce nombre de secondes
help-any-inputs = Fichiers de grilles, `-` pour l’entrée standard, ou des grilles ; par défaut, l’entrée standard
help-any-inputs-long = Un argument est lu comme un fichier s’il en existe un de ce nom, sinon comme une grille. Écrivez `--` devant une grille ou un nom qui commence par `-`.

## ichidoku

help-program = Résoudre, évaluer, expliquer, créer et analyser des grilles de sudoku, une seule ou des millions.
help-program-long = Les grilles viennent de fichiers, de l’entrée standard ou des arguments, dans tous les formats courants, compressés (gzip, xz, bzip2, zstd, zip) ou non : 81 caractères par ligne, neuf lignes, grilles encadrées, grilles de candidats, CSV, JSON et d’autres. Le format est reconnu. Les variantes sont lues aussi, là où elles ont un sens : killer, jigsaw, autres tailles et liens avec d’autres règles.
help-program-color = Quand employer la couleur, dans l’aide et les erreurs aussi
help-program-quiet = N’écrire que les données et les erreurs : ni barre de progression ni remarques
help-program-language = Langue des messages et des phrases, comme `fr` ; par défaut celle de `LC_ALL`, `LC_MESSAGES` ou `LANG`, sinon l’anglais
example-program-1 = Résoudre toutes les grilles d’un fichier
example-program-2 = Expliquer la prochaine étape, avec un dessin

## ichidoku solve

help-solve = Résoudre des grilles et écrire une solution par ligne, dans l’ordre de l’entrée
help-solve-long = Tous les cœurs travaillent, et pour chaque solution il est prouvé si elle est la seule. Chaque enregistrement de l’entrée en donne un à la sortie, dans le même ordre : la solution, ou une ligne qui dit `no solution` ou `unreadable`. Si une grille a plusieurs solutions, la première trouvée est écrite, et une remarque le signale. Le choix est le même sur toutes les machines. L’état de sortie reste 0 ; `check` en dit plus et échoue. Une solution indiquée qui est fausse est signalée et compte comme une entrée défectueuse. Un fichier au format csv, json, ndjson ou parquet a un `status` par grille, et pas de solution s’il y en a plusieurs. D’un tableau en CSV ou TSV à un autre, par exemple avec `-o solved.csv`, toutes les colonnes restent telles quelles et sont suivies de celles des réponses ; la dernière, `error`, dit pourquoi une ligne n’en a pas.
help-solve-json = Écrire un objet JSON par enregistrement : sa place, son état, sa solution
help-solve-format = Format des solutions ; par défaut celui de l’extension de la sortie, 81 caractères par ligne si elle n’en indique aucun, ou une grille dessinée pour une seule grille sur un terminal
help-solve-first = S’arrêter à la première solution sans vérifier qu’elle est la seule ; plus rapide
help-solve-stats = Dire à la fin combien de grilles étaient de chaque sorte et ce qu’a fait la recherche ; avec --json, pour chaque grille aussi
help-solve-gpu = Résoudre sur un GPU NVIDIA, par le programme `ichidoku-gpu` ; chaque ligne doit avoir 81 chiffres ou points
example-solve-1 = Résoudre toutes les grilles d’un fichier, une solution par ligne
example-solve-2 = Dessiner la solution

## ichidoku count

help-count = Compter les solutions jusqu’à une limite, un nombre par ligne
help-count-long = Chaque enregistrement de l’entrée donne une ligne : le nombre, ou `unreadable`. Un nombre égal à la limite veut dire : au moins autant. D’un tableau en CSV ou TSV à un autre, par exemple avec `-o counted.csv`, toutes les colonnes restent telles quelles et sont suivies de celles des réponses ; la dernière, `error`, dit pourquoi une ligne n’en a pas.
help-count-limit = Ne pas compter plus loin ; `none` pour aucune limite (la grille vide a 6 670 903 752 021 072 936 960 solutions)
help-count-time = Cesser de compter les solutions d’une grille après ce nombre de secondes ; le nombre est alors un minimum, et une note le signale
help-count-estimate = Estimer plutôt le nombre, si grand soit-il : l’écrire avec les bornes de son intervalle à 95 %, séparés par des tabulations
help-count-estimate-long = Un nombre vite compté est exact et figure seul. Sinon, on fait la moyenne de sondages au hasard dans l’arbre de recherche (Knuth 1975) : sans biais, et avec une erreur connue.
help-count-samples = Nombre de sondages pour `--estimate` ; quatre fois plus divisent l’erreur par deux
help-count-seed = Graine aléatoire pour `--estimate` ; la même graine donne la même estimation
example-count-1 = Compter les solutions, mais pas plus d’un million
example-count-2 = Estimer le nombre, si grand soit-il, avec son erreur

## ichidoku enumerate

help-enumerate = Écrire toutes les solutions, une par ligne, en ordre croissant
help-enumerate-long = Elles sont écrites à mesure qu’elles sont trouvées. Une grille sans solution ne donne aucune ligne. Les solutions d’une grille suivent celles de la précédente.
help-enumerate-json = Écrire un objet JSON par solution
example-enumerate-1 = Écrire les 20 premières solutions
example-enumerate-2 = Les écrire avec la grille dont chacune vient

## ichidoku true-candidates

help-true-candidates = Dessiner les candidats qui figurent dans au moins une solution
help-true-candidates-long = Une case à un seul candidat a le même chiffre dans toutes les solutions ; un candidat absent peut être éliminé. Chaque candidat demande une recherche à lui. Les candidats de l’entrée ne sont pas pris en compte ; une grille donnée par eux seuls est refusée.
help-true-candidates-limit = Compter les solutions de chaque candidat jusqu’à ce nombre ; montré avec `--json`
help-true-candidates-json = Écrire un objet JSON par enregistrement, avec les nombres
help-true-candidates-guesses = Renoncer à une grille si la recherche d’un candidat demande plus de paris que cela
example-true-candidates-1 = Dessiner les chiffres qui figurent dans une solution
example-true-candidates-2 = Compter les solutions de chaque candidat jusqu’à 100

## ichidoku check

help-check = Signaler conflits, contradictions, solutions multiples et données superflues
help-check-long = Données en conflit : tous les conflits. Aucune solution : un ensemble minimal de données qui se contredisent déjà (en enlever une, n’importe laquelle, lève la contradiction). Plusieurs solutions : leur nombre, deux d’entre elles, les cases où celles-ci diffèrent, et les cases que les données laissent ouvertes. Une solution : si la grille est minimale, ou quelles données sont superflues. Dans une variante, les règles sont examinées comme les données. Si l’entrée indique une solution : si elle est juste ; une solution fausse compte comme une entrée défectueuse. Les candidats de l’entrée ne sont pas pris en compte ; une grille donnée par eux seuls est refusée. D’un tableau en CSV ou TSV à un autre, par exemple avec `-o checked.csv`, toutes les colonnes restent telles quelles et sont suivies de celles des réponses ; la dernière, `error`, dit pourquoi une ligne n’en a pas.
help-check-limit = Ne pas compter plus loin les solutions d’une grille
example-check-1 = Dire ce qui ne va pas dans chaque grille
example-check-2 = Écrire le rapport en JSON

## ichidoku convert

help-convert = Convertir des grilles dans un autre format
help-convert-long = Le format de l’entrée est reconnu. Tout ce que l’entrée dit d’une grille est gardé, autant que le nouveau format le permet : json et ndjson gardent tout, csv une solution, des étiquettes et d’autres colonnes. Une remarque signale ce qui est laissé de côté. Un csv a des colonnes pour tout ce que contient l’entrée, mais depuis un tube seulement pour ce qui se trouve près du début. Une variante s’écrit en iss, qui contient toutes les règles, en f-puzzles, f-puzzles-json ou sudokupad, avec les règles que f-puzzles connaît, en line, en rows, ou sous forme d’image.
help-convert-to = Format à écrire ; par défaut, celui de l’extension de la sortie
help-convert-scale = Points d’un PNG par unité, de 1 à 4 ; 2 par défaut
help-convert-transparent = Ne dessiner que les traits, les chiffres et les couleurs d’un PNG, pas le papier
example-convert-1 = Écrire un tableau
example-convert-2 = Montrer les candidats de chaque case

## ichidoku hint

help-hint = Donner un indice pour la prochaine étape : où regarder, quelle technique, ou l’étape entière
help-hint-long = Les candidats d’une grille de candidats sont considérés comme ceux du joueur. Dans une telle grille, un chiffre seul dans sa case peut être placé ou être une note : il compte comme une note si plusieurs cases qu’elle voit le montrent encore et que peu l’ont perdu. Les erreurs viennent d’abord : des conflits, un chiffre faux (le premier, si `--entries` donne l’ordre), un candidat qui manque, plusieurs solutions ou aucune. Chaque étape est prouvée, mais la preuve d’un réseau forcé essaie des candidats : un réseau imbriqué le fait sur deux niveaux, T&E(2). `--no-nets` les laisse de côté. Là où aucune technique n’aide, la réponse le dit.
help-hint-json = Écrire un objet JSON, avec les preuves de l’étape
help-hint-grade = Degré de détail : où, technique, explication, ou chaque lien d’une chaîne
help-hint-entries = Chiffres saisis jusqu’ici, dans l’ordre : `r5c5=5,r1c3=4`
help-hint-entries-long = Au plus un chiffre par case, et aucun qui contredise une donnée. Les chiffres de la grille nommés ici comptent comme saisis, non comme donnés, si la grille a une seule solution sans eux.
example-hint-1 = Dire où regarder, et rien de plus
example-hint-2 = Expliquer la prochaine étape qui ne demande pas de réseau forcé

## ichidoku steps

help-steps = Résoudre des grilles par des techniques humaines et expliquer chaque étape
help-steps-long = Chaque étape emploie la technique applicable la plus facile, et elle est prouvée. La preuve d’un réseau forcé essaie des candidats : un réseau imbriqué le fait sur deux niveaux, T&E(2). `--no-nets` les laisse de côté. Le chemin s’arrête là où aucune technique ne s’applique. Tant qu’on ne sait pas que la grille n’a qu’une solution, aucune étape ne le suppose. Les étapes partent des candidats d’une grille de candidats.
help-steps-limit = Au plus ce nombre d’étapes par grille
help-steps-json = Écrire un objet JSON par grille : toutes les étapes avec leurs preuves
help-steps-all = Lister toutes les étapes possibles maintenant, la technique la plus facile d’abord, au lieu d’un chemin de résolution
help-steps-next = Seulement la prochaine étape, dessinée
help-steps-scale = Écrire à la place le chemin d’une autre échelle : `se121`, celle de Sudoku Explainer 1.2.1, ou `sukaku`, celle de Sukaku Explainer 1.18.1
help-steps-scale-long = Chaque ligne donne la note de l’étape, le nom de la technique chez Sudoku Explainer, le chiffre placé et les candidats éliminés. Une grille de candidats est résolue à partir de ses candidats, comme par `rate`.
help-steps-draw = Dessiner la grille à chaque étape, avec les candidats dont il s’agit ; toujours avec --next
help-steps-notation = Une ligne par étape, comme l’écrivent les experts : Eureka pour les chaînes, `2 c67 r25` pour un poisson
example-steps-1 = Résoudre la grille et expliquer chaque étape
example-steps-2 = Dessiner une étape sans ces techniques

## ichidoku rate

help-rate = Évaluer la difficulté des grilles pour un joueur : niveau et points
help-rate-long = Chaque enregistrement de l’entrée donne une ligne, dans l’ordre de l’entrée : la grille, le niveau et les points, séparés par des tabulations. Une grille sans solution, ou qui en a plusieurs, n’a pas de note ; sa ligne le dit. Les candidats de l’entrée ne comptent que sur les échelles `se121` et `sukaku`, où une grille de candidats est évaluée d’après eux (un sukaku). Un niveau inférieur à Au-delà ne demande aucun réseau forcé. Les autres échelles refusent une grille donnée par ses seuls candidats. D’un tableau en CSV ou TSV à un autre, par exemple avec `-o rated.csv`, toutes les colonnes restent telles quelles et sont suivies de celles des réponses ; la dernière, `error`, dit pourquoi une ligne n’en a pas.
help-rate-scale = Échelle : celle d’ichidoku, la même pour toutes les copies symétriques (par défaut), celle de HoDoKu, celle de Sudoku Explainer 1.2.1 (`se121`) ou celle de Sukaku Explainer 1.18.1 (`sukaku`) : ER, EP, ED et la technique la plus difficile
help-rate-format = Forme d’une ligne sur l’échelle `se121` ou `sukaku`, comme l’a `serate` : `%g` grille, `%r` ER, `%p` EP, `%d` ED, `%n` ligne du fichier, `%e` secondes ; `%t` technique la plus difficile, `%l` saut de ligne
help-rate-only-er = N’écrire que la grille et son ER
help-rate-at-least = N’écrire que les grilles d’un ER au moins égal à celui-ci, sans notes ; les difficiles s’arrêtent à la première étape aussi difficile
help-rate-where = N’évaluer que les grilles qui remplissent une condition, comme `er>=8.3 && tridagon`
help-rate-where-long = Les conditions comparent des nombres par `<`, `<=`, `=`, `!=`, `>=` et `>`, et se combinent par `&&`, `||`, `!` et des parenthèses. Les noms sont `er`, `ep`, `ed`, `grade` avec ses valeurs de `trivial` à `beyond`, `score`, `hodoku` (les points de HoDoKu), `clues` et chaque technique : le nombre de ses étapes sur le chemin d’ichidoku. Un nom seul est vrai si son nombre n’est pas 0. Mettez à gauche ce qui se trouve vite : le reste n’est calculé que s’il compte.
help-rate-histogram = Écrire combien de grilles ont chaque note et chaque technique, au lieu d’une ligne par grille
example-rate-1 = Écrire le niveau et les points de chaque grille
example-rate-2 = Écrire l’ER des grilles qui ont 17 données ou sont au moins Difficile

## ichidoku techniques

help-techniques = Lister les techniques de résolution, ou en expliquer une
help-techniques-json = Écrire un objet JSON, avec les autres noms et les points
example-techniques-1 = Lister toutes les techniques
example-techniques-2 = En expliquer une

## ichidoku techniques-list

help-techniques-list = Lister les techniques, famille par famille, avec leurs notes
help-techniques-list-long = La difficulté est celle d’ichidoku, à partir de 10 ; SE est la note de Sudoku Explainer 1.2.1 ; le code de HoDoKu nomme la technique dans sa bibliothèque de tests. Un tiret veut dire que le programme n’a pas la technique.
help-techniques-list-json = Écrire un objet JSON, avec les autres noms et les points
example-techniques-list-1 = Écrire un tableau
example-techniques-list-2 = Écrire aussi les autres noms et les points, en JSON

## ichidoku techniques-explain

help-techniques-explain = Expliquer une technique : ce qu’elle est, pourquoi elle est vraie, un exemple et un motif raté de peu, dessinés, et deux exercices
help-techniques-explain-long = Dans les dessins, les crochets marquent le motif, `-5` un candidat éliminé, `=5` un chiffre placé, et `+5` ce qui fait échouer un motif de peu ; sur un terminal ils sont aussi en couleur.
help-techniques-explain-topic = La technique par l’un de ses noms, en majuscules ou en minuscules : hidden-pair, "Hidden Pair", y-wing ; ou une page de plusieurs : naked-subsets
help-techniques-explain-answers = Écrire aussi les réponses des exercices
example-techniques-explain-1 = Expliquer les paires cachées, avec un exemple et un motif raté de peu
example-techniques-explain-2 = Expliquer toutes les techniques d’une page et donner les réponses de ses exercices

## ichidoku canonical

help-canonical = Écrire la forme canonique : la même pour les copies symétriques, et pour elles seules
help-canonical-long = C’est la plus petite ligne de 81 caractères, une case vide avant tous les chiffres, que l’on atteint en échangeant des lignes, des colonnes, des bandes et des piles, en transposant et en renommant les chiffres (la forme row-minlex). Des données en conflit n’en ont pas : leur ligne dit `clashing`. Les candidats de l’entrée ne sont pas pris en compte ; une grille donnée par eux seuls est refusée. Dans le `transform` de `--json`, le premier nombre de `rows` est la nouvelle place de la ligne 1, et ainsi de suite ; de même pour `columns`, et `digits` donne les nouveaux noms des chiffres 1 à 9. Avec `transposed`, les lignes deviennent des colonnes à la fin. D’un tableau en CSV ou TSV à un autre, par exemple avec `-o forms.csv`, toutes les colonnes restent telles quelles et sont suivies de celles des réponses ; la dernière, `error`, dit pourquoi une ligne n’en a pas.
help-canonical-json = Écrire un objet JSON par enregistrement, avec une transformation qui y mène et le nombre d’automorphismes
example-canonical-1 = Écrire la forme canonique de chaque grille
example-canonical-2 = Écrire aussi la transformation qui y mène

## ichidoku same-class

help-same-class = Tester si chaque grille est équivalente à la première
help-same-class-long = Chaque enregistrement après le premier donne une ligne : `same` ou `different`. Un enregistrement aux données en conflit n’est équivalent à aucun. Dans le `transform` de `--json`, le premier nombre de `rows` est la nouvelle place de la ligne 1, et ainsi de suite ; de même pour `columns`, et `digits` donne les nouveaux noms des chiffres 1 à 9. Avec `transposed`, les lignes deviennent des colonnes à la fin.
help-same-class-json = Écrire un objet JSON par enregistrement, avec une transformation qui mène de la première à la copie
example-same-class-1 = Comparer chaque grille à la première
example-same-class-2 = Montrer comment les copies viennent l’une de l’autre

## ichidoku automorphisms

help-automorphisms = Compter les symétries de grilles, pleines ou non
help-automorphisms-long = Un automorphisme est une façon de déplacer les cases qui ne fait que renommer les chiffres. Chaque enregistrement de l’entrée donne un nombre ; c’est 1 s’il n’y a pas de symétrie. Des données en conflit n’en ont pas : leur ligne dit `clashing`.
help-automorphisms-json = Écrire un objet JSON par enregistrement, avec tous les automorphismes
example-automorphisms-1 = Compter les symétries de chaque grille
example-automorphisms-2 = Les lister

## ichidoku dedupe

help-dedupe = Ne garder que la première de toutes les grilles équivalentes
help-dedupe-long = Chacune est écrite comme une ligne de 81 caractères, dans l’ordre de l’entrée. Les données en conflit sont gardées. Les formes de toutes les classes restent en mémoire : 41 octets par classe, et leur table.
help-dedupe-json = Écrire un objet JSON par enregistrement gardé, avec sa forme canonique
example-dedupe-1 = Garder une grille de chaque classe
example-dedupe-2 = Écrire chacune avec sa forme canonique

## ichidoku minimal

help-minimal = Lister les grilles minimales contenues dans une grille, une par ligne
help-minimal-long = Une grille minimale est listée elle-même ; une grille qui n’a pas exactement une solution ne donne aucune ligne. `check` dit si une grille est minimale, et quelles données sont superflues. Avec plusieurs grilles, `--json` dit à laquelle appartient chaque résultat.
help-minimal-limit = Au plus ce nombre par grille ; `none` pour toutes, et il peut y en avoir énormément
example-minimal-1 = Lister cinq grilles minimales parmi les données
example-minimal-2 = En lister cinq pour chaque grille, en JSON

## ichidoku unavoidable

help-unavoidable = Lister les ensembles inévitables minimaux : des cases qui ne peuvent pas rester toutes sans donnée
help-unavoidable-long = Pour une grille à résoudre, ceux de sa solution ; si elle n’a pas exactement une solution, elle n’en a pas. Un ensemble par ligne, le plus petit d’abord : le nombre de cases, une tabulation, les cases. Avec plusieurs grilles, `--json` dit à laquelle appartient chaque résultat.
help-unavoidable-size = Plus grand ensemble à lister, au plus 16 cases ; 12 demandent environ 10 ms par grille, et chaque case de plus quelques fois plus longtemps
example-unavoidable-1 = Lister les plus petits ensembles de chaque grille
example-unavoidable-2 = Lister ceux de la solution, en JSON

## ichidoku backdoors

help-backdoors = Lister les plus petites portes dérobées : des cases qui, une fois remplies, laissent les singletons résoudre le reste
help-backdoors-long = Les singletons sont les nus, et les cachés dans les lignes, les colonnes et les blocs. Une porte dérobée par ligne : le nombre de cases, une tabulation, les cases. Une grille que les singletons résolvent en a une, sans aucune case. Avec plusieurs grilles, `--json` dit à laquelle appartient chaque résultat.
help-backdoors-size = Plus grand ensemble à chercher, au plus 5 cases ; chaque case de plus demande quelques dizaines de fois plus de temps
example-backdoors-1 = Lister les plus petites portes dérobées de chaque grille
example-backdoors-2 = En chercher d’au plus deux cases

## ichidoku bands

help-bands = Lister les 416 classes d’équivalence de bandes
help-bands-long = Une classe par ligne, séparés par des tabulations : son numéro, sa plus petite bande, le nombre de bandes qu’elle contient, le nombre d’automorphismes de chacune, et le nombre de grilles qui commencent par l’une quelconque d’entre elles.
help-bands-json = Écrire un objet JSON par classe
example-bands-1 = Écrire un tableau des 416 classes
example-bands-2 = Écrire les trois premières en JSON

## ichidoku count-grids

help-count-grids = Compter toutes les grilles complètes, par la classe de leur première bande
help-count-grids-long = Le nombre est calculé, pas recopié : pour chacune des 416 classes de bandes, le nombre de bandes qu’elle contient, multiplié par le nombre de grilles qui commencent par l’une d’elles.
help-count-grids-json = Écrire un objet JSON ; le nombre est une chaîne, car il a plus de chiffres que la plupart des lecteurs n’en gardent
example-count-grids-1 = Écrire le nombre de toutes les grilles
example-count-grids-2 = L’écrire en JSON

## ichidoku generate

help-generate = Créer des grilles selon le niveau, les données, la symétrie ou la technique
help-generate-long = Chacune a une seule solution. La même graine, le même indice et les mêmes options donnent la même grille sur toutes les machines. Chacune est écrite dès qu’elle-même et celles d’avant sont faites. Ctrl-C arrête un long travail avec celles qui sont faites, et donne les `--seed` et `--from` pour le reprendre. Des options qu’aucune grille ne peut remplir sont refusées aussitôt ; une grille introuvable en `--attempts` essais est laissée de côté, avec un message, et l’état de sortie est 4 à la fin.
help-generate-output = Écrire dans ce fichier au lieu de la sortie standard ; il apparaît à la fin, et après Ctrl-C avec les grilles qui sont faites
help-generate-json = Écrire un objet JSON par grille : grille, solution, données, graine, indice, note
help-generate-seed = Graine aléatoire ; par défaut une nouvelle est choisie et indiquée. En prendre une autre par niveau : avec la même, des grilles de deux niveaux peuvent ne différer que d’une ou deux données
help-generate-count = Nombre de grilles à créer
help-generate-from = Indice de la première grille
help-generate-size = Nombre de lignes et de colonnes ; les tailles possibles dépendent de `--rules`
help-generate-like = Créer des grilles comme celle-ci : de son niveau, avec autant de données, une de plus ou de moins, selon la même symétrie, et minimales si elle l’est
help-generate-like-long = Ce qui est demandé par une option à part est comme cette option le dit : `--like puzzle.txt --grade hard` crée des grilles plus difficiles. Avec `--pattern`, le motif décide de la place des données ; avec `--hodoku`, `--er` ou `--needs`, ceux-ci décident de la difficulté.
help-generate-rules = Règles en plus de celles des lignes, des colonnes et des blocs : killer, jigsaw, thermomètres, etc. ; aucune par défaut. Incompatible avec `--like`, `--hodoku`, `--er`, `--scale`, `--needs`, `--forbid`, `--clues`, `--minimal`, `--pattern`, `--given`, `--solution`, `--format` et `--practice`
help-generate-digits = Donner des chiffres dans un killer aussi
help-generate-scale = Échelle de `--er` : `se121`, celle de Sudoku Explainer 1.2.1 (par défaut), ou `sukaku`, celle de Sukaku Explainer 1.18.1
help-generate-format = Format des grilles ; par défaut celui de l’extension de la sortie, 81 caractères par ligne si elle n’en indique aucun, ou une grille dessinée pour une seule grille sur un terminal
help-generate-practice = Écrire la position où la technique de `--needs` est exigée, avec les candidats ; avec `--json`, son étape aussi
example-generate-1 = Créer une grille difficile
example-generate-2 = Créer toujours les vingt mêmes grilles

## ichidoku book

help-book = Imprimer des grilles en PDF, avec leurs solutions
help-book-long = Les grilles viennent dans l’ordre de l’entrée, autant par page que demandé, chacune avec son numéro. Les mêmes grilles et options donnent toujours le même PDF. Une grille sans solution, ou qui en a plusieurs, est imprimée aussi, mais n’a pas de solution à la fin ; une remarque dit laquelle. Le texte peut être sélectionné, et un lecteur d’écran lit chaque grille ligne par ligne, sauf dans un livret. Des grilles d’autres tailles et règles peuvent se trouver parmi les classiques : leurs règles sont imprimées en mots au-dessous ou à côté, avec le titre et l’auteur. Les cases dans le brouillard sont hachurées, et ce qu’il cache reste lisible.
help-book-paper = Format du papier ; dans un livret, une page en est la moitié
help-book-per-page = Grilles par page : 1, 2, 4, 6 ou 9
help-book-solutions = Où sont les solutions : nulle part, au dos de chaque page, ou en petit à la fin
help-book-title = Titre en haut de la première page
help-book-number-from = Numéro de la première grille
help-book-grade = Imprimer le niveau et les points de chaque grille
help-book-candidates = Imprimer les candidats des cases vides, ceux de l’entrée si elle en a
help-book-large = Imprimer des chiffres plus grands et des traits plus épais
help-book-gutter = Laisser une marge plus large au dos, pour la reliure
help-book-booklet = Imprimer deux pages côte à côte, dans l’ordre voulu pour imprimer recto verso, plier et agrafer
help-book-bleed = Millimètres autour de chaque page qui seront coupés
help-book-app = Imprimer à côté de chaque grille un code à scanner, qui l’ouvre dans l’application à cette adresse
help-book-font = Fichier de police pour les lettres non latines du titre et des autres mots, chinoises ou arabes par exemple
example-book-1 = Imprimer quatre grilles par page, avec les solutions à la fin
example-book-2 = Faire un livret de soixante grilles difficiles, avec leurs points

## ichidoku variations

help-variations = Écrire des copies symétriques de grilles, au hasard
help-variations-long = Lignes, colonnes et chiffres sont échangés au hasard, chacune des 1 218 998 108 160 façons étant aussi probable. Une copie a l’air différente et se résout de la même façon. La même graine donne les mêmes copies. Dans le `transform` de `--json`, le premier nombre de `rows` est la nouvelle place de la ligne 1, et ainsi de suite ; de même pour `columns`, et `digits` donne les nouveaux noms des chiffres 1 à 9. Avec `transposed`, les lignes deviennent des colonnes à la fin.
help-variations-json = Écrire un objet JSON par copie, avec la transformation qui y mène
help-variations-seed = Graine aléatoire
help-variations-count = Nombre de copies de chaque grille
example-variations-1 = Écrire cinq copies symétriques
example-variations-2 = Écrire une copie de chacune, et comment elle est venue

## ichidoku neighbours

help-neighbours = Écrire les grilles obtenues en remplaçant des données par autant d’autres
help-neighbours-long = Chaque résultat a une seule solution et n’est écrit qu’une fois. Remplacer une donnée donne souvent des centaines de grilles, mais seulement quelques-unes pour une grille de 17 données ; en remplacer deux en donne souvent plus de 100 000. Avec plusieurs grilles, `--json` dit à laquelle appartient chaque résultat.
help-neighbours-json = Écrire un objet JSON par résultat
help-neighbours-clues = Nombre de données à remplacer
example-neighbours-1 = Écrire dix grilles qui diffèrent d’une donnée
example-neighbours-2 = En évaluer mille

## ichidoku bench

help-bench = Mesurer la vitesse de résolution sur cette machine et vérifier chaque réponse
help-bench-long = Pour chaque fichier, chaque moteur, un fil d’exécution et tous : la médiane de plusieurs tours sur toutes ses grilles, en mémoire, des données aux nombres et aux solutions. Chaque solution est comparée à ses données, chaque nombre à celui des autres moteurs et à la solution que le fichier indique. La lecture et l’écriture ne sont pas mesurées.
help-bench-limit = Nombre de solutions à chercher dans chaque grille ; 2 prouve qu’il n’y en a qu’une
help-bench-rounds = Nombre de tours à mesurer, chacun d’au moins 50 millisecondes
help-bench-json = Écrire un objet JSON par rangée
example-bench-1 = Mesurer tous les moteurs sur un fichier
example-bench-2 = Mesurer un fil d’exécution, en JSON

## ichidoku lab

help-lab = Exécuter, suivre et comparer des algorithmes de manuel
example-lab-1 = Lister les algorithmes
example-lab-2 = En exécuter un et compter son travail

## ichidoku lab-list

help-lab-list = Lister les algorithmes, les plus simples d’abord
example-lab-list-1 = Lister les algorithmes
example-lab-list-2 = En chercher un

## ichidoku lab-run

help-lab-run = Exécuter un algorithme sur une grille et dire son travail
help-lab-run-long = Il s’arrête à la première solution, après autant de pas qu’il convient à l’algorithme (15 milliards pour la plupart), ou après cinq minutes ; avec `--trace`, après un million de pas. `--steps` et `--time` changent cela. Une exécution qui n’aboutit pas le dit, avec l’état de sortie 4.
help-lab-run-json = Écrire un objet JSON
help-lab-run-order = Ordre dans lequel le retour sur trace visite les cases ; ou les cases qu’il visite d’abord, comme `"r5c5 r1c9"`
help-lab-run-seed = Graine aléatoire pour les ordres au hasard et les mouvements du recuit
help-lab-run-algorithm = L’algorithme ; `ichidoku lab list` les nomme
help-lab-run-all = Chercher toutes les solutions
help-lab-run-digits = Ordre dans lequel le retour sur trace essaie les chiffres
help-lab-run-trace = Écrire chaque pas dans ce fichier, un objet JSON par ligne
help-lab-run-animate = Suivre la grille dans le terminal
help-lab-run-animate-long = Espace met en pause et reprend, la flèche droite fait un pas, + et - changent la vitesse, q arrête.
help-lab-run-speed = Nombre de pas à montrer par seconde
example-lab-run-1 = Exécuter les liens dansants et compter leur travail
example-lab-run-2 = Écrire chaque pas dans un fichier

## ichidoku lab-compare

help-lab-compare = Comparer des algorithmes sur les mêmes grilles dans un tableau
help-lab-compare-long = Chaque algorithme traite chaque grille jusqu’à sa première solution, le retour sur trace ligne par ligne aussi la grille tournée, la grille mélangée, et les cases dans un ordre au hasard ; le moteur est la dernière rangée, et la colonne `relative` dit combien de fois son temps les autres ont mis. Chaque exécution a le budget de pas qui convient à son algorithme et cinq minutes ; celle qui n’aboutit pas le dit dans sa rangée.
help-lab-compare-json = Écrire un objet JSON par exécution
help-lab-compare-seed = Graine aléatoire pour les ordres mélangés et au hasard
help-lab-compare-format = Format du tableau ; par défaut Markdown, ou selon le nom de la sortie
help-lab-compare-algorithms = Seulement ces algorithmes, dans cet ordre
example-lab-compare-1 = Comparer trois algorithmes dans un tableau
example-lab-compare-2 = Écrire un objet JSON par exécution

## ichidoku lab-explain

help-lab-explain = Expliquer un algorithme : idée, source, pseudo-code, coût, ce qui est compté
help-lab-explain-algorithm = L’algorithme
help-lab-explain-source = Écrire son fichier source, qui s’ouvre sur l’explication
example-lab-explain-1 = Expliquer comment un solveur SAT résout un sudoku
example-lab-explain-2 = Écrire la source, qui s’ouvre sur l’explication

## ichidoku serve

help-serve = Servir l’application web et l’API REST (sur cette machine seulement, par défaut)
help-serve-long = Écrit l’adresse, et continue jusqu’à Ctrl-C. L’API est décrite à /api/v1/openapi.json ; /board, /solve, /grade et /validate sont ceux d’un service qu’appellent beaucoup de projets d’étudiants. Rien n’est envoyé à un autre hôte.
help-serve-host = L’adresse à écouter ; 0.0.0.0 ou :: laisse entrer d’autres machines
help-serve-port = Le port à écouter ; 0 pour n’importe quel port libre
help-serve-allow-host = Répondre aussi aux requêtes pour ce nom d’hôte, qu’ajoute un mandataire ou un domaine ; répétable. Sans cela, un serveur sur une adresse de bouclage répond pour localhost et les adresses de bouclage, tout autre serveur pour tous les noms
help-serve-open = Ouvrir l’application dans le navigateur
help-serve-log = Comment les requêtes sont notées sur la sortie d’erreur ; avec --quiet, seulement ce qui échoue
help-serve-time-limit = Renoncer à une requête après ce nombre de secondes
help-serve-workers = Nombre de requêtes courtes calculées en même temps, et de longues à côté ; par défaut, une par processeur
help-serve-rate-limit = Laisser chaque client interroger l’API ce nombre de fois par minute, et refuser avec 429 ce qui vient plus tôt ; les fichiers de l’application ne comptent pas
help-serve-client-header = L’en-tête qui distingue les clients pour --rate-limit et que pose votre mandataire : une clé, ou l’adresse propre du client ; sans lui, l’adresse d’où vient la requête
help-serve-metrics = Répondre à /metrics par les nombres de requêtes et de calculs (OpenMetrics, pour Prometheus)
help-serve-openapi = Écrire la description de l’interface REST (OpenAPI, JSON) au lieu de servir
example-serve-1 = Servir sur n’importe quel port libre
example-serve-2 = Écrire la description de l’API REST

## ichidoku export-web

help-export-web = Écrire l’application web dans un dossier, pour un hébergement statique
help-export-web-long = Ses adresses sont relatives : elle peut donc être servie sous n’importe quel chemin. Tout s’exécute dans le navigateur ; il n’y a pas de serveur à installer.
help-export-web-folder = Le dossier ; il est créé s’il manque, et les fichiers de mêmes noms sont remplacés
example-export-web-1 = Écrire l’application dans le dossier « site »
example-export-web-2 = L’écrire dans un dossier d’un site web, sans remarque

## ichidoku completions

help-completions = Écrire un script de complétion pour le shell
help-completions-long = Chargez-le, ou mettez-le là où le shell cherche ces scripts : `ichidoku completions zsh > _ichidoku`.
help-completions-shell = Le shell
example-completions-1 = Écrire les complétions pour bash, à charger
example-completions-2 = Écrire les complétions pour zsh, à mettre dans un dossier de $fpath

## ichidoku man

help-man = Écrire la page de manuel du programme ou d’une commande
help-man-long = Par exemple `ichidoku man > ichidoku.1`, `ichidoku man solve > ichidoku-solve.1`.
help-man-command = La commande, comme `solve` ou `lab run` ; sans elle, le programme entier
example-man-1 = Écrire la page de manuel du programme
example-man-2 = Écrire la page de manuel d’une commande

## Mots de l'aide

help-options-heading = Options
help-examples = Exemples
help-exit-status = État de sortie
help-group-solve = Résoudre
help-group-understand = Comprendre
help-group-make = Créer
help-group-research = Explorer
help-group-learn = Apprendre
help-group-serve = Servir et installer
exit-success = tout va bien
exit-unsolvable = au moins une grille n’a pas de solution
exit-clashing = dans au moins un enregistrement, les données sont en conflit
exit-usage = mauvais usage, ou sortie impossible à écrire
exit-unreadable = mauvais usage, entrée illisible (même un seul enregistrement), ou sortie impossible à écrire
exit-misstated = mauvais usage, entrée illisible (même un seul enregistrement), solution indiquée fausse, ou sortie impossible à écrire
exit-several = au moins une grille a plusieurs solutions
exit-lab-or-generate = `lab run` n’a pas abouti, ou `generate` n’a trouvé aucune grille
exit-guesses = une recherche a atteint `--guesses`
exit-not-found = au moins une grille n’a pas été trouvée
exit-lab = `lab run` n’a pas abouti
exit-run = l’exécution n’a pas abouti
exit-precedence-three = Si plusieurs valent, 2 l’emporte sur 1, et 1 sur 3.
exit-precedence-two = Si les deux valent, 2 l’emporte sur 1.
exit-endings = Un tube fermé arrête le programme en silence avec 0, Ctrl-C avec 130.
color-auto = Sur un terminal, sauf si NO_COLOR ou CLICOLOR=0 est défini ; CLICOLOR_FORCE la demande partout
color-always = Toujours
color-never = Jamais
log-text = Une ligne lisible
log-json = Un objet JSON par ligne

## Les formats, comme les options les listent

format-line = 81 caractères par ligne
format-rows = neuf lignes de neuf caractères
format-boxed = neuf lignes dans des cadres
format-pretty = neuf lignes dans des cadres dessinés
format-candidates = les candidats de chaque case dans des cadres
format-729 = les candidats de chaque case, 729 caractères par ligne
format-sdk = neuf lignes avec un en-tête, pour SudoCue et SadMan Sudoku
format-csv = un tableau avec en-tête : grille, solution, étiquettes, autres colonnes
format-json = une liste d’objets, avec tout ce qu’il y a sur chaque grille
format-ndjson = les mêmes objets, un par ligne
format-opensudoku = un dossier de parties pour l’application OpenSudoku
format-ss = neuf lignes dans les cadres de Simple Sudoku
format-sdx = les candidats de chaque case et les chiffres du joueur, en neuf lignes
format-markdown = un tableau en Markdown
format-python = une liste de neuf listes de nombres en Python
format-html = un tableau en HTML
format-latex = une image en LaTeX, avec TikZ
format-hodoku = une ligne de la bibliothèque de HoDoKu par grille
format-sudokupad = un lien court vers SudokuPad par ligne
format-sudokupad-marks = un lien vers SudokuPad avec des notes par ligne
format-f-puzzles = un lien vers f-puzzles par ligne
format-f-puzzles-json = un objet de f-puzzles par ligne
format-sudokuwiki = un lien vers le solveur de SudokuWiki par ligne
format-sudokuexchange = un lien vers SudokuExchange par ligne
format-sudoku-coach = un lien vers sudoku.coach par ligne
format-iss = un lien vers Interactive Sudoku Solver par ligne
format-parquet = un fichier Parquet avec les colonnes de csv, toutes en texte
format-scl = un lien vers SudokuPad dans sa propre forme longue par ligne
format-svg = l’image d’une position, avec ses notes et ses couleurs
format-png = la même image en points
format-pdf = la même image sur une page
format-penpa = un lien vers penpa-edit par ligne
format-solo = un identifiant de partie de Solo, de Simon Tatham, par ligne

## Remarques

label-note = remarque
which-puzzles = { $count ->
    [one] { $count } grille sur { $puzzles }, à { $place }
    [many] { $count } de grilles sur { $puzzles }, la première à { $place }
   *[other] { $count } grilles sur { $puzzles }, la première à { $place }
}
which-next = { $which }, puis { $places }
no-puzzle = l’entrée ne contient aucune grille
some-unreadable = { $count ->
    [one] { $count } enregistrement sur { $records } n’a pas pu être lu
    [many] { $count } d’enregistrements sur { $records } n’ont pas pu être lus
   *[other] { $count } enregistrements sur { $records } n’ont pas pu être lus
}
some-unwritten = { $count ->
    [one] { $count } enregistrement sur { $records } n’a pas pu être écrit
    [many] { $count } d’enregistrements sur { $records } n’ont pas pu être écrits
   *[other] { $count } enregistrements sur { $records } n’ont pas pu être écrits
}
expected-json = une valeur en JSON était attendue
of-candidates = une grille donnée par ses seuls candidats ; cette commande ne tient compte que des données
unlisted = les autres enregistrements défectueux sont comptés, mais pas listés
drawn-unchecked = des lignes ou des signes seulement dessinés n’ont pas été vérifiés : { $which }
clashing = données en conflit : { $which }
no-solution = aucune solution : { $which }
capped = autant de solutions que la limite, peut-être plus : { $which }
counted-late = le temps est écoulé, il peut donc y avoir plus de solutions : { $which }
capped-minimal = la limite est atteinte, il peut donc y avoir d’autres grilles minimales : { $which }
out-of-budget = la recherche a épuisé son budget : { $which }
misstated = solution indiquée fausse : { $which }
several = plusieurs solutions : { $which }
several-so = plusieurs solutions : { $which } ; { $consequence }
so-one-shown = une seule est montrée
so-not-rated = pas d’évaluation
so-no-backdoors = aucune porte dérobée listée
no-backdoor = { $count ->
    [1] aucune porte dérobée d’une case au plus : { $which }
   *[other] aucune porte dérobée de { $count } cases au plus : { $which }
}
so-no-minimal = aucune grille minimale listée
so-no-sets = aucun ensemble listé
classic-only = { $option } ne vaut que pour les grilles 9×9 classiques, et { $place } est une variante
command-classic-only = cette commande ne vaut que pour les grilles 9×9 classiques, et { $place } est une variante
parquet-needs-file = un fichier Parquet ne se montre pas sur un terminal ; nommez un fichier avec `--output`
text-in-parquet = { $name } porte un nom de fichier Parquet, mais on y écrirait du texte ; il faut un autre nom, ou `ichidoku solve` ou `ichidoku convert --to parquet`
lines-in-json = { $name } porte le nom d’un fichier JSON, mais de simples lignes y seraient écrites ; un autre nom est attendu, comme { $other }, ou `--json` si la commande l’accepte
lines-in-format = { $name } porte le nom d’un fichier au format { $format }, mais de simples lignes y seraient écrites ; un autre nom est attendu, comme { $other }
objects-in-format = { $name } porte le nom d’un fichier au format { $format }, mais des objets JSON y seraient écrits ; un autre nom est attendu, comme { $other }
named-otherwise = { $name } porte le nom d’un fichier au format { $named }, mais le format { $format } y serait écrit ; un autre nom est attendu, comme { $other }
misnamed = { $name } porte le nom d’un fichier au format { $format }, mais autre chose y serait écrit ; un autre nom est attendu, comme { $other }
no-table = { $name } porte le nom d’un tableau, mais l’entrée n’en est pas un ; attendu : un tableau dont la première ligne nomme les colonnes, ou un autre nom, comme { $other }
output-is-input = { $name } est aussi une entrée, et la sortie n’en garderait pas tout le contenu ; attendu : un autre fichier pour `--output`
other-columns = { $source } a d’autres colonnes que le tableau précédent ; des tableaux avec le même en-tête sont attendus
no-target = il manque le format : l’extension de la sortie ne l’indique pas ; il faut `--to FORMAT`, ou une extension comme `.csv` ou `.parquet`
only-in-parquet = { $option } ne sert que d’un fichier Parquet à un autre : l’entrée et le fichier de `--output` sont tous deux des fichiers Parquet
as-texts = { $names } deviennent des textes : tous les types ne sont pas conservés quand des lignes sont omises ou que plusieurs fichiers n’en font plus qu’un
all-as-texts = toutes les colonnes deviennent des textes : les types ne sont conservés que pour des fichiers Parquet nommés en entrée
no-text-column = { $source } n’a pas de colonne de texte appelée { $name } ; attendu : { $names }
no-puzzle-column = { $source } n’a pas de colonne qui semble contenir des grilles ; nommez-la avec `--column` : { $names }
no-texts = { $source } n’a pas de colonne de texte, et seule une telle colonne peut contenir des grilles ; une colonne sans aucune valeur n’en est pas une
picture-needs-file = une image ne se montre pas sur un terminal ; nommez un fichier avec `--output`
picture-of-one = une image montre une seule grille ; donnez une entrée qui n’en a qu’une, ou `ichidoku book` pour plusieurs
picture-title = Sudoku
only-png = seul un PNG a une échelle ou peut être transparent ; `--to png` est attendu
parquet-file = le fichier Parquet
book-needs-file = un PDF ne se montre pas sur un terminal ; nommez un fichier avec `--output`
book-per-page = { $count } grilles par page ; 1, 2, 4, 6 ou 9 sont attendues
book-small-candidates = les candidats seraient plus petits que 4 points ; mettez moins de grilles par page, ou prenez un papier plus grand
book-long-address = l’adresse de l’application est trop longue pour un code
book-letter = la police d’un livre n’a pas de { $letter }, seulement des lettres latines ; un autre titre est attendu, ou une police qui le contient (`--font`)
book-letter-fonts = ni { $name } ni la police d’un livre n’ont { $letter } ; un autre titre est attendu, ou une police qui le contient
book-no-font = { $name } n’est pas une police lisible ; TrueType ou OpenType est attendu
book-small-rules = la grille { $number } et ses règles seraient trop petites pour être lues, même seules sur une page ; prenez un papier plus grand
book-unlettered = des mots dont la police d’un livre n’a pas les lettres sont omis : { $which } ; `--font` ajoute des lettres
book-uncoded = pas de code à scanner, car le lien est trop long : { $which }
so-no-solution-printed = imprimée sans solution
so-no-neighbours = aucune voisine listée
so-no-uniqueness = aucune étape ne repose sur l’unicité
left-out = { $format } ne peut pas contenir { $part }, laissés de côté : { $which }
no-column = { $label } est laissé de côté, car le tableau a commencé sans colonne pour cela : { $which }
stated-wrong = { $count ->
    [1] la solution indiquée est fausse dans 1 case : { $cells }
   *[other] la solution indiquée est fausse dans { $count } cases : { $cells }
}
nothing-to-compare = il n’y a rien à comparer à la première
exported = { $count } fichiers dans { $folder }
compared = { $number } sur { $count } : { $name }
resume = { $count ->
    [one] interrompu après { $done } grille sur { $count } ; pour continuer : { $options }
    [many] interrompu après { $done } grilles sur { $count } ; pour continuer : { $options }
   *[other] interrompu après { $done } grilles sur { $count } ; pour continuer : { $options }
}
no-browser = aucun navigateur n’a été ouvert : { $reason }
listening = à l’écoute sur { $address }

## Résultats

solved-steps = { $count ->
    [0] 0 étape{ $ending }
    [1] 1 étape{ $ending }
   *[other] { $count } étapes{ $ending }
}
ending-solved = , résolue
ending-stuck = , non résolue
ending-stopped = , arrêt à cet endroit
ending-cell = , et { $cell } n’a plus de candidat
ending-house = , et { $house } n’a pas de place pour le { $digit }
explained-steps = { $count ->
    [0] { $count } étapes, ER { $er }, EP { $ep }, ED { $ed }
    [1] { $count } étapes, ER { $er }, EP { $ep }, ED { $ed }
   *[other] { $count } étapes, ER { $er }, EP { $ep }, ED { $ed }
}
histogram-rating = note
histogram-puzzles = grilles
histogram-technique = technique
histogram-steps = étapes
rated-several = plusieurs solutions
rated-unsolvable = aucune solution
clue-count = { $count ->
    [0] 0 donnée
    [1] 1 donnée
   *[other] { $count } données
}
cell-count = { $count ->
    [0] 0 case
    [1] 1 case
   *[other] { $count } cases
}
check-minimal = solution unique, minimale, { $clues }
check-proper = solution unique, non minimale, { $clues }
check-redundant = sans l’une quelconque de celles-ci, la solution reste unique ({ $count }) : { $cells }
check-several = { $count } solutions, { $clues }
check-several-capped = { $count } solutions ou plus, { $clues }
check-differ = ces deux-là diffèrent dans { $count } : { $cells }
check-open = non fixées par les données, { $count } : { $cells }
check-clashing = aucune solution : données en conflit, { $clues }
check-unsolvable = aucune solution, { $clues }
check-clash = le { $digit } figure en { $cells }, dans { $house }
check-contradiction = { $count ->
    [1] cette donnée se contredit elle-même : { $clues }
   *[other] ces { $count } données se contredisent, et ne le feraient plus sans l’une quelconque d’elles : { $clues }
}
check-one = exactement une solution, { $clues }
check-none-redundant = aucune donnée ni aucune règle n’est superflue
check-undecided = savoir si celles-ci sont superflues prendrait trop de temps ({ $count }) : { $rules }
check-rules = ceci se contredit, et plus du tout dès qu’on en retire un élément ({ $count }) : { $rules }
check-rule = cette règle à elle seule ne laisse aucune solution : { $rules }
check-stated-right = la solution indiquée est juste
check-stated-wrong = la solution indiquée est fausse dans { $count } : { $cells }
check-stated-breaks = la solution indiquée enfreint { $rule }
check-stated-twice = la solution indiquée répète un chiffre dans une ligne, une colonne ou un bloc
no-estimate = inconnu : aucun sondage n’a atteint de solution
techniques-head-technique = technique
techniques-head-family = famille
techniques-head-difficulty = difficulté
missing-nearest = { $reason } ; la plus proche a { $count } données : { $puzzle }
missing-puzzle = grille { $number } : { $reason }

## Progression

progress-puzzles = { $count } grilles
progress-of = { $count } grilles sur { $all }
progress-attempts = { $count } essais
progress-solutions = { $count } solutions
progress-left = encore { $time }

## Statistiques de `solve --stats`

stats-puzzles = grilles
stats-solved = résolues
stats-one = une solution
stats-several = plusieurs
stats-none = aucune solution
stats-unreadable = illisibles
stats-guesses = paris
stats-sweeps = passages
stats-time = temps
stats-per-puzzle = { $count } ({ $average } par grille)
stats-depth = , profondeur { $depth } au plus
stats-speed = { $seconds } s, { $speed } grilles/s, { $threads } fils d’exécution, moteur { $engine }

## Le labo

lab-any-key = { $news } ; n’importe quelle touche arrête
lab-running = en cours
lab-paused = en pause
lab-pace = { $state }, { $speed } pas par seconde
lab-keys = espace : pause   droite : un pas   + - : vitesse   q : fin
lab-counts = profondeur { $depth }, placements { $placements }, retours { $backtracks }
lab-try = { $cell } : le { $digit } est-il libre ?
lab-clash = { $cell } : { $digit } est en conflit avec { $other }
lab-guess = { $placement }, un pari
lab-no-digit = { $cell } : il ne reste aucun chiffre
lab-no-place = { $house } : il ne reste aucune place pour le { $digit }
lab-back = { $placement } est repris
lab-solved = résolue

## Ce qu'un format ne peut pas toujours contenir

part-solutions = les solutions
part-candidates = les candidats
part-entries = les chiffres saisis
part-corner-marks = les notes de coin
part-centre-marks = les notes de centre
part-colours = les couleurs
part-fog = les cases dans le brouillard
part-names = les noms
part-authors = les auteurs
part-rules-in-words = les règles en mots
part-sources = les sources
part-ratings = les évaluations
part-difficulties = les difficultés
part-other-columns = d’autres colonnes
part-fields-outside-the-records = champs hors des enregistrements

## Noms de valeurs

value-address = ADRESSE
value-candidates = CANDIDATS
value-code = CODE
value-condition = CONDITION
value-er = ER
value-file = FICHIER
value-file-or-puzzle = FICHIER|GRILLE
value-form = FORME
value-format = FORMAT
value-grade = NIVEAU
value-index = INDICE
value-level = NIVEAU
value-name = NOM
value-names = NOMS
value-order = ORDRE
value-paper = PAPIER
value-pattern = MOTIF
value-place = LIEU
value-port = PORT
value-puzzle = GRILLE
value-scale = ÉCHELLE
value-seconds = SECONDES
value-solution = SOLUTION
value-symmetry = SYMÉTRIE
value-technique = TECHNIQUE
value-title = TITRE
value-when = QUAND
