# What is said of steps in puzzles of other sizes and rules. Terms are names of cells, digits and sets of digits.

## Houses. They are parts of other sentences.

variant-row = row { $place-count }
variant-column = column { $place-count }
variant-box = box { $place-count }
variant-region = the box with { $cell-terms }
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
variant-broken-rule = The rule { $rule-terms } can’t be kept any more, so this puzzle has no solution.
variant-wrong-entry = { $cell-terms } can’t be { $digit-terms }. Remove it before you go on.
variant-dead-end = With the digits entered so far, there is no solution.
variant-misstated = The solution that came with this puzzle breaks this rule; perhaps it is meant differently.

## Steps

variant-last-candidate = { $cell-terms } has only one candidate left, { $digit-terms }.
variant-places = In { $house-clauses }, { $digit-terms } can only be in { OR($cell-terms) }.
variant-hidden-so = As many digits need as many cells, so these cells can’t contain anything else.
variant-naked = In { $house-clauses }, { $cell-terms } contain only { $digit-terms }.
variant-naked-so = These cells use up these digits, so a cell that sees all places of one of them can’t be that digit.
variant-confined-so = All of these cells are in { $house-clauses } too, so no other cell there can be { $digit-terms }.
variant-seen-so = One of these cells is { $digit-terms }, so a cell that sees all of them can’t be { $digit-terms }.
variant-seen-houses = One of these cells is { $digit-terms }, so no other cell of { OR($house-clauses) } can be { $digit-terms }.
variant-fish = In { BOTH($base-clauses) }, { $digit-terms } can only be in { BOTH($cover-clauses) }.
variant-fish-so = Each of the former needs { $digit-terms } once, so they use up every { $digit-terms } of the latter.
variant-combinations = With the candidates that are left, it can only be { OR($set-terms) }.
variant-combinations-always = { $sum-count } in { $cell-count ->
    [one] 1 cell
   *[other] { $cell-count } cells
} can only be { OR($set-terms) }.
variant-combinations-many = With the candidates that are left, it has { $combination-count } combinations.
variant-combinations-so = No other candidate has a place in a combination.
variant-required = Every combination contains { $digit-terms }, which can only be in { OR($cell-terms) }.
variant-whole = The digits of { BOTH($house-clauses) } add up to { $total-count }.
variant-known = { $sum-terms ->
    [1] The known sum is { $sum-terms }.
   *[other] The known sums are { $sum-terms }.
}
variant-inside = Allowing for the digits already placed, that leaves { $rest-count } for { $cell-terms ->
    [1] { $cell-terms }
   *[other] { $cell-terms } together
}.
variant-outside = Allowing for the digits already placed, { $cell-terms ->
    [1] { $cell-terms } outside must be { $rest-count }
   *[other] { $cell-terms } outside must add up to { $rest-count }
}.
variant-difference = That leaves { $more-terms } on one side and { $less-terms } on the other. { $rest-count ->
    [0] Both have the same sum.
   *[other] The sum of the former is { $rest-count } more.
}
variant-ways = In the order { COMMAS($cell-terms) }, { $way-terms ->
    [1] only this is possible: { $way-terms }
   *[other] only these are possible: { OR($way-terms) }
}.
variant-no-partner = { $partner-terms } has no candidate that goes with { OR($digit-terms) } in { $cell-terms }.
variant-no-partners = In either of them, { OR($digit-terms) } goes with no candidate of the other.
variant-bounds = In the order { COMMAS($cell-terms) }, they are at least { OR($least-terms) } and at most { OR($most-terms) }.
variant-kept = With the candidates that are left, this alone allows only these digits: { COMMAS($content-clauses) }.
variant-content = { $cell-terms } ({ OR($digit-terms) })
variant-tried = With the candidates that are left, this alone rules out some of them.
variant-then-no-candidate = Then { $cell-terms } has no candidate left, which is a contradiction.
variant-then-no-place = Then { $house-clauses } has no cell left for { $digit-terms }, which is a contradiction.
variant-then-broken = The candidates that are left by then don’t allow that, which is a contradiction.

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
variant-rule-greatest = The digit in { $bulb-terms } is greater than those in { $cell-terms }.
variant-rule-least = The digit in { $bulb-terms } is less than those in { $cell-terms }.
variant-rule-white-dot = { $cell-terms ->
    [2] The white dot between { $cell-terms } says that they are consecutive.
   *[other] The white dots between { $cell-terms } say that neighbours are consecutive.
}
variant-rule-black-dot = { $cell-terms ->
    [2] The black dot between { $cell-terms } says that one is twice the other.
   *[other] The black dots between { $cell-terms } say that of two neighbours one is twice the other.
}
variant-rule-difference-dot = The dot between { $cell-terms } says that they differ by { $number-count }.
variant-rule-ratio-dot = The dot between { $cell-terms } says that one is { $number-count } times the other.
variant-rule-letter = { $cell-terms ->
    [2] The letter between { $cell-terms } says that they add up to { $sum-count }.
   *[other] The letters between { $cell-terms } say that neighbours add up to { $sum-count }.
}
variant-rule-whisper = Neighbours on the line { COMMAS($cell-terms) } differ by at least { $difference-count }.
variant-rule-same = { $cell-terms } contain the same digit.
variant-rule-palindrome = The line { COMMAS($cell-terms) } reads the same from both ends.
variant-rule-not-consecutive = { $cell-terms } are side by side, so they can’t be consecutive.
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
variant-rule-x-sum = In { $house-clauses }, seen from { $cell-terms }, the first digit says how many digits, itself included, add up to { $clue-count }.
variant-rule-skyscraper = In { $house-clauses }, seen from { $cell-terms }, { $clue-count ->
    [1] only { $clue-count } digit is higher than all before it.
   *[other] { $clue-count } digits are higher than all before them.
}
variant-rule-quad = The square of { $cell-terms } contains { $digit-terms }.
variant-rule-numbered-room = In { $house-clauses }, seen from { $cell-terms }, the first digit says at which place { $digit-terms } is.
variant-rule-hidden-skyscraper = In { $house-clauses }, seen from { $cell-terms }, the first digit that is lower than one before it is { $digit-terms }.
variant-rule-rank = If all rows and columns are read from both ends and sorted, lowest first, { $house-clauses } read from { $cell-terms } is at place { $rank-count }.
variant-rule-ties-allowed = A row or column with a rank may read the same as another one.
variant-rule-ties-none = No two rows or columns read the same, from whichever ends.
variant-rule-ties-ranked = A row or column with a rank reads like no other one.

## Givens, boxes and cells that differ

variant-rule-given = { $cell-terms ->
    [1] { $cell-terms } contains { OR($digit-terms) }.
   *[other] { $cell-terms } each contain { OR($digit-terms) }.
}
variant-rule-odd = { $cell-terms ->
    [1] { $cell-terms } contains an odd digit.
   *[other] { $cell-terms } each contain an odd digit.
}
variant-rule-even = { $cell-terms ->
    [1] { $cell-terms } contains an even digit.
   *[other] { $cell-terms } each contain an even digit.
}
variant-rule-different = No digit repeats in { $cell-terms }.
variant-rule-jigsaw = The boxes are irregular, and no digit repeats in any of them.
variant-rule-no-boxes = There are no regular boxes.
variant-rule-box-size = Each box has { $size-count } cells.
variant-rule-windows = No digit repeats in any of the windows, the extra boxes inside the grid.
variant-rule-disjoint-sets = No digit is at the same place in two boxes.
variant-rule-diagonal = No digit repeats on { $house-clauses }.
variant-rule-boxes-to-find = The boxes are to be found: each consists of { $size-count } connected cells in which no digit repeats.
variant-rule-boxes-alike = Of the rows, columns and boxes, the largest all contain the same digits.

## What is true of the whole grid

variant-rule-anti-knight = Cells a knight’s move apart never contain the same digit.
variant-rule-anti-king = Cells that touch at a corner, a king’s move apart, never contain the same digit.
variant-rule-anti-taxicab = Two cells that contain the same digit are never exactly that many steps apart, counted along rows and columns.
variant-rule-anti-consecutive = Cells side by side never contain consecutive digits.
variant-rule-strict-dots = Where there is no dot between cells side by side, their digits are neither consecutive nor is one twice the other.
variant-rule-strict-letters = Where there is no X or V between cells side by side, they add up to neither 10 nor 5.
variant-rule-fog = Fog covers the grid. A right digit clears its own cell and those around it; cells with given digits are clear from the start.
variant-rule-fog-clear = Clear from the start: { COMMAS($cell-terms) }.
variant-rule-entropy = Each square of 2×2 cells contains a low digit (1 to 3), a middle one (4 to 6) and a high one (7 to 9).
variant-rule-remainders = In each square of 2×2 cells, the digits leave all three remainders when divided by 3.
variant-rule-flatmates = Each { $digit-terms } has { $low-terms } directly above it or { $high-terms } directly below it.
variant-rule-doppelganger = Each row, column and box contains one 0 and lacks one other digit.
variant-rule-doppelganger-lacking = No two rows, no two columns and no two boxes lack the same digit.
variant-rule-doppelganger-zero = The row, the column and the box of a 0 lack three different digits.
variant-rule-connected = { $prefix-terms ->
    [0] The cells
   *[other] The extra cells { $prefix-terms }
} with { OR($digit-terms) } form a single group that is connected by their sides.
variant-rule-connected-size = There are exactly { $size-count } of these cells.

## Lines

variant-rule-modular = Any { $modulus-count } neighbours on the line { COMMAS($cell-terms) } leave different remainders when divided by { $modulus-count }.
variant-rule-entropic = Any three neighbours on the line { COMMAS($cell-terms) } are a low digit (1 to 3), a middle one (4 to 6) and a high one (7 to 9), in any order.
variant-rule-lockout = The ends of the line { COMMAS($cell-terms) } differ by at least { $difference-count }, and each other digit on it is below both or above both.
variant-rule-zipper = { $middle-terms ->
    [1] On the line { COMMAS($cell-terms) }, two cells equally far from the middle always add up to the digit in { $middle-terms }.
   *[other] On the line { COMMAS($cell-terms) }, two cells equally far from the middle always have the same sum.
}
variant-rule-box-sum-line = Each stretch of the line { COMMAS($cell-terms) } within a box has the same sum.
variant-rule-sum-line = The line { COMMAS($cell-terms) } can be cut into pieces that each add up to { $sum-count }.
variant-rule-sum-loop = The loop { COMMAS($cell-terms) } can be cut into pieces that each add up to { $sum-count }.
variant-rule-pill-arrow = The digits on the arrow { $cell-terms } add up to the number that { $bulb-terms } form in reading order.

## Sums and cages

variant-rule-formula = The digits satisfy { $formula-terms }.
variant-rule-equal-sums = These sums are equal: { $sum-terms }.
variant-rule-little-killer = The digits on the diagonal { COMMAS($cell-terms) } add up to { $sum-count }.
variant-rule-open-cage = No digit repeats in the cage in { $cell-terms }.
variant-rule-rellik = The cage in { $cell-terms } contains different digits, none of which, alone or together with others of them, adds up to { $sum-count }.
variant-rule-equality = The cage in { $cell-terms } contains different digits: as many odd as even ones, and as many low ones (up to { $low-terms }) as high ones (from { $high-terms }).
variant-rule-lunchbox = The digits in { COMMAS($cell-terms) } all differ, and those between the lowest and the highest of them add up to { $sum-count }.

## Counts and places

variant-rule-occurs = In { $cell-terms }, { $occurs-clauses }.
variant-rule-counting = Each digit in the circles { $cell-terms } occurs in them exactly as often as it says.
variant-rule-distinct = The digit in { $control-terms } says how many different digits are in { $cell-terms }.
variant-rule-same-digits = These groups of cells contain the same digits, each equally often: { $group-terms }.
variant-rule-indexes-row = A digit N in { OR($cell-terms) } says that the Nth cell of its row contains the number of its column.
variant-rule-indexes-column = A digit N in { OR($cell-terms) } says that the Nth cell of its column contains the number of its row.
variant-rule-indexes-digit = The digit in { $control-terms } says at which place of { COMMAS($cell-terms) } the digit in { $digit-terms } occurs.
variant-rule-box-run = Up, down, left and right from { $cell-terms }, its box goes on for as many cells as its digit says, { $start-count ->
    [0] that cell itself not counted.
   *[other] that cell itself counted once.
}
variant-rule-box-arms = Along { COMMAS($arm-terms) }, the box of the first cell goes on for as many cells as the digit in { $control-terms } says, { $start-count ->
    [0] the first cell not counted.
   *[other] the first cell counted once.
}
variant-rule-box-around = The digit in { $control-terms } says how many of the cells around it are in its box, { $start-count ->
    [0] itself not counted.
   *[other] itself counted.
}
variant-rule-box-among = The digit in { $control-terms } says how many of the cells { COMMAS($cell-terms) } are in the box of the first of them, { $start-count ->
    [0] the first not counted.
   *[other] the first counted.
}

## Rules of the setter's own, and rules made of others

variant-rule-own = { $name-terms ->
    [0] A rule of the setter’s own applies to { $cell-terms }.
   *[other] The setter’s own rule “{ $name-terms }” applies to { $cell-terms }.
}
variant-rule-any = At least one of these { $alternative-count } alternatives applies.
variant-rule-alternative = Alternative { $place-count }: { $rule-clauses }
variant-rule-copies = What follows applies in the same way at { $place-count } places; only the first is named.
variant-rule-extra-cells = { $cell-terms ->
    [1] There is an extra cell outside of the grid: { $cell-terms }.
   *[other] There are extra cells outside of the grid: { $cell-terms }.
}

## All others

variant-rule-other = The rule { $rule-terms } applies.

## What follows. The clauses are parts of other sentences.

variant-cannot = { $cell-terms } can’t be { OR($digit-terms) }
variant-is = { $cell-terms } is { $digit-terms }
variant-occurs = { $digit-terms } occurs { $times-count ->
    [0] nowhere
    [1] exactly once
    [2] exactly twice
   *[other] exactly { $times-count } times
}
variant-occurs-at-least = { $digit-terms } occurs at least { $times-count ->
    [1] once
    [2] twice
   *[other] { $times-count } times
}
