# Was über Schritte in Rätseln anderer Größen und Regeln gesagt wird. Terms sind Namen von Zellen, Ziffern und Mengen von Ziffern.

## Häuser: Teile anderer Sätze, immer im dritten Fall.

variant-row = Zeile { $place-count }
variant-column = Spalte { $place-count }
variant-box = Block { $place-count }
variant-rising-diagonal = der steigenden Diagonale
variant-falling-diagonal = der fallenden Diagonale
variant-window = Fenster { $place-count }
variant-disjoint-set = der getrennten Gruppe { $place-count }
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
variant-places = In { $house-clauses } ist für { $digit-terms } nur in { OR($cell-terms) } Platz.
variant-hidden-so = So viele Ziffern brauchen ebenso viele Zellen, also kann in diesen Zellen nichts anderes stehen.
variant-naked = In { $house-clauses } enthalten { $cell-terms } nur { $digit-terms }.
variant-naked-so = Diese Zellen verbrauchen diese Ziffern, also kann eine Zelle, die alle Plätze einer davon sieht, nicht diese Ziffer sein.
variant-confined-so = Alle diese Zellen liegen auch in { $house-clauses }, also kann keine andere Zelle dort die { $digit-terms } sein.
variant-seen-so = Eine dieser Zellen ist { $digit-terms }, und alle sehen { $out-terms }.
variant-fish = In { BOTH($base-clauses) } ist für die { $digit-terms } nur in { BOTH($cover-clauses) } Platz.
variant-fish-so = Jede der ersteren braucht einmal die { $digit-terms }, also verbrauchen sie alle { $digit-terms } der letzteren.
variant-combinations = Mit den verbliebenen Kandidaten geht nur { OR($set-terms) }.
variant-combinations-many = Mit den verbliebenen Kandidaten gibt es { $combination-count } Kombinationen.
variant-combinations-so = Kein anderer Kandidat hat in einer Kombination Platz.
variant-required = Jede Kombination enthält die { $digit-terms }, die nur in { OR($cell-terms) } stehen kann, also nicht in { $out-terms }.
variant-whole = Alle Ziffern in { BOTH($house-clauses) } ergeben zusammen { $total-count }.
variant-known = Die bekannten Summen sind { $sum-terms }.
variant-inside = Mit den gesetzten Ziffern bleiben { $cell-terms } mit der Summe { $rest-count }.
variant-outside = Mit den gesetzten Ziffern reichen sie in { $cell-terms } darüber hinaus, mit der Summe { $rest-count }.
variant-difference = Übrig bleiben { $more-terms } auf der einen und { $less-terms } auf der anderen Seite. Die Summe der ersteren ist um { $rest-count } größer.
variant-ways = In der Reihenfolge { COMMAS($cell-terms) } geht nur { OR($way-terms) }.
variant-kept = Mit den verbliebenen Kandidaten erlaubt das allein nur { COMMAS($content-clauses) }.
variant-content = { OR($digit-terms) } in { $cell-terms }
variant-tried = Mit den verbliebenen Kandidaten schließt das allein schon einige aus.

## Was Regeln sagen

variant-rule-cage = Der Käfig in { $cell-terms } enthält verschiedene Ziffern mit der Summe { $sum-count }.
variant-rule-sum = Die Ziffern in { $cell-terms } ergeben zusammen { $sum-count }.
variant-rule-thermo = Auf dem Thermometer { COMMAS($cell-terms) } werden die Ziffern größer.
variant-rule-slow-thermo = Auf dem langsamen Thermometer { COMMAS($cell-terms) } werden die Ziffern nie kleiner.
variant-rule-greater = { $cell-terms ->
    [2] Das Zeichen zwischen { $cell-terms } besagt, dass die erste größer ist.
   *[other] Die Zeichen zwischen { $cell-terms } besagen, dass jede größer ist als die nächste daneben.
}
variant-rule-white-dot = { $cell-terms ->
    [2] Der weiße Punkt zwischen { $cell-terms } besagt, dass sie aufeinander folgen.
   *[other] Die weißen Punkte zwischen { $cell-terms } besagen, dass Nachbarn aufeinander folgen.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Der schwarze Punkt zwischen { $cell-terms } besagt, dass eine das Doppelte der anderen ist.
   *[other] Die schwarzen Punkte zwischen { $cell-terms } besagen, dass von zwei Nachbarn einer das Doppelte des anderen ist.
}
variant-rule-letter = { $cell-terms ->
    [2] Der Buchstabe zwischen { $cell-terms } besagt, dass sie zusammen { $sum-count } ergeben.
   *[other] Die Buchstaben zwischen { $cell-terms } besagen, dass Nachbarn zusammen { $sum-count } ergeben.
}
variant-rule-whisper = Nachbarn auf der Linie { COMMAS($cell-terms) } unterscheiden sich um mindestens { $difference-count }.
variant-rule-palindrome = Die Linie { COMMAS($cell-terms) } liest sich von beiden Enden gleich.
variant-rule-not-consecutive = { $cell-terms } liegen nebeneinander, also dürfen sie nicht aufeinander folgen.
variant-rule-no-dot = Zwischen { $cell-terms } ist kein Punkt, also folgen sie nicht aufeinander, und keine ist das Doppelte der anderen.
variant-rule-no-letter = Zwischen { $cell-terms } ist weder X noch V, also ergeben sie weder 10 noch 5.
variant-rule-arrow = Die Ziffern auf dem Pfeil { $cell-terms } ergeben zusammen { $bulb-terms }.
variant-rule-double-arrow = Die Ziffern in { $cell-terms } ergeben so viel wie die in den Kreisen { $bulb-terms }.
variant-rule-renban = Die Ziffern auf der Linie { COMMAS($cell-terms) } bilden in beliebiger Reihenfolge eine Folge ohne Lücke.
variant-rule-between = Die Ziffern auf der Linie { COMMAS($cell-terms) } liegen zwischen denen an ihren Enden.
variant-rule-sandwich = In { $house-clauses } ergeben die Ziffern zwischen { $low-terms } und { $high-terms } zusammen { $sum-count }.
variant-rule-x-sum = Von { $cell-terms } aus sagt die erste Ziffer, wie viele Ziffern mit ihr zusammen { $clue-count } ergeben.
variant-rule-skyscraper = Von { $cell-terms } aus sind { $clue-count } Ziffern höher als alle vor ihnen.
variant-rule-quad = Das Quadrat aus { $cell-terms } enthält { $digit-terms }.
variant-rule-other = Es gilt die Regel { $rule-terms }.

## Was folgt: Teile anderer Sätze.

variant-cannot = { $cell-terms } { $cell-terms ->
    [1] kann
   *[other] können
} nicht { OR($digit-terms) } sein
variant-is = { $cell-terms } ist { $digit-terms }
