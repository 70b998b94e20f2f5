# Ce qui entoure le texte de la page d'une technique. Le texte lui-même est dans le dossier pages, un fichier par page.

page-why = Pourquoi c’est vrai
page-how = Comment la trouver
page-kinds = Les variantes
page-outline = En bref
page-other-words = En d’autres termes
page-near-miss = Presque
page-relatives = Techniques voisines
page-references = Références
page-example = Exemple
page-example-of = Exemple : { $technique }
page-untranslated = Le texte de cette page n’est pas encore traduit. Il suit en anglais.
page-column-name = technique
page-column-aliases = autres noms
page-column-difficulty = difficulté
page-difficulty = { $technique } : difficulté { $count }
page-exercises = Exercices
page-answer = Montrer la réponse
page-on-board = L’essayer sur la grille
