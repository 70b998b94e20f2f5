# What is wrong with a puzzle that can't be read, or with a request: said by the command line and the server. In
# lower case, without a full stop. `$where` is empty or says that it is wrong in the stated solution.

fault-in-row = row { $row }: { $fault }
fault-in-cell = row { $row }, column { $column }: { $fault }
fault-in-rule = rule { $number }: { $fault }
fault-in-solution = { " in the stated solution" }

## Puzzles as text

fault-not-a-cell = { $found }{ $where } is not a digit or a blank
fault-cells = { $found ->
    [one] 1 cell{ $where } where { $expected } were expected
   *[other] { $found } cells{ $where } where { $expected } were expected
}
fault-rows = { $found ->
    [one] 1 row{ $where } where { $expected } were expected
   *[other] { $found } rows{ $where } where { $expected } were expected
}
fault-columns = { $found ->
    [one] 1 column where { $expected } were expected
   *[other] { $found } columns where { $expected } were expected
}
fault-puzzles = { $found } puzzles{ $where } where one puzzle was expected
fault-nothing = nothing{ $where } where a puzzle was expected
fault-regions = the regions of a jigsaw{ $where } where a puzzle was expected
fault-candidate-row = a row of candidates{ $where } where a puzzle was expected
fault-jigsaw = a jigsaw where a classic puzzle was expected
fault-too-long = more than { $limit } bytes where a puzzle was expected
fault-state-alone = a section [State] where a section [Puzzle] was expected

## Puzzles in JSON

fault-not-json = broken JSON ({ $reason }) where a puzzle was expected
fault-unclosed = the end of the text where the end of a list was expected
fault-no-board = an object without a board where a puzzle was expected
fault-rules = the rules "{ $found }" where the rules "classic" was expected
fault-not-a-puzzle = { $found }{ $where } where a puzzle was expected
fault-not-a-row = { $found }{ $where } where a row of 9 cells was expected
fault-not-digits = { $found } is not digits such as "257"

## Games in progress

fault-given-missing = a blank is not the given { $given }
fault-given-replaced = { $found } is not the given { $given }
fault-entry-replaced = { $found } is not the entry { $entry }
fault-not-a-game = { $found } where a game was expected
fault-game-without-data = a game without data where a puzzle was expected
fault-data-version = version "{ $found }" of the data where a version from 1 to 4 was expected
fault-not-a-digit = { $found } is not a digit or 0
fault-not-a-flag = { $found } is not 0 or 1
fault-not-notes = { $found } is not notes

## Links and codes of other sites

fault-no-puzzle-in-link = a link without a puzzle in it where a link that holds its puzzle was expected
fault-short-link = a short link whose puzzle is on the server of { $site } where a link that holds its puzzle was expected
fault-page-without-puzzle = a web page without a Sudoku where a puzzle was expected
fault-picture = a picture where a puzzle as text was expected
fault-latex-without-puzzle = LaTeX without a Sudoku where a puzzle was expected
fault-damaged-code = a damaged code where a puzzle was expected
fault-not-of-code = { $found } where a part of this code was expected
fault-other-rules = a puzzle with other rules ({ $names }) where a classic puzzle was expected

## Puzzles of other sizes and rules

fault-variant-text = a link, a grid of digits, JSON or rules such as .Cage~9~R1C1~R1C2 was expected
fault-variant-json = this JSON holds no puzzle that can be read
fault-variant-link = this link holds no puzzle that can be read
fault-variant-cells = a square grid from 4×4 to 49×49 was expected; the number of cells here is { $found }
fault-variant-grid = a grid of at most 49×49 cells with enough digits was expected
fault-variant-symbol = '{ $found }' doesn't belong in a { $side }×{ $side } grid
fault-variant-value = '{ $found }' is not a number from { $lowest } to { $highest }
fault-variant-rule = '{ $rule }' is not a known rule
fault-variant-cell = '{ $rule }' names '{ $found }', which isn't a cell of the grid
fault-variant-argument = '{ $rule }' needs something like { $example } there, not '{ $found }'
fault-variant-unreadable = '{ $rule }' has cells or a value that can't be read
fault-variant-drawn = what { $names } may mean can't be checked
fault-variant-no-place = f-puzzles has no rule like { $rule }
