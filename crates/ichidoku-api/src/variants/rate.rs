//! How hard variants are.

use ichidoku_logic::rate::Grade;
use ichidoku_variant_logic::{State, Technique};
use serde::{Deserialize, Serialize};

use super::reading::{Reading, example};
use super::solve::outcome;
use super::step::VariantTechnique;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::logic::{Rating, Scale};
use crate::solve::Status;

/// Times that the hardest steps count in a score.
const MOST_TIMES: usize = 9;
/// The score of a puzzle that asks for a search.
const UNSOLVED: f64 = 12.0;

/// Asks how hard a puzzle of any size and rules is: by the hardest steps on the easiest way through it.
///
/// ```
/// use ichidoku_api::{Ask, Control, Grade, RateVariant};
/// let puzzle = ".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4".to_owned();
/// let rated = RateVariant { puzzle, language: String::new() }.run(&Control::new()).unwrap();
/// assert_eq!(rated.rating.unwrap().grade, Grade::Easy);
/// assert_eq!(rated.hardest.unwrap(), "increasing-digits");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RateVariant {
    /// The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square grid.
    pub puzzle: String,
    /// The language of the techniques' names, by its code, such as `de`; English where there are no words of it. Without a code a
    /// server goes by `Accept-Language`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub language: String,
}

/// How hard a variant is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "variant")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "VariantRated", transform = crate::kind::of_variant))]
pub struct VariantRated {
    /// The puzzle with its rules.
    pub puzzle: String,
    /// How many solutions there are: only a puzzle with one is rated.
    pub status: Status,
    /// The rating; beyond the grades of techniques if a search is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The hardest technique on the way, by its slug.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
    /// The techniques of all steps with their names, the easiest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<VariantTally>,
}

/// How often a technique is used on the way through a variant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantTally {
    /// The technique.
    pub technique: VariantTechnique,
    /// How many steps of it there are.
    pub count: usize,
}

impl Ask for RateVariant {
    type Answer = VariantRated;

    const EXAMPLE: &'static str = example!();

    fn run(&self, control: &Control<'_>) -> Result<VariantRated, Error> {
        let (reading, words) = (Reading::new(&self.puzzle, control)?, control.words(&self.language));
        let setting = reading.setting()?;
        let way = ichidoku_variant_logic::rate(&setting, State::new(&setting), u8::MAX, control.handle())?;
        // Steps that reach the solution prove that it is the only one.
        let status = if way.is_solved { Status::Unique } else { outcome(reading.problem.verdict()?).0 };
        let rated = VariantRated { puzzle: reading.text(), status, rating: None, hardest: None, steps: Vec::new() };
        if status != Status::Unique {
            return Ok(rated);
        }
        let named = |technique: Technique| VariantTechnique::new(technique, &words);
        let tally = |&(technique, count): &(Technique, usize)| VariantTally { technique: named(technique), count };
        Ok(VariantRated {
            rating: Some(rating(&way)),
            hardest: way.hardest.map(|technique| named(technique).slug),
            steps: way.steps.iter().map(tally).collect(),
            ..rated
        })
    }
}

/// As for classic puzzles: the difficulty of the hardest steps, and a little for how many there are.
fn rating(way: &ichidoku_variant_logic::Rating) -> Rating {
    if !way.is_solved {
        return Rating { scale: Scale::Ichidoku, grade: Grade::Beyond.into(), score: UNSOLVED };
    }
    let hundredths = usize::from(way.difficulty) * 10 + way.times.min(MOST_TIMES);
    Rating { scale: Scale::Ichidoku, grade: Grade::of(way.difficulty).into(), score: hundredths as f64 / 100.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(puzzle: &str) -> VariantRated {
        RateVariant { puzzle: puzzle.to_owned(), language: String::new() }.run(&Control::new()).unwrap()
    }

    #[test]
    fn only_a_puzzle_with_one_solution_is_rated() {
        for (puzzle, status) in
            [(".Shape~4x4.Cage~3~R1C1~R1C2", Status::Several), (".Shape~4x4.~R1C1_1.~R1C2_1", Status::Unsolvable)]
        {
            let rated = rated(puzzle);
            assert_eq!((rated.status, rated.rating, rated.hardest), (status, None, None), "{puzzle}");
        }
    }

    #[test]
    fn a_full_grid_needs_nothing() {
        let rated = rated("1234341221434321");
        assert_eq!(rated.rating.unwrap().grade, Grade::Trivial.into());
        assert_eq!((rated.hardest, rated.steps), (None, Vec::new()));
    }

    #[test]
    fn what_is_left_to_a_search_is_beyond() {
        // With the fewest digits, no technique gets through: not even contradictions.
        let rated = rated(".AntiConsecutive.~R1C5_8~R4C7_8~R4C9_6~R5C5_4~R5C6_1~R7C7_9~R7C9_2~R9C5_2~R9C7_1");
        let rating = rated.rating.unwrap();
        assert_eq!(
            (rated.status, rating.grade, rating.score_text().as_str()),
            (Status::Unique, Grade::Beyond.into(), "12.00")
        );
    }

    #[test]
    fn what_needs_contradictions_is_beyond_too() {
        let rated = rated(
            ".AntiKnight.~R1C4_1~R1C6_7~R3C2_8~R3C4_9~R4C6_2~R5C7_3~R6C2_6~R8C3_8~R8C4_7~R8C7_4~R9C1_7~R9C6_5~R9C7_8",
        );
        assert_eq!((rated.status, rated.hardest.unwrap().as_str()), (Status::Unique, "contradiction"));
        let rating = rated.rating.unwrap();
        assert!(rating.grade == Grade::Beyond.into() && (8.5..UNSOLVED).contains(&rating.score), "{rating:?}");
    }
}
