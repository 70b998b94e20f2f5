//! Search that learns, for large grids whose rules are about places alone: rows, columns, boxes, chess moves.
//!
//! Each candidate is a variable; of the candidates of a cell, and of a digit's places in a house, exactly one is true. What
//! follows from such a group needs no clause: the reasons are read from the group when a conflict asks for them. From each
//! conflict the search learns a clause (J. Marques-Silva and K. Sakallah's GRASP, 1996; M. Moskewicz and others' Chaff, 2001;
//! N. Eén and N. Sörensson's MiniSat, 2003; G. Audemard and L. Simon's Glucose, 2009), and all of them still hold while it
//! proves that a solution is the only one.

mod analysis;
mod assignment;
mod clauses;
mod formula;
mod literal;
mod order;
mod pace;
mod solver;

use ichidoku::{Interrupted, Stop};

use crate::model::Model;
use crate::sets::Set;

/// Searches on from the digits that cells may contain, until `found` returns false; it isn't given the solutions known before.
/// The model has only rules about places, and nothing follows at once from the sets. The budget is of conflicts. Returns how many
/// there were.
pub(crate) fn search(
    model: &Model,
    sets: &[Set],
    known: &[Vec<Set>],
    budget: u64,
    stop: Stop<'_>,
    found: &mut dyn FnMut(&[Set]) -> bool,
) -> Result<u64, Interrupted> {
    let formula = formula::Formula::new(model, sets);
    let mut solver = solver::Solver::new(&formula);
    for solution in known {
        solver.exclude(formula.literals_of(solution));
    }
    let mut grid = sets.to_vec();
    while solver.solve(budget, stop)? {
        for (variable, &(cell, digit)) in formula.candidates.iter().enumerate() {
            if solver.is_true(variable) {
                grid[usize::from(cell)] = digit;
            }
        }
        if !found(&grid) {
            break;
        }
        solver.exclude_found();
    }
    Ok(solver.conflicts())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::compile;
    use crate::search::{Order, Search};
    use crate::{Constraint, Puzzle, Shape};
    use testkit::random::Random;

    /// All solutions, sorted, by guesses and by learning. Of those by learning, the first few are known before.
    fn both(puzzle: &Puzzle, known: usize) -> [Vec<Vec<Set>>; 2] {
        let model = compile(puzzle).unwrap();
        let mut guessed = Vec::new();
        let all = &mut |sets: &[Set]| {
            guessed.push(sets.to_vec());
            true
        };
        Search::new(&model).run(Order::Ascending, u64::MAX, Stop::never(), all).unwrap();
        guessed.sort_unstable();
        let mut learned = guessed[..known.min(guessed.len())].to_vec();
        if let Some(sets) = Search::new(&model).at_rest() {
            let before = learned.clone();
            search(&model, sets, &before, u64::MAX, Stop::never(), &mut |sets| {
                learned.push(sets.to_vec());
                true
            })
            .unwrap();
        }
        learned.sort_unstable();
        [guessed, learned]
    }

    #[test]
    fn learning_finds_the_same_solutions_as_guesses() {
        let mut seen = [0; 3];
        for seed in 0..200 {
            let mut random = Random::new(seed);
            let side = *random.pick(&[4u8, 6]).unwrap();
            let shape = Shape::square(side).unwrap();
            let empty = Puzzle::new(shape, vec![]);
            let mut cells = (0..shape.cells() as u16).collect::<Vec<_>>();
            random.shuffle(&mut cells);
            // Digits of a grid, of which one is perhaps wrong.
            let solved = crate::Problem::new(&empty).unwrap().any_solution().unwrap().unwrap();
            let shift = random.below(usize::from(side)) as i16;
            let digit = |cell: u16, shift: i16| (solved[usize::from(cell)] - 1 + shift) % i16::from(side) + 1;
            let clues = if side == 4 { 3 } else { 12 };
            let mut given = cells[..clues].iter().map(|&cell| (cell, vec![digit(cell, 0)])).collect::<Vec<_>>();
            given[0].1[0] = digit(cells[0], if random.below(3) == 0 { shift } else { 0 });
            let rules = [
                vec![],
                vec![Constraint::Diagonal { rising: true }],
                vec![Constraint::NoBoxes],
                vec![Constraint::AntiKing, Constraint::NoBoxes],
            ];
            let mut rules = random.pick(&rules).unwrap().clone();
            rules.push(Constraint::Given(given));
            let [guessed, learned] = both(&Puzzle::new(shape, rules), (seed % 3) as usize);
            seen[guessed.len().min(2)] += 1;
            assert_eq!(guessed, learned, "{seed}");
        }
        assert!(seen.iter().all(|&puzzles| puzzles >= 10), "{seen:?}");
    }

    #[test]
    fn learning_counts_the_grids_of_four() {
        let [guessed, learned] = both(&Puzzle::new(Shape::square(4).unwrap(), vec![]), 0);
        assert_eq!((guessed.len(), learned.len()), (288, 288));
    }
}
