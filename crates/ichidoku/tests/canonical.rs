//! Canonical forms: the least of all copies, equal for all copies, different for different classes.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::HashSet;

use ichidoku::symmetry::{Canon, Census, Transform};
use ichidoku::{Digit, Puzzle, Solution};
use testkit::random::Random;
use testkit::random_solution;

fn solution(line: &str) -> Solution {
    Solution::try_from(line.parse::<Puzzle>().unwrap()).unwrap()
}

fn random_grid(random: &mut Random) -> Solution {
    Solution::try_from(Puzzle::from_values(random_solution(random)).unwrap()).unwrap()
}

fn random_transform(random: &mut Random) -> Transform {
    Transform::nth(random.next_u64() % Transform::COUNT).unwrap()
}

/// How many rounds: so many, or as many as the environment asks for.
fn rounds(usual: usize) -> usize {
    std::env::var("ICHIDOKU_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

/// Grids of which the literature knows the canonical form and the order of the group.
const NAMED: [(&str, &str, u64); 4] = [
    ("the least of all", "123456789456789123789123456214365897365897214897214365531642978642978531978531642", 3),
    (
        "the greatest canonical form",
        "123456789457893612986217354274538196531964827698721435342685971715349268869172543",
        72,
    ),
    (
        "the most automorphisms",
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
        648,
    ),
    (
        "the most unavoidable rectangles",
        "123456789457189326869372514214965873635847192978213465381624957546798231792531648",
        36,
    ),
];

#[test]
fn named_grids_have_their_known_forms_and_groups() {
    let canon = Canon::new();
    let mut random = Random::new(1);
    for (name, form, order) in NAMED {
        let form = solution(form);
        assert_eq!(canon.solution(&form).form, form, "{name}");
        let copy = random_transform(&mut random).solution(&form);
        let canonical = canon.solution(&copy);
        assert_eq!((canonical.form, canonical.order()), (form, order), "{name}");
    }
    let ua36 = solution("123568479864791352957243681218657934536489127749312865391825746472136598685974213");
    assert_eq!(canon.solution(&ua36).form, solution(NAMED[3].1));
}

#[test]
fn copies_of_a_grid_have_one_form() {
    let canon = Canon::new();
    let mut random = Random::new(2);
    for _ in 0..rounds(50) {
        let grid = random_grid(&mut random);
        let canonical = canon.solution(&grid);
        assert_eq!(canonical.transform.solution(&grid), canonical.form);
        for _ in 0..1000 {
            let copy = random_transform(&mut random).solution(&grid);
            let other = canon.solution(&copy);
            assert_eq!((other.form, other.order()), (canonical.form, canonical.order()), "{grid} and {copy}");
            assert_eq!(other.transform.solution(&copy), other.form);
        }
    }
}

/// The least form by trying everything, with names in the order in which they come.
fn least_of_all(values: &[u8; 81]) -> ([u8; 81], u64) {
    let mut best = ([u8::MAX; 81], 0);
    let original = Puzzle::from_values(*values).unwrap();
    for transform in Transform::geometric() {
        let moved = transform.puzzle(&original);
        let mut names = [0; 10];
        let mut next = 1;
        let form = moved.values().map(|digit| {
            let name = &mut names[digit as usize];
            if digit != 0 && *name == 0 {
                *name = next;
                next += 1;
            }
            *name
        });
        match form.cmp(&best.0) {
            std::cmp::Ordering::Less => best = (form, 1),
            std::cmp::Ordering::Equal => best.1 += 1,
            std::cmp::Ordering::Greater => {}
        }
    }
    best
}

#[test]
fn the_form_of_a_grid_is_the_least_of_all() {
    let canon = Canon::new();
    let mut random = Random::new(3);
    let symmetric = random_transform(&mut random).solution(&solution(NAMED[2].1));
    let others = (0..rounds(100).div_ceil(100)).map(|_| random_grid(&mut random));
    for grid in others.chain([symmetric]) {
        let canonical = canon.solution(&grid);
        assert_eq!((*canonical.form.values(), canonical.order()), least_of_all(grid.values()), "{grid}");
    }
}

/// Clues of a random grid, from none to all.
fn random_puzzle(random: &mut Random) -> Puzzle {
    let mut values = random_solution(random);
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    cells[random.below(82)..].iter().for_each(|cell| values[*cell] = 0);
    Puzzle::from_values(values).unwrap()
}

#[test]
fn copies_of_a_puzzle_have_one_form() {
    let mut random = Random::new(5);
    for _ in 0..rounds(300) {
        let puzzle = random_puzzle(&mut random);
        let canonical = puzzle.canonical().unwrap();
        assert_eq!(canonical.transform.puzzle(&puzzle), canonical.form, "{puzzle}");
        for _ in 0..10 {
            let copy = random_transform(&mut random).puzzle(&puzzle);
            let other = copy.canonical().unwrap();
            assert_eq!((other.form, other.order()), (canonical.form, canonical.order()), "{puzzle} and {copy}");
        }
    }
}

#[test]
fn the_form_of_a_puzzle_is_the_least_of_all() {
    let mut random = Random::new(6);
    let rounds = rounds(100).div_ceil(100);
    let corner = "1........2........3..............................................................";
    let diagonal = "1...........1...........2...3...........4...........5...6...........7...........8";
    let symmetric = [corner, diagonal].map(|line| random_transform(&mut random).puzzle(&line.parse().unwrap()));
    let others = (0..2 * rounds).map(|_| random_puzzle(&mut random));
    for puzzle in others.chain(symmetric) {
        let canonical = puzzle.canonical().unwrap();
        assert_eq!((*canonical.form.values(), canonical.order()), least_of_all(puzzle.values()), "{puzzle}");
    }
}

#[test]
fn a_complete_grid_has_the_same_form_as_a_puzzle() {
    let canon = Canon::new();
    let mut random = Random::new(7);
    for _ in 0..3 {
        let grid = random_grid(&mut random);
        let (one, other) = (canon.solution(&grid), Puzzle::from(grid).canonical().unwrap());
        assert_eq!((Puzzle::from(one.form), one.order()), (other.form, other.order()));
    }
}

#[test]
fn automorphisms_keep_the_puzzle() {
    let lines = [
        "1........2........3..............................................................",
        "12345678.........................................................................",
        "...............1..2...................................................1........2.",
    ];
    for line in lines {
        let puzzle: Puzzle = line.parse().unwrap();
        let canonical = puzzle.canonical().unwrap();
        let all: HashSet<Transform> = canonical.automorphisms().collect();
        assert_eq!(all.len() as u64, canonical.order(), "{puzzle}");
        assert_eq!(canonical.automorphisms().next(), Some(Transform::IDENTITY));
        assert!(all.iter().all(|transform| transform.puzzle(&puzzle) == puzzle));
    }
    assert_eq!(Puzzle::EMPTY.canonical().unwrap().order(), Transform::GEOMETRIC);
}

#[test]
fn clashing_clues_have_no_form() {
    let clashing =
        Puzzle::EMPTY.with("r1c1".parse().unwrap(), Digit::new(5)).with("r9c1".parse().unwrap(), Digit::new(5));
    assert_eq!(clashing.canonical().unwrap_err().to_string(), "5 stands in r1c1 and r9c1 of column 1");
}

#[test]
fn automorphisms_keep_the_grid_and_form_a_group() {
    let canon = Canon::new();
    let mut random = Random::new(4);
    for (_, form, order) in NAMED {
        let grid = random_transform(&mut random).solution(&solution(form));
        let all: HashSet<Transform> = canon.solution(&grid).automorphisms().collect();
        assert_eq!(all.len() as u64, order);
        assert!(all.contains(&Transform::IDENTITY));
        assert!(all.iter().all(|transform| transform.solution(&grid) == grid));
        assert!(all.iter().all(|transform| all.contains(&transform.inverse())));
        let one = all.iter().next().unwrap();
        assert!(all.iter().all(|transform| all.contains(&transform.then(one))));
    }
}

#[test]
fn named_grids_have_their_known_bands() {
    let canon = Canon::new();
    let numbers = |i: usize| canon.band_ids(&solution(NAMED[i].1));
    assert_eq!(numbers(0), [1, 1, 1, 247, 247, 247]);
    assert_eq!(numbers(1), [416; 6]);
    assert_eq!(numbers(2), [1; 6]);
}

#[test]
fn the_solutions_of_the_17_clue_puzzles_are_of_46301_classes() {
    let Some(file) = testkit::shared_data("perf/17-clue.txt") else { return };
    let puzzles = puzzles(&file);
    let canon = Canon::new();
    let forms: Vec<_> = ichidoku::solve::Search::new()
        .run_many(&puzzles)
        .iter()
        .map(|report| canon.solution(&report.solutions[0].unwrap()))
        .collect();
    assert_eq!(forms.iter().filter(|canonical| canonical.order() == 2).count(), 6);
    let classes: HashSet<Solution> = forms.iter().map(|canonical| canonical.form).collect();
    assert_eq!((puzzles.len(), classes.len()), (49_158, 46_301));
}

#[test]
fn the_17_clue_puzzles_are_all_of_different_classes() {
    let Some(file) = testkit::shared_data("perf/17-clue.txt") else { return };
    let forms: HashSet<Puzzle> = puzzles(&file).iter().map(|puzzle| puzzle.canonical().unwrap().form).collect();
    assert_eq!(forms.len(), 49_158);
}

/// The puzzles of a file, a line each.
fn puzzles(file: &std::path::Path) -> Vec<Puzzle> {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect()
}

/// The classes of moves that keep some grid but for the names of its digits: how many moves, and how many such grids,
/// digits unnamed. E. Russell and F. Jarvis, "Mathematics of Sudoku II" (2006).
const FIXED: [(u64, u64); 27] = [
    (1, 18_383_222_420_692_992),
    (96, 21_233_664),
    (16, 107_495_424),
    (192, 4_204_224),
    (64, 2_508_084),
    (5_184, 323_928),
    (20_736, 162),
    (20_736, 288),
    (144, 14_837_760),
    (1_728, 2_592),
    (288, 5_184),
    (864, 2_085_120),
    (3_456, 1_296),
    (1_728, 294_912),
    (2_304, 648),
    (1_152, 6_342_480),
    (1_296, 30_258_432),
    (10_368, 1_854),
    (93_312, 288),
    (2_916, 155_492_352),
    (69_984, 13_056),
    (972, 449_445_888),
    (3_888, 27_648),
    (31_104, 6_480),
    (15_552, 1_728),
    (15_552, 3_456),
    (7_776, 13_824),
];

/// How many essentially different grids have so many automorphisms.
const BY_ORDER: [(u64, u64); 16] = [
    (1, 5_472_170_387),
    (2, 548_449),
    (3, 7_336),
    (4, 2_826),
    (6, 1_257),
    (8, 29),
    (9, 42),
    (12, 92),
    (18, 85),
    (27, 2),
    (36, 15),
    (54, 11),
    (72, 2),
    (108, 3),
    (162, 1),
    (648, 1),
];

#[test]
fn the_published_totals_agree_with_the_number_of_grids() {
    let unnamed = Census::new().grids(&Canon::new()) / 362_880;
    assert_eq!(u128::from(FIXED[0].1), unnamed);
    let burnside: u128 = FIXED.iter().map(|(moves, grids)| u128::from(*moves) * u128::from(*grids)).sum();
    assert_eq!(
        (burnside / u128::from(Transform::GEOMETRIC), burnside % u128::from(Transform::GEOMETRIC)),
        (5_472_730_538, 0)
    );
    assert_eq!(BY_ORDER.iter().map(|(_, classes)| classes).sum::<u64>(), 5_472_730_538);
    let copies = |(order, classes): &(u64, u64)| u128::from(Transform::GEOMETRIC / order) * u128::from(*classes);
    assert_eq!(BY_ORDER.iter().map(copies).sum::<u128>(), unnamed);
}
