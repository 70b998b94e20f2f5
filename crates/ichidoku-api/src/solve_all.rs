//! Many puzzles in one go.

use ichidoku::Puzzle;
use ichidoku::solve::Report;
use ichidoku_formats::{Chunk, Document, Source};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::check::wrong_cells;
use crate::control::Control;
use crate::error::Error;

/// Asks how many of many puzzles have one solution, several and none. They are solved side by side, so it is quick.
///
/// ```
/// use ichidoku_api::{Ask, Control, SolveAll};
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let text = format!("{puzzle}\n{}\n{}\n", ".".repeat(81), "1".repeat(81));
/// let solved = SolveAll { text }.run(&Control::new()).unwrap();
/// assert_eq!((solved.puzzles, solved.unique, solved.several, solved.unsolvable), (3, 1, 1, 1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SolveAll {
    /// The puzzles, in any form that can be read.
    pub text: String,
}

/// How many puzzles have one solution, several and none.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AllSolved {
    /// How many puzzles there are.
    pub puzzles: usize,
    /// How many have exactly one solution.
    pub unique: usize,
    /// How many have more than one.
    pub several: usize,
    /// How many have none.
    pub unsolvable: usize,
    /// How many of the puzzles come with a solution that is none.
    #[serde(default)]
    pub misstated: usize,
    /// How many records could not be read; they are not among the puzzles.
    pub unreadable: usize,
    /// How many seconds the search took; 0 where there is no clock.
    pub seconds: f64,
}

impl Ask for SolveAll {
    type Answer = AllSolved;

    const EXAMPLE: &'static str =
        r#"{"text": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"}"#;

    fn run(&self, control: &Control<'_>) -> Result<AllSolved, Error> {
        let mut all = AllSolved::default();
        let mut source = Source::from_text("text", self.text.as_str());
        while let Some(chunk) = source.next_chunk()? {
            all.add(&chunk, control)?;
        }
        Ok(all)
    }
}

impl AllSolved {
    /// Solves the puzzles of a chunk and counts them.
    fn add(&mut self, chunk: &Chunk, control: &Control<'_>) -> Result<(), Error> {
        let (mut plain, mut stated) = (Vec::<Puzzle>::new(), Vec::new());
        for record in chunk.entries() {
            let is_wrong = |entry: &Document| {
                let wrong = entry.solution.map(|stated| wrong_cells(&entry.puzzle, &stated, None));
                wrong.is_some_and(|wrong| !wrong.is_empty())
            };
            self.misstated += usize::from(record.as_ref().is_ok_and(is_wrong));
            match record.map(|entry| (entry.puzzle, entry.candidates)) {
                Ok((puzzle, None)) => plain.push(puzzle),
                Ok((_, Some(candidates))) => stated.push(candidates),
                Err(_) => self.unreadable += 1,
            }
        }
        let (search, start) = (control.search().limit(2), control.now());
        let mut reports = search.run_many(&plain);
        reports.extend(stated.iter().map(|candidates| search.run_candidates(candidates)));
        self.seconds += control.now().saturating_sub(start).as_secs_f64();
        reports.iter().try_for_each(|report| self.count(report))
    }

    fn count(&mut self, report: &Report) -> Result<(), Error> {
        report.outcome()?;
        self.puzzles += 1;
        *match report.count {
            0 => &mut self.unsolvable,
            1 => &mut self.unique,
            _ => &mut self.several,
        } += 1;
        Ok(())
    }
}
