# Was Tipps und Erklärungen sagen. Das letzte Wort eines Arguments sagt, was es ist: $out-cells sind Zellen.

## Wohin zu schauen ist, und wonach.

look-in = Schau auf { $houses }.
look-at-digit = Schau auf die { $digit } in { IN($houses) }.
look-at-all = Schau auf alle Stellen für die { $digit }.
look-around = Schau auf die Zellen, die { $cell } sieht.
look-first = Beginne mit { IN($houses) }.
there-is = Hier gibt es { INDEFINITE($technique) }.

## Was an einem Gitter falsch ist.

solved = Das Gitter ist gelöst.
conflict = Die { $digit } kommt in { $house } zweimal vor: in { $cells }.
no-solution = Dieses Rätsel hat keine Lösung.
one-without = Ohne { OR($candidates) } gäbe es genau eine Lösung.
several-solutions = Das Rätsel hat mehr als eine Lösung. Mit Logik allein ist es nicht zu lösen.
two-differ = Zwei seiner Lösungen unterscheiden sich in { $count } Feldern.
wrong-entry = In { $cell } kann keine { $digit } stehen. Entferne sie, bevor du weitermachst.
wrong-mark = { $cell } braucht die { $digit }, aber sie fehlt in den Notizen.
empty-cell = { $cell } hat keinen Kandidaten mehr. Trage die entfernten wieder ein, bevor du weitermachst.
lost-in-box = In { $house } fehlt eine Notiz, die gebraucht wird.
stale-marks = Das Gitter schließt { $candidates } schon aus. Entferne { $candidates ->
    [one] diesen Kandidaten
   *[other] diese Kandidaten
} zuerst.
stale-elsewhere = An anderer Stelle schließt das Gitter { $candidates } schon aus. Entferne auch { $candidates ->
    [one] diesen Kandidaten
   *[other] diese Kandidaten
}.
stuck = Keine Technik findet hier einen Schritt; nur Probieren hilft weiter.
stuck-among-chosen = Keine der gewählten Techniken findet hier einen Schritt.

## Was folgt. Die Satzteile stehen in anderen Sätzen.

result = Damit gilt: { $result-clauses }.
result-more = Außerdem gilt: { $result-clauses }.
result-cannot = { $cells } { $cells ->
    [one] kann
   *[other] können
} nicht { OR($digits) } sein
result-is = { $cells } { $cells ->
    [one] ist
   *[other] sind
} { $digit }

## Einer

full-house = { $cell } ist die letzte leere Zelle in { $house }.
full-house-digit = Alle Ziffern außer der { $digit } sind dort schon gesetzt.
hidden-single = In { $house } kann die { $digit } nur in { $cell } stehen.
blockers = Die { $digit } in { $blocker-cells } schließt { $other-count ->
    [one] die andere leere Zelle
   *[other] die anderen leeren Zellen
} aus.
blockers-some = Die { $digit } in { $blocker-cells } schließt die anderen Zellen aus; in { $earlier-cells } wurde sie schon früher gestrichen.
eliminated-earlier = Die { $digit } wurde in { $cells } schon früher gestrichen.
naked-single = { $cell } sieht alle Ziffern außer der { $digit }: { $seen-clauses }.
naked-single-seen = { $cell } sieht { $seen-clauses }.
naked-single-earlier = { $digits } { $digits ->
    [one] wurde
   *[other] wurden
} in { $cell } schon früher gestrichen.
digits-in = { $digits } in { $house }

## Gesperrte Kandidaten

confined-cells = In { $house } kann die { $digit } nur in { OR($cells) } stehen, { $cells ->
    [2] beide
   *[other] alle { WORD($cells) }
} in { $cover-house }.
confined-so = Eine davon ist { $digit }, also kann keine andere Zelle in { $cover-house } die { $digit } sein.

## Teilmengen

naked-cells = { $cells } enthalten { $cells ->
    [2] beide nur
   *[other] nur
} { $digits }.
naked-pair = Eine davon ist { $first-digit } und die andere { $second-digit }, also kann keine andere Zelle in { $house } eine der beiden sein.
naked-subset = Diese { WORD($cells) } Zellen verbrauchen alle { WORD($cells) } Ziffern in { $house }.
locked-subset = Sie liegen in { $line-house } und zugleich in { $box-house }, also verbrauchen sie diese Ziffern in beiden.
hidden-cells = In { $house } können { $digits } nur in { $cells } stehen.
hidden-subset = { $digits ->
    [2] Zwei Ziffern brauchen beide Zellen, also kann dort
    [3] Drei Ziffern brauchen alle drei Zellen, also kann dort
   *[other] Vier Ziffern brauchen alle vier Zellen, also kann dort
} nichts anderes stehen.

## Fische

fish-bases = In { IN($base-houses) } kann die { $digit } nur in { IN($cover-houses) } stehen.
fish-so = Diese { WORD($base-houses) } { KIND($base-houses) } brauchen je eine { $digit } und verbrauchen damit alle in { IN($cover-houses) }.
fish-out = Keine andere Zelle dort kann { $digit } sein, also auch nicht { $out-cells }.
fish-fins = Bis auf { $fin-cells ->
    [one] die Flosse
   *[other] die Flossen
} { $fin-cells } liegt die { $digit } in { IN($base-houses) } nur in { IN($cover-houses) }.
fish-double-fins = { $cells }, wo sich zwei dieser Häuser kreuzen, { $cells ->
    [one] zählt als Flosse
   *[other] zählen als Flossen
}.
fish-corner = { $corner-cells } würde das Muster vervollständigen, kann aber nicht { $digit } sein; dafür { $fin-cells ->
    [one] steht die Flosse
   *[other] stehen die Flossen
} { $fin-cells }.
fish-without-fins = Ist { $fin-cells ->
    [one] die Flosse nicht
   *[other] keine der Flossen
} { $digit }, dann verbrauchen die { KIND($base-houses) } die { $digit } in { IN($cover-houses) }, und in { $out-cells } ist sie nicht.
fish-with-fins = Ist { $fin-cells ->
    [one] die Flosse
   *[other] eine der Flossen
} { $digit }, dann { $out-cells ->
    [one] kann
   *[other] können
} { $out-cells } nicht { $digit } sein, denn von dort { $out-cells ->
    [one] sieht man
   *[other] sieht man überall
} { $fin-cells ->
    [one] die Flosse
    [2] beide Flossen
   *[other] alle Flossen
}.
fish-with-fins-in = Ist { $fin-cells ->
    [one] die Flosse
   *[other] eine der Flossen
} { $digit }, dann { $out-cells ->
    [one] kann
   *[other] können
} { $out-cells } nicht { $digit } sein, denn { $all-cells ->
    [2] beide Zellen
   *[other] alle diese Zellen
} liegen in { $house }.
fish-twice = In { $cells } kreuzen sich zwei Deckhäuser; eine { $digit } dort würde beide verbrauchen und zu wenige übrig lassen.
siamese = Die { $digit } in { IN($base-houses) } bildet zwei Fische zugleich.
siamese-fish = Mit { IN($cover-houses) } { $fin-cells ->
    [0] hat der Fisch keine Flosse
    [one] ist { $fin-cells } die Flosse
   *[other] sind { $fin-cells } die Flossen
}, und { $out-cells } { $out-cells ->
    [one] kann
   *[other] können
} nicht { $digit } sein.
siamese-because = Für jeden gilt: Ist keine Flosse { $digit }, sind die Deckhäuser verbraucht; ist es eine, schließt sie dieselben Zellen aus.
kraken-fish = Ohne { $fin-cells ->
    [one] die Flosse
   *[other] die Flossen
} { $fin-cells } läge die { $digit } von { IN($base-houses) } nur in { IN($cover-houses) }.
kraken-prey = Dann wären die Deckhäuser verbraucht, und { $out-cells } { $out-cells ->
    [one] könnte
   *[other] könnten
} nicht { $digit } sein.
kraken-cover = Dann wäre die { $digit } von { $house } in { OR($cells) }.

## Muster mit einer Ziffer

two-links = { CAP($houses) } haben je nur zwei Zellen für die { $digit }.
two-links-joint = { $cells } liegen beide in { $house }, also können nicht beide { $digit } sein.
two-links-ends = Also ist mindestens eine der Zellen { $end-cells } die { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.
skyscraper-joint = Die Fußzellen { $cells } liegen beide in { $house }, also können nicht beide { $digit } sein.
skyscraper-ends = Also ist mindestens eine der Dachzellen { $end-cells } die { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.
rectangle-box = In { $box-house } liegt jede { $digit } in { $near-house } oder in { $far-house }.
rectangle-link = { $house } hat nur zwei Zellen für die { $digit }: { $cells }.
rectangle-far = Ist { $far-cell } die { $digit }, dann nicht { $out-cell }, denn beide liegen in { $house }.
rectangle-near = Ist { $near-cell } die { $digit }, dann liegt die { $digit } von { $box-house } in { $far-house }, und wieder ist { $out-cell } nicht { $digit }.

## Farben

colours = Jede Verbindung verknüpft die einzigen zwei { $digit } eines Hauses: Also sind entweder alle blauen wahr oder alle grünen.
colours-trap = { $cell } sieht { $blue-cell } (Blau) und { $green-cell } (Grün).
colours-trap-so = Eine der beiden Farben ist wahr, also { $out-cells ->
    [one] kann
   *[other] können
} { $out-cells } nicht { $digit } sein.
colours-wrap = { $cells } haben beide die Farbe { COLOUR($colour-count) } und liegen beide in { $house }, also ist { COLOUR($colour-count) } falsch.
colour-false = Also { $out-cells ->
    [one] kann
   *[other] können
} { $out-cells } mit der Farbe { COLOUR($colour-count) } nicht { $digit } sein.
clusters = Die { $digit } bildet zwei Gruppen: Blau oder Grün ist wahr, und Orange oder Violett ist wahr.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) und { $second-cell } ({ COLOUR($second-count) }) sehen einander, also können { COLOUR($first-count) } und { COLOUR($second-count) } nicht beide wahr sein.
clusters-so = Also ist { COLOUR($first-count) } oder { COLOUR($second-count) } wahr.
clusters-trap = { $cell } sieht { $first-cell } ({ COLOUR($first-count) }) und { $second-cell } ({ COLOUR($second-count) }).
clusters-sees = { $cell } ({ COLOUR($colour-count) }) sieht { $seen-cell } ({ COLOUR($seen-count) }).
clusters-false = Ob { COLOUR($first-count) } oder { COLOUR($second-count) } wahr ist: { COLOUR($colour-count) } ist falsch.
medusa = Die verbundenen Kandidaten wechseln sich ab: Entweder sind alle blauen wahr oder alle grünen.
medusa-trap = { CAP($blue-candidate) } (Blau) und { $green-candidate } (Grün) schließen beide die { $out-candidate } aus.
medusa-two-digits = Wäre { COLOUR($colour-count) } wahr, dann wäre { $cell } zugleich { $first-digit } und { $second-digit }.
medusa-two-cells = Wäre { COLOUR($colour-count) } wahr, dann stünde die { $digit } in { $house } zweimal: in { $cells }.
medusa-emptied = Wäre { COLOUR($colour-count) } wahr, dann hätte { $cell } keinen Kandidaten mehr: { $reason-clauses }.
medusa-rules-out = { $candidate } schließt dort { $digits } aus
medusa-false = Also ist { COLOUR($colour-count) } falsch: { $result-clauses }.
remote-pair = { $path } enthalten nur { $digits }, und jede sieht die nächste.
remote-pair-ends = Die Ziffern wechseln sich ab, also sind die Enden { $first-cell } und { $last-cell } verschieden: eines ist { $first-digit }, das andere { $second-digit }.
remote-pair-so = { $out-cells } { $out-cells ->
    [one] sieht beide Enden und kann
   *[other] sehen beide Enden und können
} nicht { OR($digits) } sein.

## Wings

wing-pivot = Der Drehpunkt { $cell } ist { OR($digits) }.
wing-pincer = Ist er { $pivot-digit }, dann ist der Flügel { $cell } { $digit }.
xy-wing-so = Also ist mindestens einer der Flügel { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.
xyz-wing-so = Also ist auf jeden Fall eine der drei Zellen { $digit }; { $out-cells } { $out-cells ->
    [one] sieht alle drei und kann
   *[other] sehen alle drei und können
} nicht { $digit } sein.
wxyz-cells = { $cells } enthalten nur { $digits }.
wxyz-once = In diesen Zellen { $once-clauses }, also kann jede davon nur einmal vorkommen.
wxyz-in = { $digits ->
    [one] liegt
   *[other] liegen
} { $digits } nur in { $house }
wxyz-so = Vier Zellen brauchen eine vierte Ziffer, also muss die { $digit } in { OR($cells) } sein.
wxyz-out = { $out-cells } { $out-cells ->
    [one] sieht
   *[other] sehen
} { $cells ->
    [2] beide
   *[other] alle diese Zellen
} und { $out-cells ->
    [one] kann
   *[other] können
} nicht { $digit } sein.
w-wing = { $cells } enthalten beide nur { $digits }.
w-wing-joint = Es können nicht beide { $digit } sein: In { $house } ist die { $digit } in { OR($joint-cells) }, und jede davon sieht eine der beiden.
w-wing-so = Also ist mindestens eine der Zellen { $cells } die { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.
branch-w-wing = { $cells } enthalten nur { $digits }.
branch-w-wing-joint = In { $house } kann die { $digit } nur in { OR($joint-cells) } stehen, und jede davon sieht eine dieser Zellen.
branch-w-wing-so = Also können nicht alle { $digit } sein. Mindestens eine ist { $other-digit }; { $out-cells } { $out-cells ->
    [one] sieht alle und kann
   *[other] sehen alle und können
} nicht { $other-digit } sein.
chute-pair = In { $house } liegt die { $digit } nicht in { $box-house }, also im Block von { $first-cell } oder in dem von { $second-cell }, und diese Zelle ist nicht { $digit }.
chute-pair-so = Also ist mindestens eine der beiden { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.

## Eindeutigkeit

deadly-floor = { $cells } { $cells ->
    [one] enthält
   *[other] enthalten
} nur { $digits }.
deadly-if-roof = Enthielte auch { $cell } nur diese Ziffern, könnten sie getauscht werden, und das Rätsel hätte zwei Lösungen.
deadly-so = Es hat nur eine, also gilt: { $result-clauses }.
deadly-if = Enthielten { $cells } nur { $digits }, könnten diese Ziffern getauscht werden, und das Rätsel hätte zwei Lösungen.
loop-if = Enthielten { $cells } nur { $digits }, könnten beide Ziffern rings um die Schleife getauscht werden, und das Rätsel hätte zwei Lösungen.
deadly-extra = Nur die zusätzliche { $digit } in { $cells } verhindert das, also steht sie in mindestens einer davon.
deadly-extra-so = { $out-cells } { $out-cells ->
    [one] sieht
   *[other] sehen
} { $cells ->
    [2] beide
   *[other] alle diese Zellen
} und { $out-cells ->
    [one] kann
   *[other] können
} nicht { $digit } sein.
deadly-extras = Nur die zusätzlichen Kandidaten { $candidates } verhindern das, also ist mindestens einer davon wahr.
deadly-subset = Welcher es auch ist: Seine Zelle bildet mit { $cells } ein nacktes { SUBSET($digits) } aus { $digits } in { IN($houses) }.
deadly-confined = In { $house } kann die { $digit } nur in { OR($cells) } stehen.
deadly-either = Wäre eine davon { $other-digit }, dann wäre die andere { $digit }, und beide Ziffern könnten in allen diesen Zellen getauscht werden.
deadly-one-so = Das Rätsel hat nur eine Lösung, also gilt: { $result-clauses }.
ur6-x-wing = In { IN($houses) } kann die { $digit } nur in diesen Ecken stehen, also in zwei gegenüberliegenden.
ur6-if = Wären { $cells } die { $digit }, dann wären die beiden anderen Ecken { $other-digit }, und die Ziffern könnten getauscht werden.
hidden-rectangle = { $cell } enthält nur { $digits }.
hidden-rectangle-if = Wäre { $cell } die { $digit }, dann wären { $side-cells } beide { $other-digit }, und { $corner-cell } wäre { $digit }.
hidden-rectangle-swap = Dann könnten die beiden Ziffern getauscht werden, und das Rätsel hätte zwei Lösungen.
avoidable = { BOTH($filled-clauses) }; keine dieser Zellen ist vorgegeben.
avoidable-if = Angenommen, { BOTH($if-clauses) }: Dann könnten beide Ziffern getauscht werden, ohne eine Vorgabe zu berühren, und das Rätsel hätte zwei Lösungen.
cell-is = { $cell } ist { $digit }
cell-were = { $cell } wäre { $digit }
bug-one = Jede leere Zelle hat zwei Kandidaten, nur { $cell } hat drei.
bug-one-extra = Dort ist die { $digit } überzählig: { $houses } enthalten sie je dreimal, jede andere Ziffer zweimal.
bug-one-so = Ohne sie ließe sich der Rest auf zwei Arten füllen. Das Rätsel hat nur eine Lösung, also ist { $cell } { $digit }.
bug-many = Ohne { $candidates } hätte jede leere Zelle zwei Kandidaten und das Rätsel zwei Lösungen.
bug-many-so = Mindestens einer davon ist wahr, und jeder schließt dieselben Kandidaten aus.
reverse-closed = Alle Vorgaben von { $digits } liegen in { $filled-cells }.
reverse-open = Stünde auch in { $open-cells } nur { OR($digits) }, dann hätte jedes Haus zwei dieser Zellen oder keine.
reverse-rest = Dann könnten { $digits } in all ihren anderen Zellen getauscht werden, aber das Rätsel hat nur eine Lösung.
qiu-lines = In { IN($line-houses) } enthalten die Zellen neben { $cells } dieselben Ziffern, bis auf je eine.
qiu-if = Enthielten { $pair-cells } nur { $digits }, ergäbe ein Tausch dieser und einiger Ziffern in { IN($line-houses) } eine zweite Lösung.
guardians = Also ist mindestens einer davon wahr: { OR($candidates) }.
lone-guardian = Der einzige andere Kandidat dort ist { $candidate }.

## Ketten

chain-if = Angenommen, { $start-clauses }; dann folgt: { $then-clauses }.
chain-then = Daraus folgt: { $then-clauses }.
chain-not = { $cell } ist nicht { $digit }
chain-not-group = weder { NOR($cells) } ist { $digit }
chain-none = keine von { $cells } ist { $digit }
chain-it = die Zelle ist { $digit }
chain-is = { $cell } ist { $digit }
chain-is-group = { OR($cells) } ist { $digit }
chain-house = die { $digit } von { $house } ist in { OR($cells) }
chain-set = in { $set-cells } mit nur { $digits } steht die { $digit }, und zwar in { OR($cells) }
chain-must-be = Das ist ein Widerspruch, also muss { $cell } die { $digit } sein, nicht { OR($out-digits) }.
chain-must-be-so = Das ist ein Widerspruch, also muss { $cell } die { $digit } sein, und es gilt: { $result-clauses }.
chain-ends = Also ist mindestens eine der Zellen { $end-cells } die { $digit }; { $out-cells } { $out-cells ->
    [one] sieht beide und kann
   *[other] sehen beide und können
} nicht { $digit } sein.
chain-ends-group = Also ist die { $digit } in { OR($end-cells) }; { $out-cells } { $out-cells ->
    [one] sieht alle diese Zellen und kann
   *[other] sehen alle diese Zellen und können
} nicht { $digit } sein.
chain-ends-only = Also ist die { $digit } in { OR($end-cells) }.
chain-two-ends = Also gilt: { $first-clauses }, oder { $last-clauses }.
chain-same-cell = Also ist { $cell } { OR($digits) } und kann nicht { OR($out-digits) } sein.
chain-either-in = Auf jeden Fall gilt: { $result-clauses }, denn { $cells } liegen beide in { $house }.
chain-either = Auf jeden Fall gilt: { $result-clauses }.
loop-nodes = Die Verbindungen laufen im Kreis: { COMMAS($node-clauses) } und zurück zum Anfang.
loop-so = Sie wechseln sich ab, also ist von je zwei Nachbarn genau einer wahr.
loop-cell = { $cell } ist { OR($digits) }, kann also nicht { OR($out-digits) } sein.
loop-house = Die { $digit } ist in { OR($cells) }, also { $out-cells ->
    [one] kann
   *[other] können
} { $out-cells } nicht { $digit } sein.
loop-set = { $cells } müssen { $digits } enthalten, also gilt: { $result-clauses }.
node = { $digit } in { OR($cells) }
twinned-cells = { $cells } enthalten nur die sechs Ziffern { $digits }.
twinned-if = Ob { $cell } nun { OR($cell-digits) } ist: Die anderen fünf Zellen folgen daraus, und die sechs Zellen enthalten alle sechs Ziffern.
twinned-so = Die { $digit } ist in { OR($cells) }; { $out-cells } { $out-cells ->
    [one] sieht
   *[other] sehen
} { $cells ->
    [2] beide
   *[other] alle diese Zellen
} und { $out-cells ->
    [one] kann
   *[other] können
} nicht { $digit } sein.

## Fast nackte Mengen

als-set = Menge { SET($set-count) }, { $cells }, hat { WORD($cells) } Zellen und { WORD($digits) } Ziffern: { $digits }.
als-cell = Menge { SET($set-count) } ist die Zelle { $cells } mit { $digits }.
als-restricted = Die { $digit } kann nicht in beiden Mengen sein, denn { $cells } sehen einander.
als-restricted-in = Die { $digit } kann nicht in beiden Mengen sein, denn { $cells } liegen { $cells ->
    [2] beide
   *[other] alle
} in { $house }.
als-xz-so = Die Menge ohne { $x-digit } braucht alle ihre anderen Ziffern, enthält also { $digits }.
als-out = Also ist die { $digit } in { OR($cells) }; { $out-cells } { $out-cells ->
    [one] sieht
   *[other] sehen
} { $cells ->
    [1] diese Zelle
    [2] beide
   *[other] alle diese Zellen
} und { $out-cells ->
    [one] kann
   *[other] können
} nicht { $digit } sein.
als-doubly = Eine Menge kann nur eine Ziffer entbehren, also enthält eine die { $first-digit } und die andere die { $second-digit }.
als-doubly-out = Keine andere Zelle, die beide Stellen von { OR($digits) } sieht, kann diese Ziffer sein: { $result-clauses }.
als-keeps = Menge { SET($set-count) } enthält immer { $digits }, also gilt: { $result-clauses }.
als-hinge = Menge C kann nur eine Ziffer entbehren, enthält also { OR($digits) }.
als-hinge-takes = Enthält sie die { $digit }, dann enthält Menge { SET($set-count) } sie nicht, denn { $cells } sehen einander; Menge { SET($set-count) } enthält also { $z-digits }.
als-stem = Der Stiel { $cell } ist { OR($digits) }.
als-petal = Ist er { $digit }, dann verliert Menge { SET($set-count) } ({ $cells } mit { $digits }) die { $digit } und enthält { $z-digits }.
als-petal-cell = Ist er { $digit }, dann ist Menge { SET($set-count) }, die Zelle { $cells }, { $z-digits }.
als-blossom-out = Von { $out-cells } sieht man jede { $digit } der Mengen, also kann dort keine { $digit } stehen.
als-chain-loop = Die Kette kommt also zur Menge { $cells } zurück, die immer { $digits } enthält.
als-chain-more = Beide Mengen an den Enden, { $first-cells } und { $last-cells }, haben auch { $digits } gemeinsam, und die volle enthält { $digits ->
    [one] sie
   *[other] sie alle
}.
ahs-set = In { $house } können { $digits } nur in { $cells } stehen, einer Zelle mehr als Ziffern.
ahs-shared = { $cell } gehört zu beiden Mengen, kann aber keine Ziffer beider enthalten; also füllt mindestens eine Menge alle ihre anderen Zellen mit eigenen Ziffern.
ahs-shared-two = { $cells } gehören zu beiden Mengen, enthalten aber keine Ziffer beider; also hat jede Menge eine Ziffer in einer davon und füllt alle ihre anderen Zellen.
coq-crossing = { $cells }, wo sich { $line-house } und { $box-house } kreuzen, enthalten nur { $digits }.
coq-beside = Mit { $line-cells } in { $line-house } und { $box-cells } in { $box-house } teilen sich { WORD($all-cells) } Zellen { WORD($digits) } Ziffern.
coq-once = Keine kann zweimal vorkommen, denn { $once-clauses }.
coq-all-in = { $digits } { $digits ->
    [one] liegt
   *[other] liegen
} ganz in { $house }

## Forcing-Ketten, Whips und Netze

forcing-cell = { $cell } ist { OR($digits) }.
forcing-house = In { $house } ist die { $digit } in { OR($cells) }.
forcing-way = Angenommen, { $start-clauses }; dann folgt: { $then-clauses }.
forcing-end = In jedem Fall gilt: { $result-clauses }.
steps-later = nach { $count } weiteren { $count ->
    [one] Schritt
   *[other] Schritten
} { $then-clauses }
suppose = Angenommen, { $candidate-clauses }.
but-also = Es folgt aber auch: { $then-clauses }.
clash-house = Damit stünde die { $digit } in { $house } zweimal.
clash-cell = Damit stünden { $first-digit } und { $second-digit } beide in { $cell }.
clash-itself = Damit wäre die { $digit } in { OR($cells) } zugleich wahr und falsch.
whip-then = Dann gilt: { $then-clauses }.
whip-cell = { $cell } kann nur { $digit } sein
whip-house = die { $digit } von { $house } kann nur in { $cell } sein
whip-no-candidate = Nun { $by-clauses }: { $cell } hat keinen Kandidaten mehr.
whip-no-place = Nun gilt: { $by-clauses }. Damit hat { $house } keine Zelle mehr für die { $digit }.
net-facts = { $count ->
    [0] Dann folgt
    [1] Nach einem erzwungenen Schritt folgt
   *[other] Nach { WORD($count) } erzwungenen Schritten folgt
}: { $fact-clauses }.
net-no-candidate = Damit bleibt { $cell } ohne Kandidaten.
net-no-place = Damit bleibt { $house } ohne Zelle für die { $digit }.
net-start-cell = { $cell } ist { OR($digits) }
net-way = Angenommen, { $start-clauses }; { $count ->
    [0] dann folgt
    [1] nach einem erzwungenen Schritt folgt
   *[other] nach { WORD($count) } erzwungenen Schritten folgt
}: { $then-clauses }.
net-ways = Die übrigen { $count } Fälle führen zum selben Ergebnis.

## Ausschluss, Feuerwerke, unmögliche Muster

exclusion-if = Angenommen, { $cell } ist { $digit }: { $way-clauses }.
exclusion-way = { $candidate } ließe { $cell } leer
exclusion-two = { $first-candidate } mit { $second-candidate } ließe { $cell } leer
firework = Außerhalb von { $box-house } hat { $row-house } { $digits } nur in { $row-cell } und { $column-house } nur in { $column-cell }.
firework-corner = Eine Ziffer, die in keiner davon steht, muss in der Ecke { $cell } sein, denn nur dort haben sie beide Linien in { $box-house }.
firework-so = Also brauchen { WORD($digits) } Ziffern { $cells }, und dort kann nichts anderes stehen.
firework-w-wing = { $corner-cell } enthält nur { $digits } und sieht { $wing-cells }.
firework-w-wing-so = Die Ziffer von { $corner-cell } steht in keiner davon, also in { $cell }.
oddagon = { $path } bilden eine Schleife, in der jede Zelle die nächste sieht.
oddagon-odd = Nur mit { $digits } müssten sich die Ziffern abwechseln, und in einer Schleife von { WORD($cells) } Zellen geht das nicht.
tridagon = In jedem der Häuser { AND($houses) } enthalten drei Zellen in verschiedenen Zeilen und Spalten { $digits }: { $cells }.
tridagon-odd = Nur mit diesen Ziffern lassen sich die vier Diagonalen nicht alle füllen.
guardian-loop = { $cells } bilden eine Schleife, verbunden durch { AND($houses) }.
guardian-loop-odd = Hätten diese Häuser keine andere { $digit }, müsste sie sich rings um die Schleife abwechseln, und mit { WORD($cells) } Zellen geht das nicht.

## Mehrfach-Sektoren, Exocets, Schablonen

sector-cells = In diesen { $count } Zellen gilt: { $often-clauses }.
sector-lines = Es gibt { $count } leere Zellen, wo sich { $row-houses } und { $column-houses } kreuzen.
sector-ring = Es gibt { $count } leere Zellen um die gefüllten Ecken { $corner-cells }.
sector-often = { $digits } { $digits ->
    [one] kann
   *[other] können
} höchstens { $count ->
    [1] einmal
    [2] zweimal
   *[other] { $count }-mal
} vorkommen
sector-so = Das ergibt { $count } Plätze für { $count } Zellen, also wird jeder gebraucht.
exocet-base = Die Basis { $cells } enthält zwei von { $digits }.
exocet-lines = In { IN($line-houses) } liegt jede dieser Ziffern außerhalb des Bands der Basis nur in zweien von { IN($cover-houses) }.
exocet-lines-and-targets = In { IN($line-houses) } liegt jede dieser Ziffern abseits der Basis nur in { OR($cells) } und in zweien von { IN($cover-houses) }.
exocet-targets = Drei Linien finden für eine Basisziffer in zweien keinen Platz, also enthalten die Ziele { $cells } die beiden Basisziffern.
exocet-bases = Die beiden Basen { $cells } enthalten je zwei von { $digits }.
exocet-lines-of-both = In { IN($line-houses) } liegt jede dieser Ziffern außerhalb des Bands der Basen nur in zweien von { IN($cover-houses) }.
exocet-targets-of-both = Drei Linien finden für eine Basisziffer in zweien keinen Platz, also enthalten die Ziele { $cells } die Ziffern der Basen.
exocet-ways-of-both = Jede Art, beide Exocets zu füllen, führt zum selben Ergebnis.
templates-all = Jede Ziffer lässt sich nur auf bestimmte Arten ins ganze Gitter setzen, und Arten verschiedener Ziffern dürfen einander nicht überlappen.
templates-set = In jeder Art, die für die { $digit } bleibt, steht sie in { $cells }.
templates-delete = Keine Art, die für die { $digit } bleibt, benutzt { OR($cells) }.

## Jede Verbindung, eine nach der anderen

link-cell = Ist { $cell } nicht { $first-digit }, dann { $second-digit }.
link-house = Angenommen, { $from-clauses }: Dann hat { $house } nur { OR($cells) } für die { $digit }.
link-strong = Angenommen, { $from-clauses }; dann folgt: { $to-clauses }.
link-weak = Angenommen, { $from-clauses }; dann folgt: { $to-clauses }.
link-only-candidate = Dann kann { $cell } nur { $digit } sein.
link-only-place = Dann hat { $house } nur { $cell } für die { $digit }.
link-pattern = Dann schließt ein Muster ({ $technique }) { $candidates } aus.
link-excludes = Das schließt { $candidates } aus.
link-no-candidate = Dann hat { $cell } keinen Kandidaten mehr, also ist { $candidate } falsch.
link-no-place = Dann hat { $house } keine Zelle mehr für die { $digit }, also ist { $candidate } falsch.
link-any-case = In jedem Fall ist { $candidate } wahr.
link-no-case = In jedem Fall ist { $candidate } falsch.

## Was die Zeichen einer Zeichnung bedeuten

mark-pattern = Muster
mark-fin = Flosse
mark-guardian = Zusätzlicher Kandidat
mark-subset = Rest der Teilmenge
mark-on = Wahr in der Kette
mark-off = Falsch in der Kette
mark-in-set = Anderer Kandidat einer fast nackten Menge
mark-set = Fast nackte Menge
mark-set-a = Menge A
mark-set-b = Menge B
mark-set-c = Menge C
mark-hidden-set = Fast versteckte Menge
mark-shared = Anderer Kandidat einer gemeinsamen Zelle
mark-stem = Stiel
mark-pivot = Drehpunkt
mark-pincer = Flügel
mark-crossing = Kreuzung von Linie und Block
mark-line = Andere Zellen der Linie
mark-box = Andere Zellen des Blocks
mark-base = Basis
mark-target = Ziel
mark-s-cell = S-Zelle
mark-colour = Blau
mark-other-colour = Grün
mark-second-colour = { "Orange" }
mark-other-second-colour = Violett
mark-joint = Sieht eine Zelle des Musters
mark-blocker = Schließt andere Zellen aus
mark-strong = Mindestens einer ist wahr
mark-weak = Nicht beide
mark-out = Gestrichen
mark-placed = Gesetzt
mark-spoils = Zerstört das Muster

## Was ein Beinahe-Treffer ist

near-candidate = Kommt { $candidate } dazu, ist das kein Muster mehr: { $technique }.
near-open = Ist { $cell } leer, so ist das Muster zerstört: { $technique }.
near-given = Ist { $cell } vorgegeben, so ist das Muster zerstört: { $technique }.
near-title = knapp daneben: { $technique }

## Übungen

task-place = Finde { INDEFINITE($technique) } und setze die Ziffer, die daraus folgt.
task-remove = Finde { INDEFINITE($technique) } und streiche die Kandidaten, die dadurch wegfallen.
judged-nothing = Noch ist nichts geschehen: Streiche einen Kandidaten oder setze eine Ziffer.
judged-right = Richtig.
judged-right-more = Richtig. { $more-count ->
    [one] Derselbe Schritt streicht noch einen Kandidaten.
   *[other] Derselbe Schritt streicht noch { $more-count } Kandidaten.
}
judged-otherwise = Das stimmt, folgt aber schon aus etwas Leichterem: { $other-technique }. Finde jetzt { INDEFINITE($technique) }.
judged-not-out = Das stimmt, aber nicht durch diese Technik ({ $technique }). Sie streicht hier nicht: { OR($candidates) }.
judged-not-placed = Das stimmt, aber nicht durch diese Technik ({ $technique }). Aus ihr folgt hier nicht: { OR($candidates) }.
judged-wrongly-out = Das kann nicht stimmen. { $technique } streicht hier nicht: { OR($candidates) }.
judged-wrongly-placed = Das kann nicht stimmen. Aus dieser Technik ({ $technique }) folgt hier nicht: { OR($candidates) }.

## Lektionen

task-boards = Eines dieser beiden Gitter verletzt eine Regel. Tippe sie an, um sie zu sehen. Welches ist richtig?
task-which = Nur eins davon stimmt. Welches?
task-near-miss = Eins dieser Muster gilt nicht. Welches?
task-no-link = Eins davon ist keine starke Verbindung. Welches?
task-notes = Eine Notiz fehlt oder ist veraltet. Finde sie.
task-ruled-out = Diese Ziffer ist hier keine Notiz. Welche Zelle schließt sie aus?
task-other-cell = Das ist nicht sicher. Finde eine andere Zelle, in der die Ziffer stehen könnte.
task-why-not = Das gilt nicht. Finde den Kandidaten, der das Muster zerstört.
task-link = Finde eine starke Verbindung und markiere ihre beiden Zellen.
task-set = Finde ein Almost Locked Set aus mindestens zwei Zellen und markiere seine Zellen.
task-pattern = Finde { INDEFINITE($technique) } und markiere die Zellen des Musters.
task-scan = Setze zehn Ziffern, eine nach der anderen.
task-last-cell = Finde eine Zeile, eine Spalte oder einen Block mit nur einer leeren Zelle, und trage ihre Ziffer ein.
task-in-box = Finde einen Block, in dem für eine Ziffer nur eine Zelle bleibt, und setze sie.
task-in-line = Finde eine Zeile oder Spalte, in der für eine Ziffer nur eine Zelle bleibt, und setze sie.
task-place-next = Finde den nächsten Schritt und setze seine Ziffer.
task-remove-next = Finde den nächsten Schritt und streiche die Kandidaten, die er ausschließt.
claim-board = Gitter { $count }
claim-placed = { $cell } ist { $digit }.
claim-out = Hier lässt sich streichen: { AND($candidates) }.
claim-link = Eine starke Verbindung verknüpft die { $digit } in { $cells }.
note-missing = Nichts schließt { $digit } in { $cell } aus.
note-ruled-out = Die { $digit } in { $blocker-cells } schließt { $digit } in { $cell } aus.
places-in-house = In { $house } ist Platz für die { $digit } in { $cells }.
set-of = { $cells }: { WORD($cells) } Zellen und { WORD($digits) } Ziffern ({ $digits }).
judged-no-answer = Noch fehlt eine Antwort.
judged-otherwise-lesson = Das stimmt, folgt aber schon aus etwas Leichterem: { $other-technique }. Nimm jetzt die Technik dieser Lektion.
judged-unproved = Das stimmt, aber nichts in dieser Lektion beweist es schon.
judged-false = Das kann nicht stimmen: Nichts in dieser Lektion beweist es.
judged-works = Dieses Muster gilt. Gesucht ist das, das nicht gilt.
judged-no-link = Das ist keine starke Verbindung: Die Ziffer hat im Haus noch eine Zelle.
judged-no-set = Das ist kein Almost Locked Set: Zellen { $cells }, Ziffern { $digits }. Es muss genau eine Ziffer mehr sein.
judged-no-pattern = Diese Zellen sind nicht das Muster eines Schritts. Markiere alle Zellen, die er braucht, und keine andere.
judged-not-spoiling = Auch ohne { $candidate } gälte das nicht.
judged-not-ruled-out = { $cell } schließt { $candidate } nicht aus.
judged-note-fine = { $candidate }: Das ist richtig so.
