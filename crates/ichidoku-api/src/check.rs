//! What is the matter with a puzzle.

use ichidoku::{Candidate, Cell, CellSet, Diagnosis, House, Puzzle, Solution};
use serde::{Deserialize, Serialize};

use crate::ask::{Ask, example};
use crate::control::Control;
use crate::error::Error;
use crate::input::PuzzleInput;
use crate::notation::{Named, Numeral, cells, named};

/// Asks what is the matter with the clues of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The puzzle.
    pub puzzle: PuzzleInput,
    /// Count its solutions no further than this.
    #[serde(default = "a_thousand")]
    pub limit: u64,
}

pub(crate) fn a_thousand() -> u64 {
    1000
}

/// What is the matter with a puzzle. Fields that do not concern it are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Checked", transform = crate::kind::of_classic))]
pub struct Checked {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// How many clues there are.
    pub clues: usize,
    /// The verdict.
    pub status: Verdict,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
    /// The only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<Named<Solution>>,
    /// Whether no clue of a proper puzzle can go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimal: Option<bool>,
    /// The clues without any one of which the puzzle would still be proper.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redundant: Option<Vec<Named<Cell>>>,
    /// Two of several solutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub examples: Option<[Named<Solution>; 2]>,
    /// Where these two differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differing: Option<Vec<Named<Cell>>>,
    /// The cells in which not all solutions agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Vec<Named<Cell>>>,
    /// Every digit that stands twice in a house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clashes: Option<Vec<Clash>>,
    /// Clues that contradict each other, and would not without any one of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Vec<Named<Candidate>>>,
    /// Where the solution that the text states is wrong; nowhere if it is a solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stated_solution_wrong_in: Option<Vec<Named<Cell>>>,
}

/// The verdict on a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Exactly one solution.
    Proper,
    /// More than one.
    Several,
    /// None, though the clues obey the rules.
    Unsolvable,
    /// A digit stands twice in a house.
    Clashing,
}

/// A digit that stands more than once in a house.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clash {
    /// The digit.
    pub digit: Numeral,
    /// The house.
    pub house: Named<House>,
    /// The cells that hold it.
    pub cells: Vec<Named<Cell>>,
    /// The same in words.
    pub text: String,
}

impl From<&ichidoku::Clash> for Clash {
    fn from(clash: &ichidoku::Clash) -> Self {
        Self {
            digit: Numeral(clash.digit),
            house: Named(clash.house),
            cells: cells(clash.cells),
            text: clash.to_string(),
        }
    }
}

impl Ask for Check {
    type Answer = Checked;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<Checked, Error> {
        let reading = self.puzzle.read()?;
        let limit = control.counted_at_most(self.limit).max(2);
        let diagnosis = Diagnosis::of(&reading.puzzle, &control.search().limit(limit))?;
        Ok(Checked::new(&reading.puzzle, &diagnosis, limit, reading.solution.as_ref()))
    }
}

impl Checked {
    /// A diagnosis for which solutions were counted up to a limit; `stated` is the solution that the source states.
    pub fn new(puzzle: &Puzzle, diagnosis: &Diagnosis, limit: u64, stated: Option<&Puzzle>) -> Self {
        let only = if let Diagnosis::Proper { solution, .. } = diagnosis { Some(solution) } else { None };
        let wrong = stated.map(|stated| cells(wrong_cells(puzzle, stated, only)));
        let bare = Self { stated_solution_wrong_in: wrong, ..Self::bare(puzzle, diagnosis) };
        match diagnosis {
            Diagnosis::Clashing { clashes, .. } => {
                Self { clashes: Some(clashes.clashes.iter().map(Clash::from).collect()), ..bare }
            }
            Diagnosis::Unsolvable { .. } => bare,
            Diagnosis::Proper { solution, redundant } => Self {
                solutions: 1,
                solution: Some(Named(*solution)),
                minimal: Some(redundant.is_empty()),
                redundant: Some(cells(*redundant)),
                ..bare
            },
            Diagnosis::Several { count, examples, open } => Self {
                solutions: *count,
                or_more: *count >= limit,
                examples: Some(examples.map(Named)),
                differing: Some(cells(differing(&examples[0].into(), &examples[1].into()))),
                open: Some(cells(*open)),
                ..bare
            },
        }
    }

    /// What can be said of every puzzle.
    fn bare(puzzle: &Puzzle, diagnosis: &Diagnosis) -> Self {
        let clues =
            |cells| puzzle.restricted_to(cells).clues().map(|(cell, digit)| Candidate::of(cell, digit)).collect();
        Self {
            puzzle: Named(*puzzle),
            clues: puzzle.clue_count(),
            status: match diagnosis {
                Diagnosis::Clashing { .. } => Verdict::Clashing,
                Diagnosis::Unsolvable { .. } => Verdict::Unsolvable,
                Diagnosis::Proper { .. } => Verdict::Proper,
                Diagnosis::Several { .. } => Verdict::Several,
            },
            solutions: 0,
            or_more: false,
            solution: None,
            minimal: None,
            redundant: None,
            examples: None,
            differing: None,
            open: None,
            clashes: None,
            contradiction: diagnosis.contradiction().map(clues).map(|clues: Vec<Candidate>| named(clues)),
            stated_solution_wrong_in: None,
        }
    }
}

/// The cells in which a stated solution is wrong: none if it is a solution of the puzzle; else those in which it differs
/// from the only one, or, if that is not known, those that are blank, differ from a clue or clash.
pub fn wrong_cells(puzzle: &Puzzle, stated: &Puzzle, only: Option<&Solution>) -> CellSet {
    if let Some(only) = only {
        return differing(stated, &Puzzle::from(*only));
    }
    let clashing = stated.clashes().iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.cells);
    let is_wrong = |cell: &Cell| match (stated.get(*cell), puzzle.get(*cell)) {
        (None, _) => true,
        (found, clue) => clue.is_some() && found != clue,
    };
    clashing | Cell::ALL.into_iter().filter(is_wrong).collect()
}

/// The cells that do not hold the same.
pub(crate) fn differing(a: &Puzzle, b: &Puzzle) -> CellSet {
    Cell::ALL.into_iter().filter(|cell| a.get(*cell) != b.get(*cell)).collect()
}
