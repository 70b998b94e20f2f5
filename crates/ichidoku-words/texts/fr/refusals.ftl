# Pourquoi une requête à l'API ou au serveur est refusée. En minuscules, sans point final. Ce qui ne va pas dans le texte d'une
# grille est dans `faults.ftl`.

## Le vocabulaire

refusal-cancelled = le travail a été annulé
refusal-guesses = la recherche a demandé plus de paris qu’il n’en est permis ici
refusal-several-puzzles = plusieurs grilles là où une seule était attendue
refusal-entry-in-given = le chiffre saisi { $entry } contredit la donnée { $given } en { $cell }
refusal-entered-twice = { $cell } est saisie deux fois, avec { $earlier } et avec { $digit } ; un seul chiffre par case est attendu
refusal-marks-in-given = les candidats { $marks } en { $cell } contredisent la donnée { $given } qui s’y trouve
refusal-mistake = une erreur là où une position à solution unique était attendue
refusal-clues-to-replace = { $clues } données à remplacer ; 1 à 4 sont attendues
refusal-backdoor-size = taille { $size } ; au plus 5 cases sont attendues
refusal-set-size = taille { $size } ; 4 à 16 cases sont attendues
refusal-unknown-order = aucun ordre ne s’appelle « { $name } » ; attendu : { $names }
refusal-unknown-algorithm = aucun algorithme ne s’appelle « { $name } » ; attendu : { $names }
refusal-left-out = pas plus de { $counted } solutions sont laissées de côté ici
refusal-grade-of-scale = { $grade } n’est pas un niveau de l’échelle { $scale }
refusal-like-improper = la grille à laquelle les nouvelles doivent ressembler a plusieurs solutions ou aucune ; il en faut exactement une
refusal-variant-size = les grilles { $rules } ont une taille de { $sides }, pas { $size }
refusal-variant-symmetry = les sudokus { $rules } n’ont pas de chiffres donnés qui puissent être symétriques
refusal-variant-grade = les nouvelles variantes sont easy, medium, hard ou beyond
refusal-variant-form = une variante ne peut pas être écrite en { $name } ; formats possibles : { $names }

## Fichiers illisibles

refusal-not-read = { $reason }
refusal-packed-cut-short = les données compressées sont tronquées
refusal-packed-broken = données compressées défectueuses : { $reason }
refusal-binary-empty-zip = un texte était attendu, mais ceci est une archive zip sans fichier
refusal-binary-png = un texte était attendu, mais ceci est une image PNG
refusal-binary-jpeg = un texte était attendu, mais ceci est une image JPEG
refusal-binary-gif = un texte était attendu, mais ceci est une image GIF
refusal-binary-pdf = un texte était attendu, mais ceci est un document PDF
refusal-binary-gzip = un texte était attendu, mais ce sont des données gzip ; décompressez-les d’abord
refusal-binary-xz = un texte était attendu, mais ce sont des données xz ; décompressez-les d’abord
refusal-binary-zstd = un texte était attendu, mais ce sont des données zstd ; décompressez-les d’abord
refusal-binary-7-zip = un texte était attendu, mais ceci est une archive 7-Zip ; extrayez-la d’abord
refusal-binary-office = un texte était attendu, mais ceci est un ancien document Office ; enregistrez-le d’abord en CSV ou en texte
refusal-binary-utf-32 = un texte était attendu, mais celui-ci est en UTF-32 ; enregistrez-le d’abord en UTF-8
refusal-binary-bzip2 = un texte était attendu, mais ce sont des données bzip2 ; décompressez-les d’abord
refusal-binary-ods = un texte était attendu, mais ceci est une feuille de calcul OpenDocument (ods) ; enregistrez-la d’abord en CSV
refusal-binary-opendocument = un texte était attendu, mais ceci est un fichier OpenDocument ; enregistrez-le d’abord en texte
refusal-binary-xlsx = un texte était attendu, mais ceci est un classeur Excel (xlsx) ; enregistrez-le d’abord en CSV
refusal-binary-docx = un texte était attendu, mais ceci est un document Word (docx) ; enregistrez-le d’abord en texte
refusal-binary-xlsx-without-grid = un texte était attendu, mais ceci est un classeur Excel (xlsx) sans sudoku
refusal-binary-ods-without-grid = un texte était attendu, mais ceci est une feuille de calcul OpenDocument (ods) sans sudoku
refusal-binary-large-spreadsheet = un texte était attendu, mais ceci est une grande feuille de calcul ; enregistrez-la d’abord en CSV
refusal-binary-parquet = un texte était attendu, mais ceci est un fichier Parquet ; enregistrez-le d’abord en CSV
refusal-binary-arrow = un texte était attendu, mais ceci est un fichier Arrow ou Feather ; enregistrez-le d’abord en CSV
refusal-binary-parquet-without-grid = un texte était attendu, mais ceci est un fichier Parquet sans colonne de grilles
refusal-binary-large-parquet = un texte était attendu, mais ceci est un grand fichier Parquet qui n’est pas lu depuis un disque ; enregistrez-le d’abord
refusal-binary-large-pages = un texte était attendu, mais ceci est un fichier Parquet à grandes pages ; enregistrez-le d’abord en CSV
refusal-binary-arrow-without-grid = un texte était attendu, mais ceci est un fichier Arrow sans colonne de grilles
refusal-binary-large-arrow = un texte était attendu, mais ceci est un grand fichier Arrow qui n’est pas lu depuis un disque ; enregistrez-le d’abord
refusal-binary-large-batches = un texte était attendu, mais ceci est un fichier Arrow à grands lots ; enregistrez-le d’abord en CSV
refusal-binary-unknown-columns = un texte était attendu, mais ceci est un fichier Arrow avec des colonnes d’un type qui n’est pas lu ; enregistrez-le d’abord en CSV
refusal-binary-picture = un texte était attendu, mais ceci est une image
refusal-binary-rar = un texte était attendu, mais ceci est une archive RAR ; décompressez-la d’abord
refusal-binary-sqlite = un texte était attendu, mais ceci est une base de données SQLite ; enregistrez d’abord sa table en CSV
refusal-binary-numpy = un texte était attendu, mais ceci est un fichier NumPy ; enregistrez-le d’abord en texte
refusal-binary-zip = un texte était attendu, mais ceci est une archive zip ; extrayez-la d’abord
