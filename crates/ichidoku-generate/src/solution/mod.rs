//! Random solutions, each of the 6,670,903,752,021,072,936,960 exactly as likely.
//!
//! A sample is built in such a way that every solution can be built in exactly one way, and every way is as likely as any
//! other; where the choices do not fit together, *everything* is thrown away and begun anew. So no solution is preferred,
//! and no weight has to be known. That is rejection sampling (von Neumann 1951), and starting again in the middle instead would
//! prefer what begins well.
//!
//! ```text
//!   1. box 1 in order; rows of boxes 2 and 3, and what is in their columns       56·36² ways, all of them fit
//!   2. which digits of each column go to band 2, the others to band 3            56³ ways, see `bands::split`
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
use bands::{COLUMNS, ROWS, Sets, WAYS, arrange};
use tables::{Partition, SPLITS, Tables, both};

mod bands;
mod tables;

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
