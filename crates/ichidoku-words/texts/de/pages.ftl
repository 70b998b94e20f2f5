# Was um den Text einer Technikseite herum steht. Der Text selbst ist im Ordner pages, eine Datei je Seite.

page-why = Warum das stimmt
page-how = So findest du sie
page-kinds = Die Arten
page-outline = Im Überblick
page-other-words = Anders gesagt
page-near-miss = Knapp daneben
page-relatives = Verwandte
page-references = Quellen
page-example = Beispiel
page-example-of = Beispiel: { $technique }
page-untranslated = Der Text dieser Seite ist noch nicht übersetzt. Er folgt auf Englisch.
page-column-name = Technik
page-column-aliases = auch genannt
page-column-difficulty = Schwierigkeit
page-difficulty = { $technique }: Schwierigkeit { $count }
page-exercises = Übungen
page-answer = Lösung zeigen
page-on-board = Auf dem Gitter versuchen
