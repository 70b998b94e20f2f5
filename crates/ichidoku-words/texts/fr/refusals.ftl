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

## Le serveur

refusal-not-found = il n’y a rien à { $path }
refusal-no-columns = { $path } est pour des colonnes de grilles, sans lesquelles ce programme a été compilé ; il leur faut l’option « columns »
refusal-foreign-host = ce serveur ne répond pas pour l’hôte { $host } ; `ichidoku serve --allow-host` en ajoute un
refusal-method-not-allowed = l’en-tête Allow nomme les méthodes de ce chemin
refusal-media-type = l’en-tête Content-Type doit être { $expected }
refusal-coded = un corps avec l’en-tête Content-Encoding n’est pas lu ; il doit venir tel quel
refusal-body-too-long = un corps a au plus { $limit } octets
refusal-body-too-slow = le corps n’était pas complet après { $limit } ms
refusal-busy = trop de longs calculs sont en attente ; réessayez dans une seconde
refusal-too-often = trop de requêtes dans cette minute ; réessayez dans { $wait } s
refusal-full = trop de connexions sont ouvertes
refusal-out-of-time = le calcul a été abandonné après { $limit } ms
refusal-internal = le serveur a commis une erreur ; son journal en dit plus
refusal-not-http = ceci n’est pas une requête HTTP/1.1 : sa première ligne ou un en-tête est mal formé
refusal-head-too-long = l’adresse et les en-têtes de la requête sont trop longs ou trop nombreux
refusal-host-missing = l’en-tête Host manque
refusal-host-twice = l’en-tête Host ne peut figurer qu’une fois
refusal-host-malformed = l’en-tête Host doit être un nom ou une adresse IP, avec ou sans port
refusal-board-not-found = aucune grille de ce genre n’a été trouvée
refusal-board-difficulty = la difficulté est easy, medium, hard ou random
refusal-board-field = il manque le champ board
refusal-arrow-broken = le message { $number } du flux Arrow, à partir de l’octet { $byte }, est illisible : { $reason }
refusal-arrow-cut-short = le flux Arrow est coupé dans le message { $number }, qui commence à l’octet { $byte }
refusal-batch-too-long = un lot a au plus { $limit } octets, et le schéma et les dictionnaires ensemble aussi
refusal-batch-too-many-rows = un lot a au plus { $limit } lignes
refusal-no-puzzle-column = aucune colonne, ou plus d’une, ne semble contenir des grilles ; le paramètre column la nomme : { $names }
refusal-unknown-column = aucune colonne ne s’appelle « { $name } » ; attendu : { $names }
refusal-column-type = la colonne « { $name } » est du type { $type } ; attendu : du texte, 81 octets ou des listes de 81 UInt8
refusal-parameter = le paramètre { $name } doit être l’un de { $expected }
refusal-unknown-parameter = il n’y a pas de paramètre { $name } ; les paramètres sont : { $names }

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
