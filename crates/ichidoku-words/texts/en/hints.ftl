# What hints and explanations say. The last word of an argument's name says what it is: $out-cells are cells.
# AND, OR and NOR write lists; other functions are forms of this language, in forms.ftl.

## Where to look, and for what.

look-in = Look at { $houses }.
look-at-digit = Look at the { $digit }s in { $houses }.
look-at-all = Look at the { $digit }s.
look-around = Look at the cells that { $cell } sees.
look-first = Start with { $houses }.
there-is = There is { INDEFINITE($technique) }.

## What is wrong with a grid.

solved = The grid is solved.
conflict = { $digit } appears twice in { $house }, in { $cells }.
no-solution = This puzzle has no solution.
one-without = Without { OR($candidates) } there would be exactly one solution.
several-solutions = The puzzle has more than one solution, so logic alone can’t finish it.
two-differ = Two of its solutions differ in { $count } cells.
wrong-entry = { $cell } can’t be { $digit }. Remove it before you go on.
wrong-mark = { $cell } needs { $digit }, but { $digit } is missing from its notes.
empty-cell = { $cell } has no candidate left. Put back the ones you removed before you go on.
lost-in-box = A note that is needed in { $house } is missing.
stale-marks = The grid already rules out { $candidates }. Remove { $candidates ->
    [one] it
   *[other] them
} first.
stale-elsewhere = Elsewhere, the grid already rules out { $candidates }. Remove { $candidates ->
    [one] it
   *[other] them
} too.
stuck = No technique finds a step here; only trial and error would.
stuck-among-chosen = None of the chosen techniques finds a step here.

## What follows. The clauses are parts of other sentences.

result = So { $result-clauses }.
result-more = Also, { $result-clauses }.
result-cannot = { $cells } can’t be { OR($digits) }
result-is = { $cells } { $cells ->
    [one] is
   *[other] are
} { $digit }

## Singles

full-house = { $cell } is the last empty cell in { $house }.
full-house-digit = Every digit except { $digit } is already there.
hidden-single = In { $house }, { $digit } can only be in { $cell }.
blockers = The { $blocker-cells ->
    [one] { $digit } in { $blocker-cells } rules
   *[other] { $digit }s in { $blocker-cells } rule
} out the other empty { $other-count ->
    [one] cell
   *[other] cells
}.
blockers-some = The { $blocker-cells ->
    [one] { $digit } in { $blocker-cells } rules
   *[other] { $digit }s in { $blocker-cells } rule
} out the other cells except { $earlier-cells }, where { $digit } was eliminated earlier.
eliminated-earlier = { $digit } was eliminated earlier from { $cells }.
naked-single = { $cell } sees every digit except { $digit }: { $seen-clauses }.
naked-single-seen = { $cell } sees { $seen-clauses }.
naked-single-earlier = { $digits } { $digits ->
    [one] was
   *[other] were
} eliminated from { $cell } earlier.
digits-in = { $digits } in { $house }

## Locked candidates

confined-cells = In { $house }, { $digit } can only be in { OR($cells) }, { $cells ->
    [2] both
   *[other] all { WORD($cells) }
} in { $cover-house }.
confined-so = One of them is { $digit }, so no other cell of { $cover-house } can be.

## Subsets

naked-cells = { $cells } { $cells ->
    [2] both contain
   *[other] contain
} only { $digits }.
naked-pair = One of them is { $first-digit } and the other is { $second-digit }, so no other cell of { $house } can be either.
naked-subset = These { WORD($cells) } cells use up all { WORD($cells) } digits in { $house }.
locked-subset = They are in { $line-house } as well as in { $box-house }, so they use up these digits in both.
hidden-cells = In { $house }, { $digits } can only be in { $cells }.
hidden-subset = { $digits ->
    [2] Two digits need both cells, so neither cell
    [3] Three digits need all three cells, so none of them
   *[other] Four digits need all four cells, so none of them
} can hold anything else.

## Fish

fish-bases = In { $base-houses }, { $digit } can only be in { $cover-houses }.
fish-so = Each of the { WORD($base-houses) } { KIND($base-houses) } needs { A($digit) }, so together they use up the { $digit }s of { $cover-houses }.
fish-out = No other cell there can be { $digit }, so { $out-cells } can’t.
fish-fins = Apart from the { $fin-cells ->
    [one] fin
   *[other] fins
} { $fin-cells }, the { $digit }s of { $base-houses } are all in { $cover-houses }.
fish-double-fins = { $cells }, where two of these houses cross, { $cells ->
    [one] counts as a fin
   *[other] count as fins
}.
fish-corner = { $corner-cells } would complete the pattern but can’t be { $digit }; the { $fin-cells ->
    [one] fin { $fin-cells } stands
   *[other] fins { $fin-cells } stand
} in.
fish-without-fins = If { $fin-cells ->
    [one] the fin isn’t
   *[other] none of the fins is
} { $digit }, the { KIND($base-houses) } use up the { $digit }s of { $cover-houses }, so { $out-cells } { $out-cells ->
    [one] isn’t
   *[other] aren’t
} { $digit }.
fish-with-fins = If { $fin-cells ->
    [one] the fin is
   *[other] one of the fins is
} { $digit }, { $out-cells } { $out-cells ->
    [one] isn’t
   *[other] aren’t
} either, because { $out-cells ->
    [one] it sees
   *[other] they see
} { $fin-cells ->
    [one] the fin
    [2] both fins
   *[other] every fin
}.
fish-with-fins-in = If { $fin-cells ->
    [one] the fin is
   *[other] one of the fins is
} { $digit }, { $out-cells } { $out-cells ->
    [one] isn’t
   *[other] aren’t
} either, because { $all-cells ->
    [2] both
   *[other] all of these cells
} are in { $house }.
fish-twice = { $cells } { $cells ->
    [one] is
   *[other] are
} where two of the covers cross, so a { $digit } there would use up two of them and leave too few.
siamese = The { $digit }s of { $base-houses } make two fish at once.
siamese-fish = With { $cover-houses }, the { $fin-cells ->
    [0] fish has no fin
    [one] fin is { $fin-cells }
   *[other] fins are { $fin-cells }
}, and { $out-cells } can’t be { $digit }.
siamese-because = In each fish, if no fin is { $digit }, the covers are used up; if one is, it rules out the same cells.
kraken-fish = Without the { $fin-cells ->
    [one] fin
   *[other] fins
} { $fin-cells }, the { $digit }s of { $base-houses } would all be in { $cover-houses }.
kraken-prey = The covers would then be used up, and { $out-cells } couldn’t be { $digit }.
kraken-cover = The { $digit } of { $house } would then be in { OR($cells) }.

## Single-digit patterns

two-links = { CAP($houses) } each have only two cells for { $digit }.
two-links-joint = { $cells } are both in { $house }, so they can’t both be { $digit }.
two-links-ends = So at least one of { $end-cells } is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.
skyscraper-joint = The base cells { $cells } are both in { $house }, so they can’t both be { $digit }.
skyscraper-ends = So at least one of the tops { $end-cells } is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.
rectangle-box = In { $box-house }, every { $digit } is in { $near-house } or { $far-house }.
rectangle-link = { CAP($house) } has only two cells for { $digit }: { $cells }.
rectangle-far = If { $far-cell } is { $digit }, { $out-cell } isn’t, because both are in { $house }.
rectangle-near = If { $near-cell } is { $digit }, the { $digit } of { $box-house } must be in { $far-house }, and again { $out-cell } isn’t { $digit }.

## Colours

colours = Each link joins the only two { $digit }s of a house, so either every blue { $digit } is true, or every green one.
colours-trap = { $cell } sees { $blue-cell } (blue) and { $green-cell } (green).
colours-trap-so = One of the two colours is true, so { $out-cells } can’t be { $digit }.
colours-wrap = { $cells } are both { COLOUR($colour-count) } and both in { $house }, so { COLOUR($colour-count) } is false.
colour-false = So { $out-cells }, which are { COLOUR($colour-count) }, can’t be { $digit }.
clusters = The { $digit }s form two clusters: blue or green is true, and orange or purple is true.
clusters-meet = { $first-cell } ({ COLOUR($first-count) }) and { $second-cell } ({ COLOUR($second-count) }) see each other, so { COLOUR($first-count) } and { COLOUR($second-count) } can’t both be true.
clusters-so = So at least one of { COLOUR($first-count) } and { COLOUR($second-count) } is true.
clusters-trap = { $cell } sees { $first-cell } ({ COLOUR($first-count) }) and { $second-cell } ({ COLOUR($second-count) }).
clusters-sees = The { COLOUR($colour-count) } { $cell } sees { $seen-cell }, which is { COLOUR($seen-count) }.
clusters-false = Whichever of { COLOUR($first-count) } and { COLOUR($second-count) } is true, { COLOUR($colour-count) } is false.
medusa = The linked candidates alternate: either every blue one is true, or every green one.
medusa-trap = { CAP($blue-candidate) } (blue) and { $green-candidate } (green) both rule out { $out-candidate }.
medusa-two-digits = If { COLOUR($colour-count) } were true, { $cell } would be both { $first-digit } and { $second-digit }.
medusa-two-cells = If { COLOUR($colour-count) } were true, { $house } would have two { $digit }s, in { $cells }.
medusa-emptied = If { COLOUR($colour-count) } were true, { $cell } would have no candidate left: { $reason-clauses }.
medusa-rules-out = { $candidate } rules out its { $digits }
medusa-false = So { COLOUR($colour-count) } is false: { $result-clauses }.
remote-pair = { $path } contain only { $digits }, and each sees the next.
remote-pair-ends = The digits alternate, so the ends { $first-cell } and { $last-cell } differ: one is { $first-digit } and the other is { $second-digit }.
remote-pair-so = { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both ends, can’t be { OR($digits) }.

## Wings

wing-pivot = The pivot { $cell } is { OR($digits) }.
wing-pincer = If it is { $pivot-digit }, the pincer { $cell } is { $digit }.
xy-wing-so = So at least one of the pincers is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.
xyz-wing-so = So one of the three cells is { $digit } in any case, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} all three, can’t be.
wxyz-cells = { $cells } contain only { $digits }.
wxyz-once = In these cells, { $once-clauses }, so each fits once.
wxyz-in = { $digits } { $digits ->
    [one] is
   *[other] are
} only in { $house }
wxyz-so = Four cells need a fourth digit, so { $digit } must be in { OR($cells) }.
wxyz-out = { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} { $cells ->
    [2] both
   *[other] all of them
}, can’t be { $digit }.
w-wing = { $cells } both contain only { $digits }.
w-wing-joint = They can’t both be { $digit }: in { $house }, the { $digit } is in { OR($joint-cells) }, each of which sees one of them.
w-wing-so = So at least one of { $cells } is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.
branch-w-wing = { $cells } contain only { $digits }.
branch-w-wing-joint = In { $house }, { $digit } can only be in { OR($joint-cells) }, and each of those sees one of these cells.
branch-w-wing-so = So they can’t all be { $digit }. At least one is { $other-digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} all of them, can’t be.
chute-pair = In { $house }, { $digit } isn’t in { $box-house }, so it is in the box of { $first-cell } or in that of { $second-cell }, and that cell isn’t { $digit }.
chute-pair-so = So at least one of the two is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.

## Uniqueness

deadly-floor = { $cells } contain only { $digits }.
deadly-if-roof = If { $cell } held only these digits too, they could be swapped and the puzzle would have two solutions.
deadly-so = It has only one, so { $result-clauses }.
deadly-if = If { $cells } held only { $digits }, swapping these digits would give a second solution.
loop-if = If { $cells } held only { $digits }, the two digits could be swapped all along the loop, and the puzzle would have two solutions.
deadly-extra = Only the extra { $digit }s in { $cells } prevent that, so at least one of them is true.
deadly-extra-so = { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} { $cells ->
    [2] both
   *[other] all of them
}, can’t be { $digit }.
deadly-extras = Only the extra candidates { $candidates } prevent that, so at least one of them is true.
deadly-subset = Whichever it is, its cell and { $cells } make a naked { SUBSET($digits) } of { $digits } in { $houses }.
deadly-confined = In { $house }, { $digit } can only be in { OR($cells) }.
deadly-either = If either of them were { $other-digit }, the other would be { $digit }, and the two digits could be swapped in all the cells.
deadly-one-so = The puzzle has only one solution, so { $result-clauses }.
ur6-x-wing = In { $houses }, { $digit } can only be in these corners, so it is in two opposite ones.
ur6-if = If { $cells } were { $digit }, the other two corners would both be { $other-digit }, and the digits could be swapped.
hidden-rectangle = { $cell } contains only { $digits }.
hidden-rectangle-if = If { $cell } were { $digit }, both { $side-cells } would be { $other-digit } and { $corner-cell } would be { $digit }.
hidden-rectangle-swap = Then the two digits could be swapped and the puzzle would have two solutions.
avoidable = { BOTH($filled-clauses) }; none of these cells is a clue.
avoidable-if = If { BOTH($if-clauses) }, the two digits could be swapped without touching a clue, and the puzzle would have two solutions.
cell-is = { $cell } is { $digit }
cell-were = { $cell } were { $digit }
bug-one = Every empty cell has two candidates, except { $cell } with three.
bug-one-extra = There, { $digit } is the extra one: { $houses } each contain it three times, every other digit twice.
bug-one-so = Without it, the rest could be filled in two ways. The puzzle has only one solution, so { $cell } is { $digit }.
bug-many = Without { $candidates }, every empty cell would have two candidates and the puzzle two solutions.
bug-many-so = At least one of these is true, and whichever it is rules out the same candidates.
reverse-closed = All clues of { $digits } are among { $filled-cells }.
reverse-open = With { OR($digits) } in { $open-cells } as well, every house would have two of these cells or none.
reverse-rest = Then { $digits } could be swapped in all their other cells, but the puzzle has only one solution.
qiu-lines = In { $line-houses }, the cells beside { $cells } hold the same digits, except for one in each.
qiu-if = If { $pair-cells } held only { $digits }, exchanging these and some digits of { $line-houses } would give a second solution.
guardians = So at least one of these is true: { OR($candidates) }.
lone-guardian = The only other candidate there is { $candidate }.

## Chains

chain-if = If { $start-clauses }, { $then-clauses }.
chain-then = Then { $then-clauses }.
chain-not = { $cell } isn’t { $digit }
chain-not-group = neither { NOR($cells) } is { $digit }
chain-none = none of { $cells } is { $digit }
chain-is = { $cell } is { $digit }
chain-it = it is { $digit }
chain-must-be = That is a contradiction, so { $cell } must be { $digit }, not { OR($out-digits) }.
chain-must-be-so = That is a contradiction, so { $cell } must be { $digit }, and { $result-clauses }.
chain-is-group = { OR($cells) } is { $digit }
chain-house = the { $digit } of { $house } is in { OR($cells) }
chain-set = { $set-cells }, with only { $digits }, must hold { $digit }, in { OR($cells) }
chain-ends = So at least one of { $end-cells } is { $digit }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} both, can’t be.
chain-ends-group = So { $digit } is in { OR($end-cells) }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} all of these, can’t be { $digit }.
chain-ends-only = So { $digit } is in { OR($end-cells) }.
chain-two-ends = So { $first-clauses }, or { $last-clauses }.
chain-same-cell = So { $cell } is { OR($digits) }, and can’t be { OR($out-digits) }.
chain-either-in = Either way, { $result-clauses }, because { $cells } are both in { $house }.
chain-either = Either way, { $result-clauses }.
loop-nodes = The links run in a circle: { COMMAS($node-clauses) }, and back to the start.
loop-so = They alternate, so of every two neighbours exactly one is true.
loop-cell = { $cell } is { OR($digits) }, so it can’t be { OR($out-digits) }.
loop-house = { $digit } is in { OR($cells) }, so { $out-cells } can’t be { $digit }.
loop-set = { $cells } must hold { $digits }, so { $result-clauses }.
node = { $digit } in { OR($cells) }
twinned-cells = { $cells } contain only the six digits { $digits }.
twinned-if = Whether { $cell } is { OR($cell-digits) }, the other five cells follow from it, and the six cells hold all six digits.
twinned-so = { $digit } is in { OR($cells) }, so { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} { $cells ->
    [2] both
   *[other] all of them
}, can’t be { $digit }.

## Almost locked sets

als-set = Set { SET($set-count) }, { $cells }, has { WORD($cells) } cells and { WORD($digits) } digits: { $digits }.
als-cell = Set { SET($set-count) } is the cell { $cells }, with { $digits }.
als-restricted = { $digit } can’t be in both sets, because { $cells } see each other.
als-restricted-in = { $digit } can’t be in both sets, because { $cells } are { $cells ->
    [2] both
   *[other] all
} in { $house }.
als-xz-so = The set without { $x-digit } needs all its other digits, so it holds { $digits }.
als-out = So { $digit } is in { OR($cells) }, and { $out-cells }, which { $out-cells ->
    [one] sees
   *[other] see
} { $cells ->
    [1] it
    [2] both
   *[other] all of these
}, can’t be { $digit }.
als-doubly = A set can spare only one digit, so one set holds { $first-digit } and the other { $second-digit }.
als-doubly-out = So no other cell that sees both places of { OR($digits) } can be that digit: { $result-clauses }.
als-keeps = Set { SET($set-count) } always holds { $digits }, so { $result-clauses }.
als-hinge = Set C can spare only one digit, so it holds { OR($digits) }.
als-hinge-takes = If it holds { $digit }, set { SET($set-count) } can’t, because { $cells } see each other, and so holds { $z-digits }.
als-stem = The stem { $cell } is { OR($digits) }.
als-petal = If it is { $digit }, set { SET($set-count) } ({ $cells }, with { $digits }) loses { $digit } and holds { $z-digits }.
als-petal-cell = If it is { $digit }, set { SET($set-count) }, the cell { $cells }, is { $z-digits }.
als-blossom-out = { $out-cells } { $out-cells ->
    [one] sees
   *[other] see
} every { $digit } of the sets, so { $out-cells ->
    [one] it
   *[other] they
} can’t be { $digit }.
als-chain-loop = So the chain comes back to the set { $cells }, which always holds { $digits }.
als-chain-more = Both end sets, { $first-cells } and { $last-cells }, also share { $digits }, and the set that is locked holds { $digits ->
    [one] it
   *[other] them
} too.
ahs-set = In { $house }, { $digits } can only be in { $cells }, one more cell than digits.
ahs-shared = { $cell } is in both sets but can’t hold a digit of both, so at least one set fills all its other cells with its own digits.
ahs-shared-two = { $cells } are in both sets but hold no digit of both, so each set has a digit in one of them and fills all its other cells.
coq-crossing = { $cells }, where { $line-house } and { $box-house } cross, contain only { $digits }.
coq-beside = With { $line-cells } in { $line-house } and { $box-cells } in { $box-house }, { WORD($all-cells) } cells share { WORD($digits) } digits.
coq-once = None can appear twice, because { $once-clauses }.
coq-all-in = { $digits } { $digits ->
    [one] is
   *[other] are
} all in { $house }

## Forcing chains, whips and nets

forcing-cell = { $cell } is { OR($digits) }.
forcing-house = In { $house }, { $digit } is in { OR($cells) }.
forcing-way = If { $start-clauses }, { $then-clauses }.
forcing-end = In every case, { $result-clauses }.
steps-later = after { $count } more { $count ->
    [one] step
   *[other] steps
}, { $then-clauses }
suppose = Suppose { $candidate-clauses }.
but-also = But { $then-clauses } too.
clash-house = That would put two { $digit }s in { $house }.
clash-cell = That would put both { $first-digit } and { $second-digit } in { $cell }.
clash-itself = That would make { $digit } in { OR($cells) } both true and false.
whip-then = Then { $then-clauses }.
whip-cell = { $cell } can only be { $digit }
whip-house = the { $digit } of { $house } can only be in { $cell }
whip-no-candidate = Now { $by-clauses }, so { $cell } has no candidate left.
whip-no-place = Now { $by-clauses }, so { $house } has no cell left for { $digit }.
net-facts = { $count ->
    [0] Then
    [1] Then, after one forced step,
   *[other] Then, after { WORD($count) } forced steps,
} { $fact-clauses }.
net-no-candidate = That leaves { $cell } without a candidate.
net-no-place = That leaves { $house } without a cell for { $digit }.
net-start-cell = { $cell } is { OR($digits) }
net-way = If { $start-clauses }, { $count ->
    [0] then
    [1] then, after one forced step,
   *[other] then, after { WORD($count) } forced steps,
} { $then-clauses }.
net-ways = The other { $count } cases come to the same end.

## Exclusion, fireworks, impossible patterns

exclusion-if = If { $cell } is { $digit }, { $way-clauses }.
exclusion-way = { $candidate } would leave { $cell } empty
exclusion-two = { $first-candidate } with { $second-candidate } would leave { $cell } empty
firework = Outside { $box-house }, { $row-house } has { $digits } only in { $row-cell }, and { $column-house } has { $digits ->
    [one] it
   *[other] them
} only in { $column-cell }.
firework-corner = A digit that is in neither must be in the corner { $cell }, because only there can both lines have it in { $box-house }.
firework-so = So { WORD($digits) } digits need { $cells }, and these cells can’t hold anything else.
firework-w-wing = { $corner-cell } contains only { $digits }, and sees { $wing-cells }.
firework-w-wing-so = The digit of { $corner-cell } is in neither of these, so it is in { $cell }.
oddagon = { $path } form a loop in which each cell sees the next.
oddagon-odd = With only { $digits }, the digits would have to alternate, and a loop of { WORD($cells) } can’t.
tridagon = In each of { $houses }, three cells in different rows and columns contain { $digits }: { $cells }.
tridagon-odd = With only these digits, the four diagonals can’t all be filled.
guardian-loop = { $cells } form a loop, joined by { $houses }.
guardian-loop-odd = If these houses had no other { $digit }, it would have to alternate around the loop, and a loop of { WORD($cells) } can’t.

## Multi-sector locked sets, exocets, templates

sector-cells = In these { $count } cells, { $often-clauses }.
sector-lines = There are { $count } empty cells where { $row-houses } cross { $column-houses }.
sector-ring = There are { $count } empty cells around the filled corners { $corner-cells }.
sector-often = { $digits } can appear at most { $count ->
    [1] once
    [2] twice
   *[other] { WORD($count) } times
}
sector-so = That makes { $count } places for { $count } cells, so every one of them is used.
exocet-base = The base { $cells } holds two of { $digits }.
exocet-lines = In { $line-houses }, outside the band of the base, each of these digits is only in two of { $cover-houses }.
exocet-lines-and-targets = In { $line-houses }, away from the base, each of these digits is only in { OR($cells) } and in two of { $cover-houses }.
exocet-targets = Three lines can’t place a base digit in two, so the targets { $cells } hold the two base digits.
exocet-bases = Two bases, { $cells }, hold two each of { $digits }.
exocet-lines-of-both = In { $line-houses }, outside the band of the bases, each of these digits is only in two of { $cover-houses }.
exocet-targets-of-both = Three lines can’t place a base digit in two, so the targets { $cells } hold the digits of the bases.
exocet-ways-of-both = Every way to fill both exocets has the same result.
templates-all = Each digit can be placed in the whole grid in only some ways, and ways of different digits mustn’t overlap.
templates-set = In every way that is left for { $digit }, it is in { $cells }.
templates-delete = No way that is left for { $digit } uses { OR($cells) }.

## Every link, one by one

link-cell = If { $cell } isn’t { $first-digit }, it is { $second-digit }.
link-house = If { $from-clauses }, { $house } has only { OR($cells) } for { $digit }.
link-strong = If { $from-clauses }, { $to-clauses }.
link-weak = If { $from-clauses }, { $to-clauses }.
link-only-candidate = Then { $cell } can only be { $digit }.
link-only-place = Then { $house } has only { $cell } for { $digit }.
link-pattern = Then { INDEFINITE($technique) } rules out { $candidates }.
link-excludes = That rules out { $candidates }.
link-no-candidate = Then { $cell } has no candidate left, so { $candidate } is false.
link-no-place = Then { $house } has no cell left for { $digit }, so { $candidate } is false.
link-any-case = In every case, { $candidate } is true.
link-no-case = In every case, { $candidate } is false.

## What the signs of a drawing mean

mark-pattern = Pattern
mark-fin = Fin
mark-guardian = Extra candidate
mark-subset = Rest of the subset
mark-on = True along the chain
mark-off = False along the chain
mark-in-set = Other candidate of an almost locked set
mark-set = Almost locked set
mark-set-a = Set A
mark-set-b = Set B
mark-set-c = Set C
mark-hidden-set = Almost hidden set
mark-shared = Other candidate of a shared cell
mark-stem = Stem
mark-pivot = Pivot
mark-pincer = Pincer
mark-crossing = Where the line and the box cross
mark-line = Other cells of the line
mark-box = Other cells of the box
mark-base = Base
mark-target = Target
mark-s-cell = S cell
mark-colour = Blue
mark-other-colour = Green
mark-second-colour = Orange
mark-other-second-colour = Purple
mark-joint = Sees a cell of the pattern
mark-blocker = Rules out other cells
mark-strong = At least one is true
mark-weak = Not both
mark-out = Eliminated
mark-placed = Placed
mark-spoils = Breaks the pattern

## What makes a near miss

near-candidate = With { $candidate } as well, this is no { $technique }.
near-open = With { $cell } open, this is no { $technique }.
near-given = With a clue in { $cell }, this is no { $technique }.
near-title = no { $technique }

## Exercises

task-place = Find { INDEFINITE($technique) } and place the digit that follows.
task-remove = Find { INDEFINITE($technique) } and remove the candidates that it eliminates.
judged-nothing = Nothing is done yet: remove a candidate or place a digit.
judged-right = Right.
judged-right-more = Right. { $more-count ->
    [one] The same step eliminates one more candidate.
   *[other] The same step eliminates { $more-count } more candidates.
}
judged-otherwise = That is true, but it already follows from { INDEFINITE($other-technique) }. Now find { INDEFINITE($technique) }.
judged-not-out = That is true, but no { $technique } eliminates { OR($candidates) }.
judged-not-placed = That is true, but no { $technique } leads to { OR($candidates) }.
judged-wrongly-out = That can’t be right: no { $technique } eliminates { OR($candidates) }.
judged-wrongly-placed = That can’t be right: no { $technique } leads to { OR($candidates) }.

## Lessons

task-boards = One of these boards breaks a rule. Tap each to see it. Which one is all right?
task-which = Only one of these is true. Which one?
task-near-miss = One of these patterns doesn’t work. Which one?
task-no-link = One of these isn’t a strong link. Which one?
task-notes = One note is missing or out of date. Find it.
task-ruled-out = This digit is no note here. Which cell rules it out?
task-other-cell = This isn’t certain. Find another cell that could hold the digit.
task-why-not = This doesn’t work. Find the candidate that breaks the pattern.
task-link = Find a strong link and mark its two cells.
task-set = Find an almost locked set of at least two cells and mark them.
task-pattern = Find { INDEFINITE($technique) } and mark the cells of its pattern.
task-scan = Place ten digits, one after another.
task-last-cell = Find a row, column or box with only one empty cell, and place its digit.
task-in-box = Find a box in which a digit has only one cell left, and place it.
task-in-line = Find a row or column in which a digit has only one cell left, and place it.
task-place-next = Find the next step and place its digit.
task-remove-next = Find the next step and remove the candidates that it eliminates.
claim-board = Board { $count }
claim-placed = { $cell } is { $digit }.
claim-out = You can eliminate { AND($candidates) }.
claim-link = A strong link joins the { $digit }s in { $cells }.
note-missing = Nothing rules out { $digit } in { $cell }.
note-ruled-out = The { $digit } in { $blocker-cells } rules out { $digit } in { $cell }.
places-in-house = In { $house }, { $digit } can be in { $cells }.
set-of = { $cells } have { WORD($cells) } cells and { WORD($digits) } digits: { $digits }.
judged-no-answer = Nothing is answered yet.
judged-otherwise-lesson = That is true, but it already follows from { INDEFINITE($other-technique) }. Now use this lesson’s technique.
judged-unproved = That is true, but nothing in this lesson proves it yet.
judged-false = That can’t be right: nothing in this lesson proves it.
judged-works = That one works. Look for the one that doesn’t.
judged-no-link = That is no strong link: the digit has another cell in the house.
judged-no-set = That is no almost locked set: { WORD($cells) } cells need one digit more, and they have { WORD($digits) }.
judged-no-pattern = These cells aren’t the pattern of a step. Mark every cell that it needs, and no other.
judged-not-spoiling = Even without { $candidate }, this wouldn’t work.
judged-not-ruled-out = { $cell } doesn’t rule out { $candidate }.
judged-note-fine = { $candidate } is as it should be.
