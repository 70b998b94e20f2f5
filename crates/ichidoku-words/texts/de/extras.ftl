# Was die App in dem Teil sagt, den sie erst bei Bedarf lädt.

## Das Menü einer Zelle

menu-place = { $digit } setzen
menu-clear = { $count ->
    [one] Zelle leeren
   *[other] Diese Zellen leeren
}
menu-same = Jede { $digit } auswählen

## Statistik

statistics-empty = Noch keine Statistik. Sie beginnt mit dem ersten Rätsel, das du löst.
statistics-streak = Tage in Folge: { $days }. Gelöste Rätsel: { $count }.
statistics-count = Gelöst
statistics-best = Bestzeit ohne Tipps
statistics-mean = Schnitt
statistics-trend = Letzte 5
statistics-history = Gelöste Rätsel

## Eine Tabelle vieler Rätsel

batch-empty = Lege eine Datei mit Rätseln auf dieser Seite ab oder füge welche ein. Beliebig viele werden zu einer Tabelle.
batch-reading = Wird gelesen…
batch-status = Rätsel: { $count }. Eine Lösung: { $one }, mehrere: { $several }, keine: { $none }. Angezeigt: { $shown }. Bewertet: { $rated }.
batch-number = Nr.
batch-clues = Vorgaben
batch-solutions = Lösungen
batch-rating = Wertung
batch-technique = Schwerste Technik
batch-all = Alle
batch-one = Eine
batch-several = Mehrere
batch-none = Keine
batch-text = Ziffern, Technik oder Name
batch-rate = Angezeigte bewerten
batch-rating-stop = Bewerten beenden
batch-csv = CSV herunterladen
batch-json = JSON herunterladen
batch-unreadable = { $count ->
    [one] 1 Eintrag konnte nicht gelesen werden
   *[other] { $count } Einträge konnten nicht gelesen werden
}
batch-line = Zeile { $line }:
batch-more = Mehr zeigen
batch-open = Rätsel { $number } öffnen

## Die Schritte eines Wegs

steps-all = Alle Techniken
steps-only = Gezeigte Techniken
steps-list = Schritte des Lösungswegs
steps-play = Alle Schritte abspielen
steps-pause = Pause

## Rückblick auf ein Spiel

back-title = Rückblick
back-waits = Wo die Zeit blieb
back-wait = { $time } bis zur { $digit } in { $cell }
back-helped = Was geholfen hätte: { $technique } ({ $moves }).
back-show = Im Gitter zeigen
back-even = Du hast nie lange gezögert.
back-untimed = Für dieses Spiel wurden keine Zeiten festgehalten.
back-entries = Deine Ziffern und der Lösungsweg
back-number = Nr.
back-entry = Deine Ziffer
back-took = Zeit
back-path = Lösungsweg
back-step = Schritt { $number }: { $technique }
