# Ce que disent les indices et les explications. Le dernier mot du nom d'un argument dit ce que c'est : $out-cells sont des cases.

## Où regarder, et quoi.

look-in = Regardez { $houses }.
look-at-digit = Regardez les { $digit } { OF($houses) }.
look-at-all = Regardez tous les { $digit } de la grille.
look-around = Regardez les cases que voit { $cell }.
look-first = Commencez par { $houses }.
there-is = Il y a ici { INDEFINITE($technique) }.

## Ce qui ne va pas dans une grille.

solved = La grille est résolue.
conflict = Le { $digit } figure deux fois dans { $house } : en { $cells }.
no-solution = Cette grille n’a pas de solution.
one-without = Sans { OR($candidates) }, il y aurait exactement une solution.
several-solutions = Cette grille a plusieurs solutions : la logique seule ne suffit pas à la terminer.
two-differ = Deux de ses solutions diffèrent dans { $count } cases.
wrong-entry = { $cell } ne peut pas contenir { $digit }. Effacez ce chiffre avant de continuer.
wrong-mark = { $cell } a besoin du { $digit }, mais il manque dans ses notes.
empty-cell = { $cell } n’a plus de candidat. Remettez ceux que vous avez enlevés avant de continuer.
lost-in-box = Il manque une note nécessaire dans { $house }.
stale-marks = La grille exclut déjà { $candidates }. Commencez par { $candidates ->
    [1] effacer ce candidat
   *[other] effacer ces candidats
}.
stale-elsewhere = Ailleurs, la grille exclut déjà { $candidates }. Effacez aussi { $candidates ->
    [1] ce candidat
   *[other] ces candidats
}.
stuck = Aucune technique ne trouve d’étape ici ; seuls des essais permettraient d’avancer.
stuck-among-chosen = Aucune des techniques choisies ne trouve d’étape ici.

## Ce qui en découle. Ces propositions font partie d'autres phrases.

result = Donc { $result-clauses }.
result-more = De plus, { $result-clauses }.
result-cannot = { $cells } { $cells ->
    [1] ne peut
   *[other] ne peuvent
} { WITHOUT($digits) }
result-is = { $cells } { $cells ->
    [1] vaut
   *[other] valent
} { $digit }

## Singletons

full-house = { $cell } est la dernière case vide { OF($house) }.
full-house-digit = Tous les chiffres sauf le { $digit } y sont déjà.
hidden-single = Dans { $house }, le { $digit } ne peut aller qu’en { $cell }.
blockers = { $blocker-cells ->
    [1] Le { $digit } de { $blocker-cells } exclut
   *[other] Les { $digit } de { $blocker-cells } excluent
} { $other-count ->
    [1] l’autre case vide
   *[other] les autres cases vides
}.
blockers-some = { $blocker-cells ->
    [1] Le { $digit } de { $blocker-cells } exclut
   *[other] Les { $digit } de { $blocker-cells } excluent
} les autres cases, sauf { $earlier-cells }, où le { $digit } a été éliminé plus tôt.
eliminated-earlier = Le { $digit } a été éliminé plus tôt de { $cells }.
naked-single = { $cell } voit tous les chiffres sauf le { $digit } : { $seen-clauses }.
naked-single-seen = { $cell } voit { $seen-clauses }.
naked-single-earlier = { $digits ->
    [1] Le { $digits } a été éliminé
   *[other] Les { $digits } ont été éliminés
} de { $cell } plus tôt.
digits-in = { $digits } dans { $house }

## Candidats verrouillés

confined-cells = Dans { $house }, le { $digit } ne peut aller qu’en { OR($cells) }, { $cells ->
    [1] donc
    [2] toutes deux
   *[other] toutes
} dans { $cover-house }.
confined-so = Le { $digit } est forcément là, donc aucune autre case { OF($cover-house) } ne peut le contenir.

## Ensembles

naked-cells = { $cells } ne { $cells ->
    [1] contient
   *[other] contiennent
} que { $digits }.
naked-pair = L’une vaut { $first-digit } et l’autre { $second-digit }, donc aucune autre case { OF($house) } ne peut contenir l’un de ces chiffres.
naked-subset = Ces { WORD($cells) } cases épuisent les { WORD($cells) } chiffres dans { $house }.
locked-subset = Elles sont dans { $line-house } et aussi dans { $box-house } : elles y épuisent donc ces chiffres des deux côtés.
hidden-cells = Dans { $house }, les chiffres { $digits } ne peuvent aller qu’en { $cells }.
hidden-subset = { $digits ->
    [2] Deux chiffres ont besoin de ces deux cases, donc aucune des deux
    [3] Trois chiffres ont besoin de ces trois cases, donc aucune des trois
   *[other] Quatre chiffres ont besoin de ces quatre cases, donc aucune des quatre
} ne peut contenir autre chose.

## Poissons

fish-bases = Dans { $base-houses }, le { $digit } ne peut aller que dans { $cover-houses }.
fish-so = Il faut un { $digit } dans { EACH($base-houses) } de ces { WORD($base-houses) } { KIND($base-houses) }, ce qui épuise les { $digit } { OF($cover-houses) }.
fish-out = Aucune autre case n’y peut contenir { $digit }, donc { $out-cells } non plus.
fish-fins = { $fin-cells ->
    [1] À part l’aileron
   *[other] À part les ailerons
} { $fin-cells }, les { $digit } { OF($base-houses) } sont tous dans { $cover-houses }.
fish-double-fins = { $cells }, où deux de ces zones se croisent, { $cells ->
    [1] compte comme un aileron
   *[other] comptent comme des ailerons
}.
fish-corner = { $corner-cells } compléterait le motif mais ne peut pas contenir { $digit } ; { $fin-cells ->
    [1] l’aileron { $fin-cells } le remplace
   *[other] les ailerons { $fin-cells } le remplacent
}.
fish-without-fins = Si { $fin-cells ->
    [1] l’aileron n’est pas
   *[other] aucun aileron n’est
} { $digit }, les { KIND($base-houses) } de base épuisent les { $digit } { OF($cover-houses) }, et { $out-cells } ne { $out-cells ->
    [1] vaut
   *[other] valent
} pas { $digit }.
fish-with-fins = Si { $fin-cells ->
    [1] l’aileron est
   *[other] l’un des ailerons est
} { $digit }, { $out-cells } ne { $out-cells ->
    [1] vaut pas { $digit } non plus, car elle voit
   *[other] valent pas { $digit } non plus, car elles voient
} { $fin-cells ->
    [1] l’aileron
    [2] les deux ailerons
   *[other] tous les ailerons
}.
fish-with-fins-in = Si { $fin-cells ->
    [1] l’aileron est
   *[other] l’un des ailerons est
} { $digit }, { $out-cells } ne { $out-cells ->
    [1] vaut
   *[other] valent
} pas { $digit } non plus, car { $all-cells ->
    [2] les deux cases
   *[other] toutes ces cases
} sont dans { $house }.
fish-twice = Deux zones de couverture se croisent en { $cells } : un { $digit } { $cells ->
    [1] placé là
   *[other] placé dans l’une d’elles
} en userait deux à la fois et n’en laisserait pas assez.
siamese = Les { $digit } { OF($base-houses) } forment deux poissons à la fois.
siamese-fish = Avec { $cover-houses }, { $fin-cells ->
    [0] le poisson n’a pas d’aileron
    [1] l’aileron est { $fin-cells }
   *[other] les ailerons sont { $fin-cells }
}, et { $out-cells } { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
siamese-because = Pour chaque poisson : si aucun aileron ne vaut { $digit }, les zones de couverture sont épuisées ; si l’un d’eux le vaut, il exclut les mêmes cases.
kraken-fish = Sans { $fin-cells ->
    [1] l’aileron
   *[other] les ailerons
} { $fin-cells }, les { $digit } { OF($base-houses) } seraient tous dans { $cover-houses }.
kraken-prey = Ces zones seraient alors épuisées, et { $out-cells } { $out-cells ->
    [1] ne pourrait
   *[other] ne pourraient
} pas contenir { $digit }.
kraken-cover = Le { $digit } { OF($house) } serait alors en { OR($cells) }.

## Motifs à un seul chiffre

two-links = Dans { $houses }, il n’y a chaque fois que deux cases pour le { $digit }.
two-links-joint = { $cells } sont toutes deux dans { $house }, donc elles ne peuvent pas contenir { $digit } toutes les deux.
two-links-ends = Donc au moins une des cases { $end-cells } vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.
skyscraper-joint = Les cases de la base, { $cells }, sont toutes deux dans { $house } : elles ne peuvent pas contenir { $digit } toutes les deux.
skyscraper-ends = Donc au moins un des sommets { $end-cells } vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.
rectangle-box = Dans { $box-house }, tous les { $digit } sont dans { $near-house } ou dans { $far-house }.
rectangle-link = { CAP($house) } n’a que deux cases pour le { $digit } : { $cells }.
rectangle-far = Si { $far-cell } vaut { $digit }, { $out-cell } ne vaut pas { $digit }, car les deux sont dans { $house }.
rectangle-near = Si { $near-cell } vaut { $digit }, le { $digit } { OF($box-house) } doit être dans { $far-house }, et { $out-cell } ne vaut pas { $digit } non plus.

## Couleurs

colours = Chaque lien joint les deux seuls { $digit } d’une zone : soit tous les { $digit } bleus sont vrais, soit tous les verts.
colours-trap = { $cell } voit { $blue-cell } (bleu) et { $green-cell } (vert).
colours-trap-so = L’une des deux couleurs est vraie, donc { $out-cells } { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
colours-wrap = { $cells } ont toutes deux la couleur { COLOUR($colour-count) } et sont toutes deux dans { $house }, donc { THE-COLOUR($colour-count) } est faux.
colour-false = Donc { $out-cells }, de couleur { COLOUR($colour-count) }, { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
clusters = Les { $digit } forment deux groupes : le bleu ou le vert est vrai, et l’orange ou le violet est vrai.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) et { $second-cell } ({ COLOUR($second-count) }) se voient, donc { THE-COLOUR($first-count) } et { THE-COLOUR($second-count) } ne peuvent pas être vrais tous les deux.
clusters-so = Donc { THE-COLOUR($first-count) } ou { THE-COLOUR($second-count) } est vrai, au moins l’un des deux.
clusters-trap = { $cell } voit { $first-cell } ({ COLOUR($first-count) }) et { $second-cell } ({ COLOUR($second-count) }).
clusters-sees = { $cell } ({ COLOUR($colour-count) }) voit { $seen-cell } ({ COLOUR($seen-count) }).
clusters-false = Que ce soit { THE-COLOUR($first-count) } ou { THE-COLOUR($second-count) } qui est vrai, { THE-COLOUR($colour-count) } est faux.
medusa = Les candidats liés alternent : soit tous les bleus sont vrais, soit tous les verts.
medusa-trap = { CAP($blue-candidate) } (bleu) et { $green-candidate } (vert) excluent tous deux { $out-candidate }.
medusa-two-digits = Si { THE-COLOUR($colour-count) } était vrai, { $cell } vaudrait à la fois { $first-digit } et { $second-digit }.
medusa-two-cells = Si { THE-COLOUR($colour-count) } était vrai, { $house } aurait deux { $digit }, en { $cells }.
medusa-emptied = Si { THE-COLOUR($colour-count) } était vrai, { $cell } n’aurait plus de candidat : { $reason-clauses }.
medusa-rules-out = { $candidate } y exclut { $digits }
medusa-false = Donc { THE-COLOUR($colour-count) } est faux : { $result-clauses }.
remote-pair = { $path } ne contiennent que { $digits }, et chacune voit la suivante.
remote-pair-ends = Les chiffres alternent, donc les bouts { $first-cell } et { $last-cell } diffèrent : l’un vaut { $first-digit } et l’autre { $second-digit }.
remote-pair-so = { $out-cells }, qui { $out-cells ->
    [1] voit les deux bouts, ne peut
   *[other] voient les deux bouts, ne peuvent
} { WITHOUT($digits) }.

## Wings

wing-pivot = Le pivot { $cell } vaut { OR($digits) }.
wing-pincer = S’il vaut { $pivot-digit }, la pince { $cell } vaut { $digit }.
xy-wing-so = Donc au moins une des pinces vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.
xyz-wing-so = Dans tous les cas, l’une des trois cases vaut donc { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les trois, ne peut
   *[other] voient les trois, ne peuvent
} pas contenir { $digit }.
wxyz-cells = { $cells } ne contiennent que { $digits }.
wxyz-once = Dans ces cases, { $once-clauses } : chaque chiffre n’y a place qu’une fois.
wxyz-in = { $digits ->
    [1] le { $digits } n’est
   *[other] les { $digits } ne sont
} que dans { $house }
wxyz-so = Quatre cases ont besoin d’un quatrième chiffre, donc le { $digit } doit être en { OR($cells) }.
wxyz-out = { $out-cells }, qui { $out-cells ->
    [1] voit
   *[other] voient
} { $cells ->
    [2] les deux
   *[other] toutes ces cases
}, { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
w-wing = { $cells } ne contiennent toutes deux que { $digits }.
w-wing-joint = Elles ne peuvent pas valoir { $digit } toutes les deux : dans { $house }, le { $digit } est en { OR($joint-cells) }, et chacune de ces cases voit l’une des deux autres.
w-wing-so = Donc au moins une des cases { $cells } vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.
branch-w-wing = { $cells } ne contiennent que { $digits }.
branch-w-wing-joint = Dans { $house }, le { $digit } ne peut aller qu’en { OR($joint-cells) }, et chacune de ces cases voit l’une des premières.
branch-w-wing-so = Donc elles ne valent pas toutes { $digit }. L’une au moins vaut { $other-digit }, et { $out-cells }, qui { $out-cells ->
    [1] les voit toutes, ne peut
   *[other] les voient toutes, ne peuvent
} pas contenir { $other-digit }.
chute-pair = Dans { $house }, le { $digit } n’est pas dans { $box-house } : il est donc dans le bloc de { $first-cell } ou dans celui de { $second-cell }, et cette case-là ne vaut pas { $digit }.
chute-pair-so = Donc au moins une des deux vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.

## Unicité

deadly-floor = { $cells } ne { $cells ->
    [1] contient
   *[other] contiennent
} que { $digits }.
deadly-if-roof = Si { $cell } ne contenait aussi que ces chiffres, on pourrait les échanger, et la grille aurait deux solutions.
deadly-so = Elle n’en a qu’une, donc { $result-clauses }.
deadly-if = Si { $cells } ne contenaient que { $digits }, on obtiendrait une deuxième solution en échangeant ces chiffres.
loop-if = Si { $cells } ne contenaient que { $digits }, on pourrait échanger les deux chiffres tout le long de la boucle, et la grille aurait deux solutions.
deadly-extra = Seuls les { $digit } en trop, en { $cells }, l’empêchent, donc au moins l’un d’eux est vrai.
deadly-extra-so = { $out-cells }, qui { $out-cells ->
    [1] voit
   *[other] voient
} { $cells ->
    [2] les deux
   *[other] toutes ces cases
}, { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
deadly-extras = Seuls des candidats en plus l’empêchent : { $candidates }. Au moins l’un d’eux est donc vrai.
deadly-subset = Quel qu’il soit, sa case forme avec { $cells } { SUBSET($digits) }, { $digits }, dans { $houses }.
deadly-confined = Dans { $house }, le { $digit } ne peut aller qu’en { OR($cells) }.
deadly-either = Si l’une d’elles valait { $other-digit }, l’autre vaudrait { $digit }, et on pourrait échanger les deux chiffres dans toutes ces cases.
deadly-one-so = La grille n’a qu’une solution, donc { $result-clauses }.
ur6-x-wing = Dans { $houses }, le { $digit } ne peut aller que dans ces coins : il est donc dans deux coins opposés.
ur6-if = Si { $cells } valaient { $digit }, les deux autres coins vaudraient { $other-digit }, et on pourrait échanger les chiffres.
hidden-rectangle = { $cell } ne contient que { $digits }.
hidden-rectangle-if = Si { $cell } valait { $digit }, { $side-cells } vaudraient toutes deux { $other-digit } et { $corner-cell } vaudrait { $digit }.
hidden-rectangle-swap = On pourrait alors échanger les deux chiffres, et la grille aurait deux solutions.
avoidable = { BOTH($filled-clauses) } ; aucune de ces cases n’est donnée.
avoidable-if = Si { BOTH($if-clauses) }, on pourrait échanger les deux chiffres sans toucher à une donnée, et la grille aurait deux solutions.
cell-is = { $cell } vaut { $digit }
cell-were = { $cell } valait { $digit }
bug-one = Chaque case vide a deux candidats, sauf { $cell }, qui en a trois.
bug-one-extra = Là, le { $digit } est de trop : { $houses } le contiennent chacun trois fois, et tout autre chiffre deux fois.
bug-one-so = Sans lui, on pourrait remplir le reste de deux façons. La grille n’a qu’une solution, donc { $cell } vaut { $digit }.
bug-many = Sans { $candidates }, chaque case vide aurait deux candidats et la grille deux solutions.
bug-many-so = Au moins l’un d’eux est vrai, et tous excluent les mêmes candidats.
reverse-closed = Parmi les données, tous les { $digits } sont en { $filled-cells }.
reverse-open = S’il y avait aussi { OR($digits) } en { $open-cells }, chaque zone aurait deux de ces cases ou aucune.
reverse-rest = On pourrait alors échanger { $digits } dans toutes leurs autres cases, mais la grille n’a qu’une solution.
qiu-lines = Dans { $line-houses }, les cases autres que { $cells } contiennent les mêmes chiffres, à un près.
qiu-if = Si { $pair-cells } ne contenaient que { $digits }, les échanger, avec certains chiffres { OF($line-houses) }, donnerait une deuxième solution.
guardians = Donc au moins un de ceux-ci est vrai : { OR($candidates) }.
lone-guardian = Le seul autre candidat y est { $candidate }.

## Chaînes

chain-if = Si { $start-clauses }, { $then-clauses }.
chain-then = Alors { $then-clauses }.
chain-not = { $cell } ne vaut pas { $digit }
chain-not-group = ni { NOR($cells) } ne vaut { $digit }
chain-none = aucune des cases { $cells } ne vaut { $digit }
chain-is = { $cell } vaut { $digit }
chain-it = elle vaut { $digit }
chain-must-be = C’est une contradiction, donc { $cell } doit valoir { $digit }, et non { OR($out-digits) }.
chain-must-be-so = C’est une contradiction, donc { $cell } doit valoir { $digit }, et { $result-clauses }.
chain-is-group = { OR($cells) } vaut { $digit }
chain-house = le { $digit } { OF($house) } est en { OR($cells) }
chain-set = { $set-cells }, qui n’ont que { $digits }, doivent contenir { $digit }, en { OR($cells) }
chain-ends = Donc au moins une des cases { $end-cells } vaut { $digit }, et { $out-cells }, qui { $out-cells ->
    [1] voit les deux, ne peut
   *[other] voient les deux, ne peuvent
} pas contenir { $digit }.
chain-ends-group = Donc le { $digit } est en { OR($end-cells) }, et { $out-cells }, qui { $out-cells ->
    [1] voit toutes ces cases, ne peut
   *[other] voient toutes ces cases, ne peuvent
} pas contenir { $digit }.
chain-ends-only = Donc le { $digit } est en { OR($end-cells) }.
chain-two-ends = Donc { $first-clauses }, ou bien { $last-clauses }.
chain-same-cell = Donc { $cell } vaut { OR($digits) }, et ne peut { WITHOUT($out-digits) }.
chain-either-in = Dans les deux cas, { $result-clauses }, car { $cells } sont toutes deux dans { $house }.
chain-either = Dans les deux cas, { $result-clauses }.
loop-nodes = Les liens font le tour d’une boucle : { COMMAS($node-clauses) }, et retour au départ.
loop-so = Ils alternent : de deux voisins, exactement un est vrai.
loop-cell = { $cell } vaut { OR($digits) }, donc elle ne peut { WITHOUT($out-digits) }.
loop-house = Le { $digit } est en { OR($cells) }, donc { $out-cells } { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
loop-set = { $cells } doivent contenir { $digits }, donc { $result-clauses }.
node = le { $digit } de { OR($cells) }
twinned-cells = { $cells } ne contiennent que les six chiffres { $digits }.
twinned-if = Que { $cell } vaille { OR($cell-digits) }, les cinq autres cases en découlent, et les six cases contiennent les six chiffres.
twinned-so = Le { $digit } est en { OR($cells) } : { $out-cells }, qui { $out-cells ->
    [1] voit
   *[other] voient
} { $cells ->
    [2] les deux
   *[other] toutes ces cases
}, { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.

## Ensembles presque verrouillés

als-set = L’ensemble { SET($set-count) }, { $cells }, a { WORD($cells) } cases et { WORD($digits) } chiffres : { $digits }.
als-cell = L’ensemble { SET($set-count) } est la case { $cells }, avec { $digits }.
als-restricted = Le { $digit } ne peut pas être dans les deux ensembles, car { $cells } se voient.
als-restricted-in = Le { $digit } ne peut pas être dans les deux ensembles, car { $cells } sont { $cells ->
    [2] toutes deux
   *[other] toutes
} dans { $house }.
als-xz-so = L’ensemble sans { $x-digit } a besoin de tous ses autres chiffres, donc il contient { $digits }.
als-out = Donc le { $digit } est en { OR($cells) }, et { $out-cells }, qui { $out-cells ->
    [1] voit
   *[other] voient
} { $cells ->
    [1] cette case
    [2] les deux
   *[other] toutes ces cases
}, { $out-cells ->
    [1] ne peut
   *[other] ne peuvent
} pas contenir { $digit }.
als-doubly = Un ensemble ne peut perdre qu’un chiffre, donc l’un contient { $first-digit } et l’autre { $second-digit }.
als-doubly-out = Une autre case qui voit les deux places du { OR($digits) } ne peut donc pas contenir ce chiffre : { $result-clauses }.
als-keeps = L’ensemble { SET($set-count) } contient toujours { $digits }, donc { $result-clauses }.
als-hinge = L’ensemble C ne peut perdre qu’un chiffre, donc il contient { OR($digits) }.
als-hinge-takes = S’il contient { $digit }, l’ensemble { SET($set-count) } ne l’a pas, car { $cells } se voient ; celui-ci contient donc { $z-digits }.
als-stem = La tige { $cell } vaut { OR($digits) }.
als-petal = Si elle vaut { $digit }, l’ensemble { SET($set-count) } ({ $cells }, avec { $digits }) perd le { $digit } et contient { $z-digits }.
als-petal-cell = Si elle vaut { $digit }, l’ensemble { SET($set-count) }, la case { $cells }, vaut { $z-digits }.
als-blossom-out = { $out-cells } { $out-cells ->
    [1] voit tous les { $digit } des ensembles, donc elle ne peut
   *[other] voient tous les { $digit } des ensembles, donc elles ne peuvent
} pas contenir { $digit }.
als-chain-loop = La chaîne revient donc à l’ensemble { $cells }, qui contient toujours { $digits }.
als-chain-more = Les deux ensembles des bouts, { $first-cells } et { $last-cells }, ont aussi { $digits } en commun, et celui qui est verrouillé { $digits ->
    [1] le contient
   *[other] les contient
} également.
ahs-set = Dans { $house }, les chiffres { $digits } ne peuvent aller qu’en { $cells } : une case de plus que de chiffres.
ahs-shared = { $cell } est dans les deux ensembles mais ne peut pas contenir un chiffre des deux : au moins un ensemble remplit donc toutes ses autres cases avec ses propres chiffres.
ahs-shared-two = { $cells } sont dans les deux ensembles mais ne contiennent aucun chiffre commun aux deux : chaque ensemble a donc un chiffre dans l’une d’elles et remplit toutes ses autres cases.
coq-crossing = { $cells }, là où { $line-house } croise { $box-house }, ne contiennent que { $digits }.
coq-beside = Avec { $line-cells } dans { $line-house } et { $box-cells } dans { $box-house }, { WORD($all-cells) } cases se partagent { WORD($digits) } chiffres.
coq-once = Aucun ne peut y figurer deux fois, car { $once-clauses }.
coq-all-in = tous les { $digits } sont dans { $house }

## Chaînes forcées, fouets et réseaux

forcing-cell = { $cell } vaut { OR($digits) }.
forcing-house = Dans { $house }, le { $digit } est en { OR($cells) }.
forcing-way = Si { $start-clauses }, { $then-clauses }.
forcing-end = Dans tous les cas, { $result-clauses }.
steps-later = { $count } { $count ->
    [1] étape
   *[other] étapes
} plus loin, { $then-clauses }
suppose = Supposons : { $candidate-clauses }.
but-also = Mais aussi : { $then-clauses }.
clash-house = Cela ferait deux { $digit } dans { $house }.
clash-cell = Cela mettrait à la fois { $first-digit } et { $second-digit } en { $cell }.
clash-itself = Le { $digit } en { OR($cells) } serait alors à la fois vrai et faux.
whip-then = Alors { $then-clauses }.
whip-cell = { $cell } ne peut valoir que { $digit }
whip-house = le { $digit } { OF($house) } ne peut être qu’en { $cell }
whip-no-candidate = Or { $by-clauses }, donc { $cell } n’a plus de candidat.
whip-no-place = Or { $by-clauses }, donc { $house } n’a plus de case pour le { $digit }.
net-facts = { $count ->
    [0] Alors
    [1] Alors, après une étape forcée,
   *[other] Alors, après { WORD($count) } étapes forcées,
} { $fact-clauses }.
net-no-candidate = { $cell } reste donc sans candidat.
net-no-place = Il ne reste donc dans { $house } aucune case pour le { $digit }.
net-start-cell = { $cell } vaut { OR($digits) }
net-way = Si { $start-clauses }, { $count ->
    [0] alors
    [1] alors, après une étape forcée,
   *[other] alors, après { WORD($count) } étapes forcées,
} { $then-clauses }.
net-ways = Les { $count } autres cas mènent au même résultat.

## Exclusion, feux d'artifice, motifs impossibles

exclusion-if = Si { $cell } vaut { $digit }, { $way-clauses }.
exclusion-way = { $candidate } laisserait { $cell } vide
exclusion-two = { $first-candidate } avec { $second-candidate } laisserait { $cell } vide
firework = Hors { OF($box-house) }, { $row-house } n’a { $digits } qu’en { $row-cell }, et { $column-house } { $digits ->
    [1] ne l’a
   *[other] ne les a
} qu’en { $column-cell }.
firework-corner = Un chiffre qui n’est dans aucune des deux doit être au coin { $cell }, car c’est la seule place que la ligne et la colonne ont en commun dans { $box-house }.
firework-so = Donc { WORD($digits) } chiffres ont besoin de { $cells }, et ces cases ne peuvent rien contenir d’autre.
firework-w-wing = { $corner-cell } ne contient que { $digits } et voit { $wing-cells }.
firework-w-wing-so = Le chiffre de { $corner-cell } n’est dans aucune d’elles, donc il est en { $cell }.
oddagon = { $path } forment une boucle où chaque case voit la suivante.
oddagon-odd = Avec { $digits } seulement, les chiffres devraient alterner, et une boucle de { WORD($cells) } cases ne le permet pas.
tridagon = Dans chacun des blocs suivants ({ $houses }), trois cases de lignes et de colonnes différentes contiennent { $digits } : { $cells }.
tridagon-odd = Avec ces chiffres seulement, on ne peut pas remplir les quatre diagonales.
guardian-loop = { $cells } forment une boucle, jointe par { $houses }.
guardian-loop-odd = Si ces zones n’avaient pas d’autre { $digit }, il devrait alterner tout le long de la boucle, et une boucle de { WORD($cells) } cases ne le permet pas.

## Ensembles verrouillés multizones, exocets, gabarits

sector-cells = Dans ces { $count } cases, { $often-clauses }.
sector-lines = Il y a { $count } cases vides là où { $row-houses } croisent { $column-houses }.
sector-ring = Il y a { $count } cases vides autour des coins remplis { $corner-cells }.
sector-often = { $digits } { $digits ->
    [1] peut
   *[other] peuvent
} figurer au plus { $count ->
    [1] une fois
    [2] deux fois
   *[other] { WORD($count) } fois
}
sector-so = Cela fait { $count } places pour { $count } cases, donc toutes servent.
exocet-base = La base { $cells } contient deux des chiffres { $digits }.
exocet-lines = Dans { $line-houses }, hors de la bande de la base, chacun de ces chiffres n’est que dans deux de ces zones : { $cover-houses }.
exocet-lines-and-targets = Dans { $line-houses }, à l’écart de la base, chacun de ces chiffres n’est qu’en { OR($cells) } et dans deux de ces zones : { $cover-houses }.
exocet-targets = Trois rangées ne peuvent pas placer un chiffre de la base dans deux zones, donc les cibles { $cells } contiennent les deux chiffres de la base.
exocet-bases = Deux bases, { $cells }, contiennent chacune deux des chiffres { $digits }.
exocet-lines-of-both = Dans { $line-houses }, hors de la bande des bases, chacun de ces chiffres n’est que dans deux de ces zones : { $cover-houses }.
exocet-targets-of-both = Trois rangées ne peuvent pas placer un chiffre de base dans deux zones, donc les cibles { $cells } contiennent les chiffres des bases.
exocet-ways-of-both = Toutes les façons de remplir les deux exocets mènent au même résultat.
templates-all = Chaque chiffre ne peut se placer dans toute la grille que de certaines façons, et celles de chiffres différents ne doivent pas se chevaucher.
templates-set = Dans toutes les façons qui restent pour le { $digit }, il est en { $cells }.
templates-delete = Aucune des façons qui restent pour le { $digit } ne passe par { OR($cells) }.

## Chaque lien, un par un

link-cell = Si { $cell } ne vaut pas { $first-digit }, elle vaut { $second-digit }.
link-house = Si { $from-clauses }, { $house } n’a que { OR($cells) } pour le { $digit }.
link-strong = Si { $from-clauses }, alors { $to-clauses }.
link-weak = Si { $from-clauses }, alors { $to-clauses }.
link-only-candidate = Alors { $cell } ne peut valoir que { $digit }.
link-only-place = Alors { $house } n’a que { $cell } pour le { $digit }.
link-pattern = Il y a alors { INDEFINITE($technique) }, et cela exclut { $candidates }.
link-excludes = Cela exclut { $candidates }.
link-no-candidate = Alors { $cell } n’a plus de candidat, donc { $candidate } est faux.
link-no-place = Alors { $house } n’a plus de case pour le { $digit }, donc { $candidate } est faux.
link-any-case = Dans tous les cas, { $candidate } est vrai.
link-no-case = Dans tous les cas, { $candidate } est faux.

## Ce que signifient les marques d'un dessin

mark-pattern = Motif
mark-fin = Aileron
mark-guardian = Candidat en plus
mark-subset = Reste de l’ensemble
mark-on = Vrai le long de la chaîne
mark-off = Faux le long de la chaîne
mark-in-set = Autre candidat d’un ensemble presque verrouillé
mark-set = Ensemble presque verrouillé
mark-set-a = Ensemble A
mark-set-b = Ensemble B
mark-set-c = Ensemble C
mark-hidden-set = Ensemble presque caché
mark-shared = Autre candidat d’une case commune
mark-stem = Tige
mark-pivot = Pivot
mark-pincer = Pince
mark-crossing = Croisement de la rangée et du bloc
mark-line = Autres cases de la rangée
mark-box = Autres cases du bloc
mark-base = Base
mark-target = Cible
mark-s-cell = Case S
mark-colour = Bleu
mark-other-colour = Vert
mark-second-colour = { "Orange" }
mark-other-second-colour = Violet
mark-joint = Voit une case du motif
mark-blocker = Exclut d’autres cases
mark-strong = Au moins un est vrai
mark-weak = Pas les deux
mark-out = Éliminé
mark-placed = Placé
mark-spoils = Détruit le motif

## Ce qui fait échouer un motif de peu

near-candidate = Avec { $candidate } en plus, le motif ne tient plus : { $technique }.
near-open = Si { $cell } est vide, le motif ne tient plus : { $technique }.
near-given = Si { $cell } est donnée, le motif ne tient plus : { $technique }.
near-title = presque : { $technique }

## Exercices

task-place = Trouvez { INDEFINITE($technique) } et placez le chiffre qui en découle.
task-remove = Trouvez { INDEFINITE($technique) } et enlevez les candidats ainsi éliminés.
judged-nothing = Rien n’est encore fait : enlevez un candidat ou placez un chiffre.
judged-right = Juste.
judged-right-more = Juste. { $more-count ->
    [1] La même étape élimine encore un candidat.
   *[other] La même étape élimine encore { $more-count } candidats.
}
judged-otherwise = C’est vrai, mais cela découle déjà d’autre chose ({ $other-technique }). Trouvez maintenant { INDEFINITE($technique) }.
judged-not-out = C’est vrai, mais pas par cette technique ({ $technique }) : elle n’élimine pas ici { OR($candidates) }.
judged-not-placed = C’est vrai, mais pas par cette technique ({ $technique }) : elle ne mène pas ici à placer { OR($candidates) }.
judged-wrongly-out = Ce ne peut pas être juste : cette technique ({ $technique }) n’élimine pas ici { OR($candidates) }.
judged-wrongly-placed = Ce ne peut pas être juste : cette technique ({ $technique }) ne mène pas ici à placer { OR($candidates) }.

## Leçons

task-boards = L’une de ces grilles enfreint une règle. Touchez-les pour les voir. Laquelle est correcte ?
task-which = Une seule de ces affirmations est vraie. Laquelle ?
task-near-miss = L’un de ces motifs ne marche pas. Lequel ?
task-no-link = L’un de ces liens n’est pas un lien fort. Lequel ?
task-notes = Une note manque ou n’est plus à jour. Trouvez-la.
task-ruled-out = Ce chiffre n’est pas une note ici. Quelle case l’exclut ?
task-other-cell = Ce n’est pas certain. Trouvez une autre case qui pourrait contenir le chiffre.
task-why-not = Cela ne marche pas. Trouvez le candidat qui détruit le motif.
task-link = Trouvez un lien fort et marquez ses deux cases.
task-set = Trouvez un ensemble presque verrouillé d’au moins deux cases et marquez-les.
task-pattern = Trouvez { INDEFINITE($technique) } et marquez les cases du motif.
task-scan = Placez dix chiffres, l’un après l’autre.
task-last-cell = Trouvez une ligne, une colonne ou un bloc où il ne reste qu’une case vide, et placez son chiffre.
task-in-box = Trouvez un bloc où un chiffre n’a plus qu’une case possible, et placez-le.
task-in-line = Trouvez une ligne ou une colonne où un chiffre n’a plus qu’une case possible, et placez-le.
task-place-next = Trouvez la prochaine étape et placez son chiffre.
task-remove-next = Trouvez la prochaine étape et enlevez les candidats qu’elle élimine.
claim-board = Grille { $count }
claim-placed = { $cell } vaut { $digit }.
claim-out = On peut éliminer { AND($candidates) }.
claim-link = Un lien fort joint les { $digit } de { $cells }.
note-missing = Rien n’exclut { $digit } en { $cell }.
note-ruled-out = Le { $digit } de { $blocker-cells } exclut { $digit } en { $cell }.
places-in-house = Dans { $house }, le { $digit } peut aller en { $cells }.
set-of = { $cells } : { WORD($cells) } cases et { WORD($digits) } chiffres ({ $digits }).
judged-no-answer = Aucune réponse pour l’instant.
judged-otherwise-lesson = C’est vrai, mais cela découle déjà d’autre chose ({ $other-technique }). Employez maintenant la technique de la leçon.
judged-unproved = C’est vrai, mais rien dans cette leçon ne le prouve encore.
judged-false = Ce ne peut pas être juste : rien dans cette leçon ne le prouve.
judged-works = Celui-là marche. Cherchez celui qui ne marche pas.
judged-no-link = Ce n’est pas un lien fort : le chiffre a une autre case dans la zone.
judged-no-set = Ce n’est pas un ensemble presque verrouillé : à { WORD($cells) } cases, il faut un chiffre de plus, et il y en a { WORD($digits) }.
judged-no-pattern = Ces cases ne sont pas le motif d’une étape. Marquez toutes les cases qu’il lui faut, et aucune autre.
judged-not-spoiling = Même sans { $candidate }, cela ne marcherait pas.
judged-not-ruled-out = { $cell } n’exclut pas { $candidate }.
judged-note-fine = Rien à changer pour { $candidate }.
