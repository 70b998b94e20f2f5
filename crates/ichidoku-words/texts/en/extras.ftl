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
statistics-best = Best
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
batch-text = Digits or technique
batch-rate = Rate what is shown
batch-rating-stop = Stop rating
batch-csv = Download CSV
batch-json = Download JSON
batch-unreadable = { $count ->
    [one] 1 record couldn't be read
   *[other] { $count } records couldn't be read
}
batch-line = Line { $line }:
batch-more = Show more
batch-open = Open puzzle { $number }

## Other

share-code = QR code
