# Was im Kopf der Seite steht: Reiter, Suchergebnisse, das Angebot des Browsers, die App zu installieren.

page-title = ichidoku: Sudoku spielen, lösen und verstehen
page-description = Sudoku im Browser: Rätsel spielen, lösen, verstehen, erstellen und teilen. Läuft auch offline; nichts verlässt dein Gerät.
page-needs = ichidoku braucht JavaScript und WebAssembly. Es verschickt keine Daten.
page-failed = ichidoku konnte nicht geladen werden. Prüf die Verbindung und lade die Seite neu.
page-reload = Neu laden
