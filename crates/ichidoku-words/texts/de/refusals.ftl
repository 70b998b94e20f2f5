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
