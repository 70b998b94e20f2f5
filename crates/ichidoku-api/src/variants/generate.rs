//! New variants.

use ichidoku::{Interrupted, Stop};
use ichidoku_generate::{BadVariantOrder, Symmetry, VariantKind, VariantOrder};
use ichidoku_logic::rate;
use ichidoku_variants::{Constraint, write_iss};
use serde::{Deserialize, Serialize};

use super::grid::VariantGrid;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, refused};
use crate::logic::Grade;
use crate::notation::{Named, notations};

notations! {
    VariantKind, "VariantKind", "the rules of a variant such as killer, or plain",
        "^(plain|x|windoku|jigsaw|disjoint-sets|anti-knight|anti-king|non-consecutive|killer|kropki|xv|thermo|arrow|whisper|little-killer|sandwich)$",
        |name| VariantKind::named(name), |kind, f| f.write_str(kind.name());
}

/// Asks for new puzzles of other sizes and rules. The size, the rules, the seed and the index decide which ones, on every machine.
///
/// ```
/// use ichidoku_api::{Ask, Control, GenerateVariant};
/// let wish = GenerateVariant { size: 4, seed: Some(7), ..GenerateVariant::default() };
/// let made = wish.run(&Control::new()).unwrap();
/// assert_eq!(made.puzzles[0].solution.rows.len(), 4);
/// assert_eq!(wish.run(&Control::new()).unwrap(), made);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct GenerateVariant {
    /// The rules.
    pub rules: Named<VariantKind>,
    /// The number of rows and of columns.
    pub size: u8,
    /// How hard they are, by the steps that lead to the solution: `easy`, `medium`, `hard`, or `beyond` where none do. Without it
    /// most are beyond.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// How the given digits lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub symmetry: Option<Named<Symmetry>>,
    /// Give digits in a killer, too; every other kind has them anyway.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub digits: bool,
    /// Give a puzzle up after so many attempts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attempts: Option<u64>,
    /// From which the puzzles grow; without it other ones each time, where the system has randomness to give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The index of the first among the puzzles of this seed.
    pub index: u64,
    /// How many; of more than can be made in the time of a request come the first, and at least one.
    pub count: u64,
}

impl Default for GenerateVariant {
    /// One killer of 9×9 cells.
    fn default() -> Self {
        Self {
            rules: Named(VariantKind::Killer),
            size: 9,
            grade: None,
            symmetry: None,
            digits: false,
            attempts: None,
            seed: None,
            index: 0,
            count: 1,
        }
    }
}

/// New puzzles of other sizes and rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantsGenerated {
    /// The puzzles.
    pub puzzles: Vec<NewVariant>,
    /// The indices of those that were given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u64>,
    /// Whether more were asked for than are listed here: the next ones begin at the index behind the last.
    #[serde(default)]
    pub more: bool,
}

/// A new puzzle of another size or other rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewVariant {
    /// The puzzle in the words of the Interactive Sudoku Solver.
    pub puzzle: String,
    /// The only solution.
    pub solution: VariantGrid,
    /// How many digits are given.
    pub clues: usize,
    /// The seed it was made from.
    pub seed: u64,
    /// Its index among the puzzles of this seed.
    pub index: u64,
}

impl Ask for GenerateVariant {
    type Answer = VariantsGenerated;

    const EXAMPLE: &'static str = r#"{"rules": "killer", "size": 6}"#;

    fn run(&self, control: &Control<'_>) -> Result<VariantsGenerated, Error> {
        let order = self.order()?;
        let seed = control.seed(self.seed);
        let end = self.index.saturating_add(control.listed_at_most(self.count));
        let watch = control.watch();
        let is_over = || watch.is_over();
        let (mut puzzles, mut missed) = (Vec::new(), Vec::new());
        for index in self.index..end {
            let stop = if puzzles.is_empty() { control.handle() } else { Stop::when(&is_over) };
            let made = match order.make(seed, index, stop) {
                // The time was up before it was made.
                Err(Interrupted::Stopped) if !puzzles.is_empty() => {
                    control.go_on()?;
                    break;
                }
                Err(Interrupted::NodeBudget) => {
                    missed.push(index);
                    continue;
                }
                made => made?,
            };
            let given = made.puzzle.constraints().iter().map(|rule| match rule {
                Constraint::Given(cells) => cells.len(),
                _ => 0,
            });
            puzzles.push(NewVariant {
                clues: given.sum(),
                puzzle: write_iss(&made.puzzle),
                solution: VariantGrid::new(&made.puzzle, &made.solution),
                seed,
                index,
            });
        }
        let more = self.count > (puzzles.len() + missed.len()) as u64;
        Ok(VariantsGenerated { puzzles, missed, more })
    }
}

impl GenerateVariant {
    /// What is asked for.
    ///
    /// # Errors
    /// What no puzzle can be.
    pub fn order(&self) -> Result<VariantOrder, Error> {
        let mut order = VariantOrder::new(self.rules.0, self.size).map_err(refusal)?;
        if self.digits {
            order = order.with_digits();
        }
        if let Some(Named(symmetry)) = self.symmetry {
            order = order.symmetry(symmetry).map_err(refusal)?;
        }
        if let Some(grade) = self.grade {
            // HoDoKu's Unfair is as little a grade of variants as Trivial.
            let grade = rate::Grade::try_from(grade).unwrap_or(rate::Grade::Trivial);
            order = order.grade(grade).map_err(refusal)?;
        }
        Ok(order.attempts(self.attempts.unwrap_or(VariantOrder::ATTEMPTS)))
    }
}

fn refusal(bad: BadVariantOrder) -> Error {
    match bad {
        BadVariantOrder::Side { kind, side } => {
            let sides = kind.sides().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            refused!(
                Argument,
                "variant-size",
                "{rules} puzzles have a size of {sides}, not {size}",
                rules = kind.name(),
                sides = sides,
                size = side
            )
        }
        BadVariantOrder::NoDigits(kind) => refused!(
            Argument,
            "variant-symmetry",
            "puzzles with the rules {rules} have no given digits to be symmetric",
            rules = kind.name()
        ),
        _ => refused!(Argument, "variant-grade", "new variants are easy, medium, hard or beyond"),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::error::ErrorCode;
    use crate::variants::RateVariant;

    #[test]
    fn a_grade_is_that_of_a_rating() {
        for grade in [Grade::Easy, Grade::Medium] {
            let wish = GenerateVariant { size: 6, seed: Some(1), grade: Some(grade), ..GenerateVariant::default() };
            let puzzle = wish.run(&Control::new()).unwrap().puzzles[0].puzzle.clone();
            let rated = RateVariant { puzzle, language: String::new() }.run(&Control::new()).unwrap();
            assert_eq!(rated.rating.unwrap().grade, grade);
        }
    }

    #[test]
    fn what_no_puzzle_can_be_is_refused() {
        let small = GenerateVariant { size: 4, ..GenerateVariant::default() };
        for wish in [
            GenerateVariant { size: 5, ..small.clone() },
            GenerateVariant { grade: Some(Grade::Unfair), ..small.clone() },
            GenerateVariant { grade: Some(Grade::Trivial), ..small.clone() },
            GenerateVariant { symmetry: Some(Named(Symmetry::Full)), ..small.clone() },
        ] {
            assert_eq!(wish.run(&Control::new()).unwrap_err().code, ErrorCode::Argument, "{wish:?}");
        }
        let symmetric = GenerateVariant { symmetry: Some(Named(Symmetry::Full)), digits: true, ..small.clone() };
        assert_eq!(symmetric.run(&Control::new()).unwrap().puzzles.len(), 1);
        // A killer of 4×4 cells is never that hard.
        let hard = GenerateVariant { grade: Some(Grade::Hard), attempts: Some(3), ..small };
        let made = hard.run(&Control::new()).unwrap();
        assert_eq!((made.puzzles.len(), made.missed), (0, vec![0]));
    }

    #[test]
    fn the_first_are_given_when_the_time_is_up() {
        let wish = GenerateVariant { size: 4, seed: Some(7), count: u64::MAX, ..GenerateVariant::default() };
        let hurried = wish.run(&Control::new().time(Duration::ZERO)).unwrap();
        assert!((1..100).contains(&hurried.puzzles.len()), "{}", hurried.puzzles.len());
        let patient = GenerateVariant { count: 2, ..wish }.run(&Control::new()).unwrap();
        assert_eq!(hurried.puzzles[0], patient.puzzles[0]);
        let raised = Control::new().stop(Stop::when(&|| true));
        assert!(wish.run(&raised).is_err());
    }
}
