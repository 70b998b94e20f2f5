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
variant-places = En { $house-clauses } solo hay sitio para { $digit-terms } en { OR($cell-terms) }.
variant-hidden-so = Tantas cifras ocupan otras tantas celdas, así que en estas celdas no puede ir nada más.
variant-naked = En { $house-clauses }, { $cell-terms } solo contienen { $digit-terms }.
variant-naked-so = Estas celdas agotan estas cifras, así que una celda que ve todos los sitios de una de ellas no puede ser esa cifra.
variant-confined-so = Todas estas celdas están también en { $house-clauses }, así que ninguna otra celda de ahí puede ser { $digit-terms }.
variant-seen-so = Una de estas celdas es { $digit-terms }, y todas ven { $out-terms }.
variant-fish = En { BOTH($base-clauses) } solo hay sitio para el { $digit-terms } en { BOTH($cover-clauses) }.
variant-fish-so = Cada una de las primeras necesita un { $digit-terms }, así que agotan los { $digit-terms } de las segundas.
variant-combinations = Con los candidatos que quedan, solo puede ser { OR($set-terms) }.
variant-combinations-many = Con los candidatos que quedan, hay { $combination-count } combinaciones.
variant-combinations-so = Ningún otro candidato cabe en una combinación.
variant-required = Toda combinación contiene el { $digit-terms }, que solo puede ir en { OR($cell-terms) }, así que no en { $out-terms }.
variant-whole = En { BOTH($house-clauses) }, todas las cifras suman { $total-count }.
variant-known = Las sumas conocidas son { $sum-terms }.
variant-inside = Con las cifras colocadas, quedan { $cell-terms }, con suma { $rest-count }.
variant-outside = Con las cifras colocadas, sobresalen en { $cell-terms }, con suma { $rest-count }.
variant-difference = Quedan { $more-terms } por un lado y { $less-terms } por el otro. La suma del primer lado es { $rest-count } mayor.
variant-ways = En el orden { COMMAS($cell-terms) } solo cabe { OR($way-terms) }.
variant-kept = Con los candidatos que quedan, esto por sí solo solo permite { COMMAS($content-clauses) }.
variant-content = { OR($digit-terms) } en { $cell-terms }
variant-tried = Con los candidatos que quedan, esto por sí solo excluye algunos.

## Lo que dicen las reglas

variant-rule-cage = La jaula de { $cell-terms } contiene cifras distintas que suman { $sum-count }.
variant-rule-sum = Las cifras de { $cell-terms } suman { $sum-count }.
variant-rule-thermo = Las cifras aumentan a lo largo del termómetro { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Las cifras nunca disminuyen a lo largo del termómetro lento { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] El signo entre { $cell-terms } dice que la primera es mayor.
   *[other] Los signos entre { $cell-terms } dicen que cada una es mayor que la siguiente vecina.
}
variant-rule-white-dot = { $cell-terms ->
    [2] El punto blanco entre { $cell-terms } dice que son consecutivas.
   *[other] Los puntos blancos entre { $cell-terms } dicen que las vecinas son consecutivas.
}
variant-rule-black-dot = { $cell-terms ->
    [2] El punto negro entre { $cell-terms } dice que una es el doble de la otra.
   *[other] Los puntos negros entre { $cell-terms } dicen que, de dos vecinas, una es el doble de la otra.
}
variant-rule-letter = { $cell-terms ->
    [2] La letra entre { $cell-terms } dice que suman { $sum-count }.
   *[other] Las letras entre { $cell-terms } dicen que las vecinas suman { $sum-count }.
}
variant-rule-whisper = Las vecinas en la línea { COMMAS($cell-terms) } difieren al menos en { $difference-count }.
variant-rule-palindrome = La línea { COMMAS($cell-terms) } se lee igual por los dos extremos.
variant-rule-not-consecutive = { $cell-terms } están juntas, así que no pueden ser consecutivas.
variant-rule-no-dot = No hay punto entre { $cell-terms }, así que ni son consecutivas ni una es el doble de la otra.
variant-rule-no-letter = No hay X ni V entre { $cell-terms }, así que no suman ni 10 ni 5.
variant-rule-arrow = Las cifras de la flecha { $cell-terms } suman { $bulb-terms }.
variant-rule-double-arrow = Las cifras de { $cell-terms } suman lo mismo que los círculos { $bulb-terms }.
variant-rule-renban = Las cifras de la línea { COMMAS($cell-terms) } son consecutivas, en cualquier orden.
variant-rule-between = Las cifras de la línea { COMMAS($cell-terms) } están entre las de sus extremos.
variant-rule-sandwich = En { $house-clauses }, las cifras entre el { $low-terms } y el { $high-terms } suman { $sum-count }.
variant-rule-x-sum = Desde { $cell-terms }, la primera cifra dice cuántas cifras, con ella, suman { $clue-count }.
variant-rule-skyscraper = Desde { $cell-terms }, { $clue-count } cifras son mayores que todas las anteriores.
variant-rule-quad = El cuadrado de { $cell-terms } contiene { $digit-terms }.
variant-rule-other = Se aplica la regla { $rule-terms }.

## Lo que se sigue: partes de otras frases.

variant-cannot = { $cell-terms } no { $cell-terms ->
    [1] puede
   *[other] pueden
} ser { OR($digit-terms) }
variant-is = { $cell-terms } es { $digit-terms }
