# O que dá errado. Depois de “erro:”, em minúsculas, sem ponto final.

label-error = erro
cannot-write = não foi possível escrever ({ $place }): { $reason }
standard-output = a saída padrão
man-page = a página de manual
is-a-directory = { $path }: é uma pasta
neither = { $text } não é nem um arquivo nem um sudoku
neither-file = como arquivo: { $reason }
neither-puzzle = como sudoku: { $reason }
empty-text = está vazio
nothing-given = nenhum sudoku: informe arquivos, sudokus ou `-` para digitá-los; veja --help
stopped-at-bad = parado no primeiro registro defeituoso, como --strict pede
bug = isto é um defeito do ichidoku; por favor, relate-o com os sudokus que o causaram
bug-generate = isto é um defeito do ichidoku; por favor, relate-o com a semente e as opções
hint-takes-one = hint aceita um só sudoku; para vários, veja steps
like-takes-one = --like aceita um só sudoku
like-improper = o sudoku de --like não tem solução ou tem várias; esperava-se exatamente uma
lab-takes-one = lab run aceita um só sudoku, não { $count }; para vários, veja lab compare
not-a-command = “{ $path }” não é um comando; veja --help
without-app = este programa foi compilado sem o aplicativo web (ICHIDOKU_SKIP_WEB estava definida)
index-beyond = { $options }: o último índice deve ser menor que { $most }
gpu-missing = --gpu precisa do programa { $program }, que não está nem ao lado deste nem no PATH; compile-o a partir da pasta gpu das fontes
gpu-not-started = { $program } não pôde ser iniciado: { $reason }
gpu-ended = { $program } foi encerrado: { $status }
gpu-one-file = --gpu resolve um só arquivo, ou a entrada padrão
needs-terminal = --animate precisa de um terminal em que desenhar e do qual ler teclas
no-drawing = não é possível desenhar neste terminal: { $reason }
cannot-listen = não é possível escutar em { $address }: { $reason }
port-in-use = não é possível escutar em { $address }: { $reason }; --port 0 usa qualquer porta livre
server-down = o servidor falhou: { $reason }
bench-empty = uma entrada não contém nenhum sudoku
bench-wrong = { $engine } dá uma resposta errada: { $what }, sudoku { $number } de { $source }
bench-count = o número de soluções
bench-solution = uma solução
bench-stated = uma solução diferente da indicada no arquivo

## Valores das opções

unknown-name = { $kind }: nome desconhecido
did-you-mean = você quis dizer “{ $name }”?
lists-names = `{ $command }` mostra todos os nomes
lists-facts = `ichidoku techniques` mostra as técnicas, `ichidoku rate --help` os demais nomes
possible-values = [valores possíveis: { $values }]
name-technique = técnica
name-technique-or-family = técnica ou família
name-algorithm = algoritmo
name-fact = nome
name-format = formato
name-grade = nível
name-level = nível do HoDoKu
name-paper = tamanho de papel
name-place = lugar
name-scale = escala
name-symmetry = simetria
name-variant = variante
name-language = idioma
expected-number = era esperado um número inteiro de pelo menos { $least } e menor que 2^64, como 1000, 10k ou 1e6
expected-between = era esperado um número inteiro de { $least } a { $most }
or-none = { $expected }, ou `none`
expected-seconds = era esperado um número de segundos, como 30 ou 0.5
expected-clues = era esperado um número até 81, ou dois como `24-28`
expected-er = era esperada uma nota ER até 20.9, ou duas como `7.1-7.3`
expected-rate-format = era esperado um texto com `%g`, `%r`, `%p`, `%d`, `%n`, `%e`, `%t`, `%l` ou `%%`
expected-one-er = era esperada uma nota até 20.9, como 7.1
expected-and-or = era esperado `&&`, `||` ou o fim
expected-bracket = era esperado `)`
expected-fact = era esperado um nome, um número, `!` ou `(`
expected-grade = era esperado um nível, de `trivial` a `beyond`
expected-amount = era esperado um número; só `grade` é comparado com níveis
expected-comparison = era esperada uma comparação, como em `grade >= hard`
filter-problem = coluna { $column }: { $problem }
only-on-scale = { $option } é da escala { $wanted }, não de { $scale }
expected-characters = eram esperados 81 caracteres, não { $count }
expected-address = era esperado um endereço IP, como 127.0.0.1 ou ::1
expected-header = era esperado o nome de um cabeçalho, como x-api-key

## Sudokus que não podem ser criados

clue-range = de { $from } a { $to } pistas
order-clues = { $clues }: um sudoku com uma só solução tem pelo menos 17, e 81 não deixam nada a resolver; era esperado de 17 a 80
order-clues-reversed = { $clues }: o primeiro número não pode ser maior que o segundo
order-minimal = um sudoku mínimo com { $count } pistas: não se conhece nenhum com mais de 40
order-symmetry = { $clues }: nenhum padrão com a simetria { $symmetry } tem tantas
order-pattern-full = um padrão com todas as 81 células não deixa nada a resolver
order-pattern-small = um padrão de { $count } células: um sudoku com uma só solução tem pelo menos 17 pistas
order-pattern-clues = um padrão de { $count } células não pode ter { $clues }
order-pattern-symmetry = o padrão não tem a simetria { $symmetry }
order-pattern-lines = o padrão deixa { $one } e { $other } sem pistas: elas poderiam ser trocadas em qualquer solução
order-pattern-of-solution = as pistas desta solução neste padrão têm também outras soluções
order-given-outside = há pistas fixadas fora do padrão
order-given-not-in-solution = as pistas fixadas não fazem parte da solução pedida
order-given = as pistas fixadas: { $reason }
order-given-unsolvable = as pistas fixadas: o sudoku não tem solução
order-given-clues = { $count } pistas estão fixadas ou decorrem da simetria; isso não deixa lugar para { $clues }
order-needed-and-forbidden = { $technique }: não pode ser exigida e excluída ao mesmo tempo
order-too-hard = um sudoku de nível { $grade } não precisa de { $technique }: com ela seria pelo menos { $needed }
order-too-hard-for-level = um sudoku do nível { $level } do HoDoKu não precisa de { $technique }: técnicas mais fáceis o resolvem
order-grade-above-level = um sudoku do nível { $level } do HoDoKu nunca é de nível { $grade }: técnicas mais fáceis o resolvem
order-below-scale = um ER de { $er }: a escala começa em { $least }
order-all-forbidden = todas as técnicas estão excluídas: não resta nenhuma para resolver o sudoku
order-no-attempts = nenhuma tentativa: era esperada pelo menos 1
order-exhausted = { $count ->
    [one] nenhum sudoku assim em { $count } tentativa
    [many] nenhum sudoku assim em { $count } de tentativas
   *[other] nenhum sudoku assim em { $count } tentativas
}
order-interrupted = { $count ->
    [one] parado depois de { $count } tentativa
    [many] parado depois de { $count } de tentativas
   *[other] parado depois de { $count } tentativas
}

## O que diz o próprio leitor dos argumentos, no lugar das suas palavras em inglês

clap-usage = Uso:
clap-options = Opções:
clap-arguments = Argumentos:
clap-commands = Comandos:
clap-option-mark = [OPÇÕES]
clap-command-mark = <COMANDO>
clap-command-choice = [COMANDO]
clap-default = [padrão:
clap-values = [valores possíveis:
clap-values-long = Valores possíveis:
clap-help-more = Mostrar a ajuda (mais completa com '
clap-help-summary = Mostrar a ajuda (mais curta com '
clap-help = Mostrar a ajuda
clap-version = Mostrar a versão
clap-help-command = Mostrar esta ajuda ou a de um comando
clap-error = erro:
clap-tip = dica:
clap-more = Para saber mais, tente '
clap-unexpected = argumento inesperado '
clap-invalid = valor inválido '
clap-for = ' para '
clap-unrecognized = comando desconhecido '
clap-required = faltam estes argumentos:
clap-conflict = o argumento '
clap-conflict-with = ' não pode ser usado com '
clap-conflict-these = ' não pode ser usado com:
clap-value-required = falta um valor para '
clap-none-supplied = '
clap-once = ' só pode ser usado uma vez
clap-similar = existe um argumento parecido: '
clap-similar-command = existe um comando parecido: '
clap-similar-value = existe um valor parecido: '
clap-as-value = para passar '
clap-as-value-use = ' como valor, escreva '
clap-needs-command = ' precisa de um comando em seguida
clap-found = '
clap-similar-commands = existem comandos parecidos:
clap-similar-arguments = existem argumentos parecidos:
clap-similar-values = existem valores parecidos:
