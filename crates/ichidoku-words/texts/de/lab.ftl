# Was das Labor der Algorithmen sagt.

presets = Beispielrätsel
preset-known = Das bekannteste Rätsel
preset-worst = Schlimmster Fall für die Suche Zeile für Zeile
preset-inkala-2010 = Inkala 2010
preset-inkala-2012 = Inkala 2012
preset-hamza = { "Qassim Hamza" }
algorithm = Algorithmus
lab-run = Starten
lab-play = Abspielen oder anhalten
lab-scrub = Stelle im Ablauf
lab-speed = Tempo
lab-compare = Alle Algorithmen vergleichen
lab-told = { $algorithm }: { $outcome } in { $seconds } s. Probierte Ziffern: { $assignments }. Prüfungen: { $tests }. Rücknahmen: { $backtracks }.
event-of = Ereignis { $at } von { $count }
event-of-first = Ereignis { $at } der ersten { $count }
count-assignments = Probierte Ziffern
count-tests = Prüfungen
count-backtracks = Rücknahmen
count-depth = Offene Annahmen
chart = Offene Annahmen im Verlauf
outcome = Ergebnis
seconds = Sekunden
