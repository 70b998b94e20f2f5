//! Puzzles to order.

use ichidoku_generate::{Generator, Order, Symmetry};
use ichidoku_logic::Technique;
use ichidoku_logic::rate::Grade;
use serde::{Deserialize, Serialize};

/// What is wished for; what is left out is left to chance.
#[derive(Deserialize)]
struct Wish {
    grade: Option<String>,
    symmetry: Option<String>,
    technique: Option<String>,
    seed: u64,
}

/// What came of it: a puzzle, or why there is none.
#[derive(Default, Serialize)]
struct Made {
    #[serde(skip_serializing_if = "String::is_empty")]
    puzzle: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    fault: String,
}

/// Makes a puzzle; wish and answer are JSON.
pub(crate) fn make(wish: &str) -> String {
    let made = serde_json::from_str(wish).map_err(|error| error.to_string()).and_then(|wish| puzzle(&wish));
    let made = match made {
        Ok(puzzle) => Made { puzzle, ..Made::default() },
        Err(fault) => Made { fault, ..Made::default() },
    };
    serde_json::to_string(&made).unwrap_or_default()
}

fn puzzle(wish: &Wish) -> Result<String, String> {
    let mut order = Order::new();
    if let Some(name) = &wish.grade {
        order = order.grade(grade(name)?);
    }
    if let Some(name) = &wish.symmetry {
        order = order.symmetry(name.parse::<Symmetry>().map_err(|error| error.to_string())?);
    }
    if let Some(name) = &wish.technique {
        order = order.needs(name.parse::<Technique>().map_err(|error| error.to_string())?);
    }
    let generator = Generator::new(order).map_err(|error| error.to_string())?;
    let made = generator.puzzle(wish.seed, 0).map_err(|shortfall| shortfall.to_string())?;
    Ok(made.puzzle.puzzle().to_string())
}

fn grade(name: &str) -> Result<Grade, String> {
    let all = [Grade::Trivial, Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard, Grade::Extreme, Grade::Beyond];
    let known = all.into_iter().find(|grade| grade.to_string() == name);
    known.ok_or_else(|| format!("'{name}' is not a grade"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::{ProperPuzzle, Puzzle};

    #[test]
    fn a_wish_comes_true() {
        let made = make(r#"{"grade": "Easy", "symmetry": "half-turn", "seed": 3}"#);
        let made: serde_json::Value = serde_json::from_str(&made).unwrap();
        let puzzle: Puzzle = made["puzzle"].as_str().unwrap().parse().unwrap();
        assert!(Symmetry::HalfTurn.holds(puzzle.clue_cells()));
        assert_eq!(ichidoku_logic::rate::rate(&ProperPuzzle::new(puzzle).unwrap()).grade, Grade::Easy);
    }

    #[test]
    fn a_wish_that_cannot_be_is_explained() {
        assert!(make(r#"{"grade": "Silly", "seed": 3}"#).contains("'Silly' is not a grade"));
        assert!(make("nonsense").contains("fault"));
    }
}
