# O que está errado em um sudoku que não pode ser lido ou em uma requisição: dizem a linha de comando e o servidor. Em minúsculas,
# sem ponto final. `$where` está vazio ou diz que está errado na solução indicada.

fault-in-row = linha { $row }: { $fault }
fault-in-cell = linha { $row }, coluna { $column }: { $fault }
fault-in-rule = regra { $number }: { $fault }
fault-in-solution = { " na solução indicada" }

## Sudokus como texto

fault-not-a-cell = { $found }{ $where } não é nem um dígito nem uma célula vazia
fault-cells = { $found ->
    [one] { $found } célula{ $where } onde eram esperadas { $expected }
    [many] { $found } de células{ $where } onde eram esperadas { $expected }
   *[other] { $found } células{ $where } onde eram esperadas { $expected }
}
fault-rows = { $found ->
    [one] { $found } linha{ $where } onde eram esperadas { $expected }
    [many] { $found } de linhas{ $where } onde eram esperadas { $expected }
   *[other] { $found } linhas{ $where } onde eram esperadas { $expected }
}
fault-columns = { $found ->
    [one] { $found } coluna onde eram esperadas { $expected }
    [many] { $found } de colunas onde eram esperadas { $expected }
   *[other] { $found } colunas onde eram esperadas { $expected }
}
fault-puzzles = { $found } sudokus{ $where } onde era esperado um
fault-nothing = nada{ $where } onde era esperado um sudoku
fault-regions = as regiões de um jigsaw{ $where } onde era esperado um sudoku
fault-candidate-row = uma linha de candidatos{ $where } onde era esperado um sudoku
fault-jigsaw = um jigsaw onde era esperado um sudoku clássico
fault-too-long = mais de { $limit } bytes onde era esperado um sudoku
fault-state-alone = uma seção [State] onde era esperada uma seção [Puzzle]

## Sudokus em JSON

fault-not-json = { $reason } onde era esperado JSON válido
fault-unclosed = o fim do texto onde era esperado o fim de uma lista
fault-no-board = um objeto sem tabuleiro onde era esperado um sudoku
fault-rules = as regras “{ $found }” onde eram esperadas as regras “classic”
fault-not-a-puzzle = { $found }{ $where } onde era esperado um sudoku
fault-not-a-row = { $found }{ $where } onde era esperada uma linha de 9 células
fault-not-digits = { $found } não são dígitos como “257”

## Jogos em andamento

fault-given-missing = uma célula vazia não é a pista { $given }
fault-given-replaced = { $found } não é a pista { $given }
fault-entry-replaced = { $found } não é o dígito escrito { $entry }
fault-not-a-game = { $found } onde era esperado um jogo
fault-game-without-data = um jogo sem dados onde era esperado um sudoku
fault-data-version = versão “{ $found }” dos dados onde era esperada uma versão de 1 a 4
fault-not-a-digit = { $found } não é nem um dígito nem 0
fault-not-a-flag = { $found } não é nem 0 nem 1
fault-not-notes = { $found } não são notas

## Links e códigos de outros sites

fault-no-puzzle-in-link = um link sem sudoku onde era esperado um link que contém seu sudoku
fault-short-link = um link curto cujo sudoku está no servidor de { $site } onde era esperado um link que contém seu sudoku
fault-page-without-puzzle = uma página web sem sudoku onde era esperado um sudoku
fault-picture = uma imagem onde era esperado um sudoku como texto
fault-latex-without-puzzle = LaTeX sem sudoku onde era esperado um sudoku
fault-damaged-code = um código danificado onde era esperado um sudoku
fault-not-of-code = { $found } onde era esperada uma parte deste código
fault-other-rules = um sudoku com outras regras ({ $names }) onde era esperado um sudoku clássico

## Sudokus de outros tamanhos e regras

fault-variant-text = era esperado um link, uma grade de dígitos, JSON ou regras como .Cage~9~R1C1~R1C2
fault-variant-json = este JSON não contém nenhum sudoku que possa ser lido
fault-variant-link = este link não contém nenhum sudoku que possa ser lido
fault-variant-cells = era esperada uma grade quadrada de 4×4 a 49×49; aqui o número de células é { $found }
fault-variant-grid = era esperada uma grade de no máximo 49×49 células e com dígitos suficientes
fault-variant-symbol = “{ $found }” não é um símbolo de uma grade { $side }×{ $side }
fault-variant-value = “{ $found }” não é um número de { $lowest } a { $highest }
fault-variant-rule = “{ $rule }” não é uma regra conhecida
fault-variant-cell = “{ $rule }” precisa de células da grade, e “{ $found }” não é uma delas
fault-variant-argument = “{ $rule }” precisa aqui de algo como { $example }, não “{ $found }”
fault-variant-unreadable = “{ $rule }” tem células ou um valor que não podem ser lidos
fault-variant-drawn = não dá para verificar o que os desenhos significam: { $names }
fault-variant-no-place = Links para o f-puzzles e o SudokuPad não comportam esta regra: { $rule }
