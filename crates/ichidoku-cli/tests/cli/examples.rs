//! Puzzles for the tests, and as many more as are wanted, the same in every run.

use ichidoku::{Cell, Digit, Outcome, Puzzle};

/// The best-known puzzle of all: one solution, 22 clues that could go.
pub(crate) const PROPER: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// 17 clues, so none can go.
pub(crate) const MINIMAL: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// Two solutions: 1 and 3 stand crosswise in rows 4 and 5, columns 6 and 9.
pub(crate) const TWO: &str = "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
/// No digit is left for r1c9.
pub(crate) const NONE: &str = "12345678....................................9....................................";
/// 5 twice in row 1.
pub(crate) const CLASHING: &str = "5.......5........................................................................";
pub(crate) const EMPTY: &str = ".................................................................................";

/// A small generator of pseudo-random numbers (xorshift64*).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % n
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        (1..N).for_each(|i| order.swap(i, self.below(i + 1)));
        order
    }

    /// The order of nine rows that keeps bands together.
    fn rows(&mut self) -> [usize; 9] {
        let bands = self.shuffled::<3>();
        let within = [self.shuffled::<3>(), self.shuffled::<3>(), self.shuffled::<3>()];
        std::array::from_fn(|i| bands[i / 3] * 3 + within[i / 3][i % 3])
    }

    /// The puzzle with its digits, rows and columns exchanged in a way that the rules do not notice.
    pub(crate) fn disguise(&mut self, puzzle: &Puzzle) -> Puzzle {
        let (digits, rows, columns) = (self.shuffled::<9>(), self.rows(), self.rows());
        let place = |i: usize| rows[i / 9] * 9 + columns[i % 9];
        let clue = |(i, cell): (usize, Cell)| {
            let digit = puzzle.get(Cell::ALL[place(i)])?;
            Some((cell, Digit::ALL[digits[digit.index()]]))
        };
        Cell::ALL.into_iter().enumerate().filter_map(clue).collect()
    }
}

pub(crate) fn puzzle(line: &str) -> Puzzle {
    line.parse().expect("a puzzle")
}

/// So many proper puzzles, a line each.
pub(crate) fn proper_lines(count: usize) -> Vec<String> {
    let (mut random, base) = (Random(1), [puzzle(PROPER), puzzle(MINIMAL)]);
    (0..count).map(|i| random.disguise(&base[i % 2]).to_string()).collect()
}

/// So many puzzles whose clues obey the rules (a few clash), but that have no solution: each is a proper puzzle with
/// one clue that is not in the solution.
pub(crate) fn broken(count: usize) -> Vec<Puzzle> {
    let mut random = Random(7);
    let mut broken = Vec::new();
    while broken.len() < count {
        let proper = random.disguise(&puzzle(if broken.len() % 2 == 0 { PROPER } else { MINIMAL }));
        let Outcome::Unique(solution) = proper.solve() else { panic!("a disguise changes nothing") };
        let cell = Cell::ALL[random.below(81)];
        let digit = Digit::ALL[random.below(9)];
        let clashes = !proper.unseen_digits(cell).contains(digit);
        let rarely = random.below(10) == 0;
        if solution.get(cell) != digit && proper.get(cell).is_none() && (rarely || !clashes) {
            broken.push(proper.with(cell, Some(digit)));
        }
    }
    broken
}
