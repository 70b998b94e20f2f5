//! For every command, its exit statuses and two examples.

use std::fmt;

use super::style::HEADING;

/// The commands by what they are for.
pub(super) const GROUPS: [(&str, &[&str]); 6] = [
    ("Solve", &["solve", "count", "enumerate", "true-candidates", "check", "convert"]),
    ("Understand", &["hint", "steps", "rate", "techniques"]),
    ("Make", &["generate", "variations", "neighbours"]),
    (
        "Research",
        &[
            "canonical",
            "same-class",
            "automorphisms",
            "dedupe",
            "minimal",
            "unavoidable",
            "backdoors",
            "bands",
            "count-grids",
            "bench",
        ],
    ),
    ("Learn", &["lab"]),
    ("Serve and set up", &["serve", "export-web", "completions", "man"]),
];

/// An exit status and its meaning.
type Status = (u8, &'static str);
/// A line for the shell and what it does.
type Example = (&'static str, &'static str);

const SUCCESS: Status = (0, "success");
const UNSOLVABLE: Status = (1, "at least one puzzle has no solution");
const CLASHING: Status = (1, "in at least one record the clues conflict");
const USAGE: Status = (2, "usage error, or output that can't be written");
const UNREADABLE: Status = (2, "usage error, unreadable input (even one record), or output that can't be written");
const MISSTATED: Status =
    (2, "usage error, unreadable input (even one record), a wrong stated solution, or output that can't be written");
const SEVERAL: Status = (3, "at least one puzzle has several solutions");

/// The exit statuses of commands that only write.
const WRITING: &[Status] = &[SUCCESS, USAGE];
/// Those of commands that read records, whatever their solutions.
const READING: &[Status] = &[SUCCESS, UNREADABLE];
/// Those of commands that need puzzles with a solution.
const SOLVING: &[Status] = &[SUCCESS, UNSOLVABLE, UNREADABLE];
/// Those of commands that need puzzles with one solution.
const PROPER: &[Status] = &[SUCCESS, UNSOLVABLE, UNREADABLE, SEVERAL];
/// Those of commands that need clues without conflicts.
const CANONICAL: &[Status] = &[SUCCESS, CLASHING, UNREADABLE];

/// What the help of a command adds to its options.
#[derive(Debug)]
pub(crate) struct Page {
    /// The words after `ichidoku` that call it; none for the program.
    command: &'static str,
    /// The exit statuses that it can end with.
    pub(crate) statuses: &'static [Status],
    /// Examples that work as they stand, given files of these names.
    pub(crate) examples: [Example; 2],
}

/// The page of a command.
pub(crate) fn page(command: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.command == command)
}

impl Page {
    /// What holds of the exit statuses as a whole.
    pub(crate) fn precedence(&self) -> &'static str {
        let has = |status| self.statuses.iter().any(|(number, _)| *number == status);
        match (has(1), has(3)) {
            (true, true) => "If several apply, 2 takes precedence over 1, and 1 over 3.\n",
            (true, false) => "If both apply, 2 takes precedence over 1.\n",
            _ => "",
        }
    }
}

/// What holds of every command.
pub(crate) const ENDINGS: &str = "A closed pipe ends the program quietly with 0, Ctrl-C with 130.";

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}Examples:{HEADING:#}")?;
        for (line, meaning) in self.examples {
            writeln!(f, "  {line}\n      {meaning}")?;
        }
        writeln!(f, "\n{HEADING}Exit status:{HEADING:#}")?;
        for (status, meaning) in self.statuses {
            writeln!(f, "  {status}  {meaning}")?;
        }
        write!(f, "\n{}{ENDINGS}", self.precedence())
    }
}

/// `"command" statuses, "example" => "meaning", "example" => "meaning";`
macro_rules! pages {
    ($($command:literal $statuses:expr, $($line:literal => $meaning:literal),*;)*) => {
        /// The pages of all commands.
        const PAGES: &[Page] =
            &[$(Page { command: $command, statuses: $statuses, examples: [$(($line, $meaning)),*] }),*];
    };
}

pages! {
    "" &[SUCCESS, UNSOLVABLE, MISSTATED, SEVERAL, (4, "`lab run` didn't finish, or `generate` found no puzzle")],
        "ichidoku solve puzzles.txt" => "Solve every puzzle of a file",
        "ichidoku hint --grade step puzzle.txt" => "Explain the next step, with a drawing";
    "solve" &[SUCCESS, UNSOLVABLE, MISSTATED],
        "ichidoku solve puzzles.txt > solutions.txt" => "Solve every puzzle of a file, one solution per line",
        "ichidoku solve --format boxed puzzle.txt" => "Print the solution as a grid";
    "count" SOLVING,
        "ichidoku count --limit 1M several.txt" => "Count solutions, but no more than a million",
        "ichidoku count --estimate --samples 2k several.txt" => "Estimate the number, however large, with its error";
    "enumerate" SOLVING,
        "ichidoku enumerate --limit 20 several.txt" => "Print the first 20 solutions",
        "ichidoku enumerate --limit 20 --json several.txt" => "Print them with the puzzle that each belongs to";
    "true-candidates" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "a search reached `--guesses`")],
        "ichidoku true-candidates several.txt" => "Draw the digits that occur in some solution",
        "ichidoku true-candidates --limit 100 --json several.txt" => "Count the solutions with each candidate up to 100";
    "check" &[SUCCESS, UNSOLVABLE, MISSTATED, SEVERAL],
        "ichidoku check puzzles.txt" => "Report what is wrong with each puzzle",
        "ichidoku check --json puzzle.txt" => "Print the report as JSON";
    "convert" READING,
        "ichidoku convert --to csv puzzles.txt > puzzles.csv" => "Write a table",
        "ichidoku convert --to candidates puzzle.txt" => "Show the candidates of every cell";
    "hint" PROPER,
        "ichidoku hint puzzle.txt" => "Say where to look, and no more",
        "ichidoku hint --grade step --no-nets puzzle.txt" => "Explain the next step that needs no forcing net";
    "steps" SOLVING,
        "ichidoku steps puzzle.txt" => "Solve the puzzle and explain every step",
        "ichidoku steps --next --without uniqueness,nets puzzle.txt" => "Draw one step without these techniques";
    "rate" PROPER,
        "ichidoku rate puzzles.txt" => "Print the grade and score of each puzzle",
        "ichidoku rate --scale hodoku --json puzzles.txt" => "Rate on HoDoKu's scale, as JSON";
    "techniques" WRITING,
        "ichidoku techniques" => "List all techniques",
        "ichidoku techniques explain x-wing" => "Explain one of them";
    "techniques list" WRITING,
        "ichidoku techniques list" => "Print a table",
        "ichidoku techniques list --json" => "Print aliases and scores, too, as JSON";
    "techniques explain" WRITING,
        "ichidoku techniques explain hidden-pair" => "Explain hidden pairs, with an example and a near miss",
        "ichidoku techniques explain naked-subsets" => "Explain all techniques of a page";
    "canonical" CANONICAL,
        "ichidoku canonical puzzles.txt" => "Print the canonical form of each puzzle",
        "ichidoku canonical --json grids.txt" => "Print the transform that leads to it, too";
    "same-class" READING,
        "ichidoku same-class puzzles.txt" => "Compare each puzzle with the first one",
        "ichidoku variations -n 3 puzzle.txt | ichidoku same-class --json" => "Show how copies come of each other";
    "automorphisms" CANONICAL,
        "ichidoku automorphisms grids.txt" => "Count the symmetries of each grid",
        "ichidoku automorphisms --json puzzle.txt" => "List them";
    "dedupe" CANONICAL,
        "ichidoku dedupe puzzles.txt > different.txt" => "Keep one puzzle of each class",
        "ichidoku variations -n 9 puzzle.txt | ichidoku dedupe --json" => "Print each one with its canonical form";
    "minimal" PROPER,
        "ichidoku minimal --limit 5 puzzle.txt" => "List five minimal puzzles among the clues",
        "ichidoku minimal --limit 5 --json puzzles.txt" => "List five for each puzzle, as JSON";
    "unavoidable" PROPER,
        "ichidoku unavoidable --size 6 grids.txt" => "List the smallest sets of each grid",
        "ichidoku unavoidable --size 8 --json puzzle.txt" => "List those of the solution, as JSON";
    "backdoors" PROPER,
        "ichidoku backdoors puzzles.txt" => "List the smallest backdoors of each puzzle",
        "ichidoku backdoors --size 2 --json puzzle.txt" => "Look for at most two cells";
    "bands" WRITING,
        "ichidoku bands > bands.tsv" => "Write a table of all 416 classes",
        "ichidoku bands --json | head -n 3" => "Print the first three as JSON";
    "count-grids" WRITING,
        "ichidoku count-grids" => "Print the number of all grids",
        "ichidoku count-grids --json" => "Print it as JSON";
    "generate" &[SUCCESS, USAGE, (4, "at least one puzzle was not found")],
        "ichidoku generate --grade hard --symmetry half-turn" => "Make one hard puzzle",
        "ichidoku generate -n 20 --seed 7 --json > new.ndjson" => "Make the same twenty puzzles every time";
    "variations" READING,
        "ichidoku variations -n 5 puzzle.txt" => "Print five symmetric copies",
        "ichidoku variations --seed 3 --json puzzles.txt" => "Print a copy of each, and how it came about";
    "neighbours" PROPER,
        "ichidoku neighbours --limit 10 puzzle.txt" => "Print ten puzzles that differ in one clue",
        "ichidoku neighbours --limit 1k puzzle.txt | ichidoku rate" => "Rate a thousand of them";
    "bench" READING,
        "ichidoku bench --rounds 1 puzzles.txt" => "Measure every engine on a file",
        "ichidoku bench --rounds 1 -j 1 --json puzzles.txt" => "Measure one thread, as JSON";
    "lab" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "`lab run` didn't finish")],
        "ichidoku lab list" => "List the algorithms",
        "ichidoku lab run dancing-links puzzle.txt" => "Run one and count its work";
    "lab list" WRITING,
        "ichidoku lab list" => "List the algorithms",
        "ichidoku lab list | grep backtracking" => "Look for one";
    "lab run" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "the run didn't finish")],
        "ichidoku lab run dancing-links puzzle.txt" => "Run dancing links and count its work",
        "ichidoku lab run row-by-row --trace steps.ndjson puzzle.txt" => "Write every step to a file";
    "lab compare" READING,
        "ichidoku lab compare --algorithms sat,dancing-links,engine puzzle.txt" => "Compare three algorithms in a table",
        "ichidoku lab compare --algorithms sat,engine --json puzzles.txt" => "Print one JSON object per run";
    "lab explain" WRITING,
        "ichidoku lab explain sat" => "Explain how a SAT solver solves Sudoku",
        "ichidoku lab explain dancing-links --source" => "Print the source, which opens with the explanation";
    "serve" WRITING,
        "ichidoku serve --port 0" => "Serve on any free port",
        "ichidoku serve --openapi > openapi.json" => "Write the description of the REST API";
    "export-web" WRITING,
        "ichidoku export-web site" => "Write the app to the folder 'site'",
        "ichidoku export-web --quiet public/sudoku" => "Write it to a folder of a web site, without a note";
    "completions" WRITING,
        "ichidoku completions bash > ichidoku.bash" => "Write completions for bash, to be sourced",
        "ichidoku completions zsh > _ichidoku" => "Write completions for zsh, to be put into a folder of $fpath";
    "man" WRITING,
        "ichidoku man > ichidoku.1" => "Write the man page of the program",
        "ichidoku man solve > ichidoku-solve.1" => "Write the man page of a command";
}
