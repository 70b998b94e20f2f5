# Was die Seite für andere Größen und Regeln sagt.

variant-about = Killer, Thermometer, Pfeile, Jigsaw, 6×6, 16×16 und vieles mehr. Füge ein Rätsel ein oder erzeuge ein neues.
variant-sized = { $rows }×{ $columns }
variant-text = Dein eigenes Rätsel
variant-help = Ein Link von SudokuPad, f-puzzles oder dem Interactive Sudoku Solver, ein Killer, ein Jigsaw oder ein einfaches Gitter beliebiger Größe.
variant-open = Öffnen
variant-nothing = Füge zuerst ein Rätsel ein.
variant-drawn = Dieses Rätsel hat auch Zeichnungen: { $drawn }. Welche Regeln sie bedeuten, lässt sich nicht sicher ablesen; im Studio kannst du sie selbst setzen.
variant-drawn-play = Ohne sie spielen
drawn-only = Nur gezeichnet
drawn-about = Dieses Rätsel hat Zeichnungen, und welche Regeln sie bedeuten, lässt sich nicht sicher ablesen. Wähle, was du weißt; was nur gezeichnet bleibt, wird nicht geprüft.
drawn-verdict = Zeichnungen offen
drawn-several = Ohne die Zeichnungen hat dieses Rätsel mehr als eine Lösung. Wähle unter „Nur gezeichnet“, was sie bedeuten.
drawn-unread = { $drawing }, nicht verstanden: { $names }
drawn-line = Linie
drawn-sign = Zeichen
drawn-cage = Käfig
variant-kind = Regeln
variant-size = Größe
variant-make = Rätsel erzeugen
variant-rules = Regeln dieses Rätsels
variant-by = Von { $author }
variant-own-words = In den Worten des Autors
variant-several = Dieses Rätsel hat mehr als eine Lösung.
variant-mistakes-marked = Nimm zuerst die falschen Ziffern heraus: Sie sind markiert.
variant-no-way = Mit den bisher eingetragenen Ziffern gibt es keine Lösung.
variant-empty-link = Aus diesem Link lässt sich kein Rätsel lesen. Ist er eine Kurzform, öffne ihn auf seiner Seite und kopiere dort den langen Link oder das Rätsel.
variant-unreadable = Das lässt sich nicht als Rätsel lesen: { $fault }
variant-in-fog = Geht im Nebel weiter: { $cells }
label-fog = { $label }, im Nebel
variant-wrong = { $count ->
    [one] 1 Ziffer ist falsch.
   *[other] { $count } Ziffern sind falsch.
}

## Arten von Rätseln

kind-killer = Killer
kind-thermo = Thermometer
kind-arrow = Pfeile
kind-jigsaw = Jigsaw
kind-kropki = Kropki-Punkte
kind-xv = XV
kind-whisper = German Whispers
kind-sandwich = Sandwich
kind-little-killer = Little Killer
kind-x = X-Sudoku
kind-windoku = Windoku
kind-disjoint-sets = Disjunkte Gruppen
kind-anti-knight = Anti-Springer
kind-anti-king = Anti-König
kind-non-consecutive = Keine Nachbarzahlen
kind-plain = Ohne Zusatzregeln

## Das Studio

studio = Studio
studio-about = Erstelle ein eigenes Rätsel: Füge Regeln und Ziffern hinzu und sieh sofort, ob es genau eine Lösung hat.
studio-begin = Mit leerem Gitter beginnen
studio-open = Im Studio öffnen
studio-drafts = Deine Entwürfe
studio-help = Wähle Zellen aus und gib dann Ziffern ein oder tippe auf eine Regel. Oder tippe zuerst auf eine Regel und ziehe sie durch ihre Zellen. Eine Linie folgt der Reihenfolge ihrer Zellen.
studio-value = Summe, Zahl oder Ziffern der Regel
studio-more = { $count }+ Lösungen
studio-unique = Genau eine Lösung
copy-sudokupad = Link für SudokuPad kopieren
copy-f-puzzles = Link für f-puzzles kopieren
no-link = Links zu f-puzzles und SudokuPad kennen diese Regel nicht: { $rule }
studio-contradiction = Keine Lösung wegen: { $rules }
studio-spare = Davon könnte jeweils eines allein weg: { $rules }
studio-removed = Entfernt: { $rule }
studio-remove = Entfernen: { $rule }
studio-change = Ändern: { $rule }
studio-changing = { $rule }: Gib eine andere Zahl ein oder wähle andere Zellen aus, und tippe dann auf die Regel oder drücke die Eingabetaste.
studio-changing-cells = { $rule }: Wähle andere Zellen aus, und tippe dann auf die Regel.
studio-cells = { $count ->
    [one] Wähle zuerst eine Zelle aus.
   *[other] Wähle zuerst mindestens { $count } Zellen aus.
}
studio-exactly = { $count ->
    [one] Wähle genau eine Zelle aus.
   *[other] Wähle genau { $count } Zellen aus.
}
studio-number = Gib zuerst eine ganze Zahl für diese Regel ein.
studio-no-sum = { $count ->
    [one] Eine Zelle kann nicht die Summe { $sum } haben.
   *[other] { $count } Zellen können nicht die Summe { $sum } haben.
}
studio-beside = Wähle Zellen nebeneinander.
studio-square = Wähle zuerst vier Zellen aus, die ein Quadrat bilden.
studio-line = Wähle zuerst eine Zelle am Rand aus, oder zwei in derselben Zeile oder Spalte.
studio-diagonal = Wähle zuerst eine Zelle am Rand aus, oder zwei Zellen einer Diagonale.
studio-copy = Wähle zuerst die Zellen einer Form aus, dann ebenso viele ihrer Kopie in derselben Reihenfolge.
studio-sign = Ein X steht für die Summe 10, ein V für 5. Für eine andere Summe nimm diese Regel: { $rule }
studio-draw = { $rule }: Ziehe die Regel durch ihre Zellen. Drücke sie noch einmal, um aufzuhören.
studio-beside-grid = { $rule }: Tippe auf die Stelle am Rand, an die der Hinweis kommt, gib dann die Zahl ein und drücke die Eingabetaste. Drücke die Regel noch einmal, um aufzuhören.
studio-origin = Titel, Autor, Regeln
origin-title = Titel
origin-author = Autor
rules-cages = Käfige und Mengen
rules-cells = Zellen
rules-lines = Linien
rules-between = Zwischen Zellen
rules-outside = Außerhalb des Gitters
rules-whole = Ganzes Gitter
rule-cage = Killerkäfig
rule-all-different = Keine Wiederholung
rule-thermo = Thermometer
rule-arrow = Pfeil
rule-whisper = German Whisper
rule-renban = Renban
rule-palindrome = Palindrom
rule-between = Zwischenlinie
rule-box-sum = Blocksummenlinie
rule-zipper = Reißverschlusslinie
rule-lockout = Lockout-Linie
rule-entropic = Entropische Linie
rule-modular = Modulare Linie
rule-white-dot = Weißer Punkt
rule-black-dot = Schwarzer Punkt
rule-x = X (Summe 10)
rule-v = V (Summe 5)
rule-greater = Größer als
rule-quad = Viererfeld
rule-x-sum = X-Summe
rule-skyscraper = Hochhäuser
rule-falling = Fallende Diagonale
rule-rising = Steigende Diagonale
rule-fog = Nebel
rule-dutch = Dutch Whisper
rule-odd = Ungerade Ziffer
rule-even = Gerade Ziffer
rule-sum = Summe
rule-pill = Pillenpfeil
rule-circles = Zählkreise
rule-box = Unregelmäßiger Block
rule-greatest = Größer als die Nachbarn
rule-least = Kleiner als die Nachbarn
rule-double-arrow = Doppelpfeil
rule-hidden-skyscraper = Verdecktes Hochhaus
rule-anti-taxicab = Anti-Taxi
rule-all-dots = Alle Punkte sind gezeigt
rule-all-xv = Alle X und V sind gezeigt
rule-entropy = Tief, mittel, hoch in 2×2
rule-no-boxes = Keine Blöcke
rule-room = Nummerierter Raum
rule-clones = Klone
rule-slow-thermo = Langsames Thermometer
rule-sum-line = Summenlinie
rule-equal-sum = Gleiche Summen
rule-rellik = Rellik-Käfig
rule-equality = Gleichheitskäfig
rule-lunchbox = Lunchbox
rule-at-least = Enthält mindestens
rule-exactly = Enthält genau
rule-look-and-say = Look-and-say-Käfig
rule-same-digits = Mengen mit gleichen Ziffern
rule-count = Zählt verschiedene Ziffern
rule-index-column = Spaltenindex
rule-index-row = Zeilenindex
rule-index-line = Indexlinie
rule-rank = Rang (Full Rank)
rule-remainders = Alle Reste durch 3 in 2×2
rule-flatmates = Dutch Flatmates
rule-boxes-alike = Gleiche Ziffern in allen Blöcken
rule-chaos = Blöcke sind zu finden
