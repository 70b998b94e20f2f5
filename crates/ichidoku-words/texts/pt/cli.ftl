# O que diz a linha de comando: sua ajuda, suas notas e seus resultados. Um texto da ajuda tem o nome do seu comando e do seu
# argumento: `help-solve-format`, ou `help-any-format` para todos os comandos sem um próprio. Nomes, opções, nomes de arquivos e o
# que está entre acentos graves ficam como estão.

## Argumentos que vários comandos têm

help-any-output = Escrever neste arquivo em vez da saída padrão (`-`), comprimido se termina em `.gz`; um arquivo incompleto nunca fica para trás
help-any-strict = Parar no primeiro registro que não puder ser lido
help-any-drawn-unchecked = Ler as variantes sem as linhas, setas e sinais apenas desenhados, pois nada diz que regras eles significam
help-any-threads = Número de threads; por padrão, todos os núcleos
help-any-column = De um arquivo Parquet para outro: a coluna dos sudokus; por padrão, é reconhecida pelo nome ou pelos valores
help-any-compression = De um arquivo Parquet para outro: como as colunas novas são comprimidas; por padrão, `snappy`
help-any-engine = Conjunto de instruções; por padrão, o mais rápido disponível. Os resultados são os mesmos
help-any-limit = No máximo esta quantidade por sudoku, ou `none` para tudo
help-any-json = Escrever um objeto JSON por registro
help-any-only = Usar só estas técnicas ou famílias, as mais fáceis primeiro: `naked-pair,x-wing,chains`. Pode ser repetida
help-any-without = Deixar de fora estas técnicas ou famílias: `uniqueness,forcing`. Pode ser repetida
help-any-no-nets = Deixar de fora as redes forçadas, que testam candidatos, as aninhadas em dois níveis; o mesmo que `--without nets`
help-any-order = Tentar estas primeiro, nesta ordem. Pode ser repetida
help-any-grade = Dificuldade na escala própria do ichidoku (docs/grades.md)
help-any-hodoku = Dificuldade na escala do HoDoKu
help-any-er = Dificuldade segundo o Sudoku Explainer: uma nota ER como `7.1`, ou um intervalo como `7.1-7.3`. `--scale` escolhe a versão
help-any-needs = Exigir uma técnica: em algum passo, nenhuma mais fácil avança. Nomes: `ichidoku techniques`
help-any-forbid = Excluir uma técnica ou uma família de técnicas: o sudoku pode ser resolvido sem ela. Pode ser repetida
help-any-clues = Número de pistas: de 17 a 80, ou o mínimo e o máximo, como `24-28`
help-any-minimal = Só sudokus mínimos: tirar qualquer pista dá várias soluções
help-any-symmetry = Simetria do padrão de pistas
help-any-pattern = Células que têm pista: 81 caracteres, `.` ou `0` para uma célula vazia
help-any-given = Pistas que todo sudoku deve conter
help-any-solution = Solução que todo sudoku deve ter
help-any-attempts = Desistir de um sudoku depois desta quantidade de tentativas; por padrão depois de 50000, de uma variante depois de 2000
help-any-steps = Parar uma execução depois desta quantidade de passos, cada um uma atribuição ou um teste
help-any-time = Parar uma execução depois desta quantidade de segundos
help-any-inputs = Arquivos de sudokus, `-` para a entrada padrão, ou os próprios sudokus; por padrão, a entrada padrão
help-any-inputs-long = Um argumento é lido como arquivo se existe um com esse nome; senão, como sudoku. Escreva `--` antes de um sudoku ou de um nome que comece com `-`.

## ichidoku

help-program = Resolver, avaliar, explicar, criar e analisar sudokus, um só ou milhões.
help-program-long = Os sudokus vêm de arquivos, da entrada padrão ou dos argumentos, em qualquer formato comum, compactados (gzip, xz, bzip2, zstd, zip) ou não: 81 caracteres por linha, nove linhas, grades com moldura, grades de candidatos, CSV, JSON e mais. O formato é detectado. Variantes também são lidas onde fazem sentido: killer, jigsaw, outros tamanhos e links com outras regras.
help-program-color = Quando usar cor, também na ajuda e nos erros
help-program-quiet = Escrever só dados e erros: sem barra de progresso, sem notas
help-program-language = Idioma das mensagens e frases, como `pt`; por padrão o de `LC_ALL`, `LC_MESSAGES` ou `LANG`, ou inglês
example-program-1 = Resolver todos os sudokus de um arquivo
example-program-2 = Explicar o próximo passo, com um desenho

## ichidoku solve

help-solve = Resolver sudokus e escrever uma solução por linha, na ordem da entrada
help-solve-long = Todos os núcleos trabalham, e de cada solução se prova se é a única ou não. Cada registro da entrada dá um registro da saída, na mesma ordem: a solução, ou uma linha que diz `no solution` ou `unreadable`. Se um sudoku tem várias soluções, a primeira encontrada é escrita, e uma nota avisa. A escolha é a mesma em todas as máquinas. O status de saída continua 0; `check` dá mais detalhes e falha. Uma solução indicada errada é relatada e conta como entrada defeituosa. Um arquivo no formato csv, json, ndjson ou parquet tem um `status` por sudoku, e nenhuma solução se há várias. De uma tabela em CSV ou TSV para outra, por exemplo com `-o solved.csv`, todas as colunas ficam como estão e atrás delas vêm as das respostas; a última, `error`, diz por que uma linha não tem nenhuma.
help-solve-json = Escrever um objeto JSON por registro: seu lugar, seu status, sua solução
help-solve-format = Formato das soluções; por padrão o da extensão da saída, 81 caracteres por linha se ela não indicar nenhum, ou uma grade desenhada para um só sudoku em um terminal
help-solve-first = Parar na primeira solução sem verificar se é a única; mais rápido
help-solve-stats = Relatar no fim quantos sudokus eram de cada tipo e o que a busca fez; com --json, também para cada sudoku
help-solve-gpu = Resolver em uma GPU da NVIDIA, com o programa `ichidoku-gpu`; cada linha deve ter 81 dígitos e pontos
example-solve-1 = Resolver todos os sudokus de um arquivo, uma solução por linha
example-solve-2 = Escrever a solução como grade

## ichidoku count

help-count = Contar soluções até um limite, um número por linha
help-count-long = Cada registro da entrada dá uma linha da saída: o número, ou `unreadable`. Um número igual ao limite significa pelo menos essa quantidade. De uma tabela em CSV ou TSV para outra, por exemplo com `-o counted.csv`, todas as colunas ficam como estão e atrás delas vêm as das respostas; a última, `error`, diz por que uma linha não tem nenhuma.
help-count-limit = Não contar além deste número; `none` para não ter limite (a grade vazia tem 6.670.903.752.021.072.936.960 soluções)
help-count-time = Parar de contar as soluções de um sudoku depois desta quantidade de segundos; o número é então um mínimo, e uma nota o indica
help-count-estimate = Estimar o número, por maior que seja: escrevê-lo com as extremidades do seu intervalo de 95%, separados por tabulações
help-count-estimate-long = Um número contado depressa é exato e fica sozinho. Senão, faz-se a média de sondagens aleatórias da árvore de busca (Knuth 1975): sem viés e com um erro conhecido.
help-count-samples = Número de sondagens para `--estimate`; com quatro vezes mais, o erro cai à metade
help-count-seed = Semente aleatória para `--estimate`; a mesma semente dá a mesma estimativa
example-count-1 = Contar soluções, mas não mais de um milhão
example-count-2 = Estimar o número, por maior que seja, com seu erro

## ichidoku enumerate

help-enumerate = Escrever todas as soluções, uma por linha, em ordem crescente
help-enumerate-long = Elas são escritas conforme são encontradas. Um sudoku sem solução não dá linha. As soluções de um sudoku seguem as do anterior.
help-enumerate-json = Escrever um objeto JSON por solução
example-enumerate-1 = Escrever as 20 primeiras soluções
example-enumerate-2 = Escrevê-las com o sudoku a que cada uma pertence

## ichidoku true-candidates

help-true-candidates = Desenhar os candidatos que aparecem em pelo menos uma solução
help-true-candidates-long = Uma célula com um só candidato tem o mesmo dígito em todas as soluções; um candidato ausente pode ser eliminado. Cada candidato exige sua própria busca. Os candidatos da entrada não são considerados; um sudoku dado só por eles é recusado.
help-true-candidates-limit = Contar as soluções com cada candidato até este número; mostrado com `--json`
help-true-candidates-json = Escrever um objeto JSON por registro, com os números
help-true-candidates-guesses = Desistir de um sudoku quando a busca de um candidato precisar de mais palpites do que isto
example-true-candidates-1 = Desenhar os dígitos que aparecem em alguma solução
example-true-candidates-2 = Contar as soluções com cada candidato até 100

## ichidoku check

help-check = Relatar conflitos, contradições, várias soluções e pistas que sobram
help-check-long = Pistas em conflito: todos os conflitos. Sem solução: um conjunto mínimo de pistas que já se contradizem (tirar qualquer uma delas resolve). Várias soluções: quantas, duas delas, as células em que estas diferem e as células que as pistas deixam em aberto. Uma solução: se o sudoku é mínimo, ou quais pistas sobram. Em uma variante, as regras são examinadas como as pistas. Se a entrada indica uma solução: se está certa; uma errada conta como entrada defeituosa. Os candidatos da entrada não são considerados; um sudoku dado só por eles é recusado. De uma tabela em CSV ou TSV para outra, por exemplo com `-o checked.csv`, todas as colunas ficam como estão e atrás delas vêm as das respostas; a última, `error`, diz por que uma linha não tem nenhuma.
help-check-limit = Contar as soluções de um sudoku só até este número
example-check-1 = Relatar o que está errado em cada sudoku
example-check-2 = Escrever o relatório como JSON

## ichidoku convert

help-convert = Converter sudokus para outro formato
help-convert-long = O formato da entrada é detectado. Tudo o que a entrada diz de um sudoku é mantido até onde o novo formato consegue: json e ndjson guardam tudo, csv uma solução, rótulos e outras colunas. Uma nota relata o que fica de fora. Um csv tem colunas para tudo o que há na entrada, mas, de um pipe, só para o que vem perto do começo. Uma variante pode ser escrita como iss, que guarda todas as regras, como f-puzzles, f-puzzles-json ou sudokupad, com as regras que o f-puzzles tem, como line, como rows ou como imagem.
help-convert-to = Formato a escrever; por padrão, o da extensão da saída
help-convert-scale = Pontos de um PNG por unidade, de 1 a 4; 2 por padrão
help-convert-transparent = Desenhar só as linhas, os dígitos e as cores de um PNG, não o papel
example-convert-1 = Escrever uma tabela
example-convert-2 = Mostrar os candidatos de cada célula

## ichidoku hint

help-hint = Dar uma dica para o próximo passo: onde olhar, qual técnica, ou o passo completo
help-hint-long = Os candidatos de uma grade de candidatos são tomados como os do jogador. Em uma grade assim, um dígito sozinho na sua célula pode estar colocado ou ser uma nota: conta como nota se várias células que ele vê ainda o mostram e poucas o perderam. Os erros vêm primeiro: conflitos, um dígito errado (o primeiro, se `--entries` dá a ordem), um candidato que falta, várias soluções ou nenhuma. Todo passo é provado, mas a prova de uma rede forçada testa candidatos: uma rede aninhada faz isso em dois níveis, T&E(2). `--no-nets` as deixa de fora. Onde nenhuma técnica ajuda, a resposta diz isso.
help-hint-json = Escrever um objeto JSON, com as provas do passo
help-hint-grade = Nível de detalhe: onde, técnica, explicação, ou cada elo de uma cadeia
help-hint-entries = Dígitos escritos até agora, em ordem: `r5c5=5,r1c3=4`
help-hint-entries-long = No máximo um dígito por célula, e nenhum que contradiga uma pista. Os dígitos do sudoku citados aqui contam como escritos, não como pistas, se o sudoku tem uma só solução sem eles.
example-hint-1 = Dizer onde olhar, e nada mais
example-hint-2 = Explicar o próximo passo que não precisa de rede forçada

## ichidoku steps

help-steps = Resolver sudokus com técnicas humanas e explicar cada passo
help-steps-long = Cada passo usa a técnica mais fácil que se aplica e é provado. A prova de uma rede forçada testa candidatos: uma rede aninhada faz isso em dois níveis, T&E(2). `--no-nets` as deixa de fora. O caminho termina onde nenhuma técnica se aplica. A menos que se saiba que o sudoku tem uma só solução, nenhum passo supõe isso. Os passos partem dos candidatos de uma grade de candidatos.
help-steps-limit = No máximo esta quantidade de passos por sudoku
help-steps-json = Escrever um objeto JSON por sudoku: todos os passos com suas provas
help-steps-all = Mostrar todos os passos possíveis agora, a técnica mais fácil primeiro, em vez de um caminho de solução
help-steps-next = Só o próximo passo, desenhado
help-steps-scale = Escrever em vez disso o caminho de outra escala: `se121`, a do Sudoku Explainer 1.2.1, ou `sukaku`, a do Sukaku Explainer 1.18.1
help-steps-scale-long = Cada linha dá a nota do passo, o nome da técnica no Sudoku Explainer, o dígito colocado e os candidatos eliminados. Uma grade de candidatos é resolvida a partir deles, como em `rate`.
help-steps-draw = Desenhar a grade a cada passo, com os candidatos de que ele trata; sempre com --next
help-steps-notation = Uma linha por passo, como os especialistas escrevem: Eureka para cadeias, `2 c67 r25` para um peixe
example-steps-1 = Resolver o sudoku e explicar cada passo
example-steps-2 = Desenhar um passo sem estas técnicas

## ichidoku rate

help-rate = Avaliar a dificuldade dos sudokus para as pessoas: nível e pontuação
help-rate-long = Cada registro da entrada dá uma linha, na ordem da entrada: o sudoku, o nível e a pontuação, separados por tabulações. Um sudoku sem solução, ou com várias, não tem avaliação; a linha dele diz isso. Os candidatos da entrada só contam nas escalas `se121` e `sukaku`, em que uma grade de candidatos é avaliada por eles (um sukaku). Um nível abaixo de Sobre-humano não precisa de redes forçadas. As outras escalas recusam um sudoku dado só por seus candidatos. De uma tabela em CSV ou TSV para outra, por exemplo com `-o rated.csv`, todas as colunas ficam como estão e atrás delas vêm as das respostas; a última, `error`, diz por que uma linha não tem nenhuma.
help-rate-scale = Escala: a própria do ichidoku, a mesma para todas as cópias simétricas (padrão), a do HoDoKu, a do Sudoku Explainer 1.2.1 (`se121`) ou a do Sukaku Explainer 1.18.1 (`sukaku`): ER, EP, ED e a técnica mais difícil
help-rate-format = Forma de uma linha na escala `se121` ou `sukaku`, como a do `serate`: `%g` sudoku, `%r` ER, `%p` EP, `%d` ED, `%n` linha do arquivo, `%e` segundos; `%t` técnica mais difícil, `%l` quebra de linha
help-rate-only-er = Escrever só o sudoku e o seu ER
help-rate-at-least = Escrever só os sudokus com pelo menos este ER, sem notas; os difíceis são deixados no primeiro passo que chega a essa dificuldade
help-rate-where = Avaliar só os sudokus que cumprem uma condição, como `er>=8.3 && tridagon`
help-rate-where-long = As condições comparam números com `<`, `<=`, `=`, `!=`, `>=` e `>`, e são unidas por `&&`, `||`, `!` e parênteses. Os nomes são `er`, `ep`, `ed`, `grade` com os valores de `trivial` a `beyond`, `score`, `hodoku` (a pontuação do HoDoKu), `clues` e cada técnica: o número dos seus passos no caminho do ichidoku. Um nome sem comparação é verdadeiro, a menos que seu número seja 0. Ponha à esquerda o que se encontra depressa: o resto só é calculado se importar.
help-rate-histogram = Escrever quantos sudokus têm cada nota e cada técnica, em vez de uma linha por sudoku
example-rate-1 = Escrever o nível e a pontuação de cada sudoku
example-rate-2 = Escrever o ER dos sudokus que têm 17 pistas ou são no mínimo do nível Difícil

## ichidoku techniques

help-techniques = Mostrar as técnicas de solução, ou explicar uma
help-techniques-json = Escrever um objeto JSON, com outros nomes e pontuações
example-techniques-1 = Mostrar todas as técnicas
example-techniques-2 = Explicar uma delas

## ichidoku techniques-list

help-techniques-list = Mostrar as técnicas, família por família, com suas avaliações
help-techniques-list-long = A dificuldade é a própria do ichidoku, a partir de 10; SE é a nota do Sudoku Explainer 1.2.1; o código do HoDoKu indica a técnica na biblioteca de testes dele. Um traço indica que o programa não tem a técnica.
help-techniques-list-json = Escrever um objeto JSON, com outros nomes e pontuações
example-techniques-list-1 = Escrever uma tabela
example-techniques-list-2 = Escrever também outros nomes e pontuações, como JSON

## ichidoku techniques-explain

help-techniques-explain = Explicar uma técnica: o que é, por que é verdade, um exemplo e um padrão que falha por pouco, desenhados, e dois exercícios
help-techniques-explain-long = Nos desenhos, colchetes marcam o padrão, `-5` um candidato eliminado, `=5` um dígito colocado, e `+5` o que faz um padrão falhar por pouco; em um terminal eles também são coloridos.
help-techniques-explain-topic = A técnica por qualquer um dos seus nomes, em maiúsculas ou minúsculas: hidden-pair, "Hidden Pair", y-wing; ou uma página de várias: naked-subsets
help-techniques-explain-answers = Escrever também as respostas dos exercícios
example-techniques-explain-1 = Explicar pares ocultos, com um exemplo e um padrão que falha por pouco
example-techniques-explain-2 = Explicar todas as técnicas de uma página e responder seus exercícios

## ichidoku canonical

help-canonical = Escrever a forma canônica: a mesma para cópias simétricas, e só para elas
help-canonical-long = É a menor linha de 81 caracteres, com a célula vazia antes de todos os dígitos, a que se chega trocando linhas, colunas, bandas e pilhas, transpondo e renomeando os dígitos (a forma row-minlex). Pistas em conflito não têm nenhuma: a linha delas diz `clashing`. Os candidatos da entrada não são considerados; um sudoku dado só por eles é recusado. No `transform` de `--json`, o primeiro número de `rows` é o novo lugar da linha 1, e assim por diante; o mesmo em `columns`, e `digits` são os novos nomes dos dígitos 1 a 9. Com `transposed`, no fim as linhas viram colunas. De uma tabela em CSV ou TSV para outra, por exemplo com `-o forms.csv`, todas as colunas ficam como estão e atrás delas vêm as das respostas; a última, `error`, diz por que uma linha não tem nenhuma.
help-canonical-json = Escrever um objeto JSON por registro, com uma transformação que leva até lá e o número de automorfismos
example-canonical-1 = Escrever a forma canônica de cada sudoku
example-canonical-2 = Escrever também a transformação que leva a ela

## ichidoku same-class

help-same-class = Testar se cada sudoku ou grade é equivalente ao primeiro
help-same-class-long = Cada registro depois do primeiro dá uma linha: `same` ou `different`. Um registro com pistas em conflito não equivale a nenhum. No `transform` de `--json`, o primeiro número de `rows` é o novo lugar da linha 1, e assim por diante; o mesmo em `columns`, e `digits` são os novos nomes dos dígitos 1 a 9. Com `transposed`, no fim as linhas viram colunas.
help-same-class-json = Escrever um objeto JSON por registro, com uma transformação que leva do primeiro à cópia
example-same-class-1 = Comparar cada sudoku com o primeiro
example-same-class-2 = Mostrar como as cópias saem umas das outras

## ichidoku automorphisms

help-automorphisms = Contar as simetrias de sudokus e grades
help-automorphisms-long = Um automorfismo é uma maneira de mover as células que só renomeia os dígitos. Cada registro da entrada dá um número; é 1 se não há simetria. Pistas em conflito não têm nenhum: a linha delas diz `clashing`.
help-automorphisms-json = Escrever um objeto JSON por registro, com todos os automorfismos
example-automorphisms-1 = Contar as simetrias de cada grade
example-automorphisms-2 = Mostrá-las

## ichidoku dedupe

help-dedupe = Manter só o primeiro de todos os sudokus ou grades equivalentes
help-dedupe-long = Cada um é escrito como uma linha de 81 caracteres, na ordem da entrada. Pistas em conflito são mantidas. As formas de todas as classes ficam na memória: 41 bytes por classe, mais a tabela delas.
help-dedupe-json = Escrever um objeto JSON por registro mantido, com sua forma canônica
example-dedupe-1 = Manter um sudoku de cada classe
example-dedupe-2 = Escrever cada um com sua forma canônica

## ichidoku minimal

help-minimal = Mostrar os sudokus mínimos contidos em um sudoku, um por linha
help-minimal-long = De um sudoku já mínimo se mostra ele mesmo; um que não tem exatamente uma solução não dá linha. `check` relata se um sudoku é mínimo e quais pistas sobram. Com vários sudokus, `--json` diz a qual pertence cada resultado.
help-minimal-limit = No máximo esta quantidade por sudoku; `none` para todos, que podem ser muitíssimos
example-minimal-1 = Mostrar cinco sudokus mínimos entre as pistas
example-minimal-2 = Mostrar cinco para cada sudoku, como JSON

## ichidoku unavoidable

help-unavoidable = Mostrar conjuntos inevitáveis mínimos: células que não podem ficar todas sem pista
help-unavoidable-long = De um sudoku, os da sua solução; um que não tem exatamente uma solução não tem nenhum. Um conjunto por linha, o menor primeiro: o número de células, uma tabulação, as células. Com vários sudokus, `--json` diz a qual pertence cada resultado.
help-unavoidable-size = Maior conjunto a mostrar, no máximo 16 células; com 12 leva-se cerca de 10 ms por grade, e com cada célula a mais, algumas vezes mais
example-unavoidable-1 = Mostrar os menores conjuntos de cada grade
example-unavoidable-2 = Mostrar os da solução, como JSON

## ichidoku backdoors

help-backdoors = Mostrar as menores portas dos fundos: células que, preenchidas, deixam os únicos resolver o resto
help-backdoors-long = Os únicos são os nus, e os ocultos em linhas, colunas e blocos. Uma porta dos fundos por linha: o número de células, uma tabulação, as células. Um sudoku que os únicos resolvem tem uma, sem nenhuma célula. Com vários sudokus, `--json` diz a qual pertence cada resultado.
help-backdoors-size = Maior conjunto a procurar, no máximo 5 células; cada célula a mais leva algumas dezenas de vezes mais tempo
example-backdoors-1 = Mostrar as menores portas dos fundos de cada sudoku
example-backdoors-2 = Procurar no máximo duas células

## ichidoku bands

help-bands = Mostrar as 416 classes de equivalência de bandas
help-bands-long = Uma classe por linha, com os dados separados por tabulações: seu número, sua menor banda, o número de bandas nela, o número de automorfismos de cada uma, e o número de grades que começam com qualquer uma delas.
help-bands-json = Escrever um objeto JSON por classe
example-bands-1 = Escrever uma tabela das 416 classes
example-bands-2 = Escrever as três primeiras como JSON

## ichidoku count-grids

help-count-grids = Contar todas as grades completas, pela classe da sua primeira banda
help-count-grids-long = O número é calculado, não consultado: para cada uma das 416 classes de bandas, o número de bandas nela vezes o número de grades que começam com uma delas.
help-count-grids-json = Escrever um objeto JSON; o número é uma cadeia de caracteres, porque tem mais dígitos do que guarda a maioria dos programas que o leem
example-count-grids-1 = Escrever o número de todas as grades
example-count-grids-2 = Escrevê-lo como JSON

## ichidoku generate

help-generate = Criar sudokus por nível, pistas, simetria ou técnica
help-generate-long = Cada um tem uma só solução. A mesma semente, o mesmo índice e as mesmas opções dão o mesmo sudoku em todas as máquinas. Cada um é escrito assim que ele e os anteriores estão prontos. Ctrl-C termina uma execução longa com os que estão prontos, e mostra os `--seed` e `--from` para retomá-la. Opções que nenhum sudoku pode cumprir são recusadas na hora; um sudoku que não é encontrado em `--attempts` tentativas fica de fora, com uma mensagem, e o status de saída é 4 no fim.
help-generate-output = Escrever neste arquivo em vez da saída padrão; ele aparece no fim, e depois de Ctrl-C com os sudokus que estão prontos
help-generate-json = Escrever um objeto JSON por sudoku: sudoku, solução, pistas, semente, índice, avaliação
help-generate-seed = Semente aleatória; por padrão uma nova é escolhida e mostrada. Convém outra para cada nível: com a mesma, sudokus de dois níveis podem diferir só em uma ou duas pistas
help-generate-count = Número de sudokus a criar
help-generate-from = Índice do primeiro sudoku
help-generate-size = Número de linhas e de colunas; os tamanhos possíveis dependem de `--rules`
help-generate-like = Criar sudokus como este: do seu nível, com o mesmo número de pistas, uma a mais ou a menos, com a mesma simetria, e mínimos se ele o for
help-generate-like-long = O que for pedido com a própria opção é como essa opção diz: `--like puzzle.txt --grade hard` cria outros mais difíceis. Com `--pattern`, o padrão decide onde ficam as pistas; com `--hodoku`, `--er` ou `--needs`, estas decidem a dificuldade.
help-generate-rules = Regras além das de linhas, colunas e blocos: killer, jigsaw, termômetros etc.; por padrão, nenhuma. Não se combina com `--like`, `--hodoku`, `--er`, `--scale`, `--needs`, `--forbid`, `--clues`, `--minimal`, `--pattern`, `--given`, `--solution`, `--format` nem `--practice`
help-generate-digits = Dar algarismos também num killer
help-generate-scale = Escala de `--er`: `se121`, a do Sudoku Explainer 1.2.1 (padrão), ou `sukaku`, a do Sukaku Explainer 1.18.1
help-generate-format = Formato dos sudokus; por padrão o da extensão da saída, 81 caracteres por linha se ela não indicar nenhum, ou uma grade desenhada para um só sudoku em um terminal
help-generate-practice = Escrever a posição em que a técnica de `--needs` é necessária, com candidatos; com `--json`, também o passo
example-generate-1 = Criar um sudoku difícil
example-generate-2 = Criar sempre os mesmos vinte sudokus

## ichidoku book

help-book = Imprimir sudokus como PDF, com suas soluções
help-book-long = Os sudokus vêm na ordem da entrada, tantos por página quantos forem pedidos, cada um com seu número. Os mesmos sudokus e opções dão sempre o mesmo PDF. Um sudoku sem solução, ou com várias, também é impresso, mas não tem nenhuma no fim; uma nota diz qual. O texto pode ser selecionado, e um leitor de tela lê cada grade linha a linha, exceto em um livreto. Sudokus de outros tamanhos e regras podem estar entre os clássicos: suas regras são impressas em palavras abaixo ou ao lado, com o título e o autor. As células na neblina são hachuradas, e o que ela esconde continua legível.
help-book-paper = Tamanho do papel; em um livreto, uma página é metade dele
help-book-per-page = Sudokus por página: 1, 2, 4, 6 ou 9
help-book-solutions = Onde ficam as soluções: em lugar nenhum, no verso de cada página, ou pequenas no fim
help-book-title = Título no alto da primeira página
help-book-number-from = Número do primeiro sudoku
help-book-grade = Imprimir o nível e a pontuação de cada sudoku
help-book-candidates = Imprimir os candidatos das células vazias, os da entrada se ela tiver
help-book-large = Imprimir dígitos maiores e linhas mais grossas
help-book-gutter = Deixar uma margem mais larga na lombada, para encadernar
help-book-booklet = Imprimir duas páginas lado a lado, na ordem para imprimir frente e verso, dobrar e grampear
help-book-bleed = Milímetros em volta de cada página que são cortados
help-book-app = Imprimir ao lado de cada sudoku um código para escanear, que o abre no aplicativo neste endereço
help-book-font = Arquivo de fonte para as letras não latinas do título e de outras palavras, como as chinesas ou árabes
example-book-1 = Imprimir quatro sudokus por página, com as soluções no fim
example-book-2 = Fazer um livreto com sessenta sudokus difíceis, com sua pontuação

## ichidoku variations

help-variations = Escrever cópias simétricas aleatórias de sudokus
help-variations-long = Linhas, colunas e dígitos são trocados ao acaso, cada uma das 1.218.998.108.160 maneiras igualmente provável. Uma cópia parece diferente e é resolvida do mesmo jeito. A mesma semente dá as mesmas cópias. No `transform` de `--json`, o primeiro número de `rows` é o novo lugar da linha 1, e assim por diante; o mesmo em `columns`, e `digits` são os novos nomes dos dígitos 1 a 9. Com `transposed`, no fim as linhas viram colunas.
help-variations-json = Escrever um objeto JSON por cópia, com a transformação que leva a ela
help-variations-seed = Semente aleatória
help-variations-count = Número de cópias de cada sudoku
example-variations-1 = Escrever cinco cópias simétricas
example-variations-2 = Escrever uma cópia de cada, e como ela surgiu

## ichidoku neighbours

help-neighbours = Escrever os sudokus obtidos trocando pistas por outras tantas
help-neighbours-long = Cada resultado tem uma só solução e é escrito uma vez. Trocar uma pista dá muitas vezes centenas de sudokus, mas só alguns se há 17 pistas; trocar duas, muitas vezes mais de 100.000. Com vários sudokus, `--json` diz a qual pertence cada resultado.
help-neighbours-json = Escrever um objeto JSON por resultado
help-neighbours-clues = Número de pistas a trocar
example-neighbours-1 = Escrever dez sudokus que diferem em uma pista
example-neighbours-2 = Avaliar mil deles

## ichidoku bench

help-bench = Medir a velocidade de solução nesta máquina e conferir cada resposta
help-bench-long = Para cada arquivo, cada motor, uma thread e todas: a mediana de várias rodadas com todos os seus sudokus, na memória, das pistas a números e soluções. Cada solução é comparada com suas pistas, cada número com o dos outros motores e com a solução que o arquivo indica. Leitura e escrita não são medidas.
help-bench-limit = Número de soluções a procurar em cada sudoku; 2 prova que só há uma
help-bench-rounds = Número de rodadas a medir, cada uma de pelo menos 50 milissegundos
help-bench-json = Escrever um objeto JSON por linha da tabela
example-bench-1 = Medir todos os motores com um arquivo
example-bench-2 = Medir uma thread, como JSON

## ichidoku lab

help-lab = Executar, acompanhar e comparar algoritmos de livro-texto
example-lab-1 = Mostrar os algoritmos
example-lab-2 = Executar um e contar seu trabalho

## ichidoku lab-list

help-lab-list = Mostrar os algoritmos, os mais simples primeiro
example-lab-list-1 = Mostrar os algoritmos
example-lab-list-2 = Procurar um

## ichidoku lab-run

help-lab-run = Executar um algoritmo em um sudoku e relatar seu trabalho
help-lab-run-long = Ele para na primeira solução, depois de um número de passos adequado ao algoritmo (15 bilhões para a maioria), ou depois de cinco minutos; com `--trace`, depois de um milhão de passos. `--steps` e `--time` mudam isso. Uma execução que não termina diz isso, com status de saída 4.
help-lab-run-json = Escrever um objeto JSON
help-lab-run-order = Ordem em que o retrocesso visita as células; ou as células que ele visita primeiro, como `"r5c5 r1c9"`
help-lab-run-seed = Semente aleatória para as ordens ao acaso e para os movimentos do recozimento
help-lab-run-algorithm = O algoritmo; `ichidoku lab list` mostra os nomes
help-lab-run-all = Procurar todas as soluções
help-lab-run-digits = Ordem em que o retrocesso tenta os dígitos
help-lab-run-trace = Escrever cada passo neste arquivo, um objeto JSON por linha
help-lab-run-animate = Ver a grade no terminal
help-lab-run-animate-long = Espaço pausa e continua, a seta para a direita dá um passo, + e - mudam a velocidade, q termina.
help-lab-run-speed = Número de passos a mostrar por segundo
example-lab-run-1 = Executar as ligações dançantes e contar seu trabalho
example-lab-run-2 = Escrever cada passo em um arquivo

## ichidoku lab-compare

help-lab-compare = Comparar algoritmos com os mesmos sudokus em uma tabela
help-lab-compare-long = Cada algoritmo trabalha em cada sudoku até a primeira solução; o retrocesso linha a linha, também na grade girada, na embaralhada e com as células em ordem aleatória; o motor é a última linha, e a coluna `relative` mostra quantas vezes o tempo dele os outros levaram. Cada execução dispõe de um número de passos adequado ao seu algoritmo e de cinco minutos; a que não termina diz isso na sua linha.
help-lab-compare-json = Escrever um objeto JSON por execução
help-lab-compare-seed = Semente aleatória para as ordens embaralhadas e ao acaso
help-lab-compare-format = Formato da tabela; por padrão Markdown, ou o que o nome da saída indicar
help-lab-compare-algorithms = Só estes algoritmos, nesta ordem
example-lab-compare-1 = Comparar três algoritmos em uma tabela
example-lab-compare-2 = Escrever um objeto JSON por execução

## ichidoku lab-explain

help-lab-explain = Explicar um algoritmo: ideia, fonte, pseudocódigo, custo, o que é contado
help-lab-explain-algorithm = O algoritmo
help-lab-explain-source = Escrever seu arquivo-fonte, que começa com a explicação
example-lab-explain-1 = Explicar como um solucionador SAT resolve sudokus
example-lab-explain-2 = Escrever a fonte, que começa com a explicação

## ichidoku serve

help-serve = Servir o aplicativo web e a API REST (por padrão, só nesta máquina)
help-serve-long = Escreve o endereço e continua até Ctrl-C. A API está descrita em /api/v1/openapi.json; /board, /solve, /grade e /validate são os de um serviço que muitos projetos de estudantes chamam. Nada é enviado a nenhum outro host.
help-serve-host = O endereço em que escutar; 0.0.0.0 ou :: deixam entrar outras máquinas
help-serve-port = A porta em que escutar; 0 para qualquer uma livre
help-serve-allow-host = Responder também a requisições para este nome de host, que um proxy ou domínio acrescenta; pode ser repetida. Sem isto, um servidor em um endereço local responde por localhost e pelos endereços locais, e qualquer outro por todos os nomes
help-serve-open = Abrir o aplicativo no navegador
help-serve-log = Como as requisições são registradas na saída de erros; com --quiet, só o que dá errado
help-serve-time-limit = Desistir de uma requisição depois desta quantidade de segundos
help-serve-workers = Número de requisições curtas calculadas ao mesmo tempo, e de longas à parte; por padrão, uma por processador
help-serve-rate-limit = Deixar cada cliente consultar a API tantas vezes por minuto e recusar com 429 o que vier antes; os arquivos do aplicativo não contam
help-serve-client-header = O cabeçalho que distingue os clientes para --rate-limit e que o seu proxy põe: uma chave ou o endereço do próprio cliente; sem ele, o endereço de onde vem a requisição
help-serve-metrics = Responder em /metrics com as contagens de requisições e de cálculos (OpenMetrics, para o Prometheus)
help-serve-openapi = Escrever a descrição da interface REST (OpenAPI, JSON) em vez de servir
example-serve-1 = Servir em qualquer porta livre
example-serve-2 = Escrever a descrição da API REST

## ichidoku export-web

help-export-web = Escrever o aplicativo web em uma pasta para hospedagem estática
help-export-web-long = Os endereços nele são relativos, então ele pode ser servido sob qualquer caminho. Tudo roda no navegador; não há servidor para configurar.
help-export-web-folder = A pasta; ela é criada se faltar, e arquivos com os mesmos nomes são substituídos
example-export-web-1 = Escrever o aplicativo na pasta “site”
example-export-web-2 = Escrevê-lo em uma pasta de um site, sem nota

## ichidoku completions

help-completions = Escrever um script de autocompletar para o shell
help-completions-long = Carregue-o, ou ponha-o onde o shell procura esses scripts: `ichidoku completions zsh > _ichidoku`.
help-completions-shell = O shell
example-completions-1 = Escrever o autocompletar para bash, para carregar
example-completions-2 = Escrever o autocompletar para zsh, para pôr em uma pasta de $fpath

## ichidoku man

help-man = Escrever a página de manual do programa ou de um comando
help-man-long = Por exemplo `ichidoku man > ichidoku.1`, `ichidoku man solve > ichidoku-solve.1`.
help-man-command = O comando, como `solve` ou `lab run`; sem ele, o programa inteiro
example-man-1 = Escrever a página de manual do programa
example-man-2 = Escrever a página de manual de um comando

## Palavras da ajuda

help-options-heading = Opções
help-examples = Exemplos
help-exit-status = Status de saída
help-group-solve = Resolver
help-group-understand = Entender
help-group-make = Criar
help-group-research = Pesquisar
help-group-learn = Aprender
help-group-serve = Servir e instalar
exit-success = sucesso
exit-unsolvable = pelo menos um sudoku não tem solução
exit-clashing = em pelo menos um registro, as pistas estão em conflito
exit-usage = uso incorreto, ou saída que não pode ser escrita
exit-unreadable = uso incorreto, entrada ilegível (mesmo um só registro), ou saída que não pode ser escrita
exit-misstated = uso incorreto, entrada ilegível (mesmo um só registro), solução indicada errada, ou saída que não pode ser escrita
exit-several = pelo menos um sudoku tem várias soluções
exit-lab-or-generate = `lab run` não terminou, ou `generate` não encontrou nenhum sudoku
exit-guesses = uma busca chegou a `--guesses`
exit-not-found = pelo menos um sudoku não foi encontrado
exit-lab = `lab run` não terminou
exit-run = a execução não terminou
exit-precedence-three = Se vários se aplicam, 2 prevalece sobre 1, e 1 sobre 3.
exit-precedence-two = Se ambos se aplicam, 2 prevalece sobre 1.
exit-endings = Um pipe fechado termina o programa em silêncio com 0, Ctrl-C com 130.
color-auto = Em um terminal, a menos que NO_COLOR ou CLICOLOR=0 esteja definida; CLICOLOR_FORCE pede cor em toda parte
color-always = Sempre
color-never = Nunca
log-text = Uma linha legível
log-json = Um objeto JSON por linha

## Formatos, como as opções os mostram

format-line = 81 caracteres por linha
format-rows = nove linhas de nove caracteres
format-boxed = nove linhas em molduras
format-pretty = nove linhas em molduras desenhadas
format-candidates = os candidatos de cada célula em molduras
format-729 = os candidatos de cada célula, 729 caracteres por linha
format-sdk = nove linhas com cabeçalho, para SudoCue e SadMan Sudoku
format-csv = uma tabela com cabeçalho: sudoku, solução, rótulos, outras colunas
format-json = uma lista de objetos, com tudo o que há sobre cada sudoku
format-ndjson = os mesmos objetos, um por linha
format-opensudoku = uma pasta de jogos para o aplicativo OpenSudoku
format-ss = nove linhas nas molduras do Simple Sudoku
format-sdx = os candidatos de cada célula e os dígitos do jogador, em nove linhas
format-markdown = uma tabela em Markdown
format-python = uma lista de nove listas de números em Python
format-html = uma tabela em HTML
format-latex = uma imagem em LaTeX, com TikZ
format-hodoku = uma linha da biblioteca do HoDoKu por sudoku
format-sudokupad = um link curto para o SudokuPad por linha
format-sudokupad-marks = um link para o SudokuPad com notas por linha
format-f-puzzles = um link para o f-puzzles por linha
format-f-puzzles-json = um objeto do f-puzzles por linha
format-sudokuwiki = um link para o solucionador do SudokuWiki por linha
format-sudokuexchange = um link para o SudokuExchange por linha
format-sudoku-coach = um link para o sudoku.coach por linha
format-iss = um link para o Interactive Sudoku Solver por linha
format-parquet = um arquivo Parquet com as colunas de csv, todas como texto
format-scl = um link para o SudokuPad na sua própria forma longa por linha
format-svg = uma imagem de uma posição, com suas notas e cores
format-png = a mesma imagem em pontos
format-pdf = a mesma imagem como página
format-penpa = um link para o penpa-edit por linha
format-solo = um identificador de jogo do Solo, de Simon Tatham, por linha

## Notas

label-note = nota
which-puzzles = { $count ->
    [one] { $count } de { $puzzles } sudokus, em { $place }
    [many] { $count } de { $puzzles } sudokus, o primeiro em { $place }
   *[other] { $count } de { $puzzles } sudokus, o primeiro em { $place }
}
which-next = { $which }; depois { $places }
no-puzzle = a entrada não contém nenhum sudoku
some-unreadable = { $count ->
    [one] { $count } de { $records } registros não pôde ser lido
    [many] { $count } de { $records } registros não puderam ser lidos
   *[other] { $count } de { $records } registros não puderam ser lidos
}
some-unwritten = { $count ->
    [one] { $count } de { $records } registros não pôde ser escrito
    [many] { $count } de { $records } registros não puderam ser escritos
   *[other] { $count } de { $records } registros não puderam ser escritos
}
expected-json = esperava-se um valor em JSON
of-candidates = um sudoku dado apenas por seus candidatos; este comando só considera as pistas
unlisted = outros registros defeituosos são contados, mas não mostrados
drawn-unchecked = há linhas ou sinais apenas desenhados, que não foram verificados: { $which }
clashing = pistas em conflito: { $which }
no-solution = sem solução: { $which }
capped = tantas soluções quanto o limite, talvez mais: { $which }
counted-late = o tempo acabou, então pode haver mais soluções: { $which }
capped-minimal = o limite foi atingido, por isso pode haver mais sudokus mínimos: { $which }
out-of-budget = a busca esgotou seu orçamento: { $which }
misstated = solução indicada errada: { $which }
several = mais de uma solução: { $which }
several-so = mais de uma solução: { $which }; { $consequence }
so-one-shown = uma delas é mostrada
so-not-rated = sem avaliação
so-no-backdoors = nenhuma porta dos fundos mostrada
no-backdoor = { $count ->
    [1] nenhuma porta dos fundos de no máximo 1 célula: { $which }
   *[other] nenhuma porta dos fundos de no máximo { $count } células: { $which }
}
so-no-minimal = nenhum sudoku mínimo mostrado
so-no-sets = nenhum conjunto mostrado
classic-only = { $option } só vale para sudokus clássicos de 9×9, e { $place } é uma variante
command-classic-only = este comando só vale para sudokus clássicos de 9×9, e { $place } é uma variante
parquet-needs-file = um arquivo Parquet não é mostrado em um terminal; indique um arquivo com `--output`
text-in-parquet = { $name } tem nome de arquivo Parquet, mas seria escrito texto nele; esperava-se outro nome, ou `ichidoku solve` ou `ichidoku convert --to parquet`
lines-in-json = { $name } tem nome de arquivo JSON, mas seriam gravadas nele simples linhas; esperava-se outro nome, como { $other }, ou `--json`, se o comando o aceitar
lines-in-format = { $name } tem nome de arquivo no formato { $format }, mas seriam gravadas nele simples linhas; esperava-se outro nome, como { $other }
objects-in-format = { $name } tem nome de arquivo no formato { $format }, mas seriam gravados nele objetos JSON; esperava-se outro nome, como { $other }
named-otherwise = { $name } tem nome de arquivo no formato { $named }, mas seria gravado nele o formato { $format }; esperava-se outro nome, como { $other }
misnamed = { $name } tem nome de arquivo no formato { $format }, mas seria gravada nele outra coisa; esperava-se outro nome, como { $other }
no-table = { $name } tem nome de tabela, mas a entrada não é uma; esperava-se uma tabela cuja primeira linha nomeie as colunas, ou outro nome, como { $other }
output-is-input = { $name } também é uma entrada, e a saída não a conteria por inteiro; esperava-se outro arquivo para `--output`
other-columns = { $source } tem outras colunas que a tabela anterior; esperavam-se tabelas com o mesmo cabeçalho
no-target = falta o formato: a extensão da saída não o indica; esperava-se `--to FORMAT` ou uma extensão como `.csv` ou `.parquet`
only-in-parquet = { $option } só vale de um arquivo Parquet para outro: a entrada e o arquivo de `--output` são ambos Parquet
as-texts = { $names } passam a ser textos: nem todos os tipos são mantidos quando linhas são omitidas ou vários arquivos viram um só
all-as-texts = todas as colunas passam a ser textos: os tipos só são mantidos de arquivos Parquet nomeados como entrada
no-text-column = { $source } não tem coluna de texto chamada { $name }; esperava-se { $names }
no-puzzle-column = { $source } não tem coluna que pareça conter sudokus; indique-a com `--column`: { $names }
no-texts = { $source } não tem coluna de texto, e só uma assim pode conter sudokus; uma coluna sem nenhum valor não é de texto
picture-needs-file = uma imagem não é mostrada em um terminal; indique um arquivo com `--output`
picture-of-one = uma imagem mostra um sudoku; era esperada uma entrada com um, ou `ichidoku book` para muitos
picture-title = Sudoku
only-png = só um PNG tem escala ou pode ser transparente; era esperado `--to png`
parquet-file = o arquivo Parquet
book-needs-file = um PDF não é mostrado em um terminal; indique um arquivo com `--output`
book-per-page = { $count } sudokus por página; era esperado 1, 2, 4, 6 ou 9
book-small-candidates = os candidatos seriam menores que 4 pontos; são necessários menos sudokus por página ou um papel maior
book-letter = a fonte de um livro não tem { $letter }, só letras latinas; era esperado outro título, ou uma fonte que a tenha (`--font`)
book-letter-fonts = nem { $name } nem a fonte de um livro têm { $letter }; era esperado outro título, ou uma fonte que a tenha
book-no-font = { $name } não é uma fonte que se possa ler; era esperado TrueType ou OpenType
book-small-rules = o sudoku { $number } e suas regras ficariam pequenos demais para ler mesmo numa página só deles; é necessário um papel maior
book-unlettered = palavras com letras que faltam na fonte de um livro foram omitidas: { $which }; `--font` acrescenta letras
book-uncoded = sem código para escanear, porque o link é longo demais: { $which }
book-long-address = o endereço do aplicativo é longo demais para um código
so-no-solution-printed = impresso sem solução
so-no-neighbours = nenhum vizinho mostrado
so-no-uniqueness = nenhum passo se apoia na unicidade
left-out = { $format } não pode guardar { $part }, que ficam de fora: { $which }
no-column = { $label } fica de fora, pois a tabela começou sem uma coluna para isso: { $which }
stated-wrong = { $count ->
    [1] a solução indicada está errada em 1 célula: { $cells }
   *[other] a solução indicada está errada em { $count } células: { $cells }
}
nothing-to-compare = não há nada a comparar com o primeiro
exported = { $count } arquivos em { $folder }
compared = { $number } de { $count }: { $name }
resume = { $count ->
    [one] interrompido depois de { $done } de { $count } sudoku; para continuar: { $options }
    [many] interrompido depois de { $done } de { $count } de sudokus; para continuar: { $options }
   *[other] interrompido depois de { $done } de { $count } sudokus; para continuar: { $options }
}
no-browser = nenhum navegador foi aberto: { $reason }
listening = escutando em { $address }

## Resultados

solved-steps = { $count ->
    [0] 0 passos{ $ending }
    [1] 1 passo{ $ending }
   *[other] { $count } passos{ $ending }
}
ending-solved = , resolvido
ending-stuck = , não resolvido
ending-stopped = , parado ali
ending-cell = , e { $cell } não tem mais nenhum candidato
ending-house = , e { $house } não tem lugar para o { $digit }
explained-steps = { $count ->
    [0] 0 passos, ER { $er }, EP { $ep }, ED { $ed }
    [1] 1 passo, ER { $er }, EP { $ep }, ED { $ed }
   *[other] { $count } passos, ER { $er }, EP { $ep }, ED { $ed }
}
histogram-rating = nota
histogram-puzzles = sudokus
histogram-technique = técnica
histogram-steps = passos
rated-several = várias soluções
rated-unsolvable = sem solução
clue-count = { $count ->
    [0] 0 pistas
    [1] 1 pista
   *[other] { $count } pistas
}
cell-count = { $count ->
    [0] 0 células
    [1] 1 célula
   *[other] { $count } células
}
check-minimal = solução única, mínimo, { $clues }
check-proper = solução única, não mínimo, { $clues }
check-redundant = tirando qualquer uma destas, a solução continua única ({ $count }): { $cells }
check-several = { $count } soluções, { $clues }
check-several-capped = { $count } soluções ou mais, { $clues }
check-differ = estas duas diferem em { $count }: { $cells }
check-open = não definidas pelas pistas, { $count }: { $cells }
check-clashing = sem solução: pistas em conflito, { $clues }
check-unsolvable = sem solução, { $clues }
check-clash = { $house } tem o { $digit } em { $cells }
check-contradiction = { $count ->
    [1] esta pista se contradiz: { $clues }
   *[other] estas { $count } pistas se contradizem, e deixam de se contradizer se qualquer uma delas é tirada: { $clues }
}
check-one = exatamente uma solução, { $clues }
check-none-redundant = nenhuma pista e nenhuma regra sobra
check-undecided = descobrir se estas sobram levaria tempo demais ({ $count }): { $rules }
check-rules = estes elementos se contradizem, e deixam de se contradizer se qualquer um deles é tirado ({ $count }): { $rules }
check-rule = esta regra, sozinha, não deixa nenhuma solução: { $rules }
check-stated-right = a solução indicada está certa
check-stated-wrong = a solução indicada está errada em { $count }: { $cells }
check-stated-breaks = a solução indicada viola { $rule }
check-stated-twice = a solução indicada repete um dígito em uma linha, uma coluna ou um bloco
no-estimate = desconhecido: nenhuma sondagem chegou a uma solução
techniques-head-technique = técnica
techniques-head-family = família
techniques-head-difficulty = dificuldade
missing-nearest = { $reason }; o mais próximo tem { $count } pistas: { $puzzle }
missing-puzzle = sudoku { $number }: { $reason }

## Progresso

progress-puzzles = { $count } sudokus
progress-of = { $count } de { $all } sudokus
progress-attempts = { $count } tentativas
progress-solutions = { $count } soluções
progress-left = faltam { $time }

## Estatísticas de `solve --stats`

stats-puzzles = sudokus
stats-solved = resolvidos
stats-one = uma solução
stats-several = várias
stats-none = sem solução
stats-unreadable = ilegíveis
stats-guesses = palpites
stats-sweeps = varreduras
stats-time = tempo
stats-per-puzzle = { $count } ({ $average } por sudoku)
stats-depth = , no máximo { $depth } de profundidade
stats-speed = { $seconds } s, { $speed } sudokus/s, { $threads } threads, motor { $engine }

## O laboratório

lab-any-key = { $news }; qualquer tecla termina
lab-running = em andamento
lab-paused = em pausa
lab-pace = { $state }, { $speed } passos por segundo
lab-keys = espaço: pausa   direita: um passo   + -: velocidade   q: fim
lab-counts = profundidade { $depth }, colocações { $placements }, retrocessos { $backtracks }
lab-try = { $cell }: o { $digit } está livre?
lab-clash = { $cell }: { $digit } está em conflito com { $other }
lab-guess = { $placement }, um palpite
lab-no-digit = { $cell }: não resta nenhum dígito
lab-no-place = { $house }: não resta lugar para o { $digit }
lab-back = { $placement } é retirado
lab-solved = resolvido

## O que um formato talvez não possa guardar

part-solutions = soluções
part-candidates = candidatos
part-entries = dígitos escritos
part-corner-marks = notas de canto
part-centre-marks = notas de centro
part-colours = cores
part-fog = células com névoa
part-names = nomes
part-authors = autores
part-rules-in-words = regras em palavras
part-sources = fontes
part-ratings = avaliações
part-difficulties = dificuldades
part-other-columns = outras colunas
part-fields-outside-the-records = campos fora dos registros

## Nomes de valores

value-address = ENDEREÇO
value-candidates = CANDIDATOS
value-code = CÓDIGO
value-condition = CONDIÇÃO
value-er = ER
value-file = ARQUIVO
value-file-or-puzzle = ARQUIVO|SUDOKU
value-form = FORMA
value-format = FORMATO
value-grade = NÍVEL
value-index = ÍNDICE
value-level = NÍVEL
value-name = NOME
value-names = NOMES
value-order = ORDEM
value-paper = PAPEL
value-pattern = PADRÃO
value-place = LUGAR
value-port = PORTA
value-puzzle = SUDOKU
value-scale = ESCALA
value-seconds = SEGUNDOS
value-solution = SOLUÇÃO
value-symmetry = SIMETRIA
value-technique = TÉCNICA
value-title = TÍTULO
value-when = QUANDO
