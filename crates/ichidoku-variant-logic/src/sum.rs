//! Cells with a known sum.

use ichidoku_variants::{Cell, Constraint, Puzzle, Rules};

/// Cells that each count once in a sum that a rule states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The rule.
    pub rule: Constraint,
    /// The cells, ascending.
    pub cells: Vec<Cell>,
    /// The sum of the digits that are shown.
    pub total: i32,
    /// True if no two of the cells can contain the same digit.
    pub differ: bool,
}

/// The sums that the rules of a puzzle state.
pub(crate) fn sums(puzzle: &Puzzle, rules: &Rules) -> Vec<Sum> {
    let mut sums = Vec::new();
    for rule in rules.single() {
        for (mut cells, total) in stated(puzzle, rule) {
            ichidoku_variants::sort(&mut cells);
            let are_different_cells = cells.windows(2).all(|pair| pair[0] != pair[1]);
            if are_different_cells && !cells.is_empty() {
                let differ = rules.differ(&cells);
                sums.push(Sum { rule: rule.clone(), cells, total, differ });
            }
        }
    }
    sums
}

fn stated(puzzle: &Puzzle, rule: &Constraint) -> Vec<(Vec<Cell>, i32)> {
    use Constraint as C;
    match rule {
        C::Cage { sum: Some(sum), cells } if *sum != 0 => vec![(cells.clone(), (*sum).into())],
        C::Sum { sum, coefficients: None, cells } => vec![(cells.clone(), *sum)],
        C::LittleKiller { sum, start, .. } => {
            puzzle.shape().little_killer_line(*start).map(|cells| (cells, (*sum).into())).into_iter().collect()
        }
        C::X(cells) => pairs(puzzle, cells).map(|pair| (pair, 10)).collect(),
        C::V(cells) => pairs(puzzle, cells).map(|pair| (pair, 5)).collect(),
        _ => Vec::new(),
    }
}

/// The pairs of a list that are side by side.
fn pairs<'a>(puzzle: &'a Puzzle, cells: &'a [Cell]) -> impl Iterator<Item = Vec<Cell>> + 'a {
    let shape = puzzle.shape();
    let in_grid = move |cell: Cell| usize::from(cell) < shape.cells();
    let later = move |(at, &a): (usize, &Cell)| {
        let near = move |&&b: &&Cell| in_grid(a) && in_grid(b) && shape.are_adjacent(a, b);
        cells[at + 1..].iter().filter(near).map(move |&b| vec![a, b]).collect::<Vec<_>>()
    };
    cells.iter().enumerate().flat_map(later)
}

#[cfg(test)]
mod tests {
    use ichidoku_variants::read_iss;

    use super::*;

    #[test]
    fn cages_diagonals_and_letters_state_sums() {
        let puzzle = read_iss(".Shape~4x4.Cage~3~R1C2~R1C1.Cage~0~R2C1~R2C2.LittleKiller~9~R1C1.X~R3C3~R3C4").unwrap();
        let sums = sums(&puzzle, &Rules::new(&puzzle).unwrap());
        let found = sums.iter().map(|sum| (&sum.cells[..], sum.total, sum.differ)).collect::<Vec<_>>();
        assert_eq!(found, [(&[0, 1][..], 3, true), (&[0, 5, 10, 15][..], 9, false), (&[10, 11][..], 10, true)]);
    }
}
