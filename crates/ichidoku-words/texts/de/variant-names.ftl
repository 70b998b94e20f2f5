# Die Namen der Techniken für andere Größen und Regeln, nach ihren Kennungen. `.indefinite` ist der Name im vierten Fall mit Artikel.

technique-arrow-sum = Pfeilsumme
    .indefinite = einen Pfeil mit wenigen möglichen Summen
technique-cage-combinations = Käfigkombinationen
    .indefinite = Käfigkombinationen
technique-cell-pairs = Zellenpaar
    .indefinite = ein Paar von Zellen, die einander einschränken
technique-contradiction = Widerspruch
    .indefinite = einen Kandidaten, der zu einem Widerspruch führt
technique-increasing-digits = Steigende Ziffern
    .indefinite = eine Linie steigender Ziffern
technique-innies-outies = 45er-Regel
    .indefinite = eine Anwendung der 45er-Regel
technique-locked-candidates = Eingeschlossene Kandidaten
    .indefinite = eingeschlossene Kandidaten
technique-outside-clue = Hinweis am Rand
    .indefinite = einen Hinweis am Rand
technique-renban-window = Renban-Fenster
    .indefinite = ein Renban-Fenster
technique-required-digit = Notwendige Ziffer
    .indefinite = eine notwendige Ziffer
technique-rule-alone = Regel für sich allein
    .indefinite = eine Regel, die für sich allein etwas ausschließt
technique-sum-bounds = Grenzen einer Summe
    .indefinite = eine Summe mit engen Grenzen
