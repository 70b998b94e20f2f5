//! Sums that follow from others are true: no solution of a puzzle is lost.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use ichidoku_variants::{Constraint, Problem, Puzzle, Shape, Verdict, check};
use testkit::random::Random;

/// Little killers and cages, some of which overlap, with the sums that a grid has.
fn sums_of(digits: &[i16], shape: Shape, random: &mut Random) -> Vec<Constraint> {
    let sum_of = |cells: &[u16]| cells.iter().map(|&cell| digits[usize::from(cell)]).sum::<i16>();
    let edge = (0..shape.cells() as u16).filter_map(|start| Some((start, shape.little_killer_line(start)?)));
    let mut little_killers = edge.collect::<Vec<_>>();
    random.shuffle(&mut little_killers);
    little_killers.truncate(12);
    let mut rules = little_killers
        .into_iter()
        .map(|(start, cells)| Constraint::LittleKiller { sum: sum_of(&cells), start, at_end: false })
        .collect::<Vec<_>>();
    for _ in 0..15 {
        let first = *random.pick(&(0..shape.cells() as u16).collect::<Vec<_>>()).unwrap();
        let (row, column) = shape.place(first);
        let steps =
            [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)].into_iter().filter_map(|step| shape.step(first, step.0, step.1));
        let mut cells = steps.collect::<Vec<_>>();
        cells.sort_by_key(|&cell| digits[usize::from(cell)]);
        cells.dedup_by_key(|cell| digits[usize::from(*cell)]);
        cells.truncate(2 + (row + column) % 4);
        rules.push(Constraint::Cage { sum: Some(sum_of(&cells)), cells });
    }
    rules
}

#[test]
fn no_solution_is_lost() {
    for (side, seed) in [6, 9, 9].into_iter().cycle().zip(0..60) {
        let mut random = Random::new(seed);
        let shape = Shape::square(side).unwrap();
        let plain = Problem::new(&Puzzle::new(shape, vec![])).unwrap();
        let mut below = |bound: u32| *random.pick(&(0..bound).collect::<Vec<_>>()).unwrap();
        let digits = plain.random_solution(&mut below).unwrap().unwrap();
        let rules = sums_of(&digits, shape, &mut random);
        let mut cells = (0..shape.cells() as u16).collect::<Vec<_>>();
        random.shuffle(&mut cells);
        for given in [shape.cells(), shape.cells() * 2 / 3, shape.cells() / 3] {
            let known = cells[..given].iter().map(|&cell| (cell, vec![digits[usize::from(cell)]])).collect();
            let puzzle = Puzzle::new(shape, [rules.as_slice(), &[Constraint::Given(known)]].concat());
            match Problem::new(&puzzle).unwrap().verdict().unwrap() {
                Verdict::Unique(found) => assert_eq!(found, digits, "seed {seed}"),
                Verdict::Several(found) => assert!(found.iter().all(|digits| check::is_solution(&puzzle, digits))),
                Verdict::Impossible => panic!("seed {seed}: {given} given"),
            }
        }
    }
}
