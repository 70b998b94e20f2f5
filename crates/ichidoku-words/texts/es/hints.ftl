# Lo que dicen las pistas y las explicaciones. La última palabra del nombre de un argumento dice qué es: $out-cells son celdas.

## Dónde mirar, y qué.

look-in = Mira { $houses }.
look-at-digit = Mira los { $digit } { OF($houses) }.
look-at-all = Mira todos los { $digit }.
look-around = Mira las celdas que ve { $cell }.
look-first = Empieza por { $houses }.
there-is = Aquí hay { INDEFINITE($technique) }.

## Qué está mal en una cuadrícula.

solved = El sudoku está resuelto.
conflict = El { $digit } aparece dos veces en { $house }: en { $cells }.
no-solution = Este sudoku no tiene solución.
one-without = Sin { OR($candidates) } habría exactamente una solución.
several-solutions = Este sudoku tiene más de una solución, así que la lógica sola no basta para terminarlo.
two-differ = Dos de sus soluciones difieren en { $count } celdas.
wrong-entry = { $cell } no puede ser { $digit }. Bórralo antes de seguir.
wrong-mark = { $cell } necesita el { $digit }, pero no está en sus notas.
empty-cell = A { $cell } no le queda ningún candidato. Vuelve a poner los que quitaste antes de seguir.
lost-in-box = Falta una nota necesaria en { $house }.
stale-marks = La cuadrícula ya descarta { $candidates }. { $candidates ->
    [1] Quítalo
   *[other] Quítalos
} primero.
stale-elsewhere = En otra parte, la cuadrícula ya descarta { $candidates }. { $candidates ->
    [1] Quítalo
   *[other] Quítalos
} también.
stuck = Ninguna técnica encuentra un paso aquí; solo queda probar.
stuck-among-chosen = Ninguna de las técnicas elegidas encuentra un paso aquí.

## Qué se deduce. Las oraciones son partes de otras frases.

result = Así que { $result-clauses }.
result-more = Además, { $result-clauses }.
result-cannot = { $cells } no { $cells ->
    [1] puede
   *[other] pueden
} ser { WITHOUT($digits) }
result-is = { $cells } { $cells ->
    [1] es
   *[other] son
} { $digit }

## Únicos

full-house = { $cell } es la última celda vacía { OF($house) }.
full-house-digit = Todas las cifras menos el { $digit } ya están ahí.
hidden-single = En { $house }, el { $digit } solo puede ir en { $cell }.
blockers = { $blocker-cells ->
    [1] El { $digit } de { $blocker-cells } descarta
   *[other] Los { $digit } de { $blocker-cells } descartan
} { $other-count ->
    [1] la otra celda vacía
   *[other] las otras celdas vacías
}.
blockers-some = { $blocker-cells ->
    [1] El { $digit } de { $blocker-cells } descarta
   *[other] Los { $digit } de { $blocker-cells } descartan
} las otras celdas, salvo { $earlier-cells }, donde el { $digit } se eliminó antes.
eliminated-earlier = El { $digit } ya se eliminó de { $cells }.
naked-single = { $cell } ve todas las cifras menos el { $digit }: { $seen-clauses }.
naked-single-seen = { $cell } ve { $seen-clauses }.
naked-single-earlier = { $digits ->
    [1] El { $digits } ya se eliminó
   *[other] Las cifras { $digits } ya se eliminaron
} de { $cell }.
digits-in = { $digits } en { $house }

## Candidatos bloqueados

confined-cells = En { $house }, el { $digit } solo puede ir en { OR($cells) }, { $cells ->
    [1] es decir,
    [2] ambas
   *[other] las { WORD($cells) }
} en { $cover-house }.
confined-so = El { $digit } tiene que estar ahí, así que ninguna otra celda { OF($cover-house) } puede ser { $digit }.

## Conjuntos

naked-cells = { $cells } solo { $cells ->
    [1] contiene
   *[other] contienen
} { $digits }.
naked-pair = Una es { $first-digit } y la otra es { $second-digit }, así que ninguna otra celda { OF($house) } puede contener esas cifras.
naked-subset = Estas { WORD($cells) } celdas agotan las { WORD($cells) } cifras en { $house }.
locked-subset = Están en { $line-house } y también en { $box-house }, así que agotan estas cifras en ambos sitios.
hidden-cells = En { $house }, las cifras { $digits } solo pueden ir en { $cells }.
hidden-subset = { $digits ->
    [2] Dos cifras necesitan las dos celdas, así que ninguna de ellas
    [3] Tres cifras necesitan las tres celdas, así que ninguna de ellas
   *[other] Cuatro cifras necesitan las cuatro celdas, así que ninguna de ellas
} puede contener otra cosa.

## Peces

fish-bases = En { $base-houses }, el { $digit } solo puede ir en { $cover-houses }.
fish-so = Hace falta un { $digit } en { EACH($base-houses) } de { THESE($base-houses) } { WORD($base-houses) } { KIND($base-houses) }, y con eso se agotan los { $digit } { OF($cover-houses) }.
fish-out = Ninguna otra celda puede ser { $digit } ahí, así que { $out-cells } tampoco.
fish-fins = Aparte de { $fin-cells ->
    [1] la aleta
   *[other] las aletas
} { $fin-cells }, todos los { $digit } { OF($base-houses) } están en { $cover-houses }.
fish-double-fins = { $cells }, donde se cruzan dos de estas unidades, { $cells ->
    [1] cuenta como aleta
   *[other] cuentan como aletas
}.
fish-corner = { $corner-cells } completaría el patrón pero no puede ser { $digit }; { $fin-cells ->
    [1] la aleta { $fin-cells } ocupa
   *[other] las aletas { $fin-cells } ocupan
} su lugar.
fish-without-fins = Si { $fin-cells ->
    [1] la aleta no es
   *[other] ninguna aleta es
} { $digit }, { THESE($base-houses) } { KIND($base-houses) } agotan los { $digit } { OF($cover-houses) }, y { $out-cells } no { $out-cells ->
    [1] es
   *[other] son
} { $digit }.
fish-with-fins = Si { $fin-cells ->
    [1] la aleta es
   *[other] una de las aletas es
} { $digit }, { $out-cells } tampoco { $out-cells ->
    [1] lo es, porque ve
   *[other] lo son, porque ven
} { $fin-cells ->
    [1] la aleta
    [2] las dos aletas
   *[other] todas las aletas
}.
fish-with-fins-in = Si { $fin-cells ->
    [1] la aleta es
   *[other] una de las aletas es
} { $digit }, { $out-cells } tampoco { $out-cells ->
    [1] lo es
   *[other] lo son
}, porque { $all-cells ->
    [2] ambas celdas
   *[other] todas estas celdas
} están en { $house }.
fish-twice = En { $cells } se cruzan dos unidades de cobertura: un { $digit } { $cells ->
    [1] ahí
   *[other] en una de ellas
} gastaría dos a la vez y dejaría demasiado pocas.
siamese = Los { $digit } { OF($base-houses) } forman dos peces a la vez.
siamese-fish = Con { $cover-houses }, { $fin-cells ->
    [0] el pez no tiene aletas
    [1] la aleta es { $fin-cells }
   *[other] las aletas son { $fin-cells }
}, y { $out-cells } no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
siamese-because = En cada pez: si ninguna aleta es { $digit }, las unidades de cobertura quedan agotadas; si una lo es, descarta las mismas celdas.
kraken-fish = Sin { $fin-cells ->
    [1] la aleta
   *[other] las aletas
} { $fin-cells }, todos los { $digit } { OF($base-houses) } estarían en { $cover-houses }.
kraken-prey = Esas unidades quedarían agotadas, y { $out-cells } no { $out-cells ->
    [1] podría
   *[other] podrían
} ser { $digit }.
kraken-cover = El { $digit } { OF($house) } estaría entonces en { OR($cells) }.

## Patrones de una sola cifra

two-links = En { $houses } solo hay, en cada caso, dos celdas para el { $digit }.
two-links-joint = { $cells } están las dos en { $house }, así que no pueden ser ambas { $digit }.
two-links-ends = Por tanto, al menos una de las celdas { $end-cells } es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.
skyscraper-joint = Las celdas de la base, { $cells }, están las dos en { $house }, así que no pueden ser ambas { $digit }.
skyscraper-ends = Por tanto, al menos una de las azoteas { $end-cells } es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.
rectangle-box = En { $box-house }, todos los { $digit } están en { $near-house } o en { $far-house }.
rectangle-link = { CAP($house) } solo tiene dos celdas para el { $digit }: { $cells }.
rectangle-far = Si { $far-cell } es { $digit }, { $out-cell } no lo es, porque ambas están en { $house }.
rectangle-near = Si { $near-cell } es { $digit }, el { $digit } { OF($box-house) } tiene que estar en { $far-house }, y { $out-cell } tampoco es { $digit }.

## Colores

colours = Cada enlace une los dos únicos { $digit } de una unidad: o son verdaderos todos los { $digit } azules, o lo son todos los verdes.
colours-trap = { $cell } ve { $blue-cell } (azul) y { $green-cell } (verde).
colours-trap-so = Uno de los dos colores es verdadero, así que { $out-cells } no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
colours-wrap = { $cells } son ambas de color { COLOUR($colour-count) } y están ambas en { $house }, así que el { COLOUR($colour-count) } es falso.
colour-false = Por tanto, { $out-cells }, de color { COLOUR($colour-count) }, no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
clusters = Los { $digit } forman dos grupos: el azul o el verde es verdadero, y el naranja o el violeta es verdadero.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) y { $second-cell } ({ COLOUR($second-count) }) se ven, así que el { COLOUR($first-count) } y el { COLOUR($second-count) } no pueden ser verdaderos los dos.
clusters-so = Por tanto, al menos uno de los colores { COLOUR($first-count) } y { COLOUR($second-count) } es verdadero.
clusters-trap = { $cell } ve { $first-cell } ({ COLOUR($first-count) }) y { $second-cell } ({ COLOUR($second-count) }).
clusters-sees = { $cell } ({ COLOUR($colour-count) }) ve { $seen-cell } ({ COLOUR($seen-count) }).
clusters-false = Sea verdadero el { COLOUR($first-count) } o el { COLOUR($second-count) }, el { COLOUR($colour-count) } es falso.
medusa = Los candidatos enlazados se alternan: o son verdaderos todos los azules, o lo son todos los verdes.
medusa-trap = { CAP($blue-candidate) } (azul) y { $green-candidate } (verde) descartan ambos { $out-candidate }.
medusa-two-digits = Si el { COLOUR($colour-count) } fuera verdadero, { $cell } sería { $first-digit } y { $second-digit } a la vez.
medusa-two-cells = Si el { COLOUR($colour-count) } fuera verdadero, { $house } tendría dos { $digit }, en { $cells }.
medusa-emptied = Si el { COLOUR($colour-count) } fuera verdadero, a { $cell } no le quedaría ningún candidato: { $reason-clauses }.
medusa-rules-out = { $candidate } descarta ahí { $digits }
medusa-false = Así que el { COLOUR($colour-count) } es falso: { $result-clauses }.
remote-pair = { $path } solo contienen { $digits }, y cada una ve a la siguiente.
remote-pair-ends = Las cifras se alternan, así que los extremos { $first-cell } y { $last-cell } son distintos: uno es { $first-digit } y el otro es { $second-digit }.
remote-pair-so = { $out-cells }, que { $out-cells ->
    [1] ve los dos extremos, no puede
   *[other] ven los dos extremos, no pueden
} ser { WITHOUT($digits) }.

## Wings

wing-pivot = El pivote { $cell } es { OR($digits) }.
wing-pincer = Si es { $pivot-digit }, la pinza { $cell } es { $digit }.
xy-wing-so = Por tanto, al menos una de las pinzas es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.
xyz-wing-so = En cualquier caso, una de las tres celdas es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve las tres, no puede
   *[other] ven las tres, no pueden
} serlo.
wxyz-cells = { $cells } solo contienen { $digits }.
wxyz-once = En estas celdas, { $once-clauses }: cada cifra cabe una sola vez.
wxyz-in = { $digits ->
    [1] el { $digits } solo está
   *[other] los { $digits } solo están
} en { $house }
wxyz-so = Cuatro celdas necesitan una cuarta cifra, así que el { $digit } tiene que estar en { OR($cells) }.
wxyz-out = { $out-cells }, que { $out-cells ->
    [1] ve
   *[other] ven
} { $cells ->
    [2] ambas
   *[other] todas estas celdas
}, no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
w-wing = { $cells } solo contienen { $digits }.
w-wing-joint = No pueden ser ambas { $digit }: en { $house }, el { $digit } está en { OR($joint-cells) }, y cada una de esas celdas ve una de las otras dos.
w-wing-so = Por tanto, al menos una de las celdas { $cells } es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.
branch-w-wing = { $cells } solo contienen { $digits }.
branch-w-wing-joint = En { $house }, el { $digit } solo puede ir en { OR($joint-cells) }, y cada una de estas celdas ve una de las primeras.
branch-w-wing-so = Así que no pueden ser todas { $digit }. Al menos una es { $other-digit }, y { $out-cells }, que { $out-cells ->
    [1] las ve todas, no puede
   *[other] las ven todas, no pueden
} serlo.
chute-pair = En { $house }, el { $digit } no está en { $box-house }, así que está en el bloque de { $first-cell } o en el de { $second-cell }, y esa celda no es { $digit }.
chute-pair-so = Por tanto, al menos una de las dos es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.

## Unicidad

deadly-floor = { $cells } solo { $cells ->
    [1] contiene
   *[other] contienen
} { $digits }.
deadly-if-roof = Si { $cell } contuviera también solo estas cifras, se podrían intercambiar, y el sudoku tendría dos soluciones.
deadly-so = Solo tiene una, así que { $result-clauses }.
deadly-if = Si { $cells } contuvieran solo { $digits }, al intercambiar estas cifras saldría una segunda solución.
loop-if = Si { $cells } contuvieran solo { $digits }, las dos cifras se podrían intercambiar a lo largo de todo el bucle, y el sudoku tendría dos soluciones.
deadly-extra = Solo lo impiden los { $digit } de más en { $cells }, así que al menos uno de ellos es verdadero.
deadly-extra-so = { $out-cells }, que { $out-cells ->
    [1] ve
   *[other] ven
} { $cells ->
    [2] ambas
   *[other] todas estas celdas
}, no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
deadly-extras = Solo lo impiden los candidatos de más ({ $candidates }), así que al menos uno de ellos es verdadero.
deadly-subset = Sea cual sea, su celda forma con { $cells } { SUBSET($digits) } de { $digits } en { $houses }.
deadly-confined = En { $house }, el { $digit } solo puede ir en { OR($cells) }.
deadly-either = Si una de ellas fuera { $other-digit }, la otra sería { $digit }, y las dos cifras se podrían intercambiar en todas las celdas.
deadly-one-so = El sudoku solo tiene una solución, así que { $result-clauses }.
ur6-x-wing = En { $houses }, el { $digit } solo puede ir en estas esquinas, así que está en dos opuestas.
ur6-if = Si { $cells } fueran { $digit }, las otras dos esquinas serían { $other-digit }, y las cifras se podrían intercambiar.
hidden-rectangle = { $cell } solo contiene { $digits }.
hidden-rectangle-if = Si { $cell } fuera { $digit }, { $side-cells } serían ambas { $other-digit } y { $corner-cell } sería { $digit }.
hidden-rectangle-swap = Entonces las dos cifras se podrían intercambiar, y el sudoku tendría dos soluciones.
avoidable = { BOTH($filled-clauses) }; ninguna de estas cifras es inicial.
avoidable-if = Si { BOTH($if-clauses) }, las dos cifras se podrían intercambiar sin tocar una cifra inicial, y el sudoku tendría dos soluciones.
cell-is = { $cell } es { $digit }
cell-were = { $cell } fuera { $digit }
bug-one = Todas las celdas vacías tienen dos candidatos, salvo { $cell }, que tiene tres.
bug-one-extra = Ahí sobra el { $digit }: { $houses } lo contienen tres veces, y cualquier otra cifra dos veces.
bug-one-so = Sin él, el resto se podría rellenar de dos maneras. El sudoku solo tiene una solución, así que { $cell } es { $digit }.
bug-many = Sin { $candidates }, todas las celdas vacías tendrían dos candidatos y el sudoku dos soluciones.
bug-many-so = Al menos uno de ellos es verdadero, y todos descartan los mismos candidatos.
reverse-closed = Entre las cifras iniciales, todos los { $digits } están en { $filled-cells }.
reverse-open = Con { OR($digits) } también en { $open-cells }, cada unidad tendría dos de estas celdas o ninguna.
reverse-rest = Entonces { $digits } se podrían intercambiar en todas sus demás celdas, pero el sudoku solo tiene una solución.
qiu-lines = En { $line-houses }, aparte de { $cells }, las celdas contienen las mismas cifras, salvo una en cada línea.
qiu-if = Si { $pair-cells } contuvieran solo { $digits }, al intercambiarlas, junto con algunas cifras { OF($line-houses) }, saldría una segunda solución.
guardians = Por tanto, al menos uno de estos es verdadero: { OR($candidates) }.
lone-guardian = El único candidato restante ahí es { $candidate }.

## Cadenas

chain-if = Si { $start-clauses }, { $then-clauses }.
chain-then = Entonces { $then-clauses }.
chain-not = { $cell } no es { $digit }
chain-not-group = ni { NOR($cells) } es { $digit }
chain-none = ninguna de las celdas { $cells } es { $digit }
chain-is = { $cell } es { $digit }
chain-it = es { $digit }
chain-must-be = Es una contradicción, así que { $cell } tiene que ser { $digit } y no { OR($out-digits) }.
chain-must-be-so = Es una contradicción, así que { $cell } tiene que ser { $digit }, y { $result-clauses }.
chain-is-group = { OR($cells) } es { $digit }
chain-house = el { $digit } { OF($house) } está en { OR($cells) }
chain-set = { $set-cells }, que solo tienen { $digits }, tienen que contener { $digit }, en { OR($cells) }
chain-ends = Por tanto, al menos una de las celdas { $end-cells } es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve ambas, no puede
   *[other] ven ambas, no pueden
} serlo.
chain-ends-group = Por tanto, al menos una de las celdas { $end-cells } es { $digit }, y { $out-cells }, que { $out-cells ->
    [1] ve todas estas celdas, no puede
   *[other] ven todas estas celdas, no pueden
} ser { $digit }.
chain-ends-only = Por tanto, al menos una de las celdas { $end-cells } es { $digit }.
chain-two-ends = Por tanto, { $first-clauses }, o bien { $last-clauses }.
chain-same-cell = Por tanto, { $cell } es { OR($digits) }, y no puede ser { WITHOUT($out-digits) }.
chain-either-in = En ambos casos, { $result-clauses }, porque { $cells } están ambas en { $house }.
chain-either = En ambos casos, { $result-clauses }.
loop-nodes = Los enlaces dan una vuelta completa: { COMMAS($node-clauses) }, y de nuevo al principio.
loop-so = Se alternan, así que de cada dos vecinos exactamente uno es verdadero.
loop-cell = { $cell } es { OR($digits) }, así que no puede ser { WITHOUT($out-digits) }.
loop-house = El { $digit } está en { OR($cells) }, así que { $out-cells } no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
loop-set = { $cells } tienen que contener { $digits }, así que { $result-clauses }.
node = el { $digit } de { OR($cells) }
twinned-cells = { $cells } solo contienen las seis cifras { $digits }.
twinned-if = Sea cual sea la cifra de { $cell } ({ OR($cell-digits) }), las otras cinco celdas se deducen de ella, y las seis celdas contienen las seis cifras.
twinned-so = El { $digit } está en { OR($cells) }, así que { $out-cells }, que { $out-cells ->
    [1] ve
   *[other] ven
} { $cells ->
    [2] ambas
   *[other] todas estas celdas
}, no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.

## Conjuntos casi bloqueados

als-set = El conjunto { SET($set-count) }, { $cells }, tiene { WORD($cells) } celdas y { WORD($digits) } cifras: { $digits }.
als-cell = El conjunto { SET($set-count) } es la celda { $cells }, con { $digits }.
als-restricted = El { $digit } no puede estar en los dos conjuntos, porque { $cells } se ven.
als-restricted-in = El { $digit } no puede estar en los dos conjuntos, porque { $cells } están { $cells ->
    [2] ambas
   *[other] todas
} en { $house }.
als-xz-so = El conjunto sin { $x-digit } necesita todas sus demás cifras, así que contiene { $digits }.
als-out = Por tanto, el { $digit } está en { OR($cells) }, y { $out-cells }, que { $out-cells ->
    [1] ve
   *[other] ven
} { $cells ->
    [1] esa celda
    [2] ambas
   *[other] todas estas celdas
}, no { $out-cells ->
    [1] puede
   *[other] pueden
} ser { $digit }.
als-doubly = Un conjunto solo puede perder una cifra, así que uno contiene { $first-digit } y el otro { $second-digit }.
als-doubly-out = Ninguna otra celda que vea las dos posiciones del { OR($digits) } puede ser esa cifra: { $result-clauses }.
als-keeps = El conjunto { SET($set-count) } siempre contiene { $digits }, así que { $result-clauses }.
als-hinge = El conjunto C solo puede perder una cifra, así que contiene { OR($digits) }.
als-hinge-takes = Si contiene { $digit }, el conjunto { SET($set-count) } no puede contenerlo, porque { $cells } se ven, y por eso contiene { $z-digits }.
als-stem = El tallo { $cell } es { OR($digits) }.
als-petal = Si es { $digit }, el conjunto { SET($set-count) } ({ $cells }, con { $digits }) pierde el { $digit } y contiene { $z-digits }.
als-petal-cell = Si es { $digit }, el conjunto { SET($set-count) }, la celda { $cells }, es { $z-digits }.
als-blossom-out = { $out-cells } { $out-cells ->
    [1] ve todos los { $digit } de los conjuntos, así que no puede
   *[other] ven todos los { $digit } de los conjuntos, así que no pueden
} ser { $digit }.
als-chain-loop = La cadena vuelve así al conjunto { $cells }, que siempre contiene { $digits }.
als-chain-more = Los dos conjuntos de los extremos, { $first-cells } y { $last-cells }, comparten también { $digits }, y el que queda bloqueado { $digits ->
    [1] lo contiene
   *[other] los contiene
} también.
ahs-set = En { $house }, las cifras { $digits } solo pueden ir en { $cells }: una celda más que cifras.
ahs-shared = { $cell } está en los dos conjuntos pero no puede contener una cifra de ambos, así que al menos un conjunto llena todas sus demás celdas con sus propias cifras.
ahs-shared-two = { $cells } están en los dos conjuntos pero no contienen ninguna cifra de ambos, así que cada conjunto tiene una cifra en una de ellas y llena todas sus demás celdas.
coq-crossing = { $cells }, donde se cruzan { $line-house } y { $box-house }, solo contienen { $digits }.
coq-beside = Con { $line-cells } en { $line-house } y { $box-cells } en { $box-house }, { WORD($all-cells) } celdas se reparten { WORD($digits) } cifras.
coq-once = Ninguna puede aparecer dos veces, porque { $once-clauses }.
coq-all-in = todos los { $digits } están en { $house }

## Cadenas forzadas, látigos y redes

forcing-cell = { $cell } es { OR($digits) }.
forcing-house = En { $house }, el { $digit } está en { OR($cells) }.
forcing-way = Si { $start-clauses }, { $then-clauses }.
forcing-end = En todos los casos, { $result-clauses }.
steps-later = { $count } { $count ->
    [1] paso
   *[other] pasos
} después, { $then-clauses }
suppose = Supongamos que { $candidate-clauses }.
but-also = Pero también { $then-clauses }.
clash-house = Entonces habría dos { $digit } en { $house }.
clash-cell = Entonces { $cell } tendría { $first-digit } y { $second-digit } a la vez.
clash-itself = Entonces el { $digit } de { OR($cells) } sería verdadero y falso a la vez.
whip-then = Entonces { $then-clauses }.
whip-cell = { $cell } solo puede ser { $digit }
whip-house = el { $digit } { OF($house) } solo puede estar en { $cell }
whip-no-candidate = Ahora { $by-clauses }, así que a { $cell } no le queda ningún candidato.
whip-no-place = Ahora { $by-clauses }, así que en { $house } no queda ninguna celda para el { $digit }.
net-facts = { $count ->
    [0] Entonces
    [1] Entonces, tras un paso forzado,
   *[other] Entonces, tras { WORD($count) } pasos forzados,
} { $fact-clauses }.
net-no-candidate = Así { $cell } se queda sin candidatos.
net-no-place = Así no queda en { $house } ninguna celda para el { $digit }.
net-start-cell = { $cell } es { OR($digits) }
net-way = Si { $start-clauses }, { $count ->
    [0] entonces
    [1] entonces, tras un paso forzado,
   *[other] entonces, tras { WORD($count) } pasos forzados,
} { $then-clauses }.
net-ways = Los otros { $count } casos llevan al mismo final.

## Exclusión, fuegos artificiales, patrones imposibles

exclusion-if = Si { $cell } es { $digit }, { $way-clauses }.
exclusion-way = { $candidate } dejaría { $cell } sin candidatos
exclusion-two = { $first-candidate } con { $second-candidate } dejaría { $cell } sin candidatos
firework = Fuera { OF($box-house) }, { $row-house } tiene { $digits } solo en { $row-cell }, y { $column-house } { $digits ->
    [1] lo tiene solo
   *[other] los tiene solo
} en { $column-cell }.
firework-corner = Una cifra que no está en ninguna de las dos tiene que estar en la esquina { $cell }, porque solo ahí pueden tenerla la fila y la columna en { $box-house }.
firework-so = Así que { WORD($digits) } cifras necesitan { $cells }, y estas celdas no pueden contener nada más.
firework-w-wing = { $corner-cell } solo contiene { $digits }, y ve { $wing-cells }.
firework-w-wing-so = La cifra de { $corner-cell } no está en ninguna de ellas, así que está en { $cell }.
oddagon = { $path } forman un bucle en el que cada celda ve a la siguiente.
oddagon-odd = Con solo { $digits }, las cifras tendrían que alternarse, y en un bucle de { WORD($cells) } celdas no es posible.
tridagon = En cada uno de estos bloques ({ $houses }), tres celdas de filas y columnas distintas contienen { $digits }: { $cells }.
tridagon-odd = Con solo estas cifras, las cuatro diagonales no se pueden llenar todas.
guardian-loop = { $cells } forman un bucle, unido por { $houses }.
guardian-loop-odd = Si estas unidades no tuvieran ningún otro { $digit }, este tendría que alternarse a lo largo del bucle, y en un bucle de { WORD($cells) } celdas no es posible.

## Conjuntos bloqueados multisector, exocets, plantillas

sector-cells = En estas { $count } celdas, { $often-clauses }.
sector-lines = Hay { $count } celdas vacías donde { $row-houses } cruzan { $column-houses }.
sector-ring = Hay { $count } celdas vacías alrededor de las esquinas llenas { $corner-cells }.
sector-often = { $digits } { $digits ->
    [1] puede
   *[other] pueden
} aparecer como mucho { $count ->
    [1] una vez
    [2] dos veces
   *[other] { WORD($count) } veces
}
sector-so = Son { $count } lugares para { $count } celdas, así que se usan todos.
exocet-base = La base { $cells } contiene dos de las cifras { $digits }.
exocet-lines = En { $line-houses }, fuera de la banda de la base, cada una de estas cifras está solo en dos de estas unidades: { $cover-houses }.
exocet-lines-and-targets = En { $line-houses }, lejos de la base, cada una de estas cifras está solo en { OR($cells) } y en dos de estas unidades: { $cover-houses }.
exocet-targets = Tres líneas no pueden colocar una cifra de la base en solo dos unidades, así que los objetivos { $cells } contienen las dos cifras de la base.
exocet-bases = Dos bases, { $cells }, contienen cada una dos de las cifras { $digits }.
exocet-lines-of-both = En { $line-houses }, fuera de la banda de las bases, cada una de estas cifras está solo en dos de estas unidades: { $cover-houses }.
exocet-targets-of-both = Tres líneas no pueden colocar una cifra de la base en solo dos unidades, así que los objetivos { $cells } contienen las cifras de las bases.
exocet-ways-of-both = Todas las formas de llenar los dos exocets llevan al mismo resultado.
templates-all = Cada cifra solo se puede colocar en toda la cuadrícula de ciertas formas, y las de cifras distintas no deben solaparse.
templates-set = En todas las formas que quedan para el { $digit }, está en { $cells }.
templates-delete = Ninguna de las formas que quedan para el { $digit } usa { OR($cells) }.

## Cada enlace, uno por uno

link-cell = Si { $cell } no es { $first-digit }, es { $second-digit }.
link-house = Si { $from-clauses }, { $house } solo tiene { OR($cells) } para el { $digit }.
link-strong = Si { $from-clauses }, entonces { $to-clauses }.
link-weak = Si { $from-clauses }, entonces { $to-clauses }.
link-only-candidate = Entonces { $cell } solo puede ser { $digit }.
link-only-place = Entonces { $house } solo tiene { $cell } para el { $digit }.
link-pattern = Hay entonces { INDEFINITE($technique) }, y eso descarta { $candidates }.
link-excludes = Eso descarta { $candidates }.
link-no-candidate = Entonces a { $cell } no le queda ningún candidato, así que { $candidate } es falso.
link-no-place = Entonces en { $house } no queda ninguna celda para el { $digit }, así que { $candidate } es falso.
link-any-case = En todos los casos, { $candidate } es verdadero.
link-no-case = En todos los casos, { $candidate } es falso.

## Qué significan las marcas de un dibujo

mark-pattern = Patrón
mark-fin = Aleta
mark-guardian = Candidato de más
mark-subset = Resto del conjunto
mark-on = Verdadero en la cadena
mark-off = Falso en la cadena
mark-in-set = Otro candidato de un conjunto casi bloqueado
mark-set = Conjunto casi bloqueado
mark-set-a = Conjunto A
mark-set-b = Conjunto B
mark-set-c = Conjunto C
mark-hidden-set = Conjunto casi oculto
mark-shared = Otro candidato de una celda compartida
mark-stem = Tallo
mark-pivot = Pivote
mark-pincer = Pinza
mark-crossing = Cruce de la línea y el bloque
mark-line = Otras celdas de la línea
mark-box = Otras celdas del bloque
mark-base = Base
mark-target = Objetivo
mark-s-cell = Celda S
mark-colour = Azul
mark-other-colour = Verde
mark-second-colour = Naranja
mark-other-second-colour = Violeta
mark-joint = Ve una celda del patrón
mark-blocker = Descarta otras celdas
mark-strong = Al menos uno es verdadero
mark-weak = No ambos
mark-out = Eliminado
mark-placed = Colocado
mark-spoils = Rompe el patrón

## Qué hace fallar un patrón por poco

near-candidate = Con { $candidate } además, ya no hay { INDEFINITE($technique) }.
near-open = Con { $cell } vacía, ya no hay { INDEFINITE($technique) }.
near-given = Con una cifra inicial en { $cell }, ya no hay { INDEFINITE($technique) }.
near-title = casi: { $technique }

## Ejercicios

task-place = Busca { INDEFINITE($technique) } y coloca la cifra que se deduce.
task-remove = Busca { INDEFINITE($technique) } y quita los candidatos que así se eliminan.
judged-nothing = Aún no hay nada hecho: quita un candidato o coloca una cifra.
judged-right = Correcto.
judged-right-more = Correcto. { $more-count ->
    [1] El mismo paso elimina un candidato más.
   *[other] El mismo paso elimina { $more-count } candidatos más.
}
judged-otherwise = Es verdad, pero ya se deduce con otra técnica ({ $other-technique }). Ahora busca { INDEFINITE($technique) }.
judged-not-out = Es verdad, pero no por esta técnica ({ $technique }), que aquí no elimina { OR($candidates) }.
judged-not-placed = Es verdad, pero no por esta técnica ({ $technique }), que aquí no lleva a colocar { OR($candidates) }.
judged-wrongly-out = No puede ser: esta técnica ({ $technique }) no elimina aquí { OR($candidates) }.
judged-wrongly-placed = No puede ser: esta técnica ({ $technique }) no lleva aquí a colocar { OR($candidates) }.

## Lecciones

task-boards = Uno de estos tableros incumple una regla. Tócalos para verlos. ¿Cuál está bien?
task-which = Solo una de estas afirmaciones es verdadera. ¿Cuál?
task-near-miss = Uno de estos patrones no funciona. ¿Cuál?
task-no-link = Uno de estos no es un enlace fuerte. ¿Cuál?
task-notes = Falta una nota o hay una que ya no vale. Búscala.
task-ruled-out = Esta cifra no está entre las notas. ¿Qué celda la descarta?
task-other-cell = Esto no es seguro. Busca otra celda que pueda contener la cifra.
task-why-not = Esto no funciona. Busca el candidato que rompe el patrón.
task-link = Busca un enlace fuerte y marca sus dos celdas.
task-set = Busca un conjunto casi bloqueado de al menos dos celdas y márcalas.
task-pattern = Busca { INDEFINITE($technique) } y marca las celdas del patrón.
task-scan = Coloca diez cifras, una tras otra.
task-last-cell = Busca una fila, una columna o un bloque con una sola celda vacía y pon su cifra.
task-in-box = Busca un bloque en el que a una cifra solo le quede una celda, y colócala.
task-in-line = Busca una fila o una columna en la que a una cifra solo le quede una celda, y colócala.
task-place-next = Busca el siguiente paso y coloca su cifra.
task-remove-next = Busca el siguiente paso y quita los candidatos que elimina.
claim-board = Tablero { $count }
claim-placed = { $cell } es { $digit }.
claim-out = { $candidates ->
    [1] Se puede
   *[other] Se pueden
} eliminar { AND($candidates) }.
claim-link = Un enlace fuerte une los { $digit } de { $cells }.
note-missing = Nada descarta el { $digit } en { $cell }.
note-ruled-out = El { $digit } de { $blocker-cells } descarta el { $digit } en { $cell }.
places-in-house = En { $house }, el { $digit } puede ir en { $cells }.
set-of = { $cells }: { WORD($cells) } celdas y { WORD($digits) } cifras ({ $digits }).
judged-no-answer = Aún no hay respuesta.
judged-otherwise-lesson = Es verdad, pero ya se deduce con otra técnica ({ $other-technique }). Usa ahora la técnica de esta lección.
judged-unproved = Es verdad, pero nada de esta lección lo demuestra todavía.
judged-false = No puede ser: nada de esta lección lo demuestra.
judged-works = Ese funciona. Busca el que no funciona.
judged-no-link = No es un enlace fuerte: la cifra tiene otra celda en la unidad.
judged-no-set = No es un conjunto casi bloqueado: { WORD($cells) } celdas necesitan una cifra más, y tienen { WORD($digits) }.
judged-no-pattern = Estas celdas no son el patrón de un paso. Marca todas las celdas que necesita, y ninguna más.
judged-not-spoiling = Ni siquiera sin { $candidate } funcionaría.
judged-not-ruled-out = { $cell } no descarta { $candidate }.
judged-note-fine = { $candidate } está bien como está.
