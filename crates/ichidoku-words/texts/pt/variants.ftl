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
variant-no-place = { CAP($house-clauses) } não tem mais célula para o { $digit-terms }, então este sudoku não tem solução.
variant-broken-rule = A regra { $rule-terms } não pode mais ser cumprida, então este sudoku não tem solução.

## Os passos

variant-last-candidate = { $cell-terms } só tem mais um candidato, o { $digit-terms }.
variant-places = { CAP($house-clauses) } só tem lugar para { $digit-terms } em { OR($cell-terms) }.
variant-hidden-so = Tantos dígitos ocupam outras tantas células, então nada mais pode ficar nessas células.
variant-naked = { CAP($house-clauses) }: { $cell-terms } só contêm { $digit-terms }.
variant-naked-so = Essas células esgotam esses dígitos, então uma célula que vê todos os lugares de um deles não pode ser esse dígito.
variant-confined-so = { CAP($house-clauses) } também contém todas essas células, então nenhuma outra célula dali pode ser { $digit-terms }.
variant-seen-so = Uma dessas células é { $digit-terms }, e todas veem { $out-terms }.
variant-fish = Só há lugar para o { $digit-terms } onde { BOTH($base-clauses) } cruzam { BOTH($cover-clauses) }.
variant-fish-so = Cada uma das primeiras precisa de um { $digit-terms }, o que esgota os { $digit-terms } das segundas.
variant-combinations = Com os candidatos que restam, só pode ser { OR($set-terms) }.
variant-combinations-many = Com os candidatos que restam, há { $combination-count } combinações.
variant-combinations-so = Nenhum outro candidato cabe em uma combinação.
variant-required = Toda combinação contém o { $digit-terms }, que só pode ficar em { OR($cell-terms) }, e portanto não em { $out-terms }.
variant-whole = A soma de todos os dígitos é { $total-count } para { BOTH($house-clauses) }.
variant-known = As somas conhecidas são { $sum-terms }.
variant-inside = Com os dígitos colocados, restam { $cell-terms }, com soma { $rest-count }.
variant-outside = Com os dígitos colocados, elas ultrapassam em { $cell-terms }, com soma { $rest-count }.
variant-difference = Restam { $more-terms } de um lado e { $less-terms } do outro. A soma do primeiro lado é { $rest-count } maior.
variant-ways = Na ordem { COMMAS($cell-terms) }, só é possível { OR($way-terms) }.
variant-kept = Com os candidatos que restam, isso por si só permite apenas { COMMAS($content-clauses) }.
variant-content = { OR($digit-terms) } em { $cell-terms }
variant-tried = Com os candidatos que restam, isso por si só exclui alguns.

## O que dizem as regras

variant-rule-cage = A gaiola em { $cell-terms } contém dígitos diferentes com soma { $sum-count }.
variant-rule-sum = Os dígitos em { $cell-terms } somam { $sum-count }.
variant-rule-thermo = Os dígitos aumentam ao longo do termômetro { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Os dígitos nunca diminuem ao longo do termômetro lento { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] O sinal entre { $cell-terms } diz que a primeira é maior.
   *[other] Os sinais entre { $cell-terms } dizem que cada uma é maior que a seguinte ao lado.
}
variant-rule-white-dot = { $cell-terms ->
    [2] O ponto branco entre { $cell-terms } diz que são consecutivas.
   *[other] Os pontos brancos entre { $cell-terms } dizem que as vizinhas são consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] O ponto preto entre { $cell-terms } diz que uma é o dobro da outra.
   *[other] Os pontos pretos entre { $cell-terms } dizem que, de duas vizinhas, uma é o dobro da outra.
}
variant-rule-letter = { $cell-terms ->
    [2] A letra entre { $cell-terms } diz que somam { $sum-count }.
   *[other] As letras entre { $cell-terms } dizem que as vizinhas somam { $sum-count }.
}
variant-rule-whisper = As vizinhas na linha { COMMAS($cell-terms) } diferem em pelo menos { $difference-count }.
variant-rule-palindrome = A linha { COMMAS($cell-terms) } se lê igual das duas pontas.
variant-rule-not-consecutive = { $cell-terms } estão lado a lado, então não podem ser consecutivas.
variant-rule-no-dot = Não há ponto entre { $cell-terms }, então não são consecutivas e nenhuma é o dobro da outra.
variant-rule-no-letter = Não há X nem V entre { $cell-terms }, então não somam nem 10 nem 5.
variant-rule-arrow = Os dígitos da seta { $cell-terms } somam { $bulb-terms }.
variant-rule-double-arrow = Os dígitos em { $cell-terms } somam o mesmo que os círculos { $bulb-terms }.
variant-rule-renban = Os dígitos da linha { COMMAS($cell-terms) } são consecutivos, em qualquer ordem.
variant-rule-between = Os dígitos da linha { COMMAS($cell-terms) } ficam entre os das pontas.
variant-rule-sandwich = Entre o { $low-terms } e o { $high-terms }, { $house-clauses } tem dígitos com soma { $sum-count }.
variant-rule-x-sum = A partir de { $cell-terms }, o primeiro dígito diz quantos dígitos, com ele, somam { $clue-count }.
variant-rule-skyscraper = A partir de { $cell-terms }, { $clue-count } dígitos são maiores que todos os anteriores.
variant-rule-quad = O quadrado de { $cell-terms } contém { $digit-terms }.
variant-rule-other = Vale a regra { $rule-terms }.

## O que se segue: partes de outras frases.

variant-cannot = { $cell-terms } não { $cell-terms ->
    [1] pode
   *[other] podem
} ser { OR($digit-terms) }
variant-is = { $cell-terms } é { $digit-terms }
