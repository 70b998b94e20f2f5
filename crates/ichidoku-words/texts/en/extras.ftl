# What the app says in the module that it fetches when it is first wanted.

## The menu of a cell

menu-place = Place { $digit }
menu-clear = { $count ->
    [one] Clear the cell
   *[other] Clear these cells
}
menu-same = Select every { $digit }

## Statistics

statistics-empty = No statistics yet. They begin with the first puzzle that you solve.
statistics-streak = Days in a row: { $days }. Puzzles solved: { $count }.
statistics-count = Solved
statistics-best = Best without hints
statistics-mean = Average
statistics-trend = Last 5
statistics-history = Solved puzzles

## A table of many puzzles

batch-empty = Drop a file of puzzles on this page, or paste some. Any number of them becomes a table.
batch-reading = Reading…
batch-status = Puzzles: { $count }. One solution: { $one }, several: { $several }, none: { $none }. Shown: { $shown }. Rated: { $rated }.
batch-number = No.
batch-clues = Clues
batch-solutions = Solutions
batch-rating = Rating
batch-technique = Hardest technique
batch-all = All
batch-one = One
batch-several = Several
batch-none = None
batch-text = Digits, technique or name
batch-rate = Rate what is shown
batch-rating-stop = Stop rating
batch-csv = Download CSV
batch-json = Download JSON
batch-unreadable = { $count ->
    [one] 1 record couldn’t be read
   *[other] { $count } records couldn’t be read
}
batch-line = Line { $line }:
batch-more = Show more
batch-open = Open puzzle { $number }

## The steps of a path

steps-all = All techniques
steps-only = Techniques shown
steps-list = Steps of the solving path
steps-play = Play all steps
steps-pause = Pause

## Looking back on a game

back-title = Looking back
back-waits = Where the time went
back-wait = { $time } before { $digit } in { $cell }
back-helped = What would have helped: { $technique } ({ $moves }).
back-show = Show on the board
back-even = You never paused for long.
back-untimed = No times were kept for this game.
back-entries = Your digits and the solving path
back-number = No.
back-entry = Your digit
back-took = Time
back-path = Solving path
back-step = Step { $number }: { $technique }
