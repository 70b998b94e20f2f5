# Ce que dit l'application dans le module qu'elle charge à la première demande.

## Le menu d'une case

menu-place = Placer { $digit }
menu-clear = { $count ->
    [1] Effacer la case
   *[other] Effacer ces cases
}
menu-same = Sélectionner tous les { $digit }

## Statistiques

statistics-empty = Pas encore de statistiques. Elles commencent avec la première grille que vous résolvez.
statistics-streak = Jours de suite : { $days }. Grilles résolues : { $count }.
statistics-count = Résolues
statistics-best = Record sans indice
statistics-mean = Moyenne
statistics-trend = 5 dernières
statistics-history = Grilles résolues

## Un tableau de nombreuses grilles

batch-empty = Déposez un fichier de grilles sur cette page, ou collez-en. Quel que soit leur nombre, elles forment un tableau.
batch-reading = Lecture…
batch-status = Grilles : { $count }. Solution unique : { $one }, plusieurs : { $several }, aucune : { $none }. Montrées : { $shown }. Évaluées : { $rated }.
batch-number = N°
batch-clues = Données
batch-solutions = Solutions
batch-rating = Évaluation
batch-technique = Technique la plus difficile
batch-all = Toutes
batch-one = Une
batch-several = Plusieurs
batch-none = Aucune
batch-text = Chiffres, technique ou nom
batch-rate = Évaluer ce qui est montré
batch-rating-stop = Arrêter l’évaluation
batch-csv = Télécharger en CSV
batch-json = Télécharger en JSON
batch-unreadable = { $count ->
    [one] { $count } enregistrement n’a pas pu être lu
    [many] { $count } d’enregistrements n’ont pas pu être lus
   *[other] { $count } enregistrements n’ont pas pu être lus
}
batch-line = Ligne { $line } :
batch-more = En montrer plus
batch-open = Ouvrir la grille { $number }

## Les étapes d'un chemin

steps-all = Toutes les techniques
steps-only = Techniques montrées
steps-list = Étapes du chemin de résolution
steps-play = Jouer toutes les étapes
steps-pause = Pause

## Revoir une partie

back-title = Revoir la partie
back-waits = Où le temps est passé
back-wait = { $time } avant le { $digit } en { $cell }
back-helped = Ce qui aurait aidé : { $technique } ({ $moves }).
back-show = Montrer sur la grille
back-even = Vous ne vous êtes jamais arrêté longtemps.
back-untimed = Aucun temps n’a été gardé pour cette partie.
back-entries = Vos chiffres et le chemin de résolution
back-number = N°
back-entry = Votre chiffre
back-took = Temps
back-path = Chemin de résolution
back-step = Étape { $number } : { $technique }
