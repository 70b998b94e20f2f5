# O que dizem as dicas e as explicações. A última palavra do nome de um argumento diz o que ele é: $out-cells são células.

## Onde olhar, e o quê.

look-in = Olhe { $houses }.
look-at-digit = Olhe os { $digit } { OF($houses) }.
look-at-all = Olhe todos os { $digit }.
look-around = Olhe as células que { $cell } vê.
look-first = Comece { BY($houses) }.
there-is = Aqui há { INDEFINITE($technique) }.

## O que está errado em uma grade.

solved = O sudoku está resolvido.
conflict = O { $digit } aparece duas vezes { IN($house) }: em { $cells }.
no-solution = Este sudoku não tem solução.
one-without = Sem { OR($candidates) } haveria exatamente uma solução.
several-solutions = Este sudoku tem mais de uma solução, então só a lógica não basta para terminá-lo.
two-differ = Duas das suas soluções diferem em { $count } células.
wrong-entry = { $cell } não pode ser { $digit }. Apague antes de continuar.
wrong-mark = { $cell } precisa do { $digit }, mas ele falta nas notas dessa célula.
empty-cell = { $cell } não tem mais nenhum candidato. Coloque de volta os que você removeu antes de continuar.
lost-in-box = { AT($house) } falta uma nota necessária.
stale-marks = A grade já descarta { $candidates }. { $candidates ->
    [1] Remova-o
   *[other] Remova-os
} primeiro.
stale-elsewhere = Em outro lugar, a grade já descarta { $candidates }. { $candidates ->
    [1] Remova-o
   *[other] Remova-os
} também.
stuck = Nenhuma técnica encontra um passo aqui; só tentativa e erro resolveria.
stuck-among-chosen = Nenhuma das técnicas escolhidas encontra um passo aqui.

## O que se conclui. As orações são partes de outras frases.

result = Então { $result-clauses }.
result-more = Além disso, { $result-clauses }.
result-cannot = { $cells } não { $cells ->
    [1] pode
   *[other] podem
} ser { WITHOUT($digits) }
result-is = { $cells } { $cells ->
    [1] é
   *[other] são
} { $digit }

## Únicos

full-house = { $cell } é a última célula vazia { OF($house) }.
full-house-digit = Todos os dígitos menos o { $digit } já estão lá.
hidden-single = { AT($house) }, o { $digit } só pode ficar em { $cell }.
blockers = { $blocker-cells ->
    [1] O { $digit } de { $blocker-cells } descarta
   *[other] Os { $digit } de { $blocker-cells } descartam
} { $other-count ->
    [1] a outra célula vazia
   *[other] as outras células vazias
}.
blockers-some = { $blocker-cells ->
    [1] O { $digit } de { $blocker-cells } descarta
   *[other] Os { $digit } de { $blocker-cells } descartam
} as outras células, exceto { $earlier-cells }, de onde o { $digit } já foi eliminado.
eliminated-earlier = O { $digit } já foi eliminado de { $cells }.
naked-single = { $cell } vê todos os dígitos menos o { $digit }: { $seen-clauses }.
naked-single-seen = { $cell } vê { $seen-clauses }.
naked-single-earlier = { $digits ->
    [1] O { $digits } já foi eliminado
   *[other] Os dígitos { $digits } já foram eliminados
} de { $cell }.
digits-in = { $digits } { IN($house) }

## Candidatos bloqueados

confined-cells = { AT($house) }, o { $digit } só pode ficar em { OR($cells) }, { $cells ->
    [1] ou seja,
    [2] ambas
   *[other] todas
} { IN($cover-house) }.
confined-so = O { $digit } tem que estar ali, então nenhuma outra célula { OF($cover-house) } pode ser { $digit }.

## Conjuntos

naked-cells = { $cells } só { $cells ->
    [1] contém
   *[other] contêm
} { $digits }.
naked-pair = Uma é { $first-digit } e a outra é { $second-digit }, então nenhuma outra célula { OF($house) } pode conter esses dígitos.
naked-subset = Estas { WORD($cells) } células esgotam os { MASCULINE($cells) } dígitos { IN($house) }.
locked-subset = Elas estão { IN($line-house) } e também { IN($box-house) }, então esgotam esses dígitos nos dois lugares.
hidden-cells = { AT($house) }, os dígitos { $digits } só podem ficar em { $cells }.
hidden-subset = { $digits ->
    [2] Dois dígitos precisam das duas células, então nenhuma delas
    [3] Três dígitos precisam das três células, então nenhuma delas
   *[other] Quatro dígitos precisam das quatro células, então nenhuma delas
} pode conter outra coisa.

## Peixes

fish-bases = { AT($base-houses) }, o { $digit } só pode ficar { IN($cover-houses) }.
fish-so = É preciso um { $digit } em { EACH($base-houses) } { WORD($base-houses) } { KIND($base-houses) }, o que esgota os { $digit } { OF($cover-houses) }.
fish-out = Nenhuma outra célula ali pode ser { $digit }, então { $out-cells } também não.
fish-fins = Fora { $fin-cells ->
    [1] a barbatana
   *[other] as barbatanas
} { $fin-cells }, todos os { $digit } { OF($base-houses) } estão { IN($cover-houses) }.
fish-double-fins = { $cells }, onde duas dessas unidades se cruzam, { $cells ->
    [1] conta como barbatana
   *[other] contam como barbatanas
}.
fish-corner = { $corner-cells } completaria o padrão, mas não pode ser { $digit }; { $fin-cells ->
    [1] a barbatana { $fin-cells } fica
   *[other] as barbatanas { $fin-cells } ficam
} no lugar.
fish-without-fins = Se { $fin-cells ->
    [1] a barbatana não é
   *[other] nenhuma barbatana é
} { $digit }, { THESE($base-houses) } { KIND($base-houses) } esgotam os { $digit } { OF($cover-houses) }, e { $out-cells } não { $out-cells ->
    [1] é
   *[other] são
} { $digit }.
fish-with-fins = Se { $fin-cells ->
    [1] a barbatana é
   *[other] uma das barbatanas é
} { $digit }, { $out-cells } também não { $out-cells ->
    [1] é, porque vê
   *[other] são, porque veem
} { $fin-cells ->
    [1] a barbatana
    [2] as duas barbatanas
   *[other] todas as barbatanas
}.
fish-with-fins-in = Se { $fin-cells ->
    [1] a barbatana é
   *[other] uma das barbatanas é
} { $digit }, { $out-cells } também não { $out-cells ->
    [1] é
   *[other] são
}, porque { $all-cells ->
    [2] ambas as células
   *[other] todas essas células
} estão { IN($house) }.
fish-twice = Em { $cells } duas unidades de cobertura se cruzam: um { $digit } { $cells ->
    [1] ali
   *[other] em uma delas
} gastaria duas de uma vez e deixaria poucas demais.
siamese = Os { $digit } { OF($base-houses) } formam dois peixes ao mesmo tempo.
siamese-fish = Com { $cover-houses }, { $fin-cells ->
    [0] o peixe não tem barbatana
    [1] a barbatana é { $fin-cells }
   *[other] as barbatanas são { $fin-cells }
}, e { $out-cells } não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
siamese-because = Em cada peixe: se nenhuma barbatana é { $digit }, as unidades de cobertura se esgotam; se uma é, ela descarta as mesmas células.
kraken-fish = Sem { $fin-cells ->
    [1] a barbatana
   *[other] as barbatanas
} { $fin-cells }, todos os { $digit } { OF($base-houses) } estariam { IN($cover-houses) }.
kraken-prey = Essas unidades ficariam esgotadas, e { $out-cells } não { $out-cells ->
    [1] poderia
   *[other] poderiam
} ser { $digit }.
kraken-cover = O { $digit } { OF($house) } estaria então em { OR($cells) }.

## Padrões de um só dígito

two-links = { AT($houses) } só há, em cada caso, duas células para o { $digit }.
two-links-joint = { $cells } estão as duas { IN($house) }, então não podem ser ambas { $digit }.
two-links-ends = Portanto, pelo menos uma das células { $end-cells } é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê ambas, não pode
   *[other] veem ambas, não podem
} ser { $digit }.
skyscraper-joint = As células da base, { $cells }, estão as duas { IN($house) }, então não podem ser ambas { $digit }.
skyscraper-ends = Portanto, pelo menos um dos topos { $end-cells } é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê os dois, não pode
   *[other] veem os dois, não podem
} ser { $digit }.
rectangle-box = { AT($box-house) }, todos os { $digit } estão { IN($near-house) } ou { IN($far-house) }.
rectangle-link = { CAP($house) } só tem duas células para o { $digit }: { $cells }.
rectangle-far = Se { $far-cell } é { $digit }, { $out-cell } não é, porque ambas estão { IN($house) }.
rectangle-near = Se { $near-cell } é { $digit }, o { $digit } { OF($box-house) } tem que estar { IN($far-house) }, e { $out-cell } também não é { $digit }.

## Cores

colours = Cada elo une os dois únicos { $digit } de uma unidade: ou são verdadeiros todos os { $digit } azuis, ou todos os verdes.
colours-trap = { $cell } vê { $blue-cell } (azul) e { $green-cell } (verde).
colours-trap-so = Uma das duas cores é verdadeira, então { $out-cells } não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
colours-wrap = { $cells } têm ambas a cor { COLOUR($colour-count) } e estão ambas { IN($house) }, então o { COLOUR($colour-count) } é falso.
colour-false = Portanto, { $out-cells }, de cor { COLOUR($colour-count) }, não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
clusters = Os { $digit } formam dois grupos: o azul ou o verde é verdadeiro, e o laranja ou o roxo é verdadeiro.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) e { $second-cell } ({ COLOUR($second-count) }) se veem, então o { COLOUR($first-count) } e o { COLOUR($second-count) } não podem ser ambos verdadeiros.
clusters-so = Portanto, o { COLOUR($first-count) } ou o { COLOUR($second-count) } é verdadeiro, pelo menos um dos dois.
clusters-trap = { $cell } vê { $first-cell } ({ COLOUR($first-count) }) e { $second-cell } ({ COLOUR($second-count) }).
clusters-sees = { $cell } ({ COLOUR($colour-count) }) vê { $seen-cell } ({ COLOUR($seen-count) }).
clusters-false = Seja verdadeiro o { COLOUR($first-count) } ou o { COLOUR($second-count) }, o { COLOUR($colour-count) } é falso.
medusa = Os candidatos ligados se alternam: ou são verdadeiros todos os azuis, ou todos os verdes.
medusa-trap = { CAP($blue-candidate) } (azul) e { $green-candidate } (verde) descartam ambos { $out-candidate }.
medusa-two-digits = Se o { COLOUR($colour-count) } fosse verdadeiro, { $cell } seria { $first-digit } e { $second-digit } ao mesmo tempo.
medusa-two-cells = Se o { COLOUR($colour-count) } fosse verdadeiro, { $house } teria dois { $digit }, em { $cells }.
medusa-emptied = Se o { COLOUR($colour-count) } fosse verdadeiro, { $cell } não teria mais nenhum candidato: { $reason-clauses }.
medusa-rules-out = { $candidate } descarta ali { $digits }
medusa-false = Então o { COLOUR($colour-count) } é falso: { $result-clauses }.
remote-pair = { $path } só contêm { $digits }, e cada uma vê a seguinte.
remote-pair-ends = Os dígitos se alternam, então as pontas { $first-cell } e { $last-cell } são diferentes: uma é { $first-digit } e a outra é { $second-digit }.
remote-pair-so = { $out-cells }, que { $out-cells ->
    [1] vê as duas pontas, não pode
   *[other] veem as duas pontas, não podem
} ser { WITHOUT($digits) }.

## Wings

wing-pivot = O pivô { $cell } é { OR($digits) }.
wing-pincer = Se ele é { $pivot-digit }, a pinça { $cell } é { $digit }.
xy-wing-so = Portanto, pelo menos uma das pinças é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê ambas, não pode
   *[other] veem ambas, não podem
} ser { $digit }.
xyz-wing-so = Em qualquer caso, uma das três células é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê as três, não pode
   *[other] veem as três, não podem
} ser { $digit }.
wxyz-cells = { $cells } só contêm { $digits }.
wxyz-once = Nessas células, { $once-clauses }: cada dígito só cabe uma vez.
wxyz-in = { $digits ->
    [1] o { $digits } só está
   *[other] os { $digits } só estão
} { IN($house) }
wxyz-so = Quatro células precisam de um quarto dígito, então o { $digit } tem que estar em { OR($cells) }.
wxyz-out = { $out-cells }, que { $out-cells ->
    [1] vê
   *[other] veem
} { $cells ->
    [2] ambas
   *[other] todas essas células
}, não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
w-wing = { $cells } só contêm { $digits }.
w-wing-joint = Elas não podem ser ambas { $digit }: { IN($house) }, o { $digit } está em { OR($joint-cells) }, e cada uma dessas células vê uma das outras duas.
w-wing-so = Portanto, pelo menos uma das células { $cells } é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê ambas, não pode
   *[other] veem ambas, não podem
} ser { $digit }.
branch-w-wing = { $cells } só contêm { $digits }.
branch-w-wing-joint = { AT($house) }, o { $digit } só pode ficar em { OR($joint-cells) }, e cada uma dessas células vê uma das primeiras.
branch-w-wing-so = Então elas não podem ser todas { $digit }. Pelo menos uma é { $other-digit }, e { $out-cells }, que { $out-cells ->
    [1] vê todas elas, não pode
   *[other] veem todas elas, não podem
} ser { $other-digit }.
chute-pair = { AT($house) }, o { $digit } não está { IN($box-house) }, então está no bloco de { $first-cell } ou no de { $second-cell }, e essa célula não é { $digit }.
chute-pair-so = Portanto, pelo menos uma das duas é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê ambas, não pode
   *[other] veem ambas, não podem
} ser { $digit }.

## Unicidade

deadly-floor = { $cells } só { $cells ->
    [1] contém
   *[other] contêm
} { $digits }.
deadly-if-roof = Se { $cell } também só contivesse esses dígitos, eles poderiam ser trocados, e o sudoku teria duas soluções.
deadly-so = Ele só tem uma, então { $result-clauses }.
deadly-if = Se { $cells } só contivessem { $digits }, trocar esses dígitos daria uma segunda solução.
loop-if = Se { $cells } só contivessem { $digits }, os dois dígitos poderiam ser trocados ao longo de todo o laço, e o sudoku teria duas soluções.
deadly-extra = Só os { $digit } a mais em { $cells } impedem isso, então pelo menos um deles é verdadeiro.
deadly-extra-so = { $out-cells }, que { $out-cells ->
    [1] vê
   *[other] veem
} { $cells ->
    [2] ambas
   *[other] todas essas células
}, não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
deadly-extras = Só os candidatos a mais ({ $candidates }) impedem isso, então pelo menos um deles é verdadeiro.
deadly-subset = Seja qual for, sua célula forma com { $cells } { SUBSET($digits) } de { $digits } { IN($houses) }.
deadly-confined = { AT($house) }, o { $digit } só pode ficar em { OR($cells) }.
deadly-either = Se uma delas fosse { $other-digit }, a outra seria { $digit }, e os dois dígitos poderiam ser trocados em todas as células.
deadly-one-so = O sudoku só tem uma solução, então { $result-clauses }.
ur6-x-wing = { AT($houses) }, o { $digit } só pode ficar nestes cantos, então está em dois cantos opostos.
ur6-if = Se { $cells } fossem { $digit }, os outros dois cantos seriam { $other-digit }, e os dígitos poderiam ser trocados.
hidden-rectangle = { $cell } só contém { $digits }.
hidden-rectangle-if = Se { $cell } fosse { $digit }, { $side-cells } seriam ambas { $other-digit } e { $corner-cell } seria { $digit }.
hidden-rectangle-swap = Então os dois dígitos poderiam ser trocados, e o sudoku teria duas soluções.
avoidable = { BOTH($filled-clauses) }; nenhuma dessas células é uma pista.
avoidable-if = Se { BOTH($if-clauses) }, os dois dígitos poderiam ser trocados sem mexer em uma pista, e o sudoku teria duas soluções.
cell-is = { $cell } é { $digit }
cell-were = { $cell } fosse { $digit }
bug-one = Toda célula vazia tem dois candidatos, exceto { $cell }, que tem três.
bug-one-extra = Ali o { $digit } está sobrando: { $houses } o contêm três vezes, e qualquer outro dígito duas vezes.
bug-one-so = Sem ele, o resto poderia ser preenchido de duas maneiras. O sudoku só tem uma solução, então { $cell } é { $digit }.
bug-many = Sem { $candidates }, toda célula vazia teria dois candidatos e o sudoku, duas soluções.
bug-many-so = Pelo menos um deles é verdadeiro, e todos descartam os mesmos candidatos.
reverse-closed = Entre as pistas, todos os { $digits } estão em { $filled-cells }.
reverse-open = Com { OR($digits) } também em { $open-cells }, cada unidade teria duas dessas células ou nenhuma.
reverse-rest = Então { $digits } poderiam ser trocados em todas as suas outras células, mas o sudoku só tem uma solução.
qiu-lines = { AT($line-houses) }, fora { $cells }, as células contêm os mesmos dígitos, exceto um em cada fileira.
qiu-if = Se { $pair-cells } só contivessem { $digits }, trocar esses dígitos, junto com alguns { OF($line-houses) }, daria uma segunda solução.
guardians = Portanto, pelo menos um destes é verdadeiro: { OR($candidates) }.
lone-guardian = O único candidato restante ali é { $candidate }.

## Cadeias

chain-if = Se { $start-clauses }, { $then-clauses }.
chain-then = Então { $then-clauses }.
chain-not = { $cell } não é { $digit }
chain-not-group = nem { NOR($cells) } é { $digit }
chain-none = nenhuma das células { $cells } é { $digit }
chain-is = { $cell } é { $digit }
chain-it = ela é { $digit }
chain-must-be = Isso é uma contradição, então { $cell } tem que ser { $digit }, e não { OR($out-digits) }.
chain-must-be-so = Isso é uma contradição, então { $cell } tem que ser { $digit }, e { $result-clauses }.
chain-is-group = { OR($cells) } é { $digit }
chain-house = o { $digit } { OF($house) } está em { OR($cells) }
chain-set = { $set-cells }, que só têm { $digits }, têm que conter { $digit }, em { OR($cells) }
chain-ends = Portanto, pelo menos uma das células { $end-cells } é { $digit }, e { $out-cells }, que { $out-cells ->
    [1] vê ambas, não pode
   *[other] veem ambas, não podem
} ser { $digit }.
chain-ends-group = Portanto, o { $digit } está em { OR($end-cells) }, e { $out-cells }, que { $out-cells ->
    [1] vê todas essas células, não pode
   *[other] veem todas essas células, não podem
} ser { $digit }.
chain-ends-only = Portanto, o { $digit } está em { OR($end-cells) }.
chain-two-ends = Portanto, { $first-clauses }, ou { $last-clauses }.
chain-same-cell = Portanto, { $cell } é { OR($digits) }, e não pode ser { WITHOUT($out-digits) }.
chain-either-in = Em ambos os casos, { $result-clauses }, porque { $cells } estão ambas { IN($house) }.
chain-either = Em ambos os casos, { $result-clauses }.
loop-nodes = Os elos dão uma volta completa: { COMMAS($node-clauses) }, e de volta ao começo.
loop-so = Eles se alternam, então de cada dois vizinhos exatamente um é verdadeiro.
loop-cell = { $cell } é { OR($digits) }, então não pode ser { WITHOUT($out-digits) }.
loop-house = O { $digit } está em { OR($cells) }, então { $out-cells } não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
loop-set = { $cells } têm que conter { $digits }, então { $result-clauses }.
node = o { $digit } de { OR($cells) }
twinned-cells = { $cells } só contêm os seis dígitos { $digits }.
twinned-if = Seja qual for o dígito de { $cell } ({ OR($cell-digits) }), as outras cinco células decorrem dele, e as seis células contêm os seis dígitos.
twinned-so = O { $digit } está em { OR($cells) }, então { $out-cells }, que { $out-cells ->
    [1] vê
   *[other] veem
} { $cells ->
    [2] ambas
   *[other] todas essas células
}, não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.

## Conjuntos quase bloqueados

als-set = O conjunto { SET($set-count) }, { $cells }, tem { WORD($cells) } células e { WORD($digits) } dígitos: { $digits }.
als-cell = O conjunto { SET($set-count) } é a célula { $cells }, com { $digits }.
als-restricted = O { $digit } não pode estar nos dois conjuntos, porque { $cells } se veem.
als-restricted-in = O { $digit } não pode estar nos dois conjuntos, porque { $cells } estão { $cells ->
    [2] ambas
   *[other] todas
} { IN($house) }.
als-xz-so = O conjunto sem { $x-digit } precisa de todos os seus outros dígitos, então contém { $digits }.
als-out = Portanto, o { $digit } está em { OR($cells) }, e { $out-cells }, que { $out-cells ->
    [1] vê
   *[other] veem
} { $cells ->
    [1] essa célula
    [2] ambas
   *[other] todas essas células
}, não { $out-cells ->
    [1] pode
   *[other] podem
} ser { $digit }.
als-doubly = Um conjunto só pode perder um dígito, então um contém { $first-digit } e o outro { $second-digit }.
als-doubly-out = Nenhuma outra célula que veja os dois lugares do { OR($digits) } pode ser esse dígito: { $result-clauses }.
als-keeps = O conjunto { SET($set-count) } sempre contém { $digits }, então { $result-clauses }.
als-hinge = O conjunto C só pode perder um dígito, então contém { OR($digits) }.
als-hinge-takes = Se ele contém { $digit }, o conjunto { SET($set-count) } não pode contê-lo, porque { $cells } se veem, e por isso contém { $z-digits }.
als-stem = O caule { $cell } é { OR($digits) }.
als-petal = Se ele é { $digit }, o conjunto { SET($set-count) } ({ $cells }, com { $digits }) perde o { $digit } e contém { $z-digits }.
als-petal-cell = Se ele é { $digit }, o conjunto { SET($set-count) }, a célula { $cells }, é { $z-digits }.
als-blossom-out = { $out-cells } { $out-cells ->
    [1] vê todos os { $digit } dos conjuntos, então não pode
   *[other] veem todos os { $digit } dos conjuntos, então não podem
} ser { $digit }.
als-chain-loop = A cadeia volta assim ao conjunto { $cells }, que sempre contém { $digits }.
als-chain-more = Os dois conjuntos das pontas, { $first-cells } e { $last-cells }, também têm { $digits } em comum, e o que fica bloqueado { $digits ->
    [1] o contém
   *[other] os contém
} também.
ahs-set = { AT($house) }, os dígitos { $digits } só podem ficar em { $cells }: uma célula a mais do que dígitos.
ahs-shared = { $cell } está nos dois conjuntos, mas não pode conter um dígito de ambos; então pelo menos um conjunto preenche todas as suas outras células com os próprios dígitos.
ahs-shared-two = { $cells } estão nos dois conjuntos, mas não contêm nenhum dígito de ambos; então cada conjunto tem um dígito em uma delas e preenche todas as suas outras células.
coq-crossing = { $cells }, onde { $line-house } e { $box-house } se cruzam, só contêm { $digits }.
coq-beside = Com { $line-cells } { IN($line-house) } e { $box-cells } { IN($box-house) }, { WORD($all-cells) } células repartem { WORD($digits) } dígitos.
coq-once = Nenhum pode aparecer duas vezes, porque { $once-clauses }.
coq-all-in = todos os { $digits } estão { IN($house) }

## Cadeias forçadas, chicotes e redes

forcing-cell = { $cell } é { OR($digits) }.
forcing-house = { AT($house) }, o { $digit } está em { OR($cells) }.
forcing-way = Se { $start-clauses }, { $then-clauses }.
forcing-end = Em todos os casos, { $result-clauses }.
steps-later = { $count } { $count ->
    [1] passo
   *[other] passos
} depois, { $then-clauses }
suppose = Suponha que { $candidate-clauses }.
but-also = Mas também { $then-clauses }.
clash-house = Então haveria dois { $digit } { IN($house) }.
clash-cell = Então { $cell } teria { $first-digit } e { $second-digit } ao mesmo tempo.
clash-itself = Então o { $digit } de { OR($cells) } seria verdadeiro e falso ao mesmo tempo.
whip-then = Então { $then-clauses }.
whip-cell = { $cell } só pode ser { $digit }
whip-house = o { $digit } { OF($house) } só pode estar em { $cell }
whip-no-candidate = Agora { $by-clauses }, então { $cell } não tem mais nenhum candidato.
whip-no-place = Agora { $by-clauses }, então { $house } não tem mais nenhuma célula para o { $digit }.
net-facts = { $count ->
    [0] Então
    [1] Então, depois de um passo forçado,
   *[other] Então, depois de { WORD($count) } passos forçados,
} { $fact-clauses }.
net-no-candidate = Isso deixa { $cell } sem candidatos.
net-no-place = Isso deixa { $house } sem célula para o { $digit }.
net-start-cell = { $cell } é { OR($digits) }
net-way = Se { $start-clauses }, { $count ->
    [0] então
    [1] então, depois de um passo forçado,
   *[other] então, depois de { WORD($count) } passos forçados,
} { $then-clauses }.
net-ways = Os outros { $count } casos levam ao mesmo fim.

## Exclusão, fogos de artifício, padrões impossíveis

exclusion-if = Se { $cell } é { $digit }, { $way-clauses }.
exclusion-way = { $candidate } deixaria { $cell } sem candidatos
exclusion-two = { $first-candidate } com { $second-candidate } deixaria { $cell } sem candidatos
firework = Fora { OF($box-house) }, { $row-house } tem { $digits } só em { $row-cell }, e { $column-house } { $digits ->
    [1] o tem só
   *[other] os tem só
} em { $column-cell }.
firework-corner = Um dígito que não está em nenhuma das duas tem que estar no canto { $cell }, porque só ali a linha e a coluna podem tê-lo { IN($box-house) }.
firework-so = Então { WORD($digits) } dígitos precisam de { $cells }, e essas células não podem conter mais nada.
firework-w-wing = { $corner-cell } só contém { $digits }, e vê { $wing-cells }.
firework-w-wing-so = O dígito de { $corner-cell } não está em nenhuma delas, então está em { $cell }.
oddagon = { $path } formam um laço em que cada célula vê a seguinte.
oddagon-odd = Só com { $digits }, os dígitos teriam que se alternar, e em um laço de { WORD($cells) } células isso não é possível.
tridagon = Em cada um destes blocos ({ BARE($houses) }), três células de linhas e colunas diferentes contêm { $digits }: { $cells }.
tridagon-odd = Só com esses dígitos, as quatro diagonais não podem ser todas preenchidas.
guardian-loop = { $cells } formam um laço, unido { BY($houses) }.
guardian-loop-odd = Se essas unidades não tivessem outro { $digit }, ele teria que se alternar ao longo do laço, e em um laço de { WORD($cells) } células isso não é possível.

## Conjuntos bloqueados multissetor, exocets, gabaritos

sector-cells = Nestas { $count } células, { $often-clauses }.
sector-lines = Há { $count } células vazias onde { $row-houses } cruzam { $column-houses }.
sector-ring = Há { $count } células vazias em volta dos cantos preenchidos { $corner-cells }.
sector-often = { $digits } { $digits ->
    [1] pode
   *[other] podem
} aparecer no máximo { $count ->
    [1] uma vez
    [2] duas vezes
   *[other] { WORD($count) } vezes
}
sector-so = Isso dá { $count } lugares para { $count } células, então todos são usados.
exocet-base = A base { $cells } contém dois dos dígitos { $digits }.
exocet-lines = { AT($line-houses) }, fora da banda da base, cada um desses dígitos está só em duas destas unidades: { BARE($cover-houses) }.
exocet-lines-and-targets = { AT($line-houses) }, longe da base, cada um desses dígitos está só em { OR($cells) } e em duas destas unidades: { BARE($cover-houses) }.
exocet-targets = Três fileiras não podem colocar um dígito da base em só duas unidades, então os alvos { $cells } contêm os dois dígitos da base.
exocet-bases = Duas bases, { $cells }, contêm cada uma dois dos dígitos { $digits }.
exocet-lines-of-both = { AT($line-houses) }, fora da banda das bases, cada um desses dígitos está só em duas destas unidades: { BARE($cover-houses) }.
exocet-targets-of-both = Três fileiras não podem colocar um dígito da base em só duas unidades, então os alvos { $cells } contêm os dígitos das bases.
exocet-ways-of-both = Todas as maneiras de preencher os dois exocets levam ao mesmo resultado.
templates-all = Cada dígito só pode ser colocado na grade inteira de certas maneiras, e as de dígitos diferentes não podem se sobrepor.
templates-set = Em todas as maneiras que restam para o { $digit }, ele está em { $cells }.
templates-delete = Nenhuma das maneiras que restam para o { $digit } usa { OR($cells) }.

## Cada elo, um por um

link-cell = Se { $cell } não é { $first-digit }, é { $second-digit }.
link-house = Se { $from-clauses }, { $house } só tem { OR($cells) } para o { $digit }.
link-strong = Se { $from-clauses }, então { $to-clauses }.
link-weak = Se { $from-clauses }, então { $to-clauses }.
link-only-candidate = Então { $cell } só pode ser { $digit }.
link-only-place = Então { $house } só tem { $cell } para o { $digit }.
link-pattern = Há então { INDEFINITE($technique) }, e isso descarta { $candidates }.
link-excludes = Isso descarta { $candidates }.
link-no-candidate = Então { $cell } não tem mais nenhum candidato, de modo que { $candidate } é falso.
link-no-place = Então { $house } não tem mais nenhuma célula para o { $digit }, de modo que { $candidate } é falso.
link-any-case = Em todos os casos, { $candidate } é verdadeiro.
link-no-case = Em todos os casos, { $candidate } é falso.

## O que significam as marcas de um desenho

mark-pattern = Padrão
mark-fin = Barbatana
mark-guardian = Candidato a mais
mark-subset = Resto do conjunto
mark-on = Verdadeiro na cadeia
mark-off = Falso na cadeia
mark-in-set = Outro candidato de um conjunto quase bloqueado
mark-set = Conjunto quase bloqueado
mark-set-a = Conjunto A
mark-set-b = Conjunto B
mark-set-c = Conjunto C
mark-hidden-set = Conjunto quase oculto
mark-shared = Outro candidato de uma célula em comum
mark-stem = Caule
mark-pivot = Pivô
mark-pincer = Pinça
mark-crossing = Cruzamento da fileira com o bloco
mark-line = Outras células da fileira
mark-box = Outras células do bloco
mark-base = Base
mark-target = Alvo
mark-s-cell = Célula S
mark-colour = Azul
mark-other-colour = Verde
mark-second-colour = Laranja
mark-other-second-colour = Roxo
mark-joint = Vê uma célula do padrão
mark-blocker = Descarta outras células
mark-strong = Pelo menos um é verdadeiro
mark-weak = Não ambos
mark-out = Eliminado
mark-placed = Colocado
mark-spoils = Estraga o padrão

## O que faz um padrão falhar por pouco

near-candidate = Com { $candidate } a mais, já não há { INDEFINITE($technique) }.
near-open = Com { $cell } vazia, já não há { INDEFINITE($technique) }.
near-given = Com uma pista em { $cell }, já não há { INDEFINITE($technique) }.
near-title = quase: { $technique }

## Exercícios

task-place = Encontre { INDEFINITE($technique) } e coloque o dígito que se deduz.
task-remove = Encontre { INDEFINITE($technique) } e remova os candidatos assim eliminados.
judged-nothing = Ainda não foi feito nada: remova um candidato ou coloque um dígito.
judged-right = Certo.
judged-right-more = Certo. { $more-count ->
    [1] O mesmo passo elimina mais um candidato.
   *[other] O mesmo passo elimina mais { $more-count } candidatos.
}
judged-otherwise = É verdade, mas já se deduz com outra técnica ({ $other-technique }). Agora encontre { INDEFINITE($technique) }.
judged-not-out = É verdade, mas não por esta técnica ({ $technique }), que aqui não elimina { OR($candidates) }.
judged-not-placed = É verdade, mas não por esta técnica ({ $technique }), que aqui não leva a colocar { OR($candidates) }.
judged-wrongly-out = Não pode estar certo: esta técnica ({ $technique }) não elimina aqui { OR($candidates) }.
judged-wrongly-placed = Não pode estar certo: esta técnica ({ $technique }) não leva aqui a colocar { OR($candidates) }.

## Lições

task-boards = Um destes tabuleiros quebra uma regra. Toque neles para vê-los. Qual está certo?
task-which = Só uma destas afirmações é verdadeira. Qual?
task-near-miss = Um destes padrões não funciona. Qual?
task-no-link = Um destes não é um elo forte. Qual?
task-notes = Falta uma nota ou há uma desatualizada. Encontre-a.
task-ruled-out = Este dígito não está entre as notas. Qual célula o descarta?
task-other-cell = Isto não é certo. Encontre outra célula que poderia conter o dígito.
task-why-not = Isto não funciona. Encontre o candidato que estraga o padrão.
task-link = Encontre um elo forte e marque suas duas células.
task-set = Encontre um conjunto quase bloqueado de pelo menos duas células e marque-as.
task-pattern = Encontre { INDEFINITE($technique) } e marque as células do padrão.
task-scan = Coloque dez dígitos, um depois do outro.
task-last-cell = Encontre uma linha, uma coluna ou um bloco com uma só célula vazia e coloque seu dígito.
task-in-box = Encontre um bloco em que só resta uma célula para um dígito, e coloque-o.
task-in-line = Encontre uma linha ou coluna em que só resta uma célula para um dígito, e coloque-o.
task-place-next = Encontre o próximo passo e coloque o dígito dele.
task-remove-next = Encontre o próximo passo e remova os candidatos que ele elimina.
claim-board = Tabuleiro { $count }
claim-placed = { $cell } é { $digit }.
claim-out = Dá para eliminar { AND($candidates) }.
claim-link = Um elo forte une os { $digit } de { $cells }.
note-missing = Nada descarta o { $digit } em { $cell }.
note-ruled-out = O { $digit } de { $blocker-cells } descarta o { $digit } em { $cell }.
places-in-house = { AT($house) }, o { $digit } pode ficar em { $cells }.
set-of = { $cells }: { WORD($cells) } células e { WORD($digits) } dígitos ({ $digits }).
judged-no-answer = Ainda não há resposta.
judged-otherwise-lesson = É verdade, mas já se deduz com outra técnica ({ $other-technique }). Use agora a técnica desta lição.
judged-unproved = É verdade, mas nada nesta lição prova isso ainda.
judged-false = Não pode estar certo: nada nesta lição prova isso.
judged-works = Esse funciona. Procure o que não funciona.
judged-no-link = Isso não é um elo forte: o dígito tem outra célula na unidade.
judged-no-set = Isso não é um conjunto quase bloqueado: { WORD($cells) } células precisam de um dígito a mais, e elas têm { WORD($digits) }.
judged-no-pattern = Essas células não são o padrão de um passo. Marque todas as células de que ele precisa, e nenhuma outra.
judged-not-spoiling = Mesmo sem { $candidate }, isto não funcionaria.
judged-not-ruled-out = { $cell } não descarta { $candidate }.
judged-note-fine = { $candidate } está certo como está.
