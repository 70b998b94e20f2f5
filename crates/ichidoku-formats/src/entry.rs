//! One puzzle of a source, with what stood beside it.

use ichidoku::text::Parsed;
use ichidoku::{CandidateSet, Puzzle, text};

use crate::error::Problem;

/// One puzzle of a source, with what stood beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The clues.
    pub puzzle: Puzzle,
    /// The candidates, where the source shows them.
    pub candidates: Option<Box<CandidateSet>>,
    /// The digits of a game in progress, clues among them, where the source has such.
    pub state: Option<Box<Puzzle>>,
    /// The title, name or id that the source gives.
    pub name: Option<String>,
    /// How hard the puzzle is, as a number, in the source's words.
    pub rating: Option<String>,
    /// How hard the puzzle is, as a grade, in the source's words.
    pub difficulty: Option<String>,
    /// The solution that the source gives; nobody has checked it, and cells may be blank.
    pub solution: Option<Puzzle>,
    /// The 1-based line on which the puzzle starts.
    pub line: u64,
}

impl Entry {
    /// A puzzle with nothing beside it.
    #[inline]
    pub(crate) fn bare(puzzle: Puzzle, line: u64) -> Self {
        Self { puzzle, candidates: None, state: None, name: None, rating: None, difficulty: None, solution: None, line }
    }

    /// True if there is more about the puzzle than its solution: a name, a rating, a difficulty.
    pub fn has_labels(&self) -> bool {
        self.name.is_some() || self.rating.is_some() || self.difficulty.is_some()
    }

    /// The entry for a parsed text.
    pub(crate) fn of(parsed: &Parsed, line: u64) -> Self {
        let Parsed { puzzle, candidates, solution } = *parsed;
        Self { candidates: candidates.map(Box::new), solution, ..Self::bare(puzzle, line) }
    }

    /// The entry of a game in progress, which keeps its clues.
    pub(crate) fn in_play(self, state: &Parsed) -> Result<Self, Problem> {
        let lost = self.puzzle.clues().find(|(cell, digit)| state.puzzle.get(*cell) != Some(*digit));
        match lost {
            None => {
                Ok(Self { candidates: state.candidates.map(Box::new), state: Some(Box::new(state.puzzle)), ..self })
            }
            Some((cell, digit)) => {
                let found = state.puzzle.get(cell).map_or("a blank".into(), |found| found.to_string());
                let [row, column] = [cell.row().index() + 1, cell.column().index() + 1];
                Err(Problem::new(found, format!("the given {digit}")).in_row(row).in_column(column))
            }
        }
    }
}

/// Characters in puzzles beside digits.
const BLANKS: &str = ".*_-";

/// A shorter text in the place of a solution is a number of solutions, or says whether there is one.
const SHORTEST: usize = 20;

/// The solution that a text in its place states, if it is one.
pub(crate) fn stated(text: &str) -> Result<Option<Puzzle>, Problem> {
    let solid = || text.chars().filter(|c| !c.is_whitespace());
    let symbols = solid().filter(|c| c.is_ascii_digit() || BLANKS.contains(*c)).count();
    if symbols < SHORTEST || symbols * 3 < solid().count() * 2 {
        return Ok(None);
    }
    text::read(text).map(|parsed| Some(parsed.puzzle)).map_err(|error| Problem::from(error).in_solution())
}
