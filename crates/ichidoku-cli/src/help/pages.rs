//! For every command, its exit statuses and two examples.

use std::fmt;

use super::style::HEADING;
use crate::words::{find, word};

/// The commands by what they are for, which is a text.
pub(super) const GROUPS: [(&str, &[&str]); 6] = [
    ("help-group-solve", &["solve", "count", "enumerate", "true-candidates", "check", "convert"]),
    ("help-group-understand", &["hint", "steps", "rate", "techniques"]),
    ("help-group-make", &["generate", "book", "variations", "neighbours"]),
    (
        "help-group-research",
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
    ("help-group-learn", &["lab"]),
    ("help-group-serve", &["serve", "export-web", "completions", "man"]),
];

/// An exit status, and the name of the text that says what it means.
type Status = (u8, &'static str);

const SUCCESS: Status = (0, "exit-success");
const UNSOLVABLE: Status = (1, "exit-unsolvable");
const CLASHING: Status = (1, "exit-clashing");
const USAGE: Status = (2, "exit-usage");
const UNREADABLE: Status = (2, "exit-unreadable");
const MISSTATED: Status = (2, "exit-misstated");
const SEVERAL: Status = (3, "exit-several");

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
    statuses: &'static [Status],
    /// Lines for the shell that work as they stand, given files of these names.
    examples: [&'static str; 2],
}

/// The page of a command.
pub(crate) fn page(command: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.command == command)
}

impl Page {
    /// The exit statuses, each with its meaning.
    pub(crate) fn statuses(&self) -> impl Iterator<Item = (u8, &'static str)> {
        self.statuses.iter().map(|(status, meaning)| (*status, word(meaning)))
    }

    /// The examples, each with what it does.
    pub(crate) fn examples(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let meaning = |place: usize| find(&format!("example-{}-{place}", key(self.command)));
        (1..).zip(self.examples).map(move |(place, line)| (line, meaning(place).unwrap_or_default()))
    }

    /// What holds of the exit statuses as a whole, and of those of every command.
    pub(crate) fn endings(&self) -> String {
        let has = |status| self.statuses.iter().any(|(number, _)| *number == status);
        let precedence = match (has(1), has(3)) {
            (true, true) => word("exit-precedence-three"),
            (true, false) => word("exit-precedence-two"),
            _ => return word("exit-endings").to_owned(),
        };
        format!("{precedence}\n{}", word("exit-endings"))
    }
}

/// The command in the names of its texts: `lab-run`.
pub(super) fn key(command: &str) -> String {
    if command.is_empty() { "program".to_owned() } else { command.replace(' ', "-") }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}{}:{HEADING:#}", word("help-examples"))?;
        for (line, meaning) in self.examples() {
            writeln!(f, "  {line}\n      {meaning}")?;
        }
        writeln!(f, "\n{HEADING}{}:{HEADING:#}", word("help-exit-status"))?;
        for (status, meaning) in self.statuses() {
            writeln!(f, "  {status}  {meaning}")?;
        }
        write!(f, "\n{}", self.endings())
    }
}

/// `"command" statuses, "example", "example";`
macro_rules! pages {
    ($($command:literal $statuses:expr, $($line:literal),*;)*) => {
        /// The pages of all commands.
        const PAGES: &[Page] =
            &[$(Page { command: $command, statuses: $statuses, examples: [$($line),*] }),*];
    };
}

pages! {
    "" &[SUCCESS, UNSOLVABLE, MISSTATED, SEVERAL, (4, "exit-lab-or-generate")],
        "ichidoku solve puzzles.txt",
        "ichidoku hint --grade step puzzle.txt";
    "solve" &[SUCCESS, UNSOLVABLE, MISSTATED],
        "ichidoku solve puzzles.txt > solutions.txt",
        "ichidoku solve --format boxed puzzle.txt";
    "count" SOLVING,
        "ichidoku count --limit 1M several.txt",
        "ichidoku count --estimate --samples 2k several.txt";
    "enumerate" SOLVING,
        "ichidoku enumerate --limit 20 several.txt",
        "ichidoku enumerate --limit 20 --json several.txt";
    "true-candidates" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "exit-guesses")],
        "ichidoku true-candidates several.txt",
        "ichidoku true-candidates --limit 100 --json several.txt";
    "check" &[SUCCESS, UNSOLVABLE, MISSTATED, SEVERAL],
        "ichidoku check puzzles.txt",
        "ichidoku check --json puzzle.txt";
    "convert" READING,
        "ichidoku convert --to csv puzzles.txt > puzzles.csv",
        "ichidoku convert --to candidates puzzle.txt";
    "hint" PROPER,
        "ichidoku hint puzzle.txt",
        "ichidoku hint --grade step --no-nets puzzle.txt";
    "steps" SOLVING,
        "ichidoku steps puzzle.txt",
        "ichidoku steps --next --without uniqueness,nets puzzle.txt";
    "rate" PROPER,
        "ichidoku rate puzzles.txt",
        "ichidoku rate --only-er --where 'clues<=17 || grade>=hard' puzzles.txt";
    "techniques" WRITING,
        "ichidoku techniques",
        "ichidoku techniques explain x-wing";
    "techniques list" WRITING,
        "ichidoku techniques list",
        "ichidoku techniques list --json";
    "techniques explain" WRITING,
        "ichidoku techniques explain hidden-pair",
        "ichidoku techniques explain naked-subsets --answers";
    "canonical" CANONICAL,
        "ichidoku canonical puzzles.txt",
        "ichidoku canonical --json grids.txt";
    "same-class" READING,
        "ichidoku same-class puzzles.txt",
        "ichidoku variations -n 3 puzzle.txt | ichidoku same-class --json";
    "automorphisms" CANONICAL,
        "ichidoku automorphisms grids.txt",
        "ichidoku automorphisms --json puzzle.txt";
    "dedupe" CANONICAL,
        "ichidoku dedupe puzzles.txt > different.txt",
        "ichidoku variations -n 9 puzzle.txt | ichidoku dedupe --json";
    "minimal" PROPER,
        "ichidoku minimal --limit 5 puzzle.txt",
        "ichidoku minimal --limit 5 --json puzzles.txt";
    "unavoidable" PROPER,
        "ichidoku unavoidable --size 6 grids.txt",
        "ichidoku unavoidable --size 8 --json puzzle.txt";
    "backdoors" PROPER,
        "ichidoku backdoors puzzles.txt",
        "ichidoku backdoors --size 2 --json puzzle.txt";
    "bands" WRITING,
        "ichidoku bands > bands.tsv",
        "ichidoku bands --json | head -n 3";
    "count-grids" WRITING,
        "ichidoku count-grids",
        "ichidoku count-grids --json";
    "generate" &[SUCCESS, USAGE, (4, "exit-not-found")],
        "ichidoku generate --grade hard --symmetry half-turn",
        "ichidoku generate -n 20 --seed 7 --json > new.ndjson";
    "book" PROPER,
        "ichidoku book puzzles.txt -o book.pdf",
        "ichidoku generate -n 60 --grade hard | ichidoku book --booklet --grade -o hard.pdf";
    "variations" READING,
        "ichidoku variations -n 5 puzzle.txt",
        "ichidoku variations --seed 3 --json puzzles.txt";
    "neighbours" PROPER,
        "ichidoku neighbours --limit 10 puzzle.txt",
        "ichidoku neighbours --limit 1k puzzle.txt | ichidoku rate";
    "bench" READING,
        "ichidoku bench --rounds 1 puzzles.txt",
        "ichidoku bench --rounds 1 -j 1 --json puzzles.txt";
    "lab" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "exit-lab")],
        "ichidoku lab list",
        "ichidoku lab run dancing-links puzzle.txt";
    "lab list" WRITING,
        "ichidoku lab list",
        "ichidoku lab list | grep backtracking";
    "lab run" &[SUCCESS, UNSOLVABLE, UNREADABLE, (4, "exit-run")],
        "ichidoku lab run dancing-links puzzle.txt",
        "ichidoku lab run row-by-row --trace steps.ndjson puzzle.txt";
    "lab compare" READING,
        "ichidoku lab compare --algorithms sat,dancing-links,engine puzzle.txt",
        "ichidoku lab compare --algorithms sat,engine --json puzzles.txt";
    "lab explain" WRITING,
        "ichidoku lab explain sat",
        "ichidoku lab explain dancing-links --source";
    "serve" WRITING,
        "ichidoku serve --port 0",
        "ichidoku serve --openapi > openapi.json";
    "export-web" WRITING,
        "ichidoku export-web site",
        "ichidoku export-web --quiet public/sudoku";
    "completions" WRITING,
        "ichidoku completions bash > ichidoku.bash",
        "ichidoku completions zsh > _ichidoku";
    "man" WRITING,
        "ichidoku man > ichidoku.1",
        "ichidoku man solve > ichidoku-solve.1";
}
