# What the app says. $count chooses a plural; all other arguments are written as they are.

## The language, its direction (ltr or rtl), how it writes numbers

language-name = English
direction = ltr
group-mark = ,
decimal-mark = .
zero = 0
list-mark = { ", " }
list-and = { " and " }

## Cells and what is read out

cell = row { $row }, column { $column }
row = row { $number }
column = column { $number }
box = box { $number }
label-given = { $cell }, { $digit }, clue
label-digit = { $cell }, { $digit }
label-solver = { $cell }, { $digit }, from the solver
label-empty = { $cell }, empty
label-notes = { $cell }, empty, notes { $notes }
label-clash = { $label }, conflict
label-wrong = { $label }, mistake
label-colours = { $label }, colour { $colours }
label-tints = { $label }, { $tints }
said-tints = { $cell }: { $tints }
tint = candidate { $digit }, colour { $colour }
said-digit = { $cell }: { $digit }
said-clash = { $cell }: { $digit }, clashes with another { $digit } in { $houses }
said-wrong = { $cell }: { $digit }, mistake
said-solved = { $cell }: { $digit }. Puzzle solved!
said-cleared = { $cell } cleared
said-notes = { $cell }: notes { $notes }
said-no-notes = { $cell }: no notes
said-colours = { $cell }: colour { $colours }
said-no-colours = { $cell }: no colour
said-many = { $count ->
    [one] 1 cell changed
   *[other] { $count } cells changed
}
choose-cell = Choose a cell first
said-nothing = No change
said-undone = Undone
said-redone = Redone
said-nothing-to-undo = Nothing to undo
said-nothing-to-redo = Nothing to redo
said-faultless = No mistakes so far
said-no-conflict = No conflicts. Mistakes can only be found in a puzzle with one solution.
said-mistaken = Something isn’t right yet. Undo to before the first mistake, or ask for a hint.
said-note-missing = A note you need is missing. Undo to before the first mistake, or ask for a hint.
full-wrong = The board is full, but something isn’t right. Check it, or ask for a hint.
said-back = Went back to before your first mistake
said-given = { $cell } is a clue
said-paused = Paused
said-resumed = Resumed
said-tool = { $tool }
said-selected = { $count ->
    [one] 1 cell selected
   *[other] { $count } cells selected
}
said-new-game = New game started
read-house = { $house }: { $digits }. Missing: { $missing }
read-blank = blank
read-none = none
read-complete = nothing
read-remaining = Still to place: { $counts }
read-of-each = { $count } of { $digit }
read-candidates = { $cell }: candidates { $notes }

## Tools

tool-digit = Digit
tool-corner = Corner
tool-centre = Centre
tool-notes = Notes
tool-colour = Colour

## The frame

brand = ichidoku
skip-to-board = Skip to the board
navigation = Screens
panel-home = Home
panel-play = Play
panel-new = New puzzle
panel-enter = Enter
panel-solve = Solve
panel-lab = Lab
lab-loading = Loading the lab…
panel-settings = Settings
board = Sudoku grid
resume = Paused. Resume

## The first page

home-title = Sudoku with a reason for every digit
home-tagline = Play, learn and explore. Free, offline, no account.
home-continue = Continue
home-today = Today, { $date }
home-daily = Today’s puzzle
daily-title = { $grade }, { $date }
home-more = More choices
home-own = Your own puzzle, and more
home-paste = Paste
home-enter = Type or file
home-learn = Learn
variant-tab = Variants
variant-title = Other sizes and rules
statistics = Statistics
statistics-keep = Keep statistics of solved puzzles on this device

## Playing

tools = Tools
keypad = Digits
erase = Erase
put-back = Put it back
key-digit = { $digit }, { $left } left
key-done = { $digit }, all placed
key-colour = Colour { $colour }
colour-what = What to colour
colour-cells = Cells
colour-candidates = Candidates
actions = Actions
undo = Undo
redo = Redo
take-back = Undo
hint = Hint
hints-used-up = No hints are left for this game. You can change the limit in Settings.
more = More
close = Close
auto-candidates = Auto notes
note-all = Fill in all notes
check = Check for mistakes
undo-mistakes = Undo to before the first mistake
fix = Make these the clues
unfix = Edit the clues
reset = Reset
clues = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
entering = Enter a puzzle
time = Time played
pause = Pause
unsaved = Your game couldn’t be saved: this browser’s storage is full. Delete old games in Settings, or download a backup there.
verdict-solved = Solved
verdict-clash = Conflict
verdict-several = More than one solution
verdict-none = No solution
snack-removed = Game deleted
snack-reset = Board reset
snack-notes = Notes filled in
snack-all-noted = Every empty cell already has notes
snack-cleared = The board is empty. Your last game is saved.
snack-pasted = Puzzle loaded. Your last game is saved.
snack-copied = You’re editing a copy. Your game is saved.
snack-fixed = These digits are the clues now
snack-unfixed = The clues can be edited now

## A solved puzzle

win-title = Solved!
win-hints = { $count ->
    [0] no hints
    [one] 1 hint
   *[other] { $count } hints
}
win-mistakes = { $count ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
win-took = { $hints }, { $mistakes }
win-graded = { $grade }: { $took }
win-best = New best time for { $grade }, by { $by }. Your average: { $mean }
win-mean = { $grade }: best without hints { $best }, average { $mean }
win-result = Sudoku solved in { $time }. { $summary }
win-next = Next puzzle
win-back = Look back
win-path = See the solving path
win-share = Share the result
technique-page = About this technique
practise-this = Practise this
apply = Apply
tell-more = Tell me more
every-link = Show every link

## Solving

solve-now = Solve
solve-clash = Can’t solve this yet: { $digit } appears more than once in { $house }.
solve-steps = Step by step
solve-count = Count solutions
solve-browse = Browse solutions
solve-true = True candidates
searching = Searching…
cancel = Cancel
cancelled = Cancelled
unfetched = The solver couldn’t be downloaded. Check your connection and try again.
part-unfetched = This part of the app couldn’t be downloaded. Check your connection and reload the page.
solved-one = Solved. This is the only solution.
solved-none = { $count ->
    [one] No solution. The highlighted digit can’t be right.
   *[other] No solution. The { $count } highlighted digits contradict each other; removing any one of them resolves this conflict.
}
solved-many = { $count } solutions. They differ in the { $cells } highlighted cells.
solved-many-more = At least { $count } solutions. They differ in the { $cells } highlighted cells.
no-solution = This puzzle has no solution.
no-steps = Nothing left to solve.
steps-done = Solved.
step-of = Step { $at } of { $count }
step-open = Play from here
solution-of = Solution { $at } of { $count }
solution-of-more = Solution { $at } of more than { $count }
previous = Previous
next = Next
counted = { $count ->
    [one] 1 solution
   *[other] { $count } solutions
}
counted-more = At least { $count } solutions
true-candidates = { $count ->
    [one] 1 candidate appears in a solution.
   *[other] { $count } candidates appear in at least one solution.
}
rate = Rate difficulty
rating = { $grade } ({ $score })
rating-none = Only puzzles with exactly one solution can be rated.
rating-er = By Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
rating-er-so-far = By Sudoku Explainer: step { $count }, ER { $er } so far
times = { $count }×

## Entering and sharing

enter-help = Type on the board, paste a puzzle anywhere on this page, or drop or open a file. Every common format works.
enter-text = Puzzle text
enter-read = Read
enter-blank = Clear the board
enter-file = Open a file
enter-nothing = No puzzle found. Paste 81 digits, with 0 or . for empty cells, or nine rows.
enter-bad-link = This link doesn’t contain a puzzle. Check that you copied all of it.
enter-no-file = The file couldn’t be read. Make sure that it is a text, JSON or gzip file, then try again.
enter-no-backup = This file isn’t a complete ichidoku backup, or it comes from a newer version. Nothing was changed.
enter-paste-here = Paste here: the browser doesn’t give the clipboard away by itself.
enter-unreadable = This can’t be read: { $fault }.
enter-one-of-several = Only one puzzle could be read. Line { $line } was left out: { $fault }.
enter-one = { $count ->
    [one] A puzzle with 1 clue.
   *[other] A puzzle with { $count } clues.
}
puzzle-number = Puzzle { $number }
enter-batch = Table of many puzzles
setter = About this puzzle
setter-minimal = One solution, and every clue is needed.
setter-not-minimal = { $count ->
    [one] One solution. 1 clue isn’t needed.
   *[other] One solution. Any one of { $count } clues could be left out.
}
setter-redundant = Show clues that can go
setter-symmetry = Show cells missing for a symmetry
setter-any = No symmetry
panel-batch = Many puzzles
restored = { $count ->
    [one] Restored: 1 game, your statistics, lessons and settings. The language stays as it is.
   *[other] Restored: { $count } games, your statistics, lessons and settings. The language stays as it is.
}
share = Share
share-or-print = Share or print
share-link = Link to this puzzle
copy-link = Copy link
progress-link = Link that keeps your entries, notes and colours
copy = Copy
copied = Copied
copied-as = Copied as { $form }
form-line = 81 characters
form-rows = nine lines
form-boxed = nine rows with box lines
form-candidates = a grid of candidates
drop-here = Drop the file to read its puzzles
print = Print

## Settings

settings = Settings
language = Language
language-auto = Same as the browser
language-why = Changes everything at once. Your game stays as it is.
own-digits = Local digits
own-digits-why = Writes digits as they are written where the language is spoken. Names of cells such as r4c7 stay.
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
theme-contrast-dark = High contrast, dark
theme-why = High contrast uses black, white and few strong colours.
mistakes = Show mistakes
mistakes-off = Never
mistakes-rules = Conflicts only
mistakes-solution = Every wrong digit
notes = Notes
notes-both = Corner and centre notes
notes-simple = One kind of note
peers = Highlight the row, column and box
peers-why = Tints every cell that the selected one sees.
same = Highlight equal digits
same-why = Tints the digit of the selected cell everywhere, also in notes.
labels = Row and column numbers
labels-why = Always shown at the edge of the board, not only while a hint names cells.
wrap = Arrow keys wrap around the board
wrap-why = From the last column an arrow leads to the first, and back.
timer = Show the timer
timer-why = The time counts from the first entry, whether it is shown or not.
note-size = Size of notes
note-size-why = Larger notes are easier to read, smaller ones leave more room.
note-size-small = Small
note-size-standard = Standard
note-size-large = Large
note-size-largest = Very large
counts = Show how many are left
keypad-layout = Keypad
keypad-layout-why = Three by three takes more room on a phone, so the board becomes a little smaller.
keypad-fitting = Automatic
keypad-square = 3 × 3
keypad-rows = Two rows
safe-colours = Colour-blind safe colours
safe-colours-why = Cell colours that also differ in lightness, each with its number in the cell.
patterns = Patterns for colours
patterns-why = Each cell colour also has a fine pattern, so that it can be told apart without seeing the colour.
advance = Move on after a digit
advance-why = The next empty cell is selected as soon as you have placed a digit.
hint-limit = Hints per game
hint-limit-why = How many hints you can ask for in a game. More detail on the same hint is free.
hint-limit-none = No limit
names-technique = Name the hardest technique
names-technique-why = Each new puzzle shows the hardest technique you need to solve it.
needs-technique = { $grade }: { $technique }
counts-why = One dot on a key for each of its digit still to be placed.
left-handed = Controls on the left
left-handed-why = Puts the keys on the left of the board, where there is room beside it.
digit-first = Digit first
digit-first-why = Choose a digit on the keypad, then tap the cells it goes into.
keeping = How notes are kept
keeping-why = Clean notes lose a digit when you place it nearby. Filled ones begin complete. True ones always show what the digits leave.
keeping-hand = By hand
keeping-clean = Keep clean
keeping-fill = Fill once, keep clean
keeping-true = Always true
notes-why = Corner and centre notes are entered and cleared on their own.
mistakes-why = Conflicts are equal digits that see each other. Wrong digits are known only where there is one solution.
search-settings = Search settings
settings-look = Look
settings-entry = Entering digits and notes
settings-help = Help and privacy
statistics-why = They are in the backup, and nowhere else.
said-held = { $digit } chosen
said-not-held = No digit chosen
games = Saved games
remove-game = Delete { $game }
backup = Download a backup
backup-help = To restore a backup, open the file under Enter or drop it on this page.
keys = Keyboard shortcuts
keys-help = While you play, from anywhere on the page:
keys-list =
    1–9: enter a digit with the current tool |
    Shift or Alt + digit: corner note |
    Ctrl + digit: centre note |
    Ctrl + Shift + digit: colour |
    0, Delete: erase |
    Arrows, WASD: move |
    Shift or Ctrl + arrow: extend the selection |
    Home, End: start or end of the row |
    Ctrl + Home, End: first or last cell |
    Z X C V: digit, corner, centre, colour |
    Space: next tool |
    Enter: select cells with the same content |
    Ctrl + A: select all |
    Ctrl + I: invert the selection |
    Esc: clear the selection |
    Ctrl + Z: undo |
    Ctrl + Y: redo |
    H: hint |
    J: apply the hint |
    {"."} and , : next and previous step |
    P: pause or resume |
    R, K, B: read out the row, column or box |
    N: digits left |
    M: candidates of the cell |
    Ctrl + C: copy the position |
    Menu, Shift + F10: menu of the cell |
    ?: this list

## New puzzles

random = Random puzzle
grade = Grade
grade-trivial = Trivial
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-very-hard = Very hard
grade-extreme = Extreme
grade-beyond = Beyond
alike = Like this puzzle
alike-why = As many clues as the current puzzle, in the same symmetry.
alike-easier = Easier
alike-same = As hard
alike-harder = Harder
wishes = Options
symmetry = Symmetry of the clues
symmetry-none = None
symmetry-half-turn = Half turn
symmetry-quarter-turn = Quarter turn
symmetry-diagonal = Main diagonal
symmetry-antidiagonal = Other diagonal
symmetry-both-diagonals = Both diagonals
symmetry-left-right = Left–right mirror
symmetry-top-bottom = Top–bottom mirror
symmetry-both-mirrors = Both mirrors
symmetry-full = Full
practise = Practise a technique
any-technique = Any technique
only-known = Only what I know
only-known-why = New puzzles need no techniques but singles and those that you tick.
not-known = You haven’t ticked a technique that a puzzle graded { $grade } needs. Tick one under New puzzle, or choose an easier grade.
making = Making a puzzle…
making-on = { $attempts ->
    [one] Making a puzzle: 1 attempt so far…
   *[other] Making a puzzle: { $attempts } attempts so far…
}
made = Made from seed { $seed }.
not-made = { $attempts ->
    [one] No puzzle with these options after 1 attempt. Try again or loosen the options.
   *[other] No puzzle with these options after { $attempts } attempts. Try again or loosen the options.
}

## Exercises of technique pages

exercise = Exercise
exercise-check = Check my answer
exercise-show = Show the answer
