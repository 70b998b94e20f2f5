# Was über Schritte in Rätseln anderer Größen und Regeln gesagt wird. Terms sind Namen von Zellen, Ziffern und Mengen von Ziffern.

## Häuser: Teile anderer Sätze, immer im dritten Fall.

variant-row = Zeile { $place-count }
variant-column = Spalte { $place-count }
variant-box = Block { $place-count }
variant-region = dem Block mit { $cell-terms }
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
variant-wrong-entry = In { $cell-terms } kann keine { $digit-terms } stehen. Entferne sie, bevor du weitermachst.
variant-dead-end = Mit den bisher eingetragenen Ziffern gibt es keine Lösung.
variant-misstated = Die mitgelieferte Lösung verletzt diese Regel; vielleicht ist sie anders gemeint.

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
variant-seen-so = Eine dieser Zellen ist die { $digit-terms }, also kann keine Zelle, die sie alle sieht, die { $digit-terms } sein.
variant-seen-houses = Eine dieser Zellen ist die { $digit-terms }, also kann keine andere Zelle in { OR($house-clauses) } die { $digit-terms } sein.
variant-fish = In { BOTH($base-clauses) } kann die { $digit-terms } nur in { BOTH($cover-clauses) } stehen.
variant-fish-so = Jedes der zuerst genannten Häuser braucht eine { $digit-terms }, zusammen verbrauchen sie also jede { $digit-terms } der zuletzt genannten.
variant-combinations = Mit den verbliebenen Kandidaten kommt nur { OR($set-terms) } in Frage.
variant-combinations-always = { $sum-count } in { $cell-count ->
    [one] 1 Zelle
   *[other] { $cell-count } Zellen
} kann nur { OR($set-terms) } sein.
variant-combinations-many = Mit den verbliebenen Kandidaten gibt es { $combination-count } Kombinationen.
variant-combinations-so = Für andere Kandidaten ist in keiner Kombination Platz.
variant-required = Jede Kombination enthält die { $digit-terms }, die nur in { OR($cell-terms) } stehen kann.
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
variant-no-partner = { $partner-terms } hat keinen Kandidaten, der zu { OR($digit-terms) } in { $cell-terms } passt.
variant-no-partners = In keiner von beiden passt { OR($digit-terms) } zu einem Kandidaten der anderen.
variant-bounds = In der Reihenfolge { COMMAS($cell-terms) } sind sie mindestens { OR($least-terms) } und höchstens { OR($most-terms) }.
variant-kept = Mit den verbliebenen Kandidaten erlaubt das allein { COMMAS($content-clauses) }.
variant-content = in { $cell-terms } nur { OR($digit-terms) }
variant-tried = Das allein schließt schon einige der verbliebenen Kandidaten aus.
variant-then-no-candidate = Dann hat { $cell-terms } keinen Kandidaten mehr: ein Widerspruch.
variant-then-no-place = Dann ist in { $house-clauses } keine Zelle mehr für die { $digit-terms } frei: ein Widerspruch.
variant-then-broken = Mit den Kandidaten, die dann noch übrig sind, geht das nicht: ein Widerspruch.

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
variant-rule-greatest = Die Ziffer in { $bulb-terms } ist größer als die in { $cell-terms }.
variant-rule-least = Die Ziffer in { $bulb-terms } ist kleiner als die in { $cell-terms }.
variant-rule-white-dot = { $cell-terms ->
    [2] Der weiße Punkt zwischen { $cell-terms } besagt, dass dort aufeinanderfolgende Ziffern stehen.
   *[other] Die weißen Punkte zwischen { $cell-terms } besagen, dass in Nachbarzellen aufeinanderfolgende Ziffern stehen.
}
variant-rule-black-dot = { $cell-terms ->
    [2] Der schwarze Punkt zwischen { $cell-terms } besagt, dass eine der beiden Ziffern doppelt so groß ist wie die andere.
   *[other] Die schwarzen Punkte zwischen { $cell-terms } besagen, dass von zwei Nachbarzellen eine doppelt so groß ist wie die andere.
}
variant-rule-difference-dot = Der Punkt zwischen { $cell-terms } besagt, dass sich die beiden Ziffern um { $number-count } unterscheiden.
variant-rule-ratio-dot = Der Punkt zwischen { $cell-terms } besagt, dass eine der beiden Ziffern { $number-count }-mal so groß ist wie die andere.
variant-rule-letter = { $cell-terms ->
    [2] Der Buchstabe zwischen { $cell-terms } besagt, dass sie zusammen { $sum-count } ergeben.
   *[other] Die Buchstaben zwischen { $cell-terms } besagen, dass je zwei Nachbarzellen zusammen { $sum-count } ergeben.
}
variant-rule-whisper = Nachbarn auf der Linie { COMMAS($cell-terms) } unterscheiden sich um mindestens { $difference-count }.
variant-rule-same = { $cell-terms } enthalten dieselbe Ziffer.
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
variant-rule-x-sum = In { $house-clauses }, von { $cell-terms } aus gesehen, gibt die erste Ziffer an, wie viele Ziffern, sie selbst mitgezählt, zusammen { $clue-count } ergeben.
variant-rule-skyscraper = In { $house-clauses }, von { $cell-terms } aus gesehen, { $clue-count ->
    [1] ist nur { $clue-count } Ziffer höher als alle vor ihr.
   *[other] sind { $clue-count } Ziffern höher als alle vor ihnen.
}
variant-rule-quad = Das Quadrat aus { $cell-terms } enthält { $digit-terms }.
variant-rule-numbered-room = In { $house-clauses }, von { $cell-terms } aus gesehen, gibt die erste Ziffer an, an welcher Stelle die { $digit-terms } steht.
variant-rule-hidden-skyscraper = In { $house-clauses }, von { $cell-terms } aus gesehen, ist die { $digit-terms } die erste Ziffer, vor der eine höhere steht.
variant-rule-rank = Liest man alle Zeilen und Spalten von beiden Enden und ordnet sie, die niedrigste zuerst, dann steht { $house-clauses }, von { $cell-terms } aus gelesen, an Stelle { $rank-count }.
variant-rule-ties-allowed = Eine Zeile oder Spalte mit einem Rang darf sich genauso lesen wie eine andere.
variant-rule-ties-none = Keine zwei Zeilen oder Spalten lesen sich gleich, von welchem Ende auch immer.
variant-rule-ties-ranked = Eine Zeile oder Spalte mit einem Rang liest sich wie keine andere.

## Vorgaben, Blöcke und Zellen, die verschieden sind

variant-rule-given = { $cell-terms ->
    [1] In { $cell-terms } steht { OR($digit-terms) }.
   *[other] In { $cell-terms } steht jeweils { OR($digit-terms) }.
}
variant-rule-odd = { $cell-terms ->
    [1] In { $cell-terms } steht eine ungerade Ziffer.
   *[other] In { $cell-terms } steht jeweils eine ungerade Ziffer.
}
variant-rule-even = { $cell-terms ->
    [1] In { $cell-terms } steht eine gerade Ziffer.
   *[other] In { $cell-terms } steht jeweils eine gerade Ziffer.
}
variant-rule-different = In { $cell-terms } wiederholt sich keine Ziffer.
variant-rule-jigsaw = Die Blöcke sind unregelmäßig, und in keinem wiederholt sich eine Ziffer.
variant-rule-no-boxes = Es gibt keine regelmäßigen Blöcke.
variant-rule-box-size = Jeder Block hat { $size-count } Zellen.
variant-rule-windows = In keinem der Fenster, der zusätzlichen Blöcke im Innern des Gitters, wiederholt sich eine Ziffer.
variant-rule-disjoint-sets = Keine Ziffer steht in zwei Blöcken an derselben Stelle.
variant-rule-diagonal = Auf { $house-clauses } wiederholt sich keine Ziffer.
variant-rule-boxes-to-find = Die Blöcke sind zu finden: Jeder besteht aus { $size-count } zusammenhängenden Zellen, in denen sich keine Ziffer wiederholt.
variant-rule-boxes-alike = Von den Zeilen, Spalten und Blöcken enthalten die größten alle dieselben Ziffern.

## Was im ganzen Gitter gilt

variant-rule-anti-knight = Zellen, die einen Springerzug auseinanderliegen, enthalten nie dieselbe Ziffer.
variant-rule-anti-king = Zellen, die sich an einer Ecke berühren und damit einen Königszug auseinanderliegen, enthalten nie dieselbe Ziffer.
variant-rule-anti-taxicab = Zwei Zellen mit derselben Ziffer liegen nie genau so viele Schritte auseinander, wie die Ziffer angibt, gezählt entlang von Zeilen und Spalten.
variant-rule-anti-consecutive = Nachbarzellen enthalten nie aufeinanderfolgende Ziffern.
variant-rule-strict-dots = Wo zwischen Nachbarzellen kein Punkt ist, folgen die Ziffern nicht aufeinander, und keine ist doppelt so groß wie die andere.
variant-rule-strict-letters = Wo zwischen Nachbarzellen weder ein X noch ein V ist, ergeben sie zusammen weder 10 noch 5.
variant-rule-fog = Nebel bedeckt das Gitter. Eine richtige Ziffer lichtet ihn über ihrer Zelle und den Zellen ringsum; Zellen mit Vorgaben sind von Anfang an frei.
variant-rule-fog-clear = Von Anfang an frei: { COMMAS($cell-terms) }.
variant-rule-entropy = Jedes Quadrat aus 2×2 Zellen enthält eine niedrige Ziffer (1 bis 3), eine mittlere (4 bis 6) und eine hohe (7 bis 9).
variant-rule-remainders = In jedem Quadrat aus 2×2 Zellen lassen die Ziffern beim Teilen durch 3 alle drei Reste.
variant-rule-flatmates = Direkt über jeder { $digit-terms } steht eine { $low-terms }, oder direkt darunter steht eine { $high-terms }.
variant-rule-doppelganger = Jede Zeile, jede Spalte und jeder Block enthält eine 0, und genau eine andere Ziffer fehlt dort.
variant-rule-doppelganger-lacking = Zwei Zeilen fehlt nie dieselbe Ziffer, zwei Spalten und zwei Blöcken auch nicht.
variant-rule-doppelganger-zero = Der Zeile, der Spalte und dem Block einer 0 fehlen drei verschiedene Ziffern.
variant-rule-connected = { $prefix-terms ->
    [0] Die Zellen
   *[other] Die zusätzlichen Zellen { $prefix-terms }
} mit { OR($digit-terms) } bilden eine einzige Gruppe, die über ihre Seiten zusammenhängt.
variant-rule-connected-size = Es sind genau { $size-count } solche Zellen.

## Linien

variant-rule-modular = Je { $modulus-count } Nachbarn auf der Linie { COMMAS($cell-terms) } lassen beim Teilen durch { $modulus-count } verschiedene Reste.
variant-rule-entropic = Je drei Nachbarn auf der Linie { COMMAS($cell-terms) } sind eine niedrige (1 bis 3), eine mittlere (4 bis 6) und eine hohe Ziffer (7 bis 9) in beliebiger Reihenfolge.
variant-rule-lockout = Die Enden der Linie { COMMAS($cell-terms) } unterscheiden sich um mindestens { $difference-count }, und jede andere Ziffer darauf ist kleiner als beide oder größer als beide.
variant-rule-zipper = { $middle-terms ->
    [1] Auf der Linie { COMMAS($cell-terms) } ergeben je zwei Zellen, die gleich weit von der Mitte entfernt sind, zusammen die Ziffer in { $middle-terms }.
   *[other] Auf der Linie { COMMAS($cell-terms) } haben je zwei Zellen, die gleich weit von der Mitte entfernt sind, immer dieselbe Summe.
}
variant-rule-box-sum-line = Jedes Stück der Linie { COMMAS($cell-terms) }, das in einem Block liegt, hat dieselbe Summe.
variant-rule-sum-line = Die Linie { COMMAS($cell-terms) } lässt sich in Stücke zerlegen, die jeweils { $sum-count } ergeben.
variant-rule-sum-loop = Die geschlossene Linie { COMMAS($cell-terms) } lässt sich in Stücke zerlegen, die jeweils { $sum-count } ergeben.
variant-rule-pill-arrow = Die Ziffern auf dem Pfeil { $cell-terms } ergeben zusammen die Zahl, die { $bulb-terms } in Leserichtung bilden.

## Summen und Käfige

variant-rule-formula = Für die Ziffern gilt { $formula-terms }.
variant-rule-equal-sums = Diese Summen sind gleich: { $sum-terms }.
variant-rule-little-killer = Die Ziffern auf der Diagonale { COMMAS($cell-terms) } ergeben zusammen { $sum-count }.
variant-rule-open-cage = Im Käfig in { $cell-terms } wiederholt sich keine Ziffer.
variant-rule-rellik = Der Käfig in { $cell-terms } enthält lauter verschiedene Ziffern, von denen keine allein oder mit anderen zusammen { $sum-count } ergibt.
variant-rule-equality = Der Käfig in { $cell-terms } enthält lauter verschiedene Ziffern: gleich viele gerade wie ungerade und gleich viele niedrige (bis { $low-terms }) wie hohe (ab { $high-terms }).
variant-rule-lunchbox = Die Ziffern in { COMMAS($cell-terms) } sind alle verschieden, und die, die zwischen der kleinsten und der größten stehen, ergeben zusammen { $sum-count }.

## Anzahlen und Plätze

variant-rule-occurs = In { $cell-terms } gilt: { $occurs-clauses }.
variant-rule-counting = Jede Ziffer in den Kreisen { $cell-terms } kommt dort genau so oft vor, wie sie angibt.
variant-rule-distinct = Die Ziffer in { $control-terms } gibt an, wie viele verschiedene Ziffern in { $cell-terms } stehen.
variant-rule-same-digits = Diese Gruppen von Zellen enthalten dieselben Ziffern, jede gleich oft: { $group-terms }.
variant-rule-indexes-row = Eine Ziffer N in { OR($cell-terms) } besagt, dass in der N-ten Zelle ihrer Zeile die Nummer ihrer Spalte steht.
variant-rule-indexes-column = Eine Ziffer N in { OR($cell-terms) } besagt, dass in der N-ten Zelle ihrer Spalte die Nummer ihrer Zeile steht.
variant-rule-indexes-digit = Die Ziffer in { $control-terms } gibt an, an welcher Stelle von { COMMAS($cell-terms) } die Ziffer aus { $digit-terms } steht.
variant-rule-box-run = Von { $cell-terms } aus setzt sich der Block nach oben, unten, links und rechts über so viele Zellen fort, wie die Ziffer dort angibt, { $start-count ->
    [0] die Zelle selbst nicht mitgezählt.
   *[other] die Zelle selbst einmal mitgezählt.
}
variant-rule-box-arms = Entlang { COMMAS($arm-terms) } setzt sich der Block der ersten Zelle über so viele Zellen fort, wie die Ziffer in { $control-terms } angibt, { $start-count ->
    [0] die erste nicht mitgezählt.
   *[other] die erste einmal mitgezählt.
}
variant-rule-box-around = Die Ziffer in { $control-terms } gibt an, wie viele der Zellen ringsum im selben Block liegen, { $start-count ->
    [0] ihre eigene nicht mitgezählt.
   *[other] ihre eigene mitgezählt.
}
variant-rule-box-among = Die Ziffer in { $control-terms } gibt an, wie viele der Zellen { COMMAS($cell-terms) } im Block der ersten von ihnen liegen, { $start-count ->
    [0] die erste nicht mitgezählt.
   *[other] die erste mitgezählt.
}

## Eigene Regeln eines Rätsels, und Regeln, die aus anderen bestehen

variant-rule-own = { $name-terms ->
    [0] Für { $cell-terms } gilt eine eigene Regel dieses Rätsels.
   *[other] Für { $cell-terms } gilt „{ $name-terms }“, eine eigene Regel dieses Rätsels.
}
variant-rule-any = Mindestens eine dieser { $alternative-count } Möglichkeiten trifft zu.
variant-rule-alternative = Möglichkeit { $place-count }: { $rule-clauses }
variant-rule-copies = Das Folgende gilt in gleicher Weise an { $place-count } Stellen; genannt ist nur die erste.
variant-rule-extra-cells = { $cell-terms ->
    [1] Außerhalb des Gitters gibt es eine zusätzliche Zelle: { $cell-terms }.
   *[other] Außerhalb des Gitters gibt es zusätzliche Zellen: { $cell-terms }.
}

## Alle anderen

variant-rule-other = Es gilt die Regel { $rule-terms }.

## Was folgt: Teile anderer Sätze.

variant-cannot = { $cell-terms } { $cell-terms ->
    [1] kann
   *[other] können
} nicht { OR($digit-terms) } sein
variant-is = { $cell-terms } ist { $digit-terms }
variant-occurs = die { $digit-terms } kommt { $times-count ->
    [0] nicht
    [1] genau einmal
    [2] genau zweimal
   *[other] genau { $times-count }-mal
} vor
variant-occurs-at-least = die { $digit-terms } kommt mindestens { $times-count ->
    [1] einmal
    [2] zweimal
   *[other] { $times-count }-mal
} vor
