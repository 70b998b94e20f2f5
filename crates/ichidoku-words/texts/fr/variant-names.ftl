# Les noms des techniques, d'après leurs identifiants. `.indefinite` est le nom avec son article.

technique-arrow-sum = somme de flèche
    .indefinite = une flèche aux sommes limitées
technique-cage-combinations = combinaisons de cage
    .indefinite = des combinaisons de cage
technique-cell-pairs = paire de cases
    .indefinite = une paire de cases qui se restreignent mutuellement
technique-contradiction = contradiction
    .indefinite = un candidat qui mène à une contradiction
technique-increasing-digits = chiffres croissants
    .indefinite = une ligne de chiffres croissants
technique-innies-outies = règle des 45
    .indefinite = une application de la règle des 45
technique-locked-candidates = candidats verrouillés
    .indefinite = des candidats verrouillés
technique-outside-clue = indice extérieur
    .indefinite = un indice extérieur
technique-renban-window = fenêtre de renban
    .indefinite = une fenêtre de renban
technique-required-digit = chiffre obligatoire
    .indefinite = un chiffre obligatoire
technique-rule-alone = règle à elle seule
    .indefinite = une règle qui exclut des candidats à elle seule
technique-sum-bounds = bornes d’une somme
    .indefinite = une somme aux bornes étroites
