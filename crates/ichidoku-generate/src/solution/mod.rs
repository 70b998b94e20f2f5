//! Random solutions, each of the 6,670,903,752,021,072,936,960 exactly as likely.
//!
//! A sample is built in such a way that every solution can be built in exactly one way, and every way is as likely as any
//! other; where the choices do not fit together, *everything* is thrown away and begun anew. So no solution is preferred,
//! and no weight has to be known.
//!
//! ```text
//!   1. box 1 in order; rows of boxes 2 and 3, and what is in their columns       56·36² ways, all of them fit
//!   2. which digits of each column go to band 2, the others to band 3            56³ ways, see `split`
//!   3. band 2: the digits of each column in rows                                 1,728 ways, about one in nine fits
//!   4. band 3: the same
//!   5. the columns of stacks 2 and 3 in any order, the digits renamed            6²·9! ways
//! ```
//!
//! One try in 75 fits: 56·36²·56³·1,728²·6²·9! ÷ 6,670,903,752,021,072,936,960 = 74.6. Whether steps 3 and 4 fit is
//! decided before they are taken: [`tables`] knows how many of the ways do, so a try costs a few look-ups.

use std::sync::LazyLock;

use ichidoku::{Puzzle, Solution};

use crate::random::Random;
use tables::{Partition, SPLITS, Tables, both};

mod tables;

/// Nine digits, one bit each.
const ALL: u16 = 0x1FF;

/// Three digits in each of three rows, or columns, of a box.
type Sets = [u16; 3];

/// The rows and the columns of a box with its digits in order.
const ROWS: Sets = [0o007, 0o070, 0o700];
const COLUMNS: Sets = [0o111, 0o222, 0o444];

/// The six orders of three things.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// In how many ways the columns of a band could be arranged: any order of the columns of the first box, one of two for each
/// column of the second.
const WAYS: u32 = 216 * 8;

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

/// A random solution; all are exactly as likely, as far as the random numbers are fair.
///
/// The first call in a process makes tables, in a few milliseconds.
///
/// ```
/// use ichidoku_generate::{Random, random_solution};
/// let solution = random_solution(&mut Random::new(7, 0, 0));
/// assert_eq!(solution, random_solution(&mut Random::new(7, 0, 0)));
/// ```
pub fn random_solution(random: &mut Random) -> Solution {
    let tables = &*TABLES;
    loop {
        if let Some(plan) = Plan::attempt(tables, random)
            && let Some(solution) = plan.solution(tables, random)
        {
            return solution;
        }
    }
}

/// What is chosen first.
struct Plan {
    /// The rows of boxes 2 and 3.
    rows: [Sets; 2],
    /// The columns of boxes 2 and 3.
    columns: [Partition; 2],
    /// How the columns of the three stacks go on.
    splits: [u32; 3],
}

impl Plan {
    /// One try; `None` if the bands below do not fit.
    fn attempt(tables: &Tables, random: &mut Random) -> Option<Self> {
        const CHOICES: u32 = SPLITS as u32;
        let choice = random.below(CHOICES * 36 * 36 * CHOICES);
        let (rows, first) = (choice % CHOICES, choice / CHOICES % CHOICES);
        let (i, j) = (choice / (CHOICES * CHOICES) % 36, choice / (CHOICES * CHOICES) / 36);
        let choice = random.below(CHOICES * CHOICES);
        let splits = [first, choice % CHOICES, choice / CHOICES];
        let candidates = tables.first_bands(rows);
        let columns = [candidates[0][i as usize], candidates[1][j as usize]];
        let below = [0, 1].map(|s| tables.split(columns[s], splits[s + 1]));
        for half in 0..2 {
            let ways = tables.ways(first, half, below[0][half], below[1][half]);
            if random.below(WAYS) >= u32::from(ways) {
                return None;
            }
        }
        Some(Self { rows: both(ROWS, rows), columns, splits })
    }

    /// One of the solutions of the plan.
    fn solution(&self, tables: &Tables, random: &mut Random) -> Option<Solution> {
        let mut columns = [COLUMNS, tables.sets(self.columns[0]), tables.sets(self.columns[1])];
        columns[1..].iter_mut().for_each(|box_| random.shuffle(box_));
        let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        random.shuffle(&mut names);
        let mut bands = [Band { rows: [ROWS, self.rows[0], self.rows[1]], columns }; 3];
        for (half, band) in bands[1..].iter_mut().enumerate() {
            for (stack, split) in self.splits.into_iter().enumerate() {
                // The split counts the columns in the order of the table.
                let place = |set: &u16| columns[stack].iter().position(|other| other == set);
                let sorted = if stack == 0 { COLUMNS } else { tables.sets(self.columns[stack - 1]) };
                for (old, new) in sorted.iter().zip(both(sorted, split)[half]) {
                    band.columns[stack][place(old)?] = new;
                }
            }
            band.rows = band.arranged(random);
        }
        solution(&bands, &names)
    }
}

/// A band: the digits of the rows and of the columns of its three boxes.
#[derive(Clone, Copy)]
struct Band {
    rows: [Sets; 3],
    columns: [Sets; 3],
}

impl Band {
    /// Its columns, which fit, in any of the ways that do.
    fn arranged(&self, random: &mut Random) -> [Sets; 3] {
        loop {
            if let Some(rows) = arrange(&self.columns, random.below(WAYS)) {
                return rows;
            }
        }
    }
}

/// Three disjoint sets of three digits, the second of which has digits of the other two only, and so on: where the digits
/// of three columns of a box may stand in the next one. `choice` is below 56 = 1 + 1 + 27 + 27, by how many digits of a
/// column stay together.
fn split([a, b, c]: Sets, choice: u32) -> Sets {
    match choice {
        0 => [c, a, b],
        1 => [b, c, a],
        _ => {
            let n = choice - 2;
            let parts = [one_of(a, n % 3), one_of(b, n / 3 % 3), one_of(c, n / 9 % 3)];
            // One digit of each set goes one way and two go the other way.
            let [p, q, r] = if n < 27 { parts } else { [a ^ parts[0], b ^ parts[1], c ^ parts[2]] };
            [q | (c ^ r), r | (a ^ p), p | (b ^ q)]
        }
    }
}

/// One of three digits.
fn one_of(set: u16, which: u32) -> u16 {
    let low = set & set.wrapping_neg();
    let rest = set ^ low;
    let high = rest & (rest - 1);
    match which {
        0 => low,
        1 => high,
        _ => rest ^ high,
    }
}

/// The rows of the boxes of a band whose columns are given; `choice` is below [`WAYS`]. `None` if that does not fit.
fn arrange(columns: &[Sets; 3], choice: u32) -> Option<[Sets; 3]> {
    let rows = arrange_second(&columns[0], &columns[1], choice)?;
    let fits = rows[2].iter().all(|row| columns[2].iter().all(|column| row & column != 0));
    fits.then_some(rows)
}

/// The rows of the boxes of a band, given the columns of the first two.
fn arrange_second(columns: &Sets, next: &Sets, choice: u32) -> Option<[Sets; 3]> {
    let mut orders = choice / 8;
    let mut first = [0; 3];
    for column in columns {
        place(&mut first, *column, orders % 6);
        orders /= 6;
    }
    let mut second = [0; 3];
    for (j, column) in next.iter().enumerate() {
        displace(&mut second, &first, *column, choice >> j & 1 != 0)?;
    }
    Some([first, second, [0, 1, 2].map(|i| ALL & !(first[i] | second[i]))])
}

/// Adds three digits to three rows, one each.
fn place(rows: &mut Sets, digits: u16, order: u32) {
    let low = digits & digits.wrapping_neg();
    let rest = digits ^ low;
    let middle = rest & rest.wrapping_neg();
    let [a, b, c] = ORDERS[order as usize];
    rows[usize::from(a)] |= low;
    rows[usize::from(b)] |= middle;
    rows[usize::from(c)] |= rest ^ middle;
}

/// Adds three digits to the rows of the second box, none to the row that it has in the first. There are two ways, or
/// none if all three are in one row.
fn displace(second: &mut Sets, first: &Sets, column: u16, other: bool) -> Option<()> {
    let here = first.map(|row| row & column);
    if here.iter().all(|row| *row != 0) {
        let turned = if other { [1, 2, 0] } else { [2, 0, 1] };
        second.iter_mut().zip(turned).for_each(|(row, from)| *row |= here[from]);
        return Some(());
    }
    let two = (0..3).find(|i| here[*i].count_ones() == 2)?;
    let one = (0..3).find(|i| here[*i].count_ones() == 1)?;
    let low = here[two] & here[two].wrapping_neg();
    let (swapped, away) = if other { (low, here[two] ^ low) } else { (here[two] ^ low, low) };
    second[two] |= here[one];
    second[one] |= swapped;
    second[3 - one - two] |= away;
    Some(())
}

/// The bands with their digits renamed.
fn solution(bands: &[Band; 3], names: &[u8; 9]) -> Option<Solution> {
    let mut values = [0; 81];
    for (i, value) in values.iter_mut().enumerate() {
        let (row, column) = (i / 9, i % 9);
        let band = &bands[row / 3];
        let digit = band.rows[column / 3][row % 3] & band.columns[column / 3][column % 3];
        *value = *names.get(digit.trailing_zeros() as usize)?;
    }
    Solution::try_from(Puzzle::from_values(values)?).ok()
}

#[cfg(test)]
mod tests;
