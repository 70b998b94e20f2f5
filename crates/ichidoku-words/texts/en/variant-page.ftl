# What the page of other sizes and rules says.

variant-about = Killer, thermometers, arrows, jigsaw, 6×6, 16×16 and many more. Paste a puzzle or make a new one.
variant-sized = { $rows }×{ $columns }
variant-text = Your own puzzle
variant-help = A link from SudokuPad, f-puzzles or the Interactive Sudoku Solver, a killer, a jigsaw, or a plain grid of any size.
variant-open = Open
variant-nothing = Paste a puzzle first.
variant-drawn = This puzzle also has drawings: { $drawn }. Which rules they mean can’t be read for certain; you can place them yourself in the studio.
variant-drawn-play = Play without them
drawn-only = Only drawn
drawn-about = This puzzle has drawings, and which rules they mean can’t be read for certain. Choose what you know; what stays only drawn isn’t checked.
drawn-verdict = Drawings undecided
drawn-several = Without the drawings, this puzzle has more than one solution. Choose under “Only drawn” what they mean.
drawn-unread = { $drawing }, not understood: { $names }
drawn-line = Line
drawn-sign = Sign
drawn-cage = Cage
variant-kind = Rules
variant-size = Size
variant-make = Make a puzzle
variant-rules = Rules of this puzzle
variant-by = Set by { $author }
variant-own-words = The setter’s own words
variant-several = This puzzle has more than one solution.
variant-mistakes-marked = Take out the wrong digits first: they are marked.
variant-no-way = With the digits entered so far, there is no solution.
variant-empty-link = No puzzle can be read from this link. If it is a short one, open it on its site and copy the long link or the puzzle from there.
variant-unreadable = This can’t be read as a puzzle: { $fault }
variant-in-fog = Goes on in the fog: { $cells }
label-fog = { $label }, in the fog
variant-wrong = { $count ->
    [one] 1 digit is wrong.
   *[other] { $count } digits are wrong.
}

## Kinds of puzzles

kind-killer = Killer
kind-thermo = Thermometers
kind-arrow = Arrows
kind-jigsaw = Jigsaw
kind-kropki = Kropki dots
kind-xv = XV
kind-whisper = German whispers
kind-sandwich = Sandwich
kind-little-killer = Little killer
kind-x = Sudoku X
kind-windoku = Windoku
kind-disjoint-sets = Disjoint groups
kind-anti-knight = Anti-knight
kind-anti-king = Anti-king
kind-non-consecutive = Non-consecutive
kind-plain = No extra rules

## The studio

studio = Studio
studio-about = Set a puzzle of your own: place rules and digits, and see at once whether it has one solution.
studio-begin = Start with an empty grid
studio-open = Open in the studio
studio-drafts = Your drafts
studio-help = Select cells, then enter digits or press a rule. Or press a rule first and draw it through its cells. A line follows the order of its cells.
studio-value = Sum, number or digits of the rule
studio-more = { $count }+ solutions
studio-unique = One solution
copy-sudokupad = Copy SudokuPad link
copy-f-puzzles = Copy f-puzzles link
no-link = Links to f-puzzles and SudokuPad can’t hold this rule: { $rule }
studio-contradiction = No solution because of: { $rules }
studio-spare = Any one of these could be left out: { $rules }
studio-removed = Removed: { $rule }
studio-remove = Remove: { $rule }
studio-change = Change: { $rule }
studio-changing = { $rule }: type another number or select other cells, then press the rule or Enter.
studio-changing-cells = { $rule }: select other cells, then press the rule.
studio-cells = { $count ->
    [one] Select a cell first.
   *[other] Select at least { $count } cells first.
}
studio-exactly = { $count ->
    [one] Select exactly one cell.
   *[other] Select exactly { $count } cells.
}
studio-number = Enter a whole number for this rule first.
studio-no-sum = { $count ->
    [one] One cell can’t have the sum { $sum }.
   *[other] { $count } cells can’t have the sum { $sum }.
}
studio-beside = Select cells side by side.
studio-square = Select four cells that form a square first.
studio-line = Select a cell at the edge first, or two in the same row or column.
studio-diagonal = Select a cell at the edge first, or two cells of one diagonal.
studio-copy = Select the cells of one shape first, then as many of its copy in the same order.
studio-sign = An X stands for the sum 10 and a V for 5. For another sum, use this rule: { $rule }
studio-draw = { $rule }: draw it through its cells. Press it again to stop.
studio-beside-grid = { $rule }: press the margin where its clue goes, then type the number and press Enter. Press the rule again to stop.
studio-origin = Title, author, rules
origin-title = Title
origin-author = Author
rules-cages = Cages and sets
rules-cells = Cells
rules-lines = Lines
rules-between = Between cells
rules-outside = Outside the grid
rules-whole = Whole grid
rule-cage = Killer cage
rule-all-different = No repeats
rule-thermo = Thermometer
rule-arrow = Arrow
rule-whisper = German whisper
rule-renban = Renban
rule-palindrome = Palindrome
rule-between = Between line
rule-box-sum = Region sum line
rule-zipper = Zipper line
rule-lockout = Lockout line
rule-entropic = Entropic line
rule-modular = Modular line
rule-white-dot = White dot
rule-black-dot = Black dot
rule-x = X (sum 10)
rule-v = V (sum 5)
rule-greater = Greater than
rule-quad = Quadruple
rule-x-sum = X-sum
rule-skyscraper = Skyscrapers
rule-falling = Falling diagonal
rule-rising = Rising diagonal
rule-fog = Fog
rule-dutch = Dutch whisper
rule-odd = Odd digit
rule-even = Even digit
rule-sum = Sum
rule-pill = Pill arrow
rule-circles = Counting circles
rule-box = Irregular box
rule-greatest = Greatest of its neighbours
rule-least = Least of its neighbours
rule-double-arrow = Double arrow
rule-hidden-skyscraper = Hidden skyscraper
rule-anti-taxicab = Anti-taxicab
rule-all-dots = All dots are shown
rule-all-xv = All X and V are shown
rule-entropy = Low, middle, high in 2×2
rule-no-boxes = No boxes
rule-room = Numbered room
rule-clones = Clones
rule-slow-thermo = Slow thermometer
rule-sum-line = Sum line
rule-equal-sum = Equal sums
rule-rellik = Rellik cage
rule-equality = Equality cage
rule-lunchbox = Lunchbox
rule-at-least = Contains at least
rule-exactly = Contains exactly
rule-look-and-say = Look-and-say cage
rule-same-digits = Sets with the same digits
rule-count = Counts different digits
rule-index-column = Column index
rule-index-row = Row index
rule-index-line = Index line
rule-rank = Full rank
rule-remainders = All remainders by 3 in 2×2
rule-flatmates = Dutch flatmates
rule-boxes-alike = Boxes contain the same digits
rule-chaos = Boxes to be found
