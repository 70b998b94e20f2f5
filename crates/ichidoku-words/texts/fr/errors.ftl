# Ce qui ne va pas. Après « erreur : », en minuscules, sans point final.

label-error = erreur
cannot-write = impossible d’écrire dans { $place } : { $reason }
standard-output = la sortie standard
man-page = la page de manuel
is-a-directory = { $path } : c’est un dossier
neither = { $text } n’est ni un fichier ni une grille
neither-file = en tant que fichier : { $reason }
neither-puzzle = en tant que grille : { $reason }
empty-text = le texte est vide
nothing-given = aucune grille : donnez des fichiers, des grilles, ou `-` pour les taper ; voir --help
stopped-at-bad = arrêt au premier enregistrement défectueux, comme --strict le demande
bug = c’est un défaut d’ichidoku ; merci de le signaler avec les grilles qui y ont mené
bug-generate = c’est un défaut d’ichidoku ; merci de le signaler avec la graine et les options
hint-takes-one = hint prend une seule grille ; pour plusieurs, voir steps
like-takes-one = --like prend une seule grille
like-improper = la grille de --like a plusieurs solutions ou aucune ; il en faut exactement une
lab-takes-one = lab run prend une seule grille, pas { $count } ; pour plusieurs, voir lab compare
not-a-command = « { $path } » n’est pas une commande ; voir --help
without-app = ce programme a été construit sans l’application web (ICHIDOKU_SKIP_WEB était défini)
index-beyond = { $options } : le dernier indice doit être inférieur à { $most }
gpu-missing = --gpu a besoin du programme { $program }, qui n’est ni à côté de celui-ci ni dans le chemin ; construisez-le depuis le dossier gpu des sources
gpu-not-started = { $program } ne démarre pas : { $reason }
gpu-ended = { $program } a été arrêté : { $status }
gpu-one-file = --gpu résout un seul fichier, ou l’entrée standard
needs-terminal = --animate a besoin d’un terminal pour dessiner et lire les touches
no-drawing = impossible de dessiner sur ce terminal : { $reason }
cannot-listen = impossible d’écouter sur { $address } : { $reason }
port-in-use = impossible d’écouter sur { $address } : { $reason } ; --port 0 prend n’importe quel port libre
server-down = le serveur est tombé en panne : { $reason }
bench-empty = une entrée ne contient aucune grille
bench-wrong = { $engine } donne une réponse fausse : { $what }, grille { $number } de { $source }
bench-count = le nombre de solutions
bench-solution = une solution
bench-stated = une autre solution que celle du fichier

## Valeurs des options

unknown-name = { $kind } : nom inconnu
did-you-mean = vouliez-vous dire « { $name } » ?
lists-names = `{ $command }` donne tous les noms
lists-facts = `ichidoku techniques` donne les techniques, `ichidoku rate --help` les autres noms
possible-values = [valeurs possibles : { $values }]
name-technique = technique
name-technique-or-family = technique ou famille
name-algorithm = algorithme
name-fact = nom
name-format = format
name-grade = niveau
name-level = niveau HoDoKu
name-paper = format de papier
name-place = emplacement
name-scale = échelle
name-symmetry = symétrie
name-variant = variante
name-language = langue
expected-number = un nombre entier d’au moins { $least } et inférieur à 2^64 est attendu, comme 1000, 10k ou 1e6
expected-between = un nombre entier de { $least } à { $most } est attendu
or-none = { $expected }, ou `none`
expected-seconds = un nombre de secondes est attendu, comme 30 ou 0.5
expected-clues = un nombre jusqu’à 81 est attendu, ou deux comme `24-28`
expected-er = une note ER jusqu’à 20.9 est attendue, ou deux comme `7.1-7.3`
expected-rate-format = un texte avec `%g`, `%r`, `%p`, `%d`, `%n`, `%e`, `%t`, `%l` ou `%%` est attendu
expected-one-er = une note jusqu’à 20.9 est attendue, comme 7.1
expected-and-or = `&&`, `||` ou la fin est attendu
expected-bracket = `)` est attendu
expected-fact = un nom, un nombre, `!` ou `(` est attendu
expected-grade = un niveau est attendu, de `trivial` à `beyond`
expected-amount = un nombre est attendu ; seul `grade` se compare à des niveaux
expected-comparison = une comparaison est attendue, comme dans `grade >= hard`
filter-problem = colonne { $column } : { $problem }
only-on-scale = { $option } concerne l’échelle { $wanted }, pas { $scale }
expected-characters = 81 caractères sont attendus, pas { $count }
expected-address = une adresse IP est attendue, comme 127.0.0.1 ou ::1
expected-header = un nom d’en-tête est attendu, comme x-api-key

## Grilles impossibles à créer

clue-range = { $from } à { $to } données
order-clues = { $clues } : une grille à solution unique en a au moins 17, et 81 ne laissent rien à résoudre ; 17 à 80 sont attendues
order-clues-reversed = { $clues } : le premier nombre ne doit pas dépasser le second
order-minimal = une grille minimale de { $count } données : on n’en connaît aucune de plus de 40
order-symmetry = { $clues } : aucun motif de symétrie { $symmetry } n’en a autant
order-pattern-full = un motif des 81 cases ne laisse rien à résoudre
order-pattern-small = un motif de { $count } cases : une grille à solution unique a au moins 17 données
order-pattern-clues = un motif de { $count } cases ne peut pas avoir { $clues }
order-pattern-symmetry = le motif n’a pas la symétrie { $symmetry }
order-pattern-lines = le motif n’a aucune donnée dans { $one } ni dans { $other } : on pourrait les échanger dans toute solution
order-pattern-of-solution = les données de cette solution dans ce motif ont aussi d’autres solutions
order-given-outside = des données imposées sont hors du motif
order-given-not-in-solution = les données imposées ne font pas partie de la solution demandée
order-given = les données imposées : { $reason }
order-given-unsolvable = les données imposées : la grille n’a pas de solution
order-given-clues = { $count } données sont imposées ou découlent de la symétrie ; cela ne laisse pas de place pour { $clues }
order-needed-and-forbidden = { $technique } : une technique ne peut pas être exigée et exclue à la fois
order-too-hard = une grille de niveau { $grade } ne demande jamais { $technique } : la grille serait au moins de niveau { $needed }
order-too-hard-for-level = une grille du niveau HoDoKu { $level } ne demande jamais { $technique } : des techniques plus faciles la résolvent
order-grade-above-level = une grille du niveau HoDoKu { $level } n’est jamais de niveau { $grade } : des techniques plus faciles la résolvent
order-below-scale = un ER de { $er } : l’échelle commence à { $least }
order-all-forbidden = toutes les techniques sont exclues : il n’en reste aucune pour résoudre la grille
order-no-attempts = aucun essai : au moins 1 est attendu
order-exhausted = { $count ->
    [one] aucune grille de ce genre en { $count } essai
    [many] aucune grille de ce genre en { $count } d’essais
   *[other] aucune grille de ce genre en { $count } essais
}
order-interrupted = { $count ->
    [one] arrêté après { $count } essai
    [many] arrêté après { $count } d’essais
   *[other] arrêté après { $count } essais
}

## Ce que dit le lecteur des arguments lui-même, à la place de ses mots anglais

clap-usage = Utilisation :
clap-options = Options :
clap-arguments = Arguments :
clap-commands = Commandes :
clap-option-mark = [OPTIONS]
clap-command-mark = <COMMANDE>
clap-command-choice = [COMMANDE]
clap-default = [par défaut :
clap-values = [valeurs possibles :
clap-values-long = Valeurs possibles :
clap-help-more = Afficher l’aide (plus complète avec '
clap-help-summary = Afficher l’aide (plus courte avec '
clap-help = Afficher l’aide
clap-version = Afficher la version
clap-help-command = Afficher cette aide ou celle d’une commande
clap-error = erreur :
clap-tip = conseil :
clap-more = Pour en savoir plus : '
clap-unexpected = argument inattendu '
clap-invalid = valeur incorrecte '
clap-for = ' pour '
clap-unrecognized = commande inconnue '
clap-required = ces arguments manquent :
clap-conflict = l’argument '
clap-conflict-with = ' ne va pas avec '
clap-conflict-these = ' ne va pas avec :
clap-value-required = il manque une valeur pour '
clap-none-supplied = '
clap-once = ' ne peut être donné qu’une fois
clap-similar = un argument semblable existe : '
clap-similar-command = une commande semblable existe : '
clap-similar-value = une valeur semblable existe : '
clap-as-value = pour donner '
clap-as-value-use = ' comme valeur, écrivez '
clap-needs-command = ' demande une commande à sa suite
clap-found = '
clap-similar-commands = des commandes semblables existent :
clap-similar-arguments = des arguments semblables existent :
clap-similar-values = des valeurs semblables existent :
