# Os nomes das técnicas, por seus identificadores. `.indefinite` é o nome com seu artigo.

technique-arrow-sum = soma de seta
    .indefinite = uma seta com poucas somas possíveis
technique-cage-combinations = combinações de gaiola
technique-cell-pairs = par de células
    .indefinite = um par de células que se restringem mutuamente
technique-contradiction = contradição
    .indefinite = um candidato que leva a uma contradição
technique-increasing-digits = dígitos crescentes
    .indefinite = uma linha de dígitos crescentes
technique-innies-outies = regra do 45
    .indefinite = uma aplicação da regra do 45
technique-locked-candidates = candidatos bloqueados
technique-outside-clue = pista externa
    .indefinite = uma pista externa
technique-renban-window = janela de renban
    .indefinite = uma janela de renban
technique-required-digit = dígito obrigatório
    .indefinite = um dígito obrigatório
technique-rule-alone = regra por si só
    .indefinite = uma regra que por si só exclui candidatos
technique-sum-bounds = limites de uma soma
    .indefinite = uma soma com limites estreitos
