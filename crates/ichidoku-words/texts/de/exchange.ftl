# Was die App sagt, wo eine Stellung kopiert, gespeichert, geteilt und gedruckt wird, in einem Modul, das sie erst dann lädt.

## Kopieren, Speichern und Teilen

exchange-copy = Kopieren als
exchange-save = Speichern als
save = Speichern
saved-as = Gespeichert als { $form }
exchange-texts = Text
exchange-links = Links zu anderen Seiten
exchange-pictures = Bilder
exchange-files = Dateien für andere Programme
form-pretty = neun Zeilen mit gezeichneten Linien
form-full = alle Kandidaten in einer Zeile
form-marks = { $name }, mit Notizen
exchange-scale = Größe
exchange-transparent = Durchsichtiger Hintergrund
exchange-code = QR-Code
exchange-share = Teilen …

## Drucken

print-paper = Papier
print-per-page = Rätsel pro Seite
print-count = Zahl der Rätsel, dieses mitgezählt
print-grade = Schwierigkeit der neuen Rätsel
print-title = Titel
print-solutions = Lösungen
print-solutions-none = Keine
print-solutions-overleaf = Auf der nächsten Seite
print-solutions-end = Auf den letzten Seiten
print-candidates = Kandidaten drucken
print-large = Großdruck
print-pdf = Als PDF speichern
print-pages = Zu druckende Seiten
print-page = Seite { $number }
print-making = Rätsel werden erzeugt …
print-fewer = Einige Rätsel wurden nicht rechtzeitig gefunden. Wähle eine leichtere Stufe oder weniger Rätsel.
print-small-candidates = Die Kandidaten wären zu klein zum Lesen. Wähle weniger Rätsel pro Seite oder größeres Papier.
print-letters = Der Titel kann nur lateinische Buchstaben haben.
