# What goes wrong. After "error:" in lower case, without a full stop.

label-error = error
cannot-write = cannot write to { $place }: { $reason }
standard-output = standard output
man-page = the man page
is-a-directory = { $path }: is a directory
neither = { $text } is neither a file nor a puzzle
neither-file = as a file: { $reason }
neither-puzzle = as a puzzle: { $reason }
empty-text = it is empty
nothing-given = no puzzles: give files, puzzles, or `-` to type them in; see --help
stopped-at-bad = stopped at the first bad record, as --strict asks
bug = this is a bug in ichidoku; please report it with the puzzles that led to it
bug-generate = this is a bug in ichidoku; please report it with the seed and the options
hint-takes-one = hint takes one puzzle, not several; see steps for many
like-takes-one = --like takes one puzzle, not several
like-improper = the puzzle of --like has no solution or several; expected exactly one
lab-takes-one = lab run takes one puzzle, not { $count }; see lab compare for many
not-a-command = '{ $path }' is not a command; see --help
without-app = this program was built without the browser app (ICHIDOKU_SKIP_WEB was set)
index-beyond = { $options }: the last index must be below { $most }
gpu-missing = --gpu needs the program { $program }, which is neither beside this one nor on the path; build it from the folder gpu of the sources
gpu-not-started = { $program } cannot be started: { $reason }
gpu-ended = { $program } was ended: { $status }
gpu-one-file = --gpu solves one file, or standard input
needs-terminal = --animate needs a terminal to draw on and to read keys from
no-drawing = cannot draw on this terminal: { $reason }
cannot-listen = cannot listen on { $address }: { $reason }
port-in-use = cannot listen on { $address }: { $reason }; --port 0 takes any free port
server-down = the server broke down: { $reason }
bench-empty = an input holds no puzzle
bench-wrong = { $engine } gives a wrong answer: { $what } of puzzle { $number } of { $source }
bench-count = the number of solutions
bench-solution = a solution
bench-stated = another solution than the file states

## Values of options

unknown-name = unknown { $kind }
did-you-mean = did you mean '{ $name }'?
lists-names = `{ $command }` lists all names
lists-facts = `ichidoku techniques` lists the techniques, `ichidoku rate --help` the other names
possible-values = [possible values: { $values }]
name-technique = technique
name-technique-or-family = technique or family
name-algorithm = algorithm
name-fact = name
name-format = format
name-grade = grade
name-level = level
name-paper = size of paper
name-place = place
name-scale = scale
name-symmetry = symmetry
name-variant = variant
name-language = language
expected-number = expected a whole number of at least { $least } and less than 2^64, such as 1000, 10k or 1e6
expected-between = expected a whole number from { $least } to { $most }
or-none = { $expected }, or `none`
expected-seconds = expected a number of seconds, such as 30 or 0.5
expected-clues = expected a number up to 81, or two as in `24-28`
expected-er = expected a rating up to 20.9, or two as in `7.1-7.3`
expected-rate-format = expected text with `%g`, `%r`, `%p`, `%d`, `%n`, `%e`, `%t`, `%l` or `%%`
expected-one-er = expected a rating up to 20.9, such as 7.1
expected-and-or = expected `&&`, `||` or the end
expected-bracket = expected `)`
expected-fact = expected a name, a number, `!` or `(`
expected-grade = expected a grade, from `trivial` to `beyond`
expected-amount = expected a number; only `grade` is compared with grades
expected-comparison = expected a comparison, as in `grade >= hard`
filter-problem = column { $column }: { $problem }
only-on-scale = { $option } is about the scale { $wanted }, not { $scale }
expected-characters = expected 81 characters, not { $count }
expected-address = expected an IP address, such as 127.0.0.1 or ::1
expected-header = expected the name of a header, such as x-api-key

## Puzzles that can't be made

clue-range = { $from } to { $to } clues
order-clues = { $clues }: a puzzle with one solution has at least 17, and 81 leave nothing to solve; expected 17 to 80
order-clues-reversed = { $clues }: the first must not be above the last
order-minimal = a minimal puzzle with { $count } clues: none with more than 40 is known
order-symmetry = { $clues }: no pattern with the symmetry { $symmetry } has this many
order-pattern-full = a pattern of all 81 cells leaves nothing to solve
order-pattern-small = a pattern of { $count } cells: a puzzle with one solution has at least 17 clues
order-pattern-clues = a pattern of { $count } cells cannot have { $clues }
order-pattern-symmetry = the pattern does not have the symmetry { $symmetry }
order-pattern-lines = the pattern has no clue in { $one } and { $other }: they could be exchanged in any solution
order-pattern-of-solution = the clues of this solution in this pattern have other solutions too
order-given-outside = given clues stand outside the pattern
order-given-not-in-solution = the given clues are not part of the solution that is asked for
order-given = the given clues: { $reason }
order-given-unsolvable = the given clues: the puzzle has no solution
order-given-clues = { $count } clues are given or follow by symmetry; that does not leave room for { $clues }
order-needed-and-forbidden = { $technique } cannot be needed and forbidden
order-too-hard = a puzzle of grade { $grade } does not need { $technique }: that makes a puzzle { $needed } at least
order-too-hard-for-level = a puzzle of HoDoKu's level { $level } does not need { $technique }: easier techniques solve it
order-grade-above-level = a puzzle of HoDoKu's level { $level } is never of grade { $grade }: easier techniques solve it
order-below-scale = an ER of { $er }: the scale begins at { $least }
order-all-forbidden = all techniques are forbidden: none is left to solve the puzzle with
order-no-attempts = no attempts: expected at least 1
order-exhausted = { $count ->
    [one] no such puzzle in 1 attempt
   *[other] no such puzzle in { $count } attempts
}
order-interrupted = { $count ->
    [one] stopped after 1 attempt
   *[other] stopped after { $count } attempts
}

## What the reader of the arguments says itself: in English these are its words, which other languages replace

clap-usage = Usage:
clap-options = Options:
clap-arguments = Arguments:
clap-commands = Commands:
clap-option-mark = [OPTIONS]
clap-command-mark = <COMMAND>
clap-command-choice = [COMMAND]
clap-default = [default:
clap-values = [possible values:
clap-values-long = Possible values:
clap-help-more = Print help (see more with '
clap-help-summary = Print help (see a summary with '
clap-help = Print help
clap-version = Print version
clap-help-command = Print this message or the help of the given subcommand(s)
clap-error = error:
clap-tip = tip:
clap-more = For more information, try '
clap-unexpected = unexpected argument '
clap-invalid = invalid value '
clap-for = ' for '
clap-unrecognized = unrecognized subcommand '
clap-required = the following required arguments were not provided:
clap-conflict = the argument '
clap-conflict-with = ' cannot be used with '
clap-conflict-these = ' cannot be used with:
clap-value-required = a value is required for '
clap-none-supplied = ' but none was supplied
clap-once = ' cannot be used multiple times
clap-similar = a similar argument exists: '
clap-similar-command = a similar subcommand exists: '
clap-similar-value = a similar value exists: '
clap-as-value = to pass '
clap-as-value-use = ' as a value, use '
clap-needs-command = ' requires a subcommand but one was not provided
clap-found = ' found
clap-similar-commands = some similar subcommands exist:
clap-similar-arguments = some similar arguments exist:
clap-similar-values = some similar values exist:
