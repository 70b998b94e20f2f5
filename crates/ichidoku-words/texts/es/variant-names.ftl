# Los nombres de las técnicas, por sus identificadores. `.indefinite` es el nombre con su artículo.

technique-arrow-sum = suma de flecha
    .indefinite = una flecha con pocas sumas posibles
technique-cage-combinations = combinaciones de jaula
technique-cell-pairs = pareja de celdas
    .indefinite = una pareja de celdas que se restringen mutuamente
technique-contradiction = contradicción
    .indefinite = un candidato que lleva a una contradicción
technique-increasing-digits = cifras crecientes
    .indefinite = una línea de cifras crecientes
technique-innies-outies = regla del 45
    .indefinite = una aplicación de la regla del 45
technique-locked-candidates = candidatos bloqueados
technique-outside-clue = pista exterior
    .indefinite = una pista exterior
technique-renban-window = ventana de renban
    .indefinite = una ventana de renban
technique-required-digit = cifra obligatoria
    .indefinite = una cifra obligatoria
technique-rule-alone = regla por sí sola
    .indefinite = una regla que por sí sola excluye candidatos
technique-sum-bounds = límites de una suma
    .indefinite = una suma con límites estrechos
