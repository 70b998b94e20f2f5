# Warum eine Anfrage an API oder Server abgelehnt wird. Ohne Punkt am Ende. Was am Text eines Rätsels falsch ist, steht in
# `faults.ftl`.

## Die Anfragen

refusal-cancelled = die Arbeit wurde abgebrochen
refusal-guesses = die Suche musste öfter raten, als hier erlaubt ist
refusal-several-puzzles = mehrere Rätsel, erwartet wurde eines
refusal-entry-in-given = der Eintrag { $entry } widerspricht der Vorgabe { $given } in { $cell }
refusal-entered-twice = { $cell } hat zwei Einträge, { $earlier } und { $digit }; erwartet wird höchstens einer je Zelle
refusal-marks-in-given = die Kandidaten { $marks } in { $cell } widersprechen dort der Vorgabe { $given }
refusal-mistake = ein Fehler, erwartet wurde eine Stellung mit genau einer Lösung
refusal-clues-to-replace = { $clues } Vorgaben zu ersetzen; erwartet werden 1 bis 4
refusal-backdoor-size = die Größe { $size }; erwartet werden höchstens 5 Zellen
refusal-set-size = die Größe { $size }; erwartet werden 4 bis 16 Zellen
refusal-unknown-order = keine Reihenfolge heißt '{ $name }'; erwartet wird { $names }
refusal-unknown-algorithm = kein Algorithmus heißt '{ $name }'; erwartet wird { $names }
refusal-left-out = hier werden höchstens { $counted } Lösungen ausgelassen
refusal-grade-of-scale = { $grade } ist keine Stufe der Skala { $scale }
refusal-like-improper = das Rätsel, dem neue gleichen sollen, hat keine oder mehrere Lösungen; erwartet ist genau eine
refusal-variant-size = Rätsel mit den Regeln { $rules } haben die Größe { $sides }, nicht { $size }
refusal-variant-symmetry = Rätsel mit den Regeln { $rules } haben keine Ziffern, die symmetrisch liegen könnten
refusal-variant-grade = neue Varianten sind easy, medium, hard oder beyond
refusal-variant-form = eine Variante lässt sich nicht als { $name } schreiben; möglich sind { $names }

## Der Server

refusal-not-found = unter { $path } gibt es nichts
refusal-no-columns = { $path } ist für Spalten von Rätseln, ohne die dieses Programm gebaut wurde; sie brauchen das Feature „columns“
refusal-foreign-host = dieser Server antwortet nicht für den Host { $host }; `ichidoku serve --allow-host` fügt einen hinzu
refusal-method-not-allowed = der Header Allow nennt die Methoden, die dieser Pfad kennt
refusal-media-type = der Header Content-Type muss { $expected } lauten
refusal-coded = ein Inhalt mit dem Header Content-Encoding wird nicht gelesen; er muss unverändert kommen
refusal-body-too-long = der Inhalt darf höchstens { $limit } Bytes lang sein
refusal-body-too-slow = der Inhalt war nach { $limit } ms nicht vollständig
refusal-busy = zu viele lange Berechnungen warten; versuche es in einer Sekunde noch einmal
refusal-too-often = zu viele Anfragen in dieser Minute; versuche es in { $wait } s noch einmal
refusal-full = zu viele Verbindungen sind offen
refusal-out-of-time = die Berechnung wurde nach { $limit } ms aufgegeben
refusal-internal = der Server hat einen Fehler gemacht; mehr steht in seinem Protokoll
refusal-not-http = das ist keine Anfrage nach HTTP/1.1: Die erste Zeile oder ein Header ist fehlerhaft
refusal-head-too-long = Adresse und Header der Anfrage sind zu lang oder zu viele
refusal-host-missing = der Header Host fehlt
refusal-host-twice = der Header Host darf nur einmal vorkommen
refusal-host-malformed = der Header Host muss ein Name oder eine IP-Adresse sein, mit oder ohne Port
refusal-board-not-found = kein solches Gitter wurde gefunden
refusal-board-difficulty = die Schwierigkeit ist easy, medium, hard oder random
refusal-board-field = das Feld board fehlt
refusal-arrow-broken = Nachricht { $number } des Arrow-Stroms, ab Byte { $byte }, ist nicht lesbar: { $reason }
refusal-arrow-cut-short = der Arrow-Strom bricht in Nachricht { $number } ab, die bei Byte { $byte } beginnt
refusal-batch-too-long = ein Stapel von Zeilen darf höchstens { $limit } Bytes lang sein, ebenso Schema und Wörterbücher zusammen
refusal-batch-too-many-rows = ein Stapel darf höchstens { $limit } Zeilen haben
refusal-no-puzzle-column = keine oder mehr als eine Spalte scheint Rätsel zu enthalten; der Parameter column nennt sie: { $names }
refusal-unknown-column = keine Spalte heißt '{ $name }'; erwartet: { $names }
refusal-column-type = die Spalte '{ $name }' ist vom Typ { $type }; erwartet: Text, 81 Bytes oder Listen aus 81 UInt8
refusal-parameter = der Parameter { $name } muss eines von { $expected } sein
refusal-unknown-parameter = es gibt keinen Parameter { $name }; die Parameter sind: { $names }

## Unlesbare Dateien

refusal-not-read = { $reason }
refusal-packed-cut-short = die gepackten Daten brechen ab
refusal-packed-broken = die gepackten Daten sind beschädigt: { $reason }
refusal-binary-empty-zip = erwartet wurde Text, aber das ist ein Zip-Archiv ohne Dateien
refusal-binary-png = erwartet wurde Text, aber das ist ein PNG-Bild
refusal-binary-jpeg = erwartet wurde Text, aber das ist ein JPEG-Bild
refusal-binary-gif = erwartet wurde Text, aber das ist ein GIF-Bild
refusal-binary-pdf = erwartet wurde Text, aber das ist ein PDF-Dokument
refusal-binary-gzip = erwartet wurde Text, aber das ist mit gzip gepackt; entpacke es zuerst
refusal-binary-xz = erwartet wurde Text, aber das ist mit xz gepackt; entpacke es zuerst
refusal-binary-zstd = erwartet wurde Text, aber das ist mit zstd gepackt; entpacke es zuerst
refusal-binary-7-zip = erwartet wurde Text, aber das ist ein 7-Zip-Archiv; entpacke es zuerst
refusal-binary-office = erwartet wurde Text, aber das ist ein altes Office-Dokument; speichere es zuerst als CSV oder Text
refusal-binary-utf-32 = erwartet wurde Text, aber das ist Text in UTF-32; speichere ihn zuerst als UTF-8
refusal-binary-bzip2 = erwartet wurde Text, aber das ist mit bzip2 gepackt; entpacke es zuerst
refusal-binary-ods = erwartet wurde Text, aber das ist eine OpenDocument-Tabelle (ods); speichere sie zuerst als CSV
refusal-binary-opendocument = erwartet wurde Text, aber das ist eine OpenDocument-Datei; speichere sie zuerst als Text
refusal-binary-xlsx = erwartet wurde Text, aber das ist eine Excel-Arbeitsmappe (xlsx); speichere sie zuerst als CSV
refusal-binary-docx = erwartet wurde Text, aber das ist ein Word-Dokument (docx); speichere es zuerst als Text
refusal-binary-xlsx-without-grid = erwartet wurde Text, aber das ist eine Excel-Arbeitsmappe (xlsx) ohne Sudoku
refusal-binary-ods-without-grid = erwartet wurde Text, aber das ist eine OpenDocument-Tabelle (ods) ohne Sudoku
refusal-binary-large-spreadsheet = erwartet wurde Text, aber das ist eine große Tabelle; speichere sie zuerst als CSV
refusal-binary-parquet = erwartet wurde Text, aber das ist eine Parquet-Datei; speichere sie zuerst als CSV
refusal-binary-arrow = erwartet wurde Text, aber das ist eine Arrow- oder Feather-Datei; speichere sie zuerst als CSV
refusal-binary-parquet-without-grid = erwartet wurde Text, aber das ist eine Parquet-Datei ohne eine Spalte mit Rätseln
refusal-binary-large-parquet = erwartet wurde Text, aber das ist eine große Parquet-Datei, die nicht von einem Datenträger gelesen wird; speichere sie zuerst
refusal-binary-large-pages = erwartet wurde Text, aber das ist eine Parquet-Datei mit großen Seiten; speichere sie zuerst als CSV
refusal-binary-arrow-without-grid = erwartet wurde Text, aber das ist eine Arrow-Datei ohne eine Spalte mit Rätseln
refusal-binary-large-arrow = erwartet wurde Text, aber das ist eine große Arrow-Datei, die nicht von einem Datenträger gelesen wird; speichere sie zuerst
refusal-binary-large-batches = erwartet wurde Text, aber das ist eine Arrow-Datei mit großen Blöcken; speichere sie zuerst als CSV
refusal-binary-unknown-columns = erwartet wurde Text, aber das ist eine Arrow-Datei mit Spalten einer Art, die nicht gelesen wird; speichere sie zuerst als CSV
refusal-binary-picture = erwartet wurde Text, aber das ist ein Bild
refusal-binary-rar = erwartet wurde Text, aber das ist ein RAR-Archiv; entpacke es zuerst
refusal-binary-sqlite = erwartet wurde Text, aber das ist eine SQLite-Datenbank; speichere ihre Tabelle zuerst als CSV
refusal-binary-numpy = erwartet wurde Text, aber das ist eine NumPy-Datei; speichere sie zuerst als Text
refusal-binary-zip = erwartet wurde Text, aber das ist ein Zip-Archiv; entpacke es zuerst
