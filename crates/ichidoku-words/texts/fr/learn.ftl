# Ce que dit le parcours de leçons.

learn-progress = { $count } leçons maîtrisées sur { $total }
learn-next = Leçon suivante
learn-begin = Commencer
learn-go-on = S’exercer
learn-all-done = Vous maîtrisez toutes les leçons.
learn-review = { $count ->
    [0] Aucune leçon à revoir aujourd’hui
    [1] 1 leçon à revoir aujourd’hui
   *[other] { $count } leçons à revoir aujourd’hui
}
learn-review-begin = Revoir maintenant
learn-review-none = Rien à revoir aujourd’hui.
learn-review-about = Deux exercices par leçon, dix au plus en tout.
learn-seen = Dans vos parties
learn-seen-about = Vous y avez demandé des indices.
learn-pages = Toutes les pages de techniques
learn-missing = Les leçons n’ont pas pu être téléchargées. Vérifiez votre connexion et rechargez la page.
learn-forget = Effacer la progression
learn-forgotten = Progression effacée.
learn-remember = Annuler
learn-number = Leçon { $number }
state-new = Nouvelle
state-begun = Commencée
state-mastered = Maîtrisée
state-due = À revoir
lesson-checkpoint = Bilan
lesson-all = Toutes les leçons
lesson-error = Erreur fréquente
lesson-known = Je connais déjà
lesson-known-about = Trois réponses justes de suite, du premier coup : une leçon que vous connaissez est maîtrisée.
lesson-exercises = Exercices
lesson-explanation = Explication
lesson-following = Leçon suivante
card-of = { $at } sur { $count }
card-back = Retour
card-on = Continuer
drill-loading = Préparation d’un exercice…
drill-check = Vérifier
drill-next = Suivant
drill-in-view = affichée
drill-skip = Passer
drill-keys = Les flèches déplacent, les chiffres remplissent ou marquent, Entrée vérifie, H donne un indice, N passe à la suite.
drill-claims = Choix
drill-one = Ne marquez qu’un candidat.
drill-offer-place = Un indice peut vous dire où regarder.
drill-offer-pattern = Un indice peut marquer le motif.
drill-taught = Les premiers exercices vous montrent le motif ; ils ne comptent pas encore pour la maîtrise.
drill-shown = Avec autant d’aide, cela ne compte pas pour la maîtrise.
drill-right-count = { $at } justes sur { $count }
drill-mastered = Vous maîtrisez cette leçon.
drill-set = La série est complète. Continuez aussi longtemps que vous voulez.
drill-unknown = Pas tout à fait. Exercez-vous ici, à votre rythme.
drill-again = Ce que vous avez manqué revient à la fin, tourné et avec d’autres chiffres.
drill-coming = { $title } : { $days ->
    [0] à revoir aujourd’hui.
    [1] à revoir demain.
   *[other] à revoir dans { $days } jours.
}
drill-review = Révision
drill-left = { $count ->
    [0] Aucun exercice restant
    [1] Encore 1 exercice
   *[other] Encore { $count } exercices
}
drill-review-over = Révision terminée.
scan-time = Dix cases en { $seconds } s.
scan-median = Votre médiane jusqu’ici : { $seconds } s.
