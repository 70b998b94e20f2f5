//! Which givens and rules of a puzzle with one solution are not needed for that.

use ichidoku::{Interrupted, Stop};

use crate::contradiction::{is_fixed, parts};
use crate::{Constraint, Problem, Puzzle, Verdict};

/// Givens and rules of a puzzle with one solution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Redundant {
    /// Those without any one of which there is still one solution.
    pub rules: Vec<Constraint>,
    /// Those of which that is not known: the proofs took too many guesses.
    pub undecided: Vec<Constraint>,
}

/// This many proofs may use up all of their guesses; no more are begun then.
const LONG_PROOFS: u64 = 50;

/// The givens and rules of a puzzle with one solution that can go, each alone. Each given counts for itself. Rows, columns and boxes
/// always hold, and so do rules that say which cells or boxes there are. It takes a search for each given and each rule, of at
/// most this number of guesses.
///
/// ```
/// use ichidoku_variants::{Constraint, read_iss, redundant};
/// let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3~R3C3_4~R4C4_3").unwrap();
/// let found = redundant(&puzzle, 1000, ichidoku::Stop::never()).unwrap();
/// assert!(found.rules.contains(&Constraint::Given(vec![(15, vec![3])])));
/// assert!(found.undecided.is_empty());
/// ```
///
/// # Errors
/// [`Interrupted::Stopped`] if the handle was raised.
pub fn redundant(puzzle: &Puzzle, guesses: u64, stop: Stop<'_>) -> Result<Redundant, Interrupted> {
    let all = parts(puzzle);
    let mut found = Redundant::default();
    let mut left = guesses.saturating_mul(LONG_PROOFS);
    for (at, rule) in all.iter().enumerate().filter(|(_, rule)| !is_fixed(rule)) {
        let others = all.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, rule)| rule.clone());
        // What can't be translated without a rule needs it.
        let Ok(problem) = Problem::new(&Puzzle::new(puzzle.shape(), others.collect())) else { continue };
        let most = guesses.min(left);
        match problem.budget(most).stop(stop).verdict_and_guesses() {
            Ok((verdict, made)) => {
                left -= made.min(left);
                found.rules.extend(matches!(verdict, Verdict::Unique(_)).then(|| rule.clone()));
            }
            Err(Interrupted::NodeBudget) => {
                left -= most;
                found.undecided.push(rule.clone());
            }
            Err(stopped) => return Err(stopped),
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_iss;

    #[test]
    fn what_can_go_alone_is_found_and_what_is_needed_is_not() {
        let puzzle =
            read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3~R4C4_3.~R3C3_4.Fog~R1C1").unwrap();
        let found = redundant(&puzzle, 1000, Stop::never()).unwrap();
        let each = parts(&puzzle).into_iter().filter(|rule| {
            let others = parts(&puzzle).into_iter().filter(|other| other != rule).collect();
            let solutions = Problem::new(&Puzzle::new(puzzle.shape(), others)).unwrap().count(2).unwrap();
            solutions == 1 && *rule != Constraint::Fog(vec![0])
        });
        assert_eq!(found.rules, each.collect::<Vec<_>>());
        assert!(!found.rules.is_empty() && found.rules.len() < parts(&puzzle).len(), "{found:?}");
    }

    #[test]
    fn what_takes_too_long_is_undecided() {
        let text =
            ".Shape~6x6.Cage~9~R1C1~R1C2.Thermo~R2C1~R2C2~R3C2.~R1C3_1~R2C5_6~R4C1_5~R5C4_3~R6C6_2~R3C6_4~R4C4_6";
        let puzzle = read_iss(text).unwrap();
        let (full, none) = (redundant(&puzzle, 10_000, Stop::never()), redundant(&puzzle, 0, Stop::never()));
        let (full, none) = (full.unwrap(), none.unwrap());
        assert_eq!(full.undecided, []);
        assert!(!none.undecided.is_empty());
        assert!(none.rules.iter().all(|rule| full.rules.contains(rule)));
    }
}
