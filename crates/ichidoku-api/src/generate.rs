//! New puzzles.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

use ichidoku::{Puzzle, Solution};
use ichidoku_generate::{BadOrder, Made, Order, Shortfall, Symmetry};
use ichidoku_logic::{HodokuLevel, Technique, rate};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::named::Named;
use crate::rate::{Grade, Rating, Scale};

/// Asks for a new puzzle. What is not asked for is left to chance.
///
/// ```
/// use ichidoku_api::{Ask, Control, Generate, Grade};
/// let wish = Generate { grade: Some(Grade::Easy), seed: Some(7), ..Generate::default() };
/// let made = wish.run(&Control::new()).unwrap();
/// assert_eq!(made.rating.grade, Grade::Easy);
/// assert_eq!(wish.run(&Control::new()).unwrap(), made);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Generate {
    /// With a seed the same wish makes the same puzzle, on every machine; without one, another each time where the system
    /// has randomness to give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Which of the puzzles that grow from the seed.
    pub index: u64,
    /// How hard it is to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// On which scale.
    pub scale: Scale,
    /// How the clues are to lie.
    pub symmetry: Named<Symmetry>,
    /// At least so many clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 17, max = 80)))]
    pub clues_from: Option<u8>,
    /// At most so many clues.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 17, max = 80)))]
    pub clues_to: Option<u8>,
    /// No clue is to be needless.
    pub minimal: bool,
    /// There is to be a point where nothing easier helps, and this does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<Named<Technique>>,
    /// These are not to be needed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<Named<Technique>>,
}

/// A new puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Generated {
    /// The clues.
    pub puzzle: Named<Puzzle>,
    /// The only solution.
    pub solution: Named<Solution>,
    /// How many clues there are.
    pub clues: usize,
    /// How hard it is, on the scale asked for.
    pub rating: Rating,
    /// The seed it grew from.
    pub seed: u64,
    /// Which of the puzzles of this seed.
    pub index: u64,
}

impl Ask for Generate {
    type Answer = Generated;

    fn run(&self, control: &Control<'_>) -> Result<Generated, Error> {
        let generator = control.generator(self.order()?)?;
        let made = generator.puzzle(self.seed.unwrap_or_else(a_seed), self.index)?;
        control.go_on()?;
        Ok(Generated::new(&made, self.scale))
    }
}

impl Generate {
    /// The wish as the generator takes it.
    fn order(&self) -> Result<Order, Error> {
        let any = Order::new();
        let (from, to) = (self.clues_from.map_or(17, usize::from), self.clues_to.map_or(80, usize::from));
        let order = any.clues(from..=to).symmetry(self.symmetry.0);
        let order = self.needs.iter().fold(order, |order, needed| order.needs(needed.0));
        let order = self.without.iter().fold(order, |order, unwanted| order.forbid(unwanted.0));
        let order = if self.minimal { order.minimal() } else { order };
        let Some(grade) = self.grade else { return Ok(order) };
        let unknown = || Error::argument(format!("{} is not a grade of this scale", grade.name()));
        Ok(match self.scale {
            Scale::Ichidoku => order.grade(of_ichidoku(grade).ok_or_else(unknown)?),
            Scale::Hodoku => order.hodoku(of_hodoku(grade).ok_or_else(unknown)?),
        })
    }
}

/// Any number, where the system has randomness to give.
fn a_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn of_ichidoku(grade: Grade) -> Option<rate::Grade> {
    use rate::Grade as G;
    let all = [G::Trivial, G::Easy, G::Medium, G::Hard, G::VeryHard, G::Extreme, G::Beyond];
    all.into_iter().find(|known| Grade::from(*known) == grade)
}

fn of_hodoku(grade: Grade) -> Option<HodokuLevel> {
    use HodokuLevel as L;
    let all = [L::Easy, L::Medium, L::Hard, L::Unfair, L::Extreme];
    all.into_iter().find(|known| Grade::from(*known) == grade)
}

impl Generated {
    fn new(made: &Made, scale: Scale) -> Self {
        let puzzle = made.puzzle.puzzle();
        Self {
            puzzle: Named(*puzzle),
            solution: Named(*made.puzzle.solution()),
            clues: puzzle.clue_count(),
            rating: Rating::of(&made.puzzle, scale),
            seed: made.seed,
            index: made.index,
        }
    }
}

impl From<BadOrder> for Error {
    fn from(order: BadOrder) -> Self {
        Self::argument(order)
    }
}

impl From<Shortfall> for Error {
    fn from(shortfall: Shortfall) -> Self {
        let code = match shortfall {
            Shortfall::Cancelled => ErrorCode::Cancelled,
            Shortfall::Exhausted { .. } => ErrorCode::Budget,
        };
        Self::new(code, shortfall)
    }
}
