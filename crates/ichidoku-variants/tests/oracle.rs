//! Every rule against brute force: on small grids, the search finds as many solutions as there are grids that keep the rule.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use ichidoku_variants::{Constraint, Line, Outside, Problem, Puzzle, Shape, check, read_iss};
use testkit::random::Random;

/// All grids of a shape without further rules.
fn grids(shape: Shape, rules: &[Constraint]) -> Vec<Vec<i16>> {
    Problem::new(&Puzzle::new(shape, rules.to_vec())).unwrap().solutions(usize::MAX).unwrap()
}

/// Different cells of the grid.
fn cells(random: &mut Random, shape: Shape, count: usize) -> Vec<u16> {
    let mut all = (0..shape.cells() as u16).collect::<Vec<_>>();
    random.shuffle(&mut all);
    all.truncate(count);
    all
}

fn below(random: &mut Random, limit: i16) -> i16 {
    *random.pick(&(0..limit).collect::<Vec<_>>()).unwrap()
}

/// A random rule of each kind.
fn rules(random: &mut Random, shape: Shape) -> Vec<Constraint> {
    use Constraint as C;
    let mut some = |least: usize, most: usize| {
        let count = least + below(random, (most - least + 1) as i16) as usize;
        cells(random, shape, count)
    };
    let lists = (0..35).map(|_| some(2, 4)).collect::<Vec<_>>();
    let [three, pair] = [some(3, 3), some(2, 2)];
    let mut lists = lists.into_iter();
    let mut next = || lists.next().unwrap();
    let (sum, small) = (1 + below(random, 14), below(random, 4));
    let line =
        if below(random, 2) == 0 { Line::Row(below(random, 4) as u8) } else { Line::Column(below(random, 4) as u8) };
    let outside = Outside { line, front: Some(1 + below(random, 9)), back: (small > 1).then_some(small) };
    let digit = shape.lowest() + small;
    vec![
        C::Given(vec![(three[0], vec![digit, shape.highest()])]),
        C::AllDifferent(next()),
        C::Windoku,
        C::DisjointSets,
        C::Diagonal { rising: small > 1 },
        C::AntiKnight,
        C::AntiKing,
        C::AntiConsecutive,
        C::AntiTaxicab,
        C::StrictKropki,
        C::StrictXV,
        C::WhiteDot((0..shape.cells() as u16).collect::<Vec<_>>()[usize::from(three[0] % 12)..][..2].to_vec()),
        C::BlackDot(next()),
        C::GreaterThan(next()),
        C::X(next()),
        C::V(vec![5, 6]),
        C::Thermo(next()),
        C::SlowThermo(next()),
        C::Whisper { difference: 1 + small, cells: next() },
        C::Renban(next()),
        C::Modular { modulus: 2 + small % 2, cells: next() },
        C::Entropic(next()),
        C::Palindrome(next()),
        C::Between(next()),
        C::Lockout { difference: small, cells: next() },
        C::Zipper(next()),
        C::BoxSumLine(next()),
        C::SumLine { sum: sum / 2 + 1, closed: small == 0, cells: next() },
        C::Cage { sum: Some(sum), cells: next() },
        C::Sum { sum: sum.into(), coefficients: None, cells: next() },
        C::Sum { sum: sum.into(), coefficients: Some(vec![2, -1, small]), cells: three.clone() },
        C::Arrow(next()),
        C::DoubleArrow(next()),
        C::PillArrow { pill: 2, cells: cells(random, shape, 12) },
        C::EqualSum(vec![next(), next()]),
        C::LittleKiller { sum, start: 1, at_end: false },
        C::RellikCage { sum: sum / 2, cells: next() },
        C::EqualityCage(next()),
        C::XSum(outside),
        C::Sandwich { sum: sum / 2, line },
        C::Lunchbox { sum: sum / 2, cells: next() },
        C::Skyscraper(outside),
        C::HiddenSkyscraper(outside),
        C::NumberedRoom(outside),
        C::FullRank(Outside { front: Some(sum), ..outside }),
        C::FullRankTies("none".into()),
        C::Quad { corner: 5, digits: vec![digit, digit] },
        C::ContainAtLeast { digits: vec![digit, digit + 1], cells: next() },
        C::ContainExact { digits: vec![digit], cells: next() },
        C::LookAndSay { clue: format!("1{digit}"), cells: next() },
        C::CountingCircles(cells(random, shape, 3 + small as usize)),
        C::CountDistinct(next()),
        C::SameDigits { sets: 2, cells: cells(random, shape, 4) },
        C::Indexing { rows: small > 1, cells: pair.clone() },
        C::DigitIndexing(next()),
        C::Regex { pattern: "[12]*3.*".into(), lines: vec![next()] },
        C::GlobalEntropy,
        C::GlobalMod,
        C::DutchFlatmates,
        C::Fog(next()),
        C::Connected { prefix: String::new(), digits: vec![digit, digit + 1], size: (small > 2).then_some(8) },
        C::Any(vec![C::Thermo(pair.clone()), C::Cage { sum: Some(sum), cells: three.clone() }]),
        C::All(vec![C::Thermo(pair.clone()), C::Renban(three.clone())]),
        C::Any(vec![C::All(vec![C::AllDifferent(three.clone()), C::Arrow(three)]), C::X(pair)]),
    ]
}

/// Counts by search and by trying all grids.
fn agree(shape: Shape, base: &[Constraint], rounds: u64) {
    let all = grids(shape, base);
    for seed in 0..rounds {
        let mut random = Random::new(seed);
        let makes_sense = |rule: &Constraint| shape.is_latin() || !matches!(rule, Constraint::Sandwich { .. });
        for rule in rules(&mut random, shape).into_iter().filter(makes_sense) {
            let puzzle = Puzzle::new(shape, [base, std::slice::from_ref(&rule)].concat());
            let kept = all.iter().filter(|digits| check::holds(&puzzle, &rule, digits)).count() as u64;
            let problem = Problem::new(&puzzle).unwrap_or_else(|error| panic!("{seed} {rule:?}: {error}"));
            assert_eq!(problem.count(u64::MAX), Ok(kept), "seed {seed}: {rule:?}");
        }
    }
}

#[test]
fn rules_agree_with_brute_force_on_grids_of_four() {
    agree(Shape::square(4).unwrap(), &[], 30);
}

#[test]
fn rules_agree_with_brute_force_on_latin_squares() {
    agree(Shape::square(4).unwrap(), &[Constraint::NoBoxes], 10);
}

#[test]
fn rules_agree_with_brute_force_where_digits_begin_at_zero() {
    agree(Shape::new(4, 4, 0, 4, true).unwrap(), &[], 10);
}

#[test]
fn rules_agree_with_brute_force_where_digits_may_repeat_everywhere() {
    let first = Constraint::Given((0..8).map(|cell| (cell, vec![1 + (cell as i16 * 5) % 3])).collect());
    agree(Shape::new(4, 4, 1, 3, false).unwrap(), &[first], 3);
}

/// Boxes of 4×4 cells that cross all rows and columns.
const IRREGULAR: &str = "0001021122132333";

#[test]
fn rules_agree_with_brute_force_on_irregular_boxes() {
    let shape = Shape::square(4).unwrap();
    let boxes = [Constraint::NoBoxes, Constraint::Jigsaw(IRREGULAR.into())];
    let latin = grids(shape, &boxes[..1]);
    let puzzle = Puzzle::new(shape, boxes.to_vec());
    let kept = latin.into_iter().filter(|digits| check::holds(&puzzle, &boxes[1], digits)).collect::<Vec<_>>();
    assert!(!kept.is_empty());
    assert_eq!(grids(shape, &boxes), kept);
    agree(shape, &boxes, 10);
}

#[test]
fn houses_of_fewer_digits_than_the_grid_are_houses() {
    let cells = (0..16).map(|cell| (cell, vec![1, 2, 3, 4])).collect();
    let shape = Shape::new(4, 4, 0, 6, true).unwrap();
    let given = [Constraint::BoxSize(4), Constraint::Given(cells)];
    let all = grids(Shape::square(4).unwrap(), &[]);
    assert_eq!(grids(shape, &given), all);
    for sum in 3..8 {
        let cage = Constraint::Cage { sum: Some(sum), cells: vec![0, 1, 4] };
        let puzzle = Puzzle::new(shape, [&given[..], std::slice::from_ref(&cage)].concat());
        let kept = all.iter().filter(|digits| check::holds(&puzzle, &cage, digits)).count() as u64;
        assert_eq!(Problem::new(&puzzle).unwrap().count(u64::MAX), Ok(kept), "{sum}");
    }
}

#[test]
fn known_numbers_of_grids() {
    let count = |text: &str| Problem::new(&read_iss(text).unwrap()).unwrap().count(u64::MAX).unwrap();
    assert_eq!(count(".Shape~4x4"), 288);
    let latin = [1, 2, 12, 576, 161_280];
    for (side, &squares) in (1..).zip(&latin) {
        assert_eq!(count(&format!(".Shape~{side}x{side}.NoBoxes")), squares, "latin squares of {side}");
    }
    // The first row may be any of 6! orders: of all 28,200,960 grids of 6x6, this is the share of one.
    let first_row = (1..=6).map(|digit| format!("R1C{digit}_{digit}")).collect::<Vec<_>>().join("~");
    assert_eq!(count(&format!(".Shape~6x6.~{first_row}")) * 720, 28_200_960);
}

#[test]
fn true_candidates_are_those_of_all_solutions() {
    let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R2C1~R2C2~R2C3").unwrap();
    let problem = Problem::new(&puzzle).unwrap();
    let all = problem.solutions(usize::MAX).unwrap();
    let known = problem.true_candidates(&mut |_| {}).unwrap();
    for cell in 0..16u16 {
        let mut digits = all.iter().map(|solution| solution[usize::from(cell)]).collect::<Vec<_>>();
        digits.sort_unstable();
        digits.dedup();
        assert_eq!(known.seen(cell), digits);
        assert_eq!(known.possible(cell), digits);
    }
    assert!(all.is_sorted());
}

#[test]
fn raised_handles_and_spent_budgets_end_searches() {
    let flag = std::sync::atomic::AtomicBool::new(true);
    let puzzle = read_iss(".Shape~6x6").unwrap();
    let stopped = Problem::new(&puzzle).unwrap().stop(ichidoku::Stop::flag(&flag));
    assert_eq!(stopped.count(u64::MAX), Err(ichidoku::Interrupted::Stopped));
    let short = Problem::new(&puzzle).unwrap().budget(10);
    assert_eq!(short.count(u64::MAX), Err(ichidoku::Interrupted::NodeBudget));
}

#[test]
fn impossible_rules_are_named() {
    let error = |text: &str| Problem::new(&read_iss(text).unwrap()).unwrap_err();
    assert_eq!(error(".Regex~WzEtNQ~R1C1").place, 0);
    assert!(error(".NoBoxes.Quad~R9C9~1").to_string().starts_with("rule 2: expected a square of four cells"));
}

/// The searches of a large grid are left to the one that learns.
#[test]
fn true_candidates_of_a_large_grid_include_a_solution() {
    let shape = Shape::square(16).unwrap();
    let solution = Problem::new(&Puzzle::new(shape, vec![])).unwrap().any_solution().unwrap().unwrap();
    let mut random = Random::new(1);
    let mut cells = (0..256).collect::<Vec<u16>>();
    random.shuffle(&mut cells);
    let given = cells[..100].iter().map(|&cell| (cell, vec![solution[usize::from(cell)]])).collect();
    let problem = Problem::new(&Puzzle::new(shape, vec![Constraint::Given(given)])).unwrap();
    let known = problem.true_candidates(&mut |_| {}).unwrap();
    for (cell, digit) in (0..).zip(&solution) {
        assert!(known.seen(cell).contains(digit), "{digit} in cell {cell}");
        assert_eq!(known.seen(cell), known.possible(cell));
    }
}
