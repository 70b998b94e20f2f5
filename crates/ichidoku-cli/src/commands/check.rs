//! `ichidoku check`

use std::fmt::{self, Write};

use clap::Args;
use ichidoku::solve::Search;
use ichidoku::{Cell, CellSet, Diagnosis, Puzzle, Solution};
use ichidoku_api::{Checked, wrong_cells};
use ichidoku_formats::{Chunk, Document};

use crate::commands::batch::{Batch, EngineChoice};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::limit;

/// Report conflicts, contradictions, several solutions and redundant clues
///
/// Conflicting clues: every conflict. No solution: a minimal set of clues that already contradict each other (removing any
/// one of them resolves it). Several solutions: how many, two of them, the cells where these differ, and the cells that the
/// clues leave open. One solution: whether the puzzle is minimal, or which of its clues are redundant. If the input states a
/// solution: whether it is right; a wrong one counts as bad input. Candidates in the input are not considered.
#[derive(Args, Debug)]
pub(crate) struct Check {
    /// Count the solutions of a puzzle no further than this
    #[arg(long, short, value_name = "N", default_value = "1000", value_parser = limit)]
    limit: u64,

    /// Print one JSON object per record
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Check {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let layout = if self.json { Layout::OBJECTS } else { Layout::REPORTS };
        let work = Checking {
            search: self.engine.search().limit(self.limit),
            limit: self.limit.max(2),
            json: self.json,
            layout,
            strict: self.batch.strict,
        };
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, "");
        Ok(summary.exit_if_proper())
    }
}

#[derive(Clone)]
struct Checking {
    search: Search<'static>,
    limit: u64,
    json: bool,
    layout: Layout,
    strict: bool,
}

impl Work for Checking {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout.write(chunk, self.strict, part, |_, entry, part| {
            // The search has neither a budget nor a stop handle.
            let Ok(diagnosis) = Diagnosis::of(&entry.puzzle, &self.search) else { return };
            let finding = Finding { source: chunk.source_name(), entry, diagnosis: &diagnosis, limit: self.limit };
            finding.count(chunk, part);
            if self.json {
                let checked = Checked::new(&entry.puzzle, &diagnosis, self.limit, entry.solution.as_ref());
                write_object(&Located::new(chunk.source_name(), entry, checked), &mut part.bytes);
            } else {
                part.bytes.extend_from_slice(finding.to_string().as_bytes());
            }
        });
    }
}

/// What was found about a puzzle.
struct Finding<'a> {
    source: &'a str,
    entry: &'a Document,
    diagnosis: &'a Diagnosis,
    limit: u64,
}

impl Finding<'_> {
    fn count(&self, chunk: &Chunk, part: &mut Part) {
        let summary = &mut part.summary;
        let kind = match self.diagnosis {
            Diagnosis::Clashing { .. } | Diagnosis::Unsolvable { .. } => Some(&mut summary.unsolvable),
            Diagnosis::Several { .. } => Some(&mut summary.several),
            Diagnosis::Proper { .. } => None,
        };
        if let Some(kind) = kind {
            kind.add(chunk, || self.entry.line);
        }
        if self.wrong_cells().is_some_and(|wrong| !wrong.is_empty()) {
            part.summary.misstated.add(chunk, || self.entry.line);
        }
    }

    /// Where the stated solution is wrong; `None` where none is stated.
    fn wrong_cells(&self) -> Option<CellSet> {
        let only = if let Diagnosis::Proper { solution, .. } = self.diagnosis { Some(solution) } else { None };
        self.entry.solution.map(|stated| wrong_cells(&self.entry.puzzle, &stated, only))
    }

    /// Whether there may be more solutions than were counted.
    fn is_capped(&self, count: u64) -> bool {
        count >= self.limit
    }
}

/// The cells that do not hold the same.
fn differing(a: &Puzzle, b: &Puzzle) -> CellSet {
    Cell::ALL.into_iter().filter(|cell| a.get(*cell) != b.get(*cell)).collect()
}

/// The clues in these cells, as `r1c1=5`.
fn clues(puzzle: &Puzzle, cells: CellSet) -> impl Iterator<Item = String> {
    puzzle.restricted_to(cells).clues().map(|(cell, digit)| format!("{cell}={digit}")).collect::<Vec<_>>().into_iter()
}

/// `1 clue`, `2 clues`
fn counted(n: usize, noun: &str) -> String {
    format!("{n} {noun}{}", if n == 1 { "" } else { "s" })
}

impl fmt::Display for Finding<'_> {
    /// `puzzles.txt:17: ` and the verdict, with the details on indented lines below.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let puzzle = &self.entry.puzzle;
        let clue_count = counted(puzzle.clue_count(), "clue");
        write!(f, "{}:{}: ", self.source, self.entry.line)?;
        match self.diagnosis {
            Diagnosis::Proper { redundant, .. } if redundant.is_empty() => {
                writeln!(f, "proper and minimal, {clue_count}")?;
            }
            Diagnosis::Proper { redundant, .. } => {
                writeln!(f, "proper, not minimal, {clue_count}")?;
                writeln!(f, "  without any one of these it is still proper ({}): {redundant}", redundant.len())?;
            }
            Diagnosis::Several { count, examples, open } => {
                let or_more = if self.is_capped(*count) { " or more" } else { "" };
                writeln!(f, "{count}{or_more} solutions, {clue_count}")?;
                write_examples(f, examples, *open)?;
            }
            Diagnosis::Clashing { clashes, contradiction } => {
                writeln!(f, "no solution: clues clash, {clue_count}")?;
                clashes.clashes.iter().try_for_each(|clash| writeln!(f, "  {clash}"))?;
                write_contradiction(f, puzzle, *contradiction)?;
            }
            Diagnosis::Unsolvable { contradiction } => {
                writeln!(f, "no solution, {clue_count}")?;
                write_contradiction(f, puzzle, *contradiction)?;
            }
        }
        self.write_stated(f)
    }
}

fn write_examples(f: &mut fmt::Formatter<'_>, examples: &[Solution; 2], open: CellSet) -> fmt::Result {
    let [a, b] = examples.map(Puzzle::from);
    let differing = differing(&a, &b);
    writeln!(f, "  {a}\n  {b}")?;
    writeln!(f, "  these two differ in {}: {differing}", counted(differing.len(), "cell"))?;
    writeln!(f, "  not settled by the clues, {}: {open}", counted(open.len(), "cell"))
}

fn write_contradiction(f: &mut fmt::Formatter<'_>, puzzle: &Puzzle, cells: CellSet) -> fmt::Result {
    write!(f, "  these {} contradict each other, and would not without any one:", counted(cells.len(), "clue"))?;
    clues(puzzle, cells).try_for_each(|clue| write!(f, " {clue}"))?;
    f.write_char('\n')
}

impl Finding<'_> {
    fn write_stated(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.wrong_cells() {
            None => Ok(()),
            Some(wrong) if wrong.is_empty() => writeln!(f, "  the stated solution is right"),
            Some(wrong) => writeln!(f, "  the stated solution is wrong in {}: {wrong}", counted(wrong.len(), "cell")),
        }
    }
}
