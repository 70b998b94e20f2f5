# Lo que se dice de los pasos en sudokus de otros tamaños y reglas. «Terms» son nombres de celdas, cifras y conjuntos de cifras.

## Las unidades, partes de otras frases, con su artículo.

variant-row = la fila { $place-count }
variant-column = la columna { $place-count }
variant-box = el bloque { $place-count }
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
variant-seen-so = Una de estas celdas es { $digit-terms }, y todas ven { $out-terms }.
variant-fish = En { BOTH($base-clauses) } solo hay sitio para el { $digit-terms } en { BOTH($cover-clauses) }.
variant-fish-so = Cada una de las primeras unidades citadas necesita un { $digit-terms }, así que entre todas agotan los { $digit-terms } de las siguientes.
variant-combinations = Con los candidatos que quedan, solo puede ser { OR($set-terms) }.
variant-combinations-many = Con los candidatos que quedan, hay { $combination-count } combinaciones posibles.
variant-combinations-so = Ningún otro candidato cabe en ninguna combinación.
variant-required = Toda combinación contiene el { $digit-terms }, que solo puede ir en { OR($cell-terms) }, así que { $out-terms } no { $out-terms ->
    [1] puede
   *[other] pueden
} ser { $digit-terms }.
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
variant-kept = Con los candidatos que quedan, esta regla por sí sola no permite más que esto: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = De los candidatos que quedan, esta regla por sí sola excluye algunos.

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
variant-rule-white-dot = { $cell-terms ->
    [2] El punto blanco entre { $cell-terms } indica que son consecutivas.
   *[other] Los puntos blancos entre { $cell-terms } indican que las celdas vecinas son consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] El punto negro entre { $cell-terms } indica que una es el doble de la otra.
   *[other] Los puntos negros entre { $cell-terms } indican que, de dos celdas vecinas, una es el doble de la otra.
}
variant-rule-letter = { $cell-terms ->
    [2] La letra entre { $cell-terms } indica que suman { $sum-count }.
   *[other] Las letras entre { $cell-terms } indican que cada par de celdas vecinas suma { $sum-count }.
}
variant-rule-whisper = Las celdas vecinas de la línea { COMMAS($cell-terms) } difieren en al menos { $difference-count }.
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
variant-rule-x-sum = Desde { $cell-terms }, la primera cifra indica cuántas cifras, empezando por ella, suman { $clue-count }.
variant-rule-skyscraper = Desde { $cell-terms }, { $clue-count ->
    [1] una sola cifra es mayor que todas las anteriores
   *[other] { $clue-count } cifras son mayores que todas las anteriores
}.
variant-rule-quad = El cuadrado de { $cell-terms } contiene { $digit-terms }.
variant-rule-other = Se aplica la regla { $rule-terms }.

## Lo que se sigue: partes de otras frases.

variant-cannot = { $cell-terms } no { $cell-terms ->
    [1] puede
   *[other] pueden
} ser { OR($digit-terms) }
variant-is = { $cell-terms } es { $digit-terms }
