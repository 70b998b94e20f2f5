# O que diz a página de outros tamanhos e regras.

variant-about = Killer, termômetros, setas, jigsaw, 6×6, 16×16 e muito mais. Cole um sudoku ou crie um novo.
variant-sized = { $rows }×{ $columns }
variant-text = Seu próprio sudoku
variant-help = Um link do SudokuPad, do f-puzzles ou do Interactive Sudoku Solver, um killer, um jigsaw ou uma grade simples de qualquer tamanho.
variant-open = Abrir
variant-nothing = Primeiro cole um sudoku.
variant-drawn = Este sudoku também tem desenhos: { $drawn }. Não dá para ler com certeza que regras eles representam; você mesmo pode colocá-las no estúdio.
variant-drawn-play = Jogar sem isso
drawn-only = Só desenhado
drawn-about = Este sudoku tem desenhos, e não dá para ler com certeza que regras eles representam. Escolha o que você souber; o que ficar só desenhado não é verificado.
drawn-verdict = Desenhos a definir
drawn-several = Sem os desenhos, este sudoku tem mais de uma solução. Escolha em “Só desenhado” o que eles representam.
drawn-unread = { $drawing }, não entendido: { $names }
drawn-line = Linha
drawn-sign = Sinal
drawn-cage = Gaiola
variant-kind = Regras
variant-size = Tamanho
variant-make = Criar um sudoku
variant-rules = Regras deste sudoku
variant-by = De { $author }
variant-own-words = Nas palavras do autor
variant-several = Este sudoku tem mais de uma solução.
variant-mistakes-marked = Retire primeiro os dígitos errados: eles estão marcados.
variant-no-way = Com os dígitos escritos até agora, não há solução.
variant-empty-link = Não é possível ler um sudoku deste link. Se ele for curto, abra-o em seu site e copie de lá o link longo ou o sudoku.
variant-unreadable = Não dá para ler isto como um sudoku: { $fault }
variant-in-fog = Continua na neblina: { $cells }
label-fog = { $label }, na neblina
variant-wrong = { $count ->
    [one] { $count } dígito está errado.
    [many] { $count } de dígitos estão errados.
   *[other] { $count } dígitos estão errados.
}

## Tipos de sudoku

kind-killer = Killer
kind-thermo = Termômetros
kind-arrow = Setas
kind-jigsaw = Jigsaw
kind-kropki = Pontos Kropki
kind-xv = XV
kind-whisper = Linhas de sussurro
kind-sandwich = Sanduíche
kind-little-killer = Little killer (diagonais)
kind-x = Diagonais (X)
kind-windoku = Windoku
kind-disjoint-sets = Grupos disjuntos
kind-anti-knight = Anticavalo
kind-anti-king = Antirrei
kind-non-consecutive = Não consecutivos
kind-plain = Sem regras extras

## O estúdio

studio = Estúdio
studio-about = Crie seu próprio sudoku: coloque regras e dígitos e veja na hora se ele tem uma única solução.
studio-begin = Começar com uma grade vazia
studio-open = Abrir no estúdio
studio-drafts = Seus rascunhos
studio-help = Selecione células e depois digite dígitos ou toque numa regra. Ou toque primeiro numa regra e trace-a por suas células. Uma linha segue a ordem das suas células.
studio-value = Soma, número ou dígitos da regra
studio-more = { $count }+ soluções
studio-unique = Solução única
copy-sudokupad = Copiar link do SudokuPad
copy-f-puzzles = Copiar link do f-puzzles
no-link = Links para o f-puzzles e o SudokuPad não comportam esta regra: { $rule }
studio-contradiction = Sem solução por causa de: { $rules }
studio-spare = Dá para tirar qualquer uma destas: { $rules }
studio-removed = Removido: { $rule }
studio-remove = Remover: { $rule }
studio-change = Alterar: { $rule }
studio-changing = { $rule }: digite outro número ou selecione outras células e depois toque na regra ou pressione Enter.
studio-changing-cells = { $rule }: selecione outras células e depois toque na regra.
studio-cells = { $count ->
    [one] Primeiro selecione uma célula.
    [many] Primeiro selecione pelo menos { $count } de células.
   *[other] Primeiro selecione pelo menos { $count } células.
}
studio-exactly = { $count ->
    [one] Selecione exatamente uma célula.
    [many] Selecione exatamente { $count } de células.
   *[other] Selecione exatamente { $count } células.
}
studio-number = Primeiro digite um número inteiro para esta regra.
studio-no-sum = { $count ->
    [one] Uma célula não pode ter a soma { $sum }.
    [many] { $count } de células não podem ter a soma { $sum }.
   *[other] { $count } células não podem ter a soma { $sum }.
}
studio-beside = Selecione células lado a lado.
studio-square = Primeiro selecione quatro células que formem um quadrado.
studio-line = Primeiro selecione uma célula da borda, ou duas da mesma linha ou coluna.
studio-diagonal = Primeiro selecione uma célula da borda, ou duas da mesma diagonal.
studio-copy = Selecione primeiro as células de uma forma e depois outras tantas da cópia, na mesma ordem.
studio-sign = Um X indica a soma 10 e um V a soma 5. Para outra soma, use esta regra: { $rule }
studio-draw = { $rule }: trace a regra por suas células. Toque nela de novo para parar.
studio-beside-grid = { $rule }: toque na margem onde fica a dica, digite o número e pressione Enter. Toque na regra de novo para parar.
studio-origin = Título, autoria, regras
origin-title = Título
origin-author = Autoria
rules-cages = Gaiolas e conjuntos
rules-cells = Células
rules-lines = Linhas desenhadas
rules-between = Entre células
rules-outside = Fora da grade
rules-whole = Grade inteira
rule-cage = Gaiola de killer
rule-all-different = Sem repetição
rule-thermo = Termômetro
rule-arrow = Seta
rule-whisper = Linha de sussurro
rule-renban = Renban (sequência)
rule-palindrome = Palíndromo
rule-between = Linha entre pontas
rule-box-sum = Linha de somas por bloco
rule-zipper = Linha zíper
rule-lockout = Linha de exclusão
rule-entropic = Linha entrópica
rule-modular = Linha modular
rule-white-dot = Ponto branco
rule-black-dot = Ponto preto
rule-x = X (soma 10)
rule-v = V (soma 5)
rule-greater = Maior que
rule-quad = Quádruplo
rule-x-sum = Soma X
rule-skyscraper = Arranha-céus
rule-falling = Diagonal descendente
rule-rising = Diagonal ascendente
rule-fog = Neblina
rule-dutch = Sussurro holandês
rule-odd = Dígito ímpar
rule-even = Dígito par
rule-sum = Soma
rule-pill = Seta com pílula
rule-circles = Círculos contadores
rule-box = Bloco irregular
rule-greatest = Maior que as vizinhas
rule-least = Menor que as vizinhas
rule-double-arrow = Seta dupla
rule-hidden-skyscraper = Arranha-céu oculto
rule-anti-taxicab = Antitáxi
rule-all-dots = Todos os pontos estão marcados
rule-all-xv = Todos os X e V estão marcados
rule-entropy = Baixo, médio e alto em 2×2
rule-no-boxes = Sem blocos
rule-room = Sala numerada
rule-clones = Clones (formas iguais)
rule-slow-thermo = Termômetro lento
rule-sum-line = Linha de somas
rule-equal-sum = Somas iguais
rule-rellik = Gaiola rellik
rule-equality = Gaiola de igualdade
rule-lunchbox = Lancheira (lunchbox)
rule-at-least = Contém pelo menos
rule-exactly = Contém exatamente
rule-look-and-say = Gaiola “olhe e diga”
rule-same-digits = Conjuntos com os mesmos dígitos
rule-count = Conta dígitos diferentes
rule-index-column = Índice de coluna
rule-index-row = Índice de linha
rule-index-line = Linha de índice
rule-rank = Posição completa
rule-remainders = Todos os restos por 3 em 2×2
rule-flatmates = Colegas de quarto holandeses
rule-boxes-alike = Blocos com os mesmos dígitos
rule-chaos = Blocos a descobrir
