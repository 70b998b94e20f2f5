//! `ichidoku check`

use clap::Args;
use ichidoku::solve::Search;
use ichidoku::{Cell, CellSet, Clash, Diagnosis, Puzzle, Solution};
use ichidoku_api::{Checked, wrong_cells};
use ichidoku_formats::{Chunk, Document};

use crate::commands::batch::{Batch, EngineChoice};
use crate::commands::tables::{self, InParquet};
use crate::commands::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{Layout, Located, Part, write_object};
use crate::terminal::Terminal;
use crate::values::limit;
use crate::words::{house, list, say};

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[arg(long, short, value_name = "N", default_value = "1000", value_parser = limit)]
    limit: u64,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[command(flatten)]
    parquet: InParquet,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Check {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let plan = tables::Checking { search: self.engine.search().limit(self.limit), limit: self.limit.max(2) };
        let drawings = self.accepted.drawings();
        if let Some(summary) = tables::answer(&self.parquet, &self.batch, !self.json, drawings, &plan, terminal)? {
            summary.note(terminal, None);
            return Ok(summary.exit_if_proper());
        }
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            variants.refuse("--engine", self.engine.engine.is_some())?;
            return variants.check(&self.batch, self.json, self.limit, terminal);
        }
        let layout = Layout::REPORTS.or_objects(self.json).of_givens();
        let work = Checking {
            search: self.engine.search().limit(self.limit),
            limit: self.limit.max(2),
            json: self.json,
            layout,
            strict: self.batch.strict,
        };
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, None);
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
                part.bytes.extend_from_slice(finding.text().as_bytes());
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
fn clue_count(count: usize) -> String {
    say!("clue-count", count)
}

/// `1 cell`, `2 cells`
fn cell_count(count: usize) -> String {
    say!("cell-count", count)
}

impl Finding<'_> {
    /// `puzzles.txt:17: ` and the verdict, with the details on indented lines below.
    fn text(&self) -> String {
        let place = format!("{}:{}", self.source, self.entry.line);
        let details: String = self.details().iter().map(|detail| format!("  {detail}\n")).collect();
        format!("{place}: {}\n{details}", self.verdict())
    }

    fn verdict(&self) -> String {
        let clues = clue_count(self.entry.puzzle.clue_count());
        match self.diagnosis {
            Diagnosis::Proper { redundant, .. } if redundant.is_empty() => say!("check-minimal", clues),
            Diagnosis::Proper { .. } => say!("check-proper", clues),
            Diagnosis::Several { count, .. } if self.is_capped(*count) => say!("check-several-capped", count, clues),
            Diagnosis::Several { count, .. } => say!("check-several", count, clues),
            Diagnosis::Clashing { .. } => say!("check-clashing", clues),
            Diagnosis::Unsolvable { .. } => say!("check-unsolvable", clues),
        }
    }

    fn details(&self) -> Vec<String> {
        let mut details = match self.diagnosis {
            Diagnosis::Proper { redundant, .. } if redundant.is_empty() => Vec::new(),
            Diagnosis::Proper { redundant, .. } => {
                vec![say!("check-redundant", count = redundant.len(), cells = redundant)]
            }
            Diagnosis::Several { examples, open, .. } => of_examples(examples, *open),
            Diagnosis::Clashing { clashes, contradiction } => {
                let clashes = clashes.clashes.iter().map(of_clash);
                clashes.chain([self.of_contradiction(*contradiction)]).collect()
            }
            Diagnosis::Unsolvable { contradiction } => vec![self.of_contradiction(*contradiction)],
        };
        details.extend(self.wrong_cells().map(of_stated));
        details
    }

    fn of_contradiction(&self, cells: CellSet) -> String {
        let clues: Vec<String> = clues(&self.entry.puzzle, cells).collect();
        say!("check-contradiction", count = cells.len(), clues = clues.join(" "))
    }
}

fn of_examples(examples: &[Solution; 2], open: CellSet) -> Vec<String> {
    let [a, b] = examples.map(Puzzle::from);
    let cells = differing(&a, &b);
    let differ = say!("check-differ", count = cell_count(cells.len()), cells);
    vec![a.to_string(), b.to_string(), differ, say!("check-open", count = cell_count(open.len()), cells = open)]
}

fn of_clash(clash: &Clash) -> String {
    let cells: Vec<String> = clash.cells.iter().map(|cell| cell.to_string()).collect();
    say!("check-clash", digit = clash.digit, cells = list(&cells), house = house(clash.house))
}

fn of_stated(wrong: CellSet) -> String {
    if wrong.is_empty() {
        return say!("check-stated-right");
    }
    say!("check-stated-wrong", count = cell_count(wrong.len()), cells = wrong)
}
