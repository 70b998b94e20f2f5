# Ce que dit l'application. $count choisit une forme par le nombre ; tout autre argument est écrit tel quel.

## La langue, son sens (ltr ou rtl), comment elle écrit les nombres

language-name = Français
direction = ltr
group-mark = { " " }
decimal-mark = ,
zero = 0
list-mark = { ", " }
list-and = { " et " }

## Les cases, et ce qui est lu à voix haute

cell = ligne { $row }, colonne { $column }
row = ligne { $number }
column = colonne { $number }
box = bloc { $number }
label-given = { $cell }, { $digit }, donnée
label-digit = { $cell }, { $digit }
label-solver = { $cell }, { $digit }, du solveur
label-empty = { $cell }, vide
label-notes = { $cell }, vide, notes { $notes }
label-clash = { $label }, conflit
label-wrong = { $label }, erreur
label-colours = { $label }, couleur { $colours }
label-tints = { $label }, { $tints }
said-tints = { $cell } : { $tints }
tint = candidat { $digit }, couleur { $colour }
said-digit = { $cell } : { $digit }
said-clash = { $cell } : { $digit }, en conflit avec un autre { $digit } ({ $houses })
said-wrong = { $cell } : { $digit }, erreur
said-solved = { $cell } : { $digit }. Grille résolue !
said-cleared = { $cell } effacée
said-notes = { $cell } : notes { $notes }
said-no-notes = { $cell } : aucune note
said-colours = { $cell } : couleur { $colours }
said-no-colours = { $cell } : aucune couleur
said-many = { $count ->
    [1] 1 case modifiée
   *[other] { $count } cases modifiées
}
choose-cell = Sélectionnez d’abord une case
said-nothing = Aucun changement
said-undone = Annulé
said-redone = Rétabli
said-nothing-to-undo = Rien à annuler
said-nothing-to-redo = Rien à rétablir
said-faultless = Aucune erreur jusqu’ici
said-no-conflict = Aucun conflit. On ne peut trouver les erreurs que dans une grille à solution unique.
said-mistaken = Quelque chose ne va pas. Revenez avant la première erreur, ou demandez un indice.
said-note-missing = Il manque une note dont vous avez besoin. Revenez avant la première erreur, ou demandez un indice.
full-wrong = La grille est pleine, mais quelque chose ne va pas. Vérifiez-la, ou demandez un indice.
said-back = Retour avant votre première erreur
said-given = { $cell } : donnée
said-paused = En pause
said-resumed = Reprise
said-tool = { $tool }
said-selected = { $count ->
    [1] 1 case sélectionnée
   *[other] { $count } cases sélectionnées
}
said-new-game = Nouvelle partie commencée
read-house = { $house } : { $digits }. Il manque : { $missing }
read-blank = vide
read-none = aucun
read-complete = rien
read-remaining = Reste à placer : { $counts }
read-of-each = { $count } fois le { $digit }
read-candidates = { $cell } : candidats { $notes }

## Outils

tool-digit = Chiffre
tool-corner = Coin
tool-centre = Centre
tool-notes = Notes
tool-colour = Couleur

## Le cadre

brand = ichidoku
skip-to-board = Aller à la grille
navigation = Écrans
panel-home = Accueil
panel-play = Jouer
panel-new = Nouvelle grille
panel-enter = Saisir
panel-solve = Résou{"­"}dre
panel-lab = Labo
lab-loading = Chargement du labo…
panel-settings = Régla{"­"}ges
board = Grille de sudoku
resume = En pause. Reprendre

## La première page

home-title = Le sudoku, avec une raison pour chaque chiffre
home-tagline = Jouez, apprenez, explorez. Gratuit, hors ligne, sans compte.
home-continue = Continuer
home-today = Aujourd’hui, { $date }
home-daily = Grille du jour
daily-title = { $grade }, { $date }
home-more = Autres options
home-own = Votre propre grille, et le reste
home-paste = Coller
home-enter = Saisie ou fichier
home-learn = Apprendre
variant-tab = Variantes
variant-title = Autres tailles et règles
statistics = Statistiques
statistics-keep = Garder sur cet appareil les statistiques des grilles résolues

## Jouer

tools = Outils
keypad = Chiffres
erase = Effacer
put-back = Le remettre
key-digit = { $digit }, il en reste { $left }
key-done = { $digit }, tous placés
key-colour = Couleur { $colour }
colour-what = Que colorier
colour-cells = Cases
colour-candidates = Candidats
actions = Actions
undo = Annuler
redo = Rétablir
take-back = Annuler
hint = Indice
hints-used-up = Il ne reste plus d’indices pour cette partie. Vous pouvez changer la limite dans les réglages.
more = Plus
close = Fermer
auto-candidates = Notes auto
note-all = Remplir toutes les notes
check = Chercher les erreurs
undo-mistakes = Revenir avant la première erreur
fix = En faire les données
unfix = Modifier les données
reset = Recommencer
clues = { $count ->
    [0] 0 donnée
    [1] 1 donnée
   *[other] { $count } données
}
entering = Saisir une grille
time = Temps de jeu
pause = Pause
unsaved = Votre partie n’a pas pu être enregistrée : la mémoire de ce navigateur est pleine. Supprimez d’anciennes parties dans les réglages, ou téléchargez-y une sauvegarde.
verdict-solved = Résolue
verdict-clash = Conflit
verdict-several = Plusieurs solutions
verdict-none = Aucune solution
snack-removed = Partie supprimée
snack-reset = Grille remise au départ
snack-notes = Notes remplies
snack-all-noted = Toutes les cases vides ont déjà des notes
snack-cleared = La grille est vide. Votre dernière partie est enregistrée.
snack-pasted = Grille chargée. Votre dernière partie est enregistrée.
snack-copied = Vous modifiez une copie. Votre partie est enregistrée.
snack-fixed = Ces chiffres sont maintenant les données
snack-unfixed = Les données peuvent maintenant être modifiées

## Une grille résolue

win-title = Résolue !
win-hints = { $count ->
    [0] aucun indice
    [1] 1 indice
   *[other] { $count } indices
}
win-mistakes = { $count ->
    [0] aucune erreur
    [1] 1 erreur
   *[other] { $count } erreurs
}
win-took = { $hints }, { $mistakes }
win-graded = { $grade } : { $took }
win-best = Nouveau record au niveau { $grade }, de { $by }. Votre moyenne : { $mean }
win-mean = { $grade } : record sans indice { $best }, moyenne { $mean }
win-result = Sudoku résolu en { $time }. { $summary }
win-next = Grille suivante
win-back = Revoir la partie
win-path = Voir le chemin de résolution
win-share = Partager le résultat
technique-page = À propos de cette technique
practise-this = S’y exercer
apply = Appliquer
tell-more = En savoir plus
every-link = Montrer chaque lien

## Résoudre

solve-now = Résoudre
solve-clash = Impossible à résoudre ainsi : le { $digit } figure plusieurs fois dans la même zone ({ $house }).
solve-steps = Pas à pas
solve-count = Compter les solutions
solve-browse = Parcourir les solutions
solve-true = Vrais candidats
searching = Recherche…
cancel = Annuler
cancelled = Annulé
unfetched = Le solveur n’a pas pu être téléchargé. Vérifiez votre connexion et réessayez.
part-unfetched = Cette partie de l’application n’a pas pu être téléchargée. Vérifiez votre connexion et rechargez la page.
solved-one = Résolue. C’est la seule solution.
solved-none = { $count ->
    [1] Aucune solution. Le chiffre en évidence ne peut pas être juste.
   *[other] Aucune solution. Les { $count } chiffres en évidence se contredisent ; en enlever un seul, n’importe lequel, lève cette contradiction.
}
solved-many = { $count } solutions. Elles diffèrent dans les { $cells } cases en évidence.
solved-many-more = Au moins { $count } solutions. Elles diffèrent dans les { $cells } cases en évidence.
no-solution = Cette grille n’a pas de solution.
no-steps = Il ne reste rien à résoudre.
steps-done = Résolue.
step-of = Étape { $at } sur { $count }
step-open = Jouer à partir d’ici
solution-of = Solution { $at } sur { $count }
solution-of-more = Solution { $at } sur plus de { $count }
previous = Précédent
next = Suivant
counted = { $count ->
    [one] { $count } solution
    [many] { $count } de solutions
   *[other] { $count } solutions
}
counted-more = Au moins { $count } solutions
true-candidates = { $count ->
    [0] Aucun candidat ne figure dans une solution.
    [1] 1 candidat figure dans une solution.
   *[other] { $count } candidats figurent dans au moins une solution.
}
rate = Évaluer la difficulté
rating = { $grade } ({ $score })
rating-none = Seules les grilles à solution unique peuvent être évaluées.
rating-er = Selon Sudoku Explainer : ER { $er }, EP { $ep }, ED { $ed }
rating-er-so-far = Selon Sudoku Explainer : étape { $count }, ER { $er } pour l’instant
times = { $count } ×

## Saisir et partager

enter-help = Écrivez sur la grille, collez une grille n’importe où sur cette page, ou déposez ou ouvrez un fichier. Tous les formats courants conviennent.
enter-text = Texte de la grille
enter-read = Lire
enter-blank = Vider la grille
enter-file = Ouvrir un fichier
enter-nothing = Aucune grille trouvée. Collez 81 chiffres, avec 0 ou un point pour les cases vides, ou neuf lignes.
enter-bad-link = Ce lien ne contient pas de grille. Vérifiez que vous l’avez copié en entier.
enter-no-file = Le fichier n’a pas pu être lu. Vérifiez qu’il s’agit d’un fichier texte, JSON ou gzip, puis réessayez.
enter-no-backup = Ce fichier n’est pas une sauvegarde complète d’ichidoku, ou il vient d’une version plus récente. Rien n’a été changé.
enter-paste-here = Collez ici : le navigateur ne donne pas le presse-papiers de lui-même.
enter-unreadable = Impossible de lire ce texte : { $fault }.
enter-one-of-several = Une seule grille a pu être lue. La ligne { $line } du texte a été laissée de côté : { $fault }.
enter-one = { $count ->
    [0] Une grille sans donnée.
    [1] Une grille avec 1 donnée.
   *[other] Une grille avec { $count } données.
}
puzzle-number = Grille { $number }
enter-batch = Tableau de nombreuses grilles
setter = À propos de cette grille
setter-minimal = Une seule solution, et toutes les données sont nécessaires.
setter-not-minimal = { $count ->
    [1] Une seule solution. 1 donnée n’est pas nécessaire.
   *[other] Une seule solution. On pourrait enlever l’une ou l’autre de { $count } données.
}
setter-redundant = Montrer les données superflues
setter-symmetry = Montrer les cases qui manquent à une symétrie
setter-any = Aucune symétrie
panel-batch = Beaucoup de grilles
restored = { $count ->
    [0] Vos statistiques, leçons et réglages sont restaurés. La langue ne change pas.
    [1] 1 partie, vos statistiques, leçons et réglages sont restaurés. La langue ne change pas.
   *[other] { $count } parties, vos statistiques, leçons et réglages sont restaurés. La langue ne change pas.
}
share = Partager
share-or-print = Partager ou imprimer
share-link = Lien vers cette grille
copy-link = Copier le lien
progress-link = Lien qui garde vos chiffres, notes et couleurs
copy = Copier
copied = Copié
copied-as = Copié : { $form }
form-line = 81 caractères
form-rows = neuf lignes
form-boxed = neuf lignes avec les blocs
form-candidates = une grille de candidats
drop-here = Déposez le fichier pour en lire les grilles
print = Imprimer

## Réglages

settings = Réglages
language = Langue
language-auto = Celle du navigateur
language-why = S’applique aussitôt. Votre partie reste telle quelle.
own-digits = Chiffres locaux
own-digits-why = Écrit les chiffres selon l’usage de la langue. Les noms de cases comme r4c7 ne changent pas.
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé
theme-contrast-dark = Contraste élevé, sombre
theme-why = Le contraste élevé emploie le noir, le blanc et quelques couleurs vives.
mistakes = Montrer les erreurs
mistakes-off = Jamais
mistakes-rules = Conflits seulement
mistakes-solution = Tous les chiffres faux
notes = Notes
notes-both = Notes de coin et de centre
notes-simple = Une seule sorte de notes
peers = Surligner la ligne, la colonne et le bloc
peers-why = Teinte toutes les cases que voit la case sélectionnée.
same = Surligner les chiffres égaux
same-why = Teinte partout le chiffre de la case sélectionnée, dans les notes aussi.
labels = Numéros des lignes et des colonnes
labels-why = Toujours affichés au bord de la grille, et pas seulement quand un indice nomme des cases.
wrap = Les flèches font le tour de la grille
wrap-why = Une flèche mène de la dernière colonne à la première, et inversement.
timer = Montrer le chronomètre
timer-why = Le temps compte dès le premier chiffre, qu’il soit montré ou non.
note-size = Taille des notes
note-size-why = De grandes notes se lisent mieux, de petites laissent plus de place.
note-size-small = Petite
note-size-standard = Normale
note-size-large = Grande
note-size-largest = Très grande
counts = Montrer combien il en reste
keypad-layout = Clavier
keypad-layout-why = Trois sur trois prend plus de place sur un téléphone : la grille devient un peu plus petite.
keypad-fitting = Automatique
keypad-square = 3 × 3
keypad-rows = Deux rangées
safe-colours = Couleurs pour daltoniens
safe-colours-why = Des couleurs qui diffèrent aussi en luminosité, chacune avec son numéro dans la case.
patterns = Motifs sur les couleurs
patterns-why = Chaque couleur a aussi un motif fin, pour la reconnaître sans voir la couleur.
advance = Avancer après un chiffre
advance-why = La case vide suivante est sélectionnée dès que vous avez placé un chiffre.
hint-limit = Indices par partie
hint-limit-why = Combien d’indices vous pouvez demander par partie. Plus de détails sur le même indice ne comptent pas.
hint-limit-none = Sans limite
names-technique = Nommer la technique la plus difficile
names-technique-why = Chaque nouvelle grille montre la technique la plus difficile qu’elle demande.
needs-technique = { $grade } : { $technique }
counts-why = Sur chaque touche, un point pour chacun de ses chiffres encore à placer.
left-handed = Commandes à gauche
left-handed-why = Met les touches à gauche de la grille, là où il y a de la place à côté.
digit-first = Chiffre d’abord
digit-first-why = Choisissez un chiffre sur le clavier, puis touchez les cases où il va.
keeping = Tenue des notes
keeping-why = Les notes tenues à jour perdent un chiffre quand vous le placez à proximité. Remplies, elles sont complètes au départ. Exactes, elles montrent toujours ce que laissent les chiffres.
keeping-hand = À la main
keeping-clean = Tenir propres
keeping-fill = Remplir, puis tenir propres
keeping-true = Toujours exactes
notes-why = Les notes de coin et de centre s’écrivent et s’effacent séparément.
mistakes-why = Un conflit, ce sont des chiffres égaux qui se voient. Un chiffre faux n’est connu que s’il n’y a qu’une solution.
search-settings = Chercher un réglage
settings-look = Apparence
settings-entry = Saisie des chiffres et des notes
settings-help = Aide et vie privée
statistics-why = Elles sont dans la sauvegarde, et nulle part ailleurs.
said-held = { $digit } choisi
said-not-held = Aucun chiffre choisi
games = Parties enregistrées
remove-game = Supprimer { $game }
backup = Télécharger une sauvegarde
backup-help = Pour restaurer une sauvegarde, ouvrez le fichier sous Saisir ou déposez-le sur cette page.
keys = Raccourcis clavier
keys-help = Pendant que vous jouez, où que vous soyez sur la page :
keys-list =
    1–9 : écrire un chiffre avec l’outil choisi |
    Maj ou Alt + chiffre : note de coin |
    Ctrl + chiffre : note de centre |
    Ctrl + Maj + chiffre : couleur |
    0, Suppr : effacer |
    Flèches, WASD : se déplacer |
    Maj ou Ctrl + flèche : étendre la sélection |
    Début, Fin : début ou fin de la ligne |
    Ctrl + Début, Fin : première ou dernière case |
    Z X C V : chiffre, coin, centre, couleur |
    Espace : outil suivant |
    Entrée : sélectionner les cases de même contenu |
    Ctrl + A : tout sélectionner |
    Ctrl + I : inverser la sélection |
    Échap : ne rien sélectionner |
    Ctrl + Z : annuler |
    Ctrl + Y : rétablir |
    H : indice |
    J : appliquer l’indice |
    {"."} et , : étape suivante et précédente |
    P : pause ou reprise |
    R, K, B : lire la ligne, la colonne ou le bloc |
    N : chiffres restants |
    M : candidats de la case |
    Ctrl + C : copier la position |
    Menu, Maj + F10 : menu de la case |
    ? : cette liste

## Nouvelles grilles

random = Grille au hasard
grade = Niveau
grade-trivial = Très facile
grade-easy = Facile
grade-medium = Moyen
grade-hard = Difficile
grade-very-hard = Très difficile
grade-extreme = Extrême
grade-beyond = Hors échelle
alike = Comme cette grille
alike-why = Autant de données que la grille affichée, selon la même symétrie.
alike-easier = Plus facile
alike-same = Aussi difficile
alike-harder = Plus difficile
wishes = Options
symmetry = Symétrie des données
symmetry-none = Aucune
symmetry-half-turn = Demi-tour
symmetry-quarter-turn = Quart de tour
symmetry-diagonal = Diagonale principale
symmetry-antidiagonal = Autre diagonale
symmetry-both-diagonals = Les deux diagonales
symmetry-left-right = Miroir gauche-droite
symmetry-top-bottom = Miroir haut-bas
symmetry-both-mirrors = Les deux miroirs
symmetry-full = Complète
practise = S’exercer à une technique
any-technique = Toutes les techniques
only-known = Seulement ce que je connais
only-known-why = Les nouvelles grilles ne demandent que des singletons et les techniques que vous cochez.
not-known = Vous n’avez coché aucune technique que demande une grille de niveau { $grade }. Cochez-en une sous Nouvelle, ou choisissez un niveau plus facile.
making = Création d’une grille…
making-on = { $attempts ->
    [one] Création d’une grille : { $attempts } essai jusqu’ici…
    [many] Création d’une grille : { $attempts } d’essais jusqu’ici…
   *[other] Création d’une grille : { $attempts } essais jusqu’ici…
}
made = Créée à partir de la graine { $seed }.
not-made = { $attempts ->
    [one] Aucune grille avec ces options après { $attempts } essai. Réessayez, ou assouplissez les options.
    [many] Aucune grille avec ces options après { $attempts } d’essais. Réessayez, ou assouplissez les options.
   *[other] Aucune grille avec ces options après { $attempts } essais. Réessayez, ou assouplissez les options.
}

## Exercices des pages de techniques

exercise = Exercice
exercise-check = Vérifier ma réponse
exercise-show = Montrer la réponse
