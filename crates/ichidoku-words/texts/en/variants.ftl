# What is said of steps in puzzles of other sizes and rules. Terms are names of cells, digits and sets of digits.

## Houses. They are parts of other sentences.

variant-row = row { $place-count }
variant-column = column { $place-count }
variant-box = box { $place-count }
variant-rising-diagonal = the rising diagonal
variant-falling-diagonal = the falling diagonal
variant-window = window { $place-count }
variant-disjoint-set = disjoint set { $place-count }
variant-cage = the cage in { $cell-terms }
variant-set = the set of { $cell-terms }

## Where to look, and how it ends

variant-look-houses = Look at { BOTH($house-clauses) }.
variant-look-cells = Look at { $cell-terms }.
variant-no-candidate = { $cell-terms } has no candidate left, so this puzzle has no solution.
variant-no-place = In { $house-clauses }, there is no cell left for { $digit-terms }, so this puzzle has no solution.
variant-broken-rule = The rule { $rule-terms } can't be kept any more, so this puzzle has no solution.

## Steps

variant-last-candidate = { $cell-terms } has only one candidate left, { $digit-terms }.
variant-places = In { $house-clauses }, { $digit-terms } can only be in { OR($cell-terms) }.
variant-hidden-so = As many digits need as many cells, so these cells can't contain anything else.
variant-naked = In { $house-clauses }, { $cell-terms } contain only { $digit-terms }.
variant-naked-so = These cells use up these digits, so a cell that sees all places of one of them can't be that digit.
variant-confined-so = All of these cells are in { $house-clauses } too, so no other cell there can be { $digit-terms }.
variant-seen-so = One of these cells is { $digit-terms }, and all of them see { $out-terms }.
variant-fish = In { BOTH($base-clauses) }, { $digit-terms } can only be in { BOTH($cover-clauses) }.
variant-fish-so = Each of the former needs { $digit-terms } once, so they use up every { $digit-terms } of the latter.
variant-combinations = With the candidates that are left, it can only be { OR($set-terms) }.
variant-combinations-many = With the candidates that are left, it has { $combination-count } combinations.
variant-combinations-so = No other candidate has a place in a combination.
variant-required = Every combination contains { $digit-terms }, which can only be in { OR($cell-terms) }, so { $out-terms } can't be { $digit-terms }.
variant-whole = All digits of { BOTH($house-clauses) } add up to { $total-count }.
variant-known = { $sum-terms ->
    [1] The known sum is { $sum-terms }.
   *[other] The known sums are { $sum-terms }.
}
variant-inside = Together with the digits placed, they leave { $cell-terms }, with the sum { $rest-count }.
variant-outside = Together with the digits placed, they reach beyond it in { $cell-terms }, with the sum { $rest-count }.
variant-difference = That leaves { $more-terms } on one side and { $less-terms } on the other. { $rest-count ->
    [0] Both have the same sum.
   *[other] The sum of the former is { $rest-count } more.
}
variant-ways = In the order { COMMAS($cell-terms) }, only this is possible: { OR($way-terms) }.
variant-kept = With the candidates that are left, this alone allows only these digits: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = With the candidates that are left, this alone rules out some of them.

## What rules say

variant-rule-cage = { $cell-terms ->
    [1] The cage in { $cell-terms } has the sum { $sum-count }.
   *[other] The cage in { $cell-terms } contains different digits with the sum { $sum-count }.
}
variant-rule-sum = { $cell-terms ->
    [1] The digit in { $cell-terms } is { $sum-count }.
   *[other] The digits in { $cell-terms } add up to { $sum-count }.
}
variant-rule-thermo = Digits increase along the thermometer { COMMAS($cell-terms) }.
variant-rule-slow-thermo = Digits never decrease along the slow thermometer { COMMAS($cell-terms) }.
variant-rule-greater = { $cell-terms ->
    [2] The sign between { $cell-terms } says that the first is greater.
   *[other] The signs between { $cell-terms } say that each is greater than the next one beside it.
}
variant-rule-white-dot = { $cell-terms ->
    [2] The white dot between { $cell-terms } says that they are consecutive.
   *[other] The white dots between { $cell-terms } say that neighbours are consecutive.
}
variant-rule-black-dot = { $cell-terms ->
    [2] The black dot between { $cell-terms } says that one is twice the other.
   *[other] The black dots between { $cell-terms } say that of two neighbours one is twice the other.
}
variant-rule-letter = { $cell-terms ->
    [2] The letter between { $cell-terms } says that they add up to { $sum-count }.
   *[other] The letters between { $cell-terms } say that neighbours add up to { $sum-count }.
}
variant-rule-whisper = Neighbours on the line { COMMAS($cell-terms) } differ by at least { $difference-count }.
variant-rule-palindrome = The line { COMMAS($cell-terms) } reads the same from both ends.
variant-rule-not-consecutive = { $cell-terms } are side by side, so they can't be consecutive.
variant-rule-no-dot = There is no dot between { $cell-terms }, so they are neither consecutive nor one twice the other.
variant-rule-no-letter = There is no X or V between { $cell-terms }, so they add up to neither 10 nor 5.
variant-rule-arrow = { $cell-terms ->
    [1] The digit on the arrow { $cell-terms } is the same as in { $bulb-terms }.
   *[other] The digits on the arrow { $cell-terms } add up to { $bulb-terms }.
}
variant-rule-double-arrow = { $cell-terms ->
    [1] The digit in { $cell-terms } is as much as the two in the circles { $bulb-terms } together.
   *[other] The digits in { $cell-terms } add up to as much as those in the circles { $bulb-terms }.
}
variant-rule-renban = The digits on the line { COMMAS($cell-terms) } follow each other without a gap, in any order.
variant-rule-between = Digits on the line { COMMAS($cell-terms) } lie between those at its ends.
variant-rule-sandwich = In { $house-clauses }, the digits between { $low-terms } and { $high-terms } add up to { $sum-count }.
variant-rule-x-sum = Seen from { $cell-terms }, the first digit says how many digits, itself included, add up to { $clue-count }.
variant-rule-skyscraper = Seen from { $cell-terms }, { $clue-count ->
    [1] only { $clue-count } digit is higher than all before it.
   *[other] { $clue-count } digits are higher than all before them.
}
variant-rule-quad = The square of { $cell-terms } contains { $digit-terms }.
variant-rule-other = The rule { $rule-terms } applies.

## What follows. The clauses are parts of other sentences.

variant-cannot = { $cell-terms } can't be { OR($digit-terms) }
variant-is = { $cell-terms } is { $digit-terms }
