//! Which givens and rules of a puzzle without a solution contradict each other.

use ichidoku::{Interrupted, Stop};

use crate::{Constraint, Problem, Puzzle};

/// Givens and rules of a puzzle that already contradict each other, without those that can be left out; `None` if the puzzle has
/// a solution. Each given counts for itself. Rows, columns and boxes always hold, and so do rules that say which cells or boxes
/// there are. Where a trial takes more than this number of guesses, what it is about stays: the set may then have more
/// than it needs.
///
/// It takes a search per rule that stays, and few for those that can be left out together.
///
/// ```
/// use ichidoku_variants::{Constraint, contradiction, read_iss};
/// let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_2~R2C2_3.~R1C1_4").unwrap();
/// let rules = contradiction(&puzzle, 1000, ichidoku::Stop::never()).unwrap().unwrap();
/// assert_eq!(rules, [Constraint::Cage { sum: Some(3), cells: vec![0, 1] }, Constraint::Given(vec![(0, vec![4])])]);
/// ```
///
/// # Errors
/// [`Interrupted`] if the handle was raised, or if the puzzle itself takes more guesses.
pub fn contradiction(puzzle: &Puzzle, guesses: u64, stop: Stop<'_>) -> Result<Option<Vec<Constraint>>, Interrupted> {
    let trial = |rules: &[Constraint]| {
        let part = Puzzle::new(puzzle.shape(), rules.to_vec());
        // A part of a puzzle that can be translated can be translated too, or else it says nothing.
        let Ok(problem) = Problem::new(&part) else { return Ok(false) };
        problem.budget(guesses).stop(stop).count(1).map(|solutions| solutions == 0)
    };
    let mut rules = parts(puzzle);
    if !trial(&rules)? {
        return Ok(None);
    }
    let mut size = rules.len().div_ceil(2);
    loop {
        let mut from = 0;
        while from < rules.len() {
            let to = rules.len().min(from + size);
            let without = rules.iter().enumerate().filter(|(at, rule)| !(from..to).contains(at) || is_fixed(rule));
            let without = without.map(|(_, rule)| rule.clone()).collect::<Vec<_>>();
            let is_shorter = without.len() < rules.len();
            match trial(&without) {
                Ok(true) if is_shorter => rules = without,
                Err(Interrupted::Stopped) => return Err(Interrupted::Stopped),
                _ => from = to,
            }
        }
        if size == 1 {
            break;
        }
        size = size.div_ceil(2);
    }
    rules.retain(|rule| !is_fixed(rule));
    Ok(Some(rules))
}

/// The rules, with a rule for each given.
pub(crate) fn parts(puzzle: &Puzzle) -> Vec<Constraint> {
    let split = |rule: &Constraint| match rule {
        Constraint::Given(cells) => cells.iter().map(|cell| Constraint::Given(vec![cell.clone()])).collect(),
        other => vec![other.clone()],
    };
    puzzle.constraints().iter().flat_map(split).collect()
}

/// True of rules that are part of the grid, without which there would be other cells or boxes; and of fog, which says nothing of
/// digits.
pub(crate) fn is_fixed(rule: &Constraint) -> bool {
    use Constraint as C;
    matches!(
        rule,
        C::NoBoxes
            | C::BoxSize(_)
            | C::ExtraCells { .. }
            | C::ChaosConstruction
            | C::Doppelganger
            | C::FullRankTies(_)
            | C::Fog(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Verdict, read_iss};

    #[test]
    fn no_rule_of_a_contradiction_can_be_left_out() {
        let texts = [
            ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.~R1C2_1~R3C3_4.AntiKing",
            ".Shape~6x6.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4.Cage~20~R5C1~R5C2~R5C3~R5C4.~R6C6_2",
            ".Shape~4x4.NoBoxes.AntiKnight.AntiKing.Diagonal~1.Diagonal~-1",
        ];
        for text in texts {
            let puzzle = read_iss(text).unwrap();
            let rules = contradiction(&puzzle, u64::MAX, Stop::never()).unwrap().unwrap();
            let fixed = puzzle.constraints().iter().filter(|rule| is_fixed(rule)).cloned().collect::<Vec<_>>();
            let verdict = |rules: &[Constraint]| {
                let part = Puzzle::new(puzzle.shape(), [&fixed, rules].concat());
                Problem::new(&part).unwrap().verdict().unwrap()
            };
            assert_eq!(verdict(&rules), Verdict::Impossible, "{text}");
            for left_out in 0..rules.len() {
                let mut fewer = rules.clone();
                fewer.remove(left_out);
                assert_ne!(verdict(&fewer), Verdict::Impossible, "{text}");
            }
        }
    }

    #[test]
    fn a_puzzle_with_a_solution_has_no_contradiction() {
        let puzzle = read_iss(".Shape~4x4.Diagonal~1").unwrap();
        assert_eq!(contradiction(&puzzle, u64::MAX, Stop::never()), Ok(None));
    }
}
