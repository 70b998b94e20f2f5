//! Several rules together against brute force: the search finds as many solutions as there are grids that keep all of them.
//!
//! The rules are those that look at each other, or at which cells differ.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use ichidoku_variants::{Constraint, Line, Outside, Problem, Puzzle, Shape, check};
use testkit::random::Random;

/// All grids of a shape with some rules.
fn grids(shape: Shape, rules: &[Constraint]) -> Vec<Vec<i16>> {
    Problem::new(&Puzzle::new(shape, rules.to_vec())).unwrap().solutions(usize::MAX).unwrap()
}

fn below(random: &mut Random, limit: usize) -> usize {
    *random.pick(&(0..limit).collect::<Vec<_>>()).unwrap()
}

/// Shapes of all kinds, with rules that leave few enough grids to try all of them.
fn shapes() -> Vec<(Shape, Vec<Constraint>)> {
    let given =
        |cells: &[(u16, i16)]| Constraint::Given(cells.iter().map(|&(cell, digit)| (cell, vec![digit])).collect());
    let two = |cell: u16| vec![1 + i16::from(cell.is_multiple_of(5)), 3];
    let repeating = (0..16).map(|cell| (cell, if cell < 5 { vec![1 + (cell as i16) % 2] } else { two(cell) }));
    let repeating = Constraint::Given(repeating.collect());
    let row = given(&[(0, 3), (1, 5), (2, 1), (3, 2), (4, 6), (5, 4), (11, 3), (12, 5), (15, 3), (20, 2), (30, 1)]);
    let three = |cell: i16| vec![cell + 1, cell * 5 % 14 + 1, (cell * 3 + 6) % 14 + 1];
    let many = Constraint::Given((0..9).map(|cell| (cell as u16, three(cell))).collect());
    vec![
        (Shape::square(4).unwrap(), vec![]),
        (Shape::square(4).unwrap(), vec![Constraint::NoBoxes]),
        (Shape::new(4, 4, 0, 4, true).unwrap(), vec![]),
        (Shape::new(4, 4, 0, 5, true).unwrap(), vec![given(&[(0, 0), (5, 4), (10, 2), (3, 3)])]),
        (Shape::new(3, 4, 1, 4, true).unwrap(), vec![]),
        (Shape::new(4, 4, 1, 3, false).unwrap(), vec![Constraint::NoBoxes, repeating]),
        (Shape::square(6).unwrap(), vec![row]),
        (Shape::new(1, 9, 1, 14, true).unwrap(), vec![many]),
    ]
}

/// Tries rules that are made for one of the grids each time.
fn agree(rounds: u64, rules: impl Fn(&mut Random, Shape, &[i16]) -> Vec<Constraint>) {
    for (shape, base) in shapes() {
        let all = grids(shape, &base);
        assert!((10..40_000).contains(&all.len()), "{} grids", all.len());
        for seed in 0..rounds {
            let mut random = Random::new(seed);
            let grid = random.pick(&all).unwrap().clone();
            let rules = rules(&mut random, shape, &grid);
            let puzzle = Puzzle::new(shape, [&base[..], &rules].concat());
            let holds = |digits: &&Vec<i16>| rules.iter().all(|rule| check::holds(&puzzle, rule, digits));
            let kept = all.iter().filter(holds).count() as u64;
            let problem = Problem::new(&puzzle).unwrap_or_else(|error| panic!("{shape:?} {seed} {rules:?}: {error}"));
            assert_eq!(problem.count(u64::MAX), Ok(kept), "{shape:?} {seed}: {rules:?}");
        }
    }
}

/// The cells of all rows and columns, each read from both ends.
fn readings(shape: Shape) -> Vec<(Line, bool, Vec<u16>)> {
    let rows = (0..shape.rows()).map(|row| (Line::Row(row as u8), shape.row(row)));
    let columns = (0..shape.columns()).map(|column| (Line::Column(column as u8), shape.column(column)));
    let both = |(line, cells): (Line, Vec<u16>)| {
        [(line, false, cells.clone()), (line, true, cells.into_iter().rev().collect())]
    };
    rows.chain(columns).flat_map(both).collect()
}

/// A clue at one end of a line.
fn clue(line: Line, at_back: bool, number: i16) -> Outside {
    let [front, back] = if at_back { [None, Some(number)] } else { [Some(number), None] };
    Outside { line, front, back }
}

#[test]
fn ranks_agree_with_brute_force() {
    agree(150, |random, shape, grid| {
        let all = readings(shape);
        let digits = |cells: &[u16]| cells.iter().map(|&cell| grid[usize::from(cell)]).collect::<Vec<_>>();
        let clues = 1 + below(random, 5);
        let mut rules = (0..clues)
            .map(|_| {
                let (line, at_back, cells) = random.pick(&all).unwrap();
                let less = all.iter().filter(|(_, _, other)| digits(other) < digits(cells)).count() as i16;
                // Now and then a rank that need not be possible.
                let rank = if below(random, 8) == 0 { below(random, all.len() + 3) as i16 } else { less + 1 };
                Constraint::FullRank(clue(*line, *at_back, rank))
            })
            .collect::<Vec<_>>();
        match below(random, 5) {
            0 => rules.push(Constraint::FullRankTies("none".into())),
            1 | 2 => rules.push(Constraint::FullRankTies("any".into())),
            3 => {
                let last = rules.pop().unwrap();
                rules.push(Constraint::All(vec![last]));
            }
            _ => {
                let last = rules.pop().unwrap();
                let other = Constraint::FullRank(clue(Line::Column(1), false, 3));
                rules.push(Constraint::Any(vec![last, other]));
            }
        }
        rules
    });
}

/// Different cells of the grid, in any order.
fn cells(random: &mut Random, shape: Shape, count: usize) -> Vec<u16> {
    let mut all = (0..shape.cells() as u16).collect::<Vec<_>>();
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

/// A clue for the digits that some cells have in a grid, or now and then for others.
fn look_and_say(random: &mut Random, shape: Shape, grid: &[i16]) -> Constraint {
    let size = 1 + below(random, 7);
    let mut cells = cells(random, shape, size);
    if below(random, 10) == 0 {
        cells.push(cells[0]);
    }
    let mut digits = (shape.lowest()..=9.min(shape.highest() + 1)).collect::<Vec<_>>();
    random.shuffle(&mut digits);
    digits.truncate(1 + below(random, digits.len()));
    let count = |digit: i16| cells.iter().filter(|&&cell| grid[usize::from(cell)] == digit).count();
    let wrong = below(random, 8) == 0;
    let counts = digits.iter().map(|&digit| (count(digit) + usize::from(wrong && digit % 2 == 0), digit));
    if below(random, 4) == 0 {
        let digits = counts.flat_map(|(count, digit)| vec![digit; count]).collect();
        Constraint::ContainExact { digits, cells }
    } else {
        Constraint::LookAndSay { clue: counts.map(|(count, digit)| format!("{count}{digit}")).collect(), cells }
    }
}

#[test]
fn counts_of_digits_agree_with_brute_force() {
    agree(200, |random, shape, grid| {
        let clues = 1 + below(random, 3);
        let mut rules = (0..clues).map(|_| look_and_say(random, shape, grid)).collect::<Vec<_>>();
        match below(random, 4) {
            0 => rules.push(Constraint::AntiKnight),
            1 => {
                rules.push(Constraint::Any(vec![look_and_say(random, shape, grid), look_and_say(random, shape, grid)]));
            }
            _ => {}
        }
        rules
    });
}

/// The sum between the lowest and the highest digit.
fn between(digits: &[i16]) -> i16 {
    let place = |digit: Option<&i16>| digits.iter().position(|other| Some(other) == digit).unwrap();
    let [low, high] = [place(digits.iter().min()), place(digits.iter().max())];
    digits[low.min(high)..=low.max(high)].iter().sum::<i16>() - digits[low] - if low == high { 0 } else { digits[high] }
}

/// A clue for a row, a column or different cells, with their sum in a grid or now and then another one.
fn lunchbox(random: &mut Random, shape: Shape, grid: &[i16]) -> Constraint {
    let digits = |cells: &[u16]| cells.iter().map(|&cell| grid[usize::from(cell)]).collect::<Vec<_>>();
    let wrong = if below(random, 6) == 0 { 1 } else { 0 };
    if shape.is_latin() && below(random, 3) == 0 {
        let long = readings(shape).into_iter().filter(|(_, _, cells)| cells.len() > 1).collect::<Vec<_>>();
        let (line, _, cells) = random.pick(&long).unwrap();
        return Constraint::Sandwich { sum: between(&digits(cells)) + wrong, line: *line };
    }
    let size = 2 + below(random, 5);
    let mut different = Vec::new();
    for cell in cells(random, shape, shape.cells()) {
        if different.len() < size && !digits(&different).contains(&grid[usize::from(cell)]) {
            different.push(cell);
        }
    }
    Constraint::Lunchbox { sum: between(&digits(&different)) + wrong, cells: different }
}

#[test]
fn sums_between_digits_agree_with_brute_force() {
    agree(200, |random, shape, grid| {
        let clues = 1 + below(random, 3);
        let mut rules = (0..clues).map(|_| lunchbox(random, shape, grid)).collect::<Vec<_>>();
        if below(random, 3) == 0 {
            rules.push(Constraint::Any(vec![lunchbox(random, shape, grid), lunchbox(random, shape, grid)]));
        }
        rules
    });
}
