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
possible-values = [possible values: { $values }]
name-technique = technique
name-technique-or-family = technique or family
name-algorithm = algorithm
name-format = format
name-grade = grade
name-level = level
name-scale = scale
name-symmetry = symmetry
name-language = language
expected-number = expected a whole number of at least { $least } and less than 2^64, such as 1000, 10k or 1e6
expected-between = expected a whole number from { $least } to { $most }
or-none = { $expected }, or `none`
expected-seconds = expected a number of seconds, such as 30 or 0.5
expected-clues = expected a number up to 81, or two as in `24-28`
expected-characters = expected 81 characters, not { $count }
expected-address = expected an IP address, such as 127.0.0.1 or ::1

## Records that can't be read

not-a-cell = row { $row }, column { $column }: { $found } is not a digit or a blank
too-few-cells = { $count ->
    [one] 1 cell where { $expected } were expected
   *[other] { $count } cells where { $expected } were expected
}
too-few-rows = { $count ->
    [one] 1 row where { $expected } were expected
   *[other] { $count } rows where { $expected } were expected
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
