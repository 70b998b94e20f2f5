# Was die App sagt. $count wählt eine Form nach der Zahl; alle anderen Angaben stehen so da, wie sie sind.

## Die Sprache, ihre Richtung (ltr oder rtl), wie sie Zahlen schreibt

language-name = Deutsch
direction = ltr
group-mark = .
decimal-mark = ,
zero = 0
list-mark = { ", " }
list-and = { " und " }

## Zellen, und was vorgelesen wird

cell = Zeile { $row }, Spalte { $column }
row = Zeile { $number }
column = Spalte { $number }
box = Block { $number }
label-given = { $cell }, { $digit }, Vorgabe
label-digit = { $cell }, { $digit }
label-solver = { $cell }, { $digit }, vom Löser
label-empty = { $cell }, leer
label-notes = { $cell }, leer, Notizen { $notes }
label-clash = { $label }, Konflikt
label-wrong = { $label }, Fehler
label-colours = { $label }, Farbe { $colours }
label-tints = { $label }, { $tints }
said-tints = { $cell }: { $tints }
tint = Kandidat { $digit }, Farbe { $colour }
said-digit = { $cell }: { $digit }
said-clash = { $cell }: { $digit }, Konflikt mit der { $digit } in { $houses }
said-wrong = { $cell }: { $digit }, Fehler
said-solved = { $cell }: { $digit }. Rätsel gelöst!
said-cleared = { $cell } geleert
said-notes = { $cell }: Notizen { $notes }
said-no-notes = { $cell }: keine Notizen
said-colours = { $cell }: Farbe { $colours }
said-no-colours = { $cell }: keine Farbe
said-many = { $count ->
    [one] 1 Zelle geändert
   *[other] { $count } Zellen geändert
}
choose-cell = Wähle zuerst eine Zelle
said-nothing = Nichts geändert
said-undone = Rückgängig gemacht
said-redone = Wiederhergestellt
said-nothing-to-undo = Nichts rückgängig zu machen
said-nothing-to-redo = Nichts wiederherzustellen
said-faultless = Bisher kein Fehler
said-no-conflict = Keine Konflikte. Fehler lassen sich nur in einem Rätsel mit genau einer Lösung finden.
said-mistaken = Etwas stimmt noch nicht. Geh vor den ersten Fehler zurück oder lass dir einen Tipp geben.
said-note-missing = Eine Notiz fehlt, die du brauchst. Geh vor den ersten Fehler zurück oder lass dir einen Tipp geben.
full-wrong = Das Gitter ist voll, aber etwas stimmt nicht. Prüfe es oder lass dir einen Tipp geben.
said-back = Zurück vor den ersten Fehler
said-given = { $cell } ist vorgegeben
said-paused = Pause
said-resumed = Es geht weiter
said-tool = { $tool }
said-selected = { $count ->
    [one] 1 Zelle ausgewählt
   *[other] { $count } Zellen ausgewählt
}
said-new-game = Neues Spiel begonnen
read-house = { $house }: { $digits }. Es fehlen: { $missing }
read-blank = leer
read-none = keine
read-complete = nichts
read-remaining = Noch zu setzen: { $counts }
read-of-each = { $count }-mal die { $digit }
read-candidates = { $cell }: Kandidaten { $notes }

## Werkzeuge

tool-digit = Ziffer
tool-corner = Ecke
tool-centre = Mitte
tool-notes = Notizen
tool-colour = Farbe

## Der Rahmen

brand = ichidoku
skip-to-board = Zum Gitter springen
navigation = Bereiche
panel-home = Start
panel-play = Spielen
panel-new = Neues Rätsel
panel-enter = Eingabe
panel-solve = Lösen
panel-lab = Labor
lab-loading = Das Labor wird geladen …
# With a place to break the word on narrow screens.
panel-settings = Einstel{"­"}lungen
board = Sudoku-Gitter
resume = Pause. Weiterspielen

## Die erste Seite

home-title = Sudoku mit einem Grund für jede Ziffer
home-tagline = Spielen, lernen, entdecken. Kostenlos, offline, ohne Konto.
home-continue = Weiterspielen
home-today = Heute, { $date }
home-daily = Rätsel des Tages
daily-title = { $grade }, { $date }
home-more = Weitere Möglichkeiten
home-own = Eigenes Rätsel und mehr
home-paste = Einfügen
home-enter = Eintippen oder Datei
home-learn = Lernen
variant-tab = Varianten
variant-title = Andere Größen und Regeln
statistics = Statistik
statistics-keep = Statistik gelöster Rätsel auf diesem Gerät führen

## Spielen

tools = Werkzeuge
keypad = Ziffern
erase = Löschen
put-back = Wieder eintragen
key-digit = { $digit }, noch { $left }
key-done = { $digit }, alle gesetzt
key-colour = Farbe { $colour }
colour-what = Was gefärbt wird
colour-cells = Zellen
colour-candidates = Kandidaten
actions = Aktionen
undo = Rückgängig
redo = Wieder­holen
take-back = Rückgängig
hint = Tipp
hints-used-up = Für dieses Spiel sind keine Tipps mehr übrig. Die Grenze lässt sich in den Einstellungen ändern.
more = Mehr
close = Schließen
auto-candidates = Automatische Notizen
note-all = Alle Notizen eintragen
check = Auf Fehler prüfen
undo-mistakes = Vor den ersten Fehler zurück
fix = Diese Ziffern vorgeben
unfix = Vorgaben bearbeiten
reset = Zurücksetzen
clues = { $count ->
    [one] 1 Vorgabe
   *[other] { $count } Vorgaben
}
entering = Rätsel eingeben
time = Spielzeit
pause = Pause
unsaved = Dein Spiel konnte nicht gespeichert werden, denn der Speicher dieses Browsers ist voll. Lösche in den Einstellungen alte Spiele oder lade dort eine Sicherung herunter.
verdict-solved = Gelöst
verdict-clash = Konflikt
verdict-several = Mehr als eine Lösung
verdict-none = Keine Lösung
snack-removed = Spiel gelöscht
snack-reset = Gitter zurückgesetzt
snack-notes = Notizen eingetragen
snack-all-noted = Jedes leere Feld hat schon Notizen
snack-cleared = Das Gitter ist leer. Dein letztes Spiel ist gespeichert.
snack-pasted = Rätsel geladen. Dein letztes Spiel ist gespeichert.
snack-copied = Du änderst eine Kopie. Dein Spiel ist gespeichert.
snack-fixed = Diese Ziffern sind jetzt vorgegeben
snack-unfixed = Die Vorgaben können jetzt bearbeitet werden

## Ein gelöstes Rätsel

win-title = Gelöst!
win-hints = { $count ->
    [0] ohne Tipps
    [one] 1 Tipp
   *[other] { $count } Tipps
}
win-mistakes = { $count ->
    [0] ohne Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
win-took = { $hints }, { $mistakes }
win-graded = { $grade }: { $took }
win-best = Neue Bestzeit ({ $grade }), um { $by } schneller. Dein Schnitt: { $mean }
win-mean = { $grade }: Bestzeit ohne Tipps { $best }, Schnitt { $mean }
win-result = Sudoku in { $time } gelöst. { $summary }
win-next = Nächstes Rätsel
win-back = Rückblick
win-path = Lösungsweg ansehen
win-share = Ergebnis teilen
technique-page = Über diese Technik
practise-this = Das üben
apply = Anwenden
tell-more = Mehr verraten
every-link = Jede Verbindung zeigen

## Lösen

solve-now = Lösen
solve-clash = Noch nicht lösbar: Die { $digit } kommt in { $house } mehrfach vor.
solve-steps = Schritt für Schritt
solve-count = Lösungen zählen
solve-browse = Lösungen ansehen
solve-true = Wahre Kandidaten
searching = Suche läuft…
cancel = Abbrechen
cancelled = Abgebrochen
unfetched = Der Löser konnte nicht heruntergeladen werden. Prüfe deine Verbindung und versuche es noch einmal.
part-unfetched = Dieser Teil der App konnte nicht geladen werden. Prüf die Verbindung und lade die Seite neu.
solved-one = Gelöst. Das ist die einzige Lösung.
solved-none = { $count ->
    [one] Keine Lösung. Die markierte Ziffer kann nicht stimmen.
   *[other] Keine Lösung. Die { $count } markierten Ziffern widersprechen einander; ohne eine beliebige davon ist dieser Widerspruch behoben.
}
solved-many = { $count } Lösungen. Sie unterscheiden sich in den { $cells } markierten Zellen.
solved-many-more = Mindestens { $count } Lösungen. Sie unterscheiden sich in den { $cells } markierten Zellen.
no-solution = Dieses Rätsel hat keine Lösung.
no-steps = Es ist nichts mehr zu lösen.
steps-done = Gelöst.
step-of = Schritt { $at } von { $count }
step-open = Ab hier spielen
solution-of = Lösung { $at } von { $count }
solution-of-more = Lösung { $at } von mehr als { $count }
previous = Zurück
next = Weiter
counted = { $count ->
    [0] Keine Lösung
    [one] 1 Lösung
   *[other] { $count } Lösungen
}
counted-more = Mindestens { $count } Lösungen
true-candidates = { $count ->
    [one] 1 Kandidat kommt in einer Lösung vor.
   *[other] { $count } Kandidaten kommen in mindestens einer Lösung vor.
}
rate = Schwierigkeit bewerten
rating = { $grade } ({ $score })
rating-none = Nur Rätsel mit genau einer Lösung lassen sich bewerten.
rating-er = Nach Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
rating-er-so-far = Nach Sudoku Explainer: Schritt { $count }, bisher ER { $er }
times = { $count }×

## Eingeben und teilen

enter-help = Tippe ins Gitter, füge irgendwo auf dieser Seite ein Rätsel ein, ziehe eine Datei hierher oder öffne eine. Jedes gängige Format passt.
enter-text = Rätsel als Text
enter-read = Laden
enter-blank = Gitter leeren
enter-file = Datei öffnen
enter-nothing = Kein Rätsel gefunden. Füge 81 Ziffern ein, mit 0 oder . für leere Zellen, oder neun Zeilen.
enter-bad-link = Dieser Link enthält kein Rätsel. Prüfe, ob du ihn ganz kopiert hast.
enter-no-file = Die Datei konnte nicht gelesen werden. Achte darauf, dass es eine Text-, JSON- oder gzip-Datei ist, und versuche es noch einmal.
enter-no-backup = Diese Datei ist keine vollständige Sicherung von ichidoku, oder sie stammt aus einer neueren Version. Nichts wurde geändert.
enter-paste-here = Füge hier ein: Von selbst gibt der Browser die Zwischenablage nicht her.
enter-unreadable = Das lässt sich nicht lesen: { $fault }.
enter-one-of-several = Nur ein Rätsel war lesbar. Die Textzeile { $line } wurde ausgelassen: { $fault }.
enter-one = { $count ->
    [one] Ein Rätsel mit 1 Vorgabe.
   *[other] Ein Rätsel mit { $count } Vorgaben.
}
puzzle-number = Rätsel { $number }
enter-batch = Tabelle vieler Rätsel
setter = Über dieses Rätsel
setter-minimal = Eine Lösung, und jede Vorgabe wird gebraucht.
setter-not-minimal = { $count ->
    [one] Eine Lösung. 1 Vorgabe könnte weg.
   *[other] Eine Lösung. { $count } Vorgaben ließen sich einzeln weglassen.
}
setter-redundant = Überflüssige Vorgaben zeigen
setter-symmetry = Fehlende Zellen einer Symmetrie zeigen
setter-any = Keine Symmetrie
panel-batch = Viele Rätsel
restored = { $count ->
    [one] Wiederhergestellt: 1 Spiel, deine Statistik, Lektionen und Einstellungen. Die Sprache bleibt, wie sie ist.
   *[other] Wiederhergestellt: { $count } Spiele, deine Statistik, Lektionen und Einstellungen. Die Sprache bleibt, wie sie ist.
}
share = Teilen
share-or-print = Teilen oder drucken
share-link = Link zu diesem Rätsel
copy-link = Link kopieren
progress-link = Link mit deinen Eingaben, Notizen und Farben
copy = Kopieren
copied = Kopiert
copied-as = Kopiert: { $form }
form-line = 81 Zeichen
form-rows = neun Zeilen
form-boxed = neun Zeilen mit Blocklinien
form-candidates = Kandidatengitter
drop-here = Datei hier ablegen, um ihre Rätsel zu lesen
print = Drucken

## Einstellungen

settings = Einstellungen
language = Sprache
language-auto = Wie im Browser
language-why = Wirkt sofort. Dein Spiel bleibt, wie es ist.
own-digits = Landesübliche Ziffern
own-digits-why = Schreibt Ziffern so, wie es in der Sprache üblich ist. Namen von Zellen wie r4c7 bleiben.
theme = Farbschema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
theme-contrast-dark = Hoher Kontrast, dunkel
theme-why = Hoher Kontrast heißt Schwarz, Weiß und wenige kräftige Farben.
mistakes = Fehler anzeigen
mistakes-off = Nie
mistakes-rules = Nur Konflikte
mistakes-solution = Jede falsche Ziffer
notes = Notizen
notes-both = Notizen in Ecke und Mitte
notes-simple = Eine Art von Notizen
peers = Zeile, Spalte und Block hervorheben
peers-why = Tönt alle Zellen, die die ausgewählte sieht.
same = Gleiche Ziffern hervorheben
same-why = Tönt die Ziffer der ausgewählten Zelle überall, auch in Notizen.
labels = Zeilen- und Spaltennummern
labels-why = Stehen immer am Rand des Gitters, nicht nur, während ein Tipp Zellen nennt.
wrap = Pfeiltasten laufen über den Rand
wrap-why = Aus der letzten Spalte führt ein Pfeil in die erste und umgekehrt.
timer = Zeit anzeigen
timer-why = Die Zeit läuft ab der ersten Eingabe, ob sie zu sehen ist oder nicht.
note-size = Größe der Notizen
note-size-why = Größere Notizen sind besser lesbar, kleinere lassen mehr Platz.
note-size-small = Klein
note-size-standard = Normal
note-size-large = Groß
note-size-largest = Sehr groß
counts = Anzeigen, wie viele noch fehlen
keypad-layout = Tastenfeld
keypad-layout-why = Drei mal drei braucht auf dem Telefon mehr Platz, deshalb wird das Gitter etwas kleiner.
keypad-fitting = Automatisch
keypad-square = 3 × 3
keypad-rows = Zwei Reihen
safe-colours = Farben auch für Farbenblinde
safe-colours-why = Farben, die sich auch in der Helligkeit unterscheiden, mit der Nummer jeder Farbe in der Zelle.
patterns = Muster für Farben
patterns-why = Jede Zellfarbe hat auch ein feines Muster, an dem man sie ohne die Farbe erkennt.
advance = Nach einer Ziffer weitergehen
advance-why = Die nächste leere Zelle wird ausgewählt, sobald du eine Ziffer gesetzt hast.
hint-limit = Tipps pro Spiel
hint-limit-why = Wie oft du einen neuen Tipp holen darfst; mehr über denselben zu erfahren kostet nichts.
hint-limit-none = Ohne Grenze
names-technique = Schwerste Technik nennen
names-technique-why = Jedes neue Rätsel nennt die schwerste Technik, die es verlangt.
needs-technique = { $grade }: { $technique }
counts-why = Ein Punkt auf der Taste für jede Ziffer, die noch zu setzen ist.
left-handed = Bedienung links
left-handed-why = Setzt die Tasten links neben das Gitter, wenn dort Platz ist.
digit-first = Ziffer zuerst
digit-first-why = Wähle eine Ziffer auf den Tasten und tippe dann auf die Zellen, in die sie kommt.
keeping = Wie Notizen geführt werden
keeping-why = Aufgeräumte Notizen verlieren eine Ziffer, wenn du sie in der Nähe setzt. Eingetragene sind zu Beginn vollständig. Immer wahre zeigen stets alles, was die Ziffern übrig lassen.
keeping-hand = Von Hand
keeping-clean = Aufgeräumt
keeping-fill = Einmal eingetragen, dann aufgeräumt
keeping-true = Immer wahr
notes-why = Notizen in Ecke und Mitte werden getrennt eingetragen und gelöscht.
mistakes-why = Konflikte sind gleiche Ziffern, die einander sehen. Falsche Ziffern sind nur bekannt, wenn es genau eine Lösung gibt.
search-settings = Einstellungen durchsuchen
settings-look = Aussehen
settings-entry = Ziffern und Notizen eingeben
settings-help = Hilfe und Datenschutz
statistics-why = Sie ist in der Sicherung und sonst nirgends.
said-held = { $digit } gewählt
said-not-held = Keine Ziffer gewählt
games = Gespeicherte Spiele
remove-game = { $game } löschen
backup = Sicherung herunterladen
backup-help = Um eine Sicherung wiederherzustellen, öffne die Datei unter „Eingabe“ oder ziehe sie auf diese Seite.
keys = Tastenkürzel
keys-help = Beim Spielen, von überall auf der Seite:
keys-list =
    1–9: Ziffer mit dem aktuellen Werkzeug eingeben |
    Umschalt oder Alt + Ziffer: Notiz in der Ecke |
    Strg + Ziffer: Notiz in der Mitte |
    Strg + Umschalt + Ziffer: Farbe |
    0, Entf: löschen |
    Pfeile, WASD: bewegen |
    Umschalt oder Strg + Pfeil: Auswahl erweitern |
    Pos1, Ende: Anfang oder Ende der Zeile |
    Strg + Pos1, Ende: erste oder letzte Zelle |
    Z X C V: Ziffer, Ecke, Mitte, Farbe |
    Leertaste: nächstes Werkzeug |
    Eingabe: Zellen mit gleichem Inhalt auswählen |
    Strg + A: alles auswählen |
    Strg + I: Auswahl umkehren |
    Esc: Auswahl aufheben |
    Strg + Z: rückgängig machen |
    Strg + Y: wiederholen |
    H: Tipp |
    J: Tipp anwenden |
    {"."} und , : nächster und voriger Schritt |
    P: Pause oder weiter |
    R, K, B: Zeile, Spalte oder Block vorlesen |
    N: was noch zu setzen ist |
    M: Kandidaten der Zelle |
    Strg + C: Stand kopieren |
    Menü, Umschalt + F10: Menü der Zelle |
    ?: diese Liste

## Neue Rätsel

random = Zufälliges Rätsel
grade = Schwierigkeit
grade-trivial = Sehr leicht
grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
grade-very-hard = Sehr schwer
grade-extreme = Extrem
grade-beyond = Über Extrem
alike = Wie dieses Rätsel
alike-why = So viele Vorgaben wie im aktuellen Rätsel, in derselben Symmetrie.
alike-easier = Leichter
alike-same = Genauso schwer
alike-harder = Schwerer
wishes = Optionen
symmetry = Symmetrie der Vorgaben
symmetry-none = Keine
symmetry-half-turn = Halbe Drehung
symmetry-quarter-turn = Vierteldrehung
symmetry-diagonal = Hauptdiagonale
symmetry-antidiagonal = Nebendiagonale
symmetry-both-diagonals = Beide Diagonalen
symmetry-left-right = Links–rechts gespiegelt
symmetry-top-bottom = Oben–unten gespiegelt
symmetry-both-mirrors = Beide Spiegelungen
symmetry-full = Voll
practise = Eine Technik üben
any-technique = Beliebige Technik
only-known = Nur was ich kenne
only-known-why = Neue Rätsel brauchen außer Einern nur die Techniken, die du ankreuzt.
not-known = Du hast keine Technik angekreuzt, die ein Rätsel der Stufe { $grade } braucht. Kreuze unter „Neues Rätsel“ eine an oder wähle eine leichtere Stufe.
making = Rätsel wird gesucht…
making-on = { $attempts ->
    [one] Rätsel wird gesucht: bisher 1 Versuch…
   *[other] Rätsel wird gesucht: bisher { $attempts } Versuche…
}
made = Aus dem Startwert { $seed }.
not-made = { $attempts ->
    [one] Kein Rätsel mit diesen Optionen nach 1 Versuch. Versuche es noch einmal oder lockere die Optionen.
   *[other] Kein Rätsel mit diesen Optionen nach { $attempts } Versuchen. Versuche es noch einmal oder lockere die Optionen.
}

## Übungen der Technikseiten

exercise = Übung
exercise-check = Antwort prüfen
exercise-show = Lösung zeigen
