//! Random complete grids, made without the crates under test.

use crate::random::Random;
use crate::rules::share_a_house;

/// A random complete legal grid: the 81 digits in reading order.
///
/// Cells are filled in the order of fewest remaining digits, digits tried in random order. Not every grid is equally
/// likely, but every grid can come.
///
/// ```
/// use testkit::{random::Random, random_solution};
/// let values = random_solution(&mut Random::new(1));
/// assert_eq!(values[..9].iter().map(|v| u32::from(*v)).sum::<u32>(), 45);
/// ```
pub fn random_solution(random: &mut Random) -> [u8; 81] {
    let mut values = [0; 81];
    fill(&mut values, random);
    values
}

/// Completes the grid; false (and the grid as before) if there is no way.
fn fill(values: &mut [u8; 81], random: &mut Random) -> bool {
    let blanks = (0..81).filter(|cell| values[*cell] == 0);
    let Some((cell, mut digits)) = blanks.map(|cell| (cell, open_digits(values, cell))).min_by_key(|(_, d)| d.len())
    else {
        return true;
    };
    random.shuffle(&mut digits);
    for digit in digits {
        values[cell] = digit;
        if fill(values, random) {
            return true;
        }
    }
    values[cell] = 0;
    false
}

/// The digits that no cell sharing a house holds.
fn open_digits(values: &[u8; 81], cell: usize) -> Vec<u8> {
    let seen = |digit: u8| (0..81).any(|other| values[other] == digit && share_a_house(cell, other));
    (1..=9).filter(|digit| !seen(*digit)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::is_solution;

    #[test]
    fn random_solutions_are_legal_and_differ() {
        let mut random = Random::new(5);
        let grids: Vec<_> = (0..20).map(|_| random_solution(&mut random)).collect();
        assert!(grids.iter().all(is_solution));
        assert!(grids.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
