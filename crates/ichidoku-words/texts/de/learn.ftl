# Was der Lernpfad sagt.

learn-progress = { $count } von { $total } Lektionen gemeistert
learn-next = Nächste Lektion
learn-begin = Lektion beginnen
learn-go-on = Üben
learn-all-done = Du hast alle Lektionen gemeistert.
learn-review = { $count ->
    [one] Heute ist 1 Lektion zu wiederholen
   *[other] Heute sind { $count } Lektionen zu wiederholen
}
learn-review-begin = Jetzt wiederholen
learn-review-none = Heute ist nichts zu wiederholen.
learn-review-about = Zwei Übungen je Lektion, höchstens zehn im Ganzen.
learn-seen = Aus deinen Spielen
learn-seen-about = Dazu hast du Tipps geholt.
learn-pages = Alle Technikseiten
learn-missing = Die Lektionen konnten nicht geladen werden. Prüf die Verbindung und lade die Seite neu.
learn-forget = Lernfortschritt löschen
learn-forgotten = Lernfortschritt gelöscht.
learn-remember = Rückgängig
learn-number = Lektion { $number }
state-new = Neu
state-begun = Begonnen
state-mastered = Gemeistert
state-due = Zu wiederholen
lesson-checkpoint = Zwischenprüfung
lesson-all = Alle Lektionen
lesson-error = Häufiger Fehler
lesson-known = Das kann ich schon
lesson-known-about = Drei richtige Antworten nacheinander, jede im ersten Versuch, und die Lektion gilt als gemeistert.
lesson-exercises = Übungen
lesson-explanation = Erklärung
lesson-following = Nächste Lektion
card-of = { $at } von { $count }
card-back = Zurück
card-on = Weiter
drill-loading = Eine Übung wird vorbereitet …
drill-check = Prüfen
drill-next = Weiter
drill-in-view = zu sehen
drill-skip = Überspringen
drill-keys = Pfeiltasten bewegen, Ziffern füllen oder markieren, Enter prüft, H gibt einen Tipp, N geht weiter.
drill-claims = Auswahl
drill-one = Markier nur einen Kandidaten.
drill-offer-place = Ein Tipp kann dir sagen, wo du suchen sollst.
drill-offer-pattern = Ein Tipp kann das Muster markieren.
drill-taught = Die ersten Übungen zeigen dir das Muster; sie zählen noch nicht fürs Meistern.
drill-shown = Mit so viel Hilfe zählt die Übung nicht fürs Meistern.
drill-right-count = { $at } von { $count } richtig
drill-mastered = Du hast diese Lektion gemeistert.
drill-set = Das war ein voller Satz. Mach weiter, solange du magst.
drill-unknown = Noch nicht ganz. Üb hier in deinem Tempo.
drill-again = Was nicht gelang, kommt am Ende wieder, gedreht und mit anderen Ziffern.
drill-coming = { $title }: { $days ->
    [one] nächste Wiederholung morgen.
   *[other] nächste Wiederholung in { $days } Tagen.
}
drill-review = Wiederholung
drill-left = { $count ->
    [one] Noch 1 Übung
   *[other] Noch { $count } Übungen
}
drill-review-over = Wiederholung beendet.
scan-time = Zehn Zellen in { $seconds } s.
scan-median = Dein Median bisher: { $seconds } s.
