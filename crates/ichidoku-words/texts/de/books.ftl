# Was Bücher zu ihren Rätseln sagen und was unter Bildern von Varianten steht.

book-solutions = Lösungen
book-author = Von { $author }
book-own-words = In den Worten des Autors:

## Wie schwer ein Rätsel ist, von der leichtesten Stufe an.

grade-trivial = Sehr leicht
grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
grade-very-hard = Sehr schwer
grade-unfair = Unfair
grade-extreme = Extrem
grade-beyond = Über Extrem

## Regeln von Varianten neben einem Bild, ein Satz für alle einer Art

rules-size = Jede Zeile, jede Spalte und jeder Block enthält die Ziffern { $low } bis { $high } genau einmal.
rules-size-plain = Jede Zeile und jede Spalte enthält die Ziffern { $low } bis { $high } genau einmal.
rules-cage = Die Ziffern in einem Käfig sind verschieden und ergeben zusammen die Zahl in seiner Ecke.
rules-open-cage = In einem Käfig wiederholt sich keine Ziffer.
rules-sum = Die Ziffern in einer umrandeten Gruppe von Zellen ergeben zusammen die Zahl in der Ecke; sie dürfen sich wiederholen.
rules-thermo = Auf jedem Thermometer werden die Ziffern größer, vom Kolben an gesehen.
rules-slow-thermo = Auf einem langsamen Thermometer werden die Ziffern nie kleiner, vom hohlen Kolben an gesehen.
rules-greater = Ein Zeichen zwischen zwei Zellen zeigt mit der Spitze auf die kleinere Ziffer.
rules-white-dot = Ein weißer Punkt verbindet aufeinanderfolgende Ziffern.
rules-black-dot = Von zwei Ziffern an einem schwarzen Punkt ist eine doppelt so groß wie die andere.
rules-x = Die beiden Ziffern an einem X ergeben zusammen 10.
rules-v = Die beiden Ziffern an einem V ergeben zusammen 5.
rules-whisper = Nachbarn auf einer grünen Linie unterscheiden sich um mindestens { $difference }.
rules-dutch = Nachbarn auf einer orangefarbenen Linie unterscheiden sich um mindestens { $difference }.
rules-renban = Die Ziffern auf einer lila Linie bilden in beliebiger Reihenfolge eine Folge ohne Lücke.
rules-modular = Je { $modulus } Nachbarn auf einer türkisfarbenen Linie lassen beim Teilen durch { $modulus } verschiedene Reste.
rules-entropic = Je drei Nachbarn auf einer pfirsichfarbenen Linie sind eine niedrige (1 bis 3), eine mittlere (4 bis 6) und eine hohe Ziffer (7 bis 9) in beliebiger Reihenfolge.
rules-palindrome = Eine schmale graue Linie liest sich von beiden Enden gleich.
rules-twins = Getönte Zellen mit demselben Buchstaben enthalten dieselbe Ziffer.
rules-between = Die Ziffern auf einer Linie zwischen zwei Kreisen liegen zwischen denen in den Kreisen.
rules-lockout = Die Ziffern in den Rauten an den Enden einer Linie unterscheiden sich um mindestens { $difference }, und jede Ziffer dazwischen ist kleiner als beide oder größer als beide.
rules-zipper = Auf einer fliederfarbenen Linie haben je zwei Ziffern, die gleich weit von der Mitte entfernt sind, dieselbe Summe; gibt es eine Ziffer in der Mitte, ist sie diese Summe.
rules-box-sum = Jeder Abschnitt einer blauen Linie innerhalb eines Blocks hat dieselbe Summe.
rules-sum-line = Eine rosa Linie lässt sich in Stücke teilen, die jeweils die Zahl auf ihr ergeben.
rules-arrow = Die Ziffern auf einem Pfeil ergeben zusammen die Ziffer in seinem Kreis.
rules-double-arrow = Die Ziffern auf einer dünnen Linie zwischen zwei Kreisen ergeben zusammen so viel wie die in den Kreisen.
rules-pill-arrow = Die Ziffern auf einem Pfeil ergeben zusammen die Zahl in seiner Pille, in Leserichtung.
rules-little-killer = Eine Zahl mit Pfeil außerhalb des Gitters ist die Summe dieser Diagonale, auf der sich Ziffern wiederholen dürfen.
rules-rellik = Ein Käfig mit durchgestrichener Zahl enthält lauter verschiedene Ziffern, von denen keine allein oder mit anderen zusammen diese Zahl ergibt.
rules-equality = Ein Käfig mit = enthält lauter verschiedene Ziffern: gleich viele gerade wie ungerade und gleich viele niedrige (bis { $low }) wie hohe (ab { $high }).
rules-lunchbox = Die Ziffern in einer umrandeten Gruppe mit einer Zahl in Klammern sind alle verschieden, und die zwischen der kleinsten und der größten ergeben zusammen diese Zahl.
rules-x-sum = Eine Zahl außerhalb des Gitters ist die Summe der ersten Ziffern von dort aus; die allererste gibt an, wie viele es sind.
rules-sandwich = Eine Zahl außerhalb des Gitters ist die Summe der Ziffern, die in ihrer Zeile oder Spalte zwischen der { $low } und der { $high } stehen.
rules-skyscraper = Eine Zahl außerhalb des Gitters gibt an, wie viele Ziffern von dort aus höher sind als alle vor ihnen.
rules-hidden-skyscraper = Eine Zahl außerhalb des Gitters ist von dort aus die erste Ziffer, vor der eine höhere steht.
rules-numbered-room = Die erste Ziffer, von einer Zahl außerhalb des Gitters aus gesehen, gibt an, an welcher Stelle diese Zahl steht.
rules-rank = Alle Zeilen und Spalten werden von beiden Enden gelesen und geordnet, die niedrigste zuerst; eine Zahl außerhalb des Gitters ist die Stelle der von dort gelesenen.
rules-quad = Die vier Zellen um einen Kreis enthalten die Ziffern darin.
rules-different = In getönten Zellen wiederholt sich keine Ziffer.
rules-odd = Eine Zelle mit einem getönten Kreis enthält eine ungerade Ziffer.
rules-even = Eine Zelle mit einem getönten Quadrat enthält eine gerade Ziffer.
rules-choices = Eine Zelle mit kleinen Ziffern enthält eine davon.
rules-at-least = Eine umrandete Gruppe von Zellen enthält die Ziffern in ihrer Ecke, jede mindestens so oft, wie sie dort steht.
rules-exactly = Eine umrandete Gruppe von Zellen enthält jede Ziffer in ihrer Ecke genau so oft, wie sie dort steht.
rules-look-and-say = Ein Hinweis in der Ecke eines Käfigs sagt in Paaren, wie oft eine Ziffer darin vorkommt: 12 heißt genau eine 2.
rules-circles = Eine Ziffer in einem Kreis kommt in genau so vielen Kreisen vor, wie sie angibt.
rules-index-row = Eine Ziffer N in einer hervorgehobenen Zelle besagt, dass die N-te Zelle ihrer Zeile die Nummer ihrer Spalte enthält.
rules-index-column = Eine Ziffer N in einer hervorgehobenen Zelle besagt, dass die N-te Zelle ihrer Spalte die Nummer ihrer Zeile enthält.
rules-fog = Schraffierte Zellen liegen im Nebel: Auf einem Bildschirm sind sie verdeckt, bis eine richtige Ziffer ihre Zelle und die Zellen ringsum freilegt.
