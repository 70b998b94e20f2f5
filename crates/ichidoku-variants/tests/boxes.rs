//! Boxes that are found while solving, connected cells and clues about them against brute force: on small grids, the search
//! finds as many solutions as there are grids that keep all rules.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use ichidoku_variants::{Constraint, Problem, Puzzle, Shape, check};
use testkit::random::Random;

fn below(random: &mut Random, limit: usize) -> usize {
    *random.pick(&(0..limit).collect::<Vec<_>>()).unwrap()
}

/// Different cells of some.
fn some(random: &mut Random, cells: &[u16], count: usize) -> Vec<u16> {
    let mut all = cells.to_vec();
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

fn neighbours(shape: Shape, cell: u16) -> impl Iterator<Item = u16> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |(down, right)| shape.step(cell, down, right))
}

/// All ways to divide a grid into connected boxes, with labels from 0 in the order of first cells.
fn partitions(shape: Shape, size: usize) -> Vec<Vec<i16>> {
    let mut found = Vec::new();
    let mut rest = vec![vec![-1; shape.cells()]];
    while let Some(labels) = rest.pop() {
        let Some(start) = labels.iter().position(|&label| label < 0) else {
            found.push(labels);
            continue;
        };
        let label = labels.iter().max().unwrap() + 1;
        let mut boxes = vec![vec![start as u16]];
        for _ in 1..size {
            let longer = |cells: &Vec<u16>| {
                let cells = cells.clone();
                let next = cells.iter().flat_map(|&cell| neighbours(shape, cell)).collect::<Vec<_>>();
                let labels = &labels;
                let is_free = move |cell: &u16| labels[usize::from(*cell)] < 0;
                let next = next.into_iter().filter(is_free).filter(|cell| !cells.contains(cell)).collect::<Vec<_>>();
                next.into_iter().map(move |cell| {
                    let mut longer = [cells.as_slice(), &[cell]].concat();
                    longer.sort_unstable();
                    longer
                })
            };
            boxes = boxes.iter().flat_map(longer).collect();
            boxes.sort();
            boxes.dedup();
        }
        rest.extend(boxes.iter().map(|cells| {
            let mut labels = labels.clone();
            cells.iter().for_each(|&cell| labels[usize::from(cell)] = label);
            labels
        }));
    }
    found
}

/// A line of cells of the boxes from a cell of the grid in a random direction.
fn arm(random: &mut Random, shape: Shape, start: u16) -> Vec<u16> {
    let (down, right) = *random.pick(&[(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1)]).unwrap();
    let line = std::iter::successors(Some(start), |&cell| shape.step(cell, down, right));
    line.map(|cell| cell + shape.cells() as u16).collect()
}

/// A random rule about boxes.
fn rule(random: &mut Random, shape: Shape) -> Constraint {
    use Constraint as C;
    let count = shape.cells() as u16;
    let (grid, boxes) = ((0..count).collect::<Vec<_>>(), (count..2 * count).collect::<Vec<_>>());
    let [control, start] = [(); 2].map(|()| *random.pick(&grid).unwrap());
    let offset = [None, Some(0), Some(1)][below(random, 3)];
    let sets = 2 + below(random, 3);
    match below(random, 9) {
        0 => C::ChaosArrow { control, offset, arms: Vec::new() },
        1 | 2 => {
            let arms = (0..1 + below(random, 2)).map(|_| arm(random, shape, start)).collect();
            C::ChaosArrow { control, offset, arms }
        }
        3 => C::ChaosArrow { control, offset, arms: vec![arm(random, shape, start), arm(random, shape, control)] },
        4 => C::ChaosCount { control, offset, cells: Vec::new() },
        5 => C::ChaosCount { control, offset, cells: some(random, &boxes, sets + 1) },
        6 => C::SameDigits { sets: sets as u16, cells: some(random, &boxes, sets) },
        7 => C::AllDifferent(some(random, &boxes, 2)),
        _ => C::Given(vec![(*random.pick(&boxes).unwrap(), vec![shape.lowest() + below(random, 3) as i16])]),
    }
}

/// Counts by search and by trying all grids of some. Most rules are such that one of the grids keeps them.
fn agree(shape: Shape, base: &[Constraint], all: &[Vec<i16>], rounds: u64) {
    for seed in 0..rounds {
        let mut random = Random::new(seed);
        let wanted = random.pick(all).filter(|_| seed % 4 > 0);
        let mut fitting = || loop {
            let rule = rule(&mut random, shape);
            let puzzle = Puzzle::new(shape, [base, std::slice::from_ref(&rule)].concat());
            if wanted.is_none_or(|digits| check::holds(&puzzle, &rule, digits)) {
                return rule;
            }
        };
        let rules = (0..1 + seed % 3).map(|_| fitting()).collect::<Vec<_>>();
        let puzzle = Puzzle::new(shape, [base, &rules].concat());
        let kept = all.iter().filter(|digits| rules.iter().all(|rule| check::holds(&puzzle, rule, digits))).count();
        let problem = Problem::new(&puzzle).unwrap();
        assert_eq!(problem.count(u64::MAX), Ok(kept as u64), "seed {seed}: {rules:?}");
    }
}

/// Full grids with boxes, of these grids and of all partitions.
fn with_boxes(shape: Shape, base: &[Constraint], size: usize, grids: &[Vec<i16>]) -> Vec<Vec<i16>> {
    let puzzle = Puzzle::new(shape, base.to_vec());
    let partitions = partitions(shape, size);
    let both = grids.iter().flat_map(|digits| {
        partitions.iter().map(move |labels| {
            let shown = labels.iter().map(|label| label + shape.lowest());
            digits.iter().copied().chain(shown).collect::<Vec<_>>()
        })
    });
    both.filter(|digits| check::is_solution(&puzzle, digits)).collect()
}

#[test]
fn partitions_of_a_square_of_four() {
    assert_eq!(partitions(Shape::square(4).unwrap(), 4).len(), 117);
}

#[test]
fn clues_about_boxes_agree_with_brute_force_on_latin_squares() {
    let shape = Shape::square(4).unwrap();
    let latin = Problem::new(&Puzzle::new(shape, vec![Constraint::NoBoxes])).unwrap().solutions(usize::MAX).unwrap();
    let base = [Constraint::NoBoxes, Constraint::ChaosConstruction];
    // Each takes a tenth of a second: all grids are looked at.
    let rounds = std::env::var("ICHIDOKU_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(40);
    agree(shape, &base, &with_boxes(shape, &base, 4, &latin), rounds);
}

/// All grids in which each cell has one of its digits.
fn products(cells: &[(u16, Vec<i16>)]) -> Vec<Vec<i16>> {
    cells.iter().fold(vec![Vec::new()], |grids, (_, digits)| {
        grids.iter().flat_map(|grid| digits.iter().map(|&digit| [grid.as_slice(), &[digit]].concat())).collect()
    })
}

/// Grids where a digit may repeat in rows, and boxes of a size with this many digits.
fn agree_without_houses(rows: u8, columns: u8, size: u8, lowest: i8, digits: u8, rounds: u64) {
    let shape = Shape::new(rows, columns, lowest, digits, false).unwrap();
    for seed in 0..rounds {
        let mut random = Random::new(seed);
        let all = (shape.lowest()..=shape.highest()).collect::<Vec<_>>();
        // A partition whose boxes have different digits, so that something is left, and a few other digits.
        let labels = random.pick(&partitions(shape, size.into())).unwrap().clone();
        let mut digits = vec![0; shape.cells()];
        for label in 0..*labels.iter().max().unwrap() + 1 {
            let mut order = all.clone();
            random.shuffle(&mut order);
            let cells = (0..shape.cells()).filter(|&cell| labels[cell] == label);
            cells.zip(order).for_each(|(cell, digit)| digits[cell] = digit);
        }
        let mut cells = (0..).zip(digits.into_iter().map(|digit| vec![digit])).collect::<Vec<_>>();
        for _ in 0..7 {
            let (at, digit) = (below(&mut random, cells.len()), *random.pick(&all).unwrap());
            let (_, digits) = &mut cells[at];
            if !digits.contains(&digit) {
                digits.push(digit);
            }
        }
        let base = [
            Constraint::NoBoxes,
            Constraint::BoxSize(size),
            Constraint::ChaosConstruction,
            Constraint::Given(cells.clone()),
        ];
        agree(shape, &base, &with_boxes(shape, &base, size.into(), &products(&cells)), 20);
    }
}

#[test]
fn clues_about_boxes_agree_with_brute_force_where_digits_are_left_over() {
    agree_without_houses(3, 4, 3, 1, 5, 8);
    agree_without_houses(3, 4, 4, 0, 6, 8);
    agree_without_houses(2, 6, 3, 0, 4, 6);
}

#[test]
fn clues_about_boxes_agree_with_brute_force_where_digits_are_not() {
    agree_without_houses(3, 4, 4, 1, 4, 8);
    agree_without_houses(2, 6, 6, 0, 6, 4);
    agree_without_houses(4, 4, 4, 1, 4, 3);
}

#[test]
fn connected_cells_agree_with_brute_force() {
    let shape = Shape::new(4, 4, 1, 3, false).unwrap();
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let cells = (0..16).map(|cell| {
            let kept = [vec![1], vec![2], vec![3], vec![1, 2], vec![1, 3], vec![2, 3], vec![1, 2]];
            (cell, random.pick(&kept).unwrap().clone())
        });
        let given = Constraint::Given(cells.collect());
        let connected = [(); 2].map(|()| {
            let digits = [vec![1], vec![2], vec![3], vec![1, 2], vec![2, 3]][below(&mut random, 5)].clone();
            let size = [None, Some(4 + below(&mut random, 6) as u16)][below(&mut random, 2)];
            Constraint::Connected { prefix: String::new(), digits, size }
        });
        let Constraint::Given(cells) = &given else { unreachable!() };
        let all = products(cells);
        for rules in [&connected[..1], &connected[..]] {
            let puzzle = Puzzle::new(shape, [std::slice::from_ref(&given), rules].concat());
            let kept = all.iter().filter(|digits| rules.iter().all(|rule| check::holds(&puzzle, rule, digits))).count();
            let problem = Problem::new(&puzzle).unwrap();
            assert_eq!(problem.count(u64::MAX), Ok(kept as u64), "seed {seed}: {rules:?}");
        }
    }
}
