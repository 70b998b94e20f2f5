# Por qué se rechaza una petición a la API o al servidor. En minúsculas, sin punto final. Lo que está mal en el texto de un sudoku
# está en `faults.ftl`.

## El vocabulario

refusal-cancelled = el trabajo se canceló
refusal-guesses = la búsqueda necesitó más conjeturas de las permitidas aquí
refusal-several-puzzles = varios sudokus donde se esperaba uno
refusal-entry-in-given = la cifra escrita { $entry } contradice la cifra inicial { $given } en { $cell }
refusal-entered-twice = { $cell } está escrita dos veces, con { $earlier } y con { $digit }; se esperaba como mucho una cifra por celda
refusal-marks-in-given = los candidatos { $marks } en { $cell } contradicen la cifra inicial { $given } que hay ahí
refusal-mistake = un error donde se esperaba una posición con una sola solución
refusal-clues-to-replace = { $clues } cifras iniciales por reemplazar; se esperaba de 1 a 4
refusal-backdoor-size = tamaño { $size }; se esperaban como mucho 5 celdas
refusal-set-size = tamaño { $size }; se esperaban de 4 a 16 celdas
refusal-unknown-order = ningún orden se llama «{ $name }»; se esperaba { $names }
refusal-unknown-algorithm = ningún algoritmo se llama «{ $name }»; se esperaba { $names }
refusal-left-out = aquí no se omiten más de { $counted } soluciones
refusal-grade-of-scale = { $grade } no es un nivel de la escala { $scale }
refusal-like-improper = el sudoku al que se deben parecer los nuevos no tiene solución o tiene varias; se esperaba exactamente una
refusal-variant-size = los sudokus { $rules } tienen un tamaño de { $sides }, no { $size }
refusal-variant-symmetry = los sudokus { $rules } no tienen cifras dadas que puedan ser simétricas
refusal-variant-grade = las variantes nuevas son easy, medium, hard o beyond
refusal-variant-form = una variante no se puede escribir como { $name }; se esperaba una de estas formas: { $names }

## Archivos que no se pueden leer

refusal-not-read = { $reason }
refusal-packed-cut-short = los datos comprimidos están cortados
refusal-packed-broken = datos comprimidos defectuosos: { $reason }
refusal-binary-empty-zip = se esperaba texto, pero esto es un archivo zip sin contenido
refusal-binary-png = se esperaba texto, pero esto es una imagen PNG
refusal-binary-jpeg = se esperaba texto, pero esto es una imagen JPEG
refusal-binary-gif = se esperaba texto, pero esto es una imagen GIF
refusal-binary-pdf = se esperaba texto, pero esto es un documento PDF
refusal-binary-gzip = se esperaba texto, pero esto son datos gzip; descomprímelos primero
refusal-binary-xz = se esperaba texto, pero esto son datos xz; descomprímelos primero
refusal-binary-zstd = se esperaba texto, pero esto son datos zstd; descomprímelos primero
refusal-binary-7-zip = se esperaba texto, pero esto es un archivo 7-Zip; extráelo primero
refusal-binary-office = se esperaba texto, pero esto es un documento antiguo de Office; guárdalo primero como CSV o texto
refusal-binary-utf-32 = se esperaba texto, pero esto es texto en UTF-32; guárdalo primero como UTF-8
refusal-binary-bzip2 = se esperaba texto, pero esto son datos bzip2; descomprímelos primero
refusal-binary-ods = se esperaba texto, pero esto es una hoja de cálculo OpenDocument (ods); guárdala primero como CSV
refusal-binary-opendocument = se esperaba texto, pero esto es un archivo OpenDocument; guárdalo primero como texto
refusal-binary-xlsx = se esperaba texto, pero esto es un libro de Excel (xlsx); guárdalo primero como CSV
refusal-binary-docx = se esperaba texto, pero esto es un documento de Word (docx); guárdalo primero como texto
refusal-binary-xlsx-without-grid = se esperaba texto, pero esto es un libro de Excel (xlsx) sin sudoku
refusal-binary-ods-without-grid = se esperaba texto, pero esto es una hoja de cálculo OpenDocument (ods) sin sudoku
refusal-binary-large-spreadsheet = se esperaba texto, pero esto es una hoja de cálculo grande; guárdala primero como CSV
refusal-binary-parquet = se esperaba texto, pero esto es un archivo Parquet; guárdalo primero como CSV
refusal-binary-arrow = se esperaba texto, pero esto es un archivo Arrow o Feather; guárdalo primero como CSV
refusal-binary-parquet-without-grid = se esperaba texto, pero esto es un archivo Parquet sin columna de sudokus
refusal-binary-large-parquet = se esperaba texto, pero esto es un archivo Parquet grande que no se lee desde un disco; guárdalo primero
refusal-binary-large-pages = se esperaba texto, pero esto es un archivo Parquet con páginas grandes; guárdalo primero como CSV
refusal-binary-arrow-without-grid = se esperaba texto, pero esto es un archivo Arrow sin columna de sudokus
refusal-binary-large-arrow = se esperaba texto, pero esto es un archivo Arrow grande que no se lee desde un disco; guárdalo primero
refusal-binary-large-batches = se esperaba texto, pero esto es un archivo Arrow con lotes grandes; guárdalo primero como CSV
refusal-binary-unknown-columns = se esperaba texto, pero esto es un archivo Arrow con columnas de un tipo que no se lee; guárdalo primero como CSV
refusal-binary-picture = se esperaba texto, pero esto es una imagen
refusal-binary-rar = se esperaba texto, pero esto es un archivo RAR; descomprímelo primero
refusal-binary-sqlite = se esperaba texto, pero esto es una base de datos SQLite; guarda primero su tabla como CSV
refusal-binary-numpy = se esperaba texto, pero esto es un archivo NumPy; guárdalo primero como texto
refusal-binary-zip = se esperaba texto, pero esto es un archivo zip; extráelo primero
