# Ce que dit l'application là où une position est copiée, enregistrée, partagée et imprimée, dans un module chargé à la demande.

## Copier, enregistrer et partager

exchange-copy = Copier au format
exchange-save = Enregistrer sous la forme
save = Enregistrer
saved-as = Enregistré : { $form }
exchange-texts = Texte
exchange-links = Liens vers d’autres sites
exchange-pictures = Images
exchange-files = Fichiers pour d’autres programmes
form-pretty = neuf lignes avec un cadre dessiné
form-full = tous les candidats sur une ligne
form-marks = { $name }, avec les notes
exchange-scale = Taille
exchange-transparent = Fond transparent
exchange-code = Code QR
exchange-share = Partager…

## Imprimer

print-paper = Papier
print-per-page = Grilles par page
print-count = Grilles, celle-ci comprise
print-grade = Niveau des nouvelles grilles
print-title = Titre
print-solutions = Solutions
print-solutions-none = Aucune
print-solutions-overleaf = Sur la page suivante
print-solutions-end = Sur les dernières pages
print-candidates = Imprimer les candidats
print-large = Gros caractères
print-pdf = Enregistrer en PDF
print-pages = Pages à imprimer
print-page = Page { $number }
print-making = Création des grilles…
print-fewer = Certaines grilles n’ont pas été trouvées à temps. Choisissez un niveau plus facile, ou moins de grilles.
print-small-candidates = Les candidats seraient trop petits pour être lus. Choisissez moins de grilles par page, ou un papier plus grand.
print-letters = Le titre ne peut avoir que des lettres latines.
