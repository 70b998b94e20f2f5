//! Random solutions are spread as all solutions are.

use ichidoku::Solution;
use ichidoku_generate::{Random, random_solution};

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
