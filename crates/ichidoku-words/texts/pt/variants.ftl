# O que se diz dos passos em sudokus de outros tamanhos e regras. “Terms” são nomes de células, dígitos e conjuntos de dígitos.

## As unidades, partes de outras frases, com artigo.

variant-row = a linha { $place-count }
variant-column = a coluna { $place-count }
variant-box = o bloco { $place-count }
variant-region = o bloco que contém { $cell-terms }
variant-rising-diagonal = a diagonal ascendente
variant-falling-diagonal = a diagonal descendente
variant-window = a janela { $place-count }
variant-disjoint-set = o grupo disjunto { $place-count }
variant-cage = a gaiola em { $cell-terms }
variant-set = o grupo de { $cell-terms }

## Onde olhar e como termina

variant-look-houses = Olhe { BOTH($house-clauses) }.
variant-look-cells = Olhe { $cell-terms }.
variant-no-candidate = { $cell-terms } não tem mais nenhum candidato, então este sudoku não tem solução.
variant-no-place = { CAP($house-clauses) } não tem mais lugar para o { $digit-terms }, então este sudoku não tem solução.
variant-broken-rule = A regra { $rule-terms } não pode mais ser cumprida, então este sudoku não tem solução.
variant-wrong-entry = { $cell-terms } não pode ser { $digit-terms }. Apague antes de continuar.
variant-dead-end = Com os dígitos escritos até agora, não há solução.
variant-misstated = A solução que veio com este sudoku viola esta regra; talvez ela signifique outra coisa.

## Os passos

variant-last-candidate = Só resta um candidato em { $cell-terms }: o { $digit-terms }.
variant-places = { CAP($house-clauses) } só tem lugar para { $digit-terms ->
    [1] o { $digit-terms }
   *[other] os dígitos { $digit-terms }
} em { OR($cell-terms) }.
variant-hidden-so = Há tantos dígitos quantas células, então nada mais pode ficar nessas células.
variant-naked = { CAP($house-clauses) } tem apenas os candidatos { $digit-terms } em { $cell-terms }.
variant-naked-so = Essas células esgotam esses dígitos, então uma célula que veja todos os lugares de um deles não pode ser esse dígito.
variant-confined-so = { CAP($house-clauses) } também contém todas essas células, então nenhuma outra célula dali pode ser { $digit-terms }.
variant-seen-so = Uma dessas células é { $digit-terms }, então nenhuma célula que veja todas elas pode ser { $digit-terms }.
variant-seen-houses = Uma dessas células é { $digit-terms }, então { BOTH($house-clauses) } { $house-clauses ->
    [1] não tem
   *[other] não têm
} lugar para outro { $digit-terms }.
variant-fish = Para o { $digit-terms }, { BOTH($base-clauses) } só têm lugar onde cruzam { BOTH($cover-clauses) }.
variant-fish-so = Cada uma das primeiras unidades citadas precisa de um { $digit-terms }, o que esgota os { $digit-terms } das seguintes.
variant-combinations = Com os candidatos que restam, só pode ser { OR($set-terms) }.
variant-combinations-always = { $sum-count } em { $cell-count ->
    [one] 1 célula
    [many] { $cell-count } de células
   *[other] { $cell-count } células
} só pode ser { OR($set-terms) }.
variant-combinations-many = Com os candidatos que restam, há { $combination-count } combinações possíveis.
variant-combinations-so = Nenhum outro candidato cabe em nenhuma combinação.
variant-required = Toda combinação contém o { $digit-terms }, que só pode ficar em { OR($cell-terms) }.
variant-whole = Ao todo, { BOTH($house-clauses) } { $house-clauses ->
    [1] soma
   *[other] somam
} { $total-count }.
variant-known = { $sum-terms ->
    [1] A soma conhecida é
   *[other] As somas conhecidas são
} { $sum-terms }.
variant-inside = Considerando os dígitos já colocados, { $cell-terms ->
    [1] resta { $cell-terms }, que vale { $rest-count }
   *[other] restam { $cell-terms }, que somam { $rest-count }
}.
variant-outside = Com os dígitos já colocados, também { $cell-terms ->
    [1] entra na conta uma célula de fora, { $cell-terms }, que vale { $rest-count }
   *[other] entram na conta células de fora: { $cell-terms }, que somam { $rest-count }
}.
variant-difference = Restam { $more-terms } de um lado e { $less-terms } do outro. { $rest-count ->
    [0] As duas somas são iguais
   *[other] A soma do primeiro lado supera a do segundo em { $rest-count }
}.
variant-ways = Na ordem { COMMAS($cell-terms) }, só é possível { OR($way-terms) }.
variant-no-partner = { $partner-terms } não tem nenhum candidato que combine com um { OR($digit-terms) } em { $cell-terms }.
variant-no-partners = Em nenhuma das duas, { OR($digit-terms) } combina com algum candidato da outra.
variant-bounds = Na ordem { COMMAS($cell-terms) }, eles são no mínimo { OR($least-terms) } e no máximo { OR($most-terms) }.
variant-kept = Com os candidatos que restam, esta regra sozinha só permite isto: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = Dos candidatos que restam, esta regra sozinha já exclui alguns.
variant-then-no-candidate = Então { $cell-terms } não tem mais nenhum candidato: uma contradição.
variant-then-no-place = Então { $house-clauses } não tem mais lugar para o { $digit-terms }: uma contradição.
variant-then-broken = Com os candidatos que restam então, isso não é possível: uma contradição.

## O que dizem as regras

variant-rule-cage = { $cell-terms ->
    [1] A gaiola em { $cell-terms } contém o { $sum-count }.
   *[other] A gaiola em { $cell-terms } contém dígitos diferentes que somam { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] O dígito em { $cell-terms } é { $sum-count }.
   *[other] Os dígitos em { $cell-terms } somam { $sum-count }.
}
variant-rule-thermo = Os dígitos aumentam ao longo do termômetro { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Os dígitos nunca diminuem ao longo do termômetro lento { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] O sinal entre { $cell-terms } indica que a primeira é maior.
   *[other] Os sinais entre { $cell-terms } indicam que cada uma é maior que a vizinha seguinte.
}
variant-rule-greatest = O dígito de { $bulb-terms } é maior que os de { $cell-terms }.
variant-rule-least = O dígito de { $bulb-terms } é menor que os de { $cell-terms }.
variant-rule-white-dot = { $cell-terms ->
    [2] O ponto branco entre { $cell-terms } indica que são consecutivas.
   *[other] Os pontos brancos entre { $cell-terms } indicam que as células vizinhas são consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] O ponto preto entre { $cell-terms } indica que uma é o dobro da outra.
   *[other] Os pontos pretos entre { $cell-terms } indicam que, de duas células vizinhas, uma é o dobro da outra.
}
variant-rule-difference-dot = O ponto entre { $cell-terms } indica que elas diferem em { $number-count }.
variant-rule-ratio-dot = O ponto entre { $cell-terms } indica que uma é { $number-count } vezes a outra.
variant-rule-letter = { $cell-terms ->
    [2] A letra entre { $cell-terms } indica que elas somam { $sum-count }.
   *[other] As letras entre { $cell-terms } indicam que cada par de células vizinhas soma { $sum-count }.
}
variant-rule-whisper = As células vizinhas da linha desenhada { COMMAS($cell-terms) } diferem em pelo menos { $difference-count }.
variant-rule-same = { $cell-terms } contêm o mesmo dígito.
variant-rule-palindrome = A linha desenhada { COMMAS($cell-terms) } se lê igual a partir das duas pontas.
variant-rule-not-consecutive = { $cell-terms } estão lado a lado, então não podem ser consecutivas.
variant-rule-no-dot = Não há ponto entre { $cell-terms }, então não são consecutivas e nenhuma é o dobro da outra.
variant-rule-no-letter = Não há X nem V entre { $cell-terms }, então não somam nem 10 nem 5.
variant-rule-arrow = { $cell-terms ->
    [1] O dígito da seta { $cell-terms } é igual ao de { $bulb-terms }.
   *[other] Os dígitos da seta { $cell-terms } somam o dígito de { $bulb-terms }.
}
variant-rule-double-arrow = { $cell-terms ->
    [1] O dígito em { $cell-terms } é a soma dos círculos { $bulb-terms }.
   *[other] Os dígitos em { $cell-terms } somam o mesmo que os dos círculos { $bulb-terms }.
}
variant-rule-renban = Os dígitos da linha desenhada { COMMAS($cell-terms) } são consecutivos, em qualquer ordem.
variant-rule-between = Os dígitos da linha desenhada { COMMAS($cell-terms) } ficam entre os de suas pontas.
variant-rule-sandwich = Entre o { $low-terms } e o { $high-terms }, { $house-clauses } soma { $sum-count }.
variant-rule-x-sum = Lendo { $house-clauses } a partir de { $cell-terms }, o primeiro dígito indica quantos dígitos, começando por ele, somam { $clue-count }.
variant-rule-skyscraper = Lendo { $house-clauses } a partir de { $cell-terms }, { $clue-count ->
    [1] um único dígito é maior que todos os anteriores
   *[other] { $clue-count } dígitos são maiores que todos os anteriores
}.
variant-rule-quad = O quadrado de { $cell-terms } contém { $digit-terms }.
variant-rule-numbered-room = Lendo { $house-clauses } a partir de { $cell-terms }, o primeiro dígito indica em que posição está o { $digit-terms }.
variant-rule-hidden-skyscraper = Lendo { $house-clauses } a partir de { $cell-terms }, o primeiro dígito que vem depois de um maior é o { $digit-terms }.
variant-rule-rank = Lendo todas as linhas e colunas a partir das duas pontas e ordenando-as da menor para a maior, { $house-clauses } lida a partir de { $cell-terms } fica na posição { $rank-count }.
variant-rule-ties-allowed = Uma linha ou coluna com posição indicada pode ser lida da mesma forma que outra.
variant-rule-ties-none = Não há duas linhas ou colunas que se leiam da mesma forma, qualquer que seja a ponta.
variant-rule-ties-ranked = Uma linha ou coluna com posição indicada não se lê da mesma forma que nenhuma outra.

## Pistas, blocos e células diferentes

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms } contém { OR($digit-terms) }.
   *[other] Cada uma das células { $cell-terms } contém { OR($digit-terms) }.
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms } contém um dígito ímpar.
   *[other] Cada uma das células { $cell-terms } contém um dígito ímpar.
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms } contém um dígito par.
   *[other] Cada uma das células { $cell-terms } contém um dígito par.
}
variant-rule-different = Nenhum dígito se repete em { $cell-terms }.
variant-rule-jigsaw = Os blocos são irregulares, e nenhum dígito se repete dentro de um bloco.
variant-rule-no-boxes = Não há blocos regulares.
variant-rule-box-size = Cada bloco tem { $size-count } células.
variant-rule-windows = Nenhum dígito se repete dentro de uma janela, um dos blocos extras no interior da grade.
variant-rule-disjoint-sets = Nenhum dígito ocupa o mesmo lugar em dois blocos.
variant-rule-diagonal = { CAP($house-clauses) } não tem dígitos repetidos.
variant-rule-boxes-to-find = É preciso descobrir os blocos: cada um é formado por { $size-count } células conectadas em que nenhum dígito se repete.
variant-rule-boxes-alike = Entre as linhas, colunas e blocos, os maiores contêm todos os mesmos dígitos.

## O que vale em toda a grade

variant-rule-anti-knight = Duas células a um salto de cavalo nunca contêm o mesmo dígito.
variant-rule-anti-king = Duas células que se tocam pelo canto, a um passo de rei, nunca contêm o mesmo dígito.
variant-rule-anti-taxicab = Duas células com o mesmo dígito nunca ficam exatamente a esse número de passos, contados ao longo de linhas e colunas.
variant-rule-anti-consecutive = Duas células lado a lado nunca contêm dígitos consecutivos.
variant-rule-strict-dots = Se não há ponto entre duas células lado a lado, elas não são consecutivas e nenhuma é o dobro da outra.
variant-rule-strict-letters = Se não há X nem V entre duas células lado a lado, elas não somam nem 10 nem 5.
variant-rule-fog = A neblina cobre a grade. Um dígito certo a dissipa na sua célula e nas células ao redor; as células com dígitos dados estão livres desde o início.
variant-rule-fog-clear = Livre desde o início: { COMMAS($cell-terms) }.
variant-rule-entropy = Cada quadrado de 2×2 células contém um dígito baixo (de 1 a 3), um médio (de 4 a 6) e um alto (de 7 a 9).
variant-rule-remainders = Em cada quadrado de 2×2 células, os dígitos dão os três restos possíveis na divisão por 3.
variant-rule-flatmates = Cada { $digit-terms } tem um { $low-terms } logo acima ou um { $high-terms } logo abaixo.
variant-rule-doppelganger = Cada linha, cada coluna e cada bloco contém um 0, e só um outro dígito falta ali.
variant-rule-doppelganger-lacking = O mesmo dígito nunca falta a duas linhas, a duas colunas ou a dois blocos.
variant-rule-doppelganger-zero = À linha, à coluna e ao bloco de um 0 faltam três dígitos diferentes.
variant-rule-connected = { $prefix-terms ->
    [0] As células
   *[other] As células extras { $prefix-terms }
} com { OR($digit-terms) } formam um único grupo, conectado pelos lados.
variant-rule-connected-size = Há exatamente { $size-count } dessas células.

## Linhas desenhadas

variant-rule-modular = Na linha desenhada { COMMAS($cell-terms) }, { $modulus-count } dígitos seguidos sempre dão restos diferentes na divisão por { $modulus-count }.
variant-rule-entropic = Na linha desenhada { COMMAS($cell-terms) }, três dígitos seguidos são sempre um baixo (de 1 a 3), um médio (de 4 a 6) e um alto (de 7 a 9), em qualquer ordem.
variant-rule-lockout = As pontas da linha desenhada { COMMAS($cell-terms) } diferem em pelo menos { $difference-count }, e cada um dos outros dígitos é menor que as duas ou maior que as duas.
variant-rule-zipper = { $middle-terms ->
    [1] Na linha desenhada { COMMAS($cell-terms) }, duas células à mesma distância do meio sempre somam o dígito de { $middle-terms }.
   *[other] Na linha desenhada { COMMAS($cell-terms) }, duas células à mesma distância do meio sempre somam o mesmo.
}
variant-rule-box-sum-line = Cada trecho da linha desenhada { COMMAS($cell-terms) } dentro de um bloco tem a mesma soma.
variant-rule-sum-line = A linha desenhada { COMMAS($cell-terms) } pode ser cortada em pedaços que somam { $sum-count } cada um.
variant-rule-sum-loop = A linha fechada { COMMAS($cell-terms) } pode ser cortada em pedaços que somam { $sum-count } cada um.
variant-rule-pill-arrow = Os dígitos da seta { $cell-terms } somam o número que { $bulb-terms } formam na ordem de leitura.

## Somas e gaiolas

variant-rule-formula = Os dígitos satisfazem { $formula-terms }.
variant-rule-equal-sums = Estas somas são iguais: { $sum-terms }.
variant-rule-little-killer = Os dígitos da diagonal { COMMAS($cell-terms) } somam { $sum-count }.
variant-rule-open-cage = Nenhum dígito se repete na gaiola em { $cell-terms }.
variant-rule-rellik = A gaiola em { $cell-terms } contém dígitos diferentes, e nenhum deles, sozinho ou com outros, soma { $sum-count }.
variant-rule-equality = A gaiola em { $cell-terms } contém dígitos diferentes: tantos pares quanto ímpares, e tantos baixos (até { $low-terms }) quanto altos (a partir de { $high-terms }).
variant-rule-lunchbox = Os dígitos em { COMMAS($cell-terms) } são todos diferentes, e os que ficam entre o menor e o maior somam { $sum-count }.

## Quantidades e lugares

variant-rule-occurs = Em { $cell-terms }, { $occurs-clauses }.
variant-rule-counting = Cada dígito dos círculos { $cell-terms } aparece neles exatamente tantas vezes quanto indica.
variant-rule-distinct = O dígito em { $control-terms } indica quantos dígitos diferentes há em { $cell-terms }.
variant-rule-same-digits = Estes grupos de células contêm os mesmos dígitos, cada um o mesmo número de vezes: { $group-terms }.
variant-rule-indexes-row = Um dígito N em { OR($cell-terms) } indica que a célula número N da sua linha contém o número da sua coluna.
variant-rule-indexes-column = Um dígito N em { OR($cell-terms) } indica que a célula número N da sua coluna contém o número da sua linha.
variant-rule-indexes-digit = O dígito em { $control-terms } indica em que posição de { COMMAS($cell-terms) } está o dígito de { $digit-terms }.
variant-rule-box-run = Para cima, para baixo, para a esquerda e para a direita de { $cell-terms }, seu bloco se estende por tantas células quanto indica seu dígito, { $start-count ->
    [0] sem contar essa célula
   *[other] contando essa célula uma vez
}.
variant-rule-box-arms = Ao longo de { COMMAS($arm-terms) }, o bloco da primeira célula se estende por tantas células quanto indica o dígito em { $control-terms }, { $start-count ->
    [0] sem contar a primeira
   *[other] contando a primeira uma vez
}.
variant-rule-box-around = O dígito em { $control-terms } indica quantas das células ao redor estão em seu bloco, { $start-count ->
    [0] sem contar a sua própria
   *[other] contando a sua própria
}.
variant-rule-box-among = O dígito em { $control-terms } indica quantas das células { COMMAS($cell-terms) } estão no bloco da primeira delas, { $start-count ->
    [0] sem contar esta
   *[other] contando esta
}.

## Regras próprias de um sudoku, e regras feitas de outras

variant-rule-own = { $name-terms ->
    [0] Uma regra própria deste sudoku vale para { $cell-terms }.
   *[other] A regra “{ $name-terms }”, própria deste sudoku, vale para { $cell-terms }.
}
variant-rule-any = Vale pelo menos uma destas { $alternative-count } alternativas.
variant-rule-alternative = Alternativa { $place-count }: { $rule-clauses }
variant-rule-copies = O que segue vale da mesma forma em { $place-count } lugares; só o primeiro é citado.
variant-rule-extra-cells = { $cell-terms ->
    [1] Há uma célula extra fora da grade: { $cell-terms }.
   *[other] Há células extras fora da grade: { $cell-terms }.
}

## Todas as outras

variant-rule-other = Vale a regra { $rule-terms }.

## O que se segue: partes de outras frases.

variant-cannot = { $cell-terms } não { $cell-terms ->
    [1] pode
   *[other] podem
} ser { OR($digit-terms) }
variant-is = { $cell-terms } é { $digit-terms }
variant-occurs = o { $digit-terms } { $times-count ->
    [0] não aparece
    [1] aparece exatamente uma vez
    [2] aparece exatamente duas vezes
   *[other] aparece exatamente { $times-count } vezes
}
variant-occurs-at-least = o { $digit-terms } aparece pelo menos { $times-count ->
    [1] uma vez
    [2] duas vezes
   *[other] { $times-count } vezes
}
