# Was schiefgeht. Nach "Fehler:", ohne Punkt am Ende.

label-error = Fehler
cannot-write = { $place } lässt sich nicht schreiben: { $reason }
standard-output = die Standardausgabe
man-page = die Handbuchseite
is-a-directory = { $path }: ist ein Ordner
neither = { $text } ist weder eine Datei noch ein Rätsel
neither-file = als Datei: { $reason }
neither-puzzle = als Rätsel: { $reason }
empty-text = es ist leer
nothing-given = keine Rätsel: gib Dateien oder Rätsel an, oder `-`, um sie einzutippen; siehe --help
stopped-at-bad = beim ersten unlesbaren Datensatz angehalten, wie --strict verlangt
bug = das ist ein Fehler in ichidoku; bitte melde ihn mit den Rätseln, die zu ihm führten
bug-generate = das ist ein Fehler in ichidoku; bitte melde ihn mit dem Startwert und den Optionen
hint-takes-one = hint nimmt ein Rätsel, nicht mehrere; für viele gibt es steps
like-takes-one = --like nimmt ein Rätsel, nicht mehrere
like-improper = das Rätsel von --like hat keine oder mehrere Lösungen; erwartet ist genau eine
lab-takes-one = lab run nimmt ein Rätsel, nicht { $count }; für viele gibt es lab compare
not-a-command = '{ $path }' ist kein Befehl; siehe --help
without-app = dieses Programm wurde ohne die Browser-App gebaut (ICHIDOKU_SKIP_WEB war gesetzt)
index-beyond = { $options }: der letzte Index muss unter { $most } liegen
gpu-missing = --gpu braucht das Programm { $program }, das weder neben diesem noch im Pfad liegt; es entsteht aus dem Ordner gpu der Quellen
gpu-not-started = { $program } lässt sich nicht starten: { $reason }
gpu-ended = { $program } wurde beendet: { $status }
gpu-one-file = --gpu löst eine Datei oder die Standardeingabe
needs-terminal = --animate braucht ein Terminal, um zu zeichnen und Tasten zu lesen
no-drawing = auf diesem Terminal lässt sich nicht zeichnen: { $reason }
cannot-listen = { $address } ist nicht zu öffnen: { $reason }
port-in-use = { $address } ist nicht zu öffnen: { $reason }; --port 0 nimmt irgendeinen freien Port
server-down = der Server ist ausgefallen: { $reason }
bench-empty = eine Eingabe enthält kein Rätsel
bench-wrong = { $engine } antwortet falsch: { $what } von Rätsel { $number } in { $source }
bench-count = die Zahl der Lösungen
bench-solution = eine Lösung
bench-stated = eine andere Lösung, als die Datei angibt,

## Werte von Optionen

unknown-name = { $kind } unbekannt
did-you-mean = ist '{ $name }' gemeint?
lists-names = `{ $command }` nennt alle Namen
lists-facts = `ichidoku techniques` nennt die Techniken, `ichidoku rate --help` die anderen Namen
possible-values = [mögliche Werte: { $values }]
name-technique = Technik
name-technique-or-family = Technik oder Familie
name-fact = Name
name-algorithm = Algorithmus
name-format = Format
name-grade = Stufe
name-level = Stufe
name-paper = Papiergröße
name-place = Ort
name-scale = Skala
name-symmetry = Symmetrie
name-variant = Variante
name-language = Sprache
expected-number = erwartet wird eine ganze Zahl ab { $least } und unter 2^64, etwa 1000, 10k oder 1e6
expected-between = erwartet wird eine ganze Zahl von { $least } bis { $most }
or-none = { $expected }, oder `none`
expected-seconds = erwartet wird eine Zahl von Sekunden, etwa 30 oder 0.5
expected-clues = erwartet wird eine Zahl bis 81, oder zwei wie in `24-28`
expected-er = erwartet wird eine Wertung bis 20.9, oder zwei wie in `7.1-7.3`
expected-rate-format = erwartet wird Text mit `%g`, `%r`, `%p`, `%d`, `%n`, `%e`, `%t`, `%l` oder `%%`
expected-one-er = erwartet wird eine Wertung bis 20.9, etwa 7.1
expected-and-or = erwartet wird `&&`, `||` oder das Ende
expected-bracket = erwartet wird `)`
expected-fact = erwartet wird ein Name, eine Zahl, `!` oder `(`
expected-grade = erwartet wird eine Stufe, von `trivial` bis `beyond`
expected-amount = erwartet wird eine Zahl; nur `grade` wird mit Stufen verglichen
expected-comparison = erwartet wird ein Vergleich, wie in `grade >= hard`
filter-problem = Spalte { $column }: { $problem }
only-on-scale = { $option } gehört zur Skala { $wanted }, nicht zu { $scale }
expected-characters = erwartet werden 81 Zeichen, nicht { $count }
expected-address = erwartet wird eine IP-Adresse, etwa 127.0.0.1 oder ::1
expected-header = erwartet wird der Name eines Headers, etwa x-api-key

## Rätsel, die es nicht geben kann

clue-range = { $from } bis { $to } Vorgaben
order-clues = { $clues }: Ein Rätsel mit genau einer Lösung hat mindestens 17, und bei 81 ist nichts zu lösen; erwartet werden 17 bis 80
order-clues-reversed = { $clues }: Die erste Zahl darf nicht größer sein als die zweite
order-minimal = ein minimales Rätsel mit { $count } Vorgaben: keines mit mehr als 40 ist bekannt
order-symmetry = { $clues }: Kein Muster mit der Symmetrie { $symmetry } hat so viele
order-pattern-full = bei einem Muster aus allen 81 Zellen ist nichts zu lösen
order-pattern-small = ein Muster aus { $count } Zellen: Ein Rätsel mit genau einer Lösung hat mindestens 17 Vorgaben
order-pattern-clues = zu einem Muster aus { $count } Zellen passen nicht { $clues }
order-pattern-symmetry = das Muster hat nicht die Symmetrie { $symmetry }
order-pattern-lines = das Muster hat keine Vorgabe in { $one } und { $other }: Sie ließen sich in jeder Lösung vertauschen
order-pattern-of-solution = die Vorgaben dieser Lösung in diesem Muster lassen auch andere Lösungen zu
order-given-outside = vorgeschriebene Vorgaben liegen außerhalb des Musters
order-given-not-in-solution = die vorgeschriebenen Vorgaben sind nicht Teil der verlangten Lösung
order-given = die vorgeschriebenen Vorgaben: { $reason }
order-given-unsolvable = die vorgeschriebenen Vorgaben lassen keine Lösung zu
order-given-clues = { $count } Vorgaben sind vorgeschrieben oder folgen aus der Symmetrie; das lässt keinen Platz für { $clues }
order-needed-and-forbidden = { $technique } kann nicht zugleich verlangt und ausgeschlossen sein
order-too-hard = ein Rätsel der Stufe { $grade } braucht nicht { $technique }: Damit ist es mindestens { $needed }
order-too-hard-for-level = ein Rätsel von HoDoKus Stufe { $level } braucht nicht { $technique }: Leichtere Techniken lösen es
order-grade-above-level = ein Rätsel von HoDoKus Stufe { $level } hat nie die Stufe { $grade }: Leichtere Techniken lösen es
order-below-scale = ein ER von { $er }: Die Skala beginnt bei { $least }
order-all-forbidden = alle Techniken sind ausgeschlossen: Keine bleibt, um das Rätsel zu lösen
order-no-attempts = keine Versuche: erwartet wird mindestens 1
order-exhausted = { $count ->
    [one] kein solches Rätsel in 1 Versuch
   *[other] kein solches Rätsel in { $count } Versuchen
}
order-interrupted = { $count ->
    [one] nach 1 Versuch angehalten
   *[other] nach { $count } Versuchen angehalten
}

## Was der Leser der Argumente selbst sagt, anstelle seiner englischen Wörter

clap-usage = Aufruf:
clap-options = Optionen:
clap-arguments = Argumente:
clap-commands = Befehle:
clap-option-mark = [OPTIONEN]
clap-command-mark = <BEFEHL>
clap-command-choice = [BEFEHL]
clap-default = [ohne Angabe:
clap-values = [mögliche Werte:
clap-values-long = Mögliche Werte:
clap-help-more = Hilfe ausgeben (mehr mit '
clap-help-summary = Hilfe ausgeben (kürzer mit '
clap-help = Hilfe ausgeben
clap-version = Version ausgeben
clap-help-command = Diese Hilfe oder die eines Befehls ausgeben
clap-error = Fehler:
clap-tip = Tipp:
clap-more = Mehr dazu mit '
clap-unexpected = unbekanntes Argument '
clap-invalid = ungültiger Wert '
clap-for = ' für '
clap-unrecognized = unbekannter Befehl '
clap-required = diese Argumente fehlen:
clap-conflict = das Argument '
clap-conflict-with = ' geht nicht zusammen mit '
clap-conflict-these = ' geht nicht zusammen mit:
clap-value-required = ein Wert fehlt für '
clap-none-supplied = '
clap-once = ' darf nur einmal vorkommen
clap-similar = ein ähnliches Argument: '
clap-similar-command = ein ähnlicher Befehl: '
clap-similar-value = ein ähnlicher Wert: '
clap-as-value = um '
clap-as-value-use = ' als Wert anzugeben, schreibe '
clap-needs-command = ' braucht einen Befehl dahinter
clap-found = '
clap-similar-commands = ähnliche Befehle:
clap-similar-arguments = ähnliche Argumente:
clap-similar-values = ähnliche Werte:
