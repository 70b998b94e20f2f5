//! Random rules on small grids: every step is proved, keeps every solution, and can be told in every language.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{End, follow};
use ichidoku_variants::{Cell, Constraint, Line, Problem, Puzzle, Shape};
use testkit::random::Random;

/// Puzzles of each size.
const PUZZLES: u64 = 40;

#[test]
fn steps_keep_the_solutions_of_random_puzzles() {
    let mut solved = 0;
    for seed in 0..PUZZLES {
        for side in [4, 6] {
            let shape = Shape::square(side).unwrap();
            let mut random = Random::new(seed);
            let blank = Puzzle::new(shape, vec![Constraint::AntiKnight]);
            let solution =
                Problem::new(&blank).unwrap().random_solution(&mut |below| random.below(below as usize) as u32);
            let Some(solution) = solution.unwrap() else { continue };
            let mut rules = vec![Constraint::AntiKnight];
            rules.extend((0..side).flat_map(|_| rule(shape, &solution, &mut random)));
            let given = (0..side).map(|_| random.below(shape.cells()) as Cell);
            rules.push(Constraint::Given(given.map(|cell| (cell, vec![solution[usize::from(cell)]])).collect()));
            let path = follow(&format!("{side} {seed}"), &Puzzle::new(shape, rules), Some(&solution));
            assert!(!matches!(path.end, End::Contradiction(_)), "{side} {seed}");
            assert_eq!(path.unproved, 0, "{side} {seed}");
            assert!(path.searched <= path.techniques.len() && path.filled[0] <= path.filled[1], "{side} {seed}");
            solved += usize::from(path.end == End::Solved);
        }
    }
    assert!(solved > 0);
}

/// A rule that the solution keeps.
fn rule(shape: Shape, solution: &[i16], random: &mut Random) -> Option<Constraint> {
    use Constraint as C;
    let cells = walk(shape, 2 + random.below(3), random);
    let digits = cells.iter().map(|&cell| solution[usize::from(cell)]).collect::<Vec<_>>();
    let sum = digits.iter().sum::<i16>();
    let differ = (1..digits.len()).all(|at| !digits[..at].contains(&digits[at]));
    let pair = cells[..2].to_vec();
    let least = digits.windows(2).map(|pair| (pair[0] - pair[1]).abs()).min()?;
    let span = digits.iter().max()? - digits.iter().min()? + 1;
    let line = Line::Row(random.below(shape.rows()) as u8);
    let row =
        Puzzle::new(shape, Vec::new()).line(line).iter().map(|&cell| solution[usize::from(cell)]).collect::<Vec<_>>();
    Some(match random.below(8) {
        0 if differ => C::Cage { sum: Some(sum), cells },
        1 if digits.is_sorted() && differ => C::Thermo(cells),
        2 if digits[0].abs_diff(digits[1]) == 1 => C::WhiteDot(pair),
        3 if digits[0] == 2 * digits[1] || digits[1] == 2 * digits[0] => C::BlackDot(pair),
        4 if least > 0 => C::Whisper { difference: least, cells },
        5 if differ && span as usize == digits.len() => C::Renban(cells),
        6 if digits[0] == sum - digits[0] => C::Arrow(cells),
        7 => {
            let mut ends = row.iter().enumerate().filter(|(_, digit)| **digit == 1 || **digit == shape.highest());
            let (from, to) = (ends.next()?.0, ends.next()?.0);
            C::Sandwich { sum: row[from + 1..to].iter().sum(), line }
        }
        _ => C::Sum { sum: sum.into(), coefficients: None, cells },
    })
}

/// Different cells, each beside the one before.
fn walk(shape: Shape, length: usize, random: &mut Random) -> Vec<Cell> {
    let mut cells = vec![random.below(shape.cells()) as Cell];
    while cells.len() < length {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        let beside = steps.iter().filter_map(|&(down, right)| shape.step(cells[cells.len() - 1], down, right));
        let free = beside.filter(|cell| !cells.contains(cell)).collect::<Vec<_>>();
        if free.is_empty() {
            break;
        }
        cells.push(free[random.below(free.len())]);
    }
    cells
}
