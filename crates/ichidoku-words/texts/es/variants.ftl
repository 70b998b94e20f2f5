# Lo que se dice de los pasos en sudokus de otros tamaños y reglas. «Terms» son nombres de celdas, cifras y conjuntos de cifras.

## Las unidades, partes de otras frases, con su artículo.

variant-row = la fila { $place-count }
variant-column = la columna { $place-count }
variant-box = el bloque { $place-count }
variant-region = el bloque que contiene { $cell-terms }
variant-rising-diagonal = la diagonal ascendente
variant-falling-diagonal = la diagonal descendente
variant-window = la ventana { $place-count }
variant-disjoint-set = el grupo disjunto { $place-count }
variant-cage = la jaula de { $cell-terms }
variant-set = el grupo de { $cell-terms }

## Dónde mirar y cómo termina

variant-look-houses = Mira { BOTH($house-clauses) }.
variant-look-cells = Mira { $cell-terms }.
variant-no-candidate = A { $cell-terms } no le queda ningún candidato, así que este sudoku no tiene solución.
variant-no-place = En { $house-clauses } ya no queda celda para el { $digit-terms }, así que este sudoku no tiene solución.
variant-broken-rule = La regla { $rule-terms } ya no se puede cumplir, así que este sudoku no tiene solución.
variant-wrong-entry = { $cell-terms } no puede ser { $digit-terms }. Bórralo antes de seguir.
variant-dead-end = Con las cifras escritas hasta ahora no hay solución.
variant-misstated = La solución que venía con este sudoku incumple esta regla; quizá signifique otra cosa.

## Los pasos

variant-last-candidate = A { $cell-terms } solo le queda un candidato, el { $digit-terms }.
variant-places = En { $house-clauses }, { $digit-terms ->
    [1] el { $digit-terms } solo puede
   *[other] las cifras { $digit-terms } solo pueden
} ir en { OR($cell-terms) }.
variant-hidden-so = Hay tantas cifras como celdas, así que en estas celdas no puede ir nada más.
variant-naked = En { $house-clauses }, { $cell-terms } solo contienen { $digit-terms }.
variant-naked-so = Estas celdas agotan estas cifras, así que una celda que vea todos los sitios de una de ellas no puede ser esa cifra.
variant-confined-so = Todas estas celdas están también en { $house-clauses }, así que ninguna otra celda de ahí puede ser { $digit-terms }.
variant-seen-so = Una de estas celdas es { $digit-terms }, así que ninguna celda que las vea todas puede ser { $digit-terms }.
variant-seen-houses = Una de estas celdas es { $digit-terms }, así que ninguna otra celda puede ser { $digit-terms } en { OR($house-clauses) }.
variant-fish = En { BOTH($base-clauses) } solo hay sitio para el { $digit-terms } en { BOTH($cover-clauses) }.
variant-fish-so = Cada una de las primeras unidades citadas necesita un { $digit-terms }, así que entre todas agotan los { $digit-terms } de las siguientes.
variant-combinations = Con los candidatos que quedan, solo puede ser { OR($set-terms) }.
variant-combinations-always = { $sum-count } en { $cell-count ->
    [one] 1 celda
    [many] { $cell-count } de celdas
   *[other] { $cell-count } celdas
} solo puede ser { OR($set-terms) }.
variant-combinations-many = Con los candidatos que quedan, hay { $combination-count } combinaciones posibles.
variant-combinations-so = Ningún otro candidato cabe en ninguna combinación.
variant-required = Toda combinación contiene el { $digit-terms }, que solo puede ir en { OR($cell-terms) }.
variant-whole = En { BOTH($house-clauses) }, todas las cifras suman { $total-count }.
variant-known = { $sum-terms ->
    [1] La suma conocida es
   *[other] Las sumas conocidas son
} { $sum-terms }.
variant-inside = Contando las cifras ya colocadas, { $cell-terms ->
    [1] queda { $cell-terms }, que vale { $rest-count }
   *[other] quedan { $cell-terms }, que suman { $rest-count }
}.
variant-outside = Con las cifras ya colocadas, también { $cell-terms ->
    [1] entra en la cuenta una celda de fuera, { $cell-terms }, que vale { $rest-count }
   *[other] entran en la cuenta celdas de fuera: { $cell-terms }, que suman { $rest-count }
}.
variant-difference = Quedan { $more-terms } por un lado y { $less-terms } por el otro. { $rest-count ->
    [0] Las dos sumas son iguales
   *[other] La suma del primer lado supera a la del segundo en { $rest-count }
}.
variant-ways = En el orden { COMMAS($cell-terms) }, solo es posible { OR($way-terms) }.
variant-no-partner = { $partner-terms } no tiene ningún candidato que encaje con un { OR($digit-terms) } en { $cell-terms }.
variant-no-partners = En ninguna de las dos, { OR($digit-terms) } encaja con un candidato de la otra.
variant-bounds = En el orden { COMMAS($cell-terms) }, son como mínimo { OR($least-terms) } y como máximo { OR($most-terms) }.
variant-kept = Con los candidatos que quedan, esta regla por sí sola no permite más que esto: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = De los candidatos que quedan, esta regla por sí sola excluye algunos.
variant-then-no-candidate = Entonces a { $cell-terms } no le queda ningún candidato: una contradicción.
variant-then-no-place = Entonces en { $house-clauses } ya no queda celda para el { $digit-terms }: una contradicción.
variant-then-broken = Con los candidatos que quedan entonces, eso no es posible: una contradicción.

## Lo que dicen las reglas

variant-rule-cage = { $cell-terms ->
    [1] La jaula de { $cell-terms } contiene el { $sum-count }.
   *[other] La jaula de { $cell-terms } contiene cifras distintas que suman { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] La cifra de { $cell-terms } es { $sum-count }.
   *[other] Las cifras de { $cell-terms } suman { $sum-count }.
}
variant-rule-thermo = Las cifras aumentan a lo largo del termómetro { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Las cifras nunca disminuyen a lo largo del termómetro lento { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] El signo entre { $cell-terms } indica que la primera es mayor.
   *[other] Los signos entre { $cell-terms } indican que cada una es mayor que la vecina siguiente.
}
variant-rule-greatest = La cifra de { $bulb-terms } es mayor que las de { $cell-terms }.
variant-rule-least = La cifra de { $bulb-terms } es menor que las de { $cell-terms }.
variant-rule-white-dot = { $cell-terms ->
    [2] El punto blanco entre { $cell-terms } indica que son consecutivas.
   *[other] Los puntos blancos entre { $cell-terms } indican que las celdas vecinas son consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] El punto negro entre { $cell-terms } indica que una es el doble de la otra.
   *[other] Los puntos negros entre { $cell-terms } indican que, de dos celdas vecinas, una es el doble de la otra.
}
variant-rule-difference-dot = El punto entre { $cell-terms } indica que se diferencian en { $number-count }.
variant-rule-ratio-dot = El punto entre { $cell-terms } indica que una es { $number-count } veces la otra.
variant-rule-letter = { $cell-terms ->
    [2] La letra entre { $cell-terms } indica que suman { $sum-count }.
   *[other] Las letras entre { $cell-terms } indican que cada par de celdas vecinas suma { $sum-count }.
}
variant-rule-whisper = Las celdas vecinas de la línea { COMMAS($cell-terms) } difieren en al menos { $difference-count }.
variant-rule-same = { $cell-terms } contienen el mismo dígito.
variant-rule-palindrome = La línea { COMMAS($cell-terms) } se lee igual desde los dos extremos.
variant-rule-not-consecutive = { $cell-terms } están una junto a la otra, así que no pueden ser consecutivas.
variant-rule-no-dot = No hay punto entre { $cell-terms }, así que ni son consecutivas ni una es el doble de la otra.
variant-rule-no-letter = No hay X ni V entre { $cell-terms }, así que no suman ni 10 ni 5.
variant-rule-arrow = { $cell-terms ->
    [1] La cifra de la flecha { $cell-terms } es igual a la de { $bulb-terms }.
   *[other] Las cifras de la flecha { $cell-terms } suman la cifra de { $bulb-terms }.
}
variant-rule-double-arrow = { $cell-terms ->
    [1] La cifra de { $cell-terms } es la suma de los círculos { $bulb-terms }.
   *[other] Las cifras de { $cell-terms } suman lo mismo que las de los círculos { $bulb-terms }.
}
variant-rule-renban = Las cifras de la línea { COMMAS($cell-terms) } son consecutivas, en cualquier orden.
variant-rule-between = Las cifras de la línea { COMMAS($cell-terms) } están entre las de sus extremos.
variant-rule-sandwich = En { $house-clauses }, las cifras entre el { $low-terms } y el { $high-terms } suman { $sum-count }.
variant-rule-x-sum = En { $house-clauses }, desde { $cell-terms }, la primera cifra indica cuántas cifras, empezando por ella, suman { $clue-count }.
variant-rule-skyscraper = En { $house-clauses }, desde { $cell-terms }, { $clue-count ->
    [1] una sola cifra es mayor que todas las anteriores
   *[other] { $clue-count } cifras son mayores que todas las anteriores
}.
variant-rule-quad = El cuadrado de { $cell-terms } contiene { $digit-terms }.
variant-rule-numbered-room = En { $house-clauses }, desde { $cell-terms }, la primera cifra indica en qué posición está el { $digit-terms }.
variant-rule-hidden-skyscraper = En { $house-clauses }, desde { $cell-terms }, la primera cifra que viene después de una mayor es el { $digit-terms }.
variant-rule-rank = Si se leen todas las filas y columnas desde sus dos extremos y se ordenan de menor a mayor, { $house-clauses } leída desde { $cell-terms } ocupa el puesto { $rank-count }.
variant-rule-ties-allowed = Una fila o columna con puesto puede leerse igual que otra.
variant-rule-ties-none = No hay dos filas o columnas que se lean igual, sea cual sea el extremo.
variant-rule-ties-ranked = Una fila o columna con puesto no se lee igual que ninguna otra.

## Cifras iniciales, bloques y celdas distintas

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms } contiene { OR($digit-terms) }.
   *[other] Cada una de las celdas { $cell-terms } contiene { OR($digit-terms) }.
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms } contiene una cifra impar.
   *[other] Cada una de las celdas { $cell-terms } contiene una cifra impar.
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms } contiene una cifra par.
   *[other] Cada una de las celdas { $cell-terms } contiene una cifra par.
}
variant-rule-different = Ninguna cifra se repite en { $cell-terms }.
variant-rule-jigsaw = Los bloques son irregulares, y en ninguno se repite una cifra.
variant-rule-no-boxes = No hay bloques regulares.
variant-rule-box-size = Cada bloque tiene { $size-count } celdas.
variant-rule-windows = Ninguna cifra se repite en una misma ventana, uno de los bloques adicionales del interior de la cuadrícula.
variant-rule-disjoint-sets = Ninguna cifra ocupa el mismo sitio en dos bloques.
variant-rule-diagonal = Ninguna cifra se repite en { $house-clauses }.
variant-rule-boxes-to-find = Hay que encontrar los bloques: cada uno consta de { $size-count } celdas conectadas en las que no se repite ninguna cifra.
variant-rule-boxes-alike = De las filas, columnas y bloques, los más grandes contienen todos las mismas cifras.

## Lo que vale en toda la cuadrícula

variant-rule-anti-knight = Dos celdas a un salto de caballo nunca contienen la misma cifra.
variant-rule-anti-king = Dos celdas que se tocan por una esquina, a un paso de rey, nunca contienen la misma cifra.
variant-rule-anti-taxicab = Dos celdas con la misma cifra nunca están exactamente a ese número de pasos, contados a lo largo de filas y columnas.
variant-rule-anti-consecutive = Dos celdas que comparten un lado nunca contienen cifras consecutivas.
variant-rule-strict-dots = Si no hay punto entre dos celdas que comparten un lado, ni son consecutivas ni una es el doble de la otra.
variant-rule-strict-letters = Si no hay X ni V entre dos celdas que comparten un lado, no suman ni 10 ni 5.
variant-rule-fog = La niebla cubre la cuadrícula. Una cifra correcta la disipa en su celda y en las que la rodean; las celdas con cifras dadas están despejadas desde el principio.
variant-rule-fog-clear = Despejado desde el principio: { COMMAS($cell-terms) }.
variant-rule-entropy = Cada cuadrado de 2×2 celdas contiene una cifra baja (de 1 a 3), una media (de 4 a 6) y una alta (de 7 a 9).
variant-rule-remainders = En cada cuadrado de 2×2 celdas, las cifras dan los tres restos posibles al dividirlas entre 3.
variant-rule-flatmates = Cada { $digit-terms } tiene un { $low-terms } justo encima o un { $high-terms } justo debajo.
variant-rule-doppelganger = Cada fila, cada columna y cada bloque contiene un 0, y le falta una sola cifra más.
variant-rule-doppelganger-lacking = A dos filas, a dos columnas o a dos bloques nunca les falta la misma cifra.
variant-rule-doppelganger-zero = A la fila, a la columna y al bloque de un 0 les faltan tres cifras distintas.
variant-rule-connected = { $prefix-terms ->
    [0] Las celdas
   *[other] Las celdas adicionales { $prefix-terms }
} con { OR($digit-terms) } forman un solo grupo, conectado por los lados.
variant-rule-connected-size = Hay exactamente { $size-count } de estas celdas.

## Líneas

variant-rule-modular = En la línea { COMMAS($cell-terms) }, { $modulus-count } cifras seguidas dan siempre restos distintos al dividirlas entre { $modulus-count }.
variant-rule-entropic = En la línea { COMMAS($cell-terms) }, tres cifras seguidas son siempre una baja (de 1 a 3), una media (de 4 a 6) y una alta (de 7 a 9), en cualquier orden.
variant-rule-lockout = Los extremos de la línea { COMMAS($cell-terms) } difieren en al menos { $difference-count }, y cada una de las demás cifras es menor que ambos o mayor que ambos.
variant-rule-zipper = { $middle-terms ->
    [1] En la línea { COMMAS($cell-terms) }, dos celdas a igual distancia del centro suman siempre la cifra de { $middle-terms }.
   *[other] En la línea { COMMAS($cell-terms) }, dos celdas a igual distancia del centro suman siempre lo mismo.
}
variant-rule-box-sum-line = Cada tramo de la línea { COMMAS($cell-terms) } dentro de un bloque suma lo mismo.
variant-rule-sum-line = La línea { COMMAS($cell-terms) } se puede cortar en trozos que suman { $sum-count } cada uno.
variant-rule-sum-loop = La línea cerrada { COMMAS($cell-terms) } se puede cortar en trozos que suman { $sum-count } cada uno.
variant-rule-pill-arrow = Las cifras de la flecha { $cell-terms } suman el número que forman { $bulb-terms } en el orden de lectura.

## Sumas y jaulas

variant-rule-formula = Las cifras cumplen { $formula-terms }.
variant-rule-equal-sums = Estas sumas son iguales: { $sum-terms }.
variant-rule-little-killer = Las cifras de la diagonal { COMMAS($cell-terms) } suman { $sum-count }.
variant-rule-open-cage = Ninguna cifra se repite en la jaula de { $cell-terms }.
variant-rule-rellik = La jaula de { $cell-terms } contiene cifras distintas, y ninguna de ellas, sola o con otras, suma { $sum-count }.
variant-rule-equality = La jaula de { $cell-terms } contiene cifras distintas: tantas pares como impares, y tantas bajas (hasta { $low-terms }) como altas (desde { $high-terms }).
variant-rule-lunchbox = Las cifras de { COMMAS($cell-terms) } son todas distintas, y las que están entre la menor y la mayor suman { $sum-count }.

## Cantidades y sitios

variant-rule-occurs = En { $cell-terms }, { $occurs-clauses }.
variant-rule-counting = Cada cifra de los círculos { $cell-terms } aparece en ellos exactamente tantas veces como indica.
variant-rule-distinct = La cifra de { $control-terms } indica cuántas cifras distintas hay en { $cell-terms }.
variant-rule-same-digits = Estos grupos de celdas contienen las mismas cifras, cada una el mismo número de veces: { $group-terms }.
variant-rule-indexes-row = Una cifra N en { OR($cell-terms) } indica que la celda número N de su fila contiene el número de su columna.
variant-rule-indexes-column = Una cifra N en { OR($cell-terms) } indica que la celda número N de su columna contiene el número de su fila.
variant-rule-indexes-digit = La cifra de { $control-terms } indica en qué posición de { COMMAS($cell-terms) } está la cifra de { $digit-terms }.
variant-rule-box-run = Hacia arriba, abajo, la izquierda y la derecha de { $cell-terms }, su bloque se extiende por tantas celdas como indica su cifra, { $start-count ->
    [0] sin contar esa celda
   *[other] contando esa celda una vez
}.
variant-rule-box-arms = A lo largo de { COMMAS($arm-terms) }, el bloque de la primera celda se extiende por tantas celdas como indica la cifra de { $control-terms }, { $start-count ->
    [0] sin contar la primera
   *[other] contando la primera una vez
}.
variant-rule-box-around = La cifra de { $control-terms } indica cuántas de las celdas que la rodean están en su bloque, { $start-count ->
    [0] sin contar la suya
   *[other] contando la suya
}.
variant-rule-box-among = La cifra de { $control-terms } indica cuántas de las celdas { COMMAS($cell-terms) } están en el bloque de la primera de ellas, { $start-count ->
    [0] sin contar esta
   *[other] contando esta
}.

## Reglas propias de un sudoku, y reglas hechas de otras

variant-rule-own = { $name-terms ->
    [0] En { $cell-terms } se aplica una regla propia de este sudoku.
   *[other] En { $cell-terms } se aplica la regla «{ $name-terms }», propia de este sudoku.
}
variant-rule-any = Se cumple al menos una de estas { $alternative-count } alternativas.
variant-rule-alternative = Alternativa { $place-count }: { $rule-clauses }
variant-rule-copies = Lo que sigue se aplica de la misma manera en { $place-count } sitios; solo se nombra el primero.
variant-rule-extra-cells = { $cell-terms ->
    [1] Hay una celda adicional fuera de la cuadrícula: { $cell-terms }.
   *[other] Hay celdas adicionales fuera de la cuadrícula: { $cell-terms }.
}

## Todas las demás

variant-rule-other = Se aplica la regla { $rule-terms }.

## Lo que se sigue: partes de otras frases.

variant-cannot = { $cell-terms } no { $cell-terms ->
    [1] puede
   *[other] pueden
} ser { OR($digit-terms) }
variant-is = { $cell-terms } es { $digit-terms }
variant-occurs = el { $digit-terms } { $times-count ->
    [0] no aparece
    [1] aparece exactamente una vez
    [2] aparece exactamente dos veces
   *[other] aparece exactamente { $times-count } veces
}
variant-occurs-at-least = el { $digit-terms } aparece al menos { $times-count ->
    [1] una vez
    [2] dos veces
   *[other] { $times-count } veces
}
