//! The CPU's side of `kernel/variations.cu`: the same puzzles, the same checksums.

use ichidoku::Puzzle;
use ichidoku::solve::Report;

/// The three-element permutations, two bits an element.
const PERMUTATIONS: [usize; 6] = [0x24, 0x18, 0x21, 0x09, 0x12, 0x06];

/// SplitMix64.
fn scramble(number: u64) -> u64 {
    let mut number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

/// Choices drawn from one number.
struct Chance(u64);

impl Chance {
    fn draw(&mut self, choices: u64) -> usize {
        let drawn = self.0 % choices;
        self.0 /= choices;
        drawn as usize
    }

    /// Source line for each of nine lines.
    fn lines(&mut self) -> [usize; 9] {
        let drawn: [usize; 4] = std::array::from_fn(|_| PERMUTATIONS[self.draw(6)]);
        let permuted = |permutation: usize, i: usize| permutation >> (2 * i) & 3;
        std::array::from_fn(|line| 3 * permuted(drawn[3], line / 3) + permuted(drawn[line / 3], line % 3))
    }

    /// New value for each value; blanks stay.
    fn values(&mut self) -> [u8; 10] {
        let mut values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        for i in (2..=9).rev() {
            values.swap(i, 1 + self.draw(i as u64));
        }
        values
    }
}

/// Variation `number` of the bases: digits renamed, lines permuted, perhaps transposed. Nothing comes twice soon.
pub(crate) fn vary(bases: &[Puzzle], seed: u64, number: u64) -> Puzzle {
    let base = bases[(number % bases.len() as u64) as usize].values();
    let mut chance = Chance(scramble(seed.wrapping_add(number)));
    let transposed = chance.draw(2) == 1;
    let (rows, columns) = (chance.lines(), chance.lines());
    let values = chance.values();
    let cell = |i: usize| {
        let (row, column) = (rows[i / 9], columns[i % 9]);
        let source = if transposed { 9 * column + row } else { 9 * row + column };
        values[usize::from(base[source])]
    };
    Puzzle::from_values(std::array::from_fn(cell)).unwrap_or(Puzzle::EMPTY)
}

/// Checksum of a puzzle's number, its report and its first solution. Checksums of many puzzles are added.
pub(crate) fn checksum(number: u64, report: &Report) -> u64 {
    let values =
        report.solutions[0].as_ref().map_or([b'.'; 81], |solution| solution.values().map(|value| b'0' + value));
    let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    let hash = values.into_iter().fold(0xCBF2_9CE4_8422_2325, fnv);
    scramble((hash ^ (report.stats.guesses << crate::kernel::GUESSES | report.count)).wrapping_add(number))
}
