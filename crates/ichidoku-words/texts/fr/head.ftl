# Ce que dit l'en-tête de la page : l'onglet, les résultats de recherche, l'offre d'installer l'application. Sans guillemets droits
# ni chevrons.

page-title = ichidoku : jouer, résoudre et comprendre le sudoku
page-description = Le sudoku dans votre navigateur : jouer, résoudre, expliquer, créer et partager des grilles. Fonctionne hors ligne ; rien ne quitte votre appareil.
page-needs = ichidoku a besoin de JavaScript et de WebAssembly ; il n’envoie rien nulle part.
page-failed = ichidoku n’a pas pu être chargé. Vérifiez votre connexion et rechargez la page.
page-reload = Recharger
