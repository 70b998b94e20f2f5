# Was die Kommandozeile sagt: Hilfe, Hinweise, Befunde. Ein Text der Hilfe trägt die Namen von Befehl und Argument:
# `help-solve-format`, oder `help-any-format` für alle Befehle ohne eigenen. Namen, Optionen und Dateinamen bleiben, wie sie sind.

## Argumente mehrerer Befehle

help-any-output = In diese Datei statt auf die Standardausgabe (`-`) schreiben, komprimiert, wenn sie auf `.gz` endet; eine unvollständige Datei bleibt nie zurück
help-any-strict = Beim ersten unlesbaren Datensatz aufhören
help-any-drawn-unchecked = Varianten ohne die Linien, Pfeile und Zeichen lesen, die nur gezeichnet sind: Nichts sagt, welche Regeln sie bedeuten
help-any-threads = Anzahl der Threads; ohne Angabe alle Kerne
help-any-column = Von einer Parquet-Datei in eine andere: die Spalte mit den Rätseln; ohne Angabe wird sie am Namen oder an den Werten erkannt
help-any-compression = Von einer Parquet-Datei in eine andere: wie die neuen Spalten komprimiert werden; ohne Angabe `snappy`
help-any-engine = Befehlssatz; ohne Angabe der schnellste verfügbare. Die Ergebnisse sind gleich
help-any-limit = Höchstens so viele je Rätsel, oder `none` für alle
help-any-json = Je Datensatz ein JSON-Objekt ausgeben
help-any-only = Nur diese Techniken oder Familien verwenden, die leichteste zuerst: `naked-pair,x-wing,chains`. Mehrfach möglich
help-any-without = Diese Techniken oder Familien weglassen: `uniqueness,forcing`. Mehrfach möglich
help-any-no-nets = Netze weglassen, die Kandidaten durchprobieren, verschachtelte zwei Ebenen tief; dasselbe wie `--without nets`
help-any-order = Diese zuerst versuchen, in dieser Reihenfolge. Mehrfach möglich
help-any-grade = Wie schwer sie sind, auf der Skala von ichidoku (docs/grades.md)
help-any-hodoku = Wie schwer sie auf der Skala von HoDoKu sind
help-any-er = Wie schwer sie für Sudoku Explainer sind: ein ER wie `7.1` oder ein Bereich wie `7.1-7.3`. `--scale` wählt die Version
help-any-needs = Eine Technik verlangen: An einer Stelle kommt keine leichtere weiter. Namen: `ichidoku techniques`
help-any-forbid = Eine Technik oder eine Familie von Techniken ausschließen: Das Rätsel ist ohne sie lösbar. Mehrfach möglich
help-any-clues = Anzahl der Vorgaben: von 17 bis 80, oder die kleinste und die größte wie in `24-28`
help-any-minimal = Nur minimale Rätsel: Ohne eine der Vorgaben gibt es mehrere Lösungen
help-any-symmetry = Symmetrie des Musters der Vorgaben
help-any-pattern = Zellen mit einer Vorgabe: 81 Zeichen, `.` oder `0` für eine leere Zelle
help-any-given = Vorgaben, die jedes Rätsel enthalten muss
help-any-solution = Lösung, die jedes Rätsel haben muss
help-any-attempts = Ein Rätsel nach so vielen Versuchen aufgeben; ohne Angabe nach 50000, eine Variante nach 2000
help-any-steps = Einen Lauf nach so vielen Schritten beenden, jeder eine Zuweisung oder eine Prüfung
help-any-time = Einen Lauf nach so vielen Sekunden beenden
help-any-inputs = Dateien mit Rätseln, `-` für die Standardeingabe, oder die Rätsel selbst; ohne Angabe die Standardeingabe
help-any-inputs-long = Ein Argument gilt als Datei, wenn es eine dieses Namens gibt, sonst als Rätsel. Vor einem Rätsel oder Namen, der mit `-` beginnt, steht `--`.

## ichidoku

help-program = Löst, bewertet, erklärt, erzeugt und untersucht Sudokus, eines oder Millionen.
help-program-long = Die Rätsel kommen aus Dateien, von der Standardeingabe oder aus den Argumenten, in jedem gängigen Format, auch gepackt (gzip, xz, bzip2, zstd, zip): 81 Zeichen je Zeile, neun Zeilen, gerahmte Gitter, Kandidatengitter, CSV, JSON und mehr. Das Format wird erkannt. Wo es sinnvoll ist, werden auch Varianten gelesen: Killer, Jigsaws, andere Größen und Links mit anderen Regeln.
help-program-color = Wann Farbe verwendet wird, auch in Hilfe und Fehlern
help-program-quiet = Nur Daten und Fehler ausgeben: kein Fortschrittsbalken, keine Hinweise
help-program-language = Sprache der Meldungen und Sätze, etwa `de`; ohne Angabe die von `LC_ALL`, `LC_MESSAGES` oder `LANG`, sonst Englisch
example-program-1 = Jedes Rätsel einer Datei lösen
example-program-2 = Den nächsten Schritt erklären, mit Zeichnung

## ichidoku solve

help-solve = Rätsel lösen und je Zeile eine Lösung ausgeben, in der Reihenfolge der Eingabe
help-solve-long = Alle Kerne arbeiten, und für jede Lösung ist bewiesen, ob sie die einzige ist. Jeder Datensatz der Eingabe ergibt einen der Ausgabe, in derselben Reihenfolge: die Lösung oder eine Zeile mit `no solution` oder `unreadable`. Hat ein Rätsel mehrere Lösungen, wird die zuerst gefundene ausgegeben, und ein Hinweis meldet es. Die Wahl ist auf jedem Rechner dieselbe. Der Exit-Status bleibt 0; `check` berichtet mehr und schlägt fehl. Eine falsche angegebene Lösung wird gemeldet und gilt als schlechte Eingabe. Eine Datei im Format csv, json, ndjson oder parquet hat je Rätsel einen `status` und keine Lösung, wo es mehrere gibt. Von einer Tabelle in CSV oder TSV in eine andere, etwa mit `-o solved.csv`, bleiben alle Spalten, wie sie sind; dahinter stehen die der Antworten, zuletzt `error` mit dem Grund, wenn eine Zeile keine hat.
help-solve-json = Je Datensatz ein JSON-Objekt ausgeben: Ort, Status, Lösung
help-solve-format = Format der Lösungen; ohne Angabe das der Endung der Ausgabe, 81 Zeichen je Zeile, wenn sie keines nennt, oder bei einem Rätsel am Terminal ein gezeichnetes Gitter
help-solve-first = Bei der ersten Lösung aufhören, ohne zu prüfen, ob sie die einzige ist; schneller
help-solve-stats = Am Ende melden, wie viele Rätsel von welcher Art waren und was die Suche getan hat; mit --json auch je Rätsel
help-solve-gpu = Auf einer NVIDIA-GPU lösen, mit dem Programm `ichidoku-gpu`; jede Zeile muss aus 81 Ziffern und Punkten bestehen
example-solve-1 = Jedes Rätsel einer Datei lösen, eine Lösung je Zeile
example-solve-2 = Die Lösung als Gitter ausgeben

## ichidoku count

help-count = Lösungen bis zu einer Grenze zählen, eine Zahl je Zeile
help-count-long = Jeder Datensatz der Eingabe ergibt eine Zeile der Ausgabe: die Zahl oder `unreadable`. Ist die Zahl gleich der Grenze, sind es mindestens so viele. Von einer Tabelle in CSV oder TSV in eine andere, etwa mit `-o counted.csv`, bleiben alle Spalten, wie sie sind; dahinter stehen die der Antworten, zuletzt `error` mit dem Grund, wenn eine Zeile keine hat.
help-count-limit = Nicht weiter zählen als bis hierher; `none` für keine Grenze (das leere Gitter hat 6.670.903.752.021.072.936.960 Lösungen)
help-count-time = Lösungen eines Rätsels nur so viele Sekunden lang zählen; die Zahl gilt dann als Mindestzahl, und ein Hinweis sagt es
help-count-estimate = Die Zahl stattdessen schätzen, wie groß sie auch ist: sie und die Enden ihres 95-%-Intervalls ausgeben, mit Tabulatoren dazwischen
help-count-estimate-long = Eine Zahl, die schnell gezählt ist, ist genau und steht allein. Sonst wird über zufällige Proben des Suchbaums gemittelt (Knuth 1975): ohne Verzerrung und mit bekanntem Fehler.
help-count-samples = Anzahl der Proben für `--estimate`; viermal so viele halbieren den Fehler
help-count-seed = Startwert des Zufalls für `--estimate`; derselbe Startwert ergibt dieselbe Schätzung
example-count-1 = Lösungen zählen, aber nicht mehr als eine Million
example-count-2 = Die Zahl schätzen, wie groß sie auch ist, mit ihrem Fehler

## ichidoku enumerate

help-enumerate = Alle Lösungen ausgeben, eine je Zeile, aufsteigend geordnet
help-enumerate-long = Sie werden ausgegeben, sobald sie gefunden sind. Ein Rätsel ohne Lösung ergibt keine Zeile. Die Lösungen eines Rätsels folgen auf die des vorigen.
help-enumerate-json = Je Lösung ein JSON-Objekt ausgeben
example-enumerate-1 = Die ersten 20 Lösungen ausgeben
example-enumerate-2 = Sie mit dem Rätsel ausgeben, zu dem jede gehört

## ichidoku true-candidates

help-true-candidates = Die Kandidaten zeichnen, die in mindestens einer Lösung vorkommen
help-true-candidates-long = Eine Zelle mit einem Kandidaten hat in allen Lösungen dieselbe Ziffer; ein fehlender Kandidat kann gestrichen werden. Jeder Kandidat braucht eine eigene Suche. Kandidaten der Eingabe werden nicht beachtet; ein Rätsel, das nur durch sie gegeben ist, wird abgelehnt.
help-true-candidates-limit = Die Lösungen mit jedem Kandidaten bis zu dieser Zahl zählen; `--json` zeigt sie
help-true-candidates-json = Je Datensatz ein JSON-Objekt mit den Anzahlen ausgeben
help-true-candidates-guesses = Ein Rätsel aufgeben, wenn die Suche nach einem Kandidaten öfter raten muss
example-true-candidates-1 = Die Ziffern zeichnen, die in irgendeiner Lösung vorkommen
example-true-candidates-2 = Die Lösungen mit jedem Kandidaten bis 100 zählen

## ichidoku check

help-check = Konflikte, Widersprüche, mehrere Lösungen und überflüssige Vorgaben melden
help-check-long = Bei Vorgaben im Konflikt: jeder Konflikt. Ohne Lösung: eine kleinste Menge von Vorgaben, die einander schon widersprechen (ohne irgendeine davon nicht mehr). Bei mehreren Lösungen: wie viele, zwei davon, die Zellen, in denen sie sich unterscheiden, und die, die von den Vorgaben offen gelassen werden. Bei einer Lösung: ob das Rätsel minimal ist oder welche Vorgaben überflüssig sind. Bei einer Variante werden ihre Regeln ebenso geprüft wie die Vorgaben. Gibt die Eingabe eine Lösung an: ob sie stimmt; eine falsche gilt als schlechte Eingabe. Kandidaten der Eingabe werden nicht beachtet; ein Rätsel, das nur durch sie gegeben ist, wird abgelehnt. Von einer Tabelle in CSV oder TSV in eine andere, etwa mit `-o checked.csv`, bleiben alle Spalten, wie sie sind; dahinter stehen die der Antworten, zuletzt `error` mit dem Grund, wenn eine Zeile keine hat.
help-check-limit = Die Lösungen eines Rätsels nur bis zu dieser Zahl zählen
example-check-1 = Melden, was mit jedem Rätsel nicht stimmt
example-check-2 = Den Bericht als JSON ausgeben

## ichidoku convert

help-convert = Rätsel in ein anderes Format umwandeln
help-convert-long = Das Format der Eingabe wird erkannt. Alles, was sie über ein Rätsel sagt, bleibt erhalten, soweit das neue Format es fassen kann: json und ndjson fassen alles, csv eine Lösung, Beschriftungen und weitere Spalten. Ein Hinweis meldet, was wegfällt. Eine csv hat Spalten für alles in der Eingabe, aus einer Pipe aber nur für das, was nahe am Anfang steht. Eine Variante lässt sich als iss schreiben, das jede Regel fasst, als f-puzzles, f-puzzles-json oder sudokupad mit den Regeln, die es in f-puzzles gibt, als line, als rows oder als Bild.
help-convert-to = Format der Ausgabe; ohne Angabe das der Endung der Ausgabe
help-convert-scale = Bildpunkte einer PNG-Datei je Einheit, von 1 bis 4; sonst 2
help-convert-transparent = Von einer PNG-Datei nur Linien, Ziffern und Farben zeichnen, nicht das Papier
example-convert-1 = Eine Tabelle schreiben
example-convert-2 = Die Kandidaten jeder Zelle zeigen

## ichidoku hint

help-hint = Einen Tipp zum nächsten Schritt geben: wo, welche Technik oder der ganze Schritt
help-hint-long = Die Kandidaten eines Kandidatengitters gelten als die eigenen des Spielers. Eine Ziffer, die dort allein in ihrer Zelle ist, kann eingetragen oder eine Notiz sein: Sie gilt als Notiz, wenn mehrere Nachbarn sie noch zeigen und wenige sie verloren haben. Fehler kommen zuerst: Konflikte, ein falscher Eintrag (der früheste, wenn `--entries` die Reihenfolge nennt), ein fehlender Kandidat, mehrere Lösungen oder keine. Jeder Schritt ist bewiesen, aber der Beweis eines Netzes probiert Kandidaten durch: ein verschachteltes zwei Ebenen tief, T&E(2). `--no-nets` lässt sie weg. Wo keine Technik hilft, sagt die Antwort das.
help-hint-json = Ein JSON-Objekt ausgeben, mit der Begründung des Schritts
help-hint-grade = Wie genau: wo, Technik, Erklärung oder jedes Glied einer Kette
help-hint-entries = Bisher eingetragene Ziffern, der Reihe nach: `r5c5=5,r1c3=4`
help-hint-entries-long = Höchstens ein Eintrag je Zelle und keiner, der einer Vorgabe widerspricht. Ziffern des Rätsels, die hier genannt sind, gelten als eingetragen und nicht als Vorgabe, wenn das Rätsel ohne sie eine Lösung hat.
example-hint-1 = Sagen, wo man suchen soll, und nicht mehr
example-hint-2 = Den nächsten Schritt erklären, der kein Netz braucht

## ichidoku steps

help-steps = Rätsel mit den Techniken von Menschen lösen und jeden Schritt erklären
help-steps-long = Jeder Schritt verwendet die leichteste Technik, die anwendbar ist, und ist bewiesen. Der Beweis eines Netzes probiert Kandidaten durch: ein verschachteltes zwei Ebenen tief, T&E(2). `--no-nets` lässt sie weg. Der Weg endet, wo keine Technik anwendbar ist. Ist nicht bekannt, dass das Rätsel eine einzige Lösung hat, setzt kein Schritt das voraus. Die Schritte beginnen bei den Kandidaten eines Kandidatengitters.
help-steps-limit = Höchstens so viele Schritte je Rätsel
help-steps-json = Je Rätsel ein JSON-Objekt ausgeben: alle Schritte mit ihrer Begründung
help-steps-all = Jeden jetzt möglichen Schritt auflisten, die leichteste Technik zuerst, statt eines Lösungswegs
help-steps-next = Nur den nächsten Schritt, gezeichnet
help-steps-scale = Stattdessen den Weg einer anderen Skala ausgeben: `se121`, die von Sudoku Explainer 1.2.1, oder `sukaku`, die von Sukaku Explainer 1.18.1
help-steps-scale-long = Jede Zeile hat die Wertung des Schritts, den Namen der Technik in Sudoku Explainer, die gesetzte Ziffer und die gestrichenen Kandidaten. Ein Kandidatengitter wird von seinen Kandidaten aus gelöst wie bei `rate`.
help-steps-draw = Bei jedem Schritt das Gitter mit den Kandidaten zeichnen, um die es geht; mit --next immer
help-steps-notation = Eine Zeile je Schritt in der Schreibweise von Experten: Eureka für Ketten, `2 c67 r25` für einen Fisch
example-steps-1 = Das Rätsel lösen und jeden Schritt erklären
example-steps-2 = Einen Schritt ohne diese Techniken zeichnen

## ichidoku rate

help-rate = Bewerten, wie schwer Rätsel für Menschen sind: Stufe und Wertung
help-rate-long = Jeder Datensatz der Eingabe ergibt eine Zeile, in der Reihenfolge der Eingabe: das Rätsel, die Stufe und die Wertung, mit Tabulatoren dazwischen. Ein Rätsel ohne Lösung oder mit mehreren hat keine Wertung; seine Zeile sagt das. Kandidaten der Eingabe zählen nur auf den Skalen `se121` und `sukaku`, auf denen ein Kandidatengitter nach seinen Kandidaten gewertet wird (ein Sukaku). Eine Stufe unter „Jenseits“ braucht kein Netz. Die anderen Skalen lehnen ein Rätsel ab, das nur durch Kandidaten gegeben ist. Von einer Tabelle in CSV oder TSV in eine andere, etwa mit `-o rated.csv`, bleiben alle Spalten, wie sie sind; dahinter stehen die der Antworten, zuletzt `error` mit dem Grund, wenn eine Zeile keine hat.
help-rate-scale = Skala der Wertung: die von ichidoku, für alle symmetrischen Kopien gleich (Vorgabe), die von HoDoKu, die von Sudoku Explainer 1.2.1 (`se121`) oder die von Sukaku Explainer 1.18.1 (`sukaku`): ER, EP, ED und die schwerste Technik
help-rate-format = Form einer Zeile auf der Skala `se121` oder `sukaku` wie bei `serate`: `%g` Rätsel, `%r` ER, `%p` EP, `%d` ED, `%n` Zeile der Datei, `%e` Sekunden; `%t` schwerste Technik, `%l` Zeilenumbruch
help-rate-only-er = Nur das Rätsel und seinen ER ausgeben
help-rate-at-least = Nur die Rätsel mit mindestens diesem ER ausgeben, ohne Wertungen; schwere enden beim ersten Schritt, der so schwer ist
help-rate-where = Nur die Rätsel werten, die eine Bedingung erfüllen, etwa `er>=8.3 && tridagon`
help-rate-where-long = Bedingungen vergleichen Zahlen mit `<`, `<=`, `=`, `!=`, `>=` und `>` und werden mit `&&`, `||`, `!` und Klammern verbunden. Die Namen sind `er`, `ep`, `ed`, `grade` mit den Werten von `trivial` bis `beyond`, `score`, `hodoku` (die Punkte von HoDoKu), `clues` und jede Technik: die Zahl ihrer Schritte auf dem Weg von ichidoku. Ein Name allein ist wahr, wenn seine Zahl nicht 0 ist. Links sollte stehen, was schnell gefunden ist: Der Rest wird nur berechnet, wenn es auf ihn ankommt.
help-rate-histogram = Statt einer Zeile je Rätsel ausgeben, wie viele Rätsel jede Wertung und jede Technik haben
example-rate-1 = Stufe und Wertung jedes Rätsels ausgeben
example-rate-2 = Den ER der Rätsel ausgeben, die 17 Vorgaben haben oder mindestens Schwer sind

## ichidoku techniques

help-techniques = Die Lösungstechniken auflisten oder eine erklären
help-techniques-json = Ein JSON-Objekt ausgeben, mit anderen Namen und Wertungen
example-techniques-1 = Alle Techniken auflisten
example-techniques-2 = Eine davon erklären

## ichidoku techniques-list

help-techniques-list = Die Techniken auflisten, Familie für Familie, mit ihren Wertungen
help-techniques-list-long = Die Schwierigkeit ist die von ichidoku, ab 10; SE ist die Wertung von Sudoku Explainer 1.2.1; der Code von HoDoKu benennt die Technik in dessen Testsammlung. Ein Strich steht, wo das Programm die Technik nicht hat.
help-techniques-list-json = Ein JSON-Objekt ausgeben, mit anderen Namen und Wertungen
example-techniques-list-1 = Eine Tabelle ausgeben
example-techniques-list-2 = Auch andere Namen und Wertungen ausgeben, als JSON

## ichidoku techniques-explain

help-techniques-explain = Eine Technik erklären: was sie ist, warum sie gilt, ein Beispiel und ein Beinahe-Fall, gezeichnet, und zwei Übungen
help-techniques-explain-long = In den Zeichnungen stehen Klammern um das Muster, `-5` ist ein Kandidat, der wegfällt, `=5` eine Ziffer, die eingetragen wird, und `+5` das, was den Beinahe-Fall ausmacht; am Terminal sind sie auch farbig.
help-techniques-explain-topic = Die Technik, mit irgendeinem ihrer Namen, groß oder klein geschrieben: hidden-pair, "Hidden Pair", y-wing; oder eine Seite über mehrere: naked-subsets
help-techniques-explain-answers = Auch die Lösungen der Übungen ausgeben
example-techniques-explain-1 = Versteckte Paare erklären, mit einem Beispiel und einem Beinahe-Fall
example-techniques-explain-2 = Alle Techniken einer Seite erklären und ihre Übungen lösen

## ichidoku canonical

help-canonical = Die kanonische Form ausgeben: gleich für symmetrische Kopien und nur für diese
help-canonical-long = Sie ist die kleinste Zeile von 81 Zeichen, leere Zellen vor allen Ziffern, die durch Tauschen von Zeilen, Spalten, Bändern und Stapeln, Spiegeln an der Diagonale und Umbenennen der Ziffern erreichbar ist (die row-minlex-Form). Vorgaben im Konflikt haben keine: Ihre Zeile lautet `clashing`. Kandidaten der Eingabe werden nicht beachtet; ein Rätsel, das nur durch sie gegeben ist, wird abgelehnt. Im `transform` von `--json` ist die erste Zahl von `rows` der neue Platz von Zeile 1 und so fort, ebenso `columns`; `digits` sind die neuen Namen der Ziffern 1 bis 9. Bei `transposed` werden zuletzt Zeilen zu Spalten. Von einer Tabelle in CSV oder TSV in eine andere, etwa mit `-o forms.csv`, bleiben alle Spalten, wie sie sind; dahinter stehen die der Antworten, zuletzt `error` mit dem Grund, wenn eine Zeile keine hat.
help-canonical-json = Je Datensatz ein JSON-Objekt ausgeben, mit einer Transformation dorthin und der Zahl der Automorphismen
example-canonical-1 = Die kanonische Form jedes Rätsels ausgeben
example-canonical-2 = Auch die Transformation ausgeben, die dorthin führt

## ichidoku same-class

help-same-class = Prüfen, ob jedes Rätsel oder Gitter zum ersten gleichwertig ist
help-same-class-long = Jeder Datensatz nach dem ersten ergibt eine Zeile: `same` oder `different`. Ein Datensatz mit Vorgaben im Konflikt ist zu keinem gleichwertig. Im `transform` von `--json` ist die erste Zahl von `rows` der neue Platz von Zeile 1 und so fort, ebenso `columns`; `digits` sind die neuen Namen der Ziffern 1 bis 9. Bei `transposed` werden zuletzt Zeilen zu Spalten.
help-same-class-json = Je Datensatz ein JSON-Objekt ausgeben, mit einer Transformation vom ersten zur Kopie
example-same-class-1 = Jedes Rätsel mit dem ersten vergleichen
example-same-class-2 = Zeigen, wie Kopien auseinander entstehen

## ichidoku automorphisms

help-automorphisms = Die Symmetrien von Rätseln und Gittern zählen
help-automorphisms-long = Ein Automorphismus verschiebt die Zellen so, dass nur die Ziffern andere Namen bekommen. Jeder Datensatz der Eingabe ergibt eine Zahl; sie ist 1, wenn es keine Symmetrie gibt. Vorgaben im Konflikt haben keine: Ihre Zeile lautet `clashing`.
help-automorphisms-json = Je Datensatz ein JSON-Objekt mit allen Automorphismen ausgeben
example-automorphisms-1 = Die Symmetrien jedes Gitters zählen
example-automorphisms-2 = Sie auflisten

## ichidoku dedupe

help-dedupe = Von gleichwertigen Rätseln oder Gittern nur das erste behalten
help-dedupe-long = Jedes wird als Zeile von 81 Zeichen ausgegeben, in der Reihenfolge der Eingabe. Vorgaben im Konflikt bleiben. Die Formen aller Klassen bleiben im Speicher: 41 Bytes je Klasse und deren Tabelle.
help-dedupe-json = Je behaltenem Datensatz ein JSON-Objekt mit seiner kanonischen Form ausgeben
example-dedupe-1 = Ein Rätsel jeder Klasse behalten
example-dedupe-2 = Jedes mit seiner kanonischen Form ausgeben

## ichidoku minimal

help-minimal = Die minimalen Rätsel auflisten, die in einem Rätsel stecken, eines je Zeile
help-minimal-long = Ein minimales Rätsel steht selbst in der Liste; ein Rätsel, das nicht genau eine Lösung hat, ergibt keine Zeile. `check` meldet, ob ein Rätsel minimal ist und welche seiner Vorgaben überflüssig sind. Bei mehreren Rätseln sagt `--json`, zu welchem jedes Ergebnis gehört.
help-minimal-limit = Höchstens so viele je Rätsel; `none` für alle, von denen es sehr viele geben kann
example-minimal-1 = Fünf minimale Rätsel unter den Vorgaben auflisten
example-minimal-2 = Fünf je Rätsel auflisten, als JSON

## ichidoku unavoidable

help-unavoidable = Kleinste unvermeidbare Mengen auflisten: Zellen, die nicht alle ohne Vorgabe bleiben können
help-unavoidable-long = Bei einem Rätsel die seiner Lösung; ein Rätsel, das nicht genau eine Lösung hat, hat keine. Eine Menge je Zeile, die kleinsten zuerst: die Zahl der Zellen, ein Tabulator, die Zellen. Bei mehreren Rätseln sagt `--json`, zu welchem jedes Ergebnis gehört.
help-unavoidable-size = Größte Menge, höchstens 16 Zellen; 12 brauchen etwa 10 ms je Gitter, jede weitere Zelle einige Male so lang
example-unavoidable-1 = Die kleinsten Mengen jedes Gitters auflisten
example-unavoidable-2 = Die der Lösung auflisten, als JSON

## ichidoku backdoors

help-backdoors = Die kleinsten Hintertüren auflisten: Zellen, nach deren Ausfüllen Einer den Rest lösen
help-backdoors-long = Einer sind nackte und versteckte in Zeilen, Spalten und Blöcken. Eine Hintertür je Zeile: die Zahl der Zellen, ein Tabulator, die Zellen. Ein Rätsel, das Einer lösen, hat eine ohne Zellen. Bei mehreren Rätseln sagt `--json`, zu welchem jedes Ergebnis gehört.
help-backdoors-size = Größte gesuchte Menge, höchstens 5 Zellen; jede weitere Zelle braucht einige Dutzend Mal so lang
example-backdoors-1 = Die kleinsten Hintertüren jedes Rätsels auflisten
example-backdoors-2 = Höchstens zwei Zellen suchen

## ichidoku bands

help-bands = Die 416 Äquivalenzklassen der Bänder auflisten
help-bands-long = Eine Klasse je Zeile, mit Tabulatoren dazwischen: ihre Nummer, ihr kleinstes Band, die Zahl der Bänder in ihr, die Zahl der Automorphismen eines jeden und die Zahl der Gitter, die mit irgendeinem davon beginnen.
help-bands-json = Je Klasse ein JSON-Objekt ausgeben
example-bands-1 = Eine Tabelle aller 416 Klassen schreiben
example-bands-2 = Die ersten drei als JSON ausgeben

## ichidoku count-grids

help-count-grids = Alle vollständigen Gitter zählen, nach der Klasse ihres ersten Bands
help-count-grids-long = Die Zahl wird berechnet, nicht nachgeschlagen: für jede der 416 Klassen von Bändern die Zahl der Bänder darin mal die Zahl der Gitter, die mit einem davon beginnen.
help-count-grids-json = Ein JSON-Objekt ausgeben; die Zahl ist ein Text, denn sie hat mehr Stellen, als die meisten Leseprogramme behalten
example-count-grids-1 = Die Zahl aller Gitter ausgeben
example-count-grids-2 = Sie als JSON ausgeben

## ichidoku generate

help-generate = Rätsel nach Stufe, Vorgaben, Symmetrie oder Technik erzeugen
help-generate-long = Jedes hat eine Lösung. Derselbe Startwert, Index und dieselben Optionen ergeben auf jedem Rechner dasselbe Rätsel. Jedes wird geschrieben, sobald es und alle vor ihm fertig sind. Strg-C beendet einen langen Lauf mit den fertigen und gibt `--seed` und `--from` aus, mit denen er weitergeht. Optionen, die kein Rätsel erfüllen kann, werden sofort abgelehnt; ein Rätsel, das in `--attempts` Versuchen nicht gefunden wird, fehlt mit einer Meldung und am Ende Exit-Status 4.
help-generate-output = In diese Datei statt auf die Standardausgabe schreiben; sie erscheint am Ende, und nach Strg-C mit den fertigen Rätseln
help-generate-json = Je Rätsel ein JSON-Objekt ausgeben: Rätsel, Lösung, Vorgaben, Startwert, Index, Wertung
help-generate-seed = Startwert des Zufalls; ohne Angabe wird ein neuer gewählt und ausgegeben. Für jede Stufe einen anderen nehmen: Mit demselben unterscheiden sich Rätsel zweier Stufen manchmal nur in ein, zwei Vorgaben
help-generate-count = Anzahl der Rätsel
help-generate-from = Index des ersten Rätsels
help-generate-size = Anzahl der Zeilen und der Spalten; welche Größen es gibt, hängt von `--rules` ab
help-generate-like = Rätsel wie dieses erzeugen: auf seiner Stufe, mit so vielen Vorgaben, einer mehr oder weniger, in derselben Symmetrie, und minimal, wenn es das ist
help-generate-like-long = Was davon mit einer eigenen Option verlangt wird, ist so, wie diese es sagt: `--like puzzle.txt --grade hard` erzeugt schwerere. Mit `--pattern` sagt das Muster, wo die Vorgaben sind, mit `--hodoku`, `--er` oder `--needs` sagen diese, wie schwer die Rätsel sind.
help-generate-rules = Regeln neben denen für Zeilen, Spalten und Blöcke: Killer, Jigsaw, Thermometer und so weiter; ohne Angabe keine. Nicht zusammen mit `--like`, `--hodoku`, `--er`, `--scale`, `--needs`, `--forbid`, `--clues`, `--minimal`, `--pattern`, `--given`, `--solution`, `--format` oder `--practice`
help-generate-digits = Auch in einem Killer Ziffern vorgeben
help-generate-scale = Skala von `--er`: `se121`, die von Sudoku Explainer 1.2.1 (Vorgabe), oder `sukaku`, die von Sukaku Explainer 1.18.1
help-generate-format = Format der Rätsel; ohne Angabe das der Endung der Ausgabe, 81 Zeichen je Zeile, wenn sie keines nennt, oder bei einem Rätsel am Terminal ein gezeichnetes Gitter
help-generate-practice = Die Stellung ausgeben, in der die Technik von `--needs` nötig ist, mit Kandidaten; mit `--json` auch ihren Schritt
example-generate-1 = Ein schweres Rätsel erzeugen
example-generate-2 = Jedes Mal dieselben zwanzig Rätsel erzeugen

## ichidoku book

help-book = Rätsel als PDF drucken, mit ihren Lösungen
help-book-long = Die Rätsel stehen in der Reihenfolge der Eingabe, so viele auf jeder Seite, jedes mit seiner Nummer. Dieselben Rätsel und Optionen ergeben dieselbe Datei. Ein Rätsel ohne Lösung oder mit mehreren wird auch gedruckt, hat am Ende aber keine; ein Hinweis nennt es. Der Text lässt sich markieren, und ein Screenreader liest jedes Gitter Zeile für Zeile, außer in einem Heft. Rätsel anderer Größen und Regeln dürfen zwischen klassischen stehen: Ihre Regeln werden in Worten darunter oder daneben gedruckt, mit Titel und Autor. Zellen im Nebel sind schraffiert, und was er verdeckt, bleibt lesbar.
help-book-paper = Größe des Papiers; in einem Heft ist eine Seite die Hälfte davon
help-book-per-page = Rätsel auf einer Seite: 1, 2, 4, 6 oder 9
help-book-solutions = Wo die Lösungen stehen: nirgends, auf der Rückseite jeder Seite oder klein am Ende
help-book-title = Titel über der ersten Seite
help-book-number-from = Nummer des ersten Rätsels
help-book-grade = Stufe und Wertung jedes Rätsels drucken
help-book-candidates = Die Kandidaten offener Zellen drucken, die der Eingabe, wenn sie welche hat
help-book-large = Größere Ziffern und dickere Linien drucken
help-book-gutter = Am Bund einen breiteren Rand lassen, zum Binden
help-book-booklet = Zwei Seiten nebeneinander drucken, in der Reihenfolge zum beidseitigen Drucken, Falten und Heften
help-book-bleed = Millimeter rund um jede Seite, die abgeschnitten werden
help-book-app = Neben jedem Rätsel einen Code drucken, der es in der App unter dieser Adresse öffnet
help-book-font = Schriftdatei für Buchstaben im Titel und in anderen Wörtern, die nicht lateinisch sind, etwa chinesische oder arabische
example-book-1 = Vier Rätsel je Seite drucken, mit den Lösungen am Ende
example-book-2 = Sechzig schwere Rätsel zu einem Heft machen, mit ihrer Wertung

## ichidoku variations

help-variations = Zufällige symmetrische Kopien von Rätseln ausgeben
help-variations-long = Zeilen, Spalten und Ziffern werden zufällig getauscht, jede von 1.218.998.108.160 Arten mit gleicher Wahrscheinlichkeit. Eine Kopie sieht anders aus und wird ebenso gelöst. Derselbe Startwert ergibt dieselben Kopien. Im `transform` von `--json` ist die erste Zahl von `rows` der neue Platz von Zeile 1 und so fort, ebenso `columns`; `digits` sind die neuen Namen der Ziffern 1 bis 9. Bei `transposed` werden zuletzt Zeilen zu Spalten.
help-variations-json = Je Kopie ein JSON-Objekt ausgeben, mit der Transformation, die zu ihr führt
help-variations-seed = Startwert des Zufalls
help-variations-count = Anzahl der Kopien jedes Rätsels
example-variations-1 = Fünf symmetrische Kopien ausgeben
example-variations-2 = Von jedem eine Kopie ausgeben, und wie sie entstand

## ichidoku neighbours

help-neighbours = Die Rätsel ausgeben, die durch Ersetzen von Vorgaben durch ebenso viele andere entstehen
help-neighbours-long = Jedes Ergebnis hat eine Lösung und wird einmal ausgegeben. Das Ersetzen einer Vorgabe ergibt oft Hunderte von Rätseln, bei 17 Vorgaben aber nur wenige; das von zweien ergibt oft über 100.000. Bei mehreren Rätseln sagt `--json`, zu welchem jedes Ergebnis gehört.
help-neighbours-json = Je Ergebnis ein JSON-Objekt ausgeben
help-neighbours-clues = Anzahl der ersetzten Vorgaben
example-neighbours-1 = Zehn Rätsel ausgeben, die sich in einer Vorgabe unterscheiden
example-neighbours-2 = Tausend davon bewerten

## ichidoku bench

help-bench = Die Geschwindigkeit auf diesem Rechner messen und jede Antwort prüfen
help-bench-long = Für jede Datei, jeden Befehlssatz, einen Thread und alle: der Median mehrerer Runden über alle Rätsel, im Speicher, von den Vorgaben zu Anzahlen und Lösungen. Jede Lösung wird mit ihren Vorgaben verglichen, jede Anzahl mit der der anderen Befehlssätze und der Lösung, die die Datei angibt. Lesen und Schreiben werden nicht gemessen.
help-bench-limit = Anzahl der Lösungen, die in jedem Rätsel gesucht werden; 2 beweist, dass es nur eine gibt
help-bench-rounds = Anzahl der gemessenen Runden, jede mindestens 50 Millisekunden lang
help-bench-json = Je Zeile der Tabelle ein JSON-Objekt ausgeben
example-bench-1 = Jeden Befehlssatz an einer Datei messen
example-bench-2 = Einen Thread messen, als JSON

## ichidoku lab

help-lab = Algorithmen aus Lehrbüchern ausführen, verfolgen und vergleichen
example-lab-1 = Die Algorithmen auflisten
example-lab-2 = Einen ausführen und seine Arbeit zählen

## ichidoku lab-list

help-lab-list = Die Algorithmen auflisten, die einfachsten zuerst
example-lab-list-1 = Die Algorithmen auflisten
example-lab-list-2 = Nach einem suchen

## ichidoku lab-run

help-lab-run = Einen Algorithmus an einem Rätsel ausführen und seine Arbeit melden
help-lab-run-long = Er hört bei der ersten Lösung auf, nach so vielen Schritten, wie für den Algorithmus sinnvoll sind (15 Milliarden bei den meisten), oder nach fünf Minuten; mit `--trace` nach einer Million Schritten. `--steps` und `--time` ändern das. Ein Lauf, der nicht fertig wird, sagt das, mit Exit-Status 4.
help-lab-run-json = Ein JSON-Objekt ausgeben
help-lab-run-order = Reihenfolge, in der Backtracking die Zellen besucht; oder die Zellen, die es zuerst besucht, etwa `"r5c5 r1c9"`
help-lab-run-seed = Startwert für zufällige Reihenfolgen und die Züge von Simulated Annealing
help-lab-run-algorithm = Der Algorithmus; `ichidoku lab list` nennt sie
help-lab-run-all = Alle Lösungen suchen
help-lab-run-digits = Reihenfolge, in der Backtracking die Ziffern versucht
help-lab-run-trace = Jeden Schritt in diese Datei schreiben, ein JSON-Objekt je Zeile
help-lab-run-animate = Dem Gitter im Terminal zusehen
help-lab-run-animate-long = Die Leertaste hält an und setzt fort, Pfeil rechts macht einen Schritt, + und - ändern die Geschwindigkeit, q beendet den Lauf.
help-lab-run-speed = Anzahl der Schritte je Sekunde
example-lab-run-1 = Dancing Links ausführen und seine Arbeit zählen
example-lab-run-2 = Jeden Schritt in eine Datei schreiben

## ichidoku lab-compare

help-lab-compare = Algorithmen an denselben Rätseln in einer Tabelle vergleichen
help-lab-compare-long = Jeder Algorithmus sucht in jedem Rätsel die erste Lösung, zeilenweises Backtracking auch auf dem gedrehten und dem gemischten Gitter und mit den Zellen in zufälliger Reihenfolge; die Engine ist die letzte Zeile, und die Spalte `relative` zeigt das Wievielfache ihrer Zeit die anderen brauchten. Jeder Lauf hat so viele Schritte, wie für seinen Algorithmus sinnvoll sind, und fünf Minuten; wer nicht fertig wird, sagt das in seiner Zeile.
help-lab-compare-json = Je Lauf ein JSON-Objekt ausgeben
help-lab-compare-seed = Startwert für die gemischten und zufälligen Reihenfolgen
help-lab-compare-format = Format der Tabelle; sonst Markdown oder, was der Name der Ausgabe sagt
help-lab-compare-algorithms = Nur diese Algorithmen, in dieser Reihenfolge
example-lab-compare-1 = Drei Algorithmen in einer Tabelle vergleichen
example-lab-compare-2 = Je Lauf ein JSON-Objekt ausgeben

## ichidoku lab-explain

help-lab-explain = Einen Algorithmus erklären: Idee, Quelle, Pseudocode, Aufwand, was gezählt wird
help-lab-explain-algorithm = Der Algorithmus
help-lab-explain-source = Seine Quelldatei ausgeben, die mit der Erklärung beginnt
example-lab-explain-1 = Erklären, wie ein SAT-Löser Sudokus löst
example-lab-explain-2 = Die Quelldatei ausgeben, die mit der Erklärung beginnt

## ichidoku serve

help-serve = Die Browser-App und die REST-Schnittstelle anbieten (ohne Angabe nur auf diesem Rechner)
help-serve-long = Gibt die Adresse aus und läuft bis Strg-C. Die Schnittstelle ist unter /api/v1/openapi.json beschrieben; /board, /solve, /grade und /validate sind die eines Dienstes, den viele Studienprojekte aufrufen. An andere Rechner wird nichts gesendet.
help-serve-host = Die Adresse des Servers; 0.0.0.0 oder :: lässt andere Rechner zu
help-serve-port = Der Port des Servers; 0 für irgendeinen freien
help-serve-allow-host = Auch Anfragen für diesen Hostnamen beantworten, den ein Proxy oder eine Domain hinzufügt; mehrfach möglich. Ohne diese Option antwortet ein Server auf einer Loopback-Adresse für localhost und die Loopback-Adressen, jeder andere für alle Namen
help-serve-open = Die App im Browser öffnen
help-serve-log = Wie Anfragen auf der Standardfehlerausgabe protokolliert werden; mit --quiet nur, was schiefgeht
help-serve-time-limit = Eine Anfrage nach so vielen Sekunden aufgeben
help-serve-workers = Anzahl der kurzen Anfragen, die gleichzeitig berechnet werden, und der langen daneben; ohne Angabe eine je Prozessor
help-serve-rate-limit = Jeden Client die API so oft in der Minute fragen lassen und mit 429 abweisen, was früher kommt; die Dateien der App zählen nicht
help-serve-client-header = Der Header, der Clients für --rate-limit unterscheidet und den dein Proxy setzt: ein Schlüssel oder die eigene Adresse des Clients; ohne ihn die Adresse, von der eine Anfrage kommt
help-serve-metrics = Unter /metrics mit der Anzahl der Anfragen und Berechnungen antworten (OpenMetrics, für Prometheus)
help-serve-openapi = Die Beschreibung der REST-Schnittstelle (OpenAPI, JSON) ausgeben, statt zu dienen
example-serve-1 = Auf irgendeinem freien Port dienen
example-serve-2 = Die Beschreibung der REST-Schnittstelle schreiben

## ichidoku export-web

help-export-web = Die Browser-App in einen Ordner schreiben, den jeder Webserver anbieten kann
help-export-web-long = Die Adressen darin sind relativ, sie kann also unter jedem Pfad liegen. Alles läuft im Browser; kein Server muss eingerichtet werden.
help-export-web-folder = Der Ordner; fehlt er, wird er angelegt, und Dateien gleichen Namens werden ersetzt
example-export-web-1 = Die App in den Ordner 'site' schreiben
example-export-web-2 = Sie in einen Ordner einer Website schreiben, ohne Hinweis

## ichidoku completions

help-completions = Ein Skript für die Vervollständigung in der Shell ausgeben
help-completions-long = Lies es mit `source` ein oder lege es dort ab, wo die Shell solche Skripte sucht: `ichidoku completions zsh > _ichidoku`.
help-completions-shell = Die Shell
example-completions-1 = Vervollständigungen für bash schreiben, zum Einlesen mit `source`
example-completions-2 = Vervollständigungen für zsh schreiben, für einen Ordner in $fpath

## ichidoku man

help-man = Die Handbuchseite des Programms oder eines Befehls ausgeben
help-man-long = `ichidoku man > ichidoku.1` oder `ichidoku man solve > ichidoku-solve.1`.
help-man-command = Der Befehl, etwa `solve` oder `lab run`; ohne ihn das Programm als Ganzes
example-man-1 = Die Handbuchseite des Programms schreiben
example-man-2 = Die Handbuchseite eines Befehls schreiben

## Wörter der Hilfe

help-options-heading = Optionen
help-examples = Beispiele
help-exit-status = Exit-Status
help-group-solve = Lösen
help-group-understand = Verstehen
help-group-make = Erzeugen
help-group-research = Erforschen
help-group-learn = Lernen
help-group-serve = Anbieten und einrichten
exit-success = Erfolg
exit-unsolvable = mindestens ein Rätsel hat keine Lösung
exit-clashing = in mindestens einem Datensatz stehen Vorgaben im Konflikt
exit-usage = falscher Aufruf, oder Ausgabe nicht schreibbar
exit-unreadable = falscher Aufruf, unlesbare Eingabe (schon ein Datensatz) oder Ausgabe nicht schreibbar
exit-misstated = falscher Aufruf, unlesbare Eingabe (schon ein Datensatz), eine falsche angegebene Lösung oder Ausgabe nicht schreibbar
exit-several = mindestens ein Rätsel hat mehrere Lösungen
exit-lab-or-generate = `lab run` wurde nicht fertig, oder `generate` fand kein Rätsel
exit-guesses = eine Suche erreichte `--guesses`
exit-not-found = mindestens ein Rätsel wurde nicht gefunden
exit-lab = `lab run` wurde nicht fertig
exit-run = der Lauf wurde nicht fertig
exit-precedence-three = Gilt mehreres, geht 2 vor 1, und 1 vor 3.
exit-precedence-two = Gilt beides, geht 2 vor 1.
exit-endings = Eine geschlossene Pipe beendet das Programm still mit 0, Strg-C mit 130.
color-auto = An einem Terminal, außer wenn NO_COLOR oder CLICOLOR=0 gesetzt ist; CLICOLOR_FORCE verlangt sie überall
color-always = Immer
color-never = Nie
log-text = Eine Zeile für Menschen
log-json = Ein JSON-Objekt je Zeile

## Formate, wie Optionen sie auflisten

format-line = 81 Zeichen je Zeile
format-rows = neun Zeilen zu neun Zeichen
format-boxed = neun Zeilen in Rahmen
format-pretty = neun Zeilen in gezeichneten Rahmen
format-candidates = die Kandidaten jeder Zelle in Rahmen
format-729 = die Kandidaten jeder Zelle, 729 Zeichen je Zeile
format-sdk = neun Zeilen mit Kopf, für SudoCue und SadMan Sudoku
format-csv = eine Tabelle mit Kopfzeile: Rätsel, Lösung, Beschriftungen, weitere Spalten
format-json = eine Liste von Objekten mit allem über jedes Rätsel
format-ndjson = dieselben Objekte, eines je Zeile
format-opensudoku = ein Ordner mit Spielen für die App OpenSudoku
format-ss = neun Zeilen in den Rahmen von Simple Sudoku
format-sdx = die Kandidaten jeder Zelle und die eigenen Ziffern, in neun Zeilen
format-markdown = eine Tabelle in Markdown
format-python = eine Liste aus neun Listen von Zahlen in Python
format-html = eine Tabelle in HTML
format-latex = ein Bild in LaTeX, mit TikZ
format-hodoku = eine Zeile der HoDoKu-Bibliothek je Rätsel
format-sudokupad = ein kurzer Link zu SudokuPad je Zeile
format-sudokupad-marks = ein Link zu SudokuPad mit Notizen je Zeile
format-f-puzzles = ein Link zu f-puzzles je Zeile
format-f-puzzles-json = ein Objekt von f-puzzles je Zeile
format-sudokuwiki = ein Link zum Löser von SudokuWiki je Zeile
format-sudokuexchange = ein Link zu SudokuExchange je Zeile
format-sudoku-coach = ein Link zu sudoku.coach je Zeile
format-iss = ein Link zum Interactive Sudoku Solver je Zeile
format-parquet = eine Parquet-Datei mit den Spalten von csv, alle als Texte
format-scl = ein Link zu SudokuPad in dessen eigener langer Form je Zeile
format-svg = ein Bild einer Stellung mit ihren Notizen und Farben
format-png = dasselbe Bild in Bildpunkten
format-pdf = dasselbe Bild als Seite
format-penpa = ein Link zu penpa-edit pro Zeile
format-solo = eine Spielnummer von Solo, von Simon Tatham, je Zeile

## Hinweise

label-note = Hinweis
which-puzzles = { $count ->
    [one] 1 von { $puzzles } Rätseln, bei { $place }
   *[other] { $count } von { $puzzles } Rätseln, das erste bei { $place }
}
which-next = { $which }, dann { $places }
no-puzzle = die Eingabe enthält kein Rätsel
some-unreadable = { $count } von { $records } Datensätzen unlesbar
some-unwritten = { $count } von { $records } Datensätzen nicht schreibbar
expected-json = ein Wert in JSON wurde erwartet
of-candidates = ein Rätsel, das nur durch Kandidaten gegeben ist; dieser Befehl beachtet nur Vorgaben
unlisted = weitere unlesbare Datensätze werden gezählt, aber nicht aufgeführt
drawn-unchecked = Linien oder Zeichen sind nur gezeichnet und wurden nicht geprüft: { $which }
clashing = Vorgaben im Konflikt: { $which }
no-solution = keine Lösung: { $which }
capped = so viele Lösungen wie die Grenze, vielleicht mehr: { $which }
counted-late = die Zeit war um, es kann also mehr Lösungen geben: { $which }
capped-minimal = die Grenze ist erreicht, es kann also weitere minimale Rätsel geben: { $which }
out-of-budget = die Suche erreichte ihre Grenze: { $which }
misstated = falsche Lösung angegeben: { $which }
several = mehr als eine Lösung: { $which }
several-so = mehr als eine Lösung: { $which }; { $consequence }
so-one-shown = eine davon ist ausgegeben
so-not-rated = ohne Wertung
so-no-backdoors = ohne Hintertüren
no-backdoor = { $count ->
    [one] keine Hintertür von höchstens 1 Zelle: { $which }
   *[other] keine Hintertür von höchstens { $count } Zellen: { $which }
}
so-no-minimal = ohne minimale Rätsel
so-no-sets = ohne Mengen
classic-only = { $option } gilt nur für klassische 9×9-Rätsel, und { $place } ist eine Variante
command-classic-only = dieser Befehl gilt nur für klassische 9×9-Rätsel, und { $place } ist eine Variante
parquet-needs-file = eine Parquet-Datei wird nicht im Terminal gezeigt; nenne mit `--output` eine Datei
text-in-parquet = { $name } heißt wie eine Parquet-Datei, würde aber Text enthalten; erwartet wurde ein anderer Name oder `ichidoku solve` oder `ichidoku convert --to parquet`
lines-in-json = { $name } heißt wie eine JSON-Datei, aber hinein kämen einfache Zeilen; erwartet wird ein anderer Name, etwa { $other }, oder `--json`, wo der Befehl es kennt
lines-in-format = { $name } heißt wie eine Datei im Format { $format }, aber hinein kämen einfache Zeilen; erwartet wird ein anderer Name, etwa { $other }
objects-in-format = { $name } heißt wie eine Datei im Format { $format }, aber hinein kämen JSON-Objekte; erwartet wird ein anderer Name, etwa { $other }
named-otherwise = { $name } heißt wie eine Datei im Format { $named }, aber hinein käme das Format { $format }; erwartet wird ein anderer Name, etwa { $other }
misnamed = { $name } heißt wie eine Datei im Format { $format }, aber hinein käme etwas anderes; erwartet wird ein anderer Name, etwa { $other }
no-table = { $name } heißt wie eine Tabelle, aber die Eingabe ist keine; erwartet wird eine Tabelle, deren erste Zeile die Spalten benennt, oder ein anderer Name, etwa { $other }
output-is-input = { $name } ist auch eine Eingabe, und die Ausgabe enthielte nicht alles davon; erwartet wird eine andere Datei für `--output`
other-columns = { $source } hat andere Spalten als die Tabelle davor; erwartet werden Tabellen mit derselben Kopfzeile
no-target = das Format fehlt: die Endung der Ausgabe verrät es nicht; erwartet wurde `--to FORMAT` oder eine Endung wie `.csv` oder `.parquet`
only-in-parquet = { $option } wirkt nur von einer Parquet-Datei in eine andere: Eingabe und Datei von `--output` sind beide Parquet-Dateien
as-texts = { $names } werden zu Texten: Wo Zeilen wegfallen oder mehrere Dateien eine werden, bleiben nicht alle Typen erhalten
all-as-texts = alle Spalten werden zu Texten: Typen bleiben nur von Parquet-Dateien erhalten, die als Eingabe genannt sind
no-text-column = { $source } hat keine Textspalte namens { $name }; erwartet: { $names }
no-puzzle-column = { $source } hat keine Spalte, die Rätsel zu enthalten scheint; nenne sie mit `--column`: { $names }
no-texts = { $source } hat keine Textspalte, und nur eine solche kann Rätsel enthalten; eine Spalte ohne jeden Wert ist keine
picture-needs-file = ein Bild wird nicht im Terminal gezeigt; nenne mit `--output` eine Datei
picture-of-one = ein Bild zeigt ein Rätsel; erwartet wurde eine Eingabe mit einem, oder `ichidoku book` für viele
picture-title = Sudoku
only-png = nur eine PNG-Datei hat eine Größe oder kann durchsichtig sein; erwartet wurde `--to png`
parquet-file = die Parquet-Datei
book-needs-file = ein PDF wird nicht auf einem Terminal gezeigt; erwartet wurde eine Datei mit `--output`
book-per-page = { $count } Rätsel auf einer Seite; erwartet wurden 1, 2, 4, 6 oder 9
book-small-candidates = die Kandidaten wären kleiner als 4 Punkt; erwartet wurden weniger Rätsel auf einer Seite oder größeres Papier
book-long-address = die Adresse der App ist zu lang für einen Code
book-letter = die Schrift eines Buchs hat kein { $letter }, nur lateinische Buchstaben; erwartet war ein anderer Titel oder eine Schrift, die es hat (`--font`)
book-letter-fonts = weder { $name } noch die Schrift eines Buchs hat { $letter }; erwartet war ein anderer Titel oder eine Schrift, die es hat
book-no-font = { $name } ist keine lesbare Schrift; erwartet war TrueType oder OpenType
book-small-rules = Rätsel { $number } und seine Regeln wären selbst allein auf einer Seite zu klein zum Lesen; erwartet wurde größeres Papier
book-unlettered = Worte mit Buchstaben, die der Schrift eines Buchs fehlen, sind weggelassen: { $which }; `--font` fügt Buchstaben hinzu
book-uncoded = kein Code zum Scannen, weil der Link dafür zu lang ist: { $which }
so-no-solution-printed = ohne Lösung gedruckt
so-no-neighbours = ohne Nachbarn
so-no-uniqueness = kein Schritt setzt Eindeutigkeit voraus
left-out = { $format } kann { $part } nicht fassen und lässt sie weg: { $which }
no-column = { $label } fällt weg, weil die Tabelle ohne eine Spalte dafür begann: { $which }
stated-wrong = { $count ->
    [one] die angegebene Lösung ist in 1 Zelle falsch: { $cells }
   *[other] die angegebene Lösung ist in { $count } Zellen falsch: { $cells }
}
nothing-to-compare = es gibt nichts, was mit dem ersten zu vergleichen wäre
exported = { $count } Dateien in { $folder }
compared = { $number } von { $count }: { $name }
resume = { $count ->
    [one] abgebrochen nach { $done } von 1 Rätsel; weiter mit: { $options }
   *[other] abgebrochen nach { $done } von { $count } Rätseln; weiter mit: { $options }
}
no-browser = kein Browser ließ sich öffnen: { $reason }
listening = erreichbar unter { $address }

## Befunde

solved-steps = { $count ->
    [one] 1 Schritt{ $ending }
   *[other] { $count } Schritte{ $ending }
}
ending-solved = , gelöst
ending-stuck = , nicht gelöst
ending-stopped = , dort angehalten
ending-cell = , und { $cell } hat keinen Kandidaten mehr
ending-house = , und { $house } hat keinen Platz für { $digit }
explained-steps = { $count ->
    [one] 1 Schritt, ER { $er }, EP { $ep }, ED { $ed }
   *[other] { $count } Schritte, ER { $er }, EP { $ep }, ED { $ed }
}
histogram-rating = Wertung
histogram-puzzles = Rätsel
histogram-technique = Technik
histogram-steps = Schritte
rated-several = mehrere Lösungen
rated-unsolvable = keine Lösung
clue-count = { $count ->
    [one] 1 Vorgabe
   *[other] { $count } Vorgaben
}
cell-count = { $count ->
    [one] 1 Zelle
   *[other] { $count } Zellen
}
check-minimal = eine Lösung, minimal, { $clues }
check-proper = eine Lösung, nicht minimal, { $clues }
check-redundant = eine davon, gleich welche, könnte fehlen, und es bliebe bei einer Lösung ({ $count }): { $cells }
check-several = { $count } Lösungen, { $clues }
check-several-capped = { $count } oder mehr Lösungen, { $clues }
check-differ = diese beiden unterscheiden sich, { $count }: { $cells }
check-open = von den Vorgaben offen gelassen, { $count }: { $cells }
check-clashing = keine Lösung: Vorgaben im Konflikt, { $clues }
check-unsolvable = keine Lösung, { $clues }
check-clash = { $digit } steht in { $cells } von { $house }
check-contradiction = { $count ->
    [one] diese 1 Vorgabe widerspricht sich selbst: { $clues }
   *[other] diese { $count } Vorgaben widersprechen einander, mindestens eine davon ist falsch: { $clues }
}
check-one = genau eine Lösung, { $clues }
check-none-redundant = keine Vorgabe und keine Regel ist entbehrlich
check-undecided = bei diesen wäre es zu langwierig festzustellen, ob sie entbehrlich sind ({ $count }): { $rules }
check-rules = das widerspricht einander, mindestens eines davon ist falsch ({ $count }): { $rules }
check-rule = diese Regel geht mit dem Gitter allein nicht auf: { $rules }
check-stated-right = die angegebene Lösung stimmt
check-stated-wrong = die angegebene Lösung ist falsch, { $count }: { $cells }
check-stated-breaks = die angegebene Lösung verletzt { $rule }
check-stated-twice = in der angegebenen Lösung steht eine Ziffer zweimal in einer Zeile, einer Spalte oder einem Block
no-estimate = unbekannt: keine Probe kam zu einer Lösung
techniques-head-technique = Technik
techniques-head-family = Familie
techniques-head-difficulty = Schwere
missing-nearest = { $reason }; am nächsten kommt mit { $count } Vorgaben: { $puzzle }
missing-puzzle = Rätsel { $number }: { $reason }

## Fortschritt

progress-puzzles = { $count } Rätsel
progress-of = { $count } von { $all } Rätseln
progress-attempts = { $count } Versuche
progress-solutions = { $count } Lösungen
progress-left = noch { $time }

## Statistik von `solve --stats`

stats-puzzles = Rätsel
stats-solved = gelöst
stats-one = eine Lösung
stats-several = mehrere
stats-none = keine Lösung
stats-unreadable = unlesbar
stats-guesses = geraten
stats-sweeps = Durchgänge
stats-time = Zeit
stats-per-puzzle = { $count } ({ $average } je Rätsel)
stats-depth = , höchstens { $depth } tief
stats-speed = { $seconds } s, { $speed } Rätsel/s, { $threads } Threads, Befehlssatz { $engine }

## Das Labor

lab-any-key = { $news }; eine Taste beendet
lab-running = läuft
lab-paused = angehalten
lab-pace = { $state }, { $speed } Schritte je Sekunde
lab-keys = Leertaste: anhalten   rechts: ein Schritt   + -: Tempo   q: Ende
lab-counts = Tiefe { $depth }, Einträge { $placements }, zurückgenommen { $backtracks }
lab-try = { $cell }: Ist { $digit } frei?
lab-clash = { $cell }: { $digit } steht im Konflikt mit { $other }
lab-guess = { $placement }, geraten
lab-no-digit = { $cell }: keine Ziffer mehr möglich
lab-no-place = { $house }: kein Platz mehr für { $digit }
lab-back = { $placement } wird zurückgenommen
lab-solved = gelöst

## Was ein Format vielleicht nicht fassen kann

part-solutions = Lösungen
part-candidates = Kandidaten
part-entries = Einträge
part-corner-marks = Eckennotizen
part-centre-marks = Mittennotizen
part-colours = Farben
part-fog = Nebel
part-names = Namen
part-authors = Verfasser
part-rules-in-words = Regeln in Worten
part-sources = Quellen
part-ratings = Wertungen
part-difficulties = Schwierigkeiten
part-other-columns = weitere Spalten
part-fields-outside-the-records = Felder außerhalb der Datensätze

## Namen von Werten

value-address = ADRESSE
value-candidates = KANDIDATEN
value-code = CODE
value-condition = BEDINGUNG
value-er = ER
value-file = DATEI
value-file-or-puzzle = DATEI|RÄTSEL
value-form = FORM
value-format = FORMAT
value-grade = STUFE
value-index = INDEX
value-level = STUFE
value-name = NAME
value-names = NAMEN
value-order = REIHENFOLGE
value-paper = PAPIER
value-pattern = MUSTER
value-place = ORT
value-port = PORT
value-puzzle = RÄTSEL
value-scale = SKALA
value-seconds = SEKUNDEN
value-solution = LÖSUNG
value-symmetry = SYMMETRIE
value-technique = TECHNIK
value-title = TITEL
value-when = WANN
