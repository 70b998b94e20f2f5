# O que se diz dos passos em sudokus de outros tamanhos e regras. “Terms” são nomes de células, dígitos e conjuntos de dígitos.

## As unidades, partes de outras frases, com artigo.

variant-row = a linha { $place-count }
variant-column = a coluna { $place-count }
variant-box = o bloco { $place-count }
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
variant-seen-so = Uma dessas células é { $digit-terms }, e todas veem { $out-terms }.
variant-fish = Para o { $digit-terms }, { BOTH($base-clauses) } só têm lugar onde cruzam { BOTH($cover-clauses) }.
variant-fish-so = Cada uma das primeiras unidades citadas precisa de um { $digit-terms }, o que esgota os { $digit-terms } das seguintes.
variant-combinations = Com os candidatos que restam, só pode ser { OR($set-terms) }.
variant-combinations-many = Com os candidatos que restam, há { $combination-count } combinações possíveis.
variant-combinations-so = Nenhum outro candidato cabe em nenhuma combinação.
variant-required = Toda combinação contém o { $digit-terms }, que só pode ficar em { OR($cell-terms) }, então { $out-terms } não { $out-terms ->
    [1] pode
   *[other] podem
} ser { $digit-terms }.
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
variant-kept = Com os candidatos que restam, esta regra sozinha só permite isto: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = Dos candidatos que restam, esta regra sozinha já exclui alguns.

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
variant-rule-white-dot = { $cell-terms ->
    [2] O ponto branco entre { $cell-terms } indica que são consecutivas.
   *[other] Os pontos brancos entre { $cell-terms } indicam que as células vizinhas são consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] O ponto preto entre { $cell-terms } indica que uma é o dobro da outra.
   *[other] Os pontos pretos entre { $cell-terms } indicam que, de duas células vizinhas, uma é o dobro da outra.
}
variant-rule-letter = { $cell-terms ->
    [2] A letra entre { $cell-terms } indica que elas somam { $sum-count }.
   *[other] As letras entre { $cell-terms } indicam que cada par de células vizinhas soma { $sum-count }.
}
variant-rule-whisper = As células vizinhas da linha desenhada { COMMAS($cell-terms) } diferem em pelo menos { $difference-count }.
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
variant-rule-x-sum = A partir de { $cell-terms }, o primeiro dígito indica quantos dígitos, começando por ele, somam { $clue-count }.
variant-rule-skyscraper = A partir de { $cell-terms }, { $clue-count ->
    [1] um único dígito é maior que todos os anteriores
   *[other] { $clue-count } dígitos são maiores que todos os anteriores
}.
variant-rule-quad = O quadrado de { $cell-terms } contém { $digit-terms }.
variant-rule-other = Vale a regra { $rule-terms }.

## O que se segue: partes de outras frases.

variant-cannot = { $cell-terms } não { $cell-terms ->
    [1] pode
   *[other] podem
} ser { OR($digit-terms) }
variant-is = { $cell-terms } é { $digit-terms }
