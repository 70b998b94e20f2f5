# Por que uma requisição à API ou ao servidor é recusada. Em minúsculas, sem ponto final. O que está errado no texto de um sudoku
# está em `faults.ftl`.

## O vocabulário

refusal-cancelled = o trabalho foi cancelado
refusal-guesses = a busca precisou de mais palpites do que é permitido aqui
refusal-several-puzzles = vários sudokus onde era esperado um
refusal-entry-in-given = o dígito escrito { $entry } contradiz a pista { $given } em { $cell }
refusal-entered-twice = { $cell } foi escrita duas vezes, com { $earlier } e com { $digit }; era esperado no máximo um dígito por célula
refusal-marks-in-given = os candidatos { $marks } em { $cell } contradizem a pista { $given } dali
refusal-mistake = um erro onde era esperada uma posição com uma só solução
refusal-clues-to-replace = { $clues } pistas a substituir; era esperado de 1 a 4
refusal-backdoor-size = tamanho { $size }; eram esperadas no máximo 5 células
refusal-set-size = tamanho { $size }; eram esperadas de 4 a 16 células
refusal-unknown-order = nenhuma ordem se chama “{ $name }”; era esperado { $names }
refusal-unknown-algorithm = nenhum algoritmo se chama “{ $name }”; era esperado { $names }
refusal-left-out = não mais de { $counted } soluções são deixadas de fora aqui
refusal-grade-of-scale = { $grade } não é um nível da escala { $scale }
refusal-like-improper = o sudoku ao qual os novos devem se parecer não tem solução ou tem várias; esperava-se exatamente uma
refusal-variant-size = os sudokus { $rules } têm o tamanho { $sides }, não { $size }
refusal-variant-symmetry = os sudokus { $rules } não têm algarismos dados que possam ser simétricos
refusal-variant-grade = as variantes novas são easy, medium, hard ou beyond
refusal-variant-form = uma variante não pode ser escrita como { $name }; formatos possíveis: { $names }

## Arquivos que não podem ser lidos

refusal-not-read = { $reason }
refusal-packed-cut-short = os dados compactados estão cortados
refusal-packed-broken = dados compactados defeituosos: { $reason }
refusal-binary-empty-zip = era esperado texto, mas isto é um arquivo zip sem conteúdo
refusal-binary-png = era esperado texto, mas isto é uma imagem PNG
refusal-binary-jpeg = era esperado texto, mas isto é uma imagem JPEG
refusal-binary-gif = era esperado texto, mas isto é uma imagem GIF
refusal-binary-pdf = era esperado texto, mas isto é um documento PDF
refusal-binary-gzip = era esperado texto, mas isto são dados gzip; descompacte-os primeiro
refusal-binary-xz = era esperado texto, mas isto são dados xz; descompacte-os primeiro
refusal-binary-zstd = era esperado texto, mas isto são dados zstd; descompacte-os primeiro
refusal-binary-7-zip = era esperado texto, mas isto é um arquivo 7-Zip; extraia-o primeiro
refusal-binary-office = era esperado texto, mas isto é um documento antigo do Office; salve-o primeiro como CSV ou texto
refusal-binary-utf-32 = era esperado texto, mas isto é texto em UTF-32; salve-o primeiro como UTF-8
refusal-binary-bzip2 = era esperado texto, mas isto são dados bzip2; descompacte-os primeiro
refusal-binary-ods = era esperado texto, mas isto é uma planilha OpenDocument (ods); salve-a primeiro como CSV
refusal-binary-opendocument = era esperado texto, mas isto é um arquivo OpenDocument; salve-o primeiro como texto
refusal-binary-xlsx = era esperado texto, mas isto é uma pasta de trabalho do Excel (xlsx); salve-a primeiro como CSV
refusal-binary-docx = era esperado texto, mas isto é um documento do Word (docx); salve-o primeiro como texto
refusal-binary-xlsx-without-grid = era esperado texto, mas isto é uma pasta de trabalho do Excel (xlsx) sem sudoku
refusal-binary-ods-without-grid = era esperado texto, mas isto é uma planilha OpenDocument (ods) sem sudoku
refusal-binary-large-spreadsheet = era esperado texto, mas isto é uma planilha grande; salve-a primeiro como CSV
refusal-binary-parquet = era esperado texto, mas isto é um arquivo Parquet; salve-o primeiro como CSV
refusal-binary-arrow = era esperado texto, mas isto é um arquivo Arrow ou Feather; salve-o primeiro como CSV
refusal-binary-parquet-without-grid = era esperado texto, mas isto é um arquivo Parquet sem coluna de sudokus
refusal-binary-large-parquet = era esperado texto, mas isto é um arquivo Parquet grande que não é lido de um disco; salve-o primeiro
refusal-binary-large-pages = era esperado texto, mas isto é um arquivo Parquet com páginas grandes; salve-o primeiro como CSV
refusal-binary-arrow-without-grid = era esperado texto, mas isto é um arquivo Arrow sem coluna de sudokus
refusal-binary-large-arrow = era esperado texto, mas isto é um arquivo Arrow grande que não é lido de um disco; salve-o primeiro
refusal-binary-large-batches = era esperado texto, mas isto é um arquivo Arrow com lotes grandes; salve-o primeiro como CSV
refusal-binary-unknown-columns = era esperado texto, mas isto é um arquivo Arrow com colunas de um tipo que não é lido; salve-o primeiro como CSV
refusal-binary-picture = era esperado texto, mas isto é uma imagem
refusal-binary-rar = era esperado texto, mas isto é um arquivo RAR; descompacte-o primeiro
refusal-binary-sqlite = era esperado texto, mas isto é um banco de dados SQLite; salve primeiro a tabela como CSV
refusal-binary-numpy = era esperado texto, mas isto é um arquivo NumPy; salve-o primeiro como texto
refusal-binary-zip = era esperado texto, mas isto é um arquivo zip; extraia-o primeiro
