//! What is the matter with a variant.

use ichidoku_variants::{Cell, Constraint, Puzzle, Verdict as Found, contradiction, redundant, write_rule};
use serde::{Deserialize, Serialize};

use super::grid::{VariantGrid, cell_name};
use super::reading::{Reading, example};
use crate::ask::Ask;
use crate::check::Verdict;
use crate::control::Control;
use crate::error::Error;

/// The most guesses of each trial that finds out what of a contradiction can be left out.
const GUESSES: u64 = 100_000;

/// The most guesses of each proof that a given or a rule can go.
const PROOF_GUESSES: u64 = 2_000;

/// Asks what is the matter with a puzzle of any size and rules.
///
/// ```
/// use ichidoku_api::{Ask, CheckVariant, Control};
/// let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.AntiKnight.~R1C1_4~R4C4_1".to_owned();
/// let checked = CheckVariant { puzzle, limit: 1000, redundant: false }.run(&Control::new()).unwrap();
/// assert_eq!(checked.contradiction.unwrap(), [".Cage~3~R1C1~R1C2", ".~R1C1_4"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// Count its solutions no further than this.
    #[serde(default = "crate::check::a_thousand")]
    pub limit: u64,
    /// Whether to find out which givens and rules of a puzzle with one solution can go; that takes a search for each of them.
    #[serde(default)]
    pub redundant: bool,
}

/// What is the matter with a variant. Fields that do not concern it are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantChecked", transform = crate::kind::of_variant))]
pub struct VariantChecked {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How many cells have a given digit.
    pub clues: usize,
    /// How many rules there are beside the givens and those of the shape.
    pub rules: usize,
    /// The verdict.
    pub status: Verdict,
    /// How many solutions were counted.
    pub solutions: u64,
    /// Whether there may be more: the limit was reached.
    pub or_more: bool,
    /// The only solution.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<VariantGrid>,
    /// The givens and rules without any one of which there would still be one solution, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub redundant: Option<Vec<String>>,
    /// The givens and rules of which that is not known, since the search took too long.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undecided: Option<Vec<String>>,
    /// Two of several solutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub examples: Option<[VariantGrid; 2]>,
    /// Where these two differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differing: Option<Vec<String>>,
    /// Givens and rules that contradict each other, and would not without any one of them; the rules of the grid hold too. A
    /// puzzle that takes long to search may have more of them than are needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contradiction: Option<Vec<String>>,
    /// The rule that the solution breaks which the puzzle's text states, if that solution is wrong; empty if it has a digit twice in a
    /// row, a column or a box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misstated: Option<String>,
}

impl Ask for CheckVariant {
    type Answer = VariantChecked;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantChecked, Error> {
        let reading = Reading::new(&self.puzzle, control)?;
        let Reading { puzzle, problem } = &reading;
        let grid = |digits: &Vec<i16>| VariantGrid::new(puzzle, digits);
        let bare = VariantChecked::bare(&reading);
        Ok(match problem.verdict()? {
            Found::Impossible => {
                let guesses = GUESSES.min(control.guess_budget());
                let found = contradiction(puzzle, guesses, control.handle());
                // A puzzle may take more guesses than a trial has: then nothing is known of its parts.
                let rules = match found {
                    Err(ichidoku::Interrupted::NodeBudget) => None,
                    found => found?,
                };
                VariantChecked { contradiction: rules.map(|rules| written(puzzle, &rules)), ..bare }
            }
            Found::Unique(digits) => {
                let proper =
                    VariantChecked { status: Verdict::Proper, solutions: 1, solution: Some(grid(&digits)), ..bare };
                if self.redundant { proper.with_redundant(puzzle, control)? } else { proper }
            }
            Found::Several([one, other]) => {
                let limit = control.counted_at_most(self.limit).max(2);
                let solutions = problem.count(limit)?;
                let differing = (0..).zip(one.iter().zip(&other)).filter(|(_, (a, b))| a != b);
                VariantChecked {
                    status: Verdict::Several,
                    solutions,
                    or_more: solutions >= limit,
                    examples: Some([grid(&one), grid(&other)]),
                    differing: Some(differing.map(|(cell, _): (Cell, _)| cell_name(puzzle, cell)).collect()),
                    ..bare
                }
            }
        })
    }
}

impl VariantChecked {
    /// What can be said of every puzzle, and that it has no solution.
    fn bare(reading: &Reading<'_>) -> Self {
        Self {
            puzzle: reading.text(),
            clues: clue_count(&reading.puzzle),
            rules: reading.puzzle.constraints().iter().filter(|rule| !matches!(rule, Constraint::Given(_))).count(),
            status: Verdict::Unsolvable,
            solutions: 0,
            or_more: false,
            solution: None,
            redundant: None,
            undecided: None,
            examples: None,
            differing: None,
            misstated: reading.puzzle.misstated().map(|broken| broken.written(&reading.puzzle)),
            contradiction: None,
        }
    }

    fn with_redundant(self, puzzle: &Puzzle, control: &Control<'_>) -> Result<Self, Error> {
        let found = redundant(puzzle, PROOF_GUESSES.min(control.guess_budget()), control.handle())?;
        let undecided = Some(written(puzzle, &found.undecided)).filter(|rules| !rules.is_empty());
        Ok(Self { redundant: Some(written(puzzle, &found.rules)), undecided, ..self })
    }
}

fn written(puzzle: &Puzzle, rules: &[Constraint]) -> Vec<String> {
    rules.iter().map(|rule| write_rule(puzzle, rule)).collect()
}

fn clue_count(puzzle: &Puzzle) -> usize {
    let in_rule = |rule: &Constraint| match rule {
        Constraint::Given(cells) => cells.iter().filter(|(_, digits)| digits.len() == 1).count(),
        _ => 0,
    };
    puzzle.constraints().iter().map(in_rule).sum()
}
