# Was über Schritte in Rätseln anderer Größen und Regeln gesagt wird. Terms sind Namen von Zellen, Ziffern und Mengen von Ziffern.

## Häuser: Teile anderer Sätze, immer im dritten Fall.

variant-row = Zeile { $place-count }
variant-column = Spalte { $place-count }
variant-box = Block { $place-count }
variant-rising-diagonal = der steigenden Diagonale
variant-falling-diagonal = der fallenden Diagonale
variant-window = Fenster { $place-count }
variant-disjoint-set = der disjunkten Gruppe { $place-count }
variant-cage = dem Käfig in { $cell-terms }
variant-set = der Gruppe aus { $cell-terms }

## Wohin man schaut und wie es endet

variant-look-houses = Sieh dich in { BOTH($house-clauses) } um.
variant-look-cells = Schau auf { $cell-terms }.
variant-no-candidate = { $cell-terms } hat keinen Kandidaten mehr, also hat dieses Rätsel keine Lösung.
variant-no-place = In { $house-clauses } ist keine Zelle mehr für die { $digit-terms } frei, also hat dieses Rätsel keine Lösung.
variant-broken-rule = Die Regel { $rule-terms } lässt sich nicht mehr einhalten, also hat dieses Rätsel keine Lösung.

## Schritte

variant-last-candidate = { $cell-terms } hat nur noch einen Kandidaten, die { $digit-terms }.
variant-places = In { $house-clauses } { $digit-terms ->
    [1] kann die { $digit-terms }
   *[other] können { $digit-terms }
} nur in { OR($cell-terms) } stehen.
variant-hidden-so = Es sind so viele Zellen wie Ziffern, also kann in diesen Zellen nichts anderes stehen.
variant-naked = In { $house-clauses } enthalten { $cell-terms } nur { $digit-terms }.
variant-naked-so = Diese Zellen verbrauchen diese Ziffern, also kann eine Zelle, die alle Plätze einer davon sieht, nicht diese Ziffer sein.
variant-confined-so = Alle diese Zellen liegen auch in { $house-clauses }, also kann keine andere Zelle dort die { $digit-terms } sein.
variant-seen-so = Eine dieser Zellen ist die { $digit-terms }, und alle sehen { $out-terms }.
variant-fish = In { BOTH($base-clauses) } kann die { $digit-terms } nur in { BOTH($cover-clauses) } stehen.
variant-fish-so = Jedes der zuerst genannten Häuser braucht eine { $digit-terms }, zusammen verbrauchen sie also jede { $digit-terms } der zuletzt genannten.
variant-combinations = Mit den verbliebenen Kandidaten kommt nur { OR($set-terms) } in Frage.
variant-combinations-many = Mit den verbliebenen Kandidaten gibt es { $combination-count } Kombinationen.
variant-combinations-so = Für andere Kandidaten ist in keiner Kombination Platz.
variant-required = Jede Kombination enthält die { $digit-terms }, die nur in { OR($cell-terms) } stehen kann; in { $out-terms } kann also keine { $digit-terms } stehen.
variant-whole = Alle Ziffern in { BOTH($house-clauses) } ergeben zusammen { $total-count }.
variant-known = { $sum-terms ->
    [1] Die bekannte Summe ist
   *[other] Die bekannten Summen sind
} { $sum-terms }.
variant-inside = Zieht man sie ab und rechnet die gesetzten Ziffern ein, bleibt für { $cell-terms } die Summe { $rest-count }.
variant-outside = Rechnet man die gesetzten Ziffern ein, liegt davon die Summe { $rest-count } außerhalb, in { $cell-terms }.
variant-difference = Übrig bleiben { $more-terms } auf der einen und { $less-terms } auf der anderen Seite. { $rest-count ->
    [0] Die Summen beider Seiten sind gleich.
   *[other] Die Summe der ersteren ist um { $rest-count } größer.
}
variant-ways = In der Reihenfolge { COMMAS($cell-terms) } kommt nur { OR($way-terms) } in Frage.
variant-kept = Mit den verbliebenen Kandidaten erlaubt das allein { COMMAS($content-clauses) }.
variant-content = in { $cell-terms } nur { OR($digit-terms) }
variant-tried = Das allein schließt schon einige der verbliebenen Kandidaten aus.

## Was Regeln sagen

variant-rule-cage = { $cell-terms ->
    [1] Der Käfig in { $cell-terms } hat die Summe { $sum-count }.
   *[other] Der Käfig in { $cell-terms } enthält lauter verschiedene Ziffern mit der Summe { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] Die Ziffer in { $cell-terms } ist { $sum-count }.
   *[other] Die Ziffern in { $cell-terms } ergeben zusammen { $sum-count }.
}
variant-rule-thermo = Auf dem Thermometer { COMMAS($cell-terms) } werden die Ziffern von Zelle zu Zelle größer.
variant-rule-slow-thermo = Auf dem langsamen Thermometer { COMMAS($cell-terms) } werden die Ziffern nie kleiner.
variant-rule-greater = { $cell-terms ->
    [2] Das Zeichen zwischen { $cell-terms } besagt, dass die erste der beiden Ziffern größer ist.
   *[other] Die Zeichen zwischen { $cell-terms } besagen, dass jede Zelle größer ist als jede später genannte Nachbarzelle.
}
variant-rule-white-dot = { $cell-terms ->
    [2] Der weiße Punkt zwischen { $cell-terms } besagt, dass dort aufeinanderfolgende Ziffern stehen.
   *[other] Die weißen Punkte zwischen { $cell-terms } besagen, dass in Nachbarzellen aufeinanderfolgende Ziffern stehen.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Der schwarze Punkt zwischen { $cell-terms } besagt, dass eine der beiden Ziffern doppelt so groß ist wie die andere.
   *[other] Die schwarzen Punkte zwischen { $cell-terms } besagen, dass von zwei Nachbarzellen eine doppelt so groß ist wie die andere.
}
variant-rule-letter = { $cell-terms ->
    [2] Der Buchstabe zwischen { $cell-terms } besagt, dass sie zusammen { $sum-count } ergeben.
   *[other] Die Buchstaben zwischen { $cell-terms } besagen, dass je zwei Nachbarzellen zusammen { $sum-count } ergeben.
}
variant-rule-whisper = Nachbarn auf der Linie { COMMAS($cell-terms) } unterscheiden sich um mindestens { $difference-count }.
variant-rule-palindrome = Die Linie { COMMAS($cell-terms) } liest sich von beiden Enden gleich.
variant-rule-not-consecutive = { $cell-terms } liegen nebeneinander, also dürfen dort keine aufeinanderfolgenden Ziffern stehen.
variant-rule-no-dot = Zwischen { $cell-terms } ist kein Punkt, also folgen die Ziffern nicht aufeinander, und keine ist doppelt so groß wie die andere.
variant-rule-no-letter = Zwischen { $cell-terms } ist weder ein X noch ein V, also ergeben sie zusammen weder 10 noch 5.
variant-rule-arrow = { $cell-terms ->
    [1] Die Ziffer auf dem Pfeil { $cell-terms } ist so groß wie
   *[other] Die Ziffern auf dem Pfeil { $cell-terms } ergeben zusammen
} die Ziffer in { $bulb-terms }.
variant-rule-double-arrow = { $cell-terms ->
    [1] Die Ziffer in { $cell-terms } ist so groß wie die in den Kreisen { $bulb-terms } zusammen.
   *[other] Die Ziffern in { $cell-terms } ergeben zusammen so viel wie die in den Kreisen { $bulb-terms }.
}
variant-rule-renban = Die Ziffern auf der Linie { COMMAS($cell-terms) } bilden in beliebiger Reihenfolge eine Folge ohne Lücke.
variant-rule-between = Die Ziffern auf der Linie { COMMAS($cell-terms) } liegen zwischen denen an ihren Enden.
variant-rule-sandwich = In { $house-clauses } ergeben die Ziffern, die zwischen der { $low-terms } und der { $high-terms } stehen, zusammen { $sum-count }.
variant-rule-x-sum = Von { $cell-terms } aus gesehen gibt die erste Ziffer an, wie viele Ziffern, sie selbst mitgezählt, zusammen { $clue-count } ergeben.
variant-rule-skyscraper = Von { $cell-terms } aus gesehen { $clue-count ->
    [1] ist nur { $clue-count } Ziffer höher als alle vor ihr.
   *[other] sind { $clue-count } Ziffern höher als alle vor ihnen.
}
variant-rule-quad = Das Quadrat aus { $cell-terms } enthält { $digit-terms }.
variant-rule-other = Es gilt die Regel { $rule-terms }.

## Was folgt: Teile anderer Sätze.

variant-cannot = { $cell-terms } { $cell-terms ->
    [1] kann
   *[other] können
} nicht { OR($digit-terms) } sein
variant-is = { $cell-terms } ist { $digit-terms }
