//! Random solutions are spread as all solutions are.

use ichidoku::Solution;
use ichidoku::symmetry::{BandClass, Canon};

use super::bands::{COLUMNS, Sets};
use super::tables::{SPLITS, Tables};
use super::{Plan, TABLES, random_solution};
use crate::random::Random;

/// How many of the 5,472,730,538 classes of solutions have 0, 1, 2 … unavoidable sets of four cells: counted by others
/// over the whole catalogue. The few classes with symmetries of their own weigh less among all solutions; that changes the shares
/// by less than one part in ten thousand.
const RECTANGLES: [u64; 36] = [
    352_894,
    1_654_475,
    6_891_532,
    21_107_315,
    51_765_007,
    105_759_561,
    186_644_998,
    289_799_298,
    402_555_715,
    505_627_121,
    580_153_348,
    612_280_600,
    598_177_291,
    543_232_929,
    460_415_833,
    364_777_309,
    270_755_777,
    188_260_086,
    122_672_303,
    74_788_269,
    42_628_010,
    22_634_443,
    11_177_578,
    5_123_654,
    2_176_664,
    854_253,
    311_585,
    105_410,
    33_612,
    9_897,
    2_798,
    721,
    186,
    43,
    14,
    0,
];

/// Two digits that stand crosswise in two rows and two columns, in two boxes.
fn rectangles(solution: &Solution) -> usize {
    let digit = |row: usize, column: usize| solution.values()[row * 9 + column];
    let pairs = || (0..9).flat_map(|i| (i + 1..9).map(move |j| (i, j)));
    let crosswise = |(r, s): (usize, usize), (c, d): (usize, usize)| {
        (r / 3 == s / 3) != (c / 3 == d / 3) && digit(r, c) == digit(s, d) && digit(r, d) == digit(s, c)
    };
    pairs().map(|rows| pairs().filter(|columns| crosswise(rows, *columns)).count()).sum()
}

/// The chi-square of counts against shares; classes that expect less than five are put together. Also how many there are.
fn chi_square(counts: &[u64], shares: &[f64]) -> (f64, usize) {
    let total = counts.iter().sum::<u64>() as f64;
    let (mut sum, mut classes, mut rare) = (0.0, 0, (0.0, 0.0));
    for (count, share) in counts.iter().zip(shares) {
        let expected = share * total;
        if expected < 5.0 {
            rare = (rare.0 + *count as f64, rare.1 + expected);
        } else {
            sum += (*count as f64 - expected).powi(2) / expected;
            classes += 1;
        }
    }
    if rare.1 > 0.0 {
        sum += (rare.0 - rare.1).powi(2) / rare.1;
        classes += 1;
    }
    (sum, classes)
}

fn samples(n: u64) -> impl Iterator<Item = Solution> {
    (0..n).map(|i| random_solution(&mut Random::new(2026, i, 0)))
}

fn count() -> u64 {
    std::env::var("ICHIDOKU_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000)
}

#[test]
fn unavoidable_rectangles_are_as_frequent_as_in_all_solutions() {
    let mut counts = [0; 40];
    samples(count()).for_each(|solution| counts[rectangles(&solution)] += 1);
    let total = RECTANGLES.iter().sum::<u64>() as f64;
    let shares: Vec<f64> = RECTANGLES.iter().map(|n| *n as f64 / total).collect();
    let (sum, classes) = chi_square(&counts[..36], &shares);
    // Beyond 4.5 standard deviations above the mean: less than once in ten thousand seeds.
    let degrees = (classes - 1) as f64;
    println!("chi-square {sum:.1} with {degrees} degrees of freedom");
    assert!(sum < degrees + 4.5 * (2.0 * degrees).sqrt(), "{sum} with {degrees} degrees of freedom: {counts:?}");
}

/// The order in which the grid is built must not show: rows and columns, bands and stacks, digits are all alike.
#[test]
fn no_digit_prefers_a_cell() {
    let n = count();
    let mut counts = vec![[0_u64; 9]; 81];
    for solution in samples(n) {
        for (cell, digit) in counts.iter_mut().zip(solution.values()) {
            cell[usize::from(*digit) - 1] += 1;
        }
    }
    let worst = counts.iter().map(|cell| chi_square(cell, &[1.0 / 9.0; 9]).0).fold(0.0, f64::max);
    assert!(worst < 45.0, "8 degrees of freedom, 81 cells: {worst}");
}

/// The digits of a minirow stand together again in another minirow of the band: as often along rows as along columns.
#[test]
fn bands_and_stacks_are_alike() {
    let transposed = |solution: &Solution| {
        let mut values = [0; 81];
        (0..81).for_each(|i| values[i % 9 * 9 + i / 9] = solution.values()[i]);
        values
    };
    let together = |values: &[u8; 81]| {
        let minirow = |row: usize, b: usize| values[row * 9 + 3 * b..][..3].iter().fold(0_u16, |set, d| set | 1 << d);
        let again = |band: usize, row: usize| {
            let others = [(row + 1) % 3, (row + 2) % 3];
            others.iter().filter(|other| minirow(3 * band + *other, 1) == minirow(3 * band + row, 0)).count()
        };
        (0..9).map(|row| again(row / 3, row % 3)).sum::<usize>() as f64
    };
    let n = count();
    let (mut rows, mut columns) = (0.0, 0.0);
    for solution in samples(n) {
        rows += together(solution.values());
        columns += together(&transposed(&solution));
    }
    let spread = 5.0 * (2.0 * (rows + columns)).sqrt();
    assert!(rows > 0.0 && (rows - columns).abs() < spread, "{rows} along rows, {columns} along columns");
}

/// 2,612,736 ways to go on from box 1, 56³ ways to share out the columns, 1,728 ways for each band: all that are tried.
#[test]
fn one_try_in_75_fits() {
    let (tables, mut random) = (&*TABLES, Random::new(1, 0, 0));
    let fits = (0..400_000).filter(|_| Plan::attempt(tables, &mut random).is_some()).count();
    let expected =
        400_000.0 * 6.670_903_752_021e21 / (56.0 * 36.0 * 36.0 * 56.0_f64.powi(3) * 1728.0 * 1728.0 * 36.0 * 362_880.0);
    assert!((fits as f64 - expected).abs() < 5.0 * expected.sqrt(), "{fits}, expected {expected}");
}

#[test]
fn whatever_fits_is_a_solution() {
    let (tables, mut random) = (&*TABLES, Random::new(2, 0, 0));
    let plans = (0..20_000).filter_map(|_| Plan::attempt(tables, &mut random));
    let plans: Vec<Plan> = plans.collect();
    assert!(plans.len() > 100 && plans.iter().all(|plan| plan.solution(tables, &mut random).is_some()));
}

/// How many solutions have this first band.
fn completions(tables: &Tables, class: &BandClass) -> u64 {
    // Named so that box 1 is in order.
    let mut names = [0; 9];
    for (i, name) in (0..9).zip(0_u16..) {
        names[class.rows[i / 3][i % 3].index()] = 1 << name;
    }
    let column = |j: usize| (0..3).map(|i| names[class.rows[i][j].index()]).sum();
    let columns: [Sets; 3] = [0, 3, 6].map(|first| [0, 1, 2].map(|j| column(first + j)));
    assert_eq!(columns[0], COLUMNS);
    let [second, third] = [1, 2].map(|stack| tables.number(columns[stack]));
    let each = || 0..SPLITS as u32;
    let mut sum = 0;
    for first in each() {
        for below in each().map(|n| tables.split(second, n)) {
            for beside in each().map(|n| tables.split(third, n)) {
                let ways = [0, 1].map(|half| u64::from(tables.ways(first, half, below[half], beside[half])));
                sum += ways[0] * ways[1];
            }
        }
    }
    sum
}

/// The tables know how many solutions there are, and the bands of the samples are as frequent as those of all solutions.
#[test]
fn bands_are_as_frequent_as_in_all_solutions() {
    let (tables, canon) = (&*TABLES, Canon::new());
    let weights: Vec<u128> =
        canon.band_classes().map(|class| u128::from(class.size) * u128::from(completions(tables, &class))).collect();
    let total: u128 = weights.iter().sum();
    assert_eq!(total, 6_670_903_752_021_072_936_960);
    let shares: Vec<f64> = weights.iter().map(|weight| *weight as f64 / total as f64).collect();
    // The bands of a solution hang together, so each place is counted for itself.
    let mut counts = vec![[0_u64; 416]; 6];
    for solution in samples(count()) {
        let ids = canon.band_ids(&solution);
        counts.iter_mut().zip(ids).for_each(|(counts, id)| counts[usize::from(id) - 1] += 1);
    }
    for (place, counts) in counts.iter().enumerate() {
        let (sum, classes) = chi_square(counts, &shares);
        let degrees = (classes - 1) as f64;
        println!("band or stack {place}: chi-square {sum:.1} with {degrees} degrees of freedom");
        assert!(sum < degrees + 4.5 * (2.0 * degrees).sqrt(), "{place}: {sum} with {degrees} degrees of freedom");
    }
}
