# What the command line says: its help, its notes and its findings. A text of the help has the name of its command and
# argument: `help-solve-format`, or `help-any-format` for all commands without their own. Names, options, file names and
# what is in backticks stay as they are.

## Arguments that several commands have

help-any-output = Write to this file instead of standard output (`-`), compressed if it ends in `.gz`; an incomplete file is never left behind
help-any-strict = Stop at the first record that can't be read
help-any-drawn-unchecked = Read variants without the lines, arrows and signs that are only drawn, since nothing says which rules they mean
help-any-threads = Number of threads; all cores by default
help-any-column = From one Parquet file to another: the column of the puzzles; by default it is found by its name or its values
help-any-compression = From one Parquet file to another: how the new columns are compressed; `snappy` by default
help-any-engine = Instruction set; by default the fastest available. Results are the same
help-any-limit = At most this many per puzzle, or `none` for all
help-any-json = Print one JSON object per record
help-any-only = Use only these techniques or families, easiest first: `naked-pair,x-wing,chains`. Repeatable
help-any-without = Leave out these techniques or families: `uniqueness,forcing`. Repeatable
help-any-no-nets = Leave out forcing nets, which try candidates out, nested ones two deep; the same as `--without nets`
help-any-order = Try these first, in this order. Repeatable
help-any-grade = How hard they are, on ichidoku's own scale (docs/grades.md)
help-any-hodoku = How hard they are on HoDoKu's scale
help-any-er = How hard they are for Sudoku Explainer: an ER such as `7.1`, or a range such as `7.1-7.3`. `--scale` chooses the version
help-any-needs = Require a technique: at some step, no easier one makes progress. Names: `ichidoku techniques`
help-any-forbid = Exclude a technique or a family of techniques: the puzzle can be solved without it. Repeatable
help-any-clues = Number of clues: from 17 to 80, or the fewest and the most, as in `24-28`
help-any-minimal = Only minimal puzzles: removing any clue gives several solutions
help-any-symmetry = Symmetry of the pattern of clues
help-any-pattern = Cells that have a clue: 81 characters, `.` or `0` for a blank
help-any-given = Clues that every puzzle must contain
help-any-solution = Solution that every puzzle must have
help-any-attempts = Give up on a puzzle after this many attempts; by default after 50000, on a variant after 2000
help-any-steps = Stop a run after this many steps, each an assignment or a test
help-any-time = Stop a run after this many seconds
help-any-inputs = Files of puzzles, `-` for standard input, or puzzles themselves; by default, standard input
help-any-inputs-long = An argument is read as a file if one with that name exists, otherwise as a puzzle. Write `--` before a puzzle or a name that begins with `-`.

## ichidoku

help-program = Solve, rate, explain, generate and analyse Sudoku puzzles, one or millions.
help-program-long = Puzzles come from files, from standard input or from the arguments, in any common format, plain or compressed (gzip, xz, bzip2, zstd, zip): 81 characters per line, nine rows, boxed grids, candidate grids, CSV, JSON and more. The format is detected. Where it makes sense, variants are read too: killers, jigsaws, other sizes, and links with other rules.
help-program-color = When to use colour, in help and errors, too
help-program-quiet = Print only data and errors: no progress bar, no notes
help-program-language = Language of the messages and sentences, such as `de`; by default that of `LC_ALL`, `LC_MESSAGES` or `LANG`, or English
example-program-1 = Solve every puzzle of a file
example-program-2 = Explain the next step, with a drawing

## ichidoku solve

help-solve = Solve puzzles and print one solution per line, in input order
help-solve-long = All cores work, and every solution is proved to be the only one or not. Each record of the input gives one record of the output, in the same order: the solution, or a line that says `no solution` or `unreadable`. If a puzzle has several solutions, the first one found is printed, and a note reports it. The choice is the same on every machine. The exit status stays 0; `check` reports more and fails. A wrong stated solution is reported and counts as bad input. A file of the format csv, json, ndjson or parquet has a `status` per puzzle, and no solution where there are several. From a table in CSV or TSV to another, as in `-o solved.csv`, all columns stay as they are, and those of the answers stand behind them, the last of which, `error`, says why a row has none.
help-solve-json = Print one JSON object per record: its place, its status, its solution
help-solve-format = Format of the solutions; by default that of the output's ending, 81 characters per line where it names none, or a drawn grid for one puzzle on a terminal
help-solve-first = Stop at the first solution without checking that it is the only one; faster
help-solve-stats = Report at the end how many puzzles were of which kind and what the search did; with --json, for each puzzle too
help-solve-gpu = Solve on an NVIDIA GPU, by the program `ichidoku-gpu`; every line must be 81 digits and dots
example-solve-1 = Solve every puzzle of a file, one solution per line
example-solve-2 = Print the solution as a grid

## ichidoku count

help-count = Count solutions up to a limit, one number per line
help-count-long = Each record of the input gives one line of the output: the number, or `unreadable`. A number that equals the limit means at least this many. From a table in CSV or TSV to another, as in `-o counted.csv`, all columns stay as they are, and those of the answers stand behind them, the last of which, `error`, says why a row has none.
help-count-limit = Count no further than this; `none` for no limit (the blank grid has 6,670,903,752,021,072,936,960 solutions)
help-count-time = Stop counting the solutions of a puzzle after this many seconds; the number is then a minimum, and a note says so
help-count-estimate = Estimate the number instead, however large: print it and the ends of its 95% interval, with tabs between
help-count-estimate-long = A number that is quickly counted is exact and stands alone. Otherwise random probes of the search tree are averaged (Knuth 1975): without bias, and with an error that is known.
help-count-samples = Number of probes for `--estimate`; four times as many halve the error
help-count-seed = Random seed for `--estimate`; the same seed gives the same estimate
example-count-1 = Count solutions, but no more than a million
example-count-2 = Estimate the number, however large, with its error

## ichidoku enumerate

help-enumerate = Print all solutions, one per line, in ascending order
help-enumerate-long = They are printed as they are found. A puzzle without a solution gives no line. The solutions of one puzzle follow those of the one before.
help-enumerate-json = Print one JSON object per solution
example-enumerate-1 = Print the first 20 solutions
example-enumerate-2 = Print them with the puzzle that each belongs to

## ichidoku true-candidates

help-true-candidates = Draw the candidates that occur in at least one solution
help-true-candidates-long = A cell with one candidate has the same digit in all solutions; a candidate that is missing can be eliminated. Each candidate takes a search of its own. Candidates in the input are not considered; a puzzle that is given by them alone is refused.
help-true-candidates-limit = Count the solutions with each candidate up to this number; shown with `--json`
help-true-candidates-json = Print one JSON object per record, with counts
help-true-candidates-guesses = Give up on a puzzle when the search for a candidate takes more guesses than this
example-true-candidates-1 = Draw the digits that occur in some solution
example-true-candidates-2 = Count the solutions with each candidate up to 100

## ichidoku check

help-check = Report conflicts, contradictions, several solutions and redundant clues
help-check-long = Conflicting clues: every conflict. No solution: a minimal set of clues that already contradict each other (removing any one of them resolves it). Several solutions: how many, two of them, the cells where these differ, and the cells that the clues leave open. One solution: whether the puzzle is minimal, or which of its clues are redundant. In a variant, its rules are examined like its clues. If the input states a solution: whether it is right; a wrong one counts as bad input. Candidates in the input are not considered; a puzzle that is given by them alone is refused. From a table in CSV or TSV to another, as in `-o checked.csv`, all columns stay as they are, and those of the answers stand behind them, the last of which, `error`, says why a row has none.
help-check-limit = Count the solutions of a puzzle no further than this
example-check-1 = Report what is wrong with each puzzle
example-check-2 = Print the report as JSON

## ichidoku convert

help-convert = Convert puzzles to another format
help-convert-long = The format of the input is detected. All that the input says of a puzzle is kept as far as the new format can hold it: json and ndjson hold everything, csv a solution, labels and other columns. A note reports what is left out. A csv has columns for everything in its input, but from a pipe only for what comes near the beginning. A variant is written as iss, which holds every rule, as f-puzzles, f-puzzles-json or sudokupad, which hold the rules that f-puzzles has, as line, as rows, or as a picture.
help-convert-to = Format to write; by default that of the output's ending
help-convert-scale = Dots of a PNG per unit, from 1 to 4; 2 by default
help-convert-transparent = Draw only the lines, digits and colours of a PNG, not the paper
example-convert-1 = Write a table
example-convert-2 = Show the candidates of every cell

## ichidoku hint

help-hint = Give a hint for the next step: where to look, which technique, or the full step
help-hint-long = The candidates of a candidate grid are taken to be the player's own. In such a grid, a digit that is alone in its cell may be placed or a mark: it counts as a mark if several peers still show it and few have lost it. Mistakes come first: conflicts, a wrong entry (the earliest, if `--entries` gives the order), a missing candidate, several solutions or none. Every step is proved, but the proof of a forcing net tries candidates out: a nested net does so two levels deep, T&E(2). `--no-nets` leaves them out. Where no technique helps, the answer says so.
help-hint-json = Print one JSON object, with the evidence for the step
help-hint-grade = Level of detail: where, technique, explanation, or every link of a chain
help-hint-entries = Digits entered so far, in order: `r5c5=5,r1c3=4`
help-hint-entries-long = At most one entry per cell, and none that contradicts a given. Digits of the puzzle that are named here count as entered, not given, if the puzzle has one solution without them.
example-hint-1 = Say where to look, and no more
example-hint-2 = Explain the next step that needs no forcing net

## ichidoku steps

help-steps = Solve puzzles with human techniques and explain every step
help-steps-long = Each step uses the easiest technique that applies, and is proved. The proof of a forcing net tries candidates out: a nested net does so two levels deep, T&E(2). `--no-nets` leaves them out. The path ends where no technique applies. Unless the puzzle is known to have one solution, no step assumes it. The steps start from the candidates of a candidate grid.
help-steps-limit = At most this many steps per puzzle
help-steps-json = Print one JSON object per puzzle: all steps with their evidence
help-steps-all = List every step available now, easiest technique first, instead of a solving path
help-steps-next = Only the next step, drawn
help-steps-scale = Print another scale's path instead: `se121`, that of Sudoku Explainer 1.2.1, or `sukaku`, that of Sukaku Explainer 1.18.1
help-steps-scale-long = Each line has the rating of the step, Sudoku Explainer's name for the technique, the digit placed and the candidates eliminated. A candidate grid is solved from its candidates, as `rate` does it.
help-steps-draw = Draw the grid at each step, with the candidates that it is about; always with --next
help-steps-notation = One line per step, as experts write it: Eureka for chains, `2 c67 r25` for a fish
example-steps-1 = Solve the puzzle and explain every step
example-steps-2 = Draw one step without these techniques

## ichidoku rate

help-rate = Rate how hard puzzles are for people: grade and score
help-rate-long = Each record of the input gives one line, in input order: the puzzle, the grade and the score, with tabs between. A puzzle without a solution, or with several, has no rating; its line says so. Candidates in the input are only considered on the scales `se121` and `sukaku`, where a candidate grid is rated by its candidates (a sukaku). A grade below Beyond needs no forcing net. The other scales refuse a puzzle that is given by its candidates alone. From a table in CSV or TSV to another, as in `-o rated.csv`, all columns stay as they are, and those of the answers stand behind them, the last of which, `error`, says why a row has none.
help-rate-scale = Rating scale: ichidoku's own, the same for all symmetric copies (default); HoDoKu's; or Sudoku Explainer 1.2.1's (`se121`) or Sukaku Explainer 1.18.1's (`sukaku`): ER, EP, ED and the hardest technique
help-rate-format = Form of a line on the scale `se121` or `sukaku`, as `serate` has it: `%g` puzzle, `%r` ER, `%p` EP, `%d` ED, `%n` line of the file, `%e` seconds; `%t` hardest technique, `%l` line break
help-rate-only-er = Print only the puzzle and its ER
help-rate-at-least = Print only the puzzles with at least this ER, without ratings; hard ones are left at the first step that is as hard
help-rate-where = Rate only the puzzles that meet a condition, such as `er>=8.3 && tridagon`
help-rate-where-long = Conditions compare numbers by `<`, `<=`, `=`, `!=`, `>=` and `>`, and are joined by `&&`, `||`, `!` and brackets. The names are `er`, `ep`, `ed`, `grade` with its values from `trivial` to `beyond`, `score`, `hodoku` (HoDoKu's score), `clues`, and every technique: the number of its steps on ichidoku's path. A name alone is true unless its number is 0. Put what is found quickly on the left: the rest is worked out only if it matters.
help-rate-histogram = Print how many puzzles have each rating and each technique, instead of a line per puzzle
example-rate-1 = Print the grade and score of each puzzle
example-rate-2 = Print the ER of the puzzles that have 17 clues or are graded Hard or harder

## ichidoku techniques

help-techniques = List the solving techniques, or explain one
help-techniques-json = Write one JSON object, with aliases and scores
example-techniques-1 = List all techniques
example-techniques-2 = Explain one of them

## ichidoku techniques-list

help-techniques-list = List the techniques, family by family, with their ratings
help-techniques-list-long = The difficulty is ichidoku's own, from 10; SE is the rating of Sudoku Explainer 1.2.1; HoDoKu's code names the technique in HoDoKu's library of tests. A dash stands where the program does not have the technique.
help-techniques-list-json = Write one JSON object, with aliases and scores
example-techniques-list-1 = Print a table
example-techniques-list-2 = Print aliases and scores, too, as JSON

## ichidoku techniques-explain

help-techniques-explain = Explain a technique: what it is, why it is true, an example and a near miss, drawn, and two exercises
help-techniques-explain-long = In the drawings brackets mark the pattern, `-5` a candidate that goes, `=5` a digit that is placed, and `+5` what makes a near miss; on a terminal they are coloured, too.
help-techniques-explain-topic = The technique by any of its names, whatever the case: hidden-pair, "Hidden Pair", y-wing; or a page of several: naked-subsets
help-techniques-explain-answers = Print the answers of the exercises, too
example-techniques-explain-1 = Explain hidden pairs, with an example and a near miss
example-techniques-explain-2 = Explain all techniques of a page, and answer its exercises

## ichidoku canonical

help-canonical = Print the canonical form: the same for symmetric copies, and only for them
help-canonical-long = It is the least line of 81 characters, a blank before all digits, that can be reached by exchanging rows, columns, bands and stacks, transposing, and renaming the digits (the row-minlex form). Conflicting clues have none: their line says `clashing`. Candidates in the input are not considered; a puzzle that is given by them alone is refused. In the `transform` of `--json`, the first of `rows` is the new place of row 1, and so on; `columns` likewise, and `digits` are the new names of the digits 1 to 9. If `transposed`, rows become columns at the end. From a table in CSV or TSV to another, as in `-o forms.csv`, all columns stay as they are, and those of the answers stand behind them, the last of which, `error`, says why a row has none.
help-canonical-json = Print one JSON object per record, with a transform that leads there and the number of automorphisms
example-canonical-1 = Print the canonical form of each puzzle
example-canonical-2 = Print the transform that leads to it, too

## ichidoku same-class

help-same-class = Test whether each puzzle or grid is equivalent to the first
help-same-class-long = Each record after the first gives one line: `same` or `different`. A record whose clues conflict is equivalent to none. In the `transform` of `--json`, the first of `rows` is the new place of row 1, and so on; `columns` likewise, and `digits` are the new names of the digits 1 to 9. If `transposed`, rows become columns at the end.
help-same-class-json = Print one JSON object per record, with a transform that takes the first to the copy
example-same-class-1 = Compare each puzzle with the first one
example-same-class-2 = Show how copies come of each other

## ichidoku automorphisms

help-automorphisms = Count the symmetries of puzzles and grids
help-automorphisms-long = An automorphism is a way to move the cells that only renames the digits. Each record of the input gives one number; it is 1 if there is no symmetry. Conflicting clues have none: their line says `clashing`.
help-automorphisms-json = Print one JSON object per record, with all automorphisms
example-automorphisms-1 = Count the symmetries of each grid
example-automorphisms-2 = List them

## ichidoku dedupe

help-dedupe = Keep only the first of all puzzles or grids that are equivalent
help-dedupe-long = Each is printed as a line of 81 characters, in input order. Conflicting clues are kept. The forms of all classes stay in memory: 41 bytes for each class, and the table of them.
help-dedupe-json = Print one JSON object per record that is kept, with its canonical form
example-dedupe-1 = Keep one puzzle of each class
example-dedupe-2 = Print each one with its canonical form

## ichidoku minimal

help-minimal = List the minimal puzzles contained in a puzzle, one per line
help-minimal-long = A minimal puzzle is listed itself; a puzzle that does not have exactly one solution gives no line. `check` reports whether a puzzle is minimal, and which of its clues are redundant. With several puzzles, `--json` says which one each result belongs to.
help-minimal-limit = At most this many per puzzle; `none` for all, of which there may be very many
example-minimal-1 = List five minimal puzzles among the clues
example-minimal-2 = List five for each puzzle, as JSON

## ichidoku unavoidable

help-unavoidable = List minimal unavoidable sets: cells that can't all be left without a clue
help-unavoidable-long = For a puzzle, those of its solution; a puzzle that does not have exactly one solution has none. One set per line, the smallest first: the number of cells, a tab, the cells. With several puzzles, `--json` says which one each result belongs to.
help-unavoidable-size = Largest set to list, at most 16 cells; 12 takes about 10 ms per grid, and each further cell a few times longer
example-unavoidable-1 = List the smallest sets of each grid
example-unavoidable-2 = List those of the solution, as JSON

## ichidoku backdoors

help-backdoors = List the smallest backdoors: cells that, once filled, let singles solve the rest
help-backdoors-long = Singles are naked ones and hidden ones in rows, columns and boxes. One backdoor per line: the number of cells, a tab, the cells. A puzzle that singles solve has one, of no cells. With several puzzles, `--json` says which one each result belongs to.
help-backdoors-size = Largest set to look for, at most 5 cells; each further cell takes some dozen times longer
example-backdoors-1 = List the smallest backdoors of each puzzle
example-backdoors-2 = Look for at most two cells

## ichidoku bands

help-bands = List the 416 equivalence classes of bands
help-bands-long = One class per line, with tabs between: its number, its least band, the number of bands in it, the number of automorphisms of each, and the number of grids that begin with any one of them.
help-bands-json = Print one JSON object per class
example-bands-1 = Write a table of all 416 classes
example-bands-2 = Print the first three as JSON

## ichidoku count-grids

help-count-grids = Count all complete grids, by the class of their first band
help-count-grids-long = The number is computed, not looked up: for each of the 416 classes of bands, the number of bands in it, times the number of grids that begin with one of them.
help-count-grids-json = Print one JSON object; the number is a string, since it has more digits than most readers keep
example-count-grids-1 = Print the number of all grids
example-count-grids-2 = Print it as JSON

## ichidoku generate

help-generate = Generate puzzles by grade, clues, symmetry or technique
help-generate-long = Each has one solution. The same seed, index and options give the same puzzle on every machine. Each is written as soon as it and those before it are made. Ctrl-C ends a long run with those that are done, and prints the `--seed` and `--from` to resume it with. Options that no puzzle can meet are refused at once; a puzzle that is not found in `--attempts` attempts is left out, with a message, and exit status 4 at the end.
help-generate-output = Write to this file instead of standard output; it appears at the end, and after Ctrl-C with the puzzles that are done
help-generate-json = Print one JSON object per puzzle: puzzle, solution, clues, seed, index, rating
help-generate-seed = Random seed; by default a new one is chosen and printed. Take another one for each grade: with the same, puzzles of two grades may differ by a clue or two
help-generate-count = Number of puzzles to make
help-generate-from = Index of the first puzzle
help-generate-size = Number of rows and of columns; the sizes available depend on `--rules`
help-generate-like = Make puzzles like this one: of its grade, with as many clues, one more or less, in the same symmetry, and minimal if it is
help-generate-like-long = Any of these that is asked for by its own option is as that option says, so `--like puzzle.txt --grade hard` makes harder ones. With `--pattern` the pattern decides where the clues are, with `--hodoku`, `--er` or `--needs` that decides how hard the puzzles are.
help-generate-rules = Rules beside those of rows, columns and boxes: a killer, a jigsaw, thermometers and so on; by default none. Not with `--like`, `--hodoku`, `--er`, `--scale`, `--needs`, `--forbid`, `--clues`, `--minimal`, `--pattern`, `--given`, `--solution`, `--format` or `--practice`
help-generate-digits = Give digits in a killer, too
help-generate-scale = Scale of `--er`: `se121`, that of Sudoku Explainer 1.2.1 (default), or `sukaku`, that of Sukaku Explainer 1.18.1
help-generate-format = Format of the puzzles; by default that of the output's ending, 81 characters per line where it names none, or a drawn grid for one puzzle on a terminal
help-generate-practice = Print the position at which the technique of `--needs` is required, with candidates; with `--json`, its step too
example-generate-1 = Make one hard puzzle
example-generate-2 = Make the same twenty puzzles every time

## ichidoku book

help-book = Print puzzles as a PDF, with their solutions
help-book-long = The puzzles come in input order, so many on each page, each with its number. The same puzzles and options always give the same PDF. A puzzle without a solution, or with several, is printed too, but has none at the end; a note says which. The text can be selected, and a screen reader reads each grid row by row, except in a booklet. Puzzles of other sizes and rules may stand among classic ones: their rules are printed in words below or beside them, with the title and the author. Cells in fog are hatched, and what they hide stays legible.
help-book-paper = Size of the paper; in a booklet a page is half of it
help-book-per-page = Puzzles on a page: 1, 2, 4, 6 or 9
help-book-solutions = Where the solutions are: nowhere, on the page behind each page, or small at the end
help-book-title = Title above the first page
help-book-number-from = Number of the first puzzle
help-book-grade = Print the grade and score of each puzzle
help-book-candidates = Print the candidates of open cells, those of the input if it has any
help-book-large = Print larger digits and thicker lines
help-book-gutter = Leave a wider margin at the spine, for binding
help-book-booklet = Print two pages side by side, in the order for printing on both sides, folding and stapling
help-book-bleed = Millimetres around each page that are cut off
help-book-app = Print a code to scan beside each puzzle, which opens it in the app at this address
help-book-font = Font file for letters of the title and other words that are not Latin, such as Chinese or Arabic ones
example-book-1 = Print four puzzles a page, with the solutions at the end
example-book-2 = Make sixty hard puzzles into a booklet, with their scores

## ichidoku variations

help-variations = Print random symmetric copies of puzzles
help-variations-long = Rows, columns and digits are exchanged at random, each of 1,218,998,108,160 ways as likely. A copy looks different and is solved in the same way. The same seed gives the same copies. In the `transform` of `--json`, the first of `rows` is the new place of row 1, and so on; `columns` likewise, and `digits` are the new names of the digits 1 to 9. If `transposed`, rows become columns at the end.
help-variations-json = Print one JSON object per copy, with the transform that leads to it
help-variations-seed = Random seed
help-variations-count = Number of copies of each puzzle
example-variations-1 = Print five symmetric copies
example-variations-2 = Print a copy of each, and how it came about

## ichidoku neighbours

help-neighbours = Print the puzzles reached by replacing clues with equally many others
help-neighbours-long = Each result has one solution and is printed once. Replacing one clue often gives hundreds of puzzles, but only a few for one with 17 clues; replacing two often gives over 100,000. With several puzzles, `--json` says which one each result belongs to.
help-neighbours-json = Print one JSON object per result
help-neighbours-clues = Number of clues to replace
example-neighbours-1 = Print ten puzzles that differ in one clue
example-neighbours-2 = Rate a thousand of them

## ichidoku bench

help-bench = Measure solving speed on this machine and check every answer
help-bench-long = For each file, each engine, one thread and all: the median of several rounds over all its puzzles, in memory, from clues to counts and solutions. Every solution is compared with its clues, every count with that of the other engines and with the solution that the file states. Reading and writing are not measured.
help-bench-limit = Number of solutions to look for in each puzzle; 2 proves that there is only one
help-bench-rounds = Number of rounds to measure, each of at least 50 milliseconds
help-bench-json = Print one JSON object per row
example-bench-1 = Measure every engine on a file
example-bench-2 = Measure one thread, as JSON

## ichidoku lab

help-lab = Run, trace and compare textbook algorithms
example-lab-1 = List the algorithms
example-lab-2 = Run one and count its work

## ichidoku lab-list

help-lab-list = List the algorithms, the simplest first
example-lab-list-1 = List the algorithms
example-lab-list-2 = Look for one

## ichidoku lab-run

help-lab-run = Run one algorithm on a puzzle and report its work
help-lab-run-long = It stops at the first solution, after as many steps as suit the algorithm (15 billion for most), or after five minutes; with `--trace`, after one million steps. `--steps` and `--time` change that. A run that doesn't finish says so, with exit status 4.
help-lab-run-json = Print one JSON object
help-lab-run-order = Order in which backtracking visits the cells; or the cells that it visits first, such as `"r5c5 r1c9"`
help-lab-run-seed = Random seed for random orders and for the moves of annealing
help-lab-run-algorithm = The algorithm; `ichidoku lab list` names them
help-lab-run-all = Look for all solutions
help-lab-run-digits = Order in which backtracking tries the digits
help-lab-run-trace = Write every step to this file, one JSON object per line
help-lab-run-animate = Watch the grid in the terminal
help-lab-run-animate-long = Space pauses and goes on, the right arrow makes one step, + and - change the speed, q ends the run.
help-lab-run-speed = Number of steps to show per second
example-lab-run-1 = Run dancing links and count its work
example-lab-run-2 = Write every step to a file

## ichidoku lab-compare

help-lab-compare = Compare algorithms on the same puzzles in a table
help-lab-compare-long = Every algorithm runs on every puzzle until its first solution, row-by-row backtracking also on the rotated and the shuffled grid and with the cells in random order; the engine is the last row, and the column `relative` shows how many times its time the others took. Each run has the step budget that suits its algorithm and five minutes; one that doesn't finish says so in its row.
help-lab-compare-json = Print one JSON object per run
help-lab-compare-seed = Random seed for the shuffled and random orders
help-lab-compare-format = Format of the table; by default Markdown, or as the name of the output says
help-lab-compare-algorithms = Only these algorithms, in this order
example-lab-compare-1 = Compare three algorithms in a table
example-lab-compare-2 = Print one JSON object per run

## ichidoku lab-explain

help-lab-explain = Explain an algorithm: idea, source, pseudo-code, cost, what is counted
help-lab-explain-algorithm = The algorithm
help-lab-explain-source = Print its source file, which opens with the explanation
example-lab-explain-1 = Explain how a SAT solver solves Sudoku
example-lab-explain-2 = Print the source, which opens with the explanation

## ichidoku serve

help-serve = Serve the browser app and the REST API (on this machine only, by default)
help-serve-long = Prints the address, and goes on until Ctrl-C. The API is described at /api/v1/openapi.json; /board, /solve, /grade and /validate are those of a service that many student projects call. Nothing is sent to any other host.
help-serve-host = The address to listen on; 0.0.0.0 or :: lets other machines in
help-serve-port = The port to listen on; 0 for any that is free
help-serve-allow-host = Also answer requests for this host name, which a proxy or a domain adds; repeat it for more. Without it, a server on a loopback address answers for localhost and the loopback addresses, any other server for every name
help-serve-open = Open the app in the browser
help-serve-log = How requests are logged on standard error; with --quiet only what goes wrong is
help-serve-time-limit = Give up on a request after this many seconds
help-serve-workers = Number of short requests computed at the same time, and of long ones beside them; by default, one per processor
help-serve-rate-limit = Let each client ask the API this often a minute, and refuse with 429 what comes sooner; the app's files are not counted
help-serve-client-header = The header that says which client asks, for --rate-limit; your proxy sets it: a key, or a client's own address. Without it, a client is the address that a request comes from
help-serve-metrics = Answer /metrics with counts of requests and computations (OpenMetrics, for Prometheus)
help-serve-openapi = Print the description of the REST interface (OpenAPI, JSON) instead of serving
example-serve-1 = Serve on any free port
example-serve-2 = Write the description of the REST API

## ichidoku export-web

help-export-web = Write the browser app to a folder for static hosting
help-export-web-long = The addresses in it are relative, so it can be served under any path. Everything runs in the browser; there is no server to set up.
help-export-web-folder = The folder; it is made where it is missing, and files of the same names are replaced
example-export-web-1 = Write the app to the folder 'site'
example-export-web-2 = Write it to a folder of a web site, without a note

## ichidoku completions

help-completions = Print a shell completion script
help-completions-long = Source it, or put it where the shell looks for such scripts: `ichidoku completions zsh > _ichidoku`.
help-completions-shell = The shell
example-completions-1 = Write completions for bash, to be sourced
example-completions-2 = Write completions for zsh, to be put into a folder of $fpath

## ichidoku man

help-man = Print the man page of the program or of a command
help-man-long = `ichidoku man > ichidoku.1`, `ichidoku man solve > ichidoku-solve.1`.
help-man-command = The command, such as `solve` or `lab run`; the program as a whole without it
example-man-1 = Write the man page of the program
example-man-2 = Write the man page of a command

## Words of the help

help-options-heading = Options
help-examples = Examples
help-exit-status = Exit status
help-group-solve = Solve
help-group-understand = Understand
help-group-make = Make
help-group-research = Research
help-group-learn = Learn
help-group-serve = Serve and set up
exit-success = success
exit-unsolvable = at least one puzzle has no solution
exit-clashing = in at least one record the clues conflict
exit-usage = usage error, or output that can't be written
exit-unreadable = usage error, unreadable input (even one record), or output that can't be written
exit-misstated = usage error, unreadable input (even one record), a wrong stated solution, or output that can't be written
exit-several = at least one puzzle has several solutions
exit-lab-or-generate = `lab run` didn't finish, or `generate` found no puzzle
exit-guesses = a search reached `--guesses`
exit-not-found = at least one puzzle was not found
exit-lab = `lab run` didn't finish
exit-run = the run didn't finish
exit-precedence-three = If several apply, 2 takes precedence over 1, and 1 over 3.
exit-precedence-two = If both apply, 2 takes precedence over 1.
exit-endings = A closed pipe ends the program quietly with 0, Ctrl-C with 130.
color-auto = On a terminal, unless NO_COLOR or CLICOLOR=0 is set; CLICOLOR_FORCE asks for it everywhere
color-always = Always
color-never = Never
log-text = A line for people
log-json = One JSON object per line

## Formats, as options list them

format-line = 81 characters per line
format-rows = nine lines of nine characters
format-boxed = nine rows in frames
format-pretty = nine rows in drawn frames
format-candidates = the candidates of every cell in frames
format-729 = the candidates of every cell, 729 characters per line
format-sdk = nine rows with a header, for SudoCue and SadMan Sudoku
format-csv = a table with a header: puzzle, solution, labels, any other columns
format-json = an array of objects, with all there is about each puzzle
format-ndjson = the same objects, one per line
format-opensudoku = a folder of games for the app OpenSudoku
format-ss = nine rows in the frames of Simple Sudoku
format-sdx = the candidates of every cell and the player's digits, in nine rows
format-markdown = a table in Markdown
format-python = a list of nine lists of numbers in Python
format-html = a table in HTML
format-latex = a picture in LaTeX, with TikZ
format-hodoku = a line of HoDoKu's library per puzzle
format-sudokupad = a short link to SudokuPad per line
format-sudokupad-marks = a link to SudokuPad with marks per line
format-f-puzzles = a link to f-puzzles per line
format-f-puzzles-json = an object of f-puzzles per line
format-sudokuwiki = a link to the solver of SudokuWiki per line
format-sudokuexchange = a link to SudokuExchange per line
format-sudoku-coach = a link to sudoku.coach per line
format-iss = a link to the Interactive Sudoku Solver per line
format-parquet = a Parquet file with the columns of csv, all of them texts
format-scl = a link to SudokuPad in its own long form per line
format-svg = a picture of one position, with its marks and colours
format-png = the same picture in dots
format-pdf = the same picture as a page
format-penpa = a link to penpa-edit per line
format-solo = a game id of Solo, by Simon Tatham, per line

## Notes

label-note = note
which-puzzles = { $count ->
    [one] 1 of { $puzzles } puzzles, at { $place }
   *[other] { $count } of { $puzzles } puzzles, the first at { $place }
}
which-next = { $which }, then { $places }
no-puzzle = the input holds no puzzle
some-unreadable = { $count } of { $records } records could not be read
some-unwritten = { $count } of { $records } records could not be written
expected-json = expected a value in JSON
of-candidates = a puzzle that is given by its candidates alone; this command works on givens only
unlisted = further bad records are counted, but not listed
drawn-unchecked = lines or signs are only drawn, and were not checked: { $which }
clashing = conflicting clues: { $which }
no-solution = no solution: { $which }
capped = as many solutions as the limit, perhaps more: { $which }
counted-late = the time was up, so there may be more solutions: { $which }
capped-minimal = the limit was reached, so there may be more minimal puzzles: { $which }
out-of-budget = the search reached its budget: { $which }
misstated = a wrong solution stated: { $which }
several = more than one solution: { $which }
several-so = more than one solution: { $which }; { $consequence }
so-one-shown = one of them is shown
so-not-rated = not rated
so-no-backdoors = no backdoors listed
no-backdoor = { $count ->
    [one] no backdoor of at most 1 cell: { $which }
   *[other] no backdoor of at most { $count } cells: { $which }
}
so-no-minimal = no minimal puzzles listed
so-no-sets = no sets listed
classic-only = { $option } works for classic 9×9 puzzles only, and { $place } is a variant
command-classic-only = this command works for classic 9×9 puzzles only, and { $place } is a variant
parquet-needs-file = a Parquet file is not shown on a terminal; name a file with `--output`
text-in-parquet = { $name } is named as a Parquet file, but text would be written to it; expected another name, or `ichidoku solve` or `ichidoku convert --to parquet`
lines-in-json = { $name } is named as a JSON file, but plain lines would be written to it; expected another name, such as { $other }, or `--json` where the command has it
lines-in-format = { $name } is named as a file of the format { $format }, but plain lines would be written to it; expected another name, such as { $other }
objects-in-format = { $name } is named as a file of the format { $format }, but JSON objects would be written to it; expected another name, such as { $other }
named-otherwise = { $name } is named as a file of the format { $named }, but the format { $format } would be written to it; expected another name, such as { $other }
misnamed = { $name } is named as a file of the format { $format }, but something else would be written to it; expected another name, such as { $other }
no-table = { $name } is named as a table, but the input isn't one; expected a table whose first line names its columns, or another name, such as { $other }
output-is-input = { $name } is also an input, and the output wouldn't hold all of it; expected another file for `--output`
other-columns = { $source } has other columns than the table before it; expected tables with the same header
no-target = the format is missing: the output's ending doesn't tell it; expected `--to FORMAT`, or an ending such as `.csv` or `.parquet`
only-in-parquet = { $option } only works from one Parquet file to another: the input and the file of `--output` are both Parquet files
as-texts = { $names } become texts: not all types are kept where rows are left out or several files become one
all-as-texts = all columns become texts: the types are kept only of Parquet files that are named as the input
no-text-column = { $source } has no column of texts called { $name }; expected { $names }
no-puzzle-column = { $source } has no column that seems to hold puzzles; name it with `--column`: { $names }
no-texts = { $source } has no column of texts, and no other can hold puzzles; a column without any value is not one of texts
picture-needs-file = a picture is not shown on a terminal; name a file with `--output`
picture-of-one = a picture shows one puzzle; expected an input with one, or `ichidoku book` for many
picture-title = Sudoku
only-png = only a PNG has a scale or can be transparent; expected `--to png`
parquet-file = the Parquet file
book-needs-file = a PDF is not shown on a terminal; name a file with `--output`
book-per-page = { $count } puzzles on a page; expected 1, 2, 4, 6 or 9
book-small-candidates = the candidates would be smaller than 4 points; expected fewer puzzles on a page, or larger paper
book-long-address = the address of the app is too long for a code
book-letter = the font of a book has no { $letter }, only Latin letters; expected another title, or a font with it (`--font`)
book-letter-fonts = neither { $name } nor the font of a book has { $letter }; expected another title, or a font with it
book-no-font = { $name } is not a font that can be read; expected TrueType or OpenType
book-small-rules = puzzle { $number } and its rules would be too small to read even on a page alone; expected larger paper
book-unlettered = words with letters that the font of a book lacks are left out: { $which }; `--font` adds letters
book-uncoded = no code to scan, since the link is too long for one: { $which }
so-no-solution-printed = printed without a solution
so-no-neighbours = no neighbours listed
so-no-uniqueness = no step rests on uniqueness
left-out = { $format } can't hold { $part }, so they are left out: { $which }
no-column = { $label } is left out, since there was no column for it when the table began: { $which }
stated-wrong = { $count ->
    [one] the stated solution is wrong in 1 cell: { $cells }
   *[other] the stated solution is wrong in { $count } cells: { $cells }
}
nothing-to-compare = there is nothing to compare with the first
exported = { $count } files in { $folder }
compared = { $number } of { $count }: { $name }
resume = { $count ->
    [one] interrupted after { $done } of 1 puzzle; to continue: { $options }
   *[other] interrupted after { $done } of { $count } puzzles; to continue: { $options }
}
no-browser = no browser was opened: { $reason }
listening = listening on { $address }

## Findings

solved-steps = { $count ->
    [one] 1 step{ $ending }
   *[other] { $count } steps{ $ending }
}
ending-solved = , solved
ending-stuck = , not solved
ending-stopped = , stopped there
ending-cell = , and { $cell } has no candidate left
ending-house = , and { $house } has no place for { $digit }
explained-steps = { $count ->
    [one] 1 step, ER { $er }, EP { $ep }, ED { $ed }
   *[other] { $count } steps, ER { $er }, EP { $ep }, ED { $ed }
}
histogram-rating = rating
histogram-puzzles = puzzles
histogram-technique = technique
histogram-steps = steps
rated-several = several solutions
rated-unsolvable = no solution
clue-count = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
cell-count = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
check-minimal = proper and minimal, { $clues }
check-proper = proper, not minimal, { $clues }
check-redundant = any one of these could go, and it would still be proper ({ $count }): { $cells }
check-several = { $count } solutions, { $clues }
check-several-capped = { $count } or more solutions, { $clues }
check-differ = these two differ in { $count }: { $cells }
check-open = not settled by the clues, { $count }: { $cells }
check-clashing = no solution: clues clash, { $clues }
check-unsolvable = no solution, { $clues }
check-clash = { $digit } stands in { $cells } of { $house }
check-contradiction = { $count ->
    [one] this clue alone leaves no solution: { $clues }
   *[other] these { $count } clues contradict each other, so at least one of them is wrong: { $clues }
}
check-one = exactly one solution, { $clues }
check-none-redundant = none of its clues and rules can go
check-undecided = it would take too long to find out whether these can go ({ $count }): { $rules }
check-rules = these contradict each other, so at least one of them is wrong ({ $count }): { $rules }
check-rule = this rule alone leaves no solution: { $rules }
check-stated-right = the stated solution is right
check-stated-wrong = the stated solution is wrong in { $count }: { $cells }
check-stated-breaks = the stated solution breaks { $rule }
check-stated-twice = the stated solution has a digit twice in a row, a column or a box
no-estimate = unknown: no probe came to a solution
techniques-head-technique = technique
techniques-head-family = family
techniques-head-difficulty = difficulty
missing-nearest = { $reason }; the nearest has { $count } clues: { $puzzle }
missing-puzzle = puzzle { $number }: { $reason }

## Progress

progress-puzzles = { $count } puzzles
progress-of = { $count } of { $all } puzzles
progress-attempts = { $count } attempts
progress-solutions = { $count } solutions
progress-left = { $time } left

## Statistics of `solve --stats`

stats-puzzles = puzzles
stats-solved = solved
stats-one = one solution
stats-several = several
stats-none = no solution
stats-unreadable = unreadable
stats-guesses = guesses
stats-sweeps = sweeps
stats-time = time
stats-per-puzzle = { $count } ({ $average } per puzzle)
stats-depth = , at most { $depth } deep
stats-speed = { $seconds } s, { $speed } puzzles/s, { $threads } threads, engine { $engine }

## The lab

lab-any-key = { $news }; any key ends
lab-running = running
lab-paused = paused
lab-pace = { $state }, { $speed } steps per second
lab-keys = space: pause   right: one step   + -: speed   q: end
lab-counts = depth { $depth }, placements { $placements }, backtracks { $backtracks }
lab-try = { $cell }: is { $digit } free?
lab-clash = { $cell }: { $digit } clashes with { $other }
lab-guess = { $placement }, a guess
lab-no-digit = { $cell }: no digit is left
lab-no-place = { $house }: no place is left for { $digit }
lab-back = { $placement } is taken back
lab-solved = solved

## What a format may not be able to hold

part-solutions = solutions
part-candidates = candidates
part-entries = entries
part-corner-marks = corner marks
part-centre-marks = centre marks
part-colours = colours
part-fog = fogged cells
part-names = names
part-authors = authors
part-rules-in-words = rules in words
part-sources = sources
part-ratings = ratings
part-difficulties = difficulties
part-other-columns = other columns
part-fields-outside-the-records = fields outside the records

## Names of values

value-address = ADDRESS
value-candidates = CANDIDATES
value-code = CODE
value-condition = CONDITION
value-er = ER
value-file = FILE
value-file-or-puzzle = FILE|PUZZLE
value-form = FORM
value-format = FORMAT
value-grade = GRADE
value-index = INDEX
value-level = LEVEL
value-name = NAME
value-names = NAMES
value-order = ORDER
value-paper = PAPER
value-pattern = PATTERN
value-place = PLACE
value-port = PORT
value-puzzle = PUZZLE
value-scale = SCALE
value-seconds = SECONDS
value-solution = SOLUTION
value-symmetry = SYMMETRY
value-technique = TECHNIQUE
value-title = TITLE
value-when = WHEN
